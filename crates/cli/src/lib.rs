//! The command `nonet`, and the programs of the examples `batch` and `generate`.
//!
//! Every command reads its inputs as streams (`stream`), works on all cores and writes in the order of the inputs (`analysis`).
//! The README of this package describes the output.

#![forbid(unsafe_code)]

mod analysis;
mod arguments;
pub mod batch;
mod commands;
pub mod generate;
mod input;
mod making;
mod outcome;
mod progress;
mod run;
mod stream;

pub use run::main;

pub(crate) use input::{Input, InputList};
pub(crate) use making::Making;
pub(crate) use outcome::{Inputs, exit_code};
pub(crate) use stream::{AT_ONCE, Stream};
