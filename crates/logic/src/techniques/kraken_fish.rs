//! Kraken fish: a fish with fins of which some do not see what the fish removes. If no fin is true, the fish is real and removes it;
//! from each fin a chain leads to its removal.

use super::{
    forcing::Reached,
    graph::{Graph, LinkKinds},
};
use crate::{
    Effect, Step, Technique,
    evidence::{Case, Evidence, Kraken},
    sink::Sink,
};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use hashbrown::HashMap;
use nonet_core::board::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

/// The numbers of lines that a fish may have.
const SIZES: core::ops::RangeInclusive<usize> = 2..=4;

/// The number of fins that a fish has at most: each takes a chain of its own.
const MOST_FINS: usize = 3;

/// Kraken fish of lines: of each candidate that one removes, the smallest.
pub(super) fn find(candidates: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = Graph::new(candidates, LinkKinds::ANY.grouped(), DigitSet::ALL, &[]);
    for digit in DigitSet::ALL {
        let mut krakens = Krakens { digit, candidates, graph: &graph, reached: HashMap::new(), left: candidates.of_digit(digit) };
        for size in SIZES {
            for kind in [HouseKind::Row, HouseKind::Column] {
                krakens.of_size(size, kind, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The search for one digit.
struct Krakens<'a> {
    digit: Digit,
    candidates: &'a Candidates,
    graph: &'a Graph,
    /// The candidates that each place leads to.
    reached: HashMap<Cell, Reached>,
    /// The places that no fish has removed.
    left: CellSet,
}

impl Krakens<'_> {
    fn of_size(&mut self, size: usize, kind: HouseKind, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let lines: Vec<House> = House::of_kind(kind).filter(|line| self.candidates.places(self.digit, *line) != 0).collect();
        let across = if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
        let places: Vec<u16> = lines.iter().map(|line| self.candidates.places(self.digit, *line)).collect();
        for chosen in (0u16..1 << lines.len()).filter(|chosen| chosen.count_ones() as usize == size) {
            let base = || (0..lines.len()).filter(|i| chosen >> i & 1 != 0);
            let all = base().fold(0, |all, i| all | places[i]);
            for cover in subsets(all).filter(|cover| cover.count_ones() as usize == size) {
                let fins: u32 = base().map(|i| (places[i] & !cover).count_ones()).sum();
                let is_fish = (1..=MOST_FINS as u32).contains(&fins) && base().all(|i| places[i] & cover != 0);
                if is_fish {
                    let base = base().map(|i| lines[i]).collect();
                    let cover = House::of_kind(across).filter(|line| cover >> line.number() & 1 != 0).collect();
                    self.fish(base, cover, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Puts the steps of the fish of these lines: the removals to which all its fins lead.
    fn fish(&mut self, base: HouseSet, cover: HouseSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let digit = self.digit;
        let open = self.candidates.of_digit(digit);
        let fins = (open & base.cells()) - cover.cells();
        // A finned fish removes the candidates that see all fins.
        let mut removed = (self.left & cover.cells()) - base.cells() - fins.seen_by_all();
        for fin in fins {
            if removed.is_empty() {
                return ControlFlow::Continue(());
            }
            removed &= self.reached(fin).off.cells_of(digit);
        }
        for cell in removed {
            let it = Candidate::new(cell, digit);
            let case = |fin| self.reached.get(&fin)?.case(self.graph, Candidate::new(fin, digit), it, false);
            let Some(cases) = fins.iter().map(case).collect::<Option<Vec<Case>>>() else { continue };
            self.left = self.left.without(cell);
            sink(Step {
                technique: Technique::KrakenFish,
                effect: Effect::Eliminate(it.into()),
                evidence: Evidence::Kraken(Kraken { digit, base, cover, cases }),
            })?;
        }
        ControlFlow::Continue(())
    }

    fn reached(&mut self, cell: Cell) -> &Reached {
        let (graph, candidates, digit) = (self.graph, self.candidates, self.digit);
        self.reached.entry(cell).or_insert_with(|| Reached::new(graph, Candidate::new(cell, digit), candidates))
    }
}

/// All subsets of a set of bits but for the empty one.
fn subsets(all: u16) -> impl Iterator<Item = u16> {
    core::iter::successors(Some(all), move |set| set.checked_sub(1).map(|less| less & all)).take_while(|set| *set != 0)
}
