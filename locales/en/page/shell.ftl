### The texts of the header, the dialogs and the messages.

# The name of the page.
shell-name = Nonet

# The name of the links to the rooms.
shell-rooms = Rooms

# The name of the Play room.
shell-play = Play

# The name of the Solve room.
shell-solve = Solve

# The link to the Learn room.
shell-learn = Learn

# The name of the Make room.
shell-make = Make

# The button that opens the menu, and the menu's name.
shell-menu = Menu

# The button that opens the dialog to enter a puzzle, and the dialog's title.
shell-entry = Enter or paste a puzzle

# The menu item and the title of the share dialog.
shell-share = Share

# The menu item and the title of the export dialog.
shell-export = Export

# The menu item and the title of the print dialog, and its button that prints.
shell-print = Print

# The menu item and the title of the library.
shell-library = Library

# The menu item and the title of the list of techniques.
shell-techniques = Techniques

# The menu item and the title of the list of keys.
shell-keys = Keys

# The menu item and the title of the settings, and the buttons that open them.
shell-settings = Settings

# The title of the dialog with the outcomes of a restored backup.
shell-restored = Backup restored

# The title of the statistics, and the buttons that open them.
shell-statistics = Statistics

# The title of the table of a collection, and the name of the bar over a room.
shell-list = List of puzzles

# The title of the question which column holds the puzzles.
shell-column = Which column?

# The title of the dialog with the games to play.
shell-games = Games

# The title of the game menu, and the button that opens it.
shell-game-menu = Game menu

# The title of the calendar of daily puzzles, and the buttons that open it.
shell-calendar = Calendar

# The button that starts typing a puzzle.
shell-type-it = Type it

# The button that pastes from the clipboard.
shell-paste = Paste

# The name of the field for a puzzle as text.
shell-entry-text = Or as text: one line of 81, nine lines, a printed grid, a CSV table or a grid of candidates. Empty cells may be 0, a dot or a blank.

# The placeholder of that field: an example of a puzzle as text.
shell-entry-example = 
    0 6 0 | 0 0 0 | 1 9 0
    0 0 2 | 6 1 0 | 0 0 4
    7 0 1 | 0 0 0 | 0 0 0
    ------+-------+------
    …

# The button that takes the probable original of a damaged text.
shell-mend = Put the zeros back

# The button that reads the text.
shell-read = Load puzzle

# The note on the content of the printed page.
shell-printed = What the board shows, large, on one page.

# The switch for printing notes and drawings.
shell-print-notes = With notes and marks

# The name of the choice of a theme.
shell-look = Look

# The choice of the system's theme.
shell-system-look = System

# The choice of the light theme.
shell-light-look = Light

# The choice of the dark theme.
shell-dark-look = Dark

# The button that opens what came from outside and waits.
shell-open-waiting = Open it

# The button that dismisses a message.
shell-dismiss = Dismiss

# The button that loads the newer build of the page.
shell-reload = Reload

# The button that shows the puzzle of a game in Solve.
shell-see-in-solve = Look at it in Solve

# Something came from outside while the page could not take it
# $count (Number) - how many things
shell-waits = { $count ->
    [1] What was pasted, dropped or sent here waits to be opened.
   *[other] { $count } things that were pasted, dropped or sent here wait to be opened.
}

# The title of the page, in the browser's tab.
shell-page-title = Nonet: Sudoku, solved and explained

# What the page is for, in a few words, until it is live.
shell-tagline = Any Sudoku, solved and explained.
