//! `cargo xtask make-check`: checks that generated puzzles have one solution and the requested level.

use crate::Result;
use crate::program::{cargo, run};

/// Makes and checks 10,000 puzzles of all levels.
pub(crate) fn make_check() -> Result {
    run(cargo().args(["run", "--release", "--package", "conformance", "--", "make-check"]))
}
