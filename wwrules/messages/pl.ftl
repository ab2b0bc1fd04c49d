# Zdania wwrules po polsku.

## The site

site-name-of-language = polski
site-skip = Przejdź do treści
site-sections = Działy
site-language = Język
site-home = Strona główna
site-printed = z wydania
site-partial = częściowo nasze
site-stand-in = zastępcza
site-own-name = nasz przekład
site-yes = tak
site-no = nie
site-rules-about = Zasady na ten temat
site-as-written = Zapis w pliku
site-id = Identyfikator
site-notes-in-english = Dopóki nie ma tu polskich zdań, widać notatki po angielsku.
site-notice = Nieoficjalny przewodnik. Nazwy gier należą do ich właścicieli, teksty i rysunki są nasze.
site-search = Szukaj
site-search-hint = Słowo, karta, numer zasady
site-search-nothing = Nic nie znaleziono.
site-search-elsewhere = Znalezione po nazwie w innym języku:
site-menu = Menu
site-theme = Jasno lub ciemno
site-close = Zamknij
site-found-terms = Pojęcia
site-found-entries = Karty i elementy
site-found-rules = Zasady
site-found-rulings = Rozstrzygnięcia i pytania
site-found-pages = Strony
site-copied = Odnośnik skopiowany
site-copy-link = Kopiuj odnośnik
site-contents = Na tej stronie
site-not-found = Nie ma takiej strony
site-not-found-lead = Może jest gdzie indziej. Wyszukiwarka znajdzie ją po każdym jej słowie.
site-authors = Dla autorów (po angielsku)
site-games = Gry
site-crumbs = Gdzie jesteś
site-around = Poprzednie i następne
site-letters = Litery
site-facets = Filtruj
site-facets-shown = Widać { $shown } z { $all }
site-facets-reset = Pokaż wszystkie
site-facets-hint = Jedno kliknięcie: tylko te. Dwa: bez tych. Trzy: wszystko jedno. Wybór widać w adresie strony.
site-facet-kind = Rodzaj
site-facet-provenance = Pochodzenie
site-facet-pack = Dodatek
site-facet-difference-kind = Rodzaj różnicy
site-facet-difference-matters = Czego dotyczy
site-facet-difference-plays = Gramy jak
site-official = Oficjalne
site-why = Dlaczego
site-your-edition = twoje wydanie
site-your-edition-says = Twoje wydanie
site-played = tak gramy
site-we-play = Jak gramy
site-plays-ours = nasza decyzja
site-paragraph = Zasada
site-see = Zobacz
site-ruling = Rozstrzygnięcie
site-more = Więcej
site-rules-short = Zasady
site-concerns = Dotyczy
site-show-all = Pokaż wszystkie
site-back-links = Gdzie o tym mowa
site-others = Inne
site-origin = Pochodzenie
site-origin-printed = Tak jak wydrukowano w instrukcjach.
site-origin-partial = Częściowo z instrukcji, reszta jest nasza.
site-origin-stand-in = Nie znamy treści tego elementu. To nasz projekt, dzięki któremu gra jest kompletna.
site-ours = Nasze:
site-and-more = i jeszcze { $count }
site-players = Liczba graczy
site-sources = Źródła
site-rights = Prawa
site-data = Dane
site-data-all = Wszystko w jednym pliku (JSON)
site-version = Wersja
site-look-up = Do sprawdzenia
site-about-lead = Instrukcja, która działa: to, co tu napisano, gra silnik gry.
site-about-made = Każdy tekst karty powstaje z efektu, który naprawdę działa w grze, a każdy przykład jest rozgrywany w testach po każdej zmianie.
site-about-origin = Ile pochodzi z instrukcji, ile jest częściowo nasze, a ile zastępcze.
site-about-data = Dane każdego hasła leżą obok jego strony: ten sam adres z końcówką .json. Całość jest też w jednym pliku, razem ze schematem.
site-about-rights = Treść jest dostępna na licencji { $licence }. Kroje pisma to Alegreya i Alegreya Sans na licencji SIL Open Font License.
site-symbols-lead = Co daje lub zabiera każdy symbol.
site-set-up-lead = Wybierz liczbę graczy, a lista pokaże tylko to, co potrzebne.
site-set-up-table = Na stole
site-set-up-player = Każdy gracz
site-page-rules = Zasady
site-page-gallery = Karty
site-page-glossary = Słowniczek
site-page-symbols = Symbole
site-page-set-up = Przygotowanie gry
site-page-faq = Pytania i odpowiedzi
site-page-examples = Przykłady
site-page-rulings = Rozstrzygnięcia
site-page-editions = Porównanie wydań
site-page-changes = Zmiany
site-page-about = O stronie
site-difference-addition = Dodatek w jednym z wydań
site-difference-contradiction = Sprzeczność między wydaniami
site-difference-wording = Inne sformułowanie
site-difference-terminology = Inny termin
site-difference-internal = Wydanie przeczy samo sobie
site-difference-loss = Czegoś brakuje
site-difference-misprint = Błąd w druku
site-matters-play = wpływa na grę
site-matters-page = tylko w druku
site-rule-stated = Tak mówią instrukcje.
site-rule-inferred = Wynika z innych zasad.
site-rule-uncertain = Niepewne: instrukcje można czytać różnie.
site-rule-single-source = Mówi o tym tylko jedno wydanie.
site-alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż
site-home-lead = Zasady w { $rules } akapitach oraz { $entries ->
    [one] { $entries } karta lub element
    [few] { $entries } karty i elementy
   *[many] { $entries } kart i elementów
  }, wszystko z własnym odnośnikiem.
site-rules-lead = Rozdziały: { $chapters }, numerowane akapity: { $paragraphs }. Każdy numer to odnośnik, który można wysłać.
site-glossary-lead = Słowa zasad: { $count }. Każde prowadzi do akapitów, w których występuje.
site-rulings-lead = Nasze decyzje tam, gdzie instrukcje milczą lub się różnią, z uzasadnieniem: { $count }.
site-editions-lead = Miejsca, w których różnią się wydania ({ $editions }), i to, jak gramy: { $count }.
site-examples-lead = Przykłady rozgrywane w testach: { $count }.
site-page-charts = Schematy przebiegu
site-charts-lead = Narysowane z tych samych procedur, według których toczy się gra.
site-chart-drawn = Schemat: { $what }
site-chart-effects = efekty: { $count }
site-chart-each = kolejno
site-chart-again = powtarza się
site-chart-leaves = koniec powtarzania
site-chart-steps = To samo jako lista, ze wszystkimi efektami
site-chart-choice = twoja decyzja
site-chart-question = rozstrzygają zasady
site-chart-event = zdarzenie
site-chart-before = przed tym
site-chart-after = po tym
site-chart-instead = zamiast tego
site-chart-forbid = nie pozwala na to
site-example-start = Na początku
site-example-step = Krok { $number }
site-example-note = Uwaga po angielsku
site-example-written = Tak ten przykład jest zapisany i sprawdzany
site-example-checked = sprawdzone
site-example-strip = Krok po kroku

## Playing

play-welcome = { $title } · { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[many] { $players } graczy
  } · ziarno { $seed } · pomoc: lista poleceń
play-player = Gracz { $seat }
play-unseen = coś zakrytego
play-do = zrób to
play-skip = nie rób tego
play-way = możliwość { $number }
play-nothing = nic
play-asks = { $player }: { $question }
play-ask = wybierz
play-ask-about = { $what }: wybierz
play-ask-use = { $what }: użyć?
play-ask-order = Który efekt rozpatrujesz najpierw?
play-choose-exactly = (wybierz { $count })
play-choose-up-to = (wybierz najwyżej { $count })
play-choose-between = (wybierz od { $least } do { $most })
play-no-such-choice = „{ $word }” nie ma na liście; wpisz numer z listy albo: pomoc
play-chosen-already = „{ $word }” nie można wybrać tyle razy
play-wrong-number = wybrano: { $count }; potrzeba: { $wanted }
play-no-undo = tego nie można cofnąć: ktoś inny już zdecydował albo coś wyszło na jaw
play-hand-over = Teraz { $player }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-more-news = … wcześniejsze wiersze ({ $count }): dziennik
play-more-board = … dalsze części planszy ({ $count }): plansza
play-kept = gra jest zapisana w { $file }
play-kept-before = gra, która była tam wcześniej, jest teraz w { $file }
play-kept-by-another = w { $file } ktoś inny zapisuje teraz grę; nic tam nie zapisano
play-not-kept = nie można zapisać gry w { $file }: { $reason }
play-something-else = w { $file } jest coś, co nie jest grą, i tak zostaje; wybierz inny plik
play-over = { $count ->
    [1] wygrywa: { $winners }
   *[other] wspólne zwycięstwo: { $winners }
  }
play-no-help = nic tu nie nazywa się „{ $name }”
play-help =
    numer           wybór; kilka numerów ze spacjami; - oznacza nic
    cofnij          cofa twoją ostatnią decyzję, jeśli nic nie wyszło na jaw
    plansza         cała plansza
    wybór           pytanie jeszcze raz
    dziennik        co się stało, o ile możesz to wiedzieć
    pomoc NAZWA     co to jest: po nazwie, identyfikatorze albo numerze z listy
    zapisz PLIK     zapisuje grę także w innym pliku
    koniec          kończy na dziś; gra jest zapisana
play-command-undo = cofnij
play-command-board = plansza
play-command-choices = wybór
play-command-log = dziennik
play-command-help = pomoc
play-command-save = zapisz
play-command-quit = koniec
play-decided = { $number }. { $player }: { $chosen }
play-stepping = Enter: dalej, b: plansza, a: cała reszta, q: koniec.
play-log-began = { $scope }: początek
play-log-ended = { $scope }: koniec
play-log-event = { $event }: { $arguments }
play-log-set = { $what ->
    [none] {""}
   *[other] { $what }:{" "}
  }{ $attribute } → { $value }
play-log-moved = { $piece }: { $before } → { $zone }
play-log-made = { $zone }: { $piece }
play-log-carried = { $piece } idzie razem z: { $on }
play-log-granted = { $to } ma na pewien czas: { $rules }
play-log-revealed = { $to } widzi: { $piece }
play-log-rule = działa { $rule }; dla: { $you }
play-log-prevented = { $event }: nie dochodzi do skutku; powód: { $rule }
play-log-rolled = los: { $value }
play-log-shuffled = { $zone }: tasowanie
play-log-no-room = { $zone }: brak miejsca
play-log-over = koniec gry
simulate-seat = miejsce
simulate-wins = wygrane
simulate-shared = wspólne
simulate-share = udział (przedział 95 %)
simulate-result = wynik
simulate-mean = średnia
simulate-least = najmniej
simulate-median = mediana
simulate-most = najwięcej
simulate-decisions = decyzje w grze
simulate-timing = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  } w { $seconds } s
simulate-bot = bot
simulate-role = rola
simulate-played = gry
simulate-used = użycie (gracze)
simulate-taken = wybór, gdy jest w ofercie
simulate-won-with = wygrane tych, którzy to mają
simulate-compared = { $first } w porównaniu z: { $others } – { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  } z tym samym szczęściem.
simulate-with = tutaj
simulate-without = pozostałe
simulate-shift = różnica (przedział 95 %)
simulate-verdict = ocena
simulate-verdict-same = nie widać różnicy
simulate-verdict-few = za mało gier, by to ocenić
simulate-verdict-within = { $direction ->
    [more] więcej
   *[less] mniej
  }, ale w granicach pozostałych
simulate-verdict-beyond = { $direction ->
    [more] więcej
   *[less] mniej
  } niż we wszystkich pozostałych
simulate-signs = ▲ więcej, ▼ mniej, ▲▲ ▼▼ niż we wszystkich pozostałych, = nie widać różnicy, ? za mało gier
simulate-wins-of-seat = wygrane – miejsce { $seat }
simulate-wins-of-role = wygrane – { $role }
simulate-without-packs = bez dodatku
simulate-stopped = przerwano; rozegrane gry: { $done } z { $games }
report-title = Co pokazało wiele gier
report-games = gry
report-players = gracze
report-seed = ziarno
report-seed-of = ziarno { $seed }
report-packs = dodatki
report-who-wins = Kto wygrywa
report-intervals = Pasma to przedziały 95 %: na sto takich pasm około pięciu omija prawdziwą wartość. Linia przerywana to równy udział.
report-by-seat = Wygrane według miejsca
report-by-role = Wygrane według roli
report-seat = miejsce { $seat }
report-everybody = wszyscy
report-how-long = Jak długo to trwa
report-figures = Liczby
report-shares = Udziały
report-cards = Co robią karty
report-cards-note = Użycie: u jakiej części graczy zadziałał efekt. Wybór: jak często coś wybierano, gdy można było wziąć co innego. Wygrane: tych, którzy tego użyli lub mieli to na końcu; kto prowadzi, ma wszystkiego więcej, więc samo to nie dowodzi siły karty.
report-all-cards = Wszystkie: { $count }
report-extreme = Najbardziej skrajna gra
report-read-game = Przeczytaj grę
report-number = numer
report-game = gra
report-others = pozostałe od–do
report-what-shifts = Co się różni
report-shift-note = Każdy wariant rozegrano z tymi samymi ziarnami, żeby szczęście ważyło mniej. Udziały różnią się o punkty procentowe.
report-summary = Zbadane miary: { $every }. Wyraźnie różne: { $clear }, z tego poza zakresem pozostałych: { $beyond }. Samym przypadkiem różni się mniej więcej jedna na dwadzieścia.
report-new-cards = Co wnosi dodatek
report-never = Nigdy nie wybrane
report-always = Zawsze wybrane
report-pairs = Najmocniejsze pary
report-by-chance = Boty decydowały losowo, więc wybory nic nie mówią o kartach; więcej powie --bot heuristic.
report-by-bots = Wybory są wyborami tych botów.
odds-exact = dokładnie
odds-decimal = około
odds-between = między
odds-at-least = co najmniej
odds-games = { $games ->
    [one] { $games } gra rozegrana losowo według zasad
    [few] { $games } gry rozegrane losowo według zasad
   *[many] { $games } gier rozegranych losowo według zasad
  }
odds-mean = średnio: { $exact } ≈ { $decimal }
odds-decided = decyzja: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } przebieg
    [few] { $ways } przebiegi
   *[many] { $ways } przebiegów
  } losu, rozegrano według zasad
preview-faults = { $faults ->
    [one] 1 błąd
    [few] { $faults } błędy
   *[many] { $faults } błędów
  }
preview-clean = brak błędów
