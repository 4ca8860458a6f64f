//! Finned and sashimi fish: a fish but for some places of the base lines outside of the cover lines, the fins. One of the fins is
//! true, or the fish is; so what the fish removes goes where all fins are seen. Fins lie in one box, else nothing sees them all
//! that the fish removes. In a sashimi fish some base line has but one place that is no fin.
//!
//! ```text
//!   . . .  . X .  . . .      X  base rows, cover columns     F  fin
//!   X . .  . X .  . . .      -  goes: the X-wing removes it, and it sees the fin
//!   . . .  . . .  . . .
//!
//!   - . .  . . .  . . .
//!   X F .  . X .  . . .
//! ```

use super::{
    closed::{NumberedSets, ones},
    finder::FinderInput,
    fish::{WAYS, lines},
};
use crate::{
    Effect, Step,
    evidence::{Evidence, Fish},
    sink::Sink,
};
use core::ops::ControlFlow;
use nonet_core::board::House;

/// Finds finned fish. Each base line has two places at least that are no fins or, if they are to be sashimi fish, some line has only one.
pub(super) fn find(at: &FinderInput<'_>, size: usize, sashimi: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let &FinderInput { technique, digits, candidates, .. } = at;
    for digit in digits {
        for way in WAYS {
            let [base_kind, cover_kind] = way;
            let places = |i: usize| House::new(base_kind, i).map_or(0, |line| candidates.places(digit, line));
            Lines::new(size, sashimi, places).find(&mut |base, cover, fins| {
                let (base_lines, cover_lines) = (lines(base_kind, base), lines(cover_kind, cover));
                let fins = candidates.of_digit(digit) & base_lines.cells() & lines(cover_kind, fins).cells();
                let body = cover_lines.cells() - base_lines.cells();
                let removed = candidates.of_digit(digit) & body & fins.seen_by_all();
                let Some(effect) = Effect::eliminate_digit(digit, removed) else { return ControlFlow::Continue(()) };
                let evidence = Evidence::Fish(Fish { digit, base: base_lines, cover: cover_lines, fins });
                sink(Step { technique, effect, evidence })
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The base lines of a digit that may be part of a fish.
struct Lines {
    /// Each line's number and places.
    sets: NumberedSets,
    size: usize,
    sashimi: bool,
}

/// The most cover lines that fins may take up: with all three of a box, nothing would be removed there.
const MOST_FINS: usize = 2;

impl Lines {
    fn new(size: usize, sashimi: bool, places: impl Fn(usize) -> u16) -> Lines {
        let count = (0..9).filter(|&number| places(number) != 0).count();
        // Without another line, there is none from which something could go.
        let sets = if count > size { NumberedSets::new(1..=size + MOST_FINS, places) } else { NumberedSets::default() };
        Lines { sets, size, sashimi }
    }

    /// Calls `found` with the base lines, cover lines and lines of the fins of each fish.
    fn find(&self, found: &mut impl FnMut(u16, u16, u16) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.sets.as_slice().len() < self.size {
            return ControlFlow::Continue(());
        }
        self.choose(0, self.size, 0, 0, found)
    }

    /// Chooses `left` lines from the `from`-th on, beside those already in `base`. Their places are in `by_band`, nine bits a band.
    fn choose(
        &self,
        from: usize,
        left: usize,
        base: u16,
        by_band: u32,
        found: &mut impl FnMut(u16, u16, u16) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if left == 0 {
            return self.fin(base, by_band, found);
        }
        let last = (self.sets.as_slice().len() + 1).saturating_sub(left);
        for (i, &(number, places)) in self.sets.as_slice()[..last].iter().enumerate().skip(from) {
            let by_band = by_band | u32::from(places) << (number / 3 * 9);
            let union = union_of(by_band);
            if ones(union) <= self.size + MOST_FINS && ones(union & !own_of(by_band)) <= self.size {
                self.choose(i + 1, left - 1, base | 1 << number, by_band, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Chooses the fin columns among the places of the base lines: one or two of a box's three, with all fins in that box, which
    /// means that only lines of one band have them.
    fn fin(&self, base: u16, by_band: u32, found: &mut impl FnMut(u16, u16, u16) -> ControlFlow<()>) -> ControlFlow<()> {
        let (union, own) = (union_of(by_band), own_of(by_band));
        let extra = ones(union).saturating_sub(self.size);
        if extra == 0 || ones(own) < extra {
            return ControlFlow::Continue(());
        }
        for band in 0..3 {
            let own = own & (by_band >> (9 * band)) as u16;
            if ones(own) < extra {
                continue;
            }
            for chute in 0..3 {
                let (first, chute) = (1 << (3 * chute), 0b111 << (3 * chute));
                if ones(own & chute) < extra || ones(union & chute) <= extra {
                    continue;
                }
                for i in 0..3 {
                    let column = first << i;
                    let fins = if extra == 1 { column } else { chute & !column };
                    if fins & !own == 0 && self.fits(base, union & !fins) {
                        found(base, union & !fins, fins)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the places that are no fins are those of a finned, or of a sashimi fish.
    fn fits(&self, base: u16, cover: u16) -> bool {
        let mut fewest = 9;
        for &(number, places) in self.sets.as_slice() {
            if base >> number & 1 != 0 {
                fewest = fewest.min(ones(places & cover));
            }
        }
        if self.sashimi { fewest == 1 } else { fewest > 1 }
    }
}

/// The places of all three bands together.
#[inline(always)]
fn union_of(by_band: u32) -> u16 {
    ((by_band | by_band >> 9 | by_band >> 18) & 0x1ff) as u16
}

/// The places that one band alone has: no other can be a fin's.
#[inline(always)]
fn own_of(by_band: u32) -> u16 {
    let [a, b, c] = [by_band, by_band >> 9, by_band >> 18];
    ((a ^ b ^ c) & !(a & b & c) & 0x1ff) as u16
}
