//! The command `nonet`, and what the examples `batch` and `generate` share with it.
//!
//! Every command reads its inputs as streams ([`Input`], [`Stream`]), works on all cores and writes in the order of the inputs. What it
//! writes is described in this package's README.

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
mod step_record;
mod stream;

pub use input::Input;
pub use making::{Making, NotEnough};
pub use outcome::{Inputs, exit_code};
pub use run::main;
pub use stream::{AT_ONCE, Stream};
