from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox.api.rates import GLOBAL, Rates, TooMany
from sandbox.client.people import Person
from sandbox.server import Sandbox
from tests.kit.narrow import not_none
from tests.kit.sandbox.visitor import Visitor

SEND = ("POST", "/channels/{channel_id}/messages")


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_five_messages_in_five_seconds_and_channel() -> None:
    clock = Clock()
    rates = Rates(clock)
    left = [not_none(rates.take(*SEND, "1")).remaining for _ in range(5)]
    assert left == [4, 3, 2, 1, 0]
    clock.time += 1
    with pytest.raises(TooMany) as caught:
        rates.take(*SEND, "1")
    assert caught.value.body == {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": 4.0,
        "global": False,
    }
    assert not_none(rates.take(*SEND, "2")).remaining == 4
    clock.time += 4
    assert not_none(rates.take(*SEND, "1")).remaining == 4


def test_fifty_requests_a_second_but_interactions_are_free() -> None:
    clock = Clock()
    rates = Rates(clock)
    for number in range(GLOBAL):
        rates.take(*SEND, str(number))
        assert rates.take("POST", "/interactions/{interaction_id}/{interaction_token}/callback", "") is None
        rates.take("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", str(number))
    with pytest.raises(TooMany) as caught:
        rates.take(*SEND, "another")
    assert caught.value.body["global"] and caught.value.headers["X-RateLimit-Scope"] == "global"


async def test_discord_py_waits_when_told(sandbox: Sandbox, visitor: Visitor, anna: Person) -> None:
    games = visitor.channel("games")
    await asyncio.gather(*(games.send(str(number)) for number in range(12)))
    assert len(anna.messages(games.id)) == 12
    refused = [request for request in sandbox.rest.requests if request.status == 429]
    assert not refused or len(refused) < 12


async def test_a_429_is_tried_again(sandbox: Sandbox, visitor: Visitor, anna: Person) -> None:
    sandbox.rest.fail(2, 429, "POST", SEND[1])
    sent = await visitor.channel("games").send("at last")
    assert anna.message(sent.id)["content"] == "at last"
    assert [r.status for r in sandbox.rest.requests if r.route == SEND[1]] == [429, 429, 200]


async def test_told_failures_end_when_used_up(
    sandbox: Sandbox, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox.rest.fail(1, 503)
    with pytest.raises(discord.DiscordServerError):
        await visitor.channel("games").send("no")
    await visitor.channel("games").send("yes")


async def test_what_is_not_imitated_says_so(sandbox: Sandbox, visitor: Visitor) -> None:
    sent = await visitor.channel("games").send("hello")
    with pytest.raises(discord.NotFound, match="does not imitate") as caught:
        await sent.add_reaction("🎲")
    assert caught.value.code == 0
