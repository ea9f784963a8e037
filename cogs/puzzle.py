"""`/puzzle`: asking for a puzzle and answering it, in private."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.discord.controls import Control, is_number
from bot.discord.messages.moves import FIRST, PanelPlace
from bot.discord.posts import files_of
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.language import Language
from bot.puzzles import messages
from bot.puzzles.boards import draw_puzzle
from bot.puzzles.match import build_match as match_of
from bot.puzzles.records import Given
from cogs.controls.taps import TappedPanel, answer_taps
from cogs.kit.guards import anybody
from cogs.kit.replies import (
    Interaction,
    Show,
    begin_message,
    person,
    reader,
    reader_of_tables,
    redraw,
    show,
    spend,
)
from cogs.kit.router import control
from cogs.kit.translator import localize
from games.kit.moves import Chosen
from games.search.puzzles import WORTH, Answer, games_with_puzzles

CHOICES = [app_commands.Choice(name=localize(f"{key}-name"), value=key) for key in games_with_puzzles()]


class PuzzleCommand(commands.Cog):
    """The command `/puzzle`."""

    @app_commands.command(name="puzzle", description=localize("command-puzzle"))
    @app_commands.describe(game=localize("option-game"))
    @app_commands.choices(game=CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def puzzle(self, interaction: Interaction, game: str = "") -> None:
        """Give a puzzle, in private."""
        await begin_message(interaction)
        await begin(interaction, game)


class _Puzzle(TappedPanel):
    """The panel of the puzzle *given* to the person."""

    moves: messages.PuzzleMoves

    def __init__(self, interaction: Interaction, given: Given, words: Language) -> None:
        who = replace(person(interaction), locale=words.locale)
        made = given.moves if given.answered is None else ()
        match = match_of(given.definition, given.id, who, made)
        super().__init__(interaction, match, messages.PuzzleMoves(match, given.definition, words, made))
        self.given = given
        self.words = words

    @classmethod
    async def build(cls, interaction: Interaction, given: Given) -> _Puzzle:
        """Return the puzzle in the person's language, in words if they or the server prefer that."""
        return cls(interaction, given, await reader_of_tables(interaction, interaction.guild_id))

    async def show(self, place: PanelPlace, note: str = "", answer: Show = redraw) -> None:
        """Show the puzzle with its panel at *place*, or its answer."""
        pictures = await draw_puzzle(
            self.interaction.client.presenter.pictures, self.given.definition, self.match, self.words
        )
        if self.given.answered is None:
            again = await self.interaction.client.puzzles.rows.was_missed(self.given)
            view = messages.build_question(self.given, self.match, self.words, pictures, place, again=again)
        else:
            del pictures[0]  # without the table, since there is more to read now
            *_, days = await self.interaction.client.puzzles.count_solved(self.given.user_id)
            view = messages.build_solution(self.given, self.match, self.words, pictures, days, note)
        await answer(self.interaction, view, files_of(pictures))

    async def make(self, index: int, chosen: Chosen) -> None:
        """Answer with a move and show its worth, or continue a plan that isn't over."""
        puzzle = self.given.definition
        if not puzzle.is_turn:
            await self.answer(puzzle.answer(index, chosen))
            return
        game = self.moves.game
        move = game.fill(self.moves.offers[index], chosen)
        plan, moves = puzzle.plan(self.given.moves).extend(move), (*self.given.moves, game.encode_move(move))
        if plan.over:
            self.given = self.given.with_moves(moves)
            await self.answer(puzzle.judge(plan))
        else:
            await self.show_next_turn(moves)

    async def show_next_turn(self, moves: tuple[bytes, ...]) -> None:
        """Show the turn after the *moves* of a plan."""
        given = await self.interaction.client.puzzles.record_moves(self.given, moves)
        await _Puzzle(self.interaction, given, self.words).show(FIRST)

    async def answer(self, answer: Answer) -> None:
        """Answer, and show what the answer is worth."""
        given = await self.interaction.client.puzzles.record_answer(self.given, answer)
        await _Puzzle(self.interaction, given, self.words).show(FIRST)


async def own_puzzle(interaction: Interaction, id: int) -> Given:
    """Guard: return the puzzle *id*, which was given to the person who clicked.

    Raises:
        Refusal: it is somebody else's, or forgotten.
    """
    return await interaction.client.puzzles.find_own(id, interaction.user.id)


async def begin(interaction: Interaction, game: str, *, besides: str = "") -> None:
    """Give the person a puzzle of a *game*, or of any *besides* that one.

    Raises:
        Refusal: they have had them all, or too many lately.
    """
    if game and game not in games_with_puzzles():
        raise Refusal("puzzle-unknown")
    spend(interaction, "puzzle")
    given = await interaction.client.puzzles.give_next(person(interaction), game, besides=besides)
    puzzle = await _Puzzle.build(interaction, given)
    await puzzle.show(FIRST, answer=show)


@control("puzzle", anybody, first=begin_message)
async def open_another(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Give a puzzle in a new message; the argument is for `begin`."""
    await begin(interaction, wanted.argument)


@control("puzzleother", anybody, first=begin_message)
async def open_other(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Give a puzzle of another game than that in the argument, in a new message."""
    await begin(interaction, "", besides=wanted.argument)


@control("puzzleday", anybody, first=begin_message)
async def open_daily(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Show the daily puzzle in private, to be solved."""
    given = await interaction.client.puzzles.give_daily(who, interaction.guild_id or 0, wanted.version)
    puzzle = await _Puzzle.build(interaction, given)
    note = reader(interaction)("puzzle-answered") if given.answered is not None else ""
    await puzzle.show(FIRST, note, show)


async def _open(interaction: Interaction, given: Given, wanted: Control) -> _Puzzle | None:
    """Return the puzzle, or None: it is answered or has moved on, and was shown as it is."""
    puzzle = await _Puzzle.build(interaction, given)
    if puzzle.given.answered is not None:
        await puzzle.show(FIRST, reader(interaction)("puzzle-answered"))
        return None
    if puzzle.given.definition.theme == WORTH:
        raise Refusal("option-unknown")
    if len(puzzle.given.moves) == wanted.version:
        return puzzle
    await puzzle.show(FIRST)
    return None


answer_taps(_open, own_puzzle, "puzzle")


@control("puzzlereset", own_puzzle)
async def restart(interaction: Interaction, given: Given, wanted: Control) -> None:
    """Start the turn of a plan again."""
    if puzzle := await _open(interaction, given, wanted):
        await puzzle.show_next_turn(())


@control("puzzleworth", own_puzzle)
async def worth(interaction: Interaction, given: Given, wanted: Control) -> None:
    """Answer with the worth of a hand."""
    puzzle = await _Puzzle.build(interaction, given)
    if puzzle.given.answered is not None:
        await puzzle.show(FIRST, reader(interaction)("puzzle-answered"))
        return
    amount = int(wanted.argument) if is_number(wanted.argument) else -1
    found = [each for each in puzzle.given.definition.answers if each.amount == amount]
    if puzzle.given.definition.theme != WORTH or not found:
        raise Refusal("option-unknown")
    await puzzle.answer(found[0])
