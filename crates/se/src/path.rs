//! The path of a puzzle: the rules in their order, and the three numbers.

use super::chains::{branches, forcing};
use super::difficulty::Difficulty;
use super::position::Position;
use super::step::{Engine, Step};
use super::{GoOn, Stopped, aligned, bug, fish, locking, loops, sets, singles, wings};
use nonet_core::{
    board::Candidates,
    solver::{Solutions, solve},
};
use nonet_techniques::Tenths;

/// A scale: the rules that a path may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scale {
    /// All rules: the scale that is meant by "SE 7.2".
    #[default]
    Full,
    /// All rules but those that assume one solution: unique rectangles and loops, and bivalue universal graves.
    WithoutUniqueness,
}

/// The rating of a puzzle: three numbers, which are all 0.0 for a solved grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rating {
    /// The explainer rating: the rating of the hardest step. 20.0 if the path doesn't solve the grid.
    pub er: Tenths,
    /// The pearl: the rating of the hardest step up to the first that places a digit.
    pub ep: Tenths,
    /// The diamond: the rating of the first step.
    pub ed: Tenths,
}

/// The difficulty of a grid that the path doesn't solve.
const UNSOLVED: Difficulty = Difficulty::new(20.0);

/// Returns the rating of a position: of a puzzle, which is the position of its givens, or of one that has fewer candidates, such as a
/// Sukaku, whose clues are candidates alone. None if the position has not exactly one solution: the numbers of others mean nothing. A
/// [`Path`] of such a position goes as far as the rules lead.
///
/// The original reads digits alone. Of a position with fewer candidates, the rating is what its rules give there.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_se::{Rating, Scale, Tenths, rate};
///
/// let grid: Grid = "008006004420318009070400260000000000000001000800629000900002400000700001780000006".parse()?;
/// let rating = Rating { er: Tenths(20), ep: Tenths(12), ed: Tenths(12) };
/// assert_eq!(rate(&Candidates::new(&grid), Scale::Full), Some(rating));
/// assert_eq!(rate(&Candidates::new(&Grid::EMPTY), Scale::Full), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn rate(position: &Candidates, scale: Scale) -> Option<Rating> {
    rate_while(position, scale, &mut || true).unwrap_or_default() // it is never stopped
}

/// Returns the rating of a position, as [`rate`] does, as long as `go_on` returns true. `go_on` is asked before each step, and again and
/// again in a long search. The hardest puzzles take minutes.
///
/// # Errors
///
/// [`Stopped`] if `go_on` returned false before the rating was known.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_se::{Scale, Stopped, rate_while};
/// use std::time::{Duration, Instant};
///
/// let grid: Grid = "008006004420318009070400260000000000000001000800629000900002400000700001780000006".parse()?;
/// let deadline = Instant::now() + Duration::from_secs(60);
/// let rating = rate_while(&Candidates::new(&grid), Scale::Full, &mut || Instant::now() < deadline)?;
/// assert_eq!(rating.map(|it| it.er.to_string()), Some("2.0".to_owned()));
///
/// assert_eq!(rate_while(&Candidates::new(&grid), Scale::Full, &mut || false), Err(Stopped));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate_while(position: &Candidates, scale: Scale, go_on: &mut dyn FnMut() -> bool) -> Result<Option<Rating>, Stopped> {
    if !matches!(solve(position), Solutions::One(_)) {
        return Ok(None);
    }
    let mut path = Path::new(position, scale);
    while path.step(go_on)?.is_some() {}
    Ok(Some(path.rating()))
}

/// The path of a puzzle, or of any other position, which is found step by step.
///
/// ```
/// use nonet_core::board::{Candidates, Grid};
/// use nonet_se::{Path, Scale, Tenths};
///
/// let grid: Grid = "000390020300800040009004005050100200040000090006002050600500800090008007070031000".parse()?;
/// let mut path = Path::new(&Candidates::new(&grid), Scale::Full);
/// let step = path.step(&mut || true)?.ok_or("no step")?;
/// assert_eq!(step.to_string(), "2.3 Naked Single | Naked Single: R9C8: 6  set R9C8=6");
/// assert_eq!(path.rating().er, Tenths(23)); // so far
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Path {
    position: Position,
    scale: Scale,
    hardest: Difficulty,
    first: Option<Difficulty>,
    first_placing: Option<Difficulty>,
}

impl Path {
    /// Returns the path of a position before its first step.
    #[must_use]
    pub fn new(position: &Candidates, scale: Scale) -> Path {
        let position = Position::new(position);
        Path { position, scale, hardest: Difficulty::NONE, first: None, first_placing: None }
    }

    /// Finds the next step, takes it, and returns it. None when the grid is solved, or no rule finds a step. A long search asks
    /// `go_on` again and again.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `go_on` returned false. The path stands where it stood, and may go on.
    ///
    /// ```
    /// use nonet_core::board::{Candidates, Grid};
    /// use nonet_se::{Path, Scale, Stopped};
    ///
    /// let grid: Grid = "000390020300800040009004005050100200040000090006002050600500800090008007070031000".parse()?;
    /// let mut path = Path::new(&Candidates::new(&grid), Scale::Full);
    /// assert_eq!(path.step(&mut || false), Err(Stopped));
    /// assert!(path.step(&mut || true)?.is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn step(&mut self, go_on: &mut dyn FnMut() -> bool) -> Result<Option<Step>, Stopped> {
        if self.position.empty_cells().is_empty() {
            return Ok(None);
        }
        let step = find(&self.position, self.scale, &mut || if go_on() { Ok(()) } else { Err(Stopped) })?;
        match &step {
            Some(step) => self.take(step),
            None => self.hardest = UNSOLVED,
        }
        Ok(step)
    }

    /// The positions before each step that needs chains, for tests of these.
    #[cfg(test)]
    pub(super) fn positions_with_chains(grid: &nonet_core::board::Grid) -> Vec<Position> {
        let mut path = Path::new(&Candidates::new(grid), Scale::Full);
        let mut positions = Vec::new();
        loop {
            let before = path.position.clone();
            match path.step(&mut || true) {
                Ok(Some(step)) if step.rating > Tenths(62) => positions.push(before),
                Ok(Some(_)) => {}
                Ok(None) | Err(Stopped) => return positions,
            }
        }
    }

    fn take(&mut self, step: &Step) {
        for &(cell, digits) in &step.removals {
            digits.iter().for_each(|digit| self.position.remove(cell, digit));
        }
        if let Some(placed) = step.placement {
            self.position.place(placed.cell, placed.digit);
        }
        self.hardest = self.hardest.max(step.difficulty);
        self.first.get_or_insert(self.hardest);
        if step.placement.is_some() {
            self.first_placing.get_or_insert(self.hardest);
        }
    }

    /// Returns the rating of the steps taken so far.
    #[must_use]
    pub fn rating(&self) -> Rating {
        let tenths = |difficulty: Option<Difficulty>| difficulty.map_or(Tenths(0), Difficulty::tenths);
        Rating { er: tenths(Some(self.hardest)), ep: tenths(self.first_placing), ed: tenths(self.first) }
    }
}

/// The step that is taken in this position.
fn find(position: &Position, scale: Scale, go_on: GoOn<'_>) -> Result<Option<Step>, Stopped> {
    go_on()?;
    if let Some(step) = find_simple(position, scale) {
        return Ok(Some(step));
    }
    if let Some(step) = forcing::find(position, go_on)? {
        return Ok(Some(step));
    }
    if let Some(step) = aligned::find_triplet(position) {
        return Ok(Some(step));
    }
    for engine in [Engine::Nishio, Engine::Multiple] {
        if let Some(step) = branches::find(position, engine, &mut branches::Runs::new(engine), go_on)? {
            return Ok(Some(step));
        }
    }
    find_dynamic(position, go_on)
}

/// The rules without chains, in their order.
fn find_simple(position: &Position, scale: Scale) -> Option<Step> {
    let with_uniqueness = scale == Scale::Full;
    singles::hidden(position)
        .or_else(|| locking::find_direct(position))
        .or_else(|| sets::find_direct(position, 2))
        .or_else(|| singles::naked(position))
        .or_else(|| sets::find_direct(position, 3))
        .or_else(|| locking::find(position))
        .or_else(|| sets::find_naked(position, 2))
        .or_else(|| fish::find(position, 2))
        .or_else(|| sets::find_hidden(position, 2))
        .or_else(|| sets::find_naked(position, 3))
        .or_else(|| fish::find(position, 3))
        .or_else(|| sets::find_hidden(position, 3))
        .or_else(|| wings::find(position, false))
        .or_else(|| wings::find(position, true))
        .or_else(|| with_uniqueness.then(|| loops::find(position)).flatten())
        .or_else(|| sets::find_naked(position, 4))
        .or_else(|| fish::find(position, 4))
        .or_else(|| sets::find_hidden(position, 4))
        .or_else(|| with_uniqueness.then(|| bug::find(position)).flatten())
        .or_else(|| aligned::find_pair(position))
}

/// Dynamic chains, level by level. Levels 1 to 3 go on where the one below has ended; 4 and 5 leave out the chains of 2 and 3.
fn find_dynamic(position: &Position, go_on: GoOn<'_>) -> Result<Option<Step>, Stopped> {
    for levels in [0..=3, 4..=5] {
        let mut runs = branches::Runs::new(Engine::Dynamic { level: 0 });
        for level in levels {
            if let Some(step) = branches::find(position, Engine::Dynamic { level }, &mut runs, go_on)? {
                return Ok(Some(step));
            }
        }
    }
    Ok(None)
}
