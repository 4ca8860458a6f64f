//! The core as the browser runs it, on its own 128-bit lanes: the same answers as natively. And components in a real page: they are
//! mounted with props, pressed and typed at; what they draw and dispatch is asserted.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use gloo::{render::request_animation_frame, utils::document};
use js_sys::Promise;
use nonet::{
    action::{Action, Input, MakeAction, SolveAction, Theme},
    learn::TechniqueList,
    make::BookPages,
    shell::SharePanel,
    solve::SearchPanel,
    state::{PuzzleRequest, Shared, Subject},
    view::{PageLook, SearchView, ShareView, TechniquesView},
};
use nonet_core::{
    Level,
    board::Grid,
    solver::{self, Solutions},
    words::Notation,
};
use nonet_generator::Request;
use nonet_protocol::{
    BookPage, InEachNotation, LessonText, PageContent, PrintedPuzzle, QrCode, SearchLine, SearchTrail, SharedPictures, Sharing,
    TechniqueEntry, TechniqueId, TechniqueName,
};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::{AppHandle, prelude::*};

wasm_bindgen_test_configure!(run_in_browser);

/// A puzzle and its solution.
const SOLVED: (&str, &str) = (
    "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
    "143986257679425381285731694962354178357618942418279563821567439796143825534892716",
);
/// A puzzle and how many solutions it has.
const COUNTED: (&str, usize) = ("000000200058006000000300085010470600900000507007039040760008000000900810009000000", 32);

fn grid(line: &str) -> Grid {
    line.parse().unwrap()
}

#[wasm_bindgen_test]
fn one_solution_is_found() {
    let Solutions::One(solution) = solver::solve(&grid(SOLVED.0)) else { panic!("one solution expected") };
    assert_eq!(solution.to_string(), SOLVED.1);
}

#[wasm_bindgen_test]
fn several_solutions_are_counted_and_listed_in_order() {
    let puzzle = grid(COUNTED.0);
    assert_eq!(solver::count(&puzzle, 1_000), COUNTED.1);
    let listed: Vec<String> = solver::solutions(&puzzle).map(|solution| solution.to_string()).collect();
    assert_eq!(listed.len(), COUNTED.1);
    assert!(listed.is_sorted());
}

/// What is pinned natively (crates/generator/tests/generator.rs) is made here too.
#[wasm_bindgen_test]
fn seeds_make_the_same_puzzles_as_natively() {
    for line in include_str!("../crates/generator/tests/data/pinned.txt").lines() {
        let (request, givens) = line.split_once(' ').unwrap();
        let made = request.parse::<Request>().unwrap().make(&mut |_| true).unwrap();
        assert_eq!(made.puzzle.givens().to_string(), givens, "{request}");
    }
}

#[wasm_bindgen_test]
async fn what_is_pressed_in_a_lesson_is_dispatched() {
    let id = TechniqueId(7);
    let name = TechniqueName { id, name: "x_wing".to_owned(), title: "X-wing".to_owned(), level: Level::Hard, easier: 7 };
    let lesson = LessonText { what: "<b>".to_owned(), ..LessonText::default() }.into();
    let entry = TechniqueEntry { name, assumes_one_solution: false, unless_chosen: false, lesson };
    let view = TechniquesView { entries: vec![entry].into(), used: vec![true], open: "x_wing".to_owned() };
    let page = Mounted::new(html! { <TechniqueList {view} /> });
    page.press("Position 2").await;
    page.press("Make another").await;
    page.press("X-wing").await;
    assert_eq!(
        page.actions(),
        [
            Action::Solve(SolveAction::Example(id, 1)),
            Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Practise(id))),
            Action::Solve(SolveAction::Use(id, false)),
        ]
    );
    assert_eq!(page.element(".lesson__text p").await.text_content().unwrap(), "<b>", "it is text");
}

#[wasm_bindgen_test]
async fn the_search_is_shown_and_hidden() {
    let mut page = Mounted::new(html! { <SearchPanel search={None::<SearchView>} /> });
    page.press("How the search went").await;
    let line = SearchLine { depth: 1, words: InEachNotation::tell(|_| "A line".to_owned()) };
    let trail = SearchTrail { summary: "1 guess, at most 1 deep".to_owned(), lines: vec![line], goes_on: false };
    let search = SearchView { trail: trail.into(), notation: Notation::RowColumn };
    page.draw(html! { <SearchPanel search={Some(search)} /> });
    assert_eq!(page.element("li.depth-1").await.text_content().unwrap(), "A line");
    page.press("Hide the search").await;
    assert_eq!(page.actions(), [Action::Solve(SolveAction::Trail(true)), Action::Solve(SolveAction::Trail(false))]);
}

#[wasm_bindgen_test]
async fn the_link_that_is_shared_is_selected_and_this_browser_copies_pictures() {
    let [link, words, title] = ["https://example.org/#play", "", "Sudoku"].map(str::to_owned);
    let sharing = Sharing { link: link.clone(), words, title, board: String::new(), step: None, dark: false };
    let code = QrCode { size: 1, dark: vec![true], file: "<svg/>".to_owned() };
    let pictures = SharedPictures { board: "<svg/>".to_owned(), code: Some(code) };
    let shared = Some(Shared { sharing: sharing.into(), pictures: pictures.into() });
    let view = ShareView { subject: Subject::Puzzle, shared, look: Theme::Light, omitted: None, has_step: false };
    let page = Mounted::new(html! { <SharePanel {view} /> });
    page.button("Copy picture").await;
    let field: HtmlInputElement = page.element("input.share__link").await.unchecked_into();
    field.focus().unwrap();
    until(|| (field.selection_end().ok().flatten() == Some(link.len() as u32)).then_some(())).await;
    let code = page.element("svg[role=img]").await;
    assert_eq!(code.get_attribute("aria-label").as_deref(), Some("QR code of the link"));
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

/// What stands in a page, and what was done in it. It leaves the page in the end.
struct Mounted {
    root: Element,
    app: Option<AppHandle<Page>>,
    inputs: Rc<RefCell<Vec<Input>>>,
}

/// What a [`Page`] is given.
#[derive(Properties, PartialEq)]
struct PageProps {
    content: Html,
    oninput: Callback<Input>,
}

/// What stands in the page hears as in the whole one what is done in it.
#[component]
fn Page(PageProps { content, oninput }: &PageProps) -> Html {
    html! { <ContextProvider<Callback<Input>> context={oninput.clone()}>{content.clone()}</ContextProvider<Callback<Input>>> }
}

impl Mounted {
    fn new(content: Html) -> Mounted {
        let root = document().create_element("div").unwrap();
        document().body().unwrap().append_child(&root).unwrap();
        let inputs = Rc::new(RefCell::new(Vec::new()));
        let heard = Rc::clone(&inputs);
        let oninput = Callback::from(move |input| heard.borrow_mut().push(input));
        let app = yew::Renderer::<Page>::with_root_and_props(root.clone(), PageProps { content, oninput }).render();
        Mounted { root, app: Some(app), inputs }
    }

    /// Draws this in place of what stood there.
    fn draw(&mut self, content: Html) {
        let heard = Rc::clone(&self.inputs);
        let oninput = Callback::from(move |input| heard.borrow_mut().push(input));
        self.app.as_mut().unwrap().update(PageProps { content, oninput });
    }

    /// The first element that is selected, once it is there.
    async fn element(&self, selector: &str) -> Element {
        until(|| self.root.query_selector(selector).unwrap()).await
    }

    /// The button that says this, once it is there.
    async fn button(&self, label: &str) -> HtmlElement {
        until(|| {
            let buttons = self.root.query_selector_all("button").unwrap();
            let mut buttons = (0..buttons.length()).filter_map(|at| buttons.item(at)?.dyn_into::<HtmlElement>().ok());
            buttons.find(|button| button.text_content().is_some_and(|words| words.trim() == label))
        })
        .await
    }

    async fn press(&self, label: &str) {
        self.button(label).await.click();
    }

    /// What was done so far.
    fn actions(&self) -> Vec<Action> {
        let inputs = self.inputs.borrow();
        inputs.iter().filter_map(|input| if let Input::Action(action) = input { Some(action.clone()) } else { None }).collect()
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.root.remove();
    }
}

/// What `find` finds, looked for frame by frame.
async fn until<T>(find: impl Fn() -> Option<T>) -> T {
    loop {
        if let Some(found) = find() {
            return found;
        }
        let frame = Promise::new(&mut |resolve, _| {
            let frame = request_animation_frame(move |_| drop(resolve.call0(&JsValue::NULL)));
            std::mem::forget(frame); // dropped, it would be called off
        });
        JsFuture::from(frame).await.unwrap();
    }
}
