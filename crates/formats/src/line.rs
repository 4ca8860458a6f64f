//! One puzzle a line: 81 characters, or 729 with candidates. What follows on the line (a rating, a comment) is passed over. Of JSON a
//! line holds as many as it has strings of puzzles.

use super::{
    NumberedReading, Reading,
    columns::{Field, Role},
    core_reader,
    error::{ReadError, ReadErrorKind},
    form::{Fillers, Form},
    frame::{FrameReading, is_frame},
    mark::{Mark, is_symbol},
    remark::Remark,
    solutions::{self, solves},
    steps,
    text_lines::{self, Token, count},
};
use nonet_core::{
    board::{Cell, CellSet, Grid},
    solver,
};

/// The characters of a puzzle and of a puzzle with candidates.
const CELLS: usize = 81;
const CANDIDATES: usize = 729;

/// Fewer digits between blanks are no puzzle.
const FEWEST_DIGITS: usize = 8;

/// A run of this many characters is meant to be a whole puzzle: no row of cells and no group of candidates is so long.
const SURELY_A_LINE: usize = 41;

/// The puzzle of a line that has nothing else on it than its 81 characters, each a digit or one of the usual fillers, and perhaps blanks
/// behind them. It is what all stages read of such a line, without their effort.
pub(crate) fn quick_puzzle(line: &[u8]) -> Option<Reading> {
    let line = line.trim_ascii_end();
    if line.len() != CELLS {
        return None;
    }
    let (mut grid, mut fillers, mut last) = (Grid::EMPTY, Fillers::NONE, None);
    for (cell, &byte) in Cell::all().zip(line) {
        match Mark::of(char::from(byte)) {
            Mark::Digit(digit) => grid[cell] = Some(digit),
            Mark::Filler if !byte.is_ascii() => return None, // half of another character
            Mark::Filler if last == Some(byte) => {}
            Mark::Filler => {
                last = Some(byte);
                fillers = fillers.with(Some(char::from(byte)));
            }
            _ => return None,
        }
    }
    // A line without digits and dots may be a part of a frame, and a board that clashes may be something else, such as 27 cells, each with
    // its row, column and digit: all stages read these.
    let is_drawn = !line.iter().any(|byte| byte.is_ascii_digit() || *byte == b'.');
    (!is_drawn && !grid.has_clashes())
        .then(|| core_reader::with_remarks(Reading::new(grid, CellSet::EMPTY, None, Form::Line { fillers })))
}

/// Whether a line is a puzzle with an empty cell and nothing else.
pub(crate) fn is_open_puzzle(line: &[u8]) -> bool {
    quick_puzzle(line).is_some_and(|reading| !reading.grid.empty_cells().is_empty() && !reading.grid.filled_cells().is_empty())
}

/// The puzzles that stand on a line each, and what is wrong with lines that should be one; none if the text is of another form.
pub(crate) fn find(lines: &[Token<'_>]) -> Vec<NumberedReading> {
    let (mut all, mut solutions) = (Vec::new(), Vec::new());
    for line in lines.iter().filter(|line| !is_frame(line, FrameReading::FewerRows)) {
        match (find_in_json(line), puzzle_in(line)) {
            (Some(found), _) => {
                solutions.extend(found.solutions.into_iter().map(|(before, grid)| (all.len() + before, grid)));
                all.extend(found.puzzles);
            }
            (None, Some(token)) => match enclosed(line) {
                Some(boards) => all.extend(boards.iter().map(found)),
                None => all.push(beside_others(line, &token, found(&token))),
            },
            (None, None) => all.extend(in_parts(line).or_else(|| broken(line).map(NumberedReading::of_error))),
        }
    }
    solutions::say(&mut all, &solutions);
    if all.is_empty() { all } else { with_blank_cells(lines, all) }
}

/// The boards of a line that has several, each in quotes or tags of its own, as programs write them; nothing of a line that has others.
fn enclosed<'a>(line: &Token<'a>) -> Option<Vec<Token<'a>>> {
    let boards: Vec<Token<'a>> = line.runs(&is_symbol).into_iter().filter(|run| run.text.chars().count() == CELLS).collect();
    if boards.len() < 2 {
        return None;
    }
    let signs: Vec<char> = line.text.chars().collect();
    let is_enclosed = |board: &Token<'_>| {
        let from = board.column - line.column;
        let before = from.checked_sub(1).and_then(|before| signs.get(before));
        match (before, signs.get(from + CELLS)) {
            (Some('>'), Some('<')) => true,
            (Some(before), Some(behind)) => before == behind && matches!(before, '"' | '\'' | '`'),
            _ => false,
        }
    };
    boards.iter().all(is_enclosed).then_some(boards)
}

/// The puzzles with those of lines on which blanks stand for empty cells, if there are any.
fn with_blank_cells(lines: &[Token<'_>], mut all: Vec<NumberedReading>) -> Vec<NumberedReading> {
    let before = all.len();
    all.extend(lines.iter().filter_map(in_blanks));
    if all.len() > before {
        all.sort_by_key(|one| one.line);
    }
    all
}

/// The puzzle of a line of digits and blanks. An editor may have cut blanks at its end.
fn in_blanks(line: &Token<'_>) -> Option<NumberedReading> {
    let is_of_blanks = line.text.contains("  ") && line.text.chars().all(|ch| ch == ' ' || matches!(ch, '1'..='9'));
    let mut cells = line.characters();
    let digits = count(line.text, &|ch| ch != ' ');
    if !is_of_blanks || cells.len() > CELLS || cells.len() < SURELY_A_LINE || digits < FEWEST_DIGITS {
        return None;
    }
    let end = cells.len();
    cells.extend((end..CELLS).map(|at| Token { column: line.column + at, text: " ", ..*line }));
    Some(NumberedReading::of_cells(&cells, Form::Line { fillers: Fillers::NONE }))
}

/// Whether a text that begins so is JSON with puzzles in its strings, which may have no lines or any. JSON Lines, an object a line, are
/// a list.
pub(crate) fn is_json(text: &str) -> bool {
    let mut lines = text_lines::all_lines(text);
    lines.retain(|line| !line.is_blank());
    let is_object = |line: &Token<'_>| line.text.trim().starts_with('{') && line.text.trim().ends_with('}');
    let is_list = lines.len() > 1 && lines.iter().take(2).all(is_object);
    text.trim_start().starts_with(['[', '{']) && !is_list && lines.iter().any(|line| find_in_strings(line).is_some())
}

/// The boards in the strings of a line of JSON.
#[derive(Default, Debug)]
pub(crate) struct Strings {
    /// The puzzles, and what is wrong with a string that should be one.
    pub(crate) puzzles: Vec<NumberedReading>,
    /// The full boards that are no puzzles, each with the number of puzzles before it.
    pub(crate) solutions: Vec<(usize, Grid)>,
}

/// The boards in the strings of a line of JSON. A full board that is called a solution, or that solves another string of the line, is
/// no puzzle. Nothing if no string of the line is meant to be a puzzle.
pub(crate) fn find_in_json(line: &Token<'_>) -> Option<Strings> {
    let text = line.text.trim_start();
    let is_json = text.starts_with(['[', '{']) || text.starts_with('"') && text.contains("\":");
    if is_json { find_in_strings(line) } else { None }
}

/// The same as [`find_in_json`] of a line that is known to be one of JSON: it may hold nothing but a string.
pub(crate) fn find_in_strings(line: &Token<'_>) -> Option<Strings> {
    if !line.text.contains('"') {
        return None;
    }
    let strings = line.pieces(&|ch| ch == '"');
    let is_meant = |text: &str| !text.contains(char::is_whitespace) && count(text, &is_symbol) >= SURELY_A_LINE;
    if !strings.iter().any(|string| is_meant(string.text)) {
        return None;
    }
    let key = |place: usize| place.checked_sub(2).and_then(|key| strings.get(key)).map_or("", |key| key.text);
    let meant: Vec<KeyedString<'_>> = strings
        .iter()
        .enumerate()
        .filter(|(_, string)| is_meant(string.text))
        .map(|(place, string)| KeyedString { key: key(place), string: *string, field: Field::of(string.text) })
        .collect();
    let near = |at: usize| meant.iter().skip(at.saturating_sub(NEAR)).take(2 * NEAR + 1);
    let mut found = Strings::default();
    for (at, one) in meant.iter().enumerate() {
        if !one.is_called_solution() && !near(at).any(|other| one.is_solution_of(other)) {
            found.puzzles.push(found_or_fault(&one.string));
        } else if let Field::Board(grid) = &one.field {
            found.solutions.push((found.puzzles.len(), *grid));
        }
    }
    Some(found)
}

/// The number of strings before or behind its puzzle within which a solution may stand.
const NEAR: usize = 16;

/// The puzzle with a remark.
fn with_remark(mut one: NumberedReading, remark: Option<Remark>) -> NumberedReading {
    if let Ok(reading) = &mut one.result {
        remark.into_iter().for_each(|remark| remark.add_to(&mut reading.remarks));
    }
    one
}

/// The puzzle at this place of a line, which says what other boards are on it.
pub(crate) fn beside_others(line: &Token<'_>, token: &Token<'_>, one: NumberedReading) -> NumberedReading {
    let runs = line.runs(&is_symbol);
    let is_other = |run: &&Token<'_>| run.column != token.column && run.text.chars().count() == CELLS;
    let Field::Board(puzzle) = Field::of(token.text) else { return one };
    let others: Vec<Field> = runs.iter().filter(is_other).map(|run| Field::of(run.text)).collect();
    let is_solution = |field: &&Field| matches!(field, Field::Board(grid) if solves(grid, &puzzle));
    let solutions = others.iter().filter(is_solution).count();
    let one = with_remark(one, (solutions > 0).then_some(Remark::Solutions(solutions)));
    let rest = others.len() - solutions;
    with_remark(one, (rest > 0).then_some(Remark::OtherBoards(rest)))
}

/// A string of JSON with the name before it.
struct KeyedString<'a> {
    key: &'a str,
    string: Token<'a>,
    field: Field,
}

impl KeyedString<'_> {
    /// Whether this is a board under another name that solves the other.
    fn is_solution_of(&self, other: &KeyedString<'_>) -> bool {
        steps::count(1);
        match (&self.field, &other.field) {
            (Field::Board(whole), Field::Board(part)) => self.key != other.key && solves(whole, part),
            _ => false,
        }
    }

    /// Whether it is called a solution, and its board is no puzzle all the same.
    fn is_called_solution(&self) -> bool {
        let is_open = matches!(&self.field, Field::Board(grid) if !grid.empty_cells().is_empty());
        Role::of(self.key) == Role::Solution && !is_open
    }
}

/// The first piece of the line that has the length of a puzzle.
pub(crate) fn puzzle_in<'a>(line: &Token<'a>) -> Option<Token<'a>> {
    let runs = line.runs(&is_symbol);
    let whole = runs.iter().find(|token| matches!(token.text.chars().count(), CELLS | CANDIDATES)).copied();
    whole.or_else(|| runs.iter().find_map(|run| before_end_of_sentence(line, run)))
}

/// The signs that end a sentence and may be cells too.
const ENDS: [char; 4] = ['.', '?', '。', '…'];

/// Fewer digits make up no puzzle with one solution.
const FEWEST_GIVENS: usize = 17;

/// The 81 cells before the signs that end a sentence: no cell of the board has such a sign, or the board stands behind words and has one
/// solution.
fn before_end_of_sentence<'a>(line: &Token<'a>, run: &Token<'a>) -> Option<Token<'a>> {
    let (at, _) = run.text.char_indices().nth(CELLS)?;
    let (board, end) = run.text.split_at_checked(at)?;
    if end.chars().count() > 3 || !end.chars().all(|ch| ENDS.contains(&ch)) || count(board, &|ch| ch.is_ascii_digit()) < 8 {
        return None;
    }
    let token = Token { text: board, ..*run };
    let is_of_board = end.chars().any(|ch| board.contains(ch));
    let stands_behind_words = || line.text.chars().take(run.column - line.column).any(char::is_alphabetic);
    let has_one_solution = || match Field::of(board) {
        Field::Board(grid) => grid.filled_cells().len() >= FEWEST_GIVENS && solver::count(&grid, 2) == 1,
        _ => false,
    };
    (!is_of_board || stands_behind_words() && has_one_solution()).then_some(token)
}

fn found(token: &Token<'_>) -> NumberedReading {
    match token.text.chars().count() {
        CANDIDATES => NumberedReading::of_nines(token),
        _ => NumberedReading::of_cells(&token.characters(), Form::Line { fillers: Fillers::NONE }),
    }
}

fn found_or_fault(token: &Token<'_>) -> NumberedReading {
    fault(token).map_or_else(|| found(token), NumberedReading::of_error)
}

/// The puzzle of a field of a table, or what is wrong with it.
pub(crate) fn found_in_field(field: &Token<'_>) -> NumberedReading {
    if field.text.is_empty() { NumberedReading::of_error(field.error(ReadErrorKind::Empty)) } else { found_or_fault(field) }
}

/// The puzzle of a line on which stray blanks stand: 81 characters but for them, most of these in one run.
fn in_parts(line: &Token<'_>) -> Option<NumberedReading> {
    let runs = line.runs(&is_symbol);
    let is_meant = is_of_cells(line) && runs.iter().any(|run| run.text.chars().count() >= SURELY_A_LINE);
    let cells: Vec<Token<'_>> = runs.iter().flat_map(Token::characters).collect();
    (is_meant && cells.len() == CELLS).then(|| NumberedReading::of_cells(&cells, Form::Line { fillers: Fillers::NONE }))
}

/// Whether there are but characters of cells and blanks on the line.
fn is_of_cells(line: &Token<'_>) -> bool {
    line.text.chars().all(|ch| is_symbol(ch) || ch.is_whitespace())
}

/// The error of a line that is meant to be a puzzle.
fn broken(line: &Token<'_>) -> Option<ReadError> {
    let word = line
        .runs(&|ch| !ch.is_whitespace() && !matches!(ch, ',' | ';' | '"' | '|'))
        .into_iter()
        .max_by_key(|token| token.text.len())?;
    if count(word.text, &is_symbol) < SURELY_A_LINE {
        return None;
    }
    // A line that is cut in two by a blank is counted as one.
    let found = count(line.text, &is_symbol);
    let column = line.text.trim_end().chars().count() + 1;
    let is_in_parts = is_of_cells(line) && found < CELLS;
    let kind = ReadErrorKind::LineLength { found, blanks: false };
    if is_in_parts { Some(ReadError { kind, line: line.line, column }) } else { fault(&word) }
}

/// The error of a piece that is meant to be a puzzle: a character that doesn't belong there, or else its length.
fn fault(word: &Token<'_>) -> Option<ReadError> {
    let found = word.text.chars().count();
    if let Some((ch, column)) = word.text.chars().zip(word.column..).find(|&(ch, _)| !is_symbol(ch)) {
        return Some(ReadError { kind: ReadErrorKind::BadCharacter(ch), line: word.line, column });
    }
    let column = word.column + found.min(CELLS);
    let kind = ReadErrorKind::LineLength { found, blanks: false };
    (!matches!(found, CELLS | CANDIDATES)).then_some(ReadError { kind, line: word.line, column })
}
