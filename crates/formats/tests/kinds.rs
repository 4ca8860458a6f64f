//! Kinds of texts that were once misunderstood: each test says what the texts of its kind have in common.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // helpers of tests may

use nonet_core::board::Grid;
use nonet_formats::{Puzzles, Reading, Remark, UnreadPart, read, read_all};

const ONE: &str = "81..2..4...2.5...6......3....9.....75...67.386.8.......8.2715.....3.6...1.7...68.";
const TWO: &str = ".675....3.8....5.95...8..4......3..6.....4.8.........78.53.17..7.9....5.2..7..39.";
const FOUR: &str = ".6....19...261...47.1..........7..1...6.83...54..6...3.8..27.39...4...78......4..";
const THREE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The rows of a puzzle, their cells between these texts, with another text for empty cells.
fn rows(puzzle: &str, before: &str, between: &str, after: &str, empty: &str) -> Vec<String> {
    let cell = |ch: char| if ch == '.' { empty.to_owned() } else { ch.to_string() };
    let cells: Vec<String> = puzzle.chars().map(cell).collect();
    cells.chunks(9).map(|row| format!("{before}{}{after}", row.join(between))).collect()
}

fn lines(rows: &[String]) -> String {
    rows.iter().map(|row| format!("{row}\n")).collect()
}

/// The text is read as these puzzles.
fn check(text: &str, puzzles: &[&str]) {
    let grids = |all: Vec<Reading>| all.iter().map(|one| format!("{:#}", one.grid).replace('0', ".")).collect::<Vec<_>>();
    let found = read_all(text).map(grids).map_err(|error| error.to_string());
    let expected = puzzles.iter().map(|puzzle| (*puzzle).to_owned()).collect::<Vec<_>>();
    assert_eq!(found, Ok(expected), "{text}");
}

fn refused(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

/// A line of nine names stands above the rows of a table, in any form of tables and with any names that count.
#[test]
fn the_names_of_columns_are_no_row_and_no_list_of_cells() {
    let words = ["", "C", "c", "col", "Column_", "x", "V"];
    let numbers = |first: usize| words.map(|word| (first..first + 9).map(|number| format!("{word}{number}")).collect::<Vec<_>>());
    let letters = ['A', 'a'].map(|first| (first..).take(9).map(String::from).collect::<Vec<_>>());
    for names in letters.into_iter().chain(numbers(0)).chain(numbers(1)) {
        let may_be_row = names[0] == "1"; // the digits from 1 to 9 are names only above a rule
        for puzzle in [ONE, TWO, THREE] {
            for (between, empty) in [(",", ""), (",", "0"), (";", ""), ("\t", "."), (" ", "."), ("\t", "")] {
                if may_be_row {
                    continue;
                }
                let board = lines(&rows(puzzle, "", between, "", empty));
                let header = names.join(between);
                check(&format!("{header}\n{board}"), &[puzzle]);
                check(&format!("A hard one:\n\n{header}\n{board}"), &[puzzle]);
                check(&format!("{header}\n{board}\n{header}\n{board}"), &[puzzle, puzzle]);
            }
            let rule = format!("|{}", ":-:|".repeat(9));
            for (empty, rule) in [(" ", rule.as_str()), ("", "|---|---|---|---|---|---|---|---|---|"), ("0", &rule)] {
                let board = lines(&rows(puzzle, "|", "|", "|", empty));
                check(&format!("|{}|\n{rule}\n{board}", names.join("|")), &[puzzle]);
            }
        }
    }
}

/// Names stand before the rows as well, each one separator before its fields, of which the first may be empty.
#[test]
fn a_name_of_a_row_ends_at_one_separator() {
    for separator in [",", ";", "\t"] {
        for name in ["R", "row", ""] {
            for puzzle in [ONE, TWO, THREE] {
                let named = |(row, number): (String, usize)| format!("{name}{number}{separator}{row}");
                let board: Vec<String> = rows(puzzle, "", separator, "", "").into_iter().zip(1..).map(named).collect();
                let header: String = (1..10).map(|number| format!("{separator}C{number}")).collect();
                check(&format!("{header}\n{}", lines(&board)), &[puzzle]);
            }
        }
    }
}

/// A row behind its name has the digits in their order: it is none of names.
#[test]
fn a_named_row_of_digits_in_order_is_a_row() {
    let solved = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    let named: Vec<String> =
        rows(solved, " ", " ", "", ".").iter().zip('A'..).map(|(row, name)| format!("{name}{row}")).collect();
    check(&lines(&named), &[solved]);
    check(&format!("  1 2 3 4 5 6 7 8 9\n{}", lines(&named)), &[solved]);
    check(&format!("r\\c C1 C2 C3 C4 C5 C6 C7 C8 C9\n{}", lines(&named)), &[solved]);
}

/// Rows that are as many as their cells, or fields in lines of nine, hold letters and digits, and are no list of cells.
#[test]
fn a_board_of_another_size_is_no_list_of_cells() {
    for (width, row) in
        [(16, "1...5...9...D..G"), (16, "..A.3.....F.1..2"), (12, "A..1..B.2..C"), (16, "0 . . 9 . A . . B . 1 . 2 . . F")]
    {
        let text = format!("{row}\n").repeat(width);
        assert_eq!(refused(&text), format!("these are {width} rows of {width}, and only Sudokus of 9 rows of 9 are read"));
    }
}

/// Commands to a terminal stand between the cells: they say how these look.
#[test]
fn colors_of_a_terminal_are_no_cells() {
    for (on, off) in
        [("\x1b[1m", "\x1b[0m"), ("\x1b[38;5;196m", "\x1b[m"), ("\x1b[1;34m", "\x1b(B\x1b[m"), ("\u{9b}31m", "\u{9b}0m")]
    {
        for puzzle in [ONE, TWO] {
            let colored = |text: String| -> String {
                text.chars().map(|ch| if ch.is_ascii_digit() { format!("{on}{ch}{off}") } else { ch.to_string() }).collect()
            };
            check(&colored(lines(&rows(puzzle, "", "", "", "."))), &[puzzle]);
            check(&colored(lines(&rows(puzzle, "", " ", "", "."))), &[puzzle]);
            check(&colored(puzzle.to_owned()), &[puzzle]);
            check(&format!("\x1b]0;title\x07{on}{puzzle}{off}"), &[puzzle]);
        }
    }
    // Without the sign that begins a command, what is left of it is damage.
    for left in ["[34m", "[1m", "[0;31m"] {
        let text: String =
            ONE.chars().map(|ch| if ch == '.' { " .".to_owned() } else { format!(" {left}{ch}[0m") }).collect::<String>();
        assert!(!refused(&text).contains("list of cells"), "{}", refused(&text));
    }
}

/// Digits stand at places in a picture, which are no rows and columns.
#[test]
fn a_drawing_is_no_list_of_cells() {
    let digits = |place: &dyn Fn(usize) -> usize, x: &str, y: &str| -> String {
        let text = |(at, ch): (usize, char)| format!("<text {x}=\"{}\" {y}=\"{}\">{ch}</text>\n", place(at % 9), place(at / 9));
        ONE.chars().enumerate().filter(|(_, ch)| *ch != '.').map(text).collect()
    };
    for head in ["<svg>", "<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 450 450\">"] {
        for text in [digits(&|at| 50 * at + 25, "x", "y"), digits(&|at| 40 * at + 60, "x", "y")] {
            let said = refused(&format!("{head}{text}</svg>"));
            assert!(said.starts_with("this is a drawing in SVG"), "{said}");
        }
    }
}

/// A board is followed by the sign that ends a sentence, which could be a cell too.
#[test]
fn the_end_of_a_sentence_is_no_cell() {
    for end in ["?", ".", "??", "...", "?!", "…", "。", "."] {
        for puzzle in [ONE, TWO, THREE] {
            check(&format!("Can you solve {puzzle}{end}"), &[puzzle]);
            check(&format!("Try {} first{end}\n", puzzle.replace('.', "0") + end), &[puzzle]);
            check(&format!("[12:33] Bob: {FOUR}\n[12:34] Eve: or {puzzle}{end}"), &[FOUR, puzzle]);
        }
    }
    // If nothing is said, one dot of 82 is too many, and nobody knows which.
    assert!(refused(&format!("{ONE}.")).contains("82 characters, expected 81"));
    assert!(refused(&format!("{}0", ONE.replace('.', "0"))).contains("82 characters, expected 81"));
}

/// A mail program has broken a line, and ends it with a sign of its own.
#[test]
fn a_line_that_a_mail_has_broken_goes_on_below() {
    for width in [60, 72, 75] {
        for empty in [".", "0"] {
            let line = ONE.replace('.', empty);
            let (first, second) = line.split_at(width);
            check(&format!("{first}=\n{second}"), &[ONE]);
            check(&format!("{first}=\r\n{second}\r\n"), &[ONE]);
        }
    }
    check(&lines(&rows(ONE, "", " ", "=20", ".")), &[ONE]);
}

/// A sign of DOS, or several, end the file.
#[test]
fn the_end_of_a_file_of_dos_is_no_cell() {
    for end in ["\x1a", "\x1a\x1a\x1a", "\x1a\r\n", "\r\n\x1a"] {
        check(&(lines(&rows(ONE, "", "", "", ".")) + end), &[ONE]);
        check(&format!("{ONE}{end}"), &[ONE]);
        check(&format!("{ONE}\r\n{TWO}\r\n{end}"), &[ONE, TWO]);
    }
}

/// Rows are the items of a list with a name, each behind a bullet, in quotes or not.
#[test]
fn a_bullet_before_each_row_is_no_cell() {
    for (before, after) in [("  - '", "'"), ("- \"", "\""), ("- ", ""), ("* ", ""), ("  + ", "")] {
        for (name, empty) in [("puzzle:\n", "0"), ("", "."), ("sudoku: # easy\n", ".")] {
            check(&format!("{name}{}", lines(&rows(ONE, before, "", after, empty))), &[ONE]);
        }
    }
}

/// A program has put a backslash before each sign that means something in Markdown.
#[test]
fn a_backslash_before_a_sign_is_left_out() {
    for empty in ["\\_", "\\*", "\\.", "\\-"] {
        check(&lines(&rows(ONE, "", "", "", empty)), &[ONE]);
        check(&lines(&rows(TWO, "", " ", "", empty)), &[TWO]);
        check(&rows(ONE, "", "", "", empty).concat(), &[ONE]);
    }
}

/// The file of puzz.link's program, with or without what a person entered.
#[test]
fn a_file_of_pzprv3_is_read() {
    let given = lines(&rows(ONE, "", " ", " ", "."));
    let nothing = ". . . . . . . . . \n".repeat(9);
    check(&format!("pzprv3\nsudoku\n9\n{given}"), &[ONE]);
    check(&format!("pzprv3\nsudoku\n9\n{given}{nothing}"), &[ONE]);
    check(&format!("pzprv3\nsudoku\n9\n{given}{nothing}").replace('\n', "/"), &[ONE]);
    let entered = format!(". . 3 . . . . . . \n{}", ". . . . . . . . . \n".repeat(8));
    let reading = read(&format!("pzprv3\nsudoku\n9\n{given}{entered}")).unwrap();
    assert_eq!((reading.givens(), reading.entered.single()), (ONE.parse::<Grid>().unwrap(), "r1c3".parse().ok()));
    assert!(refused(&format!("pzprv3\nsudoku\n16\n{given}")).contains("16 rows of 16"));
}

/// Tags of a forum stand around rows, cells or the whole board.
#[test]
fn tags_of_a_forum_are_no_cells() {
    let board = rows(ONE, "", "", "", ".");
    for (on, off) in
        [("[color=#FF0000][b]", "[/b][/color]"), ("[B]", "[/B]"), ("[size=12px]", "[/size]"), ("[font=Courier New]", "[/font]")]
    {
        for at in [0, 4, 8] {
            let mut tagged = board.clone();
            tagged[at] = format!("{on}{}{off}", tagged[at]);
            check(&lines(&tagged), &[ONE]);
        }
        check(&format!("[code]{on}{}{off}[/code]", lines(&board)), &[ONE]);
        let cells: String = ONE.chars().map(|ch| if ch == '.' { ".".to_owned() } else { format!("{on}{ch}{off}") }).collect();
        check(&cells, &[ONE]);
    }
}

/// Rows of empty fields stand between boards of fields, or behind the last.
#[test]
fn rows_of_nothing_part_boards() {
    for (separator, empty) in [(",", ""), (";", "0"), ("\t", "")] {
        let blank = format!("{}\n", separator.repeat(8));
        let boards: Vec<String> = [ONE, TWO, THREE].map(|one| lines(&rows(one, "", separator, "", empty))).to_vec();
        for between in [blank.clone(), blank.repeat(2)] {
            check(&boards.join(&between), &[ONE, TWO, THREE]);
            check(&format!("{}{between}", boards[..2].join(&between)), &[ONE, TWO]);
        }
    }
}

/// Letters stand for digits, so that a row may look like a word: the first bad line is named all the same.
#[test]
fn the_first_row_of_letters_is_named() {
    let letters = |names: &str, empty: &str| -> String {
        let of = |ch: char| {
            ch.to_digit(10).and_then(|digit| names.chars().nth(digit as usize - 1)).map_or(empty.to_owned(), String::from)
        };
        let cells: Vec<String> = ONE.chars().map(of).collect();
        cells.chunks(9).map(|row| row.concat() + "\n").collect()
    };
    for (names, empty) in [("WORDPUZLE", "."), ("bcdefghij", "_"), ("KMNPRTUVY", "0")] {
        let error = read(&letters(names, empty)).unwrap_err();
        assert_eq!((error.line, error.column), (1, 1), "{error}");
    }
    let said = refused("<!DOCTYPE ksudoku-graph>\n<ksudoku>\n<values>ib__c__e_</values>\n</ksudoku>");
    assert!(said.starts_with("this is a saved game of KSudoku"), "{said}");
}

/// All cells are there, and some of them are signs that look like digits: what was most likely meant is said at the first of them.
#[test]
fn signs_that_look_like_digits_are_named_with_these() {
    for (digit, sign) in [('1', 'l'), ('1', 'I'), ('1', '|'), ('5', 'S'), ('2', 'Z'), ('8', 'B'), ('6', 'b'), ('9', 'g')] {
        for puzzle in [ONE, TWO] {
            let text = puzzle.replace(digit, &sign.to_string());
            let at = puzzle.chars().position(|ch| ch == digit).unwrap();
            let said = |line: usize, column: usize| {
                format!(
                    "line {line}, column {column}: '{sign}' is neither a digit nor a filler, most likely it is {} {digit} that was read wrong",
                    if digit == '8' { "an" } else { "a" }
                )
            };
            assert_eq!(refused(&text), said(1, at + 1), "{text}");
            assert_eq!(refused(&text.replace('.', "0")), said(1, at + 1), "{text}");
            assert_eq!(refused(&lines(&rows(&text, "", "", "", "."))), said(at / 9 + 1, at % 9 + 1), "{text}");
        }
    }
}

/// A line below a list tells a number of something: it is no row of the list, and no digit of it is wrong.
#[test]
fn a_number_of_something_is_no_puzzle() {
    for below in ["17 clues", "2 puzzles generated.", "2 Sudokus", "30 givens, symmetrical."] {
        check(&format!("{ONE}\n{TWO}\n{below}\n"), &[ONE, TWO]);
        let all: Vec<_> = nonet_formats::Puzzles::of_text(&format!("{ONE}\n{TWO}\n{below}\n")).collect();
        assert!(all.len() == 2 && all.iter().all(|one| one.result.is_ok()), "{all:?}");
        let error = refused(below);
        assert!(error.contains("is no row of cells"), "{error}");
    }
}

/// Beside the givens each text has what was done with them, which is no given and is named.
#[test]
fn what_is_done_with_the_givens_is_named_where_it_is_not_read() {
    let givens = "r1c1=2 r1c3=4 r1c5=7 r1c7=6 r2c6=4 r2c9=3 r3c1=8 r3c7=1 r4c3=6 r4c5=5 r4c6=2 r4c8=7 r5c1=1 r5c4=3 r5c5=6 r5c9=5 r6c1=3 \
                  r6c3=2 r6c6=7 r7c4=7 r7c7=8 r8c3=1 r8c5=2 r9c3=3 r9c4=9 r9c6=6 r9c9=4";
    let save = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\nPARAMS  :3:3x3\n\
                DESC    :56:8_1b2b4c2a5c6f3d9e7_5c6_7a3_8_6a8g8a2_7_1_5e3a6c1a7c6_8a\n";
    for (plain, done, part) in [
        (givens.to_owned(), " r1c2<>9", UnreadPart::Eliminations),
        (givens.to_owned(), "\nr2c2 ≠ 5", UnreadPart::Eliminations),
        (save.to_owned(), "NSTATES :1:2\nSTATEPOS:1:2\nMOVE    :6:R2,0,3\n", UnreadPart::Moves),
    ] {
        assert_eq!(read(&plain).unwrap().remarks.iter().filter(|it| matches!(it, Remark::Unread(_))).count(), 0, "{plain}");
        match read(&format!("{plain}{done}")) {
            Ok(reading) => {
                assert!(reading.remarks.contains(&Remark::Unread(vec![part])), "{done}: {}", reading.description())
            }
            Err(error) => assert_eq!(part, UnreadPart::Eliminations, "{error}"),
        }
    }
}

/// The nine lists of a board have the name of what each of them is: rows, columns or boxes.
#[test]
fn lists_are_what_they_are_called() {
    for puzzle in [ONE, TWO, THREE, FOUR] {
        let digits: Vec<char> = puzzle.replace('.', "0").chars().collect();
        let by = |place: &dyn Fn(usize, usize) -> usize| -> Vec<String> {
            let list = |at: usize| (0..9).map(|inside| digits[place(at, inside)].to_string()).collect::<Vec<_>>().join(", ");
            (0..9).map(list).collect()
        };
        let columns = by(&|at, inside| 9 * inside + at);
        let boxes = by(&|at, inside| 27 * (at / 3) + 3 * (at % 3) + 9 * (inside / 3) + inside % 3);
        for (names, lists) in [
            (["rows", "grid", "board"], by(&|at, inside| 9 * at + inside)),
            (["columns", "cols", "Columns"], columns),
            (["boxes", "blocks", "BOXES"], boxes),
        ] {
            for name in names {
                check(&format!("{name} = [[{}]]", lists.join("],\n[")), &[puzzle]);
                check(&format!("{{\"{name}\": [[{}]]}}", lists.join("], [")), &[puzzle]);
                check(&format!("{name} = {{{{{}}}}};", lists.join("},\n {")), &[puzzle]);
            }
        }
    }
}

/// A page has a field for each cell, and in its tags other values of 81 digits: the fields that are shown are the board.
#[test]
fn the_fields_of_a_page_are_its_board_and_what_it_hides_is_none() {
    let solution = "813629745492753816765148329239815467541967238678432951386271594954386172127594683";
    let mask = "110010010001010001000000100001000001100011011101000000010111100000101000101000110";
    for puzzle in [ONE, TWO, THREE] {
        for (input, hidden) in [("<input readonly ", "type=hidden"), ("<INPUT CLASS=\"d0\" ", "TYPE='hidden'")] {
            let cell = |ch: char| if ch == '.' { format!("{input}>") } else { format!("{input}value=\"{ch}\">") };
            let cells: Vec<String> = puzzle.chars().map(|ch| format!("<td>{}</td>", cell(ch))).collect();
            let rows: String = cells.chunks(9).map(|row| format!("<tr>{}</tr>", row.concat())).collect();
            let table = format!("<table>{rows}</table>");
            check(&table, &[puzzle]);
            for value in [solution, mask] {
                let text = format!("<form>{table}<input name=cheat {hidden} value=\"{value}\"></form>");
                check(&text, &[puzzle]);
                assert!(read(&text).unwrap().description().contains("without its hidden fields"), "{text}");
            }
        }
    }
}

/// A program keeps the digit of a cell as a bit: 128 is no cell with the candidates 1, 2 and 8.
#[test]
fn digits_that_are_kept_as_bits_are_digits() {
    for puzzle in [ONE, TWO, THREE, FOUR] {
        for first in [0, 1] {
            let number = |ch: char| ch.to_digit(10).map_or(0, |digit| 1_u32 << (digit - 1 + first)).to_string();
            let numbers: Vec<String> = puzzle.chars().map(number).collect();
            let rows: Vec<String> = numbers.chunks(9).map(|row| row.join(", ")).collect();
            for text in [
                format!("[[{}]]", rows.join("],\n[")),
                format!("int board[9][9] = {{{{{}}}}};", rows.join("}, {")).replace("[9][9]", "[][]"),
                rows.join("\n"),
                numbers.chunks(9).map(|row| row.join(" ")).collect::<Vec<_>>().join("\n"),
                numbers.join(","),
            ] {
                check(&text, &[puzzle]);
                assert!(read(&text).unwrap().description().contains("with a bit for each digit"), "{text}");
            }
        }
    }
}

/// A note stands alone in cells of a page, and its element says that it is one: it is no digit of the board.
#[test]
fn a_lone_note_of_a_page_is_no_digit() {
    for (on, off) in
        [("<span class='note'>", "</span>"), ("<small class=pencil-mark>", "</small>"), ("<i class=\"x candidates\">", "</i>")]
    {
        for puzzle in [ONE, TWO] {
            for every in [1, 7] {
                let cell = |(at, ch): (usize, char)| match ch {
                    '.' if at % every == 0 => format!("<td>{on}3{off}</td>"),
                    '.' => "<td></td>".to_owned(),
                    ch => format!("<td><b>{ch}</b></td>"),
                };
                let cells: Vec<String> = puzzle.chars().enumerate().map(cell).collect();
                let text: String = cells.chunks(9).map(|row| format!("<tr>{}</tr>\n", row.concat())).collect();
                let text = format!("<table>{text}</table>");
                check(&text, &[puzzle]);
                assert!(read(&text).unwrap().description().contains("without its notes"), "{text}");
            }
        }
    }
}

/// Letters stand for all digits of a board: it is named for what it is, whatever word the letters make.
#[test]
fn a_board_of_letters_is_named() {
    for puzzle in [ONE, TWO, THREE] {
        for word in ["OUTLPWZRD", "abcdefghi", "ÄBCDEFGHI", "SILOGBQZT"] {
            let letter = |ch: char| ch.to_digit(10).map_or('.', |digit| word.chars().nth(digit as usize - 1).unwrap());
            let line: String = puzzle.chars().map(letter).collect();
            let rows: Vec<String> = line.chars().collect::<Vec<_>>().chunks(9).map(|row| row.iter().collect()).collect();
            let spaced = rows.iter().map(|row| row.chars().map(|ch| format!("{ch} ")).collect::<String>()).collect::<Vec<_>>();
            for text in [line.clone(), rows.join("\n"), spaced.join("\n"), line.replace('.', "0")] {
                let error = read(&text).unwrap_err();
                assert!(matches!(error.kind, nonet_formats::ReadErrorKind::Letters(_)), "{text}: {error}");
            }
        }
    }
}

/// A line between puzzles numbers, dates or rates the next or the last of them: it is no puzzle, and none is missing.
#[test]
fn what_numbers_dates_or_rates_a_puzzle_is_none() {
    let captions =
        ["7.2", "12.", "3", "#4", "(5)", "2024-01-02", "3.12.2023", "1/2/2024", "No. 7", "ER 8.3", "* * *", "--", "SE=7.1"];
    for caption in captions {
        let before = format!("{caption}\n{ONE}\n{caption}\n{TWO}\n{caption}\n{THREE}\n");
        let behind = format!("{ONE}\n{caption}\n{TWO}\n{caption}\n{THREE}\n{caption}\n");
        let apart = format!("{ONE}\n\n{caption}\n{TWO}\n\n{caption}\n{THREE}\n");
        for text in [before, behind, apart] {
            check(&text, &[ONE, TWO, THREE]);
        }
    }
    for damaged in [&ONE[..9], &ONE[..40], &ONE[..80], "8100200400020500", "nothing", "n/a nil"] {
        let text = format!("{ONE}\n{damaged}\n{TWO}\n");
        let errors: Vec<usize> = Puzzles::of_text(&text).filter_map(|one| one.result.err()).map(|error| error.line).collect();
        assert_eq!(errors, [2], "{text}");
    }
}
