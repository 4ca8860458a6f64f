//! Sets of techniques.

use crate::{ParseTechniqueError, Technique};
use core::{
    fmt,
    iter::FusedIterator,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign},
    str::FromStr,
};

/// A set of techniques. Bit *i* stands for the technique with index *i*.
///
/// Sets are joined with `|`, cut with `&`, subtracted with `-`, and `!` gives the complement. `^` gives the techniques that are
/// in one of two sets only.
///
/// ```
/// use nonet_techniques::{Technique, TechniqueSet};
///
/// let fish: TechniqueSet = "swordfish x_wing".parse()?;
/// assert_eq!(fish, TechniqueSet::from([Technique::XWing, Technique::Swordfish]));
/// assert_eq!(fish.to_string(), "x_wing swordfish"); // in hint order
///
/// let others = TechniqueSet::ALL - fish;
/// assert_eq!((others, fish | others, fish & others), (!fish, TechniqueSet::ALL, TechniqueSet::EMPTY));
/// # Ok::<(), nonet_techniques::ParseTechniqueError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TechniqueSet(u128); // Invariant: below 2^COUNT.

impl TechniqueSet {
    /// The empty set.
    pub const EMPTY: TechniqueSet = TechniqueSet(0);

    /// The set of all techniques.
    pub const ALL: TechniqueSet = TechniqueSet((1 << Technique::COUNT) - 1);

    /// The techniques that assume that the puzzle has one solution.
    pub const ASSUMING_ONE_SOLUTION: TechniqueSet = {
        let (mut set, mut i) = (TechniqueSet::EMPTY, 0);
        while i < Technique::COUNT {
            if Technique::ALL[i].assumes_one_solution() {
                set = set.with(Technique::ALL[i]);
            }
            i += 1;
        }
        set
    };

    /// The techniques that are off by default, because a person can hardly spot them.
    pub const OFF_BY_DEFAULT: TechniqueSet = {
        let (mut set, mut i) = (TechniqueSet::EMPTY, 0);
        while i < Technique::COUNT {
            if Technique::ALL[i].is_off_by_default() {
                set = set.with(Technique::ALL[i]);
            }
            i += 1;
        }
        set
    };

    /// Returns the set of this technique alone.
    ///
    /// ```
    /// use nonet_techniques::{Technique, TechniqueSet};
    ///
    /// let set = TechniqueSet::of(Technique::XWing).with(Technique::Swordfish);
    /// assert_eq!(set.without(Technique::XWing), TechniqueSet::of(Technique::Swordfish));
    /// ```
    #[must_use]
    pub const fn of(technique: Technique) -> TechniqueSet {
        TechniqueSet::EMPTY.with(technique)
    }

    /// Returns the set with this technique added.
    #[must_use]
    pub const fn with(self, technique: Technique) -> TechniqueSet {
        TechniqueSet(self.0 | 1 << technique.index())
    }

    /// Returns the set without this technique.
    #[must_use]
    pub const fn without(self, technique: Technique) -> TechniqueSet {
        TechniqueSet(self.0 & !(1 << technique.index()))
    }

    /// Returns whether the set has no techniques.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of techniques in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the first technique of the set in hint order. None if the set is empty.
    ///
    /// ```
    /// use nonet_techniques::{Technique, TechniqueSet};
    ///
    /// let set = TechniqueSet::from([Technique::XWing, Technique::NakedPair]);
    /// assert_eq!((set.first(), set.last()), (Some(Technique::NakedPair), Some(Technique::XWing)));
    /// assert_eq!(TechniqueSet::EMPTY.first(), None);
    /// ```
    #[must_use]
    pub fn first(self) -> Option<Technique> {
        self.iter().next()
    }

    /// Returns the last technique of the set in hint order. None if the set is empty.
    #[must_use]
    pub fn last(self) -> Option<Technique> {
        self.iter().next_back()
    }

    /// Returns the only technique of the set. None if the set is empty or has several.
    #[must_use]
    pub fn single(self) -> Option<Technique> {
        self.first().filter(|_| self.len() == 1)
    }

    /// Returns an iterator over the techniques of the set, in hint order.
    ///
    /// ```
    /// use nonet_techniques::{Technique, TechniqueSet};
    ///
    /// let set = TechniqueSet::from([Technique::XWing, Technique::NakedPair]);
    /// assert!(set.iter().eq([Technique::NakedPair, Technique::XWing]));
    /// ```
    #[must_use]
    pub const fn iter(self) -> Techniques {
        Techniques(self.0)
    }

    /// Returns whether the other set has all techniques of this one.
    ///
    /// ```
    /// use nonet_techniques::{Technique, TechniqueSet};
    ///
    /// assert!(TechniqueSet::of(Technique::UniqueLoop).is_subset(TechniqueSet::ASSUMING_ONE_SOLUTION));
    /// assert!(TechniqueSet::of(Technique::XWing).is_disjoint(TechniqueSet::ASSUMING_ONE_SOLUTION));
    /// ```
    #[must_use]
    pub const fn is_subset(self, other: TechniqueSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns whether this set has all techniques of the other one.
    #[must_use]
    pub const fn is_superset(self, other: TechniqueSet) -> bool {
        other.is_subset(self)
    }

    /// Returns whether a technique is in both sets.
    #[must_use]
    pub const fn intersects(self, other: TechniqueSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns whether no technique is in both sets.
    #[must_use]
    pub const fn is_disjoint(self, other: TechniqueSet) -> bool {
        !self.intersects(other)
    }

    /// Adds a technique. Returns whether the technique is new in the set.
    ///
    /// ```
    /// use nonet_techniques::{Technique, TechniqueSet};
    ///
    /// let mut set = TechniqueSet::EMPTY;
    /// assert!(set.insert(Technique::XWing) && !set.insert(Technique::XWing));
    /// assert!(set.remove(Technique::XWing) && set.is_empty());
    /// ```
    pub const fn insert(&mut self, technique: Technique) -> bool {
        let is_new = !self.contains(technique);
        *self = self.with(technique);
        is_new
    }

    /// Removes a technique. Returns whether the technique was in the set.
    pub const fn remove(&mut self, technique: Technique) -> bool {
        let was_there = self.contains(technique);
        *self = self.without(technique);
        was_there
    }

    /// Returns whether the set has this technique.
    #[must_use]
    #[inline(always)]
    pub const fn contains(self, technique: Technique) -> bool {
        self.0 >> technique.index() & 1 != 0
    }
}

/// An iterator over the techniques of a set, in hint order. [`TechniqueSet::iter`] makes it.
#[derive(Clone, Debug)]
pub struct Techniques(u128); // Invariant: below 2^COUNT.

impl Techniques {
    /// Takes the technique with this index. None if there is none, as behind the last one.
    fn take(&mut self, index: u32) -> Option<Technique> {
        self.0 &= !1_u128.checked_shl(index)?;
        Technique::at(index as usize)
    }
}

impl Iterator for Techniques {
    type Item = Technique;

    fn next(&mut self) -> Option<Technique> {
        self.take(self.0.trailing_zeros())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl DoubleEndedIterator for Techniques {
    fn next_back(&mut self) -> Option<Technique> {
        self.take(self.0.checked_ilog2()?)
    }
}

impl ExactSizeIterator for Techniques {
    fn len(&self) -> usize {
        TechniqueSet(self.0).len()
    }
}

impl FusedIterator for Techniques {}

impl IntoIterator for TechniqueSet {
    type Item = Technique;
    type IntoIter = Techniques;
    fn into_iter(self) -> Techniques {
        self.iter()
    }
}

impl From<Technique> for TechniqueSet {
    fn from(technique: Technique) -> TechniqueSet {
        TechniqueSet::of(technique)
    }
}

impl<const N: usize> From<[Technique; N]> for TechniqueSet {
    fn from(techniques: [Technique; N]) -> TechniqueSet {
        techniques.into_iter().collect()
    }
}

impl Extend<Technique> for TechniqueSet {
    fn extend<I: IntoIterator<Item = Technique>>(&mut self, techniques: I) {
        *self = techniques.into_iter().fold(*self, TechniqueSet::with);
    }
}

impl Not for TechniqueSet {
    type Output = TechniqueSet;
    fn not(self) -> TechniqueSet {
        TechniqueSet::ALL - self
    }
}

impl BitAnd for TechniqueSet {
    type Output = TechniqueSet;
    fn bitand(self, other: TechniqueSet) -> TechniqueSet {
        TechniqueSet(self.0 & other.0)
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

impl BitAndAssign for TechniqueSet {
    fn bitand_assign(&mut self, other: TechniqueSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for TechniqueSet {
    fn bitor_assign(&mut self, other: TechniqueSet) {
        *self = *self | other;
    }
}

impl BitXorAssign for TechniqueSet {
    fn bitxor_assign(&mut self, other: TechniqueSet) {
        *self = *self ^ other;
    }
}

impl SubAssign for TechniqueSet {
    fn sub_assign(&mut self, other: TechniqueSet) {
        *self = *self - other;
    }
}

/// Writes the [names](Technique::name) in hint order, with blanks between them: `x_wing swordfish`.
impl fmt::Display for TechniqueSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, technique) in self.iter().enumerate() {
            write!(f, "{}{technique}", if i > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

/// Reads [names](Technique::name) with blanks between them, in any order.
impl FromStr for TechniqueSet {
    type Err = ParseTechniqueError;
    fn from_str(names: &str) -> Result<TechniqueSet, ParseTechniqueError> {
        names.split_whitespace().map(str::parse).collect()
    }
}

impl FromIterator<Technique> for TechniqueSet {
    fn from_iter<I: IntoIterator<Item = Technique>>(techniques: I) -> TechniqueSet {
        techniques.into_iter().fold(TechniqueSet::EMPTY, TechniqueSet::with)
    }
}

impl fmt::Debug for TechniqueSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl BitXor for TechniqueSet {
    type Output = TechniqueSet;
    fn bitxor(self, other: TechniqueSet) -> TechniqueSet {
        TechniqueSet(self.0 ^ other.0)
    }
}

/// A set is serialized as its names, which stay the same when techniques are added, or in binary formats as a number whose bit *i* stands for the
/// technique with the [id](Technique::id) *i*.
#[cfg(feature = "serde")]
mod serde {
    use super::TechniqueSet;
    use crate::Technique;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    /// Returns the ids of a set as bits.
    fn ids(set: TechniqueSet) -> u128 {
        set.iter().fold(0, |bits, technique| bits | 1 << technique.id())
    }

    /// Returns the set of the techniques with these ids. None if an id is that of no technique.
    fn with_ids(bits: u128) -> Option<TechniqueSet> {
        (0..u128::BITS as u8).filter(|id| bits >> id & 1 != 0).map(Technique::with_id).collect()
    }

    impl Serialize for TechniqueSet {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match serializer.is_human_readable() {
                true => serializer.collect_str(self),
                false => serializer.serialize_u128(ids(*self)),
            }
        }
    }

    impl<'de> Deserialize<'de> for TechniqueSet {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TechniqueSet, D::Error> {
            if deserializer.is_human_readable() {
                return alloc::borrow::Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom);
            }
            let bits = u128::deserialize(deserializer)?;
            with_ids(bits).ok_or_else(|| D::Error::custom("a set of techniques that are not known"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let all: TechniqueSet = Technique::ALL.into_iter().collect();
        assert!(all.iter().eq(Technique::ALL));
        let one = TechniqueSet::EMPTY.with(Technique::XWing);
        assert!(one.contains(Technique::XWing) && !one.contains(Technique::Swordfish));
        assert_eq!((all ^ one, one.without(Technique::XWing)), (all - one, TechniqueSet::EMPTY));
    }

    #[test]
    fn a_set_is_walked_from_both_ends() {
        let mut all = TechniqueSet::ALL.iter();
        assert_eq!(
            (all.len(), all.next(), all.next_back()),
            (Technique::COUNT, Some(Technique::FullHouse), Some(Technique::Trial))
        );
        assert_eq!(all.len(), Technique::COUNT - 2);
        assert!(TechniqueSet::ALL.iter().rev().eq(Technique::ALL.into_iter().rev()));
        let mut none = TechniqueSet::EMPTY.iter();
        assert_eq!((none.next(), none.next_back(), none.len()), (None, None, 0));
    }

    #[test]
    fn sets_are_compared_and_changed() {
        let (one, two) = (TechniqueSet::of(Technique::XWing), TechniqueSet::of(Technique::Trial));
        let mut both = one | two;
        assert_eq!((both.len(), both & one, !(!one), TechniqueSet::ALL.len()), (2, one, one, Technique::COUNT));
        assert!(one.is_subset(both) && !both.is_subset(one) && one.is_disjoint(two) && one.intersects(both));
        assert_eq!((both.remove(Technique::Trial), both.remove(Technique::Trial), both), (true, false, one));
        assert_eq!((both.insert(Technique::Trial), both.insert(Technique::Trial), both), (true, false, one | two));
        assert!(both.is_superset(one) && !one.is_superset(both));
        assert_eq!((both.first(), both.last(), both.single()), (Some(Technique::XWing), Some(Technique::Trial), None));
        assert_eq!(
            (one.single(), TechniqueSet::EMPTY.single(), TechniqueSet::EMPTY.first()),
            (Some(Technique::XWing), None, None)
        );
        assert_eq!(TechniqueSet::from([Technique::Trial, Technique::XWing]), both);
        let mut changed = both;
        changed &= one;
        changed |= two;
        changed -= one;
        changed ^= both;
        assert_eq!(changed, one);
        both.extend([Technique::Swordfish]);
        assert_eq!(both.into_iter().collect::<Vec<_>>(), [Technique::XWing, Technique::Swordfish, Technique::Trial]);
    }

    #[test]
    fn a_set_is_read_as_it_is_written() {
        let set: TechniqueSet = [Technique::Swordfish, Technique::XWing].into_iter().collect();
        assert_eq!((set.to_string().as_str(), TechniqueSet::EMPTY.to_string().as_str()), ("x_wing swordfish", ""));
        assert_eq!(("swordfish x_wing".parse(), "".parse()), (Ok(set), Ok(TechniqueSet::EMPTY)));
        assert_eq!("x_wing wing".parse::<TechniqueSet>(), Err(ParseTechniqueError("wing".to_owned())));
    }
}
