//! A table of the texts that people paste, form by form: each is read as the board that it is, or refused with a sentence that helps.
//!
//! In the files of `pasted/`, a case begins with `#### ` and its name; its text follows, and behind `>>>> ` what comes of it: the 81
//! characters of each puzzle and what is said of it, or the place and the words of an error. `{U+200B}` stands for a character that is not
//! seen, `{SP}` for a blank at the end of a line, `{TAB}` for a tab. `UPDATE_EXPECT=1` writes what comes of it anew: read the difference.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

use nonet_core::board::{Cell, Digit, Grid};
use nonet_formats::{
    About, Puzzles, ReadError, Reading, candidate_grid, csv_grid, csv_grid_with, line, line_with_zeros, printed_grid, read,
    read_all, sdk, ss,
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

/// The result of a text, a line for each puzzle.
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

/// The forms in which a sign may stand for each empty cell.
fn with_signs(puzzle: &str, empty: char) -> Vec<String> {
    let cells: Vec<char> = puzzle.chars().map(|ch| if ch == '.' { empty } else { ch }).collect();
    let rows = |between: &str| -> String {
        let row = |row: &[char]| row.iter().map(char::to_string).collect::<Vec<_>>().join(between) + "\n";
        cells.chunks(9).map(row).collect()
    };
    let boxes = |row: &[char]| row.chunks(3).map(|three| three.iter().collect::<String>()).collect::<Vec<_>>().join("|");
    let framed: Vec<String> = cells.chunks(9).map(boxes).collect();
    let rule = "\n---+---+---\n";
    let framed = framed.chunks(3).map(|band| band.join("\n")).collect::<Vec<_>>().join(rule);
    vec![cells.iter().collect(), rows(""), rows(" "), rows(","), rows("\t"), framed]
}

/// Whatever sign stands in the empty cells, or for one of the digits: the board is read as it is meant, or what is said does not
/// contradict itself. What all texts have in common is that nearly all of a board is there, so that numbers may be right and signs wrong.
#[test]
fn no_error_expects_the_number_that_it_has_found() {
    let puzzles = [
        "81..2..4...2.5...6......3....9.....75...67.386.8.......8.2715.....3.6...1.7...68.",
        ".675....3.8....5.95...8..4......3..6.....4.8.........78.53.17..7.9....5.2..7..39.",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ];
    let others = ['é', '¦', '«', '°', '§', '你', '…', '—', '•', '🙂', '\u{1}', '\u{b}', '\u{200b}'];
    let signs: Vec<char> = (' '..='~').filter(|ch| !ch.is_ascii_digit()).chain(others).collect();
    for puzzle in puzzles {
        let grid: Grid = puzzle.parse().unwrap();
        for sign in signs.iter().copied() {
            for (layout, text) in with_signs(puzzle, sign).into_iter().enumerate() {
                check_of_sign(&text, &grid);
                for (at, ch) in text.char_indices().skip(8).step_by(60).filter(|_| puzzle == puzzles[0]) {
                    let lacking = format!("{}{}", &text[..at], &text[at + ch.len_utf8()..]);
                    let surplus = format!("{}{sign}{}", &text[..at], &text[at..]);
                    [lacking, surplus].iter().filter_map(|text| read(text).err()).for_each(|error| check_message(&error, &text));
                }
                let is_known =
                    matches!(sign, ',' | ';' | '\'' | '"' | '|' | '`' | '~' | '@' | '/' | '[' | '(' | ')') && layout < 3;
                assert!(!is_known || read(&text).is_ok_and(|reading| reading.grid == grid), "{:?}: {text}", read(&text));
            }
            for digit in ['1', '6'] {
                with_signs(&puzzle.replace(digit, &sign.to_string()), '.').iter().for_each(|text| check_of_sign(text, &grid));
            }
        }
    }
}

/// In a list of several lines, too, the sign is told once and by its own name.
#[test]
fn an_unusual_sign_of_a_list_is_told_by_its_name() {
    for sign in [',', ';', '~', '°'] {
        let line = "81..2..4...2.5...6......3....9.....75...67.386.8.......8.2715.....3.6...1.7...68.";
        let text = format!("{line}\n{line}\n").replace('.', &sign.to_string());
        let reading = read(&text).unwrap();
        assert_eq!((reading.description(), reading.more), (format!("81-character line, '{sign}' for empty"), 1));
    }
}

/// The board is read, perhaps without the digits that a sign stands for; or nothing is expected that is there.
fn check_of_sign(text: &str, grid: &Grid) {
    match read(text) {
        Ok(reading) => {
            // A sign for a digit may be one for an empty cell in other texts.
            let is_part = Cell::all().all(|cell| reading.grid[cell].is_none() || reading.grid[cell] == grid[cell]);
            assert!(is_part, "{}\n{text}\nis read as\n{:#}", reading.description(), reading.grid);
        }
        Err(error) => check_message(&error, text),
    }
}

/// Checks that the message does not expect the number that was found.
fn check_message(error: &ReadError, text: &str) {
    let said = error.to_string();
    let (found, expected) = said.split_once("expected ").unwrap_or((&said, ""));
    let number = |text: &str| text.chars().take_while(char::is_ascii_digit).collect::<String>();
    let found = number(found.split_once(" has ").map_or(found, |(_, found)| found));
    assert!(found.is_empty() || found != number(expected), "{said}\n{text}");
}
