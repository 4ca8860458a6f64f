//! The content of the open dialog, of a page that tests operate.

use super::played::Played;
use nonet::{
    action::Overlay,
    learn::TechniquesView,
    library::view::CollectionsView,
    photo::{CameraView, view::PhotoView},
    shell::{EntryBoxProps, ExportPanelProps, ShareView, dialog::DialogContent},
    statistics::{CalendarView, Statistics},
};
use std::rc::Rc;

impl Played {
    pub(super) fn overlay(&self) -> Option<Overlay> {
        self.0.shell.overlay.clone()
    }

    fn dialog(&self) -> Option<DialogContent> {
        self.view().dialog.map(|dialog| dialog.content)
    }

    pub(super) fn entry(&self) -> EntryBoxProps {
        let Some(DialogContent::Entry(props)) = self.dialog() else { panic!("another dialog is open, or none") };
        props
    }

    pub(super) fn share(&self) -> ShareView {
        let Some(DialogContent::Share(view)) = self.dialog() else { panic!("another dialog is open, or none") };
        view
    }

    pub(super) fn export(&self) -> ExportPanelProps {
        let Some(DialogContent::Export(props)) = self.dialog() else { panic!("another dialog is open, or none") };
        props
    }

    pub(super) fn calendar(&self) -> CalendarView {
        let Some(DialogContent::Calendar(view)) = self.dialog() else { panic!("another dialog is open, or none") };
        view
    }

    pub(super) fn statistics(&self) -> Rc<Statistics> {
        let Some(DialogContent::Statistics(props)) = self.dialog() else { panic!("another dialog is open, or none") };
        props.statistics
    }

    pub(super) fn collection(&self) -> CollectionsView {
        let Some(DialogContent::Collection(view)) = self.dialog() else { panic!("another dialog is open, or none") };
        view
    }

    /// Returns the dialog of a picture. None if it is not open.
    pub(super) fn photo(&self) -> Option<PhotoView> {
        if let Some(DialogContent::Photo(view)) = self.dialog() { Some(view) } else { None }
    }

    /// Returns the dialog of the camera. None if it is not open.
    pub(super) fn camera(&self) -> Option<CameraView> {
        if let Some(DialogContent::Camera(view)) = self.dialog() { Some(view) } else { None }
    }

    /// Returns the list of techniques. None if its dialog is not open, or the list has not come.
    pub(super) fn techniques(&self) -> Option<TechniquesView> {
        if let Some(DialogContent::Techniques(view)) = self.dialog() { view } else { None }
    }
}
