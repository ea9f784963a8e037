"""No message of a panel contains a sentence twice, in either language.

Two entries of a select may bring the same, and the same may have happened twice; what stands in the message
itself, neither says once more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

import games
from bot.language import Language, language_of
from games.core import AnyGame, Cards, Text, Value
from games.kit.panel import Make, Panel, Pick
from locales import LOCALES
from tests.kit.matches import SEEDS, examples, setups, steps
from tests.kit.sentences import split_sentences

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")


def list_messages(panel: Panel, asked: Text) -> Iterator[list[list[Text]]]:
    """Yield what is read together in *panel* and every later step, once for each entry of the select."""
    shown = [panel.question or asked, *panel.lines, *(tap.label.text for tap in panel.buttons)]
    if panel.select:
        shown.append(panel.select.name)
    entries = panel.select.entries if isinstance(panel.select, Pick) else ()
    labels = [tap.label for tap in entries]
    yield [shown, *([*shown, *filter(None, (label.text, label.hint))] for label in labels)]
    for tap in panel.taps:
        if not isinstance(tap.leads_to, Make):
            yield from list_messages(tap.leads_to(), asked)


def number_cards(text: Text) -> Text:
    """Replace the names of cards in *text* by numbers, since some are as long as a sentence."""
    args: dict[str, Value] = {}
    for name, value in text.args.items():
        if isinstance(value, Cards):
            args[name] = "+".join(map(str, value.cards))
        else:
            args[name] = number_cards(value) if isinstance(value, Text) else value
    return Text(text.id, args)


def split_texts(texts: Iterable[Text], say: Language) -> list[str]:
    return [sentence for text in texts for sentence in split_sentences(say(number_cards(text)))]


def twice(texts: list[Text], news: list[Text], say: Language) -> list[str]:
    found = Counter([*split_texts(texts, say), *set(split_texts(news, say))])
    return [sentence for sentence, times in found.items() if times > 1]


@pytest.mark.parametrize("key", games.keys())
@given(data=st.data(), seed=SEEDS, sense=st.sampled_from((0.0, 0.7, 1.0)))
@examples(4)
def test_no_sentence_stands_twice_in_a_message(key: str, data: DataObject, seed: int, sense: float) -> None:
    game: AnyGame = games.load(key)
    says = [language_of(locale).with_seats(NAMES) for locale in LOCALES]
    seats, options = data.draw(setups(key))
    news: list[list[Text]] = [[] for _ in range(seats)]
    played = steps(key, (seats, options), seed, sense=sense)
    for number, (_, mover, _, events, state) in enumerate(islice(played, 120)):
        news[mover].clear()
        for event in events:
            for seat in event.concerns:
                news[seat].append(event.text)
        for seat in game.active(state) if number % 11 == 0 else ():
            offers, view = game.open_offers(state, seat), game.view(state, seat)
            for place, message in enumerate(
                list_messages(game.panel(view, offers), game.ask(view)) if offers else ()
            ):
                above = news[seat] if place == 0 else []  # they stand on the first step
                for texts in message:
                    assert [twice(texts, above, say) for say in says] == [[] for _ in says]
