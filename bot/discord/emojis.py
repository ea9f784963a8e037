"""Freehold's own emojis, drawn by `render`, uploaded to Discord, and used in controls and texts.

After a start, missing emojis are uploaded in the background. A name is the emoji's key and eight digits of
its picture's hash, so that only changed pictures are uploaded again; the ones they replace are deleted.
Emojis with any other name are left alone. Until an emoji is there, and where Discord takes none, letters and
Unicode symbols stand in for it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Mapping
from itertools import chain, repeat

import aiohttp
import discord
import structlog

import games
import render
from bot.discord.errors import Meaning, find_meaning
from bot.discord.pace import PRIORITY, RequestPriority
from bot.language import EMOJIS, Language
from bot.service.pictures import Pictures
from render.kit.emojis import Drawing

log = structlog.get_logger(__name__)

LONGEST = 32
"""The longest name of an emoji that Discord takes, in characters."""

DIGITS = 8
"""The characters at the end of a name that tell pictures of the same key apart."""

MOST = 2000
"""The most emojis an application can have on Discord."""

PAUSES = 60.0, 600.0, 3600.0
"""Seconds until a failure is retried; the last one repeats."""


def find_emoji(key: str, words: Language) -> discord.PartialEmoji | None:
    """Return the emoji called *key* for a control read in *words*; None while Discord doesn't have it."""
    written = words.emoji(key)
    return discord.PartialEmoji.from_str(written) if written else None


def name_stem(key: str) -> str:
    """Return how the name of the emoji called *key* begins on Discord.

    >>> name_stem("card-7S"), name_stem("deal-wild-light_blue-station")
    ('card_7S', 'deal_wild_light_blue_st')
    """
    return key.replace("-", "_")[: LONGEST - DIGITS - 1]


def list_drawings() -> Mapping[str, Drawing]:
    """Return what draws each emoji, by its key."""
    return render.emojis(games.keys())


class Emojis:
    """Keeps *client*'s emojis on Discord up to date; *pictures* draws them.

    Of several processes, the one for which *uploads* returns True uploads them.
    """

    def __init__(self, client: discord.Client, pictures: Pictures, uploads: Callable[[], bool]) -> None:
        self._client = client
        self._pictures = pictures
        self._uploads = uploads
        self._told: set[str] = set()
        self._missed = asyncio.Event()

    async def run(self) -> None:
        """Upload missing emojis, now and whenever one turns out to be missing; retry failures."""
        PRIORITY.set(RequestPriority.LATER)
        EMOJIS.clear()
        pauses = chain(PAUSES, repeat(PAUSES[-1]))
        try:
            while True:
                self._missed.clear()
                try:
                    if await self._bring():
                        await self._missed.wait()
                except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                    self._tell(error)
                await asyncio.sleep(next(pauses))
        finally:
            EMOJIS.clear()

    def doubt(self, error: BaseException) -> None:
        """If *error* says that Discord lacks an emoji, use none until they are uploaded again."""
        if (
            isinstance(error, discord.HTTPException)
            and find_meaning(error) is Meaning.INVALID
            and ".emoji." in error.text
        ):
            self._tell(error)
            EMOJIS.clear()
            self._missed.set()

    async def _bring(self) -> bool:
        """Use the emojis that are there and upload the others; return whether all are there."""
        wanted = list_drawings()
        if not wanted:
            return True
        there = await self._client.fetch_application_emojis()
        found = _find_ours(there, wanted)
        stems = {name_stem(key): key for key in wanted}
        for name, each in found.items():
            if key := stems.get(name[: -DIGITS - 1]):
                EMOJIS[key] = str(each)  # an older picture is better than none
        drawn = {}
        for key in wanted:
            digest, data = await self._pictures.emoji(key)
            drawn[f"{name_stem(key)}_{digest[:DIGITS]}"] = key, data
        old = [each for name, each in found.items() if name not in drawn]
        missing = drawn.keys() - found.keys()
        if missing and not self._uploads():
            return False
        if len(there) + len(missing) > MOST:
            await _delete(old)
        for name, (key, data) in drawn.items():
            emoji = found.get(name) or await self._client.create_application_emoji(name=name, image=data)
            EMOJIS[key] = str(emoji)
        if self._uploads():
            await _delete(old)
        if missing or old:
            log.info("emojis updated", uploaded=len(missing), deleted=len(old))
        return True

    def _tell(self, error: Exception) -> None:
        if str(error) not in self._told:
            self._told.add(str(error))
            log.warning("cannot update emojis; using letters instead", error=str(error))


def _find_ours(there: Iterable[discord.Emoji], wanted: Iterable[str]) -> dict[str, discord.Emoji]:
    """Return Freehold's own emojis among those *there*, today's or earlier ones, by name."""
    families = "|".join(sorted({re.escape(key.partition("-")[0]) for key in wanted}))
    shape = re.compile(rf"(?:{families})(?:_\w+)?_[0-9a-f]{{{DIGITS}}}")
    return {each.name: each for each in there if shape.fullmatch(each.name)}


async def _delete(emojis: list[discord.Emoji]) -> None:
    """Delete *emojis*, which are no longer used, and empty the list."""
    gone = set(map(str, emojis))
    for key in [key for key, written in EMOJIS.items() if written in gone]:
        del EMOJIS[key]
    while emojis:
        try:
            await emojis[-1].delete()
        except discord.HTTPException as error:
            if find_meaning(error) is not Meaning.NO_EMOJI:
                raise
        emojis.pop()
