# What the log says in Czech: one message per event, attribute, zone and scope that shows. The present tense throughout.
#   an event     its parts by the names of the vocabulary ($who, $what, …)
#   an attribute $what has it, $value is what it is now; for numbers $turn (up, down) and $by; for words $called;
#                .value where one value has words of its own; $who owns a piece
#   a zone       $what comes into it, $who does it, $place and $source are whose the zones are; .from-zone by where it comes from
#   a scope      .begins, .ends

## Stretches of play

whole-game =
  .begins = hra začíná
  .ends = hra končí
game-round =
  .begins = začíná { NAME($current-round) }
  .ends = { NAME($current-round) } končí
tea-party =
  .begins = začíná čajový dýchánek
  .ends = čajový dýchánek končí
tea-turn =
  .begins = začíná další tah
  .ends = tah končí
war =
  .begins = začíná fáze války
  .ends = fáze války končí
battle =
  .begins = začíná bitva
  .ends = bitva končí
draw =
  .begins = začíná losování
  .ends = losování končí

## Events

add-strength = { NP($who, case: "nom") } přičítá sílu { NP($what, case: "gen") }
begin-battle = začíná bitva v oblasti { NAME($r) }
block = { NP($who, case: "nom") } blokuje štítem { NP($what, case: "acc") }
build-castle = { NP($who, case: "nom") } staví hrad v oblasti { NAME($where) }
complete-feat = { NP($who, case: "nom") } plní skutek z { NP($what, case: "gen") }
draw-chip = { NP($who, case: "nom") } sahá do sáčku pro žeton
end-of-war = všichni vracejí do sáčků vyčerpané žetony a žetony šílenství
exhaust = { NP($who, case: "nom") } vyčerpává { NP($what, case: "acc") }
forge = { NP($who, case: "nom") } vykovává { NP($what, case: "acc") }
gain-chip = { NP($who, case: "nom") } získává { NP($what, case: "acc") }
go-bust = { NP($who, case: "nom") } přestřeluje a vypadává z bitvy
lose-unit = { NP($who, case: "nom") } přichází o { NP($what, case: "acc") }
pass-leader = velitel { NP($who, case: "gen") } prochází kolem velitele { NP($other, case: "gen") }
place-chip = { NP($who, case: "nom") } umisťuje { NP($what, case: "acc") } na stupnici aktivních žetonů
place-leader = { NP($who, case: "nom") } umisťuje velitele do oblasti { NAME($where) }
place-unit = { NP($who, case: "nom") } umisťuje { NP($what, case: "acc") } do oblasti { NAME($where) }
play-chip = { NP($who, case: "nom") } hraje { NP($what, case: "acc") }
put-back = { NP($who, case: "nom") } vrací { NP($what, case: "acc") } do sáčku
reach-head = velitel { NP($who, case: "gen") } přichází do čela stolu
refresh = { NP($who, case: "nom") } obnovuje svůj sáček
roll-die = { NP($who, case: "nom") } hází kostkou úlomků
stop = { NP($who, case: "nom") } končí s losováním
suffer-madness = { NP($who, case: "acc") } zasahuje { NP($what, case: "nom") }
take-rolled = { NP($who, case: "nom") } hází kostkou úlomků s výsledkem { COUNT($n) }
take-second = { NP($who, case: "nom") } obsazuje druhé místo v oblasti { NAME($place) }
take-tea-card = { NP($who, case: "nom") } si bere kartu čajového dýchánku: { LABEL($card) }
unlock-ability = { NP($who, case: "nom") } zpřístupňuje { NP($what, case: "acc") }
win-battle = { NP($who, case: "nom") } vítězí v bitvě v oblasti { NAME($where) }

## Numbers and states

battle-strength = { $turn ->
    [down] síla { NP($what, case: "gen") } klesá na { COUNT($value) }
   *[up] síla { NP($what, case: "gen") } stoupá na { COUNT($value) }
  }
castle-standing =
  .sideways = hrad { NP($who, case: "gen") } je položen naležato
  .upright = hrad { NP($who, case: "gen") } je vztyčen
castle-value = { $turn ->
    [down] hodnota hradů { NP($what, case: "gen") } klesá na { COUNT($value) }
   *[up] hodnota hradů { NP($what, case: "gen") } stoupá na { COUNT($value) }
  }
final-score = konečné skóre { NP($what, case: "gen") } je { COUNT($value, "victory-points") }
first-battle = fáze války začne v oblasti { NAME($value) }
forged-on = { NP($who, case: "nom") } vykovává { NP($what, case: "acc") } (stupnice kovárny: { NAME($called) })
leader-strength = { $turn ->
    [down] síla velitele { NP($what, case: "gen") } klesá na { COUNT($value) }
   *[up] síla velitele { NP($what, case: "gen") } stoupá na { COUNT($value) }
  }
must-draw =
  .yes = { NP($what, case: "nom") } musí losovat dál
  .no = { NP($what, case: "nom") } už nemusí losovat dál
player-faction = hráč { $seat } si vybírá frakci: { NAME($value) }
region-points = vítězství v oblasti { NAME($what) } přináší v tomto kole { COUNT($value, "victory-points", case: "acc") }
shield =
  .broken = štít { NP($what, case: "gen") } se rozbíjí
  .intact = štít { NP($what, case: "gen") } je znovu nerozbitý
starting-player = čajový dýchánek zahajuje { NP($value, case: "nom") }
status =
  .absent = { NP($what, case: "nom") } nebojuje
  .bust = { NP($what, case: "nom") } vypadává z bitvy
  .fighting = { NUMBER($what) ->
    [pl] do bitvy se pouštějí { NP($what, case: "nom") }
   *[sg] do bitvy se pouští { NP($what, case: "nom") }
  }
  .stopped = { NP($what, case: "nom") } už nelosuje
unused-region = oblast { NAME($value) } se v této hře nepoužívá
victory-points = { $turn ->
    [down] { NP($what, case: "nom") } ztrácí { COUNT($by, "victory-points", case: "acc") } (celkem { COUNT($value) })
   *[up] { NP($what, case: "nom") } získává { COUNT($by, "victory-points", case: "acc") } (celkem { COUNT($value) })
  }

## Where pieces go

active-track = { NP($who, case: "nom") } umisťuje { NP($what, case: "acc") } na stupnici aktivních žetonů
artifact-ends = { NUMBER($what) ->
    [pl] { NP($who, case: "nom") } pokládá { NP($what, case: "acc") } na konce stupnic kovárny
   *[sg] { NP($who, case: "nom") } pokládá { NP($what, case: "acc") } na konec stupnice kovárny
  }
bag = { NP($who, case: "nom") } vkládá do sáčku { NP($what, case: "acc") }
  .from-active-track = { NP($who, case: "nom") } vrací { NP($what, case: "acc") } ze stupnice aktivních žetonů do sáčku
  .from-exhausted-area = { NP($who, case: "nom") } vrací { NP($what, case: "acc") } z prostoru pro vyčerpané žetony do sáčku
  .from-madness-track = { NP($who, case: "nom") } vrací { NP($what, case: "acc") } ze stupnice šílenství do sáčku
  .from-supply = { NP($who, case: "nom") } vkládá do sáčku { NP($what, case: "acc") } ze společné zásoby
box = { NUMBER($what) ->
    [pl] do krabice putují { NP($what, case: "nom") }
   *[sg] do krabice putuje { NP($what, case: "nom") }
  }
  .from-bag = { NP($who, case: "nom") } odkládá ze sáčku do krabice { NP($what, case: "acc") }
chair-leader = velitel { NP($who, case: "gen") } usedá na židli { VALUE($place, "number") }
chair-poison = { NP($who, case: "nom") } pokládá { NP($what, case: "acc") } na kartu u židle { VALUE($place, "number") }
drawn-chips = { NP($who, case: "nom") } losuje { NP($what, case: "acc") }
exhausted-area = { NP($who, case: "nom") } odkládá { NP($what, case: "acc") } mezi vyčerpané žetony
  .from-supply = { NP($who, case: "nom") } přidává { NP($what, case: "acc") } ze společné zásoby mezi vyčerpané žetony
finished-feats = { NP($who, case: "nom") } plní skutek z { NP($what, case: "gen") }
forge-followers = { NP($who, case: "nom") } staví { NP($what, case: "acc") } do řádku přívrženců
forge-track = { NP($who, case: "nom") } pokládá { NP($what, case: "acc") } na stupnici kovárny
head-of-table = velitel { NP($who, case: "gen") } přichází do čela stolu
laid-wager = { NP($who, case: "nom") } uzavírá sázku na tuto bitvu
madness-track = { NP($who, case: "nom") } pokládá { NP($what, case: "acc") } na stupnici šílenství
own-wonderlanders = { NP($who, case: "nom") } si bere { NP($what, case: "acc") }
poison-pool = { NP($who, case: "nom") } dostává zpět { NP($what, case: "acc") }
quest-deck = { NP($who, case: "nom") } zamíchává { NP($what, case: "acc") } zpět do balíčku úkolů
quest-hand = { NP($who, case: "nom") } si dobírá { NP($what, case: "acc") }
region-castles = { NP($who, case: "nom") } staví hrad v oblasti { NAME($place) }
region-tile = { NUMBER($what) ->
    [pl] destičky bodování putují do oblastí
   *[sg] destička bodování putuje do oblasti { NAME($place) }
  }
region-units = { NP($who, case: "nom") } umisťuje { NP($what, case: "acc") } do oblasti { NAME($place) }
  .from-region-units = { NP($who, case: "nom") } přesouvá { NP($what, case: "acc") } z oblasti { NAME($source) } do oblasti { NAME($place) }
reserve = { NP($who, case: "nom") } odkládá do vlastní zásoby { NP($what, case: "acc") }
  .from-forge-followers = { NP($who, case: "nom") } přesouvá { NP($what, case: "acc") } z řádku přívrženců do vlastní zásoby
shard-pile = { NP($who, case: "nom") } získává { NP($what, case: "acc") }
  .from-shard-pile = { NP($source, case: "nom") } dává { NP($place, case: "dat") } { NP($what, case: "acc") }
supply = { NP($who, case: "nom") } vrací do společné zásoby { NP($what, case: "acc") }
  .from-shard-pile = { NP($who, case: "nom") } odhazuje { NP($what, case: "acc") }
taken-tea-cards = { NP($who, case: "nom") } si bere { NP($what, case: "acc") }
tea-deck = { NUMBER($what) ->
    [pl] do balíčku putují { NP($what, case: "nom") }
   *[sg] do balíčku putuje { NP($what, case: "nom") }
  }
tea-discard = { NUMBER($what) ->
    [pl] na odhazovací balíček putují { NP($what, case: "nom") }
   *[sg] na odhazovací balíček putuje { NP($what, case: "nom") }
  }
tea-table = { NUMBER($what) ->
    [pl] na stole se objevují { NP($what, case: "nom") }
   *[sg] na stole se objevuje { NP($what, case: "nom") }
  }
wager-hand = { NUMBER($what) ->
    [pl] { NP($who, case: "nom") } si bere karty sázek zpět do ruky
   *[sg] { NP($who, case: "nom") } si bere kartu sázky zpět do ruky
  }
wonderlander-deck = { NUMBER($what) ->
    [pl] do balíčku se vracejí { NP($what, case: "nom") }
   *[sg] do balíčku se vrací { NP($what, case: "nom") }
  }
wonderlander-market = { NUMBER($what) ->
    [pl] v nabídce se objevují { NP($what, case: "nom") }
   *[sg] v nabídce se objevuje { NP($what, case: "nom") }
  }

## What chance brings

ally-card =
  .rolled = { NUMBER($what) ->
    [pl] v této hře platí karty spojenců: { NAME($what) }
   *[sg] v této hře platí karta spojenců: { NAME($what) }
  }
