"""The command ``/<key> new`` of each game, built from its settings: typed, described, localized.

Its texts are messages of the game: ``<key>-command`` and ``<key>-command-new`` describe the command, and
``<key>-new-<setting>`` an option. ``<key>-name-<setting>`` is the option's name, and
``<key>-choice-<setting>-<value>`` that of a value, unless it is a number.
"""

from __future__ import annotations

import inspect
from inspect import Parameter
from typing import Any, cast

from discord import app_commands
from discord.app_commands import Choice

from bot.domain.match import Absent
from cogs.controls.lobby import PACE_CHOICES, create
from cogs.kit.replies import Interaction
from cogs.kit.translator import localize
from games.core import AnyGame, Setting


def build_command(game: AnyGame) -> app_commands.Group:
    """Build the command of *game*. It has the option *absent* only if turns can be passed."""
    group = app_commands.Group(
        name=game.key,
        description=localize(f"{game.key}-command"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )
    group.add_command(_build_new(game))
    return group


def _build_new(game: AnyGame) -> app_commands.Command[Any, ..., Any]:
    async def new(
        interaction: Interaction,
        pace: str | None = None,
        absent: Absent = "move",
        thread: bool = False,
        messages: bool = False,
        **options: str,
    ) -> None:
        await create(interaction, game.key, options, pace, absent, thread, messages)

    own = {setting.name: setting for setting in game.settings}
    house: dict[str, tuple[Any, Any]] = {
        "pace": (str | None, None),
        "thread": (bool, False),
        "messages": (bool, False),
    }
    if game.can_pass:
        house = {"absent": (Absent, "move"), **house}
    shown = [_build_parameter(name, str, setting.values[0]) for name, setting in own.items()]
    shown += [_build_parameter(name, kind, default) for name, (kind, default) in house.items()]
    callback = cast(Any, new)
    callback.__signature__ = inspect.Signature(
        [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction), *shown]
    )
    app_commands.describe(
        **{name: localize(f"{game.key}-new-{name}") for name in own},
        **{name: localize(f"option-{name}") for name in house},
    )(callback)
    app_commands.rename(**{name: localize(f"{game.key}-name-{name}") for name in own})(callback)
    choices = {name: _build_choices(game.key, setting) for name, setting in own.items()}
    app_commands.choices(pace=PACE_CHOICES, **choices)(callback)
    return app_commands.Command(
        name="new", description=localize(f"{game.key}-command-new"), callback=callback, nsfw=False
    )


def _build_parameter(name: str, kind: Any, default: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def _build_choices(key: str, setting: Setting) -> list[Choice[str]]:
    return [
        Choice(
            name=value if value.isdecimal() else localize(f"{key}-choice-{setting.name}-{value}"),
            value=value,
        )
        for value in setting.values
    ]
