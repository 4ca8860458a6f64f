//! Out: a grid or a position as text. Every line of a text of several ends with a line break.

use super::mark::NO_CANDIDATE;
use nonet_core::board::{Candidate, Candidates, Cell, Digit, Grid};

/// One line of 81 characters, `.` for an empty cell, without a line break.
#[must_use]
pub fn line(grid: &Grid) -> String {
    grid.to_string()
}

/// One line of 81 characters, `0` for an empty cell, without a line break.
#[must_use]
pub fn line_with_zeros(grid: &Grid) -> String {
    format!("{grid:#}")
}

/// Nine lines with `|` between boxes and `------+-------+------` between bands, `0` for an empty cell.
///
/// ```
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let text = nonet_formats::printed_grid(&grid);
/// assert!(text.starts_with("0 6 0 | 0 0 0 | 1 9 0\n"));
/// assert_eq!(text.lines().nth(3), Some("------+-------+------"));
/// ```
#[must_use]
pub fn printed_grid(grid: &Grid) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        text.push(cell_character(grid, cell));
        text.push_str(match (cell.row_index(), cell.column_index()) {
            (2 | 5, 8) => "\n------+-------+------\n",
            (_, 8) => "\n",
            (_, 2 | 5) => " | ",
            _ => " ",
        });
    }
    text
}

/// Nine lines of nine numbers with commas between, `0` for an empty cell.
#[must_use]
pub fn csv_grid(grid: &Grid) -> String {
    csv_grid_with(grid, ',')
}

/// Nine lines of nine numbers with the separator between, `0` for an empty cell.
#[must_use]
pub fn csv_grid_with(grid: &Grid, separator: char) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        text.push(cell_character(grid, cell));
        text.push(if cell.column_index() == 8 { '\n' } else { separator });
    }
    text
}

/// The candidates of every cell in a frame, columns aligned, as players' programs exchange them: a lone digit for a filled
/// cell, `!` for an empty one without a candidate.
///
/// ```text
/// .--------------.-----------.-------.
/// | 134  5  1248 | ...
/// ```
#[must_use]
pub fn candidate_grid(position: &Candidates) -> String {
    let groups: Vec<String> = Cell::all().map(|cell| group(position, cell)).collect();
    let width = |column: usize| groups.iter().skip(column).step_by(9).map(String::len).max().unwrap_or(1);
    let widths: Vec<usize> = (0..9).map(width).collect();
    let strokes: Vec<String> = widths.chunks(3).map(|of_box| "-".repeat(of_box.iter().map(|width| width + 2).sum())).collect();
    let rule = |left, middle, right| format!("{left}{}{right}\n", strokes.join(middle));
    let mut text = rule(".", ".", ".");
    for (row, cells) in groups.chunks(9).enumerate() {
        if matches!(row, 3 | 6) {
            text.push_str(&rule(":", "+", ":"));
        }
        for (column, (group, &width)) in cells.iter().zip(&widths).enumerate() {
            text.push_str(if column % 3 == 0 { "| " } else { " " });
            text.push_str(&format!("{group:width$} "));
        }
        text.push_str("|\n");
    }
    text + &rule("'", "'", "'")
}

/// Nine lines of nine, `.` for an empty cell.
pub(crate) fn rows(grid: &Grid) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        text.push(grid[cell].map_or('.', Digit::to_char));
        text.push_str(if cell.column_index() == 8 { "\n" } else { "" });
    }
    text
}

/// SudoCue's `.sdm`: one puzzle a line, `0` for an empty cell.
#[must_use]
pub fn sdm(grids: &[Grid]) -> String {
    grids.iter().map(|grid| format!("{grid:#}\n")).collect()
}

/// SimpleSudoku's `.ss`: nine lines with `|` between boxes in a frame of `*-----------*` and `|---+---+---|`, `.` for an empty cell.
///
/// ```
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// assert!(nonet_formats::ss(&grid).starts_with("*-----------*\n|.6.|...|19.|\n"));
/// ```
#[must_use]
pub fn ss(grid: &Grid) -> String {
    let mut text = "*-----------*\n".to_owned();
    for cell in Cell::all() {
        text.push_str(if cell.column_index() % 3 == 0 { "|" } else { "" });
        text.push(grid[cell].map_or('.', Digit::to_char));
        text.push_str(match (cell.row_index(), cell.column_index()) {
            (2 | 5, 8) => "|\n|---+---+---|\n",
            (_, 8) => "|\n",
            _ => "",
        });
    }
    text + "*-----------*\n"
}

/// SudoCue's `.sdx`: nine lines of nine groups with a blank between: a lone digit for a filled cell, `u` before it if it was not
/// given; the candidates of an empty cell, `!` if it has none.
#[must_use]
pub fn sdx(position: &Candidates) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        let is_entered = position.grid()[cell].is_some() && !position.givens().contains(cell);
        text.push_str(if is_entered { "u" } else { "" });
        text.push_str(&group(position, cell));
        text.push(if cell.column_index() == 8 { '\n' } else { ' ' });
    }
    text
}

/// One line of 729 characters, nine for each cell: each candidate at its place, `.` at the others; a lone digit for a filled cell.
/// Without a line break.
#[must_use]
pub fn candidate_line(position: &Candidates) -> String {
    let allowed = position.allowed();
    let candidates = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| Candidate::new(cell, digit)));
    candidates.map(|candidate| if allowed.contains(candidate) { candidate.digit.to_char() } else { '.' }).collect()
}

fn cell_character(grid: &Grid, cell: Cell) -> char {
    grid[cell].map_or('0', Digit::to_char)
}

fn group(position: &Candidates, cell: Cell) -> String {
    let digits = position.grid()[cell].map_or_else(|| position.of_cell(cell), Into::into);
    if digits.is_empty() { NO_CANDIDATE.to_string() } else { digits.iter().map(Digit::to_char).collect() }
}
