"""`python -m cabale`."""

from cabale.cli import main

main()
