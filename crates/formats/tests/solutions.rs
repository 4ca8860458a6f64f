//! Puzzles beside their solutions, in the ways of many programs: the puzzles are read, in their order, and no solution is one.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

use nonet_core::{
    board::{Cell, Digit, Grid},
    solver,
};
use nonet_formats::{Puzzles, ReadError, Reading, Remark, csv_grid, line, line_with_zeros, printed_grid, read, read_all, ss};
use proptest::{prelude::*, sample::select};

/// Puzzles with one solution each.
const PUZZLES: [&str; 5] = [
    "81..2..4...2.5...6......3....9.....75...67.386.8.......8.2715.....3.6...1.7...68.",
    ".675....3.8....5.95...8..4......3..6.....4.8.........78.53.17..7.9....5.2..7..39.",
    ".9..1.4...4.8.3............4...6.9...2.......31.5.4.78.....7.....9...1....52..8.9",
    ".5...7..8.....8.36.....671..1.....6..236.4.....6.7...3....9....4......511...3.97.",
    "....469.2.....7.....918..47..6.247....3...2.....3.1.........59.32..9....5...1....",
];

/// A puzzle and its solution.
type Pair = (Grid, Grid);

fn pairs(number: usize) -> Vec<Pair> {
    let pair = |line: &&str| {
        let puzzle: Grid = line.parse().unwrap();
        (puzzle, *solver::any_solution(&puzzle).unwrap().grid())
    };
    PUZZLES.iter().take(number).map(pair).collect()
}

/// The rows of a board, as texts.
fn rows(grid: &Grid, empty: char) -> Vec<String> {
    let text: Vec<char> = line(grid).trim().chars().map(|ch| if ch == '.' { empty } else { ch }).collect();
    text.chunks(9).map(|row| row.iter().collect()).collect()
}

/// The values of a board, with a word for empty cells.
fn values(grid: &Grid, empty: &str) -> Vec<String> {
    Cell::all().map(|cell| grid[cell].map_or_else(|| empty.to_owned(), |digit| digit.to_string())).collect()
}

fn flat(grid: &Grid, empty: &str) -> String {
    format!("[{}]", values(grid, empty).join(","))
}

fn nested(grid: &Grid, empty: &str, between: &str) -> String {
    let rows: Vec<String> = values(grid, empty).chunks(9).map(|row| format!("[{}]", row.join(", "))).collect();
    format!("[{}]", rows.join(between))
}

fn quoted_rows(grid: &Grid, empty: char, between: &str) -> String {
    rows(grid, empty).iter().map(|row| format!("\"{row}\"")).collect::<Vec<_>>().join(between)
}

/// A way to write boards beside each other. The names are those of a puzzle and of a solution; which comes first varies.
struct Shape {
    name: &'static str,
    board: fn(&Grid, &str) -> String,
    /// The texts between the two boards of a pair, between pairs, before and behind all.
    around: [&'static str; 4],
}

const fn shape(name: &'static str, around: [&'static str; 4], board: fn(&Grid, &str) -> String) -> Shape {
    Shape { name, board, around }
}

#[rustfmt::skip]
const SHAPES: &[Shape] = &[
    shape("lines", ["\n", "\n", "", "\n"], |grid, _| line(grid)),
    shape("lines with zeros", ["\n", "\n\n", "", "\n"], |grid, _| line_with_zeros(grid)),
    shape("lines with blanks", ["\n", "\n", "", "\n"], |grid, _| rows(grid, ' ').concat()),
    shape("lines with names", ["\n", "\n", "", "\n"], |grid, name| format!("{name}: {}", line(grid).trim())),
    shape("two on a line", [" ", "\n", "", "\n"], |grid, _| line(grid).trim().to_owned()),
    shape("two in quotes on a line", [", ", "\n", "", "\n"], |grid, name| format!("{name} = '{}'", line(grid).trim())),
    shape("rows", ["\n\n", "\n\n", "", "\n"], |grid, _| rows(grid, '.').join("\n")),
    shape("rows with names", ["\n", "\n", "", "\n"], |grid, name| format!("{name}\n{}", rows(grid, '0').join("\n"))),
    shape("framed grids", ["\n", "\n", "", "\n"], |grid, _| printed_grid(grid)),
    shape("framed grids with names", ["\n", "\n", "", "\n"], |grid, name| format!("The {name}:\n\n{}", ss(grid))),
    shape("CSV grids", ["\n", "\n", "", "\n"], |grid, _| csv_grid(grid)),
    shape("JSON strings", [", ", "},\n{", "[{", "}]"], |grid, name| format!("\"{name}\": \"{}\"", line_with_zeros(grid).trim())),
    shape("JSON strings in lines", [",\n    ", "\n  },\n  {\n    ", "[\n  {\n    ", "\n  }\n]\n"], |grid, name| format!("\"{name}\": \"{}\"", line(grid).trim())),
    shape("JSON Lines", [", ", "}\n{", "{", "}\n"], |grid, name| format!("\"{name}\": \"{}\"", line(grid).trim())),
    shape("flat arrays", [",", "},{", "window.data = [{", "}]"], |grid, name| format!("\"{name}\":{}", flat(grid, "0"))),
    shape("flat arrays with more", [",\"hints\":[0,1,2,3,4,5,6,7,8,9,11,12,14,15,16,17,18,21,24,25,28],", "},{", "[{", "}]"], |grid, name| format!("\"{name}\":{}", flat(grid, "0"))),
    shape("nested arrays", [",\n", "\n}, {\n", "var games = [{\n", ",\n}];\n"], |grid, name| format!("{name}: {}", nested(grid, "0", ", "))),
    shape("nested arrays with null", [",\n", "\n}, {\n", "var games = [{\n", ",\n}];\n"], |grid, name| format!("\"{name}\": {}", nested(grid, "null", ",\n  "))),
    shape("nested arrays with None", ["\n", "\n", "", ""], |grid, name| format!("{name} = {}", nested(grid, "None", ",\n  "))),
    shape("nested arrays with undefined", [",\n", "],\n[", "[[", "]]"], |grid, _| nested(grid, "undefined", ",")),
    shape("nested arrays with empty strings", [",\n", "},\n{", "[{", "}]"], |grid, name| format!("\"{name}\": {}", nested(grid, "\"\"", ",\n"))),
    shape("C arrays", ["\n", "\n", "#include <a.h>\n", "\n"], |grid, name| format!("int {name}[9][9] = {};", nested(grid, "0", ",\n  ").replace('[', "{").replace(']', "}"))),
    shape("arrays of rows as strings", [",\n", "}, {", "[{", "}]"], |grid, name| format!("\"{name}\": [{}]", quoted_rows(grid, '.', ", "))),
    shape("joined strings", ["\n", "\n", "class Boards {\n", "}\n"], |grid, name| format!("  const string {name} =\n    {};", quoted_rows(grid, '0', " +\n    "))),
    shape("joined strings with blanks", ["\n\n", "\n\n", "class Boards {\n", "}\n"], |grid, name| format!("  const string {name} =\n    {};", quoted_rows(grid, ' ', " +\n    "))),
    shape("strings that join by themselves", ["\n", "\n", "", "\n"], |grid, name| format!("{name} = ({})", quoted_rows(grid, '.', "\n    "))),
    shape("strings joined by points", ["\n", "\n", "<?php\n", "\n"], |grid, name| format!("${name} = {};", quoted_rows(grid, '_', " .\n  "))),
    shape("strings of 27", ["\n", "\n", "", "\n"], |grid, name| {
        let text = line(grid);
        let thirds: Vec<String> = [0, 27, 54].iter().map(|from| format!("\"{}\"", &text[*from..from + 27])).collect();
        format!("let {name} = {};", thirds.join(" + "))
    }),
    shape("strings of several lines", ["\n", "\n", "", "\n"], |grid, name| format!("{name} = \"\"\"\n{}\n\"\"\"", rows(grid, '.').join("\n"))),
    shape("templates", ["\n", "\n", "", "\n"], |grid, name| format!("const {name} = `\n{}\n`;", rows(grid, '0').join("\n"))),
    shape("YAML", ["\n", "\n", "", "\n"], |grid, name| format!("  {name}: \"{}\"", line(grid).trim())),
    shape("XML", ["", "</game><game>", "<games><game>", "</game></games>"], |grid, name| format!("<{name}>{}</{name}>", line(grid).trim())),
    shape("a Map of Java", ["\n", "\n", "", "\n"], |grid, name| format!("m.put(\"{name}\", \"{}\");", line(grid).trim())),
    shape("boards without names", [",", ",", "[", "]"], |grid, _| nested(grid, "0", ",")),
    shape("lists of cells", ["\n", "\n", "", "\n"], |grid, name| {
        grid.iter().map(|(cell, digit)| format!("{name}({},{},{digit}).\n", cell.row_index() + 1, cell.column_index() + 1)).collect()
    }),
];

/// The text of some pairs.
fn written(shape: &Shape, pairs: &[Pair], is_solution_first: bool) -> String {
    let [within, between, before, behind] = shape.around;
    let text = |(puzzle, solution): &Pair| {
        let (puzzle, solution) = ((shape.board)(puzzle, "puzzle"), (shape.board)(solution, "solution"));
        if is_solution_first { [solution, puzzle].join(within) } else { [puzzle, solution].join(within) }
    };
    format!("{before}{}{behind}", pairs.iter().map(text).collect::<Vec<_>>().join(between))
}

fn grids(text: &str) -> Result<Vec<Grid>, ReadError> {
    read_all(text).map(|all| all.iter().map(|reading| reading.grid).collect())
}

#[test]
fn the_puzzles_are_read_and_their_solutions_are_none() {
    let mut wrong = Vec::new();
    for shape in SHAPES {
        for number in [1, 3, 5] {
            for is_solution_first in [false, true] {
                let pairs = pairs(number);
                let text = written(shape, &pairs, is_solution_first);
                let expected: Vec<Grid> = pairs.iter().map(|(puzzle, _)| *puzzle).collect();
                let found = grids(&text);
                let is_said = read(&text).is_ok_and(|reading| reading.remarks.contains(&Remark::Solutions(1)));
                if found != Ok(expected) || !is_said {
                    wrong.push(format!("{} {number} {is_solution_first} {is_said}: {found:?}\n{text}", shape.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} are read otherwise:\n{}", wrong.len(), wrong.join("\n"));
}

/// Whether the boards go by or are held as a whole, none is lost without being counted.
#[test]
fn as_many_solutions_are_counted_as_are_left_out() {
    let mut wrong = Vec::new();
    for shape in SHAPES {
        for number in [1, 2, 5] {
            for is_solution_first in [false, true] {
                let text = written(shape, &pairs(number), is_solution_first);
                let readings = read_all(&text).unwrap();
                let said: usize = readings.iter().map(Reading::solutions_left_out).sum();
                let mut source = Puzzles::new(text.as_bytes());
                let boards = source.by_ref().count();
                let from_source = boards + source.solutions_left_out();
                if (readings.len(), said) != (number, number) || from_source != 2 * number {
                    wrong.push(format!("{} {number} {is_solution_first}: {said}, {boards} of {from_source}\n{text}", shape.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} are counted otherwise:\n{}", wrong.len(), wrong.join("\n"));
}

/// A puzzle may have several solutions, and each may stand beside it; a solution may be repeated.
#[test]
fn each_solution_of_a_puzzle_is_counted() {
    let puzzle: Grid = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..".parse().unwrap();
    let all: Vec<Grid> = solver::solutions(&puzzle).map(|solution| *solution.grid()).collect();
    assert_eq!(all.len(), 6);
    let with = |solutions: &[Grid]| solutions.iter().fold(line(&puzzle), |text, grid| format!("{}\n{}", text.trim(), line(grid)));
    for (solutions, said) in [
        (&all[..1], "without its solution, which is in the text too"),
        (&all[..2], "without 2 of its solutions, which are in the text too"),
        (&all[..], "without 6 of its solutions, which are in the text too"),
        (&[all[3]; 3], "without 3 of its solutions, which are in the text too"),
    ] {
        let text = with(solutions);
        let reading = read(&text).unwrap();
        assert_eq!((reading.more, reading.solutions_left_out()), (0, solutions.len()), "{text}");
        assert!(reading.description().ends_with(said), "{}", reading.description());
    }
}

/// First all puzzles, and then their solutions in the same order.
#[test]
fn solutions_in_a_list_of_their_own_are_none() {
    let pairs = pairs(5);
    for (name, board) in [("flat", flat as fn(&Grid, &str) -> String), ("nested", |grid, empty| nested(grid, empty, ","))] {
        let list = |of: fn(&Pair) -> Grid| pairs.iter().map(|pair| board(&of(pair), "0")).collect::<Vec<_>>().join(",\n");
        let text = format!("{{\"puzzles\": [{}], \"solutions\": [{}]}}", list(|pair| pair.0), list(|pair| pair.1));
        assert_eq!(grids(&text), Ok(pairs.iter().map(|pair| pair.0).collect()), "{name}");
    }
}

/// A solution that comes of another by exchanging digits and turning the board, and a part of it as puzzle.
fn any_pair() -> impl Strategy<Value = Pair> {
    let digits = Just((1..=9).collect::<Vec<u8>>()).prop_shuffle();
    (select(&PUZZLES[..]), digits, any::<bool>(), prop::collection::vec(0..3u8, 81)).prop_map(
        |(line, digits, is_turned, kept)| {
            let known = *solver::any_solution(&line.parse::<Grid>().unwrap()).unwrap().grid();
            let solution = known.iter().fold(Grid::EMPTY, |grid, (cell, digit)| {
                let turned = Cell::new(cell.column_index(), cell.row_index()).unwrap();
                grid.with(if is_turned { turned } else { cell }, Digit::new(digits[digit.index()]))
            });
            let puzzle =
                Cell::all().zip(kept).fold(solution, |grid, (cell, kept)| if kept > 0 { grid.with(cell, None) } else { grid });
            (puzzle, solution)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_solution_is_ever_a_puzzle(
        pairs in prop::collection::vec(any_pair(), 1..6),
        shape in 0..SHAPES.len(),
        is_solution_first: bool,
    ) {
        prop_assume!(pairs.iter().all(|(puzzle, _)| puzzle.filled_cells().len() >= 17));
        let text = written(&SHAPES[shape], &pairs, is_solution_first);
        let expected: Vec<Grid> = pairs.iter().map(|pair| pair.0).collect();
        prop_assert_eq!(grids(&text), Ok(expected), "{}", text);
    }
}
