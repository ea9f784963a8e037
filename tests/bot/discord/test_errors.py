"""The meaning of each error response from Discord. An unknown one never causes a final decision."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
import structlog

from bot.discord import errors
from bot.discord.errors import (
    CODES,
    Meaning,
    find_meaning,
    is_refusal,
    is_transient,
    is_unreachable,
)
from sandbox.model.errors import KNOWN

STATUSES = {400: discord.HTTPException, 403: discord.Forbidden, 404: discord.NotFound}


def build_error(status: int, code: int, **more: Any) -> discord.HTTPException:
    """Build the error that discord.py raises for a response."""
    kind = discord.DiscordServerError if status >= 500 else STATUSES.get(status, discord.HTTPException)
    return kind(Mock(status=status, reason="no"), {"code": code, "message": "no", **more})


@pytest.mark.parametrize(
    ("code", "expected"), [(code, meaning) for meaning, codes in CODES.items() for code in codes]
)
def test_a_code_means_the_same_whatever_the_status(code: int, expected: Meaning) -> None:
    for status in (400, 403, 404, 429):
        assert find_meaning(build_error(status, code)) is expected


def test_no_code_means_two_things() -> None:
    codes = [code for codes in CODES.values() for code in codes]
    assert len(codes) == len(set(codes))


def test_the_bot_knows_every_code_that_the_sandbox_answers_with() -> None:
    ours = {10002, 10063, 30008, 30032}  # nothing that a match could meet: about the application itself
    assert KNOWN.keys() - ours - {code for codes in CODES.values() for code in codes} == set()


@pytest.mark.parametrize(
    "error",
    [
        build_error(500, 0),
        build_error(503, 0),
        build_error(429, 0),
        build_error(408, 0),
        build_error(400, 40003),
        build_error(403, 20016),
        OSError(),
        aiohttp.ClientConnectionError(),
        discord.RateLimited(5.0),
    ],
)
def test_what_passes_by_itself(error: Exception) -> None:
    assert is_transient(error)
    assert not is_refusal(error) and not is_unreachable(error)


def test_too_many_edits_do_not_pass_by_themselves() -> None:
    assert find_meaning(build_error(429, 30046)) is Meaning.TOO_OLD


@pytest.mark.parametrize(
    "error",
    [
        build_error(403, 50007),
        build_error(403, 50278),
        build_error(400, 50033),
        build_error(404, 10013),
        build_error(403, 20026),
    ],
)
def test_who_cannot_be_written_to(error: Exception) -> None:
    assert is_unreachable(error)
    assert not is_transient(error) and not is_refusal(error)


@pytest.mark.parametrize("code", [50001, 50013, 50024, 50008, 160005, 50083, 30033, 160006, 160007, 200000])
def test_what_is_refused_in_a_place(code: int) -> None:
    assert is_refusal(build_error(403, code))
    assert not is_transient(build_error(403, code))


@pytest.mark.parametrize("status", [400, 401, 403, 404, 405, 409, 413])
def test_an_unknown_answer_ends_nothing_and_is_logged_once(
    status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "_told", set())
    with structlog.testing.capture_logs() as logs:
        for code in (999_999, 999_999, 999_998):
            assert find_meaning(build_error(status, code)) is Meaning.UNKNOWN
            assert not is_unreachable(build_error(status, code)) and not is_transient(
                build_error(status, code)
            )
    assert [(line["log_level"], line["code"]) for line in logs] == [
        ("warning", 999_999),
        ("warning", 999_998),
    ]


def test_an_error_of_our_own_means_nothing() -> None:
    assert find_meaning(ValueError()) is Meaning.UNKNOWN


def test_nobody_else_knows_codes_or_tells_errors_apart_by_their_status() -> None:
    root = Path(__file__).parents[3]
    files = [path for name in ("bot", "cogs") for path in sorted((root / name).rglob("*.py"))]
    apart = re.compile(r"discord\.(Forbidden|NotFound)\b(?!:)|error\.(code|status) (==|!=|<|>|in|not)")
    assert [path.stem for path in files if apart.search(path.read_text(encoding="utf-8"))] == ["errors"]
