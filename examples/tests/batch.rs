//! Tests of the example `batch` as a program: its input, output and exit status.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

mod program;

use expect_test::expect_file;
use program::example;
use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{LazyLock, mpsc},
    thread,
    time::Duration,
};
use transcript::{run_with_input, transcript};

/// The arguments of each case. The expected output is `NAME.expected` in tests/data/batch, where the program runs;
/// `UPDATE_EXPECT=1` rewrites these files.
const CASES: [(&str, &[&str]); 28] = [
    ("seeds", &["seeds.csv"]),
    ("seeds_counted", &["--limit", "1000", "seeds.csv"]),
    ("seeds_rated", &["--rate", "seeds.csv"]),
    ("seeds_rated_se", &["--se", "--rate", "seeds.csv"]),
    ("seeds_se_steps", &["--se-steps", "seeds.csv"]),
    ("seed_3c_all", &["--all", "seed_3c.txt"]),
    ("seed_3c_all_to_3", &["--limit", "3", "--all", "seed_3c.txt"]),
    ("list", &["list_crlf_bom.txt"]),
    ("list_with_bad_rows", &["list_with_bad_rows.txt"]),
    ("list_not_utf8", &["list_not_utf8.txt"]),
    ("list_of_links", &["list_of_links.txt"]),
    ("kaggle", &["kaggle.csv"]),
    ("table_quoted", &["table_quoted.csv"]),
    ("table_semicolon", &["table_semicolon_bom.csv"]),
    ("table_with_bad_rows", &["table_with_bad_rows.csv"]),
    ("table_header_only", &["table_header_only.csv"]),
    ("table_candidates", &["table_candidates.csv"]),
    ("grid_csv", &["grid.csv"]),
    ("grid_semicolon", &["grid_semicolon_crlf.csv"]),
    ("grid_printed", &["grid_printed.txt"]),
    ("grid_candidates", &["grid_candidates.txt"]),
    ("grid_several", &["grid_several.csv"]),
    ("grid_clash", &["grid_clash.csv"]),
    ("grid_row_of_8", &["grid_row_of_8.csv"]),
    ("grids", &["grids.txt"]),
    ("utf16", &["grid_utf16.csv"]),
    ("no_file", &["there_is_no_such_file.csv"]),
    ("usage", &["--limit", "none", "seeds.csv"]),
];

/// The puzzles and solutions of the earlier programs' seeds that have one solution.
const SEEDS: [(&str, &str); 4] = [
    (
        "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
        "143986257679425381285731694962354178357618942418279563821567439796143825534892716",
    ),
    (
        "060000190002610004701000000000070010006083000540060003080027039000400078000000400",
        "468735192352619784791842356839274615126583947547961823684127539913456278275398461",
    ),
    (
        "000019040004800600750000002090102004000003000500406030800000073006008400010290000",
        "268719345134825697759364182397182564642953718581476239825641973976538421413297856",
    ),
    (
        "000000200058006000000300085010470600906000507007039040760008000000900810009000000",
        "391854276458726391672391485813475629946182537527639148764218953235967814189543762",
    ),
];
const SEED_3C: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

#[test]
fn every_case_comes_out_as_expected() {
    for (name, arguments) in CASES {
        let expected = expect_file![folder().join(format!("{name}.expected"))];
        expected.assert_eq(&transcript(&batch(arguments).output().unwrap()));
    }
}

#[test]
fn the_seeds_have_the_solutions_that_are_known() {
    let puzzles: Vec<&str> = SEEDS.iter().map(|(puzzle, _)| *puzzle).chain([SEED_3C]).collect();
    let rows = rows_of(&["--limit", "1000", "-"], &puzzles.join("\n"));
    for ((puzzle, solution), row) in SEEDS.iter().zip(&rows) {
        assert_eq!(row[..3], [*puzzle, "1", *solution]);
    }
    assert_eq!(rows[4][..2], [SEED_3C, "32"]);
}

#[test]
fn all_solutions_come_in_reading_order() {
    let rows = rows_of(&["--all", "-"], SEED_3C);
    let solutions: Vec<&str> = rows.iter().map(|row| row[2].as_str()).collect();
    assert_eq!(solutions.len(), 32);
    assert!(solutions.is_sorted());
    assert_eq!(solutions.iter().collect::<BTreeSet<_>>().len(), 32);
    let differing = (0..81).filter(|&i| solutions.iter().any(|solution| solution[i..=i] != solutions[0][i..=i]));
    assert_eq!(differing.count(), 49);
}

#[test]
fn a_list_is_answered_while_it_is_still_coming_in() {
    let mut child = batch(&["-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let (sender, receiver) = mpsc::channel();
    let reader =
        thread::spawn(move || output.lines().map_while(Result::ok).inspect(|line| drop(sender.send(line.clone()))).count());
    let mut input = child.stdin.take().unwrap();
    for _ in 0..3_000 {
        writeln!(input, "{}", SEEDS[1].0).unwrap();
    }
    input.flush().unwrap();
    let header = receiver.recv_timeout(Duration::from_secs(300)).unwrap(); // the input is still open
    assert_eq!(header, "puzzle,solutions,solution,guesses,depth,error");
    drop(input);
    assert_eq!(reader.join().unwrap(), 3_001);
    assert!(child.wait().unwrap().success());
}

#[test]
fn wrong_usage_ends_with_2_and_says_why() {
    let wrong: [&[&str]; 7] =
        [&[], &["a", "b"], &["--limit"], &["--limit", "0", "-"], &["--limit", "-1", "-"], &["--rates", "-"], &["--no-such", "-"]];
    for arguments in wrong {
        let output = batch(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: "), "{arguments:?}");
    }
}

static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| example("batch"));

fn batch(arguments: &[&str]) -> Command {
    let mut command = Command::new(&*PROGRAM);
    command.args(arguments).current_dir(folder()).stdin(Stdio::null());
    command
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/batch")
}

/// Returns the rows of the output without the header, split at commas.
fn rows_of(arguments: &[&str], input: &str) -> Vec<Vec<String>> {
    let output = run_with_input(&mut batch(arguments), input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect()
}
