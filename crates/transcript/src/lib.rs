//! For tests: runs of programs as texts, which are compared with files of what is expected.

#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails so")]

use std::{
    io::Write,
    process::{Command, Output, Stdio},
    thread,
};

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

    #[test]
    fn the_message_of_the_system_is_cut() {
        assert_eq!(without_system_error("a.txt: No such file or directory (os error 2)"), "a.txt");
        assert_eq!(without_system_error("list.txt:3: no solution"), "list.txt:3: no solution");
    }
}
