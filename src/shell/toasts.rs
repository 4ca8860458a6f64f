//! The short message and the offer of a newer build, each with what it offers.

use super::toast_box::ToastBox;
use crate::{
    action::{Action, ShellAction},
    session::Toast,
};
use yew::prelude::*;

/// The props of [`Toasts`].
#[derive(Properties, PartialEq)]
pub struct ToastsProps {
    /// The offer of a newer build.
    pub update_offer: Option<Toast>,
    /// The short message.
    pub toast: Option<Toast>,
    /// Whether messages appear here, or in another place of the page.
    pub here: bool,
}

/// The place where messages appear; it is always there, so that what appears in it is spoken.
#[component]
pub fn Toasts(ToastsProps { update_offer, toast, here }: &ToastsProps) -> Html {
    let both = [(update_offer, ShellAction::DismissUpdate), (toast, ShellAction::Dismiss)];
    html! {
        <div class="toasts" role="status">
            for (message, dismiss) in both {
                if let Some(message) = message.as_ref().filter(|_| *here) {
                    <ToastBox key={message.number} toast={message.clone()} dismiss={Action::Shell(dismiss)} />
                }
            }
        </div>
    }
}
