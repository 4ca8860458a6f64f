//! Sentences with parts that point at something on the board.
//!
//! A sentence is a message of `locales/`, and its parts are the message's arguments, which the language puts where it wants them. Each
//! part is written with signs around it, from which [`Words::say`] finds it again in the finished sentence and makes it a span.

use nonet_core::board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use nonet_logic::Step;
use nonet_prose::{About, Prose};
use nonet_techniques::Role;
use nonet_words::{Messages, Speech, capital};
use std::mem;

/// The sign before a part, followed by one that is the part's number after this one, and the sign after it. No text has them: they
/// are for private use in Unicode.
const PART: char = '\u{e000}';
const PART_END: char = '\u{e001}';
const FIRST_NUMBER: u32 = 0xe100;

/// Sentences of a step, one after the other.
pub(crate) struct Words<'a> {
    speech: Speech<'a>,
    sentences: Vec<Prose>,
}

/// The parts of the sentence that is being said. Each method returns a part as an argument of a message.
pub(crate) struct Parts<'a> {
    speech: Speech<'a>,
    known: Vec<(About, Option<Role>)>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(speech: Speech<'a>) -> Words<'a> {
        Words { speech, sentences: Vec::new() }
    }

    /// Says a sentence: a message of the language, whose arguments are parts or plain texts. Its first letter becomes a capital, unless
    /// it is the name of a cell.
    pub(crate) fn say(&mut self, message: impl FnOnce(&'a Messages, &mut Parts<'a>) -> String) {
        let mut parts = Parts { speech: self.speech, known: Vec::new() };
        let sentence = message(self.speech.messages, &mut parts);
        self.sentences.push(parts.apart(&capital(&sentence)));
    }

    /// Says which candidates a step removes: `R3c2 and r8c2 are not 2.`
    pub(crate) fn say_removed(&mut self, step: &Step) {
        self.say(|messages, parts| messages.removed(parts.not(&step.eliminations())));
    }

    /// Says which candidates a step removes, after its reasons: `So r3c2 and r8c2 are not 2.`
    pub(crate) fn say_so_removed(&mut self, step: &Step) {
        self.say(|messages, parts| messages.so_removed(parts.not(&step.eliminations())));
    }

    /// Takes the sentences that were ended so far.
    pub(crate) fn take_sentences(&mut self) -> Vec<Prose> {
        mem::take(&mut self.sentences)
    }
}

impl<'a> Parts<'a> {
    /// Returns the messages of the sentence's language.
    pub(crate) fn messages(&self) -> &'a Messages {
        self.speech.messages
    }

    /// Returns a part that points at something.
    fn part(&mut self, text: &str, about: About, role: Option<Role>) -> String {
        let number = char::from_u32(FIRST_NUMBER + self.known.len() as u32).unwrap_or(PART);
        self.known.push((about, role));
        format!("{PART}{number}{text}{PART_END}")
    }

    /// Returns the spans of a finished sentence.
    fn apart(&self, sentence: &str) -> Prose {
        let mut prose = Prose::default();
        let mut plain = |text: &str| {
            if !text.is_empty() {
                prose.push(text, About::Nothing, None);
            }
        };
        let mut pieces = sentence.split(PART);
        plain(pieces.next().unwrap_or_default());
        for piece in pieces {
            let (part, after) = piece.split_once(PART_END).unwrap_or((piece, ""));
            let mut chars = part.chars();
            let number = chars.next().map_or(0, |number| (number as u32).wrapping_sub(FIRST_NUMBER)) as usize;
            let (about, role) = self.known.get(number).copied().unwrap_or((About::Nothing, None));
            prose.push(chars.as_str(), about, role);
            if !after.is_empty() {
                prose.push(after, About::Nothing, None);
            }
        }
        prose
    }

    /// `2 and 8`, which point at nothing.
    pub(crate) fn digits_and(&self, digits: DigitSet) -> String {
        self.speech.digits_and(digits)
    }

    /// `2 or 8`, which point at nothing.
    pub(crate) fn digits_or(&self, digits: DigitSet) -> String {
        self.speech.digits_or(digits)
    }

    /// Returns the name of a cell that has no role.
    pub(crate) fn cell(&mut self, cell: Cell) -> String {
        self.part(&self.name(cell), About::cell(cell), None)
    }

    /// Returns the name of a cell that is not pointed at.
    pub(crate) fn name(&self, cell: Cell) -> String {
        self.speech.notation.name(cell)
    }

    /// `r1c1, r1c2 and r2c2`, each cell a part of its own.
    pub(crate) fn cells(&mut self, cells: CellSet, role: Role) -> String {
        let items = cells.iter().map(|cell| self.part(&self.name(cell), About::cell(cell), Some(role))).collect();
        self.list(items, Messages::list_and)
    }

    /// `row 3`.
    pub(crate) fn house(&mut self, house: House) -> String {
        let name = self.speech.house(house);
        self.part(&name, About::House(house), Some(Role::House))
    }

    /// `in row 3`.
    pub(crate) fn in_house(&mut self, house: House) -> String {
        self.in_houses(HouseSet::of(house))
    }

    /// `in box 2`, `in column 2 and box 1`, `in rows 2, 5 and 7`.
    pub(crate) fn in_houses(&mut self, houses: HouseSet) -> String {
        self.houses_as(
            houses,
            |messages, kind, numbers| messages.in_houses(kind, numbers),
            |messages, names| messages.in_named(names),
        )
    }

    /// `of box 2`, `of column 2 and box 1`, `of rows 2, 5 and 7`.
    pub(crate) fn of_houses(&mut self, houses: HouseSet) -> String {
        self.houses_as(
            houses,
            |messages, kind, numbers| messages.of_houses(kind, numbers),
            |messages, names| messages.of_named(names),
        )
    }

    /// `on box 2`, `on column 2 and box 1`, `on rows 2, 5 and 7`.
    pub(crate) fn on_houses(&mut self, houses: HouseSet) -> String {
        self.houses_as(
            houses,
            |messages, kind, numbers| messages.on_houses(kind, numbers),
            |messages, names| messages.on_named(names),
        )
    }

    /// Houses that have or do something: `box 2`, `column 2 and box 1`, `rows 2, 5 and 7`.
    pub(crate) fn the_houses(&mut self, houses: HouseSet) -> String {
        self.houses_as(houses, |messages, kind, numbers| messages.the_houses(kind, numbers), |_, names| names)
    }

    /// Returns houses as `alike` says several of one kind by their numbers, and `named` all others by their names.
    fn houses_as(
        &mut self,
        houses: HouseSet,
        alike: impl Fn(&Messages, &str, String) -> String,
        named: impl Fn(&Messages, String) -> String,
    ) -> String {
        let kind = houses.first().map(House::kind).filter(|&kind| houses.len() > 1 && houses.iter().all(|it| it.kind() == kind));
        let Some(kind) = kind else {
            let items = houses.iter().map(|house| self.house(house)).collect();
            return named(self.speech.messages, self.list(items, Messages::list_and));
        };
        let number = |house: House| self.part(&(house.number() + 1).to_string(), About::House(house), Some(Role::House));
        let items = houses.iter().map(number).collect();
        alike(self.speech.messages, kind.name(), self.list(items, Messages::list_and))
    }

    /// `r1c1`, or `one of r1c1 and r1c2`.
    pub(crate) fn one_of(&mut self, cells: CellSet, role: Role) -> String {
        let names = self.cells(cells, role);
        self.speech.messages.one_of_cells(cells.len(), names)
    }

    /// `in r1c1`, or `in one of r1c1 and r1c2`.
    pub(crate) fn in_one_of(&mut self, cells: CellSet, role: Role) -> String {
        let names = self.cells(cells, role);
        self.speech.messages.in_one_of_cells(cells.len(), names)
    }

    /// `5 in r1c1 and 3 in r1c2 and r4c2`.
    pub(crate) fn candidates_in(&mut self, candidates: &CandidateSet, role: Role) -> String {
        let in_cells = |digit: Digit| {
            let cells = candidates.cells_of(digit);
            let (digit, cells) = (self.digit_in(digit, cells, role), self.cells(cells, role));
            self.speech.messages.digits_in_cells(digit, cells)
        };
        let items = candidates.digits().iter().map(in_cells).collect();
        self.list(items, Messages::list_and)
    }

    /// A digit that stands for its candidates in some cells.
    pub(crate) fn digit_in(&mut self, digit: Digit, cells: CellSet, role: Role) -> String {
        self.candidates(&digit.to_string(), CandidateSet::of_digit(digit, cells), role)
    }

    /// Digits, `2 and 8`, that stand for their candidates in some cells.
    pub(crate) fn digits_in(&mut self, digits: DigitSet, cells: CellSet, role: Role) -> String {
        let names = self.speech.digits_and(digits);
        self.candidates(&names, CandidateSet::product(cells, digits), role)
    }

    /// A text that stands for candidates.
    pub(crate) fn candidates(&mut self, text: &str, candidates: CandidateSet, role: Role) -> String {
        self.part(text, About::Candidates(candidates), Some(role))
    }

    /// `r1c1 = 5`.
    pub(crate) fn equation(&mut self, candidate: Candidate, role: Role) -> String {
        self.candidates(&self.speech.notation.equation(candidate), CandidateSet::of(candidate), role)
    }

    /// `r3c2 and r8c2 are not 2; r9c2 is not 2 or 8`.
    pub(crate) fn not(&mut self, removed: &CandidateSet) -> String {
        let clause = |(digits, cells): (DigitSet, CellSet)| {
            let names = self.cells(cells, Role::Elimination);
            let digits_or = self.speech.digits_or(digits);
            let digits = self.candidates(&digits_or, CandidateSet::product(cells, digits), Role::Elimination);
            self.speech.messages.cells_are_not(cells.len(), names, digits)
        };
        let clauses = by_digits(removed).into_iter().map(clause).collect();
        self.clauses(clauses)
    }

    /// Items with commas, and a word of the language before the last one.
    pub(crate) fn list(&self, items: Vec<String>, last: impl Fn(&Messages, String, String) -> String) -> String {
        self.speech.list(items, last)
    }

    /// Clauses with semicolons between them.
    pub(crate) fn clauses(&self, clauses: Vec<String>) -> String {
        self.speech.clauses(clauses)
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
