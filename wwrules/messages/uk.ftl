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
site-effect = Запис ефекту
site-id = Ідентифікатор
site-notes-in-english = Поки тут немає українських речень, видно нотатки англійською.
site-notice = Неофіційний довідник. Назви ігор належать їхнім власникам, тексти й малюнки наші.
