//! Short messages disappear after some time.

use crate::{
    action::{Action, Input, ShellAction},
    session::{Messages, Toast},
};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds for which a message is shown.
const SHORT: u32 = 5_000;

/// Milliseconds for which a message is shown that has buttons or reports a fault.
const LONG: u32 = 10_000;

/// Closes each message, and the offer of a newer build, after some time.
#[hook]
pub(crate) fn use_messages(messages: &Messages, oninput: &Callback<Input>) {
    use_dismissal(messages.toast.as_ref(), ShellAction::Dismiss, oninput);
    use_dismissal(messages.update_offer.as_ref(), ShellAction::DismissUpdate, oninput);
}

#[hook]
fn use_dismissal(toast: Option<&Toast>, dismiss: ShellAction, oninput: &Callback<Input>) {
    let oninput = oninput.clone();
    let shown = toast.map(|toast| (toast.number, if toast.fault || !toast.offers.is_empty() { LONG } else { SHORT }));
    use_effect_with(shown, move |shown| {
        let wait = shown.map(|(_, time)| Timeout::new(time, move || oninput.emit(Input::Action(Action::Shell(dismiss)))));
        move || drop(wait)
    });
}
