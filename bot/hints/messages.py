"""A hint as a message: the best move, what it gains and risks, and how one stands; a tap makes it."""

from __future__ import annotations

from statistics import fmean

from discord import ButtonStyle, ui

import games
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

SURE = 0.95
"""A chance that is as good as a win."""

ODDS = {"ahead": 1.5, "even": 2 / 3, "behind": 0.1}
"""From which odds on a player is doing well, level with the others, or behind; 1 is an equal share."""

STANDINGS = ("won", *ODDS, "lost")
"""How a player may stand, the best first."""

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
    lines.append(say(_describe_outlook(match, advice, grounds)))
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


def _describe_outlook(match: Match, advice: Advice, grounds: Grounds | None) -> Text:
    """Say how the player stands with the best move, and what bad luck would mean."""
    game = games.load(match.game)
    active = game.active(match.state)
    sides = sum(not active.isdisjoint(side) for side in game.partners(len(match.players), match.options))
    standing = rate_chance(advice.best.chance, sides)
    bad = rate_chance(grounds.risk, sides) if grounds else standing
    is_worse = STANDINGS.index(bad) > STANDINGS.index(standing)
    return Text("hint-outlook", {"standing": standing, "risk": bad if is_worse else "none"})


def rate_chance(chance: float, sides: int) -> str:
    """Rate a *chance* to win among so many *sides*: compared with an equal share, unless it is nearly sure.

    >>> rate_chance(0.5, 2), rate_chance(0.25, 4), rate_chance(0.5, 4), rate_chance(0.25, 2)
    ('even', 'even', 'ahead', 'behind')
    """
    if chance >= SURE:
        return "won"
    odds = chance / (1 - chance) * max(1, sides - 1)
    return next((word for word, least in ODDS.items() if odds >= least), "lost")
