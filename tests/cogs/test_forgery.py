"""No control is believed: whoever forges one of another match, league, server or person changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice

import pytest

import games
from bot.discord.controls import Control
from games.core import Offer
from sandbox.model.reading import text
from sandbox.model.records import Json
from tests.games.cardopoly.positions import act, draft, position
from tests.kit import evidence
from tests.kit.freehold import Freehold, settled, verbs
from tests.kit.guest import Guest

ARGUMENTS = ("", "0", "1", "1.0", "0.t", "0.o.on", "o", "property.0", "locale", "9" * 60)
CHOICES = (("0", ["0"]), ("1", ["1"]), ("0", ["o"]), ("locale", ["de"]))

AT_ONCE = 40
"""Clicks that are answered together."""


def forged(number: int, version: int, *arguments: str) -> Iterator[tuple[str, list[str] | None]]:
    """Controls of every verb for the match or league *number*, with all kinds of arguments and choices."""
    for verb in verbs():
        for argument in (*ARGUMENTS, *arguments):
            yield Control(verb, number, version, argument).custom_id, None
        for argument, values in CHOICES:
            yield Control(verb, number, version, argument).custom_id, values


def window(custom_id: str) -> Json:
    """A filled-in window with that *custom_id*."""
    item = {"type": 3, "custom_id": "round_limit", "values": ["80"]}
    return {"custom_id": custom_id, "components": [{"type": 18, "component": item}]}


async def forge(forger: Guest, number: int, version: int, *arguments: str) -> list[str]:
    """Send forged controls from the newest message they see, and wait for the answers; what they said."""
    person, message = forger.person, int(forger.seen()[0]["id"])
    before = len(forger.private())
    clicks = forged(number, version, *arguments)
    first = 0
    while batch := list(islice(clicks, AT_ONCE)):
        ids = [await person.raw_component(message, *click) for click in batch]
        await asyncio.gather(*(person.answered(id) for id in ids))
        first = ids[0]
    for verb in verbs():
        await person.answered(await person.raw_modal(first, window(Control(verb, number, version).custom_id)))
    return forger.private()[: len(forger.private()) - before]


def stored(freehold: Freehold, home: int) -> list[list[tuple[object, ...]]]:
    """All that is stored of matches 1 and 2, of league 1 and of the server *home*."""
    matches = (
        "matches WHERE id",
        "players WHERE match_id",
        "moves WHERE match_id",
        "invitations WHERE match_id",
    )
    leagues = ["leagues WHERE id", "league_participants WHERE league_id"]
    keys = dict.fromkeys(matches, (1, 2)) | dict.fromkeys(leagues, (1, 1))
    keys["servers WHERE guild_id"] = (home, home)
    with closing(sqlite3.connect(freehold.file)) as database:
        return [
            database.execute(f"SELECT * FROM {where} IN (?, ?)", ids).fetchall()
            for where, ids in keys.items()
        ]


@pytest.mark.parametrize("place", ["another server", "a direct message", "the same channel"])
async def test_what_is_forged_changes_nothing_and_is_answered_politely(
    freehold: Freehold, place: str
) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara", "lobby")
    await clara.command("property new")
    david, emma = freehold.guest("David", "quiet-corner"), freehold.guest("Emma", "quiet-corner")
    await david.command("league create", game="property")
    await emma.press("leaguejoin")
    await emma.told("You are in!")
    finn = freehold.guest("Finn")
    if place != "the same channel":
        await freehold.another_server(finn)
        await finn.command("property new")
        await finn.shown("Finn** · F · host")
    if place == "a direct message":
        finn.channel_id = (await freehold.sandbox.world.until(finn.person.dm)).id
    match = await freehold.client.matches.get(1)
    assert match is not None
    invitation = await freehold.client.invitations.make(
        match, match.seat_of(anna.person.id) or 0, clara.person.id, anna.person.id
    )
    world = freehold.sandbox.world
    home = world.channels[anna.channel_id].guild_id or 0
    await settled(freehold)

    def seen() -> dict[tuple[str, str], str]:
        people = {"Anna": anna, "Ben": ben, "Clara": clara, "David": david, "Emma": emma}
        return {(name, m["id"]): text(m) for name, guest in people.items() for m in guest.seen()}

    before, looked = stored(freehold, home), seen()
    answers: list[str] = []
    for number in (1, 2):  # the match that runs and the lobby; the league is number 1 too
        answers += await forge(finn, number, 3, str(invitation.id))
    await settled(freehold)
    assert stored(freehold, home) == before
    assert seen() == looked
    assert answers
    assert not [answer for answer in answers if "Something went wrong" in answer]
    if place != "the same channel":
        assert not [answer for answer in answers if "Anna" in answer or "Clara" in answer]


def unoffered(offers: list[Offer]) -> Iterator[str]:
    """Arguments that name moves which no panel makes: half filled, of nonsense, or at the end of no way."""
    first = {offer.move: number for number, offer in reversed([*enumerate(offers)])}
    for number in first.values():
        offer = offers[number]
        yield f"/{number}"
        for rest in ("-", "0", "-1", "~", "z" * 12):
            made = ".".join([str(number), *(rest for _ in offer.fields)])
            if offer.fields:
                yield from (made, f"/={made}", f"/0={made}", "/".join(["", *"0" * 36]) + f"={made}")
        yield from (f"{number}.0.0", f"/={number}.-.-")
    yield from (f"/={len(offers)}", f"/={'9' * 60}", "/" + "9" * 60, "/=", "/0/", "//", "/=-1", "/-1")


@pytest.mark.parametrize("game", games.keys())
async def test_a_player_makes_nothing_that_is_not_offered(freehold: Freehold, game: str) -> None:
    options = {"deadline": "none"} if game == "cardopoly" else {}
    anna, ben = await freehold.table("Anna", "Ben", game=game, **options)
    await freehold.sandbox.world.until(lambda: anna.asked() or ben.asked())
    if game == "cardopoly":
        state = position("2♥ 3♥ 4♣ 5♣ 7♦", "3♣ 4♦ 6♥", phase="close")
        act(state, draft(1, (), 2, 3))
        await freehold.arrange(lambda _: state)
    match = await freehold.client.matches.get(1)
    assert match is not None
    seat = min(match.waiting)
    (forger,) = (guest for guest in (anna, ben) if match.seat_of(guest.person.id) == seat)
    offers = games.load(game).open_to(match.state, seat)
    message, asked = int(forger.seen()[0]["id"]), match.players[seat].asked
    before, told = evidence.stored(freehold.file), len(forger.private())
    for verb in ("do", "pick", "choose", "sure", "fill"):
        clicks = [
            (Control(verb, 1, asked, argument).custom_id, values)
            for argument in unoffered(offers)
            for values in (None, [], ["999"], ["x"], [argument], ["/0" * 60 + argument])
            if values is not None or verb == "do"
        ]
        for start in range(0, len(clicks), AT_ONCE):
            batch = clicks[start : start + AT_ONCE]
            ids = [await forger.person.raw_component(message, *click) for click in batch]
            await asyncio.gather(*(forger.person.answered(id) for id in ids))
        await settled(freehold)
        assert evidence.stored(freehold.file) == before, verb
    answers = forger.private()[: len(forger.private()) - told]
    assert answers
    assert not [answer for answer in answers if "Something went wrong" in answer]
