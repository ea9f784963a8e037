"""Parts of the process: each is registered in one line, and is called whenever it is concerned."""

from __future__ import annotations

from typing import Any

from bot.parts import Part, Parts
from tests.kit.freehold import Freehold


class Recorder(Part):
    """A part that records its calls."""

    def __init__(self) -> None:
        self.calls: list[Any] = []

    @property
    def failures(self) -> int:
        """Return the number of calls so far."""
        return len(self.calls)

    async def resume(self) -> None:
        """Keep the call."""
        self.calls.append("resume")

    def match_changed(self, id: int) -> None:
        """Keep the call."""
        self.calls.append(("match", id))

    def league_changed(self, id: int) -> None:
        """Keep the call."""
        self.calls.append(("league", id))

    async def hand_over(self) -> None:
        """Keep the call."""
        self.calls.append("hand over")

    async def release(self) -> None:
        """Keep the call."""
        self.calls.append("release")

    async def close(self) -> None:
        """Keep the call."""
        self.calls.append("close")


async def test_a_part_gets_what_it_overrides_and_needs_to_override_nothing() -> None:
    parts = Parts()
    plain, recorder = parts.add(Part()), parts.add(Recorder())
    assert list(parts) == [plain, recorder]
    parts.match_changed(1)
    parts.league_changed(2)
    await parts.hand_over()
    await parts.release()
    await parts.close()
    assert recorder.calls == [("match", 1), ("league", 2), "hand over", "release", "close"]
    assert parts.failures == 5


async def test_a_part_that_a_client_has_is_resumed_told_of_changes_and_closed(freehold: Freehold) -> None:
    client, recorder = freehold.client, Recorder()
    before = client.parts.failures
    client.parts.add(recorder)
    client.on_broadcasts_back()
    await client._resuming.wait_until_idle()
    assert recorder.calls == ["resume"]
    await freehold.table("Anna", "Ben")
    assert recorder.calls[1][0] == "match"
    assert client.parts.failures == before + len(recorder.calls)
    await freehold.stop()
    assert recorder.calls[-2:] == ["release", "close"]
    await freehold.start()
