//! Tests of the Solve room: verdicts, solutions, typos, counts.

use super::{played::*, *};
use nonet::{
    action::{Action, BoardAction, PageEvent, PlayAction, ShellAction, SolutionAction, SolveAction, SolveTab, StepAction},
    app::{State, Stored},
    board::view::Content,
    controls::VerdictKind,
    solve::{kept::KeptSolve, log::LogView},
};
use nonet_core::{
    board::{Candidate, Cell, Digit},
    solver::{self},
};
use nonet_protocol::{Question, Room};

#[test]
fn a_game_comes_to_solve_with_what_was_entered_and_a_finished_one_without() {
    let play = Played::at(&format!("#play={SEED_1}")).keys("C-Home 1 ArrowDown ArrowRight S-5");
    assert_eq!(content(&play.board(), "r1c1"), Content::Entered(Digit::D1));
    let solve = play.act_again(Action::Shell(ShellAction::SolveThis));
    assert_eq!((solve.0.session.room, solve.line()), (Room::Solve, format!("1{}", &SEED_1[1..])));
    assert_eq!(content(&solve.board(), "r1c1"), Content::Entered(Digit::D1));
    assert_eq!(solve.0.address().to_string(), format!("#p={SEED_1}"), "it is the same puzzle");
    assert_eq!((solve.status().as_str(), solve.solve().verdict.count.as_str()), ("One solution", "26 givens, 1 entered"));
    assert!(
        solve.0.solve.board().position().open().contains(Candidate::new("r2c2".parse().unwrap(), Digit::D9)),
        "a note rules nothing out"
    );
    assert!(!solve.can_undo(), "an empty board is nothing to go back to");
    let over = Played::at(&format!("#p={SEED_2}")).act(PageEvent::Address(format!("#play={SEED_1}")));
    let over = over.act(Action::Shell(ShellAction::SolveThis));
    assert_eq!((over.line(), over.keys("C-z").line()), (SEED_1.to_owned(), SEED_2.to_owned()), "what stood in Solve comes back");
    let same =
        Played(play.0.after(Action::Shell(ShellAction::SolveThis))).keys("h").act(Action::Shell(ShellAction::Enter(Room::Play)));
    assert_eq!(same.act(Action::Shell(ShellAction::SolveThis)).0.solve.log().len(), 1, "it is found as it was left");
    let finished = Played::at(&format!("#play={}", finish_line(SEED_1_SOLVED))).keys("C-Home 1");
    assert_eq!(finished.act(Action::Shell(ShellAction::SolveThis)).line(), finish_line(SEED_1_SOLVED));
}

#[test]
fn the_eliminations_of_a_candidate_grid_bind() {
    // The puzzle is seed 3c without the candidates 1 and 4 in r1c1: the solutions with 3 there remain of its 32.
    let grid = SEED_3C.parse().unwrap();
    let mut position = nonet_core::board::Candidates::new(&grid);
    let gone = [Digit::D1, Digit::D4].map(|digit| Candidate::new(cell("r1c1"), digit));
    position.eliminate(&gone.into_iter().collect());
    let played = Played::new().act(PageEvent::Pasted(nonet_formats::candidate_grid(&position)));
    let bound = played.status();
    let free = Played::at(&format!("#p={SEED_3C}"));
    assert_eq!(free.status(), "32 solutions");
    assert_ne!(bound, free.status());
    let played = played.act(Action::Solve(SolveAction::Candidates(true)));
    let notes = played.board().cells[cell("r1c1").index()].notes;
    assert!(!notes.contains(Digit::D1) && !notes.contains(Digit::D4));
    let printed = include_str!("../../crates/formats/tests/data/candidates_seed3c.txt");
    let played = Played::new().act(PageEvent::Pasted(printed.to_owned())).act(Action::Solve(SolveAction::Candidates(true)));
    let notes = |name: &str| played.board().cells[cell(name).index()].notes.to_string();
    assert_eq!((played.status().as_str(), notes("r1c2"), notes("r9c9")), ("32 solutions", "7 9".to_owned(), "2 4 6".to_owned()));
}

#[test]
fn candidates_are_switched_on_and_off() {
    let switched = |on| Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Candidates(on)));
    for (name, notes) in [("r1c1", "1 7"), ("r1c6", "6 7 9"), ("r2c2", "5 7 8 9"), ("r3c1", "2 5 7"), ("r9c6", "2 6")] {
        assert_eq!(switched(true).board().cells[cell(name).index()].notes.to_string(), notes, "{name}");
    }
    assert!(switched(false).board().cells.iter().all(|cell| cell.notes.is_empty()));
}

#[test]
fn a_candidate_is_removed_and_restored_by_hand() {
    let notes = |played: &Played| played.board().cells[cell("r1c1").index()].notes.to_string();
    let removed = Played::at(&format!("#p={SEED_1}")).keys("C-Home S-7");
    assert_eq!((notes(&removed).as_str(), removed.status().as_str()), ("1", "One solution"));
    let both = removed.keys("S-1");
    assert!(both.status().starts_with("No solution"), "{}", both.status());
    assert_eq!(notes(&both.keys("C-z S-7")), "1 7");
}

#[test]
fn reasons_for_no_solution_are_named() {
    for (start, words) in [
        ("55", "No solution: two 5s in row 1"),
        ("12345678....................................9", "No solution: r1c9 has no candidate left"),
        ("...7...........7..123", "No solution: no place for 7 in "),
        ("12345678", "8 digits, too few for one solution"),
    ] {
        let status = Played::new().act(PageEvent::Pasted(format!("{start:.<81}"))).status();
        assert!(status.starts_with(words), "{status}");
    }
}

#[test]
fn an_undo_that_takes_back_a_whole_puzzle_says_what_stands_there_and_can_be_redone() {
    let pasted = |played: Played, line: &str| played.act(PageEvent::Pasted(line.to_owned()));
    let second = pasted(pasted(Played::at("#solve"), SEED_1), SEED_2);
    let first = second.keys("C-z");
    assert_eq!((first.line().as_str(), first.said().as_str()), (SEED_1, "The earlier givens are back."));
    let redone = Played(first.0.clone()).act(Action::Board(BoardAction::Redo));
    assert_eq!(redone.line(), SEED_2);
    let empty = first.keys("C-z");
    assert_eq!((empty.line(), empty.said().as_str()), ("0".repeat(81), "The board is empty."));
    // An undo of one digit is seen on the board, and says nothing.
    let entered = pasted(Played::at("#solve"), SEED_1).keys("Escape C-Home 1");
    let said = entered.said();
    assert_eq!(entered.keys("C-z").said(), said);
}

#[test]
fn several_solutions_are_walked_through_and_mended() {
    let played = Played::at(&format!("#p={SEED_3C}")).wait();
    let view = played.solve();
    assert_eq!((view.verdict.kind, view.verdict.words.as_str()), (VerdictKind::Several, "32 solutions"));
    assert_eq!(view.board.cells.iter().filter(|cell| cell.differs).count(), 49);
    let solutions = view.solutions.unwrap();
    assert_eq!((solutions.steps, solutions.differing.as_str()), (32, "They differ in 49 cells."));
    let one_more = solutions.one_more.unwrap();
    assert!(one_more.words.contains("27"), "{}", one_more.words);
    let givens = view.givens;
    assert_eq!((givens.heading.as_str(), givens.givens.len()), ("All 27 such givens", 27), "each of them is there to press");
    assert!(givens.givens.iter().any(|(given, words)| words == "5 in r1c5" && given.cell == cell("r1c5")));
    let stuck = played.act_again(Action::Solve(SolveAction::Step(StepAction::All))).wait();
    let fixes = |played: &Played| played.solve().fixes.iter().map(|fix| fix.words.clone()).collect::<Vec<_>>();
    assert_eq!((fixes(&played).len(), fixes(&stuck)), (2, fixes(&played)), "digits that steps placed are no evidence");
    let stuck = stuck.solve().log;
    let words = "No technique applies: there are several solutions, and logic can't choose.";
    assert_eq!((stuck.entries.is_empty(), stuck.message.as_deref()), (false, Some(words)), "it says why it ends there");

    let mut seen = std::collections::BTreeSet::new();
    let mut played = played;
    for number in 1..=32 {
        played = played.keys(">");
        assert_eq!(played.solve().viewing.unwrap().words, format!("Solution {number} of 32"));
        assert!(played.0.shown_grid().is_solved());
        assert!(seen.insert(played.line()));
    }
    let played = played.keys("> <").act(Action::Board(BoardAction::Digit(Digit::D1)));
    assert_eq!(played.solve().viewing.unwrap().words, "Solution 31 of 32", "a solution is looked at, not written on");
    let played = played.keys("Escape");
    assert_eq!(played.line(), SEED_3C);

    let given = one_more.given;
    let played = played.act(Action::Solve(SolveAction::AddGiven(given)));
    assert_eq!(played.status(), "One solution");
    let played =
        Played::at(&format!("#p={SEED_3C}")).act(Action::Solve(SolveAction::AddGiven(Candidate::new(cell("r1c5"), Digit::D5))));
    assert_eq!(played.status(), "One solution", "5 in r1c5 is one of the 27");
}

#[test]
fn the_typo_doctor_mends_a_slip() {
    // The puzzle is seed 1 with the 4 in r1c2 copied as 1.
    let slip = SEED_1.replacen("043", "013", 1);
    let played = Played::at(&format!("#p={slip}")).wait();
    let view = played.solve();
    assert_eq!(view.verdict.kind, VerdictKind::None);
    assert_eq!(view.verdict.reason, None, "it is said, and nothing is circled");
    let slip =
        view.fixes.iter().find(|fix| fix.words == "r1c2: 1 should be 4?").expect("the slip is among the first suggestions");
    let played = played.act(Action::Solve(SolveAction::TakeFix(slip.fix)));
    assert_eq!((played.line(), played.status()), (SEED_1.to_owned(), "One solution".to_owned()));
    assert_eq!(content(&played.board(), "r1c2"), Content::Given(Digit::D4), "a given stays a given");
    assert_eq!(played.keys("C-z").line(), SEED_1.replacen("043", "013", 1), "and is taken back");
}

/// A clash in row 1 and another one in row 2: whatever single digit is changed, one of them stays.
#[test]
fn where_no_single_change_mends_a_board_it_is_said_once_all_were_tried() {
    let words = "no change of a single digit mends it";
    let says_so = |played: &Played| played.solve().verdict.reason.is_some_and(|reason| reason.contains(words));
    let slip = SEED_1.replacen("043", "013", 1);
    let twice = format!("4{}66{}", &SEED_1[1..9], &SEED_1[11..]);
    for (puzzle, none_mends) in [(&slip, false), (&twice, true)] {
        let asked = Played::new().act_alone(PageEvent::Address(format!("#p={puzzle}")));
        assert!(!says_so(&asked), "nothing is known yet");
        let failed = asked.0.questions.wanted().iter().find(|it| matches!(it.question, Question::Diagnose { .. })).unwrap().id;
        assert!(!says_so(&asked.act_again(PageEvent::Failed { id: failed, why: "it broke".to_owned() })), "nor after a failure");
        assert_eq!(says_so(&asked.wait()), none_mends, "{puzzle}");
    }
    let candidates = Played::at(&format!("#p={SEED_1}")).keys("C-Home S-1 S-7");
    let reason = |played: Played| played.wait().solve().verdict.reason.unwrap_or_default().to_string();
    assert!(!reason(candidates).contains("mends it"), "1 put back in r1c1 mends it");
    let twice =
        Played::at(&format!("#p={SEED_1}")).keys("C-Home S-1 S-7 C-End").act(Action::Board(BoardAction::Select(cell("r1c4"))));
    assert!(reason(twice.keys("S-7 S-9")).contains("no single candidate that is put back mends it"));
}

/// A board that can't be played says why.
#[test]
fn why_a_board_can_not_be_played_is_said() {
    let reason = |played: Played| played.solve().tools.no_game;
    let at = |puzzle: &str| Played::at(&format!("#p={puzzle}"));
    assert_eq!(reason(Played::new()).unwrap(), "The board is empty: there is nothing to play yet.");
    assert_eq!(reason(at(SEED_1)), None);
    assert_eq!(reason(at(SEED_3C)).unwrap(), "A game needs a puzzle with one solution; this board has several.");
    assert_eq!(reason(at(SEED_1_SOLVED)).unwrap(), "This board is full, so there is nothing to play.");
    assert_eq!(reason(at(&format!("4{}", &SEED_1[1..]))).unwrap(), "This board has no solution, so it can't be played.");
    let said = at(SEED_3C).act(Action::Shell(ShellAction::Say("This board has several.".into())));
    assert_eq!(said.said(), "This board has several.");
}

#[test]
fn every_change_that_would_mend_a_puzzle_is_listed() {
    let wrong = SEED_1.replacen("000010200", "000070200", 1); // seed 1 with the 1 in r6c2 copied as 7
    let view = Played::at(&format!("#p={wrong}")).wait().solve();
    let expected = solver::typos(&wrong.parse().unwrap()).len();
    assert_eq!(expected, 15);
    assert_eq!((view.fixes.len(), view.tabs.tabs[5].name.to_string()), (expected, format!("Typos {expected}")));
}

#[test]
fn a_candidate_of_the_solution_that_was_ruled_out_is_named_and_put_back() {
    let strike = |digit| Action::Board(BoardAction::Note(digit));
    let here = Played::at(&format!("#p={SEED_1}")).act(Action::Board(BoardAction::Select(cell("r1c1"))));
    let (true_one, other) = (Digit::new(SEED_1_SOLVED.as_bytes()[0] - b'0').unwrap(), Digit::D7);
    let ruled_out = here.act(strike(other)).act(strike(true_one)).wait();
    let view = ruled_out.solve();
    assert_eq!((view.verdict.kind, ruled_out.0.solve.tab), (VerdictKind::None, SolveTab::Typos));
    let words: Vec<&str> = view.fixes.iter().map(|fix| fix.words.as_str()).collect();
    assert_eq!(words, [format!("r1c1: {true_one} was ruled out, put it back?")]);
    let mended = ruled_out.act(Action::Solve(SolveAction::TakeFix(view.fixes[0].fix)));
    assert_eq!(mended.status(), "One solution");
    assert!(mended.keys("C-z").status().starts_with("No solution"), "and is taken back");
}

#[test]
fn a_puzzle_that_one_goes_back_to_is_found_as_it_was_left() {
    let left = Played::at(&format!("#p={SEED_3B}")).keys("h h h");
    let other = left.act_again(PageEvent::Address(format!("#p={SEED_2}")));
    assert_eq!((other.line().as_str(), other.0.solve.log().len()), (SEED_2, 0));
    let back = other.act(PageEvent::Address(format!("#p={SEED_3B}")));
    assert_eq!((back.line(), back.0.solve.log().len()), (left.line(), 3));
    assert_eq!(back.said(), "This puzzle is as you left it.");
    let anew = back.act_again(back.view().toast.unwrap().offers.pop().unwrap().action);
    assert_eq!((anew.line().as_str(), anew.0.solve.log().len()), (SEED_3B, 0));
    assert_eq!(back.0.solve.history.now(), left.0.solve.history.now());
    assert_eq!(back.keys("C-z").line(), SEED_2, "it can be taken back");
}

#[test]
fn an_exact_count_is_done_by_the_worker_and_can_be_stopped() {
    let many = SEED_3C.replace("010470600", "000000000");
    let played = Played::at(&format!("#p={many}"));
    assert_eq!(played.status(), "More than 1,000 solutions");
    assert!(played.solve().solutions.unwrap().can_count);
    let counting = played.act(Action::Solve(SolveAction::Solution(SolutionAction::CountAll)));
    let id = counting.0.questions.wanted().last().unwrap().id;
    let counting = counting.act(PageEvent::Progress { id, found: 12_345 });
    assert_eq!(counting.solve().solutions.unwrap().counting.as_deref(), Some("12,345 so far"));
    let counting = counting.act(Action::Solve(SolveAction::Solution(SolutionAction::StopCount)));
    assert!(counting.0.questions.wanted().is_empty(), "nobody wants the rest");
    assert_eq!(counting.solve().solutions.unwrap().counted.as_deref(), Some("At least 12,345 solutions"));
    let counted = counting.act(Action::Solve(SolveAction::Solution(SolutionAction::CountAll))).wait();
    let words = counted.solve().solutions.unwrap().counted.unwrap();
    assert!(words.starts_with("Exactly "), "{words}");
    let late = counted.act(PageEvent::Address(format!("#p={SEED_1}")));
    let stale = late.act(PageEvent::Progress { id, found: 1 });
    assert_eq!(stale.0.solve.findings.counting, nonet::solve::findings::Counting::No, "an answer that nobody wants is dropped");
}

#[test]
fn solve_fills_and_a_full_grid_is_judged() {
    for (puzzle, solution) in
        [(SEED_1, SEED_1_SOLVED), (SEED_2, SEED_2_SOLVED), (SEED_3A, SEED_3A_SOLVED), (SEED_3B, SEED_3B_SOLVED)]
    {
        let played = Played::new().act(PageEvent::Pasted(puzzle.to_owned()));
        assert_eq!(played.status(), "One solution");
        let solved = played.act(Action::Solve(SolveAction::Solve));
        assert_eq!((solved.line().as_str(), solved.status().as_str()), (solution, "Complete and correct"));
    }
    let played = Played::at(&format!("#p={SEED_2}")).act(Action::Solve(SolveAction::Solve)).keys("C-z");
    assert_eq!((played.line(), played.status()), (SEED_2.to_owned(), "One solution".to_owned()));
    let wrong = format!("{}7", &SEED_1_SOLVED[..80]);
    let played = Played::at(&format!("#p={wrong}"));
    assert_eq!(played.solve().verdict.kind, VerdictKind::Wrong);
    assert!(played.status().starts_with("Complete but wrong: two 7s in"), "{}", played.status());
}

#[test]
fn cells_are_named_as_the_player_likes() {
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Board(BoardAction::Step));
    assert_eq!(played.solve().log.entries[0].action, "r5c2 = 4");
    assert_eq!(played.act(Action::Shell(ShellAction::ChooseSetting("cells", 1))).solve().log.entries[0].action, "E2 = 4");
}

#[test]
fn the_search_is_told() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Trail(true))).wait();
    let search = played.solve().search.unwrap();
    assert!(search.trail.summary.contains("1 guess, at most 1 deep"), "{}", search.trail.summary);
    let singles = "10 singles filled: r9c1 = 5, r9c4 = 8, ";
    assert!(search.lines().any(|(_, words)| words.starts_with(singles)), "{search:?}");
    assert!(search.lines().any(|(depth, _)| depth == 1), "{search:?}");
    assert_eq!(search.lines().last().map(|(_, words)| words), Some("A solution, by r1c1 = 1."));
    assert!(!search.trail.goes_on, "nothing comes after it");
    assert!(played.act(Action::Solve(SolveAction::Trail(false))).solve().search.is_none());
    let several = Played::at(&format!("#p={SEED_3C}")).act(Action::Solve(SolveAction::Trail(true))).wait();
    let search = several.solve().search.unwrap();
    assert_eq!(search.lines().filter(|(_, words)| words.starts_with("A solution, by")).count(), 32, "each has its guesses");
}

/// The candidates that occur in some solution of [`SEED_3C`].
const TRUE_CANDIDATES_3C: &str = "
134    79     134    78     1589   45     2      67     1346
1234   5      8      127    129    6      3479   379    134
126    79     26     3      129    14     479    8      5
8      1      35     4      7      25     6      239    39
9      34     346    168    68     12     5     23     7
56     2      7      56     3      9      1      4      8
7      6      1234   12     1245   8      349    359    2349
2345   34     2345   9      2456   7      8      1      2346
145    8      9      1256   12456  3      47     567    246";

#[test]
fn true_candidates_are_those_of_some_solution() {
    let played = Played::at(&format!("#p={SEED_3C}"));
    assert_eq!(played.solve().tools.true_candidates, Some(false));
    let played = played.act(Action::Solve(SolveAction::TrueCandidates(true)));
    let board = played.board();
    let shown = board.cells.iter().map(|cell| match cell.content {
        Content::Empty => cell.notes.to_string().replace(' ', ""),
        Content::Given(digit) | Content::Entered(digit) | Content::Solved(digit) => digit.to_string(),
    });
    assert_eq!(shown.collect::<Vec<_>>(), TRUE_CANDIDATES_3C.split_whitespace().collect::<Vec<_>>());
    let played = played.act(Action::Solve(SolveAction::AddGiven(Candidate::new(cell("r1c5"), Digit::D5))));
    assert_eq!(played.solve().tools.true_candidates, None);
}

#[test]
fn what_the_worker_cannot_answer_is_said_and_nothing_else_changes() {
    let failed = |asked: &Played, is_it: fn(&Question) -> bool| {
        let id = asked.0.questions.wanted().iter().find(|request| is_it(&request.question)).unwrap().id;
        Played(asked.0.clone()).act_alone(PageEvent::Failed { id, why: "a wheel came off".to_owned() })
    };
    let said = "Something in the background failed: a wheel came off.";
    let playing = Played::at(&format!("#play={SEED_3B}")).keys(". 1");
    let game = playing.0.play.game.clone();
    let asked = playing.act_alone(Action::Play(PlayAction::Hint));
    let told = failed(&asked, |question| matches!(question, Question::Hint { .. }));
    assert_eq!((told.said().as_str(), told.game().hint), (said, None));
    assert_eq!(told.0.play.game, game);
    assert!(told.keys("h").game().hint.is_some(), "it can be asked for again");

    let solving = Played::at(&format!("#p={SEED_3B}"));
    for (action, is_it) in [
        (Action::Board(BoardAction::Step), (|it| matches!(it, Question::Steps { .. })) as fn(&Question) -> bool),
        (Action::Solve(SolveAction::Step(StepAction::List(true))), |it| matches!(it, Question::AllSteps { .. })),
        (Action::Solve(SolveAction::Trail(true)), |it| matches!(it, Question::Search { .. })),
    ] {
        let told = failed(&Played(solving.0.clone()).act_alone(action.clone()), is_it);
        assert_eq!((told.said().as_str(), told.line().as_str()), (said, SEED_3B), "{action:?}");
        assert!(!told.0.questions.wanted().iter().any(|request| is_it(&request.question)), "{action:?} is not asked again");
    }
}

#[test]
fn forced_digits_are_shown_one_by_one_until_there_is_no_place_left() {
    let line = "530070000600192000098000060800060003400803001700020006060000280000419005000080079";
    let played = Played::at(&format!("#p={line}"));
    let status = played.status();
    assert!(status.starts_with("No solution: after ") && status.contains(" forced digit"), "{status}");
    let view = played.solve();
    assert!(view.verdict.forced && view.board.houses.is_empty(), "what is not there yet is not drawn");

    let count = played.0.solve.forced().len();
    let mut shown = played.act_again(Action::Solve(SolveAction::ShowForced));
    for number in 1..=count {
        let view = shown.solve();
        let look = view.viewing.unwrap();
        assert!(look.words.starts_with(&format!("Forced {number} of {count}: ")), "{}", look.words);
        let solved = view.board.cells.iter().filter(|cell| matches!(cell.content, Content::Solved(_))).count();
        assert_eq!(solved, number);
        let is_last = number == count;
        assert_eq!((look.onward.is_some(), look.words.contains("; then ")), (!is_last, is_last));
        let draws_end = !view.board.houses.is_empty() || view.board.cells.iter().any(|cell| cell.role.is_some());
        assert!(draws_end);
        shown = shown.act(Action::Solve(SolveAction::ShowForced));
    }
    let back = shown.act(Action::Shell(ShellAction::Escape));
    assert_eq!((back.line(), back.solve().viewing, back.can_undo()), (line.to_owned(), None, view.tools.can_undo));
}

#[test]
fn cells_have_the_names_that_were_chosen_wherever_solve_speaks_of_them() {
    // The boards have no solution, several, and one.
    let wrong = "530070000600192000098000060800060003400803001700020006060000280000419005000080079";
    let several = SEED_1.replacen('6', ".", 1);
    for line in [wrong, &several, SEED_1] {
        let named = |value| {
            let played = Played::at(&format!("#p={line}")).act(Action::Shell(ShellAction::ChooseSetting("cells", value)));
            let played = played
                .act(Action::Solve(SolveAction::OpenTab(SolveTab::Search)))
                .act(Action::Solve(SolveAction::Trail(true)))
                .wait();
            let view = played.solve();
            let forced = played.act(Action::Solve(SolveAction::ShowForced)).solve();
            let fixes: Vec<_> = view.fixes.iter().map(|fix| fix.words.clone()).collect();
            let one_more = view.solutions.and_then(|solutions| solutions.one_more).map(|given| given.words);
            let search = view.search.unwrap();
            let search: Vec<&str> = search.lines().map(|(_, words)| words).collect();
            let said = (fixes, one_more, search, view.verdict.words, forced.viewing.map(|viewing| viewing.words));
            format!("{said:?}")
        };
        let [in_rows, in_letters] = [0, 1].map(named);
        assert!(names_in_rows(&in_rows) && !names_in_rows(&in_letters), "{in_letters}");
    }
}

/// Returns whether the text names a cell as in `r4c5 = 6`.
fn names_in_rows(said: &str) -> bool {
    said.as_bytes().windows(4).any(|at| matches!(at, [b'r', b'1'..=b'9', b'c', b'1'..=b'9']))
}

#[test]
fn what_was_typed_is_suspected_before_the_puzzle() {
    let right = Played::at(&format!("#p={SEED_1}")).act(Action::Board(BoardAction::Select(cell("r9c9")))).keys("6");
    let typed = right.act(Action::Board(BoardAction::Select(cell("r1c1")))).keys("7").wait();
    let fixes: Vec<Cell> = typed.solve().fixes.iter().map(|view| view.fix.cell()).collect();
    assert_eq!(fixes.first(), Some(&cell("r1c1")), "{}", typed.status());
    let givens = typed.0.solve.board().given_cells();
    let last_own = fixes.iter().rposition(|cell| !givens.contains(*cell));
    assert!(fixes.iter().position(|cell| givens.contains(*cell)).is_none_or(|given| last_own < Some(given)), "{fixes:?}");

    let pointed = typed.act(Action::Shell(ShellAction::Point(cell("r1c1").into()))).board();
    assert!(pointed.cells.iter().any(|view| view.pointed && view.cell == cell("r1c1")));
    assert_eq!(pointed.tinted_cell, Some(cell("r1c1")));
}

#[test]
fn the_solve_room_is_kept_as_text_and_found_again() {
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Solve(SolveAction::Candidates(true)));
    let played = played.keys("h h h h").act(Action::Solve(SolveAction::Step(StepAction::LookAt(Some(1)))));
    let kept = played.0.solve.to_keep(played.0.session.room).unwrap();
    let (text, log) = (kept.text(), kept.log_text());
    let read = KeptSolve::read(&text, &log).unwrap();
    assert_eq!(read, kept);

    let stored = Stored { solve: Some(read), ..Stored::default() };
    let again = Played(State::new(stored.clone()).arrived(&played.0.address().to_string()));
    assert_eq!(again.board(), played.board());
    // The cards that stayed open beside the shown one are not stored.
    let shown_log = |played: &Played| LogView { opened: Vec::new(), ..(*played.solve().log).clone() };
    assert_eq!(shown_log(&again), shown_log(&played));
    assert_eq!((again.solve().viewing, again.solve().tabs), (played.solve().viewing, played.solve().tabs));
    let undo = |played: &Played| Played(played.0.clone()).keys("Escape C-z");
    assert_eq!(undo(&again).solve().log, undo(&played).solve().log, "and can be taken back");
    assert_eq!(undo(&again).0.solve.board(), undo(&played).0.solve.board());
    let other = Played(State::new(stored).arrived(&format!("#p={SEED_1}")));
    assert_eq!(other.line(), SEED_1, "another address opens what it names,");
    assert_eq!(other.keys("C-z").0.solve.board(), played.0.solve.board(), "and what stood comes back");

    // A damaged log is left out. A text that Nonet didn't write is not read.
    for log in ["", "0.0.0\n", &log.replacen('\t', "", 1), &log.replace('0', "x")] {
        let kept = KeptSolve::read(&text, log).unwrap();
        let now = kept.history.now();
        assert_eq!((now.board, now.log.len()), (*played.0.solve.board(), 0), "{log}");
    }
    for none in ["", "nonet solve 2\n", "nonet solve 3\n", "nonet solve 4\n", "nonet solve 4\n{}\n", "nonet solve 5\n"] {
        assert_eq!(KeptSolve::read(none, &log), None);
    }
    assert_eq!(KeptSolve::read(&text.replacen('5', "?", 1), &log), None);
    for cut in 0..text.len() {
        let _ = KeptSolve::read(&text[..cut], &log).map(|kept| kept.restored());
    }
}

#[test]
fn a_room_is_found_as_it_was_left() {
    let played = Played::at(&format!("#p={SEED_1}")).keys("C-Home 7");
    let left = played.line();
    for address in ["#solve", &format!("#p={SEED_1}")] {
        let away = played.act_again(PageEvent::Address("#make".to_owned()));
        assert_eq!(away.0.address().to_string(), "#make");
        let back = away.act(PageEvent::Address(address.to_owned()));
        assert_eq!((back.0.session.room, back.line()), (Room::Solve, left.clone()), "{address}");
    }
}

#[test]
fn the_board_alone_is_left_by_escape_and_with_the_room() {
    let alone = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Present(true)));
    assert!(alone.solve().presents);
    let stepped = alone.act_again(Action::Board(BoardAction::Step));
    assert!(stepped.solve().presents && !stepped.0.solve.log().is_empty(), "keys go on");
    assert!(!stepped.keys("Escape").solve().presents);
    let away = alone.act(Action::Shell(ShellAction::Enter(Room::Play))).act(Action::Shell(ShellAction::Enter(Room::Solve)));
    assert!(!away.solve().presents);
}

#[test]
fn the_width_of_the_column_is_kept() {
    let widen = |played: Played, width| played.act(Action::Solve(SolveAction::Widen(width)));
    let own = Played::at(&format!("#p={SEED_1}"));
    let before = own.solve().middle;
    let wide = widen(own, Some(35));
    assert_eq!(wide.solve().middle, 35);
    let text = wide.0.solve.to_keep(Room::Solve).unwrap().text();
    assert_eq!(KeptSolve::read(&text, "").unwrap().restored().middle, Some(35));
    for damaged in ["99", "-1", "\"wide\""] {
        let kept = KeptSolve::read(&text.replace("35", damaged), "").unwrap();
        assert_eq!(kept.restored().middle, None, "{damaged}");
    }
    let again = widen(wide, None);
    assert_eq!(again.solve().middle, before);
}
