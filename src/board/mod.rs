//! The board: a widget that draws any [`BoardView`](view::BoardView). It knows no rules and no room.

#[allow(clippy::module_inception)] // the board is its main part
mod board;
mod cell;
pub mod context;
mod drag;
pub mod drawing;
mod house_frames;
mod lattice;
mod legend;
mod links;
mod rays;
mod shape;
mod small;
mod tint;
pub mod view;

pub use board::{Board, BoardProps};
pub use legend::{Legend, LegendView};
pub use nonet_drawing::{Weight, outline};
