//! The streak: on how many days in a row somebody finished a game, and the pauses in which no day is missed.
//!
//! One rule says which days count. A day counts if a game was finished on it: the puzzle of the day, or any other. A game that was
//! begun on one day and finished on the next was played over midnight: it counts for the first of the two if no other game does,
//! and otherwise for the second. So every game counts for one day, and to finish one never shortens a streak. Days are the
//! player's own, as the device told them then; a day that a journey skips is missed like any other, unless the streak is paused.

use super::Game;
use jiff::{ToSpan, civil::Date};
use std::collections::BTreeSet;

/// The times at which a streak was paused: days that were missed then do not end it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pauses(Vec<Pause>);

/// A time at which a streak was paused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pause {
    from: Date,
    until: Option<Date>, // the day on which it was ended, which counts again; none while it lasts
}

/// The days that count for a streak.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CountedDays {
    counted: BTreeSet<Date>,
    begun: BTreeSet<Date>, // days on which a game was begun that is not finished
}

/// Days in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The number of days in a row now. A day that is not over is not missed.
    pub now: u32,
    /// The number of days in a row at most so far.
    pub best: u32,
    /// The game that has to be finished next for the streak to go on, or to begin.
    pub due: Due,
}

/// The game that has to be finished next for a streak to go on, or to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Due {
    /// The game that was begun yesterday, before today is over.
    BegunYesterday,
    /// A game, today.
    #[default]
    Today,
    /// A game, tomorrow: today counts already.
    Tomorrow,
}

impl CountedDays {
    /// The days for which these games count. Of those that are not finished it is known on which day they were begun.
    #[must_use]
    pub fn of<'a>(games: impl Iterator<Item = &'a Game>) -> CountedDays {
        let mut days = CountedDays::default();
        let mut over_midnight = BTreeSet::new(); // by the day on which each was begun, and a number that tells them apart
        for (number, game) in games.filter(|game| !game.moves().is_empty()).enumerate() {
            match (game.finished.filter(|_| game.is_solved()), game.begun) {
                (Some(finished), Some(begun)) if begun < finished && tomorrow(begun) == finished => {
                    over_midnight.insert((begun, number));
                }
                (Some(finished), _) => {
                    days.counted.insert(finished);
                }
                (None, Some(begun)) if !game.is_solved() => {
                    days.begun.insert(begun);
                }
                (None, _) => {}
            }
        }
        for (begun, _) in over_midnight {
            if !days.counted.insert(begun) {
                days.counted.insert(tomorrow(begun));
            }
        }
        days
    }

    /// Whether the day counts.
    #[must_use]
    pub fn contains(&self, day: Date) -> bool {
        self.counted.contains(&day)
    }
}

impl Streak {
    /// The streak of these days. One of them may lie ahead: a clock was wrong, or somebody flew to where it is still today.
    #[must_use]
    pub fn of(days: &CountedDays, pauses: &Pauses, today: Date) -> Streak {
        let best = runs(&days.counted, pauses).iter().map(|run| run.length).max().unwrap_or(0);
        let yesterday = today.saturating_sub(1.day());
        if days.begun.contains(&yesterday) && !days.contains(yesterday) {
            // Yesterday is not missed yet: the game that was begun then can still be finished.
            let with_yesterday = days.counted.iter().copied().chain([yesterday]).collect();
            if let Some(run) = current_run(&with_yesterday, pauses, today).filter(|run| run.first < yesterday) {
                return Streak { now: run.length - 1, best, due: Due::BegunYesterday };
            }
        }
        let now = current_run(&days.counted, pauses, today).map_or(0, |run| run.length);
        Streak { now, best, due: if days.contains(today) { Due::Tomorrow } else { Due::Today } }
    }
}

/// Days that count, of which none is missed between them.
#[derive(Clone, Copy, Debug)]
struct Run {
    first: Date,
    last: Date,
    length: u32,
}

/// The runs of these days, the earliest first.
fn runs(counted: &BTreeSet<Date>, pauses: &Pauses) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for &day in counted {
        match runs.last_mut() {
            Some(run) if pauses.next_missable(tomorrow(run.last)).is_none_or(|missable| missable >= day) => {
                (run.last, run.length) = (day, run.length + 1);
            }
            _ => runs.push(Run { first: day, last: day, length: 1 }),
        }
    }
    runs
}

/// The run that goes on today: no day between its last one and today is missed. None if there is none.
fn current_run(counted: &BTreeSet<Date>, pauses: &Pauses, today: Date) -> Option<Run> {
    let run = runs(counted, pauses).into_iter().rfind(|run| run.first <= today)?;
    let is_missed = pauses.next_missable(tomorrow(run.last)).is_some_and(|missable| missable < today);
    (!is_missed).then_some(run)
}

/// The day after.
fn tomorrow(day: Date) -> Date {
    day.saturating_add(1.day())
}

impl Pauses {
    /// Whether it is paused.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.0.iter().any(|pause| pause.until.is_none())
    }

    /// Begins a pause today, or ends the one that lasts.
    pub fn set(&mut self, on: bool, today: Date) {
        if on && !self.is_on() {
            self.0.push(Pause { from: today, until: None });
        } else if !on {
            self.0.iter_mut().for_each(|pause| pause.until = pause.until.or(Some(today)));
            self.0.retain(|pause| pause.until.is_none_or(|until| pause.from < until)); // others left nothing out
        }
    }

    /// With those of a backup.
    pub fn join(&mut self, other: &Pauses) {
        let new: Vec<Pause> = other.0.iter().filter(|pause| !self.0.contains(pause)).copied().collect();
        self.0.extend(new);
    }

    /// With the change that made `before` into `now`, where others may have changed these since.
    #[must_use]
    pub fn with_change(mut self, before: &Pauses, now: &Pauses) -> Pauses {
        self.0.retain(|pause| now.0.contains(pause) || !before.0.contains(pause));
        self.join(now);
        self
    }

    /// Reads the pauses of a [`text`](Pauses::text). Other lines are passed over.
    #[must_use]
    pub fn read(text: &str) -> Pauses {
        let read = |line: &str| {
            let mut days = line.strip_prefix("pause ")?.split(' ').map(str::parse::<Date>);
            Some(Pause { from: days.next()?.ok()?, until: days.next().transpose().ok()? })
        };
        Pauses(text.lines().filter_map(read).collect())
    }

    /// A line each: `pause 2026-11-03 2026-11-20`, without an end while it lasts.
    #[must_use]
    pub fn text(&self) -> String {
        let line =
            |pause: &Pause| format!("pause {}{}\n", pause.from, pause.until.map_or(String::new(), |day| format!(" {day}")));
        self.0.iter().map(line).collect()
    }

    /// The first day from this one on that can be missed. None if a pause that lasts covers all of them.
    fn next_missable(&self, mut day: Date) -> Option<Date> {
        while let Some(pause) = self.0.iter().find(|pause| pause.covers(day)) {
            day = pause.until?; // which is later
        }
        Some(day)
    }
}

impl Pause {
    fn covers(&self, day: Date) -> bool {
        self.from <= day && self.until.is_none_or(|until| day < until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Move;
    use jiff::civil::date;
    use nonet_core::board::{Cell, CellSet, Digit, Grid};

    const SOLVED: &str = "143986257679425381285731694962354178357618942418279563821567439796143825534892716";

    fn november(day: i8) -> Date {
        date(2026, 11, day)
    }

    /// A game that was begun and finished on these days of November, if it was.
    fn game(begun: Option<i8>, finished: Option<i8>) -> Game {
        let solution: Grid = SOLVED.parse().unwrap();
        let mut game = Game::new(solution.within(!CellSet::of(Cell::FIRST)));
        let digit = if finished.is_some() { solution[Cell::FIRST].unwrap() } else { Digit::D9 };
        game.play(Move::Set(Cell::FIRST.into(), digit));
        (game.begun, game.finished) = (begun.map(november), finished.map(november));
        game
    }

    /// A game that was begun and finished on the same day.
    fn on(day: i8) -> Game {
        game(Some(day), Some(day))
    }

    fn over_midnight(begun: i8) -> Game {
        game(Some(begun), Some(begun + 1))
    }

    fn left(begun: i8) -> Game {
        game(Some(begun), None)
    }

    fn streak_of(games: &[Game], pauses: &Pauses, today: i8) -> Streak {
        Streak::of(&CountedDays::of(games.iter()), pauses, november(today))
    }

    /// The name of a case, the games, today, and what is told then: the streak, the longest one, and the game that is due.
    type Row = (&'static str, Vec<Game>, i8, u32, u32, Due);

    #[test]
    fn a_table_of_days() {
        use Due::{BegunYesterday, Today, Tomorrow};
        let rows: [Row; 24] = [
            ("nobody played yet", vec![], 22, 0, 0, Today),
            ("finished today", vec![on(22)], 22, 1, 1, Tomorrow),
            ("today is not over", vec![on(20), on(21)], 22, 2, 2, Today),
            ("yesterday was missed", vec![on(19), on(20)], 22, 0, 2, Today),
            ("begun anew after a missed day", vec![on(17), on(18), on(19), on(21), on(22)], 22, 2, 3, Tomorrow),
            ("two on a day are one day", vec![on(21), on(22), on(22)], 22, 2, 2, Tomorrow),
            ("an older game finished today", vec![on(21), game(Some(3), Some(22))], 22, 2, 2, Tomorrow),
            ("a save that doesn't say when it was begun", vec![on(21), game(None, Some(22))], 22, 2, 2, Tomorrow),
            ("a save that doesn't say when it was finished", vec![on(21), game(Some(22), None)], 22, 1, 1, Today),
            ("begun before midnight, not finished yet", vec![on(20), left(21)], 22, 1, 1, BegunYesterday),
            ("and another finished today", vec![on(20), left(21), on(22)], 22, 2, 1, BegunYesterday),
            ("which is the first of all", vec![left(21), on(22)], 22, 1, 1, Tomorrow),
            ("begun before midnight, finished after", vec![on(20), over_midnight(21)], 22, 2, 2, Today),
            ("and another after it", vec![on(20), over_midnight(21), on(22)], 22, 3, 3, Tomorrow),
            ("its day has another: it counts for today", vec![on(21), over_midnight(21)], 22, 2, 2, Tomorrow),
            ("two of them: one for each day", vec![over_midnight(21), over_midnight(21)], 22, 2, 2, Tomorrow),
            ("one every midnight", vec![over_midnight(19), over_midnight(20), over_midnight(21)], 22, 3, 3, Today),
            ("left too long, the day is missed", vec![on(20), left(21)], 23, 0, 1, Today),
            ("left two days ago, finished today", vec![on(20), game(Some(21), Some(23))], 23, 1, 1, Tomorrow),
            ("left yesterday, but the day before is missed", vec![on(19), left(21)], 22, 0, 1, Today),
            ("flown west: today comes twice", vec![on(21), on(22), on(23)], 22, 3, 3, Tomorrow),
            ("flown west, and the day is not finished here", vec![on(21), on(23)], 22, 1, 1, Today),
            ("flown east: a day is skipped", vec![on(21), on(23)], 23, 1, 1, Tomorrow),
            ("a clock that was a week ahead", vec![on(21), on(22), on(29)], 22, 2, 2, Tomorrow),
        ];
        for (what, games, today, now, best, due) in rows {
            assert_eq!(streak_of(&games, &Pauses::default(), today), Streak { now, best, due }, "{what}");
        }
    }

    #[test]
    fn what_nobody_played_counts_for_no_day() {
        let mut full = Game::new(SOLVED.parse().unwrap());
        full.finished = Some(november(22));
        let mut undone = on(22);
        undone.undo();
        assert_eq!(streak_of(&[full, undone], &Pauses::default(), 22).now, 0);
    }

    #[test]
    fn a_pause_keeps_the_streak_over_the_days_that_were_missed_in_it() {
        let streak = |games: &[Game], pauses: &Pauses, today| {
            let streak = streak_of(games, pauses, today);
            [streak.now, streak.best]
        };
        let mut pauses = Pauses::default();
        pauses.set(true, november(12));
        assert!(pauses.is_on());
        let two = [on(10), on(11)];
        assert_eq!(streak(&two, &pauses, 20), [2, 2]);
        assert_eq!(streak(&[on(10), on(11), on(15)], &pauses, 20), [3, 3], "a game that is finished meanwhile counts");
        pauses.set(false, november(20));
        assert!(!pauses.is_on());
        assert_eq!(streak(&[on(10), on(11), on(20)], &pauses, 21), [3, 3]);
        assert_eq!(streak(&two, &pauses, 21), [0, 2], "the day on which it was ended counts again");
    }

    #[test]
    fn a_pause_of_thousands_of_years_takes_no_longer() {
        let pauses = Pauses::read("pause 0001-01-01 9999-12-31\npause 9999-12-31\n");
        let games = [on(1), on(22)];
        assert_eq!(Streak::of(&CountedDays::of(games.iter()), &pauses, Date::MAX), Streak { now: 2, best: 2, due: Due::Today });
    }

    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::*;
        use proptest::prelude::*;

        /// The events of a day: games that are begun and finished, a game that is begun and left, the one of the day before that is
        /// finished.
        fn days() -> impl Strategy<Value = Vec<(u8, bool, bool)>> {
            prop::collection::vec((0..3u8, any::<bool>(), any::<bool>()), 1..27)
        }

        proptest! {
            #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

            /// A game adds a day or none, nothing that is finished takes one away, and a night ends a streak only if it was said
            /// before what was due.
            #[test]
            fn a_streak_grows_by_games_and_ends_by_nights_of_which_it_told(days in days()) {
                let (mut games, mut is_left) = (Vec::<Game>::new(), false);
                let none = Pauses::default();
                for (day, (finished, leaves, finishes_left)) in (1..).zip(days) {
                    let look = |games: &[Game]| streak_of(games, &none, day);
                    if finishes_left && is_left {
                        let before = look(&games);
                        *games.iter_mut().rev().find(|game| !game.is_solved()).unwrap() = over_midnight(day - 1);
                        let after = look(&games);
                        prop_assert!(after.now <= before.now + 1 && after.now >= before.now.max(1));
                        if before.due == Due::BegunYesterday {
                            prop_assert_eq!(after.now, before.now + 1);
                        }
                    }
                    for _ in 0..finished {
                        let before = look(&games);
                        games.push(on(day));
                        let after = look(&games);
                        prop_assert!(after.now >= before.now.max(1) && after.now <= before.now + 1);
                        prop_assert!(before.due != Due::Today || after.now == before.now + 1 && after.due == Due::Tomorrow);
                        prop_assert!(before.due == Due::Today || after.due == before.due);
                    }
                    is_left = leaves;
                    if leaves {
                        games.push(left(day));
                    }
                    let (tonight, next) = (look(&games), streak_of(&games, &none, day + 1));
                    prop_assert_eq!(next.best, tonight.best);
                    match (tonight.due, next.due) {
                        (Due::Tomorrow, _) => prop_assert_eq!((next.now, next.due), (tonight.now, Due::Today)),
                        (Due::Today, Due::BegunYesterday) => prop_assert_eq!(next.now, tonight.now),
                        (Due::Today, _) => prop_assert_eq!(next.now, 0),
                        (Due::BegunYesterday, _) => prop_assert!(next.now <= 1, "the game was not finished"),
                    }
                }
            }
        }
    }

    #[test]
    fn changes_of_two_tabs_are_both_kept() {
        let paused = |text: &str| Pauses::read(text);
        let (none, long) = (Pauses::default(), "pause 2026-10-01 2026-10-02\n");
        // Another tab added one, this one began one,
        let began = paused(long).with_change(&none, &paused("pause 2026-11-22\n"));
        assert_eq!(began.text(), format!("{long}pause 2026-11-22\n"));
        // ended it,
        let ended = paused("pause 2026-11-22 2026-11-24\n");
        let after = began.clone().with_change(&paused("pause 2026-11-22\n"), &ended);
        assert_eq!(after.text(), format!("{long}pause 2026-11-22 2026-11-24\n"));
        // or took it back.
        assert_eq!(began.with_change(&paused("pause 2026-11-22\n"), &none).text(), long);
    }

    #[test]
    fn pauses_are_read_back_and_joined() {
        let text = "pause 2026-11-03 2026-11-20\npause 2026-11-22\n";
        let mut pauses = Pauses::read(&format!("nonet backup 1\nchecking 1\n{text}pause nonsense\n"));
        assert_eq!(pauses.text(), text);
        pauses.join(&Pauses::read("pause 2026-10-01 2026-10-02\npause 2026-11-22\n"));
        assert_eq!(pauses.text(), format!("{text}pause 2026-10-01 2026-10-02\n"));
        pauses.set(true, november(23));
        pauses.set(false, november(22));
        assert_eq!(
            pauses.text(),
            "pause 2026-11-03 2026-11-20\npause 2026-10-01 2026-10-02\n",
            "one of a single day left nothing out"
        );
    }
}
