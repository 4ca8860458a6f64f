//! The reading of a picture: a dialog with the camera, and one with the picture beside the board that was read, where the player
//! corrects the board and opens it.

mod board_view;
pub mod camera;
mod camera_panel;
pub mod camera_view;
mod corner;
mod cutout;
mod doubts;
mod frame;
mod panel;
mod picture;
pub mod state;
mod update;
pub mod view;

pub use camera_panel::CameraPanel;
pub use panel::PhotoPanel;
