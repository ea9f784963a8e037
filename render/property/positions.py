"""Fixed positions of Property, for the gallery, the README and the golden tests; written by hand."""

from __future__ import annotations

from msgspec import structs

from games import cards
from games.core import Outcome, Text, Who
from games.property.announcements import announce_play, announce_rent
from games.property.moves import Play
from games.property.view import LastPlay, View
from render import Position
from render.samples import HARD, NAMES, analyze

_RANKS = {"a": 1, "t": 10, "j": 11, "q": 12, "k": 13}
_HANDS = (2, 3, 2, 4, 2, 3)


def _cards(text: str) -> tuple[int, ...]:
    """Cards written as ``7h kc``; ``*`` and ``**`` are the jokers."""
    return tuple(
        cards.JOKERS[len(word) - 1]
        if word[0] == "*"
        else cards.card(_RANKS.get(word[0]) or int(word[0]), "cdhs".index(word[1]))
        for word in text.split()
    )


def _cells(text: str) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """Owners and mortgages from eight rows, the top one first: seats' letters, large if mortgaged."""
    signs = "".join(reversed(text.split()))
    return tuple("abcdef".find(sign.lower()) for sign in signs), tuple(sign.isupper() for sign in signs)


def _last(
    seat: int, played: str, cell: int, what: str, amount: int = 0, owner: int | None = None
) -> LastPlay:
    red, black = _cards(played)
    return LastPlay(seat, red, black, cell, what, amount, owner)


def _view(
    cells: str,
    money: tuple[int, ...],
    purchase: tuple[str, ...],
    *,
    seat: int | None = None,
    hand: str = "",
    draw: int = 22,
    turn: int = 0,
    round: int = 1,
    phase: str = "play",
    price: int = 0,
    last: LastPlay | None = None,
    out: dict[int, str] | None = None,
    outcome: Outcome | None = None,
    limit: str = "none",
    goal: int = 0,
    count: str = "no",
    bankruptcies: str = "1",
    since: tuple[LastPlay, ...] = (),
) -> View:
    owners, mortgaged = _cells(cells)
    held = _cards(hand)
    if seat is not None and last and last.seat != seat:
        since = since or (last,)
    sizes = [0 if number in (out or {}) else size for number, size in enumerate(_HANDS[: len(money)])]
    if seat is not None:
        sizes[seat] = len(held)
    return View(
        seat=seat,
        options={
            "bankruptcies": bankruptcies,
            "count_property": count,
            "round_limit": limit,
            "length": "short" if goal else "full",
        },
        owners=owners,
        mortgaged=mortgaged,
        money=money,
        purchase=tuple(_cards(text) for text in purchase),
        hand=held,
        hand_sizes=tuple(sizes),
        draw=draw,
        discard=max(0, 40 - draw - sum(sizes)),
        turn=turn,
        first=0,
        round=round,
        awaited=() if outcome else (turn,),
        phase="" if outcome else phase,
        cell=last.cell if last and phase == "buy" else None,
        price=price,
        last=last,
        plays_since=since,
        out=tuple((out or {}).get(number, "") for number in range(len(money))),
        outcome=outcome,
        goal=goal,
    )


_NOTHING = "........ " * 8
_TWO = "aa..b... aa.bbb.. a..bB... ..a..b.. .aaa.... .bA..... bb...... b......."
_THREE = "c.aa..b. ccaab.bb .ca..bbb cc..aab. .c.caaA. b.cc..a. bb.c.... .bB.a.cC"
_FOR_SALE = _THREE.replace("aab.", "aabb", 1)
_FOUR = "aa..dd.. .a.bbd.c .aabb.cc ddd.b..c .dc..aa. bbcc.Aa. b..ccd.. ...c.ddb"
_FIVE = "aab..cc. a.bbdd.c eeb..dcc e.eeaad. bb.eaa.. cb.c..ee cc.c.bbe .d.ddb.E"
_SIX = "aab.ccdd aabbc.d. .ebbccDd ee.ff.d. eEff.aa. .ebfaab. d.bbcaef dd.bccee"
_LATE = "aaaabbbb aaabbbcc dddabbcc dDdaaeec ffdeeEfc fFdeeffc ccdaeffb cbbbaaff"
_START = {
    2: ("kh kc qs qc jh jc **", "ks kd qh qd js jd *"),
    3: ("ks kd qh", "kh kc qd", "qs qc jh jc js jd * **"),
    4: ("ks qh jd", "kh qc js", "kd qs jc", "kc qd jh"),
    5: ("ks qd", "jh jc js jd * **", "kh qs", "kd qc", "kc qh"),
    6: ("ks jd", "kh jc", "kd js", "kc jh", "qs qd *", "qh qc **"),
}
_MONEY_3 = (96, 171, 141)
_RENT_3 = _last(2, "6h 6s", 45, "rent", 28, 1)


def _tables() -> dict[str, View]:
    return {
        "start-2": _view(_NOTHING, (150, 150), _START[2], draw=35),
        "start-6": _view(_NOTHING, (68,) * 6, _START[6], draw=24, turn=4, limit="40"),
        "middle-2": _view(_TWO, (187, 113), _START[2], turn=1, round=18, last=_last(0, "3d 4c", 26, "claim")),
        "middle-3": _view(_THREE, _MONEY_3, _START[3], round=24, last=_RENT_3),
        "middle-4": _view(
            _FOUR,
            (44, 151, 91, 122),
            ("ks qh", "kh qc js jd", "kd qs jc", "kc qd jh"),
            turn=1,
            round=15,
            limit="80",
            last=_last(0, "6h 3s", 21, "mortgage"),
        ),
        "short-4": _view(
            _FOUR,
            (24, 71, 48, 61),
            ("ks qh", "kh qc js jd", "kd qs jc", "kc qd jh"),
            turn=1,
            round=13,
            goal=77,
            last=_last(0, "6h 3s", 21, "mortgage"),
        ),
        "middle-5": _view(
            _FIVE,
            (31, 109, 85, 64, 136),
            _START[5],
            turn=3,
            round=20,
            draw=3,
            last=_last(2, "3d tc", 10, "lose"),
        ),
        "middle-6": _view(
            _SIX,
            (12, 121, 45, 77, 88, 65),
            ("ks", "kh jc jd", "kd js", "kc jh", "qs qd *", "qh qc **"),
            turn=3,
            round=12,
            draw=7,
            last=_last(2, "4h 7s", 51, "rent", 20, 1),
        ),
        "buy-3": _view(
            _FOR_SALE,
            (93, 174, 141),
            _START[3],
            round=25,
            phase="buy",
            price=9,
            last=_last(0, "6d 7c", 53, "rent", 9, 1),
        ),
        "bought-6": _view(
            _LATE.replace("ccdae", "ccdee"),
            (9, 204, 33, 48, 96, 18),
            ("qs jd", "ks kh kd kc jh jc", "js", "", "qd qh qc * **", ""),
            turn=5,
            round=31,
            draw=0,
            last=_last(4, "th 9c", 11, "buy", 3, 0),
        ),
        "bankrupt-4": _view(
            _FOUR.replace("d", ".").replace("c", "."),
            (148, 260, 0, 0),
            ("ks qh jd", "kh qc js", "", ""),
            turn=1,
            round=33,
            bankruptcies="2",
            out={2: "bankrupt", 3: "resigned"},
            last=_last(0, "2h 6s", 41, "claim"),
        ),
        "end-3": _view(
            _THREE.replace("a", ".").replace("A", "."),
            (0, 213, 195),
            _START[3],
            turn=0,
            round=29,
            last=_last(0, "6h 6s", 45, "rent", 17, 1),
            out={0: "bankrupt"},
            outcome=Outcome(((1,), (2,), (0,)), (0, 213, 195)),
        ),
        "end-6": _view(
            _LATE,
            (9, 150, 33, 48, 150, 18),
            _START[6],
            turn=5,
            round=40,
            limit="40",
            last=_last(5, "th 9c", 11, "rent", 8, 0),
            outcome=Outcome(((1, 4), (3,), (2,), (5,), (0,)), (9, 150, 33, 48, 150, 18)),
        ),
        "cells-3": _view(_THREE, _MONEY_3, _START[3], round=24, last=_RENT_3, count="yes"),
        "cells-6": _view(
            _SIX.replace("aabbc.d.", "aabfc.d."),
            (12, 121, 45, 77, 88, 65),
            ("ks kh kd qd jd *", "kc jc", "js", "jh", "qs **", "qh qc"),
            turn=0,
            round=12,
            draw=7,
            last=_last(5, "4h 7s", 51, "buy", 5, 1),
            count="yes",
        ),
        "ruin-3": _view(
            _THREE.replace("c", ".").replace("C", "."),
            (96, 312, 0),
            _START[3],
            turn=0,
            round=31,
            bankruptcies="2",
            last=_last(2, "6h 6s", 45, "rent", 17, 1),
            out={2: "bankrupt"},
        ),
    }


def _hands() -> dict[str, View]:
    held = {
        "hand-2": "7h 3c",
        "hand-5": "2d 5d 7h th 4c",
        "hand-wild": "9h 3c 3s ts",
        "hand-9": "ad 3d 8d 2h 6h 7h 9h th 5s",
        "hand-14": "4d ac 2c 3c 5c 6c 9c tc as 3s 4s 7s 8s ts",
        "hand-21": "4d ac 2c 3c 4c 5c 6c 7c 8c 9c tc as 2s 3s 4s 5s 6s 7s 8s 9s ts",
    }
    found = {
        name: _view(
            _THREE,
            _MONEY_3,
            _START[3],
            seat=0,
            hand=text,
            round=24,
            draw=min(22, 33 - len(text.split())),
            last=_RENT_3,
        )
        for name, text in held.items()
    }
    since = (_last(1, "2d 2c", 9, "claim"), _last(2, "5h 4s", 28, "rent", 24, 0))
    view = _view(_THREE, _MONEY_3, _START[3], seat=0, hand="5d ah 9c", last=since[1])
    found["hand-since"] = structs.replace(view, plays_since=since)
    found["hand-waiting"] = _view(_THREE, _MONEY_3, _START[3], seat=1, hand="5d ah 9c", last=_RENT_3)
    found["hand-poor"] = _view(
        _THREE,
        (15, 252, 141),
        _START[3],
        seat=0,
        hand="4c 7h 8d 1h 2d 7d".replace("1h", "ah"),
        round=24,
        last=_RENT_3,
    )
    found["hand-ruin"] = _view(
        _THREE, (3, 252, 153), _START[3], seat=0, hand="6s 7h 8h 9h", round=24, last=_RENT_3
    )
    found["hand-6"] = _view(
        _SIX,
        (12, 121, 45, 77, 88, 65),
        ("ks", "kh jc jd", "kd js", "kc jh", "qs qd *", "qh qc **"),
        seat=3,
        hand="4c 7h 9d ah 2d",
        turn=3,
        round=12,
        draw=7,
        last=_last(2, "4h 7s", 51, "rent", 20, 1),
        since=(
            _last(4, "2d 3c", 17, "claim"),
            _last(5, "8d 2c", 15, "claim"),
            _last(0, "7h 6c", 46, "rent", 12, 3),
            _last(1, "7d 3c", 22, "buy", 5, 3),
            _last(2, "4h 7s", 51, "rent", 20, 1),
        ),
    )
    found["hand-4"] = _view(
        _FOUR,
        (44, 151, 91, 122),
        _START[4],
        seat=1,
        hand="3c 7h 2d",
        turn=1,
        round=15,
        limit="80",
        last=_last(0, "6h 3s", 21, "mortgage"),
        since=(
            _last(2, "6d 6c", 45, "lose"),
            _last(3, "6d 2c", 13, "claim"),
            _last(0, "6h 3s", 21, "mortgage"),
        ),
    )
    over = Outcome(((1,), (2,), (0,)), (0, 213, 195))
    found["hand-end"] = _view(
        _THREE,
        (96, 213, 195),
        _START[3],
        seat=0,
        hand="5d ah 9c",
        round=40,
        limit="40",
        last=_RENT_3,
        outcome=over,
    )
    found["hand-out"] = _view(
        _THREE.replace("a", ".").replace("A", "."),
        (0, 213, 195),
        ("", *_START[3][1:]),
        seat=0,
        turn=1,
        last=_RENT_3,
        out={0: "resigned"},
    )
    found["hand-short"] = _view(
        _FOUR,
        (24, 71, 48, 61),
        _START[4],
        seat=1,
        hand="2d 5d 7h 4c",
        turn=1,
        round=13,
        goal=77,
        last=_last(0, "6h 3s", 21, "mortgage"),
    )
    for name, seat in (("hand-buy-3", 0), ("hand-buy-8", 2)):
        last = _last(seat, "6d 7c", 53, "rent", 9, 1)
        found[name] = _view(
            _FOR_SALE,
            _MONEY_3,
            _START[3],
            seat=seat,
            hand="2d th",
            turn=seat,
            phase="buy",
            price=9,
            last=last,
        )
    return found


def _analyzed(hand: View) -> Position:
    black, made, better = _cards("4c 2d th")
    money = Text("property-feature-money", {"change": "more"})
    return analyze(
        "property",
        hand,
        (next(announce_rent(_last(0, "2d 4c", 25, "rent", 7, 2), 7, 7)), Play(made, black, 2, 4)),
        (next(announce_play(_last(0, "th 4c", 31, "claim"))), Play(better, black, 8, 4)),
        why=Text("advice-reason", {"what": money, "whose": "named", "who": Who(0)}),
    )


def positions() -> dict[str, Position]:
    """Every picture's name, without the game's, and what it shows."""
    found = _tables() | _hands()
    hard = {"names-6": "middle-6", "names-3": "middle-3"}
    colored = {"four-colors": "middle-2", "hand-four-colors": "hand-9"}
    return (
        {name: Position(view, NAMES) for name, view in found.items()}
        | {name: Position(found[view], HARD) for name, view in hard.items()}
        | {name: Position(found[view], NAMES, four_color=True) for name, view in colored.items()}
        | {"hand-analyzed": _analyzed(found["hand-5"])}
    )
