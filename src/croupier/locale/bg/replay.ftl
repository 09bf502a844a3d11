# Последните ръце на масата, ръка, изиграна отново стъпка по стъпка, и проверката на тестето ѝ.

title-hand = Ръка { $number } · { $table }
replay-loading = Търсим ръката
replay-missing = Няма такава ръка
    .detail = Връзката може да е грешна или ръката още се играе.
    .button = Към лобито
replay-failed = Ръката не можа да се прочете
    .detail = Нищо не е загубено. Опитайте след малко.
replay-back = Обратно на масата
replay-turn = На масата сте на ход
replay-link = Копиране на връзката
replay-link-copied = Връзката към тази стъпка е копирана
replay-link-failed = Копирайте я от адресната лента
replay-actions = Какво се игра
replay-controls = Повторение
replay-first = Към раздаването
replay-previous = Стъпка назад
replay-play = Пускане
replay-pause = Пауза
replay-next = Стъпка напред
replay-last = Към края
replay-step = Стъпка
replay-step-value = { $step } от { $last }: { $what }
replay-speed = Скорост
replay-speed-value = { $times }×
replay-deal = Карти
replay-street = Улица { $number }
replay-score = Резултат
replay-end = Край
replay-download = Изтегляне
replay-download-json = JSON, с доказателството за тестето
replay-download-phh = PHH
replay-void = Отменена

## Проверката

check-hand = Проверка на ръката
check-running = Проверяваме тестето
check-holds = Раздаването е доказано
check-fails = Раздаването не е доказано
check-title = Тестето на тази ръка
check-text = Вашият браузър сам провери: това са картите, запечатани, преди играчите да цепят тестето.
check-fails-text = Вашият браузър провери тестето на тази ръка и нещо не съвпада.
check-more = Изтегления файл може да провери всеки, и без стаята: { $command }

## Списъкът

hands = Ръце
panel-hands = Ръце
hands-title = Последните ръце
hands-loading = Търсим последните ръце
hands-empty = Тук още не е доиграна нито една ръка
hands-failed = Ръцете не можаха да се прочетат
hands-more = По-ранни ръце
hands-all = Всички ръце
hands-all-json = JSON
hands-all-phh = PHH
hands-row = Ръка { $number }
hands-open = Преглед на ръка { $number }
hands-won = { $name } +{ $amount }
hands-nobody = Никой не спечели чипове
hands-own = вашите карти: { $cards }
hands-board = борд: { $cards }
hands-gain = вашият резултат: { $amount }

## Треньорът на открития китайски

coached = Питай треньора
coached-title = Какво струваха вашите решения
coached-running = Преценявам улица { $number } от { $count }…
coached-best = По-добро не се намери
coached-cost = { $points } ± { $margin }
coached-better = По-добре
coached-perhaps = Може би по-добре
coached-show = Покажи улица { $number }
coached-total = Общо { $points } точки спрямо най-доброто намерено.
coached-total-best = За никое ваше решение не се намери по-добро.
coached-note = В точки, според това, което можехте да видите. Всяка улица е доиграна { $count } пъти със случайни карти; в границите на ± истината лежи 19 пъти от 20.
coached-proved = В точки, според това, което можехте да видите. Каквото се нарежда наведнъж, е претърсено докрай и е точно.

## Шансовете на ръцете, които читателят знае

replay-odds = Шансове
replay-odds-exact = точно
replay-odds-about = ± { $error } %
replay-odds-none = В тази игра картите се сменят, затова няма шансове.
replay-odds-failed = Не можахме да попитаме за шансовете.
replay-odds-few = Тук знаете по-малко от две ръце.
replay-odds-board = борд { $number }: { $share } %
replay-odds-hidden = { $count ->
    [one] { $count } ръка, която не знаете, не се брои.
   *[other] { $count } ръце, които не знаете, не се броят.
}
