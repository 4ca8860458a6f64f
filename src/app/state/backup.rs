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
        let (mut taken, mut refused, mut later) = (0, 0, 0);
        let mut block = String::new();
        // An empty line ends a block, and so does the end.
        for line in text.lines().chain([""]) {
            if !line.is_empty() {
                block += line;
                block.push('\n');
                continue;
            }
            let block = std::mem::take(&mut block);
            if block.starts_with(HEAD) {
                self.settings = Settings::read(&block);
            } else if !block.is_empty() {
                match save::load(block.trim_end()) {
                    Ok(game) => {
                        self.take_game(game);
                        taken += 1;
                    }
                    Err(SaveError::Later) => later += 1,
                    Err(SaveError::Foreign | SaveError::Line(_)) => refused += 1,
                }
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
            if is_further(&game, &self.play.game) {
                self.replace_game(game);
            }
            return;
        }
        match self.play.kept.iter_mut().find(|known| known.givens() == game.givens()) {
            None => self.play.kept.push(Rc::new(game)),
            Some(known) if is_further(&game, known) => *known = Rc::new(game),
            Some(_) => {}
        }
    }
    /// Goes on with the game as another tab left it.
    pub(super) fn take_over(&mut self, text: &str) {
        if let Ok(game) = save::load(text)
            && game.givens() == self.play.game.givens()
        {
            self.replace_game(game);
        }
    }

    fn replace_game(&mut self, game: Game) {
        let kept = std::mem::take(&mut self.play.kept);
        self.play = Play { away: self.play.away, steals: self.play.steals, ..Play::new(Rc::new(game), kept) };
    }

    /// Takes what lay on the shelf. Of a game that is known already, the shelf has an earlier copy.
    pub(super) fn take_shelf(&mut self, games: Vec<Rc<Game>>, later: usize, damaged: usize) {
        for game in games {
            let known = |other: &Rc<Game>| other.givens() == game.givens();
            if !known(&self.play.game) && !self.play.kept.iter().any(known) {
                self.play.kept.push(game);
            }
        }
        self.say_unread(later, damaged);
    }
}

/// Whether more was done in the first of two games of one puzzle.
fn is_further(one: &Game, other: &Game) -> bool {
    (one.seconds, one.moves().len()) > (other.seconds, other.moves().len())
}
