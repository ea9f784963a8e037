"""Meanings of Discord's error codes. No other module knows the codes.

An unknown code (`Meaning.UNKNOWN`) never leads to something that can't be undone: the request is retried
later. Each is logged once, so that somebody adds it here.
"""

from __future__ import annotations

from enum import Enum, auto

import aiohttp
import discord
import structlog

log = structlog.get_logger(__name__)


class Meaning(Enum):
    """What an error says about the request."""

    LATER = auto()
    """It passes by itself: no network, an outage, a rate limit."""
    UNREACHABLE = auto()
    """This person takes no direct messages from the bot."""
    STRANGER = auto()
    """This person shares no server with the bot and hasn't installed it, so it can't write to them."""
    NO_PERSON = auto()
    """There is no such person, or not on that server."""
    NO_CHANNEL = auto()
    """There is no such channel, or no such server."""
    NO_MESSAGE = auto()
    """The message is deleted."""
    TOO_OLD = auto()
    """The message was edited too often for its age."""
    NO_EMOJI = auto()
    """The emoji is deleted."""
    NO_ROLE = auto()
    """The role is deleted."""
    NO_EVENT = auto()
    """The scheduled event is deleted or over."""
    EXPIRED = auto()
    """The click or command can no longer be answered, or was answered already."""
    ANSWERED_OUT = auto()
    """Where the bot isn't a member, there were as many messages after a click as Discord allows."""
    DONE = auto()
    """It was done before."""
    MISSING_ACCESS = auto()
    """The bot does not see the channel."""
    FORBIDDEN = auto()
    """The bot lacks a permission, or is not let in."""
    CLOSED = auto()
    """The thread is locked or archived."""
    FULL = auto()
    """There are too many threads, people in a thread, or scheduled events."""
    WRONG_PLACE = auto()
    """It cannot be done in a channel of this kind."""
    BLOCKED = auto()
    """What was written is not allowed there."""
    INVALID = auto()
    """The request itself is wrong."""
    UNKNOWN = auto()
    """Nobody knows."""


CODES: dict[Meaning, tuple[int, ...]] = {
    # Slow mode, write limits of a channel and a server, DMs opened too fast, features switched off for a
    # while, a resource that is rate limited, an overloaded API.
    Meaning.LATER: (20016, 20022, 20028, 20029, 40003, 40004, 40006, 40062, 110001, 130000),
    # Blocked, DMs closed, an account that is deleted or a bot's. While a bot is quarantined (20026), it can
    # open no DMs.
    Meaning.UNREACHABLE: (20026, 50007, 50033),
    Meaning.STRANGER: (50278,),
    Meaning.NO_PERSON: (10007, 10013),
    Meaning.NO_CHANNEL: (10003, 10004),
    Meaning.NO_MESSAGE: (10008,),
    Meaning.TOO_OLD: (30046,),
    Meaning.NO_EMOJI: (10014,),
    Meaning.NO_ROLE: (10011,),
    Meaning.NO_EVENT: (10070, 180000),
    Meaning.EXPIRED: (10015, 10062, 40060, 50027),
    Meaning.ANSWERED_OUT: (40094,),
    Meaning.DONE: (160004,),
    Meaning.MISSING_ACCESS: (50001,),
    # Unauthorised, banned, the server's verification level, lacking permissions, reading what is replied to,
    # a server not available where the bot runs, an account to be verified.
    Meaning.FORBIDDEN: (40001, 40002, 40007, 50005, 50009, 50013, 50095, 50178, 160002),
    Meaning.CLOSED: (50083, 160005),
    Meaning.FULL: (30013, 30033, 30038, 160006, 160007),
    Meaning.WRONG_PLACE: (40058, 50003, 50008, 50021, 50024),
    Meaning.BLOCKED: (20009, 20031, 200000, 200001, 240000),
    Meaning.INVALID: (40005, 50006, 50035, 50109),
}
"""Discord's codes by what they mean."""

REFUSALS = frozenset(
    {
        Meaning.MISSING_ACCESS,
        Meaning.FORBIDDEN,
        Meaning.CLOSED,
        Meaning.FULL,
        Meaning.WRONG_PLACE,
        Meaning.BLOCKED,
    }
)
"""The bot may not do that there until somebody changes something."""

_BY_CODE = {code: meaning for meaning, codes in CODES.items() for code in codes}
_told: set[tuple[int, int]] = set()


def find_meaning(error: BaseException) -> Meaning:
    """Return what *error* means, whatever the request was."""
    if not isinstance(error, discord.HTTPException):
        passes = isinstance(error, aiohttp.ClientError | OSError | discord.RateLimited)
        return Meaning.LATER if passes else Meaning.UNKNOWN
    known = _BY_CODE.get(error.code)
    if known is not None:
        return known
    if error.status in (408, 429) or error.status >= 500:
        return Meaning.LATER
    if (error.status, error.code) not in _told:
        _told.add((error.status, error.code))
        log.warning("unknown error code", status=error.status, code=error.code, error=error.text)
    return Meaning.UNKNOWN


def is_transient(error: BaseException) -> bool:
    """Whether *error* will pass by itself."""
    return find_meaning(error) is Meaning.LATER


def is_refusal(error: BaseException) -> bool:
    """Whether the bot may not do that there. An unknown 403 counts too."""
    said = find_meaning(error)
    return said in REFUSALS or (said is Meaning.UNKNOWN and isinstance(error, discord.Forbidden))


def is_unreachable(error: BaseException) -> bool:
    """Whether the error of a direct message says that this person can't be reached.

    That includes any error that keeps the bot out of that channel.
    """
    return find_meaning(error) in (
        Meaning.UNREACHABLE,
        Meaning.STRANGER,
        Meaning.NO_PERSON,
        Meaning.NO_CHANNEL,
        Meaning.MISSING_ACCESS,
        Meaning.FORBIDDEN,
    )
