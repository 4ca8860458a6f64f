//! The reading of a picture: a dialog with the camera, and one with the picture beside the board that was read, where the player
//! corrects the board and opens it.

pub mod camera;
pub mod camera_panel;
mod panel;
mod picture;
pub mod state;
mod uncertain_cells;
mod update;
pub mod view;

pub use camera_panel::{CameraPanel, CameraView};
pub use panel::PhotoPanel;
