//! Figures of progress: by technique, and by day.

use crate::{Attempt, Log};
use jiff::civil::Date;
use nonet_techniques::Technique;
use std::collections::BTreeMap;

/// The results of the attempts at drills of one technique. Guided drills are not counted, since all of them are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TechniqueFigures {
    /// The number of attempts in which the technique was found without help and without a wrong answer.
    pub alone: usize,
    /// The number of attempts in which it was found with help, or after a wrong answer.
    pub with_help: usize,
    /// The number of attempts in which it was not found.
    pub not_found: usize,
    /// The median time of those in which it was found alone, in seconds. Of an even number the lower of the two in the middle. None if
    /// there are none.
    pub median_seconds: Option<u32>,
}

/// The way in which an attempt ended, as figures count it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Finding {
    /// The technique was found without help and without a wrong answer.
    Alone,
    /// The technique was found with help, or after a wrong answer.
    WithHelp,
    /// The technique was not found.
    NotFound,
}

/// An attempt of a plot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlottedAttempt {
    /// The way in which the attempt ended.
    pub finding: Finding,
    /// The time that it took, in seconds.
    pub seconds: u32,
    /// The height of the attempt: its time in hundredths of the longest time in the plot. 0 if all of these are 0.
    pub height: u8,
}

/// The practice of one day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DayFigures {
    /// The number of attempts.
    pub attempts: usize,
    /// The number of attempts in which the technique was found.
    pub found: usize,
    /// The time that all attempts took together, in seconds.
    pub seconds: u64,
}

impl Finding {
    /// Returns the way in which the attempt ended.
    #[must_use]
    pub fn of(attempt: &Attempt) -> Finding {
        match attempt.is_found() {
            true if attempt.is_found_alone() => Finding::Alone,
            true => Finding::WithHelp,
            false => Finding::NotFound,
        }
    }
}

/// Returns the attempts at drills of the technique that count in its figures, the earliest first.
fn counted(log: &Log, technique: Technique) -> impl DoubleEndedIterator<Item = &Attempt> {
    log.of(technique).filter(|attempt| attempt.drill.kind().is_review())
}

/// Returns the latest attempts at drills of the technique, the earliest of them first: at most so many. Guided drills are left out, as in
/// [`TechniqueFigures`].
#[must_use]
pub fn latest_attempts(log: &Log, technique: Technique, most: usize) -> Vec<PlottedAttempt> {
    let mut latest: Vec<&Attempt> = counted(log, technique).rev().take(most).collect();
    latest.reverse();
    let longest = latest.iter().map(|attempt| attempt.seconds).max().unwrap_or(0).max(1);
    let height = |seconds: u32| u8::try_from(u64::from(seconds) * 100 / u64::from(longest)).unwrap_or(100);
    let plotted = |attempt: &Attempt| {
        let (finding, seconds) = (Finding::of(attempt), attempt.seconds);
        PlottedAttempt { finding, seconds, height: height(seconds) }
    };
    latest.into_iter().map(plotted).collect()
}

impl TechniqueFigures {
    /// Returns the figures of a technique.
    #[must_use]
    pub fn of(log: &Log, technique: Technique) -> TechniqueFigures {
        let attempts = || counted(log, technique);
        let count = |finding| attempts().filter(|attempt| Finding::of(attempt) == finding).count();
        let mut seconds: Vec<u32> = attempts().filter(|it| it.is_found_alone()).map(|it| it.seconds).collect();
        seconds.sort_unstable();
        TechniqueFigures {
            alone: count(Finding::Alone),
            with_help: count(Finding::WithHelp),
            not_found: count(Finding::NotFound),
            median_seconds: seconds.get(seconds.len().saturating_sub(1) / 2).copied(),
        }
    }
}

/// Returns what was practised on each day, the earliest first. Days without an attempt are left out.
#[must_use]
pub fn calendar(log: &Log) -> BTreeMap<Date, DayFigures> {
    log.iter().fold(BTreeMap::new(), |mut days: BTreeMap<Date, DayFigures>, attempt| {
        let day = days.entry(attempt.at.date()).or_default();
        day.attempts += 1;
        day.found += usize::from(attempt.is_found());
        day.seconds += u64::from(attempt.seconds);
        days
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn log(lines: &[&str]) -> Log {
        let lines = (1..).zip(lines).map(|(id, line)| format!("attempt {id:016x} {line};\n"));
        let reading = Log::read(&format!("nonet attempts 1\n{}", lines.collect::<String>())).unwrap();
        assert_eq!(reading.skipped, []);
        reading.log
    }

    #[test]
    fn figures_of_a_technique_tell_found_alone_with_help_and_not() {
        let log = log(&[
            "2026-11-28T10:00:00 x_wing.follow.1 found seconds 9",
            "2026-11-28T10:01:00 x_wing.find.2 found seconds 50",
            "2026-11-28T10:02:00 x_wing.find.3 found seconds 20",
            "2026-11-28T10:03:00 x_wing.which.4 found seconds 30",
            "2026-11-28T10:04:00 x_wing.find.5 found help 1 seconds 1",
            "2026-11-28T10:05:00 x_wing.find.6 found wrong 2 seconds 1",
            "2026-11-28T10:06:00 x_wing.find.7 shown help 5 seconds 1",
            "2026-11-28T10:07:00 swordfish.find.7 found seconds 1",
        ]);
        let figures = TechniqueFigures { alone: 3, with_help: 2, not_found: 1, median_seconds: Some(30) };
        assert_eq!(TechniqueFigures::of(&log, Technique::XWing), figures);
        assert_eq!(TechniqueFigures::of(&log, Technique::Jellyfish), TechniqueFigures::default());
    }

    #[test]
    fn a_plot_has_the_latest_attempts_with_their_heights() {
        let log = log(&[
            "2026-11-28T10:01:00 x_wing.find.1 found seconds 900",
            "2026-11-28T10:02:00 x_wing.find.2 found seconds 50",
            "2026-11-28T10:03:00 x_wing.which.3 found help 2 seconds 200",
            "2026-11-28T10:04:00 x_wing.follow.4 found seconds 999",
            "2026-11-28T10:05:00 x_wing.find.5 shown seconds 30",
            "2026-11-28T10:06:00 swordfish.find.6 found seconds 800",
        ]);
        let plotted = |finding, seconds, height| PlottedAttempt { finding, seconds, height };
        let latest = [plotted(Finding::Alone, 50, 25), plotted(Finding::WithHelp, 200, 100), plotted(Finding::NotFound, 30, 15)];
        assert_eq!(latest_attempts(&log, Technique::XWing, 3), latest);
        assert_eq!(latest_attempts(&log, Technique::XWing, 9).len(), 4);
        assert_eq!(latest_attempts(&log, Technique::XWing, 0), []);
        assert_eq!(latest_attempts(&log, Technique::Jellyfish, 3), []);
    }

    #[test]
    fn attempts_that_took_no_time_or_as_long_as_can_be_have_heights() {
        let lines =
            ["2026-11-28T10:00:00 x_wing.find.1 found seconds 0", "2026-11-28T10:01:00 x_wing.find.2 found seconds 4294967295"];
        let heights = |log: &Log| latest_attempts(log, Technique::XWing, 9).iter().map(|it| it.height).collect::<Vec<_>>();
        assert_eq!((heights(&log(&lines)), heights(&log(&lines[..1]))), (vec![0, 100], vec![0]));
    }

    #[test]
    fn the_median_of_an_even_number_is_the_lower_one() {
        let lines = [40, 10, 30, 20].map(|seconds| format!("2026-11-28T10:00:00 x_wing.find.1 found seconds {seconds}"));
        let log = log(&lines.each_ref().map(String::as_str));
        assert_eq!(TechniqueFigures::of(&log, Technique::XWing).median_seconds, Some(20));
    }

    #[test]
    fn the_calendar_has_the_learners_own_days() {
        let log = log(&[
            "2026-11-28T23:59:59 x_wing.find.1 found seconds 4294967295",
            "2026-11-28T08:00:00 x_wing.follow.1 shown seconds 2",
            "2026-11-29T00:00:00 x_wing.find.1 wrong seconds 3",
        ]);
        let days: Vec<_> = calendar(&log).into_iter().collect();
        let figures = |attempts, found, seconds| DayFigures { attempts, found, seconds };
        assert_eq!(days, [(date(2026, 11, 28), figures(2, 1, 4_294_967_297)), (date(2026, 11, 29), figures(1, 0, 3))]);
    }
}
