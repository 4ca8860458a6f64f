//! Lessons on chains of any length.

use crate::text::Lesson;

pub(super) const REMOTE_PAIR: Lesson = Lesson {
    what: "A chain of cells with the same two candidates, each seeing the next. The two digits alternate along it. Cells an \
           odd number of links apart hold different digits, so what sees both of these loses both digits.",
    spot: &[
        "Look for four or more cells with the same two notes.",
        "Go from one to another that it sees, and count: the first and the fourth, or the first and the sixth, hold different \
         digits.",
        "Remove both digits from every cell that sees two such ends.",
    ],
    why: "If the first cell is one digit, the second is the other, the third the first again, and so on. So after an odd \
          number of links the digits differ. One end has each digit, in whichever order, and a cell that sees both ends sees \
          both digits.",
};

pub(super) const X_CHAIN: Lesson = Lesson {
    what: "A chain of one digit whose links are in turn strong (two places in a house: if one is false, the other is true) \
           and weak (two places that see each other: if one is true, the other is false). It starts and ends with a strong \
           link, so one of its ends is true.",
    spot: &[
        "Choose a digit, and mark every house in which it has exactly two places.",
        "Start at one end of such a pair, cross to the other, step to any place that it sees and that starts a further pair, \
         and go on.",
        "After each pair, look for cells that see both the start and the end of the chain: the digit goes there.",
    ],
    why: "Suppose that the start is false. Then the strong link makes the second place true, the weak link makes the third \
          false, the next strong link makes the fourth true, and so on to the end. So the start or the end is true, and \
          whatever sees both is false.",
};

pub(super) const XY_CHAIN: Lesson = Lesson {
    what: "A chain through cells of two candidates, each seeing the next and sharing a digit with it. If the first cell and \
           the last both have z beside the digit that joins them to the chain, one of them is z. So z goes from what sees \
           both.",
    spot: &[
        "Start in a cell with two notes; call the one that you leave behind z.",
        "Take the other note to a cell that it sees and that has it, again with two notes, and go on with that cell's other \
         note.",
        "Whenever the note that you go on with is z, look for cells that see both the start and this cell: z goes there.",
    ],
    why: "Suppose that the first cell is not z. Then it is its other digit, so the second cell is not that digit and is its \
          other one, and so on, until the last cell is z. So the first or the last is z, and a cell that sees both cannot be.",
};

pub(super) const NICE_LOOP: Lesson = Lesson {
    what: "An alternating inference chain: strong and weak links in turn, within cells and within houses, over any digits. \
           Its first and last links are strong, so one of its ends is true. If the ends rule each other out, it closes to a \
           loop, in which every weak link works both ways.",
    spot: &[
        "Strong links are the two notes of a cell, and the two places of a digit in a house. Weak links are any two notes of \
         a cell, or any two places of a digit that see each other.",
        "Start at a note that you doubt or want to prove, and go on with strong and weak links in turn, ending with a strong \
         one.",
        "Remove whatever both ends rule out: the same digit in cells that see both, or each other's digit if the ends see \
         each other.",
        "If the chain comes back to the note it started from, that note is true. If its ends see each other as a weak link, \
         remove what any weak link of the loop rules out with both its ends.",
    ],
    why: "Suppose that the first end is false. Each strong link then makes a note true, and each weak link the next one \
          false, until the last end is true. So one of the ends is true. In a loop the same holds starting from any strong \
          link, so of each weak link too, one end is true.",
};
