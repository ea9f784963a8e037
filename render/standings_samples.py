"""Fixed sheets of leagues to paint, for the gallery and the tests: a name always means the same picture."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from locales.names import BOT, choose_letters
from render.standings import Final, Round, Row, Say, Seat, Sheet, Sign, Standings, Table

NAMES = (
    "Anna",
    "Ben",
    "Clara",
    "David von und zu Sonnenschein-Hohenlohe",
    "Emma",
    "Finn",
    "Greta",
    "민수",
    f"Ida\u00a0{BOT}",
    "Ольга",
    "Kunigunde Feuerstein",
    "Leo",
    "Mia",
    "Noah",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "Paul",
)
_POINTS = (10, 7, 5, 3)


_MORE = ("Quirin", "Rosa", "Sven", "Tina", "Uwe", "Vera", "Willi", "Xenia")
"""Who also sits at tables where there are six of them."""
_EVERYBODY = (*NAMES, *_MORE)
LETTERS = choose_letters(_EVERYBODY)
SIGNS = tuple(Sign(number % 6, LETTERS[number], BOT in name) for number, name in enumerate(_EVERYBODY))
WINNER = 0, NAMES[0], SIGNS[0]
PODIUM = ((2, 1, NAMES[1], SIGNS[1]), (3, 3, NAMES[3], SIGNS[3]))


def samples(say: Say) -> dict[str, Sheet]:
    """The sheets by name, with the words of *say*."""
    begin = say("league-picture-begin")
    during = say("league-picture-during", round=3)
    after = say("league-picture-title", round=3)
    live = say("league-picture-live", round=3)
    final, frame = say("league-picture-final"), say("league-picture-frame-final")
    return {
        "standings": Standings(after, _rows(3, 0), 4, frame=frame),
        "standings-ties": Standings(after, _tied(), 4, frame=frame),
        "standings-live": Standings(live, _live(), 4, live=3, frame=frame),
        "standings-begin": Standings(begin, _rows(0, 0), 0),
        "standings-page": Standings(
            say("league-picture-page", title=during, page=2, pages=4), _rows(3, 16), 4, 16
        ),
        "season": Standings(
            say("season-picture-title", state="live"),
            _season(),
            3,
            live=1,
            columns=(say("season-picture-played"), say("season-picture-firsts")),
            frame=say("league-picture-frame-podium"),
        ),
        "round-1": Round(_title(1, say), _tables(2, "playing", say)),
        "round-2": Round(_title(2, say), _tables(3, "over", say)),
        "round-3": Round(_title(3, say), (*_tables(2, "over", say), *_tables(2, "playing", say, 2))),
        "round-live": Round(_title(3, say), (*_tables(1, "over", say), *_tables(3, "live", say, 1))),
        "round-4": Round(_title(4, say), _tables(6, "coming", say)),
        "final": Final(final, _table(say("league-final-name"), "playing", 1)),
        "winner": Final(final, _table(say("league-final-name"), "over", 0, left=2), WINNER, PODIUM),
        "alone": Final(final, None, (3, NAMES[3], SIGNS[3])),
    }


def _title(round: int, say: Say) -> str:
    return say("league-picture-tables", round=round, rounds=4)


def _rows(played: int, first: int) -> tuple[Row, ...]:
    random = Random(5)
    rows = []
    for number, name in enumerate(NAMES):
        points = [random.choice(_POINTS) for _ in range(played)]
        rows.append((sum(points), number, name, (*points, *[None] * (4 - played))))
    rows.sort(reverse=True)
    return tuple(
        Row(
            number,
            name,
            None if played and place == 15 else first + place + 1 if played else 1,
            total,
            points,
            SIGNS[number],
        )
        for place, (total, number, name, points) in enumerate(rows)
    )


def _live() -> tuple[Row, ...]:
    """Standings during a round; most tables are in play."""
    rows = _rows(3, 0)
    above = (None, *(row.points for row in rows))
    return tuple(
        replace(row, live=row.number % 4 > 0, tie="value" if row.points == before else "")
        if row.place is not None
        else row
        for row, before in zip(rows, above, strict=False)
    )


def _tied() -> tuple[Row, ...]:
    """Standings in which points alone decide little."""
    points = ((10, 7, 7), (7, 5, 5), (5, 3, 3), (3, 3, 3))
    ties = ("", "first", "value", "equal", "met", "", "equal", "equal", "", *["first", "met"] * 3, "")
    places = (1, 2, 3, 3, 5, 6, 6, 6, 9, 10, 11, 12, 13, 14, 15, 16)
    rows, group = [], -1
    for number, (place, tie) in enumerate(zip(places, ties, strict=True)):
        group += not tie
        rows.append(
            Row(number, NAMES[number], place, sum(points[group]), (*points[group], None), SIGNS[number], tie)
        )
    return tuple(rows)


def _season() -> tuple[Row, ...]:
    """Standings of a season, without colors: matches and wins instead of points by round."""
    played = (12, 9, 9, 14, 8, 7, 10, 6, 6, 5, 4, 4, 3, 2, 1, 1)
    firsts = (6, 5, 5, 4, 3, 3, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0)
    points = (74, 68, 68, 61, 55, 49, 49, 38, 33, 28, 22, 17, 11, 8, 5, 3)
    ties = {2: "met", 6: "first"}
    return tuple(
        Row(
            number,
            name,
            None if number == 15 else number + 1,
            points[number],
            (played[number], firsts[number]),
            None,
            ties.get(number, ""),
            number % 5 == 0,
        )
        for number, name in enumerate(NAMES)
    )


def _tables(count: int, state: str, say: Say, first: int = 0) -> tuple[Table, ...]:
    return tuple(
        _table(say("league-table-name", number=first + number + 1), state, first + number)
        for number in range(count)
    )


def _table(name: str, state: str, number: int, left: int | None = None) -> Table:
    counted = state in ("live", "over")
    order = [_POINTS[(seat + number) % 4] if counted else None for seat in range(4)]
    seats = [
        Seat(None, "Bot")
        if seat == left
        else Seat(
            who, _EVERYBODY[who], order[seat], state == "over" and order[seat] == _POINTS[0], SIGNS[who]
        )
        for seat, who in enumerate(range(4 * number, 4 * number + 4))
    ]
    return Table(name, state, tuple(seats))  # type: ignore[arg-type]
