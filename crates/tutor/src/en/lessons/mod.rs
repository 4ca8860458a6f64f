//! The lessons in English: a file a family of techniques.

mod chains;
mod colours;
mod fish;
mod forcing;
mod intersections;
mod last_resort;
mod sets;
mod single_digit;
mod singles;
mod subsets;
mod uniqueness;
mod wings;

use crate::Lesson;
use nonet_logic::Technique;

/// The lesson on a technique.
///
/// ```
/// use nonet_logic::Technique;
/// use nonet_tutor::en;
/// let lesson = en::lesson(Technique::XWing);
/// assert!(lesson.what.starts_with("In two rows, a digit has places in the same two columns only."));
/// ```
#[must_use]
pub fn lesson(technique: Technique) -> &'static Lesson {
    match technique {
        Technique::FullHouse => &singles::FULL_HOUSE,
        Technique::HiddenSingle => &singles::HIDDEN_SINGLE,
        Technique::NakedSingle => &singles::NAKED_SINGLE,
        Technique::LockedCandidates1 => &intersections::LOCKED_CANDIDATES1,
        Technique::LockedCandidates2 => &intersections::LOCKED_CANDIDATES2,
        Technique::LockedPair => &intersections::LOCKED_PAIR,
        Technique::LockedTriple => &intersections::LOCKED_TRIPLE,
        Technique::NakedPair => &subsets::NAKED_PAIR,
        Technique::HiddenPair => &subsets::HIDDEN_PAIR,
        Technique::NakedTriple => &subsets::NAKED_TRIPLE,
        Technique::HiddenTriple => &subsets::HIDDEN_TRIPLE,
        Technique::XWing => &fish::X_WING,
        Technique::Swordfish => &fish::SWORDFISH,
        Technique::NakedQuadruple => &subsets::NAKED_QUADRUPLE,
        Technique::HiddenQuadruple => &subsets::HIDDEN_QUADRUPLE,
        Technique::Jellyfish => &fish::JELLYFISH,
        Technique::Skyscraper => &single_digit::SKYSCRAPER,
        Technique::TwoStringKite => &single_digit::TWO_STRING_KITE,
        Technique::TurbotFish => &single_digit::TURBOT_FISH,
        Technique::EmptyRectangle => &single_digit::EMPTY_RECTANGLE,
        Technique::XyWing => &wings::XY_WING,
        Technique::XyzWing => &wings::XYZ_WING,
        Technique::WWing => &wings::W_WING,
        Technique::RemotePair => &chains::REMOTE_PAIR,
        Technique::SimpleColors => &colours::SIMPLE_COLORS,
        Technique::MultiColors => &colours::MULTI_COLORS,
        Technique::Uniqueness1 => &uniqueness::UNIQUENESS1,
        Technique::Uniqueness2 => &uniqueness::UNIQUENESS2,
        Technique::Uniqueness5 => &uniqueness::UNIQUENESS5,
        Technique::Uniqueness3 => &uniqueness::UNIQUENESS3,
        Technique::Uniqueness4 => &uniqueness::UNIQUENESS4,
        Technique::Uniqueness6 => &uniqueness::UNIQUENESS6,
        Technique::HiddenRectangle => &uniqueness::HIDDEN_RECTANGLE,
        Technique::AvoidableRectangle1 => &uniqueness::AVOIDABLE_RECTANGLE1,
        Technique::AvoidableRectangle2 => &uniqueness::AVOIDABLE_RECTANGLE2,
        Technique::UniqueLoop => &uniqueness::UNIQUE_LOOP,
        Technique::BugPlus1 => &uniqueness::BUG_PLUS1,
        Technique::BugPlusN => &uniqueness::BUG_PLUS_N,
        Technique::FinnedXWing => &fish::FINNED_X_WING,
        Technique::SashimiXWing => &fish::SASHIMI_X_WING,
        Technique::FinnedSwordfish => &fish::FINNED_SWORDFISH,
        Technique::SashimiSwordfish => &fish::SASHIMI_SWORDFISH,
        Technique::FinnedJellyfish => &fish::FINNED_JELLYFISH,
        Technique::SashimiJellyfish => &fish::SASHIMI_JELLYFISH,
        Technique::WxyzWing => &wings::WXYZ_WING,
        Technique::SueDeCoq => &intersections::SUE_DE_COQ,
        Technique::XChain => &chains::X_CHAIN,
        Technique::Medusa3d => &colours::MEDUSA3D,
        Technique::XyChain => &chains::XY_CHAIN,
        Technique::NiceLoop => &chains::NICE_LOOP,
        Technique::GroupedXChain => &chains::GROUPED_X_CHAIN,
        Technique::GroupedNiceLoop => &chains::GROUPED_NICE_LOOP,
        Technique::AlsXz => &sets::ALS_XZ,
        Technique::AlsXyWing => &sets::ALS_XY_WING,
        Technique::AlsXyChain => &sets::ALS_XY_CHAIN,
        Technique::AlmostLockedPair => &sets::ALMOST_LOCKED_PAIR,
        Technique::AlmostLockedTriple => &sets::ALMOST_LOCKED_TRIPLE,
        Technique::AlsNiceLoop => &sets::ALS_NICE_LOOP,
        Technique::DeathBlossom => &sets::DEATH_BLOSSOM,
        Technique::FrankenSwordfish => &fish::FRANKEN_SWORDFISH,
        Technique::FrankenJellyfish => &fish::FRANKEN_JELLYFISH,
        Technique::FinnedFrankenXWing => &fish::FINNED_FRANKEN_X_WING,
        Technique::FinnedFrankenSwordfish => &fish::FINNED_FRANKEN_SWORDFISH,
        Technique::FinnedFrankenJellyfish => &fish::FINNED_FRANKEN_JELLYFISH,
        Technique::MutantFish => &fish::MUTANT_FISH,
        Technique::FinnedMutantFish => &fish::FINNED_MUTANT_FISH,
        Technique::Nishio => &forcing::NISHIO,
        Technique::CellForcingChain => &forcing::CELL_FORCING_CHAIN,
        Technique::HouseForcingChain => &forcing::HOUSE_FORCING_CHAIN,
        Technique::ForcingNet => &forcing::FORCING_NET,
        Technique::TemplateSet => &forcing::TEMPLATE_SET,
        Technique::TemplateDelete => &forcing::TEMPLATE_DELETE,
        Technique::Trial => &last_resort::TRIAL,
    }
}
