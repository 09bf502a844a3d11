# Вход, лобби, новый стол, приглашение.

title-enter = Вход · Croupier
title-lobby = Столы · Croupier
title-new = Новый стол · Croupier
title-learn = Обучение · Croupier

## Вход

enter-title = Садитесь за стол
enter-text = Карточная комната для друзей. Фишки только для игры, а чтобы войти, хватит имени.
enter-invited = Вас пригласили за стол
enter-name = Ваше имя
enter-placeholder = Анна
enter-button = Войти
enter-help = Этот браузер помнит ваше место. Пароль не нужен.
enter-busy = Открываем дверь
enter-failed = Комната не отвечает
    .detail = Ничего не потеряно. Попробуйте через минуту.

## Приветствие

greeting-morning = Доброе утро, { $name }
greeting-day = Добрый день, { $name }
greeting-evening = Добрый вечер, { $name }
greeting-night = Не спится, { $name }?
lobby-summary = { $tables ->
    [0] Открытых столов нет
    [one] Открыт { $tables } стол
    [few] Открыто { $tables } стола
    [many] Открыто { $tables } столов
   *[other] Открыто { $tables } стола
}, { $players ->
    [0] пока никто не играет.
    [one] играет { $players } человек.
    [few] играют { $players } человека.
    [many] играют { $players } человек.
   *[other] играет { $players } человека.
}
lobby-summary-bots = { $tables ->
    [one] Открыт { $tables } стол
    [few] Открыто { $tables } стола
    [many] Открыто { $tables } столов
   *[other] Открыто { $tables } стола
}, { $bots ->
    [one] вас ждёт { $bots } бот.
    [few] вас ждут { $bots } бота.
    [many] вас ждут { $bots } ботов.
   *[other] вас ждёт { $bots } бота.
}

## Список

tables = Столы
tables-name = Стол
tables-stakes = Ставки
tables-seats = Места
tables-note = Примечание
tables-action = Что можно сделать
tables-filter = Игра
tables-all = Все
tables-free-first = Сначала свободные
seats-taken = Занято { $taken } из { $seats } мест
seats-short = { $taken }/{ $seats }
note-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
note-mine = Ваше место
note-full = Полный
note-new = Новый
note-running = Идёт
verb-sit = Сесть
    .label = Сесть за стол «{ $table }»
verb-watch = Смотреть
    .label = Смотреть стол «{ $table }»
verb-return = К столу
    .label = К столу «{ $table }»
new-table = Новый стол
invite = Пригласить
lobby-empty = Столов пока нет
    .detail = Откройте стол и отправьте ссылку: учётная запись никому не нужна.
lobby-none-match = Столов с этой игрой нет
    .detail = Откройте свой или посмотрите все игры.
lobby-loading = Ищем столы
lobby-failed = Список столов не пришёл
    .detail = Ваши места и фишки в безопасности.
me-menu = Вы — { $name }
me-rename = Сменить имя
me-rename-help = Новое имя будет видно со следующего места.

## Приглашение

invite-title = Пригласить за стол «{ $table }»
    .text = У кого есть эта ссылка, тот может войти, сесть и играть. Без учётной записи.
    .room-title = Пригласить в комнату
    .room-text = У кого есть эта ссылка, тот может войти, выбрать стол и играть. Без учётной записи.
    .link = Ссылка
    .copy = Скопировать ссылку
    .share = Поделиться
    .message = Приходи играть за стол «{ $table }»
    .room-message = Приходи поиграть в карты
    .failed = Браузер не даёт копировать: ссылка выделена, скопируйте её сами.
