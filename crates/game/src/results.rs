//! The results of the finished games, level by level, and which of their times can be compared.

use super::{
    Game, Move,
    archive::{Archive, GameCopy},
};
use fnv::FnvHashMap;
use jiff::civil::Date;
use nonet_core::board::{CellSet, Grid};
use nonet_techniques::Level;

/// The number of cells that a game leaves to its player at least, if its time is to be compared with others of its level.
pub const FEWEST_CELLS: usize = 30;

/// More digits than this in the first second of a game were not typed: they came with the game.
const MOST_IN_A_SECOND: usize = 9;

/// A help that made a finished game easier than others of its level. Its time is no best time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Advantage {
    /// Hints.
    Hints,
    /// Fewer than [`FEWEST_CELLS`] cells were left to the player.
    FewCells,
    /// The puzzle was played before, in another game.
    PlayedBefore,
}

/// A finished game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finished<'a> {
    /// The game, as it is kept.
    pub copy: &'a GameCopy,
    /// Whether its puzzle was played before, in another game.
    pub played_before: bool,
}

impl Finished<'_> {
    /// The helps that made the game easier than others of its level.
    #[must_use]
    pub fn advantages(&self) -> Vec<Advantage> {
        let game = &self.copy.game;
        let all = [
            (game.hint_count() > 0, Advantage::Hints),
            (game.cells_to_fill() < FEWEST_CELLS, Advantage::FewCells),
            (self.played_before, Advantage::PlayedBefore),
        ];
        all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, advantage)| advantage).collect()
    }

    /// Whether its time can be compared with others of its level.
    #[must_use]
    pub fn is_compared(&self) -> bool {
        self.advantages().is_empty()
    }
}

impl Game {
    /// The number of cells that were left to the player: those without a given, and without a digit that came with the game, from a
    /// link, a picture or another program.
    #[must_use]
    pub fn cells_to_fill(&self) -> usize {
        let empty = self.givens().empty_cells();
        let first = self.moves().iter().take_while(|made| made.at == 0);
        let came = first.fold(CellSet::EMPTY, |cells, made| match made.what {
            Move::Set(set, _) => cells | (set & empty),
            _ => cells,
        });
        if came.len() > MOST_IN_A_SECOND { (empty - came).len() } else { empty.len() }
    }
}

impl Archive {
    /// The [finished](Archive::finished) games, the latest first, each with whether its puzzle was played before.
    #[must_use]
    pub fn results(&self) -> Vec<Finished<'_>> {
        let finished = self.summary().finished.iter();
        finished.filter_map(|&(id, played_before)| Some(Finished { copy: self.copy(id)?, played_before })).collect()
    }

    /// The open game as one of the [finished](Archive::finished) games. None if it is none of them.
    #[must_use]
    pub fn open_result(&self) -> Option<Finished<'_>> {
        let &(_, played_before) = self.summary().finished.iter().find(|(id, _)| *id == self.open_id())?;
        Some(Finished { copy: self.open_copy()?, played_before })
    }
}

/// These finished games, each with whether its puzzle was played before in another of all the games.
pub(crate) fn with_earlier_games<'a>(all: impl Iterator<Item = &'a GameCopy>, finished: Vec<&'a GameCopy>) -> Vec<Finished<'a>> {
    let mut first: FnvHashMap<&Grid, &GameCopy> = FnvHashMap::default();
    let key = |copy: &GameCopy| (copy.played, copy.id);
    for copy in all.filter(|copy| !copy.game.moves().is_empty()) {
        let known = first.entry(copy.game.givens()).or_insert(copy);
        if key(copy) < key(known) {
            *known = copy;
        }
    }
    let played_before = |copy: &GameCopy| first.get(copy.game.givens()).is_some_and(|it| it.id != copy.id);
    finished.into_iter().map(|copy| Finished { copy, played_before: played_before(copy) }).collect()
}

/// The finished games of a level.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// The seconds that each took, in the order in which they were finished as far as that is known, each with whether it is
    /// compared with the others.
    pub times: Vec<(u32, bool)>,
    /// The number of hints that were taken in all of the games.
    pub hints: usize,
}

impl Results {
    /// The results of those of these games that are of this level. The games are in the order in which they were finished.
    #[must_use]
    pub fn of<'a>(level: Level, games: impl Iterator<Item = &'a Finished<'a>>) -> Results {
        games.filter(|it| it.copy.game.level == Some(level)).fold(Results::default(), |mut all, finished| {
            let game = &finished.copy.game;
            all.times.push((game.seconds, finished.is_compared()));
            all.hints += game.hint_count();
            all
        })
    }

    /// The number of games that are compared.
    #[must_use]
    pub fn compared(&self) -> usize {
        self.times.iter().filter(|(_, is_compared)| *is_compared).count()
    }

    /// The least time of those that are compared.
    #[must_use]
    pub fn best(&self) -> Option<u32> {
        self.times.iter().filter(|(_, is_compared)| *is_compared).map(|(seconds, _)| *seconds).min()
    }

    /// The time in the middle of all: as many games took longer as took less. Of two in the middle it is the mean, rounded down.
    #[must_use]
    pub fn median(&self) -> Option<u32> {
        let mut sorted: Vec<u32> = self.times.iter().map(|(seconds, _)| *seconds).collect();
        sorted.sort_unstable();
        let (low, high) = (sorted.get(sorted.len().saturating_sub(1) / 2)?, sorted.get(sorted.len() / 2)?);
        Some(low.midpoint(*high))
    }
}

/// Finished games as a table: a line with the names of the columns, and a line a game, as CSV. None of the values needs quotes.
///
/// `finished` is the player's date; `daily` is the date of the puzzle, if it is one of a day; `compared` says whether the time is
/// compared with others of its level.
#[must_use]
pub fn table<'a>(games: impl Iterator<Item = &'a Finished<'a>>) -> String {
    let mut text = "finished,level,daily,seconds,hints,cells_to_fill,played_before,compared,givens\n".to_owned();
    for finished in games {
        let game = &finished.copy.game;
        let date = |day: Option<Date>| day.map(|day| day.to_string()).unwrap_or_default();
        text += &format!(
            "{},{},{},{},{},{},{},{},{:#}\n",
            date(game.finished),
            game.level.map(Level::name).unwrap_or_default(),
            date(game.daily.map(|daily| daily.day)),
            game.seconds,
            game.hint_count(),
            game.cells_to_fill(),
            finished.played_before,
            finished.is_compared(),
            game.givens(),
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Daily, archive::Found};
    use jiff::civil::date;
    use nonet_core::board::{Cell, Digit};
    use std::rc::Rc;

    const PUZZLE: &str = "043080250600000000000001094900004070000608000010200003820500000000000005034090710";
    const SOLVED: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";

    /// A finished game that leaves these cells to the player, who fills one a second.
    fn filled(cells: CellSet) -> Game {
        let solution: Grid = SOLVED.parse().unwrap();
        let mut game = Game::new(solution.within(!cells));
        game.level = Some(Level::Hard);
        for cell in cells {
            game.seconds += 1;
            game.play(Move::Set(cell.into(), solution[cell].unwrap()));
        }
        game
    }

    fn solved() -> Game {
        filled(PUZZLE.parse::<Grid>().unwrap().empty_cells())
    }

    /// The puzzle with so many digits written in its first second, and the others later.
    fn continued(came: usize) -> Game {
        let solution: Grid = SOLVED.parse().unwrap();
        let mut game = Game::new(PUZZLE.parse().unwrap());
        for (number, cell) in game.givens().empty_cells().iter().enumerate() {
            game.seconds = u32::from(number >= came);
            game.play(Move::Set(cell.into(), solution[cell].unwrap()));
        }
        game
    }

    /// The advantages that made the last of these games, which are played one after the other, easier than others. `None` if it is not
    /// finished.
    fn advantages(games: &[Game]) -> Option<Vec<Advantage>> {
        let mut archive = Archive::new(1, Found { records: Some(Vec::new()), whole: true, leftovers: Vec::new(), notes: true });
        for (number, game) in games.iter().enumerate() {
            archive.begin(Rc::new(Game::new(*game.givens())));
            archive.show(&Rc::new(game.clone()));
            archive.at(1_000_000 * (number as u64 + 1));
            archive.flush(true);
        }
        let open = archive.open_id();
        archive.results().iter().find(|it| it.copy.id == open).map(Finished::advantages)
    }

    #[test]
    fn a_time_is_compared_if_the_whole_puzzle_was_solved_for_the_first_time_and_alone() {
        use Advantage::{FewCells, Hints, PlayedBefore};
        let begun = || {
            let mut game = Game::new(PUZZLE.parse().unwrap());
            game.play(Move::Set(Cell::FIRST.into(), Digit::D9));
            game
        };
        let hinted = |stage: usize| {
            let mut game = solved();
            game.hints[stage] = 1;
            game
        };
        let other = || filled(CellSet::ALL - CellSet::of(Cell::FIRST));
        let cells = |count: usize| filled(Cell::all().take(count).collect());
        for (what, games, expected) in [
            ("alone", vec![solved()], Some(vec![])),
            ("not finished", vec![begun()], None),
            ("after another puzzle", vec![other(), solved()], Some(vec![])),
            ("only where to look", vec![hinted(0)], Some(vec![Hints])),
            ("a step taken", vec![hinted(4)], Some(vec![Hints])),
            ("three cells", vec![cells(3)], Some(vec![FewCells])),
            ("one too few", vec![cells(FEWEST_CELLS - 1)], Some(vec![FewCells])),
            ("just enough", vec![cells(FEWEST_CELLS)], Some(vec![])),
            ("most digits came with a link", vec![continued(50)], Some(vec![FewCells])),
            ("some came", vec![continued(20)], Some(vec![])),
            ("two quick taps", vec![continued(2)], Some(vec![])),
            ("a second time", vec![solved(), solved()], Some(vec![PlayedBefore])),
            ("begun, then started again", vec![begun(), solved()], Some(vec![PlayedBefore])),
            ("finished, then only begun again", vec![solved(), begun()], None),
            (
                "all of it",
                vec![cells(3), other(), { cells(3) }, {
                    let mut game = cells(3);
                    game.hints[1] = 2;
                    game
                }],
                Some(vec![Hints, FewCells, PlayedBefore]),
            ),
        ] {
            assert_eq!(advantages(&games), expected, "{what}");
        }
    }

    #[test]
    fn results_are_a_table() {
        let mut archive = Archive::default();
        let mut daily = solved();
        let day = date(2026, 11, 22);
        (daily.finished, daily.daily) = (Some(day), Some(Daily { day, level: Level::Hard }));
        let mut again = solved();
        (again.level, again.hints[2]) = (None, 3);
        for game in [daily, again] {
            archive.begin(Rc::new(Game::new(*game.givens())));
            archive.show(&Rc::new(game));
        }
        let givens = PUZZLE;
        assert_eq!(
            table(archive.results().iter().rev()),
            format!(
                "finished,level,daily,seconds,hints,cells_to_fill,played_before,compared,givens\n\
                 2026-11-22,Hard,2026-11-22,55,0,55,false,true,{givens}\n\
                 ,,,55,3,55,true,false,{givens}\n"
            )
        );
        assert_eq!(table([].iter()).lines().count(), 1);
    }

    #[test]
    fn best_times_are_of_games_that_are_compared() {
        let results = |times: &[(u32, bool)]| Results { times: times.to_vec(), hints: 0 };
        let some = results(&[(90, true), (5, false), (60, true), (70, true)]);
        assert_eq!((some.best(), some.median(), some.compared()), (Some(60), Some(65), 3));
        let hinted = results(&[(5, false)]);
        assert_eq!((hinted.best(), hinted.median()), (None, Some(5)));
        assert_eq!((results(&[]).best(), results(&[]).median()), (None, None));
        assert_eq!(results(&[(10, true), (41, true)]).median(), Some(25));
    }

    #[test]
    fn finished_games_count_by_level() {
        let mut archive = Archive::default();
        for (level, seconds) in [(Level::Hard, 90), (Level::Easy, 30), (Level::Hard, 60)] {
            let mut game = solved();
            (game.level, game.seconds, game.hints) = (Some(level), seconds, [1, 0, 0, 0, 1]);
            archive.begin(Rc::new(Game::new(*game.givens())));
            archive.show(&Rc::new(game));
        }
        let games = archive.results();
        let hard = Results::of(Level::Hard, games.iter().rev());
        assert_eq!((hard.times.as_slice(), hard.hints), (&[(90, false), (60, false)][..], 4));
        assert_eq!(Results::of(Level::Extreme, games.iter()), Results::default());
    }
}
