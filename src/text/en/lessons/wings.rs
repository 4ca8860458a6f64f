//! Lessons on wings: a few cells of few candidates.

use crate::text::Lesson;

pub(super) const XY_WING: Lesson = Lesson {
    what: "A pivot with two candidates, x and y, sees two pincers: one with x and z, one with y and z. Whatever the pivot is, \
           one of the pincers is z. So z goes from every cell that sees both pincers.",
    spot: &[
        "Choose a cell with two notes as the pivot.",
        "Among the cells that it sees, look for one that shares its first digit and one that shares its second, both with the \
         same third digit.",
        "Remove that third digit from every cell that sees both pincers.",
    ],
    why: "If the pivot is x, the first pincer loses x and is z. If the pivot is y, the second loses y and is z. It must be \
          one or the other, so one of the pincers is z, and a cell that sees both cannot be.",
};

pub(super) const XYZ_WING: Lesson = Lesson {
    what: "An XY-wing whose pivot has the third digit as well: the pivot has x, y and z, the pincers x z and y z. One of the \
           three cells is z, so z goes from every cell that sees all three.",
    spot: &[
        "Find a cell with three notes as the pivot.",
        "Look for two cells that it sees, each with two of its three notes, not the same two. The digit that both have is z.",
        "One pincer usually lies in the pivot's box and the other one outside: remove z from the cells of that box that see \
         all three.",
    ],
    why: "If the pivot is x, the pincer with x z is z. If it is y, the other pincer is z. Otherwise it is z itself. In every \
          case one of the three is z, so what sees all of them is not.",
};

pub(super) const W_WING: Lesson = Lesson {
    what: "Two cells have the same two candidates but do not see each other. Some house has only two places for one of these \
           digits, and each cell sees one of them. Then one of the two cells holds the other digit, which goes from what sees \
           both.",
    spot: &[
        "Look for two cells with the same two notes, x and y, far from each other.",
        "Find a house with exactly two places for x, one seen by the first cell and one by the second.",
        "Remove y from every cell that sees both of the equal cells.",
    ],
    why: "If both cells were x, both places in that house would be seen by an x, and the house would have none. So at least \
          one of the cells is not x, and that one is y. A cell that sees both cannot be y.",
};

pub(super) const WXYZ_WING: Lesson = Lesson {
    what: "Four cells have four candidates between them, and lie bent over a line and a box. All digits but one can appear \
           only once among them, since the cells that have them see each other. So the remaining digit is needed, and goes \
           from every cell that sees all its places in the wing.",
    spot: &[
        "Look for a cell with two to four notes, and for three more cells in its line and its box, with only four digits in \
         all four.",
        "For each digit, check whether all its cells in the wing see each other. Exactly one digit may fail this.",
        "Remove that digit from every cell that sees all of the wing's cells that have it.",
    ],
    why: "Three of the digits can each be used once at most. There are four cells to fill, so the fourth digit must be used \
          too, in one of its cells. A cell that sees all of these cannot hold it.",
};
