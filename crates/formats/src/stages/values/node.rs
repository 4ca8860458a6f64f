//! Brackets and what is in them, of whatever language.

use super::super::{Sign, starts_with, text_of};
use crate::mark::is_symbol;

/// The deepest nesting that is read.
const DEEPEST: usize = 12;

/// A value or a list of some, perhaps with a name before it: `board = [..]`, `"value": 5`.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) name: Option<String>,
    pub(super) kind: Kind,
    /// The place at which it begins.
    pub(super) at: Sign,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// A value, without quotes or in them.
    Value(Vec<Sign>),
    /// The items in brackets.
    List(Vec<Node>),
}

impl Node {
    /// Reads a whole text as a list; nothing if it has no brackets, or they don't fit.
    pub(super) fn read(signs: &[Sign]) -> Option<Node> {
        let at = *signs.first()?;
        if !signs.iter().any(|sign| matches!(sign.ch, '[' | '(' | '{')) {
            return None;
        }
        let mut reader = Reader { rest: signs };
        let items = reader.items(None, 0)?;
        Some(Node { name: None, kind: Kind::List(items), at })
    }

    pub(super) fn is_called(&self, names: &[&str]) -> bool {
        self.name.as_ref().is_some_and(|own| names.iter().any(|name| own.eq_ignore_ascii_case(name)))
    }

    /// Whether it has no name, or one of a row. What has another name may be a column.
    pub(super) fn is_row_name(&self) -> bool {
        self.name.as_ref().is_none_or(|name| name.to_ascii_lowercase().starts_with('r'))
    }

    pub(super) const fn items(&self) -> Option<&Vec<Node>> {
        if let Kind::List(items) = &self.kind { Some(items) } else { None }
    }

    pub(super) const fn text(&self) -> Option<&Vec<Sign>> {
        if let Kind::Value(text) = &self.kind { Some(text) } else { None }
    }

    /// Whether it is a word of the language: the name of a type or a function.
    pub(super) fn is_word(&self) -> bool {
        self.text().is_some_and(|text| {
            let is_part = |sign: &Sign| {
                sign.ch.is_alphanumeric()
                    || matches!(sign.ch, '_' | '.' | ':' | '-' | '<' | '>' | '*' | '&' | '%' | '!' | '/' | '\\' | '@')
            };
            text.len() > 1 && text.first().is_some_and(|first| !first.ch.is_ascii_digit()) && text.iter().all(is_part)
                || text.len() == 1
                    && text.iter().all(|sign| !is_symbol(sign.ch) && !sign.ch.is_ascii_digit() && !sign.ch.is_whitespace())
        })
    }
}

/// A reader, with the signs that are not read yet.
struct Reader<'a> {
    rest: &'a [Sign],
}

impl Reader<'_> {
    /// The items up to this bracket, or to the end of the text.
    fn items(&mut self, close: Option<char>, depth: usize) -> Option<Vec<Node>> {
        let mut items: Vec<Node> = Vec::new();
        let mut after_comma = true; // or at the beginning
        let mut holes = 0;
        loop {
            self.skip();
            let Some(sign) = self.rest.first().copied() else {
                return close.is_none().then_some(items);
            };
            match sign.ch {
                ')' | ']' | '}' => {
                    self.rest = self.rest.get(1..)?;
                    if close == Some(sign.ch) {
                        // A comma behind the last of nine or 81 ends the list; else an empty cell follows it.
                        if after_comma && holes > 0 && matches!(items.len() + 1, 9 | 81) {
                            items.push(Node { name: None, kind: Kind::Value(Vec::new()), at: sign });
                        }
                        return Some(items);
                    }
                    if close.is_some() {
                        return None;
                    }
                }
                ',' => {
                    self.rest = self.rest.get(1..)?;
                    if after_comma && close.is_some() {
                        items.push(Node { name: None, kind: Kind::Value(Vec::new()), at: sign });
                        holes += 1;
                    }
                    after_comma = true;
                }
                ';' => {
                    self.rest = self.rest.get(1..)?;
                    after_comma = false;
                }
                _ => {
                    items.push(self.named(depth)?);
                    after_comma = false;
                }
            }
        }
    }

    /// An item, with its name if one stands before it.
    fn named(&mut self, depth: usize) -> Option<Node> {
        let item = self.item(depth)?;
        self.skip();
        let is_name = matches!(&item.kind, Kind::Value(text) if !text.is_empty());
        let sign = self.rest.first().map(|sign| sign.ch);
        let next = self.rest.get(1).map(|sign| sign.ch);
        let assigns = match (sign, next) {
            (Some(':' | '='), Some('=' | '>')) => 2,
            (Some(':' | '='), _) => 1,
            (Some('<'), Some('-')) => 2,
            _ => 0,
        };
        if !is_name || assigns == 0 {
            return Some(item);
        }
        self.rest = self.rest.get(assigns..)?;
        let blanks = self.rest.iter().take_while(|sign| sign.ch.is_whitespace()).count();
        if starts_with(self.rest.get(blanks..)?, "- ") {
            return Some(item); // a list of YAML, of which the first item has no name
        }
        self.skip();
        let name = item.text().map(|text| text_of(text));
        match self.rest.first().map(|sign| sign.ch) {
            None | Some(',' | ';' | ')' | ']' | '}') => Some(Node { name, ..item }),
            Some(_) => {
                let value = self.item(depth)?;
                // `name: Type = value` has two.
                Some(Node { name, ..value })
            }
        }
    }

    fn item(&mut self, depth: usize) -> Option<Node> {
        let at = *self.rest.first()?;
        let close = match at.ch {
            '[' => Some(']'),
            '(' => Some(')'),
            '{' => Some('}'),
            _ => None,
        };
        if let Some(close) = close {
            if depth >= DEEPEST {
                return None;
            }
            self.rest = self.rest.get(1..)?;
            return Some(Node { name: None, kind: Kind::List(self.items(Some(close), depth + 1)?), at });
        }
        let text = if matches!(at.ch, '"' | '\'' | '`') { self.quoted(at.ch) } else { None };
        let text = match text {
            Some(text) => text,
            None => self.word(),
        };
        Some(Node { name: None, kind: Kind::Value(text), at })
    }

    /// The text in quotes; none if they don't end on their line, and so are no quotes.
    fn quoted(&mut self, quote: char) -> Option<Vec<Sign>> {
        let behind = self.rest.get(1..)?;
        let end = behind.iter().position(|sign| sign.ch == quote || sign.ch == '\n').filter(|end| behind[*end].ch == quote)?;
        let text = behind.get(..end)?.to_vec();
        if text.iter().any(|sign| matches!(sign.ch, '[' | ']' | '(' | ')' | '{' | '}')) {
            return None;
        }
        self.rest = behind.get(end + 1..)?;
        Some(text)
    }

    /// A word without quotes: one character at least.
    fn word(&mut self) -> Vec<Sign> {
        let ends = |sign: &Sign| {
            sign.ch.is_whitespace()
                || matches!(sign.ch, ',' | ';' | ':' | '=' | '[' | ']' | '(' | ')' | '{' | '}' | '"' | '\'' | '`')
        };
        let length = self.rest.iter().position(ends).unwrap_or(self.rest.len()).max(1);
        let (word, rest) = self.rest.split_at(length.min(self.rest.len()));
        self.rest = rest;
        word.to_vec()
    }

    /// Skips blanks and comments.
    fn skip(&mut self) {
        loop {
            let blanks = self.rest.iter().take_while(|sign| sign.ch.is_whitespace()).count();
            self.rest = self.rest.get(blanks..).unwrap_or_default();
            let is_line = starts_with(self.rest, "//")
                || starts_with(self.rest, "#")
                || starts_with(self.rest, "%") && !starts_with(self.rest, "%w");
            if starts_with(self.rest, "- [") {
                self.rest = self.rest.get(2..).unwrap_or_default(); // an item of YAML
            } else if starts_with(self.rest, "/*") {
                let end = self
                    .rest
                    .windows(2)
                    .position(|two| two[0].ch == '*' && two[1].ch == '/')
                    .map_or(self.rest.len(), |at| at + 2);
                self.rest = self.rest.get(end..).unwrap_or_default();
            } else if is_line {
                let end = self.rest.iter().position(|sign| sign.ch == '\n').unwrap_or(self.rest.len());
                self.rest = self.rest.get(end..).unwrap_or_default();
            } else {
                return;
            }
        }
    }
}
