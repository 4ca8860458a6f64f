//! Tests of the command as a program: its input, output and exit status.
#![allow(clippy::unwrap_used)] // helpers of tests may

use expect_test::expect_file;
use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};
use transcript::{run_with_input, transcript};

/// The arguments of each case. The expected output is `NAME.expected` in tests/data, where the program runs; `UPDATE_EXPECT=1`
/// rewrites these files. `EASY` and `SWORDFISH` are replaced by puzzles, `STRUCTURES`
/// by structures that fit candidates.txt.
const CASES: [(&str, &str); 71] = [
    ("solve", "solve list.txt"),
    ("solve_argument", "solve EASY"),
    ("solve_grid", "solve grid.txt"),
    ("solve_candidates", "solve candidates.txt"),
    ("solve_two_files", "solve grid.txt list.txt"),
    ("solve_csv", "solve --format csv table.csv"),
    ("solve_jsonl", "solve --format jsonl list.txt table.csv EASY"),
    ("solve_all", "solve --all --limit 3 list.txt"),
    ("solve_all_csv", "solve --all --limit 3 --format csv list.txt"),
    ("solve_all_jsonl", "solve --all --limit 3 --format jsonl list.txt"),
    ("count", "count --limit 20 list.txt"),
    ("count_csv", "count --format csv list.txt"),
    ("count_jsonl", "count --limit 20 --format jsonl list.txt"),
    ("rate", "rate list.txt"),
    ("rate_csv", "rate --se --format csv table.csv"),
    ("rate_jsonl", "rate --se --format jsonl list.txt candidates.txt"),
    ("rate_all", "rate --all EASY SWORDFISH candidates.txt"),
    ("rate_all_csv", "rate --all --format csv SWORDFISH candidates.txt"),
    ("rate_all_jsonl", "rate --all --format jsonl EASY SWORDFISH"),
    ("rate_all_german", "rate --all --language de SWORDFISH"),
    ("help_rate", "rate --help"),
    ("steps", "steps SWORDFISH"),
    ("steps_sentences", "steps --sentences --order rating EASY"),
    (
        "steps_several_solutions",
        "steps --no-uniqueness 000000200058006000000300085010470600900000507007039040760008000000900810009000000",
    ),
    ("steps_csv", "steps --format csv SWORDFISH"),
    ("steps_jsonl", "steps --format jsonl SWORDFISH"),
    ("hint", "hint list.txt"),
    ("hint_all", "hint --all EASY"),
    ("hint_csv", "hint --format csv list.txt"),
    ("hint_jsonl", "hint --format jsonl list.txt"),
    ("judge", "judge candidates.txt STRUCTURES"),
    ("judge_csv", "judge --format csv candidates.txt STRUCTURES"),
    ("judge_jsonl", "judge --format jsonl candidates.txt STRUCTURES"),
    ("judge_proves", "judge candidates.txt PROVED"),
    ("help_judge", "judge --help"),
    ("generate", "generate --count 3 --level easy"),
    ("generate_csv", "generate --count 2 --level HARD --technique swordfish --seed 3 --format csv"),
    ("generate_jsonl", "generate --count 2 --symmetry half_turn --format jsonl"),
    ("convert_line", "convert --to line grid.txt table.csv"),
    ("convert_omits", "convert --to line ruled_out.txt"),
    ("convert_omits_jsonl", "convert --to sdm --format jsonl ruled_out.txt"),
    ("convert_candidates", "convert --to candidates EASY"),
    ("convert_sdk", "convert --to sdk list.txt"),
    ("convert_opensudoku", "convert --to opensudoku list.txt"),
    ("convert_link", "convert --to sudokuwiki EASY"),
    ("convert_csv", "convert --to ss --format csv table.csv"),
    ("check", "check list.txt table.csv"),
    ("check_csv", "check --format csv table.csv"),
    ("check_jsonl", "check --format jsonl list.txt EASY"),
    ("check_solutions", "check solutions.txt"),
    ("count_solutions_csv", "count --format csv --line-buffered solutions.txt"),
    ("check_duplicates", "check --duplicates guises.csv"),
    ("check_duplicates_csv", "check --duplicates --format csv guises.csv"),
    ("check_duplicates_jsonl", "check --once --duplicates --format jsonl guises.csv"),
    ("convert_once", "convert --to line --once guises.csv list.txt"),
    ("rate_solved", "rate --se SOLVED"),
    ("no_file", "check there_is_no_such_file.txt EASY"),
    ("not_the_same_columns", "solve --format csv table.csv other.csv"),
    ("help_steps", "steps --help"),
    ("help_generate", "generate --help"),
    ("usage_no_command", ""),
    ("usage_no_such_level", "generate --level harder"),
    ("usage_impossible", "generate --level easy --technique swordfish"),
    ("steps_german", "steps --sentences --language de SWORDFISH"),
    ("hint_german", "--language DE hint list.txt"),
    ("judge_german", "judge --language de candidates.txt STRUCTURES"),
    ("check_german", "check --language de --duplicates list.txt guises.csv solutions.txt"),
    ("solve_german", "solve --language de list.txt"),
    ("convert_german", "convert --language de --to line ruled_out.txt"),
    ("usage_no_such_language", "hint --language xx EASY"),
    ("usage_no_such_option", "rate --stars EASY"),
];

const EASY: &str = "000019040004800600750000002090102004000003000500406030800000073006008400010290000";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const STRUCTURES: &str = "28r69c2 (2)r8c2=r9c2-r9c4=r7c4 (2)r8x2=r9c2 PROVED,r9c1<>2 {6N2,9N2}{28c2} 1r14/c13 9r4/c9 28r6c29";
const PROVED: &str = "(2=8)r6c2-(8=2)r9c2=>r8c2<>2";
const SWORDFISH: &str = "000400016000000800800200000100005090092000005700800002004097001007300040500008000";

#[test]
fn every_case_comes_out_as_expected() {
    for (name, arguments) in CASES {
        let arguments = arguments
            .replace("STRUCTURES", STRUCTURES)
            .replace("PROVED", PROVED)
            .replace("EASY", EASY)
            .replace("SWORDFISH", SWORDFISH)
            .replace("SOLVED", SOLVED);
        let expected = expect_file![folder().join(format!("{name}.expected"))];
        expected.assert_eq(&transcript(&nonet(&arguments).output().unwrap()));
    }
}

/// Programs read the same keys, columns, names and values in any language; only what is told in words differs.
#[test]
fn keys_and_ids_are_the_same_in_any_language() {
    const WORDS: [&str; 7] = ["notation", "sentences", "status", "why", "error", "left_out", "read_as"];
    let shown = |json: &str| {
        let mut value: serde_json::Value = serde_json::from_str(json).unwrap();
        without_words(&mut value, &WORDS);
        value
    };
    for command in [
        "steps SWORDFISH",
        "hint list.txt",
        "check list.txt",
        "rate list.txt",
        "rate --all SWORDFISH",
        "judge candidates.txt STRUCTURES",
    ] {
        let command = command.replace("SWORDFISH", SWORDFISH).replace("STRUCTURES", STRUCTURES);
        let [english, german] = ["en", "de"].map(|tag| answered(&format!("{command} --format jsonl --language {tag}"), ""));
        let [english, german] = [&english, &german].map(|lines| lines.lines().map(shown).collect::<Vec<_>>());
        assert_eq!(english, german, "{command}");
        let [english, german] = ["en", "de"].map(|tag| answered(&format!("{command} --format csv --language {tag}"), ""));
        assert_eq!(english.lines().next(), german.lines().next(), "{command}");
    }
}

/// Empties what is told in words.
fn without_words(value: &mut serde_json::Value, words: &[&str]) {
    match value {
        serde_json::Value::Object(object) => {
            for (key, value) in object {
                if words.contains(&key.as_str()) { *value = serde_json::Value::Null } else { without_words(value, words) }
            }
        }
        serde_json::Value::Array(items) => items.iter_mut().for_each(|item| without_words(item, words)),
        _ => {}
    }
}

#[test]
fn a_stream_that_no_pipe_holds_keeps_its_order_on_any_number_of_threads() {
    let easy: Vec<char> = EASY.chars().collect();
    let text: String = (0..6_000)
        .map(|number| {
            let turned: String = (0..81).map(|i| easy[(i + 9 * (number % 9)) % 81]).collect(); // not all of them have a solution
            turned + "\n"
        })
        .collect();
    assert!(text.len() > 400_000);
    let one = answered("count --format jsonl --jobs 1", &text);
    assert_eq!(one.lines().count(), 6_000);
    for (i, (line, puzzle)) in one.lines().zip(text.lines()).enumerate() {
        let start = format!("{{\"file\":\"-\",\"line\":{},\"puzzle\":\"{}\"", i + 1, puzzle.replace('0', "."));
        assert!(line.starts_with(&start), "{line}");
    }
    assert!(one == answered("count --format jsonl --jobs 4 -", &text));
    assert!(one == answered("count --format jsonl", &text));
}

#[test]
fn who_writes_slowly_is_answered_at_once() {
    let mut child = nonet("solve").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (sender, receiver) = mpsc::channel();
    let reader = thread::spawn(move || output.lines().map_while(Result::ok).for_each(|line| drop(sender.send(line))));
    for _ in 0..2_000 {
        writeln!(input, "{EASY}").unwrap(); // more than the reader needs to detect the form
    }
    input.flush().unwrap();
    let first = receiver.recv_timeout(Duration::from_secs(300)).unwrap(); // the input is still open
    assert_eq!(first.len(), 81);
    drop(input);
    reader.join().unwrap();
    assert!(child.wait().unwrap().success());
}

/// A program that asks, and asks again only when it has its answer.
struct Asking {
    child: Child,
    input: ChildStdin,
    answers: mpsc::Receiver<String>,
}

impl Asking {
    fn new(arguments: &str) -> Asking {
        let mut child = nonet(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let (sender, answers) = mpsc::channel();
        thread::spawn(move || output.lines().map_while(Result::ok).for_each(|line| drop(sender.send(line))));
        Asking { child, input, answers }
    }

    /// Writes a line and waits for a line; the input stays open.
    fn ask(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
        self.answer()
    }

    fn answer(&self) -> String {
        self.answers.recv_timeout(Duration::from_secs(300)).unwrap()
    }

    /// Ends the input. Returns the exit status.
    fn end(mut self) -> Option<i32> {
        drop(self.input);
        let status = self.child.wait().unwrap().code();
        assert_eq!(self.answers.recv().ok(), None, "an answer too many");
        status
    }
}

#[test]
fn a_program_that_waits_for_each_answer_gets_it() {
    let (easy, swordfish) = (EASY.replace('0', "."), SWORDFISH.replace('0', "."));
    let mut asking = Asking::new("solve");
    for puzzle in [EASY, SWORDFISH, &easy] {
        assert_eq!(asking.ask(puzzle).len(), 81);
    }
    assert_eq!(asking.end(), Some(0));

    let mut asking = Asking::new("check --line-buffered --format jsonl -");
    for (line, answer) in [
        (EASY, "\"verdict\":\"one\""),
        ("hello world", "\"error\":\"line 2, column 1: 'hello' is no row of cells"),
        ("", "\"error\":\"nothing to read"),
        ("# a comment", "\"error\":"),
        (&EASY[1..], "\"error\":\"line 5 has 80 characters"),
        (&format!("{swordfish} 7.1"), "\"verdict\":\"one\""),
        ("https://sudokupad.app/nd4nqq0nhb", "\"error\":\"this SudokuPad link only names a puzzle"),
    ] {
        let found = asking.ask(line);
        assert!(found.contains(answer), "{line}: {found}");
    }
    assert_eq!(asking.end(), Some(1));

    let mut asking = Asking::new("count --line-buffered --format csv");
    assert_eq!(asking.answer(), "puzzle,solutions,more,error");
    assert_eq!(asking.ask(EASY), format!("{EASY},1,false,"));
    assert!(asking.ask("none").starts_with("none,,,"));
    assert_eq!(asking.end(), Some(1));
}

/// An input without a puzzle is named, and the command ends with status 1.
#[test]
fn what_was_not_read_is_said() {
    for (input, said) in [
        ("hello world\n", "standard input:1: line 1, column 1: 'hello' is no row of cells"),
        ("", "standard input: nothing to read, expected puzzles"),
        ("\n\n# only a comment\n", "standard input: nothing to read, expected puzzles"),
        ("puzzle,solution\n", "standard input: nothing to read, expected puzzles"),
        (
            "https://sudokupad.app/nd4nqq0nhb\nhttps://sudokupad.app/other\n",
            "standard input:2: this SudokuPad link only names a puzzle",
        ),
        (
            "https://example.org/about\nhttps://example.org/contact\n",
            "standard input:1: this link to example.org holds no 81 cells",
        ),
    ] {
        for arguments in ["check -", "solve", "rate"] {
            let output = run_with_input(&mut nonet(arguments), input);
            let told = String::from_utf8(output.stderr).unwrap();
            assert_eq!((output.status.code(), told.contains(said)), (Some(1), true), "{arguments}: {input}: {told}");
        }
        for arguments in ["check --format csv", "convert --to line --format jsonl -"] {
            assert_eq!(run_with_input(&mut nonet(arguments), input).status.code(), Some(1), "{arguments}: {input}");
        }
    }
}

/// The greatest number of all is a limit as others are.
#[test]
fn limits_may_be_as_great_as_can_be() {
    for arguments in ["count --limit 18446744073709551615", "solve --all --limit 18446744073709551615"] {
        let found = answered(arguments, "000000200058006000000300085010470600900000507007039040760008000000900810009000000\n");
        assert!(found == "32\n" || found.lines().count() == 32, "{arguments}: {found}");
    }
}

/// Lines, grids, tables and words in one text are read as the libraries and the page read them.
#[test]
fn texts_of_all_sorts_are_read_as_the_library_reads_them() {
    let rows =
        |line: &str| line.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect::<String>();
    for text in [
        format!("{EASY}\n{}", rows(SWORDFISH)),
        format!("{}\n{EASY}\n", rows(SWORDFISH)),
        format!("Easy:\n{EASY}\n\nHard:\n{}", rows(SWORDFISH)),
        format!("id,note,puzzle\n1,\"two\nlines\",{EASY}\n2,,=\"{SWORDFISH}\"\n"),
        format!("{EASY}\nnothing\n{SWORDFISH}\n"),
        "hello world".to_owned(),
    ] {
        let library: Vec<String> = nonet_formats::Puzzles::of_text(&text)
            .filter_map(|one| one.result.ok())
            .map(|reading| nonet_formats::line(&reading.grid))
            .collect();
        let command = answered("convert --to line", &text);
        assert_eq!(command.lines().collect::<Vec<_>>(), library, "{text}");
    }
}

#[test]
fn a_reader_that_goes_ends_it_quietly() {
    let text = format!("{EASY}\n").repeat(20_000);
    for arguments in
        ["solve", "rate --format csv", "convert --to grid", "generate --count 1000000 --level easy", "completions bash"]
    {
        let mut child = nonet(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let (mut input, text) = (child.stdin.take().unwrap(), text.clone());
        let writer = thread::spawn(move || drop(input.write_all(text.as_bytes()))); // writing fails when the reader has gone
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap(); // as `head -1` reads
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{arguments}");
        assert!(!first.is_empty());
        writer.join().unwrap();
    }
}

/// A puzzle that is written in any form is read back as the same puzzle.
#[test]
fn every_form_is_read_back() {
    let help = String::from_utf8(nonet("convert --help").output().unwrap().stdout).unwrap();
    let forms = help.split("[possible values: ").nth(1).and_then(|rest| rest.split(']').next()).unwrap();
    let forms: Vec<&str> = forms.split(", ").map(str::trim).collect();
    assert_eq!(forms.len(), 16, "{forms:?}");
    let puzzles = format!("{}\n{}\n", EASY.replace('0', "."), SWORDFISH.replace('0', "."));
    for form in forms {
        let written = answered(&format!("convert --to {form}"), &puzzles);
        assert_eq!(answered("convert --to line", &written), puzzles, "{form}:\n{written}");
    }
}

#[test]
fn help_and_completions_are_there() {
    let help = String::from_utf8(nonet("--help").output().unwrap().stdout).unwrap();
    for command in ["solve", "count", "rate", "steps", "hint", "generate", "convert", "check"] {
        assert!(help.contains(&format!("\n  {command} ")), "{command}");
    }
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = nonet(&format!("completions {shell}")).output().unwrap();
        assert!(output.status.success() && String::from_utf8(output.stdout).unwrap().contains("convert"), "{shell}");
    }
}

fn nonet(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonet"));
    command.args(arguments.split_whitespace()).current_dir(folder()).stdin(Stdio::null()).env_remove("NO_COLOR");
    command
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// Returns the standard output of a run with this input.
fn answered(arguments: &str, input: &str) -> String {
    String::from_utf8(run_with_input(&mut nonet(arguments), input).stdout).unwrap()
}
