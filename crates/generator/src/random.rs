//! Random numbers from a seed: the stream of ChaCha with eight rounds, the same on every machine.

use super::{Seed, Symmetry};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet};

/// How often the eight quarter rounds are done: ChaCha8.
const DOUBLE_ROUNDS: usize = 4;

/// ChaCha by D. J. Bernstein (RFC 8439, but for the number of rounds and the 64-bit counter): the key is the seed, then zeros.
/// Nothing here is a secret; the cipher is taken because its stream is pinned by a standard, and its numbers are as good as they
/// come.
///
/// Written out here since it is thirty lines, and the page counts its kilobytes; a test compares it with the crate `rand_chacha`.
pub(super) struct Random {
    input: [u32; 16],
    block: [u32; 16],
    used: usize, // how many words of the block are used up
}

impl Random {
    /// The stream of a seed.
    pub(super) fn new(seed: Seed) -> Random {
        Random::stream(seed, 0)
    }

    /// One of the streams of a seed. They have nothing to do with each other.
    pub(super) fn stream(Seed(seed): Seed, stream: u32) -> Random {
        let mut input = [0; 16];
        input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]); // "expand 32-byte k"
        input[4] = seed as u32;
        input[5] = (seed >> 32) as u32;
        input[14] = stream;
        Random { input, block: [0; 16], used: 16 }
    }

    /// A number below `bound`, each as likely: numbers past the last multiple of `bound` are drawn again. 0 if that is 0.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let past = (u32::MAX % bound + 1) % bound; // how many numbers lie past the last multiple
        loop {
            let drawn = self.next();
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
        u64::from(self.next()) | u64::from(self.next()) << 32
    }

    fn next(&mut self) -> u32 {
        if self.used == 16 {
            self.fill_block();
        }
        let word = self.block[self.used];
        self.used += 1;
        word
    }

    fn fill_block(&mut self) {
        const COLUMNS: [[usize; 4]; 4] = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]];
        const DIAGONALS: [[usize; 4]; 4] = [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];
        self.block = self.input;
        for _ in 0..DOUBLE_ROUNDS {
            for places in COLUMNS.into_iter().chain(DIAGONALS) {
                quarter_round(&mut self.block, places);
            }
        }
        for (word, input) in self.block.iter_mut().zip(self.input) {
            *word = word.wrapping_add(input);
        }
        self.input[12] = self.input[12].wrapping_add(1);
        self.input[13] = self.input[13].wrapping_add(u32::from(self.input[12] == 0));
        self.used = 0;
    }
}

fn quarter_round(words: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (sum, added, mixed, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        words[sum] = words[sum].wrapping_add(words[added]);
        words[mixed] = (words[mixed] ^ words[sum]).rotate_left(turn);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::{
        ChaCha8Rng,
        rand_core::{RngCore, SeedableRng},
    };

    #[test]
    fn the_stream_is_that_of_chacha8() {
        for (seed, stream) in [(0, 0), (1, 0), (u64::MAX, 7), (20_261_121, u32::MAX)] {
            let mut key = [0; 32];
            key[..8].copy_from_slice(&u64::to_le_bytes(seed));
            let mut theirs = ChaCha8Rng::from_seed(key);
            theirs.set_stream(stream.into());
            let mut ours = Random::stream(Seed(seed), stream);
            assert!((0..1000).all(|_| ours.next() == theirs.next_u32()), "{seed} {stream}");
        }
    }

    #[test]
    fn the_first_numbers_are_pinned() {
        let mut random = Random::new(Seed(0));
        assert_eq!(random.next().to_le_bytes(), [0x3e, 0x00, 0xef, 0x2f]); // the known stream of the zero key
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
