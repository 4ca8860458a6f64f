//! Tests of the program on small inputs: its output and exit status.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

use std::{
    env, fs,
    path::Path,
    process::{Command, Output},
};

/// Library lines that pass, one that fails, and one that can't be read.
const LIBRARY: &str = "\
# Two lines whose steps are there, one whose step is another, and one that is no line.
:0000:1:+6+3+42+8+9...8+7531+6+2+9+42+91+7+5+4+6+38+349+16+58+7+2+5+8+79+42..+6+1+62+83+754+97+5+8+4+2+39+61+9.+6+5784+23+4+2+3+6+91...:::182:
:0002:1:74..+2+9..6+3+9.8..2..+28.3+7.+945.+2..651......+9+3.+2...328....63...7.9+2.+79+6.2...5+1+2+9+3+8+764:118 123 125 126 185::175:
:0002:1:74..+2+9..6+3+9.8..2..+28.3+7.+945.+2..651......+9+3.+2...328....63...7.9+2.+79+6.2...5+1+2+9+3+8+764:118 123 125 126 185::176:
:0002:1:74:::
";

const TABLE: &str = "\
puzzle,set,level,score,techniques
000019040004800600750000002090102004000003000500406030800000073006008400010290000,made,Easy,426,Hidden Single=20
043080250600000000000001094900004070000608000010200003820500000000000005034090710,made,Medium,780,X-Wing=1
";

#[test]
fn library_lines_pass_or_not() {
    let file = written("library.txt", LIBRARY);
    let output = conformance(&["library", &file]);
    let text = printed(&output);
    assert_eq!(output.status.code(), Some(1), "a line is none");
    assert_eq!(
        text.lines().collect::<Vec<_>>(),
        [LIBRARY.lines().nth(3).unwrap(), "0000 1 of 1", "0002 1 of 2", "PASSED 2 of 3"]
    );
    assert!(String::from_utf8_lossy(&output.stderr).ends_with("line 5: not a library line\n"));
    assert!(printed(&conformance(&["library", "--codes", "0000", &file])).ends_with("PASSED 1 of 1\n"));
}

/// Ranges are compared with the first four characters of a code, which may have a character of several bytes there.
#[test]
fn a_code_may_have_any_characters() {
    let line = LIBRARY.lines().nth(3).unwrap().replace(":0002:", ":000é1:");
    let output = conformance(&["library", &written("code.txt", &line)]);
    assert_eq!((output.status.code(), printed(&output).lines().last().unwrap()), (Some(0), "PASSED 0 of 1"));
}

#[test]
fn ratings_are_compared_with_a_table() {
    let file = written("strength.csv", TABLE);
    let text = printed(&conformance(&["strength", "--each", &file]));
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].ends_with("is Hard, not Medium: 780 for 780"), "{text}");
    assert_eq!(lines[1], "made: 2 puzzles");
    assert!(text.contains("of those, with its level: 1 (50.00 %)"), "{text}");
}

#[test]
fn explained_steps_are_those_of_the_original() {
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("../se/tests/data/steps.txt");
    let output = conformance(&["se-check", steps.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0));
    assert!(printed(&output).contains(" compared, 0 differ, "), "{}", printed(&output));
    let file =
        written("se.csv", &TABLE.replace("puzzle,set,level,score", "puzzle,ER,EP,ED").replace("made,Easy,426", "9.0,9.0,9.0"));
    assert_eq!(conformance(&["se-check", &file]).status.code(), Some(1));
    let empty = ".".repeat(81);
    let output = conformance(&["se-check", &written("se_empty.csv", &format!("puzzle,ER,EP,ED\n{empty},1.2,1.2,1.2\n"))]);
    assert_eq!((output.status.code(), printed(&output)), (Some(1), format!("{empty} has not exactly one solution\n")));
}

#[test]
fn steps_are_proved_and_made_puzzles_judged() {
    let output = conformance(&["soundness", "--up-to", "3", "--every", "40"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(printed(&output).starts_with("3 puzzles, 0 of them not solved") && printed(&output).ends_with(" 0 failed\n"));
    let output = conformance(&["make-check", "10"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(printed(&output).ends_with("10 puzzles, 0 failed\n"), "{}", printed(&output));
}

#[test]
fn wrong_usage_ends_with_2() {
    let wrong: [&[&str]; 7] =
        [&[], &["librarian"], &["library"], &["strength"], &["se-check"], &["soundness"], &["make-check", "many"]];
    for arguments in wrong {
        let output = conformance(arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("help"), "{arguments:?}");
    }
}

fn conformance(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_conformance")).args(arguments).output().unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Writes a file with this text to the target folder. Returns its path.
fn written(name: &str, text: &str) -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}
