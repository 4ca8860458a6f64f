//! Collections: import, table, export, backup and damage.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic fails the test

use nonet_collection::{CollectionId, Column, FilterChange, Finding, Repeat, Run, Sort};
use nonet_core::{
    board::{CandidateSet, Candidates, Cell, DigitSet, Grid},
    solver,
};
use nonet_formats::{BoardState, library_line};
use nonet_protocol::{
    Answer, CollectionAnswer, CollectionEffect, CollectionEvent, CollectionForm, CollectionQuestion, CollectionView, CursorKey,
    EntryCondition, EntryDetail, FILE_MARK, ImportReport, JudgingProgress, Level, LibraryAction, LibraryEntry, LibraryItem,
    LibraryPart, LibraryView, Pace, Question, Room, RowCounts, RowView, RowWindow, Screen, TableAction, TableView, Technique,
    TextSource, Turn,
};
use nonet_worker::{Memory, Table};
use std::rc::Rc;

const EASY: &str = "100003026320140800005009000500930600000000000008067001000400900009075032260300007";
const HARD: &str = "009060247100300069005000100000900000002683700000004000003000600290005001857010900";

/// The id of an import, and of its collection.
const IMPORT: CollectionId = 1 << 63;

/// A page with the table of a collection or the library.
struct Shown {
    host: Memory,
    id: CollectionId,
    screen: Rc<Screen>,
    board: Option<Grid>,
    solved: Vec<Grid>,
    window: RowWindow,
}

impl Shown {
    fn of(text: &str) -> Shown {
        let host = Memory::default();
        let import = CollectionQuestion::Import {
            id: IMPORT,
            name: "some.txt".into(),
            source: TextSource::Text(text.into()),
            column: None,
        };
        let CollectionAnswer::Imported(id, _) = ask(&host, import) else { panic!("not imported") };
        Shown::opened(host, id)
    }

    /// Returns the page before anything is opened.
    fn nothing(host: Memory, id: CollectionId) -> Shown {
        Shown { host, id, screen: Rc::default(), board: None, solved: Vec::new(), window: RowWindow::default() }
    }

    /// Returns the page with the table of a stored collection.
    fn opened(host: Memory, id: CollectionId) -> Shown {
        let mut shown = Shown::nothing(host, id);
        shown.open(id);
        shown
    }

    /// Opens a collection.
    fn open(&mut self, id: CollectionId) -> Option<CollectionEffect> {
        self.turn(CollectionEvent::OpenTable(id))
    }

    /// Opens the library.
    fn library(&mut self) -> &LibraryView {
        self.turn(CollectionEvent::OpenLibrary(LibraryPart::All));
        self.listed()
    }

    /// Does an action at the table, and returns its effect.
    fn act(&mut self, action: TableAction) -> Option<CollectionEffect> {
        self.turn(CollectionEvent::Table(action))
    }

    /// Does an action in the library, and returns its effect.
    fn act_in_library(&mut self, action: LibraryAction) -> Option<CollectionEffect> {
        self.turn(CollectionEvent::Library(action))
    }

    fn turn(&mut self, event: CollectionEvent) -> Option<CollectionEffect> {
        self.turn_of(vec![event])
    }

    fn turn_of(&mut self, events: Vec<CollectionEvent>) -> Option<CollectionEffect> {
        let (state, board, solved) = (Rc::clone(&self.screen.state), self.board, self.solved.clone().into());
        let (window, games) = (self.window, Rc::default());
        let turn = Turn { state, events, shown: true, window, room: Room::Solve, board, games, solved, visit: 1 };
        let CollectionAnswer::Screen(screen) = ask(&self.host, CollectionQuestion::Turn(turn.into())) else { panic!() };
        self.screen = screen;
        one(&self.screen.effects)
    }

    /// Scrolls the table to this place, with this number of visible rows.
    fn scroll(&mut self, first: u32, rows: u32) {
        self.window = RowWindow { first, rows };
        assert_eq!(self.turn_of(Vec::new()), None);
    }

    /// Returns the view of the table.
    fn table(&self) -> &TableView {
        let CollectionView::Table(view) = &self.screen.view else { panic!("{:?}", self.screen.view) };
        view
    }

    /// Returns the view of the library.
    fn listed(&self) -> &LibraryView {
        let CollectionView::Library(view) = &self.screen.view else { panic!("{:?}", self.screen.view) };
        view
    }

    /// Returns the collection's entry in the library.
    fn entry(&self, id: CollectionId) -> Option<&LibraryEntry> {
        self.listed().entries.iter().map(Rc::as_ref).find(|entry| entry.item == LibraryItem::List(id))
    }

    /// Returns the number of judged rows, the number of all rows, and whether Sudoku Explainer's scale is used.
    fn progress(&self) -> (u32, u32, bool) {
        let JudgingProgress { judged, rows, explainer, .. } = self.table().progress;
        (judged, rows, explainer)
    }

    /// Returns the number of the row that was opened last, from 1, and the number of rows, as the bar over a room has them.
    fn here(&self) -> Option<(u32, u32)> {
        let bar = self.screen.bar.as_ref()?;
        Some((bar.here?.row + 1, bar.rows))
    }

    /// Returns the givens of the puzzle that was opened last.
    fn open_givens(&self) -> Option<Grid> {
        Some(self.screen.bar.as_ref()?.here?.givens)
    }

    /// Returns a drawn row by its number in the file, from 1.
    fn row(&self, number: u32) -> &RowView {
        self.table().rows.iter().find(|row| row.row + 1 == number).unwrap()
    }

    /// Judges all rows.
    fn judge(&mut self) {
        while let Some(&piece) = self.screen.judge.first() {
            let explainer = self.screen.explainer;
            let judged = ask(&self.host, CollectionQuestion::Judge { id: self.id, piece, explainer });
            let CollectionAnswer::Judged { rows, at } = judged else { panic!() };
            let id = self.id;
            self.turn(CollectionEvent::Judged { id, piece, explainer, rows, at });
        }
    }

    /// Returns the numbers of the drawn rows, from 1.
    fn rows(&self) -> Vec<u32> {
        self.table().rows.iter().map(|row| row.row + 1).collect()
    }

    /// Does an action, and returns the room and the givens of the puzzle that it opens.
    fn opens(&mut self, action: TableAction) -> (Room, String) {
        match self.act(action) {
            Some(CollectionEffect::Open(room, puzzle)) => (room, format!("{:#}", puzzle.grid)),
            other => panic!("{other:?}"),
        }
    }

    /// Does an action, and returns the text that it announces.
    fn says(&mut self, action: TableAction) -> String {
        match self.act(action) {
            Some(CollectionEffect::Say(words)) => words.to_string(),
            other => panic!("{other:?}"),
        }
    }

    fn filter(&mut self, change: FilterChange) {
        assert_eq!(self.act(TableAction::Filter(change)), None);
    }

    fn written(&mut self, form: CollectionForm) -> (String, String) {
        let (name, text, _) = self.written_with_note(form);
        (name, text)
    }

    fn written_with_note(&mut self, form: CollectionForm) -> (String, String, String) {
        let Some(CollectionEffect::Write(request)) = self.act(TableAction::Write(form)) else { panic!() };
        let CollectionAnswer::Written { name, note, .. } = ask(&self.host, CollectionQuestion::Write(request)) else { panic!() };
        (name, String::from_utf8(self.host.written.take()).unwrap(), note.unwrap_or_default())
    }
}

/// Returns the action that sorts by this column of the file.
const fn own(column: u16, down: bool) -> TableAction {
    TableAction::SortBy(Sort { by: Column::Own(column), down })
}

/// Returns the only effect, if there is one.
fn one(effects: &[CollectionEffect]) -> Option<CollectionEffect> {
    assert!(effects.len() < 2, "{effects:?}");
    effects.first().cloned()
}

fn ask(host: &Memory, question: CollectionQuestion) -> CollectionAnswer {
    match host.answer(&Question::Collection(question)).unwrap() {
        Answer::Collection(answer) => answer,
        other => panic!("{other:?}"),
    }
}

/// Returns a backup of all collections and of these games.
fn backup(host: &Memory, games: &str) -> String {
    let CollectionAnswer::Written { name, .. } = ask(host, CollectionQuestion::Backup(games.into())) else { panic!() };
    assert_eq!(name, "nonet-games.txt");
    String::from_utf8(host.written.take()).unwrap()
}

/// Restores a complete backup. Returns its other text, and the collections with what happened to each.
fn restored(host: &Memory, text: &str) -> (String, Vec<(String, String)>) {
    let (text, lists, lacking) = restored_of(host, text);
    assert_eq!(lacking, None);
    (text, lists)
}

/// Restores a backup that may be cut off. Also returns the note on missing parts.
fn restored_of(host: &Memory, text: &str) -> (String, Vec<(String, String)>, Option<String>) {
    *host.file.borrow_mut() = text.as_bytes().to_vec();
    match ask(host, CollectionQuestion::Import { id: IMPORT, name: "a.txt".into(), source: TextSource::File(0), column: None }) {
        CollectionAnswer::Restored { text, lists, lacking } => (text, lists, lacking),
        other => panic!("{other:?}"),
    }
}

/// Returns a file of a thousand rows. Every tenth row has an error.
fn thousand() -> String {
    (0..1_000)
        .map(|row| if row % 10 == 9 { format!("{}\n", &EASY[1..]) } else { format!("{}\n", [EASY, HARD][row % 2]) })
        .collect()
}

#[test]
fn a_text_of_many_is_no_text_of_one() {
    let host = Memory::default();
    let read = |text: &str| host.answer(&Question::Read { text: text.into() }).unwrap();
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

/// The bar over a room stays there behind the library, and its buttons work.
#[test]
fn the_library_ends_no_walk_through_a_list() {
    let mut shown = Shown::of(&format!("{EASY}\n{HARD}\n"));
    shown.judge();
    shown.opens(TableAction::Open(0, Room::Play));
    let before = shown.screen.bar.clone();
    assert_eq!(shown.here(), Some((1, 2)));
    shown.library();
    assert_eq!(shown.screen.bar, before);
    assert_eq!(shown.opens(TableAction::Next).1, HARD);
    assert_eq!(shown.here(), Some((2, 2)));
    shown.library();
    shown.act(TableAction::Leave);
    assert_eq!(shown.screen.bar, None);
}

/// Imports files that are opened together.
fn opened_together(host: &Memory, files: &[(&str, &str)]) -> Result<Answer, String> {
    let text: String = files.iter().map(|(name, text)| format!("{FILE_MARK}{name}\n{text}")).collect();
    *host.file.borrow_mut() = text.into_bytes();
    let import = CollectionQuestion::Import { id: IMPORT, name: "files".into(), source: TextSource::File(0), column: None };
    host.answer(&Question::Collection(import))
}

/// A table, a list, a grid and a file without a puzzle are each read by themselves. Errors name the file and the line in the
/// file.
#[test]
fn files_of_different_forms_that_are_opened_together_are_each_read_by_themselves() {
    let grid: String = HARD.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect();
    let host = Memory::default();
    let table = format!("id;puzzle;se_er\n7;{EASY};9.9\n8;{};\n", &EASY[1..]);
    let files = [
        ("many.csv", table.as_str()),
        ("list.sdm", &format!("{EASY}\n{HARD}")),
        ("one.sdk", &grid),
        ("words.txt", "nothing\nat all\n"),
    ];
    let Ok(Answer::Collection(CollectionAnswer::Imported(id, _))) = opened_together(&host, &files) else { panic!() };
    let mut shown = Shown::opened(host, id);
    shown.judge();
    assert_eq!(shown.rows(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(shown.table().counts, RowCounts { rows: 6, shown: 6, bad: 2, repeated: 2, ..RowCounts::default() });
    for (number, explained) in [(2, "many.csv: line 3 has 80 characters"), (6, "words.txt: line 1 has 1 character")] {
        assert!(shown.row(number).error.starts_with(explained), "{}", shown.row(number).error);
    }
    assert_eq!(shown.row(1).puzzle.as_ref().unwrap().explainer, Some((99, false)));
    let (_, written) = shown.written(CollectionForm::Csv);
    let lines: Vec<&str> = written.lines().collect();
    assert!(lines[0].starts_with("id;puzzle;se_er;solutions;"), "{written}");
    assert!(lines[3].starts_with(&format!(";{EASY};;1;")), "{written}");
}

#[test]
fn of_files_without_puzzles_and_of_a_backup_among_others_it_is_said_why_they_are_not_opened() {
    let host = Memory::default();
    let none = opened_together(&host, &[("a.txt", "nothing\n"), ("b.txt", "at all\n")]);
    assert_eq!(none, Err("no puzzles were found in any of these files".to_owned()));
    let backup = opened_together(&host, &[("a.txt", EASY), ("nonet-games.txt", "nonet games 1\n")]);
    assert_eq!(backup, Err("nonet-games.txt is a backup, which is opened by itself".to_owned()));
}

/// Twelve rows of six puzzles: two come twice in the same cells, and three in other guises. One row has the solution of another and
/// other givens, one has a given more.
#[test]
fn rows_that_repeat_a_puzzle_are_told_and_left_out_and_the_first_of_each_is_kept() {
    let mut shown = Shown::of(include_str!("../../cli/tests/data/guises.csv"));
    shown.judge();
    let same = |first| Some(Repeat { first, same: true });
    let isomorph = |first| Some(Repeat { first, same: false });
    let repeats: Vec<Option<Repeat>> = shown.table().rows.iter().map(|row| row.repeat).collect();
    let expected = [None, None, isomorph(0), None, same(0), isomorph(1), None, isomorph(3), isomorph(1), None, None, same(3)];
    assert_eq!(repeats, expected);
    assert_eq!(shown.table().counts.repeated, 6);
    shown.filter(FilterChange::Once(true));
    assert_eq!(shown.rows(), [1, 2, 4, 7, 10, 11]);
    let (_, written) = shown.written(CollectionForm::Sdm);
    assert_eq!(written.lines().count(), 6);
    shown.filter(FilterChange::Once(false));
    shown.filter(FilterChange::Finding(Some(Finding::Repeated)));
    assert_eq!(shown.rows(), [3, 5, 6, 8, 9, 12]);
}

#[test]
fn rows_are_found_by_words_of_the_file_by_their_rating_and_by_a_technique_alone() {
    let mut shown = Shown::of(&format!("puzzle,by,se\n{EASY},Ada Lovelace,1.5\n{HARD},ada,7.2\n{EASY},Émile,\n"));
    for (text, expected) in
        [("ADA", vec![1, 2]), ("love ada", vec![1]), ("émile", vec![3]), ("100003", vec![]), (" ", vec![1, 2, 3])]
    {
        shown.filter(FilterChange::Text(text.to_owned()));
        assert_eq!(shown.rows(), expected, "{text}");
    }
    shown.filter(FilterChange::ExplainerFrom(Some(15)));
    assert_eq!(shown.rows(), [1, 2]);
    shown.filter(FilterChange::ExplainerTo(Some(71)));
    assert_eq!(shown.rows(), [1]);
    shown.filter(FilterChange::ExplainerFrom(Some(16)));
    assert_eq!(shown.rows(), Vec::<u32>::new());
    shown.filter(FilterChange::ExplainerFrom(None));
    shown.filter(FilterChange::ExplainerTo(None));
    shown.judge();
    shown.filter(FilterChange::Alone(true));
    assert_eq!(shown.rows(), [2], "the easy puzzle takes singles alone, the hard one a further technique");
    let mut alone = Vec::new();
    for technique in Technique::ALL.into_iter().filter(|technique| technique.level() > Level::Easy) {
        shown.filter(FilterChange::Technique(Some(technique)));
        alone.extend((shown.rows() == [2]).then_some(technique));
    }
    assert_eq!(alone.len(), 1, "{alone:?}");
    shown.filter(FilterChange::Technique(None));
    shown.filter(FilterChange::Alone(false));
    shown.filter(FilterChange::Finding(Some(Finding::Redundant)));
    let redundant = shown.rows();
    shown.filter(FilterChange::Finding(Some(Finding::Minimal)));
    let mut all = [shown.rows(), redundant].concat();
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3], "a puzzle with one solution is minimal or has redundant givens");
}

/// The puzzles of one text are read alike by the page, which takes it for a list, and by the library.
#[test]
fn texts_of_lines_and_grids_become_the_rows_that_the_library_reads() {
    let rows =
        |puzzle: &str| puzzle.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect::<String>();
    for text in [
        format!("{EASY}\n{}", rows(HARD)),
        format!("{}{EASY}\n", rows(HARD)),
        format!("Easy:\n\n{EASY}\n\nHard:\n{}by Bob\n", rows(HARD)),
        format!("{EASY}\nnothing\n{HARD}\n"),
        format!("{}\n{}\n{EASY}\n", rows(HARD), &rows(EASY)[..80]),
        format!("id,note,puzzle\n1,\"two\nlines\",{EASY}\n2,\"a\",=\"{HARD}\"\n"),
    ] {
        let host = Memory::default();
        assert_eq!(host.answer(&Question::Read { text: text.clone().into() }).unwrap(), Answer::Many, "{text}");
        let library: Vec<(Option<Grid>, bool)> = nonet_formats::Puzzles::of_text(&text)
            .map(|one| (one.result.as_ref().ok().map(|reading| reading.grid), one.result.is_err()))
            .collect();
        let shown = Shown::of(&text);
        let page: Vec<(Option<Grid>, bool)> = shown
            .table()
            .rows
            .iter()
            .map(|row| (row.puzzle.as_ref().map(|puzzle| puzzle.givens), !row.error.is_empty()))
            .collect();
        assert_eq!(page, library, "{text}");
    }
}

/// A rating by Sudoku Explainer in the file is not taken for our own.
#[test]
fn a_rating_that_the_file_tells_stands_in_brackets_until_it_is_ours() {
    let mut shown = Shown::of(&format!("puzzle,se_er\n{EASY},9.9\n{EASY},9.8\n"));
    shown.judge();
    let rating = |shown: &Shown| shown.row(1).puzzle.as_ref().unwrap().explainer;
    assert_eq!((rating(&shown), shown.progress()), (Some((99, false)), (2, 2, false)));
    shown.act(TableAction::Explain);
    shown.judge();
    assert!(matches!(rating(&shown), Some((tenths, true)) if tenths != 99), "{:?}", rating(&shown));
    assert_eq!(shown.progress(), (2, 2, true));
}

/// If the filter shows no row, or none of the picked rows, the page says so. A file without rows, an empty book or "all are
/// solved" would be wrong.
#[test]
fn nothing_is_done_with_no_rows() {
    let mut shown = Shown::of(&format!("{EASY}\n{EASY}\n{HARD}\n"));
    shown.judge();
    let of_picked = [CollectionForm::Csv, CollectionForm::Sdm, CollectionForm::Sdk].map(TableAction::Write);
    let of_picked = || of_picked.iter().cloned().chain([TableAction::Book]);
    shown.act(TableAction::Pick(0));
    shown.filter(FilterChange::Level(Some(Level::Extreme)));
    let opening = [TableAction::OpenCurrent(Room::Play), TableAction::OpenCurrent(Room::Solve), TableAction::Next];
    for action in opening.into_iter().chain(of_picked()) {
        assert_eq!(shown.says(action.clone()), "The filter leaves no row for that.", "{action:?}");
    }
    shown.filter(FilterChange::Level(Some(Level::Hard)));
    for action in of_picked() {
        assert_eq!(shown.says(action.clone()), "The filter hides the rows that are picked.", "{action:?}");
    }
    shown.filter(FilterChange::Level(None));
    assert!(matches!(shown.act(TableAction::Book), Some(CollectionEffect::Book { .. })));
}

#[test]
fn a_thousand_rows_are_judged_sorted_and_filtered() {
    let mut shown = Shown::of(&thousand());
    assert_eq!(&*shown.table().name, "some.txt");
    assert_eq!((shown.table().counts.shown, shown.progress()), (1_000, (0, 1_000, false)));
    assert_eq!(shown.screen.judge, [0, 1, 2, 3, 4]);
    shown.judge();
    assert_eq!((shown.progress(), shown.table().progress.run), ((1_000, 1_000, false), None));
    assert_eq!(shown.rows()[..3], [1, 2, 3]);
    assert!(shown.row(10).error.contains("line 10 has 80 characters"), "a bad row is in its place");
    shown.act(TableAction::Sort(Column::Level));
    assert_eq!(shown.rows()[..3], [1, 3, 5], "easy ones first");
    shown.act(TableAction::Sort(Column::Level));
    assert_eq!(shown.rows()[..3], [2, 4, 6]);
    shown.filter(FilterChange::Level(Some(Level::Easy)));
    assert_eq!(shown.table().counts.shown, 500);
    shown.filter(FilterChange::Level(None));
    shown.filter(FilterChange::Finding(Some(Finding::Unreadable)));
    assert_eq!(shown.table().counts, RowCounts { rows: 1_000, shown: 100, bad: 100, repeated: 898, ..RowCounts::default() });
    assert_eq!(shown.rows()[..2], [10, 20]);
}

#[test]
fn keys_move_pick_and_open() {
    let mut shown = Shown::of(&thousand());
    let key = TableAction::Move;
    shown.scroll(0, 9);
    shown.act(key(CursorKey::Down));
    assert_eq!((shown.table().cursor, shown.table().drawn), (1, RowWindow { first: 0, rows: 25 }), "it is in sight");
    shown.act(key(CursorKey::End));
    assert_eq!((shown.table().cursor, shown.table().drawn), (999, RowWindow { first: 975, rows: 25 }), "what is drawn follows");
    shown.scroll(991, 9);
    assert_eq!(shown.rows().last(), Some(&1_000));
    shown.act(key(CursorKey::PageUp));
    assert_eq!(shown.table().cursor, 990);
    shown.act(TableAction::PickCurrent);
    assert_eq!((shown.table().counts.picked, shown.row(991).picked), (1, true));
    assert_eq!(shown.opens(TableAction::OpenCurrent(Room::Solve)), (Room::Solve, EASY.to_owned()));
    let unread = "This row has no puzzle: line 1000 has 80 characters";
    for action in [key(CursorKey::End), TableAction::OpenCurrent(Room::Play), TableAction::Press(999)] {
        let said = shown.says(action.clone());
        assert!(said.starts_with(unread) && said.ends_with(&format!("In it: {}.", &EASY[1..])), "{action:?}: {said}");
    }
    assert!(shown.act(TableAction::Press(998)).is_none());
    shown.act(key(CursorKey::End));
    shown.act(TableAction::PickAll);
    assert_eq!(shown.table().counts.picked, 1_000);
    shown.act(TableAction::PickAll);
    assert_eq!(shown.table().counts.picked, 0);
}

/// The visible rows decide which rows are drawn: 16 more above and below.
#[test]
fn only_rows_around_those_in_sight_are_drawn() {
    let mut shown = Shown::of(&thousand());
    shown.scroll(500, 10);
    assert_eq!(shown.table().drawn, RowWindow { first: 484, rows: 42 });
    assert_eq!(shown.rows(), (485..=526).collect::<Vec<_>>());
    let moves = |shown: &Shown| shown.screen.state.table.as_ref().unwrap().moves;
    let before = moves(&shown);
    shown.act(TableAction::Press(505));
    assert_eq!((shown.table().cursor, shown.table().drawn.first), (505, 484), "what is pressed is in sight");
    assert_ne!(moves(&shown), before);
    shown.act(TableAction::Move(CursorKey::Home));
    assert_eq!(shown.table().drawn, RowWindow { first: 0, rows: 26 });
}

#[test]
fn the_next_that_is_not_solved_is_opened() {
    let mut shown = Shown::of(&format!("{EASY}\nnothing\n{HARD}\n"));
    assert_eq!(shown.opens(TableAction::Open(0, Room::Solve)).1, EASY);
    assert_eq!(shown.open_givens(), Some(EASY.parse().unwrap()));
    assert_eq!(shown.here(), Some((1, 3)));
    assert_eq!(shown.opens(TableAction::Next).1, HARD);
    shown.solved = vec![HARD.parse().unwrap()];
    assert_eq!(shown.opens(TableAction::Next).1, EASY, "from the beginning again");
    shown.solved.push(EASY.parse().unwrap());
    assert!(matches!(shown.act(TableAction::Next), Some(CollectionEffect::Say(..))));
    shown.turn(CollectionEvent::ShowTable);
    shown.filter(FilterChange::Unsolved(true));
    assert_eq!(shown.table().counts.shown, 0, "what can't be read can't be solved");
}

#[test]
fn a_puzzle_that_comes_to_the_board_another_way_has_its_row() {
    let mut shown = Shown::of(&format!("{}\n{EASY}\n{HARD}\n", &EASY[1..]));
    shown.opens(TableAction::Open(1, Room::Solve));
    shown.board = Some(HARD.parse().unwrap());
    shown.scroll(0, 13);
    assert_eq!((shown.open_givens(), shown.here()), (shown.board, Some((3, 3))));
    shown.board = Some(Grid::EMPTY);
    shown.scroll(0, 13);
    assert_eq!(shown.open_givens(), Some(HARD.parse().unwrap()), "another puzzle leaves the place in the list");
    shown.board = Some(EASY.parse().unwrap());
    (shown.screen, shown.solved) = (Rc::default(), vec![HARD.parse().unwrap()]);
    shown.open(shown.id);
    assert_eq!(shown.here(), Some((2, 3)), "as when the page is loaded anew");
    assert_eq!(shown.table().cursor, 1);
    assert!(matches!(shown.act(TableAction::Next), Some(CollectionEffect::Open(..))));
}

#[test]
fn it_goes_out_as_it_came_and_as_it_is_shown() {
    let mut shown = Shown::of(&format!("puzzle;by\n{HARD};\"a;b\"\n{EASY};c\n1;d\n"));
    shown.judge();
    let (name, text) = shown.written(CollectionForm::Csv);
    assert_eq!(name, "some-nonet.csv");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[0],
        "puzzle;by;solutions;solution;level;score;hardest;steps;error;solutions_counted;hardest_name;step_names"
    );
    assert!(lines[1].starts_with(&format!("{HARD};\"a;b\";1;")) && lines[3].starts_with("1;d;;;;;;"), "{text}");
    shown.act(TableAction::Sort(Column::Level));
    assert_eq!(shown.written(CollectionForm::Sdm).1.lines().next().unwrap().replace('.', "0"), EASY);
    shown.act(TableAction::Pick(0));
    let (name, text) = shown.written(CollectionForm::Sdk);
    assert_eq!(name, "some-nonet.sdk");
    assert_eq!(nonet_formats::read(&text).unwrap().grid, HARD.parse().unwrap());
    let book = |shown: &mut Shown| match shown.act(TableAction::Book) {
        Some(CollectionEffect::Book { puzzles, title, left_out }) if title.as_deref() == Some("some") => {
            (puzzles.iter().map(|made| made.givens).collect(), left_out)
        }
        other => panic!("{other:?}"),
    };
    let one: (Vec<Grid>, _) = (vec![HARD.parse().unwrap()], None);
    assert_eq!(book(&mut shown), one);
    shown.act(TableAction::PickAll);
    let (puzzles, left_out) = book(&mut shown);
    assert_eq!(puzzles, [EASY, HARD].map(|line| line.parse().unwrap()));
    let words = "1 of 3 rows left out: a book takes puzzles with one solution, at most 200.";
    assert_eq!(left_out.as_deref(), Some(words));
}

/// A list of one puzzle which has its one solution only by candidates that are ruled out.
fn puzzle_by_candidates() -> String {
    let several: Grid = HARD.replacen('8', "0", 1).parse().unwrap();
    let solution = solver::any_solution(&HARD.parse::<Grid>().unwrap()).unwrap();
    let mut position = Candidates::new(&several);
    let cell = Cell::from_index(HARD.find('8').unwrap()).unwrap();
    let others = DigitSet::ALL - DigitSet::of(solution.digit(cell));
    position.eliminate(&CandidateSet::of_cell(cell, others));
    library_line(&position)
}

#[test]
fn that_candidates_are_ruled_out_is_said_of_files_and_books() {
    let mut shown = Shown::of(&format!("{}\n{EASY}\n", puzzle_by_candidates()));
    shown.judge();
    for form in [CollectionForm::Csv, CollectionForm::Sdm, CollectionForm::Sdk] {
        let note = shown.written_with_note(form).2;
        assert!(note.contains("1 row has candidates that are ruled out, which this form can't hold"), "{form:?}: {note}");
    }
    shown.act(TableAction::PickAll);
    let Some(CollectionEffect::Book { left_out, .. }) = shown.act(TableAction::Book) else { panic!("no book") };
    let words = left_out.unwrap_or_default();
    assert!(
        words.ends_with("1 of them has one solution only by candidates that are ruled out, which a book does not print."),
        "{words}"
    );
}

#[test]
fn what_a_file_does_not_hold_is_said() {
    let two = HARD.replacen('8', "0", 1);
    let mut shown = Shown::of(&format!("{EASY}\n{two}\nnothing\n{HARD}\n"));
    let note = |shown: &mut Shown, form| shown.written_with_note(form).2;
    let [csv, sdm, sdk] = [CollectionForm::Csv, CollectionForm::Sdm, CollectionForm::Sdk];
    shown.judge();
    assert_eq!(note(&mut shown, csv), "Of a puzzle with several solutions, the column solution has the first.");
    let mut open = Shown::of(&format!("{EASY}\n12345678{}\n", ".".repeat(73)));
    open.judge();
    assert_eq!(
        note(&mut open, csv),
        "In the column solutions, 1000 stands for 1,000 or more, as solutions_counted says. \
        Of a puzzle with several solutions, the column solution has the first."
    );
    assert_eq!(note(&mut shown, sdm), "The .sdm file lacks 1 row that can't be read.");
    assert_eq!(shown.written(sdm).1.lines().count(), 3);
    shown.act(TableAction::Pick(0));
    assert_eq!((note(&mut shown, csv), note(&mut shown, sdk)), (String::new(), String::new()));
}

#[test]
fn a_table_of_an_older_spreadsheet_is_read_and_written_in_utf8() {
    let host = Memory::default();
    let text = format!("author,puzzle\nMüller,{EASY}\nÅngström,{HARD}\n");
    *host.file.borrow_mut() = text.chars().map(|ch| u8::try_from(ch as u32).unwrap()).collect();
    let import = CollectionQuestion::Import { id: IMPORT, name: "some.csv".into(), source: TextSource::File(0), column: None };
    let CollectionAnswer::Imported(id, _) = ask(&host, import) else { panic!() };
    let mut shown = Shown::opened(host, id);
    assert_eq!(shown.row(1).own, ["author Müller"]);
    assert!(shown.written(CollectionForm::Csv).1.contains(&format!("\nÅngström,{HARD},")));
}

#[test]
fn it_waits_goes_on_and_is_deleted() {
    let mut shown = Shown::of(&thousand());
    shown.act(TableAction::Run(Run::Paused));
    assert!(shown.screen.judge.is_empty());
    assert_eq!(shown.table().progress.run, Some(Run::Paused));
    let id = shown.id;
    shown.screen = Rc::default(); // the page is loaded again
    shown.open(id);
    assert!(shown.screen.judge.is_empty());
    shown.act(TableAction::Run(Run::Going));
    let judged = ask(&shown.host, CollectionQuestion::Judge { id, piece: 0, explainer: false });
    assert!(matches!(judged, CollectionAnswer::Judged { .. }));
    shown.screen = Rc::default();
    shown.open(id);
    assert_eq!(shown.screen.judge, [1, 2, 3, 4], "it goes on where it stood");
    let condition = |shown: &Shown| shown.entry(id).map(|entry| entry.condition);
    shown.library();
    shown.act_in_library(LibraryAction::Bin(LibraryItem::List(id), true));
    assert_eq!(condition(&shown), Some(EntryCondition::Deleted), "it is there to be taken back");
    shown.act_in_library(LibraryAction::Bin(LibraryItem::List(id), false));
    assert_eq!(condition(&shown), Some(EntryCondition::There { can_delete: true, edits_labels: false }));
}

#[test]
fn markup_in_a_file_is_text() {
    let shown = Shown::of(&format!("puzzle,<b>\n{EASY},<img src=x>\n<i>,x\n"));
    assert_eq!(shown.row(1).own, ["<b> <img src=x>"]);
    assert!(shown.row(2).own.concat().contains("<i>"), "{:?}", shown.row(2).own);
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
    let written = first.written(CollectionForm::Csv);
    let long = CollectionQuestion::Import {
        id: IMPORT + 1,
        name: "long.txt".into(),
        source: TextSource::Text(thousand().into()),
        column: None,
    };
    let CollectionAnswer::Imported(long, _) = ask(&first.host, long) else { panic!() };
    first.act_in_library(LibraryAction::Star(LibraryItem::List(long)));
    let text = backup(&first.host, GAMES);

    let other = Memory::default();
    let (games, lists) = restored(&other, &text);
    let lists: Vec<String> = lists.into_iter().map(|(words, fate)| format!("{words}: {fate}")).collect();
    assert_eq!(games.trim_end(), GAMES.trim_end());
    assert_eq!(lists, ["long.txt, 1,000 rows: Added.", "some.txt, 3 rows: Added."]);
    assert_eq!(backup(&other, GAMES), text, "all that is known came along, the star too");
    let mut shown = Shown::opened(other, first.id);
    assert_eq!(shown.written(CollectionForm::Csv), written);
    shown.judge();
    assert_eq!(shown.progress(), (3, 3, false));

    // On a second restore, one collection exists and one is in the bin.
    shown.act_in_library(LibraryAction::Bin(LibraryItem::List(first.id), true));
    let (_, lists) = restored(&shown.host, &text);
    assert_eq!(lists.into_iter().map(|(_, fate)| fate).collect::<Vec<_>>(), ["Already here.", "Back from the bin."]);
    assert_eq!(backup(&shown.host, GAMES), text);
}

#[test]
fn labels_that_were_changed_later_stay() {
    let mut shown = Shown::of(&thousand());
    let before = backup(&shown.host, "");
    shown.act_in_library(LibraryAction::Star(LibraryItem::List(shown.id)));
    let after = backup(&shown.host, "");
    assert_ne!(before, after);
    restored(&shown.host, &format!("nonet backup 1\n{before}"));
    assert_eq!(backup(&shown.host, ""), after);
    let other = Memory::default();
    restored(&other, &format!("nonet backup 1\n{before}"));
    restored(&other, &format!("nonet backup 1\n{after}"));
    assert_eq!(backup(&other, ""), after);
}

#[test]
fn a_backup_that_was_cut_short_is_completed_by_a_whole_one() {
    let shown = Shown::of(&thousand());
    let text = backup(&shown.host, GAMES);
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
    let text = backup(&shown.host, GAMES);
    let explained = text.find("id 7").unwrap();
    for end in explained..text.len() - 1 {
        let (_, _, lacking) = restored_of(&Memory::default(), &text[..end]);
        assert_eq!(lacking.as_deref(), Some("The backup is cut off: what it lacks did not come back."), "{:?}", &text[..end]);
    }
    assert_eq!(restored_of(&Memory::default(), &text).2, None);
}

#[test]
fn another_collection_with_the_same_number_stays() {
    let shown = Shown::of(&thousand());
    let text = format!("nonet backup 1\n{}", backup(&shown.host, "").replace("some.txt", "other.txt"));
    assert_eq!(restored(&shown.host, &text).1[0].1, "Added.");
    let both = backup(&shown.host, "");
    assert!(both.contains("some.txt") && both.contains("other.txt"));
}

#[test]
fn what_is_judged_of_a_piece_counts_before_all_of_it_is() {
    let mut shown = Shown::of(&thousand());
    let judged = |piece, rows, at| CollectionEvent::Judged { id: IMPORT, piece, explainer: false, rows, at };
    shown.turn(judged(0, [30, 170], 1_000));
    assert_eq!(shown.progress(), (30, 1_000, false));
    assert_eq!(shown.screen.judge.first(), Some(&0), "the rest of it is asked for");
    shown.turn(judged(0, [50, 120], 2_000));
    assert_eq!((shown.progress().0, shown.table().progress.pace), (80, Some(Pace { first: 1_000, last: 2_000, rows: 50 })));
    shown.turn(judged(0, [120, 0], 3_000));
    assert_eq!((shown.progress().0, shown.screen.judge.contains(&0)), (200, false));
    let other = CollectionEvent::Judged { id: IMPORT + 1, piece: 1, explainer: false, rows: [200, 0], at: 4_000 };
    shown.turn(other);
    assert_eq!(shown.progress().0, 200, "what was judged of another list is none of this one");
}

#[test]
fn sudoku_explainers_ratings_come_when_they_are_asked_for() {
    let mut shown = Shown::of(&format!("{HARD}\n{EASY}\n{}\n", &EASY[1..]));
    let ratings = |shown: &Shown| -> Vec<_> {
        shown.table().rows.iter().filter_map(|row| row.puzzle.as_ref()).map(|puzzle| puzzle.explainer).collect()
    };
    shown.judge();
    assert_eq!((ratings(&shown), shown.table().can_explain), (vec![None, None], true));
    assert!(!shown.written(CollectionForm::Csv).1.contains("se_er"));
    shown.act(TableAction::Explain);
    assert_eq!(shown.screen.judge, [0], "it is judged once more");
    // Assessments without Sudoku Explainer's scale are not enough.
    shown.turn(CollectionEvent::Judged { id: IMPORT, piece: 0, explainer: false, rows: [3, 0], at: 0 });
    assert_eq!(shown.screen.judge, [0]);
    shown.judge();
    assert_eq!(ratings(&shown), [Some((42, true)), Some((20, true))]);
    shown.act(TableAction::Sort(Column::Explainer));
    assert_eq!(shown.rows(), [2, 1, 3]);
    let csv = shown.written(CollectionForm::Csv).1;
    assert!(csv.lines().next().unwrap().contains("se_er,se_ep,se_ed,error,") && csv.contains("4.2,"), "{csv}");
    assert!(!shown.table().can_explain);

    shown.screen = Rc::default();
    shown.open(shown.id);
    assert!(shown.screen.judge.is_empty() && shown.screen.explainer, "it is known in later visits too");
}

#[test]
fn a_solution_that_is_none_is_told_in_short_in_the_row_and_whole_at_a_press() {
    let wrong = "9".repeat(81);
    let mut shown = Shown::of(&format!("puzzle,solution\n{HARD},\n{EASY},{wrong}\n"));
    shown.filter(FilterChange::Finding(Some(Finding::WrongSolution)));
    assert_eq!(shown.rows(), [2]);
    assert!(shown.row(2).puzzle.is_some() && shown.row(2).error.starts_with("line 3"), "{:?}", shown.row(2));
    let said = shown.says(TableAction::Press(1));
    assert_eq!(said, "Line 3: the solution in this row does not solve its puzzle.");
    assert_eq!(shown.says(TableAction::Move(CursorKey::Home)), said, "whoever comes there by keys too");
    assert_eq!(shown.opens(TableAction::OpenCurrent(Room::Solve)), (Room::Solve, EASY.to_owned()));
}

#[test]
fn what_else_a_file_says_in_a_row_is_told_whole_when_the_row_is_pressed_or_picked() {
    let comment = "found in a drawer in the summer of 1987, never solved";
    let mut shown = Shown::of(&format!("puzzle,comment\n{HARD},\n{EASY},\"{comment}\"\n"));
    for action in [TableAction::Press(1), TableAction::PickCurrent] {
        assert_eq!(shown.says(action), format!("In it: comment {comment}."));
    }
    for key in [CursorKey::Home, CursorKey::End] {
        assert_eq!(shown.act(TableAction::Move(key)), None, "to go through the rows says nothing of good ones");
    }
}

#[test]
fn rows_are_sorted_by_a_column_of_the_file() {
    let mut shown = Shown::of(&format!("id,puzzle,Paper\n10,{HARD},b\n9,{EASY},A\n,{HARD},B\n100,none,a\n"));
    assert_eq!(shown.table().columns, ["id", "puzzle", "Paper"]);
    let file = TableAction::SortBy(Sort::default());
    for (action, rows) in [
        (own(0, false), [2, 1, 4, 3]),
        (own(0, true), [4, 1, 2, 3]),
        (own(2, false), [2, 4, 1, 3]),
        (own(2, true), [1, 3, 2, 4]),
        (file, [1, 2, 3, 4]),
    ] {
        shown.act(action.clone());
        assert_eq!(shown.rows(), rows, "{action:?}");
        assert_eq!(TableAction::SortBy(shown.table().sort), action);
    }
    shown.act(own(0, false));
    shown.act(TableAction::Sort(Column::Place));
    assert_eq!(shown.table().sort, Sort::default());
}

#[test]
fn a_long_file_without_puzzles_is_refused_in_a_sentence() {
    let host = Memory::default();
    *host.file.borrow_mut() = "id,puzzle\n1,2,3\n".repeat(80_000).into_bytes();
    let import = CollectionQuestion::Import { id: IMPORT, name: "long.csv".into(), source: TextSource::File(0), column: None };
    let refused = host.answer(&Question::Collection(import));
    assert_eq!(refused.unwrap_err(), "no puzzles were found at its beginning");
}

/// For a list with clashes and several solutions, the table shows the reasons, counts the puzzles and can filter them.
#[test]
fn why_a_puzzle_has_no_solution_stands_in_its_row() {
    let mut shown = Shown::of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n\
        ....................1..6.9...841...7..2.5.6..6...124...2.5..9....................\n\
        92..8.65.6..2.43..3..5.9.72.7.953.......7.......6..5....142..3.....31..6.6.7..1..\n\
        90107080050306020007000600023040710700000004045030860009000200010608040060209070\n",
    );
    shown.judge();
    let counts = RowCounts { rows: 4, shown: 4, picked: 0, bad: 1, without_solution: 1, with_several: 1, repeated: 0 };
    assert_eq!(shown.table().counts, counts);
    assert_eq!(shown.row(3).puzzle.as_ref().unwrap().solutions, Some(6));
    let why_none = |shown: &Shown, number| shown.row(number).puzzle.as_ref().unwrap().why_none.clone();
    assert_eq!((why_none(&shown, 2), why_none(&shown, 1)), ("No solution: two 1s in column 5".to_owned(), String::new()));
    assert_eq!(shown.says(TableAction::Press(1)), "No solution: two 1s in column 5.");
    for (finding, rows) in [
        (Some(Finding::Problem), &[2, 3, 4][..]),
        (Some(Finding::Unreadable), &[4]),
        (Some(Finding::NoSolution), &[2]),
        (Some(Finding::SeveralSolutions), &[3]),
        (Some(Finding::OneSolution), &[1]),
        (None, &[1, 2, 3, 4]),
    ] {
        shown.filter(FilterChange::Finding(finding));
        assert_eq!(shown.rows(), rows, "{finding:?}");
    }
}

/// A field with a comma does not look like two fields.
#[test]
fn a_field_with_a_comma_is_told_in_quotes() {
    let mut shown = Shown::of(&format!("name,puzzle,by\n\"one, two\",{EASY},me\nthree,{HARD},you\n"));
    assert_eq!(shown.row(1).own, ["name “one, two”", "by me"]);
    assert_eq!(shown.says(TableAction::Press(0)), "In it: name “one, two”, by me.");
}

/// A full board that solves a puzzle of the file is no row, and the report says how many there were.
#[test]
fn solutions_beside_their_puzzles_are_no_rows_and_are_counted() {
    let solved = |puzzle: &str| nonet_core::solver::any_solution(&puzzle.parse::<Grid>().unwrap()).unwrap().grid().to_string();
    let (easy, hard) = (solved(EASY), solved(HARD));
    let rows =
        |line: &str| line.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect::<String>();
    let one = Some("1 solution that stands beside its puzzle is left out.");
    let two = Some("2 solutions that stand beside their puzzles are left out.");
    for (text, left_out) in [
        (format!("{EASY}\n{HARD}\n"), None),
        (format!("{EASY}\n{easy}\n{HARD}\n"), one),
        (format!("{EASY}\n{easy}\n{HARD}\n{hard}\n"), two),
        (format!("{EASY}\n{HARD}\n{easy}\n{hard}\n"), two),
        (format!("# a list\n{EASY} {easy}\n{HARD} {hard}\n"), two),
        (format!("{}\n{}\n{}\n{}", rows(&easy), rows(EASY), rows(HARD), rows(&hard)), two),
        (format!("[{{\"a\": \"{EASY}\", \"b\": \"{easy}\"}},\n{{\"a\": \"{HARD}\", \"b\": \"{hard}\"}}]"), two),
        (format!("id,puzzle,solution\n1,{EASY},{easy}\n2,{HARD},{hard}\n"), None), // the table keeps them
    ] {
        for is_file in [true, false] {
            let CollectionAnswer::Imported(_, report) = imported(&text, None, is_file) else { panic!("{text}") };
            assert_eq!((report.rows, report.note.as_deref()), (2, left_out), "{text}");
        }
    }
    let files = [("a.txt", &*format!("{EASY}\n{easy}\n")), ("b.txt", &format!("{HARD}\n{hard}\nnothing\n"))];
    let together = opened_together(&Memory::default(), &files);
    let Ok(Answer::Collection(CollectionAnswer::Imported(_, report))) = together else { panic!("{together:?}") };
    let note = report.note.unwrap_or_default();
    assert!(note.starts_with("1 of 3 rows can't be read") && two.is_some_and(|two| note.ends_with(two)), "{note}");
}

/// The remarks that a single text would have on how it was read are told of a list, with the number of rows.
#[test]
fn how_rows_were_read_is_said() {
    let odd = |puzzle: &str, sign: &str| puzzle.replace('0', sign);
    let other = odd(EASY, ".");
    for (text, note) in [
        (format!("{EASY}\n{HARD}\n"), ""),
        (format!("{}\n{}\n", odd(EASY, "_"), odd(HARD, "*")), ""),
        (format!("{}\n{}\n", odd(EASY, "?"), odd(HARD, "?")), "How rows were read: '?' for empty (2 rows)."),
        (
            format!("{}\n{}\n{HARD}\n", odd(EASY, "x"), odd(HARD, "□")),
            "How rows were read: 'x' for empty (1 row); '□' for empty (1 row).",
        ),
        (format!("{HARD}\n{HARD} {other}\n"), "How rows were read: without another board on its line (1 row)."),
        (format!("id,puzzle\n1,{}\n2,{HARD}\n", odd(EASY, "?")), "How rows were read: '?' for empty (1 row)."),
        (
            ["?", "x", "□", "·", "X"].map(|sign| odd(EASY, sign) + "\n").concat(),
            "How rows were read: '?' for empty (1 row); 'x' for empty (1 row); '□' for empty (1 row); and 2 more remarks.",
        ),
    ] {
        assert_eq!(report_of(&text).note.unwrap_or_default(), note, "{text}");
    }
}

/// Imports a text or a file, and returns the answer.
fn imported(text: &str, column: Option<usize>, is_file: bool) -> CollectionAnswer {
    let host = Memory::default();
    *host.file.borrow_mut() = text.as_bytes().to_vec();
    let source = if is_file { TextSource::File(0) } else { TextSource::Text(text.into()) };
    ask(&host, CollectionQuestion::Import { id: IMPORT, name: "a.txt".into(), source, column })
}

/// A file that is no text is named for what it is, alone and among others.
#[test]
fn a_file_of_another_kind_is_named() {
    for (bytes, says) in [
        (b"PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0xl/workbook.xml\xff".to_vec(), "this is a workbook"),
        (b"PK\x03\x04\x14\0\0\0\x08\0list.txt\xff".to_vec(), "this is a ZIP archive"),
        (b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n".to_vec(), "this is a PDF"),
        (b"\x1f\x8b\x08\0\0\0\0\0\0\x03".to_vec(), "this file is packed by gzip"),
        (b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n".to_vec(), "this is a pointer of Git LFS"),
    ] {
        let host = Memory::default();
        host.file.borrow_mut().clone_from(&bytes);
        let question = |id| CollectionQuestion::Import { id, name: "a.bin".into(), source: TextSource::File(0), column: None };
        let answer = |host: &Memory| host.answer(&Question::Collection(question(IMPORT)));
        let why = answer(&host).unwrap_err();
        assert!(why.starts_with(says), "{why}");
        let mark = |name: &str| format!("{FILE_MARK}{name}\n").into_bytes();
        *host.file.borrow_mut() = [mark("good.txt"), format!("{EASY}\n").into_bytes(), mark("a.bin"), bytes].concat();
        let Ok(Answer::Collection(CollectionAnswer::Imported(id, _))) = answer(&host) else { panic!("not imported") };
        let shown = Shown::opened(host, id);
        assert!(shown.row(2).error.contains(&format!("a.bin: {says}")), "{:?}", shown.row(2));
    }
}

fn report_of(text: &str) -> ImportReport {
    match imported(text, None, true) {
        CollectionAnswer::Imported(_, report) => report,
        other => panic!("{other:?}"),
    }
}

/// Neither of the two columns has the solutions of the other one's puzzles.
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
    let host = Memory::default();
    let read = host.answer(&Question::Read { text: format!("left,right\n{EASY},{HARD}\n").into() });
    assert_eq!(read, Ok(Answer::Many), "of one row, too, it is asked as of a list");
    // No question is asked about files that are opened together. The unclear file is reported, and the others are read.
    let files = [("a.csv", table.as_str()), ("b.txt", EASY)];
    let Ok(Answer::Collection(CollectionAnswer::Imported(_, report))) = opened_together(&host, &files) else { panic!() };
    let note = report.note.unwrap();
    assert!(note.starts_with("1 of 2 rows can't be read: line 1: a.csv: it is not clear which of its columns"), "{note}");
}

#[test]
fn the_column_that_was_chosen_is_read() {
    let host = Memory::default();
    let text = format!("left,right\n{EASY},{HARD}\n{HARD},{EASY}\n");
    let import =
        CollectionQuestion::Import { id: IMPORT, name: "a.csv".into(), source: TextSource::Text(text.into()), column: Some(1) };
    let CollectionAnswer::Imported(id, _) = ask(&host, import) else { panic!() };
    let mut shown = Shown::opened(host, id);
    assert_eq!(shown.opens(TableAction::Open(0, Room::Solve)).1, HARD);
    assert_eq!(shown.opens(TableAction::Open(1, Room::Solve)).1, EASY);
}

/// For files of every format, the report has the number of rows that can't be read, and their errors with lines.
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

/// The puzzle of a game that was begun in another program becomes a row. The game itself is returned in the report.
#[test]
fn games_that_were_begun_go_along_with_their_digits_notes_and_time() {
    let cell = |(place, digit): (usize, char)| match (place, digit) {
        (1, _) => "8|0|0|1|".to_owned(), // a wrong entered digit
        (2, _) => "0|3|4|1|".to_owned(),
        (_, '0') => "0|0|0|1|".to_owned(),
        (_, digit) => format!("{digit}|0|0|0|"),
    };
    let data: String = EASY.chars().enumerate().map(cell).collect();
    let begun = format!("<game state=\"1\" time=\"90500\" data=\"version: 4&#10;{data}\"/>");
    let text = format!("<opensudoku>\n<game data=\"{HARD}\"/>\n{begun}\n</opensudoku>");
    let report = report_of(&text);
    assert_eq!((report.begun.len(), &report.note), (1, &None));
    let position: BoardState = report.begun[0].position.parse().unwrap();
    assert_eq!((format!("{:#}", position.givens), report.begun[0].seconds), (EASY.to_owned(), 90));
    assert_eq!((position.entered.filled_cells().len(), position.notes.len(), position.centre.len()), (1, 2, 1));
    let mut shown = Shown::of(&text);
    shown.judge();
    let counts = RowCounts { rows: 2, shown: 2, ..RowCounts::default() };
    assert_eq!(shown.table().counts, counts, "its puzzle has one solution, whatever was entered");
    assert_eq!(shown.opens(TableAction::Open(1, Room::Solve)).1, EASY);
    // A file of this game alone is read as one puzzle, with the same game.
    let alone = Memory::default().answer(&Question::Read { text: format!("<opensudoku>{begun}</opensudoku>").into() });
    let Ok(Answer::Read(Ok(read))) = alone else { panic!() };
    assert_eq!(read.game, Some(report.begun[0].clone()));
}

/// Returns the page with a collection of three pieces, of which the second is damaged.
fn damaged() -> Shown {
    let shown = Shown::of(&thousand().lines().take(600).map(|line| format!("{line}\n")).collect::<String>());
    let key = format!("{IMPORT:015}.0000001");
    shown.host.records.borrow_mut().insert((Table::Pieces, key), b"\xff\xfe damaged".to_vec());
    shown
}

/// Writes a backup, and returns its note and its text.
fn noted_backup(host: &Memory) -> (String, String) {
    let CollectionAnswer::Written { note, .. } = ask(host, CollectionQuestion::Backup("nonet backup 1\n".into())) else {
        panic!()
    };
    (note.unwrap_or_default(), String::from_utf8(host.written.take()).unwrap())
}

fn import(host: &Memory, id: CollectionId, name: &str) {
    let source = TextSource::Text(format!("{EASY}\n{HARD}\n").into());
    ask(host, CollectionQuestion::Import { id, name: name.into(), source, column: None });
}

#[test]
fn one_damaged_piece_empties_neither_its_list_nor_the_backup() {
    let mut shown = damaged();
    import(&shown.host, IMPORT + 1, "other.txt");
    let (note, text) = noted_backup(&shown.host);
    assert!(note.starts_with("some.txt is damaged: 200 of 600 rows can't be read, and are not in the backup."), "{note}");
    assert_eq!(text.matches("nonet collection 1\n").count(), 2, "all others are backed up too");
    assert_eq!((text.matches("\nrow ").count(), text.matches("this row of the list is damaged").count()), (602, 200));
    shown.scroll(295, 8);
    assert!(shown.row(300).error.contains("this row of the list is damaged"), "{:?}", shown.row(300));
    shown.act(TableAction::Press(0));
    assert_eq!(shown.opens(TableAction::OpenCurrent(Room::Solve)), (Room::Solve, EASY.to_owned()));
    shown.judge();
    let key = (Table::Pieces, format!("{IMPORT:015}.0000001"));
    assert_eq!(shown.host.records.borrow()[&key], b"\xff\xfe damaged", "it is left as it is");
    let save = LibraryAction::Save(LibraryItem::List(IMPORT));
    let Some(CollectionEffect::Write(request)) = shown.act_in_library(save) else { panic!() };
    let CollectionAnswer::Written { name, .. } = ask(&shown.host, CollectionQuestion::Write(request)) else { panic!() };
    assert_eq!(name, "some.txt-damaged.txt");
    let raw = shown.host.written.take();
    assert!(raw.windows(11).any(|bytes| bytes == b"\t\xff\xfe damaged"), "it can be saved as it is");
}

#[test]
fn a_damaged_record_leaves_its_list_in_sight_with_its_name_and_its_rows() {
    let mut shown = Shown::of(&thousand());
    let key = (Table::Collections, format!("{IMPORT:015}."));
    let whole = shown.host.records.borrow()[&key].clone();
    let half = whole[..whole.len() - 5].to_vec();
    let set = |shown: &Shown, bytes: Option<&[u8]>| {
        let mut records = shown.host.records.borrow_mut();
        records.remove(&key);
        bytes.map(|bytes| records.insert(key.clone(), bytes.to_vec()));
    };
    for (bytes, name) in
        [(Some(&half[..]), "some.txt"), (Some(b"nonet nonsense"), "List without a name"), (None, "List without a name")]
    {
        set(&shown, bytes);
        (shown.screen, shown.board) = (Rc::default(), None);
        shown.library();
        let is_later = bytes == Some(b"nonet nonsense");
        if !is_later {
            let entry = shown.entry(IMPORT).unwrap();
            assert_eq!(&*entry.title, name);
            assert!(matches!(entry.detail, EntryDetail::Damaged { rows: 1_000, .. }), "{:?}", entry.detail);
        }
        // The part for unreadable games and collections lists it too, so that it can be saved.
        shown.act_in_library(LibraryAction::Show(LibraryPart::Unreadable));
        let condition = if is_later { EntryCondition::Unreadable } else { EntryCondition::Damaged };
        assert_eq!(shown.entry(IMPORT).unwrap().condition, condition);
        // A change is refused, and the record stays as it is.
        if !is_later {
            let refused = shown.act_in_library(LibraryAction::Bin(LibraryItem::List(IMPORT), true));
            assert!(matches!(&refused, Some(CollectionEffect::Fault(words)) if words.contains("left as it is")), "{refused:?}");
        }
        let there = shown.host.records.borrow().get(&key).cloned();
        assert_eq!(there.as_deref(), bytes);
        if !is_later {
            shown.open(IMPORT);
            assert_eq!(shown.rows()[..3], [1, 2, 3]);
            let (note, text) = noted_backup(&shown.host);
            assert!(note.starts_with(&format!("{name} is damaged, but all its rows")), "{note}");
            assert_eq!(text.matches("\nrow ").count(), 1_000);
        }
    }
    set(&shown, Some(String::from_utf8(whole).unwrap().replace("collection 1", "collection 2").as_bytes()));
    shown.screen = Rc::default();
    shown.library();
    assert!(shown.entry(IMPORT).is_none());
    shown.act_in_library(LibraryAction::Show(LibraryPart::Unreadable));
    let entry = shown.entry(IMPORT).unwrap();
    assert_eq!((&*entry.title, &entry.detail), ("some.txt", &EntryDetail::Later));
    assert!(noted_backup(&shown.host).0.starts_with("some.txt was kept by a later version"));
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
    let fates = |shown: &Shown| restored(&shown.host, &whole).1.into_iter().map(|(_, fate)| fate).collect::<Vec<_>>();
    assert_eq!(fates(&shown), ["Added, beside the one here, which is damaged."]);
    assert_eq!(fates(&shown), ["Already here."]);
    assert_eq!(noted_backup(&shown.host).1.matches("nonet collection 1\n").count(), 2);
}

/// Returns the number of stored records.
fn kept(host: &Memory) -> usize {
    host.records.borrow().len()
}

#[test]
fn what_an_import_kept_that_failed_or_was_stopped_is_removed() {
    let host = Memory::default();
    import(&host, IMPORT, "other.txt");
    let before = kept(&host);
    // The storage is full after three more records.
    host.room.set(Some(before + 3));
    let full = CollectionQuestion::Import {
        id: IMPORT + 1,
        name: "long.txt".into(),
        source: TextSource::Text(thousand().into()),
        column: None,
    };
    let failed = host.answer(&Question::Collection(full.clone()));
    assert_eq!(failed, Err("the browser's storage is full".to_owned()));
    assert_eq!(kept(&host), before, "all of it is gone at once");
    host.room.set(None);
    // A worker that is ended during an import leaves the rows that it has stored. The page asks for their removal.
    ask(&host, full);
    let mut records = host.records.borrow_mut();
    let coming = records.iter_mut().find(|((_, key), _)| *key == format!("{:015}.", IMPORT + 1)).unwrap().1;
    let text = String::from_utf8(coming.clone()).unwrap();
    *coming = text.replace("\nend\n", &format!("\ncoming {}\nend\n", IMPORT + 1)).into_bytes();
    drop(records);
    let mut shown = Shown::nothing(host, IMPORT);
    shown.library();
    assert!(shown.entry(IMPORT + 1).is_none(), "what is not wholly there is not listed");
    ask(&shown.host, CollectionQuestion::Forget(IMPORT + 1));
    assert_eq!(kept(&shown.host), before);
    ask(&shown.host, CollectionQuestion::Forget(IMPORT));
    assert_eq!(kept(&shown.host), before, "a list that is whole stays");
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
    let text = backup(&first, GAMES); // the latest collection comes first
    let host = Memory::default();
    *host.file.borrow_mut() = text.into_bytes();
    let restore = Question::Collection(CollectionQuestion::Import {
        id: IMPORT + 7,
        name: "a.txt".into(),
        source: TextSource::File(0),
        column: None,
    });
    host.room.set(Some(6));
    assert_eq!(host.answer(&restore), Err("the browser's storage is full".to_owned()));
    assert_eq!(kept(&host), 0);
    host.room.set(None);
    assert!(host.answer(&restore).is_ok());
    assert_eq!(backup(&host, GAMES), backup(&first, GAMES));
}

#[test]
fn a_list_goes_for_good_when_two_visits_find_it_old() {
    let mut shown = Shown::of(&format!("{EASY}\n{HARD}\n"));
    let day = 86_400_000;
    shown.act_in_library(LibraryAction::Bin(LibraryItem::List(IMPORT), true));
    let is_there = |shown: &mut Shown, visit: u64, days: u64| {
        shown.host.clock.set(days * day);
        let (state, games, solved, window) = (Rc::default(), Rc::default(), Rc::default(), RowWindow::default());
        let events = vec![CollectionEvent::OpenLibrary(LibraryPart::All)];
        let turn = Turn { state, events, shown: true, window, room: Room::Solve, board: None, games, solved, visit };
        ask(&shown.host, CollectionQuestion::Turn(turn.into()));
        kept(&shown.host) > 0
    };
    for (visit, days, there) in [(2, 42, true), (3, 3, true), (4, 31, true), (4, 33, true), (5, 31, true), (5, 33, false)] {
        assert_eq!(is_there(&mut shown, visit, days), there, "visit {visit} on day {days}");
    }
}

#[test]
fn seven_files_opened_in_one_moment_are_seven_lists() {
    let mut shown = Shown::of(&format!("{EASY}\n{HARD}\n"));
    (1..7).for_each(|number| import(&shown.host, IMPORT + number, &format!("file {number}.txt")));
    let listed = shown.library();
    assert_eq!(listed.entries.iter().filter(|entry| matches!(entry.item, LibraryItem::List(_))).count(), 7);
}
