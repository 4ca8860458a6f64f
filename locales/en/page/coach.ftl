### The texts on the player's own position, other than those of the worker.

# The message that the worker takes longer than usual.
coach-looking = Still looking…
