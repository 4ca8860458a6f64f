//! The techniques as the page knows them: by number, name and lesson.

use nonet_core::Level;
use serde::{Deserialize, Serialize};
use std::ops::{BitOr, Sub};

/// A technique's place in hint order, which is its number. Which techniques there are, the worker says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TechniqueId(pub u8);

impl TechniqueId {
    /// A rule of another program, which is none of our techniques.
    pub const OTHER: TechniqueId = TechniqueId(u8::MAX);
}

/// What a technique is called, and how hard it is held to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueName {
    /// Its number.
    pub id: TechniqueId,
    /// Its name in files and commands: `x_wing`.
    pub name: String,
    /// Its English name: `X-wing`.
    pub title: String,
    /// The least level of a puzzle that needs it.
    pub level: Level,
}

/// A technique in the list of all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueEntry {
    /// What it is called.
    pub name: TechniqueName,
    /// Whether it rests on the puzzle's having one solution.
    pub assumes_one_solution: bool,
    /// Whether it is looked for only if it is chosen.
    pub unless_chosen: bool,
    /// What can be learnt about it, as markup: what it is, how to spot it, why it works.
    pub lesson: String,
}

/// A set of techniques. Bit *i* stands for the technique with number *i*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TechniqueSet(u128);

impl TechniqueSet {
    /// No technique.
    pub const EMPTY: TechniqueSet = TechniqueSet(0);

    /// With the technique added.
    #[must_use]
    pub const fn with(self, technique: TechniqueId) -> TechniqueSet {
        TechniqueSet(self.0 | TechniqueSet::bit(technique))
    }

    /// Whether the technique is one of them.
    #[must_use]
    pub const fn contains(self, technique: TechniqueId) -> bool {
        self.0 & TechniqueSet::bit(technique) != 0
    }

    /// A number beyond the last bit stands for no technique.
    const fn bit(technique: TechniqueId) -> u128 {
        if technique.0 < 128 { 1 << technique.0 } else { 0 }
    }
}

impl BitOr for TechniqueSet {
    type Output = TechniqueSet;
    fn bitor(self, other: TechniqueSet) -> TechniqueSet {
        TechniqueSet(self.0 | other.0)
    }
}

impl Sub for TechniqueSet {
    type Output = TechniqueSet;
    fn sub(self, other: TechniqueSet) -> TechniqueSet {
        TechniqueSet(self.0 & !other.0)
    }
}

impl FromIterator<TechniqueId> for TechniqueSet {
    fn from_iter<I: IntoIterator<Item = TechniqueId>>(techniques: I) -> TechniqueSet {
        techniques.into_iter().fold(TechniqueSet::EMPTY, TechniqueSet::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let [first, last, beyond] = [0, 127, 128].map(TechniqueId);
        let set: TechniqueSet = [first, last, beyond].into_iter().collect();
        assert_eq!([first, last, beyond].map(|it| set.contains(it)), [true, true, false]);
        assert_eq!(set - TechniqueSet::EMPTY.with(first), TechniqueSet::EMPTY.with(last));
        assert_eq!(TechniqueSet::EMPTY | set, set);
    }
}
