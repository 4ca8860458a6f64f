### What is only spoken: the answers to queries by keyboard, and changes that are else only seen.

# The question after the key for highlighting.
query-highlight-which = Highlight which digit?

# The words on a line that was removed.
query-line-gone = Line removed.

# What is said in place of a colour where there is none
query-no-colour = no colour
