//! Renders cells as a camera might see them: printed or handwritten digits between ruled lines, on paper with shadows, blurred,
//! with noise.

use crate::{
    canvas::Canvas,
    fonts::{FontDigits, Glyph},
    hand, jpeg,
    random::Random,
    sample::{BLANK, MARKS, Sample},
};
use nonet_photo::{Cutout, Luminance, Point};

/// A scene: a cell in the middle of a square of paper.
struct Scene {
    side: usize,
    /// The x and y of the cell's upper left corner, in pixels.
    origin: f32,
    cell: f32,
    /// The share of light that ink takes from each pixel.
    ink: Vec<f32>,
    /// The ink of the cell's own content alone, and the height of that.
    figure: Vec<f32>,
    height: f32,
    paper: Vec<f32>,
}

/// Renders a cell of the class, legible enough that a person could read it.
pub(crate) fn cell(class: usize, fonts: &[&FontDigits], random: &mut Random) -> Sample {
    loop {
        if let Some(sample) = legible_cell(class, fonts, random) {
            return sample;
        }
    }
}

fn legible_cell(class: usize, fonts: &[&FontDigits], random: &mut Random) -> Option<Sample> {
    let cell = 16.0 * random.between(1.0, 4.2).powf(random.between(0.5, 1.0));
    let side = (cell * 1.5) as usize + 2;
    let blank = vec![0.0; side * side];
    let origin = (side as f32 - cell) / 2.0;
    let mut scene = Scene { side, cell, origin, ink: blank.clone(), figure: blank, height: cell, paper: vec![1.0; side * side] };
    let darkest = random.between(0.25, 0.95);
    scene.shade_box(random);
    let mut by_hand = None;
    match class {
        BLANK => {}
        MARKS => scene.write_marks(fonts, darkest, random),
        digit => by_hand = Some(scene.write_digit(digit, fonts, darkest, random)),
    }
    scene.figure.clone_from(&scene.ink);
    scene.rule_lines(darkest, random);
    if class == BLANK {
        scene.stain(darkest, random);
    }
    if random.chance(0.25) {
        scene.intrude(fonts, darkest, random);
    }
    if random.chance(0.25) {
        scene.show_through(fonts, random);
    }
    let (deviation, contrast) = scene.blur(darkest, random);
    if class != BLANK && !scene.is_legible(deviation, contrast) {
        return None;
    }
    let picture = scene.photographed(random);
    Some(Sample { cutout: scene.cut(&picture, contrast, random), class, by_hand })
}

impl Scene {
    /// Shades the cell's box grey, as some grids have it.
    fn shade_box(&mut self, random: &mut Random) {
        if !random.chance(0.2) {
            return;
        }
        let shade = random.between(0.7, 0.97);
        let (origin, end) = (self.origin, self.origin + self.cell);
        let whole = random.chance(0.4);
        for (i, paper) in self.paper.iter_mut().enumerate() {
            let (x, y) = ((i % self.side) as f32, (i / self.side) as f32);
            if whole || ((origin..end).contains(&x) && (origin..end).contains(&y)) {
                *paper = shade;
            }
        }
    }

    fn rule_lines(&mut self, darkest: f32, random: &mut Random) {
        let thin = self.cell * random.between(0.012, 0.05);
        let thick = thin.max(self.cell * random.between(0.03, 0.1));
        let thin_dark = darkest * random.between(0.3, 1.0);
        let bend = self.cell * 0.02;
        for edge in 0..4 {
            let is_thick = random.chance(0.33);
            let (width, dark) = if is_thick { (thick, darkest) } else { (thin, thin_dark) };
            let at = self.origin + if edge % 2 == 0 { 0.0 } else { self.cell };
            let (from, to) = (at + random.normal() * bend, at + random.normal() * bend);
            // A border line ends where the grid ends.
            let start = if random.chance(0.12) { self.origin } else { -2.0 };
            let end = if random.chance(0.12) { self.origin + self.cell } else { self.side as f32 + 2.0 };
            let ends = if edge < 2 {
                [Point::new(from, start), Point::new(to, end)]
            } else {
                [Point::new(start, from), Point::new(end, to)]
            };
            let mut canvas = Canvas::new(self.side);
            canvas.stroke(&ends.map(|point| (point, width)));
            self.print(&canvas, dark);
        }
    }

    fn print(&mut self, canvas: &Canvas, dark: f32) {
        for (ink, covered) in self.ink.iter_mut().zip(&canvas.pixels) {
            *ink = ink.max(covered * dark);
        }
    }

    /// Writes a digit in a font or by hand. Returns whether it is handwritten.
    fn write_digit(&mut self, digit: usize, fonts: &[&FontDigits], darkest: f32, random: &mut Random) -> bool {
        let by_hand = random.chance(0.35);
        let height = self.cell * if by_hand { random.between(0.45, 0.95) } else { random.between(0.42, 0.85) };
        self.height = height;
        let spread = self.cell * if by_hand { 0.07 } else { 0.035 };
        let mut centre =
            Point::new(self.side as f32 / 2.0 + random.normal() * spread, self.side as f32 / 2.0 + random.normal() * spread);
        let room = (self.cell - height) / 2.0;
        centre.y =
            centre.y.clamp(self.side as f32 / 2.0 - room - self.cell * 0.04, self.side as f32 / 2.0 + room + self.cell * 0.04);
        self.glyph(digit, by_hand, fonts, centre, height, darkest, random);
        by_hand
    }

    fn glyph(
        &mut self,
        digit: usize,
        by_hand: bool,
        fonts: &[&FontDigits],
        centre: Point,
        height: f32,
        darkest: f32,
        random: &mut Random,
    ) {
        let mut canvas = Canvas::new(self.side);
        let fitting: Vec<&FontDigits> = fonts.iter().copied().filter(|font| font.by_hand == by_hand).collect();
        let fonts = if fitting.is_empty() { fonts } else { &fitting };
        let dark;
        if by_hand && (random.chance(0.65) || fitting.is_empty()) {
            // A pen is thinner and often paler than print.
            dark = darkest * random.between(0.35, 1.05);
            let width = (height * random.between(0.035, 0.13)).max(0.8);
            let turn = random.normal() * 0.1;
            for stroke in hand::strokes(digit, random) {
                let mut pressure = random.between(0.8, 1.2);
                let points: Vec<(Point, f32)> = stroke
                    .into_iter()
                    .map(|point| {
                        pressure = (pressure + random.normal() * 0.05).clamp(0.6, 1.4);
                        (placed(Point::new(point.x - 0.3, point.y - 0.5), centre, height, height, turn, 0.0), width * pressure)
                    })
                    .collect();
                canvas.stroke(&points);
            }
        } else {
            dark = darkest * if by_hand { random.between(0.35, 1.05) } else { random.between(0.6, 1.1) };
            let Glyph { outlines, width } = &random.pick(fonts).digits[digit - 1];
            let (turn, slant) =
                (random.normal() * if by_hand { 0.09 } else { 0.03 }, random.normal() * if by_hand { 0.12 } else { 0.04 });
            let across = height * random.between(0.85, 1.15);
            let place =
                |point: &Point| placed(Point::new(point.x - width / 2.0, point.y - 0.5), centre, across, height, turn, slant);
            let outlines: Vec<Vec<Point>> = outlines.iter().map(|outline| outline.iter().map(place).collect()).collect();
            canvas.fill(&outlines);
        }
        self.print(&canvas, dark.min(0.97));
    }

    /// Writes one to six small digits, as handwritten or printed notes.
    fn write_marks(&mut self, fonts: &[&FontDigits], darkest: f32, random: &mut Random) {
        let count = 1 + random.below(6);
        let height = self.cell * random.between(0.17, 0.36);
        self.height = height;
        let by_hand = random.chance(0.7);
        let pitch = height * random.between(0.65, 1.1);
        let mut digits: Vec<usize> = (1..=9).collect();
        random.shuffle(&mut digits);
        digits[..count].sort_unstable();
        let scheme = random.below(3);
        let middle = self.side as f32 / 2.0;
        let base = Point::new(
            self.origin + self.cell * random.between(0.16, 0.84),
            if random.chance(0.6) {
                self.origin + height * random.between(0.55, 1.0)
            } else {
                self.origin + self.cell * random.between(0.2, 0.8)
            },
        );
        for (i, &digit) in digits[..count].iter().enumerate() {
            let place = match scheme {
                // Each digit has its place in a square of three by three.
                0 => Point::new(
                    middle + self.cell * 0.3 * ((digit - 1) % 3) as f32 - self.cell * 0.3,
                    middle + self.cell * 0.3 * ((digit - 1) / 3) as f32 - self.cell * 0.3,
                ),
                // The digits stand in a line from a first place.
                1 => Point::new(self.origin + height * 0.6 + pitch * i as f32, base.y),
                _ => Point::new(base.x + pitch * (i as f32 - count as f32 / 2.0), base.y),
            };
            let place = Point::new(
                (place.x + random.normal() * self.cell * 0.015)
                    .clamp(self.origin + height * 0.3, self.origin + self.cell - height * 0.3),
                (place.y + random.normal() * self.cell * 0.015)
                    .clamp(self.origin + height * 0.4, self.origin + self.cell - height * 0.4),
            );
            let own_height = height * random.between(0.9, 1.1);
            self.glyph(digit, by_hand, fonts, place, own_height, darkest, random);
        }
    }

    /// Adds specks to a blank cell.
    fn stain(&mut self, darkest: f32, random: &mut Random) {
        if !random.chance(0.2) {
            return;
        }
        let mut canvas = Canvas::new(self.side);
        for _ in 0..=random.below(3) {
            let from = Point::new(random.unit() * self.side as f32, random.unit() * self.side as f32);
            let reach = self.cell * 0.08;
            let to = from + Point::new(random.normal() * reach, random.normal() * reach);
            canvas.stroke(&[(from, self.cell * random.between(0.01, 0.05)), (to, 1.0)]);
        }
        self.print(&canvas, darkest * random.between(0.1, 0.7));
    }

    /// Writes a neighbouring cell's digit, often so large that it crosses the line.
    fn intrude(&mut self, fonts: &[&FontDigits], darkest: f32, random: &mut Random) {
        let by_hand = random.chance(0.7);
        let height = self.cell * random.between(0.5, 0.9);
        let away = self.cell * if by_hand { random.between(0.78, 1.05) } else { random.between(0.95, 1.05) };
        let middle = self.side as f32 / 2.0;
        let centre = match random.below(4) {
            0 => Point::new(middle - away, middle),
            1 => Point::new(middle + away, middle),
            2 => Point::new(middle, middle - away * 1.1),
            _ => Point::new(middle, middle + away * 1.1),
        };
        let digit = 1 + random.below(9);
        self.glyph(digit, by_hand, fonts, centre, height, darkest, random);
    }

    /// Adds a blurred and faint digit from the other side of the paper.
    fn show_through(&mut self, fonts: &[&FontDigits], random: &mut Random) {
        let mut canvas = Canvas::new(self.side);
        for _ in 0..=random.below(3) {
            let glyph = &random.pick(fonts).digits[random.below(9)];
            let height = self.cell * random.between(0.15, 1.0);
            let centre = Point::new(random.unit() * self.side as f32, random.unit() * self.side as f32);
            let place =
                |point: &Point| placed(Point::new(glyph.width / 2.0 - point.x, point.y - 0.5), centre, height, height, 0.0, 0.0);
            canvas.fill(&glyph.outlines.iter().map(|outline| outline.iter().map(place).collect()).collect::<Vec<_>>());
        }
        let faint = random.between(0.02, 0.1);
        let blurred = blurred(&canvas.pixels, self.side, self.cell * random.between(0.02, 0.06));
        for (paper, covered) in self.paper.iter_mut().zip(blurred) {
            *paper *= 1.0 - covered * faint;
        }
    }

    /// Blurs the ink. Returns the deviation of the blur, and an estimate of the contrast of the grid's lines after it.
    fn blur(&mut self, darkest: f32, random: &mut Random) -> (f32, f32) {
        let before = quantile(&self.ink, 0.94);
        let mut deviation = 0.0;
        if random.chance(0.8) {
            deviation = self.cell * random.between(0.0, 0.26).powi(2) + random.between(0.2, 0.7);
            self.ink = blurred(&self.ink, self.side, deviation);
            self.figure = blurred(&self.figure, self.side, deviation);
            if random.chance(0.2) {
                let (reach, down) = (self.cell * random.between(0.02, 0.07), random.chance(0.5));
                self.ink = smeared(&self.ink, self.side, reach, down);
                self.figure = smeared(&self.figure, self.side, reach, down);
                deviation += reach / 2.0;
            }
        }
        let after = quantile(&self.ink, 0.94);
        let lost = if before > 0.0 { (after / before).clamp(0.2, 1.0) } else { 1.0 };
        let contrast = after.max(darkest * lost * random.between(0.5, 0.9)) * random.between(0.75, 1.3);
        (deviation, contrast)
    }

    /// Returns whether the cell's content is neither too blurred nor too pale to be read.
    fn is_legible(&self, deviation: f32, contrast: f32) -> bool {
        deviation < 0.14 * self.height && quantile(&self.figure, 0.985) > 0.24 * contrast
    }

    /// Returns the scene with light, shadow, noise and compression.
    fn photographed(&self, random: &mut Random) -> Luminance {
        let side = self.side as f32;
        let light = random.between(60.0, 250.0);
        let slope = Point::new(random.normal() * 0.08, random.normal() * 0.08);
        let shadow = random.chance(0.2).then(|| {
            let (dx, dy) = (random.normal(), random.normal());
            let length = (dx * dx + dy * dy).sqrt().max(0.1);
            let place = side * random.between(0.2, 0.8);
            (dx / length, dy / length, place, random.between(0.4, 0.9), self.cell * random.between(0.05, 0.4))
        });
        let noise = light * random.between(0.0, 0.05).powf(1.2);
        let gamma = random.between(0.8, 1.25);
        let mut values: Vec<f32> = Vec::with_capacity(self.side * self.side);
        for (i, (ink, paper)) in self.ink.iter().zip(&self.paper).enumerate() {
            let (x, y) = ((i % self.side) as f32, (i / self.side) as f32);
            let mut value = (paper * (1.0 - ink)).powf(gamma) * light;
            value *= 1.0 + slope.x * (x / side - 0.5) + slope.y * (y / side - 0.5);
            if let Some((dx, dy, place, dim, width)) = shadow {
                let depth = ((x - side / 2.0) * dx + (y - side / 2.0) * dy + side / 2.0 - place) / width;
                value *= 1.0 - (1.0 - dim) * (depth + 0.5).clamp(0.0, 1.0);
            }
            values.push(value + random.normal() * noise);
        }
        if random.chance(0.5) {
            jpeg::compress(&mut values, self.side, random.between(1.0, 12.0));
        }
        let pixels = values.into_iter().map(|value| (value + 0.5).clamp(0.0, 255.0) as u8).collect();
        Luminance::new(self.side, self.side, pixels).expect("the side is not nought")
    }

    fn cut(&self, picture: &Luminance, contrast: f32, random: &mut Random) -> Cutout {
        let reach = self.cell * 0.022;
        let (near, far) = (self.origin - 0.5, self.origin + self.cell - 0.5);
        let mut jitter = |x: f32, y: f32| Point::new(x + random.normal() * reach, y + random.normal() * reach);
        let corners = [jitter(near, near), jitter(far, near), jitter(far, far), jitter(near, far)];
        Cutout::of(picture, corners, contrast)
    }
}

/// Returns a point of a shape around the origin, scaled, slanted, turned and moved.
fn placed(point: Point, centre: Point, across: f32, height: f32, turn: f32, slant: f32) -> Point {
    let (x, y) = ((point.x - slant * point.y) * across, point.y * height);
    // The cosine of a small angle is about one less half its square.
    let (sine, cosine) = (turn, 1.0 - turn * turn / 2.0);
    Point::new(centre.x + x * cosine - y * sine, centre.y + x * sine + y * cosine)
}

/// Returns a blur of about Gaussian form: three box filters in both directions, with fractions of pixels at their ends.
pub(crate) fn blurred(pixels: &[f32], side: usize, deviation: f32) -> Vec<f32> {
    let mut pixels = pixels.to_vec();
    for _ in 0..3 {
        pixels = smeared(&pixels, side, deviation, false);
        pixels = smeared(&pixels, side, deviation, true);
    }
    pixels
}

/// Returns the pixels after a box filter of half width `reach` along rows or columns.
fn smeared(pixels: &[f32], side: usize, reach: f32, down: bool) -> Vec<f32> {
    let whole = reach as usize;
    let part = reach - whole as f32;
    let at = |line: usize, i: isize| {
        let i = i.clamp(0, side as isize - 1) as usize;
        if down { pixels[i * side + line] } else { pixels[line * side + i] }
    };
    let mut out = vec![0.0; pixels.len()];
    for line in 0..side {
        for i in 0..side as isize {
            let far = whole as isize + 1;
            let mut sum = (at(line, i - far) + at(line, i + far)) * part;
            for k in 1 - far..far {
                sum += at(line, i + k);
            }
            let value = sum / (2.0 * reach + 1.0);
            let i = i as usize;
            out[if down { i * side + line } else { line * side + i }] = value;
        }
    }
    out
}

fn quantile(values: &[f32], share: f32) -> f32 {
    let mut sorted = values.to_vec();
    let at = ((sorted.len() - 1) as f32 * share) as usize;
    let (_, value, _) = sorted.select_nth_unstable_by(at, f32::total_cmp);
    *value
}
