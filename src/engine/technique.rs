//! The techniques by name: what they are called, how hard they are held to be, and the two orders in which they are tried.

use crate::board::sets::bit_set;
use std::{fmt, str::FromStr};

/// A way to reason, from the easiest to the last resort. The order of the variants is the hint order: what a person should
/// look for first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// The only place that a house has left for a digit.
    HiddenSingle,
    /// The only digit that a cell has left.
    NakedSingle,
    /// A digit of a box that lies in one line only (pointing).
    LockedCandidates1,
    /// A digit of a line that lies in one box only (claiming).
    LockedCandidates2,
    /// A naked pair where a line and a box meet, which clears both.
    LockedPair,
    /// A naked triple where a line and a box meet, which clears both.
    LockedTriple,
    /// Two cells of a house with two digits.
    NakedPair,
    /// Two digits of a house with two places.
    HiddenPair,
    /// Three cells of a house with three digits.
    NakedTriple,
    /// Three digits of a house with three places.
    HiddenTriple,
    /// Four cells of a house with four digits.
    NakedQuadruple,
    /// Four digits of a house with four places.
    HiddenQuadruple,
    /// Trial by contradiction: assume a candidate, and reach what cannot be.
    Trial,
}

/// How hard a puzzle or a technique is: the five levels of HoDoKu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Level {
    Easy,
    Medium,
    Hard,
    Unfair,
    Extreme,
}

/// The family that a technique belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Singles: one digit goes into one cell.
    Singles,
    /// Intersections and subsets, without links between houses.
    Subsets,
    /// What is left when nothing else is.
    LastResort,
}

/// What is known of a technique.
struct Row {
    technique: Technique,
    name: &'static str,
    title: &'static str,
    phase: Phase,
    level: Level,
    score: Option<u32>,
}

/// One row a technique, in hint order. Names, levels and scores are those of HoDoKu 2.2.0's technique table; a technique that
/// it lacks has no score, and is no part of the rating order.
const TABLE: [Row; Technique::COUNT] = {
    use Level::{Easy, Extreme, Hard, Medium};
    use Phase::{LastResort, Singles, Subsets};
    use Technique as T;
    const fn row(
        technique: Technique,
        name: &'static str,
        title: &'static str,
        phase: Phase,
        level: Level,
        score: Option<u32>,
    ) -> Row {
        Row { technique, name, title, phase, level, score }
    }
    [
        row(T::FullHouse, "full_house", "Full house", Singles, Easy, Some(4)),
        row(T::HiddenSingle, "hidden_single", "Hidden single", Singles, Easy, Some(14)),
        row(T::NakedSingle, "naked_single", "Naked single", Singles, Easy, Some(4)),
        row(T::LockedCandidates1, "locked_candidates_1", "Pointing", Subsets, Medium, Some(50)),
        row(T::LockedCandidates2, "locked_candidates_2", "Claiming", Subsets, Medium, Some(50)),
        row(T::LockedPair, "locked_pair", "Locked pair", Subsets, Medium, Some(40)),
        row(T::LockedTriple, "locked_triple", "Locked triple", Subsets, Medium, Some(60)),
        row(T::NakedPair, "naked_pair", "Naked pair", Subsets, Medium, Some(60)),
        row(T::HiddenPair, "hidden_pair", "Hidden pair", Subsets, Medium, Some(70)),
        row(T::NakedTriple, "naked_triple", "Naked triple", Subsets, Medium, Some(80)),
        row(T::HiddenTriple, "hidden_triple", "Hidden triple", Subsets, Medium, Some(100)),
        row(T::NakedQuadruple, "naked_quadruple", "Naked quadruple", Subsets, Hard, Some(120)),
        row(T::HiddenQuadruple, "hidden_quadruple", "Hidden quadruple", Subsets, Hard, Some(150)),
        // The same argument as HoDoKu's forcing net, and scored as one.
        row(T::Trial, "trial", "Trial by contradiction", LastResort, Extreme, Some(700)),
    ]
};

/// The rating order: HoDoKu's, by which level, score and hardest technique are found.
pub(super) const RATING_ORDER: &[Technique] = &[
    Technique::FullHouse,
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::LockedCandidates1,
    Technique::LockedCandidates2,
    Technique::NakedPair,
    Technique::NakedTriple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::NakedQuadruple,
    Technique::HiddenQuadruple,
    Technique::Trial,
];

impl Technique {
    /// How many there are.
    pub const COUNT: usize = 14;

    /// All of them, in hint order.
    pub const ALL: [Technique; Technique::COUNT] = {
        let mut all = [Technique::FullHouse; Technique::COUNT];
        let mut i = 0;
        while i < Technique::COUNT {
            assert!(TABLE[i].technique as usize == i, "the table is in the order of the variants");
            all[i] = TABLE[i].technique;
            i += 1;
        }
        all
    };

    /// Its place in [`Technique::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in files, addresses and commands: `naked_pair`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].name
    }

    /// Its English name: `Naked pair`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        TABLE[self as usize].title
    }

    /// The family it belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        TABLE[self as usize].phase
    }

    /// The least level of a puzzle that needs it.
    #[must_use]
    pub const fn level(self) -> Level {
        TABLE[self as usize].level
    }

    /// What one step of it adds to a puzzle's score; none if the rating order lacks it.
    #[must_use]
    pub const fn score(self) -> Option<u32> {
        TABLE[self as usize].score
    }

    /// The technique with this index. Indices come from a set of techniques, where they are below [`Technique::COUNT`].
    const fn at(index: usize) -> Technique {
        Technique::ALL[index]
    }
}

/// Its [`name`](Technique::name).
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No technique has this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchTechnique;

impl fmt::Display for NoSuchTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such technique")
    }
}

impl std::error::Error for NoSuchTechnique {}

impl FromStr for Technique {
    type Err = NoSuchTechnique;
    fn from_str(name: &str) -> Result<Technique, NoSuchTechnique> {
        Technique::ALL.into_iter().find(|technique| technique.name() == name).ok_or(NoSuchTechnique)
    }
}

/// A set of techniques. Bit *i* stands for the technique with index *i*.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TechniqueSet(u128); // Invariant: below 2^COUNT.

bit_set!(TechniqueSet(u128) of Technique, 14);

impl Level {
    /// All five, from the easiest.
    pub const ALL: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// The highest score that a puzzle of this level has; one with a higher score is of the next level. HoDoKu's bounds.
    #[must_use]
    pub const fn max_score(self) -> u32 {
        match self {
            Level::Easy => 800,
            Level::Medium => 1000,
            Level::Hard => 1600,
            Level::Unfair => 1800,
            Level::Extreme => u32::MAX,
        }
    }

    /// Its English name, `Easy` to `Extreme`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "Easy",
            Level::Medium => "Medium",
            Level::Hard => "Hard",
            Level::Unfair => "Unfair",
            Level::Extreme => "Extreme",
        }
    }
}

/// Its [`name`](Level::name).
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_differ() {
        for technique in Technique::ALL {
            assert_eq!(technique.name().parse(), Ok(technique));
        }
        assert_eq!("Naked pair".parse::<Technique>(), Err(NoSuchTechnique));
        assert_eq!(TechniqueSet::ALL.len(), Technique::COUNT);
    }

    #[test]
    fn what_has_a_score_is_in_the_rating_order_once() {
        for technique in Technique::ALL {
            let times = RATING_ORDER.iter().filter(|&&rated| rated == technique).count();
            assert_eq!(times, usize::from(technique.score().is_some()), "{technique}");
        }
    }
}
