## Навчальний набір: шанси, натси, аути й діапазони. $count і $deals — числа, $error і $chance — відсотки.

odds-pot = банк
odds-wins = виграє
odds-shares = ділить
odds-counted = Пораховано всі роздачі: { $deals }.
odds-sampled = Вибірка: { $deals } роздач; з імовірністю 95 % істина не далі ніж { $error } % у кожен бік.
odds-hands-sampled = Підсумкові комбінації — з вибірки: { $deals } роздач.
odds-takes = Точний підрахунок триватиме приблизно { $time }; Ctrl-C дасть натомість вибірку.
study-takes = Це триватиме приблизно { $time }; Ctrl-C дасть відповідь, яка є на той час.
odds-years = { $count ->
    [one] { $count } рік
    [few] { $count } роки
    [many] { $count } років
   *[other] { $count } року
}
odds-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
odds-hours = { $count ->
    [one] { $count } годину
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
odds-minutes = { $count ->
    [one] { $count } хвилину
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
odds-seconds = { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}

## Чому на запитання не можна відповісти, і де саме.

odds-where-hand = рука { $number }
odds-where-board = борд
odds-where-dead = мертві карти
odds-where-range = діапазон { $number }
odds-where-pot = банк
odds-where-stack = стек
odds-where-bets = ставки
odds-where-raises = рейзи
odds-where-after = після
odds-card-twice = { $card } названо двічі
odds-not-in-pack = { $card } немає в колоді цієї гри
odds-players = гравців від 1 до { $most }, а не { $players }
odds-board = на борді щонайбільше карт: { $most }, а не { $cards }
odds-boards = бордів тут щонайбільше { $most }, а не { $boards }
odds-one-board = вулиці показуються для одного борду, на якому вже є карти
odds-board-range = має лежати карт від { $least } до { $most }, а не { $cards }
odds-no-board = у цій грі немає борду
odds-no-outs = аутам потрібен борд із трьох карт, до якого ще прийдуть, а в цій грі такого немає
odds-no-such-half = у банку цієї гри немає такої половини
odds-too-few-cards = потрібно карт: { $needed }, а є { $cards }
odds-too-many-cards = у руці тут щонайбільше карт: { $most }, а не { $cards }
odds-no-card = немає карти на місці { $place } у «{ $text }»: карта — це ранг із 23456789TJQKA та масть із cdhs
odds-unknown-card = тут має бути відома кожна карта
odds-no-range = ні карт, ні діапазону на місці { $place }: «{ $part }»
odds-no-weight = немає ваги від 0 до 1 на місці { $place }: «{ $part }»
odds-empty-range = у цьому діапазоні немає рук
odds-range-is-seen = у цьому діапазоні не лишилося рук: його карти вже видно або їх немає в колоді цієї гри
odds-ranges-collide = цим рукам потрібні ті самі карти: роздачі з усіма ними не знайдено
odds-no-such-game = немає такої гри: «{ $game }»; перелік дає `croupier variants`
odds-game-of-draws = у цій грі карти міняють, тож до обміну шансів немає
odds-river-board = на рівері лежить п’ять карт, а не { $cards }
odds-no-size = немає розміру ставки на місці { $place }: «{ $part }»; розміри — це 50%, 0.5 або all-in
odds-no-amount = сума більша за 0 і менша за мільйон мільйонів
odds-large-tree = у дереві цих ставок понад { $most } місць; менше розмірів чи рейзів — менше дерево
odds-line-is-over = після цього ніхто не вирішує
odds-no-choice = вибір { $number }: тут немає «{ $part }», є лише { $choices }

## Найкращі руки на борді, карти, що допомагають, вміст діапазону.

nuts-more = і ще { $count }
nuts-none = На цьому борді жодна рука не відповідає умові.
outs-now = Зараз: { $hand }.
outs-count = Допомагають карти: { $count } з { $unseen }, { $chance } %.
range-holds = Рук: { $count }, { $share } % від усіх.

## Коли йти ол-ін або відповідати, удвох; і чого варті турнірні фішки.

pushfold-push = На малому блайнді йти ол-ін із { $share } %:
pushfold-call = На великому блайнді відповідати з { $share } %:
pushfold-value = Малий блайнд виграє { $value } великих блайндів за роздачу; найкраща гра проти цього дає щонайбільше { $error } тисячних.
pushfold-who = місце
pushfold-behind = після
pushfold-hands = руки
pushfold-stack = стек
pushfold-wins = виграє
pushfold-gain = міг би додати
pushfold-nobody = нікого
pushfold-seat = місце { $number }
pushfold-seat-button = баттон
pushfold-seat-small = малий блайнд
pushfold-seat-big = великий блайнд
pushfold-chips = У великих блайндах за роздачу. «Міг би додати» — скільки місце виграло б понад це, граючи інакше там, де вирішує.
pushfold-prizes = У призових грошах, за ICM. «Міг би додати» — скільки місце виграло б понад це, граючи інакше там, де вирішує.
pushfold-left-out = Разом в ол-іні щонайбільше гравців: { $most }; частки трьох — з вибірки, бордів на кожні три види рук: { $boards }. Див. docs/tournament-numbers.md.
icm-no-seats = місць від 2 до { $most }, а не { $seats }
icm-no-ante = анте не буває від’ємним
icm-no-stack = стек { $number }: стек не менший за блайнд з анте і не більший за мільйон великих блайндів
icm-chips = фішки
icm-icm = ICM
icm-chop = за фішками
icm-players = гравців
icm-bounties = баунті
icm-together = разом
icm-error = 95 %
icm-sampled = Вибірка: порядків фінішу { $samples }; з імовірністю 95 % істина в межах ± від кожної вартості.
icm-bounties-model = Баунті: хто вибуває, дістається комусь із тих, хто ще грає, за часткою фішок; переможець лишає собі своє.
icm-no-bounties = баунті стільки, скільки гравців, або одне на всіх: гравців { $players }, баунті { $bounties }
icm-no-bounty = баунті — це невід’ємне число
icm-no-bounty-of-nobody = у кого немає фішок, у того немає баунті
icm-no-progressive = прогресивна частина — від 0 до 1
icm-no-chop = кожен, хто лишився, має приз для поділу: гравців { $players }, призів { $prizes }
icm-no-left = на гру лишають щонайбільше різницю між першим і другим призом
icm-no-unit = призи не діляться на цілі одиниці такого розміру
icm-no-blinds = блайнди — це два невід’ємні числа, великий не менший: 100/200
icm-no-amount = сума, якщо вона не 0, — від 10⁻⁹ до 10¹⁵
icm-no-samples = потрібна хоча б одна вибірка, а точність не від’ємна
chop-left = На гру лишається { $left }, їх забирає переможець.
stacks-chips = фішки
stacks-big-blinds = великих блайндів
stacks-m = M
stacks-zone = M десятьох
stacks-effective = ефективний
stacks-average = від середнього
icm-no-players = гравців щонайбільше { $most }, а не { $players }
icm-no-stacks = стек не буває від’ємним, і хтось має фішки
icm-no-prizes = приз — це невід’ємне число, і найбільший стоїть перший: 50,30,20

## Рівер для двох: як обидва грають найкраще. $pot, $first і $second — фішки, $error — відсотки.

river-values = З банку { $pot } перший гравець виграє в середньому { $first }, другий — { $second }.
river-off = Найкращі відповіді дають щонайбільше { $error } % банку; раундів навчання: { $rounds }.
river-decides-0 = Вирішує перший гравець:
river-decides-1 = Вирішує другий гравець:
river-wins = виграє
