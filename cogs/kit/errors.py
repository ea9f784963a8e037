"""What people read when something doesn't work, and what is logged.

`answer` handles whatever was raised while an interaction was handled, in this order:

1. It unwraps the errors that discord.py wraps for commands. 2. After a `Stale` click on a panel, it shows
that panel again, with a line that says why. So does a click on a private message about a lobby that has begun
since, which a restart may have left behind. 3. `Refusal` and `MoveError` are no faults: their sentence says
what is wrong and what to do. So do a database that doesn't answer, and a command that can't work here. 4. If
the interaction is gone (too late, or answered already) or its reader dismissed the answer, nobody can or need
be told, and it is logged. 5. If the bot or the person lacks a permission, or Discord forbids something else,
it says what, and whom to ask. 6. For everything else it says "something went wrong" with an id, and logs the
traceback under that id. The match is unchanged, since only `Matches` writes, and all or nothing.

The answer is always private. Where Discord takes no further answer to a click, it is a direct message. A
failure to answer is only logged.
"""

from __future__ import annotations

import discord
import structlog
from discord import app_commands

from bot.discord.errors import Meaning, find_meaning, is_refusal
from bot.discord.messages import layout
from bot.discord.obstacles import explain_obstacle as explained
from bot.discord.obstacles import find_obstacle, needed_permissions
from bot.discord.permissions import name_permissions
from bot.domain.match import Match
from bot.domain.place import Location
from bot.domain.refusals import Refusal, Stale
from bot.log import error_id
from bot.store import StoreFault
from bot.workers.pool import Closed
from cogs.kit.replies import Interaction, meet, reader, redraw, redraw_panel, say, spend, tell
from cogs.kit.rights import find_blanket_obstacle
from games.core import MoveError, Text

NO_LOBBY = ("lobby-begun", "lobby-closed")
"""The refusals that a match is no lobby any more."""

log = structlog.get_logger(__name__)


async def answer(interaction: Interaction, error: BaseException) -> None:
    """Tell the person behind *interaction* what *error* means for them; see the module for the order.

    The sentence may name players of the match that a guard found for them.
    """
    error = unwrap(error)
    interaction.client.own_emojis.doubt(error)
    try:
        if isinstance(error, Stale) and error.match.seat_of(interaction.user.id) is not None:
            await redraw_panel(interaction, error.match, "panel-stale")
        elif isinstance(error, Refusal) and error.text.id in NO_LOBBY and _is_private(interaction):
            await _replace_lobby(interaction, error)
        elif isinstance(error, discord.HTTPException) and find_meaning(error) is Meaning.ANSWERED_OUT:
            await interaction.user.send(reader(interaction)("reply-answered-out"))
        elif text := sentence_for(error):
            match: Match | None = interaction.extras.get("match")
            words = reader(interaction)
            await tell(interaction, (words.at_table(match) if match else words)(text))
        elif isinstance(error, discord.HTTPException) and find_meaning(error) is Meaning.EXPIRED:
            log.warning("interaction is gone", interaction=interaction.id, code=error.code)
        elif _is_dismissed(interaction, error):
            log.info("answer was dismissed", interaction=interaction.id)
        elif isinstance(error, app_commands.MissingPermissions | app_commands.BotMissingPermissions):
            theirs = isinstance(error, app_commands.MissingPermissions)
            await tell_missing_permissions(interaction, error.missing_permissions, theirs=theirs)
        elif isinstance(error, discord.HTTPException) and is_refusal(error):
            await _forbid(interaction, _find_obstacle(interaction, error))
        else:
            id = error_id()
            log.error("unexpected error", id=id, interaction=interaction.id, exc_info=error)
            await say(interaction, "reply-error", id=id)
    except Exception as failure:
        log.warning("could not answer", interaction=interaction.id, about=repr(error), exc_info=failure)


def _is_dismissed(interaction: Interaction, error: BaseException) -> bool:
    """Whether *error* says that the person dismissed the private answer while more of it was prepared."""
    is_gone = isinstance(error, discord.HTTPException) and find_meaning(error) is Meaning.NO_MESSAGE
    return is_gone and interaction.response.is_done()


async def admit(interaction: Interaction) -> bool:
    """Whether a command or completion may go on.

    It may not if another process answers it, or if the person uses too many; a completion then offers
    nothing.
    """
    if not await interaction.client.may_answer(interaction):
        return False
    completes = interaction.type is discord.InteractionType.autocomplete
    try:
        spend(interaction, "complete" if completes else "command")
        return await meet(interaction)
    except (Refusal, StoreFault) as error:
        if not completes:
            await answer(interaction, error)
        return False


async def answer_command(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Adapt `answer` to discord.py's error handler for commands."""
    await answer(interaction, error)


def sentence_for(error: BaseException) -> Text | None:
    """Return the sentence for an *error* that has one of its own, or None."""
    match error:
        case Refusal() | MoveError():
            return error.text
        case StoreFault():
            return Text("store-away")
        case Closed():
            return Text("reply-restarting")
        case app_commands.NoPrivateMessage():
            return Text("reply-only-servers")
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return Text("reply-commands-changed")
        case discord.HTTPException() if find_meaning(error) is Meaning.UNREACHABLE:
            return Text("reply-dms-closed")
        case discord.HTTPException() if find_meaning(error) is Meaning.STRANGER:
            return Text("reply-dms-stranger")
    return None


async def tell_missing_permissions(
    interaction: Interaction, permissions: list[str], *, theirs: bool = False
) -> None:
    """Say which *permissions* are missing here, the bot's or the person's (*theirs*), and whom to ask.

    In time-out, or outside a private thread, the bot lacks nearly all of them, though nobody has to grant
    any.
    """
    why = None if theirs else find_blanket_obstacle(interaction)
    if why is not None:
        await _forbid(interaction, why)
        return
    words = reader(interaction)
    names = name_permissions(permissions, words)
    await tell(interaction, words("reply-you-may-not" if theirs else "reply-i-may-not", permissions=names))


async def _forbid(interaction: Interaction, obstacle: str) -> None:
    words = reader(interaction)
    await tell(interaction, words("reply-forbidden", why=explained(obstacle, words)))


def _find_obstacle(interaction: Interaction, error: discord.HTTPException) -> str:
    """Return why Discord forbids what somebody wanted in this channel, as far as that is known."""
    channel = interaction.channel
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    if interaction.guild_id is None or channel is None:
        return "unknown"
    place = Location(interaction.guild_id, channel.id, parent_id)
    return find_obstacle(interaction.client, place, error, needed_permissions(place))


def _is_private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _replace_lobby(interaction: Interaction, error: Refusal) -> None:
    """Replace a private message about what is no lobby any more by the person's hand, or by *error*."""
    match: Match | None = await interaction.client.matches.get(interaction.extras["match"].id)
    if match is not None and match.status == "running" and match.seat_of(interaction.user.id) is not None:
        await redraw_panel(interaction, match, "panel-stale")
    else:
        told = layout.paragraph(reader(interaction)(error.text))
        await redraw(interaction, layout.plain_message(told))


def unwrap(error: BaseException) -> BaseException:
    """Return the error that discord.py wrapped in *error*."""
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return error
