//! The techniques as the page knows them: by number, name and lesson.

use nonet_core::Level;
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// A technique's place in hint order, which is its number. Which techniques there are, the worker says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct TechniqueId(pub u8);

/// The names of the techniques, in the order of their numbers: those of the logic, which a test of the tutor holds.
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
    /// A rule of another program, which is none of our techniques.
    pub const OTHER: TechniqueId = TechniqueId(u8::MAX);

    /// The technique's name in files and commands, by which it is also kept: `x_wing`. The number may be another in a later version.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        NAMES.split(' ').nth(self.0.into())
    }

    /// The technique with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<TechniqueId> {
        NAMES.split(' ').position(|it| it == name).and_then(|number| Some(TechniqueId(u8::try_from(number).ok()?)))
    }
}

/// What a technique is called, and how hard it is held to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueName {
    /// Its number.
    pub id: TechniqueId,
    /// Its name in files and commands: `x_wing`.
    pub name: String,
    /// Its English name: `X-wing`.
    pub title: String,
    /// The least level of a puzzle that needs it.
    pub level: Level,
    /// How many techniques are easier: of several steps, that with the most is the hardest.
    pub easier: u8,
}

/// A technique in the list of all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TechniqueEntry {
    /// What it is called.
    pub name: TechniqueName,
    /// Whether it rests on the puzzle's having one solution.
    pub assumes_one_solution: bool,
    /// Whether it is looked for only if it is chosen.
    pub unless_chosen: bool,
    /// The text of its lesson.
    pub lesson: Rc<LessonText>,
}

/// The text of a lesson on a technique.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonText {
    /// What the technique is.
    pub what: String,
    /// How to spot it: short pieces of advice.
    pub spot: Vec<String>,
    /// Why it works.
    pub why: String,
}

/// A set of techniques: their names, which every build understands, with blanks between them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TechniqueSet(Rc<str>);

impl TechniqueSet {
    /// The techniques with these names; none is called what is no name.
    #[must_use]
    pub fn named(names: &str) -> TechniqueSet {
        TechniqueSet(names.into())
    }

    /// The names with blanks between them.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.split_whitespace()
    }

    /// Whether the technique with this name is one of them.
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
