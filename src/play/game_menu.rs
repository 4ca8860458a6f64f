//! What else can be done in a game: save points, guesses, what is picked out, how cells are selected.

use crate::{
    action::{Action, BoardAction, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, Switch, telling, use_dispatch},
    state::Overlay,
    view::{GameView, ToolsView},
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What a [`GameMenu`] is given.
#[derive(Properties, PartialEq)]
pub struct GameMenuProps {
    /// The game.
    pub view: GameView,
    /// What can be done.
    pub tools: ToolsView,
}

/// The menu. What is done closes it.
#[component]
pub fn GameMenu(GameMenuProps { view, tools }: &GameMenuProps) -> Html {
    let close = telling(&use_dispatch(), Action::Shell(ShellAction::Close));
    html! {
        <div class="tools">
            <div class="tools__row" onclick={close.clone()}>
                <Button label="Why not a digit here?" action={Action::Play(PlayAction::WhyNotNext)} />
                <Button label="Start again" action={tools.can_restart.then_some(Action::Board(BoardAction::Restart))} />
                <Button label="See it in Solve" action={Action::Shell(ShellAction::SolveThis)} />
            </div>
            <h3 class="games__title">{"Try something"}</h3>
            <div class="tools__row" onclick={close.clone()}>
                if view.guess {
                    <Button label="Keep the guess" action={Action::Play(PlayAction::KeepGuess)} />
                    <Button label="Drop the guess" action={Action::Play(PlayAction::DropGuess)} />
                    <Button label="Guess further" action={Action::Play(PlayAction::Guess)} />
                } else {
                    <Button label="Try a guess" action={Action::Play(PlayAction::Guess)} />
                }
            </div>
            <h3 class="games__title">{"Save points"}</h3>
            <NewPoint />
            <div class="tools__row" onclick={close.clone()}>
                for (name, made) in &view.points {
                    <Button key={*made} label={format!("Back to {name}")} action={Action::Play(PlayAction::BackTo(*made))} />
                }
            </div>
            <div class="tools__row">
                <Switch
                    label="Highlight digits, pairs and links"
                    on={tools.highlighting}
                    action={Action::Board(BoardAction::Highlighting(!tools.highlighting))}
                />
                <Switch label="A tap adds to the selection" on={view.adding} action={Action::Play(PlayAction::Adding(!view.adding))} />
            </div>
            <div class="tools__row"><Button label="Settings" style={ButtonStyle::Quiet} action={Action::Shell(ShellAction::Open(Overlay::Settings))} /></div>
        </div>
    }
}

#[component]
fn NewPoint() -> Html {
    let name = use_node_ref();
    let onsubmit = {
        let name = name.clone();
        use_dispatch().reform(move |event: SubmitEvent| {
            event.prevent_default();
            Action::Play(PlayAction::SetPoint(name.cast::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()))
        })
    };
    html! {
        <form class="tools__row" {onsubmit}>
            <input
                ref={name}
                class="tools__name"
                type="text"
                aria-label="Name of the save point"
                placeholder="Name"
                maxlength="60"
            />
            <button class="button" type="submit">{"Set"}</button>
        </form>
    }
}
