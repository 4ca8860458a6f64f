//! The Make room: puzzle books to print, and the puzzle editor.

pub mod board_view;
mod book_buttons;
mod book_form;
mod book_pages;
mod book_puzzle;
pub mod editor;
mod face;
pub mod keeping;
mod make_choice;
pub mod pages;
mod printed_board;
mod printed_page;
mod puzzle_figure;
mod room;
mod set_panel;
mod set_room;
mod set_toolbar;
pub mod set_view;
pub mod state;
mod title_field;
mod update;
pub mod view;
mod wishes;

pub use book_form::{BookForm, BookFormProps};
pub use book_pages::{BookPages, BookPagesProps};
pub use room::{MakeRoom, MakeRoomProps};
pub use set_panel::{SetPanel, SetPanelProps};
pub use set_toolbar::SetToolbar;
