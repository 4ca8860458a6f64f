//! The lesson on the last resort.

use crate::text::Lesson;

pub(super) const TRIAL: Lesson = Lesson {
    what: "Assume that a candidate is true, and follow what comes of it by easy steps. If that leads to something impossible, \
           the candidate is false. It needs no pattern, only patience, which is why it stands last: use it when nothing else \
           is left.",
    spot: &[
        "Choose a candidate with many consequences, best in a cell with two notes or in a house with two places.",
        "Pretend that it is true, and go on with singles and pairs only. Pencil them lightly, so that you can take them back.",
        "Watch for a cell without candidates, a house without a place for a digit, or a digit twice in one house.",
        "When you meet one, take everything back and remove the candidate. If you meet none, try another one.",
    ],
    why: "Every step of the trial follows from the assumption. If they end in something that no solution allows, then no \
          solution contains the candidate, so it can go. The proof is sound, but it says little about how to see it, and a \
          short pattern is always worth more.",
};
