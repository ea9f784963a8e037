"""What the organizer of a league does on one private page, and what others read about it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

import games
from bot.domain import turns
from bot.domain.durations import DAY, HOUR
from bot.domain.match import Change, Match
from bot.domain.questions import replace_player
from bot.league import changes
from bot.league.records import League, Result
from sandbox.client.members import change_role
from sandbox.model.permissions import INVITED, Permission
from sandbox.model.reading import controls, pictures, text
from sandbox.model.records import Role
from sandbox.server import Sandbox
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.league_channel import (
    allow_events,
    announce,
    choose_start,
    has_all_matches,
    list_options,
    open_page,
    panels,
    wait_for_league,
    wait_for_match,
)
from tests.kit.narrow import not_none


async def test_a_league_has_a_name_a_description_and_a_start(freehold: Freehold) -> None:
    anna, ben = await announce_named(freehold, "Winter cup")
    await open_page(anna)
    opener = await anna.press("leagueedit")
    offered = not_none(freehold.sandbox.world.interactions[opener].modal)
    starts = [option["value"] for option in list_options(offered, "starts")]
    assert starts[0] == "hand" and all(float(value) > freehold.client.now() for value in starts[1:])
    await anna.person.submit(
        opener, {"name": "Spring *cup*", "description": "For everybody.", "starts": starts[1]}
    )
    board = await ben.wait_for_text("Spring")
    assert "🏆 Spring \\*cup\\*" in text(board) and "For everybody." in text(board)
    assert f"It starts <t:{starts[1]}:R>" in text(board)


async def announce_named(freehold: Freehold, name: str, **options: object) -> tuple[Guest, Guest]:
    """Let Anna announce a league with that *name*, which Ben joins."""
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("league create", game="property", name=name, **options)
    await anna.wait_for_text(name)
    await ben.press("leaguejoin")
    await ben.wait_for_reply("You’re in!")
    return anna, ben


async def test_the_start_can_be_typed_as_a_time_of_the_day(freehold: Freehold) -> None:
    anna, _ = await announce_named(freehold, "Cup", starts="19:30", bots="easy")
    league = await freehold.client.leagues.get(1)
    assert 0 < not_none(league.starts) - freehold.client.now() <= DAY
    assert not_none(league.starts) % DAY == 19.5 * 3600  # in UTC, as Anna named no zone
    assert "bots: **easy**" in text(await anna.wait_for_text("Cup"))
    await anna.command("league create", game="property", name="Other", starts="soon")
    await anna.wait_for_reply("A league can start in the next 60 days")


async def test_a_league_starts_by_itself(freehold: Freehold) -> None:
    anna, _ = await announce_named(freehold, "Cup", starts="19:30", bots="easy")
    league = await freehold.client.leagues.get(1)
    freehold.sandbox.world.advance(not_none(league.starts) - freehold.client.now() + 1)
    await freehold.client._organizer.tick()
    begun = await wait_for_league(freehold, has_all_matches)
    match = await wait_for_match(freehold, begun.tables[0].match_id, lambda match: match.players)
    assert {player.level for player in match.players if player.is_bot} == {"easy"}
    assert anna.person.id in {player.user_id for player in match.players}


async def test_nobody_but_the_organizer_opens_the_page(freehold: Freehold) -> None:
    _, ben = await announce(freehold, "Anna", "Ben")
    await ben.press("leaguemanage")
    await ben.wait_for_reply("Only <@")


async def test_whoever_comes_too_late_gets_the_place_of_somebody_who_is_removed(freehold: Freehold) -> None:
    anna, *others = await announce(freehold, "Anna", "Ben", "Clara", "David", places=4)
    emma = freehold.guest("Emma")
    await emma.press("leaguejoin")
    await emma.wait_for_reply("You’re on the waiting list")
    await anna.wait_for_text("Waiting list (1): Emma")
    await open_page(anna)
    ben = others[0]
    await anna.press("leagueremove", str(ben.person.id))
    await anna.wait_for_reply("Remove Ben from the league?")
    await anna.press("leagueout")
    await anna.wait_for_text("Emma")
    await wait_until_idle(freehold)
    await freehold.sandbox.world.until(lambda: any("taken you out" in told for told in panels(ben)))
    await freehold.sandbox.world.until(
        lambda: any("You have a place now: League of Property!" in told for told in panels(emma))
    )
    league = await freehold.client.leagues.get(1)
    assert [who.name for who in league.participants] == ["Anna", "Clara", "David", "Emma"]


async def test_a_round_gets_more_time_and_a_league_pauses_with_all_its_clocks(freehold: Freehold) -> None:
    anna, *_ = await announce(freehold, "Anna", "Ben", "Clara", "David", pace="daily")
    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.expected)
    await open_page(anna)
    await anna.press("leagueact", "extend.3")
    longer = await wait_for_league(freehold, lambda now: now.due != league.due)
    assert not_none(longer.due) == not_none(league.due) + 3 * DAY
    await anna.press("leagueact", "pause.7")
    paused = await wait_for_match(freehold, match.id, lambda match: match.paused)
    assert not_none(paused.due) == pytest.approx(not_none(match.due) + 7 * DAY, abs=5)
    await anna.wait_for_text("⏳ Paused")
    await anna.press("leagueact", "pause.0")
    ended = await wait_for_match(freehold, match.id, lambda match: match.paused is None)
    assert not_none(ended.due) == pytest.approx(not_none(match.due), abs=5)


async def test_the_organizer_reminds_those_who_are_awaited(freehold: Freehold) -> None:
    anna, *_ = await announce(freehold, "Anna", "Ben", "Clara", "David", pace="daily")
    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.expected)
    await open_page(anna)
    page = await anna.wait_for_reply("Who the matches are waiting for")
    assert page.count("Only you see this.") == 1
    freehold.sandbox.world.advance(HOUR)
    await anna.press("leagueact", f"nudge.{match.id}")
    awaited = match.players[min(match.expected)].name
    assert awaited in await anna.wait_for_reply("I’m reminding")


async def test_the_next_season_invites_those_who_stayed(freehold: Freehold) -> None:
    anna, ben, clara = await announce(freehold, "Anna", "Ben", "Clara", places=4)
    await clara.press("leagueleave")
    await open_page(anna)
    await anna.press("leagueend")
    await anna.press("leagueclose")
    await anna.wait_for_reply("The league is closed.")
    league = await freehold.client.leagues.get(1)
    id = await anna.person.raw_component(
        int((await anna.wait_for_text("was closed"))["id"]), f"fh:1:{league.version}:leagueagain:"
    )
    await anna.person.wait_for_answer(id)
    await anna.wait_for_reply("The next season is open.")
    await freehold.sandbox.world.until(lambda: any("the next season is open" in told for told in panels(ben)))
    await wait_until_idle(freehold)
    assert not any("the next season" in told for told in panels(clara))
    season = await freehold.client.leagues.get(2)
    assert (season.game, season.places, [who.name for who in season.participants]) == (
        "property",
        4,
        ["Anna"],
    )


@pytest.fixture
def hosts(sandbox: Sandbox) -> Role:
    """A role on the server that exists before the bot connects."""
    (guild,) = sandbox.world.guilds.values()
    guild.roles.append(role := Role(sandbox.world.new_id(), "Hosts", 0, position=2))
    return role


async def test_a_server_names_who_announces_leagues(hosts: Role, freehold: Freehold) -> None:
    (guild,) = freehold.sandbox.world.guilds.values()
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    await anna.command("settings")
    await anna.press("set:announcers", str(hosts.id))
    guild.members[clara.person.id].append(hosts.id)
    await wait_until_idle(freehold)
    await ben.command("league create", game="property")
    await ben.wait_for_reply(f"only <@&{hosts.id}> can announce leagues")
    await clara.command("league create", game="property")
    await clara.wait_for_text("League of Property")


@pytest.mark.parametrize("may", [True, False])
async def test_the_winner_gets_the_role_of_the_server(freehold: Freehold, may: bool) -> None:
    world = freehold.sandbox.world
    (guild,) = world.guilds.values()
    role = Role(world.new_id(), "Champion", 0, position=1)
    guild.roles.insert(1, role)
    own = next(each for each in guild.roles if each.managed)
    own.position = 2
    if may:
        change_role(world, guild, own.id, INVITED | Permission.MANAGE_ROLES)
    server = await freehold.client.store.servers.get(guild.id)
    await freehold.client.store.servers.put(replace(server, champions=role.id))
    anna, ben = await announce(freehold, "Anna", "Ben", places=4)
    await anna.command("league start", fill=True)
    league = await wait_for_league(freehold, has_all_matches)
    await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.status == "running")
    number = not_none(league.find_participant(ben.person.id)).number
    seat = league.tables[0].seats.index(number)
    others = [each for each in range(4) if each != seat]
    won = Result(((seat,), *((each,) for each in others)), (0,) * 4, seat, freehold.client.now())
    await freehold.client.leagues.change(league.id, changes.record_result, league.tables[0], won)
    await wait_for_league(freehold, lambda league: league.status == "over")
    await anna.wait_for_text("Ben wins!")
    await wait_until_idle(freehold)
    assert [id for id, roles in guild.members.items() if role.id in roles] == [ben.person.id] * may
    assert any("role for the winner" in told for told in panels(anna)) is not may


async def test_the_organizer_sees_who_is_late_and_how_the_places_change(freehold: Freehold) -> None:
    anna, ben, *_ = await announce(freehold, "Anna", "Ben", "Clara", "David", pace="daily")
    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.expected)
    slow = match.players[min(match.expected)]

    def run_out(match: Match, now: float) -> Change | None:
        game = games.load(match.game)
        move = game.choose(
            game.view(match.state, slow.seat), game.offers(match.state, slow.seat), random.Random(1)
        )
        late = replace_player(match, replace(match.players[slow.seat], due=now))
        return turns.miss(late, now, slow.seat, move, False)

    await freehold.client.matches.change(match.id, run_out)
    await open_page(anna)
    await anna.press("leaguecharts")
    shown = await anna.wait_for_message(lambda message: "Figures of" in text(message))
    assert shown["flags"] & 64 and len(shown["attachments"]) == 1
    (told,) = (picture["description"] for picture in pictures(shown))
    assert f"{slow.name}: place –, late once" in told and told.count("late") == 1
    page = await anna.wait_for_message(lambda message: "· manage" in text(message))
    forged = next(
        part["custom_id"] for part in controls(page) if ":leaguecharts:" in part.get("custom_id", "")
    )
    board = await ben.wait_for_text("the final")
    await ben.person.wait_for_answer(await ben.person.raw_component(int(board["id"]), forged))
    assert "Figures of" not in "".join(panels(ben)) + "".join(ben.find_replies())


class Page:
    """The organizer's page of league 1, and how many taps on it each deed takes."""

    def __init__(self, freehold: Freehold, anna: Guest) -> None:
        self.freehold, self.anna = freehold, anna
        self.taps: dict[str, int] = {}

    async def do(self, deed: str, *taps: tuple[str, ...], brings: Callable[[League], object]) -> League:
        """Open the page, make these *taps* for a *deed*, and wait for what that *brings*."""
        assert not brings(await self.freehold.client.leagues.get(1)), deed
        await open_page(self.anna)
        await wait_until_idle(self.freehold)
        for tap in taps:
            await self.anna.press(*tap)
            await wait_until_idle(self.freehold)
        self.taps[deed] = len(taps)
        return await wait_for_league(self.freehold, brings)

    async def fill_in(self, name: str, description: str) -> League:
        """Name, introduce and start the league in the window of the page: one tap opens it, one sends it."""
        await open_page(self.anna)
        await choose_start(self.freehold, self.anna, 0, name, description)
        self.taps["name, description, start"] = 2
        return await wait_for_league(self.freehold, lambda league: league.description == description)


async def test_everything_an_organizer_does_takes_two_taps_on_one_page(
    hosts: Role, freehold: Freehold
) -> None:
    await allow_events(freehold)
    store, world = freehold.client.store, freehold.sandbox.world
    (guild,) = world.guilds.values()
    anna, ben, *_ = await announce(freehold, "Anna", "Ben", "Clara", "David", places=4, pace="daily")
    emma, finn = freehold.guest("Emma"), freehold.guest("Finn")
    await finn.press("leaguejoin")
    await finn.wait_for_reply("You’re on the waiting list")
    page = Page(freehold, anna)

    await page.fill_in("Winter cup", "For everybody.")
    await page.do("bots", ("leagueact", "bots.strong"), brings=lambda league: league.level == "strong")
    await page.do("event", ("leagueact", "event.1"), brings=lambda league: league.scheduled_event)
    await page.do("substitute", ("leaguesub", str(emma.person.id)), brings=lambda league: league.asked)
    await emma.press("leagueyes")
    league = await wait_for_league(freehold, lambda league: len(league.waitlist) == 2)
    assert [who.name for who in league.waitlist] == ["Emma", "Finn"]
    first = ("leaguesub", str(finn.person.id))
    await page.do("waiting list", first, brings=lambda league: league.waitlist[0].name == "Finn")
    out = ("leagueremove", str(ben.person.id)), ("leagueout",)
    league = await page.do("remove", *out, brings=lambda league: not league.find_participant(ben.person.id))
    assert league.find_participant(finn.person.id)
    for role in ("announcers", "champions"):
        await open_page(anna)
        await anna.press(f"leaguerole:{role}", str(hosts.id))
        await wait_until_idle(freehold)
        page.taps[role] = 1
    server = await store.servers.get(guild.id)
    assert server.announcers == server.champions == hosts.id

    await anna.command("league start")
    league = await wait_for_league(freehold, has_all_matches)
    match = await wait_for_match(freehold, league.tables[0].match_id, lambda match: match.expected)
    due = not_none(league.due)
    await page.do("extend", ("leagueact", "extend.3"), brings=lambda now: now.due == due + 3 * DAY)
    await page.do("pause", ("leagueact", "pause.7"), brings=lambda now: now.paused)
    await page.do("go on", ("leagueact", "pause.0"), brings=lambda now: now.paused is None)
    world.advance(HOUR)
    await open_page(anna)
    await anna.press("leagueact", f"nudge.{match.id}")
    hers = match.seat_of(anna.person.id) in match.expected
    await anna.wait_for_reply("Everybody is waiting for you" if hers else "I’m reminding")
    page.taps["nudge"] = 1
    end = ("leagueend",), ("leagueclose",)
    await page.do("end", *end, brings=lambda now: now.status == "cancelled")
    id = await anna.person.raw_component(
        int((await anna.wait_for_text("was closed"))["id"]), f"fh:1:{league.version}:leaguemanage:"
    )
    await anna.person.wait_for_answer(id)
    await anna.press("leagueagain")
    await anna.wait_for_reply("The next season is open.")
    page.taps["next season"] = 1

    assert max(page.taps.values()) <= 2, page.taps
    told = {guest: panels(guest) for guest in (ben, emma, finn)}
    assert sum("taken you out" in each for each in told[ben]) == 1
    assert [sum("You have a place now" in each for each in told[guest]) for guest in (emma, finn)] == [0, 1]
