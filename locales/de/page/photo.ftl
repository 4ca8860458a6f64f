### The texts of the dialog that reads a picture.

photo-read-photo = Read a photo

photo-take-photo = Take a photo

photo-scan = Scan a grid

photo-stays = The picture stays on this device.

photo-pasted = The pasted picture

photo-taken = The photo

photo-camera-title = Scan a grid

photo-starting = Starting the camera…

photo-point = Point the camera at a Sudoku. The picture is taken when the whole grid is in sight.

photo-hold-still = A grid is in sight: hold still.

photo-viewfinder = What the camera sees

photo-take = Take picture

photo-cancel = Cancel

photo-try-again = Try again

photo-reading-title = Reading the picture

photo-board-title = Is this the board?

photo-corners-title = Where is the grid?

photo-reading = Looking for grids… The picture stays on this device.

photo-stop = Stop

photo-play = Play it

photo-solve = Solve

photo-discard = Discard

photo-place-corners = Mark the corners

photo-read-again = Read again

photo-back = Back to the board

photo-edit = Edit it

photo-leave-out = Leave out

photo-previous-picture = Previous picture

photo-next-picture = Next picture

photo-go-on = Go on

photo-code-title = A code with a puzzle

photo-code = This picture has a code with a puzzle.

photo-follow-code = Open the puzzle

photo-refused-title = A picture that can't be opened

photo-grids = Grids

photo-picture = The picture, with the grid marked

photo-whole-picture = The picture

photo-verdict = Verdict

photo-doubtful = Cells to check

photo-correct = Choose a cell and press a digit to correct it, 0 to clear it.

photo-how-to-place = Drag the four corners onto those of the grid, or move each with the arrow keys. Shift moves it further.

photo-by-hand = Written by hand

photo-blank = blank

photo-needs-connection = Photos need a connection the first time. Connect to the internet, then choose the picture again.

photo-no-camera-denied = This page may not use the camera. Allow it in the browser's settings for this page, or choose a picture instead.

photo-no-camera-missing = No camera was found on this device. A picture can be chosen instead.

photo-no-camera-busy = The camera can't be started: another program may be using it. Close that one and try again.

photo-no-camera-insecure = Browsers give the camera only to pages that are loaded over https. A picture can be chosen instead.

photo-no-camera-ended = The camera was switched off, or is no longer connected.

photo-no-camera-not-taken = The picture could not be taken. Try again, or choose a picture instead.

photo-top-left = Top left corner

photo-top-right = Top right corner

photo-bottom-right = Bottom right corner

photo-bottom-left = Bottom left corner
