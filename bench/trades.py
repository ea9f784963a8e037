"""The number of taps it takes to put together a trade of Cardopoly."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from bench.taps import count_taps, list_complete
from bot.domain import turns
from bot.domain.match import Match
from games import load
from games.cardopoly.moves import Draft
from games.kit.moves import Chosen, Ways
from games.kit.panel import Fill

GAME = load("cardopoly")


def find_draft_taps(match: Match, seat: int, goal: Draft) -> tuple[int, Match]:
    """Return the taps that lay the draft *goal*, taking the nearest step each time, and the match then."""
    taps, far = 0, _distance(_draft(match, seat, goal), goal)
    while far:
        way, far, move = _find_closer(match, seat, goal, far)
        taps += way
        match = _make(match, seat, move)
    return taps, match


def list_swaps(match: Match, seat: int) -> Iterator[Draft]:
    """Yield trades of a property for a card and a promise that *seat* can begin to put together, unasked."""
    view = GAME.view(match.state, seat)
    offers = [] if view.trade or view.draft else GAME.open_offers(match.state, seat)
    for offer in offers:
        fields = {field.name: field.options for field in offer.fields}
        if offer.move == "draft" and fields["spaces"] and 1 in fields["number"] and 1 in fields["asks"]:
            to, space = offer.given["to"], fields["spaces"][:1]
            yield Draft(to, (), 1, 0, space, (), 0, 1, 1, 1)


def find_proposal_taps(match: Match, seat: int, goal: Draft) -> int | None:
    """Return the taps that lay the draft *goal* and propose it, or None if the rules forbid it."""
    taps, match = find_draft_taps(match, seat, goal)
    view, offers = GAME.view(match.state, seat), GAME.open_offers(match.state, seat)
    sends: Ways = {number: None for number, offer in enumerate(offers) if offer.move == "propose"}
    return taps + count_taps(GAME, view, offers, sends) if sends else None


def _find_closer(match: Match, seat: int, goal: Draft, far: int) -> tuple[int, int, Draft]:
    """Find the fewest taps to a draft nearer than *far* to *goal*, how far that is then, and that draft."""
    view, offers = GAME.view(match.state, seat), GAME.open_offers(match.state, seat)
    for _, makes in list_complete(GAME.panel(view, offers), offers, lambda fill: _tick(fill, goal)):
        laid = [
            (taps, GAME.fill(offers[make.offer], make.chosen))
            for taps, make in makes
            if (offers[make.offer].move, offers[make.offer].given.get("to")) == ("draft", goal.to)
        ]
        drafts = [(_distance(move, goal), taps, move) for taps, move in laid]
        left, taps, best = min(drafts, key=itemgetter(0, 1), default=(far, 0, goal))
        if left < far:
            return taps, left, best
    raise LookupError("no taps come closer to this trade")


def _tick(fill: Fill, goal: Draft) -> Chosen:
    """Choose in a list of things as much of *goal* as it can hold."""
    return {
        name: (*fill.kept[name], *(each for each in options if each in getattr(goal, name)))
        for name, options in fill.options.items()
    }


def _draft(match: Match, seat: int, goal: Draft) -> Draft:
    """Return what is laid now, or an empty draft."""
    draft = GAME.view(match.state, seat).draft
    if draft is None or draft.to != goal.to:
        return Draft(goal.to, (), 0, 0, (), (), 0, 1, 0, 1)
    return Draft(**{name: getattr(draft, name) for name in Draft.__struct_fields__})


def _distance(one: Draft, other: Draft) -> int:
    things = sum(
        len(set(getattr(one, name)) ^ set(getattr(other, name))) for name in ("take", "spaces", "cards")
    )
    return things + sum(
        _select_term(one, *names) != _select_term(other, *names)
        for names in (("number", "kind"), ("gives", "gives_in"), ("asks", "asks_in"))
    )


def _select_term(draft: Draft, count: str, how: str) -> tuple[int, int]:
    return (getattr(draft, count), getattr(draft, how)) if getattr(draft, count) else (0, 0)


def _make(match: Match, seat: int, move: Any) -> Match:
    player = match.players[seat]
    return turns.act(match, 0.0, match.version, player.user_id or 0, move, player.question).after
