//! Random numbers from a seed: the stream of ChaCha with eight rounds, the same on every machine.

use super::{Seed, Symmetry};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// The stream is that of the crate `rand_chacha`; its key is the seed, then zeros, and tests keep its numbers as they have been.
/// Nothing here is a secret: ChaCha is taken since it is pinned by a standard, and its numbers are as good as they come. How numbers
/// below a bound and orders are drawn from it is our own, since the same seed has to make the same puzzle always, and the crate
/// `rand` draws otherwise from one version to the next.
pub(super) struct Random(ChaCha8Rng);

impl Random {
    /// The stream of a seed.
    pub(super) fn new(seed: Seed) -> Random {
        Random::stream(seed, 0)
    }

    /// One of the streams of a seed. They have nothing to do with each other.
    pub(super) fn stream(Seed(seed): Seed, stream: u32) -> Random {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut random = ChaCha8Rng::from_seed(key);
        random.set_stream(stream.into());
        Random(random)
    }

    /// A number below `bound`, each as likely: numbers past the last multiple of `bound` are drawn again. 0 if that is 0.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let past = (u32::MAX % bound + 1) % bound; // the number of numbers past the last multiple
        loop {
            let drawn = self.0.next_u32();
            if drawn <= u32::MAX - past {
                return drawn % bound;
            }
        }
    }

    /// Puts the items in an order, each as likely (Fisher and Yates).
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the digits, each as likely; none if there is none.
    pub(super) fn digit_of(&mut self, digits: DigitSet) -> Option<Digit> {
        digits.iter().nth(self.below(digits.len() as u32) as usize)
    }

    /// One of the cells, each as likely; none if there is none.
    pub(super) fn cell_of(&mut self, cells: CellSet) -> Option<Cell> {
        cells.iter().nth(self.below(cells.len() as u32) as usize)
    }

    /// The cells in an order, each as likely.
    pub(super) fn order(&mut self, cells: CellSet) -> Vec<Cell> {
        let mut order: Vec<_> = cells.iter().collect();
        self.shuffle(&mut order);
        order
    }

    /// One of the cells with its symmetric ones; none if there is none.
    pub(super) fn orbit_in(&mut self, cells: CellSet, symmetry: Symmetry) -> CellSet {
        self.cell_of(cells).map_or(CellSet::EMPTY, |cell| symmetry.orbit(cell))
    }

    /// The next 64 bits.
    pub(super) fn long(&mut self) -> u64 {
        u64::from(self.0.next_u32()) | u64::from(self.0.next_u32()) << 32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Far into several streams the numbers are those that seeds have always meant: those of ChaCha8 as it was written out here once.
    #[test]
    fn the_streams_are_pinned() {
        for (seed, stream, numbers) in [
            (0, 0, [0x1dbf_0e37, 0xfabe_a757, 0x9bfe_bae5, 0xe23a_3eac]),
            (1, 0, [0x06bc_a377, 0x1eb8_8425, 0x3d40_4f1a, 0xf901_e0c3]),
            (u64::MAX, 7, [0x893a_e91a, 0x7f1e_7dfc, 0xe3d9_5092, 0x14a9_dec1]),
            (20_261_121, u32::MAX, [0xa03c_7ecb, 0xaa3b_06b2, 0x804c_8e5a, 0x346b_2649]),
        ] {
            let mut random = Random::stream(Seed(seed), stream);
            random.0.set_word_pos(1000);
            assert_eq!([(); 4].map(|()| random.0.next_u32()), numbers, "{seed} {stream}");
        }
    }

    #[test]
    fn the_first_numbers_are_pinned() {
        let mut random = Random::new(Seed(0));
        assert_eq!(random.0.next_u32().to_le_bytes(), [0x3e, 0x00, 0xef, 0x2f]); // the known stream of the zero key
        let mut random = Random::new(Seed(7));
        assert_eq!([9; 6].map(|bound| random.below(bound)), [2, 4, 1, 8, 8, 6]);
    }

    #[test]
    fn every_order_is_about_as_likely() {
        let mut random = Random::new(Seed(1));
        let mut times = [0; 6];
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            random.shuffle(&mut items);
            times[items[0] * 2 + usize::from(items[1] > items[2])] += 1;
        }
        assert!(times.iter().all(|times| (900..1100).contains(times)), "{times:?}");
        assert_eq!((random.below(0), random.below(1)), (0, 0));
        assert_eq!((random.digit_of(DigitSet::EMPTY), random.cell_of(CellSet::EMPTY)), (None, None));
    }
}
