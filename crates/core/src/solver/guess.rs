//! The decision on the next step when propagation is stuck: triads, then a guess.

#![allow(clippy::needless_range_loop)] // lists of nine are walked side by side; written out, these loops were slower in wasm

use super::{
    lanes::{Lanes, Plane},
    masks::{COLUMN, Masks},
    nine::nine,
    propagate::{State, digits_with_any, lowest},
    step::{fill_minicolumns, fill_minirows, next_row, only_one_of_row, previous_row},
};

/// The next step of the search.
pub(super) enum Next<P> {
    /// There is no solution.
    Contradiction,
    /// Triads took candidates from these digits.
    Reduced(u32),
    /// The digit either isn't in any of the first cells, or isn't in any of the second ones.
    Split { digit: usize, first: P, second: P },
    /// The cell holds the first digit, or the second.
    Cell { digits: [usize; 2], cell: P },
}

/// Decides what to do next.
#[inline(always)]
pub(super) fn decide<P: Plane>(masks: &Masks<P>, state: &mut State<P>) -> Next<P> {
    if let Some(guess) = pair_of_many(masks, state) {
        return guess;
    }
    let lines = Minilines::of(masks, state);
    let settled = Settled { rows: Count::of(&lines.rows_settled), columns: Count::of(&lines.columns_settled) };
    if let Some(next) = triads(masks, state, &lines, &settled) {
        return next;
    }
    split_tightest(masks, &lines, &settled)
}

/// The minirows and minicolumns of each digit.
struct Minilines<P> {
    /// The minirows that the digit can use, at their last cells.
    rows: [P; 9],
    /// The minirows that the digit must use: the only one of a row and box.
    rows_settled: [P; 9],
    /// The minicolumns that the digit can use, in the top row.
    columns: [P; 9],
    /// The minicolumns that the digit must use.
    columns_settled: [P; 9],
}

impl<P: Plane> Minilines<P> {
    #[inline(always)]
    fn of(masks: &Masks<P>, state: &State<P>) -> Minilines<P> {
        let mut lines = Minilines {
            rows: nine!(_i => masks.none()),
            rows_settled: nine!(_i => masks.none()),
            columns: nine!(_i => masks.none()),
            columns_settled: nine!(_i => masks.none()),
        };
        for i in 0..9 {
            let plane = state.planes[i];
            let minirows = masks.step.minirows_of(plane);
            lines.rows[i] = minirows;
            lines.rows_settled[i] = only_one_of_row(&masks.step, minirows);
            let minicolumns = masks.minicolumns_of(plane);
            lines.columns[i] = minicolumns;
            lines.columns_settled[i] = minicolumns - (minicolumns.next_band() | minicolumns.previous_band());
        }
        lines
    }
}

/// The number of digits that have settled on each minirow, and on each minicolumn.
struct Settled<P> {
    rows: Count<P>,
    columns: Count<P>,
}

/// For each bit, in how many of nine planes it is set: a number of four bits, whose bits are planes.
struct Count<P> {
    ones: P,
    twos: P,
    fours: P,
    eights: P,
}

impl<P: Plane> Count<P> {
    /// Three full adders take three planes each; a fourth adds up their sums, a fifth their carries.
    #[inline(always)]
    fn of(planes: &[P; 9]) -> Count<P> {
        let &[a, b, c, d, e, f, g, h, i] = planes;
        let (sum_a, carry_a) = full_adder(a, b, c);
        let (sum_b, carry_b) = full_adder(d, e, f);
        let (sum_c, carry_c) = full_adder(g, h, i);
        let (ones, carry) = full_adder(sum_a, sum_b, sum_c);
        let (carries, fours) = full_adder(carry_a, carry_b, carry_c);
        let more = carries & carry;
        Count { ones, twos: carries ^ carry, fours: fours ^ more, eights: fours & more }
    }

    #[inline(always)]
    fn four_or_more(&self) -> P {
        self.fours | self.eights
    }

    #[inline(always)]
    fn three_or_more(&self) -> P {
        self.ones & self.twos | self.four_or_more()
    }
}

/// The sum of three bits, as its low bit and its high bit.
#[inline(always)]
fn full_adder<L: Lanes>(a: L, b: L, c: L) -> (L, L) {
    let sum = a ^ b;
    (sum ^ c, a & b | c & sum)
}

/// A cell with two candidates, where a good part of the open cells are such: little is left then, any of them will do, and
/// looking for a better guess would cost more than it saves. The bound was measured: of 16 open cells 6 are better where
/// solutions abound, 9 in the hardest puzzles; 7 serves both.
#[inline(always)]
fn pair_of_many<P: Plane>(masks: &Masks<P>, state: &State<P>) -> Option<Next<P>> {
    let candidates = Count::of(&state.planes);
    let pairs = ((candidates.twos - candidates.ones - candidates.four_or_more()) & masks.cells).store();
    if 16 * count_ones(pairs) < 7 * count_ones((masks.cells - state.known).store()) {
        return None;
    }
    let band = if pairs[0] != 0 {
        0
    } else if pairs[1] != 0 {
        1
    } else {
        2
    };
    let cell = P::splat(pairs[band] & pairs[band].wrapping_neg()) & masks.bands[band];
    let digits = digits_with_any(|i| state.planes[i] & cell);
    let digits = [lowest(digits), lowest(digits & digits.wrapping_sub(1))];
    Some(Next::Cell { digits, cell })
}

#[inline(always)]
fn count_ones(lanes: [u32; 4]) -> u32 {
    lanes[0].count_ones() + lanes[1].count_ones() + lanes[2].count_ones()
}

/// Triads: the three cells of a minirow hold three digits. If fewer can, there is no solution. If just three can, they settle
/// there. Where three have settled, all others leave. The same for minicolumns.
///
/// `None` if that changes nothing.
#[inline(always)]
fn triads<P: Plane>(masks: &Masks<P>, state: &mut State<P>, lines: &Minilines<P>, settled: &Settled<P>) -> Option<Next<P>> {
    let (rows_possible, columns_possible) = (Count::of(&lines.rows), Count::of(&lines.columns));
    let too_few = (masks.step.last - rows_possible.three_or_more()) | (masks.minicolumns - columns_possible.three_or_more());
    let (rows_full, columns_full) = (settled.rows.three_or_more(), settled.columns.three_or_more());
    let rows_tight = rows_possible.three_or_more() - rows_possible.four_or_more();
    let columns_tight = columns_possible.three_or_more() - columns_possible.four_or_more();
    // If a minirow or minicolumn is both full and tight, everything has happened already.
    let work = rows_tight ^ rows_full | columns_tight ^ columns_full;
    if !(too_few | work).any() {
        return None;
    }
    if too_few.any() {
        return Some(Next::Contradiction);
    }
    let mut removed = nine!(_i => masks.none());
    for i in 0..9 {
        let settling = (rows_tight - rows_full) & lines.rows[i];
        let elsewhere = next_row(settling) | previous_row(settling);
        let rows = ((rows_full - lines.rows_settled[i]) | elsewhere) & (lines.rows[i] - settling);
        let settling = (columns_tight - columns_full) & lines.columns[i];
        let elsewhere = settling.next_band() | settling.previous_band();
        let columns = ((columns_full - lines.columns_settled[i]) | elsewhere) & (lines.columns[i] - settling);
        removed[i] = state.planes[i] & (fill_minirows(rows) | fill_minicolumns(columns));
        state.planes[i] = state.planes[i] ^ removed[i];
    }
    let digits = digits_with_any(|i| removed[i]);
    (digits != 0).then_some(Next::Reduced(digits))
}

/// Takes the band or stack where most is settled but not all (27 minilines: all), in it the digit with the fewest minilines,
/// and divides those that the digit can use in one row: this one, or the others.
///
/// Five or six minilines mean two threads, so that either answer settles the digit in that whole band.
#[inline(always)]
fn split_tightest<P: Plane>(masks: &Masks<P>, lines: &Minilines<P>, counts: &Settled<P>) -> Next<P> {
    let (rows_ones, rows_twos) = (counts.rows.ones.store(), counts.rows.twos.store());
    let (columns_ones, columns_twos) = (top_rows(counts.columns.ones), top_rows(counts.columns.twos));
    let settled = |ones: u32, twos: u32| Some(ones.count_ones() + 2 * twos.count_ones()).filter(|&n| n < 27);
    let of_band = |i: usize| (settled(rows_ones[i], rows_twos[i]), Chute::Band(i));
    let of_stack = |i| (settled(columns_ones & STACK << i, columns_twos & STACK << i), Chute::Stack(STACK << i));
    let best = better(better(of_band(0), of_band(1)), of_band(2));
    let best = better(better(better(best, of_stack(0)), of_stack(3)), of_stack(6));
    match best.1 {
        Chute::Band(band) => split_band(masks, lines, band),
        Chute::Stack(stack) => split_stack(masks, lines, stack),
    }
}

/// A band by its number, or a stack by its minicolumns as [`top_rows`] gives them.
#[derive(Clone, Copy)]
enum Chute {
    Band(usize),
    Stack(u32),
}

/// The minicolumns of the leftmost stack, as [`top_rows`] gives them.
const STACK: u32 = 0o007_007_007;

#[inline(always)]
fn better<C>(best: (Option<u32>, C), other: (Option<u32>, C)) -> (Option<u32>, C) {
    if other.0 > best.0 { other } else { best }
}

/// The minicolumns of all three bands in one number of 27 bits.
#[inline(always)]
fn top_rows<P: Plane>(minicolumns: P) -> u32 {
    let [a, b, c, _] = minicolumns.store();
    a | b << 9 | c << 18
}

#[inline(always)]
fn split_band<P: Plane>(masks: &Masks<P>, lines: &Minilines<P>, band: usize) -> Next<P> {
    let (mut fewest, mut digit) = (u32::MAX, 0);
    for i in 0..9 {
        let n = lines.rows[i].store()[band].count_ones();
        if n > 3 && n < fewest {
            (fewest, digit) = (n, i);
        }
    }
    let open = lines.rows[digit].store()[band] & !lines.rows_settled[digit].store()[band];
    let last = open.trailing_zeros() % 32; // the last cell of the first of them
    let (row, minirow) = (0o777 << (last / 11 * 11), 7 << last.saturating_sub(2));
    let band = masks.bands[band];
    Next::Split { digit, first: P::splat(row & !minirow) & band, second: P::splat(minirow) & band }
}

#[inline(always)]
fn split_stack<P: Plane>(masks: &Masks<P>, lines: &Minilines<P>, stack: u32) -> Next<P> {
    let (mut fewest, mut digit) = (u32::MAX, 0);
    for i in 0..9 {
        let n = (top_rows(lines.columns[i]) & stack).count_ones();
        if n > 3 && n < fewest {
            (fewest, digit) = (n, i);
        }
    }
    let open = top_rows(lines.columns[digit]) & !top_rows(lines.columns_settled[digit]) & stack;
    let first = open.trailing_zeros() % 27;
    let column = P::splat(COLUMN << (first % 9)) & masks.cells;
    let band = masks.bands[first as usize / 9];
    Next::Split { digit, first: column - band, second: column & band }
}
