"""Who may hand over a seat, and how long an invitation to it is valid."""

from __future__ import annotations

import pytest

from bot.domain import lobbies, turns
from bot.domain.invitations import list_seats
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.results import BOTS
from tests.kit.house import ANNA, BEN, CLARA, DAVID, DAY, House, find_refusal

EMMA, FINN = Person(105, "Emma"), Person(106, "Finn")


def place(match: Match, person: Person) -> int:
    seat = match.seat_of(person.user_id)
    assert seat is not None
    return seat


async def begin_without(
    house: House, person: Person, *people: Person, **settings: object
) -> tuple[Match, int]:
    """Return a match of *people* in which *person* is away, and their seat."""
    match = await house.begin(*people, **settings)
    seat = place(match, person)
    return await house.matches.change(match.id, turns.take_over, seat), seat


async def test_a_player_gives_the_own_seat_away_for_good(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    seat = place(match, BEN)
    assert await find_refusal(house.hand_over(match, seat, CLARA, ANNA)) == "invitation-not-yours"
    match = await house.hand_over(match, seat, CLARA, BEN)
    assert (match.players[seat].user_id, match.players[seat].owner) == (CLARA.user_id, None)
    assert match.events[-1].id == "house-substitute"
    assert await find_refusal(house.matches.change(match.id, turns.take_back, BEN)) == "not-seated"
    await house.close()
    await house.open()
    assert await house.matches.get(match.id) == match


async def test_the_seat_of_somebody_away_takes_the_word_of_all_others(house: House) -> None:
    match, seat = await begin_without(house, BEN, ANNA, BEN, CLARA)
    assert await find_refusal(house.hand_over(match, seat, DAVID, ANNA)) == "invitation-pending"
    assert await find_refusal(house.hand_over(match, seat, DAVID, ANNA, EMMA)) == "invitation-not-asked"
    match = await house.hand_over(match, seat, DAVID, ANNA, CLARA)
    assert match.players[seat].user_id == DAVID.user_id


async def test_its_player_alone_is_enough(house: House) -> None:
    match, seat = await begin_without(house, BEN, ANNA, BEN, CLARA)
    match = await house.hand_over(match, seat, DAVID, ANNA, BEN)
    assert (match.players[seat].user_id, match.players[seat].owner) == (DAVID.user_id, None)


async def test_nobody_alone_hands_over_a_seat_of_somebody_else(house: House) -> None:
    match, seat = await begin_without(house, BEN, ANNA, BEN, bots=1)
    assert await find_refusal(house.hand_over(match, seat, CLARA, ANNA)) == "invitation-pending"
    match = await house.hand_over(match, seat, CLARA, ANNA, BEN)
    assert match.players[seat].user_id == CLARA.user_id


async def test_who_was_away_may_return_from_whoever_plays_by_now(house: House) -> None:
    match, seat = await begin_without(house, BEN, ANNA, BEN, CLARA)
    match = await house.hand_over(match, seat, DAVID, ANNA, CLARA)
    assert match.players[seat].owner == BEN.user_id
    assert await find_refusal(
        house.invitations.make(match, place(match, ANNA), BEN.user_id, ANNA.user_id)
    ) == ("substitute-owner")
    match = await house.matches.change(match.id, turns.take_over, seat)
    match = await house.hand_over(match, seat, EMMA, ANNA, CLARA)
    match = await house.matches.change(match.id, turns.vacate, EMMA.user_id)
    match = await house.matches.change(match.id, turns.take_back, BEN)
    assert (match.players[seat].user_id, match.players[seat].owner) == (BEN.user_id, None)
    assert match.events[-1].id == "house-returned"
    assert match.seat_of(DAVID.user_id) is None


async def test_who_is_gone_for_good_returns_no_more(house: House) -> None:
    match, seat = await begin_without(house, BEN, ANNA, BEN, CLARA)
    await house.hand_over(match, seat, DAVID, ANNA, CLARA)
    match = await house.matches.change(match.id, turns.vacate, BEN.user_id)
    assert match.players[seat].user_id == DAVID.user_id
    assert await find_refusal(house.matches.change(match.id, turns.take_back, BEN)) == "not-seated"


async def test_a_bots_seat_is_the_hosts_to_give(house: House) -> None:
    match = await house.begin(ANNA, BEN, bots=1)
    (bot,) = (player.seat for player in match.players if player.user_id is None)
    assert await find_refusal(house.hand_over(match, bot, CLARA, BEN)) == "invitation-not-yours"
    assert list_seats(match, BEN.user_id) == [place(match, BEN)]
    match = await house.hand_over(match, place(match, ANNA), DAVID, ANNA)  # the next person is the host
    first = next(player.user_id for player in match.players if player.user_id)
    host, other = (BEN, DAVID) if first == BEN.user_id else (DAVID, BEN)
    assert await find_refusal(house.hand_over(match, bot, CLARA, other)) == "invitation-not-yours"
    match = await house.hand_over(match, bot, CLARA, host)
    assert match.players[bot].user_id == CLARA.user_id


async def test_in_a_league_the_organizer_decides(house: House) -> None:
    lobby = await house.begin(ANNA, BEN, CLARA, bots=1)
    match = await house.matches.open(
        lobbies.start_league_table,
        "property",
        {},
        EMMA,
        Venue(Place(1, next(house.channels)), "en", per_move(0)),
        lobby.players,
        1,
        bytes(32),
        (),
    )
    seat, (bot,) = place(match, BEN), (player.seat for player in match.players if player.user_id is None)
    match = await house.matches.change(match.id, turns.take_over, seat)
    assert await find_refusal(house.hand_over(match, bot, DAVID, ANNA)) == "invitation-not-yours"
    assert await find_refusal(house.hand_over(match, seat, DAVID, ANNA, CLARA)) == "invitation-not-asked"
    assert (
        await find_refusal(house.hand_over(match, place(match, ANNA), DAVID, EMMA)) == "invitation-not-yours"
    )
    match = await house.hand_over(match, seat, DAVID, ANNA, EMMA)
    assert match.players[seat].user_id == DAVID.user_id
    for level in ("easy", "strong"):  # in a league all bots are alike
        asked = house.invitations.make(match, bot, BOTS[level], EMMA.user_id)
        assert await find_refusal(asked) == "level-unknown"
    assert await find_refusal(house.invitations.install(match.id, 99)) == "invitation-void"
    invitation = await house.invitations.make(match, bot, BOTS["normal"], EMMA.user_id)
    _, match = await house.invitations.install(match.id, invitation.id)
    assert (match.players[bot].user_id, match.players[bot].level) == (None, "normal")
    match = await house.hand_over(match, bot, FINN, EMMA)
    assert match.players[bot].user_id == FINN.user_id


async def test_who_cannot_sit_down_is_not_invited(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    match = await house.matches.change_once(1, match.id, turns.resign, CLARA.user_id)
    seat = place(match, BEN)
    assert await find_refusal(house.hand_over(match, seat, ANNA, BEN)) == "substitute-seated"
    assert await find_refusal(house.hand_over(match, seat, EMMA, DAVID)) == "not-seated"
    assert await find_refusal(house.hand_over(match, place(match, CLARA), DAVID, CLARA)) == "substitute-out"
    assert await find_refusal(house.hand_over(match, 17, DAVID, BEN)) == "substitute-out"


@pytest.mark.parametrize("what", ["a day", "back", "away", "given", "resigned", "over"])
async def test_an_invitation_is_void_after_a_day_and_when_anything_about_the_seat_changes(
    house: House, what: str
) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    seat = place(match, BEN)
    if what == "back":
        match = await house.matches.change(match.id, turns.take_over, seat)
    invitation = await house.invitations.make(match, seat, DAVID.user_id, BEN.user_id)
    match what:
        case "a day":
            house.time.now += DAY
        case "back":
            await house.matches.change(match.id, turns.take_back, BEN)
            await house.matches.change(match.id, turns.take_over, seat)
        case "away":
            await house.matches.change(match.id, turns.take_over, seat)
        case "given":
            await house.hand_over(match, seat, EMMA, BEN)
        case "resigned":
            await house.matches.change_once(1, match.id, turns.resign, BEN.user_id)
        case _:
            await house.finish(match)
    accepting = house.invitations.accept(match.id, invitation.id, DAVID)
    assert await find_refusal(accepting) == "invitation-void"


async def test_an_invitation_is_for_one_person_and_one_match(house: House) -> None:
    match, other = await house.begin(ANNA, BEN), await house.begin(ANNA, BEN)
    invitation = await house.invitations.make(match, place(match, BEN), DAVID.user_id, BEN.user_id)
    assert (
        await find_refusal(house.invitations.accept(match.id, invitation.id, CLARA))
        == "invitation-not-for-you"
    )
    assert await find_refusal(house.invitations.accept(other.id, invitation.id, DAVID)) == "invitation-void"
    assert (
        await find_refusal(house.invitations.agree(other.id, invitation.id, ANNA.user_id))
        == "invitation-void"
    )
    assert await find_refusal(house.invitations.accept(match.id, 99, DAVID)) == "invitation-void"
