//! What is around the rooms: the header, what opens over them, and messages.

mod brand;
mod entry;
mod exports;
mod header;
mod keys_help;
mod page;
mod samples;
mod settings;
mod toast;

pub use page::page;
pub use samples::sample_list;
pub use settings::settings_rows;
