//! What proves a step.

use super::{Contradiction, Link, Node, Step, chain};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// What proves a step: what was seen, not how it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Evidence {
    /// The cell is the only empty one of the house.
    LastCell {
        /// The house that is full but for it.
        house: House,
    },
    /// The house has no other place for the digit.
    OnlyPlace {
        /// That house.
        house: House,
    },
    /// The cell has no other candidate.
    OnlyDigit,
    /// In `from`, all places of the digit lie in `to` as well.
    Locked {
        /// The digit.
        digit: Digit,
        /// The house that needs the digit there.
        from: House,
        /// The house that therefore has no other place for it.
        to: House,
        /// The digit's places in `from`.
        cells: CellSet,
    },
    /// As many cells of a house as digits, and no other candidate in these cells.
    NakedSubset {
        /// The houses that hold all the cells: one, or a line and a box.
        houses: HouseSet,
        /// The cells.
        cells: CellSet,
        /// Their candidates, all together.
        digits: DigitSet,
    },
    /// As many digits as cells of a house, and no other place for these digits.
    HiddenSubset {
        /// The house.
        house: House,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// A digit's places in the base lines lie in as many cover lines, but for the fins, which lie in one box.
    Fish {
        /// The digit.
        digit: Digit,
        /// The lines that need the digit.
        base: HouseSet,
        /// The lines in which they have it.
        cover: HouseSet,
        /// The places outside of the cover lines; none in a basic fish.
        fins: CellSet,
    },
    /// As many cells as digits, of which all but one can be in one of the cells only.
    Wing {
        /// The middle.
        pivot: CellSet,
        /// The other cells.
        pincers: CellSet,
        /// The digit that can be in several of them, and must be in one.
        digit: Digit,
    },
    /// Nodes joined by strong and weak links in turn, the first and the last link strong.
    Chain {
        /// The nodes, an even number of them; the last is the first again if the first is proved.
        nodes: Vec<Node>,
        /// Whether a weak link leads from the last node back to the first.
        closed: bool,
    },
    /// Cells with the same two candidates, each seeing the next, an even number of them.
    RemotePair {
        /// The cells in order.
        cells: Vec<Cell>,
        /// The two digits.
        digits: DigitSet,
    },
    /// Components of candidates that strong links join, each with its two colours, of which one is true.
    Colours {
        /// One component, or two.
        colours: Vec<[CandidateSet; 2]>,
        /// What a colour would leave with nothing, a cell or a house, if that is what proves it false.
        emptied: Option<Contradiction>,
    },
    /// Cells that two digits could be exchanged in, if none of the guardians were true. Assumes one solution.
    Deadly {
        /// The cells.
        cells: CellSet,
        /// The two digits.
        digits: DigitSet,
        /// The other candidates in the cells.
        guardians: CandidateSet,
        /// What else it takes.
        help: UniquenessExtra,
    },
    /// A grid in which digits could be exchanged, if none of the guardians were true. Assumes one solution.
    Bug {
        /// The candidates beyond two a cell.
        guardians: CandidateSet,
        /// What else it takes.
        help: UniquenessExtra,
    },
    /// Cells of a line and a box with as many digits as cells, those in the line alone without a digit of those in the box alone.
    SueDeCoq {
        /// The line.
        line: House,
        /// The box.
        block: House,
        /// The cells where the two meet.
        shared: CellSet,
        /// The cells in the line alone.
        in_line: CellSet,
        /// The cells in the box alone.
        in_block: CellSet,
    },
    /// A chain of which some strong links rest on almost locked sets: if one of its digits is not in the set, another one is.
    Sets {
        /// The nodes, as those of a chain.
        nodes: Vec<Node>,
        /// Whether a weak link leads from the last node back to the first.
        closed: bool,
        /// The cells of the set that each strong link rests on; none where it rests on places or a cell. They share a house, or those
        /// of them that have a digit do, for each digit.
        sets: Vec<CellSet>,
    },
    /// A chain of which some strong links rest on unique rectangles: if its guardians are not in one node, they are in the other.
    /// Assumes one solution.
    Guarded {
        /// The nodes, as those of a chain.
        nodes: Vec<Node>,
        /// Whether a weak link leads from the last node back to the first.
        closed: bool,
        /// The cells and the digits of the rectangle that each strong link rests on; none where it rests on places or a cell.
        rectangles: Vec<(CellSet, DigitSet)>,
    },
    /// A cell, and for each of its candidates an almost locked set that loses this candidate if the cell holds it.
    Blossom {
        /// The cell.
        stem: Cell,
        /// The sets, in the order of the cell's candidates.
        petals: Vec<CellSet>,
        /// The digits that go: all sets have them, and the cell has not.
        digits: DigitSet,
    },
    /// A line and a box meet; outside of it, cells of one take all of some digits but one, and the other has room for the same.
    AlmostLocked {
        /// The digits, one more than there are cells on either side.
        digits: DigitSet,
        /// The house whose cells have only these digits.
        sure: House,
        /// The house that has them in no other cells.
        other: House,
        /// The cells of the first house, outside of the second.
        naked: CellSet,
        /// The cells of the second house, outside of the first.
        hidden: CellSet,
    },
    /// Digits that a row and a column have, beside the box where they cross, in the wings alone: as many as there are crossings
    /// and wings.
    Firework {
        /// The crossings: one of three digits, or two opposite ones of two each.
        bursts: Vec<FireworkCorner>,
        /// The cell of the row and the cell of the column.
        wings: CellSet,
    },
    /// Cells, and as many houses that have all their candidates between them.
    Sectors {
        /// The cells.
        cells: CellSet,
        /// For each digit, the houses that have its places in the cells.
        houses: [HouseSet; 9],
    },
    /// Bases and targets that have to hold the same digits.
    Exocets {
        /// The digits of the bases.
        digits: DigitSet,
        /// One, or two of one band.
        exocets: Vec<Exocet>,
    },
    /// A fish, and from each of its fins a chain to what goes.
    Kraken {
        /// The digit.
        digit: Digit,
        /// The lines that need the digit.
        base: HouseSet,
        /// The lines in which they have it, but for the fins.
        cover: HouseSet,
        /// What follows from each fin.
        ways: Vec<Case>,
    },
    /// Twelve cells in four boxes that three digits cannot fill, if none of the guardians is true.
    Tridagon {
        /// The cells.
        cells: CellSet,
        /// The three digits.
        digits: DigitSet,
        /// The other candidates in the cells.
        guardians: CandidateSet,
    },
    /// From each candidate of a cell, or each place of a digit in a house, the same follows.
    Cases {
        /// Of what one is true.
        clause: Clause,
        /// What follows from each of them.
        cases: Vec<Case>,
    },
    /// All ways to place a digit in all houses at once.
    Templates {
        /// The digit.
        digit: Digit,
        /// What templates of the other digits, or its own, place before, each by itself.
        before: Vec<Step>,
    },
    /// What follows from a candidate if it is assumed to be true, until nothing more can.
    Trial {
        /// The candidate that is assumed.
        assumed: Candidate,
        /// The steps that lead on from there, each applied by itself.
        steps: Vec<Step>,
        /// What cannot be.
        contradiction: Contradiction,
    },
}

/// A cell, and digits that its row and its column have, beside its box, in one cell at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FireworkCorner {
    /// The cell where the row and the column cross.
    pub crossing: Cell,
    /// The digits.
    pub digits: DigitSet,
}

/// Two cells whose digits have to be in two others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exocet {
    /// The two cells, in a box and a line.
    pub base: CellSet,
    /// Two cells in the other boxes of the band.
    pub targets: CellSet,
    /// The lines on which, outside of the band, each digit of the base can be twice at most.
    pub lines: HouseSet,
}

impl Exocet {
    /// The boxes of its band.
    fn band(&self) -> HouseSet {
        (self.base | self.targets).iter().map(Cell::block).collect()
    }

    /// The cells of its lines outside of the band.
    #[must_use]
    pub fn outside(&self) -> CellSet {
        self.lines.cells() - self.band().cells()
    }
}

/// Candidates of which one is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// Those of a cell.
    Cell(Cell),
    /// Those of a digit in a house.
    Places {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
    },
}

/// One of several cases, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The candidate that is true in this case.
    pub assumed: Candidate,
    /// What follows.
    pub way: Implication,
}

/// How a conclusion is reached from a candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Implication {
    /// By a chain: the candidate, and then what is off and what is on, in turn. The last node is on.
    Chain(Vec<Node>),
    /// By steps, each applied by itself.
    Net(Vec<Step>),
}

/// What it takes beside a deadly pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UniquenessExtra {
    /// Nothing.
    None,
    /// The guardians are like one cell of a naked subset.
    Subset {
        /// The house of the subset.
        house: House,
        /// Its other cells.
        cells: CellSet,
        /// Its digits.
        digits: DigitSet,
    },
    /// A digit of the pattern has no places in these houses but the pattern's cells.
    Places {
        /// The digit.
        digit: Digit,
        /// The houses.
        houses: HouseSet,
    },
}

impl Clause {
    /// The candidates at a position.
    #[must_use]
    pub fn candidates(&self, at: &Candidates) -> CandidateSet {
        match *self {
            Clause::Cell(cell) => CandidateSet::of_cell(cell, at.of_cell(cell)),
            Clause::Places { digit, house } => CandidateSet::of(digit, at.of_digit(digit) & house.cells()),
        }
    }
}

impl Case {
    /// How long it is.
    pub(super) fn len(&self) -> usize {
        match &self.way {
            Implication::Chain(nodes) => nodes.len(),
            Implication::Net(steps) => 1 + steps.len(),
        }
    }

    /// The links of a chain: the first one is weak.
    pub(super) fn links(&self) -> Vec<Link> {
        match &self.way {
            Implication::Chain(nodes) => chain::links_from(nodes, false),
            Implication::Net(_) => Vec::new(),
        }
    }
}

impl UniquenessExtra {
    /// How much more there is to follow.
    pub(super) fn len(&self) -> usize {
        match self {
            UniquenessExtra::None => 0,
            UniquenessExtra::Subset { cells, .. } => cells.len(),
            UniquenessExtra::Places { houses, .. } => houses.len(),
        }
    }

    /// The houses of which something is used.
    pub(super) fn houses(&self) -> HouseSet {
        match self {
            UniquenessExtra::None => HouseSet::EMPTY,
            UniquenessExtra::Subset { house, .. } => HouseSet::of(*house),
            UniquenessExtra::Places { houses, .. } => *houses,
        }
    }

    /// The candidates that are needed beside the pattern.
    #[must_use]
    pub fn candidates(&self) -> CandidateSet {
        match self {
            UniquenessExtra::Subset { cells, digits, .. } => CandidateSet::product(*cells, *digits),
            UniquenessExtra::None | UniquenessExtra::Places { .. } => CandidateSet::EMPTY,
        }
    }
}

impl Evidence {
    /// How long a proof it is: of two ways to one conclusion, the one with the smaller length is easier to follow.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Evidence::LastCell { .. } | Evidence::OnlyPlace { .. } | Evidence::OnlyDigit => 1,
            Evidence::Locked { cells, .. } | Evidence::NakedSubset { cells, .. } | Evidence::HiddenSubset { cells, .. } => {
                cells.len()
            }
            Evidence::Fish { base, fins, .. } => 2 * base.len() + fins.len(),
            Evidence::Wing { pivot, pincers, .. } => (*pivot | *pincers).len(),
            Evidence::Chain { nodes, .. } => nodes.len(),
            Evidence::RemotePair { cells, .. } => cells.len(),
            Evidence::Colours { colours, .. } => colours.iter().flatten().map(CandidateSet::len).sum(),
            Evidence::Deadly { cells, help, .. } => cells.len() + help.len(),
            Evidence::Bug { guardians, help } => guardians.len() + help.len(),
            Evidence::SueDeCoq { shared, in_line, in_block, .. } => (*shared | *in_line | *in_block).len(),
            Evidence::Sets { nodes, sets, .. } => nodes.len() + sets.iter().map(|cells| cells.len()).sum::<usize>(),
            Evidence::Guarded { nodes, rectangles, .. } => nodes.len() + rectangles.iter().map(|it| it.0.len()).sum::<usize>(),
            Evidence::Blossom { petals, .. } => 1 + petals.iter().map(|cells| cells.len()).sum::<usize>(),
            Evidence::AlmostLocked { naked, hidden, .. } => (*naked | *hidden).len(),
            Evidence::Firework { bursts, .. } => 2 + bursts.iter().map(|burst| 1 + burst.digits.len()).sum::<usize>(),
            Evidence::Sectors { cells, .. } => 2 * cells.len(),
            Evidence::Exocets { exocets, digits } => exocets.len() * (4 + 3 * digits.len()),
            Evidence::Tridagon { cells, guardians, .. } => cells.len() + guardians.len(),
            Evidence::Kraken { base, ways, .. } => 2 * base.len() + ways.iter().map(Case::len).sum::<usize>(),
            Evidence::Cases { cases, .. } => cases.iter().map(Case::len).sum(),
            Evidence::Templates { before, .. } => 81 + before.iter().map(|step| step.evidence.len()).sum::<usize>(),
            Evidence::Trial { steps, .. } => 1 + steps.iter().map(|step| step.evidence.len()).sum::<usize>(),
        }
    }

    /// Never: there is no proof without evidence.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }
}
