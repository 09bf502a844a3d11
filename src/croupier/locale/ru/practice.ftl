# Страница упражнений: оценить шансы, сосчитать ауты, прочитать натсы; счёт остаётся на устройстве.

title-practice = Упражнения · Croupier
practice-title = Упражнения
practice-exercises = Упражнения
practice-level = Сложность
practice-level-1 = Легко
practice-level-2 = Средне
practice-level-3 = Трудно
practice-drawing = Раздаём
practice-failed = Упражнение не пришло
practice-answer = Ответить
practice-next = Дальше
practice-you = Вы
practice-other = Соперник
    .number = Соперник { $number }
practice-points = { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
    [many] { $shown } очков
   *[other] { $shown } очка
}

practice-odds = Оценить шансы
    .question = Все в олл-ине. Какова ваша доля банка?
    .slider = Ваша доля в процентах
    .off = На самом деле { $truth } %: вы ошиблись на { $off }.
    .why = Вы выигрываете { $win } % раздач и делите { $tie } %.
    .look = Посмотреть на странице шансов
    .scoring = Каждый процент ошибки стоит четыре очка; в пределах пяти серия продолжается.
practice-outs = Сосчитать ауты
    .question = У вас { $hand }, и вы позади. Сколько следующих карт помогут?
    .count = Сколько карт помогут
    .less = На одну меньше
    .more = На одну больше
    .why = Карта помогает, если с ней вам достаётся больше банка, чем без неё, по тому, что тогда лежит на борде.
    .scoring = Ошибка на одну — 60 очков, на две — 30; серию держит только точный ответ.
practice-nuts = Прочитать натсы
    .best = Какие две карты здесь лучшие?
    .second = Какие две карты здесь вторые по силе?
    .pick = Карты на выбор
    .choose = { $count ->
        [one] Выберите ещё одну карту
        [few] Выберите две карты
        [many] Выберите карты
       *[other] Выберите карты
    }
    .right = Верно: { $hand }.
    .wrong = Это { $hand }.
    .yours = Ваши { $cards } — это { $hand }: место { $place } на этом борде.
    .first = Лучшая рука здесь — { $hand }.
    .scoring = Одно место ошибки — 50 очков, два — 25; серию держит только точный ответ.

practice-score = Ваш счёт
practice-streak = Серия
practice-best = Лучшая серия
practice-mean = В среднем
practice-asked = Ответов
practice-last = Очки за последние ответы: { $points }
practice-kept = Счёт остаётся на этом устройстве.
practice-forget = Начать сначала
