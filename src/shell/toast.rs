//! The short message, and what it offers.

use crate::{
    action::{Action, ShellAction},
    controls::{Button, ButtonStyle, Icon, icon_button},
    view::Toast,
};
use yew::prelude::*;

/// The place where messages appear; it is always there, so that what appears in it is spoken.
pub(super) fn toast_bar(toast: Option<&Toast>) -> Html {
    html! {
        <div class="toasts" role="status">
            for toast in toast {
                <div key={toast.number} class={classes!("toast", toast.fault.then_some("toast--fault"))}>
                    <p class="toast__words">{&toast.words}</p>
                    for offer in &toast.offers {
                        <Button key={offer.label} label={offer.label} style={ButtonStyle::Quiet} action={offer.action.clone()} />
                    }
                    {icon_button("Dismiss", Icon::Close, Some(Action::Shell(ShellAction::Dismiss)))}
                </div>
            }
        </div>
    }
}
