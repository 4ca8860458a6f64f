//! Puzzles that come more than once: the same to the cell, or isomorphs of each other.

use super::facts::Facts;
use serde::{Deserialize, Serialize};
use std::{collections::HashMap, hash::Hash};

/// The earlier row whose puzzle a row repeats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Repeat {
    /// The number of the first row with this puzzle, from 0.
    pub first: u32,
    /// Whether the two have the same digits in the same cells. Else they are isomorphs: one becomes the other when rows, columns and
    /// digits are exchanged.
    pub same: bool,
}

/// The first rows of all puzzles so far. `K` stands for a board: the board itself, or a fingerprint of it.
///
/// ```
/// use nonet_collection::Firsts;
/// use nonet_core::board::{Grid, Transform};
/// use nonet_generator::canonical;
/// let grid: Grid = "060000190002610004701000000000070010006083000540060003080027039000400078000000400".parse().unwrap();
/// let turned = Transform::TURN.grid(&grid);
/// let mut firsts = Firsts::default();
/// let mut repeat = |row, grid: &Grid| firsts.take(row, *grid, Some(canonical(grid))).map(|repeat| (repeat.first, repeat.same));
/// assert_eq!([repeat(0, &grid), repeat(1, &turned), repeat(2, &turned)], [None, Some((0, false)), Some((1, true))]);
/// ```
#[derive(Clone, Debug)]
pub struct Firsts<K> {
    givens: HashMap<K, u32>,
    canonical: HashMap<K, u32>,
}

impl<K> Default for Firsts<K> {
    fn default() -> Firsts<K> {
        Firsts { givens: HashMap::new(), canonical: HashMap::new() }
    }
}

impl<K: Hash + Eq> Firsts<K> {
    /// Takes a row with its givens and, where it is known, their canonical form. Returns the first row with the same givens or, if
    /// there is none, the first one that is an isomorph.
    pub fn take(&mut self, row: u32, givens: K, canonical: Option<K>) -> Option<Repeat> {
        let same = *self.givens.entry(givens).or_insert(row);
        let isomorph = canonical.map_or(row, |canonical| *self.canonical.entry(canonical).or_insert(row));
        let repeat = if same == row { Repeat { first: isomorph, same: false } } else { Repeat { first: same, same: true } };
        (repeat.first != row).then_some(repeat)
    }
}

/// The earlier row that each row repeats, as far as the rows are judged.
#[must_use]
pub fn repeats(facts: &[Facts]) -> Vec<Option<Repeat>> {
    let mut firsts = Firsts::default();
    let repeat = |(row, facts): (u32, &Facts)| {
        let canonical = Some(facts.canonical).filter(|canonical| *canonical != 0);
        if facts.fingerprint == 0 { None } else { firsts.take(row, facts.fingerprint, canonical) }
    };
    (0..).zip(facts).map(repeat).collect()
}
