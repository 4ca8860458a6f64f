//! The place at which a structure breaks that a person wrote, and the reason.

use super::step::names;
use nonet_core::board::CellSet;
use nonet_logic::structure::{Break, Fault, MAX_TRUTHS, Place, Strength};
use nonet_words::Speech;

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

fn fault(fault: &Fault, speech: Speech<'_>) -> String {
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
