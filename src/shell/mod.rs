//! The shell of the page around the rooms: the header, dialogs, and messages.

mod brand;
pub mod dialog_view;
mod entry_box;
mod entry_text;
mod export_panel;
mod header;
mod keys_help;
mod link_code;
mod link_field;
mod other_forms;
mod page;
mod page_dialog;
mod page_menu;
mod print_panel;
mod room_link;
pub mod samples;
mod settings_panel;
mod share_button;
mod share_panel;
mod share_sheet;
pub mod state;
mod svg_address;
mod toast_box;
mod toasts;
pub mod view;

pub use entry_box::{EntryBox, EntryBoxProps};
pub use export_panel::{ExportPanel, ExportPanelProps};
pub use keys_help::KeysHelp;
pub use page::{Page, PageProps};
pub use print_panel::{PrintPanel, PrintPanelProps};
pub use settings_panel::{SettingsPanel, SettingsPanelProps};
pub use share_panel::SharePanel;
pub use toasts::{Toasts, ToastsProps};
