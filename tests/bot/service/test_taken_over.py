"""Who takes a seat over isn't bound by what its player decided in advance, nor can they see it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import games
from bot.domain import turns
from bot.domain.match import Match
from games.cardopoly.moves import Advance as Bids
from games.core import AnyGame
from games.deal.moves import Advance as Answers
from games.property.moves import Plan
from tests.kit.house import ANNA, BEN, CLARA, DAVID, House, person_at
from tools import verify


def decide(game: AnyGame, match: Match, seat: int) -> Any:
    """Return a move by which *seat* decides something in advance."""
    if game.key == "deal":
        return Answers(2, 1)
    if game.key == "cardopoly":
        return Bids(2, 3)
    offer = game.anytime_offers(match.state, seat)[0]
    chosen = {field.name: field.options[0] for field in offer.fields}
    return Plan(**offer.given, **chosen)


async def make(house: House, match: Match, seat: int, move: Any) -> Match:
    """Make *move* for the person in *seat*."""
    user_id = person_at(match, seat).user_id
    return await house.matches.change_once(
        next(house.interactions), match.id, turns.act, user_id, move, match.version
    )


async def take_over(house: House, match: Match, seat: int, how: str) -> Match:
    """Let somebody else play *seat*."""
    if how == "away":
        return await house.matches.change(match.id, turns.take_over, seat)
    if how == "person":
        own = person_at(match, seat)
        return await house.matches.change(match.id, turns.substitute, seat, DAVID, own.user_id, given=True)
    return await house.matches.change(
        match.id, turns.install, seat, "normal", person_at(match, seat).user_id, given=True
    )


@pytest.mark.parametrize("how", ["away", "person", "bot"])
@pytest.mark.parametrize("key", ["cardopoly", "deal", "property"])
async def test_what_was_decided_in_advance_ends_with_its_player(
    house: House, tmp_path: Path, key: str, how: str
) -> None:
    game = games.load(key)
    match = await house.begin(ANNA, BEN, CLARA, game=key)
    (turn,) = match.waiting
    seat = (turn + 1) % 3
    free, spectator = game.view(match.state, seat), game.view(match.state, None)
    move = decide(game, match, seat)
    match = await make(house, match, seat, move)
    assert game.view(match.state, seat) != free
    match = await take_over(house, match, seat, how)
    assert game.view(match.state, seat) == free
    assert game.view(match.state, None) == spectator
    match = await house.finish(match)
    assert (await house.matches.verify(match.id)).holds
    document = await house.matches.export(match.id)
    assert {"moves": 1, "seat": seat} in document["taken_over"]
    for taken_over, code in ((document["taken_over"], 0), ([{"moves": 10**6, "seat": seat}], 1)):
        file = tmp_path / "match.json"
        file.write_text(json.dumps(document | {"taken_over": taken_over}), "utf-8")
        assert verify.main([str(file)]) == code


@pytest.mark.usefixtures("same_cards")
@pytest.mark.parametrize("how", ["away", "person", "bot"])
async def test_a_move_taken_back_does_not_bring_it_back(house: House, how: str) -> None:
    game = games.load("deal")
    match = await house.begin(ANNA, BEN, CLARA, game="deal")
    (turn,) = match.waiting
    seat, offers = (turn + 1) % 3, game.offers(match.state, turn)
    match = await make(house, match, seat, Answers(2, 1))
    bank = game.sample([offer for offer in offers if offer.move == "bank"], house.random)
    match = await make(house, match, turn, bank)
    assert match.undo is not None
    number = match.undo.number
    match = await take_over(house, match, seat, how)
    match = await house.matches.change_once(
        next(house.interactions), match.id, turns.undo, person_at(match, turn).user_id, number
    )
    assert (match.state.accepts, match.state.pays) == ([0, 0, 0], [0, 0, 0])
    match = await house.finish(match)
    assert (await house.matches.verify(match.id)).holds
