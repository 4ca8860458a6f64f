//! A recipe: what a puzzle that is to be made shall be like.

use super::Symmetry;
use nonet_core::board::CellSet;
use nonet_logic::{Level, Technique, TechniqueSet};

/// The properties that a puzzle shall have. What is left out may be anything: [`Recipe::default`] asks for nothing but one solution.
///
/// ```
/// use nonet_generator::{Recipe, Request, Seed, Symmetry};
/// use nonet_logic::{Level, Technique};
/// let recipe = Recipe { needs: Some(Technique::Swordfish), symmetry: Symmetry::HalfTurn, ..Recipe::of(Level::Hard) };
/// assert_eq!("seed-7.hard.needs-swordfish.half_turn".parse(), Ok(Request { seed: Seed(7), recipe }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Recipe {
    /// The level of its rating.
    pub level: Option<Level>,
    /// The score of its rating.
    pub score: Bounds,
    /// Its rating by Sudoku Explainer 1.2.1, in tenths: 72 is 7.2.
    pub explainer: Bounds,
    /// A technique that its path takes: that in rating order, or that in hint order for a technique that the rating order lacks.
    pub needs: Option<Technique>,
    /// Techniques that its path in rating order does not take.
    pub without: TechniqueSet,
    /// The symmetry that the cells of the givens have at least.
    pub symmetry: Symmetry,
    /// The number of givens.
    pub givens: Bounds,
    /// The cells that are given: just these.
    pub cells: Option<CellSet>,
    /// Whether no given can be left out.
    pub minimal: bool,
}

/// From the least to the most, both among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub struct Bounds {
    pub least: u32,
    pub most: u32,
}

impl Recipe {
    /// A puzzle of this level. An easy one gets some more givens than it needs, since where to look first is half of what makes
    /// a puzzle hard.
    #[must_use]
    pub fn of(level: Level) -> Recipe {
        let givens = if level == Level::Easy { Bounds { least: 30, most: 36 } } else { Bounds::ANY };
        Recipe { level: Some(level), givens, ..Recipe::default() }
    }

    /// A puzzle whose hardest technique is this one, which has a place in the rating order.
    #[must_use]
    pub fn hardest(technique: Technique) -> Recipe {
        let harder = Technique::ALL.into_iter().filter(|it| it.hardness() > technique.hardness());
        Recipe { needs: Some(technique), without: harder.collect(), ..Recipe::of(technique.level()) }
    }
}

impl Bounds {
    /// No bounds.
    pub const ANY: Bounds = Bounds { least: 0, most: u32::MAX };

    /// The distance of a number from these bounds, 0 if it lies within them.
    #[must_use]
    pub const fn distance(self, number: u32) -> u32 {
        if number < self.least { self.least - number } else { number.saturating_sub(self.most) }
    }
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds::ANY
    }
}
