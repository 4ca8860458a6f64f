//! A table of the texts that people paste, form by form: each is read as the board that it is, or refused with a sentence that helps.
//!
//! In the files of `pasted/`, a case begins with `#### ` and its name; its text follows, and behind `>>>> ` what comes of it: the 81
//! characters of each puzzle and what is said of it, or the place and the words of an error. `{U+200B}` stands for a character that is not
//! seen, `{SP}` for a blank at the end of a line, `{TAB}` for a tab. `UPDATE_EXPECT=1` writes what comes of it anew: read the difference.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

use nonet_core::board::{Cell, Digit, Grid};
use nonet_formats::{
    About, Puzzles, Reading, candidate_grid, csv_grid, csv_grid_with, line, line_with_zeros, printed_grid, read, read_all, sdk,
    ss,
};
use proptest::{prelude::*, sample::select};
use std::{env, fs, path::Path};

#[test]
fn every_text_is_read_as_it_is_meant_or_refused_with_a_reason() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pasted");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 10, "the cases are missing");
    let mut wrong = Vec::new();
    for file in files {
        let cases = fs::read_to_string(&file).unwrap();
        let mut anew = String::new();
        for case in cases.split("#### ").skip(1) {
            let (name, rest) = case.split_once('\n').unwrap();
            let (text, expected) = rest.split_once("\n>>>> ").unwrap();
            let expected = format!(">>>> {}", expected.trim_end());
            let found = shown(&unescaped(text));
            if found != expected {
                wrong.push(format!(
                    "{}, {name}:\n{text}\nexpected\n{expected}\nfound\n{found}\n",
                    file.file_stem().unwrap().display()
                ));
            }
            anew += &format!("#### {name}\n{text}\n{found}\n\n");
        }
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&file, anew).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{} read otherwise than expected:\n\n{}", wrong.len(), wrong.join("\n"));
}

/// What comes of a text, a line for each puzzle.
fn shown(text: &str) -> String {
    let reading = match read(text) {
        Ok(reading) => reading,
        Err(error) => return format!(">>>> {}:{} {error}", error.line, error.column),
    };
    let all = if reading.more > 0 { read_all(text).unwrap() } else { vec![reading] };
    all.iter().map(of_reading).collect::<Vec<_>>().join("\n")
}

fn of_reading(reading: &Reading) -> String {
    let candidates = reading.candidates.map(|_| candidate_grid(&reading.position()).replace(['|', '-', '+', '\n'], " "));
    let candidates = candidates.map(|all| format!(" · {}", all.split_whitespace().collect::<Vec<_>>().join(" ")));
    let entered: String = reading.entered.iter().map(|cell| format!(" {cell}")).collect();
    let entered = if entered.is_empty() { entered } else { format!(" · entered{entered}") };
    format!(">>>> {:#} · {}{entered}{}", reading.grid, reading.description(), candidates.unwrap_or_default())
}

fn unescaped(text: &str) -> String {
    let mut all = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        all += before;
        let code = after.split_once('}').filter(|(code, _)| code.len() <= 6);
        let ch = code.and_then(|(code, _)| match code {
            "SP" => Some(' '),
            "TAB" => Some('\t'),
            code => code.strip_prefix("U+").and_then(|code| u32::from_str_radix(code, 16).ok()).and_then(char::from_u32),
        });
        match (ch, code) {
            (Some(ch), Some((_, after))) => {
                all.push(ch);
                rest = after;
            }
            _ => {
                all.push('{');
                rest = after;
            }
        }
    }
    all + rest
}

/// A puzzle: a quarter of its cells filled, as in those that people have.
fn any_puzzle() -> impl Strategy<Value = Grid> {
    let digits = prop::collection::vec(prop_oneof![3 => Just(0..=0u8), 1 => Just(1..=9u8)].prop_flat_map(|range| range), 81);
    digits.prop_map(|digits| Cell::all().zip(digits).fold(Grid::EMPTY, |grid, (cell, digit)| grid.with(cell, Digit::new(digit))))
}

/// A puzzle in the forms that hold all of it without blanks that are cells.
fn written(grid: &Grid) -> Vec<String> {
    vec![
        line(grid),
        line_with_zeros(grid),
        printed_grid(grid),
        csv_grid(grid),
        csv_grid_with(grid, ';'),
        csv_grid_with(grid, '\t'),
        sdk(grid, &About::default()),
        ss(grid),
    ]
}

/// Pieces of the forms that have a stage of their own.
const PIECES: [&str; 48] = [
    "<table>",
    "<tr>",
    "<td>",
    "</td>",
    "</table>",
    "<pre>",
    "<input value=",
    "&nbsp;",
    "&#",
    "\\begin{tabular}",
    "\\\\",
    "&",
    "\\setrow",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "c(",
    "matrix(",
    "None",
    "null",
    "-1",
    "3x3:",
    "a5b",
    "SAVEFILE:",
    "PARAMS  :1:",
    "DESC    :",
    "|---|",
    "**",
    "```",
    "> ",
    "#p=",
    "#s=1.",
    "%23",
    "=\n",
    "\n",
    "5.0",
    "E+80",
    "530070000",
    "123456789",
    ".........",
    "A ",
    "[1,]",
    "…",
    "⬜",
    "٣",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_quotation_reads_as_what_it_quotes(
        grid in any_puzzle(),
        quote in select(&["> ", ">", ">> ", "> > ", "\t> "][..]),
        before in select(&["", "On Monday, Bob wrote:\n"][..]),
    ) {
        for text in written(&grid) {
            let quoted: String = text.lines().map(|line| format!("{quote}{line}\n")).collect();
            let text = format!("{before}{quoted}");
            prop_assert_eq!(read(&text).map(|reading| reading.grid), Ok(grid), "{}", text);
        }
    }

    #[test]
    fn a_line_that_is_broken_anywhere_is_whole(grid in any_puzzle(), width in 10..81usize, quote in select(&["", "> "][..])) {
        for text in [line(&grid), line_with_zeros(&grid)] {
            let lines: Vec<String> = text.trim().as_bytes().chunks(width).map(|part| format!("{quote}{}\n", str::from_utf8(part).unwrap())).collect();
            let text = lines.concat();
            prop_assert_eq!(read(&text).map(|reading| reading.grid), Ok(grid), "{}", text);
        }
    }

    #[test]
    fn a_sign_between_rows_is_no_cell(grid in any_puzzle(), sign in select(&['/', '+', '|', ';', ',', '~', '\\', '-', '.'][..])) {
        let zeros = line_with_zeros(&grid);
        let rows: Vec<&str> = zeros.trim().as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap()).collect();
        let text = rows.join(&sign.to_string());
        prop_assert_eq!(read(&text).map(|reading| reading.grid), Ok(grid), "{}", text);
    }

    #[test]
    fn no_mixture_of_forms_makes_the_reader_panic(pieces in prop::collection::vec(select(&PIECES[..]), 0..120), other in any::<String>()) {
        let text = pieces.concat();
        let _ = (read(&text), read(&format!("{text}{other}")), read_all(&text));
        prop_assert!(Puzzles::of_text(&text).count() <= text.len());
    }
}
