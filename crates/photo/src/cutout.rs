//! Cut-outs: cells that are cut out of a picture and straightened, as input of the network.

use crate::{geometry::Point, luminance::Luminance};

/// The side of a cut-out in pixels.
pub const CUTOUT_SIDE: usize = 28;
/// The number of pixels of a cut-out.
pub const CUTOUT_PIXELS: usize = CUTOUT_SIDE * CUTOUT_SIDE;
/// The margin of a cut-out outside of the crossings, in cells. It shows the network the lines at which the cell ends.
const MARGIN: f32 = 0.06;
/// The value of strong ink in a cut-out.
const STRONG_INK: f32 = 128.0;
/// The percentile of a cell's pixels whose brightness is taken as that of its paper.
const PAPER_QUANTILE: usize = 70;

/// The margin of a cut-out that is left out where cut-outs are compared, in pixels: there are the lines at which the cell ends.
const EDGE: usize = 5;
/// The maximum shift between two cut-outs of the same digit, in pixels.
const SHIFT: usize = 2;

/// A cell as darkness relative to its own paper: 0 is paper, 128 is ink as dark as the grid's lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(into = "Vec<u8>", try_from = "Vec<u8>"))]
pub struct Cutout(pub [u8; CUTOUT_PIXELS]);

impl From<Cutout> for Vec<u8> {
    fn from(cutout: Cutout) -> Vec<u8> {
        cutout.0.into()
    }
}

impl TryFrom<Vec<u8>> for Cutout {
    type Error = &'static str;
    fn try_from(pixels: Vec<u8>) -> Result<Cutout, &'static str> {
        pixels.try_into().map(Cutout).map_err(|_| "a cut-out has 784 pixels")
    }
}

impl Cutout {
    /// Returns the rows of pixels from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &[u8; CUTOUT_SIDE]> {
        self.0.as_chunks::<CUTOUT_SIDE>().0.iter()
    }

    /// Returns the pixels as brightness for display: paper is white.
    #[must_use]
    pub fn brightness(&self) -> [u8; CUTOUT_PIXELS] {
        self.0.map(|dark| 255 - dark.min(127) * 2)
    }

    /// Returns how alike the inner parts of two cut-outs are, at the shift at which they are most alike: 1 if they are the same but for
    /// their contrast, 0 if they have nothing in common.
    pub(crate) fn likeness(&self, other: &Cutout) -> f32 {
        let shifts = EDGE - SHIFT..=EDGE + SHIFT;
        let own = Patch::of(self, EDGE, EDGE);
        shifts
            .clone()
            .flat_map(|top| shifts.clone().map(move |left| (top, left)))
            .map(|(top, left)| own.correlation(&Patch::of(other, top, left)))
            .fold(0.0, f32::max)
    }

    /// Cuts out the cell between four crossings (top left, top right, bottom right, bottom left). `contrast` is the darkness of
    /// the grid's lines, as a share of the paper's brightness.
    #[must_use]
    pub fn of(picture: &Luminance, crossings: [Point; 4], contrast: f32) -> Cutout {
        let pixels = straightened(picture, crossings);
        let paper = paper_of(&pixels).max(1.0);
        let scale = STRONG_INK / (paper * contrast.max(0.02));
        Cutout(pixels.map(|pixel| ((paper - pixel) * scale + 0.5).clamp(0.0, 255.0) as u8))
    }
}

/// The side of a patch in pixels.
const PATCH: usize = CUTOUT_SIDE - 2 * EDGE;

/// A part of a cut-out, as the differences of its pixels from their mean.
struct Patch {
    differences: [f32; PATCH * PATCH],
    /// The root of the sum of the squares.
    length: f32,
}

impl Patch {
    fn of(cutout: &Cutout, top: usize, left: usize) -> Patch {
        let pixels: [f32; PATCH * PATCH] = std::array::from_fn(|i| {
            let (x, y) = (left + i % PATCH, top + i / PATCH);
            f32::from(cutout.0[y * CUTOUT_SIDE + x]).min(STRONG_INK)
        });
        let mean = pixels.iter().sum::<f32>() / pixels.len() as f32;
        let differences = pixels.map(|pixel| pixel - mean);
        let length = differences.iter().map(|value| value * value).sum::<f32>().sqrt();
        Patch { differences, length }
    }

    fn correlation(&self, other: &Patch) -> f32 {
        let product: f32 = self.differences.iter().zip(&other.differences).map(|(a, b)| a * b).sum();
        product / (self.length * other.length).max(1.0)
    }
}

/// Returns the cell as a square of brightness. Each pixel is the mean of samples, of more samples in a picture of higher
/// resolution.
fn straightened(picture: &Luminance, [a, b, c, d]: [Point; 4]) -> [f32; CUTOUT_PIXELS] {
    let side = a.distance(b).max(b.distance(c)).max(c.distance(d)).max(d.distance(a));
    let step = (1.0 + 2.0 * MARGIN) / CUTOUT_SIDE as f32;
    let samples = ((side * step + 0.3) as usize).clamp(1, 4);
    let place = |pixel: usize, sample: usize| (pixel as f32 + (sample as f32 + 0.5) / samples as f32) * step - MARGIN;
    std::array::from_fn(|i| {
        let (x, y) = (i % CUTOUT_SIDE, i / CUTOUT_SIDE);
        let mut sum = 0.0;
        for sy in 0..samples {
            let v = place(y, sy);
            let (left, right) = (a.toward(d, v), b.toward(c, v));
            for sx in 0..samples {
                sum += picture.sample(left.toward(right, place(x, sx)));
            }
        }
        sum / (samples * samples) as f32
    })
}

fn paper_of(pixels: &[f32; CUTOUT_PIXELS]) -> f32 {
    let mut sorted = *pixels;
    let (_, paper, _) = sorted.select_nth_unstable_by(CUTOUT_PIXELS * PAPER_QUANTILE / 100, f32::total_cmp);
    *paper
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_is_nought_and_a_line_is_strong() {
        let pixels = (0..60 * 60).map(|i| if (28..32).contains(&(i % 60)) { 50 } else { 200 }).collect();
        let picture = Luminance::new(60, 60, pixels).unwrap();
        let corners = [(4.0, 4.0), (56.0, 4.0), (56.0, 56.0), (4.0, 56.0)].map(|(x, y)| Point::new(x, y));
        let Cutout(cell) = Cutout::of(&picture, corners, 0.75);
        assert_eq!(cell[14 * CUTOUT_SIDE + 3], 0);
        assert!((100..=130).contains(&cell[14 * CUTOUT_SIDE + 13]), "{}", cell[14 * CUTOUT_SIDE + 13]);
    }
}
