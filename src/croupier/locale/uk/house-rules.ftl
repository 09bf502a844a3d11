# Форма нового столу. Ключ питання — його місце у специфікації з «-» замість «.», пояснення — `.help`.
# Слова вибору — `choice-<місце>-<значення>`.

form-title = Новий стіл
    .text = Для доброго вечора вистачить і так. Змінюйте, що хочете.
    .create = Відкрити стіл
    .creating = Відкриваємо стіл
    .rules = Правила дому
    .rules-count = { $count ->
        [0] Як у більшості кімнат
        [one] змінено { $count }
        [few] змінено { $count }
        [many] змінено { $count }
       *[other] змінено { $count }
    }
    .reset = Як було
    .rule = Правило { $rule }
    .problems = { $count ->
        [one] Перегляньте { $count } відповідь.
        [few] Перегляньте { $count } відповіді.
        [many] Перегляньте { $count } відповідей.
       *[other] Перегляньте { $count } відповіді.
    }
    .failed = Стіл не вдалося відкрити
    .loading = Розкладаємо форму
    .advanced = Докладніше про суми
    .chips = { $amount } фішками
    .optional = необов’язково
    .none = немає
form-bots = Боти для початку
    .help = Вони сідають разом із вами й встають, коли ви попросите.
    .none = Жодного
group-game = Гра
group-stakes = Блайнди та ставки
group-table = Стіл
group-forced = Баттон, блайнди та анте
group-betting = Ставки
group-pot_limit = Пот-ліміт
group-fixed_limit = Фіксований ліміт
group-pots = Банки та рейк
group-showdown = Розкриття
group-buy_in = Бай-ін
group-clock = Годинник
group-deal = Здача

## Головні питання

field-name = Назва столу
    .value = Стіл: { $name }
field-variant = Гра
field-seats = Місць
field-betting-structure = Ставки
    .help = Безліміт: до всіх своїх фішок. Пот-ліміт: до розміру банку. Фіксований: ставки одного розміру.
field-betting-small_blind = Малий блайнд
field-betting-big_blind = Великий блайнд
    .help = Він же найменша ставка.
field-betting-ante = Анте
    .help = Що платить кожен до роздачі, якщо правила дому вимагають анте.
field-betting-min_bet = Найменша ставка
    .help = 0: великий блайнд.
field-betting-small_bet = Мала ставка
    .help = Фіксований ліміт, до флопу й на флопі. 0: великий блайнд.
field-betting-big_bet = Велика ставка
    .help = Фіксований ліміт, терн і рівер. 0: подвійна мала ставка.
field-house-buy_in_min_bb = Найменший бай-ін
    .help = У великих блайндах.
field-house-buy_in_max_bb = Найбільший бай-ін
    .help = У великих блайндах. Якщо дорівнює найменшому, у всіх однакові стеки.

## Правила дому

field-house-ante_type = Анте
    .help = Хто платить анте. Воно ніколи не є частиною ставки.
choice-house-ante_type-none = Немає
choice-house-ante_type-per_player = Кожен гравець
choice-house-ante_type-bb_ante = Великий блайнд за всіх
choice-house-ante_type-button_ante = Баттон за всіх
choice-house-ante_type-ante_only = Лише анте, без блайндів
field-house-bb_ante_short = Короткий великий блайнд з анте
    .help = Що великий блайнд платить першим, коли на все фішок не вистачає.
choice-house-bb_ante_short-blind_first = Спершу блайнд
choice-house-bb_ante_short-ante_first = Спершу анте
field-house-straddle = Страдл
    .help = Сліпий рейз до двох великих блайндів перед роздачею від наступного гравця.
choice-house-straddle-off = Вимкнено
choice-house-straddle-utg = Один, перший після блайндів
choice-house-straddle-chain = Ланцюгом, аж до баттона
field-house-straddle_postflop_min = Найменша ставка після страдлу
    .help = На флопі та пізніше.
choice-house-straddle_postflop_min-bb = Великий блайнд
choice-house-straddle_postflop_min-straddle = Страдл
field-house-straddle_min_raise = Найменший рейз поверх страдлу
    .help = До флопу.
choice-house-straddle_min_raise-straddle = На страдл
choice-house-straddle_min_raise-bb = На великий блайнд
field-house-burn_cards = Спалювати карту перед кожною вулицею
    .help = Як за живим столом. Більше нічого не змінює.
field-house-min_raise_rule = Найменший рейз
    .help = Скільки рейз має додати.
choice-house-min_raise_rule-prev_raise = Не менше за попередній рейз
choice-house-min_raise_rule-double = До подвійної ставки
choice-house-min_raise_rule-table_limit = На ліміт столу
field-house-short_allin_reopen = Короткі ол-іни
    .help = Коли ол-іни, менші за повний рейз, дають тим, хто вже ходив, знову підвищити.
choice-house-short_allin_reopen-cumulative = Коли разом складають повний рейз
choice-house-short_allin_reopen-single = Лише коли один сам є повним
field-house-free_fold = Фолд, коли чек безкоштовний
    .help = Вимкнено: хто може зробити чек, не може скинути.
field-house-pl_formula = Банк як межа
    .help = Як рахують найбільший рейз.
choice-house-pl_formula-pot_after_call = Банк після кола
choice-house-pl_formula-pot_before_call = Банк до кола
field-house-pl_min_bet = Найменша ставка
    .help = У пот-ліміті.
choice-house-pl_min_bet-bb = Великий блайнд
choice-house-pl_min_bet-split_limit = Нижній, потім верхній ліміт
field-house-pl_count_antes_preflop = Анте входять у банк
    .help = До флопу, для найбільшого рейзу.
field-house-pl_short_blind_counts_full = Короткий блайнд рахують повним
    .help = Для найбільшого рейзу, коли великий блайнд пішов ол-ін на менше.
field-house-fl_cap = Межа
    .help = Скільки ставок і рейзів у колі.
choice-house-fl_cap-bet_plus_3 = Бет і три рейзи
choice-house-fl_cap-bet_plus_4 = Бет і чотири рейзи
choice-house-fl_cap-none = Без межі
field-house-fl_cap_heads_up = Без межі між двома
    .help = Коли двоє можуть підвищувати без кінця.
choice-house-fl_cap_heads_up-heads_up_before_cap = Коли двоє лишилися до межі
choice-house-fl_cap_heads_up-at_table = Коли карти здали лише двом
choice-house-fl_cap_heads_up-never = Ніколи
field-house-fl_half_bet = Ол-ін, менший за ставку
    .help = Коли він рахується як бет або рейз.
choice-house-fl_half_bet-half = Від половини ставки
choice-house-fl_half_bet-full = Лише повна ставка
field-house-fl_next_raise = Рейз після короткого ол-іну
    .help = До якої суми він іде.
choice-house-fl_next_raise-multiple = До наступної цілої ставки
choice-house-fl_next_raise-on_top = На ставку більше
field-house-odd_chip = Неподільна фішка банку
    .help = Кому дістається неподільне.
choice-house-odd_chip-first_left_of_button = Першому ліворуч від баттона
choice-house-odd_chip-shortest_stack = Найкоротшому стеку
choice-house-odd_chip-carry_over = Лишається в наступному банку
field-house-odd_chip_unit = Найменша фішка
    .help = До неї ділять банки.
field-house-rake-percent = Рейк
    .help = Частка кожного банку для дому, у відсотках. Порожньо: немає.
field-house-rake-cap = Найбільший рейк за роздачу
    .help = 0: без межі.
field-house-showdown_direction = Порядок показу
    .help = Після того, хто показує першим.
choice-house-showdown_direction-clockwise = За годинниковою стрілкою
choice-house-showdown_direction-counterclockwise = Проти годинникової стрілки
field-house-showdown_aggressor_scope = Хто показує першим
    .help = Чия ставка враховується.
choice-house-showdown_aggressor_scope-final_round = Останній, хто ставив на рівері
choice-house-showdown_aggressor_scope-whole_hand = Останній, хто ставив у роздачі
field-house-showdown_muck = Програшні руки
    .help = Чи треба їх показувати.
choice-house-showdown_muck-allow_muck = Можна сховати
choice-house-showdown_muck-show_all = Показують усі
field-house-allin_faceup = Ол-іни відкрито
    .help = Щойно ставити далі вже неможливо.
field-house-button_draw_tie = Рівність у жеребі за баттон
    .help = Коли двоє витягли однаковий ранг.
choice-house-button_draw_tie-suit = Вирішує масть
choice-house-button_draw_tie-redraw = Тягнуть ще раз
field-house-button_rule = Баттон, коли гравець пішов
    .help = Як рухаються далі баттон і блайнди.
choice-house-button_rule-moving = Іде до наступного гравця
choice-house-button_rule-dead = Може лишитися на порожньому місці
field-house-missed_blind_policy = Пропущені блайнди
    .help = Скільки коштує повернутися раніше за великий блайнд. Дочекатися його можна завжди.
choice-house-missed_blind_policy-seed = Великий блайнд, а якщо пропущено великий, то ще й мертвий малий
choice-house-missed_blind_policy-standard = Те, що пропущено, малий блайнд мертвий
choice-house-missed_blind_policy-wait_for_bb = Лише на великому блайнді
choice-house-missed_blind_policy-buy_button = Те, що пропущено, або викуп баттона
field-house-missed_in_bb_position = Повернення на великому блайнді
    .help = Чи платити пропущене понад блайнд.
choice-house-missed_in_bb_position-waived = Платять лише великий блайнд
choice-house-missed_in_bb_position-additional = Платять і пропущене
field-house-new_player_posts = Нові гравці
    .help = Як увійти в гру, що вже йде.
choice-house-new_player_posts-post_or_wait = Поставити великий блайнд або дочекатися його
choice-house-new_player_posts-must_wait = Чекати великого блайнду
choice-house-new_player_posts-free = Увійти одразу безкоштовно
field-house-no_entry_between_blinds_and_button = Не входити між блайндами й баттоном
    .help = Хто ввійшов би там, чекає, поки баттон його мине.
field-house-action_seconds = Секунд на хід
    .help = Старшим друзям до вподоби 40.
field-house-timeouts_to_sit_out = Прострочених ходів до паузи
    .help = Поспіль.
