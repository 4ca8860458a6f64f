//! Each cell in brackets or quotes of its own: `[5][3][ ]`, `"5" "" "3"`.

use super::{Sign, Staged, lines, table, trimmed};
use crate::ReadError;

/// The brackets around a cell.
const PAIRS: [(char, char); 5] = [('[', ']'), ('(', ')'), ('{', '}'), ('"', '"'), ('\'', '\'')];

/// The cells of all lines that have nine pairs of brackets.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    let lines = lines(signs);
    PAIRS.iter().find_map(|pair| {
        let rows: Vec<Vec<Vec<Sign>>> = lines.iter().map(|line| inside(line, *pair)).filter(|row| row.len() == 9).collect();
        (rows.len() == 9).then(|| Ok(Staged::of(table(&rows))))
    })
}

/// The content of each pair of brackets of a line.
fn inside(line: &[Sign], (open, close): (char, char)) -> Vec<Vec<Sign>> {
    let mut cells = Vec::new();
    let mut rest = line;
    while let Some(from) = rest.iter().position(|sign| sign.ch == open) {
        let behind = rest.get(from + 1..).unwrap_or_default();
        let Some(length) = behind.iter().position(|sign| sign.ch == close) else { break };
        cells.push(trimmed(behind.get(..length).unwrap_or_default()).to_vec());
        rest = behind.get(length + 1..).unwrap_or_default();
    }
    cells
}
