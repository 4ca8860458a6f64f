//! The text field with the shared link.

use crate::text;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`LinkField`].
#[derive(Properties, PartialEq)]
pub(super) struct LinkFieldProps {
    /// The link.
    pub(super) link: AttrValue,
}

/// The field, whose text is selected when it gets the focus.
#[component]
pub(super) fn LinkField(LinkFieldProps { link }: &LinkFieldProps) -> Html {
    let onfocus = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    };
    html! { <input class="field share__link" readonly=true aria-label={text::share::LINK} value={link} {onfocus} /> }
}
