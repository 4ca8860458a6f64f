//! JSON as puzzle sites write it: the standard, and the shortened form that SudokuPad packs into its links. In the shortened form
//! keys stand without quotes, strings may stand in `'`, and between two commas an object without members is left out, which no
//! reader of the standard takes.

use super::number;

/// The deepest nesting that is read: a puzzle needs five levels.
const DEEPEST: usize = 32;

/// A value, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    /// A value without quotes: a number, `true`, `t`, `null`, a colour.
    Word(String),
    /// A string.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// An object, its members in their order.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// Reads a whole text; nothing if it is not JSON in either form.
    pub(crate) fn read(text: &str) -> Option<Value> {
        let mut reader = Reader { rest: text.trim() };
        let value = reader.value(0)?;
        reader.skip_blanks();
        reader.rest.is_empty().then_some(value)
    }

    /// The member of an object with the first of these names that it has.
    pub(crate) fn member(&self, names: &[&str]) -> Option<&Value> {
        let members = self.members();
        names.iter().find_map(|name| members.iter().find(|(own, _)| own == name).map(|(_, value)| value))
    }

    /// The members of an object; none of anything else.
    pub(crate) fn members(&self) -> &[(String, Value)] {
        if let Value::Object(members) = self { members } else { &[] }
    }

    /// The items of a list; none of anything else.
    pub(crate) fn items(&self) -> &[Value] {
        if let Value::List(items) = self { items } else { &[] }
    }

    /// The text of a number or a string; empty for a list or an object.
    pub(crate) fn text(&self) -> &str {
        match self {
            Value::Word(text) | Value::Text(text) => text,
            Value::List(_) | Value::Object(_) => "",
        }
    }

    /// Whether it is yes.
    pub(crate) fn is_true(&self) -> bool {
        matches!(self.text(), "true" | "t")
    }

    /// Whether nothing is said by it: no, null, an empty string, an empty list, an empty object.
    pub(crate) fn is_nothing(&self) -> bool {
        match self {
            Value::Word(word) => matches!(word.as_str(), "false" | "f" | "null" | ""),
            Value::Text(text) => text.is_empty(),
            Value::List(items) => items.iter().all(Value::is_nothing),
            Value::Object(members) => members.is_empty(),
        }
    }
}

/// A reader, with the part of the text that is not read yet.
struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn value(&mut self, depth: usize) -> Option<Value> {
        self.skip_blanks();
        match self.rest.chars().next()? {
            _ if depth > DEEPEST => None,
            '{' => self.object(depth),
            '[' => self.list(depth),
            '"' | '\'' => self.string().map(Value::Text),
            ',' | ']' | '}' => Some(Value::Object(Vec::new())), // left out
            _ => Some(Value::Word(self.word())),
        }
    }

    fn list(&mut self, depth: usize) -> Option<Value> {
        let mut items = Vec::new();
        self.take('[');
        if self.take(']') {
            return Some(Value::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.take(']') {
                return Some(Value::List(items));
            }
            self.take(',').then_some(())?;
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        let mut members = Vec::new();
        self.take('{');
        if self.take('}') {
            return Some(Value::Object(members));
        }
        loop {
            self.skip_blanks();
            let key = if self.rest.starts_with(['"', '\'']) { self.string()? } else { self.word() };
            (!key.is_empty() && self.take(':')).then_some(())?;
            members.push((key, self.value(depth + 1)?));
            if self.take('}') {
                return Some(Value::Object(members));
            }
            self.take(',').then_some(())?;
        }
    }

    /// A string, its quotes and escapes resolved.
    fn string(&mut self) -> Option<String> {
        let mut chars = self.rest.chars();
        let quote = chars.next()?;
        let mut text = String::new();
        loop {
            match chars.next()? {
                ch if ch == quote => break,
                '\\' => match chars.next()? {
                    'u' => {
                        let code = chars.as_str().get(..4)?;
                        // Half of a pair of UTF-16 stands for nothing by itself.
                        let number = number::read(code, 16)?;
                        text.push(char::from_u32(number).unwrap_or(char::REPLACEMENT_CHARACTER));
                        chars = chars.as_str().get(4..)?.chars();
                    }
                    'n' => text.push('\n'),
                    't' => text.push('\t'),
                    'r' | 'b' | 'f' => text.push(' '),
                    ch => text.push(ch),
                },
                ch => text.push(ch),
            }
        }
        self.rest = chars.as_str();
        Some(text)
    }

    fn word(&mut self) -> String {
        let end = self.rest.find([',', ':', '{', '}', '[', ']', '"', '\'']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at_checked(end).unwrap_or_default();
        self.rest = rest;
        word.trim().to_owned()
    }

    /// Whether the character comes next, blanks aside; if so, it is read.
    fn take(&mut self, ch: char) -> bool {
        self.skip_blanks();
        let rest = self.rest.strip_prefix(ch);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn skip_blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn both_forms_are_read_alike() {
        let short = Value::read("{ce:[[{v:3},,{v:'a\"b'},]],f:t}").unwrap();
        let long = Value::read(r#" { "ce" : [ [ {"v": 3}, {}, {"v": "a\u0022b"}, {} ] ] , "f" : t } "#).unwrap();
        assert_eq!(short, long);
        assert!(short.member(&["x", "f"]).unwrap().is_true());
        assert_eq!(short.member(&["ce"]).unwrap().items()[0].items().len(), 4);
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for text in ["", "{", "[1", "{a:1", "{\"a\"}", "[1}", "'a", "{} x", "\"\\u12\"", &"[".repeat(100)] {
            assert_eq!(Value::read(text), None, "{text}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_text_makes_it_panic(text in "[\\[\\]{},:'\"a1\\\\u é]{0,60}") {
            let _ = Value::read(&text);
        }
    }
}
