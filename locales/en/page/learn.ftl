### The texts of the list of techniques and of the positions of lessons, other than the lessons.

# The name of the answer to what was tried at a position of a lesson.
learn-answer = Answer

# The switch for all techniques that assume that the puzzle has one solution.
learn-assume-one-solution = Techniques that assume one solution

# The field in which a technique is searched.
learn-search = Search by name

# The note in the place of the list until the worker has sent the techniques.
learn-listing = Loading the techniques…

# The note that no technique has the searched name.
learn-none-called-so = No technique is called so.

# The link to the lessons as pages of their own.
learn-as-pages = All lessons as pages to read, print and link to

# The button that makes another position for practising a technique.
learn-make-another = Make another

# The name of the card beside a position.
learn-exercise = Exercise

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

# The button that opens the next position of the lesson.
learn-next-position = Next position

# The button that opens the lesson.
learn-lesson = Lesson

# The text while the worker judges what was tried.
learn-judging = Let me see…
