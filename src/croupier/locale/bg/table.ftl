# Масата: лентата ѝ, местата, бутоните, какво се казва на глас и какво пише дневникът.

table-title = { $table } · Croupier
table-title-turn = На ход сте · { $table }
table-bar-game = { $game } · { $stakes }
table-bar-hand = Ръка { $number }
table-stage = Маса { $table }
table-loading = Водим ви на масата
table-lobby = Обратно в лобито
table-unknown = Няма такава маса
    .detail = Връзката може да е стара или масата е затворена.
    .button = Вижте отворените маси

## Места

seats = Места
seat = Място { $seat }
seat-sit = Седнете тук
    .label = Седнете тук, място { $seat }
seat-free = Свободно място { $seat }
seat-closed = Свободно
seat-you = вие
seat-button = Дилър
seat-away = Почивка
seat-leaving = Става
seat-broke = Без чипове
seat-folded = Отказан
seat-all-in = Ол-ин
seat-all-in-amount = Ол-ин { $amount }
seat-won = +{ $amount }
seat-to-act = На ход
seat-waiting = Чака следващата ръка
seat-stack = стек { $amount }
seat-bet = залог { $amount }
seat-cards = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
seat-described = Място { $seat }, { $name }{ $details }
dealer-button = Бутонът на дилъра, { $name }

## Действия, думата до мястото

deed-small_blind = Малък блинд
deed-button_blind = Блинд на бутона
deed-big_blind = Голям блинд
deed-ante = Анте
deed-table_ante = Анте
deed-dead = Мъртъв блинд
deed-straddle = Страдъл
deed-post = Вход
deed-fold = Отказ
deed-check = Чек
deed-call = Плаща
deed-bet = Залага
deed-raise = Вдига
deed-all-in = Ол-ин
deed-show = Показва
deed-muck = Скрива
deed-win = Печели

## Потове и борд

board = Борд
board-empty = Още няма карти на борда
pots = Потове
pot-pot = Пот
pot-main = Основен
pot-side = Страничен { $number }
pot-described = { $pot } { $amount }
pot-players = За { $names }
total = Общо
total-amount = Общо { $amount }

## Бутоните

actions = Вашето решение
action-fold = Отказ
action-check = Чек
action-call = Плащане
action-bet = Залог
action-raise = Вдигане до
action-raise-short = Вдигане
action-all-in = Ол-ин
action-show = Показване
action-muck = Скриване
action-fold-label = Отказ
action-check-label = Чек
action-call-label = Плащане { $amount }
action-call-all-in-label = Плащане ол-ин { $amount }
action-bet-label = Залог { $amount }
action-raise-label = Вдигане до { $amount }
action-all-in-label = Ол-ин { $amount }
amount-from = { $amount }+
size-less = По-малко
size-more = Повече
size-slider = Размер на залога
size-field = Сума
size-clamped-low = Най-малкото е { $amount }.
size-clamped-high = Най-голямото е { $amount }.
size-clamped-pot = Най-голямото е потът: { $amount }.
size-not-a-number = Въведете цяло число чипове.
preset-min = Мин
preset-blinds = { $count } ГБ
preset-third = ⅓ пот
preset-half = ½ пот
preset-two-thirds = ⅔ пот
preset-three-quarters = ¾ пот
preset-pot = Пот
preset-all-in = Ол-ин
preset-none = –
presets = Размери
fold-free-title = Отказ без нужда?
    .text = Чекът не струва нищо.
    .check = Чек
    .fold = Все пак отказ
all-in-title = Всичките ви чипове?
    .text = Ще заложите { $amount }.
    .yes = Ол-ин
    .no = Още не
guard-dropped = Натискането не се зачете
    .detail = Цената се промени: { $name } вдига до { $amount }.
    .short = Цената току-що се промени.

## Защо вдигането е затворено (кодовете на правилата)

closed-betting_closed = Ол-инът беше по-малък от пълно вдигане, затова може само плащане или отказ.
closed-cap_reached = В този рунд лимитът на вдиганията е достигнат.
closed-nobody_can_call = Никой не би могъл да плати повече.
closed-exceeds_stack = Нямате чипове за вдигане.
closed-nothing_to_raise = Няма какво да се вдига.
closed-other = Не можете да вдигате.
only-all-in = Пълното вдигане е повече, отколкото имате: можете да вдигнете само с ол-ин.

## Избор предварително

pre-actions = Избор предварително
pre-fold = Отказ
pre-check-fold = Чек или отказ
pre-check = Чек
pre-call = Плащане { $amount }
pre-call-any = Плащане на всичко
pre-dropped = Отпада: { $choice }
    .detail = { $name } вдига до { $amount }.
    .moved-on = Улицата приключи.

## Часовникът

clock-to-act = за ход
clock-seconds = { $count } с
clock-mine = { $count ->
    [one] { $count } секунда за ход
   *[other] { $count } секунди за ход
}
clock-other = На ход е { $name }
next-hand = Следваща ръка след { $count } с
waiting-players = Чакаме още един играч
waiting-players-help = За една ръка трябват двама. Изпратете връзката или поканете бот.
waiting-for-hand = Играете от следващата ръка.

## Сядане, ставане, чипове

sit-title = Сядане на място { $seat }
sit-text = Чиповете са само за игра. Масата приема от { $least } до { $most }.
sit-buy-in = Бай-ин
sit-blinds = големи блиндове: { $count }
sit-bets = големи залога: { $count }
sit-points = точки: { $count }
sit-button = Сядане
sit-max = Най-много
sit-min = Най-малко
away-banner = В почивка сте
    .detail = Мястото е ваше, карти не получавате.
away-timeouts = Пратиха ви в почивка
    .detail = Времето ви изтече { $count ->
        [one] веднъж
       *[other] { $count } пъти
    } подред.
away-broke = Нямате повече чипове
    .detail = Добавете чипове и пак ще получавате карти.
sit-in = Тук съм пак
sit-out = Почивка
sit-out-next = Почивка от следващата ръка
stand = Ставане от масата
stand-now = Ставане веднага
stand-leaving = Ставате след тази ръка
stand-title = Ставате ли от масата?
    .text = Взимате { $amount } със себе си. В ръка картите ви се отказват, когато дойде вашият ход.
    .yes = Ставане
    .no = Оставане
stood-with = Станахте с { $amount }
buy-chips = Добавяне на чипове
buy-title = Добавяне на чипове
    .text = Още най-много { $amount }. Идват между ръцете.
    .button = Добавяне на { $amount }
bots-add = Покана за бот
bots-drop = Освобождаване: { $name }
spectator = Вие сте зрител
spectator-help = За да играете, седнете на свободно място.
table-full = Всички места са заети

## Панели

panel-log = Дилър
panel-players = Играчи
panel-open = Отваряне на дневника
panel-close = Затваряне на дневника
players-at = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}

## Резултат

result = Резултат
result-pot = { $pot }
result-wins = { $name } печели { $amount }
result-wins-with = { $name } печели { $amount }: { $hand }
result-split = Потът е разделен
result-split-with = Потът е разделен · { $hand }
result-splits = { $name } получава { $amount }
result-odd = { $name } получава неделимия чип
result-takes = { $name } взима пота от { $amount }
result-beaten = { $name }: { $hand }
show-title = Показвате ли картите си?
show-both = Двете
show-all = Всички
show-left = Лявата
show-right = Дясната
show-none = Не

## Редове на дневника

log-hand = Ръка { $number }
log-street = { $street } · пот { $amount }
log-street-cards = { $street } · { $cards } · пот { $amount }
log-dealt = Получавате { $cards }
log-small_blind = { $name } поставя малкия блинд { $amount }
log-big_blind = { $name } поставя големия блинд { $amount }
log-button_blind = { $name } поставя блинда на бутона { $amount }
log-ante = { $name } поставя анте { $amount }
log-table_ante = { $name } поставя анте { $amount }
log-dead = { $name } поставя { $amount } мъртви
log-straddle = { $name } поставя страдъл { $amount }
log-post = { $name } поставя { $amount }
log-folded = { $name } се отказва
log-checked = { $name } прави чек
log-called = { $name } плаща { $amount }
log-called-all-in = { $name } плаща { $amount } и е ол-ин
log-bet = { $name } залага { $amount }
log-bet-all-in = { $name } залага { $amount }, ол-ин
log-raised = { $name } вдига до { $amount }
log-raised-all-in = { $name } вдига до { $amount }, ол-ин
log-returned = Без отговор се връща { $amount }: { $name }
log-shown = { $name } показва { $cards }
log-mucked = { $name } скрива картите си
log-won = { $name } печели { $amount }
log-won-pot = { $name } печели { $amount } ({ $pot })
log-won-with = { $name } печели { $amount }: { $hand }
log-won-pot-with = { $name } печели { $amount } ({ $pot }): { $hand }
log-raked = Заведението взема { $amount }
log-carried = { $amount } остават за следващия пот
log-sat = { $name } сяда с { $amount }
log-stood = { $name } става с { $amount }
log-leaving = { $name } става след тази ръка
log-away-wish = { $name } е в почивка
log-away-timeouts = { $name } е в почивка: времето изтече
log-away-broke = { $name } няма повече чипове
log-away-unconfirmed = { $name } е на почивка: не потвърди началото навреме
log-back = { $name } е пак в играта
log-timed_out = { $name }: времето изтече
log-bought = { $name } добавя { $amount }
log-straddling-on = { $name } вече поставя страдъл
log-straddling-off = { $name } вече не поставя страдъл
log-chosen = Следващата игра избра { $name }
log-bomb_called = Следва бомб пот
log-changed = От следващата ръка: { $game }
log-moved = { $name } се мести на място { $number }
log-queued = { $name } чака за място
log-unqueued = { $name } вече не чака за място
log-offered = Място { $number } се пази за { $name }

## На глас

say-turn-check = Вие сте на ход. Може чек.
say-turn-call = Вие сте на ход. Плащането е { $amount }.
say-turn-show = Вие сте на ход. Може да покажете или да скриете картите.
say-time-low = { $count ->
    [one] Остава { $count } секунда
   *[other] Остават { $count } секунди
}
say-cards = Вашите карти: { $cards }
say-board = { $street }: { $cards }
say-board-now = На борда: { $cards }
say-board-empty = На борда няма карти
say-pot = Пот { $amount }
say-pot-price = Пот { $amount }, плащането е { $price }
say-hand-name = Имате { $hand }
say-no-cards = Нямате карти
say-time-none = Сега никой не е на ход
say-button = Бутонът е на място { $seat }, { $name }
say-stack = { $name }, { $position }, { $amount }

## Клавиши

keys = Клавиши
keys-fold = Отказ
keys-check-call = Чек или плащане
keys-raise = Залог или вдигане
keys-presets = Размери
keys-size = По-малко или повече
keys-send = Изпращане на залога
keys-close = Затваряне
keys-cards = Чуване на моите карти
keys-board = Чуване на борда
keys-pot = Чуване на пота и цената
keys-seats = Чуване на местата
keys-last = Чуване на последните действия
keys-time = Чуване на времето
keys-bar = Към бутоните
keys-help = Този списък

## Планове, резервно време и списък на чакащите

sit-out-blind = Почивка на следващия ми голям блинд
auto-top-up = Допълване до най-многото след всяка ръка
leave-after = Ставане след тази ръка
seat-move = Смяна на мястото
    .text = Местите се между две ръце и влизате там като нов играч, с каквото дължите.
    .none = В момента няма свободно място.
    .seat = Място { $seat }
    .after = Играете след { $name }
    .planned = Местите се на място { $seat }
    .later = След тази ръка се местите на място { $seat }
seat-lost = Няма връзка
seat-bank = Резервно време { $count } с
queue-join = Чакане за място
queue-leave = Без повече чакане
queue-place = Номерът ви в списъка на чакащите: { $place }
queue-yours = Място { $seat } се пази за вас
queue-take = Сядане на място { $seat }

## Разговор

panel-chat = Чат
chat-empty = Още никой не е казал нищо.
chat-write = Напишете нещо
chat-send = Изпращане
chat-quick = Фрази и реакции
chat-about = { $name }: заглушаване и друго
chat-mute = { $name }: заглушаване само за мен
chat-unmute-all = { $count ->
    [one] Пак да се чува { $count } заглушен играч
   *[other] Пак да се чуват { $count } заглушени играчи
}
chat-hush = { $name }: заглушаване за всички
chat-unhush = { $name }: пак може да пише
chat-said = { $name }: { $text }
sign-hello = Здравейте!
sign-good_luck = Успех!
sign-nice_hand = Хубава ръка!
sign-well_played = Добре изиграно
sign-thanks = Благодаря
sign-sorry = Извинете
sign-unlucky = Лош късмет
sign-one_moment = Един момент, моля
sign-clap = Аплодисменти
sign-laugh = Смях
sign-wow = Изумление
sign-sad = Тъга
sign-fire = Огън
sign-think = Размисъл
