"""The news since somebody's last move, at the top of their panel."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

import games
from bench.evening import begin_match
from bot.discord.messages import layout
from bot.discord.messages.moves import Moves, PanelPlace
from bot.discord.messages.news import LENGTH, LINES, tell_news
from bot.discord.messages.panel import build_panel
from bot.discord.messages.result import write_event
from bot.domain import turns
from bot.domain.forced_moves import MOVED, ONLY, PASSED, PLANNED, answer_next
from bot.domain.match import Change, Entry, Match
from bot.domain.news import News, concerns
from bot.domain.questions import replace_player
from bot.domain.replays import Log, list_others
from bot.language import LOCALES, Language, language_of
from games.cardopoly.actions.announcements import announce_debt, announce_gift, announce_handover
from games.core import Event, Text, Who
from games.deal.state import Action
from games.deal.texts import announce_action, announce_payment
from games.kit.panel import Make
from tests.kit.narrow import not_none

YOURS = (ONLY, PLANNED, MOVED, PASSED)

MOVES = 400
"""So many moves of a match are checked."""


def away(who: int) -> Event:
    return Event("house-away", {"who": Who(who)}, concerns=(0,))


def test_there_is_nothing_to_read_without_news(match: Callable[..., Any]) -> None:
    assert tell_news(match(), 0, language_of("en")) == []


def test_what_was_done_to_somebody_stands_there_in_their_language_with_names(
    match: Callable[..., Any],
) -> None:
    found = match()
    found = replace_player(found, replace(found.players[0], news=News((away(1), away(2)), last=1)))
    assert tell_news(found, 1, language_of("en")) == []
    heading, *lines = tell_news(found, 0, language_of("de"))
    assert heading == "-# **Seit deinem letzten Zug**"
    assert [("Ben" in line, "Clara" in line) for line in lines] == [(True, False), (False, True)]


def test_the_same_twice_is_one_line_and_what_came_before_is_counted(match: Callable[..., Any]) -> None:
    found = match()
    told = News((away(1), away(2), away(1)), more=3, last=1)
    heading, *lines = tell_news(
        replace_player(found, replace(found.players[0], news=told)), 0, language_of("en")
    )
    assert heading == "-# **Since your last move** · 3 more in the log"
    assert len(lines) == 2
    assert re.search(r"[^.] ×2$", lines[0])


def test_who_has_not_moved_yet_has_no_last_move(match: Callable[..., Any]) -> None:
    found = match()
    found = replace_player(found, replace(found.players[0], news=News((away(1),))))
    assert tell_news(found, 0, language_of("en"))[0] == "-# **So far**"


async def test_it_stands_first_in_the_panel_of_whom_it_concerns_and_on_the_first_step_alone(
    match: Callable[..., Any],
) -> None:
    words = language_of("en")
    found, number = next(
        (found, number)
        for found in (match(2, moves, game="deal") for moves in range(40))
        for number, tap in enumerate(Moves(found, 0, words).step(()).taps)
        if not isinstance(tap.leads_to, Make)
    )
    found = replace_player(found, replace(found.players[0], news=News((away(1),))))
    place = PanelPlace((number,))
    shown = {
        name: [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        for name, view in (
            ("first", build_panel(found, 0, words, "hand.png", "The hand.")),
            ("later", build_panel(found, 0, words, "hand.png", "The hand.", place=place)),
            ("other", build_panel(found, 1, words, "hand.png", "The hand.")),
        )
    }
    assert shown["first"][0] == "\n".join(tell_news(found, 0, words))
    assert "Since your last move" not in str(shown["later"] + shown["other"])


def test_what_came_of_ones_own_move_stands_first_under_a_heading_of_its_own(
    match: Callable[..., Any],
) -> None:
    found = match()
    only_own = replace_player(found, replace(found.players[0], news=News((away(1),), own=1)))
    assert tell_news(only_own, 0, language_of("en"))[0] == "-# **What came of your move**"
    both = replace_player(found, replace(found.players[0], news=News((away(1), away(2)), own=1, last=1)))
    own, first, heading, second = tell_news(both, 0, language_of("en"))
    assert (own, heading) == ("-# **What came of your move**", "-# **Since your last move**")
    assert "Ben" in first
    assert "Clara" in second


def test_what_the_house_did_for_its_reader_addresses_them(match: Callable[..., Any]) -> None:
    found = match()
    ids = ("house-only", "house-planned", "house-moved", "house-passed")
    told = News(tuple(Event(id, {"who": Who(who)}) for who in (0, 1) for id in ids[: 4 - who]))
    lines = tell_news(replace_player(found, replace(found.players[0], news=told)), 0, language_of("en"))[1:]
    assert [("Anna" in line, " you" in line.lower()) for line in lines] == [(False, True)] * 4 + [
        (False, False)
    ] * 3


def test_what_touched_its_reader_stands_before_the_turns_of_the_others(match: Callable[..., Any]) -> None:
    found = match()
    others = [Event("property-resign", {"who": Who(number % 3)}) for number in range(10)]
    asked = replace_player(found, replace(found.players[0], news=News((away(1),), 1, last=1)))
    heading, first, *lines = tell_news(asked, 0, language_of("en"), others)
    assert "is away" in first
    assert len(lines) <= LINES - 1
    assert heading == "-# **Since your last move** · 6 more in the log"
    assert tell_news(asked, 0, language_of("en")) == [
        "-# **Since your last move** · 1 more in the log",
        first,
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_rent_and_what_was_paid_for_it_are_one_line(match: Callable[..., Any], locale: str) -> None:
    found: Match = match(3, 0, game="deal")
    words = language_of(locale)
    say = words.at_table(found)
    (asked,) = announce_action("deal-rent", 1, Action("rent", [97], [], [], owed=3, color=4), (0, 2))
    (paid,) = announce_payment(0, 1, (1,), 5, (1, 0))
    only = Event(ONLY, {"who": Who(0)}, concerns=(0,))
    news = News((asked, only, paid), last=1)
    _, line = tell_news(replace_player(found, replace(found.players[0], news=news)), 0, words)
    assert line.index(say(asked.text)) < line.index(say(paid.text))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("amounts", [(3, 3), (9, 3)])
def test_rent_its_payment_and_its_cards_are_one_sentence(
    match: Callable[..., Any], locale: str, amounts: tuple[int, int]
) -> None:
    """Unless less is paid than is owed."""
    found: Match = match(3, 0, game="cardopoly")
    words = language_of(locale)
    (owed,) = announce_debt("cardopoly-rent", 1, 0, amounts[0])
    (paid,) = announce_gift("cardopoly-paid", 1, 0, amounts[1], 0)
    (handed,) = announce_handover(1, 0, (3, 4, 5), (0,))
    news = News((owed, paid, handed), last=1)
    _, *lines = tell_news(replace_player(found, replace(found.players[0], news=news)), 0, words)
    say = words.at_table(found)
    together = say("cardopoly-rent-handed", **paid.args, cards=handed.args["cards"])
    apart = [f"-# {say(owed.text)} {say(paid.text)}", f"-# {say(handed.text)}"]
    assert lines == ([f"-# {together}"] if amounts[0] == amounts[1] else apart)


@pytest.mark.parametrize("locale", LOCALES)
def test_news_leave_out_what_the_question_says_too(match: Callable[..., Any], locale: str) -> None:
    words, found = language_of(locale), match(3, 0, game="cardopoly", status="running")
    auction = Event("cardopoly-auction", {"who": Who(found.state.turn), "space": Text("cardopoly-name")})
    asked = words.at_table(found)("cardopoly-ask-bid", **auction.args)
    known = replace_player(found, replace(found.players[0], news=News((auction,))))
    assert len(tell_news(known, 0, words)) == 2
    assert tell_news(known, 0, words, asked=asked) == []


def test_news_leave_out_what_its_reader_is_asked_to_answer_right_now() -> None:
    game, words, random, asked = games.load("deal"), language_of("en"), Random(5), Counter[bool]()
    match = begin_match(game, 3)
    for _ in range(MOVES):
        seat = random.choice(sorted(match.waiting))
        answers = game.gathering(game.view(match.state, None)) is not None
        say, question = words.at_table(match), "What do you do?"
        for event in [each for each in match.players[seat].news.unread.since_own if each.id in game.asking][
            -1:
        ]:
            line = f"-# {say(event.text)}"
            assert line in tell_news(match, seat, words)
            assert (line in tell_news(match, seat, words, asked=question)) is not answers
            asked[answers] += 1
        move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), random)
        player = match.players[seat]
        change = turns.act(match, 0.0, match.version, player.user_id or 0, move, player.question)
        match = change.after
        if match.status != "running":
            break
    assert asked[True] > 10


@pytest.mark.parametrize("key", games.keys())
def test_moves_that_the_house_made_for_its_reader_stand_in_the_order_of_events(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """What others did to the reader comes first, in its order too. A debt keeps its own words here."""
    payments = {id: dict.fromkeys(debts, "") for id, debts in games.load(key).payments.items()}
    monkeypatch.setattr(type(games.load(key)), "payments", payments)
    game, words, random, log = games.load(key), language_of("en"), Random(5), Log()
    match = begin_match(game, 4)

    def record(change: Change) -> Match:
        log.append((not_none(change.entry), change.move))
        return change.after

    while match.status == "running" and len(log) < MOVES:
        while change := answer_next(match, 0.0):
            match = record(change)
            check_payments(match, log[-1][0])
        if match.status != "running":
            break
        for seat in match.waiting:
            check_order(match, log, seat, words)
        seat = random.choice(sorted(match.waiting))
        move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), random)
        player = match.players[seat]
        match = record(turns.act(match, 0.0, match.version, player.user_id or 0, move, player.question))


def check_payments(match: Match, entry: Entry) -> None:
    """Assert that the player for whom the house made the move of *entry* is told what it paid."""
    seat = not_none(entry.seat)
    payments, told = games.load(match.game).payments, match.players[seat].news.unread.events
    for event in entry.events:
        if event.id in payments and event.is_visible_to(seat) and event.names(seat):
            assert event in told


def check_order(match: Match, log: Log, seat: int, words: Language) -> None:
    """Assert that the news of *seat* are few, in order, and include the latest move of the house for it."""
    news, say = match.players[seat].news.unread, words.at_table(match)
    since = [each for each in log if each[0].number > news.since]
    others = list_others(match, since, seat)
    told = tell_news(match, seat, words, others)
    assert len([line for line in told if not line.startswith("-# **")]) <= LINES
    heading = next(
        (number for number, line in enumerate(told) if re.search("Since your last move|So far", line)),
        len(told),
    )
    reasons = "|".join(re.escape(say(f"{id}-you")) for id in YOURS)
    settled = {id for ids in games.load(match.game).payments.values() for id in ids}
    debts = "|".join(
        re.escape(layout.shorten(say(event.text), LENGTH))
        for entry, _ in since
        for event in entry.events
        if event.id in settled
    )
    lines = [  # without debts that share a line with their payment
        re.sub(f"^(({debts}) (?=.))*", "", part).rstrip(".")
        for line in told[heading + 1 :]
        for part in re.split(f"({reasons}) ", re.sub("^-# | ×[0-9]+$", "", line))
        if part
    ]
    order: list[str] = []
    by_house: list[str] = []
    by_others: list[str] = []
    for entry, _ in since:
        for event in entry.events:
            is_mine = event.id in YOURS and event.args["who"] == Who(seat)
            line = say(f"{event.id}-you") if is_mine else write_event(event, seat, say)
            if event in news.since_own and entry.seat == seat:
                by_house.append(line.rstrip("."))
            if entry.seat != seat and concerns(event, seat):
                by_others.append(line.rstrip("."))
            elif entry.seat != seat:
                line = layout.shorten(line, LENGTH)
            if event.is_visible_to(seat):
                order.append(line.rstrip("."))
    assert is_in_order(lines, order)
    assert set(by_house[-1:]) <= set(lines)
    turns_of_others = {
        layout.shorten(write_event(event, seat, say), LENGTH).rstrip(".")
        for event in others
        if event not in news.since_own
    }
    touching = [line for line in lines if line in by_others]
    assert not turns_of_others or turns_of_others & set(lines) or len(touching) + news.own >= LINES


def is_in_order(lines: list[str], timeline: list[str]) -> bool:
    """Whether *lines* are a part of *timeline*, in its order."""
    left = iter(timeline)
    return all(line in left for line in lines)


def test_what_the_house_did_for_the_reader_goes_before_the_turns_of_others(match: Callable[..., Any]) -> None:
    found = match()
    made = [
        each
        for number in range(3)
        for each in (
            Event(ONLY, {"who": Who(0)}),
            Event("property-drew", {"who": Who(0), "count": number + 2}),
        )
    ]
    others = [Event("property-resign", {"who": Who(number % 2 + 1)}) for number in range(5)]
    asked = replace_player(found, replace(found.players[0], news=News(tuple(made), last=1)))
    _, *lines = tell_news(asked, 0, language_of("en"), [*made[:4], *others, *made[4:]])
    assert sum("You had only one possible move" in line for line in lines) == 3
    assert len(lines) <= LINES
