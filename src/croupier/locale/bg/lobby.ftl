# Влизане, лоби, нова маса, покана.

title-enter = Вход · Croupier
title-lobby = Маси · Croupier
title-new = Нова маса · Croupier
title-learn = Обучение · Croupier

## Влизане

enter-title = Седнете на масата
enter-text = Стая за карти сред приятели. Чиповете са само за игра, а за вход стига едно име.
enter-invited = Поканени сте на маса
enter-name = Вашето име
enter-placeholder = Ана
enter-button = Влизане
enter-help = Този браузър помни мястото ви. Не е нужна парола.
enter-busy = Отваряме вратата
enter-failed = Стаята не отговаря
    .detail = Нищо не е загубено. Опитайте след малко.

## Поздрав

greeting-morning = Добро утро, { $name }
greeting-day = Добър ден, { $name }
greeting-evening = Добър вечер, { $name }
greeting-night = Не ви се спи, { $name }?
lobby-summary = { $tables ->
    [0] Няма отворени маси
    [one] Отворена е { $tables } маса
   *[other] Отворени са { $tables } маси
}, { $players ->
    [0] още никой не играе.
    [one] играе { $players } човек.
   *[other] играят { $players } души.
}
lobby-summary-bots = { $tables ->
    [one] Отворена е { $tables } маса
   *[other] Отворени са { $tables } маси
}, { $bots ->
    [one] чака ви { $bots } бот.
   *[other] чакат ви { $bots } бота.
}

## Списъкът

tables = Маси
tables-name = Маса
tables-stakes = Залози
tables-seats = Места
tables-note = Бележка
tables-action = Какво можете
tables-filter = Игра
tables-all = Всички
tables-free-first = Първо свободните
seats-taken = Заети места: { $taken } от { $seats }
seats-short = { $taken }/{ $seats }
note-bots = { $count ->
    [one] { $count } бот
   *[other] { $count } бота
}
note-mine = Вашето място
note-full = Пълна
note-new = Нова
note-running = Върви
verb-sit = Сядане
    .label = Сядане на „{ $table }“
verb-watch = Гледане
    .label = Гледане на „{ $table }“
verb-return = Към масата
    .label = Към масата „{ $table }“
new-table = Нова маса
invite = Покана
lobby-empty = Още няма маси
    .detail = Отворете маса и изпратете връзката: на никого не му трябва профил.
lobby-none-match = Няма маса с тази игра
    .detail = Отворете своя или вижте всички игри.
lobby-loading = Търсим масите
lobby-failed = Списъкът с масите не дойде
    .detail = Местата и чиповете ви са в безопасност.
me-menu = Вие сте { $name }
me-rename = Смяна на името
me-rename-help = Новото име ще се вижда от следващото ви място.

## Покана

invite-title = Покана за „{ $table }“
    .text = Който има тази връзка, може да влезе, да седне и да играе. Без профил.
    .room-title = Покана за стаята
    .room-text = Който има тази връзка, може да влезе, да избере маса и да играе. Без профил.
    .link = Връзка
    .copy = Копиране на връзката
    .share = Споделяне
    .message = Ела да играем на „{ $table }“
    .room-message = Ела да играем карти
    .failed = Браузърът не позволява копиране: връзката е маркирана, копирайте я ръчно.
