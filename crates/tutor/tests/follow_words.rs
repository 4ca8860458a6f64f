//! The texts of guided drills: the questions about the simplest instance of each technique at the first position of its lesson, and the
//! replies to a wrong mark. `UPDATE_EXPECT=1` rewrites `follow.txt` and `follow.de.txt`; read the diff as a reader would.
#![allow(clippy::unwrap_used)] // in a test this is how it fails

use expect_test::expect_file;
use nonet_core::board::{Candidate, CandidateSet, Candidates, Cell, CellSet, House, HouseSet};
use nonet_logic::{Options, Step, Technique, steps_of};
use nonet_tutor::{
    follow::{FollowQuestion, FollowReply, Marked, facts_words, missing_words, question_words, questions, reply},
    positions,
};
use nonet_words::{Language, Messages, Notation, messages};
use std::fmt::Write;

#[test]
fn guided_drills_are_said_in_english() {
    expect_file!["follow.txt"].assert_eq(&told(Language::En));
}

#[test]
fn guided_drills_are_said_in_german() {
    expect_file!["follow.de.txt"].assert_eq(&told(Language::De));
}

fn told(language: Language) -> String {
    let messages = messages(language);
    let mut out = String::new();
    for technique in Technique::ALL {
        let [position, ..] = positions(technique);
        let steps = steps_of(technique, &position, &Options::to_practise(technique));
        let step = steps.iter().min_by_key(|step| step.evidence.complexity()).unwrap();
        writeln!(out, "## {} ({technique})\n", technique.title()).unwrap();
        write_drill(&mut out, step, &position, messages);
    }
    let missing = |count| missing_words(&Marked::Cells(CellSet::ALL), count, messages).of(Notation::RowColumn).to_string();
    let nothing = missing_words(&Marked::Cells(CellSet::EMPTY), 3, messages).of(Notation::RowColumn).to_string();
    writeln!(out, "## What is missing\n\n{}\n{}\n{nothing}", missing(1), missing(2)).unwrap();
    out
}

/// Writes each question with its first answer, and under it what is said of the first marks that are wrong.
fn write_drill(out: &mut String, step: &Step, at: &Candidates, messages: &Messages) {
    let questions = questions(step, at);
    for (index, question) in questions.iter().enumerate() {
        let words = question_words(question, step, at, messages).of(Notation::RowColumn).to_string();
        assert!(!words.is_empty(), "{}: {:?} has no words", step.technique, question.part);
        writeln!(out, "{words}\n  > {}", shown(&question.answers[0])).unwrap();
        let wrong = wrong_marks(question, at).into_iter().find_map(|marked| {
            match reply(std::slice::from_ref(&questions), index, &marked, at) {
                FollowReply::Wrong(facts) => Some((marked, facts)),
                FollowReply::Right(_) | FollowReply::Missing(_) => None,
            }
        });
        let Some((marked, facts)) = wrong else { continue };
        let facts = facts_words(&facts, messages);
        let facts: Vec<String> = facts.of(Notation::RowColumn).iter().map(ToString::to_string).collect();
        writeln!(out, "  x {}: {}", shown(&marked), facts.join(" ")).unwrap();
    }
    writeln!(out).unwrap();
}

/// Marks of the sort that is asked for, each a house, a cell or a candidate. The first of them is another for each question.
fn wrong_marks(question: &FollowQuestion, at: &Candidates) -> Vec<Marked> {
    let mut all: Vec<Marked> = match &question.answers[0] {
        Marked::Houses(houses) => {
            let kinds: Vec<_> = houses.iter().map(House::kind).collect();
            let alike = House::all().filter(|house| kinds.contains(&house.kind()));
            alike.map(|house| Marked::Houses(HouseSet::of(house))).collect()
        }
        Marked::Cells(_) => Cell::all().map(|cell| Marked::Cells(CellSet::of(cell))).collect(),
        Marked::Candidates(candidates) => {
            let digits = candidates.digits();
            let alike = at.open().iter().filter(|it: &Candidate| digits.contains(it.digit));
            alike.map(|it| Marked::Candidates(CandidateSet::of(it))).collect()
        }
    };
    let turn = question.digits.len() * 7 % all.len().max(1);
    all.rotate_left(turn);
    all
}

fn shown(marked: &Marked) -> String {
    match marked {
        Marked::Houses(houses) => houses.to_string(),
        Marked::Cells(cells) => cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" "),
        Marked::Candidates(candidates) => candidates.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" "),
    }
}
