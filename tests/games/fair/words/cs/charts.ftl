visit =
  .if-toy-hand = Máte na ruce hračku?
  .deal = Vezmete si hračku
