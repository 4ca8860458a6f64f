//! For tests: compares texts, and the runs of programs, with the files of a folder that say what is expected. With the variable
//! `UPDATE_EXPECT` in the environment, the files are written anew: read the difference as you would read code.

#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails so")]

use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
    thread,
};

/// A folder with files of expected texts, and the texts that differed from them so far.
#[must_use = "`finish` fails the test"]
pub struct Expected {
    folder: PathBuf,
    update: bool,
    different: Vec<String>,
}

impl Expected {
    /// Returns the expected texts of a folder. The environment says whether they are updated.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Expected {
        Expected { folder: folder.into(), update: env::var_os("UPDATE_EXPECT").is_some(), different: Vec::new() }
    }

    /// Compares `found` with the file `NAME.expected`, or writes that file if it is to be updated.
    pub fn compare(&mut self, name: &str, found: &str) {
        let file = self.folder.join(format!("{name}.expected"));
        if self.update {
            fs::write(&file, found).unwrap();
        }
        if fs::read_to_string(&file).ok().as_deref() != Some(found) {
            self.different.push(format!("{name}:\n{found}"));
        }
    }

    /// Ends the comparison.
    ///
    /// # Panics
    ///
    /// If a text was not the expected one. The message has all of these.
    pub fn finish(self) {
        let Expected { folder, different, .. } = self;
        assert!(
            different.is_empty(),
            "not as expected in {}; UPDATE_EXPECT=1 accepts what is found:\n\n{}",
            folder.display(),
            different.join("\n")
        );
    }
}

/// Returns the result of a run as a text: exit status, output and errors. The operating system's message about a missing file is cut,
/// since it differs between systems, as is the ending of a program's name.
#[must_use]
pub fn transcript(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap().replace(".exe", "");
    let errors: String = text(&output.stderr).lines().map(|line| without_system_error(line).to_owned() + "\n").collect();
    format!("exit {}\n--- output\n{}--- errors\n{errors}", output.status.code().unwrap(), text(&output.stdout))
}

/// Returns the line without the operating system's message: `a.txt: No such file or directory (os error 2)` becomes `a.txt`.
fn without_system_error(line: &str) -> &str {
    let system = line.find(" (os error").and_then(|end| line[..end].rfind(": "));
    system.map_or(line, |start| &line[..start])
}

/// Runs a command with this text as its standard input.
#[must_use]
pub fn run_with_input(command: &mut Command, input: &str) -> Output {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let (mut stdin, text) = (child.stdin.take().unwrap(), input.to_owned());
    let writer = thread::spawn(move || stdin.write_all(text.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(name: &str, found: &str, update: bool) -> Expected {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data");
        let mut expected = Expected { update, ..Expected::in_folder(folder) };
        expected.compare(name, found);
        expected
    }

    #[test]
    fn a_text_is_what_the_file_says() {
        compared("greeting", "Hello\n", false).finish();
    }

    #[test]
    #[should_panic(expected = "greeting:\nHello")]
    fn another_text_fails() {
        compared("greeting", "Hello", false).finish();
    }

    #[test]
    #[should_panic(expected = "no_such_file")]
    fn a_missing_file_fails() {
        compared("no_such_file", "", false).finish();
    }

    #[test]
    fn the_message_of_the_system_is_cut() {
        assert_eq!(without_system_error("a.txt: No such file or directory (os error 2)"), "a.txt");
        assert_eq!(without_system_error("list.txt:3: no solution"), "list.txt:3: no solution");
    }
}
