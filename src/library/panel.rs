//! The library: the controls that search and filter games and collections, the entries that are found, and the backup.

use super::{
    filters::{of, with_any},
    focus::{focus_unmoved, use_focus_fallback},
};
use crate::{
    action::{Action, Input, PlayAction},
    controls::{Button, ButtonStyle, Choice, FileButton, Icon, IconImage, Row, Select, TextField, Thumbnail, use_dispatch},
    text::{self, Text},
};
use jiff::civil::Date;
use nonet_protocol::{
    EntryCondition, Level, LibraryAction, LibraryEntry, LibraryItem, LibraryOrder, LibraryPart, LibraryState, LibraryView,
    PlayedWhen,
};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`LibraryPanel`].
#[derive(Properties, PartialEq)]
pub struct LibraryPanelProps {
    /// The view of the library.
    pub view: Rc<LibraryView>,
    /// The current date.
    pub today: Date,
    /// Whether the browser keeps the stored data also when its disk is full; `None` until it has said so.
    #[prop_or_default]
    pub persistent: Option<bool>,
}

/// The library.
#[component]
pub fn LibraryPanel(LibraryPanelProps { view, today, persistent }: &LibraryPanelProps) -> Html {
    let (first, dispatch) = (use_node_ref(), use_dispatch());
    use_focus_fallback([&first], Rc::clone(view)); // a deleted or restored entry is gone from the list
    html! {
        <>
            <SearchField find={Rc::clone(&view.state.find)} />
            <div class="collection__head">{choices(view, &first, &dispatch)}</div>
            <p class="note-line" role="status">{text::library::found(view)}</p>
            <div class="library">
                <ul class="library__list">
                    for entry in &view.entries {
                        <LibraryEntryRow key={item_key(entry.item)} entry={Rc::clone(entry)} today={*today} />
                    }
                </ul>
                if view.growth > 0 {
                    <Button label={text::library::show_more(view.growth)} action={Action::from(LibraryAction::More)} />
                }
            </div>
            <BackupTools persistent={*persistent} />
        </>
    }
}

fn item_key(item: LibraryItem) -> String {
    match item {
        LibraryItem::Game(id) => format!("game {id}"),
        LibraryItem::List(id) => format!("list {id}"),
    }
}

#[derive(Properties, PartialEq)]
struct SearchFieldProps {
    /// The text of the search when the panel is first drawn. The field itself keeps what is typed afterwards.
    find: Rc<str>,
}

/// The search field.
#[component]
fn SearchField(SearchFieldProps { find }: &SearchFieldProps) -> Html {
    let (node, dispatch, typed) = (use_node_ref(), use_dispatch(), use_state(|| find.to_string()));
    use_effect_with(node.clone(), focus_unmoved);
    let value = typed.to_string();
    let oninput = move |event: InputEvent| {
        let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
        dispatch.emit(Action::from(LibraryAction::Find(field.value().into())).into());
        typed.set(field.value());
    };
    html! {
        <input
            ref={node}
            class="field library__field"
            type="search"
            aria-label={text::library::SEARCH}
            placeholder={text::library::SEARCHED}
            autocomplete="off"
            data-first=""
            {value}
            {oninput}
        />
    }
}

const PARTS: [LibraryPart; 7] = [
    LibraryPart::All,
    LibraryPart::Begun,
    LibraryPart::Finished,
    LibraryPart::Favourites,
    LibraryPart::Lists,
    LibraryPart::Bin,
    LibraryPart::Unreadable,
];

const WHENS: [PlayedWhen; 5] = [PlayedWhen::Ever, PlayedWhen::Today, PlayedWhen::Week, PlayedWhen::Month, PlayedWhen::Year];

const ORDERS: [LibraryOrder; 4] = [LibraryOrder::Latest, LibraryOrder::Oldest, LibraryOrder::Hardest, LibraryOrder::Easiest];

/// Draws the drop-down lists that filter and sort the library. `first` is the ref of the first of them.
fn choices(view: &LibraryView, first: &NodeRef, dispatch: &Callback<Input>) -> Html {
    let onchoose = dispatch.reform(|action: LibraryAction| Action::from(action).into());
    let parts: Vec<LibraryPart> =
        PARTS.into_iter().filter(|part| *part != LibraryPart::Unreadable || view.offers_unreadable).collect();
    let labels = view.labels.clone();
    let onlabel = onchoose
        .reform(move |number: usize| LibraryAction::Label(number.checked_sub(1).and_then(|place| labels.get(place).cloned())));
    let LibraryState { part, level, label, when, order, .. } = &view.state;
    let label = label.as_ref().and_then(|label| view.labels.iter().position(|it| it == label));
    html! {
        <>
            <Select
                label={text::library::SHOW}
                choices={names(&parts, text::library::part)}
                chosen={place(&parts, *part)}
                node={first.clone()}
                onchange={onchoose.reform(move |number: usize| LibraryAction::Show(parts.get(number).copied().unwrap_or_default()))}
            />
            <Select
                label={text::library::LEVEL}
                choices={with_any(text::library::ALL_LEVELS, Level::ALL.map(text::level))}
                chosen={level.map_or(0, |level| level as usize + 1)}
                onchange={onchoose.reform(|number: usize| LibraryAction::Level(of(&Level::ALL, number)))}
            />
            if !view.labels.is_empty() {
                <Select
                    label={text::library::LABEL}
                    choices={with_any(text::library::ANY_LABEL, view.labels.iter().map(|label| AttrValue::from(Rc::clone(label))))}
                    chosen={label.map_or(0, |place| place + 1)}
                    onchange={onlabel}
                />
            }
            <Select
                label={text::library::PLAYED}
                choices={names(&WHENS, text::library::when)}
                chosen={place(&WHENS, *when)}
                onchange={onchoose.reform(|number: usize| LibraryAction::When(WHENS.get(number).copied().unwrap_or_default()))}
            />
            <Select
                label={text::library::ORDER}
                choices={names(&ORDERS, text::library::order)}
                chosen={place(&ORDERS, *order)}
                onchange={onchoose.reform(|number: usize| LibraryAction::Order(ORDERS.get(number).copied().unwrap_or_default()))}
            />
        </>
    }
}

fn names<T: Copy>(values: &[T], name: fn(T) -> Text) -> Vec<Choice> {
    values.iter().map(|value| Choice::new(name(*value))).collect()
}

fn place<T: PartialEq>(values: &[T], chosen: T) -> usize {
    values.iter().position(|value| *value == chosen).unwrap_or_default()
}

#[derive(Properties, PartialEq)]
pub(super) struct BackupToolsProps {
    /// Whether the browser keeps the stored data also when its disk is full; `None` until it has said so.
    pub(super) persistent: Option<bool>,
}

/// The buttons that save and restore a backup, with the note on how long the browser keeps what is stored.
#[component]
pub(super) fn BackupTools(&BackupToolsProps { persistent }: &BackupToolsProps) -> Html {
    html! {
        <>
            if let Some(persistent) = persistent {
                <p class="note-line">{text::keeping::persistence(persistent)}</p>
            }
            <div class="collection__head">
                <Button label={text::play::BACKUP} style={ButtonStyle::Quiet} action={Action::Play(PlayAction::Backup)} />
                <FileButton />
            </div>
        </>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct LibraryEntryRowProps {
    /// The game or the collection.
    pub(super) entry: Rc<LibraryEntry>,
    /// The current date.
    pub(super) today: Date,
}

/// The row. The delete button becomes the button that undoes the deletion, and keeps the focus.
#[component]
pub(super) fn LibraryEntryRow(LibraryEntryRowProps { entry, today }: &LibraryEntryRowProps) -> Html {
    let (labels, dispatch) = (use_node_ref(), use_dispatch());
    let edits_labels = matches!(entry.condition, EntryCondition::There { edits_labels: true, .. });
    use_focus_fallback([&labels], edits_labels);
    let (item, name) = (entry.item, &*entry.title);
    let body = html! { <>{picture(entry)}{entry_text(entry, *today)}</> };
    let body = match entry.condition {
        EntryCondition::There { .. } | EntryCondition::Damaged => {
            html! { <Row action={Action::from(LibraryAction::Open(item))}>{body}</Row> }
        }
        EntryCondition::Deleted | EntryCondition::Binned | EntryCondition::Unreadable => {
            html! { <div class="row row--still">{body}</div> }
        }
    };
    let tools = match entry.condition {
        EntryCondition::There { can_delete, .. } => {
            let mut tools = vec![star(entry), labels_button(entry, edits_labels, &labels)];
            if can_delete {
                let (label, action) = (text::library::delete(name), Action::from(LibraryAction::Bin(item, true)));
                tools.push(html! { <Button key="bin" {label} icon={Icon::Clear} style={ButtonStyle::Bare} {action} /> });
            }
            tools
        }
        EntryCondition::Deleted => vec![back(entry, text::controls::UNDO)],
        EntryCondition::Binned => vec![back(entry, text::library::PUT_BACK)],
        EntryCondition::Damaged | EntryCondition::Unreadable => {
            vec![with_words("save", text::library::SAVE_AS_FILE, name, LibraryAction::Save(item))]
        }
    };
    html! {
        <li class="library__item">
            {body}
            <span class="library__tools">{for tools}</span>
            if edits_labels {
                <TextField
                    class="library__field"
                    label={text::library::labels(&entry.title)}
                    placeholder={text::library::COMMAS_BETWEEN.say()}
                    value={entry.labels.join(", ")}
                    focused=true
                    onchange={dispatch.reform(move |labels: String| Action::from(LibraryAction::Name(item, labels.into())).into())}
                />
            }
        </li>
    }
}

fn star(entry: &LibraryEntry) -> Html {
    let (label, action) = (text::library::favourite(&entry.title), Action::from(LibraryAction::Star(entry.item)));
    html! { <Button key="star" {label} icon={Icon::Star} style={ButtonStyle::Bare} pressed={entry.favourite} {action} /> }
}

/// The button that shows the field for labels, and hides it.
fn labels_button(entry: &LibraryEntry, edits_labels: bool, node: &NodeRef) -> Html {
    let label = text::library::labels(&entry.title);
    let action = Action::from(LibraryAction::EditLabels((!edits_labels).then_some(entry.item)));
    html! {
        <Button
            key="labels"
            {label}
            icon={Icon::Label}
            style={ButtonStyle::Bare}
            expanded={edits_labels}
            node={node.clone()}
            {action}
        />
    }
}

/// The button that undoes a deletion. It has the key of the delete button, so that it is the same element.
fn back(entry: &LibraryEntry, label: Text) -> Html {
    with_words("bin", label, &entry.title, LibraryAction::Bin(entry.item, false))
}

/// A button with words. The name of its game or collection is only spoken.
fn with_words(key: &'static str, label: Text, name: &str, action: LibraryAction) -> Html {
    let (spoken, action) = (format!(": {name}"), Action::from(action));
    html! { <Button {key} {label} {spoken} style={ButtonStyle::Quiet} {action} /> }
}

/// A thumbnail of a game's board, or the icon of a collection.
fn picture(entry: &LibraryEntry) -> Html {
    match &entry.picture {
        Some((givens, grid)) => {
            let given = givens.filled_cells();
            html! { <Thumbnail givens={given} entered={grid.filled_cells() - given} /> }
        }
        None => html! { <span class="picture library__stack"><IconImage icon={Icon::Several} /></span> },
    }
}

/// The title, the details and the labels of an entry.
fn entry_text(entry: &LibraryEntry, today: Date) -> Html {
    let is_deleted = entry.condition == EntryCondition::Deleted;
    let detail = if is_deleted { Some(text::library::BINNED.say()) } else { text::library::detail(&entry.detail, today) };
    html! {
        <span class="row__text">
            <span class="row__title">{&*entry.title}</span>
            if let Some(detail) = detail {
                <span class="row__detail" role={is_deleted.then_some("status")}>{detail}</span>
            }
            <span>
                for label in &entry.labels {
                    <span key={label.clone()} class="library__label">{label}</span>
                }
            </span>
        </span>
    }
}
