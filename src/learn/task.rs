//! A task: one position at which a learner looks for a technique, with what was shown, marked and answered so far.

use crate::{
    action::LessonAct,
    session::Remote,
    text::{self, Text},
};
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, Digit, House, HouseKind, HouseSet};
use nonet_course::{Answer, DrillKind, DrillSeed, DrillSheet, ROW, RowFigures};
use nonet_prose::{ExplainedStep, Marked, WhyNot};
use nonet_protocol::{Drill, DrillRequest, FollowRequest, FollowTask, Followed, Judgement, MarkKind, Question, Technique};
use nonet_words::Notation;
use std::rc::Rc;

/// The series to which a task belongs. It says which task comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Series {
    /// The acts of a lesson.
    Lesson(LessonAct),
    /// The best next thing that the course offers.
    Course,
    /// Drills of one kind on one technique, without end.
    Drills,
    /// The drills that follow that of a link: the same for everybody who has it.
    Linked,
    /// The drills of a sheet, with the index of this one.
    Sheet(DrillSheet, usize),
    /// A row of drills by eye against the clock, with the result of its earlier positions.
    Clocked(RowFigures),
    /// Drills without end, in which the technique is not told.
    Mixed,
    /// The test that tells where a learner stands, with what was found of its earlier positions.
    Test(Vec<bool>),
}

/// A task. It has no drill until the worker has made it.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    /// The series to which the task belongs.
    pub series: Series,
    /// The request to the worker.
    pub request: DrillRequest,
    /// The drill. None if no position was found.
    pub drill: Remote<Option<Rc<Drill>>>,
    /// The last stage of the hint that was shown, from 0. None if none was.
    pub stage: Option<u8>,
    /// Whether the technique was named by the learner, or is known to them anyway.
    pub is_named: bool,
    /// The question of a guided drill that is open. None in other drills, and after the last one.
    pub question: Option<FollowTask>,
    /// The marks on the board, with which a question of a guided drill is answered.
    pub marks: Option<Marked>,
    /// The kind of house that a press marks, where houses are asked for.
    pub house_kind: HouseKind,
    /// The right answers to the questions so far.
    pub answers: Vec<Marked>,
    /// The input that the worker is judging. None if nothing was handed in.
    pub judging: Option<Judging>,
    /// The reply to what was handed in last. None before, and once something else is marked.
    pub reply: Option<TaskReply>,
    /// The number of wrong answers.
    pub wrong: u32,
    /// The time that was spent, in seconds.
    pub seconds: u32,
    /// The end of the task. None until it has ended.
    pub end: Option<Answer>,
}

/// The input that was handed in and is being judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judging {
    /// A digit that was placed, or a candidate that was ruled out.
    Attempt(Attempt),
    /// The marks.
    Marks,
}

/// A candidate that the learner placed or ruled out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether the candidate was placed. Otherwise it was ruled out.
    pub is_placed: bool,
}

/// The reply to what was handed in.
#[derive(Clone, PartialEq, Debug)]
pub enum TaskReply {
    /// The judgement on a candidate.
    Judged(Attempt, Rc<Judgement>),
    /// The reply to marks.
    Followed(Rc<Followed>),
    /// This technique is not at the position.
    IsNotThere(Technique),
    /// This technique is at the position, and is now to be found.
    IsThere,
}

impl Task {
    /// Returns the task of a drill that is still to be made.
    #[must_use]
    pub fn new(series: Series, request: DrillRequest) -> Task {
        let hides = matches!(request.seed.kind(), DrillKind::Which | DrillKind::Mixed | DrillKind::Placement);
        Task {
            series,
            request,
            drill: Remote::Loading,
            stage: None,
            is_named: !hides,
            question: None,
            marks: None,
            house_kind: HouseKind::Row,
            answers: Vec::new(),
            judging: None,
            reply: None,
            wrong: 0,
            seconds: 0,
            end: None,
        }
    }

    /// Takes the drill that the worker has made. None if it found no position.
    pub fn begin(&mut self, drill: Option<Rc<Drill>>) {
        self.stage = self.is_shown().then_some(0);
        self.question = drill.as_ref().filter(|_| !self.is_shown()).and_then(|drill| drill.question.clone());
        self.house_kind = self.first_house_kind();
        self.drill = Remote::Ready(drill);
    }

    /// Returns the drill. None while it is made, and if no position was found.
    #[must_use]
    pub fn drill(&self) -> Option<&Rc<Drill>> {
        if let Remote::Ready(drill) = &self.drill { drill.as_ref() } else { None }
    }

    /// Returns the seed of the drill, once it is made, or the one that was asked for.
    #[must_use]
    pub fn seed(&self) -> DrillSeed {
        self.drill().map_or(self.request.seed, |drill| drill.seed)
    }

    /// Returns the technique.
    #[must_use]
    pub fn technique(&self) -> Technique {
        self.request.seed.technique()
    }

    /// Returns whether the pattern is shown and nothing is asked: the first act of a lesson.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.series == Series::Lesson(LessonAct::See)
    }

    /// Returns whether an answer is awaited.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.drill().is_some() && !self.is_shown() && self.end.is_none()
    }

    /// Returns whether a candidate is to be placed or ruled out now.
    #[must_use]
    pub fn takes_candidates(&self) -> bool {
        self.is_open() && self.question.is_none() && (self.is_named || self.choices().is_empty())
    }

    /// Returns the techniques among which the learner chooses. Empty if the technique is told, or is not asked for.
    #[must_use]
    pub fn choices(&self) -> &[Technique] {
        self.drill().map_or(&[], |drill| &drill.choices)
    }

    /// Returns whether the technique is told.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.is_named || self.end.is_some() || self.stage > Some(0)
    }

    /// Returns the position.
    #[must_use]
    pub fn position(&self) -> Option<Candidates> {
        self.drill().map(|drill| drill.position.candidates())
    }

    /// Returns the step that is drawn with its conclusion: the one that was found, or the one that was to be found.
    #[must_use]
    pub fn concluded(&self) -> Option<&ExplainedStep> {
        self.end?;
        match &self.reply {
            Some(TaskReply::Followed(_)) => None, // the learner has marked it
            Some(TaskReply::Judged(_, judgement)) => match &**judgement {
                Judgement::Found(step) | Judgement::Other(Some(step)) if self.end == Some(Answer::Found) => Some(step),
                _ => self.drill().map(|drill| &drill.hint.explained),
            },
            _ => self.drill().map(|drill| &drill.hint.explained),
        }
    }

    /// Returns the time of a row against the clock so far, in seconds. None in other series.
    #[must_use]
    pub fn clock_seconds(&self) -> Option<u64> {
        let Series::Clocked(earlier) = self.series else { return None };
        Some(earlier.with(false, self.seconds).seconds)
    }

    /// Returns the result of a row against the clock so far, with this position once it has ended. None in other series.
    #[must_use]
    pub fn row(&self) -> Option<RowFigures> {
        let Series::Clocked(earlier) = self.series else { return None };
        Some(if self.end.is_some() { earlier.with(self.is_found_alone(), self.seconds) } else { earlier })
    }

    /// Returns the result of a row against the clock that has ended. None otherwise.
    #[must_use]
    pub fn whole_row(&self) -> Option<RowFigures> {
        self.row().filter(|row| row.positions >= ROW)
    }

    /// Returns whether the technique was found without help and without a wrong answer.
    #[must_use]
    pub fn is_found_alone(&self) -> bool {
        self.end == Some(Answer::Found) && self.stage.is_none() && self.wrong == 0
    }

    // The questions to the worker.

    /// Returns the question whose answer the task lacks.
    #[must_use]
    pub fn worker_question(&self) -> Option<Question> {
        let Some(drill) = self.drill() else {
            return (self.drill == Remote::Loading).then_some(Question::Drill(self.request));
        };
        let (technique, at) = (self.technique(), drill.position);
        Some(match self.judging? {
            Judging::Attempt(Attempt { candidate, is_placed: placed }) => Question::Judge { technique, at, candidate, placed },
            Judging::Marks => {
                let marked = self.answers.iter().copied().chain(self.marks).collect();
                Question::Follow(FollowRequest { technique, at, marked })
            }
        })
    }

    /// Takes the judgement on a candidate. In a drill that does not tell its technique, any proof counts. The test takes one answer.
    pub fn take_judgement(&mut self, judgement: Rc<Judgement>) {
        let Some(Judging::Attempt(attempt)) = self.judging.take() else { return };
        let is_found = match &*judgement {
            Judgement::Found(_) => true,
            Judgement::Other(step) => step.is_some() && self.series == Series::Mixed,
            Judgement::Needed(_) | Judgement::Wrong(_) | Judgement::Gone => false,
        };
        if is_found {
            self.end = Some(Answer::Found);
        } else if matches!(&*judgement, Judgement::Needed(_) | Judgement::Wrong(_)) {
            self.count_wrong();
        }
        self.reply = Some(TaskReply::Judged(attempt, judgement));
    }

    /// Takes the reply to the marks.
    pub fn take_followed(&mut self, followed: Rc<Followed>) {
        if self.judging.take() != Some(Judging::Marks) {
            return;
        }
        match &*followed {
            Followed::Right(next) => {
                self.answers.extend(self.marks.take());
                self.question.clone_from(next);
                self.house_kind = self.first_house_kind();
                if next.is_none() {
                    self.end = Some(Answer::Found);
                }
            }
            Followed::Missing(_) => {}
            Followed::Wrong(_) => self.count_wrong(),
        }
        self.reply = Some(TaskReply::Followed(followed));
    }

    /// Answers which technique is at the position.
    pub fn choose(&mut self, technique: Technique) {
        if technique == self.technique() {
            self.is_named = true;
            self.reply = Some(TaskReply::IsThere);
        } else {
            self.reply = Some(TaskReply::IsNotThere(technique));
            self.count_wrong();
        }
    }

    fn count_wrong(&mut self) {
        self.wrong = self.wrong.saturating_add(1);
        if matches!(self.series, Series::Test(_)) {
            self.end = Some(Answer::Wrong);
        }
    }

    /// Gives up what was handed in, since it could not be judged.
    pub fn stop_judging(&mut self) {
        self.judging = None;
    }

    // Help.

    /// Returns the stage of the hint that comes next. None after the last one.
    #[must_use]
    pub fn next_stage(&self) -> Option<u8> {
        let hint = &self.drill()?.hint;
        self.stage.map_or_else(|| hint.all_stages().next(), |stage| hint.stage_after(stage))
    }

    /// Returns the stage that comes before the one that is shown. None at the first one.
    #[must_use]
    pub fn stage_before(&self) -> Option<u8> {
        let (hint, shown) = (&self.drill()?.hint, self.stage?);
        hint.all_stages().take_while(|stage| *stage < shown).last()
    }

    /// Shows one stage more of the hint. The last stage tells what was to be found, which ends the task.
    pub fn help(&mut self) {
        let Some(next) = self.next_stage() else { return };
        self.stage = Some(next);
        self.reply = None;
        if self.is_open() && self.next_stage().is_none() {
            self.show();
        }
    }

    /// Shows what was to be found.
    pub fn show(&mut self) {
        if self.is_open() {
            (self.end, self.reply, self.question, self.marks) = (Some(Answer::Shown), None, None, None);
        }
    }

    /// Returns the number of stages that were shown.
    #[must_use]
    pub fn stages_shown(&self) -> u32 {
        let (Some(drill), Some(stage)) = (self.drill(), self.stage) else { return 0 };
        drill.hint.all_stages().filter(|it| *it <= stage).count() as u32
    }

    // Marks.

    /// Returns the kinds of houses among which a press marks one. Empty if no houses are asked for.
    #[must_use]
    pub fn house_kinds(&self) -> &[HouseKind] {
        if let Some(FollowTask { marks: MarkKind::Houses(kinds), .. }) = &self.question { kinds } else { &[] }
    }

    fn first_house_kind(&self) -> HouseKind {
        self.house_kinds().first().copied().unwrap_or(HouseKind::Row)
    }

    /// Marks what a press on a cell stands for, or takes the mark away. `digit` is the candidate that was pressed or typed.
    pub fn mark(&mut self, cell: Cell, digit: Option<Digit>) {
        let Some(question) = &self.question else { return };
        let marked = match question.marks {
            MarkKind::Houses(_) => {
                let own = cell.houses().into_iter().filter(|house| house.kind() == self.house_kind);
                Marked::Houses(self.marked_houses() ^ own.collect::<HouseSet>())
            }
            MarkKind::Cells => Marked::Cells(self.marked_cells() ^ CellSet::of(cell)),
            MarkKind::Candidates(only) => {
                let Some(digit) = only.or(digit) else { return };
                let candidate = Candidate { cell, digit };
                let open = self.drill().is_some_and(|drill| drill.position.open.contains(candidate));
                let before = self.marked_candidates();
                if !open {
                    return;
                }
                Marked::Candidates(if before.contains(candidate) { before.without(candidate) } else { before.with(candidate) })
            }
        };
        (self.marks, self.reply) = (Some(marked).filter(|marked| !marked.is_empty()), None);
    }

    /// Takes all marks of the open question away.
    pub fn clear_marks(&mut self) {
        (self.marks, self.reply) = (None, None);
    }

    fn all_marks(&self) -> impl Iterator<Item = Marked> {
        self.answers.iter().copied().chain(self.marks)
    }

    fn marked_houses(&self) -> HouseSet {
        if let Some(Marked::Houses(houses)) = self.marks { houses } else { HouseSet::EMPTY }
    }

    fn marked_cells(&self) -> CellSet {
        if let Some(Marked::Cells(cells)) = self.marks { cells } else { CellSet::EMPTY }
    }

    fn marked_candidates(&self) -> CandidateSet {
        if let Some(Marked::Candidates(candidates)) = self.marks { candidates } else { CandidateSet::EMPTY }
    }

    /// Returns the houses, the cells and the candidates of all right answers and of the marks.
    #[must_use]
    pub fn drawn_marks(&self) -> (HouseSet, CellSet, CandidateSet) {
        let nothing = (HouseSet::EMPTY, CellSet::EMPTY, CandidateSet::EMPTY);
        self.all_marks().fold(nothing, |(houses, cells, candidates), marked| match marked {
            Marked::Houses(more) => (houses | more, cells, candidates),
            Marked::Cells(more) => (houses, cells | more, candidates),
            Marked::Candidates(more) => (houses, cells, candidates | more),
        })
    }

    /// Returns the candidates that are marked as the conclusion of a pattern.
    #[must_use]
    pub fn marked_conclusion(&self) -> CandidateSet {
        match &self.question {
            Some(question) if question.is_last => self.marked_candidates(),
            None if matches!(self.reply, Some(TaskReply::Followed(_))) => match self.answers.last() {
                Some(Marked::Candidates(candidates)) => *candidates,
                _ => CandidateSet::EMPTY,
            },
            _ => CandidateSet::EMPTY,
        }
    }

    /// Returns the marks in words. None if there are none.
    #[must_use]
    pub fn marks_in_words(&self, notation: Notation) -> Option<String> {
        Some(match self.marks? {
            Marked::Houses(houses) => text::course::marked_houses(houses.iter().collect::<Vec<House>>(), notation),
            Marked::Cells(cells) => text::course::marked_cells(cells, notation),
            Marked::Candidates(candidates) => text::course::marked_candidates(&candidates, notation),
        })
    }
}

impl Attempt {
    /// Returns the judgement of the attempt in words.
    #[must_use]
    pub fn words(self, judgement: &Judgement, technique: &str, notation: Notation) -> String {
        let Attempt { candidate, is_placed } = self;
        match judgement {
            Judgement::Found(step) => text::learn::found(&step.wording.of(notation).action),
            Judgement::Other(step) => {
                let action = step.as_ref().map(|step| step.wording.of(notation).action.as_str());
                text::learn::other(candidate, is_placed, action, technique, notation)
            }
            Judgement::Needed(instead) => {
                let instead: Vec<_> = instead.iter().map(|(other, reason)| (*other, sentences(reason, notation))).collect();
                text::learn::needed(candidate, &instead, notation)
            }
            Judgement::Wrong(reason) => text::learn::wrong(candidate, &sentences(reason, notation), notation),
            Judgement::Gone => text::learn::gone(candidate, notation),
        }
    }
}

/// Returns all sentences of the reason why a candidate is false.
fn sentences(reason: &WhyNot, notation: Notation) -> String {
    reason.lines.of(notation).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the name of a kind of drill.
#[must_use]
pub fn kind_name(kind: DrillKind) -> Text {
    match kind {
        DrillKind::Follow => text::course::FOLLOW,
        DrillKind::Find => text::course::FIND,
        DrillKind::Which => text::course::WHICH,
        DrillKind::Mixed => text::course::MIXED,
        DrillKind::ByEye => text::course::BY_EYE,
        DrillKind::Placement => text::course::TEST,
    }
}
