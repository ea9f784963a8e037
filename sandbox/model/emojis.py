"""The application's own emojis."""

from __future__ import annotations

from sandbox.model.records import Emoji
from sandbox.model.storage import Storage


class Emojis(dict[int, Emoji]):
    """All application emojis by id, saved in *storage*."""

    def __init__(self, storage: Storage) -> None:
        super().__init__((item.id, item) for item in storage.load(Emoji))
        self._storage = storage

    def keep(self, emoji: Emoji) -> Emoji:
        """Add or update *emoji*."""
        self._storage.save(emoji)
        self[emoji.id] = emoji
        return emoji

    def remove(self, emoji: Emoji) -> None:
        """Delete *emoji*. Messages that show it fall back to its name."""
        self._storage.remove(emoji)
        del self[emoji.id]
