//! The library: its search, its filters, its order and its actions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic fails the test

use jiff::civil::date;
use nonet_protocol::{
    Answer, CollectionAnswer, CollectionEffect, CollectionEvent, CollectionQuestion, CollectionView, EntryCondition, EntryDetail,
    GameAct, KeptGame, Level, LibraryAction, LibraryEntry, LibraryItem, LibraryOrder, LibraryPart, LibraryView, PlayedWhen,
    Question, Room, RowWindow, Screen, Shelf, TextSource, Turn,
};
use nonet_worker::Memory;
use std::rc::Rc;

const EASY: &str = "100003026320140800005009000500930600000000000008067001000400900009075032260300007";
const HARD: &str = "009060247100300069005000100000900000002683700000004000003000600290005001857010900";
const DAY: u64 = 86_400_000;

/// The page with the library, these games, and a collection of two puzzles.
struct Library {
    host: Memory,
    screen: Rc<Screen>,
    games: Vec<KeptGame>,
}

fn game(id: u64, words: &str, shelf: Shelf, level: Level, played: u64, tags: &str) -> KeptGame {
    let givens = if id.is_multiple_of(2) { HARD } else { EASY }.parse().unwrap();
    let (words, detail, tags) = (words.into(), "".into(), tags.into());
    KeptGame { id, givens, grid: givens, words, detail, shelf, level: Some(level), played, tags, open: false, deleted: false }
}

impl Library {
    fn opened(games: Vec<KeptGame>) -> Library {
        let host = Memory::default();
        let text = format!("{EASY}\n{HARD}\n").into();
        ask(
            &host,
            CollectionQuestion::Import {
                id: 1 << 63,
                name: "Sunday papers.txt".into(),
                source: TextSource::Text(text),
                column: None,
            },
        );
        let mut library = Library { host, screen: Rc::default(), games };
        library.open();
        library
    }

    fn some() -> Library {
        Library::opened(vec![
            game(1, "Easy, 30 left", Shelf::Begun, Level::Easy, 20 * DAY, "- Commute"),
            game(2, "Hard, 12:47", Shelf::Finished, Level::Hard, 22 * DAY, "* With Ada, Commute"),
            game(3, "Unfair, 3 left", Shelf::Begun, Level::Unfair, 400 * DAY, "* "),
            game(4, "Medium, 9:00", Shelf::Bin, Level::Medium, 30 * DAY, "* "),
            game(5, "Damaged, 12 characters", Shelf::Unreadable, Level::Easy, 0, ""),
        ])
    }

    /// Opens the library again, and returns the titles that it lists.
    fn open(&mut self) -> Vec<String> {
        assert_eq!(self.turn(vec![CollectionEvent::OpenLibrary(LibraryPart::All)]), []);
        self.titles()
    }

    fn act(&mut self, action: LibraryAction) -> Option<CollectionEffect> {
        let effects = self.act_all(vec![action]);
        assert!(effects.len() < 2, "{effects:?}");
        effects.first().cloned()
    }

    /// Does these actions in one turn, and returns their effects.
    fn act_all(&mut self, actions: Vec<LibraryAction>) -> Vec<CollectionEffect> {
        self.turn(actions.into_iter().map(CollectionEvent::Library).collect())
    }

    fn turn(&mut self, events: Vec<CollectionEvent>) -> Vec<CollectionEffect> {
        let (state, games) = (Rc::clone(&self.screen.state), Rc::new(self.games.clone()));
        let (window, solved) = (RowWindow::default(), Rc::default());
        let turn = Turn { state, events, shown: true, window, room: Room::Play, board: None, games, solved, visit: 1 };
        let CollectionAnswer::Screen(screen) = ask(&self.host, CollectionQuestion::Turn(turn.into())) else { panic!() };
        self.screen = screen;
        self.view();
        self.screen.effects.clone()
    }

    fn view(&self) -> &LibraryView {
        let CollectionView::Library(view) = &self.screen.view else { panic!("{:?}", self.screen.view) };
        view
    }

    /// Returns the titles that are listed.
    fn titles(&self) -> Vec<String> {
        self.view().entries.iter().map(|entry| entry.title.to_string()).collect()
    }

    /// Returns the first entry with this title.
    fn entry(&self, title: &str) -> &LibraryEntry {
        self.view().entries.iter().find(|entry| &*entry.title == title).unwrap()
    }

    /// Does an action without an effect, and returns the titles that are listed then.
    fn after(&mut self, action: LibraryAction) -> Vec<String> {
        assert_eq!(self.act(action.clone()), None, "{action:?}");
        self.titles()
    }

    /// Returns the collection.
    fn list(&self) -> LibraryItem {
        self.view().entries.iter().map(|entry| entry.item).find(|item| matches!(item, LibraryItem::List(_))).unwrap()
    }
}

fn ask(host: &Memory, question: CollectionQuestion) -> CollectionAnswer {
    match host.answer(&Question::Collection(question)).unwrap() {
        Answer::Collection(answer) => answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_is_listed_the_latest_first_but_what_was_deleted_or_is_damaged() {
    let library = Library::some();
    assert_eq!(library.titles(), ["Unfair, 3 left", "Hard, 12:47", "Easy, 30 left", "Sunday papers.txt"]);
    assert_eq!((library.view().found, library.view().all), (4, 4));
    let today = date(1970, 1, 1);
    assert_eq!(library.entry("Sunday papers.txt").detail, EntryDetail::Opened { on: Some(today), rows: 2, bad: 0 });
}

#[test]
fn each_choice_shows_what_it_says() {
    let (show, level) = (LibraryAction::Show, |level| LibraryAction::Level(Some(level)));
    let label = |label: &str| LibraryAction::Label(Some(label.into()));
    for (choice, wanted) in [
        (show(LibraryPart::Begun), &["Unfair, 3 left", "Easy, 30 left"][..]),
        (show(LibraryPart::Finished), &["Hard, 12:47"]),
        (show(LibraryPart::Favourites), &["Unfair, 3 left", "Hard, 12:47"]),
        (show(LibraryPart::Lists), &["Sunday papers.txt"]),
        (show(LibraryPart::Bin), &["Medium, 9:00"]),
        (show(LibraryPart::Unreadable), &["Damaged, 12 characters"]),
        (level(Level::Unfair), &["Unfair, 3 left"]),
        (level(Level::Extreme), &[]),
        (label("Commute"), &["Hard, 12:47", "Easy, 30 left"]),
        (label("With Ada"), &["Hard, 12:47"]),
        (LibraryAction::When(PlayedWhen::Today), &["Sunday papers.txt"]), // the clock of the test is on its first day
        (LibraryAction::Order(LibraryOrder::Oldest), &["Sunday papers.txt", "Easy, 30 left", "Hard, 12:47", "Unfair, 3 left"]),
        (LibraryAction::Order(LibraryOrder::Hardest), &["Unfair, 3 left", "Hard, 12:47", "Easy, 30 left", "Sunday papers.txt"]),
        (LibraryAction::Order(LibraryOrder::Easiest), &["Easy, 30 left", "Hard, 12:47", "Unfair, 3 left", "Sunday papers.txt"]),
    ] {
        let mut library = Library::some();
        let labels: Vec<&str> = library.view().labels.iter().map(|label| &**label).collect();
        assert_eq!((labels, library.view().offers_unreadable), (vec!["Commute", "With Ada"], true));
        assert_eq!(library.after(choice.clone()), wanted, "{choice:?}");
    }
    let mut both = Library::some();
    both.after(show(LibraryPart::Favourites));
    assert_eq!(both.after(label("Commute")), ["Hard, 12:47"]);
    assert_eq!((both.view().found, both.view().all), (1, 4));
    assert_eq!(both.after(level(Level::Easy)), [""; 0]);
    assert_eq!((both.view().found, both.view().all), (0, 4));
}

#[test]
fn a_search_finds_words_dates_labels_names_and_digits() {
    for (words, wanted) in [
        ("ada", &["Hard, 12:47"][..]),
        ("commute easy", &["Easy, 30 left"]),
        ("sunday", &["Sunday papers.txt"]),
        ("23 January 1970", &["Hard, 12:47"]),
        ("1970-01-21", &["Easy, 30 left"]),
        ("009060247", &["Hard, 12:47"]),
        ("1....3.2632", &["Unfair, 3 left", "Easy, 30 left"]),
        ("1000030263201408", &["Unfair, 3 left", "Easy, 30 left"]),
        // Blanks separate cells, stand for empty cells, separate rows, and surround the text.
        ("1....3.26 32.14.8.. ..5..9...", &["Unfair, 3 left", "Easy, 30 left"]),
        ("1 . . | 0", &[]),
        (". . 9  . 6 . 2 4 7", &["Hard, 12:47"]),
        ("  9 6 247", &["Hard, 12:47"]),
        ("1    3 2632 14 8", &["Unfair, 3 left", "Easy, 30 left"]),
        ("009060247 857010900", &["Hard, 12:47"]),
        ("009060247 857010901", &[]),
        ("_ _ 9 _ 6 _ 2 4 7 1", &["Hard, 12:47"]),
        (" .........", &[]),
        ("easy 100003026", &["Easy, 30 left"]),
        ("nowhere", &[]),
        ("", &["Unfair, 3 left", "Hard, 12:47", "Easy, 30 left", "Sunday papers.txt"]),
    ] {
        assert_eq!(Library::some().after(LibraryAction::Find(words.into())), wanted, "{words:?}");
    }
}

#[test]
fn what_is_done_with_a_game_is_handed_to_the_page() {
    let mut library = Library::some();
    let game = LibraryItem::Game;
    for (action, id, act) in [
        (LibraryAction::Open(game(3)), 3, GameAct::Open),
        (LibraryAction::Bin(game(1), true), 1, GameAct::Bin(true)),
        (LibraryAction::Bin(game(4), false), 4, GameAct::Bin(false)),
        (LibraryAction::Save(game(5)), 5, GameAct::TakeOut),
    ] {
        assert_eq!(library.act(action.clone()), Some(CollectionEffect::Game(id, act)), "{action:?}");
    }
    for (what, action) in [
        ("a star", LibraryAction::Star(game(1))),
        ("labels", LibraryAction::Name(game(3), "Train , at home".into())),
        ("no labels", LibraryAction::Name(game(2), "".into())),
    ] {
        assert_eq!(library.act(action), None, "the page gives a game {what} itself");
    }
}

#[test]
fn all_that_is_done_in_one_turn_is_handed_over_in_its_order() {
    let mut library = Library::some();
    let bin = |id, binned| CollectionEffect::Game(id, GameAct::Bin(binned));
    let saved = |id| CollectionEffect::Game(id, GameAct::TakeOut);
    let (bins, saves) =
        (|id, binned| LibraryAction::Bin(LibraryItem::Game(id), binned), |id| LibraryAction::Save(LibraryItem::Game(id)));
    let done = library.act_all(vec![saves(1), saves(2), saves(3), bins(1, true), bins(2, true), bins(4, false)]);
    assert_eq!(done, [saved(1), saved(2), saved(3), bin(1, true), bin(2, true), bin(4, false)]);
}

/// A collection is opened, and an action of the library that comes after it in the same turn is still done.
#[test]
fn what_is_done_with_a_game_is_done_wherever_one_went_meanwhile() {
    let mut library = Library::some();
    let LibraryItem::List(id) = library.list() else { panic!() };
    let (state, games) = (Rc::clone(&library.screen.state), Rc::new(library.games.clone()));
    let save = LibraryAction::Save(LibraryItem::Game(1));
    let events =
        vec![CollectionEvent::OpenTable(id), CollectionEvent::Library(save), CollectionEvent::Library(LibraryAction::More)];
    let (window, solved) = (RowWindow::default(), Rc::default());
    let turn = Turn { state, events, shown: true, window, room: Room::Play, board: None, games, solved, visit: 1 };
    let CollectionAnswer::Screen(screen) = ask(&library.host, CollectionQuestion::Turn(turn.into())) else { panic!() };
    assert_eq!(screen.effects, [CollectionEffect::Game(1, GameAct::TakeOut)]);
    assert!(matches!(screen.view, CollectionView::Table(_)));
    library.screen = screen;
    library.open();
}

#[test]
fn labels_that_are_cut_or_too_many_are_said() {
    let mut library = Library::some();
    let said = |library: &mut Library, item: LibraryItem, labels: &str| match library
        .act_all(vec![LibraryAction::Name(item, labels.into())])
        .pop()
    {
        Some(CollectionEffect::Say(words)) => words.to_string(),
        _ => String::new(),
    };
    let long = "x".repeat(41);
    assert_eq!(said(&mut library, LibraryItem::Game(1), "Commute"), "");
    assert_eq!(said(&mut library, LibraryItem::Game(1), &long), "1 label is cut to 40 characters.");
    let many: Vec<String> = (0..14).map(|number| format!("{number}")).collect();
    let list = library.list();
    assert_eq!(said(&mut library, list, &many.join(",")), "2 labels are left out: there can be 12.");
}

#[test]
fn labels_are_typed_in_their_row_and_are_text() {
    let mut library = Library::some();
    library.games[0].tags = "- <b>&\"".into();
    let is_edited =
        |library: &Library| matches!(library.entry("Easy, 30 left").condition, EntryCondition::There { edits_labels: true, .. });
    library.act(LibraryAction::EditLabels(Some(LibraryItem::Game(1))));
    assert_eq!((is_edited(&library), &library.entry("Easy, 30 left").labels[..]), (true, &["<b>&\"".to_owned()][..]));
    library.act(LibraryAction::EditLabels(None));
    assert!(!is_edited(&library), "it closes");
}

#[test]
fn a_list_has_a_star_and_labels_and_lies_in_the_bin_when_it_is_deleted() {
    let mut library = Library::some();
    let item = library.list();
    let condition = |library: &Library| library.entry("Sunday papers.txt").condition;
    library.act(LibraryAction::Star(item));
    library.act(LibraryAction::Name(item, "Papers".into()));
    assert_eq!(library.after(LibraryAction::Label(Some("Papers".into()))), ["Sunday papers.txt"]);
    library.open();
    assert_eq!(library.after(LibraryAction::Show(LibraryPart::Favourites)).len(), 3);
    library.open();
    library.act(LibraryAction::Bin(item, true));
    assert_eq!(condition(&library), EntryCondition::Deleted);
    let both = ["Medium, 9:00", "Sunday papers.txt"];
    let bin = LibraryAction::Show(LibraryPart::Bin);
    assert_eq!(library.after(bin.clone()), both, "it keeps its place, and lies in the bin at once");
    assert!(library.view().entries.iter().all(|entry| entry.condition == EntryCondition::Binned));
    assert_eq!(library.open().len(), 3);
    assert_eq!(library.after(bin), both);
    library.act(LibraryAction::Bin(item, false));
    assert_eq!(library.open().len(), 4);
}

#[test]
fn a_game_that_was_deleted_just_now_keeps_its_place() {
    let mut library = Library::some();
    library.games[2].deleted = true;
    assert_eq!(library.after(LibraryAction::More)[0], "Unfair, 3 left");
    assert_eq!(library.entry("Unfair, 3 left").condition, EntryCondition::Deleted);
    assert_eq!(library.after(LibraryAction::Show(LibraryPart::Bin)).len(), 2, "and it lies in the bin");
    assert!(library.view().entries.iter().all(|entry| entry.condition == EntryCondition::Binned));
}

#[test]
fn thousands_are_listed_in_parts() {
    let games = (0..1_000).map(|id| game(id, &format!("Hard, {id}"), Shelf::Begun, Level::Hard, id * DAY, "")).collect();
    let mut library = Library::opened(games);
    assert_eq!((library.titles().len(), library.titles()[0].as_str(), library.view().growth), (60, "Hard, 999", 60));
    assert_eq!(library.after(LibraryAction::More).len(), 120);
    let found = library.after(LibraryAction::Find("99".into()));
    assert_eq!(found.len(), 19, "of 1,000 numbers, so many have 99 in them: the numbers, not the dates");
    assert_eq!(library.view().growth, 0);
}
