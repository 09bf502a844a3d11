# The practice page: estimate the odds, count the outs, read the nuts; scores are kept on the device.

title-practice = Practice · Croupier
practice-title = Practice
practice-exercises = Exercises
practice-level = How hard
practice-level-1 = Easy
practice-level-2 = Medium
practice-level-3 = Hard
practice-drawing = Dealing
practice-failed = No exercise came
practice-answer = Answer
practice-next = Next
practice-you = You
practice-other = Opponent
    .number = Opponent { $number }
practice-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}

practice-odds = Estimate the odds
    .question = Everybody is all-in. What is your share of the pot?
    .slider = Your share in per cent
    .off = It is { $truth } %: you were { $off } off.
    .why = You win { $win } % of the deals and share { $tie } %.
    .look = See it on the odds page
    .scoring = Each per cent off costs four points; within five the streak goes on.
practice-outs = Count the outs
    .question = You have { $hand } and are behind. How many of the next cards help?
    .count = How many cards help
    .less = One less
    .more = One more
    .why = A card helps if you get more of the pot with it than without it, as the board then stands.
    .scoring = One off is worth 60, two off 30; only the right count keeps the streak.
practice-nuts = Read the nuts
    .best = Which two cards are the best hand here?
    .second = Which two cards are the second best hand here?
    .pick = Cards to choose from
    .choose = { $count ->
        [one] Choose one more card
       *[other] Choose two cards
    }
    .right = Right: { $hand }.
    .wrong = It is { $hand }.
    .yours = Your { $cards } make { $hand }: place { $place } on this board.
    .first = The best hand here is { $hand }.
    .scoring = One place off is worth 50, two 25; only the right hand keeps the streak.

practice-score = Your score
practice-streak = Streak
practice-best = Best streak
practice-mean = Average
practice-asked = Answers
practice-last = Points of the last answers: { $points }
practice-kept = Scores stay on this device.
practice-forget = Start over
