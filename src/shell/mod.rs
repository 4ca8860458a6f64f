//! The shell of the page around the rooms: the header, dialogs, and messages.

pub mod dialog;
mod entry_box;
mod export_panel;
mod header;
mod keys_help;
mod page;
mod path_document;
mod print_panel;
pub mod samples;
mod settings_panel;
mod share_panel;
pub mod state;
mod toasts;
pub mod view;

pub use entry_box::{EntryBox, EntryBoxProps};
pub use export_panel::{ExportPanel, ExportPanelProps};
pub use keys_help::KeysHelp;
pub use page::{Page, PageProps};
pub use path_document::{PathPaper, PathPaperProps};
pub use print_panel::{PrintPanel, PrintPanelProps};
pub use settings_panel::{SettingsPanel, SettingsPanelProps};
pub use share_panel::{SharePanel, ShareView};
pub use toasts::{Toasts, ToastsProps};
