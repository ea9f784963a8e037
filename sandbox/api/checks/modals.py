"""Modals: checks of Discord's limits, and the JSON that the person's client receives.

Limits: a title of 1 to 45 characters, 1 to 5 components, labels of 1 to 45 and descriptions of 1 to 100
characters, radio and checkbox groups of at most 10 options.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sandbox.api.checks.components import ROW, SELECTS, TEXT_DISPLAY, Components
from sandbox.api.checks.form import Form, Path
from sandbox.model.records import Json

TEXT_INPUT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 4, 18, 19, 21, 22, 23
IN_LABEL = SELECTS | {TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}  # uploads are not imitated


def read(data: Any, emojis: Collection[int] = ()) -> Json:
    """Check the modal in the *data* of a callback, and return its custom_id, title and components.

    *emojis* are the ids of the app's own emojis.

    Raises:
        ApiError: 50035 if something exceeds Discord's limits.
    """
    form = Form()
    data = data if isinstance(data, dict) else {}
    form.text(("data", "custom_id"), data.get("custom_id"), 1, 100)
    form.text(("data", "title"), data.get("title"), 1, 45)
    modal = _Modal(form, emojis)
    path = ("data", "components")
    components = []
    for place, component in enumerate(form.objects(path, data.get("components"), 1, 5)):
        if form.one_of((*path, place, "type"), component.get("type"), {ROW, TEXT_DISPLAY, LABEL}):
            components.append(modal.read((*path, place), component))
    form.close()
    modal.parts.number(components)
    return {"custom_id": data["custom_id"], "title": data["title"], "components": components}


class _Modal:
    def __init__(self, form: Form, emojis: Collection[int]) -> None:
        self.parts = Components(form, emojis=emojis)
        self._form = form

    def read(self, path: Path, component: Json) -> Json:
        head = self.parts.head(path, component)
        if component["type"] == TEXT_DISPLAY:
            self._form.text((*path, "content"), component.get("content"), 1, 4000)
            return head | {"content": component.get("content")}
        if component["type"] == ROW:
            inner = self._form.objects((*path, "components"), component.get("components"), 1, 1)
            head["components"] = []
            for part in inner:
                here = (*path, "components", 0)
                if self._form.one_of((*here, "type"), part.get("type"), {TEXT_INPUT}):
                    self._form.text((*here, "label"), part.get("label"), 1, 45)
                    head["components"].append(self._text_input(here, part) | {"label": part.get("label")})
            return head
        self._form.text((*path, "label"), component.get("label"), 1, 45)
        self._form.text((*path, "description"), component.get("description"), 1, 100, required=False)
        head["label"] = component.get("label")
        if component.get("description"):
            head["description"] = component["description"]
        inside = (*path, "component")
        for part in self._form.objects(inside, [component.get("component")], 1, 1):
            if self._form.one_of((*inside, "type"), part.get("type"), IN_LABEL):
                head["component"] = self._field(inside, part)
        return head

    def _field(self, path: Path, part: Json) -> Json:
        kind = part["type"]
        if kind == TEXT_INPUT:
            if part.get("label") is not None:
                message = "A text input within a label has no label of its own"
                self._form.wrong((*path, "label"), "TEXT_INPUT_LABEL_FORBIDDEN", message)
            return self._text_input(path, part)
        if kind == CHECKBOX:
            self._form.flag((*path, "default"), part.get("default"))
            head = self.parts.head(path, part) | {"custom_id": self.parts.custom_id(path, part)}
            return head | {"default": bool(part.get("default"))}
        self._form.flag((*path, "required"), part.get("required"))
        required = part.get("required") is not False
        if kind in SELECTS:
            if part.get("disabled"):
                message = "Selects in modals cannot be disabled"
                self._form.wrong((*path, "disabled"), "SELECT_COMPONENT_DISABLED_IN_MODAL", message)
            shown = self.parts.select(path, part)
        else:
            shown = self._group(path, part)
        if required and part.get("min_values") == 0:
            message = "A required field takes at least one value"
            self._form.wrong((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", message)
        return shown | {"required": required}

    def _group(self, path: Path, part: Json) -> Json:
        shown = self.parts.head(path, part) | {"custom_id": self.parts.custom_id(path, part)}
        if part["type"] == RADIO_GROUP:
            return shown | {"options": self.parts.options(path, part, 2, 10)}
        options = self.parts.options(path, {"max_values": 10, **part}, 1, 10)
        counted = {"max_values": len(options), **{k: v for k, v in part.items() if v is not None}}
        return shown | {"options": options} | self.parts.count(path, counted, len(options), 10)

    def _text_input(self, path: Path, part: Json) -> Json:
        form = self._form
        form.one_of((*path, "style"), part.get("style"), {1, 2})
        form.text((*path, "value"), part.get("value"), 0, 4000, required=False)
        form.text((*path, "placeholder"), part.get("placeholder"), 0, 100, required=False)
        form.number((*path, "min_length"), part.get("min_length"), 0, 4000)
        form.number((*path, "max_length"), part.get("max_length"), 1, 4000)
        form.flag((*path, "required"), part.get("required"))
        kept = ("style", "value", "placeholder", "min_length", "max_length")
        shown = self.parts.head(path, part) | {"custom_id": self.parts.custom_id(path, part)}
        shown |= {name: part[name] for name in kept if part.get(name) is not None}
        return shown | {"required": part.get("required") is not False}
