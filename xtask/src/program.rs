//! Other programs: finds and runs them, and describes their failure in a sentence.

use crate::Result;
use std::env;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Returns the cargo that runs this command.
pub(crate) fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs `command` to its end. An error unless it succeeds.
pub(crate) fn run(command: &mut Command) -> Result {
    let status = command.status().map_err(|error| format!("{} could not be started: {error}", name(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{} ended with {status}", words(command)).into()) }
}

/// Returns the output of `command`. None if it can't be run or fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The endings of the names of programs: on Windows, those that npm installs are scripts.
const ENDINGS: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };

/// Returns the path of the first of `names` that is on the PATH. None if none is.
pub(crate) fn find(names: &[&str]) -> Option<PathBuf> {
    find_in(&env::var_os("PATH")?, names)
}

/// Returns the path of the first of `names` that lies in a folder of `path`, a list like the PATH. None if none does.
pub(crate) fn find_in(path: &OsStr, names: &[&str]) -> Option<PathBuf> {
    let files = names.iter().flat_map(|name| ENDINGS.iter().map(move |ending| format!("{name}{ending}")));
    let mut candidates = files.flat_map(|file| env::split_paths(path).map(move |folder| folder.join(&file)));
    candidates.find(|file| file.is_file())
}

fn name(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

fn words(command: &Command) -> String {
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    format!(
        "`{} {}`",
        PathBuf::from(command.get_program()).file_stem().unwrap_or_default().to_string_lossy(),
        arguments.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// A program in `.tools/`, which comes first, hides another on the PATH.
    #[test]
    fn a_program_is_found_in_the_first_folder_that_has_it() -> Result {
        let parent = env::temp_dir().join(format!("nonet-programs-{}", std::process::id()));
        let [empty, first, second] = ["empty", "first", "second"].map(|name| parent.join(name));
        let file = format!("tool{}", env::consts::EXE_SUFFIX);
        for folder in [&empty, &first, &second] {
            fs::create_dir_all(folder)?;
        }
        for folder in [&first, &second] {
            fs::write(folder.join(&file), "")?;
        }
        let found =
            |folders: &[&PathBuf], names: &[&str]| -> Result<Option<PathBuf>> { Ok(find_in(&env::join_paths(folders)?, names)) };
        assert_eq!(found(&[&empty, &first, &second], &["tool"])?, Some(first.join(&file)));
        assert_eq!(found(&[&second, &first], &["other", "tool"])?, Some(second.join(&file)));
        assert_eq!(found(&[&empty], &["tool"])?, None);
        fs::remove_dir_all(parent)?;
        Ok(())
    }
}
