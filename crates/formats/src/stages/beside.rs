//! Boards side by side, and a board whose cells are three by three pencil marks: neither may be read line by line.

use super::{NumberedReading, Plain, Sign, core_reader, is_only_frame, joined, lines, table, trimmed};
use crate::{frame::is_stroke, mark::Mark};

/// The most boards that stand side by side. Nine groups of nine on a line are the candidates of nine cells.
const MOST: usize = 8;

/// The boards of a text that may not be read line by line.
pub(super) fn read(given: &Plain<'_>) -> Option<Vec<NumberedReading>> {
    given.text.lines().nth(8)?; // most texts are a line or a field, and have no rows
    let signs = given.signs();
    let rows = rows(&signs)?;
    boards(given, &rows).or_else(|| marks(&rows))
}

/// The boards in lines of several groups of nine cells, which stand one beside the other: nine lines for each row of boards. Nothing if
/// the lines make up boards without a clash also when they are read one after the other.
fn boards(given: &Plain<'_>, rows: &[&[Sign]]) -> Option<Vec<NumberedReading>> {
    let groups: Vec<Vec<&[Sign]>> = rows.iter().map(|row| groups(row)).collect();
    let width = groups.first()?.len();
    let is_of_boards = |row: &Vec<&[Sign]>| row.len() == width && row.iter().all(|group| group.len() == 9);
    if !(2..=MOST).contains(&width) || !groups.len().is_multiple_of(9) || !groups.iter().all(is_of_boards) {
        return None;
    }
    let is_sound =
        |found: &Vec<NumberedReading>| found.iter().all(|one| one.result.as_ref().is_ok_and(|it| !it.grid.has_clashes()));
    if core_reader::read(given).is_ok_and(|found| is_sound(&found)) {
        return None;
    }
    let boards = groups.chunks_exact(9).flat_map(|rows| {
        (0..width).map(|at| rows.iter().flat_map(|row| row.get(at).copied().unwrap_or_default()).copied().collect::<Vec<Sign>>())
    });
    let boards: Vec<Vec<Sign>> = boards.collect();
    let found = core_reader::read(&Plain::of(joined(&boards))).ok()?;
    (found.len() == boards.len() && is_sound(&found)).then_some(found)
}

/// The candidates of a board whose cells are three by three signs, each digit in its own place: `1.3` above `.5.` above `7..`.
fn marks(rows: &[&[Sign]]) -> Option<Vec<NumberedReading>> {
    let rows: Vec<Vec<Sign>> = rows.iter().map(|row| groups(row).concat()).collect();
    if rows.len() != 27 || rows.iter().any(|row| row.len() != 27) {
        return None;
    }
    let own = |line: usize, at: usize| char::from_digit((3 * (line % 3) + at % 3 + 1) as u32, 10);
    let is_in_place =
        |line: usize, at: usize, sign: &Sign| !sign.ch.is_ascii_digit() || sign.ch == '0' || Some(sign.ch) == own(line, at);
    let all_in_place = |(line, row): (usize, &Vec<Sign>)| row.iter().enumerate().all(|(at, sign)| is_in_place(line, at, sign));
    if !rows.iter().enumerate().all(all_in_place) {
        return None;
    }
    let cell = |row: usize, column: usize| -> Vec<Sign> {
        let signs = (0..9).filter_map(|at| rows.get(3 * row + at / 3)?.get(3 * column + at % 3).copied());
        signs.filter(|sign| matches!(sign.ch, '1'..='9')).collect()
    };
    let cells: Vec<Vec<Vec<Sign>>> = (0..9).map(|row| (0..9).map(|column| cell(row, column)).collect()).collect();
    if cells.iter().flatten().any(Vec::is_empty) {
        return None;
    }
    core_reader::read(&Plain::of(table(&cells))).ok()
}

/// The lines of cells, without blank and drawn ones; nothing if there are too few for several boards, or another line.
fn rows(signs: &[Sign]) -> Option<Vec<&[Sign]>> {
    let is_between = |sign: &Sign| sign.ch.is_whitespace() || is_stroke(sign.ch);
    let rows = lines(signs).into_iter().map(trimmed).filter(|line| !line.is_empty() && !is_only_frame(line));
    let rows: Vec<&[Sign]> = rows.collect();
    let is_row = |row: &&[Sign]| row.iter().all(|sign| is_between(sign) || Mark::of(sign.ch).is_cell());
    (rows.len() >= 9 && rows.iter().all(is_row)).then_some(rows)
}

/// The groups of cells in a line.
fn groups(row: &[Sign]) -> Vec<&[Sign]> {
    row.split(|sign| !Mark::of(sign.ch).is_cell()).filter(|group| !group.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Puzzles, read, read_all};
    use nonet_core::board::{Candidates, Cell, Digit, Grid, House, HouseKind};

    const BOARDS: [&str; 3] = [
        "81..2..4...2.5...6......3....9.....75...67.386.8.......8.2715.....3.6...1.7...68.",
        ".675....3.8....5.95...8..4......3..6.....4.8.........78.53.17..7.9....5.2..7..39.",
        ".9..1.4...4.8.3............4...6.9...2.......31.5.4.78.....7.....9...1....52..8.9",
    ];

    fn beside(boards: &[&str], between: &str, filler: &str) -> String {
        let row = |row: usize| boards.iter().map(|board| &board[9 * row..9 * row + 9]).collect::<Vec<_>>().join(between) + "\n";
        (0..9).map(row).collect::<String>().replace('.', filler)
    }

    /// Each text has nine lines of as many groups of nine as there are boards.
    #[test]
    fn boards_side_by_side_are_boards_of_their_own() {
        for count in 2..=3 {
            for (between, filler) in [("  ", "."), (" | ", "0"), ("\t", "-"), ("   |   ", "_"), (" ", "*")] {
                let text = beside(&BOARDS[..count], between, filler);
                let twice = format!("{text}\n{text}");
                for (text, expected) in [(&text, count), (&twice, 2 * count)] {
                    let boards: Vec<Grid> = read_all(text).unwrap().into_iter().map(|reading| reading.grid).collect();
                    assert_eq!(boards.len(), expected, "{text}");
                    assert!(
                        boards.iter().zip(BOARDS.iter().take(count).cycle()).all(|(read, board)| *read == board.parse().unwrap()),
                        "{text}"
                    );
                    assert_eq!(Puzzles::of_text(text).count(), expected);
                }
            }
        }
    }

    /// Three boards of three lines each have the same nine lines, and are read line after line.
    #[test]
    fn boards_in_three_lines_each_stay_what_they_are() {
        let three_lines = |board: &str| {
            let rows: Vec<&str> = (0..9).map(|row| &board[9 * row..9 * row + 9]).collect();
            rows.chunks(3).map(|rows| rows.join(" ") + "\n").collect::<String>()
        };
        let text: String = BOARDS.iter().map(|board| three_lines(board)).collect();
        let boards: Vec<Grid> = read_all(&text).unwrap().into_iter().map(|reading| reading.grid).collect();
        assert_eq!(boards, BOARDS.map(|board| board.parse().unwrap()));
    }

    /// In each text a digit stands only in its own place of the nine places of its cell.
    #[test]
    fn cells_of_three_by_three_marks_are_candidates() {
        let candidates = Candidates::new(&BOARDS[0].parse().unwrap()).possible();
        for (filler, group, rule) in [(".", " ", ""), ("-", " | ", "\n"), ("0", "", ""), ("_", "  ", "------+------+------\n")] {
            let mut text = String::new();
            for row in House::of_kind(HouseKind::Row) {
                for line in 0..3 {
                    let cell =
                        |cell: Cell| -> String {
                            let digits = Digit::ALL.iter().skip(3 * line).take(3);
                            digits
                                .map(|digit| {
                                    if candidates.digits_in(cell).contains(*digit) {
                                        digit.to_string()
                                    } else {
                                        filler.to_owned()
                                    }
                                })
                                .collect()
                        };
                    text += &(row.cells().iter().map(cell).collect::<Vec<_>>().join(group) + "\n");
                }
                text += rule;
            }
            let reading = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(reading.candidates, Some(candidates), "{text}");
            assert_eq!(read_all(&text).unwrap().len(), 1);
        }
    }
}
