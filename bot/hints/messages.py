"""A hint as a message: the best move, what it gains and risks, and the chances to win; a tap makes it."""

from __future__ import annotations

from statistics import fmean

from discord import ButtonStyle, ui

from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.moves import Moves, write_path
from bot.discord.messages.naming import name_move
from bot.discord.messages.reasons import explain_move
from bot.domain.match import Match
from bot.hints.hints import Hint
from bot.language import Language
from games.core import Text
from games.search.advice import Advice, Grounds

LONGEST = 300
"""The most characters of a move's name."""

EVEN = 0.02
"""If the best move is ahead of the others by less on average, hardly anything depends on the choice."""

CLOSE = 0.01
"""A move that is behind the best by less, or by less than the doubt, is nearly as good."""


def build_hint(match: Match, seat: int, words: Language, found: Hint) -> ui.LayoutView:
    """Build the hint *found* for *seat* in *match*, which still asks the same question."""
    moves = Moves(match, seat, words)
    say = moves.say
    make, name = name_move(moves.game, moves.view, moves.offers, found.move, say) or (None, "")
    control = make and moves.control("do", write_path((), moves.pack(make)))
    lines = _lines(match, seat, moves, found.advice, found.grounds) if found.advice else [say("hint-untried")]
    return layout.framed_message(
        layout.paragraph(say("hint-title", move=layout.shorten(name, LONGEST))),
        layout.paragraph(*lines),
        *layout.rows([layout.button(control, words("hint-do"), ButtonStyle.success)] if control else []),
        accent=layout.seat_color(match.marks[seat]),
    )


def build_outdated(match: Match, words: Language) -> ui.LayoutView:
    """Build what is said instead when *match* has moved on."""
    again = layout.button(Control("hint", match.id, match.public), words("hint-again"))
    return layout.framed_message(layout.paragraph(words("hint-moved")), *layout.rows([again]))


def _lines(match: Match, seat: int, moves: Moves, advice: Advice, grounds: Grounds | None) -> list[str]:
    say = moves.say
    lines = [say(_why(match, seat, advice, grounds))]
    now, after = _percent(advice.chance), _percent(advice.best.chance)
    lines.append(
        say(
            "hint-chances",
            same="yes" if now == after else "no",
            now=now,
            after=after,
            risk=1 if grounds else 0,
            worst=_percent(grounds.risk) if grounds else 0,
        )
    )
    close = [
        each
        for each in advice.considered[1:]
        if each.times == advice.best.times
        and each.chance != advice.best.chance  # always the same result: the same move in another way
        and advice.best.chance - each.chance < max(CLOSE, each.doubt)
    ]
    if close and (other := name_move(moves.game, moves.view, moves.offers, close[0].move, say)):
        lines.append(say("hint-close", move=layout.shorten(other[1], LONGEST)))
    return lines


def _why(match: Match, seat: int, advice: Advice, grounds: Grounds | None) -> Text:
    """Say what the move gains, and at what price."""
    if grounds is None:
        return Text("hint-only")
    others = [each.chance for each in advice.considered[1:]]
    ahead = advice.best.chance - fmean(others) if others else 0.0
    even = Text("hint-even" if ahead < EVEN else "hint-best")
    return explain_move(match.game, len(match.players), seat, grounds.reasons) or even


def _percent(chance: float) -> int:
    return round(100 * chance)
