//! The toolbar after a finished game.

use crate::{
    action::{Action, Overlay, PlayAction, PuzzleRequest, ShellAction, Subject},
    controls::{Button, ButtonStyle, Toolbar},
    text,
};
use nonet_core::Level;
use nonet_protocol::TableAction;
use yew::prelude::*;

/// The props of [`NextTools`].
#[derive(Properties, PartialEq)]
pub struct NextToolsProps {
    /// The level of the game. None if it is unknown.
    pub level: Option<Level>,
    /// The next harder level. None if there is none.
    pub harder: Option<Level>,
    /// Whether the puzzle belongs to the open list.
    pub in_list: bool,
    /// Whether the finished game is being reviewed.
    pub reviewing: bool,
}

/// The toolbar, which takes the place of the toolbar of an unfinished game.
#[component]
pub fn NextTools(&NextToolsProps { level, harder, in_list, reviewing }: &NextToolsProps) -> Html {
    let wish = |level| Action::Shell(ShellAction::NewPuzzle(PuzzleRequest::Level(level)));
    let (label, action) = match level {
        _ if in_list => (text::play::NEXT_OF_LIST.into(), TableAction::Next.into()),
        Some(level) => (AttrValue::from(text::play::another(level)), wish(level)),
        None => (text::play::ANOTHER_GAME.into(), Action::Shell(ShellAction::Open(Overlay::Games))),
    };
    let review = if reviewing { PlayAction::CloseHelp } else { PlayAction::Replay(0) };
    html! {
        <Toolbar>
            <Button {label} style={ButtonStyle::Primary} {action} />
            if let Some(level) = harder.filter(|_| !in_list) {
                <Button label={text::play::ONE_HARDER} action={wish(level)} />
            }
            <Button label={text::play::REVIEW} pressed={reviewing} action={Action::Play(review)} />
            <Button label={text::shell::SHARE} action={Action::Shell(ShellAction::Open(Overlay::Share(Subject::Puzzle)))} />
        </Toolbar>
    }
}
