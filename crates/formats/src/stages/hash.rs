//! `#` begins a comment in files of puzzles; in some texts it is an empty cell.

use super::{Sign, joined, lines, text_of};
use crate::mark::{self, Mark, is_symbol};

/// Whether `#` is an empty cell in a text: where a line that has one holds digits too, as many cells as a row, some rows or a board has,
/// and nothing else.
pub(super) fn is_cell_in(text: &str) -> bool {
    text.contains('#') && text.lines().any(|line| is_row(line) && line.contains(|ch: char| ch.is_ascii_digit()))
}

/// The text with a sign of its own for each `#` that is an empty cell.
pub(super) fn prepare(signs: Vec<Sign>) -> Vec<Sign> {
    if !is_cell_in(&text_of(&signs)) {
        return signs;
    }
    let lines = lines(&signs);
    let changed: Vec<Vec<Sign>> =
        lines.iter().map(|line| if is_row(&text_of(line)) { with_cells(line) } else { line.to_vec() }).collect();
    joined(&changed)
}

/// Whether the line is a row of cells of which some are `#`.
fn is_row(line: &str) -> bool {
    let cells = line.chars().filter(|ch| *ch == '#' || is_symbol(*ch)).count();
    let has_other = line.chars().any(|ch| ch != '#' && matches!(Mark::of(ch), Mark::Foreign | Mark::NoCandidate));
    line.contains('#') && !has_other && matches!(cells, 9 | 27 | 81)
}

fn with_cells(line: &[Sign]) -> Vec<Sign> {
    line.iter().map(|sign| if sign.ch == '#' { sign.becoming(mark::HASH) } else { *sign }).collect()
}
