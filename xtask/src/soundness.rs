//! `cargo xtask soundness`: every step that the engine finds is proved by its evidence and agrees with the solution.

use crate::Result;
use crate::program::{cargo, run};
use std::path::Path;

/// The samples that come with the project.
const OWN_PUZZLES: &str = "crates/logic/tests/data/puzzles";
/// How many puzzles are followed, made ones with the given ones.
const PUZZLES: &str = "300000";
/// At every so many positions, all steps that there are are looked at: some twenty thousand times, a quarter of an hour on one core.
const EVERY: &str = "800";

/// Follows the puzzles in `folder`, or else our own samples, and as many random ones as make it 300,000.
pub(crate) fn soundness(folder: Option<&str>) -> Result {
    let folder = folder.unwrap_or(OWN_PUZZLES);
    if !Path::new(folder).is_dir() {
        return Err(format!("{folder} is no folder").into());
    }
    let mut program = cargo();
    program.args(["run", "--release", "--package", "conformance", "--", "soundness", "--up-to", PUZZLES, "--every", EVERY]);
    run(program.arg(folder))
}
