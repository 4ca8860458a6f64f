//! The checks that take too long for every change: each runs a program of the project, or tests of one package.

use crate::program::{cargo, run};
use crate::{Result, tools};
use std::path::Path;

/// The number of histories of [`keeping`].
const HISTORIES: &str = "1000000";
/// The number of drills of each technique that [`drills`] makes.
const DRILLS: &str = "200";
/// The flags that enable the later processor features, so that [`miri`] checks the code for them too.
const FEATURES: &str = "-C target-feature=+avx2,+bmi1,+bmi2,+lzcnt,+popcnt";
/// The samples of Sudoku Explainer's ratings that come with the project.
const OWN_RATINGS: &str = "crates/se/tests/data";
/// The puzzles that come with the project.
const OWN_PUZZLES: &str = "crates/logic/tests/data/puzzles";
/// The number of puzzles that [`soundness`] follows, given and random ones together.
const PUZZLES: &str = "300000";
/// The distance between positions at which [`soundness`] checks all available steps: some twenty thousand positions, a quarter of
/// an hour on one core.
const EVERY: &str = "800";

/// Checks the rules of storing games with a million random histories, by the model test of `crates/game/tests/keeping.rs`.
pub(crate) fn keeping() -> Result {
    let mut tests = cargo();
    run(tests.args(["test", "--release", "--package", "nonet-game", "--test", "keeping"]).env("HISTORIES", HISTORIES))
}

/// Makes drills of every technique, and checks that each has its technique and that answers to it are accepted and refused rightly, by the
/// test of `crates/tutor/tests/judge.rs`.
pub(crate) fn drills() -> Result {
    let mut tests = cargo();
    let name = "drills_that_are_made_have_their_technique_and_are_judged_rightly";
    let arguments = ["test", "--release", "--package", "nonet-tutor", "--test", "judge", "--", name, "--nocapture"];
    run(tests.args(arguments).env("DRILLS", DRILLS))
}

/// Runs the solver's vector instructions, the only `unsafe` code, under Miri, which detects undefined behaviour: each operation of
/// each machine is compared with the portable one, and each runs a search.
pub(crate) fn miri() -> Result {
    let mut cargo = tools::nightly_cargo(Some("miri"))?;
    run(cargo.args(["miri", "test", "--package", "nonet-core", "--lib", "--", "solver::lanes"]).env("RUSTFLAGS", FEATURES))
}

/// Makes 10,000 puzzles of all levels, and checks that each has one solution and the requested level.
pub(crate) fn make_check() -> Result {
    conformance(&["make-check"])
}

/// Compares our rating on Sudoku Explainer's scale with the original's: with the tables and traces in `folder`, or else with our
/// own samples.
pub(crate) fn se_check(folder: Option<&str>) -> Result {
    conformance(&["se-check", folder.unwrap_or(OWN_RATINGS)])
}

/// Checks that every step of the engine is proved by its evidence and agrees with the solution, on the puzzles in `folder`, or
/// else our own samples, and on random ones up to 300,000 in all.
pub(crate) fn soundness(folder: Option<&str>) -> Result {
    conformance(&["soundness", "--up-to", PUZZLES, "--every", EVERY, existing(folder.unwrap_or(OWN_PUZZLES))?])
}

/// Counts the labelled photos in `folder` that are read correctly. The folder is laid out as `crates/photo/README.md` says.
pub(crate) fn photo_check(folder: &str) -> Result {
    let manifest = "crates/photo/training/Cargo.toml";
    run(cargo().args(["run", "--release", "--manifest-path", manifest, "--bin", "check", "--", existing(folder)?]))
}

fn conformance(arguments: &[&str]) -> Result {
    run(cargo().args(["run", "--release", "--package", "conformance", "--"]).args(arguments))
}

/// Returns the folder. An error unless it is there, since a check would go on without its files.
fn existing(folder: &str) -> Result<&str> {
    if Path::new(folder).is_dir() { Ok(folder) } else { Err(format!("{folder} is no folder").into()) }
}
