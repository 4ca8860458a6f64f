//! Naked and hidden pairs, triplets and quads (3.0 to 5.4), and hidden ones at once followed by a hidden single (2.0, 2.5).

use super::difficulty::Difficulty;
use super::houses::{BOX_COLUMN_ROW, Places, cell_at, digit_at, digits_at, houses, subsets_of};
use super::position::Position;
use super::step::{Pattern, Step, by_cell};
use nonet_core::board::{Candidate, Cell, CellSet, Digit, DigitSet, House};

const NAKED: [Difficulty; 3] = [Difficulty::new(3.0), Difficulty::new(3.6), Difficulty::new(5.0)];
const HIDDEN: [Difficulty; 3] = [Difficulty::new(3.4), Difficulty::new(4.0), Difficulty::new(5.4)];
const DIRECT: [Difficulty; 2] = [Difficulty::new(2.0), Difficulty::new(2.5)];

/// A set of as many digits as places of a house, which have only each other.
#[derive(Clone, Copy)]
pub(super) struct Set {
    pub(super) house: House,
    pub(super) places: Places,
    pub(super) digits: DigitSet,
}

impl Set {
    fn cells(&self) -> CellSet {
        self.places.map(|place| cell_at(self.house, place)).collect()
    }

    /// The candidates that go if the set is naked: its digits from the other cells of the house.
    pub(super) fn outside(&self, position: &Position) -> Vec<(Cell, DigitSet)> {
        let others = (0..9).filter(|&place| !self.places.contains(place));
        let removed = others.map(|place| cell_at(self.house, place)).map(|cell| (cell, position.candidates(cell) & self.digits));
        by_cell(removed.filter(|(_, digits)| !digits.is_empty()).collect())
    }

    /// The candidates that go if the set is hidden: the other digits from its cells.
    pub(super) fn inside(&self, position: &Position) -> Vec<(Cell, DigitSet)> {
        let removed = self.cells().iter().map(|cell| (cell, position.candidates(cell) - self.digits));
        removed.filter(|(_, digits)| !digits.is_empty()).collect()
    }
}

/// The first naked set of this size that removes something.
pub(super) fn find_naked(position: &Position, size: usize) -> Option<Step> {
    let mut found = naked(position, size).map(|set| (set, set.outside(position)));
    let (set, removals) = found.find(|(_, removals)| !removals.is_empty())?;
    let Set { house, digits, .. } = set;
    Some(Step::removing(NAKED[size - 2], Pattern::NakedSet { house, cells: set.cells(), digits }, removals))
}

/// The first hidden set of this size that removes something.
pub(super) fn find_hidden(position: &Position, size: usize) -> Option<Step> {
    let mut found = hidden(position, size, 2 * size).map(|set| (set, set.inside(position)));
    let (set, removals) = found.find(|(_, removals)| !removals.is_empty())?;
    let Set { house, digits, .. } = set;
    Some(Step::removing(HIDDEN[size - 2], Pattern::HiddenSet { house, cells: set.cells(), digits, direct: false }, removals))
}

/// The first hidden set of this size after which another digit has one place left in the house.
pub(super) fn find_direct(position: &Position, size: usize) -> Option<Step> {
    let (set, single) = hidden(position, size, size).find_map(|set| Some((set, single_after(position, &set)?)))?;
    let pattern = Pattern::HiddenSet { house: set.house, cells: set.cells(), digits: set.digits, direct: true };
    Some(Step::placing(DIRECT[size - 2], pattern, single))
}

fn single_after(position: &Position, set: &Set) -> Option<Candidate> {
    let others = Digit::ALL.into_iter().filter(|&digit| !set.digits.contains(digit));
    others.into_iter().find_map(|digit| {
        let places = position.places(set.house, digit);
        let outside = places.minus(set.places);
        let is_single = places.len() >= 2 && outside.len() == 1;
        is_single.then(|| Candidate::new(cell_at(set.house, outside.first()), digit))
    })
}

/// All naked sets of this size, whether they remove something or not.
pub(super) fn naked(position: &Position, size: usize) -> impl Iterator<Item = Set> {
    houses(BOX_COLUMN_ROW).filter(move |&house| position.empty_in(house) >= 2 * size).flat_map(move |house| {
        let digits: [DigitSet; 9] = std::array::from_fn(|place| position.candidates(cell_at(house, place)));
        let subsets = subsets_of(of_sizes(digits.map(DigitSet::len), size), size).map(Places::from_bits);
        subsets.filter_map(move |places| {
            let union = places.fold(DigitSet::EMPTY, |all, place| all | digits[place]);
            (union.len() == size).then_some(Set { house, places, digits: union })
        })
    })
}

/// All hidden sets of this size in houses with more than `empty` empty cells.
pub(super) fn hidden(position: &Position, size: usize, empty: usize) -> impl Iterator<Item = Set> {
    houses(BOX_COLUMN_ROW).filter(move |&house| position.empty_in(house) > empty).flat_map(move |house| {
        let places: [Places; 9] = std::array::from_fn(|digit| position.places(house, digit_at(digit)));
        let subsets = subsets_of(of_sizes(places.map(Places::len), size), size).map(Places::from_bits);
        subsets.filter_map(move |digits| {
            let union = digits.fold(Places::EMPTY, |all, digit| all.union(places[digit]));
            (union.len() == size).then_some(Set { house, places: union, digits: digits_at(digits) })
        })
    })
}

/// The sets among nine that may belong to a common tuple: those with at least two and at most `most` elements.
fn of_sizes(sizes: [usize; 9], most: usize) -> u16 {
    (0..9).filter(|&i| (2..=most).contains(&sizes[i])).fold(0, |among, i| among | 1 << i)
}
