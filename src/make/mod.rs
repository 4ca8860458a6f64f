//! The Make room: puzzle books to print, and the puzzle editor.

pub mod board_view;
mod book_form;
mod book_pages;
mod book_puzzle;
mod book_validation;
mod earlier;
pub mod editor;
pub mod editor_panel;
pub mod editor_room;
mod face;
pub mod keeping;
pub mod pages;
mod room;
pub mod rules;
pub mod rules_panel;
pub mod search;
pub mod search_panel;
mod setting;
pub mod state;
mod update;
pub mod view;

pub use book_form::{BookForm, BookFormProps};
pub use book_pages::{BookPages, BookPagesProps};
pub use editor_panel::{EditorPanel, EditorPanelProps};
pub use room::{MakeRoom, MakeRoomProps};
