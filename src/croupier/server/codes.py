"""Why the room refuses, beyond the rules of the table: codes here, words in the locale files."""

from __future__ import annotations

from croupier.room.refusals import RULE_OF_ROOM
from croupier.rules.legal import RULE_OF

OF_WISHES = {
    "bad_message": "the message cannot be read, is of no known type, or has a missing, unknown or wrong field",
    "bad_amount": "an amount is not a whole number from 1 to 2^53 - 1",
    "too_many": "too many messages in a short time; the connection stays open",
    "no_session": "who has not come in by name may watch, but wish for nothing",
    "no_such_table": "there is no table with this id",
    "stale": "the hand has moved on since fact `n`, so this was decided on another state",
    "name_taken": "somebody at this table has the same name",
    "no_such_bot": "there is no bot of this kind",
    "second_seat": "somebody else has taken a seat at this table from the same browser",
    "no_seat_free": "all seats are taken",
    "not_a_bot": "there is no bot in this seat",
    "name_hidden_characters": "the name has characters that nobody can see, or that change how others are read",
    "name_empty": "the name has no visible character",
    "name_too_long": "the name has more than `most` characters",
    "reason_hidden_characters": "the reason has characters that nobody can see, or that change how others are read",
    "reason_empty": "the reason has no visible character",
    "reason_too_long": "the reason has more than `most` characters",
    "talk_hushed": "a host has asked that this player does not speak here",
    "talk_for_players": "at this table only who plays may speak",
    "talk_empty": "nothing of the line can be seen",
    "talk_too_fast": "too many lines in a short time",
    "no_such_pledge": "no deck lies sealed for which this player has promised this seed",
    "not_stored": "the room could not write it down, so it did not happen",
    "broken": "the room made a mistake; the table is as it was before",
    "closed": "the room is closing",
}
"""Codes of `Refused` that the room itself gives."""

OF_REQUESTS = {
    "bad_json": "the body is no JSON",
    "missing": "a field is missing",
    "unknown_field": "there is no such field",
    "not_whole": "a whole number is expected",
    "not_a_number": "a number is expected",
    "too_small": "the number is less than `least`",
    "too_big": "the number is more than `most`",
    "too_short": "the text has fewer than `least` characters",
    "too_long": "the text has more than `most` characters",
    "bad_value": "the value is none of those that are allowed",
    "body_too_big": "the body has more than `most` bytes",
    "name_hidden_characters": "the name has characters that nobody can see, or that change how others are read",
    "name_empty": "the name has no visible character",
    "name_too_long": "the name has more than `most` characters",
    "foreign_origin": "the request comes from a page of another site",
    "no_session": "come in by name first",
    "too_many": "too many requests in a short time",
    "name_kept": "somebody keeps this name, or one that looks like it, with a password",
    "wrong_sign_in": "name and password do not belong together, or nobody keeps this name",
    "wrong_password": "this is not the password of the account",
    "seated_as_guest": "who sits at a table as a guest leaves that seat before he signs in",
    "has_account": "the name is kept already",
    "no_account": "the name is not kept with a password",
    "no_passkeys": "the room was installed without passkeys",
    "bad_passkey": "the passkey does not fit, or it came too late",
    "no_such_evening": "the table has had no evening of this number",
    "too_many_tables": "the room has no place for another table",
    "wrong_token": "the host's link is not, or no longer, the right one",
    "not_member": "only who has played or hosts at a table may see its books",
    "not_found": "there is nothing here",
    "no_such_table": "there is no table with this id",
    "no_such_hand": "there is no finished hand with this id",
    "no_such_placement": "the reader laid no such street in this deal, or it is a hand with betting",
    "not_judged": "the coach had no time for this placement",
    "not_studied": "too many questions wait already",
    "not_your_turn": "the reader owes no placement in this deal",
    "not_at_once": "only cards that are all set at once are arranged",
    "no_arranging": "the host does not want anything to be arranged at this table",
    "not_in_phh": "PHH has no words for how this hand was opened",
    "wrong_method": "this address does not answer that method",
    "not_stored": "the room could not write it down, so it did not happen",
}
"""Codes of `Problem`, the refusal of an HTTP request."""

OF_QUESTIONS = {
    "odds_players": "there are from 1 to `most` hands, not `players`",
    "odds_no_such_game": "there is no such game",
    "odds_game_of_draws": "cards are exchanged in this game, so it has no odds",
    "odds_no_card": "there is no card at character `place`",
    "odds_no_range": "there are neither cards nor a range at character `place`",
    "odds_no_weight": "there is no weight from 0 to 1 at character `place`",
    "odds_empty_range": "the range has no hands",
    "odds_range_is_seen": "no hand of the range is left beside the cards that are seen",
    "odds_ranges_collide": "no deal was found in which everybody has one of these hands",
    "odds_too_many_cards": "the hand has more than `most` cards",
    "odds_card_twice": "`card` (0 to 51) is named twice",
    "odds_not_in_pack": "`card` (0 to 51) is not in the pack of this game",
    "odds_unknown_card": "every card must be known here",
    "odds_board": "the board has more than `most` cards",
    "odds_board_range": "from `least` to `most` cards must lie on the board",
    "odds_no_board": "the game has no board",
    "odds_no_outs": "outs need a board of three cards with more to come, which this game has not",
    "odds_no_such_half": "the pot of this game has no such half",
    "odds_too_few_cards": "the pack has only `cards` cards, and `needed` are needed",
}
"""Codes of `Problem` about a question of study; their words are those of the terminal, `odds-...`."""

ALL = {**RULE_OF, **RULE_OF_ROOM, **dict.fromkeys(OF_WISHES, ""), **dict.fromkeys(OF_REQUESTS, "")}
"""Every code that a client can meet, with the rule of the rulebook behind it, if there is one."""
