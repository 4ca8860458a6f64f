//! Evidence, which proves a step: a type for each kind of pattern.
//!
//! Many of the types have a drawing of the pattern. In a drawing, `.` is a cell that plays no part, and its legend says what
//! the other signs are. Each pattern may also lie otherwise: with rows and columns exchanged, in other boxes, with other digits.
//!
//! Each kind of evidence is a file, with what a reader of steps and the prover ask of it.

mod almost_locked;
mod als_chain;
mod blossom;
mod bug;
mod cases;
mod chain;
mod colouring;
mod deadly;
mod exocet_ways;
mod exocets;
mod firework;
mod fish;
mod kraken;
mod locked;
mod notation;
mod rank_zero_set;
mod rectangle_chain;
mod remote_pair;
mod single;
mod subset;
mod sue_de_coq;
mod templates;
mod trial;
mod tridagon;
mod uniqueness;
mod wing;

use alloc::vec::Vec;
pub use almost_locked::AlmostLocked;
pub use als_chain::AlsChain;
pub use blossom::Blossom;
pub use bug::Bug;
pub use cases::{Case, Cases, Clause, Implication};
pub use chain::Chain;
pub use colouring::Colouring;
pub use deadly::Deadly;
pub use exocet_ways::{ExocetBar, ExocetCause, ExocetWay};
pub use exocets::{Exocet, Exocets};
pub use firework::{Firework, FireworkCorner};
pub use fish::Fish;
pub use kraken::Kraken;
pub use locked::Locked;
pub use rank_zero_set::RankZeroSet;
pub use rectangle_chain::RectangleChain;
pub use remote_pair::RemotePair;
pub use single::{LastCell, OnlyDigit, OnlyPlace};
pub use subset::{HiddenSubset, NakedSubset};
pub use sue_de_coq::SueDeCoq;
pub use templates::Templates;
pub use trial::Trial;
pub use tridagon::Tridagon;
pub use uniqueness::UniquenessExtra;
pub use wing::Wing;

pub(crate) use exocet_ways::{ExocetBase, ExocetFrame};

use crate::{Effect, Link, Unproved, check::prove};
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, HouseSet};

/// The evidence that proves a step: the pattern that was seen, not how it is told.
///
/// `Display` writes it in a short notation for logs and tests; `fish 3 r37/c34` is an X-wing of 3 in rows 3 and 7, columns 3
/// and 4.
///
/// ```
/// use nonet_core::board::{Candidates, Digit, Grid};
/// use nonet_logic::{Evidence, Options, Technique, steps_of};
///
/// let grid: Grid = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52".parse()?;
/// let step = &steps_of(Technique::XWing, &Candidates::new(&grid), &Options::default())[0];
/// let Evidence::Fish(fish) = &step.evidence else { panic!("an X-wing is a fish") };
/// assert_eq!((fish.digit, fish.fins.len()), (Digit::D3, 0));
/// assert_eq!((fish.base.to_string().as_str(), fish.cover.to_string().as_str()), ("r37", "c34"));
/// assert_eq!(step.evidence.to_string(), "fish 3 r37/c34");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Kinds are added, and yet the enum is not `#[non_exhaustive]`: a program that says or draws every kind, as `nonet-tutor` does, matches without
/// a wildcard, so the compiler lists what it lacks for a new one. A new kind therefore comes with a version that breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Evidence {
    /// A cell that is the only empty one of its house.
    LastCell(LastCell),
    /// A hidden single: a cell that is the only place of a digit in a house.
    OnlyPlace(OnlyPlace),
    /// A naked single: a cell with one candidate.
    OnlyDigit(OnlyDigit),
    /// Locked candidates: all places of a digit in one house lie in another house too.
    Locked(Locked),
    /// A naked subset: cells of a house that have as many candidates between them as there are cells.
    NakedSubset(NakedSubset),
    /// A hidden subset: digits that have as many places between them in a house as there are digits.
    HiddenSubset(HiddenSubset),
    /// A fish: the places of a digit in the base lie in as many houses, the cover, but for the fins.
    Fish(Fish),
    /// A wing: as many cells as digits, where all digits but one can be in one of the cells only.
    Wing(Wing),
    /// A chain: nodes joined by strong and weak links in turn, the first and the last link strong.
    Chain(Chain),
    /// A remote pair: an even number of cells with the same two candidates, each seeing the next.
    RemotePair(RemotePair),
    /// A colouring: candidates that strong links join, in two colours, of which one is true.
    Colouring(Colouring),
    /// A deadly pattern: cells in which two digits could be exchanged if no guardian were true. It assumes one solution.
    Deadly(Deadly),
    /// A bivalue universal grave: a grid in which digits could be exchanged if no guardian were true. It assumes one solution.
    Bug(Bug),
    /// A Sue de Coq: cells of a line and a box with as many digits as cells, where the cells in the line alone share no digit
    /// with those in the box alone.
    SueDeCoq(SueDeCoq),
    /// A chain, some of whose strong links rest on almost locked sets.
    AlsChain(AlsChain),
    /// A chain, some of whose strong links rest on unique rectangles. It assumes one solution.
    RectangleChain(RectangleChain),
    /// A death blossom: a cell, and for each of its candidates an almost locked set that loses this candidate if the cell holds
    /// it.
    Blossom(Blossom),
    /// An almost locked pair or triple: cells of a line that take all of some digits but one, and as many cells of a box that are
    /// the only places for the same, or the other way round.
    AlmostLocked(AlmostLocked),
    /// A firework: digits whose places in a row and a column, beside the box where the two cross, are the wings alone.
    Firework(Firework),
    /// A set of rank 0, locked sectors: cells, and as many houses of digits that have all candidates of the cells between them.
    #[cfg_attr(feature = "serde", serde(rename = "Sectors"))] // the name that it has in what was written before
    RankZeroSet(RankZeroSet),
    /// Exocets: bases and targets that have to hold the same digits.
    Exocets(Exocets),
    /// A kraken fish: a fish, and from each of its fins a chain to the same elimination.
    Kraken(Kraken),
    /// A tridagon: twelve cells in four boxes that three digits alone cannot fill, so that one of the guardians is true.
    Tridagon(Tridagon),
    /// Cases: each candidate of a cell, or each place of a digit in a house, which all lead to the same conclusion.
    Cases(Cases),
    /// Templates: all ways to place a digit in all houses at once.
    Templates(Templates),
    /// A trial: steps that lead from an assumed candidate to a contradiction.
    Trial(Trial),
}

/// The questions that each kind of evidence answers. The checks share no code with the finders.
pub(crate) trait Proof: fmt::Display {
    /// Returns the number of cells, nodes and houses to look at.
    fn complexity(&self) -> usize;

    /// Returns the houses in which the reasoning takes place.
    fn houses(&self) -> HouseSet {
        HouseSet::EMPTY
    }

    /// Returns the links of a chain.
    fn links(&self) -> Vec<Link> {
        Vec::new()
    }

    /// Returns the candidates whose absence the evidence rests on. All for what no trial uses.
    fn relies_on(&self, _effect: &Effect) -> CandidateSet {
        CandidateSet::ALL
    }

    /// Returns the clauses that prove the effect: sets of candidates, of each of which one is true. None if the pattern is not at this
    /// position; None, too, for what is proved otherwise.
    fn clauses(&self, _at: &Candidates) -> Option<Vec<CandidateSet>> {
        None
    }

    /// Checks that the effect, all of whose candidates are there, follows from the evidence at this position.
    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved> {
        prove(effect, self.clauses(at))
    }
}

impl Evidence {
    /// Returns the evidence as what can be asked of each kind.
    pub(crate) fn proof(&self) -> &dyn Proof {
        match self {
            Evidence::LastCell(it) => it,
            Evidence::OnlyPlace(it) => it,
            Evidence::OnlyDigit(it) => it,
            Evidence::Locked(it) => it,
            Evidence::NakedSubset(it) => it,
            Evidence::HiddenSubset(it) => it,
            Evidence::Fish(it) => it,
            Evidence::Wing(it) => it,
            Evidence::Chain(it) => it,
            Evidence::RemotePair(it) => it,
            Evidence::Colouring(it) => it,
            Evidence::Deadly(it) => it,
            Evidence::Bug(it) => it,
            Evidence::SueDeCoq(it) => it,
            Evidence::AlsChain(it) => it,
            Evidence::RectangleChain(it) => it,
            Evidence::Blossom(it) => it,
            Evidence::AlmostLocked(it) => it,
            Evidence::Firework(it) => it,
            Evidence::RankZeroSet(it) => it,
            Evidence::Exocets(it) => it,
            Evidence::Kraken(it) => it,
            Evidence::Tridagon(it) => it,
            Evidence::Cases(it) => it,
            Evidence::Templates(it) => it,
            Evidence::Trial(it) => it,
        }
    }

    /// Returns the number of cells, nodes and houses to look at in the proof. Of two proofs of one conclusion, the one with fewer is
    /// easier to follow.
    #[must_use]
    pub fn complexity(&self) -> usize {
        self.proof().complexity()
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.proof(), f)
    }
}
