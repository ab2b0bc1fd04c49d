# The steps of flow charts in Polish, by the procedure that has them, a dot, and what the step is about: an event or a procedure,
# what is chosen, if- and what a condition looks at, each- and what there is one for each of. Ways end in -yes and -no.
# What the questions or the lexicon say is not said again.

## Tea party

tea-turn =
  .if-by-players = Możesz jeszcze wziąć kartę herbatki?
  .visit-table = Tura przy stole
  .end-turn = Koniec tury
visit-table =
  .c-2-yes = krzesło jest wolne
  .c-2-no = nie ma wolnych krzeseł
sit-down = Lider siada, a ty bierzesz kartę
  .chair-leader = Lider siada na wybranym krześle
  .pass-leader = Minięcie każdego lidera po drodze
miss-card = Tura mija bez karty
take-at =
  .get-poison = Trucizna leżąca na karcie
  .if-card = Przy krześle leży karta?
take-tea-card =
  .resolve-card = Rozpatrujesz kartę herbatki
resolve-card = Którą połowę karty wybierasz?
  .if-card = Karta jest podzielona na połowy?
  .upper = górną
  .lower = dolną
  .if-units = Wszystko na karcie jest rozpatrzone?
  .units = umieszczenie jednostek
  .corner = symbol w rogu
  .symbol = jedna z nagród
  .corrupted = spaczona nagroda
  .place-group = Umieszczasz jednostki w jednym regionie
  .gain-symbol = Otrzymujesz to, co oznacza symbol
  .forge-at-tea = Przekuwasz, jeśli pozwala na to nagroda
resolve-card-2 = Którą część karty rozpatrujesz teraz?
tempt = Rzucasz kością odłamków, żeby otrzymać spaczoną nagrodę?
  .gain-symbol = Otrzymujesz spaczoną nagrodę

## Battle

battle =
  .begin-battle = Rozpoczyna się bitwa w regionie
  .if-sides = W regionie walczy tylko jeden gracz?
  .if-sides-2 = Ktoś ma tu jednostki?
  .battle-strength-2 = Każdy walczący ustawia początkową siłę
  .start-of = Początek bitwy
  .if-battle-is-over = Bitwa się skończyła?
  .battle-result = Wynik bitwy
  .end-battle = Koniec bitwy
lay-wagers =
  .if-players = Gra więcej niż dwóch graczy?
points-or-castle = Bierzesz punkty czy zamek?
  .victory-points = Otrzymujesz punkty zwycięstwa za region
castle-for-victory = Zamek w regionie
clean-up =
  .exhaust-all = Aktywne żetony trafiają na obszar wyczerpania
draw =
  .join-draw = Kto walczy, ten dobiera
  .draw-chip = Wszyscy naraz dobierają po żetonie
  .stop = Wycofuje się, kto nie ma czego dobrać
  .show-chips = Dobrane żetony zostają odkryte
  .meet-madness = Żetony szaleństwa i trucizny
  .madness-is-over = Szaleństwo rozpatrzone
  .play-chip = Każdy zagrywa swój żeton
  .place-chip = Żetony trafiają na tory aktywnych żetonów
  .add-strength = Każdy dodaje siłę żetonu
  .strength-added = Siła jest dodana
  .end-of = Koniec dobierania
  .count-losses = Straty z tego dobierania

## Madness

meet-madness = Blokujesz żeton tarczą?
suffer-madness =
  .pay-units = Tracisz jednostki
  .if-units-of = Nie masz już jednostek w regionie bitwy?
  .if-madness-track = Tor szaleństwa jest pełny?
pay-units =
  .each-units-owed = za każdą jednostkę do utraty
  .u = Którą jednostkę tracisz?
  .u-yes = jednostka
  .u-no = nie ma żadnej
go-bust =
  .exhaust = Zagrywany żeton zostaje wyczerpany
  .exhaust-all = Aktywne żetony zostają wyczerpane
  .if-madness-track = Tor szaleństwa jest pełny?
  .shield = Tarcza znów jest sprawna

## Result

region-rewards =
  .if-beats-resistance = Jeden gracz ma największą siłę?
  .victory-points = Zwycięzca otrzymuje punkty za region
  .castle-for-victory = Zwycięzca buduje zamek
  .each-best-ones = każdy z remisujących
second-place =
  .take-second = Drugie miejsce daje połowę punktów
battle-result =
  .feats-shown = Pora na wyczyny
feats-shown =
  .each-in-battle = każdy, kto został w bitwie
  .q = Wykonujesz wyczyn?
end-abilities =
  .end-of = Zdolności działające na koniec bitwy
forge-after-battle =
  .forging-of = Każdy przekuwa tyle razy, ile może
settle-wagers =
  .if-winner-of-battle = Ktoś wygrał bitwę?
  .each-laid-wager = każdy, kto zawarł zakład
  .if-laid-wager = Zakład wskazywał zwycięzcę?
  .gain-any-ally = Słaby żeton dowolnego sprzymierzeńca
  .gain-shards = Jeden odłamek

## Scoring

final-scoring =
  .end-of-game = Gra się kończy
  .final-score = Każdy liczy wynik końcowy
castle-points = punkty za zamki
quest-points = punkty za zadania

## What worked examples look at

units-of = jednostki w regionie: { $r }
