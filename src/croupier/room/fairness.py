"""A fair deck that keeps folded cards secret: the room seals it, the players cut it, anybody can check (Rulebook D4).

The room shuffles and binds every card to its place by a hash with a secret salt; one root binds them all. Only then do
the players tell the seeds that they had promised, and all of it together gives a public order of dealing that nobody
could know before. Who may see a card is told its salt and path; a folded card stays closed for ever. docs/fairness.md
is the protocol. Everything here is text: a hash is 64 hexadecimal digits, and what is hashed are words joined by "|".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import Struct as Layout

from msgspec import Struct

from croupier.room.fact import Cut, Pledge, Seal, Sealed

ALGORITHM = "croupier-deck-1"
"""The name of all that this module does; it stands in every seal, and changes when any of it does."""

SALT = 32
"""Hexadecimal digits of a card's salt: 128 bits."""

WORD = 2**32
"""One more than the greatest number that the stream of a key gives."""

EIGHT = Layout(">8I")
"""A hash as eight numbers."""


class CardProof(Struct, frozen=True, gc=False):
    """What proves one card: its `place` in the order of dealing, its salt, the hashes beside its way to the root."""

    place: int
    card: int
    salt: str
    path: tuple[str, ...]


def digest(*words: str | int) -> str:
    """The hash of these words after the algorithm's name."""
    return hash_of("|".join(map(str, words)))


def hash_of(words: str) -> str:
    """The same for words that are joined already, of which a deck has very many."""
    return sha256(f"{ALGORITHM}|{words}".encode()).hexdigest()


# Sealing: a card is bound to its position in the deck.


def seal_deck(deal: str, deck: Sequence[int], key: str, pledges: Sequence[Pledge] = ()) -> Sealed:
    """Seal a shuffled deck for the deal of this name, with the seeds that were promised until now.

    `key` is a fresh secret of the room from which all salts come.
    """
    root = tree_of(deal, deck, key)[-1][0]
    return Sealed(Seal(deal, ALGORITHM, root, len(deck), tuple(pledges)), tuple(deck), key)


def tree_of(deal: str, deck: Sequence[int], key: str) -> list[list[str]]:
    """The levels of hashes over a deck, from the leaves to the root; blank leaves fill it up to a power of two."""
    leaves = [leaf(deal, position, card, salt_of(key, deal, position)) for position, card in enumerate(deck)]
    size = 1 << max(0, len(deck) - 1).bit_length()
    levels = [leaves + [hash_of(f"blank|{deal}|{position}") for position in range(len(deck), size)]]
    while len(levels[-1]) > 1:
        below = levels[-1]
        levels.append([node(*pair) for pair in zip(below[::2], below[1::2], strict=True)])
    return levels


def node(left: str, right: str) -> str:
    """The hash over two hashes side by side."""
    return hash_of(f"node|{left}|{right}")


def salt_of(key: str, deal: str, position: int) -> str:
    """The salt of the card in this position; without the key nobody can tell it from chance."""
    return hash_of(f"salt|{key}|{deal}|{position}")[:SALT]


def leaf(deal: str, position: int, card: int, salt: str) -> str:
    """The hash that binds a card to its position."""
    return hash_of(f"leaf|{deal}|{position}|{card}|{salt}")


# Cutting: the seeds give the order in which the positions are dealt.


def hash_of_seed(seed: str) -> str:
    """What a player promises before he tells the seed."""
    return digest("seed", seed)


def cut_deck(sealed: Sealed, seeds: Sequence[str]) -> tuple[Cut, list[int]]:
    """Cut a sealed deck by the seeds of its pledges, "" for one withheld; returns the fact and the dealt order."""
    seal = sealed.seal
    order = permutation(joint_key(seal, seeds), seal.size)
    return Cut(seal, tuple(seeds), sealed.key), [sealed.deck[position] for position in order]


def joint_key(seal: Seal, seeds: Sequence[str]) -> str:
    """The key that room and players have made together; for a withheld seed stands the hash of its promise."""
    told = (seed or digest("withheld", pledge.hash) for pledge, seed in zip(seal.pledges, seeds, strict=True))
    parts = (f"{pledge.seat}:{value}" for pledge, value in zip(seal.pledges, told, strict=True))
    return digest("joint", seal.deal, seal.root, seal.size, *parts)


def stream(key: str) -> Iterator[int]:
    """Numbers below `WORD`, eight from each hash of the key and a counter."""
    count = 0
    while True:
        yield from EIGHT.unpack(bytes.fromhex(digest("stream", key, count)))
        count += 1


def permutation(key: str, size: int) -> list[int]:
    """Fisher-Yates by the key's stream: `result[place]` is the position of the card that is dealt as number `place`.

    A number that would favour some place is passed over, so every order is equally likely.
    """
    numbers, order = stream(key), list(range(size))
    for last in range(size - 1, 0, -1):
        choices = last + 1
        fair = WORD - WORD % choices
        while (number := next(numbers)) >= fair:
            pass
        other = number % choices
        order[last], order[other] = order[other], order[last]
    return order


# CardProof: a card is shown to be the one that was sealed.


def openings(cut: Cut, dealt: Sequence[int], places: Sequence[int]) -> tuple[CardProof, ...]:
    """The openings of the cards in these places of dealing; `dealt` is the whole order as it was dealt.

    Needs the cut with the room's own key. Cards that came back from the discards are not under the seal.
    """
    seal = cut.seal
    order = permutation(joint_key(seal, cut.seeds), seal.size)
    deck = [0] * seal.size
    for place, position in enumerate(order):
        deck[position] = dealt[place]
    levels = tree_of(seal.deal, deck, cut.key)
    return tuple(
        CardProof(place, dealt[place], salt_of(cut.key, seal.deal, order[place]), path_of(levels, order[place]))
        for place in sorted(set(places))
        if place < seal.size
    )


def path_of(levels: Sequence[Sequence[str]], position: int) -> tuple[str, ...]:
    """The hashes beside the way from a leaf to the root."""
    return tuple(level[(position >> height) ^ 1] for height, level in enumerate(levels[:-1]))


def climb(start: str, position: int, path: Sequence[str]) -> str:
    """The root to which a leaf in this position leads by this path."""
    found = start
    for beside in path:
        found = node(found, beside) if position % 2 == 0 else node(beside, found)
        position //= 2
    return found


def is_proved(seal: Seal, order: Sequence[int], opening: CardProof) -> bool:
    """Whether this opening shows the card that was sealed in its place."""
    if not 0 <= opening.place < seal.size or len(opening.path) != (seal.size - 1).bit_length():
        return False
    position = order[opening.place]
    return climb(leaf(seal.deal, position, opening.card, opening.salt), position, opening.path) == seal.root
