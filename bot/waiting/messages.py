"""What people read while they wait for a table, and when they get one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

import games
from bot.discord.controls import Control, is_number
from bot.discord.messages import layout
from bot.discord.messages.length import write_pace
from bot.discord.messages.places import write_place
from bot.domain.hours import list_spans
from bot.domain.match import Match
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.language import Language, language_of
from bot.waiting import matching
from bot.waiting.records import Group, Wait

SHOWN = 5
"""The most lobbies and the most people of each kind that a page names."""

OFFERED = tuple(name for name, pace in PACES.items() if pace.has_clock)
"""The names of the paces that people can wait for: whoever sits with strangers needs a clock."""

WaitText = Callable[[Wait, Language], str]
"""Writes to somebody about their wait."""


class Wish(NamedTuple):
    """What somebody would play: any of these *games*, at the *pace* of that name, with so many *seats*.

    0 seats stand for any number.

    >>> str(Wish(("deal", "property"), "daily", 0))
    'deal,property/daily/0'
    """

    games: tuple[str, ...]
    pace: str
    seats: int

    def __str__(self) -> str:
        """The wish as the controls of a page carry it."""
        return f"{','.join(self.games)}/{self.pace}/{self.seats}"


def parse_wish(text: str) -> Wish:
    """Parse what `str` made of a wish.

    Raises:
        Refusal: Freehold never wrote that.
    """
    names, _, rest = text.partition("/")
    pace, _, seats = rest.partition("/")
    wanted = tuple(names.split(","))
    known = set(wanted) <= set(games.keys()) and pace in OFFERED
    if not known or not is_number(seats) or int(seats) not in (0, *list_all_seats()):
        raise Refusal("reply-unknown-control")
    return Wish(wanted, pace, int(seats))


def list_all_seats() -> range:
    """List the numbers of players that somebody can wish for."""
    taken = [matching.list_seats(game) for game in games.keys()]  # noqa: SIM118
    return range(min(seats[0] for seats in taken), max(seats[-1] for seats in taken) + 1)


class Page(NamedTuple):
    """What `/play` shows: the reader's own *wait* and *wish*, and what is open.

    *lobbies* have free seats. *here* and *elsewhere* are the people who wait on this server, and those of
    other servers as far as the reader may know of them; *unnamed* counts those whose names they may not know.
    *on_server* says whether there is a server at all.
    With *companions* the reader has played. Hours are shown in the reader's time *zone*, as it is *now*.
    """

    wish: Wish
    wait: Wait | None
    lobbies: Sequence[Match]
    here: Sequence[Wait]
    elsewhere: Sequence[Wait]
    unnamed: int
    on_server: bool
    companions: Sequence[Person]
    zone: str
    now: float


def build_page(page: Page, words: Language, note: str = "") -> ui.LayoutView:
    """Build the page, with a *note* above."""
    lobbies = page.lobbies[:SHOWN]
    everywhere = words("play-wait-everywhere")
    waiting = page.wait is not None
    empty = page.on_server and not (lobbies or page.here or waiting or page.unnamed)
    elsewhere = page.unnamed if not waiting else 0
    unnamed = words("play-unnamed", count=elsewhere, label=everywhere) if elsewhere else ""
    return layout.framed_message(
        layout.paragraph(words("play-title"), note),
        layout.paragraph(describe_wait(page.wait, words) if page.wait else ""),
        layout.paragraph(words("play-lobbies") if lobbies else ""),
        *(_build_lobby(match, words) for match in lobbies),
        _list_people("play-here", page.here, page, words),
        _list_people("play-elsewhere", page.elsewhere, page, words),
        layout.paragraph(words("play-nobody") if empty else "", unnamed),
        *(_build_wishes(page.wish, words) if not waiting else []),
        *layout.rows(_build_buttons(page, words)),
        layout.paragraph("" if waiting else words("play-everywhere", label=everywhere)),
        _build_companions(page, words) if page.companions and not waiting else None,
        accent=layout.BRASS,
    )


def _build_lobby(match: Match, words: Language) -> layout.Item:
    seats = games.load(match.game).seats_with(match.options)
    told = words(
        "play-lobby",
        game=words(f"{match.game}-name"),
        channel=f"<#{match.place.channel_id}>",
        taken=len(match.players),
        seats=seats[-1],
    )
    return layout.section(told, layout.button(Control("playjoin", match.id), words("play-join")))


def _list_people(id: str, waits: Sequence[Wait], page: Page, words: Language) -> layout.Item | None:
    """List people who wait, the longest first; None if there are none."""
    lines = [
        words(
            "play-person",
            name=words.write_name(wait.name),
            games=name_games(wait, words),
            pace=write_pace(wait.pace, words),
            known="yes" if wait.hours else "no",
            hours=words.join(list_spans(wait.hours, page.zone, page.now)),
        )
        for wait in waits[:SHOWN]
    ]
    more = [words("server-more", count=len(waits) - SHOWN)] if len(waits) > SHOWN else []
    return layout.paragraph(words(id), *lines, *more) if lines else None


def _build_wishes(wish: Wish, words: Language) -> list[layout.Row]:
    offered = [layout.option(key, words(f"{key}-name"), chosen=key in wish.games) for key in games.keys()]  # noqa: SIM118
    paces = [layout.option(name, words(f"setting-pace-{name}"), chosen=name == wish.pace) for name in OFFERED]
    seats = [layout.option("0", words("play-seats-any"), chosen=not wish.seats)]
    seats += [
        layout.option(str(count), words("play-seats-count", seats=count), chosen=count == wish.seats)
        for count in list_all_seats()
    ]
    chosen = str(wish)
    return [
        layout.select(Control("playgames", argument=chosen), words("play-games"), offered, most=len(offered)),
        layout.select(Control("playpace", argument=chosen), words("play-pace"), paces),
        layout.select(Control("playseats", argument=chosen), words("play-seats"), seats),
    ]


def _build_companions(page: Page, words: Language) -> layout.Row:
    known = [
        layout.option(str(each.user_id), words.write_name(each.name, "label")) for each in page.companions
    ]
    one = words("lobby-ask-one", person=known[0].label)
    return layout.select(Control("playask", argument=str(page.wish)), words("play-ask"), known, alone=one)


def _build_buttons(page: Page, words: Language) -> list[ui.Button[ui.LayoutView]]:
    if page.wait is not None:
        fill = layout.button(Control("playfill"), words("play-fill"), open=not page.wait.bots)
        return [fill, layout.button(Control("playstop"), words("play-stop"), ButtonStyle.danger)]
    chosen, game = str(page.wish), page.wish.games[0]
    here = Control("waithere", argument=chosen)
    bots = Control("bots", argument=f"{game}/{games.load(game).variants[0].name}")
    return [
        *([layout.button(here, words("play-wait-here"), ButtonStyle.primary)] if page.on_server else []),
        layout.button(Control("waitall", argument=chosen), words("play-wait-everywhere")),
        layout.button(bots, words("play-bots")),
    ]


def name_games(wait: Wait, words: Language) -> str:
    """Name the games that somebody waits for."""
    return words.join(words(f"{game}-name") for game in wait.games)


def describe_wait(wait: Wait, words: Language) -> str:
    """Say for what somebody waits, where, and until when."""
    return words(
        "play-waiting",
        games=name_games(wait, words),
        pace=write_pace(wait.pace, words),
        seats=wait.seats,
        where="everywhere" if wait.everywhere else "here",
        until=layout.relative_time(wait.until),
    )


def tell_expired(wait: Wait, words: Language) -> str:
    """Tell somebody that nobody came."""
    return words("play-expired", games=name_games(wait, words))


def ask_for_bots(wait: Wait, words: Language) -> str:
    """Ask somebody whether bots may fill up the table."""
    return words("play-ask-bots", games=name_games(wait, words), until=layout.relative_time(wait.until))


def tell_seated(group: Group, person: Person, place: Place) -> str:
    """Tell a *person* of *group* that their table is ready, and with whom they play."""
    words = language_of(person.locale)
    others = [words.write_name(wait.name) for wait in group.waits if wait.user_id != person.user_id]
    return words(
        "play-seated",
        game=words(f"{group.game}-name"),
        pace=write_pace(group.waits[0].pace, words),
        names=words.join(others),
        people=len(others),
        bots=group.bots,
        where=write_place(place, words),
    )


def name_thread(group: Group, words: Language) -> str:
    """Name the thread of a table after its game and its people."""
    names = words.join(words.write_name(wait.name, "label") for wait in group.waits)
    return words("play-thread-name", game=words(f"{group.game}-name"), names=names)
