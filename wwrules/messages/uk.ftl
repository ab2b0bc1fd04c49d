# Речення wwrules українською.

did-you-mean = ; можливо, «{ $hint }»?
expected-instead = ; тут може бути: { $expected }

## Reading files

file-too-large = файл має понад { $limit ->
    [one] { $limit } байт
    [few] { $limit } байти
   *[many] { $limit } байтів
  }; { $sort ->
    [image] зменште зображення, досить 640 точок завширшки
   *[text] поділіть його
  }
not-utf8 = байт { $byte } (номер { $offset } у файлі) не належить до UTF-8; збережіть файл як UTF-8
forbidden-character = заборонений знак { $character }; керівні та невидимі знаки тут не дозволено
not-composed = літеру «{ $letter }» записано двома знаками; збережіть текст у складеній формі (NFC)
mixed-alphabets = у «{ $word }» змішано дві абетки: літера «{ $letter }» ({ $character }) — { $alphabet ->
    [latin] латинська
    [greek] грецька
   *[cyrillic] кирилична
  }
yaml-syntax = це неправильний YAML: { $slip ->
    [slip-colon] текст із двокрапкою та пробілом візьміть у лапки
    [slip-tab] табуляція не може бути відступом, поставте пробіли
    [slip-start] текст, що починається із цього знака, візьміть у лапки
    [slip-no-colon] після ключа бракує двокрапки
    [slip-indentation] перевірте відступ цього рядка й попереднього
    [slip-flow] усередині { "{" } { "}" } і [ ] текст із комою, двокрапкою чи дужкою візьміть у лапки
    [slip-open-quote] лапки або дужку не закрито
   *[none] { $problem }
  }
empty-file = файл порожній
several-documents = тут починається другий документ; у файлі має бути один
directive = директиви (%) не дозволено
too-deep = вкладено глибше ніж на { $limit ->
    [one] { $limit } рівень
    [few] { $limit } рівні
   *[many] { $limit } рівнів
  }
too-many-values = в одному файлі понад { $limit ->
    [one] { $limit } значення
    [few] { $limit } значення
   *[many] { $limit } значень
  }
text-too-long = текст має { $length ->
    [one] { $length } знак
    [few] { $length } знаки
   *[many] { $length } знаків
  }, а може мати не більше ніж { $limit }
anchor-or-alias = якорі та псевдоніми не дозволено: «{ $name }»; упишіть саме значення
tag = позначки типу не дозволено: «{ $tag }»; тип відомий зі схеми
merge-key = злиття ключів (<<) не дозволено; випишіть ключі
duplicate-key = ключ «{ $key }» повторюється (уперше в рядку { $line })
key-not-text = «{ $text }» не може бути ключем; ключі — це слова
ambiguous-scalar = «{ $text }» різні програми читають по-різному; візьміть це в лапки
empty-value = бракує значення; упишіть його або вилучіть ключ
folded-scalar = згорнутий текст (>) не дозволено; використайте | або звичайні рядки

## Archives

not-an-archive = цей файл не є архівом ZIP або містить щось зайве; створіть його командою «wwrules pack»
broken-archive = архів не читається: { $reason }
archive-too-large = архів, стиснений чи розпакований, має понад { $limit ->
    [one] { $limit } байт
    [few] { $limit } байти
   *[many] { $limit } байтів
  }
archive-too-many-files = в архіві понад { $limit ->
    [one] { $limit } файл
    [few] { $limit } файли
   *[many] { $limit } файлів
  }
archive-too-dense = після розпакування архів збільшується більш ніж у { $limit ->
    [one] { $limit } раз
    [few] { $limit } рази
   *[many] { $limit } разів
  }
archive-overlap = «{ $place }» має спільні байти з іншим файлом архіву
archive-name = «{ $place }» не годиться як назва файлу додатка: малі літери a–z, цифри, поодинокі дефіси
archive-link = «{ $place }» — це посилання або пристрій
archive-locked = «{ $place }» потребує пароля
archive-twice = «{ $place }» є в архіві двічі
archive-packing = «{ $place }» стиснено способом, який читає не кожна програма
archive-manifest = «{ $place }» не збігається з маніфестом; запустіть «wwrules pack» ще раз
archive-unjudged = { $reason ->
    [time] оцінювання тривало надто довго; «--again» оцінює ще раз
    [memory] оцінювання потребує забагато пам’яті
    [output] оцінювання повертає забагато даних
   *[crash] оцінювання обірвалося; «wwrules check» для цього файлу покаже, де
  }

## The shape of files

unknown-key = невідомий ключ «{ $key }»
missing-key = бракує ключа «{ $key }»
wrong-type = «{ $text }» — це не { $wanted ->
    [integer] ціле число
    [boolean] логічне значення («true» або «false»)
    [array] список; список пишуть так: [один, два]
    [object] набір ключів зі значеннями
   *[string] текст
  }{ $quoted ->
    [yes] ; приберіть лапки
   *[none] {""}
  }
number-too-large = число «{ $text }» завелике; у ньому може бути не більше ніж { $limit ->
    [one] { $limit } цифра
    [few] { $limit } цифри
   *[many] { $limit } цифр
  }
unknown-value = «{ $text }» { $of ->
    [none] тут не дозволено
   *[other] не дозволено для «{ $of }»
  }
malformed-id = «{ $text }» — це не ідентифікатор{ $wanted ->
    [rule-id] {" "}правила: розділ, крапка, назва; малі літери a–z, цифри й поодинокі дефіси
   *[id] : малі літери a–z, цифри й поодинокі дефіси, на початку літера
  }
malformed-text = «{ $text }» { $wanted ->
    [version] — це не версія: три числа з крапками
    [locale] — це не мова: дві малі літери
    [range] — це не проміжок версій: наприклад >=1.2.0 <2.0.0
    [pattern] — це не повідомлення Fluent: «id = текст»
    [icon] — це не малюнок SVG
   *[text] тут не може бути
  }
out-of-range = { $text } поза межами; має бути від { $min } до { $max }
wrong-count = { $count ->
    [0] тут нічого немає
    [one] тут { $count } елемент
    [few] тут { $count } елементи
   *[many] тут { $count } елементів
  }; має бути { $max ->
    [none] щонайменше { $min }
   *[other] від { $min } до { $max }
  }
wrong-place = файлу типу «{ $text }» тут не може бути
unexpected-file = для «{ $place }» { $root ->
    [pack] у додатку
   *[game] у грі
  } немає місця; дерево файлів показує «wwrules explain unexpected-file»
not-an-icon = у значку не може бути «{ $text }»
not-an-image = { $state ->
    [sort] це не зображення { $wanted }, хоча така його назва
    [size] розмір зображення — { $wide } × { $high } точок; разом щонайбільше { $limit }
   *[broken] зображення не можна намалювати: воно обрізане або пошкоджене
  }
page-misfit = немає { $sort ->
    [chapter] розділу
    [icon] значка
    [noun] іменника
    [phrase] фрази
   *[property] властивості
  } «{ $id }»
ungrouped-verb = «{ $id }» не належить до жодної групи дієслів, тож читач не може шукати того, що воно робить
not-a-file = «{ $place }» — не звичайний файл; посилання не беремо до уваги
too-many-files = тут понад { $limit ->
    [one] { $limit } файл
    [few] { $limit } файли
   *[many] { $limit } файлів
  }
unreadable-file = файл не читається: { $reason }
missing-file = бракує файлу { $file }
unknown-figure = у цій грі немає числа «{ $text }»
wrong-figure = «{ $id }» — це { $wanted }, а не «{ $text }»
unknown-game = немає гри «{ $id }»

## The content as a whole

duplicate-id = ідентифікатор «{ $id }» уже є у { $file }, рядок { $line }
unknown-reference = немає { $sort ->
    [named] ідентифікатора
    [id] ідентифікатора
    [rule] правила
    [chapter] розділу
    [edition] видання
    [decision] видання чи рішення
    [divergence] розбіжності
    [entity] запису
    [glossary] запису словничка
    [kind] виду
    [example] прикладу
    [player] гравця
    [told-step] примітки до кроку прикладу
    [change] версії вмісту
    [property] властивості
    [ruling] роз’яснення
    [step] кроку підготовки
    [faq] запитання
    [question] запитання
    [enumeration] переліку
    [value] значення
    [zone] зони
    [record] структури
    [attribute] атрибута
    [scope] відтинку гри
    [event] події
    [procedure] процедури
    [option] варіанта
    [term] терміна
    [noun] іменника
    [code] коду помилки
   *[other] запису виду «{ $sort }»:
  } «{ $id }»
wrong-kind = «{ $id }» має вид «{ $kind }», а тут потрібен вид «{ $wanted }»
kind-without-entries = «{ $kind }» — простий компонент без властивостей, записів він не має
circle = «{ $id }» веде назад до себе: { $path }
empty-range = між { $min } і { $max } нічого немає
impossible-start = «{ $text }» не може бути початковим значенням цього атрибута
impossible-option = { $state ->
    [owner] «{ $text }» належить до «{ $owner }», а опція задає атрибут самої гри
    [open] «{ $text }» указує на гравця, а до гри гравців ще не знаємо
   *[value] «{ $text }» тут не можна обрати
  }
impossible-condition = «{ $word }» тут не може бути умовою
misplaced-property = { $state ->
    [there] «{ $property }» може стояти лише там, де «{ $other }» — це «{ $value }»
   *[missing] бракує «{ $property }»; це має кожен запис, у якому «{ $other }» — це «{ $value }»
  }
broken-ring = кільце не замикається: воно повертається до «{ $id }», минаючи { $missing }
missing-provenance = у «{ $id }» не сказано, звідки воно походить; додайте «provenance»
wrong-source = «{ $status }» { $state ->
    [needs-headings] потребує «headings», тобто місця у виданнях
    [needs-one-heading] потребує «headings» рівно з одним виданням
    [needs-ours] потребує «ours»: властивостей, яких не показує жодне видання
    [no-ours] не може мати «ours»; його має лише «partial»
   *[no-headings] не може мати «headings»; нічого із цього не надруковано
  }
wrong-total = { $group ->
    [none] {""}
   *[other] { $group }:{" "}
  }{ $state ->
    [alike] «{ $id }» і «{ $found }» мають однакове значення «{ $wanted }»: «{ $text }»
   *[number] «{ $id }» дає разом { $found }; має бути { $wanted }
  }
missing-reading = у «{ $id }» не сказано, що має видання «{ $edition }»
missing-rules = «{ $id }» впливає на гру, а правил не названо
wrong-chapter = «{ $id }» не належить до розділу «{ $chapter }»
duplicate-chapter = «{ $word }» уже зайнято: { $file }, рядок { $line }
unsorted-entries = «{ $id }» стоїть після «{ $before }»; записи впорядковують за ідентифікаторами
missing-name = «{ $id }» не має назви мовою «{ $locale }»; впишіть «{ $key }» у { $place }
duplicate-name = «{ $name }» — це вже назва іншого запису: «{ $id }»
same-as-official = { $state ->
    [name] «{ $word }» — це також назва офіційного запису «{ $id }»; їх розрізняє лише назва додатка
   *[id] ідентифікатор «{ $word }» має і гра ({ $file }, рядок { $line }); у цьому додатку він означає власний запис додатка
  }
printed-in-pack = додаток не має друкованого видання: { $what ->
    [origin] напишіть «origin: own»
    [status] напишіть «stand-in» для запису, а для правила «stated»
    [headings] заголовків із видань тут немає
   *[readings] відмінності між виданнями належать грі
  }
foreign-letter = «{ $letter }» ({ $character }) у «{ $name }» — не літера { $locale ->
    [none] жодної з мов гри
   *[other] мови «{ $locale }»
  }
reserved-name = «{ $word }» — назва сторінки, яку має кожен сайт, або назва, неможлива для файлу; виберіть іншу
hidden-fault = додаток не може прийняти помилку «{ $word }» у «{ $id }», бо вона приховує його зміст; виправте її
too-many-entries = в одному додатку понад { $limit ->
    [one] { $limit } запис, правило чи іншу річ
    [few] { $limit } записи, правила та інші речі
   *[many] { $limit } записів, правил та інших речей
  } з ідентифікатором
incomplete-grammar = у граматиці мови «{ $locale }» бракує «{ $word }», місце: { $id }
unknown-language = «{ $locale }» не є мовою цієї гри
reused-id = ідентифікатор «{ $id }» змінено, і вдруге його вживати не можна, а він є у { $file }, рядок { $line }
wrong-version = версія «{ $version }» { $state ->
    [not-newest] відрізняється від версії гри, «{ $other }»
    [not-of-pack] відрізняється від версії додатка, «{ $other }»
    [too-new] ще не вийшла; гра має версію «{ $other }»
   *[not-older] не раніша за «{ $other }»; найновіша стоїть першою
  }
old-format = формат { $format } старіший за формат { $supported }, який читає ця версія wwrules; запустіть: wwrules upgrade { $folder }
unsupported-format = формат { $format } новіший за цю версію wwrules, яка читає формат { $supported }; установіть новішу
broken-link = «{ $text }» — неповне посилання; напишіть [[id]] або [[id|слова]]
unused-definition = ніщо не використовує { $sort ->
    [kind] виду
    [record] структури
    [enumeration] переліку
    [value] значення
    [zone] зони
    [attribute] атрибута
    [event] події
    [scope] відтинку гри
    [term] терміна
   *[entity] запису
  } «{ $id }»
unmet-need = { $state ->
    [missing] бракує потрібного додатка «{ $id }»
    [version] «{ $id }» має версію «{ $version }», а потрібна «{ $wanted }»
   *[undeclared] це належить додаткові «{ $id }», якого немає в «needs»
  }
unused-suppression = цей виняток зайвий: у «{ $id }» немає помилки «{ $word }»

## Sentences on cards

unknown-word = «{ $text }» — не слово цієї гри
unknown-sign = «{ $text }» у реченні нічого не означає
form-mismatch = «{ $text }» не підходить; тут має бути: { $wanted } (зразок: { $form })
too-much = «{ $text }» не підходить: фраза вже повна (зразок: { $form })
incomplete-phrase = наприкінці чогось бракує; тут має бути: { $wanted } (зразок: { $form })
unknown-phrase = жодна фраза цієї гри не починається з «{ $text }»
not-an-action = «{ $text }» — це { $state ->
    [trigger] подія
   *[condition] умова
  }, а тут потрібна дія (поставте перед цим «{ $word }»)
not-a-condition = «{ $text }» — це { $state ->
    [trigger] подія
   *[verb] дія (зразок: { $form })
  }, а { $word ->
    [none] тут
   *[other] після «{ $word }»
  } потрібна умова{ $state ->
    [trigger] {" "}(напишіть «when»)
   *[verb] {""}
  }
not-a-trigger = «{ $text }» { $state ->
    [trigger] не підходить після «{ $word }»; напишіть «{ $say }»
    [condition] — це умова, а після «{ $word }» потрібна подія (напишіть «if»)
   *[verb] — це дія (зразок: { $form }), а після «{ $word }» потрібна подія
  }
not-a-thing = «{ $text }» — не те, що можна полічити
not-a-scope = «{ $text }» — не відтинок гри
join-conditions = «{ $text }» не підходить: дві умови поєднують словами «{ $word } if»
disagreement = { $state ->
    [verb] «{ $text }» не узгоджено з підметом: напишіть «{ $say }»
   *[noun] замість «{ $text }» напишіть «{ $say }»
  }
wrong-quality = «{ $text }» не може описувати «{ $noun }»
unwanted-number = число не підходить { $state ->
    [determiner] після «{ $word }»
   *[role] тут: ідеться про всі (зразок: { $form })
  }
two-readings = { $state ->
    [it] «{ $text }» можна прочитати двома способами; напишіть «{ $one }» або «{ $two }»
    [same] «{ $text }» можна прочитати двома способами: раніше згадано дві речі, до яких підходить «{ $one }»
    [may] чи цей крок теж необов’язковий? два прочитання: візьміть обидва в дужки (…) або поставте перед ним «. if you do:»
    [either] чи цей крок належить лише до останнього варіанта? два прочитання: візьміть варіанти в дужки (…) або почніть із цього кроку
    [either-if] чи «{ $text }» належить лише до останнього варіанта? два прочитання: візьміть у дужки (…) усі варіанти або лише останній
    [mixed] «and if» разом з «or if» в одній умові можна прочитати двома способами; лишіть щось одне або напишіть два речення
   *[phrase] два прочитання: «{ $one }» / «{ $two }»
  }
nothing-mentioned = «{ $text }»: { $noun ->
    [none] раніше не згадано нічого, що це могло б означати
   *[other] раніше не згадано «{ $noun }»
  }
missing-colon = перед «{ $text }» бракує «:»
missing-then = перед «{ $text }» бракує «then»
same-option = цей варіант такий самий, як один із попередніх
missing-either = якщо можна обрати одну з дій, напишіть «either» перед першою з них
misplaced-word = «{ $text }» тут не може бути
unfinished-sentence = речення не закінчено
lonely-guard = { $state ->
    [second-trigger] «{ $word }» — це друга подія в одному ефекті; напишіть два речення
    [instead] перед «{ $word }» потрібні «when» і подія
    [otherwise] безпосередньо перед «otherwise» потрібне речення з «if»
    [colon] «{ $word }» має стояти перед двокрапкою, після коми: «when …, { $word } …: …»
    [missing] «:» потребує «when», «if» або «at» на початку речення
    [first] «{ $word }» має стояти на початку речення: «{ $word } …: …»
   *[if-do] безпосередньо перед «if you do» потрібне речення з «you may»
  }
unusual-amount = { $amount } — це значно більше, ніж має тут будь-яка інша карта гри: щонайбільше { $largest }

## Phrases

malformed-form = «{ $text }» не може стояти у зразку: { $state ->
    [sign] це ні слово, ні роль, як-от { "{what: card}" }
    [core] це слово самої мови ефектів
    [determiner] воно може стояти лише перед іменником
    [keyword] роль не може називатися так, як слово процедур
    [twice] ця роль там уже є
    [typeless] «relative» — це лише слова й ролі
   *[empty] крім ролей, зразок мусить мати власне слово
  }
unknown-role = «{ $text }» — не роль цього зразка
unknown-type = «{ $text }» — не іменник цієї гри
overlapping-forms = { $state ->
    [relative] це зразок «{ $other }» із «{ $relative }» після іменника, тож із тексту не було б видно, котрий мається на увазі
    [words] «{ $text }» уже означає «{ $other }»
    [joined] «{ $text }» уже можна прочитати як «{ $one }» і «{ $other }»
   *[types] зразок має ті самі слова, що й «{ $other }», а типи перетинаються, тож із тексту не було б видно, котрий мається на увазі
  }
same-text = «{ $text }» слово в слово є й мовою «{ $locale }»; перекладіть це
strange-term = «{ $text }» — не форма назви «{ $name }» ({ $id }) мовою «{ $locale }»
misspelt-word = слова «{ $word }» немає у словнику мови «{ $locale }»
wrong-form = { $state ->
    [gender] «{ $word }» у назві «{ $name }» має інший граматичний рід
    [words] «{ $word }» має більше або менше слів, ніж «{ $name }»
   *[form] «{ $word }» — це не { $form } назви «{ $name }»
  }
form-of-word = { $case ->
    [nom] називний
    [gen] родовий
    [dat] давальний
    [acc] знахідний
    [ins] орудний
   *[loc] місцевий
  } відмінок { $number ->
    [sg] однини
   *[pl] множини
  }
misfit-pattern = { $state ->
    [role] шаблон «{ $id }» використовує «${ $word }», а його фраза цього не має
    [function] шаблон «{ $id }» використовує функцію «{ $word }», якої немає
    [case] шаблон «{ $id }» хоче відмінка «{ $word }», якого немає
    [message] шаблон «{ $id }» згадує повідомлення «{ $word }», якого немає
    [variant] шаблон «{ $id }» знає відповідь «{ $word }», якої тут ніколи не буде
    [plural] шаблон «{ $id }» обирає за числом, але не має форм для: { $word }
    [twice] шаблон «{ $id }» є ще й у { $word }
    [choices] шаблон «{ $id }» мусить знати ці варіанти: { $word }
    [nested] шаблон «{ $id }» має вибір усередині вибору; запишіть їх один за одним
   *[phrase] жодна фраза не називається «{ $id }»
  }
misfit-telling = { $state ->
    [variable] повідомлення «{ $id }» говорить про «${ $word }», а його тоді немає
    [silent-log] журнал мовою «{ $word }» не має слів для «{ $id }»
    [silent-questions] запитання «{ $id }» не має слів мовою «{ $word }»
    [quiet] про «{ $id }» сказано мовчати, але це ніколи не стається
   *[nothing] ніщо з того, про що розповідають чи запитують, не називається «{ $id }»
  }
stale-override = { $state ->
    [nothing] «{ $id }» не має ефекту «{ $text }», який можна сказати інакше
   *[stale] ефект запису «{ $id }» змінився після того, як цей текст написано; якщо текст і далі каже те саме, що ефект, упишіть новий відбиток: { $word }
  }
unfaithful-override = текст «{ $id }» не каже того, що робить ефект: { $state ->
    [number] число «{ $word }» є лише в одному з них
    [icon] ефект не говорить про «{ $word }»
    [lost] у ньому немає нічого схожого на «{ $word }», хоч ефект це має
    [added] ефект не має нічого схожого на «{ $word }»
   *[rough] було б надруковано: «{ $word }»
  }
impossible-step = крок «{ $id }» призначено для { $number ->
    [one] { $number } гравця
    [few] { $number } гравців
   *[many] { $number } гравців
  }, а в грі їх від { $min } до { $max }
unknown-reading = жодне речення не називається «{ $id }»; те, чого вже немає, прибирає «wwrules review --mark»
unsayable-text = { $state ->
    [rough] мовою «{ $locale }» було б надруковано: «{ $word }»
   *[missing] цього не сказати мовою «{ $locale }»; бракує: { $word }
  }
gap = { $kind ->
    [language] мова
    [pattern] шаблон
    [construct] конструкція
    [word] слово
    [quality] ознака
   *[effect] ефект
  } «{ $id }»

## What the commands say

severity-error = помилка
severity-warning = попередження
summary-tried = випробувано { $count ->
    [one] { $count } текст
    [few] { $count } тексти
   *[many] { $count } текстів
  }, на це з того часу пішло { $seconds } с
summary-clean = без помилок
summary-faults = { $errors ->
    [one] { $errors } помилка
    [few] { $errors } помилки
   *[many] { $errors } помилок
  }, { $warnings ->
    [one] { $warnings } попередження
    [few] { $warnings } попередження
   *[many] { $warnings } попереджень
  }
summary = { $verdict }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
  }, { $files ->
    [one] { $files } файл
    [few] { $files } файли
   *[many] { $files } файлів
  }, { $entities ->
    [one] { $entities } запис
    [few] { $entities } записи
   *[many] { $entities } записів
  }, { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[many] { $rules } правил
  }, { $references ->
    [one] { $references } посилання
    [few] { $references } посилання
   *[many] { $references } посилань
  }, { $names ->
    [one] { $names } назва
    [few] { $names } назви
   *[many] { $names } назв
  }{ $missing ->
    [0] {""}
    [one] {" "}(бракує { $missing } слова чи шаблону)
    [few] {" "}(бракує { $missing } слів і шаблонів)
   *[many] {" "}(бракує { $missing } слів і шаблонів)
  }; перевірено за { $seconds } с
scaffold-unreviewed = не переглянуто: це здогад, доки його не прочитає той, хто володіє мовою
scaffold-unknown = форми слова «{ $word }» мовою «{ $locale }» невідомі; чи це початкова форма і чи правильний рід?
scaffold-nothing = жодна мова не має форм слова «{ $word }»; назвіть мову через --locale і подайте слово в початковій формі
words-lacking = { $what ->
    [dictionary] словника мови «{ $locale }» не знайдено; змінна DICPATH може назвати теку зі словником для hunspell
   *[package] «{ $name }» не встановлено, тож не всі слова мови «{ $locale }» перевірено; це є в наборі «words»
  }
unread-note = деякі файли не прочитано; перевірки, яким потрібні всі файли, пропущено
explain-unknown = жодна помилка не називається «{ $code }»
nothing-to-check = у { $path } нема чого перевіряти: там немає ні «game.yaml», ні «pack.yaml»
formatted = { $files ->
    [0] кожен ефект записано взірцевими словами
    [one] { $files } файл з ефектами, записаними іншими словами
    [few] { $files } файли з ефектами, записаними іншими словами
   *[many] { $files } файлів з ефектами, записаними іншими словами
  }
schemas-written = схеми для редакторів ({ $files }) записано у { $folder }
site-search-forms = { $locale }: пошук знає форми слів { $analysers ->
    [none] з лексикону
   *[other] з лексикону, а інших за { $analysers }
  }
site-written = у { $folder } записано сторінок: { $pages }, мов: { $locales }; відкрийте { $file } у браузері
inbox-empty = у { $folder } немає архівів
inbox-judged = { $archives ->
    [one] оцінено { $archives } архів
    [few] оцінено { $archives } архіви
   *[many] оцінено { $archives } архівів
  }, придатних: { $valid }; висновки у { $file }
inbox-valid = придатний
inbox-faults = помилки
inbox-unmet = чекає
inbox-waits = потребує додатків із { $files }, а вони не придатні
inbox-published = додаток із таким ідентифікатором уже опубліковано, версія { $version }
inbox-twins = той самий додаток і та сама версія, що й { $files }
inbox-collides = { $file } не може стояти поруч із { $files }: { $fault }; { $help }
inbox-not-together = їх не можна опублікувати всі разом: { $fault }; { $help }
inbox-too-much = усі разом потребують забагато часу або пам’яті
inbox-same-id = в обох є «{ $id }» тієї самої версії
inbox-help = { $code ->
    [duplicate-id] опублікуйте один із них або дайте одному інший ідентифікатор
    [unmet-need] треба змінити межі в «needs» або опублікувати іншу версію
    [trigger-circle] одне з правил треба записати з «once per»
   *[other] опублікуйте один із них або виправте якийсь
  }
inbox-refused = відхилено
inbox-time = надто повільний
inbox-memory = надто великий
inbox-output = надто багато виводить
inbox-crash = аварія
print-no-press = для друку потрібен «{ $module }», а його не встановлено; установіть wwrules із набором «print»
print-nothing = { $selection }: таких карт немає
print-unknown = «{ $word }» — не запис, не вид і не додаток
print-written = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
  } записано у { $file }
text-too-long-for-card = текст «{ $id }» мовою «{ $locale }» на { $over } мм зависокий для карти; скоротіть його
new-unknown = немає готової основи для «{ $kind }»
new-wrong-name = назва — це текст для друку, у якому не більше ніж { $limit ->
    [one] { $limit } знак
    [few] { $limit } знаки
   *[many] { $limit } знаків
  }
new-wrong-id = { $id ->
    [none] з літер цієї назви не скласти ідентифікатора; подайте його через --id
   *[other] «{ $id }» — це не ідентифікатор: малі літери a–z, цифри й поодинокі дефіси, на початку літера
  }
new-locale-exists = гра вже має мову «{ $locale }»
new-locale-unknown = мови «{ $locale }» не знаємо; напишіть дві малі літери, наприклад sk
new-locale-written = чого бракує мовою «{ $locale }», рахує: wwrules say --report --locale { $locale }
new-exists = { $folder } уже є; оберіть іншу теку через --out
new-no-author = впишіть у { $file }, під «authors», хто створив цей додаток
new-written = { $files ->
    [one] { $files } файл
    [few] { $files } файли
   *[many] { $files } файлів
  } записано у { $folder }; перевірте їх: wwrules check { $folder }
pack-no-pack = { $folder } — не тека додатка: у ній немає { $file }
pack-written = { $file } записано: { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байти
   *[many] { $bytes } байтів
  }, sha256 { $sum }
upgrade-archive = { $file } — це архів, а архіви не змінюють; оновіть теку, з якої його зроблено, і знову запустіть wwrules pack
upgrade-done = { $file }: тепер у форматі { $format }; перевірте: wwrules check { $folder }
upgrade-nothing = { $file }: уже у форматі { $format }
say-unknown = ніщо з ідентифікатором «{ $id }» не має ефекту
say-missing = — (бракує: { $gaps })
say-report = { $game } { $locale }: створено текстів: { $generated }, бракує: { $missing }; шаблони фраз: { $patterns } з { $phrases }, слова для іменників: { $words } з { $nouns }, для ознак: { $qualities } з { $adjectives }; написано абзаців: { $paragraphs } з { $prose }
report-all = усі
report-generated = створено
report-own = власний шаблон
report-override = текст вручну
report-written = написано
report-missing = бракує
report-draft = чернетка
report-reviewed = переглянуто
report-stale = застаріло
report-signed = підписи
report-effects = ефекти
report-rules = правила
report-rulings = роз’яснення
report-glossary = словничок
report-faq = запитання гравців
report-steps = кроки підготовки
report-divergences = розбіжності між виданнями
report-examples = приклади
report-changes = зміни між версіями
report-log = журнал
report-questions = запитання в грі
report-ui = сайт і термінал
review-left = { $number ->
    [0] { $game } { $locale }: усе прочитано
    [one] { $game } { $locale }: { $number } речення ще не прочитано
    [few] { $game } { $locale }: { $number } речення ще не прочитано
   *[many] { $game } { $locale }: { $number } речень ще не прочитано
  }
review-marked = { $number ->
    [one] { $number } речення позначено прочитаним
    [few] { $number } речення позначено прочитаними
   *[many] { $number } речень позначено прочитаними
  } у { $file }
review-unknown = цією мовою ніщо не називається «{ $id }»
review-unknown-sort = такого різновиду речень немає: «{ $sort }»
no-room = це не вдається записати: { $reason }
defect = це вада wwrules, а не помилка у ваших файлах; повідомте про неї разом із рядками вище

## The site

site-name-of-language = українська
site-skip = Перейти до вмісту
site-sections = Розділи
site-language = Мова
site-home = Головна
site-printed = з видання
site-partial = частково наше
site-stand-in = заміна
site-own-name = наш переклад
site-yes = так
site-no = ні
site-rules-about = Правила про це
site-as-written = Запис у файлі
site-id = Ідентифікатор
site-notes-in-english = Поки тут немає українських речень, видно нотатки англійською.
site-not-told = Цього абзацу ще немає українською.
site-notice = Неофіційний довідник. Назви ігор належать їхнім власникам, тексти й малюнки наші.
site-search = Пошук
site-search-hint = Слово, карта, номер правила
site-search-nothing = Нічого не знайдено.
site-search-elsewhere = Знайдено за назвою іншою мовою:
site-menu = Меню
site-theme = Світла чи темна тема
site-close = Закрити
site-found-terms = Терміни
site-found-entries = Карти й компоненти
site-found-rules = Правила
site-found-rulings = Роз’яснення й запитання
site-found-pages = Сторінки
site-copied = Посилання скопійовано
site-copy-link = Скопіювати посилання
site-contents = На цій сторінці
site-not-found = Такої сторінки немає
site-not-found-lead = Можливо, її перенесено. Пошук знайде її за будь-яким її словом.
site-documentation = Документація для авторів і розробників
site-authors = Для авторів (англійською)
site-games = Ігри
site-crumbs = Де ви зараз
site-around = Попереднє й наступне
site-letters = Літери
site-facets = Фільтр
site-facets-shown = Показано { $shown } з { $all }
site-facets-reset = Показати всі
site-facets-hint = Одне клацання: тільки ці. Два: без цих. Три: байдуже. Вибір видно в адресі сторінки.
site-facet-kind = Вид
site-facet-verb = Що робить
site-verb-other = Щось інше
site-facet-provenance = Походження
site-facet-pack = Додаток
site-facet-difference-kind = Вид розбіжності
site-facet-difference-matters = Що зачіпає
site-facet-difference-plays = Граємо за
site-packs = Додатки
site-unofficial = неофіційне
site-of-pack = з додатка { $pack }, неофіційне
site-valid = перевірено
site-balanced = збалансовано
site-unbalanced = не збалансовано
site-official = Офіційне
site-why = Чому
site-your-edition = ваше видання
site-your-edition-says = Ваше видання
site-played = так граємо
site-we-play = Як граємо
site-plays-ours = наше рішення
site-paragraph = Правило
site-see = Див.
site-ruling = Роз’яснення
site-more = Докладніше
site-rules-short = Правила
site-concerns = Стосується
site-show-all = Показати всі
site-back-links = Де про це згадано
site-others = Інше
site-origin = Походження
site-origin-printed = Так, як надруковано в правилах.
site-origin-partial = Частково з правил, решта наша.
site-origin-stand-in = Умісту цього компонента ми не знаємо. Тут наш власний варіант, щоб гра була повною.
site-origin-pack = З додатка { $pack } (автори: { $authors }, ліцензія { $licence }). Видавець гри до нього не причетний.
site-ours = Наше:
site-and-more = і ще { $count }
site-players = Кількість гравців
site-sources = Джерела
site-rights = Права
site-data = Дані
site-data-all = Усе в одному файлі (JSON)
site-version = Версія
site-look-up = Довідка
site-about-lead = Правила, які працюють: за тим, що тут написано, грає рушій.
site-about-made = Кожен текст карти створено з ефекту, який справді виконується в грі, а кожен приклад перевірка розігрує наново після кожної зміни.
site-about-origin = Скільки походить із правил, скільки частково наше, а скільки є заміною.
site-about-packs = Зроблені гравцями й перевірені, як і все тут. Видавець до них не причетний, а офіційні карти працюють і без них.
site-about-data = Дані кожного запису лежать поруч із його сторінкою: та сама адреса із закінченням .json. Усе разом є й в одному файлі зі схемою.
site-about-rights = Уміст доступний за ліцензією { $licence }. Шрифти: Alegreya й Alegreya Sans за ліцензією SIL Open Font License.
site-symbols-lead = Що дає або забирає кожен символ.
site-set-up-lead = Оберіть кількість гравців, і список покаже лише потрібне.
site-set-up-table = На столі
site-set-up-player = Кожен гравець
site-page-rules = Правила
site-page-gallery = Карти
site-page-glossary = Словничок
site-page-symbols = Символи
site-page-set-up = Підготовка до гри
site-page-faq = Запитання й відповіді
site-page-examples = Приклади
site-page-rulings = Роз’яснення
site-page-editions = Порівняння видань
site-page-changes = Зміни
site-page-packs = Додатки гравців
site-page-about = Про сайт
site-difference-addition = Доповнення в одному з видань
site-difference-contradiction = Суперечність між виданнями
site-difference-wording = Інше формулювання
site-difference-terminology = Інший термін
site-difference-internal = Видання суперечить саме собі
site-difference-loss = Чогось бракує
site-difference-misprint = Друкарська помилка
site-matters-play = впливає на гру
site-matters-page = лише в тексті
site-rule-stated = Так сказано в правилах.
site-rule-inferred = Випливає з інших правил.
site-rule-uncertain = Непевно: правила можна прочитати по-різному.
site-rule-single-source = Про це сказано лише в одному виданні.
site-alphabet = а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я
site-home-lead = Правила в { $rules } абзацах і { $entries ->
    [one] { $entries } карта чи компонент
    [few] { $entries } карти й компоненти
   *[many] { $entries } карт і компонентів
  }, і все має власне посилання.
site-rules-lead = Розділів: { $chapters }, нумерованих абзаців: { $paragraphs }. Кожен номер — посилання, яке можна надіслати.
site-glossary-lead = Слова правил: { $count }. Кожне веде до абзаців, де його вжито.
site-rulings-lead = Наші рішення там, де правила мовчать або різняться, з поясненням: { $count }.
site-editions-lead = Місця, де різняться видання ({ $editions }), і те, як граємо: { $count }.
site-examples-lead = Приклади, які розігрує кожна перевірка: { $count }.
site-page-charts = Схеми перебігу
site-page-turns = Перебіг коротко
site-turns-lead = Що за чим іде — за тими самими процедурами, за якими грають. Сторінку можна надрукувати й покласти на стіл.
site-charts-lead = Намальовано за тими самими процедурами, за якими відбувається гра.
site-page-phrases = Фрази на картах
site-phrases-lead = З чого складають ефекти: для тих, хто створює власні карти.
site-phrases-used = Фрази:
site-phrase-example = Приклад:
site-phrase-users = На картах:
site-phrases-verb = Дії
site-phrases-rule = Сталі правила
site-phrases-condition = Умови
site-phrases-trigger = Події
site-phrases-amount = Кількості
site-phrases-relative = Означення після іменника
site-phrases-qualifier = Ознаки
site-page-odds = Імовірності
site-odds-lead = Імовірності, обчислені за тими самими правилами, за якими відбувається гра.
site-odds-exact = Точні: розіграно кожен можливий перебіг витягування.
site-odds-sampled = За партіями, зіграними навмання; з точністю до кількох сотих.
site-percent = { $number } %
site-chart-drawn = Схема: { $what }
site-chart-effects = ефекти: { $count }
site-chart-each = по черзі
site-chart-again = повторюється
site-chart-leaves = кінець повторення
site-chart-steps = Те саме списком, з усіма ефектами
site-chart-choice = ваше рішення
site-chart-question = вирішують правила
site-chart-event = подія
site-chart-before = перед цим
site-chart-after = після цього
site-chart-instead = замість цього
site-chart-forbid = не дає цьому статися
site-example-start = На початку
site-example-step = Крок { $number }
site-example-note = Примітка англійською
site-example-players = Імена в описах
site-example-written = Так цей приклад записано, і так його перевіряють
site-example-checked = перевірено
site-example-strip = Крок за кроком

## Procedures

procedure-syntax = «{ $text }» тут не підходить
not-playable = цього ще не можна зіграти: { $reason }
unplayable-action = перед дією потрібна подія, наприклад із «when»
unplayable-always = тут потрібна подія; перед тим, що діє завжди, може стояти лише «while»
unplayable-amount = напишіть, скільки
unplayable-body = «body» фрази «{ $id }» не читається
unplayable-bound = напишіть або кілька чисел, або одне з межею
unplayable-choice = із цього не можна вибирати
unplayable-idle = { $noun ->
    [none] «{ $form }» на це не зважає, тож це нічого не змінило б
   *[other] «{ $form }» не зважає на те, що це саме; напишіть «{ $noun }»
  }
unplayable-lasting = не сказано, як довго це триває
unplayable-list = перед списком стоїть одне число, спільне для всього списку
unplayable-most = напишіть, скільки щонайбільше
unplayable-nobody = не обрано нікого, про кого тут могло б ітися
unplayable-number = тут потрібне число
unplayable-one-number = тут потрібне одне певне число
unplayable-open = напишіть «either»: цього не можна лишити відкритим
unplayable-other-owner = це належить чомусь іншому
unplayable-owner = це не має власника
unplayable-pick = на це не можна вказати
unplayable-picked = не обрано нічого, про що тут могло б ітися
unplayable-step = без події може стояти лише правило
unplayable-table = на столі такого немає
unplayable-test = це не можна перевірити
unplayable-text = «{ $text }» не читається
unplayable-thing = це має бути одна певна річ
unplayable-this = ні «this», ні «other» тут нічого не означає
unplayable-waiting = дія стається тоді, коли її виконують, і ні на що не чекає
unplayable-whose = не сказано, чиє це
not-a-rule = тут потрібні правила: «before», «after», «instead of», «forbid», «modify», «while» або «share»
defined-twice = «{ $name }» уже визначено
too-many-decisions = в одній грі понад { $limit ->
    [one] { $limit } рішення
    [few] { $limit } рішення
   *[many] { $limit } рішень
  }; вона може ніколи не скінчитися
too-many-pieces = в одній грі понад { $limit ->
    [one] { $limit } елемент і правило, що чекає
    [few] { $limit } елементи і правила, що чекають
   *[many] { $limit } елементів і правил, що чекають
  }; їх може більшати без кінця
too-many-facts = у журналі однієї гри понад { $limit ->
    [one] { $limit } подія
    [few] { $limit } події
   *[many] { $limit } подій
  }; вона може ніколи не скінчитися
folded-faults = { $file }: … і ще { $count ->
    [one] { $count } така сама
    [few] { $count } такі самі
   *[many] { $count } таких самих
  } [{ $code }]
more-faults = … і ще { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
  }; спершу виправте ці або перегляньте всі з --format json
runaway = це триває вже { $limit ->
    [one] { $limit } крок
    [few] { $limit } кроки
   *[many] { $limit } кроків
  } без жодного рішення; воно може ніколи не скінчитися
unknown-name = { $state ->
    [unsure] «{ $name }» дістає значення лише там, куди гра могла й не дійти; задайте його раніше
    [you] «you» тут нікого не означає; «you» знають правила записів і те, що надано через «grant»
    [this] «this» тут нічого не означає; «this» знають правила записів
    [owned] «{ $name }» належить до «{ $owner }»; напишіть, чиє це, наприклад x.{ $name }
    [parameter] подія не має параметра «{ $name }»
   *[plain] невідома назва «{ $name }»
  }
endless-phrase = «{ $id }» зациклюється; «body» фрази має закінчуватися само
untold-cost = «{ $id }» щось забирає; у «needs» треба вказати, що для цього має бути
unknown-to-body = { $count ->
    [0] роль «{ $role }» фрази «{ $id }» приймає «{ $noun }», для якого «body» нічого окремого не робить
    [one] роль «{ $role }» фрази «{ $id }» приймає «{ $noun }» і ще { $count } іменник, для яких «body» нічого окремого не робить
    [few] роль «{ $role }» фрази «{ $id }» приймає «{ $noun }» і ще { $count } іменники, для яких «body» нічого окремого не робить
    [many] роль «{ $role }» фрази «{ $id }» приймає «{ $noun }» і ще { $count } іменників, для яких «body» нічого окремого не робить
   *[other] роль «{ $role }» фрази «{ $id }» приймає «{ $noun }» і ще { $count } іменників, для яких «body» нічого окремого не робить
  }
unknown-attribute = { $of } не має атрибута, властивості чи зони «{ $name }»
unknown-definition = немає { $sort ->
    [event] події
    [scope] відтинку гри
    [function] функції
   *[procedure] процедури
  } «{ $name }»
unknown-kind = немає виду чи типу «{ $name }»
wrong-call = «{ $name }» — це { $sort ->
    [event] подія; напишіть «announce { $name }(…)» або чекайте на неї
    [function] функція; вона стоїть у виразі, її не викликають через «do» чи «announce»
   *[procedure] процедура або відтинок гри; напишіть «do { $name }(…)»
  }
wrong-arguments = «{ $name }» { $wanted ->
    [0] не має аргументів
    [one] має { $wanted } аргумент
    [few] має { $wanted } аргументи
   *[many] має { $wanted } аргументів
  }, а { $given ->
    [0] не подано жодного
   *[other] подано { $given }
  }
wrong-value = тут має бути: { $wanted }; натомість: { $found }
not-changeable = «{ $name }» не можна змінити
not-modifiable = «{ $name }» — не число, яке можна модифікувати
maybe-nothing = «{ $name }» тут може бути порожнім; спершу перевірте, наприклад «if { $name } {"{"} … {"}"}»
misplaced-statement = { $state ->
    [leave] «leave» стоїть поза циклом
    [give] «give» стоїть там, де нічого не повертають; повертає щось лише процедура або відтинок гри з «gives»
    [proceed] «proceed» стоїть поза «instead of»
    [between] «between» стоїть там, де ніхто не вирішує, скільки; напишіть «up to» або «exactly»
   *[where] «where» тут нічого не означає; воно належить до «make each»
  }
gives-nothing = «{ $name }» нічого не повертає
repeated-name = «{ $name }» стоїть у цьому списку двічі
nobody-asked = { $state ->
    [rule] не сказано, хто вирішує, чи застосувати це правило: правило перебігу не має власника; нехай воно саме запитає, наприклад «choose one by p»
   *[choice] не сказано, кого тут запитати; напишіть, хто вирішує, наприклад «by p»
  }
impure = «settled» щось витрачає і не може стояти там, де гра лише дивиться
call-circle = «{ $name }» викликає саме себе: { $path }
endless-loop = цей цикл не має ні рішення, ні «leave», ні «end game»; він ніколи не скінчився б
trigger-circle = це правило знову запускає саме себе: { $path }; обмежте його через «once per» або через «grant», що діє «once»
never-fires = це правило ніколи не спрацює: { $state ->
    [event] ніщо не оголошує «{ $name }»
    [asked] про «affected» питає лише «forbid»
    [nowhere] компоненти виду «{ $name }» не лежать у жодній зоні
   *[guard] його умова ніколи не справджується
  }
never-met = ця умова ніколи не може справдитися
dead-effect = це ніколи нічого не робить: { $reason }
dead-condition = ця умова нічого не вирішує: { $reason }
dead-out-of-play = компонент виду «{ $kind }» ніколи не буває у грі, коли настає «{ $moment }»; перевірено { $count ->
    [one] { $count } позицію
    [few] { $count } позиції
   *[many] { $count } позицій
  }
dead-wrong-kind = «{ $moment }» стосується компонента виду «{ $wanted }», а цей — виду «{ $kind }»
dead-gone = «{ $moment }» переносить цей компонент виду «{ $kind }» туди, де його правила не діють, і потім уже запізно; перевірено { $count ->
    [one] { $count } позицію
    [few] { $count } позиції
   *[many] { $count } позицій
  }
dead-unknown-kind = «{ $moment }» ніколи не стосується компонента виду «{ $wanted }»
dead-out-of-scope = коли настає «{ $moment }», «{ $scope }» ніколи не триває, тож раз на це спрацювати не може
dead-never-offered = однієї з можливостей жодного разу не можна було вибрати; перевірено { $count ->
    [one] { $count } позицію
    [few] { $count } позиції
   *[many] { $count } позицій
  }
dead-never-so = його мить ніколи так не наставала; перевірено { $count ->
    [one] { $count } позицію
    [few] { $count } позиції
   *[many] { $count } позицій
  }
dead-idle = це нічого не змінило; перевірено { $count ->
    [one] { $count } позицію
    [few] { $count } позиції
   *[many] { $count } позицій
  }
dead-never-held = вона жодного разу не справдилася; перевірено { $count ->
    [one] { $count } позицію
    [few] { $count } позиції
   *[many] { $count } позицій
  }
dead-never-failed = вона справджувалася щоразу; перевірено { $count ->
    [one] { $count } позицію
    [few] { $count } позиції
   *[many] { $count } позицій
  }
never-offered = варіанта «{ $name }» ніколи не буде: його умова ніколи не справджується
endless-grant = надане тут ніколи не закінчується; напишіть «until end of» і відтинок гри або «until after next» і подію
hidden-zone = варіанти показують, що лежить у «{ $name }», а тому, кого запитують, не можна туди дивитися
endless-growth = це правило щоразу створює нові компоненти, без обмежень; напишіть «once per» або переміщуйте ті, що вже є
type-number = число
type-truth = «true» або «false»
type-text = текст
type-player = гравець
type-nothing = нічого
type-anything = будь-що
type-word = слово «{ $word }»
type-any-word = слово
type-value = значення «{ $of }»
type-kind = назва виду
type-call = назва події, відтинку гри чи процедури
type-scope = назва відтинку гри
type-event = назва події
type-piece = компонент виду «{ $kind }»
type-entry = запис виду «{ $kind }»
type-either = компонент або запис виду «{ $kind }»
type-any-piece = компонент
type-any-entry = запис
type-any-either = компонент або запис
type-zone = зона «{ $word }»
type-any-zone = зона
type-record = структура «{ $id }»
type-list = список ({ $item })
type-any-list = список або зона
type-name = назва
type-quoted = текст у лапках
type-comparison = порівняння
type-noun = іменник
type-action = дія
wanted-word = «{ $word }»
wanted-a = тип «{ $noun }»
wanted-an = тип «{ $noun }»
wanted-nouns = { $what }, тобто: { $nouns }
wanted-or = { $first } або { $rest }
wanted-next = { $first }, { $rest }
idle-rule = { $both ->
    [true] «{ $id }» має і «carried-out-by», і «informative»; лишіть щось одне
   *[false] ніщо не виконує «{ $id }»; напишіть «carried-out-by» або поясніть в «informative», чому цього не треба
  }
untold-rule = абзацу «{ $id }» немає жодною мовою гри
misdeclared = { $state ->
    [lacks] у «{ $property }» бракує того, на що чекає ефект («{ $value }»)
    [unsaid] «{ $value }» не пасує до ефекту, у якому є «{ $said }»
    [forgotten] бракує «{ $property }: true»: ефект стосується інших гравців
    [untrue] «{ $property }» — неправда: ефект не стосується нікого іншого
   *[extra] «{ $value }» — не те, про що говорить ефект
  }
incomplete-flow = у перебігу гри немає «{ $key }»

## Worked examples

example-step = { $step ->
    [0] «{ $id }»
   *[other] крок { $step } прикладу «{ $id }»
  }
unbegun-scope = «{ $id }» діє раз за «{ $scope }», а приклад нічого такого не починає, тож тут воно нічого не робить
example-differs = { $where }: «{ $text }» не справджується{ $came ->
    [none] {""}
   *[other] ; насправді { $came }
  }
no-such-option = { $where }: «{ $text }» немає серед варіантів: { $options }
nothing-to-decide = { $where }: «{ $who }» не має чого вирішувати; { $others ->
    [none] ніхто не має
   *[other] тепер вирішує: { $others }
  }
wrong-number-chosen = { $where }: вибрано { $count }, а треба вибрати від { $least } до { $most }
example-unfinished = { $where }: «{ $who }» ще має вирішити: { $options }
draw-not-there = { $where }: нічого з того, що можна витягнути, не відповідає «{ $text }»; є { $options }
draw-left-over = { $where }: «{ $text }» так і не витягнуто
example-players = { $state ->
    [number] кількість гравців: { $number }; у грі їх може бути від { $min } до { $max }
   *[name] жоден гравець не може тут називатися «{ $name }»: ця назва вже щось означає
  }
example-stopped = { $where }: далі грати не можна: { $reason } ({ $file }:{ $line })
not-a-statement = правила тут стояти не можуть; напишіть, що робиться
note-to-reread = «{ $id }» може говорити про старе значення ({ $locale }): «{ $text }»
accepted = { $file }:{ $line }: крок { $step } прикладу «{ $id }»: { $text } → { $new }
accepted-summary = { $values ->
    [one] прийнято { $values } значення
    [few] прийнято { $values } значення
   *[many] прийнято { $values } значень
  }, описи, які треба перечитати: { $notes }
accept-unknown = жоден приклад не називається «{ $id }»
accept-nowhere = тут немає вмісту; назвіть гру або додаток за допомогою --in
accept-folders = записувати можна лише в теки; назвіть гру або додаток за допомогою --in

## Random games

unsound-position = { $reason ->
    [twice] якийсь елемент лежить у двох місцях або в жодному
    [nowhere] якийсь елемент лежить не там, де має лежати
    [apart] якийсь елемент несе те, що лежить деінде
    [full] у «{ $word }» лежить більше елементів, ніж є місця
    [kind] у «{ $word }» лежить елемент, для якого це місце не призначене
    [made] якийсь елемент сам з’явився або зник
   *[range] «{ $word }» має значення, якого мати не може
  } (гра { $game }, кількість гравців: { $players }, зерно { $seed }, рішень до цієї миті: { $decision })
wrong-question = { $reason ->
    [empty] питають того, кому нема з чого обирати
    [same] той самий варіант стоїть тут двічі
    [count] обрати треба більше, ніж є
   *[nobody] нікого не питають, а гра не скінчилася
  } (гра { $game }, кількість гравців: { $players }, зерно { $seed }, рішень до цієї миті: { $decision })
leak = { $word ->
    [none] вигляд
   *[other] «{ $word }»
  } видає гравцеві { $seat } те, чого той не може знати (гра { $game }, кількість гравців: { $players }, зерно { $seed }, рішень до цієї миті: { $decision })
test-examples = { $faults ->
    [0] приклади: зіграно { $played }, усі так, як написано
   *[other] приклади: зіграно { $played }, розбіжностей: { $faults }
  }
test-no-examples = приклади: немає жодного
test-games = { $faults ->
    [0] випадкові ігри: { $games }, кількість гравців: { $players }, рішень: { $decisions }; ніщо не зникло, на кожне питання була відповідь
   *[other] випадкові ігри: { $games }, кількість гравців: { $players }, рішень: { $decisions }; помилок: { $faults }
  }
test-views = { $faults ->
    [0] вигляди: { $views } роздано заново, ніхто не дізнається того, чого не може знати
   *[other] вигляди: { $views } роздано заново, витоків: { $faults }
  }
test-reached = { $never ->
    [0] записи з ефектами: дійшло до всіх { $entries }
   *[other] записи з ефектами: дійшло до { $reached } із { $entries }; ніколи: { $names }
  }
test-not-played = { $game }: { $reason ->
    [flow] немає перебігу гри, тож гру не грали
   *[faults] є помилки, тож гру не грали
  }
test-summary = { $verdict ->
    [clean] без помилок
   *[faults] помилок: { $faults }
  }, { $seconds } с
test-more = і ще { $count }

## Playing

play-welcome = { $title } · { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
  } · зерно { $seed } · довідка: список команд
play-player = Гравець { $seat }
play-unseen = щось закрите
play-do = зробити
play-skip = не робити
play-way = спосіб { $number }
play-nothing = нічого
play-asks = { $player }: { $question }
play-ask = оберіть
play-ask-about = { $what }: оберіть
play-ask-use = { $what }: використати?
play-ask-order = Який ефект застосовуєте спочатку?
play-choose-exactly = (оберіть { $count })
play-choose-up-to = (оберіть не більше ніж { $count })
play-choose-between = (оберіть від { $least } до { $most })
play-no-such-choice = «{ $word }» немає у списку; уведіть номер зі списку або: довідка
play-chosen-already = «{ $word }» не можна обрати стільки разів
play-wrong-number = обрано: { $count }; треба: { $wanted }
play-no-undo = цього не можна скасувати: хтось інший уже вирішив або щось відкрилося
play-hand-over = Тепер { $player }. Натисніть Enter, коли ніхто інший не дивиться.
play-more-news = … раніші рядки ({ $count }): журнал
play-more-board = … інші частини поля ({ $count }): поле
play-kept = гру збережено у { $file }
play-kept-before = гра, що була там раніше, тепер у { $file }
play-kept-by-another = у { $file } гру тепер зберігає хтось інший; нічого не записано
play-not-kept = не вдається зберегти гру у { $file }: { $reason }
play-something-else = у { $file } щось інше, а не гра, тож його не змінено; оберіть інший файл
play-over = { $count ->
    [1] перемагає: { $winners }
   *[other] спільна перемога: { $winners }
  }
play-no-help = тут ніщо не зветься «{ $name }»
play-help =
    номер            вибір; кілька номерів через пробіл; - означає нічого
    скасувати        скасовує ваше останнє рішення, якщо нічого не відкрилося
    поле             усе поле
    вибір            запитання ще раз
    журнал           що сталося, наскільки вам можна знати
    довідка НАЗВА    що це таке: за назвою, ідентифікатором або номером зі списку
    зберегти ФАЙЛ    зберігає гру ще й в іншому файлі
    вихід            закінчує на сьогодні; гру збережено
play-command-undo = скасувати
play-command-board = поле
play-command-choices = вибір
play-command-log = журнал
play-command-help = довідка
play-command-save = зберегти
play-command-quit = вихід
play-decided = { $number }. { $player }: { $chosen }
play-stepping = Enter: далі, b: поле, a: уся решта, q: кінець.
play-log-began = { $scope }: початок
play-log-ended = { $scope }: кінець
play-log-event = { $event }: { $arguments }
play-log-set = { $what ->
    [none] {""}
   *[other] { $what }:{" "}
  }{ $attribute } → { $value }
play-log-moved = { $piece }: { $before } → { $zone }
play-log-made = { $zone }: { $piece }
play-log-carried = { $piece } іде разом із: { $on }
play-log-granted = { $to } має на певний час: { $rules }
play-log-revealed = { $to } бачить: { $piece }
play-log-rule = діє { $rule }; для: { $you }
play-log-prevented = { $event }: не відбувається; причина: { $rule }
play-log-rolled = випадок: { $value }
play-log-shuffled = { $zone }: перемішування
play-log-no-room = { $zone }: немає місця
play-log-over = кінець гри
play-several-games = ігор кілька; оберіть одну через --game: { $games }
play-unknown-game = у { $path } немає гри{ $game ->
    [none] {""}
   *[other] {" "}«{ $game }»
  }
play-no-start = у «{ $game }» ще не можна зіграти: її перебіг не має початку
play-wrong-players = гравців { $players }, а може бути від { $least } до { $most }
play-too-many-seats = місць, зайнятих через --seat: { $seats }, а гравців: { $players }
play-only-new = { $option } — для нової гри; збережена гра має власні налаштування
play-no-pair = «{ $word }» — не опція; напишіть назва=значення
play-wrong-option = { $option ->
    [none] немає опції «{ $word }»
   *[other] опція «{ $option }» не має значення «{ $word }»
  }
play-unreadable = { $file }: { $reason }
play-no-save = { $file } — не збережена гра
play-other-game = це гра «{ $game }», а не «{ $wanted }»
play-other-packs = гру збережено з додатками: { $packs }, а тепер є: { $now }; назвіть ті самі через --with
play-changed-game = рішення { $number } не підходить: { $same ->
    [yes] гру або цей файл відтоді змінено, хоч версія й досі { $now }
   *[no] гру збережено у версії { $version }, а тепер { $now }
  }
simulate-seat = місце
simulate-wins = перемоги
simulate-shared = спільні
simulate-share = частка (інтервал 95 %)
simulate-result = результат
simulate-mean = середнє
simulate-least = найменше
simulate-median = медіана
simulate-most = найбільше
simulate-decisions = рішення за гру
simulate-report-written = Сторінку записано у файл { $file }.
simulate-timing = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
  } за { $seconds } с
simulate-broken = гра { $game } (зерно { $seed }) перевищила межу
simulate-bot = бот
simulate-role = роль
simulate-played = ігри
simulate-used = спрацювання
simulate-worked = { $worked } із { $held } ({ $share })
simulate-idle-card = { $card } (були у гравців у { $games ->
    [one] { $games } грі
    [few] { $games } іграх
   *[many] { $games } іграх
  })
simulate-idle = Ніколи нічого не дали: { $cards }.
simulate-taken = вибір, коли є серед варіантів
simulate-won-with = перемоги тих, хто це має
simulate-compared = { $first } порівняно з: { $others } — { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
  } з тим самим везінням.
simulate-with = тут
simulate-without = решта
simulate-shift = різниця (інтервал 95 %)
simulate-verdict = оцінка
simulate-verdict-same = різниці не видно
simulate-verdict-few = замало ігор, щоб судити
simulate-verdict-within = { $direction ->
    [more] більше
   *[less] менше
  }, але в межах решти
simulate-verdict-beyond = { $direction ->
    [more] більше
   *[less] менше
  }, ніж у всіх інших
simulate-signs = ▲ більше, ▼ менше, ▲▲ ▼▼ ніж у всіх інших, = різниці не видно, ? замало ігор
simulate-wins-of-seat = перемоги — місце { $seat }
simulate-wins-of-role = перемоги — { $role }
simulate-without-packs = без додатка
simulate-stopped = зупинено; зіграно ігор: { $done } з { $games }
simulate-other-results = у «{ $file }» ігри іншої симуляції; назвіть інший файл або ту саму гру, опції, додатки, ботів і зерно
simulate-something-else = у «{ $file }» щось інше; файл не змінено
simulate-in-use = у «{ $file }» пише інша симуляція
simulate-not-written = «{ $file }» не вдається записати: { $reason }
simulate-lost = гру { $game } (зерно { $seed }) облишено: процеси на ній обривалися один за одним
simulate-verdict-of-one = висновок стосується одного додатка порівняно з грою без нього: укажіть одне --with і жодного --compare, крім «without»
simulate-verdict-written = { $pack }: { $word ->
    [balanced] збалансовано
    [unbalanced] не збалансовано
   *[open] із цих ігор не видно, чи збалансовано
  }; записано в { $file }
simulate-no-dask = кластер потребує Dask; установіть wwrules[dask]
simulate-no-cluster = за адресою «{ $address }» не відповідає жоден кластер: { $reason }
simulate-other-engine = кластер має wwrules { $theirs }, а тут { $ours }
play-unknown-bot = немає бота «{ $bot }»
play-no-evaluation = гра не каже, чого варта позиція, тож жоден бот не може цим керуватися
report-title = Що показало багато ігор
report-games = ігри
report-players = гравці
report-seed = зерно
report-seed-of = зерно { $seed }
report-packs = додатки
report-who-wins = Хто перемагає
report-intervals = Смуги — це інтервали 95 %: зі ста таких смуг приблизно п’ять оминають справжнє значення. Пунктир — рівна частка.
report-by-seat = Перемоги за місцем
report-by-role = Перемоги за роллю
report-seat = місце { $seat }
report-everybody = усі
report-how-long = Скільки це триває
report-figures = Показники
report-shares = Частки
report-cards = Що роблять карти
report-cards-note = Спрацювання: у скількох іграх з ефекту щось вийшло, з тих, у яких хтось це мав. Вибір: як часто щось обирали, коли можна було взяти інше. Перемоги: тих, хто це використав або мав наприкінці; хто попереду, має всього більше, тож саме лише це ще не доводить сили карти.
report-all-cards = Усі: { $count }
report-extreme = Найнезвичайніша гра
report-read-game = Прочитати гру
report-number = номер
report-game = гра
report-others = решта від–до
report-what-shifts = Що відрізняється
report-shift-note = Кожен варіант зіграно з тими самими зернами, щоб везіння важило менше. Різницю часток подано у відсоткових пунктах.
report-summary = Перевірено показників: { $every }. Помітно відрізняються: { $clear }, з них поза межами решти: { $beyond }. Із самої лише випадковості відрізняється приблизно один із двадцяти.
report-clear = Виразно відмінні: { $measures }.
report-balance = { $word ->
    [balanced] Додаток збалансований: жоден шанс на перемогу не змінився більш як на { $points } пунктів зі ста.
    [unbalanced] Додаток не збалансований: один із шансів на перемогу напевно змінився більш як на { $points } пунктів зі ста.
   *[open] Чи додаток збалансований, ці ігри не показують; покажуть довші випробування, наприклад --games 5000.
  }
report-scores = Додаток не збалансований: гравці в середньому досягають { $after } замість { $before }; так далеко одне від одного вони зазвичай не бувають.
report-brings = Найбільше дає { $card }: ті, у кого це спрацьовує, мають { $points }.
report-new-cards = Що дає додаток
report-never = Ніколи не обрано
report-always = Обрано щоразу
report-pairs = Найсильніші пари
report-by-chance = Боти вирішували навмання, тож вибір нічого не каже про карти; більше скаже --bot heuristic.
report-by-bots = Вибір — це вибір цих ботів.
odds-exact = точно
odds-decimal = приблизно
odds-between = між
odds-at-least = щонайменше
odds-games = { $games ->
    [one] { $games } гра, зіграна навмання за правилами
    [few] { $games } гри, зіграні навмання за правилами
   *[many] { $games } ігор, зіграних навмання за правилами
  }
odds-ask-or-of = поставте запитання гри через --ask ({ $known }) або будь-яке через --of
odds-nobody = нікого не звати «{ $who }»
odds-no-question = гра не має запитання «{ $id }»
odds-mean = у середньому: { $exact } ≈ { $decimal }
odds-decided = рішення: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } можливий перебіг, зіграний
    [few] { $ways } можливі перебіги, зіграні
   *[many] { $ways } можливих перебігів, зіграних
  } за правилами
odds-unknown = «{ $id }» — не приклад і не файл
odds-unknown-word = { $decision ->
    [none] у цій грі ніхто не вирішує «{ $word }»
   *[other] у «{ $decision }» немає варіанта «{ $word }»
  }
odds-wrong-answer = «{ $text }» — не відповідь; напишіть [хто:]рішення=варіант, а за бажання ще й « if » та умову
odds-too-many = випадок може піти більш ніж { $ways ->
    [one] { $ways } шляхом
    [few] { $ways } шляхами
   *[many] { $ways } шляхами
  }; зупиніться раніше через --until чи --decisions, дозвольте більше через --ways або зіграйте навмання через --games
numbers-differ = числа в цьому тексті: { $text }; в абзаці, який він переказує: { $wanted }
preview-faults = { $faults ->
    [one] { $faults } помилка
    [few] { $faults } помилки
   *[many] { $faults } помилок
  }
preview-clean = помилок немає
serve-started = відкрийте { $address } у браузері; Ctrl+C закінчує роботу
serve-no-port = порт { $port } недоступний: { $reason }
