//! Simulated learners go on for 60 days. They forget as FSRS-5 has it, by formulas that are written down here a second time, without the
//! rounding of the package. All numbers are drawn from a seed, so that each run is the same.
#![allow(clippy::unwrap_used)]

use jiff::{
    ToSpan,
    civil::{Date, date},
};
use nonet_course::{
    Answer, Attempt, AttemptId, DrillKind, DrillSeed, Goal, Grade, Knowledge, Log, NextThing, PLACEMENT, Ring, all_prerequisites,
    quick_seconds,
};
use nonet_techniques::{Level, Technique, TechniqueSet};

const FIRST: Date = date(2026, 3, 1);
const DAYS: i64 = 60;

/// The default weights of FSRS-5.
const W: [f64; 19] = [
    0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824, 1.9813, 0.0953, 0.2975, 2.2042,
    0.2407, 2.9466, 0.5034, 0.6567,
];

/// The memory that a simulated learner has of a technique.
#[derive(Clone, Copy)]
struct Trace {
    stability: f64,
    difficulty: f64,
    day: i64,
}

impl Trace {
    fn first(grade: Grade, day: i64) -> Trace {
        Trace { stability: W[grade as usize], difficulty: first_difficulty(grade), day }
    }

    fn chance(self, day: i64) -> f64 {
        (1.0 + 19.0 / 81.0 * (day - self.day) as f64 / self.stability).powf(-0.5)
    }

    fn after(self, grade: Grade, day: i64) -> Trace {
        let Trace { stability: s, difficulty: d, .. } = self;
        let forgotten = 1.0 - self.chance(day);
        let growth = W[8].exp() * (11.0 - d) * s.powf(-W[9]) * ((W[10] * forgotten).exp() - 1.0);
        let stability = match grade {
            Grade::Again => s.min(W[11] * d.powf(-W[12]) * ((s + 1.0).powf(W[13]) - 1.0) * (W[14] * forgotten).exp()),
            Grade::Hard => s * (1.0 + growth * W[15]),
            Grade::Good => s * (1.0 + growth),
            Grade::Easy => s * (1.0 + growth * W[16]),
        };
        let changed = d - W[6] * (grade as i32 as f64 - 2.0);
        let difficulty = W[7] * first_difficulty(Grade::Easy) + (1.0 - W[7]) * changed;
        Trace { stability: stability.max(0.1), difficulty: difficulty.clamp(1.0, 10.0), day }
    }
}

fn first_difficulty(grade: Grade) -> f64 {
    (W[4] - (W[5] * grade as i32 as f64).exp() + 1.0).clamp(1.0, 10.0)
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to 1.
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A grade, of which the first has this chance and so on.
    fn grade(&mut self, chances: [f64; 4]) -> Grade {
        let mut left = self.unit();
        let drawn = Grade::ALL.into_iter().zip(chances).find(|(_, chance)| {
            left -= chance;
            left < 0.0
        });
        drawn.map_or(Grade::Easy, |(grade, _)| grade)
    }
}

/// A kind of learner.
#[derive(Clone, Copy)]
struct Habits {
    /// Whether the learner takes the test of six positions first, and knows what it shows.
    is_placed: bool,
    /// The days on which the learner does nothing.
    away: (i64, i64),
    /// The time for which this learner keeps things in mind, as a multiple of the average learner's.
    retention: f64,
}

/// The outcome of 60 days.
#[derive(Default, Debug)]
struct Outcome {
    /// The number of techniques that were asked on each day.
    reviews: Vec<usize>,
    /// The number of techniques that were shown as known and found, and of those that were not found.
    known: [usize; 2],
    /// The number of techniques that were due and found, and of those that were not found.
    due: [usize; 2],
    /// The rings at the end: not begun, learning, due again, known.
    rings: [usize; 4],
    /// The most techniques that were due on a day, with those that had to wait.
    backlog: usize,
}

fn share([found, missed]: [usize; 2]) -> f64 {
    found as f64 / (found + missed) as f64
}

struct Learner {
    random: Random,
    log: Log,
    traces: [Option<Trace>; Technique::COUNT],
    habits: Habits,
}

impl Learner {
    fn knowledge(&self, day: i64) -> Knowledge {
        Knowledge::of(&self.log, FIRST + day.days())
    }

    fn chance(&self, technique: Technique, day: i64) -> f64 {
        let trace = self.traces[technique.index()].unwrap();
        Trace { stability: trace.stability * self.habits.retention, ..trace }.chance(day)
    }

    fn write(&mut self, day: i64, technique: Technique, kind: DrillKind, grade: Grade) {
        let number = self.random.next();
        let at = (FIRST + day.days()).at(18, 0, 0, 0) + (self.log.len() as i64 % 3600).seconds();
        let drill = DrillSeed::new(technique, kind, number).unwrap();
        let answer = if grade == Grade::Again { Answer::Shown } else { Answer::Found };
        let mut attempt = Attempt::new(AttemptId::new(number), at, drill, answer);
        attempt.help = u32::from(grade == Grade::Hard);
        attempt.seconds = quick_seconds(technique) + u32::from(grade != Grade::Easy);
        assert_eq!(Grade::of(&attempt), grade);
        assert!(self.log.add(attempt));
    }

    /// Does a drill. Returns whether the technique was found.
    fn drill(&mut self, day: i64, technique: Technique) -> bool {
        let grade = match self.traces[technique.index()] {
            None => self.random.grade([0.25, 0.3, 0.35, 0.1]),
            Some(_) if self.random.unit() >= self.chance(technique, day) => Grade::Again,
            Some(_) => self.random.grade([0.0, 0.15, 0.7, 0.15]),
        };
        let trace = &mut self.traces[technique.index()];
        *trace = Some(trace.map_or_else(|| Trace::first(grade, day), |trace| trace.after(grade, day)));
        self.write(day, technique, DrillKind::Find, grade);
        grade != Grade::Again
    }

    /// Presses "Go on" until nothing is due and nothing new is offered. Returns how many drills were reviews, and counts which of what was
    /// due was found and which was not.
    fn go_on(&mut self, day: i64, goal: &Goal, due: &mut [usize; 2]) -> usize {
        let mut reviews = 0;
        loop {
            match self.knowledge(day).next(goal) {
                NextThing::Review(technique) => {
                    reviews += 1;
                    let is_new = self.traces[technique.index()].is_none();
                    let is_found = self.drill(day, technique);
                    due[usize::from(!is_found)] += usize::from(!is_new);
                }
                NextThing::Learn(technique) => self.write(day, technique, DrillKind::Follow, Grade::Hard),
                NextThing::Practise(_) | NextThing::Mixed => return reviews,
            }
        }
    }

    fn take_the_test(&mut self) {
        for technique in PLACEMENT {
            self.write(0, technique, DrillKind::Placement, Grade::Good);
            for known in all_prerequisites(technique).with(technique).iter() {
                self.traces[known.index()] = Some(Trace::first(Grade::Easy, 0));
            }
        }
    }
}

/// Lets a learner press "Go on" each day until nothing is due and nothing new is offered.
fn simulate(seed: u64, habits: Habits) -> Outcome {
    let mut learner = Learner { random: Random(seed), log: Log::default(), traces: [None; Technique::COUNT], habits };
    let goal = Goal { level: Level::Unfair, drillable: !TechniqueSet::OFF_BY_DEFAULT };
    let mut outcome = Outcome::default();
    if habits.is_placed {
        learner.take_the_test();
    }
    for day in 0..DAYS {
        let morning = learner.knowledge(day);
        let known = Technique::ALL.into_iter().filter(|it| morning.ring(*it) == Ring::Known);
        for technique in known.filter(|technique| learner.traces[technique.index()].unwrap().day < day) {
            let is_found = learner.random.unit() < learner.chance(technique, day);
            outcome.known[usize::from(!is_found)] += 1;
        }
        let is_waiting = |it: &Technique| morning.memory(*it).is_some_and(|memory| memory.due() <= morning.today());
        outcome.backlog = outcome.backlog.max(Technique::ALL.into_iter().filter(is_waiting).count());
        let is_away = (habits.away.0..habits.away.1).contains(&day);
        outcome.reviews.push(if is_away { 0 } else { learner.go_on(day, &goal, &mut outcome.due) });
    }
    let evening = learner.knowledge(DAYS - 1);
    outcome.rings = [Ring::NotBegun, Ring::Learning, Ring::DueAgain, Ring::Known]
        .map(|ring| goal.drillable.iter().filter(|technique| evening.ring(*technique) == ring).count());
    outcome
}

const AVERAGE: Habits = Habits { is_placed: false, away: (0, 0), retention: 1.0 };

/// Holds learners with twenty seeds to the promises, and returns the share of known techniques that were found.
fn check(name: &str, habits: Habits, least_found: f64) {
    let outcomes: Vec<Outcome> = (0..20).map(|seed| simulate(seed, habits)).collect();
    let all = |of: fn(&Outcome) -> [usize; 2]| outcomes.iter().map(of).fold([0; 2], |[a, b], [c, d]| [a + c, b + d]);
    let (known, due) = (all(|it| it.known), all(|it| it.due));
    let most = outcomes.iter().flat_map(|it| &it.reviews).max().unwrap();
    let mean = outcomes.iter().flat_map(|it| &it.reviews).sum::<usize>() as f64 / (20 * DAYS) as f64;
    let least = outcomes.iter().map(|it| share(it.known)).fold(1.0, f64::min);
    let backlog = outcomes.iter().map(|it| it.backlog).max().unwrap();
    println!(
        "{name}: known and found {:.3} of {} (least {least:.3}), due and found {:.3}, reviews a day {mean:.1}, at most {most}, \
         backlog at most {backlog}, rings {:?}",
        share(known),
        known[0] + known[1],
        share(due),
        outcomes[0].rings
    );
    assert!(*most < 12, "{name}: {most} reviews on a day");
    assert!(least >= least_found, "{name}: only {least} of what was shown as known was found");
    assert!(known[0] + known[1] > 1000, "{name}: hardly anything was shown as known");
}

#[test]
fn a_learner_who_goes_on_every_day_finds_what_is_shown_as_known() {
    check("every day", AVERAGE, 0.85);
}

#[test]
fn a_learner_who_took_the_test_finds_what_is_shown_as_known() {
    check("placed", Habits { is_placed: true, ..AVERAGE }, 0.85);
}

#[test]
fn a_learner_who_was_away_for_a_month_finds_what_is_shown_as_known() {
    check("a month away", Habits { away: (20, 50), ..AVERAGE }, 0.85);
}

#[test]
fn a_learner_who_forgets_in_two_thirds_of_the_time_finds_what_is_shown_as_known() {
    check("forgetful", Habits { retention: 0.67, ..AVERAGE }, 0.85);
}

#[test]
fn a_simulation_is_the_same_each_time() {
    assert_eq!(format!("{:?}", simulate(7, AVERAGE)), format!("{:?}", simulate(7, AVERAGE)));
}
