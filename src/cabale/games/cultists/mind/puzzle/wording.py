"""The words of these puzzles as events, which the catalogue has sentences for."""

from __future__ import annotations

from cabale.core.puzzle import Sentence, Words

FIELDS = {
    "turn": ("turn",),
    "gave": ("turn", "seat", "target", "number", "pulse"),
    "looked": ("turn", "seat", "target", "alive", "dead"),
    "put_back": ("turn", "seat", "target", "cards"),
    "murder": ("turn", "seat", "cards"),
    "added": ("turn", "seat", "room", "card"),
    "card_laid": ("turn", "place"),
    "shown": ("turn", "room", "card", "number"),
    "cleared": ("seat",),
    "cultist": ("seat",),
    "investigator": ("seat",),
    "began_dead": ("seat",),
    "gave_dead": ("when", "seat", "target", "number"),
}
OWN = ("shown", "cleared", "cultist", "investigator", "began_dead", "gave_dead")


def sentence(words: Words) -> Sentence:
    what, *rest = words
    if what == "said":
        return {"kind": "said", "seat": rest[0], "claim": rest[1:]}
    if what in ("both", "either"):
        return {"kind": f"puzzle-{what}", "targets": rest}
    fields = dict(zip(FIELDS[str(what)], rest, strict=False))
    if what == "murder":
        return {"kind": "died", "cause": "murder", **fields}
    return {"kind": f"puzzle-{what}" if what in OWN else what, **fields}
