//! The log of attempts: a set that only grows, so that two copies of it can always be joined.

use crate::{Attempt, DrillKind, DrillSeed, LOG_VERSION, LogLine};
use nonet_techniques::Technique;
use std::collections::BTreeSet;

/// All attempts of a learner, by time. Nothing is ever taken out or changed, and an attempt has its own id: what two tabs wrote, or what a
/// backup has, is joined as sets are. The order in which copies are joined and how often makes no difference.
///
/// Lines that this version could not read belong to the log too, also those of later versions. They are kept as they stand, and are
/// written again.
///
/// ```
/// use jiff::civil::date;
/// use nonet_course::{Answer, Attempt, AttemptId, Log};
///
/// let at = date(2026, 11, 29).at(16, 47, 11, 0);
/// let attempt = Attempt::new(AttemptId::new(7), at, "x_wing.find.12345".parse()?, Answer::Found);
/// let (mut here, mut elsewhere) = (Log::default(), Log::default());
/// assert!(here.add(attempt.clone()));
/// elsewhere.merge(&here);
/// elsewhere.merge(&here); // a backup that is restored twice
/// assert_eq!((elsewhere.len(), elsewhere == here), (1, true));
/// # Ok::<(), nonet_course::ParseDrillError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log {
    attempts: BTreeSet<Attempt>,
    pub(crate) unread: BTreeSet<String>, // Invariant: lines that are not empty and that no attempt is written as.
    pub(crate) later: BTreeSet<LogLine>, // Invariant: lines of later versions.
}

impl Log {
    /// Adds an attempt. Returns whether it is new.
    pub fn add(&mut self, attempt: Attempt) -> bool {
        self.attempts.insert(attempt)
    }

    /// Adds all that the other log has.
    pub fn merge(&mut self, other: &Log) {
        self.attempts.extend(other.attempts.iter().cloned());
        self.unread.extend(other.unread.iter().cloned());
        self.later.extend(other.later.iter().cloned());
    }

    /// Returns what this log has and the other one lacks.
    ///
    /// ```
    /// use nonet_course::Log;
    ///
    /// let mut log = Log::default();
    /// log.add_line(&"1 attempt 3f00000000000abc 2026-11-29T16:47:11 x_wing.find.12345 found;".parse()?);
    /// assert_eq!((log.without(&Log::default()), log.without(&log)), (log.clone(), Log::default()));
    /// # Ok::<(), nonet_course::LogError>(())
    /// ```
    #[must_use]
    pub fn without(&self, other: &Log) -> Log {
        Log {
            attempts: self.attempts.difference(&other.attempts).cloned().collect(),
            unread: self.unread.difference(&other.unread).cloned().collect(),
            later: self.later.difference(&other.later).cloned().collect(),
        }
    }

    /// Returns the number of attempts.
    #[must_use]
    pub fn len(&self) -> usize {
        self.attempts.len()
    }

    /// Returns whether there is no attempt.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.attempts.is_empty()
    }

    /// Returns the attempts, the earliest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.attempts.iter()
    }

    /// Returns the attempts at drills of the technique, the earliest first.
    pub fn of(&self, technique: Technique) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.iter().filter(move |attempt| attempt.drill.technique() == technique)
    }

    /// Returns a drill whose position the learner has not met: the first one from this number on, which should be drawn at random. No
    /// attempt at the technique has its number, of whatever kind it was. None if the kind does not [fit](DrillKind::fits) the technique.
    ///
    /// ```
    /// use jiff::civil::date;
    /// use nonet_course::{Answer, Attempt, AttemptId, DrillKind, Log};
    /// use nonet_techniques::Technique;
    ///
    /// let at = date(2026, 11, 29).at(16, 47, 11, 0);
    /// let attempt = Attempt::new(AttemptId::new(7), at, "x_wing.find.12".parse()?, Answer::Found);
    /// let log: Log = [attempt].into_iter().collect();
    /// let drill = log.fresh_drill(Technique::XWing, DrillKind::Which, 12);
    /// assert_eq!(drill.map(|drill| drill.to_string()), Some("x_wing.which.13".to_owned()));
    /// # Ok::<(), nonet_course::ParseDrillError>(())
    /// ```
    #[must_use]
    pub fn fresh_drill(&self, technique: Technique, kind: DrillKind, from: u64) -> Option<DrillSeed> {
        let met: BTreeSet<u64> = self.of(technique).map(|attempt| attempt.drill.number()).collect();
        let mut drill = DrillSeed::new(technique, kind, from)?;
        while met.contains(&drill.number()) {
            drill = drill.following(); // there are more numbers than attempts
        }
        Some(drill)
    }

    /// Returns the lines of this version that could not be read, without line ends.
    pub fn unread(&self) -> impl Iterator<Item = &str> {
        self.unread.iter().map(String::as_str)
    }

    /// Returns all lines: the attempts by time, then the lines that could not be read. Whoever adds them to a log one by one, in any order,
    /// gets the same log.
    pub fn lines(&self) -> impl Iterator<Item = LogLine> {
        let attempts = self.iter().map(Attempt::to_string);
        let read = attempts.chain(self.unread.iter().cloned()).map(|text| LogLine { version: LOG_VERSION, text });
        read.chain(self.later.iter().cloned())
    }

    /// Returns the number of [lines](Log::lines).
    #[must_use]
    pub fn line_count(&self) -> usize {
        self.attempts.len() + self.unread.len() + self.later.len()
    }
}

impl FromIterator<Attempt> for Log {
    fn from_iter<I: IntoIterator<Item = Attempt>>(attempts: I) -> Log {
        Log { attempts: attempts.into_iter().collect(), ..Log::default() }
    }
}
