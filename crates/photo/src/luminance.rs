//! Pictures of brightness, without colour.

use crate::{PhotoError, geometry::Point};

/// The maximum number of pixels: a photo of 24 megapixels. The program that decodes a larger picture must scale it down.
pub const MAX_PIXELS: usize = 24_000_000;

/// The share of pixels as bright as the one beside them above which a picture was drawn by a program. Of 320 photos the evenest has 0.63,
/// of 600 drawn ones the least even 0.70.
const EVEN: f32 = 0.66;

/// A picture of brightness: 0 is black, 255 is white.
#[derive(Clone, PartialEq, Debug)]
pub struct Luminance {
    width: usize,    // Invariant: at least 1.
    height: usize,   // Invariant: at least 1.
    pixels: Vec<u8>, // Invariant: width times height of them, row by row.
}

impl Luminance {
    /// Returns a picture of `width` by `height` pixels, which are given row by row.
    ///
    /// # Errors
    ///
    /// [`PhotoError::Empty`] if there is no pixel or the sizes contradict the number of pixels, [`PhotoError::TooLarge`] if there
    /// are more than [`MAX_PIXELS`].
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Result<Luminance, PhotoError> {
        match width.checked_mul(height) {
            Some(count) if count > MAX_PIXELS => Err(PhotoError::TooLarge),
            Some(count) if count > 0 && count == pixels.len() => Ok(Luminance { width, height, pixels }),
            Some(_) => Err(PhotoError::Empty),
            None => Err(PhotoError::TooLarge),
        }
    }

    /// Returns the picture of RGBA pixels, a byte a channel, as a canvas has them. Transparent pixels become white.
    ///
    /// # Errors
    ///
    /// The same errors as of [`Luminance::new`].
    pub fn from_rgba(width: usize, height: usize, bytes: &[u8]) -> Result<Luminance, PhotoError> {
        if bytes.len() / 4 > MAX_PIXELS {
            return Err(PhotoError::TooLarge);
        }
        let (pixels, _) = bytes.as_chunks::<4>();
        Luminance::new(width, height, pixels.iter().map(luma_of).collect())
    }

    /// Returns the width in pixels.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns the height in pixels.
    #[must_use]
    pub fn height(&self) -> usize {
        self.height
    }

    /// Returns all pixels, row by row.
    #[must_use]
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    pub(crate) fn long_side(&self) -> usize {
        self.width.max(self.height)
    }

    /// Returns the picture scaled down to a long side of at most `long` pixels. Each new pixel is the mean of those that it
    /// covers.
    #[must_use]
    pub fn scaled_to(&self, long: usize) -> Luminance {
        if self.long_side() <= long || long == 0 {
            return self.clone();
        }
        let scale = |side: usize| scaled(side, long, self.long_side()).max(1);
        let (width, height) = (scale(self.width), scale(self.height));
        let columns = spans(self.width, width);
        let rows = spans(self.height, height);
        let mut pixels = Vec::with_capacity(width * height);
        for &row in &rows {
            let sums = self.column_sums(row);
            pixels.extend(columns.iter().map(|&(start, end)| {
                let sum: u64 = sums[start..end].iter().sum();
                let area = ((end - start) * (row.1 - row.0)) as u64;
                ((sum + area / 2) / area) as u8
            }));
        }
        Luminance { width, height, pixels }
    }

    fn column_sums(&self, (start, end): (usize, usize)) -> Vec<u64> {
        let mut sums = vec![0_u64; self.width];
        for row in self.pixels[start * self.width..end * self.width].chunks_exact(self.width) {
            for (sum, &pixel) in sums.iter_mut().zip(row) {
                *sum += u64::from(pixel);
            }
        }
        sums
    }

    /// Returns the median brightness.
    pub(crate) fn median(&self) -> u8 {
        let mut counts = [0_usize; 256];
        for &pixel in &self.pixels {
            counts[usize::from(pixel)] += 1;
        }
        let mut below = 0;
        for (brightness, count) in (0..=255).zip(counts) {
            below += count;
            if below * 2 > self.pixels.len() {
                return brightness;
            }
        }
        255
    }

    /// Returns whether a program drew the picture: most pixels are exactly as bright as the one beside them. A camera has noise.
    pub(crate) fn is_drawn(&self) -> bool {
        let same = self.pixels.windows(2).filter(|pair| pair[0] == pair[1]).count();
        same as f32 > EVEN * self.pixels.len() as f32
    }

    /// Returns the picture with dark and light exchanged.
    pub(crate) fn inverted(&self) -> Luminance {
        Luminance { pixels: self.pixels.iter().map(|&pixel| 255 - pixel).collect(), ..*self }
    }

    /// Returns the brightness between pixels by bilinear interpolation. Beyond the edge, the nearest pixel counts.
    pub(crate) fn sample(&self, at: Point) -> f32 {
        let x = at.x.clamp(0.0, (self.width - 1) as f32);
        let y = at.y.clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (across, down) = (x - left as f32, y - top as f32);
        let pixel = |x: usize, y: usize| f32::from(self.pixels[y * self.width + x]);
        let upper = pixel(left, top) + (pixel(right, top) - pixel(left, top)) * across;
        let lower = pixel(left, bottom) + (pixel(right, bottom) - pixel(left, bottom)) * across;
        upper + (lower - upper) * down
    }
}

/// A picture at full, half and a quarter of its size, for sampling at a lower resolution.
pub(crate) struct Pyramid<'a> {
    full: &'a Luminance,
    smaller: [Luminance; 2],
}

impl<'a> Pyramid<'a> {
    pub(crate) fn of(full: &'a Luminance) -> Pyramid<'a> {
        let half = full.scaled_to(full.long_side().div_ceil(2));
        let quarter = half.scaled_to(half.long_side().div_ceil(2));
        Pyramid { full, smaller: [half, quarter] }
    }

    pub(crate) fn full(&self) -> &Luminance {
        self.full
    }

    /// Returns the smallest picture that is at most `factor` times smaller, and how many times smaller it is.
    pub(crate) fn smaller_by(&self, factor: f32) -> (&Luminance, f32) {
        let fitting =
            self.smaller.iter().rev().map(|picture| (picture, self.full.long_side() as f32 / picture.long_side() as f32));
        fitting.into_iter().find(|&(_, smaller)| smaller <= factor).unwrap_or((self.full, 1.0))
    }
}

/// Returns the ranges of old pixels that the new pixels cover, each at least one pixel wide.
fn spans(old: usize, new: usize) -> Vec<(usize, usize)> {
    (0..new).map(|i| (scaled(i, old, new), scaled(i + 1, old, new).max(scaled(i, old, new) + 1))).collect()
}

/// Returns `value` times `factor` by `divisor`, rounded down, where `divisor` is at least `value`. The product may be more than a
/// `usize` of 32 bits holds.
fn scaled(value: usize, factor: usize, divisor: usize) -> usize {
    (value as u64 * factor as u64 / divisor as u64) as usize
}

/// Returns the brightness by ITU-R BT.601, over white paper.
fn luma_of(&[red, green, blue, opacity]: &[u8; 4]) -> u8 {
    let luma = (299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) + 500) / 1000;
    let opacity = u32::from(opacity);
    ((luma * opacity + 255 * (255 - opacity) + 127) / 255) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sum of all pixels is more than 32 bits hold.
    #[test]
    fn the_largest_picture_becomes_one_pixel() {
        let picture = Luminance::new(1, MAX_PIXELS, vec![250; MAX_PIXELS]).unwrap();
        assert_eq!(picture.scaled_to(1).pixels(), [250]);
    }

    #[test]
    fn sizes_are_checked() {
        assert_eq!(Luminance::new(0, 5, Vec::new()), Err(PhotoError::Empty));
        assert_eq!(Luminance::new(2, 2, vec![0; 3]), Err(PhotoError::Empty));
        assert_eq!(Luminance::new(10_000, 10_000, Vec::new()), Err(PhotoError::TooLarge));
        assert_eq!(Luminance::new(usize::MAX, 2, Vec::new()), Err(PhotoError::TooLarge));
    }

    #[test]
    fn a_smaller_picture_has_the_same_mean() {
        let picture = Luminance::new(4, 2, vec![0, 100, 10, 10, 0, 100, 30, 30]).unwrap();
        assert_eq!(picture.scaled_to(2).pixels(), [50, 20]);
        assert_eq!(picture.scaled_to(9), picture);
    }

    #[test]
    fn colours_become_brightness_and_transparency_becomes_paper() {
        let picture = Luminance::from_rgba(3, 1, &[255, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255]).unwrap();
        assert_eq!(picture.pixels(), [76, 255, 255]);
    }

    #[test]
    fn between_pixels_the_neighbours_are_blended() {
        let picture = Luminance::new(2, 2, vec![0, 100, 100, 200]).unwrap();
        assert!((picture.sample(Point::new(0.5, 0.5)) - 100.0).abs() < 1e-3);
        assert!((picture.sample(Point::new(-5.0, 9.0)) - 100.0).abs() < 1e-3);
    }
}
