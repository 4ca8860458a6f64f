//! The page as a whole: its state, its edges and what it draws.

use crate::{
    action::{Input, PageEvent},
    platform,
    shell::Page,
    state::{State, Stored},
    view,
};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// What the page opens with.
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// What was kept from earlier visits.
    pub kept: Stored,
}

/// The whole page, and its edges.
#[component]
pub fn App(AppProps { kept }: &AppProps) -> Html {
    let kept = kept.clone();
    let state = use_reducer(|| begin(kept));
    let oninput: Callback<Input> = state.dispatcher().into();
    let view = Rc::new(view::page(&state));
    platform::use_edges(&state, &oninput);
    html! {
        <ContextProvider<Callback<Input>> context={oninput}>
            <Page {view} />
        </ContextProvider<Callback<Input>>>
    }
}

/// The page as it opens: with what was kept, and with what the address asks for.
fn begin(kept: Stored) -> State {
    let (state, address) = (State::new(kept), platform::address_at_start());
    match platform::address_under() {
        Some(under) => state.arrived(&under).after(PageEvent::Address(address)),
        None => state.arrived(&address),
    }
}

/// Reads what was kept, then shows the page in this element.
pub async fn start(root: Element) {
    let kept = platform::load_stored().await;
    yew::Renderer::<App>::with_root_and_props(root, AppProps { kept }).render();
}
