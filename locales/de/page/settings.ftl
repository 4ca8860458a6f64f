### The names of the settings and of their values.

settings-game = Game

settings-board = Board

settings-keys = Keys

settings-puzzles = Puzzles

settings-pages = Pages

settings-mistakes = Mistakes are shown

settings-notes = Notes

settings-first-stage = Hints begin with

settings-uniqueness = Hints that assume one solution

settings-time = Show the time

settings-peers = Tint the row, column and box

settings-same = Light equal digits

settings-digit-size = Digits

settings-note-size = Small digits

settings-letters = Letters on colours

settings-notation = Names of cells

settings-key-side = Keys

settings-key-order = First row of keys

settings-haptics = Vibrate at each entry

settings-shortcuts = Keys of a single letter

settings-count = How many

settings-level = Level

settings-explainer = SE rating

settings-needs = Must use

settings-symmetry = Pattern of givens

settings-minimal = Minimal (every given needed)

settings-on-a-page = On a page

settings-paper = Paper

settings-large = Large print

settings-candidates = Print candidates

settings-name-lines = Lines for name and date

settings-any-technique = Any technique

settings-off = Off

settings-on = On

settings-when-asked = When I ask

settings-clashes = Clashes at once

settings-wrong-digits = Wrong digits at once

settings-classic = Classic

settings-corner-and-centre = Corner and centre

settings-small = Small

settings-medium = Medium

settings-large-size = Large

settings-right = On the right

settings-left = On the left

settings-rising = Easy to extreme

settings-mixed = Mixed

settings-any = Any

settings-half-turn = Rotational (180°)

settings-quarter-turn = Rotational (90°)

settings-top-and-bottom = Mirror, top and bottom

settings-left-and-right = Mirror, left and right

settings-both-mirrors = Both mirrors

settings-one-diagonal = Mirror, one diagonal

settings-other-diagonal = Mirror, other diagonal

settings-both-diagonals = Both diagonals

settings-all-symmetries = All symmetries

settings-letter = Letter

settings-book-size = 6 × 9 in

settings-one-on-a-page = 1 puzzle

settings-two-on-a-page = 2 puzzles

settings-four-on-a-page = 4 puzzles

settings-six-on-a-page = 6 puzzles

settings-se-10 = 1.0 to 1.5

settings-se-16 = 1.6 to 2.9

settings-se-30 = 3.0 to 4.4

settings-se-45 = 4.5 to 6.5

settings-se-66 = 6.6 to 7.1

settings-se-72 = 7.2 to 8.2

settings-se-83 = 8.3 to 8.9

settings-se-90 = 9.0 and more
