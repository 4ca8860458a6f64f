### The texts of a collection's table, of the library, and of the bar over a room.

library-refused = Games and lists can't be shown here: the browser refuses what that needs. A backup saves your games.

library-list = List

library-next-unsolved = Next unsolved

library-leave = Leave

library-files-being-read = Files being read

library-show-import = Show

library-which-column = This table has several columns of boards. Which one holds the puzzles?

library-cancel = Cancel

library-puzzles = Puzzles

library-pause = Pause

library-stop = Stop

library-go-on = Go on

library-rate-by-se = Rate by SE

library-open-in-solve = Open in Solve

library-play = Play

library-make-a-book = Make a book

library-download = Download

library-download-as = Download{" "}

library-level = Level

library-all-levels = All levels

library-technique = Technique

library-any-technique = Any technique

library-givens = Givens

library-any-givens = Any givens

library-rows = Rows

library-all-rows = All rows

library-unsolved = Unsolved

library-once = Each puzzle once

library-about-once = Leaves out puzzles that equal an earlier one, and those that become it when rows, columns and digits are exchanged or the board is turned.

library-sort-by-own = Sort by a column of the file

library-sort-by-none = Sort by a file column

library-pick-all = Pick all

library-picture = Picture

library-state = State

library-in-the-file = In the file

library-solved = Solved

library-begun = Begun

library-new = New

library-search = Search

library-searched = Level, label, date, name, digits

library-show = Show

library-label = Label

library-any-label = Any label

library-played = Played

library-order = Order

library-binned = Moved to the bin, where it stays for 30 days

library-put-back = Put back

library-save-as-file = Save as file

library-commas-between = Labels, with commas between them

library-judging-going = : being checked

library-judging-stopped = : not all checked

library-form-raw = file

library-finding-problem = Any problem

library-finding-unreadable = Can't be read

library-finding-wrong-solution = Wrong solution in the file

library-finding-no-solution = No solution

library-finding-several-solutions = Several solutions

library-finding-one-solution = One solution

library-finding-repeated = Repeats an earlier row

library-column-place = No.

library-column-givens = Givens

library-column-solutions = Solutions

library-column-level = Level

library-column-score = Score

library-column-hardest = Hardest step

library-part-all = All

library-part-begun = To go on with

library-part-finished = Finished

library-part-favourites = Favourites

library-part-lists = Lists of puzzles

library-part-bin = Bin

library-part-unreadable = Unreadable

library-when-ever = Any time

library-when-today = Today

library-when-week = Last 7 days

library-when-month = Last 30 days

library-when-year = Last 12 months

library-order-latest = Latest first

library-order-oldest = Oldest first

library-order-hardest = Hardest first

library-order-easiest = Easiest first
