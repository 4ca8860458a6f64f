//! How a player finds a game again: a star, and labels.

use std::{convert::Infallible, fmt, str::FromStr};

/// How many labels something has at most.
pub const MOST_LABELS: usize = 12;

/// How many characters a label has at most.
pub const LONGEST_LABEL: usize = 40;

/// The star and the labels that a player gave to a game or to a collection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    /// When they were changed last, in milliseconds since 1970; 0 if they never were. Of two copies the later one counts.
    pub changed: u64,
    /// Whether it is a favourite.
    pub favourite: bool,
    labels: Vec<String>, // Invariant: as `labels` makes them.
}

impl Tags {
    /// A star or none, and the labels of a text, which have commas between them. They were not changed yet.
    #[must_use]
    pub fn new(favourite: bool, text: &str) -> Tags {
        Tags { changed: 0, favourite, labels: labels(text) }
    }

    /// The labels, in the order in which they were given.
    #[must_use]
    pub fn labels(&self) -> &[String] {
        &self.labels
    }

    /// The labels as a text: `Commute, With Ada`.
    #[must_use]
    pub fn label_text(&self) -> String {
        self.labels.join(", ")
    }

    /// Those of the two that were changed later.
    #[must_use]
    pub fn or_later(&self, other: &Tags) -> Tags {
        if other.changed > self.changed { other.clone() } else { self.clone() }
    }
}

/// The labels of a text. What is empty or stands there twice is left out, and what is too much is cut off.
fn labels(text: &str) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    for part in text.split([',', '\n', '\r']) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let label: String = words.join(" ").chars().filter(|sign| !sign.is_control()).take(LONGEST_LABEL).collect();
        let label = label.trim_end();
        let is_new = || !labels.iter().any(|known| known.eq_ignore_ascii_case(label)); // of other letters the case needs tables of 14 kB
        if !label.is_empty() && labels.len() < MOST_LABELS && is_new() {
            labels.push(label.to_owned());
        }
    }
    labels
}

/// `1764000000000 * Commute, With Ada`: when they were changed, `*` for a favourite or `-`, and the labels.
impl fmt::Display for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = if self.favourite { '*' } else { '-' };
        write!(f, "{} {star} {}", self.changed, self.label_text())
    }
}

/// Any text is read: what is damaged is left out, since no game may be lost by its labels.
impl FromStr for Tags {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Tags, Infallible> {
        let mut parts = text.splitn(3, ' ');
        let changed = parts.next().and_then(|time| time.parse().ok()).unwrap_or(0);
        let favourite = parts.next() == Some("*");
        Ok(Tags { changed, favourite, labels: labels(parts.next().unwrap_or_default()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn tags(text: &str) -> Tags {
        text.parse().unwrap_or_default()
    }

    #[test]
    fn labels_are_trimmed_told_apart_and_bounded() {
        for (text, wanted) in [
            ("", ""),
            (" , ,", ""),
            ("Commute", "Commute"),
            ("  With   Ada ,commute,COMMUTE,", "With Ada, commute"),
            ("two\nlines\r\nthree", "two, lines, three"),
            (&"x".repeat(50), &"x".repeat(LONGEST_LABEL)),
        ] {
            assert_eq!(Tags::new(true, text).label_text(), wanted, "{text:?}");
        }
        let many: String = (0..20).map(|number| format!("{number},")).collect();
        assert_eq!(Tags::new(false, &many).labels().len(), MOST_LABELS);
    }

    #[test]
    fn the_later_ones_count() {
        let (old, new) = (tags("5 * a"), tags("6 - b"));
        assert_eq!((old.or_later(&new), new.or_later(&old)), (new.clone(), new));
        assert_eq!(old.or_later(&Tags::default()), old);
    }

    #[test]
    fn what_is_damaged_is_left_out() {
        for text in ["", "x", "- -", "\u{e9} * "] {
            assert_eq!(tags(text).labels(), &[] as &[String], "{text}");
        }
        assert!(tags("12 * ").favourite);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn they_are_read_back_on_one_line(changed: u64, favourite: bool, text in "\\PC{0,90}") {
            let some = Tags { changed, ..Tags::new(favourite, &text) };
            let line = some.to_string();
            prop_assert_eq!(line.lines().count(), 1);
            prop_assert_eq!(tags(&line), some);
        }
    }
}
