//! `cargo xtask keeping`: the law of keeping games, held by a million random histories.

use crate::Result;
use crate::program::{cargo, run};

/// How many histories there are.
const HISTORIES: &str = "1000000";

/// Runs the model test of `crates/game/tests/keeping.rs` this often.
pub(crate) fn keeping() -> Result {
    let mut tests = cargo();
    run(tests.args(["test", "--release", "--package", "nonet-game", "--test", "keeping"]).env("HISTORIES", HISTORIES))
}
