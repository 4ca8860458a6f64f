//! Files of many puzzles, from a text to a table that is gone through and written.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // in a test these are how it fails

use nonet_core::board::Grid;
use nonet_formats::{Position, Room};
use nonet_protocol::{
    Answer, CollectionAnswer, CollectionEffect, CollectionEvent, CollectionId, CollectionQuestion, FILE_MARK, ImportReport,
    KeptGame, Part, Question, Screen, Shelf, TextSource, Turn,
};
use nonet_worker::{Memory, Table};
use std::rc::Rc;

const EASY: &str = "100003026320140800005009000500930600000000000008067001000400900009075032260300007";
const HARD: &str = "009060247100300069005000100000900000002683700000004000003000600290005001857010900";

/// The number of an import, which its list gets.
const IMPORT: CollectionId = 1 << 63;

/// A table that is gone through.
struct Shown {
    outside: Memory,
    id: CollectionId,
    screen: Rc<Screen>,
    board: Option<Grid>,
    games: Vec<KeptGame>,
}

impl Shown {
    fn of(text: &str) -> Shown {
        let outside = Memory::default();
        let import = CollectionQuestion::Import {
            id: IMPORT,
            name: "some.txt".into(),
            source: TextSource::Text(text.into()),
            column: None,
        };
        let CollectionAnswer::Imported(id, _) = ask(&outside, import) else { panic!("not imported") };
        let mut shown = Shown { outside, id, screen: Rc::default(), board: None, games: Vec::new() };
        shown.act(&format!("open {id}"));
        shown
    }

    /// Something is done.
    fn act(&mut self, words: &str) -> Option<CollectionEffect> {
        self.turn(CollectionEvent::Do(words.into()))
    }

    fn turn(&mut self, event: CollectionEvent) -> Option<CollectionEffect> {
        let state = Rc::clone(&self.screen.state);
        let (board, games) = (self.board, self.games.clone().into());
        let turn = Turn { state, events: vec![event], shown: true, room: Room::Solve, board, games, visit: 1 };
        let CollectionAnswer::Screen(screen) = ask(&self.outside, CollectionQuestion::Turn(turn.into())) else { panic!() };
        self.screen = screen;
        one(&self.screen.effects)
    }

    /// Everything is judged.
    fn judge(&mut self) {
        while let Some(&piece) = self.screen.judge.first() {
            let explainer = self.screen.explainer;
            let judged = ask(&self.outside, CollectionQuestion::Judge { id: self.id, piece, explainer });
            let CollectionAnswer::Judged { rows, at } = judged else { panic!() };
            self.turn(CollectionEvent::Judged { piece, explainer, rows, at });
        }
    }

    /// The numbers of the rows that are drawn.
    fn rows(&self) -> Vec<usize> {
        let markup = self.screen.text(Part::Rows);
        let cells = markup.split("data-column=\"No.\">").skip(1);
        cells.map(|rest| rest.split('<').next().unwrap().replace(',', "").parse().unwrap()).collect()
    }

    /// The place that is opened, and its givens.
    fn opened(&mut self, words: &str) -> (Room, String) {
        match self.act(words) {
            Some(CollectionEffect::Open(room, puzzle)) => (room, format!("{:#}", puzzle.grid)),
            other => panic!("{other:?}"),
        }
    }

    fn written(&mut self, words: &str) -> (String, String) {
        let (name, text, _) = self.written_with_note(words);
        (name, text)
    }

    fn written_with_note(&mut self, words: &str) -> (String, String, String) {
        let Some(CollectionEffect::Write(wish)) = self.act(words) else { panic!() };
        let CollectionAnswer::Written { name, note, .. } = ask(&self.outside, CollectionQuestion::Write(wish)) else { panic!() };
        (name, String::from_utf8(self.outside.written.take()).unwrap(), note.unwrap_or_default())
    }
}

/// The effect, if there is one.
fn one(effects: &[CollectionEffect]) -> Option<CollectionEffect> {
    assert!(effects.len() < 2, "{effects:?}");
    effects.first().cloned()
}

/// A game of this puzzle that is solved.
fn solved(givens: &str) -> KeptGame {
    let givens = givens.parse().unwrap();
    KeptGame {
        id: 1,
        givens,
        grid: givens,
        words: "".into(),
        detail: "".into(),
        shelf: Shelf::Finished,
        level: None,
        played: 0,
        tags: "".into(),
        open: false,
        deleted: false,
    }
}

fn ask(outside: &Memory, question: CollectionQuestion) -> CollectionAnswer {
    match outside.answer(&Question::Collection(question)).unwrap() {
        Answer::Collection(answer) => answer,
        other => panic!("{other:?}"),
    }
}

/// A backup of all collections and of these games.
fn backup(outside: &Memory, games: &str) -> String {
    let CollectionAnswer::Written { name, .. } = ask(outside, CollectionQuestion::Backup(games.into())) else { panic!() };
    assert_eq!(name, "nonet-games.txt");
    String::from_utf8(outside.written.take()).unwrap()
}

/// What became of the collections of a backup, and what else is in it.
fn restored(outside: &Memory, text: &str) -> (String, Vec<(String, String)>) {
    let (text, lists, lacking) = restored_of(outside, text);
    assert_eq!(lacking, None);
    (text, lists)
}

/// The same of one that may be cut off, and what is said of that.
fn restored_of(outside: &Memory, text: &str) -> (String, Vec<(String, String)>, Option<String>) {
    *outside.file.borrow_mut() = text.as_bytes().to_vec();
    match ask(outside, CollectionQuestion::Import { id: IMPORT, name: "a.txt".into(), source: TextSource::File(0), column: None })
    {
        CollectionAnswer::Restored { text, lists, lacking } => (text, lists, lacking),
        other => panic!("{other:?}"),
    }
}

/// A thousand rows, of which every tenth is bad.
fn thousand() -> String {
    (0..1_000)
        .map(|row| if row % 10 == 9 { format!("{}\n", &EASY[1..]) } else { format!("{}\n", [EASY, HARD][row % 2]) })
        .collect()
}

#[test]
fn a_text_of_many_is_no_text_of_one() {
    let outside = Memory::default();
    let read = |text: &str| outside.answer(&Question::Read { text: text.into() }).unwrap();
    let rows =
        |puzzle: &str| puzzle.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect::<String>();
    for many in [format!("{EASY}\n{HARD}"), format!("puzzle\n{EASY}\n{}", &EASY[1..]), rows(EASY) + "\n" + &rows(HARD)] {
        assert_eq!(read(&many), Answer::Many, "{many}");
    }
    let in_words =
        [format!("nothing\n{HARD}"), format!("> Hi,\n> {HARD}\n\nSolved it!\n"), format!("https://x.example/#p={EASY}.\nBob")];
    let in_lists = format!(
        "[\n[{}],\n]",
        rows(EASY).trim().chars().map(|ch| if ch == '\n' { "],\n[".to_owned() } else { format!("{ch},") }).collect::<String>()
    );
    let alone = [EASY.to_owned(), format!("{EASY} # a comment\n"), rows(EASY), format!("puzzle\n{EASY}\n"), in_lists];
    for one in alone.into_iter().chain(in_words) {
        assert!(matches!(read(&one), Answer::Read(Ok(_))), "{one}");
    }
    for none in ["nothing\nat all", ""] {
        assert!(matches!(read(none), Answer::Read(Err(_))), "{none}");
    }
}

/// What stands over the room stays there behind the library, and does what it says.
#[test]
fn the_library_ends_no_walk_through_a_list() {
    let mut shown = Shown::of(&format!("{EASY}\n{HARD}\n"));
    shown.judge();
    shown.opened("play 0");
    let bar = |shown: &Shown| (shown.screen.text(Part::Here), shown.screen.givens);
    let before = bar(&shown);
    assert!(before.0.contains("1 of 2"), "{before:?}");
    shown.act("list");
    assert!(shown.screen.library);
    assert_eq!(bar(&shown), before);
    assert_eq!(shown.opened("next").1, HARD);
    assert!(bar(&shown).0.contains("2 of 2"));
    shown.act("list");
    shown.act("leave");
    assert!(bar(&shown).0.is_empty());
}

/// Several files that are opened together.
fn opened_together(outside: &Memory, files: &[(&str, &str)]) -> Result<Answer, String> {
    let text: String = files.iter().map(|(name, text)| format!("{FILE_MARK}{name}\n{text}")).collect();
    *outside.file.borrow_mut() = text.into_bytes();
    let import = CollectionQuestion::Import { id: IMPORT, name: "files".into(), source: TextSource::File(0), column: None };
    outside.answer(&Question::Collection(import))
}

/// A table, a list, a grid and one without a puzzle: each is read by itself, and told by its name and its own lines.
#[test]
fn files_of_different_forms_that_are_opened_together_are_each_read_by_themselves() {
    let grid: String = HARD.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect();
    let outside = Memory::default();
    let table = format!("id;puzzle;se_er\n7;{EASY};9.9\n8;{};\n", &EASY[1..]);
    let files = [
        ("many.csv", table.as_str()),
        ("list.sdm", &format!("{EASY}\n{HARD}")),
        ("one.sdk", &grid),
        ("words.txt", "nothing\nat all\n"),
    ];
    let Ok(Answer::Collection(CollectionAnswer::Imported(id, _))) = opened_together(&outside, &files) else { panic!() };
    let mut shown = Shown { outside, id, screen: Rc::default(), board: None, games: Vec::new() };
    shown.act(&format!("open {id}"));
    shown.judge();
    let rows = shown.screen.text(Part::Rows).to_string();
    assert_eq!(shown.rows(), [1, 2, 3, 4, 5, 6]);
    assert!(shown.screen.text(Part::Words).contains("6 rows, 2 with errors"), "{}", shown.screen.text(Part::Words));
    for told in ["many.csv: line 3 has 80 characters", "words.txt: no puzzle was found from line 1 on", ">(9.9)<"] {
        assert!(rows.contains(told), "{told} in {rows}");
    }
    let (_, written) = shown.written("csv");
    let lines: Vec<&str> = written.lines().collect();
    assert!(lines[0].starts_with("id;puzzle;se_er;solutions;"), "{written}");
    assert!(lines[3].starts_with(&format!(";{EASY};;1;")), "{written}");
}

#[test]
fn of_files_without_puzzles_and_of_a_backup_among_others_it_is_said_why_they_are_not_opened() {
    let outside = Memory::default();
    let none = opened_together(&outside, &[("a.txt", "nothing\n"), ("b.txt", "at all\n")]);
    assert_eq!(none, Err("no puzzles were found in any of these files".to_owned()));
    let backup = opened_together(&outside, &[("a.txt", EASY), ("nonet-games.txt", "nonet games 1\n")]);
    assert_eq!(backup, Err("nonet-games.txt is a backup, which is opened by itself".to_owned()));
}

/// What the file says of Sudoku Explainer's rating is not what we found.
#[test]
fn a_rating_that_the_file_tells_stands_in_brackets_until_it_is_ours() {
    let mut shown = Shown::of(&format!("puzzle,se_er\n{EASY},9.9\n{EASY},9.8\n"));
    shown.judge();
    let rows = |shown: &Shown| shown.screen.text(Part::Rows).to_string();
    assert!(rows(&shown).contains(">(9.9)<") && shown.screen.text(Part::Head).contains("2 of 2 checked"));
    shown.act("explain");
    shown.judge();
    assert!(!rows(&shown).contains(">(9.9)<") && shown.screen.text(Part::Head).contains("2 of 2 checked, with SE"));
}

/// Where the filter leaves none, or none of those that are picked, that is said: a file of no rows, an empty book or "all are solved"
/// would be wrong.
#[test]
fn nothing_is_done_with_no_rows() {
    let mut shown = Shown::of(&format!("{EASY}\n{EASY}\n{HARD}\n"));
    shown.judge();
    let said = |effect: Option<CollectionEffect>| match effect {
        Some(CollectionEffect::Say(words)) => words.to_string(),
        _ => String::new(),
    };
    shown.act("pick 0");
    shown.act("level 5"); // Extreme
    for verb in ["play", "solve", "next", "book", "csv", "sdm", "sdk"] {
        assert_eq!(said(shown.act(verb)), "The filter leaves no row for that.", "{verb}");
    }
    shown.act("level 3"); // Hard
    for verb in ["book", "csv", "sdm", "sdk"] {
        assert_eq!(said(shown.act(verb)), "The filter hides the rows that are picked.", "{verb}");
    }
    shown.act("level 0");
    assert!(matches!(shown.act("book"), Some(CollectionEffect::Book { .. })));
}

#[test]
fn a_thousand_rows_are_judged_sorted_and_filtered() {
    let mut shown = Shown::of(&thousand());
    assert!(shown.screen.text(Part::Head).contains(">some.txt<"));
    assert_eq!(shown.screen.count, 1_001, "with the heads of the columns");
    assert!(shown.screen.text(Part::Head).contains("0 of 1,000 checked"), "{}", shown.screen.text(Part::Head));
    assert_eq!(shown.screen.judge, [0, 1, 2, 3, 4]);
    shown.judge();
    assert!(
        shown.screen.text(Part::Head).contains("1,000 of 1,000 checked") && !shown.screen.text(Part::Run).contains("Pause"),
        "{}",
        shown.screen.text(Part::Head)
    );
    assert_eq!(shown.rows()[..3], [1, 2, 3]);
    assert!(shown.screen.text(Part::Rows).contains("line 10 has 80 characters"), "a bad row is in its place");
    shown.act("sort 3");
    assert_eq!(shown.rows()[..3], [1, 3, 5], "easy ones first");
    shown.act("sort 3");
    assert_eq!(shown.rows()[..3], [2, 4, 6]);
    shown.act("level 1");
    assert_eq!(shown.screen.count, 501);
    shown.act("level 0");
    shown.act("finding 2");
    assert_eq!((shown.screen.count, &*shown.screen.text(Part::Words)), (101, "100 of 1,000 rows shown, 100 with errors"));
    assert_eq!(shown.rows()[..2], [10, 20]);
}

#[test]
fn keys_move_pick_and_open() {
    let mut shown = Shown::of(&thousand());
    shown.act("scroll 0 440");
    let wish = shown.screen.scroll;
    shown.act("key ArrowDown");
    assert_eq!((shown.screen.cursor, shown.screen.scroll), (1, wish), "it is in sight");
    shown.act("key End");
    assert_eq!((shown.screen.cursor, shown.screen.scroll.1), (999, 991 * 44));
    shown.act(&format!("scroll {} 440", shown.screen.scroll.1));
    assert_eq!(shown.rows().last(), Some(&1_000));
    shown.act("key PageUp");
    assert_eq!(shown.screen.cursor, 990);
    shown.act("key  ");
    assert!(shown.screen.text(Part::Words).contains("1 picked"), "{}", shown.screen.text(Part::Words));
    assert_eq!(shown.opened("key Enter"), (Room::Solve, EASY.to_owned()));
    let unread = "This row has no puzzle: line 1000 has 80 characters";
    for words in ["key End", "play", "go 999"] {
        let Some(CollectionEffect::Say(said)) = shown.act(words) else { panic!("{words}") };
        assert!(said.starts_with(unread) && said.ends_with(&format!("In it: {}.", &EASY[1..])), "{words}: {said}");
    }
    assert!(shown.act("go 998").is_none());
    shown.act("key End");
    shown.act("all");
    assert!(shown.screen.text(Part::Words).contains("1,000 picked"));
    shown.act("all");
    assert!(!shown.screen.text(Part::Words).contains("picked"));
}

#[test]
fn the_next_that_is_not_solved_is_opened() {
    let mut shown = Shown::of(&format!("{EASY}\nnothing\n{HARD}\n"));
    assert_eq!(shown.opened("solve 0").1, EASY);
    assert_eq!(shown.screen.givens, Some(EASY.parse().unwrap()));
    assert!(shown.screen.text(Part::Here).contains("1 of 3"));
    assert_eq!(shown.opened("next").1, HARD);
    shown.games = vec![solved(HARD)];
    assert_eq!(shown.opened("next").1, EASY, "from the beginning again");
    shown.games.push(solved(EASY));
    assert!(matches!(shown.act("next"), Some(CollectionEffect::Say(..))));
    shown.act("back");
    assert!(shown.screen.text(Part::Rows).contains("Solved"));
    shown.act("unsolved true");
    assert_eq!(shown.screen.count, 1, "what can't be read can't be solved");
}

#[test]
fn a_puzzle_that_comes_to_the_board_another_way_has_its_row() {
    let mut shown = Shown::of(&format!("nothing\n{EASY}\n{HARD}\n"));
    shown.opened("solve 1");
    shown.board = Some(HARD.parse().unwrap());
    shown.act("scroll 0 600");
    assert!(shown.screen.givens == shown.board && shown.screen.text(Part::Here).contains("3 of 3"));
    shown.board = Some(Grid::EMPTY);
    shown.act("scroll 0 600");
    assert_eq!(shown.screen.givens, Some(HARD.parse().unwrap()), "another puzzle leaves the place in the list");
    shown.board = Some(EASY.parse().unwrap());
    (shown.screen, shown.games) = (Rc::default(), vec![solved(HARD)]);
    shown.act(&format!("open {}", shown.id));
    assert!(shown.screen.text(Part::Here).contains("2 of 3"), "as when the page is loaded anew");
    assert_eq!(shown.screen.cursor, 1);
    assert!(matches!(shown.act("next"), Some(CollectionEffect::Open(..))));
}

#[test]
fn it_goes_out_as_it_came_and_as_it_is_shown() {
    let mut shown = Shown::of(&format!("puzzle;by\n{HARD};\"a;b\"\n{EASY};c\n1;d\n"));
    shown.judge();
    let (name, text) = shown.written("csv");
    assert_eq!(name, "some-nonet.csv");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "puzzle;by;solutions;solution;level;score;hardest;steps;error;solutions_counted;hardest_name;step_names"
    );
    assert!(lines[1].starts_with(&format!("{HARD};\"a;b\";1;")) && lines[3].starts_with("1;d;;;;;;"), "{text}");
    shown.act("sort 3");
    assert_eq!(shown.written("sdm").1.lines().next().unwrap().replace('.', "0"), EASY);
    shown.act("pick 1");
    let (name, text) = shown.written("sdk");
    assert_eq!(name, "some-nonet.sdk");
    assert_eq!(nonet_formats::read(&text).unwrap().grid, HARD.parse().unwrap());
    let book = |shown: &mut Shown| match shown.act("book") {
        Some(CollectionEffect::Book { puzzles, title, left_out }) if title.as_deref() == Some("some") => {
            (puzzles.iter().map(|made| made.givens).collect(), left_out)
        }
        other => panic!("{other:?}"),
    };
    let one: (Vec<Grid>, _) = (vec![HARD.parse().unwrap()], None);
    assert_eq!(book(&mut shown), one);
    shown.act("all");
    let (puzzles, left_out) = book(&mut shown);
    assert_eq!(puzzles, [EASY, HARD].map(|line| line.parse().unwrap()));
    let words = "1 of 3 rows left out: a book takes puzzles with one solution, at most 200.";
    assert_eq!(left_out.as_deref(), Some(words));
}

#[test]
fn what_a_file_does_not_hold_is_said() {
    let two = HARD.replacen('8', "0", 1);
    let mut shown = Shown::of(&format!("{EASY}\n{two}\n1\n{HARD}\n"));
    let note = |shown: &mut Shown, words: &str| shown.written_with_note(words).2;
    shown.judge();
    assert_eq!(
        note(&mut shown, "csv"),
        "In the column solutions, 2 stands for 2 or more, as solutions_counted says, and the solution is the first found."
    );
    assert_eq!(note(&mut shown, "sdm"), "The .sdm file lacks 1 row that can't be read.");
    shown.act("pick 0");
    assert_eq!((note(&mut shown, "csv"), note(&mut shown, "sdk")), (String::new(), String::new()));
}

#[test]
fn a_table_of_an_older_spreadsheet_is_read_and_written_in_utf8() {
    let outside = Memory::default();
    let text = format!("author,puzzle\nMüller,{EASY}\nÅngström,{HARD}\n");
    *outside.file.borrow_mut() = text.chars().map(|ch| u8::try_from(ch as u32).unwrap()).collect();
    let import = CollectionQuestion::Import { id: IMPORT, name: "some.csv".into(), source: TextSource::File(0), column: None };
    let CollectionAnswer::Imported(id, _) = ask(&outside, import) else { panic!() };
    let mut shown = Shown { outside, id, screen: Rc::default(), board: None, games: Vec::new() };
    shown.act(&format!("open {id}"));
    assert!(shown.screen.text(Part::Rows).contains("author Müller"), "{}", shown.screen.text(Part::Rows));
    assert!(shown.written("csv").1.contains(&format!("\nÅngström,{HARD},")));
}

#[test]
fn it_waits_goes_on_and_is_deleted() {
    let mut shown = Shown::of(&thousand());
    shown.act("paused");
    assert!(
        shown.screen.judge.is_empty()
            && shown.screen.text(Part::Head).contains("paused")
            && shown.screen.text(Part::Run).contains("Go on")
    );
    let id = shown.id;
    shown.screen = Rc::default(); // the page is loaded anew
    shown.act(&format!("open {id}"));
    assert!(shown.screen.judge.is_empty());
    shown.act("going");
    let judged = ask(&shown.outside, CollectionQuestion::Judge { id, piece: 0, explainer: false });
    assert!(matches!(judged, CollectionAnswer::Judged { .. }));
    shown.screen = Rc::default();
    shown.act(&format!("open {id}"));
    assert_eq!(shown.screen.judge, [1, 2, 3, 4], "it goes on where it stood");
    let is_listed = |shown: &Shown| shown.screen.text(Part::Rows).contains(&format!("open {id}"));
    shown.act(&format!("delete {id}"));
    assert!(!is_listed(&shown) && shown.screen.text(Part::Rows).contains(&format!("keep {id}")), "it is there to be taken back");
    shown.act(&format!("keep {id}"));
    assert!(is_listed(&shown), "{}", shown.screen.text(Part::Rows));
}

#[test]
fn markup_in_a_file_is_text() {
    let shown = Shown::of(&format!("puzzle,<b>\n{EASY},<img src=x>\n<i>,x\n"));
    assert!(
        shown.screen.text(Part::Rows).contains("&lt;img src=x&gt;") && shown.screen.text(Part::Rows).contains("&lt;i&gt;"),
        "{}",
        shown.screen.text(Part::Rows)
    );
    assert!(!shown.screen.text(Part::Rows).contains("<img") && !shown.screen.text(Part::Rows).contains("<b>"));
}

#[test]
fn a_candidate_grid_with_notes_of_nine_digits_is_no_list() {
    let text = include_str!("../../formats/tests/data/candidates_notes_never_cleaned.txt");
    let answer = Memory::default().answer(&Question::Read { text: text.into() });
    assert!(matches!(answer, Ok(Answer::Read(Ok(_)))), "{answer:?}");
}

const GAMES: &str = "nonet backup 1\nchecking 1\n\nnonet 1\nid 7\n";

#[test]
fn a_backup_brings_collections_to_another_browser_and_never_twice() {
    let mut first = Shown::of(&format!("id,puzzle\n7,{HARD}\n8,{}\n9,{EASY}\n", &EASY[1..]));
    let written = first.written("csv");
    let long = CollectionQuestion::Import {
        id: IMPORT + 1,
        name: "long.txt".into(),
        source: TextSource::Text(thousand().into()),
        column: None,
    };
    let CollectionAnswer::Imported(long, _) = ask(&first.outside, long) else { panic!() };
    first.act("list");
    first.act(&format!("star list {long}"));
    let text = backup(&first.outside, GAMES);

    let other = Memory::default();
    let (games, lists) = restored(&other, &text);
    let lists: Vec<String> = lists.into_iter().map(|(words, fate)| format!("{words}: {fate}")).collect();
    assert_eq!(games.trim_end(), GAMES.trim_end());
    assert_eq!(lists, ["long.txt, 1,000 rows: Added.", "some.txt, 3 rows: Added."]);
    assert_eq!(backup(&other, GAMES), text, "all that is known came along, the star too");
    let mut shown = Shown { outside: other, id: first.id, screen: Rc::default(), board: None, games: Vec::new() };
    shown.act(&format!("open {}", first.id));
    assert_eq!(shown.written("csv"), written);
    shown.judge();
    assert!(shown.screen.text(Part::Head).contains("3 of 3 checked"), "{}", shown.screen.text(Part::Head));

    // Once more: one is here, one was deleted.
    shown.act("list");
    shown.act(&format!("delete {}", first.id));
    let (_, lists) = restored(&shown.outside, &text);
    assert_eq!(lists.into_iter().map(|(_, fate)| fate).collect::<Vec<_>>(), ["Already here.", "Back from the bin."]);
    assert_eq!(backup(&shown.outside, GAMES), text);
}

#[test]
fn labels_that_were_changed_later_stay() {
    let mut shown = Shown::of(&thousand());
    let before = backup(&shown.outside, "");
    shown.act("list");
    shown.act(&format!("star list {}", shown.id));
    let after = backup(&shown.outside, "");
    assert_ne!(before, after);
    restored(&shown.outside, &format!("nonet backup 1\n{before}"));
    assert_eq!(backup(&shown.outside, ""), after);
    let other = Memory::default();
    restored(&other, &format!("nonet backup 1\n{before}"));
    restored(&other, &format!("nonet backup 1\n{after}"));
    assert_eq!(backup(&other, ""), after);
}

#[test]
fn a_backup_that_was_cut_short_is_completed_by_a_whole_one() {
    let shown = Shown::of(&thousand());
    let text = backup(&shown.outside, GAMES);
    let other = Memory::default();
    let (half, _) = text.split_at(text.len() / 2);
    for _ in 0..2 {
        let (_, lists, lacking) = restored_of(&other, half);
        assert_eq!(lists, [("some.txt, 500 rows".to_owned(), "Added, 500 of 1,000 rows: the file is cut off.".to_owned())]);
        assert!(lacking.is_some());
    }
    assert_eq!(restored(&other, &text).1, [("some.txt, 1,000 rows".to_owned(), "Added.".to_owned())]);
    assert_eq!(backup(&other, GAMES), text);
}

#[test]
fn a_backup_that_is_cut_off_anywhere_says_so() {
    let shown = Shown::of(&format!("{HARD}\n{EASY}\n"));
    let text = backup(&shown.outside, GAMES);
    let told = text.find("id 7").unwrap();
    for end in told..text.len() - 1 {
        let (_, _, lacking) = restored_of(&Memory::default(), &text[..end]);
        assert_eq!(lacking.as_deref(), Some("The backup is cut off: what it lacks did not come back."), "{:?}", &text[..end]);
    }
    assert_eq!(restored_of(&Memory::default(), &text).2, None);
}

#[test]
fn another_collection_with_the_same_number_stays() {
    let shown = Shown::of(&thousand());
    let text = format!("nonet backup 1\n{}", backup(&shown.outside, "").replace("some.txt", "other.txt"));
    assert_eq!(restored(&shown.outside, &text).1[0].1, "Added.");
    let both = backup(&shown.outside, "");
    assert!(both.contains("some.txt") && both.contains("other.txt"));
}

#[test]
fn what_is_judged_of_a_piece_counts_before_all_of_it_is() {
    let mut shown = Shown::of(&thousand());
    let head = |shown: &Shown| shown.screen.text(Part::Head).to_owned();
    shown.turn(CollectionEvent::Judged { piece: 0, explainer: false, rows: [30, 170], at: 1_000 });
    assert!(head(&shown).contains("30 of 1,000 checked"), "{}", head(&shown));
    assert_eq!(shown.screen.judge.first(), Some(&0), "the rest of it is asked for");
    shown.turn(CollectionEvent::Judged { piece: 0, explainer: false, rows: [50, 120], at: 2_000 });
    assert!(head(&shown).contains("80 of 1,000 checked, 50 a second"), "{}", head(&shown));
    shown.turn(CollectionEvent::Judged { piece: 0, explainer: false, rows: [120, 0], at: 3_000 });
    assert!(head(&shown).contains("200 of 1,000 checked") && !shown.screen.judge.contains(&0), "{}", head(&shown));
}

#[test]
fn sudoku_explainers_ratings_come_when_they_are_asked_for() {
    let mut shown = Shown::of(&format!("{HARD}\n{EASY}\n{}\n", &EASY[1..]));
    let ratings = |shown: &Shown| {
        let markup = shown.screen.text(Part::Rows);
        let cells: Vec<String> =
            markup.split("data-column=\"SE\">").skip(1).map(|rest| rest.split('<').next().unwrap().to_owned()).collect();
        cells
    };
    shown.judge();
    assert_eq!(ratings(&shown), ["", ""]);
    assert!(!shown.written("csv").1.contains("se_er"));
    shown.act("explain");
    assert_eq!(shown.screen.judge, [0], "it is judged once more");
    // What was judged before it was asked for is not enough.
    shown.turn(CollectionEvent::Judged { piece: 0, explainer: false, rows: [3, 0], at: 0 });
    assert_eq!(shown.screen.judge, [0]);
    shown.judge();
    assert_eq!(ratings(&shown), ["4.2", "2.0"]);
    shown.act("sort 6");
    assert_eq!(shown.rows(), [2, 1, 3]);
    let csv = shown.written("csv").1;
    assert!(csv.lines().next().unwrap().contains("se_er,se_ep,se_ed,error,") && csv.contains("4.2,"), "{csv}");
    assert!(!shown.screen.text(Part::Run).contains("explain"));

    let reopened = Turn {
        state: Rc::default(),
        events: vec![CollectionEvent::Do(format!("open {}", shown.id).into())],
        shown: true,
        room: Room::Solve,
        board: None,
        games: Rc::default(),
        visit: 1,
    };
    let CollectionAnswer::Screen(screen) = ask(&shown.outside, CollectionQuestion::Turn(reopened.into())) else { panic!() };
    assert!(screen.judge.is_empty() && screen.explainer, "it is known in later visits too");
}

#[test]
fn a_solution_that_is_none_is_told_in_short_in_the_row_and_whole_at_a_press() {
    let wrong = "9".repeat(81);
    let mut shown = Shown::of(&format!("puzzle,solution\n{HARD},\n{EASY},{wrong}\n"));
    shown.act("finding 3");
    assert_eq!(shown.rows(), [2]);
    assert!(shown.screen.text(Part::Rows).contains(">bad solution</span>"), "{}", shown.screen.text(Part::Rows));
    let Some(CollectionEffect::Say(said)) = shown.act("go 0") else { panic!() };
    assert_eq!(&*said, "Line 3: the solution in this row does not solve its puzzle.");
    assert!(
        matches!(shown.act("key Home"), Some(CollectionEffect::Say(by_key)) if by_key == said),
        "whoever comes there by keys too"
    );
    assert_eq!(shown.opened("key Enter"), (Room::Solve, EASY.to_owned()));
}

#[test]
fn what_else_a_file_says_in_a_row_is_told_whole_when_the_row_is_pressed_or_picked() {
    let comment = "found in a drawer in the summer of 1987, never solved";
    let mut shown = Shown::of(&format!("puzzle,comment\n{HARD},\n{EASY},\"{comment}\"\n"));
    for words in ["go 1", "key  "] {
        let Some(CollectionEffect::Say(said)) = shown.act(words) else { panic!("{words}") };
        assert_eq!(&*said, format!("In it: comment {comment}."));
    }
    assert!(
        shown.act("key Home").is_none() && shown.act("key End").is_none(),
        "to go through the rows says nothing of good ones"
    );
}

#[test]
fn rows_are_sorted_by_a_column_of_the_file() {
    let mut shown = Shown::of(&format!("id,puzzle,Paper\n10,{HARD},b\n9,{EASY},A\n,{HARD},B\n100,none,a\n"));
    let filters = shown.screen.text(Part::Filters);
    assert!(filters.contains("Sort: id, last first") && filters.contains("Sort: Paper"), "{filters}");
    for (choice, rows) in [(1, [2, 1, 4, 3]), (2, [4, 1, 2, 3]), (5, [2, 4, 1, 3]), (6, [1, 3, 2, 4]), (0, [1, 2, 3, 4])] {
        shown.act(&format!("own {choice}"));
        assert_eq!(shown.rows(), rows, "{choice}");
        let chosen = format!("<option value=\"{choice}\" selected>");
        assert!(shown.screen.text(Part::Filters).contains(&chosen), "{choice}");
    }
    shown.act("own 1");
    shown.act("sort 0");
    assert!(shown.screen.text(Part::Filters).contains("<option value=\"0\" selected>Sort by"));
}

#[test]
fn a_long_file_without_puzzles_is_refused_in_a_sentence() {
    let outside = Memory::default();
    *outside.file.borrow_mut() = "id,puzzle\n1,2,3\n".repeat(80_000).into_bytes();
    let import = CollectionQuestion::Import { id: IMPORT, name: "long.csv".into(), source: TextSource::File(0), column: None };
    let refused = outside.answer(&Question::Collection(import));
    assert_eq!(refused.unwrap_err(), "no puzzles were found at its beginning");
}

/// A list of a generator: clashes and several solutions are told in the table, counted, and can be chosen.
#[test]
fn why_a_puzzle_has_no_solution_stands_in_its_row() {
    let mut shown = Shown::of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n\
        ....................1..6.9...841...7..2.5.6..6...124...2.5..9....................\n\
        92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..\n\
        90107080050306020007000600023040710700000004045030860009000200010608040060209070\n",
    );
    shown.judge();
    let words = shown.screen.text(Part::Words).to_string();
    assert_eq!(words, "4 rows, 1 with errors, 1 with no solution, 1 with several solutions");
    assert!(shown.screen.text(Part::Rows).contains("No solution: two 1s in column 5"), "{}", shown.screen.text(Part::Rows));
    let Some(CollectionEffect::Say(said)) = shown.act("go 1") else { panic!() };
    assert_eq!(&*said, "No solution: two 1s in column 5.");
    for (finding, rows) in [(1, &[2, 3, 4][..]), (2, &[4]), (4, &[2]), (5, &[3]), (6, &[1]), (0, &[1, 2, 3, 4])] {
        shown.act(&format!("finding {finding}"));
        assert_eq!(shown.rows(), rows, "{finding}");
    }
}

/// A comma within a field does not look like one between two.
#[test]
fn a_field_with_a_comma_is_told_in_quotes() {
    let mut shown = Shown::of(&format!("name,puzzle,by\n\"one, two\",{EASY},me\nthree,{HARD},you\n"));
    assert!(shown.screen.text(Part::Rows).contains("name “one, two”, by me<"), "{}", shown.screen.text(Part::Rows));
    let Some(CollectionEffect::Say(said)) = shown.act("go 0") else { panic!() };
    assert_eq!(&*said, "In it: name “one, two”, by me.");
}

/// What comes of a text or of a file.
fn imported(text: &str, column: Option<u32>, is_file: bool) -> CollectionAnswer {
    let outside = Memory::default();
    *outside.file.borrow_mut() = text.as_bytes().to_vec();
    let source = if is_file { TextSource::File(0) } else { TextSource::Text(text.into()) };
    ask(&outside, CollectionQuestion::Import { id: IMPORT, name: "a.txt".into(), source, column })
}

fn report_of(text: &str) -> ImportReport {
    match imported(text, None, true) {
        CollectionAnswer::Imported(_, report) => report,
        other => panic!("{other:?}"),
    }
}

/// Two columns of puzzles, none of which is in the other.
#[test]
fn where_it_is_not_clear_which_column_holds_the_puzzles_that_is_asked() {
    let table = format!("nr,left,right\n1,{EASY},{HARD}\n2,{HARD},{EASY}\n3,{EASY},{HARD}\n4,{HARD},{EASY}\n");
    let list = format!("{EASY} {HARD}\n{HARD} {EASY}\n");
    for (text, names) in [(&table, ["left", "right"]), (&list, ["column 1", "column 2"])] {
        for is_file in [true, false] {
            let CollectionAnswer::WhichColumn(columns) = imported(text, None, is_file) else { panic!("{text}") };
            assert_eq!(columns.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), names);
            let first = &columns[0];
            assert_eq!(first.fields, [EASY, HARD, EASY][..first.fields.len()], "its first rows");
            assert_eq!(
                first.fields.len(),
                text.matches('\n').count().min(4) - usize::from(text.starts_with("nr")),
                "three at most"
            );
            let chosen = Some(columns[1].column);
            assert!(matches!(imported(text, chosen, is_file), CollectionAnswer::Imported(..)), "{text}");
        }
    }
    let outside = Memory::default();
    let read = outside.answer(&Question::Read { text: format!("left,right\n{EASY},{HARD}\n").into() });
    assert_eq!(read, Ok(Answer::Many), "of one row, too, it is asked as of a list");
    // Several files that are opened together can't ask: that one is told of, and the others are read.
    let files = [("a.csv", table.as_str()), ("b.txt", EASY)];
    let Ok(Answer::Collection(CollectionAnswer::Imported(_, report))) = opened_together(&outside, &files) else { panic!() };
    let note = report.note.unwrap();
    assert!(note.starts_with("1 of 2 rows can't be read: line 1: a.csv: it is not clear which of its columns"), "{note}");
}

#[test]
fn the_column_that_was_chosen_is_read() {
    let outside = Memory::default();
    let text = format!("left,right\n{EASY},{HARD}\n{HARD},{EASY}\n");
    let import =
        CollectionQuestion::Import { id: IMPORT, name: "a.csv".into(), source: TextSource::Text(text.into()), column: Some(1) };
    let CollectionAnswer::Imported(id, _) = ask(&outside, import) else { panic!() };
    let mut shown = Shown { outside, id, screen: Rc::default(), board: None, games: Vec::new() };
    shown.act(&format!("open {id}"));
    assert_eq!(shown.opened("solve 0").1, HARD);
    assert_eq!(shown.opened("solve 1").1, EASY);
}

/// Of whatever form a file is: how many of its puzzles are left out, and why, each with its line.
#[test]
fn what_of_a_file_can_t_be_read_is_said_with_its_line() {
    let short = &EASY[1..];
    let rows =
        |puzzle: &str| puzzle.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect::<String>();
    for (text, start, line) in [
        (format!("{EASY}\n{short}\n{HARD}\n"), "1 of 3 rows can't be read: ", "line 2 has 80 characters"),
        (format!("{EASY}\n{short}\n"), "1 of 2 rows can't be read: ", "line 2 has 80 characters"),
        (format!("id,puzzle\n1,{EASY}\n2,{short}\n"), "1 of 2 rows can't be read: ", "line 3 has 80 characters"),
        (format!("[\"{EASY}\",\n\"{short}\"]\n"), "1 of 2 rows can't be read: ", "line 2 has 80 characters"),
        (format!("{}\n{}\n{}", rows(EASY), &rows(HARD)[..80], rows(HARD)), "1 of 3 rows can't be read: ", "8 rows of 9 cells"),
        (
            format!("<opensudoku>\n<game data=\"{EASY}\"/>\n<game data=\"version: 9&#10;1|0|1|\"/>\n</opensudoku>"),
            "1 of 2 rows can't be read: ",
            "line 3: this game is in version 9",
        ),
        (
            format!("{EASY}\n{}", format!("{short}\n").repeat(5)),
            "5 of 6 rows can't be read: ",
            "; line 4 has 80 characters, expected 81",
        ),
    ] {
        let note = report_of(&text).note.unwrap_or_default();
        assert!(note.starts_with(start) && note.contains(line), "{text}: {note}");
        assert_eq!(note.contains("and 2 more."), start.starts_with('5'), "{note}");
    }
    assert_eq!(report_of(&format!("{EASY}\n{HARD}\n")), ImportReport { rows: 2, ..ImportReport::default() });
}

#[test]
fn a_file_of_full_boards_alone_says_so() {
    let full = "123456789457189236689237145214573698376918452598624371731892564842365917965741823";
    for text in [format!("a,b\n{full},{full}\n{full},{full}\n"), format!("{full}\n{full}\n")] {
        let note = report_of(&text).note;
        assert_eq!(note.as_deref(), Some("All boards in this file are full: it has no puzzle to solve."), "{text}");
    }
    assert_eq!(report_of(&format!("{full}\n{EASY}\n")).note, None);
}

/// A game of another program that was begun: its puzzle is a row, and what was done in it goes along by itself.
#[test]
fn games_that_were_begun_go_along_with_their_digits_notes_and_time() {
    let cell = |(place, digit): (usize, char)| match (place, digit) {
        (1, _) => "8|0|0|1|".to_owned(), // entered, and wrong
        (2, _) => "0|3|4|1|".to_owned(),
        (_, '0') => "0|0|0|1|".to_owned(),
        (_, digit) => format!("{digit}|0|0|0|"),
    };
    let data: String = EASY.chars().enumerate().map(cell).collect();
    let begun = format!("<game state=\"1\" time=\"90500\" data=\"version: 4&#10;{data}\"/>");
    let text = format!("<opensudoku>\n<game data=\"{HARD}\"/>\n{begun}\n</opensudoku>");
    let report = report_of(&text);
    assert_eq!((report.begun.len(), &report.note), (1, &None));
    let position: Position = report.begun[0].position.parse().unwrap();
    assert_eq!((format!("{:#}", position.givens), report.begun[0].seconds), (EASY.to_owned(), 90));
    assert_eq!((position.entered.filled().len(), position.notes.len(), position.centre.len()), (1, 2, 1));
    let mut shown = Shown::of(&text);
    shown.judge();
    assert_eq!(shown.screen.text(Part::Words).to_string(), "2 rows", "its puzzle has one solution, whatever was entered");
    assert_eq!(shown.opened("solve 1").1, EASY);
    // Alone it is read as one puzzle, with the same.
    let alone = Memory::default().answer(&Question::Read { text: format!("<opensudoku>{begun}</opensudoku>").into() });
    let Ok(Answer::Read(Ok(read))) = alone else { panic!() };
    assert_eq!(read.game, Some(report.begun[0].clone()));
}

/// Three pieces of rows, of which the second is damaged.
fn damaged() -> Shown {
    let shown = Shown::of(&thousand().lines().take(600).map(|line| format!("{line}\n")).collect::<String>());
    let key = format!("{IMPORT:015}.0000001");
    shown.outside.records.borrow_mut().insert((Table::Pieces, key), b"\xff\xfe damaged".to_vec());
    shown
}

/// The note of a backup, and the backup.
fn noted_backup(outside: &Memory) -> (String, String) {
    let CollectionAnswer::Written { note, .. } = ask(outside, CollectionQuestion::Backup("nonet backup 1\n".into())) else {
        panic!()
    };
    (note.unwrap_or_default(), String::from_utf8(outside.written.take()).unwrap())
}

fn import(outside: &Memory, id: CollectionId, name: &str) {
    let source = TextSource::Text(format!("{EASY}\n{HARD}\n").into());
    ask(outside, CollectionQuestion::Import { id, name: name.into(), source, column: None });
}

#[test]
fn one_damaged_piece_empties_neither_its_list_nor_the_backup() {
    let mut shown = damaged();
    import(&shown.outside, IMPORT + 1, "other.txt");
    let (note, text) = noted_backup(&shown.outside);
    assert!(note.starts_with("some.txt is damaged: 200 of 600 rows can't be read, and are not in the backup."), "{note}");
    assert_eq!(text.matches("nonet collection 1\n").count(), 2, "all others are backed up too");
    assert_eq!((text.matches("\nrow ").count(), text.matches("this row of the list is damaged").count()), (602, 200));
    shown.act("scroll 13000 400"); // of 44 pixels each
    assert!(shown.screen.text(Part::Rows).contains("this row of the list is damaged"), "{}", shown.screen.text(Part::Rows));
    shown.act("go 0");
    assert_eq!(shown.opened("key Enter"), (Room::Solve, EASY.to_owned()));
    shown.judge();
    let key = (Table::Pieces, format!("{IMPORT:015}.0000001"));
    assert_eq!(shown.outside.records.borrow()[&key], b"\xff\xfe damaged", "it is left as it is");
    let Some(CollectionEffect::Write(wish)) = shown.act(&format!("raw {IMPORT}")) else { panic!() };
    let CollectionAnswer::Written { name, .. } = ask(&shown.outside, CollectionQuestion::Write(wish)) else { panic!() };
    assert_eq!(name, "some.txt-damaged.txt");
    let raw = shown.outside.written.take();
    assert!(raw.windows(11).any(|bytes| bytes == b"\t\xff\xfe damaged"), "it can be saved as it is");
}

#[test]
fn a_damaged_record_leaves_its_list_in_sight_with_its_name_and_its_rows() {
    let mut shown = Shown::of(&thousand());
    let key = (Table::Collections, format!("{IMPORT:015}."));
    let whole = shown.outside.records.borrow()[&key].clone();
    let half = whole[..whole.len() - 5].to_vec();
    let set = |shown: &Shown, bytes: Option<&[u8]>| {
        let mut records = shown.outside.records.borrow_mut();
        records.remove(&key);
        bytes.map(|bytes| records.insert(key.clone(), bytes.to_vec()));
    };
    for (bytes, name) in
        [(Some(&half[..]), "some.txt"), (Some(b"nonet nonsense"), "List without a name"), (None, "List without a name")]
    {
        set(&shown, bytes);
        (shown.screen, shown.board) = (Rc::default(), None);
        shown.act("list");
        let rows = shown.screen.text(Part::Rows);
        let is_later = bytes == Some(b"nonet nonsense");
        if !is_later {
            assert!(rows.contains(name) && rows.contains("Damaged: 1,000 rows"), "{rows}");
        }
        // It is listed with what can't be read too, where it can be saved.
        shown.act("show 6");
        assert!(
            shown.screen.text(Part::Rows).contains(&format!("data-do=\"raw {IMPORT}\"")),
            "{}",
            shown.screen.text(Part::Rows)
        );
        // What would change it is refused, and it stays as it is.
        if !is_later {
            let refused = shown.act(&format!("delete {IMPORT}"));
            assert!(matches!(&refused, Some(CollectionEffect::Fault(words)) if words.contains("left as it is")), "{refused:?}");
        }
        let there = shown.outside.records.borrow().get(&key).cloned();
        assert_eq!(there.as_deref(), bytes);
        if !is_later {
            shown.act(&format!("open {IMPORT}"));
            assert_eq!(shown.rows()[..3], [1, 2, 3]);
            let (note, text) = noted_backup(&shown.outside);
            assert!(note.starts_with(&format!("{name} is damaged, but all its rows")), "{note}");
            assert_eq!(text.matches("\nrow ").count(), 1_000);
        }
    }
    set(&shown, Some(String::from_utf8(whole).unwrap().replace("collection 1", "collection 2").as_bytes()));
    shown.screen = Rc::default();
    shown.act("list");
    assert!(!shown.screen.text(Part::Rows).contains("some.txt"));
    shown.act("show 6");
    assert!(shown.screen.text(Part::Rows).contains("Saved by a later version"), "{}", shown.screen.text(Part::Rows));
    assert!(noted_backup(&shown.outside).0.starts_with("some.txt was kept by a later version"));
}

#[test]
fn a_backup_comes_back_beside_a_list_that_is_damaged_and_once() {
    let shown = damaged();
    let other = Memory::default();
    let text: String = thousand().lines().take(600).map(|line| format!("{line}\n")).collect();
    ask(
        &other,
        CollectionQuestion::Import { id: IMPORT, name: "some.txt".into(), source: TextSource::Text(text.into()), column: None },
    );
    let whole = backup(&other, GAMES);
    let fates = |shown: &Shown| restored(&shown.outside, &whole).1.into_iter().map(|(_, fate)| fate).collect::<Vec<_>>();
    assert_eq!(fates(&shown), ["Added, beside the one here, which is damaged."]);
    assert_eq!(fates(&shown), ["Already here."]);
    assert_eq!(noted_backup(&shown.outside).1.matches("nonet collection 1\n").count(), 2);
}

/// What of imports is kept: how many records, whichever.
fn kept(outside: &Memory) -> usize {
    outside.records.borrow().len()
}

#[test]
fn what_an_import_kept_that_failed_or_was_stopped_is_removed() {
    let outside = Memory::default();
    import(&outside, IMPORT, "other.txt");
    let before = kept(&outside);
    // The storage is full after so many records.
    outside.room.set(Some(before + 3));
    let full = CollectionQuestion::Import {
        id: IMPORT + 1,
        name: "long.txt".into(),
        source: TextSource::Text(thousand().into()),
        column: None,
    };
    let failed = outside.answer(&Question::Collection(full.clone()));
    assert_eq!(failed, Err("the browser's storage is full".to_owned()));
    assert_eq!(kept(&outside), before, "all of it is gone at once");
    outside.room.set(None);
    // A worker that is ended in the middle leaves what it has kept: the page has it removed.
    ask(&outside, full);
    let mut records = outside.records.borrow_mut();
    let coming = records.iter_mut().find(|((_, key), _)| *key == format!("{:015}.", IMPORT + 1)).unwrap().1;
    let text = String::from_utf8(coming.clone()).unwrap();
    *coming = text.replace("\nend\n", &format!("\ncoming {}\nend\n", IMPORT + 1)).into_bytes();
    drop(records);
    let mut shown = Shown { outside, id: IMPORT, screen: Rc::default(), board: None, games: Vec::new() };
    shown.act("list");
    assert!(!shown.screen.text(Part::Rows).contains("long.txt"), "what is not wholly there is not listed");
    ask(&shown.outside, CollectionQuestion::Forget(IMPORT + 1));
    assert_eq!(kept(&shown.outside), before);
    ask(&shown.outside, CollectionQuestion::Forget(IMPORT));
    assert_eq!(kept(&shown.outside), before, "a list that is whole stays");
}

#[test]
fn a_restore_that_fails_leaves_the_lists_that_are_whole_and_nothing_else() {
    let first = Memory::default();
    import(&first, IMPORT, "one.txt");
    let long = CollectionQuestion::Import {
        id: IMPORT + 1,
        name: "long.txt".into(),
        source: TextSource::Text(thousand().into()),
        column: None,
    };
    ask(&first, long);
    let text = backup(&first, GAMES); // the latest comes first
    let outside = Memory::default();
    *outside.file.borrow_mut() = text.into_bytes();
    let restore = Question::Collection(CollectionQuestion::Import {
        id: IMPORT + 7,
        name: "a.txt".into(),
        source: TextSource::File(0),
        column: None,
    });
    outside.room.set(Some(6));
    assert_eq!(outside.answer(&restore), Err("the browser's storage is full".to_owned()));
    assert_eq!(kept(&outside), 0);
    outside.room.set(None);
    assert!(outside.answer(&restore).is_ok());
    assert_eq!(backup(&outside, GAMES), backup(&first, GAMES));
}

#[test]
fn a_list_goes_for_good_when_two_visits_find_it_old() {
    let mut shown = Shown::of(&format!("{EASY}\n{HARD}\n"));
    let day = 86_400_000;
    shown.act("list");
    shown.act(&format!("delete {IMPORT}"));
    let is_there = |shown: &mut Shown, visit: u64, days: u64| {
        shown.outside.clock.set(days * day);
        let (state, games) = (Rc::default(), Rc::default());
        let events = vec![CollectionEvent::Do("list".into())];
        let turn = Turn { state, events, shown: true, room: Room::Solve, board: None, games, visit };
        ask(&shown.outside, CollectionQuestion::Turn(turn.into()));
        kept(&shown.outside) > 0
    };
    for (visit, days, there) in [(2, 42, true), (3, 3, true), (4, 31, true), (4, 33, true), (5, 31, true), (5, 33, false)] {
        assert_eq!(is_there(&mut shown, visit, days), there, "visit {visit} on day {days}");
    }
}

#[test]
fn seven_files_opened_in_one_moment_are_seven_lists() {
    let mut shown = Shown::of(&format!("{EASY}\n{HARD}\n"));
    (1..7).for_each(|number| import(&shown.outside, IMPORT + number, &format!("file {number}.txt")));
    shown.act("list");
    assert_eq!(shown.screen.text(Part::Rows).matches("data-do=\"open ").count(), 7);
}
