# Věty wwrules česky.

## The site

site-name-of-language = čeština
site-skip = Přejít k obsahu
site-sections = Části
site-language = Jazyk
site-home = Úvod
site-printed = z vydání
site-partial = zčásti naše
site-stand-in = náhrada
site-own-name = náš překlad
site-yes = ano
site-no = ne
site-rules-about = Pravidla k tématu
site-as-written = Zápis v souboru
site-id = Identifikátor
site-notes-in-english = Dokud tu nejsou české věty, stojí zde poznámky v angličtině.
site-notice = Neoficiální příručka. Názvy her patří jejich vlastníkům, texty a obrázky jsou naše.
site-search = Hledat
site-search-hint = Slovo, karta, číslo pravidla
site-search-nothing = Nic se nenašlo.
site-search-elsewhere = Nalezeno podle názvu v jiném jazyce:
site-menu = Nabídka
site-theme = Světlý nebo tmavý vzhled
site-close = Zavřít
site-found-terms = Pojmy
site-found-entries = Karty a herní prvky
site-found-rules = Pravidla
site-found-rulings = Výklady a otázky
site-found-pages = Stránky
site-copied = Odkaz zkopírován
site-copy-link = Kopírovat odkaz
site-contents = Na této stránce
site-not-found = Taková stránka tu není
site-not-found-lead = Možná se přestěhovala. Hledání ji najde podle kteréhokoli jejího slova.
site-authors = Pro autory (anglicky)
site-games = Hry
site-crumbs = Kde jste
site-around = Předchozí a další
site-letters = Písmena
site-facets = Filtr
site-facets-shown = Zobrazeno { $shown } z { $all }
site-facets-reset = Zobrazit vše
site-facets-hint = Jedno kliknutí: jen tyto. Dvě: bez těchto. Tři: je to jedno. Výběr je v adrese stránky.
site-facet-kind = Druh
site-facet-provenance = Původ
site-facet-pack = Balíček
site-facet-difference-kind = Druh rozdílu
site-facet-difference-matters = Čeho se týká
site-facet-difference-plays = Hrajeme podle
site-official = Oficiální
site-why = Proč
site-your-edition = vaše vydání
site-your-edition-says = Vaše vydání
site-played = takto hrajeme
site-we-play = Jak hrajeme
site-plays-ours = naše rozhodnutí
site-paragraph = Pravidlo
site-see = Viz
site-ruling = Výklad
site-more = Více
site-rules-short = Pravidla
site-concerns = Týká se
site-show-all = Zobrazit vše
site-back-links = Kde se o tom mluví
site-others = Ostatní
site-origin = Původ
site-origin-printed = Tak jak je vytištěno v pravidlech.
site-origin-partial = Zčásti z pravidel, zbytek je náš.
site-origin-stand-in = Podobu tohoto prvku neznáme. Je to náš vlastní návrh, aby hra byla úplná.
site-ours = Naše:
site-and-more = a další ({ $count })
site-players = Počet hráčů
site-sources = Zdroje
site-rights = Práva
site-data = Data
site-data-all = Vše v jednom souboru (JSON)
site-version = Verze
site-look-up = K nahlédnutí
site-about-lead = Pravidla, která běží: podle toho, co je tu napsáno, hraje herní stroj.
site-about-made = Každý text karty vzniká z efektu, který se ve hře opravdu provádí, a každý příklad se po každé změně znovu odehraje v testech.
site-about-origin = Kolik pochází z pravidel, kolik je zčásti naše a kolik je náhrada.
site-about-data = Data každého hesla leží vedle jeho stránky: stejná adresa s koncovkou .json. Vše je i v jednom souboru se schématem.
site-about-rights = Obsah je dostupný pod licencí { $licence }. Písma jsou Alegreya a Alegreya Sans pod licencí SIL Open Font License.
site-symbols-lead = Co který symbol dává nebo bere.
site-set-up-lead = Zvolte počet hráčů a seznam ukáže jen to, co potřebujete.
site-set-up-table = Na stole
site-set-up-player = Každý hráč
site-page-rules = Pravidla
site-page-gallery = Karty
site-page-glossary = Slovníček
site-page-symbols = Symboly
site-page-set-up = Příprava hry
site-page-faq = Otázky a odpovědi
site-page-examples = Příklady
site-page-rulings = Výklady
site-page-editions = Srovnání vydání
site-page-changes = Změny
site-page-about = O stránkách
site-difference-addition = Doplnění v některém vydání
site-difference-contradiction = Rozpor mezi vydáními
site-difference-wording = Jiné znění
site-difference-terminology = Jiný pojem
site-difference-internal = Vydání si samo odporuje
site-difference-loss = Něco chybí
site-difference-misprint = Tisková chyba
site-matters-play = ovlivňuje hru
site-matters-page = jen v textu
site-rule-stated = Tak to říkají pravidla.
site-rule-inferred = Vyplývá z jiných pravidel.
site-rule-uncertain = Nejisté: pravidla lze číst více způsoby.
site-rule-single-source = Říká to jen jedno vydání.
site-alphabet = a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž
site-home-lead = Pravidla v { $rules } odstavcích a { $entries ->
    [one] { $entries } karta či prvek
    [few] { $entries } karty a prvky
   *[other] { $entries } karet a prvků
  }, vše s vlastním odkazem.
site-rules-lead = Kapitoly: { $chapters }, číslované odstavce: { $paragraphs }. Každé číslo je odkaz, který můžete poslat.
site-glossary-lead = Slova pravidel: { $count }. Každé vede k odstavcům, kde se používá.
site-rulings-lead = Naše rozhodnutí tam, kde pravidla mlčí nebo se liší, s odůvodněním: { $count }.
site-editions-lead = Místa, kde se liší vydání ({ $editions }), a jak hrajeme: { $count }.
site-examples-lead = Příklady, které se odehrávají v testech: { $count }.
site-page-charts = Schémata průběhu
site-charts-lead = Nakresleno podle týchž postupů, podle kterých se hraje.
site-chart-drawn = Schéma: { $what }
site-chart-effects = efekty: { $count }
site-chart-each = postupně
site-chart-again = opakuje se
site-chart-leaves = konec opakování
site-chart-steps = Totéž jako seznam, se všemi efekty
site-chart-choice = vaše rozhodnutí
site-chart-question = rozhodují pravidla
site-chart-event = událost
site-chart-before = před tím
site-chart-after = po tom
site-chart-instead = místo toho
site-chart-forbid = nedovolí to
site-example-start = Na začátku
site-example-step = Krok { $number }
site-example-note = Poznámka v angličtině
site-example-written = Tak je příklad zapsán a ověřován
site-example-checked = ověřeno
site-example-strip = Krok za krokem

## Playing

play-welcome = { $title } · { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  } · semínko { $seed } · nápověda: seznam příkazů
play-player = Hráč { $seat }
play-unseen = něco skrytého
play-do = udělat
play-skip = nedělat
play-way = možnost { $number }
play-nothing = nic
play-asks = { $player }: { $question }
play-ask = vyberte
play-ask-about = { $what }: vyberte
play-ask-use = { $what }: použít?
play-ask-order = Který efekt vyhodnotíte dříve?
play-choose-exactly = (vyberte { $count })
play-choose-up-to = (vyberte nejvýše { $count })
play-choose-between = (vyberte { $least } až { $most })
play-no-such-choice = „{ $word }“ není na seznamu; napište číslo ze seznamu nebo: nápověda
play-chosen-already = „{ $word }“ nelze vybrat tolikrát
play-wrong-number = vybráno: { $count }; je třeba: { $wanted }
play-no-undo = to nelze vzít zpět: někdo jiný už rozhodl nebo něco vyšlo najevo
play-hand-over = Teď { $player }. Stiskněte Enter, až se nikdo jiný nedívá.
play-more-news = … dřívější řádky ({ $count }): záznam
play-more-board = … další části plánu ({ $count }): plán
play-kept = hra je uložena v { $file }
play-kept-before = hra, která tam byla předtím, je teď v { $file }
play-kept-by-another = do { $file } teď ukládá hru někdo jiný; nic tam nebylo zapsáno
play-not-kept = hru nelze uložit do { $file }: { $reason }
play-something-else = v { $file } je něco, co není hra, a tak to zůstane; zvolte jiný soubor
play-over = { $count ->
    [1] vítězí: { $winners }
   *[other] společné vítězství: { $winners }
  }
play-no-help = nic tu nemá název „{ $name }“
play-help =
    číslo            výběr; více čísel s mezerami; - znamená nic
    zpět             vezme zpět vaše poslední rozhodnutí, pokud nic nevyšlo najevo
    plán             celý plán
    výběr            otázka ještě jednou
    záznam           co se stalo, pokud to smíte vědět
    nápověda NÁZEV   co to je: podle názvu, identifikátoru nebo čísla na seznamu
    uložit SOUBOR    uloží hru i do jiného souboru
    konec            pro dnešek končí; hra je uložena
play-command-undo = zpět
play-command-board = plán
play-command-choices = výběr
play-command-log = záznam
play-command-help = nápověda
play-command-save = uložit
play-command-quit = konec
play-decided = { $number }. { $player }: { $chosen }
play-stepping = Enter: dál, b: plán, a: celý zbytek, q: konec.
play-log-began = { $scope }: začátek
play-log-ended = { $scope }: konec
play-log-event = { $event }: { $arguments }
play-log-set = { $what ->
    [none] {""}
   *[other] { $what }:{" "}
  }{ $attribute } → { $value }
play-log-moved = { $piece }: { $before } → { $zone }
play-log-made = { $zone }: { $piece }
play-log-carried = { $piece } jde spolu s: { $on }
play-log-granted = { $to } má na čas: { $rules }
play-log-revealed = { $to } vidí: { $piece }
play-log-rule = působí { $rule }; pro: { $you }
play-log-prevented = { $event }: nedojde k tomu; důvod: { $rule }
play-log-rolled = náhoda: { $value }
play-log-shuffled = { $zone }: míchání
play-log-no-room = { $zone }: není místo
play-log-over = konec hry
simulate-seat = místo
simulate-wins = výhry
simulate-shared = společné
simulate-share = podíl (interval 95 %)
simulate-result = výsledek
simulate-mean = průměr
simulate-least = nejméně
simulate-median = medián
simulate-most = nejvíce
simulate-decisions = rozhodnutí ve hře
simulate-timing = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  } za { $seconds } s
simulate-bot = bot
simulate-role = role
simulate-played = hry
simulate-used = použití (hráči)
simulate-taken = volba, když je v nabídce
simulate-won-with = výhry těch, kdo to mají
simulate-compared = { $first } ve srovnání s: { $others } – { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  } se stejným štěstím.
simulate-with = zde
simulate-without = ostatní
simulate-shift = rozdíl (interval 95 %)
simulate-verdict = závěr
simulate-verdict-same = rozdíl není vidět
simulate-verdict-few = příliš málo her na závěr
simulate-verdict-within = { $direction ->
    [more] více
   *[less] méně
  }, ale v mezích ostatních
simulate-verdict-beyond = { $direction ->
    [more] více
   *[less] méně
  } než ve všech ostatních
simulate-signs = ▲ více, ▼ méně, ▲▲ ▼▼ než ve všech ostatních, = rozdíl není vidět, ? příliš málo her
simulate-wins-of-seat = výhry – místo { $seat }
simulate-wins-of-role = výhry – { $role }
simulate-without-packs = bez balíčku
simulate-stopped = zastaveno; odehrané hry: { $done } z { $games }
report-title = Co ukázalo mnoho her
report-games = hry
report-players = hráči
report-seed = semínko
report-seed-of = semínko { $seed }
report-packs = balíčky
report-who-wins = Kdo vyhrává
report-intervals = Pásy jsou intervaly 95 %: ze sta takových pásů asi pět mine skutečnou hodnotu. Čárkovaná čára je rovný podíl.
report-by-seat = Výhry podle místa
report-by-role = Výhry podle role
report-seat = místo { $seat }
report-everybody = všichni
report-how-long = Jak dlouho to trvá
report-figures = Čísla
report-shares = Podíly
report-cards = Co dělají karty
report-cards-note = Použití: u jaké části hráčů účinek zapůsobil. Volba: jak často se něco vybralo, když šlo vzít něco jiného. Výhry: těch, kdo to použili nebo to na konci měli; kdo vede, má všeho víc, takže to samo nedokazuje sílu karty.
report-all-cards = Všechny: { $count }
report-extreme = Nejkrajnější hra
report-read-game = Přečíst hru
report-number = číslo
report-game = hra
report-others = ostatní od–do
report-what-shifts = Co je jinak
report-shift-note = Každá varianta se hrála se stejnými semínky, aby štěstí vážilo méně. Podíly se liší o procentní body.
report-summary = Zkoumané míry: { $every }. Zřetelně se liší: { $clear }, z toho mimo rozsah ostatních: { $beyond }. Pouhou náhodou se liší zhruba jedna z dvaceti.
report-new-cards = Co přináší balíček
report-never = Nikdy nevybráno
report-always = Vybráno pokaždé
report-pairs = Nejsilnější dvojice
report-by-chance = Boti rozhodovali náhodně, takže volby o kartách nic neříkají; víc poví --bot heuristic.
report-by-bots = Volby jsou volbami těchto botů.
odds-exact = přesně
odds-decimal = přibližně
odds-between = mezi
odds-at-least = alespoň
odds-games = { $games ->
    [one] { $games } hra sehraná náhodou podle pravidel
    [few] { $games } hry sehrané náhodou podle pravidel
   *[other] { $games } her sehraných náhodou podle pravidel
  }
odds-mean = průměrně: { $exact } ≈ { $decimal }
odds-decided = rozhodnutí: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } průběh
    [few] { $ways } průběhy
   *[other] { $ways } průběhů
  } náhody, odehráno podle pravidel
preview-faults = { $faults ->
    [one] 1 chyba
    [few] { $faults } chyby
   *[other] { $faults } chyb
  }
preview-clean = bez chyb
