"""Matches begun under older rules: they continue under today's or end, and past moves stay valid."""

from __future__ import annotations

import importlib
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import games
from bot.discord.messages.result import describe_result
from bot.discord.messages.table import build_table
from bot.domain import lobbies, turns
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.replays import TABLE, count_steps, find_position, visible_seats
from bot.domain.versions import MENDED, OUTDATED
from bot.language import language_of
from games import frozen
from games.core import Event, Game, Text, Who
from tests.kit.house import ANNA, BEN, House
from tools.freeze import freeze, of_tree
from tools.verify import main


async def load_match(house: House, id: int) -> Match:
    match = await house.matches.get(id)
    assert match is not None
    return match


async def test_a_lobby_older_than_a_setting_is_changed_and_begins_with_its_default(house: House) -> None:
    lobby = await house.lobby(ANNA, BEN, game="cardopoly")
    await house.close()
    with closing(sqlite3.connect(house.file)) as connection:
        changed = "json_set(json_remove(options, '$.play'), '$.suits', 'drawn', '$.ferries', 'yes')"
        connection.execute(f"UPDATE matches SET options = {changed} WHERE id = {lobby.id}")
        connection.commit()
    await house.open()
    settings = games.load("cardopoly").settings
    match = await house.matches.change(lobby.id, lobbies.configure, ANNA.user_id, {"play": "quick"})
    match = await house.matches.change(lobby.id, lobbies.start, ANNA.user_id, next(house.interactions))
    assert match.options == {setting.name: setting.values[0] for setting in settings} | {"play": "quick"}
    match = await house.finish(match)
    assert (await house.matches.verify(match.id)).holds


Change = Callable[[bool], None]


@pytest.fixture
def change(tally: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Change:
    """Change the rules of tally from version 4 to 5, with a converter or without."""
    module = importlib.import_module(type(games.load("tally")).__module__)
    own = {"games/tally/__init__.py": Path(str(module.__file__)).read_text("utf-8")}
    freeze("tally", {**of_tree(), **own}, tmp_path)

    class Tally5(type(module.GAME)):  # type: ignore[misc]
        """A version of tally in which a number counts twice, and there is another round."""

        rules_version = 5

        def convert(self, data: bytes, version: int) -> Any:
            state = self.decode(data)
            state.rounds += 1
            return state

        def apply(self, state: Any, seat: int, move: Any, chance: Any) -> list[Event]:
            events: list[Event] = super().apply(state, seat, move, chance)
            state.scores[seat] += getattr(move, "number", 0)
            return [*events, Event("tally-twice", {"who": Who(seat)})]

    class Tally5WithoutConverter(Tally5):
        convert = Game.convert

    def change(converts: bool) -> None:
        monkeypatch.setattr(frozen, "FOLDER", tmp_path)
        frozen.load.cache_clear()
        changed = Tally5 if converts else Tally5WithoutConverter
        game = changed(module.State, module.Name | module.Pass | module.Lean, module.View)
        monkeypatch.setattr(module, "GAME", game)
        games.load.cache_clear()

    return change


async def store_match(house: House, moves: int = 3) -> Match:
    """Play some moves of a match of tally, and leave it only in the store."""
    match = await house.begin(ANNA, BEN, game="tally")
    for _ in range(moves):
        match = await house.move(match)
    house.matches.clear_cache()
    house.changed.clear()
    return match


async def test_where_the_rules_have_changed_a_match_goes_on(
    house: House, change: Change, tmp_path: Path
) -> None:
    before = await store_match(house)
    change(True)
    match = await load_match(house, before.id)
    assert (match.rules_version, match.status, match.version) == (5, "running", before.version + 1)
    assert match.state.rounds == before.state.rounds + 1
    assert match.events[-1] == Event(MENDED, {"game": Text("tally-name"), "before": 4, "version": 5})
    assert all(
        player.question > was.question for player, was in zip(match.players, before.players, strict=True)
    )
    match = await house.finish(match)
    assert (await house.matches.verify(match.id)).holds
    log = await house.matches.entries(match.id)
    assert find_position(match, log, 3).match.state.scores == before.state.scores
    assert find_position(match, log, count_steps(log)).match.state == match.state
    document = await house.matches.export(match.id)
    assert (document["rules_version"], document["mended"]) == (4, [{"moves": 3, "rules_version": 5}])
    assert verify(document, tmp_path) == 0


def verify(document: dict[str, Any], folder: Path) -> int:
    """Return the exit code of `tools.verify` for a match of tally exported as *document*."""
    file = folder / "match.json"
    file.write_text(json.dumps(document))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "keys", lambda: ("tally",))
        return main([str(file)])


FORGED = {
    "to older rules": ([{"moves": 0, "rules_version": 3}], "its rules went backwards"),
    "to rules that nobody knows": ([{"moves": 0, "rules_version": 99}], "version 99 of the rules"),
    "before the beginning": ([{"moves": -1, "rules_version": 5}], "not a file from /match verify"),
}


@pytest.mark.parametrize("forged", FORGED)
async def test_a_forged_change_of_rules_is_found(
    house: House, change: Change, tmp_path: Path, capsys: pytest.CaptureFixture[str], forged: str
) -> None:
    before = await store_match(house)
    change(True)
    match = await house.finish(await load_match(house, before.id))
    mended, sentence = FORGED[forged]
    assert verify(await house.matches.export(match.id) | {"mended": mended}, tmp_path) == 1
    assert sentence in " ".join("".join(capsys.readouterr()).splitlines())


async def test_a_change_of_rules_after_the_end_is_found(
    house: House, change: Change, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = await house.finish(await store_match(house))
    change(True)
    forged = await house.matches.export(match.id) | {"mended": [{"moves": 10**6, "rules_version": 5}]}
    assert verify(forged, tmp_path) == 1
    assert "never came" in capsys.readouterr().out


async def test_no_move_by_older_rules_is_taken_back_by_newer(house: House, change: Change) -> None:
    match = await store_match(house, 1)
    assert match.undo is not None
    user_id = match.players[match.undo.seat].user_id or 0
    interaction_id, number = next(house.interactions), match.undo.number
    await house.matches.change_once(interaction_id, match.id, turns.undo, user_id, number)
    match = await house.move(match)
    assert match.undo is not None
    house.matches.clear_cache()
    change(True)
    match = await load_match(house, match.id)
    assert match.undo is None
    match = await house.finish(match)
    assert (await house.matches.verify(match.id)).holds
    document = await house.matches.export(match.id)
    assert document["mended"] == [{"moves": 1, "rules_version": 5}]


async def test_where_it_cannot_go_on_it_ends_with_a_friendly_word(house: House, change: Change) -> None:
    before = await store_match(house)
    change(False)
    await house.matches.resume()
    match = await load_match(house, before.id)
    assert house.changed == [match.id]
    assert (match.status, match.rules_version, match.waiting) == ("cancelled", 4, frozenset())
    assert match.events[-1] == Event(OUTDATED, {"game": Text("tally-name")})
    assert await house.matches.in_channel(match.place.channel_id) is None
    with pytest.raises(Refusal, match="match-cancelled"):
        await house.matches.change(match.id, turns.take_over, 0)
    assert (await house.matches.verify(match.id)).holds
    with pytest.raises(Refusal, match="match-outdated"):
        visible_seats(match, TABLE, ANNA.user_id)
    change(True)  # and once somebody writes a converter, it can be seen again
    house.matches.clear_cache()
    match = await load_match(house, match.id)
    assert find_position(match, await house.matches.entries(match.id), 3).match.state == match.state


async def test_a_match_that_is_over_by_rules_nobody_can_show_still_holds(
    house: House, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await house.finish(await store_match(house))
    change(False)
    house.matches.clear_cache()
    match = await load_match(house, match.id)
    assert (match.status, match.state) == ("over", None)
    assert describe_result(match, language_of("en").at_table(match)) == [language_of("en")("result-outdated")]
    assert (await house.matches.verify(match.id)).holds
    monkeypatch.setattr(frozen, "FOLDER", Path("nowhere"))
    frozen.load.cache_clear()
    with pytest.raises(Refusal, match="match-outdated"):
        await house.matches.verify(match.id)


async def test_at_the_start_all_that_run_are_brought_over(house: House, change: Change) -> None:
    running = [(await store_match(house, moves)).id for moves in (2, 3)]
    change(True)
    await house.matches.resume()
    assert sorted(house.changed) == running
    house.changed.clear()
    await house.matches.resume()
    assert house.changed == []


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_the_table_says_why_it_ends(house: House, monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    before = await house.begin(ANNA, BEN, game="deal")
    monkeypatch.setattr(type(games.load("deal")), "rules_version", 2)
    house.matches.clear_cache()
    match = await load_match(house, before.id)
    words = language_of(locale)
    view = build_table(match, words, None, "")
    said = "\n".join(getattr(item, "content", "") for item in view.walk_children())
    assert words("house-outdated", game=words("deal-name")) in said
    assert words("result-cancelled") in said
