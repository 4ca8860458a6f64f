//! Puzzles as lists of cells, in the ways of many programs: each is read as the puzzle that it is, or refused.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

use nonet_core::board::{Cell, Digit, Grid};
use nonet_formats::{Form, Remark, read};
use proptest::prelude::*;

/// Puzzles with one solution each.
const PUZZLES: [&str; 4] = [
    "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
    "2.4.7.6.......4..38.....1....6.52.7.1..36...53.2..7......7..8....1.2......39.6..4",
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    ".675....3.8....5.95...8..4......3..6.....4.8.........78.53.17..7.9....5.2..7..39.",
];

/// A given, its row and column counted from 0.
#[derive(Clone, Copy)]
struct Given {
    row: usize,
    column: usize,
    digit: u8,
}

impl Given {
    /// The letter of the row, and of the column.
    fn letters(&self) -> (char, char) {
        let letter = |index: usize| char::from(b'A' + u8::try_from(index).unwrap());
        (letter(self.row), letter(self.column))
    }
}

/// A way to write a list of cells: what stands before, what one cell is, what stands between and behind.
struct Writer {
    name: &'static str,
    before: &'static str,
    cell: fn(Given) -> String,
    between: &'static str,
    behind: &'static str,
    /// The number from which it counts rows and columns; where it is 0, the reading says so.
    base: u8,
}

macro_rules! writers {
    ($($name:literal, $base:literal: $before:literal, $cell:expr, $between:literal, $behind:literal;)*) => {
        [$(Writer { name: $name, base: $base, before: $before, cell: $cell, between: $between, behind: $behind }),*]
    };
}

/// Row before column, counted from 0 or 1.
#[rustfmt::skip]
const WRITERS: &[Writer] = &writers![
    "MATLAB matrix", 1: "% clues: row, column, value\nB = [", |g| format!("{},{},{}", g.row + 1, g.column + 1, g.digit), ";\n     ", "];\n";
    "MATLAB matrix without a word", 1: "B = [", |g| format!("{} {} {}", g.row + 1, g.column + 1, g.digit), "\n", "]\n";
    "MATLAB assignments", 1: "A = zeros(9);\n", |g| format!("A({},{}) = {};", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "facts", 1: "% instance\n", |g| format!("initial({},{},{}).", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "facts on a line", 0: "", |g| format!("cell({}, {}, {}).", g.row, g.column, g.digit), " ", "";
    "nested facts", 1: "row(1..9). col(1..9).\n", |g| format!("value(cell({},{}),{}).", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "facts with letters", 1: "", |g| format!("given({},{},{}).", g.letters().0.to_ascii_lowercase(), g.column + 1, g.digit), "\n", "\n";
    "Python dictionary", 0: "board = {", |g| format!("({}, {}): {}", g.row, g.column, g.digit), ", ", "}\n";
    "Python dictionary in lines", 1: "clues = {\n", |g| format!("    ({}, {}): {},", g.row + 1, g.column + 1, g.digit), "\n", "\n}\n";
    "Python tuples", 0: "clues = [", |g| format!("({}, {}, {})", g.row, g.column, g.digit), ", ", "]\n\nfor r, c, v in clues:\n    grid[r][c] = v\n";
    "Python assignments", 0: "grid = [[0] * 9 for _ in range(9)]\n", |g| format!("grid[{}][{}] = {}", g.row, g.column, g.digit), "\n", "\n";
    "numpy assignments", 0: "b = np.zeros((9, 9))\n", |g| format!("b[{}, {}] = {}", g.row, g.column, g.digit), "\n", "\n";
    "Python nested dictionary", 0: "b = {", |g| format!("{}: {{{}: {}}}", g.row, g.column, g.digit), ", ", "}";
    "strings as keys", 0: "{", |g| format!("\"{},{}\": {}", g.row, g.column, g.digit), ", ", "}";
    "strings with a dash as keys", 1: "{\n", |g| format!("  '{}-{}': '{}'", g.row + 1, g.column + 1, g.digit), ",\n", "\n}";
    "strings of two digits as keys", 0: "{", |g| format!("\"{}{}\": {}", g.row, g.column, g.digit), ", ", "}";
    "JSON lists", 0: "[", |g| format!("[{},{},{}]", g.row, g.column, g.digit), ",", "]";
    "JSON lists, pretty", 1: "[\n", |g| format!("  [\n    {},\n    {},\n    {}\n  ]", g.row + 1, g.column + 1, g.digit), ",\n", "\n]\n";
    "JSON lists of a place and a digit", 0: "[", |g| format!("[[{}, {}], {}]", g.row, g.column, g.digit), ", ", "]";
    "JSON objects", 0: "[", |g| format!("{{\"row\":{},\"col\":{},\"value\":{}}}", g.row, g.column, g.digit), ",", "]";
    "JSON objects, the digit first", 1: "{\"cells\": [\n", |g| format!("  {{\"digit\": {}, \"column\": {}, \"row\": {}}}", g.digit, g.column + 1, g.row + 1), ",\n", "\n]}\n";
    "JSON objects, pretty", 1: "[\n", |g| format!("  {{\n    \"row\": {},\n    \"col\": {},\n    \"val\": {}\n  }}", g.row + 1, g.column + 1, g.digit), ",\n", "\n]\n";
    "JSON objects with more", 0: "{\"givens\":[", |g| format!("{{\"id\":{},\"r\":{},\"c\":{},\"v\":\"{}\",\"given\":true}}", 9 * g.row + g.column, g.row, g.column, g.digit), ",", "]}";
    "JSON objects by x and y", 0: "[", |g| format!("{{\"x\":{},\"y\":{},\"value\":{}}}", g.column, g.row, g.digit), ",", "]";
    "JavaScript objects", 0: "const givens = [\n", |g| format!("  {{ row: {}, col: {}, digit: {} }},", g.row, g.column, g.digit), "\n", "\n];\n";
    "JavaScript calls", 0: "", |g| format!("sudoku.set({}, {}, {});", g.row, g.column, g.digit), "\n", "\n";
    "a Map of JavaScript", 0: "new Map([", |g| format!("[[{},{}],{}]", g.row, g.column, g.digit), ", ", "])";
    "C assignments", 0: "int board[9][9] = {0};\n", |g| format!("board[{}][{}] = {};", g.row, g.column, g.digit), "\n", "\n";
    "C array", 0: "int clues[][3] = {\n", |g| format!("  {{{}, {}, {}}},", g.row, g.column, g.digit), "\n", "\n};\n";
    "C structs", 1: "struct clue clues[] = {\n", |g| format!("  {{.row = {}, .col = {}, .digit = {}}},", g.row + 1, g.column + 1, g.digit), "\n", "\n};\n";
    "Java", 0: "", |g| format!("board.put(new Point({}, {}), {});", g.row, g.column, g.digit), "\n", "\n";
    "Kotlin", 0: "mapOf(", |g| format!("Pair({}, {}) to {}", g.row, g.column, g.digit), ", ", ")";
    "Scala", 1: "Map(", |g| format!("({}, {}) -> {}", g.row + 1, g.column + 1, g.digit), ", ", ")";
    "Rust", 0: "let clues = vec![", |g| format!("({}, {}, {}u8)", g.row, g.column, g.digit), ", ", "];";
    "Rust pairs", 0: "HashMap::from([", |g| format!("(({}, {}), {})", g.row, g.column, g.digit), ", ", "])";
    "Haskell", 1: "clues :: [(Int, Int, Int)]\nclues = [ ", |g| format!("({},{},{})", g.row + 1, g.column + 1, g.digit), "\n        , ", "\n        ]\n";
    "Haskell Map", 0: "Map.fromList [", |g| format!("(({},{}),{})", g.row, g.column, g.digit), ",", "]";
    "OCaml", 0: "let clues = [ ", |g| format!("({}, {}, {})", g.row, g.column, g.digit), "; ", " ]";
    "Lisp", 1: "'(", |g| format!("({} {} {})", g.row + 1, g.column + 1, g.digit), " ", ")";
    "Clojure", 0: "{", |g| format!("[{} {}] {}", g.row, g.column, g.digit), ", ", "}";
    "Ruby", 0: "{ ", |g| format!("[{}, {}] => {}", g.row, g.column, g.digit), ", ", " }";
    "Elixir", 0: "%{", |g| format!("{{{}, {}}} => {}", g.row, g.column, g.digit), ", ", "}";
    "Perl", 0: "", |g| format!("$grid[{}][{}] = {};", g.row, g.column, g.digit), "\n", "";
    "R", 1: "m <- matrix(0, 9, 9)\n", |g| format!("m[{}, {}] <- {}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "Julia", 1: "g = [", |g| format!("({}, {}) => {}", g.row + 1, g.column + 1, g.digit), ", ", "]";
    "SQL", 1: "INSERT INTO cells VALUES ", |g| format!("({}, {}, {})", g.row + 1, g.column + 1, g.digit), ", ", ";";
    "Mathematica", 1: "{", |g| format!("{{{},{}}}->{}", g.row + 1, g.column + 1, g.digit), ", ", "}";
    "Excel macro", 1: "", |g| format!("Cells({}, {}).Value = {}", g.row + 1, g.column + 1, g.digit), "\n", "";
    "variables", 1: "", |g| format!("cell_{}_{} = {}", g.row + 1, g.column + 1, g.digit), "\n", "";
    "YAML", 1: "cells:\n", |g| format!("  - row: {}\n    column: {}\n    value: {}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "YAML on lines", 0: "", |g| format!("- {{row: {}, col: {}, value: {}}}", g.row, g.column, g.digit), "\n", "\n";
    "XML", 1: "<cells>", |g| format!("<cell row=\"{}\" col=\"{}\" value=\"{}\"/>", g.row + 1, g.column + 1, g.digit), "\n", "</cells>";
    "r1c1 and =", 1: "", |g| format!("r{}c{}={}", g.row + 1, g.column + 1, g.digit), " ", "\n";
    "R1C1 and :", 1: "Puzzle 12, medium:\n", |g| format!("R{}C{}: {}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "c1r1", 1: "", |g| format!("c{}r{} = {}", g.column + 1, g.row + 1, g.digit), ", ", "";
    "r0c0", 0: "", |g| format!("r{}c{}={}", g.row, g.column, g.digit), ", ", "";
    "words", 1: "The givens:\n", |g| format!("Row {}, column {}: {}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "words, the column first", 1: "", |g| format!("column {} of row {} is {}", g.column + 1, g.row + 1, g.digit), "; ", ".";
    "words, the digit first", 1: "", |g| format!("{} at row {}, column {}", g.digit, g.row + 1, g.column + 1), "\n", "\n";
    "German words", 1: "", |g| format!("Zeile {} Spalte {} Zahl {}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "row1col1", 1: "", |g| format!("row{}col{}={}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "A1 and =", 1: "", |g| format!("{}{}={}", g.letters().0, g.column + 1, g.digit), " ", "\n";
    "A1 and :", 1: "", |g| format!("{}{}: {}", g.letters().0, g.column + 1, g.digit), "\n", "\n";
    "a1 alone", 1: "", |g| format!("{}{} {}", g.letters().0.to_ascii_lowercase(), g.column + 1, g.digit), "\n", "\n";
    "A1 as keys", 1: "values = {", |g| format!("'{}{}': '{}'", g.letters().0, g.column + 1, g.digit), ", ", "}";
    "a workbook's cells", 1: "ws = openpyxl.Workbook().active\n", |g| format!("ws['{}{}'] = {}", g.letters().1, g.row + 1, g.digit), "\n", "\n";
    "three numbers a line", 1: "", |g| format!("{} {} {}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "three numbers a line, from 0", 0: "", |g| format!("{}\t{}\t{}", g.row, g.column, g.digit), "\n", "\n";
    "how many, then three numbers a line", 1: "27\n", |g| format!("{} {} {}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "CSV with names", 1: "row,col,value\n", |g| format!("{},{},{}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "CSV with quoted names", 0: "\"Row\";\"Column\";\"Digit\"\n", |g| format!("{};{};\"{}\"", g.row, g.column, g.digit), "\n", "\n";
    "CSV, the column first", 1: "col,row,digit\n", |g| format!("{},{},{}", g.column + 1, g.row + 1, g.digit), "\n", "\n";
    "CSV, the digit first", 0: "value,row,col\n", |g| format!("{},{},{}", g.digit, g.row, g.column), "\n", "\n";
    "CSV with more columns", 1: "id,row,col,box,number\n", |g| format!("7,{},{},{},{}", g.row + 1, g.column + 1, g.row / 3 * 3 + g.column / 3 + 1, g.digit), "\n", "\n";
    "decimal numbers", 1: "row,col,value\n", |g| format!("{}.0,{}.0,{}.0", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "a table of Markdown", 1: "| row | column | digit |\n|---|---|---|\n", |g| format!("| {} | {} | {} |", g.row + 1, g.column + 1, g.digit), "\n", "\n";
    "a comment that says the column first", 1: "# (column, row, digit)\nclues = [", |g| format!("({}, {}, {})", g.column + 1, g.row + 1, g.digit), ", ", "]";
    "a loop that says the column first", 0: "clues = [", |g| format!("({}, {}, {})", g.column, g.row, g.digit), ", ", "]\nfor x, y, value in clues: pass\n";
    "the number of the cell, from 0", 0: "{", |g| format!("{}: {}", 9 * g.row + g.column, g.digit), ", ", "}";
    "the number of the cell, from 1", 1: "[", |g| format!("[{}, {}]", 9 * g.row + g.column + 1, g.digit), ", ", "]";
    "rows and columns in one number", 1: "{", |g| format!("{}{}: {}", g.row + 1, g.column + 1, g.digit), ", ", "}";
    "all in one number", 1: "", |g| format!("{}{}{}", g.row + 1, g.column + 1, g.digit), " ", "\n";
    "LaTeX", 1: "", |g| format!("\\given{{{}}}{{{}}}{{{}}}", g.row + 1, g.column + 1, g.digit), "\n", "\n";
];

fn givens(grid: &Grid) -> Vec<Given> {
    grid.iter().map(|(cell, digit)| Given { row: cell.row_index(), column: cell.column_index(), digit: digit.into() }).collect()
}

fn written(writer: &Writer, givens: &[Given]) -> String {
    let cells: Vec<String> = givens.iter().map(|given| (writer.cell)(*given)).collect();
    format!("{}{}{}", writer.before, cells.join(writer.between), writer.behind)
}

#[test]
fn a_list_of_cells_is_read_in_every_way_to_write_it() {
    let mut wrong = Vec::new();
    for writer in WRITERS {
        for puzzle in PUZZLES {
            let grid: Grid = puzzle.parse().unwrap();
            let mut order = givens(&grid);
            for turn in 0..3 {
                let text = written(writer, &order);
                let found = read(&text);
                let is_right = found.as_ref().is_ok_and(|reading| {
                    let says_zero = [Remark::CountedFrom(0), Remark::CellsFrom(0)].iter().any(|it| reading.remarks.contains(it));
                    (reading.grid, reading.more, reading.form, says_zero) == (grid, 0, Form::CellList, writer.base == 0)
                });
                if !is_right {
                    let found = found.map(|reading| format!("{:#}, {}", reading.grid, reading.description()));
                    wrong.push(format!("{}: {found:?}\n{text}", writer.name));
                }
                match turn {
                    0 => order.reverse(),
                    _ => order.sort_by_key(|given| (given.digit, given.column)),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} are read otherwise:\n{}", wrong.len(), wrong.join("\n"));
}

/// The list has 81 signs, is counted from 0 or from 1, and has several solutions either way.
#[test]
fn a_list_of_pairs_is_no_board_if_its_signs_are_81() {
    let pairs = "6: 1, 8: 1, 9: 1, 13: 1, 22: 8, 24: 5, 26: 7, 29: 2, 33: 5, 36: 1, 37: 9, 39: 8, 40: 7, 46: 8, 52: 5, 53: 5, 55: 7, \
                 56: 4, 57: 1, 58: 9, 63: 9, 65: 5, 67: 2, 71: 5, 74: 9, 75: 8, 78: 7, 80: 3";
    for text in [format!("{{{pairs}}}"), pairs.replace(':', "="), pairs.replace(", ", "\n")] {
        assert!(read(&text).is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_list_of_cells_is_never_another_board(
        digits in prop::collection::vec(prop_oneof![2 => Just(0..=0u8), 1 => Just(1..=9u8)].prop_flat_map(|range| range), 81),
        writer in 0..WRITERS.len(),
    ) {
        let grid = Cell::all().zip(digits).fold(Grid::EMPTY, |grid, (cell, digit)| grid.with(cell, Digit::new(digit)));
        let text = written(&WRITERS[writer], &givens(&grid));
        if let Ok(reading) = read(&text) {
            prop_assert_eq!(reading.grid, grid, "{}", text);
        }
    }
}
