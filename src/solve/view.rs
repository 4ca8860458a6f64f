//! What the Solve room shows, as plain values. Sentences come ready to be shown.

use super::{
    board_view::board,
    explainer::SoFar,
    state::{Counting, LoggedStep, Solve, Viewing},
};
use crate::{
    action::{Action, SolveAction, Tab},
    board::{LegendView, context::BoardContext, view::BoardView},
    controls::{self, HighlightView, KeypadView, VerdictKind},
    session::{BoardUi, Remote, Session},
    text,
};
use nonet_core::{
    Level,
    board::{Candidate, Cell},
    solver::{COUNT_LIMIT, DeadEnd, Fix, Reason, Verdict},
    words::{Notation, why},
};
use nonet_game::SolveBoard;
use nonet_protocol::{Prose, SearchTrail, Wording};
use std::rc::Rc;
use yew::AttrValue;

/// All that the Solve room shows.
#[derive(Clone, PartialEq, Debug)]
pub struct SolveView {
    /// The board.
    pub board: Rc<BoardView>,
    /// What the room says about it.
    pub verdict: VerdictView,
    /// The buttons that can be pressed.
    pub tools: SolveTools,
    /// The keys 1 to 9.
    pub keypad: KeypadView,
    /// The row that picks out cells.
    pub highlight: HighlightView,
    /// What the board shows in place of the board, and how to go back.
    pub viewing: Option<ViewingBarView>,
    /// How difficult the puzzle is, once the worker has rated it.
    pub rating: Option<RatingView>,
    /// The tabs.
    pub tabs: TabsView,
    /// The typo doctor's suggestions, likeliest first.
    pub fixes: Rc<[FixView]>,
    /// The log of steps.
    pub log: Rc<LogView>,
    /// The several solutions.
    pub solutions: Option<SolutionsView>,
    /// How the search went, once it was asked for.
    pub search: Option<SearchView>,
    /// Whether the details have the place of the keys.
    pub details: bool,
}

/// The buttons. A `bool` named `can_..` says whether the button is enabled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // each is the button of the action with its name
pub struct SolveTools {
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_clear: bool,
    pub can_restart: bool,
    pub can_erase: bool,
    pub can_use_as_puzzle: bool,
    pub can_solve: bool,
    pub can_step: bool,
    pub can_play: bool,
    /// Whether steps were taken, which can be copied.
    pub has_steps: bool,
    /// Whether givens are being typed.
    pub editing: bool,
    /// Whether typing a given goes on to the next cell.
    pub auto_advance: bool,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether only true candidates are shown; `None` where the view is not offered.
    pub true_candidates: Option<bool>,
}

/// The verdict.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VerdictView {
    /// Its sort.
    pub kind: VerdictKind,
    /// The status word: `One solution`, `No solution: two 5s in row 1`.
    pub words: AttrValue,
    /// Whether it only shows after digits that are forced, which can be looked at.
    pub forced: bool,
    /// What stands on the board: `24 givens`, `24 givens, 3 entered`.
    pub count: AttrValue,
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
    pub words: AttrValue,
}

/// The several solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolutionsView {
    /// How many can be walked through: the slider goes from 1 to this.
    pub steps: usize,
    /// Which one is shown, from 0.
    pub walked: Option<usize>,
    /// `Solution 4 of 32`, `Solution 4 of more than 1,000`.
    pub place: Option<AttrValue>,
    /// `They differ in 49 cells`.
    pub differing: AttrValue,
    /// One more given that would leave one solution.
    pub one_more: Option<OneMoreView>,
    /// Whether "Count them all" is offered: there are more than the page counts by itself.
    pub can_count: bool,
    /// While they are counted: `12,345 so far`. "Stop" goes with it.
    pub counting: Option<AttrValue>,
    /// The exact number, once counted: `Exactly 12,345 solutions`; or how far it came: `At least 12,345 solutions`.
    pub counted: Option<AttrValue>,
}

/// One more given that would leave one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneMoreView {
    /// `One more given makes it unique, for example 5 in r1c5 (27 such)`.
    pub words: AttrValue,
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
#[derive(Clone, PartialEq, Debug)]
pub struct TabsView {
    /// Those that have something to say.
    pub tabs: Vec<controls::Tab>,
    /// The open one.
    pub open: Tab,
}

impl TabsView {
    /// The place of the open tab among the others.
    #[must_use]
    pub fn open_number(&self) -> usize {
        self.tabs.iter().position(|tab| tab.key == self.open.name()).unwrap_or(0)
    }
}

/// How difficult the puzzle is.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingView {
    /// The level.
    pub level: Level,
    /// `Hard, score 840, hardest step X-Wing`
    pub words: AttrValue,
    /// The level of each step of the path in rating order.
    pub ticks: Vec<Level>,
    /// The moment that is shown, from 0.
    pub at: Option<usize>,
    /// What the moment is: `Step 12 of 54: X-Wing`.
    pub moment: AttrValue,
    /// Sudoku Explainer's rating, once something is known of it.
    pub explainer: Option<ExplainerView>,
}

/// Sudoku Explainer's rating.
#[derive(Clone, PartialEq, Debug)]
pub struct ExplainerView {
    /// What is known: `SE 7.2 (1.2.1), EP 7.2, ED 2.6`, or how far it has come.
    pub words: AttrValue,
    /// What there is to do: to stop, to go on, or to look at the step that made it so.
    pub button: (&'static str, Action),
}

/// The log of steps.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LogView {
    /// The steps that were taken, first to last.
    pub entries: Vec<LogEntryView>,
    /// Which of them the board shows.
    pub shown: Option<usize>,
    /// The step that the board shows, in full: one of them, or one of the path that the rating is of.
    pub card: Option<Rc<StepView>>,
    /// All steps that can be taken now, once they were asked for.
    pub available: Option<Rc<AvailableView>>,
    /// What "Step" had to say when it found nothing.
    pub message: Option<AttrValue>,
}

/// All steps that can be taken now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AvailableView {
    /// How many they are: `12 steps are available.`
    pub words: AttrValue,
    /// By the name of their technique, in hint order: what each does, with its number.
    pub groups: Vec<(AttrValue, Vec<(usize, AttrValue)>)>,
    /// The one that is looked at.
    pub chosen: Option<usize>,
}

/// A step in full.
#[derive(Clone, PartialEq, Debug)]
pub struct StepView {
    /// Its number on the path that the rating is of, from 0.
    pub number: Option<usize>,
    /// What it is and does.
    pub entry: LogEntryView,
    /// The name of its lesson; empty where there is none.
    pub lesson: AttrValue,
    /// The sentences that prove it.
    pub proof: Vec<Prose>,
    /// How many cases there are to look at by themselves, and which of them is shown.
    pub cases: (usize, Option<usize>),
    /// The same in one line for experts.
    pub expert: AttrValue,
    /// The step as it is drawn on the board.
    pub legend: LegendView,
}

/// One step in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntryView {
    /// The technique's name.
    pub technique: AttrValue,
    /// What was done: `(8,2) = 7`.
    pub action: AttrValue,
    /// What followed from it: `(6,2) = 8`; may be empty.
    pub consequences: AttrValue,
}

/// What the board shows in place of the board.
#[derive(Clone, PartialEq, Debug)]
pub struct ViewingBarView {
    /// `Step 3 of 7, before it was taken`, `Solution 4 of 32`.
    pub words: AttrValue,
    /// Whether it is another board than what stands.
    pub another: bool,
    /// What goes back, for a button "Back to the board".
    pub back: Action,
    /// A button that leads on, and what it does.
    pub onward: Option<(&'static str, Action)>,
}

/// The room; whether the worker looks for the reason why there is no solution, is not known in it.
pub(crate) fn solve(solve: &Solve, session: &Session, looks_for_reason: bool) -> SolveView {
    let (ui, notation) = (&session.board, session.notation());
    let fixes = fixes(solve, notation);
    let shown = solve.shown_solution().copied().unwrap_or_else(|| *solve.shown_solve_board().grid());
    let board = board(solve, &BoardContext::of(ui, &session.settings));
    SolveView {
        verdict: verdict(solve, session, looks_for_reason),
        tools: tools(solve, ui),
        keypad: KeypadView { skips: solve.types_givens(), ..KeypadView::of(&shown, ui.lit) },
        highlight: HighlightView::of(ui),
        viewing: viewing(solve, notation),
        rating: rating(solve),
        tabs: tabs(solve.tab, fixes.len()),
        fixes,
        log: Rc::new(log(solve, &board, ui.case, notation)),
        solutions: solutions(solve, notation),
        search: search(solve, notation),
        details: solve.details,
        board: Rc::new(board),
    }
}

fn tools(solve: &Solve, ui: &BoardUi) -> SolveTools {
    let (board, verdict) = (solve.board(), &solve.assessment.verdict);
    let full = board.grid().empty().is_empty();
    let solved = full && matches!(verdict, Verdict::One(_));
    SolveTools {
        can_undo: solve.history.can_undo(),
        can_redo: solve.history.can_redo(),
        can_clear: !board.grid().filled().is_empty(),
        can_restart: *board != board.with_givens_only(),
        can_erase: !ui.selection.cells.is_empty(),
        can_use_as_puzzle: !board.entered_cells().is_empty(),
        can_solve: matches!(verdict, Verdict::One(_)) && !full,
        can_step: !matches!(verdict, Verdict::None(_)) && !full && *board != SolveBoard::EMPTY,
        can_play: !board.grid().filled().is_empty(),
        has_steps: !solve.log().is_empty(),
        editing: solve.types_givens() && !solved,
        auto_advance: ui.auto_advance,
        candidates: solve.candidates || solve.only_true,
        true_candidates: matches!(verdict, Verdict::Several { .. }).then_some(solve.only_true),
    }
}

fn verdict(solve: &Solve, session: &Session, looks_for_reason: bool) -> VerdictView {
    let assessment = &solve.assessment;
    let full = assessment.grid.empty().is_empty();
    let board = solve.board();
    let count = text::standing(board.given_cells().len(), board.entered_cells().len(), board.solved_cells().len())
        + &text::ruled_out(board.ruled_out().len());
    VerdictView {
        kind: VerdictKind::of(&assessment.verdict, full),
        words: assessment.status(session.notation()).into(),
        forced: solve.shown_forced().len() < solve.forced().len(),
        count: count.into(),
        reason: reason(solve, looks_for_reason),
        typing: session.board.typing,
    }
}

/// Of the reason why no way completes the board, which takes a while to find and is marked on it.
fn reason(solve: &Solve, looks_for_reason: bool) -> Option<&'static str> {
    let end = if let Verdict::None(end) = &solve.assessment.verdict { Some(&end.reason) } else { None };
    match end {
        _ if looks_for_reason => Some(text::solve::LOOKING_FOR_REASON),
        Some(Reason::NoCompletion) if circles_conflict(solve) => Some(text::solve::CIRCLED),
        // The digits by themselves have a solution.
        Some(Reason::NoCompletion) if solve.board().is_barred() => Some(text::solve::RULED_OUT_TOO_MUCH),
        _ => None,
    }
}

/// Whether digits that exclude every solution were found, which the board circles.
fn circles_conflict(solve: &Solve) -> bool {
    solve.diagnosis.as_ref().is_some_and(|diagnosis| !diagnosis.conflict.is_empty())
}

fn fixes(solve: &Solve, notation: Notation) -> Rc<[FixView]> {
    let mut fixes: Vec<FixView> = Vec::new();
    for fix in solve.diagnosis.iter().flat_map(|diagnosis| &diagnosis.fixes) {
        let young = |view: &FixView| age(solve, view.fix.cell()) <= age(solve, fix.cell());
        fixes.insert(fixes.partition_point(young), FixView { fix: *fix, words: text::solve::fix(*fix, notation).into() });
    }
    fixes.into()
}

/// How many acts ago a digit was entered; those of the puzzle are older than all.
fn age(solve: &Solve, cell: Cell) -> usize {
    let board = solve.board();
    if !board.entered_cells().contains(cell) {
        return usize::MAX;
    }
    solve.history.past().take_while(|snapshot| snapshot.board.grid()[cell] == board.grid()[cell]).count()
}

fn solutions(solve: &Solve, notation: Notation) -> Option<SolutionsView> {
    let Verdict::Several { differing, .. } = &solve.assessment.verdict else { return None };
    let exact = solve.assessment.exact();
    let walked = match solve.viewing {
        Viewing::Solution(number) => Some(number),
        Viewing::Now | Viewing::Step(_) | Viewing::Available(_) | Viewing::Moment(_) | Viewing::Forced(_) | Viewing::Hardest => {
            None
        }
    };
    let completing = solve.diagnosis.as_ref().map(|diagnosis| diagnosis.completing);
    let one_more = completing.and_then(|set| {
        let given = set.first()?;
        Some(OneMoreView { words: text::solve::one_more(given, set.len(), notation).into(), given })
    });
    Some(SolutionsView {
        steps: exact.unwrap_or(COUNT_LIMIT),
        walked,
        place: walked.map(|number| text::solve::solution_place(number + 1, exact).into()),
        differing: text::solve::differing(differing.len()).into(),
        one_more,
        can_count: exact.is_none() && matches!(solve.counting, Counting::No | Counting::Stopped(_)),
        counting: match solve.counting {
            Counting::Running(found) => Some(text::solve::so_far(found).into()),
            Counting::No | Counting::Stopped(_) | Counting::Done(_) => None,
        },
        counted: match solve.counting {
            Counting::Done(found) => Some(text::solve::exactly(found).into()),
            Counting::Stopped(found) if found > 0 => Some(text::solve::at_least(found).into()),
            Counting::No | Counting::Stopped(_) | Counting::Running(_) => None,
        },
    })
}

fn rating(solve: &Solve) -> Option<RatingView> {
    let rated = solve.rating()?;
    let board = solve.rated_board();
    // What the player entered or ruled out is a part of what is rated; what steps found is not.
    let rated_at = match board.is_barred() || *board.grid() != board.puzzle() {
        false => text::RatedAt::Givens,
        true if board == *solve.board() => text::RatedAt::Here,
        true => text::RatedAt::BeforeSteps,
    };
    Some(RatingView {
        level: rated.level,
        words: text::rating(rated.level, rated.score, &rated.hardest.as_ref()?.title, rated_at).into(),
        ticks: rated.path.iter().map(|technique| technique.level).collect(),
        at: looked_at(solve),
        moment: moment(solve).unwrap_or_default().into(),
        explainer: solve.explained().map(explainer),
    })
}

fn explainer(so_far: &SoFar) -> ExplainerView {
    let (words, label, action) = match so_far {
        SoFar::Running(steps) => (text::solve::explaining(*steps), text::solve::STOP_EXPLAINING, SolveAction::Explain(false)),
        SoFar::Stopped => (text::solve::NOT_EXPLAINED.to_owned(), text::solve::GO_ON_EXPLAINING, SolveAction::Explain(true)),
        SoFar::Known(rating, _) => (text::solve::explained(rating), text::solve::HARDEST_STEP, SolveAction::ShowHardest),
    };
    ExplainerView { words: words.into(), button: (label, Action::Solve(action)) }
}

/// Where on Sudoku Explainer's path the board looks.
fn hardest_place(solve: &Solve) -> Option<String> {
    let SoFar::Known(rating, _) = solve.explained()? else { return None };
    let step = rating.hardest.as_ref()?;
    Some(text::solve::hardest_place(step.number + 1, rating.steps, &step.explained.technique.title, rating.er))
}

/// The step of the rating path that is looked at.
const fn looked_at(solve: &Solve) -> Option<usize> {
    match solve.viewing {
        Viewing::Moment(number) => Some(number),
        Viewing::Now
        | Viewing::Step(_)
        | Viewing::Available(_)
        | Viewing::Forced(_)
        | Viewing::Hardest
        | Viewing::Solution(_) => None,
    }
}

/// Where on the rating path the board looks.
fn moment(solve: &Solve) -> Option<String> {
    let path = &solve.rating()?.path;
    let at = looked_at(solve)?;
    Some(text::solve::moment(at + 1, path.len(), &path.get(at)?.title))
}

fn tabs(open: Tab, fixes: usize) -> TabsView {
    let tab =
        |tab: Tab, name: AttrValue| controls::Tab { key: tab.name(), name, action: Action::Solve(SolveAction::OpenTab(tab)) };
    let mut tabs = vec![
        tab(Tab::Steps, text::solve::STEPS.into()),
        tab(Tab::Solutions, text::solve::SOLUTIONS.into()),
        tab(Tab::Search, text::solve::BACKTRACKING.into()),
    ];
    if fixes > 0 {
        // Last, since it comes a moment after the others, which stay where somebody may be about to press.
        tabs.push(tab(Tab::Typos, text::solve::typos(fixes).into()));
    }
    TabsView { tabs, open: if open == Tab::Typos && fixes == 0 { Tab::Steps } else { open } }
}

/// The steps, of which one may be drawn on this board.
fn log(solve: &Solve, board: &BoardView, case: Option<usize>, notation: Notation) -> LogView {
    let shown = match solve.viewing {
        Viewing::Step(number) => Some(number),
        Viewing::Now if solve.shows_step => solve.log().len().checked_sub(1),
        Viewing::Now
        | Viewing::Available(_)
        | Viewing::Moment(_)
        | Viewing::Forced(_)
        | Viewing::Hardest
        | Viewing::Solution(_) => None,
    };
    let entry = |step: &LoggedStep| {
        let Wording { action, consequences, .. } = step.explained.wording.of(notation);
        let technique = text::technique(&step.explained.title).into();
        LogEntryView { technique, action: action.clone().into(), consequences: consequences.clone().into() }
    };
    let card = |(step, _): (&LoggedStep, _)| {
        let proof = step.explained.case(case).wording.of(notation).proof.clone();
        let cases = (step.explained.cases.len(), case);
        let lesson = step.explained.technique.name.clone().into();
        Rc::new(StepView {
            number: looked_at(solve),
            entry: entry(step),
            lesson,
            proof,
            cases,
            expert: step.explained.wording.of(notation).notation.clone().into(),
            legend: LegendView::of(board),
        })
    };
    LogView {
        entries: solve.log().iter().map(|logged| entry(logged)).collect(),
        shown,
        card: solve.explained_step().map(card),
        available: available(solve, notation).map(Rc::new),
        message: solve.message.map(AttrValue::from),
    }
}

/// The steps that can be taken now, those of a technique together; none while the board shows another moment, at which they can't be.
fn available(solve: &Solve, notation: Notation) -> Option<AvailableView> {
    let Remote::Ready(steps) = &solve.listed else { return None };
    let chosen = match solve.viewing {
        Viewing::Now => None,
        Viewing::Available(number) => Some(number),
        Viewing::Step(_) | Viewing::Moment(_) | Viewing::Forced(_) | Viewing::Hardest | Viewing::Solution(_) => return None,
    };
    let mut groups: Vec<(AttrValue, Vec<(usize, AttrValue)>)> = Vec::new();
    for (number, step) in steps.iter().enumerate() {
        let technique = step.explained.title.as_str();
        let action = (number, step.explained.wording.of(notation).action.clone().into());
        match groups.iter_mut().find(|(title, _)| title == technique) {
            Some((_, actions)) => actions.push(action),
            None => groups.push((technique.to_owned().into(), vec![action])),
        }
    }
    Some(AvailableView { words: text::solve::available(steps.len()).into(), groups, chosen })
}

fn search(solve: &Solve, notation: Notation) -> Option<SearchView> {
    match &solve.search {
        Remote::Ready(trail) => Some(SearchView { trail: Rc::clone(trail), notation }),
        Remote::Idle | Remote::Loading => None,
    }
}

/// The forced digit that was filled in last, and what comes of it at the end.
fn forced_place(solve: &Solve, notation: Notation) -> Option<String> {
    let (shown, of) = (solve.shown_forced(), solve.forced().len());
    let Verdict::None(DeadEnd { reason, .. }) = &solve.assessment.verdict else { return None };
    let end = (shown.len() == of).then(|| why(reason, notation));
    Some(text::solve::forced_place(*shown.last()?, shown.len(), of, end.as_deref(), notation))
}

fn viewing(solve: &Solve, notation: Notation) -> Option<ViewingBarView> {
    let words = match solve.viewing {
        Viewing::Now => return None,
        Viewing::Step(number) => text::solve::step_place(number + 1, solve.log().len()),
        Viewing::Available(_) => text::technique(&solve.explained_step()?.0.explained.title),
        Viewing::Moment(_) => moment(solve)?,
        Viewing::Forced(_) => forced_place(solve, notation)?,
        Viewing::Hardest => hardest_place(solve)?,
        Viewing::Solution(number) => text::solve::solution_place(number + 1, solve.assessment.exact()),
    };
    let onward = match solve.viewing {
        Viewing::Available(number) => Some((text::solve::TAKE, SolveAction::TakeStep(number))),
        Viewing::Moment(_) if solve.moment_takes_away() => Some((text::solve::BACK_TO_STEP, SolveAction::TakeMoment)),
        Viewing::Moment(_) => Some((text::solve::TAKE_THIS, SolveAction::TakeMoment)),
        Viewing::Forced(count) if count < solve.forced().len() => Some((text::solve::NEXT_DIGIT, SolveAction::ShowForced)),
        Viewing::Now | Viewing::Step(_) | Viewing::Forced(_) | Viewing::Hardest | Viewing::Solution(_) => None,
    };
    let onward = onward.map(|(label, action)| (label, Action::Solve(action)));
    let another = !matches!(solve.viewing, Viewing::Available(_));
    Some(ViewingBarView { words: words.into(), another, back: Action::Solve(SolveAction::LookAt(None)), onward })
}
