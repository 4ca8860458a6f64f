//! `cargo xtask soundness`: every step that the engine finds is proved by its evidence and agrees with the solution.

use crate::Result;
use crate::program::{cargo, run};
use std::path::Path;

/// The samples that come with the project.
const OWN_PUZZLES: &str = "crates/logic/tests/data/puzzles";
/// How many puzzles are looked at, made ones with the given ones.
const PUZZLES: &str = "100000";

/// Looks at the puzzles in `folder`, or else at our own samples, and at as many random ones as make it 100,000.
pub(crate) fn soundness(folder: Option<&str>) -> Result {
    let folder = folder.unwrap_or(OWN_PUZZLES);
    if !Path::new(folder).is_dir() {
        return Err(format!("{folder} is no folder").into());
    }
    let mut program = cargo();
    program.args(["run", "--release", "--example", "soundness", "--", "--up-to", PUZZLES]);
    run(program.arg(folder))
}
