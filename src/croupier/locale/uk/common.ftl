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
notices = Повідомлення
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
bot-kind-beginner = Початківець
bot-kind-greedy = Жадібний
bot-kind-rollout-60 = Мислитель, 60 спроб
bot-kind-rollout-300 = Мислитель, 300 спроб
bot-kind-rollout-1500 = Мислитель, 1500 спроб
bot-kind-caller = Кол-станція
    .help = Відповідає майже на все. Добре товариство для першого вечора.
bot-kind-tight = Скеля
    .help = Чекає на добрі карти й рахує шанси банку.

## З’єднання

connection-connecting = З’єднуємось
connection-live = На зв’язку
connection-stale = Зв’язок перервано
    .detail = Надолужуємо. Ваше місце й фішки в безпеці.
connection-lost = Немає зв’язку
    .detail = Ваше місце й фішки збережено. Наступна спроба за { $seconds } с.
    .trying = Пробуємо знову. Ваше місце й фішки збережено.
connection-resting = Тепер ви граєте на іншому пристрої
    .detail = Місце, карти й час там, і вони ваші.
    .here = Повернути сюди
connection-again = Знову на зв’язку
    .detail = Ви нічого не пропустили.
connection-closing = Кімната перезапускається
    .detail = Місце, фішки й час збережено; сторінка повернеться сама.
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
turn-notice = Сповіщати, коли мій хід
    .help = Сповіщення на пристрої, поки сторінка у фоні.
    .never = Браузер не дозволяє цього для цієї сторінки. Змінити це можна в налаштуваннях браузера.
motion-off = Без руху
    .help = Карти й фішки одразу на своїх місцях.
confirm-all-in = Питати перед ол-іном
    .help = Ще один натиск, перш ніж підуть усі фішки.
volume-value = { $percent } %
language-switch = Мова: { $language }
