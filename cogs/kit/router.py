"""Routes every click and every submitted modal to the handler of its verb.

No view objects wait for clicks: a control's custom_id says what it does (`bot.discord.controls`). So a button
of last month, or a modal that was open while the process restarted, is answered like any other. A custom_id
isn't trusted, since anybody can send one. The guard of its verb looks up what it names, such as a match or a
league, and refuses those who may not use it from where they are. The handler gets what the guard found, so
that a click looks up only once. discord.py silently drops what it doesn't know; here everything is answered.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import discord
from discord.ext import commands

from bot.discord.controls import Control, is_number, parse
from bot.discord.foreign import is_foreign, is_public
from bot.domain import turns
from bot.domain.ids import LARGEST
from bot.domain.notifications.acts import Act
from bot.domain.refusals import Refusal
from bot.store import StoreFault
from cogs.kit.errors import answer
from cogs.kit.guards import match_here, match_inviting
from cogs.kit.replies import Interaction, close, meet, say, settle, spend

T = TypeVar("T")

Acknowledgement = Callable[[Interaction], Awaitable[None]]
Guard = Callable[[Interaction, int], Awaitable[T]]
"""Returns what a control's number names, such as a match; raises `Refusal` for those who may not use it."""

Handler = Callable[[Interaction, T, Control], Awaitable[None]]
"""Answers a click, given what the guard returned."""


@dataclass(frozen=True, slots=True)
class Verb(Generic[T]):
    """The handler of a verb, and how it is acknowledged, guarded and counted."""

    handler: Handler[T]
    acknowledge: Acknowledgement | None
    guard: Guard[T]
    act: Act

    async def answer(self, interaction: Interaction, wanted: Control) -> None:
        """Let the guard look up what *wanted* names, and pass it to the handler."""
        await self.handler(interaction, await self.guard(interaction, wanted.match), wanted)


HANDLERS: dict[str, Verb[Any]] = {}
"""All verbs with their handlers."""


def control(
    verb: str,
    guard: Guard[T],
    first: Acknowledgement | None = settle,
    act: Act = "tap",
) -> Callable[[Handler[T]], Handler[T]]:
    """Register the decorated function for controls with *verb*, acknowledged by *first*.

    With None the function acknowledges by itself; only then can it open a modal. *guard* looks up what the
    control's number names (`anybody` if it concerns nobody else) and passes it to the function. Every use
    counts as an *act*, whatever comes of it.

    Raises:
        ValueError: the verb has a handler already.
    """

    def register(handler: Handler[T]) -> Handler[T]:
        if verb in HANDLERS:
            raise ValueError(f"the verb {verb} is taken by {HANDLERS[verb].handler}")
        HANDLERS[verb] = Verb(handler, first, guard, act)
        return handler

    return register


def chosen_values(interaction: Interaction) -> dict[str, tuple[str, ...]]:
    """Return the chosen values by custom_id: those of the select, or of every input of a modal."""
    data = cast(dict[str, Any], interaction.data)
    if "values" in data:
        return {data["custom_id"]: tuple(data["values"])}
    if (control := parse(data["custom_id"])) is not None and control.value:
        return {data["custom_id"]: (control.value,)}
    return {item["custom_id"]: _values(item) for item in _walk_inputs(data.get("components", ()))}


def chosen_value(interaction: Interaction) -> str:
    """Return the only chosen value of a select.

    Raises:
        Refusal: there is none, or more than one.
    """
    values = next(iter(chosen_values(interaction).values()), ())
    if len(values) != 1:
        raise Refusal("option-unknown")
    return values[0]


def chosen_objects(interaction: Interaction, kind: str) -> dict[int, dict[str, Any]]:
    """Return what was chosen in a select of ``users``, ``roles`` or ``channels``, by id, as Discord describes
    it.

    Raises:
        Refusal: something was chosen that Discord does not know here.
    """
    data = cast(dict[str, Any], interaction.data)
    found = data.get("resolved", {}).get(kind, {})
    values = next(iter(chosen_values(interaction).values()), ())
    if any(value not in found for value in values):
        raise Refusal("option-unknown")
    return {int(value): found[value] for value in values}


def parse_numbers(text: str, count: int = 1) -> tuple[int, ...]:
    """Parse *count* numbers separated by dots, in an argument or a value.

    Raises:
        Refusal: Freehold never wrote that.
    """
    parts = text.split(".")
    if len(parts) != count or not all(is_number(part) and int(part) <= LARGEST for part in parts):
        raise Refusal("reply-unknown-control")
    return tuple(map(int, parts))


def _walk_inputs(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        inner = [component["component"]] if "component" in component else component.get("components", [])
        if inner:
            yield from _walk_inputs(inner)
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
        if not await interaction.client.may_answer(interaction):
            return
        wanted = parse(cast(dict[str, Any], interaction.data).get("custom_id", ""))
        try:
            if wanted is None or wanted.verb not in HANDLERS:
                await meet(interaction)
                await say(interaction, "reply-unknown-control")
                return
            verb = HANDLERS[wanted.verb]
            on_foreign_table = is_foreign(interaction) and is_public(interaction)
            if verb.acknowledge is not None:
                # there, every click also brings the table up to date, so a private answer follows it
                await (settle if on_foreign_table else verb.acknowledge)(interaction)
            elif interaction.type is discord.InteractionType.modal_submit:  # a window opens no other
                raise Refusal("reply-unknown-control")
            await meet(interaction)
            spend(interaction, verb.act)
            await verb.answer(interaction, wanted)
            await close(interaction)
        except Exception as error:
            await answer(interaction, error)
        if wanted is not None:
            await _note(interaction, wanted)
            if is_foreign(interaction) and is_public(interaction):
                await _refresh_table(interaction, wanted)


async def _refresh_table(interaction: Interaction, wanted: Control) -> None:
    """Let a click on a table in a foreign place bring it up to date. A failure only leaves it older."""
    with suppress(StoreFault, discord.HTTPException):
        match = await interaction.client.matches.get(wanted.match)
        if match is not None and interaction.message and match.table.message == interaction.message.id:
            await interaction.client.presenter.take_click(interaction, match)


async def _note(interaction: Interaction, wanted: Control) -> None:
    """Record that somebody was in the match just now. A failure doesn't matter."""
    if wanted.verb in HANDLERS and HANDLERS[wanted.verb].guard in (match_here, match_inviting):
        with suppress(Refusal, StoreFault):
            await interaction.client.matches.change(wanted.match, turns.record_seen, interaction.user.id)
