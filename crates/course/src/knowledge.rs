//! The knowledge of a learner as the log shows it: rings, the schedule, and the best next thing.

use crate::{
    Attempt, Chapter, DrillKind, DrillLevel, Grade, LEARNING_ORDER, Log, Memory, drill_level::DrillLadder, needed_for,
    placement::shown_by_placement, prerequisites,
};
use jiff::{ToSpan, civil::Date};
use nonet_techniques::{Level, Technique, TechniqueSet};
use std::cmp::Reverse;

/// The most techniques that are due on a day. Those beyond wait for the next one: nothing is lost by that, since FSRS counts the days that
/// really went by.
pub const DUE_A_DAY: usize = 10;

/// The most techniques that "Go on" begins on a day. More may be begun on the map.
pub const NEW_A_DAY: usize = 2;

/// The stability from which on a technique is known, in thousandths of a day: nine of ten such techniques are found alone a week later.
pub const KNOWN_STABILITY: u32 = 7000;

/// The progress of a learner with a technique, as the map shows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Ring {
    /// There was no attempt.
    #[default]
    NotBegun,
    /// There were attempts, but the technique would be forgotten within a week.
    Learning,
    /// The technique was known, and is to be asked again today.
    DueAgain,
    /// The technique is known, and not to be asked yet.
    Known,
}

/// The best next thing, to which "Go on" leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NextThing {
    /// A drill on a technique that is due.
    Review(Technique),
    /// The lesson on a technique that was not begun.
    Learn(Technique),
    /// A drill on a technique that was begun and is not due: there is enough new for today.
    Practise(Technique),
    /// A position of a game: there is no technique that a drill can be made of.
    Mixed,
}

/// The goal of a learner, and the techniques that can be drilled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The level that the learner wants to master first. What it needs comes before all else.
    pub level: Level,
    /// The techniques of which drills can be made.
    pub drillable: TechniqueSet,
}

/// The knowledge of a learner on a day. It is computed from the log alone.
///
/// ```
/// use jiff::civil::date;
/// use nonet_course::{Answer, Attempt, AttemptId, Goal, Knowledge, Log, NextThing, Ring};
/// use nonet_techniques::{Level, Technique, TechniqueSet};
///
/// let at = date(2026, 11, 29).at(16, 47, 11, 0);
/// let mut attempt = Attempt::new(AttemptId::new(7), at, "full_house.find.12345".parse()?, Answer::Found);
/// attempt.seconds = 8;
/// let log: Log = [attempt].into_iter().collect();
/// let goal = Goal { level: Level::Hard, drillable: TechniqueSet::ALL };
///
/// let today = Knowledge::of(&log, date(2026, 11, 29));
/// assert_eq!(today.ring(Technique::FullHouse), Ring::Known);
/// assert_eq!(today.next(&goal), NextThing::Learn(Technique::HiddenSingle));
///
/// let later = Knowledge::of(&log, date(2027, 1, 15));
/// assert_eq!(later.ring(Technique::FullHouse), Ring::DueAgain);
/// assert_eq!(later.next(&goal), NextThing::Review(Technique::FullHouse));
/// # Ok::<(), nonet_course::ParseDrillError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge {
    today: Date,
    techniques: [Standing; Technique::COUNT],
}

/// The standing of a learner with one technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Standing {
    begun: Option<Date>,
    memory: Option<Memory>,
    ladder: DrillLadder,
    /// The number of attempts today.
    attempts_today: usize,
    /// Whether the review of today was due.
    is_due_done: bool,
    /// Whether the first attempt was today. What the test of six positions shows was known before.
    is_new_today: bool,
}

impl Knowledge {
    /// Returns what the log shows on a day. Attempts of days that lie ahead by more than one are left out until these days come: a clock
    /// was wrong then. One day ahead may be right, for a learner who has flown to where it is still today.
    #[must_use]
    pub fn of(log: &Log, today: Date) -> Knowledge {
        let mut knowledge = Knowledge { today, techniques: [Standing::default(); Technique::COUNT] };
        let tomorrow = today.saturating_add(1.day());
        log.iter().filter(|attempt| attempt.at.date() <= tomorrow).for_each(|attempt| knowledge.take(attempt));
        knowledge
    }

    /// Takes an attempt that is later than all before.
    fn take(&mut self, attempt: &Attempt) {
        let (technique, day) = (attempt.drill.technique(), attempt.at.date());
        let today = self.today;
        if attempt.drill.kind() == DrillKind::Placement && self.standing(technique).memory.is_none() {
            return self.place(attempt);
        }
        let standing = &mut self.techniques[technique.index()];
        if standing.begun.is_none() {
            (standing.begun, standing.is_new_today) = (Some(day), day >= today);
        }
        standing.attempts_today += usize::from(day >= today);
        if attempt.drill.kind().is_review() {
            standing.ladder = standing.ladder.after(attempt);
            standing.review(Grade::of(attempt), day, today);
        }
    }

    /// Takes an attempt of the test of six positions. What was found alone is known, and all that it needs: a game shows so too. What was
    /// not found was not begun, since nobody has taught it.
    fn place(&mut self, attempt: &Attempt) {
        let day = attempt.at.date();
        for technique in shown_by_placement(attempt.drill.technique()).iter().filter(|_| attempt.is_found_alone()) {
            let standing = &mut self.techniques[technique.index()];
            if standing.memory.is_none() {
                standing.begun.get_or_insert(day);
                standing.memory = Some(Memory::first(Grade::Easy, day));
            }
        }
    }

    fn standing(&self, technique: Technique) -> &Standing {
        &self.techniques[technique.index()]
    }

    /// Returns the day on which this is known.
    #[must_use]
    pub const fn today(&self) -> Date {
        self.today
    }

    /// Returns the ring of the technique.
    #[must_use]
    pub fn ring(&self, technique: Technique) -> Ring {
        let standing = self.standing(technique);
        match standing.memory {
            None if standing.begun.is_none() => Ring::NotBegun,
            None => Ring::Learning,
            Some(memory) if memory.stability() < KNOWN_STABILITY => Ring::Learning,
            Some(_) if standing.is_due(self.today) => Ring::DueAgain,
            Some(_) => Ring::Known,
        }
    }

    /// Returns the technique that a game is made for: of these, the last one in the [order of learning](LEARNING_ORDER) that the learner is
    /// learning. None if they are learning none of these.
    #[must_use]
    pub fn game_technique(&self, among: TechniqueSet) -> Option<Technique> {
        let is_learnt = |technique: &Technique| among.contains(*technique) && self.ring(*technique) == Ring::Learning;
        LEARNING_ORDER.into_iter().rev().find(is_learnt)
    }

    /// Returns what the learner remembers of the technique. None if there was no review.
    #[must_use]
    pub fn memory(&self, technique: Technique) -> Option<Memory> {
        self.standing(technique).memory
    }

    /// Returns how hard the next drill of the technique is to be.
    #[must_use]
    pub fn drill_level(&self, technique: Technique) -> DrillLevel {
        self.standing(technique).ladder.level
    }

    /// Returns the techniques that the learner lacks for a level: those that it [needs](needed_for) and that are not begun, or still being
    /// learnt. What is due again was known, so it is not lacking.
    #[must_use]
    pub fn lacking(&self, level: Level) -> TechniqueSet {
        needed_for(level).iter().filter(|technique| self.ring(*technique) <= Ring::Learning).collect()
    }

    /// Returns the chapters with techniques that the learner lacks for a level.
    pub fn lacking_chapters(&self, level: Level) -> impl Iterator<Item = Chapter> {
        let lacking = self.lacking(level);
        Chapter::ALL.into_iter().filter(move |chapter| lacking.iter().any(|technique| Chapter::of(technique) == *chapter))
    }

    /// Returns the techniques among these that are to be asked today, the best one first: at most [`DUE_A_DAY`], less those that were due
    /// and are done. First come those whose lesson was begun and that were never asked, then those that are remembered best: after a long
    /// time away most is saved so, and a day does not begin with what is forgotten.
    #[must_use]
    pub fn due(&self, among: TechniqueSet) -> Vec<Technique> {
        let is_due = |technique: &Technique| among.contains(*technique) && self.standing(*technique).is_due(self.today);
        let mut due: Vec<Technique> = LEARNING_ORDER.into_iter().filter(is_due).collect();
        due.sort_by_key(|technique| Reverse(self.memory(*technique).map_or(1001, |memory| memory.recall(self.today))));
        due.truncate(DUE_A_DAY.saturating_sub(self.done_today()));
        due
    }

    /// Returns the number of techniques that were due today and are done, and of those that were begun today.
    fn done_today(&self) -> usize {
        self.techniques.iter().filter(|standing| standing.is_due_done || standing.is_new_today).count()
    }

    /// Returns the best next thing. There always is one, and it never needs anything that is not begun:
    ///
    /// 1. what is [due](Knowledge::due);
    /// 2. the lesson on the first technique in the [order of learning](LEARNING_ORDER) that is not begun, if not enough is new today: first
    ///    of those that the level needs, then of all others;
    /// 3. a drill on what was begun: on that which was asked least often today, and of these on that which is remembered worst.
    #[must_use]
    pub fn next(&self, goal: &Goal) -> NextThing {
        if let Some(technique) = self.due(goal.drillable).first() {
            return NextThing::Review(*technique);
        }
        let is_new_wanted = self.begun_today() < NEW_A_DAY && self.done_today() < DUE_A_DAY;
        let new = self.next_new(goal);
        if let Some(technique) = new.filter(|_| is_new_wanted) {
            return NextThing::Learn(technique);
        }
        let begun = LEARNING_ORDER.into_iter().filter(|technique| goal.drillable.contains(*technique));
        let begun = begun.filter(|technique| self.standing(*technique).begun.is_some());
        let recall = |technique| self.memory(technique).map_or(0, |memory| memory.recall(self.today));
        let practised = begun.min_by_key(|technique| (self.standing(*technique).attempts_today, recall(*technique)));
        practised.map(NextThing::Practise).or(new.map(NextThing::Learn)).unwrap_or(NextThing::Mixed)
    }

    /// Returns the number of techniques that were begun today.
    fn begun_today(&self) -> usize {
        self.techniques.iter().filter(|standing| standing.is_new_today).count()
    }

    /// Returns the technique that is to be begun next. None if all that drills can be made of are begun.
    fn next_new(&self, goal: &Goal) -> Option<Technique> {
        let is_new = |technique: &Technique| self.standing(*technique).begun.is_none();
        let new = || LEARNING_ORDER.into_iter().filter(|it| goal.drillable.contains(*it)).filter(is_new);
        let wanted = needed_for(goal.level);
        // A prerequisite of which no drills can be made is learnt from its lesson, so it holds no other technique back.
        let is_ready = |technique: &Technique| {
            prerequisites(*technique).iter().all(|before| !goal.drillable.contains(*before) || !is_new(before))
        };
        let mut ready = new().filter(is_ready);
        ready.clone().find(|technique| wanted.contains(*technique)).or_else(|| ready.next())
    }
}

impl Standing {
    /// Takes the first review of a day. Further ones are practice: positions get harder then, and what was found again within hours shows
    /// little of what is remembered in days.
    fn review(&mut self, grade: Grade, day: Date, today: Date) {
        let was_due = self.memory.is_some_and(|memory| memory.due() <= day && memory.reviewed() < day);
        self.is_due_done |= was_due && day >= today;
        self.memory = Some(self.memory.map_or_else(|| Memory::first(grade, day), |memory| memory.after(grade, day)));
    }

    /// Returns whether the technique is to be asked: its time has come, or it was begun and never asked.
    fn is_due(&self, today: Date) -> bool {
        self.begun.is_some() && self.memory.is_none_or(|memory| memory.due() <= today)
    }
}
