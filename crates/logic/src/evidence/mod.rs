//! What proves a step: a file for each kind of evidence, with what a reader of steps and the prover ask of it.

mod almost_locked;
mod als_chain;
mod blossom;
mod bug;
mod cases;
mod chain;
mod colouring;
mod deadly;
mod exocets;
mod firework;
mod fish;
mod kraken;
mod locked;
mod notation;
mod rectangle_chain;
mod remote_pair;
mod sectors;
mod single;
mod subset;
mod sue_de_coq;
mod templates;
mod trial;
mod tridagon;
mod uniqueness;
mod wing;

pub use almost_locked::AlmostLocked;
pub use als_chain::AlsChain;
pub use blossom::Blossom;
pub use bug::Bug;
pub use cases::{Case, Cases, Clause, Implication};
pub use chain::Chain;
pub use colouring::Colouring;
pub use deadly::Deadly;
pub use exocets::{Exocet, Exocets};
pub use firework::{Firework, FireworkCorner};
pub use fish::Fish;
pub use kraken::Kraken;
pub use locked::Locked;
pub use rectangle_chain::RectangleChain;
pub use remote_pair::RemotePair;
pub use sectors::Sectors;
pub use single::{LastCell, OnlyDigit, OnlyPlace};
pub use subset::{HiddenSubset, NakedSubset};
pub use sue_de_coq::SueDeCoq;
pub use templates::Templates;
pub use trial::Trial;
pub use tridagon::Tridagon;
pub use uniqueness::UniquenessExtra;
pub use wing::Wing;

pub use crate::techniques::{ExocetBar, ExocetCause, ExocetWay};

use crate::{Effect, Link, Unproved};
use nonet_core::board::{CandidateSet, Candidates, HouseSet};
use std::fmt;

/// What proves a step: what was seen, not how it is told.
///
/// `Display` writes it in a short notation for logs and tests; `fish 3 r37/c34` is an X-wing of 3.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Evidence {
    /// The cell is the only empty one of its house.
    LastCell(LastCell),
    /// The house has no other place for the digit.
    OnlyPlace(OnlyPlace),
    /// The cell has no other candidate.
    OnlyDigit(OnlyDigit),
    /// In one house, all places of the digit lie in another one as well.
    Locked(Locked),
    /// As many cells of a house as digits, and no other candidate in these cells.
    NakedSubset(NakedSubset),
    /// As many digits as cells of a house, and no other place for these digits.
    HiddenSubset(HiddenSubset),
    /// A digit's places in the base lines lie in as many cover lines, but for the fins, which lie in one box.
    Fish(Fish),
    /// As many cells as digits, of which all but one can be in one of the cells only.
    Wing(Wing),
    /// Nodes joined by strong and weak links in turn, the first and the last link strong.
    Chain(Chain),
    /// Cells with the same two candidates, each seeing the next, an even number of them.
    RemotePair(RemotePair),
    /// Components of candidates that strong links join, each with its two colours, of which one is true.
    Colouring(Colouring),
    /// Cells that two digits could be exchanged in, if none of the guardians were true. Assumes one solution.
    Deadly(Deadly),
    /// A grid in which digits could be exchanged, if none of the guardians were true. Assumes one solution.
    Bug(Bug),
    /// Cells of a line and a box with as many digits as cells, those in the line alone without a digit of those in the box alone.
    SueDeCoq(SueDeCoq),
    /// A chain of which some strong links rest on almost locked sets.
    AlsChain(AlsChain),
    /// A chain of which some strong links rest on unique rectangles. Assumes one solution.
    RectangleChain(RectangleChain),
    /// A cell, and for each of its candidates an almost locked set that loses this candidate if the cell holds it.
    Blossom(Blossom),
    /// A line and a box meet; outside of it, cells of one take all of some digits but one, and the other has room for the same.
    AlmostLocked(AlmostLocked),
    /// Digits that a row and a column have, beside the box where they cross, in the wings alone.
    Firework(Firework),
    /// Cells, and as many houses that have all their candidates between them.
    Sectors(Sectors),
    /// Bases and targets that have to hold the same digits.
    Exocets(Exocets),
    /// A fish, and from each of its fins a chain to what goes.
    Kraken(Kraken),
    /// Twelve cells in four boxes that three digits cannot fill, if none of the guardians is true.
    Tridagon(Tridagon),
    /// From each candidate of a cell, or each place of a digit in a house, the same follows.
    Cases(Cases),
    /// All ways to place a digit in all houses at once.
    Templates(Templates),
    /// What follows from a candidate if it is assumed to be true, until nothing more can.
    Trial(Trial),
}

/// What each kind of evidence answers. The checks share no code with the finders.
pub(crate) trait Proof: fmt::Display {
    /// Returns how long a proof it is, in things to look at.
    fn len(&self) -> usize;

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

    /// Checks that the effect follows from the evidence at this position, all of whose candidates are there.
    fn check(&self, effect: &Effect, at: &Candidates) -> Result<(), Unproved>;
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
            Evidence::Sectors(it) => it,
            Evidence::Exocets(it) => it,
            Evidence::Kraken(it) => it,
            Evidence::Tridagon(it) => it,
            Evidence::Cases(it) => it,
            Evidence::Templates(it) => it,
            Evidence::Trial(it) => it,
        }
    }

    /// Returns how long a proof it is: of two ways to one conclusion, the one with the smaller length is easier to follow.
    #[must_use]
    pub fn len(&self) -> usize {
        self.proof().len()
    }

    /// Returns false: there is no proof without evidence.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.proof(), f)
    }
}
