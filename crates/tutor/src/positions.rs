//! The positions of the lessons, the same in every language.
//!
//! Each is a point on the way of a random minimal puzzle: of the first 65,536 seeds, or of more for what is rare, those stand here whose positions have the
//! fewest candidates and the smallest patterns (`examples/positions.rs` looks for them).

use nonet_core::board::{Candidates, Grid};
use nonet_generator::{Seed, minimal};
use nonet_logic::{Options, Order, Technique, solve_path};

/// Three positions to play, in which the technique is the next step in hint order, with the [options that it is practised
/// with](Options::to_practise).
///
/// ```
/// use nonet_logic::{next_step, Options, Technique};
/// use nonet_tutor::positions;
/// for position in positions(Technique::XWing) {
///     assert_eq!(next_step(&position, &Options::UNIQUE).unwrap().technique, Technique::XWing);
/// }
/// ```
#[must_use]
pub fn positions(technique: Technique) -> [Candidates; 3] {
    seeds_of(technique).map(|seed| {
        let givens = minimal(Seed(seed.into())).map_or(Grid::EMPTY, |puzzle| *puzzle.givens());
        position_in(&givens, technique)
    })
}

/// Where a puzzle's way in hint order comes to the technique: of several steps, before the middle one. At the end of the way if
/// it comes to none.
#[must_use]
pub fn position_in(givens: &Grid, technique: Technique) -> Candidates {
    let mut position = Candidates::new(givens);
    let steps = solve_path(&position, Order::Hint, &Options::to_practise(technique)).steps;
    let mut left = steps.iter().filter(|step| step.technique == technique).count() / 2;
    for step in &steps {
        if step.technique == technique {
            if left == 0 {
                break;
            }
            left -= 1;
        }
        step.take(&mut position);
    }
    position
}

/// The seeds of the puzzles whose ways lead through a technique.
const fn seeds_of(technique: Technique) -> [u32; 3] {
    match technique {
        Technique::FullHouse => [30183, 12795, 8016],
        Technique::HiddenSingle => [58867, 13794, 19120],
        Technique::NakedSingle => [1228, 1999, 2049],
        Technique::LockedCandidates1 => [6830, 40450, 14646],
        Technique::LockedCandidates2 => [11201, 23460, 36681],
        Technique::LockedPair => [20833, 39791, 24310],
        Technique::LockedTriple => [27751, 31305, 29737],
        Technique::NakedPair => [43396, 52723, 34923],
        Technique::HiddenPair => [17789, 14344, 45695],
        Technique::NakedTriple => [18329, 19554, 19542],
        Technique::HiddenTriple => [26912, 30983, 1036],
        Technique::XWing => [31412, 40209, 2202],
        Technique::Swordfish => [68, 27193, 46258],
        Technique::NakedQuadruple => [59699, 33052, 10671],
        Technique::HiddenQuadruple => [34759, 45264, 63929],
        Technique::Jellyfish => [51130, 60894, 33804],
        Technique::Skyscraper => [2930, 5274, 5731],
        Technique::TwoStringKite => [2191, 14357, 51315],
        Technique::TurbotFish => [26245, 60350, 61499],
        Technique::EmptyRectangle => [29545, 43624, 48108],
        Technique::XyWing => [5958, 7537, 7839],
        Technique::XyzWing => [5334, 19954, 31887],
        Technique::WWing => [23803, 2082, 10507],
        Technique::RemotePair => [17113, 50563, 60506],
        Technique::SimpleColors => [6111, 62420, 27464],
        Technique::MultiColors => [23353, 37991, 54434],
        Technique::Uniqueness1 => [44468, 51525, 706],
        Technique::Uniqueness2 => [51567, 36612, 57039],
        Technique::Uniqueness5 => [53944, 32166, 5605],
        Technique::Uniqueness3 => [59556, 5749, 16757],
        Technique::Uniqueness4 => [41381, 26477, 19463],
        Technique::Uniqueness6 => [59859, 6111, 26477],
        Technique::HiddenRectangle => [18267, 58910, 43586],
        Technique::AvoidableRectangle1 => [19686, 12669, 14523],
        Technique::AvoidableRectangle2 => [26042, 10500, 64502],
        Technique::UniqueLoop => [19608, 30153, 59440],
        Technique::BugPlus1 => [773, 2226, 2744],
        Technique::BugPlusN => [36032, 48383, 35806],
        Technique::FinnedXWing => [20833, 4173, 3722],
        Technique::SashimiXWing => [51840, 64369, 34887],
        Technique::FinnedSwordfish => [10504, 35856, 42584],
        Technique::SashimiSwordfish => [21590, 39612, 59680],
        Technique::FinnedJellyfish => [40354, 7516, 44905],
        Technique::SashimiJellyfish => [21079, 27658, 11170],
        Technique::WxyzWing => [58910, 62492, 11465],
        Technique::SueDeCoq => [8798, 3632, 23744],
        Technique::XChain => [4339, 458, 19171],
        Technique::Medusa3d => [51403, 45961, 28317],
        Technique::XyChain => [36658, 31307, 19834],
        Technique::NiceLoop => [28270, 49687, 32108],
        Technique::FinnedFrankenXWing => [591, 74, 3244],
        Technique::GroupedXChain => [3982, 3372, 728],
        Technique::AlmostLockedPair => [3632, 3153, 2743],
        Technique::AlmostLockedTriple => [3086, 1411, 4877],
        Technique::GroupedNiceLoop => [1831, 2952, 387],
        Technique::FrankenSwordfish => [4898, 1675, 4034],
        Technique::FinnedFrankenSwordfish => [4204, 3339, 1729],
        Technique::AlsXz => [3189, 3132, 4603],
        Technique::AlsXyWing => [1652, 113, 1351],
        Technique::AlsXyChain => [419, 4603, 3583],
        Technique::AlsNiceLoop => [1314, 3678, 4623],
        Technique::DeathBlossom => [3654, 3376, 152],
        Technique::FrankenJellyfish => [8555, 2510, 6091],
        Technique::FinnedFrankenJellyfish => [7546, 10778, 13531],
        Technique::MutantFish => [5173, 11564, 6961],
        Technique::FinnedMutantFish => [8164, 10292, 9113],
        Technique::Nishio => [1314, 3831, 152],
        Technique::CellForcingChain => [6693, 6722, 4603],
        Technique::HouseForcingChain => [2086, 1135, 3471],
        Technique::ForcingNet => [6558, 13039, 960],
        Technique::TemplateSet => [7183, 3888, 2966],
        Technique::TemplateDelete => [2018, 9826, 5234],
        Technique::Trial => [31299, 12728, 45445],
    }
}
