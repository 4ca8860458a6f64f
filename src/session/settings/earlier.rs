//! The settings of versions 0 to 2, which had a line for each setting, with its key and its value. Versions 0 and 1 stored values by
//! number. The table keeps the meaning of each number as it was then, independent of the present values and their order.

use super::Words;
use crate::record::Record;

const OFF_AND_ON: &str = "off,on";

/// The words of the values of each setting, in the order of their numbers, separated by commas.
const NUMBERED: [(&str, &str); 26] = [
    ("checking", "asked,clashes,wrong"),
    ("notes", "classic,corner-and-centre"),
    ("hint", "stage-1,stage-2,stage-3,stage-4,stage-5"),
    ("uniqueness", OFF_AND_ON),
    ("time", OFF_AND_ON),
    ("peers", OFF_AND_ON),
    ("same", OFF_AND_ON),
    ("digits", "small,medium,large"),
    ("small-digits", "small,medium,large"),
    ("letters", OFF_AND_ON),
    ("cells", "r1c1,a1"),
    ("side", "right,left"),
    ("order", "one-first,seven-first"),
    ("haptics", OFF_AND_ON),
    ("shortcuts", OFF_AND_ON),
    (
        "count",
        "puzzles-1,puzzles-2,puzzles-4,puzzles-6,puzzles-12,puzzles-24,puzzles-36,puzzles-48,puzzles-60,puzzles-80,puzzles-100,\
         puzzles-150,puzzles-200",
    ),
    ("level", "rising,mixed,easy,medium,hard,unfair,extreme"),
    ("explainer", "any,1.0-1.5,1.6-2.9,3.0-4.4,4.5-6.5,6.6-7.1,7.2-8.2,8.3-8.9,9.0-up"),
    (
        "needs",
        "any,full_house,hidden_single,naked_single,locked_candidates_1,locked_candidates_2,locked_pair,locked_triple,naked_pair,\
         hidden_pair,naked_triple,hidden_triple,x_wing,swordfish,naked_quadruple,hidden_quadruple,jellyfish,skyscraper,\
         two_string_kite,turbot_fish,empty_rectangle,xy_wing,xyz_wing,w_wing,remote_pair,simple_colors,multi_colors,uniqueness_1,\
         uniqueness_2,uniqueness_5,uniqueness_3,uniqueness_4,uniqueness_6,hidden_rectangle,avoidable_rectangle_1,\
         avoidable_rectangle_2,unique_loop,bug_plus_1,bugn,finned_x_wing,sashimi_x_wing,finned_swordfish,sashimi_swordfish,\
         finned_jellyfish,sashimi_jellyfish,wxyz_wing,almost_locked_pair,almost_locked_triple,firework,sue_de_coq,x_chain,\
         finned_franken_x_wing,grouped_x_chain,medusa3d,xy_chain,nice_loop,grouped_nice_loop,franken_swordfish,\
         finned_franken_swordfish,als_xz,als_xy_wing,als_xy_chain,als_chain,death_blossom,aic_ur,franken_jellyfish,\
         finned_franken_jellyfish,mutant_fish,finned_mutant_fish,kraken_fish,sk_loop,msls,tridagon,junior_exocet,nishio_fc,\
         cell_forcing_chain,house_forcing_chain,forcing_net,template_set,template_del,trial",
    ),
    ("symmetry", "none,half_turn,quarter_turn,horizontal,vertical,mirrors,diagonal,anti_diagonal,diagonals,full"),
    ("minimal", OFF_AND_ON),
    ("page", "puzzles-1,puzzles-2,puzzles-4,puzzles-6"),
    ("paper", "a4,letter,a5,book"),
    ("large", OFF_AND_ON),
    ("candidates", OFF_AND_ON),
    ("names", OFF_AND_ON),
];

/// Returns the words of the lines.
pub(super) fn words(record: Record<'_>) -> Words {
    record.lines().map(|(key, value)| (key.to_owned(), word(key, value).into())).collect()
}

/// Returns the word of a stored value: the word for its number, or the value itself if it is not a known number.
fn word<'a>(key: &str, value: &'a str) -> &'a str {
    let words = NUMBERED.iter().find(|(setting, _)| *setting == key).map(|(_, words)| words);
    let number = value.parse::<usize>().ok();
    words.zip(number).and_then(|(words, number)| words.split(',').nth(number)).unwrap_or(value)
}
