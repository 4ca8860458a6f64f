//! What the keys write (Play).

use super::{radio::radio, tag::tag};
use crate::app::{action::Action, state::Mode};
use yew::prelude::*;

/// The ways of writing, the one that holds first pressed.
pub fn modes(modes: &[(&'static str, Mode)], now: Mode, onaction: &Callback<Action>) -> Html {
    let choice = |(name, mode): &(&'static str, Mode)| {
        let radio = radio("mode", *mode == now, Action::Mode(*mode), onaction);
        tag("label", "segments__item").child(radio).child(tag("span", "").words(name))
    };
    tag("fieldset", "segments modes")
        .with("role", "radiogroup")
        .with("aria-label", "Entry mode")
        .children(modes.iter().map(choice))
        .into()
}
