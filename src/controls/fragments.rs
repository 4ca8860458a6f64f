//! Controls as functions, for the room that still calls them so.

use super::{Button, ButtonStyle, FileButton};
use crate::action::Action;
use yew::prelude::*;

#[allow(missing_docs)]
mod all {
    use super::*;

    pub fn button(label: impl Into<AttrValue>, style: ButtonStyle, action: Action) -> Html {
        html! { <Button label={label.into()} {style} {action} /> }
    }

    pub fn file_button() -> Html {
        html! { <FileButton /> }
    }
}

pub use all::*;
