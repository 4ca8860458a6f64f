//! The rows that are picked: a bit each, since all of a hundred thousand may be.

use serde::{Deserialize, Serialize};

/// Some rows of a table.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(super) struct Picks(Vec<u8>);

impl Picks {
    /// These rows, each named once.
    pub(super) fn of(rows: &[u32]) -> Picks {
        let mut picks = Picks::default();
        rows.iter().for_each(|row| picks.flip(*row));
        picks
    }

    /// Whether this row is one of them.
    pub(super) fn contains(&self, row: u32) -> bool {
        self.0.get(row as usize / 8).is_some_and(|bits| bits >> (row % 8) & 1 == 1)
    }

    /// Picks a row, or no more.
    pub(super) fn flip(&mut self, row: u32) {
        let place = row as usize / 8;
        self.0.resize(self.0.len().max(place + 1), 0);
        self.0[place] ^= 1 << (row % 8);
    }

    /// How many they are.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }
}
