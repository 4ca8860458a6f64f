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

# The name of the buttons that take several steps or list them.
solve-more-steps = More steps

# The button that lists the steps that can be taken, and the name of that list.
solve-available-steps = Available steps

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
