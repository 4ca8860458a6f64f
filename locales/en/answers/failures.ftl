### Why the worker has no answer. Each stands within page-question-failed.

# The question is about nothing that is there.
answer-not-known = nothing is known of it

# The answer can't be sent.
answer-not-written = the answer could not be written
