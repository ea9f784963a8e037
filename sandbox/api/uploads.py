"""Request bodies: JSON, or a multipart form of JSON and files."""

from __future__ import annotations

import mimetypes
import re
import struct
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

from sandbox.model.errors import ApiError
from sandbox.model.records import Attachment
from sandbox.model.world import World

FILE_BYTES = 10 * 1024 * 1024
BOUNDARY = re.compile(r'multipart/form-data;.*boundary="?([^";]+)')
FIELD = re.compile(r'[ ;]name="(?:payload_json|files\[(?P<number>\d+)\])"')
FILENAME = re.compile(r'filename="([^"]*)"')
UNSAFE = re.compile(r"[^\w.\-]")
PNG = b"\x89PNG\r\n\x1a\n"


class File(NamedTuple):
    """An uploaded file."""

    name: str
    body: bytes


class Body(NamedTuple):
    """The content of a request: its JSON, and its files by number."""

    json: Any
    files: dict[int, File]


async def read(request: web.Request) -> Body:
    """Read the body of *request*.

    Raises:
        ApiError: 50109 if it isn't JSON, 40005 if a file or the request is too large.
    """
    try:
        content = await request.read()
    except web.HTTPRequestEntityTooLarge as error:
        raise ApiError(40005) from error
    boundary = BOUNDARY.search(request.headers.get("Content-Type", ""))
    if boundary is None:
        return Body(_json(content), {})
    body: Any = None
    files: dict[int, File] = {}
    # parsed by hand: aiohttp's reader takes two milliseconds for a picture
    for part in content.split(b"--" + boundary[1].encode())[1:-1]:
        head, _, inside = part.partition(b"\r\n\r\n")
        field = FIELD.search(head.decode())
        if field is None:
            continue
        inside = inside.removesuffix(b"\r\n")
        if field["number"]:
            if len(inside) > FILE_BYTES:
                raise ApiError(40005)
            name = FILENAME.search(head.decode())
            files[int(field["number"])] = File(UNSAFE.sub("_", name[1] if name else "unknown"), inside)
        else:
            body = _json(inside)
    return Body(body, files)


def _json(text: bytes) -> Any:
    if not text:
        return None
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise ApiError(50109) from error


def keep(world: World, file: File, description: str | None) -> Attachment:
    """Store *file* as an attachment."""
    id = world.new_id()
    world.storage.save_file(id, file.body)
    width = height = None
    if file.body.startswith(PNG) and len(file.body) >= 24:
        width, height = struct.unpack(">II", file.body[16:24])
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Attachment(id, file.name, len(file.body), kind, description, width, height)
