//! The view of the Solve room, as plain values. Sentences are complete.

use super::{
    board_view::board,
    branch_list::{OpenAnalysisView, open_analysis},
    display::Viewing,
    facts_panel::{FactsView, facts},
    findings::Counting,
    log::{LogView, card_of, log},
    own_panel::{OwnView, own},
    ratings::{RatingView, hardest_place, moment, rating},
    state::Solve,
    supposing_panel::{SupposingView, supposing},
};
use crate::{
    action::{Action, RatingAction, SolveAction, SolveTab, StepAction, SupposeAction, SupposeTopic},
    board::{HighlightView, KeypadView, context::BoardContext, view::BoardView},
    controls::{self, VerdictKind},
    session::{BoardUi, Remote, Session},
    text::{self, Text},
};
use nonet_core::{
    board::{Candidate, Cell},
    solver::{COUNT_LIMIT, DeadEnd, Fix, Reason, Verdict},
};
use nonet_game::SolveBoard;
use nonet_protocol::SearchTrail;
use nonet_words::Notation;
use std::rc::Rc;
use yew::{AttrValue, Properties};

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
    /// Whether the puzzle has or will have a rating.
    pub can_be_rated: bool,
    /// The rating of the puzzle. None until the worker has rated it.
    pub rating: Option<RatingView>,
    /// The facts that forums ask of the puzzle.
    pub facts: FactsView,
    /// The tabs.
    pub tabs: TabsView,
    /// The suggestions of the typo doctor, the most likely first.
    pub fixes: Rc<[FixView]>,
    /// The log of steps.
    pub log: Rc<LogView>,
    /// The solutions. None unless there are several.
    pub solutions: Option<SolutionsView>,
    /// The givens each of which would leave one solution.
    pub givens: GivensView,
    /// The player's own structure.
    pub own: OwnView,
    /// The analysis that is open.
    pub analysis: OpenAnalysisView,
    /// The candidate that the player asks about.
    pub supposing: SupposingView,
    /// The search. None until it was asked for and the worker has answered.
    pub search: Option<SearchView>,
    /// Whether the details are shown in place of the keys.
    pub details: bool,
    /// The width of the column in the middle of a wide window, in hundredths of the window's.
    pub middle: u8,
    /// Whether the board is shown alone.
    pub presents: bool,
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
    /// The reason why there is no game of the board. None if there is one.
    pub no_game: Option<Text>,
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

/// The givens each of which would leave one solution.
#[derive(Properties, Clone, PartialEq, Eq, Debug, Default)]
pub struct GivensView {
    /// The heading: `All 5 such givens`, `The first 60 of 279 such givens`. Empty unless there are several.
    pub heading: AttrValue,
    /// The givens, each in words, `5 in r1c5`.
    pub givens: Rc<[(Candidate, AttrValue)]>,
}

/// The width that the column in the middle has by itself, in hundredths of the window's.
const OWN_WIDTH: u8 = 26;

/// The most givens that are listed.
const LISTED_GIVENS: usize = 60;

/// The view of a search.
#[derive(Properties, Clone, PartialEq, Debug)]
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

/// The tabs of the Solve room.
#[derive(Clone, PartialEq, Debug)]
pub struct TabsView {
    /// The tabs that have content.
    pub tabs: Vec<controls::TabItem>,
    /// The open tab.
    pub open: SolveTab,
}

impl TabsView {
    /// Returns the index of the open tab in `tabs`.
    #[must_use]
    pub fn open_number(&self) -> usize {
        self.tabs.iter().position(|tab| tab.key == self.open.name()).unwrap_or(0)
    }
}

/// The bar over a board that shows something else than the current state.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ViewingBarView {
    /// The content of the board: `Step 3 of 7, before it was taken`, `Solution 4 of 32`.
    pub words: AttrValue,
    /// Whether the shown board differs from the current one.
    pub another: bool,
    /// The action of the button "Back to the board".
    pub back: Action,
    /// The label and the action of a further button. None if there is none.
    pub onward: Option<(Text, Action)>,
}

/// Returns the view of the room.
pub(crate) fn solve(solve: &Solve, session: &Session) -> SolveView {
    let (ui, notation) = (&session.board, session.notation());
    let fixes = fixes(solve, notation);
    let shown = solve.shown_solution().copied().unwrap_or_else(|| *solve.shown_solve_board().grid());
    let board = board(solve, &BoardContext::of(ui, &session.settings));
    let (tools, rating) = (tools(solve, ui), rating(solve));
    let own_step = solve.own_judgement().and_then(|own| own.logged.as_ref());
    let own_card = own_step.map(|step| Rc::new(card_of(step, &board, ui.case, notation)));
    SolveView {
        verdict: verdict(solve, session, tools.editing, &fixes),
        types: tools.editing && !solve.details,
        keypad: KeypadView { skips: solve.types_givens(), ..KeypadView::of(&shown, ui.lit) },
        highlight: HighlightView::of(ui),
        viewing: viewing(solve, notation),
        tabs: tabs(solve.tab, fixes.len(), rating.is_some() || !solve.can_be_rated()),
        facts: facts(solve, notation),
        can_be_rated: solve.can_be_rated(),
        rating,
        fixes,
        tools,
        log: Rc::new(log(solve, &board, ui, notation)),
        solutions: solutions(solve, notation),
        givens: givens(solve, notation),
        search: search(solve, notation),
        own: own(solve, own_card, notation),
        analysis: open_analysis(solve, session),
        supposing: supposing(solve, ui, notation),
        details: solve.details,
        middle: solve.middle.unwrap_or(OWN_WIDTH),
        presents: solve.presents,
        board: Rc::new(board),
    }
}

fn tools(solve: &Solve, ui: &BoardUi) -> SolveTools {
    let (board, verdict) = (solve.board(), solve.assessment.verdict());
    let full = board.grid().empty_cells().is_empty();
    let is_one = matches!(verdict, Verdict::One(_));
    let editing = solve.types_givens() && !(full && is_one);
    let can_lead_on = is_one || !solve.has_too_few_givens();
    SolveTools {
        can_undo: solve.history.can_undo(),
        can_redo: solve.history.can_redo(),
        can_clear: !board.grid().filled_cells().is_empty(),
        can_restart: *board != board.with_givens_only(),
        can_erase: !ui.selection.cells.is_empty(),
        can_use_as_puzzle: !board.entered_cells().is_empty(),
        can_solve: is_one && !full,
        can_step: !matches!(verdict, Verdict::None(_)) && !full && *board != SolveBoard::EMPTY && can_lead_on,
        can_play: is_one && !full,
        no_game: (!is_one || full).then(|| text::no_game(board.grid(), verdict)),
        has_steps: !solve.log().is_empty(),
        editing,
        auto_advance: ui.auto_advance,
        candidates: solve.display.candidates || solve.display.only_true,
        true_candidates: matches!(verdict, Verdict::Several { .. }).then_some(solve.display.only_true),
    }
}

/// Returns the view of the verdict. While a puzzle is typed (`types`), it says how many digits there are, or what is wrong.
fn verdict(solve: &Solve, session: &Session, types: bool, fixes: &[FixView]) -> VerdictView {
    let (assessment, notation) = (&solve.assessment, session.notation());
    let (full, filled) = (assessment.grid.empty_cells().is_empty(), assessment.grid.filled_cells().len());
    let board = solve.board();
    let count = text::standing(board.given_cells().len(), board.entered_cells().len(), board.solved_cells().len())
        + &text::ruled_out(board.ruled_out().len());
    let words = match assessment.verdict() {
        Verdict::Several { .. } if types => text::solve::digits_so_far(filled),
        Verdict::None(end) if types && !full => text::solve::something_wrong(&end.reason, notation),
        Verdict::One(_) | Verdict::Several { .. } | Verdict::None(_) => assessment.status(notation),
    };
    let missing = one_more(solve).filter(|_| types);
    VerdictView {
        kind: VerdictKind::of(assessment.verdict(), full),
        words: words.into(),
        forced: solve.shown_forced().len() < solve.forced().len(),
        count: if types && matches!(assessment.verdict(), Verdict::Several { .. }) { AttrValue::default() } else { count.into() },
        reason: match (missing, assessment.exact()) {
            (Some(_), Some(solutions)) => Some(text::solve::given_missing(solutions).into()),
            _ => {
                let why = reason(solve, solve.wants_diagnosis() && !types).into_iter().chain(no_single_change(solve));
                Some(why.map(Text::say).collect::<Vec<_>>().join("; ").into()).filter(|words: &AttrValue| !words.is_empty())
            }
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
    solve.findings.diagnosis.as_ref()?.completing.first()
}

/// Returns a note on the reason why the board can't be completed, which the worker may still be looking for. None if there is nothing to say.
fn reason(solve: &Solve, looks_for_reason: bool) -> Option<Text> {
    let end = if let Verdict::None(end) = solve.assessment.verdict() { Some(&end.reason) } else { None };
    match end {
        _ if looks_for_reason => Some(text::solve::LOOKING_FOR_REASON),
        Some(Reason::NoCompletion) if circles_conflict(solve) => Some(text::solve::CIRCLED),
        // The digits alone have a solution.
        Some(Reason::NoCompletion) if solve.board().is_barred() => Some(text::solve::RULED_OUT_TOO_MUCH),
        _ => None,
    }
}

/// Returns a note that no single change mends a board without solution. None if one does, or until the worker has looked for one.
fn no_single_change(solve: &Solve) -> Option<Text> {
    let is_found_out = solve.findings.diagnosis.as_ref().is_some_and(|diagnosis| diagnosis.tried && diagnosis.fixes.is_empty());
    let words = if solve.board().is_barred() { text::solve::NO_SINGLE_CANDIDATE } else { text::solve::NO_SINGLE_CHANGE };
    Some(words).filter(|_| is_found_out && matches!(solve.assessment.verdict(), Verdict::None(_)))
}

/// Whether the worker found a set of digits that excludes every solution, which the board circles.
fn circles_conflict(solve: &Solve) -> bool {
    solve.findings.diagnosis.as_ref().is_some_and(|diagnosis| !diagnosis.conflict.is_empty())
}

fn fixes(solve: &Solve, notation: Notation) -> Rc<[FixView]> {
    let mut fixes: Vec<FixView> = Vec::new();
    for fix in solve.findings.diagnosis.iter().flat_map(|diagnosis| &diagnosis.fixes) {
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

/// Returns the givens each of which would leave one solution. Empty unless there are several, or until the worker has found them.
fn givens(solve: &Solve, notation: Notation) -> GivensView {
    let all =
        solve.findings.diagnosis.as_ref().map(|diagnosis| diagnosis.completing).filter(|all| all.len() > 1).unwrap_or_default();
    let heading = (all.len() > 1).then(|| text::solve::such_givens(LISTED_GIVENS.min(all.len()), all.len()).into());
    let words = |given| (given, text::solve::given(given, notation).into());
    GivensView { heading: heading.unwrap_or_default(), givens: all.iter().take(LISTED_GIVENS).map(words).collect() }
}

fn solutions(solve: &Solve, notation: Notation) -> Option<SolutionsView> {
    let Verdict::Several { differing, .. } = solve.assessment.verdict() else { return None };
    let exact = solve.assessment.exact();
    let walked = if let Viewing::Solution(number) = solve.display.viewing { Some(number) } else { None };
    let completing = solve.findings.diagnosis.as_ref().map(|diagnosis| diagnosis.completing);
    let one_more = completing.and_then(|set| {
        let given = set.first()?;
        Some(OneMoreView { words: text::solve::one_more(given, set.len(), notation).into(), given })
    });
    Some(SolutionsView {
        steps: exact.unwrap_or(COUNT_LIMIT as usize),
        walked,
        place: walked.map(|number| text::solve::solution_place(number + 1, exact).into()),
        differing: text::solve::differing(differing.len()).into(),
        one_more,
        can_count: exact.is_none() && matches!(solve.findings.counting, Counting::No | Counting::Stopped(_)),
        counting: match solve.findings.counting {
            Counting::Running(found) => Some(text::solve::so_far(found).into()),
            Counting::No | Counting::Stopped(_) | Counting::Done(_) => None,
        },
        counted: match solve.findings.counting {
            Counting::Done(found) => Some(text::solve::exactly(found).into()),
            Counting::Stopped(found) if found > 0 => Some(text::solve::at_least(found).into()),
            Counting::No | Counting::Stopped(_) | Counting::Running(_) => None,
        },
    })
}

fn tabs(open: SolveTab, fixes: usize, has_ratings: bool) -> TabsView {
    let tab = |tab: SolveTab, name: AttrValue| controls::TabItem {
        key: tab.name(),
        name,
        action: Action::Solve(SolveAction::OpenTab(tab)),
    };
    let mut tabs = vec![
        tab(SolveTab::Steps, text::solve::STEPS.into()),
        tab(SolveTab::Solutions, text::solve::SOLUTIONS.into()),
        tab(SolveTab::Own, text::solve::OWN.into()),
        tab(SolveTab::Search, text::solve::BACKTRACKING.into()),
    ];
    // These tabs appear a moment after the others, so they are the last: the others stay in place for a press that is under way.
    if has_ratings {
        tabs.push(tab(SolveTab::Ratings, text::solve::RATINGS.into()));
    }
    if fixes > 0 {
        tabs.push(tab(SolveTab::Typos, text::solve::typos(fixes).into()));
    }
    let open = if tabs.iter().any(|tab| tab.key == open.name()) { open } else { SolveTab::Steps };
    TabsView { tabs, open }
}

fn search(solve: &Solve, notation: Notation) -> Option<SearchView> {
    match &solve.findings.search {
        Remote::Ready(trail) => Some(SearchView { trail: Rc::clone(trail), notation }),
        Remote::Idle | Remote::Loading => None,
    }
}

/// Returns the name of the forced digit that was filled in last; after the last forced digit, also the contradiction.
fn forced_place(solve: &Solve, notation: Notation) -> Option<String> {
    let (shown, of) = (solve.shown_forced(), solve.forced().len());
    let Verdict::None(DeadEnd { reason, .. }) = solve.assessment.verdict() else { return None };
    let end = (shown.len() == of).then(|| text::why(reason, notation));
    Some(text::solve::forced_place(*shown.last()?, shown.len(), of, end.as_deref(), notation))
}

/// Returns the words about the shown supposition: `If r5c8 = 6: 3 of 12 digits`.
fn supposed_place(solve: &Solve, notation: Notation) -> Option<String> {
    let (supposition, count) = solve.shown_supposition()?;
    let (candidate, is_true) = (solve.supposing.candidate?, solve.supposing.topic == SupposeTopic::IfTrue);
    Some(text::solve::supposed_place(candidate, is_true, count, supposition.placed.len(), notation))
}

fn viewing(solve: &Solve, notation: Notation) -> Option<ViewingBarView> {
    let words = match solve.display.viewing {
        Viewing::Now => return None,
        Viewing::Step(number) => text::solve::step_place(number + 1, solve.log().len()),
        Viewing::Available(_) => text::technique(&solve.explained_step()?.0.explained.title),
        Viewing::PathStep(_) => moment(solve)?,
        Viewing::Forced(_) => forced_place(solve, notation)?,
        Viewing::Hardest => hardest_place(solve)?,
        Viewing::Supposed(_) => supposed_place(solve, notation)?,
        Viewing::Solution(number) => text::solve::solution_place(number + 1, solve.assessment.exact()),
    };
    let onward = match solve.display.viewing {
        Viewing::Available(number) => Some((text::solve::TAKE, SolveAction::Step(StepAction::Take(number)))),
        Viewing::PathStep(_) if solve.path_step_takes_away() => {
            Some((text::solve::BACK_TO_STEP, SolveAction::Rating(RatingAction::TakeStep)))
        }
        Viewing::PathStep(_) => Some((text::solve::TAKE_THIS, SolveAction::Rating(RatingAction::TakeStep))),
        Viewing::Forced(count) if count < solve.forced().len() => Some((text::solve::NEXT_DIGIT, SolveAction::ShowForced)),
        Viewing::Supposed(_) => {
            let (supposition, count) = solve.shown_supposition()?;
            let is_more = count < supposition.placed.len();
            is_more.then_some((text::solve::NEXT_DIGIT, SolveAction::Suppose(SupposeAction::Show(count + 1))))
        }
        Viewing::Now | Viewing::Step(_) | Viewing::Forced(_) | Viewing::Hardest | Viewing::Solution(_) => None,
    };
    let onward = onward.map(|(label, action)| (label, Action::Solve(action)));
    let another = !matches!(solve.display.viewing, Viewing::Available(_));
    Some(ViewingBarView {
        words: words.into(),
        another,
        back: Action::Solve(SolveAction::Step(StepAction::LookAt(None))),
        onward,
    })
}
