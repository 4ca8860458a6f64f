//! Other steps within a run: what locked candidates, pairs, X-Wings and nested chains remove once the run has removed enough.

use super::branches;
use super::forcing;
use super::literal::Literal;
use super::proof::{Gone, Nested};
use super::run::Run;
use crate::fish::{self, Fish};
use crate::houses::cell_at;
use crate::locking::{self, Locked};
use crate::position::Position;
use crate::sets::{self, Set};
use crate::step::Engine;
use nonet_core::board::{Cell, DigitSet};
use std::collections::HashMap;
use std::rc::Rc;

/// The families of steps that a run may use, in their order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Families {
    /// Locked candidates, hidden pairs, naked pairs, X-Wings.
    simple: bool,
    chains: &'static [Chains],
}

/// A nested engine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Chains {
    Forcing,
    Branches(Engine),
}

impl Families {
    pub(super) const NONE: Families = Families { simple: false, chains: &[] };

    /// The families that the engine of this level uses.
    pub(super) const fn of_level(level: u8) -> Families {
        use Chains::{Branches, Forcing};
        const DYNAMIC: Chains = Branches(Engine::Dynamic { level: 0 });
        let chains: &[Chains] = match level {
            0 => return Families::NONE,
            1 => &[],
            2 => &[Forcing],
            3 => &[Forcing, Branches(Engine::Multiple)],
            4 => &[DYNAMIC],
            _ => &[DYNAMIC, Branches(Engine::Dynamic { level: 2 })],
        };
        Families { simple: true, chains }
    }
}

type Hints = Rc<[Rc<Nested>]>;

/// The hints that nested engines have found, by the candidates of the position. The empty cells of all these positions are the same.
#[derive(Default)]
pub(super) struct Memo {
    found: HashMap<(Chains, [DigitSet; 81]), Hints>,
}

/// The number of positions that are kept at most: forgetting costs time and changes nothing.
const MOST_KEPT: usize = 4096;

impl Memo {
    fn hints(&mut self, chains: Chains, position: &Position) -> Hints {
        let key = (chains, *position.marks().by_cell());
        if let Some(found) = self.found.get(&key) {
            return Rc::clone(found);
        }
        let found: Hints = match chains {
            Chains::Forcing => forcing::all(position),
            Chains::Branches(engine) => branches::all(position, engine),
        }
        .into();
        if self.found.len() >= MOST_KEPT {
            self.found.clear();
        }
        self.found.insert(key, Rc::clone(&found));
        found
    }
}

/// A step that is possible since some candidates have gone.
struct Deduction {
    removals: Vec<(Cell, DigitSet)>,
    parents: Vec<Literal>,
}

/// Adds to the run what the first family removes that removes something; whether there was one.
pub(super) fn deduce(start: &Position, families: Families, run: &mut Run, memo: &mut Memo) -> bool {
    if families.simple {
        let gone = Gone { start, now: run.scratch().marks() };
        let simple = [locked, hidden_pairs, naked_pairs, x_wings];
        if let Some(found) = simple.iter().map(|family| family(run.scratch(), &gone)).find(|found| !found.is_empty()) {
            for Deduction { removals, parents } in found {
                add(run, &removals, &parents, None);
            }
            return true;
        }
    }
    families.chains.iter().any(|&chains| {
        let hints = memo.hints(chains, run.scratch());
        let gone = Gone { start, now: run.scratch().marks() };
        let parents: Vec<Vec<Literal>> = hints.iter().map(|hint| hint.parents(&gone)).collect();
        let mut found = false;
        for (hint, parents) in hints.iter().zip(&parents).filter(|(_, parents)| !parents.is_empty()) {
            add(run, &hint.removals, parents, Some(hint));
            found = true;
        }
        found
    })
}

fn add(run: &mut Run, removals: &[(Cell, DigitSet)], parents: &[Literal], nested: Option<&Rc<Nested>>) {
    for &(cell, digits) in removals {
        digits.iter().for_each(|digit| run.deduce(cell, digit, parents, nested));
    }
}

/// Notes a step, if something had to go before it.
fn note(found: &mut Vec<Deduction>, parents: Vec<Literal>, removals: impl FnOnce() -> Vec<(Cell, DigitSet)>) {
    if !parents.is_empty() {
        let removals = removals();
        if !removals.is_empty() {
            found.push(Deduction { removals, parents });
        }
    }
}

fn locked(position: &Position, gone: &Gone<'_>) -> Vec<Deduction> {
    let mut found = Vec::new();
    for locked in locking::all(position) {
        let Locked { base, cover, digit } = locked;
        let outside = gone.places(base, digit).map(|place| cell_at(base, place)).filter(|&cell| !cover.cells().contains(cell));
        let parents = outside.map(|cell| Literal::off(cell, digit)).collect();
        note(&mut found, parents, || crate::step::removals_of(digit, locked.victims(position)));
    }
    found
}

fn hidden_pairs(position: &Position, gone: &Gone<'_>) -> Vec<Deduction> {
    let mut found = Vec::new();
    for set in sets::hidden(position, 2, 4) {
        let Set { house, places, digits } = set;
        let others = (0..9).filter(|&place| !places.contains(place)).map(|place| cell_at(house, place));
        let parents = others.flat_map(|cell| (gone.digits(cell) & digits).iter().map(move |digit| Literal::off(cell, digit)));
        note(&mut found, parents.collect(), || set.inside(position));
    }
    found
}

fn naked_pairs(position: &Position, gone: &Gone<'_>) -> Vec<Deduction> {
    let mut found = Vec::new();
    for set in sets::naked(position, 2) {
        let cells = set.places.map(|place| cell_at(set.house, place));
        let parents = cells.flat_map(|cell| gone.digits(cell).iter().map(move |digit| Literal::off(cell, digit)));
        note(&mut found, parents.collect(), || set.outside(position));
    }
    found
}

fn x_wings(position: &Position, gone: &Gone<'_>) -> Vec<Deduction> {
    let mut found = Vec::new();
    for fish in fish::all(position, 2) {
        let Fish { digit, crossing, .. } = fish;
        let lost = |line| gone.places(line, digit).minus(crossing).map(move |place| Literal::off(cell_at(line, place), digit));
        note(&mut found, fish.lines().flat_map(lost).collect(), || crate::step::removals_of(digit, fish.victims(position)));
    }
    found
}
