//! What keys, texts and buttons do to the page, without a browser: scripts of keys, and the board that stands after them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // in a test these are how it fails

#[path = "play/cases.rs"]
mod cases;
#[path = "play/long.rs"]
mod long;
#[path = "play/pressing.rs"]
mod pressing;

use nonet::{
    action::{
        Action, BoardAction, CollectionAction, Edit, Export, FileFault, Filter, Input, Keeping, KeptPart, MakeAction, MakeTab,
        Mode, Overlay, PageEvent, PlayAction, PuzzleRequest, ShellAction, SolveAction, Subject, Tab, Theme,
    },
    app::{State, Stored, view::page},
    board::view::{BoardView, Content},
    controls::VerdictKind,
    library::imports::ImportState,
    make::{
        set_view::SetRoomView,
        state::{Book, BookOrder, OtherBook},
        view::{BookView, MakeView},
    },
    play::view::{GameView, PlayView, library},
    session::{
        Effect,
        keymap::{Key, action_for},
    },
    shell::view::{PageView, RoomView},
    solve::{kept::KeptSolve, view::SolveView},
    text::en,
};
use nonet_core::{
    Role,
    board::{Candidate, CandidateSet, Candidates, Cell, Digit, Grid},
    solver::{self, Puzzle},
    words::Notation,
};
use nonet_formats::{Address, BoardState, Output, Room};
use nonet_game::{
    self as game, Daily, Day, PlayState,
    archive::{Archive, Found, GameId, Leftover, MemoryStore, Source},
};
use nonet_generator::Request;
use nonet_logic::{Level, Options, Technique, rate};
use nonet_protocol::{
    Answer, BookPage, CollectionForm, CollectionQuestion, CollectionView, CursorKey, FilterChange, GameAct, LabelChange,
    LibraryAction, LibraryItem, LibraryPart, Question, Request as QuestionRequest, RowWindow, Shelf, TableAction, TableView,
    TechniqueId,
};
use nonet_worker::Memory;
use std::rc::Rc;

const SEED_1: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
const SEED_1_SOLVED: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";
const SEED_2: &str = "060000190002610004701000000000070010006083000540060003080027039000400078000000400";
const SEED_3B: &str = "000000200058006000000300085010470600906000507007039040760008000000900810009000000";
/// Solved by XY-chains.
const HARD: &str = "000704005020010070000080002090006250600070008053200010400090000030060090200407000";
const SEED_3C: &str = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";

thread_local! {
    /// What the worker of this test keeps.
    static KEPT: Memory = Memory::default();
}

/// What the worker answers.
fn answer(question: &Question) -> Answer {
    KEPT.with(|kept| kept.answer(question)).unwrap()
}

/// The backup that was asked for.
fn backup(played: Played) -> (Played, String) {
    let played = played.act(Action::Play(PlayAction::Backup)).wait();
    assert!(matches!(played.asked(), Some(Effect::DownloadFile { name, .. }) if name == "nonet-games.txt"));
    (played, String::from_utf8(KEPT.with(|kept| kept.written.take())).unwrap())
}

/// A file is opened.
fn opened(name: &str, text: &str) -> PageEvent {
    KEPT.with(|kept| *kept.file.borrow_mut() = text.as_bytes().to_vec());
    PageEvent::Opened { name: name.to_owned(), file: 0 }
}

/// A page that is played on.
struct Played(State);

impl Played {
    /// In Solve, where nothing stands yet.
    fn new() -> Played {
        Played(State::new(Stored::default())).act(Action::Shell(ShellAction::Enter(Room::Solve)))
    }

    /// A page that opens at this address.
    fn at(address: &str) -> Played {
        Played::new().act(PageEvent::Address(address.to_owned()))
    }

    /// What would come of it.
    fn act_again(&self, action: impl Into<Input>) -> Played {
        Played(self.0.clone()).act(action)
    }

    /// Does this, and has the worker answer what is answered at once: all but what is rated, judged or made.
    fn act(self, action: impl Into<Input>) -> Played {
        let is_long = |question: &Question| {
            matches!(
                question,
                Question::Rate { .. } | Question::Diagnose { .. } | Question::Search { .. } | Question::Count { .. }
            ) || question.can_wait()
        };
        self.act_alone(action).answered(|question| !is_long(question))
    }

    /// Does this while no worker answers.
    fn act_alone(mut self, action: impl Into<Input>) -> Played {
        self.0 = self.0.after(action);
        self
    }

    /// Has the worker answer the questions that are wanted and meant, until none is.
    fn answered(mut self, is_meant: impl Fn(&Question) -> bool) -> Played {
        while let Some(request) = self.0.questions.wanted().iter().find(|request| is_meant(&request.question)).cloned() {
            let answer = answer(&request.question);
            self.0 = self.0.after(PageEvent::Answered { id: request.id, answer });
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

    /// Has the worker answer everything, until nothing is wanted.
    fn wait(self) -> Played {
        self.answered(|_| true)
    }

    /// Does what is asked of the store as the browser would, until nothing is asked.
    fn keep(mut self, store: &mut MemoryStore) -> Played {
        self = self.act(PageEvent::Keeping(Keeping::Flush { all: false, now: 0 }));
        while let Some(wanted) = self.0.session.archive.wanted().first().cloned() {
            let answer = store.perform(&wanted.request, 1_000);
            self = self.act(PageEvent::Keeping(Keeping::Answered(wanted.number, answer)));
        }
        self
    }

    /// A page that opens where this is kept.
    fn opened_on(store: &MemoryStore, leftovers: Vec<Leftover>) -> Played {
        let records = Some(store.0.values().cloned().collect());
        let archive = Archive::new(0xfee1, Found { records, leftovers, notes: true });
        Played(State::new(Stored { archive, ..Stored::default() }))
    }

    /// The effect that was asked for last and is not carried out.
    fn asked(&self) -> Option<&Effect> {
        self.0.session.effects.waiting().last().map(|(_, effect)| effect)
    }

    fn view(&self) -> PageView {
        page(&self.0)
    }

    /// What the Solve room shows.
    fn solve(&self) -> SolveView {
        let RoomView::Solve(view) = self.view().room else { panic!("it is another room") };
        Rc::unwrap_or_clone(view)
    }

    /// What the Play room shows.
    fn play(&self) -> PlayView {
        let RoomView::Play(view) = self.view().room else { panic!("it is another room") };
        Rc::unwrap_or_clone(view)
    }

    /// What the Play room shows of its game.
    fn game(&self) -> GameView {
        self.play().game
    }

    /// What the Make room shows of the book.
    fn book(&self) -> BookView {
        let RoomView::Make(MakeView::Book(view)) = self.view().room else { panic!("it is another room") };
        Rc::unwrap_or_clone(view)
    }

    /// What the Make room shows of the puzzle that is set.
    fn set(&self) -> SetRoomView {
        let RoomView::Make(MakeView::Set(view)) = self.view().room else { panic!("it is another room") };
        Rc::unwrap_or_clone(view)
    }

    /// The board that is shown.
    fn board(&self) -> BoardView {
        self.view().room.board().unwrap().clone()
    }

    /// Whether an act can be taken back.
    fn can_undo(&self) -> bool {
        match self.view().room {
            RoomView::Play(view) => view.tools.can_undo,
            RoomView::Solve(view) => view.tools.can_undo,
            RoomView::Make(MakeView::Set(view)) => view.tools.can_undo,
            RoomView::Make(MakeView::Book(_)) => false,
        }
    }

    /// Whether one can go back to the givens.
    fn can_restart(&self) -> bool {
        match self.view().room {
            RoomView::Play(view) => view.tools.can_restart,
            RoomView::Solve(view) => view.tools.can_restart,
            RoomView::Make(_) => false,
        }
    }

    fn line(&self) -> String {
        format!("{:#}", self.0.shown_grid())
    }

    fn status(&self) -> String {
        self.solve().verdict.words.to_string()
    }

    fn said(&self) -> String {
        self.view().toast.map(|toast| toast.words).unwrap_or_default()
    }

    fn cursor(&self) -> String {
        self.0.session.board.selection.cursor.to_string()
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
    let played = played.keys("6").act(Action::Solve(SolveAction::UseAsPuzzle));
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

#[test]
fn a_puzzle_that_is_not_unique_can_be_looked_at_in_solve() {
    let offered = |puzzle: &str| {
        let played = Played::at(&format!("#play={SEED_1}")).act(PageEvent::Pasted(puzzle.to_owned()));
        let offers = played.view().toast.unwrap().offers;
        offers.iter().any(|offer| offer.action == Action::Shell(ShellAction::SolveThis))
    };
    assert!(offered(&format!("0{}", &SEED_2.replacen('6', "0", 1)[1..])), "it has several solutions");
    assert!(!offered(SEED_2));
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

/// The solved grid but for its first digit.
fn finish_line(solved: &str) -> String {
    format!("0{}", &solved[1..])
}

#[test]
fn a_position_of_solve_is_shared_to_be_solved() {
    let link = |played: &Played| {
        let shared =
            played.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Position)))).0.shell.shared.unwrap();
        shared.sharing.link.clone()
    };
    let puzzle = Played::at(&format!("#p={SEED_1}"));
    assert_eq!(link(&puzzle), format!("#p={SEED_1}"), "there is nothing but givens");
    let entered = puzzle.keys("C-Home 1");
    assert_eq!(link(&entered), format!("#s=1.a{}.s", &SEED_1[1..]));
    let candidates = entered.keys("ArrowDown ArrowRight S-9");
    assert!(candidates.board().cells.iter().any(|cell| !cell.notes.is_empty()), "they are shown");
    let received = Played::at(&link(&candidates));
    assert_eq!(received.0.session.room, Room::Solve);
    assert_eq!((received.line(), received.status()), (candidates.line(), candidates.status()));
    let stands = |played: &Played| played.board().cells.iter().map(|cell| (cell.content, cell.notes)).collect::<Vec<_>>();
    assert_eq!(stands(&received), stands(&candidates));
    assert!(!received.can_undo(), "there was nothing before");
    let hard = "#p=100007090030020008009600500005300900010080002600004000300000010040000007007000300";
    let stepped = Played::at(hard).keys("h h h");
    assert!(!stepped.0.solve.candidates, "they are not shown");
    let next = |played: Played| played.keys("h").0.solve.log().last().unwrap().explained.clone();
    assert_eq!(next(Played::at(&link(&stepped))), next(stepped), "what steps removed stays removed");
    let game = Played::at(&format!("#play={SEED_1}")).keys("C-Home 1");
    assert_eq!(link(&game), format!("#s=1.a{}", &SEED_1[1..]), "that of a game is played on");
}

/// A printed grid of candidates of which two are no longer there that its 21 digits would leave: with them it has one solution, without
/// them 299.
const TWO_ELIMINATIONS: &str = "
+----------------------+----------------------+----------------------+
| 9      8      12345  | 7      346    1246   | 1234   145    235    |
| 7      1235   12345  | 12348  3489   12489  | 6      14589  23589  |
| 1234   123    6      | 12348  5      12489  | 123478 14789  23789  |
+----------------------+----------------------+----------------------+
| 1268   4      129    | 168    678    5      | 278    3      26789  |
| 12368  1236   7      | 9      3468   1468   | 5      468    268    |
| 3568   3569   359    | 3468   2      4678   | 478    46789  1      |
+----------------------+----------------------+----------------------+
| 123456 123567 8      | 56     467    2467   | 9      1567   3567   |
| 2356   235679 2359   | 2568   1      26789  | 378    5678   4      |
| 1456   15679  1459   | 4568   46789  3      | 178    2      5678   |
+----------------------+----------------------+----------------------+
";

#[test]
fn what_a_link_leaves_out_of_a_board_is_said_and_the_address_keeps_what_is_ruled_out() {
    let brought = Played::new().act(PageEvent::Pasted(TWO_ELIMINATIONS.to_owned()));
    assert_eq!(brought.status(), "One solution");
    let address = brought.0.address().to_string();
    assert!(address.starts_with("#s=1.98") && address.ends_with(".s"), "{address}");
    let opened = Played::at(&address);
    assert_eq!((opened.line(), opened.status()), (brought.line(), brought.status()));
    assert_eq!(opened.0.address().to_string(), address, "when it is loaded anew, too");
    assert_eq!(opened.keys("C-Home . 5").0.address().to_string(), address, "what is entered is not the puzzle");

    let share = Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle)));
    let shared = brought.act_again(share.clone());
    assert_eq!(shared.0.shell.overlay, Some(Overlay::Share(Subject::Position)), "which takes all of it along");
    assert_eq!(shared.view().sharing.unwrap().omitted, None);
    let puzzle = shared.act(share.clone());
    assert_eq!(puzzle.0.shell.overlay, Some(Overlay::Share(Subject::Puzzle)));
    assert_eq!(puzzle.view().sharing.unwrap().omitted.as_deref(), Some("2 eliminations stay behind. Without: 299 solutions."));
    assert_eq!(puzzle.0.shell.shared.unwrap().sharing.link, format!("#p={}", brought.line()));

    let played = brought.act(Action::Shell(ShellAction::PlayThis));
    assert_eq!(played.said(), "2 eliminations stay behind. Without: 299 solutions.");
    let back = played.act(Action::Shell(ShellAction::SolveThis));
    assert_eq!(back.status(), "One solution", "they are there still");

    let game = Played::at(&format!("#s=1.{SEED_1}.lA0A9_A9Ai")).keys("C-Home 1 . S-5").act(share.clone());
    let words = game.view().sharing.unwrap().omitted;
    assert_eq!(words.as_deref(), Some("1 entered digit, 1 cell with notes and 2 lines stay behind."));
    assert_eq!(Played::at(&format!("#p={SEED_1}")).act(share).view().sharing.unwrap().omitted, None);
}

#[test]
fn a_step_of_a_path_that_rests_on_what_was_ruled_out_is_shared_with_it() {
    let brought = Played::new().act(PageEvent::Pasted(TWO_ELIMINATIONS.to_owned())).wait();
    let looked = brought.act(Action::Solve(SolveAction::GoTo(3))).wait();
    let shared = looked.act(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Step)))).0.shell.shared.unwrap();
    let link = &shared.sharing.link;
    assert!(link.starts_with("#s=1.") && !link.contains("&step="), "{link}");
}

#[test]
fn what_a_form_leaves_out_of_a_board_is_said_beside_it_and_the_first_is_one_that_leaves_out_nothing() {
    let export = Action::Shell(ShellAction::Open(Overlay::Export));
    let omitted = |played: &Played| {
        let view = played.view();
        let words = Output::ALL.map(|output| format!("{output:?}")).into_iter().zip(view.omitted.outputs).collect::<Vec<_>>();
        move |output: Output| words.iter().find(|(name, _)| *name == format!("{output:?}")).unwrap().1.clone()
    };
    let brought = Played::new().act(PageEvent::Pasted(TWO_ELIMINATIONS.to_owned()));
    let open = brought.act_again(export.clone());
    assert_eq!(open.view().form, Export::Board(Output::Candidates));
    let of = omitted(&open);
    let words = "2 eliminations stay behind. Without: 299 solutions.";
    for output in [Output::Line, Output::Grid, Output::CSV, Output::Sdk, Output::Sdm, Output::Ss, Output::OpenSudoku] {
        assert_eq!(of(output).as_deref(), Some(words), "{output:?}");
    }
    for output in [Output::Candidates, Output::Sdx, Output::Library, Output::CandidateLine] {
        assert_eq!(of(output), None, "{output:?}");
    }
    let sites: Vec<bool> = open.view().omitted.sites.iter().map(Option::is_some).collect();
    assert_eq!(sites, [false, true, false, false, true], "SudokuExchange and sudoku.coach take digits alone");
    let bare = open.act_again(Action::Shell(ShellAction::GivensOnly(true)));
    assert_eq!(omitted(&bare)(Output::Sdx).as_deref(), Some(words));
    let chosen = open.act(Action::Shell(ShellAction::Form(Export::Board(Output::Line))));
    assert_eq!(chosen.view().form, Export::Board(Output::Line), "who chooses one has read what it leaves out");
    let copied = brought.act(Action::Shell(ShellAction::Copy(Export::Board(Output::Sdx))));
    let Some(Effect::Copy(text)) = copied.asked() else { panic!("nothing is copied") };
    assert_eq!(Played::new().act(PageEvent::Pasted(text.clone())).status(), "One solution", "{text}");

    let plain = Played::at(&format!("#p={SEED_1}")).act(export.clone());
    assert_eq!(plain.view().form, Export::Board(Output::Line));
    assert!(plain.view().omitted.outputs.iter().chain(&plain.view().omitted.sites).all(Option::is_none));
    let game = Played::at(&format!("#s=1.{SEED_1}.lA0A9_A9Ai")).keys("C-Home 1 . S-5").act(export);
    assert_eq!(game.view().omitted.all.as_deref(), Some("2 lines stay behind."), "in every form");
    let of = omitted(&game);
    assert_eq!(of(Output::Line).as_deref(), Some("1 cell with notes stays behind. 1 entered digit becomes a given."));
    assert_eq!(of(Output::Candidates).as_deref(), Some("1 entered digit becomes a given."));
    assert_eq!(of(Output::Sdx), None);
}

#[test]
fn a_single_puzzle_of_a_table_says_what_is_left_out_and_a_complete_grid_is_no_game() {
    let one = format!("id,puzzle,solution\n7,{SEED_1},{SEED_1_SOLVED}\n");
    let solve = Played::new().act(opened("one.csv", &one));
    assert_eq!((solve.0.session.room, solve.line().as_str()), (Room::Solve, SEED_1));
    assert_eq!(solve.said(), "Read as 81-character line, '0' for empty, without its other columns: 26 givens.");
    let play = Played::at(&format!("#play={SEED_2}")).act(opened("one.csv", &one));
    assert_eq!((play.0.session.room, play.line().as_str()), (Room::Play, SEED_1));
    let new = "A new game, read as 81-character line, '0' for empty, without its other columns.";
    assert_eq!(play.said(), new, "nothing was done in the one before,");
    let begun = Played::at(&format!("#play={SEED_2}")).keys("C-Home 1").act(opened("one.csv", &one));
    assert_eq!(begun.said(), format!("{new} The earlier one is kept."));

    let rows: Vec<String> = SEED_1_SOLVED
        .as_bytes()
        .chunks(9)
        .map(|row| row.iter().map(|&cell| char::from(cell)).map(String::from).collect::<Vec<_>>().join(","))
        .collect();
    for complete in [SEED_1_SOLVED.to_owned(), rows.join("\n")] {
        let read = Played::at(&format!("#play={SEED_2}")).act(opened("complete.csv", &complete));
        assert_eq!((read.0.session.room, read.status().as_str()), (Room::Solve, "Complete and correct"));
        assert!(read.said().ends_with(": 81 givens."), "{}", read.said());
        assert_eq!(read.act(Action::Shell(ShellAction::Enter(Room::Play))).line(), SEED_2, "the game stays");
    }
}

#[test]
fn lines_that_were_drawn_go_with_the_link_and_the_picture_has_the_look_that_is_chosen() {
    let picture = |played: &Played| played.0.shell.shared.clone().unwrap().pictures.board.clone();
    let share = |played: &Played| played.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Position))));
    let game = Played::at(&format!("#s=1.{SEED_1}.lA0A9_A9Ai"));
    let lines = |played: &Played| played.board().lines.iter().map(|line| line.strong).collect::<Vec<_>>();
    assert_eq!(lines(&game), [true, false]);
    let shared = share(&game);
    assert_eq!(shared.0.shell.shared.as_ref().unwrap().sharing.link, format!("#s=1.{SEED_1}.lA0A9_A9Ai"));
    assert!(picture(&shared).contains("lines") && picture(&shared).contains("#ffffff"));
    let dark = shared.act(Action::Shell(ShellAction::Picture(Theme::Dark)));
    assert!(picture(&dark).contains("#171a20"));
    assert!(picture(&share(&dark)).contains("#171a20"), "it stays chosen");
    let page_is_dark = game.act(Action::Shell(ShellAction::Theme(Some(Theme::Dark))));
    assert!(picture(&share(&page_is_dark)).contains("#171a20"), "it looks as the page does");
}

/// The board, and the picture of it, show what the step found, what it removes, and what is placed because of it.
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
    // Of a digit that is placed, that which follows stands on the board with it, marked as it is.
    let placed = stepped.keys("h").wait();
    assert_eq!(proof(&placed), "That leaves a naked single: r5c9 = 3.");
    let last = placed.board().cells[cell("r5c9").index()];
    assert_eq!((last.content, last.role), (Content::Solved(Digit::D3), Some(Role::Target)));
    let shared = placed.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Step)))).0.shell.shared.unwrap();
    let picture = &shared.pictures.board;
    assert_eq!(picture.matches("class=\"mark mark--target").count(), 2, "two digits that stand: {picture}");
    assert!(picture.contains(&format!("<title>{}</title>", shared.sharing.title)), "{picture}");
}

/// The links of lit digits are those of what is left after the step, though the step is drawn on what it found.
#[test]
fn links_beside_a_step_are_those_that_it_leaves() {
    let stepped = Played::at(&format!("#p={HARD}")).act(Action::Solve(SolveAction::PlaceSingles)).wait().keys("h").wait();
    let lit = stepped.act(Action::Board(BoardAction::Filter(Filter::Links))).keys("f 1");
    let links = |played: &Played| played.board().links.len();
    let beside = links(&lit);
    let mut alone = lit;
    alone.0.solve.shows_step = false;
    assert_eq!((beside, links(&alone)), (3, 3));
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
fn a_readable_text_replaces_the_board_as_one_act_and_says_what_was_read() {
    let played = Played::new().keys("5").act(PageEvent::Pasted(SEED_1.to_owned()));
    assert_eq!(played.line(), SEED_1);
    assert_eq!(content(&played.board(), "r1c2"), Content::Given(Digit::D4));
    assert_eq!(played.said(), "Read as 81-character line, '0' for empty: 26 givens.");
    assert_eq!(played.status(), "One solution");
    assert_eq!(played.view().toast.unwrap().offers[0].action, Action::Board(BoardAction::Undo));
    let undone = played.act(Action::Board(BoardAction::Undo));
    assert_eq!((undone.line(), undone.said()), (line("5"), String::new()), "a message goes with what it spoke of");
}

#[test]
fn an_unreadable_text_keeps_the_board_and_shows_where() {
    let rows = nonet_formats::printed_grid(&SEED_2.parse().unwrap()).replacen(" 4\n", "\n", 1);
    let played = Played::at(&format!("#p={SEED_1}")).act(PageEvent::Pasted(rows.clone()));
    assert_eq!(played.line(), SEED_1);
    let entry = played.view().entry;
    assert_eq!(played.view().overlay, Some(Overlay::Entry));
    assert_eq!(entry.text, rows);
    let error = entry.error.unwrap();
    assert!(error.contains("has 8 cells, expected 9"), "{error}");
    let (from, to) = entry.error_at.unwrap();
    assert_eq!(rows.get(from as usize..to as usize).unwrap(), "0 0 2 | 6 1 0 | 0 0");

    let played = played
        .act(Action::Shell(ShellAction::EntryText(SEED_1.replacen("43", "4q", 1))))
        .act(Action::Shell(ShellAction::EntryRead));
    let entry = played.view().entry;
    assert_eq!(entry.error_at, Some((2, 3)));
    let played = played.act(Action::Shell(ShellAction::EntryText(SEED_2.to_owned()))).act(Action::Shell(ShellAction::EntryRead));
    assert_eq!(played.line(), SEED_2);
    assert_eq!(played.view().overlay, None);

    let played = played.act(PageEvent::Pasted("1".repeat(20_000_001)));
    assert_eq!(played.said(), "Not read: the text is longer than 20 MB. Save it as a file, and open that.");
    let played = played.act(PageEvent::NotOpened { name: "big.csv".to_owned(), why: FileFault::TooLarge });
    assert_eq!(played.said(), "big.csv is larger than 200 MB, so it was not opened.");
    assert_eq!(played.line(), SEED_2);
}

#[test]
fn addresses_open_rooms_and_broken_ones_keep_the_board() {
    let played = Played::at(&format!("#p={}", SEED_1.replace('0', ".")));
    assert_eq!((played.view().room.room(), played.line()), (Room::Solve, SEED_1.to_owned()));
    let played = played.act(PageEvent::Address(format!("#p={}", &SEED_2[1..])));
    assert_eq!((played.line(), played.said()), (SEED_1.to_owned(), "The link has 80 cells, expected 81.".to_owned()));
    assert!(played.view().toast.unwrap().fault);
    let played = played.act(PageEvent::Address(format!("#play={SEED_2}")));
    assert_eq!((played.view().room.room(), played.line()), (Room::Play, SEED_2.to_owned()));
    let played = played.act(PageEvent::Address(format!("#p={SEED_1}")));
    assert_eq!((played.view().room.room(), played.line()), (Room::Solve, SEED_1.to_owned()));
}

#[test]
fn a_csv_file_comes_back_solved_in_its_own_form() {
    let csv = nonet_formats::csv_grid_with(&SEED_1.parse().unwrap(), ';');
    let played = Played::new().act(opened("input.csv", &csv));
    assert_eq!(played.line(), SEED_1_SOLVED);
    assert_eq!(played.status(), "Complete and correct");
    assert_eq!(content(&played.board(), "r1c1"), Content::Solved(Digit::D1));
    let played = played.act(Action::Shell(ShellAction::Download(Export::Board(Output::CSV))));
    let Some(Effect::Download { name, text }) = played.asked() else { panic!("no file is offered") };
    assert_eq!(name, "sudoku.csv");
    assert_eq!(*text, nonet_formats::csv_grid_with(&SEED_1_SOLVED.parse().unwrap(), ';'));
    assert_eq!(played.act(Action::Board(BoardAction::Undo)).line(), line(""), "it came as one act");
    let pasted = Played::new().act(PageEvent::Pasted(csv));
    assert_eq!(pasted.line(), SEED_1, "what is pasted is not solved over");
}

/// What is asked for while the worker writes is done in its turn, also where it is the same again; a text that could not be written
/// is said, and holds up none.
#[test]
fn what_is_exported_is_done_in_the_order_it_was_asked_for() {
    let copy = |output| Action::Shell(ShellAction::Copy(Export::Board(output)));
    let download = Action::Shell(ShellAction::Download(Export::Board(Output::Line)));
    let asked = Played::at(&format!("#p={SEED_1}"))
        .act_alone(copy(Output::Line))
        .act_alone(copy(Output::Line))
        .act_alone(download)
        .act_alone(copy(Output::Sdk));
    let writes = |question: &Question| matches!(question, Question::Write(_));
    let next = |played: Played| {
        let request = played.0.questions.wanted().iter().find(|request| writes(&request.question)).cloned().unwrap();
        let answer = answer(&request.question);
        let played = played.act_alone(PageEvent::Answered { id: request.id, answer });
        assert!(played.0.questions.get(request.id).is_none(), "the same once more is another question");
        let effects: Vec<Effect> = played.0.session.effects.waiting().map(|(_, effect)| effect.clone()).collect();
        (played, effects)
    };
    let line = SEED_1.replace('0', ".") + "\n";
    let copied = || Effect::Copy(line.clone());
    let (asked, first) = next(asked);
    assert_eq!(first, [copied()]);
    let (asked, second) = next(asked);
    assert_eq!(second, [copied(), copied()], "none is lost before it is carried out");
    let (asked, third) = next(asked);
    assert_eq!(third[2..], [Effect::Download { name: "sudoku.txt".to_owned(), text: line.clone() }]);
    let asked = asked.act_alone(PageEvent::CarriedOut(3));
    assert_eq!(asked.asked(), None);
    let id = asked.0.questions.wanted().iter().find(|request| writes(&request.question)).unwrap().id;
    let failed = asked.act_alone(PageEvent::Failed { id, why: "out of memory".to_owned() });
    assert!(failed.said().contains("out of memory"), "{}", failed.said());
    assert!(!failed.0.questions.wanted().iter().any(|request| writes(&request.question)));
    let copied = failed.act(copy(Output::Sdm));
    assert_eq!(copied.asked(), Some(&Effect::Copy(format!("{SEED_1}\n"))));
}

#[test]
fn the_eliminations_of_a_candidate_grid_bind() {
    // Seed 3c without the candidates 1 and 4 in r1c1: of its 32 solutions those with 3 there remain.
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
    let stuck = played.act_again(Action::Solve(SolveAction::AllSteps)).wait();
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
    // Seed 1 with the 4 in r1c2 copied as 1.
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
}

#[test]
fn every_change_that_would_mend_a_puzzle_is_listed() {
    let wrong = SEED_1.replacen("000010200", "000070200", 1); // seed 1 with the 1 in r6c2 copied as 7
    let view = Played::at(&format!("#p={wrong}")).wait().solve();
    let expected = solver::typos(&wrong.parse().unwrap()).len();
    assert_eq!(expected, 15);
    assert_eq!((view.fixes.len(), view.tabs.tabs[3].name.to_string()), (expected, format!("Typos {expected}")));
}

#[test]
fn a_candidate_of_the_solution_that_was_ruled_out_is_named_and_put_back() {
    let strike = |digit| Action::Board(BoardAction::Note(digit));
    let here = Played::at(&format!("#p={SEED_1}")).act(Action::Board(BoardAction::Select(cell("r1c1"))));
    let (true_one, other) = (Digit::new(SEED_1_SOLVED.as_bytes()[0] - b'0').unwrap(), Digit::D7);
    let ruled_out = here.act(strike(other)).act(strike(true_one)).wait();
    let view = ruled_out.solve();
    assert_eq!((view.verdict.kind, ruled_out.0.solve.tab), (VerdictKind::None, Tab::Typos));
    let words: Vec<&str> = view.fixes.iter().map(|fix| fix.words.as_str()).collect();
    assert_eq!(words, [format!("r1c1: {true_one} was ruled out, put it back?")]);
    let mended = ruled_out.act(Action::Solve(SolveAction::TakeFix(view.fixes[0].fix)));
    assert_eq!(mended.status(), "One solution");
    assert!(mended.keys("C-z").status().starts_with("No solution"), "and is taken back");
}

#[test]
fn a_puzzle_is_typed_on_after_a_reload_where_it_was_left() {
    let typed = Played::at("#solve").keys("5 3 . . 7 . . . .");
    assert_eq!(typed.cursor(), "r2c1");
    let kept = typed.0.kept_solve().unwrap();
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
    assert_eq!((typing.status().as_str(), typing.0.solve.tab), ("3 digits, too few for one solution", Tab::Steps));
    let done = typing.act(Action::Solve(SolveAction::EditGivens(false)));
    assert_eq!(done.0.solve.tab, Tab::Solutions);
}

#[test]
fn an_empty_board_is_typed_from_its_first_cell_wherever_one_comes_from() {
    let played = Played::at(&format!("#play={SEED_1}")).act(Action::Board(BoardAction::Select(cell("r5c5"))));
    let solve = played.act(Action::Shell(ShellAction::Enter(Room::Solve)));
    assert_eq!((solve.cursor().as_str(), solve.keys("5 3").line()), ("r1c1", line("53")));
}

/// Also when the page is loaded anew, where it begins in Play.
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
fn a_link_to_a_step_of_a_puzzle_without_one_says_so() {
    let several = Played::at(&format!("#p={SEED_3C}&step=3"));
    assert_eq!(several.line(), SEED_3C);
    assert_eq!(several.said(), "The step can't be shown: this puzzle does not have one solution.");
}

#[test]
fn an_exact_count_is_done_by_the_worker_and_can_be_stopped() {
    let many = SEED_3C.replace("010470600", "000000000");
    let played = Played::at(&format!("#p={many}"));
    assert_eq!(played.status(), "More than 1,000 solutions");
    assert!(played.solve().solutions.unwrap().can_count);
    let counting = played.act(Action::Solve(SolveAction::CountAll));
    let id = counting.0.questions.wanted().last().unwrap().id;
    let counting = counting.act(PageEvent::Progress { id, found: 12_345 });
    assert_eq!(counting.solve().solutions.unwrap().counting.as_deref(), Some("12,345 so far"));
    let counting = counting.act(Action::Solve(SolveAction::StopCount));
    assert!(counting.0.questions.wanted().is_empty(), "nobody wants the rest");
    assert_eq!(counting.solve().solutions.unwrap().counted.as_deref(), Some("At least 12,345 solutions"));
    let counted = counting.act(Action::Solve(SolveAction::CountAll)).wait();
    let words = counted.solve().solutions.unwrap().counted.unwrap();
    assert!(words.starts_with("Exactly "), "{words}");
    let late = counted.act(PageEvent::Address(format!("#p={SEED_1}")));
    let stale = late.act(PageEvent::Progress { id, found: 1 });
    assert_eq!(stale.0.solve.counting, nonet::solve::state::Counting::No, "an answer that nobody wants is dropped");
}

#[test]
fn solve_fills_and_a_full_grid_is_judged() {
    let played = Played::at(&format!("#p={SEED_2}")).act(Action::Solve(SolveAction::Solve));
    assert_eq!(played.status(), "Complete and correct");
    let played = played.keys("C-z");
    assert_eq!((played.line(), played.status()), (SEED_2.to_owned(), "One solution".to_owned()));
    let wrong = format!("{}7", &SEED_1_SOLVED[..80]);
    let played = Played::at(&format!("#p={wrong}"));
    assert_eq!(played.solve().verdict.kind, VerdictKind::Wrong);
    assert!(played.status().starts_with("Complete but wrong: two 7s in"), "{}", played.status());
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

    let back = played.act(Action::Solve(SolveAction::LookAt(Some(0))));
    assert_eq!(back.line(), SEED_3B, "the board as it was before the first step");
    assert!(back.board().looking && back.solve().log.shown == Some(0));
    let back = back.keys("Escape");
    assert!(!back.board().looking);

    let undone = back.keys("C-z");
    assert_eq!(undone.solve().log.entries.len(), number, "undo takes the step out of the log too");
    let all = undone.act(Action::Solve(SolveAction::AllSteps));
    assert_eq!(all.status(), "Complete and correct");
    assert_eq!(
        format!("{:#}", all.0.shown_grid()),
        "391854276458726391672391485813475629946182537527639148764218953235967814189543762"
    );
    let all = all.act(Action::Board(BoardAction::Step));
    assert_eq!(all.solve().log.message.as_deref(), Some("The board is full."));
    let copied = all.act(Action::Shell(ShellAction::Copy(Export::LogText)));
    let Some(Effect::Copy(text)) = copied.asked() else { panic!("nothing is copied") };
    assert!(text.starts_with("1. "), "{text}");
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
    assert!(rating.level >= *hardest && rating.words.starts_with(rating.level.name()), "{}", rating.words);
    let empty = HARD.matches('0').count();
    assert!(rating.ticks.len() > empty && rating.at.is_none(), "placing takes a step each, and removing some more");

    let number = rating.ticks.iter().position(|level| level == hardest).unwrap();
    let there = played.act_again(Action::Solve(SolveAction::GoTo(number)));
    let view = there.solve();
    assert_eq!(view.rating.unwrap().at, Some(number));
    assert!(view.viewing.unwrap().words.starts_with(&format!("Step {} of {}: ", number + 1, rating.ticks.len())));
    let card = view.log.card.as_ref().unwrap();
    assert!(card.number == Some(number) && !card.proof.is_empty() && !card.expert.is_empty());
    assert!(view.log.entries.is_empty(), "no step was taken");

    let back = there.act_again(Action::Solve(SolveAction::LookAt(None)));
    assert_eq!((back.line(), back.can_undo()), (HARD.to_owned(), played.can_undo()), "it was only a look");
    assert_eq!(back.0.solve.history.now(), played.0.solve.history.now());

    let last = Action::Solve(SolveAction::GoTo(rating.ticks.len() - 1));
    let end = there.act_again(last).act(Action::Solve(SolveAction::TakeMoment));
    assert_eq!(end.status(), "Complete and correct");
    assert_eq!(end.solve().log.entries.len(), rating.ticks.len());
    let again = end.act_again(Action::Board(BoardAction::Undo)).act(Action::Solve(SolveAction::GoTo(0)));
    let again = again.act(Action::Solve(SolveAction::TakeMoment)).act(Action::Solve(SolveAction::GoTo(0)));
    assert_eq!(again.act(Action::Solve(SolveAction::TakeMoment)).solve().viewing, None, "what stands already can be taken too");
    let elsewhere = there.act_again(Action::Board(BoardAction::Step)).act(Action::Solve(SolveAction::GoTo(number)));
    let elsewhere = elsewhere.act(Action::Solve(SolveAction::OpenTab(Tab::Search))).act(Action::Solve(SolveAction::LookAt(None)));
    assert_eq!(elsewhere.0.solve.tab, Tab::Search, "to go back opens no tab");
    assert_eq!(end.keys("C-z").line(), HARD, "what is taken is one act");
}

/// A candidate that the player rules out is a part of the position: its score is another, and the steps before it stay.
#[test]
fn what_the_player_ruled_out_is_rated_from_here_and_keeps_the_log() {
    let words = |played: Played| played.wait().solve().rating.unwrap().words;
    let stepped = Played::at(&format!("#p={HARD}")).keys("h h");
    assert!(words(stepped.act_again(Action::Solve(SolveAction::ListSteps(false)))).contains(" by HoDoKu's path: score "));
    let solution = Puzzle::new(HARD.parse().unwrap()).unwrap();
    let position = stepped.0.solve.board().position();
    let wrong =
        position.open().iter().find(|it| position.of_cell(it.cell).len() > 2 && solution.solution().digit(it.cell) != it.digit);
    let wrong = wrong.unwrap();
    let removed = stepped.act(Action::Board(BoardAction::Select(wrong.cell))).act(Action::Board(BoardAction::Note(wrong.digit)));
    assert_eq!(removed.0.solve.log().len(), 2);
    assert_eq!(removed.status(), "One solution");
    assert!(removed.solve().verdict.count.ends_with(", 1 candidate ruled out"));
    assert!(words(removed).contains(" by HoDoKu's path before the steps: score "));
    let entered = Played::at(&format!("#p={HARD}")).act(Action::Board(BoardAction::Select(wrong.cell)));
    let ruled_out = entered.act(Action::Board(BoardAction::Note(wrong.digit)));
    assert!(words(ruled_out).contains(" by HoDoKu's path from here: score "));
}

/// What stands after a solution was taken is complete, but the puzzle still has several: no rating is of it, and its search guesses.
#[test]
fn a_puzzle_with_several_solutions_is_not_rated_once_one_is_taken() {
    let walked = Played::at(&format!("#p={SEED_3C}")).act(Action::Solve(SolveAction::Walk(0)));
    let taken = walked.act(Action::Solve(SolveAction::TakeSolution)).wait();
    assert_eq!(taken.status(), "Complete and correct");
    assert!(taken.solve().rating.is_none());
    let search = |played: Played| played.act(Action::Solve(SolveAction::Trail(true))).wait().solve().search.unwrap();
    let words = |played: Played| search(played).lines().map(|(_, words)| words.to_owned()).collect::<Vec<_>>().join("\n");
    assert!(!words(taken).contains("without a guess"));
    // The search is that of the puzzle, also when it is solved.
    let solved = Played::at(&format!("#p={HARD}")).act(Action::Solve(SolveAction::Solve));
    assert_eq!(words(solved), words(Played::at(&format!("#p={HARD}"))));
}

#[test]
fn all_singles_are_placed_as_one_act() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::PlaceSingles));
    let singles = ["Full house", "Hidden single", "Naked single"];
    assert!(played.solve().log.entries.iter().all(|entry| singles.contains(&entry.technique.as_str())));
    assert!(played.line().chars().zip(SEED_1_SOLVED.chars()).all(|(ours, solved)| ours == '0' || ours == solved));
    let stuck = played.act_again(Action::Solve(SolveAction::PlaceSingles));
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
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Solve(SolveAction::ListSteps(true)));
    let available = played.solve().log.available.clone().unwrap();
    let (technique, steps) = available.groups.last().unwrap().clone();
    let (number, action) = steps.last().unwrap().clone();
    let all: usize = available.groups.iter().map(|(_, steps)| steps.len()).sum();
    assert_eq!((number + 1, available.words.starts_with(&format!("{all} steps"))), (all, true), "{available:?}");

    // Pointing at one draws it, choosing one explains it; the board stays as it is.
    let pointed = played.act_again(Action::Solve(SolveAction::Preview(Some(number))));
    assert!(pointed.solve().log.card.is_none() && pointed.solve().viewing.is_none());
    assert_ne!(pointed.board(), played.board());
    assert_eq!(pointed.act(Action::Solve(SolveAction::Preview(None))).board(), played.board());
    let chosen = played.act_again(Action::Solve(SolveAction::ChooseStep(number)));
    assert_eq!(chosen.solve().log.available.as_ref().unwrap().chosen, Some(number));
    assert!(chosen.solve().log.card.as_ref().is_some_and(|card| card.entry.action == action && card.number.is_none()));
    let back = chosen.act_again(Action::Solve(SolveAction::LookAt(None)));
    assert_eq!(back.0.solve.history.now(), played.0.solve.history.now());

    let take = chosen.solve().viewing.unwrap().onward.unwrap().1;
    let taken = chosen.act(take);
    let entry = taken.solve().log.entries.last().unwrap().clone();
    assert_eq!((entry.technique, entry.action), (technique, action));
    assert!(taken.solve().log.available.is_none(), "on another board there are other steps");
}

fn id_of(technique: Technique) -> TechniqueId {
    TechniqueId(technique.index() as u8)
}

#[test]
fn a_technique_that_is_switched_off_is_not_used() {
    let techniques = |played: &Played| -> Vec<String> {
        let all = played.act_again(Action::Solve(SolveAction::AllSteps)).solve().log.entries.clone();
        all.into_iter().map(|entry| entry.technique.to_string()).collect()
    };
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Shell(ShellAction::Open(Overlay::Techniques(String::new()))));
    let listed = played.view().techniques.unwrap();
    assert!(listed.entries.iter().zip(&listed.used).all(|(entry, used)| *used != entry.unless_chosen));
    assert!(techniques(&played).iter().any(|name| name == "Hidden single"));
    let without = played.act(Action::Solve(SolveAction::Use(id_of(Technique::HiddenSingle), false)));
    let listed = without.view().techniques.unwrap();
    let turned: Vec<_> = listed.entries.iter().zip(&listed.used).filter(|(entry, used)| **used == entry.unless_chosen).collect();
    assert!(matches!(turned.as_slice(), [(entry, _)] if entry.name.title == "Hidden single"), "{turned:?}");
    assert!(techniques(&without).iter().all(|name| name != "Hidden single"));
    let with = without.act(Action::Solve(SolveAction::Use(id_of(Technique::HiddenSingle), true)));
    assert!(techniques(&with).iter().any(|name| name == "Hidden single"));
}

#[test]
fn a_step_that_needs_what_is_switched_off_is_not_found_and_it_is_said_why() {
    let entries = Played::new().act(Action::Shell(ShellAction::Open(Overlay::Techniques(String::new()))));
    let puzzle = entries.act(PageEvent::Address(format!("#p={SEED_1}")));
    let off = |played: Played, technique: &Technique| played.act(Action::Solve(SolveAction::Use(id_of(*technique), false)));
    let without = Technique::ALL.iter().fold(puzzle, off);
    let message = without.keys("h").solve().log.message.clone().unwrap();
    assert_eq!(message, "No technique applies of those that are switched on (Menu, Techniques).");
}

#[test]
fn switches_are_kept_by_the_names_of_their_techniques() {
    let open = |played: Played| played.act(Action::Shell(ShellAction::Open(Overlay::Techniques(String::new()))));
    let puzzle = open(Played::at(&format!("#p={SEED_3B}")));
    let without = puzzle.act(Action::Solve(SolveAction::Use(id_of(Technique::HiddenSingle), false)));
    let kept = without.0.kept_solve().unwrap();
    let read = KeptSolve::read(&kept.text(), "").unwrap();
    assert_eq!(read.switched.text(), "hidden_single");
    let again = Played(State::new(Stored { solve: Some(read), ..Stored::default() }));
    let again = again.act(Action::Shell(ShellAction::Enter(Room::Solve))).wait();
    assert_eq!(again.0.solve.switched, without.0.solve.switched);
    let all = again.act(Action::Solve(SolveAction::AllSteps)).solve().log.entries.clone();
    assert!(!all.is_empty() && all.iter().all(|entry| entry.technique != "Hidden single"));
}

#[test]
fn a_position_of_a_lesson_turns_no_switch_for_longer_than_its_step() {
    let used = |played: &Played| played.view().techniques.unwrap().used;
    let open = |played: Played| played.act(Action::Shell(ShellAction::Open(Overlay::Techniques(String::new()))));
    let before = used(&open(Played::new()));
    let brought = Played::new().act(Action::Solve(SolveAction::Example(id_of(Technique::XWing), 0))).wait();
    assert_eq!(used(&open(brought.act_again(Action::Shell(ShellAction::Close)))), before);
    let stepped = brought.keys("h h");
    assert_eq!(stepped.0.solve.log()[0].explained.technique.id, id_of(Technique::XWing));
    let next = stepped.0.solve.log()[1].explained.technique.id;
    let own = Played(stepped.0.clone()).keys("C-z").act(Action::Solve(SolveAction::Use(TechniqueId(u8::MAX), true)));
    assert_eq!(own.keys("h").0.solve.log()[1].explained.technique.id, next, "what comes after is found by all techniques");
}

#[test]
fn a_lesson_has_an_address_that_leads_back_to_what_lay_under_it() {
    let lesson = |played: &Played| played.view().techniques.map(|techniques| techniques.open);
    let address = |played: &Played| played.0.shown_address().to_string();
    let puzzle = Played::at(&format!("#p={SEED_1}"));
    let open = puzzle.act(PageEvent::Address("#learn=x_wing".to_owned()));
    assert_eq!((lesson(&open).as_deref(), address(&open).as_str()), (Some("x_wing"), "#learn=x_wing"));
    let other = open.act(PageEvent::Address("#learn".to_owned()));
    assert_eq!((lesson(&other).as_deref(), address(&other).as_str()), (Some(""), "#learn"));
    let back = other.act(PageEvent::Address(format!("#p={SEED_1}")));
    assert_eq!((lesson(&back), back.line(), back.can_undo()), (None, SEED_1.to_owned(), false));
    let none = Played::new().act(PageEvent::Address("#learn=nonsense".to_owned()));
    assert_eq!(lesson(&none).as_deref(), Some(""));
    assert_eq!(none.said(), "The link is of a kind that this page does not know.");
    let closed = back.act(PageEvent::Address("#learn".to_owned())).act(Action::Shell(ShellAction::Close));
    assert_eq!(address(&closed), format!("#p={SEED_1}"));
}

#[test]
fn each_lesson_has_positions_in_which_its_technique_is_the_next_step() {
    for technique in Technique::ALL {
        for number in 0..3 {
            let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Example(id_of(technique), number)));
            assert!(played.said().contains(technique.title()), "{}", played.said());
            let stepped = played.act_again(Action::Board(BoardAction::Step));
            assert_eq!(
                stepped.solve().log.entries.last().unwrap().technique,
                en::technique(&stepped.0.solve.log().last().unwrap().explained.title),
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
            assert_eq!(played.keys("C-z").line(), SEED_1, "the board that was is an undo away");
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
fn cells_are_named_as_the_player_likes() {
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Board(BoardAction::Step));
    assert_eq!(played.solve().log.entries[0].action, "r5c2 = 4");
    assert_eq!(played.act(Action::Shell(ShellAction::Choose("cells", 1))).solve().log.entries[0].action, "E2 = 4");
}

#[test]
fn the_search_is_told() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Trail(true))).wait();
    let search = played.solve().search.unwrap();
    assert!(search.trail.summary.contains(" guess, at most "), "{}", search.trail.summary);
    assert!(search.lines().any(|(depth, _)| depth == 1), "{search:?}");
    assert_eq!(search.lines().last().map(|(_, words)| words), Some("A solution, by r1c1 = 1."));
    assert!(!search.trail.goes_on, "nothing comes after it");
    assert!(played.act(Action::Solve(SolveAction::Trail(false))).solve().search.is_none());
}

#[test]
fn true_candidates_are_those_of_some_solution() {
    let played = Played::at(&format!("#p={SEED_3C}"));
    assert_eq!(played.solve().tools.true_candidates, Some(false));
    let played = played.act(Action::Solve(SolveAction::TrueCandidates(true)));
    let board = played.board();
    let notes = |name: &str| board.cells[cell(name).index()].notes.to_string();
    assert_eq!([notes("r1c1"), notes("r1c2"), notes("r1c5"), notes("r9c9")], ["1 3 4", "7 9", "1 5 8 9", "2 4 6"]);
    let played = played.act(Action::Solve(SolveAction::AddGiven(Candidate::new(cell("r1c5"), Digit::D5))));
    assert_eq!(played.solve().tools.true_candidates, None);
}

#[test]
fn a_lit_digit_shows_where_it_stands_and_may_go() {
    let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Candidates(true))).keys("f 4");
    let board = played.board();
    assert!(board.cells[cell("r1c8").index()].lit.is_empty());
    assert!(board.cells.iter().any(|cell| cell.lit.contains(Digit::D4)));
    assert!(played.keys("Escape").board().cells.iter().all(|cell| cell.lit.is_empty()));
}

#[test]
fn a_game_fixes_its_givens_and_keeps_the_one_before() {
    let played = Played::at(&format!("#play={SEED_1}")).keys("ArrowRight 9 ArrowLeft n 1 7 n");
    assert_eq!(played.line(), SEED_1);
    assert_eq!(played.board().cells[0].notes.to_string(), "1 7");
    assert_eq!(played.board().cells[0].name(), "row 1, column 1, empty, notes 1 7");
    let played = played.keys("4");
    assert!(played.board().cells[0].invalid, "4 stands in the row");
    assert_eq!(played.game().spoken, "4 twice in row 1");
    let played = played.keys("C-z");
    let game = played.game();
    assert_eq!([game.words, game.spoken, game.about], ["55 left", "r1c1: notes 1 7.", "26 givens, one solution"]);
    let played = played.keys("S-1");
    assert_eq!(played.board().cells[0].notes.to_string(), "7");

    let moves = played.0.play.game.moves().len();
    let other = played.act(PageEvent::Pasted(SEED_2.to_owned()));
    assert_eq!((other.view().room.room(), other.line()), (Room::Play, SEED_2.to_owned()));
    let kept = other.play().games.kept;
    assert_eq!(kept.len(), 1);
    let back = other.act(Action::Play(PlayAction::Continue(kept[0].id)));
    assert_eq!((back.line(), back.0.play.game.moves().len()), (SEED_1.to_owned(), moves));
}

#[test]
fn a_game_is_finished_and_comes_back_from_what_was_kept() {
    let givens: Vec<char> = SEED_1.chars().collect();
    let mut played = Played::at(&format!("#play={SEED_1}"));
    for (place, digit) in SEED_1_SOLVED.chars().enumerate().filter(|&(place, _)| givens[place] == '0') {
        played = played.act(Action::Board(BoardAction::Select(Cell::from_index(place).unwrap()))).keys(&digit.to_string());
    }
    let game = played.game();
    assert!(game.solved);
    let finish = game.finish.unwrap();
    assert_eq!([finish.time, finish.words], ["0:00", "No hints"]);
    assert_eq!((finish.strip.len(), finish.level), (55, None));
    assert_eq!(game.spoken, "Solved. 0:00. No hints");
    let text = game::save::save(&played.0.play.game);
    let journal = Leftover { source: Source::Journal("nonet.game".to_owned()), text, played: 1 };
    let again = Played::opened_on(&MemoryStore::default(), vec![journal]);
    assert_eq!(again.line(), SEED_1_SOLVED);
}

/// Of singles, the hidden one is the hardest, as it is for the rating, though hints look for it before the naked one.
#[test]
fn the_hardest_step_of_a_game_is_found_as_the_rating_does() {
    const EASY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    let mut played = Played::at(&format!("#play={EASY}"));
    let path = nonet_logic::solve_path(&Candidates::new(&EASY.parse().unwrap()), nonet_logic::Order::Rating, &Options::UNIQUE);
    for it in path.steps.iter().flat_map(|step| step.placements().iter().collect::<Vec<_>>()) {
        played = played.act(Action::Board(BoardAction::Select(it.cell))).keys(&it.digit.to_string());
    }
    let finish = played.wait().game().finish.unwrap();
    assert_eq!(finish.facts[0], "Hardest step of this game: Hidden single");
}

/// The cell's notes of both sorts, and its colour's number.
fn small(played: &Played, name: &str) -> (String, String, u8) {
    let view = played.board().cells[cell(name).index()];
    (view.notes.to_string(), view.centre.to_string(), view.colour.map_or(0, Digit::value))
}

#[test]
fn the_keys_write_what_the_mode_says() {
    let played = Played::at(&format!("#play={SEED_1}")).keys("Space 1 7");
    assert_eq!(played.game().modes.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["Digit", "Notes", "Colour", "Lines"]);
    assert_eq!(small(&played, "r1c1"), ("1 7".into(), String::new(), 0));
    let played = played.keys("Space 3");
    assert_eq!(small(&played, "r1c1"), ("1 7".into(), String::new(), 3));
    let played = played.act(Action::Shell(ShellAction::Choose("notes", 1))).keys("c 1 x 7");
    assert_eq!(small(&played, "r1c1"), ("1".into(), "1".into(), 3), "7 was there and is taken away");
    assert_eq!(played.board().cells[0].name(), "row 1, column 1, empty, notes 1, centre notes 1");
    let played = played.keys("z 7 Backspace Backspace");
    assert_eq!(small(&played, "r1c1"), (String::new(), "1".into(), 3), "first the digit, then the notes");
}

#[test]
fn candidates_are_coloured_while_their_digit_is_lit() {
    let tint = |played: &Played, digit: Digit| played.board().cells[0].tints[digit.index()];
    let played = Played::at(&format!("#play={SEED_1}")).keys("n 1 7 f 7 v 3");
    assert_eq!((tint(&played, Digit::D7), tint(&played, Digit::D1)), (Some(Digit::D3), None));
    assert_eq!(small(&played, "r1c1"), ("1 7".into(), String::new(), 0), "not the cell");
    let again = game::save::load(&game::save::save(&played.0.play.game)).unwrap();
    assert_eq!(again.standing().tint(cell("r1c1"), Digit::D7), Some(Digit::D3));
    let cell = played.act_again(Action::Board(BoardAction::LightNext)).act(Action::Board(BoardAction::LightNext)).keys("4");
    assert_eq!(small(&cell, "r1c1").2, 4, "with no digit lit, the cell");
    assert_eq!(tint(&played.keys("C-z"), Digit::D7), None);
}

#[test]
fn several_cells_are_written_at_once() {
    let played = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Adding(true)));
    let played = played
        .act(Action::Board(BoardAction::Tap(cell("r1c1"), Digit::D5)))
        .act(Action::Board(BoardAction::Tap(cell("r1c6"), Digit::D5)))
        .act(Action::Board(BoardAction::Tap(cell("r1c9"), Digit::D5)));
    let played = played
        .act(Action::Board(BoardAction::Tap(cell("r1c1"), Digit::D5)))
        .act(Action::Board(BoardAction::Tap(cell("r1c1"), Digit::D5)))
        .keys("n 6");
    let noted = ["r1c1", "r1c6", "r1c9"].map(|name| small(&played, name).0);
    assert_eq!(noted, ["", "6", "6"], "the first tap took r1c1 out again");
}

#[test]
fn a_locked_digit_is_written_where_one_taps() {
    let tap = |played: Played, name: &str| played.act(Action::Board(BoardAction::Tap(cell(name), Digit::D5)));
    let played = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Lock(Digit::D7)));
    assert_eq!(played.play().keypad.locked, Some(Digit::D7));
    let played = tap(tap(played, "r1c1"), "r2c2");
    assert_eq!([content(&played.board(), "r1c1"), content(&played.board(), "r2c2")], [Content::Entered(Digit::D7); 2]);
    let played = tap(played, "r2c2");
    assert_eq!(content(&played.board(), "r2c2"), Content::Empty, "a second tap takes it away");
    let other = played.act(Action::Board(BoardAction::Digit(Digit::D5)));
    assert_eq!(other.play().keypad.locked, Some(Digit::D5));
    assert_eq!(other.act(Action::Board(BoardAction::Digit(Digit::D5))).play().keypad.locked, None);
    let freed = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Lock(Digit::D7))).keys("Escape");
    assert_eq!(tap(freed, "r1c1").line(), SEED_1);
}

#[test]
fn hints_are_told_stage_by_stage_and_applied() {
    let hint = |played: &Played| played.game().hint;
    let played = Played::at(&format!("#play={SEED_3B}"));
    let mut played = played;
    let mut longest = 0;
    while !played.game().solved {
        let mut stages = 1;
        played = played.keys("h");
        assert_eq!(hint(&played).unwrap().title, "Where to look");
        let marks = |played: &Played| played.board().cells.iter().flat_map(|cell| cell.marks).flatten().count();
        while hint(&played).unwrap().can_more {
            assert_eq!(
                played.act_again(Action::Play(PlayAction::Apply)).line(),
                played.line(),
                "nothing is applied before it is told"
            );
            let told = played.board().cells.iter().flat_map(|cell| cell.marks).any(|mark| mark == Some(Role::Elimination));
            assert!(!told, "the conclusion waits for its stage");
            played = played.keys("h");
            stages += 1;
        }
        assert!(marks(&played) > 0 || stages == 2);
        longest = longest.max(stages);
        let before = played.0.play.game.standing().clone();
        played = played.keys("Enter");
        assert_ne!(*played.0.play.game.standing(), before);
        assert_eq!(hint(&played), None);
    }
    assert_eq!(longest, 5, "a puzzle for more than singles");
    let told: u16 = played.0.play.game.hints.iter().sum();
    assert_eq!(told, played.0.play.game.hints[4], "each was told to its end");
}

#[test]
fn a_hint_marks_only_candidates_that_stand() {
    for level in Level::ALL {
        let mut played = Played::new()
            .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level))))
            .wait()
            .act(Action::Play(PlayAction::FillNotes));
        while !played.game().solved {
            played = played.keys("h").act(Action::Play(PlayAction::Stage(4)));
            for cell in played.board().cells {
                let candidates = played.0.play.game.standing().all_notes().digits_in(cell.cell);
                let marked = Digit::ALL.into_iter().filter(|digit| cell.marks[digit.index()].is_some());
                // Of a naked single, what its peers rule out is struck out, and does not stand.
                let is_single = cell.marks.contains(&Some(Role::Target));
                let marked = marked.filter(|digit| !(is_single && cell.marks[digit.index()] == Some(Role::Elimination)));
                marked.for_each(|digit| assert!(candidates.contains(digit), "{level:?}: {digit} in {}", cell.cell));
            }
            played = played.keys("Enter");
        }
    }
}

#[test]
fn a_hint_offers_to_write_just_the_notes_it_needs() {
    let mut played = Played::at(&format!("#play={SEED_3B}"));
    let hint = |played: &Played| played.game().hint;
    loop {
        played = played.keys("h").act(Action::Play(PlayAction::Stage(4)));
        if hint(&played).unwrap().missing.is_some() {
            break;
        }
        played = played.keys("Enter");
    }
    assert!(played.board().cells.iter().any(|cell| !cell.unwritten.is_empty()));
    let named = played.board().cells.iter().map(|cell| cell.name()).find(|name| name.contains("notes"));
    assert_eq!(named, None, "what is only drawn pale is not said to be written");
    // Applied without them, nothing on the board changes: so it is said.
    let applied = played.act_again(Action::Play(PlayAction::Apply));
    assert_eq!(
        (applied.said().as_str(), applied.line()),
        ("Kept in mind: no note shows what the hint ruled out.", played.line())
    );
    assert_eq!(applied.keys("C-z").said(), "What the hint ruled out is open again.");
    let written = played.act(Action::Play(PlayAction::WriteMissing));
    let view = hint(&written).unwrap();
    assert_eq!((view.missing, view.can_apply), (None, true));
    assert!(!written.0.play.game.standing().all_notes().is_empty());
    assert!(hint(&written.keys("C-z")).is_none(), "a hint goes with the position that it was for");
}

#[test]
fn a_hint_that_comes_late_is_waited_for_and_one_for_another_board_is_dropped() {
    let hint = |played: &Played| played.game().hint;
    let late = |asked: &Played| {
        let request = asked.0.questions.wanted().iter().find(|it| matches!(it.question, Question::Hint { .. })).cloned().unwrap();
        let answer = answer(&request.question);
        PageEvent::Answered { id: request.id, answer }
    };
    let asked = Played::at(&format!("#play={SEED_3B}")).act_alone(Action::Play(PlayAction::Hint));
    assert_eq!((hint(&asked), asked.said()), (None, String::new()));
    let waited = Played(asked.0.clone()).act_alone(PageEvent::Tick).act_alone(PageEvent::Tick);
    assert_eq!(waited.said(), "Still looking\u{2026}");
    let here = waited.act_alone(late(&asked));
    assert_eq!((hint(&here).unwrap().title.as_str(), here.said()), ("Where to look", String::new()));

    let moved = Played(asked.0.clone())
        .act_alone(Action::Board(BoardAction::Select(cell("r1c1"))))
        .act_alone(Action::Board(BoardAction::Digit(Digit::D3)));
    assert!(!moved.0.questions.wanted().iter().any(|it| matches!(it.question, Question::Hint { .. })));
    let stale = moved.act_alone(late(&asked));
    assert_eq!((hint(&stale), stale.line().chars().next()), (None, Some('3')));
    let closed = Played(asked.0.clone()).act_alone(Action::Shell(ShellAction::Escape)).act_alone(late(&asked));
    assert_eq!(hint(&closed), None, "nobody waits any more");
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
        (Action::Solve(SolveAction::ListSteps(true)), |it| matches!(it, Question::AllSteps { .. })),
        (Action::Solve(SolveAction::Example(id_of(Technique::XWing), 0)), |it| matches!(it, Question::Example { .. })),
        (Action::Solve(SolveAction::Trail(true)), |it| matches!(it, Question::Search { .. })),
    ] {
        let told = failed(&Played(solving.0.clone()).act_alone(action.clone()), is_it);
        assert_eq!((told.said().as_str(), told.line().as_str()), (said, SEED_3B), "{action:?}");
        assert!(!told.0.questions.wanted().iter().any(|request| is_it(&request.question)), "{action:?} is not asked again");
    }
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

#[test]
fn mistakes_are_counted_then_shown_then_taken_back() {
    let hint = |played: &Played| played.game().hint;
    let fine = Played::at(&format!("#play={SEED_1}")).keys("C-Enter");
    assert_eq!(fine.said(), "No wrong digits so far.");
    assert_eq!(fine.act_again(PageEvent::Tick).said(), "No wrong digits so far.", "time goes by, what was said stays");
    let wrong = fine.keys("1 ArrowDown ArrowRight 5 C-Enter");
    let said = |played: &Played| hint(played).unwrap().lines.iter().map(|line| line.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(said(&wrong), "1 digit is wrong.");
    let invalid = |played: &Played| played.board().cells.iter().filter(|cell| cell.invalid).count();
    assert_eq!(invalid(&wrong), 0, "how many comes before where");
    let shown = wrong.act(Action::Play(PlayAction::More));
    assert_eq!((said(&shown).as_str(), invalid(&shown)), ("The digit in r2c2.", 1));
    let back = shown.act(Action::Play(PlayAction::BackToFine));
    assert_eq!(back.line(), line("1").replacen("10", "1", 1).chars().take(1).collect::<String>() + &SEED_1[1..]);
    assert_eq!(hint(&back.keys("2 h")).unwrap().title, "Something is wrong", "a hint says mistakes first");
    let live = Played::at(&format!("#play={SEED_1}"))
        .act(Action::Shell(ShellAction::Choose("checking", 2)))
        .keys("ArrowDown ArrowRight 5");
    assert_eq!(invalid(&live), 1);
    let off = Played::at(&format!("#play={SEED_1}")).act(Action::Shell(ShellAction::Choose("checking", 0))).keys("4");
    assert_eq!((invalid(&off), off.game().spoken.as_str()), (0, ""));
}

#[test]
fn why_not_is_asked_of_any_candidate() {
    let ask = |script: &str| Played::at(&format!("#play={SEED_1}")).keys(script).game().hint.unwrap();
    let seen = ask("w 4");
    assert_eq!(
        (seen.title.as_str(), seen.lines[0].to_string().as_str()),
        ("Why not 4 in r1c1?", "4 stands in r1c2, in the same row.")
    );
    let unproved = ask("w 1");
    assert_eq!(unproved.lines[0].to_string(), "Nothing proves yet that 1 is not in r1c1.");
    let proved = ask("w 7");
    assert!(!proved.lines.is_empty());
    let hint = ask("w 7 h");
    assert_ne!(hint.title, proved.title, "a hint takes its place");
    // A step that is told is a hint, done or not; what anyone sees is none.
    let hints = |played: &Played| played.0.play.game.hint_count();
    let asked = |script: &str| Played::at(&format!("#play={SEED_1}")).keys(script);
    assert_eq!((hints(&asked("w 4")), hints(&asked("w 1"))), (0, 0));
    let told = asked("w 7");
    assert!(proved.can_apply && hints(&told) == 1);
    assert_eq!(hints(&told.act(Action::Play(PlayAction::Apply))), 1);
}

#[test]
fn a_hint_that_is_told_to_its_end_has_no_more_to_ask_for() {
    let told = Played::at(&format!("#play={SEED_1}")).keys("h");
    assert!(told.play().tools.can_hint);
    let told = told.act(Action::Play(PlayAction::Stage(4)));
    let view = told.play();
    assert!(!view.tools.can_hint && view.game.hint.unwrap().can_apply);
    let counted = told.0.play.game.hints;
    let told = told.keys("h");
    assert_eq!(told.0.play.game.hints, counted);
    assert!(told.act(Action::Play(PlayAction::CloseHint)).play().tools.can_hint);
}

#[test]
fn save_points_and_guesses_are_gone_back_from() {
    let stands = |played: &Played| played.0.play.game.standing().entered().filled().len();
    let played = Played::at(&format!("#play={SEED_1}")).keys("1 C-s ArrowDown ArrowRight 5 C-b");
    assert_eq!((stands(&played), played.said().as_str()), (1, "Back at the save point."));
    let played = played.keys("C-z");
    assert_eq!(stands(&played), 2, "nothing is lost");
    let guessed = played.act(Action::Play(PlayAction::Guess)).keys("ArrowDown 7 ArrowDown 8");
    assert!(guessed.game().guess);
    let kept = Played(guessed.0.clone())
        .act(Action::Play(PlayAction::Guess))
        .keys("ArrowDown 3")
        .act(Action::Play(PlayAction::KeepGuess));
    assert_eq!((kept.said().as_str(), stands(&kept)), ("The guess is kept; the one before it is still open.", 5));
    assert_eq!(kept.act(Action::Play(PlayAction::KeepGuess)).said(), "The guess is kept.");
    let dropped = guessed.act(Action::Play(PlayAction::DropGuess));
    assert_eq!((stands(&dropped), dropped.game().guess), (2, false));
    let named = dropped.act(Action::Play(PlayAction::SetPoint("  the fork ".to_owned())));
    assert_eq!(named.game().points.last().map(|point| point.0.clone()), Some("the fork".to_owned()));
    assert_eq!(named.said(), "Saved: the fork.");
    let again = named.keys("C-s");
    assert_eq!((again.said().as_str(), again.game().points.len()), ("Saved: the fork.", 2), "it has its name");
    let renamed = again.act(Action::Play(PlayAction::SetPoint("the way back".to_owned())));
    assert_eq!(renamed.said(), "The save point here, the fork, is called the way back now.");
    assert_eq!(renamed.game().points.len(), 2);
}

#[test]
fn a_paused_game_shows_and_takes_nothing() {
    let played = Played::at(&format!("#play={SEED_1}")).act(PageEvent::Tick).act(PageEvent::Tick).keys("p 1 h C-z");
    let view = played.play();
    assert!(view.board.is_empty() && view.board.cells.iter().all(|cell| cell.name().ends_with(", hidden")));
    assert_eq!(view.game.words, "Paused");
    assert!(!view.tools.plays && !view.tools.can_erase && view.keypad.off, "what would do nothing looks so");
    let played = played.act(PageEvent::Tick).keys("p");
    assert_eq!((played.line(), played.0.play.game.seconds), (SEED_1.to_owned(), 2));
    let elsewhere = Played(played.0.clone()).keys("1 p").act(PageEvent::Elsewhere(true));
    let view = elsewhere.play();
    assert!(!view.tools.plays && !view.tools.can_undo, "another tab plays it,");
    assert!(!view.game.paused, "and has its clock");
    let asked = elsewhere.keys("p");
    assert!(!asked.game().paused);
    assert!(asked.said().starts_with("This game is being played in another tab"), "{}", asked.said());
    let away = played.act_again(PageEvent::Away(true)).act(PageEvent::Tick);
    assert_eq!(away.0.play.game.seconds, 2, "nobody plays who doesn't look");
    let reading = played.act(Action::Shell(ShellAction::Open(Overlay::Techniques(String::new())))).act(PageEvent::Tick);
    assert_eq!((reading.0.play.game.seconds, reading.0.is_timed()), (2, false), "nor who reads in a dialog");
    assert_eq!(away.act(PageEvent::Away(false)).act(PageEvent::Tick).game().time.as_deref(), Some("0:03"));
}

#[test]
fn a_finished_game_stays_finished() {
    let last = Played::at(&format!("#play=0{}", &SEED_1_SOLVED[1..])).keys("C-Home 1");
    assert!(last.0.play.game.is_solved());
    for keys in ["C-z", "C-b", "Delete", "2", "C-Home 2"] {
        let after = Played(last.0.clone()).keys(keys);
        assert_eq!((after.line(), after.0.play.game.is_solved()), (SEED_1_SOLVED.to_owned(), true), "{keys}");
        assert_eq!(after.0.play.game.finished, last.0.play.game.finished);
    }
    assert!(!last.can_undo());
}

#[test]
fn the_settings_of_a_backup_are_taken_where_none_were_changed() {
    let wishing = |count| Played::new().act(Action::Shell(ShellAction::Choose("count", count)));
    let theirs = wishing(5).0.session.settings;
    let backup = || PageEvent::Pasted(format!("nonet backup 1\n{}", theirs.text()));
    assert_eq!(Played::new().act(backup()).0.session.settings, theirs);
    let own = wishing(0);
    let chosen = own.0.session.settings;
    assert_ne!(chosen, theirs);
    assert_eq!(own.act(backup()).0.session.settings, chosen);
}

#[test]
fn a_new_version_is_offered_until_it_is_dismissed_and_again_to_who_comes_back() {
    let played = Played::at(&format!("#play={SEED_1}")).act(PageEvent::NewVersion);
    let offered = |played: &Played| played.view().update_offer.map(|offer| offer.words).unwrap_or_default();
    assert_eq!(played.view().update_offer.unwrap().offers[0].action, Action::Shell(ShellAction::TakeVersion));
    let on = played.keys(". 1");
    assert!(offered(&on).starts_with("A new version"), "a move does not outdate it");
    let dismissed = on.act(Action::Shell(ShellAction::DismissUpdate)).keys(". 2");
    assert_eq!(offered(&dismissed), "");
    let back = dismissed.act(PageEvent::Away(true)).act(PageEvent::Away(false));
    assert!(offered(&back).starts_with("A new version"));
    assert_eq!(back.act(Action::Shell(ShellAction::TakeVersion)).asked(), Some(&Effect::TakeVersion));

    // It stands beside a message that offers to undo something, and neither takes the place of the other.
    let pasted = Played::at("#solve").act(PageEvent::Pasted(SEED_1.to_owned())).wait();
    let said = pasted.said();
    assert_ne!(said, "");
    let both = pasted.act(PageEvent::NewVersion);
    assert_eq!((both.said(), offered(&both).is_empty()), (said, false));
    let next = both.act(PageEvent::Copied(true));
    assert_eq!((next.said().as_str(), offered(&next).is_empty()), ("Copied.", false));
    let dismissed = next.act(Action::Shell(ShellAction::Dismiss));
    assert_eq!((dismissed.said().as_str(), offered(&dismissed).is_empty()), ("", false));
}

#[test]
fn levels_start_games_and_a_backup_brings_them_back() {
    let played = Played::new().act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Medium)))).keys(". 1");
    let played = played.act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Medium)))).wait().keys(". 2");
    let givens = |played: &Played| {
        let archive = &played.0.session.archive;
        let mut games: Vec<String> = archive.copies().iter().map(|copy| copy.game.givens().to_string()).collect();
        games.sort();
        games
    };
    let lines = givens(&played);
    assert_ne!(lines[0], lines[1], "another one each time");
    assert_eq!(played.game().about, "Medium");
    let (played, text) = backup(played.act(Action::Shell(ShellAction::Choose("time", 0))));
    assert!(text.starts_with("nonet backup 1\n"), "{text}");
    let mut store = MemoryStore::default();
    let read = Played::new().act(opened("nonet-games.txt", &text));
    assert_eq!(read.said(), "", "nothing is said before the store has them");
    let fresh = read.keep(&mut store);
    assert_eq!(fresh.said(), "Read 2 games from the backup.");
    let told = |played: &Played| match &played.0.shell.overlay {
        Some(Overlay::Restored(games)) => games.iter().map(|game| game.fate.to_string()).collect::<Vec<_>>(),
        other => panic!("{other:?} is open"),
    };
    assert_eq!(told(&fresh), ["Added.", "Added."]);
    assert_eq!(givens(&Played::opened_on(&store, Vec::new())), lines);
    let twice = fresh.act_again(opened("a.txt", &text)).keep(&mut store);
    assert_eq!(told(&twice), ["Already here, with all that the backup has."; 2]);
    assert_eq!(fresh.0.session.settings, played.0.session.settings);
    let damaged = text.replacen("set ", "sat ", 1) + "\nnonet 2\nwhatever\n";
    let partly = Played::new().act(opened("a.txt", &damaged));
    assert_eq!(partly.said(), "Read 1 game. One is damaged. One is of a later version of this page.");
}

/// A table with two columns of puzzles: it is read once it is known which of them is meant, and not at all if nobody says so.
#[test]
fn where_it_is_not_clear_which_column_holds_the_puzzles_it_is_chosen() {
    let table = format!("left,right\n{SEED_1},{SEED_2}\n{SEED_2},{SEED_1}\n");
    let asked = Played::new().act(opened("two.csv", &table));
    assert_eq!(asked.0.shell.overlay, Some(Overlay::PuzzleColumn));
    let columns = asked.view().collections.columns.unwrap();
    assert_eq!(columns.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["left", "right"]);
    let is_import =
        |request: &QuestionRequest| matches!(request.question, Question::Collection(CollectionQuestion::Import { .. }));
    assert!(!asked.0.questions.wanted().iter().any(is_import), "nothing is read meanwhile");
    let read = asked.act_again(Action::Collection(CollectionAction::ReadColumn(1))).wait();
    assert_eq!(read.0.shell.overlay, Some(Overlay::Collection));
    assert_eq!(shown_table(&read).counts.rows, 2);
    let first = read.act(Action::from(TableAction::Open(0, Room::Solve)));
    assert_eq!(first.0.address(), Address::Puzzle(SEED_2.parse().unwrap()));
    // Who closes the question reads nothing, and the next file is asked about anew.
    let left = asked.act(Action::Shell(ShellAction::Close));
    assert!(left.0.shell.overlay.is_none() && !left.0.questions.wanted().iter().any(is_import));
    let again = left.act(PageEvent::Pasted(table));
    assert_eq!(again.0.shell.overlay, Some(Overlay::PuzzleColumn));
}

/// A file of another program: a puzzle, one that was begun, and one that is damaged.
fn open_sudoku_file() -> String {
    let cell = |(place, digit): (usize, char)| match (place, digit) {
        (0, _) => "1|0|0|1|".to_owned(), // entered
        (3, _) => "0|3|0|1|".to_owned(), // the notes 1 and 2
        (_, '0') => "0|0|0|1|".to_owned(),
        (_, digit) => format!("{digit}|0|0|0|"),
    };
    let begun: String = SEED_1.chars().enumerate().map(cell).collect();
    format!(
        "<opensudoku>\n<game data=\"{SEED_2}\"/>\n<game time=\"90500\" data=\"version: 4&#10;{begun}\"/>\n\
         <game data=\"version: 4&#10;0|0|\"/>\n</opensudoku>"
    )
}

#[test]
fn games_that_were_begun_in_another_program_are_kept_with_what_was_done_in_them() {
    let mut store = MemoryStore::default();
    let read = Played::new().act(opened("mine.opensudoku", &open_sudoku_file())).wait().keep(&mut store);
    assert_eq!(
        read.said(),
        "1 of 3 rows can't be read: line 4: this game is damaged at r1c1. \
         One game in it was begun: it is kept in the library, with its digits, notes and time."
    );
    assert_eq!(read.0.shell.overlay, Some(Overlay::Collection), "the list is shown");
    let kept = |played: &Played| {
        let copies = played.0.session.archive.copies();
        let copies: Vec<_> = copies.iter().filter(|copy| *copy.game.givens() == SEED_1.parse().unwrap()).collect();
        assert_eq!(copies.len(), 1, "once, however often it is read");
        Rc::clone(&copies[0].game)
    };
    let game = kept(&read);
    assert_eq!((game.grid()[cell("r1c1")], game.seconds), (Some(Digit::D1), 90));
    assert_eq!(game.standing().notes(game::Notes::ALL[0]).len(), 2);
    let twice = read.act(opened("mine.opensudoku", &open_sudoku_file())).wait().keep(&mut store);
    kept(&twice);
}

#[test]
fn a_file_of_one_game_that_was_begun_is_that_game() {
    let all = open_sudoku_file();
    let lines: Vec<&str> = all.lines().collect();
    let text = format!("<opensudoku>\n{}\n</opensudoku>", lines[2]);
    let played = Played::at(&format!("#play={SEED_2}")).act(opened("one.opensudoku", &text)).wait();
    assert_eq!(played.0.session.room, Room::Play);
    assert_eq!((*played.0.play.game.givens(), played.0.play.game.seconds), (SEED_1.parse().unwrap(), 90));
    assert_eq!(played.0.play.game.grid()[cell("r1c1")], Some(Digit::D1));
    // In Solve it stands on the board, and the game is kept beside.
    let mut store = MemoryStore::default();
    let solved = Played::new().act(opened("one.opensudoku", &text)).wait().keep(&mut store);
    assert_eq!(solved.0.session.room, Room::Solve);
    assert!(solved.0.session.archive.copies().iter().any(|copy| copy.game.seconds == 90), "{}", solved.said());
}

/// Nothing is left to be played of a full board: there is no game of it, and so no win after 0 seconds.
#[test]
fn a_full_board_is_no_game() {
    let full = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
    let is_no_game = |played: &Played| {
        assert_eq!(played.0.session.room, Room::Solve);
        assert_eq!(played.said(), "This board is full, so there is nothing to play. It is shown in Solve.");
        assert!(
            library(&played.0.session, &played.0.collections.deleted).iter().all(|game| game.givens != full.parse().unwrap())
        );
    };
    is_no_game(&Played::at(&format!("#play={full}")));
    let list = format!("{SEED_1}\n{full}\n");
    let opened = Played::at(&format!("#play={SEED_2}")).act(opened("two.txt", &list)).wait();
    is_no_game(&opened.act(Action::from(TableAction::Open(1, Room::Play))));
}

#[test]
fn a_pasted_text_of_many_megabytes_is_a_list() {
    let list = format!("{SEED_1}\n").repeat(12_500);
    let is_judged = |question: &Question| matches!(question, Question::Collection(CollectionQuestion::Judge { .. }));
    let pasted = Played::new().act_alone(PageEvent::Pasted(list)).answered(|question| !is_judged(question));
    assert_eq!(shown_table(&pasted).counts.rows, 12_500);
    let none = Played::new().act_alone(PageEvent::Pasted("no puzzle\n".repeat(120_000)));
    let is_import = |request: &&QuestionRequest| matches!(request.question, Question::Collection(_));
    let request = none.0.questions.wanted().iter().find(is_import).unwrap();
    let why = KEPT.with(|kept| kept.answer(&request.question)).unwrap_err();
    let failed = none.act_again(PageEvent::Failed { id: request.id, why });
    assert!(failed.said().contains("no puzzles were found at its beginning"), "{}", failed.said());
}

#[test]
fn a_backup_brings_lists_of_puzzles_back_and_without_the_worker_at_least_the_games() {
    let list = format!("{SEED_1}\n{SEED_2}\n");
    let played = Played::at(&format!("#play={SEED_1}")).keys(". 1").act(opened("two.txt", &list)).wait();
    let (played, text) = backup(played);
    assert_eq!(text.matches("\nrow ").count(), 2, "{text}");

    KEPT.with(|kept| kept.records.borrow_mut().clear()); // another browser
    let told = |played: &Played| match &played.0.shell.overlay {
        Some(Overlay::Restored(games)) => games.iter().map(|it| format!("{}: {}", it.words, it.fate)).collect::<Vec<_>>(),
        other => panic!("{other:?} is open"),
    };
    let fresh = Played::new().act(opened("nonet-games.txt", &text)).wait().keep(&mut MemoryStore::default());
    assert_eq!(fresh.said(), "Read 1 game and 1 list from the backup.");
    assert_eq!(told(&fresh)[1], "two.txt, 2 rows: Added.");
    assert_eq!(told(&fresh).len(), 2);
    // A backup of lists alone, pasted.
    let rest = text.split_once("\n\n").unwrap().1;
    let lists = format!("nonet backup 1\n\n{}", &rest[rest.find("nonet collection").unwrap()..]);
    let pasted = fresh.act(PageEvent::Pasted(lists)).wait();
    assert_eq!(
        (pasted.said(), told(&pasted)),
        ("Read 1 list from the backup.".into(), vec!["two.txt, 2 rows: Already here.".to_owned()])
    );

    let asked = played.act_alone(Action::Play(PlayAction::Backup));
    let is_backup = |request: &&QuestionRequest| matches!(request.question, Question::Collection(CollectionQuestion::Backup(_)));
    let id = asked.0.questions.wanted().iter().find(is_backup).unwrap().id;
    let failed = asked.act(PageEvent::Failed { id, why: "it broke".to_owned() });
    assert!(matches!(failed.asked(), Some(Effect::Download { text, .. }) if text.contains("\nnonet 1\n")));
    let failed = failed.act(PageEvent::Pasted("nonet backup 1\n\nnonet collection 2\nwhatever\n".to_owned())).wait();
    assert_eq!(failed.said(), "Read 0 games. One is of a later version of this page.");
}

#[test]
fn the_next_puzzle_of_each_level_is_made_while_a_game_is_played() {
    let fresh = Played::at(&format!("#play={SEED_1}")).wait();
    assert_eq!(fresh.game().about, "Hard", "rated while it is looked at");
    assert_eq!(fresh.0.session.making.next, [None; 5], "nothing is made before something is played");
    let played = fresh.keys(". 1").wait();
    let next = played.0.session.making.next.map(Option::unwrap);
    for (level, givens) in Level::ALL.into_iter().zip(next) {
        let path = rate(&Candidates::new(&givens), &Options::UNIQUE).unwrap();
        assert_eq!(path.level, level);
        let given = givens.filled();
        assert!(
            given.iter().all(|cell| given.contains(Cell::all().nth(80 - cell.index()).unwrap())),
            "turned, it looks the same"
        );
        let started = played.act_again(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level))));
        assert_eq!((*started.0.play.game.givens(), started.game().about.as_str()), (givens, level.name()));
        assert_eq!(
            started.keys(". 1").wait().0.session.making.next.into_iter().flatten().filter(|made| *made == givens).count(),
            0
        );
    }
}

#[test]
fn a_puzzle_that_is_not_there_yet_is_waited_for_and_need_not_be() {
    let asked = Played::new()
        .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Hard))))
        .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Hard))));
    assert_eq!(asked.said(), "Making a puzzle: Hard");
    let first = *asked.0.play.game.givens();
    let stopped = asked.act_again(Action::Shell(ShellAction::StopMaking));
    assert!(stopped.0.questions.wanted().is_empty() && stopped.said().is_empty());
    let made = asked.wait();
    assert_ne!(*made.0.play.game.givens(), first);
    assert_eq!(made.game().about, "Hard");
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everyone() {
    let on = |day, level| {
        let date = Day { year: 2026, month: 11, day };
        let wish = Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Day(Daily { day: date, level })));
        let asked = Played::new().act(PageEvent::Today(date)).act(wish).wait();
        assert_eq!(asked.game().about, format!("{} of {day} November", level.name()));
        asked.line()
    };
    assert_eq!(on(21, Level::Easy), on(21, Level::Easy));
    assert_ne!(on(21, Level::Easy), on(22, Level::Easy));
    assert_ne!(on(21, Level::Easy), on(21, Level::Medium));
}

#[test]
fn a_technique_is_practised_at_a_position_that_was_never_seen() {
    for technique in [Technique::NakedSingle, Technique::Swordfish, Technique::XyChain] {
        let brought = Played::new()
            .act(Action::Shell(ShellAction::Open(Overlay::Techniques(String::new()))))
            .act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Practise(id_of(technique)))))
            .wait();
        assert!(brought.view().techniques.is_none() && brought.0.solve.candidates);
        let stepped = brought.act(Action::Board(BoardAction::Step));
        assert_eq!(stepped.0.solve.log().last().unwrap().explained.technique.id, id_of(technique));
    }
}

#[test]
fn a_book_is_made_level_by_level_and_goes_out_as_text_and_csv() {
    let chosen = |key, value| Action::Shell(ShellAction::Choose(key, value));
    let asked = Played::new()
        .act(Action::Shell(ShellAction::Enter(Room::Make)))
        .act(chosen("count", 4))
        .act(Action::Make(MakeAction::MakeBook));
    assert_eq!(asked.book().words, "0 of 12 made");
    let made = asked.wait();
    let (book, shown) = (&made.0.make.book, made.book());
    assert_eq!((shown.words.as_str(), shown.running), ("12 puzzles made", false));
    let levels: Vec<Level> = book.puzzles.iter().map(|puzzle| puzzle.level).collect();
    assert!(levels.is_sorted() && levels[0] == Level::Easy && levels[11] == Level::Extreme, "{levels:?}");
    for puzzle in book.puzzles.iter() {
        let rating = rate(&Candidates::new(&puzzle.givens), &Options::UNIQUE).unwrap();
        assert_eq!((rating.level, rating.score, rating.hardest), (puzzle.level, puzzle.score, puzzle.hardest.parse().ok()));
        let followed = Played::at(&puzzle.address().to_string());
        assert_eq!((followed.0.session.room, *followed.0.play.game.givens()), (Room::Play, puzzle.givens));
        assert!(followed.said().starts_with("By its link, the generator made it from seed "), "{}", followed.said());
    }
}

/// The pages of the book.
fn pages(played: &Played) -> Rc<Vec<Rc<BookPage>>> {
    played.book().pages
}

#[test]
fn a_book_that_another_took_the_place_of_comes_back() {
    let one = Action::Shell(ShellAction::Choose("count", 1));
    let make = || Action::Make(MakeAction::MakeBook);
    let first = Played::new().act(Action::Shell(ShellAction::Enter(Room::Make))).act(one).act(make()).wait();
    assert!(first.view().toast.is_none(), "it took no other's place");
    let puzzles = |played: &Played| Rc::clone(&played.0.make.book.puzzles);
    let named = first.act_again(Action::Make(MakeAction::Title("Ours".to_owned())));
    let second = named.act(make()).act_again(Action::Make(MakeAction::Title("Another".to_owned()))).wait();
    assert_ne!(puzzles(&second), puzzles(&first));
    let offered = second.view().toast.unwrap().offers.pop().unwrap();
    let back = second.act_again(offered.action);
    assert_eq!((puzzles(&back), &*back.0.make.title), (puzzles(&first), "Ours"));
    let again = back.act_again(Action::Board(BoardAction::Redo));
    assert_eq!((puzzles(&again), &*again.0.make.title), (puzzles(&second), "Another"));
    // One that was stopped before it had any puzzle is no book: it pushes none out, and isn't kept.
    let stopped = Played(again.0.clone()).act_alone(make()).act_alone(Action::Make(MakeAction::StopBook));
    let back = stopped.act(Action::Board(BoardAction::Undo));
    assert_eq!((puzzles(&back), &back.0.make.other), (puzzles(&again), &None));
    // It is there at the next visit, too.
    let opened = |other: &str| {
        let opened = Played(State::new(Stored { other_book: OtherBook::read(other), ..Stored::default() }));
        opened.act_alone(Action::Shell(ShellAction::Enter(Room::Make)))
    };
    let found = opened(&again.0.make.other.as_ref().unwrap().text());
    assert!(found.book().has_other);
    let found = found.act_alone(Action::Board(BoardAction::Undo));
    assert_eq!((puzzles(&found), &*found.0.make.title), (puzzles(&first), "Ours"));
    for damaged in ["Ours", "Ours\n\n7"] {
        assert!(puzzles(&opened(damaged).act_alone(Action::Board(BoardAction::Undo))).is_empty(), "{damaged}");
    }
}

#[test]
fn pages_are_drawn_as_they_change_and_printed_once_all_are_there() {
    let choose = |key, value| Action::Shell(ShellAction::Choose(key, value));
    let mut making = Played::new().act(Action::Shell(ShellAction::Enter(Room::Make))).act(choose("count", 4));
    assert_eq!(pages(&making).len(), 2, "as they will look");
    making = making.act(Action::Make(MakeAction::MakeBook));
    let mut before = pages(&making);
    for made in 1..=6 {
        let asked = |request: &&QuestionRequest| matches!(request.question, Question::Make(_));
        let request = making.0.questions.wanted().iter().find(asked).cloned().unwrap();
        making = making.act(PageEvent::Answered { id: request.id, answer: answer(&request.question) });
        let now = pages(&making);
        assert_eq!(now.len(), if made > 4 { 4 } else { 3 }, "a title, pages of four puzzles, and one of solutions");
        assert_eq!(Rc::ptr_eq(&now[1], &before[1]), made > 4, "a page that is full is drawn once");
        before = now;
    }
    let printed = |played: &Played| matches!(played.asked(), Some(Effect::Print));
    let stopped = making.act_alone(Action::Make(MakeAction::StopBook)).act_alone(Action::Make(MakeAction::Print));
    assert!(!printed(&stopped), "where the solutions stand is not drawn yet");
    let left = stopped.act_again(Action::Shell(ShellAction::Enter(Room::Play)));
    assert!(!printed(&left.act(Action::Shell(ShellAction::Enter(Room::Make)))), "it is no longer in sight");
    let id = stopped.0.questions.wanted()[0].id;
    let failed = stopped.act_again(PageEvent::Failed { id, why: "it broke".to_owned() });
    assert!(printed(&failed.act(Action::Make(MakeAction::Print))), "it is tried again");
    assert!(printed(&stopped.wait()));
}

#[test]
fn the_puzzles_that_come_with_the_program_have_one_solution_and_their_level() {
    for level in Level::ALL {
        let givens = game::first_puzzle(level).unwrap();
        assert!(Puzzle::new(givens).is_ok());
        assert_eq!(rate(&Candidates::new(&givens), &Options::UNIQUE).unwrap().level, level, "{givens}");
    }
}

#[test]
fn a_mixed_book_has_each_level_once_in_every_five_puzzles_and_is_the_same_from_the_same_seed() {
    let asked = |game: Played| {
        let chosen = game.act(Action::Shell(ShellAction::Choose("count", 4))).act(Action::Shell(ShellAction::Choose("level", 1)));
        chosen.act(Action::Make(MakeAction::MakeBook)).wait().0.make.book
    };
    let book = asked(Played::new());
    let levels: Vec<Level> = book.puzzles.iter().map(|puzzle| puzzle.level).collect();
    assert_eq!(levels.len(), 12);
    for five in levels.chunks_exact(5) {
        assert!(Level::ALL.iter().all(|level| five.contains(level)), "{levels:?}");
    }
    assert!(!levels[..5].is_sorted() && levels[..5] != levels[5..10], "{levels:?}");
    assert_eq!(puzzles(&book), puzzles(&asked(Played::new())));
}

fn puzzles(book: &Book) -> Vec<Grid> {
    book.puzzles.iter().map(|puzzle| puzzle.givens).collect()
}

#[test]
fn a_book_is_made_again_at_the_next_visit_once_the_make_room_is_entered() {
    let asked = Played::new().act(Action::Shell(ShellAction::Choose("count", 4))).act(Action::Make(MakeAction::MakeBook));
    let next_visit = |order: &BookOrder| {
        let opened = Played(State::new(Stored { order: BookOrder::read(&order.text()), ..Stored::default() }));
        assert!(opened.0.questions.wanted().is_empty() && !opened.0.make.book.is_running());
        opened.act(Action::Shell(ShellAction::Enter(Room::Make))).wait().0.make.book
    };
    let made = asked.act_again(Action::Shell(ShellAction::Enter(Room::Make))).wait().0.make.book;
    assert_eq!(puzzles(&next_visit(&made.order)), puzzles(&made));
    let request = asked.0.questions.wanted().first().cloned().unwrap();
    let answer = answer(&request.question);
    let stopped = asked.act(PageEvent::Answered { id: request.id, answer }).act(Action::Make(MakeAction::StopBook)).0.make.book;
    assert_eq!(puzzles(&next_visit(&stopped.order)), puzzles(&made)[..1]);
    // What was made is kept with it: then nothing is made again.
    let kept = Stored { order: made.order, puzzles: made.text(), ..Stored::default() };
    let replaced = Played(State::new(kept.clone())).act_alone(Action::Make(MakeAction::MakeBook));
    let back = replaced.act_alone(Action::Shell(ShellAction::Enter(Room::Make))).act_alone(Action::Board(BoardAction::Undo));
    assert_eq!(puzzles(&back.0.make.book), puzzles(&made), "it is not lost to another that is made before it is looked at");
    let opened = Played(State::new(kept)).act_alone(Action::Shell(ShellAction::Enter(Room::Make)));
    assert_eq!((puzzles(&opened.0.make.book), opened.0.make.book.is_running()), (puzzles(&made), false));
    for text in ["", "7", "1 300\n", "x 4\nlevel 2", "1\n4"] {
        assert_eq!(BookOrder::read(text).wanted, 0, "{text}");
    }
}

#[test]
fn a_book_goes_out_as_text_and_as_csv_which_makes_it_again() {
    let one = Played::new().act(Action::Shell(ShellAction::Choose("count", 1))).act(Action::Make(MakeAction::MakeBook)).wait();
    let file = |csv| match one.act_again(Action::Make(MakeAction::DownloadBook { csv })).asked() {
        Some(Effect::Download { text, .. }) => text.clone(),
        other => panic!("{other:?}"),
    };
    let (text, csv) = (file(false), file(true));
    assert_eq!(text.lines().count(), 2);
    assert_eq!(csv.lines().next(), Some("puzzle,solution,level,score,hardest,givens,seed"));
    for (line, puzzle) in csv.lines().skip(1).zip(one.0.make.book.puzzles.iter()) {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!((fields.len(), fields[2]), (7, puzzle.level.name()));
        assert!(text.contains(fields[0]));
        let request: Request = puzzle.recipe.parse().unwrap();
        let again = request.make(&mut |_| true).unwrap();
        assert_eq!(
            (nonet_formats::line(again.puzzle.givens()), request.seed.0.to_string()),
            (fields[0].to_owned(), fields[6].to_owned())
        );
    }
}

#[test]
fn a_book_is_stopped_and_keeps_what_is_there() {
    let mut making = Played::new().act(Action::Shell(ShellAction::Choose("count", 12))).act(Action::Make(MakeAction::MakeBook));
    for _ in 0..3 {
        let request = making.0.questions.wanted().first().cloned().unwrap();
        let answer = answer(&request.question);
        making = making.act(PageEvent::Tick).act(PageEvent::Answered { id: request.id, answer });
    }
    assert_eq!(making.act_again(Action::Shell(ShellAction::Enter(Room::Make))).book().words, "3 of 200 made, about 3:17 left");
    let stopped = making.act(Action::Make(MakeAction::StopBook));
    assert!(stopped.0.questions.wanted().is_empty());
    assert_eq!(stopped.0.make.book.puzzles.len(), 3);
}

#[test]
fn nothing_is_taken_back_that_is_not_in_sight() {
    let solving = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Solve));
    let making = solving.act(Action::Shell(ShellAction::Enter(Room::Make))).act(Action::Board(BoardAction::Undo));
    assert_eq!(making.act(Action::Shell(ShellAction::Enter(Room::Solve))).line(), SEED_1_SOLVED);
}

#[test]
fn the_puzzles_of_a_book_take_the_technique_that_they_shall_take_and_get_harder() {
    let needs = 1 + Technique::XWing.index();
    let ask = Played::new().act(Action::Shell(ShellAction::Choose("count", 4)));
    let made = ask.act(Action::Shell(ShellAction::Choose("needs", needs))).act(Action::Make(MakeAction::MakeBook)).wait();
    let puzzles = &made.0.make.book.puzzles;
    for puzzle in puzzles.iter() {
        let rating = rate(&Candidates::new(&puzzle.givens), &Options::UNIQUE).unwrap();
        assert!(rating.counts.iter().any(|(technique, _)| *technique == Technique::XWing));
    }
    let levels: Vec<Level> = puzzles.iter().map(|puzzle| puzzle.level).collect();
    assert!(levels.len() == 12 && levels.is_sorted() && levels[0] < levels[11], "{levels:?}");
}

/// This puzzle is set by hand, and studied.
fn set_by_hand(puzzle: &str) -> Played {
    let solving = Played::at(&format!("#p={puzzle}"));
    let setting = solving.act(Action::Shell(ShellAction::Enter(Room::Make))).act(Action::Make(MakeAction::Open(MakeTab::Editor)));
    setting.act(Action::Make(MakeAction::FromSolve)).wait()
}

fn set_words(played: &Played) -> String {
    played.set().panel.words.to_string()
}

#[test]
fn it_is_said_what_each_given_does_and_what_one_more_would_do() {
    let here =
        |played: &Played, name: &str| played.act_again(Action::Board(BoardAction::Select(cell(name)))).set().panel.here.clone();
    let colour = |played: &Played, name: &str| played.board().cells[cell(name).index()].colour;

    let one = set_by_hand(SEED_2);
    assert_eq!(set_words(&one), "Any one of 2 givens could be removed.");
    assert_eq!((colour(&one, "r2c5"), colour(&one, "r1c2"), colour(&one, "r1c1")), (Digit::new(1), Digit::new(2), None));
    assert_eq!(here(&one, "r2c5"), "r2c5 is redundant: without it there is still one solution.");
    assert_eq!(here(&one, "r1c2"), "r1c2 is essential: without it there are 4 solutions.");
    assert_eq!(here(&one, "r1c1"), "", "what an empty cell would do is no news where there is one solution");
    let minimal = one.act(Action::Make(MakeAction::Edit(Edit::MakeMinimal))).wait();
    assert_eq!(set_words(&minimal), "Minimal: every given is essential.");
    assert!(!minimal.set().panel.can_reduce);
    assert_eq!(minimal.keys("C-z").line(), SEED_2);

    let several = set_by_hand(SEED_3C);
    assert_eq!(set_words(&several), "One more given makes it unique: any one of 27.");
    let easiest = several.set().panel.additions[0].clone();
    let added = several.act_again(Action::Make(MakeAction::AddGiven(easiest.given))).wait();
    let view = added.set().verdict.unwrap();
    assert_eq!((view.words.as_str(), view.kind), ("One solution", VerdictKind::One));
    assert_eq!(view.about, format!("26 givens. {}", easiest.words));
    let complete = several.act(Action::Make(MakeAction::Edit(Edit::Complete))).wait();
    assert_eq!(complete.set().verdict.unwrap().words, "One solution");
    let wrong = set_by_hand(&line("11"));
    assert_eq!(set_words(&wrong), "Mend that first.");
    assert!(!wrong.set().panel.plays_next && complete.set().panel.plays_next);
}

#[test]
fn a_message_in_make_goes_once_it_is_no_longer_the_latest() {
    let pasted = set_by_hand(SEED_3C).act(PageEvent::Pasted(SEED_2.to_owned())).wait();
    assert!(pasted.said().starts_with("Read as"), "{}", pasted.said());
    let minimal = pasted.act_again(Action::Make(MakeAction::Edit(Edit::MakeMinimal))).wait();
    assert!(minimal.view().toast.is_none(), "its Undo would take back something else");
    assert!(pasted.act(Action::Make(MakeAction::Open(MakeTab::Book))).view().toast.is_none());
}

#[test]
fn it_is_said_what_each_given_and_each_digit_does_to_many_solutions() {
    let select = |played: &Played, name: &str| played.act_again(Action::Board(BoardAction::Select(cell(name))));
    let here = |played: &Played, name: &str| select(played, name).set().panel.here.clone();
    let several = set_by_hand(SEED_3C);
    assert_eq!(
        here(&several, "r1c5"),
        "r1c5: 1 leaves 1 solution, 5 leaves 1 solution, 8 leaves 15 solutions, 9 leaves 15 solutions."
    );
    let drawn = several.board().cells[cell("r1c5").index()];
    assert_eq!(drawn.tints[Digit::D5.index()], Digit::new(1));
    assert_eq!(drawn.notes.iter().filter(|digit| drawn.tints[digit.index()].is_none()).count(), 0, "each digit has its tint");

    // With 856 solutions, as an own count says: without a given there are 2.7 to 21.3 times as many.
    let hundreds = set_by_hand("100007090030020008009600500005300900010080002600004000300000010040000007000000000");
    assert_eq!(here(&hundreds, "r1c1"), "Without r1c1 there are 7,753 solutions.");
    let tints: Vec<Option<Digit>> = hundreds.board().cells.iter().map(|cell| cell.colour).collect();
    assert_eq!((tints[cell("r1c8").index()], tints[cell("r1c1").index()]), (Digit::new(2), Digit::new(3)));
    assert_eq!(tints[cell("r3c7").index()], Digit::new(4));

    let many = set_by_hand(&line("1"));
    assert!(many.set().verdict.unwrap().words.contains("too few for one solution"));
    assert_eq!(set_words(&many), "Cells are tinted by what they do once there are 1,000 solutions or fewer.");
    assert_eq!(here(&many, "r1c1"), "Without r1c1 there are more than 1,000 solutions.");
    assert_eq!(here(&many, "r9c9"), "r9c9: 1, 2, 3, 4, 5, 6, 7, 8 and 9 leave more than 1,000 solutions.");
    assert!(many.board().cells.iter().all(|cell| cell.notes.is_empty()), "they would all say the same");
    let thousands = set_by_hand(&SEED_3C.replace("010470600", "000000000"));
    assert!(thousands.board().cells.iter().all(|cell| cell.notes.is_empty()), "none is tinted before they are counted");
    assert!(many.set().panel.can_complete);
}

#[test]
fn givens_are_typed_taken_back_and_taken_to_the_other_rooms() {
    let entered = Played::new().act(Action::Shell(ShellAction::Enter(Room::Make)));
    assert_eq!(entered.act_again(Action::Board(BoardAction::Digit(Digit::D7))).line(), line(""), "no board is in sight");
    let typed = entered.act(Action::Make(MakeAction::Open(MakeTab::Editor))).keys("Home 5 6");
    assert_eq!(typed.line(), line("56"));
    assert!(typed.board().cells[..2].iter().all(|cell| matches!(cell.content, Content::Given(_))));
    assert_eq!(Played(typed.0.clone()).keys("Delete").line(), line("5"));
    assert_eq!(Played(typed.0.clone()).keys("C-z C-z C-y").line(), line("5"));
    let cleared = typed.act_again(Action::Board(BoardAction::Clear));
    assert_eq!(cleared.cursor(), "r1c1");
    assert_eq!((cleared.line(), cleared.keys("C-z").line()), (line(""), line("56")));
    let shared = typed.act_again(Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle))));
    assert_eq!(shared.0.shell.shared.unwrap().sharing.link, format!("#p={}", line("56")));
    let to = |room| typed.act_again(Action::Make(MakeAction::TakeTo(room)));
    for room in [Room::Solve, Room::Play] {
        assert_eq!((to(room).0.session.room, to(room).line()), (room, line("56")));
    }
    let pasted = typed.act_again(PageEvent::Pasted(SEED_2.to_owned()));
    assert_eq!((pasted.0.session.room, pasted.line().as_str()), (Room::Make, SEED_2));
    assert_eq!(pasted.act(Action::Shell(ShellAction::Enter(Room::Solve))).line(), line(""), "Solve has a board of its own");
}

#[test]
fn a_puzzle_is_shown_in_its_guises() {
    let by_hand = |played: &Played, act| played.act_again(Action::Make(MakeAction::Edit(act)));
    let puzzle = set_by_hand(SEED_2);
    let canonical = by_hand(&puzzle, Edit::Canonical).line();
    for act in [Edit::Turn, Edit::Mirror, Edit::Relabel, Edit::Shuffle] {
        let isomorph = by_hand(&puzzle, act);
        assert_ne!(isomorph.line(), SEED_2);
        assert_eq!(isomorph.set().verdict.unwrap().words, "One solution");
        assert_eq!(by_hand(&isomorph, Edit::Canonical).line(), canonical, "{act:?}");
    }
    assert_ne!(by_hand(&puzzle, Edit::Shuffle).line(), by_hand(&by_hand(&puzzle, Edit::Shuffle), Edit::Shuffle).line());
    let turned = (0..4).fold(puzzle, |played, _| by_hand(&played, Edit::Turn));
    assert_eq!(turned.line(), SEED_2);
}

#[test]
fn a_game_that_is_won_has_no_open_guess() {
    let guessed = Played::at(&format!("#play={SEED_1}")).act(Action::Play(PlayAction::Guess));
    assert!(guessed.game().guess);
    let won = Cell::all().fold(guessed, |played, cell| {
        let digit = Digit::new(SEED_1_SOLVED.as_bytes()[cell.index()] - b'0').unwrap();
        played.act(Action::Board(BoardAction::Select(cell))).act(Action::Board(BoardAction::Digit(digit)))
    });
    let game = won.game();
    assert!(game.solved && !game.guess);
}

#[test]
fn to_be_told_of_a_mistake_is_a_hint() {
    let wrong = Played::at(&format!("#play={SEED_1}")).wait().keys("C-Home 7");
    let hints = |played: &Played| played.0.play.game.hint_count();
    let told = wrong.keys("h");
    assert_eq!((told.game().hint.unwrap().lines.len(), hints(&told)), (1, 1));
    assert_eq!(hints(&told.keys("h")), 1, "where it is belongs to the same hint");
}

#[test]
fn notes_of_ones_own_are_not_replaced_in_silence() {
    let fill = |played: Played| played.act(Action::Play(PlayAction::FillNotes));
    let game = || Played::at(&format!("#play={SEED_1}"));
    assert_eq!(fill(game()).said(), "", "there were none");
    assert_eq!(fill(fill(game())).said(), "", "they stood there already");
    assert_eq!(fill(game().keys("C-Home S-7")).said(), "All candidates stand in place of your own notes.");
}

#[test]
fn what_was_not_typed_is_heard() {
    let announcement = |played: &Played| match played.view().room {
        RoomView::Play(play) => play.game.spoken.clone(),
        RoomView::Solve(_) | RoomView::Make(_) => String::new(),
    };
    let typed = Played::at(&format!("#play={SEED_1}")).keys("1");
    assert_eq!(announcement(&typed), "");
    let undone = typed.act(Action::Board(BoardAction::Undo));
    assert_eq!(announcement(&undone), "r1c1: empty.");
    let moved = undone.keys("ArrowRight");
    assert_eq!(announcement(&moved), "r1c1: empty.", "and not said again");
    let redone = moved.act(Action::Board(BoardAction::Redo));
    assert_eq!(announcement(&redone), "r1c1: 1.");
    let several =
        Played(redone.0.clone()).keys("C-s ArrowDown S-7 ArrowDown 7 ArrowDown 5 C-b").act(Action::Board(BoardAction::Undo));
    assert_eq!(announcement(&several), "2 digits changed.");
    let filled = redone.act(Action::Play(PlayAction::FillNotes));
    assert_eq!(announcement(&filled), "54 cells changed.");
    let noted = filled.keys("C-Home ArrowDown ArrowRight S-7").act(Action::Board(BoardAction::Undo));
    assert_eq!(announcement(&noted), "r2c2: notes 5 7 8 9.");
    assert_eq!(announcement(&noted.act_again(Action::Shell(ShellAction::Enter(Room::Make)))), "");
    assert_eq!(announcement(&noted.act(PageEvent::Address(format!("#play={SEED_2}")))), "");
}

#[test]
fn the_board_is_asked_by_ear() {
    for (script, words) in [
        ("' r", "Row 1: blank, 4, 3, blank, 8, blank, 2, 5, blank. Missing 1, 6, 7 and 9."),
        ("' k", "Can be 1 and 7."),
        ("' g", "26 givens, 0 entered, 55 left."),
        ("r", ""),
    ] {
        assert_eq!(Played::at(&format!("#play={SEED_1}")).keys(script).said(), words, "{script}");
    }
}

#[test]
fn the_address_follows_the_puzzle() {
    let address = |played: &Played| played.0.address().to_string();
    assert_eq!(address(&Played::new()), "#solve");
    let played = Played::at(&format!("#p={SEED_1}")).keys("1");
    assert_eq!(address(&played), format!("#p={SEED_1}"), "what is entered is not the puzzle");
    assert_eq!(address(&Played::new().keys("1")), format!("#p={}", line("1")));
    let played = played.act(Action::Shell(ShellAction::PlayThis));
    assert_eq!(address(&played), format!("#play={SEED_1}"));
}

#[test]
fn a_text_is_read_by_the_worker_and_the_last_one_counts() {
    let pasted = |played: Played, line: &str| played.act_alone(PageEvent::Pasted(line.to_owned()));
    let played = pasted(pasted(Played::at(&format!("#p={SEED_3B}")), SEED_1), SEED_2);
    assert_eq!(played.line(), SEED_3B, "the board stays until the text is read");
    assert_eq!(played.0.questions.wanted().iter().filter(|it| matches!(it.question, Question::Read { .. })).count(), 1);
    assert_eq!(played.act_again(Action::Shell(ShellAction::Dismiss)).line(), SEED_2);
    let is_read = |question: &Question| matches!(question, Question::Read { .. });
    let id = played.0.questions.wanted().iter().find(|request| is_read(&request.question)).unwrap().id;
    let failed = played.act_alone(PageEvent::Failed { id, why: "it has stopped".to_owned() });
    assert_eq!((failed.line(), failed.0.questions.wanted().iter().any(|it| is_read(&it.question))), (SEED_3B.to_owned(), false));
    assert!(failed.said().contains("it has stopped"), "{}", failed.said());
    let view = failed.view();
    assert_eq!((view.overlay, view.entry.text.as_str()), (Some(Overlay::Entry), SEED_2), "the text is kept, to be tried again");
}

#[test]
fn a_slow_reading_overtakes_nothing() {
    let pasted = || Played::at(&format!("#p={SEED_3B}")).act_alone(PageEvent::Pasted(SEED_1.to_owned()));
    let elsewhere = pasted().act_alone(Action::Shell(ShellAction::Enter(Room::Play)));
    let game = *elsewhere.0.play.game.givens();
    assert_eq!(*elsewhere.wait().0.play.game.givens(), game, "who has left the room is not followed");
    let typed = pasted()
        .act_alone(Action::Shell(ShellAction::Open(Overlay::Entry)))
        .act_alone(Action::Shell(ShellAction::EntryText("12".to_owned())))
        .wait();
    assert_eq!((typed.line(), typed.view().entry.text), (SEED_1.to_owned(), "12".to_owned()));
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
    // No solution, several, and one; the third has a search to tell of.
    let wrong = "530070000600192000098000060800060003400803001700020006060000280000419005000080079";
    let several = SEED_1.replacen('6', ".", 1);
    for line in [wrong, &several, SEED_1] {
        let named = |value| {
            let played = Played::at(&format!("#p={line}")).act(Action::Shell(ShellAction::Choose("cells", value)));
            let played =
                played.act(Action::Solve(SolveAction::OpenTab(Tab::Search))).act(Action::Solve(SolveAction::Trail(true))).wait();
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

/// Whether a cell is named as in `r4c5 = 6`.
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
    assert_eq!(pointed.seen_from, Some(cell("r1c1")));
}

#[test]
fn the_solve_room_is_kept_as_text_and_found_again() {
    let played = Played::at(&format!("#p={SEED_3B}")).act(Action::Solve(SolveAction::Candidates(true)));
    let played = played.keys("h h h h").act(Action::Solve(SolveAction::LookAt(Some(1))));
    let kept = played.0.kept_solve().unwrap();
    let (text, log) = (kept.text(), kept.log_text());
    let read = KeptSolve::read(&text, &log).unwrap();
    assert_eq!(read, kept);

    let stored = Stored { solve: Some(read), ..Stored::default() };
    let again = Played(State::new(stored.clone()).arrived(&played.0.address().to_string()));
    assert_eq!(again.board(), played.board());
    assert_eq!(again.solve().log, played.solve().log);
    assert_eq!((again.solve().viewing, again.solve().tabs), (played.solve().viewing, played.solve().tabs));
    let undo = |played: &Played| Played(played.0.clone()).keys("Escape C-z");
    assert_eq!(undo(&again).solve().log, undo(&played).solve().log, "and can be taken back");
    assert_eq!(undo(&again).0.solve.board(), undo(&played).0.solve.board());
    let other = Played(State::new(stored).arrived(&format!("#p={SEED_1}")));
    assert_eq!(other.line(), SEED_1, "another address opens what it names,");
    assert_eq!(other.keys("C-z").0.solve.board(), played.0.solve.board(), "and what stood comes back");

    // A log that is damaged is left out; a text that is none of ours is nothing.
    for log in ["", "0.0.0\n", &log.replacen('\t', "", 1), &log.replace('0', "x")] {
        let kept = KeptSolve::read(&text, log).unwrap();
        let now = kept.history.now();
        assert_eq!((now.board, now.log.len()), (*played.0.solve.board(), 0), "{log}");
    }
    for none in ["", "nonet solve 2\n", "nonet solve 3\n"] {
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

/// A game of a day's puzzle that is finished by its last digit, on the 22nd of November.
fn finished_daily(day: u32) -> Played {
    begun_daily(day).keys("1")
}

/// The same with its last digit to come.
fn begun_daily(day: u32) -> Played {
    let puzzle = format!("0{}", &SEED_1_SOLVED[1..]);
    let today = Day { year: 2026, month: 11, day: 22 };
    let mut played = Played::new().act(PageEvent::Today(today)).act(PageEvent::Address(format!("#play={puzzle}")));
    played.0.play.set_daily(Daily { day: Day { day, ..today }, level: Level::Hard }, today);
    played.act(Action::Board(BoardAction::Select(cell("r1c1"))))
}

#[test]
fn a_days_puzzle_counts_for_the_streak_on_its_own_date_alone() {
    for (day, streak, mark) in [(22, Some("1 day in a row"), "solved"), (21, None, "solved later")] {
        let played = finished_daily(day);
        let finish = played.game().finish.unwrap();
        assert_eq!(finish.facts.iter().find(|fact| fact.contains("in a row")).map(String::as_str), streak);
        let calendar = played.act(Action::Play(PlayAction::Calendar)).view().calendar.unwrap();
        assert_eq!((calendar.level, calendar.days.len(), calendar.offset), (Level::Hard, 30, 6));
        assert_eq!(calendar.days[day as usize - 1].name, format!("{day} November, {mark}"));
    }
}

#[test]
fn a_finished_game_is_no_game_to_go_on_with_and_the_bin_takes_it() {
    let mut store = MemoryStore::default();
    let played = finished_daily(22).keep(&mut store);
    let text = &store.0.values().next().unwrap().text;
    assert!(text.contains("\ndaily 2026-11-22 Hard\nbegun 2026-11-22\nfinished 2026-11-22\n"), "{text}");
    let played = played.act(PageEvent::Address(format!("#play={SEED_1}"))).act(Action::Shell(ShellAction::Open(Overlay::Games)));
    assert_eq!(played.play().games.kept.len(), 0);
    let mut played = played.act(show_library());
    let finished = |played: &Played| {
        let games = library(&played.0.session, &played.0.collections.deleted);
        games.into_iter().find(|game| game.shelf == Shelf::Finished).unwrap()
    };
    let game = finished(&played);
    assert_eq!((&*game.words, &*game.detail), ("Own puzzle, 0:00", "Puzzle of 22 November, no hints"));
    played.0.act_on_game(GameId::numbered(game.id), &GameAct::Label(LabelChange::Names("Won".into())));
    played.0.act_on_game(GameId::numbered(game.id), &GameAct::Bin(true));
    assert_eq!((&*finished(&played).tags, finished(&played).deleted), ("- Won", true), "it can be put back in place");
}

#[test]
fn the_puzzle_of_a_day_that_was_begun_is_listed_as_that() {
    let mut store = MemoryStore::default();
    let begun = begun_daily(22).keys("7 C-z 7").keep(&mut store);
    let other = begun.act(PageEvent::Address(format!("#play={SEED_1}")));
    let game = library(&other.0.session, &other.0.collections.deleted)
        .into_iter()
        .find(|game| game.shelf == Shelf::Begun && !game.open)
        .unwrap();
    assert_eq!(&*game.detail, "Puzzle of 22 November");
}

#[test]
fn a_moment_says_whether_a_note_was_written_or_taken_out() {
    let played = begun_daily(22).keys("S-1 S-4 S-1 1");
    let words = [1, 2, 3].map(|at| {
        let looking = played.act_again(Action::Play(PlayAction::Replay(at)));
        let words = looking.game().replay.unwrap().words;
        words.split_once(": ").unwrap().1.to_owned()
    });
    assert_eq!(words, ["note 1 in r1c1", "note 4 in r1c1", "note 1 out of r1c1"]);
}

#[test]
fn looking_back_changes_nothing() {
    let played = finished_daily(22);
    let before = played.0.play.game.clone();
    let played = played.act(Action::Play(PlayAction::Replay(0))).keys("5 Backspace C-z");
    assert!(played.line().starts_with("04398"));
    let played = played.keys("C-y");
    assert_eq!((played.line(), played.game().replay.unwrap().at), (SEED_1_SOLVED.to_owned(), 1));
    let played = played.keys("Escape");
    assert!(played.game().replay.is_none());
    assert_eq!(played.0.play.game, before);
}

#[test]
fn a_backup_brings_the_pauses_of_the_streak() {
    let (_, text) = backup(finished_daily(22).act(Action::Play(PlayAction::PauseStreak(true))));
    assert!(text.contains("\npause 2026-11-22\n"), "{text}");
    let other = Played::new().act(PageEvent::Pasted(text));
    assert!(other.0.play.pauses.is_on());
}

#[test]
fn where_colours_are_written_a_note_that_is_tapped_gets_them() {
    let tap = |played: Played, digit| played.act(Action::Board(BoardAction::Tap(cell("r1c1"), digit)));
    let colour = Action::Play(PlayAction::Mode(Mode::Colour));
    let coloured = |played: &Played| {
        let view = &played.board().cells[0];
        (view.colour, view.tints.iter().position(Option::is_some).map(|index| Digit::ALL[index]))
    };
    let noted = Played::at(&format!("#play={SEED_1}")).keys("C-Home S-1 S-7").act(colour);
    let on_note = tap(noted.act_again(Action::Play(PlayAction::CloseHint)), Digit::D7).keys("3");
    assert_eq!(coloured(&on_note), (None, Some(Digit::D7)));
    assert_eq!(coloured(&on_note.keys("C-z")), (None, None));
    let beside = tap(noted.act_again(Action::Play(PlayAction::CloseHint)), Digit::D5).keys("3");
    assert_eq!(coloured(&beside), (Some(Digit::D3), None), "where no note is, the cell gets it");
    let moved = tap(noted, Digit::D7).keys("ArrowRight ArrowLeft 3");
    assert_eq!(coloured(&moved).0, None, "the note is still the one that was tapped");
}

#[test]
fn lines_are_drawn_by_keys_by_taps_and_by_dragging() {
    let lines = |played: &Played| played.board().lines.iter().map(|line| line.strong).collect::<Vec<_>>();
    let words = |played: &Played| played.game().words;
    let noted = Played::at(&format!("#play={SEED_1}")).keys("C-Home S-1 S-7 f 7 d");
    assert!(noted.0.session.board.lit.contains(Digit::D7), "what is lit stays so");
    assert_eq!(words(&noted), "From where?");
    let begun = noted.act_again(Action::Board(BoardAction::Digit(Digit::D7)));
    assert_eq!((words(&begun).as_str(), lines(&begun).len()), ("To where?", 1), "a ring where it begins");
    let drawn = begun.keys("ArrowDown ArrowDown ArrowDown ArrowDown 5");
    assert_eq!((words(&drawn).as_str(), lines(&drawn)), ("From where?", vec![true]));
    let by = |to: Digit| [BoardAction::Press(cell("r1c1"), Digit::D7), BoardAction::Release(cell("r5c1"), to)].map(Action::Board);
    let again = by(Digit::D5).into_iter().fold(drawn, Played::act);
    assert_eq!(lines(&again), [false], "the same line, dashed");
    let gone = by(Digit::D9).into_iter().fold(again, Played::act);
    assert!(lines(&gone).is_empty(), "where no note is, it ends in the middle of the cell");
    let undone = gone.keys("C-z C-z"); // before it was drawn, and as it was at first
    assert_eq!(lines(&undone), [true]);
    let tapped = undone.act(Action::Board(BoardAction::Press(cell("r1c1"), Digit::D1)));
    let led = tapped.act(Action::Board(BoardAction::SelectOver(cell("r3c3"))));
    assert_eq!(lines(&led).len(), 3, "the ring, and the line to where the pointer is");
    let let_go = led.keys("Escape");
    assert_eq!((lines(&let_go), let_go.0.session.board.selection.cells.len()), (vec![true], 1));
    let cleared = let_go.keys("C-Home Delete");
    assert_eq!(lines(&cleared), [true], "the notes go first");
    assert!(lines(&cleared.keys("Delete")).is_empty(), "then the colours and lines");
}

/// All of its cells are filled: there are no candidates to be linked.
#[test]
fn no_links_are_drawn_over_a_solution() {
    let lit = Played::at(&format!("#p={SEED_3C}")).keys("f 5 f 6 f 9").act(Action::Board(BoardAction::Filter(Filter::Links)));
    assert!(!lit.board().links.is_empty());
    let looking = lit.act(Action::Solve(SolveAction::WalkOn));
    assert!(looking.board().cells.iter().all(|cell| cell.content.digit().is_some()), "a solution is shown");
    assert!(looking.board().links.is_empty());
}

#[test]
fn a_cell_that_a_hint_says_to_look_at_is_marked() {
    let several = "700080006010000040004030900090000070400010005080000030003020100040000050200060008";
    let hinted = Played::at(&format!("#play={several}")).keys("h");
    assert_eq!(hinted.game().hint.unwrap().lines[0].to_string(), "Look at r9c8.");
    let marked: Vec<_> = hinted.board().cells.into_iter().filter(|cell| cell.role.is_some()).map(|cell| cell.cell).collect();
    assert_eq!(marked, [cell("r9c8")]);
}

/// Whatever the row of highlights says is on the board, also beside a step.
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
    assert_eq!(alone.said(), "Links are those of lit digits: light one, too.");
}

/// A link of this page holds more than its digits.
#[test]
fn a_position_that_is_pasted_as_a_link_keeps_its_notes() {
    let notes = CandidateSet::of_cell(cell("r1c1"), [Digit::D1, Digit::D7].into_iter().collect());
    let position = BoardState { givens: SEED_1.parse().unwrap(), notes, ..BoardState::default() };
    let game =
        Played::new().act(PageEvent::Pasted(format!("https://nonet.example/{}", Address::Position(Box::new(position.clone())))));
    assert_eq!((game.0.session.room, game.0.play.game.standing().all_notes().len()), (Room::Play, 2));
    let pasted = Played::new().act(PageEvent::Pasted(format!("https://nonet.example/{}", Address::SolveBoard(position.into()))));
    assert_eq!(pasted.0.session.room, Room::Solve);
    assert_eq!(pasted.0.solve.board().position().of_cell(cell("r1c1")).to_string(), "1 7");
}

/// Notes are too small for a finger: the cell is tapped, and then its digit on the keypad.
#[test]
fn a_digit_after_a_tap_in_the_middle_of_a_cell_tells_of_which_candidate_the_line_is() {
    let tap = |name| Action::Board(BoardAction::Tap(cell(name), Digit::D1));
    let by = |digit| Action::Board(BoardAction::Digit(digit));
    let ends = |played: &Played| {
        let game = &played.0.play.game;
        game.standing().lines().iter().map(|line| line.ends().map(|end| end.to_string())).collect::<Vec<_>>()
    };
    let begun = Played::at(&format!("#play={SEED_1}")).keys("d").act(tap("r1c1")).act(by(Digit::D7));
    assert!(begun.0.play.pen.is_some() && ends(&begun).is_empty(), "the start is its 7");
    let to_the_middle = begun.act(tap("r5c1"));
    assert_eq!(ends(&to_the_middle), [["7r1c1", "5r5c1"]]);
    let told = to_the_middle.act(by(Digit::D7));
    assert_eq!(ends(&told), [["7r1c1", "7r5c1"]]);
    assert!(told.0.play.pen.is_none());
    let onward = told.act(by(Digit::D3));
    assert!(onward.0.play.pen.is_some(), "the next line goes on from here");
    assert!(ends(&onward.keys("Escape C-z")).is_empty(), "one move");
}

#[test]
fn undo_while_a_puzzle_is_typed_goes_back_to_the_cell() {
    let played = Played::new().keys("1 2 C-z 3 4");
    assert_eq!((played.line(), played.cursor()), (line("134"), "r1c4".to_owned()));
    let skipped = Played::new().keys("4 . . C-z");
    assert_eq!(skipped.cursor(), "r1c1");
    assert_eq!(skipped.keys("C-y").cursor(), "r1c2");
}

#[test]
fn the_cases_of_a_step_are_walked_through_one_at_a_time() {
    let techniques = [Technique::CellForcingChain, Technique::HouseForcingChain, Technique::ForcingNet];
    for (technique, number) in techniques.into_iter().flat_map(|technique| [0, 1, 2].map(|number| (technique, number))) {
        let played = Played::at(&format!("#p={SEED_1}")).act(Action::Solve(SolveAction::Example(id_of(technique), number)));
        let played = played.keys("h");
        let card = |played: &Played| played.solve().log.card.clone().unwrap();
        let drawn = |played: &Played| {
            let board = played.board();
            let marks = board.cells.iter().flat_map(|cell| cell.marks).filter(|mark| *mark == Some(Role::On)).count();
            (marks, board.links.len())
        };
        let (cases, shown) = card(&played).cases;
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
    assert_eq!(arrived.solve().rating.unwrap().explainer, None, "nothing is said before something is known");
    let explainer = |played: &Played| played.solve().rating.unwrap().explainer.unwrap();
    let id = asked(&arrived, |question| matches!(question, Question::Explainer { .. })).id;
    let running = arrived.act_again(PageEvent::Progress { id, found: 12 });
    assert_eq!((explainer(&running).words.as_str(), explainer(&running).button.0), ("SE rating: 12 steps so far", "Stop"));
    let asks = |played: &Played| played.0.questions.wanted().iter().any(|it| matches!(it.question, Question::Explainer { .. }));
    let stop = explainer(&running).button.1;
    let stopped = running.act(stop);
    assert!(!asks(&stopped));
    let on = stopped.act_again(explainer(&stopped).button.1);
    assert!(asks(&on));
    let known = on.wait();
    assert_eq!(explainer(&known).words, "SE 3.2 (1.2.1), EP 1.2, ED 1.2");
    assert!(!asks(&known));

    let board = known.board();
    let looking = known.act_again(explainer(&known).button.1);
    let (words, card) = (looking.solve().viewing.unwrap().words, looking.solve().log.card.clone().unwrap());
    assert!(words.starts_with("Step ") && words.ends_with(" by SE: X-Wing, 3.2"), "{words}");
    assert!(card.proof.first().unwrap().to_string().contains("rates 3.2"), "{:?}", card.proof);
    assert_eq!(looking.act_again(Action::Solve(SolveAction::LookAt(None))).board(), board, "looking changes nothing");
    let other =
        looking.act(Action::Board(BoardAction::Select(cell("r1c1")))).act(Action::Solve(SolveAction::LookAt(None))).keys("1");
    assert!(other.solve().rating.is_none_or(|rating| rating.explainer.is_none()), "another puzzle has another rating");
}

#[test]
fn an_example_that_is_chosen_while_a_game_is_played_closes_the_box() {
    let boxed = Played::at(&format!("#play={SEED_1}")).act(Action::Shell(ShellAction::Open(Overlay::Entry)));
    let chosen = boxed.act_again(Action::Shell(ShellAction::Sample(0)));
    assert_eq!((chosen.0.shell.overlay.is_none(), chosen.line() != SEED_1), (true, true));
    let refused = boxed.act(PageEvent::NotOpened { name: "a.png".into(), why: FileFault::NotText });
    let view = refused.view();
    assert!(view.entry.error.unwrap().starts_with("a.png is not text") && view.toast.is_none(), "it is said in the box");
}

/// Opens the library.
fn show_library() -> Action {
    Action::Collection(CollectionAction::ShowLibrary(LibraryPart::All))
}

/// The table that is shown.
fn shown_table(played: &Played) -> Rc<TableView> {
    match &played.0.collections.screen.view {
        CollectionView::Table(table) => Rc::clone(table),
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_that_is_done_while_the_worker_is_at_a_turn_is_done_in_its_order() {
    let mut store = MemoryStore::default();
    let begun = [SEED_1, SEED_2, HARD, SEED_3B]
        .iter()
        .fold(Played::new(), |played, line| played.act(PageEvent::Address(format!("#play={line}"))).keys(". 1"));
    let listed = begun.keep(&mut store).act(show_library());
    let games: Vec<u64> =
        library(&listed.0.session, &listed.0.collections.deleted).iter().filter(|game| !game.open).map(|game| game.id).collect();
    let [one, two, three] = games[..] else { panic!("{games:?}") };
    let star = |id| LibraryAction::Star(LibraryItem::Game(id));
    let bin = |id, binned| LibraryAction::Bin(LibraryItem::Game(id), binned);
    let acts = [
        star(one),
        star(two),
        star(three),
        star(two),
        LibraryAction::Name(LibraryItem::Game(two), "Commute".into()),
        bin(one, true),
        bin(three, true),
        bin(one, false),
    ];
    // The worker has answered nothing before the last of them.
    let done = acts.into_iter().fold(listed, |played, act| played.act_alone(Action::from(act))).wait().keep(&mut store);
    let kept = |id: u64| {
        let record = &store.0[&GameId::numbered(id)];
        (record.tags.text.as_str(), record.binned.is_some())
    };
    assert_eq!([kept(one), kept(two), kept(three)], [("* ", false), ("- Commute", false), ("* ", true)]);
    assert_eq!(done.0.collections.turn, None);
}

#[test]
fn downloads_that_are_pressed_one_after_the_other_all_come() {
    let listed = Played::new().act(opened("two.txt", &format!("{SEED_1}\n{SEED_2}\n"))).wait();
    let [csv, sdm, sdk] = [CollectionForm::Csv, CollectionForm::Sdm, CollectionForm::Sdk];
    let write = |played: Played, form| played.act_alone(Action::from(TableAction::Write(form)));
    let asked = [csv, sdm, csv, sdk].into_iter().fold(listed, write).wait();
    let names = |played: &Played| {
        let name = |(_, effect): &(u32, Effect)| match effect {
            Effect::DownloadFile { name, .. } => name.clone(),
            other => panic!("{other:?}"),
        };
        played.0.session.effects.waiting().map(name).collect::<Vec<_>>()
    };
    assert_eq!(names(&asked), ["two-nonet.csv", "two-nonet.sdm", "two-nonet.csv", "two-nonet.sdk"]);
    let _ = KEPT.with(|kept| kept.written.take());
}

/// How many rows are drawn, and where the first is.
fn drawn(played: &Played) -> (u32, u32) {
    let drawn = shown_table(played).drawn;
    (drawn.first, drawn.rows)
}

/// Rows that are drawn already come into sight without a question; others are asked for, and only once.
#[test]
fn a_table_asks_for_rows_when_others_come_into_sight_than_are_there() {
    let list: String = [SEED_1, SEED_2].iter().cycle().take(1_000).map(|line| format!("{line}\n")).collect();
    let is_judged = |question: &Question| matches!(question, Question::Collection(CollectionQuestion::Judge { .. }));
    let listed = Played::new().act_alone(PageEvent::Pasted(list)).answered(|question| !is_judged(question));
    let scrolled = |first| Action::Collection(CollectionAction::Scrolled(RowWindow { first, rows: 12 }));
    let asks = |played: &Played| played.0.collections.turn.is_some();
    assert_eq!((drawn(&listed), asks(&listed)), ((0, 30), false));
    let scrolls = listed.0.collections.scrolls;
    let near = listed.act_alone(scrolled(16));
    assert!(!asks(&near), "all of these are there");
    let far = near.act_alone(scrolled(500));
    assert!(asks(&far));
    let far = far.answered(|question| !is_judged(question));
    assert_eq!((drawn(&far), asks(&far), far.0.collections.scrolls), ((484, 44), false, scrolls));
    // The cursor brings its row into sight.
    let end = far.act_alone(Action::from(TableAction::Move(CursorKey::End))).answered(|question| !is_judged(question));
    let collections = &end.0.collections;
    assert_eq!((collections.window, collections.scrolls), (RowWindow { first: 988, rows: 12 }, scrolls + 1));
    assert_eq!((drawn(&end), asks(&end)), ((972, 28), false));
    // Closed and shown again it stands as it was left.
    let closed = end.act_alone(scrolled(100)).act_alone(Action::Shell(ShellAction::Close));
    let again = closed.act_alone(Action::Collection(CollectionAction::ShowTable)).answered(|question| !is_judged(question));
    assert_eq!((again.0.collections.window.first, drawn(&again)), (100, (84, 44)));
}

#[test]
fn a_table_says_which_of_its_puzzles_are_begun_and_solved() {
    let solved = finished_daily(22);
    let puzzle = solved.0.play.game.givens().to_string();
    let begun = solved.act(PageEvent::Address(format!("#play={SEED_1}"))).keys(". 1");
    let listed = begun.act(PageEvent::Pasted(format!("{SEED_1}\n{puzzle}\n{SEED_2}\nnothing\n"))).wait();
    let view = listed.view().collections;
    assert_eq!(view.played[..3], [PlayState::Begun, PlayState::Solved, PlayState::New]);
    let unsolved = listed.act(Action::from(TableAction::Filter(FilterChange::Unsolved(true))));
    assert_eq!(shown_table(&unsolved).rows.iter().map(|row| row.row).collect::<Vec<_>>(), [0, 2]);
}

/// What the worker tells of the import that it is at.
fn import_event(played: &Played, event: impl FnOnce(u32) -> PageEvent) -> PageEvent {
    let is_import =
        |request: &&QuestionRequest| matches!(request.question, Question::Collection(CollectionQuestion::Import { .. }));
    event(played.0.questions.wanted().iter().find(is_import).unwrap().id)
}

fn import_states(played: &Played) -> Vec<ImportState> {
    played.view().collections.imports.all().iter().map(|import| import.state.clone()).collect()
}

#[test]
fn an_import_can_be_left_and_come_back_to() {
    let reading = Played::at(&format!("#play={SEED_1}")).act_alone(opened("two.txt", &format!("{SEED_1}\n{SEED_2}\n")));
    let rows = |played: Played, found| {
        let event = import_event(&played, |id| PageEvent::Progress { id, found });
        played.act_alone(event)
    };
    let shown = rows(reading, 200);
    assert_eq!((&shown.0.shell.overlay, import_states(&shown)), (&Some(Overlay::Collection), vec![ImportState::Running(200)]));
    let left = rows(shown.act_alone(Action::Shell(ShellAction::Escape)), 400);
    assert_eq!(
        (&left.0.shell.overlay, import_states(&left)),
        (&None, vec![ImportState::Running(400)]),
        "the board can be reached"
    );
    let played = left.act_alone(Action::Board(BoardAction::Digit(Digit::D1)));
    let back = rows(Played(played.0.clone()).act_alone(Action::Collection(CollectionAction::ShowImport)), 600);
    assert_eq!(back.0.shell.overlay, Some(Overlay::Collection));
    assert_eq!(back.wait().0.shell.overlay, Some(Overlay::Collection), "who came back sees the list");
    let read = played.wait();
    assert_eq!((&read.0.shell.overlay, read.said().as_str(), import_states(&read)), (&None, "two.txt is read: 2 rows.", vec![]));
    let offer = read.view().toast.unwrap().offers[0].action.clone();
    let open = read.act(offer);
    assert_eq!((&open.0.shell.overlay, shown_table(&open).counts.shown), (&Some(Overlay::Collection), 2));
}

#[test]
fn an_import_that_is_stopped_or_fails_says_so_and_leaves_no_reading() {
    let list = Played::new().act(opened("two.txt", &format!("{SEED_1}\n{SEED_2}\n"))).wait();
    let screen = list.0.collections.screen.clone();
    let reading = list.act_alone(Action::Shell(ShellAction::Escape)).act_alone(opened("long.csv", "whatever"));
    let event = import_event(&reading, |id| PageEvent::Progress { id, found: 49_200 });
    let reading = reading.act_alone(event);
    let id = reading.view().collections.imports.all()[0].id;
    assert_eq!(reading.0.collections.id(), screen.state.id(), "the list that is open stays");

    let stopped = Played(reading.0.clone()).act_alone(Action::Collection(CollectionAction::StopImport(id)));
    assert_eq!(import_states(&stopped), [ImportState::Stopped(49_200)]);
    let wanted: Vec<&Question> = stopped.0.questions.wanted().iter().map(|request| &request.question).collect();
    let forgets =
        |question: &&Question| matches!(question, Question::Collection(CollectionQuestion::Forget(other)) if *other == id);
    assert!(wanted.iter().any(forgets), "{wanted:?}");
    assert!(!wanted.iter().any(|question| matches!(question, Question::Collection(CollectionQuestion::Import { .. }))));
    let stopped = stopped.wait();
    assert_eq!(stopped.0.collections.imports.unfinished(), []);

    let event = import_event(&reading, |id| PageEvent::Failed { id, why: "the browser's storage is full".to_owned() });
    let failed = reading.act_alone(event);
    assert_eq!(import_states(&failed), [ImportState::Failed("the browser's storage is full".to_owned())]);
    assert_eq!(failed.0.collections.id(), screen.state.id());
    let dismissed = failed.act(Action::Collection(CollectionAction::DismissImport(id)));
    assert_eq!(import_states(&dismissed), []);
}

#[test]
fn an_import_that_the_last_visit_did_not_end_is_said_and_what_it_kept_is_removed() {
    let interrupted = vec![(1 << 63, "long.csv".into())];
    let page = Played(State::new(Stored { interrupted, ..Stored::default() })).act_alone(PageEvent::Tick);
    assert_eq!(import_states(&page), [ImportState::Interrupted]);
    let is_forget = |question: &Question| *question == Question::Collection(CollectionQuestion::Forget(1 << 63));
    assert!(page.0.questions.wanted().iter().any(|request| is_forget(&request.question)));
    let done = page.wait();
    assert_eq!((done.0.collections.imports.unfinished(), import_states(&done)), (vec![], vec![ImportState::Interrupted]));
}

#[test]
fn what_the_browser_refuses_to_keep_is_said_until_it_takes_it() {
    let keeping = |event| PageEvent::Keeping(event);
    let refused = Played::new().act(keeping(Keeping::Refused(vec![KeptPart::Settings, KeptPart::Solve])));
    let warning = refused.view().warning.unwrap();
    assert!(warning.starts_with("Not kept for the next visit: the settings, the Solve room."), "{warning}");
    assert_eq!(refused.act(keeping(Keeping::Refused(Vec::new()))).view().warning, None);
    let full = Played::new().act(keeping(Keeping::Noted(false))).act(keeping(Keeping::Refused(vec![KeptPart::Make])));
    let warning = full.view().warning.unwrap();
    assert!(warning.contains("(Menu, Library, Backup)") && warning.contains("the Make room"), "{warning}");
}

#[test]
fn what_a_later_version_kept_is_said_and_not_read() {
    let found = Played::new().act(PageEvent::Keeping(Keeping::Later(vec![KeptPart::Settings, KeptPart::Make])));
    let warning = found.view().warning.unwrap();
    assert!(warning.starts_with("Kept by a later version of Nonet, and left as it is: the settings, the Make room"), "{warning}");
    let announcement = found.act(PageEvent::Keeping(Keeping::Pauses("nonet pauses 9\npause 2026-11-03\n".to_owned())));
    assert!(!announcement.0.play.pauses.is_on());
}

#[test]
fn what_another_tab_chooses_is_chosen_here_too() {
    let own = Played::new().act(Action::Shell(ShellAction::Choose("peers", 0)));
    let (before, now) = ("time 1\npeers 1\n".to_owned(), "time 0\npeers 1\n".to_owned());
    let announcement = own.act(PageEvent::Keeping(Keeping::Settings { before, now }));
    assert_eq!(
        (announcement.0.session.settings.time, announcement.0.session.settings.peers),
        (false, false),
        "only what it changed"
    );
    let paused = announcement.act(PageEvent::Keeping(Keeping::Pauses("pause 2026-11-03\n".to_owned())));
    assert!(paused.0.play.pauses.is_on());
    assert_eq!(paused.act(PageEvent::Keeping(Keeping::Theme(Some(Theme::Dark)))).0.session.theme, Some(Theme::Dark));
}
