//! Parts of a text that are not read, by their names.

use std::fmt;

/// A part of a link or a text that was left out. [`Display`](fmt::Display) writes it so that it follows "without its" in an English
/// sentence.
///
/// ```
/// use nonet_formats::UnreadPart;
/// assert_eq!(UnreadPart::CornerMarks.to_string(), "corner marks");
/// assert_eq!(UnreadPart::Key("icon".to_owned()).to_string(), "'icon'");
/// ```
///
/// The enum is not `#[non_exhaustive]`, so that a program that tells parts in another language has the compiler list what it lacks for
/// a new one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnreadPart {
    /// The message that is shown once the puzzle is solved.
    ClosingWords,
    /// Colours of cells.
    Colours,
    /// Notes in the corners of cells.
    CornerMarks,
    /// Candidates that are ruled out.
    Eliminations,
    /// Fields of a web page that are not seen.
    HiddenFields,
    /// Moves of a game.
    Moves,
    /// Notes.
    Notes,
    /// Options of the program that wrote the text.
    Options,
    /// Rules in words.
    Rules,
    /// Shapes that are drawn under the digits.
    Shapes,
    /// The solution.
    Solution,
    /// Words beside the board.
    Words,
    /// The value under this key, which has no meaning that is known.
    Key(String),
}

impl fmt::Display for UnreadPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UnreadPart::ClosingWords => "closing words",
            UnreadPart::Colours => "colours",
            UnreadPart::CornerMarks => "corner marks",
            UnreadPart::Eliminations => "eliminations",
            UnreadPart::HiddenFields => "hidden fields",
            UnreadPart::Moves => "moves",
            UnreadPart::Notes => "notes",
            UnreadPart::Options => "options of the program",
            UnreadPart::Rules => "rules in words",
            UnreadPart::Shapes => "shapes drawn under the digits",
            UnreadPart::Solution => "solution",
            UnreadPart::Words => "words beside the board",
            UnreadPart::Key(key) => return write!(f, "'{key}'"),
        })
    }
}
