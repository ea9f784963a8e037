"""The analysis of a match, from given chances: the turning points, the best and the worst decisions."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import games
from bot.analysis.chances import compute_chances, find_resignations
from bot.analysis.decisions import find_decisions, find_sittings
from bot.analysis.record import WHOLE, Analysis, Page, Verdict, list_pages
from bot.analysis.turning_points import Try, describe_move, find_cause, find_turning_points
from bot.analysis.verdicts import Judged, build_verdict, decisions_to_judge
from bot.domain import turns
from bot.domain.replays import list_steps
from games.core import Cards, Event, Luck, Offer, Text, Who
from games.search.advice import Advice, Grounds, RatedMove, Reason
from games.search.search import is_searchable
from locales import bundle
from tests.kit.house import ANNA, BEN, CLARA, House, person_at

SEARCHED = [key for key in games.keys() if is_searchable(games.load(key))]  # noqa: SIM118
FIRST, SECOND = Who(0, 0), Who(1, 0)


def make_verdict(
    step: int, who: Who, made: int, best: int, doubt: int = 5, *, twice: bool = False
) -> Verdict:
    return Verdict(step, who, made, best, doubt, b"", twice)


def course(*firsts: int) -> tuple[tuple[int, ...], ...]:
    """Return the chances of two players, given those of the first."""
    return tuple((first, WHOLE - first) for first in firsts)


def test_the_moves_that_changed_most_are_the_turning_points_apart_from_each_other() -> None:
    steady = [500] * 10
    chances = course(*steady, 700, *[900] * 10, *[890] * 10, *[400] * 10, *[450] * 10, 1000)
    assert Analysis(1, chances).turns == [10, 31, 51]  # that of 11 is told by 10
    assert Analysis(1, course(500, 510, 495, 500)).turns == []


def test_the_best_decision_is_better_than_all_others_by_most_and_the_worst_costs_most() -> None:
    verdicts = (
        make_verdict(1, FIRST, 500, 450),
        make_verdict(3, FIRST, 600, 480),
        make_verdict(5, FIRST, 300, 420),
        make_verdict(7, FIRST, 100, 700, doubt=400),  # by chance, perhaps
        make_verdict(9, FIRST, 300, 310),
        make_verdict(2, SECOND, 500, 515),
    )
    analysis = Analysis(1, course(500, 500), verdicts)
    assert analysis.judged_people == [FIRST, SECOND]
    assert analysis.best_of(FIRST) == verdicts[1]
    assert analysis.worst_of(FIRST) == verdicts[2]
    assert (analysis.count_good(FIRST), len(analysis.verdicts_of(FIRST))) == (4, 5)
    assert analysis.best_of(SECOND) is analysis.worst_of(SECOND) is None
    assert analysis.count_good(SECOND) == 1
    assert list_pages(analysis) == [Page("chances"), Page("best", 3, FIRST), Page("worst", 5, FIRST)]


def test_what_would_be_told_is_looked_at_twice_and_another_one_if_it_does_not_stand() -> None:
    analysis = Analysis(1, (), (make_verdict(1, FIRST, 300, 500), make_verdict(2, FIRST, 400, 500)))
    assert analysis.find_doubtful() == analysis.verdicts[0]
    analysis = analysis.with_verdict(make_verdict(1, FIRST, 400, 405, twice=True))
    assert analysis.find_doubtful() == analysis.verdicts[1]
    analysis = analysis.with_verdict(make_verdict(2, FIRST, 400, 500, twice=True))
    assert analysis.find_doubtful() is None
    worst = analysis.worst_of(FIRST)
    assert worst is not None
    assert worst.step == 2


def advice(*considered: tuple[object, float, float]) -> Advice:
    return Advice(0.4, tuple(RatedMove(move, chance, doubt, 9) for move, chance, doubt in considered))


def test_a_verdict_compares_the_move_that_was_made_with_the_best_of_the_others() -> None:
    game = games.load("deal")
    state, _ = game.deal(2, {}, Luck(Random(1)))
    seat = min(game.waiting_for(state))
    offers = game.offers(state, seat)
    made, other, third = list(dict.fromkeys(game.sample(offers, Random(n)) for n in range(99)))[:3]
    at = Judged(4, Who(seat, 0), game.view(state, seat), made)
    grounds = Grounds((Reason("money", True, True, 0.1),) * 3, 0.2)
    better = advice((other, 0.6, 0.0), (made, 0.4, 0.03), (third, 0.5, 0.02))
    one = build_verdict(game, at, better, grounds, twice=False)
    assert one == Verdict(4, at.who, 400, 600, 30, game.encode_move(other), False, grounds.reasons[:2])
    two = build_verdict(game, at, advice((made, 0.6, 0.0), (other, 0.4, 0.03)), grounds, twice=True)
    assert two is not None
    assert (two.made, two.best, two.doubt, two.gain) == (600, 400, 30, 200)
    assert build_verdict(game, at, advice((made, 0.4, 0.0)), None, twice=False) is None
    analysis = Analysis(1, course(500, 600), (two,))
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(analysis), type=Analysis) == analysis


async def test_decisions_are_the_moves_that_stood_made_out_of_several(house: House) -> None:
    match = await house.begin(ANNA, BEN, game="deal")
    for _ in range(20):
        match = await house.move(match)
    mover = max(player.seat for player in match.players if player.seat not in match.waiting)
    match = await house.hand_over(match, mover, CLARA, person_at(match, mover))
    for _ in range(20):
        match = await house.move(match)
    match = await house.matches.change_once(next(house.interactions), match.id, turns.resign, CLARA.user_id)
    log = await house.matches.entries(match.id)
    game, moves = games.load("deal"), {entry.number: move for entry, move in log}
    every = list(find_decisions(match, log))
    assert 20 < len(every) <= 40
    for each in every:
        offers: list[Offer] = game.offers(each.state, each.who.seat)
        assert len(offers) > 1 or offers[0].fields
        assert game.encode_move(each.move) == moves[each.number]
    assert {each.who for each in every} >= {Who(mover, 0), Who(mover, 1), Who(1 - mover, 0)}
    assert find_sittings(log)[every[-1].number] == every[-1].who
    assert [each.step for each in decisions_to_judge(match, log, {each.number for each in every[:3]})] == [
        each.step for each in every[:3]
    ]
    assert len(decisions_to_judge(match, log, ())) == len(every)
    curve = compute_chances(match, log)
    assert curve[-1][1 - mover] == WHOLE
    every_turn = find_turning_points(Analysis(match.id, curve), match, log)
    (last,) = [turn for turn in every_turn if turn.step == len(curve) - 1]
    assert (last.seat, last.after) == (1 - mover, WHOLE)
    left = find_resignations(match, log)
    assert left == (len(curve) - 1,)
    told = find_turning_points(Analysis(match.id, curve, left=left), match, log)
    assert told and last.step not in [turn.step for turn in told]  # nobody could have done it better


def build_trial(change: float, *events: Event) -> Try:
    """Return a move tried in another world, where it raised the first seat's chance by that much."""
    return Try((0.5, 0.5), (0.5 + change, 0.5 - change), list(events))


def test_a_turning_point_names_the_event_that_can_have_turned_it() -> None:
    game = games.load("deal")
    ends = Event("deal-end", {"who": Who(0)})
    draws = Event("deal-drew", {"who": Who(1), "count": 2})
    pays = Event("deal-paid", {"who": Who(0, 2), "to": Who(1), "cards": "–"})
    lays = Event("deal-lay", {"who": Who(1)})
    for events, cause in (
        ((ends, draws), draws),
        ((pays, ends, draws), pays),
        ((lays, pays), pays),  # it names the first seat, even after others played there
        ((ends,), None),
        ((), None),
    ):
        assert find_cause(game, events, [], 0, 0.2) == (cause and cause.text), events


def test_what_turned_a_match_is_the_draw_if_the_move_alone_changes_little() -> None:
    game = games.load("deal")
    puts = Event("deal-under", {"who": Who(0), "count": 1})
    put = Event("deal-under-you", {"cards": Cards((7,), "deal")}, (0,))
    draws = Event("deal-drew", {"who": Who(1), "count": 2})
    drew, other = (
        Event("deal-drew-you", {"cards": Cards(cards, "deal")}, (1,)) for cards in ((1, 2), (3, 4))
    )
    events = puts, put, draws, drew
    elsewhere = puts, put, draws, other
    drawn = Text("chances-drew", {"who": Who(1), "cards": Cards((1, 2), "deal")})
    assert find_cause(game, events, [build_trial(0.01, *elsewhere)] * 3, 1, 0.3) == drawn
    assert find_cause(game, events, [build_trial(0.01, *elsewhere)] * 3, 0, -0.3) == drawn  # who did not draw
    told = find_cause(game, events, [build_trial(-0.3, *elsewhere)] * 3, 0, -0.3)
    assert told == puts.text  # the move: what was put there is its player's secret
    assert find_cause(game, events, [build_trial(0.01, *events)] * 3, 0, 0.3) == puts.text


@pytest.mark.parametrize("key", SEARCHED)
async def test_turning_points_tell_what_happened_in_their_moves(house: House, key: str) -> None:
    match, told = await house.finish(await house.begin(ANNA, BEN, game=key)), 0
    log = await house.matches.entries(match.id)
    analysis = Analysis(match.id, compute_chances(match, log), left=find_resignations(match, log))
    for turn in find_turning_points(analysis, match, log):
        events = list_steps(log)[turn.step - 1].events
        assert turn.what is not None
        if turn.what.id == "chances-drew":
            who, cards = turn.what.args["who"], turn.what.args["cards"]
            assert isinstance(who, Who)
            assert [(who.seat,)] == [each.seats for each in events if each.args == {"cards": cards}]
        else:
            assert turn.what in [each.text for each in events if each.seats is None]
        told += 1
    assert told == len(analysis.turns)


async def test_no_turning_point_blames_a_move_that_was_the_best(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, game="property"))
    log = await house.matches.entries(match.id)
    analysis = Analysis(match.id, compute_chances(match, log), left=find_resignations(match, log))
    blamed = 0
    for turn in find_turning_points(analysis, match, log):
        entry = list_steps(log)[turn.step - 1]
        seat, done = entry.seat or 0, [each.text for each in entry.events if each.seats is None]
        is_lower = analysis.chances[turn.step][seat] < analysis.chances[turn.step - 1][seat]
        for made, best in ((600, 300), (300, 600)):
            judged = analysis.with_verdict(make_verdict(turn.step, Who(seat), made, best))
            what = {each.step: each.what for each in find_turning_points(judged, match, log)}[turn.step]
            is_blamed = is_lower and turn.what == done[0]
            assert what == (None if is_blamed and made > best else turn.what)
            blamed += is_blamed
    assert blamed


def test_events_that_change_nothing_are_those_of_the_game() -> None:
    for key in games.keys():  # noqa: SIM118
        inert_events = games.load(key).inert_events
        assert all(id.startswith(f"{key}-") for id in inert_events)
        assert all(bundle("en").has_message(id) for id in inert_events)


def test_a_move_that_was_not_made_is_told_without_what_chance_would_have_made_of_it() -> None:
    game = games.load("cardopoly")
    state, _ = game.deal(2, {}, Luck(Random(1)))
    seat = min(game.waiting_for(state))
    (draw,) = [game.fill(offer, {}) for offer in game.offers(state, seat) if offer.move == "draw"]
    assert describe_move(game, state, seat, draw) is None
    game = games.load("deal")
    state, _ = game.deal(2, {}, Luck(Random(1)))
    seat = min(game.waiting_for(state))
    bank = next(game.fill(offer, {}) for offer in game.offers(state, seat) if offer.move == "bank")
    told = describe_move(game, state, seat, bank)
    assert isinstance(told, Text)
    assert told.id.startswith("deal-")
