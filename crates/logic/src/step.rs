//! A step: what follows, and the evidence that proves it.

use super::{Effect, Evidence, Link, Technique};
use alloc::vec::Vec;
use core::fmt;
use nonet_core::board::{Candidate, CandidateSet, Candidates, HouseSet};

/// A step of solving, found at some position: what follows, and the evidence that proves it.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::{Options, Technique, steps_of};
///
/// let grid: Grid = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse()?;
/// let step = &steps_of(Technique::XWing, &Candidates::new(&grid), &Options::default())[0];
/// assert_eq!(step.effect.to_string(), "r1c3<>3 r1c4<>3 r4c3<>3 r4c4<>3 r5c3<>3 r5c4<>3 r6c3<>3 r6c4<>3 r9c4<>3");
/// assert_eq!((step.evidence.to_string().as_str(), step.houses().to_string().as_str()), ("fish 3 r37/c34", "r37c34"));
/// assert_eq!(step.to_string(), format!("x_wing: fish 3 r37/c34 => {}", step.effect));
/// assert!(step.placements().is_empty() && step.eliminations().len() == 9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The technique that found the step.
    pub technique: Technique,
    /// The effect: the candidates that the step places or eliminates.
    pub effect: Effect,
    /// The evidence: the pattern that proves the effect.
    pub evidence: Evidence,
}

/// The naked singles that a step leaves, which [`Step::apply_with_singles`] places at once after it. In a log they stand beside the step,
/// `r8c2 = 7 | r6c2 = 8`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ForcedSingles {
    /// All candidates that have been removed, by the step and by the naked singles, but for the placed ones themselves.
    pub removed: CandidateSet,
    /// The naked singles that have been placed, in reading order; the step's own placements are not among them.
    pub placed: Vec<Candidate>,
}

impl Step {
    /// Returns the step of a single, which places one candidate.
    #[inline(always)]
    pub(crate) fn placing(technique: Technique, candidate: Candidate, evidence: Evidence) -> Step {
        Step { technique, effect: Effect::Place(candidate.into()), evidence }
    }

    /// Applies the step to a position, then places the naked singles that it leaves, and returns these. The naked singles that
    /// these leave in turn are for the next step to find, as are those that stood before.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_logic::{Options, next_step};
    ///
    /// let grid: Grid = "000019040004800600750000002090102004000003000500406030800000073006008400010290000".parse()?;
    /// let mut position = Candidates::new(&grid);
    /// let step = next_step(&position, &Options::UNIQUE).ok_or("no step")?;
    /// let following = step.apply_with_singles(&mut position);
    /// assert_eq!(step.to_string(), "hidden_single: only place b2 => r2c5=2");
    /// assert_eq!(following.placed, ["3r2c2".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply_with_singles(&self, candidates: &mut Candidates) -> ForcedSingles {
        let (before, ready) = (*candidates.open(), candidates.univalue());
        self.apply(candidates);
        let mut placed = Vec::new();
        for cell in candidates.univalue() - ready {
            let Some(digit) = candidates.of_cell(cell).single() else { continue }; // another of them took its candidate
            candidates.place(cell, digit);
            placed.push(Candidate::new(cell, digit));
        }
        let own: CandidateSet = placed.iter().copied().collect();
        ForcedSingles { removed: before - *candidates.open() - own - self.placements(), placed }
    }

    /// Applies the step to a position, and nothing more: places or eliminates the candidates of its effect.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_logic::{Options, Technique, steps_of};
    ///
    /// let grid: Grid = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse()?;
    /// let mut position = Candidates::new(&grid);
    /// let step = &steps_of(Technique::XWing, &position, &Options::default())[0];
    /// step.apply(&mut position);
    /// assert!(position.open().is_disjoint(&step.eliminations()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&self, candidates: &mut Candidates) {
        self.effect.apply(candidates);
    }

    /// Returns the candidates that the step places. Empty if the step eliminates.
    #[must_use]
    pub fn placements(&self) -> CandidateSet {
        self.effect.placements()
    }

    /// Returns the candidates that the step eliminates. Empty if the step places.
    #[must_use]
    pub fn eliminations(&self) -> CandidateSet {
        self.effect.eliminations()
    }

    /// Returns the houses in which the reasoning takes place, such as the base and the cover of a fish. Empty for evidence that
    /// is not bound to houses, such as a chain.
    #[must_use]
    pub fn houses(&self) -> HouseSet {
        self.evidence.proof().houses()
    }

    /// Returns the links of the evidence's chains in their order, to be drawn as lines. Empty if the evidence has no chain.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_logic::{Options, Technique, steps_of};
    ///
    /// let grid: Grid = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548".parse()?;
    /// let step = &steps_of(Technique::Skyscraper, &Candidates::new(&grid), &Options::default())[0];
    /// assert_eq!(step.evidence.to_string(), "chain 6r5c6=6r3c6-6r3c9=6r6c9");
    /// assert!(step.links().iter().map(|link| link.strong).eq([true, false, true]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn links(&self) -> Vec<Link> {
        self.evidence.proof().links()
    }

    /// Returns the candidates whose absence the step rests on: were one of them still there, the step would prove nothing. All
    /// candidates for the harder techniques, which no trial uses.
    ///
    /// ```
    /// use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, DigitSet, Grid};
    /// use nonet_logic::{Options, Technique, steps_of};
    ///
    /// let grid: Grid = "7.9...34.3.274.5894859..72..31..8497.47.9.86..984.721.823.79.54176254938954....72".parse()?;
    /// let step = &steps_of(Technique::NakedPair, &Candidates::new(&grid), &Options::default())[0];
    /// assert_eq!(step.evidence.to_string(), "naked 16 r1 r1c2,r1c9");
    /// let others: DigitSet = "2 3 4 5 7 8 9".parse()?; // a pair of 1 and 6 has no other candidates in its cells
    /// assert_eq!(step.relies_on(), CandidateSet::product(CellSet::from(["r1c2".parse::<Cell>()?, "r1c9".parse()?]), others));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn relies_on(&self) -> CandidateSet {
        self.evidence.proof().relies_on(&self.effect)
    }
}

/// Writes the technique's name, the evidence in its short notation and the effect: `naked_pair: naked 16 r1 r1c2,r1c9 => r1c4<>16`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} => {}", self.technique, self.evidence, self.effect)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
