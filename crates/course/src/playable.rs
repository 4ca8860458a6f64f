//! The techniques of which a game is made while a learner waits.

use nonet_techniques::{Technique, TechniqueSet};

/// Returns the techniques of which a puzzle is made whose hardest technique they are: at least five of six such puzzles were found among
/// three thousand, which takes a second or two. Other techniques are too rare as the hardest one, or have no place in the rating order, so
/// that they are the hardest one of no puzzle.
///
/// ```
/// use nonet_course::playable;
/// use nonet_techniques::Technique;
///
/// assert!(playable().contains(Technique::XWing));
/// assert!(!playable().contains(Technique::NakedQuadruple)); // hardly a puzzle takes one and nothing harder
/// ```
#[must_use]
pub fn playable() -> TechniqueSet {
    TechniqueSet::from(PLAYABLE)
}

const PLAYABLE: [Technique; 28] = [
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::LockedCandidates1,
    Technique::LockedCandidates2,
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::NakedTriple,
    Technique::HiddenTriple,
    Technique::XWing,
    Technique::Swordfish,
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::EmptyRectangle,
    Technique::XyWing,
    Technique::XyzWing,
    Technique::WWing,
    Technique::RemotePair,
    Technique::Uniqueness1,
    Technique::BugPlus1,
    Technique::SashimiXWing,
    Technique::FinnedSwordfish,
    Technique::SashimiSwordfish,
    Technique::SueDeCoq,
    Technique::XyChain,
    Technique::NiceLoop,
    Technique::CellForcingChain,
];
