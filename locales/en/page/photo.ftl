### The texts of the dialog that reads a picture.

# The button that chooses a picture.
photo-read-photo = Read a photo

# The button that takes a picture with the camera of a phone.
photo-take-photo = Take a photo

# The button that opens the camera, which takes the picture by itself.
photo-scan = Scan a grid

# The note beside the buttons that choose a picture.
photo-stays = The picture stays on this device.

# The name of a picture from the clipboard, which has no name of its own.
photo-pasted = The pasted picture

# The name of a picture that was taken with the camera.
photo-taken = The photo

# The title of the dialog with the camera.
photo-camera-title = Scan a grid

# The status until the camera runs.
photo-starting = Starting the camera…

# The status while the camera sees no grid.
photo-point = Point the camera at a Sudoku. The picture is taken when the whole grid is in sight.

# The status while the camera sees a grid.
photo-hold-still = A grid is in sight: hold still.

# The description of the camera's picture.
photo-viewfinder = What the camera sees

# The button that takes a picture at once.
photo-take = Take picture

# The button that closes the camera.
photo-cancel = Cancel

# The button that starts the camera again after it failed.
photo-try-again = Try again

# The title of the dialog while a picture is read.
photo-reading-title = Reading the picture

# The title of the dialog with a board.
photo-board-title = Is this the board?

# The title of the dialog with corners to place.
photo-corners-title = Where is the grid?

# The status while a picture is read.
photo-reading = Looking for grids… The picture stays on this device.

# The button that stops the reading.
photo-stop = Stop

# The button that opens a game of the board.
photo-play = Play it

# The button that opens the board in Solve.
photo-solve = Solve

# The button that closes the dialog and leaves everything as it was.
photo-discard = Discard

# The button that shows corners to place.
photo-place-corners = Mark the corners

# The button that reads the picture again within the corners.
photo-read-again = Read again

# The button that returns to the board that was read.
photo-back = Back to the board

# The button that puts the board into the editor of Make.
photo-edit = Edit it

# The button that forgets one of several pictures.
photo-leave-out = Leave out

# The button that shows the picture before.
photo-previous-picture = Previous picture

# The button that shows the next picture.
photo-next-picture = Next picture

# The button that shows the pictures that are left.
photo-go-on = Go on

# The title of the dialog with a picture that has a code.
photo-code-title = A code with a puzzle

# The status of a picture that has a code.
photo-code = This picture has a code with a puzzle.

# The button that opens the puzzle of a code.
photo-follow-code = Open the puzzle

# The title of the dialog with a picture that can't be shown.
photo-refused-title = A picture that can't be opened

# The name of the choice between several grids.
photo-grids = Grids

# The description of the picture with the grid that was found.
photo-picture = The picture, with the grid marked

# The description of the picture with corners to place.
photo-whole-picture = The picture

# The name of the verdict on the board.
photo-verdict = Verdict

# The name of the list of doubtful cells.
photo-doubtful = Cells to check

# The hint on how to correct a digit.
photo-correct = Choose a cell and press a digit to correct it, 0 to clear it.

# The hint on how to place the corners.
photo-how-to-place = Drag the four corners onto those of the grid, or move each with the arrow keys. Shift moves it further.

# The switch for a handwritten digit.
photo-by-hand = Written by hand

# The word for a cell without a digit.
photo-blank = blank

# The message that the program which reads pictures could not be loaded for want of a connection.
photo-needs-connection = Photos need a connection the first time. Connect to the internet, then choose the picture again.

# The sentence on why there is no picture from the camera.
photo-no-camera-denied = This page may not use the camera. Allow it in the browser's settings for this page, or choose a picture instead.

# The sentence on why there is no picture from the camera.
photo-no-camera-missing = No camera was found on this device. A picture can be chosen instead.

# The sentence on why there is no picture from the camera.
photo-no-camera-busy = The camera can't be started: another program may be using it. Close that one and try again.

# The sentence on why there is no picture from the camera.
photo-no-camera-insecure = Browsers give the camera only to pages that are loaded over https. A picture can be chosen instead.

# The sentence on why there is no picture from the camera.
photo-no-camera-ended = The camera was switched off, or is no longer connected.

# The sentence on why there is no picture from the camera.
photo-no-camera-not-taken = The picture could not be taken. Try again, or choose a picture instead.

# A handle at a corner of the grid in a photo
photo-top-left = Top left corner

# A handle at a corner of the grid in a photo
photo-top-right = Top right corner

# A handle at a corner of the grid in a photo
photo-bottom-right = Bottom right corner

# A handle at a corner of the grid in a photo
photo-bottom-left = Bottom left corner

# The place of a picture among several
# $number (Number) - its number, from 1
# $count (Number) - how many there are
photo-picture-of = Picture { $number } of { $count }

# The status of a picture among several
# $picture (String) - its place
# $status (String) - its status
photo-of-several = { $picture }: { $status }

# The button that keeps all boards
# $count (Number) - how many
photo-keep-all = Keep all { $count } as a list

# The name of a list of boards from pictures
# $count (Number) - how many
photo-list-name = { $count ->
    [one] { $count } puzzle from pictures
   *[other] { $count } puzzles from pictures
}

# The dialog was closed over several pictures
# $count (Number) - how many
photo-put-aside = { $count } pictures were put aside until the page is closed.

# The message that the picture of an opened puzzle has another one.
photo-another-puzzle = The photo has another puzzle.

# The button that shows that puzzle.
photo-open-it = Open it

# How many pictures wait
# $count (Number) - how many
photo-left = { $count ->
    [1] One more picture is waiting.
   *[other] { $count } more pictures are waiting.
}

# The button that goes on with the pictures
# $count (Number) - how many
photo-go-on-with = { $count ->
    [one] Go on with { $count } picture
   *[other] Go on with { $count } pictures
}

# The place of a corner in the picture
# $across (Number) - hundredths of the width
# $down (Number) - hundredths of the height
photo-corner-at = { $across } % across, { $down } % down

# The name of a grid
# $number (Number) - its number, from 1
photo-grid = Grid { $number }

# A doubtful cell
# $place (String) - its place
# $digit (String) - what was read in it
photo-read-as = { $place }, read as { $digit }

# A doubtful cell in which the player has written
# $cell (String) - the cell and what was read in it
photo-checked = { $cell }, checked

# How many digits were read
# $count (Number) - how many
photo-digits-read = { $count ->
    [0] no digits were read
    [1] { $count } digit was read
   *[other] { $count } digits were read
}

# How many cells are doubtful
# $count (Number) - how many
photo-cells-to-check = { $count ->
    [0] none of them doubtful
    [1] please check { $count } cell
   *[other] please check { $count } cells, the most doubtful first
}

# What was found in a picture
# $grids (Number) - how many grids
# $digits (String) - how many digits
# $check (String) - how many doubtful cells
photo-found = { $grids ->
    [1] A grid was found: { $digits }, { $check }.
   *[other] { $grids } grids were found. In this one { $digits }, { $check }.
}

# A digit by hand equals another one in its house
# $digits (String) - how many digits were read
photo-clashes = { $digits }. A digit by hand clashes.

# A grid of another size
# $size (Number) - its size
photo-other-size = This looks like a grid of { $size } by { $size }. Nonet reads grids of 9 by 9; if one is here, mark its corners.

# A variant
photo-killer = This looks like a Killer, whose cages Nonet does not read. If a plain grid is here, mark its corners.

# A variant
photo-irregular = This looks like a Sudoku with irregular regions, which Nonet does not read. If a plain grid is here, mark its corners.

# A variant
photo-diagonals = This looks like a Sudoku with marked diagonals, whose rule Nonet does not read. If a plain grid is here, mark its corners.

# A variant
photo-windoku = This looks like a Windoku, whose four more boxes Nonet does not read. If a plain grid is here, mark its corners.

# No grid within the corners that the player placed
photo-nothing-within = No grid was found within these corners. Move them onto the outer lines of the grid.

# No grid
photo-nothing = No grid was found. Mark the four corners of the grid, and it is read again.

# A picture that this browser can't open
# $name (String) - its file's name
photo-heic = { $name } is an HEIC picture, which this browser can't open. Save it as JPEG, or take a screenshot of it.

# A picture that is too large
# $name (String) - its file's name
# $megapixels (Number) - its size
photo-too-large = { $name } has { $megapixels } megapixels, which is too large to open. Crop it, or take a screenshot of it.

# A browser that can't read pictures
photo-old-browser = This browser is too old to read pictures. A newer version can.

# A picture that can't be opened
# $name (String) - its file's name
photo-unknown = { $name } can't be opened: it is damaged, or no kind of picture that this browser knows.
