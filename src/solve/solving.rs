//! What is done in the Solve room.

use crate::{
    action::SolveAction,
    state::{Act, Counting, Doing, Look, Solve, State, Wanted},
    text::en,
    view::Room,
};
use nonet_core::solver::Verdict;
use nonet_game::{self as game, Sheet};
use nonet_protocol::{Practice, Steps, TechniqueEntry, TechniqueId, Told};
use std::rc::Rc;

impl State {
    /// Does what was asked for in the Solve room.
    pub(crate) fn take_solve_action(&mut self, action: SolveAction) {
        match action {
            SolveAction::UseAsPuzzle => self.use_as_puzzle(),
            SolveAction::EditGivens(on) => self.edit_givens(on),
            SolveAction::TakeFix(fix) => self.take_fix(fix),
            SolveAction::AddGiven(candidate) => self.add_given(candidate),
            SolveAction::Candidates(on) => {
                self.solve.candidates = on;
                self.solve.only_true &= on;
            }
            SolveAction::TrueCandidates(on) => {
                self.solve.only_true = on && matches!(self.solve.judged.verdict, Verdict::Several { .. });
            }
            SolveAction::Solve => self.solve_it(),
            SolveAction::AllSteps => self.steps(Steps::All),
            SolveAction::LookAt(number) => self.look_at(number),
            SolveAction::ForgetSteps => self.forget_steps(),
            SolveAction::PlaceSingles => self.steps(Steps::Singles),
            SolveAction::ListSteps(on) => self.solve.list(on),
            SolveAction::Preview(number) => self.solve.preview = number,
            SolveAction::ChooseStep(number) => self.solve.choose(number),
            SolveAction::TakeStep(number) => self.in_solve(|solve| solve.take_listed(number)),
            SolveAction::GoTo(number) => self.solve.go_to(number),
            SolveAction::ShowForced => self.solve.show_forced(),
            SolveAction::TakeMoment => self.take_moment(),
            SolveAction::Example(technique, number) => self.ask_example(technique, number),
            SolveAction::Use(technique, on) => self.use_techniques(|entry| entry.name.id == technique, on),
            SolveAction::UseUniqueness(on) => self.use_techniques(|entry| entry.assumes_one_solution, on),
            SolveAction::OpenTab(tab) => self.tab = tab,
            SolveAction::Details(on) => self.details = on,
            SolveAction::Trail(on) => self.solve.search = if on { Wanted::Asked } else { Wanted::No },
            SolveAction::Walk(number) => self.solve.walk_to(number),
            SolveAction::WalkBack => self.walk_by(-1),
            SolveAction::WalkOn => self.walk_by(1),
            SolveAction::TakeSolution => self.take_solution(),
            SolveAction::CountAll => self.solve.counting = Counting::Running(0),
            SolveAction::StopCount => self.stop_count(),
            SolveAction::Explain(on) => self.solve.explain(on),
            SolveAction::ShowHardest => self.solve.show_hardest(),
        }
    }

    pub(crate) fn solve_it(&mut self) {
        self.typing = false;
        self.solve.fill();
    }

    pub(crate) fn step(&mut self) {
        if *self.solve.sheet() != Sheet::EMPTY {
            self.in_solve(Solve::step);
        }
    }

    /// Asks for several steps, to be taken as one act.
    pub(crate) fn steps(&mut self, steps: Steps) {
        self.in_solve(|solve| solve.steps(steps));
    }

    /// The steps that were asked for are there.
    pub(crate) fn take_steps(&mut self, steps: &[Rc<Told>]) {
        self.in_solve(|solve| solve.take_steps(steps));
    }

    /// Does something with the sheet as it is now.
    pub(crate) fn in_solve(&mut self, act: impl FnOnce(&mut Solve)) {
        if self.room == Room::Solve {
            self.typing = false;
            self.solve.look = Look::Now;
            act(&mut self.solve);
        }
    }

    /// Asks for a position of a lesson.
    pub(crate) fn ask_example(&mut self, technique: TechniqueId, number: usize) {
        self.room = Room::Solve;
        self.in_solve(|solve| solve.doing = Some(Doing::Example(technique, number)));
    }

    /// Brings a position onto the board.
    pub(crate) fn bring(&mut self, practice: &Practice) {
        self.close();
        self.room = Room::Solve;
        self.details = true;
        let position = practice.position.candidates();
        let givens = position.grid().within(position.givens());
        self.solve.put(game::Sheet::of_givens(&givens).after_steps(&position));
        self.solve.candidates = true;
        self.solve.practice = Some((*self.solve.sheet(), practice.switched.clone()));
        self.say_undoable(en::example(&practice.technique.title));
    }

    /// Switches the techniques on or off that are meant.
    fn use_techniques(&mut self, is_meant: impl Fn(&TechniqueEntry) -> bool, on: bool) {
        let entries = self.entries.iter().flat_map(|entries| entries.iter());
        let is_turned = |entry: &&TechniqueEntry| match is_meant(entry) {
            true => entry.unless_chosen == on,
            false => self.solve.switched.contains(&entry.name.name),
        };
        self.solve.switched = entries.filter(is_turned).map(|entry| &*entry.name.name).collect();
        self.solve.practice = None;
        self.solve.listed = Wanted::No;
    }

    pub(crate) fn look_at(&mut self, number: Option<usize>) {
        self.solve.look = match number {
            Some(number) if number < self.solve.log().len() => Look::Step(number),
            _ => Look::Now,
        };
    }

    /// Makes the moment that is looked at what stands; says how many digits that took away.
    fn take_moment(&mut self) {
        self.typing = false;
        let before = self.solve.sheet().grid().filled();
        self.solve.take_moment();
        let gone = before - self.solve.sheet().grid().filled();
        if !gone.is_empty() {
            self.say_undoable(en::taken_away(gone.len()));
        }
    }

    pub(crate) fn forget_steps(&mut self) {
        let sheet = *self.solve.sheet();
        self.solve.act(Act { sheet, log: Vec::new() });
    }

    /// Walks to the next solution or the one before, and from the board to the first.
    pub(crate) fn walk_by(&mut self, by: isize) {
        if self.room == Room::Solve {
            let number = match self.solve.look {
                Look::Solution(number) => number.saturating_add_signed(by),
                Look::Now | Look::Step(_) | Look::Available(_) | Look::Moment(_) | Look::Forced(_) | Look::Hardest => 0,
            };
            self.solve.walk_to(number);
        }
    }

    pub(crate) fn take_solution(&mut self) {
        if let Some(solution) = self.solve.shown_solution().copied() {
            self.typing = false;
            let sheet = self.solve.sheet().filled_from(&solution);
            self.solve.put(sheet);
        }
    }

    pub(crate) fn stop_count(&mut self) {
        if let Counting::Running(found) = self.solve.counting {
            self.solve.counting = Counting::Stopped(found);
        }
    }
}
