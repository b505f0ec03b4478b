"""The words of Castle's puzzles as events, which the catalogue has sentences for."""

from __future__ import annotations

from cabale.core.puzzle import Sentence, Words

FIELDS = {
    "gave": ("turn", "seat", "target", "item"),
    "drew": ("turn", "seat", "item"),
    "accepted": ("turn", "seat", "target", "item", "returned"),
    "read": ("turn", "seat", "target", "item"),
    "offered": ("turn", "seat", "target", "item"),
    "spied": ("turn", "seat", "target", "item"),
    "showed": ("turn", "seat", "item"),
    "saw_society": ("turn", "seat", "target", "society"),
    "passed_round": ("turn", "item", "got"),
    "has": ("turn", "seat", "item"),
    "lacks": ("turn", "seat", "item"),
    "is": ("seat", "society"),
    "holds": ("seat", "count", "item"),
}
OWN = {"has": "puzzle-has", "lacks": "puzzle-lacks", "is": "puzzle-is", "holds": "puzzle-holds"}


def sentence(words: Words) -> Sentence:
    what, *rest = words
    if what == "said":
        return {"kind": "said", "seat": rest[0], "claim": rest[1:]}
    if what in ("name", "friends"):
        return {"kind": f"puzzle-{what}", "targets": rest}
    if what == "saw_hand":
        turn, seat, target, *items = rest
        return {"kind": what, "turn": turn, "seat": seat, "target": target, "items": items}
    if what == "foresaw":
        turn, seat, *items = rest
        return {"kind": what, "turn": turn, "seat": seat, "items": items}
    fields = dict(zip(FIELDS[str(what)], rest, strict=False))
    return {"kind": OWN.get(str(what), what), **fields}
