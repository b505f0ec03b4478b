"""A first ride in each edition: find a friend by trading, stand a duel, announce the victory."""

from cabale.core import Lesson

DEVIL = Lesson(
    "castle-devil",
    seats=4,
    options={"edition": "devil"},
    scenario="""
        societies: order brotherhood order brotherhood
        professions: thug doctor bodyguard alchemist
        hands: key monocle gloves | key goblet | key bag_goblet | goblet whip
        pile: dagger privilege poison_ring
        out: ...
        active: 0
    """,
    line="""
        0 offer 2 monocle | welcome hand trade offer
        2 accept bag_goblet
        0 ability monocle | monocle
        2 ability bag
        1 duel 0
        2 support defender
        3 support attacker
        0 show gloves | duel sides gloves
        0 rob | won
        0 steal key | steal
        2 says hold key
        2 spy 3
        3 offer 1 whip
        1 refuse
        0 announce | token announce
        0 name 2 | name
        0 done | done
        | end
    """,
)

COACH = Lesson(
    "castle-coach",
    seats=4,
    options={"edition": "coach"},
    scenario="""
        societies: brotherhood order brotherhood order
        professions: thug priest grand_master diplomat
        hands: goblet dagger monocle | key whip | goblet goblet knives | key coat
        active: 0
    """,
    line="""
        0 duel 1 | welcome hand duel
        3 support defender
        0 use thug | sides thug
        0 show dagger | dagger
        0 look | won
        1 offer 3 whip
        3 refuse
        2 offer 0 goblet
        0 accept dagger | refused accept
        0 offer 2 monocle | mine monocle
        2 accept knives
        0 ability monocle | ability
        1 offer 0 whip
        0 refuse | whip
        2 says hold goblet
        0 announce | holds announce
        0 name 2 | name
        0 done | done
        | end
    """,
)

LESSONS = (DEVIL, COACH)
