//! Tests of typing digits and puzzles with keys.

use super::{make::set_by_hand, played::*, *};
use nonet::{
    action::{Action, BoardAction, MakeAction, MakeTab, PageEvent, ShellAction, SolveAction, SolveTab},
    app::{State, Stored},
    board::view::Content,
    solve::kept::KeptSolve,
};
use nonet_core::board::{Cell, Digit};
use nonet_protocol::Room;

#[test]
fn keys_write_move_and_take_back() {
    for (script, digits, cursor) in [
        ("5", "5", "r1c1"),
        ("5 C-z", "", "r1c1"),
        ("5 C-z C-y", "5", "r1c1"),
        ("5 C-z C-S-z", "5", "r1c1"),
        ("5 [ ]", "5", "r1c1"),
        ("ArrowRight 5 C-z", "", "r1c2"),
        ("1 ArrowRight 2 ArrowRight 3", "123", "r1c3"),
        ("ArrowUp ArrowLeft 4", "4", "r1c1"),
        ("End 9 Home 1", "100000009", "r1c1"),
        ("PageDown PageDown PageDown 7 PageUp", &format!("{:0<72}7", ""), "r6c1"),
        ("C-End 8 C-Home", &format!("{:0<80}8", ""), "r1c1"),
        ("1 1 2", "2", "r1c1"),
        ("6 Delete", "", "r1c1"),
        ("6 Backspace", "", "r1c1"),
        ("6 0", "", "r1c1"),
        ("S-ArrowRight S-ArrowRight 7", "777", "r1c3"),
        ("S-ArrowRight 7 Delete C-z", "77", "r1c2"),
        ("Escape 5", "", "r1c1"),
        ("C-a 1 Delete 2 C-z C-z", &"1".repeat(81), "r1c1"),
    ] {
        let played = Played::new().act(Action::Board(BoardAction::AutoAdvance(false))).keys(script);
        assert_eq!((played.line(), played.cursor()), (line(digits), cursor.to_owned()), "{script}");
    }
}

#[test]
fn in_a_puzzle_a_dot_and_a_comma_go_to_the_next_empty_cell() {
    for (script, cursor) in [(". .", "r1c6"), (". . ,", "r1c4")] {
        assert_eq!(Played::at(&format!("#p={SEED_1}")).keys(script).cursor(), cursor, "{script}");
    }
}

#[test]
fn what_is_typed_is_entered_and_counts_and_becomes_given_on_request() {
    let played = Played::at(&format!("#p={:0>81}", 1)).keys("5 ArrowRight ArrowRight 5");
    assert_eq!(content(&played.board(), "r1c1"), Content::Entered(Digit::D5));
    assert_eq!(played.status(), "No solution: two 5s in row 1");
    assert_eq!(played.solve().verdict.count, "1 given, 2 entered");
    let board = played.board();
    let invalid: Vec<_> = board.cells.iter().filter(|cell| cell.invalid).map(|cell| cell.cell.to_string()).collect();
    assert_eq!(invalid, ["r1c1", "r1c3"]);
    assert_eq!(played.act_again(Action::Board(BoardAction::Clear)).line(), line(""), "all of it can be emptied");
    let played = played.keys("6").act(Action::Solve(SolveAction::UseAsPuzzle));
    assert_eq!(content(&played.act_again(Action::Board(BoardAction::Undo)).board(), "r1c3"), Content::Entered(Digit::D6));
    assert_eq!(content(&played.board(), "r1c3"), Content::Given(Digit::D6));
    assert_eq!(played.status(), "3 digits, too few for one solution");
    let played = played.keys("7");
    assert_eq!(content(&played.board(), "r1c3"), Content::Given(Digit::D6), "a given stays");
    assert_eq!(played.view().toast.unwrap().offers[0].action, Action::Solve(SolveAction::EditGivens(true)));
}

#[test]
fn givens_are_typed_with_the_cursor_going_on() {
    let script: String = SEED_1.chars().flat_map(|digit| [digit, ' ']).collect();
    let played = Played::new().keys(&script);
    assert_eq!(played.line(), SEED_1);
    assert!(played.solve().tools.editing && played.solve().keypad.skips, "the first digit began it");
    let done = played.act_again(Action::Solve(SolveAction::EditGivens(false))).keys("C-Home 7");
    assert_eq!(content(&done.board(), "r1c1"), Content::Entered(Digit::D7));
    assert_eq!(played.status(), "One solution");
    assert_eq!(played.solve().verdict.count, "26 givens");
    let played = Played::new().keys("1 . 2 Space 3 Backspace Backspace 4");
    assert_eq!((played.line(), played.cursor()), (line("1024"), "r1c5".to_owned()), "Backspace goes back over empty cells");
    let played = Played::new().act(Action::Board(BoardAction::AutoAdvance(false))).keys("1 2");
    assert_eq!(played.line(), line("2"));
}

/// Types a puzzle digit by digit; the cursor advances over empty cells.
fn typed(puzzle: &str) -> Played {
    let script: String = puzzle.chars().flat_map(|digit| [digit, ' ']).collect();
    Played::new().keys(&script)
}

#[test]
fn a_puzzle_that_is_typed_is_not_judged_before_there_is_one_solution() {
    let few = typed("53").wait().solve();
    assert_eq!((few.verdict.words.as_str(), few.verdict.count.as_str()), ("2 digits so far", ""));
    assert!(few.types && few.verdict.reason.is_none() && few.verdict.suggestion.is_none());
    assert_eq!([few.tools.can_play, few.tools.can_step, few.tools.can_solve], [false; 3], "there are no steps");
    let row = typed("43825619");
    assert!(row.board().cells.iter().all(|cell| !cell.differs), "one cell is forced, and no other is marked for that");
    let many = typed(&SEED_2[..65]).solve();
    assert_eq!((many.verdict.words.as_str(), many.types), ("23 digits so far", true));
    let one = typed(SEED_2).solve();
    assert_eq!((one.verdict.words.as_str(), one.types), ("One solution", true));
    assert_eq!([one.tools.can_play, one.tools.can_step, one.tools.can_solve], [true; 3], "the three ways on");
    let typing = Played::at("#solve").keys("h 5").keys("ArrowRight 6");
    assert_eq!((typing.line(), typing.solve().tools.can_step), (line("506"), false), "the key of the next step ends no typing");
}

#[test]
fn the_keys_stay_when_the_first_digit_is_typed_on_an_empty_board() {
    for entered in
        [Played::at(&format!("#p={}", ".".repeat(81))), Played::new().act(Action::Shell(ShellAction::Enter(Room::Solve)))]
    {
        let typing = entered.keys("5").solve();
        assert!(typing.types && !typing.details);
    }
}

#[test]
fn the_first_step_ends_the_typing_of_a_puzzle_and_undo_takes_it_up_again() {
    let stepped = typed(SEED_2).act(Action::Board(BoardAction::Step));
    let view = stepped.solve();
    assert!(!view.tools.editing && !view.types && view.details && view.log.card.is_some());
    let undone = stepped.act_again(Action::Board(BoardAction::Undo));
    assert!(undone.solve().types && undone.line() == SEED_2);
    let empty = stepped.board().cells.iter().position(|view| view.content == Content::Empty).unwrap();
    let entered = stepped.act(Action::Board(BoardAction::Select(Cell::from_index(empty).unwrap()))).keys("1");
    assert_eq!(entered.board().cells[empty].content, Content::Entered(Digit::D1));
}

#[test]
fn a_mistyped_digit_and_a_missing_given_are_offered_while_a_puzzle_is_typed() {
    let wrong = typed(&SEED_1.replacen("043", "013", 1)).wait();
    let verdict = wrong.solve().verdict;
    assert!(verdict.words.starts_with("Something is wrong: "), "{}", verdict.words);
    let suggestion = verdict.suggestion.unwrap();
    assert!(wrong.solve().fixes.iter().any(|fix| fix.words == "r1c2: 1 should be 4?"));
    assert!(suggestion.words.starts_with("Probably r") && suggestion.words.contains(" should be "), "{}", suggestion.words);
    assert_eq!(wrong.act(suggestion.action).status(), "One solution");
    let clash = typed("55").wait().solve().verdict;
    assert_eq!((clash.words.as_str(), clash.suggestion), ("Something is wrong: two 5s in row 1", None));

    let several = typed(SEED_3C).wait();
    let verdict = several.solve().verdict;
    assert_eq!(verdict.words, "25 digits so far");
    assert_eq!(verdict.reason.as_deref(), Some("32 solutions: a given may be missing"));
    let suggestion = verdict.suggestion.unwrap();
    assert!(suggestion.words.starts_with("Add "), "{}", suggestion.words);
    let mended = several.act(suggestion.action);
    assert_eq!((mended.status().as_str(), mended.solve().types), ("One solution", true));
}

#[test]
fn who_has_the_whole_solution_types_no_puzzle() {
    let typing = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::EditGivens(true)));
    assert!(typing.solve().tools.editing);
    let solved = typing.act(Action::Solve(SolveAction::Solve));
    assert!(!solved.solve().tools.editing);
    assert!(solved.keys("C-z").solve().tools.editing, "it goes on where it was left");
}

#[test]
fn a_puzzle_that_is_set_by_hand_is_typed_in_the_same_way() {
    let set = || {
        let make = Played::new().act(Action::Shell(ShellAction::Enter(Room::Make)));
        make.act(Action::Make(MakeAction::Open(MakeTab::Editor)))
    };
    let script: String = SEED_1.chars().flat_map(|digit| [digit, ' ']).collect();
    let typed = set().keys(&script);
    assert_eq!(typed.0.make.editor.grid().to_string().replace('.', "0"), SEED_1);
    assert!(typed.set().keypad.skips && typed.set().tools.auto_advance);
    let typed = set().keys("1 . 2 Space 3 Backspace Backspace 4");
    assert_eq!((typed.0.make.editor.grid().to_string().replace('.', "0"), typed.cursor()), (line("1024"), "r1c5".to_owned()));
    assert_eq!(typed.act_again(Action::Board(BoardAction::Undo)).cursor(), "r1c4", "to the cell that was taken back");
    let stays = set().act(Action::Board(BoardAction::AutoAdvance(false))).keys("1 2");
    assert_eq!((stays.0.make.editor.grid().to_string().replace('.', "0"), stays.cursor()), (line("2"), "r1c1".to_owned()));
}

#[test]
fn a_puzzle_is_typed_on_after_a_reload_where_it_was_left() {
    let typed = Played::at("#solve").keys("5 3 . . 7 . . . .");
    assert_eq!(typed.cursor(), "r2c1");
    let kept = typed.0.solve.to_keep(typed.0.session.room).unwrap();
    let solve = KeptSolve::read(&kept.text(), "");
    assert_eq!(solve.as_ref(), Some(&kept));
    let again = Played(State::new(Stored { solve, ..Stored::default() }).arrived("#solve"));
    assert_eq!((again.cursor(), again.keys("6").line()), ("r2c1".to_owned(), line("5300700006")));
    let away = typed.act(Action::Shell(ShellAction::Enter(Room::Play))).act(Action::Shell(ShellAction::Enter(Room::Solve)));
    assert_eq!(away.cursor(), "r2c1", "and after a look at another room");
}

#[test]
fn the_solutions_are_not_brought_forward_while_a_puzzle_is_typed() {
    let typing = Played::new().keys("5 3 4");
    assert_eq!((typing.status().as_str(), typing.0.solve.tab), ("3 digits so far", SolveTab::Steps));
    let done = typing.act(Action::Solve(SolveAction::EditGivens(false)));
    assert_eq!(done.0.solve.tab, SolveTab::Solutions);
}

#[test]
fn an_empty_board_is_typed_from_its_first_cell_wherever_one_comes_from() {
    let played = Played::at(&format!("#play={SEED_1}")).act(Action::Board(BoardAction::Select(cell("r5c5"))));
    let solve = played.act(Action::Shell(ShellAction::Enter(Room::Solve)));
    assert_eq!((solve.cursor().as_str(), solve.keys("5 3").line()), ("r1c1", line("53")));
}

/// This holds even if the page is reloaded, when it begins in Play.
#[test]
fn a_puzzle_is_typed_on_behind_its_last_digit_wherever_one_comes_from() {
    let typed = Played::new().keys("5 3 0 0 7");
    let back = typed.act_again(Action::Shell(ShellAction::Enter(Room::Play))).act(Action::Shell(ShellAction::Enter(Room::Solve)));
    let solve = KeptSolve::of(&typed.0.solve);
    let anew = Played(State::new(Stored { solve: Some(solve), ..Stored::default() }));
    let anew = anew.act(PageEvent::Address(format!("#p={}", line("53007"))));
    for found in [back, anew] {
        assert_eq!((found.cursor().as_str(), found.keys("8").line()), ("r1c6", line("530078")));
    }
    let setting = set_by_hand(SEED_1).act(Action::Shell(ShellAction::Enter(Room::Play)));
    assert_eq!(setting.act(Action::Shell(ShellAction::Enter(Room::Make))).cursor(), "r9c9", "there is no cell behind the last");
}

#[test]
fn nothing_is_taken_back_that_is_not_in_sight() {
    let solving = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Solve));
    let making = solving.act(Action::Shell(ShellAction::Enter(Room::Make))).act(Action::Board(BoardAction::Undo));
    assert_eq!(making.act(Action::Shell(ShellAction::Enter(Room::Solve))).line(), SEED_1_SOLVED);
}

#[test]
fn undo_while_a_puzzle_is_typed_goes_back_to_the_cell() {
    let played = Played::new().keys("1 2 C-z 3 4");
    assert_eq!((played.line(), played.cursor()), (line("134"), "r1c4".to_owned()));
    let skipped = Played::new().keys("4 . . C-z");
    assert_eq!(skipped.cursor(), "r1c1");
    assert_eq!(skipped.keys("C-y").cursor(), "r1c2");
}
