# Слова, общие для всей комнаты.
# Суммы ($amount, $to, $pot) приходят готовым текстом: фишки с разделителями или большие блайнды. Счёт ($count) — числа.

app = Croupier
in-blinds = { $value } ББ
close = Закрыть
cancel = Отмена
back = Назад
save = Сохранить
try-again = Попробовать ещё раз
copy = Копировать
copied = Ссылка скопирована
more = Ещё
menu = Меню
notices = Уведомления
yes = Да
no = Нет
and-more = { $first }, { $rest }
percent = { $value } %
minutes-seconds = { $minutes }:{ $seconds }
seconds-short = { $count } с
seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}

## Места за столом

position-BTN = BTN
    .full = баттон
position-SB = МБ
    .full = малый блайнд
position-BB = ББ
    .full = большой блайнд
position-UTG = UTG
    .full = первая позиция
position-UTG1 = UTG+1
    .full = вторая позиция
position-UTG2 = UTG+2
    .full = третья позиция
position-MP = MP
    .full = средняя позиция
position-MP1 = MP+1
    .full = средняя позиция плюс один
position-MP2 = MP+2
    .full = средняя позиция плюс два
position-HJ = HJ
    .full = хайджек
position-CO = CO
    .full = катофф

## Боты

bot = Бот
bot-named = { $name } (бот)
bot-kind-beginner = Новичок
bot-kind-greedy = Жадный
bot-kind-rollout-60 = Мыслитель, 60 проб
bot-kind-rollout-300 = Мыслитель, 300 проб
bot-kind-rollout-1500 = Мыслитель, 1500 проб
bot-kind-caller = Колл-станция
    .help = Уравнивает почти всё. Хорошая компания для первого вечера.
bot-kind-tight = Скала
    .help = Ждёт хороших карт и считает шансы банка.

## Связь

connection-connecting = Соединяемся
connection-live = На связи
connection-stale = Связь прервалась
    .detail = Навёрстываем. Ваше место и фишки в безопасности.
connection-lost = Нет связи
    .detail = Ваше место и фишки сохранены. Следующая попытка через { $seconds } с.
    .trying = Пробуем снова. Ваше место и фишки сохранены.
connection-resting = Теперь вы играете на другом устройстве
    .detail = Место, карты и время там, и они ваши.
    .here = Вернуть сюда
connection-again = Снова на связи
    .detail = Вы ничего не пропустили.
connection-closing = Комната перезапускается
    .detail = Место, фишки и время сохранены; страница вернётся сама.
connection-retry = Попробовать сейчас

## Настройки

settings = Настройки
    .language = Язык
    .look = Вид
    .theme = Тема
    .felt = Сукно
    .deck = Колода
    .table = За столом
    .unit = Суммы
    .sound = Звук
    .volume = Громкость
    .motion = Движение
theme-system = Как в системе
theme-dark = Тёмная
theme-light = Светлая
felt-pine = Сосна
felt-slate = Сланец
felt-wine = Вино
felt-dusk = Сумерки
felt-linen = Лён
deck-four = Четыре цвета
deck-two = Два цвета
unit-chips = Фишки
unit-bb = ББ
unit-label = Показывать суммы в
sounds-table = Карты и фишки
sounds-mine = Мой ход и мои выигрыши
sounds-room = Люди и уведомления
turn-notice = Уведомлять, когда мой ход
    .help = Уведомление на устройстве, пока страница в фоне.
    .never = Браузер не разрешает этого для этой страницы. Изменить это можно в настройках браузера.
motion-off = Без движения
    .help = Карты и фишки сразу на своих местах.
confirm-all-in = Спрашивать перед олл-ином
    .help = Ещё одно нажатие, прежде чем уйдут все фишки.
volume-value = { $percent } %
language-switch = Язык: { $language }
