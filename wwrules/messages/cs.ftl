# Věty wwrules česky.

did-you-mean = ; nemá to být „{ $hint }“?
expected-instead = ; může tu být: { $expected }

## Reading files

file-too-large = soubor má více než { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
   *[other] { $limit } bajtů
  }; { $sort ->
    [image] zmenšete obrázek, na šířku stačí 640 bodů
   *[text] rozdělte ho
  }
not-utf8 = bajt { $byte } (číslo { $offset } v souboru) nepatří do UTF-8; uložte soubor jako UTF-8
forbidden-character = nepovolený znak { $character }; řídicí a neviditelné znaky tu být nesmějí
not-composed = písmeno „{ $letter }“ je zapsáno dvěma znaky; uložte text ve složené podobě (NFC)
mixed-alphabets = „{ $word }“ míchá dvě abecedy: písmeno „{ $letter }“ ({ $character }) je { $alphabet ->
    [latin] z latinky
    [greek] z řecké abecedy
   *[cyrillic] z cyrilice
  }
yaml-syntax = toto není platný YAML: { $slip ->
    [slip-colon] text, ve kterém je dvojtečka a mezera, dejte do uvozovek
    [slip-tab] k odsazení použijte mezery, ne tabulátor
    [slip-start] text, který začíná tímto znakem, dejte do uvozovek
    [slip-no-colon] za klíčem chybí dvojtečka
    [slip-indentation] podívejte se na odsazení tohoto řádku a předchozího
    [slip-flow] uvnitř { "{" } { "}" } a [ ] dejte text s čárkou, dvojtečkou nebo závorkou do uvozovek
    [slip-open-quote] uvozovky nebo závorka nejsou uzavřeny
   *[none] { $problem }
  }
empty-file = soubor je prázdný
several-documents = tady začíná druhý dokument; v souboru smí být jeden
directive = direktivy (%) nejsou povoleny
too-deep = vnořeno hlouběji než { $limit ->
    [one] { $limit } úroveň
    [few] { $limit } úrovně
   *[other] { $limit } úrovní
  }
too-many-values = v jednom souboru je více než { $limit ->
    [one] { $limit } hodnota
    [few] { $limit } hodnoty
   *[other] { $limit } hodnot
  }
text-too-long = text má { $length ->
    [one] { $length } znak
    [few] { $length } znaky
   *[other] { $length } znaků
  }; smí jich mít nejvýše { $limit }
anchor-or-alias = kotvy a aliasy nejsou povoleny: „{ $name }“; napište přímo hodnotu
tag = značky typu nejsou povoleny: „{ $tag }“; typ určuje schéma
merge-key = slučování klíčů (<<) není povoleno; klíče vypište
duplicate-key = klíč „{ $key }“ se opakuje (poprvé na řádku { $line })
key-not-text = „{ $text }“ nemůže být klíčem; klíče jsou slova
ambiguous-scalar = „{ $text }“ čtou různé programy různě; dejte to do uvozovek
empty-value = chybí hodnota; doplňte ji, nebo klíč vynechte
folded-scalar = skládaný text (>) není povolen; použijte | nebo obyčejné řádky

## Archives

not-an-archive = soubor není archiv ZIP nebo obsahuje ještě něco; vytvořte ho příkazem „wwrules pack“
broken-archive = archiv nelze přečíst: { $reason }
archive-too-large = archiv má po zabalení nebo po rozbalení více než { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
   *[other] { $limit } bajtů
  }
archive-too-many-files = v archivu je více než { $limit ->
    [one] { $limit } soubor
    [few] { $limit } soubory
   *[other] { $limit } souborů
  }
archive-too-dense = archiv se rozbalením zvětší více než { $limit }krát
archive-overlap = „{ $place }“ má společné bajty s jiným souborem archivu
archive-name = „{ $place }“ se nehodí jako název souboru v balíčku: malá písmena a–z, číslice, jednotlivé spojovníky
archive-link = „{ $place }“ je odkaz nebo zařízení
archive-locked = „{ $place }“ je chráněno heslem
archive-twice = „{ $place }“ je v archivu dvakrát
archive-packing = „{ $place }“ je zabaleno způsobem, který nepřečte každý program
archive-manifest = „{ $place }“ neodpovídá manifestu; spusťte znovu „wwrules pack“
archive-unjudged = { $reason ->
    [time] posouzení trvalo příliš dlouho; „--again“ posoudí znovu
    [memory] posouzení vyžaduje příliš mnoho paměti
    [output] posouzení vrací příliš mnoho dat
   *[crash] posouzení se přerušilo; „wwrules check“ na tento soubor ukáže kde
  }

## The shape of files

unknown-key = neznámý klíč „{ $key }“
missing-key = chybí klíč „{ $key }“
wrong-type = „{ $text }“ není { $wanted ->
    [integer] celé číslo
    [boolean] logická hodnota („true“ nebo „false“)
    [array] seznam; seznam se píše takto: [jedna, dvě]
    [object] sada klíčů s hodnotami
   *[string] text
  }{ $quoted ->
    [yes] ; odstraňte uvozovky
   *[none] {""}
  }
number-too-large = číslo „{ $text }“ je příliš velké; smí mít nejvýše { $limit ->
    [one] { $limit } číslici
    [few] { $limit } číslice
   *[other] { $limit } číslic
  }
unknown-value = „{ $text }“ { $of ->
    [none] tu není povoleno
   *[other] není povoleno pro „{ $of }“
  }
malformed-id = „{ $text }“ není identifikátor{ $wanted ->
    [rule-id] {" "}pravidla: kapitola, tečka, název; malá písmena a–z, číslice a jednotlivé spojovníky
   *[id] : malá písmena a–z, číslice a jednotlivé spojovníky, na začátku písmeno
  }
malformed-text = „{ $text }“ { $wanted ->
    [version] není verze: tři čísla s tečkami
    [locale] není jazyk: dvě malá písmena
    [range] není rozsah verzí: například >=1.2.0 <2.0.0
    [pattern] není zpráva ve formátu Fluent: „id = text“
    [icon] není kresba SVG
   *[text] tu být nemůže
  }
out-of-range = { $text } je mimo rozsah; má být od { $min } do { $max }
wrong-count = { $count ->
    [0] nic tu není
    [one] je tu { $count } položka
    [few] jsou tu { $count } položky
   *[other] je tu { $count } položek
  }; má být { $max ->
    [none] nejméně { $min }
   *[other] od { $min } do { $max }
  }
wrong-place = soubor typu „{ $text }“ sem nepatří
unexpected-file = pro „{ $place }“ není { $root ->
    [pack] v balíčku
   *[game] ve hře
  } místo; strom souborů ukáže „wwrules explain unexpected-file“
not-an-icon = v ikoně nemůže být „{ $text }“
not-an-image = { $state ->
    [sort] toto není obrázek { $wanted }, ačkoli to říká jeho název
    [size] obrázek má { $wide } × { $high } bodů; celkem smí mít nejvýše { $limit }
   *[broken] obrázek nelze nakreslit: je useknutý nebo poškozený
  }
page-misfit = { $sort ->
    [chapter] neznámá kapitola
    [icon] neznámá ikona
    [noun] neznámé podstatné jméno
    [phrase] neznámý obrat
   *[property] neznámá vlastnost
  } „{ $id }“
ungrouped-verb = „{ $id }“ není v žádné skupině sloves, takže čtenář nemůže hledat, co dělá
not-a-file = „{ $place }“ není obyčejný soubor; odkazy se nesledují
too-many-files = je tu více než { $limit ->
    [one] { $limit } soubor
    [few] { $limit } soubory
   *[other] { $limit } souborů
  }
unreadable-file = soubor nelze přečíst: { $reason }
missing-file = chybí soubor { $file }
unknown-figure = v této hře není číslo „{ $text }“
wrong-figure = „{ $id }“ je { $wanted }, a ne „{ $text }“
unknown-game = neznámá hra „{ $id }“

## The content as a whole

duplicate-id = identifikátor „{ $id }“ je už v { $file }, řádek { $line }
unknown-reference = { $sort ->
    [named] neznámý identifikátor
    [id] neznámý identifikátor
    [rule] neznámé pravidlo
    [chapter] neznámá kapitola
    [edition] neznámé vydání
    [decision] neznámé vydání nebo rozhodnutí
    [divergence] neznámý rozdíl
    [entity] neznámé heslo
    [glossary] neznámé heslo slovníčku
    [kind] neznámý druh
    [example] neznámý příklad
    [player] neznámý hráč
    [told-step] neznámá poznámka ke kroku příkladu
    [change] neznámá verze obsahu
    [property] neznámá vlastnost
    [ruling] neznámý výklad
    [step] neznámý krok přípravy
    [faq] neznámá otázka
    [question] neznámá otázka
    [enumeration] neznámý výčet
    [value] neznámá hodnota
    [zone] neznámá zóna
    [record] neznámá struktura
    [attribute] neznámý atribut
    [scope] neznámý úsek hry
    [event] neznámá událost
    [procedure] neznámý postup
    [option] neznámá možnost
    [term] neznámý pojem
    [noun] neznámé podstatné jméno
    [code] neznámý kód chyby
   *[other] neznámé heslo druhu „{ $sort }“:
  } „{ $id }“
wrong-kind = „{ $id }“ je druhu „{ $kind }“, ale tady má být druh „{ $wanted }“
kind-without-entries = „{ $kind }“ je prostý prvek bez vlastností a hesla nemá
circle = „{ $id }“ vede zpět k sobě: { $path }
empty-range = mezi { $min } a { $max } nic není
impossible-start = „{ $text }“ nemůže být počáteční hodnotou tohoto atributu
impossible-option = { $state ->
    [owner] „{ $text }“ patří k „{ $owner }“, ale volba nastavuje atribut samotné hry
    [open] „{ $text }“ ukazuje na hráče, ale hráče před hrou ještě neznáme
   *[value] „{ $text }“ tu nelze zvolit
  }
impossible-condition = „{ $word }“ tu nemůže být podmínkou
misplaced-property = { $state ->
    [there] „{ $property }“ smí být jen tam, kde „{ $other }“ je „{ $value }“
   *[missing] chybí „{ $property }“; má to každé heslo, kde „{ $other }“ je „{ $value }“
  }
broken-ring = kruh se neuzavírá: vrací se k „{ $id }“ a vynechává { $missing }
missing-provenance = u „{ $id }“ není řečeno, odkud pochází; doplňte „provenance“
wrong-source = „{ $status }“ { $state ->
    [needs-headings] vyžaduje „headings“, tedy místo ve vydáních
    [needs-one-heading] vyžaduje „headings“ právě s jedním vydáním
    [needs-ours] vyžaduje „ours“: vlastnosti, které žádné vydání neukazuje
    [no-ours] nesmí mít „ours“; to patří jen k „partial“
   *[no-headings] nesmí mít „headings“; nic z toho není vytištěno
  }
wrong-total = { $group ->
    [none] {""}
   *[other] { $group }:{" "}
  }{ $state ->
    [alike] „{ $id }“ a „{ $found }“ mají stejnou hodnotu „{ $wanted }“: „{ $text }“
   *[number] „{ $id }“ dává dohromady { $found }; má být { $wanted }
  }
missing-reading = u „{ $id }“ není řečeno, co má vydání „{ $edition }“
missing-rules = „{ $id }“ ovlivňuje hru, ale neuvádí žádná pravidla
wrong-chapter = „{ $id }“ nepatří do kapitoly „{ $chapter }“
duplicate-chapter = „{ $word }“ je už obsazeno: { $file }, řádek { $line }
unsorted-entries = „{ $id }“ stojí za „{ $before }“; hesla se řadí podle identifikátorů
missing-name = „{ $id }“ nemá název v jazyce „{ $locale }“; zapište „{ $key }“ do { $place }
duplicate-name = „{ $name }“ je už název jiného hesla: „{ $id }“
same-as-official = { $state ->
    [name] „{ $word }“ je i název oficiálního hesla „{ $id }“; odlišuje je jen název balíčku
   *[id] identifikátor „{ $word }“ má i hra ({ $file }, řádek { $line }); v tomto balíčku znamená vlastní heslo balíčku
  }
printed-in-pack = balíček není v žádném tištěném vydání: { $what ->
    [origin] napište „origin: own“
    [status] napište „stand-in“ u záznamu a „stated“ u pravidla
    [headings] nadpisy z vydání tu nejsou
   *[readings] rozdíly mezi vydáními patří ke hře
  }
foreign-letter = „{ $letter }“ ({ $character }) v „{ $name }“ není písmeno { $locale ->
    [none] žádného jazyka hry
   *[other] jazyka „{ $locale }“
  }
reserved-name = „{ $word }“ je název stránky, kterou má každý web, nebo název, jaký soubor mít nemůže; zvolte jiný
hidden-fault = balíček nemůže přijmout chybu „{ $word }“ u „{ $id }“, protože skrývá jeho obsah; opravte ji
too-many-entries = v jednom balíčku je více než { $limit ->
    [one] { $limit } záznam, pravidlo nebo jiná věc
    [few] { $limit } záznamy, pravidla a jiné věci
   *[other] { $limit } záznamů, pravidel a jiných věcí
  } s identifikátorem
incomplete-grammar = v gramatice jazyka „{ $locale }“ chybí „{ $word }“, místo: { $id }
unknown-language = „{ $locale }“ není jazyk této hry
reused-id = identifikátor „{ $id }“ byl změněn a nesmí se použít znovu, ale je v { $file }, řádek { $line }
wrong-version = verze „{ $version }“ { $state ->
    [not-newest] se liší od verze hry, „{ $other }“
    [not-of-pack] se liší od verze balíčku, „{ $other }“
    [too-new] ještě nevyšla; hra má verzi „{ $other }“
   *[not-older] není starší než „{ $other }“; nejnovější stojí první
  }
old-format = formát { $format } je starší než formát { $supported }, který tato verze wwrules čte; spusťte: wwrules upgrade { $folder }
unsupported-format = formát { $format } je novější než tato verze wwrules, která čte formát { $supported }; nainstalujte novější
broken-link = „{ $text }“ není celý odkaz; napište [[id]] nebo [[id|slova]]
unused-definition = nic nepoužívá { $sort ->
    [kind] druh
    [record] strukturu
    [enumeration] výčet
    [value] hodnotu
    [zone] zónu
    [attribute] atribut
    [event] událost
    [scope] úsek hry
    [term] pojem
   *[entity] heslo
  } „{ $id }“
unmet-need = { $state ->
    [missing] chybí potřebný balíček „{ $id }“
    [version] „{ $id }“ má verzi „{ $version }“, ale je potřeba „{ $wanted }“
   *[undeclared] toto patří balíčku „{ $id }“, který není v „needs“
  }
unused-suppression = tato výjimka je zbytečná: u „{ $id }“ není chyba „{ $word }“

## Sentences on cards

unknown-word = „{ $text }“ není slovo této hry
unknown-sign = „{ $text }“ ve větě nic neznamená
form-mismatch = „{ $text }“ se nehodí; má tu být: { $wanted } (vzor: { $form })
too-much = „{ $text }“ se nehodí: obrat je už úplný (vzor: { $form })
incomplete-phrase = na konci něco chybí; má tu být: { $wanted } (vzor: { $form })
unknown-phrase = žádný obrat této hry nezačíná na „{ $text }“
not-an-action = „{ $text }“ je { $state ->
    [trigger] událost
   *[condition] podmínka
  }, ale tady má být akce (napište před to „{ $word }“)
not-a-condition = „{ $text }“ je { $state ->
    [trigger] událost
   *[verb] akce (vzor: { $form })
  }, ale { $word ->
    [none] tady
   *[other] za „{ $word }“
  } má být podmínka{ $state ->
    [trigger] {" "}(napište „when“)
   *[verb] {""}
  }
not-a-trigger = „{ $text }“ { $state ->
    [trigger] se za „{ $word }“ nehodí; napište „{ $say }“
    [condition] je podmínka, ale za „{ $word }“ má být událost (napište „if“)
   *[verb] je akce (vzor: { $form }), ale za „{ $word }“ má být událost
  }
not-a-thing = „{ $text }“ není nic, co by šlo spočítat
not-a-scope = „{ $text }“ není úsek hry
join-conditions = „{ $text }“ se nehodí: dvě podmínky se spojují slovy „{ $word } if“
disagreement = { $state ->
    [verb] „{ $text }“ se neshoduje s podmětem: napište „{ $say }“
   *[noun] místo „{ $text }“ napište „{ $say }“
  }
wrong-quality = „{ $text }“ nemůže popisovat „{ $noun }“
unwanted-number = číslo se nehodí { $state ->
    [determiner] za „{ $word }“
   *[role] sem: míněny jsou všechny (vzor: { $form })
  }
two-readings = { $state ->
    [it] „{ $text }“ lze číst dvěma způsoby; napište „{ $one }“ nebo „{ $two }“
    [same] „{ $text }“ lze číst dvěma způsoby: dříve jsou zmíněny dvě věci, na které se hodí „{ $one }“
    [may] smí se vynechat i tento krok? dvojí čtení: dejte oba do závorek (…), nebo před něj napište „. if you do:“
    [either] patří tento krok jen k poslední možnosti? dvojí čtení: dejte možnosti do závorek (…), nebo začněte tímto krokem
    [either-if] patří „{ $text }“ jen k poslední možnosti? dvojí čtení: dejte do závorek (…) všechny možnosti, nebo jen poslední
    [mixed] „and if“ spolu s „or if“ v jedné podmínce lze číst dvěma způsoby; použijte jen jedno z nich, nebo napište dvě věty
   *[phrase] dvojí čtení: „{ $one }“ / „{ $two }“
  }
nothing-mentioned = „{ $text }“: { $noun ->
    [none] dříve není zmíněno nic, co by to mohlo znamenat
   *[other] dříve není zmíněno „{ $noun }“
  }
missing-colon = před „{ $text }“ chybí „:“
missing-then = před „{ $text }“ chybí „then“
same-option = tato možnost je stejná jako některá z předchozích
missing-either = má-li se vybírat z akcí, napište „either“ před první z nich
misplaced-word = „{ $text }“ tu být nemůže
unfinished-sentence = věta není dokončena
lonely-guard = { $state ->
    [second-trigger] „{ $word }“ je druhá událost v jednom efektu; napište dvě věty
    [instead] před „{ $word }“ musí být „when“ a událost
    [otherwise] těsně před „otherwise“ musí být věta s „if“
    [colon] „{ $word }“ patří před dvojtečku, za čárku: „when …, { $word } …: …“
    [missing] „:“ vyžaduje na začátku věty „when“, „if“ nebo „at“
    [first] „{ $word }“ patří na začátek věty: „{ $word } …: …“
   *[if-do] těsně před „if you do“ musí být věta s „you may“
  }
unusual-amount = { $amount } je mnohem víc, než má tady kterákoli jiná karta hry: nejvýš { $largest }

## Phrases

malformed-form = „{ $text }“ nemůže být ve vzoru: { $state ->
    [sign] není to ani slovo, ani role jako { "{what: card}" }
    [core] je to slovo samotného jazyka efektů
    [determiner] smí stát jen před podstatným jménem
    [keyword] role se nesmí jmenovat jako slovo postupů
    [twice] tato role už tam je
    [typeless] „relative“ jsou jen slova a role
   *[empty] kromě rolí musí mít vzor vlastní slovo
  }
unknown-role = „{ $text }“ není role tohoto vzoru
unknown-type = „{ $text }“ není podstatné jméno této hry
overlapping-forms = { $state ->
    [relative] je to vzor „{ $other }“ s „{ $relative }“ za podstatným jménem, takže by z textu nešlo poznat, který je míněn
    [words] „{ $text }“ už znamená „{ $other }“
    [joined] „{ $text }“ už lze číst jako „{ $one }“ a „{ $other }“
   *[types] vzor má stejná slova jako „{ $other }“ a typy, které se překrývají, takže by z textu nešlo poznat, který je míněn
  }
same-text = „{ $text }“ je slovo od slova i v jazyce „{ $locale }“; přeložte to
strange-term = „{ $text }“ není tvar názvu „{ $name }“ ({ $id }) v jazyce „{ $locale }“
misspelt-word = slovo „{ $word }“ není ve slovníku jazyka „{ $locale }“
wrong-form = { $state ->
    [gender] „{ $word }“ v názvu „{ $name }“ má jiný mluvnický rod
    [words] „{ $word }“ má více nebo méně slov než „{ $name }“
   *[form] „{ $word }“ není { $form } názvu „{ $name }“
  }
form-of-word = { $case ->
    [nom] první
    [gen] druhý
    [dat] třetí
    [acc] čtvrtý
    [ins] sedmý
   *[loc] šestý
  } pád { $number ->
    [sg] jednotného
   *[pl] množného
  } čísla
misfit-pattern = { $state ->
    [role] šablona „{ $id }“ používá „${ $word }“, ale její obrat to nemá
    [function] šablona „{ $id }“ používá funkci „{ $word }“, která neexistuje
    [case] šablona „{ $id }“ chce pád „{ $word }“, který neexistuje
    [message] šablona „{ $id }“ zmiňuje zprávu „{ $word }“, která neexistuje
    [variant] šablona „{ $id }“ zná odpověď „{ $word }“, která tu nikdy nepřijde
    [plural] šablona „{ $id }“ vybírá podle čísla, ale nemá tvary pro: { $word }
    [twice] šablona „{ $id }“ je i v { $word }
    [choices] šablona „{ $id }“ musí znát tyto možnosti: { $word }
    [nested] šablona „{ $id }“ má výběr uvnitř výběru; napište je jeden po druhém
   *[phrase] žádný obrat se nejmenuje „{ $id }“
  }
misfit-telling = { $state ->
    [variable] zpráva „{ $id }“ mluví o „${ $word }“, které v tu chvíli neexistuje
    [silent-log] záznam v jazyce „{ $word }“ nemá slova pro „{ $id }“
    [silent-questions] otázka „{ $id }“ nemá slova v jazyce „{ $word }“
    [quiet] o „{ $id }“ se má mlčet, ale nikdy to nenastane
   *[nothing] nic z toho, co se vypráví nebo na co se ptáme, se nejmenuje „{ $id }“
  }
stale-override = { $state ->
    [nothing] „{ $id }“ nemá efekt „{ $text }“, který by šlo říct jinak
   *[stale] efekt hesla „{ $id }“ se od napsání tohoto textu změnil; pokud text stále říká totéž co efekt, napište nový otisk: { $word }
  }
unfaithful-override = text „{ $id }“ neříká, co dělá efekt: { $state ->
    [number] číslo „{ $word }“ je jen v jednom z nich
    [icon] efekt nemluví o „{ $word }“
    [lost] není v něm nic jako „{ $word }“, ačkoli to efekt má
    [added] efekt nemá nic jako „{ $word }“
   *[rough] vytisklo by se: „{ $word }“
  }
impossible-step = krok „{ $id }“ je pro { $number ->
    [one] { $number } hráče
    [few] { $number } hráče
   *[other] { $number } hráčů
  }; ve hře jich je od { $min } do { $max }
unknown-reading = žádná věta se nejmenuje „{ $id }“; co už neexistuje, odstraní „wwrules review --mark“
unsayable-text = { $state ->
    [rough] v jazyce „{ $locale }“ by se vytisklo: „{ $word }“
   *[missing] toto nelze říct v jazyce „{ $locale }“; chybí: { $word }
  }
gap = { $kind ->
    [language] jazyk
    [pattern] šablona
    [construct] konstrukce
    [word] slovo
    [quality] přívlastek
   *[effect] efekt
  } „{ $id }“

## What the commands say

severity-error = chyba
severity-warning = upozornění
summary-tried = vyzkoušeno { $count ->
    [one] { $count } text
    [few] { $count } texty
   *[other] { $count } textů
  }, z toho to trvalo { $seconds } s
summary-clean = bez chyb
summary-faults = { $errors ->
    [one] { $errors } chyba
    [few] { $errors } chyby
   *[other] { $errors } chyb
  }, { $warnings ->
    [one] { $warnings } upozornění
    [few] { $warnings } upozornění
   *[other] { $warnings } upozornění
  }
summary = { $verdict }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  }, { $files ->
    [one] { $files } soubor
    [few] { $files } soubory
   *[other] { $files } souborů
  }, { $entities ->
    [one] { $entities } heslo
    [few] { $entities } hesla
   *[other] { $entities } hesel
  }, { $rules ->
    [one] { $rules } pravidlo
    [few] { $rules } pravidla
   *[other] { $rules } pravidel
  }, { $references ->
    [one] { $references } odkaz
    [few] { $references } odkazy
   *[other] { $references } odkazů
  }, { $names ->
    [one] { $names } název
    [few] { $names } názvy
   *[other] { $names } názvů
  }{ $missing ->
    [0] {""}
    [one] {" "}(chybí { $missing } slovo nebo šablona)
    [few] {" "}(chybí { $missing } slova a šablony)
   *[other] {" "}(chybí { $missing } slov a šablon)
  }; zkontrolováno za { $seconds } s
scaffold-unreviewed = nezkontrolováno: je to odhad, dokud to nepřečte někdo, kdo jazyk umí
scaffold-unknown = tvary slova „{ $word }“ v jazyce „{ $locale }“ nejsou známy; je v základním tvaru a má správný rod?
scaffold-nothing = žádný jazyk nemá tvary slova „{ $word }“; zvolte jazyk přes --locale a napište slovo v základním tvaru
words-lacking = { $what ->
    [dictionary] slovník jazyka „{ $locale }“ se nenašel; proměnná DICPATH může ukázat na složku se slovníkem pro hunspell
   *[package] „{ $name }“ není nainstalováno, takže nebyla ověřena všechna slova jazyka „{ $locale }“; je v doplňku „words“
  }
unread-note = některé soubory nešlo přečíst; kontroly, které potřebují všechny, byly vynechány
explain-unknown = žádná chyba se nejmenuje „{ $code }“
nothing-to-check = v { $path } není co kontrolovat: není tam „game.yaml“ ani „pack.yaml“
formatted = { $files ->
    [0] každý efekt je zapsán ustálenými slovy
    [one] { $files } soubor s efekty zapsanými jinými slovy
    [few] { $files } soubory s efekty zapsanými jinými slovy
   *[other] { $files } souborů s efekty zapsanými jinými slovy
  }
schemas-written = schémata pro editory ({ $files }) jsou zapsána do { $folder }
site-search-forms = { $locale }: hledání zná tvary slov { $analysers ->
    [none] z lexikonu
   *[other] z lexikonu a ostatních podle { $analysers }
  }
site-written = do { $folder } jsou zapsány stránky: { $pages }, jazyky: { $locales }; otevřete { $file } v prohlížeči
inbox-empty = v { $folder } nejsou žádné archivy
inbox-judged = { $archives ->
    [one] posouzen { $archives } archiv
    [few] posouzeny { $archives } archivy
   *[other] posouzeno { $archives } archivů
  }, platné: { $valid }; závěry jsou v { $file }
inbox-valid = platný
inbox-faults = chyby
inbox-unmet = čeká
inbox-waits = potřebuje balíčky z { $files }, a ty nejsou platné
inbox-published = balíček s tímto identifikátorem je už zveřejněn, verze { $version }
inbox-twins = stejný balíček a stejná verze jako { $files }
inbox-collides = { $file } nemůže stát vedle { $files }: { $fault }; { $help }
inbox-not-together = nelze je zveřejnit všechny společně: { $fault }; { $help }
inbox-too-much = všechny společně vyžadují příliš mnoho času nebo paměti
inbox-same-id = v obou je „{ $id }“ téže verze
inbox-help = { $code ->
    [duplicate-id] zveřejněte jeden z nich, nebo dejte jednomu jiný identifikátor
    [unmet-need] je třeba změnit rozsah v „needs“, nebo zveřejnit jinou verzi
    [trigger-circle] jedno z pravidel je třeba zapsat s „once per“
   *[other] zveřejněte jeden z nich, nebo některý opravte
  }
inbox-refused = odmítnut
inbox-time = příliš pomalý
inbox-memory = příliš velký
inbox-output = příliš mnoho výpisů
inbox-crash = havárie
print-no-press = k tisku je třeba „{ $module }“, které není nainstalováno; nainstalujte wwrules s doplňkem „print“
print-nothing = { $selection }: žádné takové karty nejsou
print-unknown = „{ $word }“ není heslo, druh ani balíček
print-written = do { $file } jsou zapsány karty: { $cards }
text-too-long-for-card = text „{ $id }“ v jazyce „{ $locale }“ je o { $over } mm vyšší, než se na kartu vejde; zkraťte ho
new-unknown = pro „{ $kind }“ není žádná předloha
new-wrong-name = název je text k vytištění, který má nejvýše { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaky
   *[other] { $limit } znaků
  }
new-wrong-id = { $id ->
    [none] z písmen tohoto názvu nelze složit identifikátor; zadejte ho přes --id
   *[other] „{ $id }“ není identifikátor: malá písmena a–z, číslice a jednotlivé spojovníky, na začátku písmeno
  }
new-locale-exists = hra už jazyk „{ $locale }“ má
new-locale-unknown = jazyk „{ $locale }“ neznáme; napište dvě malá písmena, třeba sk
new-locale-written = co chybí v jazyce „{ $locale }“, spočítá: wwrules say --report --locale { $locale }
new-exists = { $folder } už existuje; zvolte jinou složku přes --out
new-no-author = napište do { $file } pod „authors“, kdo balíček vytvořil
new-written = do { $folder } jsou zapsány soubory: { $files }; zkontrolujte je: wwrules check { $folder }
pack-no-pack = { $folder } není složka balíčku: není v ní { $file }
pack-written = { $file } je zapsán: { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[other] { $bytes } bajtů
  }, sha256 { $sum }
upgrade-archive = { $file } je archiv a archivy se nemění; převeďte složku, ze které vznikl, a spusťte znovu wwrules pack
upgrade-done = { $file }: nyní ve formátu { $format }; zkontrolujte: wwrules check { $folder }
upgrade-nothing = { $file }: je už ve formátu { $format }
say-unknown = nic s identifikátorem „{ $id }“ nemá efekt
say-missing = — (chybí: { $gaps })
say-report = { $game } { $locale }: vytvořené texty: { $generated }, chybějící: { $missing }; šablony: { $patterns } z { $phrases }, slova pro podstatná jména: { $words } z { $nouns }, pro přívlastky: { $qualities } z { $adjectives }; napsané odstavce: { $paragraphs } z { $prose }
report-all = vše
report-generated = vytvořené
report-own = vlastní šablona
report-override = ruční text
report-written = napsané
report-missing = chybějící
report-draft = koncept
report-reviewed = přečtené
report-stale = zastaralé
report-signed = podepsáno
report-effects = efekty
report-rules = pravidla
report-rulings = výklady
report-glossary = slovníček
report-faq = otázky hráčů
report-steps = kroky přípravy
report-divergences = rozdíly mezi vydáními
report-examples = příklady
report-changes = změny mezi verzemi
report-log = záznam
report-questions = otázky ve hře
report-ui = stránky a terminál
review-left = { $number ->
    [0] { $game } { $locale }: vše je přečteno
    [one] { $game } { $locale }: zbývá přečíst { $number } větu
    [few] { $game } { $locale }: zbývá přečíst { $number } věty
   *[other] { $game } { $locale }: zbývá přečíst { $number } vět
  }
review-marked = { $number ->
    [one] { $number } věta označena za přečtenou
    [few] { $number } věty označeny za přečtené
   *[other] { $number } vět označeno za přečtené
  } v { $file }
review-unknown = nic se v tomto jazyce nejmenuje „{ $id }“
review-unknown-sort = takový druh vět není: „{ $sort }“
no-room = toto nelze zapsat: { $reason }
defect = je to vada wwrules, ne chyba ve vašich souborech; nahlaste ji prosím i s řádky výše

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
site-not-told = Tento odstavec zatím česky není.
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
site-documentation = Dokumentace pro autory a vývojáře
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
site-facet-verb = Co dělá
site-verb-other = Něco jiného
site-facet-provenance = Původ
site-facet-pack = Balíček
site-facet-difference-kind = Druh rozdílu
site-facet-difference-matters = Čeho se týká
site-facet-difference-plays = Hrajeme podle
site-packs = Balíčky
site-unofficial = neoficiální
site-of-pack = z balíčku { $pack }, neoficiální
site-valid = zkontrolováno
site-balanced = vyváženo
site-unbalanced = nevyváženo
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
site-origin-pack = Z balíčku { $pack } (autoři: { $authors }, licence { $licence }). Vydavatel hry s ním nemá nic společného.
site-ours = Naše:
site-and-more = a další ({ $count })
site-players = Počet hráčů
site-sources = Zdroje
site-rights = Práva
site-data = Data
site-data-all = Vše v jednom souboru (JSON)
site-version = Verze
site-look-up = K nahlédnutí
site-about-lead = Pravidla, která lze spustit: herní program hraje přesně podle toho, co je tu napsáno.
site-about-made = Každý text karty vzniká z efektu, který se ve hře opravdu provádí, a každý příklad se při kontrole po každé změně znovu odehraje.
site-about-origin = Kolik pochází z pravidel, kolik je zčásti naše a kolik je náhrada.
site-about-packs = Udělali je hráči a jsou zkontrolované jako všechno tady. Vydavatel s nimi nemá nic společného a oficiální karty fungují i bez nich.
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
site-page-packs = Balíčky od hráčů
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
site-examples-lead = Příklady, které každá kontrola znovu odehraje: { $count }.
site-page-charts = Schémata průběhu
site-page-turns = Průběh v kostce
site-turns-lead = Co po čem následuje, podle týchž postupů, podle kterých se hraje. Stránku lze vytisknout a položit na stůl.
site-charts-lead = Nakresleno podle týchž postupů, podle kterých se hraje.
site-page-phrases = Jazyk karet
site-phrases-lead = Z čeho se skládají efekty: pro ty, kdo tvoří vlastní karty.
site-phrases-used = Jazyk karet:
site-phrase-example = Příklad:
site-phrase-users = Na kartách:
site-phrases-verb = Činnosti
site-phrases-rule = Stálá pravidla
site-phrases-condition = Podmínky
site-phrases-trigger = Události
site-phrases-amount = Množství
site-phrases-relative = Přívlastky za podstatným jménem
site-phrases-qualifier = Vlastnosti
site-page-odds = Šance
site-odds-lead = Šance spočítané podle týchž pravidel, podle kterých se hraje.
site-odds-exact = Přesné: byl odehrán každý možný průběh losování.
site-odds-sampled = Z her, které odehrála náhoda; s přesností na několik setin.
site-percent = { $number } %
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
site-example-players = Jména v popisech
site-example-written = Tak je příklad zapsán a ověřován
site-example-checked = ověřeno
site-example-strip = Krok za krokem

## Procedures

procedure-syntax = „{ $text }“ se sem nehodí
not-playable = toto zatím nelze hrát: { $reason }
unplayable-action = před akcí musí být událost, třeba s „when“
unplayable-always = tady musí být událost; před tím, co platí stále, smí být jen „while“
unplayable-amount = napište, kolik
unplayable-body = „body“ obratu „{ $id }“ nelze přečíst
unplayable-bound = napište buď několik čísel, nebo jedno s mezí
unplayable-choice = z tohoto nelze vybírat
unplayable-idle = { $noun ->
    [none] „{ $form }“ se na to neohlíží, takže by to nic nezměnilo
   *[other] „{ $form }“ se neohlíží na to, co přesně to je; napište „{ $noun }“
  }
unplayable-lasting = není řečeno, jak dlouho to trvá
unplayable-list = před seznamem stojí jedno číslo, společné pro celý seznam
unplayable-most = napište, kolik nejvýše
unplayable-nobody = nebyl vybrán nikdo, kdo by tu mohl být míněn
unplayable-number = tady musí být číslo
unplayable-one-number = tady musí být jedno určité číslo
unplayable-open = napište „either“: toto nelze nechat otevřené
unplayable-other-owner = toto patří k něčemu jinému
unplayable-owner = toto nikdo nevlastní
unplayable-pick = na toto nelze ukázat
unplayable-picked = nebylo vybráno nic, co by tu mohlo být míněno
unplayable-step = bez události může stát jen pravidlo
unplayable-table = nic takového na stole není
unplayable-test = toto nelze ověřit
unplayable-text = „{ $text }“ nelze přečíst
unplayable-thing = toto musí být jedna určitá věc
unplayable-this = „this“ ani „other“ tu nic neznamená
unplayable-waiting = akce nastane, když se provede, a na nic nečeká
unplayable-whose = není řečeno, čí to je
not-a-rule = tady mají být pravidla: „before“, „after“, „instead of“, „forbid“, „modify“, „while“ nebo „share“
defined-twice = „{ $name }“ je už definováno
too-many-decisions = v jedné hře je více než { $limit ->
    [one] { $limit } rozhodnutí
    [few] { $limit } rozhodnutí
   *[other] { $limit } rozhodnutí
  }; možná to nikdy neskončí
too-many-pieces = v jedné hře je více než { $limit ->
    [one] { $limit } díl a čekající pravidlo
    [few] { $limit } díly a čekající pravidla
   *[other] { $limit } dílů a čekajících pravidel
  }; může jich přibývat bez konce
too-many-facts = v záznamu jedné hry je více než { $limit ->
    [one] { $limit } událost
    [few] { $limit } události
   *[other] { $limit } událostí
  }; možná to nikdy neskončí
folded-faults = { $file }: … a ještě { $count ->
    [one] { $count } stejná
    [few] { $count } stejné
   *[other] { $count } stejných
  } [{ $code }]
more-faults = … a ještě { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
  }; nejdřív opravte tyto, nebo si všechny zobrazte s --format json
runaway = toto běží už { $limit ->
    [one] { $limit } krok
    [few] { $limit } kroky
   *[other] { $limit } kroků
  } bez jediného rozhodnutí; možná to nikdy neskončí
unknown-name = { $state ->
    [unsure] „{ $name }“ dostává hodnotu jen tam, kam hra nemusela dojít; zadejte ji dříve
    [you] „you“ tu nikoho neznamená; „you“ znají pravidla hesel a to, co udělil „grant“
    [this] „this“ tu nic neznamená; „this“ znají pravidla hesel
    [owned] „{ $name }“ patří k „{ $owner }“; napište, čí to je, třeba x.{ $name }
    [parameter] událost nemá parametr „{ $name }“
   *[plain] neznámý název „{ $name }“
  }
endless-phrase = „{ $id }“ se točí v kruhu; „body“ obratu musí skončit samo
untold-cost = „{ $id }“ něco bere; v „needs“ je třeba uvést, co k tomu musí být
unknown-to-body = { $count ->
    [0] role „{ $role }“ obratu „{ $id }“ bere „{ $noun }“, pro které „body“ nic vlastního nedělá
    [one] role „{ $role }“ obratu „{ $id }“ bere „{ $noun }“ a { $count } další podstatné jméno, pro která „body“ nic vlastního nedělá
    [few] role „{ $role }“ obratu „{ $id }“ bere „{ $noun }“ a { $count } další podstatná jména, pro která „body“ nic vlastního nedělá
   *[other] role „{ $role }“ obratu „{ $id }“ bere „{ $noun }“ a { $count } dalších podstatných jmen, pro která „body“ nic vlastního nedělá
  }
unknown-attribute = { $of } nemá atribut, vlastnost ani zónu „{ $name }“
unknown-definition = { $sort ->
    [event] neznámá událost
    [scope] neznámý úsek hry
    [function] neznámá funkce
   *[procedure] neznámý postup
  } „{ $name }“
unknown-kind = neznámý druh nebo typ „{ $name }“
wrong-call = „{ $name }“ je { $sort ->
    [event] událost; napište „announce { $name }(…)“, nebo na ni čekejte
    [function] funkce; stojí ve výrazu a nevolá se přes „do“ ani „announce“
   *[procedure] postup nebo úsek hry; napište „do { $name }(…)“
  }
wrong-arguments = „{ $name }“ { $wanted ->
    [0] nemá žádné argumenty
    [one] má { $wanted } argument
    [few] má { $wanted } argumenty
   *[other] má { $wanted } argumentů
  }, ale { $given ->
    [0] žádný není zadán
   *[other] je zadáno: { $given }
  }
wrong-value = má tu být: { $wanted }; je tu: { $found }
not-changeable = „{ $name }“ nelze změnit
not-modifiable = „{ $name }“ není číslo, které lze upravovat
maybe-nothing = „{ $name }“ tu může být prázdné; napřed to ověřte, třeba „if { $name } {"{"} … {"}"}“
misplaced-statement = { $state ->
    [leave] „leave“ stojí mimo smyčku
    [give] „give“ stojí tam, kde se nic nevrací; něco vrací jen postup nebo úsek hry s „gives“
    [proceed] „proceed“ stojí mimo „instead of“
    [between] „between“ stojí tam, kde nikdo nerozhoduje, kolik; napište „up to“ nebo „exactly“
   *[where] „where“ tu nic neznamená; patří k „make each“
  }
gives-nothing = „{ $name }“ nic nevrací
repeated-name = „{ $name }“ je v tomto seznamu dvakrát
nobody-asked = { $state ->
    [rule] není řečeno, kdo rozhoduje o použití tohoto pravidla: pravidlo průběhu nemá vlastníka; ať se samo zeptá, třeba „choose one by p“
   *[choice] není řečeno, koho se tu zeptat; napište, kdo rozhoduje, třeba „by p“
  }
impure = „settled“ něco spotřebuje a nesmí stát tam, kde se hra jen dívá
call-circle = „{ $name }“ volá samo sebe: { $path }
endless-loop = tato smyčka nemá rozhodnutí, „leave“ ani „end game“; nikdy by neskončila
trigger-circle = toto pravidlo znovu spouští samo sebe: { $path }; omezte ho přes „once per“ nebo přes „grant“, který platí „once“
never-fires = toto pravidlo nikdy nezapůsobí: { $state ->
    [event] nic neohlašuje „{ $name }“
    [asked] na „affected“ se ptá jen „forbid“
    [nowhere] prvky druhu „{ $name }“ neleží v žádné zóně
   *[guard] jeho podmínka nikdy neplatí
  }
never-met = tato podmínka nemůže nikdy platit
dead-effect = toto nikdy nic neudělá: { $reason }
dead-condition = tato podmínka o ničem nerozhoduje: { $reason }
dead-out-of-play = prvek druhu „{ $kind }“ není nikdy ve hře, když nastane „{ $moment }“; ověřeno { $count ->
    [one] v { $count } pozici
    [few] v { $count } pozicích
   *[other] v { $count } pozicích
  }
dead-wrong-kind = „{ $moment }“ se týká prvku druhu „{ $wanted }“, ale tento je druhu „{ $kind }“
dead-gone = „{ $moment }“ přesune tento prvek druhu „{ $kind }“ tam, kde jeho pravidla nefungují, a potom už je pozdě; ověřeno { $count ->
    [one] v { $count } pozici
    [few] v { $count } pozicích
   *[other] v { $count } pozicích
  }
dead-unknown-kind = „{ $moment }“ se nikdy netýká prvku druhu „{ $wanted }“
dead-out-of-scope = když nastane „{ $moment }“, „{ $scope }“ nikdy neprobíhá, takže v něm nemůže jednou fungovat
dead-never-offered = jednu z možností nikdy nešlo zvolit; ověřeno { $count ->
    [one] v { $count } pozici
    [few] v { $count } pozicích
   *[other] v { $count } pozicích
  }
dead-never-so = takto jeho okamžik nikdy nenastal; ověřeno { $count ->
    [one] v { $count } pozici
    [few] v { $count } pozicích
   *[other] v { $count } pozicích
  }
dead-idle = nic to nezměnilo; ověřeno { $count ->
    [one] v { $count } pozici
    [few] v { $count } pozicích
   *[other] v { $count } pozicích
  }
dead-never-held = nikdy neplatila; ověřeno { $count ->
    [one] v { $count } pozici
    [few] v { $count } pozicích
   *[other] v { $count } pozicích
  }
dead-never-failed = platila pokaždé; ověřeno { $count ->
    [one] v { $count } pozici
    [few] v { $count } pozicích
   *[other] v { $count } pozicích
  }
never-offered = možnost „{ $name }“ se nikdy nenabídne: její podmínka nikdy neplatí
endless-grant = co se tu uděluje, nikdy neskončí; napište „until end of“ a úsek hry, nebo „until after next“ a událost
hidden-zone = možnosti prozrazují, co leží v „{ $name }“, ale ten, koho se hra ptá, se tam dívat nesmí
endless-growth = toto pravidlo pokaždé vytváří nové prvky, bez omezení; napište „once per“, nebo přesouvejte ty, které už jsou
type-number = číslo
type-truth = „true“ nebo „false“
type-text = text
type-player = hráč
type-nothing = nic
type-anything = cokoli
type-word = slovo „{ $word }“
type-any-word = slovo
type-value = hodnota „{ $of }“
type-kind = název druhu
type-call = název události, úseku hry nebo postupu
type-scope = název úseku hry
type-event = název události
type-piece = prvek druhu „{ $kind }“
type-entry = heslo druhu „{ $kind }“
type-either = prvek nebo heslo druhu „{ $kind }“
type-any-piece = prvek
type-any-entry = heslo
type-any-either = prvek nebo heslo
type-zone = zóna „{ $word }“
type-any-zone = zóna
type-record = struktura „{ $id }“
type-list = seznam ({ $item })
type-any-list = seznam nebo zóna
type-name = název
type-quoted = text v uvozovkách
type-comparison = porovnání
type-noun = podstatné jméno
type-action = akce
wanted-word = „{ $word }“
wanted-a = něco typu „{ $noun }“
wanted-an = něco typu „{ $noun }“
wanted-nouns = { $what }, tedy: { $nouns }
wanted-or = { $first } nebo { $rest }
wanted-next = { $first }, { $rest }
idle-rule = { $both ->
    [true] „{ $id }“ má „carried-out-by“ i „informative“; nechte jen jedno
   *[false] nic neprovádí „{ $id }“; napište „carried-out-by“, nebo v „informative“ vysvětlete, proč to není třeba
  }
untold-rule = odstavec „{ $id }“ není v žádném jazyce hry
misdeclared = { $state ->
    [lacks] v „{ $property }“ chybí to, na co efekt čeká („{ $value }“)
    [unsaid] „{ $value }“ se nehodí k efektu, který říká „{ $said }“
    [forgotten] chybí „{ $property }: true“: efekt zasahuje jiné hráče
    [untrue] „{ $property }“ neplatí: efekt nezasahuje nikoho jiného
   *[extra] „{ $value }“ není to, co efekt říká
  }
incomplete-flow = v průběhu hry chybí „{ $key }“

## Worked examples

example-step = { $step ->
    [0] „{ $id }“
   *[other] krok { $step } příkladu „{ $id }“
  }
unbegun-scope = „{ $id }“ působí jednou za „{ $scope }“, ale příklad nic takového nezačíná, takže tu nic nedělá
example-differs = { $where }: „{ $text }“ neplatí{ $came ->
    [none] {""}
   *[other] ; je to { $came }
  }
no-such-option = { $where }: „{ $text }“ není mezi možnostmi: { $options }
nothing-to-decide = { $where }: „{ $who }“ nemá o čem rozhodovat; { $others ->
    [none] nikdo nemá
   *[other] teď rozhoduje: { $others }
  }
wrong-number-chosen = { $where }: vybráno { $count }, otázka žádá { $least } až { $most }
example-unfinished = { $where }: „{ $who }“ musí ještě rozhodnout: { $options }
draw-not-there = { $where }: nic, co lze vytáhnout, neodpovídá „{ $text }“; je tu { $options }
draw-left-over = { $where }: „{ $text }“ se nikdy nevytáhne
example-players = { $state ->
    [number] počet hráčů: { $number }; hra jich má { $min } až { $max }
   *[name] žádný hráč se tu nemůže jmenovat „{ $name }“: to jméno už něco znamená
  }
example-stopped = { $where }: dál se hrát nedá: { $reason } ({ $file }:{ $line })
not-a-statement = tady nemohou stát pravidla; napište, co se dělá
note-to-reread = „{ $id }“ možná mluví o staré hodnotě ({ $locale }): „{ $text }“
accepted = { $file }:{ $line }: krok { $step } příkladu „{ $id }“: { $text } → { $new }
accepted-summary = { $values ->
    [one] přijata { $values } hodnota
    [few] přijaty { $values } hodnoty
   *[other] přijato { $values } hodnot
  }, poznámky k novému přečtení: { $notes }
accept-unknown = žádný příklad se nejmenuje „{ $id }“
accept-nowhere = tady není žádný obsah; uveďte hru nebo balíček pomocí --in
accept-folders = zapisovat lze jen do složek; uveďte hru nebo balíček pomocí --in

## Random games

unsound-position = { $reason ->
    [twice] některý kus leží na dvou místech, nebo na žádném
    [nowhere] některý kus neleží tam, kde má ležet
    [apart] některý kus nese něco, co leží jinde
    [full] v „{ $word }“ leží víc kusů, než je místa
    [kind] v „{ $word }“ leží kus, pro který to místo není
    [made] některý kus se sám objevil, nebo zmizel
   *[range] „{ $word }“ má hodnotu, kterou mít nemůže
  } (hra { $game }, počet hráčů: { $players }, semínko { $seed }, dosud rozhodnutí: { $decision })
wrong-question = { $reason ->
    [empty] ptáme se někoho, kdo nemá z čeho vybírat
    [same] tatáž možnost tu stojí dvakrát
    [count] vybrat se má víc, než je
   *[nobody] nikoho se neptáme, a hra neskončila
  } (hra { $game }, počet hráčů: { $players }, semínko { $seed }, dosud rozhodnutí: { $decision })
leak = { $word ->
    [none] pohled
   *[other] „{ $word }“
  } prozrazuje hráči { $seat } to, co nemůže vědět (hra { $game }, počet hráčů: { $players }, semínko { $seed }, dosud rozhodnutí: { $decision })
test-examples = { $faults ->
    [0] příklady: odehráno { $played }, všechny tak, jak jsou zapsány
   *[other] příklady: odehráno { $played }, odchylek: { $faults }
  }
test-no-examples = příklady: nejsou žádné
test-games = { $faults ->
    [0] náhodné hry: { $games }, počet hráčů: { $players }, rozhodnutí: { $decisions }; nic se neztratilo, na každou otázku byla odpověď
   *[other] náhodné hry: { $games }, počet hráčů: { $players }, rozhodnutí: { $decisions }; chyb: { $faults }
  }
test-views = { $faults ->
    [0] pohledy: { $views } rozdáno znovu, nikdo se nedozví, co nemůže vědět
   *[other] pohledy: { $views } rozdáno znovu, prozrazení: { $faults }
  }
test-reached = { $never ->
    [0] položky s účinky: došlo na všech { $entries }
   *[other] položky s účinky: došlo na { $reached } z { $entries }; nikdy: { $names }
  }
test-not-played = { $game }: { $reason ->
    [flow] nemá průběh hry, a proto se nehrálo
   *[faults] má chyby, a proto se nehrálo
  }
test-summary = { $verdict ->
    [clean] bez chyb
   *[faults] chyb: { $faults }
  }, { $seconds } s
test-more = a ještě { $count }

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
play-log-carried = { $piece } se přesouvá spolu s: { $on }
play-log-granted = { $to } má na čas: { $rules }
play-log-revealed = { $to } vidí: { $piece }
play-log-rule = působí { $rule }; pro: { $you }
play-log-prevented = { $event }: nedojde k tomu; důvod: { $rule }
play-log-rolled = náhoda: { $value }
play-log-shuffled = { $zone }: míchání
play-log-no-room = { $zone }: není místo
play-log-over = konec hry
play-several-games = her je několik; zvolte jednu přes --game: { $games }
play-unknown-game = v { $path } není { $game ->
    [none] žádná hra
   *[other] hra „{ $game }“
  }
play-no-start = „{ $game }“ zatím nelze hrát: její průběh nemá začátek
play-wrong-players = počet hráčů je { $players }, ale smí být od { $least } do { $most }
play-too-many-seats = místa obsazená přes --seat: { $seats }, ale hráči: { $players }
play-only-new = { $option } je pro novou hru; uložená hra má vlastní nastavení
play-no-pair = „{ $word }“ není volba; napište název=hodnota
play-wrong-option = { $option ->
    [none] neznámá volba „{ $word }“
   *[other] volba „{ $option }“ nemá hodnotu „{ $word }“
  }
play-unreadable = { $file }: { $reason }
play-no-save = { $file } není uložená hra
play-other-game = toto je hra „{ $game }“, ne „{ $wanted }“
play-other-packs = hra byla uložena s balíčky: { $packs }, ale teď jsou: { $now }; uveďte tytéž přes --with
play-changed-game = rozhodnutí { $number } nesedí: { $same ->
    [yes] hra nebo tento soubor se od té doby změnily, ačkoli verze je stále { $now }
   *[no] hra byla uložena ve verzi { $version }, ale teď je { $now }
  }
simulate-seat = místo
simulate-wins = výhry
simulate-shared = společné
simulate-share = podíl (95% interval)
simulate-result = výsledek
simulate-mean = průměr
simulate-least = nejméně
simulate-median = medián
simulate-most = nejvíce
simulate-decisions = rozhodnutí ve hře
simulate-report-written = Stránka je zapsána v souboru { $file }.
simulate-timing = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  } za { $seconds } s
simulate-broken = hra { $game } (semínko { $seed }) překročila mez
simulate-bot = bot
simulate-role = role
simulate-played = hry
simulate-used = účinek
simulate-worked = { $worked } z { $held } ({ $share })
simulate-idle-card = { $card } (u hráčů v { $games ->
    [one] { $games } hře
    [few] { $games } hrách
   *[other] { $games } hrách
  })
simulate-idle = Nikdy nic nezpůsobily: { $cards }.
simulate-taken = volba, když je v nabídce
simulate-won-with = výhry těch, kdo to mají
simulate-compared = { $first } ve srovnání s: { $others } – { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  } se stejným štěstím.
simulate-with = zde
simulate-without = ostatní
simulate-shift = rozdíl (95% interval)
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
simulate-other-results = v „{ $file }“ jsou hry jiné simulace; uveďte jiný soubor, nebo tutéž hru, volby, balíčky, boty a semínko
simulate-something-else = v „{ $file }“ je něco jiného; soubor zůstává, jak byl
simulate-in-use = do „{ $file }“ zapisuje jiná simulace
simulate-not-written = „{ $file }“ nelze zapsat: { $reason }
simulate-lost = hra { $game } (semínko { $seed }) byla vzdána: skončil na ní jeden proces za druhým
simulate-verdict-of-one = verdikt se týká jednoho balíčku ve srovnání se hrou bez něj: zadejte jedno --with a žádné --compare kromě „without“
simulate-verdict-written = { $pack }: { $word ->
    [balanced] vyvážený
    [unbalanced] nevyvážený
   *[open] z těchto her nelze poznat, zda je vyvážený
  }; uloženo v { $file }
simulate-no-dask = cluster potřebuje Dask; nainstalujte wwrules[dask]
simulate-no-cluster = na adrese „{ $address }“ neodpovídá žádný cluster: { $reason }
simulate-other-engine = cluster má wwrules { $theirs }, tady je { $ours }
play-unknown-bot = neznámý bot „{ $bot }“
play-no-evaluation = hra neříká, jakou cenu má pozice, takže se tím žádný bot nemůže řídit
report-title = Co ukázalo mnoho her
report-games = hry
report-players = hráči
report-seed = semínko
report-seed-of = semínko { $seed }
report-packs = balíčky
report-who-wins = Kdo vyhrává
report-intervals = Pásy jsou 95% intervaly: ze sta takových pásů asi pět mine skutečnou hodnotu. Čárkovaná čára značí rovný podíl.
report-by-seat = Výhry podle místa
report-by-role = Výhry podle role
report-seat = místo { $seat }
report-everybody = všichni
report-how-long = Jak dlouho to trvá
report-figures = Čísla
report-shares = Podíly
report-cards = Co dělají karty
report-cards-note = Účinek: v kolika hrách z něj něco vzešlo, z těch, ve kterých to někdo měl. Volba: jak často se něco vybralo, když šlo vzít něco jiného. Výhry: těch, kdo to použili nebo to na konci měli; kdo vede, má všeho víc, takže to samo nedokazuje sílu karty.
report-all-cards = Všechny: { $count }
report-extreme = Nejkrajnější hra
report-read-game = Přečíst hru
report-number = číslo
report-game = hra
report-others = ostatní od–do
report-what-shifts = Co je jinak
report-shift-note = Každá varianta se hrála se stejnými semínky, aby na štěstí záleželo méně. Rozdíly podílů jsou v procentních bodech.
report-summary = Zkoumané míry: { $every }. Zřetelně se liší: { $clear }, z toho mimo rozsah ostatních: { $beyond }. Pouhou náhodou se liší zhruba jedna z dvaceti.
report-clear = Zřetelně jiné: { $measures }.
report-balance = { $word ->
    [balanced] Balíček je vyvážený: žádná šance na výhru se nezměnila o víc než { $points } bodů ze sta.
    [unbalanced] Balíček není vyvážený: některá šance na výhru se jistě změnila o víc než { $points } bodů ze sta.
   *[open] Zda je balíček vyvážený, z těchto her nevyplývá; ukáže to více her, třeba --games 5000.
  }
report-scores = Balíček není vyvážený: hráči dosahují v průměru { $after } místo { $before }; tak daleko od sebe jinak nebývají.
report-brings = Nejvíc přináší { $card }: ti, u nichž to zapůsobí, mají { $points }.
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
    [one] { $games } náhodně odehraná hra podle pravidel
    [few] { $games } náhodně odehrané hry podle pravidel
   *[other] { $games } náhodně odehraných her podle pravidel
  }
odds-ask-or-of = položte otázku ze hry přes --ask ({ $known }), nebo jakoukoli přes --of
odds-nobody = nikdo se nejmenuje „{ $who }“
odds-no-question = hra nemá otázku „{ $id }“
odds-mean = průměrně: { $exact } ≈ { $decimal }
odds-decided = rozhodnutí: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } průběh
    [few] { $ways } průběhy
   *[other] { $ways } průběhů
  } náhody, odehráno podle pravidel
odds-unknown = „{ $id }“ není příklad ani soubor
odds-unknown-word = { $decision ->
    [none] o „{ $word }“ v této hře nikdo nerozhoduje
   *[other] u „{ $decision }“ se nenabízí „{ $word }“
  }
odds-wrong-answer = „{ $text }“ není odpověď; napište [kdo:]rozhodnutí=možnost, a chcete-li, i „ if “ a podmínku
odds-too-many = náhoda může jít více než { $ways ->
    [one] { $ways } cestou
    [few] { $ways } cestami
   *[other] { $ways } cestami
  }; skončete dříve přes --until nebo --decisions, povolte víc přes --ways, nebo nechte hrát náhodu přes --games
numbers-differ = čísla v tomto textu: { $text }; v odstavci, který tento text převypráví: { $wanted }
preview-faults = { $faults ->
    [one] 1 chyba
    [few] { $faults } chyby
   *[other] { $faults } chyb
  }
preview-clean = bez chyb
serve-started = otevřete { $address } v prohlížeči; běh ukončíte pomocí Ctrl+C
serve-no-port = port { $port } nelze použít: { $reason }
