"""Cards of bots as text: one on a page, and all of them on one page, ours first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cabale.arena.benchmark import Against, Card, SizeFigures


def page(card: Card) -> Iterator[str]:
    """One card, line by line."""
    yield (
        f"{card['bot']}: {card['deals']} deals of each table, from deal {card['first_deal']} on, "
        f"cabale {card['version']}"
    )
    for name, sizes in card["games"].items():
        yield ""
        yield name
        for seats, figures in sizes.items():
            yield f"  {seats} seats (even is {figures['even']:.0%}), {_time(figures)}"
            for opponent, got in figures["against"].items():
                if got is not None:
                    low, high = got["interval"]
                    yield (
                        f"    against {opponent}: {got['win_rate']:.1%} "
                        f"({low:.1%} … {high:.1%}, {got['games']} matches)"
                        + (f", {got['forfeits']} forfeited" if got["forfeits"] else "")
                    )
                    yield from _seats_won(got)
            belief = figures["belief"]
            if belief is not None:
                yield (
                    f"    knows {belief['known']:.0%} of what can be known of the others' sides "
                    f"(log-loss {belief['bot']:.3f}; a guess {belief['prior']:.3f}, "
                    f"the facts {belief['facts']:.3f}, our model {belief['model']:.3f})"
                )


def _seats_won(got: Against) -> Iterator[str]:
    """The line below, in a game whose seats may change sides."""
    seats = got.get("seats_won")
    if seats is not None:
        ahead, low, high = (100 * part for part in (seats["ahead"], *seats["interval"]))
        yield (
            f"      {seats['won']:.1%} of its own seats won, {ahead:+.1f} points to the other's "
            f"({low:+.1f} … {high:+.1f}, {seats['deals']} deals)"
        )


def _time(figures: SizeFigures) -> str:
    median, p99 = figures["median_seconds"] * 1e3, figures["p99_seconds"] * 1e3
    return f"{median:.1f} ms a decision, {p99:.1f} ms at most (99 %)"


def leaderboard(cards: Iterable[Card]) -> str:
    """All cards as a page of Markdown."""
    ranked = sorted(cards, key=lambda card: (not card["house"], -_mean(_rates(card)), card["bot"]))
    lines = [
        "# What bots are worth",
        "",
        "Written by `cabale leaderboard docs/cards --out docs/leaderboard.md` from the cards that",
        "`cabale benchmark BOT --out docs/cards/NAME.json` writes. A figure is the mean over the",
        "sizes of table on the card: the share of matches won against each opponent on the same",
        "deals, sides and seats swapped, with what an even bot would win in brackets, and the",
        "number of matches. Where seats may change sides (Werewolf), it also says how many",
        "points more of the bot's own seats won than of the other's: the measure to judge by.",
        "*Knows* is the part that the bot knows of what our own model knows of the others' sides",
        "beyond a guess; a dash is a bot that states no beliefs. Bots of this package come first.",
    ]
    for name in sorted({name for card in ranked for name in card["games"]}):
        lines += ["", f"## {name}", "", *_table(name, [c for c in ranked if name in c["games"]])]
    return "\n".join(lines) + "\n"


def _table(name: str, cards: Sequence[Card]) -> Iterator[str]:
    opponents = list(
        dict.fromkeys(
            opponent
            for card in cards
            for figures in card["games"][name].values()
            for opponent in figures["against"]
        )
    )
    yield ("| bot | seats | " + " | ".join(f"vs {one}" for one in opponents) + (" | knows | ms |"))
    yield "| --- | --- | " + "--- | " * len(opponents) + "--- | --- |"
    for card in cards:
        sizes = card["games"][name]
        cells = [_against(opponent, list(sizes.values())) for opponent in opponents]
        known = [f["belief"]["known"] for f in sizes.values() if f["belief"] is not None]
        knows = f"{_mean(known):.0%}" if known else "–"
        spent = _mean([figures["median_seconds"] for figures in sizes.values()]) * 1e3
        yield (
            f"| {card['bot']} | {', '.join(sizes)} | {' | '.join(cells)} | {knows} | {spent:.1f} |"
        )


def _against(opponent: str, sizes: Sequence[SizeFigures]) -> str:
    met = [(f, got) for f in sizes if (got := f["against"].get(opponent)) is not None]
    if not met:
        return "–"
    even = _mean([figures["even"] for figures, _ in met])
    matches = sum(got["games"] for _, got in met)
    ahead = [seats["ahead"] for _, got in met if (seats := got.get("seats_won")) is not None]
    more = f", {100 * _mean(ahead):+.0f}" if ahead else ""
    return f"{_mean([got['win_rate'] for _, got in met]):.0%} ({even:.0%}){more} · {matches}"


def _rates(card: Card) -> list[float]:
    return [
        got["win_rate"] - figures["even"]
        for sizes in card["games"].values()
        for figures in sizes.values()
        for got in figures["against"].values()
        if got is not None
    ]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
