//! Colours.

use crate::{
    drawn::{excluders, meetings, role_of_candidate, roles},
    en::words::Words,
};
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, CellSet},
    words::digits_and,
};
use nonet_logic::{Contradiction, Step};

/// Simple colours, multi-colours and 3D Medusa.
pub(super) fn colours(step: &Step, colours: &[[CandidateSet; 2]], emptied: Option<Contradiction>, words: &mut Words) {
    let removed = step.eliminations();
    let names: &[&str] = if colours.len() > 1 { &["In one cluster, ", "In the other, "] } else { &["Strong links join these: "] };
    for (pair, name) in roles(&step.evidence).chunks(2).zip(names) {
        cluster(pair, name, words);
    }
    let is_colour = colours.iter().flatten().any(|colour| *colour == removed);
    let conclusion = match (is_colour, colours) {
        (true, [_]) => {
            match emptied {
                Some(Contradiction::NoCandidate { cell }) => {
                    words.text(WOULD_LEAVE).cells(CellSet::of(cell), Role::Cause).text(" without a candidate")
                }
                Some(Contradiction::NoPlace { digit, house } | Contradiction::Twice { digit, house }) => {
                    let words = words.text(WOULD_LEAVE).house(house).text(" without a place for ");
                    words.digit_in(digit, house.cells(), Role::Cause)
                }
                None => of_one_colour(step, words),
            }
            .stop();
            "So that colour is false: "
        }
        (true, _) => {
            sees_both(step, words);
            "So that colour is false: "
        }
        (false, [_]) => {
            sees_two_colours(step, words);
            "So "
        }
        (false, _) => {
            see_each_other(step, words);
            sees_two_colours(step, words);
            "So "
        }
    };
    words.text(conclusion).not(&removed).stop();
}

const WOULD_LEAVE: &str = "One of these would leave ";

/// The two colours of a cluster, each in its role.
fn cluster(pair: &[(CandidateSet, Role)], name: &str, words: &mut Words) {
    let [(one, role), (other, opposite)] = pair else { return };
    words
        .text(format!("{name}either "))
        .candidates_in(one, *role)
        .text(", or ")
        .candidates_in(other, *opposite)
        .text(if other.len() == 1 { " is true" } else { " are true" })
        .stop();
}

/// `5 has one colour in r1c1 and r1c5, which see each other`
fn of_one_colour<'a>(step: &Step, words: &'a mut Words) -> &'a mut Words {
    match meetings(step)[..] {
        [[a, b]] if a.cell == b.cell => {
            let both = CandidateSet::single(a) | CandidateSet::single(b);
            words.digits_in(both.digits(), a.cell.into(), role(step, a)).text(" in ").cells(a.cell.into(), role(step, a));
            words.text(" have one colour")
        }
        [[a, b]] => {
            let cells = CellSet::of(a.cell).with(b.cell);
            words.digit_in(a.digit, cells, role(step, a)).text(" has one colour in ").cells(cells, role(step, a));
            words.text(", which see each other")
        }
        _ => words.text("Two of one colour are in one cell, or the same digit in one house"),
    }
}

/// One cell of each cluster.
fn see_each_other(step: &Step, words: &mut Words) {
    let ends = meetings(step).into_iter().flatten();
    words.each(ends.collect::<Vec<_>>().iter(), |words, it| {
        words.cells(it.cell.into(), role(step, *it));
    });
    words.text(" see each other, so one of their colours is false, and the opposite one true").stop();
}

/// `One of 4 in r9c5 and 4 in r1c7 is true, and either rules out 4 in r9c7.` It says so of each pair by which something goes.
fn sees_two_colours(step: &Step, words: &mut Words) {
    for (ends, removed) in excluders(step) {
        words.text("One of ");
        words.each(ends.iter(), |words, it| {
            words.candidates_in(&CandidateSet::single(*it), role(step, *it));
        });
        words.text(" is true, and either rules out ").candidates_in(&removed, Role::Elimination).stop();
    }
}

/// `r1c1 sees r1c5 and r2c3, of which one is 5.` What sees them may be two cells of the colour.
fn sees_both(step: &Step, words: &mut Words) {
    let meetings = meetings(step);
    let own: CandidateSet = meetings.iter().map(|[own, _]| *own).collect();
    words.cells(own.cells(), Role::Elimination).text(if own.len() == 1 { " sees " } else { " see " });
    words.each(meetings.iter(), |words, [_, other]| {
        words.cells(other.cell.into(), role(step, *other));
    });
    let others: CandidateSet = meetings.iter().map(|[_, other]| *other).collect();
    words.text(", of which one is ").candidates(digits_and(others.digits()), others, Role::Cause).stop();
}

/// The role in which the board shows the candidate.
fn role(step: &Step, it: Candidate) -> Role {
    role_of_candidate(step, it).unwrap_or(Role::Cause)
}
