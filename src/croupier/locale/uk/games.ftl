# Усі ігри за столом: відкриті карти, обміни, кілька бордів, половини банку, брінг-ін і вибір наперед.

## Місця й карти

seat-words-open = відкриті карти: { $cards }
seat-drew = { $count ->
    [0] без обміну
    [one] обмін: { $count } карта
    [few] обмін: { $count } карти
    [many] обмін: { $count } карт
   *[other] обмін: { $count } карти
}
seat-drew-short = { $count ->
    [0] Без обміну
   *[other] Обмін { $count }
}
seat-drew-history = Обміни: { $draws }
hero-cards-open = Відкриті для всіх: { $cards }
board-number = борд { $number }
    .short = { $number }
bomb-pot = Бомб-пот
    .boards = Бомб-пот, бордів: { $count }
two-boards = Бордів: { $count }
rabbit-cards = Вийшли б карти: { $cards }
    .short = Вийшло б
rabbit-ask = Подивитися, що вийшло б
half-high = хай
half-low = лоу
half-badugi = бадугі
half-board = борд
half-draw = карти на руках

## Дії, слово біля місця

deed-bring_in = Брінг-ін
deed-discard = Скид
deed-draw = Обмін { $count }
deed-pat = Без обміну
deed-agree = { $count ->
    [1] Один раз
    [2] Двічі
    [3] Тричі
   *[other] Разів: { $count }
}

## Рішення

action-bring-in = Брінг-ін
action-complete = Доповнити до
show-no-more = Досить
draw-title = Які карти скинути?
draw-title-exact = { $count ->
    [one] Скиньте { $count } карту
    [few] Скиньте { $count } карти
    [many] Скиньте { $count } карт
   *[other] Скиньте { $count } карти
}
draw-chosen = Вибрано { $count } з { $most }
draw-pat = Без обміну
draw-button = Обміняти { $count }
draw-discard = Скинути { $count }
draw-missing = { $count ->
    [one] Виберіть ще { $count } карту.
    [few] Виберіть ще { $count } карти.
    [many] Виберіть ще { $count } карт.
   *[other] Виберіть ще { $count } карти.
}
draw-too-many = { $most ->
    [one] Скинути можна щонайбільше { $most } карту.
    [few] Скинути можна щонайбільше { $most } карти.
    [many] Скинути можна щонайбільше { $most } карт.
   *[other] Скинути можна щонайбільше { $most } карти.
}
draw-help = Торкніться карт, які скидаєте.
    .keys = На клавіатурі: від 1 до 7, потім Enter.
draw-none = Лишити всі
draw-card = Скинути: { $card }
runs-title = Скільки разів здати решту борду?
    .text = Більше ніж раз — лише якщо згодні всі. Банк ділиться між бордами.
runs-times = { $count ->
    [1] Один раз
    [2] Двічі
    [3] Тричі
   *[other] Разів: { $count }
}
preset-small-bet = Мала ставка
preset-big-bet = Велика ставка
pot-odds = Шанси банку { $ratio } : 1, досить { $percent } %
pot-odds-show = Показувати шанси банку
    .help = Скільки банк платить за кол і як часто треба вигравати.
pre-sent = Зроблено наперед: { $choice }
pre-fold-short = Фолд
pre-call-all-in = Ол-ін { $amount }
say-turn-draw = Ваш хід. Виберіть карти, які скинути, щонайбільше { $most }.
say-turn-discard = { $count ->
    [one] Ваш хід. Скиньте { $count } карту.
    [few] Ваш хід. Скиньте { $count } карти.
    [many] Ваш хід. Скиньте { $count } карт.
   *[other] Ваш хід. Скиньте { $count } карти.
}
say-turn-bring-in = Ваш хід. Брінг-ін { $amount } або повна ставка { $least }.
say-turn-runs = Ваш хід. Скільки разів здати решту борду, щонайбільше { $count }?
say-chosen = Скидаємо: { $cards }
say-kept = Лишаємо: { $cards }

## Рядки журналу

log-bomb = Бомб-пот: до флопу ставок немає
log-dealt_up = { $name } отримує відкрито { $cards }
log-drew = { $count ->
    [one] { $name } скидає { $count } карту
    [few] { $name } скидає { $count } карти
    [many] { $name } скидає { $count } карт
   *[other] { $name } скидає { $count } карти
}
log-drew-cards = { $name } скидає { $cards }
log-pat = { $name }: без обміну
log-bring_in = { $name } ставить брінг-ін { $amount }
log-agreed = { $count ->
    [2] { $name } хоче здати решту двічі
    [3] { $name } хоче здати решту тричі
   *[other] { $name } хоче здати решту кілька разів ({ $count })
}
log-agreed-no = { $name } хоче здати решту один раз
log-runs = { $count ->
    [2] Решту борду здають двічі
    [3] Решту борду здають тричі
   *[other] Решту борду здають кілька разів ({ $count })
}
log-bounty = { $other } платить бонус { $amount }: { $name }
log-rabbited = Вийшли б { $cards }

## Клавіші

keys-choose = Карти, які скинути

## Мікси й страдл

turnus-hand = Роздача { $hand } з { $hands }
turnus-next = далі { $game }
straddle-switch = Страдл, коли можна
switch-on = Увімкнено
switch-off = Вимкнено
choose-title = Ви обираєте наступну гру
    .text = Якщо нічого не обрати, гра лишається. Ще { $count } с.
choose-open = Обрати
choose-last = грали щойно
choose-waits = Наступну гру обирає { $name }.
