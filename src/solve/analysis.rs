//! The analysis that is open in the Solve room: it is begun with the first entry on a puzzle, and kept as it is worked on. A branch is
//! another path of it, which leaves the paths that were tried as they are.

use super::{
    display::Viewing,
    state::{Snapshot, Solve},
};
use crate::{
    action::{Action, AnalysisAction, SolveAction, SolveTab},
    analysis::{Analysis, AnalysisId, Branch, BranchEnd, BranchId, BranchLog, Entry, Place},
    session::{Context, Offer, Request, Selection, Session},
    text,
};
use nonet_core::{board::Candidate, solver::Verdict};
use nonet_game::{History, SolveBoard};
use nonet_protocol::Room;
use nonet_words::Notation;
use std::rc::Rc;

/// The analysis that is open, and its branch.
#[derive(Clone, Debug, Default)]
pub struct Branches {
    /// The branch on the board. None until something is done on the puzzle.
    pub open: Option<Place>,
    /// Whether the store has the analysis as it stands here.
    pub is_stored: bool,
    /// The analysis whose name is being typed in the list of analyses. None if none is.
    pub naming: Option<AnalysisId>,
    /// The analyses that were deleted since one was opened. They stay in their places in the list, so that an undo is where the deletion was.
    pub deleted: Vec<AnalysisId>,
    is_restored: bool, // until the analyses of earlier visits are read
    acted: bool,       // something was done that is not written into the branch yet
    begins: bool,      // the last act left the steps that were taken: it begins a branch
    removed: Option<(AnalysisId, usize, Branch)>,
}

impl Branches {
    /// Returns the open branch as it was left before a reload.
    #[must_use]
    pub fn restored(place: Option<Place>, is_stored: bool) -> Branches {
        Branches { open: place, is_stored, is_restored: place.is_some(), ..Branches::default() }
    }
}

impl Solve {
    /// Handles an action on the analyses.
    pub(super) fn update_analysis(&mut self, action: AnalysisAction, context: &mut Context<'_>) {
        match action {
            AnalysisAction::Branch => self.branch_off(context),
            AnalysisAction::Show(branch) => self.show_branch(branch, context),
            AnalysisAction::ShowBy(by) => self.show_branch_by(by, context),
            AnalysisAction::Remove(branch) => self.remove_branch(branch, context),
            AnalysisAction::PutBranchBack => self.put_branch_back(context),
            AnalysisAction::EditName(id) => self.branches.naming = id,
            AnalysisAction::Name(id, name) => {
                change(context.session, id, |analysis| name.trim().clone_into(&mut analysis.name));
            }
            AnalysisAction::Open(id) => self.open_analysis(id, context),
            AnalysisAction::Bin(id, on) => {
                self.branches.deleted.push(id);
                change(context.session, id, |analysis| analysis.binned = on.then_some(0));
            }
        }
    }

    /// Returns the analysis that is open. None if none is.
    #[must_use]
    pub fn analysis<'a>(&self, session: &'a Session) -> Option<&'a Rc<Analysis>> {
        session.analyses.get(self.branches.open?.analysis)
    }

    // What an act means for the analysis.

    /// Returns a snapshot with the branch to which it belongs: that of the current board if it is of the same puzzle. An act that
    /// leaves the steps that were taken, or several entries, begins a branch, so that they stay where they are.
    pub(super) fn placed(&mut self, snapshot: Snapshot) -> Snapshot {
        let now = self.history.now();
        let is_same_puzzle = snapshot.board.givens() == now.board.givens();
        let leaves = !snapshot.log.starts_with(&now.log) || entries_lost(&now.board, &snapshot.board) > 1;
        self.branches.begins = is_same_puzzle && leaves && snapshot.place.is_none();
        let place = now.place.filter(|_| is_same_puzzle && !leaves);
        self.note_change(true);
        Snapshot { place: snapshot.place.or(place), ..snapshot }
    }

    /// Notes that the board is no longer the one of the store. What was undone stays in the branch until another act.
    pub(super) const fn note_change(&mut self, is_act: bool) {
        self.branches.is_stored = false;
        self.branches.acted |= is_act;
    }

    /// Keeps what was done on the puzzle, after an input in this room.
    pub(super) fn keep_analysis(&mut self, session: &mut Session) {
        if session.analyses.is_being_read || session.room != Room::Solve {
            return;
        }
        self.follow_moves(session);
        self.follow_store(session);
        let before = self.branches.open;
        let place = self.place_of_board(session);
        self.leave_branch(before, place, session);
        self.branches.open = place;
        let Some(place) = place else { return };
        if self.history.now().place != Some(place) {
            let now = Snapshot { place: Some(place), ..self.history.now().clone() };
            self.history.amend(now);
        }
        self.write_down(place, before != Some(place), session);
        self.branches.acted = false;
        self.branches.is_stored = !session.analyses.is_unsaved(place.analysis) && !self.history.can_redo();
    }

    /// Gives the snapshots of branches that were stored under another number that number.
    fn follow_moves(&mut self, session: &mut Session) {
        for (analysis, moved) in session.analyses.take_moved() {
            let moved = |place: Place| {
                let (_, branch) = moved.iter().find(|(before, _)| place.analysis == analysis && place.branch == *before)?;
                Some(Place { branch: *branch, ..place })
            };
            self.branches.open = self.branches.open.map(|place| moved(place).unwrap_or(place));
            self.history.replace_each(|snapshot| {
                let place = snapshot.place.and_then(moved)?;
                Some(Snapshot { place: Some(place), ..snapshot.clone() })
            });
        }
    }

    /// Follows what came from the store: at the start all analyses, and later what another tab has stored. What was done here and the
    /// store does not have is added to it; otherwise the open branch is shown as the store has it.
    fn follow_store(&mut self, session: &mut Session) {
        let is_restored = std::mem::take(&mut self.branches.is_restored);
        let Some(place) = self.branches.open.filter(|place| session.analyses.take_arrived(place.analysis)) else { return };
        let Some(kept) = session.analyses.loaded(place.analysis) else { return };
        let is_of_puzzle = |branch: &Branch| branch.board.givens() == self.board().givens();
        if !kept.open_branch().is_some_and(is_of_puzzle) {
            return; // an address opened another puzzle before the store had answered
        }
        let is_stored = !self.branches.acted
            && !self.history.can_redo()
            && if is_restored { self.branches.is_stored } else { !session.analyses.is_unsaved(place.analysis) };
        if is_restored || !session.analyses.is_unsaved(place.analysis) {
            self.own.text = kept.own.as_str().into();
        }
        let now = self.history.now();
        let stored = kept.branch(place.branch).filter(|_| now.place.is_none_or(|now| now == place));
        let is_shown = |stored: &Branch| stored.board == now.board && stored.log == BranchLog::Steps(now.log.clone());
        let Some(stored) = stored.filter(|stored| !is_shown(stored)) else { return };
        if is_stored {
            self.record(Snapshot { board: stored.board, log: stored.log.steps(), place: Some(place) });
            self.branches.acted = false;
            return session.messages.say_undoable(text::solve::FROM_OTHER_TAB);
        }
        if !is_restored {
            return; // the store merges what was done here
        }
        let left = Analysis { branches: vec![self.branch_of_board(place.branch, Some(stored))], ..Analysis::clone(&kept) };
        let (merged, moved) = kept.merged(&left);
        let place = Place { branch: moved.first().map_or(place.branch, |(_, now)| *now), ..place };
        let merged = Analysis { open: place.branch, ..merged };
        if !merged.says_same(&kept) {
            session.analyses.put(merged);
        }
        let now = Snapshot { place: Some(place), ..now.clone() };
        self.branches.open = Some(place);
        self.history.amend(now);
    }

    /// Returns the branch to which the board belongs. None if nothing was done on the puzzle.
    fn place_of_board(&mut self, session: &mut Session) -> Option<Place> {
        let begins = std::mem::take(&mut self.branches.begins);
        let now = self.history.now();
        if now.place.is_some() {
            return now.place;
        }
        let is_of_board =
            |analysis: &Rc<Analysis>| analysis.open_branch().is_some_and(|branch| branch.board.givens() == now.board.givens());
        match self.analysis(session).filter(|analysis| is_of_board(analysis)) {
            Some(analysis) if begins => Some(Place { analysis: analysis.id, branch: analysis.unused_branch() }),
            Some(_) => self.branches.open,
            None if self.has_work() => {
                Some(Place { analysis: AnalysisId::numbered(session.archive.next_number()), branch: BranchId::default() })
            }
            None => None,
        }
    }

    /// Returns whether something was done on the puzzle: a step, an entry, a candidate that was struck out, a structure. A puzzle that
    /// is only solved, or still typed, is not analysed.
    fn has_work(&self) -> bool {
        let now = self.history.now();
        let is_puzzle = !now.board.given_cells().is_empty() && !self.typing.on;
        let is_done = || !now.log.is_empty() || !self.own.text.trim().is_empty();
        is_puzzle && (is_done() || now.board.without_findings() != self.first_board().without_findings())
    }

    /// Returns the earliest board of the history from which acts led to the current one on the same puzzle.
    fn first_board(&self) -> SolveBoard {
        let givens = self.board().givens();
        let earlier = self.history.past().take_while(|snapshot| snapshot.board.givens() == givens);
        earlier.last().map_or(*self.board(), |snapshot| snapshot.board)
    }

    /// Leaves a branch. One in which nothing was done goes, and with the analysis goes its structure.
    fn leave_branch(&mut self, before: Option<Place>, next: Option<Place>, session: &mut Session) {
        let Some(before) = before.filter(|before| next != Some(*before)) else { return };
        if next.is_none_or(|next| next.analysis != before.analysis) {
            let next = next.and_then(|next| session.analyses.get(next.analysis));
            self.own.text = next.map_or("", |analysis| &analysis.own).into();
        }
        let Some(analysis) = session.analyses.get(before.analysis) else { return };
        if analysis.branches.len() > 1 && analysis.branch(before.branch).is_some_and(Branch::is_blank) {
            change(session, before.analysis, |analysis| analysis.branches.retain(|branch| branch.id != before.branch));
        }
    }

    /// Writes the board into its branch, if it stands there otherwise. `is_new` says whether another branch was on the board before: a
    /// branch that another tab has opened since stays the open one.
    fn write_down(&self, place: Place, is_new: bool, session: &mut Session) {
        let kept = session.analyses.loaded(place.analysis);
        let removed = self.branches.removed.as_ref().filter(|(id, ..)| *id == place.analysis).map(|(_, _, branch)| branch);
        let before = kept.as_ref().and_then(|analysis| analysis.branch(place.branch));
        let of_board = || self.branch_of_board(place.branch, before.or(removed.filter(|branch| branch.id == place.branch)));
        let branch = before.filter(|_| !self.branches.acted).cloned().unwrap_or_else(of_board);
        let is_same = before == Some(&branch) && kept.as_ref().is_some_and(|kept| *kept.own == *self.own.text);
        let opens = is_new || self.branches.acted;
        if is_same && kept.as_ref().is_some_and(|kept| !opens || kept.open == place.branch) {
            return;
        }
        let new = || Analysis {
            id: place.analysis,
            revision: 0,
            name: String::new(),
            begun: session.today.to_string(),
            day: String::new(),
            changed: 0,
            binned: None,
            own: String::new(),
            open: place.branch,
            branches: Vec::new(),
        };
        let mut analysis = kept.as_ref().map_or_else(new, |kept| Analysis::clone(kept));
        analysis.set_branch(branch);
        (analysis.open, analysis.own) = (place.branch, self.own.text.to_string());
        if !is_same {
            (analysis.binned, analysis.day) = (None, session.today.to_string()); // it is worked on again
        }
        session.analyses.put(analysis);
    }

    /// Returns the current board as a branch with this number, which was `before`.
    fn branch_of_board(&self, id: BranchId, before: Option<&Branch>) -> Branch {
        let now = self.history.now();
        let (start, start_steps) = match before {
            Some(before) => (before.start, before.start_steps),
            None if id == BranchId::default() => (self.first_board(), 0),
            None => (now.board, now.log.len()),
        };
        let end = match self.assessment.verdict() {
            Verdict::None(_) => BranchEnd::Contradiction,
            Verdict::One(_) | Verdict::Several { .. } if now.board.grid().empty_cells().is_empty() => BranchEnd::Solved,
            Verdict::One(_) | Verdict::Several { .. } if self.stepping.is_stuck => BranchEnd::Stuck,
            Verdict::One(_) | Verdict::Several { .. } => BranchEnd::Open,
        };
        let mut branch =
            Branch { id, start, start_steps, first: None, board: now.board, end, log: BranchLog::Steps(now.log.clone()) };
        let first = before.and_then(|before| before.first).filter(|first| stands(*first, &now.board));
        branch.first = match first {
            Some(first) => Some(first),
            None if now.log.len() == start_steps => first_entry(&start, &now.board),
            None => None,
        };
        branch
    }

    // What the player does with branches and analyses.

    /// Begins a branch at the shown step of the log, or at the current board.
    fn branch_off(&mut self, context: &mut Context<'_>) {
        let Some((place, analysis)) = self.branches.open.zip(self.analysis(context.session)) else { return };
        let now = self.history.now();
        let place = Some(Place { branch: analysis.unused_branch(), ..place });
        let shown =
            if let Viewing::Step(number) = self.display.viewing { now.log.get(number).map(|step| (number, step)) } else { None };
        let snapshot = match shown {
            Some((number, step)) => Snapshot { board: step.before, log: now.log[..number].to_vec(), place },
            None => Snapshot { place, ..now.clone() },
        };
        context.session.board.typing = false;
        self.record(snapshot);
        context.say_undoable(text::solve::BRANCH_BEGUN);
    }

    fn show_branch(&mut self, branch: BranchId, context: &mut Context<'_>) {
        let Some((place, analysis)) = self.branches.open.zip(self.analysis(context.session)) else { return };
        let Some(shown) = analysis.branch(branch).filter(|_| branch != place.branch) else { return };
        let snapshot = Snapshot { board: shown.board, log: shown.log.steps(), place: Some(Place { branch, ..place }) };
        let words = text::solve::branch_shown(&branch_name(shown, context.session.notation()));
        (self.typing.on, context.session.board.typing) = (false, false);
        self.record(snapshot);
        context.session.messages.spoken = words;
    }

    /// Shows the branch that is so many places further in the list, which goes on at its other end.
    fn show_branch_by(&mut self, by: isize, context: &mut Context<'_>) {
        let Some((place, analysis)) = self.branches.open.zip(self.analysis(context.session)) else { return };
        let number = analysis.branches.iter().position(|branch| branch.id == place.branch).unwrap_or_default();
        let next = (number as isize + by).rem_euclid(analysis.branches.len() as isize) as usize;
        self.show_branch(analysis.branches[next].id, context);
    }

    /// Removes a branch, unless it is the only one. A message offers to put it back.
    fn remove_branch(&mut self, id: BranchId, context: &mut Context<'_>) {
        let Some((place, analysis)) = self.branches.open.zip(self.analysis(context.session).cloned()) else { return };
        let Some(number) = analysis.branches.iter().position(|branch| branch.id == id) else { return };
        let Some(other) = analysis.branches.iter().find(|branch| branch.id != id) else { return };
        if place.branch == id {
            self.show_branch(other.id, context);
            self.branches.open = Some(Place { branch: other.id, ..place });
        }
        self.branches.removed = Some((analysis.id, number, analysis.branches[number].clone()));
        change(context.session, analysis.id, |analysis| analysis.branches.retain(|branch| branch.id != id));
        let back =
            Offer { label: text::controls::UNDO, action: Action::Solve(SolveAction::Analysis(AnalysisAction::PutBranchBack)) };
        context.say(text::solve::BRANCH_REMOVED, vec![back]);
    }

    fn put_branch_back(&mut self, context: &mut Context<'_>) {
        let Some((id, number, branch)) = self.branches.removed.take() else { return };
        change(context.session, id, |analysis| {
            if analysis.branch(branch.id).is_none() {
                analysis.branches.insert(number.min(analysis.branches.len()), branch);
            }
        });
    }

    /// Opens an analysis as it was left, as one undoable act.
    fn open_analysis(&mut self, id: AnalysisId, context: &mut Context<'_>) {
        let Some(analysis) = context.session.analyses.loaded(id) else { return };
        let Some(branch) = analysis.open_branch() else { return };
        let place = Place { analysis: id, branch: branch.id };
        context.ask(Request::Close);
        context.session.room = Room::Solve;
        context.session.board.selection = Selection::first();
        let is_fresh = *self.board() == SolveBoard::EMPTY && !self.history.can_undo();
        self.replace(branch.board, None, context);
        self.history.amend(Snapshot { board: branch.board, log: branch.log.steps(), place: Some(place) });
        if is_fresh {
            self.history = History::new(self.history.now().clone()); // no undo to the empty board
        }
        (self.tab, self.branches.begins) = (SolveTab::Steps, false);
        (self.branches.naming, self.branches.deleted) = (None, Vec::new());
        self.own.text = analysis.own.as_str().into();
        change(context.session, id, |analysis| analysis.binned = None);
    }
}

/// Changes an analysis and has it stored, if it is there and becomes another.
fn change(session: &mut Session, id: AnalysisId, change: impl FnOnce(&mut Analysis)) {
    let Some(before) = session.analyses.get(id) else { return };
    let mut analysis = Analysis::clone(before);
    change(&mut analysis);
    if analysis != **before {
        session.analyses.put(analysis);
    }
}

/// Returns the number of entered digits and struck candidates of a board that another one lacks.
fn entries_lost(before: &SolveBoard, after: &SolveBoard) -> usize {
    let digits = before.entered_cells().iter().filter(|cell| before.grid()[*cell] != after.grid()[*cell]).count();
    digits + (before.ruled_out() - after.ruled_out()).iter().filter(|candidate| after.grid()[candidate.cell].is_none()).count()
}

/// Returns whether an entry still stands on a board.
fn stands(entry: Entry, board: &SolveBoard) -> bool {
    match entry {
        Entry::Digit(Candidate { cell, digit }) => board.entered_cells().contains(cell) && board.grid()[cell] == Some(digit),
        Entry::Struck(candidate) => board.ruled_out().contains(candidate),
    }
}

/// Returns the entry that a board has and its start has not. None if there is none.
fn first_entry(start: &SolveBoard, board: &SolveBoard) -> Option<Entry> {
    let entered = (board.entered_cells() - start.entered_cells()).iter().find_map(|cell| {
        let digit = board.grid()[cell]?;
        Some(Entry::Digit(Candidate { cell, digit }))
    });
    entered.or_else(|| (board.ruled_out() - start.ruled_out()).iter().next().map(Entry::Struck))
}

/// Returns the name of a branch: its first entry, or its first step.
pub(super) fn branch_name(branch: &Branch, notation: Notation) -> String {
    let short = |candidate| notation.equation(candidate).replace(' ', "");
    match branch.first {
        Some(Entry::Digit(candidate)) => text::solve::tried(&short(candidate)),
        Some(Entry::Struck(candidate)) => text::solve::tried_without(&short(candidate)),
        None if branch.id == BranchId::default() => text::solve::FIRST_PATH.say(),
        None => match branch.log.steps().get(branch.start_steps) {
            Some(step) => text::solve::tried(&text::technique(&step.explained.title)),
            None => text::solve::NEW_BRANCH.say(),
        },
    }
}
