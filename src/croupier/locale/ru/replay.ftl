# Последние раздачи стола, повтор раздачи шаг за шагом и проверка её колоды.

title-hand = Раздача { $number } · { $table }
replay-loading = Ищем раздачу
replay-missing = Такой раздачи нет
    .detail = Ссылка может быть неверной, или раздачу ещё играют.
    .button = В лобби
replay-failed = Раздачу не удалось прочитать
    .detail = Ничего не потеряно. Попробуйте через минуту.
replay-back = Назад к столу
replay-turn = За столом ваш ход
replay-link = Скопировать ссылку
replay-link-copied = Ссылка на этот шаг скопирована
replay-link-failed = Скопируйте её из строки адреса
replay-actions = Что делали
replay-controls = Повтор
replay-first = К сдаче карт
replay-previous = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-step = Шаг
replay-step-value = { $step } из { $last }: { $what }
replay-speed = Скорость
replay-speed-value = { $times }×
replay-deal = Карты
replay-street = Улица { $number }
replay-score = Счёт
replay-end = Конец
replay-download = Скачать
replay-download-json = JSON, с доказательством колоды
replay-download-phh = PHH
replay-void = Отменена

## Проверка

check-hand = Проверить раздачу
check-running = Проверяем колоду
check-holds = Раздача подтверждена
check-fails = Раздача не подтверждена
check-title = Колода этой раздачи
check-text = Ваш браузер сам проверил: это те карты, которые запечатали до того, как игроки сняли колоду.
check-fails-text = Ваш браузер проверил колоду этой раздачи, и что-то не сходится.
check-more = Скачанный файл может проверить каждый, без комнаты: { $command }

## Список

hands = Раздачи
panel-hands = Раздачи
hands-title = Последние раздачи
hands-loading = Ищем последние раздачи
hands-empty = Здесь ещё не доиграли ни одной раздачи
hands-failed = Раздачи не удалось прочитать
hands-more = Более ранние раздачи
hands-all = Все раздачи
hands-all-json = JSON
hands-all-phh = PHH
hands-row = Раздача { $number }
hands-open = Посмотреть раздачу { $number }
hands-won = { $name } +{ $amount }
hands-nobody = Никто не выиграл фишек
hands-own = ваши карты: { $cards }
hands-board = борд: { $cards }
hands-gain = ваш итог: { $amount }

## Тренер открытого китайского

coached = Спросить тренера
coached-title = Во что обошлись ваши решения
coached-running = Оцениваю улицу { $number } из { $count }…
coached-best = Лучшего не найдено
coached-cost = { $points } ± { $margin }
coached-better = Лучше
coached-perhaps = Возможно, лучше
coached-show = Показать улицу { $number }
coached-total = Всего { $points } очка по сравнению с лучшим найденным.
coached-total-best = Ни для одного вашего решения лучшего не найдено.
coached-note = В очках, по тому, что вы могли видеть. Каждая улица доиграна { $count } раз со случайными картами; в пределах ± правда лежит 19 раз из 20.
coached-proved = В очках, по тому, что вы могли видеть. То, что выкладывают сразу, перебрано до конца, так что это точно.

## Шансы рук, которые читатель знает

replay-odds = Шансы
replay-odds-exact = точно
replay-odds-about = ± { $error } %
replay-odds-none = В этой игре карты меняют, поэтому шансов нет.
replay-odds-failed = Не удалось спросить о шансах.
replay-odds-few = Здесь вам известно меньше двух рук.
replay-odds-board = борд { $number }: { $share } %
replay-odds-hidden = { $count ->
    [one] { $count } рука, которой вы не знаете, не учтена.
    [few] { $count } руки, которых вы не знаете, не учтены.
    [many] { $count } рук, которых вы не знаете, не учтено.
   *[other] { $count } руки, которых вы не знаете, не учтено.
}
