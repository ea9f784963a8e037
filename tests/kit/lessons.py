"""How lessons are played in tests: with the chance they always have."""

from __future__ import annotations

from hashlib import sha256

from games.fair import Fair


def chance(number: int) -> Fair:
    """The chance of the step of this *number*."""
    return Fair(sha256(bytes([number])).digest())
