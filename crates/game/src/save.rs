//! A game as text, as it is kept from one visit to the next.
//!
//! ```text
//! nonet 1
//! id 1f00000000000abc
//! revision 6-2e0000000000cdef
//! played 1795305600000
//! tags 1795305700000 * Commute, With Ada
//! givens 043080250600000000000001094900004070000608000010200003820500000000000005034090710
//! level Medium
//! daily 2026-11-22 Medium
//! begun 2026-11-22
//! finished 2026-11-22
//! time 754
//! hints 2 1 0 0 1 hidden_single x_wing
//! view r9c1
//! made 3
//! point 2 before the guess
//! fill @12
//! set 5 r9c1 @15
//! note 7 r1c1 r1c6 @301
//! clear r9c1 @302
//! ```
//!
//! The first line names the format and its version. `id` and `revision` say which game it is and which state of it
//! ([`archive`](super::archive)); the saves of earlier builds lack them, and those of the first have no times, and a move `restart`.
//! A backup also has `played`, when it was played last in milliseconds since 1970, and `tags`, as [`Tags`] writes them. `level` is the puzzle's, if it is known; `daily` says of
//! which day's puzzle it is a game, and of which level that was to be, `begun` is the player's date when it was begun, `finished` that when it was finished first.
//! `time` is in seconds; `hints` counts them by the stage that they came to, and names the techniques of their steps, which earlier builds
//! pass over as this one does those that it does not know; `view` is the selected cell; `made` is how many of the moves count, since those after it
//! were taken back. A `point` is a save point with the number of moves before it. Then one move a line, in order, with the second
//! in which it was made:
//!
//! | move | |
//! |---|---|
//! | `set`, `note`, `centre`, `colour` | a digit and cells |
//! | `tint` | a digit, its colour, and cells |
//! | `strike`, `write`, `write-centre` | candidates, as `7r4c5` |
//! | `line` | two candidates |
//! | `clear` | cells |
//! | `fill`, `fill-centre`, `guess`, `keep` | |
//! | `back` | a number of moves |

use super::{
    Daily, Game, Line, Made, Move, Notes, SavePoint, Tags,
    archive::{GameId, Revision},
};
use jiff::civil::Date;
use nonet_core::board::{CandidateSet, Cell, CellSet, Digit, Grid};
use nonet_techniques::{Level, Technique, TechniqueSet};
use thiserror::Error;

/// The reason why a text is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SaveError {
    /// The text is none of ours.
    #[error("not a saved game")]
    Foreign,
    /// The text is of a later version, which must be kept as it is.
    #[error("saved by a later version")]
    Later,
    /// This line, counted from 1, is damaged.
    #[error("line {0} is damaged")]
    Line(usize),
}

/// A game with what its save says of its keeping.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// The game's id.
    pub id: Option<GameId>,
    /// The revision that the save is of, or came from.
    pub revision: Option<Revision>,
    /// The time at which it was played last, in milliseconds since 1970, if the save says so.
    pub played: Option<u64>,
    /// The player's star and labels.
    pub tags: Tags,
    /// The game.
    pub game: Game,
}

/// Writes a game.
#[must_use]
pub fn save(game: &Game) -> String {
    write(game, None, None)
}

/// Writes a game with its id and revision.
#[must_use]
pub fn write(game: &Game, id: Option<GameId>, revision: Option<Revision>) -> String {
    write_from(game, id, revision, 0)
}

/// Writes a game with its id and revision, but without its first moves.
pub(super) fn write_from(game: &Game, id: Option<GameId>, revision: Option<Revision>, from: usize) -> String {
    let id = id.map_or(String::new(), |id| format!("id {id}\n"));
    let revision = revision.map_or(String::new(), |revision| format!("revision {revision}\n"));
    let level = game.level.map_or(String::new(), |level| format!("level {}\n", level.name()));
    let daily = game.daily.map_or(String::new(), |daily| format!("daily {} {}\n", daily.day, daily.level.name()));
    let begun = game.begun.map_or(String::new(), |day| format!("begun {day}\n"));
    let finished = game.finished.map_or(String::new(), |day| format!("finished {day}\n"));
    let mut text = format!(
        "nonet 1\n{id}{revision}givens {:#}\n{level}{daily}{begun}{finished}time {}\nhints {}\nview {}\nmade {}\n",
        game.givens(),
        game.seconds,
        game.hints.iter().map(u16::to_string).chain(game.hinted.iter().map(|it| it.to_string())).collect::<Vec<_>>().join(" "),
        game.cursor,
        game.made()
    );
    for point in game.points() {
        text += &format!("point {} {}\n", point.made, point.name);
    }
    game.moves().write(&mut text, from);
    text
}

/// Writes the line of a move.
pub(super) fn write_made(text: &mut String, made: &Made) {
    write_move(text, &made.what);
    *text += &format!(" @{}\n", made.at);
}

/// Writes a game with all that is known of its keeping, as a backup has it.
#[must_use]
pub fn write_whole(save: &Save) -> String {
    let played = save.played.map_or(String::new(), |played| format!("played {played}\n"));
    let tags = if save.tags == Tags::default() { String::new() } else { format!("tags {}\n", save.tags) };
    // These lines stand before the givens, since the game begins with them.
    write(&save.game, save.id, save.revision).replacen("givens ", &format!("{played}{tags}givens "), 1)
}

/// The save that begins with so many moves of `base`, and goes on as `rest`, which lacks these; none where one of them is damaged.
pub(super) fn join(base: &str, keep: usize, rest: &str) -> Option<String> {
    let (base, mut head) = (read_head(base).ok()?, read_head(rest).ok()?);
    let (id, revision) = (head.id, head.revision);
    let first = base.moves.get(..keep)?.iter().cloned();
    head.moves = first.chain(head.moves).collect();
    Some(write(&head.game()?, id, revision))
}

/// Reads a game.
///
/// # Errors
/// The text is not a game of this version, or a line is damaged, which the error names.
pub fn load(text: &str) -> Result<Game, SaveError> {
    read(text).map(|save| save.game)
}

/// Reads a game, with its id and revision.
///
/// # Errors
/// The text is not a game of this version, or a line is damaged, which the error names.
pub fn read(text: &str) -> Result<Save, SaveError> {
    let mut head = read_head(text)?;
    let (id, revision, played, tags) = (head.id, head.revision, head.played, std::mem::take(&mut head.tags));
    let game = head.game().ok_or(SaveError::Line(2))?;
    Ok(Save { id, revision, played, tags, game })
}

fn read_head(text: &str) -> Result<Head, SaveError> {
    // Carriage returns before the end of a line, also of a last one without a line feed, belong to no name: a name that ended with
    // one would be read without it the next time.
    let mut lines = text.lines().map(|line| line.trim_end_matches('\r'));
    let version = lines.next().and_then(|line| line.strip_prefix("nonet ")).ok_or(SaveError::Foreign)?;
    match version.parse::<u32>() {
        Ok(1) => {}
        Ok(2..) => return Err(SaveError::Later),
        Ok(0) | Err(_) => return Err(SaveError::Foreign),
    }
    let mut head = Head::default();
    for (line, number) in lines.zip(2..) {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        head.take(key, rest).ok_or(SaveError::Line(number))?;
    }
    Ok(head)
}

/// The lines of a save that were read so far.
#[derive(Default)]
struct Head {
    id: Option<GameId>,
    revision: Option<Revision>,
    played: Option<u64>,
    tags: Tags,
    givens: Option<Grid>,
    level: Option<Level>,
    daily: Option<Daily>,
    begun: Option<Date>,
    finished: Option<Date>,
    seconds: Option<u32>, // none in the saves of the first builds, whose moves have no times either
    hints: [u16; 5],
    hinted: TechniqueSet,
    cursor: Option<Cell>,
    made: usize,
    points: Vec<SavePoint>,
    moves: Vec<Made>,
}

impl Head {
    /// Takes a line; `None` if it is damaged.
    fn take(&mut self, key: &str, rest: &str) -> Option<()> {
        match key {
            "id" => self.id = Some(rest.parse().ok()?),
            "revision" => self.revision = Some(rest.parse().ok()?),
            "played" => self.played = Some(rest.parse().ok()?),
            "tags" => self.tags = rest.parse().unwrap_or_default(),
            "givens" => self.givens = Some(rest.parse().ok()?),
            "level" => self.level = Some(rest.parse().ok()?),
            "daily" => {
                let (day, level) = rest.split_once(' ')?;
                self.daily = Some(Daily { day: day.parse().ok()?, level: level.parse().ok()? });
            }
            "begun" => self.begun = Some(rest.parse().ok()?),
            "finished" => self.finished = Some(rest.parse().ok()?),
            "time" => self.seconds = Some(rest.parse().ok()?),
            "view" => self.cursor = Some(rest.parse().ok()?),
            "made" => self.made = rest.parse().ok()?,
            "hints" => {
                let mut words = rest.split(' ');
                for hint in &mut self.hints {
                    *hint = words.next()?.parse().ok()?;
                }
                self.hinted = words.filter_map(|word| word.parse::<Technique>().ok()).collect();
            }
            "point" => {
                let (made, name) = rest.split_once(' ')?;
                self.points.push(SavePoint { name: name.to_owned(), made: made.parse().ok()? });
            }
            _ => {
                let untimed = self.seconds.is_none().then_some((rest, "0"));
                let (words, at) = rest.split_once('@').or(untimed)?;
                let what = read_move(key, words.split_ascii_whitespace())?;
                self.moves.push(Made { what, at: at.parse().ok()? });
            }
        }
        Some(())
    }

    fn game(self) -> Option<Game> {
        let mut game = Game::of_moves(self.givens?, self.moves, self.made, self.points);
        (game.level, game.seconds, game.hints) = (self.level, self.seconds.unwrap_or_default(), self.hints);
        game.hinted = self.hinted;
        (game.daily, game.begun, game.finished) = (self.daily, self.begun, self.finished);
        game.cursor = self.cursor.unwrap_or(game.cursor);
        Some(game)
    }
}

fn write_move(text: &mut String, one: &Move) {
    let (name, digits, cells, candidates): (_, &[&Digit], _, Option<&CandidateSet>) = match one {
        Move::Set(cells, digit) => ("set", &[digit], *cells, None),
        Move::Note(Notes::Corner, cells, digit) => ("note", &[digit], *cells, None),
        Move::Note(Notes::Centre, cells, digit) => ("centre", &[digit], *cells, None),
        Move::Colour(cells, colour) => ("colour", &[colour], *cells, None),
        Move::Tint(cells, digit, colour) => ("tint", &[digit, colour], *cells, None),
        Move::Clear(cells) => ("clear", &[], *cells, None),
        Move::Write(Notes::Corner, set) => ("write", &[], CellSet::EMPTY, Some(set)),
        Move::Write(Notes::Centre, set) => ("write-centre", &[], CellSet::EMPTY, Some(set)),
        Move::Strike(set) => ("strike", &[], CellSet::EMPTY, Some(set)),
        Move::Fill(Notes::Corner) => ("fill", &[], CellSet::EMPTY, None),
        Move::Fill(Notes::Centre) => ("fill-centre", &[], CellSet::EMPTY, None),
        Move::Guess => ("guess", &[], CellSet::EMPTY, None),
        Move::Keep => ("keep", &[], CellSet::EMPTY, None),
        Move::Line(line) => return *text += &format!("line {} {}", line.ends()[0], line.ends()[1]),
        Move::Back(to) => return *text += &format!("back {to}"),
    };
    *text += name;
    for digit in digits {
        *text += &format!(" {digit}");
    }
    for cell in cells {
        *text += &format!(" {cell}");
    }
    for candidate in candidates.into_iter().flat_map(CandidateSet::iter) {
        *text += &format!(" {candidate}");
    }
}

fn read_move<'a>(name: &str, mut words: impl Iterator<Item = &'a str>) -> Option<Move> {
    let mut digit = || words.next()?.parse().ok().and_then(Digit::new);
    Some(match name {
        "set" => digit().and_then(|digit| Some(Move::Set(read_cells(words)?, digit)))?,
        "note" => digit().and_then(|digit| Some(Move::Note(Notes::Corner, read_cells(words)?, digit)))?,
        "centre" => digit().and_then(|digit| Some(Move::Note(Notes::Centre, read_cells(words)?, digit)))?,
        "colour" => digit().and_then(|digit| Some(Move::Colour(read_cells(words)?, digit)))?,
        "tint" => {
            let (digit, colour) = (digit()?, digit()?);
            Move::Tint(read_cells(words)?, digit, colour)
        }
        "clear" => Move::Clear(read_cells(words)?),
        "write" => Move::Write(Notes::Corner, read_candidates(words)?),
        "write-centre" => Move::Write(Notes::Centre, read_candidates(words)?),
        "strike" => Move::Strike(read_candidates(words)?),
        "line" => Move::Line(read_line(words)?),
        "back" => Move::Back(words.next()?.parse().ok()?),
        "restart" => bare(words, Move::Back(0))?, // of the first builds
        "fill" => bare(words, Move::Fill(Notes::Corner))?,
        "fill-centre" => bare(words, Move::Fill(Notes::Centre))?,
        "guess" => bare(words, Move::Guess)?,
        "keep" => bare(words, Move::Keep)?,
        _ => return None,
    })
}

fn bare<'a>(mut words: impl Iterator<Item = &'a str>, one: Move) -> Option<Move> {
    words.next().is_none().then_some(one)
}

fn read_cells<'a>(words: impl Iterator<Item = &'a str>) -> Option<CellSet> {
    words.map(|word| word.parse().ok()).collect()
}

fn read_candidates<'a>(words: impl Iterator<Item = &'a str>) -> Option<Box<CandidateSet>> {
    words.map(|word| word.parse().ok()).collect::<Option<CandidateSet>>().map(Box::new)
}

fn read_line<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Line> {
    let mut end = || words.next()?.parse().ok();
    let (one, other) = (end()?, end()?);
    Line::between(one, other).filter(|_| words.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::{ToSpan, civil::date};
    use nonet_core::board::Candidate;
    use proptest::prelude::*;

    const LINE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";

    fn moves() -> impl Strategy<Value = Move> {
        let cells = || any::<u128>().prop_map(CellSet::from_bits);
        let digit = || prop::sample::select(Digit::ALL.to_vec());
        let sort = || prop::sample::select(Notes::ALL.to_vec());
        let candidates = || {
            let some = prop::collection::vec((0..81usize, digit()), 0..9);
            let set = |list: Vec<(usize, Digit)>| {
                list.into_iter().filter_map(|(i, digit)| Some(Candidate::new(Cell::from_index(i)?, digit)))
            };
            some.prop_map(move |list| Box::new(set(list).collect::<CandidateSet>()))
        };
        prop_oneof![
            (cells(), digit()).prop_map(|(cells, digit)| Move::Set(cells, digit)),
            (sort(), cells(), digit()).prop_map(|(sort, cells, digit)| Move::Note(sort, cells, digit)),
            (sort(), candidates()).prop_map(|(sort, set)| Move::Write(sort, set)),
            candidates().prop_map(Move::Strike),
            sort().prop_map(Move::Fill),
            cells().prop_map(Move::Clear),
            (cells(), digit()).prop_map(|(cells, colour)| Move::Colour(cells, colour)),
            (cells(), digit(), digit()).prop_map(|(cells, digit, colour)| Move::Tint(cells, digit, colour)),
            (candidates()).prop_filter_map("two", |set| {
                let mut set = set.iter();
                Line::between(set.next()?, set.next()?).map(Move::Line)
            }),
            Just(Move::Guess),
            Just(Move::Keep),
            (0..12usize).prop_map(Move::Back),
        ]
    }

    fn games() -> impl Strategy<Value = Game> {
        let played = prop::collection::vec((moves(), 0..100u32), 0..20);
        let day = || prop::option::of((1i16..9999, 1i8..13, 1i8..29).prop_map(|(year, month, day)| date(year, month, day)));
        let days = (day(), day());
        (played, 0usize..5, any::<[u16; 5]>(), 0..81usize, "\\PC{0,9}", days).prop_map(
            |(played, undone, hints, cursor, name, days)| {
                let mut game = Game::new(LINE.parse().unwrap());
                for (number, (one, seconds)) in played.into_iter().enumerate() {
                    game.seconds += seconds;
                    game.play(one);
                    if number == 4 {
                        game.set_point(&name);
                    }
                }
                for _ in 0..undone {
                    game.undo();
                }
                (game.hints, game.cursor) = (hints, Cell::from_index(cursor).unwrap());
                game.hinted = Technique::ALL.into_iter().filter(|it| it.index() % 3 == undone).collect();
                (game.daily, game.finished) = (days.0.map(|day| Daily { day, level: Level::Unfair }), days.1);
                game.begun = days.0.map(|day| day.saturating_add(1.day()));
                game
            },
        )
    }

    #[test]
    fn names_of_hinted_techniques_that_are_unknown_are_passed_over() {
        let head = format!("nonet 1\ngivens {}\ntime 5\n", "0".repeat(81));
        for (line, hinted) in [
            ("hints 1 0 0 0 2", TechniqueSet::EMPTY),
            ("hints 1 0 0 0 2 x_wing naked_pair", TechniqueSet::from([Technique::XWing, Technique::NakedPair])),
            ("hints 1 0 0 0 2 of_tomorrow x_wing", TechniqueSet::of(Technique::XWing)),
        ] {
            let game = load(&format!("{head}{line}\n")).unwrap();
            assert_eq!((game.hints, game.hinted), ([1, 0, 0, 0, 2], hinted), "{line}");
        }
        assert_eq!(load(&format!("{head}hints 1 0 x_wing\n")), Err(SaveError::Line(4)), "the counts come first");
    }

    #[test]
    fn labels_without_a_time_of_change_are_written_too() {
        let text = format!("nonet 1\ntags 0 hard ones\ngivens {}\n", "0".repeat(81));
        let read = read(&text).unwrap();
        assert_ne!(read.tags, Tags::default());
        assert_eq!(super::read(&write_whole(&read)), Ok(read));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_saved_game_is_read_back(game in games()) {
            prop_assert_eq!(load(&save(&game)), Ok(game));
        }

        #[test]
        fn a_game_is_taken_back_and_made_again(mut game in games()) {
            while game.redo() {}
            let (whole, number) = (game.clone(), game.made());
            let mut stood = vec![game.standing().clone()];
            while game.undo() {
                stood.push(game.standing().clone());
            }
            prop_assert_eq!(stood.len(), number + 1);
            prop_assert_eq!(stood.pop(), Some(Game::new(*game.givens()).standing().clone()));
            while game.redo() {
                prop_assert_eq!(stood.pop(), Some(game.standing().clone()));
            }
            prop_assert_eq!(game, whole);
        }

        #[test]
        fn no_text_makes_it_panic(text in "\\PC*", bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = load(&text);
            let _ = load(&format!("nonet 1\n{text}"));
            let _ = load(&String::from_utf8_lossy(&bytes));
        }

        #[test]
        fn a_cut_or_garbled_save_is_read_or_refused(game in games(), at in 0usize..4000, byte in 0u8..128) {
            let mut text = save(&game).into_bytes();
            let at = at % text.len();
            let cut = String::from_utf8_lossy(&text[..at]).into_owned();
            if let Ok(read) = load(&cut) {
                prop_assert_eq!(read.givens(), game.givens());
            }
            text[at] = byte;
            if let Ok(mut read) = load(&String::from_utf8_lossy(&text)) {
                while read.undo() {} // whatever was read can be gone through
                while read.redo() {}
            }
        }
    }

    #[test]
    fn what_is_damaged_or_later_is_told_apart() {
        let good = save(&Game::new(Grid::EMPTY));
        let lines = good.lines().count();
        for (text, error) in [
            ("", SaveError::Foreign),
            ("sudoku", SaveError::Foreign),
            ("nonet 0", SaveError::Foreign),
            ("nonet 2\nanything", SaveError::Later),
            ("nonet 1", SaveError::Line(2)),
            ("nonet 1\ngivens 12", SaveError::Line(2)),
            (&good.replace("made 0", "made"), SaveError::Line(lines)),
            (&format!("{good}fill @0\nset 0 r1c1 @0\n"), SaveError::Line(lines + 2)),
            (&format!("{good}set 1 r0c1 @0\n"), SaveError::Line(lines + 1)),
            (&format!("{good}set 1 r1c1\n"), SaveError::Line(lines + 1)),
            (&format!("{good}daily 2026-02-30 Hard\n"), SaveError::Line(lines + 1)),
            (&format!("{good}daily 2026-02-20\n"), SaveError::Line(lines + 1)),
            (&format!("{good}finished yesterday\n"), SaveError::Line(lines + 1)),
            (&format!("{good}jump r1c1 @0\n"), SaveError::Line(lines + 1)),
            (&format!("{good}fill 1 @0\n"), SaveError::Line(lines + 1)),
            (&format!("{good}strike 7r4\u{e9} @0\n"), SaveError::Line(lines + 1)),
            (&format!("{good}strike \u{e9}r4c5 @0\n"), SaveError::Line(lines + 1)),
            (&format!("{good}line 7r4c5 @0\n"), SaveError::Line(lines + 1)),
            (&format!("{good}line 7r4c5 7r4c5 @0\n"), SaveError::Line(lines + 1)),
        ] {
            assert_eq!(load(text), Err(error), "{text}");
        }
    }

    #[test]
    fn carriage_returns_end_lines_and_are_in_no_name() {
        for end in ["\n", "\r\n", "\r\r\n", "\r", ""] {
            let read = load(&format!("nonet 1\r\ngivens {LINE}\r\npoint 0 a name{end}")).unwrap();
            assert_eq!(read.points()[0].name, "a name", "{end:?}");
            assert_eq!(load(&save(&read)), Ok(read));
        }
    }

    #[test]
    fn the_text_is_readable() {
        let mut game = Game::new(LINE.parse().unwrap());
        game.seconds = 12;
        assert!(game.play(Move::Fill(Notes::Corner)));
        game.set_point("all notes");
        game.seconds = 15;
        assert!(game.play(Move::Set(CellSet::of("r9c1".parse().unwrap()), Digit::D5)));
        let gone = [(Digit::D1, "r1c1"), (Digit::D7, "r1c1")].map(|(digit, name)| Candidate::new(name.parse().unwrap(), digit));
        assert!(game.play(Move::Strike(Box::new(gone.into_iter().collect()))));
        let day = date(2026, 11, 2);
        (game.daily, game.finished) = (Some(Daily { day, level: Level::Hard }), Some(date(2026, 11, 3)));
        assert_eq!(
            save(&game),
            format!(
                "nonet 1\ngivens {}\ndaily 2026-11-02 Hard\nfinished 2026-11-03\ntime 15\nhints 0 0 0 0 0\nview r1c1\nmade 3\npoint 1 all notes\nfill @12\nset 5 r9c1 @15\n\
                 strike 1r1c1 7r1c1 @15\n",
                LINE
            )
        );
    }
}
