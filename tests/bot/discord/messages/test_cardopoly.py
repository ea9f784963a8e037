"""The panels of Cardopoly: within Discord's limits however late the match and however full the pocket."""

from __future__ import annotations

from random import Random

import pytest
from discord import ui

from bot.discord.controls import unpack
from bot.discord.messages.panel import answers, ask, fill, panel
from bot.language import language_of
from games.cardopoly import GAME
from games.cardopoly.moves import Ask, Auction, Draw, Give, PayAll
from games.cardopoly.state import State
from games.core import IllegalMove, Luck
from tests.games.cardopoly.positions import act, position

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
async def test_every_panel_keeps_the_limits(match, accepted, awkward, locale, seats, options):
    random, say = Random(seats), language_of(locale)
    chance = Luck(random)
    state, events = GAME.deal(seats, options, chance)
    fullest = 0
    for number in range(400):
        waiting = GAME.waiting_for(state)
        if number % 9 == 0 or not waiting:
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
                view = panel(found, seat, say, "hand.png", "Card, " * 400, say("panel-stale"))
                accepted(view, ("hand.png",))
                accepted(panel(found, seat, say, None, "Card, " * 400))
                texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
                assert not any(text.endswith("…") for text in texts), "something was cut"
                for index, offer in enumerate(GAME.open_to(state, seat)):
                    fullest = max(fullest, *(len(field.options) for field in offer.fields), 0)
                    if offer.fields:
                        accepted(fill(found, seat, say, index))
                    chosen = {field.name: field.sample(random) for field in offer.fields}
                    if question := ask(found, seat, say, index, chosen):
                        accepted(question)
        if not waiting:
            break
        seat = random.choice(sorted(waiting))
        kinds: dict[str, list] = {}
        for offer in GAME.offers(state, seat):
            kinds.setdefault(offer.move, []).append(offer)
        events += GAME.apply(state, seat, GAME.sample(random.choice(list(kinds.values())), random), chance)
    assert fullest > 15


def owing(amount: int, pocket: str) -> State:
    """The first seat has just landed on a property of the second that costs *amount*."""
    space = {9: 7, 3: 1}[amount]
    state = position(pocket, "A♣ A♥", owners={space: 1}, places=(space - 1,), draw="A♦")
    act(state, Draw())
    return state


def window(match, accepted, state: State, move: str):
    """The selects of the window for the only *move* that is offered, and that offer."""
    (seat,) = GAME.waiting_for(state)
    found = match(len(state.out), game="cardopoly", state=state, waiting=frozenset({seat}))
    accepted(panel(found, seat, language_of("en"), "hand.png", ""), ("hand.png",))
    offers = GAME.offers(state, seat)
    (index,) = [number for number, offer in enumerate(offers) if offer.move == move]
    labels = accepted(fill(found, seat, language_of("en"), index))[LABEL]
    return labels, offers[index]


@pytest.mark.parametrize(("move", "number", "pocket"), [("pay", 9, 40), ("fine", 5, 30)])
async def test_a_pocket_of_thirty_or_forty_pays_from_two_lists(match, accepted, move, number, pocket):
    state = owing(9, FORTY) if move == "pay" else position(THIRTY, "A♣ A♥", phase="jail")
    labels, offer = window(match, accepted, state, move)
    assert [label["description"] for label in labels] == [f"Choose {number} in all from these lists."] * 2
    selects = [label["component"] for label in labels]
    assert [len(select["options"]) for select in selects] == [pocket // 2] * 2
    one, two = ([option["value"] for option in select["options"]] for select in selects)
    picked = {selects[0]["custom_id"]: one[:2], selects[1]["custom_id"]: two[: number - 2]}
    act(state, GAME.fill(offer, answers(offer, picked)))
    assert len(state.pockets[0]) == pocket - number
    with pytest.raises(IllegalMove):
        GAME.fill(offer, answers(offer, {selects[0]["custom_id"]: one[:2]}))


async def test_three_cards_of_many_free_a_property(match, accepted):
    state = position(FORTY + " 4♦ A♦ 6♠", "A♣ A♥", owners={5: 0, 6: 1}, mortgaged=(5,))
    labels, offer = window(match, accepted, state, "unmortgage")
    (select,) = [label["component"] for label in labels]
    assert (select["min_values"], select["max_values"]) == (3, 3)
    picked = {select["custom_id"]: [option["value"] for option in select["options"][:3]]}
    act(state, GAME.fill(offer, answers(offer, picked)))
    assert not state.mortgaged


async def test_a_trade_gives_cards_out_of_forty_and_properties(match, accepted):
    state = position(FORTY, "A♣ A♥", owners={1: 0, 5: 0, 9: 0, 6: 1})
    act(state, Ask(1, (6,), 1, 0))
    labels, offer = window(match, accepted, state, "give")
    spaces, *cards = (label["component"] for label in labels)
    assert [len(select["options"]) for select in (spaces, *cards)] == [3, 20, 20]
    assert "description" not in labels[0]
    assert labels[1]["description"] == "Choose 0 to 40 in all from these lists."
    picked = {spaces["custom_id"]: ["5"]}
    picked |= {select["custom_id"]: [select["options"][0]["value"]] for select in cards}
    move = GAME.fill(offer, answers(offer, picked))
    assert isinstance(move, Give)
    assert move.spaces == (5,)
    assert len(move.cards) == 2
    act(state, move)


async def test_a_pocket_of_everything_can_be_bid_paid_and_given_from(match, accepted):
    """Nobody can hold more: everything but the ring, two aces and what the other keeps."""
    state = position("A♣ 3♥", "A♦ 3♠ 6♦", places=(5,), phase="land", hoard=1)
    assert len(state.pockets[1]) > 80
    act(state, Auction())
    labels, _ = window(match, accepted, state, "bid")
    assert len(labels) == 4
    late = position("A♣ 3♥", "A♦ 3♠ 6♦", owners={1: 1, 5: 1}, turn=1, hoard=1)
    act(late, Ask(0, (), 1, 0))
    labels, _ = window(match, accepted, late, "give")
    assert len(labels) == 5


async def test_a_move_that_eliminates_its_player_asks_again(match, accepted):
    state = owing(3, "6♦ 7♠ K♣")
    found = match(2, game="cardopoly", state=state, waiting=frozenset({0}))
    (index,) = [number for number, each in enumerate(GAME.offers(state, 0)) if each.move == "pay_all"]
    question = ask(found, 0, language_of("en"), index, {})
    assert question is not None
    texts = [item.content for item in question.walk_children() if isinstance(item, ui.TextDisplay)]
    assert "and you are out of the match!" in "".join(texts)
    sure, no = accepted(question)[BUTTON]
    assert sure["custom_id"].split(":")[3:] == ["sure", str(index)]
    assert no["custom_id"].split(":")[3] == "no"
    offer = GAME.offers(state, 0)[index]
    assert GAME.fill(offer, unpack(offer, str(index))) == PayAll()
    act(state, PayAll())
    assert state.out[0] == "eliminated"


async def test_no_move_eliminates_its_player_unasked():
    """Whatever moves without being asked again, its player is still in the match after it."""
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
