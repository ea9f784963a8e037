"""Discord's limits on components, modals and texts, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.api.checks import drafts, modals
from sandbox.api.uploads import File
from sandbox.model.errors import ApiError
from sandbox.model.records import COMPONENTS_V2, Json
from sandbox.model.world import World
from tests.kit.sandbox.refusals import codes

V2 = COMPONENTS_V2
V2_ALONE = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
NOT_SENT = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"


def text(content: str = "words") -> Json:
    return {"type": 10, "content": content}


def press(number: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go-{number}", **more}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def choose(options: int = 2, **more: Any) -> Json:
    given = [{"label": f"Card {n}", "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "cards", "options": given, **more}


def box(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


def picture(url: str = "attachment://a.png", **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


def section(*parts: Json, **more: Any) -> Json:
    return {"type": 9, "components": list(parts), "accessory": press(), **more}


def emoji(name: str) -> Json:
    return press(emoji={"name": name})


RIGHT = {
    "40 components": [box(*[text("x")] * 39)],
    "4,000 characters": [text("x" * 2000), box(text("x" * 2000))],
    "5 buttons": [row(*[press(n) for n in range(5)])],
    "25 options": [row(choose(25, min_values=0, max_values=25))],
    "a picture": [picture(description="x" * 1024)],
    "a picture from elsewhere": [picture("https://example.org/a.png")],
    "a section": [section(text(), text(), text())],
    "a separator": [text(), {"type": 14, "spacing": 2, "divider": False}],
    "a link": [row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})],
    "dice": [row(emoji("🎲"))],
    "a suit": [row(emoji("♠️"))],
    "a flag": [row(emoji("🇩🇪"))],
    "a keycap": [row(emoji("7️⃣"))],
    "a family": [row(emoji("👩‍👧‍👦"))],
    "the joker": [row(emoji("🃏"))],
    "custom_id of 100": [row(press(custom_id="x" * 100))],
    "label of 80": [row(press(label="x" * 80))],
}

WRONG = {
    "41 components": ([box(*[text("x")] * 40)], "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "4,001 characters": (
        [text("x" * 2001), box(text("x" * 2000))],
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": ([text("")], "BASE_TYPE_BAD_LENGTH"),
    "6 buttons": ([row(*[press(n) for n in range(6)])], "BASE_TYPE_BAD_LENGTH"),
    "an empty row": ([row()], "BASE_TYPE_BAD_LENGTH"),
    "an empty container": ([box()], "BASE_TYPE_BAD_LENGTH"),
    "a container in a container": ([box(box(text()))], "UNION_TYPE_CHOICES"),
    "a button alone": ([press()], "UNION_TYPE_CHOICES"),
    "a select and a button": ([row(choose(), press())], "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "two of a custom_id": ([row(press(1)), row(press(1))], "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "no custom_id": ([row(press(custom_id=None))], "BASE_TYPE_REQUIRED"),
    "custom_id of 101": ([row(press(custom_id="x" * 101))], "BASE_TYPE_BAD_LENGTH"),
    "custom_id of nothing": ([row(press(custom_id=""))], "BASE_TYPE_BAD_LENGTH"),
    "label of 81": ([row(press(label="x" * 81))], "BASE_TYPE_MAX_LENGTH"),
    "neither label nor emoji": ([row(press(label=None))], "BUTTON_COMPONENT_LABEL_REQUIRED"),
    "a link with custom_id": (
        [row(press(style=5, url="https://example.org"))],
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "style 7": ([row(press(style=7))], "BASE_TYPE_CHOICES"),
    "an ace as emoji": ([row(emoji("🂡"))], "COMPONENT_INVALID_EMOJI"),
    "a letter as emoji": ([row(emoji("A"))], "COMPONENT_INVALID_EMOJI"),
    "two emoji": ([row(emoji("🎲🎲"))], "COMPONENT_INVALID_EMOJI"),
    "an ace in an option": (
        [row(choose(options=0) | {"options": [{"label": "A", "value": "1", "emoji": {"name": "🂡"}}]})],
        "COMPONENT_INVALID_EMOJI",
    ),
    "26 options": ([row(choose(26))], "BASE_TYPE_BAD_LENGTH"),
    "no options": ([row(choose(0))], "BASE_TYPE_BAD_LENGTH"),
    "two of a value": (
        [row(choose(0) | {"options": [{"label": "A", "value": "1"}, {"label": "B", "value": "1"}]})],
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label of 101": (
        [row(choose(0) | {"options": [{"label": "x" * 101, "value": "1"}]})],
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option value of 101": (
        [row(choose(0) | {"options": [{"label": "A", "value": "x" * 101}]})],
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option description of 101": (
        [row(choose(0) | {"options": [{"label": "A", "value": "1", "description": "x" * 101}]})],
        "BASE_TYPE_MAX_LENGTH",
    ),
    "placeholder of 151": ([row(choose(placeholder="x" * 151))], "BASE_TYPE_MAX_LENGTH"),
    "more than offered": ([row(choose(2, max_values=3))], "SELECT_COMPONENT_MAX_VALUES"),
    "least above most": ([row(choose(2, min_values=2))], "SELECT_COMPONENT_MIN_VALUES"),
    "a picture not sent": (
        [picture("attachment://b.png")],
        NOT_SENT,
    ),
    "alternative text of 1,025": ([picture(description="x" * 1025)], "BASE_TYPE_BAD_LENGTH"),
    "an empty alternative text": ([picture(description="")], "BASE_TYPE_BAD_LENGTH"),
    "a picture from a file": ([picture("file:///a.png")], "URL_TYPE_INVALID_SCHEME"),
    "a section of four": ([section(*[text()] * 4)], "BASE_TYPE_BAD_LENGTH"),
    "a section alone": ([{"type": 9, "components": [text()]}], "MODEL_TYPE_CONVERT"),
    "spacing 3": ([{"type": 14, "spacing": 3}], "BASE_TYPE_CHOICES"),
    "a modal's label": ([{"type": 18, "label": "x", "component": choose()}], "UNION_TYPE_CHOICES"),
    "no component at all": (["nonsense"], "MODEL_TYPE_CONVERT"),
}


def compose(body: Json) -> Json:
    world = World()
    try:
        files = {0: File("a.png", b"x")}
        message = drafts.compose(world, world.find_channel("games"), body, files)
    finally:
        world.close()
    return {"components": message.components, "flags": message.flags}


@pytest.mark.parametrize("name", RIGHT)
def test_what_discord_takes(name: str) -> None:
    made = compose({"components": RIGHT[name], "flags": V2})
    ids = [part["id"] for part in _all(made["components"])]
    assert len(set(ids)) == len(ids) and all(ids)


def _all(components: list[Json]) -> list[Json]:
    found = []
    for part in components:
        accessory = [part["accessory"]] if "accessory" in part else []
        found += [part, *_all(part.get("components", [])), *_all(accessory)]
    return found


@pytest.mark.parametrize("name", WRONG)
def test_what_discord_refuses(name: str) -> None:
    components, code = WRONG[name]
    with pytest.raises(ApiError) as caught:
        compose({"components": components, "flags": V2})
    assert caught.value.code == 50035 and caught.value.status == 400
    assert codes(caught.value.errors) == {code}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
        ({"content": "x", "components": [text()], "flags": V2}, V2_ALONE),
        ({"embeds": [{"title": "x"}], "components": [text()], "flags": V2}, V2_ALONE),
        ({"components": [text()]}, "UNION_TYPE_CHOICES"),
        ({"components": [row(press(n)) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
        ({"embeds": [{"title": "x" * 257}]}, "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 4096}, {"description": "x" * 4096}]}, "MAX_EMBED_SIZE_EXCEEDED"),
        ({"content": "x", "nonce": "x" * 26}, "BASE_TYPE_MAX_LENGTH"),
        ({"content": "x", "attachments": [{"id": 7}]}, "ATTACHMENT_NOT_FOUND"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
    ],
)  # fmt: skip
def test_what_a_message_cannot_be(body: Json, code: str) -> None:
    with pytest.raises(ApiError) as caught:
        compose(body)
    assert codes(caught.value.errors) == {code}


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": None, "components": []}])
def test_an_empty_message_is_refused(body: Json) -> None:
    world = World()
    with pytest.raises(ApiError) as caught:
        drafts.compose(world, world.find_channel("games"), body, {})
    assert caught.value.code == 50006
    world.close()


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "Cards", "component": component, **more}


def write(number: int = 0, **more: Any) -> Json:
    return {"type": 4, "custom_id": f"words-{number}", "style": 1, **more}


def group(kind: int, options: int) -> Json:
    given = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": kind, "custom_id": "group", "options": given}


def modal(*components: Json, **more: Any) -> Json:
    return {"custom_id": "m", "title": "Choose", "components": list(components), **more}


@pytest.mark.parametrize(
    "data",
    [
        modal(*[label(write(n)) for n in range(5)]),
        modal(text(), label(choose(25, max_values=25)), label(group(21, 10))),
        modal(label(group(22, 10)), label({"type": 23, "custom_id": "sure"})),
        modal(label({"type": 5, "custom_id": "who"})),
        modal(label(write(), description="x" * 100, label="x" * 45), title="x" * 45, custom_id="x" * 100),
        modal(row(write(label="old style"))),
        modal(label(choose(2, required=False, min_values=0))),
    ],
)  # fmt: skip
def test_modals_discord_takes(data: Json) -> None:
    made = modals.read(data)
    assert made["title"] == data["title"] and len(made["components"]) == len(data["components"])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (modal(*[label(write(n)) for n in range(6)]), "BASE_TYPE_BAD_LENGTH"),
        (modal(), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(write()), title="x" * 46), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(write()), custom_id="x" * 101), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(write(), label="x" * 46)), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(write(), description="x" * 101)), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(write(style=3))), "BASE_TYPE_CHOICES"),
        (modal(label(write(value="x" * 4001))), "BASE_TYPE_MAX_LENGTH"),
        (modal(label(write(label="twice"))), "TEXT_INPUT_LABEL_FORBIDDEN"),
        (modal(label(write()), label(write())), "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (modal(label(choose(26))), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(choose(2, min_values=0))), "SELECT_COMPONENT_MIN_VALUES"),
        (modal(label(choose(2, disabled=True))), "SELECT_COMPONENT_DISABLED_IN_MODAL"),
        (modal(label(group(21, 1))), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(group(21, 11))), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(group(22, 11))), "BASE_TYPE_BAD_LENGTH"),
        (modal(label(press())), "BASE_TYPE_CHOICES"),
        (modal(row(choose())), "BASE_TYPE_CHOICES"),
        (modal(box(text())), "BASE_TYPE_CHOICES"),
        (modal({"type": 18, "label": "Nothing"}), "MODEL_TYPE_CONVERT"),
    ],
)
def test_modals_discord_refuses(data: Json, code: str) -> None:
    with pytest.raises(ApiError) as caught:
        modals.read(data)
    assert code in codes(caught.value.errors)
