//! The effect of a step: the candidates that it places or eliminates.

use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit};
use std::fmt;

/// The effect of a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Effect {
    /// The candidates are true.
    Place(NonEmptyCandidates),
    /// The candidates are false.
    Eliminate(NonEmptyCandidates),
}

/// A set of candidates that is not empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "CandidateSet", into = "CandidateSet")
)]
pub struct NonEmptyCandidates(CandidateSet); // Invariant: not empty.

impl Effect {
    /// Returns the effect that the candidates are true. None for the empty set.
    #[must_use]
    pub fn place(set: CandidateSet) -> Option<Effect> {
        NonEmptyCandidates::new(set).map(Effect::Place)
    }

    /// Returns the effect that the candidates are false. None for the empty set.
    ///
    /// ```
    /// use nonet_core::board::{Candidate, CandidateSet};
    /// use nonet_techniques::Effect;
    ///
    /// let candidate: Candidate = "7r4c5".parse()?;
    /// assert_eq!(Effect::eliminate(CandidateSet::of(candidate)), Some(Effect::Eliminate(candidate.into())));
    /// assert_eq!(Effect::eliminate(CandidateSet::EMPTY), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn eliminate(set: CandidateSet) -> Option<Effect> {
        NonEmptyCandidates::new(set).map(Effect::Eliminate)
    }

    /// Returns the effect that the digit is in none of the cells. None without cells.
    #[must_use]
    #[inline]
    pub fn eliminate_digit(digit: Digit, cells: CellSet) -> Option<Effect> {
        (!cells.is_empty()).then(|| Effect::Eliminate(NonEmptyCandidates(CandidateSet::of_digit(digit, cells))))
    }

    /// Returns the candidates that the step places or eliminates.
    #[must_use]
    pub const fn candidates(&self) -> CandidateSet {
        match self {
            Effect::Place(set) | Effect::Eliminate(set) => set.get(),
        }
    }

    /// Returns the candidates that the step places. Empty if the step eliminates.
    #[must_use]
    pub const fn placements(&self) -> CandidateSet {
        match self {
            Effect::Place(set) => set.get(),
            Effect::Eliminate(_) => CandidateSet::EMPTY,
        }
    }

    /// Returns the candidates that the step eliminates. Empty if the step places.
    #[must_use]
    pub const fn eliminations(&self) -> CandidateSet {
        match self {
            Effect::Place(_) => CandidateSet::EMPTY,
            Effect::Eliminate(set) => set.get(),
        }
    }

    /// Places or eliminates the candidates.
    pub fn apply(&self, position: &mut Candidates) {
        match self {
            Effect::Place(set) => {
                for it in set.get() {
                    position.place(it.cell, it.digit);
                }
            }
            Effect::Eliminate(set) => position.eliminate(&set.0),
        }
    }
}

impl NonEmptyCandidates {
    /// Returns the set. None if it is empty.
    #[must_use]
    #[inline]
    pub fn new(set: CandidateSet) -> Option<NonEmptyCandidates> {
        (!set.is_empty()).then_some(NonEmptyCandidates(set))
    }

    /// Returns the candidates.
    #[must_use]
    #[inline]
    pub const fn get(&self) -> CandidateSet {
        self.0
    }
}

impl From<Candidate> for NonEmptyCandidates {
    fn from(candidate: Candidate) -> NonEmptyCandidates {
        NonEmptyCandidates(CandidateSet::of(candidate))
    }
}

impl From<NonEmptyCandidates> for CandidateSet {
    fn from(set: NonEmptyCandidates) -> CandidateSet {
        set.0
    }
}

/// The set of candidates is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCandidates;

impl fmt::Display for NoCandidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no candidates")
    }
}

impl std::error::Error for NoCandidates {}

impl TryFrom<CandidateSet> for NonEmptyCandidates {
    type Error = NoCandidates;
    fn try_from(set: CandidateSet) -> Result<NonEmptyCandidates, NoCandidates> {
        NonEmptyCandidates::new(set).ok_or(NoCandidates)
    }
}

/// Writes `r1c1=5`, or `r1c1<>5 r1c2<>5`, with the cells in reading order.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self {
            Effect::Place(_) => "=",
            Effect::Eliminate(_) => "<>",
        };
        let set = self.candidates();
        for (i, cell) in set.cells().iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{cell}{sign}")?;
            set.digits_in(cell).iter().try_for_each(|digit| write!(f, "{digit}"))?;
        }
        Ok(())
    }
}
