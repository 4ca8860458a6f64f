//! Collections, which are files of many puzzles, and the library of all collections and games: a dialog, and a bar over a room.
//! The worker stores the collections, and sorts and filters their rows. The page reports the player's actions and the rows in
//! sight, and draws the worker's answer.

mod bar;
mod columns;
mod dialog;
mod filters;
mod focus;
mod import_bar;
pub mod imports;
mod panel;
mod scrolling;
pub mod state;
mod table;
pub mod view;

pub(crate) use bar::list_bar;
pub use bar::{CollectionBar, ListBarView};
pub use columns::{PuzzleColumns, PuzzleColumnsProps};
pub use dialog::CollectionDialog;
pub use import_bar::{ImportBar, ImportBarProps};
pub use panel::{LibraryPanel, LibraryPanelProps};
pub use scrolling::ROW_HEIGHT;
pub use table::{PuzzleTable, PuzzleTableProps};
