//! The number of nodes after which a literal may be reached from another, without the order in which that happens: a search of sets, much
//! faster than growing the tree, which then is grown only where the search shows something.

use super::literal::Literal;
use crate::bits::{BitSet, words_for};
use crate::houses::{cell_at, digit_at};
use crate::position::{Marks, Position};
use nonet_core::board::{Cell, CellSet, Digit, House};

/// The number of a candidate.
#[inline(always)]
const fn number(cell: Cell, digit: Digit) -> usize {
    cell.index() * 9 + digit.index()
}

/// A set of candidates, by their numbers.
type Bits = BitSet<{ words_for(81 * 9) }>;

/// For each candidate those that it excludes: the others of its cell, and its digit in the peers.
static EXCLUDED: [Bits; 729] = {
    let mut excluded = [Bits::EMPTY; 729];
    let mut i = 0;
    while let Some(cell) = Cell::from_index(i / 9) {
        let mut other = 0;
        while let Some(peer) = Cell::from_index(other) {
            if cell.sees(peer) {
                excluded[i].insert(number(peer, digit_at(i % 9)));
            }
            if other < 9 && other != i % 9 {
                excluded[i].insert(number(cell, digit_at(other)));
            }
            other += 1;
        }
        i += 1;
    }
    excluded
};

/// For each digit its candidates in all cells.
static OF_DIGIT: [Bits; 9] = {
    let mut planes = [Bits::EMPTY; 9];
    let mut i = 0;
    while i < 729 {
        planes[i % 9].insert(i);
        i += 1;
    }
    planes
};

const NONE: u16 = u16::MAX;

/// The links of a position that a pass over its candidates may use.
pub(super) struct Network {
    has_y: bool,
    /// The candidates from which, if they are off, another follows.
    strong: Bits,
    /// For each of these what follows, at most four numbers, then `NONE`.
    partners: Vec<[u16; 4]>,
    /// For each candidate those that are on two steps after it.
    after: Vec<Bits>,
}

impl Network {
    /// The links within houses, those within cells, or both.
    pub(super) fn new(position: &Position, has_x: bool, has_y: bool) -> Network {
        let (partners, after) = (vec![[NONE; 4]; 729], vec![Bits::EMPTY; 729]);
        let mut network = Network { has_y, strong: Bits::EMPTY, partners, after };
        let candidates =
            || position.empty_cells().iter().flat_map(|cell| position.candidates(cell).iter().map(move |it| (cell, it)));
        for cell in position.empty_cells().iter().filter(|&cell| has_y && position.candidates(cell).len() == 2) {
            network.link(position.candidates(cell).iter().map(|digit| number(cell, digit)));
        }
        for house in House::all().filter(|_| has_x) {
            for digit in Digit::ALL {
                let places = position.places(house, digit);
                if places.len() == 2 {
                    network.link(places.map(|place| number(cell_at(house, place), digit)));
                }
            }
        }
        for (cell, digit) in candidates() {
            network.after[number(cell, digit)] = network.after_all(&network.excluded(cell, digit));
        }
        network
    }

    /// Links two candidates of which one holds.
    fn link(&mut self, mut pair: impl Iterator<Item = usize>) {
        let (Some(first), Some(second)) = (pair.next(), pair.next()) else { return };
        for (from, to) in [(first, second as u16), (second, first as u16)] {
            self.strong.insert(from);
            let partners = &mut self.partners[from];
            if !partners.contains(&to)
                && let Some(free) = partners.iter_mut().find(|partner| **partner == NONE)
            {
                *free = to;
            }
        }
    }

    /// The candidates that a candidate excludes and from which something follows.
    fn excluded(&self, cell: Cell, digit: Digit) -> Bits {
        let mut excluded = EXCLUDED[number(cell, digit)];
        excluded.retain(&self.strong);
        if !self.has_y {
            excluded.retain(&OF_DIGIT[digit.index()]);
        }
        excluded
    }

    /// The candidates from which something follows if they are off: the others end every chain.
    pub(super) fn strong(&self, position: &Position) -> Marks {
        let mut marks = position.marks().clone();
        for cell in position.empty_cells() {
            let weak = position.candidates(cell).iter().filter(|&digit| !self.strong.contains(number(cell, digit)));
            weak.for_each(|digit| marks.remove(cell, digit));
        }
        marks
    }

    fn partners(&self, candidate: usize) -> impl Iterator<Item = usize> {
        self.partners[candidate].iter().take_while(|&&partner| partner != NONE).map(|&partner| partner.into())
    }

    /// The candidates that follow from candidates that are off.
    fn after_all(&self, off: &Bits) -> Bits {
        let mut on = Bits::EMPTY;
        off.numbers().for_each(|candidate| self.partners(candidate).for_each(|partner| on.insert(partner)));
        on
    }

    /// Whether a chain ends in the negation of its assumption, of a complexity that is wanted.
    pub(super) fn chain(&self, root: Literal, is_wanted: impl Fn(u32) -> bool) -> bool {
        let candidate = number(root.cell(), root.digit());
        if root.is_on() {
            // The last step is known: it comes from a candidate that excludes the root.
            self.meets(&EXCLUDED[candidate], Bits::EMPTY, self.after[candidate], 3, |depth| is_wanted(depth + 1))
        } else {
            let mut root = Bits::EMPTY;
            root.insert(candidate);
            self.meets(&root, Bits::EMPTY, self.after_all(&root), 2, is_wanted)
        }
    }

    /// Whether a cycle may lead through an assumption, of a complexity that is wanted: it comes back by a strong link from a
    /// candidate that it hasn't met before. Whether it removes something is another question.
    pub(super) fn cycle(&self, root: Literal, is_wanted: impl Fn(u32) -> bool) -> bool {
        let candidate = number(root.cell(), root.digit());
        let mut closers = self.partners(candidate);
        closers.any(|closer| {
            let mut others = self.excluded(root.cell(), root.digit());
            others.remove(closer);
            let mut seen = Bits::EMPTY;
            seen.insert(candidate);
            let mut frontier = self.after_all(&others);
            frontier.subtract(&seen);
            self.meets(&EXCLUDED[closer], seen, frontier, 3, |depth| is_wanted(depth + 1))
        })
    }

    /// Whether candidates of the goal are on at a level whose depth is wanted. `frontier` are those that are on at the first level,
    /// `depth` is how many nodes lead to it, and `seen` have been on before.
    fn meets(&self, goal: &Bits, mut seen: Bits, mut frontier: Bits, mut depth: u32, is_wanted: impl Fn(u32) -> bool) -> bool {
        while is_wanted(depth) && !frontier.is_empty() {
            if frontier.intersects(goal) {
                return true;
            }
            seen.add(&frontier);
            let mut next = Bits::EMPTY;
            frontier.numbers().for_each(|candidate| next.add(&self.after[candidate]));
            next.subtract(&seen);
            frontier = next;
            depth += 2;
        }
        false
    }
}

/// Whether an assumption leads to a contradiction of its digit alone, when all removals are made: two places of a house hold, or
/// none does. In which order the places fall does not matter to that.
pub(super) fn contradicts(position: &Position, assumption: Literal) -> bool {
    let digit = assumption.digit();
    let start = position.cells_of(digit);
    let (mut open, mut on) = (start, CellSet::EMPTY);
    if assumption.is_on() {
        open -= assumption.cell().peers();
        on = CellSet::of(assumption.cell());
    } else {
        open = open.without(assumption.cell());
    }
    loop {
        let before = open;
        for house in House::all().filter(|house| house.cells().intersects(start)) {
            let left = house.cells() & open;
            match left.first() {
                None => return true,
                Some(cell) if left.len() == 1 && !on.contains(cell) => {
                    on = on.with(cell);
                    open -= cell.peers();
                }
                Some(_) => {}
            }
        }
        if open == before {
            return false;
        }
    }
}
