//! The view of the dialog over the room, computed from the state of the page.

use crate::{
    action::{Overlay, Subject},
    app::State,
    board::view::BoardView,
    learn::techniques,
    library::{PuzzleColumnsProps, view::collections},
    photo::{camera_panel::camera, view::photo},
    play::{GameMenuProps, view::PlayView},
    session::settings::SettingGroup,
    shell::{
        EntryBoxProps, ExportPanelProps, PrintPanelProps, SettingsPanelProps, ShareView,
        dialog::{DialogContent, DialogView},
        samples,
        view::{EntryView, RoomView},
    },
    solve::analysis_list::analyses,
    statistics::{StatisticsPanelProps, calendar},
    text::keeping,
};
use std::rc::Rc;

/// Returns the view of the open dialog over a room with this view. None if no dialog is open, or what it is about is not there.
pub(super) fn dialog(state: &State, room: &RoomView) -> Option<DialogView> {
    let overlay = state.shell.overlay.as_ref()?;
    let content = content(overlay, state, room)?;
    let note = moment(overlay, room).or_else(|| reading_games(overlay, state));
    Some(DialogView { content, opening: state.shell.opening, note })
}

fn content(overlay: &Overlay, state: &State, room: &RoomView) -> Option<DialogContent> {
    let (shell, session) = (&state.shell, &state.session);
    Some(match overlay {
        Overlay::Entry => DialogContent::Entry(EntryBoxProps {
            view: EntryView { is_reading: shell.slow_reading().is_some(), ..shell.entry.clone() },
            samples: samples::views(),
            pictures: state.photo.pictures.len(),
            waiting: shell.waiting.len(),
        }),
        Overlay::Share(subject) => DialogContent::Share(ShareView {
            subject: *subject,
            shared: shell.shared.clone(),
            look: state.picture_theme(),
            has_step: state.drawn_step().is_some(),
            omitted: state.omitted_by_link(*subject),
        }),
        Overlay::Export => DialogContent::Export(ExportPanelProps {
            form: state.form(),
            givens_only: shell.givens_only,
            has_steps: state.has_steps(),
            steps: state.document_steps(),
            links: state.links(),
            omitted: state.omitted_by_exports(),
        }),
        Overlay::Print => DialogContent::Print(PrintPanelProps {
            has_more: room.board().is_some_and(BoardView::has_more),
            prints_notes: !shell.prints_digits_only,
        }),
        Overlay::Games => DialogContent::Games(played(room)?.games.clone()),
        Overlay::Analyses => DialogContent::Analyses(analyses(&state.solve, session)),
        Overlay::Calendar(month, level) => DialogContent::Calendar(calendar(*month, *level, &state.play.finished, session)),
        Overlay::Statistics => {
            DialogContent::Statistics(StatisticsPanelProps { statistics: state.play.finished.statistics(session).into() })
        }
        Overlay::GameMenu => {
            let play = played(room)?;
            DialogContent::GameMenu(GameMenuProps {
                guess: play.game.status.guess,
                adding: play.game.adding,
                points: play.game.points.clone(),
                tools: play.tools,
                highlighting: play.highlight.open,
            })
        }
        Overlay::Collection => DialogContent::Collection(collections(&state.collections, session, shell.persistent)),
        Overlay::PuzzleColumn => {
            DialogContent::PuzzleColumn(PuzzleColumnsProps { columns: Rc::clone(state.collections.imports.columns()?) })
        }
        Overlay::Camera => DialogContent::Camera(camera(&state.photo.camera)?),
        Overlay::Photo => DialogContent::Photo(photo(&state.photo, session, state.is_setting())?),
        Overlay::Settings(group) => {
            DialogContent::Settings(SettingsPanelProps { group: SettingGroup::named(group)?, settings: session.settings })
        }
        Overlay::Keys => DialogContent::Keys,
        Overlay::Techniques => DialogContent::Techniques(techniques(session, state.solve.stepping.switched)),
        Overlay::Restored(games) => DialogContent::Restored(Rc::clone(games)),
    })
}

/// Returns the view of the game. None in other rooms.
fn played(room: &RoomView) -> Option<&PlayView> {
    match room {
        RoomView::Play(play) => Some(play),
        RoomView::Solve(_) | RoomView::Make(_) | RoomView::Learn(_) => None,
    }
}

/// Returns a sentence on the position that goes out, if the Solve room shows another one than the current position.
fn moment(overlay: &Overlay, room: &RoomView) -> Option<String> {
    let goes_out = matches!(overlay, Overlay::Export | Overlay::Print | Overlay::Share(Subject::Position));
    let RoomView::Solve(solve) = room else { return None };
    let look = solve.viewing.as_ref().filter(|look| goes_out && look.another)?;
    Some(look.words.to_string())
}

/// Returns a sentence for the dialogs about all kept games, while the browser's storage still tells which there are.
fn reading_games(overlay: &Overlay, state: &State) -> Option<String> {
    let about_games = matches!(overlay, Overlay::Games | Overlay::Calendar(..) | Overlay::Statistics | Overlay::Collection);
    (about_games && state.session.archive.is_being_read()).then(|| keeping::READING_GAMES.say())
}
