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
