"""Routes for application emojis and their images."""

from __future__ import annotations

import base64
import binascii
import re

from aiohttp import web

from sandbox.api.checks.form import Form
from sandbox.api.rest import Answer, Call, Handlers, Route
from sandbox.model import payloads
from sandbox.model.errors import ApiError
from sandbox.model.records import Emoji, Json

MOST = 2000
BYTES = 256 * 1024
NAME = re.compile(r"\w+", re.ASCII)
DATA = re.compile(r"data:image/\w+;base64,(.*)", re.DOTALL)
KINDS = {
    "png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "gif": re.compile(rb"GIF8[79]a"),
    "jpeg": re.compile(rb"\xff\xd8\xff"),
    "webp": re.compile(rb"RIFF....WEBP", re.DOTALL),
}


class Emojis(Handlers):
    """Handlers for application emojis."""

    def routes(self) -> list[Route]:
        """The routes that these handlers answer."""
        place = "/applications/{application_id}/emojis"
        one = f"{place}/{{emoji_id}}"
        return [
            Route("GET", place, self.list),
            Route("POST", place, self.create, 201),
            Route("GET", one, self.get),
            Route("PATCH", one, self.rename),
            Route("DELETE", one, self.delete),
        ]

    async def picture(self, request: web.Request) -> web.Response:
        """Answer ``/emojis/{id}.{ending}`` like Discord's CDN."""
        emoji = self._world.emojis.get(int(request.match_info["id"]))
        if emoji is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        headers = {"Cache-Control": "max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=emoji.image, content_type=f"image/{emoji.kind}", headers=headers)

    def list(self, call: Call) -> Answer:
        """GET all emojis"""
        self._check(call)
        return {"items": [self._to_json(emoji) for emoji in self._world.emojis.values()]}

    def get(self, call: Call) -> Answer:
        """GET an emoji"""
        return self._to_json(self._emoji(call))

    def create(self, call: Call) -> Answer:
        """POST an emoji"""
        self._check(call)
        body: Json = call.body if isinstance(call.body, dict) else {}
        form = Form()
        self._name(form, body.get("name"))
        kind, image = _image(form, body.get("image"))
        form.close()
        if len(self._world.emojis) >= MOST:
            raise ApiError(30008)
        return self._to_json(self._world.emojis.keep(Emoji(self._world.new_id(), body["name"], kind, image)))

    def rename(self, call: Call) -> Answer:
        """PATCH an emoji's name"""
        emoji = self._emoji(call)
        body: Json = call.body if isinstance(call.body, dict) else {}
        if "name" in body and body["name"] != emoji.name:
            form = Form()
            self._name(form, body["name"])
            form.close()
            emoji.name = body["name"]
        return self._to_json(self._world.emojis.keep(emoji))

    def delete(self, call: Call) -> Answer:
        """DELETE an emoji"""
        self._world.emojis.remove(self._emoji(call))
        return None

    def _check(self, call: Call) -> None:
        if call.id("application_id") != self._world.bot.id:
            raise ApiError(10002)

    def _emoji(self, call: Call) -> Emoji:
        self._check(call)
        emoji = self._world.emojis.get(call.id("emoji_id"))
        if emoji is None:
            raise ApiError(10014)
        return emoji

    def _to_json(self, emoji: Emoji) -> Json:
        return payloads.emoji(emoji, self._world.bot)

    def _name(self, form: Form, name: object) -> None:
        form.text(("name",), name, 2, 32)
        if isinstance(name, str):
            if not NAME.fullmatch(name):
                message = "String value did not match validation regex."
                form.wrong(("name",), "STRING_TYPE_REGEX", message)
            if any(emoji.name == name for emoji in self._world.emojis.values()):
                message = "An emoji with that name already exists."
                form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)


def _image(form: Form, value: object) -> tuple[str, bytes]:
    """The type and the bytes of an image in a data URI."""
    if value is None:
        form.missing(("image",))
        return "", b""
    found = DATA.fullmatch(value) if isinstance(value, str) else None
    try:
        image = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        image = b""
    kind = next((kind for kind, head in KINDS.items() if head.match(image)), "")
    if len(image) > BYTES:
        form.wrong(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    elif not kind:
        form.wrong(("image",), "IMAGE_INVALID", "Invalid image data")
    return kind, image
