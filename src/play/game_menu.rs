//! The game menu: save points, guesses, highlighting, and the mode of selection.

use super::tools::PlayTools;
use crate::{
    action::{Action, BoardAction, PlayAction, ShellAction},
    controls::{Button, ButtonStyle, Switch, closes_after_button, use_dispatch},
    session::settings,
    text,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The props of [`GameMenu`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct GameMenuProps {
    /// Whether a guess is open.
    pub guess: bool,
    /// Whether a tap adds a cell to the selection.
    pub adding: bool,
    /// The save points, each as its name and its number of moves, by which the game returns to it.
    pub points: Vec<(String, usize)>,
    /// The state of the buttons.
    pub tools: PlayTools,
    /// Whether the highlight row is shown on small screens.
    pub highlighting: bool,
}

/// The menu, which closes after each action.
#[component]
pub fn GameMenu(GameMenuProps { guess, adding, points, tools, highlighting }: &GameMenuProps) -> Html {
    let close = closes_after_button(&use_dispatch());
    let if_plays = |label, action| html! { <Button {label} action={tools.plays.then_some(Action::Play(action))} /> };
    html! {
        <div class="tools">
            <div class="tools__row" onclick={close.clone()}>
                {if_plays(text::play::WHY_NOT, PlayAction::WhyNotNext)}
                <Button label={text::play::START_AGAIN} action={tools.can_restart.then_some(Action::Board(BoardAction::Restart))} />
                <Button label={text::play::SEE_IN_SOLVE} action={Action::Shell(ShellAction::SolveThis)} />
            </div>
            <h3 class="games__title">{text::play::GUESSES}</h3>
            <div class="tools__row" onclick={close.clone()}>
                if *guess {
                    {if_plays(text::play::KEEP_GUESS, PlayAction::KeepGuess)}
                    {if_plays(text::play::DROP_GUESS, PlayAction::DropGuess)}
                    {if_plays(text::play::ANOTHER_GUESS, PlayAction::Guess)}
                } else {
                    {if_plays(text::play::TRY_GUESS, PlayAction::Guess)}
                }
            </div>
            <h3 class="games__title">{text::play::SAVE_POINTS}</h3>
            <SavePointForm plays={tools.plays} />
            <div class="tools__row" onclick={close}>
                for (name, made) in points {
                    <Button key={*made} label={text::play::back_to(name)} action={Action::Play(PlayAction::BackTo(*made))} />
                }
            </div>
            <div class="tools__row">
                <span class="highlight__switch">
                    <Switch
                        label={text::play::HIGHLIGHT}
                        on={*highlighting}
                        action={Action::Board(BoardAction::Highlighting(!highlighting))}
                    />
                </span>
                <Switch label={text::play::TAP_ADDS} on={*adding} action={Action::Play(PlayAction::Adding(!adding))} />
            </div>
            <div class="tools__row">
                <Button
                    label={text::shell::SETTINGS}
                    style={ButtonStyle::Quiet}
                    action={Action::Shell(ShellAction::Open(settings::GENERAL.overlay()))}
                />
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SavePointFormProps {
    /// Whether the game can be changed.
    plays: bool,
}

/// The form that sets a save point, whose name is optional: the field for the name, and the button.
#[component]
fn SavePointForm(&SavePointFormProps { plays }: &SavePointFormProps) -> Html {
    let dispatch = use_dispatch();
    let name = use_node_ref();
    let onsubmit = use_callback((dispatch, name.clone()), |event: SubmitEvent, (dispatch, name)| {
        event.prevent_default();
        let name = name.cast::<HtmlInputElement>().map(|name| name.value());
        dispatch.emit(Action::Play(PlayAction::SetPoint(name.unwrap_or_default())).into());
    });
    html! {
        <form class="tools__row" {onsubmit}>
            <input
                ref={name}
                class="field tools__name"
                type="text"
                aria-label={text::play::POINT_NAME}
                placeholder={text::play::NAME}
                maxlength="60"
            />
            <button class="button" type="submit" disabled={!plays}>{text::play::SET}</button>
        </form>
    }
}
