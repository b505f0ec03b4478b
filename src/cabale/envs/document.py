"""Write down what each number of an observation means: `python -m cabale.envs.document`.

The part of docs/research.md between the two marks is made from `Game.features`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cabale.core import Game, game, names

BEGIN = "<!-- features: written by python -m cabale.envs.document -->"
END = "<!-- end of features -->"


def features_of(game: Game[Any]) -> Iterator[str]:
    """A table of the features at the fewest and the most seats."""
    few, many = game.seats[0], game.seats[-1]
    small = [*game.features(few), *game.past_features(few)]
    large = [*game.features(many), *game.past_features(many)]
    sizes = {feature.name: feature.size for feature in large}
    yield f"### {game.name}, rules {game.rules}, observation {game.observation}"
    yield ""
    yield (
        f"{game.observation_size(few)} numbers for {few} seats, {game.observation_size(many)} "
        f"for {many}; with the past {game.observation_size(few, past=True)} and "
        f"{game.observation_size(many, past=True)}; {len(game.catalogue(few))} to "
        f"{len(game.catalogue(many))} choices, {len(game.claim_catalogue(few)) - 1} to "
        f"{len(game.claim_catalogue(many)) - 1} claims."
    )
    yield ""
    yield "| feature | numbers | meaning |"
    yield "| --- | --- | --- |"
    for feature in small:
        most = sizes.pop(feature.name, feature.size)
        size = str(feature.size) if most == feature.size else f"{feature.size} … {most}"
        yield f"| {feature.name} | {size} | {feature.meaning} |"
    for feature in large:
        if feature.name in sizes:
            yield f"| {feature.name} | 0 … {feature.size} | {feature.meaning} |"
    yield ""


def document(page: str) -> str:
    """The page with its features as they are now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = [line for name in names() for line in features_of(game(name))]
    return "\n".join([before + BEGIN, "", *lines]) + END + after


if __name__ == "__main__":
    place = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/research.md")
    place.write_text(document(place.read_text(encoding="utf-8")), encoding="utf-8")
