//! Reads a picture: locates its grids, reads their cells and judges them.

use crate::{
    PhotoError,
    cutout::Cutout,
    geometry::Point,
    judge::{Certainty, Judgement, judge, raw_board},
    locate::{GOOD_SCORE, GridPlace, LEAST_SCORE, LONG_SIDE, locate, locate_dashed, locate_within, with_ink_of},
    luminance::Luminance,
    network::Network,
    reading::CellReading,
};
use nonet_core::{board::Grid, solver};

/// The score of a lattice with a fitting board from which on no dashed lines are looked for, and below which a board that contradicts itself
/// is no grid. Of 320 photos with a grid the lowest score is 0.36.
const CLEAR_SCORE: f32 = 0.5;
/// The score that a board with exactly one solution is worth.
const FIT_WORTH: f32 = 0.5;
/// The difference in worth that makes a second look better than the first.
const CLEARLY_BETTER: f32 = 0.2;

/// The reading of a grid in a picture.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reading {
    /// The place of the grid, turned so that its digits are upright.
    pub place: GridPlace,
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::exactly::<81, _, _>"))]
    cells: Vec<CellReading>, // Invariant: 81 of them.
    /// The judgement of all cells together.
    pub judged: Judgement,
}

impl Reading {
    /// Returns the readings of the 81 cells in reading order, each by itself.
    #[must_use]
    pub fn cells(&self) -> &[CellReading] {
        &self.cells
    }

    /// Returns the likeliest content of each cell by itself.
    #[must_use]
    pub fn raw_board(&self) -> Grid {
        raw_board(&self.cells)
    }
}

/// Reads all grids in a picture, the larger and clearer first; or the one with the given corners (top left, top right, bottom
/// right, bottom left). It calls `go_on` now and then, and stops if that returns false.
///
/// # Errors
///
/// [`PhotoError::NoGrid`] if there is no grid, [`PhotoError::OtherSize`] if it has another size, [`PhotoError::Killer`],
/// [`PhotoError::Irregular`], [`PhotoError::Diagonals`] or [`PhotoError::Windoku`] for a variant, [`PhotoError::Stopped`] if `go_on`
/// returned false.
pub fn read(
    picture: &Luminance,
    corners: Option<[Point; 4]>,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Vec<Reading>, PhotoError> {
    let small = picture.scaled_to(LONG_SIDE);
    let factor = picture.long_side() as f32 / small.long_side() as f32;
    let mut readings = if let Some(corners) = corners {
        let corners = corners.map(|corner| corner * (1.0 / factor));
        readings(&small, &mut |picture, _| Ok(vec![locate_within(picture, corners)?]), go_on)?
    } else {
        let found = readings(&small, &mut locate, go_on);
        let found = if is_clear(&found) { found } else { clearer(found, readings(&small, &mut locate_dashed, go_on)) };
        without_false(found?)?
    };
    for reading in &mut readings {
        reading.place = reading.place.clone().scaled(factor);
    }
    Ok(readings)
}

/// Returns whether a grid was found whose lines and digits are clear enough to look no further, or an error that is final.
fn is_clear(found: &Result<Vec<Reading>, PhotoError>) -> bool {
    match found {
        Ok(readings) => readings.iter().any(|reading| fits(reading) && reading.place.score >= CLEAR_SCORE),
        Err(error) => *error != PhotoError::NoGrid,
    }
}

/// Returns the second readings if they are clearer than the first.
fn clearer(
    first: Result<Vec<Reading>, PhotoError>,
    second: Result<Vec<Reading>, PhotoError>,
) -> Result<Vec<Reading>, PhotoError> {
    let (Ok(before), Ok(after)) = (&first, &second) else { return if first.is_ok() { first } else { second } };
    let worth = |readings: &[Reading]| {
        let worths = readings.iter().map(|reading| reading.place.score + if fits(reading) { FIT_WORTH } else { 0.0 });
        worths.fold(0.0, f32::max)
    };
    if worth(after) > worth(before) + CLEARLY_BETTER { second } else { first }
}

/// Returns the readings without those of something that is no grid.
fn without_false(mut readings: Vec<Reading>) -> Result<Vec<Reading>, PhotoError> {
    let any_fits = readings.iter().any(fits);
    let is_false = |reading: &Reading| {
        let score = reading.place.score;
        !fits(reading) && (any_fits && score <= GOOD_SCORE || score < CLEAR_SCORE && contradicts_itself(&reading.raw_board()))
    };
    readings.retain(|reading| !is_false(reading));
    if readings.is_empty() { Err(PhotoError::NoGrid) } else { Ok(readings) }
}

fn fits(reading: &Reading) -> bool {
    reading.judged.certainty != Certainty::NoneFits
}

fn contradicts_itself(board: &Grid) -> bool {
    board.has_clashes() || solver::any_solution(board).is_none()
}

/// Reads all grids that `locate` finds, in the picture or in the same with dark and light exchanged.
fn readings(picture: &Luminance, locate: &mut Locate<'_>, go_on: &mut dyn FnMut() -> bool) -> Result<Vec<Reading>, PhotoError> {
    let (places, inverted) = either_way(picture, locate, go_on)?;
    let picture = inverted.as_ref().unwrap_or(picture);
    let network = Network::built_in();
    let mut readings = Vec::new();
    for place in places {
        if !go_on() {
            return Err(PhotoError::Stopped);
        }
        let mut reading = reading(&network, picture, place.clone(), go_on)?;
        if !fits(&reading) {
            // Some programs have light lines between dark digits, or the other way round.
            let inverted = picture.inverted();
            let other = self::reading(&network, &inverted, with_ink_of(&inverted, place), go_on)?;
            let digits = |reading: &Reading| reading.judged.board.filled_cells().len();
            if fits(&other) || digits(&other) > digits(&reading) {
                reading = other;
            }
        }
        readings.push(reading);
    }
    Ok(readings)
}

/// Reads the cells of a grid, and judges them.
fn reading(
    network: &Network,
    picture: &Luminance,
    place: GridPlace,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Reading, PhotoError> {
    let (place, cells) = read_cells(network, picture, place);
    let judged = judge(&cells, picture.is_drawn(), go_on).ok_or(PhotoError::Stopped)?;
    Ok(Reading { place, cells, judged })
}

/// The median brightness below which a picture may be a screenshot with light lines on a dark ground.
const DARK: u8 = 90;

/// A function that locates the grids of a picture.
type Locate<'a> = dyn FnMut(&Luminance, &mut dyn FnMut() -> bool) -> Result<Vec<GridPlace>, PhotoError> + 'a;

/// Returns the grids of the picture. If they are found better with dark and light exchanged, it also returns that picture.
fn either_way(
    picture: &Luminance,
    locate: &mut Locate<'_>,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<(Vec<GridPlace>, Option<Luminance>), PhotoError> {
    let score = |places: &[GridPlace]| places.first().map_or(0.0, |place| place.score);
    let places = locate(picture, go_on);
    let is_found = match &places {
        Ok(places) => score(places) >= LEAST_SCORE,
        Err(PhotoError::NoGrid) => false,
        Err(error) => return Err(*error),
    };
    if is_found && picture.median() >= DARK {
        return Ok((places?, None));
    }
    let inverted = picture.inverted();
    match (places, locate(&inverted, go_on)) {
        (Ok(places), Ok(others)) if score(&others) < LEAST_SCORE || score(&places) >= score(&others) => Ok((places, None)),
        (_, Ok(others)) => Ok((others, Some(inverted))),
        (_, Err(PhotoError::Stopped)) => Err(PhotoError::Stopped),
        (Ok(places), Err(_)) => Ok((places, None)),
        (Err(_), Err(error)) => Err(error),
    }
}

/// The minimum mean darkness of a cell's middle for the cell to be read in all four directions.
const INKED: f32 = 6.0;
/// The number of cells that are read in all four directions.
const TURNED_CELLS: usize = 12;
/// The mean clarity above which a reading without clashes is the right way up.
const UPRIGHT_CLARITY: f32 = 6.0;
/// The maximum loss of clarity at which another direction is read in full.
const CLARITY_SLACK: f32 = 1.0;
/// The loss of clarity that counts as much as a clash of all digits.
const CLASH_WEIGHT: f32 = 8.0;

/// Reads the cells in the direction in which the digits are the clearest and clash the least.
fn read_cells(network: &Network, picture: &Luminance, place: GridPlace) -> (GridPlace, Vec<CellReading>) {
    let upright = cells_of(network, picture, &place);
    // The cells are taken from all over the grid, because the digits with the most ink are those that look alike upside down.
    let inked = |cell: &usize| upright[*cell].likeliest().digit().is_some() || inner_ink(&upright[*cell]) > INKED;
    let inked: Vec<usize> = (0..81).filter(inked).collect();
    let inked: Vec<usize> = inked.iter().copied().step_by(inked.len().div_ceil(TURNED_CELLS).max(1)).collect();
    let mean = |clarities: &mut dyn Iterator<Item = f32>| clarities.sum::<f32>() / inked.len().max(1) as f32;
    let own = mean(&mut inked.iter().map(|&cell| upright[cell].digit_clarity()));
    let own_clashes = clashing_share(&upright);
    if own >= UPRIGHT_CLARITY && own_clashes == 0.0 {
        return (place, upright);
    }
    let mut best = (own - CLASH_WEIGHT * own_clashes, None);
    for turns in 1..4 {
        let turned = |&cell: &usize| {
            let corners = rotated(place.cell(cell / 9, cell % 9), turns);
            reading_of(network, picture, corners, place.contrast).digit_clarity()
        };
        let clarity = mean(&mut inked.iter().map(turned));
        if clarity < own - CLARITY_SLACK {
            continue;
        }
        let place = place.turned(turns);
        let cells = cells_of(network, picture, &place);
        let worth = clarity - CLASH_WEIGHT * clashing_share(&cells);
        if worth > best.0 {
            best = (worth, Some((place, cells)));
        }
    }
    best.1.unwrap_or((place, upright))
}

/// Returns the share of the digits that clash.
fn clashing_share(cells: &[CellReading]) -> f32 {
    let board = raw_board(cells);
    board.clashing_cells().len() as f32 / board.filled_cells().len().max(1) as f32
}

fn rotated(corners: [Point; 4], turns: usize) -> [Point; 4] {
    std::array::from_fn(|corner| corners[(corner + turns) % 4])
}

/// Returns the mean darkness of the middle of a cell.
fn inner_ink(cell: &CellReading) -> f32 {
    const EDGE: usize = 6;
    let rows = cell.cutout.rows();
    let inner = rows.skip(EDGE).take(crate::CUTOUT_SIDE - 2 * EDGE).flat_map(|row| &row[EDGE..crate::CUTOUT_SIDE - EDGE]);
    let (sum, count) = inner.fold((0_u32, 0_u32), |(sum, count), &pixel| (sum + u32::from(pixel), count + 1));
    sum as f32 / count as f32
}

fn cells_of(network: &Network, picture: &Luminance, place: &GridPlace) -> Vec<CellReading> {
    (0..81).map(|cell| reading_of(network, picture, place.cell(cell / 9, cell % 9), place.contrast)).collect()
}

fn reading_of(network: &Network, picture: &Luminance, corners: [Point; 4], contrast: f32) -> CellReading {
    let cutout = Cutout::of(picture, corners, contrast);
    let outputs = network.outputs(&cutout);
    CellReading::new(cutout, &outputs)
}
