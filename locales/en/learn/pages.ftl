### The lessons as pages of their own: the list of all techniques, and the page of each. What they tell of a technique is in `lessons`.

# The name of the link to the program, as it is spoken
pages-brand = Nonet, the page

# The end of each page
# $name (String) - the name of the program
pages-foot = { $name } solves and explains any Sudoku, and helps while you play: free, private, wholly in your browser.

# The title of the list
pages-title = Sudoku techniques explained · Nonet

# What search engines show of the list
pages-description = Every Sudoku technique with what it is, how to spot it, why it works and an example on a real board: from the last digit of a row to chains, almost locked sets and forcing nets.

# The heading of the list
pages-heading = Sudoku techniques

# What the list is
# $count (Number) - how many techniques
pages-lead = { $count } ways to find the next digit, each with what it is, how to spot it, why it works, and positions from real puzzles to find it in. They stand by the level of the puzzles that need them, and in the order in which Nonet looks for them.

# The link from the list to the program
pages-open-nonet = Open Nonet

# The title of the page of a technique
# $technique (String) - the technique
pages-lesson-title = { $technique }: a Sudoku technique explained · Nonet

# The link to the list
pages-all-techniques = All techniques

# The heading over the proof of the technique
pages-why = Why it works

# The heading over positions to practise on
pages-find-it = Find it yourself

# The link to more positions
pages-find-more = Find more of them in Nonet

# The part of the page with the example, as it is spoken
pages-example = An example

# What is under the picture of the example
# $action (String) - the pattern and what it does
pages-caption = { $action }.

# The picture of the example, as it is spoken
# $action (String) - the pattern and what it does
pages-picture = A position, and on it: { $action }

# The link that opens the example
pages-open = Open in Nonet

# The picture of a position without its step, as it is spoken
# $number (Number) - its number, from 2
# $technique (String) - the technique
pages-position = Position { $number }, in which there is a step of this kind: { $technique }

# The link that opens a position
# $number (Number) - its number, from 2
pages-open-position = Open position { $number } in Nonet

# The links to the techniques before and after this one, as they are spoken
pages-others = Other techniques

# The technique before this one follows
pages-before = Previous

# The technique after this one follows
pages-after = Next
