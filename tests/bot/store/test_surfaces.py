"""The release before keeps in columns which message shows what, and plays on beside this one, or after it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text

from bot.domain import surfaces, turns
from bot.domain.match import Match, Surface
from bot.service.matches import Matches
from tests.kit.house import ANNA, BEN, CLARA, ON_BOTH, House

TRIGGERS = (
    *("surfaces_to_matches", "surfaces_to_matches_again", "surfaces_to_players", "surfaces_to_players_again"),
    *("matches_to_surfaces", "players_to_surfaces"),
)
SESSION = ("session", "sequence", "gateway", "since")


STAYED = ("players", "former_players", "results")


class Before:
    """The database of *house*, as the release before knows it."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def ask(self, *statements: str, **values: Any) -> list[tuple[Any, ...]]:
        """Do all of *statements*; what the last one finds."""
        found: list[tuple[Any, ...]] = []
        async with self._house.store._engine.begin() as connection:
            for statement in statements:
                done = await connection.execute(text(statement), values)
                found = [tuple(row) for row in done] if done.returns_rows else []
        return found

    async def table(self) -> tuple[Any, ...]:
        (found,) = await self.ask(
            "SELECT table_message, table_posted, told_version, notified_version FROM matches"
        )
        return found

    async def panel(self, seat: int) -> tuple[Any, ...]:
        columns = "panel_channel, panel_message, panel_posted"
        (found,) = await self.ask(f"SELECT {columns} FROM players WHERE seat = :seat", seat=seat)
        return found

    async def make(self) -> None:
        """Let the database be what the release before knows, with nothing of this one."""
        server = self._house.store._engine.dialect.name != "sqlite"
        drop = "DROP FUNCTION {} CASCADE" if server else "DROP TRIGGER {}"
        await self.ask(
            *(drop.format(name) for name in TRIGGERS),
            "DROP TABLE surfaces",
            "ALTER TABLE matches DROP COLUMN noted",
            *(f"ALTER TABLE shards DROP COLUMN {name}" for name in SESSION),
            *(f"ALTER TABLE {table} DROP COLUMN stayed" for table in STAYED),
            "UPDATE alembic_version SET version_num = '0029'",
        )


async def stored(house: House, match: Match) -> Match:
    found = await house.store.reader.match(match.id)
    assert found is not None
    return found


@ON_BOTH
async def test_running_matches_of_the_release_before_are_shown_where_they_were(house: House) -> None:
    match, lobby = await house.begin(ANNA, BEN, CLARA), await house.lobby(ANNA)
    before = Before(house)
    await before.ask(
        "UPDATE matches SET table_message = 7, table_posted = 1.5, told_version = 2, notified_version = 3,"
        f" shown_version = version WHERE id = {match.id}",
        "UPDATE players SET panel_channel = 80 + seat, panel_message = 90 + seat, panel_version = 4,"
        f" panel_posted = CASE seat WHEN 0 THEN 0 ELSE 2.5 END WHERE match_id = {match.id} AND seat < 2",
    )
    await before.make()
    await house.close()
    await house.open()
    after = await stored(house, match)
    assert after.table == Surface(match.channel_id, 7, None, 1.5, 2, 3, 1)
    assert [player.panel for player in after.players] == [
        Surface(80, 90, None, 0.0, 4, 0, 1),  # of somebody who sat there before
        Surface(81, 91, after.players[1].user_id, 2.5, 4, 0, 1),
        Surface(),
    ]
    assert (await stored(house, lobby)).table == Surface()
    assert await house.store.reader.unshown() == [lobby.id]
    moved = await house.move(after)
    assert (moved.table, moved.players[1].panel) == (after.table, after.players[1].panel)


@ON_BOTH
async def test_what_one_release_shows_the_other_finds(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    before, id, (_, one, two) = Before(house), match.id, (player.user_id for player in match.players)

    await house.matches.change(id, surfaces.table, None, 7, 1.0, match.version)
    await house.matches.change(id, surfaces.panel, 1, None, 91, 81, one, 2, 5.0)
    await house.matches.change(id, surfaces.panel, 2, None, 92, 82, two, 2, 5.0)
    assert await before.table() == (7, 1.0, match.version, match.version)
    assert await before.panel(1) == (81, 91, 5.0)

    await before.ask(
        "UPDATE matches SET table_message = 8, table_posted = 2, told_version = 4",
        "UPDATE players SET panel_message = 93, panel_posted = 6 WHERE seat = 1",
    )
    other = Matches(house.store, house.time, house.changed.append)  # such as the process that drives it next
    shown = await other.get(id)
    assert shown is not None
    assert shown.table == Surface(match.channel_id, 8, None, 2.0, 4, match.version, 2)
    assert shown.players[1].panel == Surface(81, 93, one, 6.0, 2, 0, 2)
    late = await house.matches.change(id, surfaces.table, 7, 9, 3.0, match.version)
    assert late.table == shown.table
    assert (await other.change(id, surfaces.table, 8, 9, 3.0, shown.version)).table.revision == 3
    assert (await before.table())[0] == 9


@ON_BOTH
async def test_a_panel_is_whose_it_is_for_both_releases(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    before, id, (_, one, two) = Before(house), match.id, (player.user_id for player in match.players)
    await house.matches.change(id, surfaces.panel, 1, None, 91, 81, one, 2, 5.0)
    await house.matches.change(id, surfaces.panel, 2, None, 92, 82, two, 2, 5.0)

    vacated = await house.matches.change(id, turns.vacate, one)
    assert (vacated.players[1].user_id, vacated.players[1].panel.user_id) == (None, one)
    assert await stored(house, match) == vacated
    assert await before.panel(1) == (81, 91, 0.0)  # which says that it is not that of whoever sits there

    await before.ask(
        "UPDATE players SET panel_posted = 0, panel_version = 0 WHERE seat = 2",
        "UPDATE players SET user_id = NULL WHERE seat = 2",
        "UPDATE players SET user_id = 77 WHERE seat = 2",
    )
    assert (await stored(house, match)).players[2].panel == vacated.players[2].panel
    await before.ask(
        "UPDATE players SET panel_channel = 83, panel_message = 99, panel_posted = 8 WHERE seat = 2"
    )
    posted = (await stored(house, match)).players[2].panel
    assert (posted.user_id, posted.channel, posted.message) == (77, 83, 99)
    await before.ask("UPDATE players SET panel_channel = NULL, panel_message = NULL WHERE seat = 2")
    gone = (await stored(house, match)).players[2].panel
    assert (gone.user_id, gone.channel, gone.message) == (None, None, None)


@ON_BOTH
async def test_the_release_before_forgets_what_is_old_with_its_surfaces(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    await house.matches.change(match.id, surfaces.table, None, 7, 1.0, match.version)
    before = Before(house)
    await before.ask(*(f"DELETE FROM {table}" for table in ("moves", "players", "former_players", "matches")))
    assert await before.ask("SELECT * FROM surfaces") == []
