"""The machine that every game runs on; it knows no game."""

from cabale.core.board import Board
from cabale.core.bot import Bot, Eyes, Temper
from cabale.core.chance import Chance
from cabale.core.choices import PASS, Arg, Catalogue, Choice, Verb
from cabale.core.claims import Said
from cabale.core.errors import (
    BadOption,
    BadSeats,
    CabaleError,
    CannotUpgrade,
    EditedLog,
    IllegalChoice,
    LogError,
    NotAllowed,
    ReceiptError,
    ScenarioError,
    SealedLog,
    TruncatedLog,
    UnknownChoice,
    UnknownGame,
)
from cabale.core.event import Event
from cabale.core.game import Feature, Game
from cabale.core.later import Later
from cabale.core.lesson import Hint, Lesson
from cabale.core.log import Log, loads
from cabale.core.luck import Luck
from cabale.core.match import Decision, Match
from cabale.core.mind import Mind, SearchPlan
from cabale.core.options import Option
from cabale.core.orders import Orders
from cabale.core.plain_data import PlainState
from cabale.core.play import Moment, Verified, moments, new_match, replay, verify
from cabale.core.receipt import Check, Receipt, compare, loads_receipt
from cabale.core.registry import game, names
from cabale.core.sight import (
    CommonEvent,
    EndedEvent,
    OutcomeView,
    SaidEvent,
    SeatQuestion,
    SeatView,
    UpdatedEvent,
)
from cabale.core.state import Outcome, State, StepFrame, plain
from cabale.core.step import Reaction, Reason, SeatsAsked, Step, Window

__all__ = [
    "PASS",
    "Arg",
    "BadOption",
    "BadSeats",
    "Board",
    "Bot",
    "CabaleError",
    "CannotUpgrade",
    "Catalogue",
    "Chance",
    "Check",
    "Choice",
    "CommonEvent",
    "Decision",
    "EditedLog",
    "EndedEvent",
    "Event",
    "Eyes",
    "Feature",
    "Game",
    "Hint",
    "IllegalChoice",
    "Later",
    "Lesson",
    "Log",
    "LogError",
    "Luck",
    "Match",
    "Mind",
    "Moment",
    "NotAllowed",
    "Option",
    "Orders",
    "Outcome",
    "OutcomeView",
    "PlainState",
    "Reaction",
    "Reason",
    "Receipt",
    "ReceiptError",
    "Said",
    "SaidEvent",
    "ScenarioError",
    "SealedLog",
    "SearchPlan",
    "SeatQuestion",
    "SeatView",
    "SeatsAsked",
    "State",
    "Step",
    "StepFrame",
    "Temper",
    "TruncatedLog",
    "UnknownChoice",
    "UnknownGame",
    "UpdatedEvent",
    "Verb",
    "Verified",
    "Window",
    "compare",
    "game",
    "loads",
    "loads_receipt",
    "moments",
    "names",
    "new_match",
    "plain",
    "replay",
    "verify",
]
