//! Franken and mutant fish: a digit's places in some base houses lie in as many cover houses, but for the fins. In a Franken fish,
//! the bases are rows or boxes and the covers columns or boxes, or the same with rows and columns exchanged; in a mutant fish they are
//! any houses. A place in two bases counts as a fin. What lies in a cover but in no base, or in two covers, goes if it sees all
//! fins.
//!
//! The search begins with the elimination: for each place that might be eliminated, it looks for bases and covers that would eliminate it.
//! Were the digit in that place, its peers there would fall away, among them all fins, and one cover would be used up: the places that are
//! left of the bases would lie in the other covers, one fewer than there are bases. So bases are chosen one by one, and what the
//! target leaves of them is covered at once, with one cover fewer.
//!
//! Templates prune the search before it begins: a fish eliminates only what is in no template of the digit, so no other place is a target.

use super::{finder::FinderInput, templates::impossible};
use crate::{
    Effect, Step, Technique,
    evidence::{Evidence, Fish},
    sink::Sink,
};
use core::ops::ControlFlow;
use hashbrown::HashSet;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, Digit, HouseKind, HouseSet};

/// The most fins, and the most places in two bases: with more of them, nobody sees the fish.
const MOST_FINS: usize = 5;
const MOST_SHARED: usize = 2;

/// The kind of fish that is looked for.
#[derive(Clone, Copy)]
struct FishKind {
    technique: Technique,
    /// The fewest and the most bases.
    sizes: [usize; 2],
    finned: bool,
    mutant: bool,
}

/// The houses that bases and covers may be.
const FRANKEN: [[HouseSet; 2]; 2] = [[ROWS_BOXES, COLUMNS_BOXES], [COLUMNS_BOXES, ROWS_BOXES]];
const MUTANT: [[HouseSet; 2]; 1] = [[HouseSet::ALL, HouseSet::ALL]];
const ROWS_BOXES: HouseSet = HouseSet::from_bits(0x1ff | 0x1ff << 18);
const COLUMNS_BOXES: HouseSet = HouseSet::from_bits(0x1ff << 9 | 0x1ff << 18);

/// Franken fish of so many bases.
pub(super) fn franken(at: &FinderInput<'_>, size: usize, finned: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find(at, FishKind { technique: at.technique, sizes: [size, size], finned, mutant: false }, sink)
}

/// Mutant fish of two to six bases.
pub(super) fn mutant(at: &FinderInput<'_>, finned: bool, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find(at, FishKind { technique: at.technique, sizes: [2, 6], finned, mutant: true }, sink)
}

/// The fish of a kind, the smallest first: larger ones are looked for only for what no smaller one removes.
fn find(at: &FinderInput<'_>, kind: FishKind, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let &FinderInput { digits, candidates, .. } = at;
    let mut removed = CandidateSet::EMPTY;
    for size in kind.sizes[0]..=kind.sizes[1] {
        for digit in digits {
            let targets = impossible(digit, candidates) - removed.cells_of(digit);
            let mut known = HashSet::new();
            for target in targets {
                for &[bases, covers] in if kind.mutant { &MUTANT[..] } else { &FRANKEN[..] } {
                    let mut search = FishSearch { kind, size, digit, candidates, bases, covers, target, known: &mut known };
                    search.look(&mut |step| {
                        removed |= step.eliminations();
                        sink(step)
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The fish that remove one place.
struct FishSearch<'a> {
    kind: FishKind,
    size: usize,
    digit: Digit,
    candidates: &'a Candidates,
    bases: HouseSet,
    covers: HouseSet,
    target: Cell,
    /// The bases and covers that were looked at.
    known: &'a mut HashSet<(u32, u32)>,
}

/// The bases and covers that were chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    base: HouseSet,
    cover: HouseSet,
    /// The places in the bases that the target leaves.
    places: CellSet,
    /// The number of the last base.
    last: usize,
}

impl FishSearch<'_> {
    fn look(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let chosen = Chosen { base: HouseSet::EMPTY, cover: HouseSet::EMPTY, places: CellSet::EMPTY, last: 0 };
        self.choose(chosen, sink)
    }

    /// The digit's places that are left if the target is true.
    fn left(&self) -> CellSet {
        self.candidates.of_digit(self.digit) - self.target.peers() - CellSet::of(self.target)
    }

    /// Covers what is not covered yet, or adds a base.
    fn choose(&mut self, chosen: Chosen, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Chosen { base, cover, places, last } = chosen;
        if let Some(cell) = (places - cover.cells()).first() {
            if cover.len() + 1 < self.size {
                let free = self.covers - base;
                for house in cell.houses().into_iter().filter(|&it| free.contains(it)) {
                    self.choose(Chosen { cover: cover.with(house), ..chosen }, sink)?;
                }
            }
            return ControlFlow::Continue(());
        }
        if base.len() == self.size {
            return self.close(chosen, sink);
        }
        let left = self.left();
        for house in self.bases.iter().filter(|it| it.index() >= last && !cover.contains(*it)) {
            let more = left & house.cells();
            let open = self.candidates.of_digit(self.digit) & house.cells();
            if open.is_empty() || more.intersects(places) || house.cells().contains(self.target) {
                continue;
            }
            self.choose(Chosen { base: base.with(house), cover, places: places | more, last: house.index() + 1 }, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds the cover that the target is in, and others up to as many covers as bases.
    fn close(&mut self, Chosen { base, cover, .. }: Chosen, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let free = self.covers - base - cover;
        for house in self.target.houses().into_iter().filter(|&it| free.contains(it)) {
            self.fill_up(base, cover.with(house), sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Of covers that are fewer than the bases, each other one may be a further one that takes some of the fins in.
    fn fill_up(&mut self, base: HouseSet, cover: HouseSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if cover.len() == self.size {
            return self.fish(base, cover, sink);
        }
        let of_base = self.candidates.of_digit(self.digit) & base.cells();
        for house in self.covers.iter().filter(|&it| !base.contains(it) && !cover.contains(it) && it.cells().intersects(of_base))
        {
            self.fill_up(base, cover.with(house), sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The fish of these bases and covers, if it is of the kind.
    fn fish(&mut self, base: HouseSet, cover: HouseSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if !self.known.insert((base.bits(), cover.bits())) || !self.is_of_kind(base, cover) {
            return ControlFlow::Continue(());
        }
        let open = self.candidates.of_digit(self.digit);
        let (in_base, in_two_bases) = once_and_twice(base);
        let (in_cover, in_two_covers) = once_and_twice(cover);
        let shared = open & in_two_bases;
        let fins = shared | ((open & in_base) - in_cover);
        if fins.is_empty() == self.kind.finned || fins.len() > MOST_FINS || shared.len() > MOST_SHARED {
            return ControlFlow::Continue(());
        }
        let removed = (open & fins.seen_by_all() & ((in_cover - in_base) | in_two_covers)) - fins;
        let Some(effect) = Effect::eliminate_digit(self.digit, removed) else { return ControlFlow::Continue(()) };
        let evidence = Evidence::Fish(Fish { digit: self.digit, base, cover, fins });
        sink(Step { technique: self.kind.technique, effect, evidence })
    }

    /// Whether the houses are those of the kind: a fish of lines alone is a basic one, and a mutant one is no Franken fish.
    fn is_of_kind(&self, base: HouseSet, cover: HouseSet) -> bool {
        let has = |set: HouseSet, kind: HouseKind| set.iter().any(|house| house.kind() == kind);
        let [rows, columns] = [HouseKind::Row, HouseKind::Column];
        let mixed = |set: HouseSet| has(set, rows) && has(set, columns);
        let same_lines = has(base, rows) && has(cover, rows) || has(base, columns) && has(cover, columns);
        if self.kind.mutant {
            return mixed(base) || mixed(cover) || same_lines;
        }
        (has(base, HouseKind::Box) || has(cover, HouseKind::Box)) && !same_lines
    }
}

/// The cells of some houses, and those in two of them.
fn once_and_twice(houses: HouseSet) -> (CellSet, CellSet) {
    houses
        .iter()
        .fold((CellSet::EMPTY, CellSet::EMPTY), |(once, twice), house| (once | house.cells(), twice | once & house.cells()))
}
