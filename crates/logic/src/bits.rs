//! Sets of small numbers as bits, 64 a word: the number 70 is bit 6 of word 1. A set is a slice of words, or a row of a table ([`BitTable`]).

/// Returns how many words a set of numbers below `count` takes.
use alloc::{vec, vec::Vec};

pub(crate) const fn words_for(count: usize) -> usize {
    count.div_ceil(64)
}

/// Returns whether a set has a number.
#[inline(always)]
pub(crate) const fn contains(set: &[u64], number: usize) -> bool {
    set[number / 64] >> (number % 64) & 1 != 0
}

/// Puts into a set what is in another one.
#[inline(always)]
pub(crate) fn add(set: &mut [u64], other: &[u64]) {
    set.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

/// Keeps what is in another set too.
#[inline(always)]
pub(crate) fn retain(set: &mut [u64], other: &[u64]) {
    set.iter_mut().zip(other).for_each(|(word, other)| *word &= other);
}

/// Takes out of a set what is in another one.
#[inline(always)]
pub(crate) fn subtract(set: &mut [u64], other: &[u64]) {
    set.iter_mut().zip(other).for_each(|(word, other)| *word &= !other);
}

/// Returns whether a set has no number.
#[inline(always)]
pub(crate) fn is_empty(set: &[u64]) -> bool {
    set.iter().all(|&word| word == 0)
}

/// Returns the numbers of a set, in ascending order.
#[inline(always)]
pub(crate) fn numbers(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(word, &bits)| numbers_in(bits).map(move |bit| 64 * word + bit))
}

/// Returns the numbers that two sets have in common, in ascending order.
#[inline(always)]
pub(crate) fn common(one: &[u64], two: &[u64]) -> impl Iterator<Item = usize> {
    one.iter().zip(two).enumerate().flat_map(|(word, (one, two))| numbers_in(one & two).map(move |bit| 64 * word + bit))
}

/// Returns the numbers of a word.
#[inline(always)]
pub(crate) const fn numbers_in(word: u64) -> Numbers {
    Numbers(word)
}

/// The numbers of a word, in ascending order.
pub(crate) struct Numbers(u64);

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

/// Sets of numbers, a row each.
#[derive(Clone)]
pub(crate) struct BitTable {
    words: usize,
    bits: Vec<u64>,
}

impl BitTable {
    /// Returns so many empty sets of numbers below `count`.
    pub(crate) fn new(rows: usize, count: usize) -> BitTable {
        let words = words_for(count);
        BitTable { words, bits: vec![0; words * rows] }
    }

    /// Returns how many words a row takes.
    #[inline(always)]
    pub(crate) const fn words(&self) -> usize {
        self.words
    }

    #[inline(always)]
    pub(crate) fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..(row + 1) * self.words]
    }

    #[inline(always)]
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..(row + 1) * self.words]
    }

    #[inline(always)]
    pub(crate) fn insert(&mut self, row: usize, number: usize) {
        self.bits[row * self.words + number / 64] |= 1 << (number % 64);
    }

    #[inline(always)]
    pub(crate) fn contains(&self, row: usize, number: usize) -> bool {
        self.bits[row * self.words + number / 64] >> (number % 64) & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_apart() {
        let mut table = BitTable::new(3, 70);
        table.insert(1, 69);
        table.insert(2, 69);
        table.insert(2, 1);
        assert!(table.contains(1, 69) && !table.contains(0, 69) && is_empty(table.row(0)));
        assert_eq!(common(table.row(1), table.row(2)).collect::<Vec<_>>(), [69]);
    }
}
