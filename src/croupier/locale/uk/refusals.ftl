# Чому бажання відхилено, за кодом відмови. Числа приходять під своїми іменами.

refused = Не вийшло
refused-unknown = Кімната відмовила ({ $code }).
refused-rule = Правило { $rule }

## У роздачі

refused-not_your_turn = Зараз не ваш хід.
refused-hand_over = Роздачу завершено.
refused-cannot_check = Є ставка: кол, рейз або фолд.
refused-cannot_fold = Чек безкоштовний, і за правилами дому фолд тут неможливий.
refused-nothing_to_call = Немає на що відповідати.
refused-bet_exists = Ставка вже є: зробіть рейз.
refused-nothing_to_raise = Немає чого підвищувати: зробіть ставку.
refused-exceeds_stack = Стільки фішок у вас немає.
refused-not_a_raise = Рейз має бути вищим за ціну.
refused-nobody_can_call = На більше не зміг би відповісти ніхто.
refused-betting_closed = Ол-ін був менший за повний рейз: можна лише кол або фолд.
refused-cap_reached = У цьому колі ставок досягнуто межі.
refused-below_minimum = Це менше за найменший рейз.
refused-above_maximum = Це більше, ніж дозволяє банк.
refused-wrong_size = У фіксованому ліміті розмір заданий.
refused-not_at_showdown = Карти показують на розкритті.
refused-must_show = Цю руку треба показати.
refused-not_your_cards = Це не ваші карти.
refused-already_shown = Ваші карти вже відкрито.
refused-must_bring_in = Ваша карта відкриває торги: сплатіть брінг-ін або ставте одразу.
refused-no_bring_in = Брінг-ін тут не платять.
refused-must_discard = Спершу виберіть карти на скидання.
refused-nothing_to_discard = Зараз карти не скидають.
refused-wrong_discard = Скинути можна від { $least } до { $most } карт.
refused-must_agree = Спершу скажіть, скільки разів роздавати борд.
refused-nothing_to_run = Ніхто не питає, скільки разів роздавати борд.
refused-wrong_runs = Борд роздають щонайбільше { $most } р.
refused-no_rabbit = Дивитися немає на що.
refused-no_such_player = Такого гравця в цій роздачі немає.

## У роздачі відкритого китайського покеру

refused-deal_over = Роздачу завершено.
refused-not_in_this_game = Такої дії в цій грі немає.
refused-no_such_row = Такої лінії немає.
refused-row_full = Ця лінія вже повна.
refused-not_your_card = Цієї карти у вас немає.
refused-card_locked = Карту попередньої вулиці вже не переміщують.
refused-already_placed = Ця карта вже там лежить.
refused-not_placed = Ця карта ще у вас у руці.
refused-card_twice = Ту саму карту названо двічі.
refused-ready_too_soon = Спершу викладіть усі карти цієї вулиці.
refused-too_few_points = Для цієї роздачі потрібно більше очок.
refused-match_running = До матчу, що триває, не приєднуються.

## За столом

refused-no_such_seat = Такого місця немає.
refused-seat_taken = Хтось випередив: місце зайняте.
refused-seat_in_hand = За це місце ще триває роздача. За мить воно вільне.
refused-already_seated = Ви вже сидите за цим столом: місце { $seat }.
refused-not_seated = У вас немає місця за цим столом.
refused-leaving = Ви вже встаєте з-за столу.
refused-buy_in_too_small = Стіл просить щонайменше { $least }.
refused-buy_in_too_big = Стіл бере щонайбільше { $most }.
refused-buy_in_as_left = Нещодавно ви пішли з { $least }: принесіть стільки ж.
refused-level_out_of_range = Поповнювати можна до рівня від { $least } до { $most }.
refused-seat_offered = Це місце притримують для гравця зі списку очікування.
refused-talk_hushed = Господар вимкнув вам чат за цим столом.
refused-talk_for_players = За цим столом пишуть лише гравці.
refused-talk_empty = Тут нічого читати.
refused-talk_too_fast = Не так швидко: зачекайте мить перед наступним рядком.
refused-queue_full = Список очікування заповнений.
refused-buy_too_much = Можна додати щонайбільше { $most }.
refused-buy_nothing = Додайте хоча б одну фішку.
refused-no_chips = Спершу додайте фішок.
refused-not_in_hand = Ви не в цій роздачі.
refused-hand_running = Роздача триває.
refused-too_few_players = Для роздачі потрібно двоє.
refused-no_seat_free = Усі місця зайнято.
refused-not_a_bot = На цьому місці немає бота.
refused-no_such_bot = Такого бота немає.
refused-no_straddle_here = За цим столом не ставлять страдл.
refused-not_your_choice = Зараз не ваша черга вибирати гру.
refused-no_such_game = Такої гри серед запропонованих немає.

## У формі нового столу

refused-unknown_variant = Кімната не знає цієї гри.
refused-structure_not_played = У цю гру не грають із такими ставками.
refused-too_many_seats = У цій грі щонайбільше місць: { $most }.
refused-unknown_rotation = Кімната не знає такого міксу ігор.
refused-negative_amount = Фішок не буває менше нуля.
refused-amount_too_big = Щонайбільше { $most }.
refused-no_big_blind = Великий блайнд — щонайменше 1.
refused-small_blind_too_big = Малий блайнд не більший за великий, { $big }.
refused-no_ante = Для такого анте потрібна сума, щонайменше 1.
refused-big_bet_too_small = Велика ставка не менша за малу, { $small }.
refused-no_small_bet = Мала ставка — щонайменше 1.
refused-bring_in_too_big = Брінг-ін не більший за малу ставку, { $small }.
refused-no_straddle_in_limit = У фіксованому ліміті страдлу немає.
refused-no_bomb_here = У цій грі бомб-поту не буває.
refused-no_match_here = За цим столом матчів немає.
refused-progressive_needs_discards = Прогресивний Фентезіленд можливий лише в грі зі скидами.
refused-seat_in_use = Місце { $seat } зайняте: столу потрібно щонайменше стільки місць.
refused-no_tournament_here = Турніром тут грають лише у відкриту китайську.
refused-tournament_running = Турнір триває: ніхто не входить і не докуповує.
refused-tournament_over = Турнір із роздачею { $hand } закінчено, призи виплачено.
refused-tournament_change = Щоб перейти від кеш-гри до турніру чи назад, стіл має бути порожнім.
refused-no_correction_here = У турнірі всі ввійшли з однаковими стеками: їх не виправляють.
refused-buy_in_range_empty = Найменший бай-ін більший за найбільший, { $most }.

## На лінії

refused-stale = Стіл уже пішов далі; погляньте ще раз.
refused-no_answer = Кімната не відповіла.
refused-no_such_table = Такого столу немає.
refused-bad_message = Кімната цього не зрозуміла.
refused-bad_amount = Потрібне ціле число фішок.
refused-too_many = Надто швидко: зачекайте мить.
refused-no_session = Спершу увійдіть під своїм ім’ям.
refused-name_taken = За цим столом хтось має таке саме ім’я.
refused-not_stored = Кімната не змогла цього записати, тож цього не сталося.
refused-broken = Кімната помилилася. Стіл такий, як був.
refused-closed = Кімната зачиняється.

## У будь-якій формі

refused-missing = Заповніть, будь ласка.
refused-unknown_field = Кімната не знає такого питання.
refused-bad_json = Кімната цього не зрозуміла.
refused-not_whole = Потрібне ціле число.
refused-not_a_number = Потрібне число.
refused-too_small = Щонайменше { $least }.
refused-too_big = Щонайбільше { $most }.
refused-too_short = Заповніть, будь ласка.
refused-too_long = Задовго: щонайбільше знаків — { $most }.
refused-bad_value = Це не підходить.
refused-body_too_big = Це забагато за один раз.
refused-name_hidden_characters = В імені є знаки, яких ніхто не бачить.
refused-name_empty = В імені немає жодної видимої літери.
refused-name_too_long = Задовго: щонайбільше знаків — { $most }.
refused-foreign_origin = Запит прийшов з іншого сайту.
refused-too_many_tables = У кімнаті немає місця для ще одного столу.
refused-not_found = Тут нічого немає.
refused-wrong_method = Кімната цього не зрозуміла.

## Господар столу

refused-not_host = Це може зробити тільки господар столу.
refused-host_only = Це може зробити тільки сам господар, а не помічник.
refused-table_locked = Стіл замкнено: зараз за нього ніхто не сідає.
refused-barred = Господар попросив вас із-за цього столу.
refused-nothing_asked = Такого прохання вже немає.
refused-too_many_knocks = Прохань і так забагато; спробуйте трохи згодом.
refused-nobody_there = На місці { $seat } ніхто не сидить.
refused-not_a_guest = Цього гравця немає за столом, і він не помічник.
refused-host_stays = Господар лишається: спершу передайте стіл комусь іншому.
refused-bot_cannot_host = Бот не може бути господарем.
refused-correct_nothing = Вкажіть, скільки фішок.
refused-correct_below_zero = На місці { $seat } лише { $stack }.
refused-correct_too_much = Такого великого стека не буває.
refused-correct_same_seat = Оберіть інше місце, з якого взяти фішки.
refused-no_hand_to_void = Немає роздачі, яку можна скасувати.
refused-hand_gone = Роздачу { $hand } вже не скасувати: її фішки пішли зі столу.
refused-evening_over = Роздачу { $hand } вже не скасувати: її вечір закрито.
refused-nothing_to_close = Після попереднього вечора ще не було роздач.
refused-not_your_debt = Це можуть сказати лише ті двоє, чий це борг.
refused-no_such_debt = Суми тим часом змінилися; погляньте ще раз.
refused-reason_hidden_characters = У поясненні є знаки, яких ніхто не бачить.
refused-reason_empty = Поясніть так, щоб усі могли прочитати.
refused-reason_too_long = Задовго: щонайбільше знаків — { $most }.
refused-wrong_token = Це посилання господаря вже не діє. Кімната друкує нове щоразу, коли відчиняється.
refused-not_member = Розрахунки столу бачать лише ті, хто за ним грав.

## Колода й роздачі

refused-no_such_pledge = Немає запечатаної колоди, для якої ви обіцяли це зерно.
refused-no_such_hand = Такої роздачі немає або її ще грають.
refused-no_such_placement = У цій роздачі ви не викладали такої вулиці.
refused-not_judged = Тренер зайнятий. Спробуйте за мить.
refused-not_studied = Забагато запитань у черзі. Спробуйте ще раз за мить.
refused-not_at_once = Розкласти можна лише карти, які викладають усі одразу.
refused-no_arranging = Господар вимкнув підказки за цим столом.
refused-no_such_evening = Такого вечора за цим столом не було.
refused-not_in_phh = У форматі PHH не можна записати, як відкрили цю роздачу. Вона є у файлі JSON.

## Облікові записи

refused-name_kept = Це ім’я або дуже схоже на нього тут уже закріплене. Виберіть інше, а якщо воно ваше, увійдіть з паролем.
refused-wrong_sign_in = Ім’я і пароль не збігаються.
refused-wrong_password = Це не ваш пароль.
refused-seated_as_guest = Ви сидите за столом як гість. Спершу звільніть місце, потім увійдіть.
refused-has_account = Ваше ім’я вже закріплене.
refused-no_account = Ваше ім’я не закріплене паролем.
refused-no_passkeys = У цій кімнаті немає ключів доступу.
refused-bad_passkey = Ключ доступу не підходить або надійшов запізно.
refused-second_seat = З цього браузера вже зайняли місце за цим столом. Один браузер, одне місце.
