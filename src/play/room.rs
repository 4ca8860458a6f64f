//! The Play room.

use super::{
    about::AboutCard,
    finish::FinishCard,
    game_keys::GameKeys,
    game_status::GameStatus,
    games_panel::GamesPanel,
    hint_card::HintCard,
    review_panel::ReviewPanel,
    tools::{GameTools, NextTools},
    view::PlayView,
    welcome_card::welcome_card,
};
use crate::{
    action::{Action, PlayAction},
    board::{Board, HighlightRow},
    controls::{Button, ButtonStyle, Icon, RoomFrame},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`PlayRoom`].
#[derive(Properties, PartialEq)]
pub struct PlayRoomProps {
    /// The view of the room.
    pub view: Rc<PlayView>,
}

/// The Play room.
#[component]
pub fn PlayRoom(PlayRoomProps { view }: &PlayRoomProps) -> Html {
    let game = &view.game;
    // On a phone, the card of a finished game takes the place of the keys; so does a hint once it is unfolded.
    let hint = game.hint.as_ref();
    let class = classes!(
        "room--play",
        game.status.solved.then_some("room--sheet"),
        game.status.solved.then_some("room--solved"),
        game.about_it.is_some().then_some("room--begun"),
        view.welcome.as_ref().filter(|welcome| !welcome.aside).map(|_| "room--welcome"),
        hint.map(|_| "room--hint"),
        hint.is_some_and(|hint| hint.unfolded).then_some("room--unfolded"),
    );
    html! {
        <RoomFrame
            {class}
            board={board(view)}
            verdict={html! { <GameStatus ..game.status.clone() /> }}
            keys={keys(view)}
            actions={actions(view)}
            more={more(view)}
        />
    }
}

fn board(view: &PlayView) -> Html {
    let resume = Action::Play(PlayAction::TogglePause);
    html! {
        <>
            <Board view={Rc::clone(&view.board)} />
            if view.game.status.paused {
                <div class="paused">
                    <Button label={text::play::RESUME} icon={Icon::Play} style={ButtonStyle::Primary} action={resume} />
                </div>
            }
        </>
    }
}

fn keys(view: &PlayView) -> Html {
    let game = &view.game;
    html! {
        <GameKeys
            modes={game.modes}
            mode={game.mode}
            keypad={view.keypad.clone()}
            can_erase={view.tools.can_erase}
            elsewhere={game.status.elsewhere}
        />
    }
}

/// Draws the toolbar: of the game, or after a finished one.
fn actions(view: &PlayView) -> Html {
    let game = &view.game;
    match &game.finish {
        Some(finish) => html! {
            <NextTools
                level={finish.level}
                harder={finish.harder}
                in_list={finish.in_list}
                reviewing={game.replay.is_some()}
            />
        },
        None => html! { <><GameTools ..view.tools /><HighlightRow ..view.highlight /></> },
    }
}

/// Draws the hint, the card of a finished game, the games to play, or the card about the open game.
fn more(view: &PlayView) -> Html {
    let game = &view.game;
    if let Some(hint) = &game.hint {
        return html! { <HintCard ..hint.clone() /> };
    }
    if let Some(welcome) = &view.welcome {
        return html! { <div class="card scroller start">{welcome_card(welcome)}</div> };
    }
    let content = match (&game.replay, &game.finish, &game.about_it) {
        (Some(look), ..) => html! { <ReviewPanel ..look.clone() /> },
        (None, Some(finish), _) => html! { <FinishCard ..finish.clone() /> },
        (None, None, Some(about)) => html! { <AboutCard ..about.clone() /> },
        (None, None, None) if game.fresh => html! { <GamesPanel ..view.games.clone() /> },
        (None, None, None) => Html::default(),
    };
    // The card about the game may overflow and has no focusable element: it is a tab stop, so that the keyboard can scroll it.
    let stop = game.about_it.is_some().then_some("0");
    html! { <div class="card scroller start" tabindex={stop}>{content}</div> }
}
