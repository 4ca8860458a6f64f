//! The names by which the field knows structures that prove something. A name tells the shape of a structure and is no part of a proof.

use super::{
    Basis, CellsAndDigits, ChainNode, JudgedLink, Judgement, Rank, Strength, TruthsAndLinks, WrittenFish, chain, subset,
};
use crate::{Technique, evidence::Clause};
use alloc::vec::Vec;
use nonet_core::board::{Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, INTERSECTIONS};

/// A chain as its name depends on it.
struct Shape<'a> {
    strong: Vec<&'a JudgedLink>,
    judged: &'a Judgement,
    at: &'a Candidates,
}

/// Returns the name of a chain whose links are all there.
pub(super) fn of_chain(judged: &Judgement, at: &Candidates) -> Option<Technique> {
    let strong: Vec<&JudgedLink> = judged.links.iter().filter(|link| link.strength == Strength::Strong).collect();
    let shape = Shape { strong, judged, at };
    if let Some(digit) = shape.digits().single() {
        return shape.of_one_digit(digit);
    }
    shape.short().or_else(|| shape.of_any_length())
}

impl Shape<'_> {
    fn nodes(&self) -> impl Iterator<Item = ChainNode> + '_ {
        self.judged.links.iter().flat_map(|link| [link.from, link.to])
    }

    /// The digits of all nodes.
    fn digits(&self) -> DigitSet {
        self.nodes().fold(DigitSet::EMPTY, |all, node| all | node.digits)
    }

    /// The places of a node.
    fn places(&self, node: ChainNode) -> CellSet {
        (node.candidates() & *self.at.open()).cells()
    }

    /// Whether a node of a link in a house or cell is a group.
    fn has_groups(&self) -> bool {
        let plain = self.strong.iter().filter(|link| !rests_on_set(link));
        plain.flat_map(|link| [link.from, link.to]).any(|node| self.places(node).len() > 1)
    }

    /// Whether the ends rule each other out, so that the chain is a loop, also if it is not written as one.
    fn is_loop(&self) -> bool {
        let [Some(first), Some(last)] = [self.strong.first(), self.strong.last()] else { return false };
        self.strong.len() > 1 && chain::weak(last.to, first.from, self.at).is_ok()
    }

    /// The houses of the strong links, if all of them rest on houses.
    fn houses(&self) -> Option<Vec<House>> {
        let house = |link: &&JudgedLink| match link.basis {
            Ok(Basis::House(house)) => Some(house),
            _ => None,
        };
        self.strong.iter().map(house).collect()
    }

    /// The cells of the strong links, if all of them rest on cells.
    fn cells(&self) -> Option<Vec<Cell>> {
        let cell = |link: &&JudgedLink| match link.basis {
            Ok(Basis::Cell(cell)) => Some(cell),
            _ => None,
        };
        self.strong.iter().map(cell).collect()
    }

    /// The house that the weak link between the first two strong links rests on.
    fn meeting(&self) -> Option<House> {
        let [first, second, ..] = self.strong[..] else { return None };
        (self.places(first.to) | self.places(second.from)).common_houses().next()
    }

    fn of_one_digit(&self, digit: Digit) -> Option<Technique> {
        let houses = self.houses()?;
        match houses[..] {
            [house] => {
                let places = self.at.of_digit(digit) & house.cells();
                of_locked(house, places.common_houses().find(|it| *it != house)?)
            }
            [one, two] if !self.has_groups() => Some(self.of_two_pairs(one, two)),
            [one, two] => {
                let is_empty_rectangle = one.is_line() != two.is_line() && !self.is_loop();
                Some(if is_empty_rectangle { Technique::EmptyRectangle } else { Technique::GroupedXChain })
            }
            _ if self.has_groups() => Some(Technique::GroupedXChain),
            _ => Some(Technique::XChain),
        }
    }

    /// Two strong links of one digit without groups.
    fn of_two_pairs(&self, one: House, two: House) -> Technique {
        let kinds = (one.kind(), two.kind());
        let meeting = self.meeting().map(House::kind);
        let is_parallel = kinds.0 == kinds.1 && one.is_line() && meeting.is_some_and(|kind| kind != HouseKind::Box);
        if self.is_loop() {
            return if is_parallel { Technique::XWing } else { Technique::XChain };
        }
        let is_crossed = one.is_line() && two.is_line() && kinds.0 != kinds.1;
        match is_parallel {
            true => Technique::Skyscraper,
            false if is_crossed && self.meets_in_a_box() => Technique::TwoStringKite,
            false => Technique::TurbotFish,
        }
    }

    /// Whether the nodes between the first two strong links share a box, also if they share a line too.
    fn meets_in_a_box(&self) -> bool {
        let [first, second, ..] = self.strong[..] else { return false };
        let cells = self.places(first.to) | self.places(second.from);
        cells.common_houses().any(|house| !house.is_line())
    }

    /// Short chains with names of their own.
    fn short(&self) -> Option<Technique> {
        if let Some(cells) = self.cells() {
            let set: CellSet = cells.iter().copied().collect();
            let is_of_two_digits = self.digits().len() == 2;
            return Some(match cells.len() {
                2 if is_of_two_digits => naked(set, 2, self.judged)?,
                n if is_of_two_digits && n >= 4 && n.is_multiple_of(2) => Technique::RemotePair,
                3 if !self.is_loop() && set.len() == 3 => Technique::XyWing,
                _ => Technique::XyChain,
            });
        }
        let bases: Vec<Basis> = self.strong.iter().filter_map(|link| link.basis.ok()).collect();
        if let [Basis::Cell(one), Basis::House(_), Basis::Cell(two)] = bases[..] {
            let is_pair = self.at.of_cell(one) == self.at.of_cell(two);
            return (is_pair && one != two && !self.has_groups() && !self.is_loop()).then_some(Technique::WWing);
        }
        let is_of_sets = bases.iter().all(|basis| matches!(basis, Basis::Cell(_) | Basis::AlmostLocked(_)));
        match bases.len() {
            2 if is_of_sets => Some(Technique::AlsXz),
            3 if is_of_sets => Some(Technique::AlsXyWing),
            4.. if is_of_sets => Some(Technique::AlsXyChain),
            _ => None,
        }
    }

    fn of_any_length(&self) -> Option<Technique> {
        let has_sets = self.strong.iter().any(|link| rests_on_set(link));
        match self.strong.len() {
            0 | 1 => None,
            _ if has_sets => Some(Technique::AlsAic),
            _ if self.has_groups() => Some(Technique::GroupedNiceLoop),
            _ => Some(Technique::NiceLoop),
        }
    }
}

/// Whether a link rests on an almost locked or an almost hidden set.
fn rests_on_set(link: &JudgedLink) -> bool {
    matches!(link.basis, Ok(Basis::AlmostLocked(_) | Basis::AlmostHidden(_)))
}

/// Returns the name of locked candidates that lie in one house and clear another.
fn of_locked(base: House, cover: House) -> Option<Technique> {
    match (base.is_line(), cover.is_line()) {
        (false, true) => Some(Technique::LockedCandidates1),
        (true, false) => Some(Technique::LockedCandidates2),
        _ => None,
    }
}

/// Returns the name of a fish with these fins.
pub(super) fn of_fish(fish: WrittenFish, fins: CellSet, at: &Candidates) -> Option<Technique> {
    let WrittenFish { digit, base, cover } = fish;
    if base.len() != cover.len() {
        return None;
    }
    if let (Some(one), Some(other)) = (base.single(), cover.single()) {
        return of_locked(one, other).filter(|_| fins.is_empty());
    }
    let has = |houses: HouseSet, kind: HouseKind| houses.iter().any(|house| house.kind() == kind);
    let [rows, columns, boxes] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
    let mixed = |set: HouseSet| has(set, rows) && has(set, columns);
    let same_lines = has(base, rows) && has(cover, rows) || has(base, columns) && has(cover, columns);
    if mixed(base) || mixed(cover) || same_lines {
        let name = if fins.is_empty() { Technique::MutantFish } else { Technique::FinnedMutantFish };
        return (base.len() <= 6).then_some(name);
    }
    let is_franken = has(base, boxes) || has(cover, boxes);
    let body = at.of_digit(digit) - fins;
    let is_sashimi = base.iter().any(|house| (body & house.cells()).len() < 2);
    Some(match (base.len(), fins.is_empty(), is_franken, is_sashimi) {
        (2, true, false, _) => Technique::XWing,
        (3, true, false, _) => Technique::Swordfish,
        (4, true, false, _) => Technique::Jellyfish,
        (2, false, false, false) => Technique::FinnedXWing,
        (3, false, false, false) => Technique::FinnedSwordfish,
        (4, false, false, false) => Technique::FinnedJellyfish,
        (2, false, false, true) => Technique::SashimiXWing,
        (3, false, false, true) => Technique::SashimiSwordfish,
        (4, false, false, true) => Technique::SashimiJellyfish,
        (2, false, true, _) => Technique::FinnedFrankenXWing,
        (3, true, true, _) => Technique::FrankenSwordfish,
        (3, false, true, _) => Technique::FinnedFrankenSwordfish,
        (4, true, true, _) => Technique::FrankenJellyfish,
        (4, false, true, _) => Technique::FinnedFrankenJellyfish,
        _ => return None,
    })
}

/// Returns the name of truths and links: of a fish, a subset or locked sectors that they are another form of.
pub(super) fn of_sets(sets: &TruthsAndLinks, rank: &Rank, judged: &Judgement, at: &Candidates) -> Option<Technique> {
    if let (Some((digit, base)), Some((other, cover))) = (of_one_digit(&sets.truths), of_one_digit(&sets.links)) {
        let fins = rank.uncovered.cells_of(digit);
        let fish = WrittenFish { digit, base, cover };
        return (digit == other && fins.is_empty()).then(|| of_fish(fish, fins, at)).flatten();
    }
    if rank.rank != 0 || !rank.counts() {
        return None;
    }
    let cells: Option<CellSet> = sets.truths.iter().map(cell).collect();
    let Some(cells) = cells else { return of_hidden(sets) };
    let houses: Option<HouseSet> = sets.links.iter().map(|set| house(set).map(|(_, house)| house)).collect();
    match houses?.single() {
        Some(_) => naked(cells, cells.len(), judged),
        None if is_any_sue_de_coq(cells, at) => Some(Technique::SueDeCoq),
        None if is_sk_loop(cells) => Some(Technique::SkLoop),
        None => Some(Technique::MultiSectorLockedSet),
    }
}

/// Whether cells lie around four boxes as those of an SK-loop: beside the corners of a rectangle, on its two rows and two columns, and
/// within the boxes of the corners, in each of which both lines have some.
fn is_sk_loop(cells: CellSet) -> bool {
    let pairs = |kind: HouseKind| {
        let second = move |one: House| House::of_kind(kind).map(move |two| [one, two]);
        House::of_kind(kind).flat_map(second).filter(|[one, two]| one.number() / 3 < two.number() / 3)
    };
    let is_around = |rows: [House; 2], columns: [House; 2]| {
        let [in_rows, in_columns] = [rows, columns].map(|lines| lines[0].cells() | lines[1].cells());
        let corners = in_rows & in_columns;
        let blocks = || corners.iter().map(|corner| corner.block().cells());
        let within = blocks().fold(CellSet::EMPTY, |all, block| all | block);
        let has_both = |block: CellSet| [in_rows, in_columns].iter().all(|lines| (cells & block).intersects(*lines));
        cells.is_subset(((in_rows | in_columns) & within) - corners) && blocks().all(has_both)
    };
    pairs(HouseKind::Row).any(|rows| pairs(HouseKind::Column).any(|columns| is_around(rows, columns)))
}

/// The name of truths that are digits in one house, covered by cells.
fn of_hidden(sets: &TruthsAndLinks) -> Option<Technique> {
    let houses: Option<HouseSet> = sets.truths.iter().map(|set| house(set).map(|(_, house)| house)).collect();
    let cells: Option<CellSet> = sets.links.iter().map(cell).collect();
    houses?.single()?;
    hidden(cells?.len())
}

/// The cell of a set.
fn cell(set: &Clause) -> Option<Cell> {
    match *set {
        Clause::Cell(cell) => Some(cell),
        Clause::Places { .. } => None,
    }
}

/// The digit and the house of a set.
fn house(set: &Clause) -> Option<(Digit, House)> {
    match *set {
        Clause::Places { digit, house } => Some((digit, house)),
        Clause::Cell(_) => None,
    }
}

/// The digit and the houses of sets that are all of one digit.
fn of_one_digit(sets: &[Clause]) -> Option<(Digit, HouseSet)> {
    let all: Option<Vec<(Digit, House)>> = sets.iter().map(house).collect();
    let all = all?;
    let digits: DigitSet = all.iter().map(|(digit, _)| *digit).collect();
    Some((digits.single()?, all.iter().map(|(_, house)| *house).collect()))
}

/// Returns the name of a naked subset of these cells of a house. A pair or triple where a line and a box meet is called locked if it
/// clears both.
fn naked(cells: CellSet, digits: usize, judged: &Judgement) -> Option<Technique> {
    let cleared = judged.conclusions.eliminations.cells() - cells;
    let is_locked = cells.common_houses().count() == 2 && cells.common_houses().all(|house| cleared.intersects(house.cells()));
    cells.common_houses().next()?;
    match (cells.len(), digits, is_locked) {
        (1, 1, _) => Some(Technique::NakedSingle),
        (2, 2, false) => Some(Technique::NakedPair),
        (2, 2, true) => Some(Technique::LockedPair),
        (3, 3, false) => Some(Technique::NakedTriple),
        (3, 3, true) => Some(Technique::LockedTriple),
        (4, 4, _) => Some(Technique::NakedQuadruple),
        _ => None,
    }
}

/// Returns the name of a hidden subset of so many cells.
fn hidden(cells: usize) -> Option<Technique> {
    match cells {
        1 => Some(Technique::HiddenSingle),
        2 => Some(Technique::HiddenPair),
        3 => Some(Technique::HiddenTriple),
        4 => Some(Technique::HiddenQuadruple),
        _ => None,
    }
}

/// Returns the name of cells and digits.
pub(super) fn of_cells(set: CellsAndDigits, judged: &Judgement, at: &Candidates) -> Option<Technique> {
    let CellsAndDigits { cells, digits } = set;
    if !subset::digits_of(set, at).is_subset(digits) {
        return if cells.len() == digits.len() { hidden(cells.len()) } else { locked(set, judged) };
    }
    if cells.len() != digits.len() {
        return None;
    }
    if cells.common_houses().next().is_some() {
        return naked(cells, digits.len(), judged);
    }
    let is_bent = |line: House| House::all().any(|other| cells.is_subset(line.cells() | other.cells()));
    match cells.len() {
        3 => {
            let pivot = cells.iter().find(|cell| (cells.without(*cell)).is_subset(cell.peers()))?;
            Some(if at.of_cell(pivot).len() == 3 { Technique::XyzWing } else { Technique::XyWing })
        }
        _ if is_any_sue_de_coq(cells, at) => Some(Technique::SueDeCoq),
        4 if House::all().any(|line| line.is_line() && is_bent(line)) => Some(Technique::WxyzWing),
        _ => None,
    }
}

/// The name of a digit whose places in a house are these cells, which lie in another house too.
fn locked(set: CellsAndDigits, judged: &Judgement) -> Option<Technique> {
    let digit = set.digits.single()?;
    let cleared: CellSet = judged.conclusions.eliminations.cells_of(digit);
    let cover = set.cells.common_houses().find(|house| cleared.intersects(house.cells()))?;
    let base = set.cells.common_houses().find(|house| *house != cover)?;
    of_locked(base, cover)
}

/// Whether cells with as many digits are a Sue de Coq of some line and box.
fn is_any_sue_de_coq(cells: CellSet, at: &Candidates) -> bool {
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    let meetings = INTERSECTIONS.iter();
    digits.len() == cells.len() && meetings.into_iter().any(|it| is_sue_de_coq(cells, it.line, it.block, at))
}

/// Whether cells with as many digits are a Sue de Coq: two or three cells where a line and a box meet, and cells of the rest of both,
/// which share no digit.
fn is_sue_de_coq(cells: CellSet, line: House, block: House, at: &Candidates) -> bool {
    let digits_of = |cells: CellSet| cells.iter().fold(DigitSet::EMPTY, |all, cell| all | at.of_cell(cell));
    let shared = cells & line.cells() & block.cells();
    let [in_line, in_block] = [(cells & line.cells()) - shared, (cells & block.cells()) - shared];
    let lies_there = cells.is_subset(line.cells() | block.cells()) && !in_line.is_empty() && !in_block.is_empty();
    lies_there
        && shared.len() >= 2
        && digits_of(shared).len() >= shared.len() + 2
        && digits_of(in_line).is_disjoint(digits_of(in_block))
}
