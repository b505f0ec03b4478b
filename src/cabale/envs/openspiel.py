"""Every game as an OpenSpiel game: ``cabale_werewolf``, ``cabale_abyss``, …

    import pyspiel, cabale.envs.openspiel

    game = pyspiel.load_game("cabale_castle(players=5,edition=devil)")

Parameters are ``players``, the game's options (lists with a plus: ``boxes=base+daybreak``),
``talk`` (how many claims a seat may make before each answer), ``small_talk`` (one of a few) and
``deals``. By default every draw
is a chance node of its own, uniform, as exact solvers need it: a shuffle of n cards is n - 1 of
them. With ``deals=1000`` the match has one chance node, at its root, which draws one of that many
sealed seeds: quicker, and still a game in OpenSpiel's sense, of that many deals.

Seats that answer at once do so one after the other and learn nothing of each other's answers.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, ClassVar, Literal

import numpy as np
import pyspiel
from numpy.typing import NDArray

from cabale.core import Board, Game, Match
from cabale.core import game as find_game
from cabale.core import names as names_of_games
from cabale.core.chance import Chance
from cabale.envs.turns import LOST, WON, Rules, Turns

MOST_OUTCOMES = 512  # more than any pile of cards
LONGEST = 1_000_000
BETWEEN = "+"  # a comma would end the parameter

_registered: dict[str, Game[Any]] = {}


class Undrawn(Exception):  # a question, not an error
    """The rules draw a number below `n` that chance has not given yet."""

    def __init__(self, n: int) -> None:
        self.n = n


class Told(Chance):
    """Luck that is told from outside, number by number."""

    __slots__ = ("_next", "numbers")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(b"")
        self.numbers = numbers
        self._next = 0

    def below(self, n: int, stream: int, number: int) -> int:
        if n == 1:
            return 0
        if self._next == len(self.numbers):
            raise Undrawn(n)
        self._next += 1
        return self.numbers[self._next - 1]

    def shuffle(self, items: list[int], stream: int, number: int) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, stream, number)
            items[last], items[other] = items[other], items[last]


class Play:
    """All that a state has to remember beside OpenSpiel's own history.

    `turns` is the last position in which nothing was left to chance (None before the deal). When
    `outcomes` is not 0 this is a chance node, and `told` are the numbers drawn so far for `action`.
    `applied` is all that was applied, chance too, and `done` what the seats did.
    """

    __slots__ = ("action", "applied", "deals", "done", "outcomes", "rules", "told", "turns")

    def __init__(self, rules: Rules, deals: int) -> None:
        self.rules = rules
        self.deals = deals
        self.turns: Turns | None = None
        self.action = 0
        self.told: tuple[int, ...] = ()
        self.outcomes = deals
        self.applied: tuple[int, ...] = ()
        self.done: tuple[tuple[int, int], ...] = ()
        if not deals:
            self._go_on()

    def apply(self, action: int) -> None:
        self.applied = (*self.applied, action)
        if not self.outcomes:
            assert self.turns is not None
            self.done = (*self.done, (self.turns.seat, action))
            self.action = action
        elif self.deals:
            self.turns = Turns(self.rules, self._deal(action))
            self.outcomes = 0
            return
        else:
            self.told = (*self.told, action)
        self._go_on()

    def _go_on(self) -> None:
        """Carry out the action with the numbers that chance has told so far."""
        if self.turns is not None and type(self.turns.match.board.chance) is not Told:
            self.turns.act(self.action)
            return
        try:
            if self.turns is None:
                self.turns = Turns(self.rules, self._begin(Told(self.told)))
            else:
                turns = self.turns.clone()
                turns.match.board.chance = Told(self.told)
                turns.act(self.action)
                self.turns = turns
        except Undrawn as undrawn:
            self.outcomes = undrawn.n
        else:
            self.outcomes = 0
            self.told = ()

    def _begin(self, chance: Chance) -> Match:
        rules = self.rules
        table: Board[Any] = Board(rules.game, rules.seats, rules.options, chance)
        rules.game.setup(table)
        return Match(table, None, live=False)

    def _deal(self, number: int) -> Match:
        return self.rules.begin(f"deal-{number}", listening=True)

    def imagine(self, seat: int, rng: Random) -> Play:
        assert self.turns is not None
        new = self.__deepcopy__({})
        new.turns = self.turns.imagine(seat, rng)
        return new

    def remembered(self, seat: int) -> str:
        """All that a seat has been given and has done, as text: perfect recall."""
        if self.turns is None:
            return ""
        match = self.turns.match
        done = [self.rules.name_of(action) for who, action in self.done if who == seat]
        return json.dumps([done, match.events(seat), match.view(seat)], ensure_ascii=False)

    def seen(self, seat: int | None) -> str:
        """What a seat (None: a spectator) sees now, as text."""
        return (
            ""
            if self.turns is None
            else json.dumps(self.turns.match.view(seat), ensure_ascii=False)
        )

    def __deepcopy__(self, memo: object) -> Play:
        new = object.__new__(Play)
        new.rules = self.rules
        new.deals = self.deals
        new.turns = None if self.turns is None else self.turns.clone()
        new.action = self.action
        new.told = self.told
        new.outcomes = self.outcomes
        new.applied = self.applied
        new.done = self.done
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """States travel as what was applied to them."""
        rules, turns = self.rules, self.turns
        if turns is not None and turns.match.imagined:
            raise TypeError("a resampled state has a future of its own and cannot be written down")
        talk = "small" if rules.small_talk else rules.talk
        table = (rules.game.name, rules.seats, rules.options, talk, self.deals)
        return (_play_again, (table, self.applied))


def _play_again(table: tuple[Any, ...], applied: tuple[int, ...]) -> Play:
    name, seats, options, talk, deals = table
    play = Play(Rules(_registered[name], seats, options, talk), deals)
    for action in applied:
        play.apply(action)
    return play


class CabaleState(pyspiel.State):  # type: ignore[misc]
    """A position of a match."""

    def __init__(self, game: CabaleGame) -> None:
        super().__init__(game)
        self.play = Play(game.rules, game.deals)

    def current_player(self) -> int:
        play = self.play
        if play.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert play.turns is not None
        return int(pyspiel.PlayerId.TERMINAL) if play.turns.over else play.turns.seat

    def is_terminal(self) -> bool:
        return not self.play.outcomes and self.play.turns is not None and self.play.turns.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play.turns is not None
        return self.play.turns.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.play.outcomes
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"drawn {action}" if player < 0 else self.play.rules.name_of(action)

    def returns(self) -> list[float]:
        turns = self.play.turns
        return [0.0] * self.play.rules.seats if turns is None else turns.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> CabaleState:
        """A state that the player cannot tell from this one; `sampler` gives numbers in [0, 1)."""
        new: CabaleState = self.clone()
        new.play = self.play.imagine(player, Random(sampler()))
        return new

    def __str__(self) -> str:
        """The whole truth. No seat may see it."""
        play = self.play
        state = None if play.turns is None else play.turns.match.state
        return f"{play.told} {state}"


class CabaleObserver:
    """An observation in named parts, those of `Game.features`.

    With perfect recall the text is everything that the seat was given and did; the tensor adds how
    often the seat took each action.
    """

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        parts = [(feature.name, feature.size) for feature in rules.features]
        if self.recall:
            parts.append(("own actions", rules.actions))
        self.size = rules.size
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.private:
            return
        self.tensor = np.zeros(sum(size for _, size in parts), np.float32)
        start = 0
        for name, size in parts:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: CabaleState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.play.turns is None:
            return
        state.play.turns.observe(player, self.tensor[: self.size].data)  # type: ignore[arg-type]
        if self.recall:
            counts = self.dict["own actions"]
            for seat, action in state.play.done:
                counts[action] += seat == player

    def string_from(self, state: CabaleState, player: int) -> str:
        if not self.private:
            return state.play.seen(None)
        return state.play.remembered(player) if self.recall else state.play.seen(player)


class CabaleGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, under one set of parameters; `register` makes a subclass for each."""

    game: ClassVar[Game[Any]]

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        options = {}
        for option in game.options:
            given = params[option.name]
            options[option.name] = given.replace(BETWEEN, ",") if option.many else given
        talk: int | Literal["small"] = "small" if params["small_talk"] else int(params["talk"])
        self.rules = Rules(game, params["players"], options, talk)
        self.deals = params["deals"]
        super().__init__(
            game_type(game, zero_sum=self.rules.duel),
            pyspiel.GameInfo(
                num_distinct_actions=self.rules.actions,
                max_chance_outcomes=max(self.deals, MOST_OUTCOMES),
                num_players=self.rules.seats,
                min_utility=LOST,
                max_utility=WON,
                **({"utility_sum": 0.0} if self.rules.duel else {}),
                max_game_length=LONGEST,
            ),
            params,
        )

    def new_initial_state(self) -> CabaleState:
        return CabaleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CabaleObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CabaleObserver(self.rules, kind)


def game_type(game: Game[Any], *, zero_sum: bool = False) -> Any:
    utility = pyspiel.GameType.Utility
    defaults = {
        option.name: BETWEEN.join(option.default) if option.many else option.default
        for option in game.options
    }
    return pyspiel.GameType(
        short_name=f"cabale_{game.name}",
        long_name=f"Cabale: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats[0],
            "talk": 0,
            "small_talk": False,
            "deals": 0,
            **defaults,
        },
    )


def register(game: Game[Any]) -> str:
    """Make a game known to OpenSpiel; all of the shelf are already. Returns its name there."""
    kind = game_type(game)
    _registered[game.name] = game
    # A class and no function: OpenSpiel lets go of it after the interpreter has ended.
    pyspiel.register_game(kind, type(f"Cabale_{game.name}", (CabaleGame,), {"game": game}))
    return str(kind.short_name)


for _name in names_of_games():
    register(find_game(_name))
