//! Answers to drills are judged: what an instance of the technique shows is accepted, what is true otherwise is told so, and what is
//! false is refused. The prover, which shares no code with the finders, checks each proof.
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use nonet_core::{
    board::{Candidate, CandidateSet, Candidates, Grid},
    solver::{Puzzle, Solution},
};
use nonet_logic::{Effect, Family, Options, Step, Technique, check, steps_of};
use nonet_tutor::{
    coach::{DrillJudgement, WhyNot, judge},
    drill_position, positions,
};
use std::{collections::BTreeSet, env};

const EASY: &str = "009000201100200300703050090480600907090805010605001024010060702008002009302000500";
const X_WING: &str = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52";

fn solution(position: &Candidates) -> Solution {
    let givens: Grid = position.grid().within(position.givens());
    *Puzzle::new(givens).unwrap().solution()
}

fn candidates(names: &str) -> CandidateSet {
    names.split_whitespace().map(|name| name.parse::<Candidate>().unwrap()).collect()
}

fn ruled_out(names: &str) -> Effect {
    Effect::eliminate(candidates(names)).unwrap()
}

fn placed(names: &str) -> Effect {
    Effect::place(candidates(names)).unwrap()
}

fn x_wing(answer: &Effect) -> DrillJudgement {
    let position = Candidates::new(&X_WING.parse().unwrap());
    judge(Technique::XWing, &position, &solution(&position), answer)
}

#[test]
fn any_part_of_what_the_technique_shows_is_found() {
    for names in ["3r1c3", "3r9c4", "3r1c3 3r9c4", "3r1c3 3r1c4 3r4c3 3r4c4 3r5c3 3r5c4 3r6c3 3r6c4 3r9c4"] {
        let DrillJudgement::Found(steps) = x_wing(&ruled_out(names)) else { panic!("{names}") };
        assert_eq!(steps.iter().map(|step| step.evidence.to_string()).collect::<Vec<_>>(), ["fish 3 r37/c34"], "{names}");
    }
}

#[test]
fn several_instances_share_out_an_answer() {
    let position = Candidates::new(&EASY.parse().unwrap());
    let singles = steps_of(Technique::HiddenSingle, &position, &Options::to_practise(Technique::HiddenSingle));
    let placed: CandidateSet = singles.iter().flat_map(|step| step.placements().iter().collect::<Vec<_>>()).collect();
    assert!(placed.len() > 5);
    let answer = Effect::place(placed).unwrap();
    let DrillJudgement::Found(steps) = judge(Technique::HiddenSingle, &position, &solution(&position), &answer) else { panic!() };
    assert_eq!(steps.len(), placed.len(), "one step for each digit");
}

#[test]
fn the_worst_of_several_candidates_is_judged() {
    // 3r2c3 has gone, and 3r3c3 or 3r3c4 is true: the X-wing is there.
    let position = Candidates::new(&X_WING.parse().unwrap());
    let solved = solution(&position);
    let needed = candidates("3r3c3 3r3c4").iter().find(|it| solved.digit(it.cell) == it.digit).unwrap();
    let with = |names: &str| Effect::eliminate(candidates(names).with(needed)).unwrap();
    assert!(matches!(x_wing(&with("3r1c3 3r2c3")), DrillJudgement::Needed(it, _) if it == needed));
    assert_eq!(x_wing(&ruled_out("3r1c3 3r2c3")), DrillJudgement::Gone("3r2c3".parse().unwrap()));
    assert_eq!(x_wing(&placed("3r2c3")), DrillJudgement::Gone("3r2c3".parse().unwrap()));
}

/// Whether a step places a candidate or leaves it out, as its application says.
fn leads_to(step: &Step, answer: &Effect, at: &Candidates) -> bool {
    let mut after = at.clone();
    step.apply(&mut after);
    answer.candidates().iter().all(|it| match answer {
        Effect::Place(_) => after.grid()[it.cell] == Some(it.digit),
        Effect::Eliminate(_) => !after.open().contains(it) && after.grid()[it.cell] != Some(it.digit),
    })
}

/// The number of judgements of each sort: found, true otherwise, needed, wrong.
#[derive(Default, Debug)]
struct Counts([usize; 4]);

/// Judges an answer about one candidate, and holds the judgement to the solution, to the steps of the technique and to the prover.
fn verify(own: &[Step], technique: Technique, at: &Candidates, solution: &Solution, answer: &Effect, counts: &mut Counts) {
    let candidate = answer.candidates().first().unwrap();
    let is_true = matches!(answer, Effect::Place(_)) == (solution.digit(candidate.cell) == candidate.digit);
    let is_shown = own.iter().any(|step| leads_to(step, answer, at));
    let judgement = judge(technique, at, solution, answer);
    let context = format!("{technique}, {answer} at {}: {judgement:?}", at.grid());
    let sort = match &judgement {
        DrillJudgement::Found(steps) => {
            assert!(is_true && is_shown, "{context}");
            let [step] = &steps[..] else { panic!("{context}") };
            assert!(step.technique == technique && leads_to(step, answer, at) && check(step, at).is_ok(), "{context}");
            0
        }
        DrillJudgement::Other(_, step) => {
            assert!(is_true && !is_shown, "{context}");
            let proves = |step: &Step| leads_to(step, answer, at) && check(step, at).is_ok() && step.technique != technique;
            assert!(step.as_ref().is_none_or(proves), "{context}");
            1
        }
        DrillJudgement::Needed(_, reasons) => {
            assert!(!is_true && matches!(answer, Effect::Eliminate(_)), "{context}");
            for (other, reason) in reasons {
                assert!(solution.digit(other.cell) != other.digit && *reason != WhyNot::Unproved, "{context}");
            }
            2
        }
        DrillJudgement::Wrong(..) => {
            assert!(!is_true && matches!(answer, Effect::Place(_)), "{context}");
            3
        }
        DrillJudgement::Gone(_) => panic!("{context}"),
    };
    counts.0[sort] += 1;
}

/// Judges answers at a position: about some candidates, placed and ruled out, and about some that the technique shows.
fn verify_position(technique: Technique, position: &Candidates, counts: &mut Counts) {
    let solution = solution(position);
    let own = steps_of(technique, position, &Options::to_practise(technique));
    let shown = own.iter().take(5).flat_map(|step| step.effect.candidates().iter().collect::<Vec<_>>());
    // At hard positions a proof takes long to look for.
    let some = position.open().iter().step_by(if technique.family() < Family::Sets { 7 } else { 41 });
    for candidate in shown.take(5).chain(some) {
        for answer in [Effect::Place(candidate.into()), Effect::Eliminate(candidate.into())] {
            verify(&own, technique, position, &solution, &answer, counts);
        }
    }
}

/// The techniques that are drilled. A trial shows everything, so nothing can be asked of it.
fn drilled() -> impl Iterator<Item = Technique> {
    Technique::ALL.into_iter().filter(|technique| *technique != Technique::Trial)
}

#[test]
fn no_answer_is_accepted_or_refused_wrongly() {
    let mut counts = Counts::default();
    for technique in drilled() {
        let [position, ..] = positions(technique);
        verify_position(technique, &position, &mut counts);
    }
    assert!(counts.0.iter().all(|count| *count > 50), "all judgements occur: {counts:?}");
}

/// Drills that the page asks have their technique, and answers to them are judged rightly. `cargo xtask drills` makes 200 of each technique
/// and `DRILLS=N cargo test` any other number; else one is made of the easiest techniques.
#[test]
fn drills_that_are_made_have_their_technique_and_are_judged_rightly() {
    let number: Option<u64> = env::var("DRILLS").ok().and_then(|number| number.parse().ok());
    let mut all = Counts::default();
    for technique in drilled().filter(|technique| number.is_some() || *technique < Technique::NakedTriple) {
        let mut counts = Counts::default();
        let mut positions = BTreeSet::new();
        for drill in 0..number.unwrap_or(1) {
            let position = drill_position(technique, drill, &mut |_| true).unwrap();
            let steps = steps_of(technique, &position, &Options::to_practise(technique));
            assert!(!steps.is_empty(), "{technique}, drill {drill}: {}", position.grid());
            verify_position(technique, &position, &mut counts);
            positions.insert(format!("{} {:?}", position.grid(), position.open()));
        }
        println!("{technique}: {} positions of {} drills, judgements {:?}", positions.len(), number.unwrap_or(1), counts.0);
        all.0.iter_mut().zip(counts.0).for_each(|(all, count)| *all += count);
    }
    println!("all: {} judgements {:?}", all.0.iter().sum::<usize>(), all.0);
}
