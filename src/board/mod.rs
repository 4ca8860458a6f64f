//! The board: a widget that draws any [`BoardView`](view::BoardView), with its keypad and what is said of what it draws. It knows no
//! rules and no room.

#[allow(clippy::module_inception)] // the board is its main part
mod board;
mod cell;
pub mod context;
mod drag;
pub mod drawing;
mod explanation;
mod highlight;
mod keypad;
mod layers;
mod legend;
mod pencil_marks;
mod pointer;
mod printed;
pub mod view;

pub use board::{Board, BoardProps};
pub use explanation::{CaseChoice, Sentence, TechniqueTitle};
pub use highlight::{HighlightRow, HighlightView};
pub use keypad::{AutoAdvance, KeyView, Keypad, KeypadProps, KeypadView};
pub use legend::{Legend, LegendView};
pub use nonet_drawing::{Weight, outline};
pub use printed::printed_board;
