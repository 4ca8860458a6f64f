//! Propagation: steps and singles in waves, until nothing changes any more.
//!
//! A wave steps every digit whose plane has changed, then looks once at all nine planes together: cells that a digit now holds
//! leave the other eight, cells with one candidate left are singles for the next wave, and digits that lost a cell or gained
//! a single are stepped again.

use super::{
    lanes::{Group, Plane},
    masks::Masks,
    nine::nine,
    planes::{Planes, read_line},
    step::{Stepped, step},
};

/// A node of the search.
pub(super) struct State<P> {
    /// For each digit, the cells that may hold it; a decided cell is in one plane.
    pub(super) planes: [P; 9],
    /// The cells that are decided, and known to be.
    pub(super) known: P,
}

/// The digits and cells with which the next wave begins.
#[derive(Clone, Copy)]
pub(super) struct Dirty<P> {
    /// The digits to step, bit 0 for the digit 1.
    pub(super) digits: u32,
    /// The cells that have become known, and that no step has seen as singles yet.
    pub(super) singles: P,
}

/// All nine digits.
pub(super) const ALL_DIGITS: u32 = 0o777;

/// The state in which propagation ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// There is no solution.
    Contradiction,
    /// Every cell has one digit, and it is a solution.
    Solved,
    /// Nothing follows any more.
    Stuck,
}

impl<P: Plane> State<P> {
    /// A copy, written out: what a loop or a derived copy becomes in WebAssembly is a call into the engine.
    #[inline(always)]
    pub(super) fn copy(&self) -> State<P> {
        State { planes: nine!(i => self.planes[i]), known: self.known }
    }

    /// The state of a grid in 81 characters.
    #[inline(always)]
    pub(super) fn of_line(masks: &Masks<P>, text: &[u8; 81]) -> State<P> {
        let (givens, known) = read_line::<P>(masks, text);
        let empty = masks.all() - known; // with the spare bits, which the first step clears, and all of lane 3
        State { planes: nine!(i => givens[i] | empty), known }
    }

    /// The state of any candidates.
    #[inline(always)]
    pub(super) fn of_planes(planes: &Planes) -> State<P> {
        let planes = nine!(i => P::load(&planes.0[i]));
        let (mut one, mut two) = (P::splat(0), P::splat(0));
        nine!(i => {
            two = two | one & planes[i];
            one = one | planes[i];
        });
        State { planes, known: one - two }
    }

    /// The first wave: every digit, and the givens are singles.
    #[inline(always)]
    pub(super) fn begin(&self) -> Dirty<P> {
        Dirty { digits: ALL_DIGITS, singles: self.known }
    }

    /// The planes, for those who don't know this machine.
    #[inline(always)]
    pub(super) fn store(&self) -> Planes {
        Planes(nine!(i => self.planes[i].store()))
    }
}

/// The digits for which the plane has any bit, bit 0 for the digit 1.
#[inline(always)]
pub(super) fn digits_with_any<P: Plane>(plane: impl Fn(usize) -> P) -> u32 {
    let four = |i| P::any_of_four([plane(i), plane(i + 1), plane(i + 2), plane(i + 3)]);
    four(0) | four(4) << 4 | u32::from(plane(8).any()) << 8
}

/// The first of these digits, counted from 0. (Below nine, as the compiler then knows: it needs no check of the index.)
#[inline(always)]
pub(super) fn lowest(digits: u32) -> usize {
    digits.trailing_zeros().min(8) as usize
}

/// The planes that the steps leave behind for each digit. They go with the state: from one propagation to the next, and into the first
/// branch of a guess; the second branch needs a new one.
pub(super) struct Trace<P> {
    /// The cells that the digit placed when it was last stepped: known ones, which no other digit has any more.
    placed: [P; 9],
    /// The plane of the digit as that step left it (see [`Stepped::seen`]).
    seen: [P; 9],
}

/// The findings of all steps of one wave.
struct Found<P> {
    /// The cells that were placed.
    placed: P,
    /// Not empty if a digit has no place in a band, or two digits were placed in one cell.
    wrong: P,
}

/// Steps the digits in waves until nothing changes.
#[inline(always)]
pub(super) fn propagate<P: Plane>(masks: &Masks<P>, state: &mut State<P>, trace: &mut Trace<P>, mut dirty: Dirty<P>) -> End {
    let zero = P::splat(0);
    loop {
        let found = step_all(masks, state, trace, dirty);
        // A single that its step didn't place has gone, or has an equal one in its box. (The latter would come out only when all
        // the rest is decided: a long search in a nearly empty grid.)
        if (found.wrong | (dirty.singles - found.placed)).any() {
            return End::Contradiction;
        }
        let (mut one, mut two) = (zero, zero);
        nine!(i => {
            let plane = state.planes[i] - (found.placed - trace.placed[i]);
            state.planes[i] = plane;
            two = two | one & plane;
            one = one | plane;
        });
        if (masks.cells - one).any() {
            return End::Contradiction;
        }
        let known = state.known | found.placed;
        let singles = one - two - known;
        state.known = known | singles;
        if !(masks.cells - state.known).any() {
            return if is_solution(masks, state) { End::Solved } else { End::Contradiction };
        }
        dirty = Dirty { digits: digits_with_any(|i| state.planes[i] ^ trace.seen[i] | state.planes[i] & singles), singles };
        if dirty.digits == 0 {
            return End::Stuck;
        }
    }
}

/// Steps the digits of a wave, as many at once as the machine likes; where fewer are left, the last one is repeated. Each group
/// sees the cells that the others have placed but for the group right before it: waiting for that would make every step depend
/// on the last, where the processor could overlap them.
#[inline(always)]
fn step_all<P: Plane>(masks: &Masks<P>, state: &mut State<P>, trace: &mut Trace<P>, dirty: Dirty<P>) -> Found<P> {
    let step_masks = masks.step.repeated();
    let singles = P::Group::repeat(dirty.singles);
    let mut found = Found { placed: P::splat(0), wrong: P::splat(0) };
    let mut taken = P::splat(0);
    let mut digits = dirty.digits;
    while digits != 0 {
        let i = take_lowest(&mut digits, 0);
        let j = take_lowest(&mut digits, i);
        let k = if P::Group::SIZE > 2 { take_lowest(&mut digits, j) } else { j };
        let l = if P::Group::SIZE > 3 { take_lowest(&mut digits, k) } else { k };
        let planes = [state.planes[i] - taken, state.planes[j] - taken, state.planes[k] - taken, state.planes[l] - taken];
        let stepped = step(&step_masks, P::Group::of(planes), singles);
        taken = found.placed;
        let [a, b, c, d] = stepped.each();
        found.note(a, masks.all());
        found.note(b, masks.none_or_all[usize::from(j != i)]);
        trace.note(state, i, a);
        trace.note(state, j, b);
        if P::Group::SIZE > 2 {
            found.note(c, masks.none_or_all[usize::from(k != j)]);
            trace.note(state, k, c);
        }
        if P::Group::SIZE > 3 {
            found.note(d, masks.none_or_all[usize::from(l != k)]);
            trace.note(state, l, d);
        }
    }
    found
}

/// Takes the first of these digits out, counted from 0; if there is none, it is the other one.
#[inline(always)]
fn take_lowest(digits: &mut u32, otherwise: usize) -> usize {
    let first = if *digits == 0 { otherwise } else { lowest(*digits) };
    *digits &= digits.wrapping_sub(1);
    first
}

impl<P: Plane> Found<P> {
    /// Adds what a digit's step has found. `first_time`: all bits, but none if it was added already.
    #[inline(always)]
    fn note(&mut self, after: Stepped<P>, first_time: P) {
        self.wrong = self.wrong | self.placed & after.placed & first_time | after.plane.empty_lanes();
        self.placed = self.placed | after.placed;
    }
}

impl<P: Plane> Trace<P> {
    /// The trace of a state in which nothing changed since all its digits were stepped.
    #[inline(always)]
    pub(super) fn of(masks: &Masks<P>, state: &State<P>) -> Trace<P> {
        Trace { placed: nine!(_i => masks.none()), seen: nine!(i => state.planes[i]) }
    }

    #[inline(always)]
    fn note(&mut self, state: &mut State<P>, i: usize, after: Stepped<P>) {
        state.planes[i] = after.plane;
        self.placed[i] = after.placed;
        self.seen[i] = after.seen;
    }
}

/// Whether a board with one candidate in every cell is a solution.
///
/// A digit that is in all rows, columns and boxes is there at least nine times. With nine such digits and 81 cells each is
/// there exactly nine times, so no house holds one twice.
#[inline(always)]
fn is_solution<P: Plane>(masks: &Masks<P>, state: &State<P>) -> bool {
    let (mut rows, mut boxes, mut columns) = (masks.all(), masks.all(), masks.all());
    nine!(i => {
        let plane = state.planes[i];
        rows = rows & plane.plus(masks.step.rows); // reaches the bit after a row unless that is empty
        let columns_of_band = plane | plane.down::<11>() | plane.down::<22>();
        columns = columns & (columns_of_band | columns_of_band.next_band() | columns_of_band.previous_band());
        boxes = boxes & masks.step.filled_minirows(columns_of_band).some; // the box that a minirow of the top row stands for
    });
    let missing = (masks.step.row_ends - rows) | (masks.minicolumns - columns) | (masks.minicolumns & (masks.step.last - boxes));
    !missing.any()
}
