# Страницата с шансовете: ръце и диапазони едни срещу други, аутове, натс. Защо въпросът не става, пише в study.ftl.

title-odds = Шансове · Croupier
study = Учене
study-leave = Към лобито
study-loading = Зареждаме страницата
study-failed = Страницата не можа да се зареди
study-game = Игра
study-link = Копирай връзката
study-link-copied = Във връзката е целият въпрос
study-link-failed = Копирайте я от адресния ред
study-clear = Изчисти
study-no-such-game = Тук няма такава игра
study-game-of-draws = В тази игра картите се сменят, затова няма шансове
study-card-gone = { $card }, лежи другаде

odds-title = Шансове
odds-edit = За какво питаме
odds-first-game = Попитай за { $game }
odds-share = Дял от пота
odds-counting = Броим
odds-add = Добави ръка
odds-remove = Махни ръка { $number }
odds-hand = Ръка { $number }
odds-any = { $count ->
    [one] която и да е { $count } карта
   *[other] които и да са { $count } карти
}
odds-wins-ties = печели { $win } · дели { $tie }
odds-exact = Точно.
    .detail = Преброено е всяко раздаване: { $deals }.
odds-about = ± { $error } %.
    .detail = Изиграни случайни раздавания: { $deals }; в 19 от 20 случая истината е до { $error } % във всяка посока.
odds-numbers = В числа
    .hand = Ръка
    .wins = печели
    .ties = дели
    .share = дял
odds-board-title = Борд
odds-board-place = Карта { $number } от борда
odds-dead-title = Мъртви карти
odds-dead-count = { $count ->
    [0] Мъртви карти
    [one] { $count } мъртва карта
   *[other] { $count } мъртви карти
}
odds-dead-none = няма
odds-by = Как се избира ръката
odds-by-cards = Карти
odds-by-range = Диапазон
odds-pick = Карти: { $place }
odds-typed = Като текст
    .range = Карти или диапазон, като текст
odds-examples = Още нищо не е попитано
    .text = Изберете карти или нарисувайте диапазон. Или вижте пример:
odds-example-kings = Аса срещу попове
odds-example-draw = Голямо дро срещу аса на флопа
odds-example-range = Десетки срещу тесен диапазон

## Мрежата на диапазона

range-grid = Диапазон: { $hand }
range-cell = { $kind }, { $weight } %
range-size = Най-добри ръце
range-size-value = най-добрите { $share } % от всички ръце
range-brush = Тегло
range-none = Още няма ръце: нарисувайте ги или изберете колко от най-добрите.
range-count = { $count ->
    [one] { $shown } ръка · остават { $left }
   *[other] { $shown } ръце · остават { $left }
}

## Аутове и натс

outs-title = Аутове
outs-for = Аутовете на коя ръка
outs-hand = Ръка { $number }: { $hand }.
outs-help = { $count ->
    [one] Помага { $shown } карта от { $unseen }: { $chance } %
   *[other] Помагат { $shown } карти от { $unseen }: { $chance } %
}
outs-ahead = Тя води, помощ не ѝ трябва.
outs-nothing = Никоя следваща карта не помага.
nuts-title = Най-добрите ръце на този борд
nuts-half = Коя половина от пота
nuts-high = Висока
nuts-low = Ниска
nuts-ways = + { $count }
