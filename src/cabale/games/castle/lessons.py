"""The first match with a coach."""

from cabale.core import Lesson

LESSONS: tuple[Lesson, ...] = ()
