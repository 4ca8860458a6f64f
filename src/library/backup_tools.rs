//! The buttons that save and restore a backup, with the note on how long the browser keeps what is stored.

use crate::{
    action::{Action, PlayAction},
    controls::{Button, ButtonStyle, FileButton},
    text,
};
use yew::prelude::*;

/// The props of [`BackupTools`].
#[derive(Properties, PartialEq)]
pub(super) struct BackupToolsProps {
    /// Whether the browser keeps the stored data also when its disk is full; `None` until it has said so.
    pub(super) persistent: Option<bool>,
}

/// The note and the buttons.
#[component]
pub(super) fn BackupTools(&BackupToolsProps { persistent }: &BackupToolsProps) -> Html {
    html! {
        <>
            if let Some(persistent) = persistent {
                <p class="note-line">{text::keeping::persistence(persistent)}</p>
            }
            <div class="collection__head">
                <Button label={text::play::BACKUP} style={ButtonStyle::Quiet} action={Action::Play(PlayAction::Backup)} />
                <FileButton />
            </div>
        </>
    }
}
