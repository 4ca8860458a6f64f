//! Tests of the library, of tables of puzzles, of imports and of backups.

use super::{
    game::{begun_daily, finished_daily},
    played::*,
    *,
};
use nonet::{
    action::{Action, BoardAction, CollectionAction, Overlay, PageEvent, PlayAction, PuzzleRequest, ShellAction},
    app::{State, Stored},
    library::imports::ImportState,
    play::kept_games::library,
    session::BrowserEffect,
};
use nonet_collection::FilterChange;
use nonet_core::board::{Digit, Grid};
use nonet_game::{
    self as game, PlayState,
    archive::{GameId, MemoryStore},
};
use nonet_logic::Level;
use nonet_protocol::{
    CollectionEvent, CollectionForm, CollectionQuestion, CollectionView, CursorKey, GameAct, LibraryAction, LibraryItem,
    LibraryPart, Question, QuestionRequest, Room, RowWindow, Shelf, TableAction, TableView,
};
use std::rc::Rc;

#[test]
fn levels_start_games_and_a_backup_brings_them_back() {
    let played = Played::new().act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Medium)))).keys(". 1");
    let played = played.act(Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(Level::Medium)))).wait().keys(". 2");
    let givens = |played: &Played| {
        let archive = &played.0.session.archive;
        let mut games: Vec<String> = archive.copies().map(|copy| copy.game.givens().to_string()).collect();
        games.sort();
        games
    };
    let lines = givens(&played);
    assert_ne!(lines[0], lines[1], "another one each time");
    assert_eq!(played.game().status.about, "Medium");
    let (played, text) = backup(played.act(Action::Shell(ShellAction::ChooseSetting("time", 0))));
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

/// Returns a file of another program with a new puzzle, one that was begun, and one that is damaged.
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
    assert_eq!(read.overlay(), Some(Overlay::Collection), "the list is shown");
    let kept = |played: &Played| {
        let copies = played.0.session.archive.copies();
        let copies: Vec<_> = copies.filter(|copy| *copy.game.givens() == SEED_1.parse().unwrap()).collect();
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
    // In Solve, the puzzle is shown on the board, and the game is stored beside it.
    let mut store = MemoryStore::default();
    let solved = Played::new().act(opened("one.opensudoku", &text)).wait().keep(&mut store);
    assert_eq!(solved.0.session.room, Room::Solve);
    assert!(solved.0.session.archive.copies().any(|copy| copy.game.seconds == 90), "{}", solved.said());
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
    // A pasted backup has only lists.
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
    assert!(matches!(failed.asked(), Some(BrowserEffect::Download { text, .. }) if text.contains("\nnonet 1\n")));
    assert_eq!(failed.said(), "The backup holds your games and settings. The lists could not be read.");
    let failed = failed.act(PageEvent::Pasted("nonet backup 1\n\nnonet collection 2\nwhatever\n".to_owned())).wait();
    assert_eq!(failed.said(), "Read 0 games. One is of a later version of this page.");
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
    assert_eq!((&*game.words, &*game.detail), ("Own puzzle, 0:00", "Puzzle of 22 November, no hints, 1 cell to fill"));
    played.0.label(GameId::numbered(game.id), |old| old.named("Won"));
    played.0.act_on_game(GameId::numbered(game.id), GameAct::Bin(true));
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
fn a_backup_brings_the_pauses_of_the_streak() {
    let (_, text) = backup(finished_daily(22).act(Action::Play(PlayAction::PauseStreak(true))));
    assert!(text.contains("\npause 2026-11-22\n"), "{text}");
    let other = Played::new().act(PageEvent::Pasted(text));
    assert!(other.0.play.finished.pauses.is_on());
}

/// Returns the action that opens the library.
pub(super) fn show_library() -> Action {
    CollectionEvent::OpenLibrary(LibraryPart::All).into()
}

/// Returns the table that is shown.
pub(super) fn shown_table(played: &Played) -> Rc<TableView> {
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
    // The worker has answered none of the actions before the last one.
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
        let name = |(_, effect): &(u32, BrowserEffect)| match effect {
            BrowserEffect::DownloadFile { name, .. } => name.clone(),
            other => panic!("{other:?}"),
        };
        played.0.session.effects.waiting().map(name).collect::<Vec<_>>()
    };
    assert_eq!(names(&asked), ["two-nonet.csv", "two-nonet.sdm", "two-nonet.csv", "two-nonet.sdk"]);
    let _ = KEPT.with(|kept| kept.written.take());
}

/// Returns the index of the first drawn row, and the number of drawn rows.
fn drawn(played: &Played) -> (u32, u32) {
    let drawn = shown_table(played).drawn;
    (drawn.first, drawn.rows)
}

/// Rows that are already drawn come into sight without a question. Other rows are requested, and only once.
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
    // The cursor scrolls its row into sight.
    let end = far.act_alone(Action::from(TableAction::Move(CursorKey::End))).answered(|question| !is_judged(question));
    let collections = &end.0.collections;
    assert_eq!((collections.window, collections.scrolls), (RowWindow { first: 988, rows: 12 }, scrolls + 1));
    assert_eq!((drawn(&end), asks(&end)), ((972, 28), false));
    // A table that is closed and shown again is scrolled as before.
    let closed = end.act_alone(scrolled(100)).act_alone(Action::Shell(ShellAction::Close));
    let again = closed.act_alone(Action::from(CollectionEvent::ShowTable)).answered(|question| !is_judged(question));
    assert_eq!((again.0.collections.window.first, drawn(&again)), (100, (84, 44)));
}

#[test]
fn a_table_says_which_of_its_puzzles_are_begun_and_solved() {
    let solved = finished_daily(22);
    let puzzle = solved.0.play.game.givens().to_string();
    let begun = solved.act(PageEvent::Address(format!("#play={SEED_1}"))).keys(". 1");
    let listed = begun.act(PageEvent::Pasted(format!("{SEED_1}\n{puzzle}\n{SEED_2}\nnothing\n"))).wait();
    let view = listed.collection();
    assert_eq!(view.played[..3], [PlayState::Begun, PlayState::Solved, PlayState::New]);
    let unsolved = listed.act(Action::from(TableAction::Filter(FilterChange::Unsolved(true))));
    assert_eq!(shown_table(&unsolved).rows.iter().map(|row| row.row).collect::<Vec<_>>(), [0, 2]);
}

#[test]
fn the_next_puzzle_of_a_list_opens_from_every_room() {
    let listed = Played::at(&format!("#play={SEED_1}")).act(PageEvent::Pasted(format!("{SEED_1}\n{SEED_2}\n"))).wait();
    let opened = listed.act(Action::from(TableAction::Open(0, Room::Play))).wait();
    let next = SEED_2.parse::<Grid>().unwrap();
    for room in Room::ALL {
        let there = opened.act_again(Action::Shell(ShellAction::Enter(room)));
        let moved = there.act(Action::from(TableAction::Next)).wait();
        let (entered, grid) = match moved.0.session.room {
            Room::Solve => (Room::Solve, *moved.0.solve.board().grid()),
            entered => (entered, *moved.0.play.game.givens()),
        };
        let expected = if room == Room::Solve { Room::Solve } else { Room::Play };
        assert_eq!((entered, grid), (expected, next), "from {room:?}");
    }
}

/// Returns an event of the worker about the running import.
fn import_event(played: &Played, event: impl FnOnce(u32) -> PageEvent) -> PageEvent {
    let is_import =
        |request: &&QuestionRequest| matches!(request.question, Question::Collection(CollectionQuestion::Import { .. }));
    event(played.0.questions.wanted().iter().find(is_import).unwrap().id)
}

fn import_states(played: &Played) -> Vec<ImportState> {
    played.view().imports.all().iter().map(|import| import.state.clone()).collect()
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
    assert_eq!(back.overlay(), Some(Overlay::Collection));
    assert_eq!(back.wait().overlay(), Some(Overlay::Collection), "who came back sees the list");
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
    let id = reading.view().imports.all()[0].id;
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
