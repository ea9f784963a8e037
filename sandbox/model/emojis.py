"""The emojis of the app's own."""

from __future__ import annotations

from sandbox.model.records import Emoji
from sandbox.model.storage import Storage


class Emojis(dict[int, Emoji]):
    """All of them by id, kept in *storage*."""

    def __init__(self, storage: Storage) -> None:
        super().__init__((item.id, item) for item in storage.load(Emoji))
        self._storage = storage

    def keep(self, emoji: Emoji) -> Emoji:
        """Add *emoji*, or write down what changed about it."""
        self._storage.save(emoji)
        self[emoji.id] = emoji
        return emoji

    def remove(self, emoji: Emoji) -> None:
        """Delete *emoji*: where it was shown its name is left."""
        self._storage.remove(emoji)
        del self[emoji.id]
