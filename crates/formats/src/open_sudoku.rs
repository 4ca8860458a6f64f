//! The OpenSudoku app's files: XML with a `<game data="..."/>` for each puzzle.
//!
//! The data of a game are 81 digits or, where it was begun, `version: 4`, a line break (most often as `&#10;`), and for each cell some
//! fields with `|` behind each:
//!
//! | version | fields |
//! |---|---|
//! | 1 | value, notes as `1,5,` or `-`, 1 if a person may change it |
//! | 2 | value, notes as bits, 1 if a person may change it; some builds wrote a `\|` too many behind the notes |
//! | 3 | the same |
//! | 4 | value, notes, notes in the middle, 1 if a person may change it |
//! | 5 | value, notes, notes in the middle, colour, 1 if a person may change it |
//!
//! Beside them, `time` tells how long it was played, in milliseconds.

use super::{
    BoardState, NumberedReading, Reading,
    error::{ReadError, ReadErrorKind},
    form::Form,
    number,
    text_lines::Token,
};
use nonet_core::board::{Cell, Digit, DigitSet, Grid};

/// A game that a person has begun, as a file of the OpenSudoku app tells it.
///
/// ```
/// use nonet_formats::read;
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// // A given 4, then empty cells with the notes 1 and 2, played for 61.5 seconds.
/// let cells = format!("4|0|0|{}", "0|3|1|".repeat(80));
/// let text = format!("<opensudoku><game time=\"61500\" data=\"version: 3&#10;{cells}\" /></opensudoku>");
/// let game = read(&text)?.game.unwrap();
/// assert_eq!(game.seconds, 61);
/// assert_eq!(game.position.givens.filled_cells().len(), 1);
/// assert_eq!(game.position.notes.digits_in("r1c2".parse()?).to_string(), "1 2");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The state of the board.
    pub position: BoardState,
    /// The time for which the puzzle was played, in whole seconds.
    pub seconds: u32,
}

/// Writes a file of the OpenSudoku app: XML of a folder with this name and a game for each puzzle, each on its line. Every
/// line ends with `\n`.
///
/// ```
/// let grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let text = nonet_formats::open_sudoku("Mine & yours", &[grid]);
/// assert!(text.contains("<name>Mine &amp; yours</name>"));
/// assert_eq!(nonet_formats::read(&text).unwrap().grid, grid);
/// ```
#[must_use]
pub fn open_sudoku(name: &str, grids: &[Grid]) -> String {
    let name = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let games: String = grids.iter().map(|grid| format!("<game data=\"{grid:#}\" />\n")).collect();
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>{name}</name>\n{games}</opensudoku>\n")
}

/// The games of such a file; nothing if the text is none.
pub(crate) fn find(text: &str) -> Option<Vec<NumberedReading>> {
    if !text.trim_start().starts_with('<') || !text.split('<').any(|tag| tag.starts_with("game")) {
        return None;
    }
    Some(games(text)).filter(|games| !games.is_empty())
}

/// The games of such a file, or of a part of it.
pub(crate) fn games(text: &str) -> Vec<NumberedReading> {
    let mut place = Place { line: 1, column: 1 };
    let mut rest = text;
    let mut games = Vec::new();
    while let Some(tag) = rest.find("<game") {
        let (before, from_tag) = rest.split_at(tag);
        let (name, attributes) = from_tag.split_at("<game".len());
        place = place.behind(before).behind(name);
        let (found, length) = attributes_of(attributes, place);
        if let Some(data) = found.iter().find(|(name, _)| *name == "data") {
            let time = found.iter().find(|(name, _)| *name == "time").map_or("", |(_, value)| value.text);
            games.push(game(&data.1, time));
        }
        let (passed, behind) = attributes.split_at(length);
        place = place.behind(passed);
        rest = behind;
    }
    games
}

/// A place in a text, in characters from 1.
#[derive(Clone, Copy)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    /// The place behind this text.
    fn behind(self, text: &str) -> Place {
        let breaks = text.matches('\n').count();
        let last = text.rsplit('\n').next().unwrap_or_default().chars().count();
        Place { line: self.line + breaks, column: if breaks == 0 { self.column + last } else { last + 1 } }
    }
}

/// The names and values of a tag's attributes, and how many bytes they take. The text begins behind the tag's name.
fn attributes_of(text: &str, start: Place) -> (Vec<(&str, Token<'_>)>, usize) {
    let mut attributes = Vec::new();
    let mut place = start;
    let mut rest = text;
    while let Some(equals) = rest.find(['=', '>']).filter(|at| rest.as_bytes().get(*at) == Some(&b'=')) {
        let (name, from_equals) = rest.split_at(equals);
        let quoted = from_equals.get(1..).unwrap_or_default().trim_start();
        let Some(quote) = quoted.chars().next().filter(|quote| matches!(quote, '"' | '\'')) else { break };
        let from_value = quoted.get(1..).unwrap_or_default();
        let Some(end) = from_value.find(quote) else { break };
        let (value, behind) = from_value.split_at(end);
        place = place.behind(rest.get(..rest.len() - from_value.len()).unwrap_or_default());
        attributes.push((name.trim(), Token { line: place.line, column: place.column, text: value }));
        let behind = behind.get(1..).unwrap_or_default();
        place = place.behind(value).behind("\"");
        rest = behind;
    }
    (attributes, text.len() - rest.len())
}

/// The game with these data.
fn game(data: &Token<'_>, time: &str) -> NumberedReading {
    if let Some(rest) = data.text.trim_start().strip_prefix("version:") {
        return NumberedReading { line: data.line, result: saved(rest, data, time).map(reading_of) };
    }
    match data.text.chars().count() {
        81 => NumberedReading::of_cells(&data.characters(), Form::OpenSudoku),
        found => NumberedReading::of_error(data.error(ReadErrorKind::LineLength { found, blanks: false })),
    }
}

/// A game that may have been begun, from what stands behind `version:`.
fn saved(text: &str, data: &Token<'_>, time: &str) -> Result<SavedGame, ReadError> {
    let text = text.trim_start();
    let (version, rest) = text.split_at(text.find(|ch: char| !ch.is_ascii_digit()).unwrap_or(text.len()));
    let width = match version {
        "1" | "2" | "3" => 3,
        "4" => 4,
        "5" => 5,
        _ => return Err(data.error(ReadErrorKind::GameVersion(version.to_owned()))),
    };
    let rest = ["&#10;", "&#xA;", "&#xa;"].iter().find_map(|end| rest.strip_prefix(end)).unwrap_or(rest).trim();
    // Some builds wrote a `|` too many.
    let fields: Vec<&str> = rest.split('|').filter(|field| !field.is_empty()).collect();
    let mut position = BoardState::default();
    let damaged = |cell: Cell| data.error(ReadErrorKind::DamagedGame(cell));
    for (cell, fields) in Cell::all().zip(fields.chunks(width).chain(std::iter::repeat(&[][..]))) {
        read_cell(cell, fields, version, &mut position).ok_or_else(|| damaged(cell))?;
    }
    if fields.len() > 81 * width {
        return Err(data.error(ReadErrorKind::LineLength { found: fields.len().div_ceil(width), blanks: false }));
    }
    let time = time.trim();
    let milliseconds = if number::is_of_digits(time, 10) { time.parse().unwrap_or(u64::MAX) } else { 0 };
    Ok(SavedGame { position, seconds: u32::try_from(milliseconds / 1000).unwrap_or(u32::MAX) })
}

/// Reads the fields of a cell into a position; nothing if they are none.
fn read_cell(cell: Cell, fields: &[&str], version: &str, position: &mut BoardState) -> Option<()> {
    let (value, notes, others, changeable) = match fields {
        [value, notes, others @ .., changeable] => (value, notes, others, changeable),
        _ => return None,
    };
    let value = number::read(value, 10).filter(|value| *value <= 9).map(digit)?;
    match *changeable {
        "0" => position.givens[cell] = value,
        "1" => position.entered[cell] = value,
        _ => return None,
    }
    let notes = if version == "1" { listed(notes)? } else { bits(notes)? };
    position.notes.set_digits(cell, notes);
    match (version, others) {
        ("1" | "2" | "3", []) => {}
        ("4", [centre]) => position.centre.set_digits(cell, bits(centre)?),
        ("5", [centre, colour]) => {
            position.centre.set_digits(cell, bits(centre)?);
            position.colours[cell] = digit(number::read(colour, 10)?);
        }
        _ => return None,
    }
    Some(())
}

fn digit(number: u32) -> Option<Digit> {
    u8::try_from(number).ok().and_then(Digit::new)
}

/// Notes as `1,5,`, or `-` for none.
fn listed(text: &str) -> Option<DigitSet> {
    let mut digits = text.split(',').filter(|digit| !matches!(*digit, "" | "-"));
    digits.try_fold(DigitSet::EMPTY, |set, digit| Some(set.with(self::digit(number::read(digit, 10)?)?)))
}

/// Notes as bits, the lowest for digit 1; `-` for none.
fn bits(text: &str) -> Option<DigitSet> {
    let bits = if text == "-" { 0 } else { number::read(text, 10).filter(|bits| *bits < 512)? };
    u16::try_from(bits).ok().map(DigitSet::from_bits)
}

fn reading_of(saved: SavedGame) -> Reading {
    let position = &saved.position;
    let entered = position.entered.filled_cells() - position.givens.filled_cells();
    let reading = Reading::new(position.grid(), entered, None, Form::OpenSudoku);
    let is_begun = !position.is_unstarted() || saved.seconds > 0;
    Reading { game: is_begun.then(|| Box::new(saved)), ..reading }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzles, read};

    const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    /// A game of this version: 4 is entered in r1c3, the notes 1 and 2 stand in r1c4, the notes 3 in the middle of r1c6, and r1c7 has
    /// colour 2, as far as the version knows of these.
    fn data(version: u8) -> String {
        let cell = |(place, digit): (usize, char)| {
            let (value, changeable) = if place == 2 { ('4', '1') } else { (digit, if digit == '0' { '1' } else { '0' }) };
            let notes = match (version, place) {
                (1, 3) => "1,2,",
                (1, _) => "-",
                (2, 3) => "3|",
                (_, 3) => "3",
                _ => "0",
            };
            let centre = if place == 5 { "4" } else { "0" };
            let colour = if place == 6 { "2" } else { "0" };
            match version {
                1..=3 => format!("{value}|{notes}|{changeable}|"),
                4 => format!("{value}|{notes}|{centre}|{changeable}|"),
                _ => format!("{value}|{notes}|{centre}|{colour}|{changeable}|"),
            }
        };
        let cells: String = PUZZLE.chars().enumerate().map(cell).collect();
        format!("version: {version}&#10;{cells}")
    }

    #[test]
    fn games_of_all_versions_are_read_with_what_was_entered_and_noted() {
        let at = |place| Cell::from_index(place).unwrap();
        for version in 1..=5 {
            for data in [data(version), data(version).replace("&#10;", "\n")] {
                let text = format!(
                    "<opensudoku version=\"2\"><folder name=\"x\">\n<game created='1' state=\"1\" time=\"61500\" data=\"{data}\" note=\"\" /></folder></opensudoku>"
                );
                let reading = read(&text).unwrap();
                assert_eq!(format!("{:#}", reading.givens()), PUZZLE, "{version}");
                assert_eq!(reading.entered.iter().collect::<Vec<_>>(), [at(2)], "{version}");
                let SavedGame { position, seconds } = *reading.game.unwrap();
                assert_eq!((position.entered[at(2)].unwrap().value(), seconds), (4, 61));
                assert_eq!(position.notes.digits_in(at(3)).bits(), 3, "{version}");
                assert_eq!(position.centre.digits_in(at(5)).bits(), if version > 3 { 4 } else { 0 }, "{version}");
                assert_eq!(position.colours[at(6)].map(Digit::value), (version > 4).then_some(2));
                assert_eq!(
                    Puzzles::of_text(&text).map(|one| (one.line, one.result.unwrap().game.is_some())).collect::<Vec<_>>(),
                    [(2, true)]
                );
            }
        }
    }

    #[test]
    fn a_game_that_nobody_has_begun_is_a_puzzle() {
        let cells: String = PUZZLE.chars().map(|digit| format!("{digit}|0|{}|", if digit == '0' { 1 } else { 0 })).collect();
        let reading = read(&format!("<opensudoku><game time=\"0\" data=\"version: 3&#10;{cells}\"/></opensudoku>")).unwrap();
        assert_eq!((format!("{:#}", reading.grid), reading.game), (PUZZLE.to_owned(), None));
    }

    #[test]
    fn what_is_wrong_with_a_game_is_said_with_its_line_and_the_others_are_read() {
        let good = data(4);
        for (bad, words) in [
            (
                "version: 6&#10;0|0|".to_owned(),
                "line 3: this game is in version 6 of OpenSudoku's form, and versions 1 to 5 are read",
            ),
            (good.replace("|0|1|", "|600|1|"), "line 3: this game is damaged at r1c3"),
            (good[..good.len() - 8].to_owned(), "line 3: this game is damaged at r9c9"),
            (good.replacen("version: 4", "version: 5", 1), "line 3: this game is damaged at r1c1"),
            ("12".to_owned(), "line 3 has 2 characters, expected 81: a part was not copied"),
        ] {
            let text =
                format!("<opensudoku>\n<game data=\"{PUZZLE}\"/>\n<game data=\"{bad}\"/>\n<game\ndata=\"{good}\"/></opensudoku>");
            let all: Vec<_> = Puzzles::of_text(&text).collect();
            assert_eq!(
                all.iter().map(|one| (one.line, one.result.is_ok())).collect::<Vec<_>>(),
                [(2, true), (3, false), (5, true)],
                "{bad}"
            );
            assert_eq!(all[1].result.as_ref().unwrap_err().to_string(), words, "{bad}");
        }
    }
}
