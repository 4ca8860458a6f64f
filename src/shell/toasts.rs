//! The place of messages: the short message and the offer of a newer build.

use super::toast_box::ToastBox;
use crate::{
    action::{Action, ShellAction},
    session::Toast,
};
use yew::prelude::*;

/// The props of [`Toasts`].
#[derive(Properties, PartialEq)]
pub struct ToastsProps {
    /// The offer of a newer build. None if there is none.
    pub update_offer: Option<Toast>,
    /// The short message. None if there is none.
    pub toast: Option<Toast>,
    /// Whether messages appear in this place and not in another one of the page.
    pub here: bool,
}

/// The place of messages. The words are spoken from an element that always exists and has no buttons, which would be read with
/// them.
#[component]
pub fn Toasts(ToastsProps { update_offer, toast, here }: &ToastsProps) -> Html {
    let both = [(update_offer, ShellAction::DismissUpdate), (toast, ShellAction::Dismiss)];
    html! {
        <div class="toasts">
            <div class="hidden" role="status">
                for (message, _) in both.clone() {
                    if let Some(message) = message.as_ref().filter(|_| *here) {
                        <p key={message.number}>{&message.words}</p>
                    }
                }
            </div>
            for (message, dismiss) in both {
                if let Some(message) = message.as_ref().filter(|_| *here) {
                    <ToastBox key={message.number} toast={message.clone()} dismiss={Action::Shell(dismiss)} />
                }
            }
        </div>
    }
}
