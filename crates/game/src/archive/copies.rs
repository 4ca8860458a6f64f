//! The copies of all games that a tab knows, and the figures about them together.

use super::{GameCopy, GameId};
use crate::{CountedDays, Game, Results};
use jiff::civil::Date;
use nonet_techniques::Level;
use std::{
    cell::OnceCell,
    collections::{BTreeMap, btree_map::Values},
    rc::Rc,
};

/// The copies by their ids. They are shared, since the page clones its state at every input: only what changes is copied. The summary is
/// kept until something changes that it counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Copies {
    by_id: Rc<BTreeMap<GameId, Rc<GameCopy>>>,
    summary: Rc<OnceCell<Summary>>,
}

/// The figures about all kept games together.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The results of the finished games of each level, the easiest level first.
    pub results: [Results; 5],
    /// The days that count for the streak. A deleted game counts until it is gone from the bin.
    pub days: CountedDays,
}

impl PartialEq for Copies {
    fn eq(&self, other: &Copies) -> bool {
        self.by_id == other.by_id // the summary follows from them
    }
}

impl Copies {
    pub(super) fn iter(&self) -> Values<'_, GameId, Rc<GameCopy>> {
        self.by_id.values()
    }

    pub(super) fn get(&self, id: GameId) -> Option<&GameCopy> {
        self.by_id.get(&id).map(|copy| &**copy)
    }

    pub(super) fn get_mut(&mut self, id: GameId) -> Option<&mut GameCopy> {
        self.summary = Rc::default();
        Rc::make_mut(&mut self.by_id).get_mut(&id).map(Rc::make_mut)
    }

    /// Takes a copy. It replaces the one with its id.
    pub(super) fn insert(&mut self, copy: GameCopy) {
        self.summary = Rc::default();
        Rc::make_mut(&mut self.by_id).insert(copy.id, Rc::new(copy));
    }

    pub(super) fn remove(&mut self, id: GameId) -> Option<GameCopy> {
        self.summary = Rc::default();
        Rc::make_mut(&mut self.by_id).remove(&id).map(Rc::unwrap_or_clone)
    }

    /// Forgets the copies that are not wanted.
    pub(super) fn retain(&mut self, is_wanted: impl Fn(&GameCopy) -> bool) {
        if !self.iter().all(|copy| is_wanted(copy)) {
            self.summary = Rc::default();
            Rc::make_mut(&mut self.by_id).retain(|_, copy| is_wanted(copy));
        }
    }

    /// Changes a copy as `change` does. The summary stays if it counts nothing of the change, which is so for nearly all moves of a game.
    pub(super) fn update(&mut self, id: GameId, change: impl FnOnce(&mut GameCopy)) {
        let latest_other = self.iter().filter(|copy| copy.id != id).map(|copy| copy.played).max();
        let Some(copy) = Rc::make_mut(&mut self.by_id).get_mut(&id).map(Rc::make_mut) else { return };
        let (before, played) = (Counted::of(copy), copy.played);
        change(copy);
        let is_latest = |played: u64| latest_other.is_none_or(|other| other < played);
        let keeps_order = copy.played == played || is_latest(played) && is_latest(copy.played);
        if !keeps_order || Counted::of(copy) != before {
            self.summary = Rc::default();
        }
    }

    /// The figures about all copies, for which `summarize` is asked if they are not known.
    pub(super) fn summary(&self, summarize: impl FnOnce() -> Summary) -> &Summary {
        self.summary.get_or_init(summarize)
    }
}

/// What a summary counts of a copy, besides its place in the order in which the games were played.
#[derive(PartialEq)]
struct Counted {
    binned: bool,
    has_moves: bool,
    level: Option<Level>,
    begun: Option<Date>,
    finished: Option<Date>,
    result: Option<(u32, usize, usize)>, // the seconds, hints and cells of a finished game
}

impl Counted {
    fn of(copy: &GameCopy) -> Counted {
        let game: &Game = &copy.game;
        Counted {
            binned: copy.binned.is_some(),
            has_moves: !game.moves().is_empty(),
            level: game.level,
            begun: game.begun,
            finished: game.finished,
            result: game.is_solved().then(|| (game.seconds, game.hint_count(), game.cells_to_fill())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Move, archive::Archive};
    use jiff::civil::date;
    use nonet_core::board::{CellSet, Grid};
    use proptest::prelude::*;
    use std::ptr;

    const SOLVED: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";

    /// A game of a puzzle with so many empty cells that its time is compared with others. Two numbers have the same puzzle.
    fn game(number: usize) -> Game {
        let solution: Grid = SOLVED.parse().unwrap();
        let empty: CellSet = CellSet::ALL.iter().take(30 + number / 2).collect();
        let mut game = Game::new(solution.within(!empty));
        game.level = Level::ALL.get(number % 6).copied();
        game
    }

    /// The open game after the next twelve right digits. The last digit finishes the game.
    fn played(game: &Game, day: i8) -> Game {
        let (mut game, solution) = (game.clone(), SOLVED.parse::<Grid>().unwrap());
        game.seconds += 7;
        game.begun.get_or_insert(date(2026, 11, day));
        for cell in game.grid().empty_cells().iter().take(12) {
            game.play(Move::Set(cell.into(), solution[cell].unwrap()));
        }
        if game.is_solved() {
            game.finished.get_or_insert(date(2026, 11, day));
        }
        game
    }

    fn is_true(archive: &Archive) -> bool {
        let finished = archive.results();
        let results = Level::ALL.map(|level| Results::of(level, finished.iter().rev()));
        let days = CountedDays::of(archive.copies().map(|copy| &*copy.game));
        *archive.summary() == Summary { results, days }
    }

    proptest! {
        #[test]
        fn a_summary_is_that_of_the_copies_at_any_time(acts in proptest::collection::vec((0..9_u8, 0..8_usize, 1..28_i8), 1..60)) {
            let mut archive = Archive::default();
            archive.begin(Rc::new(game(0)));
            for (act, number, day) in acts {
                let open = archive.open_copy().map(|copy| Rc::clone(&copy.game)).unwrap();
                let other = archive.copies().nth(number).map(|copy| copy.id);
                match (act, other) {
                    (0, _) => _ = archive.begin(Rc::new(game(number))),
                    (1, Some(id)) => drop(archive.open(id)),
                    (2, _) => {
                        let mut undone = Game::clone(&open);
                        undone.undo();
                        archive.show(&Rc::new(undone));
                    }
                    (3, Some(id)) if id != archive.open_id() => archive.put_in_bin(id, true),
                    (4, _) => {
                        archive.at(1_000 * day as u64);
                        archive.flush(true);
                    }
                    (5, _) => {
                        let mut hinted = Game::clone(&open);
                        hinted.hints[0] += 1;
                        archive.show(&Rc::new(hinted));
                    }
                    _ => archive.show(&Rc::new(played(&open, day))),
                }
                prop_assert!(is_true(&archive), "after {:?}", (act, number, day));
            }
        }
    }

    #[test]
    fn a_move_of_an_unfinished_game_leaves_the_summary_as_it_is() {
        let mut archive = Archive::default();
        archive.begin(Rc::new(game(10)));
        let mut shown = game(10);
        for move_number in 1..=2 {
            shown = played(&shown, 5);
            let before = archive.clone();
            archive.show(&Rc::new(shown.clone()));
            let stays = ptr::eq(before.summary(), archive.summary());
            assert_eq!(stays, move_number > 1, "the first digits begin the game, others do not");
        }
        let solution: Grid = SOLVED.parse().unwrap();
        for cell in shown.grid().empty_cells() {
            shown.play(Move::Set(cell.into(), solution[cell].unwrap()));
        }
        let before = archive.clone();
        archive.show(&Rc::new(shown));
        assert_ne!(before.summary(), archive.summary(), "a game is finished");
    }
}
