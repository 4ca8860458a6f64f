//! The updates of the Solve room. Writing digits is in `writing.rs`.

use super::{
    exercise::Exercise,
    state::{Counting, PendingOperation, Snapshot, Solve, Viewing},
};
use crate::{
    action::SolveAction,
    session::{Context, Remote, Request},
    text,
};
use nonet_core::{board::DigitSet, solver::Verdict};
use nonet_game::{self as game, SolveBoard};
use nonet_protocol::{Practice, Room, Steps, Technique};

impl Solve {
    /// Handles an action of the Solve room.
    pub fn update(&mut self, action: SolveAction, context: &mut Context<'_>) {
        match action {
            SolveAction::UseAsPuzzle => self.use_as_puzzle(context),
            SolveAction::EditGivens(on) => self.edit_givens(on, context),
            SolveAction::TakeFix(fix) => self.take_fix(fix, context),
            SolveAction::AddGiven(candidate) => self.add_given(candidate, context),
            SolveAction::Candidates(on) => {
                self.candidates = on;
                self.only_true &= on;
            }
            SolveAction::TrueCandidates(on) => self.only_true = on && matches!(self.assessment.verdict, Verdict::Several { .. }),
            SolveAction::Solve => {
                context.session.board.typing = false;
                self.fill();
            }
            SolveAction::AllSteps => self.at_now(context, |solve| solve.steps(Steps::All)),
            SolveAction::LookAt(number) => self.look_at(number),
            SolveAction::ForgetSteps => self.record(Snapshot::of(*self.board())),
            SolveAction::PlaceSingles => self.at_now(context, |solve| solve.steps(Steps::Singles)),
            SolveAction::ListSteps(on) => self.list(on),
            SolveAction::Preview(number) => self.preview = number,
            SolveAction::ChooseStep(number) => self.choose(number),
            SolveAction::TakeStep(number) => self.at_now(context, |solve| solve.take_listed(number)),
            SolveAction::GoTo(number) => self.go_to(number),
            SolveAction::ShowForced => self.show_forced(),
            SolveAction::TakeMoment => self.make_moment_now(context),
            SolveAction::Example(technique, number) => self.ask_example(technique, number, context),
            SolveAction::Use(technique, on) => self.use_techniques(|it| it == technique, on),
            SolveAction::UseLevel(level, on) => self.use_techniques(|it| it.level() == level, on),
            SolveAction::UseUniqueness(on) => self.use_techniques(Technique::assumes_one_solution, on),
            SolveAction::OpenTab(tab) => (self.tab, self.just_stepped) = (tab, false),
            SolveAction::Details(on) => self.details = on,
            SolveAction::Trail(on) => self.search = if on { Remote::Loading } else { Remote::Idle },
            SolveAction::Walk(number) => self.walk_to(number),
            SolveAction::WalkBack => self.walk_by(-1),
            SolveAction::WalkOn => self.walk_by(1),
            SolveAction::TakeSolution => self.take_solution(context),
            SolveAction::CountAll => self.counting = Counting::Running(0),
            SolveAction::StopCount => self.stop_count(),
            SolveAction::Explain(on) => self.explain(on),
            SolveAction::ShowHardest => self.show_hardest(),
        }
    }

    /// Applies an operation to the current board, whatever the board shows at the moment. Does nothing while another room is
    /// shown.
    pub fn at_now(&mut self, context: &mut Context<'_>, act: impl FnOnce(&mut Solve)) {
        if context.session.room == Room::Solve {
            context.session.board.typing = false;
            self.viewing = Viewing::Now;
            act(self);
        }
    }

    /// Asks the worker for a position of a lesson.
    fn ask_example(&mut self, technique: Technique, number: usize, context: &mut Context<'_>) {
        context.session.room = Room::Solve;
        self.at_now(context, |solve| solve.pending = Some(PendingOperation::Example(technique, number)));
    }

    /// Takes a position of a lesson onto the board. `number` is its index in the lesson. Nothing is lit or selected, and the keys are
    /// shown: the player is to look for the step.
    pub fn bring(&mut self, practice: &Practice, number: Option<usize>, context: &mut Context<'_>) {
        context.ask(Request::Close);
        context.session.room = Room::Solve;
        self.details = false;
        let board = &mut context.session.board;
        (board.lit, board.selection) = (DigitSet::EMPTY, board.selection.none());
        board.to_board += 1;
        let position = practice.position.candidates();
        let givens = position.grid().within(position.givens());
        let board = game::SolveBoard::of_givens(&givens).after_steps(&position);
        self.editing = false;
        self.record(Snapshot::of(board));
        self.candidates = true;
        self.exercise = Some(Exercise::new(practice, number, board));
    }

    /// Switches the techniques for which `is_meant` holds on or off.
    fn use_techniques(&mut self, is_meant: impl Fn(Technique) -> bool, on: bool) {
        let is_turned = |technique: &Technique| match is_meant(*technique) {
            true => technique.is_off_by_default() == on,
            false => self.switched.contains(*technique),
        };
        self.switched = Technique::ALL.into_iter().filter(is_turned).collect();
        if let Some(exercise) = &mut self.exercise {
            exercise.switched = None; // from now on the player's own switches hold there too
        }
        self.listed = Remote::Idle;
    }

    fn look_at(&mut self, number: Option<usize>) {
        match number {
            Some(number) if number < self.log().len() => {
                self.keep_open();
                self.viewing = Viewing::Step(number);
            }
            _ => {
                self.opened.clear();
                self.viewing = Viewing::Now;
            }
        }
    }

    /// Makes the shown step of the rating's path the current state. A message says how many digits that removed.
    fn make_moment_now(&mut self, context: &mut Context<'_>) {
        context.session.board.typing = false;
        let before = self.board().grid().filled_cells();
        self.take_moment();
        let gone = before - self.board().grid().filled_cells();
        if !gone.is_empty() {
            context.say_undoable(text::solve::taken_away(gone.len()));
        }
    }

    /// Shows the next solution, or the previous one. From the current board it goes to the first solution.
    fn walk_by(&mut self, by: isize) {
        let Viewing::Solution(number) = self.viewing else { return self.walk_to(0) };
        self.walk_to(number.saturating_add_signed(by));
    }

    fn take_solution(&mut self, context: &mut Context<'_>) {
        if let Some(solution) = self.shown_solution().copied() {
            context.session.board.typing = false;
            let board = self.board().filled_from(&solution);
            self.put(board);
        }
    }

    /// Stops the count of solutions.
    pub fn stop_count(&mut self) {
        if let Counting::Running(found) = self.counting {
            self.counting = Counting::Stopped(found);
        }
    }

    /// Takes the next step. If the board shows an available step, that one is taken.
    pub(super) fn take_next_step(&mut self, context: &mut Context<'_>) {
        match self.viewing {
            Viewing::Available(number) => self.at_now(context, |solve| solve.take_listed(number)),
            _ if *self.board() != SolveBoard::EMPTY => self.at_now(context, Solve::step),
            _ => {}
        }
    }
}
