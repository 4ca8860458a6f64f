//! Lessons on what happens where a line and a box meet.

use crate::text::Lesson;

pub(super) const LOCKED_CANDIDATES1: Lesson = Lesson {
    what: "Within a box, all places for a digit lie in one row or in one column. Then the digit can go from the rest of that \
           line. The places point along the line, so this is also called pointing.",
    spot: &[
        "Take a box that lacks the digit, and mark the cells that could still hold it.",
        "There are two or three of them, all in one row or all in one column.",
        "Follow that line out of the box: wherever else the digit is a candidate, remove it.",
    ],
    why: "The box needs the digit, and can only have it in those cells. All of them lie in the line, so the line gets its \
          digit inside this box. A line holds each digit once, so its cells outside the box do not have it.",
};

pub(super) const LOCKED_CANDIDATES2: Lesson = Lesson {
    what: "Within a row or column, all places for a digit lie in one box. Then the digit can go from the rest of that box. \
           The line claims the digit from the box, so this is also called claiming.",
    spot: &[
        "Take a row or column that lacks the digit, and mark the cells that could still hold it.",
        "If all of them lie in the same box, the line has claimed the digit there.",
        "Remove the digit from the other cells of that box.",
    ],
    why: "The line needs the digit, and can only have it inside this box. So the box gets its digit in one of these cells. A \
          box holds each digit once, so none of its other cells has it.",
};

pub(super) const LOCKED_PAIR: Lesson = Lesson {
    what: "Two cells with the same two candidates lie where a line and a box meet. They are a naked pair of both at once, so \
           the two digits go from the rest of the line and from the rest of the box.",
    spot: &[
        "Look for two cells with the same two notes, side by side in a box.",
        "Check that they share a row or a column as well as the box.",
        "Clear the two digits from both houses; people often forget one of them.",
    ],
    why: "Each cell holds one of the two digits, and not both the same, since they see each other. So the pair uses up both \
          digits for every house that contains the two cells, and here that is a line and a box.",
};

pub(super) const LOCKED_TRIPLE: Lesson = Lesson {
    what: "The three cells where a line and a box meet have only three candidates between them. They are a naked triple of \
           both houses, so the three digits go from the rest of the line and from the rest of the box.",
    spot: &[
        "Look for three empty cells in a row, or one below the other, that fill one side of a box.",
        "Collect their notes: together there are exactly three digits. No cell needs to have all three.",
        "Clear these digits from the rest of the line and from the rest of the box.",
    ],
    why: "Three cells need three different digits, and only three are on offer. So each of those digits is in one of the \
          cells. Both the line and the box contain all three cells, so neither has these digits anywhere else.",
};

pub(super) const SUE_DE_COQ: Lesson = Lesson {
    what: "Two or three cells where a line and a box meet have many candidates. A few more cells of the line, and a few more \
           of the box, share these out so that there are exactly as many digits as cells. Then every digit has its house, and \
           goes from the rest of it.",
    spot: &[
        "Find two or three empty cells in the meeting of a line and a box with at least two digits more than cells.",
        "Look for cells in the rest of the line with few candidates, mostly taken from those digits, and for such cells in \
         the rest of the box.",
        "The digits of the line's cells and those of the box's cells must have nothing in common.",
        "Count: all these cells together have as many digits as there are cells.",
        "Remove the digits of the line's cells from the rest of the line, those of the box's cells from the rest of the box, \
         and any left over from both.",
    ],
    why: "No digit can be twice among these cells: those of the line's cells could repeat only within the line, and those of \
          the box's cells only within the box. With as many digits as cells, each digit is then there exactly once. A digit \
          that the box's cells lack has its place in the line, so it is nowhere else in the line; and the same holds for the \
          box.",
};
