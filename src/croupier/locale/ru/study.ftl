## Учебный набор: шансы, натсы, ауты и диапазоны. $count и $deals — числа, $error и $chance — проценты.

odds-pot = банк
odds-wins = выигрывает
odds-shares = делит
odds-counted = Сосчитаны все раздачи: { $deals }.
odds-sampled = Выборка: { $deals } раздач; с вероятностью 95 % истина не дальше { $error } % в каждую сторону.
odds-hands-sampled = Итоговые комбинации — по выборке: { $deals } раздач.
odds-takes = Точный подсчёт займёт около { $time }; Ctrl-C даст вместо него выборку.
study-takes = Это займёт около { $time }; Ctrl-C даст ответ, который есть к тому времени.
odds-years = { $count ->
    [one] { $count } года
    [few] { $count } лет
    [many] { $count } лет
   *[other] { $count } года
}
odds-days = { $count ->
    [one] { $count } дня
    [few] { $count } дней
    [many] { $count } дней
   *[other] { $count } дня
}
odds-hours = { $count ->
    [one] { $count } часа
    [few] { $count } часов
    [many] { $count } часов
   *[other] { $count } часа
}
odds-minutes = { $count ->
    [one] { $count } минуты
    [few] { $count } минут
    [many] { $count } минут
   *[other] { $count } минуты
}
odds-seconds = { $count ->
    [one] { $count } секунды
    [few] { $count } секунд
    [many] { $count } секунд
   *[other] { $count } секунды
}

## Почему на вопрос нельзя ответить, и где именно.

odds-where-hand = рука { $number }
odds-where-board = борд
odds-where-dead = мёртвые карты
odds-where-range = диапазон { $number }
odds-where-pot = банк
odds-where-stack = стек
odds-where-bets = ставки
odds-where-raises = рейзы
odds-where-after = после
odds-card-twice = { $card } названа дважды
odds-not-in-pack = { $card } нет в колоде этой игры
odds-players = игроков от 1 до { $most }, а не { $players }
odds-board = на борде не больше карт, чем { $most }, а не { $cards }
odds-boards = бордов здесь не больше { $most }, а не { $boards }
odds-one-board = улицы показываются для одного борда, на котором уже есть карты
odds-board-range = должно лежать карт от { $least } до { $most }, а не { $cards }
odds-no-board = в этой игре нет борда
odds-no-outs = аутам нужен борд из трёх карт, к которому ещё придут, а в этой игре такого нет
odds-no-such-half = в банке этой игры нет такой половины
odds-too-few-cards = нужно карт: { $needed }, а есть { $cards }
odds-too-many-cards = в руке здесь не больше карт, чем { $most }, а не { $cards }
odds-no-card = нет карты на месте { $place } в «{ $text }»: карта — это ранг из 23456789TJQKA и масть из cdhs
odds-unknown-card = здесь должна быть известна каждая карта
odds-no-range = ни карт, ни диапазона на месте { $place }: «{ $part }»
odds-no-weight = нет веса от 0 до 1 на месте { $place }: «{ $part }»
odds-empty-range = в этом диапазоне нет рук
odds-range-is-seen = в этом диапазоне не осталось рук: его карты уже видны или их нет в колоде этой игры
odds-ranges-collide = этим рукам нужны одни и те же карты: раздачи со всеми ними не нашлось
odds-no-such-game = нет такой игры: «{ $game }»; перечень даёт `croupier variants`
odds-game-of-draws = в этой игре карты меняют, поэтому до обмена шансов нет
odds-river-board = на ривере лежит пять карт, а не { $cards }
odds-no-size = нет размера ставки на месте { $place }: «{ $part }»; размеры — это 50%, 0.5 или all-in
odds-no-amount = сумма больше 0 и меньше миллиона миллионов
odds-large-tree = в дереве этих ставок больше мест, чем { $most }; меньше размеров или рейзов — меньше дерево
odds-line-is-over = после этого никто не решает
odds-no-choice = выбор { $number }: здесь нет «{ $part }», есть только { $choices }

## Лучшие руки на борде, карты, которые помогают, содержимое диапазона.

nuts-more = и ещё { $count }
nuts-none = На этом борде ни одна рука не подходит под условие.
outs-now = Сейчас: { $hand }.
outs-count = Помогают карты: { $count } из { $unseen }, { $chance } %.
range-holds = Рук: { $count }, { $share } % от всех.

## Когда идти олл-ин или отвечать, вдвоём; и чего стоят турнирные фишки.

pushfold-push = На малом блайнде идти олл-ин с { $share } %:
pushfold-call = На большом блайнде отвечать с { $share } %:
pushfold-value = Малый блайнд выигрывает { $value } больших блайндов за раздачу; лучшая игра против этого даёт не больше { $error } тысячных.
pushfold-who = место
pushfold-behind = после
pushfold-hands = руки
pushfold-stack = стек
pushfold-wins = выигрывает
pushfold-gain = мог бы добавить
pushfold-nobody = никого
pushfold-seat = место { $number }
pushfold-seat-button = баттон
pushfold-seat-small = малый блайнд
pushfold-seat-big = большой блайнд
pushfold-chips = В больших блайндах за раздачу. «Мог бы добавить» — сколько место выиграло бы сверх этого, играя иначе там, где решает.
pushfold-prizes = В призовых деньгах, по ICM. «Мог бы добавить» — сколько место выиграло бы сверх этого, играя иначе там, где решает.
pushfold-left-out = Вместе в олл-ине не больше игроков, чем { $most }; доли троих — из выборки, бордов на каждые три вида рук: { $boards }. См. docs/tournament-numbers.md.
icm-no-seats = мест от 2 до { $most }, а не { $seats }
icm-no-ante = анте не бывает отрицательным
icm-no-stack = стек { $number }: стек не меньше блайнда с анте и не больше миллиона больших блайндов
icm-chips = фишки
icm-icm = ICM
icm-chop = по фишкам
icm-players = игроков
icm-bounties = баунти
icm-together = вместе
icm-error = 95 %
icm-sampled = Выборка: порядков финиша { $samples }; с вероятностью 95 % истина в пределах ± от каждой стоимости.
icm-bounties-model = Баунти: кто выбывает, достаётся кому-то из тех, кто ещё играет, по доле фишек; победитель оставляет себе своё.
icm-no-bounties = баунти столько, сколько игроков, или одно на всех: игроков { $players }, баунти { $bounties }
icm-no-bounty = баунти — это неотрицательное число
icm-no-bounty-of-nobody = у кого нет фишек, у того нет баунти
icm-no-progressive = прогрессивная часть — от 0 до 1
icm-no-chop = у каждого, кто остался, есть приз для дележа: игроков { $players }, призов { $prizes }
icm-no-left = на игру оставляют не больше, чем разница между первым и вторым призом
icm-no-unit = призы не делятся на целые единицы такого размера
icm-no-blinds = блайнды — это два неотрицательных числа, большой не меньше: 100/200
icm-no-amount = сумма, если она не 0, — от 10⁻⁹ до 10¹⁵
icm-no-samples = нужна хотя бы одна выборка, а точность не отрицательна
chop-left = На игру остаётся { $left }, их забирает победитель.
stacks-chips = фишки
stacks-big-blinds = больших блайндов
stacks-m = M
stacks-zone = M десяти
stacks-effective = эффективный
stacks-average = от среднего
icm-no-players = игроков не больше, чем { $most }, а не { $players }
icm-no-stacks = стек не бывает отрицательным, и у кого-то есть фишки
icm-no-prizes = приз — это неотрицательное число, и наибольший стоит первым: 50,30,20

## Ривер для двоих: как оба играют лучше всего. $pot, $first и $second — фишки, $error — проценты.

river-values = Из банка { $pot } первый игрок выигрывает в среднем { $first }, второй — { $second }.
river-off = Лучшие ответы дают не больше { $error } % банка; раундов обучения: { $rounds }.
river-decides-0 = Решает первый игрок:
river-decides-1 = Решает второй игрок:
river-wins = выигрывает
