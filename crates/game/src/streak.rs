//! On how many days in a row somebody finished the day's puzzle, and the times that are not counted.

use jiff::{ToSpan, civil::Date};
use std::collections::BTreeSet;

/// The times at which a streak was paused: days that were missed then do not end it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pauses(Vec<Pause>);

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pause {
    from: Date,
    until: Option<Date>, // the day on which it was ended, which counts again; none while it lasts
}

/// Days in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// How many there are now.
    pub now: u32,
    /// How many there were at most.
    pub best: u32,
}

impl Streak {
    /// The streak of somebody who finished the puzzles of the days `done` on their own dates. Today is not missed yet.
    #[must_use]
    pub fn of(done: impl Iterator<Item = Date>, pauses: &Pauses, today: Date) -> Streak {
        let done: BTreeSet<Date> = done.collect();
        let mut streak = Streak::default();
        let Some(first) = done.first() else { return streak };
        for day in first.series(1.day()).take_while(|day| *day <= today) {
            if done.contains(&day) {
                streak.now += 1;
                streak.best = streak.best.max(streak.now);
            } else if day < today && !pauses.cover(day) {
                streak.now = 0;
            }
        }
        streak
    }
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

    /// What [`text`](Pauses::text) wrote; a line that says something else is passed over.
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

    fn cover(&self, day: Date) -> bool {
        self.0.iter().any(|pause| pause.from <= day && pause.until.is_none_or(|until| day < until))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn november(day: i8) -> Date {
        date(2026, 11, day)
    }

    fn streak(done: &[i8], pauses: &Pauses, today: i8) -> [u32; 2] {
        let streak = Streak::of(done.iter().map(|day| november(*day)), pauses, november(today));
        [streak.now, streak.best]
    }

    #[test]
    fn days_in_a_row_count_until_one_is_missed() {
        let none = Pauses::default();
        for (done, today, expected) in [
            (&[][..], 22, [0, 0]),
            (&[22], 22, [1, 1]),
            (&[20, 21], 22, [2, 2]), // today can still be done
            (&[19, 20], 22, [0, 2]),
            (&[17, 18, 19, 21, 22], 22, [2, 3]),
            (&[22, 23], 22, [1, 1]), // the clock was put back
        ] {
            assert_eq!(streak(done, &none, today), expected, "{done:?}");
        }
    }

    #[test]
    fn a_pause_keeps_the_streak_over_the_days_that_were_missed_in_it() {
        let mut pauses = Pauses::default();
        pauses.set(true, november(12));
        assert!(pauses.is_on());
        assert_eq!(streak(&[10, 11], &pauses, 20), [2, 2]);
        assert_eq!(streak(&[10, 11, 15], &pauses, 20), [3, 3], "a puzzle that is finished meanwhile counts");
        pauses.set(false, november(20));
        assert!(!pauses.is_on());
        assert_eq!(streak(&[10, 11, 20], &pauses, 21), [3, 3]);
        assert_eq!(streak(&[10, 11], &pauses, 21), [0, 2], "the day on which it was ended counts again");
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
