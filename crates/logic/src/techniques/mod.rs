//! The finder of each technique. The finders are the files beside this one.

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
mod exocet;
mod finder;
mod finned_fish;
mod firework;
mod fish;
mod forcing;
mod full_house;
mod graph;
mod hidden_single;
mod hidden_subset;
mod kraken_fish;
mod locked_candidates;
mod medusa;
mod naked_single;
mod naked_subset;
mod planes;
mod rank_zero_sets;
mod rectangles;
mod remote_pair;
mod sue_de_coq;
pub(super) mod templates;
pub(super) mod trial;
mod tridagon;
mod turbot;
mod unique_loop;
mod w_wing;
mod wing;
mod wxyz_wing;

use super::{Technique, sink::first};
use almost_locked_sets::MOST_RATED;
use finder::Finder;

pub(super) use finder::{Dirty, FinderInput, Shared, find, rated};

/// The compiler asks for the finder of each technique, so that a technique without one does not compile.
const _: () = {
    let mut i = 0;
    while i < Technique::COUNT {
        finder(Technique::ALL[i]);
        i += 1;
    }
};

/// Returns how a technique is found.
const fn finder(technique: Technique) -> Finder {
    match technique {
        Technique::FullHouse => Finder::new(|at, sink| full_house::find(at.candidates, sink)),
        Technique::HiddenSingle => Finder::new(|at, sink| hidden_single::find(at.houses, at.candidates, sink)),
        Technique::NakedSingle => Finder::new(|at, sink| naked_single::find(at.candidates, sink)),
        Technique::LockedCandidates1 | Technique::LockedCandidates2 => {
            Finder::new(locked_candidates::find).choosing(|at| first(|sink| locked_candidates::by_house(at, sink)))
        }
        Technique::LockedPair => Finder::new(|at, sink| naked_subset::locked(at, 2, sink)),
        Technique::LockedTriple => Finder::new(|at, sink| naked_subset::locked(at, 3, sink)),
        Technique::NakedPair => Finder::new(|at, sink| naked_subset::find(at, 2, sink)),
        Technique::HiddenPair => Finder::new(|at, sink| hidden_subset::find(at, 2, sink)),
        Technique::NakedTriple => Finder::new(|at, sink| naked_subset::find(at, 3, sink)),
        Technique::HiddenTriple => Finder::new(|at, sink| hidden_subset::find(at, 3, sink)),
        Technique::XWing => Finder::new(|at, sink| fish::find(at, 2, sink)),
        Technique::Swordfish => Finder::new(|at, sink| fish::find(at, 3, sink)),
        Technique::NakedQuadruple => Finder::new(|at, sink| naked_subset::find(at, 4, sink)),
        Technique::HiddenQuadruple => Finder::new(|at, sink| hidden_subset::find(at, 4, sink)),
        Technique::Jellyfish => Finder::new(|at, sink| fish::find(at, 4, sink)),
        Technique::Skyscraper => Finder::new(|at, sink| turbot::find(at.technique, at.digits, at.candidates, sink))
            .choosing(|at| first(|sink| turbot::skyscrapers(at.digits, at.candidates, sink))),
        Technique::TwoStringKite | Technique::TurbotFish => {
            Finder::new(|at, sink| turbot::find(at.technique, at.digits, at.candidates, sink))
        }
        Technique::EmptyRectangle => Finder::new(|at, sink| empty_rectangle::find(at.digits, at.candidates, sink)),
        Technique::XyWing => Finder::new(|at, sink| wing::xy(at.candidates, sink)),
        Technique::XyzWing => Finder::new(|at, sink| wing::xyz(at.candidates, sink)),
        Technique::WWing => Finder::new(|at, sink| w_wing::find(false, at.candidates, sink))
            .choosing(|at| first(|sink| w_wing::find(true, at.candidates, sink))),
        Technique::RemotePair => {
            Finder::new(|at, sink| remote_pair::find(at.candidates, sink)).choosing(|at| remote_pair::best(at.candidates))
        }
        Technique::SimpleColors => Finder::new(|at, sink| colours::simple(at.digits, at.candidates, sink)),
        Technique::MultiColors => Finder::new(|at, sink| colours::multi(at.digits, at.candidates, sink)),
        Technique::Uniqueness1 => Finder::new(|at, sink| rectangles::type_1(at.rectangles(), at.candidates, sink)),
        Technique::Uniqueness2 => Finder::new(|at, sink| rectangles::type_2(at.rectangles(), at.candidates, sink)),
        Technique::Uniqueness5 => Finder::new(|at, sink| rectangles::type_5(at.rectangles(), at.candidates, sink)),
        Technique::Uniqueness3 => Finder::new(|at, sink| rectangles::type_3(at.rectangles(), at.candidates, sink)),
        Technique::Uniqueness4 => Finder::new(|at, sink| rectangles::type_4(at.rectangles(), at.candidates, sink)),
        Technique::Uniqueness6 => Finder::new(|at, sink| rectangles::type_6(at.rectangles(), at.candidates, sink)),
        Technique::HiddenRectangle => Finder::new(|at, sink| rectangles::hidden(at.candidates, sink)),
        Technique::AvoidableRectangle1 => Finder::new(|at, sink| avoidable_rectangles::type_1(at.candidates, sink)),
        Technique::AvoidableRectangle2 => Finder::new(|at, sink| avoidable_rectangles::type_2(at.candidates, sink)),
        Technique::UniqueLoop => Finder::new(|at, sink| unique_loop::find(at.candidates, sink)),
        Technique::BugPlus1 => {
            Finder::new(|at, sink| bug::plus_one(at.candidates, sink)).choosing(|at| bug::plus_one_removing(at.candidates))
        }
        Technique::BugPlusN => Finder::new(|at, sink| bug::plus_n(at.candidates, sink)),
        Technique::FinnedXWing => Finder::new(|at, sink| finned_fish::find(at, 2, false, sink)),
        Technique::SashimiXWing => Finder::new(|at, sink| finned_fish::find(at, 2, true, sink)),
        Technique::FinnedSwordfish => Finder::new(|at, sink| finned_fish::find(at, 3, false, sink)),
        Technique::SashimiSwordfish => Finder::new(|at, sink| finned_fish::find(at, 3, true, sink)),
        Technique::FinnedJellyfish => Finder::new(|at, sink| finned_fish::find(at, 4, false, sink)),
        Technique::SashimiJellyfish => Finder::new(|at, sink| finned_fish::find(at, 4, true, sink)),
        Technique::WxyzWing => Finder::new(|at, sink| wxyz_wing::find(at.candidates, sink)),
        Technique::AlmostLockedPair => Finder::new(|at, sink| almost_locked_candidates::find(at, 2, sink)),
        Technique::AlmostLockedTriple => Finder::new(|at, sink| almost_locked_candidates::find(at, 3, sink)),
        Technique::Firework => Finder::new(|at, sink| firework::find(at.candidates, sink)),
        Technique::SueDeCoq => Finder::new(|at, sink| sue_de_coq::find(at.houses, at.candidates, sink)),
        Technique::XChain | Technique::XyChain | Technique::NiceLoop | Technique::GroupedNiceLoop => {
            Finder::new(chains::find).choosing(chains::best)
        }
        Technique::FinnedFrankenXWing => Finder::new(|at, sink| complex_fish::franken(at, 2, true, sink)),
        Technique::GroupedXChain | Technique::AlsAic => Finder::new(chains::find),
        Technique::Medusa3d => Finder::new(|at, sink| medusa::find(at.candidates, sink)),
        Technique::FrankenSwordfish => Finder::new(|at, sink| complex_fish::franken(at, 3, false, sink)),
        Technique::FinnedFrankenSwordfish => Finder::new(|at, sink| complex_fish::franken(at, 3, true, sink)),
        Technique::AlsXz => Finder::new(|at, sink| {
            almost_locked_sets::xz(at.apart(), at.candidates, sink)?;
            almost_locked_sets::xz(at.overlapping(), at.candidates, sink)
        })
        .choosing(|at| first(|sink| almost_locked_sets::xz(at.apart(), at.candidates, sink))),
        Technique::AlsXyWing => Finder::new(|at, sink| {
            almost_locked_sets::xy_wing(at.apart(), at.candidates, sink)?;
            almost_locked_sets::xy_wing(at.overlapping(), at.candidates, sink)
        })
        .choosing(|at| first(|sink| almost_locked_sets::xy_wing(at.apart(), at.candidates, sink))),
        Technique::AlsXyChain => Finder::new(|at, sink| {
            almost_locked_sets::xy_chain(usize::MAX, at.apart(), at.candidates, sink)?;
            almost_locked_sets::xy_chain(usize::MAX, at.overlapping(), at.candidates, sink)
        })
        .choosing(|at| first(|sink| almost_locked_sets::xy_chain(MOST_RATED, at.apart(), at.candidates, sink))),
        Technique::DeathBlossom => Finder::new(|at, sink| death_blossom::find(at.overlapping(), at.candidates, sink)),
        Technique::AicUr => {
            Finder::new(|at, sink| chains::find_guarded(&rectangles::links(at.rectangles(), at.candidates), at.candidates, sink))
        }
        Technique::FrankenJellyfish => Finder::new(|at, sink| complex_fish::franken(at, 4, false, sink)),
        Technique::FinnedFrankenJellyfish => Finder::new(|at, sink| complex_fish::franken(at, 4, true, sink)),
        Technique::MutantFish => Finder::new(|at, sink| complex_fish::mutant(at, false, sink)),
        Technique::FinnedMutantFish => Finder::new(|at, sink| complex_fish::mutant(at, true, sink)),
        Technique::KrakenFish => Finder::new(|at, sink| kraken_fish::find(at.candidates, sink)),
        Technique::SkLoop => Finder::new(|at, sink| rank_zero_sets::loops(at.candidates, sink)),
        Technique::MultiSectorLockedSet => Finder::new(|at, sink| rank_zero_sets::crossed(at.candidates, sink)),
        Technique::Tridagon => Finder::new(|at, sink| tridagon::find(at.candidates, sink)),
        Technique::JuniorExocet => Finder::new(|at, sink| exocet::find(at.candidates, sink)),
        Technique::Nishio => Finder::new(|at, sink| forcing::nishio(at.digits, at.candidates, sink)),
        Technique::CellForcingChain | Technique::HouseForcingChain => {
            Finder::new(|at, sink| forcing::chains(at.technique, at.candidates, sink))
        }
        Technique::ForcingNet => {
            Finder::new(|at, sink| forcing::nets(at.candidates, sink)).choosing(|at| forcing::any_net(at.candidates))
        }
        Technique::TemplateSet => Finder::new(|at, sink| templates::set(at.candidates, sink)),
        Technique::TemplateDelete => Finder::new(|at, sink| templates::delete(at.candidates, sink)),
        Technique::Trial => Finder::new(|at, sink| trial::find(at.candidates, sink)).choosing(|at| trial::any(at.candidates)),
        _ => unreachable!(), // the constant above has asked for each technique
    }
}
