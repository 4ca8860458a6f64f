//! Connected components of a picture: pieces of ink, of which an unbroken grid is one, or of paper, of which a cell is one.

use crate::{
    geometry::{Point, convex_hull},
    threshold::Darkness,
};

/// A connected component, given by the ends of its runs.
pub(crate) struct Component {
    pub(crate) extent: Extent,
    ends: Vec<Point>,
}

impl Component {
    /// Returns the corners of the convex hull around the component, clockwise.
    pub(crate) fn hull(self) -> Vec<Point> {
        convex_hull(self.ends)
    }
}

/// A run: adjacent pixels of one kind in a row of the picture.
struct Run {
    y: usize,
    start: usize,
    end: usize, // exclusive
}

/// The bounding box of a component.
#[derive(Clone, Copy)]
pub(crate) struct Extent {
    pub(crate) left: usize,
    pub(crate) right: usize, // exclusive
    pub(crate) top: usize,
    pub(crate) bottom: usize, // exclusive
    /// The number of pixels that belong to the component.
    pub(crate) pixels: usize,
}

impl Extent {
    fn of(run: &Run) -> Extent {
        Extent { left: run.start, right: run.end, top: run.y, bottom: run.y + 1, pixels: 0 }
    }

    /// Extends the box by a run. Runs must come from top to bottom.
    fn take(&mut self, run: &Run) {
        self.left = self.left.min(run.start);
        self.right = self.right.max(run.end);
        self.bottom = run.y + 1;
        self.pixels += run.end - run.start;
    }

    pub(crate) fn width(&self) -> usize {
        self.right - self.left
    }

    pub(crate) fn height(&self) -> usize {
        self.bottom - self.top
    }

    pub(crate) fn centre(&self) -> Point {
        Point::new((self.left + self.right - 1) as f32 / 2.0, (self.top + self.bottom - 1) as f32 / 2.0)
    }
}

/// Returns the components of the pixels darker than `level` whose boxes are at least `least` pixels wide and high, the largest
/// box first.
pub(crate) fn large_components(darkness: &Darkness, level: u8, least: usize) -> Vec<Component> {
    let runs = runs_of(darkness, |dark| dark > level);
    let roots = roots_of(&runs, 1);
    let mut components: Vec<Component> = Vec::new();
    let mut places = vec![usize::MAX; runs.len()];
    for (root, extent) in extents(&runs, &roots) {
        if extent.width() >= least && extent.height() >= least {
            places[root] = components.len();
            components.push(Component { extent, ends: Vec::new() });
        }
    }
    for (run, &root) in runs.iter().zip(&roots) {
        if let Some(component) = components.get_mut(places[root]) {
            component.ends.push(Point::new(run.start as f32, run.y as f32));
            component.ends.push(Point::new((run.end - 1) as f32, run.y as f32));
        }
    }
    components.sort_by_key(|component| std::cmp::Reverse(component.extent.width() * component.extent.height()));
    components
}

/// Returns the boxes around all components of the pixels that are not darker than `level`.
pub(crate) fn paper_extents(darkness: &Darkness, level: u8) -> Vec<Extent> {
    let runs = runs_of(darkness, |dark| dark <= level);
    // Pixels of ink that touch at corners separate the paper, so pixels of paper are connected only by their sides.
    let roots = roots_of(&runs, 0);
    extents(&runs, &roots).map(|(_, extent)| extent).collect()
}

fn extents(runs: &[Run], roots: &[usize]) -> impl Iterator<Item = (usize, Extent)> {
    let mut boxes: Vec<Option<Extent>> = vec![None; runs.len()];
    for (run, &root) in runs.iter().zip(roots) {
        boxes[root].get_or_insert_with(|| Extent::of(run)).take(run);
    }
    boxes.into_iter().enumerate().filter_map(|(root, extent)| Some((root, extent?)))
}

fn runs_of(darkness: &Darkness, belongs: impl Fn(u8) -> bool) -> Vec<Run> {
    let mut runs = Vec::new();
    for y in 0..darkness.height {
        let mut start = None;
        for (x, &dark) in darkness.row(y).iter().enumerate() {
            match start {
                None if belongs(dark) => start = Some(x),
                Some(from) if !belongs(dark) => {
                    runs.push(Run { y, start: from, end: x });
                    start = None;
                }
                _ => {}
            }
        }
        if let Some(start) = start {
            runs.push(Run { y, start, end: darkness.width });
        }
    }
    runs
}

/// Returns, for each run, the first run of its component. Runs in neighbouring rows are connected if they share a column; with
/// `corner` 1, also if they touch at a corner.
fn roots_of(runs: &[Run], corner: usize) -> Vec<usize> {
    let mut parents: Vec<usize> = (0..runs.len()).collect();
    let mut above = 0;
    for (i, run) in runs.iter().enumerate() {
        while runs[above].y + 1 < run.y || (runs[above].y + 1 == run.y && runs[above].end + corner <= run.start) {
            above += 1;
        }
        let mut touching = above;
        while touching < i && runs[touching].y + 1 == run.y && runs[touching].start < run.end + corner {
            let (a, b) = (root_of(&mut parents, i), root_of(&mut parents, touching));
            parents[a.max(b)] = a.min(b);
            touching += 1;
        }
    }
    (0..runs.len()).map(|i| root_of(&mut parents, i)).collect()
}

fn root_of(parents: &mut [usize], mut i: usize) -> usize {
    while parents[i] != i {
        parents[i] = parents[parents[i]];
        i = parents[i];
    }
    i
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luminance::Luminance;

    fn components_of(rows: &[&str], least: usize) -> Vec<Component> {
        let pixels = rows.iter().flat_map(|row| row.bytes()).map(|b| if b == b'#' { 0 } else { 200 }).collect();
        let darkness = Darkness::of(&Luminance::new(rows[0].len(), rows.len(), pixels).unwrap());
        large_components(&darkness, 40, least)
    }

    #[test]
    fn what_touches_at_corners_is_one_piece() {
        let found = components_of(
            &[
                "............", //
                ".#......#...", //
                "..#....#....", //
                "...#..#.....", //
                "....##......", //
                "............", //
                "..........#.", //
                ".........##.", //
            ],
            2,
        );
        assert_eq!(found.iter().map(|one| (one.extent.width(), one.extent.height())).collect::<Vec<_>>(), [(8, 4), (2, 2)]);
        assert_eq!(found.into_iter().next().unwrap().hull().len(), 4);
    }

    #[test]
    fn small_pieces_are_left_out() {
        assert!(components_of(&["......", ".##...", "......"], 2).is_empty());
    }
}
