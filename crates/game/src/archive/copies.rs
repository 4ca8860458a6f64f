//! The copies of all games that a tab knows, and the figures about them together.

use super::{GameCopy, GameId};
use crate::{CountedDays, Daily, DayMark, Game, Results};
use jiff::civil::Date;
use nonet_techniques::Level;
use std::{cell::OnceCell, collections::BTreeMap, rc::Rc};

/// The copies by their ids. They are shared, since the page clones its state at every input: only what changes is copied. The copy that
/// changes at every move lies beside the others, so that a move copies none of them, and not the list of them either. The summary is kept
/// until something changes that it counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Copies {
    by_id: Rc<BTreeMap<GameId, Rc<GameCopy>>>,
    changing: Option<Changing>, // Invariant: `by_id` has its id, with an earlier copy.
    summary: Rc<OnceCell<Summary>>,
}

/// The copy that changed last.
#[derive(Clone, Debug)]
struct Changing {
    copy: Rc<GameCopy>,
    latest_other: Option<u64>, // the time at which the latest of the other games was played
}

/// The figures about all kept games together.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The results of the finished games of each level, the easiest level first.
    pub results: [Results; 5],
    /// The days that count for the streak. A deleted game counts until it is gone from the bin.
    pub days: CountedDays,
    /// The [finished](super::Archive::finished) games, the latest first, each with whether its puzzle was played before in another game.
    pub finished: Vec<(GameId, bool)>,
    /// The games that are begun and not finished, the latest first. Those in the bin are left out.
    pub begun: Vec<GameId>,
    /// The best mark of the games of each puzzle of a day. Those in the bin are left out.
    pub marks: BTreeMap<Daily, DayMark>,
}

/// The copies at a moment, to tell whether they are still the same.
#[derive(Clone, Debug)]
pub struct CopiesAt(Copies);

/// Equality is that of the shared lists, so that it is quick to tell. Of equal games that were copied meanwhile it holds that they changed.
impl PartialEq for CopiesAt {
    fn eq(&self, CopiesAt(other): &CopiesAt) -> bool {
        let changing = |copies: &Copies| copies.changing.as_ref().map(|changing| Rc::as_ptr(&changing.copy));
        Rc::ptr_eq(&self.0.by_id, &other.by_id) && changing(&self.0) == changing(other)
    }
}

impl PartialEq for Copies {
    fn eq(&self, other: &Copies) -> bool {
        self.iter().eq(other.iter()) // the summary follows from them
    }
}

impl Copies {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Rc<GameCopy>> {
        let changing = self.changing.as_ref().map(|changing| &changing.copy);
        self.by_id.values().map(move |copy| changing.filter(|changing| changing.id == copy.id).unwrap_or(copy))
    }

    pub(super) fn get(&self, id: GameId) -> Option<&Rc<GameCopy>> {
        let changing = self.changing.as_ref().map(|changing| &changing.copy);
        changing.filter(|copy| copy.id == id).or_else(|| self.by_id.get(&id))
    }

    pub(super) fn get_mut(&mut self, id: GameId) -> Option<&mut GameCopy> {
        self.summary = Rc::default();
        if self.changing.as_ref().is_none_or(|changing| changing.copy.id != id) {
            return self.settled().get_mut(&id).map(Rc::make_mut);
        }
        self.changing.as_mut().map(|changing| Rc::make_mut(&mut changing.copy))
    }

    /// Takes a copy. It replaces the one with its id.
    pub(super) fn insert(&mut self, copy: GameCopy) {
        self.summary = Rc::default();
        self.settled().insert(copy.id, Rc::new(copy));
    }

    pub(super) fn remove(&mut self, id: GameId) -> Option<GameCopy> {
        self.summary = Rc::default();
        self.settled().remove(&id).map(Rc::unwrap_or_clone)
    }

    /// Forgets the copies that are not wanted.
    pub(super) fn retain(&mut self, is_wanted: impl Fn(&GameCopy) -> bool) {
        if !self.iter().all(|copy| is_wanted(copy)) {
            self.summary = Rc::default();
            self.settled().retain(|_, copy| is_wanted(copy));
        }
    }

    /// Changes a copy as `change` does. The summary stays if it counts nothing of the change, which is so for nearly all moves of a game.
    pub(super) fn update(&mut self, id: GameId, change: impl FnOnce(&mut GameCopy)) {
        let Some(Changing { copy, latest_other }) = self.changing(id) else { return };
        let copy = Rc::make_mut(copy);
        let (before, played) = (Counted::of(copy), copy.played);
        change(copy);
        let is_latest = |played: u64| latest_other.is_none_or(|other| other < played);
        let keeps_order = copy.played == played || is_latest(played) && is_latest(copy.played);
        if !keeps_order || Counted::of(copy) != before {
            self.summary = Rc::default();
        }
    }

    /// The time at which the latest game was played. 0 if there is none.
    pub(super) fn latest_played(&self) -> u64 {
        match &self.changing {
            Some(Changing { copy, latest_other }) => copy.played.max(latest_other.unwrap_or(0)),
            None => self.iter().map(|copy| copy.played).max().unwrap_or(0),
        }
    }

    /// The figures about all copies, for which `summarize` is asked if they are not known.
    pub(super) fn summary(&self, summarize: impl FnOnce() -> Summary) -> &Summary {
        self.summary.get_or_init(summarize)
    }

    /// The copies as they are now.
    pub(super) fn at(&self) -> CopiesAt {
        CopiesAt(self.clone())
    }

    /// The copy with an id, laid beside the others.
    fn changing(&mut self, id: GameId) -> Option<&mut Changing> {
        if self.changing.as_ref().is_none_or(|changing| changing.copy.id != id) {
            let copy = Rc::clone(self.by_id.get(&id)?);
            let latest_other = self.iter().filter(|copy| copy.id != id).map(|copy| copy.played).max();
            if self.changing.is_some() {
                self.settled();
            }
            self.changing = Some(Changing { copy, latest_other });
        }
        self.changing.as_mut()
    }

    /// The list of all copies, with the one among them that changed last.
    fn settled(&mut self) -> &mut BTreeMap<GameId, Rc<GameCopy>> {
        let by_id = Rc::make_mut(&mut self.by_id);
        if let Some(Changing { copy, .. }) = self.changing.take() {
            by_id.insert(copy.id, copy);
        }
        by_id
    }
}

/// The properties of a copy that a summary counts, besides its place in the order in which the games were played.
#[derive(PartialEq)]
struct Counted {
    binned: bool,
    has_moves: bool,
    is_blank: bool,
    level: Option<Level>,
    daily: Option<Daily>,
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
            is_blank: copy.is_blank(),
            level: game.level,
            daily: game.daily,
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
        *archive.summary() == archive.summarize()
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
            assert!(Rc::ptr_eq(&before.copies.by_id, &archive.copies.by_id), "the list of all games is not copied");
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
