//! Points, perspective maps and convex hulls, computed with only the four basic operations and the square root.

use std::ops::{Add, Mul, Sub};

/// A point of a picture, in pixels from its top left corner. It may lie between pixels or outside of the picture.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// The horizontal coordinate, which grows to the right.
    pub x: f32,
    /// The vertical coordinate, which grows downwards.
    pub y: f32,
}

impl Point {
    /// Returns the point at `x`, `y`.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    pub(crate) fn distance(self, other: Point) -> f32 {
        let way = other - self;
        (way.x * way.x + way.y * way.y).sqrt()
    }

    /// Returns the point on the line to `other` at the share `t` of the way.
    pub(crate) fn toward(self, other: Point, t: f32) -> Point {
        self + (other - self) * t
    }

    fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;
    fn mul(self, factor: f32) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

/// Returns twice the signed area of the triangle: positive if `a`, `b`, `c` turn clockwise as seen in a picture.
fn cross(a: Point, b: Point, c: Point) -> f32 {
    let (ab, ac) = (b - a, c - a);
    ab.x * ac.y - ab.y * ac.x
}

/// A quadrilateral, given by its corners: top left, top right, bottom right, bottom left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Quad(pub(crate) [Point; 4]);

impl Quad {
    /// Returns the quadrilateral with these corners. None unless it is convex, goes round clockwise and is not too narrow.
    pub(crate) fn new(corners: [Point; 4]) -> Option<Quad> {
        let quad = Quad(corners);
        let finite = corners.iter().all(|corner| corner.is_finite());
        let convex = (0..4).all(|i| cross(corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]) > 1.0);
        (finite && convex && quad.shortest_side() >= 1.0).then_some(quad)
    }

    pub(crate) fn area(&self) -> f32 {
        let [a, b, c, d] = self.0;
        (cross(a, b, c) + cross(a, c, d)) / 2.0
    }

    pub(crate) fn sides(&self) -> [f32; 4] {
        std::array::from_fn(|i| self.0[i].distance(self.0[(i + 1) % 4]))
    }

    pub(crate) fn shortest_side(&self) -> f32 {
        self.sides().into_iter().fold(f32::INFINITY, f32::min)
    }

    pub(crate) fn longest_side(&self) -> f32 {
        self.sides().into_iter().fold(0.0, f32::max)
    }

    pub(crate) fn centre(&self) -> Point {
        let [a, b, c, d] = self.0;
        (a + b + c + d) * 0.25
    }

    /// Returns the same quadrilateral, starting at the corner nearest to the top left of the picture.
    pub(crate) fn upright(self) -> Quad {
        let mut first = 0;
        for i in 1..4 {
            if self.0[i].x + self.0[i].y < self.0[first].x + self.0[first].y {
                first = i;
            }
        }
        Quad(std::array::from_fn(|i| self.0[(first + i) % 4]))
    }

    /// Returns whether `point` lies inside or on the outline.
    pub(crate) fn contains(&self, point: Point) -> bool {
        (0..4).all(|i| cross(self.0[i], self.0[(i + 1) % 4], point) >= 0.0)
    }
}

/// A perspective map of the unit square onto a quadrilateral (Heckbert 1989, "Fundamentals of texture mapping", 2.2.3).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Perspective([f32; 8]);

impl Perspective {
    pub(crate) fn onto(quad: &Quad) -> Perspective {
        let [p0, p1, p2, p3] = quad.0;
        let (d1, d2) = (p1 - p2, p3 - p2);
        let s = p0 - p1 + p2 - p3;
        let determinant = d1.x * d2.y - d2.x * d1.y;
        let g = (s.x * d2.y - d2.x * s.y) / determinant;
        let h = (d1.x * s.y - s.x * d1.y) / determinant;
        Perspective([
            p1.x - p0.x + g * p1.x,
            p3.x - p0.x + h * p3.x,
            p0.x,
            p1.y - p0.y + g * p1.y,
            p3.y - p0.y + h * p3.y,
            p0.y,
            g,
            h,
        ])
    }

    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let [a, b, c, d, e, f, g, h] = self.0;
        let w = g * u + h * v + 1.0;
        Point::new((a * u + b * v + c) / w, (d * u + e * v + f) / w)
    }
}

/// Returns the convex hull of the points, clockwise as seen in a picture (Andrew's monotone chain).
pub(crate) fn convex_hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let mut hull = half_hull(points.iter().copied());
    hull.pop();
    let mut back = half_hull(points.iter().rev().copied());
    back.pop();
    hull.append(&mut back);
    hull
}

fn half_hull(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut half: Vec<Point> = Vec::new();
    for point in points {
        while half.len() >= 2 && cross(half[half.len() - 2], half[half.len() - 1], point) <= 0.0 {
            half.pop();
        }
        half.push(point);
    }
    half
}

/// The maximum number of hull corners for the search for the largest quadrilateral, whose time grows with their cube.
const HULL_CORNERS: usize = 28;

/// Returns the largest quadrilateral whose corners are corners of `hull`.
pub(crate) fn largest_quad(hull: &[Point]) -> Option<Quad> {
    let hull = simplified(hull, HULL_CORNERS);
    let n = hull.len();
    let mut best: Option<(f32, Quad)> = None;
    for i in 0..n {
        for k in i + 2..n {
            let (near, near_area) = farthest(&hull, i, k, i + 1..k)?;
            let Some((far, far_area)) = farthest(&hull, k, i, (k + 1..n).chain(0..i)) else { continue };
            let area = near_area + far_area;
            if best.is_none_or(|(largest, _)| area > largest)
                && let Some(quad) = Quad::new([hull[i], hull[near], hull[k], hull[far]])
            {
                best = Some((area, quad));
            }
        }
    }
    best.map(|(_, quad)| quad)
}

fn farthest(hull: &[Point], from: usize, to: usize, between: impl Iterator<Item = usize>) -> Option<(usize, f32)> {
    between.map(|j| (j, cross(hull[from], hull[j], hull[to]))).max_by(|a, b| a.1.total_cmp(&b.1))
}

/// Returns the hull with at most `most` corners. The flattest corners are left out first.
fn simplified(hull: &[Point], most: usize) -> Vec<Point> {
    let mut kept = hull.to_vec();
    while kept.len() > most {
        let n = kept.len();
        let flatness = |i: usize| cross(kept[(i + n - 1) % n], kept[i], kept[(i + 1) % n]);
        let Some(flattest) = (0..n).min_by(|&a, &b| flatness(a).total_cmp(&flatness(b))) else { break };
        kept.remove(flattest);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square() -> Quad {
        Quad::new([Point::new(10.0, 10.0), Point::new(110.0, 12.0), Point::new(105.0, 115.0), Point::new(8.0, 108.0)]).unwrap()
    }

    #[test]
    fn a_perspective_hits_the_corners() {
        let quad = square();
        let map = Perspective::onto(&quad);
        for (corner, (u, v)) in quad.0.into_iter().zip([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]) {
            assert!(map.at(u, v).distance(corner) < 0.01);
        }
    }

    #[test]
    fn the_largest_quad_of_a_hull_is_its_outline() {
        let quad = square();
        let map = Perspective::onto(&quad);
        let points = (0..=20).flat_map(|i| (0..=20).map(move |j| map.at(i as f32 / 20.0, j as f32 / 20.0))).collect();
        let found = largest_quad(&convex_hull(points)).unwrap().upright();
        for (found, corner) in found.0.into_iter().zip(quad.0) {
            assert!(found.distance(corner) < 0.01, "{found:?} {corner:?}");
        }
    }

    #[test]
    fn what_is_no_quadrilateral_is_refused() {
        let [a, b, c, d] = square().0;
        assert!(Quad::new([a, d, c, b]).is_none(), "anticlockwise");
        assert!(Quad::new([a, c, b, d]).is_none(), "crossing itself");
        assert!(Quad::new([a, b, c, a]).is_none(), "a triangle");
        assert!(Quad::new([a, b, c, Point::new(f32::NAN, 0.0)]).is_none());
    }
}
