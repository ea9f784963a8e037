"""Slash commands in the languages of their readers.

English comes from `locales/en` through `localize`, not from the code. Other names and choices are plain
words in the code; their translations are the messages ``name-<name>`` and ``choice-<choice>``. A game's
command has the game's name in every language.
"""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str

from bot.language import language_of
from games import keys
from locales import find_nearest, read_command_texts

_CHOICE = TranslationContextLocation.choice_name


def localize(id: str) -> locale_str:
    """Return the message *id* in English, to be translated by `Translator`."""
    return locale_str(language_of("en")(id), id=id)


class Translator(app_commands.Translator):
    """Translates commands for people who use Discord in another language."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Translate *string* to the language of *locale*; return None where English is used."""
        language = find_nearest(locale.value)
        if language == "en":
            return None
        texts = read_command_texts(language)
        if id := string.extras.get("id"):
            return texts.get(id)
        if string.message in keys():
            return string.message
        if context.location is _CHOICE:
            if string.message.isdecimal():
                return None
            return texts.get(f"choice-{string.message.replace(' ', '-')}")
        return texts.get(f"name-{string.message}")
