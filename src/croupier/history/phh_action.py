"""The lines of `actions` in a PHH file, read one by one: who did what, with which cards, to which total."""

from __future__ import annotations

import re

from croupier.cards import UNKNOWN, BadCard, cards, name
from croupier.history.amount import chips_of, written
from croupier.history.holding import Holding
from croupier.history.phh_fields import Fields
from croupier.history.record import BadHistory, Deed, Verb
from croupier.rules.event import Opened
from croupier.rules.variant import Variant
from croupier.rules.variants import VARIANTS

VERBS: dict[str, Verb] = {"f": "fold", "cc": "check_or_call", "cbr": "wager", "sm": "show"}
BRINGS_IN: dict[str, Verb] = {"pb": "bring_in"}
DRAWS: dict[str, Verb] = {"sd": "draw"}
OTHER_GAMES = {"pb": "a bring-in", "sd": "a draw"}
PLAYER = re.compile(r"p([1-9][0-9]{0,2})")
KNOWN_ALREADY = "-"


class Lines:
    """Reads the actions of one hand; raises `BadHistory` at the first line that no such hand can have.

    It sees to what needs no rules of betting: the notation, that a player exists, how many cards each may have, that
    no card comes twice (unless it was thrown away and the pack has run out, L6), and that nobody shows or throws away
    cards that he does not have.
    """

    def __init__(self, fields: Fields, opened: Opened) -> None:
        game = VARIANTS[opened.variant]
        self.fields, self.pack, self.hole = fields, frozenset(game.pack), game.hole
        self.verbs = verbs_of(game)
        self.holdings = [Holding() for _ in opened.stacks]
        self.seen: dict[int, str] = {}
        self.thrown: set[int] = set()
        self.left = len(self.pack) - len(game.streets) + 1  # others burn a card before each draw as well
        self.line = 0

    def read(self, actions: list[str]) -> tuple[Deed, ...]:
        """All lines, in order."""
        deeds = []
        for line, text in zip(self.fields.text.lines_of("actions"), actions, strict=True):
            self.line = line
            deeds.append(self.deed(text))
        return tuple(deeds)

    def runs(self) -> tuple[Deed, ...]:
        """The answers to how often the rest of the board is dealt: `_runs = { p1 = 2 }` (rulebook F9)."""
        deeds = []
        for word, times in self.fields.table("_runs").items():
            self.line, said = self.fields.text.line_of("_runs", word), f"{word} = {times}"
            if type(times) is not int or times < 1:
                raise self.bad("how often a player agrees to run it, like p1 = 2", repr(said))
            deeds.append(Deed(self.line, f"_runs {said}", "run", self.player(word, said), to=times))
        return tuple(deeds)

    def rabbit(self, deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
        """The lines with the look at cards to come where it was taken (rulebook G6)."""
        told = self.fields.table("_rabbit")
        if not told:
            return deeds
        self.line = self.fields.text.line_of("_rabbit")
        after = told.get("after", len(deeds))
        if set(told) - {"cards", "after"} or not isinstance(told.get("cards"), str):
            raise self.bad("_rabbit = { cards = 'AcKd', after = the number of lines before it }", repr(told))
        if type(after) is not int or not 0 <= after <= len(deeds):
            raise self.bad(f"a number of lines up to {len(deeds)}", repr(after))
        said = f"_rabbit {told['cards']}"
        deed = self.dealt(Deed(self.line, said, "rabbit", -1, self.cards(told["cards"], said)))
        return (*deeds[:after], deed, *deeds[after:])

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
        if verb not in self.verbs:
            *others, last = self.verbs
            known = f"{', '.join(others)} or {last}"
            if verb in OTHER_GAMES:
                raise self.bad(f"an action of this game ({known})", f"{OTHER_GAMES[verb]}: {said!r}")
            raise self.bad(f"{known} after the player", repr(said))
        return self.act(said, player, self.verbs[verb], words[2:])

    def player(self, word: str, said: str) -> int:
        """The index of a player who is in the hand."""
        match = PLAYER.fullmatch(word)
        if match is None:
            raise self.bad("'d' or a player like 'p1'", repr(said))
        if int(match[1]) > len(self.holdings):
            raise self.bad(f"a player from p1 to p{len(self.holdings)}", repr(said))
        return int(match[1]) - 1

    def dealer(self, said: str, words: list[str]) -> Deed:
        """Cards from the dealer: `d dh p1 AcKd` or `d db 2c3c4c`."""
        if words[:1] == ["dh"] and len(words) == 3:
            player = self.player(words[1], said)
            dealt = self.cards(words[2], said)
            holding = self.holdings[player]
            if len(holding.held) + len(dealt) > self.hole:
                raise self.bad(f"{self.hole} hole cards for p{player + 1}", repr(said))
            holding.take(dealt)
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
        """A card lies in one place only; what was thrown away may come back once the pack is used up."""
        self.left -= len(deed.cards)
        for card in deed.cards:
            if card == UNKNOWN:
                continue
            if self.left < 0 and card in self.thrown:
                self.thrown.remove(card)
            elif card in self.seen:
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
        if verb == "draw":
            return self.draw(said, player, rest)
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

    def draw(self, said: str, player: int, rest: list[str]) -> Deed:
        """`sd` with cards throws them away, alone it stands pat (rulebook L2, L6)."""
        if len(rest) > 1:
            raise self.bad("at most one word of cards after 'sd'", repr(said))
        thrown = self.cards(rest[0], said) if rest else ()
        self.new_only_once(thrown, player, said)
        self.have(self.holdings[player].throw(thrown), player, said)
        self.thrown |= {*thrown} - {UNKNOWN}
        return Deed(self.line, said, "draw", player, thrown)

    def belong(self, shown: tuple[int, ...], player: int, said: str) -> None:
        """Shown cards are those that were dealt, or take the places of unknown ones."""
        count = len(self.holdings[player].held)
        if not 0 < len(shown) <= count:
            raise self.bad(f"{count} cards, as p{player + 1} was dealt", repr(said))
        self.new_only_once(shown, player, said)
        self.have(self.holdings[player].learn(shown), player, said)

    def new_only_once(self, told: tuple[int, ...], player: int, said: str) -> None:
        """A card that is told only now has not been seen anywhere else; none is told twice."""
        hole = self.holdings[player].hole
        known = [card for card in told if card != UNKNOWN]
        for card in known:
            if card not in hole and card in self.seen and card not in self.thrown:
                self.have(card, player, said)
        if len(set(known)) < len(known):
            raise self.bad("each card once", repr(said))
        self.seen |= {card: said for card in known if card not in hole}

    def have(self, lacking: int | None, player: int, said: str) -> None:
        """Refuse a card that the player cannot have."""
        if lacking is not None:
            raise self.bad(f"the cards that p{player + 1} was dealt", f"{name(lacking)} in {said!r}")


def verbs_of(game: Variant) -> dict[str, Verb]:
    """The words for what players do in a game."""
    draws = any(street.draw or street.discard for street in game.streets)
    return VERBS | (BRINGS_IN if game.forced == "bring_in" else {}) | (DRAWS if draws else {})
