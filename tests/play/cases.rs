//! Public complaints of players about other programs, each with a test that Nonet does it right. The comment on a test is the
//! complaint.

use super::{played::*, *};
use jiff::civil::date;
use nonet::play::help::{HelpContent, ShownHelp};
use nonet::{
    action::{Action, BoardAction, PageEvent, PlayAction, PuzzleRequest, RatingAction, ShellAction, SolveAction, StepAction},
    app::{State, Stored},
    solve::kept::KeptSolve,
};
use nonet_core::{
    board::Grid,
    solver::{self},
};
use nonet_game::{
    Daily,
    archive::{Leftover, MemoryStore, Source},
    save,
};
use nonet_logic::Level;
use std::rc::Rc;

const WIKIPEDIA: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn select(played: Played, name: &str) -> Played {
    played.act(Action::Board(BoardAction::Select(cell(name))))
}

/// Plays the rest of a game by this solution.
fn finish(mut played: Played, solution: &Grid) -> Played {
    for (place, digit) in solution.iter() {
        if played.0.play.game.grid()[place].is_none() {
            played = played.act(Action::Board(BoardAction::Select(place))).act(Action::Board(BoardAction::Digit(digit)));
        }
    }
    played
}

fn content(played: &Played) -> Rc<HelpContent> {
    let ShownHelp { content, .. } = played.0.play.help.shown.as_deref().expect("nothing was said");
    Rc::clone(content)
}

/// A program called one of two ways to finish its own puzzle wrong.
#[test]
fn any_of_several_solutions_finishes_a_game_and_none_of_their_digits_is_a_mistake() {
    const SIX: &str = "92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..";
    let solve = Played::at(&format!("#p={SIX}")).wait();
    assert_eq!(solve.status(), "6 solutions");
    assert!(solve.solve().rating.is_none(), "there is no rating as if there were one");
    let solutions: Vec<Grid> = solver::solutions(&SIX.parse::<Grid>().unwrap()).map(|it| *it.grid()).collect();
    assert_eq!(solutions.len(), 6);
    for solution in &solutions {
        let mut played = Played::at(&format!("#play={SIX}")).act(Action::Shell(ShellAction::ChooseSetting("checking", 2)));
        for (place, digit) in solution.iter() {
            if played.0.play.game.grid()[place].is_none() {
                played = played.act(Action::Board(BoardAction::Select(place))).act(Action::Board(BoardAction::Digit(digit)));
                assert!(played.board().cells.iter().all(|view| !view.invalid), "{digit} in {place} is called wrong");
            }
        }
        assert!(played.0.play.game.is_solved() && played.game().status.solved);
    }
}

/// A generator's board had six empty cells with two candidates each.
#[test]
fn where_only_a_deadly_pattern_is_left_no_step_and_no_hint_chooses() {
    const DEADLY: &str = "349618572782359...651742389273895...195476238864231957527164893918523764436987125";
    let solve = Played::at(&format!("#p={DEADLY}")).wait();
    assert_eq!(solve.status(), "2 solutions");
    let differing: Vec<String> =
        solve.board().cells.iter().filter(|view| view.differs).map(|view| view.cell.to_string()).collect();
    let all = ["r2c7", "r2c8", "r2c9", "r4c7", "r4c8", "r4c9"];
    assert!(differing.is_empty() || differing == all, "where all empty cells differ, nothing need be marked");
    let grid: Grid = DEADLY.parse().unwrap();
    assert_eq!(grid.empty_cells().iter().map(|cell| cell.to_string()).collect::<Vec<_>>(), all);
    let stepped = solve.keys("h").wait();
    assert_eq!(stepped.line().replace('0', "."), DEADLY, "no step is taken");
    let message = stepped.solve().log.message.clone().unwrap();
    assert_eq!(message, "No technique applies: there are several solutions, and logic can't choose.");

    let hinted = Played::at(&format!("#play={DEADLY}")).keys("h").wait();
    let hint = hinted.game().hint.unwrap();
    let words = hint.headline.to_string();
    assert_eq!(words, "The puzzle has several solutions, and logic can't choose between them.");
    assert_eq!((hint.title.as_str(), hint.can_apply), ("No hint", false));
    for digit in solver::true_candidates(&grid).digits_in(cell("r2c7")) {
        let entered = select(hinted.act_again(Action::Play(PlayAction::CloseHelp)), "r2c7");
        let checked = entered.act(Action::Board(BoardAction::Digit(digit))).keys("C-Enter");
        assert_eq!(checked.said(), "No wrong digits so far.", "{digit} is a digit of one of the solutions");
    }
    let asked = select(Played::at(&format!("#play={DEADLY}")), "r2c7").keys("w 6").wait();
    let HelpContent::WhyNot { answer, .. } = &*content(&asked) else { panic!("it was asked why not") };
    assert!(answer.explained.is_none(), "nothing proves that r2c7 is not 6");

    for name in all {
        for digit in solver::true_candidates(&grid).digits_in(cell(name)) {
            let more = grid.with(cell(name), Some(digit));
            assert_eq!(solver::solutions(&more).take(2).count(), 1, "{digit} in {name}");
        }
    }
}

/// The count left entered digits out, the steps did not, and they contradicted each other.
#[test]
fn a_wrong_digit_that_clashes_with_nothing_is_said_before_any_step_is_built_on_it() {
    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let wrong = select(Played::at(&format!("#play={PUZZLE}")), "r1c3").keys("1");
    assert!(wrong.board().cells.iter().all(|view| !view.invalid), "it clashes with nothing");
    let hinted = wrong.act_again(Action::Board(BoardAction::Step)).wait();
    assert!(matches!(&*content(&hinted), HelpContent::Mistakes { digits, .. } if digits.single() == Some(cell("r1c3"))));
    let solve = wrong.act_again(Action::Shell(ShellAction::SolveThis)).wait();
    assert!(solve.status().starts_with("No solution"), "{}", solve.status());
    assert_eq!(solve.solve().verdict.count, "30 givens, 1 entered", "what the verdict is on");
    let step = solve.keys("h").wait();
    assert!(step.0.solve.log().is_empty(), "no step builds on it");
    let puzzle = step.act(Action::Board(BoardAction::Restart));
    assert_eq!(puzzle.status(), "One solution", "the givens have one");
    let mended = wrong.keys("Delete h").wait();
    assert!(matches!(&*content(&mended), HelpContent::Step(_)), "hints go on");
}

/// The next hint came from a path that the board did not show yet, and told what was crossed out already.
#[test]
fn a_hint_that_was_followed_by_hand_does_not_come_back() {
    const PUZZLE: &str = "139005608720090010400001090001600900003008001070002030084000179002007000007009254";
    let mut played = Played::at(&format!("#play={PUZZLE}")).act(Action::Play(PlayAction::FillNotes));
    let mut half = true;
    let mut removals = 0;
    for _ in 0..12 {
        played = played.act(Action::Play(PlayAction::CloseHelp)).keys("h").wait();
        let HelpContent::Step(hint) = &*content(&played) else { break };
        let effect = hint.explained.effect;
        let notes = played.0.play.game.standing().all_notes();
        match effect {
            nonet_protocol::Effect::Place(set) => {
                for candidate in set.get() {
                    assert!(played.0.play.game.grid()[candidate.cell].is_none(), "it stands already");
                    played = played
                        .act(Action::Board(BoardAction::Select(candidate.cell)))
                        .act(Action::Board(BoardAction::Digit(candidate.digit)));
                }
            }
            nonet_protocol::Effect::Eliminate(set) => {
                removals += 1;
                let open = set.get() & notes;
                assert!(!open.is_empty(), "all of {effect:?} was removed before");
                // In half of the cases, only one of several notes that the hint names is removed.
                let count = if half && open.len() > 1 { 1 } else { open.len() };
                half &= open.len() == 1;
                for candidate in open.iter().take(count) {
                    played = played
                        .act(Action::Board(BoardAction::Select(candidate.cell)))
                        .act(Action::Board(BoardAction::Note(candidate.digit)));
                    assert!(!played.0.play.game.standing().all_notes().contains(candidate), "it is gone");
                }
            }
        }
        assert!(played.0.play.truth.as_ref().unwrap().is_fine(played.0.play.game.standing()), "a hint is right");
    }
    assert!(removals > 1, "the hints of this puzzle remove candidates");
}

/// A digit that clashed with another took right notes away, and to correct it did not bring them back.
#[test]
fn a_wrong_entry_takes_no_notes_that_stay_away() {
    let mut noted = Played::at(&format!("#play={WIKIPEDIA}"));
    for name in ["r4c8", "r5c8", "r6c8", "r4c2"] {
        noted = select(noted, name).keys("S-5");
    }
    let clashing = select(noted, "r2c8").keys("5");
    assert!(clashing.board().cells[cell("r2c8").index()].invalid, "it clashes with the given 5");
    for keys in ["C-z", "3", "Delete"] {
        let after = select(Played(clashing.0.clone()), "r2c8").keys(keys);
        for name in ["r4c8", "r5c8", "r6c8", "r4c2"] {
            let notes = after.board().cells[cell(name).index()].notes;
            assert_eq!(notes.to_string(), "5", "{name} after {keys}");
        }
    }
}

/// Notes were kept only once a digit had been written after them.
#[test]
fn notes_colours_and_lines_are_kept_without_any_digit() {
    let played = select(Played::at(&format!("#play={SEED_1}")), "r1c1");
    let played = played.keys("S-1 S-7 ArrowDown ArrowRight S-9 v 3 d 7 ArrowDown 7 z C-Home S-6");
    let standing = played.0.play.game.standing().clone();
    assert_eq!((standing.all_notes().len(), standing.colours().filled_cells().len(), standing.lines().len()), (4, 1, 1));
    // A tab that is closed at once leaves its note; one that is closed a moment later has stored the game.
    let unsaved = played.0.session.archive.unsaved().next().unwrap();
    let note = save::write(&unsaved.game, Some(unsaved.id), unsaved.base());
    let leftover = Leftover { source: Source::Journal("nonet.game".to_owned()), text: note, played: 1 };
    let closed = Played::opened_on(&MemoryStore::default(), vec![leftover]);
    assert_eq!(*closed.0.play.game.standing(), standing);
    let mut store = MemoryStore::default();
    let kept = played.keep(&mut store);
    assert_eq!(*Played::opened_on(&store, Vec::new()).0.play.game.standing(), standing);
    let away = kept.act(PageEvent::Address(format!("#play={SEED_2}")));
    assert_eq!(away.play().games.kept.len(), 1, "it is among the games");
    let back = away.act(PageEvent::Address(format!("#play={SEED_1}")));
    assert_eq!(*back.0.play.game.standing(), standing);
}

/// To take back and do again the last move of a finished game posted an enormous time.
#[test]
fn a_finished_game_stays_finished_and_its_time_stands() {
    let mut played = finish(Played::at(&format!("#play={SEED_1}")), &finish_line(SEED_1_SOLVED).parse().unwrap());
    for _ in 0..120 {
        played = played.act_alone(PageEvent::Tick);
    }
    played = select(played, "r1c1").keys("1");
    assert!(played.0.play.game.is_solved());
    let ticks = |mut played: Played| {
        for _ in 0..70 {
            played = played.act_alone(PageEvent::Tick);
        }
        played
    };
    let undone = ticks(ticks(played).keys("C-z"));
    assert!(undone.0.play.game.is_solved(), "there is nothing to take back");
    let again = undone.keys("C-y");
    assert_eq!(again.0.play.game.seconds, 120);
    let mut store = MemoryStore::default();
    let again = again.keep(&mut store);
    assert_eq!(again.0.session.archive.finished().len(), 1, "it counts once");
    assert_eq!(Played::opened_on(&store, Vec::new()).0.play.game.seconds, 120);
}

/// After sleep, the clock had counted the night. Here each tick that the browser gives is a second, and it gives none while it sleeps.
#[test]
fn a_tick_is_a_second_however_long_it_took_to_come() {
    let played = select(Played::at(&format!("#play={SEED_1}")), "r1c1").act_alone(PageEvent::Tick);
    let unparsed = played.act_alone(PageEvent::Today(date(2031, 1, 1))).act_alone(PageEvent::Tick);
    assert_eq!(unparsed.0.play.game.seconds, 2);
    let away = unparsed.act_alone(PageEvent::Away(true)).act_alone(PageEvent::Tick);
    assert_eq!(away.0.play.game.seconds, 2, "nor while the page is out of sight");
}

/// After another puzzle was pasted, undo brought back digits of the one before.
#[test]
fn undo_never_mixes_two_puzzles() {
    let stepped = Played::at(&format!("#p={SEED_3B}")).keys("h h h");
    let (left, steps) = (stepped.line(), stepped.0.solve.log().len());
    let pasted = stepped.act(PageEvent::Pasted(SEED_2.to_owned()));
    assert_eq!((pasted.line().as_str(), pasted.0.solve.log().len()), (SEED_2, 0));
    let undone = pasted.keys("C-z");
    assert_eq!((undone.line(), undone.0.solve.log().len()), (left, steps), "all of it at once");
    let mut back = undone;
    for _ in 0..10 {
        back = back.keys("C-z");
        assert_eq!(back.0.solve.board().puzzle(), SEED_3B.parse().unwrap());
        if !back.can_undo() {
            break;
        }
    }

    let play = Played::at(&format!("#play={SEED_1}")).keys("C-Home 1 . 9");
    let left = play.line();
    for opened in [PageEvent::Pasted(SEED_2.to_owned()), PageEvent::Address(format!("#play={SEED_2}"))] {
        let other = play.act_again(opened).keys("C-z C-z C-z");
        assert_eq!(other.line(), SEED_2, "undo ends where the game begins");
        assert!(!other.can_undo());
        let kept = other.play().games.kept;
        assert_eq!(kept.len(), 1);
        assert_eq!(other.act(Action::Play(PlayAction::Continue(kept[0].id))).line(), left);
    }
}

/// A puzzle of a day that was begun before midnight counted for the new day.
#[test]
fn the_puzzle_of_a_day_that_is_played_over_midnight_counts_for_its_day() {
    let today = date(2026, 11, 22);
    let daily = Daily { day: today, level: Level::Easy };
    let mut played = Played::new().act_alone(PageEvent::Today(today));
    played = played.act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily)))).wait();
    assert_eq!(played.0.play.game.daily, Some(daily));
    let solution = solver::solutions(played.0.play.game.givens()).next().map(|it| *it.grid()).unwrap();
    let first = played.0.play.game.grid().empty_cells().first().unwrap();
    let begun =
        played.act(Action::Board(BoardAction::Select(first))).act(Action::Board(BoardAction::Digit(solution[first].unwrap())));
    // The page may be reloaded meanwhile.
    let mut store = MemoryStore::default();
    let kept = begun.keep(&mut store);
    for midnight in [kept, Played::opened_on(&store, Vec::new())] {
        let after = midnight.act_again(PageEvent::Today(date(2026, 11, 23)));
        let done = finish(after, &solution);
        assert_eq!(done.0.play.game.finished, Some(date(2026, 11, 23)));
        assert_eq!(done.0.play.game.day_in_time(), Some(today), "it counts for its own day");
        let calendar = done.act(Action::Play(PlayAction::Calendar)).calendar();
        assert!(calendar.streak.starts_with("1 day"), "{}", calendar.streak);
        let names: Vec<_> =
            calendar.days.iter().filter(|it| it.daily.day.day() >= 22).take(2).map(|it| it.name.clone()).collect();
        assert_eq!(names, ["22 November, solved, counts for the streak", "23 November, not played"]);
        // A game that is finished two days later doesn't count.
        let late = finish(midnight.act_again(PageEvent::Today(date(2026, 11, 24))), &solution);
        assert_eq!(late.0.play.game.day_in_time(), None);
    }
    // A game that was only opened on its day, and is opened again on the next, was not begun in time.
    let looked = Played::new()
        .act_alone(PageEvent::Today(today))
        .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily))))
        .wait();
    let next = looked
        .act_alone(PageEvent::Today(date(2026, 11, 23)))
        .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(daily))))
        .wait();
    assert_eq!(finish(next, &solution).0.play.game.day_in_time(), None);
}

/// Of many generated puzzles some were equal.
#[test]
fn a_new_game_that_is_asked_for_again_and_again_is_never_the_same() {
    let mut seen: Vec<Grid> = Vec::new();
    let mut played = Played(State::new(Stored::default()));
    seen.push(*played.0.play.game.givens());
    for _ in 0..50 {
        played = played.act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Easy)))).wait();
        let givens = *played.0.play.game.givens();
        assert!(!seen.contains(&givens), "after {} games", seen.len());
        seen.push(givens);
    }
}

/// "Start again" kept the time, the hints and the save points.
#[test]
fn a_game_that_is_started_again_begins_anew_and_undo_goes_back() {
    let played = Played::at(&format!("#play={SEED_1}")).keys("C-Home 1 C-s").act_alone(PageEvent::Tick).keys("h").wait();
    let before = played.0.play.game.clone();
    assert!(before.seconds > 0 && before.hint_count() > 0 && before.points().len() == 1);
    let again = played.act(Action::Board(BoardAction::Restart));
    let game = &again.0.play.game;
    assert_eq!((again.line().as_str(), game.seconds, game.hint_count(), game.points().len()), (SEED_1, 0, 0, 0));
    assert_eq!((game.level, game.daily), (before.level, before.daily));
    assert_eq!(again.said(), "Started again. What you had is kept among your games.");
    assert!(again.can_undo() && !again.can_restart());
    assert_eq!(again.play().games.kept.len(), 1);
    for back in
        [again.act_again(Action::Board(BoardAction::Undo)), again.act_again(again.view().toast.unwrap().offers[0].action.clone())]
    {
        assert_eq!(*back.0.play.game, *before, "undo goes back to it with all that was");
        assert!(back.play().games.kept.is_empty(), "and leaves nothing behind");
    }
    let moved = again.keys("2 C-z C-z");
    assert_eq!(moved.line(), SEED_1, "once something was done, undo ends where the new game begins");
    assert!(!moved.can_undo());
}

/// "The circled digits show why" was said where none was circled.
#[test]
fn what_shows_why_there_is_no_solution_is_on_the_board() {
    const PUZZLE: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let ruled_out = select(Played::at(&format!("#p={PUZZLE}")).act(Action::Solve(SolveAction::Candidates(true))), "r1c2");
    let ruled_out = ruled_out.keys("S-1").wait();
    assert_eq!(ruled_out.status(), "No solution: no way to complete it");
    assert_eq!(ruled_out.solve().verdict.reason.as_deref(), Some("the candidates that were ruled out leave none"));
    assert_eq!(ruled_out.keys("C-z").status(), "One solution");
    let typo = format!("8{}", &PUZZLE[1..].replacen("8", ".", 1));
    let wrong = Played::at(&format!("#p={typo}")).wait();
    let circled = wrong.0.solve.findings.diagnosis.as_ref().is_some_and(|diagnosis| !diagnosis.conflict.is_empty());
    assert_eq!(wrong.solve().verdict.reason.as_deref() == Some("the circled digits show why"), circled);
}

/// "Take this" at an early step of a full board took 62 digits away without a word.
#[test]
fn a_step_that_takes_digits_away_says_so_before_and_after() {
    let full = Played::at(&format!("#p={SEED_3B}")).wait().act(Action::Solve(SolveAction::Solve)).wait();
    let looking = full.act(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(1)))).wait();
    let onward = looking.solve().viewing.unwrap().onward.unwrap();
    assert_eq!(onward.0, "Back to this step");
    let taken = looking.act(onward.1);
    let gone = taken.0.solve.board().grid().empty_cells().len();
    assert!(gone > 40, "{gone}");
    assert_eq!(taken.said(), format!("Back at this step: {gone} digits were taken away."));
    assert!(taken.act(Action::Board(BoardAction::Undo)).0.solve.board().grid().is_solved());
    let ahead =
        Played::at(&format!("#p={SEED_3B}")).wait().act(Action::Solve(SolveAction::Rating(RatingAction::ShowStep(1)))).wait();
    assert_eq!(ahead.solve().viewing.unwrap().onward.unwrap().0, "Take this");
}

/// A solved puzzle came back with its digits but without its steps, and only a message led back to its givens.
#[test]
fn a_solved_puzzle_comes_back_with_its_steps_and_with_a_way_to_its_givens() {
    let solved = Played::at(&format!("#p={SEED_3B}")).act(Action::Solve(SolveAction::Step(StepAction::All))).wait();
    let steps = solved.0.solve.log().len();
    assert!(steps > 10 && solved.status() == "Complete and correct");
    let other = solved.act(PageEvent::Address(format!("#p={SEED_2}"))).keys("h h").wait();
    // The page is reloaded meanwhile, or opened in another tab.
    let kept = other.0.solve.to_keep(other.0.session.room).unwrap();
    let read = KeptSolve::read(&kept.text(), &kept.log_text()).unwrap();
    assert_eq!(read, kept, "the logs of both");
    let anew = Played(State::new(Stored { solve: Some(read), ..Stored::default() }).arrived(&format!("#p={SEED_2}")));
    for back in [other, anew].map(|page| page.act(PageEvent::Address(format!("#p={SEED_3B}")))) {
        assert_eq!((back.status().as_str(), back.0.solve.log().len()), ("Complete and correct", steps));
        assert_eq!(back.solve().log.entries.len(), steps);
        assert_eq!(back.view().toast.unwrap().offers[0].label, "Back to the givens");
        assert!(back.can_restart());
        let givens = back.act(Action::Board(BoardAction::Restart));
        assert_eq!((givens.line().as_str(), givens.said()), (SEED_3B, "Back at the givens.".to_owned()));
        assert!(!givens.can_restart());
        assert_eq!(givens.keys("C-z").0.solve.log().len(), steps, "and undo brings them back");
    }
}
