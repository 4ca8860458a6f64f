//! The spoken form of changes that are else only seen: a position of a lesson, the mode of entry, highlighted digits, colours and
//! lines.

use super::State;
use crate::{action::Mode, session::Pending, text};
use nonet_core::board::{Candidate, Cell, CellSet, Digit};
use nonet_protocol::Room;

/// Returns the words about the change from one state to the next. None if nothing of this kind changed.
pub(super) fn announcement(before: &State, now: &State) -> Option<String> {
    let (was, is) = (&before.session.board, &now.session.board);
    let opened = exercise(before, now);
    if opened.is_some() {
        return opened;
    }
    if before.session.room != now.session.room {
        return Some(String::new());
    }
    let in_play = now.session.room == Room::Play;
    if in_play && before.play.game.givens() != now.play.game.givens() {
        return None;
    }
    let lit = || (was.lit != is.lit).then(|| text::highlighted(is.lit));
    // In Play the status of the game asks, and nothing is announced beside it.
    let question = if in_play { String::new() } else { text::HIGHLIGHT_WHICH.say() };
    let asks = was.pending != is.pending && is.pending == Pending::Light;
    let of_play = |words: fn(&State, &State) -> Option<String>| in_play.then(|| words(before, now)).flatten();
    of_play(mode)
        .or_else(lit)
        .or_else(|| asks.then_some(question))
        .or_else(|| of_play(pen))
        .or_else(|| of_play(colours))
        .or_else(|| of_play(lines))
}

/// Returns the words about a position of a lesson that opens.
fn exercise(before: &State, now: &State) -> Option<String> {
    let (exercise, _) = now.solve.exercise().filter(|_| now.solve.is_exercise_open())?;
    let stood = before.solve.exercise().is_some_and(|(before, _)| before.is_same_position(exercise));
    (!stood).then(|| text::solve::example(&text::title(exercise.technique)))
}

fn mode(before: &State, now: &State) -> Option<String> {
    let modes = Mode::all(now.session.settings.notes);
    let (name, _) = modes.iter().find(|(_, mode)| *mode == now.play.mode)?;
    (before.play.mode != now.play.mode).then(|| text::mode(*name))
}

fn pen(before: &State, now: &State) -> Option<String> {
    let start = |state: &State| state.play.pen.map(|pen| pen.from);
    let from = start(now).filter(|from| start(before) != Some(*from))?;
    Some(text::line_from(from, now.session.notation()))
}

fn colours(before: &State, now: &State) -> Option<String> {
    let (was, is) = (before.play.game.standing(), now.play.game.standing());
    let cells: CellSet = Cell::all().filter(|cell| was.colours()[*cell] != is.colours()[*cell]).collect();
    if let Some(first) = cells.first() {
        return Some(text::coloured(cells, is.colours()[first], now.session.notation()));
    }
    let all = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| Candidate { cell, digit }));
    let tint = |it: &Candidate| is.tint(it.cell, it.digit);
    let changed: Vec<Candidate> = all.filter(|it| was.tint(it.cell, it.digit) != tint(it)).collect();
    let first = changed.first()?;
    Some(text::tinted(*first, changed.len(), tint(first), now.session.notation()))
}

fn lines(before: &State, now: &State) -> Option<String> {
    let (was, is) = (before.play.game.standing().lines(), now.play.game.standing().lines());
    if was == is {
        return None;
    }
    let new = is.iter().find(|line| !was.contains(line));
    Some(new.map_or_else(|| text::LINE_GONE.say(), |line| text::line(line.ends(), line.is_weak(), now.session.notation())))
}
