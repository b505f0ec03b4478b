"""What a seat may see and know: the only doors out."""
