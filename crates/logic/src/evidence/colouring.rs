//! Colouring: simple, multiple, and 3D Medusa.

use super::{Proof, notation};
use crate::{
    Contradiction,
    check::{of_cell, of_house},
};
use alloc::{format, vec::Vec};
use core::fmt;
use nonet_core::board::{CandidateSet, Candidates, Cell, Digit, House};

/// A colouring: components of candidates that strong links join. Along the links the two colours of a component alternate, so all
/// candidates of one colour are true, and all of the other are false. Simple colours are of one digit, and 3D Medusa is of all.
///
/// ```text
///   . A .   . . .   . . -      A, B  the places of the digit, in two colours
///   . . .   . . .   . . .            the only two places in column 2, in row 5 and in box 6 are strong links
///   . . .   . . .   . . .      -     eliminated: the cell sees an A in row 1 and a B in column 9
///
///   . . .   . . .   . . B
///   . B .   . . .   A . .
///   . . .   . . .   . . .
/// ```
///
/// Either both candidates A are true or both candidates B are, so a cell that sees an A and a B cannot hold the digit.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Colouring {
    /// The components, one or two, each with its two colours.
    pub clusters: Vec<[CandidateSet; 2]>,
    /// The cell without a candidate, or the house without a place for a digit, that one colour would leave. None if the proof
    /// is of another kind.
    pub emptied: Option<Contradiction>,
}

impl Proof for Colouring {
    fn complexity(&self) -> usize {
        self.clusters.iter().flatten().map(CandidateSet::len).sum()
    }

    fn clauses(&self, at: &Candidates) -> Option<Vec<CandidateSet>> {
        let mut clauses: Vec<_> = self.clusters.iter().flat_map(|[one, two]| within(*one | *two, at)).collect();
        clauses.extend(match self.emptied {
            Some(Contradiction::NoCandidate { cell }) => of_cell(cell, at),
            Some(Contradiction::NoPlace { digit, house }) => of_house(digit, house, at),
            Some(Contradiction::Twice { .. }) | None => None,
        });
        Some(clauses)
    }
}

/// Returns the clauses of the cells and of the houses' digits that have no other candidates than these.
fn within(candidates: CandidateSet, at: &Candidates) -> impl Iterator<Item = CandidateSet> {
    let cells = Cell::all().filter_map(|cell| of_cell(cell, at));
    let houses = House::all().flat_map(move |house| Digit::ALL.into_iter().filter_map(move |digit| of_house(digit, house, at)));
    cells.chain(houses).filter(move |clause| clause.is_subset(&candidates))
}

impl fmt::Display for Colouring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = |set: &CandidateSet| notation::joined(set.iter(), ",");
        let pairs = self.clusters.iter().map(|[one, two]| format!("{}/{}", colour(one), colour(two)));
        write!(f, "colouring {}", notation::joined(pairs, " and "))?;
        match &self.emptied {
            Some(emptied) => write!(f, " emptied {emptied}"),
            None => Ok(()),
        }
    }
}
