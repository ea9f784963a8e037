"""Matches of Cardopoly through Discord's protocol, by people who click what is offered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.cardopoly import GAME
from games.cardopoly.actions import auction
from games.cardopoly.cards import CARDS
from games.cardopoly.state import State
from games.cardopoly.view import Promise
from sandbox.model.reading import text
from sandbox.server import Sandbox
from tests.games.cardopoly.stored import load_state, sort_by_seat
from tests.kit.dealing import deal_alike
from tests.kit.evidence import (
    check_log,
    check_notifications,
    find_stored,
    history,
    load_finished,
    load_latest,
    read_matches,
    wait_until_at_rest,
    wait_until_shown,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest, play
from tests.kit.process import Bot
from tests.kit.witness import Witness

NAMES = ("Anna", "Ben", "Clara", "David")
GREEN = 3


class Led(Random):
    """Random choices of people who mostly press the first button of the panel."""

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
        pytest.param(2, 1, 2, QUICK | CHOSEN, id="three, quick, choosing", marks=SOAK),
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
    deal_alike(monkeypatch, bytes([seed]) * 32)  # known not to take for ever
    witness = Witness(freehold.sandbox.world, freehold.file)
    names = NAMES[:people]
    guests = await freehold.table(*names, bots=bots, game="cardopoly", round_limit="20", **options)

    await play(freehold.sandbox, guests, Led(people))

    match, log = await load_finished(freehold)
    witness.close()
    await wait_until_shown(freehold.sandbox, guests[0], match)
    check_notifications(guests, match, log)
    for _, _, state in history(match, log):
        assert sorted(GAME.cards(state)) == list(range(CARDS))
    assert witness.find_betrayals(match, log) == []
    for guest in guests:
        assert witness.own_cards(guest.person.id, match, log)
        assert not any("Something went wrong" in reply for reply in guest.find_replies())
    assert witness.files() == {"table.png": {6}, "hand.png": {1}, "end.png": {6}, "cardopoly.png": {6}}


# Step by step

ELSE = {"open": "draw", "close": "end", "jail": "sit", "land": "leave"}
"""What people do who want to get on."""

Wanted = Callable[[State], Any]


def _is_in(file: Path, state: State) -> bool:
    return load_state(file) == state


async def play_until(file: Path, seated: list[Guest], wanted: Wanted) -> State:
    """Play until the match is as *wanted*."""
    while not wanted(state := load_state(file)):
        # A panel may be edited for another reason before a move is stored, and the state read once more.
        await seated[state.turn].take_while(ELSE[state.phase], partial(_is_in, file, state))
    return state


async def open_auction(file: Path, seated: list[Guest]) -> tuple[Guest, Guest, int]:
    """Open an auction in which somebody else can bid; return the auctioneer, a bidder and their limit."""

    def bidders(state: State) -> list[int]:
        others = [seat for seat in range(len(seated)) if seat != state.turn]
        return [seat for seat in others if state.phase == "land" and auction.highest_bid(state, seat) > 1]

    state = await play_until(file, seated, bidders)
    await seated[state.turn].take("auction")
    bidder = bidders(state)[0]
    return seated[state.turn], seated[bidder], auction.highest_bid(state, bidder)


async def propose(file: Path, seated: list[Guest]) -> tuple[Guest, Guest, State]:
    """Offer two cards and a promise for one card; return the proposer, the other side and the old state."""
    state = await play_until(file, seated, lambda state: state.phase == "open")
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
    seated = sort_by_seat(file, await freehold.table("Anna", "Ben", "Clara", game="cardopoly", play="quick"))
    one, two, before = await propose(file, seated)
    by, to = seated.index(one), seated.index(two)
    three = seated[3 - by - to]

    panel = text(await two.wait_for_text("You get the cards"))
    assert "You give 1 pocket card" in panel
    assert "promises 1 card next turn" in panel
    await three.wait_for_text("2 pocket cards and a promise of 1 card next turn for 1 pocket card")
    assert not any("You get the cards" in text(message) for message in three.find_messages())
    await accept(two, to, before)

    state = load_state(file)
    given, got = before.pockets[by][:2], before.pockets[to][0]
    assert set(given) <= set(state.pockets[to])
    assert got in state.pockets[by]
    assert state.promises == [Promise(by, to, 1, 1)]
    await freehold.sandbox.world.until(lambda: one.find_offer("draw"))

    state = await play_until(file, seated, lambda state: state.phase == "debt")
    assert (state.turn, state.creditor, state.amount, state.promised) == (by, to, 1, True)
    await one.wait_for_text("Your promise is due")
    await one.take("pay", cards=state.pockets[by][-1:])
    assert state.pockets[by][-1] in load_state(file).pockets[to]
    assert not load_state(file).promises

    await freehold.client.presenter.wait_until_idle()
    witness.close()
    match, log = await load_latest(file)
    check_log(match, log)
    await wait_until_shown(freehold.sandbox, one, match)
    check_notifications(seated, match, log)
    assert witness.find_betrayals(match, log) == []
    theirs = [heard for heard in witness.heard if heard.people == {one.person.id}]
    witness.heard = [heard._replace(people=frozenset({three.person.id})) for heard in theirs]
    assert witness.find_betrayals(match, log), "what one was told is no secret to another"


@pytest.mark.usefixtures("sealed")
async def test_people_hold_an_auction_step_by_step(freehold: Freehold) -> None:
    file = freehold.file
    seated = sort_by_seat(file, await freehold.table("Anna", "Ben", "Clara", game="cardopoly"))
    auctioneer, bidder, most = await open_auction(file, seated)
    (other,) = set(seated) - {auctioneer, bidder}
    seat, space = seated.index(bidder), load_state(file).places[seated.index(auctioneer)]

    await bidder.take("bid", amount=most)
    await auctioneer.wait_for_text("one bid is still missing")
    await other.press("hand")  # nobody who cannot bid is called
    await other.take("no_bid")
    await auctioneer.wait_for_text("offers you 1 card")
    await auctioneer.take("sell")
    await bidder.take("buy")
    assert load_state(file).owners[space] == seat
    held = load_state(file).pockets[seat]
    await bidder.take("pay", cards=held[:1])

    state = load_state(file)
    assert held[0] in state.pockets[seated.index(auctioneer)]
    assert (state.phase, state.owners[space]) == ("close", seat)
    await auctioneer.take("end")
    await freehold.client.presenter.wait_until_idle()
    match, log = await load_latest(file)
    check_log(match, log)
    await wait_until_shown(freehold.sandbox, bidder, match)
    check_notifications(seated, match, log)


@pytest.mark.parametrize(
    "during", ["a trade", pytest.param("an auction", marks=SOAK), pytest.param("a debt", marks=SOAK)]
)
async def test_nothing_is_lost_or_doubled_by_a_kill(sandbox: Sandbox, tmp_path: Path, during: str) -> None:
    file = tmp_path / "freehold.db"
    bot = Bot(sandbox, file, tmp_path / "log")
    await bot.start()
    seated = sort_by_seat(file, await Freehold(sandbox, file).table("Anna", "Ben", "Clara", game="cardopoly"))

    if during == "an auction":
        _, who, most = await open_auction(file, seated)
        seat = seated.index(who)
        answer = "bid"
        args: dict[str, Any] = {"amount": most}
        answered: Wanted = lambda state: state.bids[seat] == most  # noqa: E731
    else:
        one, who, before = await propose(file, seated)
        seat = seated.index(who)
        answer, args = "accept_giving", {"cards": before.pockets[seat][:1]}
        answered = lambda state: state.proposal is None  # noqa: E731
        if during == "a debt":
            await accept(who, seat, before)
            state = await play_until(file, seated, lambda state: state.phase == "debt")
            who = one
            answer, args = "pay", {"cards": state.pockets[state.turn][:1]}
            answered = lambda state: state.phase == "open"  # noqa: E731
    await wait_until_at_rest(sandbox, file)
    await sandbox.world.until(lambda: who.find_offer(answer, **args))
    kept = read_matches(file)

    answering = asyncio.create_task(who.take(answer, **args))
    await asyncio.sleep(Random().uniform(0, 0.1))
    await bot.kill()
    answering.cancel()
    with suppress(asyncio.CancelledError):
        await answering
    done = answered(load_state(file))
    assert done or read_matches(file) == kept

    await bot.start()
    try:
        await wait_until_at_rest(sandbox, file)
        assert answered(load_state(file)) == done
        if not done:
            await who.take(answer, **args)
        assert answered(load_state(file))
        await wait_until_at_rest(sandbox, file)
        match, log = await load_latest(file)
        assert len(find_stored(file)) == len(set(find_stored(file)))
        check_log(match, log)
        await wait_until_shown(sandbox, who, match)
        check_notifications(seated, match, log)
    finally:
        await bot.kill()
