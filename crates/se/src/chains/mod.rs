//! Chains: what follows from an assumption, along links within cells and houses.

mod advanced;
pub(super) mod branches;
mod collect;
pub(super) mod forcing;
mod literal;
mod proof;
mod reach;
mod run;
