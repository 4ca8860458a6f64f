//! The form in which a text was understood.

use super::{remark, sign};
use nonet_formats::{Fillers, Form, Reading, ShownSign};
use nonet_words::{Messages, Speech};

/// Returns the form in which a text was understood, as a part of a sentence that follows "Read as".
///
/// ```
/// use nonet_words::Speech;
/// let reading = nonet_formats::read(&"..7 ... ..1\n".repeat(9)).unwrap();
/// assert_eq!(nonet_tutor::reading::form(&reading.form, Speech::english()), "rows of cells, '.' for empty");
/// ```
#[must_use]
pub fn form(form: &Form, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    let with = |form: String, more: String| messages.list_more(form, more);
    let with_fillers = |form: String, signs: Fillers| match fillers(signs, messages) {
        Some(signs) => with(form, signs),
        None => form,
    };
    match form {
        Form::Line { fillers } => with_fillers(messages.reading_form_line(), *fillers),
        Form::Rows { fillers } => with_fillers(messages.reading_form_rows(), *fillers),
        Form::Framed { fillers } => with_fillers(messages.reading_form_framed(), *fillers),
        Form::Csv { separator, fillers } => {
            let separator = if *separator == '\t' { messages.reading_tab() } else { sign(&ShownSign::of(*separator), messages) };
            with_fillers(messages.reading_form_csv(separator), *fillers)
        }
        Form::CandidateGrid { eliminations } => {
            with(messages.reading_form_candidate_grid(), messages.reading_eliminations(*eliminations))
        }
        Form::CandidateLine { eliminations } => {
            with(messages.reading_form_candidate_line(), messages.reading_eliminations(*eliminations))
        }
        Form::Library { eliminations } => with(messages.reading_form_library(), messages.reading_eliminations(*eliminations)),
        Form::OpenSudoku => messages.reading_form_open_sudoku(),
        Form::Link => messages.reading_form_link(),
        Form::Site { site, eliminations: 0 } => messages.reading_form_site(site.name()),
        Form::Site { site, eliminations } => {
            with(messages.reading_form_site(site.name()), messages.reading_eliminations(*eliminations))
        }
        Form::SiteData { site } => messages.reading_form_site_data(site.name()),
        Form::Values { fillers } => with_fillers(messages.reading_form_values(), *fillers),
        Form::Html { fillers } => with_fillers(messages.reading_form_html(), *fillers),
        Form::Latex { fillers } => with_fillers(messages.reading_form_latex(), *fillers),
        Form::Solo => messages.reading_form_solo(),
        Form::CellList => messages.reading_form_cell_list(),
    }
}

/// Returns which signs stand for empty cells: `'0' or '.' for empty`. None if there is none.
#[must_use]
pub fn fillers(fillers: Fillers, messages: &Messages) -> Option<String> {
    let names = fillers.signs().map(|it| sign(&it, messages));
    names.reduce(|one, other| messages.list_or(one, other)).map(|signs| messages.reading_fillers(signs))
}

/// Returns the form in which a text was understood, and the remarks on how it was read, as a part of a sentence that follows "Read as".
///
/// ```
/// use nonet_words::Speech;
/// let reading = nonet_formats::read(&"> ..7 ... ..1\n".repeat(9)).unwrap();
/// let said = nonet_tutor::reading::description(&reading, Speech::english());
/// assert_eq!(said, "rows of cells, '.' for empty, without the signs of a quotation");
/// ```
#[must_use]
pub fn description(reading: &Reading, speech: Speech<'_>) -> String {
    let remarks = reading.remarks.iter().map(|it| remark(it, speech));
    remarks.fold(form(&reading.form, speech), |said, remark| speech.messages.list_more(said, remark))
}
