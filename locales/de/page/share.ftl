### The texts of the dialog "Share".

share-subject = What is shared

share-puzzle = Puzzle

share-position = Position

share-this-step = This step

share-picture = The picture

share-light-picture = Light picture

share-dark-picture = Dark picture

share-link = Link

share-qr-code = QR code of the link

share-share = Share…

share-copy-link = Copy link

share-copy-result = Copy result

share-copy-picture = Copy picture

share-save-png = Save PNG

share-save-svg = Save SVG

share-save-qr-code = Save QR code

share-other-forms = Other forms of text

share-copied = Copied

share-copied-spoken = Copied.

share-name = Nonet

share-leads-before-step = The link leads to the position before this step.

share-too-long-for-qr = The link is too long for a QR code.
