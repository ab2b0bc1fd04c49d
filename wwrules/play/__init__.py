"""Play: games at the terminal, replays, simulations and odds. Everything goes through sessions; no game is known here."""
