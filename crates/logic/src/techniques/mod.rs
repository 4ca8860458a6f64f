//! How each technique is found: one file each, and one line here.

mod almost;
mod almost_locked_candidates;
mod almost_locked_sets;
mod avoidable_rectangles;
mod bug;
mod chains;
mod closed;
mod colours;
mod complex_fish;
mod deadly;
mod death_blossom;
mod empty_rectangle;
mod finned_fish;
mod fish;
mod forcing;
mod full_house;
mod graph;
mod hidden_single;
mod hidden_subset;
mod locked_candidates;
mod medusa;
mod naked_single;
mod naked_subset;
mod planes;
mod rectangles;
mod remote_pair;
mod sue_de_coq;
pub(super) mod templates;
pub(super) mod trial;
mod turbot;
mod unique_loop;
mod w_wing;
mod wing;
mod wxyz_wing;

use super::{
    Options, Step, Technique, TechniqueSet,
    sink::{Sink, first},
};
use almost::Sets;
use chains::Worth;
use nonet_core::board::{Candidates, DigitSet, HouseSet};
use std::{cell::OnceCell, ops::ControlFlow};

/// What a technique has to look at. Those that look at the places of one digit at a time, or at one house, leave out the others;
/// what they found nothing in holds nothing as long as it stays as it is.
#[derive(Clone, Copy)]
pub(super) struct Fresh {
    pub(super) digits: DigitSet,
    pub(super) houses: HouseSet,
}

impl Fresh {
    pub(super) const ALL: Fresh = Fresh { digits: DigitSet::ALL, houses: HouseSet::ALL };
    pub(super) const NOTHING: Fresh = Fresh { digits: DigitSet::EMPTY, houses: HouseSet::EMPTY };
}

/// Puts the steps of `technique` at this position into `sink`, until it has enough.
pub(super) fn find(technique: Technique, candidates: &Candidates, options: &Options, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find_in(Fresh::ALL, technique, candidates, &Shared::default(), options, sink)
}

/// What several techniques look at, found at a position once.
#[derive(Default)]
pub(super) struct Shared {
    apart: OnceCell<Sets>,
    overlapping: OnceCell<Sets>,
}

impl Shared {
    /// The almost locked sets of the position, those linked that share no cell.
    fn apart(&self, candidates: &Candidates) -> &Sets {
        self.apart.get_or_init(|| Sets::new(candidates, false))
    }

    /// The almost locked sets of the position, also linked where they share cells.
    fn overlapping(&self, candidates: &Candidates) -> &Sets {
        self.overlapping.get_or_init(|| Sets::new(candidates, true))
    }
}

/// As [`find`], where some of the position is known to hold nothing.
pub(super) fn find_in(
    Fresh { digits, houses }: Fresh,
    technique: Technique,
    candidates: &Candidates,
    shared: &Shared,
    options: &Options,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if !options.allow(technique) {
        return ControlFlow::Continue(());
    }
    match technique {
        Technique::FullHouse => full_house::find(candidates, sink),
        Technique::HiddenSingle => hidden_single::find(houses, candidates, sink),
        Technique::NakedSingle => naked_single::find(candidates, sink),
        Technique::LockedCandidates1 => locked_candidates::pointing(digits, candidates, sink),
        Technique::LockedCandidates2 => locked_candidates::claiming(digits, candidates, sink),
        Technique::LockedPair => naked_subset::locked(technique, 2, houses, candidates, sink),
        Technique::LockedTriple => naked_subset::locked(technique, 3, houses, candidates, sink),
        Technique::NakedPair => naked_subset::find(technique, 2, houses, candidates, sink),
        Technique::NakedTriple => naked_subset::find(technique, 3, houses, candidates, sink),
        Technique::NakedQuadruple => naked_subset::find(technique, 4, houses, candidates, sink),
        Technique::HiddenPair => hidden_subset::find(technique, 2, houses, candidates, sink),
        Technique::HiddenTriple => hidden_subset::find(technique, 3, houses, candidates, sink),
        Technique::HiddenQuadruple => hidden_subset::find(technique, 4, houses, candidates, sink),
        Technique::XWing => fish::find(technique, 2, digits, candidates, sink),
        Technique::Swordfish => fish::find(technique, 3, digits, candidates, sink),
        Technique::Jellyfish => fish::find(technique, 4, digits, candidates, sink),
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            turbot::find(technique, digits, candidates, sink)
        }
        Technique::EmptyRectangle => empty_rectangle::find(digits, candidates, sink),
        Technique::XyWing => wing::xy(candidates, sink),
        Technique::XyzWing => wing::xyz(candidates, sink),
        Technique::WWing => w_wing::find(candidates, sink),
        Technique::RemotePair => remote_pair::find(candidates, sink),
        Technique::SimpleColors => colours::simple(digits, candidates, sink),
        Technique::MultiColors => colours::multi(digits, candidates, sink),
        Technique::Uniqueness1 => rectangles::type_1(candidates, sink),
        Technique::Uniqueness2 => rectangles::type_2(candidates, sink),
        Technique::Uniqueness3 => rectangles::type_3(candidates, sink),
        Technique::Uniqueness4 => rectangles::type_4(candidates, sink),
        Technique::Uniqueness5 => rectangles::type_5(candidates, sink),
        Technique::Uniqueness6 => rectangles::type_6(candidates, sink),
        Technique::HiddenRectangle => rectangles::hidden(candidates, sink),
        Technique::AvoidableRectangle1 => avoidable_rectangles::type_1(candidates, sink),
        Technique::AvoidableRectangle2 => avoidable_rectangles::type_2(candidates, sink),
        Technique::UniqueLoop => unique_loop::find(candidates, sink),
        Technique::BugPlus1 => bug::plus_one(candidates, sink),
        Technique::BugPlusN => bug::plus_n(candidates, sink),
        Technique::FinnedXWing => finned_fish::finned(technique, 2, digits, candidates, sink),
        Technique::SashimiXWing => finned_fish::sashimi(technique, 2, digits, candidates, sink),
        Technique::FinnedSwordfish => finned_fish::finned(technique, 3, digits, candidates, sink),
        Technique::SashimiSwordfish => finned_fish::sashimi(technique, 3, digits, candidates, sink),
        Technique::FinnedJellyfish => finned_fish::finned(technique, 4, digits, candidates, sink),
        Technique::SashimiJellyfish => finned_fish::sashimi(technique, 4, digits, candidates, sink),
        Technique::WxyzWing => wxyz_wing::find(candidates, sink),
        Technique::SueDeCoq => sue_de_coq::find(houses, candidates, sink),
        Technique::XChain | Technique::GroupedXChain => chains::find(technique, digits, candidates, sink),
        Technique::XyChain | Technique::NiceLoop | Technique::GroupedNiceLoop | Technique::AlsNiceLoop => {
            chains::find(technique, DigitSet::ALL, candidates, sink)
        }
        Technique::AlsXz => almost_locked_sets::xz(shared.apart(candidates), candidates, sink),
        Technique::AlsXyWing => {
            almost_locked_sets::xy_wing(shared.apart(candidates), candidates, sink)?;
            almost_locked_sets::xy_wing(shared.overlapping(candidates), candidates, sink)
        }
        Technique::AlsXyChain => {
            almost_locked_sets::xy_chain(usize::MAX, shared.apart(candidates), candidates, sink)?;
            almost_locked_sets::xy_chain(usize::MAX, shared.overlapping(candidates), candidates, sink)
        }
        Technique::AlmostLockedPair => almost_locked_candidates::find(technique, 2, candidates, sink),
        Technique::AlmostLockedTriple => almost_locked_candidates::find(technique, 3, candidates, sink),
        Technique::DeathBlossom => death_blossom::find(shared.overlapping(candidates), candidates, sink),
        Technique::FrankenSwordfish => complex_fish::franken(technique, 3, false, digits, candidates, sink),
        Technique::FrankenJellyfish => complex_fish::franken(technique, 4, false, digits, candidates, sink),
        Technique::FinnedFrankenXWing => complex_fish::franken(technique, 2, true, digits, candidates, sink),
        Technique::FinnedFrankenSwordfish => complex_fish::franken(technique, 3, true, digits, candidates, sink),
        Technique::FinnedFrankenJellyfish => complex_fish::franken(technique, 4, true, digits, candidates, sink),
        Technique::MutantFish => complex_fish::mutant(technique, false, digits, candidates, sink),
        Technique::FinnedMutantFish => complex_fish::mutant(technique, true, digits, candidates, sink),
        Technique::Nishio => forcing::nishio(digits, candidates, sink),
        Technique::CellForcingChain | Technique::HouseForcingChain => forcing::chains(technique, candidates, sink),
        Technique::ForcingNet => forcing::nets(candidates, sink),
        Technique::TemplateSet => templates::set(digits, candidates, sink),
        Technique::TemplateDelete => templates::delete(digits, candidates, sink),
        Technique::Medusa3d => medusa::find(candidates, sink),
        Technique::Trial => trial::find(candidates, sink),
    }
}

/// The step of `technique` that the rating order takes, as HoDoKu does: of chains the one that says the most, else the first.
pub(super) fn rated(
    fresh: Fresh,
    technique: Technique,
    candidates: &Candidates,
    shared: &Shared,
    options: &Options,
) -> Option<Step> {
    match technique {
        _ if !options.allow(technique) => None,
        Technique::LockedCandidates1 => first(|sink| locked_candidates::pointing_by_box(fresh.digits, candidates, sink)),
        Technique::LockedCandidates2 => first(|sink| locked_candidates::claiming_by_line(fresh.digits, candidates, sink)),
        Technique::Skyscraper => first(|sink| turbot::skyscrapers(fresh.digits, candidates, sink)),
        Technique::WWing => first(|sink| w_wing::smaller_first(candidates, sink)),
        Technique::BugPlus1 => {
            let step = first(|sink| bug::plus_one(candidates, sink))?;
            Some(Step { effect: chains::without_placing(step.effect, candidates)?, ..step })
        }
        Technique::RemotePair => {
            let mut best: Option<Step> = None;
            let _ = remote_pair::find(candidates, &mut |step| {
                if best.as_ref().is_none_or(|best| Worth::of(&step.effect) < Worth::of(&best.effect)) {
                    best = Some(step);
                }
                ControlFlow::Continue(())
            });
            best
        }
        Technique::XChain => chains::best(technique, fresh.digits, candidates),
        Technique::XyChain | Technique::NiceLoop | Technique::GroupedNiceLoop => {
            chains::best(technique, DigitSet::ALL, candidates)
        }
        Technique::AlsXyWing => first(|sink| almost_locked_sets::xy_wing(shared.apart(candidates), candidates, sink)),
        Technique::AlsXyChain => {
            first(|sink| almost_locked_sets::xy_chain(MOST_SETS, shared.apart(candidates), candidates, sink))
        }
        Technique::ForcingNet => forcing::any_net(candidates),
        Technique::Trial => trial::any(candidates),
        _ => first(|sink| find_in(fresh, technique, candidates, shared, options, sink)),
    }
}

/// The most sets of a chain in rating order, as by HoDoKu's options.
const MOST_SETS: usize = 6;

/// Techniques that look at one digit at a time, and find nothing where all its places are in some template.
pub(super) const OF_ONE_DIGIT: TechniqueSet = TechniqueSet::EMPTY
    .with(Technique::XWing)
    .with(Technique::Swordfish)
    .with(Technique::Jellyfish)
    .with(Technique::Skyscraper)
    .with(Technique::TwoStringKite)
    .with(Technique::TurbotFish)
    .with(Technique::EmptyRectangle)
    .with(Technique::SimpleColors)
    .with(Technique::MultiColors)
    .with(Technique::FinnedXWing)
    .with(Technique::SashimiXWing)
    .with(Technique::FinnedSwordfish)
    .with(Technique::SashimiSwordfish)
    .with(Technique::FinnedJellyfish)
    .with(Technique::SashimiJellyfish)
    .with(Technique::XChain)
    .with(Technique::GroupedXChain)
    .with(Technique::FrankenSwordfish)
    .with(Technique::FrankenJellyfish)
    .with(Technique::FinnedFrankenXWing)
    .with(Technique::FinnedFrankenSwordfish)
    .with(Technique::FinnedFrankenJellyfish)
    .with(Technique::MutantFish)
    .with(Technique::FinnedMutantFish)
    .with(Technique::Nishio)
    .with(Technique::TemplateDelete);
