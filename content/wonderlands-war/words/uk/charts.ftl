# The steps of flow charts in Ukrainian, by the procedure that has them, a dot, and what the step is about: an event or a procedure,
# what is chosen, if- and what a condition looks at, each- and what there is one for each of. Ways end in -yes and -no.
# What the questions or the lexicon say is not said again.

## Tea party

tea-turn =
  .if-by-players = Можете ще взяти карту чаювання?
  .visit-table = Хід за столом
  .end-turn = Кінець ходу
visit-table =
  .c-2-yes = стілець є
  .c-2-no = вільних стільців немає
sit-down = Лідер сідає, ви берете карту
  .chair-leader = Лідер сідає на обраний стілець
  .pass-leader = Проходження повз кожного лідера на шляху
miss-card = Хід минає без карти
take-at =
  .get-poison = Отрута, що лежить на карті
  .if-card = Біля стільця лежить карта?
take-tea-card =
  .resolve-card = Застосовуєте карту чаювання
resolve-card = Яку половину карти обираєте?
  .if-card = Карта поділена на половини?
  .upper = верхню
  .lower = нижню
  .if-units = Усе на карті застосовано?
  .units = розташування загонів
  .corner = символ у куті
  .symbol = один із бонусів
  .corrupted = спотворений бонус
  .place-group = Розташовуєте загони в одному регіоні
  .gain-symbol = Отримуєте те, що означає символ
  .forge-at-tea = Здійснюєте поліпшення, якщо його дав бонус
resolve-card-2 = Яку частину карти застосовуєте тепер?
tempt = Кидаєте кубик уламків заради спотвореного бонусу?
  .gain-symbol = Отримуєте спотворений бонус

## Battle

battle =
  .begin-battle = Маркер битви вказує на регіон
  .if-sides = У регіоні б’ється лише один гравець?
  .if-sides-2 = Хтось має тут загони?
  .battle-strength-2 = Кожен, хто б’ється, визначає початкову силу
  .start-of = Початок битви
  .if-battle-is-over = Битву завершено?
  .battle-result = Результат битви
  .end-battle = Кінець битви
lay-wagers =
  .if-players = Гравців більше ніж двоє?
points-or-castle = Берете бали чи замок?
  .victory-points = Отримуєте переможні бали регіону
castle-for-victory = Замок у регіоні
clean-up =
  .exhaust-all = Активні жетони йдуть до зони виснажених
draw =
  .join-draw = Хто б’ється, той тягне
  .draw-chip = Усі водночас тягнуть по жетону
  .stop = Зупиняється той, кому нема чого тягнути
  .show-chips = Витягнуті жетони показано
  .meet-madness = Жетони божевілля й отрути
  .madness-is-over = Божевілля подіяло
  .play-chip = Кожен розігрує свій жетон
  .place-chip = Жетони розташовано в рядах активних
  .add-strength = Кожен додає силу жетона
  .strength-added = Силу додано
  .end-of = Кінець ходу в битві
  .count-losses = Утрати цього ходу

## Madness

meet-madness = Блокуєте жетон щитом?
suffer-madness =
  .pay-units = Утрачаєте загони
  .if-units-of = У регіоні битви не лишилося ваших загонів?
  .if-madness-track = Шкала божевілля заповнена?
pay-units =
  .each-units-owed = за кожен загін, який треба втратити
  .u = Який загін утрачаєте?
  .u-yes = загін
  .u-no = немає жодного
go-bust =
  .exhaust = Жетон, що його розігрують, виснажено
  .exhaust-all = Активні жетони виснажено
  .if-madness-track = Шкала божевілля заповнена?
  .shield = Щит знову цілий

## Result

region-rewards =
  .if-beats-resistance = Найбільша сила в одного гравця?
  .victory-points = Переможець отримує бали регіону
  .castle-for-victory = Переможець будує замок
  .each-best-ones = кожен із тих, між ким нічия
second-place =
  .take-second = Гравець на другому місці отримує половину балів
battle-result =
  .feats-shown = Час подвигів
feats-shown =
  .each-in-battle = кожен, хто лишився в битві
  .q = Показуєте здійснений подвиг?
end-abilities =
  .end-of = Уміння, що діють наприкінці битви
forge-after-battle =
  .forging-of = Кожен здійснює стільки поліпшень, скільки може
settle-wagers =
  .if-winner-of-battle = Хтось переміг у битві?
  .each-laid-wager = кожен, хто зробив ставку
  .if-laid-wager = Ставка була на переможця?
  .gain-any-ally = Слабкий жетон будь-якого союзника
  .gain-shards = Один уламок

## Scoring

final-scoring =
  .end-of-game = Гра завершується
  .final-score = Кожен підраховує свій результат
castle-points = бали за замки
quest-points = бали за місії

## What worked examples look at

units-of = загони в регіоні: { $r }
