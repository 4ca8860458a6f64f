//! The build tools: the wasm32 target, rustup's components, and the pinned programs in `.tools/`, installed on first need.

use crate::program::{cargo, find, output, run};
use crate::{Result, program};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The version of Trunk: 0.22 needs a newer Rust than ours.
const TRUNK: &str = "0.21.14";
const GECKODRIVER: &str = "0.37.1";
const CARGO_FUZZ: &str = "0.13.2";
const FOLDER: &str = ".tools";
/// The compilation target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installs the tools that build the page, unless they are there.
pub(crate) fn ensure() -> Result {
    ensure_target()?;
    install(&Tool { package: "trunk", version: TRUNK.into(), minutes: 4, opt_level: "0" })?;
    // wasm-bindgen reads modules of many megabytes after every save, three times as fast with a little optimisation.
    install(&Tool { package: "wasm-bindgen-cli", version: wasm_bindgen_version()?, minutes: 2, opt_level: "1" })
}

/// Installs geckodriver, which drives Firefox, unless it is there. Returns its path.
pub(crate) fn ensure_geckodriver() -> Result<PathBuf> {
    install(&Tool { package: "geckodriver", version: GECKODRIVER.into(), minutes: 2, opt_level: "0" })?;
    Ok(env::current_dir()?.join(program_file("geckodriver")))
}

/// Installs cargo-fuzz, which runs the targets of `fuzz/`, unless it is there.
pub(crate) fn ensure_cargo_fuzz() -> Result {
    install(&Tool { package: "cargo-fuzz", version: CARGO_FUZZ.into(), minutes: 1, opt_level: "0" })
}

/// Returns the cargo of the nightly toolchain, which is installed with `component` unless it is there. Our tools come first on
/// its PATH.
pub(crate) fn nightly_cargo(component: Option<&str>) -> Result<Command> {
    let mut arguments = vec!["toolchain", "install", "nightly", "--profile", "minimal", "--no-self-update"];
    if let Some(component) = component {
        arguments.extend(["--component", component]);
    }
    let has_component =
        component.is_none_or(|it| output(Command::new("rustup").args(["run", "nightly", "cargo", it, "--version"])).is_some());
    if !has_component || output(Command::new("rustup").args(["run", "nightly", "rustc", "--version"])).is_none() {
        rustup(&arguments)?;
    }
    let mut cargo = Command::new("rustup");
    // The cargo that runs this command has set these for its own toolchain.
    cargo.args(["run", "nightly", "cargo"]).env("PATH", path()?).env_remove("CARGO").env_remove("RUSTC").env_remove("RUSTDOC");
    Ok(cargo)
}

/// Installs rustup's `component` (such as `clippy`), unless `program` (such as `cargo-clippy`) runs already.
pub(crate) fn ensure_component(component: &str, program: &str) -> Result {
    if output(Command::new(program).arg("--version")).is_some() {
        return Ok(());
    }
    println!("Adding rustup's component {component}.");
    rustup(&["component", "add", component])
}

/// Returns the PATH with the programs of `.tools/` first.
pub(crate) fn path() -> Result<OsString> {
    let ours = env::current_dir()?.join(FOLDER).join("bin");
    let others = env::var_os("PATH").unwrap_or_default();
    Ok(env::join_paths([ours].into_iter().chain(env::split_paths(&others)))?)
}

/// Returns the command of Trunk, with the other tools on its PATH.
pub(crate) fn trunk() -> Result<Command> {
    let mut trunk = Command::new(program_file("trunk"));
    // Trunk takes NO_COLOR=1 for a wrong value; that variable may be set for other programs.
    trunk.env("PATH", path()?).env_remove("NO_COLOR").arg("--skip-version-check");
    Ok(trunk)
}

struct Tool {
    package: &'static str,
    version: String,
    minutes: u32,
    /// The level of optimisation: a tool that works for a second need not be optimised for minutes.
    opt_level: &'static str,
}

/// Installs the target of the page, unless it is there.
pub(crate) fn ensure_target() -> Result {
    let sysroot = output(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if sysroot.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    println!("Adding rustup's target {WASM}.");
    rustup(&["target", "add", WASM])
}

fn rustup(arguments: &[&str]) -> Result {
    let rustup = find(&["rustup"]).ok_or("rustup is missing: install it from https://rustup.rs, then run this again")?;
    run(Command::new(rustup).args(arguments))
}

/// Runs `cargo install` with the package's own lock file if that resolves, else without.
fn install(tool: &Tool) -> Result {
    let Tool { package, version, minutes, opt_level } = tool;
    if installed_version(package).as_ref() == Some(version) {
        return Ok(());
    }
    println!("Installing {package} {version} into {FOLDER}/: about {minutes} minutes on two cores, and only this once.");
    let attempt = |flags: &[&str]| {
        let package = format!("{package}@{version}");
        run(cargo()
            .args(["install", &package, "--no-default-features", "--force", "--root", FOLDER])
            .args(flags)
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", opt_level))
    };
    attempt(&["--locked"]).or_else(|_| {
        println!("Its own lock file does not resolve here; trying without it.");
        attempt(&[])
    })
}

fn installed_version(package: &str) -> Option<String> {
    let program = package.trim_end_matches("-cli"); // wasm-bindgen-cli installs wasm-bindgen
    let line = program::output(Command::new(program_file(program)).arg("--version"))?;
    line.split_whitespace().nth(1).map(str::to_owned)
}

fn program_file(program: &str) -> PathBuf {
    Path::new(FOLDER).join("bin").join(format!("{program}{}", env::consts::EXE_SUFFIX))
}

/// Returns the version of wasm-bindgen in `Cargo.lock`: the command-line tool must have the same version.
fn wasm_bindgen_version() -> Result<String> {
    let lock = fs::read_to_string("Cargo.lock")?;
    let mut lines = lock.lines().skip_while(|&line| line != r#"name = "wasm-bindgen""#).skip(1);
    let version = lines.next().and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    Ok(version.ok_or("Cargo.lock names no wasm-bindgen")?.to_owned())
}
