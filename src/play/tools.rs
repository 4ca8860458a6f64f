//! The toolbar of a game, and the one that takes its place after a finished game.

use crate::{
    action::{Action, Overlay, PlayAction, PuzzleRequest, ShellAction, Subject},
    controls::{Button, ButtonStyle, HistoryButtons, Icon, Toolbar},
    text,
};
use nonet_protocol::{Level, TableAction};
use yew::prelude::*;

/// The state of the buttons. Each `can_` field says whether its button is enabled.
#[derive(Properties, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // each is the button of the action with its name
pub struct PlayTools {
    /// Whether the game can be changed.
    pub plays: bool,
    pub can_hint: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_restart: bool,
    pub can_erase: bool,
}

/// The toolbar of an unfinished game.
#[component]
pub fn GameTools(tools: &PlayTools) -> Html {
    let play = |can: bool, action| can.then_some(Action::Play(action));
    html! {
        <Toolbar>
            <HistoryButtons can_undo={tools.can_undo} can_redo={tools.can_redo} />
            <Button
                label={text::play::FILL_NOTES}
                icon={Icon::Candidates}
                style={ButtonStyle::Bare}
                action={play(tools.plays, PlayAction::FillNotes)}
            />
            <Button label={text::play::CHECK} icon={Icon::Check} action={play(tools.plays, PlayAction::Check)} />
            <Button label={text::play::HINT} icon={Icon::Hint} action={play(tools.can_hint, PlayAction::Hint)} />
            <Button
                label={text::shell::GAME_MENU}
                icon={Icon::More}
                style={ButtonStyle::Bare}
                action={Action::Shell(ShellAction::Open(Overlay::GameMenu))}
            />
        </Toolbar>
    }
}

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

/// The toolbar after a finished game, which takes the place of the toolbar of an unfinished one.
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
