//! Draws the screens of Sudoku programs: a board in a look of its own, with what stands around it.

#![allow(clippy::unwrap_used, reason = "a test may panic, and so may what it draws with")]

use crate::scene::strokes;
use nonet_core::board::{Cell, Digit, Grid};
use nonet_drawing::{Weight, outline};
use nonet_photo::Luminance;

/// A colour, as red, green and blue.
pub(crate) type Colour = u32;

/// A second design of the digits beside that of the page: with a foot under the 1, a flat top on the 3 and an open 4, as SVG paths in
/// a field of 64 by 100.
const OTHER_DIGITS: [&str; 9] = [
    "m14 22l20-18v92m-22 0h44",
    "m8 26c0-34 48-34 48 0c0 24-30 36-48 68h50",
    "m8 6h46l-26 34c40-2 38 56-2 56c-10 0-16-4-22-12",
    "m18 4l-12 56h50m-14-26v62",
    "m52 4h-38l-4 42c30-20 50 0 46 26c-4 26-36 32-50 10",
    "m46 4c-22 14-40 36-40 62c0 40 52 40 52 2c0-32-44-34-52-4",
    "m6 4h52l-32 92",
    "m32 46c-32-4-30-42 0-42s32 38 0 42c-36 4-36 50 0 50s36-46 0-50",
    "m18 96c22-14 40-36 40-62c0-40-52-40-52-2c0 32 44 34 52 4",
];

/// A face in which digits are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    /// Whether it is the second design.
    pub(crate) is_other: bool,
    /// The height of a digit, as a share of the cell's.
    pub(crate) height: f32,
    /// The width of a stroke, as a share of the digit's height.
    pub(crate) weight: f32,
    /// The width of a digit, as a share of that of its design.
    pub(crate) width: f32,
    /// The distance by which the top of a digit leans to the right, as a share of its height.
    pub(crate) slant: f32,
}

/// A line of a board.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) colour: Colour,
    /// The width in pixels. Without width it is not drawn.
    pub(crate) width: f32,
    /// The lengths of a dash and of the gap behind it, in pixels. Without a gap the line is solid.
    pub(crate) dash: (f32, f32),
}

impl Line {
    pub(crate) const fn solid(colour: Colour, width: f32) -> Line {
        Line { colour, width, dash: (1.0, 0.0) }
    }

    pub(crate) const fn dashed(colour: Colour, width: f32, dash: f32, gap: f32) -> Line {
        Line { colour, width, dash: (dash, gap) }
    }
}

/// Tells whether a cell belongs to a set of cells.
pub(crate) type Belongs = fn(Cell) -> bool;

/// The look of a page's board.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// The size of the screen in pixels.
    pub(crate) size: (usize, usize),
    /// The top left corner of the board, and its side.
    pub(crate) board: (f32, f32, f32),
    /// The colours of the page and of a cell.
    pub(crate) page: Colour,
    pub(crate) cell: Colour,
    /// The colours of the boxes, which are taken in turn. Those of [`Look::cell`] if there is none.
    pub(crate) boxes: &'static [Colour],
    /// The colour of the cells that hold givens. None if it is that of the other cells.
    pub(crate) given_cell: Option<Colour>,
    /// The lines between cells, those between boxes, and that around the board. The last lies outside of the cells, but for a part as
    /// wide as half a line between boxes.
    pub(crate) thin: Line,
    pub(crate) thick: Line,
    pub(crate) frame: Line,
    /// The cells of another colour, and the colour.
    pub(crate) shaded: Option<(Belongs, Colour)>,
    /// The distance of a cell's edge from its lines, and the radius of its corners.
    pub(crate) inset: f32,
    pub(crate) radius: f32,
    /// The faces and the colours of givens, entered digits and notes.
    pub(crate) given: (Face, Colour),
    pub(crate) entered: (Face, Colour),
    pub(crate) note: (Face, Colour),
    /// The selected cell with its colour, the colour of its row, column and box, and that of the cells with the same digit.
    pub(crate) selected: Option<(Cell, Colour, Colour, Colour)>,
    /// The colour of what stands around the board: a bar above it, and keys below it or beside it. None if nothing does.
    pub(crate) around: Option<Colour>,
    /// The angle by which the board is turned, in degrees.
    pub(crate) turn: f32,
    /// The margin that is left of the page around the cells, in pixels. None if the page is whole.
    pub(crate) cut: Option<i32>,
}

/// A picture of a screen.
pub(crate) struct Screen {
    width: usize,
    pixels: Vec<[f32; 3]>,
    look: Look,
}

impl Screen {
    /// Draws a board of these givens and entered digits. Every second other cell has notes, if `notes` is set.
    pub(crate) fn of(look: &Look, givens: &Grid, entered: &Grid, notes: bool) -> Screen {
        let (width, height) = look.size;
        let mut screen = Screen { width, pixels: vec![channels(look.page); width * height], look: *look };
        if let Some(around) = look.around {
            screen.surround(look, around);
        }
        let (left, top, side) = look.board;
        let unit = side / 9.0;
        let place = |cell: Cell| (left + cell.column_index() as f32 * unit, top + cell.row_index() as f32 * unit);
        let all =
            Cell::all().fold(*givens, |all, cell| if entered[cell].is_some() { all.with(cell, entered[cell]) } else { all });
        for cell in Cell::all() {
            let (x, y) = place(cell);
            let inner = unit - 2.0 * look.inset;
            screen.fill((x + look.inset, y + look.inset), (inner, inner), look.radius, ground(look, cell, &all, givens));
        }
        for line in (1..9).filter(|line| line % 3 != 0).chain([3, 6]) {
            let at = line as f32 * unit;
            let drawn = if line % 3 == 0 { look.thick } else { look.thin };
            screen.line((left + at, top), (left + at, top + side), drawn);
            screen.line((left, top + at), (left + side, top + at), drawn);
        }
        let Line { width, .. } = look.frame;
        let out = (width - look.thick.width).max(0.0) / 2.0;
        let (near, far) = (-out, side + out);
        for (from, to) in
            [((near, near), (far, near)), ((near, far), (far, far)), ((near, near), (near, far)), ((far, near), (far, far))]
        {
            screen.line((left + from.0, top + from.1), (left + to.0, top + to.1), look.frame);
        }
        for cell in Cell::all() {
            let (x, y) = place(cell);
            let centre = (x + unit / 2.0, y + unit / 2.0);
            if let Some(digit) = givens[cell] {
                screen.digit(digit, centre, unit, look.given);
            } else if let Some(digit) = entered[cell] {
                screen.digit(digit, centre, unit, look.entered);
            } else if notes && cell.index() % 2 == 0 {
                for digit in Digit::ALL.into_iter().filter(|digit| (cell.index() + usize::from(digit.value())) % 3 != 0) {
                    let at = usize::from(digit.value()) - 1;
                    let (across, down) = ((at % 3) as f32 - 1.0, (at / 3) as f32 - 1.0);
                    screen.digit(digit, (centre.0 + across * unit * 0.29, centre.1 + down * unit * 0.29), unit, look.note);
                }
            }
        }
        screen
    }

    /// Draws what a program has beside its board: a bar with words, and nine keys.
    fn surround(&mut self, look: &Look, around: Colour) {
        let (width, height) = (look.size.0 as f32, look.size.1 as f32);
        let (left, top, side) = look.board;
        self.fill((0.0, 0.0), (width, top * 0.45), 0.0, around);
        for word in 0..4 {
            self.fill((left + word as f32 * side * 0.17, top * 0.6), (side * 0.12, top * 0.12), 3.0, look.given.1);
        }
        let beside = width - left - side;
        let below = height - top - side;
        let (across, at, room) = if beside > below {
            (3, (left + side + beside * 0.1, top), beside * 0.8)
        } else {
            (9, (left, top + side + below * 0.2), side)
        };
        let key = room / across as f32;
        for (number, digit) in Digit::ALL.into_iter().enumerate() {
            let (x, y) = (at.0 + (number % across) as f32 * key, at.1 + (number / across) as f32 * key);
            self.fill((x + key * 0.06, y + key * 0.06), (key * 0.88, key * 0.88), key * 0.12, around);
            self.digit(digit, (x + key / 2.0, y + key / 2.0), key, look.entered);
        }
    }

    /// Draws a line over the board, between places that are counted in cells.
    pub(crate) fn rule(&mut self, from: (f32, f32), to: (f32, f32), line: Line) {
        let (left, top, side) = self.look.board;
        let place = |(across, down): (f32, f32)| (left + across * side / 9.0, top + down * side / 9.0);
        if from.0 == to.0 || from.1 == to.1 {
            self.line(place(from), place(to), line);
        } else {
            let (from, to) = (place(from), place(to));
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            let at = |along: f32| (from.0 + (to.0 - from.0) * along / length, from.1 + (to.1 - from.1) * along / length);
            let (dash, gap) = if line.dash.1 > 0.0 { line.dash } else { (length, 0.0) };
            let mut start = 0.0;
            while start < length {
                self.stroke(at(start), at((start + dash).min(length)), line.width, line.colour);
                start += dash + gap;
            }
        }
    }

    /// Draws a line along a row or a column of pixels.
    fn line(&mut self, from: (f32, f32), to: (f32, f32), Line { colour, width, dash: (dash, gap) }: Line) {
        if width <= 0.0 {
            return;
        }
        let across = to.0 > from.0;
        let length = (to.0 - from.0) + (to.1 - from.1) + width; // a line has the corners that it makes with another of its width
        let mut start = 0.0;
        while start < length {
            let long = if gap > 0.0 { dash.min(length - start) } else { length };
            let (x, y) = (from.0 - width / 2.0, from.1 - width / 2.0);
            let (corner, size) = if across { ((x + start, y), (long, width)) } else { ((x, y + start), (width, long)) };
            self.fill(corner, size, 0.0, colour);
            start += long + gap;
        }
    }

    /// Fills a rectangle with round corners.
    fn fill(&mut self, (left, top): (f32, f32), (width, height): (f32, f32), radius: f32, colour: Colour) {
        let (half_width, half_height) = (width / 2.0, height / 2.0);
        let (x, y) = (left + half_width, top + half_height);
        self.cover((left, top), (left + width, top + height), colour, |px, py| {
            let (dx, dy) = ((px - x).abs() - half_width + radius, (py - y).abs() - half_height + radius);
            let outside = (dx.max(0.0).powi(2) + dy.max(0.0).powi(2)).sqrt() + dx.max(dy).min(0.0);
            radius - outside
        });
    }

    /// Draws a digit in the middle of a square of this side.
    fn digit(&mut self, digit: Digit, (x, y): (f32, f32), side: f32, (face, colour): (Face, Colour)) {
        let path = if face.is_other { OTHER_DIGITS[usize::from(digit.value()) - 1] } else { outline(digit, Weight::Semibold) };
        let scale = face.height * side / 100.0;
        let width = face.weight * face.height * side;
        for stroke in strokes(path) {
            let place = |(a, b): (f32, f32)| {
                let (a, b) = ((a - 32.0) * scale, (b - 50.0) * scale);
                (x + a * face.width - b * face.slant, y + b)
            };
            for pair in stroke.windows(2) {
                self.stroke(place(pair[0]), place(pair[1]), width, colour);
            }
        }
    }

    fn stroke(&mut self, (ax, ay): (f32, f32), (bx, by): (f32, f32), width: f32, colour: Colour) {
        let (dx, dy) = (bx - ax, by - ay);
        let length = (dx * dx + dy * dy).max(1e-6);
        let from = (ax.min(bx) - width, ay.min(by) - width);
        self.cover(from, (ax.max(bx) + width, ay.max(by) + width), colour, |px, py| {
            let (px, py) = (px - ax, py - ay);
            let t = ((px * dx + py * dy) / length).clamp(0.0, 1.0);
            width / 2.0 - ((px - t * dx).powi(2) + (py - t * dy).powi(2)).sqrt()
        });
    }

    /// Colours the pixels of a part of the screen. `depth` tells how far a point is within the shape.
    fn cover(&mut self, from: (f32, f32), to: (f32, f32), colour: Colour, depth: impl Fn(f32, f32) -> f32) {
        let height = self.pixels.len() / self.width;
        let colour = channels(colour);
        let range = |from: f32, to: f32, most: usize| (from - 1.0).max(0.0) as usize..((to + 2.0).max(0.0) as usize).min(most);
        for y in range(from.1, to.1, height) {
            for x in range(from.0, to.0, self.width) {
                let covered = (depth(x as f32 + 0.5, y as f32 + 0.5) + 0.5).clamp(0.0, 1.0);
                let pixel = &mut self.pixels[y * self.width + x];
                *pixel = std::array::from_fn(|part| pixel[part] + (colour[part] - pixel[part]) * covered);
            }
        }
    }

    /// Returns the picture, turned and cut as the look says.
    pub(crate) fn luminance(&self) -> Luminance {
        let height = self.pixels.len() / self.width;
        let (left, top, side) = self.look.board;
        let (x, y) = (left + side / 2.0, top + side / 2.0);
        let (sine, cosine) = self.look.turn.to_radians().sin_cos();
        let (from, to) = match self.look.cut {
            Some(margin) => {
                ((left as i32 - margin, top as i32 - margin), ((left + side) as i32 + margin, (top + side) as i32 + margin))
            }
            None => ((0, 0), (self.width as i32, height as i32)),
        };
        let turned =
            (from.1..to.1).flat_map(|row| (from.0..to.0).map(move |column| (column as f32, row as f32))).map(|(column, row)| {
                let (dx, dy) = (column - x, row - y);
                self.at(x + dx * cosine + dy * sine, y + dy * cosine - dx * sine)
            });
        let rgba: Vec<u8> = turned.flat_map(|[red, green, blue]| [red as u8, green as u8, blue as u8, 255]).collect();
        Luminance::from_rgba((to.0 - from.0) as usize, (to.1 - from.1) as usize, &rgba).unwrap()
    }

    /// Returns the colour between pixels by bilinear interpolation. Beyond the edge, the nearest pixel counts.
    fn at(&self, x: f32, y: f32) -> [f32; 3] {
        let (right, bottom) = (self.width - 1, self.pixels.len() / self.width - 1);
        let (x, y) = (x.clamp(0.0, right as f32), y.clamp(0.0, bottom as f32));
        let (left, top) = (x as usize, y as usize);
        let (across, down) = (x - left as f32, y - top as f32);
        let pixel = |x: usize, y: usize| self.pixels[y.min(bottom) * self.width + x.min(right)];
        let (a, b, c, d) = (pixel(left, top), pixel(left + 1, top), pixel(left, top + 1), pixel(left + 1, top + 1));
        std::array::from_fn(|part| {
            let upper = a[part] + (b[part] - a[part]) * across;
            let lower = c[part] + (d[part] - c[part]) * across;
            upper + (lower - upper) * down
        })
    }
}

/// Returns the colour behind a cell.
fn ground(look: &Look, cell: Cell, all: &Grid, givens: &Grid) -> Colour {
    if let Some((selected, own, seen, same)) = look.selected {
        if cell == selected {
            return own;
        }
        if all[cell].is_some() && all[cell] == all[selected] {
            return same;
        }
        let boxes = |cell: Cell| (cell.row_index() / 3, cell.column_index() / 3);
        if cell.row_index() == selected.row_index()
            || cell.column_index() == selected.column_index()
            || boxes(cell) == boxes(selected)
        {
            return seen;
        }
    }
    if let Some(colour) = look.given_cell.filter(|_| givens[cell].is_some()) {
        return colour;
    }
    if let Some((_, colour)) = look.shaded.filter(|(is_shaded, _)| is_shaded(cell)) {
        return colour;
    }
    let number = cell.row_index() / 3 * 3 + cell.column_index() / 3;
    look.boxes.get(number % look.boxes.len().max(1)).copied().unwrap_or(look.cell)
}

fn channels(colour: Colour) -> [f32; 3] {
    [16, 8, 0].map(|shift| (colour >> shift & 0xff) as f32)
}
