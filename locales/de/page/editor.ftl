### The texts of the puzzle editor.

editor-write-givens = Write the givens

editor-how-to-write = 0, a dot or the space bar skips a cell.

editor-verdict = Verdict

editor-clear = Clear

editor-cleared = Cleared.

editor-complete = Add givens until unique

editor-make-minimal = Make minimal

editor-play-it = Play it

editor-solve-it = Solve step by step

editor-from-solve = Take it from Solve

editor-one-more = One more given

editor-easiest-first = One more given, easiest first

editor-same-puzzle = The same puzzle in another guise

editor-turn = Turn

editor-mirror = Mirror

editor-relabel = Relabel

editor-shuffle = Shuffle

editor-canonical = Canonical form

editor-about-isomorphs = Puzzles that are turned, relabelled or shuffled into one another have one canonical form. Their scores may differ: of equal steps a path takes the first.

editor-without-given = Solutions without a given

editor-times-without-given = Without a given, times as many solutions, rounded up

editor-with-digit = With a digit, solutions
