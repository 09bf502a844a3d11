# Домакинът на масата, дневникът му и сметките на вечерта.

## В дневника

log-host = Домакин на масата е { $name }
log-host_over = { $by } предава масата. Нов домакин: { $name }
log-cohost = { $by } взема помощник: { $name }
log-cohost_claims = { $name } помага на домакина
log-cohost_off = { $name } вече не е помощник
log-paused = { $name } спира играта на пауза
log-resumed = { $name } продължава играта
log-door_open = { $name } отваря вратата: може да седне всеки
log-door_guarded = { $name } иска да бъде питан за места и чипове
log-door_locked = { $name } заключва масата
log-asks_seat = { $name } моли за място { $what } с { $amount }
log-asks_chips = { $name } моли за { $amount }
log-granted = { $by } казва „да“. Моли { $name }
log-declined = { $by } казва „не“. Моли { $name }
log-withdrew = { $name } вече не моли
log-kicked = { $by } отпраща от масата: { $name }
log-forgiven = { $by } разрешава връщане: { $name }
log-corrected_more = { $name } получава { $amount } от банката ({ $by }): { $what }
log-corrected_less = { $name } връща { $amount } на банката ({ $by }): { $what }
log-corrected_from = { $name } получава { $amount } от стека на { $by }: { $what }
log-correction_asked = { $name }: в края на ръката стекът се поправя с { $amount } ({ $by }): { $what }
log-correction_dropped = { $name }: стекът не се поправя с { $amount } ({ $what })
log-voided = Ръка { $number } не се брои ({ $name }): { $what }
log-payment_sent = { $name }: { $amount } платени
log-payment_got = { $name }: { $amount } получени
log-payment_unsaid = { $name }: отметката за { $amount } е махната
log-evening_closing = { $name } приключва вечерта
log-evening_closed = Вечер { $number } приключи. Със следващата ръка започва нова.

## На масата

host-open = Панел на домакина
host-open-waiting = { $count ->
    [one] Панел на домакина, { $count } молба
   *[other] Панел на домакина, { $count } молби
}
host-panel = Панел на домакина
host-paused = Пауза, { $name }
host-paused-plain = Пауза
ask-seat-text = Първо се пита домакинът.
ask-sent = Домакинът е попитан
    .seat = Чакате място { $seat } с { $amount }.
    .chips = Чакате още { $amount }.
    .granted = Домакинът е съгласен. Мястото е ваше, щом се освободи.
    .granted-chips = Домакинът е съгласен. Чиповете идват след тази ръка.
    .undo = Отказ от молбата
seat-removed = Тръгва си след тази ръка
told-kicked = Отпратиха ви от масата ({ $name })
told-yes = { $name } казва „да“
told-no = { $name } казва „не“
told-corrected = Стекът ви е поправен ({ $name })
told-voided = Ръката не се брои ({ $name })

## Панелът

desk-requests = Молби
desk-requests-none = Никой не чака.
desk-asks-seat = Място { $seat } с { $amount }
desk-asks-chips = Още { $amount }
desk-yes = Пускане
    .chips = Даване
    .label = Пускане на масата: { $name }
    .label-chips = Даване на чиповете: { $name }
desk-no = Не
    .label = Не, отказ: { $name }
desk-granted = Да, щом стане възможно
desk-game = Играта
desk-pause = Пауза
    .detail = Тази ръка се доиграва без часовник. Нова не започва.
desk-resume = Продължаване
    .detail = Играта е на пауза. Часовниците тръгват от оставащото.
desk-change = Смяна на играта
    .title = Игра и залози от следващата ръка
    .text = Ръката, която се играе, не се променя. Всички виждат смяната в дневника.
    .yes = От следващата ръка
desk-bomb = Бомб пот
    .detail = Следващата ръка е бомб пот.
    .called = Следва бомб пот.
desk-void = Отмяна на ръка
    .detail = Ръка { $number }: всички стекове са както в началото ѝ.
    .none = Няма ръка за отмяна.
    .title = Да се отмени ли ръка { $number }?
    .text = Всички стекове стават както в началото ѝ, а номерът ѝ не се повтаря. Всички го виждат в дневника.
    .yes = Отмяна на ръката
desk-evening = Приключване на вечерта
    .detail = Сметките и кой на кого плаща стават окончателни.
    .none = Тази вечер още не е раздавана ръка.
    .closing = Вечерта приключва с тази ръка.
    .match = Вечерта приключва с този мач.
    .tournament = Вечерта свършва с този турнир.
    .title = Да приключи ли вечерта?
    .text = Ръката, която се играе, е последната, после играта спира на пауза. Чиповете остават пред играчите: с тях започва следващата вечер. Всички го виждат в дневника.
    .yes = Приключване
desk-door = Вратата
desk-approval = Първо питайте мен
    .detail = Места и чипове чакат вашата дума.
desk-lock = Заключване на масата
    .detail = Никой не сяда. Който седи, остава.
desk-people = Играчи
desk-people-none = Още никой не седи тук.
desk-host = домакин
desk-cohost = помощник
desk-more = Какво да се направи: { $name }
desk-correct = Поправяне на стека
    .waits = Поправка с { $amount } в края на ръката
    .back = Отменете поправката
desk-kick = Отпращане
    .title = Да се отпрати ли { $name }?
    .text = След тази ръка играчът си тръгва с всички чипове и не може да седне пак, докато не разрешите.
    .yes = Отпращане
desk-appoint = Избор за помощник
desk-dismiss = Вече не е помощник
desk-hand-over = Предаване на масата
    .title = Да се предаде ли масата? Нов домакин: { $name }
    .text = Домакин ще е { $name }. Вие оставате помощник.
    .yes = Предаване
desk-barred = Отпратени
desk-forgive = Разрешаване
    .label = Разрешаване на връщане: { $name }
desk-leave-it = Не, нека остане
desk-books = Сметките на вечерта

## Поправка

correct-title = Поправяне на стека: { $name }
correct-now = { $name } има { $amount }.
correct-way = Какво става
    .more = Добавяне
    .less = Вземане
correct-from = Откъде са чиповете
    .bank = от банката
correct-amount = Колко чипа
correct-reason = Защо
    .help = Всички го четат в дневника и в сметките.
correct-after = Тогава { $name } има { $amount }.
correct-yes = Поправяне
correct-in-hand = Стекът е в ръка. Поправя се, когато тя свърши.

## Сметките

sheet-title = Сметките на вечерта
sheet-evening = Коя вечер
    .closed = Вечер { $number } · { $date }
    .open = Вечер { $number }, още не е приключила
sheet-mine = Моите вечери
sheet-page = Сметки · { $table }
sheet-hands = { $count ->
    [one] Изиграна е { $count } ръка
   *[other] Изиграни са { $count } ръце
}
sheet-running = Играе се ръка: стековете са както в началото ѝ.
sheet-loading = Смятаме
sheet-player = Играч
sheet-bought = Внесено
sheet-taken = Взето
sheet-corrected = Поправено
sheet-now = На масата
sheet-result = Резултат
sheet-house = Заведението
sheet-house-detail = рейк, ботове и неделими чипове
sheet-zero = Всички резултати заедно правят нула.
sheet-empty = Още никой не е купил чипове.
settle-title = Кой на кого плаща
settle-text = Най-малкото плащания, след които всички са квит.
settle-even = Всички са квит.
settle-line = { $payer } плаща, { $payee } получава
settle-paid = Платих
settle-received = Получих
settle-paid-house = Заведението плати
settle-received-house = Заведението получи
settle-said-paid = { $name } казва, че е платено
settle-said-received = { $name } казва, че е получено
settle-done = Платено
settle-done-title = Уредено
settle-unsay = Махане на отметката
settle-copy = Копиране като текст
settle-copied = Копирано
sheet-csv = Сметките за таблица
ledger-csv = Всички движения на чипове за таблица
sheet-back = Обратно на масата
sheet-again = Обновяване
sheet-failed = Сметките не могат да се покажат
host-claimed = { $count ->
    [one] Домакин сте на { $count } маса
   *[other] Домакин сте на { $count } маси
}
