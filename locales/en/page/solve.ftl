### The texts of the Solve room.

# The heading on an empty board.
solve-bring = Bring a puzzle

# The note on the ways to bring a puzzle.
solve-ways-in = Type it on the board: 0, a dot or the space bar skips a cell. Or paste it anywhere on this page, or drop a file on it.

# The button that pastes from the clipboard.
solve-paste = Paste

# The name of the card with the verdict.
solve-verdict = Verdict

# The note that givens are being typed.
solve-typing = Typing the puzzle

# The button that shows the digits that are forced before a contradiction appears.
solve-show-how = Show how

# The button that makes all digits givens.
solve-use-as-puzzle = Make these digits the givens

# The button that opens a game of the puzzle.
solve-play-it = Play it

# The note beside a board on which a puzzle is typed.
solve-how-to-type = For an empty cell press 0, the space bar or Skip. Backspace goes back.

# The note that the worker is looking for the reason why there is no solution.
solve-looking-for-reason = looking for the reason

# The note that digits that exclude every solution are circled.
solve-circled = the circled digits show why

# The note that the digits have a solution, but not with the candidates that were ruled out.
solve-ruled-out-too-much = the candidates that were ruled out leave none

# The note that a board without solution can't be mended by one change.
solve-no-single-change = no change of a single digit mends it

# The note that a board without solution can't be mended by one candidate that was ruled out.
solve-no-single-candidate = no single candidate that is put back mends it

# The button that returns to the current board.
solve-back-to-board = Back to the board

# The button that takes the shown step.
solve-take = Take

# The button that returns to the shown position, if it has fewer digits than the current board.
solve-back-to-step = Back to this step

# The button that takes over the shown position.
solve-take-this = Take this

# The button that shows the next forced digit.
solve-next-digit = Next digit

# The name of the strip of the rating's path.
solve-difficulty = Difficulty

# The description of the strip.
solve-about-strip = Each bar is a step of the way to the solution that the level is about. Go to any of them.

# The name of the slider over the strip.
solve-moment = Moment of the rating path

# The tab of the ratings.
solve-ratings = Ratings

# The note on the paths that the ratings and the steps are of.
solve-paths = The level, the graph and this step are of one path, which takes techniques in HoDoKu's order. “Next step” takes what a person sees first, so its steps may differ.

# The note that Sudoku Explainer's rating was stopped.
solve-not-explained = Sudoku Explainer's rating: stopped

# The button that shows the hardest step of the rating's path.
solve-show-hardest = Show it

# The button that stops Sudoku Explainer's rating.
solve-stop-explaining = Stop

# The button that resumes Sudoku Explainer's rating.
solve-go-on-explaining = Go on

# The button that shows the hardest step of Sudoku Explainer's rating.
solve-hardest-step = Hardest step

# The button that fills the board with its one solution.
solve-solve = Show solution

# The button that takes the next step.
solve-step = Next step

# The button that shows or hides the keys.
solve-digit-keys = Digit keys

# The button that opens the menu.
solve-more = More

# The switch that shows candidates.
solve-candidates = Candidates

# The item that starts typing givens.
solve-edit-givens = Edit givens

# The item that ends typing givens.
solve-stop-editing = Stop editing givens

# The item that removes everything except the givens.
solve-back-to-givens = Back to the givens

# The item that removes all digits.
solve-empty-board = Empty the board

# The item that shows the highlight row.
solve-highlight-cells = Highlight cells

# The item that shares the puzzle.
solve-share = Share

# The item that copies the log.
solve-copy-steps = Copy steps

# The item that downloads the log as text.
solve-steps-as-text = Steps as text

# The item that downloads the log as CSV.
solve-steps-as-csv = Steps as CSV

# The item that opens the forms of the log as a document: for forums, as pictures, on paper.
solve-steps-as-document = Steps for a post or print…

# A step of the log that can be picked for the document
# $number (Number) - the number of the step
# $technique (String) - the technique
# $action (String) - what the step does
solve-numbered-step = { $number }. { $technique }: { $action }

# The item that empties the log.
solve-clear-steps = Clear the steps

# The name of the tabs.
solve-about-puzzle = About this puzzle

# The tab of the steps.
solve-steps = Steps

# The tab of the solutions.
solve-solutions = Solutions

# The tab of the search.
solve-backtracking = Backtracking

# The name of the tab in which a structure of the player's own is judged: a chain, a fish.
solve-own = Own

# The name of the field for a structure of the player's own.
solve-own-structure = Your own structure

# A structure that stands in the field as an example until something is typed.
solve-own-example = (2)r6c3=r5c2-r5c5=r8c5 => r8c3<>2

# What can be typed into the field.
solve-about-own = Type a chain in Eureka notation or as a nice loop, a fish as 2 r25/c37, cells with digits as 16 r1c29, or truths and links as XSudo writes them; behind => what you think follows. You are told what it proves, or where it breaks.

# The heading over the questions about a candidate.
solve-suppose-title = Ask about a candidate

# The note that says how a candidate is chosen.
solve-suppose-choose = Select an empty cell: its candidates appear here.

# The name of the row of a cell's candidates.
# $cell (String) - the cell
solve-candidates-of = Candidates of { $cell }

# The part of the answer that says why the candidate is false.
solve-suppose-why-not = Why not?

# The part of the answer that says what follows if the candidate is true.
solve-suppose-if-true = If true

# The part of the answer that says what follows if the candidate is false.
solve-suppose-if-false = If false

# The name of the row of digits that follow.
solve-suppose-follows = What follows, step by step

# The button after which another candidate is chosen.
solve-suppose-link = Link to another candidate

# The note while another candidate is to be chosen.
solve-suppose-other = Select its cell and press the other candidate.

# What the board shows: digits that follow from a candidate's being true.
# $cell (String) - the cell
# $digit (String) - the digit
# $shown (Number) - how many of the digits it shows
# $of (Number) - how many there are
solve-supposed-true = If { $cell } = { $digit }: { $shown } of { $of } digits

# What the board shows: digits that follow from a candidate's being false.
# $cell (String) - the cell
# $digit (String) - the digit
# $shown (Number) - how many of the digits it shows
# $of (Number) - how many there are
solve-supposed-false = If { $cell } is not { $digit }: { $shown } of { $of } digits

# The note on what "Step" does, before the first step.
solve-about-step = Next step finds the next thing that can be known, shows why on the board, and does it.

# The message that the board is full.
solve-full = The board is full.

# The message that there is no step, because there is no solution.
solve-no-solution-ahead = There is no solution to reason towards.

# The message that there is no single.
solve-no-single = There is no single now.

# The message that no technique applies among those that are switched on.
solve-none-switched-on = No technique applies of those that are switched on (Menu, Techniques).

# The message that no technique applies, because there are several solutions.
solve-none-with-several = No technique applies: there are several solutions, and logic can't choose.

# The message that no technique applies.
solve-none-applies = No listed technique applies.

# The message that names a technique which is switched off and would find a step.
# $technique (String) - the name of the technique
solve-would-help = { $technique } is switched off and would help.

# The button that switches that technique on.
solve-switch-it-on = Switch it on

# The name of the buttons that take several steps or list them.
solve-more-steps = More steps

# The button that lists the steps that can be taken, and the name of that list.
solve-available-steps = Available steps

# The name of the order and the filters of the list of available steps.
solve-list-tools = Order and filter

# The name of the select box for the order of the list of available steps.
solve-step-order = Order

# An order of the list of available steps.
solve-easiest = Easiest first

# An order of the list of available steps: by the number of candidates that a step rules out.
solve-most-eliminations = Most eliminations first

# An order of the list of available steps: by the length of the proof.
solve-shortest = Shortest first

# An order of the list of available steps: first those after which singles solve the puzzle.
solve-solving = Those that solve it first

# The name of the select box for the digit of the listed steps.
solve-only-digit = Digit

# The list has the steps about every digit.
solve-every-digit = Every digit

# The name of the select box for the technique of the listed steps.
solve-only-technique = Technique

# The list has the steps of every technique.
solve-every-technique = Every technique

# The name of the select box for the size of the listed steps' patterns.
solve-only-size = Size

# The list has the steps of any size.
solve-every-size = Any size

# The list has the steps of at most this size
# $size (Number) - the number of cells of a subset, nodes of a chain, or houses and fins of a fish
solve-up-to-size = Up to { $size } cells, nodes or houses

# The size of a listed step's pattern, beside it
# $size (Number) - the number of cells of a subset, nodes of a chain, or houses and fins of a fish
solve-size = size { $size }

# The button that lists only the steps about the selected cells.
solve-selected-cells = Selected cells

# The list has no step of this digit, technique, size or cell.
solve-no-step-fits = None of the possible steps fits this filter.

# The list is of the board before; the steps of the current one are looked for.
solve-looking-for-steps = Looking for the steps on this board.

# Beside a listed step.
solve-solves-it = singles solve the rest

# The button that takes all singles.
solve-all-singles = All singles

# The button that takes all steps.
solve-to-the-end = To the end

# The name of the log.
solve-steps-taken = Steps taken

# The name of the card of the shown step.
solve-this-step = This step

# The summary of the part of the card with the notation of experts.
solve-notation = Notation

# In the third column of a wide window, while no step is looked at.
solve-step-stands-here = The step that you look at is explained here.

# The button that copies the sentences of a step's proof.
solve-copy-proof = Copy proof

# The button that copies a step in the notation of experts.
solve-copy-notation = Copy notation

# The beginning of the name of the buttons that download the picture of a step, which is only spoken: Save the picture as SVG.
solve-save-as = Save the picture as

# The button that downloads the picture of a step.
solve-save-svg = SVG

# The button that downloads the picture of a step.
solve-save-png = PNG

# The name of the separator that changes the width of the column with the steps.
solve-steps-width = Width of the steps

# The item that shows the board alone, as large as the window allows.
solve-present = Board alone

# The button that leads back from the board alone.
solve-show-all = Show everything again

# The word that is spoken between the action of a step and its consequences.
solve-then = then

# The text about one solution.
solve-exactly-one = There is exactly one. Show solution writes it onto the board.

# The text about a board that holds its solution.
solve-on-the-board = The board already shows the solution.

# The text about no solution.
solve-no-solution = There is none.

# The text about several solutions.
solve-several = There are several.

# The button that shows the previous solution.
solve-previous-solution = Previous solution

# The button that shows the next solution.
solve-next-solution = Next solution

# The name of the slider over the solutions.
solve-solution = Solution

# The button that writes the shown solution onto the board.
solve-take-solution = Take this solution

# The button that adds a given that leaves one solution.
solve-add-it = Add it

# The name of the progress bar of the count.
solve-counting = Counting

# The button that stops the count.
solve-stop = Stop

# The button that counts all solutions.
solve-count-all = Count all

# The switch that shows only candidates that occur in some solution.
solve-true-candidates = Only candidates of some solution

# The heading of suggestions that change digits.
solve-mistyped = One digit mistyped? Any one of these changes gives a unique puzzle.

# The heading of suggestions that restore candidates.
solve-ruled-out-by-mistake = Ruled out by mistake? With any one of these back the puzzle is unique.

# The button that shows the search.
solve-show-search = How the search went

# The button that hides the search.
solve-hide-search = Hide the search

# The name of the list of events of the search.
solve-search = The search

# The end of a list that was cut off.
solve-and-so-on = and so on

# The note on the search, before it is shown.
solve-about-search = A program fills singles; when stuck it guesses in the cell with the fewest candidates, and takes it back when it meets a contradiction. How often it must guess is a measure of difficulty.

# The message that nothing can be written while the board shows something else than the current state.
solve-only-a-look = This is only a look.

# The message that a given can't be overwritten.
solve-given-stays = A given stays as it is.

# The message that all digits were removed.
solve-empty = The board is empty.

# The message that undo replaced a puzzle by the one before it.
solve-earlier-givens = The earlier givens are back.

# The message that everything except the givens was removed.
solve-back-at-givens = Back at the givens.

# The message that a puzzle can be typed on the empty board.
solve-empty-for-puzzle = The board is empty for your puzzle.

# The message that an opened puzzle was already on the board and is as it was left.
solve-as-you-left-it = This puzzle is as you left it.

# How many digits were typed
# $digits (String) - how many
solve-digits-so-far = { $digits } so far

# A cell in which nothing fits while a puzzle is typed
# $cell (String) - the cell
solve-fits-nothing = nothing fits in { $cell } any more

# A digit that has no place while a puzzle is typed
# $digit (String) - the digit
# $house (String) - the house
solve-fits-not = { $digit } no longer fits in { $house }

# Digits that have no solution
solve-no-solution-together = these digits go together in no solution

# A puzzle without solution while it is typed
# $what (String) - why
solve-something-wrong = Something is wrong: { $what }

# A typed puzzle with several solutions
# $number (String) - how many
solve-given-missing = { $number } solutions: a given may be missing

# A digit in a cell
# $digit (String) - the digit
# $cell (String) - the cell
solve-given = { $digit } in { $cell }

# The button that adds a given
# $given (String) - the given
solve-add = Add { $given }

# The button that mends a typo
# $fix (String) - the change
solve-probably = Probably { $fix }

# A step of the log
# $number (Number) - its number
# $of (Number) - how many there are
solve-step-place = Step { $number } of { $of }, before it was taken

# A forced digit
# $number (Number) - its number
# $of (Number) - how many there are
# $digit (String) - the cell and its digit
solve-forced-place = Forced { $number } of { $of }: { $digit }

# The last forced digit, before a contradiction
# $number (Number) - its number
# $of (Number) - how many there are
# $digit (String) - the cell and its digit
# $end (String) - the contradiction
solve-forced-end = Forced { $number } of { $of }: { $digit }; then { $end }

# A step of a path
# $number (Number) - its number
# $of (Number) - how many there are
# $technique (String) - its technique
solve-step-of = Step { $number } of { $of }: { $technique }

# The hardest step on Sudoku Explainer's path
# $number (Number) - its number
# $of (Number) - how many there are
# $rule (String) - its rule
# $rating (String) - its rating
solve-hardest-place = Step { $number } of { $of } by Sudoku Explainer: { $rule }, { $rating }

# Sudoku Explainer's three numbers
# $er (String) - the hardest step
# $ep (String) - the hardest step up to the first digit
# $ed (String) - the first step
solve-explained = SE { $er } (1.2.1), EP { $ep }, ED { $ed }

# Sudoku Explainer's rating
# $er (String) - the rating
solve-explained-er = SE { $er } (1.2.1): the hardest step of Sudoku Explainer's own path

# Sudoku Explainer's rating
# $ep (String) - the rating
solve-explained-ep = EP { $ep }: its hardest step up to the first digit

# Sudoku Explainer's rating
# $ed (String) - the rating
solve-explained-ed = ED { $ed }: its first step

# Sudoku Explainer's rating is being worked out
# $steps (String) - how many steps so far
solve-explaining = Sudoku Explainer's rating: { $steps } so far

# Behind the level of a puzzle
# $technique (String) - its hardest step
solve-hardest-of-givens = {" "}· hardest step: { $technique }

# Behind the level of a position
# $technique (String) - its hardest step
solve-hardest-from-here = {" "}from here · hardest step: { $technique }

# Behind the level of a position as it was before the steps
# $technique (String) - its hardest step
solve-hardest-before-steps = {" "}before the steps · hardest step: { $technique }

# What a level asks for
# $level (String) - the level
# $asks (String) - what it asks for
solve-level-asks = { $level }: { $asks }

# The score of a puzzle
# $score (String) - the score
# $number (Number) - the hardest step's number
# $of (Number) - how many steps there are
# $technique (String) - its technique
solve-score = Score { $score } by HoDoKu: hardest is step { $number } of { $of }, { $technique }

# The tab of suggestions for a puzzle without solution
# $number (Number) - how many
solve-typos = Typos { $number }

# How many steps are available
# $count (Number) - how many
solve-available = { $count ->
    [0] No step is possible.
    [1] 1 possible step. Tap one to see why, again to do it.
   *[other] { $count } possible steps. Tap one to see why, again to do it.
}

# Beside a listed step
# $count (Number) - how many other steps show the same
solve-other-ways = { $count ->
    [one] { $count } other way
   *[other] { $count } other ways
}

# Beside a listed step: its technique, how many candidates go, and more, joined
# $first (String) - one of them
# $second (String) - the next
solve-beside = { $first } · { $second }

# The button that shows the steps under a listed one
# $count (Number) - how many there are
solve-folded-steps = { $count ->
    [one] { $count } that shows less
   *[other] { $count } that show less
}

# The board went back to an earlier step
# $count (Number) - how many digits were removed
solve-taken-away = { $count ->
    [one] Back at this step: { $count } digit was taken away.
   *[other] Back at this step: { $count } digits were taken away.
}

# The number of the shown solution
# $number (String) - its number
# $all (String) - how many there are
solve-solution-place = Solution { $number } of { $all }

# More solutions than are counted
solve-more-than-counted = more than 1,000

# In how many cells the solutions differ
# $cells (Number) - how many
solve-differing = They differ in { $cells } cells.

# The heading of a list of givens
# $total (Number) - how many
solve-all-such-givens = All { $total } such givens

# The heading of a list of givens
# $listed (Number) - how many are listed
# $total (String) - how many there are
solve-first-such-givens = The first { $listed } of { $total } such givens

# The only given that leaves one solution
# $given (String) - the given
solve-one-more = One more given makes it unique: { $given }.

# A given that leaves one solution
# $given (String) - the given
# $total (String) - how many such givens there are
solve-one-more-of = One more given makes it unique, for example { $given } (one of { $total }).

# A count of solutions goes on
# $number (String) - how many so far
solve-so-far = { $number } so far

# A count of solutions
# $number (String) - how many
solve-exactly = Exactly { $number } solutions

# A count of solutions that was stopped
# $number (String) - how many so far
solve-at-least = At least { $number } solutions

# A suggestion for a puzzle without solution
# $cell (String) - the cell
# $from (String) - its digit
# $to (String) - another digit
solve-should-be = { $cell }: { $from } should be { $to }

# A suggestion for a puzzle without solution
# $cell (String) - the cell
# $digit (String) - its digit
solve-should-be-empty = { $cell }: { $digit } should be empty

# A suggestion for a puzzle without solution
# $cell (String) - the cell
# $digit (String) - the digit
solve-put-back = { $cell }: { $digit } was ruled out, put it back

# A suggestion as a question
# $fix (String) - the suggestion
solve-question = { $fix }?

# Entered digits became givens
# $givens (Number) - how many givens there are
solve-now-givens = The puzzle is now these { $givens } givens.

## Analyses and their branches.

# The name of the field for the name of an analysis.
solve-analysis-name = Name of this analysis

# The button that begins a branch.
solve-branch = Branch

# The message that a branch was begun.
solve-branch-begun = A branch begins here. The other path stays as it is.

# The message that a branch was removed.
solve-branch-removed = Branch removed.

# The name of the list of branches.
solve-branches = Branches

# The name of the first path of an analysis.
solve-first-path = First path

# The name of a branch in which nothing was done yet.
solve-new-branch = New branch

# The end of a branch: no solution is left.
solve-ends-in-contradiction = contradiction

# The end of a branch: the board is full.
solve-ends-solved = solved

# The end of a branch: no step was found.
solve-ends-stuck = stuck

# The button that opens the list of analyses, and the title of its dialog.
solve-analyses = Analyses

# The note of a list of analyses that is empty.
solve-no-analyses = A puzzle in Solve is kept here from the first step or entry on.

# The heading of the analyses that were deleted.
solve-deleted-analyses = Deleted: kept for 30 days

# The note while the browser's storage tells which analyses are kept.
solve-reading-analyses = Reading your analyses…

# What stands in a list in place of a date: the analysis is on the board.
solve-analysis-is-open = on the board

# The note that an analysis was deleted.
solve-analysis-deleted = deleted

# The message that another tab has gone on with the analysis.
solve-from-other-tab = This analysis went on in another tab. It stands here as it stood there.

# The name of an analysis that the player gave none
# $day (String) - the day on which it was begun
solve-analysis-of = Analysis of { $day }

# The name of a branch
# $entry (String) - its first entry
solve-tried = tried { $entry }

# The name of a branch that begins with a candidate that was struck out
# $entry (String) - the candidate, as if it were entered
solve-tried-without = tried without { $entry }

# A branch is shown, which is only spoken
# $branch (String) - its name
solve-branch-shown = Branch: { $branch }

# The button that removes a branch
# $branch (String) - its name
solve-remove-branch = Remove the branch { $branch }

# The button that opens the field for the name of an analysis
# $name (String) - its name
solve-rename-analysis = Rename { $name }

# The button that deletes an analysis
# $name (String) - its name
solve-delete-analysis = Delete { $name }

# How far an analysis is
# $steps (String) - how many steps were taken
# $end (String) - how it ends
# $day (String) - when it was worked on
solve-analysis-detail = { $steps }, { $end }, { $day }

# How far an analysis with several branches is
# $branches (Number) - how many branches there are
# $detail (String) - how far the open one is
solve-analysis-branches = { $branches } branches: { $detail }

# Analyses that are kept and can't be read
# $number (Number) - how many there are
solve-unread-analyses = { $number ->
    [one] One analysis can't be read: it is damaged, or a later version of this page kept it. It stays as it is.
   *[other] { $number } analyses can't be read: they are damaged, or a later version of this page kept them. They stay as they are.
}

# The button that opens the list of all analyses, beside the latest ones.
solve-all-analyses = All analyses
