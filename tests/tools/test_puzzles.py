"""Puzzles come from the same bot matches each time, and from people's matches without their names."""

from __future__ import annotations

from itertools import islice
from random import Random

from games import load
from games.search.puzzles import WIN, puzzles
from games.search.search import Rollouts
from tests.kit.house import ANNA, BEN, House
from tools.puzzles import turns
from tools.puzzles.finding import is_promising, ways
from tools.puzzles.positions import PEOPLE, Found, play_positions, read_positions


def test_the_matches_of_bots_are_the_same_each_time() -> None:
    game = load("property")
    first = [*islice(play_positions(game, 3), 40)]
    assert first == [*islice(play_positions(game, 3), 40)]
    for found in first:
        state = game.decode(found.state)
        assert found.seat in game.waiting_for(state)
        moves = ways(game, game.view(state, found.seat), game.offers(state, found.seat), 60)
        assert len(moves) <= 60
        for move in moves:
            game.apply(game.copy(state), found.seat, move, _NoChance())


def test_what_nobody_misses_is_no_puzzle() -> None:
    """With two moves, the better one must not be the one that looks better at once. With many, it may be."""
    game = load("property")
    known = puzzles("property")
    found = []
    for name in ("784ebd8ed3", "0857e35658"):
        puzzle = known[name]
        view = game.view(puzzle.position, puzzle.seat)
        moves = [game.decode_move(answer.move) for answer in puzzle.answers]
        found.append((len(moves), is_promising(Rollouts(game, view, Random(1)), moves)))
    assert found == [(2, False), (16, True)]


def test_a_turn_that_wins_in_several_moves_is_found_where_it_begins() -> None:
    game = load("deal")
    known = puzzles("deal")["ea6e0cb6a2"]
    found = Found(known.match, 0, known.state, known.seat, begins=True)
    again = turns.puzzle(game, found, wins=True)
    assert again is not None and again.theme == WIN
    best = again.plan(again.best.moves)
    assert known.judge(best) == known.best
    assert turns.puzzle(game, found._replace(begins=False)) is None


class _NoChance:
    """A source of chance that always gives the least and shuffles nothing."""

    def shuffle(self, cards: list[int]) -> None:
        """Leave the items in order."""

    def randbelow(self, limit: int) -> int:
        """Return the least number."""
        return 0


async def test_matches_of_people_give_positions_and_no_names(house: House) -> None:
    running = await house.begin(ANNA, BEN)
    over = await house.finish(await house.begin(ANNA, BEN))
    game = load("property")
    found = await read_positions(game, house.url)
    assert running.status == "running" and over.status == "over"
    assert len(found) == over.version - running.version
    assert {each.match for each in found} == {PEOPLE}
    assert not [each for each in found if b"Anna" in each.state or b"Ben" in each.state]
