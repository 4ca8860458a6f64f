//! A sentence that is put together span by span.

use nonet_core::board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use nonet_prose::{About, Prose};
use nonet_techniques::Role;
use nonet_words::{Notation, digits_and, digits_or};
use std::mem;

/// `rows `, `columns `, `boxes `.
fn plural(kind: HouseKind) -> &'static str {
    match kind {
        HouseKind::Row => "rows ",
        HouseKind::Column => "columns ",
        HouseKind::Box => "boxes ",
    }
}

/// Sentences that are put together span by span.
pub(crate) struct Words {
    notation: Notation,
    sentences: Vec<Prose>,
    prose: Prose,
}

impl Words {
    pub(crate) fn new(notation: Notation) -> Words {
        Words { notation, sentences: Vec::new(), prose: Prose::default() }
    }

    /// Takes the sentences that were ended so far.
    pub(crate) fn take_sentences(&mut self) -> Vec<Prose> {
        mem::take(&mut self.sentences)
    }

    /// Ends the sentence.
    pub(crate) fn stop(&mut self) {
        self.text(".");
        self.sentences.push(mem::take(&mut self.prose));
    }

    /// Ends the question.
    pub(crate) fn ask(&mut self) {
        self.text("?");
        self.sentences.push(mem::take(&mut self.prose));
    }

    pub(crate) fn text(&mut self, text: impl Into<String>) -> &mut Words {
        self.push(text.into(), About::Nothing, None)
    }

    fn push(&mut self, text: String, about: About, role: Option<Role>) -> &mut Words {
        self.prose.push(text, about, role);
        self
    }

    /// `r1c1, r1c2 and r2c2`, each a span of its own.
    pub(crate) fn cells(&mut self, cells: CellSet, role: Role) -> &mut Words {
        self.each(cells.iter(), |words, cell| {
            words.push(words.notation.name(cell), About::cell(cell), Some(role));
        })
    }

    pub(crate) fn house(&mut self, house: House) -> &mut Words {
        self.push(house.to_string(), About::House(house), Some(Role::House))
    }

    /// `box 2`, `column 2 and box 1`, `rows 2, 5 and 7`.
    pub(crate) fn houses(&mut self, houses: HouseSet) -> &mut Words {
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
    pub(crate) fn each<T>(&mut self, items: impl ExactSizeIterator<Item = T>, say: impl Fn(&mut Words, T)) -> &mut Words {
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
    pub(crate) fn one_of(&mut self, cells: CellSet, role: Role) -> &mut Words {
        if cells.len() > 1 {
            self.text("one of ");
        }
        self.cells(cells, role)
    }

    /// `5 in r1c1 and 3 in r1c2 and r4c2`.
    pub(crate) fn candidates_in(&mut self, candidates: &CandidateSet, role: Role) -> &mut Words {
        self.each(candidates.digits().iter(), |words, digit| {
            let cells = candidates.cells_of(digit);
            words.digit_in(digit, cells, role).text(" in ").cells(cells, role);
        })
    }

    /// A digit that stands for its candidates in some cells.
    pub(crate) fn digit_in(&mut self, digit: Digit, cells: CellSet, role: Role) -> &mut Words {
        self.candidates(digit.to_string(), CandidateSet::of_digit(digit, cells), role)
    }

    /// Digits, `2 and 8`, that stand for their candidates in some cells.
    pub(crate) fn digits_in(&mut self, digits: DigitSet, cells: CellSet, role: Role) -> &mut Words {
        self.candidates(digits_and(digits), CandidateSet::product(cells, digits), role)
    }

    /// A text that stands for candidates.
    pub(crate) fn candidates(&mut self, text: String, candidates: CandidateSet, role: Role) -> &mut Words {
        self.push(text, About::Candidates(candidates), Some(role))
    }

    /// `r1c1 = 5`.
    pub(crate) fn equation(&mut self, candidate: Candidate, role: Role) -> &mut Words {
        let text = self.notation.equation(candidate);
        self.candidates(text, CandidateSet::of(candidate), role)
    }

    /// `r3c2 and r8c2 are not 2; r9c2 is not 2 or 8`.
    pub(crate) fn not(&mut self, removed: &CandidateSet) -> &mut Words {
        for (i, (digits, cells)) in by_digits(removed).into_iter().enumerate() {
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
pub(crate) fn by_digits(candidates: &CandidateSet) -> Vec<(DigitSet, CellSet)> {
    grouped(candidates.cells().iter().map(|cell| (candidates.digits_in(cell), cell)))
}

/// Items with the same key together, to be told at once. The groups are in order of first appearance.
pub(crate) fn grouped<K: PartialEq, T, S: Default + Extend<T>>(items: impl IntoIterator<Item = (K, T)>) -> Vec<(K, S)> {
    let mut groups: Vec<(K, S)> = Vec::new();
    for (key, item) in items {
        let known = groups.iter().position(|(same, _)| *same == key);
        let at = known.unwrap_or_else(|| {
            groups.push((key, S::default()));
            groups.len() - 1
        });
        groups[at].1.extend([item]);
    }
    groups
}
