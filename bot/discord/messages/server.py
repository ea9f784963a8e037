"""The page of a server: open seats, what is played, who plays, and the best in each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from discord import ui

import games
from bot.discord.messages import layout
from bot.domain.match import Match
from bot.domain.results import Records
from bot.language import Language
from bot.store.queries import PlayedTable
from bot.store.results import Ranked

SHOWN = 5
"""The most lines of each list."""


class BestMove(NamedTuple):
    """A move of *user_id*, better than the next best by *gain* percent of winning chance, with a *link*."""

    game: str
    user_id: int
    gain: int
    link: str


class ServerPage(NamedTuple):
    """What a reader may see of a server: only what is played in channels that they see.

    *lobbies* have free seats, *tables* are running matches, and *leagues* are the channels and names of open
    and running ones. *people* have finished so many matches lately, and *best* are the leaders by game.
    *move* is the best one that somebody shared this week.
    """

    lobbies: Sequence[Match]
    tables: Sequence[PlayedTable]
    leagues: Sequence[tuple[int, str]]
    people: Sequence[tuple[int, int]]
    best: Mapping[str, Ranked]
    move: BestMove | None
    records: Records | None


def build_server_page(page: ServerPage, name: str, words: Language) -> ui.LayoutView:
    """Build the page of the server called *name*."""
    lists = [
        _list("server-lobbies", [_describe_lobby(match, words) for match in page.lobbies], words),
        _list("server-tables", [_describe_table(table, words) for table in page.tables], words),
        _list("server-leagues", [f"<#{channel}> · {called}" for channel, called in page.leagues], words),
        _list(
            "server-people",
            [words("server-person", person=f"<@{id}>", count=count) for id, count in page.people],
            words,
        ),
        _list(
            "server-best",
            [
                words(
                    "server-leader",
                    game=words(f"{game}-name"),
                    person=f"<@{ranked.user_id}>",
                    rating=ranked.rating.points,
                )
                for game, ranked in page.best.items()
            ],
            words,
        ),
        _list("server-records", _describe_records(page.records, words) if page.records else [], words),
        _list("server-move", [_describe_move(page.move, words)] if page.move else [], words),
    ]
    return layout.framed_message(
        layout.paragraph(words("server-title", server=words.write_name(name))),
        *(lists if any(lists) else [layout.paragraph(words("server-empty"))]),
        accent=layout.BRASS,
    )


def _list(id: str, lines: Sequence[str], words: Language) -> layout.Item | None:
    """Build a list of at most `SHOWN` *lines* with how many there are; None if there are none."""
    if not lines:
        return None
    more = [words("server-more", count=len(lines) - SHOWN)] if len(lines) > SHOWN else []
    return layout.paragraph(words(id, count=len(lines)), *lines[:SHOWN], *more)


def _describe_lobby(match: Match, words: Language) -> str:
    seats = games.load(match.game).seats_with(match.options)
    return words(
        "server-lobby",
        channel=f"<#{match.place.channel_id}>",
        game=words(f"{match.game}-name"),
        taken=len(match.players),
        seats=seats[-1],
    )


def _describe_records(records: Records, words: Language) -> list[str]:
    ids = {"server-most-wins": records.wins, "server-streak": records.streak}
    return [words(id, person=f"<@{person}>", count=count) for id, (person, count) in ids.items()]


def _describe_move(move: BestMove, words: Language) -> str:
    game, person = words(f"{move.game}-name"), f"<@{move.user_id}>"
    return words("server-moved", game=game, person=person, gain=move.gain, link=move.link)


def _describe_table(table: PlayedTable, words: Language) -> str:
    return words("server-table", channel=f"<#{table.channel_id}>", game=words(f"{table.game}-name"))
