//! What the Solve room shows, as plain values. Sentences come ready to be shown.

use crate::{
    action::{Action, SolveAction},
    solve::explainer::SoFar,
    state::{Counting, LoggedStep, Look, Solve, State, Wanted},
    text::en,
};
use nonet_core::{
    Level,
    board::{Candidate, Cell},
    solver::{COUNT_LIMIT, DeadEnd, Fix, Reason, Verdict},
    words::{Notation, why},
};
use nonet_protocol::{Prose, SearchTrail, Wording};
use std::rc::Rc;

/// The sort of a verdict: its colour and its icon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VerdictKind {
    /// There is no solution.
    #[default]
    None,
    /// There is exactly one.
    One,
    /// There are several.
    Several,
    /// The grid is full and right.
    Complete,
    /// The grid is full and wrong.
    Wrong,
}

impl VerdictKind {
    /// The sort of this verdict on a grid that is full, or not.
    #[must_use]
    pub const fn of(verdict: &Verdict, full: bool) -> VerdictKind {
        match (verdict, full) {
            (Verdict::One(_), true) => VerdictKind::Complete,
            (Verdict::One(_), false) => VerdictKind::One,
            (Verdict::None(_), true) => VerdictKind::Wrong,
            (Verdict::None(_), false) => VerdictKind::None,
            (Verdict::Several { .. }, _) => VerdictKind::Several,
        }
    }
}

/// The verdict; nothing outside of Solve.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VerdictView {
    /// Its sort.
    pub kind: VerdictKind,
    /// The status word: `One solution`, `No solution: two 5s in row 1`.
    pub words: String,
    /// Whether it only shows after digits that are forced, which can be looked at.
    pub forced: bool,
    /// What stands on the board: `24 givens`, `24 givens, 3 entered`.
    pub count: String,
    /// That the worker still looks for the reason, or where it is marked.
    pub reason: Option<&'static str>,
    /// Whether the board is being typed: then only a change of sort is spoken, after a pause.
    pub typing: bool,
}

/// A suggestion of the typo doctor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixView {
    /// What it changes.
    pub fix: Fix,
    /// `r4c7: 5 should be 6?`
    pub words: String,
}

/// The several solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolutionsView {
    /// How many can be walked through: the slider goes from 1 to this.
    pub steps: usize,
    /// Which one is shown, from 0.
    pub walked: Option<usize>,
    /// `Solution 4 of 32`, `Solution 4 of more than 1,000`.
    pub place: Option<String>,
    /// `They differ in 49 cells`.
    pub differing: String,
    /// One more given that would leave one solution.
    pub one_more: Option<OneMoreView>,
    /// Whether "Count them all" is offered: there are more than the page counts by itself.
    pub can_count: bool,
    /// While they are counted: `12,345 so far`. "Stop" goes with it.
    pub counting: Option<String>,
    /// The exact number, once counted: `Exactly 12,345 solutions`; or how far it came: `At least 12,345 solutions`.
    pub counted: Option<String>,
}

/// One more given that would leave one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneMoreView {
    /// `One more given makes it unique, for example 5 in r1c5 (27 such)`.
    pub words: String,
    /// The given: `Action::Solve(SolveAction::AddGiven)` takes it.
    pub given: Candidate,
}

/// How the search for solutions went.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchView {
    /// What happened in it.
    pub trail: Rc<SearchTrail>,
    /// How its lines name cells.
    pub notation: Notation,
}

impl SearchView {
    /// Its lines, each with the number of guesses that it lies under.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.trail.lines.iter().map(|line| (line.depth, line.words.of(self.notation).as_str()))
    }
}

/// A tab of the Solve room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // they say it themselves
pub enum Tab {
    Typos,
    Steps,
    Solutions,
    Search,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Typos, Tab::Steps, Tab::Solutions, Tab::Search];

    /// Its name where it is kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Typos => "typos",
            Tab::Steps => "steps",
            Tab::Solutions => "solutions",
            Tab::Search => "search",
        }
    }

    /// The tab with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Tab> {
        Tab::ALL.into_iter().find(|tab| tab.name() == name)
    }
}

/// The tabs of the Solve room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TabsView {
    /// Those that have something to say, with their names.
    pub tabs: Vec<(Tab, String)>,
    /// The open one.
    pub open: Tab,
}

/// How difficult the puzzle is.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingView {
    /// The level.
    pub level: Level,
    /// `Hard, score 840, hardest step X-Wing`
    pub words: String,
    /// The level of each step of the path in rating order.
    pub ticks: Vec<Level>,
    /// The moment that is shown, from 0.
    pub at: Option<usize>,
    /// What the moment is: `Step 12 of 54: X-Wing`.
    pub moment: String,
    /// Sudoku Explainer's rating, once something is known of it.
    pub explainer: Option<ExplainerView>,
}

/// Sudoku Explainer's rating.
#[derive(Clone, PartialEq, Debug)]
pub struct ExplainerView {
    /// What is known: `SE 7.2 (1.2.1), EP 7.2, ED 2.6`, or how far it has come.
    pub words: String,
    /// What there is to do: to stop, to go on, or to look at the step that made it so.
    pub button: (&'static str, Action),
}

/// The log of steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogView {
    /// The steps that were taken, first to last.
    pub entries: Vec<LogEntryView>,
    /// Which of them the board shows.
    pub shown: Option<usize>,
    /// The step that the board shows, in full: one of them, or one of the path that the rating is of.
    pub card: Option<StepView>,
    /// All steps that can be taken now, once they were asked for.
    pub available: Option<AvailableView>,
    /// What "Step" had to say when it found nothing.
    pub message: Option<String>,
}

/// All steps that can be taken now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AvailableView {
    /// How many they are: `12 steps are available.`
    pub words: String,
    /// By the name of their technique, in hint order: what each does, with its number.
    pub groups: Vec<(String, Vec<(usize, String)>)>,
    /// The one that is looked at.
    pub chosen: Option<usize>,
}

/// A step in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepView {
    /// Its number on the path that the rating is of, from 0.
    pub number: Option<usize>,
    /// What it is and does.
    pub entry: LogEntryView,
    /// The name of its lesson; empty where there is none.
    pub lesson: String,
    /// The sentences that prove it.
    pub proof: Vec<Prose>,
    /// How many cases there are to look at by themselves, and which of them is shown.
    pub cases: (usize, Option<usize>),
    /// The same in one line for experts.
    pub expert: String,
}

/// One step in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntryView {
    /// The technique's name.
    pub technique: String,
    /// What was done: `(8,2) = 7`.
    pub action: String,
    /// What followed from it: `(6,2) = 8`; may be empty.
    pub consequences: String,
}

/// What the board shows in place of the sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct LookView {
    /// `Step 3 of 7, before it was taken`, `Solution 4 of 32`.
    pub words: String,
    /// Whether it is another board than what stands.
    pub another: bool,
    /// What goes back, for a button "Back to the board".
    pub back: Action,
    /// A button that leads on, and what it does.
    pub onward: Option<(&'static str, Action)>,
}

pub(crate) fn verdict(state: &State) -> VerdictView {
    let judged = &state.solve.judged;
    let full = judged.grid.empty().is_empty();
    let sheet = state.solve.sheet();
    let count = en::standing(sheet.given_cells().len(), sheet.entered_cells().len(), sheet.solved_cells().len())
        + &en::ruled_out(sheet.ruled_out().len());
    VerdictView {
        kind: VerdictKind::of(&judged.verdict, full),
        words: judged.status(state.notation()),
        forced: state.solve.shown_forced().len() < state.solve.forced().len(),
        count,
        reason: reason(state),
        typing: state.session.board.typing,
    }
}

/// Of the reason why no way completes the board, which takes a while to find and is marked on it.
fn reason(state: &State) -> Option<&'static str> {
    let end = if let Verdict::None(end) = &state.solve.judged.verdict { Some(&end.reason) } else { None };
    match end {
        _ if state.wants_diagnosis() => Some("looking for the reason"),
        Some(Reason::NoCompletion) if circles_conflict(state) => Some("the circled digits show why"),
        // The digits by themselves have a solution.
        Some(Reason::NoCompletion) if state.solve.sheet().is_barred() => Some("the candidates that were ruled out leave none"),
        _ => None,
    }
}

/// Whether digits that exclude every solution were found, which the board circles.
fn circles_conflict(state: &State) -> bool {
    state.solve.diagnosis.as_ref().is_some_and(|diagnosis| !diagnosis.conflict.is_empty())
}

pub(crate) fn fixes(solve: &Solve, notation: Notation) -> Vec<FixView> {
    let mut fixes: Vec<FixView> = Vec::new();
    for fix in solve.diagnosis.iter().flat_map(|diagnosis| &diagnosis.fixes) {
        let young = |view: &FixView| age(solve, view.fix.cell()) <= age(solve, fix.cell());
        fixes.insert(fixes.partition_point(young), FixView { fix: *fix, words: en::fix(*fix, notation) });
    }
    fixes
}

/// How many acts ago a digit was entered; those of the puzzle are older than all.
fn age(solve: &Solve, cell: Cell) -> usize {
    let sheet = solve.sheet();
    if !sheet.entered_cells().contains(cell) {
        return usize::MAX;
    }
    solve.history.past().take_while(|act| act.sheet.grid()[cell] == sheet.grid()[cell]).count()
}

pub(crate) fn solutions(solve: &Solve, notation: Notation) -> Option<SolutionsView> {
    let Verdict::Several { differing, .. } = &solve.judged.verdict else { return None };
    let exact = solve.judged.exact();
    let walked = match solve.look {
        Look::Solution(number) => Some(number),
        Look::Now | Look::Step(_) | Look::Available(_) | Look::Moment(_) | Look::Forced(_) | Look::Hardest => None,
    };
    let completing = solve.diagnosis.as_ref().map(|diagnosis| diagnosis.completing);
    let one_more = completing.and_then(|set| {
        let given = set.first()?;
        Some(OneMoreView { words: en::one_more(given, set.len(), notation), given })
    });
    Some(SolutionsView {
        steps: exact.unwrap_or(COUNT_LIMIT),
        walked,
        place: walked.map(|number| en::solution_place(number + 1, exact)),
        differing: en::differing(differing.len()),
        one_more,
        can_count: exact.is_none() && matches!(solve.counting, Counting::No | Counting::Stopped(_)),
        counting: match solve.counting {
            Counting::Running(found) => Some(en::so_far(found)),
            Counting::No | Counting::Stopped(_) | Counting::Done(_) => None,
        },
        counted: match solve.counting {
            Counting::Done(found) => Some(en::exactly(found)),
            Counting::Stopped(found) if found > 0 => Some(en::at_least(found)),
            Counting::No | Counting::Stopped(_) | Counting::Running(_) => None,
        },
    })
}

pub(crate) fn rating(solve: &Solve) -> Option<RatingView> {
    let rated = solve.rating()?;
    let sheet = solve.rated_sheet();
    // What the player entered or ruled out is a part of what is rated; what steps found is not.
    let rated_at = match sheet.is_barred() || *sheet.grid() != sheet.puzzle() {
        false => en::RatedAt::Givens,
        true if sheet == *solve.sheet() => en::RatedAt::Here,
        true => en::RatedAt::BeforeSteps,
    };
    Some(RatingView {
        level: rated.level,
        words: en::rating(rated.level, rated.score, &rated.hardest.as_ref()?.title, rated_at),
        ticks: rated.path.iter().map(|technique| technique.level).collect(),
        at: looked_at(solve),
        moment: moment(solve).unwrap_or_default(),
        explainer: solve.explained().map(explainer),
    })
}

fn explainer(so_far: &SoFar) -> ExplainerView {
    let (words, label, action) = match so_far {
        SoFar::Running(steps) => (en::explaining(*steps), "Stop", SolveAction::Explain(false)),
        SoFar::Stopped => (en::NOT_EXPLAINED.to_owned(), "Go on", SolveAction::Explain(true)),
        SoFar::Known(rating, _) => (en::explained(rating), "Hardest step", SolveAction::ShowHardest),
    };
    ExplainerView { words, button: (label, Action::Solve(action)) }
}

/// Where on Sudoku Explainer's path the board looks.
fn hardest_place(solve: &Solve) -> Option<String> {
    let SoFar::Known(rating, _) = solve.explained()? else { return None };
    let step = rating.hardest.as_ref()?;
    Some(en::hardest_place(step.number + 1, rating.steps, &step.told.technique.title, rating.er))
}

/// The step of the rating path that is looked at.
const fn looked_at(solve: &Solve) -> Option<usize> {
    match solve.look {
        Look::Moment(number) => Some(number),
        Look::Now | Look::Step(_) | Look::Available(_) | Look::Forced(_) | Look::Hardest | Look::Solution(_) => None,
    }
}

/// Where on the rating path the board looks.
fn moment(solve: &Solve) -> Option<String> {
    let path = &solve.rating()?.path;
    let at = looked_at(solve)?;
    Some(en::moment(at + 1, path.len(), &path.get(at)?.title))
}

pub(crate) fn tabs(open: Tab, fixes: usize) -> TabsView {
    let mut tabs = vec![
        (Tab::Steps, "Steps".to_owned()),
        (Tab::Solutions, "Solutions".to_owned()),
        (Tab::Search, "Backtracking".to_owned()),
    ];
    if fixes > 0 {
        // Last, since it comes a moment after the others, which stay where somebody may be about to press.
        tabs.push((Tab::Typos, format!("Typos {fixes}")));
    }
    let known = tabs.iter().any(|(tab, _)| *tab == open);
    TabsView { tabs, open: if known { open } else { Tab::Steps } }
}

/// The list, once the worker has said which there are.
pub(crate) fn log(solve: &Solve, case: Option<usize>, notation: Notation) -> LogView {
    let shown = match solve.look {
        Look::Step(number) => Some(number),
        Look::Now if solve.shows_step => solve.log().len().checked_sub(1),
        Look::Now | Look::Available(_) | Look::Moment(_) | Look::Forced(_) | Look::Hardest | Look::Solution(_) => None,
    };
    let entry = |step: &LoggedStep| {
        let Wording { action, consequences, .. } = step.told.wording.of(notation);
        let technique = en::technique(&step.told.title);
        LogEntryView { technique, action: action.clone(), consequences: consequences.clone() }
    };
    let card = |(step, _): (&LoggedStep, _)| {
        let proof = step.told.case(case).wording.of(notation).proof.clone();
        let cases = (step.told.cases.len(), case);
        let lesson = step.told.technique.name.clone();
        StepView {
            number: looked_at(solve),
            entry: entry(step),
            lesson,
            proof,
            cases,
            expert: step.told.wording.of(notation).notation.clone(),
        }
    };
    LogView {
        entries: solve.log().iter().map(|logged| entry(logged)).collect(),
        shown,
        card: solve.told_step().map(card),
        available: available(solve, notation),
        message: solve.message.map(str::to_owned),
    }
}

/// The steps that can be taken now, those of a technique together; none while the board shows another moment, at which they can't be.
fn available(solve: &Solve, notation: Notation) -> Option<AvailableView> {
    let Wanted::Here(steps) = &solve.listed else { return None };
    let chosen = match solve.look {
        Look::Now => None,
        Look::Available(number) => Some(number),
        Look::Step(_) | Look::Moment(_) | Look::Forced(_) | Look::Hardest | Look::Solution(_) => return None,
    };
    let mut groups: Vec<(String, Vec<(usize, String)>)> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let technique = &step.told.title;
        let action = (number, step.told.wording.of(notation).action.clone());
        match groups.iter_mut().find(|(title, _)| title == technique) {
            Some((_, actions)) => actions.push(action),
            None => groups.push((technique.clone(), vec![action])),
        }
    }
    Some(AvailableView { words: en::available(steps.len()), groups, chosen })
}

pub(crate) fn search(solve: &Solve, notation: Notation) -> Option<SearchView> {
    match &solve.search {
        Wanted::Here(trail) => Some(SearchView { trail: Rc::clone(trail), notation }),
        Wanted::No | Wanted::Asked => None,
    }
}

/// The forced digit that was filled in last, and what comes of it at the end.
fn forced_place(solve: &Solve, notation: Notation) -> Option<String> {
    let (shown, of) = (solve.shown_forced(), solve.forced().len());
    let Verdict::None(DeadEnd { reason, .. }) = &solve.judged.verdict else { return None };
    let end = (shown.len() == of).then(|| why(reason, notation));
    Some(en::forced_place(*shown.last()?, shown.len(), of, end.as_deref(), notation))
}

pub(crate) fn look(solve: &Solve, notation: Notation) -> Option<LookView> {
    let words = match solve.look {
        Look::Now => return None,
        Look::Step(number) => en::step_place(number + 1, solve.log().len()),
        Look::Available(_) => en::technique(&solve.told_step()?.0.told.title),
        Look::Moment(_) => moment(solve)?,
        Look::Forced(_) => forced_place(solve, notation)?,
        Look::Hardest => hardest_place(solve)?,
        Look::Solution(number) => en::solution_place(number + 1, solve.judged.exact()),
    };
    let onward = match solve.look {
        Look::Available(number) => Some(("Take", SolveAction::TakeStep(number))),
        Look::Moment(_) if solve.moment_takes_away() => Some(("Back to this step", SolveAction::TakeMoment)),
        Look::Moment(_) => Some(("Take this", SolveAction::TakeMoment)),
        Look::Forced(count) if count < solve.forced().len() => Some(("Next digit", SolveAction::ShowForced)),
        Look::Now | Look::Step(_) | Look::Forced(_) | Look::Hardest | Look::Solution(_) => None,
    };
    let onward = onward.map(|(label, action)| (label, Action::Solve(action)));
    let another = !matches!(solve.look, Look::Available(_));
    Some(LookView { words, another, back: Action::Solve(SolveAction::LookAt(None)), onward })
}
