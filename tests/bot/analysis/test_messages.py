"""The pages of an analysis stay within Discord's limits, whatever people are called."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from discord import ui

import games
from bot.analysis.decisions import Decision
from bot.analysis.messages import Leaf, build_notes, build_page, build_progress
from bot.analysis.record import Analysis, Verdict, list_pages
from bot.domain.replays import Position
from bot.language import LOCALES, language_of
from bot.service.pictures import Picture
from games.core import Cards, Event, Text, Who
from games.search.advice import Reason


@pytest.mark.parametrize("key", games.keys())
async def test_every_page_keeps_the_limits(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], key: str
) -> None:
    game, random = games.load(key), Random(2)
    seats = game.seats[-1]
    found = match(seats, 6, game=key, names=awkward)
    mover = min(found.waiting)
    offers = game.offers(found.state, mover)
    every = [Who(seat, 0) for seat in range(seats)]
    decided = {}
    for number, who in enumerate(every):
        for step, gain in ((2 * number + 1, 400), (2 * number + 2, -400)):
            other = game.encode_move(game.sample(offers, random))
            decided[step] = Verdict(step, who, 500, 500 - gain, 9, other, True)
    random_chances = tuple(tuple(random.randrange(1000) for _ in every) for _ in range(60))
    analysis = Analysis(found.id, random_chances, tuple(decided.values()), 59)
    leaves = list_pages(analysis)
    assert len(leaves) == 4 + 2 * seats
    decision = Decision(1, 1, Who(mover, 0), found.state, game.sample(offers, random))
    table, hand = Picture("t.png", b".", "The table. " * 200), Picture("h.png", b".", "A hand.")
    pictures = [(None, table), (mover, hand)]
    for words in map(language_of, LOCALES):
        accepted(build_progress(found, analysis, words))
        accepted(build_progress(found, analysis, words, paused=True))
        for number, page in enumerate(leaves):
            cause = Text("chances-drew", {"who": Who(1), "cards": Cards((3,))})
            leaf = Leaf(number, page, 59, Position(found, page.step, 59, found.events), decision, cause)
            shown = accepted(build_page(found, analysis, leaf, words, pictures), ("t.png", "h.png"))
            assert str(number) in str(shown)
            assert (repr(words.at_table(found)(cause))[1:-1] in str(shown)) == (page.kind == "turn")


async def test_a_draw_that_turned_a_match_is_told_once(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    found, words = match(2, 6, game="deal"), language_of("en")
    drew = Event("deal-drew", {"who": Who(1), "count": 2})
    bank = Event("deal-bank", {"who": Who(0), "card": Cards((3,), "deal")})
    analysis = Analysis(found.id, ((500, 500), (500, 500), (100, 900), (100, 900)), (), 3)
    page = next(page for page in list_pages(analysis) if page.kind == "turn")
    cause = Text("chances-drew", {"who": Who(1), "cards": Cards((3,), "deal")})
    for said, is_told in ((cause, False), (None, True)):
        leaf = Leaf(1, page, 3, Position(found, page.step, 3, (bank, drew)), None, said)
        picture = (None, Picture("t.png", b".", "The table."))
        shown = str(accepted(build_page(found, analysis, leaf, words, [picture]), ("t.png",)))
        assert "banks" in shown
        assert ("draws 2 cards" in shown) is is_told


async def test_an_analysis_of_one_page_has_no_buttons_to_turn_it(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    found = match(2)
    analysis = Analysis(found.id, ((500, 500),) * 3, (), 2)
    (page,) = list_pages(analysis)
    words, picture = language_of("en"), (None, Picture("t.png", b".", "The chances."))
    shown = accepted(build_page(found, analysis, Leaf(0, page, 2), words, [picture]), ("t.png",))
    assert "analysispage" not in str(shown)


@pytest.mark.parametrize(
    ("language", "done", "better"),
    [
        ("en", "Played: 🔵 Anna chooses “Draw”.\n", "Better: “Draw”\n"),
        ("de", "Gespielt: 🔵 Anna wählt „Ziehen“.\n", "Besser: „Ziehen“\n"),
    ],
)
async def test_a_move_of_which_nothing_is_told_is_what_somebody_taps(
    match: Callable[..., Any], language: str, done: str, better: str
) -> None:
    found = match(2, game="cardopoly")
    game, (mover,) = games.load("cardopoly"), found.waiting
    (draw,) = [game.fill(offer, {}) for offer in game.offers(found.state, mover) if offer.move == "draw"]
    who = Who(mover, 0)
    verdict = Verdict(1, who, 400, 500, 9, game.encode_move(draw), True)
    analysis = Analysis(found.id, ((500, 500),) * 3, (verdict,), 2)
    number, page = next((n, page) for n, page in enumerate(list_pages(analysis)) if page.kind == "worst")
    decision = Decision(1, 1, who, found.state, draw)
    shown = build_page(found, analysis, Leaf(number, page, 2, None, decision), language_of(language), [])
    said = "\n".join(item.content for item in shown.walk_children() if isinstance(item, ui.TextDisplay))
    assert done in said
    assert better in said


@pytest.mark.parametrize(
    ("is_fact", "said"),
    [
        (True, "What makes the difference: more pocket cards for 🔵 Anna."),
        (
            False,
            "I played it out many times: mostly, the better move led to more pocket cards for 🔵 Anna.",
        ),
    ],
)
async def test_a_reason_is_a_fact_or_what_happened_in_the_rollouts(
    match: Callable[..., Any], is_fact: bool, said: str
) -> None:
    found = match(2, game="cardopoly")
    game, (mover,) = games.load("cardopoly"), found.waiting
    move = game.encode_move(game.sample(game.offers(found.state, mover), Random(1)))
    reason = Reason("cards", True, True, 0.1, is_fact)
    verdict = Verdict(1, Who(mover, 0), 400, 500, 9, move, True, (reason,))
    analysis = Analysis(found.id, ((500, 500),) * 3, (verdict,), 2)
    number, page = next((n, page) for n, page in enumerate(list_pages(analysis)) if page.kind == "worst")
    decision = Decision(1, 1, Who(mover, 0), found.state, game.decode_move(move))
    shown = build_page(found, analysis, Leaf(number, page, 2, None, decision), language_of("en"), [])
    told = "\n".join(item.content for item in shown.walk_children() if isinstance(item, ui.TextDisplay))
    assert said in told


@pytest.mark.parametrize(
    ("best", "is_fact", "said"),
    [
        (500, True, ("Played: ", "Better: {} Why: more pocket cards for Anna.")),
        (500, False, ("Played: ", "Better: {} Mostly, it led to more pocket cards for Anna.")),
        (300, True, ("Played: {} Why: more pocket cards for Anna.", "Next best: ")),
    ],
)
async def test_on_a_hand_the_better_move_says_why(
    match: Callable[..., Any], best: int, is_fact: bool, said: tuple[str, str]
) -> None:
    found = match(2, game="cardopoly")
    game, (mover,) = games.load("cardopoly"), found.waiting
    move = game.sample(game.offers(found.state, mover), Random(1))
    reason = Reason("cards", True, True, 0.1, is_fact)
    verdict = Verdict(1, Who(mover, 0), 400, best, 9, game.encode_move(move), True, (reason,))
    decision = Decision(1, 1, Who(mover, 0), found.state, move)
    notes = build_notes(found, decision, verdict, language_of("en"))
    for note, words in zip(notes, said, strict=True):
        start, _, end = words.partition("{}")
        assert note.words.startswith(start) and note.words.endswith(end)
        assert ("Why" in note.words or "Mostly" in note.words) == note.best
