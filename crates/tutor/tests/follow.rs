//! The questions of guided drills: what they ask for is there, their own answers are right, and others are answered with what is the case.
#![allow(clippy::unwrap_used, clippy::panic)] // in a test these are how it fails

use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, DigitSet, House, HouseSet};
use nonet_logic::{Family, Options, Step, Technique, steps_of};
use nonet_tutor::{
    follow::{Fact, FollowQuestion, FollowReply, Marked, PatternPart, questions, reply},
    positions,
};

const X_WING: &str = "9.....561..6.1.79371..962486...21479........5....4...642..586175.71.2..4..1....52";

fn steps(technique: Technique, at: &Candidates) -> Vec<Step> {
    steps_of(technique, at, &Options::to_practise(technique))
}

/// The questions about each instance of the technique.
fn instances(technique: Technique, at: &Candidates) -> Vec<Vec<FollowQuestion>> {
    steps(technique, at).iter().map(|step| questions(step, at)).collect()
}

fn x_wing() -> (Candidates, Vec<Vec<FollowQuestion>>) {
    let position = Candidates::new(&X_WING.parse().unwrap());
    let instances = instances(Technique::XWing, &position);
    (position, instances)
}

fn house(name: &str) -> House {
    House::all().find(|house| house.to_string() == name).unwrap()
}

fn houses(names: &[&str]) -> Marked {
    Marked::Houses(names.iter().map(|name| house(name)).collect())
}

fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(|name| name.parse::<Cell>().unwrap()).collect()
}

#[test]
fn an_x_wing_is_asked_for_row_by_row() {
    let (position, instances) = x_wing();
    let ask = |index, marked: &Marked| reply(&instances, index, marked, &position);
    assert_eq!(ask(0, &houses(&["row 3", "row 7"])), FollowReply::Right(vec![0]));
    assert_eq!(ask(0, &houses(&["row 3"])), FollowReply::Missing(1));
    let places = Fact::Places {
        digit: "3".parse::<DigitSet>().unwrap().first().unwrap(),
        house: house("row 4"),
        cells: cells("r4c2 r4c3 r4c4"),
    };
    assert_eq!(ask(0, &houses(&["row 3", "row 4"])), FollowReply::Wrong(vec![places]));
    assert_eq!(ask(1, &houses(&["column 3", "column 4"])), FollowReply::Right(vec![0]));
    let part = Marked::Candidates(CandidateSet::of("3r1c3".parse::<Candidate>().unwrap()));
    assert_eq!(ask(2, &part), FollowReply::Right(vec![0]), "of what follows any part counts");
    assert_eq!(ask(2, &Marked::Candidates(CandidateSet::EMPTY)), FollowReply::Missing(9));
    assert_eq!(
        ask(0, &Marked::Cells(cells("r3c3"))),
        FollowReply::Wrong(vec![Fact::Open(cells("r3c3").first().unwrap(), position.of_cell(cells("r3c3").first().unwrap()))])
    );
    assert_eq!(ask(9, &part), FollowReply::Wrong(vec![]), "there is no such question");
}

#[test]
fn a_candidate_that_does_not_follow_lies_aside() {
    let (position, instances) = x_wing();
    let [right, aside] = ["3r1c3", "3r3c3"].map(|name| name.parse::<Candidate>().unwrap());
    let marked = Marked::Candidates(CandidateSet::of(right).with(aside));
    assert_eq!(reply(&instances, 2, &marked, &position), FollowReply::Wrong(vec![Fact::Aside(aside)]));
}

#[test]
fn what_stands_at_a_place_is_told() {
    let (position, instances) = x_wing();
    let filled = cells("r1c1").first().unwrap();
    let marked = Marked::Candidates(CandidateSet::of_cell(filled, DigitSet::ALL));
    assert_eq!(
        reply(&instances, 2, &marked, &position),
        FollowReply::Wrong(vec![Fact::Filled(filled, position.grid()[filled].unwrap())])
    );
    let FollowReply::Wrong(facts) = reply(&instances, 0, &houses(&["row 2"]), &position) else { panic!() };
    assert!(matches!(facts[..], [Fact::Stands { house: row, cell, .. }] if row == house("row 2") && cell.to_string() == "r2c9"));
}

#[test]
fn each_instance_counts_and_later_questions_are_about_those_that_fit() {
    let position =
        Candidates::new(&"009000201100200300703050090480600907090805010605001024010060702008002009302000500".parse().unwrap());
    let instances = instances(Technique::HiddenSingle, &position);
    let all: Vec<&Marked> = instances.iter().map(|questions| &questions[0].answers[0]).collect();
    assert!(instances.len() > 5);
    for (index, marked) in all.iter().enumerate() {
        let FollowReply::Right(fitting) = reply(&instances, 0, marked, &position) else { panic!() };
        let expected: Vec<usize> = (0..all.len()).filter(|other| all[*other] == *marked).collect();
        assert!(fitting == expected && fitting.contains(&index));
    }
}

#[test]
fn a_colour_may_be_either_of_the_two() {
    let [position, ..] = positions(Technique::SimpleColors);
    let instances = instances(Technique::SimpleColors, &position);
    let colour = instances[0].iter().position(|question| question.part == PatternPart::Colour).unwrap();
    let answers = &instances[0][colour].answers;
    assert_eq!(answers.len(), 2);
    for answer in answers {
        assert!(matches!(reply(&instances, colour, answer, &position), FollowReply::Right(fitting) if fitting.contains(&0)));
    }
}

/// Takes one mark away. None if there is no other.
fn without_one(marked: &Marked) -> Option<Marked> {
    let one = match *marked {
        Marked::Houses(set) => Marked::Houses(HouseSet::of(set.first()?)),
        Marked::Cells(set) => Marked::Cells(CellSet::of(set.first()?)),
        Marked::Candidates(set) => Marked::Candidates(CandidateSet::of(set.first()?)),
    };
    Some(marked.without(&one)).filter(|left| !left.is_empty())
}

/// Answers are on the board: candidates are open, each house has a place for each of the digits, and cells are empty, or have
/// one of the digits as in an avoidable rectangle.
fn is_there(question: &FollowQuestion, answer: &Marked, at: &Candidates) -> bool {
    let is_about_failure = question.part == PatternPart::Contradiction;
    match *answer {
        Marked::Cells(cells) => {
            let has_digit = |cell: Cell| at.grid()[cell].is_none_or(|digit| question.digits.contains(digit));
            cells.iter().all(has_digit)
        }
        Marked::Candidates(candidates) => candidates.is_subset(at.open()),
        Marked::Houses(houses) => {
            let has_place = |house: House| question.digits.iter().all(|digit| !(at.of_digit(digit) & house.cells()).is_empty());
            is_about_failure || houses.iter().all(has_place)
        }
    }
}

#[test]
fn every_technique_has_questions_whose_answers_are_on_the_board() {
    for technique in Technique::ALL {
        let [position, ..] = positions(technique);
        let mut instances = instances(technique, &position);
        instances.truncate(20);
        assert!(!instances.is_empty(), "{technique}");
        for (number, questions) in instances.iter().enumerate() {
            let [before @ .., last] = &questions[..] else { panic!("{technique} has no questions") };
            assert_eq!(last.part, PatternPart::Conclusion);
            let is_template = matches!(technique, Technique::TemplateSet | Technique::TemplateDelete);
            assert!(is_template || !before.is_empty(), "{technique} has no questions about its pattern");
            assert!(before.iter().all(|question| question.part != PatternPart::Conclusion));
            for (index, question) in questions.iter().enumerate() {
                for answer in &question.answers {
                    assert!(!answer.is_empty() && is_there(question, answer, &position), "{technique}: {question:?}");
                    let reply_to = |marked| reply(&instances, index, marked, &position);
                    assert!(matches!(reply_to(answer), FollowReply::Right(fitting) if fitting.contains(&number)), "{technique}");
                    let Some(part) = without_one(answer) else { continue };
                    let is_part_right = index + 1 == questions.len();
                    match reply_to(&part) {
                        FollowReply::Right(fitting) => assert!(is_part_right || !fitting.contains(&number), "{technique}"),
                        FollowReply::Missing(missing) => assert_eq!(missing, 1, "{technique}: {question:?}"),
                        FollowReply::Wrong(_) => panic!("{technique}: {question:?} without one mark is wrong"),
                    }
                }
            }
        }
    }
}

/// The facts that tell why marks are wrong are true at the position, and each wrong mark has one.
#[test]
fn facts_are_true() {
    for technique in Technique::ALL.into_iter().filter(|technique| technique.family() < Family::Sets) {
        let [position, ..] = positions(technique);
        let instances = instances(technique, &position);
        for (index, _) in instances[0].iter().enumerate() {
            for house in House::all() {
                for marked in [Marked::Houses(HouseSet::of(house)), Marked::Cells(house.cells())] {
                    let FollowReply::Wrong(facts) = reply(&instances, index, &marked, &position) else { continue };
                    assert!(!facts.is_empty(), "{technique}");
                    for fact in facts {
                        match fact {
                            Fact::Places { digit, house, cells } => {
                                assert_eq!(cells, position.of_digit(digit) & house.cells());
                                assert!((position.grid().cells_of(digit) & house.cells()).is_empty());
                            }
                            Fact::Stands { digit, house, cell } => {
                                assert!(house.cells().contains(cell) && position.grid()[cell] == Some(digit));
                            }
                            Fact::EmptyCells { house, cells } => assert_eq!(cells, position.empty_cells() & house.cells()),
                            Fact::Filled(cell, digit) => assert_eq!(position.grid()[cell], Some(digit)),
                            Fact::Open(cell, digits) => {
                                assert!(position.grid()[cell].is_none() && position.of_cell(cell) == digits);
                            }
                            Fact::Aside(candidate) => panic!("no candidate was marked: {candidate}"),
                        }
                    }
                }
            }
        }
    }
}
