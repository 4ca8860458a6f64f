//! What came of the games that were finished, level by level.

use super::Game;
use nonet_core::Level;

/// The finished games of a level.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// The seconds that each took, in the order in which they were finished as far as that is known.
    pub times: Vec<u32>,
    /// How many hints were taken in all of them.
    pub hints: usize,
}

impl Results {
    /// The results of the finished ones of these games.
    #[must_use]
    pub fn of<'a>(level: Level, games: impl Iterator<Item = &'a Game>) -> Results {
        let is_meant = |game: &&Game| game.level == Some(level) && game.is_solved();
        games.filter(is_meant).fold(Results::default(), |mut all, game| {
            all.times.push(game.seconds);
            all.hints += game.hint_count();
            all
        })
    }

    /// The least time.
    #[must_use]
    pub fn best(&self) -> Option<u32> {
        self.times.iter().min().copied()
    }

    /// The time in the middle: as many games took longer as took less. Of two in the middle it is the mean, rounded down.
    #[must_use]
    pub fn median(&self) -> Option<u32> {
        let mut sorted = self.times.clone();
        sorted.sort_unstable();
        let (low, high) = (sorted.get(sorted.len().saturating_sub(1) / 2)?, sorted.get(sorted.len() / 2)?);
        Some(low.midpoint(*high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Move;
    use nonet_core::board::Cell;

    const SOLVED: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";

    /// A game of this level that is finished by its one move.
    fn finished(level: Level, seconds: u32) -> Game {
        let solution: nonet_core::board::Grid = SOLVED.parse().unwrap();
        let last = Cell::FIRST;
        let mut game = Game::new(solution.within(!nonet_core::board::CellSet::of(last)));
        game.play(Move::Set(last.into(), solution[last].unwrap()));
        (game.level, game.seconds, game.hints) = (Some(level), seconds, [1, 0, 0, 0, 1]);
        game
    }

    #[test]
    fn finished_games_count_by_level() {
        let mut begun = finished(Level::Hard, 1);
        begun.undo();
        let games =
            [finished(Level::Hard, 90), finished(Level::Easy, 30), finished(Level::Hard, 60), begun, finished(Level::Hard, 70)];
        let hard = Results::of(Level::Hard, games.iter());
        assert_eq!((hard.times.as_slice(), hard.hints), (&[90, 60, 70][..], 6));
        assert_eq!((hard.best(), hard.median()), (Some(60), Some(70)));
        let none = Results::of(Level::Extreme, games.iter());
        assert_eq!((none.best(), none.median()), (None, None));
        assert_eq!(Results { times: vec![10, 41], hints: 0 }.median(), Some(25));
    }
}
