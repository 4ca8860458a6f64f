//! `cargo xtask miri`: runs the solver's vector instructions, the only `unsafe` code, under Miri, which detects undefined
//! behaviour.

use crate::program::run;
use crate::{Result, tools};

/// The flags that enable the later processor features, so that the code for them is checked too.
const FEATURES: &str = "-C target-feature=+avx2,+bmi1,+bmi2,+lzcnt,+popcnt";

/// Runs the tests of the lanes: each operation of each machine is compared with the portable one, and each runs a search.
pub(crate) fn miri() -> Result {
    let mut cargo = tools::nightly_cargo(Some("miri"))?;
    run(cargo.args(["miri", "test", "--package", "nonet-core", "--lib", "--", "solver::lanes"]).env("RUSTFLAGS", FEATURES))
}
