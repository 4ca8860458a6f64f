//! The effect of a step: the candidates that it places or eliminates.

use core::fmt;
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit};

/// The effect of a step on a position: the candidates that it places, or those that it eliminates.
///
/// ```
/// use nonet_core::board::{Candidate, CandidateSet, Candidates, Grid};
/// use nonet_techniques::Effect;
///
/// let set = CandidateSet::from(["7r4c5".parse::<Candidate>()?, "7r4c6".parse()?]);
/// let effect = Effect::eliminate(set).ok_or("no candidates")?;
/// assert_eq!(effect.to_string(), "r4c5<>7 r4c6<>7");
///
/// let mut position = Candidates::new(&Grid::EMPTY);
/// effect.apply(&mut position);
/// assert!(position.open().is_disjoint(&set));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Effect {
    /// Placement: these candidates are true.
    Place(NonEmptyCandidates),
    /// Elimination: these candidates are false.
    Eliminate(NonEmptyCandidates),
}

/// A set of candidates that is not empty, since a step without an effect is none.
///
/// ```
/// use nonet_core::board::{Candidate, CandidateSet};
/// use nonet_techniques::{NoCandidates, NonEmptyCandidates};
///
/// let candidate: Candidate = "7r4c5".parse()?;
/// assert_eq!(NonEmptyCandidates::from(candidate).get(), CandidateSet::of(candidate));
/// assert_eq!(NonEmptyCandidates::new(CandidateSet::EMPTY), None);
/// assert_eq!(NonEmptyCandidates::try_from(CandidateSet::EMPTY), Err(NoCandidates));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "CandidateSet", into = "CandidateSet")
)]
pub struct NonEmptyCandidates(CandidateSet); // Invariant: not empty.

impl Effect {
    /// Returns the effect that places these candidates. None for the empty set.
    ///
    /// ```
    /// use nonet_core::board::{Candidate, CandidateSet};
    /// use nonet_techniques::Effect;
    ///
    /// let candidate: Candidate = "5r1c1".parse()?;
    /// let effect = Effect::place(CandidateSet::of(candidate));
    /// assert_eq!(effect.map(|it| it.to_string()), Some("r1c1=5".to_owned()));
    /// assert_eq!(Effect::place(CandidateSet::EMPTY), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn place(set: CandidateSet) -> Option<Effect> {
        NonEmptyCandidates::new(set).map(Effect::Place)
    }

    /// Returns the effect that eliminates these candidates. None for the empty set.
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

    /// Returns the effect that eliminates this digit from these cells. None if there are no cells.
    ///
    /// ```
    /// use nonet_core::board::{Cell, CellSet, Digit};
    /// use nonet_techniques::Effect;
    ///
    /// let cells = CellSet::from(["r1c1".parse::<Cell>()?, "r1c2".parse()?]);
    /// let effect = Effect::eliminate_digit(Digit::D5, cells);
    /// assert_eq!(effect.map(|it| it.to_string()), Some("r1c1<>5 r1c2<>5".to_owned()));
    /// assert_eq!(Effect::eliminate_digit(Digit::D5, CellSet::EMPTY), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn eliminate_digit(digit: Digit, cells: CellSet) -> Option<Effect> {
        (!cells.is_empty()).then(|| Effect::Eliminate(NonEmptyCandidates(CandidateSet::of_digit(digit, cells))))
    }

    /// Returns the candidates that the effect places or eliminates.
    ///
    /// ```
    /// use nonet_core::board::{Candidate, CandidateSet};
    /// use nonet_techniques::Effect;
    ///
    /// let set = CandidateSet::of("5r1c1".parse::<Candidate>()?);
    /// let effect = Effect::place(set).ok_or("no candidates")?;
    /// assert_eq!(effect.candidates(), set);
    /// assert_eq!((effect.placements(), effect.eliminations()), (set, CandidateSet::EMPTY));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn candidates(&self) -> CandidateSet {
        match self {
            Effect::Place(set) | Effect::Eliminate(set) => set.get(),
        }
    }

    /// Returns the candidates that the effect places. Empty if it eliminates.
    #[must_use]
    pub const fn placements(&self) -> CandidateSet {
        match self {
            Effect::Place(set) => set.get(),
            Effect::Eliminate(_) => CandidateSet::EMPTY,
        }
    }

    /// Returns the candidates that the effect eliminates. Empty if it places.
    #[must_use]
    pub const fn eliminations(&self) -> CandidateSet {
        match self {
            Effect::Place(_) => CandidateSet::EMPTY,
            Effect::Eliminate(set) => set.get(),
        }
    }

    /// Applies the effect to a position: places its candidates, which also takes each digit from the peers of its cell, or
    /// eliminates them.
    ///
    /// ```
    /// use nonet_core::board::{Candidate, Candidates, Digit, Grid};
    /// use nonet_techniques::Effect;
    ///
    /// let candidate: Candidate = "5r1c1".parse()?;
    /// let mut position = Candidates::new(&Grid::EMPTY);
    /// Effect::Place(candidate.into()).apply(&mut position);
    /// assert_eq!(position.grid()[candidate.cell], Some(Digit::D5));
    /// assert!(!position.open().contains("5r1c9".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    /// Returns the candidates as a set that is not empty. None if there are none.
    #[must_use]
    #[inline]
    pub fn new(set: CandidateSet) -> Option<NonEmptyCandidates> {
        (!set.is_empty()).then_some(NonEmptyCandidates(set))
    }

    /// Returns the candidates as a plain set.
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

/// The error for an empty set where [`NonEmptyCandidates`] are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoCandidates;

impl fmt::Display for NoCandidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no candidates")
    }
}

impl core::error::Error for NoCandidates {}

impl TryFrom<CandidateSet> for NonEmptyCandidates {
    type Error = NoCandidates;
    fn try_from(set: CandidateSet) -> Result<NonEmptyCandidates, NoCandidates> {
        NonEmptyCandidates::new(set).ok_or(NoCandidates)
    }
}

/// Writes the placements, `r1c1=5`, or the eliminations, `r1c1<>5 r1c2<>57`, with the cells in reading order.
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
