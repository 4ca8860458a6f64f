//! The view of the Solve room, as plain values. Sentences are complete.

use super::{
    board_view::board,
    exercise::Progress,
    explainer::ExplainerState,
    state::{Counting, FEWEST_GIVENS, LoggedStep, Solve, Viewing},
};
use crate::{
    action::{Action, LESSON_POSITIONS, PuzzleRequest, ShellAction, SolveAction, Tab},
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
use nonet_protocol::{Judgement, Prose, SearchTrail, Wording};
use std::rc::Rc;
use yew::AttrValue;

/// The view of the Solve room.
#[derive(Clone, PartialEq, Debug)]
pub struct SolveView {
    /// The board.
    pub board: Rc<BoardView>,
    /// The verdict on the board.
    pub verdict: VerdictView,
    /// The state of the buttons.
    pub tools: SolveTools,
    /// The view of the keypad.
    pub keypad: KeypadView,
    /// The view of the highlight row.
    pub highlight: HighlightView,
    /// The bar over a board that shows something else than the current state. None if it shows the current state.
    pub viewing: Option<ViewingBarView>,
    /// The position of a lesson that the board shows, in place of verdict and rating. None if it shows another board.
    pub exercise: Option<ExerciseView>,
    /// The rating of the puzzle. None until the worker has rated it.
    pub rating: Option<RatingView>,
    /// The tabs.
    pub tabs: TabsView,
    /// The suggestions of the typo doctor, the most likely first.
    pub fixes: Rc<[FixView]>,
    /// The log of steps.
    pub log: Rc<LogView>,
    /// The solutions. None unless there are several.
    pub solutions: Option<SolutionsView>,
    /// The search. None until it was asked for and the worker has answered.
    pub search: Option<SearchView>,
    /// Whether the details are shown in place of the keys.
    pub details: bool,
    /// Whether a puzzle is being typed, so that nothing is shown about it but the verdict.
    pub types: bool,
}

/// The state of the buttons. A `can_` field says whether its button is enabled.
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
    /// Whether the log has steps, which can be copied.
    pub has_steps: bool,
    /// Whether givens are being typed.
    pub editing: bool,
    /// Whether the cursor advances to the next cell after a given is typed.
    pub auto_advance: bool,
    /// Whether candidates are shown.
    pub candidates: bool,
    /// Whether only candidates of some solution are shown. None if that switch is not offered.
    pub true_candidates: Option<bool>,
}

/// The verdict.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct VerdictView {
    /// The kind of the verdict.
    pub kind: VerdictKind,
    /// The verdict in words: `One solution`, `No solution: two 5s in row 1`.
    pub words: AttrValue,
    /// Whether some of the digits that are forced before the contradiction are not shown yet.
    pub forced: bool,
    /// The number of givens and entered digits: `24 givens`, `24 givens, 3 entered`. Empty if the words say it.
    pub count: AttrValue,
    /// A note that the worker is looking for the reason, that the reason is marked on the board, or that a given may be missing.
    /// None if there is no note.
    pub reason: Option<AttrValue>,
    /// The change that probably mends a puzzle that is being typed. None if there is none, or until the worker has found one.
    pub suggestion: Option<SuggestionView>,
    /// Whether the board is being typed. Then only a change of the verdict's kind is spoken, after a pause.
    pub typing: bool,
}

/// A change that probably mends a puzzle that is being typed.
#[derive(Clone, PartialEq, Debug)]
pub struct SuggestionView {
    /// The change in words: `Probably r4c7: 5 should be 6`, `Add 5 in r1c5`.
    pub words: AttrValue,
    /// The action that makes the change.
    pub action: Action,
}

/// A suggestion of the typo doctor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixView {
    /// The suggested change.
    pub fix: Fix,
    /// The suggestion in words: `r4c7: 5 should be 6?`
    pub words: AttrValue,
}

/// The view of several solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolutionsView {
    /// The number of solutions that the slider goes through.
    pub steps: usize,
    /// The index of the shown solution, from 0. None if the board shows no solution.
    pub walked: Option<usize>,
    /// The number of the shown solution in words: `Solution 4 of 32`, `Solution 4 of more than 1,000`.
    pub place: Option<AttrValue>,
    /// The number of cells in which the solutions differ: `They differ in 49 cells`.
    pub differing: AttrValue,
    /// A given that would leave one solution. None if there is none, or until the worker has found one.
    pub one_more: Option<OneMoreView>,
    /// Whether "Count all" is offered, because there are more solutions than the page counts by itself.
    pub can_count: bool,
    /// The progress of a running count: `12,345 so far`. None if no count is running.
    pub counting: Option<AttrValue>,
    /// The result of a count: `Exactly 12,345 solutions`, or `At least 12,345 solutions` if it was stopped.
    pub counted: Option<AttrValue>,
}

/// A given that would leave one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneMoreView {
    /// The given in words: `One more given makes it unique, for example 5 in r1c5 (27 such)`.
    pub words: AttrValue,
    /// The given, which `Action::Solve(SolveAction::AddGiven)` adds.
    pub given: Candidate,
}

/// The view of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchView {
    /// The trail of the search.
    pub trail: Rc<SearchTrail>,
    /// The notation of the cells.
    pub notation: Notation,
}

impl SearchView {
    /// Returns the lines of the trail, each with the number of open guesses.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.trail.lines.iter().map(|line| (line.depth, line.words.of(self.notation).as_str()))
    }
}

impl Tab {
    const ALL: [Tab; 5] = [Tab::Typos, Tab::Steps, Tab::Solutions, Tab::Search, Tab::Ratings];

    /// Returns the stored name of the tab.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Typos => "typos",
            Tab::Steps => "steps",
            Tab::Solutions => "solutions",
            Tab::Search => "search",
            Tab::Ratings => "ratings",
        }
    }

    /// Returns the tab with a stored name. None if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Tab> {
        Tab::ALL.into_iter().find(|tab| tab.name() == name)
    }
}

/// The tabs of the Solve room.
#[derive(Clone, PartialEq, Debug)]
pub struct TabsView {
    /// The tabs that have content.
    pub tabs: Vec<controls::Tab>,
    /// The open tab.
    pub open: Tab,
}

impl TabsView {
    /// Returns the index of the open tab in `tabs`.
    #[must_use]
    pub fn open_number(&self) -> usize {
        self.tabs.iter().position(|tab| tab.key == self.open.name()).unwrap_or(0)
    }
}

/// The rating of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingView {
    /// The level of the puzzle.
    pub level: Level,
    /// The level in words: `Hard \u{b7} hardest step: X-Wing`.
    pub words: AttrValue,
    /// The level of each step of the rating's path.
    pub ticks: Vec<Level>,
    /// The index of the shown step of the path, from 0. None if the board shows something else.
    pub at: Option<usize>,
    /// The shown step in words: `Step 12 of 54: X-Wing`.
    pub moment: AttrValue,
    /// The lines of the ratings tab, one for each scale.
    pub lines: Vec<RatingLineView>,
    /// Sudoku Explainer's rating as it is printed: `SE 7.2 (1.2.1), EP 7.2, ED 2.6`. None until it is known.
    pub printed: Option<AttrValue>,
}

/// A line about a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingLineView {
    /// The words of the line.
    pub words: AttrValue,
    /// The label and the action of the button, which shows a step, or stops or resumes the rating. None if there is none.
    pub button: Option<(&'static str, Action)>,
}

/// The log of steps.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LogView {
    /// The taken steps, first to last.
    pub entries: Vec<LogEntryView>,
    /// The index in `entries` of the shown step. None if no step of the log is shown.
    pub shown: Option<usize>,
    /// The card of the shown step, which may be a step of the log, of the rating's path or of Sudoku Explainer's.
    pub card: Option<Rc<StepView>>,
    /// The cards of the steps of the log that were looked at before, each with the index of its step.
    pub opened: Vec<(usize, Rc<StepView>)>,
    /// The same cards for the available steps.
    pub opened_available: Vec<(usize, Rc<StepView>)>,
    /// The available steps. None until they were asked for and the worker has answered.
    pub available: Option<Rc<AvailableView>>,
    /// The message of the last "Step" that found nothing.
    pub message: Option<AttrValue>,
}

/// The available steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AvailableView {
    /// Their number in words: `12 steps are available.`
    pub words: AttrValue,
    /// The steps in hint order, grouped by the name of their technique: the index and the action of each.
    pub groups: Vec<(AttrValue, Vec<(usize, AttrValue)>)>,
    /// The index of the chosen step. None if no step is chosen.
    pub chosen: Option<usize>,
}

/// A step with its proof.
#[derive(Clone, PartialEq, Debug)]
pub struct StepView {
    /// The index of the step in the rating's path, from 0. None if it is not a step of that path.
    pub number: Option<usize>,
    /// The technique, the action and the consequences of the step.
    pub entry: LogEntryView,
    /// The name of the technique's lesson. Empty if there is none.
    pub lesson: AttrValue,
    /// The sentences of the proof.
    pub proof: Vec<Prose>,
    /// The number of cases that can be shown by themselves, and the index of the shown one. None shows all cases.
    pub cases: (usize, Option<usize>),
    /// The step in the one-line notation of experts.
    pub expert: AttrValue,
    /// The legend of the step's drawing.
    pub legend: LegendView,
    /// Whether the step was just taken, so that its card scrolls into sight. The card of a row that is pressed stays at its row.
    pub arrives: bool,
}

/// The one-line form of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntryView {
    /// The name of the technique.
    pub technique: AttrValue,
    /// The action: `(8,2) = 7`.
    pub action: AttrValue,
    /// The consequences: `(6,2) = 8`. Empty if there are none.
    pub consequences: AttrValue,
}

/// The bar over a board that shows something else than the current state.
#[derive(Clone, PartialEq, Debug)]
pub struct ViewingBarView {
    /// The content of the board: `Step 3 of 7, before it was taken`, `Solution 4 of 32`.
    pub words: AttrValue,
    /// Whether the shown board differs from the current one.
    pub another: bool,
    /// The action of the button "Back to the board".
    pub back: Action,
    /// The label and the action of a further button. None if there is none.
    pub onward: Option<(&'static str, Action)>,
}

/// A position of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct ExerciseView {
    /// The task: `Find: X-wing`.
    pub title: AttrValue,
    /// The place of the position in its lesson. None if the position was made.
    pub place: Option<AttrValue>,
    /// The task, or the judgement of the last attempt.
    pub words: AttrValue,
    /// Whether the last attempt was correct.
    pub tone: Tone,
    /// Hints on how to spot the technique. Empty once the step is shown.
    pub spot: Vec<AttrValue>,
    /// The label and the action of the button that opens the next position. None while the step is looked for.
    pub next: Option<(&'static str, Action)>,
    /// The name of the technique.
    pub lesson: AttrValue,
}

/// The judgement of the last attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// There was no attempt.
    Open,
    /// The attempt found the step.
    Found,
    /// The attempt is correct, but it is not the step.
    Other,
    /// The attempt is wrong.
    Wrong,
}

impl Tone {
    /// Returns the class of the card. None if it has no special one.
    #[must_use]
    pub const fn class(self) -> Option<&'static str> {
        match self {
            Tone::Open => None,
            Tone::Found => Some("exercise--found"),
            Tone::Other => Some("exercise--other"),
            Tone::Wrong => Some("exercise--wrong"),
        }
    }
}

/// Returns the view of the room. `looks_for_reason` says whether the worker is looking for the reason why there is no solution.
pub(crate) fn solve(solve: &Solve, session: &Session, looks_for_reason: bool) -> SolveView {
    let (ui, notation) = (&session.board, session.notation());
    let fixes = fixes(solve, notation);
    let shown = solve.shown_solution().copied().unwrap_or_else(|| *solve.shown_solve_board().grid());
    let board = board(solve, &BoardContext::of(ui, &session.settings));
    let (tools, rating) = (tools(solve, ui), rating(solve));
    SolveView {
        verdict: verdict(solve, session, tools.editing, &fixes, looks_for_reason),
        types: tools.editing && !solve.details,
        keypad: KeypadView { skips: solve.types_givens(), ..KeypadView::of(&shown, ui.lit) },
        highlight: HighlightView::of(ui),
        viewing: viewing(solve, notation),
        exercise: exercise(solve, session),
        tabs: tabs(solve.tab, fixes.len(), rating.is_some()),
        rating,
        fixes,
        tools,
        log: Rc::new(log(solve, &board, ui.case, notation)),
        solutions: solutions(solve, notation),
        search: search(solve, notation),
        details: solve.details,
        board: Rc::new(board),
    }
}

fn exercise(solve: &Solve, session: &Session) -> Option<ExerciseView> {
    let (exercise, progress) = solve.exercise()?;
    let (technique, notation) = (&exercise.technique, session.notation());
    let task = if exercise.places { text::learn::PLACE_IT } else { text::learn::RULE_IT_OUT };
    let words = match (progress, &exercise.tried) {
        (Progress::Shown, _) => {
            let shown = solve.log().first().map(|taken| taken.explained.wording.of(notation).action.clone());
            text::learn::shown(&shown.unwrap_or_default())
        }
        (_, Some((attempt, Remote::Ready(judgement)))) => attempt.words(judgement, &technique.title, notation),
        (_, Some((_, Remote::Loading))) => text::learn::JUDGING.to_owned(),
        (_, Some((_, Remote::Idle)) | None) => task.to_owned(),
    };
    let tone = match (progress, &exercise.tried) {
        (Progress::Found, _) => Tone::Found,
        (Progress::Open, Some((_, Remote::Ready(Judgement::Other(_) | Judgement::Gone)))) => Tone::Other,
        (Progress::Open, Some((_, Remote::Ready(Judgement::Needed | Judgement::Wrong(_))))) => Tone::Wrong,
        _ => Tone::Open,
    };
    let following = exercise.number.map(|number| number + 1).filter(|number| *number < LESSON_POSITIONS);
    let next = match following {
        Some(number) => (text::learn::NEXT_POSITION, Action::Solve(SolveAction::Example(technique.id, number))),
        None => (text::learn::MAKE_ANOTHER, Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Practise(technique.id)))),
    };
    let is_open = progress == Progress::Open;
    let lesson = session.entry(technique.id).filter(|_| is_open);
    Some(ExerciseView {
        title: text::learn::find(&technique.title).into(),
        place: exercise.number.map(|number| text::learn::position_of(number, LESSON_POSITIONS).into()),
        words: words.into(),
        tone,
        spot: lesson.map(|entry| entry.lesson.spot.iter().map(|line| line.clone().into()).collect()).unwrap_or_default(),
        next: (!is_open).then_some(next),
        lesson: technique.name.clone().into(),
    })
}

fn tools(solve: &Solve, ui: &BoardUi) -> SolveTools {
    let (board, verdict) = (solve.board(), &solve.assessment.verdict);
    let full = board.grid().empty().is_empty();
    let is_one = matches!(verdict, Verdict::One(_));
    let editing = solve.types_givens() && !(full && is_one);
    let can_lead_on = is_one || !editing || board.grid().filled().len() >= FEWEST_GIVENS;
    SolveTools {
        can_undo: solve.history.can_undo(),
        can_redo: solve.history.can_redo(),
        can_clear: !board.grid().filled().is_empty(),
        can_restart: *board != board.with_givens_only(),
        can_erase: !ui.selection.cells.is_empty(),
        can_use_as_puzzle: !board.entered_cells().is_empty(),
        can_solve: is_one && !full,
        can_step: !matches!(verdict, Verdict::None(_)) && !full && *board != SolveBoard::EMPTY && can_lead_on,
        can_play: is_one && !full,
        has_steps: !solve.log().is_empty(),
        editing,
        auto_advance: ui.auto_advance,
        candidates: solve.candidates || solve.only_true,
        true_candidates: matches!(verdict, Verdict::Several { .. }).then_some(solve.only_true),
    }
}

/// Returns the view of the verdict. While a puzzle is typed (`types`), it says how many digits there are, or what is wrong.
fn verdict(solve: &Solve, session: &Session, types: bool, fixes: &[FixView], looks_for_reason: bool) -> VerdictView {
    let (assessment, notation) = (&solve.assessment, session.notation());
    let (full, filled) = (assessment.grid.empty().is_empty(), assessment.grid.filled().len());
    let board = solve.board();
    let count = text::standing(board.given_cells().len(), board.entered_cells().len(), board.solved_cells().len())
        + &text::ruled_out(board.ruled_out().len());
    let words = match &assessment.verdict {
        Verdict::Several { .. } if types => text::solve::digits_so_far(filled),
        Verdict::None(end) if types && !full => text::solve::something_wrong(&end.reason, notation),
        Verdict::One(_) | Verdict::Several { .. } | Verdict::None(_) => assessment.status(notation),
    };
    let missing = one_more(solve).filter(|_| types);
    VerdictView {
        kind: VerdictKind::of(&assessment.verdict, full),
        words: words.into(),
        forced: solve.shown_forced().len() < solve.forced().len(),
        count: if types && matches!(assessment.verdict, Verdict::Several { .. }) { AttrValue::default() } else { count.into() },
        reason: match (missing, assessment.exact()) {
            (Some(_), Some(solutions)) => Some(text::solve::given_missing(solutions).into()),
            _ => reason(solve, looks_for_reason && !types).map(AttrValue::from),
        },
        suggestion: match (missing, fixes.first()) {
            (Some(given), _) => {
                let action = Action::Solve(SolveAction::AddGiven(given));
                Some(SuggestionView { words: text::solve::add(given, notation).into(), action })
            }
            (None, Some(FixView { fix, .. })) if types => {
                let action = Action::Solve(SolveAction::TakeFix(*fix));
                Some(SuggestionView { words: text::solve::probably(*fix, notation).into(), action })
            }
            _ => None,
        },
        typing: session.board.typing,
    }
}

/// Returns a given that leaves one solution. None if there is none, or until the worker has found one.
fn one_more(solve: &Solve) -> Option<Candidate> {
    solve.diagnosis.as_ref()?.completing.first()
}

/// Returns a note on the reason why the board can't be completed, which takes some time to find. None if there is nothing to say.
fn reason(solve: &Solve, looks_for_reason: bool) -> Option<&'static str> {
    let end = if let Verdict::None(end) = &solve.assessment.verdict { Some(&end.reason) } else { None };
    match end {
        _ if looks_for_reason => Some(text::solve::LOOKING_FOR_REASON),
        Some(Reason::NoCompletion) if circles_conflict(solve) => Some(text::solve::CIRCLED),
        // The digits alone have a solution.
        Some(Reason::NoCompletion) if solve.board().is_barred() => Some(text::solve::RULED_OUT_TOO_MUCH),
        _ => None,
    }
}

/// Whether the worker found a set of digits that excludes every solution, which the board circles.
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

/// Returns the number of acts since a digit was entered. Digits of the puzzle count as the oldest.
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
    // The digits that the player entered and the candidates that the player ruled out are part of the rated board; the findings
    // of steps are not.
    let rated_at = match board.is_barred() || *board.grid() != board.puzzle() {
        false => text::solve::RatedAt::Givens,
        true if board == *solve.board() => text::solve::RatedAt::Here,
        true => text::solve::RatedAt::BeforeSteps,
    };
    let hardest = &rated.hardest.as_ref()?.title;
    let at = rated.path.iter().position(|technique| technique.title == *hardest).unwrap_or_default();
    let score = text::solve::score(rated.score, at + 1, rated.path.len(), hardest);
    let mut lines = vec![
        rating_line(text::solve::level_asks(rated.level), None),
        rating_line(score, Some((text::solve::SHOW_HARDEST, SolveAction::GoTo(at)))),
        rating_line(text::solve::PATHS.to_owned(), None),
    ];
    let mut printed = None;
    match solve.explained() {
        None => {}
        Some(ExplainerState::Running(steps)) => {
            let stop = (text::solve::STOP_EXPLAINING, SolveAction::Explain(false));
            lines.push(rating_line(text::solve::explaining(*steps), Some(stop)));
        }
        Some(ExplainerState::Stopped) => {
            let go_on = (text::solve::GO_ON_EXPLAINING, SolveAction::Explain(true));
            lines.push(rating_line(text::solve::NOT_EXPLAINED.to_owned(), Some(go_on)));
        }
        Some(ExplainerState::Known(rating, _)) => {
            let [first, others @ ..] = text::solve::explained_lines(rating);
            lines.push(rating_line(first, Some((text::solve::HARDEST_STEP, SolveAction::ShowHardest))));
            lines.extend(others.map(|words| rating_line(words, None)));
            printed = Some(text::solve::explained(rating).into());
        }
    }
    Some(RatingView {
        level: rated.level,
        words: text::solve::level(rated.level, hardest, rated_at).into(),
        ticks: rated.path.iter().map(|technique| technique.level).collect(),
        at: looked_at(solve),
        moment: moment(solve).unwrap_or_default().into(),
        lines,
        printed,
    })
}

fn rating_line(words: String, button: Option<(&'static str, SolveAction)>) -> RatingLineView {
    RatingLineView { words: words.into(), button: button.map(|(label, action)| (label, Action::Solve(action))) }
}

/// Returns the name of the shown position: the hardest step on Sudoku Explainer's path.
fn hardest_place(solve: &Solve) -> Option<String> {
    let ExplainerState::Known(rating, _) = solve.explained()? else { return None };
    let step = rating.hardest.as_ref()?;
    Some(text::solve::hardest_place(step.number + 1, rating.steps, &step.explained.technique.title, rating.er))
}

/// Returns the index of the shown step of the rating's path.
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

/// Returns the name of the shown step of the rating's path.
fn moment(solve: &Solve) -> Option<String> {
    let path = &solve.rating()?.path;
    let at = looked_at(solve)?;
    Some(text::solve::moment(at + 1, path.len(), &path.get(at)?.title))
}

fn tabs(open: Tab, fixes: usize, is_rated: bool) -> TabsView {
    let tab =
        |tab: Tab, name: AttrValue| controls::Tab { key: tab.name(), name, action: Action::Solve(SolveAction::OpenTab(tab)) };
    let mut tabs = vec![
        tab(Tab::Steps, text::solve::STEPS.into()),
        tab(Tab::Solutions, text::solve::SOLUTIONS.into()),
        tab(Tab::Search, text::solve::BACKTRACKING.into()),
    ];
    // These tabs appear a moment after the others, so they are the last: the others stay in place for a press that is under way.
    if is_rated {
        tabs.push(tab(Tab::Ratings, text::solve::RATINGS.into()));
    }
    if fixes > 0 {
        tabs.push(tab(Tab::Typos, text::solve::typos(fixes).into()));
    }
    let open = if tabs.iter().any(|tab| tab.key == open.name()) { open } else { Tab::Steps };
    TabsView { tabs, open }
}

/// Returns the view of the log. `board` may have a step drawn on it.
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
            arrives: solve.viewing == Viewing::Now,
        })
    };
    let opened_card = |(number, step): (usize, &LoggedStep)| {
        let card = Rc::unwrap_or_clone(card((step, solve.board())));
        (number, Rc::new(StepView { cases: (0, None), legend: LegendView::default(), arrives: false, ..card }))
    };
    let [opened, opened_available] = solve.opened_steps().map(|steps| steps.into_iter().map(opened_card).collect());
    LogView {
        opened,
        opened_available,
        entries: solve.log().iter().map(|logged| entry(logged)).collect(),
        shown,
        card: solve.explained_step().map(card),
        available: available(solve, notation).map(Rc::new),
        message: solve.message.map(AttrValue::from),
    }
}

/// Returns the available steps, grouped by technique. None if the board shows another position, at which they can't be taken.
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

/// Returns the name of the forced digit that was filled in last; after the last forced digit, also the contradiction.
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
