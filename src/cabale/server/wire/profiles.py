"""The shapes of the HTTP API for what people show of themselves."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cabale.server.wire.afterwards import RatingPoint
from cabale.server.wire.requests import Ask
from cabale.server.wire.words import END, Word

Audience = Literal["all", "friends", "none"]
LanguageCode = Annotated[str, Meta(pattern=f"^[a-z]{{2}}{END}")]


class Favourite(Struct, frozen=True):
    """A role of a game that somebody likes to have."""

    game: Word
    role: Word


class Shows(Struct):
    """Who sees what: whoever has the link, friends, or nobody else.

    `page` is for the page as a whole: to others it does not exist. By default it has a name and a
    face. `ladder`: whether one's name stands on public ladders.
    """

    page: Audience = "all"
    tongues: Audience = "none"
    ratings: Audience = "none"
    roles: Audience = "none"
    matches: Audience = "none"
    ladder: bool = False


class SetProfile(Ask):
    """What one shows, in the place of what one showed before."""

    page: Audience = "all"
    tongues: Audience = "none"
    ratings: Audience = "none"
    roles: Audience = "none"
    matches: Audience = "none"
    ladder: bool = False
    languages: Annotated[list[LanguageCode], Meta(max_length=8)] = field(default_factory=list)
    favourites: Annotated[list[Favourite], Meta(max_length=8)] = field(default_factory=list)


class ProfileSettings(Struct):
    """One's own settings. `held`: roles that one has had, of which one may like some."""

    shows: Shows
    languages: list[str]
    favourites: list[Favourite]
    held: list[Favourite]


class ProfileRating(Struct):
    """Points are of days: when exactly a match ended is nobody's business."""

    game: str
    rating: int
    provisional: bool
    played: int
    points: list[RatingPoint]


class Company(Struct):
    """Somebody who was at the same table, and shows it, too."""

    player: str
    name: str
    face: str


class ShownMatch(Struct):
    """A match that somebody shows: of `day`, at a table of `seats`.

    `company`: those others of it who show it to the reader, too. `link` opens the replay where
    everybody who was there shows it to all. `table` is told to its owner alone.
    """

    game: str
    seats: int
    day: int
    won: bool
    company: list[Company]
    link: str | None = None
    table: str = ""
    edition: str | None = None


class Profile(Struct):
    """A person's page, as the reader may see it; None: nothing of that is shown.

    `shows` is for its owner, who sees all of it.
    """

    player: str
    name: str
    face: str
    languages: list[str] | None = None
    ratings: list[ProfileRating] | None = None
    favourites: list[Favourite] | None = None
    matches: list[ShownMatch] | None = None
    shows: Shows | None = None
