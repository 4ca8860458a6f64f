//! The dialog over the current room.

use super::{
    entry_box::EntryBox, export_panel::ExportPanel, keys_help::KeysHelp, print_panel::PrintPanel, settings_panel::SettingsPanel,
    share_panel::SharePanel, toasts::Toasts,
};
use crate::{
    action::{Overlay, Subject},
    board::view::BoardView,
    controls::Dialog,
    learn::TechniqueList,
    library::{CollectionDialog, PuzzleColumns},
    photo::{CameraPanel, PhotoPanel},
    play::{Calendar, GameMenu, GamesList, RestoredGames, StatisticsPanel},
    shell::view::{PageView, RoomView},
    text,
};
use std::rc::Rc;
use yew::prelude::*;

/// The props of [`PageDialog`].
#[derive(Properties, PartialEq)]
pub(super) struct PageDialogProps {
    /// The view of the page.
    pub(super) view: Rc<PageView>,
}

/// The dialog. While it is open it holds the messages, since a message behind a dialog is not spoken.
#[component]
pub(super) fn PageDialog(PageDialogProps { view }: &PageDialogProps) -> Html {
    let (title, content) = view.overlay.as_ref().and_then(|overlay| shown(overlay, view)).unwrap_or_default();
    // Until the worker has sent the techniques, there is no lesson to lead to.
    let part = match &view.overlay {
        Some(Overlay::Techniques(lesson)) if view.techniques.is_some() => lesson.clone(),
        _ => String::new(),
    };
    html! {
        <Dialog {title} {part} open={!title.is_empty()} opening={view.opening}>
            <Toasts update_offer={view.update_offer.clone()} toast={view.toast.clone()} here={true} />
            {moment(view)}
            {reading(view)}
            {content}
        </Dialog>
    }
}

/// Returns the title and the content of the dialog. None if the content needs a game that is not open.
fn shown(overlay: &Overlay, view: &PageView) -> Option<(&'static str, Html)> {
    Some(match overlay {
        Overlay::Entry => {
            let (entry, samples) = (view.entry.clone(), view.samples.clone());
            let (pictures, waiting) = (view.pictures_left, view.waiting);
            (text::shell::ENTRY, html! { <EntryBox view={entry} {samples} {pictures} {waiting} /> })
        }
        Overlay::Share(_) => (text::shell::SHARE, html! { <SharePanel ..view.sharing.clone()? /> }),
        Overlay::Export => {
            let (form, givens_only, links, omitted) = (view.form, view.givens_only, view.links.clone(), view.omitted.clone());
            (text::shell::EXPORT, html! { <ExportPanel {form} {givens_only} {links} {omitted} /> })
        }
        Overlay::Print => {
            let has_more = view.room.board().is_some_and(BoardView::has_more);
            (text::shell::PRINT, html! { <PrintPanel {has_more} prints_notes={!view.prints_digits_only} /> })
        }
        Overlay::Games => {
            let RoomView::Play(play) = &view.room else { return None };
            (text::shell::GAMES, html! { <GamesList ..play.games.clone() /> })
        }
        Overlay::Calendar(..) => (text::shell::CALENDAR, html! { <Calendar ..view.calendar.clone()? /> }),
        Overlay::Statistics => {
            let statistics = view.statistics.clone()?;
            (text::shell::STATISTICS, html! { <StatisticsPanel {statistics} /> })
        }
        Overlay::GameMenu => {
            let RoomView::Play(play) = &view.room else { return None };
            let (guess, adding, points) = (play.game.status.guess, play.game.adding, play.game.points.clone());
            let (tools, highlighting) = (play.tools, play.highlight.open);
            (text::shell::GAME_MENU, html! { <GameMenu {guess} {adding} {points} {tools} {highlighting} /> })
        }
        Overlay::Collection => (view.collections.title, html! { <CollectionDialog ..view.collections.clone() /> }),
        Overlay::PuzzleColumn => {
            let columns = view.collections.columns.clone()?;
            (text::shell::COLUMN, html! { <PuzzleColumns {columns} /> })
        }
        Overlay::Camera => (text::photo::CAMERA_TITLE, html! { <CameraPanel ..view.camera.clone()? /> }),
        Overlay::Photo => {
            let view = view.photo.clone()?;
            (view.title(), html! { <PhotoPanel ..view /> })
        }
        Overlay::Settings => (text::shell::SETTINGS, html! { <SettingsPanel settings={view.settings} theme={view.theme} /> }),
        Overlay::Keys => (text::shell::KEYS, html! { <KeysHelp /> }),
        Overlay::Techniques(_) => {
            let list = view.techniques.clone().map(|list| html! { <TechniqueList ..list /> });
            let listing = || html! { <p class="note-line" role="status">{text::learn::LISTING}</p> };
            (text::shell::TECHNIQUES, list.unwrap_or_else(listing))
        }
        Overlay::Restored(games) => (text::shell::RESTORED, html! { <RestoredGames games={Rc::clone(games)} /> }),
    })
}

/// Draws a note in the dialogs about all kept games, while the browser's storage still tells which there are.
fn reading(view: &PageView) -> Option<Html> {
    let about_games =
        matches!(view.overlay, Some(Overlay::Games | Overlay::Calendar(..) | Overlay::Statistics | Overlay::Collection));
    (about_games && view.reads_games).then(|| html! { <p class="note-line" role="status">{text::keeping::READING_GAMES}</p> })
}

/// Draws a sentence on the exported position, if the Solve room shows another one than the current position.
fn moment(view: &PageView) -> Option<Html> {
    let goes_out = matches!(view.overlay, Some(Overlay::Export | Overlay::Print | Overlay::Share(Subject::Position)));
    let RoomView::Solve(solve) = &view.room else { return None };
    let look = solve.viewing.as_ref().filter(|look| goes_out && look.another)?;
    Some(html! { <p class="note-line">{&look.words}</p> })
}
