"""The same matches in the shapes researchers use."""
