//! Everything that is kept as one readable file, and back.
//!
//! ```text
//! nonet backup 1
//! checking 1
//! ..
//!
//! nonet 1
//! givens ..
//! ```
//!
//! First the settings, then the games as [`save`] writes them, each after an empty line.

use super::{Errand, Play, Settings, State};
use crate::{
    game::{
        Game,
        save::{self, SaveError},
    },
    text::en,
};
use std::rc::Rc;

const HEAD: &str = "nonet backup 1";

impl State {
    /// Offers everything as a file.
    pub(super) fn backup(&mut self) {
        let games = std::iter::once(&self.play.game).filter(|game| !game.moves().is_empty()).chain(&self.play.kept);
        let mut text = format!("{HEAD}\n{}", self.settings.text());
        for game in games {
            text += "\n";
            text += &save::save(game);
        }
        self.run(Errand::Download { name: "nonet-games.txt", media: "text/plain", text });
    }

    /// Takes a backup, or a single game, if `text` is one. Says so, and whether it was.
    pub(super) fn restore(&mut self, text: &str) -> bool {
        if !text.starts_with("nonet ") {
            return false;
        }
        let mut blocks = text.split("\n\n").peekable();
        if let Some(head) = blocks.next_if(|block| block.starts_with(HEAD)) {
            self.settings = Settings::read(head);
        }
        let (mut taken, mut refused, mut later) = (0, 0, 0);
        for block in blocks.filter(|block| !block.trim().is_empty()) {
            match save::load(block.trim_end()) {
                Ok(game) => {
                    self.take_game(game);
                    taken += 1;
                }
                Err(SaveError::Later) => later += 1,
                Err(SaveError::Foreign | SaveError::Line(_)) => refused += 1,
            }
        }
        match refused + later {
            0 => self.say(en::restored(taken), Vec::new()),
            _ => self.say_fault(en::restored_in_part(taken, refused, later)),
        }
        true
    }

    /// Puts a game among those that are kept; of two games of the same puzzle, the one in which more was done stays.
    fn take_game(&mut self, game: Game) {
        if self.play.game.givens() == game.givens() {
            if game.moves().len() > self.play.game.moves().len() {
                let kept = std::mem::take(&mut self.play.kept);
                self.play = Play { away: self.play.away, ..Play::new(Rc::new(game), kept) };
            }
            return;
        }
        match self.play.kept.iter_mut().find(|known| known.givens() == game.givens()) {
            None => self.play.kept.push(Rc::new(game)),
            Some(known) if game.moves().len() > known.moves().len() => *known = Rc::new(game),
            Some(_) => {}
        }
    }
}
