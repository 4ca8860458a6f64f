//! Locked candidates: pointing (2.6), claiming (2.8), and those at once followed by a hidden single (1.7, 1.9).

use super::difficulty::Difficulty;
use super::houses::cell_at;
use super::position::Position;
use super::step::{Pattern, Step, removals_of};
use nonet_core::board::{Candidate, CellSet, Digit, House, HouseKind};

const DIRECT_POINTING: Difficulty = Difficulty::new(1.7);
const DIRECT_CLAIMING: Difficulty = Difficulty::new(1.9);
const POINTING: Difficulty = Difficulty::new(2.6);
const CLAIMING: Difficulty = Difficulty::new(2.8);

/// The kinds of base and cover, pass by pass.
const PASSES: [[HouseKind; 2]; 4] = [
    [HouseKind::Box, HouseKind::Column],
    [HouseKind::Box, HouseKind::Row],
    [HouseKind::Column, HouseKind::Box],
    [HouseKind::Row, HouseKind::Box],
];

/// Two or three places of `digit` in `base`, all within `cover`.
#[derive(Clone, Copy)]
pub(super) struct Locked {
    pub(super) base: House,
    pub(super) cover: House,
    pub(super) digit: Digit,
}

impl Locked {
    /// The cells of `cover` that lose the digit.
    pub(super) fn victims(&self, position: &Position) -> CellSet {
        position.cells_in(self.cover, self.digit) - self.base.cells()
    }

    fn pattern(&self, position: &Position, direct: bool) -> Pattern {
        let Locked { base, cover, digit } = *self;
        Pattern::Locked { base, cover, cells: position.cells_in(base, digit), digit, direct }
    }
}

/// The first that removes something.
pub(super) fn find(position: &Position) -> Option<Step> {
    let mut found = all(position).map(|locked| (locked, locked.victims(position)));
    let (locked, victims) = found.find(|(_, victims)| !victims.is_empty())?;
    let difficulty = if locked.base.is_line() { CLAIMING } else { POINTING };
    Some(Step::removing(difficulty, locked.pattern(position, false), removals_of(locked.digit, victims)))
}

/// The first after which a house of the base's kind has one place left for the digit.
pub(super) fn find_direct(position: &Position) -> Option<Step> {
    let (locked, single) = all(position).find_map(|locked| Some((locked, single_after(position, &locked)?)))?;
    let difficulty = if locked.base.is_line() { DIRECT_CLAIMING } else { DIRECT_POINTING };
    Some(Step::placing(difficulty, locked.pattern(position, true), single))
}

fn single_after(position: &Position, locked: &Locked) -> Option<Candidate> {
    let Locked { base, cover, digit } = *locked;
    let crossing = House::of_kind(base.kind()).filter(|&house| house != base && house.cells().intersects(cover.cells()));
    crossing.into_iter().find_map(|house| {
        let places = position.places(house, digit);
        let mut outside = places.filter(|&place| !cover.cells().contains(cell_at(house, place)));
        let cell = cell_at(house, outside.next()?);
        (places.len() >= 2 && outside.next().is_none()).then_some(Candidate::new(cell, digit))
    })
}

/// All locked candidates, in the order of the original, whether they remove something or not.
pub(super) fn all(position: &Position) -> impl Iterator<Item = Locked> {
    PASSES.into_iter().flat_map(move |[base, cover]| {
        House::of_kind(base).filter(|&base| position.empty_in(base) >= 2).flat_map(move |base| {
            let crossing = House::of_kind(cover).filter(move |cover| SHARED[base.index()][cover.index()] != 0);
            crossing.flat_map(move |cover| locked_digits(position, base, cover).map(move |digit| Locked { base, cover, digit }))
        })
    })
}

/// The digits with two or more places in `base`, all of them in `cover`.
fn locked_digits(position: &Position, base: House, cover: House) -> impl Iterator<Item = Digit> {
    let shared = SHARED[base.index()][cover.index()];
    Digit::ALL.into_iter().filter(move |&digit| {
        let places = position.places(base, digit).bits();
        places & !shared == 0 && places.count_ones() >= 2
    })
}

/// The places of the first house that lie in the second.
const SHARED: [[u16; 27]; 27] = {
    let mut shared = [[0; 27]; 27];
    let mut i = 0;
    while let Some(cell) = nonet_core::board::Cell::from_index(i) {
        let (houses, places) = (cell.houses(), cell.places());
        let mut pair = 0;
        while pair < 9 {
            let (a, b) = (pair / 3, pair % 3);
            if a != b {
                shared[houses[a].index()][houses[b].index()] |= 1 << places[a];
            }
            pair += 1;
        }
        i += 1;
    }
    shared
};
