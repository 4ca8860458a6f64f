//! The path of a link from one candidate to another: a smooth curve beside digits, notes and marks, across the lines of the
//! lattice but not along them, and apart from the links that are already drawn.
//!
//! The straight line between the ends is divided into stations. At each station the link lies in one of several lanes beside the
//! straight line. Dynamic programming finds the cheapest lanes; then the corners are smoothed as far as nothing is in the way.
//!
//! ```text
//!            lane 2      . . o-o . . .
//!            lane 1      . o . . o . .
//!  from ---- lane 0 ---- o . . . . o o ---- to
//!            lane -1     . . . . . . .
//! ```

use crate::ink::{Blot, Ink, Point};
use nonet_core::board::{CandidateSet, Cell};

/// The distance from the centre of a small digit to the end of a link. It is outside of the shape that marks the digit.
pub(crate) const REACH: f64 = 165.0;
/// The distance between stations.
const STATION: f64 = 65.0;
/// The distance between lanes: an eighth of the distance between small digits.
const LANE: f64 = 277.0 / 8.0;
/// The number of lanes on each side of the straight line.
const SIDE: i32 = 22;
/// The largest change of lane from one station to the next.
const TURN: i32 = 2;
/// The distance between a link and ink beyond which a longer distance costs no less.
const CLEAR: f64 = 95.0;
/// The minimum distance between a link and ink.
const TIGHT: f64 = 42.0;
/// The distance from a line of the lattice within which a link must not run along it.
const EDGE: f64 = 90.0;
/// The distance between links that run side by side.
const APART: f64 = 120.0;
/// The length of a straight line below which a link is drawn as a bow.
const SHORT: f64 = 450.0;
/// The distance from a shared end within which links may come together.
const JUNCTION: f64 = 420.0;

const LANES: usize = 2 * SIDE as usize + 1;
const TURNS: usize = 2 * TURN as usize + 1;

/// The router: it has the links that are drawn so far, and the ink that they avoid.
pub(crate) struct Router<'a> {
    ink: &'a Ink,
    numbers: &'a [Blot],
    drawn: Vec<DrawnLink>,
}

/// A link that is drawn.
struct DrawnLink {
    points: Vec<Point>,
    /// The upper left and the lower right corner of the area around the link. A link outside of it is not beside this one.
    room: [Point; 2],
}

/// The blots that a link must avoid, cell by cell.
struct Surroundings<'a> {
    blots: Vec<Vec<Blot>>,
    drawn: &'a [DrawnLink],
    ends: [Point; 2],
}

impl<'a> Router<'a> {
    /// Returns a router on a board with this ink, and with these numbers on it.
    pub(crate) const fn new(ink: &'a Ink, numbers: &'a [Blot]) -> Router<'a> {
        Router { ink, numbers, drawn: Vec::new() }
    }

    /// Returns the points of a link from one candidate to another, and keeps it for later links to avoid. Its ends lie outside of
    /// the candidates' shapes.
    pub(crate) fn way(&mut self, from: Point, to: Point, ends: &CandidateSet) -> Vec<Point> {
        let blots = |cell: Cell| {
            let mut blots = self.ink.blots(cell, ends);
            let (x, y) = crate::ink::corner(cell);
            let is_here = |(at_x, at_y): Point| (x..x + 1000.0).contains(&at_x) && (y..y + 1000.0).contains(&at_y);
            blots.extend(self.numbers.iter().filter(|blot| matches!(blot, Blot::Digit(at, ..) if is_here(*at))));
            blots
        };
        let surroundings = Surroundings { blots: Cell::all().map(blots).collect(), drawn: &self.drawn, ends: [from, to] };
        let way = if length(from, to) < SHORT { surroundings.bow() } else { surroundings.smoothed(surroundings.lanes()) };
        self.drawn.push(DrawnLink::of(way.clone()));
        way
    }
}

impl DrawnLink {
    fn of(points: Vec<Point>) -> DrawnLink {
        let room = points.iter().fold([(f64::INFINITY, f64::INFINITY), (0.0, 0.0)], |[least, most], at| {
            let low = (least.0.min(at.0 - APART), least.1.min(at.1 - APART));
            [low, (most.0.max(at.0 + APART), most.1.max(at.1 + APART))]
        });
        DrawnLink { points, room }
    }
}

impl Surroundings<'_> {
    /// Returns the cost of a piece of a link at a point, which runs in this direction.
    fn cost(&self, at: Point, (across, down): Point) -> f64 {
        let [from, to] = self.ends;
        if !(30.0..=8970.0).contains(&at.0) || !(30.0..=8970.0).contains(&at.1) {
            return 1000.0;
        }
        if length(at, from) < REACH || length(at, to) < REACH {
            return 0.0;
        }
        let mut cost = 0.0;
        let clear = self.clearance(at);
        if clear < TIGHT {
            cost += 60.0 + 2.0 * (TIGHT - clear);
        } else if clear < CLEAR {
            cost += 8.0 * (CLEAR - clear) / (CLEAR - TIGHT);
        }
        let whole = length((0.0, 0.0), (across, down)).max(1.0);
        cost += along(at.0, across.abs() / whole) + along(at.1, down.abs() / whole);
        for way in self.drawn {
            cost += self.beside(way, at, (across / whole, down / whole));
        }
        cost
    }

    /// Returns the distance from a point to the nearest ink.
    fn clearance(&self, (x, y): Point) -> f64 {
        let mut least = 1000.0_f64;
        // Ink lies well within its cell, but near an edge the ink of the next cell may be nearer.
        let near = |at: f64| [(at - CLEAR).max(0.0) as usize / 1000, ((at + CLEAR) as usize / 1000).min(8)];
        let ([left, right], [top, bottom]) = (near(x), near(y));
        for row in top..=bottom {
            for column in left..=right {
                for blot in self.blots.get(row * 9 + column).into_iter().flatten() {
                    least = least.min(blot.distance((x, y)));
                }
            }
        }
        least
    }

    /// Returns the cost of running beside or across another link.
    fn beside(&self, way: &DrawnLink, at: Point, (across, down): Point) -> f64 {
        let [least, most] = way.room;
        if at.0 < least.0 || at.0 > most.0 || at.1 < least.1 || at.1 > most.1 {
            return 0.0;
        }
        let way = &way.points;
        let mut worst = 0.0_f64;
        for pair in way.windows(2) {
            let [a, b] = [pair[0], pair[1]];
            if (a.0 - at.0).abs() > 260.0 || (a.1 - at.1).abs() > 260.0 {
                continue;
            }
            let distance = from_segment(at, a, b);
            if distance >= APART {
                continue;
            }
            let whole = length(a, b).max(1.0);
            let aligned = ((b.0 - a.0) * across + (b.1 - a.1) * down).abs() / whole;
            let cost = if aligned > 0.8 { 10.0 + (APART - distance) * 0.4 } else { 6.0 };
            // Links with a common end come together there.
            let shared = |end: &Point| {
                let ends = [way.first(), way.last()].into_iter().flatten();
                ends.map(|other| length(*other, *end)).any(|far| far < 2.0 * REACH) && length(*end, at) < JUNCTION
            };
            let cost = if self.ends.iter().any(shared) { cost * 0.3 } else { cost };
            worst = worst.max(cost);
        }
        worst
    }

    /// Returns the points in the cheapest lanes, including both ends.
    fn lanes(&self) -> Vec<Point> {
        let [from, to] = self.ends;
        let whole = length(from, to);
        let along = ((to.0 - from.0) / whole, (to.1 - from.1) / whole);
        let stations = (whole / STATION).round().max(4.0) as usize;
        let step = whole / stations as f64;
        let place = |station: usize, lane: i32| {
            let (far, aside) = (station as f64 * step, f64::from(lane) * LANE);
            (from.0 + along.0 * far - along.1 * aside, from.1 + along.1 * far + along.0 * aside)
        };
        let direction = |turn: i32| {
            let aside = f64::from(turn) * LANE;
            (along.0 * step - along.1 * aside, along.1 * step + along.0 * aside)
        };
        let all = || (-SIDE..=SIDE).flat_map(|lane| (-TURN..=TURN).map(move |turn| (lane, turn)));
        let index = |lane: i32, turn: i32| (lane + SIDE) as usize * TURNS + (turn + TURN) as usize;
        let mut costs = vec![f64::INFINITY; LANES * TURNS];
        // The first piece may leave in any direction.
        (-TURN..=TURN).for_each(|turn| costs[index(0, turn)] = 0.0);
        let mut came: Vec<Vec<i8>> = Vec::with_capacity(stations);
        for station in 1..=stations {
            let mut next = vec![f64::INFINITY; LANES * TURNS];
            let mut turned = vec![0; LANES * TURNS];
            let reached = TURN * station.min(stations - station) as i32;
            for (lane, turn) in all() {
                let before = lane - turn;
                if before.abs() > SIDE || lane.abs() > reached {
                    continue;
                }
                let (mut best, mut by) = (f64::INFINITY, 0);
                for last in -TURN..=TURN {
                    let bend = f64::from((turn - last) * (turn - last));
                    let cost = costs[index(before, last)] + 7.0 * bend;
                    if cost < best {
                        (best, by) = (cost, last);
                    }
                }
                if best.is_finite() {
                    let aside = 0.12 * f64::from(lane.abs());
                    next[index(lane, turn)] = best + aside + self.cost(place(station, lane), direction(turn));
                    turned[index(lane, turn)] = by as i8;
                }
            }
            costs = next;
            came.push(turned);
        }
        let least = |a: &i32, b: &i32| costs[index(0, *a)].total_cmp(&costs[index(0, *b)]);
        let (mut lane, mut turn) = (0, (-TURN..=TURN).min_by(least).unwrap_or(0));
        let mut way = vec![to];
        for station in (1..=stations).rev() {
            let before = i32::from(came[station - 1][index(lane, turn)]);
            lane -= turn;
            turn = before;
            way.push(place(station - 1, lane));
        }
        way.reverse();
        way
    }

    /// Returns the points with smoothed corners, and without the parts that lie in the shapes of the ends.
    fn smoothed(&self, mut way: Vec<Point>) -> Vec<Point> {
        let cost = |before: Point, at: Point, after: Point| self.cost(at, (after.0 - before.0, after.1 - before.1));
        for _ in 0..64 {
            for i in 1..way.len().saturating_sub(1) {
                let (before, at, after) = (way[i - 1], way[i], way[i + 1]);
                let moved = ((before.0 + 2.0 * at.0 + after.0) / 4.0, (before.1 + 2.0 * at.1 + after.1) / 4.0);
                if cost(before, moved, after) <= cost(before, at, after).max(3.0) {
                    way[i] = moved;
                }
            }
        }
        let [from, to] = self.ends;
        cut(&mut way, from);
        way.reverse();
        cut(&mut way, to);
        way.reverse();
        way
    }

    /// Returns the points of a bow between candidates that lie close together: the side and the height that cost least.
    fn bow(&self) -> Vec<Point> {
        let [from, to] = self.ends;
        let whole = length(from, to).max(1.0);
        let along = ((to.0 - from.0) / whole, (to.1 - from.1) / whole);
        let bow = |(lean, height): (f64, f64)| {
            let lean = lean.clamp(-0.96, 0.96);
            let (out, aside) = (REACH * (1.0 - lean * lean).sqrt(), REACH * lean);
            let at = |far: f64, aside: f64| (from.0 + along.0 * far - along.1 * aside, from.1 + along.1 * far + along.0 * aside);
            let control = aside + lean.signum() * height;
            let piece = |t: f64| {
                let far = (1.0 - t) * (1.0 - t) * out + 2.0 * t * (1.0 - t) * whole / 2.0 + t * t * (whole - out);
                at(far, (1.0 - t) * (1.0 - t) * aside + 2.0 * t * (1.0 - t) * control + t * t * aside)
            };
            (0..=8).map(|i| piece(f64::from(i) / 8.0)).collect::<Vec<Point>>()
        };
        let cost = |way: &Vec<Point>| {
            let pieces = way.windows(2).map(|pair| self.cost(pair[1], (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1)));
            pieces.sum::<f64>()
        };
        let leans: &[f64] = if whole < 2.0 * REACH + 20.0 { &[0.84, -0.84, 0.96, -0.96] } else { &[0.45, -0.45, 0.7, -0.7] };
        let all =
            leans.iter().flat_map(|lean| [60.0, if whole < 2.0 * REACH { 190.0 } else { 120.0 }].map(|height| (*lean, height)));
        let bows = all.map(|shape| (shape.0.abs() * 8.0 + shape.1 / 20.0, bow(shape)));
        let costs = bows.map(|(shape, way)| (shape + cost(&way), way));
        costs.min_by(|a, b| a.0.total_cmp(&b.0)).map_or_else(Vec::new, |(_, way)| way)
    }
}

/// Returns the cost of running along a line of the lattice. `at` is the coordinate across the lines, `across` is the share of the
/// direction that crosses them.
fn along(at: f64, across: f64) -> f64 {
    let beside = (at - (at / 1000.0).round() * 1000.0).abs();
    if across > 0.5 || beside > EDGE { 0.0 } else { (10.0 + 20.0 * (EDGE - beside) / EDGE) * (1.0 - across) }
}

/// Removes the first points, as far as they lie in the shape around the centre `from`.
fn cut(way: &mut Vec<Point>, from: Point) {
    let Some(first) = way.iter().position(|at| length(*at, from) >= REACH) else { return };
    let Some(inside) = first.checked_sub(1) else { return };
    let (a, b) = (way[inside], way[first]);
    let (near, far) = (length(a, from), length(b, from));
    let part = if far > near { (REACH - near) / (far - near) } else { 0.0 };
    way[inside] = (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part);
    way.drain(..inside);
}

/// Returns the distance between two points.
pub(crate) fn length(from: Point, to: Point) -> f64 {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    (across * across + down * down).sqrt()
}

/// Returns the distance of a point from the line between two others.
fn from_segment(at: Point, a: Point, b: Point) -> f64 {
    let (across, down) = (b.0 - a.0, b.1 - a.1);
    let whole = across * across + down * down;
    let part = if whole > 0.0 { (((at.0 - a.0) * across + (at.1 - a.1) * down) / whole).clamp(0.0, 1.0) } else { 0.0 };
    length(at, (a.0 + across * part, a.1 + down * part))
}
