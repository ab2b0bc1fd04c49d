# What the log says in Polish: one message per event, attribute, zone and scope that shows. The present tense throughout.
#   an event     its parts by the names of the vocabulary ($who, $what, …)
#   an attribute $what has it, $value is what it is now; for numbers $turn (up, down) and $by; for words $called;
#                .value where one value has words of its own; $who owns a piece
#   a zone       $what comes into it, $who does it, $place and $source are whose the zones are; .from-zone by where it comes from
#   a scope      .begins, .ends

## Stretches of play

whole-game =
  .begins = gra się rozpoczyna
  .ends = gra się kończy
game-round =
  .begins = rozpoczyna się runda { NAME($current-round) }
  .ends = kończy się runda { NAME($current-round) }
tea-party =
  .begins = rozpoczyna się faza herbatki
  .ends = faza herbatki się kończy
tea-turn =
  .begins = rozpoczyna się następna tura
  .ends = tura się kończy
war =
  .begins = rozpoczyna się faza wojny
  .ends = faza wojny się kończy
battle =
  .begins = rozpoczyna się bitwa
  .ends = bitwa się kończy
draw =
  .begins = rozpoczyna się dobieranie
  .ends = dobieranie się kończy

## Events

add-strength = { NP($who, case: "nom") } dodaje siłę { NP($what, case: "gen") }
begin-battle = rozpoczyna się bitwa w regionie { NAME($r) }
block = { NP($who, case: "nom") } blokuje tarczą { NP($what, case: "acc") }
build-castle = { NP($who, case: "nom") } buduje zamek w regionie { NAME($where) }
complete-feat = { NP($who, case: "nom") } wykonuje wyczyn z { NP($what, case: "gen") }
draw-chip = { NP($who, case: "nom") } sięga do worka po żeton
end-of-war = wszyscy wkładają do worków wyczerpane żetony i żetony szaleństwa
exhaust = { NP($who, case: "nom") } wyczerpuje { NP($what, case: "acc") }
forge = { NP($who, case: "nom") } przekuwa { NP($what, case: "acc") }
gain-chip = { NP($who, case: "nom") } otrzymuje { NP($what, case: "acc") }
go-bust = { NP($who, case: "nom") } odpada z bitwy
lose-unit = { NP($who, case: "nom") } traci { NP($what, case: "acc") }
pass-leader = lider { NP($who, case: "gen") } mija lidera { NP($other, case: "gen") }
place-chip = { NP($who, case: "nom") } umieszcza { NP($what, case: "acc") } na torze aktywnych żetonów
place-leader = { NP($who, case: "nom") } umieszcza lidera w regionie { NAME($where) }
place-unit = { NP($who, case: "nom") } umieszcza { NP($what, case: "acc") } w regionie { NAME($where) }
play-chip = { NP($who, case: "nom") } zagrywa { NP($what, case: "acc") }
put-back = { NP($who, case: "nom") } odkłada { NP($what, case: "acc") } z powrotem do worka
reach-head = lider { NP($who, case: "gen") } dociera do szczytu stołu
refresh = { NP($who, case: "nom") } odświeża swój worek
roll-die = { NP($who, case: "nom") } rzuca kością odłamków
stop = { NP($who, case: "nom") } się wycofuje
suffer-madness = { NP($who, case: "nom") } ponosi skutki { NP($what, case: "gen") }
take-rolled = { NP($who, case: "nom") } wyrzuca { COUNT($n) } na kości odłamków
take-second = { NP($who, case: "nom") } zajmuje drugie miejsce w regionie { NAME($place) }
take-tea-card = { NP($who, case: "nom") } bierze kartę herbatki: { LABEL($card) }
unlock-ability = { NP($who, case: "nom") } odblokowuje { NP($what, case: "acc") }
win-battle = { NP($who, case: "nom") } wygrywa bitwę w regionie { NAME($where) }

## Numbers and states

battle-strength = { $turn ->
    [down] siła { NP($what, case: "gen") } spada do { COUNT($value) }
   *[up] siła { NP($what, case: "gen") } rośnie do { COUNT($value) }
  }
castle-standing =
  .sideways = zamek { NP($who, case: "gen") } leży bokiem
  .upright = zamek { NP($who, case: "gen") } staje prosto
castle-value = { $turn ->
    [down] wartość zamków { NP($what, case: "gen") } spada do { COUNT($value) }
   *[up] wartość zamków { NP($what, case: "gen") } rośnie do { COUNT($value) }
  }
final-score = wynik końcowy { NP($what, case: "gen") } to { COUNT($value, "victory-points") }
first-battle = faza wojny zacznie się w regionie { NAME($value) }
forged-on = { NP($who, case: "nom") } przekuwa { NP($what, case: "acc") } (tor kuźni: { NAME($called) })
leader-strength = { $turn ->
    [down] siła lidera { NP($what, case: "gen") } spada do { COUNT($value) }
   *[up] siła lidera { NP($what, case: "gen") } rośnie do { COUNT($value) }
  }
must-draw =
  .yes = { NP($what, case: "nom") } musi dobierać dalej
  .no = { NP($what, case: "nom") } nie musi już dobierać
player-faction = gracz { $seat } wybiera frakcję: { NAME($value) }
region-points = wygrana w regionie { NAME($what) } daje w tej rundzie { COUNT($value, "victory-points", case: "acc") }
shield =
  .broken = tarcza { NP($what, case: "gen") } pęka
  .intact = tarcza { NP($what, case: "gen") } znów jest sprawna
starting-player = fazę herbatki rozpoczyna { NP($value, case: "nom") }
status =
  .absent = { NP($what, case: "nom") } nie walczy
  .bust = { NP($what, case: "nom") } odpada
  .fighting = { NUMBER($what) ->
    [pl] do bitwy stają { NP($what, case: "nom") }
   *[sg] do bitwy staje { NP($what, case: "nom") }
  }
  .stopped = { NP($what, case: "nom") } nie dobiera już żetonów
unused-region = w tej grze nie używa się regionu { NAME($value) }
victory-points = { $turn ->
    [down] { NP($what, case: "nom") } traci { COUNT($by, "victory-points", case: "acc") } (pozostało: { COUNT($value) })
   *[up] { NP($what, case: "nom") } otrzymuje { COUNT($by, "victory-points", case: "acc") } (łącznie { COUNT($value) })
  }

## Where pieces go

active-track = { NP($who, case: "nom") } umieszcza { NP($what, case: "acc") } na torze aktywnych żetonów
artifact-ends = { NUMBER($what) ->
    [pl] { NP($who, case: "nom") } kładzie { NP($what, case: "acc") } na końcach torów kuźni
   *[sg] { NP($who, case: "nom") } kładzie { NP($what, case: "acc") } na końcu toru kuźni
  }
bag = { NP($who, case: "nom") } wkłada do worka { NP($what, case: "acc") }
  .from-active-track = { NP($who, case: "nom") } odkłada { NP($what, case: "acc") } z toru aktywnych żetonów do worka
  .from-exhausted-area = { NP($who, case: "nom") } odkłada { NP($what, case: "acc") } z obszaru wyczerpania do worka
  .from-madness-track = { NP($who, case: "nom") } odkłada { NP($what, case: "acc") } z toru szaleństwa do worka
  .from-supply = { NP($who, case: "nom") } przenosi { NP($what, case: "acc") } z puli do worka
box = { NUMBER($what) ->
    [pl] do pudełka trafiają { NP($what, case: "nom") }
   *[sg] do pudełka trafia { NP($what, case: "nom") }
  }
  .from-bag = { NP($who, case: "nom") } odkłada z worka do pudełka { NP($what, case: "acc") }
chair-leader = lider { NP($who, case: "gen") } siada na krześle { VALUE($place, "number") }
chair-poison = { NP($who, case: "nom") } zatruwa kartę przy krześle { VALUE($place, "number") }
drawn-chips = { NP($who, case: "nom") } dobiera { NP($what, case: "acc") }
exhausted-area = { NP($who, case: "nom") } odkłada na obszar wyczerpania { NP($what, case: "acc") }
  .from-supply = { NP($who, case: "nom") } przenosi { NP($what, case: "acc") } z puli na obszar wyczerpania
finished-feats = { NP($who, case: "nom") } wykonuje wyczyn z { NP($what, case: "gen") }
forge-followers = { NP($who, case: "nom") } ustawia { NP($what, case: "acc") } w rzędzie stronników
forge-track = { NP($who, case: "nom") } kładzie { NP($what, case: "acc") } na torze kuźni
head-of-table = lider { NP($who, case: "gen") } dociera do szczytu stołu
laid-wager = { NP($who, case: "nom") } zawiera zakład o wynik tej bitwy
madness-track = { NP($who, case: "nom") } kładzie { NP($what, case: "acc") } na torze szaleństwa
own-wonderlanders = { NP($who, case: "nom") } bierze { NP($what, case: "acc") }
poison-pool = { NP($who, case: "nom") } odzyskuje { NP($what, case: "acc") }
quest-deck = { NP($who, case: "nom") } wtasowuje { NP($what, case: "acc") } z powrotem do talii zadań
quest-hand = { NP($who, case: "nom") } dobiera { NP($what, case: "acc") }
region-castles = { NP($who, case: "nom") } stawia zamek w regionie { NAME($place) }
region-tile = { NUMBER($what) ->
    [pl] żetony punktacji trafiają do regionów
   *[sg] żeton punktacji trafia do regionu { NAME($place) }
  }
region-units = { NP($who, case: "nom") } umieszcza { NP($what, case: "acc") } w regionie { NAME($place) }
  .from-region-units = { NP($who, case: "nom") } przesuwa { NP($what, case: "acc") } z regionu { NAME($source) } do regionu { NAME($place) }
reserve = { NP($who, case: "nom") } odkłada do rezerwy { NP($what, case: "acc") }
  .from-forge-followers = { NP($who, case: "nom") } przenosi { NP($what, case: "acc") } z rzędu stronników do rezerwy
shard-pile = { NP($who, case: "nom") } otrzymuje { NP($what, case: "acc") }
  .from-shard-pile = { NP($source, case: "nom") } oddaje { NP($place, case: "dat") } { NP($what, case: "acc") }
supply = { NP($who, case: "nom") } odkłada do puli { NP($what, case: "acc") }
  .from-shard-pile = { NP($who, case: "nom") } odrzuca { NP($what, case: "acc") }
taken-tea-cards = { NP($who, case: "nom") } dokłada { NP($what, case: "acc") } do zdobytych kart
tea-deck = { NUMBER($what) ->
    [pl] do talii herbatki trafiają { NP($what, case: "nom") }
   *[sg] do talii herbatki trafia { NP($what, case: "nom") }
  }
tea-discard = { NUMBER($what) ->
    [pl] na stos kart odrzuconych trafiają { NP($what, case: "nom") }
   *[sg] na stos kart odrzuconych trafia { NP($what, case: "nom") }
  }
tea-table = { NUMBER($what) ->
    [pl] na stole pojawiają się { NP($what, case: "nom") }
   *[sg] na stole pojawia się { NP($what, case: "nom") }
  }
wager-hand = { NP($who, case: "nom") } bierze z powrotem do ręki { NUMBER($what) ->
    [pl] karty zakładów
   *[sg] kartę zakładu
  }
wonderlander-deck = { NUMBER($what) ->
    [pl] do talii wracają { NP($what, case: "nom") }
   *[sg] do talii wraca { NP($what, case: "nom") }
  }
wonderlander-market = { NUMBER($what) ->
    [pl] na rynku kart pojawiają się { NP($what, case: "nom") }
   *[sg] na rynku kart pojawia się { NP($what, case: "nom") }
  }

## What chance brings

ally-card =
  .rolled = { NUMBER($what) ->
    [pl] w tej grze obowiązują karty sprzymierzeńców: { NAME($what) }
   *[sg] w tej grze obowiązuje karta sprzymierzeńców: { NAME($what) }
  }
