# Всяка игра на масата: открити карти, смени, няколко борда, половини на пота, бринг-ин и избор предварително.

## Места и карти

seat-words-open = открити { $cards }
seat-drew = { $count ->
    [0] без смяна
   *[other] смяна на { $count }
}
seat-drew-short = { $count ->
    [0] Пат
   *[other] Смяна { $count }
}
seat-drew-history = Смени: { $draws }
hero-cards-open = Открити за всички: { $cards }
board-number = борд { $number }
    .short = { $number }
bomb-pot = Бомб пот
    .boards = Бомб пот, бордове: { $count }
two-boards = Бордове: { $count }
rabbit-cards = Щяха да дойдат: { $cards }
    .short = Щяха да дойдат
rabbit-ask = Вижте какво щеше да дойде
half-high = хай
half-low = лоу
half-badugi = бадуги
half-board = борд
half-draw = картите в ръка

## Действия, думата до мястото

deed-bring_in = Бринг-ин
deed-discard = Изчиства
deed-draw = Смяна { $count }
deed-pat = Без смяна
deed-agree = { $count ->
    [1] Веднъж
    [2] Два пъти
    [3] Три пъти
   *[other] { $count } пъти
}

## Решения

action-bring-in = Бринг-ин
action-complete = Допълване до
show-no-more = Стига
draw-title = Кои карти изчиствате?
draw-title-exact = { $count ->
    [one] Изчистете { $count } карта
   *[other] Изчистете { $count } карти
}
draw-chosen = Избрани { $count } от { $most }
draw-pat = Без смяна
draw-button = Смяна на { $count }
draw-discard = Изчистване на { $count }
draw-missing = { $count ->
    [one] Изберете още { $count } карта.
   *[other] Изберете още { $count } карти.
}
draw-too-many = { $most ->
    [one] Може да се изчисти най-много { $most } карта.
   *[other] Може да се изчистят най-много { $most } карти.
}
draw-help = Докоснете картите, които изчиствате.
    .keys = На клавиатурата: от 1 до 7, после Enter.
draw-none = Оставяне на всички
draw-card = Изчистване: { $card }
runs-title = Колко пъти да се раздаде остатъкът от борда?
    .text = Повече от веднъж само ако всички са съгласни. Потът се дели между бордовете.
runs-times = { $count ->
    [1] Веднъж
    [2] Два пъти
    [3] Три пъти
   *[other] { $count } пъти
}
preset-small-bet = Малък залог
preset-big-bet = Голям залог
pot-odds = Шансове на пота { $ratio } : 1, стигат { $percent } %
pot-odds-show = Показване на шансовете на пота
    .help = Колко плаща потът за едно плащане и колко често трябва да печелите.
pre-sent = Направено предварително: { $choice }
pre-fold-short = Отказ
pre-call-all-in = Ол-ин { $amount }
say-turn-draw = Вие сте на ход. Изберете картите за изчистване, най-много { $most }.
say-turn-discard = { $count ->
    [one] Вие сте на ход. Изчистете { $count } карта.
   *[other] Вие сте на ход. Изчистете { $count } карти.
}
say-turn-bring-in = Вие сте на ход. Бринг-ин { $amount } или пълен залог { $least }.
say-turn-runs = Вие сте на ход. Колко пъти да се раздаде остатъкът от борда, най-много { $count }?
say-chosen = Изчиства се: { $cards }
say-kept = Остава: { $cards }

## Редове на дневника

log-bomb = Бомб пот: преди флопа не се залага
log-dealt_up = { $name } получава открито { $cards }
log-drew = { $count ->
    [one] { $name } изчиства { $count } карта
   *[other] { $name } изчиства { $count } карти
}
log-drew-cards = { $name } изчиства { $cards }
log-pat = { $name } не сменя карти
log-bring_in = { $name } плаща бринг-ин { $amount }
log-agreed = { $count ->
    [2] { $name } иска остатъкът да се раздаде два пъти
    [3] { $name } иска остатъкът да се раздаде три пъти
   *[other] { $name } иска остатъкът да се раздаде { $count } пъти
}
log-agreed-no = { $name } иска остатъкът да се раздаде веднъж
log-runs = { $count ->
    [2] Остатъкът от борда се раздава два пъти
    [3] Остатъкът от борда се раздава три пъти
   *[other] Остатъкът от борда се раздава { $count } пъти
}
log-bounty = { $other } плаща премия { $amount }: { $name }
log-rabbited = Щяха да дойдат { $cards }

## Клавиши

keys-choose = Карти за изчистване

## Смесени игри и страдъл

turnus-hand = Ръка { $hand } от { $hands }
turnus-next = после { $game }
straddle-switch = Страдъл, когато може
switch-on = Включено
switch-off = Изключено
choose-title = Вие избирате следващата игра
    .text = Ако не изберете нищо, играта остава. Още { $count } с.
choose-open = Избор
choose-last = играна последно
choose-waits = Следващата игра избира { $name }.
