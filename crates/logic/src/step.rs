//! A step: what follows, and the evidence that proves it.

use super::{Contradiction, Link, Node, Role, Technique, chain};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use std::fmt;

/// One piece of reasoning, found at some position.
#[derive(Clone, PartialEq, Eq)]
pub struct Step {
    /// Which way to reason it is.
    pub technique: Technique,
    /// What follows.
    pub effect: Effect,
    /// Why it follows.
    pub evidence: Evidence,
}

/// What a step does. The set is never empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// These candidates are true.
    Place(CandidateSet),
    /// These candidates are false.
    Eliminate(CandidateSet),
}

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
        help: Help,
    },
    /// A grid in which digits could be exchanged, if none of the guardians were true. Assumes one solution.
    Grave {
        /// The candidates beyond two a cell.
        guardians: CandidateSet,
        /// What else it takes.
        help: Help,
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
        /// The cells of the set that each strong link rests on; none where it rests on places or a cell.
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
        bursts: Vec<Burst>,
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
pub struct Burst {
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
    pub way: Way,
}

/// How a conclusion is reached from a candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// By a chain: the candidate, and then what is off and what is on, in turn. The last node is on.
    Chain(Vec<Node>),
    /// By steps, each applied by itself.
    Net(Vec<Step>),
}

/// What it takes beside a deadly pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
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

/// What happens at once after a step: the naked singles that it leaves are placed as well. The earlier programs logged a step so,
/// `(8,2) = 7 | (6,2) = 8`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reaction {
    /// All candidates that have gone, but for the placed ones themselves.
    pub removed: CandidateSet,
    /// The naked singles that were placed, in reading order; the step's own placements are not among them.
    pub placed: Vec<Candidate>,
}

impl Step {
    /// Makes the step's effect come true, and then places the naked singles that it leaves. What these leave in turn is for the
    /// next step to find, as are naked singles that stood before.
    pub fn apply(&self, candidates: &mut Candidates) -> Reaction {
        let (before, ready) = (*candidates.open(), candidates.univalue());
        self.take(candidates);
        let mut placed = Vec::new();
        for cell in candidates.univalue() - ready {
            let Some(digit) = candidates.of_cell(cell).single() else { continue }; // another of them took its candidate
            candidates.place(cell, digit);
            placed.push(Candidate::new(cell, digit));
        }
        let own: CandidateSet = placed.iter().copied().collect();
        Reaction { removed: before - *candidates.open() - own - self.placements(), placed }
    }

    /// Makes the step's effect come true, and nothing more.
    pub fn take(&self, candidates: &mut Candidates) {
        match &self.effect {
            Effect::Place(set) => {
                for digit in DigitSet::ALL {
                    for cell in set.cells_of(digit) {
                        candidates.place(cell, digit);
                    }
                }
            }
            Effect::Eliminate(set) => candidates.eliminate(set),
        }
    }

    /// The candidates that are placed; none if the step eliminates.
    #[must_use]
    pub fn placements(&self) -> CandidateSet {
        match self.effect {
            Effect::Place(set) => set,
            Effect::Eliminate(_) => CandidateSet::EMPTY,
        }
    }

    /// The candidates that are removed; none if the step places.
    #[must_use]
    pub fn eliminations(&self) -> CandidateSet {
        match self.effect {
            Effect::Place(_) => CandidateSet::EMPTY,
            Effect::Eliminate(set) => set,
        }
    }

    /// The part that a cell plays, if any. A cell that proves the step and loses candidates too is a cause.
    #[must_use]
    pub fn role_of(&self, cell: Cell) -> Option<Role> {
        if self.placements().cells().contains(cell) {
            return Some(Role::Target);
        }
        let roles = self.evidence.roles();
        let own = |&(candidates, role): &(CandidateSet, Role)| candidates.cells().contains(cell).then_some(role);
        let eliminated = || self.eliminations().cells().contains(cell).then_some(Role::Elimination);
        roles.iter().find_map(own).or_else(eliminated)
    }

    /// The part that a candidate plays, if any.
    #[must_use]
    pub fn role_of_candidate(&self, candidate: Candidate) -> Option<Role> {
        if self.placements().contains(candidate) {
            return Some(Role::Target);
        }
        if self.eliminations().contains(candidate) {
            return Some(Role::Elimination);
        }
        self.evidence.roles().iter().find_map(|(candidates, role)| candidates.contains(candidate).then_some(*role))
    }

    /// The houses in which the reasoning takes place.
    #[must_use]
    pub fn houses(&self) -> HouseSet {
        match &self.evidence {
            Evidence::LastCell { house } | Evidence::OnlyPlace { house } | Evidence::HiddenSubset { house, .. } => {
                HouseSet::of(*house)
            }
            Evidence::Locked { from, to, .. } => HouseSet::of(*from).with(*to),
            Evidence::NakedSubset { houses, .. } => *houses,
            Evidence::Fish { base, cover, .. } | Evidence::Kraken { base, cover, .. } => *base | *cover,
            Evidence::SueDeCoq { line, block, .. } => HouseSet::of(*line).with(*block),
            Evidence::AlmostLocked { sure, other, .. } => HouseSet::of(*sure).with(*other),
            Evidence::Cases { clause: Clause::Places { house, .. }, .. } => HouseSet::of(*house),
            Evidence::Deadly { help, .. } | Evidence::Grave { help, .. } => help.houses(),
            Evidence::Firework { bursts, .. } => {
                let lines = bursts.iter().flat_map(|burst| [burst.crossing.row(), burst.crossing.column()]);
                lines.collect()
            }
            Evidence::Sectors { houses, .. } => houses.iter().fold(HouseSet::EMPTY, |all, houses| all | *houses),
            Evidence::Exocets { exocets, .. } => exocets.iter().fold(HouseSet::EMPTY, |all, it| all | it.lines),
            Evidence::Tridagon { cells, .. } => cells.iter().map(Cell::block).collect(),
            Evidence::OnlyDigit
            | Evidence::Wing { .. }
            | Evidence::Chain { .. }
            | Evidence::RemotePair { .. }
            | Evidence::Colours { .. }
            | Evidence::Sets { .. }
            | Evidence::Guarded { .. }
            | Evidence::Blossom { .. }
            | Evidence::Cases { .. }
            | Evidence::Templates { .. }
            | Evidence::Trial { .. } => HouseSet::EMPTY,
        }
    }

    /// The links of a chain, to be drawn as lines; none where the evidence is no chain.
    #[must_use]
    pub fn links(&self) -> Vec<Link> {
        match &self.evidence {
            Evidence::Chain { nodes, closed }
            | Evidence::Sets { nodes, closed, .. }
            | Evidence::Guarded { nodes, closed, .. } => chain::links(nodes, *closed),
            Evidence::Cases { cases, .. } | Evidence::Kraken { ways: cases, .. } => cases.iter().flat_map(Case::links).collect(),
            Evidence::RemotePair { cells, digits } => chain::pair_links(cells, *digits),
            _ => Vec::new(),
        }
    }

    /// The candidates whose absence the step rests on: were one of them still there, it would prove nothing. All candidates for
    /// the harder techniques, which no trial uses.
    #[must_use]
    pub fn relies_on(&self) -> CandidateSet {
        let placed = self.placements().first();
        match (&self.evidence, placed) {
            (Evidence::LastCell { house } | Evidence::OnlyPlace { house }, Some(it)) => {
                CandidateSet::of(it.digit, house.cells().without(it.cell))
            }
            (Evidence::OnlyDigit, Some(it)) => CandidateSet::of_cell(it.cell, !DigitSet::of(it.digit)),
            (Evidence::Locked { digit, from, cells, .. }, _) => CandidateSet::of(*digit, from.cells() - *cells),
            (Evidence::NakedSubset { cells, digits, .. }, _) => CandidateSet::product(*cells, !*digits),
            (Evidence::HiddenSubset { house, cells, digits }, _) => CandidateSet::product(house.cells() - *cells, *digits),
            (Evidence::Trial { steps, contradiction, .. }, _) => {
                steps.iter().fold(contradiction.absent(), |all, step| all | step.relies_on())
            }
            _ => CandidateSet::ALL,
        }
    }
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
    fn len(&self) -> usize {
        match &self.way {
            Way::Chain(nodes) => nodes.len(),
            Way::Net(steps) => 1 + steps.len(),
        }
    }

    /// The links of a chain: the first one is weak.
    fn links(&self) -> Vec<Link> {
        match &self.way {
            Way::Chain(nodes) => chain::links_from(nodes, false),
            Way::Net(_) => Vec::new(),
        }
    }

    /// What is true, and what is false.
    fn roles(&self) -> [(CandidateSet, Role); 2] {
        let (on, off) = match &self.way {
            Way::Chain(nodes) => {
                let part =
                    |start: usize| nodes.iter().skip(start).step_by(2).fold(CandidateSet::EMPTY, |all, it| all | it.candidates());
                (part(0), part(1))
            }
            Way::Net(steps) => {
                let placed = steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.placements());
                (placed | CandidateSet::single(self.assumed), CandidateSet::EMPTY)
            }
        };
        [(on, Role::On), (off, Role::Off)]
    }
}

/// The parts that the sets of a step play, in turn, so that one can be told from the next.
const OF_SETS: [Role; 3] = [Role::Cause, Role::Pivot, Role::Fin];

/// The parts that the colours of a cluster play: those of a second one are told from those of the first.
const OF_CLUSTERS: [[Role; 2]; 2] = [[Role::On, Role::Off], [Role::Pivot, Role::Fin]];

/// What is on if the chain's start is off, and what is off.
fn roles_of_chain(nodes: &[Node]) -> Vec<(CandidateSet, Role)> {
    let part = |start: usize| nodes.iter().skip(start).step_by(2).fold(CandidateSet::EMPTY, |all, it| all | it.candidates());
    vec![(part(1), Role::On), (part(0), Role::Off)]
}

/// Sets of cells, each in a role of its own.
fn roles_of_sets(sets: &[CellSet]) -> Vec<(CandidateSet, Role)> {
    let sets = sets.iter().filter(|cells| !cells.is_empty());
    sets.zip(OF_SETS.iter().cycle()).map(|(&cells, &role)| (CandidateSet::product(cells, DigitSet::ALL), role)).collect()
}

/// The candidates in some cells by the kind of house that has them.
fn roles_of_sectors(cells: CellSet, houses: &[HouseSet; 9]) -> Vec<(CandidateSet, Role)> {
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
    let of = |kind: HouseKind| {
        let digits = Digit::ALL.into_iter().zip(houses);
        digits.fold(CandidateSet::EMPTY, |all, (digit, houses)| {
            let own: HouseSet = houses.iter().filter(|house| house.kind() == kind).collect();
            all | CandidateSet::of(digit, own.cells() & cells)
        })
    };
    kinds.into_iter().map(of).zip(OF_SETS).collect()
}

impl Help {
    /// How much more there is to follow.
    fn len(&self) -> usize {
        match self {
            Help::None => 0,
            Help::Subset { cells, .. } => cells.len(),
            Help::Places { houses, .. } => houses.len(),
        }
    }

    /// The houses of which something is used.
    fn houses(&self) -> HouseSet {
        match self {
            Help::None => HouseSet::EMPTY,
            Help::Subset { house, .. } => HouseSet::of(*house),
            Help::Places { houses, .. } => *houses,
        }
    }

    /// The candidates that are needed beside the pattern.
    fn candidates(&self) -> CandidateSet {
        match self {
            Help::Subset { cells, digits, .. } => CandidateSet::product(*cells, *digits),
            Help::None | Help::Places { .. } => CandidateSet::EMPTY,
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
            Evidence::Grave { guardians, help } => guardians.len() + help.len(),
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

    /// The candidates that take part, by the part they play: of two parts the first counts.
    #[must_use]
    pub fn roles(&self) -> Vec<(CandidateSet, Role)> {
        match self {
            Evidence::LastCell { .. } | Evidence::OnlyPlace { .. } | Evidence::OnlyDigit => Vec::new(),
            Evidence::Locked { digit, cells, .. } => vec![(CandidateSet::of(*digit, *cells), Role::Cause)],
            Evidence::NakedSubset { cells, digits, .. } | Evidence::HiddenSubset { cells, digits, .. } => {
                vec![(CandidateSet::product(*cells, *digits), Role::Cause)]
            }
            Evidence::Fish { digit, base, cover, fins } => {
                let fin = CandidateSet::of(*digit, *fins);
                vec![(fin, Role::Fin), (CandidateSet::of(*digit, base.cells() & cover.cells()), Role::Cause)]
            }
            Evidence::Wing { pivot, pincers, .. } => {
                let all = |cells: CellSet| CandidateSet::product(cells, DigitSet::ALL);
                vec![(all(*pivot), Role::Pivot), (all(*pincers), Role::Cause)]
            }
            Evidence::Chain { nodes, .. } => roles_of_chain(nodes),
            Evidence::RemotePair { cells, digits } => {
                vec![(CandidateSet::product(cells.iter().copied().collect(), *digits), Role::Cause)]
            }
            Evidence::Colours { colours, .. } => {
                let clusters = colours.iter().zip(OF_CLUSTERS.iter().cycle());
                clusters.flat_map(|(colours, roles)| colours.iter().copied().zip(roles.iter().copied())).collect()
            }
            Evidence::Deadly { cells, digits, guardians, help } => {
                vec![
                    (*guardians, Role::Fin),
                    (CandidateSet::product(*cells, *digits), Role::Cause),
                    (help.candidates(), Role::Pivot),
                ]
            }
            Evidence::Grave { guardians, help } => vec![(*guardians, Role::Fin), (help.candidates(), Role::Pivot)],
            Evidence::SueDeCoq { shared, in_line, in_block, .. } => {
                let all = |cells: CellSet| CandidateSet::product(cells, DigitSet::ALL);
                vec![(all(*shared), Role::Pivot), (all(*in_line | *in_block), Role::Cause)]
            }
            Evidence::Sets { nodes, sets, .. } => {
                let mut roles = roles_of_sets(sets);
                // What is linked by places or cells alone is on or off.
                for (i, node) in nodes.iter().enumerate() {
                    if sets.get(i / 2).is_none_or(|cells| cells.is_empty()) {
                        roles.push((node.candidates(), if i % 2 == 0 { Role::Off } else { Role::On }));
                    }
                }
                roles
            }
            Evidence::Guarded { nodes, rectangles, .. } => {
                let mut roles = roles_of_chain(nodes);
                roles.extend(rectangles.iter().map(|&(cells, digits)| (CandidateSet::product(cells, digits), Role::Cause)));
                roles
            }
            Evidence::Blossom { stem, petals, .. } => {
                let mut roles = vec![(CandidateSet::of_cell(*stem, DigitSet::ALL), Role::On)];
                roles.extend(roles_of_sets(petals));
                roles
            }
            Evidence::AlmostLocked { digits, sure, other, naked, hidden } => {
                vec![
                    (CandidateSet::product(*naked, *digits), Role::Cause),
                    (CandidateSet::product(*hidden | sure.cells() & other.cells(), *digits), Role::Pivot),
                ]
            }
            Evidence::Firework { bursts, wings } => {
                let digits = bursts.iter().fold(DigitSet::EMPTY, |all, burst| all | burst.digits);
                let crossings = bursts.iter().map(|it| (CandidateSet::of_cell(it.crossing, it.digits), Role::Pivot));
                crossings.chain([(CandidateSet::product(*wings, digits), Role::Cause)]).collect()
            }
            Evidence::Sectors { cells, houses } => roles_of_sectors(*cells, houses),
            Evidence::Exocets { digits, exocets } => {
                let all = |part: fn(&Exocet) -> CellSet| {
                    let cells = exocets.iter().fold(CellSet::EMPTY, |all, it| all | part(it));
                    CandidateSet::product(cells, *digits)
                };
                vec![(all(|it| it.base), Role::Pivot), (all(|it| it.targets), Role::Fin), (all(Exocet::outside), Role::Cause)]
            }
            Evidence::Tridagon { cells, digits, guardians } => {
                vec![(*guardians, Role::Fin), (CandidateSet::product(*cells, *digits), Role::Cause)]
            }
            Evidence::Kraken { digit, base, cover, ways } => {
                let fins = (CandidateSet::of(*digit, base.cells() - cover.cells()), Role::Fin);
                let body = (CandidateSet::of(*digit, base.cells() & cover.cells()), Role::Cause);
                [fins, body].into_iter().chain(ways.iter().flat_map(Case::roles)).collect()
            }
            Evidence::Cases { cases, .. } => cases.iter().flat_map(Case::roles).collect(),
            Evidence::Templates { before, .. } => {
                let placed = before.iter().fold(CandidateSet::EMPTY, |all, step| all | step.placements());
                vec![(placed, Role::On)]
            }
            Evidence::Trial { assumed, steps, contradiction } => {
                let placed = steps.iter().fold(CandidateSet::EMPTY, |all, step| all | step.placements());
                let lost = match contradiction {
                    Contradiction::NoCandidate { .. } | Contradiction::NoPlace { .. } => contradiction.absent(),
                    Contradiction::Twice { .. } => CandidateSet::EMPTY,
                };
                vec![(CandidateSet::single(*assumed) | placed, Role::On), (lost, Role::Off)]
            }
        }
    }
}

/// `r1c1=5`, or `r1c1<>5 r1c2<>5`: cells in reading order.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (set, sign) = match self {
            Effect::Place(set) => (set, "="),
            Effect::Eliminate(set) => (set, "<>"),
        };
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

/// For logs and tests: the technique's name and the effect.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.technique, self.effect)
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
