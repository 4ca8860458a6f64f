//! The components of the Make room: what they draw, and what is dispatched when they are pressed and typed at.

use crate::{
    core::{SOLVED, grid},
    mounted::{Mounted, until},
};
use nonet::{
    action::{Action, BoardAction, MakeAction, MakeTab, RuleAction, SearchAction, ShellAction},
    app::{State, Stored, view::page},
    controls::VerdictKind,
    make::{
        BookForm, BookPages, EditorPanel, MakeRoom,
        editor_panel::{AdditionView, EditorPanelView, Scale},
        editor_room::{EditorTools, EditorVerdictView, EditorView},
        rules_panel::RulesView,
        search_panel::{FoundView, SearchView},
        view::{BookView, MakeView, PageLook},
    },
    shell::view::RoomView,
};
use nonet_core::board::{Candidate, Cell, CellSet, Digit, Symmetry};
use nonet_protocol::{Aim, BookPage, Edit, Level, PageContent, PrintedPuzzle, Room};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

#[wasm_bindgen_test]
async fn a_book_is_wished_for_made_and_printed() {
    let draw = |view: &BookView| html! { <BookForm view={Rc::new(view.clone())} /> };
    let wishes = BookView { remark: "Few puzzles may be so.".into(), words: "".into(), ..book() };
    let mut page = Mounted::new(draw(&wishes));
    page.press("Make").await;
    page.press("Print").await; // there is nothing to print yet
    page.press("CSV").await;
    assert_eq!(page.text(".maker__remark[role=status]").await, "Few puzzles may be so.");
    assert!(page.now("progress").is_empty());
    page.draw(draw(&BookView { running: true, made: 12, wanted: 100, words: "12 of 100 made".into(), ..book() }));
    page.press("Stop").await;
    page.press("Print").await; // pages would be numbered otherwise later
    let progress = page.element("progress[aria-label=Made]").await;
    assert_eq!((progress.get_attribute("value").as_deref(), progress.get_attribute("max").as_deref()), (Some("12"), Some("100")));
    assert_eq!(page.text(".maker__words[role=status]").await, "12 of 100 made");
    page.draw(draw(&BookView { made: 100, wanted: 100, ready: true, again: true, has_other: true, ..book() }));
    for label in ["Make again", "Print", "Text", "CSV", "Other book"] {
        page.press(label).await;
    }
    assert_eq!(page.text(".button--primary").await, "Print", "it comes next");
    page.draw(draw(&BookView { made: 100, blocked: true, ..book() }));
    page.press("Make another").await; // the wishes contradict each other
    assert_eq!(
        page.actions(),
        [
            Action::Make(MakeAction::MakeBook),
            Action::Make(MakeAction::StopBook),
            Action::Make(MakeAction::MakeBook),
            Action::Make(MakeAction::Print),
            Action::Make(MakeAction::DownloadBook { csv: false }),
            Action::Make(MakeAction::DownloadBook { csv: true }),
            Action::Board(BoardAction::Undo),
        ]
    );
}

#[wasm_bindgen_test]
async fn the_wishes_for_a_book_are_chosen_and_its_title_is_typed() {
    let page = Mounted::new(html! { <BookForm view={Rc::new(book())} /> });
    let title: HtmlInputElement = page.element("input[type=text]").await.unchecked_into();
    assert_eq!((title.value(), label_of(&title)), ("Ours".to_owned(), "Title".to_owned()));
    page.write("input[type=text]", "Theirs").await;
    let lists = page.now("select");
    let level = lists.iter().position(|list| label_of(list).starts_with("Level")).unwrap();
    lists[level].set_id("level");
    page.choose("#level", 2).await;
    assert_eq!(
        page.actions(),
        [Action::Make(MakeAction::Title("Theirs".to_owned())), Action::Shell(ShellAction::ChooseSetting("level", 2))]
    );
}

#[wasm_bindgen_test]
async fn the_room_opens_the_part_that_is_chosen() {
    let state = State::new(Stored::default()).after(Action::Shell(ShellAction::Enter(Room::Make)));
    let mut page = Mounted::new(room(&state));
    page.element("[role=region][aria-label=Pages]").await;
    segment(&page, "Set a puzzle").await.click();
    let open = |part| Action::Make(MakeAction::Open(part));
    page.draw(room(&state.after(open(MakeTab::Editor))));
    assert_eq!(page.text(".room--editor section[aria-label=Verdict] h2").await, "Write the givens");
    page.element("[role=grid]").await;
    segment(&page, "Puzzle book").await.click();
    assert_eq!(page.actions(), [open(MakeTab::Editor), open(MakeTab::Book)]);
}

#[wasm_bindgen_test]
async fn the_verdict_on_a_puzzle_that_is_set_is_said_once_there_are_givens() {
    let empty = empty_editor();
    let draw = |kind| {
        let verdict = EditorVerdictView { kind: Some(kind), words: "32 solutions".into(), about: "24 givens".into() };
        html! { <MakeRoom view={MakeView::Editor(Rc::new(EditorView { verdict, ..empty.clone() }))} /> }
    };
    let mut page = Mounted::new(html! { <MakeRoom view={MakeView::Editor(Rc::new(empty.clone()))} /> });
    assert_eq!(page.text("[aria-label=Verdict] .verdict__count").await, "0, a dot or the space bar skips a cell.");
    page.draw(draw(VerdictKind::Several));
    page.element(".verdict--several").await;
    assert_eq!((page.text("h2").await, page.text(".verdict__count").await), ("32 solutions".into(), "24 givens".into()));
    page.draw(draw(VerdictKind::One));
    page.element(".verdict--one").await;
}

#[wasm_bindgen_test]
async fn what_is_done_with_all_givens_is_dispatched_unless_it_cannot_be_done() {
    let draw = |view: &EditorPanelView| html! { <EditorPanel view={Rc::new(view.clone())} /> };
    let several = EditorPanelView { can_complete: true, can_play: true, has_givens: true, can_bring: true, ..panel() };
    let mut page = Mounted::new(draw(&several));
    assert_eq!(page.text(".button--primary").await, "Add givens until unique", "it comes next");
    let by_hand = |act| Action::Make(MakeAction::Edit(act));
    let expected = [
        ("Add givens until unique", by_hand(Edit::Complete)),
        ("Turn", Action::Make(MakeAction::Turn)),
        ("Mirror", Action::Make(MakeAction::Mirror)),
        ("Relabel", by_hand(Edit::Relabel)),
        ("Shuffle", by_hand(Edit::Shuffle)),
        ("Canonical form", by_hand(Edit::Canonical)),
        ("Play it", Action::Make(MakeAction::TakeTo(Room::Play))),
        ("Solve step by step", Action::Make(MakeAction::TakeTo(Room::Solve))),
        ("Take it from Solve", Action::Make(MakeAction::FromSolve)),
    ];
    for (label, _) in &expected {
        page.press(label).await;
    }
    page.press("Make minimal").await; // there is no one solution yet
    let all = expected.clone().map(|(_, action)| action);
    assert_eq!(page.actions(), all);
    // While the worker is at it, nothing else is begun; the puzzle can be taken away.
    page.draw(draw(&EditorPanelView { busy: true, ..several.clone() }));
    page.element(".button--primary[aria-disabled=true]").await;
    for (label, _) in &expected {
        page.press(label).await;
    }
    assert_eq!(page.actions(), all[6..]);
    page.draw(draw(&EditorPanelView { can_complete: false, can_reduce: true, plays_next: true, ..several }));
    until(|| (page.now(".button--primary").first()?.text_content()? == "Play it").then_some(())).await;
    page.press("Make minimal").await;
    assert_eq!(page.actions(), [by_hand(Edit::MakeMinimal)]);
}

#[wasm_bindgen_test]
async fn a_given_that_can_be_added_lights_its_cell_and_the_tints_are_explained() {
    let given = Candidate::new(Cell::FIRST, Digit::D7);
    let addition = AdditionView { given, title: "r1c1 = 7".into(), words: "Hard, score 840".into() };
    let view = EditorPanelView {
        words: "One more given makes it unique.".into(),
        here: "r1c1: 7 leaves 1 solution.".into(),
        scale: Some(Scale::Digits),
        additions: Rc::from([addition]),
        ..panel()
    };
    let mut page = Mounted::new(html! { <EditorPanel view={Rc::new(view.clone())} /> });
    let said = page.element(".editor-panel__words[role=status]").await.text_content().unwrap();
    assert_eq!(said, "One more given makes it unique.r1c1: 7 leaves 1 solution.");
    let row = page.element("[aria-label='One more given'] button").await;
    row.focus().unwrap();
    row.click();
    let lit = Action::Shell(ShellAction::Point(CellSet::of(Cell::FIRST)));
    assert_eq!(page.actions(), [lit, Action::Make(MakeAction::AddGiven(given))]);
    assert_eq!(page.now(".heat").len(), 2, "of givens, and of digits in empty cells");
    page.draw(html! { <EditorPanel view={Rc::new(EditorPanelView { scale: Some(Scale::Givens), ..view })} /> });
    until(|| (page.now(".heat").len() == 1).then_some(())).await;
}

#[wasm_bindgen_test]
async fn acts_on_a_puzzle_that_is_set_are_taken_back() {
    let empty = empty_editor();
    let draw = |tools| html! { <MakeRoom view={MakeView::Editor(Rc::new(EditorView { tools, ..empty.clone() }))} /> };
    let mut page = Mounted::new(draw(EditorTools { can_undo: true, can_clear: true, ..EditorTools::default() }));
    let press = async |page: &Mounted| {
        for label in ["Undo", "Redo", "Clear"] {
            page.press(label).await;
        }
    };
    press(&page).await;
    page.draw(draw(EditorTools { can_redo: true, ..EditorTools::default() }));
    page.element(".toolbar button[aria-disabled]:first-child").await;
    press(&page).await;
    assert_eq!(page.actions(), [BoardAction::Undo, BoardAction::Clear, BoardAction::Redo].map(Action::Board));
}

#[wasm_bindgen_test]
async fn a_page_of_a_book_that_is_as_it_was_is_not_drawn_again() {
    let puzzle = |number| PrintedPuzzle {
        number,
        givens: grid(SOLVED.0),
        level: Level::Easy,
        meets: true,
        explainer: None,
        link: None,
        solution_page: 9,
    };
    let sheet = |number| {
        let content = PageContent::Puzzles { columns: 1, puzzles: vec![puzzle(number)] };
        Rc::new(BookPage { number: number + 1, content })
    };
    let draw = |pages: &[Rc<BookPage>], look| {
        html! { <BookPages pages={Rc::new(pages.to_vec())} sample=false title={Rc::<str>::from("Ours")} {look} /> }
    };
    let (first, plain) = (sheet(1), PageLook::default());
    let mut page = Mounted::new(draw(&[Rc::clone(&first)], plain));
    let board = page.element("[data-number='2'] .leaf__grid").await;
    page.draw(draw(&[first, sheet(2)], plain));
    page.element("[data-number='3'] .leaf__grid").await;
    assert!(page.element("[data-number='2'] .leaf__grid").await.is_same_node(Some(&board)));
    let digits = || board.last_element_child().unwrap().get_attribute("transform");
    assert_eq!(digits().as_deref(), Some("scale(.556 .556)"));
    page.draw(draw(&[sheet(1), sheet(2)], PageLook { large: true, ..plain }));
    until(|| (digits().as_deref() == Some("scale(.667 .667)")).then_some(())).await;
}

/// The Make room of this page.
fn room(state: &State) -> Html {
    let RoomView::Make(view) = page(state).room else { panic!("it is another room") };
    html! { <MakeRoom {view} /> }
}

/// A book of which nothing is made.
fn book() -> BookView {
    let state = State::new(Stored::default()).after(Action::Shell(ShellAction::Enter(Room::Make)));
    let RoomView::Make(MakeView::Book(view)) = page(&state).room else { panic!("it is another room") };
    BookView { title: "Ours".into(), ..BookView::clone(&view) }
}

/// There is nothing to say, and nothing that can be done.
/// The rules are changed by lists and buttons; a search begins, is stopped, and a puzzle of its list is opened.
#[wasm_bindgen_test]
async fn rules_are_set_and_puzzles_are_searched_for() {
    let draw = |view: EditorPanelView| html! { <EditorPanel view={Rc::new(view)} /> };
    let masks: Rc<[AttrValue]> = ["Mask 1: 41 cells".into()].into();
    let ruled = RulesView { has_selection: true, can_lock: true, masks, words: "41 cells may be given.".into(), ..rules() };
    let mut page = Mounted::new(draw(EditorPanelView { rules: ruled, ..panel() }));
    page.press("Only the selected cells").await;
    page.press("Keep the mask").await; // all cells are no mask
    page.press("Lock or unlock digits").await;
    page.press("Make it harder").await; // the rating is not known
    let lists = page.now("select");
    for (list, id) in lists.iter().zip(["symmetry", "mask", "least"]) {
        list.set_id(id);
    }
    page.choose("#symmetry", 1).await;
    page.choose("#mask", 1).await; // the prompt is before it
    page.choose("#least", 15).await;
    page.press("Search").await;
    let found: Rc<[FoundView]> =
        [FoundView { title: "SE 8.3, 24 givens".into(), words: "Extreme".into(), current: false }].into();
    let running = SearchView { running: true, words: "Searching: 1 found".into(), found, is_rated: true, ..search() };
    page.draw(draw(EditorPanelView { search: running, ..panel() }));
    page.press("Stop").await;
    page.press("Make it easier").await; // one search at a time
    let row: HtmlElement = page.element("ul[aria-label='Found puzzles'] button").await.unchecked_into();
    row.click();
    let rule = |action| Action::Make(MakeAction::Rule(action));
    let search = |action| Action::Make(MakeAction::Search(action));
    assert_eq!(
        page.actions(),
        [
            rule(RuleAction::MaskSelected),
            rule(RuleAction::LockSelected),
            rule(RuleAction::Symmetry(Symmetry::HalfTurn)),
            rule(RuleAction::UseMask(0)),
            search(SearchAction::Aim(Aim { least: 80, ..Aim::default() })),
            search(SearchAction::Start),
            search(SearchAction::Stop),
            search(SearchAction::Open(0)),
        ]
    );
}

/// The editor without givens.
fn empty_editor() -> EditorView {
    let state = State::new(Stored::default()).after(Action::Shell(ShellAction::Enter(Room::Make)));
    let state = state.after(Action::Make(MakeAction::Open(MakeTab::Editor)));
    let RoomView::Make(MakeView::Editor(empty)) = page(&state).room else { panic!("it is another part") };
    EditorView::clone(&empty)
}

fn panel() -> EditorPanelView {
    EditorPanelView {
        words: AttrValue::default(),
        here: AttrValue::default(),
        scale: None,
        can_reduce: false,
        can_complete: false,
        can_play: false,
        no_game: None,
        plays_next: false,
        has_givens: false,
        can_bring: false,
        busy: false,
        additions: Rc::default(),
        rules: rules(),
        search: search(),
    }
}

/// Nothing is selected, and no rule holds.
fn rules() -> RulesView {
    RulesView {
        symmetry: Symmetry::None,
        words: AttrValue::default(),
        has_selection: false,
        has_givens: false,
        has_mask: false,
        can_lock: false,
        can_keep: false,
        chosen: None,
        masks: Rc::default(),
    }
}

/// Nothing was searched for.
fn search() -> SearchView {
    SearchView {
        aim: Aim::default(),
        running: false,
        words: AttrValue::default(),
        can_search: true,
        is_rated: false,
        found: Rc::default(),
    }
}

/// The text of the label around a field.
fn label_of(field: &HtmlElement) -> String {
    field.closest("label").unwrap().unwrap().text_content().unwrap()
}

/// The segment with this name.
async fn segment(page: &Mounted, name: &str) -> HtmlElement {
    let is_it = |label: &HtmlElement| label.text_content().as_deref() == Some(name);
    until(|| page.now("label.segments__item").into_iter().find(is_it)).await
}
