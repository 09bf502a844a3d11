# Відкритий китайський покер за столом: ряди, викладання, рахунок, що говориться і що пише журнал.

face-row-top = Верх
face-row-middle = Середина
face-row-bottom = Низ
face-row-described = { $row }, { $count } з { $size }
face-rows = Ряди: { $name }
face-rows-mine = Ваші ряди
face-name = { $head }, { $tail }
face-royalty = { $count ->
    [one] роялті { $count } очко
    [few] роялті { $count } очки
    [many] роялті { $count } очок
   *[other] роялті { $count } очка
}
face-royalty-none = без роялті
face-foul = Фол
face-foul-certain = Фол: ряди не за старшинством
face-order-good = Порядок рядів правильний
face-royalties-now = Роялті { $points }
face-discarded = Скинуто { $cards }
face-open-board = Показати ряди: { $name }

## Whose wait it is

face-state-placing = Розкладає
face-state-waiting = Чекає
face-state-set = Розкладено, долілиць
face-state-done = Готово
face-setting = { $count ->
    [one] Розкладає { $count } карту
    [few] Розкладає { $count } карти
    [many] Розкладає { $count } карт
   *[other] Розкладає { $count } карти
}
face-by-clock = Розкладено за часом
face-street = Вулиця { $street } з { $streets }
face-waits-you = Ваш хід
face-waits-for = Чекаємо: { $names }
face-closed-cards = { $count ->
    [one] { $count } карта в руці
    [few] { $count } карти в руці
    [many] { $count } карт у руці
   *[other] { $count } карти в руці
}
face-time = Залишилося { $time }
face-time-bank = Банк часу { $time }
face-clock-mine = { $count ->
    [one] У вас { $count } секунда
    [few] У вас { $count } секунди
    [many] У вас { $count } секунд
   *[other] У вас { $count } секунди
}

## Fantasyland

face-fantasy = Фентезіленд
face-fantasy-cards = Фентезіленд, карт: { $count }
face-fantasy-next = Далі Фентезіленд, карт: { $count }

## Placing

face-place = { $count ->
    [one] Викладіть { $count } карту
    [few] Викладіть { $count } карти
    [many] Викладіть { $count } карт
   *[other] Викладіть { $count } карти
}
face-discard = { $count ->
    [one] скиньте { $count }
    [few] скиньте { $count }
    [many] скиньте { $count }
   *[other] скиньте { $count }
}
face-all-placed = Усе викладено: натисніть «Готово»
face-tray = Ваші карти
face-tray-card = { $card }, ще в руці
face-tray-chosen = { $card }, вибрано
face-tray-placed = { $card }, ряд «{ $row }»: забрати назад
face-tray-discard = { $card }, піде у скид
face-row-take = { $card }: покласти в ряд «{ $row }»
face-card-moves = { $card }, ряд «{ $row }», ще можна перекласти
face-discard-mark = Скид
face-undo = Скасувати
face-reset = Забрати все назад
face-sort = Сортування
face-sort-dealt = як роздано
face-sort-rank = за рангом
face-sort-suit = за мастю
face-arrange = Розкласти
face-arranging = Розкладаємо ваші карти…
face-arranged = Розкладено. Кожну карту ще можна перекласти.
face-ready = Готово
face-ready-not-yet = Спершу викладіть ще { $count }.
face-ready-discard = Готово, у скид: { $cards }
face-foul-ask = Ваша рука буде мертвою
    .text = Ряди не за старшинством: ви програєте кожен ряд кожному супернику і не отримаєте роялті.
    .yes = Усе одно готово
    .no = Змінити

## The match

face-match = Матч { $number }
face-deal = роздача { $number }
face-circle = Матчі кола: { $done } з { $all }
face-point-worth = очко: { $amount }
face-play-title = Наступний матч
face-play-text = Потрібно фішок: { $amount }. Хто не підтвердить, пропускає.
face-play = Граю
face-play-left = { $count ->
    [one] { $count } секунда на підтвердження
    [few] { $count } секунди на підтвердження
    [many] { $count } секунд на підтвердження
   *[other] { $count } секунди на підтвердження
}
face-playing = Ви граєте. Чекаємо: { $names }
face-play-waits = Мають підтвердити: { $names }
face-next-deal = Наступна роздача одразу
face-alone = Для китайського покеру потрібні двоє
face-watching = Ви спостерігаєте
face-in-match = Триває матч. Ви зможете вступити в наступний.
face-caps = Ніхто не виграє і не програє суперникові більше за менший із двох стеків на початку роздачі.
face-caps-payer = Ніхто не платить більше, ніж має.

## The score

face-score = Рахунок
face-so-far = Поки що
face-part-top = Верх
face-part-middle = Середина
face-part-bottom = Низ
face-part-scoop = Скуп
face-part-royalties = Роялті
face-part-points = Очки
face-part-chips = Фішки
face-pair = { $us } – { $them }
face-you = Ви
face-pair-sum = Разом { $points }, фішки { $chips }.
face-forgiven = Ще { $amount } не було чим заплатити.
face-total = { $name } { $points } ({ $chips })
face-totals = Підсумок
face-skip = Пропустити
face-speed = Швидкість підрахунку
face-speed-slow = Повільно
face-speed-normal = Звичайно
face-speed-fast = Швидко
face-speed-off = Одразу

## What is spoken

face-say-turn = Ваш хід. { $task }
face-put = { $name }: { $card } в ряд «{ $row }»
face-put-mine = { $card } в ряд «{ $row }»
face-taken-back = { $name } забирає назад: { $card }
face-taken-back-mine = Забрано назад: { $card }

## The keys

keys-row-top = Карту у верхній ряд
keys-row-middle = Карту в середній ряд
keys-row-bottom = Карту в нижній ряд
keys-card-next = Наступна карта
keys-card-before = Попередня карта
keys-undo = Скасувати
keys-arrange = Розкласти всі карти
keys-ready = Готово
keys-own-rows = Ще раз почути мої ряди
keys-points = Ще раз почути роялті й рахунок

## The log

log-given = Ваші карти { $cards }
log-laid = { $name }: вулиця { $number } готова { $cards }
log-laid_by_clock = { $name }: час вийшов, вулицю { $number } розкладено { $cards }
log-fouled = Рука мертва: { $name }
log-paid = { $name } виграє очок: { $what }, суперник { $other }, сума { $amount }
log-unpaid = { $name } не має ще { $amount } для { $other }
log-fantasy = { $name } іде у Фентезіленд, карт: { $amount }
log-fantasy_kept = { $name } лишається у Фентезіленді, карт: { $amount }
log-confirmed = { $name } грає наступний матч
log-match_over = Матч закінчено

## Турнір за роздачами

tournament = Турнір
tournament-title = Турнір
tournament-text = Починається, коли всі підтвердять, і триває щонайбільше { $count ->
    [one] { $count } матч
    [few] { $count } матчі
   *[many] { $count } матчів
}. Пізніше ніхто не входить і не докуповує.
tournament-match = Турнір: матч { $number } з { $all }
tournament-lacks = Турнір почнеться, коли всі місця будуть зайняті: { $count ->
    [one] бракує { $count } гравця
    [few] бракує { $count } гравців
   *[many] бракує { $count } гравців
}
tournament-away = Вас немає за столом
    .detail = Поки вас немає, ваші карти викладають за вас.
tournament-over = Турнір закінчено
tournament-place = Місце { $place }
tournament-chips = Фішок: { $amount }
tournament-again = Увійти знову за { $amount }
log-tournament_began = Турнір починається: щонайбільше { $count ->
    [one] { $count } матч
    [few] { $count } матчі
   *[many] { $count } матчів
}
log-knocked_out = { $name } вибуває, місце { $what }
log-finished = Місце { $what }: { $name }, приз { $amount }
log-finished_unpaid = Місце { $what }: { $name }

## The choices of a reader

confirm-foul = Питати перед мертвою рукою
    .help = У китайському покері, перед «Готово», коли ряди точно не за старшинством.
face-lost = Зв’язок втрачено
face-streets-done = Вулиць готово: { $street } з { $streets }
game-open-face-ofc = Відкритий китайський покер, ананас
game-open-face-ofc_progressive = Відкритий китайський покер, прогресивний ананас
game-open-face-ofc_classic = Відкритий китайський покер, класичний
game-open-face-closed_chinese = Закритий китайський покер
# In a phone's bar, where the whole name has no room. 14–17: how many cards of Fantasyland there may be.
game-open-face-short-ofc = Ананас
game-open-face-short-ofc_progressive = Ананас 14–17
game-open-face-short-ofc_classic = Відкр. китайський
game-open-face-short-closed_chinese = Закритий китайський
face-plays = Грає
face-asked = Ще не підтвердив
