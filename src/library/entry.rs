//! A row of the library: a game or a collection, with its actions.

use super::focus::{focus, use_focus_fallback};
use crate::{
    action::Action,
    controls::{Button, ButtonStyle, Icon, IconImage, Row, Thumbnail, use_dispatch},
    text::{self, Text},
};
use jiff::civil::Date;
use nonet_protocol::{EntryCondition, LibraryAction, LibraryEntry, LibraryItem};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`LibraryEntryRow`].
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
    let labels = use_node_ref();
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
                <LabelsField {item} name={Rc::clone(&entry.title)} labels={entry.labels.join(", ")} />
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

/// The props of [`LabelsField`].
#[derive(Properties, PartialEq)]
struct LabelsFieldProps {
    /// The game or the collection.
    item: LibraryItem,
    /// The title of the game or the collection.
    name: Rc<str>,
    /// The labels as text when the field is first drawn. The field itself keeps what is typed afterwards.
    labels: String,
}

/// The field for the labels of a game or a collection. It gets the focus when it appears; its text is taken when Enter is pressed or
/// the focus leaves it.
#[component]
fn LabelsField(LabelsFieldProps { item, name, labels }: &LabelsFieldProps) -> Html {
    let (node, dispatch, typed) = (use_node_ref(), use_dispatch(), use_state(|| labels.clone()));
    use_effect_with(node.clone(), focus);
    let item = *item;
    let onchange = dispatch.reform(move |event: Event| {
        let labels = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
        Action::from(LibraryAction::Name(item, labels.into())).into()
    });
    let value = typed.to_string();
    let oninput = move |event: InputEvent| {
        typed.set(event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default());
    };
    html! {
        <input
            ref={node}
            class="field library__field"
            type="text"
            aria-label={text::library::labels(name)}
            placeholder={text::library::COMMAS_BETWEEN}
            autocomplete="off"
            {value}
            {onchange}
            {oninput}
        />
    }
}
