//! The phrases that are the same wherever they are said: numbers, lists, the names of cells, and the status of a puzzle.
//!
//! ```
//! use nonet_core::solver;
//! use nonet_words::{Speech, status};
//!
//! let puzzle = "000000200058006000000300085010470600900000507007039040760008000000900810009000000".parse()?;
//! let verdict = solver::verdict(&puzzle, &puzzle);
//! assert_eq!(status(&puzzle, &puzzle, &verdict, Speech::english()), "32 solutions");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod chosen;
pub mod facts;
mod messages;
mod notation;
mod phrases;
mod speech;
mod status;

pub use chosen::{choose, chosen, chosen_tag};
#[cfg(feature = "every-language")]
pub use messages::messages;
pub use messages::{Language, Messages, english, english_of_page};
pub use notation::Notation;
pub use phrases::{capital, counted, digits_and, digits_or, listed, number_word, solutions_left_out, tenths, thousands};
pub use speech::Speech;
pub use status::{status, why};
