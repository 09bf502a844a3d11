# Какво казва в терминала `croupier play`. Сумите са числа; $chips и $hands идват като готов текст, $seen са карти.

## Какво може да се напише: показва се първата дума, разбират се всички.

typed-fold = ф фолд отказ пас
typed-check = ч чек
typed-call = п кол плащам
typed-bet = з залог залагам
typed-raise = в вдигане вдигам рейз
typed-all_in = о олин ол-ин
typed-bring_in = б бринг бринг-ин
typed-discard = и изчистване смяна
typed-pat = н наред стига
typed-run = колко
typed-show = к показване покажи
typed-muck = с скриване скрий
typed-help = ? помощ
typed-table = маса
typed-explain = защо обясни
typed-buy = докупи
typed-choose = игра
typed-quit = край изход
typed-min = мин
typed-max = макс
typed-pot = пот
typed-half = половин

## Вечерта

play-guest = Гост
play-own-table = Моята маса
play-welcome = Напишете дума и Enter. { $help } казва какво можете и защо, { $quit } — излизане.
play-next = Enter — следващата ръка, { $quit } — излизане.
play-broke = Нямате повече чипове. Enter — купувате { $chips } и играете нататък, { $quit } — излизане.
play-choose = Вие избирате следващата игра: { $word } и номера ѝ. Ако не изберете нищо, играта остава.
play-parting = Ставате от масата с { $chips }. Резултат за { $hands }: { $change }.
count-hands = { $count ->
    [one] { $count } ръка
   *[other] { $count } ръце
}

## Ръка

play-hand = Ръка { $number }. Бутон: { $name }.
play-hand-no-button = Ръка { $number }.
play-stack = { $name } { $chips }
play-change = { $name } { $change }
play-your-turn = Вие сте на ход.
play-board = Борд: { $seen }
play-hold = Вашите карти: { $seen }
play-hold-hand = Вашите карти: { $seen } ({ $hand })
play-pot = Пот { $pot }, за плащане { $call }, имате { $stack }.
play-pot-free = Пот { $pot }, няма нищо за плащане, имате { $stack }.
play-may-fold = { $word } — отказване
play-may-check = { $word } — чек
play-may-call = { $word } — плащане { $amount }
play-may-bet = { $word } и сума — залог от { $least } до { $most }
play-may-bet-one = { $word } — залог { $to }
play-may-raise = { $word } и сума — вдигане до { $least }…{ $most }
play-may-raise-one = { $word } — вдигане до { $to }
play-may-all_in = { $word } — ол-ин { $amount }
play-may-bring_in = { $word } — бринг-ин { $amount }
play-may-discard = { $word } и номерата на картите — изчистване на най-много { $most }
play-may-discard-exact = { $word } и номерата на картите — изчистване на точно { $most }
play-may-pat = { $word } — без смяна
play-may-run = число от 1 до { $most } — колко пъти да се раздаде бордът
play-may-show = { $word } — показване
play-may-muck = { $word } — скриване
play-may-help = { $word } — защо
play-always = Винаги: { $table } — кой къде седи, { $explain } — тази ръка с правилата, { $buy } — още чипове, { $quit } — излизане.
play-seat-plain = Място { $seat }, { $name }: { $chips }
play-seat-button = Място { $seat }, { $name }: { $chips }, бутон
play-seat-turn = Място { $seat }, { $name }: { $chips }, на ход
play-seat-away = Място { $seat }, { $name }: { $chips }, в почивка
play-no-hand = Още нищо не е раздадено.

## Какво не може

play-not-understood = „{ $typed }“ не значи нищо тук. ? казва какво можете да направите.
play-not-now = Не сте на ход.
play-how-much = Колко? Например { $word } { $to }.
play-no-number = „{ $typed }“ не е сума.
play-no-all-in = Тук не може да се играе ол-ин.
play-which-cards = Кои карти? Например { $word } 1 3.
play-no-card = Нямате карта „{ $typed }“.
play-which-game = Коя игра? Номер от 1 до { $most }.
play-how-often = Колко пъти? От 1 до { $most }.
play-too-early = Написаното преди вашия ход е забравено.
play-refused = Отказано ({ $code }).
play-no-game = Няма игра „{ $game }“; списъкът е в `croupier variants`.
play-no-structure = Тази игра не се играе с „{ $structure }“; може с: { $known }.
play-no-stakes = „{ $stakes }“ не са залози; пишете например 5/10.
play-no-bot = Няма бот „{ $kind }“; има { $known }.
play-alone = Играе се поне от двама: поканете поне един бот.
play-no-room = На адрес { $link } няма стая: { $why }

## Where cards go in open-face Chinese, and what a placement has cost: $rows and $cards are names of cards, $cost is points.

place-given = Карти: { $cards }
place-proved = Доказано: няма подредба, която струва повече (роялти, линии, оставане във Фентъзиленд).
place-not-proved = Спряно преди доказателството: може да има и по-добра подредба.
place-looks = Спряно, преди да е изпробвано нещо: така изглежда на пръв поглед.
place-deals = Точки на раздаване заедно със стойността на Фентъзиленд, по { $deals ->
    [one] { $deals } раздаване
   *[other] { $deals } раздавания
}.
place-no-game = няма такава игра; има { $games }
place-at-once-empty = тринайсет и повече карти се подреждат наведнъж, върху празни редове
place-too-many = наведнъж се подреждат най-много { $most } карти
place-rows = редовете се пишат „горе / среда / долу“, най-много с 3, 5 и 5 карти, празният ред е тире
place-unknown = всяка карта трябва да се назове
place-twice = една карта е назована два пъти
place-no-street = в тази игра няма улица с раздадени карти: { $given }, и карти в редовете: { $lying }
place-short = на играчите предстоят още { $wanted } карти, а в тестето са останали само { $left }
place-rival = на никоя улица противникът няма толкова карти в редовете: { $lying }
coach-title = Раздаването от { $place }
coach-street = { $name }, улица { $street }: { $cards }
coach-best = { $rows }: по-добро не се намери
coach-laid = { $rows }: { $cost }
coach-better = по-добре: { $rows }
coach-total = { $name }, загубено общо: { $cost }
coach-no-deal = в { $file } няма раздаване на отворен китайски покер
