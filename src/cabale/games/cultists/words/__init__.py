"""What players read: the catalogues, and the lessons."""
