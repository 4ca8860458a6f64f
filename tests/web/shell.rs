//! Tests of the page around the rooms.

use crate::mounted::{Mounted, fire, focused, frame, until};
use nonet::text::Text;
use nonet::{
    action::{Action, Export, Overlay, ShellAction, SolveAction, StepAction, StepBoards, Subject, Theme},
    app::{State, Stored, view::page},
    controls::SampleView,
    session::{Offer, Settings, Toast, settings::GENERAL},
    shell::{
        EntryBox, ExportPanel, KeysHelp, Page, PrintPanel, SettingsPanel, SharePanel, ShareView, Toasts,
        state::{ExportLosses, Shared},
        view::EntryView,
    },
};
use nonet_formats::{Output, Site};
use nonet_protocol::{PathForm, PictureForm, QrCode, Room, SharedPictures, Sharing};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

fn shell(action: ShellAction) -> Action {
    Action::Shell(action)
}

fn open(overlay: Overlay) -> Action {
    shell(ShellAction::Open(overlay))
}

#[wasm_bindgen_test]
async fn the_page_leads_to_its_rooms_and_dialogs() {
    let state = State::new(Stored::default());
    let draw = |state: &State| html! { <Page view={Rc::new(page(state))} /> };
    let mut mounted = Mounted::new(draw(&state));
    assert_eq!(mounted.texts(".room-tab").await, ["Play", "Solve", "Learn", "Make"]);
    assert_eq!(mounted.text("[aria-current=page]").await, "Play");
    mounted.elements(".room-tab").await[1].click();
    assert_eq!(mounted.actions(), [shell(ShellAction::Enter(Room::Solve))]);
    // The browser opens a tab or a window of its own.
    for key in ["ctrlKey", "metaKey", "shiftKey"] {
        let tab = &mounted.elements(".room-tab").await[1];
        // A listener behind the page's notes whether the press was left to the browser, and keeps it from opening anything in this
        // test.
        let note = "addEventListener('click', it => { it.target.dataset.taken = it.defaultPrevented; it.preventDefault() }, { once: true })";
        fire(tab, &format!("({note}, new MouseEvent('click', {{ {key}: true, bubbles: true, cancelable: true }}))"));
        assert_eq!(tab.get_attribute("data-taken").as_deref(), Some("false"), "{key}");
        assert_eq!(mounted.actions(), [], "{key}");
    }
    mounted.press("Enter or paste a puzzle").await;
    mounted.press("Menu").await;
    mounted.press("Keys").await;
    mounted.press("Library").await;
    let library = Action::from(nonet_protocol::CollectionEvent::OpenLibrary(nonet_protocol::LibraryPart::All));
    assert_eq!(mounted.actions(), [open(Overlay::Entry), open(Overlay::Keys), library]);
    let titles = [
        (Overlay::Entry, "Enter or paste a puzzle"),
        (Overlay::Export, "Export"),
        (Overlay::Print, "Print"),
        (GENERAL.overlay(), "Settings"),
        (Overlay::Keys, "Keys"),
        (Overlay::Games, "Games"),
        (Overlay::GameMenu, "Game menu"),
        (Overlay::Statistics, "Statistics"),
        (Overlay::Share(Subject::Puzzle), "Share"),
    ];
    for (overlay, title) in titles {
        mounted.draw(draw(&state.after(open(overlay))));
        until(|| mounted.now("dialog[open] h2").iter().find(|it| it.text_content().as_deref() == Some(title)).cloned()).await;
    }
    mounted.draw(draw(&state.after(shell(ShellAction::Enter(Room::Make)))));
    until(|| mounted.now("dialog:not([open])").pop()).await;
    mounted.press("Menu").await;
    let items = mounted.texts(".menu button").await;
    assert_eq!(items, ["Library", "Techniques", "Keys", "Settings"], "a book has ways out of its own");
}

#[wasm_bindgen_test]
async fn a_puzzle_is_typed_pasted_or_read() {
    let draw = |view: EntryView| {
        let samples = vec![SampleView { name: Text::sign("Easy"), about: Text::sign("Singles") }];
        html! { <EntryBox {view} {samples} /> }
    };
    let mut page = Mounted::new(draw(EntryView::default()));
    page.press("Load puzzle").await;
    assert_eq!(page.actions(), [], "there is nothing to read");
    page.press("Type it").await;
    page.press("Paste").await;
    page.press("EasySingles").await;
    page.write("textarea", "12").await;
    let text = ShellAction::EntryText("12".to_owned());
    assert_eq!(page.actions(), [ShellAction::TypePuzzle, ShellAction::AskPaste, ShellAction::Sample(0), text].map(shell));
    let wrong = EntryView {
        text: "12x".to_owned(),
        error: Some("line 1 has 3 cells".to_owned()),
        error_at: Some((2, 3)),
        mended: Some("120".to_owned()),
        is_reading: false,
    };
    page.draw(draw(wrong));
    let area: HtmlTextAreaElement = page.element("textarea[aria-invalid]").await.unchecked_into();
    focused(&area).await;
    assert_eq!((area.selection_start(), area.selection_end()), (Ok(Some(2)), Ok(Some(3))));
    assert_eq!(page.text("#entry-error").await, "line 1 has 3 cells");
    page.press("Put the zeros back").await;
    page.press("Load puzzle").await;
    // A text that is pasted over one that could not be read takes its place.
    let data = "const data = new DataTransfer(); data.setData('text/plain', 'other');";
    let paste = "new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })";
    let pasted = |text: &str| shell(ShellAction::EntryPasted(text.to_owned()));
    let mut actions = page.actions();
    // A busy Chromium hands over the clipboard of a script empty at times: then it is pasted again, a moment later.
    while !actions.ends_with(&[pasted("other")]) {
        assert!(!fire(&area, &format!("(() => {{ {data} return {paste} }})()")));
        actions.extend(page.actions().into_iter().filter(|action| *action != pasted("")));
        frame().await;
    }
    assert_eq!(actions, [pasted("120"), shell(ShellAction::EntryRead), pasted("other")]);
}

#[wasm_bindgen_test]
async fn a_form_is_chosen_and_the_board_goes_out() {
    let outputs = vec![Some("2 eliminations are left out.".to_owned()); Output::ALL.len()];
    let omitted = ExportLosses { all: Some("Colours are left out.".to_owned()), outputs, sites: vec![None] };
    let links = vec![(Site::SudokuCoach, "https://example.org/".to_owned())];
    let draw = |form: Output| {
        let (links, omitted) = (links.clone(), omitted.clone());
        html! { <ExportPanel form={Export::Board(form)} givens_only=false has_steps=false {links} {omitted} /> }
    };
    let mut page = Mounted::new(draw(Output::Line));
    assert_eq!(page.text(".note-line").await, "Colours are left out.");
    assert_eq!(page.text(".choice__item .exports__omitted").await, "2 eliminations are left out.");
    assert_eq!(page.text("option:checked").await, "Choose one");
    page.elements("input[type=radio]").await[1].click();
    page.choose("select", 2).await;
    page.press("Givens only").await;
    page.press("Copy").await;
    let form = |form| ShellAction::Form(Export::Board(form));
    let copy = ShellAction::Copy(Export::Board(Output::Line));
    let actions = [form(Output::Grid), form(Output::Sdm), ShellAction::GivensOnly(true), copy, ShellAction::Close];
    assert_eq!(page.actions(), actions.map(shell), "what goes out closes the dialog");
    assert_eq!(page.attribute("a", "href").await.as_deref(), Some("https://example.org/"));
    page.draw(draw(Output::Sdk));
    until(|| page.now("option:checked").iter().find(|it| it.text_content().as_deref() == Some(".sdk, nine rows")).cloned()).await;
    page.element(".menu__tools").await.click();
    assert_eq!(page.actions(), [], "between the buttons nothing happens");
    page.press("Download").await;
    let download = ShellAction::Download(Export::Board(Output::Sdk));
    assert_eq!(page.actions(), [download, ShellAction::Close].map(shell));
}

#[wasm_bindgen_test]
async fn the_steps_go_out_with_boards_where_they_are_picked() {
    let export = |form, proofs, boards| Export::Path { form, proofs, boards };
    let draw = |form, boards| {
        let steps = vec![("1. Hidden single: r1c1 = 5".to_owned(), false), ("2. X-Wing: r2c3 is not 2".to_owned(), true)];
        let steps = if boards == StepBoards::Picked { steps } else { Vec::new() };
        let form = export(form, false, boards);
        html! { <ExportPanel {form} givens_only=false has_steps=true {steps} links={Vec::new()} omitted={ExportLosses::default()} /> }
    };
    let mut page = Mounted::new(draw(PathForm::Text, StepBoards::Picked));
    let boxes = page.elements(".exports__step input").await;
    assert_eq!(boxes.len(), 2);
    boxes[0].click();
    page.press("With proofs").await;
    page.press("Copy").await;
    let text = export(PathForm::Text, false, StepBoards::Picked);
    let pick = Action::Solve(SolveAction::Step(StepAction::Pick(0, true)));
    let proofs = ShellAction::Form(export(PathForm::Text, true, StepBoards::Picked));
    let out = [proofs, ShellAction::Copy(text), ShellAction::Close].map(shell);
    assert_eq!(page.actions(), [vec![pick], out.to_vec()].concat());
    page.draw(draw(PathForm::Pictures(PictureForm::Png), StepBoards::All));
    page.press("Download").await;
    let sheet = export(PathForm::Pictures(PictureForm::Png), false, StepBoards::All);
    assert_eq!(page.actions(), [ShellAction::Download(sheet), ShellAction::Close].map(shell));
    page.draw(draw(PathForm::Paper, StepBoards::All));
    page.press("Print").await;
    let paper = export(PathForm::Paper, false, StepBoards::All);
    assert_eq!(page.actions(), [ShellAction::PrintSteps(paper), ShellAction::Close].map(shell));
}

#[wasm_bindgen_test]
async fn the_puzzle_is_printed_with_notes_or_without() {
    let mut page = Mounted::new(html! { <PrintPanel has_more=true prints_notes=true /> });
    page.press("With notes and marks").await;
    page.press("Print").await;
    assert_eq!(page.actions(), [ShellAction::PrintNotes(false), ShellAction::Print].map(shell));
    page.draw(html! { <PrintPanel has_more=false prints_notes=true /> });
    until(|| page.now("[role=switch]").is_empty().then_some(())).await;
}

#[wasm_bindgen_test]
async fn settings_are_chosen() {
    let (group, settings) = (&GENERAL, Settings { theme: Some(Theme::Dark), ..Settings::default() });
    let page = Mounted::new(html! { <SettingsPanel {group} {settings} /> });
    let checked: HtmlInputElement = page.elements("input[type=radio]").await.remove(2).unchecked_into();
    assert!(checked.checked());
    page.elements("[role=radiogroup] label").await[0].click();
    page.press("Show the time").await;
    assert_eq!(page.actions(), [ShellAction::ChooseSetting("theme", 0), ShellAction::ChooseSetting("time", 0)].map(shell));
}

#[wasm_bindgen_test]
async fn keys_are_listed() {
    let page = Mounted::new(html! { <KeysHelp /> });
    assert_eq!(page.text("dt").await, "Arrows");
    assert_eq!(page.text("dd").await, "Move; with Shift, select more");
    page.press("Settings").await;
    assert_eq!(page.actions(), [open(GENERAL.overlay())]);
}

#[wasm_bindgen_test]
async fn messages_offer_something_and_are_put_away() {
    let toast = |number, words: &str, action: ShellAction| Toast {
        number,
        words: words.to_owned(),
        fault: number == 2,
        beside: false,
        offers: vec![Offer { label: Text::sign("Do it"), action: shell(action) }],
    };
    let offer = toast(1, "A new version", ShellAction::TakeVersion);
    let draw = |number: u32, here: bool| {
        let toast = toast(number, "Not read", ShellAction::TakeOther);
        html! { <Toasts update_offer={Some(offer.clone())} toast={Some(toast)} {here} /> }
    };
    let mut page = Mounted::new(draw(2, true));
    assert_eq!(page.texts(".toast__words").await, ["A new version", "Not read"]);
    assert_eq!(page.now(".toast--fault").len(), 1);
    page.now(".toast button").iter().for_each(|button| button.click());
    let actions = [ShellAction::TakeVersion, ShellAction::DismissUpdate, ShellAction::TakeOther, ShellAction::Dismiss];
    assert_eq!(page.actions(), actions.map(shell));
    let before = page.now(".toast").remove(1);
    page.draw(draw(3, true));
    until(|| (!before.is_connected()).then_some(())).await; // the same words are another message
    page.draw(draw(3, false));
    until(|| page.now(".toast").is_empty().then_some(())).await;
    assert_eq!(page.now("[role=status]").len(), 1, "its place stays, so that what appears in it is spoken");
}

#[wasm_bindgen_test]
async fn what_is_shared_is_chosen() {
    let view = ShareView { subject: Subject::Puzzle, shared: None, look: Theme::Dark, omitted: None, has_step: true };
    let page = Mounted::new(html! { <SharePanel ..view /> });
    assert_eq!(page.texts("label").await, ["Puzzle", "Position", "This step", "Light picture", "Dark picture"]);
    page.elements("label").await[2].click();
    page.elements("label").await[3].click();
    page.press("Other forms of text").await;
    let look = shell(ShellAction::Picture(Theme::Light));
    assert_eq!(page.actions(), [open(Overlay::Share(Subject::Step)), look, open(Overlay::Export)]);
}

#[wasm_bindgen_test]
async fn the_link_that_is_shared_is_selected_and_this_browser_copies_pictures() {
    let [link, words, title] = ["https://example.org/#play", "", "Sudoku"].map(str::to_owned);
    let sharing = Sharing { link: link.clone(), words, title, board: String::new(), step: None, dark: false };
    let code = QrCode { size: 1, dark: vec![true], file: "<svg/>".to_owned() };
    let pictures = SharedPictures { board: "<svg/>".to_owned(), code: Some(code) };
    let shared = Some(Shared { sharing: sharing.into(), pictures: pictures.into() });
    let view = ShareView { subject: Subject::Puzzle, shared, look: Theme::Light, omitted: None, has_step: false };
    let page = Mounted::new(html! { <SharePanel ..view /> });
    page.button("Copy picture").await;
    let field: HtmlInputElement = page.element("input.share__link").await.unchecked_into();
    field.focus().unwrap();
    until(|| (field.selection_end().ok().flatten() == Some(link.len() as u32)).then_some(())).await;
    let code = page.element("svg[role=img]").await;
    assert_eq!(code.get_attribute("aria-label").as_deref(), Some("QR code of the link"));
}
