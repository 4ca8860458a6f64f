//! Recipes as text, as they stand in links and lists: words joined by points, of letters, digits, `-` and `_`.
//!
//! | word | says |
//! |---|---|
//! | `seed-7` | the seed; first, and in a request alone |
//! | `hard` | the level |
//! | `score-900-1200` | the bounds of the score |
//! | `needs-swordfish` | a technique that the path takes |
//! | `without-x_wing` | a technique that it does not take; as many of these words as there are such techniques |
//! | `half_turn` | the symmetry |
//! | `givens-22-26` | the bounds of the number of givens |
//! | `cells-1f0...` | the cells that are given, as a hexadecimal number whose lowest bit is the first cell |
//! | `minimal` | no given can be left out |

use super::{Bounds, Recipe, Seed, Symmetry};
use crate::{
    board::CellSet,
    engine::{Level, Technique},
};
use std::{error, fmt, str::FromStr};

/// A recipe and the seed for it: all that a puzzle follows from. Its text is what a link to a generated puzzle keeps beside the
/// givens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// The seed.
    pub seed: Seed,
    /// The recipe.
    pub recipe: Recipe,
}

/// A text is no recipe: this word of it, counted from 1, says nothing that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotARecipe {
    /// Which word.
    pub word: usize,
}

impl fmt::Display for NotARecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "word {} of the recipe is unknown", self.word)
    }
}

impl error::Error for NotARecipe {}

/// The words of a recipe that asks for something; nothing for one that does not.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(self).join("."))
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = words(&self.recipe);
        words.insert(0, format!("seed-{}", self.seed.0));
        f.write_str(&words.join("."))
    }
}

impl FromStr for Recipe {
    type Err = NotARecipe;
    fn from_str(text: &str) -> Result<Recipe, NotARecipe> {
        let mut recipe = Recipe::default();
        if text.is_empty() {
            return Ok(recipe);
        }
        for (word, number) in text.split('.').zip(1..) {
            read_word(word, &mut recipe).ok_or(NotARecipe { word: number })?;
        }
        Ok(recipe)
    }
}

impl FromStr for Request {
    type Err = NotARecipe;
    fn from_str(text: &str) -> Result<Request, NotARecipe> {
        let (first, rest) = text.split_once('.').map_or((text, None), |(first, rest)| (first, Some(rest)));
        let seed = first.strip_prefix("seed-").and_then(|seed| seed.parse().ok()).ok_or(NotARecipe { word: 1 })?;
        let recipe = match rest {
            None => Recipe::default(),
            Some("") => return Err(NotARecipe { word: 2 }),
            Some(recipe) => recipe.parse().map_err(|NotARecipe { word }| NotARecipe { word: word + 1 })?,
        };
        Ok(Request { seed: Seed(seed), recipe })
    }
}

fn words(recipe: &Recipe) -> Vec<String> {
    let bounds = |name: &str, it: Bounds| (it != Bounds::ANY).then(|| format!("{name}-{}-{}", it.least, it.most));
    let mut words = Vec::new();
    words.extend(recipe.level.map(|level| level.name().to_ascii_lowercase()));
    words.extend(bounds("score", recipe.score));
    words.extend(recipe.needs.map(|it| format!("needs-{}", it.name())));
    words.extend(recipe.without.iter().map(|it| format!("without-{}", it.name())));
    words.extend((recipe.symmetry != Symmetry::None).then(|| recipe.symmetry.name().to_owned()));
    words.extend(bounds("givens", recipe.givens));
    words.extend(recipe.cells.map(|cells| format!("cells-{:x}", cells.bits())));
    words.extend(recipe.minimal.then(|| "minimal".to_owned()));
    words
}

/// Adds what a word says to the recipe; none if it says nothing.
fn read_word(word: &str, recipe: &mut Recipe) -> Option<()> {
    match word.split_once('-') {
        Some(("score", bounds)) => recipe.score = read_bounds(bounds)?,
        Some(("needs", name)) => recipe.needs = Some(name.parse().ok()?),
        Some(("without", name)) => recipe.without = recipe.without.with(name.parse::<Technique>().ok()?),
        Some(("givens", bounds)) => recipe.givens = read_bounds(bounds)?,
        Some(("cells", bits)) => {
            let bits = u128::from_str_radix(bits, 16).ok()?;
            recipe.cells = Some(CellSet::from_bits(bits)).filter(|cells| cells.bits() == bits);
            recipe.cells?;
        }
        Some(_) => return None,
        None if word == "minimal" => recipe.minimal = true,
        None => match Level::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(word)) {
            Some(level) => recipe.level = Some(level),
            None => recipe.symmetry = Symmetry::named(word)?,
        },
    }
    Some(())
}

fn read_bounds(text: &str) -> Option<Bounds> {
    let (least, most) = text.split_once('-')?;
    Some(Bounds { least: least.parse().ok()?, most: most.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn requests_are_written_and_read_back() {
        let full = Recipe {
            score: Bounds { least: 900, most: 1200 },
            needs: Some(Technique::Jellyfish),
            without: [Technique::XWing, Technique::XyWing].into_iter().collect(),
            symmetry: Symmetry::AntiDiagonal,
            givens: Bounds { least: 22, most: 26 },
            cells: Some(CellSet::from_bits(0b101)),
            minimal: true,
            ..Recipe::of(Level::Hard)
        };
        for (seed, recipe, text) in [
            (0, Recipe::default(), "seed-0"),
            (7, Recipe::of(Level::Extreme), "seed-7.extreme"),
            (7, Recipe::of(Level::Easy), "seed-7.easy.givens-30-36"),
            (
                u64::MAX,
                full,
                "seed-18446744073709551615.hard.score-900-1200.needs-jellyfish.without-x_wing.without-xy_wing\
                 .anti_diagonal.givens-22-26.cells-5.minimal",
            ),
        ] {
            let request = Request { seed: Seed(seed), recipe };
            assert_eq!(request.to_string(), text);
            assert_eq!(text.parse(), Ok(request));
            assert_eq!(recipe.to_string().parse(), Ok(recipe));
        }
    }

    #[test]
    fn what_is_no_recipe_is_refused_at_its_word() {
        for (text, word) in [
            ("", 1),
            ("seed-", 1),
            ("seed-18446744073709551616", 1),
            ("hard", 1),
            ("seed-1.harder", 2),
            ("seed-1.", 2),
            ("seed-1.hard.needs-dragon", 3),
            ("seed-1.givens-7", 2),
            ("seed-1.givens--1-7", 2),
            ("seed-1.cells-200000000000000000000", 2),
            ("seed-1.minimal.seed-2", 3),
        ] {
            assert_eq!(text.parse::<Request>(), Err(NotARecipe { word }), "{text}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_refused_or_stable(text in "seed-[0-9]{1,3}(\\.(hard|none|full|minimal|x|cells-[0-9a-f]{1,21}|score-[0-9]{1,4}-[0-9]{1,4})){0,5}") {
            if let Ok(request) = text.parse::<Request>() {
                prop_assert_eq!(request.to_string().parse(), Ok(request));
            }
        }
    }
}
