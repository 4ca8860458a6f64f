//! What is done in the Solve room.

use super::{
    Counting, Look, Solve, State, UNDO, Wanted,
    solve::{Act, Doing},
};
use crate::app::{text::en, view::Room};
use nonet_game as game;
use nonet_protocol::{Practice, Steps, TechniqueId, TechniqueSet, Told};
use std::rc::Rc;

impl State {
    pub(super) fn solve_it(&mut self) {
        self.typing = false;
        self.solve.fill();
    }

    pub(super) fn step(&mut self) {
        self.in_solve(Solve::step);
    }

    /// Asks for several steps, to be taken as one act.
    pub(super) fn steps(&mut self, steps: Steps) {
        self.in_solve(|solve| solve.steps(steps));
    }

    /// The steps that were asked for are there.
    pub(super) fn take_steps(&mut self, steps: &[Rc<Told>]) {
        self.in_solve(|solve| solve.take_steps(steps));
    }

    /// Does something with the sheet as it is now.
    pub(super) fn in_solve(&mut self, act: impl FnOnce(&mut Solve)) {
        if self.room == Room::Solve {
            self.typing = false;
            self.solve.look = Look::Now;
            act(&mut self.solve);
        }
    }

    /// Asks for a position of a lesson.
    pub(super) fn ask_example(&mut self, technique: TechniqueId, number: usize) {
        self.in_solve(|solve| solve.doing = Some(Doing::Example(technique, number)));
    }

    /// Brings a position onto the board.
    pub(super) fn bring(&mut self, practice: &Practice) {
        (self.techniques, self.room) = (false, Room::Solve);
        let position = practice.position.candidates();
        let givens = position.grid().within(position.givens());
        self.solve.put(game::Sheet::of_givens(&givens).after_steps(&position));
        self.solve.candidates = true;
        self.say(en::example(&practice.technique.title), vec![UNDO]);
    }

    pub(super) fn use_techniques(&mut self, techniques: TechniqueSet, on: bool) {
        let others = self.solve.off - techniques;
        self.solve.off = if on { others } else { others | techniques };
        self.solve.listed = Wanted::No;
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
