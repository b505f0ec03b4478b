"""What a device is called in the list of sessions: its browser and its system, nothing finer."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox",
    "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows",
    "CrOS": "ChromeOS", "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def device_name(agent: str) -> str:
    """From the header `User-Agent`; empty where it says nothing that is known."""
    found = (
        next((name for mark, name in names.items() if mark in agent), "")
        for names in (BROWSERS, SYSTEMS)
    )
    return " · ".join(name for name in found if name)
