//! Locates the grids in a picture: finds quadrilaterals that may be a grid, and scores each by the lattice in it.

use crate::{
    PhotoError,
    by_cells::quads_by_cells,
    by_lines::corners_by_lines,
    components::large_components,
    geometry::{Perspective, Point, Quad, largest_quad},
    lattice::{Lattice, Square},
    luminance::{Luminance, Pyramid},
    threshold::Darkness,
    variant::variant,
};

/// The minimum score of a lattice.
pub(crate) const LEAST_SCORE: f32 = 0.25;
/// The score above which no further level of darkness is tried.
pub(crate) const GOOD_SCORE: f32 = 0.6;
/// The score below which the straight lines of a screenshot are looked for.
const POOR_SCORE: f32 = 0.3;
/// The score of a grid of straight lines.
const STRAIGHT_SCORE: f32 = 0.9;
/// The score above which a lattice is not compared with other sizes.
const CLEAR_SCORE: f32 = 0.8;
/// The score above which no other lattice is searched for at the same place. A lattice that is off by a row may have less.
const PERFECT_SCORE: f32 = 0.92;
/// The minimum score of a lattice of another size.
const OTHER_SCORE: f32 = 0.75;
/// The other sizes of grids, which are recognized but not read.
const OTHER_SIZES: [usize; 5] = [4, 6, 8, 12, 16];
/// The levels of darkness above which a pixel is ink, in 255ths of the paper's brightness: the first is for faint lines, the last
/// for grids on grey.
const LEVELS: [u8; 3] = [14, 26, 48];
/// The number of pixels by which strokes are made thicker where lines may be dashed, in a picture with a long side of [`LONG_SIDE`]: the
/// dashes of a line then touch.
const THICKER: [usize; 3] = [2, 4, 8];
/// The minimum side of a grid, as a share of the picture's short side.
const LEAST_SIDE: f32 = 0.15;
/// The number of largest components of ink that are tried.
const PIECES: usize = 6;

/// The maximum long side of a picture in which grids are located, in pixels.
pub const LONG_SIDE: usize = 1200;

/// The place of a grid in a picture.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GridPlace {
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::exactly::<100, _, _>"))]
    crossings: Vec<Point>, // Invariant: 100 of them.
    /// The score of the lattice: 1 is a perfect empty grid.
    pub score: f32,
    /// The darkness of the lines, as a share of the paper's brightness.
    pub contrast: f32,
}

impl GridPlace {
    /// Returns the 100 crossings of the grid's lines in reading order, in pixels of the picture.
    #[must_use]
    pub fn crossings(&self) -> &[Point] {
        &self.crossings
    }

    /// Returns the corners: top left, top right, bottom right, bottom left.
    #[must_use]
    pub fn corners(&self) -> [Point; 4] {
        [0, 9, 99, 90].map(|crossing| self.crossings[crossing])
    }

    /// Returns the crossings around a cell, clockwise from the top left one. `row` and `column` are from 0 to 8.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> [Point; 4] {
        let first = row.min(8) * 10 + column.min(8);
        [first, first + 1, first + 11, first + 10].map(|crossing| self.crossings[crossing])
    }

    /// Returns the same grid, turned so that its corner number `turns` becomes the first one.
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

/// Returns all grids of 9 by 9 in a picture of at most [`LONG_SIDE`] pixels, the larger and clearer first.
///
/// # Errors
///
/// [`PhotoError::NoGrid`] if there is no grid, [`PhotoError::OtherSize`] if there is one of another size only, the name of a variant
/// if there is nothing but that, and [`PhotoError::Stopped`] if `go_on` returned false.
pub fn locate(picture: &Luminance, go_on: &mut dyn FnMut() -> bool) -> Result<Vec<GridPlace>, PhotoError> {
    locate_at(picture, &[0], go_on)
}

/// Returns all grids of 9 by 9 in a picture, as [`locate`] does, whose lines may be dashed or dotted. It takes several times longer.
pub(crate) fn locate_dashed(picture: &Luminance, go_on: &mut dyn FnMut() -> bool) -> Result<Vec<GridPlace>, PhotoError> {
    locate_at(picture, &THICKER, go_on)
}

/// Returns all grids of 9 by 9 that are found where strokes are thicker by these numbers of pixels, one after the other until a grid is
/// good.
fn locate_at(picture: &Luminance, thicker: &[usize], go_on: &mut dyn FnMut() -> bool) -> Result<Vec<GridPlace>, PhotoError> {
    let mut found: Vec<Lattice> = Vec::new();
    let pictures = Pyramid::of(picture);
    let darkness = Darkness::of(picture);
    for &reach in thicker {
        let thicker = (reach > 0).then(|| darkness.thickened((picture.long_side() * reach).div_ceil(LONG_SIDE)));
        for level in LEVELS {
            if !has_good(&found) {
                search(&pictures, thicker.as_ref().unwrap_or(&darkness), level, &mut found, go_on)?;
            }
        }
    }
    let best = found.iter().map(|lattice| lattice.score).fold(0.0, f32::max);
    if best < POOR_SCORE
        && found.iter().all(|lattice| lattice.size == 9)
        && let Some(grid) = screenshot_grid(picture, &pictures)
    {
        return plain(picture, vec![grid], PhotoError::NoGrid);
    }
    found.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
    let other_size = found.first().map(|lattice| lattice.size).filter(|&size| size != 9);
    let nines = found.into_iter().filter(|lattice| lattice.size == 9).map(GridPlace::of).collect();
    plain(picture, nines, other_size.map_or(PhotoError::NoGrid, PhotoError::OtherSize))
}

/// Adds the lattices in the quadrilaterals that the ink of a level of darkness makes.
fn search(
    pictures: &Pyramid<'_>,
    darkness: &Darkness,
    level: u8,
    found: &mut Vec<Lattice>,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<(), PhotoError> {
    for quad in quads_by_cells(darkness, level).into_iter().chain(outlines(darkness, level)) {
        if !go_on() {
            return Err(PhotoError::Stopped);
        }
        if is_in_perfect_one(found, &quad) {
            continue;
        }
        if let Some(lattice) = lattice_in(pictures, &quad) {
            keep(found, lattice);
        }
    }
    Ok(())
}

/// Returns whether a lattice is so good that no further level of darkness is tried.
fn has_good(found: &[Lattice]) -> bool {
    found.iter().any(|lattice| lattice.score > GOOD_SCORE)
}

/// Returns the grid of 9 by 9 with the corners that the reader has shown, however low the score of its lattice is.
///
/// # Errors
///
/// [`PhotoError::NoGrid`] if the corners make no convex quadrilateral in the order top left, top right, bottom right, bottom
/// left.
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

/// Returns the grids that are no variants. If there is none, the error names the variant of the first, or else it is `error`.
fn plain(picture: &Luminance, grids: Vec<GridPlace>, error: PhotoError) -> Result<Vec<GridPlace>, PhotoError> {
    let variants: Vec<Option<PhotoError>> = grids.iter().map(|grid| variant(picture, grid)).collect();
    if variants.iter().all(Option::is_some) {
        return Err(variants.into_iter().flatten().next().unwrap_or(error));
    }
    Ok(grids.into_iter().zip(variants).filter(|(_, variant)| variant.is_none()).map(|(grid, _)| grid).collect())
}

/// Returns the grid of straight lines in a screenshot. None if there is none.
fn screenshot_grid(picture: &Luminance, pictures: &Pyramid<'_>) -> Option<GridPlace> {
    let quad = Quad::new(corners_by_lines(picture)?)?;
    let map = Perspective::onto(&quad);
    let crossings = (0..100).map(|i| map.at((i % 10) as f32 / 9.0, (i / 10) as f32 / 9.0)).collect();
    Some(GridPlace { crossings, score: STRAIGHT_SCORE, contrast: Square::of(pictures, &quad).contrast() })
}

/// Returns a grid that was located in another version of the picture, with the darkness of the ink in this one.
pub(crate) fn with_ink_of(picture: &Luminance, place: GridPlace) -> GridPlace {
    let quad = Quad::new(place.corners());
    let contrast = quad.map_or(place.contrast, |quad| Square::of(&Pyramid::of(picture), &quad).contrast());
    GridPlace { contrast, ..place }
}

/// Returns the lattice in the quadrilateral, warped a second time by the corners that the first pass found. Its size is 9 by 9,
/// unless another size fits clearly better.
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
    (best.score >= LEAST_SCORE && outline(&best).is_some() && is_within(pictures.full(), &best)).then_some(best)
}

/// Returns whether all cells of the lattice lie in the picture, at least with the half of them.
fn is_within(picture: &Luminance, lattice: &Lattice) -> bool {
    let cell = area(lattice).sqrt() / lattice.size as f32;
    let inside = |place: f32, size: usize| (-cell / 2.0..=size as f32 + cell / 2.0).contains(&place);
    lattice.corners().iter().all(|corner| inside(corner.x, picture.width()) && inside(corner.y, picture.height()))
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

/// Returns whether the middle of the quadrilateral lies in a perfect grid that is already found.
fn is_in_perfect_one(found: &[Lattice], quad: &Quad) -> bool {
    let covers = |lattice: &Lattice| outline(lattice).is_some_and(|other| other.contains(quad.centre()));
    found.iter().any(|lattice| lattice.score > PERFECT_SCORE && covers(lattice))
}

/// Adds a lattice, or keeps the better one if a found lattice covers the same place.
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

/// Returns quadrilaterals around the largest components of ink.
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
