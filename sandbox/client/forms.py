"""The values a person enters in selects and modals, checked like Discord's client checks them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandbox.model.errors import Refused
from sandbox.model.reading import LABEL, STRING_SELECT, TEXT_INPUT, walk
from sandbox.model.records import Channel, Json
from sandbox.model.slash import CHANNEL, ROLE, USER, resolve
from sandbox.model.world import World

USER_SELECT, ROLE_SELECT, CHANNEL_SELECT = 5, 6, 8
RESOLVED = {USER_SELECT: USER, ROLE_SELECT: ROLE, CHANNEL_SELECT: CHANNEL}
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
FILLABLE = {STRING_SELECT, TEXT_INPUT, *RESOLVED, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}

Filling = str | Sequence[str] | bool


def check_choice(
    world: World, channel: Channel, select: Json, values: Sequence[str], resolved: Json
) -> list[str]:
    """*values* as an answer to a select in *channel*.

    Raises:
        Refused: a value is not among the options, or there are too few or too many.
    """
    kind, name = select["type"], select["custom_id"]
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    values = [str(value) for value in values]
    if kind in (STRING_SELECT, CHECKBOX_GROUP, RADIO_GROUP):
        if strange := set(values) - {option["value"] for option in select["options"]}:
            raise Refused(f"{name}: {', '.join(sorted(strange))} is not offered")
    elif kind in RESOLVED:
        for value in values:
            resolve(world, channel, RESOLVED[kind], int(value), resolved)
    else:
        raise Refused(f"{name}: selects of type {kind} are not imitated")
    empty = not values and not select.get("required", True)
    if len(set(values)) != len(values) or not (empty or least <= len(values) <= most):
        raise Refused(f"{name}: choose {least} to {most}")
    return values


def fill_modal(
    world: World, channel: Channel, modal: Json, values: Mapping[str, Filling]
) -> tuple[list[Json], Json]:
    """Fill in *modal*, opened in *channel*, with *values* by custom_id.

    Returns the components and resolved objects to submit. Fields without a value keep their default.

    Raises:
        Refused: the client wouldn't submit this.
    """
    parts = [part for part in walk(modal["components"]) if part["type"] in FILLABLE]
    if unknown := set(values) - {part["custom_id"] for part in parts}:
        raise Refused(f"the modal has no {', '.join(sorted(unknown))}")
    resolved: Json = {}
    components = []
    for component in modal["components"]:
        head = {"type": component["type"], "id": component["id"]}
        if component["type"] == LABEL:
            head["component"] = _answer(world, channel, component["component"], values, resolved)
        elif component["type"] == 1:
            head["components"] = [
                _answer(world, channel, part, values, resolved) for part in component["components"]
            ]
        components.append(head)
    return components, resolved


def _answer(
    world: World, channel: Channel, part: Json, values: Mapping[str, Filling], resolved: Json
) -> Json:
    kind, name = part["type"], part["custom_id"]
    body: Json = {"type": kind, "id": part["id"], "custom_id": name}
    given = values.get(name)
    if kind == CHECKBOX:
        return body | {"value": bool(part.get("default")) if given is None else bool(given)}
    if kind == TEXT_INPUT:
        written = str(part.get("value") or "") if given is None else str(given)
        return body | {"value": _check_length(part, written)}
    if given is None:
        picked = [option["value"] for option in part.get("options", ()) if option.get("default")]
        picked += [default["id"] for default in part.get("default_values", ())]
    else:
        picked = [given] if isinstance(given, str) else [str(value) for value in given]  # type: ignore[union-attr]
    picked = check_choice(world, channel, part, picked, resolved)
    if kind == RADIO_GROUP:
        return body | {"value": picked[0] if picked else None}
    return body | {"values": picked}


def _check_length(part: Json, text: str) -> str:
    if not text and not part.get("required", True):
        return text
    if not max(part.get("min_length") or 0, int(part.get("required", True))) <= len(text):
        raise Refused(f"{part['custom_id']}: too short")
    if len(text) > (part.get("max_length") or 4000):
        raise Refused(f"{part['custom_id']}: too long")
    return text
