"""`/profile` and `/leaderboard` on Discord."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.discord.messages import profile as messages
from bot.domain.profiles import Meeting, build_alone, build_profile, count_meetings, trace_rating
from bot.domain.results import BOTS, Rating, Result, rate_all
from bot.language import language_of
from bot.store import Work
from bot.store.tables import ratings
from sandbox.model.reading import controls, pictures, text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest


def result(number: int, place: int, game: str = "property", *, counts: bool = True) -> Result:
    return Result(number, 0, 1, game, 101, 0, place, counts, 0.0)


def test_a_profile_counts_matches_wins_places_and_rows_of_wins() -> None:
    places = [1, 1, 1, 3, 2, 1]
    known = build_profile(
        [*(result(n, place) for n, place in enumerate(places)), result(9, 1, counts=False)],
        {"property": Rating(30.0, 2.0, 6, 4)},
    )
    assert (known.matches, known.wins, known.others) == (6, 4, 1)
    assert known.places == ((1, 4), (2, 1), (3, 1))
    assert (known.streak, known.longest) == (1, 3)
    assert [(game.game, game.points) for game in known.games] == [("property", 1960)]


def test_the_favorite_game_is_first_and_a_rating_hidden_before_five_matches() -> None:
    played = [result(n, 2, "deal") for n in range(4)] + [result(9, 1)]
    known = build_profile(played, {"deal": Rating(30.0, 2.0, 4, 0), "property": Rating(30.0, 2.0, 1, 1)})
    assert [game.game for game in known.games] == ["deal", "property"]
    assert [game.points for game in known.games] == [None, None]
    assert [game.missing for game in known.games] == [1, 4]
    assert (known.streak, known.longest) == (1, 1)


def build_result(match: int, mine: int, *bots: str, stayed: tuple[int, ...] | None = None) -> list[Result]:
    """Return the result of a match that user 101 ended in the place *mine* against *bots* of these levels."""
    places = [place for place in range(1, len(bots) + 2) if place != mine]
    ended = [Result(match, 0, 1, "deal", 101, 0, mine, False, 0.0, "", stayed)]
    pairs = zip(bots, places, strict=False)
    return ended + [
        Result(match, seat, 1, "deal", None, seat, place, True, 0.0, level)
        for seat, (level, place) in enumerate(pairs, 1)
    ]


def test_who_is_alone_with_bots_is_rated_from_the_first_match_on_by_their_level() -> None:
    def points(*ended: list[Result]) -> tuple[int, ...]:
        return build_alone([each for match in ended for each in match], 101)["deal"].points

    (_, easy), (_, normal), (_, strong) = (
        points(build_result(1, 1, level)) for level in ("easy", "normal", "strong")
    )
    assert 1000 < easy < normal < strong
    assert points(build_result(1, 2, "strong"))[1] < points(build_result(1, 1, "strong"))[1]
    told = build_alone([*build_result(1, 1, "easy", "normal"), *build_result(2, 3, "strong", "easy")], 101)[
        "deal"
    ]
    assert (told.matches, told.wins, len(told.points)) == (2, 1, 3)
    given_up = points(build_result(1, 1, "normal", stayed=(1,)))  # a bot won in their seat
    assert given_up == points(build_result(1, 2, "normal"))
    cancelled = [replace(each, place=0, counts=False) for each in build_result(1, 1, "normal", stayed=(1,))]
    assert points(cancelled) == given_up
    with_ben = [*build_result(1, 1, "normal"), Result(1, 2, 1, "deal", 102, 2, 3, True, 0.0)]
    assert build_alone(with_ben, 101) == {}
    assert build_alone(build_result(1, 1, ""), 101) == {}  # the bot was replaced


def test_a_profile_of_somebody_who_only_met_bots_shows_what_they_reached() -> None:
    ended = build_result(1, 1, "normal")
    known = build_profile(ended[:1], {}, build_alone(ended, 101))
    assert (known.matches, known.others, known.is_empty) == (0, 0, False)
    told = text({"components": messages.build_profile(known, 101, language_of("en")).to_components()})
    assert "Monopoly Deal against bots 🤖 · rating **1" in told and "1 match, 1 won" in told
    assert build_profile([], {}).is_empty


def test_a_rating_is_traced_from_its_beginning_to_what_it_is() -> None:
    seats = [
        Result(match, seat, 1, "property", 101 + seat, seat, 1 + (seat + match) % 3, True, 0.0)
        for match in range(6)
        for seat in range(3)
    ]
    points = trace_rating(seats, 102)
    assert len(points) == 7 and points[0] == 1000
    assert points[-1] == rate_all(seats)[1, "property"][102].points
    assert trace_rating(seats, 9) == [1000]


def test_meetings_are_counted_by_who_was_ahead_but_not_among_partners() -> None:
    ended = [
        Result(1, 0, 1, "property", 101, 0, 1, True, 0.0),
        Result(1, 1, 1, "property", 102, 1, 2, True, 0.0),
        Result(1, 2, 1, "property", 103, 0, 1, True, 0.0),
        Result(2, 0, 1, "deal", 101, 0, 3, True, 0.0),
        Result(2, 1, 1, "deal", 102, 1, 1, True, 0.0),
        Result(2, 2, 1, "deal", -7, 2, 2, True, 0.0),
        Result(3, 0, 1, "deal", 103, 0, 1, True, 0.0),
        Result(3, 1, 1, "deal", 102, 1, 2, True, 0.0),
    ]
    assert count_meetings(ended, 101) == [Meeting(102, 1, 1)]


def test_in_words_a_profile_tells_the_same() -> None:
    known = build_profile([result(1, 1)], {})
    view = messages.build_profile(known, 101, language_of("en"))
    told = text({"components": view.to_components()})
    assert "**1 match**, **1** won" in told
    assert "🥇 1 ×" in told
    assert "rating after 4 more matches" in told


async def wait_for_description(guest: Guest, words: str) -> str:
    """Wait for a picture with *words* in its description, and return the description."""

    def found(message: dict[str, Any]) -> list[str]:
        told = [picture["description"] for picture in pictures(message)]
        return [each for each in told if words in each]

    return found(await guest.wait_for_message(found))[0]


async def finish(freehold: Freehold, *names: str, **options: Any) -> None:
    host, *_ = await freehold.table(*names, **options)
    await host.resign()
    await wait_until_idle(freehold)


async def test_after_five_matches_people_are_rated_and_listed(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await ben.command("leaderboard", game="property")
    assert await ben.wait_for_reply("Nobody’s rated yet")
    await ben.command("profile")
    assert await ben.wait_for_reply("Finish a match, and it’ll show up here")
    for number in range(5):
        await finish(freehold, "Anna", "Ben")
        if not number:
            await ben.command("profile")
            told = await wait_for_description(ben, "Ben: 1 played")
            assert "Property: 1 played, 1 won; rated after 4 more." in told
            assert told.startswith("Ben: 1 played, 1 won.")
            assert "Places: 1. × 1." in told
            assert "Against Anna: ahead 1 times, behind 0 times." in told
    await finish(freehold, "Anna", bots=1)
    await ben.command("profile", member=anna.person.id)
    told = await wait_for_description(ben, "Anna: 5 played, 0 won.")
    assert "Property against bots: rating 9" in told and "after 1 match." in told
    assert "after 1,000 at first" in told
    assert "Against Ben: ahead 0 times, behind 5 times." in told
    await ben.command("leaderboard", game="property")
    board = await ben.wait_for_text("5 played, 5 won")
    first, second = [line for line in text(board).splitlines() if " · **" in line]
    assert first.startswith(f"🥇 **<@{ben.person.id}>** · **1")
    assert first.endswith("5 played, 5 won")
    assert second.startswith(f"🥈 <@{anna.person.id}> · **")
    assert controls(board) == []
    assert not ben.person.pings(ben.channel_id) or board["flags"] & 64


async def test_a_long_leaderboard_has_pages(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    guild_id = freehold.sandbox.world.channels[anna.channel_id].guild_id

    async def fill(connection: AsyncConnection) -> int:
        rows: list[dict[str, Any]] = [
            {"guild_id": guild_id, "game": "property", "user_id": n, "mu": 20.0 + n}
            | {"sigma": 1.0, "matches": 9, "wins": n}
            for n in (BOTS["easy"], BOTS["strong"], *range(1001, 1040))
        ]
        await connection.execute(insert(ratings), rows)
        return 0

    await freehold.store.writer.commit(Work(fill))
    await anna.command("leaderboard", game="property")
    board = text(await anna.wait_for_text("the best on this server"))
    assert "🥇 <@1039>" in board
    assert "Easy bots · **1,720**" in board and "Strong bots · **1,800**" in board
    assert "<@1>" not in board
    await anna.press("leaderboard:property.1")
    assert "16. <@1024>" in text(await anna.wait_for_text("16. "))
    await anna.press("leaderboard:property.2")
    assert "39. <@1001>" in text(await anna.wait_for_text("39. "))
