### The texts of the list of techniques and of the positions of lessons, other than the lessons.

learn-answer = Answer

learn-assume-one-solution = Techniques that assume one solution

learn-search = Search by name

learn-listing = Loading the techniques…

learn-none-called-so = No technique is called so.

learn-as-pages = All lessons as pages to read, print and link to

learn-make-another = Make another

learn-exercise = Exercise

learn-place-it = Select its cell and press its digit.

learn-rule-it-out = Select a cell and press the digit that can't be there.

learn-select-a-cell = Select one empty cell first.

learn-how-to-spot = How to spot it

learn-show-it = Show it

learn-next-position = Next position

learn-lesson = Lesson

learn-judging = Let me see…
