"""What people type, heard as claims of a game: offline, from catalogues and files of synonyms.

`Hearer` is the way in. `docs/talk.md` has the method and the form of the files.
"""

from cabale.talk.hearing import Heard, Hearer

__all__ = ["Heard", "Hearer"]
