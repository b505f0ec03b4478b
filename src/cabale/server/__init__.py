"""Tables that people and bots share: live, durable, tight-lipped."""
