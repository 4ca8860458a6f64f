### The texts on the pages of a book.

# The name of the region that holds the pages.
paper-pages = Pages

# The sentence that is printed while no puzzle is made, in place of the sample on the screen.
paper-nothing-made = No puzzle is made yet, so there is nothing to print. Press Make first.

# The heading of a page of solutions.
paper-solutions = Solutions

# The label of the first line at the head of a page.
paper-name = Name

# The label of the second line at the head of a page.
paper-date = Date
