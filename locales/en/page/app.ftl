### The texts of actions between rooms, and of imports and exports.

# The message on a puzzle of a list that was to be played and is shown in Solve.
app-for-solve = This puzzle has one solution only by the candidates that are ruled out, which a game can't hold: here it is in Solve.

# The message that something was copied.
app-copied = Copied.

# The message that the puzzle was copied, which is all that stands on the board.
app-puzzle-copied = Puzzle copied.

# The message that the givens of a game were copied.
app-givens-copied = Puzzle copied without your digits and notes. Export has forms that keep them.

# The message that the digits of a full board were copied.
app-digits-copied = All digits copied.

# The message that a position was copied.
app-library-line-copied = Position copied as a line for HoDoKu, with your digits and eliminations.

# The message that the browser refused to copy.
app-copy-refused = The browser did not allow copying.

# The message that the clipboard could not be read.
app-clipboard-refused = The browser did not let the page read the clipboard. Paste into the box instead.

# The message that a text is longer than the page reads.
app-text-too-long = Not read: the text is longer than 20 MB. Save it as a file, and open that.

# The message that the browser ignored the request to print.
app-not-printed = The browser did not print. In a frame of another page, or inside another app, it may refuse to: open Nonet in a window of its own, or save a picture (Share).

# The warning that the browser starts no worker.
app-no-worker = The browser refuses to start the part of Nonet that reasons: hints, steps, ratings, new puzzles and the reading of puzzles do not work here. Open Nonet in a window of its own or in another browser.

# The button that cancels the request for a puzzle.
app-stop-making = Stop

# The message that the generator found no puzzle for the request.
app-none-found = None was found. Try again.

# The button that opens what came after the player went on.
app-open-late = Open it

# The message that what was opened in the library came after the player went on.
app-collection-late = Ready: what you opened in the library.

# The message that a file's puzzles can't be found without the player, who went on.
app-which-column-late = Your file waits: which column holds the puzzles?

# The button that opens that question.
app-choose-column = Choose

# The button that opens the list that was made from a file.
app-open-list = Open the list

# The button that starts a game at the position of a link.
app-start-from-link = Start from the link

# The button that downloads the solved table.
app-download-csv = Download CSV

# The button that reads a text in the alternative way, with lone digits as givens.
app-lone-digits-as-givens = Take lone digits as givens

# The outcome of a backup's game that was restored from the bin.
app-back-from-bin = Back from the bin.

# The outcome of a backup's game that this browser did not have.
app-added = Added.

# The outcome of a backup's game that has more moves in the backup.
app-brought-up-to-date = Brought up to date from the backup.

# The outcome of a backup's game whose moves are all in this browser's game, which may have more.
app-already-here = Already here, with all that the backup has.

# The outcome of a backup's game whose moves differ in the backup and in this browser.
app-both-kept = Went on differently here: both are kept.

# A puzzle was made after the player went on
# $what (String) - what was asked for: a level, a day or a technique
app-made-late = Made: { $what }.

# A file is too large
# $name (String) - the file's name
app-too-large = { $name } is larger than 200 MB, so it was not opened.

# A file is no text
# $name (String) - the file's name
app-no-text = { $name } is not text in UTF-8, save it as plain text in UTF-8.

# Why a question was not answered. It stands within question-failed.
app-worker-garbled = its message was garbled

# Why a question was not answered. It stands within question-failed.
app-worker-refused = the browser refused to start it

# Why a question was not answered. It stands within question-failed.
app-worker-not-loaded = a part of this page could not be loaded, reload it to go on

# Why a question was not answered. It stands within question-failed.
app-worker-of-other-build = there is a newer version of this page, reload it to go on

# Why a question was not answered. It stands within question-failed.
app-question-not-written = the question could not be written
