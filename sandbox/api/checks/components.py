"""The components of messages: checks of Discord's limits, and the JSON that Discord returns.

Limits: 40 components in all, 4,000 characters in all texts, 5 rows without the V2 flag, 5 buttons or 1 select
in a row, 25 options, custom_ids of 1 to 100 characters and unique, alternative texts up to 1,024.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from sandbox.api.checks.emoji import is_emoji
from sandbox.api.checks.form import Form, Path
from sandbox.model.records import Json

ROW, BUTTON, STRING_SELECT = 1, 2, 3
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = {STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT}
IN_CONTAINER = {ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR}
LINK, PREMIUM = 5, 6

COMPONENTS = 40
CHARACTERS = 4000


class Components:
    """Checks one message's components against *form*.

    *files* are the names of its attachments, *emojis* the ids of the app's own emojis.
    """

    def __init__(self, form: Form, files: Collection[str] = (), emojis: Collection[int] = ()) -> None:
        self._form = form
        self._files = files
        self._emojis = emojis
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._count = 0
        self._characters = 0
        self._readers: dict[int, Callable[[Path, Json], Json]] = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT_DISPLAY: self._text_display,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
            **dict.fromkeys(SELECTS, self.select),
        }

    def message(self, components: Any, v2: bool, path: Path) -> list[Json]:
        """Check the components of a message, with or without the V2 flag."""
        allowed = IN_CONTAINER | {CONTAINER} if v2 else {ROW}
        given = self._form.objects(path, components, 0, COMPONENTS if v2 else 5)
        read = self._children(path, given, allowed)
        if self._count > COMPONENTS:
            message = f"The total number of components cannot exceed {COMPONENTS}, there are {self._count}"
            self._form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if self._characters > CHARACTERS:
            message = f"The total text cannot exceed {CHARACTERS} characters, there are {self._characters}"
            self._form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
        if not self._form.errors:
            self.number(read)
        return read

    def number(self, components: list[Json]) -> None:
        """Give every component without an id the next free one, in reading order."""
        free = iter(range(1, 1000))
        for component in components:
            self._number(component, free)

    def _number(self, component: Json, free: Iterator[int]) -> None:
        if not component["id"]:
            component["id"] = next(id for id in free if id not in self._ids)
        inner = [*component.get("components", ())]
        inner += [component[name] for name in ("accessory", "component") if name in component]
        for part in inner:
            self._number(part, free)

    def head(self, path: Path, component: Json) -> Json:
        """The type and id of a component."""
        id = component.get("id") or 0
        if self._form.number((*path, "id"), id, 0, 2**31 - 1) and id:
            if id in self._ids:
                self._form.wrong(
                    (*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
                )
            self._ids.add(id)
        return {"type": component["type"], "id": id}

    def custom_id(self, path: Path, component: Json) -> str:
        """Check a component's custom_id: 1 to 100 characters, unique in the message."""
        value = component.get("custom_id")
        self._form.text((*path, "custom_id"), value, 1, 100)
        if isinstance(value, str):
            if value in self._custom_ids:
                message = "Component custom id cannot be duplicated"
                self._form.wrong((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            self._custom_ids.add(value)
        return str(value)

    def _children(self, path: Path, components: list[Json], allowed: set[int]) -> list[Json]:
        read = []
        for place, component in enumerate(components):
            here = (*path, place)
            type = component.get("type")
            if type not in allowed:
                choices = ", ".join(str(one) for one in sorted(allowed))
                message = f'Value of field "type" must be one of ({choices}).'
                self._form.wrong((*here, "type"), "UNION_TYPE_CHOICES", message)
                continue
            self._count += 1
            read.append(self._readers[type](here, component))
        return read

    def _row(self, path: Path, row: Json) -> Json:
        within = (*path, "components")
        given = self._form.objects(within, row.get("components"), 1, 5)
        types = {part.get("type") for part in given}
        if types & SELECTS and len(given) > 1:
            self._form.wrong(within, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select takes a whole row")
        return self.head(path, row) | {"components": self._children(within, given, SELECTS | {BUTTON})}

    def _button(self, path: Path, button: Json) -> Json:
        form = self._form
        style = button.get("style")
        read = self.head(path, button) | {"style": style, "disabled": bool(button.get("disabled"))}
        form.one_of((*path, "style"), style, {1, 2, 3, 4, 5})  # premium buttons are not imitated
        form.text((*path, "label"), button.get("label"), 0, 80, required=False)
        form.flag((*path, "disabled"), button.get("disabled"))
        if not button.get("label") and not button.get("emoji"):
            form.wrong((*path, "label"), "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji is required")
        if style == LINK:
            self._url((*path, "url"), button.get("url"), 512)
            if button.get("custom_id") is not None:
                message = "A custom id and url cannot both be specified"
                form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
            read["url"] = button.get("url")
        else:
            if button.get("url") is not None:
                message = "A url is for link buttons only"
                form.wrong((*path, "url"), "BUTTON_COMPONENT_URL_FORBIDDEN", message)
            read["custom_id"] = self.custom_id(path, button)
        if button.get("label"):
            read["label"] = button["label"]
        return read | self.emoji(path, button)

    def emoji(self, path: Path, part: Json) -> Json:
        """Check the emoji of a button or option, if it has one."""
        value = part.get("emoji")
        if value is None:
            return {}
        if not is_emoji(value, self._emojis):
            field = "id" if isinstance(value, dict) and value.get("id") else "name"
            self._form.wrong((*path, "emoji", field), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
            return {}
        kept = {key: item for key, item in value.items() if item is not None}
        return {"emoji": kept | ({"id": str(kept["id"])} if "id" in kept else {})}

    def select(self, path: Path, select: Json) -> Json:
        """Check a select of any type."""
        form = self._form
        kind = select["type"]
        read = self.head(path, select) | {"custom_id": self.custom_id(path, select)}
        form.text((*path, "placeholder"), select.get("placeholder"), 0, 150, required=False)
        form.flag((*path, "disabled"), select.get("disabled"))
        if select.get("placeholder"):
            read["placeholder"] = select["placeholder"]
        read["disabled"] = bool(select.get("disabled"))
        if kind == STRING_SELECT:
            read["options"] = self.options(path, select, 1, 25)
        elif select.get("default_values"):
            proposed = form.objects((*path, "default_values"), select["default_values"], 0, 25)
            read["default_values"] = [each | {"id": str(each["id"])} for each in proposed if "id" in each]
        if kind == CHANNEL_SELECT and select.get("channel_types"):
            read["channel_types"] = select["channel_types"]
        return read | self.count(path, select, len(read["options"]) if kind == STRING_SELECT else 25, 25)

    def count(self, path: Path, part: Json, offered: int, most: int) -> Json:
        """Check min_values and max_values, given the number of options *offered*."""
        form = self._form
        least = 1 if part.get("min_values") is None else part["min_values"]
        highest = 1 if part.get("max_values") is None else part["max_values"]
        fits = form.number((*path, "min_values"), least, 0, most)
        if form.number((*path, "max_values"), highest, 1, most) and fits:
            if least > highest:
                message = "min_values must not exceed max_values"
                form.wrong((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", message)
            if highest > max(offered, 1):
                message = f"max_values must not exceed the {offered} options"
                form.wrong((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", message)
        return {"min_values": least, "max_values": highest}

    def options(self, path: Path, part: Json, least: int, most: int) -> list[Json]:
        """Check the options of a select or group."""
        form = self._form
        read = []
        values: set[str] = set()
        for place, option in enumerate(form.objects((*path, "options"), part.get("options"), least, most)):
            here = (*path, "options", place)
            form.text((*here, "label"), option.get("label"), 1, 100)
            form.text((*here, "value"), option.get("value"), 1, 100)
            form.text((*here, "description"), option.get("description"), 0, 100, required=False)
            form.flag((*here, "default"), option.get("default"))
            if str(option.get("value")) in values:
                message = "The specified option value is already used"
                form.wrong((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            values.add(str(option.get("value")))
            kept = {"label": option.get("label"), "value": option.get("value")}
            if option.get("description"):
                kept["description"] = option["description"]
            if option.get("default") is not None:
                kept["default"] = option["default"]
            read.append(kept | self.emoji(here, option))
        chosen = sum(bool(option.get("default")) for option in read)
        if chosen > (part.get("max_values") or 1):
            message = "More options are chosen by default than max_values allows"
            form.wrong((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)
        return read

    def _section(self, path: Path, section: Json) -> Json:
        within = (*path, "components")
        given = self._form.objects(within, section.get("components"), 1, 3)
        read = self.head(path, section) | {"components": self._children(within, given, {TEXT_DISPLAY})}
        accessory = self._form.objects((*path, "accessory"), [section.get("accessory")], 1, 1)
        found = self._children((*path, "accessory"), accessory, {BUTTON, THUMBNAIL})
        return read | ({"accessory": found[0]} if found else {})

    def _text_display(self, path: Path, part: Json) -> Json:
        content = part.get("content")
        self._form.text((*path, "content"), content, 1, CHARACTERS)
        self._characters += len(str(content))
        return self.head(path, part) | {"content": content}

    def _thumbnail(self, path: Path, part: Json) -> Json:
        return self.head(path, part) | self._gallery_item(path, part)

    def _gallery(self, path: Path, gallery: Json) -> Json:
        items = self._form.objects((*path, "items"), gallery.get("items"), 1, 10)
        shown = [self._gallery_item((*path, "items", place), item) for place, item in enumerate(items)]
        return self.head(path, gallery) | {"items": shown}

    def _gallery_item(self, path: Path, item: Json) -> Json:
        """Check one media item: its address, alternative text and spoiler flag."""
        self._form.text((*path, "description"), item.get("description"), 1, 1024, required=False)
        self._form.flag((*path, "spoiler"), item.get("spoiler"))
        return {
            "media": self._media((*path, "media"), item.get("media")),
            "description": item.get("description"),
            "spoiler": bool(item.get("spoiler")),
        }

    def _media(self, path: Path, media: Any, uploaded: bool = False) -> Json:
        url = media.get("url") if isinstance(media, dict) else None
        if isinstance(url, str) and url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self._files:
                message = f"The attachment {url} was not uploaded with this message"
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self._form.wrong((*path, "url"), code, message)
        elif uploaded:
            message = "A file component must refer to attachment://"
            self._form.wrong((*path, "url"), "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED", message)
        else:
            self._url((*path, "url"), url, 2048)
        return {"url": url}

    def _url(self, path: Path, url: Any, most: int) -> None:
        self._form.text(path, url, 1, most)
        if isinstance(url, str) and not url.startswith(("http://", "https://", "discord://")):
            message = "Scheme must be one of ('http', 'https', 'discord')."
            self._form.wrong(path, "URL_TYPE_INVALID_SCHEME", message)

    def _file(self, path: Path, part: Json) -> Json:
        file = self._media((*path, "file"), part.get("file"), uploaded=True)
        spoiler = bool(part.get("spoiler"))
        return self.head(path, part) | {"file": file, "name": None, "size": None, "spoiler": spoiler}

    def _separator(self, path: Path, part: Json) -> Json:
        spacing = 1 if part.get("spacing") is None else part["spacing"]
        self._form.one_of((*path, "spacing"), spacing, {1, 2})
        self._form.flag((*path, "divider"), part.get("divider"))
        return self.head(path, part) | {"spacing": spacing, "divider": part.get("divider", True)}

    def _container(self, path: Path, part: Json) -> Json:
        within = (*path, "components")
        color = part.get("accent_color")
        self._form.number((*path, "accent_color"), color, 0, 0xFFFFFF)
        self._form.flag((*path, "spoiler"), part.get("spoiler"))
        given = self._form.objects(within, part.get("components"), 1, COMPONENTS)
        children = self._children(within, given, IN_CONTAINER)
        read = self.head(path, part) | {"accent_color": color, "components": children}
        return read | {"spoiler": bool(part.get("spoiler"))}
