//! Compiles the solver tdoku if the feature of that name asks for it.

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    #[cfg(feature = "tdoku")]
    tdoku::compile()?;
    Ok(())
}

#[cfg(feature = "tdoku")]
mod tdoku {
    use std::{env, error::Error, path::Path};

    /// The variable that names the folder of its sources.
    const FOLDER: &str = "TDOKU_DIR";
    /// The files that its own build makes the library of.
    const SOURCES: [&str; 2] = ["src/solver_dpll_triad_simd.cc", "src/util.cc"];

    /// Compiles it as its own CMakeLists.txt does, for this machine's processor.
    pub(super) fn compile() -> Result<(), Box<dyn Error>> {
        println!("cargo::rerun-if-env-changed={FOLDER}");
        let folder = env::var(FOLDER).map_err(|_| format!("{FOLDER} has to name the folder of tdoku's sources"))?;
        let sources = SOURCES.map(|file| Path::new(&folder).join(file));
        for file in &sources {
            println!("cargo::rerun-if-changed={}", file.display());
            if !file.is_file() {
                let clone = "a clone of https://github.com/t-dillon/tdoku";
                return Err(format!("there is no file {}: {FOLDER} has to name {clone}", file.display()).into());
            }
        }
        let flags = ["-march=native", "-fno-exceptions", "-fno-rtti"];
        let mut build = cc::Build::new();
        build.cpp(true).std("c++14").opt_level(3).warnings(false).include(Path::new(&folder).join("include")).files(sources);
        flags.into_iter().for_each(|flag| drop(build.flag(flag)));
        Ok(build.try_compile("tdoku")?)
    }
}
