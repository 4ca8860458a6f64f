//! `cargo xtask miri`: the solver's vector instructions, the only `unsafe` code, under Miri, which sees what is undefined.

use crate::program::run;
use crate::{Result, tools};

/// The processor has to know the later instructions, so that those are looked at too.
const FEATURES: &str = "-C target-feature=+avx2,+bmi1,+bmi2,+lzcnt,+popcnt";

/// Runs the tests of the lanes: each operation of each machine beside the plain one, and a search over each.
pub(crate) fn miri() -> Result {
    let mut cargo = tools::nightly_cargo(Some("miri"))?;
    run(cargo.args(["miri", "test", "--package", "nonet-core", "--lib", "--", "solver::lanes"]).env("RUSTFLAGS", FEATURES))
}
