//! What keys, texts and buttons do to the page, without a browser: scripts of keys, and the board that stands after them.
#![cfg(feature = "page")]
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use nonet::{
    app::{
        action::{Action, Export, FileFault},
        keymap::{Key, action_for},
        state::{Errand, Kept, State},
        view::{BoardView, Content, PageView, Room, VerdictKind, page},
    },
    board::{Candidate, Cell, Digit},
    engine::Role,
    formats, game,
};
use std::rc::Rc;

const SEED_1: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
const SEED_1_SOLVED: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";
const SEED_2: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
const SEED_3B: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";
const SEED_3C: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

/// A page that is played on.
struct Played(State);

impl Played {
    fn new() -> Played {
        Played(State::new(Kept::default()))
    }

    /// A page that opens at this address.
    fn at(address: &str) -> Played {
        Played::new().act(Action::Address(address.to_owned()))
    }

    fn act(mut self, action: Action) -> Played {
        if let Some(next) = self.0.after(action) {
            self.0 = next;
        }
        self
    }

    /// Presses keys while the focus is in the board: `ArrowRight 5 C-z`.
    fn keys(mut self, script: &str) -> Played {
        for name in script.split_whitespace() {
            let action = action_for(key(name), true).unwrap_or_else(|| panic!("no key {name}"));
            self = self.act(action);
        }
        self
    }

    /// Does the wanted jobs as the worker would, until none is wanted.
    fn wait(mut self) -> Played {
        while let Some(request) = self.0.jobs.wanted().first().cloned() {
            let answer = request.job.run(&mut |_| {});
            self = self.act(Action::Answered { id: request.id, answer });
        }
        self
    }

    fn view(&self) -> PageView {
        page(&self.0)
    }

    fn line(&self) -> String {
        format!("{:#}", self.0.shown_grid())
    }

    fn status(&self) -> String {
        self.view().verdict.words
    }

    fn said(&self) -> String {
        self.view().toast.map(|toast| toast.words).unwrap_or_default()
    }

    fn cursor(&self) -> String {
        self.0.selection.cursor.to_string()
    }
}

/// The key of a script, as a keyboard from the US tells it.
fn key(name: &str) -> Key<'_> {
    let (command, rest) = name.strip_prefix("C-").map_or((false, name), |rest| (true, rest));
    let (shift, key) = rest.strip_prefix("S-").map_or((false, rest), |rest| (true, rest));
    const CODES: [&str; 10] =
        ["Digit0", "Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9"];
    let code = key.parse::<usize>().ok().and_then(|digit| CODES.get(digit).copied()).unwrap_or("");
    Key { key: if key == "Space" { " " } else { key }, code, shift, command, ..Key::default() }
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn content(board: &BoardView, name: &str) -> Content {
    board.cells[cell(name).index()].content
}

fn line(digits: &str) -> String {
    format!("{digits:0<81}")
}

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
        ("1 . 2 , 3", "120000000000000000000000000000000000000000000000000000000000000000000000000000003", "r9c9"),
        ("Escape 5", "", "r1c1"),
        ("C-a 1 Delete 2 C-z C-z", &"1".repeat(81), "r1c1"),
    ] {
        let played = Played::new().keys(script);
        assert_eq!((played.line(), played.cursor()), (line(digits), cursor.to_owned()), "{script}");
    }
}

#[test]
fn what_is_typed_is_entered_and_counts_and_becomes_given_on_request() {
    let played = Played::new().keys("5 ArrowRight ArrowRight 5");
    assert_eq!(content(&played.view().board, "r1c1"), Content::Entered(Digit::D5));
    assert_eq!(played.status(), "No solution: two 5s in row 1");
    assert_eq!(played.view().verdict.count, "0 givens, 2 entered");
    let board = played.view().board;
    let invalid: Vec<_> = board.cells.iter().filter(|cell| cell.invalid).map(|cell| cell.cell.to_string()).collect();
    assert_eq!(invalid, ["r1c1", "r1c3"]);
    let played = played.keys("6").act(Action::UseAsPuzzle);
    assert_eq!(content(&played.view().board, "r1c3"), Content::Given(Digit::D6));
    assert_eq!(played.status(), "2 givens, too few for one solution");
    let played = played.keys("7");
    assert_eq!(content(&played.view().board, "r1c3"), Content::Given(Digit::D6), "a given stays");
    assert_eq!(played.view().toast.unwrap().offers[0].action, Action::EditGivens(true));
}

#[test]
fn givens_are_typed_with_the_cursor_going_on() {
    let script: String = SEED_1.chars().flat_map(|digit| [digit, ' ']).collect();
    let played = Played::new().act(Action::EditGivens(true)).keys(&script);
    assert_eq!(played.line(), SEED_1);
    assert_eq!(played.status(), "One solution");
    assert_eq!(played.view().verdict.count, "26 givens");
    let played = Played::new().act(Action::EditGivens(true)).keys("1 . 2 Space 3 Backspace Backspace 4");
    assert_eq!((played.line(), played.cursor()), (line("1024"), "r1c5".to_owned()), "Backspace goes back over empty cells");
    let played = Played::new().act(Action::EditGivens(true)).act(Action::AutoAdvance(false)).keys("1 2");
    assert_eq!(played.line(), line("2"));
}

#[test]
fn a_readable_text_replaces_the_board_as_one_act_and_says_what_was_read() {
    let played = Played::new().keys("5").act(Action::Pasted(SEED_1.to_owned()));
    assert_eq!(played.line(), SEED_1);
    assert_eq!(content(&played.view().board, "r1c2"), Content::Given(Digit::D4));
    assert_eq!(played.said(), "Read as 81-character line, filler '0': 26 givens.");
    assert_eq!(played.status(), "One solution");
    assert_eq!(played.view().toast.unwrap().offers[0].action, Action::Undo);
    let undone = played.act(Action::Undo);
    assert_eq!((undone.line(), undone.said()), (line("5"), String::new()), "a message goes with what it spoke of");
}

#[test]
fn an_unreadable_text_keeps_the_board_and_shows_where() {
    let rows = formats::printed_grid(&SEED_2.parse().unwrap()).replacen(" 4\n", "\n", 1);
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Pasted(rows.clone()));
    assert_eq!(played.line(), SEED_1);
    let entry = played.view().entry;
    assert!(entry.open);
    assert_eq!(entry.text, rows);
    let error = entry.error.unwrap();
    assert!(error.contains("has 8 cells, expected 9"), "{error}");
    let (from, to) = entry.error_at.unwrap();
    assert_eq!(rows.get(from as usize..to as usize).unwrap(), "0 0 2 | 6 1 0 | 0 0");

    let played = played.act(Action::EntryText(SEED_1.replacen("43", "4q", 1))).act(Action::EntryRead);
    let entry = played.view().entry;
    assert_eq!(entry.error_at, Some((2, 3)));
    let played = played.act(Action::EntryText(SEED_2.to_owned())).act(Action::EntryRead);
    assert_eq!(played.line(), SEED_2);
    assert!(!played.view().entry.open);

    let played = played.act(Action::Pasted("1".repeat(1_000_001)));
    assert_eq!(played.said(), "Not read: the text is longer than 1 MB.");
    let played = played.act(Action::NotOpened { name: "big.csv".to_owned(), why: FileFault::TooLarge });
    assert_eq!(played.said(), "big.csv is larger than 200 MB, so it was not opened.");
    assert_eq!(played.line(), SEED_2);
}

#[test]
fn addresses_open_rooms_and_broken_ones_keep_the_board() {
    let played = Played::at(&format!("#p={}", SEED_1.replace('0', ".")));
    assert_eq!((played.view().room, played.line()), (Room::Solve, SEED_1.to_owned()));
    let played = played.act(Action::Address(format!("#p={}", &SEED_2[1..])));
    assert_eq!((played.line(), played.said()), (SEED_1.to_owned(), "The link has 80 cells, expected 81.".to_owned()));
    assert!(played.view().toast.unwrap().fault);
    let played = played.act(Action::Address(format!("#play={SEED_2}")));
    assert_eq!((played.view().room, played.line()), (Room::Play, SEED_2.to_owned()));
    let played = played.act(Action::Address(format!("#p={SEED_1}")));
    assert_eq!((played.view().room, played.line()), (Room::Solve, SEED_1.to_owned()));
}

#[test]
fn a_csv_file_comes_back_solved_in_its_own_form() {
    let csv = formats::csv_grid_with(&SEED_1.parse().unwrap(), ';');
    let played = Played::new().act(Action::Opened { name: "input.csv".to_owned(), text: csv.clone() });
    assert_eq!(played.line(), SEED_1_SOLVED);
    assert_eq!(played.status(), "Complete and correct");
    assert_eq!(content(&played.view().board, "r1c1"), Content::Solved(Digit::D1));
    let played = played.act(Action::Download(Export::Csv));
    let Some((_, Errand::Download { name: "sudoku.csv", text, .. })) = &played.0.errand else { panic!("no file is offered") };
    assert_eq!(*text, formats::csv_grid_with(&SEED_1_SOLVED.parse().unwrap(), ';'));
    assert_eq!(played.act(Action::Undo).line(), line(""), "it came as one act");
    let pasted = Played::new().act(Action::Pasted(csv));
    assert_eq!(pasted.line(), SEED_1, "what is pasted is not solved over");
}

#[test]
fn the_eliminations_of_a_candidate_grid_bind() {
    // Seed 3c without the candidates 1 and 4 in r1c1: of its 32 solutions those with 3 there remain.
    let grid = SEED_3C.parse().unwrap();
    let mut position = nonet::board::Candidates::new(&grid);
    let gone = [Digit::D1, Digit::D4].map(|digit| Candidate::new(cell("r1c1"), digit));
    position.eliminate(&gone.into_iter().collect());
    let played = Played::new().act(Action::Pasted(formats::candidate_grid(&position)));
    let bound = played.status();
    let free = Played::at(&format!("#p={SEED_3C}"));
    assert_eq!(free.status(), "32 solutions");
    assert_ne!(bound, free.status());
    let played = played.act(Action::Candidates(true));
    let notes = played.view().board.cells[cell("r1c1").index()].notes;
    assert!(!notes.contains(Digit::D1) && !notes.contains(Digit::D4));
}

#[test]
fn several_solutions_are_walked_through_and_mended() {
    let played = Played::at(&format!("#p={SEED_3C}")).wait();
    let view = played.view();
    assert_eq!((view.verdict.kind, view.verdict.words.as_str()), (VerdictKind::Several, "32 solutions"));
    assert_eq!(view.board.cells.iter().filter(|cell| cell.differs).count(), 49);
    let solutions = view.solutions.unwrap();
    assert_eq!((solutions.steps, solutions.differing.as_str()), (32, "They differ in 49 cells."));
    let one_more = solutions.one_more.unwrap();
    assert!(one_more.words.contains("27"), "{}", one_more.words);

    let mut seen = std::collections::BTreeSet::new();
    let mut played = played;
    for number in 1..=32 {
        played = played.keys(">");
        assert_eq!(played.view().look.unwrap().words, format!("Solution {number} of 32"));
        assert!(played.0.shown_grid().is_solved());
        assert!(seen.insert(played.line()));
    }
    let played = played.keys("> <").act(Action::Digit(Digit::D1));
    assert_eq!(played.view().look.unwrap().words, "Solution 31 of 32", "a solution is looked at, not written on");
    let played = played.keys("Escape");
    assert_eq!(played.line(), SEED_3C);

    let given = one_more.given;
    let played = played.act(Action::AddGiven(given));
    assert_eq!(played.status(), "One solution");
    let played = Played::at(&format!("#p={SEED_3C}")).act(Action::AddGiven(Candidate::new(cell("r1c5"), Digit::D5)));
    assert_eq!(played.status(), "One solution", "5 in r1c5 is one of the 27");
}

#[test]
fn the_typo_doctor_mends_a_slip() {
    // Seed 1 with the 4 in r1c2 copied as 1.
    let slip = SEED_1.replacen("043", "013", 1);
    let played = Played::at(&format!("#p={slip}")).wait();
    let view = played.view();
    assert_eq!(view.verdict.kind, VerdictKind::None);
    assert!(!view.verdict.working);
    let number = view.fixes.iter().position(|fix| fix.words == "r1c2: 1 should be 4?");
    let played = played.act(Action::TakeFix(number.expect("the slip is among the first suggestions")));
    assert_eq!((played.line(), played.status()), (SEED_1.to_owned(), "One solution".to_owned()));
    assert_eq!(content(&played.view().board, "r1c2"), Content::Given(Digit::D4), "a given stays a given");
}

#[test]
fn an_exact_count_is_done_by_the_worker_and_can_be_stopped() {
    let many = SEED_3C.replace("010470600", "000000000");
    let played = Played::at(&format!("#p={many}"));
    assert_eq!(played.status(), "More than 1,000 solutions");
    assert!(played.view().solutions.unwrap().can_count);
    let counting = played.act(Action::CountAll);
    let id = counting.0.jobs.wanted().last().unwrap().id;
    let counting = counting.act(Action::Progress { id, found: 12_345 });
    assert_eq!(counting.view().solutions.unwrap().counting.as_deref(), Some("12,345 so far"));
    let counting = counting.act(Action::StopCount);
    assert!(counting.0.jobs.wanted().is_empty(), "nobody wants the rest");
    assert_eq!(counting.view().solutions.unwrap().counted.as_deref(), Some("At least 12,345 solutions"));
    let counted = counting.act(Action::CountAll).wait();
    let words = counted.view().solutions.unwrap().counted.unwrap();
    assert!(words.starts_with("Exactly "), "{words}");
    let late = counted.keys("C-z");
    let stale = late.act(Action::Progress { id, found: 1 });
    assert_eq!(stale.0.solve.counting, nonet::app::state::Counting::No, "an answer that nobody wants is dropped");
}

#[test]
fn solve_fills_and_a_full_grid_is_judged() {
    let played = Played::at(&format!("#p={SEED_2}")).act(Action::Solve);
    assert_eq!(played.status(), "Complete and correct");
    let played = played.keys("C-z");
    assert_eq!((played.line(), played.status()), (SEED_2.to_owned(), "One solution".to_owned()));
    let wrong = format!("{}7", &SEED_1_SOLVED[..80]);
    let played = Played::at(&format!("#p={wrong}"));
    assert_eq!(played.view().verdict.kind, VerdictKind::Wrong);
    assert!(played.status().starts_with("Complete but wrong: two 7s in"), "{}", played.status());
}

#[test]
fn steps_are_said_drawn_applied_and_kept() {
    let played = Played::at(&format!("#p={SEED_3B}"));
    let mut played = played;
    while played.view().board.cells.iter().all(|cell| !cell.marks.contains(&Some(Role::Elimination))) {
        played = played.act(Action::Step);
        assert!(played.view().log.message.is_none(), "no step eliminates anything");
    }
    let view = played.view();
    let last = view.log.entries.last().unwrap();
    assert!(last.shown && !last.action.is_empty());
    let number = view.log.entries.len() - 1;

    let back = played.act(Action::LookAt(Some(0)));
    assert_eq!(back.line(), SEED_3B, "the board as it was before the first step");
    assert!(back.view().board.looking && back.view().log.entries[0].shown);
    let back = back.keys("Escape");
    assert!(!back.view().board.looking);

    let undone = back.keys("C-z");
    assert_eq!(undone.view().log.entries.len(), number, "undo takes the step out of the log too");
    let all = undone.act(Action::AllSteps);
    assert_eq!(all.status(), "Complete and correct");
    assert_eq!(
        format!("{:#}", all.0.shown_grid()),
        "391854276458726391672391485813475629946182537527639148764218953235967814189543762"
    );
    let all = all.act(Action::Step);
    assert_eq!(all.view().log.message.as_deref(), Some("The board is full."));
    let copied = all.act(Action::Copy(Export::LogText));
    let Some((_, Errand::Copy(text))) = &copied.0.errand else { panic!("nothing is copied") };
    assert!(text.starts_with("1. "), "{text}");
    let changed = Played::at(&format!("#p={SEED_3B}"))
        .act(Action::Step)
        .act(Action::EditGivens(true))
        .keys("C-Home ArrowDown ArrowRight 0");
    assert!(changed.view().log.entries.is_empty(), "steps go with the given that they rest on");
}

#[test]
fn the_search_is_told() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Trail(true)).wait();
    let trail = played.view().trail.unwrap();
    assert!(trail.summary.contains("guess"), "{}", trail.summary);
    assert!(trail.lines.iter().any(|line| line.depth > 0));
    assert!(played.act(Action::Trail(false)).view().trail.is_none());
}

#[test]
fn true_candidates_are_those_of_some_solution() {
    let played = Played::at(&format!("#p={SEED_3C}"));
    assert_eq!(played.view().tools.true_candidates, Some(false));
    let played = played.act(Action::TrueCandidates(true));
    let board = played.view().board;
    let notes = |name: &str| board.cells[cell(name).index()].notes.to_string();
    assert_eq!([notes("r1c1"), notes("r1c2"), notes("r1c5"), notes("r9c9")], ["1 3 4", "7 9", "1 5 8 9", "2 4 6"]);
    let played = played.act(Action::AddGiven(Candidate::new(cell("r1c5"), Digit::D5)));
    assert_eq!(played.view().tools.true_candidates, None);
}

#[test]
fn a_lit_digit_shows_where_it_stands_and_may_go() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Candidates(true)).keys("f 4");
    let board = played.view().board;
    assert!(board.cells[cell("r1c8").index()].lit.is_empty());
    assert!(board.cells.iter().any(|cell| cell.lit.contains(Digit::D4)));
    assert!(played.keys("Escape").view().board.cells.iter().all(|cell| cell.lit.is_empty()));
}

#[test]
fn a_game_fixes_its_givens_and_keeps_the_one_before() {
    let played = Played::at(&format!("#play={SEED_1}")).keys("ArrowRight 9 ArrowLeft n 1 7 n");
    assert_eq!(played.line(), SEED_1);
    assert_eq!(played.view().board.cells[0].notes.to_string(), "1 7");
    assert_eq!(played.view().board.cells[0].name(), "row 1, column 1, empty, notes 1 7");
    let played = played.keys("4");
    assert!(played.view().board.cells[0].invalid, "4 stands in the row");
    assert_eq!(played.view().game.unwrap().spoken, "4 twice in row 1");
    let played = played.keys("C-z");
    let game = played.view().game.unwrap();
    assert_eq!([game.words, game.spoken, game.about], ["55 left", "", "26 givens, one solution"]);
    let played = played.keys("S-1");
    assert_eq!(played.view().board.cells[0].notes.to_string(), "7");
    let view = played.view();
    assert_eq!((view.fixes.len(), view.solutions.is_none()), (0, true), "nothing that spoils is volunteered");

    let moves = played.0.play.game.moves().len();
    let other = played.act(Action::Pasted(SEED_2.to_owned()));
    assert_eq!((other.view().room, other.line()), (Room::Play, SEED_2.to_owned()));
    assert_eq!(other.view().kept.len(), 1);
    let back = other.act(Action::Continue(0));
    assert_eq!((back.line(), back.0.play.game.moves().len()), (SEED_1.to_owned(), moves));
}

#[test]
fn a_game_is_finished_and_comes_back_from_what_was_kept() {
    let givens: Vec<char> = SEED_1.chars().collect();
    let mut played = Played::at(&format!("#play={SEED_1}"));
    for (place, digit) in SEED_1_SOLVED.chars().enumerate().filter(|&(place, _)| givens[place] == '0') {
        played = played.act(Action::Select(Cell::from_index(place).unwrap())).keys(&digit.to_string());
    }
    assert!(played.view().game.unwrap().solved);
    let text = game::save::save(&played.0.play.game);
    let kept = Kept { games: vec![Rc::new(game::save::load(&text).unwrap())], ..Kept::default() };
    let again = Played(State::new(kept)).act(Action::Enter(Room::Play));
    assert_eq!(again.line(), SEED_1_SOLVED);
}

#[test]
fn the_address_follows_the_puzzle() {
    let address = |played: &Played| played.0.address().map(|address| address.to_string());
    assert_eq!(address(&Played::new()), None);
    let played = Played::at(&format!("#p={SEED_1}")).keys("1");
    assert_eq!(address(&played), Some(format!("#p={SEED_1}")), "what is entered is not the puzzle");
    assert_eq!(address(&Played::new().keys("1")), Some(format!("#p={}", line("1"))));
    let played = played.act(Action::PlayThis);
    assert_eq!(address(&played), Some(format!("#play={SEED_1}")));
}
