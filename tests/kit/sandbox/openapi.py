"""Validates requests and answers against Discord's OpenAPI description."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import referencing
import referencing.jsonschema

from sandbox.api.rest import Request

# beside the repository, where the project keeps Discord's published files
FILE = Path(__file__).parents[4] / "shared" / "discord" / "openapi.json"
MISSING = f"Discord's openapi.json is not at {FILE}"


@cache
def _document() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(FILE.read_text())
    return document


@cache
def _registry() -> Any:
    """The description as it is, and a variant for requests, in which Discord takes ids as numbers, too."""
    asked = json.loads(FILE.read_text())
    asked["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    registry = referencing.Registry()
    for name, document in (("asked", asked), ("answered", _document())):
        resource = referencing.Resource.from_contents(document, referencing.jsonschema.DRAFT202012)
        registry = registry.with_resource(f"urn:{name}", resource)
    return registry


@cache
def _validator(pointer: str) -> Any:
    return jsonschema.Draft202012Validator({"$ref": f"urn:{pointer}"}, registry=_registry())


def _escape(part: str) -> str:
    return part.replace("~", "~0").replace("/", "~1")


def faults(requests: Iterable[Request]) -> list[str]:
    """Return what Discord's description doesn't allow in *requests* and their successful answers."""
    found = []
    for request in requests:
        if not 200 <= request.status < 300:
            continue
        method = request.method.lower()
        operation = _document()["paths"].get(request.route, {}).get(method)
        if operation is None:
            found.append(f"{request.method} {request.route} is no route of Discord")
            continue
        at = f"/paths/{_escape(request.route)}/{method}"
        kinds = operation.get("requestBody", {}).get("content", {})
        if request.body is not None:
            kind = "application/json" if "application/json" in kinds else next(iter(kinds))
            schema = f"asked#{at}/requestBody/content/{_escape(kind)}/schema"
            found += _errors(schema, request.body, f"{request.method} {request.route} asked")
        if str(request.status) not in operation["responses"]:
            found.append(f"{request.method} {request.route} does not answer {request.status}")
        elif request.answer is not None:
            schema = f"answered#{at}/responses/{request.status}/content/application~1json/schema"
            found += _errors(schema, request.answer, f"{request.method} {request.route} answered")
    return found


def find_command_fault(payload: dict[str, Any]) -> str:
    """Return what Discord's description doesn't allow in a command's *payload*, or an empty string."""
    schema = "asked#/components/schemas/ApplicationCommandUpdateRequest"
    return "".join(_errors(schema, payload, f"/{payload['name']}"))


def _errors(pointer: str, value: Any, what: str) -> list[str]:
    error = jsonschema.exceptions.best_match(_validator(pointer).iter_errors(value))
    return [] if error is None else [f"{what}: {error.json_path}: …{error.message[-200:]}"]
