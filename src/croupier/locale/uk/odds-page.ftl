# Сторінка шансів: руки й діапазони одне проти одного, аути, натси. Чому питання не є питанням, сказано в study.ftl.

title-odds = Шанси · Croupier
study = Навчання
study-leave = До лобі
study-loading = Завантажуємо сторінку
study-failed = Не вдалося завантажити сторінку
study-game = Гра
study-link = Копіювати посилання
study-link-copied = У посиланні — усе питання
study-link-failed = Скопіюйте його з рядка адреси
study-clear = Очистити
study-no-such-game = Такої гри тут немає
study-game-of-draws = У цій грі карти міняють, тож шансів немає
study-card-gone = { $card }, лежить в іншому місці

odds-title = Шанси
odds-edit = Про що питаємо
odds-first-game = Запитати про гру «{ $game }»
odds-share = Частка банку
odds-counting = Рахуємо
odds-add = Додати руку
odds-remove = Прибрати руку { $number }
odds-hand = Рука { $number }
odds-any = { $count ->
    [one] будь-яка { $count } карта
    [few] будь-які { $count } карти
    [many] будь-які { $count } карт
   *[other] будь-які { $count } карти
}
odds-wins-ties = виграє { $win } · ділить { $tie }
odds-exact = Точно.
    .detail = Пораховано кожну роздачу: { $deals }.
odds-about = ± { $error } %.
    .detail = Зіграно випадкових роздач: { $deals }; у 19 випадках із 20 істина не далі ніж { $error } % у кожен бік.
odds-numbers = У числах
    .hand = Рука
    .wins = виграє
    .ties = ділить
    .share = частка
odds-board-title = Борд
odds-board-place = Карта борду { $number }
odds-dead-title = Мертві карти
odds-dead-count = { $count ->
    [0] Мертві карти
    [one] { $count } мертва карта
    [few] { $count } мертві карти
    [many] { $count } мертвих карт
   *[other] { $count } мертвої карти
}
odds-dead-none = немає
odds-by = Як обрати руку
odds-by-cards = Карти
odds-by-range = Діапазон
odds-pick = Карти: { $place }
odds-typed = Текстом
    .range = Карти або діапазон, текстом
odds-examples = Поки що нічого не запитано
    .text = Оберіть карти або намалюйте діапазон. Чи погляньте на приклад:
odds-example-kings = Тузи проти королів
odds-example-draw = Велике дро проти тузів на флопі
odds-example-range = Десятки проти вузького діапазону

## Сітка діапазону

range-grid = Діапазон: { $hand }
range-cell = { $kind }, { $weight } %
range-size = Найкращі руки
range-size-value = найкращі { $share } % усіх рук
range-brush = Вага
range-none = Рук поки немає: намалюйте їх або оберіть, скільки найкращих узяти.
range-count = { $count ->
    [one] { $shown } рука · лишається { $left }
    [few] { $shown } руки · лишається { $left }
    [many] { $shown } рук · лишається { $left }
   *[other] { $shown } руки · лишається { $left }
}

## Аути й натси

outs-title = Аути
outs-for = Аути якої руки
outs-hand = Рука { $number }: { $hand }.
outs-help = { $count ->
    [one] Допомагає { $shown } карта з { $unseen }: { $chance } %
    [few] Допомагають { $shown } карти з { $unseen }: { $chance } %
    [many] Допомагають { $shown } карт із { $unseen }: { $chance } %
   *[other] Допомагають { $shown } карти з { $unseen }: { $chance } %
}
outs-ahead = Вона попереду, тож допомога не потрібна.
outs-nothing = Жодна наступна карта не допоможе.
nuts-title = Найкращі руки на цьому борді
nuts-half = Яка половина банку
nuts-high = Висока
nuts-low = Низька
nuts-ways = + { $count }
