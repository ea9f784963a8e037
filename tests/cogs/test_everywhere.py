"""Every command and button, in every status of a match, by everybody: always an answer, never an error."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.discord.controls import Control, parse
from bot.domain import lobbies, turns
from bot.domain.match import Match
from bot.domain.people import Person
from sandbox.model.errors import Refused
from sandbox.model.reading import BUTTON, controls, text
from sandbox.model.records import LOADING, Message
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, lift_limits, verbs, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.messages import Make
from tests.kit.readers import Seen, list_button_labels, list_commands

LAST = (
    "start",
    "cancel",
    "leave",
    "rematch",
    "do",
    "pick",
    "choose",
    "sure",
    "fill",
    "resignsure",
    "end",
    "forget",
)
"""The verbs by which a player changes what there is to test, in the order in which they come."""

Click = tuple[str, str]
"""A control's custom_id, and what is chosen in it if it is a select."""


async def stage_match(freehold: Freehold, status: str, player: Guest, other: Guest) -> Match | None:
    """Bring about a match in that *status*, with *player* as host and *other* away."""
    if status == "none":
        return None
    matches = freehold.client.matches
    await player.command("property new")
    await player.wait_for_message(lambda _: player.find_control(["join"]))
    match = await matches.in_channel(player.channel_id)
    assert match is not None
    match = await matches.change(match.id, lobbies.join, Person(other.person.id, "Clara"))
    if status not in ("lobby", "cancelled"):
        match = await matches.change(match.id, lobbies.start, player.person.id)
        await matches.change(match.id, turns.take_over, match.seat_of(other.person.id) or 0)
    if status == "over":
        await matches.change_once(1, match.id, turns.resign, player.person.id)
    if status in ("cancelled", "ended"):
        await matches.attempt(match.id, lobbies.close)
    await wait_until_idle(freehold)
    return match


def fill_options(
    command: app_commands.Command[Any, ..., Any], who: int, match: Match | None
) -> dict[str, object]:
    """Return values for the required options of *command*, and *match* if it takes one."""
    given: dict[str, object] = {}
    for option in command.parameters:
        if option.name == "match" and match is not None:
            given["match"] = match.id
        elif option.required and option.choices:
            given[option.name] = option.choices[0].value
        elif option.required:
            given[option.name] = who if option.type is discord.AppCommandOptionType.user else 0
    return given


async def command_all(freehold: Freehold, guest: Guest, who: int, match: Match | None) -> None:
    """Use and complete every command that *guest* is offered here; those that open a table come last."""
    sent = []
    found = [node for node in freehold.client.tree.walk_commands() if isinstance(node, app_commands.Command)]
    for command in sorted(found, key=lambda command: command.name in ("new", "create")):
        given: dict[str, Any] = fill_options(command, who, match)
        with suppress(Refused):  # it is not offered to them here
            sent.append(await guest.person.command(guest.channel_id, command.qualified_name, **given))
            for option in command.parameters:
                if option.autocomplete:
                    name, typed = command.qualified_name, {**given, option.name: 0}
                    del typed[option.name]
                    await guest.person.autocomplete(guest.channel_id, name, option.name, "", **typed)
    await wait_for_answers(freehold, guest, sent)


def list_controls(guest: Guest) -> Iterator[Click]:
    """Return every control that *guest* sees, with its first choice."""
    for message in guest.find_messages():
        for part in controls(message):
            values = [option["value"] for option in part.get("options", ())] or ["1"]
            yield part["custom_id"], "" if part["type"] == BUTTON else values[0]


def read_messages(guest: Guest, own: Collection[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the text of each message that *guest* sees, and the labels of its buttons.

    In direct messages, also those of tables are in the reader's language: their labels are *own*.
    """
    for message in guest.find_messages():
        labels = [part["label"] for part in controls(message) if "label" in part]
        yield text(message), labels if int(message["channel_id"]) == guest.channel_id else [*labels, *own]


def verb(click: Click) -> str:
    control = parse(click[0])
    return control.verb if control else ""


async def press_all(freehold: Freehold, guest: Guest, clicks: list[Click]) -> None:
    """Use all these controls on the newest message."""
    message = next(id for id in (int(message["id"]) for message in guest.find_messages()))
    ids = [
        await guest.person.raw_component(message, custom_id, [value] if value else None)
        for custom_id, value in clicks
    ]
    await wait_for_answers(freehold, guest, ids)


async def wait_for_answers(freehold: Freehold, guest: Guest, ids: list[int]) -> None:
    """Wait until every interaction is answered and no reply is pending."""
    for id in ids:
        await guest.person.wait_for_answer(id)
    world = freehold.sandbox.world
    mine = [id for id, message in world.messages.items() if message.viewer == guest.person.id]
    await world.until(lambda: not any(_is_loading(world.messages.get(id)) for id in mine), PATIENCE)
    await wait_until_idle(freehold)
    assert freehold.faults == []
    wrong = ("Something went wrong", "bei mir ist was schiefgegangen")
    assert not [reply for reply in guest.find_replies() if any(words in reply for words in wrong)]


def _is_loading(message: Message | None) -> bool:
    """Whether an answer is still to come; a message that was deleted needs none."""
    return message is not None and bool(message.flags & LOADING)


@pytest.mark.parametrize("status", ["none", "lobby", "running", "over", "cancelled", "ended"])
async def test_every_command_and_every_button_is_answered(
    freehold: Freehold, match: Make, monkeypatch: pytest.MonkeyPatch, status: str
) -> None:
    german = list_button_labels(match, "de") - list_button_labels(match, "en")
    lift_limits(freehold, monkeypatch)
    player, other, spectator, finn = (freehold.guest(name) for name in ("Ben", "Clara", "David", "Finn"))
    who = freehold.guest("Emma").person.id
    await freehold.move_to_own_server(finn)
    await player.command("me")
    await player.press("me:locale", "de")
    played = await stage_match(freehold, status, player, other)
    dm = freehold.guest("Ben")
    await player.command("help")
    if (channel := player.person.dm()) is not None:
        dm.channel_id = channel.id
    outsiders = [finn, spectator] if status == "running" else [spectator]
    for guest in (*outsiders, player, dm):
        await command_all(freehold, guest, who, played if guest in (finn, dm) else None)
    id, version = (played.id, played.version) if played else (1, 1)
    known = {click for guest in (player, dm, spectator) for click in list_controls(guest)}
    made = {(Control(verb, id, version, "").custom_id, "") for verb in verbs()}
    first = {(Control(verb, id, version, "0").custom_id, "") for verb in verbs()}
    clicks, all_clicks = sorted(known | made), sorted(known | made | first)
    for guest in outsiders:
        await press_all(freehold, guest, clicks)
    await press_all(freehold, dm, [click for click in clicks if verb(click) not in LAST])
    await press_all(freehold, player, [click for click in all_clicks if verb(click) not in LAST])
    grave = [click for click in all_clicks if verb(click) in LAST]
    await press_all(freehold, player, sorted(grave, key=lambda click: LAST.index(verb(click))))
    sees = Seen(list_commands(freehold.sandbox.world), german)
    read = read_messages(player, german)
    assert {told: faults for told, labels in read if (faults := sees.faults(told, labels))} == {}
