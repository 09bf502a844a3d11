"""The lines of `actions` in a PHH file, read one by one: who did what, with which cards, to which total."""

from __future__ import annotations

import re

from croupier.cards import UNKNOWN, BadCard, cards, name
from croupier.history.amount import chips_of, written
from croupier.history.phh_fields import Fields
from croupier.history.record import BadHistory, Deed, Verb

VERBS: dict[str, Verb] = {"f": "fold", "cc": "check_or_call", "cbr": "wager", "sm": "show"}
OTHER_GAMES = {"pb": "a bring-in", "sd": "a draw"}
PLAYER = re.compile(r"p([1-9][0-9]{0,2})")
KNOWN_ALREADY = "-"


class Lines:
    """Reads the actions of one hand; raises `BadHistory` at the first line that no such hand can have.

    It sees to what needs no rules of betting: the notation, that a player exists, how many hole cards each may get,
    that no card comes twice, and that nobody shows cards that he does not hold.
    """

    def __init__(self, fields: Fields, players: int, hole: int, pack: frozenset[int]) -> None:
        self.fields, self.hole, self.pack = fields, hole, pack
        self.holes: list[list[int]] = [[] for _ in range(players)]
        self.seen: dict[int, str] = {}
        self.line = 0

    def read(self, actions: list[str]) -> tuple[Deed, ...]:
        """All lines, in order."""
        deeds = []
        for line, text in zip(self.fields.text.lines_of("actions"), actions, strict=True):
            self.line = line
            deeds.append(self.deed(text))
        return tuple(deeds)

    def bad(self, expected: str, found: str) -> BadHistory:
        """The complaint about the present line."""
        return BadHistory(self.fields.text.file, self.line, expected, found)

    def deed(self, text: str) -> Deed:
        """One line of the list."""
        words = text.partition("#")[0].split()
        said = " ".join(words)
        if not words:
            return Deed(self.line, text.strip(), "comment")
        if words[0] == "d":
            return self.dealer(said, words[1:])
        player = self.player(words[0], said)
        verb = words[1] if len(words) > 1 else ""
        if verb in OTHER_GAMES:
            raise self.bad("an action of this game (f, cc, cbr or sm)", f"{OTHER_GAMES[verb]}: {said!r}")
        if verb not in VERBS:
            raise self.bad("f, cc, cbr or sm after the player", repr(said))
        return self.act(said, player, VERBS[verb], words[2:])

    def player(self, word: str, said: str) -> int:
        """The index of a player who is in the hand."""
        match = PLAYER.fullmatch(word)
        if match is None:
            raise self.bad("'d' or a player like 'p1'", repr(said))
        if int(match[1]) > len(self.holes):
            raise self.bad(f"a player from p1 to p{len(self.holes)}", repr(said))
        return int(match[1]) - 1

    def dealer(self, said: str, words: list[str]) -> Deed:
        """Cards from the dealer: `d dh p1 AcKd` or `d db 2c3c4c`."""
        if words[:1] == ["dh"] and len(words) == 3:
            player = self.player(words[1], said)
            dealt = self.cards(words[2], said)
            hole = self.holes[player]
            if len(hole) + len(dealt) > self.hole:
                raise self.bad(f"{self.hole} hole cards for p{player + 1}", repr(said))
            hole.extend(dealt)
            return self.dealt(Deed(self.line, said, "hole", player, dealt))
        if words[:1] == ["db"] and len(words) == 2:
            turned = self.cards(words[1], said)
            if UNKNOWN in turned:
                raise self.bad("known cards on the board", repr(said))
            return self.dealt(Deed(self.line, said, "board", -1, turned))
        raise self.bad("'d dh PLAYER CARDS' or 'd db CARDS'", repr(said))

    def cards(self, word: str, said: str) -> tuple[int, ...]:
        """The cards that a word names, all of them in the pack."""
        try:
            found = cards(word)
        except BadCard as bad:
            raise self.bad("cards like 'AcKd' or '????'", f"{bad.text[bad.place :][:2]!r} in {said!r}") from None
        for card in found:
            if card != UNKNOWN and card not in self.pack:
                raise self.bad("a card of this game's pack", f"{name(card)!r} in {said!r}")
        return found

    def dealt(self, deed: Deed) -> Deed:
        """A card lies in one place only."""
        for card in deed.cards:
            if card != UNKNOWN and card in self.seen:
                raise self.bad("each card once", f"{name(card)} in {deed.text!r} and in {self.seen[card]!r}")
            self.seen[card] = deed.text
        return deed

    def act(self, said: str, player: int, verb: Verb, rest: list[str]) -> Deed:
        """What a player did."""
        if verb == "wager":
            amount = written(rest[0]) if len(rest) == 1 else None
            if amount is None:
                raise self.bad("one amount after 'cbr'", repr(said))
            return Deed(self.line, said, verb, player, to=chips_of(amount, self.fields.unit))
        if verb == "show":
            return self.show(said, player, rest)
        if rest:
            raise self.bad(f"nothing after {said.split()[1]!r}", repr(said))
        return Deed(self.line, said, verb, player)

    def show(self, said: str, player: int, rest: list[str]) -> Deed:
        """`sm` alone is a muck; with cards, or `-` for the cards that were dealt, the hand is shown."""
        if not rest:
            return Deed(self.line, said, "muck", player)
        if len(rest) > 1:
            raise self.bad("at most one word of cards after 'sm'", repr(said))
        if rest[0] == KNOWN_ALREADY:
            return Deed(self.line, said, "show", player)
        shown = self.cards(rest[0], said)
        self.belong(shown, player, said)
        return Deed(self.line, said, "show", player, shown)

    def belong(self, shown: tuple[int, ...], player: int, said: str) -> None:
        """Shown cards are those that were dealt, or take the places of unknown ones."""
        hole = self.holes[player]
        if not 0 < len(shown) <= len(hole):
            raise self.bad(f"{len(hole)} cards, as p{player + 1} was dealt", repr(said))
        for card in shown:
            if card == UNKNOWN or card in hole:
                continue
            if UNKNOWN not in hole or card in self.seen:
                told = f"{name(card)} in {said!r}"
                raise self.bad(f"the cards that p{player + 1} was dealt", told)
            hole[hole.index(UNKNOWN)] = card
            self.seen[card] = said
        if len({*shown} - {UNKNOWN}) < sum(card != UNKNOWN for card in shown):
            raise self.bad("each card once", repr(said))
