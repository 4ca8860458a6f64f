//! A book of puzzles: what was made for it, and how it is printed.

use nonet_core::{Level, board::Grid};
use nonet_formats::Address;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A puzzle of a book.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leaf {
    /// Its givens.
    pub givens: Grid,
    /// Its canonical form, which all its guises share.
    pub form: Grid,
    /// Its level.
    pub level: Level,
    /// Its score.
    pub score: u32,
    /// The name of its hardest technique, as files have it.
    pub hardest: String,
    /// Whether it is what was asked for, or only the nearest that was found.
    pub meets: bool,
    /// Seed and recipe as text: `seed-7.hard`.
    pub recipe: String,
    /// Sudoku Explainer's rating in tenths, where the recipe asks for one.
    pub explainer: Option<u16>,
}

impl Leaf {
    /// The link to it.
    #[must_use]
    pub fn address(&self) -> Address {
        Address::Generated { givens: self.givens, recipe: self.recipe.clone() }
    }
}

/// A book as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paper {
    /// What it is called.
    pub title: Rc<str>,
    /// The puzzles that are made.
    pub leaves: Rc<Vec<Leaf>>,
    /// How many there will be.
    pub wanted: usize,
    /// How many stand on a page.
    pub on_a_page: usize,
    /// Whether pages have lines for name and date.
    pub names: bool,
    /// Whether digits are large.
    pub large: bool,
    /// Whether candidates are printed.
    pub candidates: bool,
}

/// The number of a page, and what stands on it as markup; none if that is what stood there before.
pub type Printed = (usize, Option<Rc<str>>);
