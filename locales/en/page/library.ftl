### The texts of a collection's table, of the library, and of the bar over a room.

# The note in place of the library and of a table when the worker can't tell what they hold.
library-refused = Games and lists can't be shown here: the browser refuses what that needs. A backup saves your games.

# The button that leads back to the table.
library-list = List

# The button that opens the next puzzle that is not solved.
library-next-unsolved = Next unsolved

# The button that closes the bar.
library-leave = Leave

# The name of the region with the files that are being read.
library-files-being-read = Files being read

# The button that opens the dialog with the progress of a file.
library-show-import = Show

# The question which column of a table holds the puzzles.
library-which-column = This table has several columns of boards. Which one holds the puzzles?

# The button that reads no column.
library-cancel = Cancel

# The name of the table.
library-puzzles = Puzzles

# The button that pauses judging.
library-pause = Pause

# The button that stops judging.
library-stop = Stop

# The button that resumes judging.
library-go-on = Go on

# The button that also has the puzzles rated by Sudoku Explainer.
library-rate-by-se = Rate by SE

# The button that opens a puzzle in Solve.
library-open-in-solve = Open in Solve

# The button that opens a puzzle in Play.
library-play = Play

# The button that makes a book of rows.
library-make-a-book = Make a book

# The text before the buttons that download rows.
library-download = Download

# The spoken beginning of the name of each of these buttons.
library-download-as = Download{" "}

# The filter by level.
library-level = Level

# The choice of rows of any level.
library-all-levels = All levels

# The filter by technique.
library-technique = Technique

# The choice of rows with any technique.
library-any-technique = Any technique

# The filter by the number of givens.
library-givens = Givens

# The choice of rows with any number of givens.
library-any-givens = Any givens

# The filter by what was found in the rows.
library-rows = Rows

# The choice of all rows.
library-all-rows = All rows

# The checkbox for rows that are not solved yet.
library-unsolved = Unsolved

# The checkbox that leaves out the rows that repeat the puzzle of an earlier row.
library-once = Each puzzle once

# What the checkbox leaves out.
library-about-once = Leaves out puzzles that equal an earlier one, and those that become it when rows, columns and digits are exchanged or the board is turned.

# The heading of the filters that are seldom used.
library-more-filters = More filters

# The checkbox for rows whose path takes singles and the chosen technique alone.
library-alone = Only singles beside it

# What the checkbox shows.
library-about-alone = Shows puzzles whose path takes singles and the chosen technique alone; where any technique is chosen, singles and one further technique.

# The field for the least rating by Sudoku Explainer.
library-se-from = SE from

# The field for the greatest rating by Sudoku Explainer.
library-se-to = SE to

# The note below the fields for the rating by Sudoku Explainer. "Rate by SE" is the button above them.
library-about-se-range = Only rows with an SE rating are shown. "Rate by SE" gives each row its rating.

# The field for words that the fields of a row must have.
library-words = Words in the file's columns

# The choice of a column of the file to sort by.
library-sort-by-own = Sort by a column of the file

# The choice of no column.
library-sort-by-none = Sort by a file column

# The checkbox that picks all rows.
library-pick-all = Pick all

# The head of the column of pictures.
library-picture = Picture

# The head of the column of progress.
library-state = State

# The head of the column of values from the file.
library-in-the-file = In the file

# The progress of a solved puzzle.
library-solved = Solved

# The progress of a puzzle with an unfinished game.
library-begun = Begun

# The progress of a puzzle without a game.
library-new = New

# The name of the search field.
library-search = Search

# The placeholder of the search field.
library-searched = Level, label, date, name, digits

# The filter by part of the library.
library-show = Show

# The filter by label.
library-label = Label

# The choice of entries with any label.
library-any-label = Any label

# The filter by time.
library-played = Played

# The choice of an order.
library-order = Order

# The detail of a game that has just been deleted.
library-binned = Moved to the bin, where it stays for 30 days

# The button that restores a deleted game.
library-put-back = Put back

# The button that downloads an unreadable game.
library-save-as-file = Save as file

# The placeholder of the field for labels.
library-commas-between = Labels, with commas between them

# What follows the name of a list in the bar while another puzzle is on the board and rows are still to be judged.
library-judging-going = : being checked

# What follows the name of a list in the bar while another puzzle is on the board and rows are still to be judged.
library-judging-stopped = : not all checked

# The label of the button that downloads rows in a form.
library-form-raw = file

# The choice of rows with a finding.
library-finding-problem = Any problem

# The choice of rows with a finding.
library-finding-unreadable = Can't be read

# The choice of rows with a finding.
library-finding-wrong-solution = Wrong solution in the file

# The choice of rows with a finding.
library-finding-no-solution = No solution

# The choice of rows with a finding.
library-finding-several-solutions = Several solutions

# The choice of rows with a finding.
library-finding-one-solution = One solution

# The choice of rows with a finding.
library-finding-minimal = Minimal

# The choice of rows with a finding.
library-finding-redundant = With redundant givens

# The choice of rows with a finding.
library-finding-repeated = Repeats an earlier row

# The head of a column. empty for a column of the file.
library-column-place = No.

# The head of a column. empty for a column of the file.
library-column-givens = Givens

# The head of a column. empty for a column of the file.
library-column-solutions = Solutions

# The head of a column. empty for a column of the file.
library-column-level = Level

# The head of a column. empty for a column of the file.
library-column-score = Score

# The head of a column. empty for a column of the file.
library-column-hardest = Hardest step

# The name of a part of the library.
library-part-all = All

# The name of a part of the library.
library-part-begun = To go on with

# The name of a part of the library.
library-part-finished = Finished

# The name of a part of the library.
library-part-favourites = Favourites

# The name of a part of the library.
library-part-lists = Lists of puzzles

# The name of a part of the library.
library-part-bin = Bin

# The name of a part of the library.
library-part-unreadable = Unreadable

# The name of a time at which something was played.
library-when-ever = Any time

# The name of a time at which something was played.
library-when-today = Today

# The name of a time at which something was played.
library-when-week = Last 7 days

# The name of a time at which something was played.
library-when-month = Last 30 days

# The name of a time at which something was played.
library-when-year = Last 12 months

# The name of an order of the library.
library-order-latest = Latest first

# The name of an order of the library.
library-order-oldest = Oldest first

# The name of an order of the library.
library-order-hardest = Hardest first

# The name of an order of the library.
library-order-easiest = Easiest first

# A list in the bar while its row is on the board
# $row (String) - the row's number
# $rows (String) - of how many
library-place = : { $row } of { $rows }

# A column of a table
# $name (String) - its name
# $counts (String) - the numbers of digits in its first rows
library-digits-in-column = { $name }: { $counts } digits in its first rows

# How many rows are checked
# $judged (String) - how many
# $rows (String) - of how many
library-checked = { $judged } of { $rows } checked

# How many rows are checked, with ratings by Sudoku Explainer
# $judged (String) - how many
# $rows (String) - of how many
library-checked-with-se = { $judged } of { $rows } checked, with SE

# How fast rows are checked
# $done (String) - how many are checked
# $pace (String) - rows a second
# $time (String) - the time that is left
library-pace = { $done }, { $pace } a second, { $time } left

# Checking is paused
# $done (String) - how many are checked
library-paused = { $done }, paused

# Some rows of a list are shown
# $count (Number) - the rows of the list
# $shown (String) - how many are shown
# $number (String) - the rows of the list, as it is written
library-some-shown = { $count ->
    [one] { $shown } of { $number } row shown
   *[other] { $shown } of { $number } rows shown
}

# A count beside the number of rows
# $number (String) - how many rows
library-picked = { $number } picked

# A count beside the number of rows
# $number (String) - how many rows
library-with-errors = { $number } with errors

# A count beside the number of rows
# $number (String) - how many rows
library-with-no-solution = { $number } with no solution

# A count beside the number of rows
# $number (String) - how many rows
library-with-several = { $number } with several solutions

# A count beside the number of rows
# $number (String) - how many rows
library-repeating = { $number } repeating an earlier row

# The choice of rows with few givens
# $most (Number) - the most givens
library-givens-at-most = at most { $most } givens

# An order by a column of the file
# $column (String) - the column's name
library-sorted = Sort: { $column }

# An order by a column of the file, the last value first
# $column (String) - the column's name
library-sorted-down = Sort: { $column }, last first

# The checkbox of a row
# $row (String) - its number
library-pick = Pick { $row }

# A number of solutions that were counted up to a limit
# $number (String) - the limit
library-or-more = { $number } or more

# A row that repeats an earlier one
# $row (String) - the earlier row's number
library-same-as = same as row { $row }

# A row whose puzzle becomes an earlier one if rows, columns and digits are exchanged
# $row (String) - the earlier row's number
library-isomorph-of = isomorph of row { $row }

# What is wrong with a row, for a narrow column
library-bad-solution = bad solution

# What is wrong with a row, for a narrow column
library-without-solution = no solution

# What is wrong with a row, for a narrow column
# $number (String) - the number of solutions
library-several = { $number } solutions

# What is wrong with a row, for a narrow column
# $number (String) - the limit up to which solutions are counted
library-several-or-more = { $number }+ solutions

# About the bin
library-about-bin = What is deleted stays here for 30 days.

# About what can't be read
library-about-unreadable = They are kept as they are, and can be saved as files.

# An empty library
library-about-library = Your games are kept here, and so is every file, paste or drop with more than one puzzle, as a list. All of it stays on this device.

# A search without result
library-nothing-found = Nothing is found. Choose less, or search for something else.

# How many entries are found
# $count (Number) - all entries
# $found (String) - how many are found
# $number (String) - all entries, as it is written
library-found-of = { $count ->
    [one] { $found } of { $number } item
   *[other] { $found } of { $number } items
}

# The button that lists more entries
# $number (Number) - how many
library-show-more = Show { $number } more

# When a game was played
# $date (String) - the day
library-played-on = Played { $date }

# When a list was opened
# $date (String) - the day
# $rows (String) - its rows
library-opened-on = Opened { $date }, { $rows }

# A damaged list
# $rows (String) - its rows
library-damaged = Damaged: { $rows }, shown as far as they can be read

# A list of a later version
library-saved-later = Saved by a later version of this page

# The day on which something was done
library-today = today

# The star of a game or list
# $name (String) - its name
library-favourite = Favourite: { $name }

# The labels of a game or list
# $name (String) - its name
library-labels = Labels: { $name }

# The button that deletes a game or list
# $name (String) - its name
library-delete = Delete: { $name }
