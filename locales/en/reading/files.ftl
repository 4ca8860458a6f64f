### Files that hold no text of puzzles, by what they are: sentences without their full stops.

reading-file-workbook = this is a workbook of a spreadsheet program, save its table as CSV and open that

reading-file-document = this is a document of a word processor, copy the puzzle from it

reading-file-zip = this is a ZIP archive, unpack it and open the files in it

reading-file-gzip = this file is packed by gzip, unpack it and open what is in it

reading-file-archive = this is an archive, unpack it and open the files in it

reading-file-pdf = this is a PDF file, copy the puzzle from it, or open a picture of its page

reading-file-picture = this is a picture, whose puzzle only the page of Nonet reads

reading-file-database = this is a database, export its puzzles from the program that wrote it

reading-file-program = this is a program and holds no puzzle as text

reading-file-drawing = this is a drawing in SVG, whose digits stand at places and in no cells, copy the puzzle's 81 digits instead

reading-file-ksudoku = this is a saved game of KSudoku, which writes digits as letters, copy the puzzle's 81 digits instead

# One of several files that are opened together
# $name (String) - its name
reading-file-backup = { $name } is a backup, which is opened by itself

# One of several files that are opened together
# $name (String) - its name
# $why (String) - why
reading-file-unread = { $name } could not be read: { $why }

reading-file-lfs-pointer = this is a pointer of Git LFS, which stands in the place of a file, fetch the file itself by `git lfs pull`
