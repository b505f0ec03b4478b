"""Run as a program: an errand that writes its process's id into a file, and is never done."""

from __future__ import annotations

import os
import time
from pathlib import Path

from cabale.server.operations.bounds import read_errand

if __name__ == "__main__":
    Path(read_errand().decode()).write_text(str(os.getpid()))
    while True:
        time.sleep(0.1)
