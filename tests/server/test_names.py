"""Names: what everybody can read, and nothing that plays tricks on the reader."""

from __future__ import annotations

import pytest

from croupier.server.accounts import ALPHABET, hashed, new_id
from croupier.server.names import BadName, clean_name


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("O\u0301scar", "\u00d3scar"),
        ("Олена", "Олена"),
        ("Ґанна-Мар'яна", "Ґанна-Мар'яна"),
        ("阿明", "阿明"),
        ("<script>", "<script>"),
        ("=1+1", "=1+1"),
        ("7", "7"),
        ("🂡", "🂡"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_kept_in_one_spelling(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        (" \t ", "name_empty"),
        ("\u2800\u2800", "name_empty"),
        ("\u115f", "name_empty"),
        ("\u0301", "name_empty"),
        ("x" * 25, "name_too_long"),
        ("Ann\u202eeve", "name_hidden_characters"),
        ("Ann\u2066", "name_hidden_characters"),
        ("A\u200bnn", "name_hidden_characters"),
        ("A\u200dnn", "name_hidden_characters"),
        ("A\ufeffnn", "name_hidden_characters"),
        ("A\u00adnn", "name_hidden_characters"),
        ("A\x00nn", "name_hidden_characters"),
        ("A\x1b[31mnn", "name_hidden_characters"),
        ("A\u2028nn", "name_hidden_characters"),
        ("A\ue000nn", "name_hidden_characters"),
        ("A" + "\u0335" * 12, "name_hidden_characters"),
    ],
)
def test_a_name_that_nobody_could_read_or_trust_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(name)
    assert refused.value.code == code


def test_ids_are_all_different_and_tell_nothing() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(one) == 10 and set(one) <= set(ALPHABET) for one in ids)
    assert hashed("a") != hashed("b")
    assert len(hashed("a")) == 64
