//! The lattice of lines within a quadrilateral: a score for how complete it is, and the exact places of its crossings.
//!
//! # The idea
//!
//! The quadrilateral is warped to a square, where each line of the grid lies near an even division. A pixel of a line is darker than those
//! a few pixels above and below it: its *ridge strength* says by how much. Each line is the path from the left edge of the square to the
//! right one, a pixel a column, that has the most ridge strength and the least bending. Dynamic programming finds it, as a seam is found in
//! Avidan and Shamir, "Seam carving for content-aware image resizing", 2007. So paper may be curved, and a line may be broken or faint.
//!
//! ```text
//!   . . . . . . . . . . . . . .      reach above the expected place
//!   # # # . . . . . . . . . . .
//!   . . . # # # * * * . . . . .      #  ridges, which are followed
//!   - - - - - - - - - # # - - -      *  a gap, which is bridged: no other way costs less
//!   . . . . . . . . . . . # # #      -  the expected place
//!   . . . . . . . . . . . . . .      reach below it
//! ```
//!
//! A second pass expects each line to bend as its neighbours do, so that no line jumps to a digit's stroke. Then paths along the middles of
//! the cells are followed too: in a grid they have much less ink than the lines, in a text or a texture they have as much.
//!
//! # Invariants
//!
//! - A path moves by one pixel at most from column to column, and stays within its reach of the expected place.
//! - Crossings go row by row, `size + 1` a row, and lie in the picture, not in the square.
//! - The score is 1 for a perfect empty grid. It is 0 for stripes, since both families of lines must be there, and for textures.
//!
//! # What bounds the work
//!
//! The square has [`WIDTH`] pixels a side: a cell of 24 pixels shows a line of one or two of them clearly, and twice the side would take
//! four times as long. A path has at most 19 states a column, as the reach is [`MOST_REACH`], so a line takes 240 by 19 steps, whatever
//! the picture. For a lattice of 9 by 9 that is done 58 times: 20 lines twice, and 18 middles of cells.

use crate::{
    geometry::{Perspective, Point, Quad},
    luminance::{Luminance, Pyramid},
    threshold::Darkness,
};

/// The side of the warped square without its margin, in pixels.
const SIDE: usize = 216;
const MARGIN: usize = 12;
const WIDTH: usize = SIDE + 2 * MARGIN;
/// The distance to either side at which the darkness beside a ridge is taken, in pixels.
const BESIDE: usize = 4;
/// The half width of the window along the line over which ridges are smoothed, in pixels.
const ALONG: usize = 3;
/// The strength of a ridge, as a share of the picture's strong ridges, below which it is no line.
const FAINT: f32 = 0.16;
/// The maximum distance of a line from its expected place, in pixels: in large cells, a longer reach finds the lines of another
/// size.
const MOST_REACH: f32 = 9.0;
/// The strength of a ridge, as a share of the strong ridges, that gains a half. Stronger ridges gain little more, so a thin line
/// that goes on is followed, rather than the heavy strokes of digits beside it.
const CERTAIN: f32 = 0.1;
/// The minimum difference in ink between the lines and the middles of cells, for each of the two directions. One of them must
/// have the clear difference.
const LEAST_DIFFERENCE: f32 = 0.02;
const CLEAR_DIFFERENCE: f32 = 0.2;
/// The cost of a pixel at the end of the reach.
const AWAY_COST: f32 = 0.3;
/// The cost of one pixel of bending, in ridge strength.
const BEND_COST: f32 = 1.2;

/// A lattice of `size` by `size` cells in a picture.
#[derive(Clone, Debug)]
pub(crate) struct Lattice {
    pub(crate) size: usize,
    /// The `(size + 1)` squared crossings, row by row.
    pub(crate) crossings: Vec<Point>,
    /// The share of the lines that have ink, less that of the middles of cells: 1 is a perfect empty grid.
    pub(crate) score: f32,
    /// The darkness of strong ink, as a share of the paper's brightness.
    pub(crate) contrast: f32,
}

impl Lattice {
    pub(crate) fn crossing(&self, row: usize, column: usize) -> Point {
        self.crossings[row * (self.size + 1) + column]
    }

    pub(crate) fn corners(&self) -> [Point; 4] {
        let n = self.size;
        [self.crossing(0, 0), self.crossing(0, n), self.crossing(n, n), self.crossing(n, 0)]
    }
}

/// A quadrilateral that is warped to a square, with its horizontal and vertical ridges.
pub(crate) struct Square {
    perspective: Perspective,
    across: Ridges,
    down: Ridges,
    contrast: f32,
    /// The brightness of the pixels, and that below which a pixel belongs to a solid frame.
    pixels: Vec<u8>,
    dark: u8,
}

impl Square {
    pub(crate) fn of(pictures: &Pyramid<'_>, quad: &Quad) -> Square {
        let perspective = Perspective::onto(quad);
        let pixels = warp(pictures, &perspective, quad.longest_side() / SIDE as f32);
        let darkness = darkness_of(pixels.clone());
        let across = Ridges::across(&darkness, false);
        let down = Ridges::across(&darkness, true);
        let dark = (quantile(&pixels.iter().copied().map(f32::from).collect::<Vec<_>>(), 0.7) * FRAME_DARKNESS) as u8;
        Square { perspective, across, down, contrast: contrast_of(&darkness), pixels, dark }
    }

    /// Returns the darkness of strong ink, as a share of the paper's brightness.
    pub(crate) fn contrast(&self) -> f32 {
        self.contrast
    }

    fn is_dark(&self, x: usize, y: usize) -> bool {
        self.pixels[y.min(WIDTH - 1) * WIDTH + x.min(WIDTH - 1)] < self.dark
    }

    /// Returns the lattice of `size` by `size` cells that lies nearest to an even division of the square.
    pub(crate) fn lattice(&self, size: usize) -> Lattice {
        let strong = self.across.strong.max(self.down.strong);
        let mut rows = Family::follow(&self.across, size, strong);
        let mut columns = Family::follow(&self.down, size, strong);
        rows.leave_frame(|along, across| self.is_dark(along, across));
        columns.leave_frame(|along, across| self.is_dark(across, along));
        let mut crossings = Vec::with_capacity((size + 1) * (size + 1));
        for row in &rows.paths {
            for column in &columns.paths {
                let place = meeting(row, column);
                crossings.push(self.perspective.at(to_unit(place.x), to_unit(place.y)));
            }
        }
        // A lattice needs both families of lines, since stripes are no lattice. And it needs them everywhere: the edge of a page
        // beside a grid may look like another line, but the lines of the other family end before it.
        // It is a texture if both families have about as much ink in the middles of cells as on the lines.
        let least = rows.difference.min(columns.difference);
        let most = rows.difference.max(columns.difference);
        let families = rows.score.min(columns.score) * 0.5 + (rows.score + columns.score) * 0.25;
        let is_texture = least < LEAST_DIFFERENCE || most < CLEAR_DIFFERENCE;
        let score = if is_texture { 0.0 } else { 0.7 * families + 0.3 * rows.weakest.min(columns.weakest) };
        Lattice { size, crossings, score, contrast: self.contrast }
    }
}

fn to_unit(place: f32) -> f32 {
    (place - MARGIN as f32) / SIDE as f32
}

/// Returns the pixels of the warped picture. Each is the mean of samples, of more samples if the picture is larger than the
/// square.
fn warp(pictures: &Pyramid<'_>, perspective: &Perspective, scale: f32) -> Vec<u8> {
    let (picture, smaller) = pictures.smaller_by(scale);
    let samples = ((scale / smaller).ceil() as usize).clamp(1, 3);
    let places: Vec<f32> = (0..WIDTH * samples).map(|i| to_unit((i as f32 + 0.5) / samples as f32 - 0.5)).collect();
    // Coordinates are relative to the middle of a pixel, which is half a pixel from its edge.
    let shift = Point::new(0.5, 0.5);
    let mut pixels = Vec::with_capacity(WIDTH * WIDTH);
    for rows in places.chunks_exact(samples) {
        for columns in places.chunks_exact(samples) {
            let mut sum = 0.0;
            for &v in rows {
                for &u in columns {
                    sum += picture.sample((perspective.at(u, v) + shift) * (1.0 / smaller) - shift);
                }
            }
            pixels.push((sum / (samples * samples) as f32 + 0.5) as u8);
        }
    }
    pixels
}

fn darkness_of(pixels: Vec<u8>) -> Vec<f32> {
    let Ok(square) = Luminance::new(WIDTH, WIDTH, pixels) else { return vec![0.0; WIDTH * WIDTH] };
    let darkness = Darkness::with_window(&square, MARGIN);
    (0..WIDTH).flat_map(|y| darkness.row(y)).map(|&dark| f32::from(dark) / 255.0).collect()
}

/// Returns the darkness that only lines and digits reach: the 97th percentile of the square, at least 0.02.
fn contrast_of(darkness: &[f32]) -> f32 {
    quantile(darkness, 0.97).max(0.02)
}

fn quantile(values: &[f32], share: f32) -> f32 {
    let mut sorted = values.to_vec();
    let at = ((sorted.len().saturating_sub(1)) as f32 * share) as usize;
    let (_, value, _) = sorted.select_nth_unstable_by(at, f32::total_cmp);
    *value
}

/// The ridge strength of each pixel: how much it looks like part of a horizontal line. For vertical lines, x and y are exchanged.
struct Ridges {
    values: Vec<f32>,
    strong: f32,
}

impl Ridges {
    fn across(darkness: &[f32], transposed: bool) -> Ridges {
        let dark = |x: usize, y: usize| if transposed { darkness[x * WIDTH + y] } else { darkness[y * WIDTH + x] };
        let mut values = vec![0.0; WIDTH * WIDTH];
        let mut ridge = [0.0; WIDTH];
        for y in BESIDE..WIDTH - BESIDE {
            for (x, value) in ridge.iter_mut().enumerate() {
                let beside = dark(x, y - BESIDE).max(dark(x, y + BESIDE));
                let here = dark(x, y).max(0.5 * (dark(x, y - 1) + dark(x, y + 1)));
                *value = (here - beside).max(0.0);
            }
            let row = &mut values[y * WIDTH..(y + 1) * WIDTH];
            for (x, value) in row.iter_mut().enumerate() {
                let window = &ridge[x.saturating_sub(ALONG)..(x + ALONG + 1).min(WIDTH)];
                *value = window.iter().sum::<f32>() / window.len() as f32;
            }
        }
        let strong = quantile(&values, 0.97).max(0.01);
        Ridges { values, strong }
    }

    fn at(&self, x: usize, y: usize) -> f32 {
        self.values[y * WIDTH + x]
    }
}

/// A path from the left edge of the square to the right one: its y at each x.
type Path = Vec<f32>;

/// The lines of one direction.
struct Family {
    paths: Vec<Path>,
    score: f32,
    /// The share of ink on the lines less that in the middles of cells.
    difference: f32,
    /// The smallest share of the lines in any of the strips across them.
    weakest: f32,
}

impl Family {
    fn follow(ridges: &Ridges, size: usize, strong: f32) -> Family {
        let cell = SIDE as f32 / size as f32;
        let reach = (cell * 0.36).min(MOST_REACH) as usize;
        let place = |line: f32| MARGIN as f32 + line * cell;
        let straight = vec![0.0; WIDTH];
        let mut paths: Vec<Path> =
            (0..=size).map(|line| follow(ridges, place(line as f32), &straight, reach, strong).path).collect();
        // A second pass expects each line to bend as its neighbours do, so that no line jumps to a digit's stroke.
        let bends = expected_bends(&paths, &place);
        let mut strips = [0.0; STRIPS];
        for (line, path) in paths.iter_mut().enumerate() {
            let followed = follow(ridges, place(line as f32), &bends[line], (reach / 2).max(2), strong);
            for (strip, share) in strips.iter_mut().zip(followed.shares) {
                *strip += share / (size + 1) as f32;
            }
            *path = followed.path;
        }
        let mut off = 0.0;
        for (line, bend) in bends.iter().enumerate().take(size) {
            let followed = follow(ridges, place(line as f32 + 0.5), bend, (reach / 2).max(2), strong);
            off += mean(&followed.shares) / size as f32;
        }
        let on = mean(&strips);
        // If all cells are filled, digits make some ink along the middles of cells too, so that ink counts by half.
        Family { paths, score: on - 0.5 * off, difference: on - off, weakest: strips.into_iter().fold(1.0, f32::min) }
    }
}

/// The brightness of a solid frame, as a share of that of the paper.
const FRAME_DARKNESS: f32 = 0.6;
/// The minimum distance of a thick frame's middle from the edge of the cells within it, in cells.
const FRAME_AWAY: f32 = 0.06;
/// The minimum share of dark pixels between the middle of a frame and the edge of the cells.
const FRAME_SOLID: f32 = 0.8;

impl Family {
    /// Moves the outer lines onto the edges of the cells, if they were followed within a thick frame. `is_dark` says so of the pixel at a
    /// place along the lines and across them.
    fn leave_frame(&mut self, is_dark: impl Fn(usize, usize) -> bool) {
        let last = self.paths.len() - 1;
        for (outer, near, far) in [(0, 1, 4), (last, last - 1, last.saturating_sub(4))] {
            if far.abs_diff(near) != 3 {
                continue; // grids of a few cells have not enough lines to tell
            }
            let edge: Path = (0..WIDTH).map(|x| self.paths[near][x] - (self.paths[far][x] - self.paths[near][x]) / 3.0).collect();
            let inner = MARGIN..WIDTH - MARGIN;
            let sign = if outer == 0 { 1.0 } else { -1.0 };
            let away = inner.clone().map(|x| sign * (edge[x] - self.paths[outer][x])).sum::<f32>() / SIDE as f32;
            let between = |x: usize| {
                let (a, b) = (self.paths[outer][x].min(edge[x]), self.paths[outer][x].max(edge[x]));
                (a.max(0.0) as usize + 1..b.max(0.0) as usize).map(move |y| (x, y))
            };
            let (mut dark, mut all) = (0, 0);
            for (x, y) in inner.flat_map(between) {
                all += 1;
                dark += usize::from(is_dark(x, y));
            }
            let cell = SIDE as f32 / last as f32;
            if away > FRAME_AWAY * cell && dark as f32 >= FRAME_SOLID * all as f32 {
                self.paths[outer] = edge;
            }
        }
    }
}

/// The number of parts of a line whose shares are computed.
const STRIPS: usize = 9;

fn mean(shares: &[f32; STRIPS]) -> f32 {
    shares.iter().sum::<f32>() / STRIPS as f32
}

struct Followed {
    path: Path,
    /// The share of ink in each part of the path.
    shares: [f32; STRIPS],
}

/// Returns the path near `place` plus `bend` with the most ink.
fn follow(ridges: &Ridges, place: f32, bend: &[f32], reach: usize, strong: f32) -> Followed {
    let states = 2 * reach + 1;
    let y_of = |x: usize, state: usize| {
        let y = (place + bend[x]).round() + state as f32 - reach as f32;
        y.clamp(0.0, (WIDTH - 1) as f32) as usize
    };
    let mut best = vec![0.0_f32; states];
    let mut from = vec![0_u8; states * WIDTH];
    let mut next = vec![0.0_f32; states];
    for x in 0..WIDTH {
        for state in 0..states {
            let mut top = (best[state], state);
            for other in [state.wrapping_sub(1), state + 1] {
                if other < states && best[other] - BEND_COST > top.0 {
                    top = (best[other] - BEND_COST, other);
                }
            }
            let away = (state as f32 - reach as f32) / reach as f32;
            let ridge = ridges.at(x, y_of(x, state));
            let gain = ridge / (ridge + CERTAIN * strong);
            next[state] = top.0 + gain - AWAY_COST * away * away;
            from[x * states + state] = top.1 as u8;
        }
        std::mem::swap(&mut best, &mut next);
    }
    let mut state = (0..states).max_by(|&a, &b| best[a].total_cmp(&best[b])).unwrap_or(reach);
    let mut path = vec![0.0; WIDTH];
    let mut inked = [false; WIDTH];
    for x in (0..WIDTH).rev() {
        let y = y_of(x, state);
        path[x] = y as f32;
        inked[x] = ridges.at(x, y) > FAINT * strong;
        state = usize::from(from[x * states + state]);
    }
    Followed { path, shares: line_shares(&inked[MARGIN..MARGIN + SIDE]) }
}

/// Returns the share of ink in each part of a path. A part is as long as a cell, since a digit's stroke never goes from one side
/// of its cell to the other.
fn line_shares(inked: &[bool]) -> [f32; STRIPS] {
    const PART: usize = SIDE / STRIPS;
    std::array::from_fn(|part| {
        let count = inked.iter().skip(part * PART).take(PART).filter(|&&ink| ink).count();
        ((count as f32 / PART as f32 - 0.5) * 2.5).clamp(0.0, 1.0)
    })
}

/// Returns the expected distance of each line from its even place: the median of its neighbours' distances, smoothed along the
/// line.
fn expected_bends(paths: &[Path], place: &impl Fn(f32) -> f32) -> Vec<Vec<f32>> {
    let bends: Vec<Vec<f32>> =
        paths.iter().enumerate().map(|(line, path)| path.iter().map(|y| y - place(line as f32)).collect()).collect();
    (0..paths.len())
        .map(|line| {
            let near = &bends[line.saturating_sub(2)..(line + 3).min(paths.len())];
            let mean: Vec<f32> = (0..WIDTH).map(|x| median(near.iter().map(|bend| bend[x]))).collect();
            smoothed(&mean, 12)
        })
        .collect()
}

fn median(values: impl Iterator<Item = f32>) -> f32 {
    let mut sorted: Vec<f32> = values.collect();
    sorted.sort_by(f32::total_cmp);
    match sorted.len() {
        0 => 0.0,
        n if n % 2 == 1 => sorted[n / 2],
        n => (sorted[n / 2 - 1] + sorted[n / 2]) / 2.0,
    }
}

fn smoothed(values: &[f32], reach: usize) -> Vec<f32> {
    (0..values.len())
        .map(|i| {
            let window = &values[i.saturating_sub(reach)..(i + reach + 1).min(values.len())];
            window.iter().sum::<f32>() / window.len() as f32
        })
        .collect()
}

/// Returns the crossing of a horizontal and a vertical path.
fn meeting(row: &[f32], column: &[f32]) -> Point {
    let (row, column) = (smooth_at(row), smooth_at(column));
    let mut place = Point::new(column((WIDTH / 2) as f32), (WIDTH / 2) as f32);
    for _ in 0..4 {
        place.y = row(place.x);
        place.x = column(place.y);
    }
    place
}

/// Returns a function for the smoothed place of a path: a path has whole steps, but a line has none.
fn smooth_at(path: &[f32]) -> impl Fn(f32) -> f32 {
    const REACH: usize = 3;
    move |at: f32| {
        let at = at.round().clamp(REACH as f32, (WIDTH - 1 - REACH) as f32) as usize;
        path[at - REACH..=at + REACH].iter().sum::<f32>() / (2 * REACH + 1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ridges along `line`, which says where the line is in each column, if it is there.
    fn ridges(line: impl Fn(usize) -> Option<usize>) -> Ridges {
        let mut values = vec![0.0; WIDTH * WIDTH];
        for (x, y) in (0..WIDTH).filter_map(|x| Some((x, line(x)?))) {
            values[y * WIDTH + x] = 1.0;
        }
        Ridges { values, strong: 1.0 }
    }

    /// A line that goes down by six pixels from one side to the other.
    fn slope(x: usize) -> usize {
        117 + x * 6 / WIDTH
    }

    #[test]
    fn a_bent_line_is_followed_pixel_by_pixel() {
        let followed = follow(&ridges(|x| Some(slope(x))), 120.0, &[0.0; WIDTH], 8, 1.0);
        assert!((0..WIDTH).all(|x| followed.path[x] == slope(x) as f32));
        assert!(followed.path.windows(2).all(|pair| (pair[0] - pair[1]).abs() <= 1.0));
        assert_eq!(followed.shares, [1.0; STRIPS]);
    }

    #[test]
    fn a_gap_is_bridged_and_has_no_share() {
        let gap = MARGIN + 3 * SIDE / STRIPS..MARGIN + 4 * SIDE / STRIPS;
        let followed = follow(&ridges(|x| (!gap.contains(&x)).then(|| slope(x))), 120.0, &[0.0; WIDTH], 8, 1.0);
        assert!((0..WIDTH).all(|x| (followed.path[x] - slope(x) as f32).abs() <= 1.0));
        let expected: [f32; STRIPS] = std::array::from_fn(|strip| if strip == 3 { 0.0 } else { 1.0 });
        assert_eq!(followed.shares, expected);
    }

    #[test]
    fn what_is_out_of_reach_is_not_followed() {
        let followed = follow(&ridges(|_| Some(140)), 120.0, &[0.0; WIDTH], 8, 1.0);
        assert!(followed.path.iter().all(|&y| (y - 120.0).abs() <= 8.0));
        assert_eq!(followed.shares, [0.0; STRIPS]);
        let bent = follow(&ridges(|_| Some(140)), 120.0, &[20.0; WIDTH], 2, 1.0);
        assert_eq!(bent.shares, [1.0; STRIPS], "where the line is expected, it is in reach");
    }

    #[test]
    fn a_line_bends_as_its_neighbours_do() {
        let mut paths: Vec<Path> = (0..10).map(|line| vec![24.0 * line as f32 + 5.0; WIDTH]).collect();
        paths[4] = vec![24.0 * 4.0 - 7.0; WIDTH]; // a digit's stroke
        let bends = expected_bends(&paths, &|line| 24.0 * line);
        assert!(bends.iter().flatten().all(|bend| (bend - 5.0).abs() < 0.01));
    }
}
