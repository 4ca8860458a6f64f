//! The techniques by name: what they are called, how hard they are held to be, and the two orders in which they are tried.

use nonet_core::Level;
use std::{
    fmt,
    ops::{BitOr, Sub},
    str::FromStr,
};

/// A way to reason, from the easiest to the last resort. The order of the variants is the hint order: what a person should
/// look for first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// The only place that a house has left for a digit.
    HiddenSingle,
    /// The only digit that a cell has left.
    NakedSingle,
    /// A digit of a box that lies in one line only (pointing).
    LockedCandidates1,
    /// A digit of a line that lies in one box only (claiming).
    LockedCandidates2,
    /// A naked pair where a line and a box meet, which clears both.
    LockedPair,
    /// A naked triple where a line and a box meet, which clears both.
    LockedTriple,
    /// Two cells of a house with two digits.
    NakedPair,
    /// Two digits of a house with two places.
    HiddenPair,
    /// Three cells of a house with three digits.
    NakedTriple,
    /// Three digits of a house with three places.
    HiddenTriple,
    /// A fish of two lines.
    XWing,
    /// A fish of three lines.
    Swordfish,
    /// Four cells of a house with four digits.
    NakedQuadruple,
    /// Four digits of a house with four places.
    HiddenQuadruple,
    /// A fish of four lines.
    Jellyfish,
    /// Two strong links in parallel lines, joined in a line.
    Skyscraper,
    /// Strong links in a row and a column, joined in a box.
    TwoStringKite,
    /// Two strong links, one of them in a box, joined by a weak one.
    TurbotFish,
    /// A box with a digit on one row and one column, and a strong link.
    EmptyRectangle,
    /// A pivot of two digits and two pincers.
    XyWing,
    /// A pivot of three digits and two pincers.
    XyzWing,
    /// Two equal cells of two digits, joined by a strong link.
    WWing,
    /// A chain of equal cells of two digits.
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
    /// A bivalue universal grave but for one candidate.
    BugPlus1,
    /// A bivalue universal grave but for several candidates.
    BugPlusN,
    /// An X-wing but for some places in one box.
    FinnedXWing,
    /// A finned X-wing that lacks a corner.
    SashimiXWing,
    /// A swordfish but for some places in one box.
    FinnedSwordfish,
    /// A finned swordfish with a line of one place.
    SashimiSwordfish,
    /// A jellyfish but for some places in one box.
    FinnedJellyfish,
    /// A finned jellyfish with a line of one place.
    SashimiJellyfish,
    /// Four cells of a line and a box with four digits.
    WxyzWing,
    /// A pair of which one digit is where a line and a box meet.
    AlmostLockedPair,
    /// A triple of which one digit is where a line and a box meet.
    AlmostLockedTriple,
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
    /// An alternating inference chain, open or closed.
    NiceLoop,
    /// An alternating inference chain with groups of cells.
    GroupedNiceLoop,
    /// A swordfish with boxes among its houses.
    FrankenSwordfish,
    /// A Franken swordfish with fins.
    FinnedFrankenSwordfish,
    /// Two almost locked sets, linked by one digit or two.
    AlsXz,
    /// Three almost locked sets in a row.
    AlsXyWing,
    /// Four or more almost locked sets in a row.
    AlsXyChain,
    /// An alternating inference chain through almost locked sets.
    AlsNiceLoop,
    /// A cell, and an almost locked set for each of its candidates.
    DeathBlossom,
    /// A jellyfish with boxes among its houses.
    FrankenJellyfish,
    /// A Franken jellyfish with fins.
    FinnedFrankenJellyfish,
    /// A fish with any houses.
    MutantFish,
    /// A fish with any houses, and with fins.
    FinnedMutantFish,
    /// A candidate that its own digit refutes.
    Nishio,
    /// Chains from all candidates of a cell.
    CellForcingChain,
    /// Chains from all places of a digit in a house.
    HouseForcingChain,
    /// Singles that refute a candidate, or that lead from all cases to the same.
    ForcingNet,
    /// What is in all templates of a digit.
    TemplateSet,
    /// What is in no template of a digit.
    TemplateDelete,
    /// Trial by contradiction: assume a candidate, and reach what cannot be.
    Trial,
}

/// The family that a technique belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Singles: one digit goes into one cell.
    Singles,
    /// Intersections and subsets, without links between houses.
    Subsets,
    /// Large subsets, fish, single-digit patterns, wings, colours.
    Patterns,
    /// What rests on the puzzle's having one solution.
    Uniqueness,
    /// Finned fish and bigger wings.
    Finned,
    /// Chains of any length.
    Chains,
    /// Chains with groups, and almost locked sets.
    Sets,
    /// Fish of rows, columns and boxes.
    Exotic,
    /// What follows in every case.
    Forcing,
    /// What is left when nothing else is.
    LastResort,
}

/// What is known of a technique.
struct Row {
    technique: Technique,
    name: &'static str,
    title: &'static str,
    phase: Phase,
    level: Level,
    score: Option<u32>,
}

/// One row a technique, in hint order. Names, levels and scores are those of HoDoKu 2.2.0's technique table; a technique that
/// it lacks or has switched off has no score, and is no part of the rating order.
const TABLE: [Row; Technique::COUNT] = {
    use Level::{Easy, Extreme, Hard, Medium, Unfair};
    use Phase::{Chains, Exotic, Finned, Forcing, LastResort, Patterns, Sets, Singles, Subsets, Uniqueness};
    use Technique as T;
    const fn row(
        technique: Technique,
        name: &'static str,
        title: &'static str,
        phase: Phase,
        level: Level,
        score: Option<u32>,
    ) -> Row {
        Row { technique, name, title, phase, level, score }
    }
    [
        row(T::FullHouse, "full_house", "Full house", Singles, Easy, Some(4)),
        row(T::HiddenSingle, "hidden_single", "Hidden single", Singles, Easy, Some(14)),
        row(T::NakedSingle, "naked_single", "Naked single", Singles, Easy, Some(4)),
        row(T::LockedCandidates1, "locked_candidates_1", "Pointing", Subsets, Medium, Some(50)),
        row(T::LockedCandidates2, "locked_candidates_2", "Claiming", Subsets, Medium, Some(50)),
        row(T::LockedPair, "locked_pair", "Locked pair", Subsets, Medium, Some(40)),
        row(T::LockedTriple, "locked_triple", "Locked triple", Subsets, Medium, Some(60)),
        row(T::NakedPair, "naked_pair", "Naked pair", Subsets, Medium, Some(60)),
        row(T::HiddenPair, "hidden_pair", "Hidden pair", Subsets, Medium, Some(70)),
        row(T::NakedTriple, "naked_triple", "Naked triple", Subsets, Medium, Some(80)),
        row(T::HiddenTriple, "hidden_triple", "Hidden triple", Subsets, Medium, Some(100)),
        row(T::XWing, "x_wing", "X-wing", Patterns, Hard, Some(140)),
        row(T::Swordfish, "swordfish", "Swordfish", Patterns, Hard, Some(150)),
        row(T::NakedQuadruple, "naked_quadruple", "Naked quadruple", Patterns, Hard, Some(120)),
        row(T::HiddenQuadruple, "hidden_quadruple", "Hidden quadruple", Patterns, Hard, Some(150)),
        row(T::Jellyfish, "jellyfish", "Jellyfish", Patterns, Hard, Some(160)),
        row(T::Skyscraper, "skyscraper", "Skyscraper", Patterns, Hard, Some(130)),
        row(T::TwoStringKite, "two_string_kite", "Two-string kite", Patterns, Hard, Some(150)),
        row(T::TurbotFish, "turbot_fish", "Turbot fish", Patterns, Hard, Some(120)),
        row(T::EmptyRectangle, "empty_rectangle", "Empty rectangle", Patterns, Hard, Some(120)),
        row(T::XyWing, "xy_wing", "XY-wing", Patterns, Hard, Some(160)),
        row(T::XyzWing, "xyz_wing", "XYZ-wing", Patterns, Hard, Some(180)),
        row(T::WWing, "w_wing", "W-wing", Patterns, Hard, Some(150)),
        row(T::RemotePair, "remote_pair", "Remote pair", Patterns, Hard, Some(110)),
        row(T::SimpleColors, "simple_colors", "Simple colours", Patterns, Hard, Some(150)),
        row(T::MultiColors, "multi_colors", "Multi-colours", Patterns, Hard, Some(200)),
        row(T::Uniqueness1, "uniqueness_1", "Unique rectangle 1", Uniqueness, Hard, Some(100)),
        row(T::Uniqueness2, "uniqueness_2", "Unique rectangle 2", Uniqueness, Hard, Some(100)),
        row(T::Uniqueness5, "uniqueness_5", "Unique rectangle 5", Uniqueness, Hard, Some(100)),
        row(T::Uniqueness3, "uniqueness_3", "Unique rectangle 3", Uniqueness, Hard, Some(100)),
        row(T::Uniqueness4, "uniqueness_4", "Unique rectangle 4", Uniqueness, Hard, Some(100)),
        row(T::Uniqueness6, "uniqueness_6", "Unique rectangle 6", Uniqueness, Hard, Some(100)),
        row(T::HiddenRectangle, "hidden_rectangle", "Hidden rectangle", Uniqueness, Hard, Some(100)),
        row(T::AvoidableRectangle1, "avoidable_rectangle_1", "Avoidable rectangle 1", Uniqueness, Hard, Some(100)),
        row(T::AvoidableRectangle2, "avoidable_rectangle_2", "Avoidable rectangle 2", Uniqueness, Hard, Some(100)),
        row(T::UniqueLoop, "unique_loop", "Unique loop", Uniqueness, Hard, None),
        row(T::BugPlus1, "bug_plus_1", "BUG + 1", Uniqueness, Hard, Some(100)),
        row(T::BugPlusN, "bugn", "BUG + n", Uniqueness, Hard, None),
        row(T::FinnedXWing, "finned_x_wing", "Finned X-wing", Finned, Hard, Some(130)),
        row(T::SashimiXWing, "sashimi_x_wing", "Sashimi X-wing", Finned, Hard, Some(150)),
        row(T::FinnedSwordfish, "finned_swordfish", "Finned swordfish", Finned, Unfair, Some(200)),
        row(T::SashimiSwordfish, "sashimi_swordfish", "Sashimi swordfish", Finned, Unfair, Some(240)),
        row(T::FinnedJellyfish, "finned_jellyfish", "Finned jellyfish", Finned, Unfair, Some(250)),
        row(T::SashimiJellyfish, "sashimi_jellyfish", "Sashimi jellyfish", Finned, Unfair, Some(260)),
        row(T::WxyzWing, "wxyz_wing", "WXYZ-wing", Finned, Hard, None),
        row(T::AlmostLockedPair, "almost_locked_pair", "Almost locked pair", Finned, Unfair, None),
        row(T::AlmostLockedTriple, "almost_locked_triple", "Almost locked triple", Finned, Unfair, None),
        row(T::SueDeCoq, "sue_de_coq", "Sue de Coq", Finned, Unfair, Some(250)),
        row(T::XChain, "x_chain", "X-chain", Chains, Unfair, Some(260)),
        row(T::FinnedFrankenXWing, "finned_franken_x_wing", "Finned Franken X-wing", Exotic, Unfair, Some(390)),
        row(T::GroupedXChain, "grouped_x_chain", "Grouped X-chain", Sets, Unfair, None),
        row(T::Medusa3d, "medusa3d", "3D Medusa", Chains, Unfair, None),
        row(T::XyChain, "xy_chain", "XY-chain", Chains, Unfair, Some(260)),
        row(T::NiceLoop, "nice_loop", "Nice loop or AIC", Chains, Unfair, Some(280)),
        row(T::GroupedNiceLoop, "grouped_nice_loop", "Grouped nice loop or AIC", Sets, Unfair, Some(300)),
        row(T::FrankenSwordfish, "franken_swordfish", "Franken swordfish", Exotic, Unfair, Some(350)),
        row(T::FinnedFrankenSwordfish, "finned_franken_swordfish", "Finned Franken swordfish", Exotic, Unfair, Some(410)),
        row(T::AlsXz, "als_xz", "ALS-XZ", Sets, Unfair, Some(300)),
        row(T::AlsXyWing, "als_xy_wing", "ALS-XY-wing", Sets, Unfair, Some(320)),
        row(T::AlsXyChain, "als_xy_chain", "ALS-XY-chain", Sets, Unfair, Some(340)),
        row(T::AlsNiceLoop, "als_chain", "Nice loop or AIC with ALS", Sets, Unfair, None),
        row(T::DeathBlossom, "death_blossom", "Death blossom", Sets, Unfair, None),
        row(T::FrankenJellyfish, "franken_jellyfish", "Franken jellyfish", Exotic, Unfair, None),
        row(T::FinnedFrankenJellyfish, "finned_franken_jellyfish", "Finned Franken jellyfish", Exotic, Unfair, None),
        row(T::MutantFish, "mutant_fish", "Mutant fish", Exotic, Extreme, None),
        row(T::FinnedMutantFish, "finned_mutant_fish", "Finned mutant fish", Exotic, Extreme, None),
        row(T::Nishio, "nishio_fc", "Nishio", Forcing, Extreme, None),
        // HoDoKu's forcing chain is either of the next two.
        row(T::CellForcingChain, "cell_forcing_chain", "Cell forcing chain", Forcing, Extreme, Some(500)),
        row(T::HouseForcingChain, "house_forcing_chain", "House forcing chain", Forcing, Extreme, Some(500)),
        row(T::ForcingNet, "forcing_net", "Forcing net", Forcing, Extreme, Some(700)),
        row(T::TemplateSet, "template_set", "Template set", Forcing, Extreme, None),
        row(T::TemplateDelete, "template_del", "Template delete", Forcing, Extreme, None),
        // HoDoKu guesses where no net is left; a trial is scored as a net.
        row(T::Trial, "trial", "Trial by contradiction", LastResort, Extreme, Some(700)),
    ]
};

/// The rating order: HoDoKu's, by which level, score and hardest technique are found.
pub(super) const RATING_ORDER: &[Technique] = &[
    Technique::FullHouse,
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::LockedCandidates1,
    Technique::LockedCandidates2,
    Technique::NakedPair,
    Technique::NakedTriple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::NakedQuadruple,
    Technique::HiddenQuadruple,
    Technique::XWing,
    Technique::Swordfish,
    Technique::Jellyfish,
    Technique::RemotePair,
    Technique::BugPlus1,
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::TurbotFish,
    Technique::EmptyRectangle,
    Technique::WWing,
    Technique::XyWing,
    Technique::XyzWing,
    Technique::Uniqueness1,
    Technique::Uniqueness2,
    Technique::Uniqueness3,
    Technique::Uniqueness4,
    Technique::Uniqueness5,
    Technique::Uniqueness6,
    Technique::HiddenRectangle,
    Technique::AvoidableRectangle1,
    Technique::AvoidableRectangle2,
    Technique::FinnedXWing,
    Technique::SashimiXWing,
    Technique::FinnedSwordfish,
    Technique::SashimiSwordfish,
    Technique::FinnedJellyfish,
    Technique::SashimiJellyfish,
    Technique::SueDeCoq,
    Technique::SimpleColors,
    Technique::MultiColors,
    Technique::XChain,
    Technique::XyChain,
    Technique::NiceLoop,
    Technique::GroupedNiceLoop,
    Technique::AlsXz,
    Technique::AlsXyWing,
    Technique::AlsXyChain,
    Technique::FrankenSwordfish,
    Technique::FinnedFrankenXWing,
    Technique::FinnedFrankenSwordfish,
    Technique::CellForcingChain,
    Technique::HouseForcingChain,
    Technique::ForcingNet,
    Technique::Trial,
];

impl Technique {
    /// How many there are.
    pub const COUNT: usize = 73;

    /// All of them, in hint order.
    pub const ALL: [Technique; Technique::COUNT] = {
        let mut all = [Technique::FullHouse; Technique::COUNT];
        let mut i = 0;
        while i < Technique::COUNT {
            assert!(TABLE[i].technique as usize == i, "the table is in the order of the variants");
            all[i] = TABLE[i].technique;
            i += 1;
        }
        all
    };

    /// Whether it rests on the puzzle's having one solution.
    #[must_use]
    pub const fn assumes_one_solution(self) -> bool {
        matches!(self.phase(), Phase::Uniqueness)
    }

    /// Whether it is of a family beyond chains of cells: almost locked, with groups or sets, exotic, or forcing.
    pub(super) const fn is_beyond_chains(self) -> bool {
        matches!(self.phase(), Phase::Sets | Phase::Exotic | Phase::Forcing)
            || matches!(self, Technique::AlmostLockedPair | Technique::AlmostLockedTriple)
    }

    /// Its place in [`Technique::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in files, addresses and commands: `naked_pair`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].name
    }

    /// Its English name: `Naked pair`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        TABLE[self as usize].title
    }

    /// The family it belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        TABLE[self as usize].phase
    }

    /// The least level of a puzzle that needs it.
    #[must_use]
    pub const fn level(self) -> Level {
        TABLE[self as usize].level
    }

    /// What one step of it adds to a puzzle's score; none if the rating order lacks it.
    #[must_use]
    pub const fn score(self) -> Option<u32> {
        TABLE[self as usize].score
    }
}

/// Its [`name`](Technique::name).
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No technique has this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchTechnique;

impl fmt::Display for NoSuchTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such technique")
    }
}

impl std::error::Error for NoSuchTechnique {}

impl FromStr for Technique {
    type Err = NoSuchTechnique;
    fn from_str(name: &str) -> Result<Technique, NoSuchTechnique> {
        Technique::ALL.into_iter().find(|technique| technique.name() == name).ok_or(NoSuchTechnique)
    }
}

/// A set of techniques. Bit *i* stands for the technique with index *i*.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TechniqueSet(u128); // Invariant: below 2^COUNT.

impl TechniqueSet {
    /// No technique.
    pub const EMPTY: TechniqueSet = TechniqueSet(0);

    /// All that rest on the puzzle's having one solution.
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

    /// What is looked for only if it is chosen: what a computer sees, and hardly a person.
    pub const UNLESS_CHOSEN: TechniqueSet = TechniqueSet::EMPTY
        .with(Technique::MutantFish)
        .with(Technique::FinnedMutantFish)
        .with(Technique::TemplateSet)
        .with(Technique::TemplateDelete);

    /// With the technique added.
    #[must_use]
    pub const fn with(self, technique: Technique) -> TechniqueSet {
        TechniqueSet(self.0 | 1 << technique.index())
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// They, in hint order.
    pub fn iter(self) -> impl Iterator<Item = Technique> {
        Technique::ALL.into_iter().filter(move |technique| self.contains(*technique))
    }

    /// Whether the technique is one of them.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_differ() {
        for technique in Technique::ALL {
            assert_eq!(technique.name().parse(), Ok(technique));
        }
        assert_eq!("Naked pair".parse::<Technique>(), Err(NoSuchTechnique));
        let all: TechniqueSet = Technique::ALL.into_iter().collect();
        assert!(all.iter().eq(Technique::ALL));
    }

    #[test]
    fn what_has_a_score_is_in_the_rating_order_once() {
        for technique in Technique::ALL {
            let times = RATING_ORDER.iter().filter(|&&rated| rated == technique).count();
            assert_eq!(times, usize::from(technique.score().is_some()), "{technique}");
        }
    }
}
