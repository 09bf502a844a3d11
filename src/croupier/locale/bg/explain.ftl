# Ръката, както би я разказал дилърът, и защо всичко е така (по книгата с правила). За `croupier hand --explain`.
# Сумите са числа; $cards, $chips, $times и подобни идват като готов текст; $who са играчи, $seen са карти.

## Броене

count-cards = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
count-chips = { $count ->
    [one] { $count } чип
   *[other] { $count } чипа
}
count-odd = { $count ->
    [one] { $count } чип
   *[other] { $count } чипа
}
count-times = { $count ->
    [one] { $count } път
   *[other] { $count } пъти
}
count-boards = { $count ->
    [one] { $count } борд
   *[other] { $count } борда
}
count-bets = { $count ->
    [one] { $count } залог
   *[other] { $count } залога
}
count-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
count-points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}

## Какво се случва

told-title = Ръка { $number }: { $game }, { $players }.
told-blinds = Блиндове { $small } и { $big }.
told-limits = Залози { $small } и { $big }.
told-ante-of = Анте { $amount }.
told-seat = Място { $seat }, { $name }: { $chips }.
told-seat-button = Място { $seat }, { $name }: { $chips }, бутон.
told-small_blind = { $name } поставя малкия блинд { $amount }.
told-big_blind = { $name } поставя големия блинд { $amount }.
told-button_blind = { $name } поставя блинда на бутона { $amount }.
told-ante = { $name } поставя анте { $amount }.
told-table_ante = { $name } поставя анте за цялата маса, { $amount }.
told-dead = { $name } поставя { $amount } мъртви.
told-straddle = { $name } поставя страдъл { $amount }.
told-post = { $name } поставя { $amount }, за да влезе в играта.
told-dealt = { $name } получава { $seen }.
told-dealt-hidden = { $name } получава закрити { $cards }.
told-dealt-up = { $name } получава открито { $up }.
told-dealt-both = { $name } получава закрито { $down } и открито { $up }.
told-board = { $street }: { $seen }.
told-board-of = { $street }, борд { $board }: { $seen }.
told-drew = { $name } изчиства { $cards }: { $seen }.
told-drew-hidden = { $name } изчиства { $cards }.
told-stood_pat = { $name } не сменя карти.
told-brought_in = { $name } плаща бринг-ин { $amount }.
told-folded = { $name } се отказва.
told-checked = { $name } прави чек.
told-called = { $name } плаща { $amount }.
told-called-all-in = { $name } плаща { $amount } и е ол-ин.
told-bet = { $name } залага { $to }.
told-bet-all-in = { $name } залага { $to }, ол-ин.
told-raised = { $name } вдига до { $to }.
told-raised-all-in = { $name } вдига до { $to }, ол-ин.
told-returned = Без отговор се връща { $amount }: { $name }.
told-gathered = В пота има { $amount }.
told-agreed = { $name } се съгласява остатъкът от борда да се раздаде { $times }.
told-refused_to_run = { $name } иска остатъкът от борда да се раздаде веднъж.
told-runs = Остатъкът от борда се раздава { $times }.
told-shown = { $name } показва { $seen }.
told-shown-hand = { $name } показва { $seen }: { $hand }.
told-mucked = { $name } скрива картите си.
told-raked = Заведението взема { $amount }.
told-won = { $name } печели { $amount }.
told-won-pot = { $name } печели { $amount }, { $pot }.
told-bounty = { $payer } плаща премия { $amount }: { $name }.
told-rabbited = Картите, които щяха да дойдат: { $seen }.
told-over = Ръката приключи.
told-final = { $name }: { $chips }, { $change }.
told-change = { $sign }{ $amount }
pot-name-only = пот
pot-name-main = основният пот
pot-name-side = страничен пот { $number }
list-and = { $rest } и { $last }
rule-tag = [{ $rule }]
low-of = { $hand } ({ $ranks })
turn-of = На ход е { $name }. { $why }
turn-nobody = { $why }
answer-yes = { $action }: може. { $why }
answer-no = { $action }: не може. { $why }
action-name-fold = Отказване
action-name-check = Чек
action-name-call = Плащане
action-name-bet = Залог
action-name-raise = Вдигане
action-name-bring_in = Бринг-ин
action-name-discard = Изчистване на карти
action-name-run = Бордът няколко пъти
action-name-show = Показване
action-name-muck = Скриване
action-name-rabbit = Следващите карти
refused-action = Отказано, ред { $line }: { $action }. { $why }
told-differs = { $name }: в записа накрая { $recorded }, по правилата { $decided }.
told-winnings-differ = { $name }: в записа са спечелени { $recorded }, по правилата { $decided }.

## Защо е така

why-heads_up = При двама играчи бутонът поставя малкия блинд, играе пръв в първия рунд и последен в следващите.
why-opens_left_of_blind = Залагането открива играчът отляво на големия блинд: { $who }.
why-opens_left_of_straddle = Залагането открива играчът отляво на последния страдъл: { $who }.
why-opens_left_of_button = Залагането открива играчът отляво на бутона: { $who }.
why-opens_by_card = Кой открива залагането, казват откритите карти.
why-boards = Раздават се { $boards }; всеки играе за своята част от пота.
why-bomb_pot = Бомб пот: всички поставят анте и на първата улица не се залага.
why-carried_in = В пота има { $amount } от миналата ръка.
why-deck = Тестето е разбъркано преди раздаването и редът му не се променя.
why-reshuffled = Тестето свърши; изчистените карти се връщат, но никой не получава своите от тази смяна.
why-ante = Всеки плаща анте преди картите.
why-table_ante = Един играч плаща анте за всички.
why-dead = Плащане за пропуснат блинд; отива в пота и не е залог.
why-small_blind = Малкия блинд плаща първият отляво на бутона.
why-big_blind = Големият блинд е цената за плащане.
why-button_blind = В тази игра блинд има само бутонът и той е цената.
why-straddle = Страдълът е точно двоен на блинда преди него и става цената.
why-post = Жив залог за влизане; брои се за залог.
why-dead_money = { $amount } са мъртви пари: те са в основния пот и не са ничий залог.
why-short_post = Стекът не стига за { $due }: влизат { $amount }, ол-ин.
why-dealt_down = Собствените карти се раздават една по една по часовниковата стрелка отляво на бутона; вижда ги само притежателят им.
why-dealt_up = Откритата карта се вижда от всички.
why-dealt_drawn = Толкова нови карти, колкото са изчистени.
why-street = Следващата улица: за всички { $cards }.
why-burned = Преди това една карта е изгорена.
why-run_out = Залозите са изравнени и чипове има най-много един играч: бордът се открива без залагане.
why-board_first = В тази игра първата карта от борда идва преди залагането.
why-common_card = Тестето не стига: последната карта е обща за всички.
why-one_of_boards = Борд { $board }, общо бордове: { $boards }.
why-threw_away = В тази игра толкова карти се изчистват; никой друг не ги вижда.
why-drew = Картите се сменят подред, отляво на бутона.
why-stood_pat = Не е задължително да се сменят карти.
why-lowest_card = Открива най-ниската открита карта: { $seen }.
why-highest_card = В игра за лоу открива най-високата открита карта: { $seen }.
why-folded = Заложените чипове остават в пота; изчистените карти не се показват.
why-folded_free = Чекът беше безплатен, но отказването е позволено.
why-folded_absent = Играчът го няма: заведението отказва неговия ол-ин блинд.
why-checked = Няма какво да се плаща.
why-option = Никой не е вдигнал блинда от { $price }: притежателят му има избор, чек или вдигане.
why-called = Общо за рунда — цената, { $to }.
why-called_short = До цената { $price } не достигат { $missing }; плащане с по-малко винаги е позволено.
why-called_reach = Никой друг не може да заложи повече, затова от цената { $price } не се плащат { $missing }.
why-bet = Първият залог в рунда.
why-raised = Това е { $over } повече от цената { $price }.
why-all_in = Целият стек е в играта.
why-not_full = Ол-инът е { $over } над цената, по-малко от пълното вдигане { $step }.
why-half_counts = { $over } е поне половината от { $size }: брои се за пълен.
why-not_reopened = Залагането не се отваря отново: който вече е играл, може само да плати или да се откаже: { $who }.
why-reopened_together = Заедно късите ол-ини правят пълно вдигане и отварят залагането отново: { $who }.
why-pot_sized = Най-многото, което потът позволява: { $to }.
why-caps_the_round = Лимитът е достигнат: { $bets }.
why-next_raise = Следващото вдигане е поне до { $to }.
why-returned = За ръката са внесени { $top }, а другите имат най-много { $second }; разликата нито се печели, нито се таксува.
why-gathered = Рундът приключи и залозите се събират.
why-pot = { $pot }: { $amount }; могат да спечелят: { $who }.
why-pot-built = Платили са: { $parts }.
part-of = { $name } { $amount }
part-folded = { $name } { $amount } (отказан)
part-dead = мъртви пари { $amount }
why-paid_into = { $who } внася тук { $amount }.
why-paid_and_folded = { $who } се отказа; { $amount } остават и ги печелят другите.
why-agreed = Нужно е съгласието на всички останали.
why-refused_to_run = Едно „не“ стига: бордът се раздава веднъж.
why-runs = Всички са съгласни; всеки борд играе за равна част от всеки пот.
why-shows_aggressor = Последният залог или вдигане е на { $who } и тези карти се показват първи.
why-shows_first_left = На последната улица никой не е залагал: пръв показва този отляво на бутона, { $who }.
why-shows_side_pot = Първи показват играчите от последния страничен пот.
why-shows_next = Следващият в реда на показване.
why-turned_up = Ол-ин и повече не се залага: всички ръце се откриват.
why-shown_by_choice = След ръката никой не е длъжен да показва; това е по избор.
why-shown_for_bounty = Който печели с най-слабата ръка, трябва да я покаже заради премията.
why-beaten = Ръката губи, затова не е нужно да се показва.
why-beaten-by = Ръката губи от { $who }, затова не е нужно да се показва.
why-rake = { $percent } % от { $pot }, закръглено надолу.
why-rake_capped = Таванът за ръка е { $maximum }.
why-last_one_left = Всички други се отказаха; нищо не трябва да се показва.
why-only_one_can_win = Този пот може да спечели само { $who }.
why-others_mucked = Другите скриха картите си.
why-best_hand = Най-добрата ръка: { $seen }, { $hand }.
why-best_hand-unknown = Печели най-добрата ръка.
why-split = Равни ръце делят пота: { $who }. Боите нямат значение.
why-beats = Тя бие { $who }: { $seen }, { $hand }.
why-beats_inside = Комбинацията е същата, но картите са по-добри от тези на { $who }: { $seen }, { $hand }.
why-half = Тази половина от пота { $pot } е { $amount }.
why-nobody_qualifies = Никой няма ръка за другата половина: всичко отива тук.
why-odd_to_first_half = { $odd } повече: което не се дели, отива в първата половина.
why-part_of_board = Борд { $board } играе за { $amount } от { $pot }.
why-odd_to_first_board = { $odd } повече: което не се дели, отива при по-ранния борд.
why-odd_left_of_button = Неделимият остатък ({ $odd }) отива при първия победител отляво на бутона: { $who }.
why-odd_shortest_stack = Неделимият остатък ({ $odd }) отива при победителя с най-късия стек, { $stack }: { $who }.
why-odd_high_card = Неделимият остатък ({ $odd }) отива при най-високата карта по боя, { $seen }: { $who }.
why-bounty = Потът е спечелен сам със седмица и двойка: всеки от другите плаща.
why-carried_over = { $amount } не се дели и остава за следващата ръка.
why-over = Всички потове са изплатени.
why-rabbit = Те не влияят на нищо.

## Кой е на ход

why-hand_is_over = Ръката приключи.
why-cards_come = Дилърът раздава следващите карти.
why-brings_in = Трябва да открие тази карта: { $seen }.
why-best_showing = Откриват най-добрите открити карти: { $seen }.
why-first_left = Открива първият отляво на бутона, който още играе.
why-next_in_turn = Следващият по часовниковата стрелка.
why-price_rose = Оттогава цената се е вдигнала от { $acted } на { $price }.
why-draws_next = Картите се сменят подред, отляво на бутона.
why-throws_next = Картите се изчистват подред, отляво на бутона.
why-asked_to_run = Всички залози са направени: всеки казва колко пъти да се раздаде остатъкът от борда.

## Какво може и колко

why-may_fold = Така не се плащат { $call }; заложеното остава в пота.
why-may_fold_free = Позволено, макар че чекът е безплатен.
why-may_check = Няма какво да се плаща.
why-check_brings_in = Плаща бринг-ина.
why-check_stands_pat = Оставя всички карти.
why-check_throws_last = Изчиства последните получени карти.
why-check_runs_once = Това е „не“: бордът се раздава веднъж.
why-may_call = Още { $call } до цената { $price }; { $bet } вече са заложени.
why-may_call-whole = { $call }, цялата цена.
why-may_call_short = { $call }, ол-ин: до цената { $price } не достигат { $missing }.
why-may_call_reach = { $call }: никой друг не може да заложи повече, макар че цената е { $price }.
why-least_bet = Залогът е поне { $to }.
why-least_raise = Поне до { $to }: цената { $price } и последното пълно вдигане { $step }.
why-least_over_short = Поне до { $to }: пълен залог { $step } над късата цена { $price }.
why-least_over_straddle = Поне до { $to }: страдълът { $step } над цената { $price }.
why-least_double = Поне до { $to }: двойно на цената { $price }.
why-least_limit = Поне до { $to }: лимитът на масата { $limit } над цената { $price }.
why-least_all_in = Само ол-ин за { $to }; по-малко от пълния размер може само ол-ин.
why-most_stack = Най-много — целият стек: { $stack }.
why-most_pot = Най-много до { $to }: цената { $price } и потът след плащането: { $pot } и { $call }.
why-most_pot_before_call = Най-много до { $to }: цената { $price } и потът { $pot }.
why-pot_too_small = Точно { $to }: потът { $pot } е по-малък от най-малкия залог.
why-most_spread = Най-много до { $to }: { $size } над цената { $price }.
why-fixed_size = Точно до { $to }: лимитът на тази улица е { $size }.
why-completes = Точно до { $to }: следващото цяло кратно на { $size } над цената { $price }.
why-two_sizes = До { $to } или до { $maximum }: някой показва чифт.
why-pair_size = Точно до { $to }: заради открит чифт вече има голям залог { $size }.
why-completes_bring_in = До { $to }: пълен залог вместо бринг-ин.
why-short_of_reopening = След хода на играча при цена { $acted } тя се е повишила (+{ $over }); трябва да стигне { $needed }.
why-single_reopening = След хода на играча при цена { $acted } тя се е повишила (+{ $over }), но без нито едно пълно вдигане.
why-under_half = След хода на играча при цена { $acted } тя се е повишила (+{ $over }): под половин залог.
why-bets_of_round = В този рунд вече има { $bets }; лимитът е { $cap }.
why-may_bring_in = { $amount }, заради картата { $seen }.
why-may_draw = Може да се сменят от { $least } до { $most } карти.
why-must_throw = Трябва да се изчистят точно { $most }.
why-may_run = Най-много { $most }.
why-may_show = Всички свои карти заедно.
why-may_muck = Ръката губи и не е нужно да се показва.
why-may_show_after = Позволено, но не е задължително.
why-may_look = Картите, които щяха да дойдат, без никакъв ефект.
why-ties_or_wins = Ръката дели или печели пот, затова трябва да се покаже.
why-house_shows_all = В това заведение показват всички.

## Какво е отказано

why-not_your_turn = На ход е друг играч.
why-hand_over = Ръката приключи.
why-cannot_check = Има залог: плащането е { $call }.
why-cannot_fold = Чекът е безплатен и в това заведение се взема.
why-nothing_to_call = Няма какво да се плаща.
why-bet_exists = Вече има залог; той може да се вдигне.
why-nothing_to_raise = Няма залог за вдигане.
why-exceeds_stack = Стекът не позволява повече от { $stack }.
why-not_a_raise = Вдигане до { $to } не надхвърля цената { $price }.
why-nobody_can_call = Никой противник не може да заложи повече от { $price }.
why-betting_closed = Откакто играчът е играл, нямаше пълно вдигане: само плащане или отказване.
why-cap_reached = Лимитът на залозите в този рунд е достигнат.
why-below_minimum = { $to } е под минимума { $minimum }.
why-above_maximum = { $to } е над максимума { $maximum }.
why-wrong_size = { $to } не е размерът на този лимит: { $size }.
why-not_at_showdown = Картите се показват накрая.
why-must_show = Който показва пръв, показва всички карти.
why-not_your_cards = Тези карти не са в ръката.
why-already_shown = Картите вече са открити.
why-no_such_player = В тази ръка няма такъв играч.
why-must_bring_in = Първо бринг-ин { $amount } или пълен залог.
why-no_bring_in = Тук не се плаща бринг-ин.
why-must_discard = Първо трябва да се изберат карти: от { $least } до { $most }.
why-nothing_to_discard = Сега не се изчистват карти.
why-wrong_discard = Може да се изчистят от { $least } до { $most } карти, а не { $cards }.
why-must_agree = Първо отговор колко пъти да се раздаде бордът: най-много { $most }.
why-nothing_to_run = Никой не пита колко пъти да се раздаде бордът.
why-wrong_runs = Бордът се раздава най-много { $most }.
why-no_rabbit = Няма карти за гледане.
why-cards_due = Първо дилърът трябва да даде { $cards }.
why-betting_not_over = Рундът на залагане не е приключил.
why-draw_not_over = Смяната на карти не е приключила.
why-up_card_unknown = Откритата карта трябва да е известна.
why-too_many_cards = { $cards } са твърде много: за тази улица са { $due }.

## Отворен китайски покер: какво се случва

game-ofc = Отворен китайски покер, ананас
game-ofc_progressive = Отворен китайски покер, прогресивен ананас
game-ofc_classic = Класически отворен китайски покер
game-closed_chinese = Затворен китайски покер
row-name-0 = горен ред
row-name-1 = среден ред
row-name-2 = долен ред
row-with = { $row } { $seen }
deal-given = { $name } получава { $seen }.
deal-given-hidden = { $name } получава { $cards }.
deal-put = { $name } поставя { $seen }: { $row }.
deal-put-hidden = { $name } поставя карта.
deal-moved = { $name } мести { $seen }: { $row }.
deal-moved-hidden = { $name } мести карта.
deal-taken_back = { $name } взема обратно { $seen }.
deal-taken_back-hidden = { $name } взема карта обратно.
deal-locked = { $name } — готово: { $rows }.
deal-locked-hidden = { $name } — готово, картите са закрити.
deal-discards = Изчистени: { $seen }.
deal-discards-hidden = Изчистени закрити: { $cards }.
deal-rows_shown = { $name } открива: { $rows }.
deal-scored = Ръцете се сравняват.
deal-hand = { $name }, роялти { $points }:
deal-hand-dead = { $name }, мъртва ръка:
deal-row = { $row }: { $seen }, { $hand }.
deal-row-pays = { $row }: { $seen }, { $hand }, роялти { $points }.
deal-pair = { $name } срещу { $other }:
deal-settled = { $payer } плаща { $chips } за { $points }; получава { $name }.
deal-fantasy = { $name } отива във Фентъзиленд и ще получи { $cards }.
deal-fantasy-kept = { $name } остава във Фентъзиленд и ще получи { $cards }.
deal-over = Раздаването приключи.
deal-final = { $name }: { $points }, { $chips }, { $change }.
action-name-place = Поставяне на карта
action-name-move = Местене или вземане на карта
action-name-ready = Готово

## Отворен китайски покер: защо

why-plays_in_order = Играе се подред отляво на бутона, бутонът е последен: { $who }.
why-all_set_at_once = Всички получават картите наведнъж и ги редят закрити.
why-in_fantasyland = { $who } е във Фентъзиленд: наведнъж { $cards }, редят се закрити.
why-deal_deck = Тестето е разбъркано преди раздаването и редът му не се променя.
why-given_open = Получени открито { $cards }, виждат ги всички.
why-given_hidden = Получени { $cards }, вижда ги само играчът.
why-given_at_once = Получени наведнъж { $cards }, вижда ги само играчът.
why-put_in_the_open = На тази улица всички виждат всеки ход.
why-put_unseen = Никой не го вижда преди „готово“.
why-moved_before_ready = До „готово“ картите от тази улица могат да се местят.
why-taken_back_before_ready = До „готово“ картите от тази улица могат да се вземат обратно.
why-street_is_final = След „готово“ картите от улицата повече не се местят.
why-discard_stays_hidden = Никой друг няма да види изчистените карти.
why-set_face_down = Тринадесет карти се редят закрити и се откриват накрая.
why-placed_by_the_clock = Времето изтече: картите отиват по реда на получаване, първо на долния ред.
why-revealed_at_the_end = Нареденото закрито се открива накрая.
why-row = { $who }, { $row }: { $seen }, { $hand }.
why-dead_top = Горният ред е по-силен от средния: ръката е мъртва.
why-dead_middle = Средният ред е по-силен от долния: ръката е мъртва.
why-royalty = Роялти за реда: { $points }.
why-line_won = { $row }: { $winner }, една точка.
why-line_equal = { $row }: равенство, без точки.
why-line_to_the_living = { $row }: { $winner }, една точка, защото другата ръка е мъртва.
why-both_dead = И двете ръце са мъртви: нищо между тях.
why-scoop = И трите реда, скуп за { $winner }: още { $points }.
why-scoop_of_the_dead = Мъртвата ръка губи и скупа, за { $winner }: още { $points }.
why-no_scoop_of_the_dead = В това заведение мъртвата ръка не губи скуп.
why-royalties_between = Роялти { $more } срещу { $fewer }: { $winner }, { $points }.
why-points_between = Общо: { $winner }, { $points }.
why-points_between-none = Общо нищо.
why-transfer = Двойките се разплащат подред: първият с втория, първият с бутона, бутонът с втория.
why-point_value = Една точка струва { $value }: общо { $due }.
why-forgiven = Още { $amount } се опрощават: повече не може да премине между двамата.
why-fantasy_entered = Ръката не е мъртва и отгоре има поне чифт дами: { $hand }.
why-fantasy_kept_top = Тройка отгоре задържа играча там.
why-fantasy_kept_bottom = Каре или повече отдолу задържа играча там.
why-fantasy_kept_middle = В това заведение и фул хаус или повече в средата задържа играча там.
why-fantasy_left = Ръката не стига за оставане във Фентъзиленд: { $who }.
why-match_goes_on = Някой е във Фентъзиленд: следващото раздаване е от този мач.
why-match_is_over = Никой не е във Фентъзиленд: мачът приключи.
why-turn_in_order = Улица { $street } се играе подред отляво на бутона.
why-turn_at_once = Всички карти се редят наведнъж; никой никого не чака.
why-deal_is_over = Раздаването приключи и е разплатено.
why-deal_cards_come = Дилърът раздава следващите карти.
why-may_place = Остава да се поставят: { $left }.
why-all_placed = Всички карти от улицата са поставени.
why-may_move = До „готово“ могат да се местят { $cards } от тази улица.
why-nothing_placed = От тази улица още нищо не е поставено.
why-may_be_ready = Първо трябва да се поставят: { $left }.
why-ready_with_discards = Останалото се изчиства: { $cards }.

## Отворен китайски покер: какво е отказано

why-deal_over = Раздаването приключи.
why-not_in_this_game = Няма такова действие в тази игра.
why-no_such_row = Няма такъв ред.
why-row_full = { $row }: няма място за толкова карти.
why-not_your_card = Тази карта не е в ръката.
why-card_locked = Карта от предишна улица остава на мястото си.
why-already_placed = Картата вече лежи там.
why-not_placed = Картата още е в ръката.
why-card_twice = Една и съща карта се среща два пъти.
why-ready_too_soon = Преди „готово“ остава да се поставят: { $left }.
why-too_few_points = За раздаване са нужни повече точки.
why-match_running = Към течащ мач никой не се присъединява.
why-wrong_cards = Посочени са { $cards }, а на тази улица са { $due }.
why-deal-must_discard = Поставени са твърде много: { $discards } трябва да останат за изчистване.
why-deal-wrong_discard = Изчистеното не е това, което е останало в ръката.
