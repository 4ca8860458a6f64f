//! `cargo xtask keeping`: checks the rules of storing games with a million random histories.

use crate::Result;
use crate::program::{cargo, run};

/// The number of histories.
const HISTORIES: &str = "1000000";

/// Runs the model test of `crates/game/tests/keeping.rs` with this number of histories.
pub(crate) fn keeping() -> Result {
    let mut tests = cargo();
    run(tests.args(["test", "--release", "--package", "nonet-game", "--test", "keeping"]).env("HISTORIES", HISTORIES))
}
