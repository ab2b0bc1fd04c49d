visit =
  .t = Kterou hračku zahrajete?
