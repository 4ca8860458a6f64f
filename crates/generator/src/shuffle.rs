//! Random isomorphs.

use super::{Seed, random::Random};
use nonet_core::board::{Digit, Transform};

/// One of the isomorphs of a board, each as likely: lines moved within and between bands and stacks, rows and columns exchanged or
/// not, digits renamed.
#[must_use]
pub fn shuffled(seed: Seed) -> Transform {
    isomorph(&mut Random::new(seed))
}

/// The board as it stands with its digits renamed, each way as likely.
#[must_use]
pub fn relabelled(seed: Seed) -> Transform {
    let mut digits = Digit::ALL;
    Random::new(seed).shuffle(&mut digits);
    Transform::relabel(digits).unwrap_or(Transform::NONE) // no two are equal
}

/// The symmetry of [`shuffled`] from the stream of a search.
pub(super) fn isomorph(random: &mut Random) -> Transform {
    let mut digits = Digit::ALL;
    random.shuffle(&mut digits);
    let (rows, columns) = (lines(random), lines(random));
    Transform::new(rows, columns, random.below(2) == 1, digits).unwrap_or(Transform::NONE) // it is one
}

/// An order of nine lines that keeps threes together.
fn lines(random: &mut Random) -> [u8; 9] {
    let mut threes = [0, 3, 6];
    random.shuffle(&mut threes);
    let mut lines = [0; 9];
    for (three, lines) in threes.into_iter().zip(lines.chunks_mut(3)) {
        lines.copy_from_slice(&[three, three + 1, three + 2]);
        random.shuffle(lines);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_core::board::Cell;
    use std::collections::BTreeSet;

    #[test]
    fn isomorphs_differ_and_none_is_refused() {
        let all: BTreeSet<String> = (0..500).map(|seed| format!("{:?}", shuffled(Seed(seed)))).collect();
        assert_eq!(all.len(), 500);
        assert!(!all.contains(&format!("{:?}", Transform::NONE)));
        let cells = |seed| Cell::all().map(move |cell| relabelled(Seed(seed)).cell(cell));
        assert!((0..20).all(|seed| cells(seed).eq(Cell::all()) && relabelled(Seed(seed)) != Transform::NONE));
    }
}
