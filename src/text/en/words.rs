//! The small words of English sentences: lists, numbers, and a sentence that is put together span by span.

use crate::{
    board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, joined, list_of},
    engine::Role,
    text::{About, Notation, Prose},
};
use std::mem;

/// A number with commas between thousands: `1,234,567`.
///
/// ```
/// use nonet::text::en::thousands;
/// assert_eq!([0, 999, 1_000, 12_345_678].map(thousands), ["0", "999", "1,000", "12,345,678"]);
/// ```
#[must_use]
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    joined((0..digits.len().div_ceil(3)).rev().map(|i| group(&digits, i)), ",")
}

/// The `i`-th group of three digits, counted from the right.
fn group(digits: &str, i: usize) -> &str {
    let end = digits.len() - 3 * i;
    digits.get(end.saturating_sub(3)..end).unwrap_or_default()
}

/// `1 guess`, `8 guesses`.
pub(super) fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{} {}", thousands(number as u64), if number == 1 { one } else { many })
}

/// `two`, `three`, `four`; digits from ten on.
pub(super) fn number_word(number: usize) -> String {
    const WORDS: [&str; 10] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    WORDS.get(number).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// `2`, `2 and 8`, `2, 5 and 8`.
pub(super) fn digits_and(digits: DigitSet) -> String {
    listed(digits.iter().map(|digit| digit.to_string()), "and")
}

/// `2`, `2 or 8`, `2, 5 or 8`.
pub(super) fn digits_or(digits: DigitSet) -> String {
    listed(digits.iter().map(|digit| digit.to_string()), "or")
}

/// With a capital letter.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + chars.as_str())
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn listed(items: impl Iterator<Item = String>, last: &str) -> String {
    let mut items = list_of(items);
    match items.pop() {
        Some(end) if !items.is_empty() => format!("{} {last} {end}", joined(items.iter(), ", ")),
        one => one.unwrap_or_default(),
    }
}

/// `rows `, `columns `, `boxes `.
fn plural(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "rows ",
        HouseKind::Column => "columns ",
        HouseKind::Box => "boxes ",
    }
}

/// Sentences that are put together span by span.
pub(super) struct Words {
    notation: Notation,
    told: Vec<Prose>,
    prose: Prose,
}

impl Words {
    pub(super) fn new(notation: Notation) -> Words {
        Words { notation, told: Vec::new(), prose: Prose::default() }
    }

    /// The sentences so far.
    pub(super) fn told(&mut self) -> Vec<Prose> {
        mem::take(&mut self.told)
    }

    /// Ends the sentence.
    pub(super) fn stop(&mut self) {
        self.text(".");
        self.told.push(mem::take(&mut self.prose));
    }

    pub(super) fn text(&mut self, text: impl Into<String>) -> &mut Words {
        self.push(text.into(), About::Nothing, None)
    }

    fn push(&mut self, text: String, about: About, role: Option<Role>) -> &mut Words {
        self.prose.push(text, about, role);
        self
    }

    /// `r1c1, r1c2 and r2c2`, each a span of its own.
    pub(super) fn cells(&mut self, cells: CellSet, role: Role) -> &mut Words {
        self.each(cells.iter(), |words, cell| {
            words.push(words.notation.name(cell), About::cell(cell), Some(role));
        })
    }

    pub(super) fn house(&mut self, house: House) -> &mut Words {
        self.push(house.to_string(), About::House(house), Some(Role::House))
    }

    /// `box 2`, `column 2 and box 1`, `rows 2, 5 and 7`.
    pub(super) fn houses(&mut self, houses: HouseSet) -> &mut Words {
        let kind = houses.first().map(House::kind).filter(|&kind| houses.len() > 1 && houses.iter().all(|it| it.kind() == kind));
        if let Some(kind) = kind {
            self.text(plural(kind));
        }
        self.each(houses.iter(), |words, house| {
            let name = if kind.is_some() { (house.number() + 1).to_string() } else { house.to_string() };
            words.push(name, About::House(house), Some(Role::House));
        })
    }

    /// Items with commas and an "and" between them.
    pub(super) fn each<T>(&mut self, items: impl ExactSizeIterator<Item = T>, say: impl Fn(&mut Words, T)) -> &mut Words {
        let count = items.len();
        for (i, item) in items.enumerate() {
            if i > 0 {
                self.text(if i + 1 == count { " and " } else { ", " });
            }
            say(self, item);
        }
        self
    }

    /// `r1c1`, or `one of r1c1 and r1c2`.
    pub(super) fn one_of(&mut self, cells: CellSet, role: Role) -> &mut Words {
        if cells.len() > 1 {
            self.text("one of ");
        }
        self.cells(cells, role)
    }

    /// `5 in r1c1 and 3 in r1c2 and r4c2`.
    pub(super) fn candidates_in(&mut self, candidates: &CandidateSet, role: Role) -> &mut Words {
        self.each(candidates.digits().iter(), |words, digit| {
            let cells = candidates.cells_of(digit);
            words.digit_in(digit, cells, role).text(" in ").cells(cells, role);
        })
    }

    /// A digit that stands for its candidates in some cells.
    pub(super) fn digit_in(&mut self, digit: Digit, cells: CellSet, role: Role) -> &mut Words {
        self.candidates(digit.to_string(), CandidateSet::of(digit, cells), role)
    }

    /// Digits, `2 and 8`, that stand for their candidates in some cells.
    pub(super) fn digits_in(&mut self, digits: DigitSet, cells: CellSet, role: Role) -> &mut Words {
        self.candidates(digits_and(digits), CandidateSet::product(cells, digits), role)
    }

    /// A text that stands for candidates.
    pub(super) fn candidates(&mut self, text: String, candidates: CandidateSet, role: Role) -> &mut Words {
        self.push(text, About::Candidates(candidates), Some(role))
    }

    /// `r1c1 = 5`.
    pub(super) fn equation(&mut self, candidate: Candidate, role: Role) -> &mut Words {
        let text = format!("{} = {}", self.notation.name(candidate.cell), candidate.digit);
        self.candidates(text, CandidateSet::single(candidate), role)
    }

    /// `r3c2 and r8c2 are not 2; r9c2 is not 2 or 8`.
    pub(super) fn not(&mut self, removed: &CandidateSet) -> &mut Words {
        for (i, (cells, digits)) in by_digits(removed).into_iter().enumerate() {
            if i > 0 {
                self.text("; ");
            }
            let verb = if cells.len() == 1 { " is not " } else { " are not " };
            self.cells(cells, Role::Elimination).text(verb);
            self.candidates(digits_or(digits), CandidateSet::product(cells, digits), Role::Elimination);
        }
        self
    }
}

/// The candidates as groups of cells with the same digits, in reading order of their first cells.
pub(super) fn by_digits(candidates: &CandidateSet) -> Vec<(CellSet, DigitSet)> {
    let mut groups: Vec<(CellSet, DigitSet)> = Vec::new();
    for cell in candidates.cells() {
        let digits = candidates.digits_in(cell);
        match groups.iter_mut().find(|(_, same)| *same == digits) {
            Some((cells, _)) => *cells |= CellSet::of(cell),
            None => groups.push((CellSet::of(cell), digits)),
        }
    }
    groups
}
