"""Whether two builds of the package play the same: `python scripts/builds.py build/compiled 1000`.

Both play so many matches of every game, at all seat counts and under all variants, by the same
random numbers, one in twenty by bots. The log of each match, what every seat saw of it, its views,
observations and masks all along must be equal to the byte.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random

SOURCE = Path(__file__).resolve().parent.parent / "src"
LOOK_EVERY = 40
"""So many decisions lie between two looks of all seats at the table."""
BOTS_EVERY = 20
"""One in so many matches is played by bots, whose minds are compiled, too."""
LEVELS = ("adept", "novice", "master@2")


def told(name: str, matches: int) -> Iterator[str]:
    """A line for every match: how it was set up, and a hash of all that left the engine."""
    from cabale.core import game

    one = game(name)
    tables = [(seats, options) for seats in one.seats for options in one.variants(seats)]
    for seed, (seats, options) in enumerate(islice(cycle(tables), matches)):
        played = _played_by_bots if seed % BOTS_EVERY == 0 else _played
        yield f"{name} {seats} {seed} {played(name, seats, seed, dict(options))}"


def _played_by_bots(name: str, seats: int, seed: int, options: dict[str, object]) -> str:
    from cabale.bots import play_out, sit_down
    from cabale.core import new_match

    match = new_match(name, seats, seed, options)
    levels = [LEVELS[(seat + seed // BOTS_EVERY) % len(LEVELS)] for seat in range(seats)]
    play_out(match, sit_down(match, levels, seed), Random(seed))
    return hashlib.sha256(match.log.dumps().encode()).hexdigest()


def _played(name: str, seats: int, seed: int, options: dict[str, object]) -> str:
    from cabale.core import new_match

    match = new_match(name, seats, seed, options, live=seed % 3 == 0)
    rng, found, decisions = Random(seed), hashlib.sha256(), 0

    def look() -> None:
        for seat in range(seats):
            found.update(json.dumps(match.view(seat), ensure_ascii=False).encode())
            found.update(bytes(memoryview(match.observe(seat)).cast("B")))  # type: ignore[arg-type]
            found.update(bytes(match.mask(seat)))
        found.update(json.dumps(match.view(None), ensure_ascii=False).encode())

    while asked := match.decisions:
        if decisions % LOOK_EVERY == 0:
            look()
            world = match.clone().imagine(next(iter(asked)), Random(seed))
            for eyes in (None, *range(seats)):
                seen = [world.view(eyes), world.events(eyes)]
                found.update(json.dumps(seen, ensure_ascii=False).encode())
        seat = rng.choice(list(asked))
        match.play(seat, rng.choice(asked[seat].choices))
        decisions += 1
    look()
    for eyes in (None, *range(seats)):
        found.update(json.dumps(match.events(eyes), ensure_ascii=False).encode())
    found.update(match.log.dumps().encode())
    return found.hexdigest()


def lines(home: Path, name: str, matches: int) -> list[str]:
    """The same, from the package that lies there."""
    ran = subprocess.run(
        [sys.executable, __file__, "play", name, str(matches)],
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.splitlines()


def differences(home: Path, name: str, matches: int) -> list[str]:
    """The matches that the build in `home` played otherwise than the source."""
    assert any((home / "cabale" / "core").glob("match.*.*")), f"{home} holds nothing compiled"
    compiled, plain = lines(home, name, matches), lines(SOURCE, name, matches)
    assert len(compiled) == len(plain) == matches
    return [one for one, other in zip(compiled, plain, strict=True) if one != other]


def main(home: Path, matches: int) -> None:
    from cabale.core import names

    for name in names():
        other = differences(home, name, matches)
        print(f"{name}: {matches} matches, {len(other)} differ", *other[:5], sep="\n  ", flush=True)
        if other:
            sys.exit(1)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        for line in told(sys.argv[2], int(sys.argv[3])):
            print(line)
    else:
        main(Path(sys.argv[1]), int(sys.argv[2]))
