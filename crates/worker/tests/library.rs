//! The library: what is found in it, in which order, and what is done there.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // in a test these are how it fails

use nonet_core::Level;
use nonet_formats::Room;
use nonet_protocol::{
    Answer, CollectionAnswer, CollectionEffect, CollectionEvent, CollectionQuestion, GameAct, KeptGame, LabelChange, Part,
    Question, Screen, Shelf, TextSource, Turn,
};
use nonet_worker::Memory;
use std::rc::Rc;

const EASY: &str = "100003026320140800005009000500930600000000000008067001000400900009075032260300007";
const HARD: &str = "009060247100300069005000100000900000002683700000004000003000600290005001857010900";
const DAY: u64 = 86_400_000;

/// The library with these games, and a list of two puzzles.
struct Library {
    outside: Memory,
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
        let outside = Memory::default();
        let text = format!("{EASY}\n{HARD}\n").into();
        ask(
            &outside,
            CollectionQuestion::Import {
                id: 1 << 63,
                name: "Sunday papers.txt".into(),
                source: TextSource::Text(text),
                column: None,
            },
        );
        let mut library = Library { outside, screen: Rc::default(), games };
        library.act("list");
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

    fn act(&mut self, words: &str) -> Option<CollectionEffect> {
        let effects = self.act_all(&[words]);
        assert!(effects.len() < 2, "{effects:?}");
        effects.first().cloned()
    }

    /// What is to be done after all this, which happens in one turn.
    fn act_all(&mut self, words: &[&str]) -> Vec<CollectionEffect> {
        let (state, games) = (Rc::clone(&self.screen.state), Rc::new(self.games.clone()));
        let events = words.iter().map(|words| CollectionEvent::Do((*words).into())).collect();
        let turn = Turn { state, events, shown: true, room: Room::Play, board: None, games, visit: 1 };
        let CollectionAnswer::Screen(screen) = ask(&self.outside, CollectionQuestion::Turn(turn.into())) else { panic!() };
        assert!(screen.library);
        self.screen = screen;
        self.screen.effects.clone()
    }

    /// The titles of the rows.
    fn rows(&self) -> Vec<String> {
        let markup = self.screen.text(Part::Rows);
        let titles = markup.split("row__title\">").skip(1);
        titles.map(|rest| rest.split('<').next().unwrap().to_owned()).collect()
    }

    /// What is shown after this.
    fn after(&mut self, words: &str) -> Vec<String> {
        assert_eq!(self.act(words), None, "{words}");
        self.rows()
    }

    /// The number of the list.
    fn list(&self) -> u64 {
        let rows = self.screen.text(Part::Rows);
        rows.split("data-do=\"open ").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
    }

    fn number_in(&self, select: &str, name: &str) -> usize {
        let head = self.screen.text(Part::Head);
        let list = head.split(&format!("data-do=\"{select}\"")).nth(1).unwrap().split("</select>").next().unwrap();
        list.split("<option").skip(1).position(|option| option.contains(&format!(">{name}<"))).unwrap()
    }

    /// What is shown after this is chosen.
    fn chosen(&mut self, select: &str, name: &str) -> Vec<String> {
        let number = self.number_in(select, name);
        self.after(&format!("{select} {number}"))
    }
}

fn ask(outside: &Memory, question: CollectionQuestion) -> CollectionAnswer {
    match outside.answer(&Question::Collection(question)).unwrap() {
        Answer::Collection(answer) => answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_is_listed_the_latest_first_but_what_was_deleted_or_is_damaged() {
    let library = Library::some();
    assert_eq!(library.rows(), ["Unfair, 3 left", "Hard, 12:47", "Easy, 30 left", "Sunday papers.txt"]);
    assert_eq!(&*library.screen.text(Part::Words), "4 games and lists");
    assert!(library.screen.text(Part::Rows).contains("Opened today, 2 rows"), "{}", library.screen.text(Part::Rows));
}

#[test]
fn each_choice_shows_what_it_says() {
    for (select, name, wanted) in [
        ("show", "To go on with", &["Unfair, 3 left", "Easy, 30 left"][..]),
        ("show", "Finished", &["Hard, 12:47"]),
        ("show", "Favourites", &["Unfair, 3 left", "Hard, 12:47"]),
        ("show", "Lists of puzzles", &["Sunday papers.txt"]),
        ("show", "Bin", &["Medium, 9:00"]),
        ("show", "Unreadable", &["Damaged, 12 characters"]),
        ("level", "Unfair", &["Unfair, 3 left"]),
        ("level", "Extreme", &[]),
        ("label", "Commute", &["Hard, 12:47", "Easy, 30 left"]),
        ("label", "With Ada", &["Hard, 12:47"]),
        ("when", "Today", &["Sunday papers.txt"]), // in this test, it is the first day that clocks know
        ("order", "Oldest first", &["Sunday papers.txt", "Easy, 30 left", "Hard, 12:47", "Unfair, 3 left"]),
        ("order", "Hardest first", &["Unfair, 3 left", "Hard, 12:47", "Easy, 30 left", "Sunday papers.txt"]),
        ("order", "Easiest first", &["Easy, 30 left", "Hard, 12:47", "Unfair, 3 left", "Sunday papers.txt"]),
    ] {
        let mut library = Library::some();
        assert_eq!(library.chosen(select, name), wanted, "{name}");
    }
    let mut both = Library::some();
    both.chosen("show", "Favourites");
    assert_eq!(both.chosen("label", "Commute"), ["Hard, 12:47"]);
    assert_eq!(&*both.screen.text(Part::Words), "1 of 4 games and lists");
    assert_eq!(both.chosen("level", "Easy"), [""; 0]);
    assert!(both.screen.text(Part::Words).starts_with("Nothing is found"));
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
        // Blanks between cells, for empty ones, between rows, and around all.
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
        assert_eq!(Library::some().after(&format!("find {words}")), wanted, "{words:?}");
    }
}

#[test]
fn what_is_done_with_a_game_is_handed_to_the_page() {
    let mut library = Library::some();
    let names = |text: &str| GameAct::Label(LabelChange::Names(text.into()));
    let star = GameAct::Label(LabelChange::ToggleFavourite);
    for (words, id, act) in [
        ("game 3", 3, GameAct::Open),
        ("bin 1", 1, GameAct::Bin(true)),
        ("unbin 4", 4, GameAct::Bin(false)),
        ("take 5", 5, GameAct::TakeOut),
        ("star game 1", 1, star),
        ("name game 3 Train , at home", 3, names("Train , at home")),
        ("name game 2 ", 2, names("")),
    ] {
        assert_eq!(library.act(words), Some(CollectionEffect::Game(id, act)), "{words}");
    }
    assert_eq!(library.act("star game 99"), None);
    assert_eq!(library.act("nonsense"), None);
}

#[test]
fn all_that_is_done_in_one_turn_is_handed_over_in_its_order() {
    let mut library = Library::some();
    let star = |id| CollectionEffect::Game(id, GameAct::Label(LabelChange::ToggleFavourite));
    let bin = |id, binned| CollectionEffect::Game(id, GameAct::Bin(binned));
    let done = library.act_all(&["star game 1", "star game 2", "star game 3", "bin 1", "bin 2", "unbin 4"]);
    assert_eq!(done, [star(1), star(2), star(3), bin(1, true), bin(2, true), bin(4, false)]);
}

#[test]
fn labels_that_are_cut_or_too_many_are_said() {
    let mut library = Library::some();
    let said = |library: &mut Library, words: &str| match library.act_all(&[words]).pop() {
        Some(CollectionEffect::Say(words)) => words.to_string(),
        _ => String::new(),
    };
    let long = "x".repeat(41);
    assert_eq!(said(&mut library, "name game 1 Commute"), "");
    assert_eq!(said(&mut library, &format!("name game 1 {long}")), "1 label is cut to 40 characters.");
    let many: Vec<String> = (0..14).map(|number| format!("{number}")).collect();
    let list = library.list();
    assert_eq!(said(&mut library, &format!("name list {list} {}", many.join(","))), "2 labels are left out: there can be 12.");
}

#[test]
fn labels_are_typed_in_their_row_and_marked_up_as_text() {
    let mut library = Library::some();
    library.games[0].tags = "- <b>&\"".into();
    library.act("edit game 1");
    let rows = library.screen.text(Part::Rows);
    assert!(rows.contains("value=\"&lt;b&gt;&amp;&quot;\"") && !rows.contains("<b>"), "{rows}");
    library.act("done game 1");
    assert!(!library.screen.text(Part::Rows).contains("<input"), "it closes");
}

#[test]
fn a_list_has_a_star_and_labels_and_lies_in_the_bin_when_it_is_deleted() {
    let mut library = Library::some();
    let id = library.list();
    library.act(&format!("star list {id}"));
    library.act(&format!("name list {id} Papers"));
    assert_eq!(library.chosen("label", "Papers"), ["Sunday papers.txt"]);
    library.act("list");
    assert_eq!(library.chosen("show", "Favourites").len(), 3);
    library.act("list");
    library.act(&format!("delete {id}"));
    let rows = library.screen.text(Part::Rows);
    assert!(rows.contains(&format!("data-do=\"keep {id}\"")) && rows.contains("Moved to the bin"), "{rows}");
    let both = ["Medium, 9:00", "Sunday papers.txt"];
    assert_eq!(library.chosen("show", "Bin"), both, "it keeps its place, and lies in the bin at once");
    let binned = library.screen.text(Part::Rows);
    assert!(!binned.contains("Undo") && !binned.contains("Moved to the bin"), "{binned}");
    assert_eq!(library.after("list").len(), 3);
    assert_eq!(library.chosen("show", "Bin"), both);
    library.act(&format!("keep {id}"));
    assert_eq!(library.after("list").len(), 4);
}

#[test]
fn a_game_that_was_deleted_just_now_keeps_its_place() {
    let mut library = Library::some();
    library.games[2].deleted = true;
    assert_eq!(library.after("more")[0], "Unfair, 3 left");
    let rows = library.screen.text(Part::Rows);
    assert!(rows.contains("data-do=\"unbin 3\"") && rows.contains("Moved to the bin"), "{rows}");
    assert_eq!(library.chosen("show", "Bin").len(), 2, "and it lies in the bin");
    assert!(!library.screen.text(Part::Rows).contains("Undo"));
}

#[test]
fn thousands_are_listed_in_parts() {
    let games = (0..1_000).map(|id| game(id, &format!("Hard, {id}"), Shelf::Begun, Level::Hard, id * DAY, "")).collect();
    let mut library = Library::opened(games);
    assert_eq!((library.rows().len(), library.rows()[0].as_str()), (60, "Hard, 999"));
    assert_eq!(library.after("more").len(), 120);
    assert_eq!(library.after("find 99").len(), 19, "of 1,000 numbers, so many have 99 in them: the numbers, not the dates");
}
