"""The README tells the truth: its example runs as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_plays_a_match() -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.S | re.M)
    ran = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    assert "Outcome(winners=" in ran.stdout
