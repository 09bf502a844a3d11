## Учебният набор: шансове, натс, аутове и диапазони. $count и $deals са числа, $error и $chance са проценти.

odds-pot = пот
odds-wins = печели
odds-shares = дели
odds-counted = Преброени са всички раздавания: { $deals }.
odds-sampled = Извадка: { $deals } раздавания; с вероятност 95 % истината е до { $error } % във всяка посока.
odds-hands-sampled = Крайните комбинации са от извадка: { $deals } раздавания.
odds-takes = Точното броене ще отнеме около { $time }; Ctrl-C дава вместо него извадка.
study-takes = Това ще отнеме около { $time }; Ctrl-C дава отговора дотогава.
odds-years = { $count ->
    [one] { $count } година
   *[other] { $count } години
}
odds-days = { $count ->
    [one] { $count } ден
   *[other] { $count } дни
}
odds-hours = { $count ->
    [one] { $count } час
   *[other] { $count } часа
}
odds-minutes = { $count ->
    [one] { $count } минута
   *[other] { $count } минути
}
odds-seconds = { $count ->
    [one] { $count } секунда
   *[other] { $count } секунди
}

## Защо на въпроса не може да се отговори и къде точно.

odds-where-hand = ръка { $number }
odds-where-board = борд
odds-where-dead = мъртви карти
odds-where-range = диапазон { $number }
odds-where-pot = пот
odds-where-stack = стек
odds-where-bets = залози
odds-where-raises = рейзове
odds-where-after = след
odds-card-twice = { $card } е посочена два пъти
odds-not-in-pack = { $card } я няма в тестето на тази игра
odds-players = играчите са от 1 до { $most }, а не { $players }
odds-board = на борда има най-много { $most } карти, а не { $cards }
odds-boards = тук има най-много { $most } борда, а не { $boards }
odds-one-board = улиците се показват за един борд, на който вече има карти
odds-board-range = трябва да лежат от { $least } до { $most } карти, а не { $cards }
odds-no-board = в тази игра няма борд
odds-no-outs = за аутовете трябва борд от три карти, на който ще дойдат още, а в тази игра няма такъв
odds-no-such-half = потът на тази игра няма такава половина
odds-too-few-cards = нужни са { $needed } карти, а има { $cards }
odds-too-many-cards = тук ръката има най-много { $most } карти, а не { $cards }
odds-no-card = няма карта на място { $place } в „{ $text }“: картата е ранг от 23456789TJQKA и боя от cdhs
odds-unknown-card = тук всяка карта трябва да е известна
odds-no-range = нито карти, нито диапазон на място { $place }: „{ $part }“
odds-no-weight = няма тегло от 0 до 1 на място { $place }: „{ $part }“
odds-empty-range = в този диапазон няма ръце
odds-range-is-seen = в този диапазон не остана ръка: картите му вече се виждат или ги няма в тестето на тази игра
odds-ranges-collide = тези ръце искат едни и същи карти: не се намери раздаване с всички тях
odds-no-such-game = няма такава игра: „{ $game }“; списъкът е в `croupier variants`
odds-game-of-draws = в тази игра картите се сменят, затова преди смяната няма шансове
odds-river-board = на ривъра лежат пет карти, а не { $cards }
odds-no-size = няма размер на залог на място { $place }: „{ $part }“; размерите са 50%, 0.5 или all-in
odds-no-amount = сумата е повече от 0 и по-малко от милион милиона
odds-large-tree = дървото на тези залози има над { $most } места; с по-малко размери или рейзове е по-малко
odds-line-is-over = след това никой не решава
odds-no-choice = избор { $number }: тук няма „{ $part }“, а само { $choices }

## Най-добрите ръце на борда, картите, които помагат, какво има в диапазона.

nuts-more = и още { $count }
nuts-none = На този борд няма ръка, която отговаря на условието.
outs-now = Сега: { $hand }.
outs-count = Помагат { $count } от { $unseen } карти: { $chance } %.
range-holds = { $count } ръце, { $share } % от всички.

## Кога се отива ол-ин или се плаща, двама играчи; и колко струват турнирните чипове.

pushfold-push = На малкия блинд отиди ол-ин с { $share } %:
pushfold-call = На големия блинд плащай с { $share } %:
pushfold-value = Малкият блинд печели { $value } големи блинда на ръка; най-добрата игра срещу това дава най-много { $error } хилядни.
pushfold-who = място
pushfold-behind = след
pushfold-hands = ръце
pushfold-stack = стек
pushfold-wins = печели
pushfold-gain = би добавил
pushfold-nobody = никого
pushfold-seat = място { $number }
pushfold-seat-button = бутон
pushfold-seat-small = малък блинд
pushfold-seat-big = голям блинд
pushfold-chips = В големи блинда на ръка. „Би добавил“ е колко повече би спечелило мястото, ако играе иначе там, където решава.
pushfold-prizes = В наградни пари, по ICM. „Би добавил“ е колко повече би спечелило мястото, ако играе иначе там, където решава.
pushfold-left-out = Заедно ол-ин са най-много { $most }; дяловете на трима са от { $boards } борда за всеки три вида ръце. Вж. docs/tournament-numbers.md.
icm-no-seats = местата са от 2 до { $most }, а не { $seats }
icm-no-ante = антето не е отрицателно
icm-no-stack = стек { $number }: стекът е от блинда с анте до милион големи блинда
icm-chips = чипове
icm-icm = ICM
icm-chop = по чипове
icm-players = играчи
icm-bounties = баунти
icm-together = общо
icm-error = 95 %
icm-sampled = Извадка: { $samples } реда на класиране; с вероятност 95 % истината е до ± от всяка стойност.
icm-bounties-model = Баунти: който отпада, се пада на някого от още играещите според дела му от чиповете; победителят запазва своето.
icm-no-bounties = толкова баунтита, колкото са играчите, или едно за всички: { $players } играчи, { $bounties } баунтита
icm-no-bounty = баунтито е неотрицателно число
icm-no-bounty-of-nobody = който няма чипове, няма баунти
icm-no-progressive = прогресивната част е от 0 до 1
icm-no-chop = всеки останал има награда за делене: { $players } играчи, { $prizes } награди
icm-no-left = за игра се оставя най-много разликата между първата и втората награда
icm-no-unit = наградите не са в цели единици от този размер
icm-no-blinds = блиндовете са две неотрицателни числа, големият е не по-малък: 100/200
icm-no-amount = сумата, ако не е 0, е от 10⁻⁹ до 10¹⁵
icm-no-samples = нужна е поне една извадка, а точността не е отрицателна
chop-left = За игра остават { $left }, за крайния победител.
stacks-chips = чипове
stacks-big-blinds = големи блинда
stacks-m = M
stacks-zone = M на десет
stacks-effective = ефективен
stacks-average = от средния
icm-no-players = играчите са най-много { $most }, а не { $players }
icm-no-stacks = стекът не е отрицателен и някой има чипове
icm-no-prizes = наградата е неотрицателно число и най-голямата стои първа: 50,30,20

## Ривърът на двама играчи: как и двамата го играят най-добре. $pot, $first и $second са чипове, $error са проценти.

river-values = От пота { $pot } първият играч печели средно { $first }, вторият — { $second }.
river-off = Най-добрите отговори дават най-много { $error } % от пота след { $rounds } рунда учене.
river-decides-0 = Решава първият играч:
river-decides-1 = Решава вторият играч:
river-wins = печели
