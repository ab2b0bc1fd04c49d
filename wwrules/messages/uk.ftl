# Речення wwrules українською.

## The site

site-name-of-language = українська
site-skip = Перейти до вмісту
site-sections = Розділи
site-language = Мова
site-home = Зміст
site-welcome = { $entries ->
    [one] { $entries } карта, деталь чи таблиця: що вона робить і звідки походить.
    [few] { $entries } карти, деталі й таблиці: що вони роблять і звідки походять.
   *[many] { $entries } карт, деталей і таблиць: що вони роблять і звідки походять.
  }
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
play-ask-order = що спочатку?
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
    [one] перемагає: { $winners }
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
odds-exact = точно
odds-decimal = приблизно
odds-mean = у середньому: { $exact } ≈ { $decimal }
odds-decided = рішення: { $decision } = { $chosen } ({ $times } ×)
odds-ways = { $ways ->
    [one] { $ways } перебіг
    [few] { $ways } перебіги
   *[many] { $ways } перебігів
  } випадку, зіграно за правилами
