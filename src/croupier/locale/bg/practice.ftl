# Страницата с упражнения: оцени шансовете, преброй аутовете, прочети натс; резултатът остава на устройството.

title-practice = Упражнения · Croupier
practice-title = Упражнения
practice-exercises = Упражнения
practice-level = Трудност
practice-level-1 = Лесно
practice-level-2 = Средно
practice-level-3 = Трудно
practice-drawing = Раздаваме
practice-failed = Упражнението не дойде
practice-answer = Отговори
practice-next = Нататък
practice-you = Вие
practice-other = Противник
    .number = Противник { $number }
practice-points = { $points ->
    [one] { $shown } точка
   *[other] { $shown } точки
}

practice-odds = Оцени шансовете
    .question = Всички са ол-ин. Какъв е вашият дял от пота?
    .slider = Вашият дял в проценти
    .off = Всъщност е { $truth } %: сгрешихте с { $off }.
    .why = Печелите { $win } % от раздаванията и делите { $tie } %.
    .look = Вижте го на страницата с шансовете
    .scoring = Всеки процент грешка струва четири точки; до пет серията продължава.
practice-outs = Преброй аутовете
    .question = Имате { $hand } и изоставате. Колко от следващите карти помагат?
    .count = Колко карти помагат
    .less = С една по-малко
    .more = С една повече
    .why = Карта помага, ако с нея получавате повече от пота, отколкото без нея, според борда тогава.
    .scoring = Грешка с една е 60 точки, с две — 30; само точният брой пази серията.
practice-nuts = Прочети натс
    .best = Кои две карти са най-добрата ръка тук?
    .second = Кои две карти са втората най-добра ръка тук?
    .pick = Карти за избор
    .choose = { $count ->
        [one] Изберете още една карта
       *[other] Изберете две карти
    }
    .right = Точно така: { $hand }.
    .wrong = Това е { $hand }.
    .yours = Вашите { $cards } правят { $hand }: място { $place } на този борд.
    .first = Най-добрата ръка тук е { $hand }.
    .scoring = Едно място грешка е 50 точки, две — 25; само точната ръка пази серията.

practice-score = Вашият резултат
practice-streak = Серия
practice-best = Най-дълга серия
practice-mean = Средно
practice-asked = Отговори
practice-last = Точки за последните отговори: { $points }
practice-kept = Резултатът остава на това устройство.
practice-forget = Започни отначало
