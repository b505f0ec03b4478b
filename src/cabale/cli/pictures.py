"""Pictures of what was known: a curve of reliability, and a page about one match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from cabale.bots.insight import Known

COLOURS = ("#1b6ca8", "#c2410c", "#15803d", "#7e22ce", "#b91c1c", "#0f766e", "#a16207", "#334155")


def reliability(answers: Mapping[str, Any]) -> str:
    """Of all to which a chance was given, the share that was so: on the grey line both agree."""
    lines = ['<path d="M50 250L350 50" stroke="#bbb"/>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = 50 + 300 * share, 250 - 200 * share
        lines.append(f'<text x="{x}" y="268" text-anchor="middle">{share:.0%}</text>')
        lines.append(f'<text x="44" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    lines.append('<text x="200" y="290" text-anchor="middle">chance that was given</text>')
    lines.append('<text x="50" y="36">share that was so</text>')
    for number, (who, got) in enumerate(answers.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [(50 + 300 * p, 250 - 200 * t) for p, t, _ in got["reliability"]]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}"/>')
        lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        lines.append(f'<text x="360" y="{60 + 20 * number}" fill="{colour}">{escape(who)}</text>')
    return _svg(460, 300, lines)


def page(
    title: str,
    sentences: Sequence[str],
    names: Sequence[str],
    truth: Sequence[bool],
    moments: Sequence[Known],
    told: Mapping[int, str],
    turns: tuple[str, Sequence[tuple[str, str]]],
) -> str:
    """A page of its own: sentences, a line for each seat, and the turning points under a heading.

    `told` says what happened at an entry; the line of a seat of whom it was true is solid.
    """
    last = max(moment.n for moment in moments) + 1 or 1
    lines = [
        f'<path d="M50 {250 - 2 * y}H650" stroke="#ddd"/>'
        f'<text x="12" y="{254 - 2 * y}">{y}\u00a0%</text>'
        for y in (0, 25, 50, 75, 100)
    ]
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        points = [(50 + 600 * (m.n + 1) / last, 250 - 200 * m.chances[seat]) for m in moments]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        dashes = "" if truth[seat] else ' stroke-dasharray="4 3"'
        lines.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>'
        )
        for (x, y), moment in zip(points, moments, strict=True):
            tip = f"{name}: {moment.chances[seat]:.0%}. {told.get(moment.n, '')}"
            lines.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}">'
                f"<title>{escape(tip.strip())}</title></circle>"
            )
        lines.append(f'<text x="665" y="{60 + 18 * seat}" fill="{colour}">{escape(name)}</text>')
    heading, points_in_words = turns
    listed = "".join(
        f"<li><b>{escape(change)}</b> {escape(why)}</li>" for change, why in points_in_words
    )
    return (
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        "<style>body{font-family:sans-serif;max-width:60rem;margin:1rem auto}</style>"
        f"<title>{escape(title)}</title><h1>{escape(title)}</h1>"
        + "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
        + _svg(800, 280, lines)
        + (f"<h2>{escape(heading)}</h2><ol>{listed}</ol>\n" if listed else "\n")
    )


def _svg(width: int, height: int, lines: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12">{"".join(lines)}</svg>\n'
    )
