//! Almost locked sets: cells of a house with one digit more than cells. If it loses a digit, the others are locked in it. That is so
//! because no digit is in it twice, and so chains go through sets with a cell outside of the house, too, where that holds.
//!
//! Two of them are linked by a digit, a restricted common, if all its places in one see all its places in the other: then it is
//! in one of them only, and the other is locked.

use super::graph::add;
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
    /// Where the parts of each set begin; one more at the end.
    first: Vec<usize>,
    words: usize,
    /// For each digit and cell, the sets of which the cell sees all places of the digit.
    seen_from: Vec<u64>,
    /// For each part, the sets that it is linked to by its digit.
    linked: Vec<u64>,
    /// The parts that are linked to some set, those of one set together: few are.
    leads: Vec<usize>,
    /// Where the linked parts of each set begin; one more at the end.
    first_lead: Vec<usize>,
    /// For each part, the sets that, together with it, rule out its digit somewhere.
    ruling_out: Vec<u64>,
}

impl Sets {
    /// Finds them. Sets that share cells are linked only if that is asked for.
    pub(super) fn new(candidates: &Candidates, overlapping: bool) -> Sets {
        let all = all(candidates);
        let words = all.len().div_ceil(64);
        let mut parts = Vec::with_capacity(4 * all.len());
        let mut first = Vec::with_capacity(all.len() + 1);
        let mut seen_from = vec![0; 9 * 81 * words];
        let mut with = vec![0; 81 * words];
        for (set, it) in all.iter().enumerate() {
            let (word, bit) = (set / 64, 1 << (set % 64));
            first.push(parts.len());
            for cell in it.cells {
                with[cell.index() * words + word] |= bit;
            }
            for digit in it.digits {
                let cells = it.cells & candidates.of_digit(digit);
                let seen = cells.seen_by_all();
                for cell in seen & candidates.of_digit(digit) {
                    seen_from[(digit.index() * 81 + cell.index()) * words + word] |= bit;
                }
                parts.push(Part { set, digit, cells, seen });
            }
        }
        first.push(parts.len());
        let mut linked = vec![0; parts.len() * words];
        for (row, part) in linked.chunks_exact_mut(words.max(1)).zip(&parts) {
            row.fill(u64::MAX);
            for cell in part.cells {
                let from = (part.digit.index() * 81 + cell.index()) * words;
                row.iter_mut().zip(&seen_from[from..from + words]).for_each(|(row, seen)| *row &= seen);
            }
            if !overlapping && row.iter().any(|&word| word != 0) {
                for cell in all[part.set].cells {
                    let from = cell.index() * words;
                    row.iter_mut().zip(&with[from..from + words]).for_each(|(row, with)| *row &= !with);
                }
            }
        }
        let (mut leads, mut first_lead) = (Vec::new(), vec![0]);
        for of_set in first.windows(2) {
            leads.extend(
                (of_set[0]..of_set[1]).filter(|part| linked[part * words..(part + 1) * words].iter().any(|&word| word != 0)),
            );
            first_lead.push(leads.len());
        }
        let sets = Sets { all, parts, first, words, seen_from, linked, leads, first_lead, ruling_out: Vec::new() };
        Sets { ruling_out: sets.all_ruling_out(candidates), ..sets }
    }

    /// How many words a set of sets takes.
    pub(super) fn words(&self) -> usize {
        self.words
    }

    /// The numbers of a set's parts.
    pub(super) fn parts_of(&self, set: usize) -> std::ops::Range<usize> {
        self.first[set]..self.first[set + 1]
    }

    /// The part of a set that has a digit.
    pub(super) fn part(&self, set: usize, digit: Digit) -> Option<usize> {
        self.parts_of(set).find(|&part| self.parts[part].digit == digit)
    }

    /// The sets that a part is linked to by its digit.
    pub(super) fn linked(&self, part: usize) -> &[u64] {
        &self.linked[part * self.words..(part + 1) * self.words]
    }

    /// The sets of which a cell sees all places of a digit.
    pub(super) fn seen_from(&self, cell: Cell, digit: Digit) -> &[u64] {
        let from = (digit.index() * 81 + cell.index()) * self.words;
        &self.seen_from[from..from + self.words]
    }

    /// The parts of a set that are linked to some set.
    pub(super) fn leads_of(&self, set: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        self.leads[self.first_lead[set]..self.first_lead[set + 1]].iter().copied()
    }

    /// The sets that, together with a part, rule out its digit somewhere.
    pub(super) fn ruling_out(&self, part: usize) -> &[u64] {
        &self.ruling_out[part * self.words..(part + 1) * self.words]
    }

    fn all_ruling_out(&self, candidates: &Candidates) -> Vec<u64> {
        let mut rows = vec![0; self.parts.len() * self.words];
        for (row, part) in rows.chunks_exact_mut(self.words.max(1)).zip(&self.parts) {
            for cell in candidates.of_digit(part.digit) & part.seen {
                add(row, self.seen_from(cell, part.digit));
            }
        }
        rows
    }
}
