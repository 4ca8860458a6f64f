//! What is around the rooms: the header, what opens over them, and messages.

pub mod action;
mod brand;
mod entry;
mod examples;
mod exports;
mod header;
mod key;
pub mod keymap;
mod keys_help;
mod page;
mod print;
pub mod samples;
mod settings;
mod share;
mod share_sheet;
pub mod state;
mod toast;

pub use examples::example_list;
pub use page::page;
pub use settings::{Choice, settings_rows, title_row};
pub use share::{SharePanel, SharePanelProps};
