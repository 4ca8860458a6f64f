//! The puzzles from which the positions of the lessons come.

use nonet_logic::Technique;

/// The compiler asks for the seeds of each technique, so that a technique of which nothing is said here does not compile.
const _: () = {
    let mut i = 0;
    while i < Technique::COUNT {
        seeds(Technique::ALL[i]);
        i += 1;
    }
};

/// Returns the seeds of three random minimal puzzles with positions for the lesson that are easy to grasp. Of the first 65,536
/// seeds, or of more for what is rare, they are those whose positions have the fewest candidates and the smallest patterns
/// (`examples/positions.rs` looks for them). None if the lesson has
/// [known puzzles](nonet_generator::known_puzzles), since random ones hardly ever need the technique.
pub(crate) const fn seeds(technique: Technique) -> Option<[u32; 3]> {
    match technique {
        Technique::FullHouse => Some([30183, 12795, 8016]),
        Technique::HiddenSingle => Some([58867, 13794, 19120]),
        Technique::NakedSingle => Some([1228, 1999, 2049]),
        Technique::LockedCandidates1 => Some([6830, 40450, 14646]),
        Technique::LockedCandidates2 => Some([11201, 23460, 36681]),
        Technique::LockedPair => Some([20833, 39791, 24310]),
        Technique::LockedTriple => Some([27751, 31305, 29737]),
        Technique::NakedPair => Some([43396, 52723, 34923]),
        Technique::HiddenPair => Some([17789, 14344, 45695]),
        Technique::NakedTriple => Some([18329, 19554, 19542]),
        Technique::HiddenTriple => Some([26912, 30983, 1036]),
        Technique::XWing => Some([31412, 40209, 2202]),
        Technique::Swordfish => Some([68, 27193, 46258]),
        Technique::NakedQuadruple => Some([59699, 33052, 10671]),
        Technique::HiddenQuadruple => Some([34759, 45264, 63929]),
        Technique::Jellyfish => Some([51130, 60894, 33804]),
        Technique::Skyscraper => Some([2930, 5274, 5731]),
        Technique::TwoStringKite => Some([2191, 14357, 51315]),
        Technique::TurbotFish => Some([26245, 60350, 61499]),
        Technique::EmptyRectangle => Some([29545, 43624, 48108]),
        Technique::XyWing => Some([5958, 7537, 7839]),
        Technique::XyzWing => Some([5334, 19954, 31887]),
        Technique::WWing => Some([23803, 2082, 10507]),
        Technique::RemotePair => Some([17113, 50563, 60506]),
        Technique::SimpleColors => Some([6111, 62420, 27464]),
        Technique::MultiColors => Some([23353, 37991, 54434]),
        Technique::Uniqueness1 => Some([44468, 51525, 706]),
        Technique::Uniqueness2 => Some([51567, 36612, 57039]),
        Technique::Uniqueness5 => Some([53944, 32166, 5605]),
        Technique::Uniqueness3 => Some([59556, 5749, 16757]),
        Technique::Uniqueness4 => Some([41381, 26477, 19463]),
        Technique::Uniqueness6 => Some([59859, 6111, 26477]),
        Technique::HiddenRectangle => Some([18267, 58910, 43586]),
        Technique::AvoidableRectangle1 => Some([19686, 12669, 14523]),
        Technique::AvoidableRectangle2 => Some([26042, 10500, 64502]),
        Technique::UniqueLoop => Some([19608, 30153, 59440]),
        Technique::BugPlus1 => Some([773, 2226, 2744]),
        Technique::BugPlusN => Some([36032, 48383, 35806]),
        Technique::FinnedXWing => Some([20833, 4173, 3722]),
        Technique::SashimiXWing => Some([51840, 64369, 34887]),
        Technique::FinnedSwordfish => Some([10504, 35856, 42584]),
        Technique::SashimiSwordfish => Some([21590, 39612, 59680]),
        Technique::FinnedJellyfish => Some([40354, 7516, 44905]),
        Technique::SashimiJellyfish => Some([21079, 27658, 11170]),
        Technique::WxyzWing => Some([58910, 62492, 11465]),
        Technique::AlmostLockedPair => Some([3632, 3153, 2743]),
        Technique::AlmostLockedTriple => Some([3086, 1411, 4877]),
        Technique::Firework => Some([1633, 7269, 8685]),
        Technique::SueDeCoq => Some([8798, 3632, 23744]),
        Technique::XChain => Some([4339, 458, 19171]),
        Technique::FinnedFrankenXWing => Some([591, 74, 3244]),
        Technique::GroupedXChain => Some([3982, 3372, 728]),
        Technique::Medusa3d => Some([51403, 45961, 28317]),
        Technique::XyChain => Some([36658, 31307, 19834]),
        Technique::NiceLoop => Some([28270, 49687, 32108]),
        Technique::GroupedNiceLoop => Some([1831, 2952, 387]),
        Technique::FrankenSwordfish => Some([4898, 1675, 4034]),
        Technique::FinnedFrankenSwordfish => Some([4204, 3339, 1729]),
        Technique::AlsXz => Some([3189, 3132, 4603]),
        Technique::AlsXyWing => Some([1652, 113, 1351]),
        Technique::AlsXyChain => Some([419, 4603, 3583]),
        Technique::AlsAic => Some([1314, 3678, 4623]),
        Technique::DeathBlossom => Some([64650, 64901, 24512]),
        Technique::AicUr => None,
        Technique::FrankenJellyfish => Some([8555, 2510, 6091]),
        Technique::FinnedFrankenJellyfish => Some([7546, 10778, 13531]),
        Technique::MutantFish => Some([5173, 11564, 6961]),
        Technique::FinnedMutantFish => Some([8164, 10292, 9113]),
        Technique::KrakenFish => Some([6591, 8798, 5500]),
        Technique::SkLoop => None,
        Technique::MultiSectorLockedSet => Some([3228, 10631, 3598]),
        Technique::Tridagon => None,
        Technique::JuniorExocet => None,
        Technique::Nishio => Some([1314, 3831, 152]),
        Technique::CellForcingChain => Some([6693, 6722, 4603]),
        Technique::HouseForcingChain => Some([2086, 1135, 3471]),
        Technique::ForcingNet => Some([6558, 13039, 960]),
        Technique::TemplateSet => Some([7183, 3888, 2966]),
        Technique::TemplateDelete => Some([2018, 9826, 5234]),
        Technique::Trial => Some([31299, 12728, 45445]),
        _ => unreachable!(), // the constant above has asked for each technique
    }
}
