"""Who somebody is, and how often they may knock."""
