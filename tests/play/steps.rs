//! Tests of the steps of the Solve room: taking, drawing, rating, choosing techniques, lessons.

use super::{played::*, *};
use nonet::{
    action::{
        Action, BoardAction, Export, FileFault, Filter, LearnAction, Overlay, PageEvent, RatingAction, ShellAction,
        SolutionAction, SolveAction, SolveTab, StepAction, StepBoards, StepOrder, Subject, TechniqueAction,
    },
    app::{State, Stored},
    board::view::Content,
    session::BrowserEffect,
    solve::{kept::KeptSolve, ratings::RatingLineView},
    text,
};
use nonet_core::{
    board::{Candidate, CandidateSet, Digit},
    solver::Puzzle,
};
use nonet_logic::{Technique, TechniqueSet};
use nonet_protocol::{Level, PathForm, Profile, Question, Role, Room};
use nonet_words::Notation;
use yew::AttrValue;

/// The board and its picture show the position before the step, its eliminations, and the single that follows.
#[test]
fn a_step_that_leaves_a_single_is_drawn_on_what_it_found() {
    const POSITION: &str = "#s=1.ib5c8674a1c6d700b87dh0b10B405gi83d00bdf10e2h00bhcfa0d00c042ih0g6f070dc2hih9b06030d.s";
    let before = Played::at(POSITION);
    let notes = |played: &Played| played.board().cells.iter().map(|cell| cell.notes).collect::<Vec<_>>();
    let stepped = Played::at(POSITION).keys("h").wait();
    let proof = |played: &Played| {
        let shown = played.0.solve.shown_step().unwrap().0;
        shown.explained.wording.of(Notation::default()).proof.last().unwrap().to_string()
    };
    assert_eq!(proof(&stepped), "That leaves a naked single: r9c6 = 7.");
    assert_eq!(notes(&stepped), notes(&before));
    let marks = stepped.board().cells[cell("r9c6").index()].marks;
    assert_eq!([marks[Digit::D5.index()], marks[Digit::D7.index()]], [Some(Role::Elimination), Some(Role::Target)]);
    let shared = stepped.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Step)))).0.shell.shared.unwrap();
    let picture = &shared.pictures.board;
    assert!(picture.contains("mark--target") && picture.contains("mark--elimination"), "{picture}");
    assert!(shared.leads_before_step(), "a step that was just taken is on no path that others have as well");
    // If the step places a digit, the digits that follow are placed and marked on the board too.
    let placed = stepped.keys("h").wait();
    assert_eq!(proof(&placed), "That leaves a naked single: r5c9 = 3.");
    let last = placed.board().cells[cell("r5c9").index()];
    assert_eq!((last.content, last.role), (Content::Solved(Digit::D3), Some(Role::Target)));
    let shared = placed.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Step)))).0.shell.shared.unwrap();
    let picture = &shared.pictures.board;
    assert_eq!(picture.matches("class=\"mark mark--target").count(), 2, "two digits that stand: {picture}");
    assert!(picture.contains(&format!("<title>{}</title>", shared.sharing.title)), "{picture}");
}

/// The links of highlighted digits are those after the step, although the step is drawn on the position before it.
#[test]
fn links_beside_a_step_are_those_that_it_leaves() {
    let stepped =
        Played::at(&format!("#p={HARD}")).act(Action::Solve(SolveAction::Step(StepAction::Singles))).wait().keys("h").wait();
    let lit = stepped.act(Action::Board(BoardAction::Filter(Filter::Links))).keys("f 1");
    let links = |played: &Played| played.board().links.len();
    let beside = links(&lit);
    let mut alone = lit;
    alone.0.solve.display.draws_last_step = false;
    assert_eq!((beside, links(&alone)), (3, 3));
}

#[test]
fn a_link_to_a_step_of_a_puzzle_without_one_says_so() {
    let several = Played::at(&format!("#p={SEED_3C}&step=3"));
    assert_eq!(several.line(), SEED_3C);
    assert_eq!(several.said(), "The step can't be shown: this puzzle does not have one solution.");
}

#[test]
fn steps_are_said_drawn_applied_and_kept() {
    let played = Played::at(&format!("#p={SEED_3B}"));
    let mut played = played;
    while played.board().cells.iter().all(|cell| !cell.marks.contains(&Some(Role::Elimination))) {
        played = played.act(Action::Board(BoardAction::Step));
        assert!(played.solve().log.message.is_none(), "no step eliminates anything");
    }
    let view = played.solve();
    let last = view.log.entries.last().unwrap();
    assert!(view.log.shown == Some(view.log.entries.len() - 1) && !last.action.is_empty());
    let number = view.log.entries.len() - 1;

    let back = played.act(Action::Solve(SolveAction::Step(StepAction::LookAt(Some(0)))));
    assert_eq!(back.line(), SEED_3B, "the board as it was before the first step");
    assert!(back.board().looking && back.solve().log.shown == Some(0));
    let back = back.keys("Escape");
    assert!(!back.board().looking);

    let undone = back.keys("C-z");
    assert_eq!(undone.solve().log.entries.len(), number, "undo takes the step out of the log too");
    let all = undone.act(Action::Solve(SolveAction::Step(StepAction::All)));
    assert_eq!(all.status(), "Complete and correct");
    assert_eq!(
        format!("{:#}", all.0.shown_grid()),
        "391854276458726391672391485813475629946182537527639148764218953235967814189543762"
    );
    let all = all.act(Action::Board(BoardAction::Step));
    assert_eq!(all.solve().log.message.as_deref(), Some("The board is full."));
    let copied = all.act(Action::Shell(ShellAction::Copy(Export::Path {
        form: PathForm::Text,
        proofs: false,
        boards: StepBoards::Start,
    })));
    let Some(BrowserEffect::Copy(Some(text))) = copied.asked() else { panic!("nothing is copied") };
    assert!(text.contains("\n  1. ") && text.ends_with("Solved.\n\n"), "{text}");
    let changed = Played::at(&format!("#p={SEED_3B}"))
        .act(Action::Board(BoardAction::Step))
        .act(Action::Solve(SolveAction::EditGivens(true)))
        .keys("C-Home ArrowDown ArrowRight 0");
    assert!(changed.solve().log.entries.is_empty(), "steps go with the given that they rest on");
}

#[test]
fn a_puzzle_is_rated_and_its_path_can_be_walked() {
    let played = Played::at(&format!("#p={HARD}")).wait();
    let rating = played.solve().rating.unwrap();
    let hardest = rating.ticks.iter().max().unwrap();
    assert!(rating.level >= *hardest, "{}", rating.level);
    assert!(rating.words.contains("hardest step: "), "{}", rating.words);
    let empty = HARD.matches('0').count();
    assert!(rating.ticks.len() > empty && rating.at.is_none(), "placing takes a step each, and removing some more");

    let number = rating.ticks.iter().position(|level| level == hardest).unwrap();
    let there = played.act_again(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(number))));
    let view = there.solve();
    assert_eq!(view.rating.unwrap().at, Some(number));
    assert!(view.viewing.unwrap().words.starts_with(&format!("Step {} of {}: ", number + 1, rating.ticks.len())));
    let card = view.log.card.as_ref().unwrap();
    assert!(card.number == Some(number) && !card.proof.is_empty() && !card.expert.is_empty());
    assert!(view.log.entries.is_empty(), "no step was taken");

    let back = there.act_again(Action::Solve(SolveAction::Step(StepAction::LookAt(None))));
    assert_eq!((back.line(), back.can_undo()), (HARD.to_owned(), played.can_undo()), "it was only a look");
    assert_eq!(back.0.solve.history.now(), played.0.solve.history.now());

    let last = Action::Solve(SolveAction::Rating(RatingAction::ShowStep(rating.ticks.len() - 1)));
    let end = there.act_again(last).act(Action::Solve(SolveAction::Rating(RatingAction::TakeStep)));
    assert_eq!(end.status(), "Complete and correct");
    assert_eq!(end.solve().log.entries.len(), rating.ticks.len());
    let again =
        end.act_again(Action::Board(BoardAction::Undo)).act(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(0))));
    let again = again
        .act(Action::Solve(SolveAction::Rating(RatingAction::TakeStep)))
        .act(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(0))));
    assert_eq!(
        again.act(Action::Solve(SolveAction::Rating(RatingAction::TakeStep))).solve().viewing,
        None,
        "what stands already can be taken too"
    );
    let elsewhere =
        there.act_again(Action::Board(BoardAction::Step)).act(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(number))));
    let elsewhere = elsewhere
        .act(Action::Solve(SolveAction::OpenTab(SolveTab::Search)))
        .act(Action::Solve(SolveAction::Step(StepAction::LookAt(None))));
    assert_eq!(elsewhere.0.solve.tab, SolveTab::Search, "to go back opens no tab");
    assert_eq!(end.keys("C-z").line(), HARD, "what is taken is one act");
}

/// A candidate that the player rules out is part of the position: the score changes, and the log keeps its steps.
#[test]
fn what_the_player_ruled_out_is_rated_from_here_and_keeps_the_log() {
    let words = |played: Played| played.wait().solve().rating.unwrap().words;
    let stepped = Played::at(&format!("#p={HARD}")).keys("h h");
    assert!(
        words(stepped.act_again(Action::Solve(SolveAction::Step(StepAction::List(false))))).contains(" \u{b7} hardest step: ")
    );
    let solution = Puzzle::new(HARD.parse().unwrap()).unwrap();
    let position = stepped.0.solve.board().position();
    let wrong =
        position.open().iter().find(|it| position.of_cell(it.cell).len() > 2 && solution.solution().digit(it.cell) != it.digit);
    let wrong = wrong.unwrap();
    let removed = stepped.act(Action::Board(BoardAction::Select(wrong.cell))).act(Action::Board(BoardAction::Note(wrong.digit)));
    assert_eq!(removed.0.solve.log().len(), 2);
    assert_eq!(removed.status(), "One solution");
    assert!(removed.solve().verdict.count.ends_with(", 1 candidate ruled out"));
    assert!(words(removed).contains(" before the steps \u{b7} hardest step: "));
    let entered = Played::at(&format!("#p={HARD}")).act(Action::Board(BoardAction::Select(wrong.cell)));
    let ruled_out = entered.act(Action::Board(BoardAction::Note(wrong.digit)));
    assert!(words(ruled_out).contains(" from here \u{b7} hardest step: "));
}

/// After a solution was taken the board is complete, but the puzzle still has several solutions: it has no rating, and its search
/// guesses.
#[test]
fn a_puzzle_with_several_solutions_is_not_rated_once_one_is_taken() {
    let walked = Played::at(&format!("#p={SEED_3C}")).act(Action::Solve(SolveAction::Solution(SolutionAction::Show(0))));
    let taken = walked.act(Action::Solve(SolveAction::Solution(SolutionAction::Take))).wait();
    assert_eq!(taken.status(), "Complete and correct");
    assert!(taken.solve().rating.is_none());
    let search = |played: Played| played.act(Action::Solve(SolveAction::Trail(true))).wait().solve().search.unwrap();
    let words = |played: Played| search(played).lines().map(|(_, words)| words.to_owned()).collect::<Vec<_>>().join("\n");
    assert!(!words(taken).contains("without a guess"));
    // The search is that of the puzzle, even if the board is solved.
    let solved = Played::at(&format!("#p={HARD}")).act(Action::Solve(SolveAction::Solve));
    assert_eq!(words(solved), words(Played::at(&format!("#p={HARD}"))));
}

#[test]
fn all_singles_are_placed_as_one_act() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Step(StepAction::Singles)));
    let singles = ["Full house", "Hidden single", "Naked single"];
    assert!(played.solve().log.entries.iter().all(|entry| singles.contains(&entry.technique.as_str())));
    assert!(played.line().chars().zip(SEED_1_SOLVED.chars()).all(|(ours, solved)| ours == '0' || ours == solved));
    let stuck = played.act_again(Action::Solve(SolveAction::Step(StepAction::Singles)));
    assert_eq!((stuck.line(), stuck.solve().log.message.as_deref()), (played.line(), Some("There is no single now.")));
    assert_ne!(played.line(), SEED_1);
    assert_eq!(played.keys("C-z").line(), SEED_1);
}

#[test]
fn a_cross_strikes_out_no_other_small_digit() {
    let step = Played::at(&format!("#p={SEED_1}")).act(Action::Board(BoardAction::Step));
    let crosses = |played: &Played| played.board().rays.crosses;
    assert!(crosses(&step).contains("l28 28") && !crosses(&step).contains("l18 18"), "{}", crosses(&step));
    let noted = step.act_again(Action::Solve(SolveAction::Candidates(true)));
    assert!(crosses(&noted).contains("l18 18") && !crosses(&noted).contains("l28 28"), "{}", crosses(&noted));
}

#[test]
fn the_steps_there_are_now_can_be_chosen_from() {
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Solve(SolveAction::Step(StepAction::List(true))));
    let available = played.solve().log.available.clone().unwrap();
    let group = available.groups.last().unwrap().clone();
    let (technique, row) = (group.technique.unwrap(), group.rows.last().unwrap().clone());
    let (number, action) = (row.number, row.action);
    let all = available.groups.iter().map(|group| group.rows.len()).sum::<usize>();
    assert!(available.words.starts_with(&format!("{all} possible steps")), "{available:?}");

    // Pointing at a step draws it, and choosing it explains it; the board doesn't change.
    let pointed = played.act_again(Action::Solve(SolveAction::Step(StepAction::Preview(Some(number)))));
    assert!(pointed.solve().log.card.is_none() && pointed.solve().viewing.is_none());
    assert_ne!(pointed.board(), played.board());
    assert_eq!(pointed.act(Action::Solve(SolveAction::Step(StepAction::Preview(None)))).board(), played.board());
    let chosen = played.act_again(Action::Solve(SolveAction::Step(StepAction::Choose(number))));
    assert_eq!(chosen.solve().log.available.as_ref().unwrap().chosen, Some(number));
    assert!(chosen.solve().log.card.as_ref().is_some_and(|card| card.entry.action == action && card.number.is_none()));
    let back = chosen.act_again(Action::Solve(SolveAction::Step(StepAction::LookAt(None))));
    assert_eq!(back.0.solve.history.now(), played.0.solve.history.now());

    let take = chosen.solve().viewing.unwrap().onward.unwrap().1;
    let taken = chosen.act(take);
    let entry = taken.solve().log.entries.last().unwrap().clone();
    assert_eq!((entry.technique, entry.action), (technique, action));
}

/// The number of rows of the list, and the number of steps under them.
fn listed(played: &Played) -> (usize, usize) {
    let available = played.solve().log.available.clone().unwrap();
    let rows = || available.groups.iter().flat_map(|group| &group.rows);
    (rows().count(), rows().map(|row| row.folded).sum())
}

/// A puzzle that singles don't solve, at whose beginning many chains show the same.
const CHAINS: &str = "850002400720000009004000000000107002305000900040000000000080070017000000000036040";

fn step(action: StepAction) -> Action {
    Action::Solve(SolveAction::Step(action))
}

#[test]
fn each_conclusion_has_one_row_and_what_shows_less_is_folded_under_it() {
    let played = Played::at(&format!("#p={CHAINS}")).act(step(StepAction::List(true)));
    let (rows, folded) = listed(&played);
    assert!(rows > 10 && folded > rows, "{rows} rows with {folded} steps under them");
    let available = played.solve().log.available.clone().unwrap();
    let row = available.groups.iter().flat_map(|group| &group.rows).find(|row| row.folded > 1).unwrap().clone();
    assert!(row.unfolded.is_none());
    let others = available.groups.iter().flat_map(|group| &group.rows).filter(|row| row.detail.contains("other way")).count();
    assert!(others > 0, "the count of the other ways stands beside a row");

    let unfolded = played.act_again(step(StepAction::Unfold(row.number, true)));
    let find = |played: &Played| {
        let available = played.solve().log.available.clone().unwrap();
        let found = available.groups.iter().flat_map(|group| &group.rows).find(|it| it.number == row.number);
        found.unwrap().unfolded.clone()
    };
    let shown = find(&unfolded).unwrap();
    assert_eq!(shown.len(), row.folded);
    assert_eq!(find(&unfolded.act_again(step(StepAction::Unfold(row.number, false)))), None);
    let chosen = unfolded.act(step(StepAction::Choose(shown[1].number)));
    assert_eq!(chosen.solve().log.card.as_ref().map(|card| card.entry.action.clone()), Some(shown[1].action.clone()));
}

#[test]
fn the_list_is_put_in_order_and_filtered_by_digit_technique_size_and_cells() {
    let played = Played::at(&format!("#p={CHAINS}")).act(step(StepAction::List(true)));
    let all = |played: &Played| -> Vec<_> {
        let available = played.solve().log.available.clone().unwrap();
        let found = played.0.solve.stepping.list.found.clone().unwrap();
        let rows = available.groups.iter().flat_map(|group| group.rows.iter().map(|row| row.number));
        rows.map(|number| found[number].step.clone()).collect()
    };
    let gone = |step: &nonet_protocol::AvailableStep| step.explained.effect.eliminations();
    let most = all(&played.act_again(step(StepAction::Sort(StepOrder::MostEliminations))));
    assert!(most.is_sorted_by_key(|step| (!gone(step).is_empty(), std::cmp::Reverse(gone(step).len()))));
    assert!(all(&played.act_again(step(StepAction::Sort(StepOrder::Shortest)))).is_sorted_by_key(|step| step.length));
    let solving = all(&played.act_again(step(StepAction::Sort(StepOrder::Solving))));
    assert!(solving.is_sorted_by_key(|step| !step.solves));
    assert_eq!((most.len(), solving.len()), (all(&played).len(), all(&played).len()), "an order leaves nothing out");
    assert_ne!(most, all(&played));

    let about = |step: &nonet_protocol::AvailableStep| gone(step) | step.explained.effect.placements();
    let first = all(&played).into_iter().find(|step| !gone(step).is_empty()).unwrap();
    let digit = gone(&first).digits().first().unwrap();
    let of_digit = all(&played.act_again(step(StepAction::OnlyDigit(Some(digit)))));
    assert!(!of_digit.is_empty() && of_digit.iter().all(|step| about(step).digits().contains(digit)));
    let technique = first.explained.technique.unwrap();
    let of_technique = all(&played.act_again(step(StepAction::OnlyTechnique(Some(technique)))));
    assert!(!of_technique.is_empty() && of_technique.iter().all(|step| step.explained.technique == Some(technique)));
    let small = all(&played.act_again(step(StepAction::OnlySize(Some(4)))));
    assert!(!small.is_empty() && small.len() < all(&played).len() && small.iter().all(|step| step.length <= 4));
    let available = played.solve().log.available.clone().unwrap();
    let at = all(&played).iter().position(|step| !gone(step).is_empty()).unwrap();
    let row = available.groups.iter().flat_map(|group| &group.rows).nth(at).unwrap();
    assert!(row.detail.contains(&format!("size {}", first.length)), "{}", row.detail);
    // A press on the board chooses the cell.
    let cell = gone(&first).cells().first().unwrap();
    let here = played.act_again(step(StepAction::OnlySelected(true))).act(Action::Board(BoardAction::Select(cell)));
    let about_cell = all(&here);
    assert!(!about_cell.is_empty() && about_cell.iter().all(|step| about(step).cells().contains(cell)));
    let filled = here.act(Action::Board(BoardAction::Select("r1c1".parse().unwrap())));
    let none = filled.solve().log.available.clone().unwrap();
    assert_eq!((none.groups.len(), none.words.as_str()), (0, "None of the possible steps fits this filter."));
}

#[test]
fn the_list_stays_while_one_looks_and_is_brought_up_to_date_after_a_step() {
    let played = Played::at(&format!("#p={SEED_3B}")).keys("h").act(step(StepAction::List(true)));
    let before = listed(&played);
    let back = played.act_again(step(StepAction::LookAt(Some(0))));
    assert_eq!((listed(&back), back.solve().viewing.is_some()), (before, true), "an earlier step is looked at beside the list");

    let listing = |played: &Played| played.solve().log.available.clone();
    let taken = Played(played.0.clone()).act_alone(step(StepAction::Take(0)));
    let late = listing(&taken).unwrap();
    assert!(late.is_late && !late.groups.is_empty(), "what was found stays until the worker has answered");
    assert_eq!(taken.act_again(step(StepAction::Take(1))).0.solve.log().len(), 2, "of what is late nothing is taken");
    let current = taken.wait();
    let now = listing(&current).unwrap();
    let anew = Played::at(&format!("#p={SEED_3B}")).keys("h").act(step(StepAction::List(true))).act(step(StepAction::Take(0)));
    assert_eq!((now.is_late, &now.groups), (false, &listing(&anew).unwrap().groups));
    assert!(listing(&current.act_again(Action::Board(BoardAction::Undo))).is_some(), "it goes back with the board");
    assert!(listing(&current.act_again(PageEvent::Address(format!("#p={SEED_1}")))).is_none(), "but not to another puzzle");
    assert!(listing(&current.act(Action::Solve(SolveAction::Solve))).is_none(), "and a full board has no steps");
}

#[test]
fn a_technique_that_is_switched_off_is_not_used() {
    let techniques = |played: &Played| -> Vec<String> {
        let all = played.act_again(Action::Solve(SolveAction::Step(StepAction::All))).solve().log.entries.clone();
        all.into_iter().map(|entry| entry.technique.to_string()).collect()
    };
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Shell(ShellAction::Open(Overlay::Techniques)));
    let listed = played.techniques().unwrap();
    assert!(listed.entries.iter().zip(&listed.used).all(|(entry, used)| *used != entry.technique.is_off_by_default()));
    assert!(techniques(&played).iter().any(|name| name == "Hidden single"));
    let without = played.act(Action::Solve(SolveAction::Technique(TechniqueAction::Use(Technique::HiddenSingle, false))));
    let listed = without.techniques().unwrap();
    let turned: Vec<_> =
        listed.entries.iter().zip(&listed.used).filter(|(entry, used)| **used == entry.technique.is_off_by_default()).collect();
    assert!(matches!(turned.as_slice(), [(entry, _)] if entry.technique == Technique::HiddenSingle), "{turned:?}");
    assert!(techniques(&without).iter().all(|name| name != "Hidden single"));
    let with = without.act(Action::Solve(SolveAction::Technique(TechniqueAction::Use(Technique::HiddenSingle, true))));
    assert!(techniques(&with).iter().any(|name| name == "Hidden single"));
}

#[test]
fn a_step_that_needs_what_is_switched_off_is_not_found_and_it_is_said_why() {
    let entries = Played::new().act(Action::Shell(ShellAction::Open(Overlay::Techniques)));
    let puzzle = entries.act(PageEvent::Address(format!("#p={SEED_1}")));
    let off = |played: Played, technique: &Technique| {
        played.act(Action::Solve(SolveAction::Technique(TechniqueAction::Use(*technique, false))))
    };
    let without = Technique::ALL.iter().fold(puzzle, off);
    let message = without.keys("h").solve().log.message.clone().unwrap();
    assert_eq!(message, "No technique applies of those that are switched on (Menu, Techniques).");
}

#[test]
fn switches_are_kept_by_the_names_of_their_techniques() {
    let open = |played: Played| played.act(Action::Shell(ShellAction::Open(Overlay::Techniques)));
    let puzzle = open(Played::at(&format!("#p={SEED_3B}")));
    let without = puzzle.act(Action::Solve(SolveAction::Technique(TechniqueAction::Use(Technique::HiddenSingle, false))));
    let kept = without.0.solve.to_keep(without.0.session.room).unwrap();
    let read = KeptSolve::read(&kept.text(), "").unwrap();
    assert_eq!(read.switched.to_string(), "hidden_single");
    let again = Played(State::new(Stored { solve: Some(read), ..Stored::default() }));
    let again = again.act(Action::Shell(ShellAction::Enter(Room::Solve))).wait();
    assert_eq!(again.0.solve.stepping.switched, without.0.solve.stepping.switched);
    let all = again.act(Action::Solve(SolveAction::Step(StepAction::All))).solve().log.entries.clone();
    assert!(!all.is_empty() && all.iter().all(|entry| entry.technique != "Hidden single"));
}

/// The title of a step leads to its lesson, and the way back to the board as it was.
#[test]
fn a_lesson_has_an_address_that_leads_back_to_the_room_as_it_was() {
    let address = |played: &Played| played.0.address().to_string();
    let puzzle = Played::at(&format!("#p={SEED_1}")).keys("h");
    let (line, log) = (puzzle.line(), puzzle.solve().log);
    let lesson = log.card.as_ref().unwrap().lesson.unwrap();
    let opened = puzzle.act(Action::Learn(LearnAction::Lesson(lesson)));
    assert_eq!((address(&opened), opened.task().title.as_str()), (format!("#learn={lesson}"), lesson.title()));
    let other = opened.act(PageEvent::Address("#learn=x_wing".to_owned()));
    assert_eq!((address(&other).as_str(), other.task().title.as_str()), ("#learn=x_wing", "X-wing"));
    let back = other.act(PageEvent::Address(format!("#p={SEED_1}")));
    assert_eq!((back.line(), back.solve().log), (line, log));
    let none = back.act(PageEvent::Address("#learn=nonsense".to_owned()));
    assert_eq!(none.said(), "The link is of a kind that Nonet does not know.");
    assert_eq!(address(&none), format!("#p={SEED_1}"));
}

#[test]
fn a_lesson_is_reached_from_the_list_of_techniques_which_closes() {
    for address in [format!("#p={SEED_1}"), format!("#play={SEED_1}"), "#learn".to_owned(), "#learn=swordfish".to_owned()] {
        let list = Played::at(&address).act(Action::Shell(ShellAction::Open(Overlay::Techniques)));
        assert!(list.techniques().is_some(), "{address}");
        let lesson = list.act(Action::Learn(LearnAction::Lesson(Technique::XWing)));
        assert_eq!((lesson.overlay(), lesson.task().title.as_str()), (None, "X-wing"), "{address}");
    }
}

#[test]
fn each_lesson_has_positions_in_which_its_technique_is_the_next_step() {
    for technique in Technique::ALL {
        for number in 0..3 {
            let played = Played::at_position(technique, number);
            let stepped = played.act_again(Action::Board(BoardAction::Step));
            assert_eq!(stepped.0.solve.log()[0].explained.technique, Some(technique), "position {number}");
            assert_eq!(
                stepped.solve().log.entries.last().unwrap().technique,
                text::technique(&stepped.0.solve.log().last().unwrap().explained.title),
                "position {number}"
            );
            let (board, log) = (stepped.board(), stepped.0.solve.log());
            let (told, before) = (&log[0].explained, &log[0].before);
            let found = *before.position().open() & told.effect.eliminations();
            let marked = |it: &Candidate| board.cells[it.cell.index()].marks[it.digit.index()] == Some(Role::Elimination);
            assert!(found.iter().all(|it| marked(&it)), "{technique:?} {number}: what it removes is drawn, whatever follows");
            assert!(
                told.then.iter().all(|it| board.cells[it.cell.index()].role.is_some()),
                "{technique:?} {number}: what follows is marked"
            );
            let spoken: CandidateSet = told.parts.iter().fold(found, |all, (part, _)| all | (*part & *before.position().open()));
            let open = spoken.iter().filter(|it| !told.effect.placements().cells().contains(it.cell));
            for it in open {
                assert!(
                    board.cells[it.cell.index()].notes.contains(it.digit),
                    "{technique:?} {number}: {it:?} is drawn as it was found"
                );
            }
        }
    }
}

#[test]
fn cells_that_are_spoken_of_are_lit() {
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Board(BoardAction::Step));
    let view = played.solve();
    let cells = view
        .log
        .card
        .iter()
        .flat_map(|card| &card.proof)
        .flat_map(|line| &line.spans)
        .map(|span| span.about.cells())
        .find(|cells| !cells.is_empty());
    let cells = cells.unwrap();
    let lit = played.act(Action::Shell(ShellAction::Point(cells))).board().cells;
    assert!(lit.iter().all(|cell| cell.pointed == cells.contains(cell.cell)));
}

#[test]
fn steps_that_are_asked_for_one_after_the_other_are_acts_of_their_own() {
    let solving = Played::at(&format!("#p={SEED_3B}"));
    let both = solving.act_alone(Action::Board(BoardAction::Step)).act(Action::Board(BoardAction::Step));
    assert_eq!(both.solve().log.entries.len(), 2);
    let one = both.keys("C-z");
    assert_eq!(one.solve().log.entries.len(), 1);
    assert_eq!(one.keys("C-z").line(), SEED_3B);
    let typed = Played::at(&format!("#p={SEED_3B}"))
        .act_alone(Action::Board(BoardAction::Step))
        .act_alone(Action::Board(BoardAction::Select(cell("r1c1"))))
        .keys("3");
    assert!(typed.solve().log.entries.is_empty(), "a step for another board is not taken");
}

/// A solution fills all cells, so there are no candidates to link.
#[test]
fn no_links_are_drawn_over_a_solution() {
    let lit = Played::at(&format!("#p={SEED_3C}")).keys("f 5 f 6 f 9").act(Action::Board(BoardAction::Filter(Filter::Links)));
    assert!(!lit.board().links.is_empty());
    let looking = lit.act(Action::Solve(SolveAction::Solution(SolutionAction::ShowNext)));
    assert!(looking.board().cells.iter().all(|cell| cell.content.digit().is_some()), "a solution is shown");
    assert!(looking.board().links.is_empty());
}

/// The board shows whatever the highlight row says, also beside a step.
#[test]
fn what_is_lit_is_drawn_beside_a_step_but_not_over_it() {
    let told = Played::at(&format!("#p={SEED_1}")).keys("h");
    assert!(told.solve().log.card.is_some());
    let of_step = |played: &Played| {
        let board = played.board();
        board.cells.iter().map(|cell| (cell.role, cell.marks)).collect::<Vec<_>>()
    };
    let lit = Played(told.0.clone()).keys("f 7");
    assert_eq!(of_step(&lit), of_step(&told));
    let (before, after) = (told.board(), lit.board());
    assert!(before.cells.iter().all(|cell| cell.fits.is_none()));
    assert!(after.cells.iter().all(|cell| cell.role.is_none() || cell.fits.is_none()), "what plays a part stays as it is");
    assert!(after.cells.iter().any(|cell| cell.fits == Some(true)) && after.cells.iter().any(|cell| cell.fits == Some(false)));
    let links = lit.act(Action::Board(BoardAction::Filter(Filter::Links)));
    assert!(links.board().links.len() > after.links.len());
    assert!(links.0.session.messages.toast.is_none());
    let alone = told.act(Action::Board(BoardAction::Filter(Filter::Links)));
    assert_eq!(alone.said(), "Choose a digit to see its links.");
}

#[test]
fn the_cases_of_a_step_are_walked_through_one_at_a_time() {
    let techniques = [Technique::CellForcingChain, Technique::HouseForcingChain, Technique::ForcingNet];
    for (technique, number) in techniques.into_iter().flat_map(|technique| [0, 1, 2].map(|number| (technique, number))) {
        let played = Played::at_position(technique, number).keys("h");
        let card = |played: &Played| played.solve().log.card.clone().unwrap();
        let drawn = |played: &Played| {
            let board = played.board();
            let marks = board.cells.iter().flat_map(|cell| cell.marks).filter(|mark| *mark == Some(Role::On)).count();
            (marks, board.links.len())
        };
        let (cases, shown) = card(&played).cases;
        let is_whole = |words: &String| words.starts_with("So in every case");
        assert!(cases < 2 || card(&played).proof.iter().map(ToString::to_string).any(|words| is_whole(&words)), "{technique}");
        assert!((cases >= 2 || technique == Technique::ForcingNet) && shown.is_none(), "{technique}"); // a net may be a trial
        for number in 0..cases {
            let case = played.act_again(Action::Shell(ShellAction::Case(Some(number))));
            let (alone, whole) = (drawn(&case), drawn(&played));
            assert!(0 < alone.0 && alone.0 < whole.0 && alone.1 <= whole.1, "{technique}: {alone:?} of {whole:?}");
            let said = card(&case).proof.last().map(ToString::to_string).unwrap();
            assert!(said.starts_with("In this case "), "{said}");
            let elsewhere = case.act_again(Action::Board(BoardAction::Select(cell("r9c9"))));
            assert_eq!(card(&elsewhere).cases.1, Some(number), "who looks around still sees it");
            assert_eq!(case.keys("C-z").0.session.board.case, None);
        }
    }
}

#[test]
fn sudoku_explainers_rating_stands_beside_the_other_and_leads_to_the_step_that_made_it_so() {
    let asked = |played: &Played, is: fn(&Question) -> bool| {
        played.0.questions.wanted().iter().find(|request| is(&request.question)).cloned().unwrap()
    };
    let unrated = Played::at(&format!("#p={SEED_1}"));
    let rate = asked(&unrated, |question| matches!(question, Question::Rate { .. }));
    let answer = answer(&rate.question);
    let arrived = unrated.act(PageEvent::Answered { id: rate.id, answer });
    assert_eq!(arrived.solve().rating.unwrap().lines.len(), 3, "nothing is said before something is known");
    let explainer = |played: &Played| {
        let RatingLineView { words, button } = played.solve().rating.unwrap().lines[3].clone();
        (words, button.unwrap())
    };
    let id = asked(&arrived, |question| matches!(question, Question::Explainer { .. })).id;
    let running = arrived.act_again(PageEvent::Progress { id, found: 12 });
    let (words, (label, stop)) = explainer(&running);
    assert_eq!((words.as_str(), label.say().as_str()), ("Sudoku Explainer's rating: 12 steps so far", "Stop"));
    let asks = |played: &Played| played.0.questions.wanted().iter().any(|it| matches!(it.question, Question::Explainer { .. }));
    let stopped = running.act(stop);
    assert!(!asks(&stopped));
    let on = stopped.act_again(explainer(&stopped).1.1);
    assert!(asks(&on));
    let known = on.wait();
    let lines: Vec<AttrValue> = known.solve().rating.unwrap().lines.into_iter().map(|line| line.words).collect();
    assert_eq!(
        lines[3..],
        [
            "SE 3.2 (1.2.1): the hardest step of Sudoku Explainer's own path",
            "EP 1.2: its hardest step up to the first digit",
            "ED 1.2: its first step"
        ]
    );
    assert!(lines[0].starts_with("Hard: ") && lines[1].starts_with("Score ") && lines[1].ends_with(", X-wing"), "{lines:?}");
    assert_eq!(known.solve().rating.unwrap().printed.unwrap(), "SE 3.2 (1.2.1), EP 1.2, ED 1.2");
    assert!(!asks(&known));

    let board = known.board();
    let looking = known.act_again(explainer(&known).1.1);
    let (words, card) = (looking.solve().viewing.unwrap().words, looking.solve().log.card.clone().unwrap());
    assert!(words.starts_with("Step ") && words.ends_with(" by Sudoku Explainer: X-Wing, 3.2"), "{words}");
    assert!(card.proof.first().unwrap().to_string().contains("rates 3.2"), "{:?}", card.proof);
    assert_eq!(
        looking.act_again(Action::Solve(SolveAction::Step(StepAction::LookAt(None)))).board(),
        board,
        "looking changes nothing"
    );
    let other = looking
        .act(Action::Board(BoardAction::Select(cell("r1c1"))))
        .act(Action::Solve(SolveAction::Step(StepAction::LookAt(None))))
        .keys("1");
    assert!(other.solve().rating.is_none_or(|rating| rating.lines.len() == 3), "another puzzle has another rating");
}

#[test]
fn an_example_that_is_chosen_while_a_game_is_played_closes_the_box() {
    let boxed = Played::at(&format!("#play={SEED_1}")).act(Action::Shell(ShellAction::Open(Overlay::Entry)));
    let chosen = boxed.act_again(Action::Shell(ShellAction::Sample(0)));
    assert_eq!((chosen.0.shell.overlay.is_none(), chosen.line() != SEED_1), (true, true));
    let refused = boxed.act(PageEvent::NotOpened { name: "a.png".into(), why: FileFault::NotText });
    let error = refused.entry().view.error.unwrap();
    assert!(error.starts_with("a.png is not text") && refused.view().toast.is_none(), "it is said in the box");
}

#[test]
fn the_techniques_of_a_level_are_switched_together() {
    let listed = Played::at(&format!("#p={SEED_1}")).act(Action::Shell(ShellAction::Open(Overlay::Techniques)));
    let used = |played: &Played| {
        let view = played.techniques().unwrap();
        view.entries.iter().map(|entry| entry.technique.level()).zip(view.used).collect::<Vec<_>>()
    };
    let off = listed.act_again(Action::Solve(SolveAction::Technique(TechniqueAction::UseLevel(Level::Easy, false))));
    for (before, after) in used(&listed).into_iter().zip(used(&off)) {
        assert_eq!(after.1, before.1 && after.0 != Level::Easy);
    }
    assert_eq!(
        used(&off.act(Action::Solve(SolveAction::Technique(TechniqueAction::UseLevel(Level::Easy, true))))),
        used(&listed)
    );
}

/// Where the techniques that are switched on find nothing, the first one that is switched off and would is named, and can be switched on.
#[test]
fn a_stuck_step_names_the_technique_that_would_help() {
    let profile = |profile| Action::Solve(SolveAction::Technique(TechniqueAction::Profile(profile)));
    let all = Action::Solve(SolveAction::Step(StepAction::All));
    let stuck = Played::at(&format!("#p={HARD}")).act(profile(Profile::Basic)).act(all);
    let (words, technique) = stuck.solve().log.missing.clone().unwrap();
    assert!(!Profile::Basic.techniques().contains(technique), "{technique}");
    assert_eq!(words, format!("{} is switched off and would help.", nonet_words::capital(&text::title(technique))));
    let message = |played: &Played| played.solve().log.message.clone();
    assert_eq!(message(&stuck).unwrap(), "No technique applies of those that are switched on (Menu, Techniques).");
    let steps = stuck.solve().log.entries.len();
    let helped = stuck.act(Action::Solve(SolveAction::Technique(TechniqueAction::Use(technique, true))));
    assert_eq!((message(&helped), helped.solve().log.missing.clone()), (None, None));
    let helped = helped.keys("h").wait();
    assert_eq!(helped.solve().log.entries.len(), steps + 1);
    assert_eq!(helped.0.solve.log().last().unwrap().explained.technique, Some(technique));
    // A choice with a name is found again by what is switched.
    let none = helped.act(profile(Profile::None)).keys("h").wait();
    assert!(none.solve().log.missing.is_some(), "the easiest of all would help");
    assert_eq!(none.0.solve.stepping.switched, TechniqueSet::ALL - TechniqueSet::OFF_BY_DEFAULT);
    let default = none.act(profile(Profile::Default));
    assert_eq!(default.0.solve.stepping.switched, TechniqueSet::EMPTY);
}
