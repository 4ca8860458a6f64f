//! Known puzzles for the techniques that random puzzles hardly ever need.

use nonet_logic::Technique;

/// Returns three known puzzles whose paths in hint order take the technique. None for a technique that random puzzles take.
///
/// ```
/// use nonet_generator::known_puzzles;
/// use nonet_logic::Technique;
/// assert!(known_puzzles(Technique::SkLoop).is_some() && known_puzzles(Technique::XWing).is_none());
/// ```
#[must_use]
pub const fn known_puzzles(technique: Technique) -> Option<[&'static str; 3]> {
    match technique {
        Technique::AicUr => Some([
            "..6..83..5...6.....37.......8.39........1495..4...7.3.........5.549...72..2.7.8..",
            "..23.....85..4....97.5.1...4.....89..2.91...3.....4..6......5.9.....5.1...7.3...8",
            "694....1..2..7.9........25.......48.4.1...52......8..39..4......6.7.5.....3.8....",
        ]),
        Technique::SkLoop => Some([
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
            "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",
            "..8...5...4...2.9.7.......3.2...4......93.......2.1.6.5.......8.1.6...2...3...7..",
        ]),
        Technique::Tridagon => Some([
            "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..",
            "..7.9.45..9....6.74.567..89...45.76.7.49.68.5....87.94...8...7.3..7.....27......8",
            "...........1..2.34..2.1356..17.86..3.6.2.1.8.2.873.6...7..28...12.36..7.8.61.73..",
        ]),
        Technique::JuniorExocet => Some([
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
            "........7..4.2.6..8.....31......29...4..9..3...95.6....1......8..6.5.2..7......6.",
            "..3..6.8....1....6.6.72.....1...7..8..4...6..5..3..9...3...2..7..1...4..9......5.",
        ]),
        _ => None,
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
