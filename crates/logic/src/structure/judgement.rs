//! The judgement of a structure, as values.

use super::{
    ChainNode, Strength,
    assignment::{Assignments, Exclusions},
};
use crate::Technique;
use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House};

/// The judgement on a structure at a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// Whether the structure proves anything, or where it breaks.
    pub verdict: Verdict,
    /// All that follows. Empty if the structure breaks or contradicts itself.
    pub conclusions: Conclusions,
    /// Candidates of which the search could not say, within its steps, whether anything follows about them.
    pub undecided: CandidateSet,
    /// The truths that the proof rests on: of each set one candidate is true.
    pub truths: Vec<CandidateSet>,
    /// The links of a chain in order, as far as they were looked at: up to the first that is not there. Empty for other structures.
    pub links: Vec<JudgedLink>,
    /// The rank of truths and links, and of a fish. None for other structures, and where the structure breaks.
    pub rank: Option<Rank>,
    /// The fins of a fish: the candidates of the base that are in no cover house, or in more houses of the base than of the cover
    /// (endo-fins).
    pub fins: CandidateSet,
    /// The technique by whose name the field knows the structure. None if it has no name, if it breaks, or if it proves nothing.
    pub technique: Option<Technique>,
}

/// Whether a structure proves anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The structure holds, and something follows.
    Proves,
    /// The structure holds, and nothing follows from it at this position.
    ProvesNothing,
    /// The structure holds, and nothing is known to follow, but the search ended at its bound.
    Undecided,
    /// The structure holds and cannot be fulfilled, so the position has no solution.
    Contradicts,
    /// The structure does not hold.
    Breaks(Break),
}

/// The placements and eliminations that follow from a structure. A placement stands beside the eliminations that it brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Conclusions {
    /// The candidates that are true.
    pub placements: CandidateSet,
    /// The candidates that are false.
    pub eliminations: CandidateSet,
}

/// The first place at which a structure breaks, and why it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Break {
    /// The place within the structure.
    pub place: Place,
    /// The reason.
    pub fault: Fault,
}

/// A place within a structure. Places are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A node of a chain.
    Node(usize),
    /// A link of a chain: link *i* leads to node *i + 1*, and the closing link comes last.
    Link(usize),
    /// A truth of truths and links.
    Truth(usize),
    /// A link set of truths and links.
    LinkSet(usize),
    /// A house of a fish's base or cover.
    House(House),
    /// A cell of cells and digits.
    Cell(Cell),
    /// The structure as a whole.
    Whole,
}

/// The reason why a structure breaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// None of the cells has the digit as a candidate.
    Absent {
        /// The digit.
        digit: Digit,
        /// The cells that lack it.
        cells: CellSet,
    },
    /// A node without cells or without digits, or with more digits than cells.
    NoNode,
    /// Two links in a row are of the same kind: strong and weak links have to alternate.
    NotAlternating(Strength),
    /// The strong link is not there: the house has further places for the digit. The same of cells and digits that would be a hidden
    /// subset.
    ThirdPlace {
        /// The digit of both nodes.
        digit: Digit,
        /// The house that both nodes, or all cells, lie in. Of several, the one with the fewest further places.
        house: House,
        /// The further places.
        cells: CellSet,
    },
    /// The strong link is not there: the cell has further candidates.
    ThirdDigit {
        /// The cell of both nodes.
        cell: Cell,
        /// The further candidates.
        digits: DigitSet,
    },
    /// The strong link is not there: the two nodes have one digit, and no house holds all their cells.
    NoCommonHouse {
        /// The digit of both nodes.
        digit: Digit,
        /// The places of both nodes.
        cells: CellSet,
    },
    /// The strong link is not there: the nodes have different digits, and are not in the same cells.
    Unrelated,
    /// The strong link is not there: the cells are no almost locked set, as they have too many candidates.
    NotAlmostLocked {
        /// The cells.
        cells: CellSet,
        /// All their candidates, of which there should be one more than there are cells.
        digits: DigitSet,
    },
    /// The strong link is not there: the cells may hold the digit twice, so they are no almost locked set.
    Twice {
        /// The digit.
        digit: Digit,
        /// Its places in the cells, which do not all see each other.
        cells: CellSet,
    },
    /// The strong link is not there: the digits on its two sides are not different candidates of the almost locked set.
    Sides {
        /// The digits that are on both sides, or are no candidates of the cells.
        digits: DigitSet,
    },
    /// The weak link is not there: these two candidates may both be true. They are equal if the nodes share a candidate.
    NotSeen {
        /// A candidate of the node before the link.
        one: Candidate,
        /// A candidate of the node after the link.
        other: Candidate,
    },
    /// The cell is filled, or the house has the digit already, so that the set is none.
    Filled,
    /// The same set stands in the list before.
    Repeated,
    /// The cells have candidates beyond the digits, and the digits places beyond the cells.
    OtherDigits {
        /// The candidates of the cell that are not among the digits.
        digits: DigitSet,
    },
    /// There is nothing to judge: no truth, no house, no cell or no digit.
    Empty,
    /// The structure rests on more truths than [`MAX_TRUTHS`](super::MAX_TRUTHS).
    TooLarge {
        /// The number of its truths.
        truths: usize,
    },
}

/// A link of a chain, and what it rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JudgedLink {
    /// The node before the link, as it is written.
    pub from: ChainNode,
    /// The node after the link.
    pub to: ChainNode,
    /// The kind that the link claims to be of.
    pub strength: Strength,
    /// The reason why the link holds, or the reason why it is not there.
    pub basis: Result<Basis, Fault>,
}

/// The reason why a link of a chain holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Basis {
    /// A cell: it has no third candidate (strong), or holds one digit at most (weak).
    Cell(Cell),
    /// A house: it has no further place for the digit (strong), or has it once at most (weak).
    House(House),
    /// An almost locked set: cells that have one candidate more than there are cells (strong).
    AlmostLocked(CellSet),
    /// An almost hidden set in this house: its digits are all in the cells of one node, but for one, which may be in the other (strong).
    AlmostHidden(House),
    /// Cells that as many digits of a node take, so that no other is in one of them (weak).
    Taken(CellSet),
    /// Several houses: each place of one node sees each of the other.
    Peers,
}

/// The rank of truths and links, by which XSudo counts: how many more links there are than truths.
///
/// If the links cover each candidate of the truths as often as truths have it, a candidate goes whose links are more than its
/// truths by more than the rank: were it true, too few links would be left for the other truths. With rank 0 these are all candidates in
/// the links that are in no truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    /// The number of links less the number of truths. Negative if the structure cannot be fulfilled.
    pub rank: i32,
    /// The candidates that are in more truths than links. If there are any, the rank says nothing, and the search alone decides.
    pub uncovered: CandidateSet,
    /// The candidates that counting alone eliminates. Those of them that are in truths are eliminated by cannibalism.
    pub by_count: CandidateSet,
}

impl Judgement {
    /// Returns what was claimed and is not proved: a part of the claims.
    ///
    /// Candidates that the position does not have any more are not proved by the structure, so they are in it too.
    #[must_use]
    pub fn unproved(&self, claims: &Conclusions) -> Conclusions {
        Conclusions {
            placements: claims.placements - self.conclusions.placements,
            eliminations: claims.eliminations - self.conclusions.eliminations,
        }
    }

    /// Returns the candidates that are eliminated although they belong to a truth of the structure, as cannibals.
    #[must_use]
    pub fn cannibals(&self) -> CandidateSet {
        self.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | *truth) & self.conclusions.eliminations
    }

    /// The judgement of a structure that breaks.
    pub(super) fn broken(place: Place, fault: Fault) -> Judgement {
        Judgement {
            verdict: Verdict::Breaks(Break { place, fault }),
            conclusions: Conclusions::default(),
            undecided: CandidateSet::EMPTY,
            truths: Vec::new(),
            links: Vec::new(),
            rank: None,
            fins: CandidateSet::EMPTY,
            technique: None,
        }
    }

    /// The judgement of truths. Two candidates of which one excludes the other are not both true.
    pub(super) fn of_truths(truths: Vec<CandidateSet>, exclusions: Exclusions, at: &Candidates) -> Judgement {
        if truths.len() > super::MAX_TRUTHS {
            return Judgement::broken(Place::Whole, Fault::TooLarge { truths: truths.len() });
        }
        let found = Assignments::new(truths.clone(), exclusions).findings(at.open());
        let conclusions = found.conclusions.unwrap_or_default();
        let verdict = match found.conclusions {
            None => Verdict::Contradicts,
            Some(conclusions) if !conclusions.is_empty() => Verdict::Proves,
            Some(_) if !found.undecided.is_empty() => Verdict::Undecided,
            Some(_) => Verdict::ProvesNothing,
        };
        Judgement { verdict, conclusions, undecided: found.undecided, truths, ..Judgement::broken(Place::Whole, Fault::Empty) }
    }

    /// The judgement with a rank, unless the structure breaks.
    pub(super) fn ranked(mut self, rank: Rank) -> Judgement {
        if !matches!(self.verdict, Verdict::Breaks(_)) {
            self.rank = Some(rank);
        }
        self
    }

    /// The judgement with a name, if the structure proves anything.
    pub(super) fn named(mut self, name: impl FnOnce(&Judgement) -> Option<Technique>) -> Judgement {
        if self.verdict == Verdict::Proves {
            self.technique = name(&self);
        }
        self
    }
}

impl Conclusions {
    /// Returns whether nothing follows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }
}

/// Writes placements and then eliminations: `r1c1=5 r4c5<>7`. Nothing for the empty ones.
impl fmt::Display for Conclusions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let placed = self.placements.iter().map(|it| format!("{}={}", it.cell, it.digit));
        let removed = self.eliminations.cells().iter().map(|cell| {
            let digits: String = self.eliminations.digits_in(cell).iter().map(Digit::to_char).collect();
            format!("{cell}<>{digits}")
        });
        f.write_str(&placed.chain(removed).collect::<Vec<_>>().join(" "))
    }
}

/// Writes the place and the reason in English, for logs: `link 1: 6 has another place in row 5: r5c9`. Places are counted from 1 here.
impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Place::Node(i) => write!(f, "node {}", i + 1)?,
            Place::Link(i) => write!(f, "link {}", i + 1)?,
            Place::Truth(i) => write!(f, "truth {}", i + 1)?,
            Place::LinkSet(i) => write!(f, "link set {}", i + 1)?,
            Place::House(house) => write!(f, "{house}")?,
            Place::Cell(cell) => write!(f, "{cell}")?,
            Place::Whole => f.write_str("the structure")?,
        }
        write!(f, ": {}", self.fault)
    }
}

/// Writes the reason in English, for logs: `6 has another place in row 5: r5c9`.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Absent { digit, cells } => write!(f, "{digit} is no candidate of {}", Cells(*cells)),
            Fault::NoNode => f.write_str("a node has a digit, and a cell for each of its digits"),
            Fault::NotAlternating(Strength::Strong) => f.write_str("a strong link follows a strong link"),
            Fault::NotAlternating(Strength::Weak) => f.write_str("a weak link follows a weak link"),
            Fault::ThirdPlace { digit, house, cells } if cells.len() == 1 => {
                write!(f, "{digit} has another place in {house}: {}", Cells(*cells))
            }
            Fault::ThirdPlace { digit, house, cells } => write!(f, "{digit} has other places in {house}: {}", Cells(*cells)),
            Fault::ThirdDigit { cell, digits } => write!(f, "{cell} has other candidates: {digits}"),
            Fault::NoCommonHouse { digit, cells } => write!(f, "no house has all of {} as places of {digit}", Cells(*cells)),
            Fault::Unrelated => f.write_str("different digits in different cells have no strong link"),
            Fault::NotAlmostLocked { cells, digits } => {
                write!(f, "{} is no almost locked set: its candidates are {digits}", Cells(*cells))
            }
            Fault::Twice { digit, cells } => write!(f, "{} may hold {digit} twice", Cells(*cells)),
            Fault::Sides { digits } => write!(f, "the almost locked set has not {digits} on one side alone"),
            Fault::NotSeen { one, other } if one == other => write!(f, "{one} belongs to both nodes"),
            Fault::NotSeen { one, other } => write!(f, "{one} and {other} may both be true"),
            Fault::Filled => f.write_str("the cell is filled, or the digit placed in the house"),
            Fault::Repeated => f.write_str("the set is listed twice"),
            Fault::OtherDigits { digits } => write!(f, "the cell has other candidates: {digits}"),
            Fault::Empty => f.write_str("there is nothing to judge"),
            Fault::TooLarge { truths } => write!(f, "{truths} truths are more than {}", super::MAX_TRUTHS),
        }
    }
}

/// Cells as they are written in a sentence: `r1c1, r1c2`.
struct Cells(CellSet);

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", "))
    }
}
