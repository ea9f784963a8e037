"""Functions that read a message's JSON: its text, controls and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandbox.model.records import Json

BUTTON, STRING_SELECT, TEXT_INPUT, LABEL = 2, 3, 4, 18
SELECTS = {3, 5, 6, 7, 8}
LINK, PREMIUM = 5, 6  # styles of buttons that send no interaction


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component of a tree, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        for name in ("accessory", "component"):
            if name in component:
                yield from walk((component[name],))


def text(message: Json) -> str:
    """All text of a message: its content and its text components, with non-breaking spaces as spaces."""
    parts = [message.get("content") or ""]
    parts += [part["content"] for part in walk(message["components"]) if part["type"] == 10]
    return "\n".join(part for part in parts if part).replace("\u00a0", " ")


def controls(message: Json) -> list[Json]:
    """The components of a message or modal that have a custom_id."""
    return [part for part in walk(message["components"]) if "custom_id" in part]


def control(message: Json, custom_id: str) -> Json | None:
    """The component with that custom_id."""
    return next((part for part in controls(message) if part["custom_id"] == custom_id), None)


def button(message: Json, label: str) -> Json | None:
    """The first button whose label contains *label*."""
    found = (part for part in controls(message) if part["type"] == BUTTON)
    return next((part for part in found if label in (part.get("label") or "")), None)


def select(message: Json, place: int = 0) -> Json | None:
    """The select at that position, counted from 0."""
    found = [part for part in controls(message) if part["type"] in SELECTS]
    return found[place] if place < len(found) else None


def pictures(message: Json) -> list[Json]:
    """The media that a message shows, as addresses and alternative texts."""
    found = []
    for part in walk(message["components"]):
        if part["type"] == 12:
            found += part["items"]
        elif part["type"] == 11:
            found.append(part)
    return found
