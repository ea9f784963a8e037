"""Clicks at a table of Cardopoly that come too late, or at the same time."""

from __future__ import annotations

import asyncio

from games.cardopoly.moves import Auction, Propose
from games.cardopoly.state import State
from games.cardopoly.view import Promise
from sandbox.model.reading import controls, text
from tests.games.cardopoly.positions import act, cards, draft, position
from tests.games.cardopoly.stored import load_state, sort_by_seat
from tests.kit.evidence import (
    expect_refusal,
    read_matches,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import Click, Guest
from tests.kit.questions import MOVES, Json

NAMES = ("Anna", "Ben", "Clara", "David")


def open_moves(message: Json) -> list[Json]:
    return [part for part in controls(message) if part["custom_id"].split(":")[3] in MOVES]


async def check_too_late(freehold: Freehold, guest: Guest, click: Click) -> None:
    """Check that a click comes too late: it changes nothing, and the clicked panel says so."""
    before = read_matches(freehold.file)
    await guest.person.wait_for_answer(await guest.person.raw_component(*click))
    shown = await guest.wait_for_message(
        lambda m: m["id"] == str(click.message) and "The match has moved on. " in text(m)
    )
    assert shown["attachments"]
    assert read_matches(freehold.file) == before


async def seat_people(freehold: Freehold, state: State) -> list[Guest]:
    """Start a table in that *state* and return its people by seat."""
    names = NAMES[: len(state.out)]
    teams = "yes" if state.teams else "no"
    guests = await freehold.table(*names, game="cardopoly", teams=teams, pace="none")
    await freehold.arrange(lambda _: state)
    return sort_by_seat(freehold.file, guests)


async def test_a_trade_whose_cards_are_gone_cannot_be_accepted(freehold: Freehold) -> None:
    state = position("2♥ 3♥ 4♣", "3♣ 4♦", "6♥ 7♥ 9♣ 10♣", "3♠ 4♠", teams="yes")
    act(state, draft(2, (), 2, 3))
    act(state, Propose(0))
    asked = cards(state, 2, "6♥ 7♥")
    _, _, partner, _ = await seat_people(freehold, state)
    late = await partner.prepare_click("accept_giving", cards=asked)
    await partner.take("share", cards=asked[:1])
    await partner.wait_for_text("You don’t have the cards it asks for.")
    await check_too_late(freehold, partner, late)
    assert not partner.find_offer("accept_giving")
    fresh = open_moves(await partner.wait_for_message(lambda m: m["id"] == str(late.message)))
    head = fresh[0]["custom_id"].rpartition(":")[0].rpartition(":")[0]
    for forged in ("choose:/", "choose:/0", "choose:/7"):
        click = partner.person.raw_component(late.message, f"{head}:{forged}", late.values)
        await expect_refusal(freehold, partner, click)
    await partner.take("decline")
    assert load_state(freehold.file).proposal is None


async def test_a_bid_counts_only_with_the_cards_that_are_left(freehold: Freehold) -> None:
    rich = position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣ 6♣ 8♣", "2♦ 5♥", places=(5,), phase="land")
    act(rich, Auction())
    poor = position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣", "2♦ 5♥ 5♣", places=(5,), phase="land")
    act(poor, Auction())
    _, bidder, _ = await seat_people(freehold, rich)
    late = await bidder.prepare_click("bid", amount=3)
    await freehold.arrange(lambda _: poor)  # the cards that were bid are paid meanwhile
    await check_too_late(freehold, bidder, late)
    assert not bidder.find_offer("bid", amount=2)
    bid = await bidder.prepare_click("bid", amount=1)
    head = bid.custom_id.rpartition(":")[0].rpartition(":")[0]
    for forging in ("do:/99", "pick:/99", "choose:/"):
        forged = bid._replace(custom_id=f"{head}:{forging}", values=["3"])
        await expect_refusal(freehold, bidder, bidder.person.raw_component(*forged))
    await bidder.take("bid", amount=1)  # the other one cannot, which everybody sees, and is not asked
    await freehold.sandbox.world.until(lambda: load_state(freehold.file).price == 1)


async def test_promises_end_with_those_who_leave(freehold: Freehold) -> None:
    state = position("2♥ 3♥ 4♣", "3♣ 4♦", "6♥ 7♥")
    state.promises = [Promise(0, 1, 2, 1), Promise(1, 0, 2, 1), Promise(2, 1, 1, 2)]
    leaver, second, third = await seat_people(freehold, state)
    late = await leaver.prepare_click("draw")
    await leaver.press("more")
    await leaver.press("resign")
    await leaver.press("resignsure")
    await second.wait_for_text("resigns")
    state = load_state(freehold.file)
    assert state.promises == [Promise(2, 1, 1, 2)]
    assert (state.turn, state.phase) == (1, "open")  # no debt to somebody who left
    world = freehold.sandbox.world
    await world.until(lambda: late.message not in world.messages)  # the hand goes with its player
    await second.take("draw")
    assert third.find_messages()


async def test_bids_at_once_all_count(freehold: Freehold) -> None:
    state = position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣ 6♣ 8♣", "2♦ 6♦ 6♠ 8♠ 9♠", places=(5,), phase="land")
    act(state, Auction())
    auctioneer, *bidders = await seat_people(freehold, state)
    kept = [await guest.prepare_click("bid", amount=2) for guest in bidders]
    clicks = [await guest.person.raw_component(*click) for guest, click in zip(bidders, kept, strict=True)]
    await asyncio.gather(
        *(guest.person.wait_for_answer(click) for guest, click in zip(bidders, clicks, strict=True))
    )
    await auctioneer.wait_for_text("offers you 2 cards")
    state = load_state(freehold.file)
    assert (state.phase, state.leader, state.bids) == ("price", 1, [0, 2, 2])


async def test_one_of_two_answers_to_a_proposal_counts(freehold: Freehold) -> None:
    state = position("2♥ 3♥ 4♣", "3♣ 4♦", owners={3: 0})
    act(state, draft(1, (), 1, 0))
    act(state, Propose(0))
    _, two = await seat_people(freehold, state)
    declining = await two.prepare_click("decline")
    accepting = await two.prepare_click("accept_giving", cards=state.pockets[1][:1])
    declining = declining._replace(message=accepting.message)  # as the former hand is gone
    count = len(read_matches(freehold.file)[2])
    clicks = [await two.person.raw_component(*click) for click in (accepting, declining, accepting)]
    await asyncio.gather(*(two.person.wait_for_answer(click) for click in clicks))
    await freehold.sandbox.world.until(lambda: len(read_matches(freehold.file)[2]) > count)
    await freehold.client.presenter.wait_until_idle()
    assert len(read_matches(freehold.file)[2]) == count + 1
    after = load_state(freehold.file)
    assert after.proposal is None
    assert len(after.pockets[1]) in (1, 2)
    await check_too_late(freehold, two, accepting)


async def test_what_is_no_longer_offered_is_refused(freehold: Freehold) -> None:
    state = position("3♦ 9♠ 2♣ ★", "3♣ 4♣", places=(5,), phase="land")
    one, two = await seat_people(freehold, state)
    late = await one.prepare_click("auction")
    await expect_refusal(freehold, two, two.person.raw_component(*late))
    await one.take("leave")
    await check_too_late(freehold, one, late)
    assert load_state(freehold.file).phase == "close"
