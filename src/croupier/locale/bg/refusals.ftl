# Защо желанието е отказано, по кода на отказа. Числата идват под имената си.

refused = Не стана
refused-unknown = Стаята отказа ({ $code }).
refused-rule = Правило { $rule }

## В ръката

refused-not_your_turn = Не сте на ход.
refused-hand_over = Ръката приключи.
refused-cannot_check = Има залог: плащане, вдигане или отказ.
refused-cannot_fold = Чекът е безплатен и по правилата на заведението тук не може отказ.
refused-nothing_to_call = Няма какво да се плаща.
refused-bet_exists = Вече има залог: вдигнете го.
refused-nothing_to_raise = Няма какво да се вдига: заложете.
refused-exceeds_stack = Нямате толкова чипове.
refused-not_a_raise = Вдигането трябва да е над цената.
refused-nobody_can_call = Никой не би могъл да плати повече.
refused-betting_closed = Ол-инът беше по-малък от пълно вдигане: може само плащане или отказ.
refused-cap_reached = В този рунд лимитът на вдиганията е достигнат.
refused-below_minimum = Това е по-малко от най-малкото вдигане.
refused-above_maximum = Това е повече, отколкото позволява потът.
refused-wrong_size = При фиксиран лимит размерът е зададен.
refused-not_at_showdown = Картите се показват накрая.
refused-must_show = Тази ръка трябва да се покаже.
refused-not_your_cards = Тези карти не са ваши.
refused-already_shown = Картите ви вече са открити.
refused-must_bring_in = Вашата карта открива: платете бринг-ин или заложете веднага.
refused-no_bring_in = Тук не се плаща бринг-ин.
refused-must_discard = Първо изберете карти за изчистване.
refused-nothing_to_discard = Сега не се изчистват карти.
refused-wrong_discard = Може да се изчистят от { $least } до { $most } карти.
refused-must_agree = Първо кажете колко пъти да се раздаде бордът.
refused-nothing_to_run = Никой не пита колко пъти да се раздаде бордът.
refused-wrong_runs = Бордът се раздава най-много { $most } пъти.
refused-no_rabbit = Няма какво да се гледа.
refused-no_such_player = Няма такъв играч в тази ръка.

## В раздаване на открит китайски покер

refused-deal_over = Раздаването приключи.
refused-not_in_this_game = В тази игра няма такова действие.
refused-no_such_row = Няма такъв ред.
refused-row_full = Този ред е пълен.
refused-not_your_card = Нямате тази карта.
refused-card_locked = Карта от предишна улица остава на мястото си.
refused-already_placed = Тази карта вече е там.
refused-not_placed = Тази карта е още в ръката ви.
refused-card_twice = Една и съща карта е посочена два пъти.
refused-ready_too_soon = Първо наредете всички карти от улицата.
refused-too_few_points = За това раздаване трябват повече точки.
refused-match_running = Не се влиза в мач, който вече върви.

## На масата

refused-no_such_seat = Няма такова място.
refused-seat_taken = Някой ви изпревари: мястото е заето.
refused-seat_in_hand = За това място още се играе ръка. След малко е свободно.
refused-already_seated = Вече седите на тази маса: място { $seat }.
refused-not_seated = Нямате място на тази маса.
refused-leaving = Вече ставате от масата.
refused-buy_in_too_small = Масата иска поне { $least }.
refused-buy_in_too_big = Масата приема най-много { $most }.
refused-buy_in_as_left = Неотдавна си тръгнахте с { $least }: донесете пак толкова.
refused-level_out_of_range = Може да се допълва до ниво от { $least } до { $most }.
refused-seat_offered = Това място се пази за някого от списъка на чакащите.
refused-queue_full = Списъкът на чакащите е пълен.
refused-buy_too_much = Може да добавите най-много { $most }.
refused-buy_nothing = Добавете поне един чип.
refused-no_chips = Първо добавете чипове.
refused-not_in_hand = Не сте в тази ръка.
refused-hand_running = Играе се ръка.
refused-too_few_players = За една ръка трябват двама.
refused-no_seat_free = Всички места са заети.
refused-not_a_bot = На това място няма бот.
refused-no_such_bot = Няма такъв бот.
refused-no_straddle_here = На тази маса не се поставя страдъл.
refused-not_your_choice = Не е ваш ред да избирате играта.
refused-no_such_game = Сред предложените няма такава игра.
refused-talk_hushed = Домакинът ви е заглушил на тази маса.
refused-talk_for_players = На тази маса пишат само играчите.
refused-talk_empty = Тук няма какво да се прочете.
refused-talk_too_fast = Не толкова бързо: изчакайте малко преди следващия ред.

## Във формата за нова маса

refused-unknown_variant = Стаята не познава тази игра.
refused-structure_not_played = Тази игра не се играе с такова залагане.
refused-too_many_seats = В тази игра местата са най-много { $most }.
refused-unknown_rotation = Стаята не познава тази поредица от игри.
refused-negative_amount = Чиповете не могат да са под нула.
refused-amount_too_big = Най-много { $most }.
refused-no_big_blind = Големият блинд е поне 1.
refused-small_blind_too_big = Малкият блинд не е над големия, { $big }.
refused-no_ante = За такова анте трябва сума, поне 1.
refused-big_bet_too_small = Големият залог не е под малкия, { $small }.
refused-no_small_bet = Малкият залог е поне 1.
refused-bring_in_too_big = Бринг-инът не е над малкия залог, { $small }.
refused-no_straddle_in_limit = При фиксиран лимит няма страдъл.
refused-no_bomb_here = В тази игра няма бомб пот.
refused-no_match_here = На тази маса няма мачове.
refused-progressive_needs_discards = Прогресивната Фентъзиленд е възможна само в игра с чистене.
refused-seat_in_use = Място { $seat } е заето: на масата ѝ трябват поне толкова места.
refused-no_tournament_here = Като турнир тук се играе само отворен китайски.
refused-tournament_running = Турнирът върви: никой не влиза и не докупува.
refused-tournament_over = Турнирът с раздаване { $hand } свърши и наградите са платени.
refused-tournament_change = Между кеш игра и турнир масата трябва да е празна.
refused-no_correction_here = В турнир всички са влезли с еднакви стакове: те не се поправят.
refused-buy_in_range_empty = Най-малкият бай-ин е над най-големия, { $most }.

## По линията

refused-stale = Масата вече продължи; погледнете пак.
refused-no_answer = Стаята не отговори.
refused-no_such_table = Няма такава маса.
refused-bad_message = Стаята не разбра това.
refused-bad_amount = Трябва цяло число чипове.
refused-too_many = Твърде бързо: изчакайте малко.
refused-no_session = Първо влезте с името си.
refused-name_taken = Някой на тази маса има същото име.
refused-not_stored = Стаята не можа да го запише, затова не се е случило.
refused-broken = Стаята сгреши. Масата е каквато беше.
refused-closed = Стаята се затваря.

## Във всяка форма

refused-missing = Попълнете това, моля.
refused-unknown_field = Стаята не знае такъв въпрос.
refused-bad_json = Стаята не разбра това.
refused-not_whole = Трябва цяло число.
refused-not_a_number = Трябва число.
refused-too_small = Поне { $least }.
refused-too_big = Най-много { $most }.
refused-too_short = Попълнете това, моля.
refused-too_long = Твърде дълго: най-много { $most } знака.
refused-bad_value = Това не става.
refused-body_too_big = Това е твърде много наведнъж.
refused-name_hidden_characters = В името има знаци, които никой не вижда.
refused-name_empty = В името няма нито една видима буква.
refused-name_too_long = Твърде дълго: най-много { $most } знака.
refused-foreign_origin = Заявката идва от друг сайт.
refused-too_many_tables = В стаята няма място за още една маса.
refused-not_found = Тук няма нищо.
refused-wrong_method = Стаята не разбра това.

## Домакинът на масата

refused-not_host = Това може само домакинът на масата.
refused-host_only = Това може само самият домакин, а не помощникът.
refused-table_locked = Масата е заключена: засега никой не сяда.
refused-barred = Домакинът ви помоли да напуснете тази маса.
refused-nothing_asked = Такава молба вече няма.
refused-too_many_knocks = Чакат твърде много молби; опитайте след малко.
refused-nobody_there = На място { $seat } не седи никой.
refused-not_a_guest = Този играч нито седи тук, нито е помощник.
refused-host_stays = Домакинът остава: първо предайте масата на друг.
refused-bot_cannot_host = Бот не може да е домакин.
refused-correct_nothing = Кажете колко чипа.
refused-correct_below_zero = Място { $seat } има само { $stack }.
refused-correct_too_much = Толкова голям стек не може да има.
refused-correct_same_seat = Изберете друго място, от което да се вземат чиповете.
refused-no_hand_to_void = Няма ръка, която да се отмени.
refused-hand_gone = Ръка { $hand } вече не може да се отмени: чиповете ѝ напуснаха масата.
refused-evening_over = Ръка { $hand } вече не може да се отмени: вечерта ѝ е приключила.
refused-nothing_to_close = След предишната вечер още не е раздавана ръка.
refused-not_your_debt = Това могат да кажат само двамата, чийто е дългът.
refused-no_such_debt = Сумите междувременно се промениха; погледнете пак.
refused-reason_hidden_characters = В обяснението има знаци, които никой не вижда.
refused-reason_empty = Обяснете така, че всички да могат да го прочетат.
refused-reason_too_long = Твърде дълго: най-много { $most } знака.
refused-wrong_token = Тази връзка на домакина вече не важи. Стаята печата нова при всяко отваряне.
refused-not_member = Сметките на масата виждат само тези, които са играли на нея.

## Тестето и ръцете

refused-no_such_pledge = Няма запечатано тесте, за което да сте обещали това семе.
refused-no_such_hand = Няма такава ръка или тя още се играе.
refused-no_such_placement = В това раздаване не сте нареждали такава улица.
refused-not_judged = Треньорът е зает. Опитайте след миг.
refused-not_studied = Твърде много въпроси чакат. Опитайте пак след малко.
refused-not_at_once = Нареждат се само карти, които се поставят всички наведнъж.
refused-no_arranging = Домакинът е изключил подсказките на тази маса.
refused-no_such_evening = На тази маса не е имало такава вечер.
refused-not_in_phh = Във формата PHH няма думи за това как е открита тази ръка. Има я във файла JSON.

## Профили

refused-name_kept = Някой пази това име тук или много подобно на него. Изберете друго, а ако е ваше, влезте с парола.
refused-wrong_sign_in = Името и паролата не съвпадат.
refused-wrong_password = Това не е вашата парола.
refused-seated_as_guest = Седите на маса като гост. Първо освободете мястото, после влезте.
refused-has_account = Името ви вече е запазено.
refused-no_account = Името ви не е запазено с парола.
refused-no_passkeys = В тази стая няма ключове за достъп.
refused-bad_passkey = Ключът за достъп не пасва или дойде твърде късно.
refused-second_seat = От този браузър вече е заето място на тази маса. Един браузър, едно място.
