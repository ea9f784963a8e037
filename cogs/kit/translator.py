"""Slash commands in the languages of their readers.

English comes from `locales/en` through `localize`, not from the code. Other names and choices are plain
words in the code; their translations are the messages ``name-<name>`` and ``choice-<choice>``. A game's
command has the game's name in every language.
"""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str

from bot.language import LOCALES, language_of
from games import keys

_CHOICE = TranslationContextLocation.choice_name

_LANGUAGES = {
    locale: next((name for name in (locale.value, locale.value[:2]) if name in LOCALES), "en")
    for locale in Locale
}
"""Freehold's language for each of Discord's."""


def localize(id: str) -> locale_str:
    """Return the message *id* in English, to be translated by `Translator`."""
    return locale_str(language_of("en")(id), id=id)


class Translator(app_commands.Translator):
    """Translates commands for people who use Discord in another language."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Translate *string* to the language of *locale*; return None where English is used."""
        language = _LANGUAGES[locale]
        if language == "en":
            return None
        if id := string.extras.get("id"):
            return language_of(language)(id)
        if string.message in keys():
            return string.message
        if context.location is _CHOICE:
            if string.message.isdecimal():
                return None
            return language_of(language)(f"choice-{string.message.replace(' ', '-')}")
        return language_of(language)(f"name-{string.message}")
