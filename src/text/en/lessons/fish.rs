//! Lessons on fish: one digit in as many lines one way as the other.

use crate::text::Lesson;

pub(super) const X_WING: Lesson = Lesson {
    what: "In two rows, a digit has places in the same two columns only. The four cells are the corners of a rectangle, and \
           the digit stands in two opposite ones. So it goes from the rest of both columns. Rows and columns can change \
           parts.",
    spot: &[
        "Follow one digit, and look for rows in which it has exactly two places.",
        "Find two such rows whose places lie in the same two columns.",
        "Remove the digit from all other cells of these two columns.",
        "Try it again with columns first.",
    ],
    why: "Each of the two rows needs the digit, in one of the two columns. They cannot both use the same column, so one row \
          has it in the first and the other in the second. Both columns then have their digit in these two rows, and nowhere \
          else.",
};

pub(super) const SWORDFISH: Lesson = Lesson {
    what: "An X-wing of three lines: in three rows, a digit has places in the same three columns only. A row may use two or \
           all three of them. The digit goes from the rest of these columns. Rows and columns can change parts.",
    spot: &[
        "Follow one digit, and note the rows in which it has two or three places.",
        "Find three of these rows whose places together lie in three columns.",
        "Remove the digit from these columns everywhere but in the three rows.",
    ],
    why: "Three rows need three digits, in three different columns, and only three columns are on offer. So each of these \
          columns has its digit in one of the three rows, and in no other cell.",
};

pub(super) const JELLYFISH: Lesson = Lesson {
    what: "A fish of four lines: in four rows, a digit has places in the same four columns only. The digit goes from the rest \
           of these columns. Rows and columns can change parts. It is rare, for a digit must be missing from most of the \
           grid.",
    spot: &[
        "Choose a digit that hardly stands anywhere yet.",
        "Find four rows in which it has two to four places each, all together in four columns.",
        "Remove the digit from these columns everywhere but in the four rows.",
    ],
    why: "Four rows need four digits, in four different columns, and have only four columns to put them in. So each of these \
          columns has its digit in one of the four rows. A larger fish is never needed: the lines that are left over would \
          form a smaller one.",
};

pub(super) const FINNED_X_WING: Lesson = Lesson {
    what: "An X-wing spoilt by one or two extra places, the fins, all in one box. The digit still goes from the cells that \
           the X-wing would clear, as long as they see every fin.",
    spot: &[
        "Find two rows in which a digit would form an X-wing, but for one or two places more.",
        "Check that these extra places lie together in a box that also holds a corner of the X-wing.",
        "Remove the digit from that corner's column, but only in cells of the same box.",
        "Try it again with columns first.",
    ],
    why: "Either a fin is true or none is. If none is, the X-wing is real, and clears its columns. If one is, it clears all \
          cells that it sees. The cells that lose the digit both ways lose it for certain.",
};

pub(super) const SASHIMI_X_WING: Lesson = Lesson {
    what: "A finned X-wing with a corner missing: one row has only one place that is not a fin. It looks too broken to work, \
           yet the same argument holds.",
    spot: &[
        "Find a row with exactly two places for a digit.",
        "Find a second row with a place in one of these columns, and its other places all in one box with the other column: \
         these are the fins.",
        "Remove the digit from the cells of that other column that see all fins.",
        "Try it again with columns first.",
    ],
    why: "If no fin is true, the second row has the digit in the shared column. Then the first row has it in the other \
          column, which clears that column. If a fin is true, it clears what it sees. The cells that go in both cases cannot \
          hold the digit.",
};

pub(super) const FINNED_SWORDFISH: Lesson = Lesson {
    what: "A swordfish with one or more extra places, the fins, all in one box. What the swordfish would clear still goes \
           where it sees every fin.",
    spot: &[
        "Look for three rows in which a digit keeps to three columns, but for a few places in one box.",
        "Check that each row has at least two places in the three columns.",
        "Go to the columns that pass through the box of the fins. In that box, remove the digit outside of the three rows.",
        "Try it again with columns first.",
    ],
    why: "If no fin is true, the three rows share out the three columns between them, and clear the rest of these. If a fin \
          is true, it clears the digit from its whole box. A cell in both is lost either way.",
};

pub(super) const SASHIMI_SWORDFISH: Lesson = Lesson {
    what: "A finned swordfish in which some row has only one place that is not a fin. It removes exactly what a finned \
           swordfish would.",
    spot: &[
        "Look for three rows in which a digit keeps to three columns, but for a few places in one box.",
        "One row may have only a single place in the three columns, as long as its other places are fins.",
        "In the box of the fins, remove the digit from those columns outside of the three rows.",
        "Try it again with columns first.",
    ],
    why: "If no fin is true, each of the three rows has the digit in one of the three columns, all in different ones, so the \
          columns are used up. If a fin is true, it clears its box. The cells that both cases clear cannot hold the digit.",
};

pub(super) const FINNED_JELLYFISH: Lesson = Lesson {
    what: "A jellyfish with one or more extra places, the fins, all in one box. What the jellyfish would clear still goes \
           where it sees every fin.",
    spot: &[
        "Choose a digit that is missing from most of the grid.",
        "Look for four rows that keep to four columns, but for a few places in one box.",
        "In that box, remove the digit from the four columns outside of the four rows.",
        "Try it again with columns first.",
    ],
    why: "If no fin is true, four rows share out four columns, and nothing else in these columns has the digit. If a fin is \
          true, its box has its digit. A cell that is cleared both ways cannot hold it.",
};

pub(super) const SASHIMI_JELLYFISH: Lesson = Lesson {
    what: "A finned jellyfish in which some row has only one place that is not a fin. The largest of these fish, and the \
           rarest.",
    spot: &[
        "Choose a digit that is missing from most of the grid.",
        "Look for four rows that keep to four columns, but for fins in one box; a row with fins may have a single other \
         place.",
        "In the box of the fins, remove the digit from the four columns outside of the four rows.",
        "Try it again with columns first.",
    ],
    why: "Without the fins, four rows would have four columns for their four digits, and use them all up. With a fin, the box \
          of the fins has its digit. Either way the cells that lie both in such a column and in that box, but in none of the \
          four rows, do not have it.",
};
