//! The dialog over the current room: its view, as plain values, and its drawing.

use super::{
    EntryBox, EntryBoxProps, ExportPanel, ExportPanelProps, KeysHelp, PrintPanel, PrintPanelProps, SettingsPanel,
    SettingsPanelProps, SharePanel, ShareView, Toasts,
};
use crate::{
    action::RestoredGame,
    controls::Dialog,
    learn::{TechniqueList, TechniquesView},
    library::{CollectionDialog, PuzzleColumns, PuzzleColumnsProps, view::CollectionsView},
    photo::{CameraPanel, CameraView, PhotoPanel, view::PhotoView},
    play::{GameMenu, GameMenuProps, GamesList, GamesView, RestoredGames},
    session::Toast,
    solve::{AnalysesView, AnalysisList},
    statistics::{Calendar, CalendarView, StatisticsPanel, StatisticsPanelProps},
    text::{self, Text},
};
use std::rc::Rc;
use yew::prelude::*;

/// The dialog that is open.
#[derive(Clone, PartialEq, Debug)]
pub struct DialogView {
    /// The content.
    pub content: DialogContent,
    /// The number of the opening.
    pub opening: u32,
    /// The sentence above the content. None if there is nothing to say.
    pub note: Option<String>,
}

/// The content of a dialog: what its panel shows.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // `Overlay` says what each is
pub enum DialogContent {
    Entry(EntryBoxProps),
    Share(ShareView),
    Export(ExportPanelProps),
    Print(PrintPanelProps),
    Games(GamesView),
    Analyses(AnalysesView),
    Calendar(CalendarView),
    Statistics(StatisticsPanelProps),
    GameMenu(GameMenuProps),
    Collection(CollectionsView),
    PuzzleColumn(PuzzleColumnsProps),
    Camera(CameraView),
    Photo(PhotoView),
    Settings(SettingsPanelProps),
    Keys,
    /// None until the worker has sent the techniques.
    Techniques(Option<TechniquesView>),
    Restored(Rc<Vec<RestoredGame>>),
}

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
    let (title, content) = dialog.as_ref().map(|dialog| shown(&dialog.content)).unzip();
    let opening = dialog.as_ref().map_or(0, |dialog| dialog.opening);
    let note = dialog.as_ref().and_then(|dialog| dialog.note.clone());
    html! {
        <Dialog title={title.map(AttrValue::from).unwrap_or_default()} open={dialog.is_some()} {opening}>
            <Toasts update_offer={update_offer.clone()} toast={toast.clone()} here={true} />
            if let Some(note) = note {
                <p class="note-line" role="status">{note}</p>
            }
            {content}
        </Dialog>
    }
}

/// Returns the title and the content of a dialog.
fn shown(content: &DialogContent) -> (Text, Html) {
    match content {
        DialogContent::Entry(props) => (text::shell::ENTRY, html! { <EntryBox ..props.clone() /> }),
        DialogContent::Share(view) => (text::shell::SHARE, html! { <SharePanel ..view.clone() /> }),
        DialogContent::Export(props) => (text::shell::EXPORT, html! { <ExportPanel ..props.clone() /> }),
        DialogContent::Print(props) => (text::shell::PRINT, html! { <PrintPanel ..props.clone() /> }),
        DialogContent::Games(view) => (text::shell::GAMES, html! { <GamesList ..view.clone() /> }),
        DialogContent::Analyses(view) => (text::solve::ANALYSES, html! { <AnalysisList ..view.clone() /> }),
        DialogContent::Calendar(view) => (text::shell::CALENDAR, html! { <Calendar ..view.clone() /> }),
        DialogContent::Statistics(props) => (text::shell::STATISTICS, html! { <StatisticsPanel ..props.clone() /> }),
        DialogContent::GameMenu(props) => (text::shell::GAME_MENU, html! { <GameMenu ..props.clone() /> }),
        DialogContent::Collection(view) => (view.title, html! { <CollectionDialog ..view.clone() /> }),
        DialogContent::PuzzleColumn(props) => (text::shell::COLUMN, html! { <PuzzleColumns ..props.clone() /> }),
        DialogContent::Camera(view) => (text::photo::CAMERA_TITLE, html! { <CameraPanel ..view.clone() /> }),
        DialogContent::Photo(view) => (view.title(), html! { <PhotoPanel ..view.clone() /> }),
        DialogContent::Settings(props) => (props.group.title, html! { <SettingsPanel ..props.clone() /> }),
        DialogContent::Keys => (text::shell::KEYS, html! { <KeysHelp /> }),
        DialogContent::Techniques(Some(view)) => (text::shell::TECHNIQUES, html! { <TechniqueList ..view.clone() /> }),
        DialogContent::Techniques(None) => {
            (text::shell::TECHNIQUES, html! { <p class="note-line" role="status">{text::learn::LISTING}</p> })
        }
        DialogContent::Restored(games) => (text::shell::RESTORED, html! { <RestoredGames games={Rc::clone(games)} /> }),
    }
}
