//! What can be asked of a technique: what it is called, how hard it is held to be, and the two orders in which they are tried. The
//! techniques themselves are the rows of the table in `techniques`.

use super::techniques::{Examples, Technique};
use nonet_core::Level;
use std::{
    fmt,
    ops::{BitOr, Sub},
    str::FromStr,
};

/// The family that a technique belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Singles: one digit goes into one cell.
    Singles,
    /// Intersections and subsets, without links between houses.
    Subsets,
    /// Large subsets, fish, single-digit patterns, wings, colours.
    Patterns,
    /// What rests on the puzzle's having one solution.
    Uniqueness,
    /// Finned fish and bigger wings.
    Finned,
    /// Chains of any length.
    Chains,
    /// Chains with groups, and almost locked sets.
    Sets,
    /// Fish of rows, columns and boxes.
    Exotic,
    /// What follows in every case.
    Forcing,
    /// What is left when nothing else is.
    LastResort,
}

/// How many techniques are rated.
const RATED: usize = {
    let (mut count, mut i) = (0, 0);
    while i < Technique::COUNT {
        count += Technique::ALL[i].is_rated() as usize;
        i += 1;
    }
    count
};

/// The rating order: HoDoKu's, by which level, score and hardest technique are found.
pub(super) static RATING_ORDER: [Technique; RATED] = {
    let mut order = [Technique::ALL[0]; RATED];
    let (mut count, mut i) = (0, 0);
    while i < Technique::COUNT {
        let technique = Technique::ALL[i];
        if technique.is_rated() {
            let mut at = count;
            while at > 0 && order[at - 1].place() > technique.place() {
                order[at] = order[at - 1];
                at -= 1;
            }
            order[at] = technique;
            count += 1;
        }
        i += 1;
    }
    order
};

impl Technique {
    /// Whether it rests on the puzzle's having one solution.
    #[must_use]
    pub const fn assumes_one_solution(self) -> bool {
        matches!(self.phase(), Phase::Uniqueness) || self.row().assumes_one_solution
    }

    /// Whether it is of a family beyond chains of cells: almost locked, with groups or sets, exotic, or forcing.
    pub(super) const fn is_beyond_chains(self) -> bool {
        matches!(self.phase(), Phase::Sets | Phase::Exotic | Phase::Forcing) || self.row().beyond_chains
    }

    /// Whether it looks at one digit at a time, and finds nothing where all its places are in some template.
    pub(super) const fn is_of_one_digit(self) -> bool {
        self.row().of_one_digit
    }

    const fn is_rated(self) -> bool {
        self.row().rated.is_some()
    }

    /// Where it stands in the rating order.
    const fn place(self) -> u32 {
        match &self.row().rated {
            Some(rated) => rated.place,
            None => u32::MAX,
        }
    }

    /// Its place in [`Technique::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in files, addresses and commands: `naked_pair`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its English name: `Naked pair`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        self.row().title
    }

    /// The family it belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        self.row().phase
    }

    /// The least level of a puzzle that needs it.
    #[must_use]
    pub const fn level(self) -> Level {
        self.row().level
    }

    /// What one step of it adds to a puzzle's score; none if the rating order lacks it.
    #[must_use]
    pub const fn score(self) -> Option<u32> {
        match &self.row().rated {
            Some(rated) => Some(rated.score),
            None => None,
        }
    }

    /// What orders techniques by how hard they are: level, score, and place in hint order.
    #[must_use]
    pub const fn hardness(self) -> (Level, Option<u32>, Technique) {
        (self.level(), self.score(), self)
    }

    /// Three puzzles whose ways in hint order lead through it: for its lesson.
    #[must_use]
    pub const fn examples(self) -> Examples {
        self.row().examples
    }

    /// The seed of a random minimal puzzle whose paths take it, if hardly one in a thousand does.
    #[must_use]
    pub const fn rare(self) -> Option<u32> {
        self.row().rare
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

impl TechniqueSet {
    /// No technique.
    pub const EMPTY: TechniqueSet = TechniqueSet(0);

    /// All that rest on the puzzle's having one solution.
    pub const ASSUMING_ONE_SOLUTION: TechniqueSet = {
        let (mut set, mut i) = (TechniqueSet::EMPTY, 0);
        while i < Technique::COUNT {
            if Technique::ALL[i].assumes_one_solution() {
                set = set.with(Technique::ALL[i]);
            }
            i += 1;
        }
        set
    };

    /// What is looked for only if it is chosen: what a computer sees, and hardly a person.
    pub const UNLESS_CHOSEN: TechniqueSet = {
        let (mut set, mut i) = (TechniqueSet::EMPTY, 0);
        while i < Technique::COUNT {
            if Technique::ALL[i].row().unless_chosen {
                set = set.with(Technique::ALL[i]);
            }
            i += 1;
        }
        set
    };

    /// With the technique added.
    #[must_use]
    pub const fn with(self, technique: Technique) -> TechniqueSet {
        TechniqueSet(self.0 | 1 << technique.index())
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// They, in hint order.
    pub fn iter(self) -> impl Iterator<Item = Technique> {
        Technique::ALL.into_iter().filter(move |technique| self.contains(*technique))
    }

    /// Whether the technique is one of them.
    #[must_use]
    #[inline(always)]
    pub const fn contains(self, technique: Technique) -> bool {
        self.0 >> technique.index() & 1 != 0
    }
}

impl BitOr for TechniqueSet {
    type Output = TechniqueSet;
    fn bitor(self, other: TechniqueSet) -> TechniqueSet {
        TechniqueSet(self.0 | other.0)
    }
}

impl Sub for TechniqueSet {
    type Output = TechniqueSet;
    fn sub(self, other: TechniqueSet) -> TechniqueSet {
        TechniqueSet(self.0 & !other.0)
    }
}

impl FromIterator<Technique> for TechniqueSet {
    fn from_iter<I: IntoIterator<Item = Technique>>(techniques: I) -> TechniqueSet {
        techniques.into_iter().fold(TechniqueSet::EMPTY, TechniqueSet::with)
    }
}

impl fmt::Debug for TechniqueSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
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
        let all: TechniqueSet = Technique::ALL.into_iter().collect();
        assert!(all.iter().eq(Technique::ALL));
    }

    #[test]
    fn what_has_a_score_is_in_the_rating_order_once() {
        for technique in Technique::ALL {
            let times = RATING_ORDER.iter().filter(|&&rated| rated == technique).count();
            assert_eq!(times, usize::from(technique.score().is_some()), "{technique}");
        }
        assert!(RATING_ORDER.is_sorted_by_key(|it| (it.place(), it.index())));
    }
}
