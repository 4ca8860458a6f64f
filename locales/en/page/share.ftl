### The texts of the dialog "Share".

# The name of the choice of what is shared.
share-subject = What is shared

# The choice of the givens.
share-puzzle = Puzzle

# The choice of the position that the board shows.
share-position = Position

# The choice of the step that is drawn on the board.
share-this-step = This step

# The name of the choice of the picture's theme.
share-picture = The picture

# The choice of a light picture.
share-light-picture = Light picture

# The choice of a dark picture.
share-dark-picture = Dark picture

# The name of the field with the link.
share-link = Link

# The name of the link's QR code.
share-qr-code = QR code of the link

# The button that opens the system's own share sheet.
share-share = Share…

# The button that copies the link.
share-copy-link = Copy link

# The button that copies the result of a game with its link.
share-copy-result = Copy result

# The button that copies the picture.
share-copy-picture = Copy picture

# The button that downloads the picture as PNG.
share-save-png = Save PNG

# The link that downloads the picture as SVG.
share-save-svg = Save SVG

# The link that downloads the QR code.
share-save-qr-code = Save QR code

# The button that opens the dialog "Export".
share-other-forms = Other forms of text

# The label of a button for a moment after it has copied.
share-copied = Copied

# The word that is spoken when a button has copied.
share-copied-spoken = Copied.

# The title for the system's share sheet.
share-name = Nonet

# The note on a step without a link of its own, because other visitors don't get its path.
share-leads-before-step = The link leads to the position before this step.

# The note in place of a QR code.
share-too-long-for-qr = The link is too long for a QR code.

# The name of a picture of a puzzle
# $givens (String) - how many givens it has
share-sudoku = Sudoku with { $givens }

# The name of a picture of a step
# $technique (String) - the technique
# $action (String) - what the step does
share-step = { $technique }: { $action }
