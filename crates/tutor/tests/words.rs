//! The texts about steps: each technique's last step at the first position of its table, told in one line and explained; a search.
//! `UPDATE_EXPECT=1` rewrites `words.txt`; read the diff as a reader would.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a test fails so

#[path = "../../logic/tests/support/mod.rs"]
mod support;

use expect_test::expect_file;
use nonet_core::board::{CandidateSet, Candidates, Cell, CellSet, Digit, Grid, House};
use nonet_logic::{
    Limits, Options, Order, Step, Technique,
    evidence::{AlsChain, Chain, Evidence, Exocets},
    search_log, solve_path, steps_of,
};
use nonet_prose::{About, Prose};
use nonet_techniques::Role;
use nonet_tutor::sentences;
use nonet_words::{Language, Messages, Notation, Speech, messages};
use std::{fmt::Write, path::Path};
use support::table;

fn steps(out: &mut String, speech: Speech<'_>) {
    for technique in Technique::ALL {
        writeln!(out, "## {} ({technique})\n", technique.title()).unwrap();
        let position = table::positions(&table::read(technique)).into_iter().next().unwrap();
        let step = steps_of(technique, &position, &Options::to_practise(technique)).into_iter().last().unwrap();
        write_step(out, &step, &position, speech);
    }
}

/// Two exocets of the same digits, of which each keeps ways of the other out.
fn double_exocet(out: &mut String, speech: Speech<'_>) {
    let technique = Technique::JuniorExocet;
    let grid: Grid = "....9..5..1.....3...23..7....45...7.8.....2.......64...9..1.....8..6......54....7".parse().unwrap();
    let position = Candidates::new(&grid);
    let is_double = |step: &Step| matches!(&step.evidence, Evidence::Exocets(Exocets { exocets, .. }) if exocets.len() > 1);
    let step = steps_of(technique, &position, &Options::default()).into_iter().find(is_double).unwrap();
    writeln!(out, "## {} ({technique}), two of the same digits\n", technique.title()).unwrap();
    write_step(out, &step, &position, speech);
}

/// The loop through a set that is not in one house.
fn bent_set(out: &mut String, speech: Speech<'_>) {
    let technique = Technique::AlsAic;
    let position = table::positions(&table::read(technique)).into_iter().last().unwrap();
    let is_bent = |step: &Step| {
        let Evidence::AlsChain(AlsChain { closed: true, sets, .. }) = &step.evidence else { return false };
        sets.iter().any(|cells| cells.len() > 1 && cells.common_houses().next().is_none())
    };
    let step = steps_of(technique, &position, &Options::to_practise(technique)).into_iter().find(is_bent).unwrap();
    writeln!(out, "## {} ({technique}), a set in two houses\n", technique.title()).unwrap();
    write_step(out, &step, &position, speech);
}

/// A chain whose two ends are the same digit in the same cells, on the path of a puzzle.
fn joined_ends(out: &mut String, speech: Speech<'_>) {
    let grid: Grid = "400030000000600800000000001000050090080000600070200000000102700503000040900000000".parse().unwrap();
    let mut position = Candidates::new(&grid);
    for step in solve_path(&position, Order::Hint, &Options::UNIQUE).steps {
        let proof = sentences::explain(&step, &position, Speech::english());
        if proof.iter().any(|sentence| sentence.to_string() == "So one of r4c4 and r9c4 is 3.") {
            writeln!(out, "## {} ({}), both ends the same\n", step.technique.title(), step.technique).unwrap();
            return write_step(out, &step, &position, speech);
        }
        step.apply_with_singles(&mut position);
    }
    panic!("no step of that sort");
}

fn write_step(out: &mut String, step: &Step, position: &Candidates, speech: Speech<'_>) {
    let following = step.apply_with_singles(&mut position.clone());
    write!(out, "{}", sentences::action(step, speech)).unwrap();
    if !following.placed.is_empty() {
        write!(out, " | {}", sentences::consequences(&following, speech)).unwrap();
    }
    writeln!(out).unwrap();
    let proof = sentences::explain(step, position, speech).into_iter().chain(sentences::followed(&following, speech));
    for (i, sentence) in proof.enumerate() {
        writeln!(out, "  {}. {sentence}", i + 1).unwrap();
    }
    writeln!(out).unwrap();
}

fn searches(out: &mut String, speech: Speech<'_>) {
    for (name, line) in [
        (
            "an earlier program's first puzzle",
            "043080250600000000000001094900004070000608000010200003820500000000000005034090710",
        ),
        ("two 5s in a row", "55..............................................................................."),
    ] {
        writeln!(out, "## The search: {name}\n").unwrap();
        let found = search_log(&Candidates::new(&line.parse::<Grid>().unwrap()), Limits::FIRST);
        for event in &found.events {
            writeln!(out, "{}", sentences::event(event, speech)).unwrap();
        }
        writeln!(out, "{}\n", sentences::search_summary(&found, speech.messages)).unwrap();
    }
}

/// Of a link between two cells of one box and one line, the house is named in which these are the only places.
#[test]
fn a_link_names_a_house_that_has_no_other_place() {
    let puzzle: Grid = "753420060080007002020380500310000600605000209002000035009043050000800090030016427".parse().unwrap();
    let at = Candidates::new(&puzzle);
    let mut named = 0;
    for technique in [Technique::Skyscraper, Technique::TurbotFish, Technique::XChain, Technique::NiceLoop] {
        for step in steps_of(technique, &at, &Options::default()) {
            let Evidence::Chain(Chain { nodes, .. }) = &step.evidence else { continue };
            if nodes.iter().any(|node| node.cells.len() > 1) {
                continue; // of these there are more places than two
            }
            for sentence in sentences::explain(&step, &at, Speech::english()) {
                let told = sentence.to_string();
                let Some((before, rest)) = told.split_once(", the only other place in ") else { continue };
                let house =
                    House::all().find(|it| rest.starts_with(&format!("{it}.")) || rest.starts_with(&format!("{it},"))).unwrap();
                let digit = before.chars().last().and_then(Digit::from_char).unwrap();
                assert_eq!((at.of_digit(digit) & house.cells()).len(), 2, "{told}");
                named += 1;
            }
        }
    }
    assert!(named > 20, "{named}");
}

/// The guesses that a search counts end with the first solution, those that it tells don't.
#[test]
fn a_search_that_goes_on_says_how_far_it_counts() {
    let puzzle: Grid = "000704005020010070000080002090006250600070008053200010400090000030060090200007000".parse().unwrap();
    let summary = |limits| sentences::search_summary(&search_log(&Candidates::new(&puzzle), limits), messages(Language::En));
    assert_eq!(summary(Limits::FIRST), "9 guesses, at most 6 deep");
    assert_eq!(summary(Limits { solutions: 100, ..Limits::FIRST }), "9 guesses to the first solution, at most 6 deep");
}

#[test]
fn steps_and_searches_read_as_they_should_in_each_language() {
    for (language, file) in [(Language::En, "words.txt"), (Language::De, "words.de.txt")] {
        let speech = Speech { messages: messages(language), notation: Notation::RowColumn };
        let mut found = String::from("# What a reader reads, one case a technique. Written by tests/words.rs.\n\n");
        for write in [steps, double_exocet, bent_set, joined_ends, searches] {
            write(&mut found, speech);
        }
        let found = format!("{}\n", found.trim_end());
        expect_file![file].assert_eq(&found);
    }
}

/// Every name in a sentence lights what it names, and what follows is said with its role.
#[test]
fn sentences_know_what_they_speak_of() {
    for technique in Technique::ALL {
        for position in table::positions(&table::read(technique)) {
            for step in steps_of(technique, &position, &Options::to_practise(technique)) {
                let (set, role) = if step.placements().is_empty() {
                    (step.eliminations(), Role::Elimination)
                } else {
                    (step.placements(), Role::Target)
                };
                for language in Language::iter().copied() {
                    let speech = Speech { messages: messages(language), notation: Notation::RowColumn };
                    let sentences = sentences::explain(&step, &position, speech);
                    sentences.iter().for_each(names_light_what_they_name);
                    let last = sentences.last().expect("a step is explained");
                    let spans = last.spans.iter().filter(|span| span.role == Some(role));
                    let said = spans.fold(CandidateSet::EMPTY, |all, span| match span.about {
                        About::Candidates(candidates) => all | candidates,
                        _ => all,
                    });
                    assert_eq!(said, set, "{technique}: {last}");
                }
            }
        }
    }
}

fn names_light_what_they_name(sentence: &Prose) {
    for span in &sentence.spans {
        let named: CellSet = span.text.split([' ', ',']).filter_map(|word| word.parse::<Cell>().ok()).collect();
        assert!(named.is_subset(span.about.cells()), "{sentence}");
    }
    let named: CellSet =
        sentence.to_string().split([' ', ',', '.', ':', ';', '(', ')']).filter_map(|word| word.parse::<Cell>().ok()).collect();
    assert!(named.is_subset(sentence.cells()), "{sentence}");
}

/// A word without accents in the language that is made of English by rule comes from no message.
#[test]
fn all_that_is_told_of_steps_and_searches_comes_from_messages() {
    let text = pseudo::of_folder(Path::new("../../locales/en")).unwrap();
    let messages = Messages::new(pseudo::TAG, text.as_bytes()).unwrap();
    for notation in [Notation::RowColumn, Notation::Letters] {
        let mut found = String::new();
        for write in [steps, double_exocet, bent_set, joined_ends, searches] {
            write(&mut found, Speech { messages: &messages, notation });
        }
        let told: Vec<&str> = found.lines().filter(|line| !line.starts_with("## ") && !line.is_empty()).collect();
        assert!(told.len() > 400, "{}", told.len());
        let is_said = |word: &&str| *word != "loop"; // the sign of a closed chain in the notation of experts
        let plain: Vec<&&str> = told.iter().filter(|line| pseudo::plain_words(line).iter().any(is_said)).collect();
        assert_eq!(plain, [&""; 0]);
    }
}
