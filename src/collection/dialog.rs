//! What is shown of files of many puzzles, and the library: in a dialog, and over a room. It is markup of the worker, in which is done what it says.

use super::{action::CollectionAction, state::Collections};
use crate::{
    action::{Action, Input, PlayAction, ShellAction},
    controls::{ButtonStyle, Dialog, DispatchConsumer, button, file_button, use_dispatch},
};
use gloo::utils::document;
use nonet_core::board::Grid;
use nonet_protocol::{Part, Screen};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The keys of a table.
const KEYS: [&str; 8] = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", "Enter", " "];

thread_local! {
    /// What was pressed last: where it is drawn anew, it gets the focus back.
    static PRESSED: RefCell<String> = const { RefCell::new(String::new()) };

    /// The wish to scroll that was followed last.
    static SCROLLED: Cell<u32> = const { Cell::new(0) };
}

/// The dialog.
pub fn collection_dialog(collections: &Collections) -> Html {
    let screen = &collections.screen;
    html! {
        <Dialog title={screen.text(Part::Title).to_string()} wide=true open=true close={Action::Shell(ShellAction::Close)}>
            <Table screen={Rc::clone(screen)} />
        </Dialog>
    }
}

/// What stands over a room while this is on its board.
pub fn collection_bar(screen: &Screen, board: Option<Grid>) -> Html {
    let is_here = screen.givens.is_some() && screen.givens == board;
    let markup = screen.text(if is_here { Part::Here } else { Part::Elsewhere });
    if markup.is_empty() {
        return Html::default();
    }
    let content = move |dispatch| {
        let onclick = telling(dispatch);
        html! { <div class="collection-bar" {onclick}>{raw(markup.clone())}</div> }
    };
    html! { <DispatchConsumer {content} /> }
}

#[derive(Properties)]
struct TableProps {
    screen: Rc<Screen>,
}

impl PartialEq for TableProps {
    fn eq(&self, other: &TableProps) -> bool {
        Rc::ptr_eq(&self.screen, &other.screen)
    }
}

/// The table, or the list of all. Of a table the rows have the focus, and the cursor is one of them.
#[component]
fn Table(TableProps { screen }: &TableProps) -> Html {
    let node = use_node_ref();
    let dispatch = use_dispatch();
    use_effect_with((node.clone(), Rc::as_ptr(screen)), {
        let (wish, top) = screen.scroll;
        move |(node, _)| {
            focus_again();
            if let Some(list) = node.cast::<HtmlElement>().filter(|_| SCROLLED.replace(wish) != wish) {
                list.set_scroll_top(top);
                if document().active_element().is_none_or(|element| !element.has_attribute("data-do")) {
                    let _ = list.focus();
                }
            }
        }
    });
    let onscroll = {
        let dispatch = dispatch.clone();
        move |event: Event| event.target_dyn_into::<Element>().iter().for_each(|list| tell(&dispatch, scrolled(list)))
    };
    let onkeydown = {
        let dispatch = dispatch.clone();
        move |event: KeyboardEvent| {
            let in_list = event.target_dyn_into::<Element>().is_some_and(|target| target.has_attribute("aria-rowcount"));
            if let Some(key) = KEYS.iter().find(|key| in_list && **key == event.key()) {
                event.prevent_default();
                tell(&dispatch, format!("key {key}"));
            }
        }
    };
    let part = |part| raw(screen.text(part));
    let (onclick, onchange, oninput) = (telling(dispatch.clone()), telling(dispatch.clone()), telling(dispatch));
    html! {
        <div class="collection" {onclick} {onchange} {oninput}>
            if screen.library {
                <input
                    id="do-find"
                    class="library__field"
                    type="search"
                    aria-label="Search"
                    placeholder="Level, label, date, name, digits"
                    autocomplete="off"
                    data-do="find"
                    data-first=""
                />
            }
            <div class="collection__head">{part(Part::Head)}</div>
            if screen.library {
                <p class="note-line" role="status">{part(Part::Words)}</p>
                <div class="library">{part(Part::Rows)}</div>
                <div class="collection__head">
                    {button("Backup", ButtonStyle::Quiet, Action::Play(PlayAction::Backup))}
                    {file_button()}
                </div>
            } else if !screen.text(Part::Filters).is_empty() {
                <div class="collection__head">{part(Part::Filters)}</div>
                <p class="note-line" role="status">{part(Part::Words)}</p>
                <div
                    ref={node}
                    class="collection__list"
                    role="grid"
                    aria-label="Puzzles"
                    aria-rowcount={screen.count.to_string()}
                    aria-multiselectable="true"
                    aria-activedescendant={format!("place-{}", screen.cursor)}
                    tabindex="0"
                    data-first=""
                    {onscroll}
                    {onkeydown}
                >
                    <div class="collection__row collection__row--heads" role="row">{part(Part::Heads)}</div>
                    <div role="rowgroup">{part(Part::Rows)}</div>
                </div>
                <div class="collection__head">{part(Part::Foot)}</div>
            }
        </div>
    }
}

fn raw(markup: Rc<str>) -> Html {
    Html::from_html_unchecked(markup.into())
}

fn tell(dispatch: &Callback<Input>, words: String) {
    dispatch.emit(Action::Collection(CollectionAction::Do(words.into())).into());
}

/// A listener that tells what is done by a press, or by choosing a value.
fn telling<E: Into<Event> + 'static>(dispatch: Callback<Input>) -> Callback<E> {
    Callback::from(move |event: E| told(&event.into()).into_iter().for_each(|words| tell(&dispatch, words)))
}

/// What the markup says that is done.
fn told(event: &Event) -> Option<String> {
    let element = event.target()?.dyn_into::<Element>().ok()?.closest("[data-do]").ok()??;
    let act = element.get_attribute("data-do")?;
    let (value, told_by) = match (element.dyn_ref::<HtmlSelectElement>(), element.dyn_ref::<HtmlInputElement>()) {
        (Some(list), _) => (Some(list.value()), "change"),
        (_, Some(field)) if field.type_() == "checkbox" => (Some(field.checked().to_string()), "change"),
        (_, Some(field)) => (Some(field.value()), if field.type_() == "search" { "input" } else { "change" }),
        (None, None) => (None, "click"),
    };
    if event.type_() != told_by {
        return None;
    }
    PRESSED.set(element.id());
    Some(value.map_or(act.clone(), |value| act + " " + &value))
}

/// How far the list is scrolled, and how high it is.
fn scrolled(list: &Element) -> String {
    format!("scroll {} {}", list.scroll_top(), list.client_height())
}

/// What was pressed and is drawn anew gets the focus back.
fn focus_again() {
    let is_lost = document().active_element().is_none_or(|element| element.matches("body, dialog").unwrap_or(false));
    let pressed = PRESSED.with_borrow(|id| document().get_element_by_id(id));
    if let Some(pressed) = pressed.filter(|_| is_lost).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = pressed.focus();
    }
}
