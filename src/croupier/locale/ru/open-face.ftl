# Открытый китайский покер за столом: ряды, раскладка, счёт, что говорится и что пишет журнал.

face-row-top = Верх
face-row-middle = Середина
face-row-bottom = Низ
face-row-described = { $row }, { $count } из { $size }
face-rows = Ряды: { $name }
face-rows-mine = Ваши ряды
face-name = { $head }, { $tail }
face-royalty = { $count ->
    [one] роялти { $count } очко
    [few] роялти { $count } очка
    [many] роялти { $count } очков
   *[other] роялти { $count } очка
}
face-royalty-none = без роялти
face-foul = Фол
face-foul-certain = Фол: ряды не по старшинству
face-order-good = Порядок рядов верный
face-royalties-now = Роялти { $points }
face-discarded = Сброшено { $cards }
face-open-board = Показать ряды: { $name }

## Whose wait it is

face-state-placing = Раскладывает
face-state-waiting = Ждёт
face-state-set = Разложено, рубашкой вверх
face-state-done = Готово
face-setting = { $count ->
    [one] Раскладывает { $count } карту
    [few] Раскладывает { $count } карты
    [many] Раскладывает { $count } карт
   *[other] Раскладывает { $count } карты
}
face-by-clock = Разложено по времени
face-street = Улица { $street } из { $streets }
face-waits-you = Ваш ход
face-waits-for = Ждём: { $names }
face-closed-cards = { $count ->
    [one] { $count } карта на руках
    [few] { $count } карты на руках
    [many] { $count } карт на руках
   *[other] { $count } карты на руках
}
face-time = Осталось { $time }
face-time-bank = Банк времени { $time }
face-clock-mine = { $count ->
    [one] У вас { $count } секунда
    [few] У вас { $count } секунды
    [many] У вас { $count } секунд
   *[other] У вас { $count } секунды
}

## Fantasyland

face-fantasy = Фэнтезиленд
face-fantasy-cards = Фэнтезиленд, карт: { $count }
face-fantasy-next = Дальше Фэнтезиленд, карт: { $count }

## Placing

face-place = { $count ->
    [one] Выложите { $count } карту
    [few] Выложите { $count } карты
    [many] Выложите { $count } карт
   *[other] Выложите { $count } карты
}
face-discard = { $count ->
    [one] сбросьте { $count }
    [few] сбросьте { $count }
    [many] сбросьте { $count }
   *[other] сбросьте { $count }
}
face-all-placed = Всё выложено: нажмите «Готово»
face-tray = Ваши карты
face-tray-card = { $card }, ещё на руках
face-tray-chosen = { $card }, выбрана
face-tray-placed = { $card }, ряд «{ $row }»: забрать назад
face-tray-discard = { $card }, уйдёт в сброс
face-row-take = { $card }: положить в ряд «{ $row }»
face-card-moves = { $card }, ряд «{ $row }», ещё можно переложить
face-discard-mark = Сброс
face-undo = Отменить
face-reset = Забрать всё назад
face-sort = Сортировка
face-sort-dealt = как сдано
face-sort-rank = по рангу
face-sort-suit = по масти
face-arrange = Разложить
face-arranging = Раскладываем ваши карты…
face-arranged = Разложено. Каждую карту ещё можно переложить.
face-ready = Готово
face-ready-not-yet = Сначала выложите ещё { $count }.
face-ready-discard = Готово, в сброс: { $cards }
face-foul-ask = Ваша рука будет мёртвой
    .text = Ряды не по старшинству: вы проиграете каждый ряд каждому сопернику и не получите роялти.
    .yes = Всё равно готово
    .no = Изменить

## The match

face-match = Матч { $number }
face-deal = раздача { $number }
face-circle = Матчи круга: { $done } из { $all }
face-point-worth = очко: { $amount }
face-play-title = Следующий матч
face-play-text = Нужно фишек: { $amount }. Кто не подтвердит, пропускает.
face-play = Играю
face-play-left = { $count ->
    [one] { $count } секунда на подтверждение
    [few] { $count } секунды на подтверждение
    [many] { $count } секунд на подтверждение
   *[other] { $count } секунды на подтверждение
}
face-playing = Вы играете. Ждём: { $names }
face-play-waits = Должны подтвердить: { $names }
face-next-deal = Следующая раздача сразу
face-alone = Для китайского покера нужны двое
face-watching = Вы наблюдаете
face-in-match = Идёт матч. Вы сможете вступить в следующий.
face-caps = Никто не выигрывает и не проигрывает сопернику больше меньшего из двух стеков на начало раздачи.
face-caps-payer = Никто не платит больше, чем у него есть.

## The score

face-score = Счёт
face-so-far = Пока что
face-part-top = Верх
face-part-middle = Середина
face-part-bottom = Низ
face-part-scoop = Скуп
face-part-royalties = Роялти
face-part-points = Очки
face-part-chips = Фишки
face-pair = { $us } – { $them }
face-you = Вы
face-pair-sum = Вместе { $points }, фишки { $chips }.
face-forgiven = Ещё { $amount } заплатить было нечем.
face-total = { $name } { $points } ({ $chips })
face-totals = Итог
face-skip = Пропустить
face-speed = Скорость подсчёта
face-speed-slow = Медленно
face-speed-normal = Обычно
face-speed-fast = Быстро
face-speed-off = Сразу

## What is spoken

face-say-turn = Ваш ход. { $task }
face-put = { $name }: { $card } в ряд «{ $row }»
face-put-mine = { $card } в ряд «{ $row }»
face-taken-back = { $name } забирает назад: { $card }
face-taken-back-mine = Взято назад: { $card }

## The keys

keys-row-top = Карту в верхний ряд
keys-row-middle = Карту в средний ряд
keys-row-bottom = Карту в нижний ряд
keys-card-next = Следующая карта
keys-card-before = Предыдущая карта
keys-undo = Отменить
keys-arrange = Разложить все карты
keys-ready = Готово
keys-own-rows = Ещё раз услышать мои ряды
keys-points = Ещё раз услышать роялти и счёт

## The log

log-given = Ваши карты { $cards }
log-laid = { $name }: улица { $number } готова { $cards }
log-laid_by_clock = { $name }: время вышло, улица { $number } разложена { $cards }
log-fouled = Рука мертва: { $name }
log-paid = { $name } выигрывает очков: { $what }, соперник { $other }, сумма { $amount }
log-unpaid = { $name }: не хватает ещё { $amount } для { $other }
log-fantasy = { $name } уходит в Фэнтезиленд, карт: { $amount }
log-fantasy_kept = { $name } остаётся в Фэнтезиленде, карт: { $amount }
log-confirmed = { $name } играет следующий матч
log-match_over = Матч окончен

## Турнир по раздачам

tournament = Турнир
tournament-title = Турнир
tournament-text = Начинается, когда все подтвердят, и длится самое большее { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[many] { $count } матчей
}. Позже никто не входит и не докупает.
tournament-match = Турнир: матч { $number } из { $all }
tournament-lacks = Турнир начнётся, когда все места будут заняты: { $count ->
    [one] не хватает { $count } игрока
    [few] не хватает { $count } игроков
   *[many] не хватает { $count } игроков
}
tournament-away = Вас нет за столом
    .detail = Пока вас нет, ваши карты выкладывают за вас.
tournament-over = Турнир окончен
tournament-place = Место { $place }
tournament-chips = Фишек: { $amount }
tournament-again = Войти снова за { $amount }
log-tournament_began = Турнир начинается: самое большее { $count ->
    [one] { $count } матч
    [few] { $count } матча
   *[many] { $count } матчей
}
log-knocked_out = { $name } выбывает, место { $what }
log-finished = Место { $what }: { $name }, приз { $amount }
log-finished_unpaid = Место { $what }: { $name }

## The choices of a reader

confirm-foul = Спрашивать перед мёртвой рукой
    .help = В китайском покере, перед «Готово», когда ряды точно не по старшинству.
face-lost = Связь потеряна
face-streets-done = Улиц готово: { $street } из { $streets }
game-open-face-ofc = Открытый китайский покер, ананас
game-open-face-ofc_progressive = Открытый китайский покер, прогрессивный ананас
game-open-face-ofc_classic = Открытый китайский покер, классический
game-open-face-closed_chinese = Закрытый китайский покер
# In a phone's bar, where the whole name has no room. 14–17: how many cards of Fantasyland there may be.
game-open-face-short-ofc = Ананас
game-open-face-short-ofc_progressive = Ананас 14–17
game-open-face-short-ofc_classic = Открытый китайский
game-open-face-short-closed_chinese = Закрытый китайский
face-plays = Играет
face-asked = Ещё не подтвердил
