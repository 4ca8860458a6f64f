### What is only spoken: the answers to queries by keyboard, and changes that are else only seen.

query-highlight-which = Highlight which digit?

query-line-gone = Line removed.

query-no-colour = no colour
