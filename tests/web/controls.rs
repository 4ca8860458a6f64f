//! Controls.

use crate::mounted::{Mounted, changed, fire, focused, frame, key, until, watch};
use nonet::text::Text;
use nonet::{
    action::{Action, BoardAction, Filter, LearnAction, ShellAction},
    board::{AutoAdvance, CaseChoice, HighlightRow, HighlightView, KeyView, Keypad, KeypadView, Sentence, TechniqueTitle},
    controls::{
        Button, ButtonStyle, Choice, Dialog, ExampleList, FileButton, HistoryButtons, Icon, Menu, Row, RowText, SampleView,
        Segment, Segments, Select, SettingRows, Slider, Switch, TabItem, Tabs, Thumbnail, Ticks, highlight_on_hover,
    },
    session::{Filters, Settings, settings::Setting},
};
use nonet_core::board::{Cell, CellSet, Digit, DigitSet};
use nonet_prose::{About, Prose};
use nonet_protocol::{Level, Role, Technique};
use std::{cell::Cell as StdCell, rc::Rc};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlDialogElement, HtmlElement, HtmlInputElement};
use yew::prelude::*;

const CLOSE: Action = Action::Shell(ShellAction::Close);
const UNDO: Action = Action::Board(BoardAction::Undo);

fn digit(digit: Digit) -> Action {
    Action::Board(BoardAction::Digit(digit))
}

/// A callback that keeps what it heard last.
fn last<T: Copy + 'static>() -> (Callback<T>, Rc<StdCell<Option<T>>>) {
    let heard = Rc::new(StdCell::new(None));
    let keeps = Rc::clone(&heard);
    (Callback::from(move |value| keeps.set(Some(value))), heard)
}

#[wasm_bindgen_test]
async fn a_button_does_its_action_unless_it_has_none() {
    let draw = |action: Option<Action>| html! { <Button label="Undo" icon={Icon::Undo} style={ButtonStyle::Bare} {action} /> };
    let mut page = Mounted::new(draw(Some(UNDO)));
    page.press("Undo").await;
    assert_eq!(page.actions(), [UNDO]);
    let button = page.button("Undo").await;
    button.focus().unwrap();
    page.draw(draw(None));
    until(|| button.has_attribute("aria-disabled").then_some(())).await;
    focused(&button).await;
    button.click();
    assert_eq!(page.actions(), []);
    assert_eq!(button.get_attribute("title").as_deref(), Some("Undo"), "what has only a picture has a tooltip");
}

#[wasm_bindgen_test]
async fn the_name_of_a_button_may_have_parts_that_are_only_heard() {
    let page = Mounted::new(html! { <Button label="5" before="Highlight " spoken=" again" pressed={true} action={UNDO} /> });
    let button = page.button("Highlight 5 again").await;
    assert_eq!(button.get_attribute("aria-label").as_deref(), Some("Highlight 5 again"));
    assert_eq!(button.get_attribute("aria-pressed").as_deref(), Some("true"));
}

#[wasm_bindgen_test]
async fn a_dialog_takes_the_focus_and_gives_it_back() {
    let draw = |open: bool, title: &'static str| {
        html! {
            <>
                <button id="outside">{"Outside"}</button>
                <Dialog {title} {open}>
                    <input type="checkbox" />
                    <p tabindex="0" data-first="">{title}</p>
                </Dialog>
            </>
        }
    };
    let mut page = Mounted::new(draw(false, "Keys"));
    let outside = page.element("#outside").await;
    outside.focus().unwrap();
    assert!(page.now("dialog *").is_empty(), "a closed dialog holds nothing");
    page.draw(draw(true, "Keys"));
    focused(&page.element("dialog [data-first]").await).await;
    let dialog: HtmlDialogElement = page.element("dialog").await.unchecked_into();
    assert!(dialog.matches(":modal").unwrap());
    assert_eq!(page.attribute("dialog", "aria-label").await.as_deref(), Some("Keys"));
    page.press("Close").await;
    assert_eq!(page.actions(), [CLOSE]);
    // If the dialog holds something else, that is read from its beginning.
    page.element("dialog input").await.focus().unwrap();
    page.draw(draw(true, "Settings"));
    until(|| (page.now("dialog h2")[0].text_content().as_deref() == Some("Settings")).then_some(())).await;
    focused(&page.element("dialog [data-first]").await).await;
    page.draw(draw(false, ""));
    focused(&outside).await;
    assert!(!dialog.open());
}

#[wasm_bindgen_test]
async fn a_dialog_that_the_browser_closes_says_so() {
    let draw = |opening: u32| html! { <Dialog title="Keys" open=true {opening}>{"Content"}</Dialog> };
    let mut page = Mounted::new(draw(7));
    let dialog: HtmlDialogElement = until(|| page.now("dialog[open]").pop()).await.unchecked_into();
    let closed = |number| Action::Shell(ShellAction::Closed(number));
    dialog.close(); // as by the way back on a phone
    until(|| page.actions().contains(&closed(7)).then_some(())).await;
    // A dialog that is opened then is shown, though the same element was open before, and the number of its closing is its own.
    page.draw(draw(8));
    until(|| dialog.open().then_some(())).await;
    dialog.close();
    until(|| page.actions().contains(&closed(8)).then_some(())).await;
}

/// The browser reports that it closed a dialog some time after it did.
#[wasm_bindgen_test]
async fn a_dialog_that_is_opened_before_the_browser_reports_the_closing_of_another_stays() {
    let draw = |opening: u32, title: &'static str| html! { <Dialog {title} open=true {opening}>{"Content"}</Dialog> };
    let mut page = Mounted::new(draw(1, "Keys"));
    let dialog: HtmlDialogElement = until(|| page.now("dialog[open]").pop()).await.unchecked_into();
    dialog.close();
    page.draw(draw(2, "Settings"));
    until(|| dialog.open().then_some(())).await;
    frame().await; // the event of the first closing has come by now
    frame().await;
    assert!(!page.actions().contains(&Action::Shell(ShellAction::Closed(2))));
    assert!(dialog.open());
}

#[wasm_bindgen_test]
async fn keys_go_through_a_menu_and_a_press_closes_it() {
    let page = Mounted::new(html! {
        <Menu id="test-menu" label="More" icon={Icon::More}>
            <Button label="First" action={UNDO} />
            <span hidden=true><Button label="Unseen" action={UNDO} /></span>
            <Button label="Last" action={CLOSE} />
        </Menu>
    });
    let [opener, first, last] = [page.button("More").await, page.button("First").await, page.button("Last").await];
    let is_open = || page.now(".menu:popover-open").len() == 1;
    opener.focus().unwrap();
    assert!(!key(&opener, "ArrowDown"), "a menu that is closed takes no keys");
    opener.click();
    assert!(is_open());
    for (from, press, to) in [
        (&opener, "ArrowDown", &first),
        (&first, "ArrowDown", &last),
        (&last, "ArrowDown", &last),
        (&last, "Home", &first),
        (&first, "ArrowUp", &first),
        (&first, "End", &last),
    ] {
        assert!(key(from, press), "{press} is the menu's own");
        focused(to).await;
    }
    last.click();
    assert_eq!(page.actions(), [CLOSE]);
    assert!(!is_open());
    focused(&opener).await;
}

#[wasm_bindgen_test]
async fn a_press_beside_the_items_of_a_menu_or_on_a_disabled_one_leaves_it_open() {
    let page = Mounted::new(html! {
        <Menu id="test-menu" label="More" icon={Icon::More}>
            <div class="menu__items">
                <Button label="Off" />
                <Button label="On" action={UNDO} />
            </div>
        </Menu>
    });
    let is_open = || page.now(".menu:popover-open").len() == 1;
    page.press("More").await;
    page.press("Off").await;
    page.element(".menu__items").await.click();
    assert!(is_open());
    page.press("On").await;
    assert!(!is_open());
}

#[wasm_bindgen_test]
async fn a_dialog_that_a_menu_opens_gives_the_focus_to_the_menus_button() {
    let draw = |open: bool| {
        html! {
            <>
                <Menu id="test-menu" label="Menu" icon={Icon::Menu}><Button label="Keys" action={UNDO} /></Menu>
                <Dialog title="Keys" {open} />
            </>
        }
    };
    let mut page = Mounted::new(draw(false));
    let opener = page.button("Menu").await;
    opener.click();
    let item = page.button("Keys").await;
    item.focus().unwrap();
    item.click();
    page.draw(draw(true));
    until(|| page.now("dialog[open]").pop()).await;
    page.draw(draw(false));
    focused(&opener).await;
}

#[wasm_bindgen_test]
async fn tabs_are_one_stop_and_keys_open_them() {
    let draw = |open: usize| {
        let tabs = [("steps", UNDO), ("solutions", CLOSE), ("search", digit(Digit::D1))];
        let tabs: Vec<TabItem> = tabs.map(|(key, action)| TabItem { key, name: key.into(), action }).to_vec();
        html! { <Tabs label="About" {tabs} {open}>{open}</Tabs> }
    };
    let mut page = Mounted::new(draw(0));
    let tabs = page.elements("[role=tab]").await;
    let stops = || tabs.iter().map(|tab| tab.get_attribute("tabindex").unwrap()).collect::<Vec<_>>();
    assert_eq!(stops(), ["0", "-1", "-1"]);
    tabs[0].focus().unwrap();
    assert!(key(&tabs[0], "ArrowLeft"));
    focused(&tabs[2]).await;
    assert!(key(&tabs[2], "Home"));
    focused(&tabs[0]).await;
    assert!(key(&tabs[0], "ArrowRight"));
    focused(&tabs[1]).await;
    assert!(!key(&tabs[1], "ArrowDown"));
    tabs[2].click();
    assert_eq!(page.actions(), [digit(Digit::D1), UNDO, CLOSE, digit(Digit::D1)]);
    page.draw(draw(1));
    until(|| (stops() == ["-1", "0", "-1"]).then_some(())).await;
    assert_eq!(page.text("[role=tabpanel]").await, "1");
    assert_eq!(page.attribute("[role=tabpanel]", "aria-labelledby").await, tabs[1].get_attribute("id"));
    assert_eq!(tabs[1].get_attribute("aria-selected").as_deref(), Some("true"));
}

fn keypad(locks: bool, locked: Option<Digit>) -> KeypadView {
    let keys = Digit::ALL.map(|digit| KeyView { digit, left: digit.index() as u8, lit: digit == Digit::D2 });
    KeypadView { keys, off: false, notes: false, colours: false, counts: true, skips: true, locks, locked }
}

#[wasm_bindgen_test]
async fn keys_of_the_pad_write_erase_and_skip() {
    let page = Mounted::new(html! { <Keypad view={keypad(false, None)} can_erase=true /> });
    fire(&page.element("[data-digit='5'] svg").await, "new MouseEvent('click', { bubbles: true })");
    page.press("Erase").await;
    page.press("Skip").await;
    assert_eq!(page.actions(), [digit(Digit::D5), Action::Board(BoardAction::Erase), Action::Board(BoardAction::Zero)]);
    assert_eq!(page.attribute(".keypad", "aria-label").await.as_deref(), Some("Digits"));
    assert_eq!(page.attribute("[data-digit='4']", "aria-description").await.as_deref(), Some("3 left"));
    assert_eq!(page.now(".key--done").len(), 1, "a digit that is placed is shown so");
    assert_eq!(page.now(".key--lit").len(), 1);
    assert!(!fire(&page.element(".keypad").await, "new MouseEvent('mousedown', { bubbles: true, cancelable: true })"));
}

#[wasm_bindgen_test]
async fn a_digit_is_locked_by_a_double_or_a_long_press_where_it_can_be() {
    let (onlock, locked) = last();
    let draw = |view| html! { <Keypad {view} can_erase=true onlock={onlock.clone()} /> };
    let mut page = Mounted::new(draw(keypad(true, None)));
    let [five, six] = [page.element("[data-digit='5']").await, page.element("[data-digit='6']").await];
    let down = |key: &HtmlElement| fire(key, "new PointerEvent('pointerdown', { bubbles: true, isPrimary: true })");
    let up = |key: &HtmlElement| fire(key, "new PointerEvent('pointerup', { bubbles: true, isPrimary: true })");
    let double = |first: &HtmlElement, second: &HtmlElement| {
        for key in [first, second] {
            down(key);
            up(key);
        }
        fire(second, "new MouseEvent('dblclick', { bubbles: true })");
        locked.take()
    };
    assert_eq!(double(&five, &five), Some(Digit::D5));
    assert_eq!(double(&five, &six), None, "these were two keys");
    down(&six);
    until(|| locked.take()).await;
    up(&six);
    six.click();
    assert_eq!(page.actions(), [], "the click at the end of a long press writes nothing");
    page.draw(draw(keypad(true, Some(Digit::D6))));
    until(|| page.now(".key--locked").pop()).await;
    assert_eq!(double(&five, &five), None, "a press takes the lock elsewhere");
    page.draw(draw(keypad(false, None)));
    until(|| page.now(".key--locked").is_empty().then_some(())).await;
    assert_eq!(double(&five, &five), None);
}

#[wasm_bindgen_test]
async fn what_the_keys_write_is_their_name() {
    for (notes, colours, name) in [(true, false, "Notes"), (false, true, "Colours")] {
        let view = KeypadView { notes, colours, off: true, ..keypad(false, None) };
        let page = Mounted::new(html! { <Keypad {view} can_erase=false /> });
        assert_eq!(page.attribute(".keypad", "aria-label").await.as_deref(), Some(name));
        assert_eq!(page.elements("[aria-disabled]").await.len(), 10);
    }
}

#[wasm_bindgen_test]
async fn segments_are_radio_buttons_that_leave_the_focus_where_it_is() {
    let segments = vec![Segment::new("First", true, UNDO), Segment::new("Second", false, CLOSE)];
    let page = Mounted::new(html! { <Segments group="test" label="Which" {segments} /> });
    let labels = page.elements("label").await;
    assert!(!fire(&labels[1], "new MouseEvent('mousedown', { bubbles: true, cancelable: true })"));
    labels[1].click();
    assert_eq!(page.actions(), [CLOSE]);
    let first: HtmlInputElement = page.element("input").await.unchecked_into();
    assert!(first.checked(), "what is chosen is the page's to say");
    let second = page.elements("input").await.remove(1);
    second.click();
    assert_eq!(page.actions(), [CLOSE], "the keyboard chooses the button itself");
    assert_eq!(page.attribute("[role=radiogroup]", "aria-label").await.as_deref(), Some("Which"));
}

#[wasm_bindgen_test]
async fn a_switch_is_on_or_off() {
    let page = Mounted::new(html! { <Switch label="Candidates" on=true action={UNDO} /> });
    page.press("Candidates").await;
    assert_eq!(page.actions(), [UNDO]);
    assert_eq!(page.attribute("[role=switch]", "aria-checked").await.as_deref(), Some("true"));
    let page = Mounted::new(html! { <AutoAdvance on=false /> });
    page.press("Move on after each digit").await;
    assert_eq!(page.actions(), [Action::Board(BoardAction::AutoAdvance(true))]);
}

#[wasm_bindgen_test]
async fn a_slider_counts_from_one_for_who_sees_it() {
    let (onchange, heard) = last();
    let page = Mounted::new(html! { <Slider label="Step" count=12 at=3 value_text="the fourth" {onchange} /> });
    let slider: HtmlInputElement = page.element("input").await.unchecked_into();
    assert_eq!((slider.min(), slider.max(), slider.value()), ("1".into(), "12".into(), "4".into()));
    assert_eq!(slider.get_attribute("aria-valuetext").as_deref(), Some("the fourth"));
    page.write("input", "7").await;
    assert_eq!(heard.take(), Some(6));
}

#[wasm_bindgen_test]
async fn a_list_of_choices_says_which_was_taken() {
    let (onchange, heard) = last();
    let mut choices = ["None", "One", "Two"].map(Choice::new).to_vec();
    choices[1].can = false;
    let page = Mounted::new(html! { <Select {choices} chosen=2 onchange={onchange.clone()} /> });
    assert_eq!(page.text("option:checked").await, "Two");
    assert_eq!(page.text("option:disabled").await, "One");
    page.choose("select", 0).await;
    assert_eq!(heard.take(), Some(0));
    let choices = vec![Choice::new("One")];
    let page = Mounted::new(html! { <Select {choices} chosen={None::<usize>} prompt="Choose one" {onchange} /> });
    assert_eq!(page.text("option:checked").await, "Choose one");
    page.choose("select", 1).await;
    assert_eq!(heard.take(), Some(0), "the prompt is no choice");
}

const ROWS: &[Setting] = nonet::session::settings::GENERAL.settings;

#[wasm_bindgen_test]
async fn settings_are_switches_and_lists_under_titles() {
    let choices: Vec<Vec<Choice>> = ROWS.iter().map(|row| row.values().map(Choice::new).collect()).collect();
    let page = Mounted::new(html! { <SettingRows rows={ROWS} settings={Settings::default()} {choices} /> });
    assert_eq!(page.texts("h3").await, ["Game", "Board", "Keys"]);
    page.press("Show the time").await;
    page.choose("select", 2).await;
    let choose = |key, value| Action::Shell(ShellAction::ChooseSetting(key, value));
    assert_eq!(page.actions(), [choose("time", 0), choose("language", 2)]);
    assert_eq!(page.text(".settings__row span").await, "Language");
}

#[wasm_bindgen_test]
async fn a_row_is_pressed_and_pointed_at() {
    let cells = CellSet::of(Cell::FIRST);
    let page = Mounted::new(html! {
        <Row action={UNDO} current=true pointed={highlight_on_hover(cells)}><RowText title="Title">{"More"}</RowText></Row>
    });
    let row = page.button("TitleMore").await;
    let point = |cells| Action::Shell(ShellAction::Point(cells));
    row.focus().unwrap();
    row.blur().unwrap();
    assert_eq!(page.actions(), [point(cells), point(CellSet::EMPTY)]);
    row.click();
    assert_eq!(page.actions(), [UNDO]);
    fire(&row, "new MouseEvent('mouseenter')");
    assert_eq!(page.actions(), [], "a list that moves under a pointer that rests is not pointed at");
    assert_eq!(row.get_attribute("aria-current").as_deref(), Some("step"));
}

#[wasm_bindgen_test]
async fn words_of_a_sentence_light_their_cells() {
    let cells = CellSet::of(Cell::FIRST);
    let mut prose = Prose::default();
    prose.push("Look at ", About::Nothing, None);
    prose.push("r1c1", About::Cells(cells), Some(Role::Elimination));
    let page = Mounted::new(html! { <p><Sentence {prose} /></p> });
    assert_eq!(page.text("p").await, "Look at r1c1");
    let word = page.element("b.says--elimination").await;
    word.focus().unwrap();
    word.blur().unwrap();
    let point = |cells| Action::Shell(ShellAction::Point(cells));
    assert_eq!(page.actions(), [point(cells), point(CellSet::EMPTY)]);
}

#[wasm_bindgen_test]
async fn cells_are_picked_out_by_digits_and_filters() {
    let filters = Filters { bivalue: true, links: false };
    let view = HighlightView { lit: DigitSet::of(Digit::D3), filters, open: true };
    let page = Mounted::new(html! { <HighlightRow ..view /> });
    page.press("Highlight 4").await;
    page.press("Links").await;
    assert_eq!(page.actions(), [Action::Board(BoardAction::Light(Digit::D4)), Action::Board(BoardAction::Filter(Filter::Links))]);
    let pressed = page.texts("[aria-pressed=true]").await;
    assert_eq!(pressed, ["3", "Pairs"]);
    assert_eq!(page.now(".highlight--open").len(), 1);
}

#[wasm_bindgen_test]
async fn cases_are_shown_together_or_one_by_itself() {
    let mut page = Mounted::new(html! { <CaseChoice count=3 shown={Some(1)} /> });
    assert_eq!(page.texts("label").await, ["All cases", "1", "2", "3"]);
    page.elements("label").await[3].click();
    page.elements("label").await[0].click();
    let case = |case| Action::Shell(ShellAction::Case(case));
    assert_eq!(page.actions(), [case(Some(2)), case(None)]);
    page.draw(html! { <CaseChoice count=0 shown={None::<usize>} /> });
    until(|| page.now("fieldset").is_empty().then_some(())).await;
}

#[wasm_bindgen_test]
async fn small_controls_do_what_they_say() {
    let page = Mounted::new(html! {
        <>
            <HistoryButtons can_undo=true can_redo=false />
            <TechniqueTitle title="X-wing" lesson={Some(Technique::XWing)} />
            <p><TechniqueTitle title="No lesson" lesson={None::<Technique>} /></p>
            <ExampleList samples={vec![SampleView { name: Text::sign("Easy"), about: Text::sign("Singles") }]} />
        </>
    });
    page.press("Undo").await;
    page.press("Redo").await;
    page.press("X-wing").await;
    page.press("EasySingles").await;
    let lesson = Action::Learn(LearnAction::Lesson(Technique::XWing));
    assert_eq!(page.actions(), [UNDO, lesson, Action::Shell(ShellAction::Sample(0))]);
    assert_eq!(page.text("p").await, "No lesson");
}

#[wasm_bindgen_test]
async fn a_file_is_picked_behind_its_button() {
    let page = Mounted::new(html! { <FileButton /> });
    let picker = page.element("input[type=file]").await;
    let (onpick, picked) = last();
    let listener = gloo::events::EventListener::new(&picker, "click", move |event| {
        event.prevent_default(); // nothing opens
        onpick.emit(true);
    });
    page.press("Open file").await;
    assert_eq!(picked.take(), Some(true));
    drop(listener);
    assert!(picker.hidden());
}

#[wasm_bindgen_test]
async fn pictures_are_drawn_of_cells_and_levels() {
    let (givens, entered) = (CellSet::of(Cell::FIRST), CellSet::EMPTY);
    let page =
        Mounted::new(html! { <><Thumbnail {givens} {entered} /><Ticks levels={vec![Some(Level::Hard), None]} shown=1 /></> });
    assert_eq!(page.attribute(".picture__given", "d").await.as_deref(), Some("M0 0h2v2h-2z"));
    let ticks = page.elements(".tick").await;
    let drawn: Vec<_> =
        ticks.iter().map(|tick| (tick.get_attribute("data-level"), tick.get_attribute("class").unwrap())).collect();
    assert_eq!(drawn, [(Some("Hard".to_owned()), "tick".to_owned()), (None, "tick tick--shown".to_owned())]);
}

#[wasm_bindgen_test]
async fn what_is_equal_is_not_drawn_again() {
    let draw =
        |on: bool| html! { <div><Switch label="Switch" {on} action={UNDO} /><Button label="Button" action={UNDO} /></div> };
    let mut page = Mounted::new(draw(false));
    page.button("Button").await;
    let watched = watch(&page.element("div").await);
    page.draw(draw(true));
    until(|| (page.now("[aria-checked=true]").len() == 1).then_some(())).await;
    frame().await;
    assert_eq!(changed(&watched), ["switch"]);
}
