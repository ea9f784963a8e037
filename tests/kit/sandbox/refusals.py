"""Helpers that read the API's error responses."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import discord
import pytest


def codes(errors: Any) -> set[str]:
    """Return all codes in the errors of an answer."""
    if isinstance(errors, list):
        return {error["code"] for error in errors}
    return {code for part in errors.values() for code in codes(part)}


async def code_of(awaitable: Awaitable[object]) -> tuple[int, int]:
    """Return the status and the code of Discord's error response."""
    with pytest.raises(discord.HTTPException) as caught:
        await awaitable
    return caught.value.status, caught.value.code
