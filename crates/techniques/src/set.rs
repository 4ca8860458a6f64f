//! Sets of techniques.

use crate::{Technique, UnknownTechnique};
use std::{
    fmt,
    ops::{BitOr, BitXor, Sub},
    str::FromStr,
};

/// A set of techniques. Bit *i* stands for the technique with index *i*.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TechniqueSet(u128); // Invariant: below 2^COUNT.

impl TechniqueSet {
    /// The set without a technique.
    pub const EMPTY: TechniqueSet = TechniqueSet(0);

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

    /// Returns whether the set has no technique.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the techniques, in hint order.
    pub fn iter(self) -> impl Iterator<Item = Technique> {
        Technique::ALL.into_iter().filter(move |technique| self.contains(*technique))
    }

    /// Returns whether the set has this technique.
    #[must_use]
    #[inline(always)]
    pub const fn contains(self, technique: Technique) -> bool {
        self.0 >> technique.index() & 1 != 0
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

/// Writes the names in hint order, with blanks between them: `x_wing swordfish`.
impl fmt::Display for TechniqueSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, technique) in self.iter().enumerate() {
            write!(f, "{}{technique}", if i > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

/// Reads names with blanks between them, in any order.
impl FromStr for TechniqueSet {
    type Err = UnknownTechnique;
    fn from_str(names: &str) -> Result<TechniqueSet, UnknownTechnique> {
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

/// A set is serialized as its names, which stay the same when techniques are added, or as a number in binary formats.
#[cfg(feature = "serde")]
mod serde {
    use super::TechniqueSet;
    use crate::{Technique, UnknownTechnique};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    impl Serialize for TechniqueSet {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match serializer.is_human_readable() {
                true => serializer.collect_str(self),
                false => serializer.serialize_u128(self.0),
            }
        }
    }

    impl<'de> Deserialize<'de> for TechniqueSet {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TechniqueSet, D::Error> {
            if deserializer.is_human_readable() {
                return std::borrow::Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom);
            }
            let bits = u128::deserialize(deserializer)?;
            if bits >> Technique::COUNT == 0 { Ok(TechniqueSet(bits)) } else { Err(D::Error::custom(UnknownTechnique)) }
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
    fn a_set_is_read_as_it_is_written() {
        let set: TechniqueSet = [Technique::Swordfish, Technique::XWing].into_iter().collect();
        assert_eq!((set.to_string().as_str(), TechniqueSet::EMPTY.to_string().as_str()), ("x_wing swordfish", ""));
        assert_eq!(("swordfish x_wing".parse(), "".parse()), (Ok(set), Ok(TechniqueSet::EMPTY)));
        assert_eq!("x_wing wing".parse::<TechniqueSet>(), Err(UnknownTechnique));
    }
}
