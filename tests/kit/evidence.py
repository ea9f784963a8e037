"""Checks that the database is consistent and that Discord shows what is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Iterator
from typing import Any

import games
from bot.discord.controls import base36, parse
from bot.discord.messages.moves import read_path
from bot.discord.posts import build_nonce
from bot.domain.lobbies import draw_seats
from bot.domain.match import Match
from bot.domain.replays import Log, undone_numbers
from bot.language import language_of
from bot.store import Store
from games.fair import Fair
from render import paint
from render.kit.theme import Look
from render.png import encode
from sandbox.model.reading import controls, text
from sandbox.model.records import Interaction, Message
from sandbox.model.snowflakes import created_at
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.peeking import Database, rows, url
from tests.kit.questions import Json

LIVE = {"join", "start", "hand", "rematch"}
"""The verbs of the public message of a match: in the lobby, in play, and when it is over."""

_ALL = (
    "SELECT id, status, version, options, pace, host_id, seed, used, state, waiting FROM matches ORDER BY id",
    "SELECT match_id, seat, user_id, name, away FROM players ORDER BY match_id, seat",
    "SELECT * FROM moves ORDER BY match_id, number",
)


def read_matches(place: Database) -> list[list[Any]]:
    """Read all matches in *place*, byte for byte, except for data about their messages."""
    return [rows(place, query) for query in _ALL]


async def load_latest(place: Database) -> tuple[Match, Log]:
    """Load the latest match in *place* and its log."""
    store = await Store.open(url(place))
    try:
        id = read_matches(place)[0][-1][0]
        match = await store.reader.match(id)
        assert match is not None
        return match, await store.reader.entries(id)
    finally:
        await store.close()


async def load_finished(freehold: Freehold) -> tuple[Match, Log]:
    """Load the match that *freehold* has played to its end and its log; check that it is sound and shown."""
    await freehold.client.presenter.wait_until_idle()
    match, log = await load_latest(freehold.place)
    assert match.status == "over"
    check_log(match, log)
    return match, log


def history(match: Match, log: Log) -> Iterator[tuple[int, float, Any]]:
    """Compute every state of *match* by its version and time, from its seed and its moves alone."""
    game, chance = games.load(match.game), Fair(match.seed)
    draw_seats(match, chance)
    state, _ = game.deal(len(match.players), match.options, chance)
    back = undone_numbers(log)
    for entry, move in log:
        shown = state
        if entry is not log[0][0] and move is not None:
            shown = game.copy(state)
            game.apply(shown, entry.seat or 0, game.decode_move(move), chance)
            state = state if entry.number in back else shown
        yield entry.number, entry.at, shown


def check_log(match: Match, log: Log) -> None:
    """Check that the log of *match* is complete and that replaying it gives the stored state."""
    numbers = [entry.number for entry, _ in log]
    assert numbers == list(range(numbers[0], match.version + 1))
    *_, (_, _, state) = history(match, log)
    game = games.load(match.game)
    assert game.encode(state) == game.encode(match.state)


def check_notifications(guests: Iterable[Guest], match: Match, log: Log) -> None:
    """Check that *guests* were mentioned at most once for every turn that had begun by then, and for the end.

    A mention may arrive when they have already made that move and the next turn has begun.
    """
    game = games.load(match.game)
    for guest in guests:
        seat, begun, waiting = match.seat_of(guest.person.id), [], False
        for _, at, state in history(match, log):
            awaited = seat in game.waiting_for(state)
            if awaited and not waiting:
                begun.append(at)
            waiting = awaited
        if match.status == "over":
            begun.append(log[-1][0].at)
        calls = [created_at(int(message["id"])) for message in guest.person.pings(guest.channel_id)]
        turns = [sum(start <= call + 0.01 for start in begun) for call in sorted(calls)]
        for called, turn in enumerate(turns, start=1):
            assert called <= turn, (guest.person.user.name, turns)


def find_tables(guest: Guest) -> list[Json]:
    """Return the public messages in which *guest* can press something, newest first."""
    return [
        message
        for message in guest.find_messages()
        if message["channel_id"] == str(guest.channel_id)
        and not message.get("flags", 0) & 64
        and any((control := parse(part["custom_id"])) and control.verb in LIVE for part in controls(message))
    ]


def check_one_panel(guest: Guest) -> None:
    """Check that *guest* has only one panel in the DM with the bot, whichever process posted it."""
    dm = guest.person.dm()
    assert dm is not None
    assert len([panel for panel in guest.person.messages(dm.id) if panel["attachments"]]) == 1


async def wait_until_shown(sandbox: Sandbox, guest: Guest, match: Match) -> None:
    """Wait for the only table of *match* with buttons, and check that it shows the stored match."""

    def current() -> bool:
        found = find_tables(guest)
        return len(found) == 1 and {c.version for c in _controls(found[0])} <= {0, match.version}

    await sandbox.world.until(current, PATIENCE)
    (table,) = find_tables(guest)
    painted = _paint(match)
    if match.status == "over":  # its buttons have no version
        await sandbox.world.until(lambda: _find_picture(sandbox, guest) == painted, PATIENCE)
    assert _find_picture(sandbox, guest) == painted
    assert [control.match for control in _controls(table)] == [match.id] * len(controls(table))


def check_posts(sandbox: Sandbox, match: Match) -> None:
    """Check that the posts of *match* in its channel lead from one to the next, and to the table."""
    channel_id = match.place.channel_id
    if channel_id is None:
        return
    gone = [message for message in sandbox.world.removed if message.channel_id == channel_id]
    there = [*gone, *sandbox.world.history(channel_id)]
    messages = _find_posts(sandbox, sorted(there, key=lambda message: message.id), match)
    before = [None, *(message.id for message in messages)]
    assert [message.nonce for message in messages] == [
        build_nonce(match.id, int(match.created), id or 0) for id in before[:-1]
    ]
    assert before[-1] == match.table.message


def check_panel(sandbox: Sandbox, match: Match, seat: int) -> None:
    """Check that the player of *seat* has one panel of *match*, in English, with a current picture."""
    panel = match.players[seat].panel
    (message,) = _find_posts(sandbox, sandbox.world.history(panel.channel or 0), match)
    assert message.id == panel.message
    (file,) = message.attachments
    assert sandbox.world.storage.file(file.id) == _paint(match, seat)


def _find_posts(sandbox: Sandbox, messages: list[Message], match: Match) -> list[Message]:
    """Return those of *messages* that the bot posted to show *match*."""
    sent = [message for message in messages if message.author_id == sandbox.world.bot.id]
    return [message for message in sent if (message.nonce or "").startswith(f"{base36(match.id)}.")]


def _controls(message: Json) -> list[Any]:
    return [parse(part["custom_id"]) for part in controls(message)]


def _find_picture(sandbox: Sandbox, guest: Guest) -> bytes | None:
    (table,) = find_tables(guest)
    *end, file = table["attachments"]
    assert file["filename"] == "table.png"
    assert all(other["filename"] == "end.png" for other in end)
    return sandbox.world.storage.file(int(file["id"]))


def _paint(match: Match, seat: int | None = None) -> bytes:
    names = tuple(player.name for player in match.players)
    say = language_of("en" if seat is not None else match.locale).with_seats(names, "picture")
    fresh = match.players[seat].news.cards if seat is not None else frozenset()
    bots = tuple(player.is_bot for player in match.players)
    look = Look(say, names, marks=match.marks, letters=match.letters, bots=bots, fresh=fresh)
    return encode(paint(match.game, games.load(match.game).view(match.state, seat), look).image)


async def expect_refusal(freehold: Freehold, guest: Guest, click: Awaitable[int]) -> None:
    """Check that *click* shows *guest* one private sentence in plain words and changes nothing else."""
    before = read_matches(freehold.file)
    public = [message["id"] for message in guest.find_messages() if not message.get("flags", 0) & 64]
    replies = {message["id"] for message in _replies(guest)}
    id = await click
    await guest.person.wait_for_answer(id)
    data = freehold.sandbox.world.interactions[id].data

    def find_fresh() -> list[Json]:
        """Find the new replies. A stale click may be answered by the hand, which replaces an older hand."""
        return [message for message in _replies(guest) if message["id"] not in replies]

    await freehold.sandbox.world.until(lambda: find_fresh() and text(find_fresh()[0]))
    (reply,) = find_fresh()
    told = text(reply)
    assert 10 < len(told) < 350, data
    assert told.rstrip()[-1] in ".!*", (data, told)
    assert "Something went wrong" not in told, data
    assert [
        message["id"] for message in guest.find_messages() if not message.get("flags", 0) & 64
    ] == public, data
    assert read_matches(freehold.file) == before, data


def _replies(guest: Guest) -> list[Json]:
    return [message for message in guest.find_messages() if message.get("flags", 0) & 64]


MADE_BY = {"do", "pick", "choose", "fill", "sure"}


ANSWER = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


def find_acknowledged(sandbox: Sandbox) -> set[int]:
    """Find the interactions whose moves people saw made.

    Panels are edited through the same click later on, too. So an interaction is left out as soon as one
    answer says that no move was made.
    """
    made, not_made = _sort_answers(sandbox)
    return made - not_made


def find_answered(sandbox: Sandbox) -> set[int]:
    """Find the interactions that were answered with a panel, whatever its content."""
    made, not_made = _sort_answers(sandbox)
    return made | not_made


def _makes(interaction: Interaction) -> bool:
    """Whether a click makes a move, rather than leading to another step."""
    control = parse(interaction.data.get("custom_id", ""))
    if control is None or control.verb not in ("do", "pick"):
        return True
    argument = interaction.data["values"][0] if control.verb == "pick" else control.argument
    return bool(read_path(argument)[1])


def _sort_answers(sandbox: Sandbox) -> tuple[set[int], set[int]]:
    made, not_made = set(), set()
    tokens = {item.token: item for item in sandbox.world.interactions.values()}
    for request in sandbox.rest.requests:
        if request.route == ANSWER and request.method == "PATCH" and request.status == 200:
            interaction = tokens[request.path.split("/")[-3]]
            verb = interaction.data.get("custom_id", "::::").split(":")[3]
            answer: Json = request.answer  # type: ignore[assignment]
            told = text(answer)
            steps = any(part.get("label") in ("Back", "No, go back") for part in controls(answer))
            if (
                verb in MADE_BY
                and _makes(interaction)
                and not steps
                and "The match has moved on. " not in told
            ):
                made.add(interaction.id)
            else:
                not_made.add(interaction.id)
    return made, not_made


def find_stored(place: Database) -> list[int]:
    """Find the interactions whose moves are stored."""
    return [id for (id,) in rows(place, "SELECT interaction_id FROM moves WHERE interaction_id IS NOT NULL")]


async def wait_until_at_rest(sandbox: Sandbox, place: Database) -> None:
    """Wait until the match waits for a person and everything is shown."""
    query = (
        "SELECT 1 FROM matches WHERE shown_version = version AND (status = 'over' OR EXISTS (SELECT 1 FROM "
        "players WHERE match_id = id AND (waiting >> seat) % 2 = 1 AND user_id IS NOT NULL AND NOT away))"
    )
    await sandbox.world.until(lambda: rows(place, query))
