//! The techniques as the page knows them: by number, name and lesson.

use nonet_core::Level;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The number of a technique, which is its index in hint order. The worker has the list of techniques.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TechniqueId(pub u8);

/// The names of the techniques in the order of their numbers. A test of the tutor checks that they are the names in
/// `nonet_logic`.
const NAMES: &str = "full_house hidden_single naked_single locked_candidates_1 locked_candidates_2 locked_pair locked_triple naked_pair \
    hidden_pair naked_triple hidden_triple x_wing swordfish naked_quadruple hidden_quadruple jellyfish skyscraper two_string_kite \
    turbot_fish empty_rectangle xy_wing xyz_wing w_wing remote_pair simple_colors multi_colors uniqueness_1 uniqueness_2 uniqueness_5 \
    uniqueness_3 uniqueness_4 uniqueness_6 hidden_rectangle avoidable_rectangle_1 avoidable_rectangle_2 unique_loop bug_plus_1 bugn \
    finned_x_wing sashimi_x_wing finned_swordfish sashimi_swordfish finned_jellyfish sashimi_jellyfish wxyz_wing almost_locked_pair \
    almost_locked_triple firework sue_de_coq x_chain finned_franken_x_wing grouped_x_chain medusa3d xy_chain nice_loop \
    grouped_nice_loop franken_swordfish finned_franken_swordfish als_xz als_xy_wing als_xy_chain als_chain death_blossom aic_ur \
    franken_jellyfish finned_franken_jellyfish mutant_fish finned_mutant_fish kraken_fish sk_loop msls tridagon junior_exocet \
    nishio_fc cell_forcing_chain house_forcing_chain forcing_net template_set template_del trial";

impl TechniqueId {
    /// The number for a rule of another program, which is none of our techniques.
    pub const OTHER: TechniqueId = TechniqueId(u8::MAX);

    /// Returns the technique's name in files and commands: `x_wing`. Stored data has names, since the numbers may change from
    /// version to version. Returns None if there is no technique with this number.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        NAMES.split(' ').nth(self.0.into())
    }

    /// Returns the technique with this name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<TechniqueId> {
        NAMES.split(' ').position(|it| it == name).and_then(|number| Some(TechniqueId(u8::try_from(number).ok()?)))
    }
}

/// The names of a technique, and its difficulty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueName {
    /// The number.
    pub id: TechniqueId,
    /// The name in files and commands: `x_wing`.
    pub name: String,
    /// The English name: `X-wing`.
    pub title: String,
    /// The lowest level of a puzzle that needs the technique.
    pub level: Level,
    /// The number of techniques that are easier. The hardest of several steps is the one with the greatest number.
    pub easier: u8,
}

/// A technique in the list of all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueEntry {
    /// The names and the difficulty.
    pub name: TechniqueName,
    /// Whether the technique assumes that the puzzle has one solution.
    pub assumes_one_solution: bool,
    /// Whether the technique is off by default, so that it is used only if the player turns it on.
    pub unless_chosen: bool,
    /// The text of the lesson.
    pub lesson: Rc<LessonText>,
}

/// The text of a lesson on a technique.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonText {
    /// The description of the technique.
    pub what: String,
    /// Short pieces of advice on how to spot the technique.
    pub spot: Vec<String>,
    /// The reason why the technique works.
    pub why: String,
}

/// A set of techniques, as their names with blanks between them. Names are understood by every version of the page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TechniqueSet(Rc<str>);

impl TechniqueSet {
    /// Returns the set of the techniques with these names, which are separated by blanks. A name without a technique stays in the
    /// set without effect.
    #[must_use]
    pub fn named(names: &str) -> TechniqueSet {
        TechniqueSet(names.into())
    }

    /// Returns the names with blanks between them.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Returns the names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.split_whitespace()
    }

    /// Returns whether the set has the technique with this name.
    #[must_use]
    pub fn contains(&self, name: &str) -> bool {
        self.names().any(|it| it == name)
    }
}

impl<'a> FromIterator<&'a str> for TechniqueSet {
    fn from_iter<I: IntoIterator<Item = &'a str>>(names: I) -> TechniqueSet {
        let names: Vec<&str> = names.into_iter().collect();
        TechniqueSet(names.join(" ").into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let set: TechniqueSet = ["x_wing", "swordfish"].into_iter().collect();
        assert_eq!(["x_wing", "swordfish", "wing", ""].map(|it| set.contains(it)), [true, true, false, false]);
        assert_eq!((set.text(), TechniqueSet::named("x_wing swordfish")), ("x_wing swordfish", set.clone()));
        assert_eq!(TechniqueSet::default().names().next(), None);
    }
}
