//! Lines and grids in any order, as lists, forum posts and files of notes have them: a line that is a puzzle of its own, and blocks of
//! lines that are puzzles together.

use super::{Found, NumberedLine, NumberedReading, field_of, moved, numbered};
use crate::{
    Form, List, ReadError, ReadErrorKind, Shape,
    frame::{FrameReading, is_frame},
    line,
    mark::{Mark, is_symbol},
    plain::Plain,
    rules,
    stages::{self, plain_readings},
    table,
    text_lines::{self, Token},
};
use std::collections::VecDeque;

/// The number of lines after which puzzles of several lines that follow each other with nothing between are cut: a multiple of 9 (rows),
/// 11 (with a rule between bands), 12 and 13 (with a frame around, too).
const BLOCK: usize = 5_148;

/// The longest block of lines, in bytes.
const LONGEST_BLOCK: usize = 4_000_000;

/// The longest text above a puzzle that is read as a part of it, in bytes.
const LONGEST_HEADING: usize = 2_000;

/// The number of rows of cells that are meant to be a board.
const MEANT_ROWS: usize = 3;

/// The number of cells with which a line that has nothing else is meant to be a row of a board.
const MEANT_CELLS: usize = 6;

/// Reads a text line by line.
#[derive(Debug)]
pub(super) struct Passage {
    pub(super) list: List,
    /// Whether blocks that are not plain are read by all stages.
    pub(super) by_stages: bool,
    /// Whether a line was met that is neither blank nor a comment.
    pub(super) has_words: bool,
    block: Block,
    above: Above,
    /// The lines directly below a puzzle of a line, and whether the next line is one of them.
    below: Vec<(usize, String)>,
    is_below: bool,
    /// Whether puzzles have headings, as far as it is known.
    is_titled: Option<bool>,
    /// Whether a `[Puzzle]` was met, so that other parts are none.
    has_parts: bool,
    /// Whether this part is to be read.
    inside: bool,
}

/// The kind of text above a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Above {
    /// Nothing, a blank line or a comment.
    Nothing,
    /// A line that begins with a puzzle.
    Puzzle,
    /// Words.
    Words,
    /// Any other line.
    Other,
}

/// Lines that may be a puzzle, or several, or a part of one.
#[derive(Clone, Default, Debug)]
struct Block {
    text: String,
    rows: usize,      // the number of its lines that may be rows of cells
    first: usize,     // the number of its first line
    last_at: usize,   // the place in the text where its last part begins, which no blank line interrupts
    last_line: usize, // the number of that line
    last_rows: usize, // the number of lines of that part that may be rows of cells
}

impl Passage {
    pub(super) fn new(list: List) -> Passage {
        Passage {
            list,
            by_stages: true,
            has_words: false,
            block: Block::default(),
            above: Above::Nothing,
            below: Vec::new(),
            is_below: false,
            is_titled: None,
            has_parts: false,
            inside: true,
        }
    }

    pub(super) fn take(&mut self, line: &NumberedLine, ready: &mut VecDeque<Found>) {
        if self.inside
            && line.error.is_none()
            && let Some(found) = self.quick_puzzle(line, ready)
        {
            return ready.push_back(found);
        }
        let text = line.text();
        if self.inside
            && line.error.is_none()
            && text.len() >= 81
            && let Some(error) = rules::regions(&text)
        {
            self.end_part(true, ready);
            let error = ReadError { line: line.number, ..error };
            return ready.push_back(Found {
                one: NumberedReading { line: line.number, result: Err(error) },
                fields: vec![line.bytes.clone()],
            });
        }
        self.has_words |= !text.trim().is_empty() && !text.starts_with('#');
        if let Some(error) = &line.error {
            self.end_part(true, ready);
            let token = self.list.token_in(&Token::of_line(line.number, &text)).filter(|_| self.list.puzzle > 0);
            let one = match token.filter(|_| error.kind == ReadErrorKind::NotText) {
                // Beside the puzzle there may be what is no text.
                Some(token) => line::found_in_field(&token),
                None => NumberedReading { line: line.number, result: Err(error.clone()) },
            };
            let fields = vec![field_of(Shape::List(self.list), &one, &text)];
            return ready.push_back(Found { one, fields });
        }
        self.take_text(line.number, &text, ready);
    }

    /// The puzzle of a line that has nothing else on it.
    fn quick_puzzle(&mut self, line: &NumberedLine, ready: &mut VecDeque<Found>) -> Option<Found> {
        let reading = line::quick_puzzle(&line.bytes)?;
        self.end_above_puzzle(true, ready);
        let field = line.bytes.trim_ascii_end().to_vec();
        Some(Found { one: NumberedReading { line: line.number, result: Ok(reading) }, fields: vec![field] })
    }

    fn take_text(&mut self, number: usize, text: &str, ready: &mut VecDeque<Found>) {
        if text_lines::is_section(text) {
            let is_puzzle = text_lines::is_puzzle_section(text);
            self.has_parts |= is_puzzle;
            self.end_part(true, ready);
            self.inside = is_puzzle || !self.has_parts;
            self.block = Block::default();
            if self.inside {
                self.block.push(number, "", false); // so that the lines of a block follow each other
            }
            (self.above, self.is_below) = (Above::Words, false);
        } else if !self.inside {
            // Another part of the file: where the game stands, its pencil marks.
        } else if text.trim().is_empty() && text.chars().count() < 9 {
            self.end_part(false, ready);
            self.block.push(number, text, false);
            (self.above, self.is_below) = (Above::Nothing, false);
        } else if text.starts_with('#') {
            self.end_part(false, ready);
            self.block.push(number, text, false);
            self.is_below = false;
        } else if let Some(found) = self.puzzles_of(number, text) {
            self.end_above_puzzle(begins_with_board(text), ready);
            let fields = |one: &NumberedReading| vec![field_of(Shape::List(self.list), one, text)];
            ready.extend(found.into_iter().map(|one| Found { fields: fields(&one), one }));
        } else {
            let is_heading = text_lines::is_heading(text);
            if self.is_below {
                self.below.push((number, text.to_owned()));
            }
            if is_heading {
                self.end_part(true, ready);
            }
            self.above = if is_heading { Above::Words } else { Above::Other };
            self.block.push(number, text, !is_heading);
            if self.block.last_rows >= BLOCK || self.block.text.len() > LONGEST_BLOCK {
                self.end_part(true, ready);
            }
        }
    }

    /// Reads what is left at the end of the text.
    pub(super) fn end(&mut self, ready: &mut VecDeque<Found>) {
        self.end_part(true, ready);
        self.say_what_is_below(usize::MAX, true, ready);
    }

    /// Ends the block above a line that is a puzzle of its own.
    fn end_above_puzzle(&mut self, begins_with_board: bool, ready: &mut VecDeque<Found>) {
        match (self.is_titled, self.above) {
            (None, above) => self.is_titled = Some(above == Above::Words),
            (Some(true), Above::Puzzle) => self.is_titled = Some(false),
            (Some(_), _) => {}
        }
        self.end_part(true, ready);
        self.say_what_is_below(usize::MAX, true, ready);
        self.block = Block::default();
        self.above = if begins_with_board { Above::Puzzle } else { Above::Other };
        self.is_below = begins_with_board;
    }

    /// The puzzles of a line that is meant to be a puzzle of its own; nothing of another line.
    fn puzzles_of(&self, number: usize, text: &str) -> Option<Vec<NumberedReading>> {
        if !table::is_own_line(text) {
            return None;
        }
        let token = self.list.token_in(&Token::of_line(number, text)).filter(|_| self.list.puzzle > 0);
        if let Some(token) = token {
            let line = Token::of_line(number, text);
            return Some(vec![line::beside_others(&line, &token, line::found_in_field(&token))]);
        }
        let found = match stages::readings_of_part(text) {
            Ok(found) => found,
            Err(error) => vec![NumberedReading::of_error(error)],
        };
        Some(numbered(found, number))
    }

    /// Reads what the block holds, if that is whole. If `surely`, nothing that follows belongs to it.
    fn end_part(&mut self, surely: bool, ready: &mut VecDeque<Found>) {
        let Block { text, rows, first, last_at, last_line, last_rows } = &self.block;
        if *rows == 0 {
            if text.len() > LONGEST_HEADING {
                self.block = Block::default(); // else each of many lines of words would be looked at with all before it
            }
            return;
        }
        if *last_rows == 0 && !surely {
            return;
        }
        let (before, last) = text.split_at_checked(*last_at).unwrap_or(("", text));
        let by_stages = |text: &str, first: usize| {
            if !self.by_stages {
                return None;
            }
            boards_by_lines(text, first).or_else(|| boards_by_stages(text, first))
        };
        let mut bad = None;
        let (begin, found) = if let Some(found) = boards(last, *last_line) {
            bad = (rows > last_rows && is_meant(before)).then(|| broken(before, *first));
            (*last_line, found)
        } else if let Some(found) = boards(text, *first) {
            (*first, found)
        } else if !surely && *rows < 9 {
            return self.block.begin_part();
        } else if let Some(found) = by_stages(text, *first) {
            (*first, found)
        } else {
            bad = (!self.is_list_row() && is_meant(text)).then(|| broken(text, *first));
            (usize::MAX, Vec::new())
        };
        self.block = Block::default();
        if !found.is_empty() {
            self.say_what_is_below(begin, false, ready);
        }
        ready.extend(bad.into_iter().chain(found).map(|one| Found::of_puzzle(one, "")));
    }

    /// Whether the lines directly below a puzzle are rows of a list that can't be read, and no headings.
    fn is_list_row(&self) -> bool {
        !self.below.is_empty() && self.is_titled == Some(false)
    }

    /// In a list without headings, a line below a puzzle that is none is a row that can't be read. What stands on this line and below it
    /// is a puzzle; words may be its heading.
    fn say_what_is_below(&mut self, begin: usize, with_words: bool, ready: &mut VecDeque<Found>) {
        self.is_below = false;
        let is_list_row = self.is_list_row();
        for (number, text) in std::mem::take(&mut self.below) {
            let is_said = is_list_row
                && number < begin
                && text.chars().any(|ch| ch.is_alphanumeric() || is_symbol(ch))
                && !is_summary(&text)
                && !is_caption(&text)
                && (with_words || !text_lines::is_heading(&text));
            let error = if is_said { stages::first_reading(&text).err() } else { None };
            ready.extend(error.map(|error| Found {
                one: NumberedReading { line: number, result: Err(moved(error, number, 1)) },
                fields: vec![text.trim().as_bytes().to_vec()],
            }));
        }
    }
}

impl Block {
    fn push(&mut self, number: usize, text: &str, counts: bool) {
        if self.text.is_empty() {
            (self.first, self.last_line) = (number, number);
        } else if self.last_at == self.text.len() {
            self.last_line = number;
        }
        self.text.push_str(text);
        self.text.push('\n');
        let rows = usize::from(counts && rows_in(text) > 0);
        self.rows += rows;
        self.last_rows += rows;
    }

    /// Begins a part: the text that follows is a part of its own, until it shows that it is not.
    fn begin_part(&mut self) {
        (self.last_at, self.last_rows) = (self.text.len(), 0);
    }
}

/// Whether a line that is meant to be a puzzle begins with its cells, as in a list.
fn begins_with_board(text: &str) -> bool {
    text.trim_start().starts_with(is_symbol) || text.starts_with(':')
}

/// Whether a line tells a number of something in words: `17 clues`, `2 puzzles generated.`
fn is_summary(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let is_number = |word: &str| word.len() < 8 && word.chars().all(|ch| ch.is_ascii_digit());
    let is_word = |word: &str| word.trim_end_matches(['.', ',', '!', ':']).chars().all(char::is_alphabetic);
    words.next().is_some_and(is_number) && words.next().is_some_and(|word| word.len() > 2 && is_word(word)) && words.all(is_word)
}

/// Whether a line between puzzles numbers, dates or rates one of them: it has fewer signs than a row has cells and no word, or is a date.
/// The rest of a damaged puzzle is longer.
fn is_caption(text: &str) -> bool {
    let text = text.trim();
    let is_part = |part: &str| matches!(part.len(), 1 | 2 | 4) && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_date = |sign: char| text.split(sign).count() == 3 && text.split(sign).all(is_part);
    let has_word = text.split(|ch: char| !ch.is_alphabetic()).any(|word| word.chars().count() >= 3);
    text.chars().count() < 9 && !has_word || ['-', '/', '.'].into_iter().any(is_date)
}

/// The number of lines that can be rows of cells.
fn rows_in(text: &str) -> usize {
    text_lines::lines(text).iter().filter(|line| !line.is_blank() && !is_frame(line, FrameReading::FewerRows)).count()
}

/// Whether some lines of a text are meant to be rows of a board: they have cells and nothing that belongs to no Sudoku.
fn is_meant(text: &str) -> bool {
    let is_row = |line: &&str| {
        line.chars().filter(|ch| is_symbol(*ch)).count() >= MEANT_CELLS && !line.chars().any(|ch| Mark::of(ch) == Mark::Foreign)
    };
    text.lines().filter(is_row).count() >= MEANT_ROWS
}

/// The boards of a plain text that begins on this line; nothing if it is not made up of whole ones. It is asked of every part of a block.
fn boards(text: &str, first: usize) -> Option<Vec<NumberedReading>> {
    plain_readings(&Plain::new(text)).map(|found| numbered(found, first))
}

/// The boards of lines each of which is one, in a form that only the stages know; nothing if the first is none.
fn boards_by_lines(text: &str, first: usize) -> Option<Vec<NumberedReading>> {
    let mut lines = text_lines::lines(text);
    lines.retain(|line| !line.is_blank() && !is_frame(line, FrameReading::FewerRows));
    if lines.len() < 2 {
        return None;
    }
    let read = |line: &Token<'_>| {
        let result = stages::first_reading(line.text).map_err(|error| moved(error, line.line + first - 1, 1));
        NumberedReading { line: line.line + first - 1, result }
    };
    let fills_line = |form: &Form| matches!(form, Form::Line { .. } | Form::Link | Form::Site { .. } | Form::Solo);
    lines.first().filter(|line| read(line).result.is_ok_and(|reading| fills_line(&reading.form)))?;
    Some(lines.iter().map(read).collect())
}

/// The boards of a text of any form.
fn boards_by_stages(text: &str, first: usize) -> Option<Vec<NumberedReading>> {
    stages::readings_of_part(text)
        .ok()
        .filter(|found| found.iter().any(|one| one.result.is_ok()))
        .map(|found| numbered(found, first))
}

/// The error that keeps a text that begins on this line from being boards.
fn broken(text: &str, first: usize) -> NumberedReading {
    let line = first + text.lines().take_while(|line| rows_in(line) == 0).count();
    let error =
        stages::readings_of_part(text).and_then(|found| found.into_iter().find_map(|one| one.result.err()).map_or(Ok(()), Err));
    let error = error.err().unwrap_or(ReadError::at_start(ReadErrorKind::NoCells));
    NumberedReading { line, result: Err(moved(error, first, 1)) }
}
