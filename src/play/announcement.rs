//! The spoken form of changes in a game that are else only seen: the mode of entry, highlighted digits, colours and lines.

use super::state::Play;
use crate::{action::Mode, room::Before, session::Session, text};
use nonet_core::board::{Candidate, Cell, CellSet, Digit};
use nonet_words::Notation;

impl Play {
    /// Returns the words about what changed in the open game. None if nothing of this kind changed, or if another game was opened.
    pub(super) fn change_in_words(&self, before: Before<'_, Play>, session: &Session) -> Option<String> {
        let (was, notation) = (before.room, session.notation());
        if was.game.givens() != self.game.givens() {
            return None;
        }
        self.mode_in_words(was, session)
            .or_else(|| session.board.highlighted_announcement(before.board))
            // The status of the game asks which digit is to be highlighted, and nothing is announced beside it.
            .or_else(|| session.board.highlighting_announcement(before.board).map(|_| String::new()))
            .or_else(|| self.line_end_in_words(was, notation))
            .or_else(|| self.colours_in_words(was, notation))
            .or_else(|| self.lines_in_words(was, notation))
    }

    fn mode_in_words(&self, before: &Play, session: &Session) -> Option<String> {
        let modes = Mode::all(session.settings.notes);
        let (name, _) = modes.iter().find(|(_, mode)| *mode == self.mode)?;
        (before.mode != self.mode).then(|| text::mode(*name))
    }

    fn line_end_in_words(&self, before: &Play, notation: Notation) -> Option<String> {
        let start = |play: &Play| play.pen.map(|pen| pen.from);
        let from = start(self).filter(|from| start(before) != Some(*from))?;
        Some(text::line_from(from, notation))
    }

    fn colours_in_words(&self, before: &Play, notation: Notation) -> Option<String> {
        let (was, is) = (before.game.standing(), self.game.standing());
        let cells: CellSet = Cell::all().filter(|cell| was.colours()[*cell] != is.colours()[*cell]).collect();
        if let Some(first) = cells.first() {
            return Some(text::coloured(cells, is.colours()[first], notation));
        }
        let all = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| Candidate { cell, digit }));
        let tint = |it: &Candidate| is.tint(it.cell, it.digit);
        let changed: Vec<Candidate> = all.filter(|it| was.tint(it.cell, it.digit) != tint(it)).collect();
        let first = changed.first()?;
        Some(text::tinted(*first, changed.len(), tint(first), notation))
    }

    fn lines_in_words(&self, before: &Play, notation: Notation) -> Option<String> {
        let (was, is) = (before.game.standing().lines(), self.game.standing().lines());
        if was == is {
            return None;
        }
        let new = is.iter().find(|line| !was.contains(line));
        Some(new.map_or_else(|| text::LINE_GONE.say(), |line| text::line(line.ends(), line.is_weak(), notation)))
    }
}
