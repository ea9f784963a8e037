"""Application commands: Discord's limits on names, descriptions, localizations, options and choices."""

from __future__ import annotations

import re
from typing import Any

from sandbox.api.checks.form import Form, Path
from sandbox.model.errors import ApiError
from sandbox.model.records import (
    GUILD_INSTALL,
    IN_BOT_DM,
    IN_GUILD,
    IN_PRIVATE_CHANNEL,
    USER_INSTALL,
    Json,
)
from sandbox.model.slash import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND

# fmt: off
LOCALES = {
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
}
# fmt: on
CHAT_INPUT, MENUS = 1, {2, 3}
OPTION_TYPES = set(range(1, 12))
COMMANDS, MENU_COMMANDS, CHARACTERS = 100, 15, 8000
# Discord documents two defaults for integration_types: this one, and everything that the app supports
INTEGRATION_TYPES = [GUILD_INSTALL]
# letters and digits of any script, including combining marks of Devanagari and Thai
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}\Z")
KEPT = (
    "name_localizations",
    "description_localizations",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
    "nsfw",
)


def read_all(body: Any) -> list[Json]:
    """Check the commands of a bulk overwrite, and return them as Discord would.

    Raises:
        ApiError: 50035 if a command exceeds Discord's limits, 30032 if there are too many.
    """
    if not isinstance(body, list):
        raise ApiError(50035, errors={"_errors": [{"code": "LIST_TYPE_CONVERT", "message": "Not a list"}]})
    form = Form()
    commands = [_command(form, (place,), item) for place, item in enumerate(form.objects((), body, 0, 110))]
    seen: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        key = command["type"], command["name"]
        if key in seen:
            message = "Application command names must be unique"
            form.wrong((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    form.close()
    for kinds, most in (({CHAT_INPUT}, COMMANDS), ({2}, MENU_COMMANDS), ({3}, MENU_COMMANDS)):
        if sum(command["type"] in kinds for command in commands) > most:
            raise ApiError(30032)
    return commands


def read(body: Any) -> Json:
    """Check one command, and return it as Discord would.

    Raises:
        ApiError: 50035 if it exceeds Discord's limits.
    """
    form = Form()
    command = _command(form, (), body if isinstance(body, dict) else {})
    form.close()
    return command


def _command(form: Form, path: Path, body: Json) -> Json:
    type = body.get("type") or CHAT_INPUT
    form.one_of((*path, "type"), type, {CHAT_INPUT, *MENUS})
    name = body.get("name")
    if type == CHAT_INPUT:
        _name(form, (*path, "name"), name)
        form.text((*path, "description"), body.get("description"), 1, 100)
        _localized(form, path, body)
    else:
        form.text((*path, "name"), name, 1, 32)
        if body.get("description"):
            message = "Context menu commands cannot have a description"
            form.wrong((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message)
    options = _options(form, (*path, "options"), body.get("options"), {SUBCOMMAND, GROUP}, type == CHAT_INPUT)
    if _characters(body) > CHARACTERS:
        message = f"Command exceeds maximum size ({CHARACTERS})"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)
    _kinds(form, (*path, "integration_types"), body.get("integration_types"), {GUILD_INSTALL, USER_INSTALL})
    _kinds(form, (*path, "contexts"), body.get("contexts"), {IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL})
    needed = body.get("default_member_permissions")
    if needed is not None and not str(needed).isdigit():
        form.wrong((*path, "default_member_permissions"), "NUMBER_TYPE_COERCE", "Not a number of bits.")
    read: Json = {
        "type": type,
        "name": name,
        "description": body.get("description") or "",
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": INTEGRATION_TYPES,
        "nsfw": False,
    }
    read |= {key: body[key] for key in KEPT if body.get(key) is not None}
    if needed is not None:
        read["default_member_permissions"] = str(needed)
    if options:
        read["options"] = options
    return read


def _kinds(form: Form, path: Path, given: Any, known: set[int]) -> None:
    """Check a list of installation types or contexts. None means not given and passes."""
    if given is None:
        return
    if not isinstance(given, list):
        form.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if not given:
        form.wrong(path, "BASE_TYPE_MIN_LENGTH", "Must be 1 or more in length.")
    valid = [form.one_of((*path, place), kind, known) for place, kind in enumerate(given)]
    if all(valid) and len(set(given)) < len(given):
        form.wrong(path, "SET_TYPE_CONTAINS_DUPLICATES", "Each value can be used only once")


def _name(form: Form, path: Path, name: Any) -> None:
    form.text(path, name, 1, 32)
    if isinstance(name, str) and not (NAME.match(name) and name == name.lower()):
        message = "Command name is invalid"
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", message)


def _localized(form: Form, path: Path, body: Json) -> None:
    for field in ("name_localizations", "description_localizations"):
        words = body.get(field)
        if words is None:
            continue
        if not isinstance(words, dict):
            form.wrong((*path, field), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        for locale, text in words.items():
            form.one_of((*path, field), locale, LOCALES)
            if field.startswith("name"):
                _name(form, (*path, field, locale), text)
            else:
                form.text((*path, field, locale), text, 1, 100)


def _options(form: Form, path: Path, given: Any, nesting: set[int], allowed: bool) -> list[Json]:
    """The options of a command; *nesting* are the types of subcommands allowed among them."""
    options = form.objects(path, given, 0, 25)
    if options and not allowed:
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_FORBIDDEN", "This command cannot have options")
    names: set[tuple[str, str]] = set()
    optional = False
    for place, option in enumerate(options):
        here = (*path, place)
        name = option.get("name")
        _name(form, (*here, "name"), name)
        form.text((*here, "description"), option.get("description"), 1, 100)
        _localized(form, here, option)
        for locale, called in (("", name), *(option.get("name_localizations") or {}).items()):
            if (locale, called) in names:
                message = "Option names must be unique"
                form.wrong((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
            names.add((locale, str(called)))
        if option.get("required") and optional:
            message = "Required options must be placed before non-required options"
            form.wrong((*here, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional = optional or not option.get("required")
        if form.one_of((*here, "type"), option.get("type"), OPTION_TYPES):
            _option(form, here, option, nesting)
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    return [{key: value for key, value in option.items() if value is not None} for option in options]


def _option(form: Form, path: Path, option: Json, nesting: set[int]) -> None:
    type = option["type"]
    if type in (SUBCOMMAND, GROUP):
        if type not in nesting:
            message = "Subcommands cannot be nested so deep"
            form.wrong((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        inner = {SUBCOMMAND} if type == GROUP else set()
        _options(form, (*path, "options"), option.get("options"), inner, allowed=True)
        return
    if option.get("choices") is not None:
        _choices(form, path, option)
    if type == STRING:
        form.number((*path, "min_length"), option.get("min_length"), 0, 6000)
        form.number((*path, "max_length"), option.get("max_length"), 1, 6000)
    if option.get("autocomplete") and (option.get("choices") or type not in (STRING, INTEGER, NUMBER)):
        message = "Autocomplete goes with text and numbers without choices"
        form.wrong((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", message)


def _choices(form: Form, path: Path, option: Json) -> None:
    kind = option["type"]
    kinds: dict[int, Any] = {STRING: (str,), INTEGER: (int,), NUMBER: (int, float)}
    if kind not in kinds:
        message = "Choices go with text and numbers"
        form.wrong((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
        return
    seen: set[Any] = set()
    for place, choice in enumerate(form.objects((*path, "choices"), option["choices"], 0, 25)):
        here = (*path, "choices", place)
        form.text((*here, "name"), choice.get("name"), 1, 100)
        for locale, text in (choice.get("name_localizations") or {}).items():
            form.one_of((*here, "name_localizations"), locale, LOCALES)
            form.text((*here, "name_localizations", locale), text, 1, 100)
        value = choice.get("value")
        if kind == STRING:
            form.text((*here, "value"), value, 0, 100)
        elif not isinstance(value, kinds[kind]):
            form.wrong((*here, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        for unique in (("name", choice.get("name")), ("value", value)):
            if unique in seen:
                message = "Choices must be unique"
                form.wrong((*here, unique[0]), "APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATED", message)
            seen.add(unique)


def _characters(part: Json) -> int:
    """The number of characters in names, descriptions and values, which Discord limits per command."""
    total = 0
    for field in ("name", "description", "value"):
        words = part.get(f"{field}_localizations") or {}
        longest = [len(text) for text in words.values() if isinstance(text, str)] if words else []
        total += max([len(str(part.get(field) or "")), *longest])
    for field in ("options", "choices"):
        total += sum(_characters(item) for item in part.get(field) or () if isinstance(item, dict))
    return total
