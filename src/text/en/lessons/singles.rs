//! Lessons on singles: one digit goes into one cell.

use crate::text::Lesson;

pub(super) const FULL_HOUSE: Lesson = Lesson {
    what: "A row, column or box with eight digits has one empty cell, and one digit that is missing. That digit goes there. \
           It is the easiest step there is, and worth looking for after every digit that you enter.",
    spot: &[
        "Look for a row, column or box with a single empty cell.",
        "Count from 1 to 9 and find the digit that it lacks.",
        "Each digit you enter belongs to three houses: glance at all three, since one of them may now be down to its last \
         cell.",
    ],
    why: "Every house holds each digit from 1 to 9 exactly once. Eight cells hold eight different digits, so the ninth cell \
          must hold the ninth.",
};

pub(super) const HIDDEN_SINGLE: Lesson = Lesson {
    what: "In some row, column or box, a digit has only one place left. The cell may still have other candidates, which is \
           why the single is called hidden. Most cells of most puzzles are filled this way, and in a box it needs no notes at \
           all.",
    spot: &[
        "Choose a digit that stands in several places already.",
        "In a box that lacks it, strike out every cell whose row or column holds the digit.",
        "If one empty cell is left, the digit goes there.",
        "Do the same for rows and columns: strike out the cells whose crossing line or box holds the digit.",
    ],
    why: "The house must hold the digit somewhere. Every other empty cell of it sees that digit elsewhere, and would repeat \
          it. So the one place that is left takes it, whatever else that cell might have held.",
};

pub(super) const NAKED_SINGLE: Lesson = Lesson {
    what: "A cell has only one candidate left: its row, column and box hold the eight other digits between them. That \
           candidate is its digit.",
    spot: &[
        "Look at empty cells where a nearly full row, column and box cross.",
        "Count from 1 to 9, and leave out each digit that stands in one of the three houses.",
        "If a single digit is left over, enter it. With notes, look for a cell with one note.",
    ],
    why: "A digit may not repeat in a house, so every digit that stands in the cell's row, column or box is impossible in the \
          cell. The cell must hold something, and only one digit is possible.",
};
