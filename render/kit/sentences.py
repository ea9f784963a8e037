"""Words put together for alternative texts, with the signs that the reader's language has for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

Say = Callable[..., str]


def enlist(say: Say, parts: Iterable[str], sign: Literal["comma", "semicolon"] = "comma") -> str:
    """Join *parts* to a list, without an *and*."""
    return say(f"list-{sign}").join(parts)


def add_aside(say: Say, words: str, aside: str) -> str:
    """Put *aside* in brackets after *words*."""
    return say("picture-aside", words=words, aside=aside)


def end(say: Say, words: str) -> str:
    """Make a sentence of *words*."""
    return say("picture-sentence", words=words)
