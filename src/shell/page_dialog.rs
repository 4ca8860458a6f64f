//! The dialog over the current room.

use super::{
    dialog_view::{DialogContent, DialogView},
    entry_box::EntryBox,
    export_panel::ExportPanel,
    keys_help::KeysHelp,
    print_panel::PrintPanel,
    settings_panel::SettingsPanel,
    share_panel::SharePanel,
    toasts::Toasts,
};
use crate::{
    controls::Dialog,
    learn::TechniqueList,
    library::{CollectionDialog, PuzzleColumns},
    photo::{CameraPanel, PhotoPanel},
    play::{Calendar, GameMenu, GamesList, RestoredGames, StatisticsPanel},
    session::Toast,
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`PageDialog`].
#[derive(Properties, PartialEq)]
pub(super) struct PageDialogProps {
    /// The open dialog. None if none is.
    pub(super) dialog: Option<DialogView>,
    /// The short message. None if there is none.
    pub(super) toast: Option<Toast>,
    /// The offer of a newer build. None if there is none.
    pub(super) update_offer: Option<Toast>,
}

/// The dialog. While it is open it holds the messages, since a message behind a dialog is not spoken.
#[component]
pub(super) fn PageDialog(PageDialogProps { dialog, toast, update_offer }: &PageDialogProps) -> Html {
    let (title, content) = dialog.as_ref().map(|dialog| shown(&dialog.content)).unwrap_or_default();
    let part = dialog.as_ref().map(|dialog| dialog.content.part()).unwrap_or_default();
    let opening = dialog.as_ref().map_or(0, |dialog| dialog.opening);
    let note = dialog.as_ref().and_then(|dialog| dialog.note.clone());
    html! {
        <Dialog {title} {part} open={dialog.is_some()} {opening}>
            <Toasts update_offer={update_offer.clone()} toast={toast.clone()} here={true} />
            if let Some(note) = note {
                <p class="note-line" role="status">{note}</p>
            }
            {content}
        </Dialog>
    }
}

/// Returns the title and the content of a dialog.
fn shown(content: &DialogContent) -> (&'static str, Html) {
    match content {
        DialogContent::Entry(props) => (text::shell::ENTRY, html! { <EntryBox ..props.clone() /> }),
        DialogContent::Share(view) => (text::shell::SHARE, html! { <SharePanel ..view.clone() /> }),
        DialogContent::Export(props) => (text::shell::EXPORT, html! { <ExportPanel ..props.clone() /> }),
        DialogContent::Print(props) => (text::shell::PRINT, html! { <PrintPanel ..props.clone() /> }),
        DialogContent::Games(view) => (text::shell::GAMES, html! { <GamesList ..view.clone() /> }),
        DialogContent::Calendar(view) => (text::shell::CALENDAR, html! { <Calendar ..view.clone() /> }),
        DialogContent::Statistics(props) => (text::shell::STATISTICS, html! { <StatisticsPanel ..props.clone() /> }),
        DialogContent::GameMenu(props) => (text::shell::GAME_MENU, html! { <GameMenu ..props.clone() /> }),
        DialogContent::Collection(view) => (view.title, html! { <CollectionDialog ..view.clone() /> }),
        DialogContent::PuzzleColumn(props) => (text::shell::COLUMN, html! { <PuzzleColumns ..props.clone() /> }),
        DialogContent::Camera(view) => (text::photo::CAMERA_TITLE, html! { <CameraPanel ..view.clone() /> }),
        DialogContent::Photo(view) => (view.title(), html! { <PhotoPanel ..view.clone() /> }),
        DialogContent::Settings(props) => (text::shell::SETTINGS, html! { <SettingsPanel ..props.clone() /> }),
        DialogContent::Keys => (text::shell::KEYS, html! { <KeysHelp /> }),
        DialogContent::Techniques(Some(view)) => (text::shell::TECHNIQUES, html! { <TechniqueList ..view.clone() /> }),
        DialogContent::Techniques(None) => {
            (text::shell::TECHNIQUES, html! { <p class="note-line" role="status">{text::learn::LISTING}</p> })
        }
        DialogContent::Restored(games) => (text::shell::RESTORED, html! { <RestoredGames games={Rc::clone(games)} /> }),
    }
}
