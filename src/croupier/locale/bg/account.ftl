# Профил: име, запазено с парола.

me-title = Вие
account-name = Запазеното ви име
account-password = Парола
    .help = { $count ->
        [one] Поне { $count } знак. Едно кратко изречение е добре.
       *[other] Поне { $count } знака. Едно кратко изречение е добре.
    }
account-sign-in = Вход с парола
    .text = Името, което сте запазили тук, и вашата парола.
account-by-passkey = Вход с ключ за достъп
account-have = Имате запазено име тук? Влезте
account-as-guest = Влизане като гост
account-keep-name = Запазване на това име
    .text = С парола сте същият човек на всяко устройство.
account-keep = Запазване на името
    .text = Мястото и вечерите ви ви следват на друго устройство и никой друг не влиза под това име. Тук няма поща, така че забравена парола не може да се изпрати.
account-kept = Името вече е ваше
account-change = Смяна на паролата
    .text = На всички други устройства ще трябва да влезете отново.
    .yes = Смяна
account-changed = Паролата е сменена
account-current = Сегашна парола
account-new = Нова парола
account-add-passkey = Добавяне на ключ за достъп
    .text = Вход с отпечатък, лице или ПИН на това устройство.
account-passkey-added = Ключът за достъп е запазен
account-passkeys = { $count ->
    [one] Имате { $count } ключ за достъп.
   *[other] Имате { $count } ключа за достъп.
}
account-drop-passkeys = Премахване на всички ключове за достъп
account-sign-out = Изход
    .text = Мястото ви на масата остава.
account-sign-out-all = Изход от всички устройства
evenings-title = Моите вечери
    .detail = Всичко, което сте играли в тази зала, от последното назад.
    .note = Всички вечери, които сте играли тук, с резултата и ръцете ви.
evenings-empty = Още не сте играли
    .detail = Щом спечелите или загубите първите си чипове, вечерта ще се появи тук.
    .button = Към масите
evenings-loading = Търсим ги
evenings-failed = Вечерите ви не могат да се покажат
evenings-sheet = Сметките
    .label = Сметките за { $date }, маса { $table }
evenings-hands = Моите ръце
    .label = Моите ръце за { $date }, маса { $table }
    .none = Тук няма ваши ръце.
evenings-count = { $count ->
    [one] { $count } ръка на масата
   *[other] { $count } ръце на масата
}
evenings-open = още не е приключила
evenings-back = Обратно в лобито
