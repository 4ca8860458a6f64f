//! 3D Medusa: colours over all digits. Strong links within cells of two candidates and within houses of two places join candidates
//! to components of two colours, one of which is true.
//!
//! A colour is false if it has two candidates of a cell, or two places of a house for a digit, or empties a cell by what it sees.
//! A candidate is false if it sees, or shares its cell with, candidates of both colours.

use super::turbot::pairs;
use crate::{
    board::{Candidate, CandidateSet, Candidates, Cell, Digit, DigitSet, House},
    engine::{Effect, Evidence, Step, Technique, sink::Sink},
};
use std::ops::ControlFlow;

type Colours = [CandidateSet; 2];

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut coloured = CandidateSet::EMPTY;
    for cell in candidates.bivalue() {
        let Some(digit) = candidates.of_cell(cell).first() else { continue };
        let seed = Candidate::new(cell, digit);
        if coloured.contains(seed) {
            continue;
        }
        let colours = component(candidates, seed);
        coloured = coloured | colours[0] | colours[1];
        component_steps(candidates, colours, sink)?;
    }
    ControlFlow::Continue(())
}

/// Everything that strong links join to a candidate: its own colour first.
fn component(candidates: &Candidates, seed: Candidate) -> Colours {
    let bivalue = candidates.bivalue();
    let mut colours = [CandidateSet::single(seed), CandidateSet::EMPTY];
    loop {
        let before = colours;
        for digit in Digit::ALL {
            for pair in pairs(candidates, digit).iter() {
                spread(&mut colours, pair.ends.map(|cell| Candidate::new(cell, digit)));
            }
        }
        for cell in bivalue {
            let mut digits = candidates.of_cell(cell).iter();
            if let (Some(a), Some(b)) = (digits.next(), digits.next()) {
                spread(&mut colours, [Candidate::new(cell, a), Candidate::new(cell, b)]);
            }
        }
        if colours == before {
            return colours;
        }
    }
}

/// Gives the ends of a strong link opposite colours, if one of them has a colour.
fn spread(colours: &mut Colours, [a, b]: [Candidate; 2]) {
    for i in 0..2 {
        if colours[i].contains(a) {
            colours[1 - i].insert(b);
        }
        if colours[i].contains(b) {
            colours[1 - i].insert(a);
        }
    }
}

fn component_steps(candidates: &Candidates, colours: Colours, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for colour in colours {
        if contradicts_itself(&colour) {
            medusa(colours, colour, None, sink)?;
        }
        let seen = seen(&colour);
        let emptied = |&cell: &Cell| candidates.of_cell(cell).iter().all(|digit| seen.contains(Candidate::new(cell, digit)));
        let untouched = candidates.empty_cells() - colour.cells();
        if let Some(cell) = untouched.iter().find(emptied) {
            medusa(colours, colour, Some(cell), sink)?;
        }
    }
    let removed = *candidates.open() & seen(&colours[0]) & seen(&colours[1]);
    medusa(colours, removed - colours[0] - colours[1], None, sink)
}

/// Whether a colour has two candidates of a cell, or two places of a house for a digit.
fn contradicts_itself(colour: &CandidateSet) -> bool {
    let twice_in_house = |digit: Digit| {
        let cells = colour.cells_of(digit);
        House::all().any(|house| (cells & house.cells()).len() > 1)
    };
    let twice_in_cell = colour.len() > colour.cells().len();
    twice_in_cell || Digit::ALL.into_iter().any(twice_in_house)
}

/// The candidates that are false if this colour is true, but for those that share a digit and a cell with it.
fn seen(colour: &CandidateSet) -> CandidateSet {
    let mut seen = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        let own = colour.cells_of(digit);
        seen = seen | CandidateSet::of(digit, own.seen_by_any()) | CandidateSet::product(own, !DigitSet::of(digit));
    }
    seen
}

fn medusa(colours: Colours, removed: CandidateSet, emptied: Option<Cell>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    sink(Step {
        technique: Technique::Medusa3d,
        effect: Effect::Eliminate(removed),
        evidence: Evidence::Colours { colours: vec![colours], emptied },
    })
}
