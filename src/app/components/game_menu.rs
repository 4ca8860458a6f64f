//! What else can be done in a game: save points, guesses, what is picked out, how cells are selected.

use super::{
    button::{Look, action_button, switch},
    games::title,
    tag::tag,
};
use crate::app::{
    action::Action,
    state::{Filter, Sheet},
    view::{GameView, ToolsView},
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// The menu.
pub fn game_menu(view: &GameView, tools: &ToolsView, onaction: &Callback<Action>) -> Html {
    // What is done closes the menu.
    let closing = || tag("div", "tools__row").press(Action::Sheet(Sheet::None), onaction);
    let row = |buttons: &[(&'static str, bool, Action)]| {
        let button = |(label, enabled, action): &(&'static str, bool, Action)| {
            action_button((*label).into(), None, Look::Plain, enabled.then(|| action.clone()), onaction)
        };
        closing().children(buttons.iter().map(button))
    };
    let points = view.points.iter().map(|(name, made)| {
        action_button(format!("Back to {name}").into(), None, Look::Plain, Some(Action::BackTo(*made)), onaction)
    });
    let picks = [
        ("Cells with two notes", view.filter == Some(Filter::Bivalue), Action::Filter(Filter::Bivalue)),
        ("Strong links of lit digits", view.filter == Some(Filter::Links), Action::Filter(Filter::Links)),
        ("A tap adds to the selection", view.adding, Action::Adding(!view.adding)),
    ];
    let picks = picks.into_iter().map(|(label, on, action)| switch(label.into(), None, on, action, onaction));
    let settings = action_button("Settings".into(), None, Look::Quiet, Some(Action::Sheet(Sheet::Settings)), onaction);
    let guesses: &[_] = if view.guess {
        &[
            ("Keep the guess", true, Action::KeepGuess),
            ("Drop the guess", true, Action::DropGuess),
            ("Guess further", true, Action::Guess),
        ]
    } else {
        &[("Begin a guess", true, Action::Guess)]
    };
    tag("div", "tools")
        .child(row(&[
            ("Why not a digit here?", true, Action::WhyNotNext),
            ("Start again", tools.can_restart, Action::Restart),
            ("See it in Solve", true, Action::SolveThis),
        ]))
        .child(title("Try something"))
        .child(row(guesses))
        .child(title("Save points"))
        .child(new_point(onaction))
        .child(closing().children(points))
        .child(title("Pick out"))
        .child(row(&[("Light a digit", true, Action::LightNext)]))
        .child(tag("div", "tools__row").children(picks))
        .child(tag("div", "tools__row").child(settings))
        .into()
}

fn new_point(onaction: &Callback<Action>) -> Html {
    let set_point = onaction.reform(|event: SubmitEvent| {
        event.prevent_default();
        let input = event.target_dyn_into::<Element>().and_then(|form| form.query_selector("input").ok().flatten());
        let input = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
        Action::SetPoint(input.map(|input| input.value()).unwrap_or_default())
    });
    html! {
        <form class="tools__row" onsubmit={set_point}>
            <input class="tools__name" type="text" aria-label="Name of the save point" placeholder="Name" maxlength="60" />
            <button class="button" type="submit">{"Set"}</button>
        </form>
    }
}
