"""Monopoly Deal on Discord: several players answer at once, and some answer in advance."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from bot.domain.match import Match
from games.deal import GAME
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.staging import stage

EPHEMERAL, RADIO_GROUP = 64, 21

PEOPLE = ("Anna", "Ben", "Clara", "David")


pytestmark = pytest.mark.usefixtures("same_cards")


async def arrange_window(freehold: Freehold, wanted: Any, people: int = 4) -> tuple[Match, list[Guest]]:
    """Start a table of that size, put it into a *wanted* state, and return its people by seat."""
    guests = await freehold.table(*PEOPLE[:people], game="deal", pace="none")
    match = await stage(freehold, guests[0], wanted)
    seats = {player.user_id: player.seat for player in match.players}
    return match, sorted(guests, key=lambda guest: seats[guest.person.id])


async def current_match(freehold: Freehold, guest: Guest) -> Match:
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


def find_targets(state: Any) -> list[int]:
    """Return the targets that have not answered yet."""
    return [] if state.action is None else sorted(GAME.waiting_for(state) - {state.turn})


def three_pay(state: Any) -> bool:
    return len(find_targets(state)) == 3 and bool(state.action.owed) and not any(state.action.nos)


async def test_targets_who_answer_at_the_same_moment_all_count(freehold: Freehold) -> None:
    match, guests = await arrange_window(freehold, three_pay)
    targets = find_targets(match.state)
    for seat in targets:
        await freehold.sandbox.world.until(guests[seat].is_asked, PATIENCE)
    first, second, third = (guests[seat] for seat in targets)

    await asyncio.gather(first.take("accept"), second.take("accept"))

    await freehold.sandbox.world.until(lambda: not first.is_asked() and not second.is_asked())
    after = await current_match(freehold, third)
    assert after.version == match.version + 2
    assert find_targets(after.state) == targets[2:]
    assert [after.state.action.settled[seat] for seat in targets] == ["paid", "paid", ""]
    assert third.is_asked()
    await third.take("accept")
    await freehold.sandbox.world.until(lambda: not third.is_asked())
    assert (await current_match(freehold, third)).state.action is None
    assert not any("The match has moved on. " in text(message) for message in third.find_messages())


async def check_refusal(freehold: Freehold, guest: Guest, click: Any, words: str) -> None:
    """Check that *click* shows *guest* one private sentence with *words* and changes nothing."""
    before = await current_match(freehold, guest)
    replies = len(guest.find_replies())
    await guest.person.wait_for_answer(await click)
    await freehold.sandbox.world.until(
        lambda: len(guest.find_replies()) > replies and guest.find_replies()[0]
    )
    assert words in guest.find_replies()[0]
    assert (await current_match(freehold, guest)).state == before.state


def find_payer(state: Any) -> int | None:
    """Return the seat that can pay one card too much or too little."""
    for seat in find_targets(state):
        pay = GAME.offers(state, seat)[0]
        field = pay.fields[0] if pay.fields else None
        if field and field.need > 1 and len(field.options) > 2 and sum(field.worth) > field.need:
            dear = [worth for worth in field.worth if worth >= field.need]
            if dear and min(field.worth) < field.need and state.hands[seat]:
                return seat
    return None


async def test_a_payment_that_does_not_fit_is_refused_with_the_reason(freehold: Freehold) -> None:
    match, guests = await arrange_window(freehold, lambda state: find_payer(state) is not None, 3)
    seat = find_payer(match.state)
    assert seat is not None
    guest, (field,) = guests[seat], GAME.offers(match.state, seat)[0].fields
    await freehold.sandbox.world.until(lambda: guest.find_offer("pay"), PATIENCE)
    click = await guest.prepare_click("pay", cards=field.sample(Random(0)))

    def pay(*cards: int) -> Any:
        return guest.person.raw_component(*click._replace(values=list(map(str, cards))))

    worth = dict(zip(field.options, field.worth, strict=True))
    small = min(worth, key=worth.__getitem__)
    enough = min((card for card in worth if worth[card] >= field.need), key=worth.__getitem__)
    other = next(card for card in worth if card != enough)
    await check_refusal(freehold, guest, pay(small), f"worth {worth[small]}, but you need {field.need}")
    await check_refusal(freehold, guest, pay(enough, other), "don’t need")
    await check_refusal(
        freehold, guest, pay(match.state.hands[seat][0]), "isn’t one of your choices any more"
    )
    await check_refusal(freehold, guest, pay(), "You need at least")
    await guest.person.wait_for_answer(await pay(enough))
    await freehold.sandbox.world.until(lambda: not guest.find_offer("pay"), PATIENCE)
    after = await current_match(freehold, guest)
    assert enough not in after.state.banks[seat]
    late = await pay(enough)
    await guest.person.wait_for_answer(late)
    await guest.wait_for_text("The match has moved on. ")
    assert (await current_match(freehold, guest)).version == after.version


def find_debt_collector(state: Any) -> Any:
    """Return the only Debt Collector of the seat on turn, if two opponents can pay and the third can't."""
    found = [offer for offer in GAME.offers(state, state.turn) if offer.move == "debt"]
    lone = state.action is None and len(found) == 1 and found[0].fields
    return found[0] if lone and len(found[0].fields[0].options) == 2 else None


async def test_who_has_nothing_is_no_target(freehold: Freehold) -> None:
    match, guests = await arrange_window(freehold, find_debt_collector)
    turn = match.state.turn
    guest, (field,) = guests[turn], find_debt_collector(match.state).fields
    (poor,) = set(range(4)) - {turn, *field.options}
    await freehold.sandbox.world.until(lambda: guest.find_offer("debt"), PATIENCE)
    assert not guest.find_offer("debt", target=poor)

    await guest.take("debt", target=field.options[0])

    await freehold.sandbox.world.until(guests[field.options[0]].is_asked, PATIENCE)
    assert find_targets((await current_match(freehold, guest)).state) == [field.options[0]]


async def test_answers_in_advance_are_set_seen_and_cancelled_in_one_window(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben", game="deal", pace="none")
    match = await current_match(freehold, guests[0])
    for guest in guests:  # one is awaited, the other is not
        seat = match.seat_of(guest.person.id)
        for accepts, pays, told in (
            (2, 0, "I accept for you. You choose how you pay."),
            (2, 1, "I accept and pay for you."),
            (0, 1, "You answer everything yourself. With an empty hand, I pay for you."),
            (0, 0, ""),  # what goes without saying is not said
        ):
            before = [str((await current_match(freehold, guest)).state.accepts[seat])]
            before.append(str((await current_match(freehold, guest)).state.pays[seat]))
            await guest.take("advance", accepts=accepts, pays=pays)
            modal = guest.person.modal
            assert modal is not None
            assert [item["type"] for item in controls(modal)] == [RADIO_GROUP, RADIO_GROUP]
            assert [_find_default(item) for item in controls(modal)] == before
            if told:
                await guest.wait_for_text(told)
            else:
                await freehold.sandbox.world.until(lambda: not says(guest, "yourself"), PATIENCE)  # noqa: B023
            state = (await current_match(freehold, guest)).state
            assert (state.accepts[seat], state.pays[seat]) == (accepts, pays)
        await freehold.sandbox.world.until(lambda: guest.find_offer("advance", accepts=2, pays=0))  # noqa: B023
    await freehold.client.presenter.wait_until_idle()
    for guest in guests:
        public = [
            message for message in guest.find_messages() if message["channel_id"] == str(guest.channel_id)
        ]
        assert not any("I accept" in text(message) or "yourself" in text(message) for message in public)


def says(guest: Guest, words: str) -> bool:
    """Whether *guest* sees a message with these *words*."""
    return any(words in text(message) for message in guest.find_messages())


def _find_default(item: dict[str, Any]) -> str:
    """Return the preselected value of a group of radio buttons."""
    (value,) = (option["value"] for option in item["options"] if option.get("default"))
    return str(value)


def read_others(freehold: Freehold, guests: list[Guest], idle: Guest) -> list[str]:
    """Return every message that others than *idle* see, byte by byte, with the time of its last edit."""
    others = [guest for guest in guests if guest is not idle]
    seen = [message for guest in others for message in guest.find_messages()]
    public = [message for message in idle.find_messages() if message["channel_id"] == str(idle.channel_id)]
    return [json.dumps(message) for message in (*seen, *public) if not message.get("flags", 0) & EPHEMERAL]


async def test_an_answer_in_advance_edits_nothing_that_others_see(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben", "Clara", game="deal", pace="none")
    await freehold.client.presenter.wait_until_idle()
    match = await current_match(freehold, guests[0])
    idle = next(guest for guest in guests if match.seat_of(guest.person.id) not in match.waiting)
    before = read_others(freehold, guests, idle)

    for accepts, told in (
        (2, "I accept for you"),
        (1, "play your Just Say No against anything that hurts"),
        (0, ""),
    ):
        await idle.take("advance", accepts=accepts)
        if told:
            await idle.wait_for_text(told)
        else:
            await freehold.sandbox.world.until(
                lambda: not says(idle, "against anything that hurts"), PATIENCE
            )
    await freehold.client.presenter.wait_until_idle()

    assert read_others(freehold, guests, idle) == before
    after = await current_match(freehold, idle)
    assert after.public == match.public
    assert after.shown_version == match.shown_version == match.public


async def test_an_answer_in_advance_answers_what_is_asked_already(freehold: Freehold) -> None:
    match, guests = await arrange_window(freehold, lambda state: three_pay(state) and all(state.hands))
    first, *others = find_targets(match.state)

    await guests[first].take("advance", accepts=0, pays=1)
    await guests[first].wait_for_text("With an empty hand, I pay for you")
    assert find_targets((await current_match(freehold, guests[first])).state) == [first, *others]
    await guests[first].take("advance", accepts=2, pays=1)

    await freehold.sandbox.world.until(lambda: not guests[first].is_asked(), PATIENCE)
    assert find_targets((await current_match(freehold, guests[first])).state) == others
    await guests[first].wait_for_text(" pays ")
