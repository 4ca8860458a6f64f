//! HoDoKu's library lines, which its players exchange: a position and what is to be found in it. The position is read.
//!
//! `:code:digits:cells:deleted:eliminations:placements:extra:`, where `+` stands before each of the cells' digits that was placed
//! and not given, and `deleted` lists candidates that are gone already as digit, row, column: `412 913`.

use super::{
    NumberedReading, Reading,
    error::{ReadError, ReadErrorKind},
    form::Form,
    text_lines::Token,
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid};

/// The lines that are of this form.
pub(crate) fn find(lines: &[Token<'_>]) -> Vec<NumberedReading> {
    let mut all = Vec::new();
    for line in lines.iter().filter(|line| line.text.starts_with(':')) {
        // The first field is the one before the first colon.
        if let [_, _, _, cells, deleted, _, _, ..] = line.pieces(&|ch| ch == ':')[..] {
            all.push(NumberedReading { line: line.line, result: read(&cells, &deleted) });
        }
    }
    all
}

/// Writes a position as a line of HoDoKu's library, without a line break: the cells, with `+` before each digit that is no given,
/// then the eliminations as digit, row and column. The line names no technique (`0000`), so it claims no step to be found.
///
/// ```
/// use nonet_core::board::{Candidate, Candidates};
/// use nonet_formats::library_line;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let line = ".6....19...261...47.1..........7..1...6.83...54..6...3.8..27.39...4...78......4..";
/// let mut position = Candidates::new(&line.parse()?);
/// position.eliminate(&"7r1c4".parse::<Candidate>()?.into());
/// assert_eq!(library_line(&position), format!(":0000:x:{line}:714::"));
/// # Ok(())
/// # }
/// ```
#[must_use]
pub fn library_line(position: &Candidates) -> String {
    let grid = position.grid();
    let cells: String = Cell::all()
        .map(|cell| match grid[cell] {
            Some(digit) if position.givens().contains(cell) => digit.to_string(),
            Some(digit) => format!("+{digit}"),
            None => ".".to_owned(),
        })
        .collect();
    let deleted = *Candidates::new(grid).open() - *position.open();
    let deleted: Vec<String> = deleted
        .iter()
        .map(|Candidate { cell, digit }| format!("{digit}{}{}", cell.row_index() + 1, cell.column_index() + 1))
        .collect();
    format!(":0000:x:{cells}:{}::", deleted.join(" "))
}

/// Reads the position of a line.
fn read(cells: &Token<'_>, deleted: &Token<'_>) -> Result<Reading, ReadError> {
    let (grid, entered) = read_cells(cells)?;
    let deleted = read_deleted(deleted)?;
    let candidates = (!deleted.is_empty()).then(|| Candidates::new(&grid).allowed() - deleted);
    Ok(Reading::with_eliminations(grid, entered, candidates, |eliminations| Form::Library { eliminations }))
}

fn read_cells(cells: &Token<'_>) -> Result<(Grid, CellSet), ReadError> {
    let (mut grid, mut entered) = (Grid::EMPTY, CellSet::EMPTY);
    let mut found = 0;
    let mut placed = false;
    for token in cells.characters() {
        let ch = token.text.chars().next().unwrap_or_default();
        match ch {
            '+' => placed = true,
            '.' | '0'..='9' => {
                if let Some(cell) = Cell::from_index(found) {
                    grid[cell] = Digit::from_char(ch);
                    entered = if placed { entered.with(cell) } else { entered };
                }
                placed = false;
                found += 1;
            }
            _ => return Err(token.error(ReadErrorKind::BadCharacter(ch))),
        }
    }
    if found == 81 { Ok((grid, entered)) } else { Err(cells.error(ReadErrorKind::LineLength { found, blanks: false })) }
}

fn read_deleted(deleted: &Token<'_>) -> Result<CandidateSet, ReadError> {
    let mut all = CandidateSet::EMPTY;
    for group in deleted.text.split_whitespace() {
        all.insert(candidate(group).ok_or_else(|| deleted.error(ReadErrorKind::BadGroup(group.to_owned())))?);
    }
    Ok(all)
}

/// Digit, row, column: `412` is a 4 in r1c2.
fn candidate(text: &str) -> Option<Candidate> {
    let mut digits = text.chars().map(Digit::from_char);
    let (digit, row, column) = (digits.next()??, digits.next()??, digits.next()??);
    let cell = Cell::new(row.index(), column.index())?;
    digits.next().is_none().then_some(Candidate { cell, digit })
}
