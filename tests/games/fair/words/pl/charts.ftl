visit =
  .if-toy-hand = Masz na ręce zabawkę?
  .deal = Bierzesz zabawkę
