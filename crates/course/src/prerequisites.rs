//! The prerequisites of each technique, the order of learning that follows from them, and the techniques that each level needs.

use crate::Chapter;
use nonet_techniques::{Level, Technique, TechniqueSet};

/// Returns the techniques that a learner should know before this one. The list has the direct prerequisites only:
/// [`all_prerequisites`] adds theirs. A technique that is added must say what comes before it: [`LEARNING_ORDER`] asks for that of each
/// technique, and without it does not compile.
///
/// ```
/// use nonet_course::prerequisites;
/// use nonet_techniques::Technique;
///
/// assert_eq!(prerequisites(Technique::Swordfish), [Technique::XWing]);
/// ```
#[must_use]
pub const fn prerequisites(technique: Technique) -> &'static [Technique] {
    match technique {
        Technique::FullHouse => &[],
        Technique::HiddenSingle => &[Technique::FullHouse],
        Technique::NakedSingle => &[Technique::FullHouse],
        Technique::LockedCandidates1 => &[Technique::HiddenSingle],
        Technique::LockedCandidates2 => &[Technique::LockedCandidates1],
        Technique::NakedPair => &[Technique::NakedSingle],
        Technique::LockedPair => &[Technique::NakedPair, Technique::LockedCandidates1],
        Technique::HiddenPair => &[Technique::HiddenSingle, Technique::NakedPair],
        Technique::NakedTriple => &[Technique::NakedPair],
        Technique::LockedTriple => &[Technique::NakedTriple, Technique::LockedPair],
        Technique::HiddenTriple => &[Technique::HiddenPair, Technique::NakedTriple],
        Technique::NakedQuadruple => &[Technique::NakedTriple],
        Technique::HiddenQuadruple => &[Technique::HiddenTriple, Technique::NakedQuadruple],
        Technique::XWing => &[Technique::LockedCandidates2],
        Technique::Swordfish => &[Technique::XWing],
        Technique::Jellyfish => &[Technique::Swordfish],
        Technique::FinnedXWing => &[Technique::XWing],
        Technique::SashimiXWing => &[Technique::FinnedXWing],
        Technique::FinnedSwordfish => &[Technique::Swordfish, Technique::FinnedXWing],
        Technique::SashimiSwordfish => &[Technique::FinnedSwordfish],
        Technique::FinnedJellyfish => &[Technique::Jellyfish, Technique::FinnedSwordfish],
        Technique::SashimiJellyfish => &[Technique::FinnedJellyfish],
        Technique::XyWing => &[Technique::NakedPair],
        Technique::XyzWing => &[Technique::XyWing],
        Technique::WWing => &[Technique::NakedPair],
        Technique::WxyzWing => &[Technique::XyzWing, Technique::NakedQuadruple],
        Technique::Skyscraper => &[Technique::LockedCandidates1],
        Technique::TwoStringKite => &[Technique::Skyscraper],
        Technique::TurbotFish => &[Technique::TwoStringKite],
        Technique::EmptyRectangle => &[Technique::TwoStringKite],
        Technique::SimpleColors => &[Technique::Skyscraper],
        Technique::MultiColors => &[Technique::SimpleColors],
        Technique::Medusa3d => &[Technique::MultiColors],
        Technique::RemotePair => &[Technique::NakedPair, Technique::SimpleColors],
        Technique::XChain => &[Technique::TurbotFish],
        Technique::GroupedXChain => &[Technique::XChain, Technique::EmptyRectangle],
        Technique::XyChain => &[Technique::XyWing],
        Technique::NiceLoop => &[Technique::XChain, Technique::XyChain],
        Technique::GroupedNiceLoop => &[Technique::NiceLoop, Technique::GroupedXChain],
        Technique::Uniqueness1 => &[Technique::NakedPair],
        Technique::Uniqueness2 => &[Technique::Uniqueness1],
        Technique::Uniqueness3 => &[Technique::Uniqueness2, Technique::NakedTriple],
        Technique::Uniqueness4 => &[Technique::Uniqueness1],
        Technique::Uniqueness5 => &[Technique::Uniqueness2],
        Technique::Uniqueness6 => &[Technique::Uniqueness4, Technique::XWing],
        Technique::HiddenRectangle => &[Technique::Uniqueness4],
        Technique::AvoidableRectangle1 => &[Technique::Uniqueness1],
        Technique::AvoidableRectangle2 => &[Technique::AvoidableRectangle1, Technique::Uniqueness2],
        Technique::UniqueLoop => &[Technique::Uniqueness1, Technique::RemotePair],
        Technique::BugPlus1 => &[Technique::Uniqueness1],
        Technique::BugPlusN => &[Technique::BugPlus1],
        Technique::AicUr => &[Technique::Uniqueness4, Technique::NiceLoop],
        Technique::AlmostLockedPair => &[Technique::HiddenPair, Technique::LockedPair],
        Technique::AlmostLockedTriple => &[Technique::AlmostLockedPair, Technique::HiddenTriple],
        Technique::SueDeCoq => &[Technique::LockedPair, Technique::NakedTriple],
        Technique::AlsXz => &[Technique::XyWing, Technique::NakedTriple],
        Technique::AlsXyWing => &[Technique::AlsXz],
        Technique::AlsXyChain => &[Technique::AlsXyWing, Technique::XyChain],
        Technique::AlsAic => &[Technique::AlsXyChain, Technique::NiceLoop],
        Technique::DeathBlossom => &[Technique::AlsXyWing],
        Technique::Firework => &[Technique::HiddenTriple, Technique::EmptyRectangle],
        Technique::FinnedFrankenXWing => &[Technique::FinnedXWing],
        Technique::FrankenSwordfish => &[Technique::Swordfish, Technique::FinnedFrankenXWing],
        Technique::FinnedFrankenSwordfish => &[Technique::FinnedSwordfish, Technique::FrankenSwordfish],
        Technique::FrankenJellyfish => &[Technique::Jellyfish, Technique::FrankenSwordfish],
        Technique::FinnedFrankenJellyfish => &[Technique::FrankenJellyfish, Technique::FinnedFrankenSwordfish],
        Technique::MutantFish => &[Technique::FrankenJellyfish],
        Technique::FinnedMutantFish => &[Technique::MutantFish, Technique::FinnedFrankenJellyfish],
        Technique::KrakenFish => &[Technique::FinnedSwordfish, Technique::NiceLoop],
        Technique::SkLoop => &[Technique::MultiSectorLockedSet],
        Technique::MultiSectorLockedSet => &[Technique::SueDeCoq, Technique::HiddenQuadruple],
        Technique::Tridagon => &[Technique::NakedTriple],
        Technique::JuniorExocet => &[Technique::MultiSectorLockedSet],
        Technique::Nishio => &[Technique::XChain],
        Technique::CellForcingChain => &[Technique::NiceLoop],
        Technique::HouseForcingChain => &[Technique::NiceLoop],
        Technique::ForcingNet => &[Technique::CellForcingChain, Technique::HouseForcingChain, Technique::GroupedNiceLoop],
        Technique::TemplateDelete => &[Technique::Jellyfish],
        Technique::TemplateSet => &[Technique::TemplateDelete],
        Technique::Trial => &[Technique::ForcingNet],
        _ => unreachable!(), // `LEARNING_ORDER` has asked for each technique
    }
}

/// Returns the [prerequisites] of the technique, theirs, and so on.
///
/// ```
/// use nonet_course::all_prerequisites;
/// use nonet_techniques::{Technique, TechniqueSet};
///
/// let before = all_prerequisites(Technique::NakedTriple);
/// assert_eq!(before, TechniqueSet::from([Technique::FullHouse, Technique::NakedSingle, Technique::NakedPair]));
/// ```
#[must_use]
pub fn all_prerequisites(technique: Technique) -> TechniqueSet {
    let mut all = TechniqueSet::EMPTY;
    let mut open = prerequisites(technique).to_vec();
    while let Some(before) = open.pop() {
        if !all.contains(before) {
            all = all.with(before);
            open.extend(prerequisites(before));
        }
    }
    all
}

/// Returns the techniques that a puzzle of the level can need: those of the rating order whose level is not higher. Whether a puzzle is
/// of a level is said by its path in rating order, and that path has these techniques alone, so who knows them can solve it. Techniques
/// that are not in the rating order find much, but no level asks for them.
///
/// ```
/// use nonet_course::needed_for;
/// use nonet_techniques::{Level, Technique};
///
/// assert!(needed_for(Level::Hard).contains(Technique::XWing));
/// assert!(!needed_for(Level::Medium).contains(Technique::XWing)); // it makes a puzzle Hard
/// assert!(!needed_for(Level::Extreme).contains(Technique::UniqueLoop)); // it is not in the rating order
/// ```
#[must_use]
pub fn needed_for(level: Level) -> TechniqueSet {
    Technique::ALL.into_iter().filter(|technique| technique.score().is_some() && technique.level() <= level).collect()
}

/// All techniques in the order in which they are learnt: the easiest level first, in it the chapters in their order, in a chapter the
/// hint order. Where a technique would so come before one of its prerequisites, it comes as soon as it has them. The compiler works the
/// order out, and refuses prerequisites that go in a circle.
pub const LEARNING_ORDER: [Technique; Technique::COUNT] = {
    let (mut order, mut learnt) = ([Technique::FullHouse; Technique::COUNT], TechniqueSet::EMPTY);
    let mut place = 0;
    while place < order.len() {
        let (mut best, mut i) = (None, 0);
        while i < Technique::COUNT {
            let technique = Technique::ALL[i];
            let is_next = match best {
                None => true,
                Some(other) => key(technique) < key(other),
            };
            if !learnt.contains(technique) && has_all(learnt, prerequisites(technique)) && is_next {
                best = Some(technique);
            }
            i += 1;
        }
        assert!(best.is_some(), "prerequisites go in a circle");
        if let Some(technique) = best {
            order[place] = technique;
            learnt = learnt.with(technique);
        }
        place += 1;
    }
    order
};

/// Returns the key that orders techniques by level, chapter and hint order.
const fn key(technique: Technique) -> usize {
    (technique.level() as usize * Chapter::COUNT + Chapter::of(technique) as usize) * Technique::COUNT + technique.index()
}

/// Returns whether the set has all of these techniques.
const fn has_all(set: TechniqueSet, techniques: &[Technique]) -> bool {
    let mut i = 0;
    while i < techniques.len() {
        if !set.contains(techniques[i]) {
            return false;
        }
        i += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_techniques::RATING_ORDER;

    #[test]
    fn nothing_comes_before_itself() {
        for technique in Technique::ALL {
            assert!(!all_prerequisites(technique).contains(technique), "{technique}");
        }
    }

    #[test]
    fn prerequisites_come_earlier_in_level_and_in_the_order_of_learning() {
        let place = |technique| LEARNING_ORDER.iter().position(|it| *it == technique).unwrap();
        for technique in Technique::ALL {
            for &before in prerequisites(technique) {
                assert!(place(before) < place(technique), "{before} before {technique}");
                assert!(before.level() <= technique.level(), "{before} is harder than {technique}");
            }
        }
    }

    #[test]
    fn no_prerequisite_is_said_twice() {
        for technique in Technique::ALL {
            for (i, &before) in prerequisites(technique).iter().enumerate() {
                let others = prerequisites(technique).iter().enumerate().filter(|(other, _)| *other != i);
                let mut others = others.map(|(_, other)| *other);
                assert!(!others.any(|other| other == before || all_prerequisites(other).contains(before)), "{technique}");
            }
        }
    }

    #[test]
    fn the_order_of_learning_has_all_techniques_and_follows_levels_then_chapters() {
        let mut sorted = LEARNING_ORDER;
        sorted.sort();
        assert_eq!(sorted, Technique::ALL);
        assert!(LEARNING_ORDER.is_sorted_by_key(|it| (it.level(), Chapter::of(*it))));
        let first = ["full_house", "hidden_single", "naked_single", "locked_candidates_1", "locked_candidates_2", "naked_pair"];
        assert_eq!(LEARNING_ORDER.map(Technique::name)[..first.len()], first);
    }

    #[test]
    fn a_level_needs_the_rating_order_up_to_it() {
        let all: TechniqueSet = RATING_ORDER.iter().copied().collect();
        assert_eq!(needed_for(Level::Extreme), all);
        assert_eq!(needed_for(Level::Easy).len(), 3);
        for [easier, harder] in [[0, 1], [1, 2], [2, 3], [3, 4]].map(|pair| pair.map(|i| needed_for(Level::ALL[i]))) {
            assert!(easier.is_subset(harder) && easier != harder);
        }
    }
}
