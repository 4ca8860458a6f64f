//! Lessons on subsets: as many cells as digits.

use crate::text::Lesson;

pub(super) const NAKED_PAIR: Lesson = Lesson {
    what: "Two cells of a house have the same two candidates and nothing else. We do not yet know which cell has which digit, \
           but both digits are spent on these cells. They go from every other cell of the house.",
    spot: &[
        "Look for cells with two notes.",
        "Find a second cell in the same row, column or box with the same two notes.",
        "Remove both digits from all other cells of that house.",
    ],
    why: "If another cell of the house took one of the two digits, both cells of the pair would be left with the other one, \
          and it would be in the house twice. So no other cell takes either.",
};

pub(super) const HIDDEN_PAIR: Lesson = Lesson {
    what: "Two digits of a house have only two places, the same two. Other candidates in these cells hide the pair. The two \
           cells must take the two digits, so everything else goes from them.",
    spot: &[
        "In one house, count the places of each missing digit.",
        "Find two digits with two places each, and check that the places are the same cells.",
        "Remove all other candidates from these two cells.",
    ],
    why: "The two digits need two different cells of the house, and there are only two that can take them. So both cells are \
          used up, one for each digit, and there is no room in them for anything else.",
};

pub(super) const NAKED_TRIPLE: Lesson = Lesson {
    what: "Three cells of a house have only three candidates between them. A cell may have all three or just two of them. The \
           three digits go from the other cells of the house.",
    spot: &[
        "In one house, look at the cells with two or three notes.",
        "Find three of them whose notes together are exactly three digits; 12, 23 and 13 make a triple as well.",
        "Remove these three digits from the other cells of the house.",
    ],
    why: "The three cells need three different digits, and have only three to choose from. So each of the three digits is in \
          one of these cells, and cannot be anywhere else in the house.",
};

pub(super) const HIDDEN_TRIPLE: Lesson = Lesson {
    what: "Three digits of a house have places in only three cells. These cells may have many other candidates, all of which \
           go.",
    spot: &[
        "In one house, look for digits with only two or three places left.",
        "Find three such digits whose places together are exactly three cells. Not every digit needs to fit in all of them.",
        "Remove all other candidates from these three cells.",
    ],
    why: "The three digits must go into three different cells, and only these three can take them. That fills the cells, so \
          no other digit fits. (The remaining cells of the house then form a naked subset: choose whichever is easier to \
          see.)",
};

pub(super) const NAKED_QUADRUPLE: Lesson = Lesson {
    what: "Four cells of a house have only four candidates between them. The four digits go from the other cells of the \
           house. It matters only in a house that is still nearly empty: elsewhere a smaller hidden subset says the same.",
    spot: &[
        "Choose a house with eight or nine empty cells.",
        "Leave out the cells with more than four notes, and look for four cells whose notes together are exactly four digits.",
        "Remove these digits from the other cells of the house.",
    ],
    why: "Four cells need four different digits and have only four to choose from, so they use up all of them. None is left \
          for another cell of the house.",
};

pub(super) const HIDDEN_QUADRUPLE: Lesson = Lesson {
    what: "Four digits of a house have places in only four cells. All other candidates of these cells go. This is very rare, \
           since the rest of the house usually shows a smaller naked subset first.",
    spot: &[
        "Choose a house in which no digit stands yet, or hardly any.",
        "Look for the digits with the fewest places, and collect four whose places together are exactly four cells.",
        "Remove all other candidates from these four cells.",
    ],
    why: "Four digits need four different cells, and only these four can take them. So each cell takes one of the four \
          digits, and none can hold anything else.",
};
