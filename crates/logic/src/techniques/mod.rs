//! How each technique is found: one file each, and one line here.

mod avoidable_rectangles;
mod bug;
mod chains;
mod closed;
mod colours;
mod deadly;
mod empty_rectangle;
mod finned_fish;
mod fish;
mod full_house;
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
pub(super) mod trial;
mod turbot;
mod unique_loop;
mod w_wing;
mod wing;
mod wxyz_wing;

use super::{
    Options, Step, Technique,
    sink::{Sink, first},
};
use nonet_core::board::{Candidates, DigitSet, HouseSet};
use std::ops::ControlFlow;

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
    find_in(Fresh::ALL, technique, candidates, options, sink)
}

/// As [`find`], where some of the position is known to hold nothing.
pub(super) fn find_in(
    Fresh { digits, houses }: Fresh,
    technique: Technique,
    candidates: &Candidates,
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
        Technique::XChain | Technique::XyChain | Technique::NiceLoop => chains::find(technique, digits, candidates, sink),
        Technique::Medusa3d => medusa::find(candidates, sink),
        Technique::Trial => trial::find(candidates, sink),
    }
}

/// The step of `technique` that the rating order takes, as HoDoKu does: of chains the one that says the most, else the first.
pub(super) fn rated(fresh: Fresh, technique: Technique, candidates: &Candidates, options: &Options) -> Option<Step> {
    match technique {
        _ if !options.allow(technique) => None,
        Technique::XChain | Technique::XyChain | Technique::NiceLoop => chains::best(technique, fresh.digits, candidates),
        Technique::Trial => trial::any(candidates),
        _ => first(|sink| find_in(fresh, technique, candidates, options, sink)),
    }
}
