//! Detection of variants of Sudoku, by what is drawn beside the digits: the cages of a Killer, irregular regions, diagonals, and the four
//! shaded boxes of a Windoku. Read as plain boards they would lack a rule.

use crate::{PhotoError, geometry::Point, locate::GridPlace, luminance::Luminance};

/// Returns the variant whose grid this is, as the reason why it is not read. None for a plain grid.
pub(crate) fn variant(picture: &Luminance, place: &GridPlace) -> Option<PhotoError> {
    let grid = DrawnGrid { picture, place };
    let papers: Vec<f32> = (0..81).map(|cell| grid.paper(cell)).collect();
    if grid.has_cages() {
        Some(PhotoError::Killer)
    } else if grid.has_irregular_regions(&papers) {
        Some(PhotoError::Irregular)
    } else if grid.has_diagonals() || are_shaded(&papers, is_on_diagonal) {
        Some(PhotoError::Diagonals)
    } else if are_shaded(&papers, is_in_window) {
        Some(PhotoError::Windoku)
    } else {
        None
    }
}

/// A grid in a picture, of which points are sampled.
struct DrawnGrid<'a> {
    picture: &'a Luminance,
    place: &'a GridPlace,
}

impl DrawnGrid<'_> {
    fn cell(&self, cell: usize) -> [Point; 4] {
        self.place.cell(cell / 9, cell % 9)
    }

    /// Returns the brightness at a place within a cell, or near to it: 0, 0 is its top left corner, 1, 1 its bottom right one.
    fn at(&self, cell: usize, across: f32, down: f32) -> f32 {
        let [a, b, c, d] = self.cell(cell);
        self.picture.sample(a.toward(b, across).toward(d.toward(c, across), down))
    }

    /// Returns the brightness of a cell's paper: the median along a square between its sides and its digit.
    fn paper(&self, cell: usize) -> f32 {
        let along = (0..PAPER_SAMPLES).map(|i| PAPER_INSET + (1.0 - 2.0 * PAPER_INSET) * i as f32 / (PAPER_SAMPLES - 1) as f32);
        let mut values: Vec<f32> = along
            .flat_map(|t| [(t, PAPER_INSET), (t, 1.0 - PAPER_INSET), (PAPER_INSET, t), (1.0 - PAPER_INSET, t)])
            .map(|(across, down)| self.at(cell, across, down))
            .collect();
        values.sort_by(f32::total_cmp);
        values[values.len() / 2]
    }
}

/// The number of samples along each side of the square by which a cell's paper is judged, and its distance from the sides, in cells.
const PAPER_SAMPLES: usize = 9;
const PAPER_INSET: f32 = 0.18;

// Cages.

/// The possible distances of a cage's line from the side of its cell, in cells.
const INSETS: [f32; 5] = [0.06, 0.085, 0.11, 0.135, 0.16];
/// The distance from the side at which the brightness of the paper is sampled, in cells.
const CAGE_PAPER_INSET: f32 = 0.27;
/// The step between the places at which a gap between the grid's line and the cage's is looked for, and the distance up to which the
/// paper within a cage must begin, in cells.
const GAP_STEP: f32 = 0.015;
const CAGE_END: f32 = 0.23;
/// The maximum share of ink in the gap, and in the paper within a cage: candidates fill more of that.
const GAP_INK: f32 = 0.25;
const WITHIN_INK: f32 = 0.12;
/// The minimum share of ink of a solid cage's line.
const SOLID_INK: f32 = 0.85;
/// The number of samples along a side, from corner to corner.
const SAMPLES: usize = 40;
/// The darkness of a dash below the paper, as a share of the lines' contrast.
const DASH: f32 = 0.25;
/// The minimum number of dashes of a dashed side.
const DASHES: usize = 4;
/// The minimum share of cells with a cage's line along the upper side, and so for the right, lower and left sides.
const CAGED_SHARE: f32 = 0.2;
/// The maximum share of cells with lines along all four sides: with more, cells are drawn so.
const CLOSED_SHARE: f32 = 0.5;
/// The share of the grid's own sides from which on its lines are dashed.
const DASHED_LINES: f32 = 0.3;

impl DrawnGrid<'_> {
    /// Returns whether many cells have lines just within their sides, but not all around.
    fn has_cages(&self) -> bool {
        let sides = || (0..81).flat_map(|cell| (0..4).map(move |side| (cell, side)));
        let dashed = sides().filter(|&(cell, side)| is_dashed(&self.ink_beside(cell, side, 0.0))).count();
        let lines_are_dashed = dashed as f32 > DASHED_LINES * 4.0 * 81.0;
        let mut caged = [[false; 4]; 81];
        for (cell, side) in sides() {
            caged[cell][side] = self.is_caged(cell, side, lines_are_dashed);
        }
        let closed = caged.iter().filter(|sides| sides.iter().all(|&caged| caged)).count();
        let has_most = |side: usize| caged.iter().filter(|sides| sides[side]).count() as f32 >= CAGED_SHARE * 81.0;
        (0..4).all(has_most) && closed as f32 <= CLOSED_SHARE * 81.0
    }

    /// Returns whether a cage's line runs along a side of a cell: dashes, or a solid line with a gap to the grid's own.
    fn is_caged(&self, cell: usize, side: usize, lines_are_dashed: bool) -> bool {
        let share = |inset: f32| share_of(&self.ink_beside(cell, side, inset));
        let has_gap = |from: f32, to: f32, most: f32| {
            let steps = ((to - from) / GAP_STEP) as usize;
            (1..=steps).any(|step| share(from + step as f32 * GAP_STEP) <= most)
        };
        INSETS.into_iter().any(|inset| {
            let ink = self.ink_beside(cell, side, inset);
            let is_gap_needed = lines_are_dashed || !is_dashed(&ink);
            (is_dashed(&ink) || share_of(&ink) >= SOLID_INK)
                && has_gap(inset, CAGE_END, WITHIN_INK)
                && (!is_gap_needed || has_gap(0.0, inset, GAP_INK))
        })
    }

    /// Returns which samples along a side of a cell, at this distance within it, have ink.
    fn ink_beside(&self, cell: usize, side: usize, inset: f32) -> Vec<bool> {
        let corners = self.cell(cell);
        let [a, b, c, d] = std::array::from_fn(|i| corners[(i + side) % 4]);
        let along = |inset: f32, sample: usize| {
            let t = (sample as f32 + 0.5) / SAMPLES as f32;
            self.picture.sample(a.toward(d, inset).toward(b.toward(c, inset), t))
        };
        let paper = (0..SAMPLES).map(|sample| along(CAGE_PAPER_INSET, sample)).sum::<f32>() / SAMPLES as f32;
        let dark = paper * (1.0 - DASH * self.place.contrast);
        (0..SAMPLES).map(|sample| along(inset, sample) < dark).collect()
    }
}

fn share_of(ink: &[bool]) -> f32 {
    ink.iter().filter(|&&ink| ink).count() as f32 / ink.len().max(1) as f32
}

fn is_dashed(ink: &[bool]) -> bool {
    let dashes = ink.windows(2).filter(|pair| !pair[0] && pair[1]).count();
    dashes >= DASHES && (0.25..0.8).contains(&share_of(ink))
}

// Regions.

/// The reach across a line in which its ink is summed, in cells, and the number of samples on each side.
const LINE_REACH: f32 = 0.14;
const LINE_SAMPLES: i32 = 10;
/// The number of samples along a side of a cell, between its ends.
const SIDE_SAMPLES: usize = 11;
/// The factor by which the lines between regions have more ink than those within them, and the minimum ink that is compared.
const HEAVIER: f32 = 1.2;
const LEAST_INK: f32 = 0.1;
/// The maximum difference in brightness between cells of one colour.
const SAME_COLOUR: f32 = 2.5;

/// The side between two adjacent cells.
struct Side {
    cells: [usize; 2],
    /// The ink of the line: its width in samples times its contrast.
    ink: f32,
}

impl DrawnGrid<'_> {
    /// Returns whether heavier lines, or colours, part the cells in nine regions of nine that are not the boxes.
    fn has_irregular_regions(&self, papers: &[f32]) -> bool {
        let right = (0..81).filter(|cell| cell % 9 < 8).map(|cell| [cell, cell + 1]);
        let below = (0..72).map(|cell| [cell, cell + 9]);
        let mut sides: Vec<Side> = right.chain(below).map(|cells| Side { cells, ink: self.ink_between(cells) }).collect();
        sides.sort_by(|a, b| a.ink.total_cmp(&b.ink));
        for open in 1..sides.len() {
            // The lightest sides are within regions. Which those are is not known, but one number of them may fit.
            if sides[open].ink > HEAVIER * sides[open - 1].ink.max(LEAST_INK)
                && let Some(regions) = regions_of_nine(&sides[..open])
            {
                return regions != BOXES;
            }
        }
        sides.retain(|side| (papers[side.cells[0]] - papers[side.cells[1]]).abs() <= SAME_COLOUR);
        regions_of_nine(&sides).is_some_and(|regions| regions != BOXES)
    }

    /// Returns the ink of the line between two adjacent cells: the median of the sums across it.
    fn ink_between(&self, [cell, other]: [usize; 2]) -> f32 {
        let is_beside = other == cell + 1;
        let at = |along: f32, across: f32| {
            if is_beside { self.at(cell, 1.0 + across, along) } else { self.at(cell, along, 1.0 + across) }
        };
        let mut sums: Vec<f32> = (0..SIDE_SAMPLES)
            .map(|i| {
                let along = 0.15 + 0.7 * i as f32 / (SIDE_SAMPLES - 1) as f32;
                let paper = (at(along, -LINE_REACH) + at(along, LINE_REACH)) / 2.0;
                let offsets = (-LINE_SAMPLES..=LINE_SAMPLES).map(|step| step as f32 * LINE_REACH / LINE_SAMPLES as f32);
                // Lines may be lighter than the paper.
                offsets.map(|across| (at(along, across) - paper).abs() / 255.0).sum::<f32>()
            })
            .collect();
        sums.sort_by(f32::total_cmp);
        sums[SIDE_SAMPLES / 2]
    }
}

/// The regions of a plain board, each cell with the first cell of its box.
const BOXES: [usize; 81] = {
    let mut boxes = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        boxes[cell] = cell / 27 * 27 + cell % 9 / 3 * 3;
        cell += 1;
    }
    boxes
};

/// Returns the regions that these open sides make, each cell with the first cell of its region. None unless each region has nine
/// cells.
fn regions_of_nine(open: &[Side]) -> Option<[usize; 81]> {
    let mut first: [usize; 81] = std::array::from_fn(|cell| cell);
    for side in open {
        let [a, b] = side.cells.map(|cell| first[cell]);
        for cell in &mut first {
            if *cell == a.max(b) {
                *cell = a.min(b);
            }
        }
    }
    let mut counts = [0; 81];
    for &region in &first {
        counts[region] += 1;
    }
    counts.iter().all(|&count| count == 0 || count == 9).then_some(first)
}

// Diagonals and shaded cells.

/// The distance beside a diagonal at which there must be paper, in cells.
const BESIDE: f32 = 0.09;
/// The places in a cell where a diagonal is seen, but no digit: near its corners.
const CORNERS: [f32; 12] = [0.09, 0.12, 0.15, 0.18, 0.21, 0.24, 0.76, 0.79, 0.82, 0.85, 0.88, 0.91];
/// The darkness of a diagonal below the paper beside it, as a share of the lines' contrast.
const DIAGONAL: f32 = 0.12;
/// The number of places with ink from which on a diagonal goes through a cell. It may be dashed.
const CROSSED: usize = 5;
/// The minimum number of the nine cells of a diagonal through which it goes, and the maximum number of others.
const CROSSED_CELLS: usize = 8;
const CROSSED_OTHERS: usize = 6;
/// The minimum difference in brightness of shaded cells.
const SHADE: f32 = 4.0;
/// The maximum number of cells with another shade than they should have: one may be selected.
const OTHER_SHADES: usize = 2;

impl DrawnGrid<'_> {
    /// Returns whether a line goes through the cells of both diagonals, and through few others.
    fn has_diagonals(&self) -> bool {
        [false, true].into_iter().all(|rises| {
            let is_on = |cell: usize| if rises { cell / 9 + cell % 9 == 8 } else { cell / 9 == cell % 9 };
            let crossed: Vec<usize> = (0..81).filter(|&cell| self.is_crossed(cell, rises)).collect();
            let on = crossed.iter().filter(|&&cell| is_on(cell)).count();
            on >= CROSSED_CELLS && crossed.len() - on <= CROSSED_OTHERS
        })
    }

    fn is_crossed(&self, cell: usize, rises: bool) -> bool {
        let at = |across: f32, down: f32| self.at(cell, across, if rises { 1.0 - down } else { down });
        let is_ink = |&t: &f32| {
            let (here, beside) = (at(t, t), [at(t + BESIDE, t - BESIDE), at(t - BESIDE, t + BESIDE)]);
            let least = (beside[0].max(beside[1]) * DIAGONAL * self.place.contrast).max(2.0);
            // Some programs have light lines beside dark digits.
            beside.iter().all(|paper| paper - here > least) || beside.iter().all(|paper| here - paper > least)
        };
        CORNERS.iter().filter(|t| is_ink(t)).count() >= CROSSED
    }
}

fn is_on_diagonal(cell: usize) -> bool {
    let (row, column) = (cell / 9, cell % 9);
    row == column || row + column == 8
}

fn is_in_window(cell: usize) -> bool {
    !(cell / 9).is_multiple_of(4) && !(cell % 9).is_multiple_of(4)
}

/// Returns whether these cells have another shade than all others.
fn are_shaded(papers: &[f32], belongs: fn(usize) -> bool) -> bool {
    let median = |inside: bool| {
        let mut values: Vec<f32> = (0..81).filter(|&cell| belongs(cell) == inside).map(|cell| papers[cell]).collect();
        values.sort_by(f32::total_cmp);
        values[values.len() / 2]
    };
    let (inside, outside) = (median(true), median(false));
    let middle = (inside + outside) / 2.0;
    let is_other = |&cell: &usize| (papers[cell] > middle) != ((inside > outside) == belongs(cell));
    (inside - outside).abs() >= SHADE && (0..81).filter(is_other).count() <= OTHER_SHADES
}
