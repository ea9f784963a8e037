"""The panels of Cardopoly stay within Discord's limits, however late the match and full the pocket."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from discord import ui

from bot.discord.messages.moves import Moves, PanelPlace
from bot.discord.messages.panel import build_form, build_panel, read_form
from bot.language import language_of
from games.cardopoly import GAME
from games.cardopoly.moves import Auction, Bid, Draw, PayAll
from games.cardopoly.state import State
from games.core import IllegalMove, Luck
from games.kit.panel import Fill, Make, Panel
from games.offer import Offer
from tests.games.cardopoly.positions import act, draft, position
from tests.kit.panels import ways

BUTTON, SELECT, LABEL = 2, 3, 18

FORTY = (
    "2♣ 3♣ 4♣ 5♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ 2♦ 3♦ 5♦ 6♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ 2♥ 3♥ 6♥ 7♥ 9♥ 10♥ J♥ Q♥ K♥ "
    "2♠ 3♠ 4♠ 7♠ 8♠ 10♠ J♠ Q♠ K♠ ★"
)
THIRTY = FORTY[: FORTY.index(" 2♠")]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"round_limit": "80"}),
        (3, {"tax_choice": "giver", "suits": "chosen"}),
        (4, {"play": "quick", "king_tax": "2"}),
        (4, {"teams": "yes"}),
    ],
)
async def test_every_panel_keeps_the_limits(
    match: Callable[..., Any],
    accepted: Callable[..., Any],
    awkward: tuple[str, ...],
    locale: str,
    seats: int,
    options: dict[str, str],
) -> None:
    random, say = Random(seats), language_of(locale)
    chance = Luck(random)
    state, events = GAME.deal(seats, options, chance)
    fullest = 0
    for number in range(400):
        waiting = GAME.waiting_for(state)
        if number % 21 == 0 or not waiting:
            found = match(
                seats,
                game="cardopoly",
                names=awkward,
                state=state,
                events=tuple(events[-20:]),
                waiting=waiting,
                status="running" if waiting else "over",
                locale=locale,
            )
            for seat in range(seats):
                moves = Moves(found, seat, say)
                accepted(build_panel(found, seat, say, None, "Card, " * 400))
                for path, where in ways(moves):
                    if isinstance(where, Panel):
                        view = build_panel(
                            found, seat, say, "hand.png", "Card, " * 400, say("panel-stale"), PanelPlace(path)
                        )
                        accepted(view, ("hand.png",))
                        texts = [
                            item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)
                        ]
                        assert not any(text.endswith("…") for text in texts), "something was cut"
                    elif moves.open_fields(where):
                        accepted(build_form(found, moves, path, where))
                    elif moves.warning(where.offer, where.chosen):
                        meant = PanelPlace(path, (where.offer, where.chosen))
                        accepted(build_panel(found, seat, say, "hand.png", "", place=meant), ("hand.png",))
                for offer in moves.offers:
                    fullest = max(fullest, *(len(field.options) for field in offer.fields), 0)
        if not waiting:
            break
        seat = random.choice(sorted(waiting))
        kinds: dict[str, list[Offer]] = {}
        for offer in GAME.offers(state, seat):
            kinds.setdefault(offer.move, []).append(offer)
        events += GAME.apply(state, seat, GAME.sample(random.choice(list(kinds.values())), random), chance)
    assert fullest > 15


def arrange_debt(amount: int, pocket: str) -> State:
    """Arrange a state: the first seat has just landed on a property of the second that costs *amount*."""
    space = {9: 7, 3: 1}[amount]
    state = position(pocket, "A♣ A♥", owners={space: 1}, places=(space - 1,), draw="A♦")
    act(state, Draw())
    return state


def open_modal(
    match: Callable[..., Any], accepted: Callable[..., Any], state: State, move: str
) -> tuple[list[dict[str, Any]], Offer]:
    """Return the selects of the first modal for a *move*, with no field chosen yet, and its offer."""
    (seat,) = GAME.waiting_for(state)
    found = match(len(state.out), game="cardopoly", state=state, waiting=frozenset({seat}))
    moves = Moves(found, seat, language_of("en"))
    path, make = next(
        (path, where)
        for path, where in ways(moves)
        if isinstance(where, Make) and moves.offers[where.offer].move == move and moves.open_fields(where)
    )
    return accepted(build_form(found, moves, path, make))[LABEL], moves.offers[make.offer]


@pytest.mark.parametrize(("move", "number", "pocket"), [("pay", 9, 40), ("fine", 5, 30)])
async def test_a_pocket_of_thirty_or_forty_pays_from_two_lists(
    match: Callable[..., Any], accepted: Callable[..., Any], move: str, number: int, pocket: int
) -> None:
    state = arrange_debt(9, FORTY) if move == "pay" else position(THIRTY, "A♣ A♥", phase="jail")
    labels, offer = open_modal(match, accepted, state, move)
    assert [label["description"] for label in labels] == [f"Choose {number} in all from these lists."] * 2
    selects = [label["component"] for label in labels]
    assert [len(select["options"]) for select in selects] == [pocket // 2] * 2
    one, two = ([option["value"] for option in select["options"]] for select in selects)
    picked = {selects[0]["custom_id"]: one[:2], selects[1]["custom_id"]: two[: number - 2]}
    act(state, GAME.fill(offer, read_form(offer, picked)))
    assert len(state.pockets[0]) == pocket - number
    with pytest.raises(IllegalMove):
        GAME.fill(offer, read_form(offer, {selects[0]["custom_id"]: one[:2]}))


async def test_three_cards_of_many_free_a_property(match: Callable[..., Any]) -> None:
    state = position(FORTY + " 4♦ A♦ 6♠", "A♣ A♥", owners={5: 0, 6: 1}, mortgaged=(5,))
    moves = Moves(match(2, game="cardopoly", state=state, waiting=frozenset({0})), 0, language_of("en"))
    select = next(
        where.select
        for _, where in ways(moves)
        if isinstance(where, Panel)
        and isinstance(where.select, Fill)
        and moves.offers[where.select.make.offer].move == "unmortgage"
    )
    offer = moves.offers[select.make.offer]
    (field,) = offer.fields
    assert (field.least, field.most) == (3, 3)
    act(state, GAME.fill(offer, {"cards": field.options[:3]}))
    assert not state.mortgaged


async def test_what_no_tap_of_a_trade_says_is_said_in_a_window(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    state = position(FORTY, "A♣ A♥ ★", owners={1: 0, 5: 0, 9: 0, 6: 1})
    act(state, draft(1, (6,), spaces=(5,), gives=2))
    labels, offer = open_modal(match, accepted, state, "draft")
    selects = [label["component"] for label in labels]
    assert [len(select["options"]) for select in selects] == [4, 18]
    picked = {selects[0]["custom_id"]: ["3"], selects[1]["custom_id"]: ["2"]}
    chosen = read_form(offer, picked)
    assert (chosen["number"], chosen["kind"]) == ((3,), (2,))


async def test_a_pocket_of_everything_can_be_bid_paid_and_given_from(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    """This is the fullest pocket possible: all cards but the ring, two aces and what the other keeps."""
    state = position("A♣ 3♥", "A♦ 3♠ 6♦", places=(5,), phase="land", hoard=1)
    size = len(state.pockets[1])
    assert size > 80
    act(state, Auction())
    found = match(2, game="cardopoly", state=state, waiting=frozenset({1}))
    moves = Moves(found, 1, language_of("en"))
    bids = {where.chosen["amount"] for _, where in ways(moves) if isinstance(where, Make) and where.chosen}
    assert bids == {(amount,) for amount in range(1, size - 2)}
    act(state, Bid(size - 3), 1)
    late = position("A♣ 3♥", "A♦ 3♠ 6♦", owners={1: 1, 5: 1}, turn=1, hoard=1)
    found = match(2, game="cardopoly", state=late, waiting=frozenset({1}))
    moves = Moves(found, 1, language_of("en"))
    given = [
        card
        for _, where in ways(moves)
        if isinstance(where, Panel) and isinstance(where.select, Fill)
        for card in where.select.options["cards"]
        if moves.offers[where.select.make.offer].move == "draft"
    ]
    assert sorted(given) == sorted(late.pockets[1])
    for path, where in ways(moves):
        if isinstance(where, Panel):
            accepted(
                build_panel(found, 1, language_of("en"), "hand.png", "", place=PanelPlace(path)),
                ("hand.png",),
            )


async def test_a_move_that_eliminates_its_player_asks_again(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    state = arrange_debt(3, "6♦ 7♠ K♣")
    found = match(2, game="cardopoly", state=state, waiting=frozenset({0}))
    moves = Moves(found, 0, language_of("en"))
    path, make = next(
        (path, where)
        for path, where in ways(moves)
        if isinstance(where, Make) and moves.offers[where.offer].move == "pay_all"
    )
    assert moves.is_grave(path)
    place = PanelPlace(path, (make.offer, make.chosen))
    question = build_panel(found, 0, language_of("en"), "hand.png", "", place=place)
    texts = [item.content for item in question.walk_children() if isinstance(item, ui.TextDisplay)]
    assert "and you’re out of the match!" in "".join(texts)
    sure = accepted(question, ("hand.png",))[BUTTON][0]
    assert sure["custom_id"].split(":")[3] == "sure"
    act(state, PayAll())
    assert state.out[0] == "eliminated"


async def test_no_move_eliminates_its_player_unasked() -> None:
    """After any move that needs no confirmation, its player is still in the match."""
    made = 0
    for seed in range(9):
        random = Random(seed)
        chance = Luck(random)
        seats = 2 + seed % 3
        options = {"play": ("standard", "quick")[seed % 2], "tax_choice": "giver", "king_tax": "2"}
        state, _ = GAME.deal(seats, options, chance)
        while waiting := GAME.waiting_for(state):
            seat = random.choice(sorted(waiting))
            offer = random.choice(GAME.offers(state, seat))
            chosen = {field.name: field.sample(random) for field in offer.fields}
            warned = GAME.warning(GAME.view(state, seat), offer, chosen)
            GAME.apply(state, seat, GAME.fill(offer, chosen), chance)
            assert warned or not state.out[seat], offer
            made += warned is not None
    assert made
