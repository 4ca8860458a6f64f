//! The proof of a chain, as far as another chain that uses it must know.

use super::literal::Literal;
use crate::houses::{Places, cell_at, house_of};
use crate::position::{Marks, Position};
use nonet_core::board::{Cell, Digit, DigitSet, House, HouseKind};
use std::rc::Rc;

/// The cause for which a node follows from its parent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cause {
    /// It is assumed.
    Assumed,
    /// The cell has one candidate left, or one too many.
    Cell,
    /// The digit has one place left in the house of this kind that the node lies in, or one too many.
    House(HouseKind),
    /// Another step removes it.
    Advanced,
}

/// A node of a proof.
#[derive(Clone)]
pub(super) struct Link {
    pub(super) literal: Literal,
    pub(super) cause: Cause,
    /// The nested chain that it stems from, if any.
    pub(super) nested: Option<Rc<Nested>>,
}

/// A hint of a nested engine.
pub(super) struct Nested {
    pub(super) removals: Vec<(Cell, DigitSet)>,
    pub(super) complexity: u32,
    /// For each target the nodes that it follows from, itself first, breadth first.
    pub(super) targets: Vec<Vec<Link>>,
}

impl Nested {
    /// Whether the two are made of the same nodes in the same order.
    pub(super) fn is_same(&self, other: &Nested) -> bool {
        let literals = |target: &Vec<Link>| target.iter().map(|link| link.literal).collect::<Vec<_>>();
        self.targets.len() == other.targets.len()
            && self.targets.iter().zip(&other.targets).all(|(a, b)| a.len() == b.len() && literals(a) == literals(b))
    }

    /// The candidates that had to go, since the start of a run, before this hint was possible.
    pub(super) fn parents(&self, gone: &Gone) -> Vec<Literal> {
        let mut parents = Vec::new();
        for link in self.targets.iter().flatten().filter(|link| link.literal.is_on()) {
            gone.for_cause(link.literal, link.cause, |literal| {
                if !parents.contains(&literal) {
                    parents.push(literal);
                }
            });
        }
        parents
    }
}

/// The candidates that a run has removed.
pub(super) struct Gone<'a> {
    pub(super) start: &'a Position,
    pub(super) now: &'a Marks,
}

impl Gone<'_> {
    /// The digits that `cell` has lost.
    #[inline]
    pub(super) fn digits(&self, cell: Cell) -> DigitSet {
        self.start.candidates(cell) - self.now.candidates(cell)
    }

    /// The places of `house` that have lost `digit`.
    #[inline]
    pub(super) fn places(&self, house: House, digit: Digit) -> Places {
        self.start.places(house, digit).minus(self.now.places(house, digit))
    }

    /// Visits the literals that had to go so that `literal` follows for this cause.
    #[inline]
    pub(super) fn for_cause(&self, literal: Literal, cause: Cause, mut visit: impl FnMut(Literal)) {
        let (cell, digit) = (literal.cell(), literal.digit());
        match cause {
            Cause::Cell => self.digits(cell).iter().for_each(|digit| visit(Literal::off(cell, digit))),
            Cause::House(kind) => {
                let house = house_of(cell, kind);
                self.places(house, digit).for_each(|place| visit(Literal::off(cell_at(house, place), digit)));
            }
            Cause::Assumed | Cause::Advanced => {}
        }
    }
}

/// The complexity of the nested chains in `proof`, each counted once.
pub(super) fn nested_complexity(proof: impl Iterator<Item = Rc<Nested>>) -> u32 {
    let mut seen: Vec<Rc<Nested>> = Vec::new();
    for nested in proof {
        if !seen.iter().any(|known| Rc::ptr_eq(known, &nested) || known.is_same(&nested)) {
            seen.push(nested);
        }
    }
    seen.iter().map(|nested| nested.complexity).sum()
}
