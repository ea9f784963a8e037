"""A bot that shows every kind of message, component and modal, for the tests of the page."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from sandbox.server import Sandbox
from tests.kit.sandbox.visitor import Interaction, Visitor

MARKDOWN = """# A great thing
-# in small print
**bold** *slanted* __under__ ~~gone~~ `code` ||hidden|| and **_both_**
> quoted
- one
  - inside one
- two
1. first
2. second
```py
print("hello")
```
[a link](https://example.org/) and <https://example.org/bare> \\*not slanted\\* snake_case_name"""


def picture(name: str, size: tuple[int, int] = (1400, 1000), color: str = "#123C3A") -> discord.File:
    """Draw a picture that is easy to recognize."""
    image = Image.new("RGB", size, color)
    draw = ImageDraw.Draw(image)
    for place in range(8):
        left = 60 + place * (size[0] - 120) // 8
        draw.rounded_rectangle((left, size[1] // 3, left + size[0] // 10, size[1] // 2), 20, "#F6EFE0")
    body = io.BytesIO()
    image.save(body, "PNG")
    body.seek(0)
    return discord.File(body, name)


def build_sealed(*items: ui.Item[Any], accent: int | None = 0xC9A24B) -> ui.LayoutView:
    """Build a message of *items* in one container."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_color=accent))
    return view


def options(count: int, start: int = 1) -> list[discord.SelectOption]:
    """Build options of a select, each with a description and an emoji."""
    return [
        discord.SelectOption(label=f"Card {n}", value=str(n), description=f"worth {n}", emoji="🃏")
        for n in range(start, start + count)
    ]


def table(title: str = "Anna's table", due: int = 0) -> ui.LayoutView:
    """Build a message like a game's table: a picture, words, buttons of all styles, selects."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://table.png", description="A green table with eight cards on it")
    styles = discord.ButtonStyle
    return build_sealed(
        ui.TextDisplay(f"## {title}\n**🔵 Anna**, draw a card" + (f" until <t:{due}:R>" if due else "")),
        gallery,
        ui.TextDisplay("-# Ben bought **B4**.\nClara passed."),
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        ui.Section("A section with a button", accessory=ui.Button(label="Aside", custom_id="aside")),
        ui.ActionRow(
            ui.Button(label="Work", custom_id="work", style=styles.primary),
            ui.Button(label="Wait", custom_id="silent"),
            ui.Button(label="Ask", custom_id="ask", style=styles.success, emoji="📝"),
            ui.Button(label="Resign", custom_id="resign", style=styles.danger),
            ui.Button(label="Closed", custom_id="closed", disabled=True),
        ),
        ui.ActionRow(ui.Select(custom_id="one", placeholder="Choose a card", options=options(6))),
        ui.ActionRow(
            ui.Select(
                custom_id="some", placeholder="Pay with", options=options(12), min_values=2, max_values=3
            )
        ),
        ui.ActionRow(ui.UserSelect(custom_id="who", placeholder="Choose somebody")),
        ui.ActionRow(ui.Button(label="Elsewhere", url="https://example.org/")),
    )


def form() -> ui.Modal:
    """Build a modal with every kind of question."""
    modal = ui.Modal(title="Settings of the match", custom_id="settings")
    modal.add_item(ui.TextDisplay("Everybody at the table sees **these**."))
    modal.add_item(
        ui.Label(
            text="Name",
            description="How the match is called",
            component=ui.TextInput(custom_id="name", min_length=3, max_length=20, placeholder="A name"),
        )
    )
    modal.add_item(
        ui.Label(
            text="Cards",
            component=ui.Select(custom_id="cards", options=options(5), min_values=1, max_values=2),
        )
    )
    radio: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id="pace")
    radio.add_option(label="Slow", value="slow", description="A day for each move")
    radio.add_option(label="Fast", value="fast", default=True)
    modal.add_item(ui.Label(text="Pace", component=radio))
    boxes: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(
        custom_id="rules", required=False, min_values=0, max_values=2
    )
    boxes.add_option(label="Mortgages", value="mortgages", default=True)
    boxes.add_option(label="Auctions", value="auctions")
    modal.add_item(ui.Label(text="Rules", component=boxes))
    modal.stop()
    return modal


class Showcase(Visitor):
    """Posts messages for tests, answers its controls and has some commands."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__(sandbox, discord.Intents(guilds=True))
        self.asked: list[tuple[str, Any]] = []
        self.go_on = asyncio.Event()
        self.answer = self._answer
        self.tree.add_command(house)
        self.tree.add_command(slow)
        self.tree.add_command(manage)
        self.tree.add_command(play)
        self.tree.add_command(greet)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def _answer(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            return
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = data["custom_id"]
        self.asked.append((custom_id, data.get("values", data.get("components"))))
        respond = interaction.response
        if custom_id == "work":
            await self.go_on.wait()
            await respond.edit_message(view=build_sealed(ui.TextDisplay("Worked.")), attachments=[])
        elif custom_id == "ask":
            await respond.send_modal(form())
        elif custom_id == "resign":
            await respond.send_message("Only for your eyes.", ephemeral=True)
        elif custom_id != "silent":
            await respond.defer()


class House(app_commands.Group):
    """Two subcommands with options of several types."""

    @app_commands.command(name="new", description="Open a table")
    @app_commands.describe(
        deadline="Time for a move", rounds="How many", friend="Whom to ask", open="For all"
    )
    @app_commands.choices(
        deadline=[
            app_commands.Choice(name="1 hour", value="1h"),
            app_commands.Choice(name="1 day", value="1d"),
        ]
    )
    async def new(
        self,
        interaction: Interaction,
        deadline: str,
        rounds: app_commands.Range[int, 1, 9] = 3,
        friend: discord.User | None = None,
        open: bool = False,
        room: discord.TextChannel | None = None,
    ) -> None:
        called = friend.mention if friend else "nobody"
        where = room.mention if room else "here"
        await interaction.response.send_message(
            f"deadline={deadline} rounds={rounds} friend={called} open={open} room={where}"
        )

    @app_commands.command(name="find", description="Find a card")
    async def find(self, interaction: Interaction, card: str) -> None:
        await interaction.response.send_message(f"found {card}", ephemeral=True)

    @find.autocomplete("card")
    async def _cards(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        cards = ("seven of hearts", "seven of clubs", "king of spades")
        return [app_commands.Choice(name=c, value=c.replace(" ", "-")) for c in cards if current in c]


house = House(name="house", description="Tables")


@app_commands.command(name="slow", description="Think for a while")
async def slow(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True)
    bot = interaction.client
    assert isinstance(bot, Showcase)
    await bot.go_on.wait()
    await interaction.followup.send("Thought.")


@app_commands.command(name="manage", description="For managers of the server")
@app_commands.default_permissions(manage_guild=True)
async def manage(interaction: Interaction) -> None:
    await interaction.response.send_message("managed", ephemeral=True)


@app_commands.command(name="play", description="Play anywhere")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def play(interaction: Interaction) -> None:
    await interaction.response.send_message("A table for all")


@app_commands.context_menu(name="Greet")
async def greet(interaction: Interaction, target: discord.User | discord.Member) -> None:
    await interaction.response.send_message(f"Hello {target.display_name}!", ephemeral=True)
