//! The operations that the sets of digits, cells and houses share. The sets are values, one bit an item, with the words of set algebra.

/// Gives a one-field tuple struct over an unsigned integer the operations of a set of `$item`s. Bit *i* stands for the item
/// with index *i*; bits past the last item are never set, which is the invariant of all three types. `$one_bit` makes a bit.
///
/// All is inlined, also in a build for size: a call is longer than what it calls, and takes several times as long.
macro_rules! bit_set {
    ($set:ident($bits:ty) of $item:ident, $count:literal, $one_bit:path) => {
        impl $set {
            /// The set without items.
            pub const EMPTY: $set = $set(0);
            /// The set of all items.
            pub const ALL: $set = $set(<$bits>::MAX >> (<$bits>::BITS - $count));

            /// Returns the set of this one item.
            #[must_use]
            #[inline(always)]
            pub const fn of(item: $item) -> $set {
                $set($set::bit(item))
            }

            #[inline(always)]
            const fn bit(item: $item) -> $bits {
                $one_bit(item.index())
            }

            /// Returns the set with this bit pattern. Bits past the last item are dropped.
            #[must_use]
            #[inline(always)]
            pub const fn from_bits(bits: $bits) -> $set {
                $set(bits & $set::ALL.0)
            }

            /// Returns the bit pattern: bit *i* is 1 if the item with index *i* is in the set.
            #[must_use]
            #[inline(always)]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Returns the set with `item` added.
            #[must_use]
            #[inline(always)]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | $set::bit(item))
            }

            /// Returns the set without `item`.
            #[must_use]
            #[inline(always)]
            pub const fn without(self, item: $item) -> $set {
                $set(self.0 & !$set::bit(item))
            }

            /// Returns whether `item` is in the set.
            #[must_use]
            #[inline(always)]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & $set::bit(item) != 0
            }

            /// Returns whether every item of this set is in `other`.
            #[must_use]
            #[inline(always)]
            pub const fn is_subset(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Returns whether the two sets share an item.
            #[must_use]
            #[inline(always)]
            pub const fn intersects(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// Returns whether the two sets share no item.
            #[must_use]
            #[inline(always)]
            pub const fn is_disjoint(self, other: $set) -> bool {
                !self.intersects(other)
            }

            /// Returns whether every item of `other` is in this set.
            #[must_use]
            #[inline(always)]
            pub const fn is_superset(self, other: $set) -> bool {
                other.is_subset(self)
            }

            /// Adds `item`. Returns whether the set lacked it.
            #[inline(always)]
            pub const fn insert(&mut self, item: $item) -> bool {
                let is_new = !self.contains(item);
                *self = self.with(item);
                is_new
            }

            /// Removes `item`. Returns whether the set had it.
            #[inline(always)]
            pub const fn remove(&mut self, item: $item) -> bool {
                let was_there = self.contains(item);
                *self = self.without(item);
                was_there
            }

            /// Returns whether the set has no item.
            #[must_use]
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the number of items.
            #[must_use]
            #[inline(always)]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns the first item. None if the set is empty.
            #[must_use]
            #[inline(always)]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item::at(self.0.trailing_zeros() as usize)) }
            }

            /// Returns the last item. None if the set is empty.
            #[must_use]
            #[inline(always)]
            pub const fn last(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item::at((<$bits>::BITS - 1 - self.0.leading_zeros()) as usize)) }
            }

            /// Returns the item of a set that has exactly one.
            #[must_use]
            #[inline(always)]
            pub const fn single(self) -> Option<$item> {
                if self.0.count_ones() == 1 { self.first() } else { None }
            }

            /// Returns an iterator over the items in ascending order.
            #[inline(always)]
            pub fn iter(self) -> crate::board::Items<$bits, $item> {
                self.into_iter()
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = $set;
            #[inline(always)]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }
        impl core::ops::BitOr for $set {
            type Output = $set;
            #[inline(always)]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }
        impl core::ops::BitXor for $set {
            type Output = $set;
            #[inline(always)]
            fn bitxor(self, other: $set) -> $set {
                $set(self.0 ^ other.0)
            }
        }
        impl core::ops::Not for $set {
            type Output = $set;
            #[inline(always)]
            fn not(self) -> $set {
                $set(!self.0 & $set::ALL.0)
            }
        }
        impl core::ops::Sub for $set {
            type Output = $set;
            #[inline(always)]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }
        crate::board::sets::set_traits!($set of $item);
        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = crate::board::sets::Items<$bits, $item>;
            #[inline(always)]
            fn into_iter(self) -> Self::IntoIter {
                crate::board::sets::Items { left: self.0, item: core::marker::PhantomData }
            }
        }
        impl Iterator for crate::board::sets::Items<$bits, $item> {
            type Item = $item;
            #[inline(always)]
            fn next(&mut self) -> Option<$item> {
                let item = $set(self.left).first()?;
                self.left &= self.left - 1;
                Some(item)
            }
            #[inline(always)]
            fn find<P: FnMut(&$item) -> bool>(&mut self, mut is_it: P) -> Option<$item> {
                loop {
                    let item = self.next()?;
                    if is_it(&item) {
                        return Some(item);
                    }
                }
            }
            fn size_hint(&self) -> (usize, Option<usize>) {
                let len = self.left.count_ones() as usize;
                (len, Some(len))
            }
        }
        impl DoubleEndedIterator for crate::board::sets::Items<$bits, $item> {
            #[inline(always)]
            fn next_back(&mut self) -> Option<$item> {
                let item = $set(self.left).last()?;
                self.left &= !$set::bit(item);
                Some(item)
            }
        }
        impl ExactSizeIterator for crate::board::sets::Items<$bits, $item> {}
        impl core::iter::FusedIterator for crate::board::sets::Items<$bits, $item> {}
    };
}
pub(crate) use bit_set;

/// Implements the traits of a set that follow from its operators, `insert` and `iter`: the assigning operators, building from items,
/// and `Debug`.
macro_rules! set_traits {
    ($set:ident of $item:ident) => {
        impl core::ops::BitAndAssign for $set {
            #[inline(always)]
            fn bitand_assign(&mut self, other: $set) {
                *self = *self & other;
            }
        }
        impl core::ops::BitOrAssign for $set {
            #[inline(always)]
            fn bitor_assign(&mut self, other: $set) {
                *self = *self | other;
            }
        }
        impl core::ops::BitXorAssign for $set {
            #[inline(always)]
            fn bitxor_assign(&mut self, other: $set) {
                *self = *self ^ other;
            }
        }
        impl core::ops::SubAssign for $set {
            #[inline(always)]
            fn sub_assign(&mut self, other: $set) {
                *self = *self - other;
            }
        }
        impl Extend<$item> for $set {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                items.into_iter().for_each(|item| {
                    self.insert(item);
                });
            }
        }
        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                set.extend(items);
                set
            }
        }
        impl<const N: usize> From<[$item; N]> for $set {
            fn from(items: [$item; N]) -> $set {
                items.into_iter().collect()
            }
        }
        impl From<$item> for $set {
            fn from(item: $item) -> $set {
                $set::of(item)
            }
        }
        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
pub(crate) use set_traits;

/// Bit *i* of a number of 128. (A shift by so many bits is a call where there are no such registers.)
#[inline(always)]
pub(crate) const fn one_bit_of_128(i: usize) -> u128 {
    let (low, high) = (((i < 64) as u64) << (i % 64), ((i >= 64) as u64) << (i % 64));
    (high as u128) << 64 | low as u128
}

/// Bit *i* of a number of 32.
#[inline(always)]
pub(crate) const fn one_bit_of_32(i: usize) -> u32 {
    1 << (i % 32)
}

/// Bit *i* of a number of 16.
#[inline(always)]
pub(crate) const fn one_bit_of_16(i: usize) -> u16 {
    1 << (i % 16)
}

/// An iterator over the items of a set in ascending order, from [`CellSet::iter`](super::CellSet::iter),
/// [`DigitSet::iter`](super::DigitSet::iter) and [`HouseSet::iter`](super::HouseSet::iter).
#[derive(Clone, Debug)]
pub struct Items<Bits, Item> {
    pub(crate) left: Bits,
    pub(crate) item: core::marker::PhantomData<Item>,
}
