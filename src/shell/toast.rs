//! The short message and the offer of a newer build, each with what it offers.

use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, Icon, icon_button},
    view::{PageView, Toast},
};
use yew::prelude::*;

/// The place where messages appear; it is always there, so that what appears in it is spoken. They appear in it if they are `here`.
pub(super) fn toasts(view: &PageView, here: bool) -> Html {
    let both = [(&view.update_offer, ShellAction::DismissUpdate), (&view.toast, ShellAction::Dismiss)];
    html! {
        <div class="toasts" role="status">
            for (message, dismiss) in both {
                if let Some(message) = message.as_ref().filter(|_| here) {
                    <ToastBox key={message.number} toast={message.clone()} dismiss={Action::Shell(dismiss)} />
                }
            }
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ToastProps {
    toast: Toast,
    dismiss: Action,
}

/// A message, and how to put it away.
#[component]
fn ToastBox(ToastProps { toast, dismiss }: &ToastProps) -> Html {
    html! {
        <div class={classes!("toast", toast.fault.then_some("toast--fault"))}>
            <p class="toast__words">{&toast.words}</p>
            for offer in &toast.offers {
                <Button key={offer.label} label={offer.label} style={ButtonStyle::Quiet} action={offer.action.clone()} />
            }
            {icon_button("Dismiss", Icon::Close, Some(dismiss.clone()))}
        </div>
    }
}
