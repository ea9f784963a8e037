"""`python -m tools.commands`: store the commands as they are registered with Discord, for `tests/cogs`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import discord
from discord.ext import commands

from cogs.setup import setup

GOLDEN = Path(__file__).parent.parent / "tests" / "cogs" / "golden"


async def record() -> None:
    """Update the stored file of each command."""
    async with commands.Bot((), intents=discord.Intents(guilds=True)) as bot:
        await setup(bot)  # type: ignore[arg-type]
        translator = bot.tree.translator
        assert translator is not None
        for file in GOLDEN.glob("*.json"):
            payloads = {}
            for name in json.loads(file.read_text(encoding="utf-8")):
                command = bot.tree.get_command(name)
                assert command is not None, name
                payloads[name] = await command.get_translated_payload(bot.tree, translator)
            text = json.dumps(payloads, indent=1, ensure_ascii=False, sort_keys=True)
            file.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(record())
