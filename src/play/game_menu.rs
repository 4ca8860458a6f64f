//! What else can be done in a game: save points, guesses, what is picked out, how cells are selected.

use crate::{
    action::{Action, BoardAction, Input, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, DispatchConsumer, button, switch, telling},
    state::Overlay,
    view::{GameView, ToolsView},
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// The menu. What is done closes it.
pub fn game_menu(view: &GameView, tools: ToolsView) -> Html {
    let chosen = Chosen { guess: view.guess, adding: view.adding, points: view.points.clone() };
    html! { <DispatchConsumer content={move |dispatch| content(&chosen, tools, &dispatch)} /> }
}

/// What is chosen or set in the game.
struct Chosen {
    guess: bool,
    adding: bool,
    points: Vec<(String, usize)>,
}

fn content(view: &Chosen, tools: ToolsView, dispatch: &Callback<Input>) -> Html {
    let if_plays = |label, action| html! { <Button {label} action={tools.plays.then_some(Action::Play(action))} /> };
    let close = telling(dispatch, Action::Shell(ShellAction::Close));
    html! {
        <div class="tools">
            <div class="tools__row" onclick={close.clone()}>
                {if_plays("Why not a digit here?", PlayAction::WhyNotNext)}
                <Button label="Start again" action={tools.can_restart.then_some(Action::Board(BoardAction::Restart))} />
                {button("See it in Solve", ButtonStyle::Plain, Action::Shell(ShellAction::SolveThis))}
            </div>
            <h3 class="games__title">{"Guesses"}</h3>
            <div class="tools__row" onclick={close.clone()}>
                if view.guess {
                    {if_plays("Keep the guess", PlayAction::KeepGuess)}
                    {if_plays("Drop the guess", PlayAction::DropGuess)}
                    {if_plays("Another guess", PlayAction::Guess)}
                } else {
                    {if_plays("Try a guess", PlayAction::Guess)}
                }
            </div>
            <h3 class="games__title">{"Save points"}</h3>
            {new_point(dispatch, tools.plays)}
            <div class="tools__row" onclick={close}>
                for (name, made) in &view.points {
                    <Button key={*made} label={format!("Back to {name}")} action={Action::Play(PlayAction::BackTo(*made))} />
                }
            </div>
            <div class="tools__row">
                <span class="highlight__switch">
                    {switch("Highlight digits, pairs and links", tools.highlighting, Action::Board(BoardAction::Highlighting(!tools.highlighting)))}
                </span>
                {switch("A tap adds to the selection", view.adding, Action::Play(PlayAction::Adding(!view.adding)))}
            </div>
            <div class="tools__row">{button("Settings", ButtonStyle::Quiet, Action::Shell(ShellAction::Open(Overlay::Settings)))}</div>
        </div>
    }
}

/// The name of a new save point.
fn new_point(dispatch: &Callback<Input>, plays: bool) -> Html {
    let onsubmit = dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form = event.target_dyn_into::<Element>();
        let name = form.and_then(|form| form.first_element_child()?.dyn_into::<HtmlInputElement>().ok());
        Action::Play(PlayAction::SetPoint(name.map(|name| name.value()).unwrap_or_default())).into()
    });
    html! {
        <form class="tools__row" {onsubmit}>
            <input
                class="tools__name"
                type="text"
                aria-label="Name of the save point"
                placeholder="Name"
                maxlength="60"
            />
            <button class="button" type="submit" disabled={!plays}>{"Set"}</button>
        </form>
    }
}
