# Речення wwrules українською.

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
site-authors = Для авторів (англійською)
site-games = Ігри
site-crumbs = Де ви зараз
site-around = Попереднє й наступне
site-letters = Літери
site-facets = Фільтр
site-facets-shown = Показано { $shown } з { $all }
site-facets-reset = Показати всі
site-facets-hint = Один клац: тільки ці. Два: без цих. Три: байдуже. Вибір видно в адресі сторінки.
site-facet-kind = Вид
site-facet-provenance = Походження
site-facet-pack = Додаток
site-facet-difference-kind = Вид розбіжності
site-facet-difference-matters = Що зачіпає
site-facet-difference-plays = Граємо за
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
site-origin-stand-in = Вмісту цього компонента ми не знаємо. Тут наш власний варіант, щоб гра була повною.
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
site-about-made = Кожен текст карти створено з ефекту, який справді виконується в грі, а кожен приклад тести розігрують наново після кожної зміни.
site-about-origin = Скільки походить із правил, скільки частково наше, а скільки є заміною.
site-about-data = Дані кожного запису лежать поруч з його сторінкою: та сама адреса із закінченням .json. Усе разом є й в одному файлі зі схемою.
site-about-rights = Вміст доступний за ліцензією { $licence }. Шрифти: Alegreya й Alegreya Sans за ліцензією SIL Open Font License.
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
site-rule-uncertain = Не певно: правила можна читати по-різному.
site-rule-single-source = Про це каже лише одне видання.
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
site-examples-lead = Приклади, які розігрують тести: { $count }.
site-page-charts = Схеми перебігу
site-charts-lead = Намальовано з тих самих процедур, за якими відбувається гра.
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
site-example-written = Так цей приклад записано й перевіряється
site-example-checked = перевірено
site-example-strip = Крок за кроком

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
play-no-such-choice = «{ $word }» немає у списку; введіть номер зі списку або: довідка
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
play-stepping = Enter: далі, b: поле, a: усе решта, q: кінець.
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
simulate-timing = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
  } за { $seconds } с
simulate-bot = бот
simulate-role = роль
simulate-played = ігри
simulate-used = використання (гравці)
simulate-taken = вибір, коли є серед варіантів
simulate-won-with = перемоги тих, хто це має
simulate-compared = { $first } порівняно з: { $others } – { $games ->
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
simulate-wins-of-seat = перемоги – місце { $seat }
simulate-wins-of-role = перемоги – { $role }
simulate-without-packs = без додатка
simulate-stopped = зупинено; зіграно ігор: { $done } з { $games }
report-title = Що показало багато ігор
report-games = ігри
report-players = гравці
report-seed = зерно
report-seed-of = зерно { $seed }
report-packs = додатки
report-who-wins = Хто перемагає
report-intervals = Смуги – це інтервали 95 %: зі ста таких смуг приблизно п’ять оминають справжнє значення. Пунктир – рівна частка.
report-by-seat = Перемоги за місцем
report-by-role = Перемоги за роллю
report-seat = місце { $seat }
report-everybody = усі
report-how-long = Скільки це триває
report-figures = Показники
report-shares = Частки
report-cards = Що роблять карти
report-cards-note = Використання: у якої частки гравців спрацював ефект. Вибір: як часто щось обирали, коли можна було взяти інше. Перемоги: тих, хто це використав або мав наприкінці; хто попереду, має всього більше, тож саме це ще не доводить сили карти.
report-all-cards = Усі: { $count }
report-extreme = Найнезвичайніша гра
report-read-game = Прочитати гру
report-number = номер
report-game = гра
report-others = решта від–до
report-what-shifts = Що відрізняється
report-shift-note = Кожен варіант зіграно з тими самими зернами, щоб везіння важило менше. Частки різняться на відсоткові пункти.
report-summary = Перевірено показників: { $every }. Помітно відрізняються: { $clear }, з них поза межами решти: { $beyond }. Самим випадком відрізняється приблизно один із двадцяти.
report-new-cards = Що дає додаток
report-never = Ніколи не обрано
report-always = Обрано щоразу
report-pairs = Найсильніші пари
report-by-chance = Боти вирішували навмання, тож вибір нічого не каже про карти; більше скаже --bot heuristic.
report-by-bots = Вибір – це вибір цих ботів.
odds-exact = точно
odds-decimal = приблизно
odds-between = між
odds-at-least = щонайменше
odds-games = { $games ->
    [one] { $games } гра, зіграна навмання за правилами
    [few] { $games } гри, зіграні навмання за правилами
   *[many] { $games } ігор, зіграних навмання за правилами
  }
odds-mean = у середньому: { $exact } ≈ { $decimal }
odds-decided = рішення: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } перебіг
    [few] { $ways } перебіги
   *[many] { $ways } перебігів
  } випадку, зіграно за правилами
preview-faults = { $faults ->
    [one] { $faults } помилка
    [few] { $faults } помилки
   *[many] { $faults } помилок
  }
preview-clean = помилок немає
