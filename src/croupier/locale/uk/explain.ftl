# Роздача, як її розповів би дилер, і чому все саме так (за книгою правил). Для `croupier hand --explain`.
# Суми — числа; $cards, $chips, $times тощо приходять готовим текстом; $who — гравці, $seen — карти.

## Лічба

count-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
count-chips = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}
count-odd = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}
count-times = { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}
count-boards = { $count ->
    [one] { $count } борд
    [few] { $count } борди
    [many] { $count } бордів
   *[other] { $count } борду
}
count-bets = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
    [many] { $count } ставок
   *[other] { $count } ставки
}
count-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}

## Що відбувається

told-title = Роздача { $number }: { $game }, { $players }.
told-blinds = Блайнди { $small } і { $big }.
told-limits = Ставки { $small } і { $big }.
told-ante-of = Анте { $amount }.
told-seat = Місце { $seat }, { $name }: { $chips }.
told-seat-button = Місце { $seat }, { $name }: { $chips }, баттон.
told-small_blind = { $name } ставить малий блайнд { $amount }.
told-big_blind = { $name } ставить великий блайнд { $amount }.
told-button_blind = { $name } ставить блайнд баттона { $amount }.
told-ante = { $name } ставить анте { $amount }.
told-table_ante = { $name } ставить анте за весь стіл, { $amount }.
told-dead = { $name } ставить { $amount } мертвими.
told-straddle = { $name } ставить страдл { $amount }.
told-post = { $name } ставить { $amount } за вхід у гру.
told-dealt = { $name } отримує { $seen }.
told-dealt-hidden = { $name } отримує закрито { $cards }.
told-dealt-up = { $name } отримує відкрито { $up }.
told-dealt-both = { $name } отримує закрито { $down } і відкрито { $up }.
told-board = { $street }: { $seen }.
told-board-of = { $street }, борд { $board }: { $seen }.
told-drew = { $name } скидає { $cards }: { $seen }.
told-drew-hidden = { $name } скидає { $cards }.
told-stood_pat = { $name } лишає всі свої карти.
told-brought_in = { $name } платить брінг-ін { $amount }.
told-folded = { $name } скидає карти.
told-checked = { $name } робить чек.
told-called = { $name } відповідає { $amount }.
told-called-all-in = { $name } відповідає { $amount } і йде в ол-ін.
told-bet = { $name } ставить { $to }.
told-bet-all-in = { $name } ставить { $to }, ол-ін.
told-raised = { $name } підвищує до { $to }.
told-raised-all-in = { $name } підвищує до { $to }, ол-ін.
told-returned = Без відповіді повертається { $amount }: { $name }.
told-gathered = У банку { $amount }.
told-agreed = { $name } погоджується відкрити решту борду { $times }.
told-refused_to_run = { $name } хоче відкрити решту борду один раз.
told-runs = Решту борду відкривають { $times }.
told-shown = { $name } показує { $seen }.
told-shown-hand = { $name } показує { $seen }: { $hand }.
told-mucked = { $name } ховає карти.
told-raked = Дім бере { $amount }.
told-won = { $name } виграє { $amount }.
told-won-pot = { $name } виграє { $amount }, { $pot }.
told-bounty = { $payer } платить премію { $amount }: { $name }.
told-rabbited = Карти, що мали б прийти: { $seen }.
told-over = Роздачу завершено.
told-final = { $name }: { $chips }, { $change }.
told-change = { $sign }{ $amount }
pot-name-only = банк
pot-name-main = основний банк
pot-name-side = побічний банк { $number }
list-and = { $rest } та { $last }
rule-tag = [{ $rule }]
low-of = { $hand } ({ $ranks })
turn-of = Хід: { $name }. { $why }
turn-nobody = { $why }
answer-yes = { $action }: можна. { $why }
answer-no = { $action }: не можна. { $why }
action-name-fold = Фолд
action-name-check = Чек
action-name-call = Кол
action-name-bet = Бет
action-name-raise = Рейз
action-name-bring_in = Брінг-ін
action-name-discard = Скинути карти
action-name-run = Відкрити борд кілька разів
action-name-show = Показати
action-name-muck = Сховати
action-name-rabbit = Подивитися наступні карти
refused-action = Відмовлено, рядок { $line }: { $action }. { $why }
told-differs = { $name }: у записі в кінці { $recorded }, за правилами { $decided }.
told-winnings-differ = { $name }: у записі виграно { $recorded }, за правилами { $decided }.

## Чому це так

why-heads_up = Удвох баттон ставить малий блайнд, у першому колі ходить першим, а далі останнім.
why-opens_left_of_blind = Торги відкриває гравець ліворуч від великого блайнда: { $who }.
why-opens_left_of_straddle = Торги відкриває гравець ліворуч від останнього страдлу: { $who }.
why-opens_left_of_button = Торги відкриває гравець ліворуч від баттона: { $who }.
why-opens_by_card = Хто відкриває торги, скажуть відкриті карти.
why-boards = Роздається { $boards }; кожен грає за свою частину банку.
why-bomb_pot = Бомб-пот: усі ставлять анте, а на першій вулиці не торгуються.
why-carried_in = У банку лежить { $amount } з минулої роздачі.
why-deck = Колоду перетасовано до роздачі, і її порядок не змінюється.
why-reshuffled = Колода закінчилася; скинуті карти повертаються, та ніхто не отримає щойно скинутих своїх.
why-ante = Анте платять усі ще до карт.
why-table_ante = Анте за всіх платить один гравець.
why-dead = Плата за пропущений блайнд; іде до банку і ставкою не є.
why-small_blind = Малий блайнд платить перший ліворуч від баттона.
why-big_blind = Великий блайнд — це ціна колу.
why-button_blind = У цій грі блайнд ставить лише баттон, і це ціна колу.
why-straddle = Страдл рівно вдвічі більший за попередній блайнд і стає ціною.
why-post = Живий пост за вхід; він рахується як ставка.
why-dead_money = { $amount } — мертві гроші: вони в основному банку й не входять до жодної ставки.
why-short_post = Стека не вистачає на { $due }: заходить { $amount }, ол-ін.
why-dealt_down = Кишенькові карти здають по одній за годинниковою стрілкою, зліва від баттона; їх бачить лише власник.
why-dealt_up = Відкриту карту бачать усі.
why-dealt_drawn = Нових карт стільки, скільки скинуто.
why-street = Наступна вулиця: на всіх { $cards }.
why-burned = Перед нею одну карту спалено.
why-run_out = Ставки зрівняно, фішки лишилися щонайбільше в одного: борд відкривають без торгів.
why-board_first = У цій грі перша карта борду відкривається до торгів.
why-common_card = Колоди не вистачає: остання карта спільна для всіх.
why-one_of_boards = Борд { $board }, усього бордів: { $boards }.
why-threw_away = У цій грі стільки карт треба скинути; інші їх не бачать.
why-drew = Карти міняють по черзі, зліва від баттона.
why-stood_pat = Міняти карти не обов’язково.
why-lowest_card = Відкриває найменша відкрита карта: { $seen }.
why-highest_card = У грі на лоу відкриває найстарша відкрита карта: { $seen }.
why-folded = Поставлені фішки лишаються в банку; скинутих карт не показують.
why-folded_free = Чек був безкоштовний, але фолд дозволено.
why-folded_absent = Гравця немає: дім скидає його блайнд в ол-іні.
why-checked = Немає на що відповідати.
why-option = Блайнд { $price } ніхто не підвищив: його власник має право вибору, чек або рейз.
why-called = Разом за коло — ціна, { $to }.
why-called_short = До ціни { $price } бракує { $missing }; кол на менше завжди дозволено.
why-called_reach = Більше ніхто не зможе поставити, тож із ціни { $price } не треба платити { $missing }.
why-bet = Перша ставка в колі.
why-raised = Це на { $over } більше за ціну { $price }.
why-all_in = Весь стек у грі.
why-not_full = Ол-ін на { $over } понад ціну — менше за повний рейз { $step }.
why-half_counts = { $over } — щонайменше половина від { $size }: зараховується як повна.
why-not_reopened = Торги не відкриваються знову: хто вже ходив, може лише кол або фолд: { $who }.
why-reopened_together = Разом короткі ол-іни складають повний рейз і знову відкривають торги: { $who }.
why-pot_sized = Найбільше, що дозволяє банк: { $to }.
why-caps_the_round = Межі досягнуто: { $bets }.
why-next_raise = Наступний рейз — щонайменше до { $to }.
why-returned = За роздачу внесено { $top }, а в інших щонайбільше { $second }; різницю не виграють, і рейку з неї не беруть.
why-gathered = Коло завершено, ставки зібрано до банку.
why-pot = { $pot }: { $amount }; можуть виграти: { $who }.
why-pot-built = Складено: { $parts }.
part-of = { $name } { $amount }
part-folded = { $name } { $amount } (фолд)
part-dead = мертві гроші { $amount }
why-paid_into = { $who } вносить сюди { $amount }.
why-paid_and_folded = { $who } — фолд; { $amount } лишаються і дістануться іншим.
why-agreed = Потрібна згода всіх, хто лишився.
why-refused_to_run = Досить одного «ні»: борд відкривають один раз.
why-runs = Усі погодилися; кожен борд грає за рівну частину кожного банку.
why-shows_aggressor = Останню ставку або рейз робив гравець { $who }, він показує першим.
why-shows_first_left = На останній вулиці ніхто не ставив: першим показує гравець ліворуч від баттона, { $who }.
why-shows_side_pot = Першими показують гравці останнього побічного банку.
why-shows_next = Наступний у порядку показу.
why-turned_up = Ол-ін, торгів більше немає: усі відкривають карти.
why-shown_by_choice = Після роздачі показувати не обов’язково; це власний вибір.
why-shown_for_bounty = Хто виграв із найгіршою рукою, має показати її заради премії.
why-beaten = Рука програла, тож показувати її не треба.
why-beaten-by = Рука програє ({ $who }), тож показувати її не треба.
why-rake = { $percent } % від { $pot }, з округленням униз.
why-rake_capped = Межа на роздачу — { $maximum }.
why-last_one_left = Усі інші скинули карти; показувати нічого не треба.
why-only_one_can_win = Цей банк може виграти лише { $who }.
why-others_mucked = Інші сховали карти.
why-best_hand = Найкраща рука: { $seen }, { $hand }.
why-best_hand-unknown = Виграє найкраща рука.
why-split = Рівні руки ділять банк: { $who }. Масті не мають значення.
why-beats = Вона сильніша, ніж у гравця { $who }: { $seen }, { $hand }.
why-beats_inside = Комбінація така сама, але карти кращі, ніж у гравця { $who }: { $seen }, { $hand }.
why-half = Ця половина банку { $pot } — { $amount }.
why-nobody_qualifies = На другу половину руки немає ні в кого: усе йде сюди.
why-odd_to_first_half = На { $odd } більше: що не ділиться, йде до першої половини.
why-part_of_board = Борд { $board } грає за { $amount } із { $pot }.
why-odd_to_first_board = На { $odd } більше: що не ділиться, йде до ранішого борду.
why-odd_left_of_button = Неподільний залишок ({ $odd }) дістається першому переможцю ліворуч від баттона: { $who }.
why-odd_shortest_stack = Неподільний залишок ({ $odd }) дістається переможцю з найменшим стеком, { $stack }: { $who }.
why-odd_high_card = Неподільний залишок ({ $odd }) дістається найстаршій за мастю карті, { $seen }: { $who }.
why-bounty = Банк виграно самому із сімкою та двійкою: кожен з інших платить.
why-carried_over = { $amount } не ділиться й лишається на наступну роздачу.
why-over = Усі банки виплачено.
why-rabbit = Вони ні на що не впливають.

## Чий хід

why-hand_is_over = Роздачу завершено.
why-cards_come = Дилер здає наступні карти.
why-brings_in = Відкрити має ця карта: { $seen }.
why-best_showing = Відкривають найкращі відкриті карти: { $seen }.
why-first_left = Відкриває перший ліворуч від баттона, хто ще в роздачі.
why-next_in_turn = Наступний за годинниковою стрілкою.
why-price_rose = Відтоді ціна зросла з { $acted } до { $price }.
why-draws_next = Карти міняють по черзі, зліва від баттона.
why-throws_next = Карти скидають по черзі, зліва від баттона.
why-asked_to_run = Усі ставки зроблено: кожного питають, скільки разів відкрити решту борду.

## Що можна і скільки

why-may_fold = Так не платять { $call } за кол; поставлене лишається в банку.
why-may_fold_free = Дозволено, хоча чек безкоштовний.
why-may_check = Немає на що відповідати.
why-check_brings_in = Сплачує брінг-ін.
why-check_stands_pat = Лишає всі карти.
why-check_throws_last = Скидає останні отримані карти.
why-check_runs_once = Це «ні»: борд відкривають один раз.
why-may_call = Ще { $call } до ціни { $price }; { $bet } уже поставлено.
why-may_call-whole = { $call }, уся ціна.
why-may_call_short = { $call }, ол-ін: до ціни { $price } бракує { $missing }.
why-may_call_reach = { $call }: більше ніхто не зможе поставити, хоча ціна — { $price }.
why-least_bet = Ставка — щонайменше { $to }.
why-least_raise = Щонайменше до { $to }: ціна { $price } і останній повний рейз { $step }.
why-least_over_short = Щонайменше до { $to }: понад коротку ціну { $price } на повну ставку { $step }.
why-least_over_straddle = Щонайменше до { $to }: на страдл { $step } понад ціну { $price }.
why-least_double = Щонайменше до { $to }: удвічі більше за ціну { $price }.
why-least_limit = Щонайменше до { $to }: на ліміт столу { $limit } понад ціну { $price }.
why-least_all_in = Лише ол-ін на { $to }; менше за повний розмір можна тільки в ол-іні.
why-most_stack = Найбільше — весь стек: { $stack }.
why-most_pot = Щонайбільше до { $to }: ціна { $price } і банк після колу: { $pot } та { $call }.
why-most_pot_before_call = Щонайбільше до { $to }: ціна { $price } і банк { $pot }.
why-pot_too_small = Рівно { $to }: банк { $pot } менший за найменшу ставку.
why-most_spread = Щонайбільше до { $to }: на { $size } понад ціну { $price }.
why-fixed_size = Рівно до { $to }: ліміт цієї вулиці — { $size }.
why-completes = Рівно до { $to }: наступне ціле кратне { $size } понад ціну { $price }.
why-two_sizes = До { $to } або до { $maximum }: хтось показує пару.
why-pair_size = Рівно до { $to }: через відкриту пару вже зроблено велику ставку { $size }.
why-completes_bring_in = До { $to }: повна ставка замість брінг-іну.
why-short_of_reopening = З ходу гравця при ціні { $acted } вона зросла на { $over }; треба було б { $needed }.
why-single_reopening = З ходу гравця при ціні { $acted } вона зросла на { $over }, але жодного повного рейзу не було.
why-under_half = З ходу гравця при ціні { $acted } вона зросла на { $over }: менше за пів ставки.
why-bets_of_round = У цьому колі вже { $bets }; межа — { $cap }.
why-may_bring_in = { $amount }, через карту { $seen }.
why-may_draw = Обміняти можна від { $least } до { $most } карт.
why-must_throw = Скинути треба рівно { $most }.
why-may_run = Щонайбільше { $most }.
why-may_show = Усі свої карти разом.
why-may_muck = Рука програла, показувати її не треба.
why-may_show_after = Дозволено, але не обов’язково.
why-may_look = Карти, що прийшли б далі, без жодного впливу.
why-ties_or_wins = Рука ділить або виграє банк, тож її треба показати.
why-house_shows_all = У цьому домі показують усі.

## У чому відмовлено

why-not_your_turn = Зараз хід іншого гравця.
why-hand_over = Роздачу завершено.
why-cannot_check = Є ставка: кол коштує { $call }.
why-cannot_fold = Чек безкоштовний, і в цьому домі його беруть.
why-nothing_to_call = Немає на що відповідати.
why-bet_exists = Ставка вже є; її можна підвищити.
why-nothing_to_raise = Немає ставки, яку можна підвищити.
why-exceeds_stack = Стек не дозволяє більше ніж { $stack }.
why-not_a_raise = Рейз до { $to } не вищий за ціну { $price }.
why-nobody_can_call = Ніхто з суперників не зміг би поставити більше за { $price }.
why-betting_closed = Відколи гравець ходив, повного рейзу не було: лише кол або фолд.
why-cap_reached = У цьому колі ставок досягнуто межі.
why-below_minimum = { $to } — менше за найменше, { $minimum }.
why-above_maximum = { $to } — більше за найбільше, { $maximum }.
why-wrong_size = { $to } — не той розмір, що в цьому ліміті: { $size }.
why-not_at_showdown = Карти показують на розкритті.
why-must_show = Хто показує першим, показує всі карти.
why-not_your_cards = Цих карт у руці немає.
why-already_shown = Карти вже відкрито.
why-no_such_player = Такого гравця в цій роздачі немає.
why-must_bring_in = Спершу брінг-ін { $amount } або повна ставка.
why-no_bring_in = Брінг-ін тут не платять.
why-must_discard = Спершу треба вибрати карти: від { $least } до { $most }.
why-nothing_to_discard = Зараз карти не скидають.
why-wrong_discard = Скинути можна від { $least } до { $most } карт, а не { $cards }.
why-must_agree = Спершу відповідь, скільки разів відкрити борд: щонайбільше { $most }.
why-nothing_to_run = Ніхто не питає, скільки разів відкрити борд.
why-wrong_runs = Борд відкривають щонайбільше { $most }.
why-no_rabbit = Дивитися немає на що.
why-cards_due = Спершу дилер має дати { $cards }.
why-betting_not_over = Коло торгів не завершено.
why-draw_not_over = Обмін карт не завершено.
why-up_card_unknown = Відкрита карта має бути відомою.
why-too_many_cards = { $cards } — забагато: на цю вулицю треба { $due }.

## Відкритий китайський покер: що відбувається

game-ofc = Відкритий китайський покер, ананас
game-ofc_progressive = Відкритий китайський покер, прогресивний ананас
game-ofc_classic = Класичний відкритий китайський покер
game-closed_chinese = Закритий китайський покер
row-name-0 = верхня лінія
row-name-1 = середня лінія
row-name-2 = нижня лінія
row-with = { $row } { $seen }
deal-given = { $name } отримує { $seen }.
deal-given-hidden = { $name } отримує { $cards }.
deal-put = { $name } кладе { $seen }: { $row }.
deal-put-hidden = { $name } кладе карту.
deal-moved = { $name } переміщує { $seen }: { $row }.
deal-moved-hidden = { $name } переміщує карту.
deal-taken_back = { $name } забирає назад { $seen }.
deal-taken_back-hidden = { $name } забирає карту назад.
deal-locked = { $name } — готово: { $rows }.
deal-locked-hidden = { $name } — готово, карти закриті.
deal-discards = Скинуто: { $seen }.
deal-discards-hidden = Скинуто закритими: { $cards }.
deal-rows_shown = { $name } відкриває: { $rows }.
deal-scored = Руки порівнюють.
deal-hand = { $name }, роялті { $points }:
deal-hand-dead = { $name }, рука мертва:
deal-row = { $row }: { $seen }, { $hand }.
deal-row-pays = { $row }: { $seen }, { $hand }, роялті { $points }.
deal-pair = { $name } проти { $other }:
deal-settled = { $payer } платить { $chips } за { $points }; отримує { $name }.
deal-fantasy = { $name } потрапляє у Фентезіленд, отримає { $cards }.
deal-fantasy-kept = { $name } лишається у Фентезіленді, отримає { $cards }.
deal-over = Роздачу завершено.
deal-final = { $name }: { $points }, { $chips }, { $change }.
action-name-place = Покласти карту
action-name-move = Перемістити карту чи забрати назад
action-name-ready = Готово

## Відкритий китайський покер: чому

why-plays_in_order = Грають по черзі зліва від баттона, баттон останній: { $who }.
why-all_set_at_once = Усі отримують карти одразу й розкладають їх закритими.
why-in_fantasyland = { $who } у Фентезіленді: одразу { $cards }, розкладаються закритими.
why-deal_deck = Колоду перетасовано до роздачі, і її порядок не змінюється.
why-given_open = Отримано відкритими { $cards }, їх бачать усі.
why-given_hidden = Отримано { $cards }, їх бачить лише гравець.
why-given_at_once = Отримано одразу { $cards }, їх бачить лише гравець.
why-put_in_the_open = На цій вулиці кожен хід бачать усі.
why-put_unseen = До готовності цього не бачить ніхто.
why-moved_before_ready = До готовності карти цієї вулиці можна переміщувати.
why-taken_back_before_ready = До готовності карти цієї вулиці можна забрати назад.
why-street_is_final = Після готовності карти вулиці вже не переміщують.
why-discard_stays_hidden = Скинутих карт ніхто інший не побачить.
why-set_face_down = Тринадцять карт викладають закритими й відкривають у кінці.
why-placed_by_the_clock = Час вийшов: карти йдуть у порядку отримання, спершу на нижню лінію.
why-revealed_at_the_end = Викладене закритим відкривають у кінці.
why-row = { $who }, { $row }: { $seen }, { $hand }.
why-dead_top = Верхня лінія старша за середню: рука мертва.
why-dead_middle = Середня лінія старша за нижню: рука мертва.
why-royalty = Роялті за лінію: { $points }.
why-line_won = { $row }: { $winner }, одне очко.
why-line_equal = { $row }: рівність, очок немає.
why-line_to_the_living = { $row }: { $winner }, одне очко, бо рука суперника мертва.
why-both_dead = Обидві руки мертві: між ними нічого.
why-scoop = Усі три лінії, скуп: { $winner }, ще { $points }.
why-scoop_of_the_dead = Мертва рука програє і скуп: { $winner }, ще { $points }.
why-no_scoop_of_the_dead = У цьому домі мертва рука скупу не програє.
why-royalties_between = Роялті { $more } проти { $fewer }: { $winner }, { $points }.
why-points_between = Разом: { $winner }, { $points }.
why-points_between-none = Разом нічого.
why-transfer = Пари розраховуються по порядку: перший із другим, перший із баттоном, баттон із другим.
why-point_value = Очко коштує { $value }: разом { $due }.
why-forgiven = Ще { $amount } прощено: більше між цими двома перейти не може.
why-fantasy_entered = Рука не мертва, зверху щонайменше пара дам: { $hand }.
why-fantasy_kept_top = Трійка зверху лишає гравця там.
why-fantasy_kept_bottom = Каре чи старше знизу лишає гравця там.
why-fantasy_kept_middle = У цьому домі лишає там і фул-гаус чи старше посередині.
why-fantasy_left = Рука заслабка, щоб лишитися у Фентезіленді: { $who }.
why-match_goes_on = Хтось у Фентезіленді: наступна роздача належить до цього матчу.
why-match_is_over = У Фентезіленді нікого: матч завершено.
why-turn_in_order = Вулицю { $street } грають по черзі зліва від баттона.
why-turn_at_once = Усі карти розкладають одразу; ніхто нікого не чекає.
why-deal_is_over = Роздачу завершено й розраховано.
why-deal_cards_come = Дилер здає наступні карти.
why-may_place = Ще треба покласти: { $left }.
why-all_placed = Усі карти вулиці викладено.
why-may_move = До готовності можна зрушити { $cards } цієї вулиці.
why-nothing_placed = З цієї вулиці ще нічого не викладено.
why-may_be_ready = Спершу треба покласти: { $left }.
why-ready_with_discards = Решта йде у скидання: { $cards }.

## Відкритий китайський покер: у чому відмовлено

why-deal_over = Роздачу завершено.
why-not_in_this_game = Такої дії в цій грі немає.
why-no_such_row = Такої лінії немає.
why-row_full = { $row }: стільки карт не вміститься.
why-not_your_card = Цієї карти в руці немає.
why-card_locked = Карту попередньої вулиці вже не переміщують.
why-already_placed = Карта вже там лежить.
why-not_placed = Карта ще в руці.
why-card_twice = Одна карта трапляється двічі.
why-ready_too_soon = До готовності ще треба покласти: { $left }.
why-too_few_points = Для роздачі потрібно більше очок.
why-match_running = До матчу, що триває, не приєднуються.
why-wrong_cards = Названо { $cards }, а на цій вулиці має бути { $due }.
why-deal-must_discard = Викладено забагато: { $discards } треба лишити на скидання.
why-deal-wrong_discard = Скидання не збігається з тим, що лишилося в руці.
