//! A label with a field beside it.

use yew::prelude::*;

/// The props of [`FieldRow`].
#[derive(Properties, PartialEq)]
pub struct FieldRowProps {
    /// The label.
    pub label: AttrValue,
    /// The field.
    pub children: Html,
}

/// The row: label and field.
#[component]
pub fn FieldRow(FieldRowProps { label, children }: &FieldRowProps) -> Html {
    html! {
        <label class="settings__row">
            <span>{label}</span>
            {children.clone()}
        </label>
    }
}
