"""A game on the shelf: its facts, its steps, and the doors through which it may be looked at."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, get_args

from cabale.core.board import Board, S, rings
from cabale.core.choices import Arg, Catalogue, Choice, Verb
from cabale.core.errors import BadSeats, ScenarioError
from cabale.core.mind import Mind, load_mind
from cabale.core.options import Option, read_options
from cabale.core.orders import Orders
from cabale.core.past import Act, Past, past_size
from cabale.core.plain_data import PlainState
from cabale.core.position import STEPS, write_steps, write_then
from cabale.core.puzzle import Puzzler, load_puzzler
from cabale.core.sight import CommonEvent
from cabale.core.step import Step, step_table
from cabale.core.tokens import Vocabulary

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from cabale.core.lesson import Lesson


_MOST_OPTIONS_READ = 256


class Feature(NamedTuple):
    """A named part of `Game.observe`: how many numbers, and what they mean."""

    name: str
    size: int
    meaning: str
    by_seat: int = 0
    """How many axes, from the first on, are seats counted from the one that looks; the rest of the
    numbers belong to each of them. For nets that treat all others alike."""
    slots: int = 0
    """How long such an axis is, where that is not the number of seats."""


class Game(ABC, Generic[S]):
    """The rules of one game. One object per game, without any state of its own.

    What a subclass declares, before any method:

    name, rules
        the name on the shelf, and the version of the rules, which stands in every log: numbers with
        dots between them, so that it can be told which of two is the older
    reads
        the older versions whose running matches go on under these rules, see `upgrade`
    seats
        the player counts
    options
        what a host may set
    verbs, claims
        every choice and every structured sentence, see `Verb`
    events
        the kinds of the fields of each event, for its words: ``{"voted": {"seat": "seat"}}``
    steps
        the step classes
    orders
        what a seat may order ahead at a table, see `Orders`; None: nothing
    view_type, event_type
        the TypedDict that `view` returns, and the union of those of the game's events, which have
        their ``kind`` as a literal: the types of the web client are made from them
    """

    name: ClassVar[str]
    rules: ClassVar[str]
    reads: ClassVar[tuple[str, ...]] = ()
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    verbs: ClassVar[tuple[Verb, ...]]
    claims: ClassVar[tuple[Verb, ...]] = ()
    events: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    orders: ClassVar[Orders[Any] | None] = None
    view_type: ClassVar[Any] = None
    event_type: ClassVar[Any] = None
    observation: ClassVar[str] = "1"
    """The version of `features` and `acts`: a net reads the one that it was trained on."""
    acts: ClassVar[tuple[Act, ...]] = ()
    """What players do in the open that an observation remembers, see `cabale.core.past`."""
    recollections: ClassVar[Mapping[str, Callable[[Past, Mapping[str, Any]], None]]] = {}
    """By which events these acts come about: by kind of event, what counts them."""
    terms: ClassVar[Mapping[str, Sequence[str]]] = {}
    """The words of events that are in no domain, by kind, for `cabale.core.tokens`."""
    remarks: ClassVar[bool] = False
    """Whether players drop a word before they answer, though no moment is set apart for talk."""
    sides_change: ClassVar[bool] = False  # whether a seat may end on another side than it began

    def __init__(self) -> None:
        self.named_steps = step_table(self.steps)
        self.step: Callable[[str], Step[S]] = self.named_steps.__getitem__
        self.catalogue = cache(self._catalogue)
        self.claim_catalogue = cache(self._claim_catalogue)
        self.vocabulary = cache(self._vocabulary)
        self.players = cache(self._players)
        self._sizes = cache(self._feature_sizes)
        self.rings = cache(rings)
        self.blank = cache(self.new_state)
        self._options_read: dict[tuple[int, str], dict[str, Any]] = {}
        self._mind: Mind[S] | None = None

    def __deepcopy__(self, memo: object) -> Self:
        return self  # there is one of each game

    def __reduce__(self) -> tuple[Any, ...]:
        """Games travel by name, as the other process has them."""
        return _found, (self.name, type(self).__module__)

    # --- to be written by each game ------------------------------------------------------------

    @abstractmethod
    def new_state(self, seats: int) -> S:
        """An empty state. Asked for once for each number of seats; every match has a copy."""

    @abstractmethod
    def setup(self, t: Board[S]) -> None:
        """Deal, and push the first step."""

    @abstractmethod
    def view(self, t: Board[S], seat: int | None) -> Mapping[str, Any]:
        """All that a seat may know now (None: a spectator), JSON-ready. The only door out."""

    def open_view(self, t: Board[S]) -> Mapping[str, Any]:
        """What of `view` is the same for all eyes: a live table works it out once for all."""
        return {}

    def own_view(self, t: Board[S], seat: int | None) -> Mapping[str, Any]:
        """The rest of `view`."""
        return self.view(t, seat)

    @abstractmethod
    def imagine(self, t: Board[S], seat: int, rng: Random) -> None:
        """Draw again, in place, all that the seat cannot know: hidden cards and the future.

        The result is a world that the seat could not tell from the one it is in: the same view, the
        same choices. Answers that others have given blind are not the game's business.
        """

    @abstractmethod
    def features(self, seats: int) -> Sequence[Feature]:
        """The parts of an observation, in order."""

    @abstractmethod
    def observe(self, t: Board[S], seat: int, out: MutableSequence[float]) -> None:
        """Write what the seat may know as numbers into `out`, which is all zeros."""

    def domains(self, seats: int) -> Mapping[str, Sequence[Arg]]:
        """The values of each kind of argument; ``seat`` is known already."""
        return {}

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """Refuse options that contradict each other or the seat count (`BadOption`)."""

    def warnings(self, seats: int, options: Mapping[str, Any]) -> Sequence[str]:
        """Message keys (``<game>-warning-<key>``) for options that are legal but unwise."""
        return ()

    def settled(self, seats: int, options: Mapping[str, Any]) -> Mapping[str, Sequence[str]]:
        """What options that were left open come to at so many seats, as far as that is fixed."""
        return {}

    def deeds(
        self, seat: int, events: Sequence[Mapping[str, Any]], claims: Sequence[Sequence[Arg]]
    ) -> Mapping[str, int]:
        """What a seat did in a match that is over, in numbers: ``<game>-deed-<name>`` says which.

        `events` are all that the seat was told, `claims` all that it said.
        """
        return {}

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """The options under which the conformance suite plays the game at this seat count."""
        return ({},)

    def may_say(self, t: Board[S], seat: int, claim: Choice) -> bool:
        """Whether the seat may make this claim now."""
        return False

    def small_claims(self, seats: int, options: Mapping[str, Any]) -> frozenset[Choice]:
        """A few claims that matter most, for those who solve the game: small enough to count."""
        return frozenset(self.claim_catalogue(seats)[1:])

    def hear(self, t: Board[S], seat: int, claim: Choice) -> None:
        """A claim was made. For games in which having spoken rules out a hidden fact."""

    def hearers(self, t: Board[S], speaker: int, claim: Choice) -> tuple[int, ...] | None:
        """The seats that a claim reaches; None: it is said aloud, to everybody.

        For claims that are seen rather than heard. Spectators see what the table sees.
        """
        return None

    def may_talk(self, t: Board[S], seat: int) -> bool:
        """Whether the seat may chat now. Whoever asks must tell the answer to that seat alone."""
        return True

    def may_gesture(self, t: Board[S], seat: int) -> bool:
        """Whether the seat may send an emote, which is seen and not heard. Told to it alone."""
        return self.may_talk(t, seat)

    def sees_gestures(self, t: Board[S], seat: int) -> bool:
        """Whether the seat sees what others show without a word."""
        return True

    def arrange(self, t: Board[S], facts: Mapping[str, str]) -> None:
        """Set the table as a scenario's lines say, instead of `setup`."""
        raise ScenarioError(f"{self.name} has no scenarios")

    def lines(self, t: Board[S]) -> Mapping[str, str]:
        """The game's own lines of a position; `describe` adds those that every game has."""
        raise ScenarioError(f"{self.name} does not write positions out")

    def kinds(self, t: Board[S]) -> Mapping[str, Sequence[str]]:
        """The words of what steps remember as numbers, see `position`."""
        return {}

    def could_have_said(self, t: Board[S], seat: int, claim: Choice) -> bool:
        """Whether a position may say that the seat made this claim before."""
        return self.may_say(t, seat, claim)

    def upgrade(self, state: PlainState, from_version: str) -> PlainState:
        """The facts of a running match as these rules have them, from those of one in `reads`.

        They are the fields of the state, in the form that `cabale.core.plain_data` writes. Nothing
        can be drawn here, and what nobody has seen must not be shown. The seats that were asked
        something are asked again. Without a word of its own a game takes the facts as they are.
        """
        return state

    def lessons(self) -> Sequence[Lesson]:
        """First matches with a coach."""
        return ()

    def census(self, t: Board[S]) -> Sequence[Any]:
        """Every card and token of the match, wherever it lies, in any order.

        The conformance suite checks that none is ever lost or doubled.
        """
        return ()

    def teams(self, t: Board[S]) -> Sequence[str] | None:
        """Each seat's side as it stands, for statistics after the end; None without teams."""
        return None

    def roles(self, t: Board[S]) -> Sequence[str] | None:
        """Each seat's part as it was dealt, for statistics; None where all play the same."""
        return None

    # --- what comes for free -------------------------------------------------------------------

    def describe(self, t: Board[S]) -> str:
        """The lines from which `arrange` makes this position, secrets and all.

        Claims are not on the board: `Match.describe` writes them too. The end has no words.
        """
        if t.state.outcome is not None:
            raise ScenarioError("steps: there are no words for the end of a match")
        lines = dict(self.lines(t))
        if "begin" not in lines:
            lines[STEPS] = write_steps(t)
        then = write_then(t)
        if then:
            lines["then"] = then
        lines["draws"] = " ".join(map(str, t.state.draws))
        return "\n".join(f"{name}: {said}".rstrip() for name, said in lines.items())

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSeats(f"{self.name} is for {low} to {high} players, not {seats!r}")

    def read_options(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, checked; what was read once is remembered."""
        asked = seats, repr(given)
        options = self._options_read.get(asked)
        if options is None:
            options = read_options(self.options, given)
            self.check(seats, options)
            if len(self._options_read) >= _MOST_OPTIONS_READ:
                self._options_read.clear()
            self._options_read[asked] = options
        return options.copy()

    @property
    def mind(self) -> Mind[S]:
        """What the game's bots think with, imported when it is first asked for."""
        if self._mind is None:
            self._mind = load_mind(self._home)
        return self._mind

    @property
    def puzzler(self) -> Puzzler | None:
        """How puzzles of the game are made, imported when it is asked for; None if it has none."""
        return load_puzzler(self._home)

    def event_types(self) -> Sequence[type]:
        """The TypedDict of each event of the game, with those that every game has."""
        union = self.event_type
        own = () if union is None else get_args(union) or (union,)
        return (*own, *get_args(CommonEvent))

    def observation_size(self, seats: int, *, past: bool = False) -> int:
        now, remembered = self._sizes(seats)
        return now + remembered if past else now

    def past_features(self, seats: int) -> Sequence[Feature]:
        """The parts of an observation that remember, which follow those of `features`."""
        players = self.players(seats)
        if not self.acts:
            return ()
        return (
            Feature("me", players, "the number of the seat that looks"),
            *[
                Feature(
                    f"past {act.name}",
                    act.size(players),
                    act.meaning,
                    1 if act.alone else 2,
                    players,
                )
                for act in self.acts
            ],
        )

    def words(self, language: str) -> str:
        """The game's Fluent catalogue in a language, with what the coach of its lessons says."""
        room = files(self._home) / "words"
        if not (room / f"{language}.ftl").is_file():
            language = "en"  # a game of somebody else's may speak English alone
        coach = room / "lessons" / f"{language}.ftl"
        words = (room / f"{language}.ftl").read_text(encoding="utf-8")
        return words + coach.read_text(encoding="utf-8") if coach.is_file() else words

    def synonyms(self, language: str) -> str:
        """What people call the things of the game beside its catalogue; see `docs/talk.md`."""
        return self._word_file("synonyms", f"{language}.toml")

    def telling(self, language: str) -> str:
        """The game in ten lines and the names of the facts of its view (`Match.describe`)."""
        return self._word_file("telling", f"{language}.ftl")

    def sayings(self, language: str) -> str:
        """The wordings in which bots make its claims at a table (`cabale.talk.voices`)."""
        return self._word_file("sayings", f"{language}.ftl")

    def _word_file(self, folder: str, name: str) -> str:
        file = files(self._home) / "words" / folder / name
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def nets(self, folder: str = "nets") -> dict[int, Traversable]:
        """Weights by number of seats: of nets that play (`cabale.bots.net`), or ``values``, of nets
        that say what a position is worth (`cabale.bots.value`)."""
        room = files(self._home) / "mind" / folder
        found = room.iterdir() if room.is_dir() else ()
        return {int(file.name.removesuffix(".npz")): file for file in found}

    @property
    def _home(self) -> str:
        """The package of the game, in which its rooms are."""
        return type(self).__module__.rpartition(".")[0]

    def all_domains(self, seats: int) -> dict[str, Sequence[Arg]]:
        """The values of each kind of argument, seats too."""
        return {"seat": range(seats), **self.domains(seats)}

    def _catalogue(self, seats: int) -> Catalogue:
        return Catalogue(self.verbs, self.all_domains(seats))

    def _players(self, seats: int) -> int:
        """How many act: the seats, and whoever else has a place among them."""
        return len(self.all_domains(seats)["seat"])

    def _feature_sizes(self, seats: int) -> tuple[int, int]:
        """How many numbers tell of the moment, and how many of the past."""
        now = sum(feature.size for feature in self.features(seats))
        return now, past_size(self.acts, self.players(seats))

    def _vocabulary(self, seats: int) -> Vocabulary:
        return Vocabulary(self, seats)

    def _claim_catalogue(self, seats: int) -> Catalogue:
        return Catalogue(self.claims, self.all_domains(seats))


def _found(name: str, home: str) -> Game[Any]:
    """A game of the shelf, or that of its own module."""
    shelf = import_module("cabale.core.registry")
    found: Game[Any] = shelf.game(name) if name in shelf.names() else import_module(home).GAME
    return found
