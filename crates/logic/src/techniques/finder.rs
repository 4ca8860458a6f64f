//! The input of a finder, and the search for the steps of a technique with it.

use super::{
    almost::Sets,
    finder,
    rectangles::{self, Rectangle},
};
use crate::{
    Step, Technique,
    sink::{Sink, first},
};
use alloc::vec::Vec;
use core::{cell::OnceCell, ops::ControlFlow};
use nonet_core::board::{Candidates, DigitSet, HouseSet};

/// The functions by which a technique is found.
pub(super) struct Finder {
    find: Find,
    /// The choice of the step that the rating order takes. None if that is the first one found.
    choose: Option<Choose>,
}

/// Puts the steps of a technique into the sink, until the sink has enough.
type Find = fn(&FinderInput<'_>, &mut Sink<'_>) -> ControlFlow<()>;

/// Returns the step of a technique that the rating order takes, as HoDoKu does.
type Choose = fn(&FinderInput<'_>) -> Option<Step>;

impl Finder {
    pub(super) const fn new(find: Find) -> Finder {
        Finder { find, choose: None }
    }

    /// Returns the finder with a way to choose the step that the rating order takes, where it is not the first one found.
    pub(super) const fn choosing(self, choose: Choose) -> Finder {
        Finder { choose: Some(choose), ..self }
    }
}

/// The input of a finder.
pub(crate) struct FinderInput<'a> {
    pub(super) technique: Technique,
    /// The digits and the houses to look at, for those that look at one at a time.
    pub(super) digits: DigitSet,
    pub(super) houses: HouseSet,
    pub(super) candidates: &'a Candidates,
    shared: &'a Shared,
}

impl<'a> FinderInput<'a> {
    pub(crate) fn new(
        technique: Technique,
        Dirty { digits, houses }: Dirty,
        candidates: &'a Candidates,
        shared: &'a Shared,
    ) -> FinderInput<'a> {
        FinderInput { technique, digits, houses, candidates, shared }
    }

    /// The almost locked sets of the position, those linked that share no cell.
    pub(super) fn apart(&self) -> &Sets {
        self.shared.apart.get_or_init(|| Sets::new(self.candidates, false))
    }

    /// The almost locked sets of the position, also linked where they share cells.
    pub(super) fn overlapping(&self) -> &Sets {
        self.shared.overlapping.get_or_init(|| Sets::new(self.candidates, true))
    }

    /// The rectangles that the position's unique ones are among.
    pub(super) fn rectangles(&self) -> &[Rectangle] {
        self.shared.rectangles.get_or_init(|| rectangles::all(self.candidates))
    }
}

/// The digits and houses that a technique has to look at. Techniques that look at the places of one digit at a time, or at one house,
/// leave out the others; what they found nothing in holds nothing as long as it stays as it is.
#[derive(Clone, Copy)]
pub(crate) struct Dirty {
    pub(crate) digits: DigitSet,
    pub(crate) houses: HouseSet,
}

impl Dirty {
    pub(crate) const ALL: Dirty = Dirty { digits: DigitSet::ALL, houses: HouseSet::ALL };
    pub(crate) const NOTHING: Dirty = Dirty { digits: DigitSet::EMPTY, houses: HouseSet::EMPTY };
}

/// The structures that several techniques look at, found at a position once.
#[derive(Default)]
pub(crate) struct Shared {
    apart: OnceCell<Sets>,
    overlapping: OnceCell<Sets>,
    rectangles: OnceCell<Vec<Rectangle>>,
}

/// Puts the steps of the technique into `sink`, until it has enough.
pub(crate) fn find(at: &FinderInput<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    (finder(at.technique).find)(at, sink)
}

/// Returns the step of the technique that the rating order takes, as HoDoKu does: of chains the one that says the most, else the
/// first.
pub(crate) fn rated(at: &FinderInput<'_>) -> Option<Step> {
    match finder(at.technique).choose {
        Some(choose) => choose(at),
        None => first(|sink| find(at, sink)),
    }
}
