//! The reading of a puzzle from a text.

use crate::language::{messages, speech};
use nonet_collection::Source;
use nonet_formats::{Certainty, Form, NonetLink, NonetLinkError, ReadError, ReadErrorKind, Reading, line_with_zeros};
use nonet_protocol::{BegunGame, ReadPuzzle, Unreadable};
use nonet_tutor::reading::{fillers, read_error, remark};
use std::rc::Rc;

/// Returns the puzzle in a text of any supported format, or the error. Returns None if the text holds many puzzles.
pub(super) fn read(text: &str) -> Option<Result<Rc<ReadPuzzle>, Unreadable>> {
    let told = |error: ReadError| Unreadable {
        words: words(&error),
        place: place_in(text, &error),
        mended: match &error.kind {
            ReadErrorKind::LostZeros { mended, .. } => mended.as_ref().map(|mended| line_with_zeros(&mended.0)),
            _ => None,
        },
    };
    let one = |reading: Reading| {
        let read = puzzle(reading);
        ReadPuzzle { remarks: read.remarks + &left_out(text), link: link_in(text), ..read }
    };
    (!is_many(text)).then(|| nonet_formats::read(text).map(|reading| Rc::new(one(reading))).map_err(told))
}

/// Returns the part from `#` on of the one link of the page in a text. None for a link to a puzzle, which holds nothing but a board.
fn link_in(text: &str) -> Option<String> {
    NonetLink::find(text).filter(|link| !matches!(link, NonetLink::Puzzle(_))).map(|link| link.to_string())
}

/// Returns the error in words, with what helps against a link of a later version.
fn words(error: &ReadError) -> String {
    let said = read_error(error, speech());
    match error.kind {
        ReadErrorKind::NonetLink(NonetLinkError::Version) => messages().reading_reload(said),
        _ => said,
    }
}

/// Returns the note on a table with one row: the board has no place for its other columns. Empty for other texts.
fn left_out(text: &str) -> String {
    let is_table = Source::new(text.as_bytes()).header().len() > 1;
    if is_table { behind(String::new(), messages().reading_other_columns()) } else { String::new() }
}

/// Returns remarks and another one behind them. Each is behind a comma, the first too.
fn behind(remarks: String, remark: String) -> String {
    messages().list_more(remarks, remark)
}

/// The number of cells from which a line is taken for a puzzle, even if it can't be read.
const SURELY_A_PUZZLE: usize = 41;

/// Returns whether a text holds more than one puzzle. Those that can't be read count too if at least one can be read. Words above and
/// below a single puzzle are none.
pub(super) fn is_many(text: &str) -> bool {
    let mut source = Source::new(text.as_bytes());
    if source.certainty() == Certainty::Doubtful {
        return true; // the import asks for the column
    }
    let is_table = source.header().len() > 1;
    let (mut count, mut good) = (0, false);
    for row in source.map_while(Result::ok) {
        let is_good = row.reading.is_ok();
        let cells =
            || row.columns.iter().flatten().filter(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'_' | b'*')).count();
        // A block of lines that is no puzzle has no columns.
        let is_meant = is_table || row.columns.iter().all(Vec::is_empty) || cells() >= SURELY_A_PUZZLE;
        count += usize::from(is_good || is_meant);
        good |= is_good;
        if count > 1 && good {
            return true;
        }
    }
    false
}

/// Returns the parts of a reading that the page shows.
pub(super) fn puzzle(reading: Reading) -> ReadPuzzle {
    let fillers = fillers(reading.form.fillers().unusual(), messages());
    let remarks = fillers.into_iter().chain(reading.remarks.iter().map(|it| remark(it, speech())));
    let remarks = remarks.fold(String::new(), behind);
    let separator = match reading.form {
        Form::Csv { separator, .. } => Some(separator),
        _ => None,
    };
    let Reading { grid, entered, candidates, other, game, .. } = reading;
    let (other, game) = (other.map(|other| Box::new(puzzle(*other))), game.map(|game| BegunGame::of(&game)));
    ReadPuzzle { grid, entered, candidates, remarks, separator, other, game, link: None }
}

/// Returns the start and the end of the characters with the error, in UTF-16 units: the bad or doubtful character, the bad group or,
/// for other errors, the line.
fn place_in(text: &str, error: &ReadError) -> (u32, u32) {
    let units = |text: &str| u32::try_from(text.encode_utf16().count()).unwrap_or(u32::MAX);
    let before: String = text.split_inclusive('\n').take(error.line - 1).collect();
    let line = text.lines().nth(error.line - 1).unwrap_or_default();
    let start = units(&before);
    let one = match &error.kind {
        ReadErrorKind::BadCharacter(_) | ReadErrorKind::Misread { .. } | ReadErrorKind::ZeroBesideEmpty { .. } => 1,
        ReadErrorKind::BadGroup(group) => group.chars().count(),
        _ => return (start, start + units(line)),
    };
    let skipped: String = line.chars().take(error.column - 1).collect();
    let shown: String = line.chars().skip(error.column - 1).take(one).collect();
    let start = start + units(&skipped);
    (start, start + units(&shown))
}
