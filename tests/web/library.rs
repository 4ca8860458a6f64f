//! The table of a collection and the library: mounted with values, pressed, typed at and scrolled.

use crate::mounted::{Mounted, fire, focused, frame, key, until};
use gloo::utils::document;
use jiff::civil::date;
use nonet::{
    action::{Action, CollectionAction},
    library::{
        CollectionBar, CollectionDialog, LibraryPanel, ListBarView, PuzzleTable,
        imports::Imports,
        view::{CollectionsView, TableScroll},
    },
};
use nonet_collection::{Column, FilterChange, Run, Sort};
use nonet_core::board::Grid;
use nonet_game::PlayState;
use nonet_protocol::{
    CollectionEvent, CollectionForm, CollectionView, CursorKey, EntryCondition, EntryDetail, JudgingProgress, Level,
    LibraryAction, LibraryEntry, LibraryItem, LibraryPart, LibraryState, LibraryView, PlayedWhen, Room, RowCounts, RowPuzzle,
    RowRating, RowView, RowWindow, TableAction, TableView,
};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

const PUZZLE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

fn puzzle() -> Grid {
    PUZZLE.parse().unwrap()
}

/// A row with a puzzle.
fn row(row: u32) -> Rc<RowView> {
    let rating = Some(RowRating { level: Level::Hard, score: 1_204, hardest: Some("X-Wing".to_owned()) });
    let puzzle =
        RowPuzzle { givens: puzzle(), solutions: Some(1), why_none: String::new(), rating, explainer: Some((42, false)) };
    Rc::new(RowView {
        row,
        picked: row == 1,
        puzzle: Some(puzzle),
        own: vec!["by <b>Ada</b>".to_owned()],
        error: String::new(),
        repeat: None,
    })
}

/// A table of so many rows, of which these are drawn.
fn table(count: u32, drawn: RowWindow) -> TableView {
    TableView {
        name: "papers.csv".into(),
        columns: vec!["id".to_owned(), "puzzle".to_owned()],
        progress: JudgingProgress { judged: 0, rows: count, explainer: false, pace: None, run: Some(Run::Going) },
        can_explain: true,
        sort: Sort { by: Column::Level, down: true },
        filter: nonet_collection::Filter::default(),
        counts: RowCounts { rows: count, shown: count, picked: 1, ..RowCounts::default() },
        cursor: 0,
        drawn,
        rows: (drawn.first..drawn.end()).map(row).collect(),
    }
}

fn draw_table(view: TableView, scroll: TableScroll) -> Html {
    let played = Rc::new(vec![PlayState::Begun, PlayState::Solved]);
    html! { <PuzzleTable view={Rc::new(view)} {scroll} {played} /> }
}

const TOP: TableScroll = TableScroll { window: RowWindow { first: 0, rows: 1 }, number: 0 };

/// The actions at the table since this function was called last.
fn done(page: &Mounted) -> Vec<TableAction> {
    let done = page.actions().into_iter().filter_map(|action| match action {
        Action::Collection(CollectionAction::Event(CollectionEvent::Table(action))) => Some(action),
        _ => None,
    });
    done.collect()
}

/// The actions in the library since this function was called last.
fn done_in_library(page: &Mounted) -> Vec<LibraryAction> {
    let done = page.actions().into_iter().filter_map(|action| match action {
        Action::Collection(CollectionAction::Event(CollectionEvent::Library(action))) => Some(action),
        _ => None,
    });
    done.collect()
}

/// Waits until something whose name begins so has the focus.
async fn named_focused(start: &str) {
    let is_it = |element: &Element| {
        let name = element.get_attribute("aria-label").or_else(|| element.text_content());
        name.is_some_and(|name| name.trim().starts_with(start))
    };
    until(|| document().active_element().filter(is_it).map(drop)).await;
}

#[wasm_bindgen_test]
async fn rows_are_pressed_picked_and_opened() {
    let page = Mounted::new(draw_table(table(3, RowWindow { first: 0, rows: 3 }), TOP));
    let grid = page.element("[role=grid]").await;
    assert_eq!(grid.get_attribute("aria-rowcount").as_deref(), Some("4"), "with the heads");
    assert_eq!(grid.get_attribute("aria-activedescendant").as_deref(), Some("place-0"));
    let first = page.element("[role=row]#place-0").await;
    assert_eq!(first.get_attribute("aria-rowindex").as_deref(), Some("2"));
    let words = first.text_content().unwrap();
    for part in ["26", "Hard", "1,204", "X-Wing", "(4.2)", "Begun", "by <b>Ada</b>"] {
        assert!(words.contains(part), "{part} in {words}");
    }
    let second = page.element("#place-1").await;
    assert_eq!(second.get_attribute("aria-selected").as_deref(), Some("true"));
    second.click();
    page.element("#place-2 .collection__pick").await.click();
    fire(&second, "new MouseEvent('dblclick', { bubbles: true })");
    page.press("Level").await;
    page.element("[role=checkbox]").await.click();
    let wanted = [
        TableAction::Press(1),
        TableAction::Pick(2),
        TableAction::Open(1, Room::Solve),
        TableAction::Sort(Column::Level),
        TableAction::PickAll,
    ];
    assert_eq!(done(&page), wanted, "a box that is pressed is no row that is pressed");
    let head = page.element("[role=columnheader][data-column=level]").await;
    assert_eq!(head.get_attribute("aria-sort").as_deref(), Some("descending"));
}

#[wasm_bindgen_test]
async fn a_table_has_its_keys_and_its_heads_have_their_own() {
    let page = Mounted::new(draw_table(table(3, RowWindow { first: 0, rows: 3 }), TOP));
    let grid = page.element("[role=grid]").await;
    named_focused("Puzzles").await; // it has the focus when it appears
    for name in ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", "Enter", " "] {
        assert!(key(&grid, name), "{name:?} does nothing else");
    }
    let moves = [CursorKey::Down, CursorKey::Up, CursorKey::PageDown, CursorKey::PageUp, CursorKey::Home, CursorKey::End]
        .map(TableAction::Move);
    let wanted = moves.into_iter().chain([TableAction::OpenCurrent(Room::Solve), TableAction::PickCurrent]);
    assert_eq!(done(&page), wanted.collect::<Vec<_>>());
    assert!(!key(&page.button("Score").await, "Enter") && !key(&grid, "x"));
    assert_eq!(done(&page), []);
}

#[wasm_bindgen_test]
async fn a_table_that_is_scrolled_says_which_rows_are_in_sight() {
    let count = 100_000;
    let mut page = Mounted::new(draw_table(table(count, RowWindow { first: 0, rows: 30 }), TOP));
    let grid = page.element("[role=grid]").await;
    let window_in_sight = |page: &Mounted| {
        let windows = page.actions().into_iter().filter_map(|action| match action {
            Action::Collection(CollectionAction::Scrolled(window)) => Some(window),
            _ => None,
        });
        windows.last()
    };
    until(|| window_in_sight(&page)).await; // it says that at first, too
    for (name, value) in [("height", "484px"), ("overflow", "auto"), ("display", "block")] {
        grid.style().set_property(name, value).unwrap();
    }
    grid.set_scroll_top(50_000 * 44);
    let window = RowWindow { first: 50_000, rows: 10 };
    until(|| window_in_sight(&page).filter(|seen| *seen == window)).await;
    // The rows that come stand where they belong, and nothing moves.
    let row = page.element("#place-3").await;
    let drawn = RowWindow { first: 49_984, rows: 42 };
    page.draw(draw_table(table(count, drawn), TableScroll { window, ..TOP }));
    page.element("#place-50000").await;
    assert!(!row.is_connected());
    assert_eq!(grid.scroll_top(), 50_000 * 44);
    let space = page.element("[role=rowgroup] > svg").await;
    assert_eq!(space.get_attribute("height"), Some((49_984 * 44).to_string()));
    // A cursor that went out of sight is scrolled to; rows that are there already stay as they are.
    let kept = page.element("#place-50010").await;
    let window = RowWindow { first: 50_005, rows: 10 };
    page.draw(draw_table(table(count, RowWindow { first: 49_989, rows: 42 }), TableScroll { window, number: 1 }));
    until(|| (grid.scroll_top() == 50_005 * 44).then_some(())).await;
    assert!(page.element("#place-50010").await.is_same_node(Some(&kept)));
}

/// The dialog with this in it.
fn dialog(shown: CollectionView) -> Html {
    let view = CollectionsView {
        shown,
        is_refused: false,
        persistent: None,
        title: nonet::text::Text::sign(""),
        scroll: TOP,
        played: Rc::default(),
        today: date(1970, 1, 1),
        imports: Imports::default(),
    };
    html! { <CollectionDialog ..view /> }
}

/// Chooses this from the list with this name.
async fn choose(page: &Mounted, name: &str, choice: &str) {
    let list: HtmlSelectElement = page.element(&format!("select[aria-label='{name}']")).await.unchecked_into();
    let texts: Vec<_> = (0..list.length()).map(|at| list.get(at).unwrap().text_content().unwrap()).collect();
    let place = texts.iter().position(|text| text == choice).unwrap_or_else(|| panic!("{choice} in {texts:?}"));
    list.set_selected_index(place as i32);
    fire(&list, "new Event('change', { bubbles: true })");
}

async fn chosen(page: &Mounted, name: &str, choice: &str) {
    frame().await; // the choice by hand may be the same
    let list: HtmlSelectElement = page.element(&format!("select[aria-label='{name}']")).await.unchecked_into();
    let is_it = || list.get(list.selected_index() as u32).and_then(|it| it.text_content()).as_deref() == Some(choice);
    until(|| is_it().then_some(())).await;
}

#[wasm_bindgen_test]
async fn rows_are_chosen_and_sorted_by_fields_that_show_what_counts() {
    let draw = |view: TableView| dialog(CollectionView::Table(Rc::new(view)));
    let view = TableView { sort: Sort::default(), ..table(3, RowWindow { first: 0, rows: 3 }) };
    let mut page = Mounted::new(draw(view.clone()));
    choose(&page, "Level", "Hard").await;
    choose(&page, "Givens", "at most 17 givens").await;
    choose(&page, "Sort by a column of the file", "Sort: puzzle, last first").await;
    page.element("input[type=checkbox]").await.click();
    page.press("Download .sdm").await;
    page.press("Open in Solve").await;
    let own = Sort { by: Column::Own(1), down: true };
    let wanted = [
        TableAction::Filter(FilterChange::Level(Some(Level::Hard))),
        TableAction::Filter(FilterChange::Givens(Some(17))),
        TableAction::SortBy(own),
        TableAction::Filter(FilterChange::Unsolved(true)),
        TableAction::Write(CollectionForm::Sdm),
        TableAction::OpenCurrent(Room::Solve),
    ];
    assert_eq!(done(&page), wanted);
    // Sorted by a head before the table has come that is sorted so, it says nothing of a column of the file any more.
    let score = Sort { by: Column::Score, down: false };
    page.draw(draw(TableView { sort: score, ..view.clone() }));
    chosen(&page, "Sort by a column of the file", "Sort by a file column").await;
    page.draw(draw(TableView { sort: own, ..view }));
    chosen(&page, "Sort by a column of the file", "Sort: puzzle, last first").await;
}

/// "Pause" becomes "Go on" under the finger; where a button goes, what goes on has the focus.
#[wasm_bindgen_test]
async fn the_buttons_about_judging_keep_the_focus() {
    let draw = |run, can_explain| {
        let view = table(3, RowWindow { first: 0, rows: 3 });
        let progress = JudgingProgress { run, ..view.progress };
        dialog(CollectionView::Table(Rc::new(TableView { progress, can_explain, ..view })))
    };
    let mut page = Mounted::new(draw(Some(Run::Going), true));
    let pause = page.button("Pause").await;
    named_focused("Puzzles").await;
    pause.focus().unwrap();
    pause.click();
    page.draw(draw(Some(Run::Paused), true));
    assert!(page.button("Go on").await.is_same_node(Some(&pause)));
    named_focused("Go on").await;
    page.draw(draw(Some(Run::Going), true));
    page.button("Stop").await.focus().unwrap();
    page.press("Stop").await;
    page.draw(draw(Some(Run::Stopped), true));
    named_focused("Go on").await;
    page.button("Rate by SE").await.focus().unwrap();
    page.press("Rate by SE").await;
    page.draw(draw(None, false));
    named_focused("Library").await;
    assert_eq!(done(&page), [TableAction::Run(Run::Paused), TableAction::Run(Run::Stopped), TableAction::Explain]);
}

#[wasm_bindgen_test]
async fn the_bar_over_a_room_leads_on_back_and_out() {
    let draw = |is_here| {
        let view = ListBarView { name: "<i>.csv".into(), words: ": 2 of 3".to_owned(), is_here };
        html! { <CollectionBar ..view /> }
    };
    let mut page = Mounted::new(draw(true));
    for label in ["List", "Next unsolved", "Leave"] {
        page.press(label).await;
    }
    let wanted = [CollectionEvent::ShowTable.into(), TableAction::Next.into(), TableAction::Leave.into()];
    assert_eq!(page.actions(), wanted);
    assert_eq!(page.text(".collection-bar__words").await, "<i>.csv: 2 of 3");
    let leave = page.button("Leave").await;
    leave.focus().unwrap();
    page.draw(draw(false));
    until(|| (page.now("button").len() == 2).then_some(())).await;
    named_focused("Leave").await;
}

const GAME: LibraryItem = LibraryItem::Game(7);
const LIST: LibraryItem = LibraryItem::List(9);
const THERE: EntryCondition = EntryCondition::There { can_delete: true, edits_labels: false };

/// The library with a game and a list.
fn library(game: EntryCondition) -> LibraryView {
    let entry = |item, title: &str, detail, condition| {
        let labels = vec!["Commute".to_owned()];
        let picture = (item == GAME).then(|| (puzzle(), puzzle()));
        Rc::new(LibraryEntry { item, title: title.into(), detail, favourite: item == GAME, labels, picture, condition })
    };
    let on = Some(date(1970, 1, 1));
    LibraryView {
        labels: vec!["Commute".into(), "With Ada".into()],
        found: 2,
        all: 37,
        entries: vec![
            entry(GAME, "Hard, 44 left", EntryDetail::Text("Puzzle of 22 November".into()), game),
            entry(LIST, "papers.csv", EntryDetail::Opened { on, rows: 1_000, bad: 2 }, THERE),
        ],
        growth: 35,
        ..LibraryView::default()
    }
}

fn draw_library(view: LibraryView) -> Html {
    html! { <LibraryPanel view={Rc::new(view)} today={date(1970, 1, 1)} /> }
}

#[wasm_bindgen_test]
async fn games_and_lists_are_searched_chosen_and_opened() {
    let page = Mounted::new(draw_library(library(THERE)));
    named_focused("Search").await; // it has the focus when it appears
    for text in ["4", "44"] {
        page.write("input[type=search]", text).await;
    }
    choose(&page, "Show", "Favourites").await;
    choose(&page, "Level", "Easy").await;
    choose(&page, "Label", "With Ada").await;
    choose(&page, "Played", "Today").await;
    page.press("Show 35 more").await;
    page.elements("li > button.row").await.iter().for_each(HtmlElement::click);
    page.press("Favourite: papers.csv").await;
    let wanted = [
        LibraryAction::Find("4".into()),
        LibraryAction::Find("44".into()),
        LibraryAction::Show(LibraryPart::Favourites),
        LibraryAction::Level(Some(Level::Easy)),
        LibraryAction::Label(Some("With Ada".into())),
        LibraryAction::When(PlayedWhen::Today),
        LibraryAction::More,
        LibraryAction::Open(GAME),
        LibraryAction::Open(LIST),
        LibraryAction::Star(LIST),
    ];
    assert_eq!(done_in_library(&page), wanted);
    assert_eq!(page.text(".note-line").await, "2 of 37 items");
    let details = page.texts(".row__detail").await;
    assert_eq!(details, ["Puzzle of 22 November", "Opened today, 1,000 rows, 2 with errors"]);
}

/// The text that is typed stays, whatever comes back of the text that was typed before.
#[wasm_bindgen_test]
async fn what_is_typed_in_the_search_field_stays() {
    let mut page = Mounted::new(draw_library(library(THERE)));
    let search: HtmlInputElement = page.element("input[type=search]").await.unchecked_into();
    page.write("input[type=search]", "44 l").await;
    page.draw(draw_library(LibraryView {
        state: LibraryState { find: "44".into(), ..LibraryState::default() },
        found: 1,
        ..library(THERE)
    }));
    let line = page.element(".note-line").await;
    until(|| line.text_content().filter(|words| words.starts_with("1 of 37"))).await;
    assert_eq!(search.value(), "44 l");
}

#[wasm_bindgen_test]
async fn what_deletes_becomes_what_takes_it_back_and_keeps_the_focus() {
    let mut page = Mounted::new(draw_library(library(THERE)));
    let delete = page.button("Delete: Hard, 44 left").await;
    delete.focus().unwrap();
    delete.click();
    page.draw(draw_library(library(EntryCondition::Deleted)));
    let undo = page.button("Undo: Hard, 44 left").await;
    assert!(undo.is_same_node(Some(&delete)));
    named_focused("Undo").await;
    undo.click();
    page.draw(draw_library(library(THERE)));
    page.button("Delete: Hard, 44 left").await;
    named_focused("Delete: Hard").await;
    assert_eq!(done_in_library(&page), [LibraryAction::Bin(GAME, true), LibraryAction::Bin(GAME, false)]);
    // A game that is put back from the bin is gone there: the first of the fields has the focus.
    page.draw(draw_library(library(EntryCondition::Binned)));
    let back = page.button("Put back: Hard, 44 left").await;
    back.focus().unwrap();
    back.click();
    let view = library(THERE);
    page.draw(draw_library(LibraryView { entries: view.entries[1..].to_vec(), ..view }));
    named_focused("Show").await;
}

#[wasm_bindgen_test]
async fn labels_are_typed_in_a_field_that_has_the_focus_and_gives_it_back() {
    let edited = EntryCondition::There { can_delete: true, edits_labels: true };
    let mut page = Mounted::new(draw_library(library(THERE)));
    let button = page.button("Labels: Hard, 44 left").await;
    assert_eq!(button.get_attribute("aria-expanded").as_deref(), Some("false"));
    button.focus().unwrap();
    button.click();
    page.draw(draw_library(library(edited)));
    let field: HtmlInputElement = page.element("li input").await.unchecked_into();
    focused(&field).await;
    assert_eq!((field.value(), button.get_attribute("aria-expanded").as_deref()), ("Commute".to_owned(), Some("true")));
    page.write("li input", "Commute, With Ada").await;
    // The time of the open game goes on, and the row is drawn anew.
    let mut later = library(edited);
    let entry = LibraryEntry { detail: EntryDetail::None, ..later.entries[0].as_ref().clone() };
    later.entries[0] = Rc::new(entry);
    page.draw(draw_library(later));
    until(|| (page.now(".row__detail").len() == 1).then_some(())).await;
    assert_eq!(field.value(), "Commute, With Ada");
    fire(&field, "new Event('change', { bubbles: true })");
    page.draw(draw_library(library(THERE)));
    named_focused("Labels: Hard").await;
    let wanted = [LibraryAction::EditLabels(Some(GAME)), LibraryAction::Name(GAME, "Commute, With Ada".into())];
    assert_eq!(done_in_library(&page), wanted);
}

#[wasm_bindgen_test]
async fn what_can_t_be_opened_is_saved_as_a_file() {
    let page = Mounted::new(draw_library(library(EntryCondition::Unreadable)));
    page.press("Save as file: Hard, 44 left").await;
    assert_eq!(done_in_library(&page), [LibraryAction::Save(GAME)]);
    assert_eq!(page.now("li > button.row").len(), 1, "only the list opens");
}
