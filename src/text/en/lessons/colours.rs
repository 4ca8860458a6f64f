//! Lessons on colouring: two ways that all strong links leave.

use crate::text::Lesson;

pub(super) const SIMPLE_COLORS: Lesson = Lesson {
    what: "Where a house has only two places for a digit, one of them is true and the other false. Follow such pairs from \
           cell to cell and colour the places in turn with two colours: all of one colour are true, and all of the other \
           false. A cell that sees both colours loses the digit; a colour that sees itself is false.",
    spot: &[
        "Choose a digit, and a house with exactly two places for it. Give them different colours.",
        "Go on through every house with two places that has a coloured one, and give the other place the opposite colour.",
        "Look for a cell without a colour that sees both colours: remove the digit there.",
        "Look for two cells of one colour that see each other: remove the digit from all cells of that colour.",
    ],
    why: "Of each pair one place is true, so the colours alternate between true and false along the pairs. One whole colour \
          is true, though we do not know which. What sees both colours sees the digit in any case. And if two cells of one \
          colour see each other, that colour cannot be the true one.",
};

pub(super) const MULTI_COLORS: Lesson = Lesson {
    what: "Two separate colourings of the same digit. If a cell of one colour sees a cell of another colouring's colour, \
           these two colours cannot both be true. So one of their opposites is, and what sees both opposites loses the digit.",
    spot: &[
        "Colour all pairs of a digit that hang together, then start again with another pair, in two new colours.",
        "Look for a cell of the first colouring that sees a cell of the second.",
        "Take the opposite colours of these two, and remove the digit from every cell that sees both of them.",
        "If a colour sees both colours of the other colouring, that colour is false altogether.",
    ],
    why: "The colours that see each other are not both true, so at least one of them is false, and its opposite is true. A \
          cell that sees both of the opposites therefore sees the digit. And of the two colours of a colouring one is true, \
          so a colour that sees both sees the truth, and is false.",
};

pub(super) const MEDUSA3D: Lesson = Lesson {
    what: "Simple colours over all digits at once. Besides the two places of a digit in a house, the two candidates of a cell \
           are joined as well, so one net of two colours can spread over much of the grid.",
    spot: &[
        "Start with a cell of two notes, and give them different colours.",
        "Go on: in a house with two places for a coloured digit, and in a cell of two notes of which one is coloured, the \
         other gets the opposite colour.",
        "A colour is false if it has two notes of one cell, or one digit twice in a house, or leaves some cell without a \
         note.",
        "If neither colour is false, remove the notes without a colour that both colours rule out, be it in a cell or along a \
         house.",
    ],
    why: "Each link joins two candidates of which exactly one is true, so one whole colour is true and the other false. A \
          colour that leads to something impossible is the false one. A candidate that cannot stand beside either colour is \
          false whichever is true.",
};
