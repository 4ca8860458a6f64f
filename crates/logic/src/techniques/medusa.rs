//! 3D Medusa: colours over all digits. Strong links within cells of two candidates and within houses of two places join candidates
//! to components of two colours, one of which is true.
//!
//! A colour is false if it has two candidates of a cell, or two places of a house for a digit, or if what it rules out leaves a cell
//! without candidates or a house without a place. A candidate is false if it sees, or shares its cell with, candidates of both
//! colours.

use super::chains::all_strong_links;
use crate::{
    Contradiction, Effect, Step, Technique,
    evidence::{Colouring, Evidence},
    sink::Sink,
};
use alloc::vec;
use core::ops::ControlFlow;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Digit, DigitSet, House};

type Colours = [CandidateSet; 2];

pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let links = all_strong_links(candidates);
    let mut coloured = CandidateSet::EMPTY;
    for cell in candidates.bivalue() {
        let Some(digit) = candidates.of_cell(cell).first() else { continue };
        let seed = Candidate::new(cell, digit);
        if coloured.contains(seed) {
            continue;
        }
        let colours = component(&links, seed);
        coloured = coloured | colours[0] | colours[1];
        if colours[0].len() + colours[1].len() > 2 {
            component_steps(candidates, colours, sink)?; // a lone cell is no net
        }
    }
    ControlFlow::Continue(())
}

/// Returns everything that strong links join to a candidate, by colour: its own colour first.
pub(super) fn component(links: &[[Candidate; 2]], seed: Candidate) -> [CandidateSet; 2] {
    let mut colours = [CandidateSet::of(seed), CandidateSet::EMPTY];
    loop {
        let before = colours;
        links.iter().for_each(|&link| spread(&mut colours, link));
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
        if let Some(emptied) = emptied(&colour, candidates) {
            medusa(colours, colour, Some(emptied), sink)?;
        }
    }
    let removed = *candidates.open() & seen(&colours[0]) & seen(&colours[1]);
    medusa(colours, removed - colours[0] - colours[1], None, sink)
}

/// A cell or a house that would be left with nothing if this colour were true.
fn emptied(colour: &CandidateSet, candidates: &Candidates) -> Option<Contradiction> {
    let left = *candidates.open() - seen(colour);
    if let Some(cell) = (candidates.empty_cells() - left.cells()).first() {
        return Some(Contradiction::NoCandidate { cell });
    }
    House::all().find_map(|house| {
        let shut = |&digit: &Digit| candidates.places(digit, house) != 0 && left.cells_of(digit).is_disjoint(house.cells());
        DigitSet::ALL.iter().find(shut).map(|digit| Contradiction::NoPlace { digit, house })
    })
}

/// Whether a colour has two candidates of a cell, or two places of a house for a digit.
fn contradicts_itself(colour: &CandidateSet) -> bool {
    let twice_in_house = |digit: Digit| {
        let cells = colour.cells_of(digit);
        cells.intersects(cells.seen_by_any())
    };
    let twice_in_cell = colour.len() > colour.cells().len();
    twice_in_cell || DigitSet::ALL.iter().any(twice_in_house)
}

/// The candidates that are false if this colour is true, but for those that share a digit and a cell with it.
fn seen(colour: &CandidateSet) -> CandidateSet {
    let mut seen = CandidateSet::EMPTY;
    for digit in DigitSet::ALL {
        let own = colour.cells_of(digit);
        seen = seen | CandidateSet::of_digit(digit, own.seen_by_any()) | CandidateSet::product(own, !DigitSet::of(digit));
    }
    seen
}

fn medusa(colours: Colours, removed: CandidateSet, emptied: Option<Contradiction>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let Some(effect) = Effect::eliminate(removed) else { return ControlFlow::Continue(()) };
    let evidence = Evidence::Colouring(Colouring { clusters: vec![colours], emptied });
    sink(Step { technique: Technique::Medusa3d, effect, evidence })
}
