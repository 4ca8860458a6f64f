//! The reading of a picture: a dialog with the picture beside the board that was read, where the player corrects the board and
//! opens it.

mod board_view;
mod cell_panel;
mod corner;
mod cutout;
mod doubts;
mod panel;
mod picture;
pub mod state;
mod update;
pub mod view;

pub use panel::{PhotoPanel, PhotoPanelProps};
