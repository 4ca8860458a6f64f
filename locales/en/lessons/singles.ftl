### Lessons on singles: one digit goes into one cell.

lesson-full-house = A row, column or box has one empty cell. The digit that is missing goes there. This is the easiest step.
    .spot-1 = Look for a row, column or box with a single empty cell.
    .spot-2 = Count from 1 to 9 to find the digit that it lacks.
    .spot-3 = After each digit that you enter, look at its row, column and box: one of them may have a single empty cell now.
    .why = Every house (row, column or box) has each digit from 1 to 9 exactly once. Eight cells have eight digits, so the ninth cell has the ninth.

lesson-hidden-single = In a house, a digit has only one place left, and goes there. Other candidates of that cell may hide it. Most cells of most puzzles are filled this way.
    .spot-1 = Choose a digit that stands in several places already.
    .spot-2 = In a box that lacks it, cross out every cell whose row or column has it. This needs no notes.
    .spot-3 = If one empty cell is left, the digit goes there.
    .spot-4 = Do the same in rows and columns: cross out the cells whose box or crossing line has it.
    .why = The house needs the digit, and none of its other cells can take it. So the one place left does, whatever else that cell might have held.

lesson-naked-single = A cell has only one candidate left: its row, column and box hold the other eight digits. That candidate is its digit.
    .spot-1 = Look at empty cells where a nearly full row, column and box meet.
    .spot-2 = Count from 1 to 9, leaving out each digit that stands in one of the three.
    .spot-3 = If a single digit is left, enter it. With notes, look for a cell with one note.
    .why = A digit that stands in the cell's row, column or box cannot be in the cell as well. The cell must hold something, and only one digit is left.
