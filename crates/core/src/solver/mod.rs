//! Exact search: how many solutions a problem has, which, and what is wrong where it has none or several.

mod conflict;
mod guess;
mod in_order;
#[allow(unsafe_code)] // vector instructions; see there for why each use is sound
mod lanes;
mod last_conflict;
mod masks;
mod nine;
mod occurrence;
mod planes;
mod problem;
mod propagate;
mod puzzle;
#[cfg(feature = "rand")]
mod random;
mod search;
mod step;
mod typos;
mod verdict;

pub use conflict::conflicting_givens;
pub use in_order::{InOrder, solutions};
pub use occurrence::{completing_givens, redundant_givens, true_candidates};
pub use problem::{Count, Givens, Problem, Solution, Solutions, any_solution, count, count_with, solve};
pub use puzzle::{Puzzle, PuzzleError};
#[cfg(feature = "rand")]
pub use random::random_solution;
pub use typos::{Fix, ruled_out_wrongly, typos};
pub use verdict::{COUNT_LIMIT, DeadEnd, Reason, SeveralCount, Verdict, verdict};
