//! The moves of a game, in runs that copies of the game share: to make a move, to take one back and to copy a game cost the same after
//! five moves and after five thousand.

use super::{Move, Standing, save};
use nonet_core::board::Grid;
use std::{cell::OnceCell, rc::Rc};

/// The number of moves in a full run.
const RUN: usize = 64;

/// A move, and when it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The move.
    pub what: Move,
    /// The time at which it was made, in seconds of the game.
    pub at: u32,
}

/// The moves of a game in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    full: Rc<Vec<Rc<Run>>>, // Invariant: each has RUN moves.
    last: Rc<Run>,          // Invariant: it has fewer.
}

/// Some moves that follow one another, and what is needed to know what stood between them.
#[derive(Clone, Debug, Default)]
struct Run {
    before: Rc<Place>,
    moves: Vec<Made>,
    backs: Vec<(usize, Rc<Place>)>, // the place after each `Move::Back`, with its number in the run
    text: OnceCell<String>,         // the moves as a save has them, once a full run was written
}

/// The standing after some moves, and the open guesses: the number of moves after which each began, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Place {
    pub(super) standing: Standing,
    pub(super) guesses: Vec<usize>,
}

impl Place {
    /// The place after the move with this number, which is no [`Move::Back`].
    pub(super) fn after(&self, givens: &Grid, number: usize, what: &Move) -> Place {
        count_visit();
        let mut guesses = self.guesses.clone();
        match what {
            Move::Guess => guesses.push(number),
            Move::Keep => drop(guesses.pop()),
            _ => {}
        }
        Place { standing: self.standing.after(givens, what), guesses }
    }
}

/// The rest follows from the moves.
impl PartialEq for Run {
    fn eq(&self, other: &Run) -> bool {
        self.moves == other.moves
    }
}

/// `Rc`s of what is `Eq` compare by their pointers first: so histories with the same beginning do.
impl Eq for Run {}

impl Run {
    fn new(before: Place) -> Run {
        Run { before: Rc::new(before), moves: Vec::new(), backs: Vec::new(), text: OnceCell::new() }
    }

    /// The place after the first `count` moves. `first` is the number of the run's first move in the game.
    fn place_after(&self, givens: &Grid, first: usize, count: usize) -> Place {
        let back = self.backs.iter().rev().find(|(at, _)| *at < count);
        let (from, place) = back.map_or((0, &self.before), |(at, place)| (at + 1, place));
        let mut place = Place::clone(place);
        for (made, number) in self.moves.iter().take(count).zip(first..).skip(from) {
            place = place.after(givens, number, &made.what);
        }
        place
    }

    fn push(&mut self, made: Made, after: &Place) {
        if matches!(made.what, Move::Back(_)) {
            self.backs.push((self.moves.len(), Rc::new(after.clone())));
        }
        self.moves.push(made);
    }

    fn truncate(&mut self, count: usize) {
        self.moves.truncate(count);
        self.backs.retain(|(at, _)| *at < count);
        self.text = OnceCell::new();
    }

    fn write(&self, text: &mut String, from: usize) {
        for made in self.moves.iter().skip(from) {
            count_visit();
            save::write_made(text, made);
        }
    }

    fn text(&self) -> &str {
        self.text.get_or_init(|| {
            let mut text = String::new();
            self.write(&mut text, 0);
            text
        })
    }
}

impl Moves {
    /// The number of moves.
    #[must_use]
    pub fn len(&self) -> usize {
        self.full.len() * RUN + self.last.moves.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move with this number, from 0.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<&Made> {
        count_visit();
        self.run(number / RUN)?.moves.get(number % RUN)
    }

    /// All moves.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Made> {
        self.runs().flat_map(|run| &run.moves).inspect(|_| count_visit())
    }

    /// The number of first moves that are the same as in `other`, as far as that can be seen without comparing long histories: where
    /// both come from the same game, all of them are found.
    #[must_use]
    pub fn shared_with(&self, other: &Moves) -> usize {
        let both = self.full.len().min(other.full.len());
        // Runs are shared from the beginning, so the last run that is shared tells that all before it are, too.
        let shared = (0..both).rev().find(|number| Rc::ptr_eq(&self.full[*number], &other.full[*number])).map_or(0, |it| it + 1);
        let (mine, theirs) = (self.run(shared), other.run(shared));
        let rest = mine.zip(theirs).map_or(0, |(mine, theirs)| {
            let pairs = mine.moves.iter().zip(&theirs.moves);
            pairs.take_while(|(mine, theirs)| mine == theirs).count()
        });
        shared * RUN + rest
    }

    /// Whether they begin with all those of `first`.
    #[must_use]
    pub fn starts_with(&self, first: &Moves) -> bool {
        let full = self.full.get(..first.full.len());
        let rest = || self.run(first.full.len()).is_some_and(|run| run.moves.starts_with(&first.last.moves));
        full.is_some_and(|full| *full == **first.full) && (first.last.moves.is_empty() || rest())
    }

    /// Writes those from this number on as lines of a save. Full runs are written once, and copied then.
    pub(super) fn write(&self, text: &mut String, from: usize) {
        for (run, first) in self.runs().zip((0..).step_by(RUN)).skip(from / RUN) {
            match from.saturating_sub(first) {
                0 if run.moves.len() == RUN => *text += run.text(),
                skipped => run.write(text, skipped),
            }
        }
    }

    /// Adds a move, after which this stands.
    pub(super) fn push(&mut self, made: Made, after: &Place) {
        let last = Rc::make_mut(&mut self.last);
        last.push(made, after);
        if last.moves.len() == RUN {
            let full = std::mem::replace(&mut self.last, Rc::new(Run::new(after.clone())));
            Rc::make_mut(&mut self.full).push(full);
        }
    }

    /// Forgets all but the first moves.
    pub(super) fn truncate(&mut self, count: usize) {
        if count >= self.len() {
            return;
        }
        if count / RUN < self.full.len() {
            self.last = Rc::clone(&self.full[count / RUN]);
            Rc::make_mut(&mut self.full).truncate(count / RUN);
        }
        Rc::make_mut(&mut self.last).truncate(count % RUN);
    }

    /// The place after the first `count` moves.
    pub(super) fn place_after(&self, givens: &Grid, count: usize) -> Place {
        let count = count.min(self.len());
        let first = count / RUN;
        self.run(first).map_or_else(Place::default, |run| run.place_after(givens, first * RUN, count % RUN))
    }

    fn runs(&self) -> impl DoubleEndedIterator<Item = &Run> {
        self.full.iter().map(|run| &**run).chain(std::iter::once(&*self.last))
    }

    fn run(&self, number: usize) -> Option<&Run> {
        if number == self.full.len() { Some(&self.last) } else { self.full.get(number).map(|run| &**run) }
    }
}

/// A move was looked at, which tests count.
#[allow(clippy::missing_const_for_fn)] // where tests count, it can't be one
fn count_visit() {
    #[cfg(any(test, feature = "counting"))]
    visits::add();
}

/// The number of moves of games that were looked at: a test can rely on it where it can't rely on a clock.
#[cfg(any(test, feature = "counting"))]
pub mod visits {
    use std::cell::Cell;

    thread_local! {
        static VISITS: Cell<usize> = const { Cell::new(0) };
    }

    pub(super) fn add() {
        VISITS.set(VISITS.get() + 1);
    }

    /// The number of moves that were looked at in this thread since this function was called last.
    #[must_use]
    pub fn take() -> usize {
        VISITS.replace(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use nonet_core::board::{Cell, CellSet, Digit};

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    /// The most moves that are looked at for one: a run and those of the next, and the move itself.
    const BOUND: usize = 2 * RUN + 8;

    /// The move with this number: colours change at each, a guess begins now and then, and now and then all goes back a little or far.
    fn colour(number: usize) -> Move {
        let cell = CellSet::of(Cell::from_index(number % 81).unwrap());
        match number % 97 {
            0 if number > 0 => Move::Back(number / 2),
            50 => Move::Back(number - 3),
            60 => Move::Guess,
            70 => Move::Keep,
            _ => Move::Colour(cell, Digit::ALL[number / 81 % 9]),
        }
    }

    fn game(moves: usize) -> Game {
        let mut game = Game::new(LINE.parse().unwrap());
        for number in 0..moves {
            game.seconds = number as u32;
            assert!(game.play(colour(number)), "{number}");
        }
        game
    }

    #[test]
    fn no_move_looks_at_more_of_a_long_history_than_of_a_short_one() {
        let mut game = game(5_000);
        let count = |what: &str, done: bool| {
            let visits = visits::take();
            assert!(done && visits <= BOUND, "{what} looks at {visits} moves");
        };
        assert!(!save::save(&game).is_empty()); // runs that are full are written once
        let _ = visits::take();
        for round in 0..200 {
            count("a copy", game.clone() == game && game.clone().is_as_far_as(&game));
            let kept = game.clone();
            count("a move", game.play(colour(5_000 + round)));
            count("comparing", !game.is_as_far_as(&kept) && game.moves().starts_with(kept.moves()));
            count("how much is shared", game.moves().shared_with(kept.moves()) == kept.moves().len());
            count("writing", !save::save(&game).is_empty());
            count("the guess", game.guess().is_none_or(|began| began < game.made()));
            count("undo", game.undo());
            count("redo", game.redo());
        }
        for _ in 0..3_000 {
            count("undo far back", game.undo());
        }
        count("a move far back", game.play(colour(1)));
        count("writing far back", !save::save(&game).is_empty());
    }

    /// The answers that are known without going through all moves are those that going through all of them gives.
    #[test]
    fn what_stands_after_any_move_is_what_all_moves_before_it_lead_to() {
        let mut game = game(700);
        let moves: Vec<Made> = game.moves().iter().cloned().collect();
        assert_eq!(moves.len(), 700);
        for made in (0..=700).rev() {
            let read = Game::of_moves(*game.givens(), moves.clone(), made, Vec::new());
            assert_eq!((read.standing(), read.guess()), (game.standing(), game.guess()), "after {made}");
            let led = game.steps().fold(Standing::default(), |standing, (_, made, before)| {
                assert_eq!(before, standing);
                standing.after(game.givens(), &made.what)
            });
            assert_eq!(led, *game.standing(), "after {made}");
            assert_eq!(game.undo(), made > 0);
        }
    }

    #[test]
    fn histories_are_shared_until_they_differ() {
        let long = game(200);
        for undone in [0, 1, 30, 64, 65, 140] {
            let mut other = long.clone();
            (0..undone).for_each(|_| assert!(other.undo()));
            assert!(other.play(Move::Strike(Box::default())) || other.play(Move::Guess));
            assert_eq!(other.moves().shared_with(long.moves()), 200 - undone, "{undone}");
            assert_eq!(other.moves().len(), 201 - undone);
            assert_eq!(other.moves().starts_with(long.moves()), undone == 0);
            assert!(long.moves().starts_with(long.clone().moves()) && !long.moves().starts_with(other.moves()));
        }
        let apart = game(200);
        assert_eq!(apart.moves(), long.moves(), "they are equal without being shared");
        assert!(apart.moves().starts_with(long.moves()));
    }
}
