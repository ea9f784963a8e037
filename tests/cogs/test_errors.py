"""What people read for each kind of error."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest
from discord import Forbidden, app_commands

from bot.domain.refusals import Refusal
from bot.language import language_of
from cogs.kit.errors import sentence_for, unwrap
from games.core import IllegalMove, InvalidMove


def build_forbidden(code: int) -> Forbidden:
    return Forbidden(Mock(status=403, reason="Forbidden"), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "id"),
    [
        (Refusal("match-unknown"), "match-unknown"),
        (IllegalMove("field-too-few", least=1, chosen=0), "field-too-few"),
        (InvalidMove("field-not-offered"), "field-not-offered"),
        (app_commands.NoPrivateMessage(), "reply-only-servers"),
        (app_commands.CommandNotFound("old", []), "reply-commands-changed"),
        (build_forbidden(50007), "reply-dms-closed"),
        (build_forbidden(50278), "reply-dms-stranger"),
    ],
)
def test_an_error_with_a_sentence_of_its_own(error: Exception, id: str) -> None:
    text = sentence_for(error)
    assert text is not None
    assert text.id == id
    assert language_of("en")(text)


@pytest.mark.parametrize("error", [ValueError("x"), KeyError(1), app_commands.AppCommandError("x")])
def test_an_unforeseen_error_has_none(error: Exception) -> None:
    assert sentence_for(error) is None


def test_what_discord_py_wraps_around_an_error_is_taken_off() -> None:
    refusal = Refusal("match-unknown")
    command: Any = Mock()
    command.name = "x"
    assert unwrap(app_commands.CommandInvokeError(command, refusal)) is refusal
    assert unwrap(refusal) is refusal
