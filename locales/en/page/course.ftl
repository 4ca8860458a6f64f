### The texts of the Learn room: the map of the course, lessons and drills.

# The heading of the course.
course-title = Learn to solve

# The sentence under the heading of the course.
course-about = Each technique is shown, asked step by step, and then found at positions that you have never seen. What you could once comes back before you forget it.

# The button that leads to the best next thing.
course-go-on = Go on

# The name of the test that tells where a learner stands, and the button that begins it.
course-test = Find your level

# The sentence about the test.
course-test-about = The test has up to six positions and takes about two minutes. You can leave it at any time, and no lesson is ever locked.

# The name of drills that do not tell the technique, and the button that begins them.
course-mixed = Mixed drill

# What "Go on" leads to where no technique is due or new.
course-mixed-about = A mixed drill

# The button that shows what was practised.
course-progress = Your progress

# The choice of the level that the learner wants to solve.
course-goal = What do you want to solve?

# The ring of a technique that was never practised.
course-not-begun = not begun

# The ring of a technique that is being learnt.
course-learning = learning

# The ring of a technique that is known.
course-known = known

# The ring of a technique that was known and is to be asked again.
course-due-again = due again

# The title of the chapter about singles.
course-looking = How to look

# What the chapter is about.
course-looking-about = Find digits by eye, row by row and box by box, before you write a single note.

# The title of the chapter about notes.
course-notes = Notes

# What the chapter is about.
course-notes-about = When singles run out, write the candidates of every empty cell. All that follows is read from them: a digit can be ruled out, and what is left gets smaller.

# The title of the chapter about locked candidates.
course-locked-candidates = Locked candidates

# What the chapter is about.
course-locked-candidates-about = A digit that is confined to where a box and a line meet is ruled out in the rest of both.

# The title of the chapter about subsets.
course-subsets = Pairs, triples, quadruples

# What the chapter is about.
course-subsets-about = As many cells as digits: they keep these digits among themselves.

# The title of the chapter about fish.
course-fish = Fish

# What the chapter is about.
course-fish-about = One digit, some rows, and as many columns: it is ruled out elsewhere in these.

# The title of the chapter about wings.
course-wings = Wings

# What the chapter is about.
course-wings-about = Whatever the cell in the middle is, one of the cells beside it has the digit.

# The title of the chapter about patterns of one digit.
course-single-digit = Two strong links

# What the chapter is about.
course-single-digit-about = Follow one digit through two houses in which it has two places each.

# The title of the chapter about colouring.
course-colouring = Colouring

# What the chapter is about.
course-colouring-about = Give two colours to what excludes each other, and see which colour can't be.

# The title of the chapter about chains.
course-chains = Chains

# What the chapter is about.
course-chains-about = If this is false, then that is true: link after link, until both ends say the same.

# The title of the chapter about uniqueness.
course-uniqueness = Uniqueness

# What the chapter is about.
course-uniqueness-about = A proper puzzle has one solution, so a pattern that would allow two can't be.

# The title of the chapter about almost locked sets.
course-almost-locked-sets = Almost locked sets

# What the chapter is about.
course-almost-locked-sets-about = Cells with one digit more than they are: take one away, and the rest is fixed.

# The title of the chapter about rare patterns.
course-exotic = Exotic patterns

# What the chapter is about.
course-exotic-about = Large patterns that are rare and beautiful, and break the hardest puzzles.

# The title of the chapter about forcing and trials.
course-last-resort = Last resort

# What the chapter is about.
course-last-resort-about = Assume something and follow it until it fails, or until all cases agree.

# The name of the card beside a position.
course-task = Task

# The button that leads to the map of the course.
course-to-map = All chapters

# The name of the choice between the acts of a lesson.
course-acts = Parts of the lesson

# The first act of a lesson: the pattern is shown.
course-see = See

# The second act of a lesson: questions lead through the pattern.
course-follow = Follow

# The third act of a lesson, and the drill in which a named technique is to be found.
course-find = Find it

# The drill in which one of four techniques is at the position.
course-which = Which is it?

# The heading of the column of the table with a plot of the latest attempts at a technique.
course-latest = Latest

# The sentence on the plots of the latest attempts, behind what their marks stand for.
course-higher-is-longer = Higher: took longer

# An attempt of a plot in which the technique was found alone, in a list of all
# $time (String) - the time that it took: 0:48
course-attempt-alone = alone in { $time }

# An attempt of a plot in which the technique was found with help, in a list of all
# $time (String) - the time that it took
course-attempt-with-help = with help in { $time }

# An attempt of a plot in which the technique was not found, in a list of all
# $time (String) - the time that it took
course-attempt-not-found = not found in { $time }

# The plot of the latest attempts at a technique in words
# $attempts (String) - the attempts, the latest at the end
course-plotted = Latest attempts, the last one at the end: { $attempts }.

# The switch that makes ten drills by eye a row against the clock.
course-against-clock = Ten against the clock

# The name of the time that runs in a row against the clock.
course-time = Time

# The button that begins another row against the clock.
course-another-row = Another ten

# The sentence on a row against the clock that was the best one so far.
course-best-row-now = That is your best ten in a row.

# The place of a position in a row against the clock
# $number (Number) - the number of the position
# $all (Number) - how many there are
course-position-in-row = { $number } of { $all }

# The result of a row against the clock
# $found (Number) - at how many positions the technique was found alone
# $all (Number) - how many positions there were
# $time (String) - the time of a position on average: 0:08
course-row-is-over = Found alone: { $found } of { $all }, { $time } each.

# The best result of as many positions in a row
# $found (Number) - at how many positions the technique was found alone
# $all (Number) - how many positions there were
# $time (String) - the time of a position on average
course-best-row = Your best ten in a row: { $found } of { $all }, { $time } each.

# The heading of the page where a sheet of positions for a class is put together, and the button that leads there.
course-sheet = A sheet for a class

# The sentence under that heading.
course-sheet-about = Choose techniques and a number of positions. Whoever opens the link gets the same positions; on paper the solutions are on the last page.

# The choice of the number of positions of a sheet.
course-positions = Positions

# The button that prints the sheet.
course-print-sheet = Print

# The button that copies the link to the positions of the sheet.
course-copy-sheet-link = Copy the link

# The button that takes other positions for the sheet.
course-other-positions = Other positions

# The link that opens the positions of the sheet.
course-open-sheet = Open these positions

# The note while no technique is chosen for a sheet.
course-choose-techniques = Choose one technique or more.

# The button behind the last position of a sheet.
course-done = Done

# The progress while the positions of a sheet are made
# $made (Number) - how many are made
# $all (Number) - how many there will be
course-sheet-so-far = { $made } of { $all } positions made

# The message after the last position of a sheet
# $all (Number) - how many positions there were
course-sheet-is-over = That was the last of { $all } positions.

# The caption of a position on a printed sheet
# $number (Number) - its number
# $technique (String) - the technique that is to be found
course-numbered = { $number } { $technique }

# The drill without notes.
course-by-eye = By eye

# The name of the group of buttons that begin drills.
course-drills = Practise

# The note while a position is made.
course-making = Making a position…

# The note that no position was found.
course-no-position = No position was found this time.

# The button that shows the next stage.
course-next-stage = Next

# The button that shows the stage before.
course-stage-before = Back

# The button that leads from the first act to the second.
course-now-follow = Now with you

# The button that leads from the second act to the third.
course-now-find = Now find one

# The button that leads to the next position.
course-another = Next position

# The button that hands in the marks.
course-check = Check

# The button that shows one stage more of the hint.
course-hint = Hint

# The button that leaves a position of the test.
course-i-do-not-see-it = I don't see it

# The question of the drill that offers four techniques.
course-which-is-here = One of these techniques is here. Which one?

# The reply to the right technique.
course-is-there = Yes, it is here. Now find it.

# The message if a digit is typed before a technique is chosen.
course-choose-first = Choose the technique first.

# The message if marks are handed in and there are none.
course-mark-first = Mark something on the board first.

# The question of a mixed drill.
course-what-comes-next = What comes next?

# The task of a drill by eye.
course-without-notes = Find it without notes.

# The task of the test where a digit can be placed.
course-place-a-digit = A digit can be placed here.

# The task of the test where a candidate can be ruled out.
course-rule-out-a-candidate = A candidate can be ruled out here.

# The reply to right marks.
course-right = Right.

# The reply to the last right marks of a guided drill.
course-all-right = Right. That is the whole pattern.

# The reply to wrong marks about which nothing is to be told.
course-not-there = That is not it.

# The choice of what a press marks.
course-marked-house = What a press marks

# The choice of rows.
course-row = Row

# The choice of columns.
course-column = Column

# The choice of boxes.
course-box = Box

# The heading over the reason why a technique works.
course-why-it-works = Why it works

# The heading over the calendar of practice.
course-practised-days = The last four weeks

# The heading over the figures of each technique.
course-by-technique = By technique

# The heading of the column with the techniques.
course-technique = Technique

# The heading of the column with the rings.
course-standing = Standing

# The heading of the column of what was found without help.
course-alone = Found alone

# The heading of the column of what was found with help.
course-with-help = With help

# The heading of the column of what was not found.
course-not-found = Not found

# The heading of the column of the usual times.
course-median = Usual time

# What "Go on" leads to: a technique that is asked again
# $technique (String) - the technique
course-next-review = Again: { $technique }

# What "Go on" leads to: a lesson
# $technique (String) - the technique
course-next-lesson = New: { $technique }

# What "Go on" leads to: more practice
# $technique (String) - the technique
course-next-practice = Practise: { $technique }

# How many techniques are to be asked again today
# $count (Number) - how many
course-due = { $count ->
    [one] One technique is due today.
   *[other] { $count } techniques are due today.
}

# What a learner lacks for a level
# $count (Number) - the number of techniques
# $level (String) - the level
course-lacking = { $count ->
    [0] You know all that { $level } needs.
    [one] For { $level } you lack one technique.
   *[other] For { $level } you lack { $count } techniques.
}

# How many techniques of a chapter are known
# $known (Number) - how many
# $all (Number) - of how many
course-known-of = { $known } of { $all }

# The place of a position in a series
# $number (Number) - the place
# $all (Number) - how many there are at most
course-position-of = { $number } of at most { $all }

# The reply to a technique that is not at the position
# $technique (String) - the technique
course-is-not-there = There is no { $technique } here.

# What is marked on the board
# $marks (String) - the marks, as a list
course-marked = Marked: { $marks }

# A marked candidate
# $digit (String) - the digit
# $cell (String) - the cell
course-marked-candidate = { $digit } in { $cell }

# The message at the end of the test
# $right (Number) - the number of techniques that were found
# $all (Number) - the number that were asked
course-test-is-over = The test is over: you found { $right } of { $all }. The map shows what you know.

# A day of the calendar of practice
# $day (String) - the day
# $count (Number) - the number of attempts
course-attempts-on = { $day }: { $count ->
    [0] no practice
    [one] one attempt
   *[other] { $count } attempts
}

# The button that starts a game for a learner
# $technique (String) - the hardest technique that the game takes, which the learner is learning
course-game-for-you = A game for you: { $technique }

# A digit of a finished game that was guessed while a simpler step was there. The button "Practise" stands behind it.
# $time (String) - the time of the game: 3:10
# $technique (String) - the technique of that step
course-guessed-at = At { $time } you guessed, and a simpler step was there: { $technique }.

# A technique whose step a hint showed in a finished game. The button "Practise" stands behind it.
# $technique (String) - the technique
course-hinted = A hint showed you: { $technique }.

# The button that begins drills on a technique.
course-practise = Practise

# What stands before the techniques that can be practised after a game.
course-practise-these = Practise what this game took:
