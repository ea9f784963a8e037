"""The buttons of the table: the hand, the log and more, all answered in private."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from io import BytesIO

import discord
import msgspec
from discord import ButtonStyle, ui

from bot.discord.controls import Control
from bot.discord.errors import Meaning, find_meaning
from bot.discord.messages import layout
from bot.discord.messages.length import write_pace, write_seconds
from bot.discord.messages.lobby import build_more, find_style
from bot.discord.messages.places import write_place
from bot.discord.permissions import find_server
from bot.domain import clocks, lobbies, turns, vacations
from bot.domain.match import Match, Player
from bot.domain.pace import Pace, parse_pace
from bot.domain.proofs import Proof
from bot.domain.refusals import Refusal
from bot.language import Language
from cogs.controls.seats import count_others
from cogs.controls.watch import build_spectator_view
from cogs.kit.guards import match_here, require_sight
from cogs.kit.replies import (
    Interaction,
    keep_lobby_reply,
    person,
    reader,
    reader_of_tables,
    redraw,
    show,
    show_panel,
    spend,
    tell,
    think,
)
from cogs.kit.rights import require_unbarred
from cogs.kit.router import chosen_value, control, parse_numbers
from games import load
from games.core import Who

ROOM = layout.TEXT - 200
"""The most characters of a page's events; its title needs room too."""

PATIENCE = 86400.0
"""Seconds without a move after which a match without a clock can go on without players who left the
server.
"""

LINES = 20
"""The number of events on one page of the log."""


@control("hand", match_here, first=think, act="look")
async def hand(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the panel as a private reply, or the table to people without a seat."""
    if match.status == "running" and match.seat_of(interaction.user.id) is None:
        await show(
            interaction,
            *await build_spectator_view(interaction, match, note=reader(interaction)("watch-not-seated")),
        )
        return
    await show_panel(interaction, match)


@control("log", match_here, first=think, act="look")
async def log(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the last page of the log."""
    await show(interaction, await build_page(interaction, match))


@control("page", match_here, act="look")
async def turn(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Turn to another page of the log."""
    (number,) = parse_numbers(wanted.argument)
    await redraw(interaction, await build_page(interaction, match, number))


async def build_page(
    interaction: Interaction, match: Match, number: int | None = None, file: str = ""
) -> ui.LayoutView:
    """Build page *number* (from 1; None: the last) of the log of *match*, as far as its reader may know it.

    The *file* of that name is sent along with it.
    """
    words = (await reader_of_tables(interaction, match.place.guild_id)).at_table(match)
    mine = match.seat_of(interaction.user.id)
    events = [
        (int(entry.at), event.text)
        for entry in await interaction.client.matches.log(match.id)
        for event in entry.events
        if event.is_visible_to(mine)
    ]
    pages = [events[start : start + LINES] for start in range(0, len(events), LINES)] or [[]]
    number = min(max(number or len(pages), 1), len(pages))

    def write_lines(words: Language) -> str:
        lines = (words("log-line", at=f"<t:{at}:t>", event=words(event)) for at, event in pages[number - 1])
        return "\n".join(lines) or words("log-empty")

    lines = write_lines(words)
    if len(lines) > ROOM:  # written emojis are long
        lines = write_lines(reader(interaction, worded=True).at_table(match))
    turns = [
        layout.button(Control("page", match.id, 0, str(other)), words(label), open=1 <= other <= len(pages))
        for other, label in ((number - 1, "log-earlier"), (number + 1, "log-later"))
    ]
    title = words("log-title", game=words(f"{match.game}-name"), page=number, pages=len(pages))
    return layout.framed_message(
        layout.paragraph(title),
        layout.paragraph(lines),
        *layout.rows(turns if len(pages) > 1 else ()),
        layout.file(file) if file else None,
    )


@control("more", match_here, first=think, act="look")
async def more(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Offer what else this person can do now."""
    words = reader(interaction).with_public(match.locale)
    if match.status == "lobby":
        build = partial(build_more, words=words, user_id=interaction.user.id)
        keep_lobby_reply(interaction, match, await show(interaction, build(match)), build)
        return
    entries = [
        layout.section(
            words(f"more-{verb}", left=count_others(match, interaction.user.id)),
            layout.button(Control(verb, match.id, match.public), words(f"more-{verb}-button"), style),
        )
        for verb, style in _open_verbs(match, interaction.user.id)
    ]
    styles = [(Who(player.seat), find_style(match, player)) for player in match.players]
    say = words.at_table(match)
    bots = [say("more-bot", who=who, style=style) for who, style in styles if style]
    await show(
        interaction,
        layout.framed_message(
            layout.paragraph(words("more" if entries else "more-nothing")), *entries, layout.paragraph(*bots)
        ),
    )


def _open_verbs(match: Match, user_id: int) -> Iterator[tuple[str, ButtonStyle]]:
    """Yield the verbs open to the person *user_id* besides moving, with the styles of their buttons."""
    seat = match.seat_of(user_id)
    if match.status == "running" and match.owned_by(user_id) is not None:
        yield "takeback", ButtonStyle.success
    if seat is None:
        if match.status == "running":
            yield "watch", ButtonStyle.primary
            yield "rules", ButtonStyle.secondary
        return
    if match.status == "running" and match.place.location is None:  # elsewhere they are on the table
        yield "log", ButtonStyle.secondary
        yield "rules", ButtonStyle.secondary
    if match.status in ("running", "over"):
        yield "replay", ButtonStyle.secondary
    if match.status == "over":
        yield "rematch", ButtonStyle.success
        yield "verify", ButtonStyle.secondary
    if match.status != "running" or seat not in load(match.game).active(match.state):
        return
    if match.players[seat].away:
        yield "takeback", ButtonStyle.success
    if match.waiting and seat not in match.waiting:
        yield "nudge", ButtonStyle.secondary
    if vacations.find_awaited(match) is not None and seat in vacations.list_lacking(match, ()):
        yield "letbot", ButtonStyle.secondary
    if any(player.due is not None and player.seat != seat for player in match.players):
        yield "givetime", ButtonStyle.secondary
    if clocks.can_change_pace(match):
        yield "pace", ButtonStyle.secondary
    yield "note", ButtonStyle.secondary
    yield "replace", ButtonStyle.secondary
    yield "resign", ButtonStyle.danger


@control("nudge", match_here)
async def nudge(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Remind the awaited players."""
    await nudge_awaited(interaction, match)


async def nudge_awaited(interaction: Interaction, match: Match) -> None:
    """Mention the awaited players of *match* once more.

    Raises:
        Refusal: there is nobody to remind, it was just done, or the person does not see the channel.
    """
    await require_sight(interaction, match)
    turns.nudge(match, interaction.client.now(), interaction.user.id)  # a refusal is not counted
    if not match.pace.has_clock and (left := await _find_left(interaction, match)):
        await show(interaction, _build_left(match, left, reader(interaction), interaction.client.now()))
        return
    called = [match.players[seat].user_id or 0 for seat in match.expected]
    spend(interaction, "nudge", match.place.guild_id, called)
    match = await interaction.client.matches.change(match.id, turns.nudge, interaction.user.id)
    interaction.client.presenter.touch(match.id)
    words = reader(interaction).at_table(match)
    players = words.join(words("reply-seat", who=Who(seat)) for seat in sorted(match.expected))
    await tell(interaction, words("reply-nudged", players=players))


async def _find_left(interaction: Interaction, match: Match) -> list[Player]:
    """Return the awaited players of *match* who have left its server."""
    gone = await _find_gone(interaction, match)
    return [match.players[seat] for seat in sorted(match.expected) if match.players[seat].user_id in gone]


def _build_left(match: Match, left: list[Player], say: Language, now: float) -> ui.LayoutView:
    """Offer what can be done in *match* without the players who *left*, once a day has passed."""
    words, since = say.at_table(match), max(match.changed, *(player.seen for player in left)) + PATIENCE
    players = words.join(words("reply-seat", who=Who(player.seat)) for player in left)
    if now < since:
        return layout.framed_message(
            layout.paragraph(say("left-wait", players=players, due=layout.relative_time(since)))
        )
    ways = [
        layout.button(Control("decide", match.id, match.public, way), say(f"left-{way}"), style)
        for way, style in (("bot", ButtonStyle.success), ("end", ButtonStyle.danger))
    ]
    return layout.framed_message(layout.paragraph(say("left-over", players=players)), *layout.rows(ways))


@control("decide", match_here, act="arrange")
async def decide(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Replace players who left the server by bots, or end the match, as the argument says."""
    matches, now = interaction.client.matches, interaction.client.now()
    turns.require_player(match, interaction.user.id)
    left = [] if match.pace.has_clock or match.status != "running" else await _find_left(interaction, match)
    if not left or wanted.argument not in ("bot", "end"):
        raise Refusal("left-nobody")
    if now < max(match.changed, *(player.seen for player in left)) + PATIENCE:
        raise Refusal("left-nobody")
    if wanted.argument == "end":
        await matches.attempt(match.id, lobbies.close)
    for player in left if wanted.argument == "bot" else ():
        await matches.change(match.id, turns.vacate, player.user_id or 0)
    await redraw(
        interaction,
        layout.framed_message(layout.paragraph(reader(interaction)(f"left-{wanted.argument}-done"))),
    )


@control("letbot", match_here, act="arrange")
async def let_bot(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Agree that a bot plays for a player on vacation."""
    match = await interaction.client.matches.change(match.id, vacations.agree, interaction.user.id)
    seat = vacations.find_awaited(match)
    words = reader(interaction).at_table(match)
    if seat is None or match.players[seat].agreed == ():
        await tell(interaction, words("reply-letbot"))
        return
    lacking = vacations.list_lacking(match, match.players[seat].agreed)
    others = words.join(words("reply-seat", who=Who(seat)) for seat in lacking)
    await tell(interaction, words("reply-letbot-asked", players=others))


@control("givetime", match_here, act="arrange")
async def give_time(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Give everybody else whose clock runs more time."""
    match = await interaction.client.matches.change(match.id, clocks.give_time, interaction.user.id)
    words = reader(interaction)
    await tell(interaction, words("reply-time-given", time=write_seconds(match.pace.credit, words)))


@control("pace", match_here, first=think)
async def offer_paces(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Let a player choose the pace they want."""
    words = reader(interaction).at_table(match)
    paces = [layout.option(str(pace), write_pace(pace, words)) for pace in clocks.list_choices(match)]
    own = Control("pacing", match.id, match.public)
    await show(
        interaction,
        layout.framed_message(
            layout.paragraph(words("pace-now", pace=write_pace(match.pace, words))),
            layout.select(Control("wantpace", match.id, match.public), words("pace-choose"), paces),
            *layout.rows([layout.button(own, words("lobby-pacing"))]),
        ),
    )


@control("wantpace", match_here, act="arrange")
async def choose_pace(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Want the pace that was chosen."""
    try:
        pace = parse_pace(chosen_value(interaction))
    except ValueError:
        raise Refusal("option-unknown") from None
    await want_pace(interaction, match, pace)


async def want_pace(interaction: Interaction, match: Match, pace: Pace) -> None:
    """Want another *pace*; the last one who agrees changes it."""
    match = await interaction.client.matches.change(match.id, clocks.want_pace, interaction.user.id, pace)
    words = reader(interaction).at_table(match)
    lacking = [player.seat for player in clocks.list_deciding(match) if player.wanted != str(pace)]
    others = words.join(words("reply-seat", who=Who(seat)) for seat in lacking)
    changed = "yes" if match.pace == pace else "no"
    said = words("reply-pace", pace=write_pace(pace, words), changed=changed, players=others)
    await redraw(interaction, layout.framed_message(layout.paragraph(said)))


@control("rematch", match_here)
async def rematch(interaction: Interaction, over: Match, wanted: Control) -> None:
    """Propose a rematch, or agree to one."""
    await require_sight(interaction, over)
    matches, gone = interaction.client.matches, set()
    if await matches.rematch_of(over.id) is None:
        if over.place.guild_id is not None:
            await require_unbarred(interaction, over.place.guild_id)
        others = [player.user_id for player in over.players if player.user_id is not None]
        spend(interaction, "rematch", over.place.guild_id, others)
        gone = await _find_gone(interaction, over)
    match = await matches.rematch(over.id, person(interaction), gone, interaction.id)
    state = "asked" if match.missing else "begun" if match.status == "running" else "ready"
    if match.place.is_foreign and match.table.message is None:
        await interaction.client.presenter.foreign.post(interaction, match)
    words = reader(interaction).with_public(match.locale)
    told = await tell(interaction, words("reply-rematch", where=write_place(match.place, words), state=state))
    keep_lobby_reply(interaction, match, told)


async def _find_gone(interaction: Interaction, match: Match) -> set[int]:
    """Return the people of *match* who have left its server; none if it is played by direct message."""
    if match.place.location is None:
        return set()
    guild, gone = await find_server(interaction.client, match.place.location.guild_id), set()
    for player in match.players:
        if player.user_id not in (None, interaction.user.id):
            try:
                await guild.fetch_member(player.user_id)
            except discord.HTTPException as error:
                if find_meaning(error) is not Meaning.NO_PERSON:
                    raise
                gone.add(player.user_id)
    return gone


@control("verify", match_here, first=think, act="look")
async def verify(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Verify the match, and show the proof."""
    await show(interaction, *await build_proof(interaction, match))


def _describe_seed(found: Proof, words: Language) -> list[str]:
    lines = [words("verify-secret", secret=found.secret, commitment=found.commitment, joins=len(found.joins))]
    if found.joins:
        joins = words.join(f"`{join}`" for join in found.joins)
        lines.append(words("verify-joins", joins=joins, seed=found.seed))
    return lines


async def build_proof(interaction: Interaction, match: Match) -> tuple[ui.LayoutView, list[discord.File]]:
    """Verify *match*; build the result, and a file with which everybody can verify it.

    Raises:
        Refusal: it is not over, or was asked for too often.
    """
    spend(interaction, "export", match.place.guild_id)
    found = await interaction.client.matches.verify(match.id)
    document = await interaction.client.matches.export(match.id)
    name = f"match-{match.id}.json"
    words = reader(interaction).with_public(match.locale)
    view = layout.framed_message(
        layout.paragraph(words("verify-holds" if found.holds else "verify-fails", moves=found.moves)),
        layout.paragraph(*_describe_seed(found, words)),
        layout.paragraph(words("verify-file", file=name)),
        layout.file(name),
    )
    return view, [discord.File(BytesIO(msgspec.json.encode(document)), name)]
