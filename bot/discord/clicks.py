"""Editing a message through a click on it: requests that Discord does not count, for a quarter of an hour."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord.ui import LayoutView

from bot.discord.answers.meanings import Meaning, meaning
from bot.media.pictures import Picture

VALID = 14 * 60.0
"""Seconds for which a click is used: Discord takes it for fifteen minutes."""

KEPT = 1_000
"""The latest clicks that are kept."""

Clicked = discord.Interaction[Any]


class Clicks:
    """The latest click on each message. *now* is the time in unix seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._latest: OrderedDict[int, tuple[Clicked, float]] = OrderedDict()

    def note(self, interaction: Clicked) -> None:
        """Somebody clicked on a message, and is answered by an edit of it."""
        if interaction.message is not None:
            self._latest[interaction.message.id] = interaction, self._now()
            self._latest.move_to_end(interaction.message.id)
            if len(self._latest) > KEPT:
                self._latest.popitem(last=False)

    async def edit(self, message_id: int, view: LayoutView, pictures: Sequence[Picture]) -> bool:
        """Put *view* and its *pictures* in the place of a message; False if no click on it allows that."""
        interaction, at = self._latest.get(message_id, (None, 0.0))
        if interaction is None:
            return False
        edits = interaction.response.type is discord.InteractionResponseType.deferred_message_update
        if not edits or self._now() - at >= VALID:
            del self._latest[message_id]
            return False
        try:
            await interaction.edit_original_response(
                view=view, attachments=[file for picture in pictures for file in picture.files]
            )
        except discord.HTTPException as error:
            if meaning(error) not in (Meaning.EXPIRED, Meaning.NO_MESSAGE):
                raise
            self._latest.pop(message_id, None)
            return False
        return True
