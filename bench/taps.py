"""How many taps on a panel a move takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.core import AnyGame, Offer
from games.kit.moves import Chosen, Ways
from games.kit.panel import Fill, Make, Panel

MANY = 1000


def count_taps(game: AnyGame, view: Any, offers: list[Offer], ways: Ways, opening: int = 0) -> int:
    """Count the taps of the shortest of these *ways*, after opening the panel.

    Every option chosen is one, sending a window is one, confirming is one. Opening a list takes *opening*
    taps.

    Raises: LookupError: no taps lead there.
    """
    best = MANY
    for taps, makes in _levels(game.panel(view, offers), opening):
        wanted = [made for made in makes if made[0].offer in ways]
        rests = (_count_rest(game, view, offers, make, fill, ways[make.offer]) for make, fill in wanted)
        best = min((best, *(taps + rest for rest in rests)))
        if best <= taps:
            break
    if best >= MANY:
        raise LookupError("no taps make this move")
    return best


def list_complete(
    panel: Panel, offers: Sequence[Offer], aims: Callable[[Fill], Chosen]
) -> Iterator[tuple[int, list[tuple[int, Make]]]]:
    """Yield the moves that taps and ticks can make with nothing left open, the fewest taps first.

    *aims* tells what a list with ticks is to say in the end.
    """
    for taps, makes in _levels(panel):
        found = [
            (taps, make)
            for make, fill in makes
            if not fill and make.chosen.keys() == {each.name for each in offers[make.offer].fields}
        ]
        for make, fill in makes:
            if fill and (ticked := _count_ticks(fill, aim := aims(fill))) < MANY:
                found.append((taps + ticked - 1, Make(make.offer, make.chosen | aim)))
        yield taps, found


def _count_ticks(fill: Fill, answers: Chosen) -> int:
    """Count the options of a list to tick or untick until it says the *answers*; many if it can't."""
    preset = fill.make.preset
    changed = {name: set(answers[name]) ^ set(preset.get(name, ())) for name in fill.options}
    can = all(changed[name] <= set(options) for name, options in fill.options.items())
    return sum(map(len, changed.values())) or MANY if can else MANY


def _levels(panel: Panel, opening: int = 0) -> Iterator[tuple[int, list[tuple[Make, Fill | None]]]]:
    """Yield what each number of taps makes, fewest first, and the list in which the last one is a tick."""
    steps: dict[int, list[Callable[[], Panel]]] = {0: [lambda: panel]}
    makes: dict[int, list[tuple[Make, Fill | None]]] = {}
    taps = 0
    while steps or makes:
        for build in steps.pop(taps, ()):
            step = build()
            listed = taps + 1 + opening
            if isinstance(step.select, Fill):
                makes.setdefault(listed, []).append((step.select.make, step.select))
            for number, tap in enumerate(step.taps, len(step.buttons) - len(step.taps)):
                after = listed if number < 0 else taps + 1
                if isinstance(tap.leads_to, Make):
                    makes.setdefault(after, []).append((tap.leads_to, None))
                else:
                    steps.setdefault(after, []).append(tap.leads_to)
        taps += 1
        yield taps, makes.pop(taps, [])


def _count_rest(
    game: AnyGame,
    view: Any,
    offers: list[Offer],
    make: Make,
    fill: Fill | None,
    answers: Chosen | None,
) -> int:
    """Count the taps left after the first one for *make*; many if it makes something else."""
    offer = offers[make.offer]
    left = [each.name for each in offer.fields if each.name not in make.chosen]
    if answers is None:
        return 1 + len(left) if left else int(game.warning(view, offer, make.chosen) is not None)
    chosen = make.chosen.items()
    if not all(_is_called(game, view, offer, name, options, answers[name]) for name, options in chosen):
        return MANY
    if fill:
        last = _count_ticks(fill, answers) - 1
    else:
        last = sum(len(answers[name]) for name in left if answers[name] != make.preset.get(name)) + bool(left)
    return last + (game.warning(view, offer, answers) is not None)


def _is_called(
    game: AnyGame, view: Any, offer: Offer, name: str, options: tuple[int, ...], answer: tuple[int, ...]
) -> bool:
    """Whether the *options* of a field are the *answer*, or look the same to everybody."""
    if set(options) == set(answer) or len(options) != 1 or len(answer) != 1:
        return set(options) == set(answer)
    (field,) = (field for field in offer.fields if field.name == name)
    one, other = (game.option_label(view, offer, field, each[0]) for each in (options, answer))
    return one == other
