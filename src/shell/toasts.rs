//! The place of messages: the short message and the offer of a newer build.

use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, Icon},
    session::Toast,
    text,
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
                    {toast_box(message, dismiss)}
                }
            }
        </div>
    }
}

/// Draws a message with its buttons and the button that dismisses it.
fn toast_box(toast: &Toast, dismiss: ShellAction) -> Html {
    html! {
        <div key={toast.number} class={classes!("toast", toast.fault.then_some("toast--fault"))}>
            <p class="toast__words" aria-hidden="true">{&toast.words}</p>
            for offer in &toast.offers {
                <Button key={offer.label} label={offer.label} style={ButtonStyle::Quiet} action={offer.action.clone()} />
            }
            <Button label={text::shell::DISMISS} icon={Icon::Close} style={ButtonStyle::Bare} action={Action::Shell(dismiss)} />
        </div>
    }
}
