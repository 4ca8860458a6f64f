//! Properties of the log on random attempts and texts: joining is the union of sets, and no text loses anything or stops the reader.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

use jiff::civil::date;
use nonet_course::{Answer, Attempt, AttemptId, DrillKind, DrillSeed, Log};
use nonet_techniques::Technique;
use proptest::{prelude::*, sample::select};

/// An attempt with one of few ids, so that different logs often have the same one.
fn attempt() -> impl Strategy<Value = Attempt> {
    let drill = (select(&Technique::ALL[..]), select(&DrillKind::ALL[..]), 0..20u64);
    let drill = drill.prop_filter_map("by eye", |(technique, kind, number)| DrillSeed::new(technique, kind, number));
    let at = (1..=28i8, 0..24i8, 0..60i8).prop_map(|(day, hour, minute)| date(2026, 2, day).at(hour, minute, 0, 0));
    let counts = (0..6u32, 0..4u32, any::<u32>());
    (0..30u64, at, drill, select(&Answer::ALL[..]), counts).prop_map(|(id, at, drill, answer, (help, wrong, seconds))| {
        let mut attempt = Attempt::new(AttemptId::new(id), at, drill, answer);
        (attempt.help, attempt.wrong, attempt.seconds) = (help, wrong, seconds);
        attempt
    })
}

/// A log with attempts and with lines that could not be read.
fn log() -> impl Strategy<Value = Log> {
    let lines = prop::collection::vec(prop_oneof![attempt().prop_map(|it| it.to_string()), "[a-c ;]{1,5}", "\\PC{0,20}"], 0..12);
    lines.prop_map(|lines| Log::read(&format!("nonet attempts 1\n{}", lines.join("\n"))).unwrap().log)
}

/// A log that has lines of later versions too.
fn log_with_later_lines() -> impl Strategy<Value = Log> {
    let later = prop::collection::vec((2..4u32, "[a-c ;]{0,4}[a-c]"), 0..4);
    (log(), later).prop_map(|(mut log, later)| {
        later.iter().for_each(|(version, line)| log.add_text(&format!("nonet attempts {version}\n{line}\n")).unwrap());
        log
    })
}

fn union(logs: &[&Log]) -> Log {
    let mut all = Log::default();
    logs.iter().for_each(|log| all.merge(log));
    all
}

/// A log as version 1 wrote it is read to the last line, and is written so now. The file is never changed: a later version adds its own.
#[test]
fn a_log_of_version_1_is_read_and_written_as_it_was() {
    let text = include_str!("kept/attempts-1.txt");
    let reading = Log::read(text).unwrap();
    assert_eq!((reading.log.len(), reading.skipped.len(), reading.log.text().as_str()), (4, 2, text));
    let kinds = reading.log.iter().map(|attempt| (attempt.drill.kind(), attempt.answer));
    let expected = [
        (DrillKind::Placement, Answer::Found),
        (DrillKind::Find, Answer::Found),
        (DrillKind::ByEye, Answer::Wrong),
        (DrillKind::Mixed, Answer::Shown),
    ];
    assert!(kinds.eq(expected));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn joining_is_the_union_of_sets(a in log(), b in log(), c in log()) {
        prop_assert_eq!(union(&[&a, &b]), union(&[&b, &a]));
        prop_assert_eq!(union(&[&union(&[&a, &b]), &c]), union(&[&a, &union(&[&b, &c])]));
        prop_assert_eq!(union(&[&a, &a]), a.clone());
        prop_assert_eq!(union(&[&a, &Log::default()]), a.clone());
        let both = union(&[&a, &b]);
        prop_assert!(a.iter().chain(b.iter()).all(|it| both.iter().any(|kept| kept == it)), "an attempt is lost");
        prop_assert!(a.unread().chain(b.unread()).all(|it| both.unread().any(|kept| kept == it)), "a line is lost");
    }

    #[test]
    fn a_log_is_read_as_it_was_written(log in log()) {
        let reading = Log::read(&log.text()).unwrap();
        prop_assert_eq!(reading.skipped.len(), log.unread().count());
        prop_assert_eq!(reading.log, log);
    }

    /// A store that has a record for each line, and tabs that add to it in any order and more than once, lose nothing.
    #[test]
    fn lines_that_are_kept_one_by_one_are_the_log(
        lines in log_with_later_lines().prop_flat_map(|log| {
            let lines: Vec<_> = log.lines().collect();
            let twice = [lines.clone(), lines].concat();
            (Just(log), Just(twice).prop_shuffle())
        })
    ) {
        let (log, lines) = lines;
        let (mut of_lines, mut of_texts) = (Log::default(), Log::default());
        for line in &lines {
            of_lines.add_line(&line.to_string().parse().unwrap());
            of_texts.add_text(&line.log_text()).unwrap();
        }
        prop_assert_eq!(&of_lines, &log);
        prop_assert_eq!(of_texts, log);
        prop_assert_eq!(of_lines.line_count() * 2, lines.len());
    }

    #[test]
    fn a_log_without_another_is_what_that_one_lacks(a in log_with_later_lines(), b in log_with_later_lines()) {
        let lacking = a.without(&b);
        prop_assert_eq!(union(&[&b, &lacking]), union(&[&a, &b]));
        prop_assert_eq!(lacking.line_count(), union(&[&a, &b]).line_count() - b.line_count());
        prop_assert_eq!(union(&[&a, &b]).without(&a).without(&b), Log::default());
    }

    /// Two tabs that write down the same log with what each added, one after the other, lose nothing of either.
    #[test]
    fn texts_that_are_joined_are_the_join_of_the_logs(a in log(), b in log()) {
        let joined = union(&[&Log::read(&a.text()).unwrap().log, &Log::read(&b.text()).unwrap().log]);
        prop_assert_eq!(joined.text(), union(&[&a, &b]).text());
    }

    #[test]
    fn a_text_that_was_cut_off_gives_no_other_attempt(log in log(), cut in any::<prop::sample::Index>()) {
        let text = log.text();
        let mut end = cut.index(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        if let Ok(reading) = Log::read(&text[..end]) {
            prop_assert!(reading.log.iter().all(|it| log.iter().any(|other| other == it)));
            let lines: usize = reading.log.len() + reading.skipped.len();
            prop_assert_eq!(lines, text[..end].lines().count() - 1);
        }
    }

    #[test]
    fn no_drill_repeats(log in log(), technique in select(&Technique::ALL[..]), kind in select(&DrillKind::ALL[..]), from in 0..20u64) {
        let Some(drill) = log.fresh_drill(technique, kind, from) else {
            prop_assert!(!kind.fits(technique));
            return Ok(());
        };
        let is_met = |number| log.of(technique).any(|attempt| attempt.drill.number() == number);
        prop_assert!(drill.technique() == technique && drill.kind() == kind && !is_met(drill.number()));
        prop_assert!((from..drill.number()).all(is_met), "a drill is left out");
    }

    #[test]
    fn no_text_stops_the_reader(text in "(nonet attempts 1\n)?(\\PC|\n|;| |attempt ){0,80}") {
        if let Ok(reading) = Log::read(&text) {
            let lines = || text.lines().skip(1).filter(|line| !line.is_empty());
            let written = reading.log.text();
            for skipped in &reading.skipped {
                let line = text.lines().nth(skipped.line - 1).unwrap();
                prop_assert!(skipped.at <= line.len() && written.lines().any(|it| it == line));
            }
            prop_assert!(reading.log.len() + reading.skipped.len() <= lines().count());
        }
    }
}
