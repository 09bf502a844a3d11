# Сторінка вправ: оцінити шанси, порахувати аути, прочитати натси; рахунок лишається на пристрої.

title-practice = Вправи · Croupier
practice-title = Вправи
practice-exercises = Вправи
practice-level = Складність
practice-level-1 = Легко
practice-level-2 = Середньо
practice-level-3 = Важко
practice-drawing = Роздаємо
practice-failed = Вправи немає
practice-answer = Відповісти
practice-next = Далі
practice-you = Ви
practice-other = Суперник
    .number = Суперник { $number }
practice-points = { $points ->
    [one] { $shown } очко
    [few] { $shown } очки
    [many] { $shown } очок
   *[other] { $shown } очка
}

practice-odds = Оцінити шанси
    .question = Усі в ол-іні. Яка ваша частка банку?
    .slider = Ваша частка у відсотках
    .off = Насправді { $truth } %: ви помилилися на { $off }.
    .why = Ви виграєте { $win } % роздач і ділите { $tie } %.
    .look = Подивитися на сторінці шансів
    .scoring = Кожен відсоток похибки коштує чотири очки; у межах п’яти серія триває.
practice-outs = Порахувати аути
    .question = У вас { $hand }, і ви позаду. Скільки наступних карт допоможуть?
    .count = Скільки карт допоможуть
    .less = На одну менше
    .more = На одну більше
    .why = Карта допомагає, якщо з нею вам дістається більше банку, ніж без неї, за тим, що тоді лежить на борді.
    .scoring = Похибка на одну — 60 очок, на дві — 30; серію тримає лише точна відповідь.
practice-nuts = Прочитати натси
    .best = Які дві карти тут найкращі?
    .second = Які дві карти тут другі за силою?
    .pick = Карти на вибір
    .choose = { $count ->
        [one] Оберіть ще одну карту
        [few] Оберіть дві карти
        [many] Оберіть карти
       *[other] Оберіть карти
    }
    .right = Так: { $hand }.
    .wrong = Це { $hand }.
    .yours = Ваші { $cards } — це { $hand }: місце { $place } на цьому борді.
    .first = Найкраща рука тут — { $hand }.
    .scoring = Одне місце похибки — 50 очок, два — 25; серію тримає лише точна відповідь.

practice-score = Ваш рахунок
practice-streak = Серія
practice-best = Найдовша серія
practice-mean = У середньому
practice-asked = Відповідей
practice-last = Очки за останні відповіді: { $points }
practice-kept = Рахунок лишається на цьому пристрої.
practice-forget = Почати спочатку
