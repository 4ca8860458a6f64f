//! Chains: what follows from an assumption, along links within cells and houses. These are the rules of 6.5 and more.
//!
//! # The idea
//!
//! A node is a *literal*: a candidate that is on (true) or off (false). From an assumed literal others follow. A candidate that is on turns
//! off the others of its cell and its digit in the houses of the cell; a candidate that is off turns on the other one of a cell with two
//! candidates (a Y-link) and the other place of a house with two (an X-link). What the engines do with that, in the words of Sudoku
//! Explainer 1.2.1 by Nicolas Juillerat:
//!
//! | engine | file | what proves a conclusion |
//! |---|---|---|
//! | cycles and forcing chains | `forcing` | a way that comes back to its start, or to its negation |
//! | Nishio | `branches` | of one digit, two literals that contradict each other |
//! | multiple | `branches` | the same literal from all candidates of a cell, or all places of a digit |
//! | dynamic | `branches` | as before, or a contradiction; a candidate that is off is removed, so more becomes single |
//! | dynamic with other rules | `branches`, `advanced` | as before; locked candidates, pairs, X-wings and chains act on what is left |
//!
//! # An example
//!
//! A bidirectional Y-cycle of four cells with two candidates each:
//!
//! ```text
//!        c1        c8   c9
//!   r1             -5               on either way around, each cell takes the digit that the cell before it leaves:
//!   r5   -9                         6 is in r6c1 or r6c8, 5 in r6c8 or r7c8, 1 in r7c8 or r7c1, 9 in r7c1 or r6c1.
//!   r6   69 --6-- 56   -6           So 5 is in no other cell of column 8, 9 in none of column 1, and 6 in none of row 6.
//!        |9        |5
//!   r7   19 --1-- 15                Eight literals: the rating is 6.5 for a cycle and 0.1 for more than six.
//! ```
//!
//! ```
//! use nonet_core::board::{Candidates, Grid};
//! use nonet_se::{Path, Scale};
//!
//! let grid: Grid = "000080002000500390200000680004968100000000000001423700027000004043001000800050000".parse()?;
//! let mut path = Path::new(&Candidates::new(&grid), Scale::Full);
//! let mut steps = std::iter::from_fn(|| path.step(&mut || true).ok().flatten());
//! let cycle = steps.nth(23).ok_or("there are 24 steps")?;
//! let trace = "Bidirectional Y-Cycle: R6C8,R7C8,R7C1,R6C1 cx=8 [R1C8-5, R5C1-9, R6C9-6]";
//! assert_eq!(cycle.to_string(), format!("6.6 Bidirectional Y-Cycle | {trace}"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Invariants
//!
//! - The order in which literals are found is that of the original's queues: within `run`, those that are on before those that are off, and
//!   of a literal the cell before the box, the row and the column. Of equally good chains the first that is found is taken, so the order is
//!   a part of the rating.
//! - What is skipped shows nothing: `reach` says by sets, without that order, how soon a chain could close, and a tree is grown only where
//!   it says that one could be wanted. Tests compare the two.
//! - A step is told by its rank alone: its difficulty, then its complexity, then the place of its kind in the original's order.
//!
//! # What bounds the work
//!
//! A run has a node for each of the 1,458 literals at most, and one that contradicts. Where the best chain alone is asked
//! for, the best so far bounds the length of the others. Nested engines find the same chains at the same candidates again and again, so
//! `advanced` keeps what they found at 4,096 positions, and forgets all when these are full; that costs time and changes nothing.

mod advanced;
pub(super) mod branches;
mod collect;
pub(super) mod forcing;
mod literal;
mod proof;
mod reach;
mod run;
