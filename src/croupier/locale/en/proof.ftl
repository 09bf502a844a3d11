# What a check of a hand's deck has found (docs/fairness.md), in the browser and in `croupier verify`.

proof-holds = The deal is proved
proof-fails = The deal is not proved
proof-cards = { $count ->
    [one] { $count } card is the one that was sealed before anybody cut the deck.
   *[other] { $count } cards are those that were sealed before anybody cut the deck.
}
proof-closed = { $count ->
    [one] { $count } card that you may not see stays closed.
   *[other] { $count } cards that you may not see stay closed.
}
proof-returned = { $count ->
    [one] { $count } card came back from the discards: it is under no seal.
   *[other] { $count } cards came back from the discards: they are under no seal.
}
proof-seeds = { $count ->
    [0] No player cut this deck: its order is the room's alone.
    [one] { $count } player cut the deck.
   *[other] { $count } players cut the deck.
}
proof-withheld = The seed of seat { $seat } was not told in time; the hash of its promise took its place.

proof-no_seal = The deck of this hand was not sealed, so there is nothing to check.
proof-wrong_hand = The seal belongs to another hand.
proof-unknown_algorithm = The deck was sealed in a way that is not known here.
proof-wrong_seed = The seed of seat { $number } is not the one that was promised.
proof-not_sealed_so = Card { $number } of the deal is not the one that was sealed.
proof-dealt_twice = Card { $number } of the deal was dealt already.
proof-not_opened = A card that was seen is not proved.
proof-misplaced = Card { $number } of the deal did not lie where it came from.
