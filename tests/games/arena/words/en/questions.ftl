# What is asked in the tour.

tour = What now?
  .c = Which token do you keep?
  .rest = rest
  .ring = ring the bell
