//! Colours.

use crate::{
    board::{CandidateSet, CellSet},
    engine::{Contradiction, Role, Step},
    text::{Notation, Prose, en::words::Words},
};

/// Simple colours, multi-colours and 3D Medusa.
pub(super) fn colours(
    step: &Step,
    colours: &[[CandidateSet; 2]],
    emptied: Option<Contradiction>,
    notation: Notation,
) -> Vec<Prose> {
    let words = || Words::new(notation);
    let removed = step.eliminations();
    let mut sentences: Vec<Prose> = colours.iter().map(|pair| component(pair, notation)).collect();
    let not = |words: Words| words.not(&removed).stop();
    let is_colour = colours.iter().flatten().any(|colour| *colour == removed);
    match (is_colour, colours) {
        (true, [_]) => {
            sentences.push(match emptied {
                Some(Contradiction::NoCandidate { cell }) => words()
                    .text("One of these would leave ")
                    .cells(CellSet::of(cell), Role::Cause)
                    .text(" without a candidate")
                    .stop(),
                Some(Contradiction::NoPlace { digit, house } | Contradiction::Twice { digit, house }) => words()
                    .text("One of these would leave ")
                    .house(house)
                    .text(" without a place for ")
                    .digit_in(digit, house.cells(), Role::Cause)
                    .stop(),
                None => words().text("Two of one colour would be in one cell, or be the same digit in one house").stop(),
            });
            sentences.push(not(words().text("So that colour is false: ")));
        }
        (true, _) => {
            sentences.push(words().text("A colour of one sees both colours of the other, of which one is true").stop());
            sentences.push(not(words().text("So it is false: ")));
        }
        (false, [_]) => sentences.push(not(words().text("What both colours rule out goes: "))),
        (false, _) => {
            sentences.push(
                words()
                    .text("A colour of one sees a colour of the other, so they are not both true: one of the opposite colours is")
                    .stop(),
            );
            sentences.push(not(words().text("What both of these rule out goes: ")));
        }
    }
    sentences
}

fn component([on, off]: &[CandidateSet; 2], notation: Notation) -> Prose {
    Words::new(notation)
        .text("Strong links join these: either ")
        .candidates_in(on, Role::On)
        .text(if on.len() == 1 { " is true, or " } else { " are true, or " })
        .candidates_in(off, Role::Off)
        .stop()
}
