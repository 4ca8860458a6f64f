//! The test of six positions that tells where in the course a learner stands.

use crate::all_prerequisites;
use nonet_techniques::{Technique, TechniqueSet};

/// The techniques of the test, the easiest first: one that stands for what comes before it in each part of the course up to chains. Harder
/// ones are known to few who would take a test for beginners.
pub const PLACEMENT: [Technique; 6] = [
    Technique::NakedSingle,
    Technique::LockedCandidates2,
    Technique::HiddenTriple,
    Technique::XWing,
    Technique::XyWing,
    Technique::XyChain,
];

/// Returns the technique of the next position of the test, after these answers to the first positions: whether each technique was found
/// alone. None if the test is over: all were asked, or two in a row were not found, after which harder ones would be a trial.
///
/// ```
/// use nonet_course::next_placement;
/// use nonet_techniques::Technique;
///
/// assert_eq!(next_placement(&[]), Some(Technique::NakedSingle));
/// assert_eq!(next_placement(&[true, true, false]), Some(Technique::XWing));
/// assert_eq!(next_placement(&[true, true, false, false]), None);
/// ```
#[must_use]
pub fn next_placement(found: &[bool]) -> Option<Technique> {
    let is_over = found.windows(2).any(|two| two == [false, false]);
    PLACEMENT.get(found.len()).copied().filter(|_| !is_over)
}

/// Returns the techniques that a learner knows who found this one in the test: the technique itself, and all that it needs.
#[must_use]
pub fn shown_by_placement(technique: Technique) -> TechniqueSet {
    all_prerequisites(technique).with(technique)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LEARNING_ORDER;

    #[test]
    fn the_positions_get_harder_and_each_shows_more() {
        let place = |&technique: &Technique| LEARNING_ORDER.iter().position(|it| *it == technique);
        assert!(PLACEMENT.is_sorted_by_key(place));
        let mut shown = TechniqueSet::EMPTY;
        for technique in PLACEMENT {
            let more = shown | shown_by_placement(technique);
            assert!(more.len() > shown.len());
            shown = more;
        }
        assert_eq!(shown.len(), 12);
    }

    #[test]
    fn the_test_has_at_most_six_positions_and_ends_after_two_that_were_not_found() {
        let mut found = Vec::new();
        while let Some(technique) = next_placement(&found) {
            assert_eq!(technique, PLACEMENT[found.len()]);
            found.push(found.len() % 2 == 1);
        }
        assert_eq!(found.len(), 6);
        assert_eq!(next_placement(&[false, false]), None);
    }
}
