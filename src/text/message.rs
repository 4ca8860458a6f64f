//! A text in whatever language the page is shown.

use nonet_words::{Messages, Notation, Speech, chosen, english_of_page};
use std::{borrow::Cow, fmt, rc::Rc};
use yew::{
    AttrValue,
    html::{ImplicitClone, IntoPropValue},
    virtual_dom::{Key, VNode},
};

/// A text without arguments. It is said in a language only when it is drawn.
#[derive(Clone, Copy)]
pub struct Text(Source);

#[derive(Clone, Copy)]
enum Source {
    Message(fn(&Messages) -> String),
    Sign(&'static str),
}

/// Returns the messages of the language in which the page is shown.
#[must_use]
pub fn messages() -> &'static Messages {
    chosen().unwrap_or_else(english_of_page)
}

/// Returns the speech of the page: its language, with cells named in this way.
#[must_use]
pub fn speech(notation: Notation) -> Speech<'static> {
    Speech { messages: messages(), notation }
}

impl Text {
    /// Returns the text that a message has.
    #[must_use]
    pub const fn new(message: fn(&Messages) -> String) -> Text {
        Text(Source::Message(message))
    }

    /// Returns a text that is the same in all languages: `A4`, `1 2 3`, `.sdk`.
    #[must_use]
    pub const fn sign(sign: &'static str) -> Text {
        Text(Source::Sign(sign))
    }

    /// Returns the text in the language of the page.
    #[must_use]
    pub fn say(self) -> String {
        match self.0 {
            Source::Message(message) => message(messages()),
            Source::Sign(sign) => sign.to_owned(),
        }
    }
}

impl ImplicitClone for Text {}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        match (self.0, other.0) {
            (Source::Message(one), Source::Message(other)) => std::ptr::fn_addr_eq(one, other),
            (Source::Sign(one), Source::Sign(other)) => one == other,
            (Source::Message(_), Source::Sign(_)) | (Source::Sign(_), Source::Message(_)) => false,
        }
    }
}

impl Eq for Text {}

/// Compares the words in the language of the page, as tests do.
impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self.say() == *other
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.say())
    }
}

/// Writes the text in the language of the page.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say())
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.say()
    }
}

impl From<Text> for AttrValue {
    fn from(text: Text) -> AttrValue {
        text.say().into()
    }
}

impl IntoPropValue<AttrValue> for Text {
    fn into_prop_value(self) -> AttrValue {
        self.into()
    }
}

impl IntoPropValue<Option<AttrValue>> for Text {
    fn into_prop_value(self) -> Option<AttrValue> {
        Some(self.into())
    }
}

impl From<Text> for Rc<str> {
    fn from(text: Text) -> Rc<str> {
        text.say().into()
    }
}

impl From<Text> for Cow<'_, str> {
    fn from(text: Text) -> Cow<'static, str> {
        text.say().into()
    }
}

impl From<Text> for Key {
    fn from(text: Text) -> Key {
        text.say().into()
    }
}

impl IntoPropValue<VNode> for Text {
    fn into_prop_value(self) -> VNode {
        self.say().into()
    }
}
