//! Exact search: how many solutions a problem has, which, and what is wrong where it has none or several.

mod guess;
#[allow(unsafe_code)] // vector instructions; see there for why each use is sound
mod lanes;
mod masks;
mod planes;
mod problem;
mod propagate;
mod search;
mod step;

pub use problem::{Count, Problem, Solution, Solutions, any_solution, count, count_with, solve};
