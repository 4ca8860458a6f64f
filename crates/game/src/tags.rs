//! The star and the labels by which a player finds a game again.

use std::{convert::Infallible, fmt, str::FromStr};

/// The number of labels that something has at most.
pub const MOST_LABELS: usize = 12;

/// The number of characters that a label has at most.
pub const LONGEST_LABEL: usize = 40;

/// The star and the labels of a game or a collection, as they are kept: who only keeps them need not read them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    /// The time at which they were changed last, in milliseconds since 1970; 0 if they never were. Of two copies the later one counts.
    pub changed: u64,
    /// One line: [`Labels`] as text.
    pub text: String,
}

/// A star, or none, and labels.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Labels {
    /// Whether it is a favourite.
    pub favourite: bool,
    names: Vec<String>, // Invariant: as `names` makes them.
}

impl Tags {
    /// The star and the labels.
    #[must_use]
    pub fn labels(&self) -> Labels {
        self.text.parse().unwrap_or_default()
    }

    /// Takes those of the other, if they were changed later.
    pub fn follow(&mut self, other: &Tags) {
        if other.changed > self.changed {
            *self = other.clone();
        }
    }
}

/// `1764000000000 * Commute, With Ada`: when they were changed, and what they are.
impl fmt::Display for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.changed, self.text)
    }
}

/// Any text is read: what is damaged is none, since no game may be lost by its labels.
impl FromStr for Tags {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Tags, Infallible> {
        let read =
            text.split_once(' ').and_then(|(time, text)| Some(Tags { changed: time.parse().ok()?, text: text.to_owned() }));
        Ok(read.unwrap_or_default())
    }
}

impl Labels {
    /// A star or none, and the labels of a text, which have commas between them.
    #[must_use]
    pub fn new(favourite: bool, text: &str) -> Labels {
        Labels { favourite, names: names(text) }
    }

    /// The same labels with a star if there is none, and without if there is.
    #[must_use]
    pub fn toggled(self) -> Labels {
        Labels { favourite: !self.favourite, ..self }
    }

    /// The same star with the labels of a text, which have commas between them.
    #[must_use]
    pub fn named(self, text: &str) -> Labels {
        Labels::new(self.favourite, text)
    }

    /// The labels, in the order in which they were given.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The labels as a text: `Commute, With Ada`.
    #[must_use]
    pub fn text(&self) -> String {
        self.names.join(", ")
    }
}

/// `* Commute, With Ada`: `*` for a favourite or `-`, and the labels.
impl fmt::Display for Labels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = if self.favourite { '*' } else { '-' };
        write!(f, "{star} {}", self.text())
    }
}

/// Any text is read; what is damaged is left out.
impl FromStr for Labels {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Labels, Infallible> {
        let (star, labels) = text.split_once(' ').unwrap_or_default();
        Ok(Labels::new(star == "*", labels))
    }
}

/// The labels of a typed text that can't be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LabelFaults {
    /// The number of labels that are longer than [`LONGEST_LABEL`], and were cut.
    pub cut: usize,
    /// The number of labels beyond [`MOST_LABELS`], which were left out.
    pub left_out: usize,
}

/// Returns the faults of the labels of a text.
#[must_use]
pub fn label_faults(text: &str) -> LabelFaults {
    read_names(text).1
}

/// The labels of a text. What is empty or stands there twice is left out, and what is too much is cut off.
fn names(text: &str) -> Vec<String> {
    read_names(text).0
}

fn read_names(text: &str) -> (Vec<String>, LabelFaults) {
    let (mut names, mut faults): (Vec<String>, _) = (Vec::new(), LabelFaults::default());
    for part in text.split([',', '\n', '\r']).map(str::trim) {
        let mut name: String = part.chars().take(LONGEST_LABEL).collect();
        name.truncate(name.trim_end().len());
        if name.is_empty() || names.iter().any(|known| known.eq_ignore_ascii_case(&name)) {
            continue;
        }
        if names.len() == MOST_LABELS {
            faults.left_out += 1;
            continue;
        }
        faults.cut += usize::from(name.len() < part.len());
        names.push(name);
    }
    (names, faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn labels_are_trimmed_told_apart_and_bounded() {
        for (text, wanted) in [
            ("", "* "),
            (" , ,", "* "),
            ("Commute", "* Commute"),
            ("  With Ada ,commute,COMMUTE,", "* With Ada, commute"),
            ("two\nlines\r\nthree", "* two, lines, three"),
            (&"x".repeat(50), &format!("* {}", "x".repeat(LONGEST_LABEL))),
        ] {
            assert_eq!(Labels::new(true, text).to_string(), wanted, "{text:?}");
        }
        let many: String = (0..20).map(|number| format!("{number},")).collect();
        assert_eq!(Labels::new(false, &many).names().len(), MOST_LABELS);
    }

    #[test]
    fn what_cannot_be_kept_of_labels_is_counted() {
        let long = "x".repeat(LONGEST_LABEL + 1);
        let many: String = (0..20).map(|number| format!("{number},")).collect();
        for (text, cut, left_out) in [
            ("", 0, 0),
            ("Commute, With Ada,,", 0, 0),
            (&"x".repeat(LONGEST_LABEL), 0, 0),
            (&long, 1, 0),
            (&format!("{long}, ok, y{long}"), 2, 0),
            (&format!("{long}, {long}"), 1, 0),
            (&format!("{many}0,1,2"), 0, 20 - MOST_LABELS),
        ] {
            assert_eq!(label_faults(text), LabelFaults { cut, left_out }, "{text}");
        }
    }

    #[test]
    fn a_star_and_labels_change_apart() {
        let labels = Labels::new(false, "Commute").toggled();
        assert_eq!(labels.to_string(), "* Commute");
        assert_eq!(labels.named("With Ada").to_string(), "* With Ada");
    }

    #[test]
    fn the_later_ones_count() {
        let tags = |changed, text: &str| Tags { changed, text: text.to_owned() };
        let (old, new) = (tags(5, "* a"), tags(6, "- b"));
        for (mut one, other, wanted) in
            [(old.clone(), &new, &new), (new.clone(), &old, &new), (old.clone(), &Tags::default(), &old)]
        {
            one.follow(other);
            assert_eq!(&one, wanted);
        }
    }

    #[test]
    fn what_is_damaged_is_none() {
        for text in ["", "x", "- - a", "12", "\u{e9} * a"] {
            assert_eq!(text.parse(), Ok(Tags::default()), "{text}");
        }
        assert_eq!("12 * ".parse::<Tags>().map(|tags| tags.text.parse()), Ok(Ok(Labels::new(true, ""))));
        assert_eq!("nonsense".parse(), Ok(Labels::default()));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn they_are_read_back_on_one_line(changed: u64, favourite: bool, text in "\\PC{0,90}") {
            let labels = Labels::new(favourite, &text);
            let tags = Tags { changed, text: labels.to_string() };
            let line = tags.to_string();
            prop_assert_eq!(line.lines().count(), 1);
            prop_assert_eq!(line.parse(), Ok(tags.clone()));
            prop_assert_eq!(tags.text.parse(), Ok(labels));
        }
    }
}
