from __future__ import annotations

import hashlib
import hmac
import json
import sqlite3
from contextlib import closing

import msgspec
import pytest

import games
from bot.domain import clocks, lobbies, turns
from bot.domain.pace import PACES, Pace
from games.fair import Fair, derive_seed
from tests.kit.house import ANNA, BEN, CLARA, House, find_refusal


async def finish_match(house: House) -> int:
    match = await house.begin(ANNA, BEN, CLARA, bots=1, options={"bankruptcies": "2"})
    match = await house.move(await house.move(match))
    match = await house.matches.change(match.id, turns.take_over, match.seat_of(ANNA.user_id) or 0)
    match = await house.move(match)
    match = await house.matches.change_once(10**6, match.id, turns.resign, BEN.user_id)
    return (await house.finish(match)).id


async def test_a_match_can_be_computed_again(house: House) -> None:
    id = await finish_match(house)
    proof = await house.matches.verify(id)
    assert proof.holds
    match = await house.matches.get(id)
    assert match is not None
    assert bytes.fromhex(proof.seed) == match.seed
    assert proof.commitment == hashlib.sha256(match.secret).hexdigest()
    assert bytes.fromhex(proof.secret) == match.secret
    assert proof.joins == match.joins
    assert derive_seed(match.secret, match.joins) == match.seed != match.secret
    assert proof.moves > 10


async def test_the_seed_stays_secret_until_the_match_is_over(house: House) -> None:
    for match in (await house.lobby(), await house.begin()):
        assert await find_refusal(house.matches.verify(match.id)) == "verify-not-over"
        assert await find_refusal(house.matches.export(match.id)) == "verify-not-over"


FORGERIES = {
    "the secret": "UPDATE matches SET seed = randomblob(32)",
    "a join": "UPDATE matches SET joins = json_set(joins, '$[1]', 4711)",
    "a join more": "UPDATE matches SET joins = json_insert(joins, '$[#]', 4711)",
    "an option": """UPDATE matches SET options = replace(options, '"2"', '"1"')""",
    "the chance used": "UPDATE matches SET used = used + 1",
    "a move": "UPDATE moves SET move = (SELECT max(move) FROM moves WHERE number > 8) WHERE number = 6",
    "who moved": "UPDATE moves SET seat = (seat + 1) % 4 WHERE number = 6",
    "a move left out": "DELETE FROM moves WHERE number = (SELECT max(number) FROM moves)",
    "the log": "UPDATE moves SET events = (SELECT events FROM moves WHERE number = 7) WHERE number = 6",
    "nonsense": "UPDATE moves SET move = x'00' WHERE number = 6",
    "the seats": "UPDATE moves SET move = :seats WHERE seat IS NULL",
    "the state": "UPDATE matches SET state = :state",
}


@pytest.mark.parametrize("forgery", FORGERIES)
async def test_a_forged_match_does_not_hold(house: House, forgery: str) -> None:
    id = await finish_match(house)
    match = await house.matches.get(id)
    assert match is not None
    match.state.money[0] += 1
    await house.close()
    with closing(sqlite3.connect(house.file)) as connection:
        (seats,) = connection.execute("SELECT move FROM moves WHERE seat IS NULL").fetchone()
        forged = {
            "seats": msgspec.msgpack.encode(msgspec.msgpack.decode(seats)[::-1]),
            "state": games.load("property").encode(match.state),
        }
        assert connection.execute(FORGERIES[forgery], forged).rowcount > 0
        connection.commit()
    await house.open()
    assert not (await house.matches.verify(id)).holds


async def test_anybody_can_compute_the_export_without_the_bot(house: House) -> None:
    id = await finish_match(house)
    match = await house.matches.get(id)
    assert match is not None
    told = json.loads(json.dumps(await house.matches.export(id)))
    secret = bytes.fromhex(told["secret"])
    assert hashlib.sha256(secret).hexdigest() == told["commitment"]
    joins = b"".join(join.to_bytes(8, "big") for join in told["joins"])
    assert hmac.digest(secret, joins, "sha256").hex() == told["seed"]
    game = games.load(told["game"])
    chance = Fair(bytes.fromhex(told["seed"]))
    seating = list(range(len(told["players"])))
    assert told["drawn"]
    chance.shuffle(seating)
    assert seating == told["seating"]
    state, _ = game.deal(len(told["players"]), told["options"], chance)
    for step in told["moves"]:
        move = game.decode_move(msgspec.msgpack.encode(step["move"]))
        game.apply(state, step["seat"], move, chance)
    assert game.encode(state) == game.encode(match.state)


async def test_a_rematch_can_be_computed_again_too(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    again = await house.matches.rematch(match.id, ANNA)
    await house.matches.change(again.id, lobbies.join, BEN, 7)
    again = await house.finish(await house.matches.change(again.id, lobbies.join, CLARA, 8))
    assert (await house.matches.verify(again.id)).holds
    told = await house.matches.export(again.id)
    assert not told["drawn"]
    assert told["seating"] == [0, 1, 2]


OWN = Pace(300, 10, 600)
"""A pace without a name."""


async def test_the_export_says_at_which_paces_it_was_played(house: House) -> None:
    lobby = await house.lobby(ANNA, BEN, pace=OWN)
    at = house.time.now + 3600
    await house.matches.change(lobby.id, lobbies.plan_switch, ANNA.user_id, at, PACES["daily"])
    match = await house.matches.change(lobby.id, lobbies.start, ANNA.user_id, 7)
    for _ in range(3):
        match = await house.move(match)
    house.time.now = at
    match = await house.matches.attempt(match.id, clocks.switch_pace) or match
    match = await house.move(match)
    for person in (ANNA, BEN):
        match = await house.matches.change(match.id, clocks.want_pace, person.user_id, PACES["none"])
    told = json.loads(json.dumps(await house.matches.export((await house.finish(match)).id)))
    assert told["pace"] == {"bank": 300, "credit": 10, "cap": 600}
    assert told["paces"] == [
        {"moves": 3, "pace": {"bank": 172800, "credit": 86400, "cap": 259200}},
        {"moves": 4, "pace": {"bank": 0, "credit": 0, "cap": 0}},
    ]
    assert told["later"] is None


async def test_the_export_has_the_pace_agreed_for_later_if_the_match_ended_before(house: House) -> None:
    lobby = await house.lobby(ANNA, BEN, pace=PACES["live"])
    at = house.time.now + 3600
    await house.matches.change(lobby.id, lobbies.plan_switch, ANNA.user_id, at, OWN)
    match = await house.matches.change(lobby.id, lobbies.start, ANNA.user_id, 7)
    told = json.loads(json.dumps(await house.matches.export((await house.finish(match)).id)))
    assert (told["pace"], told["paces"]) == ({"bank": 180, "credit": 20, "cap": 180}, [])
    assert told["later"] == {"at": at, "pace": {"bank": 300, "credit": 10, "cap": 600}}
