//! Grids in a picture: quadrilaterals that may be one, each judged by the lattice in it.

use crate::{
    PhotoError,
    by_cells::quads_by_cells,
    components::large_components,
    geometry::{Perspective, Point, Quad, largest_quad},
    killer::has_cages,
    lattice::{Lattice, Square},
    luminance::{Luminance, Pyramid},
    threshold::Darkness,
};

/// A lattice with a lower score is none.
const LEAST_SCORE: f32 = 0.25;
/// A lattice with this score needs no other way to be found.
const GOOD_SCORE: f32 = 0.6;
/// A lattice with this score is compared with no other size.
const CLEAR_SCORE: f32 = 0.8;
/// Where a lattice with this score is, no other is looked for; one that is off by a row may have less.
const PERFECT_SCORE: f32 = 0.92;
/// A lattice of another size has to have this score.
const OTHER_SCORE: f32 = 0.75;
/// Sizes of grids that are known by name, but not read.
const OTHER_SIZES: [usize; 5] = [4, 6, 8, 12, 16];
/// How dark a line has to be, in 255ths of the paper's brightness: the first is for faint lines, the last for grids on grey.
const LEVELS: [u8; 3] = [14, 26, 48];
/// A grid's side is at least this share of the picture's short side.
const LEAST_SIDE: f32 = 0.15;
/// So many of the largest pieces of ink are looked at.
const PIECES: usize = 6;

/// Pictures are looked at with at most so many pixels on the long side.
pub const LONG_SIDE: usize = 1200;

/// Where a grid lies in a picture.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GridPlace {
    /// The 100 crossings of its lines in reading order, in pixels of the picture.
    pub crossings: Vec<Point>, // Invariant: 100 of them.
    /// How much of a grid's lines is there: 1 is a perfect empty grid.
    pub score: f32,
    /// How dark its lines are, as a share of the paper's brightness.
    pub contrast: f32,
}

impl GridPlace {
    /// The corners: top left, top right, bottom right, bottom left.
    #[must_use]
    pub fn corners(&self) -> [Point; 4] {
        [0, 9, 99, 90].map(|crossing| self.crossings[crossing])
    }

    /// The crossings around a cell, `row` and `column` from 0 to 8, from the top left one clockwise.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> [Point; 4] {
        let first = row.min(8) * 10 + column.min(8);
        [first, first + 1, first + 11, first + 10].map(|crossing| self.crossings[crossing])
    }

    /// The same grid, its first corner what was its `turns`-th one.
    #[must_use]
    pub fn turned(&self, turns: usize) -> GridPlace {
        let from = |row: usize, column: usize| match turns % 4 {
            0 => row * 10 + column,
            1 => column * 10 + 9 - row,
            2 => (9 - row) * 10 + 9 - column,
            _ => (9 - column) * 10 + row,
        };
        let crossings = (0..100).map(|i| self.crossings[from(i / 10, i % 10)]).collect();
        GridPlace { crossings, ..*self }
    }

    fn of(lattice: Lattice) -> GridPlace {
        GridPlace { crossings: lattice.crossings, score: lattice.score, contrast: lattice.contrast }
    }

    pub(crate) fn scaled(mut self, factor: f32) -> GridPlace {
        for crossing in &mut self.crossings {
            *crossing = *crossing * factor;
        }
        self
    }
}

/// All grids of 9 by 9 in a picture of at most [`LONG_SIDE`] pixels, the larger and clearer first.
///
/// # Errors
///
/// [`PhotoError::NoGrid`] where none is, [`PhotoError::Stopped`] where `go_on` said no.
pub fn locate(picture: &Luminance, go_on: &mut dyn FnMut() -> bool) -> Result<Vec<GridPlace>, PhotoError> {
    let mut found: Vec<Lattice> = Vec::new();
    let pictures = Pyramid::of(picture);
    let darkness = Darkness::of(picture);
    for level in LEVELS {
        let quads = quads_by_cells(&darkness, level).into_iter().chain(outlines(&darkness, level));
        for quad in quads {
            if !go_on() {
                return Err(PhotoError::Stopped);
            }
            if is_in_perfect_one(&found, &quad) {
                continue;
            }
            if let Some(lattice) = lattice_in(&pictures, &quad) {
                keep(&mut found, lattice);
            }
        }
        if found.iter().any(|lattice| lattice.score > GOOD_SCORE) {
            break;
        }
    }
    found.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
    let other_size = found.first().map(|lattice| lattice.size).filter(|&size| size != 9);
    let nines: Vec<GridPlace> = found.into_iter().filter(|lattice| lattice.size == 9).map(GridPlace::of).collect();
    match (other_size, nines.first()) {
        (_, Some(first)) if first.score > GOOD_SCORE && has_cages(picture, first) => Err(PhotoError::Killer),
        (Some(size), None) => Err(PhotoError::OtherSize(size)),
        (None, None) => Err(PhotoError::NoGrid),
        _ => Ok(nines),
    }
}

/// The grid of 9 by 9 whose corners a reader has shown; it is taken as it is, how little of a lattice may be in it.
///
/// # Errors
///
/// [`PhotoError::NoGrid`] where the corners make no convex quadrilateral in the order top left, top right, bottom right, bottom left.
pub fn locate_within(picture: &Luminance, corners: [Point; 4]) -> Result<GridPlace, PhotoError> {
    let quad = Quad::new(corners).ok_or(PhotoError::NoGrid)?;
    let lattice = Square::of(&Pyramid::of(picture), &quad).lattice(9);
    if lattice.score >= LEAST_SCORE && outline(&lattice).is_some() {
        return Ok(GridPlace::of(lattice));
    }
    let map = Perspective::onto(&quad);
    let crossings = (0..100).map(|i| map.at((i % 10) as f32 / 9.0, (i / 10) as f32 / 9.0)).collect();
    Ok(GridPlace { crossings, score: lattice.score, contrast: lattice.contrast })
}

/// The lattice in the quadrilateral, warped a second time by the corners that were found first. It is one of 9 by 9, unless another
/// size fits clearly better.
fn lattice_in(pictures: &Pyramid<'_>, quad: &Quad) -> Option<Lattice> {
    let square = Square::of(pictures, quad);
    let first = square.lattice(9);
    if first.score < CLEAR_SCORE
        && let Some(other) = OTHER_SIZES.into_iter().map(|size| square.lattice(size)).max_by(|a, b| a.score.total_cmp(&b.score))
        && other.score > OTHER_SCORE
        && other.score > first.score + 0.15
    {
        return Some(other);
    }
    if first.score < LEAST_SCORE * 0.6 {
        return None;
    }
    let second = Quad::new(first.corners()).map(|quad| Square::of(pictures, &quad).lattice(9));
    let best = match second {
        Some(second) if second.score >= first.score - 0.02 => second,
        _ => first,
    };
    (best.score >= LEAST_SCORE && outline(&best).is_some()).then_some(best)
}

fn outline(lattice: &Lattice) -> Option<Quad> {
    Quad::new(lattice.corners())
}

fn area(lattice: &Lattice) -> f32 {
    outline(lattice).map_or(0.0, |quad| quad.area())
}

fn rank(lattice: &Lattice) -> f32 {
    area(lattice).sqrt() * lattice.score
}

/// Whether a perfect grid was found already where the quadrilateral's middle is.
fn is_in_perfect_one(found: &[Lattice], quad: &Quad) -> bool {
    let covers = |lattice: &Lattice| outline(lattice).is_some_and(|other| other.contains(quad.centre()));
    found.iter().any(|lattice| lattice.score > PERFECT_SCORE && covers(lattice))
}

/// Keeps the better one of lattices that cover the same place.
fn keep(found: &mut Vec<Lattice>, lattice: Lattice) {
    let Some(quad) = outline(&lattice) else { return };
    let same = found
        .iter()
        .position(|other| outline(other).is_some_and(|other| other.contains(quad.centre()) || quad.contains(other.centre())));
    match same {
        Some(at) if found[at].score < lattice.score => found[at] = lattice,
        Some(_) => {}
        None => found.push(lattice),
    }
}

/// Quadrilaterals around the largest pieces of ink.
fn outlines(darkness: &Darkness, level: u8) -> Vec<Quad> {
    let least = (darkness.width.min(darkness.height) as f32 * LEAST_SIDE) as usize;
    large_components(darkness, level, least.max(30))
        .into_iter()
        .take(PIECES)
        .filter_map(|component| largest_quad(&component.hull()))
        .map(Quad::upright)
        .filter(|quad| quad.longest_side() < 3.0 * quad.shortest_side())
        .collect()
}
