"""Compose alternative texts with the punctuation of the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

Say = Callable[..., str]


def enlist(say: Say, parts: Iterable[str], sign: Literal["comma", "semicolon"] = "comma") -> str:
    """Join *parts* into a list, without an *and*."""
    return say(f"list-{sign}").join(parts)


def add_aside(say: Say, words: str, aside: str) -> str:
    """Put *aside* in brackets after *words*."""
    return say("picture-aside", words=words, aside=aside)


def end(say: Say, words: str) -> str:
    """Turn *words* into a sentence; a question is one already."""
    return words if words.endswith(("?", "？")) else say("picture-sentence", words=words)
