"""Nets are trained here: from what searches find, then by PPO in a league, judged by the arena.

`tables` plays the matches, `pool` lets processes do so, `learner` learns from them (with torch) and
`run` leads from the first deal to a file of weights. `cabale.bots.net` plays with them, without any
of this.
"""
