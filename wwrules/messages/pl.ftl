# Zdania wwrules po polsku.

## The site

site-name-of-language = polski
site-skip = Przejdź do treści
site-sections = Działy
site-language = Język
site-home = Spis
site-welcome = { $entries ->
    [one] { $entries } karta, element lub tabela: co robi i skąd pochodzi.
    [few] { $entries } karty, elementy i tabele: co robią i skąd pochodzą.
   *[many] { $entries } kart, elementów i tabel: co robią i skąd pochodzą.
  }
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
play-ask-order = co najpierw?
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
    [one] wygrywa: { $winners }
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
odds-exact = dokładnie
odds-decimal = około
odds-mean = średnio: { $exact } ≈ { $decimal }
odds-decided = decyzja: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } przebieg
    [few] { $ways } przebiegi
   *[many] { $ways } przebiegów
  } losu, rozegrano według zasad
