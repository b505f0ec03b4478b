"""The HTTP half of the wire, one file for each subject."""

from cabale.server.api import (
    comments,
    company,
    course,
    events,
    hours,
    ladders,
    manners,
    me,
    notices,
    past,
    profiles,
    puzzles,
    shelf,
    sums,
    tables,
)
from cabale.server.api.http import ROUTES, Call

__all__ = [
    "ROUTES",
    "Call",
    "comments",
    "company",
    "course",
    "events",
    "hours",
    "ladders",
    "manners",
    "me",
    "notices",
    "past",
    "profiles",
    "puzzles",
    "shelf",
    "sums",
    "tables",
]
