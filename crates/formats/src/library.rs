//! HoDoKu's library lines, which its players exchange: a position and what is to be found in it. The position is read.
//!
//! `:code:digits:cells:deleted:eliminations:placements:extra:`, where `+` stands before each of the cells' digits that was placed
//! and not given, and `deleted` lists candidates that are gone already as digit, row, column: `412 913`. People also write the cells
//! alone with such digits, and the cells with what is deleted behind a colon.

use super::{
    BoardState, NumberedReading, Reading,
    error::{ReadError, ReadErrorKind},
    form::Form,
    line,
    mark::is_symbol,
    text_lines::Token,
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, Grid};

/// The puzzles of a text in which a line is of this form, those of its other lines too.
pub(crate) fn find(lines: &[Token<'_>]) -> Vec<NumberedReading> {
    let own: Vec<_> = lines.iter().map(|line| of_line(line).map(|result| NumberedReading { line: line.line, result })).collect();
    if own.iter().all(Option::is_none) {
        return Vec::new();
    }
    own.into_iter().zip(lines).flat_map(|(own, line)| own.map_or_else(|| line::find(&[*line]), |own| vec![own])).collect()
}

/// The position of a line, if it is of this form.
fn of_line(line: &Token<'_>) -> Option<Result<Reading, ReadError>> {
    if !line.text.contains([':', PLACED]) {
        return None;
    }
    let fields = line.trimmed(&char::is_whitespace).pieces(&|ch| ch == ':');
    match &fields[..] {
        // The first field is the one before the first colon.
        [first, _, _, cells, deleted, _, _, ..] if first.text.is_empty() => Some(read(cells, Some(deleted))),
        [first, _, _, cells, deleted @ ..] if first.text.is_empty() && are_cells(cells.text) => {
            Some(read(cells, deleted.first()))
        }
        [cells, deleted @ ..] if are_cells(cells.text) => {
            let deleted = deleted.first().filter(|deleted| are_candidates(deleted.text));
            (deleted.is_some() || cells.text.contains(PLACED)).then(|| read(cells, deleted))
        }
        _ => None,
    }
}

/// The sign before a digit that was placed and not given.
const PLACED: char = '+';

/// Whether a text is 81 cells, a digit perhaps with the sign before it.
fn are_cells(text: &str) -> bool {
    text.chars().all(|ch| ch == PLACED || is_symbol(ch)) && text.chars().filter(|ch| *ch != PLACED).count() == 81
}

/// Whether a text is meant to list candidates: groups of three digits, of which a later one may be damaged. (A lone number with a point
/// is a rating.)
fn are_candidates(text: &str) -> bool {
    text.split([' ', ',']).find(|group| !group.is_empty()).is_some_and(|first| candidate(first).is_some())
}

/// The board that 81 cells say, some perhaps with the sign before them; nothing if they are none.
pub(crate) fn board_of(code: &str) -> Option<BoardState> {
    let (grid, placed) = read_cells(&Token::of_line(1, code)).ok()?;
    Some(BoardState { entered: grid.within(placed), ..BoardState::of_givens(grid.within(!placed)) })
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
fn read(cells: &Token<'_>, deleted: Option<&Token<'_>>) -> Result<Reading, ReadError> {
    let (grid, entered) = read_cells(cells)?;
    let deleted = deleted.map_or(Ok(CandidateSet::EMPTY), read_deleted)?;
    let candidates = (!deleted.is_empty()).then(|| Candidates::new(&grid).possible() - deleted);
    Ok(Reading::with_eliminations(grid, entered, candidates, |eliminations| Form::Library { eliminations }))
}

fn read_cells(cells: &Token<'_>) -> Result<(Grid, CellSet), ReadError> {
    let (mut grid, mut entered) = (Grid::EMPTY, CellSet::EMPTY);
    let mut found = 0;
    let mut placed = false;
    for token in cells.characters() {
        let ch = token.text.chars().next().unwrap_or_default();
        match ch {
            PLACED if !placed => placed = true,
            _ if is_symbol(ch) && (!placed || Digit::from_char(ch).is_some()) => {
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
    for group in deleted.runs(&|ch| !matches!(ch, ' ' | ',' | '\t')) {
        all.insert(candidate(group.text).ok_or_else(|| group.bad_group())?);
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
