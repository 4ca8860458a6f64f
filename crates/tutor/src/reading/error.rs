//! Why a text can't be read.

use super::{
    cells, file_kind,
    link::{link_error, nonet_link_error, solo_error},
    rule::rule,
    sign,
};
use nonet_formats::{CellListError, LengthCause, ReadError, ReadErrorKind, ShownSign};
use nonet_words::{Messages, Speech};
use std::io;

/// Returns why a text can't be read, and where, as a sentence without its full stop.
///
/// ```
/// use nonet_words::Speech;
/// let error = nonet_formats::read("123456789\n12345678\n").unwrap_err();
/// assert_eq!(nonet_tutor::reading::read_error(&error, Speech::english()), "line 2 has 8 cells, expected 9");
/// ```
#[must_use]
pub fn read_error(error: &ReadError, speech: Speech<'_>) -> String {
    let (messages, line, column) = (speech.messages, error.line, error.column);
    let here = |fault: String| messages.reading_at(line, column, fault);
    let on_line = |fault: String| messages.reading_on_line(line, fault);
    let name = |cell| speech.notation.name(cell);
    let shown = |ch: char| sign(&ShownSign::of(ch), messages);
    let characters = |number: usize| messages.reading_characters(number, speech.number(number as u64));
    match &error.kind {
        ReadErrorKind::Empty => messages.reading_empty(),
        ReadErrorKind::NoCells => messages.reading_no_cells(),
        ReadErrorKind::NotText => here(messages.reading_not_text()),
        ReadErrorKind::File(kind) => file_kind(*kind, messages),
        ReadErrorKind::WebPage { title } if title.is_empty() => messages.reading_web_page(),
        ReadErrorKind::WebPage { title } => messages.reading_titled_web_page(title),
        ReadErrorKind::ServerMessage(message) => messages.reading_server_message(message),
        ReadErrorKind::BadCharacter(ch) => here(messages.reading_bad_character(shown(*ch))),
        ReadErrorKind::Misread { found, digit } => {
            here(messages.reading_misread(digit.to_digit(10).unwrap_or_default(), shown(*found)))
        }
        ReadErrorKind::Letters(letters) => on_line(messages.reading_letters(letters)),
        ReadErrorKind::BadGroup(group) => here(messages.reading_bad_group(group)),
        ReadErrorKind::RowLength { found } => messages.reading_row_length(line, cells(*found, speech)),
        ReadErrorKind::RowCount { found } => {
            messages.reading_row_count(messages.reading_rows(*found, speech.number(*found as u64)))
        }
        ReadErrorKind::LineLength { found, blanks } => {
            let cause = length_cause(LengthCause::of(*found, *blanks), messages);
            messages.reading_line_length(line, characters(*found), cause)
        }
        ReadErrorKind::CellCount { found: 81 } => messages.reading_not_in_rows(),
        ReadErrorKind::CellCount { found } => messages.reading_cell_count(cells(*found, speech)),
        ReadErrorKind::SpreadsheetNumber { number } => messages.reading_spreadsheet_number(line, number),
        ReadErrorKind::GameVersion(version) => on_line(messages.reading_game_version(version)),
        ReadErrorKind::DamagedGame(cell) => on_line(messages.reading_damaged_game(name(*cell))),
        ReadErrorKind::OtherSize { rows, columns } => messages.reading_other_size(*rows, *columns),
        ReadErrorKind::Nested => here(messages.reading_nested()),
        ReadErrorKind::LostZeros { found, expected, mended } => {
            let zeros = expected.saturating_sub(*found);
            let cause = match mended {
                Some(_) => messages.reading_zeros_lost(zeros),
                None => messages.reading_zeros_perhaps_lost(zeros),
            };
            messages.reading_lost_zeros(line, characters(*found), *expected, cause)
        }
        ReadErrorKind::LostBlanks => messages.reading_lost_blanks(),
        ReadErrorKind::Words(word) => here(messages.reading_words(word)),
        ReadErrorKind::Regions => messages.reading_regions(line),
        ReadErrorKind::Rule(it) => messages.reading_variant(rule(it, messages)),
        ReadErrorKind::DataRule(it) => messages.reading_data_variant(rule(it, messages)),
        ReadErrorKind::Mask => on_line(messages.reading_mask()),
        ReadErrorKind::Solo(error) => solo_error(error, speech),
        ReadErrorKind::ZeroBesideEmpty { zero, empty, sign: it } => {
            let said = if *it == ShownSign::Nothing { messages.reading_empty_field() } else { sign(it, messages) };
            here(messages.reading_zero_beside_empty(name(*zero), said, name(*empty)))
        }
        ReadErrorKind::CellList(error) => on_line(cell_list_error(error, speech)),
        ReadErrorKind::FieldCount { found, expected } => {
            let fields = messages.reading_fields(*found, speech.number(*found as u64));
            messages.reading_field_count(line, fields, *expected)
        }
        ReadErrorKind::OpenQuotes => here(messages.reading_open_quotes()),
        ReadErrorKind::LongLine => messages.reading_long_line(line),
        ReadErrorKind::Source(kind) => messages.reading_source(line, source_fault(*kind, messages)),
        ReadErrorKind::Link(error) => link_error(error, speech),
        ReadErrorKind::NonetLink(error) => nonet_link_error(*error, messages),
    }
}

fn length_cause(cause: LengthCause, messages: &Messages) -> String {
    match cause {
        LengthCause::OtherSize => messages.reading_length_other_size(),
        LengthCause::CutBlanks => messages.reading_length_cut_blanks(),
        LengthCause::MoreBlanks => messages.reading_length_more_blanks(),
        LengthCause::OneLost => messages.reading_length_one_lost(),
        LengthCause::PartLost => messages.reading_length_part_lost(),
        LengthCause::OneMore => messages.reading_length_one_more(),
        LengthCause::Unparted => messages.reading_length_unparted(),
    }
}

fn cell_list_error(error: &CellListError, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    match error {
        CellListError::Outside(number) => messages.reading_list_outside(*number),
        CellListError::TenPlaces => messages.reading_list_ten_places(),
        CellListError::Twice { cell, digits } => {
            let [first, second] = digits.map(|digit| messages.reading_list_digit(digit));
            messages.reading_list_twice(speech.notation.name(*cell), first, second)
        }
        CellListError::Orders => messages.reading_list_orders(),
        CellListError::Unclear => messages.reading_list_unclear(),
    }
}

/// The reason why the system does not read a file on; a kind without a message of its own is told in the system's words.
fn source_fault(kind: io::ErrorKind, messages: &Messages) -> String {
    messages.reading_source_fault(format!("{kind:?}"), kind.to_string())
}
