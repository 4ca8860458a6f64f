//! Structures that a person has written, and their judgement: does this chain, this fish, this set of truths and links, these cells
//! and digits prove anything at a position, what do they prove, and if they break, where?
//!
//! [`judge`] takes a [`Structure`] and a position, [`Candidates`], and returns a [`Judgement`]. It never looks at the solution, it
//! uses no finder, and it uses no more of the position than the structure names. A structure is built of plain values, or is read
//! from text in the notations of the field, as a [`Notation`], which also holds what the text claims to follow.
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_logic::{Technique, structure::{Notation, Verdict, judge}};
//!
//! let grid: Grid = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548".parse()?;
//! let position = Candidates::new(&grid);
//! let notation: Notation = "(6)r5c6=r3c6-r3c9=r6c9 => r5c8<>6".parse()?;
//! let judgement = judge(&notation.structure, &position);
//! assert_eq!(judgement.verdict, Verdict::Proves);
//! assert_eq!(judgement.technique, Some(Technique::Skyscraper));
//! assert!(judgement.unproved(&notation.claims).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What counts as proved
//!
//! Every structure comes down to *truths*, sets of candidates of which one is true, and to pairs of candidates that are not both
//! true. An *assignment* chooses one candidate of each truth, and no such pair. A candidate is eliminated if no assignment agrees
//! with its being true, and placed if no assignment agrees with its being false. The search for assignments is exhaustive, so a
//! structure proves exactly what follows from it. The number of its steps is bounded; what it could not decide within the bound is
//! in [`Judgement::undecided`].
//!
//! The pairs that are ruled out depend on the structure. In a chain and in cells with digits they are all pairs of equal digits that
//! see each other, and all pairs in a cell. In a fish they are those that share a house of the base or of the cover, and those of a
//! fin. In truths and links they are those that share a truth or a link, and no others.
//!
//! # Sources
//!
//! The notation of chains is Eureka, as Sudopedia describes it, and that of nice loops, as HoDoKu writes it. Truths, links, rank and
//! their notation are those of XSudo by Allan Barker. Fish with base, cover, fins and endo-fins are those of HoDoKu's manual.

mod assignment;
mod chain;
mod fish;
mod judgement;
mod matching;
mod names;
mod notation;
mod step;
mod subset;
mod truths;

use alloc::vec::Vec;
pub use judgement::{Basis, Break, Conclusions, Fault, JudgedLink, Judgement, Place, Rank, Verdict};
pub use notation::{Expected, Notation, ParseNotationError};

use crate::evidence::Clause;
use nonet_core::board::{Candidate, CandidateSet, Candidates, CellSet, Digit, DigitSet, HouseSet};

/// The largest number of truths that a structure may rest on. With more, it is not judged: [`Fault::TooLarge`].
pub const MAX_TRUTHS: usize = 100;

/// A structure that a person has written. `Display` writes it in a notation that [`Notation`] reads back.
///
/// ```
/// use nonet_logic::structure::{Notation, Structure};
///
/// let notation: Notation = "X-wing: 2 r25 c37 => r8c3<>2".parse()?;
/// assert!(matches!(notation.structure, Structure::Fish(_)));
/// assert_eq!(notation.to_string(), "2 r25/c37 => r8c3<>2");
/// # Ok::<(), nonet_logic::structure::ParseNotationError>(())
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that the compiler lists where a new kind of structure is not judged, written or drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Structure {
    /// A chain of strong and weak links, also through groups of cells and almost locked sets.
    Chain(WrittenChain),
    /// A fish of any kind: a digit with base and cover.
    Fish(WrittenFish),
    /// Truths and links, as in XSudo: base sets and cover sets of any kind.
    Sets(TruthsAndLinks),
    /// Cells and digits: a naked or hidden subset, a wing, or another set of cells with as many digits.
    Cells(CellsAndDigits),
}

/// A chain as it is written: nodes, and between them links of which each says what it claims to be.
///
/// The links are strong and weak in turn. The first one may be of either kind: `A=B-C=D` has strong ends, and `X-A=B-X` is a
/// discontinuous loop.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WrittenChain {
    /// The node at which the chain begins.
    pub start: ChainNode,
    /// The other nodes in order, each with the link that leads to it.
    pub steps: Vec<ChainStep>,
    /// The link from the last node back to the first. None if the chain is open.
    pub closing: Option<Strength>,
}

/// A link of a written chain, and the node that it leads to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChainStep {
    /// The kind that the link claims to be of.
    pub strength: Strength,
    /// The node at the end of the link.
    pub node: ChainNode,
}

/// The kind of a link of a chain, as its sign claims it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// If the node before the link is off, the node after it is on. Written `=`.
    Strong,
    /// If the node before the link is on, the node after it is off. Written `-`.
    Weak,
}

/// A node of a written chain: digits and cells. It is on if each of the digits is in one of the cells.
///
/// A plain node has one digit and one cell, a group one digit and several cells. Several digits stand for the rest of an almost
/// locked set, or for an almost hidden set: in `(2=46)r1c23` and in `(6)r1c5=(46)r1c23`, the second node says that 4 and 6 are both in
/// the two cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChainNode {
    /// The digits that are all in the cells if the node is on.
    pub digits: DigitSet,
    /// The cells.
    pub cells: CellSet,
}

/// A fish as it is written: a digit, and houses of any kind. Fins are not written; they follow from the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WrittenFish {
    /// The digit of the fish.
    pub digit: Digit,
    /// The base houses, each of which needs the digit.
    pub base: HouseSet,
    /// The cover houses, each of which has the digit once at most.
    pub cover: HouseSet,
}

/// Truths and links as XSudo has them. A set is a cell, of which one candidate is true, or a digit in a house, which has one place.
///
/// Of a truth, one candidate is true. Of a link, one is true at most.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct TruthsAndLinks {
    /// The truths, or base sets.
    pub truths: Vec<Clause>,
    /// The links, or cover sets.
    pub links: Vec<Clause>,
}

/// A set of cells and a set of digits, as for a naked pair (two cells that have two digits between them) or a hidden one (two
/// digits that have two places in a house between them).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CellsAndDigits {
    /// The cells.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
}

/// Judges a structure at a position: whether it holds, where it first breaks, all that it proves, and what the field calls it.
///
/// The judgement rests on the structure alone, on no more of the position than it names, and not on the solution. It is the same on
/// every machine, and its work is bounded.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::structure::{Break, Fault, Notation, Place, Verdict, judge};
///
/// let grid: Grid = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548".parse()?;
/// let notation: Notation = "(6)r5c8=r5c6-r3c6=r3c9".parse()?; // not the only places of 6 in row 5
/// let judgement = judge(&notation.structure, &Candidates::new(&grid));
/// let Verdict::Breaks(Break { place, fault }) = judgement.verdict else { panic!("the first link is not there") };
/// assert_eq!(place, Place::Link(0));
/// assert_eq!(fault.to_string(), "6 has other places in row 5: r5c5, r5c7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn judge(structure: &Structure, at: &Candidates) -> Judgement {
    match structure {
        Structure::Chain(chain) => chain::judge(chain, at),
        Structure::Fish(fish) => fish::judge(*fish, at),
        Structure::Sets(sets) => truths::judge(sets, at),
        Structure::Cells(cells) => subset::judge(*cells, at),
    }
}

/// The links between two candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Linked {
    /// The reason why the two are not both true, or the reason why they may be.
    pub weak: Result<Basis, Fault>,
    /// The reason why one of the two is true, or the reason why both may be false.
    pub strong: Result<Basis, Fault>,
}

/// Returns how two candidates of a position are linked.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_logic::structure::{Basis, linked};
///
/// let grid: Grid = "16328975479.4.38.148.1.....6397142858475....3251..847.528.41.979748.5..23169..548".parse()?;
/// let links = linked("6r3c6".parse()?, "6r5c6".parse()?, &Candidates::new(&grid));
/// assert!(matches!((links.weak, links.strong), (Ok(Basis::House(_)), Ok(Basis::House(_)))));
/// let links = linked("6r5c6".parse()?, "6r5c8".parse()?, &Candidates::new(&grid));
/// assert_eq!(links.strong.map_err(|fault| fault.to_string()), Err("6 has other places in row 5: r5c5, r5c7".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn linked(one: Candidate, other: Candidate, at: &Candidates) -> Linked {
    let node = |it: Candidate| ChainNode::new(DigitSet::of(it.digit), CellSet::of(it.cell));
    let (from, to) = (node(one), node(other));
    Linked { weak: chain::weak(from, to, at), strong: chain::strong(from, to, at) }
}

impl WrittenChain {
    /// Returns the nodes in order.
    pub fn nodes(&self) -> impl Iterator<Item = ChainNode> + '_ {
        core::iter::once(self.start).chain(self.steps.iter().map(|step| step.node))
    }

    /// Returns the last node, which is the first one if there is no other.
    #[must_use]
    pub fn end(&self) -> ChainNode {
        self.steps.last().map_or(self.start, |step| step.node)
    }
}

impl ChainNode {
    /// Returns the node of these digits in these cells.
    #[must_use]
    pub const fn new(digits: DigitSet, cells: CellSet) -> ChainNode {
        ChainNode { digits, cells }
    }

    /// Returns the candidates of the node: each of its digits in each of its cells.
    #[must_use]
    pub fn candidates(&self) -> CandidateSet {
        CandidateSet::product(self.cells, self.digits)
    }
}

impl Strength {
    /// Returns the sign of the link in Eureka notation: `=` or `-`.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Strength::Strong => '=',
            Strength::Weak => '-',
        }
    }

    /// Returns the other kind.
    #[must_use]
    pub const fn other(self) -> Strength {
        match self {
            Strength::Strong => Strength::Weak,
            Strength::Weak => Strength::Strong,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Grid;

    fn judged(text: &str, without: &CandidateSet) -> Judgement {
        let mut position = Candidates::new(&Grid::EMPTY);
        position.eliminate(without);
        judge(&text.parse::<Notation>().unwrap().structure, &position)
    }

    /// Three rows of eight digits: which of them go in full is seen by counting, where trying all would take too long.
    #[test]
    fn what_fits_nowhere_is_seen_by_counting() {
        let nines = CandidateSet::of_digit(Digit::D9, CellSet::ALL);
        let taken = judged("12345678 in r1c12345678,r5c12345678,r9c1234", &nines);
        let gone = CandidateSet::product(
            "r1c9".parse().map(CellSet::of).unwrap().with("r5c9".parse().unwrap()),
            !DigitSet::of(Digit::D9),
        );
        assert_eq!((taken.conclusions.eliminations, taken.undecided), (gone, CandidateSet::EMPTY));
        assert_eq!(judged("12345678 in r12c123456789", &nines).verdict, Verdict::Contradicts);
    }

    /// A structure that cannot be fulfilled proves nothing, though anything would follow from it.
    #[test]
    fn a_structure_that_cannot_be_fulfilled_contradicts() {
        let lines = |digits: &str, houses: &str| {
            CandidateSet::product(houses.parse::<HouseSet>().unwrap().cells(), digits.parse::<DigitSet>().unwrap())
        };
        let columns = lines("1", "c3456789");
        for text in ["1 r123/c12", "{1R123} {1c12}", "{1R123} {1c12 1n12}"] {
            let judged = judged(text, &columns);
            assert_eq!((judged.verdict, judged.conclusions), (Verdict::Contradicts, Conclusions::default()), "{text}");
            assert_eq!((judged.technique, judged.undecided), (None, CandidateSet::EMPTY), "{text}");
        }
        let judged = judged("{1R123} {1c12}", &columns);
        assert_eq!(judged.rank, Some(Rank { rank: -1, uncovered: CandidateSet::EMPTY, by_count: CandidateSet::EMPTY }));
    }
}
