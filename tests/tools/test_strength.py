"""Strength is measured on the same deals from every seat, and against earlier strategies."""

from __future__ import annotations

import subprocess
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import load
from games.core import AnyGame, Luck
from games.deal.cards import LAID, VALUE
from games.deal.moves import Bank, Lay
from games.deal.opponent.finish import plan
from games.deal.visibility import to_groups
from games.property.state import State
from tests.kit.matches import is_offered
from tools import former
from tools import strength as measuring
from tools.rivals import DEAR, bank_first
from tools.strength import Clock, chance, deals, normal, strength


def test_every_deal_is_played_from_every_seat() -> None:
    seats = set()

    def play_normal(game: AnyGame, state: State, seat: int, random: Random) -> Any:
        seats.add(seat)
        return normal(game, state, seat, random)

    found = strength("property", 3, 6, play_normal, normal)
    assert seats == {0, 1, 2}
    assert 0 <= found.share <= 1
    assert found.share == strength("property", 3, 6, normal, normal).share


def test_the_strategy_is_stronger_than_chance() -> None:
    found = strength("property", 2, 10, normal, chance)
    assert found.share - found.doubt > 0.5


def test_a_measurement_goes_on_where_another_one_ended() -> None:
    whole = list(islice(deals("property", 2, normal, chance, Clock()), 4))
    assert list(islice(deals("property", 2, normal, chance, Clock(), first=2), 2)) == whole[2:]


def test_it_is_told_how_a_measurement_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measuring, "TOLD", 2)
    monkeypatch.setattr("sys.argv", ["strength", "property", "--seats", "2", "--matches", "6"])
    measuring.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" of ")[1].split()[0] for line in lines] == ["4", "6"]


def test_with_fixed_simulations_a_measurement_gives_the_same_each_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = "deal --seats 2 --matches 2 --level strong --simulations 4 --against bank-first"
    monkeypatch.setattr("sys.argv", ["strength", *options.split()])
    shares = []
    for _ in range(2):
        measuring.main()
        shares.append(capsys.readouterr().out.split(",")[0])
    assert shares[0] == shares[1]


def test_the_player_that_banks_first_banks_dear_cards_and_lays_late() -> None:
    game, random = load("deal"), Random(1)
    luck = Luck(random)
    state, _ = game.deal(2, {}, luck)
    seen = set()
    while waiting := game.waiting_for(state):
        seat = min(waiting)
        view, offers = game.view(state, seat), game.offers(state, seat)
        move = bank_first(game, state, seat, random)
        assert is_offered(offers, move)
        kinds = {offer.move: offer for offer in offers}
        if view.phase == "play" and view.window is None:
            dear = [card for card in view.hand if VALUE[card] > DEAR and not LAID[card]]
            wins = plan(to_groups(view.groups[seat]), view.hand, view.plays) is not None
            if dear and "bank" in kinds and not wins:
                assert isinstance(move, Bank) and VALUE[move.card] == max(VALUE[card] for card in dear)
                seen.add("bank")
            elif isinstance(move, Lay) and not wins:
                seen.add("lay")
        game.apply(state, seat, move, luck)
    assert seen == {"bank", "lay"}


needs_history = pytest.mark.skipif(
    subprocess.run(
        ["git", "-C", str(former.ROOT), "cat-file", "-e", former.COMMIT], capture_output=True
    ).returncode
    != 0,
    reason=f"git has no commit {former.COMMIT} here",
)


@needs_history
@pytest.mark.parametrize("key", ["cardopoly", "deal", "monopoly", "property"])
def test_former_strategies_move_in_matches_of_today(key: str) -> None:
    game, random = load(key), Random(3)
    luck = Luck(random)
    state, _ = game.deal(max(game.seats_with({})), {}, luck)
    for _ in range(60):
        if not (waiting := game.waiting_for(state)):
            break
        seat = min(waiting)
        move = former.choose(game, state, seat, random)
        assert is_offered(game.offers(state, seat), move)
        game.apply(state, seat, move, luck)


def test_where_git_has_no_such_commit_it_says_so_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(former.NoHistory, match="git fetch --unshallow"):
        former.load("deal", "805149e", tmp_path)
