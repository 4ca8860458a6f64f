//! The table of the techniques: a row each, with all that is known of it and how it is found. The finders are the files beside it.

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
mod rectangles;
mod remote_pair;
mod row;
mod sectors;
mod sue_de_coq;
pub(super) mod templates;
pub(super) mod trial;
mod tridagon;
mod turbot;
mod unique_loop;
mod w_wing;
mod wing;
mod wxyz_wing;

pub use exocet::{ExocetBar, ExocetCause, ExocetWay};

use super::{
    Level::{Easy, Extreme, Hard, Medium, Unfair},
    Phase::{Chains, Exotic, Finned, Forcing, LastResort, Patterns, Sets, Singles, Subsets, Uniqueness},
    sink::first,
};
use almost_locked_sets::MOST_RATED;
use nonet_core::board::DigitSet;
use row::{row, row_of_known, techniques};

pub use row::Examples;
pub(super) use row::{Dirty, Row, Shared, find, find_in, rated};

// Names, levels and scores are those of HoDoKu 2.2.0's technique table, and the place in the rating order is its index there; what
// it lacks or has switched off is not rated. In brackets are the seeds of the lesson's positions, or the puzzles that they come from.
techniques! {
    /// The last empty cell of a house.
    FullHouse => row("full_house", "Full house", Singles, Easy, [30183, 12795, 8016],
        |at, sink| full_house::find(at.candidates, sink)).rated(100, 4);
    /// The only place that a house has left for a digit.
    HiddenSingle => row("hidden_single", "Hidden single", Singles, Easy, [58867, 13794, 19120],
        |at, sink| hidden_single::find(at.houses, at.candidates, sink)).rated(300, 14);
    /// The only digit that a cell has left.
    NakedSingle => row("naked_single", "Naked single", Singles, Easy, [1228, 1999, 2049],
        |at, sink| naked_single::find(at.candidates, sink)).rated(200, 4);
    /// A digit of a box that lies in one line only (pointing).
    LockedCandidates1 => row("locked_candidates_1", "Pointing", Subsets, Medium, [6830, 40450, 14646],
        |at, sink| locked_candidates::pointing(at.digits, at.candidates, sink))
        .rated_by(1200, 50, |at| first(|sink| locked_candidates::pointing_by_box(at.digits, at.candidates, sink)));
    /// A digit of a line that lies in one box only (claiming).
    LockedCandidates2 => row("locked_candidates_2", "Claiming", Subsets, Medium, [11201, 23460, 36681],
        |at, sink| locked_candidates::claiming(at.digits, at.candidates, sink))
        .rated_by(1210, 50, |at| first(|sink| locked_candidates::claiming_by_line(at.digits, at.candidates, sink)));
    /// A naked pair where a line and a box meet, which clears both.
    LockedPair => row("locked_pair", "Locked pair", Subsets, Medium, [20833, 39791, 24310],
        |at, sink| naked_subset::locked(at.technique, 2, at.houses, at.candidates, sink)).rated(1000, 40);
    /// A naked triple where a line and a box meet, which clears both.
    LockedTriple => row("locked_triple", "Locked triple", Subsets, Medium, [27751, 31305, 29737],
        |at, sink| naked_subset::locked(at.technique, 3, at.houses, at.candidates, sink)).rated(1100, 60);
    /// Two cells of a house with two digits.
    NakedPair => row("naked_pair", "Naked pair", Subsets, Medium, [43396, 52723, 34923],
        |at, sink| naked_subset::find(at.technique, 2, at.houses, at.candidates, sink)).rated(1300, 60);
    /// Two digits of a house with two places.
    HiddenPair => row("hidden_pair", "Hidden pair", Subsets, Medium, [17789, 14344, 45695],
        |at, sink| hidden_subset::find(at.technique, 2, at.houses, at.candidates, sink)).rated(1500, 70);
    /// Three cells of a house with three digits.
    NakedTriple => row("naked_triple", "Naked triple", Subsets, Medium, [18329, 19554, 19542],
        |at, sink| naked_subset::find(at.technique, 3, at.houses, at.candidates, sink)).rated(1400, 80);
    /// Three digits of a house with three places.
    HiddenTriple => row("hidden_triple", "Hidden triple", Subsets, Medium, [26912, 30983, 1036],
        |at, sink| hidden_subset::find(at.technique, 3, at.houses, at.candidates, sink)).rated(1600, 100);
    /// A fish of two lines.
    XWing => row("x_wing", "X-wing", Patterns, Hard, [31412, 40209, 2202],
        |at, sink| fish::find(at.technique, 2, at.digits, at.candidates, sink)).of_one_digit().rated(2200, 140);
    /// A fish of three lines.
    Swordfish => row("swordfish", "Swordfish", Patterns, Hard, [68, 27193, 46258],
        |at, sink| fish::find(at.technique, 3, at.digits, at.candidates, sink)).of_one_digit().rated(2300, 150);
    /// Four cells of a house with four digits.
    NakedQuadruple => row("naked_quadruple", "Naked quadruple", Patterns, Hard, [59699, 33052, 10671],
        |at, sink| naked_subset::find(at.technique, 4, at.houses, at.candidates, sink)).rated(2000, 120);
    /// Four digits of a house with four places.
    HiddenQuadruple => row("hidden_quadruple", "Hidden quadruple", Patterns, Hard, [34759, 45264, 63929],
        |at, sink| hidden_subset::find(at.technique, 4, at.houses, at.candidates, sink)).rare(34_759).rated(2100, 150);
    /// A fish of four lines.
    Jellyfish => row("jellyfish", "Jellyfish", Patterns, Hard, [51130, 60894, 33804],
        |at, sink| fish::find(at.technique, 4, at.digits, at.candidates, sink)).of_one_digit().rare(51_130).rated(2400, 160);
    /// Two strong links in parallel lines, joined in a line.
    Skyscraper => row("skyscraper", "Skyscraper", Patterns, Hard, [2930, 5274, 5731],
        |at, sink| turbot::find(at.technique, at.digits, at.candidates, sink)).of_one_digit()
        .rated_by(3000, 130, |at| first(|sink| turbot::skyscrapers(at.digits, at.candidates, sink)));
    /// Strong links in a row and a column, joined in a box.
    TwoStringKite => row("two_string_kite", "Two-string kite", Patterns, Hard, [2191, 14357, 51315],
        |at, sink| turbot::find(at.technique, at.digits, at.candidates, sink)).of_one_digit().rated(3100, 150);
    /// Two strong links, one of them in a box, joined by a weak one.
    TurbotFish => row("turbot_fish", "Turbot fish", Patterns, Hard, [26245, 60350, 61499],
        |at, sink| turbot::find(at.technique, at.digits, at.candidates, sink)).of_one_digit().rated(3120, 120);
    /// A box with a digit on one row and one column, and a strong link.
    EmptyRectangle => row("empty_rectangle", "Empty rectangle", Patterns, Hard, [29545, 43624, 48108],
        |at, sink| empty_rectangle::find(at.digits, at.candidates, sink)).of_one_digit().rated(3170, 120);
    /// A pivot of two digits and two pincers.
    XyWing => row("xy_wing", "XY-wing", Patterns, Hard, [5958, 7537, 7839],
        |at, sink| wing::xy(at.candidates, sink)).rated(3300, 160);
    /// A pivot of three digits and two pincers.
    XyzWing => row("xyz_wing", "XYZ-wing", Patterns, Hard, [5334, 19954, 31887],
        |at, sink| wing::xyz(at.candidates, sink)).rated(3400, 180);
    /// Two equal cells of two digits, joined by a strong link.
    WWing => row("w_wing", "W-wing", Patterns, Hard, [23803, 2082, 10507],
        |at, sink| w_wing::find(at.candidates, sink))
        .rated_by(3200, 150, |at| first(|sink| w_wing::smaller_first(at.candidates, sink)));
    /// A chain of equal cells of two digits.
    RemotePair => row("remote_pair", "Remote pair", Patterns, Hard, [17113, 50563, 60506],
        |at, sink| remote_pair::find(at.candidates, sink)).rare(17_113)
        .rated_by(2800, 110, |at| remote_pair::best(at.candidates));
    /// The two colours of a component of strong links.
    SimpleColors => row("simple_colors", "Simple colours", Patterns, Hard, [6111, 62420, 27464],
        |at, sink| colours::simple(at.digits, at.candidates, sink)).of_one_digit().rated(5330, 150);
    /// Two components of strong links, joined by a weak one.
    MultiColors => row("multi_colors", "Multi-colours", Patterns, Hard, [23353, 37991, 54434],
        |at, sink| colours::multi(at.digits, at.candidates, sink)).of_one_digit().rated(5360, 200);
    /// A unique rectangle with one corner beyond its two digits.
    Uniqueness1 => row("uniqueness_1", "Unique rectangle 1", Uniqueness, Hard, [44468, 51525, 706],
        |at, sink| rectangles::type_1(at.rectangles(), at.candidates, sink)).rated(3500, 100);
    /// A unique rectangle with one more digit, in two corners of a line.
    Uniqueness2 => row("uniqueness_2", "Unique rectangle 2", Uniqueness, Hard, [51567, 36612, 57039],
        |at, sink| rectangles::type_2(at.rectangles(), at.candidates, sink)).rated(3600, 100);
    /// A unique rectangle with one more digit, in opposite corners or in three.
    Uniqueness5 => row("uniqueness_5", "Unique rectangle 5", Uniqueness, Hard, [53944, 32166, 5605],
        |at, sink| rectangles::type_5(at.rectangles(), at.candidates, sink)).rare(53_944).rated(3900, 100);
    /// A unique rectangle with a naked subset.
    Uniqueness3 => row("uniqueness_3", "Unique rectangle 3", Uniqueness, Hard, [59556, 5749, 16757],
        |at, sink| rectangles::type_3(at.rectangles(), at.candidates, sink)).rated(3700, 100);
    /// A unique rectangle with a strong link.
    Uniqueness4 => row("uniqueness_4", "Unique rectangle 4", Uniqueness, Hard, [41381, 26477, 19463],
        |at, sink| rectangles::type_4(at.rectangles(), at.candidates, sink)).rated(3800, 100);
    /// A unique rectangle with an X-wing.
    Uniqueness6 => row("uniqueness_6", "Unique rectangle 6", Uniqueness, Hard, [59859, 6111, 26477],
        |at, sink| rectangles::type_6(at.rectangles(), at.candidates, sink)).rated(4000, 100);
    /// A unique rectangle with two strong links.
    HiddenRectangle => row("hidden_rectangle", "Hidden rectangle", Uniqueness, Hard, [18267, 58910, 43586],
        |at, sink| rectangles::hidden(at.candidates, sink)).rated(4010, 100);
    /// A unique rectangle of which three corners are filled.
    AvoidableRectangle1 => row("avoidable_rectangle_1", "Avoidable rectangle 1", Uniqueness, Hard, [19686, 12669, 14523],
        |at, sink| avoidable_rectangles::type_1(at.candidates, sink)).rare(267).rated(4020, 100);
    /// A unique rectangle of which two corners are filled.
    AvoidableRectangle2 => row("avoidable_rectangle_2", "Avoidable rectangle 2", Uniqueness, Hard, [26042, 10500, 64502],
        |at, sink| avoidable_rectangles::type_2(at.candidates, sink)).rare(10_500).rated(4030, 100);
    /// A deadly pattern of six or more cells.
    UniqueLoop => row("unique_loop", "Unique loop", Uniqueness, Hard, [19608, 30153, 59440],
        |at, sink| unique_loop::find(at.candidates, sink));
    /// A bivalue universal grave but for one candidate.
    BugPlus1 => row("bug_plus_1", "BUG + 1", Uniqueness, Hard, [773, 2226, 2744],
        |at, sink| bug::plus_one(at.candidates, sink))
        .rated_by(2900, 100, |at| bug::plus_one_removing(at.candidates));
    /// A bivalue universal grave but for several candidates.
    BugPlusN => row("bugn", "BUG + n", Uniqueness, Hard, [36032, 48383, 35806],
        |at, sink| bug::plus_n(at.candidates, sink)).rare(36_032);
    /// An X-wing but for some places in one box.
    FinnedXWing => row("finned_x_wing", "Finned X-wing", Finned, Hard, [20833, 4173, 3722],
        |at, sink| finned_fish::finned(at.technique, 2, at.digits, at.candidates, sink)).of_one_digit().rated(4100, 130);
    /// A finned X-wing that lacks a corner.
    SashimiXWing => row("sashimi_x_wing", "Sashimi X-wing", Finned, Hard, [51840, 64369, 34887],
        |at, sink| finned_fish::sashimi(at.technique, 2, at.digits, at.candidates, sink)).of_one_digit().rated(4200, 150);
    /// A swordfish but for some places in one box.
    FinnedSwordfish => row("finned_swordfish", "Finned swordfish", Finned, Unfair, [10504, 35856, 42584],
        |at, sink| finned_fish::finned(at.technique, 3, at.digits, at.candidates, sink)).of_one_digit().rated(4300, 200);
    /// A finned swordfish with a line of one place.
    SashimiSwordfish => row("sashimi_swordfish", "Sashimi swordfish", Finned, Unfair, [21590, 39612, 59680],
        |at, sink| finned_fish::sashimi(at.technique, 3, at.digits, at.candidates, sink)).of_one_digit().rated(4400, 240);
    /// A jellyfish but for some places in one box.
    FinnedJellyfish => row("finned_jellyfish", "Finned jellyfish", Finned, Unfair, [40354, 7516, 44905],
        |at, sink| finned_fish::finned(at.technique, 4, at.digits, at.candidates, sink))
        .of_one_digit().rare(40_354).rated(4500, 250);
    /// A finned jellyfish with a line of one place.
    SashimiJellyfish => row("sashimi_jellyfish", "Sashimi jellyfish", Finned, Unfair, [21079, 27658, 11170],
        |at, sink| finned_fish::sashimi(at.technique, 4, at.digits, at.candidates, sink))
        .of_one_digit().rare(11_170).rated(4600, 260);
    /// Four cells of a line and a box with four digits.
    WxyzWing => row("wxyz_wing", "WXYZ-wing", Finned, Hard, [58910, 62492, 11465],
        |at, sink| wxyz_wing::find(at.candidates, sink));
    /// A pair of which one digit is where a line and a box meet.
    AlmostLockedPair => row("almost_locked_pair", "Almost locked pair", Finned, Unfair, [3632, 3153, 2743],
        |at, sink| almost_locked_candidates::find(at.technique, 2, at.candidates, sink)).beyond_chains();
    /// A triple of which one digit is where a line and a box meet.
    AlmostLockedTriple => row("almost_locked_triple", "Almost locked triple", Finned, Unfair, [3086, 1411, 4877],
        |at, sink| almost_locked_candidates::find(at.technique, 3, at.candidates, sink)).beyond_chains();
    /// Digits that a row and a column have, beside the box where they cross, in the same two cells alone.
    Firework => row("firework", "Firework", Finned, Unfair, [1633, 7269, 8685],
        |at, sink| firework::find(at.candidates, sink)).beyond_chains();
    /// A line and a box that share out their digits where they meet.
    SueDeCoq => row("sue_de_coq", "Sue de Coq", Finned, Unfair, [8798, 3632, 23744],
        |at, sink| sue_de_coq::find(at.houses, at.candidates, sink)).rated(5300, 250);
    /// A chain of one digit.
    XChain => row("x_chain", "X-chain", Chains, Unfair, [4339, 458, 19171],
        |at, sink| chains::find(at.technique, at.digits, at.candidates, sink)).of_one_digit()
        .rated_by(5400, 260, |at| chains::best(at.technique, at.digits, at.candidates));
    /// An X-wing with boxes among its houses, and with fins. Without fins, locked candidates find it.
    FinnedFrankenXWing => row("finned_franken_x_wing", "Finned Franken X-wing", Exotic, Unfair, [591, 74, 3244],
        |at, sink| complex_fish::franken(at.technique, 2, true, at.digits, at.candidates, sink)).of_one_digit().rated(6700, 390);
    /// A chain of one digit, with groups of cells.
    GroupedXChain => row("grouped_x_chain", "Grouped X-chain", Sets, Unfair, [3982, 3372, 728],
        |at, sink| chains::find(at.technique, at.digits, at.candidates, sink)).of_one_digit();
    /// The two colours of a component of strong links over all digits.
    Medusa3d => row("medusa3d", "3D Medusa", Chains, Unfair, [51403, 45961, 28317],
        |at, sink| medusa::find(at.candidates, sink));
    /// A chain through cells of two candidates.
    XyChain => row("xy_chain", "XY-chain", Chains, Unfair, [36658, 31307, 19834],
        |at, sink| chains::find(at.technique, DigitSet::ALL, at.candidates, sink))
        .rated_by(5500, 260, |at| chains::best(at.technique, DigitSet::ALL, at.candidates));
    /// An alternating inference chain, open or closed.
    NiceLoop => row("nice_loop", "Nice loop or AIC", Chains, Unfair, [28270, 49687, 32108],
        |at, sink| chains::find(at.technique, DigitSet::ALL, at.candidates, sink))
        .rated_by(5600, 280, |at| chains::best(at.technique, DigitSet::ALL, at.candidates));
    /// An alternating inference chain with groups of cells.
    GroupedNiceLoop => row("grouped_nice_loop", "Grouped nice loop or AIC", Sets, Unfair, [1831, 2952, 387],
        |at, sink| chains::find(at.technique, DigitSet::ALL, at.candidates, sink))
        .rated_by(5650, 300, |at| chains::best(at.technique, DigitSet::ALL, at.candidates));
    /// A swordfish with boxes among its houses.
    FrankenSwordfish => row("franken_swordfish", "Franken swordfish", Exotic, Unfair, [4898, 1675, 4034],
        |at, sink| complex_fish::franken(at.technique, 3, false, at.digits, at.candidates, sink)).of_one_digit().rated(6200, 350);
    /// A Franken swordfish with fins.
    FinnedFrankenSwordfish => row("finned_franken_swordfish", "Finned Franken swordfish", Exotic, Unfair, [4204, 3339, 1729],
        |at, sink| complex_fish::franken(at.technique, 3, true, at.digits, at.candidates, sink)).of_one_digit().rated(6800, 410);
    /// Two almost locked sets, linked by one digit or two.
    AlsXz => row("als_xz", "ALS-XZ", Sets, Unfair, [3189, 3132, 4603],
        |at, sink| {
            almost_locked_sets::xz(at.apart(), at.candidates, sink)?;
            almost_locked_sets::xz(at.overlapping(), at.candidates, sink)
        })
        .rated_by(5700, 300, |at| first(|sink| almost_locked_sets::xz(at.apart(), at.candidates, sink)));
    /// Three almost locked sets in a row.
    AlsXyWing => row("als_xy_wing", "ALS-XY-wing", Sets, Unfair, [1652, 113, 1351],
        |at, sink| {
            almost_locked_sets::xy_wing(at.apart(), at.candidates, sink)?;
            almost_locked_sets::xy_wing(at.overlapping(), at.candidates, sink)
        })
        .rated_by(5800, 320, |at| first(|sink| almost_locked_sets::xy_wing(at.apart(), at.candidates, sink)));
    /// Four or more almost locked sets in a row.
    AlsXyChain => row("als_xy_chain", "ALS-XY-chain", Sets, Unfair, [419, 4603, 3583],
        |at, sink| {
            almost_locked_sets::xy_chain(usize::MAX, at.apart(), at.candidates, sink)?;
            almost_locked_sets::xy_chain(usize::MAX, at.overlapping(), at.candidates, sink)
        })
        .rated_by(5900, 340, |at| first(|sink| almost_locked_sets::xy_chain(MOST_RATED, at.apart(), at.candidates, sink)));
    /// An alternating inference chain through almost locked sets.
    AlsNiceLoop => row("als_chain", "Nice loop or AIC with ALS", Sets, Unfair, [1314, 3678, 4623],
        |at, sink| chains::find(at.technique, DigitSet::ALL, at.candidates, sink));
    /// A cell, and an almost locked set for each of its candidates.
    DeathBlossom => row("death_blossom", "Death blossom", Sets, Unfair, [64650, 64901, 24512],
        |at, sink| death_blossom::find(at.overlapping(), at.candidates, sink));
    /// An alternating inference chain through the guardians of unique rectangles.
    GuardedNiceLoop => row_of_known("aic_ur", "AIC with unique rectangle", Sets, Unfair, [
            "..6..83..5...6.....37.......8.39........1495..4...7.3.........5.549...72..2.7.8..",
            "..23.....85..4....97.5.1...4.....89..2.91...3.....4..6......5.9.....5.1...7.3...8",
            "694....1..2..7.9........25.......48.4.1...52......8..39..4......6.7.5.....3.8....",
        ],
        |at, sink| chains::find_guarded(&rectangles::links(at.rectangles(), at.candidates), at.candidates, sink))
        .assuming_one_solution();
    /// A jellyfish with boxes among its houses.
    FrankenJellyfish => row("franken_jellyfish", "Franken jellyfish", Exotic, Unfair, [8555, 2510, 6091],
        |at, sink| complex_fish::franken(at.technique, 4, false, at.digits, at.candidates, sink)).of_one_digit().rare(1_279);
    /// A Franken jellyfish with fins.
    FinnedFrankenJellyfish => row("finned_franken_jellyfish", "Finned Franken jellyfish", Exotic, Unfair, [7546, 10778, 13531],
        |at, sink| complex_fish::franken(at.technique, 4, true, at.digits, at.candidates, sink)).of_one_digit();
    /// A fish with any houses.
    MutantFish => row("mutant_fish", "Mutant fish", Exotic, Extreme, [5173, 11564, 6961],
        |at, sink| complex_fish::mutant(at.technique, false, at.digits, at.candidates, sink))
        .of_one_digit().unless_chosen().rare(1_279);
    /// A fish with any houses, and with fins.
    FinnedMutantFish => row("finned_mutant_fish", "Finned mutant fish", Exotic, Extreme, [8164, 10292, 9113],
        |at, sink| complex_fish::mutant(at.technique, true, at.digits, at.candidates, sink)).of_one_digit().unless_chosen();
    /// A fish with fins, from which chains lead to what it removes.
    KrakenFish => row("kraken_fish", "Kraken fish", Exotic, Extreme, [6591, 8798, 5500],
        |at, sink| kraken_fish::find(at.candidates, sink)).unless_chosen();
    /// Pairs of cells around four boxes, each sharing digits with the next.
    SkLoop => row_of_known("sk_loop", "SK-loop", Exotic, Extreme, [
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
            "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",
            "..8...5...4...2.9.7.......3.2...4......93.......2.1.6.5.......8.1.6...2...3...7..",
        ],
        |at, sink| sectors::loops(at.candidates, sink));
    /// The cells where rows and columns cross, and lines that have their candidates between them.
    MultiSectorLockedSet => row("msls", "Multi-sector locked set", Exotic, Extreme, [3228, 10631, 3598],
        |at, sink| sectors::crossed(at.candidates, sink));
    /// Twelve cells around four boxes that three digits alone cannot fill.
    Tridagon => row_of_known("tridagon", "Tridagon", Exotic, Extreme, [
            "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..",
            "..7.9.45..9....6.74.567..89...45.76.7.49.68.5....87.94...8...7.3..7.....27......8",
            "...........1..2.34..2.1356..17.86..3.6.2.1.8.2.873.6...7..28...12.36..7.8.61.73..",
        ],
        |at, sink| tridagon::find(at.candidates, sink));
    /// Two cells and two targets in other boxes that have to hold the same two digits.
    JuniorExocet => row_of_known("junior_exocet", "Junior exocet", Exotic, Extreme, [
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
            "........7..4.2.6..8.....31......29...4..9..3...95.6....1......8..6.5.2..7......6.",
            "..3..6.8....1....6.6.72.....1...7..8..4...6..5..3..9...3...2..7..1...4..9......5.",
        ],
        |at, sink| exocet::find(at.candidates, sink));
    /// A candidate that its own digit refutes.
    Nishio => row("nishio_fc", "Nishio", Forcing, Extreme, [1314, 3831, 152],
        |at, sink| forcing::nishio(at.digits, at.candidates, sink)).of_one_digit();
    /// Chains from all candidates of a cell.
    // HoDoKu's forcing chain is either of the next two.
    CellForcingChain => row("cell_forcing_chain", "Cell forcing chain", Forcing, Extreme, [6693, 6722, 4603],
        |at, sink| forcing::chains(at.technique, at.candidates, sink)).rated(8500, 500);
    /// Chains from all places of a digit in a house.
    HouseForcingChain => row("house_forcing_chain", "House forcing chain", Forcing, Extreme, [2086, 1135, 3471],
        |at, sink| forcing::chains(at.technique, at.candidates, sink)).rated(8500, 500);
    /// Singles that refute a candidate, or that lead from all cases to the same.
    ForcingNet => row("forcing_net", "Forcing net", Forcing, Extreme, [6558, 13039, 960],
        |at, sink| forcing::nets(at.candidates, sink)).rated_by(8600, 700, |at| forcing::any_net(at.candidates));
    /// What is in all templates of a digit.
    TemplateSet => row("template_set", "Template set", Forcing, Extreme, [7183, 3888, 2966],
        |at, sink| templates::set(at.candidates, sink)).unless_chosen();
    /// What is in no template of a digit.
    TemplateDelete => row("template_del", "Template delete", Forcing, Extreme, [2018, 9826, 5234],
        |at, sink| templates::delete(at.candidates, sink)).unless_chosen();
    /// Trial by contradiction: assume a candidate, and reach what cannot be.
    // HoDoKu guesses where no net is left; a trial is scored as a net.
    Trial => row("trial", "Trial by contradiction", LastResort, Extreme, [31299, 12728, 45445],
        |at, sink| trial::find(at.candidates, sink)).rated_by(8900, 700, |at| trial::any(at.candidates));
}
