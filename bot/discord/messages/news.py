"""What happened since a player's last move: in words above their hand, and picture by picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

import games
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.result import write_event, write_reason
from bot.domain.forced_moves import REASONS
from bot.domain.match import Match
from bot.domain.news import find_latest, is_by_house, join_payments, thin_out
from bot.domain.replays import Position, visible_events
from bot.language import Language
from games.core import Event, Who

LINES = 6
"""The most events that are told."""

LENGTH = 100
"""The most characters of a sentence about an event that doesn't concern the reader."""


def tell_news(
    match: Match, seat: int, words: Language, others: Sequence[Event] = (), asked: str = ""
) -> list[str]:
    """Return headings and a line for each of the latest news of *seat*; empty if there are none.

    What the player's own move brought comes first, then the rest in order: what *others* did, to them or not,
    and what the house did for the player. Of what didn't touch the player, only as much is told as there is
    room for. What the question *asked* says too is left out.
    """
    unread = match.players[seat].news.unread
    say = words.at_table(match)
    payments = games.load(match.game).payments

    def count_lines(events: Iterable[Event]) -> Counter[str]:
        told = ((event, _write(event, seat, say)) for event in events)
        lines = [
            (event, line if event in unread.events else layout.shorten(line, LENGTH))
            for event, line in told
            if not layout.is_said(line, asked)
        ]
        return Counter(_join_reasons(join_payments(lines, payments, say), seat))

    touching = list(unread.since_own)
    for place in sorted(_find_asking(match, seat) if asked else (), reverse=True):
        del touching[place]
    kept = find_latest(others, touching)
    known = find_latest(touching, [others[place] for place in kept])
    before = [event for place, event in enumerate(touching) if place not in known]
    every = [*before, *others]
    kept = {place + len(before) for place in kept}
    own = count_lines(unread.events[: unread.own])
    by_house = sorted(place for place in kept if every[place].args.get("who") == Who(seat))
    kept = kept.difference(by_house).union(range(len(before)))
    left = max(0, LINES - len(own) - len(count_lines(every[place] for place in sorted(kept))))
    most = max(1, left)  # what the house did for the reader goes before the turns of others
    early, late = by_house[:-most], by_house[-most:]
    room = left - len(count_lines(every[place] for place in late))
    shown = thin_out(every, max(0, room), kept.union(late), early)
    more = unread.more + len(every) - len(shown)
    told = count_lines(shown)
    lines = _list_lines("-# " + say("panel-news-own"), own) if own else []
    # Who waits isn't told every turn, as that would be an edit for each.
    moved = _has_moved(match, seat) if match.status == "over" or seat in match.waiting else "waits"
    heading = say("panel-news", moved=moved, more=more)
    return [*lines, *_list_lines(heading, told)] if told else lines


def _join_reasons(told: Iterable[tuple[Event, str]], seat: int) -> Iterator[str]:
    """Yield the lines; each reason why the house moved for *seat* shares a line with the move."""
    reason = ""
    for event, line in told:
        if reason and (is_by_house(event) or event.args.get("who", Who(seat)) != Who(seat)):
            yield reason
            reason = ""
        if _is_reason(event, seat):
            reason = line
        else:
            yield f"{reason} {line}" if reason else line
            reason = ""
    if reason:
        yield reason


def _is_reason(event: Event, seat: int) -> bool:
    return event.id in REASONS and event.args["who"] == Who(seat)


def _find_asking(match: Match, seat: int) -> set[int]:
    """Return the place of the event among the latest news of *seat* that asks its player to answer now."""
    game = games.load(match.game)
    if seat not in match.waiting or game.gathering(game.view(match.state, None)) is None:
        return set()
    events = match.players[seat].news.unread.since_own
    return set([at for at, event in enumerate(events) if event.id in game.asking][-1:])


def _has_moved(match: Match, seat: int) -> str:
    """Say, as an argument of texts, whether the player of *seat* has ever moved."""
    return "yes" if match.players[seat].news.last else "no"


def _write(event: Event, seat: int, say: Language) -> str:
    """Write *event* for the player of *seat*, who is *you* in what the house did for them."""
    return write_reason(event, seat, say) if _is_reason(event, seat) else write_event(event, seat, say)


def _list_lines(heading: str, told: Counter[str]) -> list[str]:
    return [heading, *(f"-# {_count(line, times)}" for line, times in told.items())]


def _count(line: str, times: int) -> str:
    """Replace the full stop of *line* with how many *times* it happened, unless that is once."""
    return line if times == 1 else f"{line.rstrip('.。')} ×{times}"


def build_show_button(
    match: Match, seat: int, words: Language, others: Sequence[Event] = ()
) -> ui.Button[ui.LayoutView] | None:
    """Build the button that shows *seat* the turns they missed as pictures, with what *others* did; None if
    they can't have missed any.
    """
    if match.status != "over" and seat not in match.waiting:
        return None
    if not others and not match.players[seat].news.has_moves:
        return None
    return layout.button(_control(match, seat, 0), words("panel-missed"))


class Missed(NamedTuple):
    """A *position* that a player missed, its *number* among these, from 0, and how many these are (*all*)."""

    position: Position
    number: int
    all: int


def draft_missed(missed: Missed, seat: int, words: Language, where: str) -> layout.Draft:
    """Build the panel of *seat* while it shows what its player *missed*, without its picture.

    Its first line says *where* the match is played.
    """
    position, number, all = missed
    match = position.match
    say = words.at_table(match)
    events = visible_events(position, str(seat))[-LINES:]
    last = number == all - 1
    steps = [
        layout.button(_control(match, seat, number - 1), words("replay-back"), open=number > 0),
        layout.button(
            _control(match, seat, number + 1),
            words("replay-on"),
            ButtonStyle.secondary if last else ButtonStyle.primary,
            open=not last,
        ),
    ]
    buttons = [
        *(steps if all > 1 else ()),
        layout.button(
            Control("refresh", match.id),
            words("panel-missed-result" if match.status == "over" else "panel-missed-hand"),
            ButtonStyle.primary if last else ButtonStyle.secondary,
        ),
    ]
    return layout.build_draft(
        above=(
            layout.paragraph(where),
            layout.paragraph(
                words("panel-missed-title", moved=_has_moved(match, seat), number=number + 1, all=all),
                *(f"-# {write_event(event, seat, say)}" for event in events),
                words("panel-missed-after"),
            ),
        ),
        below=layout.rows(buttons),
        accent=layout.seat_color(match.marks[seat]),
    )


def _control(match: Match, seat: int, number: int) -> Control:
    return Control("missed", match.id, match.players[seat].question, str(max(0, number)))
