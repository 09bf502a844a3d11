# Раздача, как её рассказал бы дилер, и почему всё именно так (по книге правил). Для `croupier hand --explain`.
# Суммы — числа; $cards, $chips, $times и т. п. приходят готовым текстом; $who — игроки, $seen — карты.

## Счёт

count-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
count-chips = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
count-odd = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
count-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
count-boards = { $count ->
    [one] { $count } борд
    [few] { $count } борда
    [many] { $count } бордов
   *[other] { $count } борда
}
count-bets = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
    [many] { $count } ставок
   *[other] { $count } ставки
}
count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}

## Что происходит

told-title = Раздача { $number }: { $game }, { $players }.
told-blinds = Блайнды { $small } и { $big }.
told-limits = Ставки { $small } и { $big }.
told-ante-of = Анте { $amount }.
told-seat = Место { $seat }, { $name }: { $chips }.
told-seat-button = Место { $seat }, { $name }: { $chips }, баттон.
told-small_blind = { $name } ставит малый блайнд { $amount }.
told-big_blind = { $name } ставит большой блайнд { $amount }.
told-button_blind = { $name } ставит блайнд баттона { $amount }.
told-ante = { $name } ставит анте { $amount }.
told-table_ante = { $name } ставит анте за весь стол, { $amount }.
told-dead = { $name } ставит { $amount } мёртвыми.
told-straddle = { $name } ставит стрэддл { $amount }.
told-post = { $name } ставит { $amount } за вход в игру.
told-dealt = { $name } получает { $seen }.
told-dealt-hidden = { $name } получает в закрытую { $cards }.
told-dealt-up = { $name } получает в открытую { $up }.
told-dealt-both = { $name } получает в закрытую { $down } и в открытую { $up }.
told-board = { $street }: { $seen }.
told-board-of = { $street }, борд { $board }: { $seen }.
told-drew = { $name } сбрасывает { $cards }: { $seen }.
told-drew-hidden = { $name } сбрасывает { $cards }.
told-stood_pat = { $name } оставляет все свои карты.
told-brought_in = { $name } платит бринг-ин { $amount }.
told-folded = { $name } сбрасывает карты.
told-checked = { $name } делает чек.
told-called = { $name } уравнивает { $amount }.
told-called-all-in = { $name } уравнивает { $amount } и идёт в олл-ин.
told-bet = { $name } ставит { $to }.
told-bet-all-in = { $name } ставит { $to }, олл-ин.
told-raised = { $name } повышает до { $to }.
told-raised-all-in = { $name } повышает до { $to }, олл-ин.
told-returned = Без ответа возвращается { $amount }: { $name }.
told-gathered = В банке { $amount }.
told-agreed = { $name } соглашается открыть остаток борда { $times }.
told-refused_to_run = { $name } хочет открыть остаток борда один раз.
told-runs = Остаток борда открывают { $times }.
told-shown = { $name } показывает { $seen }.
told-shown-hand = { $name } показывает { $seen }: { $hand }.
told-mucked = { $name } прячет карты.
told-raked = Заведение берёт { $amount }.
told-won = { $name } выигрывает { $amount }.
told-won-pot = { $name } выигрывает { $amount }, { $pot }.
told-bounty = { $payer } платит премию { $amount }: { $name }.
told-rabbited = Карты, которые пришли бы дальше: { $seen }.
told-over = Раздача завершена.
told-final = { $name }: { $chips }, { $change }.
told-change = { $sign }{ $amount }
pot-name-only = банк
pot-name-main = основной банк
pot-name-side = побочный банк { $number }
list-and = { $rest } и { $last }
rule-tag = [{ $rule }]
low-of = { $hand } ({ $ranks })
turn-of = Ход: { $name }. { $why }
turn-nobody = { $why }
answer-yes = { $action }: можно. { $why }
answer-no = { $action }: нельзя. { $why }
action-name-fold = Фолд
action-name-check = Чек
action-name-call = Колл
action-name-bet = Бет
action-name-raise = Рейз
action-name-bring_in = Бринг-ин
action-name-discard = Сбросить карты
action-name-run = Открыть борд несколько раз
action-name-show = Показать
action-name-muck = Спрятать
action-name-rabbit = Посмотреть следующие карты
refused-action = Отказано, строка { $line }: { $action }. { $why }
told-differs = { $name }: в записи в конце { $recorded }, по правилам { $decided }.
told-winnings-differ = { $name }: в записи выиграно { $recorded }, по правилам { $decided }.

## Почему это так

why-heads_up = Вдвоём баттон ставит малый блайнд, в первом круге ходит первым, а дальше последним.
why-opens_left_of_blind = Торги открывает игрок слева от большого блайнда: { $who }.
why-opens_left_of_straddle = Торги открывает игрок слева от последнего стрэддла: { $who }.
why-opens_left_of_button = Торги открывает игрок слева от баттона: { $who }.
why-opens_by_card = Кто открывает торги, покажут открытые карты.
why-boards = Сдаётся { $boards }; каждый играет за свою часть банка.
why-bomb_pot = Бомб-пот: все ставят анте, а на первой улице не торгуются.
why-carried_in = В банке лежит { $amount } с прошлой раздачи.
why-deck = Колода перетасована до раздачи, и её порядок не меняется.
why-reshuffled = Колода закончилась; сброшенные карты возвращаются, но своих, только что сброшенных, никто не получит.
why-ante = Анте платят все ещё до карт.
why-table_ante = Анте за всех платит один игрок.
why-dead = Плата за пропущенный блайнд; идёт в банк и ставкой не считается.
why-small_blind = Малый блайнд платит первый слева от баттона.
why-big_blind = Большой блайнд — это цена колла.
why-button_blind = В этой игре блайнд ставит только баттон, и это цена колла.
why-straddle = Стрэддл ровно вдвое больше предыдущего блайнда и становится ценой.
why-post = Живой пост за вход; он считается ставкой.
why-dead_money = { $amount } — мёртвые деньги: они в основном банке и не входят ни в чью ставку.
why-short_post = Стека не хватает на { $due }: ставится { $amount }, олл-ин.
why-dealt_down = Карманные карты сдают по одной по часовой стрелке, слева от баттона; их видит только владелец.
why-dealt_up = Открытую карту видят все.
why-dealt_drawn = Новых карт столько, сколько сброшено.
why-street = Следующая улица: на всех { $cards }.
why-burned = Перед ней одна карта сожжена.
why-run_out = Ставки уравнены, фишки остались не более чем у одного: борд открывают без торгов.
why-board_first = В этой игре первая карта борда открывается до торгов.
why-common_card = Колоды не хватает: последняя карта общая для всех.
why-one_of_boards = Борд { $board }, всего бордов: { $boards }.
why-threw_away = В этой игре столько карт надо сбросить; другие их не видят.
why-drew = Карты меняют по очереди, слева от баттона.
why-stood_pat = Менять карты не обязательно.
why-lowest_card = Открывает младшая открытая карта: { $seen }.
why-highest_card = В игре на лоу открывает старшая открытая карта: { $seen }.
why-folded = Поставленные фишки остаются в банке; сброшенные карты не показывают.
why-folded_free = Чек был бесплатным, но фолд разрешён.
why-folded_absent = Игрока нет: заведение сбрасывает его блайнд в олл-ине.
why-checked = Уравнивать нечего.
why-option = Блайнд { $price } никто не повысил: у его владельца есть право выбора, чек или рейз.
why-called = Всего за круг — цена, { $to }.
why-called_short = До цены { $price } не хватает { $missing }; колл на меньшее всегда разрешён.
why-called_reach = Больше никто не может поставить, поэтому из цены { $price } не нужно платить { $missing }.
why-bet = Первая ставка в круге.
why-raised = Это на { $over } больше цены { $price }.
why-all_in = Весь стек в игре.
why-not_full = Олл-ин на { $over } сверх цены — меньше полного рейза { $step }.
why-half_counts = { $over } — не меньше половины от { $size }: засчитывается как полная.
why-not_reopened = Торги не открываются заново: кто уже ходил, может только колл или фолд: { $who }.
why-reopened_together = Вместе короткие олл-ины составляют полный рейз и снова открывают торги: { $who }.
why-pot_sized = Максимум, который позволяет банк: { $to }.
why-caps_the_round = Предел достигнут: { $bets }.
why-next_raise = Следующий рейз — минимум до { $to }.
why-returned = За раздачу внесено { $top }, а у остальных не больше { $second }; разницу не выигрывают, и рейк с неё не берут.
why-gathered = Круг завершён, ставки собраны в банк.
why-pot = { $pot }: { $amount }; могут выиграть: { $who }.
why-pot-built = Сложено: { $parts }.
part-of = { $name } { $amount }
part-folded = { $name } { $amount } (фолд)
part-dead = мёртвые деньги { $amount }
why-paid_into = { $who } вносит сюда { $amount }.
why-paid_and_folded = { $who } — фолд; { $amount } остаются и достанутся другим.
why-agreed = Нужно согласие всех, кто остался.
why-refused_to_run = Достаточно одного «нет»: борд открывают один раз.
why-runs = Все согласились; каждый борд играет за равную часть каждого банка.
why-shows_aggressor = Последнюю ставку или рейз делал игрок { $who }, он показывает первым.
why-shows_first_left = На последней улице никто не ставил: первым показывает игрок слева от баттона, { $who }.
why-shows_side_pot = Первыми показывают игроки последнего побочного банка.
why-shows_next = Следующий в порядке показа.
why-turned_up = Олл-ин, торгов больше нет: все открывают карты.
why-shown_by_choice = После раздачи показывать не обязательно; это собственный выбор.
why-shown_for_bounty = Кто выиграл с худшей рукой, должен показать её ради премии.
why-beaten = Рука проиграла, показывать её не нужно.
why-beaten-by = Рука проигрывает ({ $who }), показывать её не нужно.
why-rake = { $percent } % от { $pot }, с округлением вниз.
why-rake_capped = Предел на раздачу — { $maximum }.
why-last_one_left = Все остальные сбросили карты; показывать ничего не нужно.
why-only_one_can_win = Этот банк может выиграть только { $who }.
why-others_mucked = Остальные спрятали карты.
why-best_hand = Лучшая рука: { $seen }, { $hand }.
why-best_hand-unknown = Выигрывает лучшая рука.
why-split = Равные руки делят банк: { $who }. Масти не имеют значения.
why-beats = Она сильнее, чем у игрока { $who }: { $seen }, { $hand }.
why-beats_inside = Комбинация та же, но карты лучше, чем у игрока { $who }: { $seen }, { $hand }.
why-half = Эта половина банка { $pot } — { $amount }.
why-nobody_qualifies = На другую половину руки нет ни у кого: всё идёт сюда.
why-odd_to_first_half = На { $odd } больше: что не делится, идёт в первую половину.
why-part_of_board = Борд { $board } играет за { $amount } из { $pot }.
why-odd_to_first_board = На { $odd } больше: что не делится, идёт более раннему борду.
why-odd_left_of_button = Неделимый остаток ({ $odd }) достаётся первому победителю слева от баттона: { $who }.
why-odd_shortest_stack = Неделимый остаток ({ $odd }) достаётся победителю с самым коротким стеком, { $stack }: { $who }.
why-odd_high_card = Неделимый остаток ({ $odd }) достаётся старшей по масти карте, { $seen }: { $who }.
why-bounty = Банк выигран в одиночку с семёркой и двойкой: каждый из остальных платит.
why-carried_over = { $amount } не делится и остаётся на следующую раздачу.
why-over = Все банки выплачены.
why-rabbit = Они ни на что не влияют.

## Чей ход

why-hand_is_over = Раздача завершена.
why-cards_come = Дилер сдаёт следующие карты.
why-brings_in = Открыть должна эта карта: { $seen }.
why-best_showing = Открывают лучшие открытые карты: { $seen }.
why-first_left = Открывает первый слева от баттона, кто ещё в раздаче.
why-next_in_turn = Следующий по часовой стрелке.
why-price_rose = С тех пор цена выросла с { $acted } до { $price }.
why-draws_next = Карты меняют по очереди, слева от баттона.
why-throws_next = Карты сбрасывают по очереди, слева от баттона.
why-asked_to_run = Все ставки сделаны: каждого спрашивают, сколько раз открыть остаток борда.

## Что можно и сколько

why-may_fold = Так не платят { $call } за колл; поставленное остаётся в банке.
why-may_fold_free = Разрешено, хотя чек бесплатный.
why-may_check = Уравнивать нечего.
why-check_brings_in = Платит бринг-ин.
why-check_stands_pat = Оставляет все карты.
why-check_throws_last = Сбрасывает последние полученные карты.
why-check_runs_once = Это «нет»: борд открывают один раз.
why-may_call = Ещё { $call } до цены { $price }; { $bet } уже поставлено.
why-may_call-whole = { $call }, вся цена.
why-may_call_short = { $call }, олл-ин: до цены { $price } не хватает { $missing }.
why-may_call_reach = { $call }: больше никто не может поставить, хотя цена — { $price }.
why-least_bet = Ставка — минимум { $to }.
why-least_raise = Минимум до { $to }: цена { $price } и последний полный рейз { $step }.
why-least_over_short = Минимум до { $to }: сверх короткой цены { $price } на полную ставку { $step }.
why-least_over_straddle = Минимум до { $to }: на стрэддл { $step } сверх цены { $price }.
why-least_double = Минимум до { $to }: вдвое больше цены { $price }.
why-least_limit = Минимум до { $to }: на лимит стола { $limit } сверх цены { $price }.
why-least_all_in = Только олл-ин на { $to }; меньше полного размера можно только в олл-ине.
why-most_stack = Максимум — весь стек: { $stack }.
why-most_pot = Максимум до { $to }: цена { $price } и банк после колла: { $pot } и { $call }.
why-most_pot_before_call = Максимум до { $to }: цена { $price } и банк { $pot }.
why-pot_too_small = Ровно { $to }: банк { $pot } меньше наименьшей ставки.
why-most_spread = Максимум до { $to }: на { $size } сверх цены { $price }.
why-fixed_size = Ровно до { $to }: лимит этой улицы — { $size }.
why-completes = Ровно до { $to }: следующее целое кратное { $size } сверх цены { $price }.
why-two_sizes = До { $to } или до { $maximum }: кто-то показывает пару.
why-pair_size = Ровно до { $to }: из-за открытой пары уже сделана большая ставка { $size }.
why-completes_bring_in = До { $to }: полная ставка вместо бринг-ина.
why-short_of_reopening = С хода игрока при цене { $acted } она выросла на { $over }; нужно было бы { $needed }.
why-single_reopening = С хода игрока при цене { $acted } она выросла на { $over }, но ни одного полного рейза не было.
why-under_half = С хода игрока при цене { $acted } она выросла на { $over }: меньше половины ставки.
why-bets_of_round = В этом круге уже { $bets }; предел — { $cap }.
why-may_bring_in = { $amount }, из-за карты { $seen }.
why-may_draw = Обменять можно от { $least } до { $most } карт.
why-must_throw = Сбросить надо ровно { $most }.
why-may_run = Максимум { $most }.
why-may_show = Все свои карты вместе.
why-may_muck = Рука проиграла, показывать её не нужно.
why-may_show_after = Разрешено, но не обязательно.
why-may_look = Карты, которые пришли бы дальше, без всякого влияния.
why-ties_or_wins = Рука делит или выигрывает банк, её нужно показать.
why-house_shows_all = В этом заведении показывают все.

## В чём отказано

why-not_your_turn = Сейчас ход другого игрока.
why-hand_over = Раздача завершена.
why-cannot_check = Есть ставка: колл стоит { $call }.
why-cannot_fold = Чек бесплатный, и в этом заведении его берут.
why-nothing_to_call = Уравнивать нечего.
why-bet_exists = Ставка уже есть; её можно повысить.
why-nothing_to_raise = Нет ставки, которую можно повысить.
why-exceeds_stack = Стек не позволяет больше { $stack }.
why-not_a_raise = Рейз до { $to } не выше цены { $price }.
why-nobody_can_call = Никто из соперников не смог бы поставить больше { $price }.
why-betting_closed = С тех пор как игрок ходил, полного рейза не было: только колл или фолд.
why-cap_reached = В этом круге достигнут предел ставок.
why-below_minimum = { $to } — меньше минимума, { $minimum }.
why-above_maximum = { $to } — больше максимума, { $maximum }.
why-wrong_size = { $to } — не тот размер, что в этом лимите: { $size }.
why-not_at_showdown = Карты показывают на вскрытии.
why-must_show = Кто показывает первым, показывает все карты.
why-not_your_cards = Этих карт в руке нет.
why-already_shown = Карты уже открыты.
why-no_such_player = Такого игрока в этой раздаче нет.
why-must_bring_in = Сначала бринг-ин { $amount } или полная ставка.
why-no_bring_in = Бринг-ин здесь не платят.
why-must_discard = Сначала надо выбрать карты: от { $least } до { $most }.
why-nothing_to_discard = Сейчас карты не сбрасывают.
why-wrong_discard = Сбросить можно от { $least } до { $most } карт, а не { $cards }.
why-must_agree = Сначала ответ, сколько раз открыть борд: максимум { $most }.
why-nothing_to_run = Никто не спрашивает, сколько раз открыть борд.
why-wrong_runs = Борд открывают максимум { $most }.
why-no_rabbit = Смотреть не на что.
why-cards_due = Сначала дилер должен дать { $cards }.
why-betting_not_over = Круг торгов не завершён.
why-draw_not_over = Обмен карт не завершён.
why-up_card_unknown = Открытая карта должна быть известна.
why-too_many_cards = { $cards } — слишком много: на эту улицу нужно { $due }.

## Открытый китайский покер: что происходит

game-ofc = Открытый китайский покер, ананас
game-ofc_progressive = Открытый китайский покер, прогрессивный ананас
game-ofc_classic = Классический открытый китайский покер
game-closed_chinese = Закрытый китайский покер
row-name-0 = верхняя линия
row-name-1 = средняя линия
row-name-2 = нижняя линия
row-with = { $row } { $seen }
deal-given = { $name } получает { $seen }.
deal-given-hidden = { $name } получает { $cards }.
deal-put = { $name } кладёт { $seen }: { $row }.
deal-put-hidden = { $name } кладёт карту.
deal-moved = { $name } перемещает { $seen }: { $row }.
deal-moved-hidden = { $name } перемещает карту.
deal-taken_back = { $name } забирает назад { $seen }.
deal-taken_back-hidden = { $name } забирает карту назад.
deal-locked = { $name } — готово: { $rows }.
deal-locked-hidden = { $name } — готово, карты закрыты.
deal-discards = Сброшено: { $seen }.
deal-discards-hidden = Сброшено закрытыми: { $cards }.
deal-rows_shown = { $name } открывает: { $rows }.
deal-scored = Руки сравнивают.
deal-hand = { $name }, роялти { $points }:
deal-hand-dead = { $name }, рука мёртвая:
deal-row = { $row }: { $seen }, { $hand }.
deal-row-pays = { $row }: { $seen }, { $hand }, роялти { $points }.
deal-pair = { $name } против { $other }:
deal-settled = { $payer } платит { $chips } за { $points }; получает { $name }.
deal-fantasy = { $name } попадает в Фэнтезиленд, получит { $cards }.
deal-fantasy-kept = { $name } остаётся в Фэнтезиленде, получит { $cards }.
deal-over = Раздача завершена.
deal-final = { $name }: { $points }, { $chips }, { $change }.
action-name-place = Положить карту
action-name-move = Переместить карту или забрать назад
action-name-ready = Готово

## Открытый китайский покер: почему

why-plays_in_order = Играют по очереди слева от баттона, баттон последний: { $who }.
why-all_set_at_once = Все получают карты сразу и раскладывают их закрытыми.
why-in_fantasyland = { $who } в Фэнтезиленде: сразу { $cards }, раскладываются закрытыми.
why-deal_deck = Колода перетасована до раздачи, и её порядок не меняется.
why-given_open = Получено открытыми { $cards }, их видят все.
why-given_hidden = Получено { $cards }, их видит только игрок.
why-given_at_once = Получено сразу { $cards }, их видит только игрок.
why-put_in_the_open = На этой улице каждый ход видят все.
why-put_unseen = До готовности этого не видит никто.
why-moved_before_ready = До готовности карты этой улицы можно перемещать.
why-taken_back_before_ready = До готовности карты этой улицы можно забрать назад.
why-street_is_final = После готовности карты улицы уже не перемещают.
why-discard_stays_hidden = Сброшенных карт никто другой не увидит.
why-set_face_down = Тринадцать карт выкладывают закрытыми и открывают в конце.
why-placed_by_the_clock = Время вышло: карты идут в порядке получения, сначала на нижнюю линию.
why-revealed_at_the_end = Выложенное закрытым открывают в конце.
why-row = { $who }, { $row }: { $seen }, { $hand }.
why-dead_top = Верхняя линия старше средней: рука мёртвая.
why-dead_middle = Средняя линия старше нижней: рука мёртвая.
why-royalty = Роялти за линию: { $points }.
why-line_won = { $row }: { $winner }, одно очко.
why-line_equal = { $row }: равенство, очков нет.
why-line_to_the_living = { $row }: { $winner }, одно очко, потому что рука соперника мёртвая.
why-both_dead = Обе руки мёртвые: между ними ничего.
why-scoop = Все три линии, скуп: { $winner }, ещё { $points }.
why-scoop_of_the_dead = Мёртвая рука проигрывает и скуп: { $winner }, ещё { $points }.
why-no_scoop_of_the_dead = В этом заведении мёртвая рука скуп не проигрывает.
why-royalties_between = Роялти { $more } против { $fewer }: { $winner }, { $points }.
why-points_between = Всего: { $winner }, { $points }.
why-points_between-none = Всего ничего.
why-transfer = Пары рассчитываются по порядку: первый со вторым, первый с баттоном, баттон со вторым.
why-point_value = Очко стоит { $value }: всего { $due }.
why-forgiven = Ещё { $amount } прощено: больше между этими двумя перейти не может.
why-fantasy_entered = Рука не мёртвая, наверху не меньше пары дам: { $hand }.
why-fantasy_kept_top = Тройка наверху оставляет игрока там.
why-fantasy_kept_bottom = Каре или старше внизу оставляет игрока там.
why-fantasy_kept_middle = В этом заведении оставляет там и фулл-хаус или старше в середине.
why-fantasy_left = Рука слишком слаба, чтобы остаться в Фэнтезиленде: { $who }.
why-match_goes_on = Кто-то в Фэнтезиленде: следующая раздача принадлежит этому матчу.
why-match_is_over = В Фэнтезиленде никого: матч завершён.
why-turn_in_order = Улицу { $street } играют по очереди слева от баттона.
why-turn_at_once = Все карты раскладывают сразу; никто никого не ждёт.
why-deal_is_over = Раздача завершена и рассчитана.
why-deal_cards_come = Дилер сдаёт следующие карты.
why-may_place = Ещё надо положить: { $left }.
why-all_placed = Все карты улицы выложены.
why-may_move = До готовности можно сдвинуть { $cards } этой улицы.
why-nothing_placed = С этой улицы ещё ничего не выложено.
why-may_be_ready = Сначала надо положить: { $left }.
why-ready_with_discards = Остальное идёт в сброс: { $cards }.

## Открытый китайский покер: в чём отказано

why-deal_over = Раздача завершена.
why-not_in_this_game = Такого действия в этой игре нет.
why-no_such_row = Такой линии нет.
why-row_full = { $row }: столько карт не поместится.
why-not_your_card = Этой карты в руке нет.
why-card_locked = Карту предыдущей улицы уже не перемещают.
why-already_placed = Карта уже там лежит.
why-not_placed = Карта ещё в руке.
why-card_twice = Одна карта встречается дважды.
why-ready_too_soon = До готовности ещё надо положить: { $left }.
why-too_few_points = Для раздачи нужно больше очков.
why-match_running = К идущему матчу не присоединяются.
why-wrong_cards = Названо { $cards }, а на этой улице должно быть { $due }.
why-deal-must_discard = Выложено слишком много: { $discards } надо оставить на сброс.
why-deal-wrong_discard = Сброс не совпадает с тем, что осталось в руке.
