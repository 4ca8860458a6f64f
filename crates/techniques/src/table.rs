//! The table of the techniques, a row each.

use crate::{
    Level::{self, Easy, Extreme, Hard, Medium, Unfair},
    Phase::{self, Chains, Exotic, Finned, Forcing, LastResort, Patterns, Sets, Singles, Subsets, Uniqueness},
    Technique,
};

/// The data of a technique.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    pub(crate) technique: Technique,
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) phase: Phase,
    pub(crate) level: Level,
    /// Whether the technique is harder to see than chains of cells, though its phase is easier.
    pub(crate) beyond_chains: bool,
    /// Whether the technique looks at one digit at a time, and finds nothing if each place of the digit is in some template.
    pub(crate) of_one_digit: bool,
    pub(crate) off_by_default: bool,
    /// Whether the technique assumes that the puzzle has one solution, though its phase is not [`Phase::Uniqueness`].
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

const fn row(technique: Technique, name: &'static str, title: &'static str, phase: Phase, level: Level) -> Row {
    let (beyond_chains, of_one_digit, off_by_default, assumes_one_solution) = (false, false, false, false);
    Row { technique, name, title, phase, level, beyond_chains, of_one_digit, off_by_default, assumes_one_solution, rated: None }
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
pub(crate) const TABLE: [Row; 80] = [
    row(Technique::FullHouse, "full_house", "Full house", Singles, Easy).rated(100, 4),
    row(Technique::HiddenSingle, "hidden_single", "Hidden single", Singles, Easy).rated(300, 14),
    row(Technique::NakedSingle, "naked_single", "Naked single", Singles, Easy).rated(200, 4),
    row(Technique::LockedCandidates1, "locked_candidates_1", "Pointing", Subsets, Medium).rated(1200, 50),
    row(Technique::LockedCandidates2, "locked_candidates_2", "Claiming", Subsets, Medium).rated(1210, 50),
    row(Technique::LockedPair, "locked_pair", "Locked pair", Subsets, Medium).rated(1000, 40),
    row(Technique::LockedTriple, "locked_triple", "Locked triple", Subsets, Medium).rated(1100, 60),
    row(Technique::NakedPair, "naked_pair", "Naked pair", Subsets, Medium).rated(1300, 60),
    row(Technique::HiddenPair, "hidden_pair", "Hidden pair", Subsets, Medium).rated(1500, 70),
    row(Technique::NakedTriple, "naked_triple", "Naked triple", Subsets, Medium).rated(1400, 80),
    row(Technique::HiddenTriple, "hidden_triple", "Hidden triple", Subsets, Medium).rated(1600, 100),
    row(Technique::XWing, "x_wing", "X-wing", Patterns, Hard).of_one_digit().rated(2200, 140),
    row(Technique::Swordfish, "swordfish", "Swordfish", Patterns, Hard).of_one_digit().rated(2300, 150),
    row(Technique::NakedQuadruple, "naked_quadruple", "Naked quadruple", Patterns, Hard).rated(2000, 120),
    row(Technique::HiddenQuadruple, "hidden_quadruple", "Hidden quadruple", Patterns, Hard).rated(2100, 150),
    row(Technique::Jellyfish, "jellyfish", "Jellyfish", Patterns, Hard).of_one_digit().rated(2400, 160),
    row(Technique::Skyscraper, "skyscraper", "Skyscraper", Patterns, Hard).of_one_digit().rated(3000, 130),
    row(Technique::TwoStringKite, "two_string_kite", "Two-string kite", Patterns, Hard).of_one_digit().rated(3100, 150),
    row(Technique::TurbotFish, "turbot_fish", "Turbot fish", Patterns, Hard).of_one_digit().rated(3120, 120),
    row(Technique::EmptyRectangle, "empty_rectangle", "Empty rectangle", Patterns, Hard).of_one_digit().rated(3170, 120),
    row(Technique::XyWing, "xy_wing", "XY-wing", Patterns, Hard).rated(3300, 160),
    row(Technique::XyzWing, "xyz_wing", "XYZ-wing", Patterns, Hard).rated(3400, 180),
    row(Technique::WWing, "w_wing", "W-wing", Patterns, Hard).rated(3200, 150),
    row(Technique::RemotePair, "remote_pair", "Remote pair", Patterns, Hard).rated(2800, 110),
    row(Technique::SimpleColors, "simple_colors", "Simple colours", Patterns, Hard).of_one_digit().rated(5330, 150),
    row(Technique::MultiColors, "multi_colors", "Multi-colours", Patterns, Hard).of_one_digit().rated(5360, 200),
    row(Technique::Uniqueness1, "uniqueness_1", "Unique rectangle 1", Uniqueness, Hard).rated(3500, 100),
    row(Technique::Uniqueness2, "uniqueness_2", "Unique rectangle 2", Uniqueness, Hard).rated(3600, 100),
    row(Technique::Uniqueness5, "uniqueness_5", "Unique rectangle 5", Uniqueness, Hard).rated(3900, 100),
    row(Technique::Uniqueness3, "uniqueness_3", "Unique rectangle 3", Uniqueness, Hard).rated(3700, 100),
    row(Technique::Uniqueness4, "uniqueness_4", "Unique rectangle 4", Uniqueness, Hard).rated(3800, 100),
    row(Technique::Uniqueness6, "uniqueness_6", "Unique rectangle 6", Uniqueness, Hard).rated(4000, 100),
    row(Technique::HiddenRectangle, "hidden_rectangle", "Hidden rectangle", Uniqueness, Hard).rated(4010, 100),
    row(Technique::AvoidableRectangle1, "avoidable_rectangle_1", "Avoidable rectangle 1", Uniqueness, Hard).rated(4020, 100),
    row(Technique::AvoidableRectangle2, "avoidable_rectangle_2", "Avoidable rectangle 2", Uniqueness, Hard).rated(4030, 100),
    row(Technique::UniqueLoop, "unique_loop", "Unique loop", Uniqueness, Hard),
    row(Technique::BugPlus1, "bug_plus_1", "BUG + 1", Uniqueness, Hard).rated(2900, 100),
    row(Technique::BugPlusN, "bugn", "BUG + n", Uniqueness, Hard),
    row(Technique::FinnedXWing, "finned_x_wing", "Finned X-wing", Finned, Hard).of_one_digit().rated(4100, 130),
    row(Technique::SashimiXWing, "sashimi_x_wing", "Sashimi X-wing", Finned, Hard).of_one_digit().rated(4200, 150),
    row(Technique::FinnedSwordfish, "finned_swordfish", "Finned swordfish", Finned, Unfair).of_one_digit().rated(4300, 200),
    row(Technique::SashimiSwordfish, "sashimi_swordfish", "Sashimi swordfish", Finned, Unfair).of_one_digit().rated(4400, 240),
    row(Technique::FinnedJellyfish, "finned_jellyfish", "Finned jellyfish", Finned, Unfair).of_one_digit().rated(4500, 250),
    row(Technique::SashimiJellyfish, "sashimi_jellyfish", "Sashimi jellyfish", Finned, Unfair).of_one_digit().rated(4600, 260),
    row(Technique::WxyzWing, "wxyz_wing", "WXYZ-wing", Finned, Hard),
    row(Technique::AlmostLockedPair, "almost_locked_pair", "Almost locked pair", Finned, Unfair).beyond_chains(),
    row(Technique::AlmostLockedTriple, "almost_locked_triple", "Almost locked triple", Finned, Unfair).beyond_chains(),
    row(Technique::Firework, "firework", "Firework", Finned, Unfair).beyond_chains(),
    row(Technique::SueDeCoq, "sue_de_coq", "Sue de Coq", Finned, Unfair).rated(5300, 250),
    row(Technique::XChain, "x_chain", "X-chain", Chains, Unfair).of_one_digit().rated(5400, 260),
    row(Technique::FinnedFrankenXWing, "finned_franken_x_wing", "Finned Franken X-wing", Exotic, Unfair)
        .of_one_digit()
        .rated(6700, 390),
    row(Technique::GroupedXChain, "grouped_x_chain", "Grouped X-chain", Sets, Unfair).of_one_digit(),
    row(Technique::Medusa3d, "medusa3d", "3D Medusa", Chains, Unfair),
    row(Technique::XyChain, "xy_chain", "XY-chain", Chains, Unfair).rated(5500, 260),
    row(Technique::NiceLoop, "nice_loop", "Nice loop or AIC", Chains, Unfair).rated(5600, 280),
    row(Technique::GroupedNiceLoop, "grouped_nice_loop", "Grouped nice loop or AIC", Sets, Unfair).rated(5650, 300),
    row(Technique::FrankenSwordfish, "franken_swordfish", "Franken swordfish", Exotic, Unfair).of_one_digit().rated(6200, 350),
    row(Technique::FinnedFrankenSwordfish, "finned_franken_swordfish", "Finned Franken swordfish", Exotic, Unfair)
        .of_one_digit()
        .rated(6800, 410),
    row(Technique::AlsXz, "als_xz", "ALS-XZ", Sets, Unfair).rated(5700, 300),
    row(Technique::AlsXyWing, "als_xy_wing", "ALS-XY-wing", Sets, Unfair).rated(5800, 320),
    row(Technique::AlsXyChain, "als_xy_chain", "ALS-XY-chain", Sets, Unfair).rated(5900, 340),
    row(Technique::AlsNiceLoop, "als_chain", "Nice loop or AIC with ALS", Sets, Unfair),
    row(Technique::DeathBlossom, "death_blossom", "Death blossom", Sets, Unfair),
    row(Technique::GuardedNiceLoop, "aic_ur", "AIC with unique rectangle", Sets, Unfair).assuming_one_solution(),
    row(Technique::FrankenJellyfish, "franken_jellyfish", "Franken jellyfish", Exotic, Unfair).of_one_digit(),
    row(Technique::FinnedFrankenJellyfish, "finned_franken_jellyfish", "Finned Franken jellyfish", Exotic, Unfair).of_one_digit(),
    row(Technique::MutantFish, "mutant_fish", "Mutant fish", Exotic, Extreme).of_one_digit().off_by_default(),
    row(Technique::FinnedMutantFish, "finned_mutant_fish", "Finned mutant fish", Exotic, Extreme).of_one_digit().off_by_default(),
    row(Technique::KrakenFish, "kraken_fish", "Kraken fish", Exotic, Extreme).off_by_default(),
    row(Technique::SkLoop, "sk_loop", "SK-loop", Exotic, Extreme),
    row(Technique::MultiSectorLockedSet, "msls", "Multi-sector locked set", Exotic, Extreme),
    row(Technique::Tridagon, "tridagon", "Tridagon", Exotic, Extreme),
    row(Technique::JuniorExocet, "junior_exocet", "Junior exocet", Exotic, Extreme),
    row(Technique::Nishio, "nishio_fc", "Nishio", Forcing, Extreme).of_one_digit(),
    // HoDoKu's forcing chain is either of the next two.
    row(Technique::CellForcingChain, "cell_forcing_chain", "Cell forcing chain", Forcing, Extreme).rated(8500, 500),
    row(Technique::HouseForcingChain, "house_forcing_chain", "House forcing chain", Forcing, Extreme).rated(8500, 500),
    row(Technique::ForcingNet, "forcing_net", "Forcing net", Forcing, Extreme).rated(8600, 700),
    row(Technique::TemplateSet, "template_set", "Template set", Forcing, Extreme).off_by_default(),
    row(Technique::TemplateDelete, "template_del", "Template delete", Forcing, Extreme).off_by_default(),
    // HoDoKu guesses where no net is left; a trial is scored as a net.
    row(Technique::Trial, "trial", "Trial by contradiction", LastResort, Extreme).rated(8900, 700),
];
