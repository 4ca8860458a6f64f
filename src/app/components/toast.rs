//! The short message, and what it offers.

use super::{
    button::{Look, action_button},
    icon::Icon,
    tag::tag,
};
use crate::app::{
    action::Action,
    view::{Offer, Toast},
};
use yew::prelude::*;

/// The place where messages appear; it is always there, so that what appears in it is spoken.
pub fn toast_bar(view: Option<&Toast>, onaction: &Callback<Action>) -> Html {
    let offer = |offer: &Offer| action_button(offer.label.into(), None, Look::Quiet, Some(offer.action.clone()), onaction);
    let toast = |toast: &Toast| {
        tag("div", if toast.fault { "toast toast--fault" } else { "toast" })
            .child(tag("p", "toast__words").text(toast.words.clone().into()))
            .children(toast.offers.iter().map(offer))
            .child(action_button("Dismiss".into(), Some(Icon::Close), Look::Bare, Some(Action::Dismiss), onaction))
            .key(toast.number as usize)
    };
    tag("div", "toasts").with("role", "status").children(view.into_iter().map(toast)).into()
}
