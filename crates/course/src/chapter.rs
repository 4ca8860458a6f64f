//! The chapters of the course, and the chapter of each technique.

use crate::{LEARNING_ORDER, needed_for};
use nonet_techniques::{Level, Technique};
use std::{fmt, str::FromStr};

/// A chapter of the course. The order of the variants is the order in which people learn.
///
/// ```
/// use nonet_course::Chapter;
/// use nonet_techniques::Technique;
///
/// assert_eq!(Chapter::of(Technique::XWing), Chapter::Fish);
/// assert_eq!(Chapter::Wings.techniques().next(), Some(Technique::XyWing));
/// assert!(Chapter::Subsets < Chapter::Fish);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Chapter {
    /// Looking: the rules, scanning, and the singles, all without notes.
    Looking,
    /// Notes: the point from which they help, and the kinds of notes. The chapter has no technique of its own.
    Notes,
    /// Digits whose places in a house lie in another house too.
    LockedCandidates,
    /// Naked and hidden subsets.
    Subsets,
    /// Fish of rows and columns, with and without fins.
    Fish,
    /// Wings: a few cells that have as many digits between them.
    Wings,
    /// Patterns of two strong links of one digit.
    SingleDigit,
    /// Components of strong links in two colours.
    Colouring,
    /// Chains of any length, with and without groups.
    Chains,
    /// Techniques that assume that the puzzle has one solution.
    Uniqueness,
    /// Almost locked sets, and what is built from them.
    AlmostLockedSets,
    /// Fish with boxes, and patterns of many cells.
    Exotic,
    /// Forcing, templates and trials, for positions at which nothing else leads on.
    LastResort,
}

impl Chapter {
    /// The number of chapters.
    pub const COUNT: usize = Chapter::ALL.len();

    /// All chapters, in the order in which people learn.
    pub const ALL: [Chapter; 13] = [
        Chapter::Looking,
        Chapter::Notes,
        Chapter::LockedCandidates,
        Chapter::Subsets,
        Chapter::Fish,
        Chapter::Wings,
        Chapter::SingleDigit,
        Chapter::Colouring,
        Chapter::Chains,
        Chapter::Uniqueness,
        Chapter::AlmostLockedSets,
        Chapter::Exotic,
        Chapter::LastResort,
    ];

    /// Returns the chapter that the technique is in. A technique that is added must have its
    /// chapter: [`LEARNING_ORDER`](crate::LEARNING_ORDER) asks for that of each technique, and without it does not compile.
    #[must_use]
    pub const fn of(technique: Technique) -> Chapter {
        match technique {
            Technique::FullHouse | Technique::HiddenSingle | Technique::NakedSingle => Chapter::Looking,
            Technique::LockedCandidates1 | Technique::LockedCandidates2 => Chapter::LockedCandidates,
            Technique::LockedPair
            | Technique::LockedTriple
            | Technique::NakedPair
            | Technique::HiddenPair
            | Technique::NakedTriple
            | Technique::HiddenTriple
            | Technique::NakedQuadruple
            | Technique::HiddenQuadruple => Chapter::Subsets,
            Technique::XWing
            | Technique::Swordfish
            | Technique::Jellyfish
            | Technique::FinnedXWing
            | Technique::SashimiXWing
            | Technique::FinnedSwordfish
            | Technique::SashimiSwordfish
            | Technique::FinnedJellyfish
            | Technique::SashimiJellyfish => Chapter::Fish,
            Technique::XyWing | Technique::XyzWing | Technique::WWing | Technique::WxyzWing => Chapter::Wings,
            Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish | Technique::EmptyRectangle => {
                Chapter::SingleDigit
            }
            Technique::SimpleColors | Technique::MultiColors | Technique::Medusa3d => Chapter::Colouring,
            Technique::RemotePair
            | Technique::XChain
            | Technique::GroupedXChain
            | Technique::XyChain
            | Technique::NiceLoop
            | Technique::GroupedNiceLoop => Chapter::Chains,
            Technique::Uniqueness1
            | Technique::Uniqueness2
            | Technique::Uniqueness3
            | Technique::Uniqueness4
            | Technique::Uniqueness5
            | Technique::Uniqueness6
            | Technique::HiddenRectangle
            | Technique::AvoidableRectangle1
            | Technique::AvoidableRectangle2
            | Technique::UniqueLoop
            | Technique::BugPlus1
            | Technique::BugPlusN
            | Technique::AicUr => Chapter::Uniqueness,
            Technique::AlmostLockedPair
            | Technique::AlmostLockedTriple
            | Technique::SueDeCoq
            | Technique::AlsXz
            | Technique::AlsXyWing
            | Technique::AlsXyChain
            | Technique::AlsAic
            | Technique::DeathBlossom => Chapter::AlmostLockedSets,
            Technique::Firework
            | Technique::FinnedFrankenXWing
            | Technique::FrankenSwordfish
            | Technique::FinnedFrankenSwordfish
            | Technique::FrankenJellyfish
            | Technique::FinnedFrankenJellyfish
            | Technique::MutantFish
            | Technique::FinnedMutantFish
            | Technique::KrakenFish
            | Technique::SkLoop
            | Technique::MultiSectorLockedSet
            | Technique::Tridagon
            | Technique::JuniorExocet => Chapter::Exotic,
            Technique::Nishio
            | Technique::CellForcingChain
            | Technique::HouseForcingChain
            | Technique::ForcingNet
            | Technique::TemplateSet
            | Technique::TemplateDelete
            | Technique::Trial => Chapter::LastResort,
            _ => unreachable!(), // `LEARNING_ORDER` has asked for each technique
        }
    }

    /// Returns the name of the chapter in addresses and in what is kept, which [`FromStr`] reads back.
    ///
    /// ```
    /// use nonet_course::Chapter;
    ///
    /// assert_eq!(Chapter::LockedCandidates.name(), "locked_candidates");
    /// assert_eq!("locked_candidates".parse(), Ok(Chapter::LockedCandidates));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Chapter::Looking => "looking",
            Chapter::Notes => "notes",
            Chapter::LockedCandidates => "locked_candidates",
            Chapter::Subsets => "subsets",
            Chapter::Fish => "fish",
            Chapter::Wings => "wings",
            Chapter::SingleDigit => "single_digit",
            Chapter::Colouring => "colouring",
            Chapter::Chains => "chains",
            Chapter::Uniqueness => "uniqueness",
            Chapter::AlmostLockedSets => "almost_locked_sets",
            Chapter::Exotic => "exotic",
            Chapter::LastResort => "last_resort",
        }
    }

    /// Returns the techniques of the chapter, in the order in which they are learnt.
    pub fn techniques(self) -> impl Iterator<Item = Technique> {
        LEARNING_ORDER.into_iter().filter(move |technique| Chapter::of(*technique) == self)
    }

    /// Returns the easiest level that needs the chapter: the level of the first technique in it that a puzzle can
    /// [need](needed_for). Singles are found by eye, but what comes behind them takes notes: they are needed from Medium on.
    #[must_use]
    pub fn first_level(self) -> Level {
        let is_needed = |level: &Level| match self {
            Chapter::Notes => *level >= Level::Medium,
            _ => needed_for(*level).iter().any(|technique| Chapter::of(technique) == self),
        };
        Level::ALL.into_iter().find(is_needed).unwrap_or(Level::Extreme)
    }

    /// Returns the chapters that a puzzle of the level can need, in their order.
    ///
    /// ```
    /// use nonet_course::Chapter;
    /// use nonet_techniques::Level;
    ///
    /// assert!(Chapter::needed_for(Level::Easy).eq([Chapter::Looking]));
    /// assert_eq!(Chapter::needed_for(Level::Medium).last(), Some(Chapter::Subsets));
    /// assert_eq!(Chapter::needed_for(Level::Extreme).count(), Chapter::COUNT);
    /// ```
    pub fn needed_for(level: Level) -> impl Iterator<Item = Chapter> {
        Chapter::ALL.into_iter().filter(move |chapter| chapter.first_level() <= level)
    }
}

/// Writes the [`name`](Chapter::name) of the chapter.
impl fmt::Display for Chapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a text that names no chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no chapter has this name")]
pub struct ParseChapterError;

/// Reads the [`name`](Chapter::name) of a chapter.
impl FromStr for Chapter {
    type Err = ParseChapterError;

    fn from_str(name: &str) -> Result<Chapter, ParseChapterError> {
        Chapter::ALL.into_iter().find(|chapter| chapter.name() == name).ok_or(ParseChapterError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_chapters_are_in_their_order() {
        for (index, chapter) in Chapter::ALL.into_iter().enumerate() {
            assert_eq!(chapter.name().parse(), Ok(chapter));
            assert_eq!(chapter as usize, index);
        }
        for text in ["", "Fish", "fish "] {
            assert_eq!(text.parse::<Chapter>(), Err(ParseChapterError), "{text:?}");
        }
    }

    #[test]
    fn the_chapters_share_out_all_techniques_and_only_notes_has_none() {
        let mut all: Vec<Technique> = Chapter::ALL.into_iter().flat_map(Chapter::techniques).collect();
        all.sort();
        assert_eq!(all, Technique::ALL);
        let empty = Chapter::ALL.into_iter().filter(|chapter| chapter.techniques().next().is_none());
        assert_eq!(empty.collect::<Vec<_>>(), [Chapter::Notes]);
    }

    #[test]
    fn each_level_needs_what_the_one_before_needs_and_more() {
        use Chapter::{Chains, Exotic, Fish, LastResort, LockedCandidates, Looking, Notes, SingleDigit, Subsets, Uniqueness};
        let new = |level: Level| Chapter::ALL.into_iter().filter(move |chapter| chapter.first_level() == level);
        assert!(new(Level::Easy).eq([Looking]));
        assert!(new(Level::Medium).eq([Notes, LockedCandidates, Subsets]));
        assert!(new(Level::Hard).eq([Fish, Chapter::Wings, SingleDigit, Chapter::Colouring, Chains, Uniqueness]));
        assert!(new(Level::Unfair).eq([Chapter::AlmostLockedSets, Exotic]));
        assert!(new(Level::Extreme).eq([LastResort]));
    }
}
