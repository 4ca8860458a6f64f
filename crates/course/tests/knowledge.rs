//! Rings, schedule and what comes next: cases, and properties on random logs.
#![allow(clippy::unwrap_used)]

use jiff::{
    ToSpan,
    civil::{Date, date},
};
use nonet_course::{
    Answer, Attempt, AttemptId, Chapter, DUE_A_DAY, DrillKind, DrillLevel, DrillSeed, Goal, Knowledge, Log, NEW_A_DAY, NextThing,
    PLACEMENT, Ring, needed_for, prerequisites,
};
use nonet_techniques::{Level, Technique, TechniqueSet};

const FIRST: Date = date(2026, 3, 1);
const GOAL: Goal = Goal { level: Level::Hard, drillable: TechniqueSet::ALL };

/// A learner, whose attempts are noted one after the other.
#[derive(Default)]
struct Learner {
    log: Log,
    attempts: u64,
}

impl Learner {
    /// Notes an attempt on the day with this number.
    fn attempt(&mut self, day: i64, technique: Technique, kind: DrillKind, answer: Answer, seconds: u32) -> Attempt {
        self.attempts += 1;
        let at = (FIRST + day.days()).at(9, 0, 0, 0) + (self.attempts as i64).minutes();
        let drill = DrillSeed::new(technique, kind, self.attempts).unwrap();
        let mut attempt = Attempt::new(AttemptId::new(self.attempts), at, drill, answer);
        attempt.seconds = seconds;
        self.log.add(attempt.clone());
        attempt
    }

    fn finds(&mut self, day: i64, technique: Technique) {
        self.attempt(day, technique, DrillKind::Find, Answer::Found, 1000);
    }

    fn fails(&mut self, day: i64, technique: Technique) {
        self.attempt(day, technique, DrillKind::Find, Answer::Shown, 1000);
    }

    fn on(&self, day: i64) -> Knowledge {
        Knowledge::of(&self.log, FIRST + day.days())
    }

    /// The rings of the X-wing on these days.
    fn rings<const N: usize>(&self, days: [i64; N]) -> [Ring; N] {
        days.map(|day| self.on(day).ring(Technique::XWing))
    }
}

#[test]
fn a_ring_goes_from_not_begun_to_known_and_comes_back_when_it_is_due() {
    use Ring::{DueAgain, Known, Learning, NotBegun};
    let mut learner = Learner::default();
    assert_eq!(learner.rings([0, 100]), [NotBegun, NotBegun]);
    learner.finds(0, Technique::XWing);
    assert_eq!(learner.rings([0, 2, 3, 60]), [Learning; 4], "once found, it is gone in a week");
    learner.finds(3, Technique::XWing);
    assert_eq!(learner.rings([3, 13, 14, 60]), [Known, Known, DueAgain, DueAgain]);
    learner.fails(14, Technique::XWing);
    assert_eq!(learner.rings([14, 15]), [Learning, Learning]);
    assert_eq!(learner.on(15).due(TechniqueSet::ALL), []);
    let due = learner.on(14).memory(Technique::XWing).unwrap().due();
    assert!((date(2026, 3, 17)..=date(2026, 3, 19)).contains(&due), "{due}");
}

#[test]
fn a_guided_drill_begins_a_technique_and_has_it_asked_at_once() {
    let mut learner = Learner::default();
    learner.attempt(0, Technique::XWing, DrillKind::Follow, Answer::Found, 1);
    let knowledge = learner.on(0);
    assert_eq!((knowledge.ring(Technique::XWing), knowledge.memory(Technique::XWing)), (Ring::Learning, None));
    assert_eq!(knowledge.next(&GOAL), NextThing::Review(Technique::XWing));
    assert_eq!(knowledge.drill_level(Technique::XWing), DrillLevel::EASIEST);
}

#[test]
fn only_the_first_attempt_of_a_day_is_a_review_and_all_set_the_level() {
    let mut learner = Learner::default();
    learner.finds(0, Technique::XWing);
    let once = learner.on(0).memory(Technique::XWing);
    for _ in 0..20 {
        learner.finds(0, Technique::XWing);
    }
    learner.fails(0, Technique::XWing);
    let knowledge = learner.on(0);
    assert_eq!(knowledge.memory(Technique::XWing), once);
    assert_eq!(knowledge.drill_level(Technique::XWing), DrillLevel::HARDEST);
}

#[test]
fn the_test_of_six_positions_sets_the_rings_of_what_it_shows() {
    let mut learner = Learner::default();
    let [naked_single, claiming, .., xy_wing, _] = PLACEMENT;
    learner.attempt(0, naked_single, DrillKind::Placement, Answer::Found, 500);
    learner.attempt(0, claiming, DrillKind::Placement, Answer::Shown, 500);
    learner.attempt(0, xy_wing, DrillKind::Placement, Answer::Found, 500);
    let knowledge = learner.on(0);
    let known = Technique::ALL.into_iter().filter(|it| knowledge.ring(*it) == Ring::Known);
    let expected = [Technique::FullHouse, Technique::NakedSingle, Technique::NakedPair, Technique::XyWing];
    assert_eq!(known.collect::<Vec<_>>(), expected);
    assert_eq!(knowledge.ring(claiming), Ring::NotBegun, "nobody has taught it");
    assert_eq!(knowledge.next(&GOAL), NextThing::Learn(Technique::HiddenSingle));
    // A second test is a review like any other of what is known, and takes nothing away.
    learner.attempt(9, xy_wing, DrillKind::Placement, Answer::Found, 500);
    let again = learner.on(9);
    assert_eq!(again.memory(Technique::NakedPair), knowledge.memory(Technique::NakedPair));
    assert_eq!(again.memory(xy_wing).unwrap().reviews(), 2);
}

#[test]
fn what_a_level_lacks_is_what_it_needs_and_is_not_known() {
    let mut learner = Learner::default();
    assert_eq!(learner.on(0).lacking(Level::Hard), needed_for(Level::Hard));
    for technique in PLACEMENT {
        learner.attempt(0, technique, DrillKind::Placement, Answer::Found, 500);
    }
    let chapters = |level| learner.on(0).lacking_chapters(level).collect::<Vec<_>>();
    assert_eq!(chapters(Level::Easy), []);
    assert_eq!(chapters(Level::Medium), [Chapter::Subsets]);
    let lacking = learner.on(0).lacking(Level::Medium);
    assert_eq!(lacking, TechniqueSet::from([Technique::LockedPair, Technique::LockedTriple]));
    assert_eq!(learner.on(60).lacking(Level::Medium), lacking, "what is due again was known");
}

#[test]
fn at_most_ten_are_due_and_a_month_away_loses_nothing() {
    let mut learner = Learner::default();
    for (day, &technique) in (0..).zip(&Technique::ALL[..40]) {
        learner.finds(day / 2, technique);
        learner.finds(day / 2 + 3, technique);
    }
    let before = learner.on(23);
    let after = learner.on(90);
    for technique in Technique::ALL {
        assert_eq!(before.memory(technique), after.memory(technique));
    }
    let due = after.due(TechniqueSet::ALL);
    assert_eq!(due.len(), DUE_A_DAY);
    let recall = |technique: &Technique| after.memory(*technique).unwrap().recall(after.today());
    assert!(due.is_sorted_by(|a, b| recall(a) >= recall(b)), "what is remembered best comes first");
    // A technique that was reviewed is not due again on that day, and the techniques beyond ten wait for the next days.
    for (i, &technique) in due.iter().enumerate() {
        assert_eq!(learner.on(90).due(TechniqueSet::ALL).len(), DUE_A_DAY - i);
        learner.finds(90, technique);
    }
    assert_eq!(learner.on(90).due(TechniqueSet::ALL), []);
    assert_eq!(learner.on(91).due(TechniqueSet::ALL).len(), DUE_A_DAY);
    assert!(matches!(learner.on(90).next(&GOAL), NextThing::Practise(_)), "nothing new on a day that is full");
}

#[test]
fn what_is_practised_by_choice_takes_nothing_from_what_is_due() {
    let mut learner = Learner::default();
    for &technique in &Technique::ALL[..30] {
        learner.finds(0, technique);
        learner.finds(3, technique);
    }
    for &technique in &Technique::ALL[..15] {
        learner.finds(10, technique); // not due before day 14
    }
    assert_eq!(learner.on(10).due(TechniqueSet::ALL), []);
    learner.finds(14, Technique::ALL[0]);
    assert_eq!(learner.on(14).due(TechniqueSet::ALL).len(), DUE_A_DAY);
}

#[test]
fn go_on_leads_through_the_whole_course_and_needs_nothing_that_was_not_begun() {
    let mut learner = Learner::default();
    let mut begun = TechniqueSet::EMPTY;
    let wanted = needed_for(GOAL.level);
    for day in 0..200 {
        let mut new = 0;
        for _ in 0..25 {
            let technique = match learner.on(day).next(&GOAL) {
                NextThing::Learn(technique) => {
                    assert!(prerequisites(technique).iter().all(|before| begun.contains(*before)), "{technique}");
                    assert!(wanted.contains(technique) || wanted.is_subset(begun), "{technique} before what Hard needs");
                    assert!(!begun.contains(technique));
                    (begun, new) = (begun.with(technique), new + 1);
                    technique
                }
                NextThing::Review(technique) | NextThing::Practise(technique) => {
                    assert!(begun.contains(technique));
                    technique
                }
                NextThing::Mixed => panic!("there is always a technique"),
            };
            learner.attempt(day, technique, DrillKind::Find, Answer::Found, 5);
        }
        assert!(new <= NEW_A_DAY);
    }
    assert_eq!(begun, TechniqueSet::ALL);
}

#[test]
fn go_on_asks_for_no_drill_that_cannot_be_made() {
    let mut learner = Learner::default();
    let nothing = Goal { drillable: TechniqueSet::EMPTY, ..GOAL };
    assert_eq!(learner.on(0).next(&nothing), NextThing::Mixed);
    let fish = Goal { drillable: TechniqueSet::from([Technique::XWing, Technique::Swordfish]), ..GOAL };
    assert_eq!(learner.on(0).next(&fish), NextThing::Learn(Technique::XWing), "what it needs has no drills");
    learner.finds(0, Technique::HiddenSingle);
    assert_eq!(learner.on(30).next(&fish), NextThing::Learn(Technique::XWing));
    learner.finds(30, Technique::XWing);
    assert_eq!(learner.on(30).next(&fish), NextThing::Learn(Technique::Swordfish));
    learner.finds(30, Technique::Swordfish);
    assert_eq!(learner.on(30).next(&fish), NextThing::Practise(Technique::XWing));
    learner.finds(30, Technique::XWing);
    assert_eq!(learner.on(30).next(&fish), NextThing::Practise(Technique::Swordfish), "not the same again and again");
}

#[test]
fn an_attempt_of_a_clock_that_was_wrong_counts_once_its_day_has_come() {
    let mut learner = Learner::default();
    learner.finds(400, Technique::XWing);
    learner.finds(1, Technique::Swordfish);
    let knowledge = learner.on(0);
    assert_eq!(knowledge.ring(Technique::XWing), Ring::NotBegun);
    assert_eq!(knowledge.ring(Technique::Swordfish), Ring::Learning, "flown to where it is still today");
    assert_eq!(learner.on(400).ring(Technique::XWing), Ring::Learning);
    assert_eq!(Knowledge::of(&learner.log, Date::MAX).due(TechniqueSet::ALL).len(), 2);
}

#[cfg(not(target_arch = "wasm32"))]
mod properties {
    use super::*;
    use proptest::{prelude::*, sample::select};

    fn attempts() -> impl Strategy<Value = Vec<Attempt>> {
        let drill = (select(&Technique::ALL[..8]), select(&DrillKind::ALL[..]));
        let drill = drill.prop_filter_map("by eye", |(technique, kind)| DrillSeed::new(technique, kind, 1));
        let attempt = (0..60i64, 0..24i8, drill, select(&Answer::ALL[..]), 0..2u32, 0..60u32);
        let attempts = prop::collection::vec(attempt, 0..80);
        attempts.prop_map(|attempts| {
            (1..)
                .zip(attempts)
                .map(|(id, (day, hour, drill, answer, help, seconds))| {
                    let at = (FIRST + day.days()).at(hour, 0, 0, 0);
                    let mut attempt = Attempt::new(AttemptId::new(id), at, drill, answer);
                    (attempt.help, attempt.seconds) = (help, seconds);
                    attempt
                })
                .collect()
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// In whatever order the attempts arrive, by how many tabs, and whether a backup is restored: the same is known.
        #[test]
        fn what_is_known_follows_from_the_set_of_attempts(attempts in attempts(), split in 0..80usize, day in 0..90i64) {
            let today = FIRST + day.days();
            let all: Log = attempts.iter().cloned().collect();
            let (one, other) = attempts.split_at(split.min(attempts.len()));
            let mut joined: Log = other.iter().rev().cloned().collect();
            joined.merge(&one.iter().cloned().collect());
            joined.merge(&Log::read(&all.text()).unwrap().log);
            prop_assert_eq!(Knowledge::of(&all, today), Knowledge::of(&joined, today));
        }

        #[test]
        fn the_schedule_keeps_its_promises(attempts in attempts(), day in 0..90i64) {
            let log: Log = attempts.into_iter().collect();
            let knowledge = Knowledge::of(&log, FIRST + day.days());
            let due = knowledge.due(TechniqueSet::ALL);
            prop_assert!(due.len() <= DUE_A_DAY);
            for technique in Technique::ALL {
                let (ring, memory) = (knowledge.ring(technique), knowledge.memory(technique));
                if ring == Ring::Known {
                    prop_assert!(memory.unwrap().recall(knowledge.today()) >= 890, "{technique} is shown as known");
                    prop_assert!(!due.contains(&technique));
                }
                if due.contains(&technique) {
                    prop_assert!(ring != Ring::NotBegun && memory.is_none_or(|it| it.due() <= knowledge.today()));
                }
                prop_assert_eq!(knowledge.lacking(Level::Extreme).contains(technique),
                    technique.score().is_some() && matches!(ring, Ring::NotBegun | Ring::Learning));
            }
            match knowledge.next(&GOAL) {
                NextThing::Review(technique) => prop_assert_eq!(due.first(), Some(&technique)),
                NextThing::Learn(technique) => prop_assert!(due.is_empty() && knowledge.ring(technique) == Ring::NotBegun),
                NextThing::Practise(technique) => prop_assert!(due.is_empty() && knowledge.ring(technique) != Ring::NotBegun),
                NextThing::Mixed => prop_assert!(false),
            }
        }
    }
}

#[test]
fn a_game_is_made_for_the_last_technique_that_is_being_learnt() {
    let mut learner = Learner::default();
    assert_eq!(learner.on(0).game_technique(TechniqueSet::ALL), None);
    learner.finds(0, Technique::XWing);
    learner.finds(0, Technique::HiddenSingle);
    assert_eq!(learner.on(0).game_technique(TechniqueSet::ALL), Some(Technique::XWing));
    let without = TechniqueSet::ALL.without(Technique::XWing);
    assert_eq!(learner.on(0).game_technique(without), Some(Technique::HiddenSingle), "the nearest easier one");
    assert_eq!(learner.on(0).game_technique(TechniqueSet::of(Technique::NakedPair)), None, "it is not being learnt");
    for day in 0..40 {
        learner.attempt(day, Technique::XWing, DrillKind::Find, Answer::Found, 5);
    }
    assert_ne!(learner.on(39).ring(Technique::XWing), Ring::Learning);
    assert_eq!(learner.on(39).game_technique(TechniqueSet::ALL), Some(Technique::HiddenSingle), "what is known is learnt");
}
