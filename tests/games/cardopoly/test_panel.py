"""The panels of Cardopoly: the likeliest move is green, and a trade takes few taps."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language import language_of
from games.cardopoly import GAME
from games.cardopoly.moves import Auction, Bid, Draft, Draw, NoBid, Propose, Sell
from games.cardopoly.state import State
from games.cardopoly.view import Promise
from games.kit.panel import Fill, Make, Panel
from tests.games.cardopoly.positions import act, cards, draft, faces, landed_position, owe_rent, position
from tests.kit.narrow import not_none

SAY = language_of("en").with_seats(["Anna", "Ben", "Clara"])
RICH = "3♦ 2♥ 4♥ 5♣ 6♣ 8♣"


class Hand:
    """A player who uses a panel, with a count of their taps."""

    def __init__(self, state: Any, seat: Any) -> None:
        self.state, self.seat, self.taps = state, seat, 0
        self.open()

    def open(self) -> None:
        self.offers = GAME.open_offers(self.state, self.seat)
        self.step: Panel = GAME.panel(GAME.view(self.state, self.seat), self.offers)

    def read_labels(self) -> list[str]:
        return [SAY(tap.label.text) for tap in self.step.taps]

    def lines(self) -> list[str]:
        return [SAY(line) for line in self.step.lines]

    def read_best_labels(self) -> list[str]:
        return [SAY(tap.label.text) for tap in self.step.taps if tap.tone == "best"]

    def tap(self, *names: str) -> None:
        for name in names:
            (tap,) = [tap for tap in self.step.taps if name in SAY(tap.label.text)]
            self.taps += 1
            if isinstance(tap.leads_to, Make):
                act(self.state, GAME.fill(self.offers[tap.leads_to.offer], tap.leads_to.chosen), self.seat)
                self.open()
            else:
                self.step = tap.leads_to()

    def list_ticks(self) -> dict[str, tuple[str, int, bool]]:
        """Return the entries by their labels: the field, the option, and whether it is ticked."""
        select = self.step.select
        assert isinstance(select, Fill)
        view, offer = GAME.view(self.state, self.seat), self.offers[select.make.offer]
        fields = [field for field in offer.fields if field.name in select.options]
        return {
            SAY(GAME.option_label(view, offer, field, each).text): (
                field.name,
                each,
                each in select.make.preset.get(field.name, ()),
            )
            for field in fields
            for each in select.options[field.name]
        }

    def tick(self, *names: str) -> None:
        """Tick or untick the entries with these labels; each counts as a tap."""
        select, found = self.step.select, self.list_ticks()
        assert isinstance(select, Fill)
        there = {each[:2] for each in found.values() if each[2]}
        there |= {(name, each) for name in select.kept for each in select.kept[name]}
        there ^= {found[name][:2] for name in names}
        chosen = {
            name: tuple(each for field, each in sorted(there) if field == name) for name in select.options
        }
        self.taps += len(names)
        act(self.state, GAME.fill(self.offers[select.make.offer], select.make.chosen | chosen), self.seat)
        self.open()


def open_hand(state: State, seat: int | None = None) -> Any:
    return Hand(state, min(GAME.waiting_for(state)) if seat is None else seat)


def test_the_turn_is_drawn_and_ended_by_the_green_button() -> None:
    state = position("2♦ 4♣", "3♣ 4♥", owners={6: 0}, draw="6♥")
    hand = open_hand(state)
    assert hand.read_best_labels() == ["Draw"]
    hand.tap("Draw")
    assert state.phase == "close"
    assert hand.read_best_labels() == ["End your turn"]
    hand.tap("End your turn")
    assert state.turn == 1


def test_a_purchase_is_proposed_with_the_cards_that_are_missed_least() -> None:
    state = landed_position("3♦ 9♠ 7♠ 2♣ ★", "3♣ 4♣")
    hand = open_hand(state)
    assert hand.read_best_labels() == ["Buy: lay 9♠, pay 3♦"]
    assert hand.lines() == ["If you buy 7♦, its rent is 7. That leaves you 3 cards."]
    assert hand.read_labels()[:2] == ["Buy: lay 7♠, pay 3♦", "Buy: lay 9♠, pay 7♠"]
    hand.tap("Buy: lay 9♠, pay 3♦")
    assert state.owners[5] == 0


@pytest.mark.parametrize(
    ("pocket", "why"),
    [
        ("3♦ 2♣ ★", "you have no ♠ to put on it"),
        ("2♠ 3♣ 4♣", "you have no card with the suit or rank of 7♦"),
        ("7♠ 3♣ 4♣", "only one of your cards fits, and it takes two"),
        ("7♠ 3♦", "that would take your last card"),
    ],
)
def test_who_cannot_buy_is_told_why(pocket: str, why: str) -> None:
    hand = open_hand(landed_position(pocket, "10♥ J♥"))
    assert why in hand.lines()[0]
    assert hand.read_labels() == ["Open an auction", "Leave it"]
    assert hand.read_best_labels() == []


def test_a_bid_says_what_is_left_and_why_there_can_be_none() -> None:
    state = landed_position("2♣ 3♣", RICH, "2♦ 5♥")
    act(state, Auction())
    hand = open_hand(state, 1)
    assert [SAY(tap.label.hint) for tap in hand.step.select.entries] == [
        "If you get it at that price, you have 3 cards left after buying.",
        "If you get it at that price, you have 2 cards left after buying.",
        "If you get it at that price, you have 1 card left after buying.",
    ]
    poor = open_hand(state, 2)
    assert "you’d have no cards left" in poor.lines()[0]
    assert poor.read_best_labels() == ["Don’t bid"]
    hand.tap("3 cards")
    poor.tap("Don’t bid")
    assert state.phase == "price"


def test_a_price_that_is_too_low_for_what_the_buyer_gets_is_not_the_green_button() -> None:
    state = landed_position("2♣ 3♣", f"{RICH} 9♣ 10♣", "5♦ 6♦ 6♥ 7♥ 8♥ 9♥ J♥")
    act(state, Auction())
    many = GAME.copy(state)
    for each, bid in ((state, NoBid()), (many, Bid(4))):
        act(each, Bid(5), 1)
        act(each, bid, 2)
    assert (state.price, open_hand(state).read_best_labels()) == (1, ["Refuse"])
    assert (many.price, open_hand(many).read_best_labels()) == (5, ["Let 🔶 Ben buy it"])


def test_who_wins_an_auction_buys_and_pays_in_two_taps() -> None:
    state = landed_position("2♣ 3♣", RICH, "2♦ 5♥")
    for seat, move in ((0, Auction()), (1, Bid(3)), (2, NoBid()), (0, Sell())):
        act(state, move, seat)
    hand = open_hand(state)
    hand.tap(*hand.read_best_labels(), "Pay")
    assert (state.phase, state.owners[5], hand.taps) == ("close", 1, 2)


@pytest.mark.clause("CP-81")
def test_a_mortgage_is_paid_off_with_the_cards_that_are_missed_least_in_two_taps() -> None:
    state = position("2♦ 4♦ 7♠ 9♦ ★", "3♣ 4♥", owners={5: 0, 9: 0}, mortgaged=(5,))
    hand = open_hand(state)
    hand.tap("Pay off the mortgage on 7♦")
    assert hand.read_best_labels() == ["Discard 2♦, 4♦, 9♦"]
    assert hand.read_labels()[1:] == ["Choose other cards …"]
    assert "That leaves you 2 cards." in hand.lines()[0]
    other = Hand(GAME.copy(state), 0)
    hand.tap("Discard")
    assert (state.mortgaged, faces(state.pockets[0]), hand.taps) == (0, "7♠ ★", 2)
    other.tap("Pay off", "Choose other cards")
    other.tick("3 · 9♦", "4 · 7♠")
    assert faces(other.state.pockets[0]) == "9♦ ★"


def test_a_sale_that_lets_somebody_win_is_not_the_green_button() -> None:
    owners = {0: 1, 3: 1, 4: 1}
    state = landed_position("2♣ 3♣", RICH, "2♦ 5♥", owners=owners, play="quick")
    for seat, move in ((0, Auction()), (1, Bid(3)), (2, NoBid())):
        act(state, move, seat)
    assert open_hand(state).read_best_labels() == ["Refuse"]


@pytest.mark.clause("CP-50", "CP-51")
def test_what_is_owed_is_paid_first_and_a_jack_saves_much() -> None:
    state = owe_rent("2♦ 4♣ 5♦ 6♥ 8♦ 9♠ ★ 2♥ 3♥ 5♥ 7♣", "3♣ 4♥", chance=("J♠",))
    hand = open_hand(state)
    assert hand.read_best_labels() == ["Pay 4♣, 7♣, 5♦, 8♦, Joker"] == hand.read_labels()[:1]
    assert hand.lines() == ["Paying leaves you 6 cards."]
    poorer = open_hand(owe_rent("2♦ 4♣ 5♦ 6♥ 8♦ 9♠", "3♣ 4♥", chance=("J♠",)))
    assert poorer.read_best_labels() == ["Play your jack: no rent"]
    hand.tap("Choose other cards")
    assert "I’ve ticked my suggestion" in hand.lines()[0]
    hand.tick("11 · Joker", "10 · 9♠")
    assert faces(state.pockets[0]) == "2♦ 2♥ 3♥ 5♥ 6♥ ★"
    assert hand.taps == 3


@pytest.mark.clause("CP-52", "CP-53")
def test_rescue_comes_before_ruin() -> None:
    state = owe_rent("2♦ 4♣", "3♣ 4♥", owners={3: 1, 8: 0}, chance=("K♠",))
    hand = open_hand(state)
    assert hand.lines() == ["You have 2 cards. To pay and stay in the match you need more than 5."]
    assert hand.read_labels() == [
        *("Play your king", "Mortgage 3♣", "Settle by a trade …", "Give 🔶 Ben all you have"),
    ]
    assert [tap.tone for tap in hand.step.buttons] == ["plain", "grave"]
    hand.tap("Settle by a trade", "🔶 Ben: the property 3♣, and you owe nothing more")
    assert hand.read_best_labels() == ["Propose it to settle the debt"]
    hand.tap("Propose it to settle")
    assert (not_none(state.proposal).spaces, not_none(state.proposal).settles, hand.taps) == ((8,), True, 3)


@pytest.mark.clause("CP-40")
def test_jail_is_left_by_a_jack_or_waited_for() -> None:
    chance: dict[str, Any] = {"chance": ("J♥",)}
    for more, best in ((chance, ["Play your jack and go free"]), ({}, ["Miss your next turn"])):
        hand = open_hand(position("2♦ 4♣ 3♣ 6♥ 8♦ 9♠", "3♥ 4♥", phase="jail", owners={6: 0}, **more))
        assert hand.read_best_labels() == best
        assert any(said.startswith("Pay the fine: ") for said in hand.read_labels())
        assert "Mortgage 8♥" in hand.read_labels()


def table() -> State:
    return position("2♦ 4♣ 6♥ 9♠", "3♣ 4♥ 7♥ 5♦", "3♠ 4♠", owners={6: 0, 10: 0, 2: 1, 9: 1, 4: 2})


@pytest.mark.clause("CP-60", "CP-63")
def test_a_property_for_a_card_and_a_promise_takes_at_most_eight_taps() -> None:
    state = table()
    hand = open_hand(state)
    hand.tap("Trade …", "Something with 🔶 Ben")
    hand.tick("You give 8♥")
    hand.tap("Ask for cards", "1 card of any kind", "Promises", "🔶 Ben promises 2 cards next turn")
    assert SAY(hand.step.question) == "Your trade with 🔶 Ben"
    assert hand.lines() == [
        *("You give the property 8♥", "You get 1 pocket card", "🔶 Ben promises 2 cards next turn"),
    ]
    assert hand.read_best_labels() == ["Propose it"]
    hand.tap("Propose it")
    assert hand.taps == 8
    trade = GAME.view(state, 1).trade
    assert (
        not_none(trade).spaces,
        not_none(trade).number,
        not_none(trade).asks,
        not_none(trade).asks_in,
    ) == ((6,), 1, 2, 1)
    other = open_hand(state)
    other.tap("Accept and give 3♣")
    assert state.owners[6] == 1
    assert state.promises == [Promise(1, 0, 2, 1)]


@pytest.mark.clause("CP-60", "CP-63")
def test_with_a_hand_of_many_cards_it_takes_no_more() -> None:
    state = position("2♦ 4♣", "3♣ 4♥ 7♥ 5♦", owners={6: 1}, hoard=0)
    hand = open_hand(state)
    hand.tap("Trade …")
    hand.tick("You get 8♥", "You give card 1 · A♣")
    hand.tap("Promises", "You promise 2 cards next turn", "Propose it")
    assert hand.taps == 6
    assert len(not_none(state.proposal).cards) == 1


@pytest.mark.clause("CP-60")
def test_all_that_is_in_a_trade_is_ticked_and_changed_at_once() -> None:
    state = table()
    act(state, draft(1, (9,), spaces=(6,), cards=cards(state, 0, "4♣")))
    hand = open_hand(state)
    ticked = [name for name, (*_, there) in hand.list_ticks().items() if there]
    assert ticked == ["You get 4♦", "You give 8♥", "You give card 1 · 4♣"]
    hand.tick("You give 8♥", "You give card 4 · 9♠", "You get 4♥", "You get 4♦")
    assert hand.lines() == ["You give the cards 4♣, 9♠", "You get the property 4♥"]
    assert state.edits == 2
    hand.tap("Drop it")
    assert state.draft is None


@pytest.mark.clause("CP-60")
def test_ten_cards_for_two_properties_are_one_change() -> None:
    pocket = "2♣ 3♣ 5♣ 2♦ 3♦ 5♦ 2♥ 3♥ 5♥ 6♥ 7♠ 9♠"
    state = position(pocket, "K♣ K♦ K♥", owners={6: 0, 2: 1, 9: 1})
    hand = open_hand(state)
    hand.tap("Trade …")
    hand.tick(*list(hand.list_ticks())[:2], *list(hand.list_ticks())[3:13])
    assert state.edits == 1
    hand.tap("Propose it")
    assert (len(not_none(state.proposal).cards), not_none(state.proposal).take, hand.taps) == (10, (2, 9), 14)


@pytest.mark.clause("CP-60")
def test_more_than_a_list_holds_is_in_others_and_stays_as_it_is() -> None:
    state = position("2♦ 4♣", "3♣ 4♥ 7♥ 5♦", owners={6: 1}, hoard=0)
    size = len(state.pockets[0])
    hand = open_hand(state)
    hand.tap("Trade …")
    assert len(hand.list_ticks()) == 25
    hand.tick("You get 8♥", *list(hand.list_ticks())[1:6])
    hand.tap("More …", "Your cards 25 to 49 …")
    hand.tick(*list(hand.list_ticks())[:8])
    hand.tap("More …", f"Your cards 75 to {size} …")
    hand.tick(list(hand.list_ticks())[-1])
    hand.tick(list(hand.list_ticks())[1])
    pocket = state.pockets[0]
    assert not_none(state.draft).take == (6,)
    assert sorted(not_none(state.draft).cards) == sorted([*pocket[1:5], *pocket[24:32], pocket[-1]])
    assert state.edits == 4
    hand.tap("More …", "Drop it")
    assert state.draft is None


@pytest.mark.clause("CP-52")
def test_what_settles_nothing_is_proposed_out_of_sight() -> None:
    state = owe_rent("2♦ 4♣ 5♦ 6♥ 8♦ 9♠", "3♣ 4♥", owners={3: 1, 8: 0})
    hand = open_hand(state)
    hand.tap("Settle by a trade", "Something with 🔶 Ben")
    hand.tick("You give 3♣")
    assert hand.read_labels() == ["Propose it to settle the debt", "Ask for cards …", "Promises …", "More …"]
    hand.tap("More …", "Propose it")
    assert not not_none(state.proposal).settles


@pytest.mark.clause("CP-60")
def test_what_may_be_liked_by_both_is_filled_in() -> None:
    owners = {6: 0, 10: 0, 14: 0, 2: 1, 9: 1}  # 4♥ completes the hearts of seat 0
    state = position("2♦ 4♣ 6♥ 9♠", "3♣ 4♥ 7♥ 5♦", "3♠ 4♠", owners=owners)
    hand = open_hand(state)
    hand.tap("Trade …")
    filled, *others = hand.read_labels()
    assert filled == "🔶 Ben: the property 4♥ for the cards 4♣, 2♦"
    assert others == ["Something with 🔶 Ben …", "Something with 🟩 Clara …"]
    hand.tap("🔶 Ben: the property 4♥", "Propose it")
    assert (not_none(state.proposal).take, hand.taps) == ((2,), 3)


@pytest.mark.clause("CP-60")
def test_a_counter_offer_begins_with_the_offer_turned_round() -> None:
    state = table()
    act(state, Draft(1, (9,), 1, 0, (6,), cards(state, 0, "4♣"), 2, 1, 0, 1))
    act(state, Propose(0))
    hand = open_hand(state)
    assert SAY(hand.step.question) == "🔵 Anna proposes a trade."
    assert hand.lines() == [
        "You give the property 4♦ and 1 pocket card",
        "You get the property 8♥ and the card 4♣",
        "🔵 Anna promises 2 cards next turn",
        "You then have 4 cards in your pocket.",
    ]
    hand.tap("Counter-offer")
    assert SAY(hand.step.question) == "Your counter-offer to 🔵 Anna"
    assert hand.lines() == [
        "You give the property 4♦ and the card 3♣",
        "You get the property 8♥ and 1 pocket card (♣)",
        "🔵 Anna promises 2 cards next turn",
    ]
    hand.tick("You give card 1 · 3♣")
    hand.tap("Propose it")
    assert hand.taps == 3
    answer = open_hand(state)
    assert answer.read_labels() == [
        "Accept and give 4♣",
        "Counter-offer …",
        "Decline",
    ]
    answer.tap("Accept and give 4♣")
    assert (state.owners[6], state.owners[9], state.promises) == (1, 0, [Promise(0, 1, 2, 1)])


def test_who_waits_for_an_answer_can_withdraw_or_go_on() -> None:
    state = position("2♦ 4♣", "3♣ 4♥", draw="6♥")
    act(state, draft(1, number=1))
    act(state, Propose(0))
    hand = open_hand(state, 0)
    assert hand.read_labels() == ["Withdraw your proposal", "Do something else …"]
    assert hand.lines() == ["If you do anything else, the proposal is off."]
    act(state, Draw(), 0)
    assert state.proposal is None


def test_the_ace_of_which_most_are_held_is_green() -> None:
    state = position("2♦ 4♦ 6♥ 9♠", "3♣ 4♥", phase="suits", suits="chosen")
    state.free, state.aces = [0, 13, 26, 39], [-1, -1]
    hand = open_hand(state, 0)
    assert (hand.read_labels(), hand.read_best_labels()) == (["A♣", "A♦", "A♥", "A♠"], ["A♦"])


def test_a_trade_says_which_properties_are_mortgaged() -> None:
    state = position("2♦ 3♦", "3♣ 4♥", owners={2: 0, 3: 1, 4: 1}, mortgaged=(3,))
    act(state, draft(1, (3, 4), 0, 0, (2,)))
    act(state, Propose(0))
    names = {space: faces((state.board[space],)) for space in (2, 3, 4)}
    hand = Hand(state, 1)
    assert hand.lines()[:2] == [
        f"You give the property {names[4]} and the mortgaged property {names[3]}",
        f"You get the property {names[2]}",
    ]


def test_the_only_pay_card_of_an_expansion_is_named_on_its_entry() -> None:
    hand = "9♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ 2♦ 3♦ 4♦ 2♣"
    state = position(hand, "3♣ 4♣", owners=dict.fromkeys(range(12), 0))
    offers = GAME.offers(state, 0)
    panel = GAME.panel(GAME.view(state, 0), offers)
    labels = [str(SAY(tap.label.text)) for tap in panel.taps]
    assert "Expand 5♠: lay 9♠, pay 5♥" in labels
    assert "Expand 2♣ …" in labels
