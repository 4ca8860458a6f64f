### The texts of the header, the dialogs and the messages.

shell-name = Nonet

shell-rooms = Rooms

shell-play = Play

shell-solve = Solve

shell-make = Make

shell-menu = Menu

shell-entry = Enter or paste a puzzle

shell-share = Share

shell-export = Export

shell-print = Print

shell-library = Library

shell-techniques = Techniques

shell-keys = Keys

shell-settings = Settings

shell-restored = Backup restored

shell-statistics = Statistics

shell-list = List of puzzles

shell-column = Which column?

shell-games = Games

shell-game-menu = Game menu

shell-calendar = Calendar

shell-type-it = Type it

shell-paste = Paste

shell-entry-text = Or as text: one line of 81, nine lines, a printed grid, a CSV table or a grid of candidates. Empty cells may be 0, a dot or a blank.

shell-entry-example = 
    0 6 0 | 0 0 0 | 1 9 0
    0 0 2 | 6 1 0 | 0 0 4
    7 0 1 | 0 0 0 | 0 0 0
    ------+-------+------
    …

shell-mend = Put the zeros back

shell-read = Load puzzle

shell-printed = What the board shows, large, on one page.

shell-print-notes = With notes and marks

shell-look = Look

shell-system-look = System

shell-light-look = Light

shell-dark-look = Dark

shell-open-waiting = Open it

shell-dismiss = Dismiss

shell-reload = Reload

shell-see-in-solve = Look at it in Solve
