//! One game: its givens, the moves that were made, and what stands after them.
//!
//! Nothing is ever lost: to go back to a save point, to before a mistake or to before a guess is a move of its own,
//! [`Move::Back`], which can be undone like any other.

use super::{DayMark, Made, Move, Moves, Standing, made::Place};
use jiff::{ToSpan, civil::Date};
use nonet_core::board::{Candidates, Cell, CellSet, Grid};
use nonet_techniques::{Level, TechniqueSet};

/// A game. Its givens never change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    givens: Grid,
    moves: Moves,
    made: usize,            // Invariant: at most the number of moves; those after it were taken back.
    now: Place,             // Invariant: what stands after the moves that count.
    points: Vec<SavePoint>, // Invariant: each after as many moves as there are, or fewer.
    /// The level of the puzzle, if it is known.
    pub level: Option<Level>,
    /// Seconds that were spent on it.
    pub seconds: u32,
    /// The number of hints that were asked for, by the stage that they came to.
    pub hints: [u16; 5],
    /// The techniques whose steps hints showed, up to any stage.
    pub hinted: TechniqueSet,
    /// The cell that is selected, to be found there again.
    pub cursor: Cell,
    /// The puzzle of a day that it is a game of, if it is one.
    pub daily: Option<Daily>,
    /// The player's own date on which it was begun, if that was noted.
    pub begun: Option<Date>,
    /// The player's own date on which it was finished for the first time, if that was noted.
    pub finished: Option<Date>,
}

/// The puzzle of a day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Daily {
    /// The day.
    pub day: Date,
    /// The level that was asked for: a day has a puzzle of each.
    pub level: Level,
}

/// A place in a game that can be gone back to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavePoint {
    /// The name that the player gave it: one line.
    pub name: String,
    /// The number of moves after which it was set.
    pub made: usize,
}

impl Game {
    /// A game that begins.
    #[must_use]
    pub fn new(givens: Grid) -> Game {
        Game::of_moves(givens, Vec::new(), 0, Vec::new())
    }

    /// A game in which these moves were made, the last of them perhaps taken back: `made` says how many count.
    #[must_use]
    pub fn of_moves(givens: Grid, moves: Vec<Made>, made: usize, points: Vec<SavePoint>) -> Game {
        let (made, all) = (made.min(moves.len()), moves.len());
        let mut game = Game {
            givens,
            moves: Moves::default(),
            made: 0,
            now: Place::default(),
            points: points.into_iter().filter(|point| point.made <= all).collect(),
            level: None,
            seconds: 0,
            hints: [0; 5],
            hinted: TechniqueSet::EMPTY,
            cursor: Cell::FIRST,
            daily: None,
            begun: None,
            finished: None,
        };
        for made in moves {
            game.add(made);
        }
        (game.made, game.now) = (made, game.moves.place_after(&givens, made));
        game
    }

    /// Makes a move without asking whether it changes anything.
    fn add(&mut self, made: Made) {
        self.now = self.after(&made.what);
        self.moves.push(made, &self.now);
        self.made += 1;
    }

    /// The standing after this move.
    fn after(&self, what: &Move) -> Place {
        match what {
            Move::Back(to) => self.moves.place_after(&self.givens, (*to).min(self.made)),
            _ => self.now.after(&self.givens, self.made, what),
        }
    }

    /// The puzzle's digits.
    #[must_use]
    pub const fn givens(&self) -> &Grid {
        &self.givens
    }

    /// All moves, those that were taken back too.
    #[must_use]
    pub const fn moves(&self) -> &Moves {
        &self.moves
    }

    /// The number of moves that count: those after them were taken back.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// The digits, notes and drawings beside the givens.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.now.standing
    }

    /// The save points, the first one first.
    #[must_use]
    pub fn points(&self) -> &[SavePoint] {
        &self.points
    }

    /// All digits that stand.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.standing().over(&self.givens)
    }

    /// The digits that stand, and what they allow in the empty cells but what was ruled out ([`RuledOut`](super::RuledOut)).
    #[must_use]
    pub fn position(&self) -> Candidates {
        let mut position = Candidates::with_givens(&self.grid(), self.givens.filled_cells());
        position.eliminate(&self.standing().ruled_out().struck);
        position
    }

    /// Whether every cell is filled and no house holds a digit twice.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.grid().is_solved()
    }

    /// The number of hints that were asked for.
    #[must_use]
    pub fn hint_count(&self) -> usize {
        self.hints.iter().map(|count| usize::from(*count)).sum()
    }

    /// The day whose puzzle was finished in time: on its own date, or on the date after if it was begun on its own, as one that is
    /// played over midnight is.
    #[must_use]
    pub fn day_in_time(&self) -> Option<Date> {
        let day = self.daily?.day;
        let is_over_midnight = self.begun == Some(day) && self.finished == Some(day.saturating_add(1.day()));
        ((self.finished == Some(day) || is_over_midnight) && self.is_solved()).then_some(day)
    }

    /// The mark that the game gives its puzzle as a puzzle of a day: how far it was solved.
    #[must_use]
    pub fn day_mark(&self) -> DayMark {
        match (self.day_in_time(), self.is_solved()) {
            (Some(_), _) => DayMark::Solved,
            (None, true) => DayMark::SolvedLater,
            (None, false) if self.moves().is_empty() => DayMark::None,
            (None, false) => DayMark::Begun,
        }
    }

    /// The game as it stood after so many of its [`steps`](Game::steps).
    #[must_use]
    pub fn moment(&self, steps: usize) -> Game {
        let made = steps.checked_sub(1).map_or(0, |last| self.way(self.made).get(last).map_or(self.made, |number| number + 1));
        Game { made, now: self.moves.place_after(&self.givens, made), ..self.clone() }
    }

    /// Whether the other game is this one, with another time or cursor at most.
    #[must_use]
    pub fn is_as_far_as(&self, other: &Game) -> bool {
        let state = |game: &Game| (game.givens, game.made, game.hints, game.hinted, game.daily, game.begun, game.finished);
        state(self) == state(other) && self.moves == other.moves && self.points == other.points
    }

    /// Makes a move. Says whether it changed anything; one that does not is not kept.
    pub fn play(&mut self, what: Move) -> bool {
        let after = self.after(&what);
        let counts = match what {
            Move::Guess => true,
            Move::Keep => self.guess().is_some(),
            Move::Back(to) if to >= self.made => false,
            Move::Back(_) if self.guess().is_some() => true,
            _ => !after.standing.shows_as(self.standing()),
        };
        if !counts {
            return false;
        }
        self.moves.truncate(self.made);
        self.points.retain(|point| point.made <= self.made);
        self.moves.push(Made { what, at: self.seconds }, &after);
        self.made += 1;
        self.now = after;
        true
    }

    /// Takes the last move back. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.made == 0 {
            return false;
        }
        self.made -= 1;
        self.now = self.moves.place_after(&self.givens, self.made);
        true
    }

    /// Makes the move again that was taken back last. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(again) = self.moves.get(self.made) else { return false };
        self.now = self.after(&again.what);
        self.made += 1;
        true
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.made > 0
    }

    /// Whether there is one to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.made < self.moves.len()
    }

    /// Sets a save point here. Its name becomes one line; the point that is here already is renamed.
    pub fn set_point(&mut self, name: &str) {
        let name = name.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        self.points.retain(|point| point.made != self.made);
        self.points.push(SavePoint { name, made: self.made });
    }

    /// The number of moves after which the latest open guess began.
    #[must_use]
    pub fn guess(&self) -> Option<usize> {
        self.now.guesses.last().copied()
    }

    /// The moves that led to what stands: each with its number and what stood before it. Those that were gone back on aren't
    /// among them.
    pub fn steps(&self) -> impl Iterator<Item = (usize, &Made, Standing)> {
        let mut standing = Standing::default();
        self.way(self.made).into_iter().filter_map(move |number| {
            let made = self.moves.get(number)?;
            let after = standing.after(&self.givens, &made.what);
            let before = std::mem::replace(&mut standing, after);
            Some((number, made, before))
        })
    }

    /// The number of moves after which everything stood for the last time as `is_fine` wants it; none if it does now.
    pub fn last_fine(&self, is_fine: impl Fn(&Standing) -> bool) -> Option<usize> {
        if is_fine(self.standing()) {
            return None;
        }
        self.steps().filter(|(_, _, before)| is_fine(before)).map(|(number, _, _)| number).last()
    }

    /// The last move that counts.
    #[must_use]
    pub fn last_move(&self) -> Option<&Move> {
        self.moves.get(self.made.checked_sub(1)?).map(|made| &made.what)
    }

    /// The cell that was written in last.
    #[must_use]
    pub fn last_cell(&self) -> Option<Cell> {
        (0..self.made).rev().find_map(|number| self.moves.get(number)?.what.cells().first())
    }

    /// The numbers of the moves that led to what stood after `made` moves.
    fn way(&self, made: usize) -> Vec<usize> {
        let mut way = Vec::new();
        let mut number = made;
        while let Some(before) = number.checked_sub(1) {
            number = before;
            match self.moves.get(before).map(|made| &made.what) {
                Some(Move::Back(to)) => number = before.min(*to),
                _ => way.push(before),
            }
        }
        way.reverse();
        way
    }
}

impl Move {
    /// The cells that it is about; none if it is about all.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        match self {
            Move::Set(cells, _)
            | Move::Note(_, cells, _)
            | Move::Clear(cells)
            | Move::Colour(cells, _)
            | Move::Tint(cells, _, _) => *cells,
            Move::Write(_, candidates) | Move::Strike(candidates) => candidates.cells(),
            Move::Line(line) => line.ends().into_iter().map(|end| end.cell).collect(),
            Move::Fill(_) | Move::Guess | Move::Keep | Move::Back(_) => CellSet::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Line, Notes, Truth, save};
    use nonet_core::{
        board::{Candidate, CandidateSet, Digit},
        solver,
    };

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    fn game() -> Game {
        Game::new(LINE.parse().unwrap())
    }

    fn cells(names: &str) -> CellSet {
        names.split(' ').map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    fn notes(game: &Game, name: &str) -> String {
        game.standing().all_notes().digits_in(name.parse().unwrap()).to_string()
    }

    #[test]
    fn a_line_is_drawn_becomes_weak_and_goes() {
        let candidate = |name: &str, digit| Candidate::new(name.parse().unwrap(), digit);
        let (one, other) = (candidate("r5c2", Digit::D7), candidate("r1c1", Digit::D1));
        let line = |from, to| Move::Line(Line::between(from, to).unwrap());
        assert_eq!(Line::between(one, one), None);
        let mut game = game();
        let weak = |game: &Game| game.standing().lines().iter().map(Line::is_weak).collect::<Vec<_>>();
        for (from, to, stands) in [(one, other, vec![false]), (other, one, vec![true]), (one, other, vec![])] {
            assert!(game.play(line(from, to)));
            assert_eq!(weak(&game), stands, "{from} to {to}");
        }
        assert!(game.undo() && game.standing().lines()[0].ends() == [other, one]);
        assert!(game.play(Move::Clear(cells("r9c9 r5c2"))));
        assert_eq!(weak(&game), Vec::<bool>::new(), "it goes with its cell");
    }

    fn set(names: &str, digit: Digit) -> Move {
        Move::Set(cells(names), digit)
    }

    fn note(names: &str, digit: Digit) -> Move {
        Move::Note(Notes::Corner, cells(names), digit)
    }

    #[test]
    fn the_position_is_what_stands_and_what_was_not_ruled_out() {
        let mut game = game();
        let possible = |game: &Game, name: &str| game.position().of_cell(name.parse().unwrap()).to_string();
        assert_eq!(possible(&game, "r1c1"), "1 7", "without notes, what the peers leave");
        game.play(note("r1c1", Digit::D1));
        game.play(note("r1c1", Digit::D4)); // a 4 stands in its row
        game.play(strike("r1c4", Digit::D7));
        assert_eq!((possible(&game, "r1c1"), possible(&game, "r1c4")), ("1 7".to_owned(), "9".to_owned()), "a mark is no list");
        game.play(note("r1c1", Digit::D1));
        assert_eq!(possible(&game, "r1c1"), "7", "what was struck out is no candidate");
        game.play(set("r1c1", Digit::D7));
        assert_eq!(game.position().grid()[Cell::FIRST], Some(Digit::D7));
        assert!(!game.position().givens().contains(Cell::FIRST));
    }

    fn strike(name: &str, digit: Digit) -> Move {
        Move::Strike(Box::new(CandidateSet::of(Candidate::new(name.parse().unwrap(), digit))))
    }

    fn played(moves: impl IntoIterator<Item = Move>) -> Game {
        let mut game = game();
        for one in moves {
            assert!(game.play(one.clone()), "{one:?} changes nothing");
        }
        game
    }

    #[test]
    fn a_game_goes_on_by_moves_hints_and_points_not_by_time() {
        let (mut one, two) = (game(), game());
        one.seconds = 9;
        one.cursor = "r9c9".parse().unwrap();
        assert!(one.is_as_far_as(&two));
        one.play(set("r1c1", Digit::D1));
        assert!(!one.is_as_far_as(&two));
        let mut undone = one.clone();
        undone.undo();
        assert!(!undone.is_as_far_as(&one) && !undone.is_as_far_as(&two));
        let mut hinted = one.clone();
        hinted.hints[0] += 1;
        assert!(!hinted.is_as_far_as(&one));
    }

    #[test]
    fn a_digit_hides_its_notes_among_the_peers_and_they_come_back_with_undo_and_with_erasing() {
        let mut game = played([Move::Fill(Notes::Corner)]);
        assert_eq!(notes(&game, "r1c1"), "1 7");
        assert!(game.play(set("r1c9", Digit::D1)));
        assert_eq!((notes(&game, "r1c1"), notes(&game, "r1c9")), ("7".to_owned(), String::new()));
        assert!(game.undo());
        assert_eq!(notes(&game, "r1c1"), "1 7");
        assert!(game.redo() && !game.redo());
        assert_eq!(notes(&game, "r1c1"), "7");
        assert!(game.play(Move::Clear(cells("r1c9"))));
        assert_eq!((notes(&game, "r1c1"), notes(&game, "r1c9")), ("1 7".to_owned(), "1 6 7".to_owned()));
        assert!(game.play(set("r1c9", Digit::D1)) && game.play(set("r1c9", Digit::D6)));
        assert_eq!(notes(&game, "r1c1"), "1 7", "another digit over it brings them back too");
    }

    #[test]
    fn a_note_stays_hidden_while_another_digit_hides_it_and_a_clash_hides_nothing() {
        let mut game = played([note("r1c1", Digit::D1), set("r1c9", Digit::D1), set("r2c2", Digit::D1)]);
        assert!(game.play(Move::Clear(cells("r1c9"))));
        assert_eq!(notes(&game, "r1c1"), "", "r2c2 sees it");
        assert!(game.play(Move::Clear(cells("r2c2"))));
        assert_eq!(notes(&game, "r1c1"), "1");
        let game = played([note("r1c1", Digit::D4), set("r1c9", Digit::D4)]);
        assert_eq!(notes(&game, "r1c1"), "4", "4 stands in the row twice: nothing follows");
    }

    #[test]
    fn givens_stay_and_moves_that_change_nothing_are_not_kept() {
        let mut game = game();
        for one in [set("r1c2", Digit::D1), Move::Clear(cells("r1c1 r1c2")), Move::Back(0), Move::Keep] {
            assert!(!game.play(one));
        }
        assert!(!game.can_undo());
    }

    #[test]
    fn clearing_takes_one_thing_after_another() {
        let all = cells("r1c1 r1c6");
        let mut game = played([
            Move::Colour(all, Digit::D3),
            note("r1c1 r1c6", Digit::D7),
            Move::Note(Notes::Centre, all, Digit::D9),
            set("r1c1", Digit::D1),
        ]);
        let left = |game: &Game| {
            let standing = game.standing();
            let notes = Notes::ALL.map(|sort| standing.notes(sort).len());
            (standing.entered().filled_cells().len(), notes, standing.colours().filled_cells().len())
        };
        let mut seen = vec![left(&game)];
        while game.play(Move::Clear(all)) {
            seen.push(left(&game));
        }
        assert_eq!(seen, [(1, [1, 1], 2), (0, [2, 2], 2), (0, [0, 2], 2), (0, [0, 0], 2), (0, [0, 0], 0)]);
    }

    #[test]
    fn what_was_removed_is_told_from_what_was_never_written() {
        let removed =
            |game: &Game| game.standing().ruled_out().struck.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ");
        let mut game = played([note("r1c1", Digit::D5), note("r1c1", Digit::D5)]);
        assert_eq!(removed(&game), "", "a slip that is mended at once says nothing");
        assert!(game.play(Move::Fill(Notes::Corner)) && game.play(note("r1c1", Digit::D7)));
        assert_eq!(removed(&game), "7r1c1");
        assert!(game.play(strike("r1c9", Digit::D6)));
        assert_eq!((removed(&game).as_str(), notes(&game, "r1c9").as_str()), ("6r1c9 7r1c1", "1 7"));
        assert!(!game.play(Move::Fill(Notes::Corner)), "what was removed is not filled in again");
        assert!(game.play(note("r1c1", Digit::D7)));
        assert_eq!(removed(&game), "6r1c9");
        assert!(game.play(Move::Clear(cells("r1c9"))) && game.play(Move::Fill(Notes::Corner)));
        assert_eq!((removed(&game).as_str(), notes(&game, "r1c9").as_str()), ("", "1 6 7"));
    }

    /// The notes of a cell are complete once they held all that the digits left: what such a cell lacks was ruled out. r1c1 can be 1
    /// or 7; r1c9 1, 6 or 7.
    #[test]
    fn marks_rule_out_nothing_and_what_a_complete_cell_lacks_is_ruled_out() {
        let centre = |names: &str, digit| Move::Note(Notes::Centre, cells(names), digit);
        let write = |set: &[(&str, Digit)]| {
            let notes = set.iter().map(|(name, digit)| Candidate::new(name.parse().unwrap(), *digit)).collect();
            Move::Write(Notes::Centre, Box::new(notes))
        };
        let (d1, d6, d7) = (Digit::D1, Digit::D6, Digit::D7);
        let fill = || Move::Fill(Notes::Centre);
        // The name of the case; the moves; the digits that they rule out of r1c9; and those of them that are mistakes if they are
        // right.
        let cases: [(&str, Vec<Move>, &str, &str); 15] = [
            ("one mark", vec![note("r1c9", d1)], "", ""),
            ("two marks of three", vec![note("r1c9", d1), note("r1c9", d6)], "", ""),
            ("all three", vec![note("r1c9", d1), note("r1c9", d6), note("r1c9", d7)], "", ""),
            ("a slip mended at once", vec![note("r1c9", d1), note("r1c9", d1)], "", ""),
            ("a mark of several that served", vec![note("r1c9", d1), note("r1c9", d6), note("r1c9", d1)], "1", ""),
            ("one of all three", vec![note("r1c9", d1), note("r1c9", d6), note("r1c9", d7), note("r1c9", d1)], "1", "1"),
            ("the last of all three", vec![note("r1c9", d1), note("r1c9", d6), note("r1c9", d7), note("r1c9", d7)], "7", "7"),
            ("filled in by the page", vec![fill(), centre("r1c9", d1)], "1", "1"),
            ("both sorts together", vec![note("r1c9", d1), centre("r1c9", d6), note("r1c9", d7), note("r1c9", d1)], "1", ""),
            ("it is still a note of the other sort", vec![fill(), note("r1c9", d1), note("r1c9", d1)], "", ""),
            ("a note that is back", vec![fill(), centre("r1c9", d1), note("r1c9", d1)], "", ""),
            ("erased as a whole", vec![fill(), centre("r1c9", d1), Move::Clear(cells("r1c9"))], "", ""),
            (
                "marks erased over complete notes",
                vec![fill(), centre("r1c9", d1), note("r1c9", d6), Move::Clear(cells("r1c9"))],
                "1",
                "1",
            ),
            ("struck out by a hint", vec![note("r1c9", d6), strike("r1c9", d1)], "1", "1"),
            (
                "complete but for what a hint struck out",
                vec![strike("r1c9", d1), write(&[("r1c9", d6), ("r1c9", d7)]), centre("r1c9", d6)],
                "1 6",
                "1 6",
            ),
        ];
        for (name, moves, ruled_out, certain) in cases {
            let game = played(moves);
            let of = |set: CandidateSet| set.digits_in("r1c9".parse().unwrap()).to_string();
            let told = game.standing().ruled_out();
            assert_eq!((of(told.struck).as_str(), of(told.certain()).as_str()), (ruled_out, certain), "{name}");
            assert_eq!(save::load(&save::save(&game)), Ok(game), "{name}: it follows from the moves that are kept");
        }
        let mut game = played([fill(), centre("r1c9", d1)]);
        assert!(game.undo() && game.standing().ruled_out().struck.is_empty(), "undo takes it back");
        assert!(game.redo() && game.play(set("r1c1", d1)) && game.play(Move::Clear(cells("r1c1"))));
        assert_eq!(game.standing().ruled_out().struck.len(), 1, "what a digit hid comes back with it, and was not ruled out");
    }

    /// A digit that stands when notes are filled in hides its candidates; when it goes, they are possible again, and nobody ruled
    /// them out.
    #[test]
    fn what_only_an_erased_digit_ruled_out_is_possible_again() {
        let game = played([set("r1c1", Digit::D6), Move::Fill(Notes::Corner), Move::Clear(cells("r1c1"))]);
        assert_eq!((notes(&game, "r1c9").as_str(), game.standing().ruled_out().struck.len()), ("1 7", 0));
        assert_eq!(game.position().of_cell("r1c9".parse().unwrap()).to_string(), "1 6 7");
    }

    #[test]
    fn a_guess_is_dropped_or_kept_as_a_whole() {
        let mut game = played([set("r1c1", Digit::D1), Move::Guess, set("r1c9", Digit::D6), Move::Guess, set("r2c2", Digit::D7)]);
        assert_eq!(game.guess(), Some(3));
        assert!(game.play(Move::Keep));
        assert_eq!(game.guess(), Some(1));
        assert!(game.play(Move::Back(1)));
        assert_eq!((game.guess(), game.standing().entered().filled_cells()), (None, cells("r1c1")));
        assert!(game.undo());
        assert_eq!(
            (game.guess(), game.standing().entered().filled_cells().len()),
            (Some(1), 3),
            "a dropped guess can be had back"
        );
    }

    #[test]
    fn save_points_are_gone_back_to_and_nothing_is_lost() {
        let mut game = played([set("r1c1", Digit::D1)]);
        game.set_point(" before \n the fork ");
        assert!(game.play(set("r1c9", Digit::D6)));
        let point = game.points()[0].clone();
        assert_eq!((point.name.as_str(), point.made), ("before the fork", 1));
        assert!(game.play(Move::Back(point.made)));
        assert_eq!(game.standing().entered().filled_cells().len(), 1);
        assert_eq!(game.steps().count(), 1, "what was gone back on led nowhere");
        assert!(game.undo());
        assert_eq!(game.standing().entered().filled_cells().len(), 2);
        assert!(game.undo() && game.undo() && game.play(set("r1c1", Digit::D7)));
        assert!(game.points().is_empty(), "a point goes with the moves that led to it");
    }

    #[test]
    fn mistakes_are_known_and_what_stood_before_them() {
        let mut game = game();
        let truth = Truth::new(game.givens(), &solver::verdict(game.givens(), game.givens())).unwrap();
        for one in [set("r1c1", Digit::D1), set("r1c9", Digit::D6), set("r2c2", Digit::D5), strike("r9c1", Digit::D5)] {
            assert!(game.play(one));
        }
        assert_eq!(truth.wrong_digits(game.standing()), cells("r1c9 r2c2"), "r1c9 is 7, r2c2 is 7");
        assert_eq!(truth.wrongly_removed(game.standing()).len(), 1);
        let last = game.last_fine(|standing| truth.is_fine(standing));
        assert_eq!(last, Some(1));
        assert!(game.play(Move::Back(1)));
        assert_eq!(game.last_fine(|standing| truth.is_fine(standing)), None);
    }

    #[test]
    fn with_several_solutions_a_digit_is_wrong_only_if_none_has_it() {
        let line = "000000200058006000000300085010470600900000507007039040760008000000900810009000000";
        let mut game = Game::new(line.parse().unwrap());
        let truth = Truth::new(game.givens(), &solver::verdict(game.givens(), game.givens())).unwrap();
        assert!(!truth.is_unique());
        for (name, digit, wrong) in [("r1c1", Digit::D3, 0), ("r1c1", Digit::D1, 0), ("r1c2", Digit::D3, 1)] {
            assert!(game.play(set(name, digit)));
            assert_eq!(truth.wrong_digits(game.standing()).len(), wrong, "{digit} in {name}");
        }
        assert!(game.play(strike("r9c9", Digit::D2)) && truth.wrongly_removed(game.standing()).is_empty());
        assert!(game.play(strike("r9c9", Digit::D4)) && game.play(strike("r9c9", Digit::D6)));
        assert_eq!(truth.wrongly_removed(game.standing()).len(), 3, "nothing that any solution has there is left");
    }

    #[test]
    fn the_moments_of_a_game_are_what_stood_after_its_steps() {
        let mut game = game();
        let set = |game: &mut Game, name: &str, digit| game.play(Move::Set(cells(name), digit));
        assert!(set(&mut game, "r1c1", Digit::D1) && set(&mut game, "r1c4", Digit::D9));
        assert!(game.play(Move::Back(1)) && set(&mut game, "r1c4", Digit::D7));
        let befores: Vec<_> = game.steps().map(|(_, _, before)| before).collect();
        for (steps, before) in befores.iter().enumerate() {
            assert_eq!(game.moment(steps).standing(), before);
        }
        assert_eq!(game.moment(befores.len()), game);
    }
}
