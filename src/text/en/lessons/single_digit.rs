//! Lessons on short chains of one digit.

use crate::text::Lesson;

pub(super) const SKYSCRAPER: Lesson = Lesson {
    what: "In two rows, a digit has two places each, and two of these share a column. The other two, the roofs, stand at \
           different heights like the towers of a skyline. At least one of the roofs holds the digit, so it goes from what \
           sees both. Rows and columns can change parts.",
    spot: &[
        "Follow one digit, and mark the rows in which it has exactly two places.",
        "Find two such rows with one place each in the same column: this is the base.",
        "Remove the digit from every cell that sees both of the other two places.",
        "Try it again with columns first.",
    ],
    why: "The two cells of the base see each other, so at least one of them lacks the digit. The row of that one must then \
          have it at its roof. So at least one roof is true, and a cell that sees both sees the digit.",
};

pub(super) const TWO_STRING_KITE: Lesson = Lesson {
    what: "A digit has two places in a row and two in a column, and one end of the row lies in a box with one end of the \
           column. At least one of the two far ends holds the digit, so it goes from the cell that sees both.",
    spot: &[
        "Follow one digit, and look for a row and a column in which it has exactly two places each.",
        "Check that one place of the row and one of the column lie in the same box, in different cells.",
        "From the far end in the row go along its column, and from the far end in the column go along its row: where they \
         cross, remove the digit.",
    ],
    why: "The two ends in the box see each other, so at least one of them is false. If the row's is false, the row has the \
          digit at its far end; if the column's is, the column has it at its far end. The crossing sees both far ends, so it \
          cannot hold the digit.",
};

pub(super) const TURBOT_FISH: Lesson = Lesson {
    what: "Two houses with exactly two places each for a digit, at least one of them a box, joined by two places that see \
           each other. At least one of the two free ends holds the digit, so it goes from what sees both.",
    spot: &[
        "Follow one digit, and find a box in which it has exactly two places.",
        "From one of them, go along a row or column to a place of another house that also has only two.",
        "Look at the two places at the outer ends, and remove the digit from every cell that sees both.",
    ],
    why: "The two joined places see each other, so one of them is false. Its house has only one other place, its free end, \
          which is then true. Whichever it is, a free end holds the digit, and no cell that sees both can.",
};

pub(super) const EMPTY_RECTANGLE: Lesson = Lesson {
    what: "In a box, all places for a digit lie on one row and one column of the box, like the arms of a cross; the cells \
           beyond the arms form the empty rectangle. Together with a line of two places that meets one arm, this removes the \
           digit where the other arm meets the line's far end.",
    spot: &[
        "Find a box in which a digit keeps to one row and one column.",
        "Follow one arm out of the box to a cell whose other line has exactly two places for the digit.",
        "From the far end of that line go back parallel to the arm until you meet the line of the other arm: remove the digit \
         there.",
    ],
    why: "Suppose that the cell had the digit. It would clear the other arm, so the box would have the digit on the first \
          arm. It would clear the far end too, so the line would have the digit at its near end. But near end and first arm \
          lie in one line, which would have the digit twice. So the cell does not have it.",
};
