//! Stored records. The first line, like `nonet make 1`, names the form of a record and the version of that form. Records from
//! before this header existed have no such line and count as version 0. What follows is the body: one JSON value, or lines.
//!
//! A reader knows every version that was ever written (`tests/kept` has an example of each). A record of a later version is
//! neither read nor overwritten, and the page tells the player so.

use serde::{Deserialize, Deserializer, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// The form of a stored record.
#[derive(Clone, Copy, Debug)]
pub struct RecordFormat {
    name: &'static str,
    version: u32, // the version that is written now
}

/// A record that can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record<'a> {
    /// The version of the form in which the record is written.
    pub version: u32,
    /// The text after the first line; in version 0 the whole text.
    pub body: &'a str,
}

/// The error of a record that can't be read because a later version of the page wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewerVersion;

impl RecordFormat {
    /// Creates a form with its name and its current version.
    #[must_use]
    pub const fn new(name: &'static str, version: u32) -> RecordFormat {
        RecordFormat { name, version }
    }

    /// Returns a record of this form with a body.
    #[must_use]
    pub fn write(self, body: &str) -> String {
        format!("nonet {} {}\n{body}", self.name, self.version)
    }

    /// Returns a record of this form with a value as its body. The value must be one that JSON can hold.
    #[must_use]
    pub fn write_json(self, body: &impl Serialize) -> String {
        self.write(&(serde_json::to_string(body).unwrap_or_default() + "\n"))
    }

    /// Reads the header of a text.
    ///
    /// # Errors
    /// [`NewerVersion`] if the record has a later version than this form.
    pub fn read(self, text: &str) -> Result<Record<'_>, NewerVersion> {
        match head(text).filter(|(name, ..)| *name == self.name) {
            None => Ok(Record { version: 0, body: text }),
            Some((_, version, body)) if version <= self.version => Ok(Record { version, body }),
            Some(_) => Err(NewerVersion),
        }
    }
}

impl<'a> Record<'a> {
    /// Returns the lines of the body, each split at its first space into key and value. Readers skip unknown keys.
    pub fn lines(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.body.lines().map(|line| line.split_once(' ').unwrap_or((line, "")))
    }

    /// Returns the value of the body. None if it is damaged.
    #[must_use]
    pub fn json<T: DeserializeOwned>(self) -> Option<T> {
        let body: Value = serde_json::from_str(self.body).ok()?;
        serde_json::from_value(body).ok() // as `or_default` does, so that no type has a second reader in the program
    }
}

/// Reads a field; one that is damaged gets its default, so that it costs no other.
///
/// # Errors
/// If the text is no JSON.
pub fn or_default<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(field: D) -> Result<T, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(field)?).unwrap_or_default())
}

/// Reads a list without its damaged items.
///
/// # Errors
/// If the text is no JSON.
pub fn without_damaged<'de, D: Deserializer<'de>, T: DeserializeOwned>(list: D) -> Result<Vec<T>, D::Error> {
    let items: Vec<Value> = or_default(list)?;
    Ok(items.into_iter().filter_map(|item| serde_json::from_value(item).ok()).collect())
}

/// Returns whether a field has its default, so that it need not be written.
#[must_use]
pub fn is_default<T: Default + PartialEq>(field: &T) -> bool {
    *field == T::default()
}

/// The serialized form of a field that is kept as its text.
pub mod as_text {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::{fmt::Display, str::FromStr};

    /// Writes the text of a value.
    ///
    /// # Errors
    /// The serializer fails.
    pub fn serialize<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    /// Reads the text of a value.
    ///
    /// # Errors
    /// There is no value with this text.
    pub fn deserialize<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(deserializer: D) -> Result<T, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Whether a text may overwrite a stored one. It may not if that is a later version of the same form.
#[must_use]
pub fn may_replace(kept: &str, text: &str) -> bool {
    match (head(kept), head(text)) {
        (Some((form, kept, _)), Some((own, version, _))) if form == own => kept <= version,
        _ => true,
    }
}

/// Splits a text into the name and version of its header and the body. None if it has no header.
fn head(text: &str) -> Option<(&str, u32, &str)> {
    let (line, body) = text.split_once('\n').unwrap_or((text, ""));
    let (name, version) = line.strip_prefix("nonet ")?.rsplit_once(' ')?;
    Some((name, version.parse().ok()?, body))
}

#[cfg(test)]
mod tests {
    use crate::record::*;

    const MAKE: RecordFormat = RecordFormat::new("make", 2);

    #[test]
    fn a_record_is_read_by_the_version_that_it_names() {
        assert_eq!(MAKE.write("title x\n"), "nonet make 2\ntitle x\n");
        let record = |version, body| Ok(Record { version, body });
        assert_eq!(MAKE.read("nonet make 2\ntitle x\n"), record(2, "title x\n"));
        assert_eq!(MAKE.read("nonet make 1\na\nb"), record(1, "a\nb"));
        assert_eq!(MAKE.read("nonet make 2"), record(2, ""));
        assert_eq!(MAKE.read("nonet make 3\n"), Err(NewerVersion));
        for before in ["", "0\nx", "nonet other 3\n", "nonet make\n", "nonet make x\n"] {
            assert_eq!(MAKE.read(before), record(0, before));
        }
        let lines: Vec<_> = Record { version: 1, body: "title For Ada\nflag\n" }.lines().collect();
        assert_eq!(lines, [("title", "For Ada"), ("flag", "")]);
    }

    #[test]
    fn what_is_damaged_costs_itself_alone() {
        #[derive(Serialize, Deserialize, PartialEq, Debug, Default)]
        #[serde(default)]
        struct Fields {
            #[serde(deserialize_with = "or_default")]
            number: u8,
            #[serde(deserialize_with = "without_damaged")]
            list: Vec<u8>,
        }
        let (both, list) = (Fields { number: 5, list: vec![1, 2] }, Fields { number: 0, list: vec![1, 2] });
        let text = MAKE.write_json(&both);
        assert_eq!(text, "nonet make 2\n{\"number\":5,\"list\":[1,2]}\n");
        let read = |text: &str| MAKE.read(text).unwrap().json::<Fields>();
        assert_eq!(read(&text), Some(both));
        for damaged in ["\"x\"", "300", "null", "{}"] {
            assert_eq!(read(&text.replace('5', damaged)).as_ref(), Some(&list), "{damaged}");
        }
        assert_eq!(read(&text.replace("\"number\":5,", "").replace("2]", "2,[3],\"x\"],\"later\":[]")), Some(list));
        assert_eq!(read(&text.replace("[1,2]", "7")), Some(Fields { number: 5, list: Vec::new() }));
        assert_eq!(read(&text[..text.len() - 2]), None);
    }

    #[test]
    fn a_later_version_is_not_replaced() {
        let own = MAKE.write("");
        for (kept, may) in [("", true), ("0\nx", true), (&own, true), ("nonet make 1\n", true), ("nonet other 9\n", true)] {
            assert_eq!(may_replace(kept, &own), may, "{kept}");
        }
        assert!(!may_replace("nonet make 3\nx", &own));
    }
}
