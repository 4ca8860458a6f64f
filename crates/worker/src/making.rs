//! The making of puzzles, and help for the player who sets a puzzle by hand.

use nonet_core::{
    board::{Candidates, Grid},
    solver::{self, Puzzle},
};
use nonet_generator::{self as generator, Bounds, Progress, Recipe, Request, Symmetry, Vicinity, VicinityError, canonical};
use nonet_logic::{Level, Rating, Technique};
use nonet_protocol::{
    Addition, BookPuzzle, Edit, FoundPuzzle, Make, PuzzleLevel, Seed, Study, VicinityAnswer, VicinityObjection, VicinityRequest,
};

/// Makes a puzzle. Returns None if none was found.
pub(super) fn make(make: &Make, progress: &mut dyn FnMut(u64)) -> Option<BookPuzzle> {
    let request = request(make);
    let made = request.make(&mut |looked| report(progress, looked))?;
    let givens = made.puzzle.givens();
    let is_asked = request.recipe.explainer != Bounds::ANY;
    let explainer =
        is_asked.then(|| nonet_se::rate(&Candidates::new(givens), nonet_se::Scale::Full)).flatten().map(|rating| rating.er.0);
    Some(BookPuzzle { meets: made.meets, recipe: request.to_string(), explainer, ..book_puzzle(givens, &made.rating) })
}

/// Returns the effect of each given, and of each given that could be added.
pub(super) fn study(grid: &Grid, progress: &mut dyn FnMut(u64)) -> Study {
    let additions = generator::additions(grid, &mut |done, _| {
        progress(done as u64);
        true
    });
    let addition =
        |it: generator::Addition| Addition { given: it.given, level: it.level, score: it.score, hardest: hardest(it.hardest) };
    let now = solver::count(grid, Study::MOST + 1);
    Study {
        removals: generator::removals(grid, Study::most_without(now) + 1),
        left: generator::solutions_by_candidate(grid, Study::MOST + 1),
        additions: additions.into_iter().map(addition).collect(),
    }
}

/// Returns the puzzle after an edit. Returns None if the edit is not possible.
pub(super) fn edited(grid: &Grid, act: Edit, seed: Seed) -> Option<Grid> {
    let seed = engine_seed(seed);
    match act {
        Edit::MakeMinimal => Puzzle::new(*grid).ok().map(|puzzle| *generator::make_minimal(&puzzle, seed).givens()),
        Edit::Complete => generator::complete(grid, seed).map(|puzzle| *puzzle.givens()),
        Edit::Relabel => Some(generator::relabelled(seed).grid(grid)),
        Edit::Shuffle => Some(generator::shuffled(seed).grid(grid)),
        Edit::Canonical => Some(canonical(grid)),
    }
}

/// Searches for a puzzle near the givens of a setter.
pub(super) fn vicinity(request: &VicinityRequest, progress: &mut dyn FnMut(u64)) -> VicinityAnswer {
    let VicinityRequest { start, mask, locked, symmetry, aim, seed } = *request;
    let explainer = if aim.most == u16::MAX { u32::MAX } else { aim.most.into() };
    let vicinity = Vicinity {
        start,
        mask,
        locked,
        symmetry,
        minimal: aim.minimal,
        level: aim.level,
        explainer: Bounds { least: aim.least.into(), most: explainer },
    };
    match vicinity.search(engine_seed(seed), &mut |looked| looked.attempts == 0 || report(progress, looked)) {
        Ok(Some(found)) => VicinityAnswer::Found(
            FoundPuzzle {
                givens: *found.puzzle.givens(),
                level: found.rating.level,
                score: found.rating.score,
                hardest: hardest(found.rating.hardest),
                explainer: found.explainer.er.0,
            }
            .into(),
        ),
        Ok(None) => VicinityAnswer::None,
        Err(VicinityError::Locked) => VicinityAnswer::Impossible(VicinityObjection::Locked),
        Err(VicinityError::Asymmetric) => VicinityAnswer::Impossible(VicinityObjection::Asymmetric),
        Err(VicinityError::TooFewCells(cells)) => VicinityAnswer::Impossible(VicinityObjection::TooFewCells(cells)),
    }
}

fn engine_seed(seed: Seed) -> generator::Seed {
    generator::Seed(seed.of).nth(seed.nth)
}

fn request(make: &Make) -> Request {
    match *make {
        Make::Level { seed, level } => {
            let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::of(level) };
            Request { seed: engine_seed(seed), recipe }
        }
        Make::Day { day, level } => Request::of_day(day, level),
        Make::Technique { seed, technique } => {
            let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::hardest(technique) };
            Request { seed: engine_seed(seed), recipe }
        }
        Make::Book { seed, level, explainer, needs, symmetry, minimal } => {
            let level = match level {
                PuzzleLevel::Any => None,
                PuzzleLevel::Of(level) => Some(level),
                PuzzleLevel::Mixed { place } => Some(mixed(seed.of, place)),
            };
            let plain = level.map_or(Recipe::default(), Recipe::of);
            let givens = if minimal { Bounds::ANY } else { plain.givens };
            let symmetry = Symmetry::ALL.get(usize::from(symmetry)).copied().unwrap_or_default();
            let explainer = explainer.map_or(Bounds::ANY, |(least, most)| Bounds { least: least.into(), most: most.into() });
            let recipe = Recipe { explainer, needs, minimal, givens, symmetry, ..plain };
            Request { seed: engine_seed(seed), recipe }
        }
    }
}

/// Returns the level of the puzzle at this place of a mixed book.
fn mixed(seed: u64, place: u32) -> Level {
    const LEVELS: usize = Level::ALL.len();
    let (turn, place) = (place / LEVELS as u32, place as usize % LEVELS);
    let drawn = generator::Seed(seed).nth(!turn).0 as u32 as usize; // a derived seed that no puzzle of a book uses
    // Five is a prime, so that steps of any width reach all levels. The width is 2 to 4: with a width of 1, the levels would
    // always ascend.
    Level::ALL[(drawn % LEVELS + place * (2 + drawn / LEVELS % (LEVELS - 2))) % LEVELS]
}

/// Returns a puzzle that was made without a recipe.
pub(crate) fn book_puzzle(givens: &Grid, rating: &Rating) -> BookPuzzle {
    BookPuzzle {
        givens: *givens,
        form: canonical(givens),
        level: rating.level,
        score: rating.score,
        hardest: rating.hardest,
        meets: true,
        recipe: String::new(),
        explainer: None,
    }
}

/// Returns the hardest technique, or the easiest of all techniques for a full grid, which needs none.
fn hardest(technique: Option<Technique>) -> Technique {
    technique.unwrap_or(Technique::FullHouse)
}

fn report(progress: &mut dyn FnMut(u64), looked: Progress) -> bool {
    progress(looked.attempts.into());
    true
}
