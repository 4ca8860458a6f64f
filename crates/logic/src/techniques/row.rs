//! What a row of the table says of a technique, and how it is looked for with that.

use super::{
    almost::Sets,
    rectangles::{self, Rectangle},
};
use crate::{
    Level, Options, Phase, Step, Technique,
    sink::{Sink, first},
};
use nonet_core::board::{Candidates, DigitSet, HouseSet};
use std::{cell::OnceCell, ops::ControlFlow};

/// Makes the techniques of the rows of a table: a macro, since nothing else makes the variants of an enum of rows.
macro_rules! techniques {
    ($($(#[$doc:meta])+ $technique:ident => $row:expr;)+) => {
        /// A way to reason, from the easiest to the last resort. The order of the variants is the hint order: what a person should
        /// look for first.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Technique {
            $($(#[$doc])+ $technique,)+
        }

        impl Technique {
            /// How many there are.
            pub const COUNT: usize = [$(Technique::$technique),+].len();

            /// All of them, in hint order.
            pub const ALL: [Technique; Technique::COUNT] = [$(Technique::$technique),+];

            /// What the table says of it.
            pub(super) const fn row(self) -> &'static Row {
                static TABLE: [Row; Technique::COUNT] = [$($row),+];
                &TABLE[self as usize]
            }
        }
    };
}

pub(super) use techniques;

/// The puzzles of a technique's lesson: their ways in hint order lead through it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Examples {
    /// The seeds of random minimal puzzles, easy to take in.
    Seeds([u32; 3]),
    /// Known puzzles, of a technique that random ones hardly ever lead to.
    Puzzles([&'static str; 3]),
}

/// What is known of a technique.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) phase: Phase,
    pub(crate) level: Level,
    pub(crate) examples: Examples,
    /// Whether it is of a family beyond chains of cells, though its phase is not.
    pub(crate) beyond_chains: bool,
    /// Whether it looks at one digit at a time, and finds nothing where all its places are in some template.
    pub(crate) of_one_digit: bool,
    pub(crate) unless_chosen: bool,
    /// Whether it rests on the puzzle's having one solution, though its phase does not say so.
    pub(crate) assumes_one_solution: bool,
    pub(crate) rare: Option<u32>,
    pub(crate) rated: Option<Rated>,
    find: Find,
}

/// What the rating order knows of a technique.
pub(crate) struct Rated {
    /// The less, the sooner it is looked for; of equals, the one that comes first in hint order.
    pub(crate) place: u32,
    pub(crate) score: u32,
    /// The step that is taken, if it isn't the first that is found.
    choose: Option<Choose>,
}

/// Puts the steps of a technique into the sink, until it has enough.
type Find = fn(&At<'_>, &mut Sink<'_>) -> ControlFlow<()>;

/// The step of a technique that the rating order takes, as HoDoKu does.
type Choose = fn(&At<'_>) -> Option<Step>;

/// The row of a technique that is found so, and of which nothing else is to be said.
pub(super) const fn row(name: &'static str, title: &'static str, phase: Phase, level: Level, seeds: [u32; 3], find: Find) -> Row {
    let (beyond_chains, of_one_digit, unless_chosen) = (false, false, false);
    let (examples, assumes_one_solution) = (Examples::Seeds(seeds), false);
    Row {
        name,
        title,
        phase,
        level,
        examples,
        beyond_chains,
        of_one_digit,
        unless_chosen,
        assumes_one_solution,
        rare: None,
        rated: None,
        find,
    }
}

/// As [`row`], of a technique that random puzzles hardly ever lead to.
pub(super) const fn row_of_known(
    name: &'static str,
    title: &'static str,
    phase: Phase,
    level: Level,
    puzzles: [&'static str; 3],
    find: Find,
) -> Row {
    Row { examples: Examples::Puzzles(puzzles), ..row(name, title, phase, level, [0; 3], find) }
}

impl Row {
    /// It is of a family beyond chains of cells, though its phase is not.
    pub(super) const fn beyond_chains(self) -> Row {
        Row { beyond_chains: true, ..self }
    }

    /// It looks at one digit at a time, and finds nothing where all its places are in some template.
    pub(super) const fn of_one_digit(self) -> Row {
        Row { of_one_digit: true, ..self }
    }

    /// It is looked for only if it is chosen.
    pub(super) const fn unless_chosen(self) -> Row {
        Row { unless_chosen: true, ..self }
    }

    /// It rests on the puzzle's having one solution, though its phase does not say so.
    pub(super) const fn assuming_one_solution(self) -> Row {
        Row { assumes_one_solution: true, ..self }
    }

    /// Hardly one random puzzle in a thousand takes it; the one of this seed does.
    pub(super) const fn rare(self, seed: u32) -> Row {
        Row { rare: Some(seed), ..self }
    }

    /// It is rated: its place in the rating order, and what a step of it scores. The step that is taken is the first one.
    pub(super) const fn rated(self, place: u32, score: u32) -> Row {
        Row { rated: Some(Rated { place, score, choose: None }), ..self }
    }

    /// As [`rated`](Row::rated), where another step than the first one is taken.
    pub(super) const fn rated_by(self, place: u32, score: u32, choose: Choose) -> Row {
        Row { rated: Some(Rated { place, score, choose: Some(choose) }), ..self }
    }
}

/// What a finder is given.
pub(super) struct At<'a> {
    pub(super) technique: Technique,
    /// The digits and the houses to look at, for those that look at one at a time.
    pub(super) digits: DigitSet,
    pub(super) houses: HouseSet,
    pub(super) candidates: &'a Candidates,
    shared: &'a Shared,
}

impl<'a> At<'a> {
    fn new(technique: Technique, Dirty { digits, houses }: Dirty, candidates: &'a Candidates, shared: &'a Shared) -> At<'a> {
        At { technique, digits, houses, candidates, shared }
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

/// What a technique has to look at. Those that look at the places of one digit at a time, or at one house, leave out the others;
/// what they found nothing in holds nothing as long as it stays as it is.
#[derive(Clone, Copy)]
pub(crate) struct Dirty {
    pub(crate) digits: DigitSet,
    pub(crate) houses: HouseSet,
}

impl Dirty {
    pub(crate) const ALL: Dirty = Dirty { digits: DigitSet::ALL, houses: HouseSet::ALL };
    pub(crate) const NOTHING: Dirty = Dirty { digits: DigitSet::EMPTY, houses: HouseSet::EMPTY };
}

/// What several techniques look at, found at a position once.
#[derive(Default)]
pub(crate) struct Shared {
    apart: OnceCell<Sets>,
    overlapping: OnceCell<Sets>,
    rectangles: OnceCell<Vec<Rectangle>>,
}

/// Puts the steps of `technique` at this position into `sink`, until it has enough.
pub(crate) fn find(technique: Technique, candidates: &Candidates, options: &Options, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find_in(Dirty::ALL, technique, candidates, &Shared::default(), options, sink)
}

/// As [`find`], where some of the position is known to hold nothing.
pub(crate) fn find_in(
    dirty: Dirty,
    technique: Technique,
    candidates: &Candidates,
    shared: &Shared,
    options: &Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if !options.allow(technique) {
        return ControlFlow::Continue(());
    }
    (technique.row().find)(&At::new(technique, dirty, candidates, shared), sink)
}

/// The step of `technique` that the rating order takes, as HoDoKu does: of chains the one that says the most, else the first.
pub(crate) fn rated(
    dirty: Dirty,
    technique: Technique,
    candidates: &Candidates,
    shared: &Shared,
    options: &Options,
) -> Option<Step> {
    if !options.allow(technique) {
        return None;
    }
    let at = At::new(technique, dirty, candidates, shared);
    let row = technique.row();
    match &row.rated {
        Some(Rated { choose: Some(choose), .. }) => choose(&at),
        _ => first(|sink| (row.find)(&at, sink)),
    }
}
