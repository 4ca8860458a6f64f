//! Web pages: a table of nine rows of nine cells, also in nine tables within one; else the text between the tags. The tags are
//! found by html5gum, as the HTML standard has them: scripts, comments and attributes in quotes are no text.

use super::{Sign, Staged, starts_with, trimmed};
use crate::{Form, ReadError, Remark, UnreadPart, form::Fillers, steps};
use html5gum::{
    Span, Tokenizer,
    emitters::callback::{CallbackEmitter, CallbackEvent},
};
use std::convert::Infallible;

/// The deepest nesting of tables that is read: pages that are laid out by tables have some, a board has two. The cells of tables
/// that are nested deeper are text.
const DEEPEST: usize = 16;

/// A table, as its rows of cells.
#[derive(Default, Debug)]
struct Table {
    rows: Vec<Vec<Content>>,
}

/// The content of a cell.
#[derive(Default, Debug)]
struct Content {
    text: Vec<Sign>,
    tables: Vec<Table>,
    /// The signs that stand in an element whose class says that they are notes.
    notes: Vec<Sign>,
}

/// The tables of a page as rows of cells, or the text of a page without any.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    if !is_page(signs) {
        return None;
    }
    let page = Page::read(signs);
    let boards: Vec<Vec<Vec<Sign>>> = page.whole.iter().filter_map(rows_of).flatten().collect();
    if !boards.is_empty() {
        let mut staged = Staged::table(&boards, Form::Html { fillers: Fillers::NONE });
        let left_out = [(page.has_lone_notes, UnreadPart::Notes), (page.has_hidden_fields, UnreadPart::HiddenFields)];
        let left_out: Vec<UnreadPart> = left_out.into_iter().filter(|(is_there, _)| *is_there).map(|(_, part)| part).collect();
        if !left_out.is_empty() {
            staged = staged.remarked(Remark::Unread(left_out));
        }
        return Some(Ok(staged));
    }
    // Cells that stand box by box would be another board.
    (!page.has_boxes).then(|| Ok(Staged::of(page.text)))
}

/// Whether a page has a field for each cell of a board. The other values in its tags may look like boards too.
pub(super) fn has_fields(text: &str) -> bool {
    const CELLS: usize = 81;
    steps::count(text.len());
    let tags = text
        .match_indices('<')
        .filter(|(at, _)| text.as_bytes()[at + 1..].iter().take(5).map(u8::to_ascii_lowercase).eq(*b"input"));
    tags.take(CELLS).count() == CELLS
}

/// The tags by which a text is known as that of a web page.
const KNOWN: [&str; 16] =
    ["table", "tr", "td", "pre", "p", "br", "div", "span", "html", "body", "code", "li", "b", "tt", "font", "center"];

/// Whether tags of a web page are in a text.
fn is_page(signs: &[Sign]) -> bool {
    let is_tag = |rest: &[Sign]| starts_with(rest, "<") && KNOWN.contains(&tag_name(rest).as_str());
    (0..signs.len()).any(|at| signs.get(at..).is_some_and(is_tag))
}

/// The name of the tag that begins here, in small letters; of a closing tag too.
fn tag_name(signs: &[Sign]) -> String {
    let letters = signs.iter().skip(1).skip_while(|sign| sign.ch == '/').take(8).map(|sign| sign.ch.to_ascii_lowercase());
    letters.take_while(char::is_ascii_alphanumeric).collect()
}

/// The elements that hold nothing to be shown, each with the tags that end it where its own end was forgotten.
const HIDDEN: [(&[u8], &[&[u8]]); 5] = [
    (b"script", &[]),
    (b"style", &[]),
    (b"title", &[]),
    (b"head", &[b"body", b"table"]),
    (b"caption", &[b"tr", b"td", b"th", b"tbody", b"thead"]),
];

/// The reading of a page, as far as it has come.
#[derive(Debug)]
struct Page<'a> {
    signs: &'a [Sign],
    /// The sign at which the event is that was met last, and the byte of the text at which it begins.
    place: (usize, usize),
    open: Vec<Table>,
    /// The number of tables that are open within the deepest that is read.
    deeper: usize,
    whole: Vec<Table>,
    text: Vec<Sign>,
    has_boxes: bool,
    /// The element that is passed over.
    hidden: Option<usize>,
    tag: Tag,
    /// The element that is a note, and how many of its name are open in it.
    note: Option<(Vec<u8>, usize)>,
    /// Whether a cell has one note and nothing else, so that a digit may be a note.
    has_lone_notes: bool,
    /// Whether anything stands in fields that the page does not show.
    has_hidden_fields: bool,
}

/// The tag whose attributes are being read.
#[derive(Default, Debug)]
struct Tag {
    name: Vec<u8>,
    attribute: Vec<u8>,
    begins: usize,
    /// Whether an attribute tells that it is the box of a board.
    is_box: bool,
    /// Whether an attribute tells that it is a note.
    is_note: bool,
    /// Whether it is a field that a page does not show.
    is_hidden: bool,
    /// The value of a field.
    value: Vec<Sign>,
}

impl<'a> Page<'a> {
    fn read(signs: &'a [Sign]) -> Page<'a> {
        // A reference to a character stands for itself here: what can be read was resolved before. So each byte of an event is one of
        // the text.
        let text: String = signs.iter().map(|sign| if matches!(sign.ch, '&' | '\0' | '\r') { ' ' } else { sign.ch }).collect();
        let mut page = Page {
            signs,
            place: (0, 0),
            open: Vec::new(),
            deeper: 0,
            whole: Vec::new(),
            text: Vec::new(),
            has_boxes: false,
            hidden: None,
            tag: Tag::default(),
            note: None,
            has_lone_notes: false,
            has_hidden_fields: false,
        };
        let mut emitter = CallbackEmitter::new(|event: CallbackEvent<'_>, span: Span<usize>| -> Option<Infallible> {
            page.take(event, span);
            None
        });
        emitter.naively_switch_states(true);
        let Ok(_) = Tokenizer::new_with_emitter(&text, emitter).collect::<Result<Vec<Infallible>, Infallible>>();
        while let Some(table) = page.open.pop() {
            page.close(table); // its end is missing
        }
        page.has_lone_notes = page.whole.iter().any(has_lone_note);
        if page.has_lone_notes {
            page.whole.iter_mut().for_each(leave_out_notes);
        }
        page
    }

    fn take(&mut self, event: CallbackEvent<'_>, span: Span<usize>) {
        steps::count(1);
        match event {
            CallbackEvent::OpenStartTag { name } => {
                self.tag = Tag { name: name.to_ascii_lowercase(), begins: self.sign_at(span.start), ..Tag::default() };
            }
            CallbackEvent::AttributeName { name } => self.tag.attribute = name.to_ascii_lowercase(),
            CallbackEvent::AttributeValue { value } => self.take_attribute(value, span),
            CallbackEvent::CloseStartTag { .. } => {
                let tag = std::mem::take(&mut self.tag);
                self.open_tag(&tag);
            }
            CallbackEvent::EndTag { name } => {
                let at = self.sign_at(span.start);
                self.end_tag(&name.to_ascii_lowercase(), at);
            }
            CallbackEvent::String { value } if self.hidden.is_none() => {
                for sign in self.signs_of(span.end.saturating_sub(value.len()), span.end) {
                    self.take_sign(*sign);
                }
            }
            CallbackEvent::String { .. }
            | CallbackEvent::Comment { .. }
            | CallbackEvent::Doctype { .. }
            | CallbackEvent::Error(_) => {}
        }
    }

    /// The index of the sign at this byte. Events come in the order of the text.
    fn sign_at(&mut self, byte: usize) -> usize {
        let (mut index, mut at) = self.place;
        while at < byte
            && let Some(sign) = self.signs.get(index)
        {
            at += sign.ch.len_utf8();
            index += 1;
            steps::count(1);
        }
        self.place = (index, at);
        index
    }

    /// The signs between two bytes.
    fn signs_of(&mut self, start: usize, end: usize) -> &'a [Sign] {
        let (first, last) = (self.sign_at(start), self.sign_at(end));
        self.signs.get(first..last).unwrap_or_default()
    }

    fn take_attribute(&mut self, value: &[u8], span: Span<usize>) {
        if self.tag.name == b"input" && self.tag.attribute == b"value" {
            self.tag.value = self.signs_of(span.start, span.end).to_vec();
        }
        let value = String::from_utf8_lossy(value).to_ascii_lowercase();
        self.tag.is_hidden |= self.tag.attribute == b"type" && value == "hidden";
        let is_note = |word: &str| ["note", "pencil", "candidate"].iter().any(|name| word.starts_with(name));
        let mut words = value.split(|ch: char| !ch.is_ascii_alphanumeric());
        self.tag.is_note |= self.tag.attribute == b"class" && words.any(is_note);
        self.tag.is_box |= ["box", "block", "region", "square", "subgrid", "nonet"].iter().any(|word| value.contains(word));
    }

    fn open_tag(&mut self, tag: &Tag) {
        if let Some(hidden) = self.hidden {
            if !HIDDEN[hidden].1.contains(&tag.name.as_slice()) {
                return;
            }
            self.hidden = None;
        }
        self.hidden = HIDDEN.iter().position(|(name, _)| *name == tag.name);
        match &mut self.note {
            _ if matches!(tag.name.as_slice(), b"td" | b"th") => self.note = None, // the end of the last may be missing
            Some((name, depth)) if *name == tag.name => *depth += 1,
            _ => {}
        }
        let may_hold = !matches!(tag.name.as_slice(), b"table" | b"tr" | b"tbody" | b"input" | b"br");
        if tag.is_note && may_hold && self.note.is_none() {
            self.note = Some((tag.name.clone(), 1));
        }
        match tag.name.as_slice() {
            b"table" if self.open.len() == DEEPEST => self.deeper += 1,
            b"table" => self.open.push(Table::default()),
            b"tr" if self.deeper == 0 => {
                self.open.last_mut().into_iter().for_each(|table| table.rows.push(Vec::new()));
            }
            b"td" | b"th" if self.deeper == 0 => {
                if let Some(table) = self.open.last_mut() {
                    if table.rows.is_empty() {
                        table.rows.push(Vec::new());
                    }
                    table.rows.last_mut().into_iter().for_each(|row| row.push(Content::default()));
                }
            }
            b"input" if tag.is_hidden => self.has_hidden_fields |= !tag.value.is_empty(),
            b"input" => tag.value.iter().for_each(|sign| self.take_sign(*sign)),
            b"br" | b"p" | b"pre" | b"div" | b"section" => {
                self.has_boxes |= tag.is_box && matches!(tag.name.as_slice(), b"div" | b"section");
                self.end_line(tag.begins);
            }
            _ => {}
        }
    }

    fn end_tag(&mut self, name: &[u8], at: usize) {
        if let Some(hidden) = self.hidden {
            let is_table = name == b"table" && HIDDEN[hidden].0 == b"caption";
            if HIDDEN[hidden].0 != name && !is_table {
                return;
            }
            self.hidden = None;
        }
        if let Some((own, depth)) = &mut self.note
            && *own == name
        {
            *depth -= 1;
            if *depth == 0 {
                self.note = None;
            }
        }
        match name {
            b"table" if self.deeper > 0 => self.deeper -= 1,
            b"table" => {
                if let Some(table) = self.open.pop() {
                    self.close(table);
                }
            }
            b"p" | b"div" | b"li" | b"pre" | b"tr" => self.end_line(at),
            _ => {}
        }
    }

    /// Puts a table into the cell around it.
    fn close(&mut self, table: Table) {
        match self.cell() {
            Some(cell) => cell.tables.push(table),
            None => self.whole.push(table),
        }
    }

    fn end_line(&mut self, at: usize) {
        if let Some(sign) = self.signs.get(at) {
            self.take_sign(sign.becoming('\n'));
        }
    }

    fn take_sign(&mut self, sign: Sign) {
        if self.open.is_empty() {
            self.text.push(sign);
        } else {
            let is_note = self.note.is_some();
            if let Some(cell) = self.cell() {
                let part = if is_note { &mut cell.notes } else { &mut cell.text };
                part.push(sign); // text between cells belongs to none
            }
        }
    }

    /// The cell that is open.
    fn cell(&mut self) -> Option<&mut Content> {
        self.open.last_mut()?.rows.last_mut()?.last_mut()
    }
}

/// The rows of a table that are a board, or should be one: without names of rows and columns, those of nine tables in one joined.
fn rows_of(table: &Table) -> Option<Vec<Vec<Vec<Sign>>>> {
    let rows: Vec<&Vec<Content>> = table.rows.iter().filter(|row| !row.is_empty()).collect();
    let inner = || rows.iter().flat_map(|row| row.iter()).flat_map(|cell| &cell.tables);
    if inner().next().is_none() {
        let all: Vec<Vec<Vec<Sign>>> = rows.iter().map(|row| row.iter().map(cell_of).collect()).collect();
        return (all.len() >= 4).then(|| without_names(all));
    }
    let is_square = rows.len() == 3 && rows.iter().all(|row| row.len() == 3 && row.iter().all(|cell| cell.tables.len() == 1));
    if !is_square {
        let inner: Vec<_> = inner().filter_map(rows_of).flatten().collect(); // the table only lays out the page
        return (!inner.is_empty()).then_some(inner);
    }
    let mut all = Vec::new();
    for band in &rows {
        for inside in 0..3 {
            let boxes = band.iter().flat_map(|cell| &cell.tables).filter_map(|inner| inner.rows.get(inside));
            all.push(boxes.flatten().map(cell_of).collect());
        }
    }
    Some(all)
}

/// Whether a cell has one note and nothing else. Tables lie in each other no deeper than [`DEEPEST`].
fn has_lone_note(table: &Table) -> bool {
    let seen = |signs: &[Sign]| signs.iter().filter(|sign| !sign.ch.is_whitespace()).count();
    let is_lone = |cell: &Content| seen(&cell.text) == 0 && seen(&cell.notes) == 1 || cell.tables.iter().any(has_lone_note);
    table.rows.iter().flatten().any(is_lone)
}

/// Leaves out the notes of all cells.
fn leave_out_notes(table: &mut Table) {
    for cell in table.rows.iter_mut().flatten() {
        cell.notes.clear();
        cell.tables.iter_mut().for_each(leave_out_notes);
    }
}

/// The signs of a cell, without blanks.
fn cell_of(content: &Content) -> Vec<Sign> {
    trimmed(&content.text).iter().chain(&content.notes).filter(|sign| !sign.ch.is_whitespace()).copied().collect()
}

/// Ten rows of ten without the first of both, where these are names.
fn without_names(mut rows: Vec<Vec<Vec<Sign>>>) -> Vec<Vec<Vec<Sign>>> {
    if rows.len() == 10 && rows.iter().all(|row| row.len() == 10) {
        rows.remove(0);
        rows.iter_mut().for_each(|row| drop(row.remove(0)));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain::{Plain, text_of};
    use proptest::prelude::*;

    fn text_in(page: &str) -> String {
        let signs = Plain::new(page).signs();
        text_of(&Page::read(&signs).text)
    }

    #[test]
    fn text_is_what_is_seen() {
        for (page, text) in [
            ("<p>1<b>2</b>3", "\n123"),
            ("a < b <p>", "a < b \n"),
            ("<p title='1 > 2'>3", "\n3"),
            ("<!-- 1 > 2 -->3<br/>4", "3\n4"),
            ("<script>if (1 < 2) '</p>'</script>5<style>6</style>7", "57"),
            ("<head><title>1</title>2<body>3", "3"),
            ("<title>1</TITLE>é2<p>", "é2\n"),
            ("<input value=\"5\"><input type=text value=é>", "5é"),
            ("5<", "5<"),
            ("5</", "5</"),
            ("5<p", "5"),
        ] {
            assert_eq!(text_in(page), text, "{page}");
        }
    }

    #[test]
    fn a_table_within_too_many_is_text_of_the_last_that_is_read() {
        for depth in [1, DEEPEST, DEEPEST + 1, 40 * DEEPEST] {
            let page = format!("{}5{}", "<table><tr><td>".repeat(depth), "</table>".repeat(depth));
            let signs = Plain::new(&page).signs();
            let page = Page::read(&signs);
            let (mut table, mut found) = (page.whole.first().unwrap(), 1);
            while let Some(inner) = table.rows[0][0].tables.first() {
                (table, found) = (inner, found + 1);
            }
            assert_eq!((found, text_of(&table.rows[0][0].text)), (depth.min(DEEPEST), "5".to_owned()));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// Whatever stands in a page, what is taken for its text is there, sign by sign and in this order.
        #[test]
        fn signs_keep_their_places(page in "(<p>|</p>|<b a='|'>|<!--|-->|<!x|<script>|</script|<td|<table>|[<>/&;!5é \n]){0,40}") {
            let signs = Plain::new(&page).signs();
            let read = Page::read(&signs);
            let mut last = None;
            for sign in read.text.iter().filter(|sign| sign.ch != '\n') {
                let at = signs.iter().position(|own| (own.line, own.column) == (sign.line, sign.column));
                prop_assert!(at.is_some() && at > last, "{page:?}");
                prop_assert!(signs[at.unwrap()].ch == sign.ch);
                last = at;
            }
        }
    }
}
