"""The shapes of the HTTP API for what is told after the end: results, replays, what was known."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cabale.core import Check
from cabale.core.sight import SeatView
from cabale.server.wire.messages import ChatLine, TableInfo
from cabale.server.wire.words import Counting


class ResultSeat(Struct):
    seat: int
    name: str
    player: str
    won: bool
    score: int | None
    team: str | None


class Result(Struct):
    table: str
    game: str
    ended: int
    reason: str
    seats: list[ResultSeat]
    your_seats: list[int]
    shared: bool = False
    """Whether a link of one's own is about."""
    shown: bool = False
    """Whether one shows it on one's page."""
    edition: str | None = None
    """Which of its boxes, where the game has several; None of a match from before this was kept."""


class History(Struct):
    results: list[Result]


class Comment(Struct):
    """What somebody who played wrote at moment `n`, under the name of that evening."""

    id: str
    n: int
    name: str
    player: str
    yours: bool
    text: str
    at: int


class CommentList(Struct):
    comments: list[Comment]


class Tally(Struct):
    """How often one won: at tables of that size, on that side, with that part dealt.

    `company` is the level of all the others, "bots" where they had several, "people" where one of
    them was a person; None where there was nobody else.
    """

    game: str
    seats: int
    team: str | None
    role: str | None
    company: str | None
    played: int
    won: int


class Deeds(Struct):
    """What one did in one's last matches of a game, added up, by the names that the game gives it.

    For oneself alone: it tells what one was dealt, and how one lies.
    """

    game: str
    matches: int
    sums: dict[str, int]


class DeedList(Struct):
    games: list[Deeds]


class Rated(Struct):
    """About 1500; `provisional` while too few matches have counted to know it well."""

    rating: int
    provisional: bool
    played: int


class Statistics(Struct):
    """`ratings` by game, where one has been rated."""

    player: str
    name: str
    tallies: list[Tally]
    ratings: dict[str, Rated]


class RatingInfo(Struct):
    """`mu` and `sigma` are OpenSkill's."""

    player: str
    name: str
    mu: float
    sigma: float
    rating: int
    provisional: bool
    played: int
    face: str = ""
    """Of a person; a bot's is drawn from its name."""


class RatingPoint(Struct):
    at: int
    rating: int


class RatingCourse(Struct):
    """How a rating came about: after each match that counted, the oldest first."""

    game: str
    points: list[RatingPoint]


class RatingHistory(Struct):
    player: str
    games: list[RatingCourse]


class Ratings(Struct):
    game: str
    ratings: list[RatingInfo]


class Moment(Struct):
    """Something that the eyes asked for saw happen, and how the match then stood for them.

    `n` counts these moments, from -1; with open cards that is the number of the log's entry.
    `seat`, `did` and `words` hold what could be seen of the act itself; `docs/protocol.md` says
    when. With open cards `told` has for each event the seats that were told it so (None:
    everybody), and `own` for each seat what its view's board holds besides or otherwise.
    """

    n: int
    seat: int | None
    did: str
    words: list[int | str]
    events: list[dict[str, Any]]
    secret: list[int]
    view: SeatView
    public: int
    """How many events everybody had been told of by then: as many in every replay."""
    told: list[list[int] | None] = []
    own: list[dict[str, Any]] = []


class Shared(Struct):
    """A link that opens the replay for whoever has it, until it is taken back."""

    link: str


class Replay(Struct):
    """What the eyes of `seat` saw, or a spectator's, or all of it with open cards."""

    table: TableInfo
    seat: int | None
    eyes: Counting
    moments: list[Moment]
    chat: list[ChatLine]
    lines: list[int] = []
    """Of each line of the chat the number of the moment after which it was said."""


class KnownThen(Struct):
    """How likely the answer was yes for each seat, after moment `n` (-1: the start)."""

    n: int
    chances: list[float]


class TurningPoint(Struct):
    """What the seat saw or heard at moment `n` changed what it could think about another."""

    n: int
    about: int
    before: float
    after: float


class TurningSentence(Struct):
    """What `seat` claimed at moment `n` changed most what all the others could think."""

    n: int
    seat: int
    claim: list[int | str]


class Insight(Struct):
    """What a seat could have known: `question` is "side" (is that seat of `side`?) or "win".

    `truth` and all chances are by seat; `whole` is false where the time was up before all moments
    were gone through. `sentence` turned the table, if any did; it is the same for every seat.
    """

    table: str
    game: str
    seat: int
    question: str
    side: str | None
    truth: list[bool]
    moments: list[KnownThen]
    turns: list[TurningPoint]
    whole: bool
    sentence: TurningSentence | None = None


class UncheckedStretch(Struct):
    """Entries of a log, from `first` to `last`, that only a program with these rules can fold."""

    rules: str
    first: int
    last: int


class Verdict(Struct):
    """`message` says it in one sentence; `checks` is what a receipt was asked, one by one.

    Of a match whose rules were updated, what was played under others than today's is `unchecked`.
    """

    ok: bool
    message: str
    game: str | None = None
    seats: int | None = None
    entries: int | None = None
    winners: list[int] | None = None
    checks: list[Check] = []
    unchecked: list[UncheckedStretch] = []
