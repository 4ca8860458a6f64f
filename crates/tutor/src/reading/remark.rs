//! The remarks on how a text was read, where that is worth a word.

use super::sign;
use nonet_formats::{PlaceOrder, Remark, ShownSign, UnreadPart};
use nonet_words::{Messages, Speech};

/// Returns a remark on how a text was read, as a part of a sentence: `without the names of rows and columns`.
///
/// ```
/// use nonet_formats::Remark;
/// use nonet_words::Speech;
/// assert_eq!(nonet_tutor::reading::remark(&Remark::Wrapped(3), Speech::english()), "from 3 lines");
/// ```
#[must_use]
pub fn remark(remark: &Remark, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    let shown = |ch: char| sign(&ShownSign::of(ch), messages);
    let number = |number: usize| speech.number(number as u64);
    match remark {
        Remark::Quotation => messages.reading_quotation(),
        Remark::Labels => messages.reading_labels(),
        Remark::Parted(sign) => messages.reading_parted(shown(*sign)),
        Remark::Wrapped(lines) => messages.reading_wrapped(*lines),
        Remark::Marks(marks) => {
            let marks: Vec<String> = marks.iter().map(|mark| shown(*mark)).collect();
            messages.reading_marks(marks.join(" "))
        }
        Remark::Lengthened(sign) => messages.reading_lengthened(shown(*sign)),
        Remark::Empty(sign) => messages.reading_fillers(shown(*sign)),
        Remark::ByColumns => messages.reading_by_columns(),
        Remark::Unread(parts) => {
            let parts = parts.iter().map(|part| unread(part, messages)).collect();
            messages.reading_unread(speech.list(parts, Messages::list_and))
        }
        Remark::Rounded => messages.reading_rounded(),
        Remark::Places(order) => place_order(*order, messages),
        Remark::CountedFrom(first) => messages.reading_counted_from(*first),
        Remark::CellsFrom(first) => messages.reading_cells_from(*first),
        Remark::DigitsFromZero => messages.reading_digits_from_zero(),
        Remark::Bits => messages.reading_bits(),
        Remark::Solutions(count) => messages.reading_solutions(*count, number(*count)),
        Remark::OtherBoards(count) => messages.reading_other_boards(*count, number(*count)),
        Remark::OtherLinks(count) => messages.reading_other_links(*count, number(*count)),
        Remark::OtherSolutions(count) => messages.reading_other_solutions(*count, number(*count)),
    }
}

fn place_order(order: PlaceOrder, messages: &Messages) -> String {
    match order {
        PlaceOrder::RowFirst => messages.reading_row_first(),
        PlaceOrder::ColumnFirst => messages.reading_column_first(),
        PlaceOrder::DigitFirst => messages.reading_digit_first(),
        PlaceOrder::LettersForRows => messages.reading_letters_for_rows(),
        PlaceOrder::LettersForColumns => messages.reading_letters_for_columns(),
        PlaceOrder::XAcross => messages.reading_x_across(),
        PlaceOrder::BoxFirst => messages.reading_box_first(),
    }
}

/// A part of a text that was left out, as an item of a list after "without its".
fn unread(part: &UnreadPart, messages: &Messages) -> String {
    match part {
        UnreadPart::ClosingWords => messages.reading_part_closing_words(),
        UnreadPart::Colours => messages.reading_part_colours(),
        UnreadPart::CornerMarks => messages.reading_part_corner_marks(),
        UnreadPart::Eliminations => messages.reading_part_eliminations(),
        UnreadPart::HiddenFields => messages.reading_part_hidden_fields(),
        UnreadPart::Moves => messages.reading_part_moves(),
        UnreadPart::Notes => messages.reading_part_notes(),
        UnreadPart::Options => messages.reading_part_options(),
        UnreadPart::Rules => messages.reading_part_rules(),
        UnreadPart::Shapes => messages.reading_part_shapes(),
        UnreadPart::Solution => messages.reading_part_solution(),
        UnreadPart::Words => messages.reading_part_words(),
        UnreadPart::Key(key) => messages.reading_part_key(key),
    }
}
