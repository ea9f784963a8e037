"""What a profile says about somebody's matches."""

from __future__ import annotations

import pytest

from bot.discord.messages.profile import build_profile
from bot.domain.profiles import Played, Profile
from bot.language import language_of
from tests.kit.messages import texts


def read_profile(*matches: int) -> str:
    """Build the profile of somebody who has played that many matches of each game."""
    games = ("cardopoly", "deal", "property")
    played = tuple(Played(game, count, 0, None) for game, count in zip(games, matches, strict=False))
    known = Profile(sum(matches), 0, ((2, sum(matches)),), 0, 0, 0, played)
    view = build_profile(known, 1, language_of("en"))
    return " ".join(text for text, _ in texts(view.to_components()))


@pytest.mark.parametrize(
    ("matches", "most"), [((2, 1), True), ((1, 1), False), ((3, 3, 1), False), ((4,), False)]
)
def test_a_game_is_played_most_only_if_no_other_is_played_as_often(
    matches: tuple[int, ...], most: bool
) -> None:
    favorite = language_of("en")("profile-favorite", game="Cardopoly")
    assert (favorite in read_profile(*matches)) == most
