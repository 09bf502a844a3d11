# Стол: его строка, места, кнопки, что говорится вслух и что пишет журнал.

table-title = { $table } · Croupier
table-title-turn = Ваш ход · { $table }
table-bar-game = { $game } · { $stakes }
table-bar-hand = Раздача { $number }
table-stage = Стол { $table }
table-loading = Ведём вас к столу
table-lobby = Назад в лобби
table-unknown = Такого стола нет
    .detail = Ссылка устарела, или стол закрыт.
    .button = Посмотреть открытые столы

## Места

seats = Места
seat = Место { $seat }
seat-sit = Сесть здесь
    .label = Сесть здесь, место { $seat }
seat-free = Свободное место { $seat }
seat-closed = Свободно
seat-you = вы
seat-button = Дилер
seat-away = Пауза
seat-leaving = Встаёт
seat-broke = Без фишек
seat-folded = Фолд
seat-all-in = Олл-ин
seat-all-in-amount = Олл-ин { $amount }
seat-won = +{ $amount }
seat-to-act = Ход
seat-waiting = Ждёт раздачи
seat-stack = стек { $amount }
seat-bet = ставка { $amount }
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
seat-described = Место { $seat }, { $name }{ $details }
dealer-button = Баттон дилера, { $name }

## Действия, слово у места

deed-small_blind = Малый блайнд
deed-button_blind = Блайнд баттона
deed-big_blind = Большой блайнд
deed-ante = Анте
deed-table_ante = Анте
deed-dead = Мёртвый блайнд
deed-straddle = Страддл
deed-post = Пост
deed-fold = Фолд
deed-check = Чек
deed-call = Колл
deed-bet = Бет
deed-raise = Рейз
deed-all-in = Олл-ин
deed-show = Показывает
deed-muck = Скрыто
deed-win = Выигрывает

## Банки и общие карты

board = Борд
board-empty = Общих карт пока нет
pots = Банки
pot-pot = Банк
pot-main = Главный
pot-side = Побочный { $number }
pot-described = { $pot } { $amount }
pot-players = Претендуют: { $names }
total = Всего
total-amount = Всего { $amount }

## Кнопки

actions = Ваше решение
action-fold = Фолд
action-check = Чек
action-call = Колл
action-bet = Бет
action-raise = Рейз до
action-raise-short = Рейз
action-all-in = Олл-ин
action-show = Показать
action-muck = Скрыть
action-fold-label = Фолд
action-check-label = Чек
action-call-label = Колл { $amount }
action-call-all-in-label = Колл олл-ин на { $amount }
action-bet-label = Бет { $amount }
action-raise-label = Рейз до { $amount }
action-all-in-label = Олл-ин на { $amount }
amount-from = { $amount }+
size-less = Меньше
size-more = Больше
size-slider = Размер ставки
size-field = Сумма
size-clamped-low = Минимум — { $amount }.
size-clamped-high = Максимум — { $amount }.
size-clamped-pot = Максимум — банк: { $amount }.
size-not-a-number = Введите целое число фишек.
preset-min = Мин
preset-blinds = { $count } ББ
preset-third = ⅓ банка
preset-half = ½ банка
preset-two-thirds = ⅔ банка
preset-three-quarters = ¾ банка
preset-pot = Банк
preset-all-in = Олл-ин
preset-none = –
presets = Размеры
fold-free-title = Фолд без нужды?
    .text = Чек ничего не стоит.
    .check = Чек
    .fold = Всё равно фолд
all-in-title = Все ваши фишки?
    .text = Вы ставите { $amount }.
    .yes = Олл-ин
    .no = Ещё нет
guard-dropped = Нажатие не засчитано
    .detail = Цена изменилась: { $name }, рейз до { $amount }.
    .short = Цена только что изменилась.

## Почему рейз закрыт (коды правил)

closed-betting_closed = Олл-ин был меньше полного рейза, поэтому можно только колл или фолд.
closed-cap_reached = В этом круге ставок достигнут предел.
closed-nobody_can_call = Больше никто не смог бы уравнять.
closed-exceeds_stack = На рейз у вас не хватает фишек.
closed-nothing_to_raise = Повышать нечего.
closed-other = Рейз вам закрыт.
only-all-in = На полный рейз фишек не хватает: ваш единственный рейз — олл-ин.

## Выбор наперёд

pre-actions = Выбрать наперёд
pre-fold = Фолд
pre-check-fold = Чек или фолд
pre-check = Чек
pre-call = Колл { $amount }
pre-call-any = Колл любой
pre-dropped = Снято: { $choice }
    .detail = { $name }, рейз до { $amount }.
    .moved-on = Круг ставок окончен.

## Часы

clock-to-act = на ход
clock-seconds = { $count } с
clock-mine = { $count ->
    [one] { $count } секунда на ход
    [few] { $count } секунды на ход
    [many] { $count } секунд на ход
   *[other] { $count } секунды на ход
}
clock-other = Ходит { $name }
next-hand = Раздача через { $count } с
waiting-players = Ждём ещё одного игрока
waiting-players-help = Для раздачи нужны двое. Отправьте ссылку или посадите бота.
waiting-for-hand = Вы играете со следующей раздачи.

## Сесть, встать, фишки

sit-title = Сесть на место { $seat }
sit-text = Фишки только для игры. Стол берёт от { $least } до { $most }.
sit-buy-in = Бай-ин
sit-blinds = больших блайндов: { $count }
sit-bets = больших ставок: { $count }
sit-points = очков: { $count }
sit-button = Сесть
sit-max = Максимум
sit-min = Минимум
away-banner = Вы пропускаете раздачи
    .detail = Место ваше, карт вам не сдают.
away-timeouts = Вы переведены на паузу
    .detail = Ваше время вышло { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    } подряд.
away-broke = У вас не осталось фишек
    .detail = Добавьте фишек, и вам снова будут сдавать.
sit-in = Я снова тут
sit-out = Пауза
sit-out-next = Пауза со следующей раздачи
stand = Встать из-за стола
stand-now = Встать сейчас
stand-leaving = Вы встаёте после этой раздачи
stand-title = Встать из-за стола?
    .text = Вы забираете { $amount }. В раздаче ваши карты уйдут в фолд, когда настанет ваш ход.
    .yes = Встать
    .no = Остаться
stood-with = Вы встали и забрали { $amount }
buy-chips = Добавить фишек
buy-title = Добавить фишек
    .text = Ещё не больше { $amount }. Фишки приходят между раздачами.
    .button = Добавить { $amount }
bots-add = Посадить бота
bots-drop = Отпустить: { $name }
spectator = Вы зритель
spectator-help = Чтобы играть, сядьте на свободное место.
table-full = Все места заняты

## Панели

panel-log = Дилер
panel-players = Игроки
panel-open = Открыть журнал
panel-close = Закрыть журнал
players-at = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

## Итог

result = Итог
result-pot = { $pot }
result-wins = { $name } выигрывает { $amount }
result-wins-with = { $name } выигрывает { $amount }: { $hand }
result-split = Банк поделён
result-split-with = Банк поделён · { $hand }
result-splits = { $name } получает { $amount }
result-odd = { $name } получает неделимую фишку
result-takes = { $name } забирает банк { $amount }
result-beaten = { $name }: { $hand }
show-title = Показать карты?
show-both = Обе
show-all = Все
show-left = Левую
show-right = Правую
show-none = Нет

## Строки журнала

log-hand = Раздача { $number }
log-street = { $street } · банк { $amount }
log-street-cards = { $street } · { $cards } · банк { $amount }
log-dealt = Вам сдано { $cards }
log-small_blind = { $name } ставит малый блайнд { $amount }
log-big_blind = { $name } ставит большой блайнд { $amount }
log-button_blind = { $name } ставит блайнд баттона { $amount }
log-ante = { $name } ставит анте { $amount }
log-table_ante = { $name } ставит анте { $amount }
log-dead = { $name } ставит { $amount } мёртвыми
log-straddle = { $name } ставит страддл { $amount }
log-post = { $name } ставит { $amount }
log-folded = { $name } сбрасывает карты
log-checked = { $name }: чек
log-called = { $name } уравнивает { $amount }
log-called-all-in = { $name } уравнивает { $amount }, олл-ин
log-bet = { $name } ставит { $amount }
log-bet-all-in = { $name } ставит { $amount }, олл-ин
log-raised = { $name } повышает до { $amount }
log-raised-all-in = { $name } повышает до { $amount }, олл-ин
log-returned = { $name }: { $amount } без ответа возвращается
log-shown = { $name } показывает { $cards }
log-mucked = { $name } скрывает карты
log-won = { $name } выигрывает { $amount }
log-won-pot = { $name } выигрывает { $amount } ({ $pot })
log-won-with = { $name } выигрывает { $amount }: { $hand }
log-won-pot-with = { $name } выигрывает { $amount } ({ $pot }): { $hand }
log-raked = Заведение берёт { $amount }
log-carried = { $amount } остаётся в следующем банке
log-sat = { $name } садится с { $amount }
log-stood = { $name } встаёт с { $amount }
log-leaving = { $name } встаёт после этой раздачи
log-away-wish = { $name } на паузе
log-away-timeouts = { $name } на паузе: вышло время
log-away-broke = { $name } без фишек
log-away-unconfirmed = { $name } на паузе: не подтвердил начало вовремя
log-back = { $name } снова в игре
log-timed_out = { $name }: время вышло
log-bought = { $name } добавляет { $amount }
log-straddling-on = { $name } теперь ставит страддл
log-straddling-off = { $name } больше не ставит страддл
log-chosen = Следующую игру выбирает { $name }
log-bomb_called = Дальше будет бомб-пот
log-changed = Со следующей раздачи: { $game }
log-moved = { $name } пересаживается на место { $number }
log-queued = { $name } ждёт места
log-unqueued = { $name } больше не ждёт места
log-offered = Место { $number } держат для игрока { $name }

## Вслух

say-turn-check = Ваш ход. Можно чек.
say-turn-call = Ваш ход. Колл стоит { $amount }.
say-turn-show = Ваш ход. Можно показать или скрыть карты.
say-time-low = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
    [many] Осталось { $count } секунд
   *[other] Осталось { $count } секунды
}
say-cards = Ваши карты: { $cards }
say-board = { $street }: { $cards }
say-board-now = На борде: { $cards }
say-board-empty = На борде карт нет
say-pot = Банк { $amount }
say-pot-price = Банк { $amount }, колл стоит { $price }
say-hand-name = У вас { $hand }
say-no-cards = У вас нет карт
say-time-none = Сейчас никто не ходит
say-button = Баттон на месте { $seat }, { $name }
say-stack = { $name }, { $position }, { $amount }

## Клавиши

keys = Клавиши
keys-fold = Фолд
keys-check-call = Чек или колл
keys-raise = Бет или рейз
keys-presets = Размеры
keys-size = Меньше или больше
keys-send = Отправить ставку
keys-close = Закрыть
keys-cards = Услышать мои карты
keys-board = Услышать борд
keys-pot = Услышать банк и цену
keys-seats = Услышать места
keys-last = Услышать последние действия
keys-time = Услышать время
keys-bar = К кнопкам
keys-help = Этот список

## Планы, банк времени и список ожидания

sit-out-blind = Пауза на моём следующем большом блайнде
auto-top-up = Пополнять до максимума после каждой раздачи
leave-after = Уйти после этой раздачи
seat-move = Пересесть
    .text = Вы пересядете между раздачами и войдёте в игру там как новый игрок, с тем, что должны.
    .none = Сейчас свободных мест нет.
    .seat = Место { $seat }
    .after = Ход после игрока { $name }
    .planned = Пересаживаетесь на место { $seat }
    .later = После этой раздачи вы пересядете на место { $seat }
seat-lost = Нет связи
seat-bank = Банк времени { $count } с
queue-join = Ждать места
queue-leave = Больше не ждать
queue-place = Ваш номер в списке ожидания: { $place }
queue-yours = Место { $seat } держат для вас
queue-take = Сесть на место { $seat }

## Разговор

panel-chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-write = Напишите что-нибудь
chat-send = Отправить
chat-quick = Фразы и реакции
chat-about = { $name }: заглушить и другое
chat-mute = { $name }: не показывать мне
chat-unmute-all = { $count ->
    [one] Снова слышать { $count } заглушённого игрока
    [few] Снова слышать { $count } заглушённых игроков
    [many] Снова слышать { $count } заглушённых игроков
   *[other] Снова слышать { $count } заглушённого игрока
}
chat-hush = { $name }: выключить чат для всех
chat-unhush = { $name }: снова разрешить писать
chat-said = { $name }: { $text }
sign-hello = Привет!
sign-good_luck = Удачи!
sign-nice_hand = Хорошая рука!
sign-well_played = Хорошо сыграно
sign-thanks = Спасибо
sign-sorry = Извините
sign-unlucky = Не повезло
sign-one_moment = Минутку, пожалуйста
sign-clap = Аплодисменты
sign-laugh = Смех
sign-wow = Удивление
sign-sad = Грусть
sign-fire = Огонь
sign-think = Раздумья
