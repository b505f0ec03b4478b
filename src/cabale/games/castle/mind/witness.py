"""What a seat makes of what it sees happen: who acts for whom, and where the cards go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cabale.core import CommonEvent, SaidEvent, SeatView
from cabale.games.castle.mind.belief import Societies
from cabale.games.castle.mind.evidence import Counted, Evidence, word_weight
from cabale.games.castle.mind.habits import HEARSAY, Manner
from cabale.games.castle.mind.inference import Account, Inferred
from cabale.games.castle.mind.rumours import Rumours
from cabale.games.castle.mind.whereabouts import Whereabouts
from cabale.games.castle.rules import events as happened
from cabale.games.castle.rules.components import BAG, BAGS, ITEM, SOCIETIES
from cabale.games.castle.rules.editions import EDITIONS, SETUPS, Setup, items_in_game
from cabale.games.castle.rules.events import CastleEvent
from cabale.games.castle.sight.view import CastleView

Event = CastleEvent | CommonEvent


class Witness:
    """One seat's memory of a match, told event by event; it never forgets and never peeks."""

    def __init__(
        self, seat: int, seats: int, options: Mapping[str, Any], *, infers: bool = False
    ) -> None:
        """`infers`: of every act it is asked what its doer must have believed."""
        self.seat = seat
        self.seats = seats
        self.edition: str = options["edition"]
        setup: Setup = SETUPS[self.edition][seats]
        self.items = Whereabouts(seat, [setup.each] * seats, items_in_game(setup, options))
        self._fixed = setup.fixed
        self.knows = [1 << p for p in range(seats)]
        """By seat: whose society it has seen, as a mask."""
        self.evidence: Evidence
        if infers:
            secret = EDITIONS[self.edition].secret_support
            account = Account(seat, seats, setup.societies)
            self.evidence = Inferred(account, self.knows, secret_support=secret)
        else:
            self.evidence = Counted(Societies(seat, seats, setup.societies), self.knows)
        self.societies = self.evidence.societies
        self.rumours = Rumours(seat, seats)
        self.heard = 0
        self._active = 0
        self.drawer = 0
        """Who takes a card from the pile, if anybody does: the active player, or a Bag's giver."""
        self._duel: tuple[int, int] | None = None
        self._won: tuple[int, int] | None = None
        self._count: tuple[int, int] = (0, 0)
        self._verdict: str | None = None
        self._unread: list[tuple[int, int]] = []
        """Hands that have just passed a card to another in a trade, which is not yet read out."""
        self._forced_gift = False
        self._step = 1
        self._named = ""
        self._sides: dict[int, str] = {}
        self._asked: set[tuple[int, int]] = set()
        """Who asked whom for his society."""

    # --- the door ------------------------------------------------------------------------------

    def read(self, view: SeatView, events: Sequence[Event]) -> None:
        """Take in what happened since the last time, and how the table stands now."""
        table: CastleView = view["board"]
        if self._fixed:
            self.items.in_play([ITEM[word] for word in table["start"]] or self._fixed)
            self._fixed = ()
        for event in events:
            self.hear(event)
        self.heard += len(events)
        players = table["seats"]
        self.societies.learn(
            {
                p: player["society"] == SOCIETIES[0]
                for p, player in enumerate(players)
                if player["society"] is not None
            }
        )
        self.items.settle(
            [player["hand"] for player in players],
            table["pile"],
            {p: [ITEM[word] for word in player["sure"]] for p, player in enumerate(players)},
        )

    def hear(self, event: Event) -> None:
        handler = HANDLERS.get(event["kind"])
        if handler is not None:
            handler(self, event)

    # --- evidence ------------------------------------------------------------------------------

    def chose(self, act: str, actor: int, target: int) -> None:
        if actor != self.seat or self.evidence.hears_itself:
            self.evidence.chose(act, actor, target)

    def sided(self, act: str, actor: int, one: int, other: int) -> None:
        if actor != self.seat or self.evidence.hears_itself:
            self.evidence.sided(act, actor, one, other)

    def _said(self, event: SaidEvent) -> None:
        speaker, claim = event["seat"], event["claim"]
        if speaker == self.seat and not self.evidence.hears_itself:
            return
        match claim:
            case ["member", society]:
                self.societies.order(speaker, HEARSAY if society == SOCIETIES[0] else -HEARSAY)
            case ["has_society", int(target), society]:
                weight = word_weight(self.knows, "has_society", speaker, target)
                self.societies.order(target, weight if society == SOCIETIES[0] else -weight)
            case ["trust" | "suspect" as verb, int(target)]:
                self.evidence.claimed(verb, speaker, target)
            case ["ask", int(target)]:
                self._asked.add((speaker, target))
            case ["same_society", int(target)] if (target, speaker) in self._asked:
                return  # friend and foe say so to who asks them
            case ["same_society" | "not_that_one" | "believe" | "agree", int(target)]:
                self.evidence.claimed("trust", speaker, target)
            case ["either", int(one), int(other)]:
                self.evidence.claimed_either(speaker, one, other)
            case ["doubt", int(target)]:
                self.evidence.claimed("suspect", speaker, target)
            case _:
                self.rumours.hear(speaker, claim)

    # --- the turn and the trade ----------------------------------------------------------------

    def _turn(self, event: happened.Turn) -> None:
        self._settle_trade()
        self.rumours.turn_over(self._active)
        self._active = self.drawer = event["seat"]
        self._won = None
        self._duel = None
        self._forced_gift = False

    def _spied(self, event: happened.Spied) -> None:
        if "item" in event and event["seat"] == self.seat:
            self.items.saw(ITEM[event["item"]], event["target"])

    def _offered(self, event: happened.Offered) -> None:
        self.chose("offer", event["seat"], event["target"])
        if event["seat"] == self.seat:
            self.rumours.asking.discard(event["target"])
        if "item" in event:
            self.items.saw(ITEM[event["item"]], event["seat"])

    def _refused(self, event: happened.Refused) -> None:
        self.chose("refuse", event["seat"], event["target"])

    def _accepted(self, event: happened.Accepted) -> None:
        partner, offerer = event["seat"], event["target"]
        self.chose("accept", partner, offerer)
        self._exchange(offerer, partner, event.get("item"), event.get("returned"))

    def _exchange(self, one: int, other: int, given: str | None, back: str | None) -> None:
        self.rumours.came(one)
        self.rumours.came(other)
        if given is not None and back is not None:
            self.items.saw(ITEM[back], other)
            self.items.moved_seen(ITEM[given], one, other)
            self.items.moved_seen(ITEM[back], other, one)
        else:
            self._unread = [(one, other), (other, one)]

    def _read(self, event: happened.Read) -> None:
        if event["item"] == BAG:
            self.drawer = event["target"]
            if self.drawer == self._active:
                self.chose("bag", self.drawer, event["seat"])
        move = (event["target"], event["seat"])
        if move in self._unread:
            self._unread.remove(move)
            self._heard_of(event["item"], *move)

    def _heard_of(self, word: str, source: int, target: int) -> None:
        """A card of that name went from hand to hand."""
        if word == BAG:
            self.items.moved_one_of(BAGS, source, target)
        else:
            self.items.moved_seen(ITEM[word], source, target)

    def _settle_trade(self) -> None:
        """What was not read out by now is a card that is never read out, or silenced."""
        if self._unread:
            moves, self._unread = self._unread, []
            unread = self.items.silenced(*moves[0]) if len(moves) == 2 else 0.0
            self.items.moved_unseen(moves, "trade", unread)

    def _drew(self, event: happened.Drew) -> None:
        self.items.drawn(event["seat"])
        self.rumours.came(event["seat"])
        if "item" in event:
            self.items.saw(ITEM[event["item"]], event["seat"])

    # --- gifts, thefts, demands ----------------------------------------------------------------

    def _gave(self, event: happened.Gave) -> None:
        self._settle_trade()
        giver, receiver = event["seat"], event["target"]
        if not self._forced_gift:
            self.chose("gift", giver, receiver)
        self._forced_gift = False
        self._went(giver, receiver, event.get("item"), "gift")

    def _went(self, source: int, target: int, word: str | None, manner: Manner) -> None:
        self.rumours.came(target)
        if word is None:
            self.items.moved_unseen([(source, target)], manner)
        else:
            self.items.moved_seen(ITEM[word], source, target)

    def _stole(self, event: happened.Stole) -> None:
        thief, loser = event["seat"], event["target"]
        self._went(loser, thief, event.get("item"), "theft")
        self._forced_gift = self.items.sizes[loser] == 0

    def _turned(self, event: happened.Turned) -> None:
        self._settle_trade()
        self._step = 1 if event["direction"] == "left" else -1

    def _passed_round(self, event: happened.PassedRound) -> None:
        n, step, me = self.seats, self._step, self.seat
        left, right = (me + step) % n, (me - step) % n
        seen = (me, right) if "got" in event else ()
        self.items.moved_unseen([(p, (p + step) % n) for p in range(n) if p not in seen], "gift")
        if seen:
            self.items.saw(ITEM[event["got"]], right)
            self.items.moved_seen(ITEM[event["item"]], me, left)
            self.items.moved_seen(ITEM[event["got"]], right, me)

    def _demanded(self, event: happened.Demanded) -> None:
        self._settle_trade()
        self.chose("demand", event["seat"], event["target"])

    def _has(self, event: happened.Has) -> None:
        if event["item"] != BAG:
            self.items.saw(ITEM[event["item"]], event["seat"])
        self._named = event["item"]

    def _lacks(self, event: happened.Lacks) -> None:
        for item in BAGS if event["item"] == BAG else (ITEM[event["item"]],):
            self.items.lacks(item, event["seat"])

    def _yielded(self, event: happened.Yielded) -> None:
        owner, diplomat = event["seat"], event["target"]
        if "item" in event:
            self._exchange(diplomat, owner, event["item"], event["returned"])
        else:
            self._heard_of(self._named, owner, diplomat)
            self._unread = [(diplomat, owner)]

    # --- looking -------------------------------------------------------------------------------

    def _saw_society(self, event: happened.SawSociety) -> None:
        looker, owner = event["seat"], event["target"]
        self._took("look", looker, owner)
        self.knows[looker] |= 1 << owner
        if "society" in event:
            self.societies.learn({owner: event["society"] == SOCIETIES[0]})

    def _saw_hand(self, event: happened.SawHand) -> None:
        looker, owner = event["seat"], event["target"]
        self._took("rob", looker, owner)
        if looker == self.seat and "items" in event:
            self.items.saw_hand([ITEM[word] for word in event["items"]], owner)

    def _took(self, spoils: str, winner: int, loser: int) -> None:
        """What the winner of a duel made of it, if it is that."""
        if self._won == (winner, loser):
            self._won = None
            self.chose(spoils, winner, loser)

    def _revealed(self, event: happened.Revealed) -> None:
        owner = event["seat"]
        for p in range(self.seats):
            self.knows[p] |= 1 << owner
        self.societies.learn({owner: event["society"] == SOCIETIES[0]})
        self.items.saw_hand([ITEM[word] for word in event["items"]], owner)

    # --- duels ---------------------------------------------------------------------------------

    def _challenged(self, event: happened.Challenged) -> None:
        self._settle_trade()
        self._duel = (event["seat"], event["target"])
        self._verdict = None
        self._sides = {}
        self.chose("duel", *self._duel)

    def _interrupted(self, event: happened.Interrupted) -> None:
        if self._duel is not None and event["seat"] not in self._duel:
            attacker, defender = self._duel
            self.sided("interrupt", event["seat"], defender, attacker)
        self._duel = None
        self._forced_gift = True

    def _supported(self, event: happened.Supported) -> None:
        self._for(event["side"], "support", event["seat"])

    def _for(self, side: str, act: str, actor: int) -> None:
        if self._duel is None:
            return
        attacker, defender = self._duel
        if side == "attacker":
            self.sided(act, actor, attacker, defender)
        else:
            self.sided(act, actor, defender, attacker)
        if act == "support":
            self._sides[actor] = side

    def _abstained(self, event: happened.Abstained) -> None:
        if self._duel is not None:
            self.sided("abstain", event["seat"], *self._duel)

    def _pushed(self, event: happened.Laid | happened.Showed | happened.Used) -> None:
        """A supporter lays a token, or plays a card."""
        if self._duel is not None and event["seat"] in self._sides:
            self._for(self._sides[event["seat"]], "push", event["seat"])

    def _showed(self, event: happened.Showed) -> None:
        self.items.saw(ITEM[event["item"]], event["seat"])
        self._pushed(event)

    def _used(self, event: happened.Used) -> None:
        if event["profession"] == "bodyguard":
            self._pushed(event)

    def _decided(self, event: happened.Decided) -> None:
        self._verdict = event["side"]
        self._for(event["side"], "push", event["seat"])

    def _counted(self, event: happened.Count) -> None:
        self._count = (event["attack"], event["defence"])

    def _winner(self, event: happened.Won) -> None:
        self._won = (event["seat"], event["target"])

    def _cancelled(self, event: happened.Cancelled) -> None:
        if self._duel is None or event["seat"] in self._duel:
            return
        attacker, defender = self._duel
        attack, defence = self._count
        ahead = attack > defence if self._verdict is None else self._verdict == "attacker"
        if attack != defence or self._verdict is not None:
            won, lost = (attacker, defender) if ahead else (defender, attacker)
            self.sided("cancel", event["seat"], lost, won)


HANDLERS: dict[str, Callable[[Witness, Any], None]] = {
    "said": Witness._said,
    "turn": Witness._turn,
    "spied": Witness._spied,
    "offered": Witness._offered,
    "refused": Witness._refused,
    "accepted": Witness._accepted,
    "read": Witness._read,
    "drew": Witness._drew,
    "gave": Witness._gave,
    "stole": Witness._stole,
    "turned": Witness._turned,
    "passed_round": Witness._passed_round,
    "demanded": Witness._demanded,
    "has": Witness._has,
    "lacks": Witness._lacks,
    "yielded": Witness._yielded,
    "saw_society": Witness._saw_society,
    "saw_hand": Witness._saw_hand,
    "revealed": Witness._revealed,
    "challenged": Witness._challenged,
    "interrupted": Witness._interrupted,
    "supported": Witness._supported,
    "abstained": Witness._abstained,
    "laid": Witness._pushed,
    "showed": Witness._showed,
    "used": Witness._used,
    "decided": Witness._decided,
    "count": Witness._counted,
    "won": Witness._winner,
    "cancelled": Witness._cancelled,
}
