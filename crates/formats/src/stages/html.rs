//! Web pages: a table of nine rows of nine cells, also in nine tables within one; else the text between the tags.

use super::{Sign, Staged, starts_with, text_of, trimmed};
use crate::{Form, ReadError, form::Fillers};

/// A table, as its rows of cells.
#[derive(Default, Debug)]
struct Table {
    rows: Vec<Vec<Content>>,
}

/// What is in a cell.
#[derive(Default, Debug)]
struct Content {
    text: Vec<Sign>,
    tables: Vec<Table>,
}

/// What is being read.
#[derive(Default, Debug)]
struct Reader {
    open: Vec<Table>,
    whole: Vec<Table>,
    text: Vec<Sign>,
    has_boxes: bool,
}

/// The tables of a page as rows of cells, or the text of a page without any.
pub(super) fn read(signs: &[Sign]) -> Option<Result<Staged, ReadError>> {
    if !is_page(signs) {
        return None;
    }
    let mut reader = Reader::default();
    reader.read_all(signs);
    while let Some(table) = reader.open.pop() {
        reader.whole.push(table); // it was not closed
    }
    let boards: Vec<Vec<Vec<Sign>>> = reader.whole.iter().filter_map(rows_of).flatten().collect();
    if !boards.is_empty() {
        return Some(Ok(Staged::table(&boards, Form::Html { fillers: Fillers::NONE })));
    }
    // Cells that stand box by box would be another board.
    (!reader.has_boxes).then(|| Ok(Staged::of(reader.text)))
}

/// Whether tags of a web page are in a text.
fn is_page(signs: &[Sign]) -> bool {
    let names = ["table", "tr", "td", "pre", "p", "br", "div", "span", "html", "body", "code", "li", "b", "tt", "font", "center"];
    let is_tag = |rest: &[Sign]| starts_with(rest, "<") && names.contains(&tag_name(rest).trim_start_matches('/'));
    (0..signs.len()).any(|at| signs.get(at..).is_some_and(is_tag))
}

/// The name of the tag that begins here, in small letters, with `/` before that of a closing one.
fn tag_name(signs: &[Sign]) -> &'static str {
    const NAMES: [&str; 34] = [
        "table", "/table", "tr", "/tr", "td", "/td", "th", "/th", "pre", "/pre", "p", "/p", "br", "br/", "div", "/div", "span",
        "/span", "html", "body", "code", "/code", "li", "/li", "input", "script", "style", "head", "caption", "b", "tt", "font",
        "center", "section",
    ];
    let name: String = signs.iter().skip(1).take(10).map(|sign| sign.ch.to_ascii_lowercase()).collect();
    let end = name.char_indices().skip(1).find(|(_, ch)| !ch.is_ascii_alphanumeric()).map_or(name.len(), |(at, _)| at);
    let name = name.get(..end).unwrap_or_default();
    NAMES.iter().find(|known| **known == name).copied().unwrap_or("")
}

impl Reader {
    fn read_all(&mut self, signs: &[Sign]) {
        let mut rest = signs;
        while let [first, behind @ ..] = rest {
            let begins_tag = first.ch == '<'
                && behind.first().is_some_and(|next| next.ch.is_ascii_alphabetic() || matches!(next.ch, '/' | '!'));
            if !begins_tag {
                self.take_sign(*first);
                rest = behind;
                continue;
            }
            let (tag, after) = rest.split_at(length_of_tag(rest));
            let name = tag_name(tag);
            rest = if matches!(name, "script" | "style" | "head" | "caption") { behind_end(after, name) } else { after };
            self.take_tag(name, tag);
        }
    }

    fn take_sign(&mut self, sign: Sign) {
        if self.open.is_empty() {
            self.text.push(sign);
        } else if let Some(cell) = self.cell() {
            cell.text.push(sign); // what stands between cells is none
        }
    }

    fn take_tag(&mut self, name: &str, tag: &[Sign]) {
        match name {
            "table" => self.open.push(Table::default()),
            "/table" => self.close_table(),
            "tr" => self.open.last_mut().into_iter().for_each(|table| table.rows.push(Vec::new())),
            "td" | "th" => {
                if let Some(table) = self.open.last_mut() {
                    if table.rows.is_empty() {
                        table.rows.push(Vec::new());
                    }
                    table.rows.last_mut().into_iter().for_each(|row| row.push(Content::default()));
                }
            }
            "input" => value_of(tag).iter().for_each(|sign| self.take_sign(*sign)),
            "br" | "br/" | "/p" | "/div" | "/li" | "p" | "pre" | "/pre" | "div" | "section" | "/tr" => {
                let text = text_of(tag).to_ascii_lowercase();
                let is_box = ["box", "block", "region", "square", "subgrid", "nonet"].iter().any(|word| text.contains(word));
                self.has_boxes |= is_box && matches!(name, "div" | "section");
                tag.first().into_iter().for_each(|sign| self.take_sign(sign.becoming('\n')));
            }
            _ => {}
        }
    }

    fn close_table(&mut self) {
        let Some(table) = self.open.pop() else { return };
        match self.cell() {
            Some(cell) => cell.tables.push(table),
            None => self.whole.push(table),
        }
    }

    /// The cell that is open.
    fn cell(&mut self) -> Option<&mut Content> {
        self.open.last_mut()?.rows.last_mut()?.last_mut()
    }
}

/// How long the tag is that begins here, up to its `>`, which may stand in quotes too.
fn length_of_tag(signs: &[Sign]) -> usize {
    let mut quote = None;
    for (at, sign) in signs.iter().enumerate() {
        match (sign.ch, quote) {
            ('"' | '\'', None) => quote = Some(sign.ch),
            (ch, Some(open)) if ch == open => quote = None,
            ('>', None) => return at + 1,
            _ => {}
        }
    }
    signs.iter().position(|sign| sign.ch == '>').map_or(signs.len(), |at| at + 1)
}

/// What follows the end of an element that holds nothing to be shown.
fn behind_end<'a>(signs: &'a [Sign], name: &str) -> &'a [Sign] {
    let end = format!("</{name}");
    let is_end = |at: &usize| {
        let text: String = signs.iter().skip(*at).take(end.len()).map(|sign| sign.ch.to_ascii_lowercase()).collect();
        text == end
    };
    let at = (0..signs.len()).filter(|at| signs[*at].ch == '<').find(is_end).unwrap_or(0);
    signs.get(at..).unwrap_or_default()
}

/// The value of a field.
fn value_of(tag: &[Sign]) -> &[Sign] {
    let text = text_of(tag).to_lowercase();
    let Some(at) = text.find("value=").map(|at| text.get(..at).unwrap_or_default().chars().count() + 6) else { return &[] };
    let rest = tag.get(at..).unwrap_or_default();
    let (quote, rest) = match rest.split_first() {
        Some((first, rest)) if matches!(first.ch, '"' | '\'') => (first.ch, rest),
        _ => (' ', rest),
    };
    let end = rest.iter().position(|sign| sign.ch == quote || sign.ch == '>').unwrap_or(rest.len());
    rest.get(..end).unwrap_or_default()
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

/// What stands in a cell, blanks aside.
fn cell_of(content: &Content) -> Vec<Sign> {
    trimmed(&content.text).iter().filter(|sign| !sign.ch.is_whitespace()).copied().collect()
}

/// Ten rows of ten without the first of both, where these are names.
fn without_names(mut rows: Vec<Vec<Vec<Sign>>>) -> Vec<Vec<Vec<Sign>>> {
    if rows.len() == 10 && rows.iter().all(|row| row.len() == 10) {
        rows.remove(0);
        rows.iter_mut().for_each(|row| drop(row.remove(0)));
    }
    rows
}
