//! The header of stored records. The first line, like `nonet make 1`, names the form of a record and the version of that form.
//! Records from before this header existed have no such line and count as version 0.
//!
//! A reader knows every version that was ever written (`tests/kept` has an example of each). A record of a later version is
//! neither read nor overwritten, and the page tells the player so.

/// The form of a stored record.
#[derive(Clone, Copy, Debug)]
pub struct Form {
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
pub struct Later;

impl Form {
    /// Creates a form with its name and its current version.
    #[must_use]
    pub const fn new(name: &'static str, version: u32) -> Form {
        Form { name, version }
    }

    /// Returns a record of this form with a body.
    #[must_use]
    pub fn write(self, body: &str) -> String {
        format!("nonet {} {}\n{body}", self.name, self.version)
    }

    /// Reads the header of a text.
    ///
    /// # Errors
    /// [`Later`] if the record has a later version than this form.
    pub fn read(self, text: &str) -> Result<Record<'_>, Later> {
        match head(text).filter(|(name, ..)| *name == self.name) {
            None => Ok(Record { version: 0, body: text }),
            Some((_, version, body)) if version <= self.version => Ok(Record { version, body }),
            Some(_) => Err(Later),
        }
    }
}

impl<'a> Record<'a> {
    /// Returns the lines of the body, each split at its first space into key and value. Readers skip unknown keys.
    pub fn lines(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.body.lines().map(|line| line.split_once(' ').unwrap_or((line, "")))
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
    use super::*;

    const MAKE: Form = Form::new("make", 2);

    #[test]
    fn a_record_is_read_by_the_version_that_it_names() {
        assert_eq!(MAKE.write("title x\n"), "nonet make 2\ntitle x\n");
        let record = |version, body| Ok(Record { version, body });
        assert_eq!(MAKE.read("nonet make 2\ntitle x\n"), record(2, "title x\n"));
        assert_eq!(MAKE.read("nonet make 1\na\nb"), record(1, "a\nb"));
        assert_eq!(MAKE.read("nonet make 2"), record(2, ""));
        assert_eq!(MAKE.read("nonet make 3\n"), Err(Later));
        for before in ["", "0\nx", "nonet other 3\n", "nonet make\n", "nonet make x\n"] {
            assert_eq!(MAKE.read(before), record(0, before));
        }
        let lines: Vec<_> = Record { version: 1, body: "title For Ada\nflag\n" }.lines().collect();
        assert_eq!(lines, [("title", "For Ada"), ("flag", "")]);
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
