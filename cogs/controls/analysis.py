"""The analysis of a finished match: made when the first person asks, and read in private."""

from __future__ import annotations

import asyncio

import discord
from discord import ui
from msgspec.structs import replace

from bot.analysis.analyses import require_possible
from bot.analysis.chart import draw_chart
from bot.analysis.decisions import Decision, find_decisions
from bot.analysis.messages import Leaf, build_notes, build_page, build_progress
from bot.analysis.record import Analysis, Page, list_pages
from bot.analysis.shared_moves import SharedMove
from bot.analysis.turning_points import find_turning_points
from bot.discord.controls import Control
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.replays import Log, count_steps
from bot.domain.replays import find_position as position_of
from bot.service.pictures import Picture
from cogs.controls.replay import draw_pictures
from cogs.kit.guards import match_here
from cogs.kit.replies import Interaction, reader, reader_of_tables, redraw, spend, think
from cogs.kit.router import chosen_value, control, parse_numbers

EVERY = 5.0
"""Seconds between two updates of the progress."""

PATIENCE = 14 * 60.0
"""Seconds for which progress is shown: Discord takes no more updates after fifteen minutes."""


@control("analysis", match_here, first=think, act="look")
async def analysis(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the analysis, or its progress until it is done."""
    await follow(interaction, match)


@control("analysispage", match_here, act="look")
async def turn(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show a page, or the progress of the analysis."""
    (number,) = parse_numbers(wanted.argument.partition(".")[0])
    await _turn(interaction, match, number)


@control("sharemove", match_here, act="look")
async def share(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Share the person's best decision with the server, or take it back, as the argument says.

    Raises:
        Refusal: the page is no decision that the person can share.
    """
    number, _, way = wanted.argument.partition(".")
    found = await _require_analysis(interaction, match)
    (at,) = parse_numbers(number)
    page = (list_pages(found) if found.over else [])[at : at + 1]
    if not page or not _can_share(interaction, match, page[0]) or way not in ("share", "takeback"):
        raise Refusal("option-unknown")
    step, moves = page[0].step, interaction.client.shared_moves
    if way == "share":
        gain = next(each.gain for each in found.verdicts if each.step == step)
        owner, now = interaction.user.id, interaction.client.now()
        guild_id = match.place.guild_id or 0
        await moves.share(SharedMove(match.id, step, guild_id, match.game, owner, gain, now))
    else:
        await moves.take_back(match.id, step)
    await _turn(interaction, match, at)


def _can_share(interaction: Interaction, match: Match, page: Page) -> bool:
    """Whether *page* is the best decision of the person, who still sits there, on a server."""
    who = page.who
    if (
        page.kind != "best"
        or match.place.guild_id is None
        or who is None
        or who.sitting != len(match.earlier[who.seat])
    ):
        return False
    return match.players[who.seat].user_id == interaction.user.id


@control("analysisgo", match_here, act="look")
async def go_to_page(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the chosen page."""
    (number,) = parse_numbers(chosen_value(interaction))
    await _turn(interaction, match, number)


async def follow(interaction: Interaction, match: Match) -> None:
    """Answer with the analysis of *match*; start it if nobody has asked for it.

    Raises:
        Refusal: *match* can't be analyzed.
    """
    analyses, words = interaction.client.analyses, reader(interaction)
    found = await _begin(interaction, match)
    told, until = -1, asyncio.get_running_loop().time() + PATIENCE
    while not found.over:
        if found.reached != told:
            await interaction.edit_original_response(view=build_progress(match, found, words))
        told = found.reached
        if not await analyses.wait(match, EVERY):
            await interaction.edit_original_response(view=build_progress(match, found, words, paused=True))
            return
        if asyncio.get_running_loop().time() > until:
            return
        found = await _require_analysis(interaction, match)
    view, files = await _page(interaction, match, found, 0)
    await interaction.edit_original_response(view=view, attachments=files)


async def _turn(interaction: Interaction, match: Match, number: int) -> None:
    found = await _begin(interaction, match)
    if found.over:
        await redraw(interaction, *await _page(interaction, match, found, number))
    else:
        await redraw(interaction, build_progress(match, found, reader(interaction)))


async def _begin(interaction: Interaction, match: Match) -> Analysis:
    """Return the analysis of *match*; start and count it if nobody has asked for it.

    Raises:
        Refusal: *match* can't be analyzed, or too many analyses were started lately.
    """
    require_possible(match)
    analyses = interaction.client.analyses
    if await analyses.get(match) is None:
        spend(interaction, "analysis", match.place.guild_id)
    return await analyses.begin(match)


async def _require_analysis(interaction: Interaction, match: Match) -> Analysis:
    found = await interaction.client.analyses.get(match)
    if found is None:  # deleted together with its match
        raise Refusal("match-unknown")
    return found


async def _page(
    interaction: Interaction, match: Match, analysis: Analysis, number: int
) -> tuple[ui.LayoutView, list[discord.File]]:
    every = list_pages(analysis)
    number = min(number, len(every) - 1)
    page = every[number]
    log = await interaction.client.matches.entries(match.id)
    words = await reader_of_tables(interaction, match.place.guild_id)
    pictures = interaction.client.presenter.pictures
    here = Leaf(number, page, count_steps(log))
    if page.kind == "chances":
        chances = await draw_chart(pictures, match, analysis, log, words.locale, text=words.worded)
        shown: list[tuple[int | None, Picture]] = [(None, chances)]
    elif page.who is None:
        position = await asyncio.to_thread(position_of, match, log, page.step)
        turns = await asyncio.to_thread(find_turning_points, analysis, match, log)
        cause = next((turn.what for turn in turns if turn.step == page.step), None)
        here = here._replace(position=position, cause=cause)
        shown = await draw_pictures(interaction, position.match, (), words)
    else:
        decision = await asyncio.to_thread(_find_decision, match, log, page.step)
        here = here._replace(decision=decision)
        if _can_share(interaction, match, page):
            is_shared = await interaction.client.shared_moves.is_shared(match.id, page.step)
            here = here._replace(is_shared=is_shared)
        verdict = next(each for each in analysis.verdicts if each.step == page.step)
        notes = build_notes(match, decision, verdict, words)
        shown = await draw_pictures(
            interaction, replace(match, state=decision.state), (page.who.seat,), words, notes
        )
    return build_page(match, analysis, here, words, shown), [file for _, each in shown for file in each.files]


def _find_decision(match: Match, log: Log, step: int) -> Decision:
    """Return the decision that led to *step*.

    Raises:
        Refusal: there is no such decision under today's rules.
    """
    for decision in find_decisions(match, log):
        if decision.step == step:
            return decision
    raise Refusal("match-outdated")
