"""What stands on the pictures of the gallery."""

from __future__ import annotations

from render import gallery


def words_on(key: str, name: str, locale: str = "en") -> list[str]:
    """Return the words on the picture called *name* of the game *key*, for a reader of *locale*."""
    position = next(found for *named, found in gallery.positions() if named == [key, name])
    return [words for words, _ in gallery.canvas(key, position, locale).texts]
