//! Named choices of techniques.

use crate::{Family, Technique, TechniqueSet};

/// A choice of techniques that solvers ask for by name.
///
/// ```
/// use nonet_techniques::{Options, Profile, Technique, TechniqueSet};
///
/// assert_eq!(Profile::Default.techniques(), !Options::UNIQUE.disabled());
/// assert!(!Profile::WithoutUniqueness.techniques().contains(Technique::Uniqueness1));
/// assert_eq!(Profile::of(TechniqueSet::ALL), Some(Profile::All));
/// assert_eq!(Profile::of(TechniqueSet::from([Technique::XWing])), None);
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that the compiler lists where a new profile has no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// The techniques that are on by default.
    Default,
    /// All techniques.
    All,
    /// No technique.
    None,
    /// Singles, locked candidates and subsets: what is seen without links between houses.
    Basic,
    /// The techniques that are on by default, but those that assume one solution.
    WithoutUniqueness,
    /// The techniques that are on by default up to chains with almost locked sets, without fish of rows, columns and boxes, forcing
    /// chains and trials.
    UpToAlmostLockedSets,
    /// The techniques whose patterns Sudoku Explainer 1.2.1 has too. Its cycles and forcing chains are chains, forcing chains and nets
    /// here; its aligned exclusion has no technique here.
    SudokuExplainer,
}

/// The techniques of [`Profile::SudokuExplainer`], by the rules that `nonet-se` has. Of unique rectangles these are types 1 to 4, the second
/// of which includes type 5.
const SUDOKU_EXPLAINER: [Technique; 37] = [
    Technique::FullHouse,
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
    Technique::NakedQuadruple,
    Technique::HiddenQuadruple,
    Technique::XWing,
    Technique::Swordfish,
    Technique::Jellyfish,
    Technique::XyWing,
    Technique::XyzWing,
    Technique::Uniqueness1,
    Technique::Uniqueness2,
    Technique::Uniqueness3,
    Technique::Uniqueness4,
    Technique::Uniqueness5,
    Technique::UniqueLoop,
    Technique::BugPlus1,
    Technique::BugPlusN,
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::TurbotFish,
    Technique::RemotePair,
    Technique::XChain,
    Technique::XyChain,
    Technique::NiceLoop,
    Technique::Nishio,
    Technique::CellForcingChain,
    Technique::HouseForcingChain,
    Technique::ForcingNet,
];

impl Profile {
    /// All profiles, as they are offered.
    pub const ALL: [Profile; 7] = [
        Profile::Default,
        Profile::All,
        Profile::None,
        Profile::Basic,
        Profile::WithoutUniqueness,
        Profile::UpToAlmostLockedSets,
        Profile::SudokuExplainer,
    ];

    /// Returns the techniques of the profile.
    #[must_use]
    pub fn techniques(self) -> TechniqueSet {
        let default = TechniqueSet::ALL - TechniqueSet::OFF_BY_DEFAULT;
        let up_to = |family: Family| default.iter().filter(|it| it.family() <= family).collect::<TechniqueSet>();
        match self {
            Profile::Default => default,
            Profile::All => TechniqueSet::ALL,
            Profile::None => TechniqueSet::EMPTY,
            Profile::Basic => up_to(Family::Subsets),
            Profile::WithoutUniqueness => default - TechniqueSet::ASSUMING_ONE_SOLUTION,
            Profile::UpToAlmostLockedSets => up_to(Family::Sets),
            Profile::SudokuExplainer => TechniqueSet::from(SUDOKU_EXPLAINER),
        }
    }

    /// Returns the first profile that has just these techniques. None if there is none.
    #[must_use]
    pub fn of(techniques: TechniqueSet) -> Option<Profile> {
        Profile::ALL.into_iter().find(|profile| profile.techniques() == techniques)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_profile_is_found_by_its_techniques() {
        for profile in Profile::ALL {
            assert_eq!(Profile::of(profile.techniques()), Some(profile));
        }
    }

    #[test]
    fn profiles_are_bounded_as_their_names_say() {
        let sets = Profile::UpToAlmostLockedSets.techniques();
        assert!(sets.contains(Technique::AlsXyChain) && sets.iter().all(|it| it.family() < Family::Exotic));
        let basic = Profile::Basic.techniques();
        assert!(basic.contains(Technique::HiddenTriple) && !basic.contains(Technique::XWing));
    }
}
