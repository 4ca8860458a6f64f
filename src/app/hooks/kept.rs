//! What is kept in this browser from one visit to the next: the journals of the open games, each under its own puzzle, written
//! at every move; and what was chosen. Games that aren't open lie on the shelf (`shelf.rs`).
//!
//! | key | holds |
//! |---|---|
//! | `nonet.games` | the givens of the journals, a line each, the one that was played last first |
//! | `nonet.game.` + givens | the game of these givens, as [`save`](crate::game::save) writes it |
//! | `nonet.next` | the next puzzle of each level, a line each; an empty line where none is made yet |
//! | `nonet.book` | what the book is made from, as [`Order::text`] writes it |
//! | `nonet.theme` | `light` or `dark`, if one was chosen |
//! | `nonet.settings` | the other settings |

use super::{Effect, clock::today, effect, settings::SETTINGS};
use crate::{
    app::{
        action::{Action, Theme},
        state::{Kept, Making, Order, Play, Settings},
    },
    board::{Grid, joined},
    game::{
        Game,
        save::{self, SaveError},
    },
};
use gloo::utils::window;
use std::{cell::Cell, rc::Rc};
use web_sys::Storage;
use yew::Callback;

const GAMES: &str = "nonet.games";
pub(super) const THEME: &str = "nonet.theme";
const NEXT: &str = "nonet.next";
const BOOK: &str = "nonet.book";

/// How many seeds there are to begin with: as many as a random number of the browser tells apart.
const SEEDS: f64 = (1_u64 << 53) as f64;

pub(super) fn game_key(givens: &Grid) -> String {
    format!("nonet.game.{givens}")
}

/// What was kept from earlier visits.
#[must_use]
pub fn load_kept() -> Kept {
    let mut making = Making::new((js_sys::Math::random() * SEEDS) as u64, today());
    let Some(storage) = storage() else { return Kept { making, denied: true, ..Kept::default() } };
    for (next, line) in making.next.iter_mut().zip(read(&storage, NEXT).unwrap_or_default().lines()) {
        *next = line.parse().ok();
    }
    let mut kept = Kept { making, theme: read(&storage, THEME).and_then(|name| Theme::named(&name)), ..Kept::default() };
    kept.order = Order::read(&read(&storage, BOOK).unwrap_or_default());
    kept.settings = Settings::read(&read(&storage, SETTINGS).unwrap_or_default());
    for line in read(&storage, GAMES).unwrap_or_default().lines() {
        let text = line.parse().ok().and_then(|givens| read(&storage, &game_key(&givens)));
        match text.as_deref().map(save::load) {
            Some(Ok(game)) => kept.games.push(Rc::new(game)),
            Some(Err(SaveError::Later)) => kept.later += 1,
            Some(Err(SaveError::Foreign | SaveError::Line(_))) => kept.damaged += 1,
            None => {}
        }
    }
    kept
}

/// The game whose journal we wrote last, and that is the first of the list: nobody else writes it until another tab has it open,
/// or is looked at.
pub(super) type Written = Rc<Cell<Option<Grid>>>;

/// Keeps every move before it is seen. A game that another tab has open is its affair.
pub(super) fn kept(play: &Play, written: &Written, onaction: &Callback<Action>) -> Effect {
    let (written, onaction) = (Rc::clone(written), onaction.clone());
    effect((Rc::clone(&play.game), play.elsewhere, play.away), move |(game, elsewhere, away), before| {
        if *elsewhere {
            written.set(None);
        }
        // A game that was just opened is kept already, and perhaps open elsewhere.
        let Some((before, ..)) = before.filter(|(before, ..)| before.givens() == game.givens()) else { return };
        // Between moves only the time changes: it is kept now and then, and when the page goes out of sight.
        let is_at_rest = before.is_as_far_as(game) && game.seconds % 10 != 0 && !away;
        if game.moves().is_empty() || *elsewhere || is_at_rest {
            return;
        }
        if keep_game(game, &written).is_none() {
            onaction.emit(Action::StorageDenied);
        }
        if *away {
            written.set(None);
        }
    })
}

/// Keeps the puzzles that were made ahead, and what the book is made from.
pub(super) fn made(next: [Option<Grid>; 5], order: Order) -> Effect {
    effect((next, order), |(next, order), _| {
        let line = |givens: &Option<Grid>| givens.map_or(String::new(), |givens| givens.to_string()) + "\n";
        // What can't be kept is made anew.
        if let Some(storage) = storage() {
            let _ = storage.set_item(NEXT, &joined(next.iter().map(line), ""));
            let _ = storage.set_item(BOOK, &order.text());
        }
    })
}

/// Keeps the game, and that it was played last. A game of a later version is left as it is.
fn keep_game(game: &Game, written: &Written) -> Option<()> {
    let storage = storage()?;
    let (givens, key) = (Some(*game.givens()), game_key(game.givens()));
    let is_own = written.get() == givens;
    if !is_own && read(&storage, &key).as_deref().map(save::load) == Some(Err(SaveError::Later)) {
        return Some(());
    }
    storage.set_item(&key, &save::save(game)).ok()?;
    if !is_own {
        list(&storage, game.givens(), true)?;
        written.set(givens);
    }
    Some(())
}

/// Takes the journal of a game away: it lies on the shelf, or was thrown away.
pub(super) fn forget_journal(givens: &Grid) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&game_key(givens)); // what stays is read as it is
        let _ = list(&storage, givens, false);
    }
}

/// Puts a game first in the list of journals, or takes it out.
fn list(storage: &Storage, givens: &Grid, first: bool) -> Option<()> {
    let own = givens.to_string();
    let before = read(storage, GAMES).unwrap_or_default();
    if first && before.lines().next() == Some(own.as_str()) {
        return Some(());
    }
    let others = before.lines().filter(|line| *line != own);
    let games = joined(first.then_some(own.as_str()).into_iter().chain(others), "\n");
    storage.set_item(GAMES, &games).ok()
}

thread_local! {
    /// Asked for once: a browser takes its time to answer, and would at every key.
    static STORAGE: Option<Storage> = window().local_storage().ok().flatten();
}

/// The browser's storage, unless it is denied.
pub(super) fn storage() -> Option<Storage> {
    STORAGE.with(Clone::clone)
}

fn read(storage: &Storage, key: &str) -> Option<String> {
    storage.get_item(key).ok().flatten()
}
