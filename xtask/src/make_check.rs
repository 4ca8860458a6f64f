//! `cargo xtask make-check`: what the generator makes has one solution and the level that was asked for.

use crate::Result;
use crate::program::{cargo, run};

/// Makes and checks 10,000 puzzles of all levels.
pub(crate) fn make_check() -> Result {
    run(cargo().args(["run", "--release", "--package", "conformance", "--", "make-check"]))
}
