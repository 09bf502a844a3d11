# Останні роздачі столу, повтор роздачі крок за кроком і перевірка її колоди.

title-hand = Роздача { $number } · { $table }
replay-loading = Шукаємо роздачу
replay-missing = Такої роздачі немає
    .detail = Посилання може бути хибним, або роздачу ще грають.
    .button = До лобі
replay-failed = Роздачу не вдалося прочитати
    .detail = Нічого не втрачено. Спробуйте за хвилину.
replay-back = Назад до столу
replay-turn = За столом ваш хід
replay-link = Копіювати посилання
replay-link-copied = Посилання на цей крок скопійовано
replay-link-failed = Скопіюйте його з рядка адреси
replay-actions = Що робили
replay-controls = Повтор
replay-first = До роздавання карт
replay-previous = Крок назад
replay-play = Грати
replay-pause = Пауза
replay-next = Крок уперед
replay-last = До кінця
replay-step = Крок
replay-step-value = { $step } з { $last }: { $what }
replay-speed = Швидкість
replay-speed-value = { $times }×
replay-deal = Карти
replay-street = Вулиця { $number }
replay-score = Рахунок
replay-end = Кінець
replay-download = Завантажити
replay-download-json = JSON, з доказом колоди
replay-download-phh = PHH
replay-void = Скасовано

## Перевірка

check-hand = Перевірити роздачу
check-running = Перевіряємо колоду
check-holds = Роздачу підтверджено
check-fails = Роздачу не підтверджено
check-title = Колода цієї роздачі
check-text = Ваш браузер сам перевірив: це ті карти, які запечатали, перш ніж гравці зняли колоду.
check-fails-text = Ваш браузер перевірив колоду цієї роздачі, і щось не збігається.
check-more = Завантажений файл може перевірити кожен, без кімнати: { $command }

## Список

hands = Роздачі
panel-hands = Роздачі
hands-title = Останні роздачі
hands-loading = Шукаємо останні роздачі
hands-empty = Тут ще не дограли жодної роздачі
hands-failed = Роздачі не вдалося прочитати
hands-more = Раніші роздачі
hands-all = Усі роздачі
hands-all-json = JSON
hands-all-phh = PHH
hands-row = Роздача { $number }
hands-open = Переглянути роздачу { $number }
hands-won = { $name } +{ $amount }
hands-nobody = Ніхто не виграв фішок
hands-own = ваші карти: { $cards }
hands-board = борд: { $cards }
hands-gain = ваш підсумок: { $amount }

## Тренер відкритого китайського

coached = Запитати тренера
coached-title = Скільки коштували ваші рішення
coached-running = Оцінюю вулицю { $number } з { $count }…
coached-best = Кращого не знайдено
coached-cost = { $points } ± { $margin }
coached-better = Краще
coached-perhaps = Можливо, краще
coached-show = Показати вулицю { $number }
coached-total = Разом { $points } очка порівняно з найкращим знайденим.
coached-total-best = Для жодного вашого рішення кращого не знайдено.
coached-note = В очках, за тим, що ви могли бачити. Кожну вулицю дограно { $count } разів із випадковими картами; у межах ± правда лежить 19 разів із 20.
coached-proved = В очках, за тим, що ви могли бачити. Те, що викладають одразу, перебрано до кінця, тож це точно.

## Шанси рук, які читач знає

replay-odds = Шанси
replay-odds-exact = точно
replay-odds-about = ± { $error } %
replay-odds-none = У цій грі карти міняють, тож шансів немає.
replay-odds-failed = Не вдалося запитати про шанси.
replay-odds-few = Тут вам відомо менш як дві руки.
replay-odds-board = борд { $number }: { $share } %
replay-odds-hidden = { $count ->
    [one] { $count } рука, якої ви не знаєте, не врахована.
    [few] { $count } руки, яких ви не знаєте, не враховані.
    [many] { $count } рук, яких ви не знаєте, не враховано.
   *[other] { $count } руки, яких ви не знаєте, не враховано.
}
