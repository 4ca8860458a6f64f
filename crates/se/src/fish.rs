//! X-Wing (3.2), Swordfish (3.8) and Jellyfish (5.2).

use super::difficulty::Difficulty;
use super::houses::{Places, cell_at, subsets_of};
use super::position::Position;
use super::step::{Pattern, Step, removals_of};
use nonet_core::board::{CellSet, Digit, DigitSet, House, HouseKind};

const RATINGS: [Difficulty; 3] = [Difficulty::new(3.2), Difficulty::new(3.8), Difficulty::new(5.2)];

/// A digit whose places in some lines lie in as many crossing lines.
#[derive(Clone, Copy)]
pub(super) struct Fish {
    pub(super) digit: Digit,
    /// Rows or columns.
    pub(super) base: HouseKind,
    /// The numbers of the base lines.
    pub(super) lines: Places,
    /// The numbers of the crossing lines.
    pub(super) crossing: Places,
}

impl Fish {
    /// The base lines, ascending.
    pub(super) fn lines(&self) -> impl Iterator<Item = House> + use<> {
        lines_of(self.base, self.lines)
    }

    /// The crossing lines, ascending.
    pub(super) fn crossing(&self) -> impl Iterator<Item = House> + use<> {
        lines_of(crossing(self.base), self.crossing)
    }

    /// The cells that lose the digit.
    pub(super) fn victims(&self, position: &Position) -> CellSet {
        let victims = self.crossing().flat_map(|line| {
            let places = position.places(line, self.digit).minus(self.lines);
            places.map(move |place| cell_at(line, place))
        });
        victims.collect()
    }
}

fn lines_of(kind: HouseKind, numbers: Places) -> impl Iterator<Item = House> {
    numbers.filter_map(move |number| House::new(kind, number))
}

fn crossing(kind: HouseKind) -> HouseKind {
    if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row }
}

/// The first fish of this size that removes something.
pub(super) fn find(position: &Position, size: usize) -> Option<Step> {
    let mut found = all(position, size).map(|fish| (fish, fish.victims(position)));
    let (fish, victims) = found.find(|(_, victims)| !victims.is_empty())?;
    let cells = fish.lines().fold(CellSet::EMPTY, |cells, line| cells | position.cells_in(line, fish.digit));
    let pattern = Pattern::Fish { base: fish.base, cells, digit: fish.digit, size };
    Some(Step::removing(RATINGS[size - 2], pattern, removals_of(fish.digit, victims)))
}

/// All fish of this size, whether they remove something or not.
pub(super) fn all(position: &Position, size: usize) -> impl Iterator<Item = Fish> {
    let open: DigitSet = Digit::ALL.into_iter().filter(|&digit| position.placed(digit) + 2 * size <= 9).collect();
    [HouseKind::Column, HouseKind::Row].into_iter().flat_map(move |base| {
        let mut fitting = [DigitSet::EMPTY; 9]; // for each line the digits that it may be a base line of
        for (line, fitting) in House::of_kind(base).zip(&mut fitting) {
            *fitting = open.iter().filter(|&digit| (2..=size).contains(&position.places(line, digit).len())).collect();
        }
        subsets_of(0x1ff, size).map(Places::from_bits).flat_map(move |lines| {
            let digits = lines.fold(open, |digits, line| digits & fitting[line]);
            digits.iter().filter_map(move |digit| {
                let places = lines_of(base, lines).map(|line| position.places(line, digit));
                let crossing = places.fold(Places::EMPTY, Places::union);
                (crossing.len() == size).then_some(Fish { digit, base, lines, crossing })
            })
        })
    })
}
