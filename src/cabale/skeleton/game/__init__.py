"""Sample: everybody holds a hidden card and may trade it once; the highest wins."""

from cabale.skeleton.game.game import Sample

GAME = Sample()
