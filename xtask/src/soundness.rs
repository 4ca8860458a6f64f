//! `cargo xtask soundness`: checks that every step of the engine is proved by its evidence and agrees with the solution.

use crate::Result;
use crate::program::{cargo, run};
use std::path::Path;

/// The folder of the samples that come with the project.
const OWN_PUZZLES: &str = "crates/logic/tests/data/puzzles";
/// The number of puzzles that are followed, given and random ones together.
const PUZZLES: &str = "300000";
/// The distance between positions at which all available steps are checked: some twenty thousand positions, a quarter of an hour
/// on one core.
const EVERY: &str = "800";

/// Follows the puzzles in `folder`, or else our own samples, and adds random ones up to 300,000 in all.
pub(crate) fn soundness(folder: Option<&str>) -> Result {
    let folder = folder.unwrap_or(OWN_PUZZLES);
    if !Path::new(folder).is_dir() {
        return Err(format!("{folder} is no folder").into());
    }
    let mut program = cargo();
    program.args(["run", "--release", "--package", "conformance", "--", "soundness", "--up-to", PUZZLES, "--every", EVERY]);
    run(program.arg(folder))
}
