//! A position at which something is shown or asked: its view, as plain values, and its drawing.

use super::{
    board_view,
    task::{Attempt, Series, Task, TaskReply, kind_name},
    update::kinds_of,
};
use crate::{
    action::{Action, LearnAction, LearnPage, LessonAct},
    board::{Board, CaseChoice, Keypad, KeypadView, Legend, LegendView, Sentence, context::BoardContext, view::BoardView},
    controls::{Button, ButtonStyle, Segment, Segments, Switch},
    session::{Remote, Session},
    text::{self, Text},
};
use nonet_core::board::{Grid, HouseKind};
use nonet_course::{Answer, DrillKind, PLACEMENT, ROW, best_row};
use nonet_prose::Prose;
use nonet_protocol::{Followed, Judgement, LessonText, Technique};
use nonet_words::Notation;
use std::{cmp::Reverse, rc::Rc};
use yew::prelude::*;

/// The view of a task.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct TaskView {
    /// The board.
    pub board: Rc<BoardView>,
    /// The keypad.
    pub keypad: KeypadView,
    /// The heading: the technique, or the kind of the drill while the technique is not told.
    pub title: AttrValue,
    /// The act of the lesson. None outside of lessons.
    pub act: Option<LessonAct>,
    /// The place of the position in its series. None if the series has no end.
    pub place: Option<AttrValue>,
    /// The time of a row against the clock so far: `1:12`. None in other series.
    pub time: Option<AttrValue>,
    /// Whether the clock is on, which can be switched in drills by eye. None in other drills.
    pub clock: Option<bool>,
    /// The sentences that tell or ask something.
    pub told: Vec<Prose>,
    /// The reply to what was handed in last.
    pub reply: Option<(Tone, Vec<Prose>)>,
    /// The marks in words. None if nothing is marked.
    pub marks: Option<AttrValue>,
    /// The number of cases of the step that is drawn, and the index of the one that is shown alone.
    pub cases: (usize, Option<usize>),
    /// The techniques among which the learner chooses. Empty if none are to be chosen from.
    pub choices: Vec<Technique>,
    /// The kinds of houses of which a press marks one, and the chosen one. Empty if there is one kind or none.
    pub house_kinds: Vec<(HouseKind, bool)>,
    /// Whether digits are typed for the answer.
    pub takes_digits: bool,
    /// The button that leads on. None while an answer is awaited.
    pub primary: Option<(Text, LearnAction)>,
    /// The other buttons.
    pub others: Vec<(Text, LearnAction)>,
    /// The technique and its lesson, which stand beside the board. None while the technique is not told.
    pub lesson: Option<(Technique, Rc<LessonText>)>,
    /// The legend of the drawing.
    pub legend: LegendView,
}

/// The tone of a reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// The answer is right.
    Right,
    /// The answer is true, or a part of what is right.
    Partly,
    /// The answer is wrong.
    Wrong,
}

impl Tone {
    const fn class(self) -> &'static str {
        match self {
            Tone::Right => "task__reply--right",
            Tone::Partly => "task__reply--partly",
            Tone::Wrong => "task__reply--wrong",
        }
    }
}

pub(super) fn task(task: &Task, session: &Session) -> TaskView {
    let notation = session.notation();
    let board = board_view::board(task, &BoardContext::of(&session.board, &session.settings));
    let grid = task.position().map_or(Grid::EMPTY, |position| *position.grid());
    let drawn = task.concluded().or_else(|| Some(&task.drill()?.hint.explained).filter(|_| task.stage == Some(4)));
    let lesson = session.entry(task.technique()).filter(|_| task.is_told());
    let legend = if drawn.is_some() || task.stage >= Some(3) { LegendView::of(&board) } else { LegendView::default() };
    TaskView {
        board: Rc::new(board),
        keypad: KeypadView { counts: false, off: !task.takes_candidates(), ..KeypadView::of(&grid, session.board.lit) },
        title: title(task).into(),
        act: if let Series::Lesson(act) = task.series { Some(act) } else { None },
        place: place(task).map(AttrValue::from),
        time: clock_time(task).map(AttrValue::from),
        clock: clock(task),
        told: result(task, session).into_iter().chain(told(task, notation)).collect(),
        reply: reply(task, notation),
        marks: task.marks_in_words(notation).map(AttrValue::from),
        cases: (drawn.map_or(0, |step| step.cases.len()), session.board.case),
        choices: if task.is_open() && !task.is_named { task.choices().to_vec() } else { Vec::new() },
        house_kinds: house_kinds(task),
        takes_digits: task.takes_candidates(),
        primary: primary(task),
        others: others(task),
        lesson: lesson.map(|entry| (entry.technique, Rc::clone(&entry.lesson))),
        legend,
    }
}

/// Returns what the card says, to be spoken.
pub(super) fn aloud(task: &Task, session: &Session) -> String {
    let notation = session.notation();
    let reply = reply(task, notation).map(|(_, lines)| lines).unwrap_or_default();
    let told: Vec<Prose> = result(task, session).into_iter().chain(told(task, notation)).collect();
    let lines = reply.iter().chain(&told).map(Prose::to_string).chain(task.marks_in_words(notation));
    format!("{}. {}", title(task), lines.collect::<Vec<_>>().join(" "))
}

fn title(task: &Task) -> String {
    if task.is_told() { text::title(task.technique()) } else { kind_name(task.request.seed.kind()).say() }
}

fn place(task: &Task) -> Option<String> {
    match &task.series {
        Series::Test(found) => Some(text::course::position_of(found.len() + 1, PLACEMENT.len())),
        Series::Clocked(earlier) => Some(text::course::position_in_row(earlier.positions + 1, ROW)),
        Series::Sheet(sheet, index) => Some(text::course::position_in_row(index + 1, usize::from(sheet.positions()))),
        Series::Lesson(_) => None,
        _ if task.is_told() => Some(kind_name(task.request.seed.kind()).say()),
        _ => None,
    }
}

/// Returns the time of a row against the clock so far, as text. None in other series.
fn clock_time(task: &Task) -> Option<String> {
    task.clock_seconds().map(|seconds| text::course::seconds(u32::try_from(seconds).unwrap_or(u32::MAX)))
}

/// Returns whether the clock is on. None where there is no switch for it.
fn clock(task: &Task) -> Option<bool> {
    let is_by_eye = task.request.seed.kind() == DrillKind::ByEye;
    match task.series {
        Series::Clocked(_) => Some(true),
        Series::Drills | Series::Course => is_by_eye.then_some(false),
        Series::Lesson(_) | Series::Linked | Series::Sheet(..) | Series::Mixed | Series::Test(_) => None,
    }
}

/// Returns the result of a row against the clock that has ended, and the best one so far. Empty otherwise.
fn result(task: &Task, session: &Session) -> Vec<Prose> {
    let Some(row) = task.whole_row() else { return Vec::new() };
    let best = best_row(&session.attempts, task.technique());
    let is_best = best.is_none_or(|best| (best.found, Reverse(best.seconds)) <= (row.found, Reverse(row.seconds)));
    let compared = best.filter(|_| !is_best).map_or_else(|| text::course::BEST_ROW_NOW.say(), text::course::best_row);
    vec![text::course::row_is_over(row).into(), compared.into()]
}

/// Returns what is told, or asked.
fn told(task: &Task, notation: Notation) -> Vec<Prose> {
    let Remote::Ready(drill) = &task.drill else { return vec![text::course::MAKING.say().into()] };
    let Some(drill) = drill else { return vec![text::course::NO_POSITION.say().into()] };
    let stage = |stage: u8| drill.hint.stages.of(notation).get(usize::from(stage)).cloned().unwrap_or_default();
    match (task.end, task.stage) {
        (Some(Answer::Found), _) => proof(task, notation),
        (Some(Answer::Shown | Answer::Wrong), _) => {
            let mut lines = vec![text::learn::shown(&drill.hint.explained.wording.of(notation).action).into()];
            lines.extend(stage(4));
            lines
        }
        (None, Some(shown)) => {
            let mut lines = stage(shown);
            if !task.is_shown() {
                lines.extend(asked(task, notation));
            }
            lines
        }
        (None, None) => asked(task, notation),
    }
}

/// Returns the proof of what was found.
fn proof(task: &Task, notation: Notation) -> Vec<Prose> {
    task.concluded().map(|step| step.wording.of(notation).proof.clone()).unwrap_or_default()
}

/// Returns what is asked.
fn asked(task: &Task, notation: Notation) -> Vec<Prose> {
    if let Some(question) = &task.question {
        return vec![question.words.of(notation).clone()];
    }
    if !task.is_named && !task.choices().is_empty() {
        return vec![text::course::WHICH_IS_HERE.say().into()];
    }
    let places = task.drill().is_some_and(|drill| drill.places);
    let how = if places { text::learn::PLACE_IT } else { text::learn::RULE_IT_OUT };
    let what = match task.request.seed.kind() {
        DrillKind::Mixed => Some(text::course::WHAT_COMES_NEXT),
        DrillKind::ByEye => Some(text::course::WITHOUT_NOTES),
        DrillKind::Placement => Some(if places { text::course::PLACE_A_DIGIT } else { text::course::RULE_OUT_A_CANDIDATE }),
        DrillKind::Follow | DrillKind::Find | DrillKind::Which => None,
    };
    what.into_iter().chain([how]).map(|words| words.say().into()).collect()
}

/// Returns the reply to what was handed in.
fn reply(task: &Task, notation: Notation) -> Option<(Tone, Vec<Prose>)> {
    if task.judging.is_some() {
        return Some((Tone::Partly, vec![text::learn::JUDGING.say().into()]));
    }
    Some(match task.reply.as_ref()? {
        TaskReply::Judged(attempt, judgement) => judged(task, *attempt, judgement, notation),
        TaskReply::Followed(followed) => match &**followed {
            Followed::Right(Some(_)) => (Tone::Right, vec![text::course::RIGHT.say().into()]),
            Followed::Right(None) => (Tone::Right, vec![text::course::ALL_RIGHT.say().into()]),
            Followed::Missing(words) => (Tone::Partly, vec![words.of(notation).clone()]),
            Followed::Wrong(lines) => {
                let lines = lines.of(notation);
                let unexplained = || vec![text::course::NOT_THERE.say().into()];
                (Tone::Wrong, if lines.is_empty() { unexplained() } else { lines.clone() })
            }
        },
        TaskReply::IsNotThere(technique) => (Tone::Wrong, vec![text::course::is_not_there(*technique).into()]),
        TaskReply::IsThere => (Tone::Right, vec![text::course::IS_THERE.say().into()]),
    })
}

fn judged(task: &Task, attempt: Attempt, judgement: &Judgement, notation: Notation) -> (Tone, Vec<Prose>) {
    let is_found = task.end == Some(Answer::Found);
    let words = match judgement {
        Judgement::Other(Some(step)) if is_found => text::learn::found(&step.wording.of(notation).action),
        _ => attempt.words(judgement, &title(task), notation),
    };
    let tone = match judgement {
        _ if is_found => Tone::Right,
        Judgement::Needed(_) | Judgement::Wrong(_) => Tone::Wrong,
        Judgement::Found(_) | Judgement::Other(_) | Judgement::Gone => Tone::Partly,
    };
    (tone, vec![words.into()])
}

fn house_kinds(task: &Task) -> Vec<(HouseKind, bool)> {
    let kinds = task.house_kinds();
    let kinds = if kinds.len() > 1 { kinds } else { &[] };
    kinds.iter().map(|kind| (*kind, *kind == task.house_kind)).collect()
}

/// Returns the button that leads on.
fn primary(task: &Task) -> Option<(Text, LearnAction)> {
    let is_missing = task.drill == Remote::Ready(None);
    match &task.series {
        _ if task.drill == Remote::Loading => None,
        _ if is_missing => Some((text::course::ANOTHER, LearnAction::Next)),
        Series::Lesson(LessonAct::See) if task.next_stage().is_some() => Some((text::course::NEXT_STAGE, LearnAction::Next)),
        Series::Lesson(LessonAct::See) => Some((text::course::NOW_FOLLOW, LearnAction::Next)),
        _ if task.question.is_some() => task.marks.is_some().then_some((text::course::CHECK, LearnAction::Check)),
        _ if task.end.is_none() => None,
        Series::Lesson(LessonAct::Follow) => Some((text::course::NOW_FIND, LearnAction::Next)),
        Series::Lesson(LessonAct::Find) | Series::Course => Some((text::course::GO_ON, LearnAction::Next)),
        Series::Clocked(_) if task.whole_row().is_some() => Some((text::course::ANOTHER_ROW, LearnAction::Next)),
        Series::Clocked(_) => Some((text::course::ANOTHER, LearnAction::Next)),
        Series::Sheet(sheet, index) if index + 1 >= usize::from(sheet.positions()) => {
            Some((text::course::DONE, LearnAction::Next))
        }
        Series::Sheet(..) => Some((text::course::ANOTHER, LearnAction::Next)),
        Series::Drills | Series::Linked | Series::Mixed | Series::Test(_) => Some((text::course::ANOTHER, LearnAction::Next)),
    }
}

/// Returns the other buttons.
fn others(task: &Task) -> Vec<(Text, LearnAction)> {
    let mut buttons = Vec::new();
    if let Some(stage) = task.stage_before().filter(|_| task.is_shown()) {
        buttons.push((text::course::STAGE_BEFORE, LearnAction::Stage(stage)));
    }
    if task.is_open() {
        let is_test = matches!(task.series, Series::Test(_));
        if task.takes_candidates() && !is_test && task.next_stage().is_some() {
            buttons.push((text::course::HINT, LearnAction::Help));
        }
        buttons.push((if is_test { text::course::I_DO_NOT_SEE_IT } else { text::learn::SHOW_IT }, LearnAction::Show));
    }
    if task.end.is_some() && task.series == Series::Lesson(LessonAct::Find) {
        buttons.push((text::course::ANOTHER, LearnAction::Practise(task.technique(), DrillKind::Find)));
    }
    buttons
}

/// The task: the board, and beside it what is told, the keys, and the buttons. Only what is told grows and scrolls.
#[component]
pub fn TaskRoom(view: &TaskView) -> Html {
    let to_map = Action::Learn(LearnAction::Open(LearnPage::Map));
    html! {
        <main class="room room--task">
            <div class="room__board"><Board view={Rc::clone(&view.board)} /></div>
            <section class="task" aria-label={text::course::TASK}>
                <div class="task__head">
                    <h2 class="task__title">
                        {&view.title}
                        if let Some(place) = &view.place {
                            <span class="task__place">{place}</span>
                        }
                    </h2>
                    if let Some(time) = &view.time {
                        <span class="task__time" role="timer" aria-label={text::course::TIME}>{time}</span>
                    }
                    <Button label={text::course::TO_MAP} style={ButtonStyle::Quiet} action={to_map} />
                </div>
                if let Some(act) = view.act {
                    <Segments group="act" label={text::course::ACTS} segments={acts(act)} />
                }
                <div class="scroller task__told" tabindex="0">
                    {told_lines(view)}
                    if let Some((technique, lesson)) = &view.lesson {
                        {about_technique(view, *technique, lesson)}
                    }
                </div>
                if !view.choices.is_empty() {
                    <ul class="task__choices">
                        for technique in &view.choices {
                            <li key={technique.name()}>
                                <Button label={text::title(*technique)} action={Action::Learn(LearnAction::Choose(*technique))} />
                            </li>
                        }
                    </ul>
                }
                if !view.house_kinds.is_empty() {
                    <Segments group="house" label={text::course::MARKED_HOUSE} segments={houses(&view.house_kinds)} />
                }
                if view.takes_digits {
                    <Keypad view={view.keypad.clone()} can_erase={false} />
                }
                if let Some(on) = view.clock {
                    <Switch label={text::course::AGAINST_CLOCK} {on} action={Action::Learn(LearnAction::AgainstClock(!on))} />
                }
                {tools(view)}
            </section>
        </main>
    }
}

/// Draws the reply, and what is told or asked.
fn told_lines(view: &TaskView) -> Html {
    html! {
        <>
            if let Some((tone, lines)) = &view.reply {
                <div class={classes!("task__reply", tone.class())}>
                    for line in lines {
                        <p><Sentence prose={line.clone()} /></p>
                    }
                </div>
            }
            <CaseChoice count={view.cases.0} shown={view.cases.1} />
            for line in &view.told {
                <p><Sentence prose={line.clone()} /></p>
            }
            if let Some(marks) = &view.marks {
                <p class="task__marks">{marks}</p>
            }
            if view.legend != LegendView::default() {
                <Legend ..view.legend.clone() />
            }
        </>
    }
}

fn acts(current: LessonAct) -> Vec<Segment> {
    let name = |act| match act {
        LessonAct::See => text::course::SEE,
        LessonAct::Follow => text::course::FOLLOW,
        LessonAct::Find => text::course::FIND,
    };
    let segment = |act| Segment::new(name(act), act == current, Action::Learn(LearnAction::Act(act)));
    LessonAct::ALL.into_iter().map(segment).collect()
}

fn houses(kinds: &[(HouseKind, bool)]) -> Vec<Segment> {
    let name = |kind| match kind {
        HouseKind::Row => text::course::ROW,
        HouseKind::Column => text::course::COLUMN,
        HouseKind::Box => text::course::BOX,
    };
    let segment =
        |(kind, chosen): &(HouseKind, bool)| Segment::new(name(*kind), *chosen, Action::Learn(LearnAction::MarkHouses(*kind)));
    kinds.iter().map(segment).collect()
}

/// Draws the buttons. The one that leads on stands last, where nothing stood before.
fn tools(view: &TaskView) -> Html {
    html! {
        <div class="task__tools">
            for (label, action) in &view.others {
                <Button key={label.say()} label={*label} action={Action::Learn(*action)} />
            }
            if let Some((label, action)) = &view.primary {
                <Button key={label.say()} label={*label} style={ButtonStyle::Primary} action={Action::Learn(*action)} />
            }
        </div>
    }
}

/// Draws what a lesson says of the technique, and the drills on it.
fn about_technique(view: &TaskView, technique: Technique, lesson: &LessonText) -> Html {
    let shows = view.act == Some(LessonAct::See);
    html! {
        <div class="task__about">
            if shows {
                <p>{&lesson.what}</p>
            }
            <h3>{text::learn::HOW_TO_SPOT}</h3>
            <ol>
                for line in &lesson.spot {
                    <li>{line}</li>
                }
            </ol>
            if shows {
                <h3>{text::course::WHY_IT_WORKS}</h3>
                <p>{&lesson.why}</p>
            }
            <h3>{text::course::DRILLS}</h3>
            <div class="task__drills">
                for kind in kinds_of(technique) {
                    <Button
                        key={kind.name()}
                        label={kind_name(kind)}
                        style={ButtonStyle::Quiet}
                        action={Action::Learn(LearnAction::Practise(technique, kind))}
                    />
                }
            </div>
        </div>
    }
}
