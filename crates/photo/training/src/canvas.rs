//! A canvas that rasterizes filled outlines and strokes to the coverage of each pixel.

use nonet_photo::Point;

/// A canvas: how much of each pixel is covered, from 0 to 1.
pub(crate) struct Canvas {
    pub(crate) side: usize,
    pub(crate) pixels: Vec<f32>,
}

/// The number of subsample lines of a pixel.
const LINES: usize = 4;

impl Canvas {
    pub(crate) fn new(side: usize) -> Canvas {
        Canvas { side, pixels: vec![0.0; side * side] }
    }

    /// Fills closed outlines by the nonzero winding rule.
    pub(crate) fn fill(&mut self, outlines: &[Vec<Point>]) {
        let mut crossings: Vec<(f32, i32)> = Vec::new();
        for line in 0..self.side * LINES {
            let y = (line as f32 + 0.5) / LINES as f32;
            crossings.clear();
            for outline in outlines {
                for (i, &a) in outline.iter().enumerate() {
                    let b = outline[(i + 1) % outline.len()];
                    if (a.y <= y) != (b.y <= y) {
                        crossings.push((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), if a.y <= y { 1 } else { -1 }));
                    }
                }
            }
            crossings.sort_by(|a, b| a.0.total_cmp(&b.0));
            let mut winding = 0;
            for pair in crossings.windows(2) {
                winding += pair[0].1;
                if winding != 0 {
                    self.cover(line / LINES, pair[0].0, pair[1].0, 1.0 / LINES as f32);
                }
            }
        }
    }

    fn cover(&mut self, y: usize, from: f32, to: f32, amount: f32) {
        let (from, to) = (from.max(0.0), to.min(self.side as f32));
        let mut x = from.floor() as usize;
        while (x as f32) < to && x < self.side {
            let share = to.min(x as f32 + 1.0) - from.max(x as f32);
            let pixel = &mut self.pixels[y * self.side + x];
            *pixel = (*pixel + share * amount).min(1.0);
            x += 1;
        }
    }

    /// Draws a stroke with round ends. `width` may differ at every point.
    pub(crate) fn stroke(&mut self, points: &[(Point, f32)]) {
        for pair in points.windows(2) {
            let ((a, wide_a), (b, wide_b)) = (pair[0], pair[1]);
            let reach = wide_a.max(wide_b) / 2.0 + 1.0;
            let range = |a: f32, b: f32| {
                let from = (a.min(b) - reach).max(0.0) as usize;
                from..((a.max(b) + reach).max(0.0) as usize + 1).min(self.side)
            };
            let (dx, dy) = (b.x - a.x, b.y - a.y);
            let length = (dx * dx + dy * dy).max(1e-6);
            for y in range(a.y, b.y) {
                for x in range(a.x, b.x) {
                    let (px, py) = (x as f32 + 0.5 - a.x, y as f32 + 0.5 - a.y);
                    let t = ((px * dx + py * dy) / length).clamp(0.0, 1.0);
                    let (ex, ey) = (px - t * dx, py - t * dy);
                    let half = (wide_a + (wide_b - wide_a) * t) / 2.0;
                    let covered = (half + 0.5 - (ex * ex + ey * ey).sqrt()).clamp(0.0, 1.0) * (2.0 * half).min(1.0);
                    let pixel = &mut self.pixels[y * self.side + x];
                    *pixel = pixel.max(covered);
                }
            }
        }
    }
}
