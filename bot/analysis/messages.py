"""The analysis of a match as private pages.

Every control carries the match and the page it leads to, so that it works at any time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from discord import ButtonStyle, ui

import games
from bot.analysis.decisions import Decision
from bot.analysis.record import Analysis, Page, Verdict, list_pages, to_percent
from bot.analysis.turning_points import describe_move
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.naming import name_move
from bot.domain.match import Match
from bot.domain.replays import TABLE, Position, visible_events
from bot.language import Language
from bot.service.pictures import Picture
from games.core import Text, Who
from render.notes import Note

EVENTS = 4
"""How many of a turning point's latest events are told."""


class Leaf(NamedTuple):
    """The *page* with that *number*, of *steps* moves, with what its reader sees.

    A turning point has its *position* and, if it can be told, its *cause*; a decision the *decision* itself,
    if today's rules can show it. *is_shared* says whether the reader shares it with the server, None if they
    can't.
    """

    number: int
    page: Page
    steps: int
    position: Position | None = None
    decision: Decision | None = None
    cause: Text | None = None
    is_shared: bool | None = None


def build_progress(
    match: Match, analysis: Analysis, words: Language, *, paused: bool = False
) -> ui.LayoutView:
    """Say how far the *analysis* of *match* is; it is *paused* when this process ends."""
    line = "analysis-paused" if paused else "analysis-progress"
    said = words(line, done=analysis.reached, all=len(analysis.chances) - 1)
    again = layout.button(Control("analysispage", match.id, 0, "0.again"), words("analysis-again"))
    return layout.framed_message(layout.paragraph(said), *layout.rows([again]))


def build_page(
    match: Match,
    analysis: Analysis,
    leaf: Leaf,
    words: Language,
    pictures: Sequence[tuple[int | None, Picture]],
) -> ui.LayoutView:
    """Build the page *leaf* of the *analysis* of *match*; *pictures* show a seat's hand or the table."""
    say = words.at_table(match)
    shown: list[layout.Item | None] = []
    for seat, picture in pictures:
        if seat is not None:
            shown.append(layout.paragraph(say("replay-hand", who=Who(seat))))
        shown.append(layout.picture_or_words(picture.shown, picture.description))
    return layout.framed_message(
        *(layout.paragraph(*lines) for lines in _paragraphs(match, analysis, leaf, say)),
        *shown,
        *layout.rows(_ways(match, analysis, leaf, words)),
        _contents(match, analysis, leaf, words),
    )


def _paragraphs(match: Match, analysis: Analysis, leaf: Leaf, say: Language) -> Iterator[list[str]]:
    """Return the paragraphs of a page."""
    page = leaf.page
    match page.kind:
        case "chances":
            yield [say("analysis-title", game=say(f"{match.game}-name"))]
            yield [
                say(
                    "analysis-judged",
                    who=who,
                    good=analysis.count_good(who),
                    count=len(analysis.verdicts_of(who)),
                )
                for who in analysis.judged_people
            ]
        case "turn":
            yield [say("analysis-turn-title", number=leaf.number, step=page.step, steps=leaf.steps)]
            events = visible_events(leaf.position, TABLE) if leaf.position else []
            asides = games.load(match.game).asides if leaf.cause else ()
            told = [event.text for event in events if event.id not in asides]
            yield [say("analysis-cause", what=leaf.cause)] if leaf.cause else []
            yield [f"-# {say(event)}" for event in told if event != leaf.cause][-EVENTS:]
            chances = zip(analysis.chances[page.step - 1], analysis.chances[page.step], strict=True)
            yield [
                say("analysis-change", who=Who(seat), before=to_percent(before), after=to_percent(after))
                for seat, (before, after) in enumerate(chances)
            ]
        case "best" | "worst":
            yield [say(f"analysis-{page.kind}-title", who=page.who or "", step=page.step, steps=leaf.steps)]
            verdict = next(each for each in analysis.verdicts if each.step == page.step)
            if leaf.decision is not None:
                yield from _describe_decision(match, leaf.decision, verdict, say)
            yield [say("analysis-shared")] if leaf.is_shared else []


def _describe_decision(
    match: Match, decision: Decision, verdict: Verdict, say: Language
) -> Iterator[list[str]]:
    game = games.load(match.game)
    made, other = _name_moves(match, decision, game.decode_move(verdict.other), say)
    yield [say("analysis-made", move=made, chance=to_percent(verdict.made))]
    id = "analysis-next" if verdict.gain > 0 else "analysis-better"
    yield [say(id, move=other, chance=to_percent(verdict.best))]
    why = "analysis-why" if _are_facts(verdict) else "analysis-led-to"
    yield [
        say(why, reasons=_list_reasons(match, verdict, say)) if verdict.reasons else "",
        say("analysis-seen", who=verdict.who),
    ]


def _are_facts(verdict: Verdict) -> bool:
    return all(reason.is_fact for reason in verdict.reasons)


def _list_reasons(match: Match, verdict: Verdict, say: Language) -> str:
    """Say what the better move of *verdict* gains."""
    rivals = [seat for seat in range(len(match.players)) if seat != verdict.who.seat]
    rival = Who(rivals[0]) if len(rivals) == 1 else None
    return say.join(say(reason.text(match.game, verdict.who, rival)) for reason in verdict.reasons)


def build_notes(match: Match, decision: Decision, verdict: Verdict, words: Language) -> tuple[Note, ...]:
    """Build what a *decision* shows on its hand: the move made, and the better or next best one.

    The better of the two says why.
    """
    game, say = games.load(match.game), words.at_table(match, "picture")
    moves = decision.move, game.decode_move(verdict.other)
    names = _name_moves(match, decision, moves[1], say)
    best = verdict.gain > 0
    ids = "made", "next" if best else "better"
    notes = []
    for id, name, is_best, move in zip(ids, names, (best, not best), moves, strict=True):
        told = words(f"analysis-note-{id}", move=name)
        if is_best and verdict.reasons:
            why = "analysis-note-why" if _are_facts(verdict) else "analysis-note-led-to"
            told = words(why, note=told, reasons=_list_reasons(match, verdict, say))
        notes.append(Note(told, is_best, game.encode_move(move), words(f"analysis-mark-{id}")))
    return tuple(notes)


def _name_moves(match: Match, decision: Decision, other: Any, say: Language) -> list[str]:
    """Describe a *decision* and the *other* move by their events or, if those say nothing, by their taps."""
    game, seat = games.load(match.game), decision.who.seat
    moves = (decision.move, other)
    sentences = [describe_move(game, decision.state, seat, move) for move in moves]
    if sentences[0] == sentences[1]:
        sentences = [None, None]
    view, offers = game.view(decision.state, seat), game.offers(decision.state, seat)
    tapped = ("analysis-chosen", "analysis-called")
    return [
        say(id, who=decision.who, called=(name_move(game, view, offers, move, say) or ("", ""))[1])
        if sentence is None
        else say(sentence)
        for id, move, sentence in zip(tapped, moves, sentences, strict=True)
    ]


def _ways(match: Match, analysis: Analysis, leaf: Leaf, words: Language) -> list[ui.Button[ui.LayoutView]]:
    last = len(list_pages(analysis)) - 1
    buttons = [
        layout.button(
            Control("analysispage", match.id, 0, f"{min(max(to, 0), last)}.{way}"),
            words(f"analysis-{way}"),
            ButtonStyle.primary if way == "on" else ButtonStyle.secondary,
            open=0 <= to <= last,
        )
        for way, to in (("back", leaf.number - 1), ("on", leaf.number + 1))
        if last  # a single page has no others to turn to
    ]
    if leaf.page.kind != "chances":
        step, code = (leaf.page.step, TABLE)
        if leaf.page.who is not None:
            step, code = step - 1, str(leaf.page.who.seat)
        there = Control("replay", match.id, 0, f"{step}.{code}.there")
        buttons.append(layout.button(there, words("analysis-replay")))
    if leaf.is_shared is not None:
        way = "takeback" if leaf.is_shared else "share"
        share = Control("sharemove", match.id, 0, f"{leaf.number}.{way}")
        buttons.append(layout.button(share, words(f"analysis-{way}")))
    return buttons


def _contents(match: Match, analysis: Analysis, leaf: Leaf, words: Language) -> layout.Item | None:
    """List all pages to choose from."""
    label = words.at_table(match, "label")
    options = [
        layout.option(
            str(number),
            label(f"analysis-page-{page.kind}", number=number, step=page.step, who=page.who or ""),
            chosen=number == leaf.number,
        )
        for number, page in enumerate(list_pages(analysis))
    ][: layout.OPTIONS]
    control = Control("analysisgo", match.id)
    return layout.select(control, words("analysis-pages"), options) if len(options) > 1 else None
