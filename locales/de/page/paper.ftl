### The texts on the pages of a book.

paper-pages = Pages

paper-nothing-made = No puzzle is made yet, so there is nothing to print. Press Make first.

paper-solutions = Solutions

paper-name = Name

paper-date = Date
