"""The page of a server: open seats, what is played, who plays, and the best in each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from discord import ui

import games
from bot.discord.messages import layout
from bot.domain.match import Match
from bot.domain.results import Records
from bot.language import Language
from bot.store.queries import PlayedTable
from bot.store.results import Ranked

T = TypeVar("T")

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
    records = _list_records(page.records) if page.records else ()
    lists = [
        _list("server-lobbies", page.lobbies, _describe_lobby, words),
        _list("server-tables", page.tables, _describe_table, words),
        _list("server-leagues", page.leagues, _describe_league, words),
        _list("server-people", page.people, _describe_person, words),
        _list("server-best", [*page.best.items()], _describe_leader, words),
        _list("server-records", records, _describe_record, words),
        _list("server-move", [page.move] if page.move else [], _describe_move, words),
    ]
    return layout.framed_message(
        layout.paragraph(words("server-title", server=words.write_name(name))),
        *(lists if any(lists) else [layout.paragraph(words("server-empty"))]),
        accent=layout.BRASS,
    )


def _list(
    id: str, things: Sequence[T], describe: Callable[[T, Language], str], words: Language
) -> layout.Item | None:
    """Build a list of *things*, a line each for the first `SHOWN`, and their number; None without any."""
    if not things:
        return None
    more = [words("server-more", count=len(things) - SHOWN)] if len(things) > SHOWN else []
    lines = [describe(thing, words) for thing in things[:SHOWN]]
    return layout.paragraph(words(id, count=len(things)), *lines, *more)


def _describe_lobby(match: Match, words: Language) -> str:
    seats = games.load(match.game).seats_with(match.options)
    return words(
        "server-lobby",
        channel=f"<#{match.place.channel_id}>",
        game=words(f"{match.game}-name"),
        taken=len(match.players),
        seats=seats[-1],
    )


def _describe_league(league: tuple[int, str], words: Language) -> str:
    channel, called = league
    return f"<#{channel}> · {called}"


def _describe_person(active: tuple[int, int], words: Language) -> str:
    id, count = active
    return words("server-person", person=f"<@{id}>", count=count)


def _describe_leader(leader: tuple[str, Ranked], words: Language) -> str:
    game, ranked = leader
    person, rating = f"<@{ranked.user_id}>", ranked.rating.points
    return words("server-leader", game=words(f"{game}-name"), person=person, rating=rating)


def _list_records(records: Records) -> Sequence[tuple[str, tuple[int, int]]]:
    return ("server-most-wins", records.wins), ("server-streak", records.streak)


def _describe_record(record: tuple[str, tuple[int, int]], words: Language) -> str:
    id, (person, count) = record
    return words(id, person=f"<@{person}>", count=count)


def _describe_move(move: BestMove, words: Language) -> str:
    game, person = words(f"{move.game}-name"), f"<@{move.user_id}>"
    return words("server-moved", game=game, person=person, gain=move.gain, link=move.link)


def _describe_table(table: PlayedTable, words: Language) -> str:
    return words("server-table", channel=f"<#{table.channel_id}>", game=words(f"{table.game}-name"))
