//! A field for one line of text.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`TextField`].
#[derive(Properties, PartialEq)]
pub struct TextFieldProps {
    /// The class of the field beside `field`.
    pub class: Classes,
    /// The accessible name.
    pub label: AttrValue,
    /// The text that stands in the empty field.
    pub placeholder: AttrValue,
    /// The text. The field itself keeps what is typed, until another text comes.
    pub value: AttrValue,
    /// Whether the field gets the focus when it appears.
    #[prop_or_default]
    pub focused: bool,
    /// The callback for the typed text, when Enter is pressed or the focus leaves the field.
    pub onchange: Callback<String>,
}

/// A field for one line of text, which is taken when Enter is pressed or the focus leaves the field.
#[component]
pub fn TextField(props: &TextFieldProps) -> Html {
    let TextFieldProps { class, label, placeholder, value, focused, onchange } = props;
    let (node, typed) = (use_node_ref(), use_state(|| value.to_string()));
    use_effect_with((node.clone(), *focused), |(node, focused)| {
        if let Some(field) = node.cast::<HtmlInputElement>().filter(|_| *focused) {
            let _ = field.focus(); // an element that is drawn takes it
        }
    });
    let known = typed.setter();
    use_effect_with(value.clone(), move |value| known.set(value.to_string()));
    let text = |event: &Event| event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
    let shown = typed.to_string();
    html! {
        <input
            ref={node}
            class={classes!("field", class.clone())}
            type="text"
            aria-label={label}
            {placeholder}
            autocomplete="off"
            value={shown}
            onchange={onchange.reform(move |event: Event| text(&event))}
            oninput={move |event: InputEvent| typed.set(text(&event))}
        />
    }
}
