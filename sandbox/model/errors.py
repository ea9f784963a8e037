"""Errors, with Discord's own codes and messages."""

from __future__ import annotations

from typing import Any

# code: (HTTP status, message), as in Discord's table of error codes
KNOWN = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30033: (400, "Maximum number of thread participants reached (1000)"),
    30038: (400, "Maximum number of guild scheduled events (uncompleted) reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (400, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has hit the maximum number of follow up messages"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (403, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "This thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    160007: (400, "Maximum number of active announcement threads reached"),
    180000: (400, "Cannot update a finished event"),
}


class ApiError(Exception):
    """A request that Discord would refuse.

    *code* is Discord's error code, and *errors* maps fields to what is wrong with them (`Form.errors`).
    *status* and *message* default to those of the code. *more* is added to the answer unchanged.
    """

    def __init__(
        self,
        code: int,
        message: str = "",
        *,
        status: int = 0,
        errors: dict[str, Any] | None = None,
        more: dict[str, Any] | None = None,
    ) -> None:
        known_status, known_message = KNOWN.get(code, (400, ""))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.errors = errors
        self.more = more or {}
        super().__init__(f"{self.status} {code}: {self.message} {errors or ''}".rstrip())

    @property
    def body(self) -> dict[str, Any]:
        """The JSON of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.more}
        if self.errors:
            body["errors"] = self.errors
        return body


def not_imitated(what: str) -> ApiError:
    """The error for a feature that the sandbox doesn't imitate."""
    return ApiError(0, f"The sandbox does not imitate {what}", status=404)


class Refused(Exception):
    """An action that Discord's client would not let a person take, such as pressing a disabled button."""
