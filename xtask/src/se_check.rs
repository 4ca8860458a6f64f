//! `cargo xtask se-check`: compares our rating on Sudoku Explainer's scale with the original's.

use crate::Result;
use crate::program::{cargo, run};

/// The folder of the samples that come with the project.
const OWN_SAMPLES: &str = "crates/logic/tests/data/se";

/// Compares the tables and traces in `folder`, or else our own samples.
pub(crate) fn se_check(folder: Option<&str>) -> Result {
    let mut program = cargo();
    program.args(["run", "--release", "--package", "conformance", "--", "se-check"]);
    run(program.arg(folder.unwrap_or(OWN_SAMPLES)))
}
