//! A set of small numbers as bits, 64 a word: the number 70 is bit 6 of word 1.

/// Returns how many words a set of numbers below `count` takes.
pub(crate) const fn words_for(count: usize) -> usize {
    count.div_ceil(64)
}

/// A set of numbers below 64 · `WORDS`.
#[derive(Clone, Copy)]
pub(crate) struct BitSet<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> BitSet<WORDS> {
    pub(crate) const EMPTY: BitSet<WORDS> = BitSet([0; WORDS]);

    #[inline(always)]
    pub(crate) const fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 != 0
    }

    #[inline(always)]
    pub(crate) const fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    #[inline(always)]
    pub(crate) const fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    #[inline(always)]
    pub(crate) fn intersects(&self, other: &BitSet<WORDS>) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (one, two)| all | one & two) != 0
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, other: &BitSet<WORDS>) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    #[inline(always)]
    pub(crate) fn retain(&mut self, other: &BitSet<WORDS>) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
    }

    #[inline(always)]
    pub(crate) fn subtract(&mut self, other: &BitSet<WORDS>) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= !other);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Returns the numbers, in ascending order.
    #[inline(always)]
    pub(crate) fn numbers(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(word, &bits)| Numbers(bits).map(move |bit| 64 * word + bit))
    }
}

/// The numbers of a word, in ascending order.
struct Numbers(u64);

impl Iterator for Numbers {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_comes_out_in_order() {
        let mut set = BitSet::<3>::EMPTY;
        assert!(set.is_empty());
        [130, 0, 63, 64, 7].into_iter().for_each(|number| set.insert(number));
        set.remove(7);
        assert_eq!(set.numbers().collect::<Vec<_>>(), [0, 63, 64, 130]);
        let mut other = BitSet::<3>::EMPTY;
        other.insert(64);
        assert!(set.intersects(&other) && set.contains(64) && !set.contains(7));
        set.subtract(&other);
        assert!(!set.intersects(&other));
    }
}
