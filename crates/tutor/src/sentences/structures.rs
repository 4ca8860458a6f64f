//! The judgement of a structure that a person wrote: what it proves, where it breaks, and where it can't be read.

use super::step::names;
use crate::titles::title;
use nonet_core::board::{Candidate, CandidateSet, CellSet};
use nonet_logic::structure::{
    Break, Conclusions, Expected, Fault, Judgement, MAX_TRUTHS, Notation, ParseNotationError, Place, Strength, Verdict,
};
use nonet_words::Speech;

/// Returns the sentences about a judgement: the verdict first, then what is to be known of the structure.
#[must_use]
pub fn judgement(notation: &Notation, judgement: &Judgement, speech: Speech<'_>) -> Vec<String> {
    let messages = speech.messages;
    let verdict = match &judgement.verdict {
        Verdict::Proves => {
            let proves = messages.structure_proves(conclusions(&judgement.conclusions, speech));
            let name = judgement.technique.map(|technique| title(technique, messages));
            name.map_or_else(|| proves.clone(), |name| messages.structure_named(name, proves.as_str()))
        }
        Verdict::ProvesNothing => messages.structure_proves_nothing(),
        Verdict::Undecided => messages.structure_undecided(),
        Verdict::Contradicts => messages.structure_contradicts(),
        Verdict::Breaks(found) => messages.structure_breaks(broken(found, speech)),
    };
    let unproved = conclusions(&judgement.unproved(&notation.claims), speech);
    let some = |set: &CandidateSet| (*set != CandidateSet::EMPTY).then(|| listed(set, speech));
    let lines = [
        Some(verdict),
        some(&judgement.fins).map(|list| messages.structure_fins(list)),
        some(&judgement.cannibals()).map(|list| messages.structure_cannibals(list)),
        some(&judgement.undecided).map(|list| messages.structure_not_decided(list)),
        (!unproved.is_empty()).then(|| messages.structure_not_proved(unproved)),
        judgement.rank.map(|rank| messages.structure_rank(rank.rank.to_string())),
    ];
    lines.into_iter().flatten().collect()
}

/// Returns that a text can't be read as a structure, and why.
#[must_use]
pub fn unreadable(error: &ParseNotationError, speech: Speech<'_>) -> String {
    speech.messages.structure_unreadable(unread(error, speech))
}

/// Returns what was expected where in a text that is no structure: `a digit is expected at character 3`.
#[must_use]
pub fn unread(error: &ParseNotationError, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    let expected = match error.expected {
        Expected::Digit => messages.expected_digit(),
        Expected::Row => messages.expected_row(),
        Expected::Column => messages.expected_column(),
        Expected::Position => messages.expected_position(),
        Expected::DigitOfNode => messages.expected_digit_of_node(),
        Expected::Link => messages.expected_link(),
        Expected::Node => messages.expected_node(),
        Expected::Bracket => messages.expected_bracket(),
        Expected::Parenthesis => messages.expected_parenthesis(),
        Expected::OpeningBrace => messages.expected_opening_brace(),
        Expected::ClosingBrace => messages.expected_closing_brace(),
        Expected::Set => messages.expected_set(),
        Expected::Sets { announced, listed } => messages.expected_sets(announced, listed),
        Expected::Houses => messages.expected_houses(),
        Expected::Relation => messages.expected_relation(),
        Expected::Claim => messages.expected_claim(),
        Expected::Label => messages.expected_label(),
        Expected::End => messages.expected_end(),
        Expected::Shorter(length) => messages.expected_shorter(length),
        other => return format!("{other} ({})", error.at + 1), // one that a later version has
    };
    messages.expected_at(expected, error.at + 1)
}

/// Returns conclusions in signs: `r1c1=5 r4c8<>9 r4c9<>9`.
fn conclusions(found: &Conclusions, speech: Speech<'_>) -> String {
    let signs = |set: &CandidateSet, sign: &str| {
        by_cell(set).into_iter().map(|it| format!("{}{sign}{}", speech.notation.name(it.cell), it.digit)).collect::<Vec<_>>()
    };
    [signs(&found.placements, "="), signs(&found.eliminations, "<>")].concat().join(" ")
}

/// Returns candidates in signs: `9r4c8 9r4c9`.
fn listed(set: &CandidateSet, speech: Speech<'_>) -> String {
    by_cell(set).into_iter().map(|it| format!("{}{}", it.digit, speech.notation.name(it.cell))).collect::<Vec<_>>().join(" ")
}

/// Returns the candidates cell by cell.
fn by_cell(set: &CandidateSet) -> Vec<Candidate> {
    let in_cell = |cell| set.digits_in(cell).iter().map(move |digit| Candidate::new(cell, digit));
    set.cells().iter().flat_map(in_cell).collect()
}

/// Returns where a structure breaks, and why: `link 1: 6 has another place in row 5: r5c9`.
#[must_use]
pub fn broken(found: &Break, speech: Speech<'_>) -> String {
    speech.messages.break_at(place(found.place, speech), fault(&found.fault, speech))
}

fn place(place: Place, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    match place {
        Place::Node(i) => messages.break_node(i + 1),
        Place::Link(i) => messages.break_link(i + 1),
        Place::Truth(i) => messages.break_truth(i + 1),
        Place::LinkSet(i) => messages.break_link_set(i + 1),
        Place::House(house) => speech.house(house),
        Place::Cell(cell) => speech.notation.name(cell),
        Place::Whole => messages.break_whole(),
    }
}

/// Returns why a structure or a link does not hold: `6 has another place in row 5: r5c9`.
pub(super) fn fault(fault: &Fault, speech: Speech<'_>) -> String {
    let messages = speech.messages;
    let cells = |cells: CellSet| names(cells, speech);
    match *fault {
        Fault::Absent { digit, cells: of } => messages.fault_absent(digit.to_string(), cells(of)),
        Fault::NoNode => messages.fault_no_node(),
        Fault::NotAlternating(Strength::Strong) => messages.fault_strong_after_strong(),
        Fault::NotAlternating(Strength::Weak) => messages.fault_weak_after_weak(),
        Fault::ThirdPlace { digit, house, cells: places } => {
            messages.fault_third_place(places.len(), digit.to_string(), speech.house(house), cells(places))
        }
        Fault::ThirdDigit { cell, digits } => messages.fault_third_digit(speech.notation.name(cell), digits.to_string()),
        Fault::NoCommonHouse { digit, cells: places } => messages.fault_no_common_house(cells(places), digit.to_string()),
        Fault::Unrelated => messages.fault_unrelated(),
        Fault::NotAlmostLocked { cells: set, digits } => messages.fault_not_almost_locked(cells(set), digits.to_string()),
        Fault::Twice { digit, cells: places } => messages.fault_twice(cells(places), digit.to_string()),
        Fault::Sides { digits } => messages.fault_sides(digits.to_string()),
        Fault::NotSeen { one, other } if one == other => messages.fault_in_both_nodes(one.to_string()),
        Fault::NotSeen { one, other } => messages.fault_not_seen(one.to_string(), other.to_string()),
        Fault::Filled => messages.fault_filled(),
        Fault::Repeated => messages.fault_repeated(),
        Fault::OtherDigits { digits } => messages.fault_other_digits(digits.to_string()),
        Fault::Empty => messages.fault_empty(),
        Fault::TooLarge { truths } => messages.fault_too_large(truths, MAX_TRUTHS),
        _ => fault.to_string(), // a fault that a later version has
    }
}
