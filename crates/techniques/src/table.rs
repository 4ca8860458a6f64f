//! The table of the techniques, a row each.

use crate::{
    Family::{self, Chains, Exotic, Finned, Forcing, LastResort, Patterns, Sets, Singles, Subsets, Uniqueness},
    Level::{self, Easy, Extreme, Hard, Medium, Unfair},
    Technique,
};

/// The data of a technique.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// The number under which binary formats keep the technique. It never changes and is never given to another technique.
    pub(crate) id: u8,
    pub(crate) technique: Technique,
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) family: Family,
    pub(crate) level: Level,
    /// Whether the technique is harder to see than chains of cells, though its family is easier.
    pub(crate) beyond_chains: bool,
    /// Whether the technique looks at one digit at a time, and finds nothing if each place of the digit is in some template.
    pub(crate) of_one_digit: bool,
    pub(crate) off_by_default: bool,
    /// Whether the technique assumes that the puzzle has one solution, though its family is not [`Family::Uniqueness`].
    pub(crate) assumes_one_solution: bool,
    pub(crate) rated: Option<Rated>,
}

/// A technique's entry in the rating order.
#[derive(Clone, Copy)]
pub(crate) struct Rated {
    /// The place. Techniques with a lower place are tried earlier; of equals, the one that comes first in hint order.
    pub(crate) place: u32,
    pub(crate) score: u32,
}

const fn row(id: u8, technique: Technique, name: &'static str, title: &'static str, family: Family, level: Level) -> Row {
    let (beyond_chains, of_one_digit, off_by_default, assumes_one_solution, rated) = (false, false, false, false, None);
    Row { id, technique, name, title, family, level, beyond_chains, of_one_digit, off_by_default, assumes_one_solution, rated }
}

impl Row {
    const fn beyond_chains(self) -> Row {
        Row { beyond_chains: true, ..self }
    }

    const fn of_one_digit(self) -> Row {
        Row { of_one_digit: true, ..self }
    }

    const fn off_by_default(self) -> Row {
        Row { off_by_default: true, ..self }
    }

    const fn assuming_one_solution(self) -> Row {
        Row { assumes_one_solution: true, ..self }
    }

    const fn rated(self, place: u32, score: u32) -> Row {
        Row { rated: Some(Rated { place, score }), ..self }
    }
}

/// The rows, in hint order. Names, levels and scores are those of HoDoKu 2.2.0's table of techniques, and the place in the rating order
/// is the index there. A technique that HoDoKu lacks or has switched off is not rated.
///
/// The ids are no order: a new technique takes the next free id, wherever its row stands, and a row that is moved takes its id along.
/// `tests/ids.txt` lists all that were ever given.
pub(crate) const TABLE: [Row; 80] = [
    row(0, Technique::FullHouse, "full_house", "Full house", Singles, Easy).rated(100, 4),
    row(1, Technique::HiddenSingle, "hidden_single", "Hidden single", Singles, Easy).rated(300, 14),
    row(2, Technique::NakedSingle, "naked_single", "Naked single", Singles, Easy).rated(200, 4),
    row(3, Technique::LockedCandidates1, "locked_candidates_1", "Pointing", Subsets, Medium).rated(1200, 50),
    row(4, Technique::LockedCandidates2, "locked_candidates_2", "Claiming", Subsets, Medium).rated(1210, 50),
    row(5, Technique::LockedPair, "locked_pair", "Locked pair", Subsets, Medium).rated(1000, 40),
    row(6, Technique::LockedTriple, "locked_triple", "Locked triple", Subsets, Medium).rated(1100, 60),
    row(7, Technique::NakedPair, "naked_pair", "Naked pair", Subsets, Medium).rated(1300, 60),
    row(8, Technique::HiddenPair, "hidden_pair", "Hidden pair", Subsets, Medium).rated(1500, 70),
    row(9, Technique::NakedTriple, "naked_triple", "Naked triple", Subsets, Medium).rated(1400, 80),
    row(10, Technique::HiddenTriple, "hidden_triple", "Hidden triple", Subsets, Medium).rated(1600, 100),
    row(11, Technique::XWing, "x_wing", "X-wing", Patterns, Hard).of_one_digit().rated(2200, 140),
    row(12, Technique::Swordfish, "swordfish", "Swordfish", Patterns, Hard).of_one_digit().rated(2300, 150),
    row(13, Technique::NakedQuadruple, "naked_quadruple", "Naked quadruple", Patterns, Hard).rated(2000, 120),
    row(14, Technique::HiddenQuadruple, "hidden_quadruple", "Hidden quadruple", Patterns, Hard).rated(2100, 150),
    row(15, Technique::Jellyfish, "jellyfish", "Jellyfish", Patterns, Hard).of_one_digit().rated(2400, 160),
    row(16, Technique::Skyscraper, "skyscraper", "Skyscraper", Patterns, Hard).of_one_digit().rated(3000, 130),
    row(17, Technique::TwoStringKite, "two_string_kite", "Two-string kite", Patterns, Hard).of_one_digit().rated(3100, 150),
    row(18, Technique::TurbotFish, "turbot_fish", "Turbot fish", Patterns, Hard).of_one_digit().rated(3120, 120),
    row(19, Technique::EmptyRectangle, "empty_rectangle", "Empty rectangle", Patterns, Hard).of_one_digit().rated(3170, 120),
    row(20, Technique::XyWing, "xy_wing", "XY-wing", Patterns, Hard).rated(3300, 160),
    row(21, Technique::XyzWing, "xyz_wing", "XYZ-wing", Patterns, Hard).rated(3400, 180),
    row(22, Technique::WWing, "w_wing", "W-wing", Patterns, Hard).rated(3200, 150),
    row(23, Technique::RemotePair, "remote_pair", "Remote pair", Patterns, Hard).rated(2800, 110),
    row(24, Technique::SimpleColors, "simple_colors", "Simple colours", Patterns, Hard).of_one_digit().rated(5330, 150),
    row(25, Technique::MultiColors, "multi_colors", "Multi-colours", Patterns, Hard).of_one_digit().rated(5360, 200),
    row(26, Technique::Uniqueness1, "uniqueness_1", "Unique rectangle 1", Uniqueness, Hard).rated(3500, 100),
    row(27, Technique::Uniqueness2, "uniqueness_2", "Unique rectangle 2", Uniqueness, Hard).rated(3600, 100),
    row(28, Technique::Uniqueness5, "uniqueness_5", "Unique rectangle 5", Uniqueness, Hard).rated(3900, 100),
    row(29, Technique::Uniqueness3, "uniqueness_3", "Unique rectangle 3", Uniqueness, Hard).rated(3700, 100),
    row(30, Technique::Uniqueness4, "uniqueness_4", "Unique rectangle 4", Uniqueness, Hard).rated(3800, 100),
    row(31, Technique::Uniqueness6, "uniqueness_6", "Unique rectangle 6", Uniqueness, Hard).rated(4000, 100),
    row(32, Technique::HiddenRectangle, "hidden_rectangle", "Hidden rectangle", Uniqueness, Hard).rated(4010, 100),
    row(33, Technique::AvoidableRectangle1, "avoidable_rectangle_1", "Avoidable rectangle 1", Uniqueness, Hard).rated(4020, 100),
    row(34, Technique::AvoidableRectangle2, "avoidable_rectangle_2", "Avoidable rectangle 2", Uniqueness, Hard).rated(4030, 100),
    row(35, Technique::UniqueLoop, "unique_loop", "Unique loop", Uniqueness, Hard),
    row(36, Technique::BugPlus1, "bug_plus_1", "BUG + 1", Uniqueness, Hard).rated(2900, 100),
    row(37, Technique::BugPlusN, "bugn", "BUG + n", Uniqueness, Hard),
    row(38, Technique::FinnedXWing, "finned_x_wing", "Finned X-wing", Finned, Hard).of_one_digit().rated(4100, 130),
    row(39, Technique::SashimiXWing, "sashimi_x_wing", "Sashimi X-wing", Finned, Hard).of_one_digit().rated(4200, 150),
    row(40, Technique::FinnedSwordfish, "finned_swordfish", "Finned swordfish", Finned, Unfair).of_one_digit().rated(4300, 200),
    row(41, Technique::SashimiSwordfish, "sashimi_swordfish", "Sashimi swordfish", Finned, Unfair)
        .of_one_digit()
        .rated(4400, 240),
    row(42, Technique::FinnedJellyfish, "finned_jellyfish", "Finned jellyfish", Finned, Unfair).of_one_digit().rated(4500, 250),
    row(43, Technique::SashimiJellyfish, "sashimi_jellyfish", "Sashimi jellyfish", Finned, Unfair)
        .of_one_digit()
        .rated(4600, 260),
    row(44, Technique::WxyzWing, "wxyz_wing", "WXYZ-wing", Finned, Hard),
    row(45, Technique::AlmostLockedPair, "almost_locked_pair", "Almost locked pair", Finned, Unfair).beyond_chains(),
    row(46, Technique::AlmostLockedTriple, "almost_locked_triple", "Almost locked triple", Finned, Unfair).beyond_chains(),
    row(47, Technique::Firework, "firework", "Firework", Finned, Unfair).beyond_chains(),
    row(48, Technique::SueDeCoq, "sue_de_coq", "Sue de Coq", Finned, Unfair).rated(5300, 250),
    row(49, Technique::XChain, "x_chain", "X-chain", Chains, Unfair).of_one_digit().rated(5400, 260),
    row(50, Technique::FinnedFrankenXWing, "finned_franken_x_wing", "Finned Franken X-wing", Exotic, Unfair)
        .of_one_digit()
        .rated(6700, 390),
    row(51, Technique::GroupedXChain, "grouped_x_chain", "Grouped X-chain", Sets, Unfair).of_one_digit(),
    row(52, Technique::Medusa3d, "medusa3d", "3D Medusa", Chains, Unfair),
    row(53, Technique::XyChain, "xy_chain", "XY-chain", Chains, Unfair).rated(5500, 260),
    row(54, Technique::NiceLoop, "nice_loop", "Nice loop or AIC", Chains, Unfair).rated(5600, 280),
    row(55, Technique::GroupedNiceLoop, "grouped_nice_loop", "Grouped nice loop or AIC", Sets, Unfair).rated(5650, 300),
    row(56, Technique::FrankenSwordfish, "franken_swordfish", "Franken swordfish", Exotic, Unfair)
        .of_one_digit()
        .rated(6200, 350),
    row(57, Technique::FinnedFrankenSwordfish, "finned_franken_swordfish", "Finned Franken swordfish", Exotic, Unfair)
        .of_one_digit()
        .rated(6800, 410),
    row(58, Technique::AlsXz, "als_xz", "ALS-XZ", Sets, Unfair).rated(5700, 300),
    row(59, Technique::AlsXyWing, "als_xy_wing", "ALS-XY-wing", Sets, Unfair).rated(5800, 320),
    row(60, Technique::AlsXyChain, "als_xy_chain", "ALS-XY-chain", Sets, Unfair).rated(5900, 340),
    row(61, Technique::AlsAic, "als_chain", "Nice loop or AIC with ALS", Sets, Unfair),
    row(62, Technique::DeathBlossom, "death_blossom", "Death blossom", Sets, Unfair),
    row(63, Technique::AicUr, "aic_ur", "AIC with unique rectangle", Sets, Unfair).assuming_one_solution(),
    row(64, Technique::FrankenJellyfish, "franken_jellyfish", "Franken jellyfish", Exotic, Unfair).of_one_digit(),
    row(65, Technique::FinnedFrankenJellyfish, "finned_franken_jellyfish", "Finned Franken jellyfish", Exotic, Unfair)
        .of_one_digit(),
    row(66, Technique::MutantFish, "mutant_fish", "Mutant fish", Exotic, Extreme).of_one_digit().off_by_default(),
    row(67, Technique::FinnedMutantFish, "finned_mutant_fish", "Finned mutant fish", Exotic, Extreme)
        .of_one_digit()
        .off_by_default(),
    row(68, Technique::KrakenFish, "kraken_fish", "Kraken fish", Exotic, Extreme).off_by_default(),
    row(69, Technique::SkLoop, "sk_loop", "SK-loop", Exotic, Extreme),
    row(70, Technique::MultiSectorLockedSet, "msls", "Multi-sector locked set", Exotic, Extreme),
    row(71, Technique::Tridagon, "tridagon", "Tridagon", Exotic, Extreme),
    row(72, Technique::JuniorExocet, "junior_exocet", "Junior exocet", Exotic, Extreme),
    row(73, Technique::Nishio, "nishio_fc", "Nishio", Forcing, Extreme).of_one_digit(),
    // HoDoKu's forcing chain is either of the next two.
    row(74, Technique::CellForcingChain, "cell_forcing_chain", "Cell forcing chain", Forcing, Extreme).rated(8500, 500),
    row(75, Technique::HouseForcingChain, "house_forcing_chain", "House forcing chain", Forcing, Extreme).rated(8500, 500),
    row(76, Technique::ForcingNet, "forcing_net", "Forcing net", Forcing, Extreme).rated(8600, 700),
    row(77, Technique::TemplateSet, "template_set", "Template set", Forcing, Extreme).off_by_default(),
    row(78, Technique::TemplateDelete, "template_del", "Template delete", Forcing, Extreme).off_by_default(),
    // HoDoKu guesses where no net is left; a trial is scored as a net.
    row(79, Technique::Trial, "trial", "Trial by contradiction", LastResort, Extreme).rated(8900, 700),
];
