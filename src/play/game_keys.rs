//! The keypad of a game and the choice of the mode of entry.

use crate::{
    action::{Action, Mode, PlayAction},
    board::{Keypad, KeypadView},
    controls::{Button, ButtonStyle, Segment, Segments, use_dispatch},
    text::{self, Text},
};
use yew::prelude::*;

/// The props of [`GameKeys`].
#[derive(Properties, PartialEq)]
pub struct GameKeysProps {
    /// The modes of entry.
    pub modes: &'static [(Text, Mode)],
    /// The chosen mode of entry.
    pub mode: Mode,
    /// The view of the keypad.
    pub keypad: KeypadView,
    /// Whether a selected cell can be erased.
    pub can_erase: bool,
    /// Whether another tab is playing the game.
    pub elsewhere: bool,
}

/// The keypad. While another tab is playing the game a note takes its place, since the keys would write nothing.
#[component]
pub fn GameKeys(GameKeysProps { modes, mode, keypad, can_erase, elsewhere }: &GameKeysProps) -> Html {
    let dispatch = use_dispatch();
    let onlock = use_callback(dispatch, |digit, dispatch| dispatch.emit(Action::Play(PlayAction::Lock(digit)).into()));
    if *elsewhere {
        return html! {
            <div class="elsewhere" role="alert">
                <p>{text::play::PLAYED_ELSEWHERE}</p>
                <Button label={text::play::PLAY_HERE} style={ButtonStyle::Primary} action={Action::Play(PlayAction::TakeOver)} />
            </div>
        };
    }
    let segment = |(name, own): &(Text, Mode)| Segment::new(*name, own == mode, Action::Play(PlayAction::Mode(*own)));
    let segments: Vec<Segment> = modes.iter().map(segment).collect();
    html! {
        <>
            <Segments group="mode" label={text::play::ENTRY_MODE} class="modes" {segments} />
            <Keypad view={keypad.clone()} {can_erase} {onlock} />
        </>
    }
}
