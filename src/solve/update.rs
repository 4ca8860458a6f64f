//! The updates of the Solve room. Writing digits is in `writing.rs`.

use super::{
    display::Viewing,
    findings::Counting,
    state::{Snapshot, Solve},
};
use crate::{
    action::{OwnAction, RatingAction, SolutionAction, SolveAction, StepAction, TechniqueAction},
    session::{BrowserEffect, Context, Remote},
    text,
};
use nonet_game::SolveBoard;
use nonet_protocol::{Room, Steps, Technique, TechniqueSet};

impl Solve {
    /// Handles an action of the Solve room.
    pub fn update(&mut self, action: SolveAction, context: &mut Context<'_>) {
        match action {
            SolveAction::UseAsPuzzle => self.use_as_puzzle(context),
            SolveAction::EditGivens(on) => self.edit_givens(on, context),
            SolveAction::TakeFix(fix) => self.take_fix(fix, context),
            SolveAction::AddGiven(candidate) => self.add_given(candidate, context),
            SolveAction::Candidates(on) => {
                self.display.candidates = on;
                self.display.only_true &= on;
            }
            SolveAction::TrueCandidates(on) => self.show_true_candidates(on),
            SolveAction::Solve => {
                context.session.board.typing = false;
                self.fill();
            }
            SolveAction::ShowForced => self.show_forced(),
            SolveAction::Trail(on) => self.findings.search = if on { Remote::Loading } else { Remote::Idle },
            SolveAction::OpenTab(tab) => (self.tab, self.display.follows_steps) = (tab, false),
            SolveAction::Details(on) => self.details = on,
            SolveAction::Widen(width) => self.middle = width,
            SolveAction::Present(on) => self.presents = on,
            SolveAction::Step(action) => self.update_steps(action, context),
            SolveAction::Rating(action) => self.update_rating(action, context),
            SolveAction::Solution(action) => self.update_solutions(action, context),
            SolveAction::Technique(action) => self.update_techniques(action),
            SolveAction::Copy(text) => {
                context.session.effects.push(BrowserEffect::PromiseCopy);
                context.session.effects.push(BrowserEffect::Copy(Some(text.to_string())));
            }
            SolveAction::Suppose(action) => self.update_supposing(action),
            SolveAction::Analysis(action) => self.update_analysis(action, context),
            SolveAction::Own(OwnAction::Write(text)) => self.write_own(text),
            SolveAction::Own(OwnAction::Take) => self.at_now(context, Solve::take_own),
        }
    }

    fn update_steps(&mut self, action: StepAction, context: &mut Context<'_>) {
        match action {
            StepAction::All => self.at_now(context, |solve| solve.steps(Steps::All)),
            StepAction::Singles => self.at_now(context, |solve| solve.steps(Steps::Singles)),
            StepAction::LookAt(number) => self.look_at(number),
            StepAction::Pick(number, on) => self.pick_for_document(number, on),
            StepAction::Forget => self.record(Snapshot::of(*self.board())),
            StepAction::List(on) => self.list(on),
            StepAction::Preview(number) => self.display.preview = number,
            StepAction::Choose(number) => self.choose(number),
            StepAction::Take(number) => self.at_now(context, |solve| solve.take_listed(number)),
            StepAction::Unfold(number, on) => self.unfold(number, on),
            StepAction::Sort(order) => self.stepping.list.order = order,
            StepAction::OnlyDigit(digit) => self.stepping.list.filter.digit = digit,
            StepAction::OnlyTechnique(technique) => self.stepping.list.filter.technique = technique,
            StepAction::OnlySize(size) => self.stepping.list.filter.size = size,
            StepAction::OnlySelected(on) => self.stepping.list.filter.selected = on,
        }
    }

    fn update_rating(&mut self, action: RatingAction, context: &mut Context<'_>) {
        match action {
            RatingAction::ShowStep(number) => self.go_to(number),
            RatingAction::TakeStep => self.make_path_step_current(context),
            RatingAction::Explain(on) => self.explain(on),
            RatingAction::ShowHardest => self.show_hardest(),
            RatingAction::FindFacts(on) => self.find_facts(on),
        }
    }

    fn update_solutions(&mut self, action: SolutionAction, context: &mut Context<'_>) {
        match action {
            SolutionAction::Show(number) => self.show_solution(number),
            SolutionAction::ShowPrevious => self.show_solution_by(-1),
            SolutionAction::ShowNext => self.show_solution_by(1),
            SolutionAction::Take => self.take_solution(context),
            SolutionAction::CountAll => self.findings.counting = Counting::Running(0),
            SolutionAction::StopCount => self.stop_count(),
        }
    }

    fn update_techniques(&mut self, action: TechniqueAction) {
        match action {
            TechniqueAction::Use(technique, on) => self.use_techniques(|it| it == technique, on),
            TechniqueAction::UseLevel(level, on) => self.use_techniques(|it| it.level() == level, on),
            TechniqueAction::UseUniqueness(on) => self.use_techniques(Technique::assumes_one_solution, on),
            TechniqueAction::Profile(profile) => self.switch_techniques(TechniqueSet::OFF_BY_DEFAULT ^ !profile.techniques()),
        }
    }

    /// Applies an operation to the current board, whatever the board shows at the moment. Does nothing while another room is
    /// shown.
    pub fn at_now(&mut self, context: &mut Context<'_>, act: impl FnOnce(&mut Solve)) {
        if context.session.room == Room::Solve {
            context.session.board.typing = false;
            self.display.viewing = Viewing::Now;
            act(self);
        }
    }

    /// Switches the techniques for which `is_meant` holds on or off.
    fn use_techniques(&mut self, is_meant: impl Fn(Technique) -> bool, on: bool) {
        let is_turned = |technique: &Technique| match is_meant(*technique) {
            true => technique.is_off_by_default() == on,
            false => self.stepping.switched.contains(*technique),
        };
        self.switch_techniques(Technique::ALL.into_iter().filter(is_turned).collect());
    }

    /// Switches techniques: these are not at their default, all others are. What was said of those before is forgotten.
    fn switch_techniques(&mut self, switched: TechniqueSet) {
        self.stepping.switched = switched;
        self.stepping.list.is_current = false;
        (self.stepping.message, self.stepping.missing) = (None, Remote::Idle);
    }

    fn look_at(&mut self, number: Option<usize>) {
        match number {
            Some(number) if number < self.log().len() => {
                self.keep_open();
                self.display.viewing = Viewing::Step(number);
            }
            _ => {
                self.display.opened.clear();
                self.display.viewing = Viewing::Now;
            }
        }
    }

    /// Makes the shown step of the rating's path the current state. A message says how many digits that removed.
    fn make_path_step_current(&mut self, context: &mut Context<'_>) {
        context.session.board.typing = false;
        let before = self.board().grid().filled_cells();
        self.take_path_step();
        let gone = before - self.board().grid().filled_cells();
        if !gone.is_empty() {
            context.say_undoable(text::solve::taken_away(gone.len()));
        }
    }

    /// Shows the next solution, or the previous one. From the current board it goes to the first solution.
    fn show_solution_by(&mut self, by: isize) {
        let Viewing::Solution(number) = self.display.viewing else { return self.show_solution(0) };
        self.show_solution(number.saturating_add_signed(by));
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
        if let Counting::Running(found) = self.findings.counting {
            self.findings.counting = Counting::Stopped(found);
        }
    }

    /// Takes the next step. If the board shows an available step, that one is taken.
    pub(super) fn take_next_step(&mut self, context: &mut Context<'_>) {
        match self.display.viewing {
            Viewing::Available(number) => self.at_now(context, |solve| solve.take_listed(number)),
            _ if *self.board() != SolveBoard::EMPTY => self.at_now(context, Solve::step),
            _ => {}
        }
    }
}
