//! Tests of every form of text: the boards that are read, the texts that are refused and why, and that what is printed is read back.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

use expect_test::expect_file;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, DigitSet, Grid};
use nonet_formats::{
    About, BoardState, Form, NonetLink, Puzzles, ReadError, ReadErrorKind, Reading, ShownSign, Site, candidate_grid,
    candidate_line, csv_grid, csv_grid_with, library_line, line, line_with_zeros, open_sudoku, printed_grid, read, read_all,
    read_bytes, sdk, sdm, sdx, ss,
};
use proptest::{prelude::*, sample::select};
use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

/// Any grid, legal or not.
fn any_grid() -> impl Strategy<Value = Grid> {
    prop::collection::vec(0..=9u8, 81)
        .prop_map(|digits| Cell::all().zip(digits).fold(Grid::EMPTY, |grid, (cell, digit)| grid.with(cell, Digit::new(digit))))
}

/// A board that may stand there and be linked to: givens, entered digits, notes in empty cells.
fn any_board() -> impl Strategy<Value = BoardState> {
    let places = prop::collection::vec((0..4u8, 1..=9u8, 0..512u16), 81);
    places.prop_map(|places| {
        let mut position = BoardState::default();
        for (cell, (kind, digit, notes)) in Cell::all().zip(places) {
            match kind {
                0 => position.givens[cell] = Digit::new(digit),
                1 => position.entered[cell] = Digit::new(digit),
                2 => position.notes.set_digits(cell, DigitSet::from_bits(notes)),
                _ => {}
            }
        }
        position
    })
}

/// A position as play leaves it: digits that don't clash, and some candidates eliminated.
fn any_position() -> impl Strategy<Value = Candidates> {
    let placements = prop::collection::vec((0..81usize, 1..=9u8), 0..60);
    let eliminations = prop::collection::vec((0..81usize, 1..=9u8), 0..200);
    (placements, eliminations).prop_map(|(placements, eliminations)| {
        let candidate = |(cell, digit): (usize, u8)| Candidate::new(Cell::from_index(cell).unwrap(), Digit::new(digit).unwrap());
        let mut position = Candidates::new(&Grid::EMPTY);
        for Candidate { cell, digit } in placements.into_iter().map(candidate) {
            if position.of_cell(cell).contains(digit) {
                position.place(cell, digit);
            }
        }
        position.eliminate(&eliminations.into_iter().map(candidate).collect::<CandidateSet>());
        position
    })
}

/// A list of values with 0 and a word for nothing, and without 9, is refused at its first 0, and the first word is named as well.
#[test]
fn a_zero_beside_a_word_for_nothing_is_refused_with_both_places() {
    let flat = |values: &[String]| format!("[{}]", values.join(", "));
    let rows = |values: &[String], between: &str| values.chunks(9).map(flat).collect::<Vec<_>>().join(between);
    let fields = |values: &[String]| values.chunks(9).map(|row| row.join(",") + "\n").collect::<String>();
    type Layout<'a> = &'a dyn Fn(&[String]) -> String;
    let layouts: [Layout<'_>; 5] = [
        &flat,
        &|values| format!("[{}]", rows(values, ", ")),
        &|values| format!("board = [{}]\n", rows(values, ",\n         ")),
        &|values| format!("{{\"id\": 7, \"cells\": [\n  {}\n]}}", rows(values, ",\n  ")),
        &fields,
    ];
    for (layout, write) in layouts.iter().enumerate() {
        for (word, sign) in [
            ("null", "'null'"),
            ("None", "'None'"),
            ("NaN", "'NaN'"),
            ("nil", "'nil'"),
            ("undefined", "'undefined'"),
            ("-1", "'-1'"),
            ("", "an empty field"),
        ] {
            for digits in [&[(4, 0), (12, 4), (40, 8)][..], &[(0, 3), (1, 0), (80, 0)], &[(0, 0), (8, 7), (9, 0)]] {
                let value = |cell: usize| {
                    digits.iter().find(|(at, _)| *at == cell).map_or(word.to_owned(), |(_, digit)| digit.to_string())
                };
                let values: Vec<String> = (0..81).map(value).collect();
                let text = write(&values);
                let error = read(&text).unwrap_err();
                let first = |is_one: &dyn Fn(&String) -> bool| Cell::from_index(values.iter().position(is_one).unwrap()).unwrap();
                let (zero, empty) = (first(&|value| value == "0"), first(&|value| value == word));
                let shown = if word.is_empty() { ShownSign::Nothing } else { ShownSign::Quoted(word.to_owned()) };
                assert_eq!(error.kind, ReadErrorKind::ZeroBesideEmpty { zero, empty, sign: shown }, "{layout}: {text}");
                let at = text.lines().nth(error.line - 1).unwrap().chars().nth(error.column - 1);
                assert_eq!(at, Some('0'), "{error}: {text}");
                let said = format!("both 0 (first in {zero}) and {sign} (first in {empty})");
                assert!(error.to_string().contains(&said), "{error}");
            }
        }
    }
}

/// Signs that not everybody takes for an empty cell are said in short as well.
#[test]
fn only_unusual_signs_for_empty_cells_are_worth_a_word() {
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let rows = |text: &str| {
        text.chars().collect::<Vec<_>>().chunks(9).map(|row| row.iter().collect::<String>() + "\n").collect::<String>()
    };
    for (sign, said) in [
        (".", ""),
        ("0", ""),
        ("_", ""),
        ("-", ""),
        ("*", ""),
        ("?", ", '?' for empty"),
        ("x", ", 'x' for empty"),
        ("X", ", 'X' for empty"),
        ("·", ", '·' for empty"),
        ("•", ", '•' for empty"),
        ("□", ", '□' for empty"),
        ("⬜", ", '⬜' for empty"),
        ("×", ", '×' for empty"),
        ("–", ", '–' for empty"),
        ("❓", ", '❓' for empty"),
    ] {
        for text in [puzzle.replace('.', sign), rows(puzzle).replace('.', sign)] {
            let reading = read(&text).unwrap();
            assert_eq!(reading.grid, puzzle.parse().unwrap(), "{text}");
            assert_eq!(reading.form.fillers().unusual().to_string(), said, "{text}");
        }
    }
    for word in ["null", "None", "", "NaN", "-1"] {
        let values: Vec<String> = puzzle.chars().map(|ch| if ch == '.' { word.to_owned() } else { ch.to_string() }).collect();
        let reading = read(&format!("[{}]", values.join(","))).unwrap();
        assert_eq!(reading.form.fillers().unusual().to_string(), "", "{word}");
    }
    let mixed = puzzle.replacen('.', "?", 9).replacen('.', "□", 9);
    assert_eq!(read(&mixed).unwrap().form.fillers().unusual().to_string(), ", '?' or '□' for empty");
}

fn allowed(reading: &Reading) -> CandidateSet {
    reading.position().possible()
}

/// Brackets in a comment are no lists, and a backslash in one is no end of a line.
#[test]
fn a_comment_may_hold_brackets_and_backslashes() {
    let grid: Grid = ".".repeat(81).parse().unwrap();
    for description in ["{{{", "[[[1", "(((", "order='F' matrix(c("] {
        let about = About { description: description.to_owned(), level: "\\né".to_owned(), ..About::default() };
        let text = sdk(&grid, &about);
        let reading = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!((reading.grid, reading.about), (grid, about), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_is_read_back(grid in any_grid()) {
        let grids = [
            line(&grid),
            line_with_zeros(&grid),
            printed_grid(&grid),
            csv_grid(&grid),
            csv_grid_with(&grid, ';'),
            csv_grid_with(&grid, '\t'),
            sdm(&[grid]),
            sdk(&grid, &About::default()),
            ss(&grid),
            open_sudoku("", &[grid]),
        ];
        for text in grids {
            let reading = read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
            prop_assert_eq!((reading.grid, reading.candidates, reading.more), (grid, None, 0), "{}", text);
            prop_assert_eq!(read(&reading.form.write(&grid)).map(|again| again.grid), Ok(grid));
        }
    }

    #[test]
    fn what_a_file_tells_is_read_back(
        grid in any_grid(),
        said in prop::collection::vec("[ -~é]{0,30}", 7),
    ) {
        let said: Vec<String> = said.iter().map(|said| said.trim().to_owned()).collect();
        let [author, description, comment, date, source, level, url] = said.try_into().unwrap();
        let about = About { author, description, comment, date, source, level, url };
        let text = sdk(&grid, &about);
        let reading = read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!((reading.grid, reading.about), (grid, about), "{}", text);
    }

    #[test]
    fn files_of_many_are_read_back_whole_and_one_by_one(grids in prop::collection::vec(any_grid(), 1..5)) {
        let lines: String = grids.iter().map(|grid| format!("{}\n", line(grid))).collect();
        let spaced: String = grids.iter().map(|grid| format!("{}\n\n", printed_grid(grid))).collect();
        let framed: String = grids.iter().map(ss).collect();
        for text in [sdm(&grids), lines, spaced, framed, open_sudoku("<&>\"", &grids)] {
            let one_by_one: Result<Vec<Grid>, _> = Puzzles::of_text(&text).map(|one| one.result.map(|reading| reading.grid)).collect();
            prop_assert_eq!(one_by_one, Ok(grids.clone()), "{}", text);
            let whole: Result<Vec<Grid>, _> = read_all(&text).map(|all| all.iter().map(|reading| reading.grid).collect());
            prop_assert_eq!(whole, Ok(grids.clone()), "{}", text);
        }
    }

    #[test]
    fn positions_are_read_back_from_every_form_that_shows_them(position in any_position(), given in prop::collection::vec(any::<bool>(), 81)) {
        let givens: CellSet = position.grid().filled_cells().iter().filter(|cell| given[cell.index()]).collect();
        let mut position_with_givens = Candidates::with_givens(position.grid(), givens);
        position_with_givens.restrict(&position.possible());
        let position = position_with_givens;
        for text in [sdx(&position), candidate_line(&position), library_line(&position)] {
            let reading = read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
            prop_assert_eq!(allowed(&reading), position.possible(), "{}", text);
        }
        let entered = position.grid().filled_cells() - givens;
        prop_assert_eq!(read(&sdx(&position)).unwrap().entered, entered);
        let reading = read(&library_line(&position)).unwrap();
        prop_assert_eq!((reading.grid, reading.entered), (*position.grid(), entered));
    }

    #[test]
    fn links_to_sites_are_read_back(givens in any_grid(), board in any_board()) {
        for site in Site::ALL {
            let link = site.link(&BoardState::of_givens(givens));
            let reading = read(&link).map_err(|error| TestCaseError::fail(format!("{error}\n{link}")))?;
            prop_assert_eq!((reading.grid, reading.entered.len(), reading.candidates), (givens, 0, None), "{}", link);
        }
        let noted = board.notes.cells() & board.grid().empty_cells();
        for site in [Site::SudokuWiki, Site::FPuzzles, Site::SudokuPad] {
            let link = site.link(&board);
            let reading = read(&link).map_err(|error| TestCaseError::fail(format!("{error}\n{link}")))?;
            prop_assert_eq!((reading.grid, reading.entered), (board.grid(), board.entered.filled_cells()), "{}", link);
            let is_of_site = matches!(reading.form, Form::Site { site: own, .. } if own == site);
            prop_assert!(is_of_site, "{:?}", reading.form);
            let notes = reading.candidates.unwrap_or(CandidateSet::EMPTY);
            prop_assert!(noted.iter().all(|cell| notes.digits_in(cell) == board.notes.digits_in(cell)), "{}", link);
            prop_assert_eq!(reading.candidates.is_some(), !noted.is_empty());
        }
    }

    #[test]
    fn candidate_grids_are_read_back(position in any_position()) {
        let text = candidate_grid(&position);
        let reading = read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(allowed(&reading), position.possible(), "{}", text);
        prop_assert!(position.grid().iter().all(|(cell, digit)| reading.grid[cell] == Some(digit)), "{}", text);
    }

    /// Whatever happens to a text that can be read: it is read or refused, and what is read is written and read back the same.
    #[test]
    fn a_text_that_was_tampered_with_is_refused_or_stable(
        position in any_position(),
        form in 0..8usize,
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..3u8, select(TAMPERING)), 0..4),
    ) {
        let mut text: Vec<char> = in_form(&position, form).chars().collect();
        for (place, edit, ch) in edits {
            let at = place.index(text.len());
            match edit {
                0 => text.insert(at, ch),
                1 => text[at] = ch,
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        let Ok(reading) = read(&text) else { return Ok(()) };
        let again = if reading.candidates.is_some() { candidate_grid(&reading.position()) } else { reading.form.write(&reading.grid) };
        let reread = read(&again).map_err(|error| TestCaseError::fail(format!("{error}\n{text}\n{again}")))?;
        prop_assert_eq!(allowed(&reread), allowed(&reading), "{}\n{}", text, again);
    }

    #[test]
    fn no_text_makes_the_reader_panic(
        text in any::<String>(),
        near in "[0-9.x*|+ \n\t,;#u!=:-]{0,400}",
        bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = (read(&text), read(&near));
        let _ = read_bytes(&bytes);
        for text in [text.as_bytes(), near.as_bytes(), &bytes] {
            // Every item is a line at least.
            prop_assert!(Puzzles::new(text).count() <= text.len());
        }
    }
}

/// The signs with which texts are tampered.
const TAMPERING: &[char] =
    &['0', '.', '5', '9', 'x', '*', '-', '|', '+', ' ', '\n', '\t', ',', ';', '"', '#', '!', 'u', 'q', 'é', '\u{feff}', '─', '│'];

/// A position in one of the forms that are read.
fn in_form(position: &Candidates, form: usize) -> String {
    let grid = position.grid();
    match form {
        0 => line(grid),
        1 => printed_grid(grid),
        2 => csv_grid(grid),
        3 => csv_grid_with(grid, '\t').replace('0', ""),
        4 => line(grid).replace('.', " "),
        5 => printed_grid(grid).replace('0', " ").replace('|', "│"),
        6 => [line(grid), line_with_zeros(grid)].join("\n"),
        _ => candidate_grid(position),
    }
}

/// Each file of tests/data that isn't `.expected` is read, and what was read is compared with the `.expected` beside it.
/// `UPDATE_EXPECT=1` rewrites those. The codes of f-puzzles and SudokuPad among them were packed by lz-string 1.5.0 itself, the one of
/// sudoku.coach is the site's, that of SudokuExchange too.
#[test]
fn every_sample_is_read_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut samples: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    samples.retain(|path| path.extension() != Some(OsStr::new("expected")));
    samples.sort();
    assert!(samples.len() > 40, "the samples are missing");
    for sample in samples {
        let expected = expect_file![sample.with_added_extension("expected")];
        expected.assert_eq(&shown(&read_bytes(&fs::read(&sample).unwrap())));
    }
}

/// A reading as the `.expected` files show it.
fn shown(result: &Result<Reading, ReadError>) -> String {
    let reading = match result {
        Ok(reading) => reading,
        Err(error) => return format!("error at {}:{}: {error}\n", error.line, error.column),
    };
    let mut text =
        format!("{} · {} givens\n{}\n", reading.form, (reading.grid.filled_cells() - reading.entered).len(), reading.grid);
    if !reading.entered.is_empty() {
        text += &format!("entered: {:?}\n", reading.entered);
    }
    if reading.more > 0 {
        text += &format!("{} more\n", reading.more);
    }
    if let Some(other) = &reading.other {
        text += &format!("or: {}\n", other.grid);
    }
    if reading.candidates.is_some() {
        text += &candidate_grid(&reading.position());
    }
    text
}

#[test]
fn a_link_is_found_in_the_message_that_it_came_with() {
    let puzzle = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    let grid: Grid = puzzle.parse().unwrap();
    let position = BoardState { givens: grid, ..BoardState::default() };
    for site in Site::ALL {
        let link = site.link(&position);
        for text in [
            format!("Can you solve this one? {link}"),
            format!("From Anna:\n\n\"A hard one\" (see <{link}>), took me 12:30.\n"),
            format!("{link}\n\nSent from my phone"),
        ] {
            assert_eq!(read(&text).map(|reading| reading.grid), Ok(grid), "{text}");
        }
    }
    let text = "Today's is at https://sudokupad.app/abc123, good luck";
    let error = read(text).unwrap_err();
    assert_eq!((error.line, error.to_string().contains("SudokuPad")), (1, true), "{error}");
    assert!(read("See https://example.com, row 1 of it").is_err());
    // A picture names its link; that of its own format holds nothing.
    let address =
        NonetLink::PositionToSolve(Box::new(BoardState { notes: CandidateSet::of_digit(Digit::D1, CellSet::ALL), ..position }))
            .to_string();
    let picture = format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><title>https://nonet.example/{address}</title></svg>");
    assert_eq!(read(&picture).map(|reading| reading.grid), Ok(grid), "{picture}");
}

#[test]
fn wide_digits_are_digits() {
    let puzzle = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    let wide: String = puzzle.chars().map(|digit| char::from_u32(digit as u32 + 0xfee0).unwrap()).collect();
    assert_eq!(read(&wide).map(|reading| reading.grid), Ok(puzzle.parse().unwrap()));
    let rows: String = wide.chars().collect::<Vec<_>>().chunks(9).map(|row| row.iter().collect::<String>() + "\n").collect();
    assert_eq!(read(&rows.replace('０', "．")).map(|reading| reading.grid), Ok(puzzle.parse().unwrap()));
    assert_eq!(Puzzles::of_text(&format!("{wide}\n{wide}\n")).filter(|one| one.result.is_ok()).count(), 2);
}
