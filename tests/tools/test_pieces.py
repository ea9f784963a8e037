"""No sentence is put together from pieces, because other languages order words differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.pieces import REVIEWED, find_new, find_pieces


def test_no_sentence_is_put_together_from_pieces() -> None:
    assert find_new() == []


def test_everything_reviewed_is_still_there() -> None:
    found = [piece for _, piece in find_pieces()]
    assert [known for known in REVIEWED if not any(known in piece for piece in found)] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('say("a-b", who=say("a-c"))', ["a-b(who): a-c"]),
        ('Text("a-b", {"who": Text(f"a-{kind}", {})})', ["a-b(who): a-…"]),
        ('say("a-b", what=event.text)', ["a-b(what): ?"]),
        ('say("a-b", game=say(f"{key}-name"))', []),
        ('say("a-b") + say("a-c")', ["say('a-b') + say('a-c')"]),
        ("f\"{name} {say('a-b')}\"", ["f\"{name} {say('a-b')}\""]),
        ("f\"**{say('a-b')}**\"", []),
        ('"-# " + say("a-b")', []),
        ('say("a-b", count=3)', []),
    ],
)
def test_pieces_are_found(tmp_path: Path, code: str, found: list[str]) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "more.py").write_text(f"{code}\n")
    assert [piece for _, piece in find_pieces(tmp_path)] == found
