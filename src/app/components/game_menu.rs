//! What else can be done in a game: save points, guesses, what is picked out, how cells are selected.

use super::button::{Look, action_button, switch};
use crate::app::{
    action::Action,
    state::{Filter, Sheet},
    view::{GameView, ToolsView},
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// The menu. What is done closes it.
pub fn game_menu(view: &GameView, tools: &ToolsView, onaction: &Callback<Action>) -> Html {
    let onclick = onaction.reform(|_: MouseEvent| Action::Sheet(Sheet::None));
    let row = |buttons: &[(&'static str, bool, Action)]| -> Html {
        let button = |(label, enabled, action): &(&'static str, bool, Action)| {
            action_button((*label).into(), None, Look::Plain, enabled.then(|| action.clone()), onaction)
        };
        html! { <div class="tools__row" onclick={onclick.clone()}>{for buttons.iter().map(button)}</div> }
    };
    let points = view.points.iter().map(|(name, made)| {
        action_button(format!("Back to {name}").into(), None, Look::Plain, Some(Action::BackTo(*made)), onaction)
    });
    let set_point = onaction.reform(|event: SubmitEvent| {
        event.prevent_default();
        let input = event.target_dyn_into::<Element>().and_then(|form| form.query_selector("input").ok().flatten());
        let input = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
        Action::SetPoint(input.map(|input| input.value()).unwrap_or_default())
    });
    let picks = [
        ("Cells with two notes", view.filter == Some(Filter::Bivalue), Action::Filter(Filter::Bivalue)),
        ("Strong links of lit digits", view.filter == Some(Filter::Links), Action::Filter(Filter::Links)),
        ("A tap adds to the selection", view.adding, Action::Adding(!view.adding)),
    ];
    html! {
        <div class="tools">
            {row(&[
                ("Why not a digit here?", true, Action::WhyNotNext),
                ("Start again", tools.can_restart, Action::Restart),
                ("See it in Solve", true, Action::SolveThis),
            ])}
            <h3 class="games__title">{"Try something"}</h3>
            if view.guess {
                {row(&[("Keep the guess", true, Action::KeepGuess), ("Drop the guess", true, Action::DropGuess)])}
            } else {
                {row(&[("Begin a guess", true, Action::Guess)])}
            }
            <h3 class="games__title">{"Save points"}</h3>
            <form class="tools__row" onsubmit={set_point}>
                <input class="tools__name" type="text" aria-label="Name of the save point" placeholder="Name" maxlength="60" />
                <button class="button" type="submit">{"Set"}</button>
            </form>
            <div class="tools__row" onclick={onclick.clone()}>{for points}</div>
            <h3 class="games__title">{"Pick out"}</h3>
            {row(&[("Light a digit", true, Action::LightNext)])}
            <div class="tools__row">{for picks.into_iter().map(|(label, on, action)| pick(label, on, action, onaction))}</div>
            <div class="tools__row">
                {action_button("Settings".into(), None, Look::Quiet, Some(Action::Sheet(Sheet::Settings)), onaction)}
            </div>
        </div>
    }
}

/// Something that is on or off.
fn pick(label: &'static str, on: bool, action: Action, onaction: &Callback<Action>) -> Html {
    switch(label.into(), None, on, onaction.reform(move |_| action.clone()))
}
