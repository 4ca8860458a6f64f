//! The whole page: the header, the room, and what opens over them.

use super::{
    entry::entry_box, exports::exports, header::header, keys_help::keys_help, print::print_choice, settings::settings_panel,
    share::SharePanel, toast::toasts,
};
use crate::{
    action::{Action, ShellAction},
    collection::{ImportBar, PuzzleColumns, collection, collection_bar},
    controls::Dialog,
    learn::TechniqueList,
    make::make_room,
    play::{StatisticsPanel, calendar, game_menu, games_list, play_room, restored_games},
    solve::solve_room,
    state::{Overlay, Subject},
    view::{PageView, Room},
};
use nonet_protocol::Statistics;
use std::rc::Rc;
use yew::prelude::*;

/// The page.
pub fn page(view: &PageView) -> Html {
    let room = match (&view.game, &view.book) {
        (Some(game), _) => play_room(view, game),
        (None, None) if view.room == Room::Solve => solve_room(view),
        (None, _) => make_room(view),
    };
    html! {
        <div class={classes!("page", (!view.prints_notes).then_some("page--prints-digits"))}>
            {header(view)}
            if let Some(warning) = &view.warning {
                <p class="banner" role="alert">{warning}</p>
            }
            <ImportBar imports={view.imports.clone()} leads={true} />
            {collection_bar(&view.screen, view.givens)}
            {room}
            {overlay(view)}
            {toasts(view, view.overlay.is_none())}
        </div>
    }
}

/// What goes out is what the board shows: where that is another moment, it is said which.
fn moment(view: &PageView) -> Option<Html> {
    let goes_out = matches!(view.overlay, Some(Overlay::Export | Overlay::Print | Overlay::Share(Subject::Position)));
    let look = view.look.as_ref().filter(|look| goes_out && look.another)?;
    Some(html! { <p class="note-line">{&look.words}</p> })
}

fn share(view: &PageView) -> Html {
    view.sharing.as_ref().map(|view| html! { <SharePanel view={view.clone()} /> }).unwrap_or_default()
}

/// The statistics, once they are known.
fn statistics(view: &PageView) -> Html {
    let panel = |statistics: &Rc<Statistics>| html! { <StatisticsPanel statistics={Rc::clone(statistics)} /> };
    view.statistics.as_ref().map(panel).unwrap_or_default()
}

/// What is open over the room, with what there is to say meanwhile: what lies behind a dialog nobody hears. The lists of a game are
/// only there with it.
fn overlay(view: &PageView) -> Html {
    let (title, content) = match (&view.overlay, &view.game, &view.techniques) {
        (Some(Overlay::Entry), ..) => ("Enter or paste a puzzle", entry_box(view)),
        (Some(Overlay::Share(_)), ..) => ("Share", share(view)),
        (Some(Overlay::Export), ..) => ("Export", exports(view)),
        (Some(Overlay::Print), ..) => ("Print", print_choice(view.board.has_more(), view.prints_notes)),
        (Some(Overlay::Settings), ..) => ("Settings", settings_panel(view.settings, view.theme)),
        (Some(Overlay::Keys), ..) => ("Keys", keys_help()),
        (Some(Overlay::Restored(games)), ..) => ("Backup restored", restored_games(games)),
        (Some(Overlay::Statistics), ..) => ("Statistics", statistics(view)),
        (Some(Overlay::Collection), ..) => {
            (if view.screen.library { "Library" } else { "List of puzzles" }, collection(&view.screen, &view.imports))
        }
        (Some(Overlay::PuzzleColumn), ..) => match &view.columns {
            Some(columns) => ("Which column?", html! { <PuzzleColumns columns={Rc::clone(columns)} /> }),
            None => ("", Html::default()),
        },
        (Some(Overlay::Games), Some(_), _) => ("Games", games_list(&view.games)),
        (Some(Overlay::GameMenu), Some(game), _) => ("Game menu", game_menu(game, view.tools)),
        (Some(Overlay::Techniques(_)), _, Some(techniques)) => {
            ("Techniques", html! { <TechniqueList view={techniques.clone()} /> })
        }
        _ => ("", Html::default()),
    };
    let (title, content) = match &view.calendar {
        Some(month) => ("Calendar", calendar(month.clone())),
        None => (title, content),
    };
    html! { <Dialog {title} open={!title.is_empty()} close={Action::Shell(ShellAction::Close)}>{moment(view)}{content}{toasts(view, true)}</Dialog> }
}
