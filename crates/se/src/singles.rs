//! Hidden singles (1.0, 1.2, 1.5) and naked singles (2.3).

use super::difficulty::Difficulty;
use super::houses::{BOX_COLUMN_ROW, cell_at, houses};
use super::position::Position;
use super::step::{Pattern, Step};
use nonet_core::board::{Candidate, Digit, House};

const LAST_CELL: Difficulty = Difficulty::new(1.0);
const IN_BOX: Difficulty = Difficulty::new(1.2);
const IN_LINE: Difficulty = Difficulty::new(1.5);
const NAKED: Difficulty = Difficulty::new(2.3);

/// The first hidden single: those that fill a house before all others.
pub(super) fn hidden(position: &Position) -> Option<Step> {
    let last = houses(BOX_COLUMN_ROW).filter(|&house| position.empty_in(house) == 1);
    let others = houses(BOX_COLUMN_ROW).filter(|&house| position.empty_in(house) > 1);
    last.chain(others).find_map(|house| hidden_in(position, house))
}

fn hidden_in(position: &Position, house: House) -> Option<Step> {
    let only = |digit: &Digit| position.places(house, *digit).len() == 1;
    let digit = Digit::ALL.into_iter().find(only)?;
    let candidate = Candidate::new(cell_at(house, position.places(house, digit).first()), digit);
    let difficulty = match (position.empty_in(house), house.is_line()) {
        (1, _) => LAST_CELL,
        (_, false) => IN_BOX,
        (_, true) => IN_LINE,
    };
    Some(Step::placing(difficulty, Pattern::HiddenSingle { house, candidate }, candidate))
}

/// The first naked single.
pub(super) fn naked(position: &Position) -> Option<Step> {
    let (cell, digit) = position.empty_cells().iter().find_map(|cell| Some((cell, position.candidates(cell).single()?)))?;
    let candidate = Candidate::new(cell, digit);
    Some(Step::placing(NAKED, Pattern::NakedSingle { candidate }, candidate))
}
