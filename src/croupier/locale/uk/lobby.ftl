# Вхід, лобі, новий стіл, запрошення.

title-enter = Вхід · Croupier
title-lobby = Столи · Croupier
title-new = Новий стіл · Croupier
title-learn = Навчання · Croupier

## Вхід

enter-title = Сідайте до столу
enter-text = Кімната для гри в карти з друзями. Фішки лише для гри, а щоб увійти, досить імені.
enter-invited = Вас запросили за стіл
enter-name = Ваше ім’я
enter-placeholder = Ганна
enter-button = Увійти
enter-help = Цей браузер пам’ятає ваше місце. Пароль не потрібен.
enter-busy = Відчиняємо двері
enter-failed = Кімната не відповідає
    .detail = Нічого не втрачено. Спробуйте за хвилину.

## Вітання

greeting-morning = Доброго ранку, { $name }
greeting-day = Добрий день, { $name }
greeting-evening = Добрий вечір, { $name }
greeting-night = Не спиться, { $name }?
lobby-summary = { $tables ->
    [0] Немає відкритих столів
    [one] Відкрито { $tables } стіл
    [few] Відкрито { $tables } столи
    [many] Відкрито { $tables } столів
   *[other] Відкрито { $tables } столу
}, { $players ->
    [0] ще ніхто не грає.
    [one] грає { $players } людина.
    [few] грають { $players } людини.
    [many] грають { $players } людей.
   *[other] грає { $players } людини.
}
lobby-summary-bots = { $tables ->
    [one] Відкрито { $tables } стіл
    [few] Відкрито { $tables } столи
    [many] Відкрито { $tables } столів
   *[other] Відкрито { $tables } столу
}, { $bots ->
    [one] на вас чекає { $bots } бот.
    [few] на вас чекають { $bots } боти.
    [many] на вас чекають { $bots } ботів.
   *[other] на вас чекає { $bots } бота.
}

## Список

tables = Столи
tables-name = Стіл
tables-stakes = Ставки
tables-seats = Місця
tables-note = Примітка
tables-action = Що можна зробити
tables-filter = Гра
tables-all = Усі
tables-free-first = Спершу вільні
seats-taken = Зайнято { $taken } з { $seats } місць
seats-short = { $taken }/{ $seats }
note-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
note-mine = Ваше місце
note-full = Повний
note-new = Новий
note-running = Триває
verb-sit = Сісти
    .label = Сісти за стіл «{ $table }»
verb-watch = Дивитися
    .label = Дивитися на стіл «{ $table }»
verb-return = До столу
    .label = До столу «{ $table }»
new-table = Новий стіл
invite = Запросити
lobby-empty = Столів ще немає
    .detail = Відкрийте стіл і надішліть посилання: обліковий запис не потрібен нікому.
lobby-none-match = Столів із цією грою немає
    .detail = Відкрийте свій або перегляньте всі ігри.
lobby-loading = Шукаємо столи
lobby-failed = Список столів не прийшов
    .detail = Ваші місця й фішки в безпеці.
me-menu = Ви — { $name }
me-rename = Змінити ім’я
me-rename-help = Нове ім’я буде видно з наступного місця.

## Запрошення

invite-title = Запросити за стіл «{ $table }»
    .text = Хто має це посилання, може зайти, сісти й грати. Без облікового запису.
    .room-title = Запросити до кімнати
    .room-text = Хто має це посилання, може зайти, вибрати стіл і грати. Без облікового запису.
    .link = Посилання
    .copy = Скопіювати
    .share = Поділитися
    .message = Заходь грати за стіл «{ $table }»
    .room-message = Заходь пограти в карти
    .failed = Браузер не дозволяє копіювати: посилання виділено, скопіюйте його самі.
