//! Collections, which are files of many puzzles, and the library of all of them and of all games: a dialog, and a bar over a room. The
//! worker keeps them, sorts and filters; the page says what is done and which rows are in sight, and draws what comes back.

mod bar;
mod columns;
mod dialog;
mod entry;
mod filters;
mod focus;
mod heads;
mod import_bar;
pub mod imports;
mod labels_field;
mod panel;
mod row;
mod scrolling;
pub mod state;
mod table;
mod tools;
pub mod view;

pub use bar::{CollectionBar, CollectionBarProps};
pub use columns::PuzzleColumns;
pub use dialog::{CollectionDialog, CollectionDialogProps};
pub use import_bar::ImportBar;
pub use panel::{LibraryPanel, LibraryPanelProps};
pub use scrolling::ROW_HEIGHT;
pub use table::{PuzzleTable, PuzzleTableProps};
