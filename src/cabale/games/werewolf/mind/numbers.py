"""Every number of the model, in one place.

Those of "The adviser's model of liars" are shares counted in the talk of adepts (75 matches at 8
seats, README.md), as is `BREAKS_ITS_WORD`, and those of `numbers.json` were counted in another
talk, as it says itself; the others were set by hand and kept because the arena showed no change
that was better.
"""

from __future__ import annotations

from importlib.resources import files
from json import loads

# --- how people act at night ---------------------------------------------------------------------

PASS_RATE = 0.1  # how often somebody who may act does not
SECOND_LOOK_PASS_RATE = 0.5  # the same for the investigator's second look

# --- how honest players talk ---------------------------------------------------------------------

MAY_YET_SPEAK = 0.5  # how often somebody says nothing, or not all, while the table still talks
SILENT_VILLAGER, SILENT_LIAR = 0.05, 0.15  # how often it stays so
UNTOLD = 0.05  # how often a villager keeps something to himself, for each thing

# --- the adept's model of liars: every story is equally likely -----------------------------------

DETAIL_OF_A_LIE = 0.15  # for each thing that is added to a story

# --- the adviser's model of liars ----------------------------------------------------------------

# How often a liar tells nothing beyond his role, something harmless, or of a wolf: by whether the
# role would have left something on the table, could have met a wolf, or neither.
LEAVES_SOMETHING = frozenset({"sentinel", "curator"})
MEETS_WOLVES = frozenset({"seer", "robber", "witch", "revealer", "doppelganger"})
OPEN_ROLE, ACCUSING_ROLE, QUIET_ROLE = (0.85, 0.15, 0.0), (0.1, 0.35, 0.55), (0.1, 0.9, 0.0)
ROLE_CLAIMED_BEFORE = 0.1  # how often he claims what is spoken for already
HARMLESS_STORIES = {
    "seer": 30,
    "apprentice_seer": 15,
    "paranormal_investigator": 20,
    "robber": 10,
    "witch": 60,
    "troublemaker": 6,
    "village_idiot": 2,
    "drunk": 3,
    "insomniac": 1,
    "revealer": 4,
    "sentinel": 1,
    "curator": 1,
    "aura_seer": 2,
    "mason": 2,
    "doppelganger": 20,
}
"""In how many ways the harmless story of a role with something to tell can be told, about."""

# --- both: what waiting says, and how liars talk where few cards leave a mark --------------------

LATE = 6.0  # times as likely a lie is if all others spoke twice before the role was claimed
MARKS = frozenset({"sentinel", "revealer", "curator"})  # cards that leave something on the table
MARKS_THAT_CHECK = 2  # how many of them in a deck hold the stories of the others in check
RISK_OF_DENIAL = 0.25  # how likely another may have the role that a liar dares to claim early
_FITTED = loads((files(__package__) / "numbers.json").read_text("utf-8"))
MANNERS: dict[str, tuple[float, float, float]] = {
    name: (bare, harmless, accusing) for name, (bare, harmless, accusing) in _FITTED["manners"]
}
"""What liars tell of a role where few cards leave a mark: nothing, something harmless, a wolf."""

# --- a tanner ------------------------------------------------------------------------------------

ADMITS = 0.05  # times as likely as another story one of the pack says that it is of the pack

# --- the proposal: guesses that decide which deals are looked at, not what they weigh ------------

DETAIL_GUESS = {
    "saw": 0.12,
    "robbed": 0.12,
    "gave": 0.12,
    "copied": 0.12,
    "saw_centre": 0.25,
    "drank": 0.3,
    "shifted": 0.5,
    "exchanged": 0.03,
}
"""How likely somebody did just this thing that he tells of, but for what lies open anyway."""
REASON_TO_LIE_GUESS = 0.15  # how likely somebody who was no liar by his deal found a reason
ODD_WITCH_GUESS = 0.05  # how likely the centre is not as a witch tells, or she hides something else

# --- how much is looked at -----------------------------------------------------------------------

USUAL_NIGHTS = {3: 300, 8: 150}  # particles kept between calls, from this many seats on
NIGHTS_WHEN_LATE = 60  # the same when time is up
DEALS_PER_NIGHT, MOST_DEALS = 8, 1_500  # partial deals kept while they are dealt
SMALL_TABLE, FEW_DEALS, ENOUGH_NIGHTS = 5, 400, 100  # up to these all nights are enumerated
QUICK_NIGHTS = 8  # the same for a bot that must be quick
RETRY_FACTOR = 2  # times as many, when no particle explains what was said
IMAGINED_WORLDS = 40  # worlds of the hard facts, when no particle does

# --- doubt ---------------------------------------------------------------------------------------

DOUBT = 0.02  # the share of what the model of speech does not know
SAMPLING_DOUBT = 1.0  # how much the variance of an estimate adds to it
LEAST_PRIOR, MOST_PRIOR = 0.02, 0.9

# --- the adept -----------------------------------------------------------------------------------

PEACE = 0.4  # how likely no wolf is about, from which on a villager votes so that nobody dies
SILENT_SEATS = 1  # how many may stay silent before a liar stops waiting for them
HASTY = -0.5  # the temper that waits for one less
FOLLOWING = 0.2  # how much a vote weighs that all trusted others announce, in chances of a wolf
BREAKS_ITS_WORD = 0.2  # how likely the pack does not vote as it says: adepts' 0.11, masters' 0.35
LAST_WORD = 0.5  # how often an adept of the pack votes as is best at last, whatever it has said
FOLLOWING_OF_THE_PACK = 1.0  # the same for one of the pack
MOST_ANNOUNCEMENTS = 3  # how often a seat may say how it will vote when the stories are told
STORIES = 100  # how many cover stories a liar evaluates, for all seats together
NIGHTS_PER_STORY = 60  # particles for each
EQUALLY_GOOD = 0.01  # stories within this of the best: the bold tell more, the timid less
ADVISER_NIGHTS, ADVISER_STORIES = 3, 2  # times as many for the vote, and for a story
SECONDS_TO_VOTE, SECONDS_TO_LIE = 0.25, 0.5  # at a live table
LEAST_HASTE = 0.3  # the part of these that is needed in any case
