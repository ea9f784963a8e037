"""What the picture of a person's profile on a server shows, gathered from results and ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.domain.profiles import Meeting, Played, Profile, count_meetings, trace_rating
from bot.domain.results import Result
from bot.store import Store
from bot.store.results import MOST_AROUND
from render import profile as pictures


async def gather_profile(
    store: Store, guild_id: int, user_id: int, name: str, known: Profile, puzzles: tuple[int, int, int]
) -> pictures.Profile:
    """Gather what the picture shows of the person called *name*, whose profile is *known*.

    *puzzles* are how many puzzles were tried and solved, and on how many days in a row.
    """
    around = {game.game: await store.results.around(guild_id, game.game) for game in known.games}
    curves, met = await asyncio.to_thread(_compute, known.games, around, user_id)
    rivals = []
    for meeting in met[: pictures.RIVALS]:
        person = await store.persons.get(meeting.user_id)
        rivals.append(pictures.Rival(person.name if person else "", meeting.beaten, meeting.ahead))
    tried, solved, days = puzzles
    return pictures.Profile(
        name,
        known.matches,
        known.wins,
        known.places,
        known.streak,
        known.longest,
        tuple(curves),
        tuple(rivals),
        tried,
        solved,
        days,
    )


def _compute(
    played: Sequence[Played], around: dict[str, list[Result]], user_id: int
) -> tuple[list[pictures.Curve], list[Meeting]]:
    """The rating curves in the games *played*, and whom a person met in them."""
    curves = []
    for game in played:
        points = [game.points or 0]
        if game.points is not None and len(around[game.game]) < MOST_AROUND:
            points = [*trace_rating(around[game.game], user_id)[:-1], game.points]
        alone = game.alone.points if game.alone else ()
        curves.append(pictures.Curve(game.game, tuple(points), game.matches, game.wins, game.missing, alone))
    return curves, count_meetings((result for each in around.values() for result in each), user_id)
