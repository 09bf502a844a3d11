# Любая игра за столом: открытые карты, обмены, несколько бордов, половины банка, бринг-ин и выбор наперёд.

## Места и карты

seat-words-open = открыто { $cards }
seat-drew = { $count ->
    [0] без обмена
   *[other] обмен { $count }
}
seat-drew-short = { $count ->
    [0] Пат
   *[other] Обмен { $count }
}
seat-drew-history = Обмены: { $draws }
hero-cards-open = Открыто для всех: { $cards }
board-number = борд { $number }
    .short = { $number }
bomb-pot = Бомб-пот
    .boards = Бомб-пот, бордов: { $count }
two-boards = Бордов: { $count }
rabbit-cards = Вышли бы карты: { $cards }
    .short = Вышло бы
rabbit-ask = Посмотреть, что вышло бы
half-high = хай
half-low = лоу
half-badugi = бадуги
half-board = борд
half-draw = карты на руках

## Действия, слово у места

deed-bring_in = Бринг-ин
deed-discard = Сброс
deed-draw = Обмен { $count }
deed-pat = Без обмена
deed-agree = { $count ->
    [1] Один раз
    [2] Дважды
    [3] Трижды
   *[other] Раз: { $count }
}

## Решения

action-bring-in = Бринг-ин
action-complete = Дополнить до
show-no-more = Хватит
draw-title = Какие карты сбросить?
draw-title-exact = { $count ->
    [one] Сбросьте { $count } карту
    [few] Сбросьте { $count } карты
    [many] Сбросьте { $count } карт
   *[other] Сбросьте { $count } карты
}
draw-chosen = Выбрано { $count } из { $most }
draw-pat = Без обмена
draw-button = Обменять { $count }
draw-discard = Сбросить { $count }
draw-missing = { $count ->
    [one] Выберите ещё { $count } карту.
    [few] Выберите ещё { $count } карты.
    [many] Выберите ещё { $count } карт.
   *[other] Выберите ещё { $count } карты.
}
draw-too-many = { $most ->
    [one] Сбросить можно не больше { $most } карты.
    [few] Сбросить можно не больше { $most } карт.
    [many] Сбросить можно не больше { $most } карт.
   *[other] Сбросить можно не больше { $most } карты.
}
draw-help = Коснитесь карт, которые сбрасываете.
    .keys = На клавиатуре: от 1 до 7, потом Enter.
draw-none = Оставить все
draw-card = Сбросить: { $card }
runs-title = Сколько раз открыть остаток борда?
    .text = Больше одного раза — только если согласны все. Банк делится между бордами.
runs-times = { $count ->
    [1] Один раз
    [2] Дважды
    [3] Трижды
   *[other] Раз: { $count }
}
preset-small-bet = Малая ставка
preset-big-bet = Большая ставка
pot-odds = Шансы банка { $ratio } : 1, достаточно { $percent } %
pot-odds-show = Показывать шансы банка
    .help = Сколько банк платит за колл и как часто нужно выигрывать.
pre-sent = Сделано наперёд: { $choice }
pre-fold-short = Фолд
pre-call-all-in = Олл-ин { $amount }
say-turn-draw = Ваш ход. Выберите, какие карты сбросить, не больше { $most }.
say-turn-discard = { $count ->
    [one] Ваш ход. Сбросьте { $count } карту.
    [few] Ваш ход. Сбросьте { $count } карты.
    [many] Ваш ход. Сбросьте { $count } карт.
   *[other] Ваш ход. Сбросьте { $count } карты.
}
say-turn-bring-in = Ваш ход. Бринг-ин { $amount } или полная ставка { $least }.
say-turn-runs = Ваш ход. Сколько раз открыть остаток борда, не больше { $count }?
say-chosen = Сбрасываем: { $cards }
say-kept = Оставляем: { $cards }

## Строки журнала

log-bomb = Бомб-пот: до флопа ставок нет
log-dealt_up = { $name } получает открыто { $cards }
log-drew = { $count ->
    [one] { $name } сбрасывает { $count } карту
    [few] { $name } сбрасывает { $count } карты
    [many] { $name } сбрасывает { $count } карт
   *[other] { $name } сбрасывает { $count } карты
}
log-drew-cards = { $name } сбрасывает { $cards }
log-pat = { $name }: без обмена
log-bring_in = { $name } ставит бринг-ин { $amount }
log-agreed = { $count ->
    [2] { $name } хочет открыть остаток дважды
    [3] { $name } хочет открыть остаток трижды
   *[other] { $name } хочет открыть остаток несколько раз ({ $count })
}
log-agreed-no = { $name } хочет открыть остаток один раз
log-runs = { $count ->
    [2] Остаток борда открывают дважды
    [3] Остаток борда открывают трижды
   *[other] Остаток борда открывают несколько раз ({ $count })
}
log-bounty = { $other } платит премию { $amount }: { $name }
log-rabbited = Вышли бы { $cards }

## Клавиши

keys-choose = Карты, которые сбросить

## Миксы и страддл

turnus-hand = Раздача { $hand } из { $hands }
turnus-next = затем { $game }
straddle-switch = Страддл, когда можно
switch-on = Включено
switch-off = Выключено
choose-title = Вы выбираете следующую игру
    .text = Если ничего не выбрать, игра останется. Ещё { $count } с.
choose-open = Выбрать
choose-last = играли только что
choose-waits = Следующую игру выбирает { $name }.
