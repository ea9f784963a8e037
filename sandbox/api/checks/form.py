"""Checks of a request's JSON, field by field, with Discord's own error messages."""

from __future__ import annotations

from typing import Any

from sandbox.model.errors import ApiError
from sandbox.model.records import Json

Path = tuple[str | int, ...]


class Form:
    """Collects the errors in a request's body. `close` refuses the body if there are any.

    >>> form = Form()
    >>> form.text(("title",), "x" * 46, 1, 45)
    >>> form.errors["title"]["_errors"][0]["message"]
    'Must be between 1 and 45 in length.'
    """

    def __init__(self) -> None:
        self.errors: dict[str, Any] = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Record an error in the field at *path*."""
        place = self.errors
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def close(self) -> None:
        """Finish the checks.

        Raises:
            ApiError: 50035 with all errors, if there were any.
        """
        if self.errors:
            raise ApiError(50035, errors=self.errors)

    def missing(self, path: Path) -> None:
        """Record that a required field is missing."""
        self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, path: Path, value: Any, least: int, most: int, required: bool = True) -> None:
        """Check a string's length."""
        if value is None:
            if required:
                self.missing(path)
        elif not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif not least <= len(value) <= most:
            if least:
                message = f"Must be between {least} and {most} in length."
                self.wrong(path, "BASE_TYPE_BAD_LENGTH", message)
            else:
                self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def number(self, path: Path, value: Any, least: int, most: int) -> bool:
        """Check that *value* is an integer in a range, and return whether it is. None passes as not given."""
        if value is None:
            return True
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            message = f"int value should be greater than or equal to {least}."
            self.wrong(path, "NUMBER_TYPE_MIN", message)
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        else:
            return True
        return False

    def flag(self, path: Path, value: Any) -> None:
        """Check that *value* is a boolean. None means not given and passes."""
        if value is not None and not isinstance(value, bool):
            self.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def objects(self, path: Path, value: Any, least: int, most: int) -> list[Json]:
        """Check that *value* is a list of objects, check its length, and return the objects."""
        if value is None and least:
            self.missing(path)
            return []
        if not isinstance(value, list):
            if value is not None:
                self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            message = f"Must be between {least} and {most} in length."
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", message)
        for place, item in enumerate(value):
            if not isinstance(item, dict):
                message = "Only dictionaries may be used in a ModelType"
                self.wrong((*path, place), "MODEL_TYPE_CONVERT", message)
        return [item for item in value if isinstance(item, dict)]

    def one_of(self, path: Path, value: Any, known: set[Any]) -> bool:
        """Check that *value* is among *known*, and return whether it is."""
        if value in known and not isinstance(value, bool):
            return True
        choices = ", ".join(str(item) for item in sorted(known))
        self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
        return False
