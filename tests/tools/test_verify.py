"""The tool that checks a match from nothing but the exported file."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.domain import clocks, lobbies
from bot.domain.pace import PACES, Pace
from tests.kit.house import ANNA, BEN, CLARA, House
from tools.verify import main


async def export_match(house: House, *, again: bool = False) -> dict[str, Any]:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    if again:
        lobby = await house.matches.rematch(match.id, ANNA)
        await house.matches.change(lobby.id, lobbies.join, BEN, 7)
        match = await house.finish(await house.matches.change(lobby.id, lobbies.join, CLARA, 8))
    document: dict[str, Any] = json.loads(json.dumps(await house.matches.export(match.id)))
    return document


@pytest.fixture(scope="module")
def honest(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of one honest match, for the tests that tamper with it."""
    file = tmp_path_factory.mktemp("honest") / "freehold.db"
    shutil.copy(migrated, file)

    async def make() -> str:
        house = House(file)
        await house.open()
        document = await export_match(house)
        await house.close()
        return json.dumps(document)

    return asyncio.run(make())


def check(folder: Path, document: Any) -> int:
    file = folder / "match.json"
    file.write_text(json.dumps(document))
    return main([str(file)])


@pytest.mark.parametrize("again", [False, True], ids=["drawn seats", "a rematch"])
async def test_an_honest_match_holds(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], again: bool
) -> None:
    document = await export_match(house, again=again)
    assert check(tmp_path, document) == 0
    said = capsys.readouterr().out
    assert document["commitment"] in said
    assert said.count("  use ") == document["used"]


async def test_a_match_from_before_anybody_added_to_the_seed_holds(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "add_join", lambda joins, join: joins)
    document = await export_match(house)
    del document["secret"], document["joins"]
    assert check(tmp_path, document) == 0
    assert "shown when it began" in capsys.readouterr().out


def test_it_shows_what_was_sealed_what_was_added_and_what_follows(
    honest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(honest)
    assert check(tmp_path, document) == 0
    said = capsys.readouterr().out
    assert len(document["joins"]) == 4  # three who sat down, and the start
    assert f"Secret: {document['secret']}\nJoins: {' '.join(map(str, document['joins']))}\n" in said
    assert f"Seed: {document['seed']}\n" in said
    assert "before anybody sat down" in said


async def test_it_shows_the_paces(house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lobby = await house.lobby(ANNA, BEN, pace=Pace(300, 10, 600))
    at = house.time.now + 3600
    await house.matches.change(lobby.id, lobbies.plan_switch, ANNA.user_id, at, PACES["daily"])
    match = await house.matches.change(lobby.id, lobbies.start, ANNA.user_id, 7)
    begun = json.loads(json.dumps(await house.matches.export((await house.finish(match)).id)))
    assert check(tmp_path, begun) == 0
    said = capsys.readouterr().out
    assert "Pace: 300 s at the start, 10 s more for each move, 600 s at most\n" in said
    assert "Pace agreed for 2027-01-15 09:00 UTC: 172800 s at the start, 86400 s more" in said
    match = await house.move(await house.begin(ANNA, BEN, pace=PACES["daily"]))
    for person in (ANNA, BEN):
        match = await house.matches.change(match.id, clocks.want_pace, person.user_id, PACES["none"])
    changed = json.loads(json.dumps(await house.matches.export((await house.finish(match)).id)))
    assert check(tmp_path, changed) == 0
    assert "Pace after 1 moves: no clock\n" in capsys.readouterr().out


async def test_a_match_from_before_the_pace_was_exported_holds(
    honest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(honest)
    del document["pace"], document["paces"], document["later"]
    assert check(tmp_path, document) == 0
    assert "Pace" not in capsys.readouterr().out


def _other_secret(document: dict[str, Any]) -> None:
    document["secret"] = "00" * 32


def _other_seed(document: dict[str, Any]) -> None:
    document["seed"] = "00" * 32


def _sealed_seed(document: dict[str, Any]) -> None:
    del document["secret"]


def _join_left_out(document: dict[str, Any]) -> None:
    document["joins"].pop(1)


def _no_seat(document: dict[str, Any]) -> None:
    document["moves"][3]["seat"] = 10**6


def _other_seats(document: dict[str, Any]) -> None:
    document["seating"].reverse()


def _other_player(document: dict[str, Any]) -> None:
    document["moves"][3]["seat"] ^= 1


def _one_move_less(document: dict[str, Any]) -> None:
    document["moves"].pop()


def _nonsense(document: dict[str, Any]) -> None:
    document["moves"][0]["move"] = {"type": "cheat"}


def _other_winner(document: dict[str, Any]) -> None:
    document["outcome"]["places"].reverse()


def _other_chance(document: dict[str, Any]) -> None:
    document["used"] += 1


def _late_pace(document: dict[str, Any]) -> None:
    document["paces"] = [{"moves": 10**6, "pace": document["pace"]}]


FORGERIES = (
    _other_secret,
    _other_seed,
    _sealed_seed,
    _join_left_out,
    _no_seat,
    _other_seats,
    _other_player,
    _one_move_less,
    _nonsense,
    _other_winner,
    _other_chance,
    _late_pace,
)


@pytest.mark.parametrize("forge", FORGERIES)
def test_a_forged_file_does_not(honest: str, tmp_path: Path, forge: Any) -> None:
    document = json.loads(honest)
    forge(document)
    assert check(tmp_path, document) == 1


DEEP = b"[" * 100_000 + b"]" * 100_000
ESCAPE = "\x1b]0;owned\x07\x1b[2J\u202e"

HOSTILE: dict[str, Any] = {
    "another game": ({"game": "chess"}, "does not know the game chess"),
    "a game with terminal escapes": ({"game": f"chess{ESCAPE}"}, "does not know the game chess?"),
    "a long name of a game": ({"game": "x" * 10**6}, "does not know the game xxx"),
    "another version of the rules": ({"rules_version": 99}, "version 99 of the rules"),
    "a version beyond numbers": ({"rules_version": 10**400}, "not a file from /match verify"),
    "no seed": ({"seed": "xyz"}, "not a file from /match verify"),
    "a seed with a line end": ({"seed": "00" * 32 + "\n"}, "not a file from /match verify"),
    "a seed that is too short": ({"seed": "00"}, "not a file from /match verify"),
    "a commitment with terminal escapes": ({"commitment": ESCAPE}, "not a file from /match verify"),
    "no moves": ({"moves": None}, "not a file from /match verify"),
    "moves of another type": ({"moves": [[1, 2]]}, "not a file from /match verify"),
    "a join below nothing": ({"joins": [-1]}, "not a file from /match verify"),
    "a join beyond 64 bits": ({"joins": [2**64]}, "not a file from /match verify"),
    "an unknown option": ({"options": {ESCAPE: ESCAPE}}, "other options"),
    "no options": ({"options": {}}, "other options"),
    "nobody": ({"players": [], "seating": []}, "other seats"),
    "a pace below nothing": (
        {"pace": {"bank": -1, "credit": 0, "cap": 0}},
        "not a file from /match verify",
    ),
    "a pace without numbers": ({"pace": ESCAPE}, "not a file from /match verify"),
    "a time beyond the calendar": (
        {"later": {"at": 1e300, "pace": {"bank": 0, "credit": 0, "cap": 0}}},
        "not a file from /match verify",
    ),
    "a crowd": ({"players": ["Anna"] * 10**5}, "other seats"),
}


def read_lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the lines of the report, without anything that controls a terminal."""
    out, err = capsys.readouterr()
    said = (out + err).splitlines()
    assert all(line.isprintable() for line in said)
    return said


@pytest.mark.parametrize("hostile", HOSTILE)
def test_what_it_cannot_check_it_says_in_a_sentence(
    honest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], hostile: str
) -> None:
    change, sentence = HOSTILE[hostile]
    assert check(tmp_path, json.loads(honest) | change) == 1
    (said,) = read_lines(capsys)
    assert sentence in said
    assert len(said) < 600


BROKEN = {
    "nothing": b"",
    "deep": DEEP,
    "a deep move": b'{"moves": [{"seat": 0, "move": ' + DEEP + b"}]}",
    "huge": b"[" + b"0," * 2**23 + b"0]",
    "no JSON": b"\x1b[2J not JSON",
    "no text": b'{"game": "\xff\xfe"}',
    "binary": bytes(range(256)),
    "a list": b"[1, 2, 3]",
    "a number": b"4711",
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_what_is_no_such_file_it_says_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / f"match{ESCAPE}.json"
    file.write_bytes(content)
    assert main([str(file)]) == 1
    (said,) = read_lines(capsys)
    assert "not a file from /match verify" in said


def test_a_file_that_was_cut_off_is_none(
    honest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = honest
    file = tmp_path / "match.json"
    for length in range(0, len(whole), len(whole) // 50):
        file.write_text(whole[:length])
        assert main([str(file)]) == 1
        assert "not a file from /match verify" in " ".join(read_lines(capsys))


@pytest.mark.parametrize(
    "move",
    [None, 7, [], {}, {"type": ESCAPE}, {"type": []}, {"type": "play", "red": 10**18}, "x" * 10**5],
)
def test_a_hostile_move_cannot_be_made(
    honest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], move: Any
) -> None:
    document = json.loads(honest)
    document["moves"][0]["move"] = move
    assert check(tmp_path, document) == 1
    assert any("Move 1 cannot be made" in line for line in read_lines(capsys))


def test_a_deep_move_cannot_be_made(honest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(honest)
    document["moves"][0]["move"] = "DEEP"
    for depth in (50, 500, 900, 100_000):
        deep = "[" * depth + "]" * depth
        file = tmp_path / "match.json"
        file.write_text(json.dumps(document).replace('"DEEP"', deep))
        assert main([str(file)]) == 1
        assert read_lines(capsys)


def test_without_a_file_it_says_how_it_is_called(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "python -m tools.verify FILE" in capsys.readouterr().err
    assert main([str(tmp_path / "none.json")]) == 1
    assert main([str(tmp_path)]) == 1
