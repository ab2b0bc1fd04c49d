visit =
  .t = Którą zabawkę zagrywasz?
