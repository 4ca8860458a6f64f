//! Makes puzzles: from a [`Seed`] and a [`Recipe`], always the same ones.

#![forbid(unsafe_code)]

mod canonical;
mod clues;
mod edit;
mod judge;
mod known;
mod minimal;
mod pattern;
mod practise;
mod random;
mod rare;
mod recipe;
mod recipe_text;
mod search;
mod seed;
mod shuffle;
mod vicinity;

pub use canonical::canonical;
pub use edit::{Addition, additions, complete, make_minimal, removals, solutions_by_candidate};
pub use known::known_puzzles;
pub use minimal::minimal;
pub use nonet_core::board::Symmetry;
pub use practise::practise;
pub use recipe::{Bounds, Recipe};
pub use recipe_text::{ParseRequestError, Request};
pub use search::{ATTEMPTS, Generated, Progress, generate};
pub use seed::Seed;
pub use shuffle::{relabelled, shuffled};
pub use vicinity::{EXCHANGES, Neighbour, Vicinity, VicinityError};
