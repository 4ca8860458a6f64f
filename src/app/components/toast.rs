//! The short message, and what it offers.

use super::{
    button::{Look, button},
    icon::Icon,
};
use crate::app::{action::Action, view::Toast};
use yew::prelude::*;

/// The place where messages appear; it is always there, so that what appears in it is spoken.
pub fn toast_bar(view: Option<&Toast>, onaction: &Callback<Action>) -> Html {
    html! {
        <div class="toasts" role="status">
            if let Some(toast) = view {
                <div class={classes!("toast", toast.fault.then_some("toast--fault"))} key={toast.number}>
                    <p class="toast__words">{toast.words.clone()}</p>
                    {for toast.offers.iter().map(|offer| offer_button(offer.label, offer.action.clone(), onaction))}
                    {button("Dismiss".into(), Some(Icon::Close), Look::Bare, true, onaction.reform(|()| Action::Dismiss))}
                </div>
            }
        </div>
    }
}

fn offer_button(label: &'static str, action: Action, onaction: &Callback<Action>) -> Html {
    button(label.into(), None, Look::Quiet, true, onaction.reform(move |()| action.clone()))
}
