//! The names of games, tabs and revisions.

use fnv::FnvHasher;
use nonet_core::board::Grid;
use std::{fmt, hash::Hasher, str::FromStr};

/// A game's own name, made once. Written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(u64);

/// The name of one visit of one tab: a page that is loaded anew is another tab. Written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TabId(u64);

/// The number of a state of a game. Two states of one game never have the same revision: each tab only counts up, and the
/// tab is part of it. Written as `6-1f00000000000abc`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Revision {
    /// The number of times that the game was written, this time included.
    pub number: u32,
    /// The tab that wrote it.
    pub tab: TabId,
}

/// A source of new ids. What it gives follows from its seed, which has to be random.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ids {
    seed: u64,
}

impl GameId {
    /// The id with this number.
    #[must_use]
    pub const fn numbered(number: u64) -> GameId {
        GameId(number)
    }

    /// The number of the id.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }

    /// The id of something that has none: the same for the same text.
    #[must_use]
    pub fn of_text(text: &str) -> GameId {
        GameId(hash(text.bytes()))
    }

    /// The id of a game of these givens that has none, such as one that was kept before games had ids.
    #[must_use]
    pub fn of_givens(givens: &Grid) -> GameId {
        GameId::of_text(&format!("{givens:#}"))
    }

    /// The id under which a copy of this game goes on that `tab` read at revision `base`, when the game went on otherwise: the
    /// same for whoever finds that out.
    #[must_use]
    pub fn forked(self, tab: TabId, base: Option<Revision>) -> GameId {
        let (number, writer) = base.map_or((0, 0), |base| (u64::from(base.number), base.tab.0));
        GameId(hash([self.0, tab.0, number, writer].into_iter().flat_map(u64::to_le_bytes)))
    }
}

impl TabId {
    /// The tab with this random number.
    #[must_use]
    pub const fn new(random: u64) -> TabId {
        TabId(random)
    }

    /// The number of the tab.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl Ids {
    /// The source with this random seed.
    #[must_use]
    pub const fn new(seed: u64) -> Ids {
        Ids { seed }
    }

    /// An id that was not given before.
    pub fn next_id(&mut self) -> GameId {
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        GameId(mixed(self.seed))
    }
}

/// The hash FNV-1a (Fowler, Noll, Vo), mixed once more: its values are kept, so they must be the same in every version.
fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    let mut hasher = FnvHasher::default();
    bytes.for_each(|byte| hasher.write_u8(byte));
    mixed(hasher.finish())
}

/// The mixing step of SplitMix64 (Steele, Lea, Flood 2014): no two values become the same.
const fn mixed(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Display for TabId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.number, self.tab)
    }
}

/// The error for a text that is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadName;

fn number(text: &str) -> Result<u64, BadName> {
    let is_whole = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    if is_whole { u64::from_str_radix(text, 16).map_err(|_| BadName) } else { Err(BadName) }
}

impl FromStr for GameId {
    type Err = BadName;
    fn from_str(text: &str) -> Result<GameId, BadName> {
        number(text).map(GameId)
    }
}

impl FromStr for TabId {
    type Err = BadName;
    fn from_str(text: &str) -> Result<TabId, BadName> {
        number(text).map(TabId)
    }
}

impl FromStr for Revision {
    type Err = BadName;
    fn from_str(text: &str) -> Result<Revision, BadName> {
        let (number, tab) = text.split_once('-').ok_or(BadName)?;
        Ok(Revision { number: number.parse().map_err(|_| BadName)?, tab: tab.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        let mut ids = Ids::new(7);
        let (one, two) = (ids.next_id(), ids.next_id());
        assert_ne!(one, two);
        assert_eq!(one.to_string().parse(), Ok(one));
        let revision = Revision { number: 6, tab: TabId::new(0xabc) };
        assert_eq!(revision.to_string(), "6-0000000000000abc");
        assert_eq!(revision.to_string().parse(), Ok(revision));
        for text in ["", "6", "6-abc", "x-0000000000000abc", "6-0000000000000ABC", "-1-0000000000000abc"] {
            assert_eq!(text.parse::<Revision>(), Err(BadName), "{text}");
        }
    }

    #[test]
    fn ids_that_are_derived_are_the_same_in_every_version() {
        let one = GameId::of_text("043080250600000000000001094900004070000608000010200003820500000000000005034090710");
        assert_eq!(one.to_string(), "19ab2775a18eecaa");
        let base = Revision { number: 3, tab: TabId::new(1) };
        assert_eq!(one.forked(TabId::new(2), Some(base)).to_string(), "dc8396e5b97ae0c5");
        assert_ne!(one.forked(TabId::new(2), None), one.forked(TabId::new(2), Some(base)));
    }
}
