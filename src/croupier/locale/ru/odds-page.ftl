# Страница шансов: руки и диапазоны друг против друга, ауты, натсы. Почему вопрос не вопрос, сказано в study.ftl.

title-odds = Шансы · Croupier
study = Учёба
study-leave = В лобби
study-loading = Загружаем страницу
study-failed = Не удалось загрузить страницу
study-game = Игра
study-link = Копировать ссылку
study-link-copied = В ссылке — весь вопрос
study-link-failed = Скопируйте её из адресной строки
study-clear = Очистить
study-no-such-game = Такой игры здесь нет
study-game-of-draws = В этой игре карты меняют, поэтому шансов нет
study-card-gone = { $card }, лежит в другом месте

odds-title = Шансы
odds-edit = О чём спрашиваем
odds-first-game = Спросить об игре «{ $game }»
odds-share = Доля банка
odds-counting = Считаем
odds-add = Добавить руку
odds-remove = Убрать руку { $number }
odds-hand = Рука { $number }
odds-any = { $count ->
    [one] любая { $count } карта
    [few] любые { $count } карты
    [many] любые { $count } карт
   *[other] любые { $count } карты
}
odds-wins-ties = выигрывает { $win } · делит { $tie }
odds-exact = Точно.
    .detail = Сосчитана каждая раздача: { $deals }.
odds-about = ± { $error } %.
    .detail = Сыграно случайных раздач: { $deals }; в 19 случаях из 20 истина не дальше чем { $error } % в каждую сторону.
odds-numbers = В числах
    .hand = Рука
    .wins = выигрыши
    .ties = делёж
    .share = доля
odds-board-title = Борд
odds-board-place = Карта борда { $number }
odds-dead-title = Мёртвые карты
odds-dead-count = { $count ->
    [0] Мёртвые карты
    [one] { $count } мёртвая карта
    [few] { $count } мёртвые карты
    [many] { $count } мёртвых карт
   *[other] { $count } мёртвой карты
}
odds-dead-none = нет
odds-by = Как выбрать руку
odds-by-cards = Карты
odds-by-range = Диапазон
odds-pick = Карты: { $place }
odds-typed = Текстом
    .range = Карты или диапазон, текстом
odds-examples = Пока ничего не спрошено
    .text = Выберите карты или нарисуйте диапазон. Или взгляните на пример:
odds-example-kings = Тузы против королей
odds-example-draw = Большое дро против тузов на флопе
odds-example-range = Десятки против узкого диапазона

## Сетка диапазона

range-grid = Диапазон: { $hand }
range-cell = { $kind }, { $weight } %
range-size = Лучшие руки
range-size-value = лучшие { $share } % всех рук
range-brush = Вес
range-none = Рук пока нет: нарисуйте их или выберите, сколько лучших взять.
range-count = { $count ->
    [one] { $shown } рука · остаётся { $left }
    [few] { $shown } руки · остаётся { $left }
    [many] { $shown } рук · остаётся { $left }
   *[other] { $shown } руки · остаётся { $left }
}

## Ауты и натсы

outs-title = Ауты
outs-for = Ауты какой руки
outs-hand = Рука { $number }: { $hand }.
outs-help = { $count ->
    [one] Помогает { $shown } карта из { $unseen }: { $chance } %
    [few] Помогают { $shown } карты из { $unseen }: { $chance } %
    [many] Помогают { $shown } карт из { $unseen }: { $chance } %
   *[other] Помогают { $shown } карты из { $unseen }: { $chance } %
}
outs-ahead = Она впереди, помощь не нужна.
outs-nothing = Ни одна следующая карта не поможет.
nuts-title = Лучшие руки на этом борде
nuts-half = Какая половина банка
nuts-high = Высокая
nuts-low = Низкая
nuts-ways = + { $count }
