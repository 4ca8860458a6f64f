//! The build tools: the wasm32 target, rustup's components, and the pinned programs. A program of the right version that is on the
//! PATH is used; another is installed into `.tools/` on first need.

use crate::Result;
use crate::program::{cargo, find, find_in, output, run};
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

/// Installs the tools that build the page and run its tests in a browser, unless they are there.
pub(crate) fn ensure() -> Result {
    ensure_target()?;
    ensure_tool(&Tool { package: "trunk", programs: &["trunk"], version: TRUNK.into(), minutes: 4, opt_level: "0" })?;
    // wasm-bindgen reads modules of many megabytes after every save, three times as fast with a little optimisation.
    ensure_tool(&Tool {
        package: "wasm-bindgen-cli",
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        version: wasm_bindgen_version()?,
        minutes: 2,
        opt_level: "1",
    })
}

/// Installs geckodriver, which drives Firefox, unless it is there. Returns its path.
pub(crate) fn ensure_geckodriver() -> Result<PathBuf> {
    ensure_tool(&Tool {
        package: "geckodriver",
        programs: &["geckodriver"],
        version: GECKODRIVER.into(),
        minutes: 2,
        opt_level: "0",
    })?;
    located("geckodriver")
}

/// Installs cargo-fuzz, which runs the targets of `fuzz/`, unless it is there.
pub(crate) fn ensure_cargo_fuzz() -> Result {
    ensure_tool(&Tool {
        package: "cargo-fuzz",
        programs: &["cargo-fuzz"],
        version: CARGO_FUZZ.into(),
        minutes: 1,
        opt_level: "0",
    })
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
    let mut trunk = Command::new(located("trunk")?);
    // Trunk takes NO_COLOR=1 for a wrong value; that variable may be set for other programs.
    trunk.env("PATH", path()?).env_remove("NO_COLOR").arg("--skip-version-check");
    Ok(trunk)
}

/// A package of another project, whose version is pinned.
struct Tool {
    package: &'static str,
    /// The programs of the package that are run here.
    programs: &'static [&'static str],
    version: String,
    /// The time that the package takes to compile, in minutes.
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

/// Installs a tool unless its version is there: fetched by `cargo binstall` where that is installed, else compiled.
fn ensure_tool(tool: &Tool) -> Result {
    if is_there(tool)? {
        return Ok(());
    }
    // A program that was fetched may need a later C library than this system's: then it does not tell its version.
    if has_binstall() && fetch(tool).is_ok() && is_there(tool)? {
        return Ok(());
    }
    compile(tool)
}

/// Whether each program of the tool that would be run has the tool's version.
fn is_there(tool: &Tool) -> Result<bool> {
    let path = path()?;
    let version = |program: &&str| version_in(&output(Command::new(find_in(&path, &[*program])?).arg("--version"))?);
    Ok(tool.programs.iter().all(|program| version(program).as_ref() == Some(&tool.version)))
}

fn has_binstall() -> bool {
    output(cargo().args(["binstall", "-V"])).is_some()
}

/// Fetches the tool as its own project has compiled it, or cargo-quickinstall. An error where neither has.
fn fetch(tool: &Tool) -> Result {
    println!("Fetching {} {} into {FOLDER}/ with cargo binstall.", tool.package, tool.version);
    let arguments = ["binstall", "--no-confirm", "--force", "--no-symlinks", "--disable-strategies", "compile", "--root", FOLDER];
    run(cargo().args(arguments).arg(format!("{}@{}", tool.package, tool.version)))
}

/// Runs `cargo install` with the package's own lock file if that resolves, else without.
fn compile(tool: &Tool) -> Result {
    let Tool { package, version, minutes, opt_level, .. } = tool;
    println!("Compiling {package} {version} into {FOLDER}/: about {minutes} minutes on two cores, and only this once.");
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

/// Returns the version in what a program prints for `--version`: the word after its name.
fn version_in(text: &str) -> Option<String> {
    text.split_whitespace().nth(1).map(str::to_owned)
}

/// Returns the path of an installed program: that in `.tools/`, else the first on the PATH.
fn located(program: &str) -> Result<PathBuf> {
    Ok(find_in(&path()?, &[program]).ok_or_else(|| format!("{program} is neither in {FOLDER}/ nor on the PATH"))?)
}

/// Returns the version of wasm-bindgen in `Cargo.lock`: the command-line tool must have the same version.
fn wasm_bindgen_version() -> Result<String> {
    let version = locked_version(&fs::read_to_string("Cargo.lock")?, "wasm-bindgen").ok_or("Cargo.lock names no wasm-bindgen")?;
    Ok(version)
}

/// Returns the version of a package in the text of a lock file.
fn locked_version(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|&line| line != name).skip(1);
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"').map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tool_tells_its_version_in_the_second_word() {
        let told = [
            "trunk 0.21.14",
            "wasm-bindgen 0.2.130",
            "geckodriver 0.37.1 (6f1f2ef2 2026-01-01 10:00 +0000)\n\nThe source code of",
        ];
        assert_eq!(told.map(|text| version_in(text).unwrap_or_default()), ["0.21.14", "0.2.130", "0.37.1"]);
        assert_eq!(version_in("trunk"), None);
    }

    #[test]
    fn the_version_of_a_package_is_read_from_the_lock_file() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.2.3\"\n\n[[package]]\nname = \"wasm-bindgen\"\nversion = \"4.5.6\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen").as_deref(), Some("4.5.6"));
        assert_eq!(locked_version(lock, "wasm"), None);
    }
}
