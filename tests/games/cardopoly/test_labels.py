"""The controls of Cardopoly say what a move costs and how much is left after it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.language import language_of
from games.cardopoly import GAME
from games.cardopoly.moves import Auction, Bid, Draw, NoBid, Propose
from games.cardopoly.state import State
from tests.games.cardopoly.positions import act, cards, draft, offer, position

SAY = language_of("en").with_seats(["Anna", "Ben", "Clara"])


LAND = (
    "7♦ is free. Buy it, put it up for auction, or leave it? "
    "To buy it, lay a card of your ace’s suit on it, and pay with one of its suit or rank."
)


def labels(state: State, seat: int | None = None) -> dict[str, str]:
    seat = min(GAME.waiting_for(state)) if seat is None else seat
    view = GAME.view(state, seat)
    found = {}
    for each in GAME.offers(state, seat):
        label = GAME.offer_label(view, each)
        found[SAY(label.text)] = SAY(label.hint) if label.hint else ""
    return found


def options(state: State, move: str, name: str) -> list[str]:
    seat = min(GAME.waiting_for(state))
    view = GAME.view(state, seat)
    opened = offer(state, move)
    (field,) = [each for each in opened.fields if each.name == name]
    said = [GAME.option_label(view, opened, field, option) for option in field.options]
    return [f"{SAY(each.text)}: {SAY(each.hint)}" if each.hint else SAY(each.text) for each in said]


def read_question(state: State, seat: int | None = None) -> str:
    return SAY(GAME.ask(GAME.view(state, seat)))


def test_a_purchase_tells_the_cards_the_rent_and_the_rest() -> None:
    state = position("3♦ 9♠ 2♣ ★", "3♣ 4♣", places=(5,), phase="land")
    assert read_question(state, 0) == LAND
    assert read_question(state, 1) == "🔵 Anna decides about 7♦: buy it, leave it, or ask for bids"
    said = labels(state)
    assert said["Buy: lay 9♠, pay 3♦"] == "If you buy 7♦, its rent is 7. That leaves you 2 cards."
    assert list(said)[1:] == ["Open an auction", "Leave it"]


def test_nobody_is_asked_to_buy_without_the_cards() -> None:
    state = position("3♦ 9♥ 2♣ ★", "3♣ 4♣", places=(5,), phase="land")
    assert read_question(state, 0) == "7♦ is free. Put it up for auction, or leave it?"
    public = replace(GAME.view(state, None), seat=0)  # what everybody may read doesn't tell the pocket
    assert SAY(GAME.ask(public)) == LAND


@pytest.mark.clause("CP-40", "CP-43")
@pytest.mark.parametrize(
    ("pocket", "chance", "asked"),
    [
        ("2♦ 3♦ 4♦ 5♦ 6♦ 7♦", ("J♠",), "Pay a fine, play your chance jack, or lose your next turn."),
        ("2♦ 3♦ 4♦ 5♦ 6♦ 7♦", (), "Pay a fine, or lose your next turn."),
        ("2♦ J♦", ("J♠",), "Play your chance jack, or lose your next turn."),
        ("2♦ J♦", (), "You can’t pay the fine as it is, so you lose your next turn."),
    ],
)
def test_jail_asks_only_for_what_is_possible(pocket: str, chance: tuple[str, ...], asked: str) -> None:
    state = position(pocket, "3♣ 4♣", chance=chance, phase="jail")
    said = f"A joker: you’re in jail. {asked} Either way, this turn ends."
    assert read_question(state, 0) == said
    assert SAY(GAME.ask(replace(GAME.view(state, None), seat=0))) == said


def test_with_many_cards_a_purchase_tells_that_the_pay_card_is_chosen_then() -> None:
    state = position("2♠ 3♠ 4♠ 5♠ 6♠ 8♠ 2♦ 3♦ 4♦ 5♦ 6♦", "3♣ 4♣", places=(5,), phase="land")
    said = labels(state)["Buy: lay 2♠ and pay …"]
    assert said == "If you buy 7♦, its rent is 7. That leaves you 9 cards."


def test_in_teams_a_purchase_wins_with_the_sixth_property() -> None:
    teams = ("7♠ 3♥ 2♦", "3♣", "4♣", "6♣")
    options: dict[str, Any] = {"places": (5,), "phase": "land", "play": "quick", "teams": "yes"}
    fourth = position(*teams, owners={0: 0, 1: 0, 2: 0}, **options)
    assert labels(fourth)["Buy: lay 7♠, pay 2♦"] == "If you buy 7♦, its rent is 7. That leaves you 1 card."
    sixth = position(*teams, owners={0: 0, 1: 0, 2: 0, 6: 2, 7: 2}, **options)
    assert labels(sixth)["Buy: lay 7♠, pay 2♦"] == "If you buy 7♦, you win!"


def test_rent_tells_what_is_left_and_whom_a_card_helps() -> None:
    state = position("2♦ 4♣ 5♦ 6♥ 8♦ 9♠ ★", "3♣ 4♥", owners={3: 1}, draw="3♥")
    act(state, Draw())
    assert read_question(state, 0) == "You owe 🔶 Ben 5 cards of rent for 5♠. You choose which."
    assert read_question(state) == "🔵 Anna owes 🔶 Ben 5 cards of rent"
    assert labels(state)["Pay 🔶 Ben 5 cards"] == "Paying leaves you 2 cards."
    assert options(state, "pay", "cards") == [
        *("1 · 4♣", "2 · 2♦", "3 · 5♦", "4 · 8♦", "5 · 6♥: 🔶 Ben can buy with it"),
        *("6 · 9♠: Your suit: you can buy with it", "7 · Joker: A joker can pay, but can’t buy."),
    ]


def test_ruin_is_told() -> None:
    state = position("2♦ 4♣", "3♣ 4♥", owners={3: 1}, draw="3♥")
    act(state, Draw())
    said = labels(state)["Give 🔶 Ben all you have"]
    assert said == "All your 2 cards go to 🔶 Ben, and you’re out of the match!"


def test_mortgages_kings_and_expansions_tell_their_gain() -> None:
    state = position(
        "2♦ 4♣ 8♣ 9♠", "3♣ 4♥", "5♣", owners={6: 0, 3: 0}, mortgaged=(3,), chance=("K♠",), king_tax="2"
    )
    said = labels(state)
    assert said["Play your king"] == "Tax the others: 2 cards from each. That’s all they have, and you win!"
    state.pockets[2] += [state.draw.pop(), state.draw.pop()]
    said = labels(state)
    assert said["Lay 9♠, pay 8♣"] == "Its rent goes from 8 to 9. That leaves you 2 cards."
    assert (
        said["Mortgage 8♥"]
        == "Draw 3 cards, which makes 7. No rent until 3 cards of its suit or rank pay it off."
    )
    assert said["Play your king"] == "Tax the others: 2 cards from each. Then you have 10."
    mortgaging = position("2♦ 4♣", "", "5♣ 6♣", owners={3: 1}, chance=("K♠",), draw="2♥ 3♥ 5♥ 6♥")
    assert labels(mortgaging)["Play your king"] == "Tax the others: 1 card from each. Then you have 4."
    bare = position("2♦ 4♣", "3♣", owners={6: 0}, draw="2♥ 3♥", discard=None, hoard=1)
    assert labels(bare)["Mortgage 8♥"].startswith("Draw 0 cards, which makes 2")


def test_a_queen_tells_what_waits_on_every_space() -> None:
    state = position("2♦ 4♣", "3♣ 4♥", owners={6: 0, 3: 1, 8: 1}, mortgaged=(8,), chance=("Q♠",), places=(2,))
    said = options(state, "queen", "space")
    assert said[0] == "2♣: Free · salary: 3"
    assert said[2] == "5♠: 🔶 Ben’s, rent 5"
    assert said[5] == "8♥: Yours, rent 8"
    assert said[7] == "3♣: 🔶 Ben’s, mortgaged: no rent"


def test_an_auction_tells_bids_and_price() -> None:
    state = position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣ 6♣ 8♣", "2♦ 5♥", places=(5,), phase="land")
    act(state, Auction())
    assert options(state, "bid", "amount") == [
        "Bid at most 1 card: If you get it at that price, you have 3 cards left after buying.",
        "Bid at most 2 cards: If you get it at that price, you have 2 cards left after buying.",
        "Bid at most 3 cards: If you get it at that price, you have 1 card left after buying.",
    ]
    assert read_question(state) == "7♦ is up for auction: 2 bids are still missing"
    act(state, Bid(3), 1)
    act(state, NoBid(), 2)
    assert read_question(state, 0) == (
        "🔶 Ben offers you 1 card for the right to buy 7♦. Do you accept? If not, it stays free."
    )
    assert labels(state)["Let 🔶 Ben buy it"] == "You get 1 card and then have 3."


def test_a_trade_is_one_clear_sentence() -> None:
    state = position("2♦ 4♣ 6♥", "3♣ 4♥ 7♥ 5♦", "3♠ 4♠", owners={6: 0, 9: 1})
    act(state, draft(1, (9,), 2, 3, (6,), cards(state, 0, "4♣"), 2))
    assert read_question(state, 0) == "Your trade with 🔶 Ben"
    assert read_question(state, 1) == "🔵 Anna is about to draw"
    act(state, Propose(0))
    told = "🔵 Anna offers 🔶 Ben the property 8♥, {} and a promise of 2 cards next turn for the property 4♦"
    assert read_question(state, 2) == told.format("1 pocket card") + " and 2 pocket cards (♥)"
    assert read_question(state, 1) == (
        "🔵 Anna gives you the property 8♥, the card 4♣ and a promise of 2 cards next turn "
        "and asks you for the property 4♦ and 2 pocket cards (♥)."
    )
    assert labels(state, 1) == {
        "Accept and give 2 cards": "You then have 3 cards in your pocket.",
        "Decline": "",
        "Trade with 🔵 Anna": "",
    }


@pytest.mark.parametrize(
    ("kind", "said"), [(0, "any"), (1, "♣"), (4, "♠"), (5, "aces"), (6, "2s"), (14, "10s"), (17, "kings")]
)
def test_kinds_have_names(kind: int, said: str) -> None:
    state = position("2♦ 4♣", "3♣ 4♥")
    (field,) = [each for each in offer(state, "draft").fields if each.name == "kind"]
    label = GAME.option_label(GAME.view(state, 0), offer(state, "draft"), field, field.options[kind])
    assert SAY(label.text) == said
