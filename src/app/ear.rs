//! The spoken form of changes that are else only seen: the mode of entry, highlighted digits, colours and lines.

use super::State;
use crate::{action::Mode, session::Pending, text::en};
use nonet_core::board::{Candidate, Cell, CellSet, Digit};
use nonet_formats::Room;

/// Returns the words about the change from one state to the next. None if nothing of this kind changed.
pub(super) fn heard(before: &State, now: &State) -> Option<String> {
    let (was, is) = (&before.session.board, &now.session.board);
    if before.session.room != now.session.room {
        return Some(String::new());
    }
    if was.lit != is.lit {
        return Some(en::highlighted(is.lit));
    }
    if was.pending != is.pending && is.pending == Pending::Light {
        return Some(en::HIGHLIGHT_WHICH.to_owned());
    }
    if now.session.room != Room::Play || before.play.game.givens() != now.play.game.givens() {
        return None;
    }
    mode(before, now).or_else(|| pen(before, now)).or_else(|| colours(before, now)).or_else(|| lines(before, now))
}

fn mode(before: &State, now: &State) -> Option<String> {
    let modes = Mode::all(now.session.settings.notes);
    let (name, _) = modes.iter().find(|(_, mode)| *mode == now.play.mode)?;
    (before.play.mode != now.play.mode).then(|| en::mode(name))
}

fn pen(before: &State, now: &State) -> Option<String> {
    let start = |state: &State| state.play.pen.map(|pen| pen.from);
    let from = start(now).filter(|from| start(before) != Some(*from))?;
    Some(en::line_from(from, now.notation()))
}

fn colours(before: &State, now: &State) -> Option<String> {
    let (was, is) = (before.play.game.standing(), now.play.game.standing());
    let cells: CellSet = Cell::all().filter(|cell| was.colours()[*cell] != is.colours()[*cell]).collect();
    if let Some(first) = cells.first() {
        return Some(en::coloured(cells, is.colours()[first], now.notation()));
    }
    let all = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| Candidate { cell, digit }));
    let tint = |it: &Candidate| is.tint(it.cell, it.digit);
    let changed: Vec<Candidate> = all.filter(|it| was.tint(it.cell, it.digit) != tint(it)).collect();
    let first = changed.first()?;
    Some(en::tinted(*first, changed.len(), tint(first), now.notation()))
}

fn lines(before: &State, now: &State) -> Option<String> {
    let (was, is) = (before.play.game.standing().lines(), now.play.game.standing().lines());
    if was == is {
        return None;
    }
    let new = is.iter().find(|line| !was.contains(line));
    Some(new.map_or_else(|| en::LINE_GONE.to_owned(), |line| en::line(line.ends(), line.is_weak(), now.notation())))
}
