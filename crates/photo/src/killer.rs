//! Detection of Killer Sudokus, by their dashed cages just inside the sides of the cells.

use crate::{geometry::Point, locate::GridPlace, luminance::Luminance};

/// The possible distances of a cage's line from the side of its cell, in cells.
const INSETS: [f32; 5] = [0.06, 0.085, 0.11, 0.135, 0.16];
/// The distance from the side at which the brightness of the paper is sampled, in cells.
const PAPER_INSET: f32 = 0.27;
/// The number of samples along a side, from corner to corner.
const SAMPLES: usize = 40;
/// The darkness of a dash below the paper, as a share of the lines' contrast.
const DASH: f32 = 0.25;
/// The minimum number of dashes of a dashed side.
const DASHES: usize = 4;
/// The minimum share of cells with a dashed upper side, and so for the right, lower and left sides, if the grid is a Killer.
const DASHED_SHARE: f32 = 0.2;

/// Returns whether the sides of many cells have dashed lines inside.
pub(crate) fn has_cages(picture: &Luminance, place: &GridPlace) -> bool {
    (0..4).all(|side| {
        let dashed = (0..81).filter(|cell| is_dashed(picture, place.cell(cell / 9, cell % 9), side, place.contrast)).count();
        dashed as f32 >= DASHED_SHARE * 81.0
    })
}

fn is_dashed(picture: &Luminance, corners: [Point; 4], side: usize, contrast: f32) -> bool {
    let [a, b, c, d] = std::array::from_fn(|i| corners[(i + side) % 4]);
    let along = |inset: f32, sample: usize| {
        let t = (sample as f32 + 0.5) / SAMPLES as f32;
        picture.sample(a.toward(d, inset).toward(b.toward(c, inset), t))
    };
    let paper = (0..SAMPLES).map(|sample| along(PAPER_INSET, sample)).sum::<f32>() / SAMPLES as f32;
    let dark = paper * (1.0 - DASH * contrast);
    INSETS.into_iter().any(|inset| {
        let ink: Vec<bool> = (0..SAMPLES).map(|sample| along(inset, sample) < dark).collect();
        let dashes = ink.windows(2).filter(|pair| !pair[0] && pair[1]).count();
        let inked = ink.iter().filter(|&&ink| ink).count();
        dashes >= DASHES && (SAMPLES / 4..SAMPLES * 4 / 5).contains(&inked)
    })
}
