"""The games on the shelf: one folder each."""
