//! Fuzzes a game with random moves: at any moment its save loads as the same game, its note and base join to the same save, and
//! redo restores what undo took back.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use nonet_core::board::{Candidate, CandidateSet, Cell, CellSet, Digit};
use nonet_fuzz::grid;
use nonet_game::{
    Game, Line, Move, Notes,
    archive::{GameId, NoteBase, base_of, join},
    save,
};
use std::rc::Rc;

#[derive(Arbitrary, Debug)]
struct Input {
    givens: [u8; 81],
    actions: Vec<Action>,
}

#[derive(Arbitrary, Debug)]
enum Action {
    Set(u128, u8),
    Note(bool, u128, u8),
    Write(bool, Vec<(u8, u8)>),
    Strike(Vec<(u8, u8)>),
    Fill(bool),
    Clear(u128),
    Colour(u128, u8),
    Tint(u128, u8, u8),
    Line((u8, u8), (u8, u8)),
    Guess,
    Keep,
    Back(u8),
    Undo(u8),
    Redo(u8),
    Point(String),
    Time(u16),
    Save,
    WriteNote,
}

fuzz_target!(|input: Input| {
    let id = GameId::of_text("a game");
    let mut game = Rc::new(Game::new(grid(&input.givens)));
    let (mut base, mut stored) = (None, String::new());
    for action in input.actions {
        match action {
            Action::Save => {
                let text = save::save(&game);
                let loaded = save::load(&text).expect(&text);
                assert_eq!(loaded, *game, "{text}");
                assert_eq!(loaded.standing(), game.standing(), "{text}");
                game = Rc::new(loaded);
            }
            Action::WriteNote => {
                let note = NoteBase::note(&mut base, id, None, &game);
                stored = note.base.map_or(stored, |(_, text)| text);
                let whole = if base_of(&note.text).is_some() { join(&stored, &note.text) } else { Some(note.text) };
                assert_eq!(whole, Some(save::write(&game, Some(id), None)));
            }
            action => perform(Rc::make_mut(&mut game), action),
        }
    }
    let _ = (game.position(), game.is_solved(), game.guess(), game.steps().count());
});

fn perform(game: &mut Game, action: Action) {
    let what = match action {
        Action::Set(cells, digit) => Move::Set(CellSet::from_bits(cells), of_digit(digit)),
        Action::Note(centre, cells, digit) => Move::Note(notes(centre), CellSet::from_bits(cells), of_digit(digit)),
        Action::Write(centre, candidates) => Move::Write(notes(centre), Box::new(set(&candidates))),
        Action::Strike(candidates) => Move::Strike(Box::new(set(&candidates))),
        Action::Fill(centre) => Move::Fill(notes(centre)),
        Action::Clear(cells) => Move::Clear(CellSet::from_bits(cells)),
        Action::Colour(cells, digit) => Move::Colour(CellSet::from_bits(cells), of_digit(digit)),
        Action::Tint(cells, digit, colour) => Move::Tint(CellSet::from_bits(cells), of_digit(digit), of_digit(colour)),
        Action::Line(one, other) => match Line::between(candidate(one), candidate(other)) {
            Some(line) => Move::Line(line),
            None => return,
        },
        Action::Guess => Move::Guess,
        Action::Keep => Move::Keep,
        Action::Back(to) => Move::Back(to.into()),
        Action::Undo(times) => return undo_and_redo(game, times),
        Action::Redo(times) => return (0..times).for_each(|_| _ = game.redo()),
        Action::Point(name) => return game.set_point(&name),
        Action::Time(seconds) => return game.seconds = game.seconds.saturating_add(seconds.into()),
        Action::Save | Action::WriteNote => return,
    };
    let before = game.standing().clone();
    if game.play(what) {
        let after = game.standing().clone();
        assert!(game.undo());
        assert_eq!(*game.standing(), before);
        assert!(game.redo());
        assert_eq!(*game.standing(), after);
    }
}

/// Undoes moves, and checks that redo restores the game.
fn undo_and_redo(game: &mut Game, times: u8) {
    let before = game.clone();
    let undone = (0..times).take_while(|_| game.undo()).count();
    let taken_back = game.clone();
    for _ in 0..undone {
        assert!(game.redo());
    }
    assert_eq!(*game, before);
    *game = taken_back;
}

const fn notes(centre: bool) -> Notes {
    if centre { Notes::Centre } else { Notes::Corner }
}

fn of_digit(number: u8) -> Digit {
    Digit::ALL[usize::from(number) % 9]
}

fn candidate((cell, digit): (u8, u8)) -> Candidate {
    Candidate::new(Cell::from_index(usize::from(cell) % 81).expect("below 81"), of_digit(digit))
}

fn set(candidates: &[(u8, u8)]) -> CandidateSet {
    candidates.iter().copied().map(candidate).collect()
}
