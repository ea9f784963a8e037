"""Descriptions say what their pictures show: changing a fact of a view has to change both."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.language import LOCALES
from games import keys, load
from games.deal.cards import ROWS
from games.texts import IllegalMove
from render import activity, chances, gallery, painter, profile, result, standings
from render.deal.places import owes_all
from render.kit.lettering import LONGEST
from render.kit.theme import Look
from render.samples import NAMES
from tests.kit.played import collect_states

Path = tuple[str | int, ...]

PLACES = ("table", "hand")

FACTS = 5
"""How many facts to change in each view."""

each_game = pytest.mark.parametrize("key", keys())

SMALL_PRINT: dict[tuple[str, ...], str] = {
    ("cardopoly", "promises", "*"): "where there are many, or something is at stake, promises are added up",
    ("cardopoly", "promises", "*", "turns"): "where there are many, promises are added up",
    **{
        ("cardopoly", "last", *path): "during a trade, the last move is left out of the middle"
        for path in (("cards",), ("cards", "*"), ("amount",), ("start",), ("cell",), ("what",), ("seat",))
    },
    ("deal", "groups", "*", "*", "rent"): "a narrow set has no room for its rent",
    ("deal", "groups", "*", "*", "cards"): "the last four cards of a set are seen",
    ("deal", "groups", "*", "*", "cards", "*"): "the last four cards of a set are seen",
    ("property", "purchase", "*"): "where there is little room, only what they are worth is told",
    ("property", "purchase", "*", "*"): "where there is little room, only what they are worth is told",
    **{
        (
            "property",
            "plays_since",
            "*",
            part,
        ): "where much has happened cards have no room, and only the cells are seen"
        for part in ("red", "black", "what", "amount", "owner", "seat")
    },
    ("property", "plays_since", "*", "cell"): "a cell on which two plays meet is marked once",
    ("monopoly", "piles", "*"): "small cards have their color alone, and of a deep pile some are seen",
    ("monopoly", "piles", "*", "*"): "small cards have their color alone, and of a deep pile some are seen",
    ("monopoly", "last", "cards"): "small cards have their color alone",
    ("monopoly", "last", "cards", "*"): "small cards have their color alone",
    ("monopoly", "last", "got"): "small cards have their color alone",
    ("monopoly", "last", "got", "*"): "small cards have their color alone",
    ("monopoly", "out", "*"): "a score sheet has no line for whoever has left",
}
"""Facts that words may state more exactly than the picture, and why. No picture shows more than its words."""


class Scene(NamedTuple):
    """A view and the names of the players at its table."""

    view: Any
    names: tuple[str, ...]


@cache
def scenes(key: str) -> list[Scene]:
    """Yield the gallery's positions, and some from random matches."""
    game = load(key)
    found = [
        Scene(position.view, position.names[: position.view.seats])
        for each, _, position in gallery.positions()
        if each == key and not position.ended
    ]
    for number, state in enumerate(collect_states(key)):
        seats = game.view(state, None).seats
        found += [Scene(game.view(state, seat), NAMES[:seats]) for seat in (None, number % seats)]
    return found


def facts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every part of *value* with its path."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from facts(getattr(value, name), (*path, name))
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from facts(each, (*path, name))
    elif isinstance(value, tuple):
        for place, each in enumerate(value):
            yield from facts(each, (*path, place))
    if path:
        yield path, value


def kind(path: Path) -> tuple[str, ...]:
    """Return the kind of the fact at *path*: the path with ``*`` in place of indexes."""
    return tuple("*" if isinstance(step, int) else step for step in path)


def change_fact(value: Any, path: Path, fact: Any) -> Any:
    """Return *value* with the part at *path* replaced by *fact*."""
    if not path:
        return fact
    step, *rest = path
    if isinstance(value, msgspec.Struct):
        part = change_fact(getattr(value, str(step)), tuple(rest), fact)
        return msgspec.structs.replace(value, **{str(step): part})
    if isinstance(value, dict):
        return {**value, step: change_fact(value[step], tuple(rest), fact)}
    place = int(step)
    return (*value[:place], change_fact(value[place], tuple(rest), fact), *value[place + 1 :])


@cache
def collect_values(key: str) -> dict[tuple[int, tuple[str, ...]], dict[bytes, Any]]:
    """Collect the values of each kind of fact by number of seats."""
    found: dict[tuple[int, tuple[str, ...]], dict[bytes, Any]] = defaultdict(dict)
    for view, _ in scenes(key):
        for path, value in facts(view):
            found[view.seats, kind(path)][msgspec.msgpack.encode(value)] = value
    return found


def changes(key: str, view: Any, random: Random) -> Iterator[tuple[Path, Any]]:
    """Yield copies of *view*, each with one fact replaced by a value from another view."""
    moved = find_marked_cards(view) if key == "deal" else set()

    def is_moving(path: Path, value: Any) -> bool:
        return "groups" in path and any(fact in moved for _, fact in facts((value,)))

    parts = [
        (path, value)
        for path, value in facts(view)
        if not is_fixed(key, view, path) and not is_moving(path, value)
    ]
    for path, value in random.sample(parts, min(FACTS, len(parts))):
        elsewhere = collect_values(key)[view.seats, kind(path)].values()
        others = [
            other
            for other in elsewhere
            if is_different(key, path, value, other) and not is_moving(path, other)
        ]
        if others:
            yield path, change_fact(view, path, random.choice(others))


def find_marked_cards(view: Any) -> set[int]:
    """Return the cards that a Monopoly Deal table marks because they just moved or are being asked for."""
    asks = view.window.asks if view.window else ()
    wanted = {card for ask in asks for card in (*ask.taken, ask.given)}
    owing = (seat for seat in range(view.seats) if owes_all(view, seat))
    wanted.update(card for seat in owing for group in view.groups[seat] for card in group.cards)
    return wanted.union(view.last.cards if view.last else ())


@cache
def find_fixed_lists(key: str) -> set[tuple[int, str]]:
    """Find the lists whose length depends only on the number of seats, such as one entry per seat."""
    lengths: dict[tuple[int, str], set[int]] = defaultdict(set)
    for view, _ in scenes(key):
        for name in view.__struct_fields__:
            value = getattr(view, name)
            lengths[view.seats, name].add(len(value) if isinstance(value, tuple | dict) else 0)
    return {place for place, found in lengths.items() if len(found) == 1 and found != {0}}


@cache
def takes_turns(key: str) -> bool:
    """Whether the game only ever waits for the seat on turn."""
    return all(set(view.awaited) <= {view.turn} for view, _ in scenes(key))


def is_fixed(key: str, view: Any, path: Path) -> bool:
    """Whether the fact at *path* never changes alone, such as the seat that a view belongs to.

    In a list of fixed length, elements can change, but not the list as a whole.
    """
    if path[0] == "seat" or (path[0] == "awaited" and takes_turns(key)):
        return True
    return len(path) == 1 and (view.seats, path[0]) in find_fixed_lists(key)


def is_different(key: str, path: Path, one: Any, other: Any) -> bool:
    """Whether *one* and *other* differ visibly."""
    if one == other or (one is None) != (other is None):  # which facts exist follows from the question
        return False
    if key == "property" and "purchase" in path:  # jokers are interchangeable
        one, other = (sorted(min(card, 52) for card in (each if isinstance(each, tuple) else (each,)))
                      for each in (one, other))  # fmt: skip
        return bool(one != other)
    if key == "deal" and kind(path) == ("last", "cards", "*"):
        return bool(ROWS[one] != ROWS[other])
    if key == "deal" and path == ("discard",):  # only the face of the top card is visible
        return [ROWS[card] for card in one[-1:]] != [ROWS[card] for card in other[-1:]]
    return True


def paint_view(key: str, view: Any, look: Look) -> tuple[bytes, bytes, str]:
    """Paint the table and the hand of *view*, and describe it; a view without a seat only has a table."""
    brush = painter(key)
    table = brush.table(view, look).image.tobytes()
    hand = table if view.seat is None else brush.hand(view, look).image.tobytes()
    return table, hand, brush.describe(view, look)


@pytest.mark.parametrize("key", sorted({key for key, *_ in SMALL_PRINT}))
def test_small_print_is_about_facts_that_views_have(key: str) -> None:
    fields = {name for view, _ in scenes(key) for name in view.__struct_fields__}
    assert {field for game, field, *_ in SMALL_PRINT if game == key} <= fields


@pytest.mark.parametrize("place", PLACES)
@each_game
def test_words_tell_what_the_picture_tells(key: str, place: str) -> None:
    """The description of a hand may say more than its picture has room for."""
    random, seen = Random(key + place), Counter[str]()
    for view, names in scenes(key):
        if (view.seat is None) != (place == "table"):
            continue
        look = Look(gallery.words("en"), names)
        before = paint_view(key, view, look)
        for path, other in changes(key, view, random):
            try:
                after = paint_view(key, other, look)
            except (
                AssertionError,
                AttributeError,
                IllegalMove,
                LookupError,
                RuntimeError,
                StopIteration,
                ValueError,
            ):
                seen["impossible"] += 1  # no match has such a view
                continue
            table, picture, words = (one != two for one, two in zip(before, after, strict=True))
            told = f"{'.'.join(map(str, path))} of {names}: {before[2]}\n→\n{after[2]}"
            assert words or not picture, f"only the picture tells {told}"
            assert picture or table or not words or (key, *kind(path)) in SMALL_PRINT, (
                f"only in words: {told}"
            )
            seen["told" if words else "private"] += 1
    assert seen["told"] > 20
    assert seen["impossible"] < seen["told"] / 2


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_words_of_the_longest_names_fit_and_name_everybody(key: str, locale: str) -> None:
    names = tuple(f"{letter * 12} {letter * 19}" for letter in "ABCDEF")
    assert {len(name) for name in names} == {32}
    for view, _ in scenes(key):
        look = Look(gallery.words(locale), names[: view.seats])
        words = painter(key).describe(view, look)
        assert len(words) <= LONGEST, words
        assert all(name in words for name in look.names)


_LATIN_MARK = re.compile(r"[,;:.!](?=\s|$)|\s\(", re.MULTILINE)
"""Latin punctuation where Japanese has its own, except ``?``, which marks a Chance card."""

_NUMBERED = re.compile(r"^\d+\. ", re.MULTILINE)


def describe_all(locale: str) -> Iterator[tuple[str, str]]:
    """Describe each picture in *locale*; tables also in the brief form, since the names are long."""
    say = gallery.words(locale)
    names = tuple(f"{letter * 12} {letter * 19}" for letter in "ABCDEF")
    for key in keys():
        for view, short in scenes(key):
            for called in (short, names):
                yield key, painter(key).describe(view, Look(say, called[: view.seats]))
    yield from ((name, standings.describe(sheet, say)) for name, sheet in gallery.sheets(locale).items())
    yield from ((name, activity.describe(each, say)) for name, each in gallery.activities(locale).items())
    yield from ((name, result.describe(*end)) for name, end in gallery.ends(locale).items())
    yield from ((name, chances.describe(*each)) for name, each in gallery.courses(locale).items())
    yield from ((name, profile.describe(each, say)) for name, each in gallery.profiles().items())


def test_japanese_words_have_the_marks_of_japanese() -> None:
    say, told = gallery.words("ja"), list(describe_all("ja"))
    assert any("、" in words for _, words in told)
    wrong = {
        line
        for _, words in told
        for line in _NUMBERED.sub("", words).replace(say("monopoly-name"), "").splitlines()
        if _LATIN_MARK.search(line)
    }
    assert not wrong, "\n".join(sorted(wrong))
