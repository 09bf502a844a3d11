# Слова, спільні для всієї кімнати.
# Суми ($amount, $to, $pot) приходять готовим текстом: фішки з роздільниками або великі блайнди. Лічба ($count) — числа.

app = Croupier
in-blinds = { $value } ББ
close = Закрити
cancel = Скасувати
back = Назад
save = Зберегти
try-again = Спробувати ще раз
copy = Копіювати
copied = Посилання скопійовано
more = Ще
menu = Меню
yes = Так
no = Ні
and-more = { $first }, { $rest }
percent = { $value } %
minutes-seconds = { $minutes }:{ $seconds }
seconds-short = { $count } с
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}

## Ігри та структури

variant-holdem = Холдем
    .low = холдем
variant-omaha = Омаха
    .low = омаха
variant-holdem8 = Холдем хай-ло 8
    .low = холдем хай-ло 8
variant-omaha8 = Омаха хай-ло 8
    .low = омаха хай-ло 8
variant-omaha5 = П’ятикарткова омаха
    .low = п’ятикарткова омаха
variant-omaha5_8 = П’ятикарткова омаха хай-ло 8
    .low = п’ятикарткова омаха хай-ло 8
variant-omaha6 = Шестикарткова омаха
    .low = шестикарткова омаха
variant-omaha6_8 = Шестикарткова омаха хай-ло 8
    .low = шестикарткова омаха хай-ло 8
variant-courchevel = Куршевель
    .low = Куршевель
variant-courchevel8 = Куршевель хай-ло 8
    .low = Куршевель хай-ло 8
variant-shortdeck = Коротка колода
    .low = коротка колода
variant-royal_holdem = Королівський холдем
    .low = королівський холдем
variant-greek_holdem = Грецький холдем
    .low = грецький холдем
variant-pineapple_holdem = Ананас
    .low = ананас
variant-pineapple_holdem8 = Ананас хай-ло 8
    .low = ананас хай-ло 8
variant-crazy_pineapple = Шалений ананас
    .low = шалений ананас
variant-crazy_pineapple8 = Шалений ананас хай-ло 8
    .low = шалений ананас хай-ло 8
variant-lazy_pineapple = Лінивий ананас
    .low = лінивий ананас
variant-lazy_pineapple8 = Лінивий ананас хай-ло 8
    .low = лінивий ананас хай-ло 8
variant-irish = Ірландський покер
    .low = ірландський покер
variant-five_card_stud = П’ятикартковий стад
    .low = п’ятикартковий стад
variant-seven_card_stud = Семикартковий стад
    .low = семикартковий стад
variant-stud8 = Стад хай-ло 8
    .low = стад хай-ло 8
variant-razz = Раз
    .low = раз
variant-five_card_draw = П’ятикартковий дро
    .low = п’ятикартковий дро
variant-deuce_to_seven_single_draw = 2-7 з одним обміном
    .low = 2-7 з одним обміном
variant-deuce_to_seven_triple_draw = 2-7 з трьома обмінами
    .low = 2-7 з трьома обмінами
variant-ace_to_five_triple_draw = A-5 з трьома обмінами
    .low = A-5 з трьома обмінами
variant-badugi = Бадугі
    .low = бадугі
variant-badacey = Бадейсі
    .low = бадейсі
variant-badeucey = Бадьюсі
    .low = бадьюсі
variant-drawmaha = Дромаха
    .low = дромаха
variant-kuhn = Покер Куна
    .low = покер Куна
variant-leduc = Холдем Ледюка
    .low = холдем Ледюка
variant-rhode_island = Род-Айлендський холдем
    .low = род-Айлендський холдем
structure-no_limit = Безліміт
    .low = безліміт
structure-pot_limit = Пот-ліміт
    .low = пот-ліміт
structure-fixed_limit = Фіксований ліміт
    .low = фіксований ліміт
structure-spread_limit = Спред-ліміт
    .low = спред-ліміт
game-of = { $variant }, { $structure_low }
game-line = { $variant } · { $structure }
stakes = { $small } / { $big }
stakes-tight = { $small }/{ $big }

## Карти. Ранг сам по собі, у множині, у родовому множини та після «до».

rank-0 = двійка
    .many = двійки
    .of = двійок
    .to = двійки
rank-1 = трійка
    .many = трійки
    .of = трійок
    .to = трійки
rank-2 = четвірка
    .many = четвірки
    .of = четвірок
    .to = четвірки
rank-3 = п’ятірка
    .many = п’ятірки
    .of = п’ятірок
    .to = п’ятірки
rank-4 = шістка
    .many = шістки
    .of = шісток
    .to = шістки
rank-5 = сімка
    .many = сімки
    .of = сімок
    .to = сімки
rank-6 = вісімка
    .many = вісімки
    .of = вісімок
    .to = вісімки
rank-7 = дев’ятка
    .many = дев’ятки
    .of = дев’яток
    .to = дев’ятки
rank-8 = десятка
    .many = десятки
    .of = десяток
    .to = десятки
rank-9 = валет
    .many = валети
    .of = валетів
    .to = валета
rank-10 = дама
    .many = дами
    .of = дам
    .to = дами
rank-11 = король
    .many = королі
    .of = королів
    .to = короля
rank-12 = туз
    .many = тузи
    .of = тузів
    .to = туза
suit-0 = треф
suit-1 = бубон
suit-2 = чирв
suit-3 = пік
card = { $rank } { $suit }
card-hidden = закрита карта
card-none = карти ще немає

## Комбінації. $a і $b — перші два ранги; _many, _of, _to — їхні інші форми.

hand-high_card = старша карта — { $a }
    .head = Старша карта
    .tail = { $a }
hand-pair = пара { $a_of }
    .head = Пара
    .tail = { $a_many }
hand-two_pair = дві пари: { $a_many } та { $b_many }
    .head = Дві пари
    .tail = { $a_many } та { $b_many }
hand-trips = трійка: { $a_many }
    .head = Трійка
    .tail = { $a_many }
hand-straight = стріт до { $a_to }
    .head = Стріт
    .tail = до { $a_to }
hand-flush = флеш до { $a_to }
    .head = Флеш
    .tail = до { $a_to }
hand-full_house = фул-гаус: { $a_many } та { $b_many }
    .head = Фул-гаус
    .tail = { $a_many } та { $b_many }
hand-quads = каре { $a_of }
    .head = Каре
    .tail = { $a_many }
hand-straight_flush = стріт-флеш до { $a_to }
    .head = Стріт-флеш
    .tail = до { $a_to }
hand-royal = роял-флеш
    .head = Роял-флеш
    .tail = до туза
hand-low = лоу до { $a_to }
    .head = Лоу
    .tail = до { $a_to }
hand-badugi = бадугі до { $a_to }
    .head = Бадугі
    .tail = до { $a_to }
hand-no_low = без лоу
    .head = Без лоу
    .tail = без лоу

## Вулиці

street-preflop = Префлоп
street-flop = Флоп
street-turn = Терн
street-river = Рівер
street-predraw = Перед обміном
street-draw = Обмін
street-first_draw = Перший обмін
street-second_draw = Другий обмін
street-third_draw = Третій обмін
street-discard = Скидання
street-second = Друга вулиця
street-third = Третя вулиця
street-fourth = Четверта вулиця
street-fifth = П’ята вулиця
street-sixth = Шоста вулиця
street-seventh = Сьома вулиця
street-first = Перша вулиця
street-only = Єдина вулиця
street-showdown = Розкриття

## Місця за столом

position-BTN = BTN
    .full = баттон
position-SB = МБ
    .full = малий блайнд
position-BB = ББ
    .full = великий блайнд
position-UTG = UTG
    .full = перша позиція
position-UTG1 = UTG+1
    .full = друга позиція
position-UTG2 = UTG+2
    .full = третя позиція
position-MP = MP
    .full = середня позиція
position-MP1 = MP+1
    .full = середня позиція плюс один
position-MP2 = MP+2
    .full = середня позиція плюс два
position-HJ = HJ
    .full = хайджек
position-CO = CO
    .full = катоф

## Боти

bot = Бот
bot-named = { $name } (бот)
bot-kind-caller = Кол-станція
    .help = Відповідає майже на все. Добре товариство для першого вечора.
bot-kind-tight = Скеля
    .help = Чекає на добрі карти й рахує шанси банку.

## З’єднання

connection-connecting = З’єднуємось
connection-live = На зв’язку
connection-stale = Зв’язок перервано
    .detail = Наздоганяємо. Ваше місце й фішки в безпеці.
connection-lost = Немає зв’язку
    .detail = Ваше місце й фішки збережено. Наступна спроба за { $seconds } с.
    .trying = Пробуємо знову. Ваше місце й фішки збережено.
connection-resting = Відкрито в іншому вікні
    .detail = Це вікно відпочиває, грає інше.
    .here = Грати тут
connection-again = Знову на зв’язку
    .detail = Усе наздогнано.
connection-retry = Спробувати зараз

## Налаштування

settings = Налаштування
    .language = Мова
    .look = Вигляд
    .theme = Тема
    .felt = Сукно
    .deck = Колода
    .table = За столом
    .unit = Суми
    .sound = Звук
    .volume = Гучність
    .motion = Рух
theme-system = Як у системі
theme-dark = Темна
theme-light = Світла
felt-pine = Сосна
felt-slate = Сланець
felt-wine = Вино
felt-dusk = Сутінки
felt-linen = Льон
deck-four = Чотири кольори
deck-two = Два кольори
unit-chips = Фішки
unit-bb = ББ
unit-label = Показувати суми в
sounds-table = Карти та фішки
sounds-mine = Мій хід і мої виграші
sounds-room = Люди та сповіщення
motion-off = Без руху
    .help = Карти й фішки одразу на своїх місцях.
confirm-all-in = Питати перед ол-іном
    .help = Ще один натиск, перш ніж підуть усі фішки.
volume-value = { $percent } %
language-switch = Мова: { $language }
