"""Every choice and every claim that a seat can ever have."""

from cabale.core import Verb

VERBS = (Verb("keep"), Verb("trade"))
CLAIMS = (Verb("hold", card="number"),)
