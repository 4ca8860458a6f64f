//! The darkness of a picture: how much darker each pixel is than the paper around it. Ink is dark.
//!
//! The crate imageproc has a threshold, contours and warps, but brings some forty packages (linear algebra, fonts, random
//! numbers) for a few dozen lines of code; it also doesn't keep the degree of darkness, by which faint lines are found.

use crate::luminance::Luminance;

/// The half width of the window whose mean counts as paper: the picture's long side is divided by this.
const WINDOWS_A_SIDE: usize = 30;

/// The darkness of the pixels relative to their surroundings, in 255ths of the surroundings' brightness.
pub(crate) struct Darkness {
    pub(crate) width: usize,
    pub(crate) height: usize,
    values: Vec<u8>,
}

impl Darkness {
    pub(crate) fn of(picture: &Luminance) -> Darkness {
        Darkness::with_window(picture, (picture.long_side() / WINDOWS_A_SIDE).max(3))
    }

    /// Returns the darkness relative to the mean of the square that reaches `reach` pixels to every side.
    pub(crate) fn with_window(picture: &Luminance, reach: usize) -> Darkness {
        let (width, height) = (picture.width(), picture.height());
        let pixels = picture.pixels();
        let mut columns = vec![0_u32; width];
        for row in pixels.chunks_exact(width).take(reach) {
            add(&mut columns, row);
        }
        let mut values = Vec::with_capacity(width * height);
        for y in 0..height {
            if y + reach < height {
                add(&mut columns, row_of(pixels, width, y + reach));
            }
            if y > reach {
                subtract(&mut columns, row_of(pixels, width, y - reach - 1));
            }
            let rows = (y + reach).min(height - 1) + 1 - y.saturating_sub(reach);
            darken_row(&columns, rows, reach, row_of(pixels, width, y), &mut values);
        }
        Darkness { width, height, values }
    }

    /// Returns the darkness with every stroke thicker by `reach` pixels on each side, so that the dashes of a line touch.
    pub(crate) fn thickened(&self, reach: usize) -> Darkness {
        let Darkness { width, height, .. } = *self;
        let mut across = Vec::with_capacity(width * height);
        for y in 0..height {
            across.extend(greatest_near(self.row(y), reach));
        }
        let mut values = vec![0; width * height];
        let mut column = vec![0; height];
        for x in 0..width {
            for (y, value) in column.iter_mut().enumerate() {
                *value = across[y * width + x];
            }
            for (y, value) in greatest_near(&column, reach).enumerate() {
                values[y * width + x] = value;
            }
        }
        Darkness { width, height, values }
    }

    pub(crate) fn row(&self, y: usize) -> &[u8] {
        row_of(&self.values, self.width, y)
    }
}

fn row_of<T>(pixels: &[T], width: usize, y: usize) -> &[T] {
    &pixels[y * width..(y + 1) * width]
}

/// Returns, for each value, the greatest one at most `reach` places away.
fn greatest_near(values: &[u8], reach: usize) -> impl Iterator<Item = u8> {
    (0..values.len()).map(move |i| {
        let window = &values[i.saturating_sub(reach)..(i + reach + 1).min(values.len())];
        window.iter().copied().max().unwrap_or(0)
    })
}

fn add(columns: &mut [u32], row: &[u8]) {
    for (sum, &pixel) in columns.iter_mut().zip(row) {
        *sum += u32::from(pixel);
    }
}

fn subtract(columns: &mut [u32], row: &[u8]) {
    for (sum, &pixel) in columns.iter_mut().zip(row) {
        *sum -= u32::from(pixel);
    }
}

/// Appends a row of darkness. `columns` has the sum of each column over the window's rows, from which a sliding sum is computed.
fn darken_row(columns: &[u32], rows: usize, reach: usize, pixels: &[u8], values: &mut Vec<u8>) {
    let width = columns.len();
    let mut sum: u32 = columns.iter().take(reach).sum();
    for x in 0..width {
        if x + reach < width {
            sum += columns[x + reach];
        }
        if x > reach {
            sum -= columns[x - reach - 1];
        }
        let count = ((x + reach).min(width - 1) + 1 - x.saturating_sub(reach)) * rows;
        let mean = sum as f32 / count as f32;
        // Near black, the noise of a camera is as large as the brightness itself: a minimum keeps it from counting as ink.
        let share = (mean - f32::from(pixels[x])) / mean.max(24.0);
        values.push((share * 255.0).clamp(0.0, 255.0) as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_is_darker_than_its_surroundings_whatever_the_light() {
        // A gradient of light with a stroke of half the brightness.
        let pixels = (0..60 * 40).map(|i| if i % 60 == 30 { 60 } else { 80 + (i % 60) as u8 }).collect();
        let darkness = Darkness::of(&Luminance::new(60, 40, pixels).unwrap());
        for y in 0..40 {
            let row = darkness.row(y);
            assert!(row[30] > 60, "{}", row[30]);
            assert!(row.iter().enumerate().all(|(x, &dark)| x == 30 || dark < 20), "{row:?}");
        }
    }

    #[test]
    fn an_even_picture_has_no_ink() {
        let darkness = Darkness::of(&Luminance::new(50, 50, vec![7; 2500]).unwrap());
        assert!((0..50).all(|y| darkness.row(y).iter().all(|&dark| dark == 0)));
    }
}
