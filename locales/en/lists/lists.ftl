### Lists of puzzles: files that were opened, kept and written again, and games and lists in the library.

# A number of rows of a list. It stands within other messages.
# $count (Number) - how many, for the plural
# $number (String) - how many, in digits
list-row-count = { $count ->
    [one] { $number } row
   *[other] { $number } rows
}

# There is no next puzzle.
list-all-solved = All puzzles of this list are solved.

# What else the file says in a row.
# $fields (String) - what stands in the other columns
list-in-row = In it: { $fields }.

# Why a row has no puzzle that could be opened.
# $error (String) - the error
list-row-unreadable = This row has no puzzle: { $error }.

# An error in a row, as a sentence.
# $error (String) - the error
list-row-error = { $error }.

# A list and how many rows it has.
# $name (String) - the name of the list
# $rows (String) - list-row-count
list-named-rows = { $name }, { $rows }

# What became of a list that came back from a backup.
list-added = Added.

# What became of a list that came back from a backup.
list-here-already = Already here.

# What became of a list that came back from a backup.
list-back-from-bin = Back from the bin.

# What became of a list that came back from a backup: it was here and is damaged, so that it is kept beside what is left.
list-added-beside = Added, beside the one here, which is damaged.

# Of a list only a part came back, since the file lacks the rest.
# $rows (String) - how many rows came back
# $all (String) - list-row-count: how many the list has
list-added-in-part = Added, { $rows } of { $all }: the file is cut off.

# Rows of a list are not in the book that was made of it.
# $rows (String) - how many rows
# $all (String) - list-row-count: how many the list has
# $most (Number) - how many puzzles a book takes
list-not-in-book = { $rows } of { $all } left out: a book takes puzzles with one solution, at most { $most }.

# Rows that were left out of a book.
# $count (Number) - how many, for the plural
# $number (String) - how many, in digits
list-not-in-book-by-eliminations = { $count ->
    [1] 1 of them has one solution only by candidates that are ruled out, which a book does not print.
   *[other] { $number } of them have one solution only by candidates that are ruled out, which a book does not print.
}

# Rows of a list have candidates that are ruled out, which the written file can't hold.
# $count (Number) - how many, for the plural
# $number (String) - how many, in digits
list-without-eliminations = { $count ->
    [1] 1 row has candidates that are ruled out, which this form can't hold: without that its puzzle may have more solutions.
   *[other] { $number } rows have candidates that are ruled out, which this form can't hold: without that their puzzles may have more solutions.
}

# A CSV has puzzles with several solutions. The names of the columns are English in every language.
list-several-in-csv = Of a puzzle with several solutions, the column solution has the first.

# The solutions of some puzzles in a CSV were counted up to a limit. The names of the columns are English in every language.
# $limit (String) - the limit, as the file has it
# $number (String) - the limit, with signs between the groups of digits
list-counted-in-csv = In the column solutions, { $limit } stands for { $number } or more, as solutions_counted says.

# Something that was asked for at a table or in the library was refused.
# $why (String) - the reason
list-not-done = That was not done: { $why }.

# There is nothing to do it with.
list-no-row = The filter leaves no row for that.

# There are rows, and those that are picked are not among them.
list-no-picked-row = The filter hides the rows that are picked.

# Rows of a file can't be read.
# $rows (String) - how many
# $all (String) - list-row-count: how many the file has
# $errors (String) - the first of them, with their errors
list-rows-unreadable = { $rows } of { $all } can't be read: { $errors }.

# A list goes on with more of its kind.
# $items (String) - the items that are named
# $number (String) - how many more
list-and-more = { $items }; and { $number } more

# How rows of a file were read, where that is to be said.
# $ways (String) - list-way, several joined by list-of-clauses
list-ways-of-reading = How rows were read: { $ways }.

# A way in which rows were read.
# $way (String) - the way
# $rows (String) - list-row-count
list-way = { $way } ({ $rows })

# There is more to be said about how rows were read.
# $count (Number) - how many, for the plural
# $ways (String) - the ways that are named
# $number (String) - how many more, in digits
list-more-ways = { $count ->
    [one] { $ways }; and { $number } more remark
   *[other] { $ways }; and { $number } more remarks
}

# Solutions that stand beside their puzzles are no puzzles.
# $count (Number) - how many, for the plural
# $number (String) - how many, in digits
list-solutions-left-out = { $count ->
    [one] { $number } solution that stands beside its puzzle is left out.
   *[other] { $number } solutions that stand beside their puzzles are left out.
}

# No board of a file has an empty cell.
list-only-full-boards = All boards in this file are full: it has no puzzle to solve.

# Of several files that are opened together, one has columns that look alike. It stands after the name of the file.
list-unclear-column = it is not clear which of its columns holds the puzzles, open it by itself to choose

# Rows without a puzzle are not in a file of puzzles alone.
# $ending (String) - the ending of the file's name
# $rows (String) - list-row-count
list-lacking = The .{ $ending } file lacks { $rows } that can't be read.

# A reason. It stands after a colon.
list-left-as-it-is = this list can't be read as a whole, and is left as it is

# A reason. It stands after a colon.
list-gone = the list was deleted

# A list whose name is lost.
list-nameless = List without a name

# A column whose name is lost.
# $number (Number) - its number
list-column = column { $number }

# A list of which a part can't be read is in a backup as far as it can.
# $name (String) - the name of the list
list-damaged-whole = { $name } is damaged, but all its rows can be read and are in the backup. It is left as it is, and can be saved as a file: Library, Show: Unreadable.

# A list of which a part can't be read is in a backup as far as it can.
# $name (String) - the name of the list
# $number (String) - how many rows can't be read
# $rows (String) - list-row-count: how many it has
list-damaged = { $name } is damaged: { $number } of { $rows } can't be read, and are not in the backup. It is left as it is, and can be saved as a file: Library, Show: Unreadable.

# A list that a later version keeps is not in a backup.
# $name (String) - the name of the list
list-later = { $name } was kept by a later version of this page, and is not in the backup.

# A backup lacks its end.
list-backup-cut-off = The backup is cut off: what it lacks did not come back.

# A reason. It stands after a colon.
# $why (String) - the reason
list-file-not-read = the file could not be read: { $why }

# Why the browser does not read a file.
list-file-gone = it is no longer where it was

# Why the browser does not read a file.
list-file-changed = it was changed since it was chosen, or the browser may not read it

# Why the browser does not read a file.
list-file-not-allowed = the browser does not allow it

# Why the browser does not read a file.
list-file-unknown = the browser does not say why

# Why the browser does not read a file.
# $name (String) - the browser's name of the error
list-file-named = the browser says { $name }

# A reason. It stands after a colon.
list-file-did-not-come = the file did not come along

# A reason. It stands after a colon.
list-file-unread = the file could not be read

# Why the browser's database refuses something.
list-storage-full = the browser's storage is full

# Why the browser's database refuses something.
list-storage-off = the browser's storage is switched off

# Why the browser's database refuses something.
list-storage-unknown = the browser does not keep it, its storage may be full or switched off

# Why the browser's database refuses something.
# $name (String) - the browser's name of the error
list-storage-named = the browser's storage failed ({ $name })

# A reason.
list-none-in-files = no puzzles were found in any of these files

# What is wrong with a file. It stands after its name.
list-none-in-file = no puzzle was found from line 1 on

# A reason.
list-none-at-beginning = no puzzles were found at its beginning

# Labels that were too long.
# $count (Number) - how many, for the plural
# $number (String) - how many, in digits
# $most (Number) - how many characters a label can have
list-labels-cut = { $count ->
    [one] { $number } label is cut to { $most } characters.
   *[other] { $number } labels are cut to { $most } characters.
}

# Labels that were too many.
# $count (Number) - how many, for the plural
# $number (String) - how many, in digits
# $most (Number) - how many labels there can be
list-labels-left-out = { $count ->
    [one] { $number } label is left out: there can be { $most }.
   *[other] { $number } labels are left out: there can be { $most }.
}
