//! The techniques and their properties.

use crate::{
    Family, Level,
    table::{Row, TABLE},
};
use alloc::{borrow::ToOwned, string::String};
use core::{fmt, str::FromStr};

/// A technique of solving, from the easiest to the last resort. The order of the variants is the hint order, in which a person
/// should look for them.
///
/// ```
/// use nonet_techniques::{Level, Family, Technique};
///
/// let technique: Technique = "xy_wing".parse()?;
/// assert_eq!(technique, Technique::XyWing);
/// assert_eq!((technique.name(), technique.title()), ("xy_wing", "XY-wing"));
/// assert_eq!((technique.family(), technique.level(), technique.score()), (Family::Patterns, Level::Hard, Some(160)));
/// assert!(Technique::NakedPair < Technique::XyWing); // looked for earlier
/// # Ok::<(), nonet_techniques::ParseTechniqueError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// The only place that a house has left for a digit.
    HiddenSingle,
    /// The only candidate that a cell has left.
    NakedSingle,
    /// A digit whose places in a box lie in one line (pointing).
    LockedCandidates1,
    /// A digit whose places in a line lie in one box (claiming).
    LockedCandidates2,
    /// A naked pair where a line and a box meet, which clears both.
    LockedPair,
    /// A naked triple where a line and a box meet, which clears both.
    LockedTriple,
    /// Two cells of a house that have two candidates between them.
    NakedPair,
    /// Two digits that have two places in a house between them.
    HiddenPair,
    /// Three cells of a house that have three candidates between them.
    NakedTriple,
    /// Three digits that have three places in a house between them.
    HiddenTriple,
    /// A fish of two lines: a digit whose places in two rows lie in two columns, or the other way round.
    XWing,
    /// A fish of three lines: a digit whose places in three rows lie in three columns, or the other way round.
    Swordfish,
    /// Four cells of a house that have four candidates between them.
    NakedQuadruple,
    /// Four digits that have four places in a house between them.
    HiddenQuadruple,
    /// A fish of four lines: a digit whose places in four rows lie in four columns, or the other way round.
    Jellyfish,
    /// Two strong links in parallel lines, joined in a line.
    Skyscraper,
    /// Strong links in a row and a column, joined in a box.
    TwoStringKite,
    /// Two strong links, one of them in a box, joined by a weak one.
    TurbotFish,
    /// A box whose places for a digit lie on one row and one column, and a strong link.
    EmptyRectangle,
    /// A pivot cell of two candidates and two pincers.
    XyWing,
    /// A pivot cell of three candidates and two pincers.
    XyzWing,
    /// Two cells with the same two candidates, joined by a strong link.
    WWing,
    /// A chain of cells with the same two candidates.
    RemotePair,
    /// The two colours of a component of strong links.
    SimpleColors,
    /// Two components of strong links, joined by a weak one.
    MultiColors,
    /// A unique rectangle with one corner beyond its two digits.
    Uniqueness1,
    /// A unique rectangle with one more digit, in two corners of a line.
    Uniqueness2,
    /// A unique rectangle with one more digit, in opposite corners or in three.
    Uniqueness5,
    /// A unique rectangle with a naked subset.
    Uniqueness3,
    /// A unique rectangle with a strong link.
    Uniqueness4,
    /// A unique rectangle with an X-wing.
    Uniqueness6,
    /// A unique rectangle with two strong links.
    HiddenRectangle,
    /// A unique rectangle of which three corners are filled.
    AvoidableRectangle1,
    /// A unique rectangle of which two corners are filled.
    AvoidableRectangle2,
    /// A deadly pattern of six or more cells.
    UniqueLoop,
    /// A bivalue universal grave (BUG) except for one candidate.
    BugPlus1,
    /// A bivalue universal grave except for several candidates.
    BugPlusN,
    /// An X-wing with further places (fins) in one box.
    FinnedXWing,
    /// A finned X-wing that lacks a corner.
    SashimiXWing,
    /// A swordfish with further places (fins) in one box.
    FinnedSwordfish,
    /// A finned swordfish with a line of one place.
    SashimiSwordfish,
    /// A jellyfish with further places (fins) in one box.
    FinnedJellyfish,
    /// A finned jellyfish with a line of one place.
    SashimiJellyfish,
    /// Four cells with four candidates between them, in a line and a box that meet, or in a row and a column.
    WxyzWing,
    /// A pair, one digit of which is where a line and a box meet.
    AlmostLockedPair,
    /// A triple, one digit of which is where a line and a box meet.
    AlmostLockedTriple,
    /// Digits of a row and a column that have, outside of the box where these cross, only the same two cells.
    Firework,
    /// A line and a box that share out their digits where they meet.
    SueDeCoq,
    /// A chain of one digit.
    XChain,
    /// An X-wing with boxes among its houses, and with fins. Without fins, locked candidates find it.
    FinnedFrankenXWing,
    /// A chain of one digit, with groups of cells.
    GroupedXChain,
    /// The two colours of a component of strong links over all digits.
    Medusa3d,
    /// A chain through cells of two candidates.
    XyChain,
    /// An alternating inference chain (AIC), open or closed.
    NiceLoop,
    /// An alternating inference chain with groups of cells.
    GroupedNiceLoop,
    /// A swordfish with boxes among its houses.
    FrankenSwordfish,
    /// A Franken swordfish with fins.
    FinnedFrankenSwordfish,
    /// Two almost locked sets (ALS), linked by one digit or two.
    AlsXz,
    /// Three almost locked sets in a row.
    AlsXyWing,
    /// Four or more almost locked sets in a row.
    AlsXyChain,
    /// An alternating inference chain (AIC) through almost locked sets. Its name is `als_chain`, which stays.
    AlsAic,
    /// A cell, and an almost locked set for each of its candidates.
    DeathBlossom,
    /// An alternating inference chain (AIC) through the guardians of unique rectangles (UR).
    AicUr,
    /// A jellyfish with boxes among its houses.
    FrankenJellyfish,
    /// A Franken jellyfish with fins.
    FinnedFrankenJellyfish,
    /// A fish with any houses.
    MutantFish,
    /// A fish with any houses, and with fins.
    FinnedMutantFish,
    /// A fish with fins, from which chains lead to the eliminations.
    KrakenFish,
    /// Pairs of cells around four boxes, each sharing digits with the next.
    SkLoop,
    /// The cells where some rows and columns cross, and houses that have all candidates of these cells between them.
    MultiSectorLockedSet,
    /// Twelve cells around four boxes that three digits alone cannot fill.
    Tridagon,
    /// Two cells and two targets in other boxes that have to hold the same two digits.
    JuniorExocet,
    /// A candidate that, if assumed, leads to a contradiction within its own digit.
    Nishio,
    /// Chains from all candidates of a cell.
    CellForcingChain,
    /// Chains from all places of a digit in a house.
    HouseForcingChain,
    /// Singles that refute a candidate, or that lead from all cases to the same conclusion.
    ForcingNet,
    /// Cells that all templates of a digit have in common.
    TemplateSet,
    /// Candidates that no template of a digit contains.
    TemplateDelete,
    /// Trial by contradiction: a candidate is assumed, and the steps from it lead to a contradiction.
    Trial,
}

/// The most ids that there can be: a set of techniques keeps one bit for each.
const MAX_IDS: usize = u128::BITS as usize;

/// The techniques by their ids.
const BY_ID: [Option<Technique>; MAX_IDS] = {
    let (mut by_id, mut i) = ([None; MAX_IDS], 0);
    while i < TABLE.len() {
        let id = TABLE[i].id as usize;
        assert!(by_id[id].is_none(), "no two techniques have the same id");
        by_id[id] = Some(TABLE[i].technique);
        i += 1;
    }
    by_id
};

impl Technique {
    /// The number of techniques.
    pub const COUNT: usize = TABLE.len();

    /// All techniques, in hint order.
    pub const ALL: [Technique; Technique::COUNT] = {
        let (mut all, mut i) = ([Technique::FullHouse; Technique::COUNT], 0);
        while i < all.len() {
            all[i] = TABLE[i].technique;
            assert!(all[i] as usize == i, "the rows of the table are in the order of the variants");
            i += 1;
        }
        all
    };

    const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// Returns the index of the technique in [`Technique::ALL`].
    ///
    /// ```
    /// use nonet_techniques::Technique;
    ///
    /// assert_eq!((Technique::FullHouse.index(), Technique::at(0)), (0, Some(Technique::FullHouse)));
    /// assert_eq!(Technique::at(Technique::COUNT), None);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the technique with this index in [`Technique::ALL`]. None if the index is not below [`Technique::COUNT`].
    #[must_use]
    pub fn at(index: usize) -> Option<Technique> {
        Technique::ALL.get(index).copied()
    }

    /// Returns the id of the technique, the number that binary formats have for it. A technique keeps its id when others are added or
    /// the hint order changes, so the id is not the [index](Technique::index).
    ///
    /// ```
    /// use nonet_techniques::Technique;
    ///
    /// assert_eq!((Technique::XWing.id(), Technique::with_id(11)), (11, Some(Technique::XWing)));
    /// assert_eq!(Technique::with_id(255), None);
    /// ```
    #[must_use]
    pub const fn id(self) -> u8 {
        self.row().id
    }

    /// Returns the technique with this [id](Technique::id). None if no technique of this version has it.
    #[must_use]
    pub const fn with_id(id: u8) -> Option<Technique> {
        if id as usize >= BY_ID.len() {
            return None;
        }
        BY_ID[id as usize]
    }

    /// Returns the name of the technique in files, addresses and commands, which [`FromStr`] reads back.
    ///
    /// ```
    /// use nonet_techniques::Technique;
    ///
    /// assert_eq!(Technique::NakedPair.name(), "naked_pair");
    /// assert_eq!("naked_pair".parse(), Ok(Technique::NakedPair));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the English name of the technique, as it stands in a heading.
    ///
    /// ```
    /// use nonet_techniques::Technique;
    ///
    /// assert_eq!((Technique::NakedPair.title(), Technique::LockedCandidates1.title()), ("Naked pair", "Pointing"));
    /// ```
    #[must_use]
    pub const fn title(self) -> &'static str {
        self.row().title
    }

    /// Returns the family of the technique.
    #[must_use]
    pub const fn family(self) -> Family {
        self.row().family
    }

    /// Returns the lowest level of a puzzle that needs the technique.
    ///
    /// ```
    /// use nonet_techniques::{Level, Technique};
    ///
    /// assert_eq!((Technique::NakedPair.level(), Technique::AlsXz.level()), (Level::Medium, Level::Unfair));
    /// ```
    #[must_use]
    pub const fn level(self) -> Level {
        self.row().level
    }

    /// Returns the points that one step of the technique adds to a puzzle's score. None if the technique is not in the rating
    /// order.
    ///
    /// ```
    /// use nonet_techniques::Technique;
    ///
    /// assert_eq!((Technique::NakedPair.score(), Technique::UniqueLoop.score()), (Some(60), None));
    /// ```
    #[must_use]
    pub const fn score(self) -> Option<u32> {
        match self.row().rated {
            Some(rated) => Some(rated.score),
            None => None,
        }
    }

    /// Returns the place of the technique in the rating order, which is the index in HoDoKu's table of techniques. A technique
    /// with a lower place is tried earlier. None if the technique is not in the rating order.
    #[must_use]
    pub const fn rating_place(self) -> Option<u32> {
        match self.row().rated {
            Some(rated) => Some(rated.place),
            None => None,
        }
    }

    /// Returns a key that orders techniques by difficulty: by level, then by score, then by place in hint order.
    ///
    /// ```
    /// use nonet_techniques::Technique;
    ///
    /// let hardest = [Technique::XWing, Technique::XyWing].into_iter().max_by_key(|it| it.hardness());
    /// assert_eq!(hardest, Some(Technique::XyWing)); // both are hard: 140 and 160 points
    /// ```
    #[must_use]
    pub const fn hardness(self) -> (Level, Option<u32>, Technique) {
        (self.level(), self.score(), self)
    }

    /// Returns whether the technique assumes that the puzzle has exactly one solution.
    #[must_use]
    pub const fn assumes_one_solution(self) -> bool {
        matches!(self.family(), Family::Uniqueness) || self.row().assumes_one_solution
    }

    /// Returns whether the technique is off by default, because a person can hardly spot it.
    #[must_use]
    pub const fn is_off_by_default(self) -> bool {
        self.row().off_by_default
    }

    /// Returns whether the technique is harder to see than chains of cells: it uses almost locked sets, groups, exotic patterns
    /// or forcing.
    #[must_use]
    pub const fn is_beyond_chains(self) -> bool {
        matches!(self.family(), Family::Sets | Family::Exotic | Family::Forcing) || self.row().beyond_chains
    }

    /// Returns whether the technique looks at one digit at a time. Such a technique finds nothing where each place of the digit
    /// is in some template, a way to place the digit in all houses at once.
    #[must_use]
    pub const fn is_of_one_digit(self) -> bool {
        self.row().of_one_digit
    }
}

/// Writes the [`name`](Technique::name) of the technique.
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that no technique has. It holds the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseTechniqueError(pub String);

impl fmt::Display for ParseTechniqueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no technique is called {:?}", self.0)
    }
}

impl core::error::Error for ParseTechniqueError {}

/// Reads the [`name`](Technique::name) of a technique.
impl FromStr for Technique {
    type Err = ParseTechniqueError;
    fn from_str(name: &str) -> Result<Technique, ParseTechniqueError> {
        Technique::ALL.into_iter().find(|technique| technique.name() == name).ok_or_else(|| ParseTechniqueError(name.to_owned()))
    }
}

/// A technique is serialized as its name, which stays the same when techniques are added, or as its [id](Technique::id) in binary formats.
#[cfg(feature = "serde")]
mod serde {
    use super::Technique;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    impl Serialize for Technique {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match serializer.is_human_readable() {
                true => serializer.serialize_str(self.name()),
                false => serializer.serialize_u8(self.id()),
            }
        }
    }

    impl<'de> Deserialize<'de> for Technique {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Technique, D::Error> {
            match deserializer.is_human_readable() {
                true => alloc::borrow::Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom),
                false => {
                    let id = u8::deserialize(deserializer)?;
                    Technique::with_id(id).ok_or_else(|| D::Error::custom(format_args!("no technique has the id {id}")))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_differ() {
        for technique in Technique::ALL {
            assert_eq!(technique.name().parse(), Ok(technique));
            assert_eq!(Technique::at(technique.index()), Some(technique));
        }
        let title = "Naked pair".to_owned();
        assert_eq!((title.parse::<Technique>(), Technique::at(Technique::COUNT)), (Err(ParseTechniqueError(title)), None));
    }
}
