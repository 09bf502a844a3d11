# Господар столу, його журнал і розрахунки вечора. Про гравців — без роду: теперішній час або безособово.

## У журналі

log-host = Господар столу — { $name }
log-host_over = { $by } передає стіл. Новий господар: { $name }
log-cohost = { $by } бере помічника: { $name }
log-cohost_claims = { $name } допомагає господареві
log-cohost_off = { $name } більше не помічник господаря
log-paused = { $name } ставить гру на паузу
log-resumed = { $name } продовжує гру
log-door_open = { $name } відчиняє двері: сісти може будь-хто
log-door_guarded = { $name } просить питати про місця й фішки
log-door_locked = { $name } замикає стіл
log-asks_seat = { $name } просить місце { $what }, бай-ін { $amount }
log-asks_chips = { $name } просить { $amount }
log-granted = { $by } каже «так». Просить { $name }
log-declined = { $by } каже «ні». Просить { $name }
log-withdrew = { $name } більше не просить
log-kicked = { $by } просить вийти з-за столу: { $name }
log-forgiven = { $by } дозволяє повернутися: { $name }
log-corrected_more = { $name } отримує { $amount } з банку ({ $by }): { $what }
log-corrected_less = { $name } повертає { $amount } до банку ({ $by }): { $what }
log-corrected_from = { $name } отримує { $amount }, з чийого стека: { $by }. { $what }
log-correction_asked = { $name }: у кінці роздачі стек виправлять на { $amount } ({ $by }): { $what }
log-correction_dropped = { $name }: виправлення стека на { $amount } не буде ({ $what })
log-voided = Роздачу { $number } скасовано ({ $name }): { $what }
log-payment_sent = { $name }: { $amount } сплачено
log-payment_got = { $name }: { $amount } отримано
log-payment_unsaid = { $name }: позначку про { $amount } знято
log-evening_closing = { $name } закриває вечір
log-evening_closed = Вечір { $number } закрито. З наступної роздачі почнеться новий.

## За столом

host-open = Панель господаря
host-open-waiting = { $count ->
    [one] Панель господаря, { $count } прохання
    [few] Панель господаря, { $count } прохання
    [many] Панель господаря, { $count } прохань
   *[other] Панель господаря, { $count } прохання
}
host-panel = Панель господаря
host-paused = Пауза, { $name }
host-paused-plain = Пауза
ask-seat-text = Спершу про це спитають господаря.
ask-sent = Господар отримав ваше прохання
    .seat = Ви чекаєте на місце { $seat }, бай-ін { $amount }.
    .chips = Ви чекаєте ще на { $amount }.
    .granted = Господар згоден. Місце буде ваше, щойно звільниться.
    .granted-chips = Господар згоден. Фішки будуть після цієї роздачі.
    .undo = Більше не просити
seat-removed = Виходить після роздачі
told-kicked = Вас попросили вийти з-за столу ({ $name })
told-yes = { $name } каже «так»
told-no = { $name } каже «ні»
told-corrected = Ваш стек виправлено ({ $name })
told-voided = Роздачу скасовано ({ $name })

## Панель

desk-requests = Прохання
desk-requests-none = Ніхто не чекає.
desk-asks-seat = Місце { $seat }, бай-ін { $amount }
desk-asks-chips = Ще { $amount }
desk-yes = Пустити
    .chips = Дати
    .label = Пустити за стіл: { $name }
    .label-chips = Дати фішки: { $name }
desk-no = Ні
    .label = Ні, відмовити: { $name }
desk-granted = Так, щойно буде можна
desk-game = Гра
desk-pause = Пауза
    .detail = Цю роздачу дограють без годинника. Нової не буде.
desk-resume = Продовжити
    .detail = Гра на паузі. Годинники підуть із того, що лишалося.
desk-change = Змінити гру
    .title = Гра й ставки з наступної роздачі
    .text = Роздачі, що триває, це не торкнеться. Зміну побачать усі в журналі.
    .yes = З наступної роздачі
desk-bomb = Бомб-пот
    .detail = Наступна роздача буде бомб-потом.
    .called = Далі — бомб-пот.
desk-void = Скасувати роздачу
    .detail = Роздача { $number }: усі стеки стануть, як на її початку.
    .none = Немає роздачі, яку можна скасувати.
    .title = Скасувати роздачу { $number }?
    .text = Усі стеки стануть, як на її початку, а її номер більше не повториться. Це побачать усі в журналі.
    .yes = Скасувати роздачу
desk-evening = Закрити вечір
    .detail = Підсумки й розрахунки стануть остаточними.
    .none = Цього вечора ще не було роздач.
    .closing = Вечір закінчиться з цією роздачею.
    .match = Вечір закінчиться з цим матчем.
    .tournament = Вечір закінчиться з цим турніром.
    .title = Закрити вечір?
    .text = Поточна роздача буде останньою, потім гра стане на паузу. Фішки залишаться перед гравцями: з ними почнеться наступний вечір. Усі побачать це в журналі.
    .yes = Закрити вечір
desk-door = Двері
desk-approval = Спершу питати мене
    .detail = Місця й фішки чекають на ваше слово.
desk-lock = Замкнути стіл
    .detail = Ніхто не сідає. Хто сидить, лишається.
desk-people = Гравці
desk-people-none = За столом іще нікого.
desk-host = господар
desk-cohost = помічник
desk-more = Що зробити: { $name }
desk-correct = Виправити стек
    .waits = Виправлення на { $amount } у кінці роздачі
    .back = Скасувати виправлення
desk-kick = Попросити вийти
    .title = { $name } — попросити вийти?
    .text = Після цієї роздачі гравець піде з усіма фішками й не сяде знову, доки ви не дозволите.
    .yes = Попросити вийти
desk-appoint = Зробити помічником
desk-dismiss = Більше не помічник
desk-hand-over = Передати стіл
    .title = Передати стіл? Новий господар: { $name }
    .text = Господарем стане { $name }. Ви лишитеся помічником.
    .yes = Передати
desk-barred = Не можуть сісти
desk-forgive = Дозволити
    .label = Дозволити повернутися: { $name }
desk-leave-it = Не треба
desk-books = Розрахунки вечора

## Виправлення

correct-title = Виправити стек: { $name }
correct-now = { $name } має { $amount }.
correct-way = Що зробити
    .more = Додати
    .less = Забрати
correct-from = Звідки фішки
    .bank = з банку
correct-amount = Скільки фішок
correct-reason = Чому
    .help = Це прочитають усі в журналі й у розрахунках.
correct-after = Тоді { $name } матиме { $amount }.
correct-yes = Виправити
correct-in-hand = Стек зараз у роздачі. Його виправлять, коли вона скінчиться.

## Розрахунки

sheet-title = Розрахунки вечора
sheet-evening = Котрий вечір
    .closed = Вечір { $number } · { $date }
    .open = Вечір { $number }, ще не закритий
sheet-mine = Мої вечори
sheet-page = Розрахунки · { $table }
sheet-hands = { $count ->
    [one] Зіграно { $count } роздачу
    [few] Зіграно { $count } роздачі
    [many] Зіграно { $count } роздач
   *[other] Зіграно { $count } роздачі
}
sheet-running = Роздача триває: стеки — як на її початку.
sheet-loading = Рахуємо
sheet-player = Гравець
sheet-bought = Бай-іни
sheet-taken = Забрано
sheet-corrected = Виправлено
sheet-now = За столом
sheet-result = Підсумок
sheet-house = Дім
sheet-house-detail = рейк, боти й зайві фішки
sheet-zero = Разом усі підсумки дають нуль.
sheet-empty = Фішок іще ніхто не купував.
settle-title = Хто кому платить
settle-text = Найменше платежів, після яких усі квити.
settle-even = Усі квити.
settle-line = Платить { $payer }, отримує { $payee }
settle-paid = Я плачу: сплачено
settle-received = Мені: отримано
settle-paid-house = Дім: сплачено
settle-received-house = Дім: отримано
settle-said-paid = { $name } каже, що сплачено
settle-said-received = { $name } каже, що отримано
settle-done = Сплачено
settle-done-title = Розраховано
settle-unsay = Зняти позначку
settle-copy = Скопіювати текстом
settle-copied = Скопійовано
sheet-csv = Підсумки для таблиці
ledger-csv = Усі рухи фішок для таблиці
sheet-back = Назад до столу
sheet-again = Оновити
sheet-failed = Розрахунки не вдалося показати
host-claimed = { $count ->
    [one] Ви господар { $count } столу
    [few] Ви господар { $count } столів
    [many] Ви господар { $count } столів
   *[other] Ви господар { $count } столу
}
