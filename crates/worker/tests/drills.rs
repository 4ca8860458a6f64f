//! Drills as the page asks for them: they are made of every technique that is said to be drillable, the same for everybody, and a guided
//! drill is answered from the first question to the last.
#![allow(clippy::unwrap_used, clippy::panic)] // a panic fails the test

use nonet_core::board::{CandidateSet, Candidates, CellSet, HouseSet};
use nonet_course::{DrillKind, DrillLevel, DrillSeed, LEARNING_ORDER, drillable, playable};
use nonet_logic::{Options, Step, Technique, next_step, steps_of};
use nonet_protocol::{Answer, Drill, DrillRequest, FollowRequest, FollowTask, Followed, Make, MarkKind, Question, Seed};
use nonet_tutor::follow::{Marked, questions};
use nonet_words::Notation;
use nonet_worker::answer;
use std::rc::Rc;

fn seed(technique: Technique, kind: DrillKind, number: u64) -> DrillSeed {
    DrillSeed::new(technique, kind, number).unwrap()
}

fn made(seed: DrillSeed, level: Option<DrillLevel>) -> Rc<Drill> {
    let request = DrillRequest { seed, level };
    match answer(&Question::Drill(request), &mut |_| {}) {
        Some(Answer::Drill(Some(drill))) => drill,
        other => panic!("{seed}: {other:?}"),
    }
}

fn followed(drill: &Drill, marked: Vec<Marked>) -> Followed {
    let technique = drill.seed.technique();
    match answer(&Question::Follow(FollowRequest { technique, at: drill.position, marked }), &mut |_| {}) {
        Some(Answer::Followed(followed)) => followed.as_ref().clone(),
        other => panic!("{other:?}"),
    }
}

fn options(technique: Technique) -> Options {
    Options::to_practise(technique)
}

fn simplest(technique: Technique, at: &Candidates) -> Step {
    let steps = steps_of(technique, at, &options(technique));
    steps.into_iter().min_by_key(|step| step.evidence.complexity()).unwrap()
}

fn drilled() -> impl Iterator<Item = Technique> {
    Technique::ALL.into_iter().filter(|technique| drillable().contains(*technique))
}

/// The drill is made, its technique is what comes next, and its simplest instance is told in the hint.
fn verify_drill(drill: &Drill) {
    let technique = drill.seed.technique();
    let at = drill.position.candidates();
    assert_eq!(next_step(&at, &options(technique)).map(|step| step.technique), Some(technique), "{}", drill.seed);
    let step = simplest(technique, &at);
    assert_eq!(drill.hint.explained.effect, step.effect, "{}", drill.seed);
    assert_eq!(drill.places, !step.placements().is_empty(), "{}", drill.seed);
    assert_eq!(drill.hint.open, *at.open(), "{}", drill.seed);
}

/// Answers the questions about the simplest instance rightly, one after the other.
fn verify_follow(drill: &Drill) {
    let technique = drill.seed.technique();
    let at = drill.position.candidates();
    let questions = questions(&simplest(technique, &at), &at);
    let mut task = drill.question.clone();
    let mut marked = Vec::new();
    for (index, question) in questions.iter().enumerate() {
        let asked = task.unwrap_or_else(|| panic!("{}: question {index} is missing", drill.seed));
        assert_eq!(asked.is_last, index + 1 == questions.len(), "{}", drill.seed);
        assert!(!asked.words.of(Notation::RowColumn).to_string().is_empty(), "{}", drill.seed);
        let right = &question.answers[0];
        assert!(can_be_marked(right, &asked.marks), "{}: {asked:?}", drill.seed);
        let wrong = another(right, &at);
        let answered = |last: Marked| followed(drill, marked.iter().copied().chain([last]).collect());
        match answered(wrong) {
            Followed::Wrong(facts) => assert!(!facts.of(Notation::RowColumn).is_empty(), "{}", drill.seed),
            other => panic!("{}: {other:?}", drill.seed),
        }
        let Followed::Right(next) = answered(*right) else { panic!("{}: question {index}", drill.seed) };
        task = next;
        marked.push(*right);
    }
    assert_eq!(task, None::<FollowTask>, "{}", drill.seed);
}

fn can_be_marked(marked: &Marked, kind: &MarkKind) -> bool {
    match (marked, kind) {
        (Marked::Houses(houses), MarkKind::Houses(kinds)) => houses.iter().all(|house| kinds.contains(&house.kind())),
        (Marked::Cells(_), MarkKind::Cells) | (Marked::Candidates(_), MarkKind::Candidates(None)) => true,
        (Marked::Candidates(candidates), MarkKind::Candidates(Some(digit))) => candidates.digits().single() == Some(*digit),
        _ => false,
    }
}

/// Marks that are surely wrong: all places that the right marks leave, or all candidates that are no longer open.
fn another(right: &Marked, at: &Candidates) -> Marked {
    match *right {
        Marked::Houses(_) => Marked::Houses(HouseSet::ALL).without(right),
        Marked::Cells(_) => Marked::Cells(CellSet::ALL).without(right),
        Marked::Candidates(_) => Marked::Candidates(CandidateSet::ALL - at.possible()),
    }
}

/// The techniques up to the pairs, and some of each family after them. `DRILLS=N cargo test` makes N drills of all.
fn some() -> Vec<(Technique, u64)> {
    let number = std::env::var("DRILLS").ok().and_then(|number| number.parse().ok());
    let is_quick = |technique: &Technique| *technique <= Technique::HiddenPair || (*technique as usize).is_multiple_of(5);
    match number {
        Some(number) => drilled().flat_map(|technique| (0..number).map(move |number| (technique, number))).collect(),
        None => drilled().filter(is_quick).map(|technique| (technique, 7)).collect(),
    }
}

#[test]
fn every_drillable_technique_has_drills_that_are_answered_from_the_first_question_to_the_last() {
    for technique in drilled() {
        let drill = made(seed(technique, DrillKind::Follow, 5), None);
        verify_drill(&drill);
        verify_follow(&drill);
        assert_eq!(drill.choices, []);
    }
}

#[test]
fn a_seed_gives_the_same_drill_to_everybody_and_the_same_position_in_each_kind() {
    for (technique, number) in some() {
        let drill = made(seed(technique, DrillKind::Find, number), None);
        verify_drill(&drill);
        assert_eq!((drill.seed, &drill.question), (seed(technique, DrillKind::Find, number), &None));
        assert_eq!(made(drill.seed, None), drill);
        assert_eq!(made(seed(technique, DrillKind::Mixed, number), None).position, drill.position);
        let other = made(seed(technique, DrillKind::Find, number + 1), None);
        assert_ne!(other.position, drill.position, "{technique}");
    }
}

#[test]
fn of_four_techniques_one_is_at_the_position() {
    for (technique, number) in some() {
        let drill = made(seed(technique, DrillKind::Which, number), None);
        let at = drill.position.candidates();
        let is_there = |it: &Technique| !steps_of(*it, &at, &options(*it)).is_empty();
        assert_eq!(drill.choices.len(), 4, "{technique}");
        assert_eq!(drill.choices.iter().copied().filter(is_there).collect::<Vec<_>>(), [technique]);
        let place = |it: &Technique| LEARNING_ORDER.iter().position(|other| other == it);
        assert!(drill.choices.is_sorted_by_key(place), "{technique}: {:?}", drill.choices);
    }
}

#[test]
fn what_is_found_by_eye_is_proved_by_the_digits_alone() {
    for technique in drilled().filter(|technique| DrillKind::ByEye.fits(*technique)) {
        for number in 0..10 {
            let drill = made(seed(technique, DrillKind::ByEye, number), None);
            verify_drill(&drill);
            let plain = Candidates::new(&drill.position.grid);
            assert_eq!(drill.position.open, *plain.open(), "{technique}: {number}");
        }
    }
}

/// The level chooses among a few numbers from that of the seed on, and the seed of the drill tells which.
#[test]
fn a_level_chooses_among_a_few_positions() {
    for technique in [Technique::HiddenSingle, Technique::XWing] {
        let first = seed(technique, DrillKind::Find, 20);
        let levels = [DrillLevel::EASIEST, DrillLevel::new(4).unwrap(), DrillLevel::HARDEST];
        let drills = levels.map(|level| made(first, Some(level)));
        for drill in &drills {
            assert!((20..25).contains(&drill.seed.number()), "{}", drill.seed);
            assert_eq!(made(drill.seed, None).position, drill.position);
        }
        assert_ne!(drills[0].position, drills[2].position, "{technique}");
    }
}

#[test]
fn answers_that_do_not_fit_together_are_wrong_without_a_reason() {
    let drill = made(seed(Technique::XWing, DrillKind::Follow, 1), None);
    let nothing = |followed: &Followed| matches!(followed, Followed::Wrong(facts) if facts.of(Notation::RowColumn).is_empty());
    let wrong = Marked::Houses(HouseSet::ALL);
    assert!(nothing(&followed(&drill, vec![])));
    assert!(nothing(&followed(&drill, vec![wrong, wrong])), "the answer before was wrong");
    let at = drill.position.candidates();
    let all: Vec<Marked> = questions(&simplest(Technique::XWing, &at), &at).iter().map(|it| it.answers[0]).collect();
    let too_many = all.iter().copied().chain([wrong]).collect();
    assert!(nothing(&followed(&drill, too_many)), "there are no more questions");
    let elsewhere = Drill { seed: seed(Technique::Jellyfish, DrillKind::Follow, 1), ..drill.as_ref().clone() };
    assert!(nothing(&followed(&elsewhere, all)), "there is no jellyfish");
}

/// Marks that are right and not all are told so.
#[test]
fn what_is_missing_is_said() {
    let drill = made(seed(Technique::XWing, DrillKind::Follow, 1), None);
    let at = drill.position.candidates();
    let Marked::Houses(base) = questions(&simplest(Technique::XWing, &at), &at)[0].answers[0] else { panic!() };
    let one = Marked::Houses(HouseSet::of(base.first().unwrap()));
    match followed(&drill, vec![one]) {
        Followed::Missing(words) => assert_eq!(words.of(Notation::RowColumn).to_string(), "Right so far: one is missing."),
        other => panic!("{other:?}"),
    }
}

#[test]
fn games_are_made_of_every_technique_that_is_playable() {
    for technique in playable() {
        let made = |nth| match answer(&Question::Make(Make::Technique { seed: Seed { of: 7, nth }, technique }), &mut |_| {}) {
            Some(Answer::Made(made)) => made,
            other => panic!("{other:?}"),
        };
        let found = (1..=2).find_map(|nth| made(nth).filter(|puzzle| puzzle.meets));
        assert_eq!(found.unwrap_or_else(|| panic!("{technique}")).hardest, Some(technique));
    }
}
