# Věty wwrules česky.

## The site

site-name-of-language = čeština
site-skip = Přejít k obsahu
site-sections = Části
site-language = Jazyk
site-home = Obsah
site-welcome = { $entries ->
    [one] { $entries } karta, díl nebo tabulka: co dělá a odkud pochází.
    [few] { $entries } karty, díly a tabulky: co dělají a odkud pocházejí.
   *[other] { $entries } karet, dílů a tabulek: co dělají a odkud pocházejí.
  }
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
play-ask-order = co dříve?
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
    [one] vítězí: { $winners }
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
odds-exact = přesně
odds-decimal = přibližně
odds-mean = průměrně: { $exact } ≈ { $decimal }
odds-decided = rozhodnutí: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } průběh
    [few] { $ways } průběhy
   *[other] { $ways } průběhů
  } náhody, odehráno podle pravidel
