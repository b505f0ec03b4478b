"""For whoever runs a server: starting it, looking after it, its figures."""
