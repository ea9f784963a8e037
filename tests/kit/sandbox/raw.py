"""A raw gateway client that can send what no library would."""

from __future__ import annotations

import json
import zlib
from typing import Any

import aiohttp

from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox


class Raw:
    """A gateway client that sends any payload."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compressed: bool = False) -> None:
        self.socket = socket
        self._stream = zlib.decompressobj() if compressed else None

    async def send(self, op: int, data: Any) -> None:
        """Send a payload."""
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def hear(self) -> Any:
        """Wait for the next payload, or the code with which the gateway closes."""
        message = await self.socket.receive(timeout=PATIENCE)
        if message.type is aiohttp.WSMsgType.CLOSE:
            return message.data
        if self._stream is not None:
            return json.loads(self._stream.decompress(message.data))
        return json.loads(message.data)


def identify(sandbox: Sandbox, **more: Any) -> dict[str, Any]:
    """Build the payload with which a bot that knows the token identifies."""
    return {"token": sandbox.world.token, "intents": 1, "properties": {}, **more}
