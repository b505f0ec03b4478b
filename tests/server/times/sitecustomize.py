"""Every Python process that finds this begins on another day, see `tests.server.days`."""

import os

if "CABALE_TEST_DAY" in os.environ:
    from tests.server.days import live_in

    live_in(os.environ["CABALE_TEST_DAY"])
