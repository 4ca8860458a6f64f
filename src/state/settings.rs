//! What a player can choose: one table serves the dialog, the style sheets and what is kept.

use crate::text::en;
use std::ops::Range;

/// A setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)] // the table says what each is
pub enum Setting {
    Checking,
    Notes,
    HintStage,
    Uniqueness,
    Time,
    Peers,
    Same,
    DigitSize,
    NoteSize,
    Letters,
    Notation,
    KeySide,
    KeyOrder,
    Haptics,
    KeyShortcuts,
    BookCount,
    BookLevel,
    BookNeeds,
    BookSymmetry,
    BookMinimal,
    BookPage,
    BookPaper,
    BookLarge,
    BookCandidates,
}

/// What there is to choose for a setting.
pub struct Choice {
    /// Its name where it is kept, and as `data-..` for the style sheets.
    pub key: &'static str,
    /// What it is about, in the dialog: where that changes, a title stands.
    pub part: &'static str,
    /// Its name in the dialog.
    pub label: &'static str,
    /// What can be chosen; for the technique that a puzzle takes, all techniques follow.
    pub values: &'static [&'static str],
    /// Which of them holds until another is chosen.
    pub default: u8,
}

/// What a puzzle may be asked to take: anything, or one of the techniques that the worker knows, which follow.
const NEEDS: &[&str] = &["Any technique"];

const ON: &[&str] = &["Off", "On"];

/// How many settings there are.
const COUNT: usize = 24;

/// Which of them are about puzzles to be printed; the others are about playing.
pub const BOOK: Range<usize> = 15..COUNT;

/// All settings, in the order of [`Setting`].
pub const CHOICES: [Choice; COUNT] = [
    choice("checking", "Game", "Mistakes are shown", &["When I ask", "Clashes at once", "Wrong digits at once"], 1),
    choice("notes", "Game", "Notes", &["Classic", "Corner and centre"], 0),
    choice("hint", "Game", "Hints begin with", &en::STAGES, 0),
    choice("uniqueness", "Game", "Hints that assume one solution", ON, 1),
    choice("time", "Game", "Show the time", ON, 1),
    choice("peers", "Board", "Tint the row, column and box", ON, 1),
    choice("same", "Board", "Light equal digits", ON, 1),
    choice("digits", "Board", "Digits", &["Small", "Medium", "Large"], 1),
    choice("small-digits", "Board", "Small digits", &["Small", "Medium", "Large"], 1),
    choice("letters", "Board", "Letters on colours", ON, 0),
    choice("cells", "Board", "Names of cells", &["r1c1", "A1"], 0),
    choice("side", "Keys", "Keys", &["On the right", "On the left"], 0),
    choice("order", "Keys", "First row of keys", &["1 2 3", "7 8 9"], 0),
    choice("haptics", "Keys", "Vibrate at each entry", ON, 0),
    choice("shortcuts", "Keys", "Keys of a single letter", ON, 1),
    choice("count", "Puzzles", "How many", &["1", "2", "4", "6", "12", "24", "36", "48", "60", "80", "100", "150", "200"], 4),
    choice("level", "Puzzles", "Level", &["Easy to extreme", "Mixed", "Easy", "Medium", "Hard", "Unfair", "Extreme"], 0),
    choice("needs", "Puzzles", "Takes", NEEDS, 0),
    choice(
        "symmetry",
        "Puzzles",
        "Pattern of givens",
        &[
            "Any",
            "Turned by half",
            "Turned by a quarter",
            "Mirrored up and down",
            "Mirrored left and right",
            "Both mirrors",
            "Diagonal",
            "Other diagonal",
            "Both diagonals",
            "All symmetries",
        ],
        1,
    ),
    choice("minimal", "Puzzles", "No given can be left out", ON, 0),
    choice("page", "Paper", "On a page", &["1 puzzle", "2 puzzles", "4 puzzles", "6 puzzles"], 2),
    choice("paper", "Paper", "Paper", &["A4", "Letter", "A5", "6 \u{d7} 9 in"], 0),
    choice("large", "Paper", "Large print", ON, 0),
    choice("candidates", "Paper", "Print candidates", ON, 0),
];

const fn choice(
    key: &'static str,
    part: &'static str,
    label: &'static str,
    values: &'static [&'static str],
    default: u8,
) -> Choice {
    Choice { key, part, label, values, default }
}

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings([u8; COUNT]); // Invariant: each one of the values of its choice.

impl Choice {
    /// Whether all techniques follow the values.
    #[must_use]
    pub fn goes_on_with_techniques(&self) -> bool {
        self.values == NEEDS
    }

    /// Whether there is, or may be, a value with this number.
    fn takes(&self, value: u8) -> bool {
        usize::from(value) < self.values.len() || self.goes_on_with_techniques()
    }

    /// Whether it is only off or on.
    #[must_use]
    pub fn is_switch(&self) -> bool {
        self.values == ON
    }
}

impl Settings {
    /// What was chosen for a setting: the place among its values.
    #[must_use]
    pub const fn get(&self, setting: Setting) -> u8 {
        self.0[setting as usize]
    }

    /// Whether a setting that is off or on is on.
    #[must_use]
    pub const fn is_on(&self, setting: Setting) -> bool {
        self.get(setting) > 0
    }

    /// With another value for the setting with this number; as it was if there is no such.
    #[must_use]
    pub fn with(mut self, number: usize, value: u8) -> Settings {
        if let (Some(own), Some(choice)) = (self.0.get_mut(number), CHOICES.get(number))
            && choice.takes(value)
        {
            *own = value;
        }
        self
    }

    /// All values, in the order of the table.
    #[must_use]
    pub const fn values(&self) -> &[u8; COUNT] {
        &self.0
    }

    /// What [`text`](Settings::text) wrote; a line that isn't known is passed over.
    #[must_use]
    pub fn read(text: &str) -> Settings {
        text.lines().fold(Settings::default(), |settings, line| {
            let read = line
                .split_once(' ')
                .and_then(|(key, value)| Some((CHOICES.iter().position(|choice| choice.key == key)?, value.parse().ok()?)));
            read.map_or(settings, |(number, value)| settings.with(number, value))
        })
    }

    /// A line each: its key and the number of its value.
    #[must_use]
    pub fn text(&self) -> String {
        CHOICES.iter().zip(self.0).map(|(choice, value)| format!("{} {value}\n", choice.key)).collect()
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings(CHOICES.each_ref().map(|choice| choice.default))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_back_and_nonsense_is_passed_over() {
        let chosen = Settings::default().with(Setting::Checking as usize, 2).with(Setting::Time as usize, 0);
        assert_eq!(Settings::read(&chosen.text()), chosen);
        assert_eq!((chosen.get(Setting::Checking), chosen.is_on(Setting::Time)), (2, false));
        for text in ["", "checking 9", "checking", "checking -1", "colour 1\nnonsense", "\u{0}"] {
            assert_eq!(Settings::read(text), Settings::default(), "{text}");
        }
        assert_eq!(Settings::default().with(99, 1), Settings::default());
    }

    #[test]
    fn the_table_is_in_the_order_of_the_settings() {
        for (setting, key) in [
            (Setting::Checking, "checking"),
            (Setting::Time, "time"),
            (Setting::KeyShortcuts, "shortcuts"),
            (Setting::Notation, "cells"),
        ] {
            assert_eq!(CHOICES[setting as usize].key, key);
        }
    }
}
