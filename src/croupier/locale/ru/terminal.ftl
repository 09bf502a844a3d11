# Что говорит в терминале `croupier play`. Суммы — числа; $chips и $hands приходят готовым текстом, $seen — карты.

## Что можно напечатать: показывают первое слово, понятны все.

typed-fold = ф фолд пас
typed-check = ч чек
typed-call = к колл
typed-bet = б бет ставка
typed-raise = р рейз
typed-all_in = о оллин олл-ин
typed-bring_in = и бринг бринг-ин
typed-discard = с сброс обмен
typed-pat = х хватит
typed-run = сколько
typed-show = п показать вскрыть
typed-muck = м мак скрыть
typed-help = ? помощь
typed-table = стол
typed-explain = почему объяснить
typed-buy = докупить
typed-choose = игра
typed-quit = в выход выйти
typed-min = мин
typed-max = макс
typed-pot = банк
typed-half = пол полбанка

## Вечер

play-guest = Гость
play-own-table = Мой стол
play-welcome = Печатайте слово и Enter. { $help } — что можно сделать и почему, { $quit } — выйти.
play-next = Enter — следующая раздача, { $quit } — выйти.
play-broke = Фишек не осталось. Enter — купить { $chips } и играть дальше, { $quit } — выйти.
play-choose = Вы выбираете следующую игру: { $word } и её номер. Если ничего не выбрать, игра останется.
play-parting = Вы встаёте из-за стола, у вас { $chips }. Итог за { $hands }: { $change }.
count-hands = { $count ->
    [one] { $count } раздачу
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}

## Раздача

play-hand = Раздача { $number }. Баттон: { $name }.
play-hand-no-button = Раздача { $number }.
play-stack = { $name } { $chips }
play-change = { $name } { $change }
play-your-turn = Ваш ход.
play-board = Борд: { $seen }
play-hold = Ваши карты: { $seen }
play-hold-hand = Ваши карты: { $seen } ({ $hand })
play-pot = Банк { $pot }, колл { $call }, у вас { $stack }.
play-pot-free = Банк { $pot }, доплачивать не нужно, у вас { $stack }.
play-may-fold = { $word } — фолд
play-may-check = { $word } — чек
play-may-call = { $word } — колл { $amount }
play-may-bet = { $word } и сумма — бет от { $least } до { $most }
play-may-bet-one = { $word } — бет { $to }
play-may-raise = { $word } и сумма — рейз до { $least }…{ $most }
play-may-raise-one = { $word } — рейз до { $to }
play-may-all_in = { $word } — олл-ин { $amount }
play-may-bring_in = { $word } — бринг-ин { $amount }
play-may-discard = { $word } и номера карт — сбросить не больше { $most }
play-may-discard-exact = { $word } и номера карт — сбросить ровно { $most }
play-may-pat = { $word } — не менять
play-may-run = число от 1 до { $most } — сколько раз раздать борд
play-may-show = { $word } — показать
play-may-muck = { $word } — скрыть
play-may-help = { $word } — почему
play-always = Всегда: { $table } — кто где сидит, { $explain } — эта раздача с правилами, { $buy } — докупить фишек, { $quit } — выйти.
play-seat-plain = Место { $seat }, { $name }: { $chips }
play-seat-button = Место { $seat }, { $name }: { $chips }, баттон
play-seat-turn = Место { $seat }, { $name }: { $chips }, ход
play-seat-away = Место { $seat }, { $name }: { $chips }, на паузе
play-no-hand = Ещё ничего не роздано.

## Чего нельзя

play-not-understood = «{ $typed }» — непонятно. ? подскажет, что можно сделать.
play-not-now = Сейчас не ваш ход.
play-how-much = Сколько? Например, { $word } { $to }.
play-no-number = «{ $typed }» — не сумма.
play-no-all-in = Здесь олл-ин невозможен.
play-which-cards = Какие карты? Например, { $word } 1 3.
play-no-card = Карты «{ $typed }» у вас нет.
play-which-game = Какая игра? Номер от 1 до { $most }.
play-how-often = Сколько раз? От 1 до { $most }.
play-too-early = Напечатанное до вашего хода забыто.
play-refused = Отказано ({ $code }).
play-no-game = Игры «{ $game }» нет; список покажет `croupier variants`.
play-no-structure = В эту игру не играют со структурой «{ $structure }»; возможны: { $known }.
play-no-stakes = «{ $stakes }» — не ставки; пишите, например, 5/10.
play-no-bot = Бота «{ $kind }» нет; есть { $known }.
play-alone = Для игры нужны двое: позовите хотя бы одного бота.
play-no-room = По адресу { $link } комнаты нет: { $why }

## Where cards go in open-face Chinese, and what a placement has cost: $rows and $cards are names of cards, $cost is points.

place-given = Карты: { $cards }
place-proved = Доказано: ни одна раскладка не стоит больше (роялти, линии, повторный Фэнтезиленд).
place-not-proved = Остановлено до доказательства: возможна раскладка лучше.
place-looks = Остановлено, пока ничего не проверено: так это выглядит на первый взгляд.
place-deals = Очки за раздачу вместе с ценой Фэнтезиленда, по { $deals ->
    [one] { $deals } раздаче
    [few] { $deals } раздачам
    [many] { $deals } раздачам
   *[other] { $deals } раздачи
}.
place-no-game = такой игры нет; есть { $games }
place-at-once-empty = тринадцать карт и больше раскладывают сразу, на пустые ряды
place-too-many = сразу раскладывают не больше { $most } карт
place-rows = ряды пишут так: «верх / середина / низ», не больше 3, 5 и 5 карт, пустой ряд — чёрточка
place-unknown = каждую карту нужно назвать
place-twice = карта названа дважды
place-no-street = в этой игре нет улицы, где сдано карт: { $given }, а в рядах лежит: { $lying }
place-short = игрокам ещё придёт карт: { $wanted }, а в колоде осталось только { $left }
place-rival = ни на одной улице в рядах соперника не лежит столько карт: { $lying }
coach-title = Раздача { $place }
coach-street = { $name }, улица { $street }: { $cards }
coach-best = { $rows }: лучше не нашлось
coach-laid = { $rows }: { $cost }
coach-better = лучше: { $rows }
coach-total = { $name }, всего потеряно: { $cost }
coach-no-deal = в { $file } нет раздачи открытого китайского покера
