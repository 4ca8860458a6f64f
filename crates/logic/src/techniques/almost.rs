//! Almost locked sets: cells of a house with one digit more than cells. If it loses a digit, the others are locked in it. That is so
//! because no digit is in it twice, and so chains go through sets with a cell outside of the house, too, where that holds.
//!
//! Two of them are linked by a digit, a restricted common, if all its places in one see all its places in the other: then it is
//! in one of them only, and the other is locked.

use crate::bits::{BitTable, add, is_empty, retain, subtract};
use alloc::{vec, vec::Vec};
use nonet_core::board::{Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// An almost locked set.
#[derive(Clone, Copy)]
pub(super) struct AlmostLocked {
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
}

/// All almost locked sets of a position, each once, small ones of a house before large ones.
pub(super) fn all(candidates: &Candidates) -> Vec<AlmostLocked> {
    let empty = candidates.empty_cells();
    let mut all = Vec::with_capacity(256);
    for house in House::all() {
        let cells: Vec<Cell> = (house.cells() & empty).iter().collect();
        // The digits of each choice of cells; a choice's number has its cells as bits.
        let mut digits = [0u16; 512];
        for (i, &cell) in cells.iter().enumerate() {
            let own = candidates.of_cell(cell).bits();
            for chosen in 1usize << i..2 << i {
                let together = digits[chosen ^ 1 << i] | own;
                digits[chosen] = together;
                if together.count_ones() != chosen.count_ones() + 1 {
                    continue;
                }
                let set = cells.iter().enumerate().filter(|(i, _)| chosen >> i & 1 != 0).map(|(_, &cell)| cell);
                let set: CellSet = set.collect();
                if is_first(set, house) {
                    all.push(AlmostLocked { cells: set, digits: DigitSet::from_bits(together) });
                }
            }
        }
    }
    all
}

/// The almost locked sets that have one cell outside of their house, and the digit that only that cell has. Its other candidates
/// see all places of that digit in the rest, so no digit is in the set twice, and like a set of one house it has one more than cells.
pub(super) fn bent(sets: &[AlmostLocked], candidates: &Candidates) -> Vec<(AlmostLocked, Digit)> {
    let mut bent = Vec::new();
    for set in sets.iter().filter(|set| set.cells.len() > 1) {
        let seen = |digit: Digit| candidates.of_digit(digit) & (set.cells & candidates.of_digit(digit)).seen_by_all();
        let of_each: Vec<(Digit, CellSet)> = set.digits.iter().map(|digit| (digit, seen(digit))).collect();
        let beside = of_each.iter().fold(CellSet::EMPTY, |all, (_, seen)| all | *seen);
        for cell in beside {
            let ruled_out: DigitSet = of_each.iter().filter(|(_, seen)| seen.contains(cell)).map(|(digit, _)| *digit).collect();
            let own = (candidates.of_cell(cell) - ruled_out).single().filter(|&own| !set.digits.contains(own));
            let cells = set.cells.with(cell);
            if let Some(own) = own.filter(|_| cells.common_houses().next().is_none()) {
                bent.push((AlmostLocked { cells, digits: set.digits.with(own) }, own));
            }
        }
    }
    bent
}

/// Whether a house is the first that holds these cells: of those that several hold, each is to come once.
fn is_first(cells: CellSet, house: House) -> bool {
    if cells.len() == 1 {
        return house.kind() == HouseKind::Row;
    }
    house.is_line() || !cells.common_houses().any(House::is_line)
}

/// A digit of an almost locked set.
pub(super) struct Part {
    /// The number of the set.
    pub(super) set: usize,
    pub(super) digit: Digit,
    /// Its places in the set.
    pub(super) cells: CellSet,
    /// The cells that see all these places.
    pub(super) seen: CellSet,
}

/// The almost locked sets of a position, and how they are linked. Sets of them are rows of bits.
pub(super) struct Sets {
    pub(super) all: Vec<AlmostLocked>,
    /// The digits of the sets, those of one set together.
    pub(super) parts: Vec<Part>,
    /// The index of the first part of each set; one more at the end.
    first: Vec<usize>,
    /// For each digit and cell, the sets of which the cell sees all places of the digit.
    sets_seen_by: BitTable,
    /// For each part, the sets that it is linked to by its digit.
    linked: BitTable,
    /// The parts that are linked to some set, those of one set together: few are.
    leads: Vec<usize>,
    /// The index of the first linked part of each set; one more at the end.
    first_lead: Vec<usize>,
    /// For each part, the sets that, together with it, rule out its digit somewhere.
    ruling_out: BitTable,
}

impl Sets {
    /// Finds them. Sets that share cells are linked only if that is asked for.
    pub(super) fn new(candidates: &Candidates, overlapping: bool) -> Sets {
        let all = all(candidates);
        let mut parts = Vec::with_capacity(4 * all.len());
        let mut first = Vec::with_capacity(all.len() + 1);
        let mut sets_seen_by = BitTable::new(9 * 81, all.len());
        let mut with = BitTable::new(81, all.len());
        for (set, it) in all.iter().enumerate() {
            first.push(parts.len());
            for cell in it.cells {
                with.insert(cell.index(), set);
            }
            for digit in it.digits {
                let cells = it.cells & candidates.of_digit(digit);
                let seen = cells.seen_by_all();
                for cell in seen & candidates.of_digit(digit) {
                    sets_seen_by.insert(digit.index() * 81 + cell.index(), set);
                }
                parts.push(Part { set, digit, cells, seen });
            }
        }
        first.push(parts.len());
        let mut linked = BitTable::new(parts.len(), all.len());
        for (i, part) in parts.iter().enumerate() {
            let row = linked.row_mut(i);
            row.fill(u64::MAX);
            for cell in part.cells {
                retain(row, sets_seen_by.row(part.digit.index() * 81 + cell.index()));
            }
            if !overlapping && !is_empty(row) {
                for cell in all[part.set].cells {
                    subtract(row, with.row(cell.index()));
                }
            }
        }
        let (mut leads, mut first_lead) = (Vec::new(), vec![0]);
        for of_set in first.windows(2) {
            leads.extend((of_set[0]..of_set[1]).filter(|part| !is_empty(linked.row(*part))));
            first_lead.push(leads.len());
        }
        let ruling_out = BitTable::new(parts.len(), all.len());
        let mut sets = Sets { all, parts, first, sets_seen_by, linked, leads, first_lead, ruling_out };
        sets.rule_out(candidates);
        sets
    }

    /// The number of words that a set of sets takes.
    pub(super) fn words(&self) -> usize {
        self.linked.words()
    }

    /// The numbers of a set's parts.
    pub(super) fn parts_of(&self, set: usize) -> core::ops::Range<usize> {
        self.first[set]..self.first[set + 1]
    }

    /// The part of a set that has a digit.
    pub(super) fn part(&self, set: usize, digit: Digit) -> Option<usize> {
        self.parts_of(set).find(|&part| self.parts[part].digit == digit)
    }

    /// The sets that a part is linked to by its digit.
    pub(super) fn linked(&self, part: usize) -> &[u64] {
        self.linked.row(part)
    }

    /// The sets of which a cell sees all places of a digit.
    pub(super) fn sets_seen_by(&self, cell: Cell, digit: Digit) -> &[u64] {
        self.sets_seen_by.row(digit.index() * 81 + cell.index())
    }

    /// The parts of a set that are linked to some set.
    pub(super) fn leads_of(&self, set: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        self.leads[self.first_lead[set]..self.first_lead[set + 1]].iter().copied()
    }

    /// The sets that, together with a part, rule out its digit somewhere.
    pub(super) fn ruling_out(&self, part: usize) -> &[u64] {
        self.ruling_out.row(part)
    }

    /// Finds what rules out digits together with each part.
    fn rule_out(&mut self, candidates: &Candidates) {
        for (i, part) in self.parts.iter().enumerate() {
            for cell in candidates.of_digit(part.digit) & part.seen {
                add(self.ruling_out.row_mut(i), self.sets_seen_by.row(part.digit.index() * 81 + cell.index()));
            }
        }
    }
}
