//! Short messages leave by themselves.

use super::{Effect, effect};
use crate::app::{action::Action, view::Toast};
use gloo::timers::callback::Timeout;
use yew::Callback;

/// Milliseconds that a message stays.
const SHORT: u32 = 5_000;

/// Milliseconds that it stays if it offers something or tells of a fault.
const LONG: u32 = 15_000;

/// Puts each message away after a while.
pub(super) fn messages(toast: Option<&Toast>, onaction: &Callback<Action>) -> Effect {
    let onaction = onaction.clone();
    let shown = toast.map(|toast| (toast.number, if toast.fault || !toast.offers.is_empty() { LONG } else { SHORT }));
    effect(shown, |shown, _| shown.map(|(_, time)| Timeout::new(time, move || onaction.emit(Action::Dismiss))))
}
