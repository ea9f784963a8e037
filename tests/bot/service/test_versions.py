"""Matches that were begun by older rules: they go on by today's or end, and what was played still holds."""

from __future__ import annotations

import importlib
import itertools
import json
import sqlite3
import zipfile
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import games
from bot.discord.messages.result import result
from bot.discord.messages.table import table
from bot.domain import lobbies, surfaces, turns
from bot.domain.course import course
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.replays import TABLE, position, seats, steps
from bot.domain.versions import MENDED, OUTDATED
from bot.language import language_of
from games import frozen
from games.core import AnyGame, Event, Game, Text, Who
from tests.kit.house import ANNA, BEN, House
from tools.freeze import freeze, of_tree
from tools.verify import main

STORED = Path(__file__).parents[1] / "v1" / "freehold.zip"
"""A database that Freehold wrote when all rules were version 1: of each game a match that runs, one that is
over, and a lobby of Cardopoly."""

RUNNING = {"cardopoly": 1, "deal": 3, "monopoly": 5}
OVER = {"cardopoly": 2, "deal": 4, "monopoly": 6}
PROPERTY, LOBBY = 7, 9


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[House]:
    with zipfile.ZipFile(STORED) as stored:
        stored.extractall(tmp_path)
    house = House(tmp_path / "v1.db")
    house.interactions = itertools.count(10**6)
    await house.open()
    yield house
    await house.close()


async def found(house: House, id: int) -> Match:
    match = await house.matches.get(id)
    assert match is not None
    return match


async def play_on(house: House, match: Match) -> Match:
    """Play *match* to its end as bot opponents do."""
    game, random = games.load(match.game), Random(3)
    while match.status == "running":
        seat = min(match.waiting)
        move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), random)
        user_id = match.players[seat].user_id or 0
        click = next(house.interactions)
        match = await house.matches.once(click, match.id, turns.act, user_id, move, match.version)
    return match


async def verified(house: House, id: int, tmp_path: Path) -> dict[str, Any]:
    """The proof of a match, which holds, in the house and for everybody."""
    assert (await house.matches.verify(id)).holds
    told: dict[str, Any] = json.loads(json.dumps(await house.matches.export(id)))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(told))
    assert main([str(file)]) == 0
    return told


@pytest.mark.parametrize("key", RUNNING)
async def test_a_stored_match_goes_on_by_today_s_rules(old: House, tmp_path: Path, key: str) -> None:
    match = await found(old, RUNNING[key])
    today = games.load(key).rules_version
    assert (match.status, match.rules_version) == ("running", today)
    told = Event(MENDED, {"game": Text(f"{key}-name"), "before": 1, "version": today})
    assert match.events[-1] == told
    entry = (await old.matches.log(match.id))[-1]
    assert (entry.seat, entry.events) == (None, (told,))
    assert old.changed == [match.id]
    old.matches.look_again()
    assert await found(old, match.id) == match
    log = await old.matches.entries(match.id)
    made = steps(log)
    assert position(match, log, made).match.state == match.state
    match = await play_on(old, match)
    assert match.status == "over"
    document = await verified(old, match.id, tmp_path)
    assert (document["rules_version"], document["mended"]) == (1, [{"moves": made, "rules_version": today}])
    log = await old.matches.entries(match.id)
    assert len(course(match, log).figures) == steps(log) + 1
    assert position(match, log, made).step == made


@pytest.mark.parametrize("key", OVER)
async def test_a_stored_match_that_is_over_stays_what_it_was(old: House, tmp_path: Path, key: str) -> None:
    match = await found(old, OVER[key])
    assert (match.status, match.rules_version) == ("over", 1)
    assert await verified(old, match.id, tmp_path) == json.loads(
        (Path(__file__).parents[2] / "tools" / "v1" / f"{key}.json").read_text("utf-8")
    ) | {
        "secret": match.secret.hex(),
        "joins": [],
        "mended": [],
    }
    await old.matches.change(match.id, surfaces.table, None, 5, 1.0, match.public)
    old.matches.look_again()
    assert (await old.matches.verify(match.id)).holds
    log = await old.matches.entries(match.id)
    assert position(match, log, steps(log)).match.state == match.state
    assert result(match, language_of("en").at(match))


async def test_a_match_of_rules_that_are_the_same_is_left_alone(old: House) -> None:
    match = await found(old, PROPERTY)
    assert match.rules_version == games.load("property").rules_version
    assert old.changed == []
    match = await old.finish(match)
    assert (await old.matches.verify(match.id)).holds


async def test_a_lobby_begins_by_today_s_rules(old: House, tmp_path: Path) -> None:
    assert (await found(old, LOBBY)).rules_version == 1
    match = await old.matches.change(LOBBY, lobbies.start, ANNA.user_id, next(old.interactions))
    assert match.rules_version == games.load("cardopoly").rules_version
    match = await play_on(old, match)
    assert (await verified(old, match.id, tmp_path))["mended"] == []


async def test_a_lobby_older_than_a_setting_begins_with_its_default(old: House, tmp_path: Path) -> None:
    await old.close()
    with closing(sqlite3.connect(old.file)) as connection:
        changed = "json_set(json_remove(options, '$.play'), '$.suits', 'drawn', '$.ferries', 'yes')"
        connection.execute(f"UPDATE matches SET options = {changed} WHERE id = {LOBBY}")
        connection.commit()
    await old.open()
    match = await old.matches.change(LOBBY, lobbies.start, ANNA.user_id, next(old.interactions))
    settings = games.load("cardopoly").settings
    assert match.options == {setting.name: setting.values[0] for setting in settings}
    match = await play_on(old, match)
    await verified(old, match.id, tmp_path)


async def test_at_the_start_all_that_run_are_brought_over(old: House) -> None:
    await old.matches.bring_over()
    assert sorted(old.changed) == sorted(RUNNING.values())
    old.changed.clear()
    await old.matches.bring_over()
    assert old.changed == []


Change = Callable[[bool], None]


@pytest.fixture
def change(tally: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Change:
    """Change the rules of tally from version 4 to 5, with a converter or without."""
    module = importlib.import_module(type(games.load("tally")).__module__)
    own = {"games/tally/__init__.py": Path(str(module.__file__)).read_text("utf-8")}
    freeze("tally", {**of_tree(), **own}, tmp_path)

    class Tally5(type(module.GAME)):  # type: ignore[misc]
        """A number counts twice, and there is a round more."""

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


async def stored(house: House, moves: int = 3) -> Match:
    """A match of tally after some moves, that is in the store alone."""
    match = await house.begin(ANNA, BEN, game="tally")
    for _ in range(moves):
        match = await house.move(match)
    house.matches.look_again()
    house.changed.clear()
    return match


async def test_where_the_rules_have_changed_a_match_goes_on(house: House, change: Change) -> None:
    before = await stored(house)
    change(True)
    match = await found(house, before.id)
    assert (match.rules_version, match.status, match.version) == (5, "running", before.version + 1)
    assert match.state.rounds == before.state.rounds + 1
    assert match.events[-1] == Event(MENDED, {"game": Text("tally-name"), "before": 4, "version": 5})
    assert all(player.asked > was.asked for player, was in zip(match.players, before.players, strict=True))
    match = await house.finish(match)
    assert (await house.matches.verify(match.id)).holds
    log = await house.matches.entries(match.id)
    assert position(match, log, 3).match.state.scores == before.state.scores
    assert position(match, log, steps(log)).match.state == match.state
    document = await house.matches.export(match.id)
    assert (document["rules_version"], document["mended"]) == (4, [{"moves": 3, "rules_version": 5}])


async def test_no_move_by_older_rules_is_taken_back_by_newer(house: House, change: Change) -> None:
    match = await stored(house, 1)
    assert match.undo is not None
    user_id = match.players[match.undo.seat].user_id or 0
    interaction_id, number = next(house.interactions), match.undo.number
    await house.matches.once(interaction_id, match.id, turns.undo, user_id, number)
    match = await house.move(match)
    assert match.undo is not None
    house.matches.look_again()
    change(True)
    match = await found(house, match.id)
    assert match.undo is None
    match = await house.finish(match)
    assert (await house.matches.verify(match.id)).holds
    document = await house.matches.export(match.id)
    assert document["mended"] == [{"moves": 1, "rules_version": 5}]


async def test_where_it_cannot_go_on_it_ends_with_a_friendly_word(house: House, change: Change) -> None:
    before = await stored(house)
    change(False)
    await house.matches.bring_over()
    match = await found(house, before.id)
    assert house.changed == [match.id]
    assert (match.status, match.rules_version, match.waiting) == ("cancelled", 4, frozenset())
    assert match.events[-1] == Event(OUTDATED, {"game": Text("tally-name")})
    assert await house.matches.at(match.channel_id) is None
    with pytest.raises(Refusal, match="match-cancelled"):
        await house.matches.change(match.id, turns.take_over, 0)
    assert (await house.matches.verify(match.id)).holds
    with pytest.raises(Refusal, match="match-outdated"):
        seats(match, TABLE, ANNA.user_id)
    change(True)  # and once somebody writes a converter, it can be seen again
    house.matches.look_again()
    match = await found(house, match.id)
    assert position(match, await house.matches.entries(match.id), 3).match.state == match.state


async def test_a_match_that_is_over_by_rules_nobody_can_show_still_holds(
    house: House, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await house.finish(await stored(house))
    change(False)
    house.matches.look_again()
    match = await found(house, match.id)
    assert (match.status, match.state) == ("over", None)
    assert result(match, language_of("en").at(match)) == [language_of("en")("result-outdated")]
    assert (await house.matches.verify(match.id)).holds
    monkeypatch.setattr(frozen, "FOLDER", Path("nowhere"))
    frozen.load.cache_clear()
    with pytest.raises(Refusal, match="match-outdated"):
        await house.matches.verify(match.id)


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_the_table_says_why_it_ends(old: House, monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    game: AnyGame = games.load("deal")
    monkeypatch.setattr(type(game), "convert", Game.convert)
    match = await found(old, RUNNING["deal"])
    words = language_of(locale)
    view = table(match, words, None, "")
    said = "\n".join(getattr(item, "content", "") for item in view.walk_children())
    assert words("house-outdated", game=words("deal-name")) in said
    assert words("result-cancelled") in said
