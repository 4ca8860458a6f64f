//! Lessons on what rests on the puzzle's having one solution.

use crate::text::Lesson;

pub(super) const UNIQUENESS1: Lesson = Lesson {
    what: "Four cells in two rows, two columns and two boxes make a rectangle, and three of them have only the same two \
           candidates. The fourth has others as well. If it had only those two, the digits could be exchanged, so in a puzzle \
           with one solution it has neither of them.",
    spot: &[
        "Look for two cells with the same two notes in one line.",
        "Look for a third such cell that makes three corners of a rectangle over exactly two boxes.",
        "Remove the two digits from the fourth corner.",
    ],
    why: "If the fourth corner held one of the two digits, the four cells would hold these digits crosswise. Exchanging them \
          would change nothing in any row, column or box, so there would be a second solution. The puzzle has only one, so \
          the corner holds something else.",
};

pub(super) const UNIQUENESS2: Lesson = Lesson {
    what: "A rectangle over two boxes whose corners all have the same two candidates. Two corners in one line, the roof, have \
           one digit more, the same one. One of them must be that digit, so it goes from what sees both.",
    spot: &[
        "Find two cells with only the same two notes in one line.",
        "Find two cells that complete a rectangle over two boxes, and have these notes and one further digit, the same in \
         both.",
        "Remove the further digit from every cell that sees both roof cells.",
    ],
    why: "Were neither roof cell the further digit, all four corners would hold just the two digits, and these could be \
          exchanged: two solutions. So one of the roof cells is the further digit, and no cell that sees both can be.",
};

pub(super) const UNIQUENESS5: Lesson = Lesson {
    what: "As in type 2, the corners of a rectangle have two digits in common and one digit more, but that one appears in two \
           opposite corners or in three. One of these is it, so it goes from what sees all of them.",
    spot: &[
        "Find a rectangle over two boxes with the same two notes in its corners.",
        "Check that the further notes are one and the same digit, in opposite corners or in three.",
        "Remove this digit from every cell that sees all corners that have it.",
    ],
    why: "If none of these corners were the further digit, the rectangle would hold only the two digits, which could be \
          exchanged. There is only one solution, so at least one corner is the further digit, and a cell that sees all of \
          them is not.",
};

pub(super) const UNIQUENESS3: Lesson = Lesson {
    what: "A rectangle over two boxes in which two corners of one line, the roof, have further candidates. One of these is \
           true. Seen as a single cell with these further candidates, the roof forms a naked subset with other cells of a \
           house, and clears the rest of it.",
    spot: &[
        "Find a rectangle of two digits whose two roof cells have extra digits.",
        "Imagine one cell that has just these extra digits.",
        "In a house of both roof cells, look for one or more cells that make a naked subset with it.",
        "Remove the digits of the subset from the other cells of that house.",
    ],
    why: "The roof cannot consist of the two digits alone, or these could be exchanged. So at least one roof cell holds one \
          of the extra digits. Together with the other cells of the subset, that makes as many cells as digits, so these \
          digits are all used up there.",
};

pub(super) const UNIQUENESS4: Lesson = Lesson {
    what: "A rectangle over two boxes in which two corners of one line have further candidates. In a house of these two, one \
           of the rectangle's digits has no other place. Then neither of them holds the rectangle's other digit.",
    spot: &[
        "Find a rectangle of two digits with two bare corners and a roof of two cells.",
        "In the line or box that holds both roof cells, check whether one of the two digits has its only places there.",
        "Remove the other one of the two digits from both roof cells.",
    ],
    why: "One of the roof cells must be the digit that has no other place. If the other roof cell were the rectangle's second \
          digit, the four corners would hold just the two digits, crosswise, and these could be exchanged. So neither is the \
          second digit.",
};

pub(super) const UNIQUENESS6: Lesson = Lesson {
    what: "A rectangle over two boxes in which two opposite corners have further candidates, and one of the two digits has no \
           places but the corners in both rows, or in both columns. That digit goes from the corners with further candidates.",
    spot: &[
        "Find a rectangle of two digits with bare corners opposite each other.",
        "Check one of the digits: in both rows, or in both columns, the corners are its only places.",
        "Remove that digit from the two corners that have more.",
    ],
    why: "The digit is an X-wing in the corners, so it stands in two opposite ones. Were they those with further candidates, \
          the bare corners would both hold the other digit. Then the four cells would hold just two digits crosswise, which \
          could be exchanged. So the digit stands in the bare corners.",
};

pub(super) const HIDDEN_RECTANGLE: Lesson = Lesson {
    what: "A rectangle over two boxes with one bare corner of two digits. From the opposite corner, one of these digits has \
           no other place in its row and its column but the rectangle's. Then the opposite corner does not hold the other \
           digit.",
    spot: &[
        "Take a cell with two notes as one corner, and choose an opposite corner so that the rectangle covers two boxes. At \
         that corner, both digits are still possible.",
        "In the row and in the column of the opposite corner, check that one of the digits has no place outside of the \
         rectangle.",
        "Remove the other digit from the opposite corner.",
    ],
    why: "Suppose the opposite corner held the other digit. Then the row and the column would have the first digit at the two \
          corners beside it, so the bare corner would be the other digit as well. That is two digits crosswise in four cells, \
          which could be exchanged: a second solution. So the corner does not hold it.",
};

pub(super) const AVOIDABLE_RECTANGLE1: Lesson = Lesson {
    what: "Three corners of a rectangle over two boxes are filled, none of them by a given: two opposite ones with the same \
           digit, and one with another. The fourth corner must not complete the crosswise pattern.",
    spot: &[
        "Remember which digits were given; only cells that were filled later count here.",
        "Look for two entered cells with the same digit at opposite corners of a rectangle over two boxes.",
        "If a third corner was entered too, with a digit d, remove d from the fourth.",
    ],
    why: "If the fourth corner held d, the four cells would hold two digits crosswise. None of them was given, so exchanging \
          them would break no given and no house, and there would be two solutions. A given would prevent this, which is why \
          it matters who filled the cells.",
};

pub(super) const AVOIDABLE_RECTANGLE2: Lesson = Lesson {
    what: "Two corners of a rectangle over two boxes are filled in one line, neither by a given. Each of the other two has \
           two candidates: the digit that would complete the pattern, and one further digit, the same in both. One of them is \
           that further digit.",
    spot: &[
        "Look for two entered digits, a and b, next to each other in a line but in two boxes.",
        "Find two empty cells that complete a rectangle: opposite a with the notes a and c, opposite b with b and c.",
        "Remove c from every cell that sees both.",
    ],
    why: "If neither of the empty cells were c, the rectangle would hold a and b crosswise, without any given. The two could \
          be exchanged, and there would be two solutions. So one of the cells is c, and what sees both is not.",
};

pub(super) const UNIQUE_LOOP: Lesson = Lesson {
    what: "The same idea as a unique rectangle, over six cells or more: a loop of cells with the same two candidates, each \
           seeing the next, with exactly two of them in every house that they touch. One or two of the cells have further \
           candidates, and one of these must be true.",
    spot: &[
        "Look for a pair of notes that appears in many cells.",
        "Go from cell to cell along rows, columns and boxes until you are back, and check that each house touched has exactly \
         two cells of the loop.",
        "If a single cell has further notes, remove the pair from it.",
        "With two such cells, argue as with unique rectangles: one further digit, a subset, or a digit without other places.",
    ],
    why: "Were all further candidates false, the two digits would alternate around the loop. Exchanging them keeps every \
          house right, because each has both digits once. That would be a second solution, so one of the further candidates \
          is true.",
};

pub(super) const BUG_PLUS1: Lesson = Lesson {
    what: "Every empty cell has two candidates, but for one cell with three. One digit of that cell has three places in the \
           cell's row, column and box, where every other digit has two. That digit is true.",
    spot: &[
        "Near the end of a puzzle, check whether all empty cells have two notes but one.",
        "In the cell with three, find the note with three places in the cell's row, column and box.",
        "Enter it.",
    ],
    why: "Without that digit, each empty cell would have two candidates, and each house two places for each missing digit. In \
          such a grid, a bivalue universal grave, every solution has a twin that takes the other candidate of each cell. A \
          puzzle with one solution is no grave, so the digit is true.",
};

pub(super) const BUG_PLUS_N: Lesson = Lesson {
    what: "Every empty cell would have two candidates, and every house two places for each missing digit, were it not for a \
           few extra candidates. One of these extras is true, so what all of them rule out goes.",
    spot: &[
        "Near the end of a puzzle, find the few cells with more than two notes.",
        "In each, find the notes that have more than two places in all three houses of the cell: these are the extras.",
        "Check that without them every digit has two places or none in each house.",
        "Remove each candidate that is ruled out by every extra.",
    ],
    why: "If all extras were false, the grid would be a grave: every solution would have a twin with the other candidate in \
          each cell. The puzzle has one solution, so at least one extra is true. A candidate that cannot stand beside any of \
          them is false.",
};
