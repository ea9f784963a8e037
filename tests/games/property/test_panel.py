"""The panels of Property: the best play comes first, then cells for wild cards; a payment fits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from bot.language import language_of
from games.core import Luck
from games.kit.panel import Fill, Make, Panel, Pick, Tap, hint_lines
from games.property import GAME
from games.property.board import cell_at, group, lands_of
from games.property.moves import Decline, Plan
from games.property.plays import arrange_hand, pairs
from games.property.state import WORTH, State
from tests.games.property.positions import SIX, cards, play, position
from tests.kit.hints import PROPERTY, Played
from tests.kit.matches import SEEDS, examples, setups, steps
from tests.kit.narrow import narrow, not_none
from tests.kit.panels import follow_tap
from tests.kit.played import collect_states

SAY = language_of("en").with_seats(["Anna", "Ben", "Clara"])


def first_step(state: State) -> Panel:
    view = GAME.view(state, state.turn)
    return GAME.panel(view, GAME.offers(state, state.turn))


def entries(step: Panel) -> list[str]:
    """Return the labels of the select of *step*."""
    found = []
    for tap in narrow(Pick, step.select).entries:
        hint = f": {SAY(tap.label.hint)}" if tap.label.hint else ""
        found.append(SAY(tap.label.text) + hint)
    return found


def taps(step: Panel, before: int = 0) -> Iterator[tuple[Tap, int]]:
    """Yield each tap that makes a move, with the number of taps to it: two for an entry, one for a button."""
    chosen = step.select.entries if step.select and not isinstance(step.select, Fill) else ()
    for many, found in ((2, chosen), (1, step.buttons)):
        for tap in found:
            if isinstance(tap.leads_to, Make):
                yield tap, before + many
            else:
                yield from taps(tap.leads_to(), before + many)


def test_claims_come_first_and_ruin_last() -> None:
    lands = [(7, 8), (8, 7), (6, 1)], SIX
    state = position(*lands, hands=("7♦ 3♦ A♦ 6♦ 7♥ 8♦ 7♣",), mortgaged=((8, 7),), money=(5, 100))
    state.lands[1] |= 1 << cell_at(3, 7) | 1 << cell_at(7, 1)
    assert entries(first_step(state)) == [
        "① 7♥ + 7♣ · column 7, row 7: Free: it becomes yours, in a group of 3 (rent $3 to $12).",
        "② 7♦ + 7♣ · column 7, row 7: Free: it becomes yours, in a group of 3 (rent $3 to $12).",
        "③ 6♦ + 7♣ · column 6, row 7: Free: it becomes yours (rent $1 to $4).",
        "④ A♦ + 7♣ · column 1, row 7: Free: it becomes yours (rent $1 to $4).",
        "⑤ 3♦ + 7♣ · column 3, row 7: Pay 🔶 Ben $1 (1 × $1). You could then buy it for 1 unit.",
        "⑥ 8♦ + 7♣ · column 8, row 7: Yours and mortgaged: you lose it.",
    ]
    state = position(*lands, hands=("3♦ 7♣ 5♣ 8♠",), money=(5, 100), turn=0)
    *_, last = narrow(Pick, first_step(state).select).entries
    assert (SAY(last.label.text), last.tone) == ("③ 5♣ + 3♦ · column 3, row 5", "grave")


def test_the_emoji_is_the_card_that_differs() -> None:
    state = position([], [], hands=("2♦ 3♣ 10♠",))
    assert [tap.label.emoji for tap in narrow(Pick, first_step(state).select).entries] == [
        "card-3C",
        "card-10S",
        "card-10S",
    ]


def test_a_wild_play_offers_its_best_cell_and_leads_to_the_others() -> None:
    state = position([(1, 5)], SIX, hands=("9♦ 4♦ 5♣",))
    step = first_step(state)
    assert entries(step)[:2] == [
        "① 9♦ + 5♣ · column 2, row 5: Free: it becomes yours, in a group of 2 (rent $2 to $8).",
        "① 9♦ + 5♣ · another cell: You choose the column next.",
    ]
    cells = follow_tap(narrow(Pick, step.select).entries[1])
    assert SAY(not_none(cells.question)) == "9♦ + 5♣ · any column, row 5"
    assert entries(cells)[0] == "column 2, row 5: Free: it becomes yours, in a group of 2 (rent $2 to $8)."
    assert len(entries(cells)) == 8
    assert entries(cells)[-1] == "column 3, row 5: Pay 🔶 Ben $6 (6 × $1). You could then buy it for 6 units."


def test_the_only_play_begins_with_its_cells() -> None:
    state = position([(1, 5)], SIX, hands=("9♦ 5♣",))
    step = first_step(state)
    assert len(narrow(Pick, step.select).entries) == 8
    assert (step.question, SAY(step.lines[0])) == (None, "① 9♦ + 5♣ · any column, row 5")


def test_the_only_pair_is_one_green_button() -> None:
    step = first_step(position([], SIX, hands=("3♦ 5♣",)))
    (tap,) = step.buttons
    assert (SAY(tap.label.text), tap.tone) == ("① 3♦ + 5♣ · column 3, row 5", "best")
    assert SAY(step.lines[0]) == "Pay 🔶 Ben $6 (6 × $1). You could then buy it for 6 units."
    (tap,) = first_step(position([], SIX, hands=("3♦ 5♣",), money=(5, 100))).buttons
    assert tap.tone == "grave"


def test_each_of_64_cells_is_at_most_six_taps_away() -> None:
    state = position([(1, 5)], SIX, hands=("9♦ 4♦ 10♣",))
    found = [many for _, many in taps(first_step(state))]
    assert len(found) >= 64 + 8
    assert max(found) <= 6


def test_most_plays_take_two_taps() -> None:
    found = []
    for seats in (2, 4, 6):
        for state, seat, move, *_ in steps("property", (seats, {}), seats, sense=1.0):
            view, offers = GAME.view(state, seat), GAME.offers(state, seat)
            if view.phase == "play":
                makes = ((narrow(Make, tap.leads_to), many) for tap, many in taps(GAME.panel(view, offers)))
                ways = (many for make, many in makes if GAME.fill(offers[make.offer], make.chosen) == move)
                found.append(min(ways))
    assert sum(many <= 2 for many in found) > 0.85 * len(found)
    assert max(found) <= 4


@pytest.mark.clause("PR-21")
def test_who_is_ruined_by_every_play_sees_those_of_the_lowest_rent() -> None:
    every = [(column, row) for column in range(1, 9) for row in range(1, 9) if (column, row) != (8, 8)]
    state = position([], every, hands=("9♦ 10♥ 10♣",), money=(0, 100), purchase=("", ""))
    state.lands[0], state.mortgaged = 0, 0
    state.lands[1] = (1 << 64) - 1
    offers = GAME.offers(state, 0)
    assert {offer.given["red"] for offer in offers} == {cards("9♦")[0]}
    found = [tap for tap, _ in taps(first_step(state))]
    assert {tap.tone for tap in found} == {"grave"}
    assert (
        len({(narrow(Make, tap.leads_to).offer, narrow(Make, tap.leads_to).chosen["row"]) for tap in found})
        == 64
    )


@given(data=st.data(), seed=SEEDS)
@examples(8)
def test_what_an_entry_says_comes_about(data: DataObject, seed: int) -> None:
    for state, *_ in islice(steps("property", data.draw(setups("property")), seed, sense=0.5), 0, 160, 8):
        seat, view = state.turn, GAME.view(state, state.turn)
        offers = GAME.offers(state, seat)
        for tap, _ in taps(GAME.panel(view, offers)):
            check: Any = tap.label.hint and PROPERTY.get(tap.label.hint.id.removeprefix("property-"))
            if check:
                move, then = (
                    GAME.fill(offers[narrow(Make, tap.leads_to).offer], narrow(Make, tap.leads_to).chosen),
                    GAME.copy(state),
                )
                GAME.apply(then, seat, move, Luck(Random(1)))
                played = Played(GAME, seat, move, view, GAME.view(then, seat), then)
                assert check(played, not_none(tap.label.hint).args), (tap, move)
            elif view.phase == "play":
                raise AssertionError(tap)


def test_the_numbers_stand_on_the_cards_that_differ() -> None:
    state = position([(1, 5)], SIX, hands=("3♦ 2♥ 4♦ 5♣",))
    view = GAME.view(state, 0)
    wanted = [("5♣", "+"), ("2♥", "1"), ("4♦", "2"), ("3♦", "3")]
    assert arrange_hand(view.hand, pairs(view)) == [(cards(face)[0], number) for face, number in wanted]


def open_sale(purchase: str, price: list[tuple[int, int]], own: list[tuple[int, int]] | None = None) -> State:
    state = position(own or [], price, hands=("3♦ 5♣",), purchase=(purchase, ""))
    play(state, "3♦ 5♣")
    return state


@pytest.mark.clause("PR-10")
def test_the_payment_that_fits_is_one_green_button() -> None:
    assert [tap.tone for tap in first_step(open_sale("K♥ J♥", [*SIX[:-1]])).buttons] == ["plain", "plain"]
    state = open_sale("K♥ K♦ Q♥ J♥ J♦", [*SIX[:-1]], [(2, 5)])
    step = first_step(state)
    buy, decline = step.buttons
    assert (SAY(buy.label.text), buy.tone) == ("Buy for 5: K♥ J♥", "best")
    assert (SAY(decline.label.text), decline.tone) == ("Don’t buy", "plain")
    view = GAME.view(state, 0)
    assert GAME.fill(GAME.offers(state, 0)[narrow(Make, decline.leads_to).offer], {}) == Decline()
    move = GAME.fill(
        GAME.offers(state, 0)[narrow(Make, buy.leads_to).offer], narrow(Make, buy.leads_to).chosen
    )
    GAME.apply(state, 0, move, Luck(Random(1)))
    bit = 1 << not_none(view.cell)
    joined = group(lands_of(GAME.view(state, 0).owners, 2)[0], bit).bit_count()
    assert [line.args for line in step.lines] == [{"size": joined}]


def test_other_payments_are_one_select_and_tell_what_is_lost() -> None:
    assert entries(first_step(open_sale("K♥ Q♥ J♥ J♦", [(3, 5), (3, 4)]))) == [
        "J♥ J♦ · 2 units",
        "K♥ · 4 units: 2 units too many",
    ]
    last = narrow(Pick, first_step(open_sale("K♥ K♦ J♥", [(3, 5)])).select).entries[-1]
    assert SAY(last.label.text) == "Choose the cards one by one"
    assert isinstance(follow_tap(last).select, Fill)


def test_who_can_pay_too_much_alone_is_told_so() -> None:
    step = first_step(open_sale("K♥", [(3, 5)]))
    assert step.select is None
    assert {tap.tone for tap in step.buttons} == {"plain"}
    assert [SAY(line) for line in step.lines] == [
        "It would stand alone.",
        "That’s 3 units more than it costs, and there’s no change.",
    ]


def test_bought_it_tells_the_group_it_makes() -> None:
    step = first_step(open_sale("J♥", [(3, 5)], [(3, 6), (4, 6)]))
    assert SAY(step.lines[0]) == "It would give you a group of 3."


def test_the_second_play_of_a_plan_names_another_cell_than_the_first() -> None:
    state = position([(1, 5)], SIX, hands=("", "9♦ 4♦ 8♣ 4♥"))
    first = cell_at(4, 8)
    red, black = cards("4♦ 8♣")
    GAME.apply(state, 1, Plan(red, black, 4, 8, 0), Luck(Random(1)))
    view, offers = GAME.view(state, 1), GAME.open_offers(state, 1)
    found = set()
    for tap, _ in taps(GAME.panel(view, offers)):
        make = narrow(Make, tap.leads_to)
        move = GAME.fill(offers[make.offer], make.chosen)
        if isinstance(move, Plan) and move.otherwise:
            found.add(cell_at(move.column, move.row))
    assert found and first not in found


def test_the_only_other_payment_is_one_more_way_to_buy() -> None:
    step = first_step(open_sale("K♥ Q♥", [(3, 5)]))
    other = not_none(step.lone_entry)
    assert isinstance(step.select, Pick) and step.select.is_other
    assert [SAY(tap.label.text) for tap in step.buttons] == ["Buy for 2: Q♥", "Don’t buy"]
    assert [SAY(line) for line in (other.label.text, *hint_lines(other))] == [
        "Buy for 4: K♥",
        "-# **Buy for 4: K♥** – 3 units too many",
    ]


def test_buying_is_asked_only_where_the_purchase_cards_are_enough() -> None:
    seen = 0
    for state in collect_states("property"):
        view = GAME.view(state, state.turn)
        if GAME.outcome(state) is None and GAME.ask(view).id == "property-ask-buy":
            buy, decline = GAME.offers(state, state.turn)
            assert (buy.move, decline.move) == ("buy", "decline")
            assert sum(WORTH[card] for card in view.purchase[state.turn]) >= view.price > 0
            seen += 1
    assert seen > 2
