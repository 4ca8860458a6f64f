### The texts of the Solve room.

solve-bring = Bring a puzzle

solve-ways-in = Type it on the board: 0, a dot or the space bar skips a cell. Or paste it anywhere on this page, or drop a file on it.

solve-paste = Paste

solve-verdict = Verdict

solve-typing = Typing the puzzle

solve-show-how = Show how

solve-use-as-puzzle = Make these digits the givens

solve-play-it = Play it

solve-how-to-type = For an empty cell press 0, the space bar or Skip. Backspace goes back.

solve-looking-for-reason = looking for the reason

solve-circled = the circled digits show why

solve-ruled-out-too-much = the candidates that were ruled out leave none

solve-no-single-change = no change of a single digit mends it

solve-no-single-candidate = no single candidate that is put back mends it

solve-back-to-board = Back to the board

solve-take = Take

solve-back-to-step = Back to this step

solve-take-this = Take this

solve-next-digit = Next digit

solve-difficulty = Difficulty

solve-about-strip = Each bar is a step of the way to the solution that the level is about. Go to any of them.

solve-moment = Moment of the rating path

solve-ratings = Ratings

solve-paths = The level, the graph and this step are of one path, which takes techniques in HoDoKu's order. “Next step” takes what a person sees first, so its steps may differ.

solve-not-explained = Sudoku Explainer's rating: stopped

solve-show-hardest = Show it

solve-stop-explaining = Stop

solve-go-on-explaining = Go on

solve-hardest-step = Hardest step

solve-solve = Show solution

solve-step = Next step

solve-digit-keys = Digit keys

solve-more = More

solve-candidates = Candidates

solve-edit-givens = Edit givens

solve-stop-editing = Stop editing givens

solve-back-to-givens = Back to the givens

solve-empty-board = Empty the board

solve-highlight-cells = Highlight cells

solve-share = Share

solve-copy-steps = Copy steps

solve-steps-as-text = Steps as text

solve-steps-as-csv = Steps as CSV

solve-clear-steps = Clear the steps

solve-about-puzzle = About this puzzle

solve-steps = Steps

solve-solutions = Solutions

solve-backtracking = Backtracking

solve-about-step = Next step finds the next thing that can be known, shows why on the board, and does it.

solve-full = The board is full.

solve-no-solution-ahead = There is no solution to reason towards.

solve-no-single = There is no single now.

solve-none-switched-on = No technique applies of those that are switched on (Menu, Techniques).

solve-none-with-several = No technique applies: there are several solutions, and logic can't choose.

solve-none-applies = No listed technique applies.

solve-more-steps = More steps

solve-available-steps = Available steps

solve-all-singles = All singles

solve-to-the-end = To the end

solve-steps-taken = Steps taken

solve-this-step = This step

solve-notation = Notation

solve-then = then

solve-exactly-one = There is exactly one. Show solution writes it onto the board.

solve-on-the-board = The board already shows the solution.

solve-no-solution = There is none.

solve-several = There are several.

solve-previous-solution = Previous solution

solve-next-solution = Next solution

solve-solution = Solution

solve-take-solution = Take this solution

solve-add-it = Add it

solve-counting = Counting

solve-stop = Stop

solve-count-all = Count all

solve-true-candidates = Only candidates of some solution

solve-mistyped = One digit mistyped? Any one of these changes gives a unique puzzle.

solve-ruled-out-by-mistake = Ruled out by mistake? With any one of these back the puzzle is unique.

solve-show-search = How the search went

solve-hide-search = Hide the search

solve-search = The search

solve-and-so-on = and so on

solve-about-search = A program fills singles; when stuck it guesses in the cell with the fewest candidates, and takes it back when it meets a contradiction. How often it must guess is a measure of difficulty.

solve-only-a-look = This is only a look.

solve-given-stays = A given stays as it is.

solve-empty = The board is empty.

solve-earlier-givens = The earlier givens are back.

solve-back-at-givens = Back at the givens.

solve-empty-for-puzzle = The board is empty for your puzzle.

solve-as-you-left-it = This puzzle is as you left it.
