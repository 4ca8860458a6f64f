//! What is around the rooms: the header, what opens over them, and messages.

pub mod action;
mod brand;
mod entry;
mod exports;
mod header;
pub mod keymap;
mod keys_help;
mod page;
mod sample_menu;
pub mod samples;
mod settings;
mod toast;

pub use page::page;
pub use sample_menu::sample_list;
pub use settings::{Choice, settings_rows};
