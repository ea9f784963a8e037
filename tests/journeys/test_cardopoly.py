"""Matches of Cardopoly, played through Discord's protocol by people who click what is offered."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.domain import lobbies
from games.cardopoly import GAME
from games.cardopoly.actions import auction
from games.cardopoly.cards import CARDS
from games.cardopoly.moves import Auction, Propose
from games.cardopoly.state import State
from games.cardopoly.view import Promise
from sandbox.model.reading import controls, text
from sandbox.server import Sandbox
from tests.games.cardopoly.positions import act, cards, draft, position
from tests.kit.evidence import (
    called_once_a_turn,
    history,
    is_at_rest,
    is_shown,
    is_sound,
    latest,
    made,
    refused,
    stored,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import Click, Guest, play
from tests.kit.process import Bot
from tests.kit.questions import MOVES, Json
from tests.kit.witness import Witness

NAMES = ("Anna", "Ben", "Clara", "David")
GREEN = 3


class Led(Random):
    """The chance of people who mostly press the button that the panel puts first."""

    def choice(self, seq: Any) -> Any:
        led = [part for part in seq if isinstance(part, dict) and part.get("style") == GREEN]
        return super().choice(led if led and self.random() < 0.75 else seq)


QUICK = {"play": "quick"}
CHOSEN = {"suits": "chosen", "tax_choice": "giver", "king_tax": "2"}
TEAMS = {"teams": "yes"}
SOAK = pytest.mark.soak


@pytest.mark.parametrize(
    ("people", "bots", "seed", "options"),
    [
        pytest.param(2, 0, 8, QUICK, id="two, quick", marks=SOAK),
        pytest.param(2, 1, 2, QUICK | CHOSEN, id="three, quick, choosing"),
        pytest.param(2, 2, 3, QUICK | TEAMS, id="four, quick, in teams"),
        pytest.param(2, 0, 1, {}, id="two", marks=SOAK),
        pytest.param(3, 0, 1, CHOSEN, id="three, choosing", marks=SOAK),
        pytest.param(4, 0, 1, {}, id="four", marks=SOAK),
        pytest.param(4, 0, 1, TEAMS, id="four, in teams", marks=SOAK),
    ],
)
async def test_people_play_a_match_to_its_end(
    freehold: Freehold,
    monkeypatch: pytest.MonkeyPatch,
    people: int,
    bots: int,
    seed: int,
    options: dict[str, str],
) -> None:
    monkeypatch.setattr(lobbies, "new_secret", lambda: bytes([seed]) * 32)  # known not to take for ever
    monkeypatch.setattr(lobbies, "added", lambda joins, join: joins)
    witness = Witness(freehold.sandbox.world, freehold.file)
    names = NAMES[:people]
    guests = await freehold.table(*names, bots=bots, game="cardopoly", round_limit="20", **options)

    await play(freehold.sandbox, guests, Led(people))

    await freehold.client.presenter.settled()
    witness.close()
    match, log = await latest(freehold.file)
    assert match.status == "over"
    is_sound(match, log)
    await is_shown(freehold.sandbox, guests[0], match)
    called_once_a_turn(guests, match, log)
    for _, _, state in history(match, log):
        assert sorted(GAME.cards(state)) == list(range(CARDS))
    assert witness.betrayals(match, log) == []
    for guest in guests:
        assert witness.own_cards(guest.person.id, match, log)
        assert not any("Something went wrong" in reply for reply in guest.private())
    assert witness.files() == {"table.png": {6}, "hand.png": {1}, "end.png": {6}}


# Step by step

ELSE = {"open": "draw", "close": "end", "jail": "sit", "land": "leave"}
"""What people do who want to get on."""

Wanted = Callable[[State], Any]


def now(file: Path) -> State:
    """The latest match as it is stored."""
    with closing(sqlite3.connect(file)) as database:
        ((state,),) = database.execute("SELECT state FROM matches ORDER BY id DESC LIMIT 1")
    return GAME.decode(state)


def by_seat(file: Path, guests: list[Guest]) -> list[Guest]:
    """The *guests* as they sit."""
    with closing(sqlite3.connect(file)) as database:
        people = [id for (id,) in database.execute("SELECT user_id FROM players ORDER BY match_id, seat")]
    return sorted(guests, key=lambda guest: people.index(guest.person.id))


async def reach(file: Path, seated: list[Guest], wanted: Wanted) -> State:
    """Get on until the match is as *wanted*."""
    while not wanted(state := now(file)):
        await seated[state.turn].take(ELSE[state.phase])
    return state


async def open_auction(file: Path, seated: list[Guest]) -> tuple[Guest, Guest, int]:
    """Have a property auctioned for which somebody else can bid: the auctioneer, a bidder and their most."""

    def bidders(state: State) -> list[int]:
        others = [seat for seat in range(len(seated)) if seat != state.turn]
        return [seat for seat in others if state.phase == "land" and auction.most(state, seat) > 1]

    state = await reach(file, seated, bidders)
    await seated[state.turn].take("auction")
    bidder = bidders(state)[0]
    return seated[state.turn], seated[bidder], auction.most(state, bidder)


async def propose(file: Path, seated: list[Guest]) -> tuple[Guest, Guest, State]:
    """Offer two cards and the promise of one for one card: who proposes, to whom, and how it was before."""
    state = await reach(file, seated, lambda state: state.phase == "open")
    one, two = seated[state.turn], seated[(state.turn + 1) % len(seated)]
    given = state.pockets[state.turn][:2]
    await one.take("draft", to=seated.index(two), number=1)
    await one.take("draft", number=1, cards=given[:1])
    await one.take("draft", number=1, cards=given)
    await one.take("draft", number=1, cards=given, gives=1)
    await one.take("propose")
    return one, two, state


async def accept(two: Guest, seat: int, state: State) -> None:
    await two.take("accept_giving", cards=state.pockets[seat][:1])


async def test_people_trade_and_promise_step_by_step(freehold: Freehold) -> None:
    file, world = freehold.file, freehold.sandbox.world
    witness = Witness(world, file)
    seated = by_seat(file, await freehold.table("Anna", "Ben", "Clara", game="cardopoly", play="quick"))
    one, two, before = await propose(file, seated)
    by, to = seated.index(one), seated.index(two)
    three = seated[3 - by - to]

    panel = text(await two.shown("You get the cards"))
    assert "You give 1 pocket card" in panel
    assert "promises 1 card next turn" in panel
    await three.shown("2 pocket cards and a promise of 1 card next turn for 1 pocket card")
    assert not any("You get the cards" in text(message) for message in three.seen())
    await accept(two, to, before)

    state = now(file)
    given, got = before.pockets[by][:2], before.pockets[to][0]
    assert set(given) <= set(state.pockets[to])
    assert got in state.pockets[by]
    assert state.promises == [Promise(by, to, 1, 1)]
    await freehold.sandbox.world.until(lambda: one.offers("draw"))

    state = await reach(file, seated, lambda state: state.phase == "debt")
    assert (state.turn, state.creditor, state.amount, state.promised) == (by, to, 1, True)
    await one.shown("Your promise is due")
    await one.take("pay", cards=state.pockets[by][-1:])
    assert state.pockets[by][-1] in now(file).pockets[to]
    assert not now(file).promises

    await freehold.client.presenter.settled()
    witness.close()
    match, log = await latest(file)
    is_sound(match, log)
    await is_shown(freehold.sandbox, one, match)
    called_once_a_turn(seated, match, log)
    assert witness.betrayals(match, log) == []
    theirs = [heard for heard in witness.heard if heard.people == {one.person.id}]
    witness.heard = [heard._replace(people=frozenset({three.person.id})) for heard in theirs]
    assert witness.betrayals(match, log), "what one was told is no secret to another"


async def test_people_hold_an_auction_step_by_step(freehold: Freehold) -> None:
    file = freehold.file
    seated = by_seat(file, await freehold.table("Anna", "Ben", "Clara", game="cardopoly"))
    auctioneer, bidder, most = await open_auction(file, seated)
    (other,) = set(seated) - {auctioneer, bidder}
    seat, space = seated.index(bidder), now(file).places[seated.index(auctioneer)]

    await bidder.take("bid", amount=most)
    await auctioneer.shown("one bid is still missing")
    await other.take("no_bid")
    await auctioneer.shown("gives you 1 card")
    await auctioneer.take("sell")
    await bidder.take("buy")
    assert now(file).owners[space] == seat
    held = now(file).pockets[seat]
    await bidder.take("pay", cards=held[:1])

    state = now(file)
    assert held[0] in state.pockets[seated.index(auctioneer)]
    assert (state.phase, state.owners[space]) == ("close", seat)
    await auctioneer.take("end")
    await freehold.client.presenter.settled()
    match, log = await latest(file)
    is_sound(match, log)
    await is_shown(freehold.sandbox, bidder, match)
    called_once_a_turn(seated, match, log)


@pytest.mark.parametrize(
    "during", ["a debt", pytest.param("an auction", marks=SOAK), pytest.param("a trade", marks=SOAK)]
)
async def test_nothing_is_lost_or_doubled_by_a_kill(sandbox: Sandbox, tmp_path: Path, during: str) -> None:
    file = tmp_path / "freehold.db"
    bot = Bot(sandbox, file, tmp_path / "log")
    await bot.start()
    seated = by_seat(file, await Freehold(sandbox, file).table("Anna", "Ben", "Clara", game="cardopoly"))

    if during == "an auction":
        _, who, most = await open_auction(file, seated)
        seat = seated.index(who)
        answer, args = "bid", {"amount": most}
        answered: Wanted = lambda state: state.bids[seat] == most  # noqa: E731
    else:
        one, who, before = await propose(file, seated)
        seat = seated.index(who)
        answer, args = "accept_giving", {"cards": before.pockets[seat][:1]}
        answered = lambda state: state.proposal is None  # noqa: E731
        if during == "a debt":
            await accept(who, seat, before)
            state = await reach(file, seated, lambda state: state.phase == "debt")
            who = one
            answer, args = "pay", {"cards": state.pockets[state.turn][:1]}
            answered = lambda state: state.phase == "open"  # noqa: E731
    await is_at_rest(sandbox, file)
    await sandbox.world.until(lambda: who.offers(answer, **args))
    kept = stored(file)

    answering = asyncio.create_task(who.take(answer, **args))
    await asyncio.sleep(Random().uniform(0, 0.1))
    await bot.kill()
    answering.cancel()
    with suppress(asyncio.CancelledError):
        await answering
    done = answered(now(file))
    assert done or stored(file) == kept

    await bot.start()
    try:
        await is_at_rest(sandbox, file)
        assert answered(now(file)) == done
        if not done:
            await who.take(answer, **args)
        assert answered(now(file))
        await is_at_rest(sandbox, file)
        match, log = await latest(file)
        assert len(made(file)) == len(set(made(file)))
        is_sound(match, log)
        await is_shown(sandbox, who, match)
        called_once_a_turn(seated, match, log)
    finally:
        await bot.kill()


# Clicks on what was, and on what never was


def open_moves(message: Json) -> list[Json]:
    return [part for part in controls(message) if part["custom_id"].split(":")[3] in MOVES]


async def too_late(freehold: Freehold, guest: Guest, click: Click) -> None:
    """That click comes too late: it changes nothing, and the panel that was clicked says so."""
    before = stored(freehold.file)
    await guest.person.answered(await guest.person.raw_component(*click))
    shown = await guest.see(lambda m: m["id"] == str(click.message) and "moved on since" in text(m))
    assert shown["attachments"]
    assert stored(freehold.file) == before


async def arranged(freehold: Freehold, state: State) -> list[Guest]:
    """People at a table that stands as in *state*, by seat."""
    names = NAMES[: len(state.out)]
    teams = "yes" if state.teams else "no"
    guests = await freehold.table(*names, game="cardopoly", teams=teams, deadline="none")
    await freehold.arrange(lambda _: state)
    return by_seat(freehold.file, guests)


async def test_a_trade_whose_cards_are_gone_cannot_be_accepted(freehold: Freehold) -> None:
    state = position("2♥ 3♥ 4♣", "3♣ 4♦", "6♥ 7♥ 9♣ 10♣", "3♠ 4♠", teams="yes")
    act(state, draft(2, (), 2, 3))
    act(state, Propose(0))
    asked = cards(state, 2, "6♥ 7♥")
    _, _, partner, _ = await arranged(freehold, state)
    late = await partner.ready("accept_giving", cards=asked)
    await partner.take("share", cards=asked[:1])
    await partner.shown("You do not have the cards it asks for, so you can only decline.")
    await too_late(freehold, partner, late)
    assert not partner.offers("accept_giving")
    fresh = open_moves(await partner.see(lambda m: m["id"] == str(late.message)))
    head = fresh[0]["custom_id"].rpartition(":")[0].rpartition(":")[0]
    for forged in ("choose:/", "choose:/0", "choose:/7"):
        click = partner.person.raw_component(late.message, f"{head}:{forged}", late.values)
        await refused(freehold, partner, click)
    await partner.take("decline")
    assert now(freehold.file).proposal is None


async def test_a_bid_counts_only_with_the_cards_that_are_left(freehold: Freehold) -> None:
    rich = position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣ 6♣ 8♣", "2♦ 5♥", places=(5,), phase="land")
    act(rich, Auction())
    poor = position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣", "2♦ 5♥ 5♣", places=(5,), phase="land")
    act(poor, Auction())
    _, bidder, other = await arranged(freehold, rich)
    late = await bidder.ready("bid", amount=3)
    await freehold.arrange(lambda _: poor)  # the cards that were bid are paid meanwhile
    await too_late(freehold, bidder, late)
    assert not bidder.offers("bid", amount=2)
    bid = await bidder.ready("bid", amount=1)
    head = bid.custom_id.rpartition(":")[0].rpartition(":")[0]
    for forging in ("do:/99", "pick:/99", "choose:/"):
        forged = bid._replace(custom_id=f"{head}:{forging}", values=["3"])
        await refused(freehold, bidder, bidder.person.raw_component(*forged))
    await bidder.take("bid", amount=1)
    await other.take("no_bid")
    assert now(freehold.file).price == 1


async def test_promises_end_with_those_who_leave(freehold: Freehold) -> None:
    state = position("2♥ 3♥ 4♣", "3♣ 4♦", "6♥ 7♥")
    state.promises = [Promise(0, 1, 2, 1), Promise(1, 0, 2, 1), Promise(2, 1, 1, 2)]
    leaver, second, third = await arranged(freehold, state)
    late = await leaver.ready("draw")
    await leaver.press("more")
    await leaver.press("resign")
    await leaver.press("gone")
    await second.shown("resigns")
    state = now(freehold.file)
    assert state.promises == [Promise(2, 1, 1, 2)]
    assert (state.turn, state.phase) == (1, "open")  # no debt to somebody who left
    before = stored(freehold.file)
    await leaver.person.answered(await leaver.person.raw_component(*late))
    assert stored(freehold.file) == before
    await second.take("draw")
    assert third.seen()


async def test_bids_at_once_all_count(freehold: Freehold) -> None:
    state = position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣ 6♣ 8♣", "2♦ 6♦ 6♠ 8♠ 9♠", places=(5,), phase="land")
    act(state, Auction())
    auctioneer, *bidders = await arranged(freehold, state)
    kept = [await guest.ready("bid", amount=2) for guest in bidders]
    clicks = [await guest.person.raw_component(*click) for guest, click in zip(bidders, kept, strict=True)]
    await asyncio.gather(
        *(guest.person.answered(click) for guest, click in zip(bidders, clicks, strict=True))
    )
    await auctioneer.shown("gives you 2 cards")
    state = now(freehold.file)
    assert (state.phase, state.leader, state.bids) == ("price", 1, [0, 2, 2])


async def test_one_of_two_answers_to_a_proposal_counts(freehold: Freehold) -> None:
    state = position("2♥ 3♥ 4♣", "3♣ 4♦", owners={3: 0})
    act(state, draft(1, (), 1, 0))
    act(state, Propose(0))
    _, two = await arranged(freehold, state)
    accepting = await two.ready("accept_giving", cards=state.pockets[1][:1])
    declining = await two.ready("decline")
    count = len(stored(freehold.file)[2])
    clicks = [await two.person.raw_component(*click) for click in (accepting, declining, accepting)]
    await asyncio.gather(*(two.person.answered(click) for click in clicks))
    await freehold.sandbox.world.until(lambda: len(stored(freehold.file)[2]) > count)
    await freehold.client.presenter.settled()
    assert len(stored(freehold.file)[2]) == count + 1
    after = now(freehold.file)
    assert after.proposal is None
    assert len(after.pockets[1]) in (1, 2)
    await too_late(freehold, two, accepting)


async def test_what_is_no_longer_offered_is_refused(freehold: Freehold) -> None:
    state = position("3♦ 9♠ 2♣ ★", "3♣ 4♣", places=(5,), phase="land")
    one, two = await arranged(freehold, state)
    late = await one.ready("auction")
    await refused(freehold, two, two.person.raw_component(*late))
    await one.take("leave")
    await too_late(freehold, one, late)
    assert now(freehold.file).phase == "close"
