# Zdania wwrules po polsku.

did-you-mean = ; może chodzi o „{ $hint }”?
expected-instead = ; może tu być: { $expected }

## Reading files

file-too-large = plik ma ponad { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
   *[many] { $limit } bajtów
  }; { $sort ->
    [image] zmniejsz obraz, wystarczy 640 pikseli szerokości
   *[text] podziel go
  }
not-utf8 = bajt { $byte } (numer { $offset } w pliku) nie należy do UTF-8; zapisz plik jako UTF-8
forbidden-character = niedozwolony znak { $character }; znaki sterujące i niewidoczne nie mogą tu występować
not-composed = litera „{ $letter }” jest zapisana dwoma znakami; zapisz tekst w postaci złożonej (NFC)
mixed-alphabets = „{ $word }” miesza dwa alfabety: litera „{ $letter }” ({ $character }) jest { $alphabet ->
    [latin] łacińska
    [greek] grecka
   *[cyrillic] z cyrylicy
  }
yaml-syntax = to nie jest poprawny YAML: { $slip ->
    [slip-colon] tekst, w którym jest dwukropek i spacja, weź w cudzysłów
    [slip-tab] tabulator nie może robić wcięcia, użyj spacji
    [slip-start] tekst, który zaczyna się od tego znaku, weź w cudzysłów
    [slip-no-colon] po kluczu brakuje dwukropka
    [slip-indentation] sprawdź wcięcie tego wiersza i poprzedniego
    [slip-flow] wewnątrz { "{" } { "}" } i [ ] tekst z przecinkiem, dwukropkiem lub nawiasem weź w cudzysłów
    [slip-open-quote] cudzysłów lub nawias nie jest zamknięty
   *[none] { $problem }
  }
empty-file = plik jest pusty
several-documents = tu zaczyna się drugi dokument; w pliku może być jeden
directive = dyrektywy (%) są niedozwolone
too-deep = zagnieżdżenie głębsze niż { $limit ->
    [one] { $limit } poziom
    [few] { $limit } poziomy
   *[many] { $limit } poziomów
  }
too-many-values = w jednym pliku jest ponad { $limit ->
    [one] { $limit } wartość
    [few] { $limit } wartości
   *[many] { $limit } wartości
  }
text-too-long = tekst ma { $length ->
    [one] { $length } znak
    [few] { $length } znaki
   *[many] { $length } znaków
  }; może mieć najwyżej { $limit }
anchor-or-alias = kotwice i aliasy są niedozwolone: „{ $name }”; wpisz samą wartość
tag = znaczniki typu są niedozwolone: „{ $tag }”; typ wynika ze schematu
merge-key = scalanie kluczy (<<) jest niedozwolone; wypisz klucze
duplicate-key = klucz „{ $key }” się powtarza (pierwszy raz w wierszu { $line })
key-not-text = „{ $text }” nie może być kluczem; klucze są słowami
ambiguous-scalar = „{ $text }” różne programy czytają różnie; weź to w cudzysłów
empty-value = brakuje wartości; wpisz ją albo usuń klucz
folded-scalar = tekst zawijany (>) jest niedozwolony; użyj | albo zwykłych wierszy

## Archives

not-an-archive = ten plik nie jest archiwum ZIP albo zawiera coś jeszcze; utwórz go poleceniem „wwrules pack”
broken-archive = nie można odczytać archiwum: { $reason }
archive-too-large = archiwum, spakowane lub rozpakowane, ma ponad { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
   *[many] { $limit } bajtów
  }
archive-too-many-files = w archiwum jest ponad { $limit ->
    [one] { $limit } plik
    [few] { $limit } pliki
   *[many] { $limit } plików
  }
archive-too-dense = archiwum po rozpakowaniu rośnie ponad { $limit } razy
archive-overlap = „{ $place }” dzieli bajty z innym plikiem archiwum
archive-name = „{ $place }” nie nadaje się na nazwę pliku w dodatku: małe litery a–z, cyfry, pojedyncze łączniki
archive-link = „{ $place }” to dowiązanie lub urządzenie
archive-locked = „{ $place }” jest zabezpieczone hasłem
archive-twice = „{ $place }” jest w archiwum dwa razy
archive-packing = „{ $place }” jest spakowane w sposób, którego nie odczyta każdy program
archive-manifest = „{ $place }” nie zgadza się z manifestem; uruchom jeszcze raz „wwrules pack”
archive-unjudged = { $reason ->
    [time] ocena trwała zbyt długo; „--again” ocenia jeszcze raz
    [memory] ocena wymaga zbyt wiele pamięci
    [output] ocena zwraca zbyt wiele danych
   *[crash] ocena się urwała; „wwrules check” na tym pliku pokaże, gdzie
  }

## The shape of files

unknown-key = nieznany klucz „{ $key }”
missing-key = brakuje klucza „{ $key }”
wrong-type = „{ $text }” to nie { $wanted ->
    [integer] liczba całkowita
    [boolean] wartość logiczna („true” lub „false”)
    [array] lista; listę pisze się tak: [jeden, dwa]
    [object] zestaw kluczy z wartościami
   *[string] tekst
  }{ $quoted ->
    [yes] ; usuń cudzysłów
   *[none] {""}
  }
number-too-large = liczba „{ $text }” jest za duża; może mieć najwyżej { $limit ->
    [one] { $limit } cyfrę
    [few] { $limit } cyfry
   *[many] { $limit } cyfr
  }
unknown-value = „{ $text }” { $of ->
    [none] nie jest tu dozwolone
   *[other] nie jest dozwolone dla „{ $of }”
  }
malformed-id = „{ $text }” to nie identyfikator{ $wanted ->
    [rule-id] {" "}zasady: rozdział, kropka, nazwa; małe litery a–z, cyfry i pojedyncze łączniki
   *[id] : małe litery a–z, cyfry i pojedyncze łączniki, na początku litera
  }
malformed-text = „{ $text }” { $wanted ->
    [version] to nie wersja: trzy liczby z kropkami
    [locale] to nie język: dwie małe litery
    [range] to nie zakres wersji: na przykład >=1.2.0 <2.0.0
    [pattern] to nie komunikat Fluent: „id = tekst”
    [icon] to nie rysunek SVG
   *[text] nie może tu być
  }
out-of-range = { $text } jest poza zakresem; ma być od { $min } do { $max }
wrong-count = { $count ->
    [0] nic tu nie ma
    [one] jest tu { $count } pozycja
    [few] są tu { $count } pozycje
   *[many] jest tu { $count } pozycji
  }; ma być { $max ->
    [none] co najmniej { $min }
   *[other] od { $min } do { $max }
  }
wrong-place = pliku typu „{ $text }” nie może tu być
unexpected-file = na „{ $place }” nie ma miejsca w { $root ->
    [pack] dodatku
   *[game] grze
  }; układ plików pokazuje „wwrules explain unexpected-file”
not-an-icon = w ikonie nie może być „{ $text }”
not-an-image = { $state ->
    [sort] to nie jest obraz { $wanted }, chociaż tak mówi jego nazwa
    [size] obraz ma wymiary { $wide } × { $high } pikseli; może mieć łącznie najwyżej { $limit } pikseli
   *[broken] obrazu nie da się narysować: jest ucięty albo uszkodzony
  }
page-misfit = nie ma { $sort ->
    [chapter] rozdziału
    [icon] ikony
    [noun] rzeczownika
    [phrase] zwrotu
   *[property] właściwości
  } „{ $id }”
ungrouped-verb = „{ $id }” nie należy do żadnej grupy czasowników, więc czytelnik nie może szukać tego, co robi
not-a-file = „{ $place }” to nie zwykły plik; dowiązania są pomijane
too-many-files = jest ponad { $limit ->
    [one] { $limit } plik
    [few] { $limit } pliki
   *[many] { $limit } plików
  }
unreadable-file = nie można odczytać pliku: { $reason }
missing-file = brakuje pliku { $file }
unknown-figure = nie ma w tej grze liczby „{ $text }”
wrong-figure = „{ $id }” to { $wanted }, a nie „{ $text }”
unknown-game = nie ma gry „{ $id }”

## The content as a whole

duplicate-id = identyfikator „{ $id }” jest już w { $file }, wiersz { $line }
unknown-reference = nie ma { $sort ->
    [named] identyfikatora
    [id] identyfikatora
    [rule] zasady
    [chapter] rozdziału
    [edition] wydania
    [decision] wydania ani decyzji
    [divergence] różnicy
    [entity] hasła
    [glossary] hasła słowniczka
    [kind] rodzaju
    [example] przykładu
    [player] gracza
    [told-step] uwagi o kroku przykładu
    [change] wersji treści
    [property] właściwości
    [ruling] rozstrzygnięcia
    [step] kroku przygotowania
    [faq] pytania
    [question] pytania
    [enumeration] wyliczenia
    [value] wartości
    [zone] strefy
    [record] struktury
    [attribute] atrybutu
    [scope] odcinka gry
    [event] zdarzenia
    [procedure] procedury
    [option] możliwości
    [term] pojęcia
    [noun] rzeczownika
    [code] kodu błędu
   *[other] hasła rodzaju „{ $sort }”:
  } „{ $id }”
wrong-kind = „{ $id }” jest rodzaju „{ $kind }”, a tu potrzebny jest rodzaj „{ $wanted }”
kind-without-entries = „{ $kind }” to zwykły element bez właściwości, więc nie ma haseł
circle = „{ $id }” prowadzi z powrotem do siebie: { $path }
empty-range = między { $min } a { $max } nic się nie mieści
impossible-start = „{ $text }” nie może być początkową wartością tego atrybutu
impossible-option = { $state ->
    [owner] „{ $text }” należy do „{ $owner }”, a opcja ustawia atrybut samej gry
    [open] „{ $text }” wskazuje gracza, a przed grą graczy jeszcze nie znamy
   *[value] „{ $text }” nie można tu wybrać
  }
impossible-condition = „{ $word }” nie może tu być warunkiem
misplaced-property = { $state ->
    [there] „{ $property }” może stać tylko tam, gdzie „{ $other }” to „{ $value }”
   *[missing] brakuje „{ $property }”; ma to każde hasło, w którym „{ $other }” to „{ $value }”
  }
broken-ring = pierścień się nie zamyka: wraca do „{ $id }”, pomijając { $missing }
missing-provenance = „{ $id }” nie mówi, skąd pochodzi; dodaj „provenance”
wrong-source = „{ $status }” { $state ->
    [needs-headings] wymaga „headings”, czyli miejsca w wydaniach
    [needs-one-heading] wymaga „headings” z dokładnie jednym wydaniem
    [needs-ours] wymaga „ours”: właściwości, których nie pokazuje żadne wydanie
    [no-ours] nie może mieć „ours”; ma je tylko „partial”
   *[no-headings] nie może mieć „headings”; nic z tego nie wydrukowano
  }
wrong-total = { $group ->
    [none] {""}
   *[other] { $group }:{" "}
  }{ $state ->
    [alike] „{ $id }” i „{ $found }” mają tę samą wartość „{ $wanted }”: „{ $text }”
   *[number] „{ $id }” daje razem { $found }; ma być { $wanted }
  }
missing-reading = „{ $id }” nie mówi, co jest w wydaniu „{ $edition }”
missing-rules = „{ $id }” wpływa na grę, a nie wskazuje żadnych zasad
wrong-chapter = „{ $id }” nie należy do rozdziału „{ $chapter }”
duplicate-chapter = „{ $word }” jest już zajęte: { $file }, wiersz { $line }
unsorted-entries = „{ $id }” stoi po „{ $before }”; hasła układa się według identyfikatorów
missing-name = „{ $id }” nie ma nazwy w języku „{ $locale }”; wpisz „{ $key }” w { $place }
duplicate-name = „{ $name }” to już nazwa innego hasła: „{ $id }”
same-as-official = { $state ->
    [name] „{ $word }” to także nazwa oficjalnego hasła „{ $id }”; odróżnia je tylko nazwa dodatku
   *[id] identyfikator „{ $word }” ma też gra ({ $file }, wiersz { $line }); w tym dodatku oznacza on własne hasło dodatku
  }
printed-in-pack = dodatek nie ma wydania drukowanego: { $what ->
    [origin] napisz „origin: own”
    [status] napisz „stand-in” przy wpisie, a „stated” przy regule
    [headings] nie ma tu nagłówków z wydań
   *[readings] różnice między wydaniami należą do gry
  }
foreign-letter = „{ $letter }” ({ $character }) w „{ $name }” nie jest literą { $locale ->
    [none] żadnego języka gry
   *[other] języka „{ $locale }”
  }
reserved-name = „{ $word }” to nazwa strony, którą ma każda witryna, albo nazwa niemożliwa dla pliku; wybierz inną
hidden-fault = dodatek nie może przyjąć błędu „{ $word }” przy „{ $id }”, bo ukrywa on treść dodatku; popraw go
too-many-entries = w jednym dodatku jest ponad { $limit ->
    [one] { $limit } wpis, reguła lub inna rzecz
    [few] { $limit } wpisy, reguły i inne rzeczy
   *[many] { $limit } wpisów, reguł i innych rzeczy
  } z identyfikatorem
incomplete-grammar = w gramatyce języka „{ $locale }” brakuje „{ $word }”, miejsce: { $id }
unknown-language = „{ $locale }” nie jest językiem tej gry
reused-id = identyfikator „{ $id }” zmieniono i nie można go użyć ponownie, a jest w { $file }, wiersz { $line }
wrong-version = wersja „{ $version }” { $state ->
    [not-newest] różni się od wersji gry, „{ $other }”
    [not-of-pack] różni się od wersji dodatku, „{ $other }”
    [too-new] jeszcze się nie ukazała; gra ma wersję „{ $other }”
   *[not-older] nie jest wcześniejsza niż „{ $other }”; najnowsza stoi pierwsza
  }
old-format = format { $format } jest starszy niż format { $supported }, który czyta ta wersja wwrules; uruchom: wwrules upgrade { $folder }
unsupported-format = format { $format } jest nowszy niż ta wersja wwrules, która czyta format { $supported }; zainstaluj nowszą
broken-link = „{ $text }” to niepełny odnośnik; napisz [[id]] albo [[id|słowa]]
unused-definition = nic nie używa { $sort ->
    [kind] rodzaju
    [record] struktury
    [enumeration] wyliczenia
    [value] wartości
    [zone] strefy
    [attribute] atrybutu
    [event] zdarzenia
    [scope] odcinka gry
    [term] pojęcia
   *[entity] hasła
  } „{ $id }”
unmet-need = { $state ->
    [missing] brakuje potrzebnego dodatku „{ $id }”
    [version] „{ $id }” ma wersję „{ $version }”, a potrzebna jest „{ $wanted }”
   *[undeclared] to należy do dodatku „{ $id }”, którego nie ma w „needs”
  }
unused-suppression = ten wyjątek jest niepotrzebny: przy „{ $id }” nie ma błędu „{ $word }”

## Sentences on cards

unknown-word = „{ $text }” nie jest słowem tej gry
unknown-sign = „{ $text }” nic w zdaniu nie znaczy
form-mismatch = „{ $text }” nie pasuje; ma tu być: { $wanted } (wzór: { $form })
too-much = „{ $text }” nie pasuje: zwrot jest już pełny (wzór: { $form })
incomplete-phrase = na końcu czegoś brakuje; ma tu być: { $wanted } (wzór: { $form })
unknown-phrase = żaden zwrot tej gry nie zaczyna się od „{ $text }”
not-an-action = „{ $text }” to { $state ->
    [trigger] zdarzenie
   *[condition] warunek
  }, a potrzebna jest tu czynność (dopisz przed tym „{ $word }”)
not-a-condition = „{ $text }” to { $state ->
    [trigger] zdarzenie
   *[verb] czynność (wzór: { $form })
  }, a { $word ->
    [none] potrzebny jest tu
   *[other] po „{ $word }” potrzebny jest
  } warunek{ $state ->
    [trigger] {" "}(napisz „when”)
   *[verb] {""}
  }
not-a-trigger = „{ $text }” { $state ->
    [trigger] nie pasuje po „{ $word }”; napisz „{ $say }”
    [condition] to warunek, a po „{ $word }” potrzebne jest zdarzenie (napisz „if”)
   *[verb] to czynność (wzór: { $form }), a po „{ $word }” potrzebne jest zdarzenie
  }
not-a-thing = „{ $text }” nie jest czymś, co można policzyć
not-a-scope = „{ $text }” nie jest odcinkiem gry
join-conditions = „{ $text }” nie pasuje: dwa warunki łączy się słowami „{ $word } if”
disagreement = { $state ->
    [verb] „{ $text }” nie zgadza się z podmiotem: napisz „{ $say }”
   *[noun] zamiast „{ $text }” napisz „{ $say }”
  }
wrong-quality = „{ $text }” nie może określać „{ $noun }”
unwanted-number = liczba nie pasuje { $state ->
    [determiner] po „{ $word }”
   *[role] tutaj: chodzi o wszystkie (wzór: { $form })
  }
two-readings = { $state ->
    [it] „{ $text }” można odczytać na dwa sposoby; napisz „{ $one }” albo „{ $two }”
    [same] „{ $text }” można odczytać na dwa sposoby: wcześniej są dwie rzeczy, do których pasuje „{ $one }”
    [may] czy ten krok też można pominąć? dwa odczytania: weź oba kroki w nawias (…) albo napisz przed nim „. if you do:”
    [either] czy ten krok należy tylko do ostatniej możliwości? dwa odczytania: weź możliwości w nawias (…) albo zacznij od tego kroku
    [either-if] czy „{ $text }” należy tylko do ostatniej możliwości? dwa odczytania: weź w nawias (…) wszystkie możliwości albo tylko ostatnią
    [mixed] „and if” razem z „or if” w jednym warunku można odczytać na dwa sposoby; użyj jednego z nich albo dwóch zdań
   *[phrase] dwa odczytania: „{ $one }” / „{ $two }”
  }
nothing-mentioned = „{ $text }”: { $noun ->
    [none] wcześniej nie ma niczego, co mogłoby to oznaczać
   *[other] wcześniej nie ma mowy o „{ $noun }”
  }
missing-colon = przed „{ $text }” brakuje „:”
missing-then = przed „{ $text }” brakuje „then”
same-option = ta możliwość jest taka sama jak jedna z poprzednich
missing-either = jeśli można wybrać jedną z czynności, napisz „either” przed pierwszą z nich
misplaced-word = „{ $text }” nie może tu być
unfinished-sentence = zdanie nie jest dokończone
lonely-guard = { $state ->
    [second-trigger] „{ $word }” to drugie zdarzenie w jednym efekcie; napisz dwa zdania
    [instead] przed „{ $word }” potrzebne jest „when” i zdarzenie
    [otherwise] tuż przed „otherwise” potrzebne jest zdanie z „if”
    [colon] „{ $word }” ma stać przed dwukropkiem, po przecinku: „when …, { $word } …: …”
    [missing] „:” wymaga na początku zdania „when”, „if” lub „at”
    [first] „{ $word }” ma stać na początku zdania: „{ $word } …: …”
   *[if-do] tuż przed „if you do” potrzebne jest zdanie z „you may”
  }
unusual-amount = { $amount } to o wiele więcej, niż ma tu jakakolwiek inna karta gry: najwyżej { $largest }

## Phrases

malformed-form = „{ $text }” nie może być we wzorze: { $state ->
    [sign] to ani słowo, ani rola taka jak { "{what: card}" }
    [core] to słowo samego języka efektów
    [determiner] może stać tylko przed rzeczownikiem
    [keyword] rola nie może się nazywać tak jak słowo procedur
    [twice] ta rola już tam jest
    [typeless] „relative” to tylko słowa i role
   *[empty] oprócz ról wzór musi mieć własne słowo
  }
unknown-role = „{ $text }” nie jest rolą tego wzoru
unknown-type = „{ $text }” nie jest rzeczownikiem tej gry
overlapping-forms = { $state ->
    [relative] to wzór „{ $other }” z „{ $relative }” po rzeczowniku, więc z tekstu nie wynikałoby, o który chodzi
    [words] „{ $text }” oznacza już „{ $other }”
    [joined] „{ $text }” można już odczytać jako „{ $one }” i „{ $other }”
   *[types] wzór ma te same słowa co „{ $other }” i typy, które na siebie zachodzą, więc z tekstu nie wynikałoby, o który chodzi
  }
same-text = „{ $text }” jest słowo w słowo także w języku „{ $locale }”; przetłumacz to
strange-term = „{ $text }” nie jest formą nazwy „{ $name }” ({ $id }) w języku „{ $locale }”
misspelt-word = słowa „{ $word }” nie ma w słowniku języka „{ $locale }”
wrong-form = { $state ->
    [gender] „{ $word }” w nazwie „{ $name }” jest innego rodzaju gramatycznego
    [words] „{ $word }” ma więcej lub mniej słów niż „{ $name }”
   *[form] „{ $word }” to nie { $form } nazwy „{ $name }”
  }
form-of-word = { $case ->
    [nom] mianownik
    [gen] dopełniacz
    [dat] celownik
    [acc] biernik
    [ins] narzędnik
   *[loc] miejscownik
  } { $number ->
    [sg] liczby pojedynczej
   *[pl] liczby mnogiej
  }
misfit-pattern = { $state ->
    [role] szablon „{ $id }” używa „${ $word }”, a jego zwrot tego nie ma
    [function] szablon „{ $id }” używa funkcji „{ $word }”, której nie ma
    [case] szablon „{ $id }” chce przypadka „{ $word }”, którego nie ma
    [message] szablon „{ $id }” odwołuje się do komunikatu „{ $word }”, którego nie ma
    [variant] szablon „{ $id }” zna odpowiedź „{ $word }”, która tu nigdy nie padnie
    [plural] szablon „{ $id }” wybiera według liczby, a nie ma form dla: { $word }
    [twice] szablon „{ $id }” jest też w { $word }
    [choices] szablon „{ $id }” musi znać te możliwości: { $word }
    [nested] szablon „{ $id }” ma wybór wewnątrz wyboru; zapisz je jeden po drugim
   *[phrase] żaden zwrot nie nazywa się „{ $id }”
  }
misfit-telling = { $state ->
    [variable] komunikat „{ $id }” mówi o „${ $word }”, a tego wtedy nie ma
    [silent-log] dziennik w języku „{ $word }” nie ma słów na „{ $id }”
    [silent-questions] pytanie „{ $id }” nie ma słów w języku „{ $word }”
    [quiet] „{ $id }” ma być przemilczane, a nigdy się nie zdarza
   *[nothing] nic, co się opowiada lub o co się pyta, nie nazywa się „{ $id }”
  }
stale-override = { $state ->
    [nothing] „{ $id }” nie ma efektu „{ $text }”, który można by powiedzieć inaczej
   *[stale] efekt hasła „{ $id }” zmienił się po napisaniu tego tekstu; jeśli tekst nadal mówi to samo co efekt, wpisz nowy odcisk: { $word }
  }
unfaithful-override = tekst „{ $id }” nie mówi tego, co robi efekt: { $state ->
    [number] liczba „{ $word }” jest tylko w jednym z nich
    [icon] efekt nie mówi o „{ $word }”
    [lost] nie ma w nim nic takiego jak „{ $word }”, choć efekt to ma
    [added] efekt nie ma nic takiego jak „{ $word }”
   *[rough] wydrukowano by: „{ $word }”
  }
impossible-step = krok „{ $id }” jest dla { $number ->
    [one] { $number } gracza
    [few] { $number } graczy
   *[many] { $number } graczy
  }; w grze jest ich od { $min } do { $max }
unknown-reading = żadne zdanie nie nazywa się „{ $id }”; to, czego już nie ma, usuwa „wwrules review --mark”
unsayable-text = { $state ->
    [rough] w języku „{ $locale }” wydrukowano by: „{ $word }”
   *[missing] tego nie da się powiedzieć w języku „{ $locale }”; brakuje: { $word }
  }
gap = { $kind ->
    [language] język
    [pattern] szablon
    [construct] konstrukcja
    [word] słowo
    [quality] cecha
   *[effect] efekt
  } „{ $id }”

## What the commands say

severity-error = błąd
severity-warning = ostrzeżenie
summary-tried = wypróbowano { $count ->
    [one] { $count } tekst
    [few] { $count } teksty
   *[many] { $count } tekstów
  }, co z tego zajęło { $seconds } s
summary-clean = bez błędów
summary-faults = { $errors ->
    [one] { $errors } błąd
    [few] { $errors } błędy
   *[many] { $errors } błędów
  }, { $warnings ->
    [one] { $warnings } ostrzeżenie
    [few] { $warnings } ostrzeżenia
   *[many] { $warnings } ostrzeżeń
  }
summary = { $verdict }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }, { $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
  }, { $entities ->
    [one] { $entities } hasło
    [few] { $entities } hasła
   *[many] { $entities } haseł
  }, { $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
  }, { $references ->
    [one] { $references } odwołanie
    [few] { $references } odwołania
   *[many] { $references } odwołań
  }, { $names ->
    [one] { $names } nazwa
    [few] { $names } nazwy
   *[many] { $names } nazw
  }{ $missing ->
    [0] {""}
    [one] {" "}(brakuje { $missing } słowa lub szablonu)
    [few] {" "}(brakuje { $missing } słów i szablonów)
   *[many] {" "}(brakuje { $missing } słów i szablonów)
  }; sprawdzono w { $seconds } s
scaffold-unreviewed = nieprzejrzane: to domysł, dopóki nie przeczyta go ktoś, kto zna język
scaffold-unknown = formy słowa „{ $word }” w języku „{ $locale }” nie są znane; czy to forma podstawowa i czy rodzaj gramatyczny jest dobry?
scaffold-nothing = żaden język nie ma form słowa „{ $word }”; wskaż język przez --locale i podaj słowo w formie podstawowej
words-lacking = { $what ->
    [dictionary] nie znaleziono słownika języka „{ $locale }”; zmienna DICPATH może wskazać folder ze słownikiem dla programu hunspell
   *[package] „{ $name }” nie jest zainstalowane, więc nie wszystkie słowa języka „{ $locale }” sprawdzono; jest w zestawie „words”
  }
unread-note = niektórych plików nie dało się odczytać; pominięto kontrole, które potrzebują wszystkich
explain-unknown = żaden błąd nie nazywa się „{ $code }”
nothing-to-check = nie ma czego sprawdzać w { $path }: nie ma tam „game.yaml” ani „pack.yaml”
formatted = { $files ->
    [0] każdy efekt jest zapisany wzorcowymi słowami
    [one] { $files } plik z efektami zapisanymi innymi słowami
    [few] { $files } pliki z efektami zapisanymi innymi słowami
   *[many] { $files } plików z efektami zapisanymi innymi słowami
  }
schemas-written = schematy dla edytorów ({ $files }) zapisano w { $folder }
site-search-forms = { $locale }: wyszukiwarka zna formy słów { $analysers ->
    [none] z leksykonu
   *[other] z leksykonu, a innych według { $analysers }
  }
site-written = w { $folder } zapisano strony: { $pages }, języki: { $locales }; otwórz { $file } w przeglądarce
inbox-empty = w { $folder } nie ma archiwów
inbox-judged = { $archives ->
    [one] oceniono { $archives } archiwum
    [few] oceniono { $archives } archiwa
   *[many] oceniono { $archives } archiwów
  }, poprawne: { $valid }; oceny są w { $file }
inbox-valid = poprawne
inbox-faults = błędy
inbox-unmet = czeka
inbox-waits = wymaga dodatków z { $files }, a te nie są poprawne
inbox-published = dodatek o tym identyfikatorze jest już opublikowany, wersja { $version }
inbox-twins = ten sam dodatek i ta sama wersja co { $files }
inbox-collides = { $file } nie może stać obok { $files }: { $fault }; { $help }
inbox-not-together = nie można opublikować wszystkich razem: { $fault }; { $help }
inbox-too-much = wszystkie razem zajmują za dużo czasu lub pamięci
inbox-same-id = w obu jest „{ $id }” w tej samej wersji
inbox-help = { $code ->
    [duplicate-id] opublikuj jeden z nich albo nadaj jednemu inny identyfikator
    [unmet-need] trzeba zmienić zakres w „needs” albo opublikować inną wersję
    [trigger-circle] jedną z reguł trzeba zapisać z „once per”
   *[other] opublikuj jeden z nich albo popraw któryś
  }
inbox-refused = odrzucone
inbox-time = za wolne
inbox-memory = za duże
inbox-output = za dużo wypisuje
inbox-crash = przerwane awarią
print-no-press = drukowanie wymaga „{ $module }”, a to nie jest zainstalowane; zainstaluj wwrules z zestawem „print”
print-nothing = { $selection }: nie ma takich kart
print-unknown = „{ $word }” nie jest hasłem, rodzajem ani dodatkiem
print-written = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  } zapisano w { $file }
text-too-long-for-card = tekst „{ $id }” w języku „{ $locale }” jest o { $over } mm za wysoki na kartę; skróć go
new-unknown = nie ma szkieletu dla „{ $kind }”
new-wrong-name = nazwa to tekst do druku, który ma najwyżej { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaki
   *[many] { $limit } znaków
  }
new-wrong-id = { $id ->
    [none] z liter tej nazwy nie da się zrobić identyfikatora; podaj go przez --id
   *[other] „{ $id }” to nie identyfikator: małe litery a–z, cyfry i pojedyncze łączniki, na początku litera
  }
new-locale-exists = gra ma już język „{ $locale }”
new-locale-unknown = nie znamy języka „{ $locale }”; napisz dwie małe litery, na przykład sk
new-locale-written = czego brakuje w języku „{ $locale }”, liczy: wwrules say --report --locale { $locale }
new-exists = { $folder } już istnieje; wybierz inny folder przez --out
new-no-author = wpisz w { $file }, pod „authors”, kto stworzył ten dodatek
new-written = { $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
  } zapisano w { $folder }; sprawdź je: wwrules check { $folder }
pack-no-pack = { $folder } to nie folder dodatku: nie ma w nim { $file }
pack-written = { $file } zapisano: { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[many] { $bytes } bajtów
  }, sha256 { $sum }
upgrade-archive = { $file } to archiwum, a archiwów się nie zmienia; uaktualnij folder, z którego powstało, i uruchom ponownie wwrules pack
upgrade-done = { $file }: teraz w formacie { $format }; sprawdź: wwrules check { $folder }
upgrade-nothing = { $file }: już jest w formacie { $format }
say-unknown = nic o identyfikatorze „{ $id }” nie ma efektu
say-missing = — (brakuje: { $gaps })
say-report = { $game } { $locale }: utworzone teksty: { $generated }, brakujące: { $missing }; szablony zwrotów: { $patterns } z { $phrases }, słowa na rzeczowniki: { $words } z { $nouns }, na cechy: { $qualities } z { $adjectives }; napisane akapity: { $paragraphs } z { $prose }
report-all = wszystkie
report-generated = utworzone
report-own = własny szablon
report-override = tekst ręczny
report-written = napisane
report-missing = brakujące
report-draft = szkic
report-reviewed = przejrzane
report-stale = nieaktualne
report-signed = podpisane przez
report-effects = efekty
report-rules = zasady
report-rulings = rozstrzygnięcia
report-glossary = słowniczek
report-faq = pytania graczy
report-steps = kroki przygotowania
report-divergences = różnice między wydaniami
report-examples = przykłady
report-changes = zmiany między wersjami
report-log = dziennik
report-questions = pytania w grze
report-ui = strona i terminal
review-left = { $number ->
    [0] { $game } { $locale }: wszystko przeczytane
    [one] { $game } { $locale }: { $number } zdanie do przeczytania
    [few] { $game } { $locale }: { $number } zdania do przeczytania
   *[many] { $game } { $locale }: { $number } zdań do przeczytania
  }
review-marked = { $number ->
    [one] { $number } zdanie oznaczono
    [few] { $number } zdania oznaczono
   *[many] { $number } zdań oznaczono
  } jako przeczytane w { $file }
review-unknown = nic w tym języku nie nazywa się „{ $id }”
review-unknown-sort = nie ma takiego rodzaju zdań: „{ $sort }”
no-room = tego nie można zapisać: { $reason }
defect = to usterka wwrules, a nie błąd w twoich plikach; zgłoś ją razem z wierszami powyżej

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
site-not-told = Tego akapitu jeszcze nie ma po polsku.
site-notice = Nieoficjalny przewodnik. Nazwy gier należą do ich właścicieli, teksty i rysunki są nasze.
site-search = Szukaj
site-search-hint = Słowo, karta, numer zasady
site-search-nothing = Nic nie znaleziono.
site-search-elsewhere = Znalezione po nazwie w innym języku:
site-menu = Menu
site-theme = Jasny lub ciemny wygląd
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
site-documentation = Dokumentacja dla autorów i programistów
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
site-facet-verb = Co robi
site-verb-other = Coś innego
site-facet-provenance = Pochodzenie
site-facet-pack = Dodatek
site-facet-difference-kind = Rodzaj różnicy
site-facet-difference-matters = Czego dotyczy
site-facet-difference-plays = Gramy jak
site-packs = Dodatki
site-unofficial = nieoficjalne
site-of-pack = z dodatku { $pack }, nieoficjalne
site-valid = sprawdzone
site-balanced = zrównoważone
site-unbalanced = niezrównoważone
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
site-origin-pack = Z dodatku { $pack } (autorzy: { $authors }, licencja { $licence }). Wydawca gry nie ma z nim nic wspólnego.
site-ours = Nasze:
site-and-more = i jeszcze { $count }
site-players = Liczba graczy
site-sources = Źródła
site-rights = Prawa
site-data = Dane
site-data-all = Wszystko w jednym pliku (JSON)
site-version = Wersja
site-look-up = Do sprawdzenia
site-about-lead = Instrukcja, która działa: silnik gra dokładnie według tego, co tu napisano.
site-about-made = Każdy tekst karty powstaje z efektu, który naprawdę działa w grze, a każdy przykład jest po każdej zmianie rozgrywany na nowo podczas sprawdzania.
site-about-origin = Ile pochodzi z instrukcji, ile jest częściowo nasze, a ile zastępcze.
site-about-packs = Zrobione przez graczy i sprawdzone jak wszystko tutaj. Wydawca nie ma z nimi nic wspólnego, a oficjalne karty działają bez nich.
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
site-page-packs = Dodatki graczy
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
site-examples-lead = Przykłady, które każde sprawdzenie rozgrywa na nowo: { $count }.
site-page-charts = Schematy przebiegu
site-page-turns = Przebieg w skrócie
site-turns-lead = Co następuje po czym, według tych samych procedur, według których toczy się gra. Stronę można wydrukować i położyć na stole.
site-charts-lead = Narysowane z tych samych procedur, według których toczy się gra.
site-page-phrases = Zwroty na kartach
site-phrases-lead = Z czego buduje się efekty: dla tych, którzy tworzą własne karty.
site-phrases-used = Zwroty:
site-phrase-example = Przykład:
site-phrase-users = Na kartach:
site-phrases-verb = Czynności
site-phrases-rule = Stałe reguły
site-phrases-condition = Warunki
site-phrases-trigger = Zdarzenia
site-phrases-amount = Ilości
site-phrases-relative = Określenia po rzeczowniku
site-phrases-qualifier = Cechy
site-page-odds = Szanse
site-odds-lead = Szanse obliczone według tych samych zasad, według których toczy się gra.
site-odds-exact = Dokładne: rozegrano każdy możliwy przebieg losowania.
site-odds-sampled = Z rozgrywek, o których decydował los; z dokładnością do kilku setnych.
site-percent = { $number }%
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
site-example-players = Imiona w opisach
site-example-written = Tak ten przykład jest zapisany i sprawdzany
site-example-checked = sprawdzone
site-example-strip = Krok po kroku

## Procedures

procedure-syntax = „{ $text }” tu nie pasuje
not-playable = tego nie da się jeszcze rozegrać: { $reason }
unplayable-action = przed czynnością potrzebne jest zdarzenie, np. z „when”
unplayable-always = potrzebne jest tu zdarzenie; przed tym, co działa zawsze, może stać tylko „while”
unplayable-amount = napisz, ile
unplayable-body = nie można odczytać „body” zwrotu „{ $id }”
unplayable-bound = napisz albo kilka liczb, albo jedną z granicą
unplayable-choice = z tego nie można wybierać
unplayable-idle = { $noun ->
    [none] „{ $form }” tego nie sprawdza, więc nic by to nie zmieniło
   *[other] „{ $form }” nie sprawdza, co to dokładnie jest; napisz „{ $noun }”
  }
unplayable-lasting = nie wiadomo, jak długo to trwa
unplayable-list = przed listą stoi jedna liczba, wspólna dla całej listy
unplayable-most = napisz, ile najwyżej
unplayable-nobody = nie wybrano nikogo, o kogo mogłoby tu chodzić
unplayable-number = potrzebna jest tu liczba
unplayable-one-number = potrzebna jest tu jedna określona liczba
unplayable-open = napisz „either”: tego nie można zostawić otwartego
unplayable-other-owner = to należy do czegoś innego
unplayable-owner = to nie ma właściciela
unplayable-pick = tego nie można wskazać
unplayable-picked = nie wybrano niczego, o co mogłoby tu chodzić
unplayable-step = bez zdarzenia może stać tylko reguła
unplayable-table = na stole nie ma nic takiego
unplayable-test = tego nie można sprawdzić
unplayable-text = nie można odczytać „{ $text }”
unplayable-thing = to musi być jedna określona rzecz
unplayable-this = ani „this”, ani „other” nic tu nie oznacza
unplayable-waiting = czynność dzieje się wtedy, gdy się ją wykonuje, i na nic nie czeka
unplayable-whose = nie wiadomo, czyje to jest
not-a-rule = potrzebne są tu reguły: „before”, „after”, „instead of”, „forbid”, „modify”, „while” lub „share”
defined-twice = „{ $name }” jest już zdefiniowane
too-many-decisions = w jednej grze jest ponad { $limit ->
    [one] { $limit } decyzja
    [few] { $limit } decyzje
   *[many] { $limit } decyzji
  }; może się nigdy nie skończyć
too-many-pieces = w jednej grze jest ponad { $limit ->
    [one] { $limit } element i oczekująca reguła
    [few] { $limit } elementy i oczekujące reguły
   *[many] { $limit } elementów i oczekujących reguł
  }; może ich przybywać bez końca
too-many-facts = w dzienniku jednej gry jest ponad { $limit ->
    [one] { $limit } zdarzenie
    [few] { $limit } zdarzenia
   *[many] { $limit } zdarzeń
  }; może się nigdy nie skończyć
folded-faults = { $file }: … i jeszcze { $count ->
    [one] { $count } taki sam
    [few] { $count } takie same
   *[many] { $count } takich samych
  } [{ $code }]
more-faults = … i jeszcze { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
  }; najpierw popraw te albo zobacz wszystkie z --format json
runaway = to trwa już { $limit ->
    [one] { $limit } krok
    [few] { $limit } kroki
   *[many] { $limit } kroków
  } bez żadnej decyzji; może się nigdy nie skończyć
unknown-name = { $state ->
    [unsure] „{ $name }” dostaje wartość tylko tam, dokąd gra mogła nie dojść; nadaj ją wcześniej
    [you] „you” nikogo tu nie oznacza; „you” znają reguły haseł i to, co przyznane przez „grant”
    [this] „this” nic tu nie oznacza; „this” znają reguły haseł
    [owned] „{ $name }” należy do „{ $owner }”; napisz, czyje to jest, np. x.{ $name }
    [parameter] zdarzenie nie ma parametru „{ $name }”
   *[plain] nieznana nazwa „{ $name }”
  }
endless-phrase = „{ $id }” się zapętla; „body” zwrotu musi się samo skończyć
untold-cost = „{ $id }” coś zabiera; w „needs” trzeba podać, co musi do tego być
unknown-to-body = { $count ->
    [0] rola „{ $role }” zwrotu „{ $id }” przyjmuje „{ $noun }”, dla którego „body” nic osobnego nie robi
    [one] rola „{ $role }” zwrotu „{ $id }” przyjmuje „{ $noun }” i { $count } inny rzeczownik, dla których „body” nic osobnego nie robi
    [few] rola „{ $role }” zwrotu „{ $id }” przyjmuje „{ $noun }” i { $count } inne rzeczowniki, dla których „body” nic osobnego nie robi
    [many] rola „{ $role }” zwrotu „{ $id }” przyjmuje „{ $noun }” i { $count } innych rzeczowników, dla których „body” nic osobnego nie robi
   *[other] rola „{ $role }” zwrotu „{ $id }” przyjmuje „{ $noun }” i { $count } innych rzeczowników, dla których „body” nic osobnego nie robi
  }
unknown-attribute = { $of } nie ma atrybutu, właściwości ani strefy „{ $name }”
unknown-definition = nie ma { $sort ->
    [event] zdarzenia
    [scope] odcinka gry
    [function] funkcji
   *[procedure] procedury
  } „{ $name }”
unknown-kind = nie ma rodzaju ani typu „{ $name }”
wrong-call = „{ $name }” to { $sort ->
    [event] zdarzenie; napisz „announce { $name }(…)” albo na nie czekaj
    [function] funkcja; stoi w wyrażeniu, nie wywołuje się jej przez „do” ani „announce”
   *[procedure] procedura lub odcinek gry; napisz „do { $name }(…)”
  }
wrong-arguments = „{ $name }” { $wanted ->
    [0] nie ma argumentów
    [one] ma { $wanted } argument
    [few] ma { $wanted } argumenty
   *[many] ma { $wanted } argumentów
  }, a { $given ->
    [0] nie podano żadnego
   *[other] podano { $given }
  }
wrong-value = ma tu być: { $wanted }; jest: { $found }
not-changeable = „{ $name }” nie można zmienić
not-modifiable = „{ $name }” nie jest liczbą, którą można modyfikować
maybe-nothing = „{ $name }” może tu być puste; najpierw to sprawdź, np. „if { $name } {"{"} … {"}"}”
misplaced-statement = { $state ->
    [leave] „leave” stoi poza pętlą
    [give] „give” stoi tam, gdzie nic się nie oddaje; oddaje coś tylko procedura lub odcinek gry z „gives”
    [proceed] „proceed” stoi poza „instead of”
    [between] „between” stoi tam, gdzie nikt nie decyduje, ile; napisz „up to” albo „exactly”
   *[where] „where” nic tu nie znaczy; należy do „make each”
  }
gives-nothing = „{ $name }” nic nie oddaje
repeated-name = „{ $name }” jest na tej liście dwa razy
nobody-asked = { $state ->
    [rule] nie wiadomo, kto decyduje o użyciu tej reguły: reguła przebiegu nie ma właściciela; niech sama zapyta, np. „choose one by p”
   *[choice] nie wiadomo, kogo tu zapytać; napisz, kto decyduje, np. „by p”
  }
impure = „settled” coś zużywa i nie może stać tam, gdzie gra tylko patrzy
call-circle = „{ $name }” wywołuje samo siebie: { $path }
endless-loop = ta pętla nie ma decyzji, „leave” ani „end game”; nigdy by się nie skończyła
trigger-circle = ta reguła uruchamia samą siebie: { $path }; ogranicz ją przez „once per” albo „grant”, który działa „once”
never-fires = ta reguła nigdy nie zadziała: { $state ->
    [event] nic nie ogłasza „{ $name }”
    [asked] o „affected” pyta tylko „forbid”
    [nowhere] elementy rodzaju „{ $name }” nie leżą w żadnej strefie
   *[guard] jej warunek nigdy nie jest spełniony
  }
never-met = ten warunek nigdy nie może być spełniony
dead-effect = to nigdy nic nie robi: { $reason }
dead-condition = ten warunek o niczym nie rozstrzyga: { $reason }
dead-out-of-play = element rodzaju „{ $kind }” nigdy nie jest w grze, kiedy następuje „{ $moment }”; sprawdzono { $count ->
    [one] { $count } pozycję
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
dead-wrong-kind = „{ $moment }” dotyczy elementu rodzaju „{ $wanted }”, a ten jest rodzaju „{ $kind }”
dead-gone = „{ $moment }” przenosi ten element rodzaju „{ $kind }” tam, gdzie jego zasady nie działają, i potem jest już za późno; sprawdzono { $count ->
    [one] { $count } pozycję
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
dead-unknown-kind = „{ $moment }” nigdy nie dotyczy elementu rodzaju „{ $wanted }”
dead-out-of-scope = kiedy następuje „{ $moment }”, nigdy nie trwa „{ $scope }”, więc nie może w nim raz zadziałać
dead-never-offered = jednej z możliwości nigdy nie dało się wybrać; sprawdzono { $count ->
    [one] { $count } pozycję
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
dead-never-so = jego chwila nigdy tak nie nastąpiła; sprawdzono { $count ->
    [one] { $count } pozycję
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
dead-idle = niczego to nie zmieniło; sprawdzono { $count ->
    [one] { $count } pozycję
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
dead-never-held = nigdy nie był spełniony; sprawdzono { $count ->
    [one] { $count } pozycję
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
dead-never-failed = zawsze był spełniony; sprawdzono { $count ->
    [one] { $count } pozycję
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
never-offered = możliwość „{ $name }” nigdy się nie pojawi: jej warunek nigdy nie jest spełniony
endless-grant = to, co tu przyznano, nigdy się nie kończy; napisz „until end of” i odcinek gry albo „until after next” i zdarzenie
hidden-zone = możliwości pokazują, co leży w „{ $name }”, a pytany nie może tam zaglądać
endless-growth = ta reguła za każdym razem tworzy nowe elementy, bez ograniczeń; napisz „once per” albo przenoś te, które już są
type-number = liczba
type-truth = „true” lub „false”
type-text = tekst
type-player = gracz
type-nothing = nic
type-anything = cokolwiek
type-word = słowo „{ $word }”
type-any-word = słowo
type-value = wartość „{ $of }”
type-kind = nazwa rodzaju
type-call = nazwa zdarzenia, odcinka gry lub procedury
type-scope = nazwa odcinka gry
type-event = nazwa zdarzenia
type-piece = element rodzaju „{ $kind }”
type-entry = hasło rodzaju „{ $kind }”
type-either = element lub hasło rodzaju „{ $kind }”
type-any-piece = element
type-any-entry = hasło
type-any-either = element lub hasło
type-zone = strefa „{ $word }”
type-any-zone = strefa
type-record = struktura „{ $id }”
type-list = lista ({ $item })
type-any-list = lista lub strefa
type-name = nazwa
type-quoted = tekst w cudzysłowie
type-comparison = porównanie
type-noun = rzeczownik
type-action = czynność
wanted-word = „{ $word }”
wanted-a = coś typu „{ $noun }”
wanted-an = coś typu „{ $noun }”
wanted-nouns = { $what }, czyli: { $nouns }
wanted-or = { $first } lub { $rest }
wanted-next = { $first }, { $rest }
idle-rule = { $both ->
    [true] „{ $id }” ma i „carried-out-by”, i „informative”; zostaw jedno z nich
   *[false] nic nie wykonuje „{ $id }”; napisz „carried-out-by” albo podaj w „informative”, dlaczego nie trzeba
  }
untold-rule = akapitu „{ $id }” nie ma w żadnym języku gry
misdeclared = { $state ->
    [lacks] w „{ $property }” brakuje tego, na co efekt czeka („{ $value }”)
    [unsaid] „{ $value }” nie pasuje do efektu, który mówi „{ $said }”
    [forgotten] brakuje „{ $property }: true”: efekt dotyczy innych graczy
    [untrue] „{ $property }” jest nieprawdą: efekt nie dotyczy nikogo innego
   *[extra] „{ $value }” nie jest tym, co mówi efekt
  }
incomplete-flow = w przebiegu gry brakuje „{ $key }”

## Worked examples

example-step = { $step ->
    [0] „{ $id }”
   *[other] krok { $step } przykładu „{ $id }”
  }
unbegun-scope = „{ $id }” działa raz na „{ $scope }”, a przykład niczego takiego nie zaczyna, więc nic tu nie robi
example-differs = { $where }: „{ $text }” nie zachodzi{ $came ->
    [none] {""}
   *[other] ; jest { $came }
  }
no-such-option = { $where }: „{ $text }” nie jest żadną z opcji: { $options }
nothing-to-decide = { $where }: „{ $who }” nie ma nic do rozstrzygnięcia; { $others ->
    [none] nikt nie ma
   *[other] teraz decyduje: { $others }
  }
wrong-number-chosen = { $where }: wybrano { $count }, a trzeba wybrać od { $least } do { $most }
example-unfinished = { $where }: „{ $who }” musi jeszcze zdecydować: { $options }
draw-not-there = { $where }: nic, co można dobrać, nie pasuje do „{ $text }”; jest { $options }
draw-left-over = { $where }: „{ $text }” nigdy nie zostaje dobrane
example-players = { $state ->
    [number] liczba graczy: { $number }; w grze może ich być od { $min } do { $max }
   *[name] żaden gracz nie może się tu nazywać „{ $name }”: ta nazwa już coś znaczy
  }
example-stopped = { $where }: dalej nie da się grać: { $reason } ({ $file }:{ $line })
not-a-statement = reguły nie mogą tu stać; napisz, co się robi
note-to-reread = „{ $id }” może mówić o starej wartości ({ $locale }): „{ $text }”
accepted = { $file }:{ $line }: krok { $step } przykładu „{ $id }”: { $text } → { $new }
accepted-summary = { $values ->
    [one] przyjęto { $values } wartość
    [few] przyjęto { $values } wartości
   *[many] przyjęto { $values } wartości
  }, opisy do ponownego przeczytania: { $notes }
accept-unknown = żaden przykład nie nazywa się „{ $id }”
accept-nowhere = nie ma tu treści; wskaż grę lub dodatek za pomocą --in
accept-folders = zapisywać można tylko w folderach; wskaż grę lub dodatek za pomocą --in

## Random games

unsound-position = { $reason ->
    [twice] jakiś element leży w dwóch miejscach albo w żadnym
    [nowhere] jakiś element nie leży tam, gdzie ma leżeć
    [apart] jakiś element niesie coś, co leży gdzie indziej
    [full] w „{ $word }” leży więcej elementów, niż jest miejsca
    [kind] w „{ $word }” leży element, dla którego to miejsce nie jest
    [made] jakiś element sam się pojawił albo zniknął
   *[range] „{ $word }” ma wartość, której mieć nie może
  } (gra { $game }, liczba graczy: { $players }, ziarno { $seed }, decyzje do tej chwili: { $decision })
wrong-question = { $reason ->
    [empty] pyta się kogoś, kto nie ma w czym wybierać
    [same] ta sama możliwość stoi tu dwa razy
    [count] trzeba wybrać więcej, niż jest
   *[nobody] nikogo się nie pyta, a gra się nie skończyła
  } (gra { $game }, liczba graczy: { $players }, ziarno { $seed }, decyzje do tej chwili: { $decision })
leak = { $word ->
    [none] widok
   *[other] „{ $word }”
  } zdradza graczowi { $seat } to, czego nie może on wiedzieć (gra { $game }, liczba graczy: { $players }, ziarno { $seed }, decyzje do tej chwili: { $decision })
test-examples = { $faults ->
    [0] przykłady: rozegrano { $played }, wszystkie zgodnie z zapisem
   *[other] przykłady: rozegrano { $played }, różnice: { $faults }
  }
test-no-examples = przykłady: nie ma żadnych
test-games = { $faults ->
    [0] losowe gry: { $games }, liczba graczy: { $players }, decyzje: { $decisions }; nic nie zginęło, na każde pytanie była odpowiedź
   *[other] losowe gry: { $games }, liczba graczy: { $players }, decyzje: { $decisions }; błędy: { $faults }
  }
test-views = { $faults ->
    [0] widoki: { $views } rozdano na nowo, nikt nie dowiaduje się tego, czego nie może wiedzieć
   *[other] widoki: { $views } rozdano na nowo, przecieki: { $faults }
  }
test-reached = { $never ->
    [0] wpisy z efektami: doszło do wszystkich { $entries }
   *[other] wpisy z efektami: doszło do { $reached } z { $entries }; nigdy: { $names }
  }
test-not-played = { $game }: { $reason ->
    [flow] nie ma przebiegu gry, więc nie grano
   *[faults] są błędy, więc nie grano
  }
test-summary = { $verdict ->
    [clean] bez błędów
   *[faults] błędy: { $faults }
  }, { $seconds } s
test-more = i jeszcze { $count }

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
play-something-else = { $file } nie zawiera gry i pozostaje bez zmian; wybierz inny plik
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
play-several-games = gier jest kilka; wybierz jedną przez --game: { $games }
play-unknown-game = w { $path } nie ma gry{ $game ->
    [none] {""}
   *[other] {" "}„{ $game }”
  }
play-no-start = w „{ $game }” nie da się jeszcze zagrać: jej przebieg nie ma początku
play-wrong-players = liczba graczy to { $players }, a może być od { $least } do { $most }
play-too-many-seats = miejsca zajęte przez --seat: { $seats }, a graczy jest { $players }
play-only-new = { $option } dotyczy nowej gry; zapisana gra ma własne ustawienia
play-no-pair = „{ $word }” to nie opcja; napisz nazwa=wartość
play-wrong-option = { $option ->
    [none] nie ma opcji „{ $word }”
   *[other] opcja „{ $option }” nie ma wartości „{ $word }”
  }
play-unreadable = { $file }: { $reason }
play-no-save = { $file } to nie zapisana gra
play-other-game = to gra „{ $game }”, a nie „{ $wanted }”
play-other-packs = grę zapisano z dodatkami: { $packs }, a teraz są: { $now }; podaj te same przez --with
play-changed-game = decyzja { $number } nie pasuje: { $same ->
    [yes] grę lub ten plik od tego czasu zmieniono, choć wersja to nadal { $now }
   *[no] grę zapisano w wersji { $version }, a teraz jest { $now }
  }
simulate-seat = miejsce
simulate-wins = wygrane
simulate-shared = wspólne
simulate-share = udział (przedział 95%)
simulate-result = wynik
simulate-mean = średnia
simulate-least = najmniej
simulate-median = mediana
simulate-most = najwięcej
simulate-decisions = decyzje w grze
simulate-report-written = Stronę zapisano w pliku { $file }.
simulate-timing = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  } w { $seconds } s
simulate-broken = gra { $game } (ziarno { $seed }) przekroczyła limit
simulate-bot = bot
simulate-role = rola
simulate-played = gry
simulate-used = zadziałanie
simulate-worked = { $worked } z { $held } ({ $share })
simulate-idle-card = { $card } (u graczy w { $games ->
    [one] { $games } grze
    [few] { $games } grach
   *[many] { $games } grach
  })
simulate-idle = Nigdy nic nie dały: { $cards }.
simulate-taken = wybór, gdy jest w ofercie
simulate-won-with = wygrane tych, którzy to mają
simulate-compared = { $first } w porównaniu z: { $others } – { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  } z tym samym szczęściem.
simulate-with = tutaj
simulate-without = pozostałe
simulate-shift = różnica (przedział 95%)
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
simulate-other-results = w „{ $file }” są gry innej symulacji; podaj inny plik albo tę samą grę, opcje, dodatki, boty i ziarno
simulate-something-else = w „{ $file }” jest coś innego; plik pozostaje bez zmian
simulate-in-use = do „{ $file }” zapisuje inna symulacja
simulate-not-written = nie można zapisać „{ $file }”: { $reason }
simulate-lost = grę { $game } (ziarno { $seed }) pominięto: kolejne procesy kończyły się na niej awarią
simulate-verdict-of-one = ocena dotyczy jednego dodatku w porównaniu z grą bez niego: podaj jedno --with i żadnego --compare poza „without”
simulate-verdict-written = { $pack }: { $word ->
    [balanced] zrównoważony
    [unbalanced] niezrównoważony
   *[open] z tych gier nie wynika, czy jest zrównoważony
  }; zapisano w { $file }
simulate-no-dask = klaster wymaga programu Dask; zainstaluj wwrules[dask]
simulate-no-cluster = pod adresem „{ $address }” nie odpowiada żaden klaster: { $reason }
simulate-other-engine = klaster ma wwrules { $theirs }, a tu jest { $ours }
play-unknown-bot = nie ma bota „{ $bot }”
play-no-evaluation = gra nie mówi, ile warta jest sytuacja, więc żaden bot nie może się tym kierować
report-title = Co pokazało wiele gier
report-games = gry
report-players = gracze
report-seed = ziarno
report-seed-of = ziarno { $seed }
report-packs = dodatki
report-who-wins = Kto wygrywa
report-intervals = Pasma to przedziały 95%: na sto takich pasm około pięciu omija prawdziwą wartość. Linia przerywana to równy udział.
report-by-seat = Wygrane według miejsca
report-by-role = Wygrane według roli
report-seat = miejsce { $seat }
report-everybody = wszyscy
report-how-long = Jak długo to trwa
report-figures = Liczby
report-shares = Udziały
report-cards = Co robią karty
report-cards-note = Zadziałanie: w ilu grach coś z efektu wynikło, spośród tych, w których ktoś to miał. Wybór: jak często coś wybierano, gdy można było wziąć co innego. Wygrane: tych, którzy tego użyli lub mieli to na końcu; kto prowadzi, ma wszystkiego więcej, więc samo to nie dowodzi siły karty.
report-all-cards = Wszystkie: { $count }
report-extreme = Najbardziej skrajna gra
report-read-game = Przeczytaj grę
report-number = numer
report-game = gra
report-others = pozostałe od–do
report-what-shifts = Co się różni
report-shift-note = Każdy wariant rozegrano z tymi samymi ziarnami, żeby szczęście ważyło mniej. Udziały porównano w punktach procentowych.
report-summary = Zbadane miary: { $every }. Wyraźnie różne: { $clear }, z tego poza zakresem pozostałych: { $beyond }. Czystym przypadkiem różni się mniej więcej jedna na dwadzieścia.
report-clear = Wyraźnie różne: { $measures }.
report-balance = { $word ->
    [balanced] Dodatek jest zrównoważony: żadna szansa na wygraną nie zmieniła się o więcej niż { $points } punktów na sto.
    [unbalanced] Dodatek nie jest zrównoważony: któraś szansa na wygraną zmieniła się na pewno o więcej niż { $points } punktów na sto.
   *[open] Czy dodatek jest zrównoważony, tego te gry nie mówią; powie to więcej gier, na przykład --games 5000.
  }
report-scores = Dodatek nie jest zrównoważony: gracze osiągają średnio { $after } zamiast { $before }; tak daleko od siebie zwykle nie są.
report-brings = Najwięcej daje { $card }: ci, u których to działa, mają { $points }.
report-new-cards = Co wnosi dodatek
report-never = Nigdy niewybrane
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
odds-ask-or-of = zadaj pytanie z gry przez --ask ({ $known }) albo dowolne przez --of
odds-nobody = nikt nie nazywa się „{ $who }”
odds-no-question = gra nie ma pytania „{ $id }”
odds-mean = średnio: { $exact } ≈ { $decimal }
odds-decided = decyzja: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } przebieg losu rozegrany
    [few] { $ways } przebiegi losu rozegrane
   *[many] { $ways } przebiegów losu rozegranych
  } według zasad
odds-unknown = „{ $id }” to ani przykład, ani plik
odds-unknown-word = { $decision ->
    [none] w tej grze nikt nie decyduje o „{ $word }”
   *[other] przy „{ $decision }” nie ma możliwości „{ $word }”
  }
odds-wrong-answer = „{ $text }” to nie odpowiedź; napisz [kto:]decyzja=możliwość, a jeśli chcesz, także „ if ” i warunek
odds-too-many = los może potoczyć się na ponad { $ways ->
    [one] { $ways } sposób
    [few] { $ways } sposoby
   *[many] { $ways } sposobów
  }; zakończ wcześniej przez --until lub --decisions, dopuść więcej przez --ways albo rozegraj losowe gry przez --games
numbers-differ = liczby w tym tekście: { $text }; w akapicie, który ten tekst oddaje: { $wanted }
preview-faults = { $faults ->
    [one] 1 błąd
    [few] { $faults } błędy
   *[many] { $faults } błędów
  }
preview-clean = brak błędów
serve-started = otwórz { $address } w przeglądarce; Ctrl+C kończy
serve-no-port = nie można użyć portu { $port }: { $reason }
