//! The kept games as the library lists them, and what they tell of puzzles.

use super::games_panel::kept_words;
use crate::{session::Session, text};
use jiff::civil::Date;
use nonet_core::board::Grid;
use nonet_game::{
    Advantage,
    archive::{Archive, CopiesAt, GameCopy, GameId},
};
use nonet_protocol::{KeptGame, Shelf};
use std::{collections::BTreeMap, rc::Rc};

/// The list of the kept games for the library. It is made anew only when a game changed, and then only what is said of games that
/// changed: there may be thousands of them.
#[derive(Clone, Debug, Default)]
pub struct KeptGames(Option<Rc<Listed>>);

#[derive(Debug)]
struct Listed {
    copies: CopiesAt,
    around: Around,
    games: Rc<Vec<KeptGame>>,
    by_id: BTreeMap<GameId, (Rc<GameCopy>, Vec<Advantage>)>, // from what each readable game was listed
}

/// The state around the games on which their descriptions depend: if it is another, all are described anew.
#[derive(Clone, PartialEq, Debug)]
struct Around {
    day: Date,
    open: GameId,
    deleted: Vec<GameId>,
    unreadable: Vec<(GameId, bool, usize)>, // each with whether it is of a later version, and its length
}

impl KeptGames {
    /// Returns all kept games. `deleted` are those that were put into the bin while the library listed them.
    pub fn list(&mut self, session: &Session, deleted: &[GameId]) -> Rc<Vec<KeptGame>> {
        let archive = &session.archive;
        let unreadable = archive.unreadable().iter().map(|it| (it.id, it.later, it.text.len()));
        let (copies, deleted) = (archive.copies_now(), deleted.to_vec());
        let around = Around { day: session.today, open: archive.open_id(), deleted, unreadable: unreadable.collect() };
        if let Some(listed) = self.0.as_ref().filter(|listed| listed.copies == copies && listed.around == around) {
            return Rc::clone(&listed.games);
        }
        let before = self.0.take().filter(|listed| listed.around == around);
        let mut advantages: BTreeMap<GameId, Vec<Advantage>> =
            archive.results().iter().map(|it| (it.copy.id, it.advantages())).collect();
        let known: BTreeMap<u64, &KeptGame> =
            before.iter().flat_map(|listed| listed.games.iter()).map(|game| (game.id, game)).collect();
        let (mut games, mut by_id) = (Vec::new(), BTreeMap::new());
        for copy in archive.shared_copies().filter(|copy| !copy.is_blank()) {
            let own = advantages.remove(&copy.id).unwrap_or_default();
            let was_same =
                |listed: &&Rc<Listed>| listed.by_id.get(&copy.id).is_some_and(|(was, had)| Rc::ptr_eq(was, copy) && *had == own);
            let same = before.as_ref().filter(was_same).and_then(|_| known.get(&copy.id.number()));
            games.push(same.map_or_else(|| listed_game(&around, copy, &own), |game| KeptGame::clone(game)));
            by_id.insert(copy.id, (Rc::clone(copy), own));
        }
        games.extend(archive.unreadable().iter().map(|it| KeptGame {
            id: it.id.number(),
            givens: Grid::EMPTY,
            grid: Grid::EMPTY,
            words: text::keeping::unreadable(it.later, it.text.chars().count()).into(),
            detail: "".into(),
            shelf: Shelf::Unreadable,
            level: None,
            played: 0,
            tags: "".into(),
            open: false,
            deleted: false,
        }));
        let games = Rc::new(games);
        self.0 = Some(Rc::new(Listed { copies, around, games: Rc::clone(&games), by_id }));
        games
    }
}

/// Returns all kept games for the library.
#[must_use]
pub fn library(session: &Session, deleted: &[GameId]) -> Vec<KeptGame> {
    KeptGames::default().list(session, deleted).to_vec()
}

fn listed_game(around: &Around, copy: &GameCopy, advantages: &[Advantage]) -> KeptGame {
    let game = &copy.game;
    let (solved, deleted) = (game.is_solved(), copy.binned.is_some() && around.deleted.contains(&copy.id));
    let open = copy.id == around.open;
    let level = game.level.map(text::level);
    KeptGame {
        id: copy.id.number(),
        givens: *game.givens(),
        grid: game.grid(),
        words: match open && !solved {
            true => text::standing_game(level, game.grid().empty_cells().len()).into(), // without the time, which changes each second
            false => kept_words(game).into(),
        },
        detail: match (solved, open) {
            (true, _) => text::returning::finished_detail(game, advantages, around.day).into(),
            (false, true) => text::play::OPEN.into(),
            (false, false) => game.daily.map(|daily| text::returning::puzzle_of(daily, around.day)).unwrap_or_default().into(),
        },
        shelf: match copy.binned {
            Some(_) if !deleted => Shelf::Bin,
            _ if solved => Shelf::Finished,
            _ => Shelf::Begun,
        },
        level: game.level,
        played: copy.played,
        tags: copy.tags.text.as_str().into(),
        open,
        deleted,
    }
}

/// Returns the puzzles of the finished games that are not in the bin.
pub(crate) fn solved_puzzles(archive: &Archive) -> Vec<Grid> {
    let solved = archive.copies().filter(|copy| copy.binned.is_none() && copy.game.is_solved());
    solved.map(|copy| *copy.game.givens()).collect()
}
