"""People to play with: the queue, friends, circles, ladders, profiles."""
