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

use super::fish::{WAYS, line, lines};
use crate::{
    board::{CandidateSet, Candidates, Digit},
    engine::{Effect, Evidence, Step, Technique, sink::Sink},
};
use std::ops::ControlFlow;

/// Those in which every base line has two places that are no fins.
pub(super) fn finned(technique: Technique, size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    search(technique, size, false, candidates, sink)
}

/// Those in which some base line has only one.
pub(super) fn sashimi(technique: Technique, size: usize, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    search(technique, size, true, candidates, sink)
}

fn search(technique: Technique, size: usize, sashimi: bool, candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in Digit::ALL {
        for way in WAYS {
            let [base_kind, cover_kind] = way;
            let mut places = [0; 9];
            for (i, places) in places.iter_mut().enumerate() {
                *places = line(base_kind, i).map_or(0, |line| candidates.places(digit, line));
            }
            Lines { places, size, sashimi }.choose(0, 0, 0, &mut |base, cover, fins| {
                let (base_lines, cover_lines) = (lines(base_kind, base), lines(cover_kind, cover));
                let fins = candidates.of_digit(digit) & base_lines.cells() & lines(cover_kind, fins).cells();
                let body = cover_lines.cells() - base_lines.cells();
                let removed = candidates.of_digit(digit) & body & fins.seen_by_all();
                if removed.is_empty() {
                    return ControlFlow::Continue(());
                }
                sink(Step {
                    technique,
                    effect: Effect::Eliminate(CandidateSet::of(digit, removed)),
                    evidence: Evidence::Fish { digit, base: base_lines, cover: cover_lines, fins },
                })
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A digit's places in the nine base lines.
struct Lines {
    places: [u16; 9],
    size: usize,
    sashimi: bool,
}

impl Lines {
    /// Chooses base lines from number `from` on, beside those already in `base`, whose places together are `union`.
    fn choose(
        &self,
        from: usize,
        base: u16,
        union: u16,
        found: &mut impl FnMut(u16, u16, u16) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let left = self.size - base.count_ones() as usize;
        if left == 0 {
            return self.fin(base, union, found);
        }
        for i in from..=9 - left {
            let union = union | self.places[i];
            if self.places[i] != 0 && union.count_ones() as usize <= self.size + 2 {
                self.choose(i + 1, base | 1 << i, union, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Chooses the fin columns among the places of the base lines: one or two of a box's three, with all fins in that box.
    fn fin(&self, base: u16, union: u16, found: &mut impl FnMut(u16, u16, u16) -> ControlFlow<()>) -> ControlFlow<()> {
        let extra = (union.count_ones() as usize).saturating_sub(self.size);
        if extra == 0 {
            return ControlFlow::Continue(());
        }
        for chute in 0..3 {
            let here = union >> (3 * chute) & 0b111;
            for chosen in 1..7u16 {
                if chosen & !here != 0 || chosen == here || chosen.count_ones() as usize != extra {
                    continue;
                }
                let fins = chosen << (3 * chute);
                let cover = union & !fins;
                if self.in_one_chute(base, fins) && self.fits(base, cover) {
                    found(base, cover, fins)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the base lines with fins lie in one band, so that the fins lie in one box.
    fn in_one_chute(&self, base: u16, fins: u16) -> bool {
        let bands = (0..9).filter(|&i| base >> i & 1 != 0 && self.places[i] & fins != 0).fold(0, |bands, i| bands | 1 << (i / 3));
        u16::is_power_of_two(bands)
    }

    /// Whether the places that are no fins are those of a finned, or of a sashimi fish.
    fn fits(&self, base: u16, cover: u16) -> bool {
        let fewest = (0..9).filter(|i| base >> i & 1 != 0).map(|i| (self.places[i] & cover).count_ones()).min();
        if self.sashimi { fewest == Some(1) } else { fewest > Some(1) }
    }
}
