//! Example puzzles for each technique, from which the positions of its lesson come.

use nonet_logic::Technique;

/// Three puzzles whose paths in hint order take a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Examples {
    /// The seeds of three random minimal puzzles with positions that are easy to grasp.
    Seeds([u32; 3]),
    /// Three known puzzles, for a technique that random puzzles hardly ever need.
    Puzzles([&'static str; 3]),
}

/// Returns three puzzles whose paths in hint order take the technique.
#[must_use]
pub const fn examples(technique: Technique) -> Examples {
    match technique {
        Technique::FullHouse => Examples::Seeds([30183, 12795, 8016]),
        Technique::HiddenSingle => Examples::Seeds([58867, 13794, 19120]),
        Technique::NakedSingle => Examples::Seeds([1228, 1999, 2049]),
        Technique::LockedCandidates1 => Examples::Seeds([6830, 40450, 14646]),
        Technique::LockedCandidates2 => Examples::Seeds([11201, 23460, 36681]),
        Technique::LockedPair => Examples::Seeds([20833, 39791, 24310]),
        Technique::LockedTriple => Examples::Seeds([27751, 31305, 29737]),
        Technique::NakedPair => Examples::Seeds([43396, 52723, 34923]),
        Technique::HiddenPair => Examples::Seeds([17789, 14344, 45695]),
        Technique::NakedTriple => Examples::Seeds([18329, 19554, 19542]),
        Technique::HiddenTriple => Examples::Seeds([26912, 30983, 1036]),
        Technique::XWing => Examples::Seeds([31412, 40209, 2202]),
        Technique::Swordfish => Examples::Seeds([68, 27193, 46258]),
        Technique::NakedQuadruple => Examples::Seeds([59699, 33052, 10671]),
        Technique::HiddenQuadruple => Examples::Seeds([34759, 45264, 63929]),
        Technique::Jellyfish => Examples::Seeds([51130, 60894, 33804]),
        Technique::Skyscraper => Examples::Seeds([2930, 5274, 5731]),
        Technique::TwoStringKite => Examples::Seeds([2191, 14357, 51315]),
        Technique::TurbotFish => Examples::Seeds([26245, 60350, 61499]),
        Technique::EmptyRectangle => Examples::Seeds([29545, 43624, 48108]),
        Technique::XyWing => Examples::Seeds([5958, 7537, 7839]),
        Technique::XyzWing => Examples::Seeds([5334, 19954, 31887]),
        Technique::WWing => Examples::Seeds([23803, 2082, 10507]),
        Technique::RemotePair => Examples::Seeds([17113, 50563, 60506]),
        Technique::SimpleColors => Examples::Seeds([6111, 62420, 27464]),
        Technique::MultiColors => Examples::Seeds([23353, 37991, 54434]),
        Technique::Uniqueness1 => Examples::Seeds([44468, 51525, 706]),
        Technique::Uniqueness2 => Examples::Seeds([51567, 36612, 57039]),
        Technique::Uniqueness5 => Examples::Seeds([53944, 32166, 5605]),
        Technique::Uniqueness3 => Examples::Seeds([59556, 5749, 16757]),
        Technique::Uniqueness4 => Examples::Seeds([41381, 26477, 19463]),
        Technique::Uniqueness6 => Examples::Seeds([59859, 6111, 26477]),
        Technique::HiddenRectangle => Examples::Seeds([18267, 58910, 43586]),
        Technique::AvoidableRectangle1 => Examples::Seeds([19686, 12669, 14523]),
        Technique::AvoidableRectangle2 => Examples::Seeds([26042, 10500, 64502]),
        Technique::UniqueLoop => Examples::Seeds([19608, 30153, 59440]),
        Technique::BugPlus1 => Examples::Seeds([773, 2226, 2744]),
        Technique::BugPlusN => Examples::Seeds([36032, 48383, 35806]),
        Technique::FinnedXWing => Examples::Seeds([20833, 4173, 3722]),
        Technique::SashimiXWing => Examples::Seeds([51840, 64369, 34887]),
        Technique::FinnedSwordfish => Examples::Seeds([10504, 35856, 42584]),
        Technique::SashimiSwordfish => Examples::Seeds([21590, 39612, 59680]),
        Technique::FinnedJellyfish => Examples::Seeds([40354, 7516, 44905]),
        Technique::SashimiJellyfish => Examples::Seeds([21079, 27658, 11170]),
        Technique::WxyzWing => Examples::Seeds([58910, 62492, 11465]),
        Technique::AlmostLockedPair => Examples::Seeds([3632, 3153, 2743]),
        Technique::AlmostLockedTriple => Examples::Seeds([3086, 1411, 4877]),
        Technique::Firework => Examples::Seeds([1633, 7269, 8685]),
        Technique::SueDeCoq => Examples::Seeds([8798, 3632, 23744]),
        Technique::XChain => Examples::Seeds([4339, 458, 19171]),
        Technique::FinnedFrankenXWing => Examples::Seeds([591, 74, 3244]),
        Technique::GroupedXChain => Examples::Seeds([3982, 3372, 728]),
        Technique::Medusa3d => Examples::Seeds([51403, 45961, 28317]),
        Technique::XyChain => Examples::Seeds([36658, 31307, 19834]),
        Technique::NiceLoop => Examples::Seeds([28270, 49687, 32108]),
        Technique::GroupedNiceLoop => Examples::Seeds([1831, 2952, 387]),
        Technique::FrankenSwordfish => Examples::Seeds([4898, 1675, 4034]),
        Technique::FinnedFrankenSwordfish => Examples::Seeds([4204, 3339, 1729]),
        Technique::AlsXz => Examples::Seeds([3189, 3132, 4603]),
        Technique::AlsXyWing => Examples::Seeds([1652, 113, 1351]),
        Technique::AlsXyChain => Examples::Seeds([419, 4603, 3583]),
        Technique::AlsNiceLoop => Examples::Seeds([1314, 3678, 4623]),
        Technique::DeathBlossom => Examples::Seeds([64650, 64901, 24512]),
        Technique::GuardedNiceLoop => Examples::Puzzles([
            "..6..83..5...6.....37.......8.39........1495..4...7.3.........5.549...72..2.7.8..",
            "..23.....85..4....97.5.1...4.....89..2.91...3.....4..6......5.9.....5.1...7.3...8",
            "694....1..2..7.9........25.......48.4.1...52......8..39..4......6.7.5.....3.8....",
        ]),
        Technique::FrankenJellyfish => Examples::Seeds([8555, 2510, 6091]),
        Technique::FinnedFrankenJellyfish => Examples::Seeds([7546, 10778, 13531]),
        Technique::MutantFish => Examples::Seeds([5173, 11564, 6961]),
        Technique::FinnedMutantFish => Examples::Seeds([8164, 10292, 9113]),
        Technique::KrakenFish => Examples::Seeds([6591, 8798, 5500]),
        Technique::SkLoop => Examples::Puzzles([
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
            "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",
            "..8...5...4...2.9.7.......3.2...4......93.......2.1.6.5.......8.1.6...2...3...7..",
        ]),
        Technique::MultiSectorLockedSet => Examples::Seeds([3228, 10631, 3598]),
        Technique::Tridagon => Examples::Puzzles([
            "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..",
            "..7.9.45..9....6.74.567..89...45.76.7.49.68.5....87.94...8...7.3..7.....27......8",
            "...........1..2.34..2.1356..17.86..3.6.2.1.8.2.873.6...7..28...12.36..7.8.61.73..",
        ]),
        Technique::JuniorExocet => Examples::Puzzles([
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
            "........7..4.2.6..8.....31......29...4..9..3...95.6....1......8..6.5.2..7......6.",
            "..3..6.8....1....6.6.72.....1...7..8..4...6..5..3..9...3...2..7..1...4..9......5.",
        ]),
        Technique::Nishio => Examples::Seeds([1314, 3831, 152]),
        Technique::CellForcingChain => Examples::Seeds([6693, 6722, 4603]),
        Technique::HouseForcingChain => Examples::Seeds([2086, 1135, 3471]),
        Technique::ForcingNet => Examples::Seeds([6558, 13039, 960]),
        Technique::TemplateSet => Examples::Seeds([7183, 3888, 2966]),
        Technique::TemplateDelete => Examples::Seeds([2018, 9826, 5234]),
        Technique::Trial => Examples::Seeds([31299, 12728, 45445]),
    }
}

/// Returns the seed of a random minimal puzzle whose paths take the technique, if hardly one random puzzle in a thousand does.
/// None for all techniques that random puzzles take more often.
pub(super) const fn rare_seed(technique: Technique) -> Option<u64> {
    match technique {
        Technique::HiddenQuadruple => Some(34_759),
        Technique::Jellyfish => Some(51_130),
        Technique::RemotePair => Some(17_113),
        Technique::Uniqueness5 => Some(53_944),
        Technique::AvoidableRectangle1 => Some(267),
        Technique::AvoidableRectangle2 => Some(10_500),
        Technique::BugPlusN => Some(36_032),
        Technique::FinnedJellyfish => Some(40_354),
        Technique::SashimiJellyfish => Some(11_170),
        Technique::FrankenJellyfish => Some(1_279),
        Technique::MutantFish => Some(1_279),
        _ => None,
    }
}
