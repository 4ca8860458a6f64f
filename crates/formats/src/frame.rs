//! The lines that are only the frame of a grid. `-` and `*` are both fillers and what frames are drawn with.

use super::{
    mark::is_long_dash,
    text_lines::{Token, count, is_only},
};

/// The way in which lines that may be frame or empty cells are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FrameReading {
    /// A line of frame characters is frame, but for nine fillers alone, which are a row of empty cells.
    Usual,
    /// The same, but nine fillers with something between are empty cells too (`---|---|---` is an empty row of a grid whose filler is
    /// `-`), and 81 are an empty board.
    MoreRows,
    /// The usual way, but nine dashes are frame too: `---------` stands between the bands.
    FewerRows,
}

/// Whether the line is only frame, in this reading.
pub(crate) fn is_frame(line: &Token<'_>, reading: FrameReading) -> bool {
    let text = line.text.trim();
    if !is_only(text, &is_frame_character) || !is_drawn(text) {
        return false;
    }
    match reading {
        FrameReading::Usual => text.chars().count() != 9 || !is_only(text, &is_filler),
        FrameReading::MoreRows => !matches!(count(text, &is_filler), 9 | 81),
        FrameReading::FewerRows => true,
    }
}

/// Whether there is a stroke in it, so that it is not a row of separate fillers such as `. . . | . . . | . . .`.
fn is_drawn(text: &str) -> bool {
    let is_stroke = |ch: char| matches!(ch, '-' | '=' | '*' | '_') || is_long_dash(ch);
    let three_in_a_row = text.split(|ch| !is_stroke(ch)).any(|strokes| strokes.chars().count() >= 3);
    three_in_a_row || count(text, &|ch| ch == '+' || is_horizontal(ch)) > 0
}

/// Box drawing but for its upright lines, which also stand between cells.
fn is_horizontal(ch: char) -> bool {
    matches!(ch, '\u{2500}'..='\u{257f}') && !matches!(ch, '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏')
}

fn is_filler(ch: char) -> bool {
    matches!(ch, '-' | '*' | '.' | '_') || is_long_dash(ch)
}

fn is_frame_character(ch: char) -> bool {
    is_long_dash(ch)
        || matches!(ch, ' ' | '\t' | '|' | '+' | '-' | '=' | '*' | '_' | ':' | '.' | ',' | '\'' | '`' | '\u{2500}'..='\u{257f}')
}

/// The upright strokes that stand between cells.
pub(crate) fn is_stroke(ch: char) -> bool {
    matches!(ch, '|' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏')
}
