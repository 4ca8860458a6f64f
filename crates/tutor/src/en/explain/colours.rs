//! Colours.

use crate::en::words::Words;
use nonet_core::board::{CandidateSet, CellSet};
use nonet_logic::{Contradiction, Role, Step};

/// Simple colours, multi-colours and 3D Medusa.
pub(super) fn colours(step: &Step, colours: &[[CandidateSet; 2]], emptied: Option<Contradiction>, words: &mut Words) {
    let removed = step.eliminations();
    colours.iter().for_each(|pair| component(pair, words));
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
                None => words.text("Two of one colour would be in one cell, or be the same digit in one house"),
            }
            .stop();
            "So that colour is false: "
        }
        (true, _) => {
            words.text("A colour of one sees both colours of the other, of which one is true").stop();
            "So it is false: "
        }
        (false, [_]) => "What both colours rule out goes: ",
        (false, _) => {
            words.text("A colour of one sees a colour of the other, so they are not both true: one of the opposite colours is");
            words.stop();
            "What both of these rule out goes: "
        }
    };
    words.text(conclusion).not(&removed).stop();
}

const WOULD_LEAVE: &str = "One of these would leave ";

fn component([on, off]: &[CandidateSet; 2], words: &mut Words) {
    words
        .text("Strong links join these: either ")
        .candidates_in(on, Role::On)
        .text(if on.len() == 1 { " is true, or " } else { " are true, or " })
        .candidates_in(off, Role::Off)
        .stop();
}
