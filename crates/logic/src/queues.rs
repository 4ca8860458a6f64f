//! Singles in the order in which HoDoKu comes to them: each candidate that is removed may leave a cell or a house with one, and these
//! wait in two lines. Which single is taken first decides how many are naked, hidden, or the last of a house, and so the score.

use super::{
    Effect, Step, Technique,
    evidence::{Evidence, LastCell, OnlyDigit, OnlyPlace},
};
use alloc::collections::VecDeque;
use nonet_core::board::{Candidate, Candidates, Cell, Digit, DigitSet, House};

/// The singles that wait, and what is left of the candidates.
pub(super) struct Queues {
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
    /// The candidates of each cell; none where it is filled.
    cells: [u16; 81],
    /// The cells of each house that have each digit, how many.
    places: [[u8; 9]; 27],
    /// The candidates that each house has, how many.
    left: [u16; 27],
}

impl Queues {
    /// Returns the queues of a position, as if its digits were placed one after the other.
    pub(super) fn new(candidates: &Candidates) -> Queues {
        let mut queues = Queues {
            naked: VecDeque::with_capacity(128),
            hidden: VecDeque::with_capacity(256),
            cells: [0x1ff; 81],
            places: [[9; 9]; 27],
            left: [81; 27],
        };
        for (cell, digit) in candidates.grid().iter() {
            queues.place(Candidate::new(cell, digit));
        }
        for cell in candidates.empty_cells() {
            let own = DigitSet::from_bits(queues.cells[cell.index()]);
            for digit in own - candidates.of_cell(cell) {
                queues.remove(Candidate::new(cell, digit));
            }
        }
        queues
    }

    /// Takes note of a step.
    pub(super) fn take(&mut self, step: &Step) {
        match step.effect {
            Effect::Place(set) => set.get().iter().for_each(|it| self.place(it)),
            Effect::Eliminate(set) => set.get().iter().for_each(|it| self.remove(it)),
        }
    }

    fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.cells[cell.index()] >> digit.index() & 1 != 0
    }

    fn place(&mut self, it: Candidate) {
        let own = DigitSet::from_bits(self.cells[it.cell.index()]);
        self.cells[it.cell.index()] = 0;
        for peer in it.cell.peers() {
            self.remove(Candidate::new(peer, it.digit));
        }
        for digit in own {
            self.leave(Candidate::new(it.cell, digit));
        }
    }

    fn remove(&mut self, it: Candidate) {
        if !self.has(it.cell, it.digit) {
            return;
        }
        let own = &mut self.cells[it.cell.index()];
        *own &= !(1 << it.digit.index());
        let left = DigitSet::from_bits(*own).single();
        self.leave(it);
        if let Some(digit) = left {
            self.naked.push_back(Candidate::new(it.cell, digit));
        }
    }

    /// A candidate is gone from its houses.
    fn leave(&mut self, it: Candidate) {
        for house in it.cell.houses() {
            let places = &mut self.places[house.index()][it.digit.index()];
            *places = places.saturating_sub(1);
            self.left[house.index()] -= 1;
            if *places == 1
                && let Some(cell) = house.cells().iter().find(|&cell| self.has(cell, it.digit))
            {
                self.hidden.push_back(Candidate::new(cell, it.digit));
            }
        }
    }

    /// The last cell of a house among the naked singles that wait.
    pub(super) fn full_house(&self) -> Option<Step> {
        let last_in = |it: &Candidate| {
            let last = |house: &House| self.left[house.index()] == 1;
            it.cell.houses().into_iter().find(last).map(|house| (*it, house))
        };
        let waiting = self.naked.iter().filter(|it| self.has(it.cell, it.digit));
        let (it, house) = waiting.filter_map(last_in).next()?;
        Some(Step::placing(Technique::FullHouse, it, Evidence::LastCell(LastCell { house })))
    }

    /// The first naked single that waits.
    pub(super) fn naked_single(&mut self) -> Option<Step> {
        while let Some(it) = self.naked.pop_front() {
            if self.has(it.cell, it.digit) {
                return Some(Step::placing(Technique::NakedSingle, it, Evidence::OnlyDigit(OnlyDigit)));
            }
        }
        None
    }

    /// The first hidden single that waits.
    pub(super) fn hidden_single(&mut self) -> Option<Step> {
        while let Some(it) = self.hidden.pop_front() {
            let only = |house: &House| self.places[house.index()][it.digit.index()] == 1;
            if self.has(it.cell, it.digit)
                && let Some(house) = it.cell.houses().into_iter().find(only)
            {
                return Some(Step::placing(Technique::HiddenSingle, it, Evidence::OnlyPlace(OnlyPlace { house })));
            }
        }
        None
    }
}
