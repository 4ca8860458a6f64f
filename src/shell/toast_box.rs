//! A message with its buttons.

use crate::{
    action::Action,
    controls::{Button, ButtonStyle, Icon},
    session::Toast,
    text,
};
use yew::prelude::*;

/// The props of [`ToastBox`].
#[derive(PartialEq, Properties)]
pub(super) struct ToastBoxProps {
    /// The message.
    pub(super) toast: Toast,
    /// The action that dismisses the message.
    pub(super) dismiss: Action,
}

/// The message, its buttons, and the button that dismisses it.
#[component]
pub(super) fn ToastBox(ToastBoxProps { toast, dismiss }: &ToastBoxProps) -> Html {
    html! {
        <div class={classes!("toast", toast.fault.then_some("toast--fault"))}>
            <p class="toast__words" aria-hidden="true">{&toast.words}</p>
            for offer in &toast.offers {
                <Button key={offer.label} label={offer.label} style={ButtonStyle::Quiet} action={offer.action.clone()} />
            }
            <Button label={text::shell::DISMISS} icon={Icon::Close} style={ButtonStyle::Bare} action={dismiss.clone()} />
        </div>
    }
}
