//! Rows of fields with a separator between them: the 9x9 CSV, a spreadsheet's clipboard, a program's nested lists, and the rows of
//! tables, whose quoted fields may hold separators and ends of lines.

use super::text_lines::{Token, count};
use csv_core::{ReadFieldResult, Reader, ReaderBuilder};
use std::fmt;

/// The separators that are looked for, with their names in a sentence.
const SEPARATORS: [(char, &str); 3] = [(',', "','"), (';', "';'"), ('\t', "tab")];

/// The separators that are looked for.
pub(crate) fn separators() -> impl Iterator<Item = char> {
    SEPARATORS.into_iter().map(|(separator, _)| separator)
}

/// The name of the separator in a sentence.
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
    fields.iter_mut().for_each(|field| *field = without_formula(field).trimmed(&around));
    if fields.len() == 10 && fields.last().is_some_and(|last| last.text.is_empty()) {
        fields.pop();
    }
    fields
}

/// A cell without the formula that keeps a spreadsheet from changing it: `="043"` is `"043"`.
fn without_formula<'a>(field: &Token<'a>) -> Token<'a> {
    let trimmed = field.trimmed(&char::is_whitespace);
    match trimmed.text.strip_prefix('=') {
        Some(quoted) if quoted.starts_with('"') => Token { column: trimmed.column + 1, text: quoted, ..trimmed },
        _ => *field,
    }
}

/// A field of a table's row.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct RowField {
    /// The text of the field, with its quotes resolved.
    pub(crate) bytes: Vec<u8>,
    /// The place in the row at which the field's text begins.
    pub(crate) offset: usize,
}

impl RowField {
    /// The text of the field.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The text of the field without blanks, without quotes that are part of it, and without the formula that keeps a spreadsheet from
    /// changing it (`="043..."`), and the number of characters of the field that stand before that.
    pub(crate) fn bare(&self) -> (usize, String) {
        let text = self.text();
        let bare = without_formula(&Token::of_line(1, &text)).trimmed(&|ch| ch.is_whitespace() || ch == '"');
        (bare.column - 1, bare.text.to_owned())
    }

    /// The line, counted from that of the row, and the column where the field begins in this row.
    pub(crate) fn place_in(&self, row: &[u8]) -> (usize, usize) {
        let before = String::from_utf8_lossy(row.get(..self.offset).unwrap_or(row)).into_owned();
        let last = before.rsplit('\n').next().unwrap_or_default();
        (before.matches('\n').count(), last.chars().count() + 1)
    }
}

/// The number of lines that a row may have, and the number of bytes: a quoted field that has not ended by then was never closed.
pub(crate) const MOST_LINES: usize = 64;
pub(crate) const MOST_BYTES: usize = 64 * 1024;

/// Cuts the rows of a table into fields, by the rules of the crate `csv`. A row is handed over line by line.
pub(crate) struct FieldReader {
    parser: Reader,
    row: Vec<u8>,
    at: usize,    // the part of the row that was read
    begin: usize, // the place at which the field begins that is being read
    output: Vec<u8>,
    written: usize, // the part of that field that was read
    fields: Vec<RowField>,
}

impl FieldReader {
    pub(crate) fn new(separator: char) -> FieldReader {
        let delimiter = u8::try_from(separator).unwrap_or(b',');
        FieldReader {
            parser: ReaderBuilder::new().delimiter(delimiter).build(),
            row: Vec::new(),
            at: 0,
            begin: 0,
            output: Vec::new(),
            written: 0,
            fields: Vec::new(),
        }
    }

    /// Begins a row with its first line. Returns its fields; nothing if the last of them begins with a quotation mark and goes on below.
    pub(crate) fn begin(&mut self, line: &[u8]) -> Option<Vec<RowField>> {
        self.parser.reset();
        self.row.clear();
        self.fields.clear();
        (self.at, self.begin, self.written) = (0, 0, 0);
        if line.is_empty() { Some(Vec::new()) } else { self.go_on(line) }
    }

    /// Goes on with the next line of a row whose last field was open.
    pub(crate) fn go_on(&mut self, line: &[u8]) -> Option<Vec<RowField>> {
        self.row.extend_from_slice(line);
        self.row.push(b'\n'); // it ends no field that is still open
        self.output.resize(self.row.len(), 0);
        while let (Some(rest), Some(free)) = (self.row.get(self.at..), self.output.get_mut(self.written..)) {
            let (result, read, written) = self.parser.read_field(rest, free);
            self.at += read;
            self.written += written;
            let ReadFieldResult::Field { record_end } = result else { return None };
            let bytes = self.output.get(..self.written).unwrap_or_default().to_vec();
            let is_quoted = self.row.get(self.begin) == Some(&b'"');
            self.fields.push(RowField { bytes, offset: self.begin + usize::from(is_quoted) });
            (self.begin, self.written) = (self.at, 0);
            if record_end {
                return Some(std::mem::take(&mut self.fields));
            }
        }
        None
    }

    /// The row that was handed over last, its lines with their ends.
    pub(crate) fn row(&self) -> &[u8] {
        &self.row
    }

    /// The place in the row at which its last field begins.
    pub(crate) const fn last_field(&self) -> usize {
        self.begin
    }

    /// The first row of these lines and how many of them it takes. A row with a field that never ends is its first line.
    pub(crate) fn first_of(&mut self, lines: &[&str]) -> (usize, Vec<RowField>) {
        let Some((first, below)) = lines.split_first() else { return (0, Vec::new()) };
        let mut fields = self.begin(first.as_bytes());
        let mut taken = 1;
        for line in below.iter().take(MOST_LINES - 1) {
            if fields.is_some() || self.row.len() > MOST_BYTES {
                break;
            }
            fields = self.go_on(line.as_bytes());
            taken += 1;
        }
        match fields {
            Some(fields) => (taken, fields),
            None => (1, self.begin(format!("{first}\"").as_bytes()).unwrap_or_default()),
        }
    }
}

impl fmt::Debug for FieldReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FieldReader").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(row: &str, separator: char) -> Option<Vec<(String, usize)>> {
        let fields = FieldReader::new(separator).begin(row.as_bytes())?;
        Some(fields.iter().map(|field| (field.text(), field.offset)).collect())
    }

    #[test]
    fn fields_know_their_places_and_whether_they_go_on_below() {
        for (row, expected) in [
            ("a,b", Some(vec![("a", 0), ("b", 2)])),
            ("a,,", Some(vec![("a", 0), ("", 2), ("", 3)])),
            ("\"a,b\",c", Some(vec![("a,b", 1), ("c", 6)])),
            ("\"a \"\"b\"\"\",c", Some(vec![("a \"b\"", 1), ("c", 10)])),
            ("\"a\nb\",c", Some(vec![("a\nb", 1), ("c", 6)])),
            ("5\" wide,c", Some(vec![("5\" wide", 0), ("c", 8)])),
            ("=\"05\",c", Some(vec![("=\"05\"", 0), ("c", 6)])),
            ("a,\"b", None),
            ("a,\"b\nc", None),
            ("\"", None),
        ] {
            let expected = expected.map(|all| all.into_iter().map(|(text, at)| (text.to_owned(), at)).collect::<Vec<_>>());
            assert_eq!(cut(row, ','), expected, "{row}");
        }
        let mut reader = FieldReader::new(',');
        assert_eq!(reader.begin(b"\"a"), None);
        let fields = reader.go_on(b"b\",cd, ef").unwrap_or_default();
        assert_eq!(fields.iter().map(|field| field.place_in(reader.row())).collect::<Vec<_>>(), [(0, 2), (1, 4), (1, 7)]);
        assert_eq!(reader.first_of(&["\"a", "b\"", "c"]).0, 2);
        assert_eq!(
            reader.first_of(&["a,\"b", "c"]),
            (
                1,
                reader
                    .begin(b"a,b")
                    .unwrap_or_default()
                    .into_iter()
                    .zip([0, 3])
                    .map(|(field, offset)| RowField { offset, ..field })
                    .collect()
            )
        );
    }

    #[test]
    fn a_formula_that_holds_text_is_its_text() {
        for (text, expected) in [("=\"043\"", (2, "043")), (" \"043\" ", (2, "043")), ("043", (0, "043")), ("=5", (0, "=5"))] {
            let (before, bare) = RowField { bytes: text.into(), offset: 0 }.bare();
            assert_eq!((before, bare.as_str()), expected, "{text}");
        }
        let texts: Vec<&str> = fields(&Token::of_line(1, "=\"5\",=\"\",7"), ',').iter().map(|token| token.text).collect();
        assert_eq!(texts, ["5", "", "7"]);
    }
}
