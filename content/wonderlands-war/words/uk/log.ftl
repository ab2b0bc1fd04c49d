# What the log says in Ukrainian: one message per event, attribute, zone and scope that shows. The present tense throughout.
#   an event     its parts by the names of the vocabulary ($who, $what, …)
#   an attribute $what has it, $value is what it is now; for numbers $turn (up, down) and $by; for words $called;
#                .value where one value has words of its own; $who owns a piece
#   a zone       $what comes into it, $who does it, $place and $source are whose the zones are; .from-zone by where it comes from
#   a scope      .begins, .ends

## Stretches of play

whole-game =
  .begins = гра починається
  .ends = гра завершується
game-round =
  .begins = починається { NAME($current-round) } раунд
  .ends = завершується { NAME($current-round) } раунд
tea-party =
  .begins = починається чаювання
  .ends = чаювання завершується
tea-turn =
  .begins = починається наступний хід
  .ends = хід завершується
war =
  .begins = починається фаза війни
  .ends = фаза війни завершується
battle =
  .begins = починається битва
  .ends = битва завершується
draw =
  .begins = починається хід у битві
  .ends = хід у битві завершується

## Events

add-strength = { NP($who, case: "nom") } додає силу { NP($what, case: "gen") }
begin-battle = починається битва в регіоні { NAME($r) }
block = { NP($who, case: "nom") } блокує щитом { NP($what, case: "acc") }
build-castle = { NP($who, case: "nom") } будує замок у регіоні { NAME($where) }
complete-feat = { NP($who, case: "nom") } здійснює подвиг { NP($what, case: "gen") }
draw-chip = { NP($who, case: "nom") } тягне жетон із мішечка
end-of-war = усі повертають до мішечків виснажені жетони та жетони божевілля
exhaust = { NP($who, case: "nom") } виснажує { NP($what, case: "acc") }
forge = { NP($who, case: "nom") } використовує { NP($what, case: "acc") } для поліпшення
gain-chip = { NP($who, case: "nom") } отримує { NP($what, case: "acc") }
go-bust = { NP($who, case: "nom") } хибить і вибуває з битви
lose-unit = { NP($who, case: "nom") } втрачає { NP($what, case: "acc") }
pass-leader = лідер { NP($who, case: "gen") } проходить повз лідера { NP($other, case: "gen") }
place-chip = { NP($who, case: "nom") } розташовує { NP($what, case: "acc") } в ряді активних жетонів
place-leader = { NP($who, case: "nom") } розташовує лідера в регіоні { NAME($where) }
place-unit = { NP($who, case: "nom") } розташовує { NP($what, case: "acc") } в регіоні { NAME($where) }
play-chip = { NP($who, case: "nom") } розігрує { NP($what, case: "acc") }
put-back = { NP($who, case: "nom") } повертає { NP($what, case: "acc") } до мішечка
reach-head = лідер { NP($who, case: "gen") } дістається почесного місця
refresh = { NP($who, case: "nom") } оновлює свій мішечок
roll-die = { NP($who, case: "nom") } кидає кубик уламків
stop = { NP($who, case: "nom") } зупиняється
suffer-madness = на { NP($who, case: "acc") } діє { NP($what, case: "nom") }
take-rolled = на кубику уламків { NP($who, case: "dat") } випадає { COUNT($n) }
take-second = { NP($who, case: "nom") } посідає друге місце в регіоні { NAME($place) }
take-tea-card = { NP($who, case: "nom") } бере карту чаювання: { LABEL($card) }
unlock-ability = { NP($who, case: "nom") } відкриває { NP($what, case: "acc") }
win-battle = { NP($who, case: "nom") } перемагає в битві за регіон { NAME($where) }

## Numbers and states

battle-strength = { $turn ->
    [down] сила { NP($what, case: "gen") } зменшується до { COUNT($value) }
   *[up] сила { NP($what, case: "gen") } зростає до { COUNT($value) }
  }
castle-standing =
  .sideways = замок { NP($who, case: "gen") } лягає горизонтально
  .upright = замок { NP($who, case: "gen") } стає вертикально
castle-value = { $turn ->
    [down] цінність замків { NP($what, case: "gen") } зменшується до { COUNT($value) }
   *[up] цінність замків { NP($what, case: "gen") } зростає до { COUNT($value) }
  }
final-score = підсумковий рахунок { NP($what, case: "gen") } — { COUNT($value, "victory-points") }
first-battle = фаза війни почнеться в регіоні { NAME($value) }
forged-on = { NP($who, case: "nom") } використовує { NP($what, case: "acc") } для поліпшення (ряд поліпшень: { NAME($called) })
leader-strength = { $turn ->
    [down] сила лідера { NP($what, case: "gen") } зменшується до { COUNT($value) }
   *[up] сила лідера { NP($what, case: "gen") } зростає до { COUNT($value) }
  }
must-draw =
  .yes = { NP($what, case: "nom") } мусить тягнути далі
  .no = { NP($what, case: "nom") } більше не мусить тягнути
player-faction = гравець { $seat } обирає фракцію «{ NAME($value) }»
region-points = перемога в регіоні { NAME($what) } дає в цьому раунді { COUNT($value, "victory-points", case: "acc") }
shield =
  .broken = щит { NP($what, case: "gen") } розбивається
  .intact = щит { NP($what, case: "gen") } знову цілий
starting-player = чаювання починає { NP($value, case: "nom") }
status =
  .absent = { NP($what, case: "nom") } не бере участі в битві
  .bust = { NP($what, case: "nom") } вибуває з битви
  .fighting = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } беруть участь у битві
   *[sg] { NP($what, case: "nom") } бере участь у битві
  }
  .stopped = { NP($what, case: "nom") } більше не тягне жетонів
unused-region = регіон { NAME($value) } у цій грі заблоковано
victory-points = { $turn ->
    [down] { NP($what, case: "nom") } втрачає { COUNT($by, "victory-points", case: "acc") } (лишається { COUNT($value) })
   *[up] { NP($what, case: "nom") } отримує { COUNT($by, "victory-points", case: "acc") } (разом { COUNT($value) })
  }

## Where pieces go

active-track = { NP($who, case: "nom") } розташовує { NP($what, case: "acc") } в ряді активних жетонів
artifact-ends = { NP($who, case: "nom") } кладе { NUMBER($what) ->
    [pl] на кінці рядів поліпшень
   *[sg] в кінець ряду поліпшень
  } { NP($what, case: "acc") }
bag = { NP($who, case: "nom") } кладе до мішечка { NP($what, case: "acc") }
  .from-active-track = { NP($who, case: "nom") } повертає { NP($what, case: "acc") } з ряду активних жетонів до мішечка
  .from-exhausted-area = { NP($who, case: "nom") } повертає { NP($what, case: "acc") } із зони виснажених жетонів до мішечка
  .from-madness-track = { NP($who, case: "nom") } повертає { NP($what, case: "acc") } зі шкали божевілля до мішечка
  .from-supply = { NP($who, case: "nom") } бере із запасу до мішечка { NP($what, case: "acc") }
box = { NUMBER($what) ->
    [pl] до коробки повертаються { NP($what, case: "nom") }
   *[sg] до коробки повертається { NP($what, case: "nom") }
  }
  .from-bag = { NP($who, case: "nom") } назавжди вилучає з мішечка { NP($what, case: "acc") }
chair-leader = лідер { NP($who, case: "gen") } сідає на стілець { VALUE($place, "number") }
chair-poison = { NP($who, case: "nom") } отруює карту біля стільця { VALUE($place, "number") }
drawn-chips = { NP($who, case: "nom") } витягує { NP($what, case: "acc") }
exhausted-area = { NP($who, case: "nom") } кладе до зони виснажених жетонів { NP($what, case: "acc") }
  .from-supply = { NP($who, case: "nom") } бере із запасу до зони виснажених жетонів { NP($what, case: "acc") }
finished-feats = { NP($who, case: "nom") } здійснює подвиг { NP($what, case: "gen") }
forge-followers = { NP($who, case: "nom") } ставить у ряд прибічників { NP($what, case: "acc") }
forge-track = { NP($who, case: "nom") } кладе в ряд поліпшень { NP($what, case: "acc") }
head-of-table = лідер { NP($who, case: "gen") } сідає на почесне місце
laid-wager = { NP($who, case: "nom") } робить ставку на цю битву
madness-track = { NP($who, case: "nom") } кладе на шкалу божевілля { NP($what, case: "acc") }
own-wonderlanders = { NP($who, case: "nom") } бере { NP($what, case: "acc") }
poison-pool = { NP($who, case: "nom") } забирає назад { NP($what, case: "acc") }
quest-deck = { NP($who, case: "nom") } повертає { NP($what, case: "acc") } до колоди місій
quest-hand = { NP($who, case: "nom") } бере з колоди { NP($what, case: "acc") }
region-castles = { NP($who, case: "nom") } ставить замок у регіоні { NAME($place) }
region-tile = { NUMBER($what) ->
    [pl] плитки балів лягають на регіони
   *[sg] плитка балів лягає на регіон { NAME($place) }
  }
region-units = { NP($who, case: "nom") } розташовує { NP($what, case: "acc") } в регіоні { NAME($place) }
  .from-region-units = { NP($who, case: "nom") } переміщує { NP($what, case: "acc") } з регіону { NAME($source) } до регіону { NAME($place) }
reserve = { NP($who, case: "nom") } повертає до власного запасу { NP($what, case: "acc") }
  .from-forge-followers = { NP($who, case: "nom") } переносить { NP($what, case: "acc") } з ряду прибічників до власного запасу
shard-pile = { NP($who, case: "nom") } отримує { NP($what, case: "acc") }
  .from-shard-pile = { NP($source, case: "nom") } віддає { NP($place, case: "dat") } { NP($what, case: "acc") }
supply = { NP($who, case: "nom") } повертає до запасу { NP($what, case: "acc") }
  .from-shard-pile = { NP($who, case: "nom") } скидає { NP($what, case: "acc") }
taken-tea-cards = { NP($who, case: "nom") } забирає { NP($what, case: "acc") }
tea-deck = { NUMBER($what) ->
    [pl] до колоди чаювання потрапляють { NP($what, case: "nom") }
   *[sg] до колоди чаювання потрапляє { NP($what, case: "nom") }
  }
tea-discard = { NUMBER($what) ->
    [pl] до скинутих карт потрапляють { NP($what, case: "nom") }
   *[sg] до скинутих карт потрапляє { NP($what, case: "nom") }
  }
tea-table = { NUMBER($what) ->
    [pl] на столі з’являються { NP($what, case: "nom") }
   *[sg] на столі з’являється { NP($what, case: "nom") }
  }
wager-hand = { NP($who, case: "nom") } забирає назад { NUMBER($what) ->
    [pl] карти для ставок
   *[sg] карту для ставок
  }
wonderlander-deck = { NUMBER($what) ->
    [pl] до колоди повертаються { NP($what, case: "nom") }
   *[sg] до колоди повертається { NP($what, case: "nom") }
  }
wonderlander-market = { NUMBER($what) ->
    [pl] відкриваються { NP($what, case: "nom") }
   *[sg] відкривається { NP($what, case: "nom") }
  }

## What chance brings

ally-card =
  .rolled = { NUMBER($what) ->
    [pl] у цій грі діють карти союзників: { NAME($what) }
   *[sg] у цій грі діє карта союзників: { NAME($what) }
  }
