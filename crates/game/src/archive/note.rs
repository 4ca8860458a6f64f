//! A note: the part of a game that a tab writes down at once, since the store does not have it yet. For a long game only the latest moves
//! are written at each move; a *base*, which holds the moves before, was written earlier and stays.
//!
//! ```text
//! nonet more 1
//! base 7c00000000000abc
//! keep 5100
//! ... what a save has, without the first 5100 moves
//! ```
//!
//! `base` is the base's name, which follows from its text; `keep` says how many moves of it come first. A base that is to be replaced
//! goes only once a note names another one, so that a tab that ends between any two writes leaves all moves.

use super::{GameId, Revision};
use crate::{Game, save};
use std::rc::Rc;

/// The number of moves that a note holds at most beside its base; a game that has no more needs no base.
const MOST: usize = 128;

/// The line that a note begins with which has a base.
const HEAD: &str = "nonet more 1";

/// The beginning of a game that was written by itself.
#[derive(Clone, Debug)]
pub struct NoteBase {
    name: GameId,
    game: Rc<Game>,
}

/// A note, and what is to be written before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoteText {
    /// A new base with its name, if one is needed.
    pub base: Option<(GameId, String)>,
    /// The note.
    pub text: String,
}

impl NoteBase {
    /// The name of the base.
    #[must_use]
    pub const fn name(&self) -> GameId {
        self.name
    }

    /// Writes a note of `game`, going on from the base that was written before if there is one; it is replaced if another is needed.
    pub fn note(before: &mut Option<NoteBase>, id: GameId, revision: Option<Revision>, game: &Rc<Game>) -> NoteText {
        if game.moves().len() <= MOST {
            return NoteText { base: None, text: save::write(game, Some(id), revision) };
        }
        let shared = |base: &NoteBase| game.moves().shared_with(base.game.moves());
        let is_near = |base: &&NoteBase| game.moves().len() - shared(base) <= MOST;
        if let Some(base) = before.as_ref().filter(is_near) {
            return NoteText { base: None, text: base.more(id, revision, game) };
        }
        let text = save::write(game, Some(id), None);
        let base = NoteBase { name: GameId::of_text(&text), game: Rc::clone(game) };
        let note = NoteText { text: base.more(id, revision, game), base: Some((base.name, text)) };
        *before = Some(base);
        note
    }

    fn more(&self, id: GameId, revision: Option<Revision>, game: &Game) -> String {
        let keep = game.moves().shared_with(self.game.moves());
        format!("{HEAD}\nbase {}\nkeep {keep}\n{}", self.name, save::write_from(game, Some(id), revision, keep))
    }
}

/// The name of the base that a note goes on from; none if it is a save by itself.
#[must_use]
pub fn base_of(note: &str) -> Option<GameId> {
    let mut lines = note.lines();
    lines.next().filter(|line| *line == HEAD)?;
    lines.next()?.strip_prefix("base ")?.parse().ok()
}

/// The save that a note and its base are together; none if they don't belong together, or are damaged.
#[must_use]
pub fn join(base: &str, note: &str) -> Option<String> {
    if base_of(note)? != GameId::of_text(base) {
        return None;
    }
    let (keep, rest) = note.splitn(3, '\n').nth(2)?.split_once('\n')?;
    let keep = keep.strip_prefix("keep ")?.parse().ok()?;
    save::join(base, keep, rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Move, visits};
    use nonet_core::board::{Cell, CellSet, Digit};

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    fn play(game: &mut Rc<Game>, number: usize) {
        let cell = CellSet::of(Cell::from_index(number % 81).unwrap());
        let game = Rc::make_mut(game);
        game.seconds += 1;
        assert!(game.play(Move::Colour(cell, Digit::ALL[number / 81 % 9])));
    }

    fn revision(number: u32) -> Option<Revision> {
        format!("{number}-2e0000000000cdef").parse().ok()
    }

    /// Whatever is done, the note and its base are the game, and no note is long but the one that needs a new base.
    #[test]
    fn a_note_and_its_base_are_the_game() {
        let id = GameId::of_text("a game");
        let mut game = Rc::new(Game::new(LINE.parse().unwrap()));
        let (mut base, mut stored) = (None, String::new());
        let mut bases = 0;
        for number in 0..3_000 {
            play(&mut game, number);
            if number % 500 == 250 {
                (0..number / 10).for_each(|_| assert!(Rc::make_mut(&mut game).undo()));
                Rc::make_mut(&mut game).set_point("keep 3");
            }
            let _ = visits::take();
            let note = NoteBase::note(&mut base, id, revision(number as u32 + 1), &game);
            if let Some((name, text)) = note.base {
                assert_eq!((name, Some(name)), (GameId::of_text(&text), base.as_ref().map(NoteBase::name)));
                (stored, bases) = (text, bases + 1);
            }
            assert!(visits::take() <= 4 * MOST, "it writes no more moves in a long game");
            let whole = match base_of(&note.text) {
                Some(name) => {
                    assert_eq!(Some(name), base.as_ref().map(NoteBase::name));
                    join(&stored, &note.text).unwrap()
                }
                None => note.text,
            };
            assert_eq!(whole, save::write(&game, Some(id), revision(number as u32 + 1)), "{number}");
        }
        assert!((15..40).contains(&bases), "{bases} bases were written for 3,000 moves");
    }

    #[test]
    fn what_does_not_belong_together_is_not_joined() {
        let id = GameId::of_text("a game");
        let mut game = Rc::new(Game::new(LINE.parse().unwrap()));
        (0..200).for_each(|number| play(&mut game, number));
        let note = NoteBase::note(&mut None, id, revision(1), &game);
        let (_, base) = note.base.unwrap();
        assert_eq!(join(&base, &note.text), Some(save::write(&game, Some(id), revision(1))));
        for (base, text) in [
            (base.replacen("r1c1", "r1c2", 1), note.text.clone()),
            (base.clone(), note.text.replace("keep 200", "keep 201")),
            (base.clone(), note.text.replace("keep 200", "keep")),
            (base.clone(), note.text.replace("nonet more 1", "nonet more 2")),
            (base.clone(), note.text[..60].to_owned()),
            (base.clone(), format!("{}jump\n", note.text)),
            (base.clone(), base.clone()),
        ] {
            assert_eq!(join(&base, &text), None, "{text}");
        }
        assert!(save::read(&note.text).is_err(), "it is no save by itself");
    }

    /// The form that notes of long games have from now on.
    #[test]
    fn the_form_of_a_note_stays_readable() {
        let base = "nonet 1\nid 1f00000000000abc\ngivens 043080250600000000000001094900004070000608000010200003820500000000000005034090710\n\
                    time 15\nhints 0 0 0 0 0\nview r1c1\nmade 2\nfill @12\nset 5 r9c1 @15\n";
        let note = "nonet more 1\nbase NAME\nkeep 1\nnonet 1\nid 1f00000000000abc\nrevision 6-2e0000000000cdef\n\
                    givens 043080250600000000000001094900004070000608000010200003820500000000000005034090710\n\
                    time 17\nhints 1 0 0 0 0\nview r9c1\nmade 2\nset 6 r9c1 @17\n";
        let joined = join(base, &note.replace("NAME", &GameId::of_text(base).to_string())).unwrap();
        let read = save::read(&joined).unwrap();
        assert_eq!((read.revision, read.game.moves().len(), read.game.seconds), (revision(6), 2, 17));
        assert!(joined.ends_with("made 2\nfill @12\nset 6 r9c1 @17\n"), "{joined}");
    }
}
