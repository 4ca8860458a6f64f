//! The short message and the offer of a newer build, each with what it offers.

use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, Icon},
    text,
    view::Toast,
};
use yew::prelude::*;

/// What [`Toasts`] are given.
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

/// What a [`ToastBox`] is given.
#[derive(PartialEq, Properties)]
struct ToastBoxProps {
    toast: Toast,
    dismiss: Action,
}

/// A message, and how to put it away.
#[component]
fn ToastBox(ToastBoxProps { toast, dismiss }: &ToastBoxProps) -> Html {
    html! {
        <div class={classes!("toast", toast.fault.then_some("toast--fault"))}>
            <p class="toast__words">{&toast.words}</p>
            for offer in &toast.offers {
                <Button key={offer.label} label={offer.label} style={ButtonStyle::Quiet} action={offer.action.clone()} />
            }
            <Button label={text::shell::DISMISS} icon={Icon::Close} style={ButtonStyle::Bare} action={dismiss.clone()} />
        </div>
    }
}
