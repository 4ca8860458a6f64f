//! A bound for the search: truths need sets of their own.
//!
//! The candidates that exclude each other within the cells, the rows, the columns or the boxes fall into sets: those of a cell, or those
//! of a digit in a row, and so on. In an assignment no two true candidates are of one such set. So truths that share no candidate can
//! only be fulfilled together if each can be given a set that none of the others gets: a set of its true candidate. That holds for the
//! sets of cells alone, of rows, of columns, and of boxes, and for any other choice of sets, such as the links of a structure. Whether
//! there are enough is a matching, found by augmenting paths (Kuhn's method). Without it, a search would try all ways in which pigeons
//! do not fit into their holes.

use super::Clause;
use alloc::vec::Vec;
use nonet_core::board::{Candidate, CandidateSet, House, HouseKind};

/// The ways in which sets share out the candidates of the board: by cells, and by each digit in rows, columns and boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Division {
    Cells,
    Places(HouseKind),
}

impl Division {
    pub(super) const ALL: [Division; 4] = [
        Division::Cells,
        Division::Places(HouseKind::Row),
        Division::Places(HouseKind::Column),
        Division::Places(HouseKind::Box),
    ];

    /// The index of the set that a candidate is in, below 81.
    fn set_of(self, it: Candidate) -> usize {
        match self {
            Division::Cells => it.cell.index(),
            Division::Places(kind) => {
                let number = it.cell.houses().into_iter().find(|house| house.kind() == kind).map_or(0, House::number);
                9 * it.digit.index() + number
            }
        }
    }
}

/// Sets within which any two candidates exclude each other.
#[derive(Clone, Debug)]
pub(super) struct ExclusiveSets {
    /// The sets of each division: bit *i* stands for the set with index *i*.
    of_divisions: [u128; 4],
    /// The links of a structure, at most [`MOST_LINKS`] of them.
    links: Vec<CandidateSet>,
}

/// The number of links that the bound looks at.
const MOST_LINKS: usize = 128;

impl ExclusiveSets {
    pub(super) const NONE: ExclusiveSets = ExclusiveSets { of_divisions: [0; 4], links: Vec::new() };
    pub(super) const ALL: ExclusiveSets = ExclusiveSets { of_divisions: [u128::MAX; 4], links: Vec::new() };

    pub(super) fn add(&mut self, set: &Clause) {
        let (division, index) = match *set {
            Clause::Cell(cell) => (0, cell.index()),
            Clause::Places { digit, house } => (1 + house.kind() as usize, 9 * digit.index() + house.number()),
        };
        self.of_divisions[division] |= 1 << index;
    }

    /// Adds a link of a structure.
    pub(super) fn add_link(&mut self, candidates: CandidateSet) {
        if self.links.len() < MOST_LINKS {
            self.links.push(candidates);
        }
    }

    /// Whether each of these truths, of which no two share a candidate, can be given a set of its own, of each division and of the links.
    pub(super) fn are_enough_for(&self, truths: &[CandidateSet]) -> bool {
        let of_divisions = Division::ALL.into_iter().zip(self.of_divisions).filter(|(_, sets)| *sets != 0);
        self.are_links_enough_for(truths)
            && of_divisions.into_iter().all(|(division, sets)| {
                let taken = |truth: &CandidateSet| truth.iter().fold(0, |all, it| all | 1u128 << division.set_of(it));
                // A truth with a candidate that is in none of the sets needs none.
                let bound: Vec<u128> = truths.iter().map(taken).filter(|taken| taken & !sets == 0).collect();
                is_matched(&bound)
            })
    }

    fn are_links_enough_for(&self, truths: &[CandidateSet]) -> bool {
        let covered = self.links.iter().fold(CandidateSet::EMPTY, |all, link| all | *link);
        let meeting = |truth: &CandidateSet| {
            let links = self.links.iter().enumerate().filter(|(_, link)| link.intersects(truth));
            links.fold(0, |all, (i, _)| all | 1u128 << i)
        };
        let bound: Vec<u128> = truths.iter().filter(|truth| truth.is_subset(&covered)).map(meeting).collect();
        is_matched(&bound)
    }
}

/// Whether each of these sets of indices, below 128, can be given one of its indices that no other is given.
fn is_matched(choices: &[u128]) -> bool {
    let mut owner = [None; 128];
    (0..choices.len()).all(|i| augment(i, choices, &mut owner, &mut 0))
}

/// Gives an index to a set, if need be by giving others to the sets that have one; `seen` are the indices that were tried.
fn augment(i: usize, choices: &[u128], owner: &mut [Option<usize>; 128], seen: &mut u128) -> bool {
    while choices[i] & !*seen != 0 {
        let index = (choices[i] & !*seen).trailing_zeros() as usize;
        *seen |= 1 << index;
        if owner[index].is_none_or(|other| augment(other, choices, owner, seen)) {
            owner[index] = Some(i);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the sets can be matched, by trying all ways.
    fn by_trying(choices: &[u128], used: u128) -> bool {
        let Some((first, rest)) = choices.split_first() else { return true };
        (0..128).filter(|i| first & !used & 1 << i != 0).any(|i| by_trying(rest, used | 1 << i))
    }

    #[test]
    fn a_matching_is_found_if_there_is_one() {
        let mut random = 1u64;
        for _ in 0..5_000 {
            let mut next = |below: u64| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (random >> 33) % below
            };
            let count = next(6);
            let choices: Vec<u128> = (0..count).map(|_| u128::from(next(64) & next(64))).collect();
            assert_eq!(is_matched(&choices), by_trying(&choices, 0), "{choices:?}");
        }
        assert!(is_matched(&[1 << 127, 1 << 126 | 1 << 127]));
    }

    #[test]
    fn a_set_is_found_by_its_candidates() {
        for set in ["r4c5".parse().map(Clause::Cell).ok()]
            .into_iter()
            .flatten()
            .chain(House::all().filter_map(|house| Some(Clause::Places { digit: nonet_core::board::Digit::new(7)?, house })))
        {
            let mut sets = ExclusiveSets::NONE;
            sets.add(&set);
            let candidates = match set {
                Clause::Cell(cell) => CandidateSet::of_cell(cell, nonet_core::board::DigitSet::ALL),
                Clause::Places { digit, house } => CandidateSet::of_digit(digit, house.cells()),
            };
            let [one, two] = [candidates.first().unwrap(), candidates.last().unwrap()].map(CandidateSet::of);
            assert!(sets.are_enough_for(&[one]) && !sets.are_enough_for(&[one, two]), "{set}");
        }
    }
}
