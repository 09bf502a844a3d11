# Що каже в терміналі `croupier play`. Суми — числа; $chips і $hands приходять готовим текстом, $seen — карти.

## Що можна надрукувати: показують перше слово, зрозумілі всі.

typed-fold = ф фолд пас
typed-check = ч чек
typed-call = к кол
typed-bet = б бет ставка
typed-raise = р рейз
typed-all_in = о олін ол-ін
typed-bring_in = і брінг брінг-ін
typed-discard = з заміна обмін скинути
typed-pat = д досить
typed-run = скільки
typed-show = п показ показати
typed-muck = м мак сховати
typed-help = ? допомога
typed-table = стіл
typed-explain = чому пояснити
typed-buy = докупити
typed-choose = гра
typed-quit = в вихід вийти
typed-min = мін
typed-max = макс
typed-pot = банк
typed-half = пів

## Вечір

play-guest = Гість
play-own-table = Мій стіл
play-welcome = Друкуйте слово та Enter. { $help } — що можна зробити й чому, { $quit } — вийти.
play-next = Enter — наступна роздача, { $quit } — вийти.
play-broke = Фішок не лишилося. Enter — купити { $chips } і грати далі, { $quit } — вийти.
play-choose = Ви обираєте наступну гру: { $word } і її номер. Якщо нічого не обрати, гра лишається.
play-parting = Ви встаєте з-за столу, у вас { $chips }. Підсумок за { $hands }: { $change }.
count-hands = { $count ->
    [one] { $count } роздачу
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
}

## Роздача

play-hand = Роздача { $number }. Баттон: { $name }.
play-hand-no-button = Роздача { $number }.
play-stack = { $name } { $chips }
play-change = { $name } { $change }
play-your-turn = Ваш хід.
play-board = Борд: { $seen }
play-hold = Ваші карти: { $seen }
play-hold-hand = Ваші карти: { $seen } ({ $hand })
play-pot = Банк { $pot }, кол { $call }, у вас { $stack }.
play-pot-free = Банк { $pot }, доплачувати не треба, у вас { $stack }.
play-may-fold = { $word } — фолд
play-may-check = { $word } — чек
play-may-call = { $word } — кол { $amount }
play-may-bet = { $word } і сума — бет від { $least } до { $most }
play-may-bet-one = { $word } — бет { $to }
play-may-raise = { $word } і сума — рейз до { $least }…{ $most }
play-may-raise-one = { $word } — рейз до { $to }
play-may-all_in = { $word } — ол-ін { $amount }
play-may-bring_in = { $word } — брінг-ін { $amount }
play-may-discard = { $word } і номери карт — скинути не більш як { $most }
play-may-discard-exact = { $word } і номери карт — скинути рівно { $most }
play-may-pat = { $word } — не міняти
play-may-run = число від 1 до { $most } — скільки разів роздати борд
play-may-show = { $word } — показати
play-may-muck = { $word } — сховати
play-may-help = { $word } — чому
play-always = Завжди: { $table } — хто де сидить, { $explain } — ця роздача з правилами, { $buy } — докупити фішок, { $quit } — вийти.
play-seat-plain = Місце { $seat }, { $name }: { $chips }
play-seat-button = Місце { $seat }, { $name }: { $chips }, баттон
play-seat-turn = Місце { $seat }, { $name }: { $chips }, хід
play-seat-away = Місце { $seat }, { $name }: { $chips }, на паузі
play-no-hand = Ще нічого не роздано.

## Чого не можна

play-not-understood = «{ $typed }» — незрозуміло. ? підкаже, що можна зробити.
play-not-now = Зараз не ваш хід.
play-how-much = Скільки? Наприклад, { $word } { $to }.
play-no-number = «{ $typed }» — не сума.
play-no-all-in = Тут ол-ін неможливий.
play-which-cards = Які карти? Наприклад, { $word } 1 3.
play-no-card = Карти «{ $typed }» у вас немає.
play-which-game = Яка гра? Номер від 1 до { $most }.
play-how-often = Скільки разів? Від 1 до { $most }.
play-too-early = Надруковане до вашого ходу забуто.
play-refused = Відмовлено ({ $code }).
play-no-game = Гри «{ $game }» немає; список покаже `croupier variants`.
play-no-structure = У цю гру не грають зі структурою «{ $structure }»; можливі: { $known }.
play-no-stakes = «{ $stakes }» — не ставки; пишіть, наприклад, 5/10.
play-no-bot = Бота «{ $kind }» немає; є { $known }.
play-alone = Для гри потрібні двоє: покличте хоча б одного бота.
play-no-room = За адресою { $link } кімнати немає: { $why }

## Where cards go in open-face Chinese, and what a placement has cost: $rows and $cards are names of cards, $cost is points.

place-given = Карти: { $cards }
place-proved = Доведено: жодна розкладка не варта більше (роялті, лінії, повторний Фентезіленд).
place-not-proved = Зупинено до доведення: може бути й краща розкладка.
place-looks = Зупинено, перш ніж щось перевірено: так це виглядає на перший погляд.
place-deals = Очки за роздачу разом із вартістю Фентезіленду, за { $deals ->
    [one] { $deals } роздачею
    [few] { $deals } роздачами
    [many] { $deals } роздачами
   *[other] { $deals } роздачі
}.
place-no-game = такої гри немає; є { $games }
place-at-once-empty = тринадцять і більше карт розкладають одразу, на порожні ряди
place-too-many = одразу розкладають щонайбільше { $most } карт
place-rows = ряди пишуть так: «верх / середина / низ», щонайбільше 3, 5 і 5 карт, порожній ряд — риска
place-unknown = кожну карту треба назвати
place-twice = карту названо двічі
place-no-street = у цій грі немає вулиці, де здано карт: { $given }, а в рядах лежить: { $lying }
place-short = гравцям ще прийде карт: { $wanted }, а в колоді лишилося тільки { $left }
place-rival = на жодній вулиці в рядах суперника не лежить стільки карт: { $lying }
coach-title = Роздача { $place }
coach-street = { $name }, вулиця { $street }: { $cards }
coach-best = { $rows }: кращого не знайдено
coach-laid = { $rows }: { $cost }
coach-better = краще: { $rows }
coach-total = { $name }, усього втрачено: { $cost }
coach-no-deal = у { $file } немає роздачі відкритого китайського покеру
