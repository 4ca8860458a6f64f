//! Requests as text, as they stand in links: words joined by points, of letters, digits, `-` and `_`.
//!
//! | word | says |
//! |---|---|
//! | `seed-7` | the seed; always the first word |
//! | `hard` | the level |
//! | `score-900-1200` | the bounds of the score |
//! | `se-66-82` | the bounds of the rating by Sudoku Explainer, in tenths |
//! | `needs-swordfish` | a technique that the path takes |
//! | `without-x_wing` | a technique that it does not take; as many of these words as there are such techniques |
//! | `half_turn` | the symmetry |
//! | `givens-22-26` | the bounds of the number of givens |
//! | `cells-v0g...` | the cells that are given: seventeen characters `0` to `9` and `a` to `v`, each a number of five bits whose lowest says whether the first of five cells is given |
//! | `minimal` | no given can be left out |

use super::{Bounds, Generated, Progress, Recipe, Seed, Symmetry, generate};
use jiff::civil::Date;
use nonet_core::board::CellSet;
use nonet_logic::{Level, Technique};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// A recipe and the seed for it: all that a puzzle follows from. Its text is what a link to a generated puzzle keeps beside the
/// givens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// The seed.
    pub seed: Seed,
    /// The recipe.
    pub recipe: Recipe,
}

impl Request {
    /// The puzzle of a day and a level, the same for everyone: with the symmetry that newspapers print.
    #[must_use]
    pub fn of_day(day: Date, level: Level) -> Request {
        let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::of(level) };
        Request { seed: Seed::of_day(day, level), recipe }
    }

    /// Makes it.
    #[must_use]
    pub fn make(&self, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<Generated> {
        generate(self.seed, &self.recipe, go_on)
    }
}

/// The error for a text that is no request: this word of it, counted from 1, says nothing that is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("word {word} of the request is unknown")]
pub struct ParseRequestError {
    /// The place of the word in the request, counted from 1.
    pub word: usize,
}

/// The greatest score that a recipe may ask for: no known puzzle has a tenth of it.
const HIGHEST_SCORE: u32 = 1_000_000;

/// The highest rating by Sudoku Explainer, in tenths, that a recipe may ask for: its numbers have two digits before the point.
const HIGHEST_TENTHS: u32 = 999;

/// The most givens that a board has.
const MOST_GIVENS: u32 = 81;

/// The levels' words.
const LEVELS: [&str; 5] = ["easy", "medium", "hard", "unfair", "extreme"];

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Request { seed: Seed(seed), recipe } = self;
        write!(f, "seed-{seed}")?;
        let mut word = |lead: &str, rest: &str| write!(f, ".{lead}{rest}");
        if let Some(level) = recipe.level {
            word("", LEVELS[level as usize])?;
        }
        if recipe.score != Bounds::ANY {
            word("score-", &recipe.score.to_string())?;
        }
        if recipe.explainer != Bounds::ANY {
            word("se-", &recipe.explainer.to_string())?;
        }
        if let Some(technique) = recipe.needs {
            word("needs-", technique.name())?;
        }
        for technique in recipe.without.iter() {
            word("without-", technique.name())?;
        }
        if recipe.symmetry != Symmetry::None {
            word("", recipe.symmetry.name())?;
        }
        if recipe.givens != Bounds::ANY {
            word("givens-", &recipe.givens.to_string())?;
        }
        if let Some(cells) = recipe.cells {
            word("cells-", &cells_text(cells))?;
        }
        if recipe.minimal {
            word("", "minimal")?;
        }
        Ok(())
    }
}

/// `900-1200`
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.least, self.most)
    }
}

impl FromStr for Request {
    type Err = ParseRequestError;
    fn from_str(text: &str) -> Result<Request, ParseRequestError> {
        let mut request = Request { seed: Seed(0), recipe: Recipe::default() };
        for (word, number) in text.split('.').zip(1..) {
            let known = if number == 1 { read_seed(word, &mut request) } else { read_word(word, &mut request.recipe) };
            known.ok_or(ParseRequestError { word: number })?;
        }
        Ok(request)
    }
}

fn read_seed(word: &str, request: &mut Request) -> Option<()> {
    request.seed = Seed(word.strip_prefix("seed-")?.parse().ok()?);
    Some(())
}

/// Adds what a word says to the recipe; none if it says nothing.
fn read_word(word: &str, recipe: &mut Recipe) -> Option<()> {
    let mut parts = word.split('-');
    match [parts.next(), parts.next(), parts.next(), parts.next()] {
        [Some("score"), Some(least), Some(most), None] => recipe.score = read_bounds(least, most, HIGHEST_SCORE)?,
        [Some("se"), Some(least), Some(most), None] => recipe.explainer = read_bounds(least, most, HIGHEST_TENTHS)?,
        [Some("givens"), Some(least), Some(most), None] => recipe.givens = read_bounds(least, most, MOST_GIVENS)?,
        [Some("needs"), Some(name), None, None] => recipe.needs = Some(name.parse().ok()?),
        [Some("without"), Some(name), None, None] => recipe.without = recipe.without.with(name.parse::<Technique>().ok()?),
        [Some("cells"), Some(cells), None, None] => recipe.cells = Some(read_cells(cells)?),
        [Some("minimal"), None, None, None] => recipe.minimal = true,
        [Some(name), None, None, None] => match LEVELS.iter().position(|level| *level == name) {
            Some(level) => recipe.level = Level::ALL.get(level).copied(),
            None => recipe.symmetry = Symmetry::named(name)?,
        },
        _ => return None,
    }
    Some(())
}

/// The bounds of a number that is nowhere above `highest`. An upper bound may be left open, as [`Bounds::ANY`] has it.
fn read_bounds(least: &str, most: &str, highest: u32) -> Option<Bounds> {
    let bounds = Bounds { least: least.parse().ok()?, most: most.parse().ok()? };
    let is_bound = |number: u32| number <= highest || number == u32::MAX;
    (bounds.least <= highest && bounds.least <= bounds.most && is_bound(bounds.most)).then_some(bounds)
}

fn cells_text(cells: CellSet) -> String {
    (0..17).filter_map(|five| char::from_digit((cells.bits() >> (5 * five)) as u32 & 31, 32)).collect()
}

fn read_cells(text: &str) -> Option<CellSet> {
    let bits = text.bytes().rev().fold(0, |bits: u128, byte| bits << 5 | u128::from(char::from(byte).to_digit(32).unwrap_or(0)));
    Some(CellSet::from_bits(bits)).filter(|&cells| cells_text(cells) == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn requests_are_written_and_read_back() {
        let full = Recipe {
            score: Bounds { least: 900, most: 1200 },
            explainer: Bounds { least: 44, most: 52 },
            needs: Some(Technique::Jellyfish),
            without: [Technique::XWing, Technique::XyWing].into_iter().collect(),
            symmetry: Symmetry::AntiDiagonal,
            givens: Bounds { least: 22, most: 26 },
            cells: Some(CellSet::from_bits(1 << 80 | 0b101)),
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
                "seed-18446744073709551615.hard.score-900-1200.se-44-52.needs-jellyfish.without-x_wing.without-xy_wing\
                 .anti_diagonal.givens-22-26.cells-50000000000000001.minimal",
            ),
        ] {
            let request = Request { seed: Seed(seed), recipe };
            assert_eq!(request.to_string(), text);
            assert_eq!(text.parse(), Ok(request));
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
            ("seed-1.givens-22-82", 2),
            ("seed-1.givens-26-22", 2),
            ("seed-1.se-1000-4294967295", 2),
            ("seed-1.se-2147483660-4294967295", 2),
            ("seed-1.se-72-2147483660", 2),
            ("seed-1.score-4294967295-4294967295", 2),
            ("seed-1.cells-5", 2),
            ("seed-1.cells-0000000000000000w", 2),
            ("seed-1.cells-50000000000000002", 2),
            ("seed-1.cells-000000000000000000", 2),
            ("seed-1.minimal.seed-2", 3),
        ] {
            assert_eq!(text.parse::<Request>(), Err(ParseRequestError { word }), "{text}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_refused_or_stable(text in "seed-[0-9]{1,3}(\\.(hard|none|full|minimal|x|cells-[0-9a-v]{16}1|score-[0-9]{1,4}-[0-9]{1,4})){0,5}") {
            if let Ok(request) = text.parse::<Request>() {
                prop_assert_eq!(request.to_string().parse(), Ok(request));
            }
        }
    }
}
