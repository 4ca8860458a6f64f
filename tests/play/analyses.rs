//! Tests of the analyses of the Solve room: what is kept of a puzzle as it is worked on, its branches, and what another tab or a
//! backup brings.

use super::{played::*, *};
use nonet::{
    action::{
        Action, AnalysisAction, BoardAction, Overlay, OwnAction, PageEvent, PersistenceEvent, ShellAction, SolveAction,
        StepAction,
    },
    analysis::{Analysis, AnalysisId, BranchEnd, StoredAnalysis, settled},
    app::{State, Stored},
    solve::{AnalysesView, BranchRowView, analysis_list::analyses, kept::KeptSolve},
};
use nonet_protocol::Room;
use std::{collections::BTreeMap, rc::Rc};

/// The texts that a store has, by the ids of the analyses.
#[derive(Default, Clone)]
struct Store(BTreeMap<AnalysisId, String>);

impl Store {
    /// Stores what a tab wants to be stored, until it wants nothing more.
    fn take(&mut self, tab: Played) -> Played {
        let mut tab = tab;
        for now in 1.. {
            let (writing, _) = tab.0.session.analyses.writing();
            if writing.is_empty() {
                break;
            }
            let stored = writing.iter().map(|asked| self.put(asked, now)).collect();
            tab = Played(tab.0.after(PageEvent::Persistence(PersistenceEvent::AnalysesStored(stored))));
        }
        tab
    }

    fn put(&mut self, asked: &Rc<Analysis>, now: u64) -> StoredAnalysis {
        let settled = settled(self.0.get(&asked.id).map(String::as_str), asked, now);
        if let Some(settled) = settled.as_ref().ok().filter(|settled| settled.is_new) {
            self.0.insert(asked.id, settled.analysis.text());
        }
        StoredAnalysis { asked: Rc::clone(asked), settled }
    }

    fn all(&self) -> Vec<Rc<Analysis>> {
        self.0.values().map(|text| Rc::new(Analysis::read(text).unwrap())).collect()
    }

    /// Tells a tab of all that is stored, as a reload does.
    fn read_by(&self, tab: &Played) -> Played {
        Played(tab.0.after(PageEvent::Persistence(PersistenceEvent::AnalysesRead(self.all(), Vec::new()))))
    }

    /// Tells a tab that another one has stored all of this.
    fn heard_by(&self, tab: &Played) -> Played {
        Played(tab.0.after(PageEvent::Persistence(PersistenceEvent::AnalysesAdded(self.all()))))
    }

    /// Loads the page again in a tab, with what it has stored.
    fn reload(&self, tab: &Played) -> Played {
        let kept = KeptSolve::of(&tab.0.solve);
        let solve = KeptSolve::read(&kept.text(), &kept.log_text());
        let state = State::new(Stored { solve, reads_attempts: true, ..Stored::default() });
        self.read_by(&Played(state.after(Action::Shell(ShellAction::Enter(Room::Solve)))))
    }

    /// Loads the page in a tab with an address of another puzzle, with what the tab has stored.
    fn reload_at(&self, tab: &Played, address: &str) -> Played {
        let kept = KeptSolve::of(&tab.0.solve);
        let solve = KeptSolve::read(&kept.text(), &kept.log_text());
        let state = State::new(Stored { solve, reads_attempts: true, ..Stored::default() });
        self.read_by(&Played(state.arrived(address)))
    }
}

fn analysis(action: AnalysisAction) -> Action {
    Action::Solve(SolveAction::Analysis(action))
}

fn opened() -> Played {
    Played::at(&format!("#p={SEED_1}"))
}

fn list(tab: &Played) -> AnalysesView {
    analyses(&tab.0.solve, &tab.0.session)
}

fn branches(tab: &Played) -> Vec<BranchRowView> {
    tab.solve().analysis.branches.to_vec()
}

fn names(tab: &Played) -> Vec<String> {
    branches(tab)
        .iter()
        .map(|branch| format!("{}: {}{}", branch.name, branch.end, if branch.is_shown { " *" } else { "" }))
        .collect()
}

fn only(tab: &Played) -> Rc<Analysis> {
    let all = tab.0.session.analyses.latest();
    assert_eq!(all.len(), 1);
    Rc::clone(all[0])
}

#[test]
fn a_puzzle_is_kept_from_its_first_step_or_entry_on_and_comes_back_whole() {
    let mut store = Store::default();
    let opened = opened();
    assert!(list(&opened).rows.is_empty(), "a puzzle that is only looked at is not kept");
    assert!(list(&opened.again().act(Action::Solve(SolveAction::Solve))).rows.is_empty(), "nor is one that is only solved");

    let worked = store.take(opened.again().keys("C-Home 1 h h S-7"));
    let named = store.take(worked.again().act(analysis(AnalysisAction::Name(only(&worked).id, "For Ada".into()))));
    let typed = store.take(named.again().act(Action::Solve(SolveAction::Own(OwnAction::Write("(1)r1c1".into())))));
    let rows = list(&typed).rows;
    assert_eq!((rows.len(), rows[0].name.as_str()), (1, "For Ada"));
    assert!(rows[0].detail.starts_with("2 steps, "), "{}", rows[0].detail);

    let again = store.reload(&typed);
    assert_eq!(again.0.solve.history.now(), typed.0.solve.history.now());
    assert_eq!(&*again.0.solve.own.text, "(1)r1c1");
    assert_eq!(list(&again).rows, rows);
    assert!(again.0.session.analyses.writing().0.is_empty(), "nothing is new");

    // Another visit, with another puzzle on the board.
    let other = store.read_by(&Played(State::new(Stored { reads_attempts: true, ..Stored::default() })));
    let back = other.again().act(analysis(AnalysisAction::Open(only(&other).id)));
    assert_eq!(back.0.session.room, Room::Solve);
    assert_eq!(back.0.solve.history.now(), typed.0.solve.history.now());
    assert_eq!((&*back.0.solve.own.text, back.solve().log.entries.len()), ("(1)r1c1", 2));
}

#[test]
fn another_puzzle_is_another_analysis_and_undo_leads_back_to_the_first() {
    let first = opened().keys("h");
    let id = only(&first).id;
    let second = first.again().act(PageEvent::Address(format!("#p={SEED_2}"))).keys("h");
    assert_eq!(list(&second).rows.len(), 2);
    let back = second.again().keys("C-z C-z");
    assert_eq!(back.0.solve.branches.open.unwrap().analysis, id);
    assert_eq!(list(&back.again().keys("h")).rows.len(), 2, "it goes on in the first");
}

#[test]
fn branches_stand_side_by_side_with_how_each_ends() {
    let tab = opened().keys("h h").act(analysis(AnalysisAction::Branch));
    assert!(names(&tab)[1].starts_with("New branch: "), "{:?}", names(&tab));
    let wrong = tab.again().act(Action::Board(BoardAction::Select("r1c1".parse().unwrap()))).keys("7");
    let said = names(&wrong);
    assert!(said[0].starts_with("First path: ") && said[1] == "tried r1c1=7: contradiction *", "{said:?}");

    let first = wrong.again().keys("S-y");
    assert!(names(&first)[0].ends_with(" *"));
    assert_eq!(first.solve().log.entries.len(), 2, "the first path stands as it stood");
    assert!(first.line() != wrong.line());
    assert_eq!(first.again().keys("y").line(), wrong.line());

    // From an earlier point of the path.
    let earlier = first.again().act(Action::Solve(SolveAction::Step(StepAction::LookAt(Some(1))))).keys("t h");
    assert_eq!((branches(&earlier).len(), earlier.solve().log.entries.len()), (3, 2));
    assert!(names(&earlier)[2].starts_with("tried "), "{:?}", names(&earlier));

    let removed = earlier.again().act(analysis(AnalysisAction::Remove(branches(&earlier)[1].id)));
    assert_eq!(branches(&removed).len(), 2);
    let offers = removed.0.session.messages.toast.clone().unwrap().offers;
    let restored = removed.again().act(offers[0].action.clone());
    assert_eq!(names(&restored), names(&earlier));
}

#[test]
fn the_shown_branch_can_be_removed_and_a_branch_in_which_nothing_was_done_goes() {
    let tab = opened().keys("h t");
    assert_eq!(branches(&tab).len(), 2);
    assert!(branches(&tab.again().keys("y")).is_empty(), "nothing was done in it");
    assert!(branches(&tab.again().keys("C-z")).is_empty());
    let tried = tab.again().keys("h");
    let shown = branches(&tried)[1].id;
    let removed = tried.again().act(analysis(AnalysisAction::Remove(shown)));
    assert!(branches(&removed).is_empty());
    assert_eq!(removed.solve().log.entries.len(), 1, "the first path is shown");
    assert_eq!(branches(&removed.again().keys("C-z")).len(), 2, "undo brings it back");
}

#[test]
fn an_act_that_leaves_the_steps_begins_a_branch() {
    let tab = opened().keys("h h").act(Action::Board(BoardAction::Restart)).keys("C-Home 1");
    assert_eq!(branches(&tab).len(), 2);
    assert_eq!(only(&tab).branches[0].log.len(), 2);
    assert!(names(&tab)[1].starts_with("tried r1c1=1: "), "{:?}", names(&tab));
    let undone = tab.again().keys("C-z C-z");
    assert_eq!((branches(&undone).len(), undone.solve().log.entries.len()), (2, 2), "what was undone stays in its branch");
    assert_eq!(undone.again().keys("y").line(), tab.line());
    assert_eq!(undone.keys("C-y C-y").line(), tab.line());
}

#[test]
fn how_a_path_ends_is_kept() {
    let solved = opened().act(Action::Solve(SolveAction::Step(StepAction::All)));
    assert_eq!(only(&solved).branches[0].end, BranchEnd::Solved);
    let without = nonet_protocol::Technique::ALL.into_iter().fold(opened().keys("C-Home 1"), |tab, technique| {
        tab.again().act(Action::Solve(SolveAction::Technique(nonet::action::TechniqueAction::Use(technique, false))))
    });
    assert_eq!(only(&without.again().keys("h")).branches[0].end, BranchEnd::Stuck);
}

#[test]
fn what_another_tab_did_is_shown_and_where_both_went_on_both_paths_are_kept() {
    let mut store = Store::default();
    let first = store.take(opened().keys("h"));
    let second = store.reload(&first);
    let second = store.take(second.again().keys("h"));
    let heard = store.heard_by(&first);
    assert_eq!(heard.solve().log.entries.len(), 2, "the first tab, in which nothing was done, shows it");

    // Two tabs that know nothing of each other.
    let left = store.take(heard.keys("C-Home 1"));
    let right = store.take(second.keys("C-Home 5"));
    let texts: Vec<String> = store.all()[0].branches.iter().map(|it| it.board.to_string()).collect();
    for tab in [&left, &right] {
        assert!(texts.contains(&tab.0.solve.board().to_string()), "{texts:#?}");
    }
    assert!(branches(&right)[1].is_shown, "{:?}", names(&right));
    let right = store.take(right.keys("C-z C-Home 7"));
    let after = store.heard_by(&left);
    assert_eq!(after.0.solve.board(), left.0.solve.board(), "its own path stands in the first tab");
    assert_eq!((branches(&after).len(), branches(&right).len()), (2, 2));
    assert_eq!((branches(&after)[0].is_shown, branches(&right)[1].is_shown), (true, true));
}

#[test]
fn what_was_done_before_a_tab_was_killed_is_stored_at_the_next_visit() {
    let mut store = Store::default();
    let tab = store.take(opened().keys("h"));
    let killed = tab.again().keys("h h"); // the store does not have it
    let back = store.reload(&killed);
    assert_eq!(back.0.solve.history.now().log.len(), 3);
    let back = store.take(back);
    assert_eq!(only(&store.read_by(&Played::new())).branches[0].log.len(), 3);
    assert!(branches(&back).is_empty());

    // Another tab went on meanwhile.
    let other = store.reload(&back);
    store.take(other.again().keys("C-Home 1"));
    let back = store.take(store.reload(&back.again().keys("C-Home 7")));
    assert_eq!(branches(&back).len(), 2);
    assert!(branches(&back)[1].is_shown, "{:?}", names(&back));
}

#[test]
fn an_address_of_another_puzzle_opens_it_and_leaves_the_kept_analysis_alone() {
    let mut store = Store::default();
    let tab = store.take(opened().keys("h").keys("C-Home 7"));
    let before = store.all();
    let other = store.take(store.reload_at(&tab, &format!("#p={SEED_2}")));
    assert_eq!(store.all(), before);
    assert!(branches(&other).is_empty());
    assert_eq!(list(&other).rows.len(), 1);
}

#[test]
fn analyses_are_deleted_put_back_and_named() {
    let mut store = Store::default();
    let tab = store.take(opened().keys("h"));
    let id = only(&tab).id;
    let name = list(&tab).rows[0].name.clone();
    assert!(name.starts_with("Analysis of "), "{name}");
    let away =
        tab.again().act(PageEvent::Address(format!("#p={SEED_2}"))).act(Action::Shell(ShellAction::Open(Overlay::Analyses)));
    let deleted = store.take(away.again().act(analysis(AnalysisAction::Bin(id, true))));
    assert!(list(&deleted).rows[0].is_deleted && only(&deleted).binned.is_some_and(|binned| binned > 0));
    assert!(!list(&deleted.again().act(analysis(AnalysisAction::Bin(id, false)))).rows[0].is_deleted);
    let naming = away.again().act(analysis(AnalysisAction::EditName(Some(id))));
    assert!(list(&naming).rows[0].is_named);
    let named = naming.again().act(analysis(AnalysisAction::Name(id, " Sunday ".into())));
    assert_eq!(list(&named).rows[0].name.as_str(), "Sunday");
}

#[test]
fn a_backup_brings_analyses_to_another_browser_and_a_second_time_nothing() {
    let mut store = Store::default();
    let tab = store.take(opened().keys("h h t C-Home 7"));
    let texts: Vec<String> = tab.0.session.analyses.backup().collect();
    let backup = format!("nonet backup 1\n\n{}", texts.join("\n"));
    assert!(!texts[0].contains("\n\n"), "an empty line would end it");

    let mut elsewhere = Store::default();
    let restore = |tab: &Played| Played(tab.0.after(PageEvent::Pasted(backup.clone())));
    let other = elsewhere.take(restore(&elsewhere.read_by(&Played::new())));
    assert!(only(&other).says_same(&Analysis { binned: None, ..Analysis::clone(&only(&tab)) }));
    let before = elsewhere.0.clone();
    let twice = elsewhere.take(restore(&other));
    assert_eq!(elsewhere.0, before);
    let Some(Overlay::Restored(report)) = &twice.0.shell.overlay else { panic!("no report") };
    assert_eq!((report.len(), &*report[0].fate), (1, "Already here, with all that the backup has."));

    // The analysis went on here, and was begun otherwise there: both paths are kept.
    let on = elsewhere.take(twice.again().act(analysis(AnalysisAction::Open(only(&twice).id))).keys("y h"));
    let after = elsewhere.take(restore(&on));
    assert_eq!(only(&after).branches.len(), 2, "the backup has nothing that is not here");
    assert_eq!(only(&after).branches[0].log.len(), 3);
}

#[test]
fn two_tabs_at_different_branches_leave_each_other_alone() {
    let mut store = Store::default();
    let first = store.take(opened().keys("h t C-Home 7"));
    let second = store.take(store.reload(&first).keys("y"));
    let first = store.heard_by(&first);
    assert!(first.0.session.analyses.writing().0.is_empty(), "nothing is to be stored");
    assert!(branches(&first)[1].is_shown && branches(&second)[0].is_shown);
    assert!(store.heard_by(&second).0.session.analyses.writing().0.is_empty());
}
