# The steps of flow charts in Czech, by the procedure that has them, a dot, and what the step is about: an event or a procedure,
# what is chosen, if- and what a condition looks at, each- and what there is one for each of. Ways end in -yes and -no.
# What the questions or the lexicon say is not said again.

## Tea party

tea-turn =
  .if-by-players = Můžete si ještě vzít kartu čajového dýchánku?
  .visit-table = Tah u stolu
  .end-turn = Konec tahu
visit-table =
  .c-2-yes = židle je volná
  .c-2-no = žádná volná židle
sit-down = Velitel usedne a vy si vezmete kartu
  .chair-leader = Velitel usedne na vybranou židli
  .pass-leader = Průchod kolem každého velitele po cestě
miss-card = Tah uplyne bez karty
take-at =
  .get-poison = Otrava, která leží na kartě
  .if-card = Leží u židle karta?
take-tea-card =
  .resolve-card = Vyhodnotíte kartu čajového dýchánku
resolve-card = Kterou polovinu karty si vyberete?
  .if-card = Je karta rozdělená na poloviny?
  .upper = horní
  .lower = dolní
  .if-units = Je na kartě vše vyhodnoceno?
  .units = umístění jednotek
  .corner = symbol v rohu
  .symbol = jedna z odměn
  .corrupted = zkažená odměna
  .place-group = Umístíte jednotky do jedné oblasti
  .gain-symbol = Získáte to, co znamená symbol
  .forge-at-tea = Vykováte žeton, pokud to odměna umožňuje
resolve-card-2 = Kterou část karty teď vyhodnotíte?
tempt = Hodíte kostkou úlomků kvůli zkažené odměně?
  .gain-symbol = Získáte zkaženou odměnu

## Battle

battle =
  .begin-battle = Začíná bitva v oblasti
  .if-sides = Bojuje v oblasti jen jeden hráč?
  .if-sides-2 = Má tu někdo jednotky?
  .battle-strength-2 = Každý bojující si nastaví počáteční sílu
  .start-of = Začátek bitvy
  .if-battle-is-over = Skončila bitva?
  .battle-result = Výsledek bitvy
  .end-battle = Konec bitvy
lay-wagers =
  .if-players = Hrají více než dva hráči?
points-or-castle = Vezmete si body, nebo hrad?
  .victory-points = Získáte vítězné body oblasti
castle-for-victory = Hrad v oblasti
clean-up =
  .exhaust-all = Aktivní žetony putují mezi vyčerpané
draw =
  .join-draw = Kdo bojuje, ten losuje
  .draw-chip = Všichni naráz vylosují po žetonu
  .stop = Kdo nemá co losovat, končí
  .show-chips = Vylosované žetony jsou odhaleny
  .meet-madness = Žetony šílenství a otravy
  .madness-is-over = Šílenství je vyhodnoceno
  .play-chip = Každý zahraje svůj žeton
  .place-chip = Žetony se umístí na stupnice aktivních žetonů
  .add-strength = Každý přičte sílu žetonu
  .strength-added = Síla je přičtena
  .end-of = Konec losování
  .count-losses = Ztráty z tohoto losování

## Madness

meet-madness = Zablokujete žeton štítem?
suffer-madness =
  .pay-units = Ztratíte jednotky
  .if-units-of = Nemáte už v oblasti bitvy žádné jednotky?
  .if-madness-track = Je stupnice šílenství plná?
pay-units =
  .each-units-owed = za každou jednotku, o kterou přijdete
  .u = O kterou jednotku přijdete?
  .u-yes = jednotka
  .u-no = žádná není
go-bust =
  .exhaust = Hraný žeton se vyčerpá
  .exhaust-all = Aktivní žetony se vyčerpají
  .if-madness-track = Je stupnice šílenství plná?
  .shield = Štít je znovu nerozbitý

## Result

region-rewards =
  .if-beats-resistance = Má jediný hráč největší sílu?
  .victory-points = Vítěz získá body oblasti
  .castle-for-victory = Vítěz postaví hrad
  .each-best-ones = každý z hráčů, kteří mají shodně největší sílu
second-place =
  .take-second = Druhé místo získá polovinu bodů
battle-result =
  .feats-shown = Čas na skutky
feats-shown =
  .each-in-battle = každý, kdo v bitvě zůstal
  .q = Splníte skutek?
end-abilities =
  .end-of = Schopnosti, které působí na konci bitvy
forge-after-battle =
  .forging-of = Každý vykovává tolikrát, kolikrát smí
settle-wagers =
  .if-winner-of-battle = Vyhrál někdo bitvu?
  .each-laid-wager = každý, kdo uzavřel sázku
  .if-laid-wager = Byla sázka na vítěze?
  .gain-any-ally = Slabý žeton libovolného spojence
  .gain-shards = Jeden úlomek

## Scoring

final-scoring =
  .end-of-game = Hra končí
  .final-score = Každý spočítá svůj výsledek
castle-points = body za hrady
quest-points = body za úkoly

## What worked examples look at

units-of = jednotky v oblasti: { $r }
