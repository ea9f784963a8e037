from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from bot.domain import forms, lobbies
from bot.domain.durations import DAY
from bot.domain.match import Match, Player, Venue
from bot.domain.pace import PACES, per_move
from bot.domain.people import Person
from bot.domain.place import BY_MESSAGE, Place
from bot.domain.refusals import Refusal
from bot.domain.replays import find_position
from bot.language import LOCALES, MARKS, language_of
from games import load
from games.fair import commitment, derive_seed
from games.kit.styles import NEUTRAL, STYLES
from games.settings import option_values
from tests.kit.house import ANNA, BEN, CLARA, DAVID, HOUR, House, find_refusal


def names(match: Match) -> list[str]:
    return [player.name for player in match.players]


async def test_a_lobby_has_its_host_the_default_options_and_a_day_to_live(house: House) -> None:
    match = await house.matches.open(
        lobbies.create, "property", {}, ANNA, Venue(Place(5, 6, 4), "de", per_move(600), "pass")
    )
    assert (match.status, match.version, names(match)) == ("lobby", 1, ["Anna"])
    assert match.options == option_values(load("property").settings, {})
    assert (match.host_id, match.place) == (ANNA.user_id, Place(5, 6, 4))
    assert match.due == house.time.now + DAY
    assert match.absent == "move"  # PR-22: in Property a turn is never passed
    assert len(match.secret) == 32
    assert house.changed == [match.id]


async def test_what_is_returned_is_what_is_stored(house: House) -> None:
    match = await house.lobby(ANNA, BEN, bots=1, deadline=600)
    await house.close()
    await house.open()
    assert await house.matches.get(match.id) == match
    match = await house.matches.change(match.id, lobbies.start, ANNA.user_id)
    match = await house.move(match)
    await house.close()
    await house.open()
    assert await house.matches.get(match.id) == match


async def test_one_lobby_or_match_in_a_channel(house: House) -> None:
    match = await house.lobby(channel=9)
    assert await find_refusal(house.lobby(BEN, channel=9)) == "channel-taken"
    assert await house.matches.in_channel(9) == match
    assert await house.matches.in_channel(10) is None
    await house.matches.change(match.id, lobbies.cancel, ANNA.user_id)
    assert await house.matches.in_channel(9) is None
    match = await house.begin(ANNA, BEN, channel=9)
    assert await find_refusal(house.lobby(BEN, channel=9)) == "channel-taken"
    await house.finish(match)
    await house.lobby(channel=9)


async def test_of_many_lobbies_at_once_a_channel_gets_one(house: House) -> None:
    attempts = [house.lobby(person, channel=9) for person in (ANNA, BEN, CLARA, DAVID)]
    attempts += [house.lobby(ANNA, channel=channel) for channel in (20, 21)]
    done = await asyncio.gather(*attempts, return_exceptions=True)
    taken = [answer for answer in done if isinstance(answer, Refusal)]
    assert len(taken) == 3
    assert {refusal.text.id for refusal in taken} == {"channel-taken"}
    assert all(isinstance(answer, Match) for answer in done[-2:])


@pytest.mark.parametrize("options", [{"bankruptcies": "4"}, {"color": "red"}])
async def test_an_option_that_is_not_there(house: House, options: dict[str, str]) -> None:
    assert await find_refusal(house.lobby(options=options)) == "option-unknown"


async def test_joining_and_leaving(house: House) -> None:
    match = await house.lobby(ANNA, BEN, CLARA)
    assert await find_refusal(house.matches.change(match.id, lobbies.join, BEN)) == "lobby-seated"
    match = await house.matches.change(match.id, lobbies.leave, BEN.user_id)
    assert names(match) == ["Anna", "Clara"]
    assert [player.seat for player in match.players] == [0, 1]
    assert await find_refusal(house.matches.change(match.id, lobbies.leave, BEN.user_id)) == "not-seated"
    match = await house.matches.change(match.id, lobbies.leave, ANNA.user_id)
    assert match.host_id == CLARA.user_id
    match = await house.matches.change(match.id, lobbies.add_bot, CLARA.user_id)
    match = await house.matches.change(match.id, lobbies.leave, CLARA.user_id)
    assert match.status == "cancelled"
    assert match.due is None
    assert await find_refusal(house.matches.change(match.id, lobbies.join, BEN)) == "lobby-closed"


async def test_a_full_lobby(house: House) -> None:
    match = await house.lobby(ANNA, BEN, bots=4)
    assert len(set(names(match))) == 6
    assert await find_refusal(house.matches.change(match.id, lobbies.join, CLARA)) == "lobby-no-seat"
    assert (
        await find_refusal(house.matches.change(match.id, lobbies.add_bot, ANNA.user_id)) == "lobby-no-seat"
    )
    match = await house.matches.change(match.id, lobbies.remove_bot, ANNA.user_id)
    assert len(match.players) == 5
    await house.matches.change(match.id, lobbies.join, CLARA)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_names_for_a_table_of_bots(locale: str) -> None:
    assert len(set(language_of(locale)("opponent-names").split())) >= 6


@pytest.mark.parametrize("locale", LOCALES)
def test_the_bots_of_every_language_have_all_styles(locale: str) -> None:
    bots = [Player(0, None, name) for name in language_of(locale)("opponent-names").split()[:6]]
    assert {bot.style for bot in bots} == {*STYLES}


def test_a_bot_is_known_by_its_name() -> None:
    assert Player(0, None, "Bruno").style == Player(3, None, "Bruno 2", level="strong").style
    assert Player(0, None, "Bruno").style.name == "builder"
    assert Player(0, ANNA.user_id, "Bruno").style == NEUTRAL
    assert Player(0, None, "").style == NEUTRAL  # a person whose data was deleted


async def test_of_many_who_join_at_once_as_many_as_there_are_seats_get_in(house: House) -> None:
    match = await house.lobby(ANNA, bots=3)
    done = await asyncio.gather(
        *(house.matches.change(match.id, lobbies.join, person) for person in (BEN, CLARA, DAVID)),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Refusal) for answer in done) == 1
    match = await house.matches.get(match.id) or match
    assert len(match.players) == 6


async def test_too_few_to_start(house: House) -> None:
    match = await house.lobby(ANNA)
    assert await find_refusal(house.matches.change(match.id, lobbies.start, ANNA.user_id)) == "lobby-too-few"


@pytest.mark.usefixtures("tally")
async def test_an_option_may_take_other_numbers_of_players(house: House) -> None:
    match = await house.lobby(ANNA, BEN, game="tally")
    match = await house.matches.change(match.id, lobbies.configure, ANNA.user_id, {"table": "small"})
    assert await find_refusal(house.matches.change(match.id, lobbies.start, ANNA.user_id)) == "lobby-too-few"
    match = await house.matches.change(match.id, lobbies.join, CLARA)
    assert await find_refusal(house.matches.change(match.id, lobbies.join, DAVID)) == "lobby-no-seat"
    assert (
        await find_refusal(house.matches.change(match.id, lobbies.add_bot, ANNA.user_id)) == "lobby-no-seat"
    )
    match = await house.matches.change(match.id, lobbies.start, ANNA.user_id)
    again = await house.matches.rematch((await house.finish(match)).id, ANNA)
    assert await find_refusal(house.matches.change(again.id, lobbies.start, ANNA.user_id)) == "lobby-too-few"


@pytest.mark.usefixtures("tally")
async def test_an_option_that_takes_fewer_players_than_sit_there_is_refused(house: House) -> None:
    match = await house.lobby(ANNA, BEN, bots=2, game="tally")
    small = {"table": "small", "numbers": "2"}
    assert (
        await find_refusal(house.matches.change(match.id, lobbies.configure, ANNA.user_id, small))
        == "lobby-too-many"
    )
    assert await house.matches.get(match.id) == match
    await house.matches.change(match.id, lobbies.remove_bot, ANNA.user_id)
    match = await house.matches.change(match.id, lobbies.configure, ANNA.user_id, small)
    assert (match.options["table"], match.options["numbers"]) == ("small", "2")


HOST_ONLY: list[Callable[[House, int, int], Awaitable[object]]] = [
    lambda house, id, user: house.matches.change(id, lobbies.add_bot, user),
    lambda house, id, user: house.matches.change(id, lobbies.remove_bot, user),
    lambda house, id, user: house.matches.change(id, lobbies.configure, user, {}),
    lambda house, id, user: house.matches.change(id, lobbies.start, user),
    lambda house, id, user: house.matches.change(id, lobbies.cancel, user),
]


@pytest.mark.parametrize("attempt", HOST_ONLY)
async def test_what_only_the_host_may_do_and_only_in_a_lobby(
    house: House, attempt: Callable[[House, int, int], Awaitable[object]]
) -> None:
    match = await house.lobby(ANNA, BEN, bots=1)
    assert await find_refusal(attempt(house, match.id, BEN.user_id)) == "only-host"
    assert await find_refusal(attempt(house, match.id, CLARA.user_id)) == "only-host"
    assert await house.matches.get(match.id) == match
    await house.matches.change(match.id, lobbies.start, ANNA.user_id)
    assert await find_refusal(attempt(house, match.id, ANNA.user_id)) == "lobby-begun"
    assert await find_refusal(attempt(house, 999, ANNA.user_id)) == "match-unknown"


async def test_no_bot_to_send_away(house: House) -> None:
    match = await house.lobby(ANNA, BEN)
    assert (
        await find_refusal(house.matches.change(match.id, lobbies.remove_bot, ANNA.user_id)) == "lobby-no-bot"
    )


@pytest.mark.parametrize("pace", PACES)
async def test_settings(house: House, pace: str) -> None:
    match = await house.lobby(ANNA)
    changes = {"bankruptcies": "2", "pace": pace, "absent": "pass"}
    match = await house.matches.change(match.id, lobbies.configure, ANNA.user_id, changes)
    assert match.options == option_values(load("property").settings, {}) | {"bankruptcies": "2"}
    assert (match.pace, match.absent) == (PACES[pace], "move")


@pytest.mark.usefixtures("tally")
async def test_a_turn_can_be_passed_where_the_game_allows_it(house: House) -> None:
    match = await house.lobby(ANNA, game="tally")
    match = await house.matches.change(match.id, lobbies.configure, ANNA.user_id, {"absent": "pass"})
    assert match.absent == "pass"


@pytest.mark.parametrize("changes", [{"pace": "5"}, {"absent": "leave"}, {"bankruptcies": "0"}, {"x": "1"}])
async def test_a_setting_that_is_not_offered(house: House, changes: dict[str, str]) -> None:
    match = await house.lobby(ANNA)
    assert (
        await find_refusal(house.matches.change(match.id, lobbies.configure, ANNA.user_id, changes))
        == "option-unknown"
    )
    assert await house.matches.get(match.id) == match


async def test_seats_are_drawn_at_the_start(house: House) -> None:
    orders = set()
    for _ in range(20):
        match = await house.begin(ANNA, BEN, CLARA)
        assert [player.seat for player in match.players] == [0, 1, 2]
        assert sorted(names(match)) == ["Anna", "Ben", "Clara"]
        assert match.waiting
        orders.add(tuple(names(match)))
    assert len(orders) > 1


async def test_every_change_in_a_lobby_gives_it_another_day(house: House) -> None:
    match = await house.lobby(ANNA)
    house.time.now += HOUR
    match = await house.matches.change(match.id, lobbies.join, BEN)
    assert match.due == house.time.now + DAY


async def test_who_joins_and_who_starts_add_to_a_seed_that_was_sealed_before(house: House) -> None:
    match = await house.matches.open(
        lobbies.create, "property", {}, ANNA, Venue(Place(5, 6), "en", per_move(0)), 100
    )
    secret = match.secret
    await house.matches.change(match.id, lobbies.join, BEN, 101)
    assert await find_refusal(house.matches.change(match.id, lobbies.join, BEN, 102)) == "lobby-seated"
    await house.matches.change(match.id, lobbies.join, CLARA, 103)
    await house.matches.change(match.id, lobbies.leave, CLARA.user_id)
    await house.matches.change(match.id, lobbies.join, CLARA, 104)
    await house.matches.change(match.id, lobbies.add_bot, ANNA.user_id)
    await house.close()
    await house.open()
    match = await house.matches.change(match.id, lobbies.start, ANNA.user_id, 105)
    assert match.joins == (100, 101, 103, 104, 105)
    assert match.secret == secret
    assert match.seed == derive_seed(secret, match.joins)
    sealed = match.events[0]
    assert (sealed.id, sealed.args) == ("house-sealed", {"commitment": commitment(secret)})


async def test_a_person_s_matches(house: House) -> None:
    first = await house.begin(ANNA, BEN)
    house.time.now += 1
    second = await house.lobby(CLARA, ANNA)
    house.time.now += 1
    over = await house.finish(await house.begin(ANNA, CLARA))
    assert [match.id for match in await house.matches.of_person(ANNA.user_id)] == [second.id, first.id]
    assert [match.id for match in await house.matches.of_person(DAVID.user_id)] == []
    assert over.id not in [match.id for match in await house.matches.of_person(CLARA.user_id)]


def list_signs(match: Match) -> dict[str, tuple[int, str]]:
    """Return everybody's color and letter by name."""
    return dict(zip(names(match), zip(match.marks, match.letters, strict=True), strict=True))


async def test_color_and_letter_stay_from_the_lobby_to_the_end(house: House) -> None:
    aaron, other = Person(105, "Aaron"), Person(106, "Anna B")
    match = await house.lobby(ANNA, BEN, aaron, other)
    assert list_signs(match) == {"Anna": (0, "A"), "Ben": (1, "B"), "Aaron": (2, "R"), "Anna B": (3, "N")}
    match = await house.matches.change(match.id, lobbies.leave, BEN.user_id)
    match = await house.matches.change(match.id, lobbies.join, CLARA, 77)
    lobby = list_signs(match)
    assert lobby == {"Anna": (0, "A"), "Aaron": (2, "R"), "Anna B": (3, "N"), "Clara": (1, "C")}
    match = await house.matches.change(match.id, lobbies.start, ANNA.user_id, 78)
    assert list_signs(match) == lobby
    await house.close()
    await house.open()
    found = await house.matches.get(match.id)
    assert found and list_signs(found) == lobby
    assert list_signs(await house.finish(match)) == lobby


async def test_seats_are_drawn_and_the_colors_follow(house: House) -> None:
    orders = set()
    for _ in range(8):
        match = await house.begin(ANNA, BEN, CLARA)
        assert list_signs(match) == {"Anna": (0, "A"), "Ben": (1, "B"), "Clara": (2, "C")}
        orders.add(match.marks)
    assert len(orders) > 1


async def test_people_have_the_color_they_want_wherever_no_other_person_has_it(house: House) -> None:
    anna, ben = (replace(who, favorite=3) for who in (ANNA, BEN))
    david = replace(DAVID, user_id=(4 << 22) + 5)  # who chose none: theirs follows from the id
    match = await house.lobby(anna, ben, david)
    assert match.marks == (3, 0, 4)
    match = await house.lobby(BEN, anna)
    assert match.marks == (0, 3)
    match = await house.matches.change(match.id, lobbies.add_bot, BEN.user_id)
    assert match.marks == (0, 3, 1)
    match = await house.matches.change(match.id, lobbies.join, replace(CLARA, favorite=1))
    assert match.marks == (0, 3, 2, 1)  # the bot took another one
    match = await house.matches.change(match.id, lobbies.join, replace(DAVID, favorite=1))
    assert match.marks == (0, 3, 2, 1, 4)


@pytest.mark.parametrize("favorites", [(None, None), (3, 3), (None, 3), (3, None)])
async def test_two_people_who_want_the_same_color_have_the_same_ones_whoever_hosts(
    house: House, favorites: tuple[int | None, int | None]
) -> None:
    older, newer = (
        Person((round * len(MARKS) + (3 if favorite is None else 4) << 22) + 1, name, favorite=favorite)
        for round, (name, favorite) in enumerate(zip(("Ada", "Emil"), favorites, strict=True))
    )
    assert older.mark == newer.mark == 3
    first = list_signs(await house.lobby(older, newer))
    assert first == list_signs(await house.lobby(newer, older))
    assert first["Emil" if favorites == (None, 3) else "Ada"][0] == 3
    lobby = await house.lobby(newer, DAVID)
    match = await house.matches.change(lobby.id, lobbies.join, older)
    assert len({*match.marks}) == 3
    assert list_signs(match)["Emil" if favorites == (None, 3) else "Ada"][0] == 3


@pytest.mark.parametrize("favorite", [None, 0])
async def test_nobody_keeps_a_substitute_color_from_whoever_wants_it(
    house: House, favorite: int | None
) -> None:
    older, newer = Person((3 << 22) + 1, "Ada"), Person((3 + len(MARKS) << 22) + 2, "Emil")
    other = Person((2 * len(MARKS) + (0 if favorite is None else 5) << 22) + 3, "Clara", favorite=favorite)
    assert (older.mark, newer.mark, other.mark) == (3, 3, 0)
    for people in permutations((older, newer, other)):
        match = await house.lobby(*people)
        house.matches.clear_cache()
        signs = list_signs(match)
        assert (signs["Ada"][0], signs["Clara"][0]) == (3, 0)
        assert signs["Emil"][0] not in (0, 3)


async def test_people_invited_by_direct_message_have_the_same_colors_whoever_invites(house: House) -> None:
    older, newer = Person((3 << 22) + 1, "Ada"), Person((3 + len(MARKS) << 22) + 2, "Emil")
    found = []
    for host, guest in ((older, newer), (newer, older)):
        venue = Venue(BY_MESSAGE, "en", per_move(600), "pass")
        match = await house.matches.open(lobbies.create, "property", {}, host, venue)
        match = await house.matches.change(match.id, lobbies.invite, host.user_id, (guest, DAVID))
        match = await house.matches.change(match.id, lobbies.join, guest)
        found.append(list_signs(match))
    assert found[0] == found[1]


@pytest.mark.parametrize("seed", range(20))
async def test_nobody_at_a_table_shares_a_color_or_a_letter(house: House, seed: int) -> None:
    random = Random(seed)
    people = [Person(500 + n, random.choice("AÄB"), favorite=random.choice((None, 0, 5))) for n in range(6)]
    match = await house.lobby(people[0])
    for person in people[1:]:
        if random.random() < 0.5:
            match = await house.matches.change(match.id, lobbies.add_bot, people[0].user_id)
        else:
            match = await house.matches.change(match.id, lobbies.join, person)
        if random.random() < 0.3 and match.seat_of(person.user_id):
            match = await house.matches.change(match.id, lobbies.leave, person.user_id)
        assert len({*match.marks}) == len({*match.letters}) == len(match.players)
    first = people[0]
    assert match.marks[match.seat_of(first.user_id) or 0] == (first.favorite or 0)


async def test_who_takes_a_seat_over_has_its_color_and_a_letter_of_their_own(house: House) -> None:
    match = await house.begin(ANNA, BEN, Person(105, "Nora"))
    before, seat = list_signs(match), match.seat_of(BEN.user_id)
    assert seat is not None
    match = await house.hand_over(match, seat, Person(106, "Alan"), BEN)
    assert list_signs(match) == {"Anna": before["Anna"], "Nora": before["Nora"], "Alan": (1, "L")}
    match = await house.hand_over(match, match.names.index("Anna"), Person(107, "Zoe"), ANNA)
    assert list_signs(match) == {"Zoe": (0, "Z"), "Nora": before["Nora"], "Alan": (1, "L")}


async def test_a_match_from_before_has_the_colors_of_its_seats(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    older = replace(match, players=tuple(replace(each, mark=None, letter="") for each in match.players))
    assert older.marks == (0, 1)
    assert sorted(older.letters) == ["A", "B"]


async def test_bots_take_names_whose_initials_are_free(house: House) -> None:
    match = await house.lobby(ANNA, BEN, Person(105, "Erik"), bots=3)
    assert names(match)[3:] == ["Cleo", "Dario", "Falk"]
    assert match.letters == ("A", "B", "E", "C", "D", "F")


async def test_a_match_against_bots_begins_at_once_and_proves_itself(house: House) -> None:
    venue = Venue(Place(5, 6), "de", per_move(0))
    match = await house.matches.open(
        lobbies.start_against_bots, "property", {"bankruptcies": "2"}, ANNA, venue, 7
    )
    assert (match.status, match.host_id, match.joins) == ("running", ANNA.user_id, (7,))
    assert sorted(player.user_id or 0 for player in match.players) == [0, 0, ANNA.user_id]
    assert len(set(names(match))) == 3
    assert match.options["bankruptcies"] == "2"
    assert await house.matches.in_channel(6) == match
    first = find_position(match, await house.matches.entries(match.id), 0)
    assert first.match.state == match.state
    assert (await house.matches.verify((await house.finish(match)).id)).holds


async def test_a_lobby_lives_as_long_as_its_form_suggests(house: House) -> None:
    lobby = await house.lobby(ANNA, pace=PACES["live"])
    assert lobby.due == house.time.now + HOUR / 2
    lobby = await house.matches.change(lobby.id, forms.choose_form, ANNA.user_id, "relaxed")
    assert (lobby.pace, lobby.due) == (PACES["daily"], house.time.now + 3 * DAY)
