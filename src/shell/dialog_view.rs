//! The view of the dialog over the room, as plain values.

use super::{EntryBoxProps, ExportPanelProps, PrintPanelProps, SettingsPanelProps, view::ShareView};
use crate::{
    action::RestoredGame,
    learn::view::TechniquesView,
    library::{PuzzleColumnsProps, view::CollectionsView},
    photo::{camera_view::CameraView, view::PhotoView},
    play::{GameMenuProps, StatisticsPanelProps, calendar_view::CalendarView, view::GamesView},
};
use std::rc::Rc;

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

impl DialogContent {
    /// Returns the part at which the content begins, such as a lesson. Empty if it begins at its top.
    #[must_use]
    pub fn part(&self) -> String {
        match self {
            DialogContent::Techniques(Some(techniques)) => techniques.open.clone(),
            _ => String::new(),
        }
    }
}
