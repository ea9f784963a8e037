"""Writing the data of an export to files, each no larger than Discord takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from typing import Any, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import Row

import games
from bot.domain.match import Match
from bot.domain.pace import Pace, parse_pace
from bot.domain.tempo import Tempo
from bot.store.rows import decode_tempo

NAME = "freehold-about-you"
UNFINISHED = 300_000
"""Bytes by which a ZIP file may still grow when it is closed: data not compressed yet, and its end."""


class Part(NamedTuple):
    """A file of an export: the *number*-th, and whether it is the *last*."""

    number: int
    last: bool
    name: str
    body: bytes


class Document:
    """A JSON object about a person, written section by section.

    If it fits into *most* bytes, it becomes one JSON file. Otherwise it becomes ZIP files of at most that
    size, each with a JSON object of its own. Everything here takes time, so run it in a thread.
    """

    def __init__(self, user_id: int, most: int) -> None:
        self._user_id = user_id
        self._most = most
        self._number = 0
        self._plain = bytearray()
        self._open()

    def _open(self) -> None:
        """Begin the next file."""
        self._number += 1
        self._section = ""
        self._is_first_row = True
        self._buffer = BytesIO()
        self._archive = ZipFile(self._buffer, "w", ZIP_DEFLATED)
        self._member = self._archive.open(f"{NAME}-{self._number}.json", "w")
        self._write(b'{\n"user_id": %d' % self._user_id)

    def add(self, section: str, rows: Iterable[Any]) -> Part | None:
        """Write *rows* of a *section*; return a file that was full before these rows, if any."""
        full = None
        encoded = b",\n".join(map(msgspec.json.encode, rows))
        if self._buffer.tell() + UNFINISHED + len(encoded) > self._most and self._section:
            full = self._close(last=False)
            self._open()
        if section != self._section:
            self._write((b"\n]" if self._section else b"") + b',\n"%s": [\n' % section.encode())
            self._section, self._is_first_row = section, True
        if encoded:
            self._write(encoded if self._is_first_row else b",\n" + encoded)
            self._is_first_row = False
        return full

    def end(self) -> Part:
        """Return the last file."""
        return self._close(last=True)

    def _write(self, text: bytes) -> None:
        self._member.write(text)
        if self._number == 1 and len(self._plain) <= self._most:  # else it is not used any more
            self._plain += text

    def _close(self, *, last: bool) -> Part:
        self._write(b"\n]\n}\n" if self._section else b"\n}\n")
        self._member.close()
        self._archive.close()
        if last and self._number == 1 and len(self._plain) <= self._most:
            return Part(1, True, f"{NAME}.json", bytes(self._plain))
        return Part(self._number, last, f"{NAME}-{self._number}.zip", self._buffer.getvalue())


ToPlain = Callable[[dict[str, Any]], None]
"""Replaces values of a row that only its feature can read, in place, by plain values for JSON."""


def to_plain_rows(
    section: str, rows: Iterable[Row[Any]], running: Mapping[int, Match], to_plain: Mapping[str, ToPlain]
) -> list[dict[str, Any]]:
    """Convert the *rows* of a *section* to plain values for JSON.

    Rows of *running* matches get the view of the seat. *to_plain* has functions for the sections of features.
    """
    found = [row._asdict() for row in rows]
    for row in found:
        row |= {name: value._asdict() for name, value in row.items() if isinstance(value, Pace)}
        match section:
            case "moves" if row["move"] is not None:  # whatever rules it was made by
                row["move"] = msgspec.msgpack.decode(row["move"])
            case "seats":
                row["wanted"] = parse_pace(row["wanted"])._asdict() if row["wanted"] else None
                tempo = Tempo() if row["tempo"] is None else decode_tempo(row["tempo"])
                row["tempo"] = {"answers": tempo.answers, "turns": tempo.turns, "missed": tempo.missed}
                if (here := running.get(row["match_id"])) is None:
                    continue
                row["view"] = msgspec.to_builtins(games.load(here.game).view(here.state, row["seat"]))
            case _ if section in to_plain:
                to_plain[section](row)
    return found
