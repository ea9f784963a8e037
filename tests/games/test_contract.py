"""The contract of every game, tested with random matches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games import keys, load
from games.core import (
    AnyGame,
    Cards,
    Chance,
    Event,
    InvalidMove,
    Luck,
    MoveError,
    Outcome,
    Resign,
    Text,
    Value,
)
from games.deal.moves import Discard
from games.settings import option_values
from tests.kit.matches import Course, in_matches, is_offered, nonsense, steps
from tests.kit.narrow import not_none
from tests.kit.secrecy import find_leaks, find_told_apart

each_game = pytest.mark.parametrize("key", keys())


@in_matches
def test_a_match_ends_and_keeps_its_cards(course: Course) -> None:
    game, (seats, _) = course.game, course.setup
    cards, after = None, None
    for before, seat, _, _, after in course.steps():
        cards = cards or sorted(game.cards(before))
        assert sorted(game.cards(after)) == cards
        assert game.outcome(before) is None
        assert seat in game.active(before)
        assert game.waiting_for(before) <= game.active(before)
        assert bool(game.waiting_for(after)) == (game.outcome(after) is None)
    outcome = game.outcome(after)
    if outcome is None:  # no end within the move limit of this test
        return
    assert sorted(seat for place in outcome.places for seat in place) == list(range(seats))
    assert len(outcome.scores) == seats
    assert set(outcome.winners) & game.active(after)  # the winner's partner may be out
    assert len(set(not_none(cards))) == len(not_none(cards))


@in_matches
def test_states_and_moves_survive_storing(course: Course) -> None:
    game = course.game
    for before, _, move, _, after in course.steps(2):
        for state in (before, after):
            assert game.decode(game.encode(state)) == state
        assert game.decode_move(game.encode_move(move)) == move
        assert len(game.encode(after)) < 2000


@in_matches
def test_a_copy_shares_nothing(course: Course) -> None:
    game, random = course.game, Random(course.number)
    for *_, after in course.steps(3):
        stored = game.encode(after)
        twin = game.copy(after)
        assert twin == after
        while waiting := sorted(game.waiting_for(twin))[:1]:
            seat = waiting[0]
            game.apply(twin, seat, game.sample(game.offers(twin, seat), random), Luck(random))
            if random.random() < 0.2:
                break
        assert game.encode(after) == stored


@in_matches
def test_offers_are_the_same_each_time_and_only_for_whom_the_match_waits(course: Course) -> None:
    game, (seats, _) = course.game, course.setup
    for before, *_ in course.steps(2):
        again = game.decode(game.encode(before))
        for seat in range(seats):
            offers = game.offers(before, seat)
            assert bool(offers) == (seat in game.waiting_for(before))
            assert offers == game.offers(again, seat)


@in_matches
def test_the_rules_allow_what_is_offered_and_nothing_else(course: Course) -> None:
    game, random, (seats, _) = course.game, Random(course.number), course.setup
    known = []
    for before, seat, move, _, _ in course.steps(2):
        if isinstance(move, Resign):
            continue
        known.append(move)
        tried = [nonsense(move, random), random.choice(known)]
        tried += [game.sample(game.offers(before, seat), random)]
        chosen = [(random.choice([seat, random.randrange(seats)]), other) for other in tried]
        unasked = [(who, game.anytime_offers(before, who)) for who in game.active(before)]
        chosen += [(who, game.sample(offers, random)) for who, offers in unasked if offers]
        for who, other in chosen:
            state = game.copy(before)
            allowed = is_offered(game.open_offers(before, who), other)
            try:
                game.apply(state, who, other, Luck(random))
            except MoveError:
                assert state == before
                assert not allowed
            else:
                assert allowed


@in_matches
def test_simulations_play_by_the_same_rules(course: Course) -> None:
    game, random = course.game, Random(course.number)
    for before, seat, *_ in course.steps(4):
        if not (offers := game.offers(before, seat)):
            continue
        move, seed = game.random_move(before, seat, random), random.random()
        assert is_offered(offers, move)
        made, applied = game.copy(before), game.copy(before)
        game.make(made, seat, move, Luck(Random(seed)))
        game.apply(applied, seat, move, Luck(Random(seed)))
        assert made == applied


@in_matches
def test_every_offer_comes_up_in_random_play(course: Course) -> None:
    game, random = course.game, Random(course.number)
    for before, seat, *_ in course.steps(40):
        offers = game.offers(before, seat)
        moves = [game.random_move(before, seat, random) for _ in range(20 * len(offers))]
        assert all(any(is_offered([offer], move) for move in moves) for offer in offers)


@in_matches
def test_hidden_cards_change_no_view(course: Course) -> None:
    game, random, (seats, _) = course.game, Random(course.number), course.setup
    for before, *_ in course.steps(5):
        for seat in (None, *range(seats)):
            other = game.permute_hidden(before, seat, random)
            assert game.view(other, seat) == game.view(before, seat)
            assert sorted(game.cards(other)) == sorted(game.cards(before))
            assert game.waiting_for(other) == game.waiting_for(before)
            if seat is not None:
                assert game.offers(other, seat) == game.offers(before, seat)


@in_matches
def test_events_tell_nobody_what_the_view_hides(course: Course) -> None:
    game, random = course.game, Random(course.number)
    for before, mover, move, *_ in course.steps(3):
        assert not find_leaks(game, before, mover, move, random), move


@in_matches
def test_events_tell_nobody_which_move_was_made_if_the_view_hides_it(course: Course) -> None:
    game, random = course.game, Random(course.number)
    for before, mover, move, *_ in course.steps(6):
        if mover in game.waiting_for(before):
            moves = (move, game.random_move(before, mover, random))
            assert not find_told_apart(game, before, mover, moves, random.random()), moves


LEAKS: dict[str, Callable[[tuple[int, ...]], Value]] = {
    "cards": Cards,
    "text": lambda cards: Text("common-yes", {"cards": Cards(cards)}),
    "number": lambda cards: cards[0],
}
"""Ways in which an event could reveal secretly chosen cards."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_game_that_tells_everybody_what_was_chosen_secretly_is_noticed(
    monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """In Monopoly Deal, the cards that a seat puts under the draw pile are secret."""
    game, random = load("deal"), Random(1)
    apply = game.apply

    def apply_and_leak(state: Any, seat: int, move: Any, chance: Chance) -> list[Event]:
        told = [Event("deal-leak", {"told": LEAKS[leak](move.cards)})] if isinstance(move, Discard) else []
        return [*apply(state, seat, move, chance), *told]

    monkeypatch.setattr(type(game), "apply", staticmethod(apply_and_leak))
    tried = 0
    for seed in range(3):
        for before, mover, move, *_ in steps("deal", (2, {}), seed):
            if not isinstance(move, Discard):
                continue
            leaks = find_leaks(game, before, mover, move, random)
            assert leaks == (set() if leak == "number" else set(move.cards))
            other = game.random_move(before, mover, random)
            if other.cards[0] != move.cards[0]:
                assert find_told_apart(game, before, mover, (move, other), 0.5) == {None, 1 - mover}
                tried += 1
    assert tried


@in_matches
def test_anybody_may_resign_at_any_moment(course: Course) -> None:
    game, random = course.game, Random(course.number)
    for before, *_ in course.steps(4):
        seat = random.choice(sorted(game.active(before)))
        state = game.copy(before)
        game.apply(state, seat, Resign(), Luck(random))
        assert seat not in game.active(state) | game.waiting_for(state)
        assert game.waiting_for(state) or game.outcome(state)
        assert sorted(game.cards(state)) == sorted(game.cards(before))
        stored = game.encode(state)
        with pytest.raises(MoveError):
            game.apply(state, seat, Resign(), Luck(random))
        assert game.encode(state) == stored


@in_matches
def test_a_gathering_goes_on_until_it_ends_and_is_no_other(course: Course) -> None:
    game, last = course.game, None
    over: set[Any] = set()
    for *_, after in course.steps():
        view = game.view(after, None)
        assert view.turn in range(view.seats)
        gathering = game.gathering(view)
        if gathering != last:
            over.add(last)
            assert gathering is None or gathering not in over
            last = gathering


@in_matches
def test_the_strategy_makes_moves_that_are_offered(course: Course) -> None:
    game, random = course.game, Random(course.number)
    for before, seat, *_ in course.steps(5):
        if offers := game.offers(before, seat):
            assert is_offered(offers, game.choose(game.view(before, seat), offers, random))


@each_game
def test_the_same_chance_deals_the_same_match(key: str) -> None:
    game = load(key)
    for seats in game.seats:
        first, events = game.deal(seats, {}, Luck(Random(seats)))
        assert game.deal(seats, {}, Luck(Random(seats))) == (first, events)
        assert any(game.deal(seats, {}, Luck(Random(seed)))[0] != first for seed in range(20))


@each_game
def test_a_view_has_every_option_of_the_match(key: str) -> None:
    game = load(key)
    defaults = option_values(game.settings, {})
    chosen = [{**one.only, one.name: value} for one in game.settings for value in one.values]
    for options in [{}, *chosen]:
        state, _ = game.deal(max(game.seats_with(options)), options, Luck(Random(1)))
        for seat in (None, 0):
            assert game.view(state, seat).options == {**defaults, **options}


@each_game
def test_a_made_up_answer_is_refused(key: str) -> None:
    game = load(key)
    state, _ = game.deal(game.seats[0], {}, Luck(Random(5)))
    seat = min(game.waiting_for(state))
    for _ in range(400):
        offers = game.offers(state, seat)
        for offer in offers:
            if offer.fields:
                with pytest.raises(InvalidMove):
                    game.fill(offer, {field.name: (10_000,) for field in offer.fields})
        game.apply(state, seat, game.sample(offers, Random(1)), Luck(Random(1)))
        if not game.waiting_for(state):
            break
        seat = min(game.waiting_for(state))


def count_now(game: AnyGame, state: Any) -> tuple[Outcome, tuple[int, ...]] | None:
    """Return the outcome and merits as if the match ended in *state*."""
    ended = game.end_now(state)
    return None if ended is None else (not_none(game.outcome(ended)), game.merits(ended))


@in_matches
def test_the_outcome_if_a_match_ended_now_is_known_to_everybody(course: Course) -> None:
    game, random, (seats, _) = course.game, Random(course.number), course.setup
    for before, *_, after in course.steps(4):
        stored = game.encode(before)
        if (counted := count_now(game, before)) is None:
            return
        assert game.encode(before) == stored
        outcome, merits = counted
        assert sorted(seat for place in outcome.places for seat in place) == list(range(seats))
        assert len(outcome.scores) == len(merits) == seats
        for seat in (None, *range(seats)):
            assert count_now(game, game.permute_hidden(before, seat, random)) == counted
        seen = game.view(before, None)
        later = [after]
        for seat in game.active(before):
            for offer in game.anytime_offers(before, seat):
                later.append(game.copy(before))
                game.apply(later[-1], seat, game.sample([offer], random), Luck(random))
        for state in later:
            if game.view(state, None) == seen:
                assert count_now(game, state) == counted


@in_matches
def test_the_course_of_a_match_has_a_figure_for_each_seat_in_one_unit(course: Course) -> None:
    game, (seats, options) = course.game, course.setup
    partners = game.partners(seats, options)
    assert sorted(seat for team in partners for seat in team) == list(range(seats))
    units = set()
    states = [course.steps()[0][0], *(after for *_, after in course.steps())]
    for state in states:
        standing = game.standing(state)
        units.add(standing and standing.unit.id)
        assert standing is None or len(standing.figures) == seats
    assert len(units) == 1
    if outcome := game.outcome(states[-1]):
        places = [set(place) for place in outcome.places]
        assert all(set(team) <= place for team in partners for place in places if place & set(team))
