# Почему желание отклонено, по коду отказа. Числа приходят под своими именами.

refused = Не получилось
refused-unknown = Комната отказала ({ $code }).
refused-rule = Правило { $rule }

## В раздаче

refused-not_your_turn = Сейчас не ваш ход.
refused-hand_over = Раздача окончена.
refused-cannot_check = Есть ставка: колл, рейз или фолд.
refused-cannot_fold = Чек бесплатный, и по правилам заведения фолд здесь невозможен.
refused-nothing_to_call = Уравнивать нечего.
refused-bet_exists = Ставка уже есть: сделайте рейз.
refused-nothing_to_raise = Повышать нечего: сделайте ставку.
refused-exceeds_stack = Столько фишек у вас нет.
refused-not_a_raise = Рейз должен быть выше цены.
refused-nobody_can_call = Больше никто не смог бы уравнять.
refused-betting_closed = Олл-ин был меньше полного рейза: можно только колл или фолд.
refused-cap_reached = В этом круге ставок достигнут предел.
refused-below_minimum = Это меньше наименьшего рейза.
refused-above_maximum = Это больше, чем позволяет банк.
refused-wrong_size = В фиксированном лимите размер задан.
refused-not_at_showdown = Карты показывают на вскрытии.
refused-must_show = Эту руку нужно показать.
refused-not_your_cards = Это не ваши карты.
refused-already_shown = Ваши карты уже открыты.
refused-must_bring_in = Торги открывает ваша карта: заплатите бринг-ин или ставьте сразу.
refused-no_bring_in = Бринг-ин здесь не платят.
refused-must_discard = Сначала выберите карты на сброс.
refused-nothing_to_discard = Сейчас карты не сбрасывают.
refused-wrong_discard = Сбросить можно от { $least } до { $most } карт.
refused-must_agree = Сначала скажите, сколько раз открывать борд.
refused-nothing_to_run = Никто не спрашивает, сколько раз открывать борд.
refused-wrong_runs = Борд открывают не больше { $most } раз.
refused-no_rabbit = Смотреть не на что.
refused-no_such_player = Такого игрока в этой раздаче нет.

## В раздаче открытого китайского покера

refused-deal_over = Раздача окончена.
refused-not_in_this_game = Такого действия в этой игре нет.
refused-no_such_row = Такой линии нет.
refused-row_full = Эта линия уже полна.
refused-not_your_card = Этой карты у вас нет.
refused-card_locked = Карта прошлой улицы остаётся на месте.
refused-already_placed = Эта карта уже там лежит.
refused-not_placed = Эта карта ещё у вас в руке.
refused-card_twice = Одна и та же карта названа дважды.
refused-ready_too_soon = Сначала выложите все карты этой улицы.
refused-too_few_points = Для этой раздачи нужно больше очков.
refused-match_running = К матчу, который идёт, не присоединяются.

## За столом

refused-no_such_seat = Такого места нет.
refused-seat_taken = Кто-то опередил: место занято.
refused-seat_in_hand = За это место ещё идёт раздача. Скоро оно освободится.
refused-already_seated = Вы уже сидите за этим столом: место { $seat }.
refused-not_seated = У вас нет места за этим столом.
refused-leaving = Вы уже встаёте из-за стола.
refused-buy_in_too_small = Стол просит не меньше { $least }.
refused-buy_in_too_big = Стол берёт не больше { $most }.
refused-buy_in_as_left = Недавно вы ушли с { $least }: принесите столько же.
refused-level_out_of_range = Пополнять можно до уровня от { $least } до { $most }.
refused-seat_offered = Это место держат для игрока из списка ожидания.
refused-queue_full = Список ожидания полон.
refused-buy_too_much = Добавить можно не больше { $most }.
refused-buy_nothing = Добавьте хотя бы одну фишку.
refused-no_chips = Сначала добавьте фишек.
refused-not_in_hand = Вы не в этой раздаче.
refused-hand_running = Раздача идёт.
refused-too_few_players = Для раздачи нужны двое.
refused-no_seat_free = Все места заняты.
refused-not_a_bot = На этом месте нет бота.
refused-no_such_bot = Такого бота нет.
refused-no_straddle_here = За этим столом страддл не ставят.
refused-not_your_choice = Сейчас не ваша очередь выбирать игру.
refused-no_such_game = Такой игры среди предложенных нет.
refused-talk_hushed = Хозяин выключил вам чат за этим столом.
refused-talk_for_players = За этим столом пишут только игроки.
refused-talk_empty = Здесь нечего читать.
refused-talk_too_fast = Не так быстро: подождите немного перед следующей строкой.

## В форме нового стола

refused-unknown_variant = Комната не знает этой игры.
refused-structure_not_played = В эту игру не играют с такими ставками.
refused-too_many_seats = В этой игре мест не больше { $most }.
refused-unknown_rotation = Комната не знает такого микса игр.
refused-negative_amount = Фишек не бывает меньше нуля.
refused-amount_too_big = Не больше { $most }.
refused-no_big_blind = Большой блайнд — не меньше 1.
refused-small_blind_too_big = Малый блайнд не больше большого, { $big }.
refused-no_ante = Для такого анте нужна сумма, не меньше 1.
refused-big_bet_too_small = Большая ставка не меньше малой, { $small }.
refused-no_small_bet = Малая ставка — не меньше 1.
refused-bring_in_too_big = Бринг-ин не больше малой ставки, { $small }.
refused-no_straddle_in_limit = В фиксированном лимите страддла нет.
refused-no_bomb_here = В этой игре бомб-пота не бывает.
refused-no_match_here = За этим столом матчей нет.
refused-progressive_needs_discards = Прогрессивный Фэнтезиленд возможен только в игре со сбросом.
refused-seat_in_use = Место { $seat } занято: столу нужно не меньше мест.
refused-no_tournament_here = Турниром здесь играют только в открытый китайский.
refused-tournament_running = Турнир идёт: никто не входит и не докупает.
refused-tournament_over = Турнир с раздачей { $hand } окончен, призы выплачены.
refused-tournament_change = Чтобы перейти от кэш-игры к турниру или обратно, стол должен быть пуст.
refused-no_correction_here = В турнире все вошли с одинаковыми стеками: их не исправляют.
refused-buy_in_range_empty = Наименьший бай-ин больше наибольшего, { $most }.

## На линии

refused-stale = Стол уже ушёл дальше; взгляните ещё раз.
refused-no_answer = Комната не ответила.
refused-no_such_table = Такого стола нет.
refused-bad_message = Комната этого не поняла.
refused-bad_amount = Нужно целое число фишек.
refused-too_many = Слишком быстро: подождите немного.
refused-no_session = Сначала войдите под своим именем.
refused-name_taken = За этим столом у кого-то такое же имя.
refused-not_stored = Комната не смогла этого записать, так что этого не было.
refused-broken = Комната ошиблась. Стол такой же, как был.
refused-closed = Комната закрывается.

## В любой форме

refused-missing = Заполните, пожалуйста.
refused-unknown_field = Комната не знает такого вопроса.
refused-bad_json = Комната этого не поняла.
refused-not_whole = Нужно целое число.
refused-not_a_number = Нужно число.
refused-too_small = Не меньше { $least }.
refused-too_big = Не больше { $most }.
refused-too_short = Заполните, пожалуйста.
refused-too_long = Слишком длинно: знаков не больше { $most }.
refused-bad_value = Это не подходит.
refused-body_too_big = Это слишком много за один раз.
refused-name_hidden_characters = В имени есть знаки, которых никто не видит.
refused-name_empty = В имени нет ни одной видимой буквы.
refused-name_too_long = Слишком длинно: знаков не больше { $most }.
refused-foreign_origin = Запрос пришёл с другого сайта.
refused-too_many_tables = В комнате нет места для ещё одного стола.
refused-not_found = Здесь ничего нет.
refused-wrong_method = Комната этого не поняла.

## Хозяин стола

refused-not_host = Это может сделать только хозяин стола.
refused-host_only = Это может сделать только сам хозяин, а не помощник.
refused-table_locked = Стол заперт: сейчас за него никто не садится.
refused-barred = Хозяин попросил вас из-за этого стола.
refused-nothing_asked = Такой просьбы уже нет.
refused-too_many_knocks = Просьб и так слишком много; попробуйте чуть позже.
refused-nobody_there = На месте { $seat } никто не сидит.
refused-not_a_guest = Этого игрока нет за столом, и он не помощник.
refused-host_stays = Хозяин остаётся: сначала передайте стол кому-нибудь.
refused-bot_cannot_host = Бот не может быть хозяином.
refused-correct_nothing = Укажите, сколько фишек.
refused-correct_below_zero = На месте { $seat } только { $stack }.
refused-correct_too_much = Такого большого стека не бывает.
refused-correct_same_seat = Выберите другое место, с которого взять фишки.
refused-no_hand_to_void = Нет раздачи, которую можно отменить.
refused-hand_gone = Раздачу { $hand } уже не отменить: её фишки ушли со стола.
refused-evening_over = Раздачу { $hand } уже не отменить: её вечер закрыт.
refused-nothing_to_close = После прошлого вечера раздач ещё не было.
refused-not_your_debt = Это могут сказать только те двое, чей это долг.
refused-no_such_debt = Суммы тем временем изменились; взгляните ещё раз.
refused-reason_hidden_characters = В пояснении есть знаки, которых никто не видит.
refused-reason_empty = Поясните так, чтобы все могли прочитать.
refused-reason_too_long = Слишком длинно: знаков не больше { $most }.
refused-wrong_token = Эта ссылка хозяина больше не действует. Комната печатает новую при каждом открытии.
refused-not_member = Расчёты стола видят только те, кто за ним играл.

## Колода и раздачи

refused-no_such_pledge = Нет запечатанной колоды, для которой вы обещали это зерно.
refused-no_such_hand = Такой раздачи нет, или её ещё играют.
refused-no_such_placement = В этой раздаче вы не выкладывали такой улицы.
refused-not_judged = Тренер занят. Попробуйте через мгновение.
refused-not_studied = Слишком много вопросов в очереди. Попробуйте ещё раз через мгновение.
refused-not_at_once = Разложить можно только карты, которые выкладывают все сразу.
refused-no_arranging = Хозяин выключил подсказки за этим столом.
refused-no_such_evening = Такого вечера за этим столом не было.
refused-not_in_phh = В формате PHH нельзя записать, как открыли эту раздачу. Она есть в файле JSON.

## Учётные записи

refused-name_kept = Это имя или очень похожее на него здесь уже закреплено. Выберите другое, а если оно ваше, войдите с паролем.
refused-wrong_sign_in = Имя и пароль не подходят друг к другу.
refused-wrong_password = Это не ваш пароль.
refused-seated_as_guest = Вы сидите за столом как гость. Сначала освободите место, потом войдите.
refused-has_account = Ваше имя уже закреплено.
refused-no_account = Ваше имя не закреплено паролем.
refused-no_passkeys = В этой комнате нет ключей доступа.
refused-bad_passkey = Ключ доступа не подходит или пришёл слишком поздно.
refused-second_seat = С этого браузера за этим столом уже заняли место. Один браузер, одно место.
