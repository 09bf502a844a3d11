# Думи, общи за цялата стая.
# Сумите ($amount, $to, $pot) идват като готов текст: чипове с разделители или големи блиндове. Броят ($count) е число.

app = Croupier
in-blinds = { $value } ГБ
close = Затваряне
cancel = Отказ
back = Назад
save = Запазване
try-again = Нов опит
copy = Копиране
copied = Връзката е копирана
more = Още
menu = Меню
notices = Известия
yes = Да
no = Не
and-more = { $first }, { $rest }
percent = { $value } %
minutes-seconds = { $minutes }:{ $seconds }
seconds-short = { $count } с
seconds = { $count ->
    [one] { $count } секунда
   *[other] { $count } секунди
}

## Места на масата

position-BTN = BTN
    .full = бутон
position-SB = МБ
    .full = малък блинд
position-BB = ГБ
    .full = голям блинд
position-UTG = UTG
    .full = първа позиция
position-UTG1 = UTG+1
    .full = втора позиция
position-UTG2 = UTG+2
    .full = трета позиция
position-MP = MP
    .full = средна позиция
position-MP1 = MP+1
    .full = средна позиция плюс едно
position-MP2 = MP+2
    .full = средна позиция плюс две
position-HJ = HJ
    .full = хайджак
position-CO = CO
    .full = кътоф

## Ботове

bot = Бот
bot-named = { $name } (бот)
bot-kind-beginner = Начинаещ
bot-kind-greedy = Лаком
bot-kind-rollout-60 = Мислител, 60 опита
bot-kind-rollout-300 = Мислител, 300 опита
bot-kind-rollout-1500 = Мислител, 1500 опита
bot-kind-caller = Плащач
    .help = Плаща почти всичко. Добра компания за първа вечер.
bot-kind-tight = Скала
    .help = Чака добри карти и смята шансовете на пота.

## Връзка

connection-connecting = Свързване
connection-live = На линия
connection-stale = Връзката прекъсна
    .detail = Наваксваме. Мястото и чиповете ви са в безопасност.
connection-lost = Няма връзка
    .detail = Мястото и чиповете ви са запазени. Следващ опит след { $seconds } с.
    .trying = Опитваме отново. Мястото и чиповете ви са запазени.
connection-resting = Сега играете на друго устройство
    .detail = Мястото, картите и времето са там и са ваши.
    .here = Върнете го тук
connection-again = Пак на линия
    .detail = Не сте пропуснали нищо.
connection-closing = Стаята се рестартира
    .detail = Мястото, чиповете и времето са запазени; страницата се връща сама.
connection-retry = Опит сега

## Настройки

settings = Настройки
    .language = Език
    .look = Изглед
    .theme = Тема
    .felt = Сукно
    .deck = Тесте
    .table = На масата
    .unit = Суми
    .sound = Звук
    .volume = Сила на звука
    .motion = Движение
theme-system = Като системата
theme-dark = Тъмна
theme-light = Светла
felt-pine = Бор
felt-slate = Шисти
felt-wine = Вино
felt-dusk = Здрач
felt-linen = Лен
deck-four = Четири цвята
deck-two = Два цвята
unit-chips = Чипове
unit-bb = ГБ
unit-label = Сумите да са в
sounds-table = Карти и чипове
sounds-mine = Моят ход и моите печалби
sounds-room = Хора и известия
turn-notice = Известявай ме, когато съм на ход
    .help = Известие на устройството, докато страницата е във фонов режим.
    .never = Браузърът не го позволява за тази страница. Можете да го промените в настройките на браузъра.
motion-off = Без движение
    .help = Картите и чиповете са веднага на местата си.
confirm-all-in = Въпрос преди ол-ин
    .help = Още едно натискане, преди да влязат всички чипове.
volume-value = { $percent } %
language-switch = Език: { $language }
