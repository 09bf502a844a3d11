# Стіл: його рядок, місця, кнопки, що промовляється і що каже журнал.

table-title = { $table } · Croupier
table-title-turn = Ваш хід · { $table }
table-bar-game = { $game } · { $stakes }
table-bar-hand = Роздача { $number }
table-stage = Стіл { $table }
table-loading = Ведемо вас до столу
table-lobby = Назад до лобі
table-unknown = Такого столу немає
    .detail = Посилання застаріло або стіл зачинено.
    .button = Переглянути відкриті столи

## Місця

seats = Місця
seat = Місце { $seat }
seat-sit = Сісти тут
    .label = Сісти тут, місце { $seat }
seat-free = Вільне місце { $seat }
seat-closed = Вільне
seat-you = ви
seat-button = Дилер
seat-away = Пауза
seat-leaving = Встає
seat-broke = Без фішок
seat-folded = Фолд
seat-all-in = Ол-ін
seat-all-in-amount = Ол-ін { $amount }
seat-won = +{ $amount }
seat-to-act = Хід
seat-waiting = Чекає на роздачу
seat-stack = стек { $amount }
seat-bet = ставка { $amount }
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
seat-described = Місце { $seat }, { $name }{ $details }
dealer-button = Баттон дилера, { $name }

## Дії, слово біля місця

deed-small_blind = Малий блайнд
deed-button_blind = Блайнд баттона
deed-big_blind = Великий блайнд
deed-ante = Анте
deed-table_ante = Анте
deed-dead = Мертвий блайнд
deed-straddle = Страдл
deed-post = Пост
deed-fold = Фолд
deed-check = Чек
deed-call = Кол
deed-bet = Бет
deed-raise = Рейз
deed-all-in = Ол-ін
deed-show = Показує
deed-muck = Ховає
deed-win = Виграє

## Банки та спільні карти

board = Спільні карти
board-empty = Спільних карт ще немає
pots = Банки
pot-pot = Банк
pot-main = Головний
pot-side = Побічний { $number }
pot-described = { $pot } { $amount }
pot-players = Для { $names }
total = Усього
total-amount = Усього { $amount }

## Кнопки

actions = Ваше рішення
action-fold = Фолд
action-check = Чек
action-call = Кол
action-bet = Бет
action-raise = Рейз до
action-raise-short = Рейз
action-all-in = Ол-ін
action-show = Показати
action-muck = Сховати
action-fold-label = Фолд
action-check-label = Чек
action-call-label = Кол { $amount }
action-call-all-in-label = Кол ол-ін на { $amount }
action-bet-label = Бет { $amount }
action-raise-label = Рейз до { $amount }
action-all-in-label = Ол-ін на { $amount }
amount-from = { $amount }+
size-less = Менше
size-more = Більше
size-slider = Розмір ставки
size-field = Сума
size-clamped-low = Найменше — { $amount }.
size-clamped-high = Найбільше — { $amount }.
size-clamped-pot = Найбільше — банк: { $amount }.
size-not-a-number = Введіть ціле число фішок.
preset-min = Мін
preset-blinds = { $count } ББ
preset-third = ⅓ банку
preset-half = ½ банку
preset-two-thirds = ⅔ банку
preset-three-quarters = ¾ банку
preset-pot = Банк
preset-all-in = Ол-ін
preset-none = –
presets = Розміри
fold-free-title = Фолд без потреби?
    .text = Чек нічого не коштує.
    .check = Чек
    .fold = Усе одно фолд
all-in-title = Усі ваші фішки?
    .text = Ви ставите { $amount }.
    .yes = Ол-ін
    .no = Ще ні
guard-dropped = Натискання не зараховано
    .detail = Ціна змінилася: { $name }, рейз до { $amount }.
    .short = Ціна щойно змінилася.

## Чому рейз закритий (коди правил)

closed-betting_closed = Ол-ін був менший за повний рейз, тож можна лише кол або фолд.
closed-cap_reached = У цьому колі ставок досягнуто межі.
closed-nobody_can_call = На більше не зміг би відповісти ніхто.
closed-exceeds_stack = Вам бракує фішок на рейз.
closed-nothing_to_raise = Немає чого підвищувати.
closed-other = Рейз вам закритий.
only-all-in = На повний рейз фішок бракує: ваш єдиний рейз — ол-ін.

## Вибір наперед

pre-actions = Вибрати наперед
pre-fold = Фолд
pre-check-fold = Чек або фолд
pre-check = Чек
pre-call = Кол { $amount }
pre-call-any = Будь-який кол
pre-dropped = Знято: { $choice }
    .detail = { $name }, рейз до { $amount }.
    .moved-on = Коло ставок завершено.

## Годинник

clock-to-act = на хід
clock-seconds = { $count } с
clock-mine = { $count ->
    [one] { $count } секунда на хід
    [few] { $count } секунди на хід
    [many] { $count } секунд на хід
   *[other] { $count } секунди на хід
}
clock-other = Ходить { $name }
next-hand = Роздача за { $count } с
waiting-players = Чекаємо на ще одного гравця
waiting-players-help = Для роздачі потрібно двоє. Надішліть посилання або посадіть бота.
waiting-for-hand = Ви граєте з наступної роздачі.

## Сісти, встати, фішки

sit-title = Сісти на місце { $seat }
sit-text = Фішки лише для гри. Стіл бере від { $least } до { $most }.
sit-buy-in = Бай-ін
sit-blinds = великих блайндів: { $count }
sit-bets = великих ставок: { $count }
sit-points = очок: { $count }
sit-button = Сісти
sit-max = Найбільше
sit-min = Найменше
away-banner = Ви пропускаєте роздачі
    .detail = Місце ваше, карт вам не здають.
away-timeouts = Вас переведено на паузу
    .detail = Ваш час вийшов { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    } поспіль.
away-broke = У вас не лишилося фішок
    .detail = Додайте фішок, і вам знову здаватимуть.
sit-in = Я знову тут
sit-out = Пауза
sit-out-next = Пауза з наступної роздачі
stand = Встати з-за столу
stand-now = Встати зараз
stand-leaving = Ви встаєте після цієї роздачі
stand-title = Встати з-за столу?
    .text = Ви забираєте { $amount }. У роздачі ваші карти підуть у фолд, коли настане ваш хід.
    .yes = Встати
    .no = Лишитися
stood-with = Ви встали, забравши { $amount }
buy-chips = Додати фішок
buy-title = Додати фішок
    .text = Ще щонайбільше { $amount }. Фішки приходять між роздачами.
    .button = Додати { $amount }
bots-add = Посадити бота
bots-drop = Відпустити: { $name }
spectator = Ви глядач
spectator-help = Щоб грати, сядьте на вільне місце.
table-full = Усі місця зайнято

## Панелі

panel-log = Дилер
panel-players = Гравці
panel-open = Відкрити журнал
panel-close = Закрити журнал
players-at = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}

## Підсумок

result = Підсумок
result-pot = { $pot }
result-wins = { $name } виграє { $amount }
result-wins-with = { $name } виграє { $amount }: { $hand }
result-split = Банк поділено
result-split-with = Банк поділено · { $hand }
result-splits = { $name } отримує { $amount }
result-odd = { $name } отримує неподільну фішку
result-takes = { $name } забирає банк { $amount }
result-beaten = { $name }: { $hand }
show-title = Показати карти?
show-both = Обидві
show-all = Усі
show-left = Ліву
show-right = Праву
show-none = Ні

## Рядки журналу

log-hand = Роздача { $number }
log-street = { $street } · банк { $amount }
log-street-cards = { $street } · { $cards } · банк { $amount }
log-dealt = Вам здано { $cards }
log-small_blind = { $name } ставить малий блайнд { $amount }
log-big_blind = { $name } ставить великий блайнд { $amount }
log-button_blind = { $name } ставить блайнд баттона { $amount }
log-ante = { $name } ставить анте { $amount }
log-table_ante = { $name } ставить анте { $amount }
log-dead = { $name } ставить { $amount } мертвими
log-straddle = { $name } ставить страдл { $amount }
log-post = { $name } ставить { $amount }
log-folded = { $name } скидає карти
log-checked = { $name }: чек
log-called = { $name } відповідає { $amount }
log-called-all-in = { $name } відповідає { $amount }, ол-ін
log-bet = { $name } ставить { $amount }
log-bet-all-in = { $name } ставить { $amount }, ол-ін
log-raised = { $name } підвищує до { $amount }
log-raised-all-in = { $name } підвищує до { $amount }, ол-ін
log-returned = { $name }: { $amount } без відповіді повертається
log-shown = { $name } показує { $cards }
log-mucked = { $name } ховає карти
log-won = { $name } виграє { $amount }
log-won-pot = { $name } виграє { $amount } ({ $pot })
log-won-with = { $name } виграє { $amount }: { $hand }
log-won-pot-with = { $name } виграє { $amount } ({ $pot }): { $hand }
log-raked = Дім бере { $amount }
log-carried = { $amount } лишається в наступному банку
log-sat = { $name } сідає з { $amount }
log-stood = { $name } встає з { $amount }
log-leaving = { $name } встає після цієї роздачі
log-away-wish = { $name } на паузі
log-away-timeouts = { $name } на паузі: вийшов час
log-away-broke = { $name } без фішок
log-away-unconfirmed = { $name } на паузі: не підтвердив початок вчасно
log-back = { $name } знову в грі
log-timed_out = { $name }: час вийшов
log-bought = { $name } додає { $amount }
log-straddling-on = { $name } відтепер ставить страдл
log-straddling-off = { $name } більше не ставить страдл
log-chosen = Наступну гру вибирає { $name }
log-bomb_called = Далі буде бомб-пот
log-changed = Від наступної роздачі: { $game }
log-moved = { $name } пересідає на місце { $number }
log-queued = { $name } чекає на місце
log-unqueued = { $name } більше не чекає на місце
log-offered = Місце { $number } притримують для гравця { $name }

## Вголос

say-turn-check = Ваш хід. Можна чек.
say-turn-call = Ваш хід. Кол коштує { $amount }.
say-turn-show = Ваш хід. Можна показати або сховати карти.
say-time-low = { $count ->
    [one] Лишилася { $count } секунда
    [few] Лишилося { $count } секунди
    [many] Лишилося { $count } секунд
   *[other] Лишилося { $count } секунди
}
say-cards = Ваші карти: { $cards }
say-board = { $street }: { $cards }
say-board-now = На столі: { $cards }
say-board-empty = На столі карт немає
say-pot = Банк { $amount }
say-pot-price = Банк { $amount }, кол коштує { $price }
say-hand-name = У вас { $hand }
say-no-cards = У вас немає карт
say-time-none = Зараз ніхто не ходить
say-button = Баттон на місці { $seat }, { $name }
say-stack = { $name }, { $position }, { $amount }

## Клавіші

keys = Клавіші
keys-fold = Фолд
keys-check-call = Чек або кол
keys-raise = Бет або рейз
keys-presets = Розміри
keys-size = Менше чи більше
keys-send = Надіслати ставку
keys-close = Закрити
keys-cards = Почути мої карти
keys-board = Почути спільні карти
keys-pot = Почути банк і ціну
keys-seats = Почути місця
keys-last = Почути останні дії
keys-time = Почути час
keys-bar = До кнопок
keys-help = Цей список

## Плани, банк часу і список очікування

sit-out-blind = Пауза на моєму наступному великому блайнді
auto-top-up = Поповнювати до максимуму після кожної роздачі
leave-after = Піти після цієї роздачі
seat-move = Пересісти
    .text = Ви пересядете між роздачами й увійдете в гру там як новий гравець, із тим, що винні.
    .none = Зараз вільних місць немає.
    .seat = Місце { $seat }
    .after = Хід після гравця { $name }
    .planned = Пересідаєте на місце { $seat }
    .later = Після цієї роздачі ви пересядете на місце { $seat }
seat-lost = Немає зв’язку
seat-bank = Банк часу { $count } с
queue-join = Чекати на місце
queue-leave = Більше не чекати
queue-place = Ви у списку очікування: { $place }
queue-yours = Місце { $seat } притримують для вас
queue-take = Сісти на місце { $seat }

## Розмова

panel-chat = Чат
chat-empty = Ще ніхто нічого не сказав.
chat-write = Напишіть щось
chat-send = Надіслати
chat-quick = Фрази й реакції
chat-about = { $name }: вимкнути та інше
chat-mute = { $name }: не показувати мені
chat-unmute-all = { $count ->
    [one] Знову чути { $count } вимкненого гравця
    [few] Знову чути { $count } вимкнених гравців
    [many] Знову чути { $count } вимкнених гравців
   *[other] Знову чути { $count } вимкненого гравця
}
chat-hush = { $name }: вимкнути чат для всіх
chat-unhush = { $name }: знову дозволити писати
chat-said = { $name }: { $text }
sign-hello = Вітаю!
sign-good_luck = Хай щастить!
sign-nice_hand = Гарна рука!
sign-well_played = Добре зіграно
sign-thanks = Дякую
sign-sorry = Вибачте
sign-unlucky = Не пощастило
sign-one_moment = Хвилинку, будь ласка
sign-clap = Оплески
sign-laugh = Сміх
sign-wow = Подив
sign-sad = Сум
sign-fire = Вогонь
sign-think = Роздуми
