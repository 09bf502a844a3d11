# Отворен китайски покер на масата: редове, нареждане, резултат, какво се казва и какво пише дневникът.

face-row-top = Горен
face-row-middle = Среден
face-row-bottom = Долен
face-row-described = { $row }, { $count } от { $size }
face-rows = Редове: { $name }
face-rows-mine = Вашите редове
face-name = { $head }, { $tail }
face-royalty = { $count ->
    [one] роялти { $count } точка
   *[other] роялти { $count } точки
}
face-royalty-none = без роялти
face-foul = Фал
face-foul-certain = Фал: редовете не са по старшинство
face-order-good = Редовете са наред
face-royalties-now = Роялти { $points }
face-discarded = Изчистени { $cards }
face-open-board = Покажи редовете: { $name }

## Whose wait it is

face-state-placing = Нарежда
face-state-waiting = Чака
face-state-set = Наредено, с гръб нагоре
face-state-done = Готово
face-setting = { $count ->
    [one] Нарежда { $count } карта
   *[other] Нарежда { $count } карти
}
face-by-clock = Наредено от часовника
face-street = Улица { $street } от { $streets }
face-waits-you = Вие сте на ход
face-waits-for = Чакаме: { $names }
face-closed-cards = { $count ->
    [one] { $count } карта в ръка
   *[other] { $count } карти в ръка
}
face-time = Остават { $time }
face-time-bank = Банка време { $time }
face-clock-mine = { $count ->
    [one] Имате { $count } секунда
   *[other] Имате { $count } секунди
}

## Fantasyland

face-fantasy = Фентъзиленд
face-fantasy-cards = Фентъзиленд, карти: { $count }
face-fantasy-next = Следва Фентъзиленд, карти: { $count }

## Placing

face-place = { $count ->
    [one] Поставете { $count } карта
   *[other] Поставете { $count } карти
}
face-discard = { $count ->
    [one] изчистете { $count }
   *[other] изчистете { $count }
}
face-all-placed = Всичко е поставено: натиснете „Готово“
face-tray = Вашите карти
face-tray-card = { $card }, още в ръка
face-tray-chosen = { $card }, избрана
face-tray-placed = { $card }, ред { $row }: вземете обратно
face-tray-discard = { $card }, ще бъде изчистена
face-row-take = { $card }: сложете в ред { $row }
face-card-moves = { $card }, ред { $row }, още може да се мести
face-discard-mark = Чисти се
face-undo = Назад
face-reset = Вземи всичко обратно
face-sort = Подреждане
face-sort-dealt = както са раздадени
face-sort-rank = по ранг
face-sort-suit = по боя
face-arrange = Нареди
face-arranging = Нареждаме картите ви…
face-arranged = Наредено. Всяка карта още може да се премести.
face-ready = Готово
face-ready-not-yet = Първо поставете още { $count }.
face-ready-discard = Готово, чисти се: { $cards }
face-foul-ask = Ръката ви ще е мъртва
    .text = Редовете не са по старшинство: губите всеки ред от всеки противник и не получавате роялти.
    .yes = Готово въпреки това
    .no = Ще го променя

## The match

face-match = Мач { $number }
face-deal = раздаване { $number }
face-circle = Мачове от кръга: { $done } от { $all }
face-point-worth = точка: { $amount }
face-play-title = Следващ мач
face-play-text = Нужни чипове: { $amount }. Който не потвърди, пропуска.
face-play = Играя
face-play-left = { $count ->
    [one] { $count } секунда за потвърждение
   *[other] { $count } секунди за потвърждение
}
face-playing = Вие играете. Чакаме: { $names }
face-play-waits = Трябва да потвърдят: { $names }
face-next-deal = Следващото раздаване идва веднага
face-alone = За китайски покер трябват двама
face-watching = Вие гледате
face-in-match = Тече мач. Можете да влезете в следващия.
face-caps = Никой не печели и не губи от противник повече от по-малкия от двата стака в началото на раздаването.
face-caps-payer = Никой не плаща повече, отколкото има.

## The score

face-score = Резултат
face-so-far = Дотук
face-part-top = Горен
face-part-middle = Среден
face-part-bottom = Долен
face-part-scoop = Скуп
face-part-royalties = Роялти
face-part-points = Точки
face-part-chips = Чипове
face-pair = { $us } – { $them }
face-you = Вие
face-pair-sum = Общо { $points }, чипове { $chips }.
face-forgiven = Още { $amount } нямаше с какво да се платят.
face-total = { $name } { $points } ({ $chips })
face-totals = Общо
face-skip = Прескочи
face-speed = Скорост на резултата
face-speed-slow = Бавно
face-speed-normal = Нормално
face-speed-fast = Бързо
face-speed-off = Веднага

## What is spoken

face-say-turn = Вие сте на ход. { $task }
face-put = { $name }: { $card } в ред { $row }
face-put-mine = { $card } в ред { $row }
face-taken-back = { $name } взема обратно: { $card }
face-taken-back-mine = Взета обратно: { $card }

## The keys

keys-row-top = Картата в горния ред
keys-row-middle = Картата в средния ред
keys-row-bottom = Картата в долния ред
keys-card-next = Следваща карта
keys-card-before = Предишна карта
keys-undo = Назад
keys-arrange = Нареди всички карти
keys-ready = Готово
keys-own-rows = Чуй пак моите редове
keys-points = Чуй пак роялтите и резултата

## The log

log-given = Вашите карти { $cards }
log-laid = { $name }: улица { $number } е готова { $cards }
log-laid_by_clock = { $name }: времето изтече, улица { $number } е наредена { $cards }
log-fouled = Ръката е мъртва: { $name }
log-paid = { $name } печели точки: { $what }, противник { $other }, сума { $amount }
log-unpaid = { $name } няма още { $amount } за { $other }
log-fantasy = { $name } отива във Фентъзиленд, карти: { $amount }
log-fantasy_kept = { $name } остава във Фентъзиленд, карти: { $amount }
log-confirmed = { $name } играе следващия мач
log-match_over = Мачът приключи

## Турнир по раздавания

tournament = Турнир
tournament-title = Турнирът
tournament-text = Започва, когато всички потвърдят, и има най-много { $count ->
    [one] { $count } мач
   *[other] { $count } мача
}. По-късно никой не влиза и не докупува.
tournament-match = Турнир: мач { $number } от { $all }
tournament-lacks = Турнирът започва, когато всички места са заети: { $count ->
    [one] липсва { $count } играч
   *[other] липсват { $count } играчи
}
tournament-away = Няма ви на масата
    .detail = Докато ви няма, картите се нареждат вместо вас.
tournament-over = Турнирът свърши
tournament-place = Място { $place }
tournament-chips = Чипове: { $amount }
tournament-again = Влезте отново с { $amount }
log-tournament_began = Турнирът започва: най-много { $count ->
    [one] { $count } мач
   *[other] { $count } мача
}
log-knocked_out = { $name } отпада, място { $what }
log-finished = Място { $what }: { $name }, награда { $amount }
log-finished_unpaid = Място { $what }: { $name }

## The choices of a reader

confirm-foul = Питай преди мъртва ръка
    .help = В китайския покер, преди „Готово“, когато редовете със сигурност не са по старшинство.
face-lost = Връзката е изгубена
face-streets-done = Готови улици: { $street } от { $streets }
game-open-face-ofc = Отворен китайски покер, ананас
game-open-face-ofc_progressive = Отворен китайски покер, прогресивен ананас
game-open-face-ofc_classic = Отворен китайски покер, класически
game-open-face-closed_chinese = Закрит китайски покер
# In a phone's bar, where the whole name has no room. 14–17: how many cards of Fantasyland there may be.
game-open-face-short-ofc = Ананас
game-open-face-short-ofc_progressive = Ананас 14–17
game-open-face-short-ofc_classic = Открит китайски
game-open-face-short-closed_chinese = Закрит китайски
face-plays = Играе
face-asked = Още не е потвърдил
