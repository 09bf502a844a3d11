# Хозяин стола, его журнал и расчёты вечера. Об игроках — без рода: настоящее время или безлично.

## В журнале

log-host = Хозяин стола — { $name }
log-host_over = { $by } передаёт стол. Новый хозяин: { $name }
log-cohost = { $by } берёт помощника: { $name }
log-cohost_claims = { $name } помогает хозяину
log-cohost_off = { $name } больше не помощник хозяина
log-paused = { $name } ставит игру на паузу
log-resumed = { $name } продолжает игру
log-door_open = { $name } открывает дверь: сесть может кто угодно
log-door_guarded = { $name } просит спрашивать о местах и фишках
log-door_locked = { $name } запирает стол
log-asks_seat = { $name } просит место { $what }, бай-ин { $amount }
log-asks_chips = { $name } просит { $amount }
log-granted = { $by } говорит «да». Просит { $name }
log-declined = { $by } говорит «нет». Просит { $name }
log-withdrew = { $name } больше не просит
log-kicked = { $by } просит выйти из-за стола: { $name }
log-forgiven = { $by } разрешает вернуться: { $name }
log-corrected_more = { $name } получает { $amount } из банка ({ $by }): { $what }
log-corrected_less = { $name } возвращает { $amount } в банк ({ $by }): { $what }
log-corrected_from = { $name } получает { $amount }, из чьего стека: { $by }. { $what }
log-correction_asked = { $name }: в конце раздачи стек исправят на { $amount } ({ $by }): { $what }
log-correction_dropped = { $name }: исправления стека на { $amount } не будет ({ $what })
log-voided = Раздача { $number } отменена ({ $name }): { $what }
log-payment_sent = { $name }: { $amount } заплачено
log-payment_got = { $name }: { $amount } получено
log-payment_unsaid = { $name }: отметка о { $amount } снята
log-evening_closing = { $name } закрывает вечер
log-evening_closed = Вечер { $number } закрыт. Со следующей раздачи начнётся новый.

## За столом

host-open = Панель хозяина
host-open-waiting = { $count ->
    [one] Панель хозяина, { $count } просьба
    [few] Панель хозяина, { $count } просьбы
    [many] Панель хозяина, { $count } просьб
   *[other] Панель хозяина, { $count } просьбы
}
host-panel = Панель хозяина
host-paused = Пауза, { $name }
host-paused-plain = Пауза
ask-seat-text = Сначала об этом спросят хозяина.
ask-sent = Хозяин получил вашу просьбу
    .seat = Вы ждёте места { $seat }, бай-ин { $amount }.
    .chips = Вы ждёте ещё { $amount }.
    .granted = Хозяин согласен. Место будет ваше, как только освободится.
    .granted-chips = Хозяин согласен. Фишки будут после этой раздачи.
    .undo = Больше не просить
seat-removed = Уходит после раздачи
told-kicked = Вас попросили выйти из-за стола ({ $name })
told-yes = { $name } говорит «да»
told-no = { $name } говорит «нет»
told-corrected = Ваш стек исправлен ({ $name })
told-voided = Раздача отменена ({ $name })

## Панель

desk-requests = Просьбы
desk-requests-none = Никто не ждёт.
desk-asks-seat = Место { $seat }, бай-ин { $amount }
desk-asks-chips = Ещё { $amount }
desk-yes = Пустить
    .chips = Дать
    .label = Пустить за стол: { $name }
    .label-chips = Дать фишки: { $name }
desk-no = Нет
    .label = Нет, отказать: { $name }
desk-granted = Да, как только будет можно
desk-game = Игра
desk-pause = Пауза
    .detail = Эту раздачу доиграют без часов. Новой не будет.
desk-resume = Продолжить
    .detail = Игра на паузе. Часы пойдут с того, что оставалось.
desk-change = Сменить игру
    .title = Игра и ставки со следующей раздачи
    .text = Раздачи, которая идёт, это не коснётся. Перемену увидят все в журнале.
    .yes = Со следующей раздачи
desk-bomb = Бомб-пот
    .detail = Следующая раздача будет бомб-потом.
    .called = Дальше — бомб-пот.
desk-void = Отменить раздачу
    .detail = Раздача { $number }: все стеки станут как в её начале.
    .none = Нет раздачи, которую можно отменить.
    .title = Отменить раздачу { $number }?
    .text = Все стеки станут как в её начале, а её номер больше не повторится. Это увидят все в журнале.
    .yes = Отменить раздачу
desk-evening = Закрыть вечер
    .detail = Итоги и расчёты станут окончательными.
    .none = В этот вечер раздач ещё не было.
    .closing = Вечер закончится с этой раздачей.
    .match = Вечер закончится с этим матчем.
    .tournament = Вечер закончится с этим турниром.
    .title = Закрыть вечер?
    .text = Текущая раздача будет последней, затем игра встанет на паузу. Фишки останутся перед игроками: с ними начнётся следующий вечер. Все увидят это в журнале.
    .yes = Закрыть вечер
desk-door = Дверь
desk-approval = Сначала спрашивать меня
    .detail = Места и фишки ждут вашего слова.
desk-lock = Запереть стол
    .detail = Никто не садится. Кто сидит, остаётся.
desk-people = Игроки
desk-people-none = За столом пока никого.
desk-host = хозяин
desk-cohost = помощник
desk-more = Что сделать: { $name }
desk-correct = Исправить стек
    .waits = Исправление на { $amount } в конце раздачи
    .back = Отменить исправление
desk-kick = Попросить выйти
    .title = { $name } — попросить выйти?
    .text = После этой раздачи игрок уйдёт со всеми фишками и не сядет снова, пока вы не разрешите.
    .yes = Попросить выйти
desk-appoint = Сделать помощником
desk-dismiss = Больше не помощник
desk-hand-over = Передать стол
    .title = Передать стол? Новый хозяин: { $name }
    .text = Хозяином станет { $name }. Вы останетесь помощником.
    .yes = Передать
desk-barred = Не могут сесть
desk-forgive = Разрешить
    .label = Разрешить вернуться: { $name }
desk-leave-it = Не надо
desk-books = Расчёты вечера

## Исправление

correct-title = Исправить стек: { $name }
correct-now = { $name }: сейчас { $amount }.
correct-way = Что сделать
    .more = Добавить
    .less = Забрать
correct-from = Откуда фишки
    .bank = из банка
correct-amount = Сколько фишек
correct-reason = Почему
    .help = Это прочитают все в журнале и в расчётах.
correct-after = { $name }: станет { $amount }.
correct-yes = Исправить
correct-in-hand = Стек сейчас в раздаче. Его исправят, когда она закончится.

## Расчёты

sheet-title = Расчёты вечера
sheet-evening = Какой вечер
    .closed = Вечер { $number } · { $date }
    .open = Вечер { $number }, ещё не закрыт
sheet-mine = Мои вечера
sheet-page = Расчёты · { $table }
sheet-hands = { $count ->
    [one] Сыграна { $count } раздача
    [few] Сыграно { $count } раздачи
    [many] Сыграно { $count } раздач
   *[other] Сыграно { $count } раздачи
}
sheet-running = Идёт раздача: стеки — как в её начале.
sheet-loading = Считаем
sheet-player = Игрок
sheet-bought = Бай-ины
sheet-taken = Забрано
sheet-corrected = Исправлено
sheet-now = За столом
sheet-result = Итог
sheet-house = Заведение
sheet-house-detail = рейк, боты и лишние фишки
sheet-zero = Все итоги вместе дают ноль.
sheet-empty = Фишек пока никто не покупал.
settle-title = Кто кому платит
settle-text = Самое малое число платежей, после которых все квиты.
settle-even = Все квиты.
settle-line = Платит { $payer }, получает { $payee }
settle-paid = Я плачу: заплачено
settle-received = Мне: получено
settle-paid-house = Заведение: заплачено
settle-received-house = Заведение: получено
settle-said-paid = { $name } говорит, что заплачено
settle-said-received = { $name } говорит, что получено
settle-done = Заплачено
settle-done-title = Рассчитались
settle-unsay = Снять отметку
settle-copy = Скопировать текстом
settle-copied = Скопировано
sheet-csv = Итоги для таблицы
ledger-csv = Все движения фишек для таблицы
sheet-back = Назад к столу
sheet-again = Обновить
sheet-failed = Расчёты не удалось показать
host-claimed = { $count ->
    [one] Вы хозяин { $count } стола
    [few] Вы хозяин { $count } столов
    [many] Вы хозяин { $count } столов
   *[other] Вы хозяин { $count } стола
}
