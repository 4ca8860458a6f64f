//! A board that somebody works on, with its history: the board of the Solve room, and a game. Games are kept so that none is lost.

#![forbid(unsafe_code)]

pub mod archive;
mod first;
mod history;
mod line;
mod made;
mod mark;
mod moves;
mod play;
mod results;
pub mod save;
mod solve_board;
mod solve_board_text;
mod standing;
mod stopwatch;
mod streak;
mod tags;
mod truth;

pub use first::{first_puzzle, is_relabelled, relabelled, shuffled_digits};
pub use history::History;
pub use line::Line;
#[cfg(any(test, feature = "counting"))]
pub use made::visits;
pub use made::{Made, Moves};
pub use mark::{DayMark, PlayState};
pub use moves::{Move, Notes};
pub use play::{Daily, Game, SavePoint};
pub use results::{Advantage, FEWEST_CELLS, Finished, Results, table};
pub use solve_board::{Mark, SolveBoard};
pub use standing::{RuledOut, Standing};
pub use stopwatch::Stopwatch;
pub use streak::{CountedDays, Due, Pauses, Streak};
pub use tags::{LONGEST_LABEL, LabelFaults, Labels, MOST_LABELS, Tags, label_faults};
pub use truth::Truth;
