"""Puzzles as messages: the question on the panel of a position, and the answer with every move's worth."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui
from msgspec.structs import replace

import games
from bot.discord.controls import Control
from bot.discord.emojis import find_emoji
from bot.discord.messages import layout
from bot.discord.messages.moves import FIRST, Moves, PanelPlace, Path
from bot.discord.messages.naming import name_move
from bot.discord.messages.panel import build_controls, describe_question
from bot.discord.messages.reasons import explain_move
from bot.domain.match import Match
from bot.language import Language
from bot.puzzles.records import Board, Given, start_of
from bot.puzzles.rows import Solver
from bot.service.pictures import Picture
from games.core import Text
from games.kit.panel import Panel, Tap
from games.search.advice import Reason
from games.search.puzzles import WIN, WORTH, Answer, Puzzle, games_with_puzzles

LONGEST = 200
"""The most characters of a move's name, or of a line of moves."""

LISTED = 5
"""How many answers are listed with their chances."""

NAMED = 30
"""How many of those who solved a puzzle are named."""


STEPS = " → "
"""What stands between the moves of a plan."""


class PuzzleMoves(Moves):
    """The moves of a *puzzle* among which to find the best, after those *made* already."""

    def __init__(self, match: Match, puzzle: Puzzle, words: Language, made: Sequence[bytes] = ()) -> None:
        super().__init__(match, puzzle.seat, words)
        self.offers = puzzle.plan(made).offers if puzzle.is_turn else puzzle.offers
        self.puzzle = puzzle
        self.made = made

    def step(self, path: Path) -> Panel:
        """Return the step that *path* leads to, without highlighting what most people want.

        Raises:
            InvalidMove: it leads to none.
        """
        step = super().step(path)
        return replace(step, buttons=tuple(map(_plain, step.buttons)))

    def control(self, verb: str, argument: str) -> Control:
        """Return a control that belongs to the puzzle."""
        control = super().control(verb, argument)
        return Control(f"puzzle{verb}", control.match, len(self.made), control.argument)

    def name_answer(self, answer: Answer) -> str:
        """Name an answer."""
        if self.puzzle.theme == WORTH:
            return self.say(_amount(self.puzzle, answer.amount))
        if self.puzzle.is_turn:
            return join_steps(self.name_steps(answer.moves), self.say)
        found = name_move(self.game, self.view, self.offers, self.game.decode_move(answer.move), self.say)
        return layout.shorten(found[1], LONGEST) if found else ""

    def name_steps(self, moves: Sequence[bytes]) -> list[str]:
        """Name the *moves* of a plan, one after the other."""
        plan, called = self.puzzle.plan(()), []
        for encoded in moves:
            move = self.game.decode_move(encoded)
            found = name_move(self.game, plan.view, plan.offers, move, self.say)
            called.append(layout.shorten(found[1], LONGEST) if found else "")
            plan = plan.extend(move)
        return called


def _plain(tap: Tap) -> Tap:
    return replace(tap, tone="plain") if tap.tone == "best" else tap


def build_question(
    given: Given,
    match: Match,
    words: Language,
    pictures: Sequence[Picture],
    place: PanelPlace = FIRST,
    *,
    again: bool = False,
) -> ui.LayoutView:
    """Build the puzzle that a person was *given*, with *pictures* of its *match*, at *place* of its panel.

    The table is small beside the title, and a tap enlarges it. If they missed the puzzle before, it comes
    *again*.
    """
    puzzle, moves = given.definition, PuzzleMoves(match, given.definition, words, given.moves)
    say = moves.say
    if puzzle.theme == WORTH:
        choices = [
            layout.button(Control("puzzleworth", given.id, 0, str(amount)), words(_amount(puzzle, amount)))
            for amount in sorted(answer.amount for answer in puzzle.answers)
        ]
        taps: list[layout.Item] = list(layout.rows(choices))
        lines = []
    else:
        taps, lines = build_controls(moves, place), describe_question(moves, place)
    back = [moves.back(place)] if place != FIRST else []
    if given.moves and place == FIRST:
        reset = Control("puzzlereset", given.id, len(given.moves))
        back.append(layout.button(reset, words("puzzle-reset"), emoji=find_emoji("act-undo", words)))
    title = layout.paragraph(
        say("puzzle-title", game=say(f"{puzzle.game}-name")),
        say("puzzle-again") if again else "",
        *_options(puzzle, say),
    )
    draft = layout.build_draft(
        top=(title,),
        above=(),
        below=(
            layout.paragraph(describe_theme(puzzle, say), *_bullets(moves.name_steps(given.moves))),
            layout.paragraph(*lines),
            *taps,
            *layout.rows(back),
        ),
        accent=layout.seat_color(match.marks[puzzle.seat]),
    )
    table, hand = pictures
    return draft.view(hand.shown, hand.description, (table.shown, table.description))


def describe_theme(puzzle: Puzzle, say: Language) -> str:
    """Say what the *puzzle* asks. It stands below the pictures, next to the answers on a phone."""
    asks, mine = f"{puzzle.game}-puzzle-{puzzle.theme}", int(puzzle.position.turn == puzzle.seat)
    return say(asks, mine=mine) if say.has_message(Text(asks)) else say("puzzle-theme")


def _options(puzzle: Puzzle, say: Language) -> list[str]:
    """Name the options that differ from the usual ones."""
    game = games.load(puzzle.game)
    options = game.view(puzzle.position, puzzle.seat).options
    unusual = [
        f"{puzzle.game}-setting-{each.name}-{options[each.name]}"
        for each in game.settings
        if options.get(each.name, each.values[0]) != each.values[0]
    ]
    most = game.seats_with(options)[-1]
    return [f"-# {say(option, most=most)}" for option in unusual if say.has_message(Text(option))]


def build_solution(
    given: Given, match: Match, words: Language, pictures: Sequence[Picture], days: int, note: str = ""
) -> ui.LayoutView:
    """Build the solution of the *given* puzzle: what the person's answer is worth, and the best one.

    They have solved one on so many *days* in a row.
    """
    puzzle, moves = given.definition, PuzzleMoves(match, given.definition, words)
    made, say = given.judged_answer, moves.say
    if puzzle.is_turn:
        equal = int(made != puzzle.best and given.right)
        verdict = say("puzzle-turn-right" if given.right else "puzzle-turn-wrong", equal=equal)
        steps = moves.name_steps(given.moves)
        yours = _bullets(steps) if given.right else [f"-# {join_steps(steps, say)}"]
        verdict = "\n".join([verdict, *yours])
    else:
        verdict = say("puzzle-right" if given.right else "puzzle-wrong", move=moves.name_answer(made))
    streak = say("puzzle-streak", days=days) if given.right and days else ""
    again = layout.button(Control("puzzle", argument=puzzle.game), words("puzzle-next"), ButtonStyle.success)
    others = [layout.button(Control("puzzleother", argument=puzzle.game), words("puzzle-other"))]
    rules = layout.button(Control("read", argument=puzzle.game), words("lesson-rules"))
    return layout.framed_message(
        layout.paragraph(note, say("puzzle-title", game=say(f"{puzzle.game}-name")), verdict, streak),
        *_pictures(pictures),
        layout.paragraph(*explain_answer(puzzle, match, words, made)),
        *layout.rows([again, *(others if len(games_with_puzzles()) > 1 else []), rules]),
        accent=layout.seat_color(match.marks[puzzle.seat]),
    )


def explain_answer(puzzle: Puzzle, match: Match, words: Language, made: Answer | None = None) -> list[str]:
    """Explain the best answer, and say what the others are worth, among them the one that was *made*."""
    moves = PuzzleMoves(match, puzzle, words)
    say, best = moves.say, puzzle.best
    if puzzle.theme == WORTH:
        return [
            say("puzzle-worth", amount=moves.name_answer(best)),
            *(f"- {say(text)}" for text in puzzle.explanation),
        ]
    if puzzle.is_turn:
        return _explain_turn(puzzle, match, moves, made)
    lines = [
        say(
            "puzzle-best",
            move=moves.name_answer(best),
            chance=_percent(best.chance),
            same=int(_percent(best.chance) == _percent(puzzle.risk)),
            worst=_percent(puzzle.risk),
        ),
        *_why(puzzle, match, say),
    ]
    listed = [best, *puzzle.answers[puzzle.right_count : puzzle.right_count + LISTED - 1]]
    if made in puzzle.right_answers and made != best:
        listed = [best, made, *listed[1:-1]]
    elif made is not None and made not in listed and made in puzzle.answers:
        listed[-1] = made
    for answer in listed:
        mark = "best" if answer == best else "made" if answer == made else "other"
        lines.append(
            say("puzzle-chance", mark=mark, move=moves.name_answer(answer), chance=_percent(answer.chance))
        )
    if made is not None and made not in puzzle.answers:
        lines.append(say("puzzle-untried", move=moves.name_answer(made)))
    return lines


def _explain_turn(puzzle: Puzzle, match: Match, moves: PuzzleMoves, made: Answer | None) -> list[str]:
    """Explain the best plan for a turn, unless it was *made*, and compare it with that or the next best."""
    say, best, following = moves.say, puzzle.best, puzzle.answers[puzzle.right_count]
    lines = []
    if made != best:
        better = int(made is not None and made not in puzzle.right_answers)
        lines += [say("puzzle-turn-best", better=better), *_bullets(moves.name_steps(best.moves))]
    same = int(_percent(best.chance) == _percent(puzzle.risk))
    leaves = {"chance": _percent(best.chance), "same": same, "worst": _percent(puzzle.risk)}
    lines += [say("puzzle-turn-leaves", **leaves)]
    if puzzle.theme != WIN:
        lines += _why(puzzle, match, say)
    if made is not None and made != best:
        known = int(made in puzzle.answers)
        lines.append(say("puzzle-turn-yours", known=known, chance=_percent(made.chance)))
    else:
        called, chance = moves.name_answer(following), _percent(following.chance)
        lines.append(say("puzzle-turn-next", move=called, chance=chance))
    return lines


def _why(puzzle: Puzzle, match: Match, say: Language) -> list[str]:
    reasons = [Reason(each.feature, each.own, each.more, each.effect) for each in puzzle.facts]
    why = explain_move(match.game, len(match.players), puzzle.seat, reasons)
    return [say(why)] if why else []


def build_daily(
    puzzle: Puzzle,
    match: Match,
    board: Board,
    day: int,
    words: Language,
    pictures: Sequence[Picture],
    solvers: Sequence[Solver],
) -> ui.LayoutView:
    """Build the public message with the puzzle of a *day*, and who has solved it so far."""
    solve = layout.button(Control("puzzleday", 0, day), words("puzzle-solve"), ButtonStyle.success)
    more = layout.button(Control("puzzle"), words("puzzle-more"))
    say, until = words.at_table(match), words("puzzle-until", next=layout.relative_time(start_of(day + 1)))
    return layout.framed_message(
        layout.paragraph(words("puzzle-daily", day=layout.date(start_of(day))), *_options(puzzle, say)),
        *_pictures(pictures),
        layout.paragraph(describe_theme(puzzle, say), *list_solvers(solvers, words), until),
        *layout.rows([solve, more]),
        accent=layout.BRASS,
    )


def build_past_daily(
    puzzle: Puzzle,
    match: Match,
    day: int,
    words: Language,
    pictures: Sequence[Picture],
    solvers: Sequence[Solver],
) -> ui.LayoutView:
    """Build what the public message becomes the next day: the puzzle explained."""
    say = words.at_table(match)
    return layout.framed_message(
        layout.paragraph(words("puzzle-daily", day=layout.date(start_of(day))), *_options(puzzle, say)),
        *_pictures(pictures),
        layout.paragraph(describe_theme(puzzle, say), *explain_answer(puzzle, match, words)),
        layout.paragraph(*list_solvers(solvers, words)),
    )


def list_solvers(solvers: Sequence[Solver], words: Language) -> list[str]:
    """Say who solved it, in that order, and how many tried."""
    if not solvers:
        return [words("puzzle-nobody")]
    right = [words.write_name(each.name) for each in solvers if each.right]
    names = words.join(right[:NAMED])
    return [
        words("puzzle-solved", solved=len(right), tried=len(solvers), names=names, more=len(right[NAMED:]))
    ]


def join_steps(steps: Sequence[str], say: Language) -> str:
    """Join as many whole *steps* as fit into a line, and say how many more there are."""
    shown = len(steps)
    while shown > 1 and len(STEPS.join(steps[:shown])) > LONGEST:
        shown -= 1
    line = STEPS.join(steps[:shown])
    return line if shown == len(steps) else say("puzzle-steps-more", steps=line, count=len(steps) - shown)


def _bullets(steps: Sequence[str]) -> list[str]:
    """List *steps* without numbers, which could be mistaken for those of cards in the hand."""
    return [f"- {step}" for step in steps]


def _pictures(pictures: Sequence[Picture]) -> list[layout.Item | None]:
    return [layout.picture_or_words(picture.shown, picture.description) for picture in pictures]


def _amount(puzzle: Puzzle, amount: int) -> Text:
    options = games.load(puzzle.game).view(puzzle.position, puzzle.seat).options
    return Text(f"{puzzle.game}-puzzle-amount", {"amount": amount, **options})


def _percent(chance: float) -> int:
    return round(100 * chance)
