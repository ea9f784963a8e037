"""Durations in seconds."""

from __future__ import annotations

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
