"""Sentences in messages."""

from __future__ import annotations

import re

WORDS = 4
"""So many words make a sentence; fewer are a name or a sign."""


def split_sentences(text: str) -> list[str]:
    """Split *text* into sentences, without the markup around them."""
    parts = re.split(r"(?<!\d)[.!?;…](?:\s|$)|\n| · ", text)
    plain = (re.sub(r"[*_#\u2068\u2069]|^-# ", "", part).strip().lower() for part in parts)
    return [part for part in plain if len(re.findall(r"\w+", part)) >= WORDS]
