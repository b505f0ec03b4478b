"""Who is told that it is their turn, and how: on their devices, by mail, by a webhook."""
