//! Rows of fields with a separator between them: the 9x9 CSV, a spreadsheet's clipboard, a program's nested lists.

use super::text_lines::{Token, count};

/// The separators that are looked for, with their names in a sentence.
const SEPARATORS: [(char, &str); 3] = [(',', "','"), (';', "';'"), ('\t', "tab")];

/// The separators that are looked for.
pub(crate) fn separators() -> impl Iterator<Item = char> {
    SEPARATORS.into_iter().map(|(separator, _)| separator)
}

/// What a sentence calls the separator.
pub(crate) fn name_of(separator: char) -> &'static str {
    SEPARATORS.iter().find(|(sign, _)| *sign == separator).map_or("", |(_, name)| name)
}

/// The fields of a line, without blanks, quotes and brackets around them; none for a blank line. A separator after the last of
/// nine fields ends the row.
pub(crate) fn fields<'a>(line: &Token<'a>, separator: char) -> Vec<Token<'a>> {
    if line.is_blank() && count(line.text, &|ch| ch == separator) == 0 {
        return Vec::new();
    }
    let around = |ch: char| ch.is_whitespace() || matches!(ch, '"' | '\'' | '[' | ']' | '(' | ')' | '{' | '}');
    let mut fields = line.pieces(&|ch| ch == separator);
    fields.iter_mut().for_each(|field| *field = field.trimmed(&around));
    if fields.len() == 10 && fields.last().is_some_and(|last| last.text.is_empty()) {
        fields.pop();
    }
    fields
}
