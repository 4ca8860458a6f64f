//! Renders puzzles with our own digits onto paper, and photographs it: bent, turned, lit from the side, on rough paper.

#![allow(clippy::unwrap_used, reason = "a test may panic, and so may what it draws with")]

use nonet_core::board::{Cell, Digit, Grid};
use nonet_drawing::{Weight, outline};
use nonet_photo::Luminance;

/// A printed page, on which the side of a board is 900 units. A pixel of 1 is as dark as the page's ink.
pub(crate) struct Page {
    ink: Vec<f32>,
    /// The place and the scale in which the current board is drawn.
    corner: (f32, f32),
    scale: f32,
}

/// The size of a digit, as a share of that of its outline.
const SCALE: f32 = 0.6;
/// The width of the paper around the board.
const MARGIN: usize = 150;
const SIDE: usize = 900 + 2 * MARGIN;

/// The settings by which a page is photographed.
#[derive(Clone, Copy)]
pub(crate) struct Camera {
    /// The side of the photo in pixels.
    pub(crate) side: usize,
    /// The angle by which the page is turned, in degrees.
    pub(crate) turn: f32,
    /// The perspective: how much smaller the page's far edge is than its near one, as a share.
    pub(crate) tilt: f32,
    /// The height of the page's bend, in cells.
    pub(crate) bend: f32,
    /// The brightness of the paper on the left and on the right.
    pub(crate) light: [f32; 2],
    /// The amplitude of the paper's grain and the camera's noise.
    pub(crate) grain: f32,
    /// The right edge of a shadow, as a share of the width. None without a shadow.
    pub(crate) shadow: Option<f32>,
    /// Whether the digits are light on a dark ground.
    pub(crate) dark_mode: bool,
    /// The ground that the page lies on, which is seen around it.
    pub(crate) ground: Ground,
}

/// The ground that a page lies on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ground {
    /// The page fills the photo.
    Page,
    /// A table of wood, with its grain along it.
    Wood,
    /// A cloth with checks.
    Checks,
}

impl Camera {
    pub(crate) const STILL: Camera = Camera {
        side: 640,
        turn: 0.0,
        tilt: 0.0,
        bend: 0.0,
        light: [230.0, 230.0],
        grain: 0.0,
        shadow: None,
        dark_mode: false,
        ground: Ground::Page,
    };
}

impl Page {
    pub(crate) fn blank() -> Page {
        Page { ink: vec![0.0; SIDE * SIDE], corner: (MARGIN as f32, MARGIN as f32), scale: 1.0 }
    }

    /// Returns a page with a board of 9 by 9.
    pub(crate) fn of(grid: &Grid) -> Page {
        let mut page = Page::blank();
        page.board(grid);
        page
    }

    /// Returns a page of a book: four boards, each with its number above it.
    pub(crate) fn of_book(grids: [&Grid; 4]) -> Page {
        let mut page = Page::blank();
        page.scale = 0.5;
        for (number, grid) in grids.into_iter().enumerate() {
            page.corner = ((number % 2) as f32 * 550.0 + 100.0, (number / 2) as f32 * 560.0 + 110.0);
            page.board(grid);
            page.glyph(Digit::ALL[number], (10.0, -110.0));
        }
        page
    }

    fn board(&mut self, grid: &Grid) {
        self.rule(9, 3);
        for (cell, digit) in grid.iter() {
            self.print(cell, digit);
        }
    }

    /// Returns a page with a square of 900 units that is divided into `size` by `size` cells. Every `bold`-th line is heavier.
    pub(crate) fn ruled(size: usize, bold: usize) -> Page {
        let mut page = Page::blank();
        page.rule(size, bold);
        page
    }

    fn rule(&mut self, size: usize, bold: usize) {
        for line in 0..=size {
            let at = line as f32 * 900.0 / size as f32;
            let (width, dark) = if line % bold == 0 { (8.0, 0.85) } else { (3.0, 0.6) };
            self.stroke((at, 0.0), (at, 900.0), width, dark);
            self.stroke((0.0, at), (900.0, at), width, dark);
        }
    }

    /// Draws the dashed cages of a Killer, of two cells and of one in turn, just inside the sides of the cells.
    pub(crate) fn cages(&mut self) {
        for row in 0..9 {
            for pair in 0..3 {
                let (left, top) = (pair as f32 * 300.0 + 9.0, row as f32 * 100.0 + 9.0);
                for (width, x) in [(182.0, left), (82.0, left + 200.0)] {
                    for step in 0..(width as usize) / 10 {
                        let at = step as f32 * 10.0;
                        self.stroke((x + at, top), (x + at + 5.0, top), 2.5, 0.7);
                        self.stroke((x + at, top + 82.0), (x + at + 5.0, top + 82.0), 2.5, 0.7);
                    }
                    for step in 0..8 {
                        let at = step as f32 * 10.0;
                        self.stroke((x, top + at), (x, top + at + 5.0), 2.5, 0.7);
                        self.stroke((x + width, top + at), (x + width, top + at + 5.0), 2.5, 0.7);
                    }
                }
            }
        }
    }

    fn print(&mut self, cell: Cell, digit: Digit) {
        self.glyph(
            digit,
            (cell.column_index() as f32 * 100.0 + 50.0 - 32.0 * SCALE, cell.row_index() as f32 * 100.0 + 50.0 - 50.0 * SCALE),
        );
    }

    /// Draws a digit with this top left corner.
    fn glyph(&mut self, digit: Digit, corner: (f32, f32)) {
        for stroke in strokes(outline(digit, Weight::Semibold)) {
            for pair in stroke.windows(2) {
                let place = |(x, y): (f32, f32)| (corner.0 + x * SCALE, corner.1 + y * SCALE);
                self.stroke(place(pair[0]), place(pair[1]), 14.6 * SCALE, 0.85);
            }
        }
    }

    /// Draws a straight stroke with round ends between two points of the board.
    pub(crate) fn stroke(&mut self, from: (f32, f32), to: (f32, f32), width: f32, dark: f32) {
        let place = |at: (f32, f32)| (self.corner.0 + at.0 * self.scale, self.corner.1 + at.1 * self.scale);
        let ((ax, ay), (bx, by), width) = (place(from), place(to), width * self.scale);
        let (dx, dy) = (bx - ax, by - ay);
        let length = (dx * dx + dy * dy).max(1e-6);
        let range = |a: f32, b: f32| ((a.min(b) - width).max(0.0) as usize)..((a.max(b) + width) as usize).min(SIDE);
        for y in range(ay, by) {
            for x in range(ax, bx) {
                let (px, py) = (x as f32 - ax, y as f32 - ay);
                let t = ((px * dx + py * dy) / length).clamp(0.0, 1.0);
                let (ex, ey) = (px - t * dx, py - t * dy);
                let covered = (width / 2.0 + 0.5 - (ex * ex + ey * ey).sqrt()).clamp(0.0, 1.0);
                let ink = &mut self.ink[y * SIDE + x];
                *ink = ink.max(covered * dark);
            }
        }
    }

    /// Returns the mean ink of the pixels around a point.
    fn ink_at(&self, x: f32, y: f32) -> f32 {
        if !(1.0..SIDE as f32 - 2.0).contains(&x) || !(1.0..SIDE as f32 - 2.0).contains(&y) {
            return 0.0;
        }
        let (left, top) = (x as usize, y as usize);
        let (across, down) = (x - left as f32, y - top as f32);
        let at = |x: usize, y: usize| self.ink[y * SIDE + x];
        let upper = at(left, top) * (1.0 - across) + at(left + 1, top) * across;
        let lower = at(left, top + 1) * (1.0 - across) + at(left + 1, top + 1) * across;
        upper * (1.0 - down) + lower * down
    }

    pub(crate) fn photographed(&self, camera: &Camera) -> Luminance {
        let side = camera.side;
        let (sine, cosine) = camera.turn.to_radians().sin_cos();
        let mut seed = 1_u32;
        let mut pixels = Vec::with_capacity(side * side);
        for y in 0..side {
            for x in 0..side {
                let (mut ink, mut off) = (0.0, 0.0);
                for (sx, sy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                    // The coordinates from -1 to 1 are rotated back, then rid of the perspective and the bend.
                    let (u, v) = ((x as f32 + sx) / side as f32 * 2.0 - 1.0, (y as f32 + sy) / side as f32 * 2.0 - 1.0);
                    let (u, v) = (u * cosine + v * sine, v * cosine - u * sine);
                    let depth = 1.0 + camera.tilt * v;
                    let (u, v) = (u / depth, v / depth);
                    let v = v + camera.bend * 0.17 * (u * u - 0.4);
                    let (u, v) = (u + camera.bend * 0.05 * (v * v - 0.4), v);
                    off += f32::from(u8::from(u.abs().max(v.abs()) > 0.86)) / 4.0;
                    ink += self.ink_at((u + 1.0) / 2.0 * SIDE as f32, (v + 1.0) / 2.0 * SIDE as f32) / 4.0;
                }
                let at = x as f32 / side as f32;
                let mut light = camera.light[0] + (camera.light[1] - camera.light[0]) * at;
                if camera.shadow.is_some_and(|edge| at < edge) {
                    light *= 0.55;
                }
                let noise = (random(&mut seed) + random(&mut seed) + random(&mut seed) - 1.5) * camera.grain;
                let value = if camera.dark_mode { 25.0 + ink * 220.0 } else { light * (1.0 - ink) };
                let ground = match camera.ground {
                    Ground::Page => value,
                    Ground::Wood => light * (0.5 + 0.12 * ((y as f32 * 0.21).sin() + (y as f32 * 0.057 + at * 3.0).sin())),
                    Ground::Checks => light * if (x / 26 + y / 26) % 2 == 0 { 0.75 } else { 0.4 },
                };
                let value = value + (ground - value) * off;
                pixels.push((value + noise).clamp(0.0, 255.0) as u8);
            }
        }
        Luminance::new(side, side, pixels).unwrap()
    }
}

/// Returns a random number from 0 to 1, by the linear congruential generator of Numerical Recipes.
pub(crate) fn random(seed: &mut u32) -> f32 {
    *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    (*seed >> 8) as f32 / (1 << 24) as f32
}

/// Returns the strokes of SVG path data. Curves become short lines.
pub(crate) fn strokes(path: &str) -> Vec<Vec<(f32, f32)>> {
    let mut strokes: Vec<Vec<(f32, f32)>> = Vec::new();
    let mut at = (0.0, 0.0);
    let mut control = at;
    for (command, numbers) in commands(path) {
        let mut numbers = &numbers[..];
        while !numbers.is_empty() {
            let taken = match command {
                'm' | 'l' => 2,
                'h' | 'v' => 1,
                's' => 4,
                _ => 6,
            };
            let (own, rest) = numbers.split_at(taken);
            numbers = rest;
            let by = |i: usize| (at.0 + own[i], at.1 + own[i + 1]);
            match command {
                'm' => {
                    at = by(0);
                    strokes.push(vec![at]);
                    control = at;
                    continue;
                }
                'l' => at = by(0),
                'h' => at.0 += own[0],
                'v' => at.1 += own[0],
                _ => {
                    let (first, second, end) = if command == 's' {
                        ((2.0 * at.0 - control.0, 2.0 * at.1 - control.1), by(0), by(2))
                    } else {
                        (by(0), by(2), by(4))
                    };
                    let from = at;
                    for step in 1..10 {
                        let t = step as f32 / 10.0;
                        let s = 1.0 - t;
                        let blend = |a: f32, b: f32, c: f32, d: f32| {
                            s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
                        };
                        let point = (blend(from.0, first.0, second.0, end.0), blend(from.1, first.1, second.1, end.1));
                        strokes.last_mut().unwrap().push(point);
                    }
                    at = end;
                    control = second;
                    strokes.last_mut().unwrap().push(at);
                    continue;
                }
            }
            control = at;
            strokes.last_mut().unwrap().push(at);
        }
    }
    strokes
}

/// Returns the commands of SVG path data with their numbers.
fn commands(path: &str) -> Vec<(char, Vec<f32>)> {
    let mut commands: Vec<(char, Vec<f32>)> = Vec::new();
    let mut number = String::new();
    let finish = |number: &mut String, commands: &mut Vec<(char, Vec<f32>)>| {
        if !number.is_empty() {
            commands.last_mut().unwrap().1.push(number.parse().unwrap());
            number.clear();
        }
    };
    for ch in path.chars() {
        match ch {
            'a'..='z' => {
                finish(&mut number, &mut commands);
                // Further numbers after those of a move are lines.
                commands.push((ch, Vec::new()));
            }
            '-' | ' ' | ',' => {
                finish(&mut number, &mut commands);
                if ch == '-' {
                    number.push('-');
                }
            }
            '.' if number.contains('.') => {
                finish(&mut number, &mut commands);
                number.push('.');
            }
            _ => number.push(ch),
        }
    }
    finish(&mut number, &mut commands);
    let mut split = Vec::new();
    for (command, numbers) in commands {
        match command {
            'm' if numbers.len() > 2 => {
                split.push(('m', numbers[..2].to_vec()));
                split.push(('l', numbers[2..].to_vec()));
            }
            'z' => {}
            _ => split.push((command, numbers)),
        }
    }
    split
}
