//! Reads a picture: locates its grids, reads their cells and judges them.

use crate::{
    PhotoError,
    cutout::Cutout,
    geometry::Point,
    judge::{Certainty, Judgement, judge, raw_board},
    locate::{GridPlace, LEAST_SCORE, LONG_SIDE, locate, locate_within, with_ink_of},
    luminance::Luminance,
    network::Network,
    reading::CellReading,
};
use nonet_core::board::Grid;

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
/// [`PhotoError::NoGrid`] if there is no grid, [`PhotoError::OtherSize`] if it has another size, [`PhotoError::Killer`] for a
/// Killer, [`PhotoError::Stopped`] if `go_on` returned false.
pub fn read(
    picture: &Luminance,
    corners: Option<[Point; 4]>,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Vec<Reading>, PhotoError> {
    let mut small = picture.scaled_to(LONG_SIDE);
    let factor = picture.long_side() as f32 / small.long_side() as f32;
    let (places, inverted) = match corners {
        Some(corners) => {
            let corners = corners.map(|corner| corner * (1.0 / factor));
            either_way(&small, &mut |picture| Ok(vec![locate_within(picture, corners)?]))?
        }
        None => either_way(&small, &mut |picture| locate(picture, go_on))?,
    };
    small = inverted.unwrap_or(small);
    let network = Network::built_in();
    let mut readings = Vec::new();
    for place in places {
        if !go_on() {
            return Err(PhotoError::Stopped);
        }
        let mut reading = reading(&network, &small, place.clone(), go_on)?;
        if reading.judged.certainty == Certainty::NoneFits {
            // Some programs have light lines between dark digits, or the other way round.
            let inverted = small.inverted();
            let other = self::reading(&network, &inverted, with_ink_of(&inverted, place), go_on)?;
            if other.judged.certainty != Certainty::NoneFits {
                reading = other;
            }
        }
        reading.place = reading.place.scaled(factor);
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
    let judged = judge(&cells, go_on).ok_or(PhotoError::Stopped)?;
    Ok(Reading { place, cells, judged })
}

/// The median brightness below which a picture may be a screenshot with light lines on a dark ground.
const DARK: u8 = 90;

/// A function that locates the grids of a picture.
type Locate<'a> = dyn FnMut(&Luminance) -> Result<Vec<GridPlace>, PhotoError> + 'a;

/// Returns the grids of the picture. If they are found better with dark and light exchanged, it also returns that picture.
fn either_way(picture: &Luminance, locate: &mut Locate<'_>) -> Result<(Vec<GridPlace>, Option<Luminance>), PhotoError> {
    let score = |places: &[GridPlace]| places.first().map_or(0.0, |place| place.score);
    let places = locate(picture);
    let is_found = match &places {
        Ok(places) => score(places) >= LEAST_SCORE,
        Err(PhotoError::NoGrid) => false,
        Err(error) => return Err(*error),
    };
    if is_found && picture.median() >= DARK {
        return Ok((places?, None));
    }
    let inverted = picture.inverted();
    match (places, locate(&inverted)) {
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
