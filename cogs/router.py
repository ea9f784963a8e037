"""Every click and every submitted modal comes in here and goes to the handler of its verb.

There are no view objects waiting for clicks: what a control does stands in its custom_id
(`bot.discord.controls`), so one of last month, or a modal that was open while the process restarted, is
answered like any other.
discord.py drops what it does not know without a word; here nothing goes unanswered.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, cast

import discord
from discord.ext import commands

from bot.discord.controls import Control, is_number, parse
from bot.domain.refusals import Refusal
from cogs.errors import answer
from cogs.replies import Interaction, say, settle

Handler = Callable[[Interaction, Control], Awaitable[None]]
Acknowledgement = Callable[[Interaction], Awaitable[None]]

HANDLERS: dict[str, tuple[Handler, Acknowledgement | None]] = {}
"""Of every verb: what answers it, and how it is acknowledged before anything is looked up."""


def control(verb: str, first: Acknowledgement | None = settle) -> Callable[[Handler], Handler]:
    """Let the decorated function answer the controls with *verb*, acknowledged by *first*.

    With None the function acknowledges itself: only then can it open a modal.

    Raises:
        ValueError: the verb has a handler already.
    """

    def register(handler: Handler) -> Handler:
        if verb in HANDLERS:
            raise ValueError(f"the verb {verb} is taken by {HANDLERS[verb][0]}")
        HANDLERS[verb] = handler, first
        return handler

    return register


def chosen(interaction: Interaction) -> dict[str, tuple[str, ...]]:
    """What was chosen: the values of a select under its custom_id, or those of every input of a modal."""
    data = cast(dict[str, Any], interaction.data)
    if "values" in data:
        return {data["custom_id"]: tuple(data["values"])}
    return {item["custom_id"]: _values(item) for item in _inputs(data.get("components", ()))}


def picked(interaction: Interaction) -> str:
    """The one value that was chosen in a select.

    Raises:
        Refusal: there is none, or more than one.
    """
    values = next(iter(chosen(interaction).values()), ())
    if len(values) != 1:
        raise Refusal("field-not-offered")
    return values[0]


def numbers(text: str, count: int = 1) -> tuple[int, ...]:
    """The *count* numbers, with dots between them, of an argument or a value.

    Raises:
        Refusal: Freehold never wrote that.
    """
    parts = text.split(".")
    if len(parts) != count or not all(map(is_number, parts)):
        raise Refusal("reply-unknown-control")
    return tuple(map(int, parts))


def _inputs(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        inner = [component["component"]] if "component" in component else component.get("components", [])
        if inner:
            yield from _inputs(inner)
        elif "custom_id" in component:
            yield component


def _values(item: dict[str, Any]) -> tuple[str, ...]:
    if "values" in item:
        return tuple(item["values"] or ())
    value = item.get("value")
    return () if value is None else (str(value),)


class Router(commands.Cog):
    """Listens to the controls of all messages."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a click or a modal; commands and completions go discord.py's own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        wanted = parse(cast(dict[str, Any], interaction.data).get("custom_id", ""))
        try:
            if wanted is None or wanted.verb not in HANDLERS:
                await say(interaction, "reply-unknown-control")
                return
            handler, acknowledge = HANDLERS[wanted.verb]
            if acknowledge is not None:
                await acknowledge(interaction)
            await handler(interaction, wanted)
            if not interaction.response.is_done():
                await settle(interaction)
        except Exception as error:
            await answer(interaction, error, wanted.match if wanted else 0)
