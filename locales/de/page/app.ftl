### The texts of actions between rooms, and of imports and exports.

app-for-solve = This puzzle has one solution only by the candidates that are ruled out, which a game can't hold: here it is in Solve.

app-copied = Copied.

app-puzzle-copied = Puzzle copied.

app-givens-copied = Puzzle copied without your digits and notes. Export has forms that keep them.

app-digits-copied = All digits copied.

app-library-line-copied = Position copied as a line for HoDoKu, with your digits and eliminations.

app-copy-refused = The browser did not allow copying.

app-clipboard-refused = The browser did not let the page read the clipboard. Paste into the box instead.

app-text-too-long = Not read: the text is longer than 20 MB. Save it as a file, and open that.

app-not-printed = The browser did not print. In a frame of another page, or inside another app, it may refuse to: open Nonet in a window of its own, or save a picture (Share).

app-no-worker = The browser refuses to start the part of Nonet that reasons: hints, steps, ratings, new puzzles and the reading of puzzles do not work here. Open Nonet in a window of its own or in another browser.

app-stop-making = Stop

app-none-found = None was found. Try again.

app-open-late = Open it

app-collection-late = Ready: what you opened in the library.

app-which-column-late = Your file waits: which column holds the puzzles?

app-choose-column = Choose

app-open-list = Open the list

app-start-from-link = Start from the link

app-download-csv = Download CSV

app-lone-digits-as-givens = Take lone digits as givens

app-back-from-bin = Back from the bin.

app-added = Added.

app-brought-up-to-date = Brought up to date from the backup.

app-already-here = Already here, with all that the backup has.

app-both-kept = Went on differently here: both are kept.
