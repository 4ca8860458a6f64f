//! Lessons on fish: one digit in as many lines one way as the other.

use crate::Lesson;

pub(super) const X_WING: Lesson = Lesson {
    what: "In two rows, a digit has places in the same two columns only. These four cells are the corners of a rectangle, and \
           the digit stands in two opposite ones. So it goes from the rest of both columns.",
    spot: &[
        "Look for rows in which a digit has only two places.",
        "Find two whose places lie in the same two columns.",
        "Remove the digit from the rest of these columns.",
        "Try again with columns first.",
    ],
    why: "Two rows need the digit in two different columns, and have only two to choose from. So each of these columns has its \
          digit in one of the two rows, and nowhere else.",
};

pub(super) const SWORDFISH: Lesson = Lesson {
    what: "An X-wing of three lines: in three rows, a digit has places in the same three columns only; no row needs all three. \
           It goes from the rest of these columns.",
    spot: &[
        "Look for rows in which a digit has two or three places.",
        "Find three whose places lie in the same three columns.",
        "Remove the digit from the rest of these columns.",
        "Try again with columns first.",
    ],
    why: "Three rows need the digit in three different columns, and have only three to choose from. So each of these columns has \
          its digit in one of the three rows, and nowhere else.",
};

pub(super) const JELLYFISH: Lesson = Lesson {
    what: "An X-wing of four lines: in four rows, a digit has places in the same four columns only. It goes from the rest of \
           these columns. This is rare: the digit must be missing from most of the grid.",
    spot: &[
        "Look for rows in which a digit has two to four places.",
        "Find four whose places lie in the same four columns.",
        "Remove the digit from the rest of these columns.",
        "Try again with columns first.",
    ],
    why: "Four rows need the digit in four different columns, and have only four to choose from. So each of these columns has \
          its digit in one of the four rows, and nowhere else. A larger fish is never needed: the other lines form a smaller \
          one.",
};

pub(super) const FINNED_X_WING: Lesson = Lesson {
    what: "An X-wing with one or two extra places, the fins, all in one box. It clears only cells that see all fins.",
    spot: &[
        "Find two rows in which a digit keeps to two columns but for extra places, all in one box.",
        "Check that each row has at least two places in these columns.",
        "In this box, remove the digit from these columns, outside these rows.",
        "Try again with columns first.",
    ],
    why: "If no fin is true, the X-wing is real, and clears its columns. If a fin is true, it clears what it sees. A cell \
          cleared both ways cannot hold the digit.",
};

pub(super) const SASHIMI_X_WING: Lesson = Lesson {
    what: "A finned X-wing in which a row has only one place besides the fins. It looks broken, yet clears the same.",
    spot: &[
        "Find a row with only two places for a digit.",
        "Find a second row with a place in one of these columns, and all others, the fins, in one box with the other column.",
        "In this box, remove the digit from the other column, outside these rows.",
        "Try again with columns first.",
    ],
    why: "If no fin is true, the second row has the digit in the shared column, so the first row has it in the other, and clears \
          that. If a fin is true, it clears what it sees. A cell cleared both ways cannot hold the digit.",
};

pub(super) const FINNED_SWORDFISH: Lesson = Lesson {
    what: "A swordfish with extra places, the fins, all in one box. It clears only cells that see all fins.",
    spot: &[
        "Find three rows in which a digit keeps to three columns but for extra places, all in one box.",
        "Check that each row has at least two places in these columns.",
        "In this box, remove the digit from these columns, outside these rows.",
        "Try again with columns first.",
    ],
    why: "If no fin is true, the swordfish is real, and clears its columns. If a fin is true, it clears what it sees. A cell \
          cleared both ways cannot hold the digit.",
};

pub(super) const SASHIMI_SWORDFISH: Lesson = Lesson {
    what: "A finned swordfish in which a row has only one place besides the fins. It clears the same.",
    spot: &[
        "Find three rows in which a digit keeps to three columns but for extra places, all in one box.",
        "A row with fins may have a single place in these columns.",
        "In this box, remove the digit from these columns, outside these rows.",
        "Try again with columns first.",
    ],
    why: "If no fin is true, the three rows have the digit in three different columns, and clear these. If a fin is true, it \
          clears what it sees. A cell cleared both ways cannot hold the digit.",
};

pub(super) const FINNED_JELLYFISH: Lesson = Lesson {
    what: "A jellyfish with extra places, the fins, all in one box. It clears only cells that see all fins.",
    spot: &[
        "Find four rows in which a digit keeps to four columns but for extra places, all in one box.",
        "Check that each row has at least two places in these columns.",
        "In this box, remove the digit from these columns, outside these rows.",
        "Try again with columns first.",
    ],
    why: "If no fin is true, the jellyfish is real, and clears its columns. If a fin is true, it clears what it sees. A cell \
          cleared both ways cannot hold the digit.",
};

pub(super) const SASHIMI_JELLYFISH: Lesson = Lesson {
    what: "A finned jellyfish in which a row has only one place besides the fins. It is the rarest of these fish.",
    spot: &[
        "Find four rows in which a digit keeps to four columns but for extra places, all in one box.",
        "A row with fins may have a single place in these columns.",
        "In this box, remove the digit from these columns, outside these rows.",
        "Try again with columns first.",
    ],
    why: "If no fin is true, the four rows have the digit in four different columns, and clear these. If a fin is true, it \
          clears what it sees. A cell cleared both ways cannot hold the digit.",
};
