//! Propagation: steps and singles in waves, until nothing changes any more.
//!
//! A wave steps every digit whose plane has changed, then looks once at all nine planes together: cells that a digit now holds
//! leave the other eight, cells with one candidate left are singles for the next wave, and digits that lost a cell or gained
//! a single are stepped again.

use super::{
    lanes::{Pair, Plane, Task},
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

/// What the next wave begins with.
#[derive(Clone, Copy)]
pub(super) struct Fresh<P> {
    /// The digits to step, bit 0 for the digit 1.
    pub(super) digits: u32,
    /// The cells that have become known, and that no step has seen as singles yet.
    pub(super) singles: P,
}

/// All nine digits.
pub(super) const ALL_DIGITS: u32 = 0o777;

/// How propagation ended.
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
    pub(super) fn begin(&self) -> Fresh<P> {
        Fresh { digits: ALL_DIGITS, singles: self.known }
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

/// What the steps of a propagation leave behind for each digit.
struct Trace<P> {
    /// The cells it placed when it was last stepped.
    placed: [P; 9],
    /// Its plane as that step left it (see [`Stepped::seen`]).
    seen: [P; 9],
}

/// What the steps of one wave found together.
struct Found<P> {
    /// The cells that were placed.
    placed: P,
    /// Not empty if a digit has no place in a band, or two digits were placed in one cell.
    wrong: P,
}

/// Waves until nothing changes: a task of its own, so that the search's frames on the stack stay small.
pub(super) struct Propagation<'a, P> {
    pub(super) masks: &'a Masks<P>,
    pub(super) state: &'a mut State<P>,
    pub(super) fresh: Fresh<P>,
}

impl<P: Plane> Task for Propagation<'_, P> {
    type Output = End;

    #[inline(always)]
    fn run(self) -> End {
        propagate(self.masks, self.state, self.fresh)
    }
}

#[inline(always)]
fn propagate<P: Plane>(masks: &Masks<P>, state: &mut State<P>, mut fresh: Fresh<P>) -> End {
    let zero = P::splat(0);
    let mut trace = Trace { placed: nine!(_i => masks.none()), seen: nine!(i => state.planes[i]) };
    loop {
        let found = step_in_pairs(masks, state, &mut trace, fresh);
        // A single that its step didn't place has gone, or has an equal one in its box. (The latter would come out only when all
        // the rest is decided: a long search in a nearly empty grid.)
        if (found.wrong | (fresh.singles - found.placed)).any() {
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
        fresh = Fresh { digits: digits_with_any(|i| state.planes[i] ^ trace.seen[i] | state.planes[i] & singles), singles };
        if fresh.digits == 0 {
            return End::Stuck;
        }
    }
}

/// Steps the digits of a wave two by two; the last one of an odd number is paired with itself. Each pair sees the cells that
/// the others have placed but for the pair right before it: waiting for that would make every step depend on the last, where the
/// processor could overlap them.
#[inline(always)]
fn step_in_pairs<P: Plane>(masks: &Masks<P>, state: &mut State<P>, trace: &mut Trace<P>, fresh: Fresh<P>) -> Found<P> {
    let doubled = masks.step.doubled();
    let singles = P::Pair::new(fresh.singles, fresh.singles);
    let (mut placed, mut taken, mut wrong) = (P::splat(0), P::splat(0), P::splat(0));
    let mut digits = fresh.digits;
    while digits != 0 {
        let i = lowest(digits);
        let others = digits & (digits - 1);
        let j = lowest(if others == 0 { digits } else { others });
        digits = others & others.wrapping_sub(1);
        let after = step(&doubled, P::Pair::new(state.planes[i] - taken, state.planes[j] - taken), singles);
        taken = placed;
        let [plane, partner] = after.plane.split();
        let [first, second] = after.placed.split();
        let [seen, partner_seen] = after.seen.split();
        let clash = first & second & masks.none_or_all[usize::from(i != j)];
        wrong = wrong | clash | placed & (first | second) | plane.empty_lanes() | partner.empty_lanes();
        placed = placed | first | second;
        trace.note(state, i, Stepped { plane, placed: first, seen });
        trace.note(state, j, Stepped { plane: partner, placed: second, seen: partner_seen });
    }
    Found { placed, wrong }
}

impl<P: Plane> Trace<P> {
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
