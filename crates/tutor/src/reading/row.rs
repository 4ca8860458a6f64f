//! The errors of the rows of a file.

use super::read_error;
use nonet_collection::{RowError, RowFault};
use nonet_words::Speech;

/// Returns what is wrong with a row, and where, as a sentence without its full stop.
///
/// ```
/// use nonet_collection::{RowError, RowFault};
/// use nonet_words::Speech;
/// let error = RowError { file: "mine.csv".to_owned(), fault: RowFault::SolutionWrong };
/// assert_eq!(nonet_tutor::reading::row_error(&error, Speech::english()), error.to_string());
/// ```
#[must_use]
pub fn row_error(RowError { file, fault }: &RowError, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    let error = match fault {
        RowFault::Text(error) => read_error(error, speech),
        RowFault::UnclearColumn => messages.list_unclear_column(),
        RowFault::NoPuzzles => messages.list_none_in_file(),
        RowFault::SolutionLength(digits) => messages.reading_solution_length(*digits),
        RowFault::SolutionWrong => messages.reading_solution_wrong(),
        RowFault::Damaged => messages.reading_damaged_row(),
        RowFault::Told(sentence) => sentence.clone(),
    };
    if file.is_empty() { error } else { messages.reading_of_file(file, error) }
}
