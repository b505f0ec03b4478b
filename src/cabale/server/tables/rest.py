"""When people rest: nights, weekends and holidays, during which slow clocks stand still."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from cabale.server.wire.clocks import Holiday, HoursOff
from cabale.server.wire.refusal import Refusal

LONGEST_NIGHT = 14 * 60
LONGEST_HOLIDAYS = 42
"""Days of all holidays together: a match is not put off for ever."""
DAY = timedelta(days=1)
YEARS = 3
"""So far ahead rest is looked for at most."""
Span = tuple[int, int]
"""Two moments, in milliseconds since 1970."""


def check(hours: HoursOff) -> None:
    """Refuse hours in which somebody would hardly ever be there, or that make no sense."""
    if hours.zone not in available_timezones():
        raise Refusal("unfit", f"there is no time zone {hours.zone!r}")
    if hours.night is not None:
        minutes = (hours.night.ends - hours.night.begins) % (24 * 60)
        if not 0 < minutes <= LONGEST_NIGHT:
            raise Refusal("unfit", f"a night has {LONGEST_NIGHT // 60} hours at most")
    days = 0
    for holiday in hours.holidays:
        try:
            first, last = date.fromisoformat(holiday.first), date.fromisoformat(holiday.last)
        except ValueError:
            raise Refusal("unfit", "there is no such day") from None
        if last < first:
            raise Refusal("unfit", "holidays end before they begin")
        days += (last - first).days + 1
    if days > LONGEST_HOLIDAYS:
        raise Refusal("unfit", f"holidays have {LONGEST_HOLIDAYS} days at most")


@lru_cache(maxsize=4096)
def ends_at(hours: HoursOff | None, start: int, length: int) -> int:
    """When so many milliseconds are over that begin at `start`, those of rest not counted.

    It is asked of every seat whenever a table is shown, and of one question the answer is the same.
    """
    if hours is None:
        return start + length
    at, left = start, length
    for begins, ends in _off(hours, start):
        if begins - at >= left:
            break
        left -= max(0, begins - at)
        at = max(at, ends)
    return at + left


def awake(hours: HoursOff | None, start: int, end: int) -> int:
    """How many milliseconds between two moments were none of rest."""
    if hours is None:
        return end - start
    rested = 0
    for begins, ends in _off(hours, start):
        if begins >= end:
            break
        rested += min(ends, end) - max(begins, start)
    return end - start - rested


def rests(hours: HoursOff | None, now: int) -> bool:
    """Whether somebody rests at this moment."""
    return awake(hours, now, now + 1) == 0


def _off(hours: HoursOff, start: int) -> Iterator[Span]:
    """The spans of rest that end after `start`, in order and none beside another."""
    zone = _zone(hours.zone)
    today = datetime.fromtimestamp(start / 1000, UTC).astimezone(zone).date()
    open_span: Span | None = None
    for day in _days(hours, today - DAY):
        for begins, ends in _of_day(hours, zone, day):
            if ends <= start:
                continue
            if open_span is not None and begins <= open_span[1]:
                open_span = (open_span[0], max(open_span[1], ends))
                continue
            if open_span is not None:
                yield open_span
            open_span = (max(begins, start), ends)
        if open_span is not None and open_span[1] < _moment(zone, day + DAY, 0):
            yield open_span
            open_span = None
    if open_span is not None:
        yield open_span


def _days(hours: HoursOff, first: date) -> Iterable[date]:
    """The days from `first` on, in order; of somebody who has only holidays these alone."""
    if hours.night is not None or hours.weekends:
        return (first + DAY * n for n in range(YEARS * 366))
    free = {day for holiday in hours.holidays for day in _of_holiday(holiday)}
    return sorted(day for day in free if first <= day < first + DAY * YEARS * 366)


def _of_holiday(holiday: Holiday) -> Iterator[date]:
    first, last = date.fromisoformat(holiday.first), date.fromisoformat(holiday.last)
    return (first + DAY * n for n in range((last - first).days + 1))


def _zone(name: str) -> tzinfo:
    """A zone that this machine knows nothing of any more keeps no table from going on."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def _of_day(hours: HoursOff, zone: tzinfo, day: date) -> Iterator[Span]:
    """What begins on a day of the person's calendar, in order."""
    if (hours.weekends and day.weekday() >= 5) or _is_holiday(hours, day):
        yield _moment(zone, day, 0), _moment(zone, day + DAY, 0)
    if hours.night is not None:
        begins, ends = hours.night.begins, hours.night.ends
        yield _moment(zone, day, begins), _moment(zone, day + DAY * (ends <= begins), ends)


def _is_holiday(hours: HoursOff, day: date) -> bool:
    return any(one.first <= day.isoformat() <= one.last for one in hours.holidays)


def _moment(zone: tzinfo, day: date, minutes: int) -> int:
    local = datetime.combine(day, time(minutes // 60, minutes % 60), zone)
    return int(local.timestamp() * 1000)
