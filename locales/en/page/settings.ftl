### The names of the settings and of their values.

# The title of the settings of a game.
settings-game = Game

# The title of the settings of the board.
settings-board = Board

# The title of the settings of the keys.
settings-keys = Keys

# The title of the settings of a book's puzzles.
settings-puzzles = Puzzles

# The title of the settings of a book's pages.
settings-pages = Pages

# The label of the setting for when mistakes are shown.
settings-mistakes = Mistakes are shown

# The label of the setting for the kinds of notes.
settings-notes = Notes

# The label of the setting for the stage at which a hint begins.
settings-first-stage = Hints begin with

# The label of the switch for hints that assume one solution.
settings-uniqueness = Uniqueness hints

# The label of the switch for the time of a game.
settings-time = Show the time

# The label of the switch for the tint of the selected cell's houses.
settings-peers = Tint the row, column and box

# The label of the switch for the light of digits equal to the selected cell's.
settings-same = Light equal digits

# The label of the setting for the size of digits.
settings-digit-size = Digits

# The label of the setting for the size of notes and candidates.
settings-note-size = Small digits

# The label of the switch for letters on colours.
settings-letters = Letters on colours

# The label of the setting for the notation of cells.
settings-notation = Names of cells

# The label of the setting for the side of the keys.
settings-key-side = Keys

# The label of the setting for the order of the rows of keys.
settings-key-order = First row of keys

# The label of the switch for vibration at each entry.
settings-haptics = Vibrate at each entry

# The label of the switch for single-letter shortcuts.
settings-shortcuts = Letter shortcuts

# The label of the setting for the number of puzzles in a book.
settings-count = How many

# The label of the setting for the level of the puzzles.
settings-level = Level

# The label of the setting for the rating by Sudoku Explainer.
settings-explainer = SE rating

# The label of the setting for the technique that every puzzle must use.
settings-needs = Must use

# The label of the setting for the symmetry of the givens.
settings-symmetry = Pattern of givens

# The label of the switch for minimal puzzles.
settings-minimal = Minimal (every given needed)

# The label of the setting for the number of puzzles on a page.
settings-on-a-page = On a page

# The label of the setting for the size of the paper.
settings-paper = Paper

# The label of the switch for large digits.
settings-large = Large print

# The label of the switch for printed candidates.
settings-candidates = Print candidates

# The label of the switch for the lines for a name and a date.
settings-name-lines = Lines for name and date

# The choice of no particular technique.
settings-any-technique = Any technique

# The value of a switch that is off.
settings-off = Off

# The value of a switch that is on.
settings-on = On

# The choice of showing mistakes when the player asks.
settings-when-asked = When I ask

# The choice of showing equal digits in a house at once.
settings-clashes = Clashes at once

# The choice of showing wrong digits at once.
settings-wrong-digits = Wrong digits at once

# The choice of one kind of notes.
settings-classic = Classic

# The choice of two kinds of notes.
settings-corner-and-centre = Corner and centre

# The choice of the small size.
settings-small = Small

# The choice of the medium size.
settings-medium = Medium

# The choice of the large size.
settings-large-size = Large

# The choice of the keys on the right.
settings-right = On the right

# The choice of the keys on the left.
settings-left = On the left

# The choice of levels from easy to extreme.
settings-rising = Easy to extreme

# The choice of all levels in turn.
settings-mixed = Mixed

# The choice of no restriction.
settings-any = Any

# The symmetry under half a turn.
settings-half-turn = Rotational (180°)

# The symmetry under a quarter turn.
settings-quarter-turn = Rotational (90°)

# The symmetry that mirrors top and bottom.
settings-top-and-bottom = Mirror, top and bottom

# The symmetry that mirrors left and right.
settings-left-and-right = Mirror, left and right

# The symmetry that mirrors both top and bottom and left and right.
settings-both-mirrors = Both mirrors

# The symmetry that mirrors at one diagonal.
settings-one-diagonal = Mirror, one diagonal

# The symmetry that mirrors at the other diagonal.
settings-other-diagonal = Mirror, other diagonal

# The symmetry that mirrors at both diagonals.
settings-both-diagonals = Both diagonals

# The symmetry under every turn and mirror.
settings-all-symmetries = All symmetries

# Paper of 8.5 by 11 inches.
settings-letter = Letter

# Paper of 6 by 9 inches.
settings-book-size = 6 × 9 in

# The choice of one puzzle on a page.
settings-one-on-a-page = 1 puzzle

# The choice of two puzzles on a page.
settings-two-on-a-page = 2 puzzles

# The choice of four puzzles on a page.
settings-four-on-a-page = 4 puzzles

# The choice of six puzzles on a page.
settings-six-on-a-page = 6 puzzles

# The range of SE ratings from 1.0.
settings-se-10 = 1.0 to 1.5

# The range of SE ratings from 1.6.
settings-se-16 = 1.6 to 2.9

# The range of SE ratings from 3.0.
settings-se-30 = 3.0 to 4.4

# The range of SE ratings from 4.5.
settings-se-45 = 4.5 to 6.5

# The range of SE ratings from 6.6.
settings-se-66 = 6.6 to 7.1

# The range of SE ratings from 7.2.
settings-se-72 = 7.2 to 8.2

# The range of SE ratings from 8.3.
settings-se-83 = 8.3 to 8.9

# The range of SE ratings from 9.0.
settings-se-90 = 9.0 and more

# The label of the setting for the language of the page.
settings-language = Language

# The language that the browser asks for.
settings-browser-language = As in the browser

# The messages of the chosen language could not be loaded. The page is shown in English.
settings-language-not-loaded = Your language could not be loaded, so the page is in English. Reload it to try again.

# The worker could not load the messages of the page's language. What it says is in English.
settings-hints-not-loaded = Hints and explanations could not be loaded in your language, so they are in English. Reload the page to try again.

# The choice of a language can't be stored, so that a new start of the page would forget it.
settings-language-not-stored = The browser does not store the language, so the page stays as it is.
