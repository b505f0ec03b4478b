"""Identities, accounts and sessions, and limits on how often somebody may ask."""
