//! Choices of *n* sets that have *n* members together: the shape behind subsets (cells and their digits, digits and their
//! places) and basic fish (lines and their places).

use core::ops::{ControlFlow, RangeInclusive};

/// The number of members of a set of up to nine items. WebAssembly counts bits by itself; not every other machine that this is built
/// for does, so there it is a look into a table.
#[inline(always)]
pub(super) fn ones(set: u16) -> usize {
    if cfg!(target_arch = "wasm32") {
        return set.count_ones() as usize;
    }
    const ONES: [u8; 512] = {
        let mut ones = [0; 512];
        let mut i = 1;
        while i < 512 {
            ones[i] = ones[i / 2] + (i % 2) as u8;
            i += 1;
        }
        ones
    };
    ONES[usize::from(set) & 511].into()
}

/// Up to nine small sets, each with the number it goes by.
#[derive(Clone, Copy, Default)]
pub(super) struct NumberedSets {
    sets: [(u8, u16); 9],
    len: usize,
}

impl NumberedSets {
    /// The sets of those numbers that have as many members as `sizes` allows.
    pub(super) fn new(sizes: RangeInclusive<usize>, set_of: impl Fn(usize) -> u16) -> NumberedSets {
        let mut chosen = NumberedSets::default();
        for number in 0..9 {
            let set = set_of(number);
            if sizes.contains(&ones(set)) {
                chosen.sets[chosen.len] = (number as u8, set);
                chosen.len += 1;
            }
        }
        chosen
    }

    /// The sets, each with its number, which are in ascending order.
    pub(super) fn as_slice(&self) -> &[(u8, u16)] {
        &self.sets[..self.len]
    }

    /// Calls `found` with each choice of `size` sets whose union has `size` members: the numbers of the sets as bits, and the
    /// union.
    pub(super) fn closed(&self, size: usize, found: &mut impl FnMut(u16, u16) -> ControlFlow<()>) -> ControlFlow<()> {
        choose(self.as_slice(), size, size, 0, 0, found)
    }
}

fn choose(
    sets: &[(u8, u16)],
    size: usize,
    left: usize,
    chosen: u16,
    union: u16,
    found: &mut impl FnMut(u16, u16) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if left == 0 {
        return if ones(union) == size { found(chosen, union) } else { ControlFlow::Continue(()) };
    }
    for (i, &(number, set)) in sets.iter().enumerate() {
        if sets.len() - i < left {
            break;
        }
        let union = union | set;
        if ones(union) <= size {
            choose(&sets[i + 1..], size, left - 1, chosen | 1 << number, union, found)?;
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_closed_choices_are_found() {
        let sets = [0b011, 0b110, 0b101, 0b1111, 0b11_0000, 0b11_0000, 0, 1, 0b1_0001_0000];
        let closed = |size: usize| {
            let mut found = Vec::new();
            let _ = NumberedSets::new(2..=size, |i| sets[i]).closed(size, &mut |chosen, union| {
                found.push((chosen, union));
                ControlFlow::Continue(())
            });
            found
        };
        assert_eq!(closed(2), [(0b11_0000, 0b11_0000)]);
        assert_eq!(closed(3), [(0b111, 0b111), (0b1_0011_0000, 0b1_0011_0000)]);
        assert_eq!(closed(4), [(0b1111, 0b1111)]);
    }
}
