### The texts of the list of techniques and of the positions of lessons, other than the lessons.

# The switch for all techniques that assume that the puzzle has one solution.
learn-assume-one-solution = Techniques that assume one solution

# The name of the choice of techniques by a name.
learn-profile = Techniques in use

# The text of that choice where the techniques are switched one by one.
learn-own-choice = Own choice

# A profile: the techniques that are on by default.
learn-profile-default = Default

# A profile
learn-profile-all = All

# A profile
learn-profile-none = None

# A profile: singles, locked candidates and subsets.
learn-profile-basic = Singles, locked candidates, subsets

# A profile
learn-profile-without-uniqueness = Without those that assume one solution

# A profile
learn-profile-up-to-almost-locked-sets = Up to almost locked sets

# A profile
learn-profile-sudoku-explainer = As Sudoku Explainer

# The heading over the profiles that the player named.
learn-own-profiles = Saved by you

# The field for the name under which the techniques in use are saved.
learn-profile-name = Name of this choice

# The button that saves the techniques in use under the name.
learn-save-profile = Save

# The button that saves them in place of those that have the name.
learn-replace-profile = Replace

# The button that gives the chosen profile the name.
learn-rename-profile = Rename

# The button that deletes the chosen profile.
learn-delete-profile = Delete

# The note beside the button that replaces what has the name.
# $name (String) - the name that was typed
learn-replaces = There is a choice “{ $name }”. The techniques in use now would replace it.

# The note beside the button that undoes the deletion.
# $name (String) - the name of what was deleted
learn-deleted = “{ $name }” is deleted.

# The field in which a technique is searched.
learn-search = Search by name

# The note in the place of the list until the worker has sent the techniques.
learn-listing = Loading the techniques…

# The note that no technique has the searched name.
learn-none-called-so = No technique is called so.

# The link to the lessons as pages of their own.
learn-as-pages = All lessons as pages to read, print and link to

# The button that leads to the lesson on a technique.
learn-learn-it = Learn it

# The task where the technique places a digit.
learn-place-it = Select its cell and press its digit.

# The task where the technique rules out candidates.
learn-rule-it-out = Select a cell and press the digit that can't be there.

# The message if not exactly one empty cell is selected.
learn-select-a-cell = Select one empty cell first.

# The heading over the ways to spot the technique.
learn-how-to-spot = How to spot it

# The button that shows the step.
learn-show-it = Show it

# The text while the worker judges what was tried.
learn-judging = Let me see…

# The switch for all techniques of a level
# $level (String) - the level
learn-all-of = All { $level } techniques

# How many techniques are switched on
# $used (Number) - how many
# $all (Number) - of how many
learn-used-of = { $used } of { $all }

# The step was found
# $action (String) - the pattern and what it does
learn-found = Yes! { $action }.

# The step was shown
# $action (String) - the pattern and what it does
learn-shown = There it is: { $action }.

# The answer to what another step shows
# $claim (String) - what was claimed
# $action (String) - the other step
# $technique (String) - the technique of the lesson
learn-by-another-step = True, { $claim }, but another step shows it: { $action }. Look for the { $technique }.

# The answer to what is true, but not shown by the technique
# $claim (String) - what was claimed
# $technique (String) - the technique of the lesson
learn-not-so = True, { $claim }, but no { $technique } shows it here. Look again.

# A claim about a cell
# $cell (String) - the cell
# $digit (String) - the digit
learn-is = { $cell } is { $digit }

# A claim about a cell
# $cell (String) - the cell
# $digit (String) - the digit
learn-is-not = { $cell } is not { $digit }

# The digit of a cell was ruled out
# $cell (String) - the cell
# $digit (String) - its digit
learn-has-to-stay = No: { $cell } is { $digit } in the end, so { $digit } has to stay.

# The digit of a cell was ruled out
# $cell (String) - the cell
# $digit (String) - its digit
# $only (String) - what would be true instead
# $why (String) - why that is false
learn-else-one = No: { $cell } is { $digit } in the end. If { $digit } goes, { $only }, and that is false. { $why }

# The digit of a cell was ruled out
# $cell (String) - the cell
# $digit (String) - its digit
# $others (String) - a list of what one of would be true instead
# $why (String) - why they are false
learn-else-several = No: { $cell } is { $digit } in the end. If { $digit } goes, { $others }, and both are false. { $why }

# The answer to a wrong digit
# $cell (String) - the cell
# $digit (String) - the wrong digit
# $why (String) - why it is wrong
learn-wrong = No: { $cell } is not { $digit }. { $why }

# The answer to a candidate that is not open
# $digit (String) - its digit
# $cell (String) - the cell
learn-gone = { $digit } is gone from { $cell } already.
