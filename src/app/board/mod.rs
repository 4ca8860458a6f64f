//! The board: a widget that draws any [`BoardView`](crate::app::view::BoardView). It knows no rules and no room.

#[allow(clippy::module_inception)] // the board is its main part
mod board;
mod cell;
mod legend;
mod numeral;
mod shape;

pub use board::{Board, BoardProps};
pub use legend::legend;
pub use numeral::{Weight, numeral};
