"""Profiles and leaderboards in words. People are mentioned, so that readers see the names they know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ui

from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.result import MEDALS
from bot.domain.profiles import Played, Profile
from bot.domain.results import Rating
from bot.language import Language
from bot.service.pictures import Picture
from bot.store.results import Ranked

LINES = 15
"""How many people one page of a leaderboard shows."""


def build_profile(
    known: Profile,
    user_id: int,
    words: Language,
    picture: Picture | None = None,
    puzzles: tuple[int, int, int] = (0, 0, 0),
) -> ui.LayoutView:
    """Build somebody's profile from what is *known* about their matches on a server: a *picture*, or words.

    *puzzles* says how many they tried and solved, and the days in a row with a solved one.
    """
    title = words("profile-title", person=f"<@{user_id}>")
    tried, solved, days = puzzles
    practice = words("profile-puzzles", tried=tried, solved=solved, days=days) if tried else ""
    if known.is_empty:
        return layout.framed_message(
            layout.paragraph(title, practice or words("profile-none")),
            layout.paragraph(_others(known, words)),
        )
    if picture:
        return layout.framed_message(
            layout.paragraph(title),
            layout.picture_or_words(picture.shown, picture.description),
            layout.paragraph(_others(known, words)),
        )
    if not known.matches:
        return layout.framed_message(
            layout.paragraph(title, *(_count_alone(game, words) for game in known.games), practice),
            layout.paragraph(_others(known, words)),
        )
    places = " · ".join(words("profile-place", mark=_mark(place), count=n) for place, n in known.places)
    return layout.framed_message(
        layout.paragraph(
            title,
            words("profile-matches", matches=known.matches, wins=known.wins),
            places,
            words("profile-streak", streak=known.streak, longest=known.longest) if known.longest else "",
            words("profile-favorite", game=words(f"{known.games[0].game}-name"))
            if len(known.games) > 1 and known.games[0].matches > known.games[1].matches
            else "",
        ),
        layout.paragraph(
            *(
                line
                for game in known.games
                for line in (_count_played(game, words) if game.matches else "", _count_alone(game, words))
            ),
            practice,
        ),
        layout.paragraph(_others(known, words)),
    )


def build_leaderboard(
    game: str,
    ranked: Sequence[Ranked],
    size: int,
    page: int,
    levels: Mapping[str, Rating],
    user_id: int,
    words: Language,
) -> ui.LayoutView:
    """Build a *page* (from 0) of the *size* people ranked in a *game* on a server, as *user_id* sees it.

    The ratings of the bot opponents, by *levels*, stand below.
    """
    lines = [
        words(
            "leaderboard-line",
            mark=_mark(line.place),
            person=f"<@{line.user_id}>",
            points=line.rating.points,
            matches=line.rating.matches,
            wins=line.rating.wins,
            me=int(line.user_id == user_id),
        )
        for line in ranked
    ]
    pages = -(-size // LINES)
    turns = [
        layout.button(
            Control("leaderboard", argument=f"{game}.{other}"), words(label), open=0 <= other < pages
        )
        for other, label in ((page - 1, "leaderboard-better"), (page + 1, "leaderboard-worse"))
    ]
    return layout.framed_message(
        layout.paragraph(words("leaderboard-title", game=words(f"{game}-name"))),
        layout.paragraph(*(lines or [words("leaderboard-empty")])),
        layout.paragraph(*(_level(level, rating, words) for level, rating in levels.items())),
        layout.paragraph(words("leaderboard-note")),
        *layout.rows(turns if pages > 1 else ()),
    )


def _level(level: str, rating: Rating, words: Language) -> str:
    points, matches = rating.points, rating.matches
    return words("leaderboard-level", level=level, points=points, matches=matches, wins=rating.wins)


def _count_played(game: Played, words: Language) -> str:
    name = words(f"{game.game}-name")
    if game.points is None:
        return words(
            "profile-game-hidden", game=name, matches=game.matches, wins=game.wins, missing=game.missing
        )
    return words("profile-game", game=name, matches=game.matches, wins=game.wins, points=game.points)


def _count_alone(game: Played, words: Language) -> str:
    if game.alone is None:
        return ""
    counts = {"matches": game.alone.matches, "wins": game.alone.wins, "points": game.alone.points[-1]}
    return words("profile-game-alone", game=words(f"{game.game}-name"), **counts)


def _others(known: Profile, words: Language) -> str:
    return words("profile-others", count=known.others) if known.others else ""


def _mark(place: int) -> str:
    return MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
