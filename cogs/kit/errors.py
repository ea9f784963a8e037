"""What people read when something does not work, and what the log gets.

`answer` takes whatever was raised while an interaction was handled. In this order of priority:

1. What discord.py wraps around an error of a command is taken off.
2. After a `Stale` click on a panel that very panel is shown again, with a line that says why.
3. `Refusal` and `MoveError` are not faults: their sentence says what is the matter and what to do. The same
   goes for a database that does not answer, and for a command that cannot work here.
4. The interaction is gone (too late, or answered already): nobody can be told; the log gets a line.
5. A permission is missing, the bot's or the person's, or Discord forbids the bot something else: what it is,
   and whom to ask.
6. Everything else: "something went wrong" with an id, and the log has the traceback under the same id. The
   match is as it was: only `Matches` writes, and it writes all or nothing.

Whatever happens, the answer is private, and the failure to answer is itself only logged.
"""

from __future__ import annotations

from contextlib import suppress

import discord
import structlog
from discord import app_commands

from bot.discord.errors import Meaning, is_refusal, meaning_of
from bot.discord.obstacles import Location, find_obstacle, needed_permissions
from bot.discord.obstacles import explain_obstacle as explained
from bot.discord.permissions import name_permissions
from bot.domain.refusals import Refusal, Stale
from bot.log import error_id
from bot.store import StoreFault
from cogs.kit.replies import Interaction, meet, reader, redraw_panel, say, spend, tell
from cogs.kit.rights import find_hindrance
from games.core import MoveError, Text

log = structlog.get_logger(__name__)


async def answer(interaction: Interaction, error: BaseException, match_id: int = 0) -> None:
    """Tell the person behind *interaction* what *error* means for them; see the module for the order.

    *match_id* is the match it is about, if that is known: texts may name its players.
    """
    error = unwrap(error)
    interaction.client.own_emojis.doubt(error)
    try:
        if isinstance(error, Stale) and error.match.seat_of(interaction.user.id) is not None:
            await redraw_panel(interaction, error.match, "panel-stale")
        elif text := sentence_for(error):
            match = None
            with suppress(StoreFault):  # which may be the very matter
                match = await interaction.client.matches.get(match_id)
            words = reader(interaction)
            await tell(interaction, (words.at_table(match) if match else words)(text))
        elif isinstance(error, discord.HTTPException) and meaning_of(error) is Meaning.EXPIRED:
            log.warning("interaction is gone", interaction=interaction.id, code=error.code)
        elif isinstance(error, app_commands.MissingPermissions | app_commands.BotMissingPermissions):
            theirs = isinstance(error, app_commands.MissingPermissions)
            await tell_missing_permissions(interaction, error.missing_permissions, theirs=theirs)
        elif isinstance(error, discord.HTTPException) and is_refusal(error):
            await _forbid(interaction, _find_obstacle(interaction, error))
        else:
            id = error_id()
            log.error("unforeseen", id=id, interaction=interaction.id, exc_info=error)
            await say(interaction, "reply-error", id=id)
    except Exception as failure:
        log.warning("could not answer", interaction=interaction.id, about=repr(error), exc_info=failure)


async def admit(interaction: Interaction) -> bool:
    """Whether a command or completion may go on.

    It may not if another process answers it or the person uses too many. A completion then offers nothing.
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
    """`answer`, as discord.py wants it for commands."""
    await answer(interaction, error)


def sentence_for(error: BaseException) -> Text | None:
    """The sentence for an *error* that has one of its own; None for one that has not."""
    match error:
        case Refusal() | MoveError():
            return error.text
        case StoreFault():
            return Text("store-away")
        case app_commands.NoPrivateMessage():
            return Text("reply-only-servers")
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return Text("reply-commands-changed")
        case discord.HTTPException() if meaning_of(error) is Meaning.UNREACHABLE:
            return Text("reply-dms-closed")
    return None


async def tell_missing_permissions(
    interaction: Interaction, permissions: list[str], *, theirs: bool = False
) -> None:
    """Say which *permissions* are missing here, the person's (*theirs*) or the bot's, and whom to ask.

    In time-out, or outside a private thread, the bot lacks nearly all of them, and nobody need give it any.
    """
    why = None if theirs else find_hindrance(interaction)
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
    """Why Discord forbids what somebody wanted where they are, as far as one can tell."""
    channel = interaction.channel
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    if interaction.guild_id is None or channel is None:
        return "unknown"
    place = Location(interaction.guild_id, channel.id, parent_id)
    return find_obstacle(interaction.client, place, error, needed_permissions(place))


def unwrap(error: BaseException) -> BaseException:
    """What was really raised where discord.py reports *error*."""
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return error
