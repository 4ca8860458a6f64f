//! The updates of the Learn room.

use super::{
    sheet::SheetForm,
    state::{Known, Learn},
    task::{Judging, Series, Task},
};
use crate::{
    action::{BoardAction, LearnAction, LearnPage, LessonAct},
    session::{BrowserEffect, Context, Remote, Session, Undated},
    text,
};
use nonet_core::board::{Candidate, Cell, Digit};
use nonet_course::{
    Chapter, DrillKind, DrillLevel, DrillSheet, Goal, Knowledge, NextThing, ROW, Ring, RowFigures, drillable, next_placement,
};
use nonet_protocol::{Drill, DrillRequest, Technique};
use std::rc::Rc;

impl Learn {
    /// Handles an action of the Learn room.
    pub fn update(&mut self, action: LearnAction, context: &mut Context<'_>) {
        match action {
            LearnAction::Open(page) => {
                self.open(page);
                if page == LearnPage::Sheet && self.sheet.is_none() {
                    self.sheet = Some(SheetForm::new(self, context.session));
                }
            }
            LearnAction::Goal(level) => self.chosen_goal = Some(level),
            LearnAction::GoOn => self.go_on(context),
            LearnAction::Lesson(technique) => self.begin_act(technique, LessonAct::See, context),
            LearnAction::Act(act) => {
                if let Some(technique) = self.task.as_ref().map(Task::technique) {
                    self.begin_act(technique, act, context);
                }
            }
            LearnAction::Practise(technique, kind) => self.begin_fresh(Series::Drills, technique, kind, context),
            LearnAction::Drill(seed) => self.begin(Series::Linked, DrillRequest { seed, level: None }, context),
            LearnAction::Sheet(sheet) => self.begin_of_sheet(sheet, 0, context),
            LearnAction::EditSheet(edit) => self.edit_sheet(edit, context),
            LearnAction::AgainstClock(on) => self.set_clock(on, context),
            LearnAction::Mixed => self.begin_mixed(context),
            LearnAction::Test => self.begin_test(Vec::new(), context),
            LearnAction::Next => self.next(context),
            LearnAction::Stage(stage) => self.with_task(|task| task.stage = Some(stage)),
            LearnAction::Help => self.with_task(Task::help),
            LearnAction::Show => self.with_task(Task::show),
            LearnAction::MarkHouses(kind) => self.with_task(|task| task.house_kind = kind),
            LearnAction::Check => self.check(context),
            LearnAction::Choose(technique) => self.with_task(|task| task.choose(technique)),
        }
    }

    /// Shows a page in the place of what was worked at.
    pub fn open(&mut self, page: LearnPage) {
        (self.page, self.task, self.ahead) = (page, None, None);
    }

    fn with_task(&mut self, act: impl FnOnce(&mut Task)) {
        if let Some(task) = &mut self.task {
            act(task);
        }
    }

    // The next thing.

    /// Returns the best next thing.
    #[must_use]
    pub fn best_next(&self, session: &Session) -> NextThing {
        let knowledge = self.knowledge(session);
        knowledge.next(&Goal { level: self.goal(&knowledge), drillable: drillable() })
    }

    fn go_on(&mut self, context: &mut Context<'_>) {
        match self.best_next(context.session) {
            NextThing::Learn(technique) => self.begin_act(technique, LessonAct::See, context),
            NextThing::Review(technique) | NextThing::Practise(technique) => {
                let kind = review_kind(technique, context.session.attempts.of(technique).count());
                self.begin_fresh(Series::Course, technique, kind, context);
            }
            NextThing::Mixed => self.begin_mixed(context),
        }
    }

    fn begin_act(&mut self, technique: Technique, act: LessonAct, context: &mut Context<'_>) {
        let kind = if act == LessonAct::Find { DrillKind::Find } else { DrillKind::Follow };
        self.begin_fresh(Series::Lesson(act), technique, kind, context);
    }

    /// Begins a row against the clock on the technique of the task, or goes on with drills without a clock.
    fn set_clock(&mut self, on: bool, context: &mut Context<'_>) {
        if let Some(technique) = self.task.as_ref().map(Task::technique) {
            let series = if on { Series::Clocked(RowFigures::default()) } else { Series::Drills };
            self.begin_fresh(series, technique, DrillKind::ByEye, context);
        }
    }

    /// Begins the drill of a sheet with this index. After the last one the map is shown.
    fn begin_of_sheet(&mut self, sheet: DrillSheet, index: usize, context: &mut Context<'_>) {
        match sheet.drill(index) {
            Some(seed) => self.begin(Series::Sheet(sheet, index), DrillRequest { seed, level: None }, context),
            None => {
                self.open(LearnPage::Map);
                context.say(text::course::sheet_is_over(sheet.positions()), Vec::new());
            }
        }
    }

    /// Begins a drill on a technique that the learner knows, or is learning. Before any is begun it is a single.
    fn begin_mixed(&mut self, context: &mut Context<'_>) {
        let knowledge = self.knowledge(context.session);
        let is_begun = |technique: &Technique| knowledge.ring(*technique) != Ring::NotBegun;
        let mut begun: Vec<Technique> = drillable().iter().filter(is_begun).collect();
        if begun.is_empty() {
            begun = Chapter::Looking.techniques().collect();
        }
        let drawn = context.session.generator.fresh_number() % begun.len() as u64;
        self.begin_fresh(Series::Mixed, begun[drawn as usize], DrillKind::Mixed, context);
    }

    /// Begins the next position of the test, after these answers. At its end the map shows what was found.
    fn begin_test(&mut self, found: Vec<bool>, context: &mut Context<'_>) {
        match next_placement(&found) {
            Some(technique) => self.begin_fresh(Series::Test(found), technique, DrillKind::Placement, context),
            None => {
                let right = found.iter().filter(|found| **found).count();
                self.open(LearnPage::Map);
                context.say(text::course::test_is_over(right, found.len()), Vec::new());
            }
        }
    }

    /// Goes on from what was done: to the next stage, act or position.
    fn next(&mut self, context: &mut Context<'_>) {
        let Some(task) = &mut self.task else { return self.go_on(context) };
        let (technique, kind) = (task.technique(), task.request.seed.kind());
        match &task.series {
            Series::Lesson(LessonAct::See) if task.next_stage().is_some() => task.help(),
            Series::Lesson(LessonAct::See) => self.begin_act(technique, LessonAct::Follow, context),
            Series::Lesson(LessonAct::Follow) => self.begin_act(technique, LessonAct::Find, context),
            Series::Lesson(LessonAct::Find) | Series::Course => self.go_on(context),
            Series::Drills => self.begin_fresh(Series::Drills, technique, kind, context),
            Series::Linked => {
                let request = DrillRequest { seed: task.seed().following(), level: None };
                self.begin(Series::Linked, request, context);
            }
            Series::Clocked(_) => {
                let row = task.row().filter(|row| row.positions < ROW).unwrap_or_default();
                self.begin_fresh(Series::Clocked(row), technique, kind, context);
            }
            Series::Sheet(sheet, index) => {
                let (sheet, next) = (*sheet, index + 1);
                self.begin_of_sheet(sheet, next, context);
            }
            Series::Mixed => self.begin_mixed(context),
            Series::Test(found) => {
                let mut found = found.clone();
                found.push(task.is_found_alone());
                self.begin_test(found, context);
            }
        }
    }

    // The beginning of a task.

    /// Begins with a position that the learner has not met.
    fn begin_fresh(&mut self, series: Series, technique: Technique, kind: DrillKind, context: &mut Context<'_>) {
        let request = self.fresh_request(technique, kind, context.session);
        if let Some(request) = request {
            self.begin(series, request, context);
        }
    }

    fn fresh_request(&self, technique: Technique, kind: DrillKind, session: &mut Session) -> Option<DrillRequest> {
        let from = session.generator.fresh_number();
        let seed = session.attempts.fresh_drill(technique, kind, from)?;
        let hardness = self.knowledge(session).drill_level(technique);
        let level = if kind == DrillKind::Follow { DrillLevel::EASIEST } else { hardness };
        Some(DrillRequest { seed, level: Some(level) })
    }

    fn begin(&mut self, series: Series, request: DrillRequest, context: &mut Context<'_>) {
        let mut task = Task::new(series, request);
        let is_meant = |made: &DrillRequest| match request.level {
            None => *made == request,
            Some(_) => made.seed.technique() == request.seed.technique() && made.seed.kind() == request.seed.kind(),
        };
        match self.ahead.take().filter(|(made, _)| is_meant(made)) {
            Some((_, Some(drill))) => task.begin(Some(drill)),
            Some((made, None)) => task.request = made, // the worker goes on with it
            None => {}
        }
        self.task = Some(task);
        let board = &mut context.session.board;
        (board.lit, board.selection, board.case) = (nonet_core::board::DigitSet::EMPTY, board.selection.none(), None);
        board.focus_requests = board.focus_requests.wrapping_add(1);
    }

    /// Takes a drill that the worker has made.
    pub(super) fn take_drill(&mut self, request: DrillRequest, drill: Option<Rc<Drill>>) {
        if let Some(form) = self.sheet.as_mut().filter(|_| self.task.is_none())
            && form.take_drill(request, drill.as_ref())
        {
            return;
        }
        if let Some(task) = self.task.as_mut().filter(|task| task.request == request && task.drill == Remote::Loading) {
            task.begin(drill);
        } else if let Some((_, made)) = self.ahead.as_mut().filter(|(made, _)| *made == request) {
            *made = drill;
        }
    }

    /// Asks for the next drill ahead, once the present one is there.
    pub(super) fn look_ahead(&mut self, session: &mut Session) {
        let Some(task) = self.task.as_ref().filter(|task| self.ahead.is_none() && task.drill().is_some()) else { return };
        let (technique, kind) = (task.technique(), task.request.seed.kind());
        let request = match &task.series {
            Series::Lesson(LessonAct::See) => self.fresh_request(technique, DrillKind::Follow, session),
            Series::Lesson(LessonAct::Follow) => self.fresh_request(technique, DrillKind::Find, session),
            Series::Drills | Series::Clocked(_) => self.fresh_request(technique, kind, session),
            Series::Linked => Some(DrillRequest { seed: task.seed().following(), level: None }),
            Series::Sheet(sheet, index) => sheet.drill(index + 1).map(|seed| DrillRequest { seed, level: None }),
            Series::Test(found) if task.end.is_none() => {
                let found: Vec<bool> = found.iter().copied().chain([true]).collect();
                next_placement(&found).and_then(|next| self.fresh_request(next, DrillKind::Placement, session))
            }
            // The next task follows from the answer.
            Series::Lesson(LessonAct::Find) | Series::Course | Series::Mixed | Series::Test(_) => None,
        };
        self.ahead = request.map(|request| (request, None));
    }

    // Answers.

    /// Handles the actions that write on a board.
    pub(super) fn update_board(&mut self, action: BoardAction, context: &mut Context<'_>) {
        match action {
            BoardAction::Digit(digit) => self.digit(digit, false, context),
            BoardAction::Note(digit) => self.digit(digit, true, context),
            BoardAction::Space => {
                let cell = context.session.board.selection.cursor;
                self.with_task(|task| task.mark(cell, None));
            }
            BoardAction::Erase | BoardAction::Zero | BoardAction::Clear => self.with_task(Task::clear_marks),
            BoardAction::Step => self.update(LearnAction::Help, context),
            BoardAction::Confirm => self.confirm(context),
            _ => {}
        }
    }

    /// Handles a press on a cell, at the place of this digit's note: it marks where marks are asked for, and selects otherwise.
    pub(super) fn press(&mut self, cell: Cell, place: Digit) {
        self.with_task(|task| task.mark(cell, Some(place)));
    }

    /// Takes what is offered: hands in the marks, or goes on.
    fn confirm(&mut self, context: &mut Context<'_>) {
        let Some(task) = &self.task else { return };
        match task.question {
            Some(_) if task.marks.is_some() => self.check(context),
            None if task.is_shown() || task.end.is_some() => self.next(context),
            _ => {}
        }
    }

    /// Takes a digit as the answer, or as a mark. With `as_candidate` it is ruled out even where a digit is looked for.
    fn digit(&mut self, digit: Digit, as_candidate: bool, context: &mut Context<'_>) {
        if context.session.board.light(digit, false) {
            return;
        }
        let Some(task) = self.task.as_mut().filter(|task| task.is_open()) else { return };
        let board = &context.session.board;
        if task.question.is_some() {
            let cells = board.selection.cells;
            return cells.iter().for_each(|cell| task.mark(cell, Some(digit)));
        }
        if !task.takes_candidates() {
            return context.say(text::course::CHOOSE_FIRST, Vec::new());
        }
        let is_empty = |cell: &Cell| task.drill().is_some_and(|drill| drill.position.grid[*cell].is_none());
        let Some(cell) = board.selection.cells.single().filter(is_empty) else {
            return context.say(text::learn::SELECT_A_CELL, Vec::new());
        };
        let places = task.drill().is_some_and(|drill| drill.places);
        let attempt = super::task::Attempt { candidate: Candidate { cell, digit }, is_placed: places && !as_candidate };
        (task.judging, task.reply) = (Some(Judging::Attempt(attempt)), None);
    }

    /// Hands in the marks.
    fn check(&mut self, context: &mut Context<'_>) {
        let Some(task) = self.task.as_mut().filter(|task| task.question.is_some()) else { return };
        match task.marks {
            Some(_) => (task.judging, task.reply) = (Some(Judging::Marks), None),
            None => context.say(text::course::MARK_FIRST, Vec::new()),
        }
    }

    // The consequences of an input.

    /// Notes the attempt of a task that has ended.
    pub(super) fn note_attempt(&self, before: &Learn, session: &mut Session) {
        let Some(task) = &self.task else { return };
        let Some(answer) = task.end else { return };
        let was_open = before.task.as_ref().is_some_and(|before| before.end.is_none() && before.request == task.request);
        if was_open {
            session.effects.push(BrowserEffect::DateAttempt(Undated {
                drill: task.seed(),
                answer,
                help: task.stages_shown(),
                wrong: task.wrong,
                seconds: task.seconds,
            }));
        }
    }

    /// Brings what is known up to date with the log and the day.
    pub(super) fn bring_up_to_date(&mut self, session: &Session) {
        let is_current = |known: &Known| Rc::ptr_eq(&known.log, &session.attempts) && known.knowledge.today() == session.today;
        if !self.known.as_ref().is_some_and(is_current) {
            let knowledge = Rc::new(Knowledge::of(&session.attempts, session.today));
            self.known = Some(Known { log: Rc::clone(&session.attempts), knowledge });
        }
    }
}

/// Returns the kind of drill in which a technique is asked for the next time: singles by eye, others found, and each third time told from
/// others.
fn review_kind(technique: Technique, attempts: usize) -> DrillKind {
    match Chapter::of(technique) {
        Chapter::Looking => DrillKind::ByEye,
        _ if attempts % 3 == 2 => DrillKind::Which,
        _ => DrillKind::Find,
    }
}

/// Returns the kinds of drills that can be chosen on a technique.
pub(super) fn kinds_of(technique: Technique) -> impl Iterator<Item = DrillKind> {
    [DrillKind::Find, DrillKind::Which, DrillKind::ByEye].into_iter().filter(move |kind| kind.fits(technique))
}
