//! From a picture to readings: the whole way.

use crate::{
    PhotoError,
    cutout::Cutout,
    geometry::Point,
    judge::{Judgement, judge, raw_board},
    locate::{GridPlace, LONG_SIDE, locate, locate_within},
    luminance::Luminance,
    network::Network,
    reading::CellReading,
};
use nonet_core::board::Grid;

/// A grid of a picture, read.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reading {
    /// Where the grid lies, the way up in which its digits are read.
    pub place: GridPlace,
    /// Its 81 cells in reading order, each by itself.
    pub cells: Vec<CellReading>,
    /// All of them together.
    pub judged: Judgement,
}

impl Reading {
    /// The likeliest content of each cell by itself.
    #[must_use]
    pub fn raw_board(&self) -> Grid {
        raw_board(&self.cells)
    }
}

/// Reads all grids in a picture, the larger and clearer first; or the one with the given corners (top left, top right, bottom right,
/// bottom left). `go_on` is asked now and then, and stops the reading with `false`.
///
/// # Errors
///
/// [`PhotoError::NoGrid`] where none is, [`PhotoError::OtherSize`] where it has another size, [`PhotoError::Stopped`].
pub fn read(
    picture: &Luminance,
    corners: Option<[Point; 4]>,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Vec<Reading>, PhotoError> {
    let mut small = picture.scaled_to(LONG_SIDE);
    let factor = picture.long_side() as f32 / small.long_side() as f32;
    let places = match corners {
        Some(corners) => vec![locate_within(&small, corners.map(|corner| corner * (1.0 / factor)))?],
        None => match locate(&small, go_on) {
            // Screens show boards light on dark, too.
            Err(PhotoError::NoGrid) => {
                small = small.inverted();
                locate(&small, go_on)?
            }
            other => other?,
        },
    };
    let network = Network::built_in();
    let mut readings = Vec::new();
    for place in places {
        if !go_on() {
            return Err(PhotoError::Stopped);
        }
        let (place, cells) = read_cells(&network, &small, place);
        let judged = judge(&cells, go_on).ok_or(PhotoError::Stopped)?;
        readings.push(Reading { place: place.scaled(factor), cells, judged });
    }
    Ok(readings)
}

/// A cell is looked at from all sides if it has at least so much ink, as a mean of its pixels.
const INKED: f32 = 6.0;
/// So many cells are looked at from all sides.
const TURNED_CELLS: usize = 12;
/// How much likelier another way up has to be, as a mean of logarithms.
const TURN_MARGIN: f32 = 0.6;
/// Cells that are this sure on the mean are the right way up.
const UPRIGHT_COST: f32 = 5.0;

/// Reads the cells, the way up in which digits are the clearest.
fn read_cells(network: &Network, picture: &Luminance, place: GridPlace) -> (GridPlace, Vec<CellReading>) {
    let upright = cells_of(network, picture, &place);
    let mut inked: Vec<usize> =
        (0..81).filter(|&cell| upright[cell].likeliest().digit().is_some() || inner_ink(&upright[cell]) > INKED).collect();
    inked.sort_by(|&a, &b| inner_ink(&upright[b]).total_cmp(&inner_ink(&upright[a])));
    inked.truncate(TURNED_CELLS);
    let clarity = |cell: &CellReading| cell.digit_clarity();
    let mean = |sum: f32| sum / inked.len().max(1) as f32;
    let own = mean(inked.iter().map(|&cell| clarity(&upright[cell])).sum());
    let mut best = (own + TURN_MARGIN, 0);
    if own < UPRIGHT_COST {
        for turns in 1..4 {
            let turned = inked.iter().map(|&cell| {
                clarity(&reading_of(network, picture, rotated(place.cell(cell / 9, cell % 9), turns), place.contrast))
            });
            let sum = mean(turned.sum());
            if sum > best.0 {
                best = (sum, turns);
            }
        }
    }
    match best.1 {
        0 => (place, upright),
        turns => {
            let place = place.turned(turns);
            let cells = cells_of(network, picture, &place);
            (place, cells)
        }
    }
}

fn rotated(corners: [Point; 4], turns: usize) -> [Point; 4] {
    std::array::from_fn(|corner| corners[(corner + turns) % 4])
}

/// How much ink there is in the middle of a cell.
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
