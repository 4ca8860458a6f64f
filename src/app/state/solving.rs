//! What is done in the Solve room.

use super::{Counting, Look, Solve, State, UNDO, solve::Act};
use crate::app::{text::en, view::Room};
use nonet_core::board::Candidates;
use nonet_game as game;
use nonet_logic::{Options, Technique, TechniqueSet};
use nonet_tutor::positions;

impl State {
    pub(super) fn solve_it(&mut self) {
        self.typing = false;
        self.solve.fill();
    }

    pub(super) fn step(&mut self, limit: usize) {
        self.in_solve(|solve| solve.step(limit));
    }

    /// Does something with the sheet as it is now.
    pub(super) fn in_solve(&mut self, act: impl FnOnce(&mut Solve)) {
        if self.room == Room::Solve {
            self.typing = false;
            self.solve.look = Look::Now;
            act(&mut self.solve);
        }
    }

    /// Brings a position of a lesson onto the board.
    pub(super) fn bring_example(&mut self, technique: Technique, number: usize) {
        if let Some(position) = positions(technique).into_iter().nth(number) {
            self.bring_position(technique, &position);
        }
    }

    pub(super) fn bring_position(&mut self, technique: Technique, position: &Candidates) {
        (self.techniques, self.room) = (false, Room::Solve);
        let givens = position.grid().within(position.givens());
        self.solve.put(game::Sheet::of_givens(&givens).after_steps(position));
        self.solve.candidates = true;
        self.solve.off = Options::to_practise(technique).off;
        self.say(en::example(technique), vec![UNDO]);
    }

    pub(super) fn use_techniques(&mut self, techniques: TechniqueSet, on: bool) {
        let others = self.solve.off - techniques;
        self.solve.off = if on { others } else { others | techniques };
        self.solve.listed = None;
    }

    pub(super) fn look_at(&mut self, number: Option<usize>) {
        self.solve.look = match number {
            Some(number) if number < self.solve.log().len() => Look::Step(number),
            _ => Look::Now,
        };
    }

    pub(super) fn forget_steps(&mut self) {
        let sheet = *self.solve.sheet();
        self.solve.act(Act { sheet, log: Vec::new() });
    }

    /// Walks to the next solution or the one before, and from the board to the first.
    pub(super) fn walk_by(&mut self, by: isize) {
        if self.room == Room::Solve {
            let number = match self.solve.look {
                Look::Solution(number) => number.saturating_add_signed(by),
                Look::Now | Look::Step(_) => 0,
            };
            self.solve.walk_to(number);
        }
    }

    pub(super) fn take_solution(&mut self) {
        if let Some(solution) = self.solve.shown_solution().copied() {
            self.typing = false;
            let sheet = self.solve.sheet().filled_from(&solution);
            self.solve.put(sheet);
        }
    }

    pub(super) fn stop_count(&mut self) {
        if let Counting::Running(found) = self.solve.counting {
            self.solve.counting = Counting::Stopped(found);
        }
    }
}
