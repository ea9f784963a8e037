"""Controls: the custom_id of a button, a select or a modal holds everything needed to answer it.

A custom_id reads ``fh:<match>:<version>:<verb>:<argument>``, with numbers in base 36. It names the match, the
version its reader saw, and what to do. So any process can answer a click at any time, and recognize a stale
one. A button that stands for a select with one option ends in ``~`` and its value. `cogs` has a handler for
each verb:

=============  ==========================================================================================
lobby          ``join`` ``leave`` ``addbot`` (a button, or a select; values: levels) ``dropbot`` ``options``
               (opens the settings; argument: the page) ``setup`` (their window; argument: the page and a
               nonce) ``start`` ``cancel`` ``hints`` ``flip`` (argument: a setting and its new value)
moderators     ``end``
seats          ``agree`` ``accept`` (argument: the invitation) ``install`` (a select; values: levels;
               argument: the seat) ``installsure`` ``invitesure`` (argument: the seat, and who is to come)
table          ``hand`` ``log`` ``rules`` ``more`` ``takeback`` ``letbot`` ``rematch`` ``verify`` ``decide``
               (when somebody has left the server; argument: how) ``replay`` (see below) ``watch``
               (argument: as a picture or in words) ``update``
panel          ``do`` (a button) ``pick`` (a select; values: numbers of taps) ``choose`` (a select; values:
               options of a field) ``fill`` (a window); their arguments are paths and the moves at
               their end (`bot.discord.messages.moves`); ``sure`` (argument: see `pack`) ``refresh`` ``no``
               ``undo`` (its version is the one to which the move led) ``later`` ``hint``
               ``note`` (opens a window) ``noted`` (that window; argument: a nonce) ``missed``
               (argument: the number of a position)
replay         ``replay`` (argument: the step, the angle, and which of the buttons it is) ``jump`` (opens a
               window; argument: the angle) ``jumpto`` (that window; argument: the angle and a nonce)
               ``angle`` (a select of angles; argument: the step) ``film``
               ``share`` (argument: ``film`` or ``end``)
analysis       ``analysis`` ``analysispage`` (argument: the page, and which of the buttons it is)
               ``analysisgo`` (a select; values: pages)
newcomers      ``help`` (argument: the page and, in a direct message, a channel to play in) ``bots``
               (argument: a game and its variant)
leaderboard    ``leaderboard`` (argument: the game and the page)
preferences    ``notify`` ``me`` (argument: the setting)
privacy        ``forget``
rules          ``read`` (argument: a game)
lessons        ``learn`` (argument: a game, a game and its lesson, or nothing) ``lesson`` (a select; values:
               games and their lessons); on a lesson, with its number as the match and its step as the
               version: ``lessonnext`` ``lessonshow`` ``lessonleave`` ``lessonhere``
               ``lessonreset`` ``lessontable``, and as on a panel ``lessondo`` ``lessonpick``
               ``lessonchoose`` ``lessonfill`` ``lessonsure``
puzzles        ``puzzle`` (argument: a game, or nothing) ``puzzleother`` (argument: the game of the last
               one) ``puzzleday`` (version: the day); on a puzzle, with its number as the match and the
               number of moves made as the version: ``puzzleworth`` (argument: an amount)
               ``puzzlereset``, and as on a panel ``puzzledo`` ``puzzlepick`` ``puzzlechoose``
               ``puzzlefill`` ``puzzlesure``
vacation       ``vacation`` (a select; values: days) ``vacationend``
league         ``leaguejoin`` ``leagueleave`` ``leaguequit`` ``leaguestart`` ``leaguefill``
               ``leagueclose`` ``standings`` ``schedule`` (argument: round and page); the organizer's:
               ``leaguemanage`` ``leaguecharts`` ``leagueact`` (a select; values: an action and its number)
               ``leagueremove`` (a select of persons) ``leagueout`` (argument: the person)
               ``leagueedit`` (opens a window) ``leagueedited`` (that window; argument: a nonce)
               ``leagueend`` ``leagueagain``; the match's number is the league's
=============  ==========================================================================================
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping

import msgspec

from games.core import Field, InvalidMove, Offer
from games.kit.moves import Chosen

LONGEST_ID = 100
"""The longest custom_id that Discord takes, in characters."""

_SHAPE = re.compile(r"fh:([0-9a-z]{1,12}):([0-9a-z]{1,12}):([a-z]{1,12}):([!-~]*)")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Control(msgspec.Struct, frozen=True):
    """A control of a message: what it does (*verb*), to which *match* as its reader saw it in *version*.

    A button that stands for a select with one option has its *value*.

    >>> Control("do", 4711, 36, "/2").custom_id
    'fh:3mv:10:do:/2'
    """

    verb: str
    match: int = 0
    version: int = 0
    argument: str = ""
    value: str = ""

    @property
    def custom_id(self) -> str:
        """The id Discord keeps for this control, at most 100 characters."""
        end = f"~{self.value}" if self.value else ""
        return f"fh:{base36(self.match)}:{base36(self.version)}:{self.verb}:{self.argument}{end}"


def parse(custom_id: str) -> Control | None:
    """Parse *custom_id*; return None if it isn't one of Freehold's.

    >>> parse("fh:3mv:10:do:/2")
    Control(verb='do', match=4711, version=36, argument='/2', value='')
    """
    shape = _SHAPE.fullmatch(custom_id)
    if shape is None or len(custom_id) > LONGEST_ID:
        return None
    match, version, verb, rest = shape.groups()
    argument, mark, value = rest.partition("~")
    if mark and not value:
        return None
    return Control(verb, int(match, 36), int(version, 36), argument, value)


def make_unique(index: int | str) -> str:
    """Make *index* unique, so that discord.py tells apart two people who open the same modal at once."""
    return f"{index}.{secrets.token_hex(4)}"


def pack(index: int, offer: Offer, chosen: Chosen, kept: Mapping[str, tuple[int, ...]] = {}) -> str:
    """Encode an offer's *index* and what was *chosen* for its fields as an argument.

    Each field becomes the set of the chosen options' places, written as one number, so that any choice a
    modal can take fits into a custom_id. A field left open becomes what is *kept* of it, and a hyphen.
    """
    parts = [
        _places(field, chosen[field.name])
        if field.name in chosen
        else (_places(field, kept[field.name]) if kept.get(field.name) else "") + "-"
        for field in offer.fields
    ]
    return ".".join([str(index), *parts])


def _places(field: Field, options: tuple[int, ...]) -> str:
    return base36(sum(1 << place for place, option in enumerate(field.options) if option in options))


def unpack(offer: Offer, argument: str) -> tuple[Chosen, Chosen]:
    """Decode an argument made by `pack`: the choices for the fields of *offer*, and what is kept of open
    ones.

    Raises:
        InvalidMove: the argument does not fit the offer.
    """
    _, *numbers = argument.split(".")
    if len(numbers) != len(offer.fields):
        raise InvalidMove("field-not-offered")
    chosen: Chosen = {}
    kept: Chosen = {}
    for field, number in zip(offer.fields, numbers, strict=True):
        if number == "-":
            continue
        try:
            places = int(number.removesuffix("-"), 36)
        except ValueError:
            raise InvalidMove("field-not-offered") from None
        if places >> len(field.options):
            raise InvalidMove("field-not-offered")
        options = tuple(option for place, option in enumerate(field.options) if places >> place & 1)
        (kept if number.endswith("-") else chosen)[field.name] = options
    return chosen, kept


def is_number(text: str) -> bool:
    """Whether *text* is a number as Freehold writes it into arguments and values, unlike "-1", "²" or "٣"."""
    return text.isascii() and text.isdecimal()


def base36(number: int) -> str:
    """Write *number*, which is not negative, in base 36."""
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return _DIGITS[number] + digits
